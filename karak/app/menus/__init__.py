"""Everything around the table: title, set-up, settings, pause, saves, help, the end of a game."""
