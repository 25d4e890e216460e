"""One open page of a guest at a table, and the audience."""
