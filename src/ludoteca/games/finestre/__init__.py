"""Finestre: an outline is shown, and all players race to find the one of 35 windows with exactly that size."""

from ludoteca.games.finestre.rules import Finestre
from ludoteca.games.finestre.training import FinestreAllenamento

GAMES = (Finestre(), FinestreAllenamento())
