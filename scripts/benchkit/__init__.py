"""What `scripts/bench.py` measures, one module a part; each gives a report as a plain dict."""
