"""Prepared tables for tests: a card turned up at once, cats placed in given windows."""

from __future__ import annotations

from typing import Any

from ludoteca.rules import Table

START = 5_900                              # ms; the first card is turned up then, unless all are ready sooner


def race(seats: int = 4, **options: Any) -> Table:
    """A table at the time the first outline appears."""
    table = Table("finestre", seats, seed="evening", options=options)
    next_card(table)
    return table


def next_card(table: Table) -> None:
    """Let the pause pass, until the next outline appears."""
    while table.state.phase != "race":
        if table.deadline is None:
            for seat in sorted(table.actors):
                table.play(seat, {"type": "ready"})
        else:
            table.expire()


def answer(table: Table) -> int:
    """The window on the card, which only a test may read."""
    card: int = table.state.card
    return card


def wrong(table: Table, *besides: int) -> int:
    """A free window that is not the answer."""
    taken = {answer(table), *besides, *(pawn.window for pawn in table.state.pawns.values())}
    shut = set() if table.state.terms.windows_return else {each.answer for each in table.state.rounds.values()}
    return next(window for window in range(35) if window not in taken | shut)


def send(table: Table, seat: int, window: int, after: int, lag: int = 0) -> list[str]:
    """Place a cat so long after the outline appeared; returns the events by name."""
    step = table.play(seat, {"type": "place", "window": window, "lag": lag}, table.state.since + after)
    return [type(told.event).__name__ for told in step.events]


def cards(table: Table) -> list[int]:
    view = table.view()
    return [len(won) + unseen for won, unseen in zip(view.won, view.unseen, strict=True)]


def play_round(table: Table, right: list[int]) -> None:
    """One whole round from the pause on, in which exactly these seats are right, in this order."""
    next_card(table)
    for number, seat in enumerate(right):
        send(table, seat, answer(table), 1000 + number)
    for seat in range(table.seats):
        if seat not in right:
            send(table, seat, wrong(table), 2000 + seat)
