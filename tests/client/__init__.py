"""The client as far as it can be proved without a browser."""
