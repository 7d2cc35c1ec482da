"""The six heroes of the catacombs as part lists, one module each; `heroes` makes the files."""
