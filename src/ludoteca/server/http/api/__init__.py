"""One module per resource under /api."""
