"""A finished drawing as it is hung again elsewhere: its ink, what it was to show, and how much of that it did."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from ludoteca.games.duplik.paper import Ink
from ludoteca.games.duplik.state import State
from ludoteca.rules.game import Work


class Drawn(msgspec.Struct, frozen=True, omit_defaults=True):
    """What it takes to draw it, stroke by stroke."""

    inks: tuple[Ink, ...]
    met: int                                       # criteria
    upright: bool = False


def works(state: State) -> Iterator[Work]:
    """Every paper of the round just scored on which there is something."""
    sheet = state.sheet[-1]
    title = {"it": sheet.title.it, "en": sheet.title.en}
    for seat, drawing in sorted(state.drawings.items()):
        if drawing.strokes:
            # When each stroke was made is not needed to hang it.
            inks = tuple(Ink(ink.points, ink.width, ink.tool) for _, ink in sorted(drawing.strokes.items()))
            shown = Drawn(inks, sum(sheet.met.get(seat, ())), drawing.upright)
            yield Work(seat, len(state.sheet) - 1, title, msgspec.to_builtins(shown))
