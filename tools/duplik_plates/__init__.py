"""Plates of Duplik's album: draws them, checks them against their facts, and builds the JSON files the game reads.

The game itself only reads `content/plates` of its package. `docs/internals/drawing-plates.md` is the guide for authors.
"""
