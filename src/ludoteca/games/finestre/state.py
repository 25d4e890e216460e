"""The table as only the rules see it: the street, the deck in its order, the cats on the sills, the rounds played."""

from __future__ import annotations

from collections import Counter
from typing import Literal

import msgspec

from ludoteca.games.finestre.street import WINDOWS, Difficulty, Size, Street
from ludoteca.rules import Millis, Seat

Phase = Literal["get_set", "race", "reveal", "over"]


class Pawn(msgspec.Struct, frozen=True):
    """Where a cat sits, and when it came: so long `after` the outline appeared, with the network's `lag` taken off."""

    window: int
    order: int
    after: Millis
    lag: Millis = 0


class Round(msgspec.Struct, frozen=True):
    """One card as it was played: the window it showed, where the cats sat, who was right (the first one first)."""

    answer: int
    pawns: dict[Seat, Pawn]
    right: tuple[Seat, ...]


class Terms(msgspec.Struct, frozen=True):
    """What the table agreed on, as far as the rules go on needing it."""

    difficulty: Difficulty = "normale"
    windows_return: bool = True
    round_time: int = 30
    rounds: int = 0                        # the game ends after so many; 0: when the deck is over
    day: str = ""                          # the daily deal's date; empty: a deal of this table's own


class State(msgspec.Struct, frozen=True):
    """Everything, the order of the deck included: only the rules ever see it."""

    seats: int
    terms: Terms
    street: Street
    deck: tuple[int, ...]                  # the windows on the cards; the last one is the bottom card
    phase: Phase
    round: int
    since: Millis                          # when this phase began
    until: Millis | None
    won: tuple[tuple[int, ...], ...]       # cards won by a right choice, per seat
    unseen: tuple[tuple[int, ...], ...]    # cards won as second, which nobody has looked at
    rounds: dict[int, Round]
    card: int | None = None
    outline: Size | None = None
    pawns: dict[Seat, Pawn] = {}
    ready: tuple[Seat, ...] = ()


def capacity(state: State) -> int:
    """How many cats a window holds: two, or one where only two play."""
    return 2 if state.seats > 2 else 1


def closed(state: State) -> frozenset[int]:
    """Windows that may no longer be chosen: those already answered, where windows do not return."""
    return frozenset() if state.terms.windows_return else frozenset(each.answer for each in state.rounds.values())


def open_windows(state: State) -> list[int]:
    """Where a cat may still go."""
    shut, room = closed(state), capacity(state)
    cats = Counter(pawn.window for pawn in state.pawns.values())
    return [window for window in range(WINDOWS) if window not in shut and cats[window] < room]


def cats_in(state: State, window: int) -> list[Seat]:
    """The seats whose cats sit in a window, the first to come first, as the network-corrected clock has it."""
    here = [seat for seat, pawn in state.pawns.items() if pawn.window == window]
    return sorted(here, key=lambda seat: (state.pawns[seat].after, state.pawns[seat].order))
