"""Canvas: three transparent cards make a painting; the art is in the order."""

from ludoteca.games.canvas.rules import Canvas

GAMES = (Canvas(),)
