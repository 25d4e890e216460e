"""Masterdice: four hidden dice, seven questions, one answer. For two."""

from ludoteca.games.masterdice.rules import Masterdice

GAMES = (Masterdice(),)
