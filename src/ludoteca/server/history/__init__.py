"""Finished games: replays, ratings, works, dataset."""
