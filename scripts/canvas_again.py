"""Canvas with one deal for all, for `ludoteca serve --also` (see `fixed_deals`)."""

from scripts.fixed_deals import GAMES

GAME = GAMES["canvas"]
