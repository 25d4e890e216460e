"""Finished games of every released version of the rules: stored as written, and replayed in every later version."""
