"""State of Finestre: the street, the deck in order, the cats in the windows, the rounds played."""

from __future__ import annotations

from collections import Counter
from typing import Literal

import msgspec

from ludoteca.games.finestre.street import WINDOWS, Difficulty, Size, Street
from ludoteca.rules import Millis, Seat

Phase = Literal["get_set", "race", "reveal", "over"]


class Pawn(msgspec.Struct, frozen=True):
    """A cat's window, and its time `after` the outline appeared, less the network's `lag`."""

    window: int
    order: int
    after: Millis
    lag: Millis = 0


class Round(msgspec.Struct, frozen=True):
    """A played card: its window, the cats, and the seats that were right, in order."""

    answer: int
    pawns: dict[Seat, Pawn]
    right: tuple[Seat, ...]


class Terms(msgspec.Struct, frozen=True):
    """The options the rules need during the game."""

    difficulty: Difficulty = "normale"
    windows_return: bool = True
    round_time: int = 30
    rounds: int = 0                        # the game ends after so many; 0: with the deck
    day: str = ""                          # date of the daily deal; empty: an ordinary deal


class State(msgspec.Struct, frozen=True):
    """The whole state, with the order of the deck."""

    seats: int
    terms: Terms
    street: Street
    deck: tuple[int, ...]                  # the windows on the cards; the last one is the bottom card
    phase: Phase
    round: int
    since: Millis                          # when this phase began
    until: Millis | None
    won: tuple[tuple[int, ...], ...]       # cards won by a right choice, per seat
    unseen: tuple[tuple[int, ...], ...]    # cards won as second, unseen
    rounds: dict[int, Round]
    card: int | None = None
    outline: Size | None = None
    pawns: dict[Seat, Pawn] = {}
    ready: tuple[Seat, ...] = ()


def capacity(state: State) -> int:
    """How many cats fit in a window: two, or one with two players."""
    return 2 if state.seats > 2 else 1


def closed(state: State) -> frozenset[int]:
    """Windows that can no longer be chosen: past answers, if windows do not return."""
    return frozenset() if state.terms.windows_return else frozenset(each.answer for each in state.rounds.values())


def open_windows(state: State) -> list[int]:
    """The windows a cat may still go to."""
    shut, room = closed(state), capacity(state)
    cats = Counter(pawn.window for pawn in state.pawns.values())
    return [window for window in range(WINDOWS) if window not in shut and cats[window] < room]


def cats_in(state: State, window: int) -> list[Seat]:
    """The seats with a cat in a window, in order of their corrected times."""
    here = [seat for seat, pawn in state.pawns.items() if pawn.window == window]
    return sorted(here, key=lambda seat: (state.pawns[seat].after, state.pawns[seat].order))
