"""Polywords: six word games on one grid, and the words they are played with."""

from ludoteca.games.polywords.manta import Manta
from ludoteca.games.polywords.medusa import Medusa
from ludoteca.games.polywords.pagliaccio import Pagliaccio
from ludoteca.games.polywords.palla import Palla
from ludoteca.games.polywords.polpo import Polpo
from ludoteca.games.polywords.specchio import Specchio

GAMES = (Specchio(), Pagliaccio(), Palla(), Manta(), Polpo(), Medusa())
