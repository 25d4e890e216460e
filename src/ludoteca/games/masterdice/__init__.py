"""Masterdice: one player finds the other's four hidden dice with at most seven rows. For two."""

from ludoteca.games.masterdice.rules import Masterdice

GAMES = (Masterdice(),)
