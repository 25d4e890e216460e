"""Chat, voice, the text board and their limits."""
