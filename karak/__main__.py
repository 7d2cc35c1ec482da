"""`python -m karak`, and where the packaged program starts."""

import multiprocessing

if __name__ == "__main__":
    multiprocessing.freeze_support()  # first thing: a packaged worker starts here as well, and goes

    from karak.cli import main

    raise SystemExit(main())
