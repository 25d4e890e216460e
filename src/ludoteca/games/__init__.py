"""The games of the house, one folder each; a folder's package names its games in `GAMES`. Called, it lists them."""

from ludoteca.rules import registry
from ludoteca.rules.registry import answer_calls

answer_calls(__name__, registry.games)
