"""What each picture shows: one module a family.

A module has `PICTURES`, a table from a place below `assets/` (without ending) to a function that
returns an `artkit.output.Picture`; and, if it needs one, `DATA`, the same for tables kept as JSON.
A module that reads files names them in `READS` (patterns below the project's folder): when one of
them changes, the family must be made anew (see `artkit.seal`).
Modules may be added freely: `scripts/art.py` takes what it finds here.
"""
