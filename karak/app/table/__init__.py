"""The table every game is played at: who plays when, the log, the buttons around the board."""
