"""What the boards of all games share: how cells lie, and the camera above them."""
