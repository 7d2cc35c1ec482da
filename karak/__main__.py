"""`python -m karak`"""

from karak.cli import main

if __name__ == "__main__":
    raise SystemExit(main())
