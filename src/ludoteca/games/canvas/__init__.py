"""Canvas: players lay three transparent cards over one another; the order decides what is seen."""

from ludoteca.games.canvas.rules import Canvas

GAMES = (Canvas(),)
