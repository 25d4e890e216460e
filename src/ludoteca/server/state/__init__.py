"""The state of a room and its pure transitions."""
