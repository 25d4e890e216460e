"""One open session of a guest at a table, and the audience."""
