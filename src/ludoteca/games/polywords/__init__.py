"""Polywords: six word games on one grid, and the words they are played with."""
