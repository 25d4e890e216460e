"""Rules of Finestre: an outline is shown, and all players race to place a cat in the window of that size."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, ClassVar, Generic, Literal, TypeVar

import msgspec

from ludoteca.games.finestre import words
from ludoteca.games.finestre.state import Pawn, Round, State, Terms, capacity, cats_in, closed, open_windows
from ludoteca.games.finestre.street import HOUSES, PICTURES, WINDOWS, Difficulty, Size, Street, Window, build_street
from ludoteca.games.finestre.view import View, never_turned, show, world_behind
from ludoteca.rules import (
    Chance,
    Event,
    Game,
    IllegalMove,
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
from ludoteca.rules.deck import draw_bottom
from ludoteca.rules.game import Line
from ludoteca.rules.honours import Deed, Honour
from ludoteca.rules.hourglass import Hourglass
from ludoteca.rules.speech import Phrase, Question
from ludoteca.rules.words import Sentence, Words

if TYPE_CHECKING:
    from ludoteca.rules.examples import Example
    from ludoteca.rules.lessons import Lesson

CLASSIC = "via delle Finestre"             # the seed of the fronts that are always the same
PREPARATION: Millis = 5_000                # time to look at the street before the first card
PAUSE: Millis = 9_000                      # time to look at the answer before the next card
COUNTDOWN: Millis = 900                  # between the end of a pause and the card, so that all start together
TREMBLE = (0.02, 0.09)                     # size error of an outline, smallest scale: too small to see


class FinestreOptions(Options, frozen=True):
    """Options of Finestre."""

    difficulty: Difficulty = "normale"
    new_houses: bool = False               # a new street instead of the classic one
    windows_return: bool = True            # a window whose card was played can be chosen again, as in the rulebook
    round_time: Literal[20, 30, 45, 0] = 30  # seconds; 0 is no limit
    equal_sizes: bool = False              # street and outline equally large on every screen instead of filling each


class Place(Move, frozen=True):
    """Place the cat in a window, finally. The room overwrites `lag`, whatever a client sends."""

    window: int
    lag: Millis = 0


class Ready(Move, frozen=True):
    """Ready for the next card."""


class OutlineShown(Event, frozen=True):
    round: int


class PawnPlaced(Event, frozen=True):
    """`place` is 1 for the first cat in this window, 2 for the second; `full` if no more fit."""

    seat: Seat
    window: int
    wall: int
    place: int
    full: bool


class TimeOver(Event, frozen=True):
    """The round's time ran out before these seats chose."""

    seats: tuple[Seat, ...]


class Revealed(Event, frozen=True):
    window: int
    wall: int
    picture: int
    right: tuple[Seat, ...]


class CardWon(Event, frozen=True):
    seat: Seat


class UnseenCardWon(Event, frozen=True):
    """A seat was right but second: it wins the next card of the deck, unseen."""

    seat: Seat


class CardLeft(Event, frozen=True):
    """No seat was right: the card leaves the game."""


FinestreEvent = OutlineShown | PawnPlaced | TimeOver | Revealed | CardWon | UnseenCardWon | CardLeft


def deal(seed: int | str, difficulty: Difficulty) -> list[Window]:
    """The 35 windows of a street: width, height, house, place on the front, picture, frame."""
    return list(build_street(seed, difficulty).windows)


def open_street(seats: int, terms: Terms, street: Street, chance: Chance) -> State:
    """Return the state before the first card: the street is built and the deck shuffled."""
    nothing: tuple[tuple[int, ...], ...] = ((),) * seats
    return State(
        seats=seats, terms=terms, street=street, deck=chance.shuffled(range(WINDOWS)), phase="get_set", round=0,
        since=0, until=pause_from(0, PREPARATION, terms), won=nothing, unseen=nothing, rounds={},
    )


def pause_from(at: Millis, length: Millis, terms: Terms) -> Millis | None:
    """Return when a pause ends, or None at a table without time limit, where all say when they are ready."""
    return Hourglass(terms.round_time).lets(length, at)


def outline_of(window: Window, chance: Chance) -> Size:
    """Return the outline at the scale of the fronts.

    Its size is off by less than half a pixel on the largest screen, so a script cannot compare numbers
    for equality. A script can still look for the nearest: a program can measure what a browser draws.
    """
    def trembling(length: int) -> float:
        return round(length + chance.between(*TREMBLE) * (1 if chance.below(2) else -1), 3)

    return Size(trembling(window.width), trembling(window.height))


def turn_up_card(state: State, at: Millis, chance: Chance) -> Step[State]:
    """Show the outline of the bottom card: the race starts."""
    card, deck = draw_bottom(state.deck)
    racing = msgspec.structs.replace(
        state, deck=deck, card=card, outline=outline_of(state.street.windows[card], chance), phase="race",
        round=state.round + 1, since=at, until=Hourglass(state.terms.round_time).turned(at), pawns={}, ready=(),
    )
    return Step(racing, (tell(OutlineShown(racing.round)),))


def place(state: State, seat: Seat, move: Place, at: Millis) -> Step[State]:
    """Place a seat's cat in a window."""
    if state.phase != "race":
        raise IllegalMove("no_outline", rule="race")
    if not 0 <= move.window < WINDOWS:
        raise IllegalMove("no_such_window", rule="street", last=WINDOWS - 1)
    if move.window in closed(state):
        raise IllegalMove("window_closed", rule="options")
    if len(cats_in(state, move.window)) >= capacity(state):
        raise IllegalMove("window_full", rule="race", window=move.window, capacity=capacity(state))
    # `at` is already the fair time: the room subtracted the round trip and wrote it into `lag`.
    pawn = Pawn(window=move.window, order=len(state.pawns), after=max(0, at - state.since), lag=max(0, move.lag))
    seated = msgspec.structs.replace(state, pawns={**state.pawns, seat: pawn})
    company = cats_in(seated, move.window)
    wall = state.street.houses[state.street.windows[move.window].house].wall
    told = tell(PawnPlaced(
        seat, move.window, wall, company.index(seat) + 1, len(company) == capacity(state)))
    # Without returning windows there may be fewer places than cats; a seat without one does not take part.
    if len(seated.pawns) < state.seats and open_windows(seated):
        return Step(seated, (told,))
    answer = turn_over_card(seated, at)
    return Step(answer.state, (told, *answer.events))


def turn_over_card(state: State, at: Millis) -> Step[State]:
    """Show the answer. The first seat that is right wins the card, the second an unseen one from the deck."""
    assert state.card is not None
    right = tuple(cats_in(state, state.card))
    window = state.street.windows[state.card]
    told: list[Told] = []
    told.append(tell(Revealed(state.card, state.street.houses[window.house].wall, window.picture, right)))
    won, unseen, deck = [*state.won], [*state.unseen], state.deck
    match right:
        case (first,):
            won[first] = (*won[first], state.card)
            told.append(tell(CardWon(first)))
        case (first, second):
            won[first] = (*won[first], state.card)
            prize, deck = draw_bottom(deck)
            unseen[second] = (*unseen[second], prize)
            told += [tell(CardWon(first)), tell(UnseenCardWon(second))]
        case _:
            told.append(tell(CardLeft()))
    # The last card is never played: there would be no prize for a second winner.
    over = len(deck) <= 1 or state.round == state.terms.rounds
    shown = msgspec.structs.replace(
        state, deck=deck, won=tuple(won), unseen=tuple(unseen), phase="over" if over else "reveal", since=at,
        until=None if over else pause_from(at, PAUSE, state.terms), ready=(),
        rounds={**state.rounds, state.round: Round(answer=state.card, pawns=state.pawns, right=right)},
    )
    return Step(shown, tuple(told))


def get_ready(state: State, seat: Seat, at: Millis) -> Step[State]:
    """Mark a seat as ready. The pause ends when all are."""
    if state.phase == "race":
        raise IllegalMove("race_is_on", rule="race")
    ready = tuple(sorted((*state.ready, seat)))
    if len(ready) < state.seats:
        return Step(msgspec.structs.replace(state, ready=ready))
    return hold_breath(state, at)


def hold_breath(state: State, at: Millis) -> Step[State]:
    """End the pause and start the countdown. The card always appears by the clock, never with a click."""
    return Step(msgspec.structs.replace(state, ready=tuple(range(state.seats)), until=at + COUNTDOWN))


Agreed = TypeVar("Agreed", bound=Options)


class WindowRace(Game[Agreed, State, Place | Ready, View], Generic[Agreed]):
    """The race, for any number of players."""

    box, Event, version = "finestre", FinestreEvent, 2
    first_streets: ClassVar[bool] = False  # streets as the first version of the rules built them

    dealt_ahead = True
    reasoned: ClassVar = (PawnPlaced,)
    peaks: ClassVar = {Revealed: 2_000, CardLeft: 2_900}

    numbers: ClassVar = {"windows": WINDOWS, "houses": HOUSES, "pictures": PICTURES}
    phrases = (Phrase("place", Place, window=words.NUMBER), Phrase("ready", Ready))
    questions = (Question("ask-window", words.ask_window, number=words.NUMBER),
                 Question("ask-street", words.ask_street))

    def actors(self, state: State) -> frozenset[Seat]:
        if state.phase == "over":
            return frozenset()
        done = state.pawns if state.phase == "race" else state.ready
        return frozenset(range(state.seats)) - frozenset(done)

    def moves(self, state: State, seat: Seat) -> list[Place | Ready]:
        if state.phase != "race":
            return [Ready()]
        return [Place(window) for window in open_windows(state)]

    def sample(self, state: State, seat: Seat, chance: Chance) -> Place | Ready:
        return chance.pick(self.moves(state, seat))

    def play(self, state: State, seat: Seat, move: Place | Ready, at: Millis, chance: Chance) -> Step[State]:
        return place(state, seat, move, at) if isinstance(move, Place) else get_ready(state, seat, at)

    def deadline(self, state: State) -> Millis | None:
        return state.until

    def expire(self, state: State, at: Millis, chance: Chance) -> Step[State]:
        if state.phase != "race":
            everybody = len(state.ready) == state.seats
            return turn_up_card(state, at, chance) if everybody else hold_breath(state, at)
        late = tuple(seat for seat in range(state.seats) if seat not in state.pawns)
        answer = turn_over_card(state, at)
        return Step(answer.state, (tell(TimeOver(late)), *answer.events))

    def peak(self, event: FinestreEvent) -> Millis:
        # Two cats in the right window: time for the photo finish.
        photo = isinstance(event, Revealed) and len(event.right) > 1
        return super().peak(event) + (1_000 if photo else 0)

    def view(self, state: State, seat: Seat | None) -> View:
        return show(state)

    def told(self, view: View, seat: Seat | None) -> Iterator[Sentence]:
        return words.told(view, seat)

    def sayable(self, view: View, seat: Seat) -> tuple[str, ...]:
        return words.sayable(view, seat)

    def heard(self, event: FinestreEvent) -> dict[str, object]:
        return words.heard(event)

    def hidden(self, state: State, seat: Seat | None) -> tuple[str, ...]:
        return never_turned(state)

    def resample(self, view: View, seat: Seat | None, chance: Chance) -> State:
        return world_behind(view, chance)

    def honours(self, deeds: Sequence[Deed], outcome: Outcome) -> Iterable[Honour]:
        from ludoteca.games.finestre.honours import honours

        return honours(deeds, len(outcome.scores))

    def stage(self, view: View, seat: Seat) -> tuple[int, int]:
        """Cards played, and windows found."""
        return len(view.rounds), sum(seat in each.right for each in view.rounds.values())

    def why(self, view: View, seat: Seat, move: Place | Ready) -> Words | None:
        from ludoteca.games.finestre.bot_reasons import explain_move

        return explain_move(view, seat, move)

    def outcome(self, state: State) -> Outcome | None:
        if state.phase != "over":
            return None
        cards = tuple(len(won) + len(unseen) for won, unseen in zip(state.won, state.unseen, strict=True))
        sheet = tuple(
            (Line("cards", len(won)), Line("unseen", len(unseen)))
            for won, unseen in zip(state.won, state.unseen, strict=True))
        if state.seats == 1:
            # In a game for one only the number of windows found counts.
            right = {"right": cards[0], "rounds": state.round}
            sheet = ((Line("cards", cards[0]), Line("solo-right", 0, right)),)
        return Outcome(cards, tuple(seat for seat in range(state.seats) if cards[seat] == max(cards)), sheet)

    def take_back(self, before: State, move: Place | Ready, after: State, seat: Seat) -> TakeBack:
        """A placed cat stays, since this is a race. "Ready" may be taken back."""
        return "free" if isinstance(move, Ready) else "never"

    def races(self, state: State, seat: Seat, move: Place | Ready) -> bool:
        return isinstance(move, Place) and state.phase == "race"

    def stamped(self, move: Place | Ready, lag: Millis) -> Place | Ready:
        return msgspec.structs.replace(move, lag=lag) if isinstance(move, Place) else move


class Finestre(WindowRace[FinestreOptions]):
    """The game for two to six players."""

    id, seats, minutes = "finestre", range(2, 7), 15

    def setup(self, seats: int, options: FinestreOptions, chance: Chance) -> State:
        terms = Terms(options.difficulty, options.windows_return, options.round_time)
        seed = chance.bits() if options.new_houses else CLASSIC
        return open_street(seats, terms, build_street(seed, options.difficulty, self.first_streets), chance)

    def may_explain(self, before: State, now: State) -> bool:
        """Not during the race: the reason would help the players who still look."""
        return now.round > before.round or now.phase != "race"

    def lesson(self, language: str) -> Lesson:
        from ludoteca.games.finestre.lesson import LESSON

        return LESSON

    def example(self, language: str) -> Example:
        from ludoteca.games.finestre.example import EXAMPLE

        return EXAMPLE

    def older(self, version: int) -> Finestre | None:
        return FinestreOfFirstStreets() if version in (0, 1) else None


class FinestreOfFirstStreets(Finestre):
    """Version 1 of the rules, in which the children's panes were the smallest."""

    version, first_streets = 1, True
