"""Lampo: a test game with all that is hard for a room: races, deadlines, teams, secrets, hidden moves, special bots."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec

from ludoteca.rules import Chance, Event, Game, IllegalMove, Move, Options, Outcome, Seat, Step, TakeBack, tell


class LampoOptions(Options, frozen=True):
    seconds: Annotated[int, msgspec.Meta(ge=1, le=60)] = 10
    questions: Annotated[int, msgspec.Meta(ge=1, le=500)] = 3


class Buzz(Move, frozen=True):
    """Be the first to buzz at a question."""

    question: int
    lag: int = 0


class Note(Move, frozen=True):
    """A private note: other players do not learn that it was written."""

    text: str


class Buzzed(Event, frozen=True):
    seat: Seat
    question: int
    lag: int


class Noted(Event, frozen=True):
    seat: Seat
    text: str


class NobodyKnew(Event, frozen=True):
    question: int


class State(msgspec.Struct, frozen=True):
    seconds: int
    questions: int
    secrets: tuple[str, ...]
    notes: tuple[str, ...]
    scores: tuple[int, ...]
    deadline: int
    question: int = 0


class View(msgspec.Struct, frozen=True):
    question: int
    questions: int
    scores: tuple[int, ...]
    deadline: int
    secret: str | None
    note: str | None


class Lampo(Game[LampoOptions, State, Buzz | Note, View]):
    id, box, seats, minutes, shelf = "lampo", "lampo", range(2, 5), 1, False
    Event = Buzzed | Noted | NobodyKnew

    def setup(self, seats: int, options: LampoOptions, chance: Chance) -> State:
        secrets = tuple(f"secret{seat}{chance.bits():x}" for seat in range(seats))
        return State(
            options.seconds, options.questions, secrets, ("",) * seats, (0,) * seats, options.seconds * 1000)

    def actors(self, state: State) -> frozenset[Seat]:
        return frozenset(range(len(state.scores)))

    def sample(self, state: State, seat: Seat, chance: Chance) -> Buzz:
        return Buzz(state.question)

    def races(self, state: State, seat: Seat, move: Any) -> bool:
        return isinstance(move, Buzz)

    def stamped(self, move: Any, lag: int) -> Any:
        return msgspec.structs.replace(move, lag=lag) if isinstance(move, Buzz) else move

    def team(self, state: State, seat: Seat) -> int:
        return seat % 2

    def play(self, state: State, seat: Seat, move: Any, at: int, chance: Chance) -> Step[State]:
        if isinstance(move, Note):
            notes = (*state.notes[:seat], move.text, *state.notes[seat + 1:])
            return Step(msgspec.structs.replace(state, notes=notes), (tell(Noted(seat, move.text), seat),))
        if move.question != state.question:
            raise IllegalMove("too_late", rule="buzz")
        scores = tuple(score + (seat == each) for each, score in enumerate(state.scores))
        after = msgspec.structs.replace(
            state, scores=scores, question=state.question + 1, deadline=at + state.seconds * 1000)
        return Step(after, (tell(Buzzed(seat, move.question, move.lag)),))

    def take_back(self, before: State, move: Any, after: State, seat: Seat) -> TakeBack:
        """A note can be taken back, a buzz cannot. A buzz at the first question needs consent."""
        if isinstance(move, Note):
            return "free"
        return "consent" if move.question == 0 else "never"

    def deadline(self, state: State) -> int | None:
        return state.deadline if state.question < state.questions else None

    def expire(self, state: State, at: int, chance: Chance) -> Step[State]:
        after = msgspec.structs.replace(state, question=state.question + 1, deadline=at + state.seconds * 1000)
        return Step(after, (tell(NobodyKnew(state.question)),))

    def view(self, state: State, seat: Seat | None) -> View:
        return View(
            state.question, state.questions, state.scores, state.deadline,
            None if seat is None else state.secrets[seat], None if seat is None else state.notes[seat])

    def resample(self, view: View, seat: Seat | None, chance: Chance) -> State:
        seats = range(len(view.scores))
        return State(
            10, view.questions, tuple(
                view.secret or "" if each == seat else f"secret{each}{chance.bits():x}" for each in seats),
            tuple(view.note or "" if each == seat else "" for each in seats), view.scores, view.deadline, view.question)

    def outcome(self, state: State) -> Outcome | None:
        if state.question < state.questions:
            return None
        best = max(state.scores)
        return Outcome(state.scores, tuple(seat for seat, score in enumerate(state.scores) if score == best))


class LampoBot:
    """apprendista buzzes every question; artigiano never does; maestro raises an exception."""

    def __init__(self, level: str) -> None:
        self.level = level

    def choose(self, view: View, seat: Seat, chance: Chance) -> Any:
        if self.level == "maestro":
            raise RuntimeError(f"oops {view.secret}")
        return Buzz(view.question) if self.level == "apprendista" else None

    def pace(self, view: View, seat: Seat, move: Any, chance: Chance) -> int:
        return 1000


def bot(level: str, game: str) -> Any:
    return LampoBot(level)


GAME = Lampo()
