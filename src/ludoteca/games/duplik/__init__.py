"""Duplik: one describes an absurd picture, the others draw it, everybody judges."""
