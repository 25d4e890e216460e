"""Text interface of Finestre, as a game of memory and estimates.

Between cards the street is described house by house, each window by its shape and approximate size. During the race
only the outline is described.
"""

from __future__ import annotations

from collections.abc import Iterator

from ludoteca.games.finestre.street import WINDOWS, Size, Window
from ludoteca.games.finestre.view import View
from ludoteca.rules import Seat
from ludoteca.rules.speech import Number
from ludoteca.rules.words import Sentence, Tongue, Who, Words, called, mine, now, on_table, seats_named, words

NUMBER = Number(1, WINDOWS, shown_from=1)
ABOUT = 5                          # sizes in texts are rounded to this, as an estimate by eye


def shape(size: Window | Size) -> str:
    """The shape in one word, easier to remember than numbers."""
    ratio = size.width / size.height
    for least, name in ((1.8, "very_wide"), (1.25, "wide"), (0.8, "square"), (0.55, "tall")):
        if ratio >= least:
            return name
    return "very_tall"


def about(length: float) -> int:
    return ABOUT * round(length / ABOUT)


def window(number: int, pane: Window) -> Words:
    return words("told-window", number=number + 1, shape=shape(pane), width=about(pane.width),
                 height=about(pane.height))


def closed(view: View) -> frozenset[int]:
    return frozenset() if view.terms.windows_return else frozenset(each.answer for each in view.rounds.values())


def street(view: View) -> Iterator[Words]:
    """The windows house by house, in reading order."""
    for house, front in enumerate(view.street.houses):
        panes = [(number, pane) for number, pane in enumerate(view.street.windows) if pane.house == house]
        yield words("told-house", house=words("house-name", wall=front.wall),
                    windows=tuple(window(number, pane) for number, pane in panes))


def told(view: View, seat: Seat | None) -> Iterator[Sentence]:
    yield from what_now(view, seat)
    yield on_table("told-deck", cards=view.deck, round=view.round)
    for other in range(view.seats):
        yield on_table("told-cards", who=Who(other), cards=len(view.won[other]) + view.unseen[other])
    for other, pawn in view.pawns.items():
        yield on_table("told-cat", who=Who(other), window=pawn.window + 1,
                       house=words("house-name", wall=wall_of(view, pawn.window)))
    if view.round == 0 and view.phase != "over" and view.terms.round_time and not view.terms.day:
        yield on_table("told-hurry")
    if view.phase != "race":
        yield from (Sentence("table", line) for line in street(view))
    if shut := closed(view):
        yield on_table("told-closed", windows=tuple(number + 1 for number in sorted(shut)))
    if seat is not None and seat in view.pawns:
        yield mine("told-mine", window=view.pawns[seat].window + 1)


def wall_of(view: View, number: int) -> int:
    return view.street.houses[view.street.windows[number].house].wall


def what_now(view: View, seat: Seat | None) -> Iterator[Sentence]:
    if view.phase == "over":
        yield now("told-over")
    elif view.phase == "race":
        assert view.outline is not None
        choosing = seat is not None and seat not in view.pawns
        size = {"shape": shape(view.outline), "width": round(view.outline.width), "height": round(view.outline.height)}
        yield called("told-outline", **size) if choosing else now("told-race", **size)
    else:
        waiting = tuple(other for other in range(view.seats) if other not in view.ready)
        yield now("told-ready" if seat in waiting else "told-wait-ready", who=seats_named(waiting), some=bool(waiting))
    if view.answer is not None:
        pane = view.street.windows[view.answer]
        yield now("told-answer", window=view.answer + 1, width=pane.width, height=pane.height,
                  house=words("house-name", wall=wall_of(view, view.answer)),
                  picture=words("picture-name", picture=pane.picture))


def sayable(view: View, seat: Seat) -> tuple[str, ...]:
    if view.phase == "race":
        return () if seat in view.pawns else ("place",)
    return ("ready",) if view.phase != "over" and seat not in view.ready else ()


def heard(event: object) -> dict[str, object]:
    if hasattr(event, "window"):
        return {"number": event.window + 1}        # texts name windows by number, from 1
    return {"seats": seats_named(event.seats)} if hasattr(event, "seats") else {}


def ask_window(tongue: Tongue, number: int) -> Iterator[Words]:
    """Describe one window with its approximate size."""
    yield window(number, tongue.view.street.windows[number])


def ask_street(tongue: Tongue) -> Iterator[Words]:
    return street(tongue.view)
