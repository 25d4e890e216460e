"""Processes that choose moves for bots."""
