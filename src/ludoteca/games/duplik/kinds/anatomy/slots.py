"""Names and slots of figures: a name for each figure on a plate, and places where other things go."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager

from ludoteca.games.duplik.ink import Art, Draw
from ludoteca.games.duplik.ink.curves import Point

Slots = Mapping[str, Draw]
Spots = dict[str, Point]
NOTHING: Slots = {}


def slot(a: Art, slots: Slots, name: str, x: float, y: float, spots: Spots, turn: float = 0) -> None:
    """Draw the content of a slot, with the origin there; note the place of the slot on the paper."""
    spots[name] = a.go(x, y)
    if name in slots:
        with a.at(x, y, turn=turn):
            slots[name](a)


@contextmanager
def figure(a: Art, name: str, x: float, y: float, s: float, turn: float, flip: bool) -> Iterator[Art]:
    """A figure under a name of its own: with a second cat they are cat#1 and cat#2, unless the plate names them."""
    with a.part(a.own_name(name)), a.at(x, y, s, turn, flip):
        yield a


@contextmanager
def thing(a: Art, name: str) -> Iterator[Art]:
    with figure(a, name, 0, 0, 1, 0, False):
        yield a


@contextmanager
def half(a: Art, name: str) -> Iterator[Art]:
    """The second half of a thing already begun: the same name again."""
    with a.part(name):
        yield a
