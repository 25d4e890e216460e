"""Mercato: a small game with all that a log must record: an external book, dice, a clock, and take-backs.

Two to three sellers in turn: praise a ware (the book knows which exist), roll for a price, or close the stall."""

from __future__ import annotations

from typing import Any

import msgspec

from ludoteca.rules import Chance, Event, Game, IllegalMove, Move, Options, Outcome, Seat, Step, TakeBack, tell

BOOK = {"mele", "pere"}
PATIENCE = 10_000


class MercatoOptions(Options, frozen=True):
    clock: bool = False


class Praise(Move, frozen=True):
    ware: str


class Roll(Move, frozen=True):
    """For a price."""


class Close(Move, frozen=True):
    """The stall, for good."""


class Whisper(Move, frozen=True):
    """A note to oneself."""

    text: str


class Done(Event, frozen=True):
    seat: Seat


class State(msgspec.Struct, frozen=True):
    stock: tuple[str, ...]
    points: tuple[int, ...]
    notes: tuple[str, ...]
    turn: Seat = 0
    until: int | None = None
    closed: tuple[Seat, ...] = ()


class View(msgspec.Struct, frozen=True):
    points: tuple[int, ...]
    turn: Seat
    note: str


class Mercato(Game[MercatoOptions, State, Praise | Roll | Close | Whisper, View]):
    id, box, seats, shelf, version = "mercato", "mercato", range(1, 4), False, 2
    Event = Done

    def setup(self, seats: int, options: MercatoOptions, chance: Chance) -> State:
        stock = chance.recall("stock", lambda: tuple(sorted(BOOK)), tuple[str, ...])
        return State(stock, (0,) * seats, ("",) * seats, until=PATIENCE if options.clock else None)

    def actors(self, state: State) -> frozenset[Seat]:
        return frozenset((state.turn,))

    def sample(self, state: State, seat: Seat, chance: Chance) -> Roll:
        return Roll()

    def worth(self, ware: str) -> int:
        return 10

    def play(self, state: State, seat: Seat, move: Any, at: int, chance: Chance) -> Step[State]:
        closed, won = state.closed, 0
        match move:
            case Whisper(text):
                notes = (*state.notes[:seat], text, *state.notes[seat + 1:])
                return Step(msgspec.structs.replace(state, notes=notes))
            case Praise(ware):
                if not chance.recall(f"exists {ware}", lambda: ware in BOOK):
                    raise IllegalMove("cell_taken")
                won = self.worth(ware)
            case Roll():
                won = chance.die()
            case Close():
                closed = (*closed, seat)
        points = tuple(had + won * (each == seat) for each, had in enumerate(state.points))
        after = msgspec.structs.replace(
            state, points=points, closed=closed, turn=(seat + 1) % len(points),
            until=None if state.until is None else at + PATIENCE)
        return Step(after, (tell(Done(seat)),))

    def deadline(self, state: State) -> int | None:
        return state.until

    def expire(self, state: State, at: int, chance: Chance) -> Step[State]:
        fined = chance.recall("fine", lambda: len(BOOK))
        points = tuple(had - fined * (each == state.turn) for each, had in enumerate(state.points))
        turn = (state.turn + 1) % len(points)
        return Step(msgspec.structs.replace(state, points=points, turn=turn, until=at + PATIENCE))

    def take_back(self, before: State, move: Any, after: State, seat: Seat) -> TakeBack:
        return "consent" if isinstance(move, Roll) else "never" if isinstance(move, Close) else "free"

    def older(self, version: int) -> Mercato | None:
        return MercatoOfOld() if version in (0, 1) else None

    def view(self, state: State, seat: Seat | None) -> View:
        return View(state.points, state.turn, "" if seat is None else state.notes[seat])

    def resample(self, view: View, seat: Seat | None, chance: Chance) -> State:
        return State((), view.points, tuple(view.note if seat == each else "" for each in range(len(view.points))))

    def outcome(self, state: State) -> Outcome | None:
        done = len(state.closed) == len(state.points)
        return Outcome(state.points, (state.points.index(max(state.points)),)) if done else None


class MercatoOfOld(Mercato):
    """Version 1: a ware was worth as many points as its name has letters."""

    version = 1

    def worth(self, ware: str) -> int:
        return len(ware)


GAME = Mercato()
