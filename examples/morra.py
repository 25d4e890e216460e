"""Morra: all throw fingers and call the total at once. A sample with hidden, simultaneous, timed moves."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import ClassVar, Literal

import msgspec
from msgspec.structs import replace

from ludoteca.bots import Unhurried
from ludoteca.rules import (
    Chance,
    Event,
    Game,
    IllegalMove,
    Line,
    Millis,
    Move,
    Options,
    Outcome,
    Seat,
    Step,
    TakeBack,
    Told,
    tell,
)
from ludoteca.rules.honours import Deed, Honour, all_of, most, own, tally
from ludoteca.rules.hourglass import Hourglass
from ludoteca.rules.speech import Number, Phrase
from ludoteca.rules.words import Sentence, Who, mine, now, on_table, seats_named

HAND = 5
MOST_ROUNDS = 30


class MorraOptions(Options, frozen=True):
    """Options: length of the game, time for a throw, and two house rules."""

    points: Literal[3, 5, 10] = 5
    seconds: Literal[10, 20, 0] = 10         # for a throw; 0 is no limit
    fist: bool = False                       # a closed fist may be thrown, and counts 0
    shared: bool = False                     # several right calls score one each, instead of none


class Throw(Move, frozen=True):
    """Throw some fingers and call what all hands will make together."""

    fingers: int
    call: int


class Thrown(Event, frozen=True):
    """A hand is ready; what it shows and calls stays hidden."""

    seat: Seat


class HandsShown(Event, frozen=True):
    round: int
    total: int


class Guessed(Event, frozen=True):
    seat: Seat
    total: int


class NobodyGuessed(Event, frozen=True):
    total: int


class TooLate(Event, frozen=True):
    seat: Seat


class Hand(msgspec.Struct, frozen=True):
    fingers: int
    call: int


class Shown(msgspec.Struct, frozen=True):
    """The last round with open hands. None is a seat that was too late."""

    hands: tuple[Hand | None, ...]
    total: int
    scored: tuple[Seat, ...]


class State(msgspec.Struct, frozen=True):
    """Only the hands thrown in this round are hidden, each from all but its owner."""

    options: MorraOptions
    points: tuple[int, ...]
    hands: tuple[Hand | None, ...]
    habits: tuple[tuple[int, ...], ...]      # how often each seat has shown 0, 1, ... 5 fingers
    round: int = 1
    until: Millis | None = None
    last: Shown | None = None

    @property
    def over(self) -> bool:
        return max(self.points) >= self.options.points or self.round > MOST_ROUNDS


class View(msgspec.Struct, frozen=True):
    """The view of a seat: its own hand, and which other seats have thrown."""

    options: MorraOptions
    points: tuple[int, ...]
    thrown: tuple[Seat, ...]
    habits: tuple[tuple[int, ...], ...]
    round: int
    hand: Hand | None = None
    until: Millis | None = None
    last: Shown | None = None


def fewest(options: MorraOptions) -> int:
    return 0 if options.fist else 1


def calls(options: MorraOptions, seats: int, fingers: int) -> range:
    """The totals that can still result for a player who throws so many fingers."""
    others = seats - 1
    return range(fingers + fewest(options) * others, fingers + HAND * others + 1)


def throws(options: MorraOptions, seats: int) -> list[Throw]:
    return [Throw(fingers, call) for fingers in range(fewest(options), HAND + 1)
            for call in calls(options, seats, fingers)]


def hold_out(state: State, at: Millis) -> Millis | None:
    """Return the deadline of the round."""
    return None if state.over else Hourglass(state.options.seconds).turned(at)


def open_hands(state: State, at: Millis) -> Step[State]:
    """Show all hands, count the total, and begin a new round."""
    total = sum(hand.fingers for hand in state.hands if hand)
    right = tuple(seat for seat, hand in enumerate(state.hands) if hand and hand.call == total)
    scored = right if state.options.shared or len(right) == 1 else ()
    told: list[Told] = [tell(TooLate(seat)) for seat, hand in enumerate(state.hands) if hand is None]
    told.append(tell(HandsShown(state.round, total)))
    told += [tell(Guessed(seat, total)) for seat in scored] or [tell(NobodyGuessed(total))]
    after = replace(
        state,
        points=tuple(points + (seat in scored) for seat, points in enumerate(state.points)),
        hands=(None,) * len(state.hands),
        habits=tuple(map(remember, state.habits, state.hands)),
        round=state.round + 1,
        last=Shown(state.hands, total, scored),
    )
    return Step(replace(after, until=hold_out(after, at)), tuple(told))


def remember(habit: tuple[int, ...], hand: Hand | None) -> tuple[int, ...]:
    return tuple(times + (hand is not None and hand.fingers == fingers) for fingers, times in enumerate(habit))


class Morra(Game[MorraOptions, State, Throw, View]):
    id, box, seats, minutes, shelf = "morra", "morra", range(2, 7), 5, False
    Event = Thrown | HandsShown | Guessed | NobodyGuessed | TooLate
    phrases = (Phrase("throw", Throw, fingers=Number(0, HAND), call=Number()),)
    peaks: ClassVar = {HandsShown: 1_500}

    def setup(self, seats: int, options: MorraOptions, chance: Chance) -> State:
        laid = State(options, (0,) * seats, (None,) * seats, ((0,) * (HAND + 1),) * seats)
        return replace(laid, until=hold_out(laid, 0))

    def actors(self, state: State) -> frozenset[Seat]:
        return frozenset() if state.over else frozenset(seat for seat, hand in enumerate(state.hands) if hand is None)

    def moves(self, state: State, seat: Seat) -> list[Throw]:
        return throws(state.options, len(state.hands))

    def sample(self, state: State, seat: Seat, chance: Chance) -> Throw:
        return chance.pick(self.moves(state, seat))

    def play(self, state: State, seat: Seat, move: Throw, at: Millis, chance: Chance) -> Step[State]:
        least = fewest(state.options)
        if not least <= move.fingers <= HAND:
            raise IllegalMove("no_such_hand", rule="throw", least=least, most=HAND)
        possible = calls(state.options, len(state.hands), move.fingers)
        if move.call not in possible:
            raise IllegalMove("impossible_call", rule="call", least=possible[0], most=possible[-1])
        hand = Hand(move.fingers, move.call)
        out = replace(state, hands=(*state.hands[:seat], hand, *state.hands[seat + 1:]))
        told = tell(Thrown(seat))
        if None in out.hands:
            return Step(out, (told,))
        shown = open_hands(out, at)
        return Step(shown.state, (told, *shown.events))

    def deadline(self, state: State) -> Millis | None:
        return state.until

    def expire(self, state: State, at: Millis, chance: Chance) -> Step[State]:
        """Open the hands without the seats that were too late."""
        return open_hands(state, at)

    def view(self, state: State, seat: Seat | None) -> View:
        return View(
            state.options, state.points, tuple(other for other, hand in enumerate(state.hands) if hand), state.habits,
            state.round, None if seat is None else state.hands[seat], state.until, state.last)

    def told(self, view: View, seat: Seat | None) -> Iterator[Sentence]:
        waiting = tuple(other for other in range(len(view.points)) if other not in view.thrown)
        over = max(view.points) >= view.options.points or view.round > MOST_ROUNDS
        key = "told-over" if over else "told-throw" if seat in waiting else "told-wait"
        yield now(key, round=view.round, who=seats_named(waiting), count=len(waiting))
        for other, points in enumerate(view.points):
            yield on_table("told-points", who=Who(other), points=points, goal=view.options.points)
        if view.thrown:
            yield on_table("told-thrown", who=seats_named(view.thrown), count=len(view.thrown))
        if view.last is not None:
            for other, hand in enumerate(view.last.hands):
                if hand is not None:
                    yield on_table("told-last", who=Who(other), fingers=hand.fingers, call=hand.call)
            yield on_table("told-total", total=view.last.total)
        if view.hand is not None:
            yield mine("told-hand", fingers=view.hand.fingers, call=view.hand.call)

    def sayable(self, view: View, seat: Seat) -> tuple[str, ...]:
        over = max(view.points) >= view.options.points or view.round > MOST_ROUNDS
        return () if over or seat in view.thrown else ("throw",)

    def take_back(self, before: State, move: Throw, after: State, seat: Seat) -> TakeBack:
        """A hand may be taken back until the hands are shown."""
        return "free" if after.round == before.round else "never"

    def hidden(self, state: State, seat: Seat | None) -> Iterator[str]:
        for other, hand in enumerate(state.hands):
            if hand is not None and other != seat:
                yield from (f"hands.{other}.fingers", f"hands.{other}.call")

    def resample(self, view: View, seat: Seat | None, chance: Chance) -> State:
        def guessed() -> Hand:
            throw = chance.pick(throws(view.options, len(view.points)))
            return Hand(throw.fingers, throw.call)

        hands = tuple(view.hand if other == seat else guessed() if other in view.thrown else None
                      for other in range(len(view.points)))
        return State(view.options, view.points, hands, view.habits, view.round, view.until, view.last)

    def honours(self, deeds: Sequence[Deed], outcome: Outcome) -> Iterator[Honour]:
        seats = len(outcome.scores)
        yield from most("called", tally(seats, (event.seat for event in all_of(deeds, Guessed))))
        yield from own("own-throws", tally(seats, (event.seat for event in all_of(deeds, Thrown))))

    def outcome(self, state: State) -> Outcome | None:
        if not state.over:
            return None
        best = max(state.points)
        return Outcome(
            scores=state.points,
            winners=tuple(seat for seat, points in enumerate(state.points) if points == best),
            breakdown=tuple((Line("guessed", points, {"times": points}),) for points in state.points))


class MorraBot(Unhurried):
    """Calls a random total, the likeliest total, or the likeliest for these players, by level."""

    def __init__(self, level: str) -> None:
        self.level = level

    def choose(self, view: View, seat: Seat, chance: Chance) -> Throw:
        seats = len(view.points)
        fingers = chance.pick(range(fewest(view.options), HAND + 1))
        possible = calls(view.options, seats, fingers)
        if self.level == "apprendista":
            return Throw(fingers, chance.pick(possible))
        odds = self.totals(view, seat)
        best = max(odds[call - fingers] for call in possible)
        return Throw(fingers, chance.pick([call for call in possible if odds[call - fingers] == best]))

    def totals(self, view: View, seat: Seat) -> list[float]:
        """Return the probability of each total of the other hands. The maestro uses each player's habits."""
        odds = [1.0]
        for other in range(len(view.points)):
            if other == seat:
                continue
            habit = [float(fingers >= fewest(view.options)) for fingers in range(HAND + 1)]
            if self.level == "maestro":
                habit = [once + shown for once, shown in zip(habit, view.habits[other], strict=True)]
            odds = [
                sum(odds[total - fingers] * habit[fingers] for fingers in range(HAND + 1)
                    if 0 <= total - fingers < len(odds))
                for total in range(len(odds) + HAND)]
        return odds


def bot(level: str, game: str) -> MorraBot:
    return MorraBot(level)


GAME = Morra()
