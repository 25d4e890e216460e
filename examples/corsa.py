"""Corsa: a race for up to four with secret hands, used by the load test and the server's leak tests."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated

import msgspec

from ludoteca.bots import Unhurried
from ludoteca.rules import Chance, Event, Game, IllegalMove, Line, Move, Options, Outcome, Seat, Step, tell
from ludoteca.rules.speech import Number, Phrase
from ludoteca.rules.words import Sentence, Who, mine, now, on_table

CARDS = 9
HAND = 3


class CorsaOptions(Options, frozen=True):
    """How many squares the track has."""

    length: Annotated[int, msgspec.Meta(ge=10, le=10_000)] = 40


class Run(Move, frozen=True):
    """Run as far as a card of your hand says."""

    card: int


class Ran(Event, frozen=True):
    seat: Seat
    card: int
    square: int


class Drew(Event, frozen=True):
    """Sent to the runner alone: the card that refills the hand."""

    seat: Seat
    card: int


class State(msgspec.Struct, frozen=True):
    length: int
    squares: tuple[int, ...]
    hands: tuple[tuple[int, ...], ...]
    turn: Seat = 0
    played: int | None = None                # the card on top of those played


class View(msgspec.Struct, frozen=True):
    """The track and the seat's own hand."""

    length: int
    squares: tuple[int, ...]
    turn: Seat
    hand: tuple[int, ...]
    played: int | None = None


def draw(chance: Chance) -> int:
    return chance.die(CARDS)


class Corsa(Game[CorsaOptions, State, Run, View]):
    id, box, seats, minutes, shelf = "corsa", "corsa", range(2, 5), 5, False
    Event = Ran | Drew
    phrases = (Phrase("run", Run, card=Number(1, CARDS)),)

    def setup(self, seats: int, options: CorsaOptions, chance: Chance) -> State:
        return State(options.length, (0,) * seats, tuple(
            tuple(draw(chance) for _ in range(HAND)) for _ in range(seats)))

    def actors(self, state: State) -> frozenset[Seat]:
        return frozenset((state.turn,))

    def moves(self, state: State, seat: Seat) -> list[Run]:
        return [Run(card) for card in sorted(set(state.hands[seat]))]

    def sample(self, state: State, seat: Seat, chance: Chance) -> Run:
        return chance.pick(self.moves(state, seat))

    def play(self, state: State, seat: Seat, move: Run, at: int, chance: Chance) -> Step[State]:
        hand = list(state.hands[seat])
        if move.card not in hand:
            raise IllegalMove("not_in_hand", rule="hand", card=move.card)
        hand.remove(move.card)
        hand.append(drawn := draw(chance))
        square = min(state.length, state.squares[seat] + move.card)
        after = State(
            state.length,
            (*state.squares[:seat], square, *state.squares[seat + 1:]),
            (*state.hands[:seat], tuple(hand), *state.hands[seat + 1:]),
            (seat + 1) % len(state.hands),
            move.card,
        )
        return Step(after, (tell(Ran(seat, move.card, square)), tell(Drew(seat, drawn), seat)))

    def view(self, state: State, seat: Seat | None) -> View:
        hand = () if seat is None else state.hands[seat]
        return View(state.length, state.squares, state.turn, hand, state.played)

    def told(self, view: View, seat: Seat | None) -> Iterator[Sentence]:
        over = max(view.squares) >= view.length
        yield now("told-over" if over else "told-turn" if seat == view.turn else "told-wait", who=Who(view.turn))
        for runner, square in enumerate(view.squares):
            yield on_table("told-runner", who=Who(runner), square=square, length=view.length)
        if view.hand:
            yield mine("told-hand", cards=view.hand)

    def sayable(self, view: View, seat: Seat) -> tuple[str, ...]:
        return ("run",) if seat == view.turn and max(view.squares) < view.length else ()

    def hidden(self, state: State, seat: Seat | None) -> list[str]:
        return [f"hands.{other}" for other in range(len(state.hands)) if other != seat]

    def resample(self, view: View, seat: Seat | None, chance: Chance) -> State:
        hands = tuple(
            view.hand if other == seat else tuple(draw(chance) for _ in range(HAND))
            for other in range(len(view.squares)))
        return State(view.length, view.squares, hands, view.turn, view.played)

    def outcome(self, state: State) -> Outcome | None:
        if max(state.squares) < state.length:
            return None
        first = state.squares.index(state.length)
        return Outcome(state.squares, (first,), tuple((Line("squares", s),) for s in state.squares))


class CorsaBot(Unhurried):
    """Runs with the highest card or, depending on its level, with a random one."""

    def __init__(self, level: str) -> None:
        self.attention = {"apprendista": 0.0, "artigiano": 0.7, "maestro": 1.0}[level]

    def choose(self, view: View, seat: Seat, chance: Chance) -> Run:
        return Run(max(view.hand) if chance.unit() < self.attention else chance.pick(view.hand))


def bot(level: str, game: str) -> CorsaBot:
    return CorsaBot(level)


GAME = Corsa()
