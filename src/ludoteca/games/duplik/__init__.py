"""Duplik: one describes an absurd picture, the others draw it, everybody judges."""

from ludoteca.games.duplik.rules import Duplik

GAMES = (Duplik(),)
