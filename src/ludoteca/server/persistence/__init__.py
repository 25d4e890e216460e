"""Writing a table: rows, codec, outages of the store."""
