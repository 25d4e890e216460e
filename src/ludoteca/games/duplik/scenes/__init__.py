"""Scenes composed of stamps: how they are laid out, and which criteria they get."""
