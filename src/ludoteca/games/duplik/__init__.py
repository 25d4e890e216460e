"""Duplik: one player describes an absurd picture, the others draw it, all of them judge."""

from ludoteca.games.duplik.rules import Duplik

GAMES = (Duplik(),)
