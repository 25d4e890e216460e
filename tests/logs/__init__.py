"""Finished games of every released version of the rules: kept as they were written, replayed for ever."""
