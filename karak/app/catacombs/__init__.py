"""The catacombs as they are seen: tiles in torchlight, pieces and marks."""
