"""Finestre: a bare outline, six house fronts, everybody at once: which of the 35 windows is exactly that large?"""

from ludoteca.games.finestre.rules import Finestre
from ludoteca.games.finestre.training import FinestreAllenamento

GAMES = (Finestre(), FinestreAllenamento())
