"""House settings, bans and recent events."""
