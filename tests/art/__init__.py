"""The painting kit, and the pictures it made."""
