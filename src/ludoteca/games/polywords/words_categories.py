"""The sixty categories of Polywords: forty on normal cards, twenty on hard ones."""

from __future__ import annotations

import unicodedata
from importlib.resources import files

import msgspec


class Category(msgspec.Struct, frozen=True):
    """One category card: its id, its name in each language, and whether it is a hard one."""

    id: str
    name: dict[str, str]
    hard: bool


class UnknownCategory(ValueError):
    """No card bears this name."""

    code = "unknown_category"

    def __init__(self, asked: str) -> None:
        super().__init__(f"no category is called {asked!r}")
        self.asked = asked


CATEGORIES = msgspec.json.decode(
    (files("ludoteca.games.polywords") / "content" / "categories.json").read_bytes(), type=tuple[Category, ...])

# No list can hold every film or singer: outside the list these categories always go to the vote.
OPEN = frozenset(
    ("film", "libro", "cantante_o_gruppo", "marca", "personaggio_di_cartoni_o_fiabe", "personaggio_storico")
)

POSITION: dict[str, int] = {category.id: position for position, category in enumerate(CATEGORIES)}


def _spelling(name: str) -> str:
    """A name stripped to its bare letters, so that ids, display names and sloppy typing all meet."""
    decomposed = unicodedata.normalize("NFD", name.lower())
    return "".join(letter for letter in decomposed if "a" <= letter <= "z")


_BY_NAME: dict[str, int] = {}
for _category in CATEGORIES:
    for _name in (_category.id, *_category.name.values()):
        _BY_NAME[_name] = _BY_NAME[_spelling(_name)] = POSITION[_category.id]


def position(name: str) -> int:
    """Where a category stands in CATEGORIES, asked by its id or by its Italian or English name."""
    found = _BY_NAME.get(name)
    if found is None:
        found = _BY_NAME.get(_spelling(name))
    if found is None:
        raise UnknownCategory(name)
    return found
