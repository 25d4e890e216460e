"""Names, profanity, and the approval of what big screens show."""
