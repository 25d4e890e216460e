"""Games and pages in a real browser: phones and desktop screens, with several players at once."""
