"""Who lives in the catacombs: figures as part lists; `monsters` makes their tokens."""
