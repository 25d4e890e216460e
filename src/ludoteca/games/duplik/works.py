"""Works: each finished drawing with its ink, its title and the number of criteria it met."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from ludoteca.games.duplik.paper import Ink
from ludoteca.games.duplik.state import State
from ludoteca.rules.game import Work


class Drawn(msgspec.Struct, frozen=True, omit_defaults=True):
    """The strokes of a drawing, and how many criteria it met."""

    inks: tuple[Ink, ...]
    met: int                                       # criteria
    upright: bool = False


def works(state: State) -> Iterator[Work]:
    """The drawings of the round just scored, without blank papers."""
    sheet = state.sheet[-1]
    title = {"it": sheet.title.it, "en": sheet.title.en}
    for seat, drawing in sorted(state.drawings.items()):
        if drawing.strokes:
            # Times of strokes are left out: showing the drawing does not need them.
            inks = tuple(Ink(ink.points, ink.width, ink.tool) for _, ink in sorted(drawing.strokes.items()))
            shown = Drawn(inks, sum(sheet.met.get(seat, ())), drawing.upright)
            yield Work(seat, len(state.sheet) - 1, title, msgspec.to_builtins(shown))
