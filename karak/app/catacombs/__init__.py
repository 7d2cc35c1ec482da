"""The table of the catacombs: its board, its panels, its fights, its movements."""
