"""What every game answers: pure functions over immutable values, so that rules read like the rulebook."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import TYPE_CHECKING, Any, ClassVar, Generic, Literal, TypeVar, get_args, get_origin

import msgspec

from ludoteca.rules.chance import Chance
from ludoteca.rules.refusal import IllegalMove
from ludoteca.rules.speech import Phrase, Question
from ludoteca.rules.validation import bad_options
from ludoteca.rules.words import Sentence, Words

if TYPE_CHECKING:
    from ludoteca.rules.examples import Example
    from ludoteca.rules.honours import Deed, Honour
    from ludoteca.rules.lessons import Lesson

Seat = int
Millis = int

# gc=False: what a log is made of holds values only, so it never hangs in a ring; a long game costs no longer pauses.


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Base of a game's options. Every field has a default; choices are `Literal`, `bool` or bounded `int`."""


class Move(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True, tag_field="type", tag=str.lower):
    """Base of a game's moves. The tag is the class name in lower case: a `Roll` is `{"type": "roll"}`."""


class Event(msgspec.Struct, frozen=True, gc=False, tag_field="type", tag=True):
    """Base of a game's events: facts such as `DiceRolled`, from which clients make log lines, sounds, animations."""


class TakenBack(Event, frozen=True):
    """In every game: a seat has taken its move back. Told to those who see a difference."""

    seat: Seat


class TimeAdded(Event, frozen=True):
    """In every game: the hourglass that runs is longer by so much."""

    millis: Millis


class Told(msgspec.Struct, frozen=True, gc=False):
    """An event and the seats that may see it; `to=None` means everybody, spectators included."""

    event: Event
    to: frozenset[Seat] | None = None

    def visible(self, seat: Seat | None) -> bool:
        """Whether this seat (None: a spectator) may see it."""
        return self.to is None or (seat is not None and seat in self.to)


def tell(event: Event, *seats: Seat) -> Told:
    """Tell an event to some seats only, or, with no seats named, to everybody.

    >>> tell(TakenBack(0), 0, 2).visible(1)
    False
    """
    return Told(event, _these(seats) if seats else None)


@cache
def _these(seats: tuple[Seat, ...]) -> frozenset[Seat]:
    """The same seats are named over and over."""
    return frozenset(seats)


S = TypeVar("S")
O = TypeVar("O", bound=Options)  # noqa: E741
M = TypeVar("M")
V = TypeVar("V")


class Step(msgspec.Struct, Generic[S], frozen=True, gc=False):
    """What a move brings about: the next state and what happened, in order.

    `known` is written by the table: what the game recalled of the world outside, to be stamped into the entry.
    """

    state: S
    events: tuple[Told, ...] = ()
    known: dict[str, Any] | None = None


class Outcome(msgspec.Struct, frozen=True, omit_defaults=True):
    """How a game ended: one score per seat, the seats that won, and how the scores came about.

    `breakdown` has one list per seat of (text key, points); the client shows `score-<key>` from the game's texts.
    Keys may repeat. `facts` fill the text. `unrecorded` are the seats whose result sets no record, however good: who
    judged themselves may still win the evening, but beats nobody's best.
    """

    scores: tuple[int, ...]
    winners: tuple[Seat, ...]
    breakdown: tuple[tuple[Line, ...], ...] = ()
    unrecorded: tuple[Seat, ...] = ()


class Line(msgspec.Struct, frozen=True, omit_defaults=True):
    """One line of a score sheet."""

    key: str
    points: int
    facts: dict[str, Any] = {}


class Work(msgspec.Struct, frozen=True):
    """Something a seat made that outlives the game, such as a painting: which of theirs (from 0), its title in each
    language, and `shown`, which is as much as it takes to draw it again and no more."""

    seat: Seat
    number: int
    title: dict[str, str]
    shown: dict[str, Any]


class Entry(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """One line of a table's log: a seat's move, or, with no seat, time running out.

    `known` is what the entry hangs on and the log would not hold otherwise (`Chance.recall`). With `back` the seat
    takes a move back: the table stands again as it stood after so many entries; `agreed` are those who were asked. With
    `more`, and no seat, the hourglass that runs is longer by so much.
    """

    at: Millis
    seat: Seat | None = None
    move: Any = None
    known: dict[str, Any] | None = None
    back: int | None = None
    agreed: tuple[Seat, ...] = ()
    more: Millis | None = None


TakeBack = Literal["free", "consent", "never"]


class Game(ABC, Generic[O, S, M, V]):
    """The rules of one game. Stateless: one instance serves every table.

    The four type arguments are said once, `class Tris(Game[Options, State, Mark, View])`: the attributes `Options`,
    `State`, `Move` and `View`, by which a log, a client or a bot reads them at run time, are taken from there.

    It names its `id`, its `box`, how many `seats` may play (a range), about how many `minutes` it takes, whether it is
    on the `shelf`, the `version` of its rules and the union of its events, `Event`.

    Chance is handed in, never kept in the state. No clock: a move carries the time it counts from (`at`), the state
    says when it expires (`deadline`).
    """

    id: ClassVar[str]
    box: ClassVar[str]                       # the box on the shelf; Polywords' six games share one
    seats: ClassVar[range]                   # how many may play
    minutes: ClassVar[int] = 20              # about how long a game takes
    shelf: ClassVar[bool] = True             # sample games are not on the shelf
    version: ClassVar[int] = 1               # of the rules: another number when a log would mean something else
    Event: ClassVar[Any] = Event             # the union of the game's events: the one type that a game names itself
    Options: ClassVar[type[Any]] = Options
    State: ClassVar[type[Any]]
    Move: ClassVar[Any]                      # the union of the game's moves
    kinds: ClassVar[frozenset[Any]]          # their classes
    by_tag: ClassVar[dict[Any, Any]]         # and the same by what each is called on the wire
    View: ClassVar[type[Any]]
    teams: ClassVar[bool] = False            # whether the game answers `team`
    timed: ClassVar[bool] = False            # whether the game answers `deadline`
    phrases: ClassVar[tuple[Phrase, ...]] = ()  # how its moves are said
    questions: ClassVar[tuple[Question, ...]] = ()  # what one may ask of a view besides
    out_of_turn: ClassVar[frozenset[str]] = frozenset({"not_your_turn"})  # all codes of `not_your_turn`
    unhurried: ClassVar[Mapping[str, Any] | None] = None  # options with which nothing runs out; None: time is the game
    dealt_ahead: ClassVar[bool] = False      # all luck that counts is in the setup: others can play the same deal
    peaks: ClassVar[Mapping[type[Any], Millis]] = {}  # the great moments: these events have everybody's eyes so long
    few_lead: ClassVar[bool] = False         # whether whoever stands at less is ahead (`stage`)
    reasoned: ClassVar[tuple[type[Any], ...]] = ()  # events of moves that `why` has a reason for: of these one may ask
    numbers: ClassVar[Mapping[str, Any]] = {}  # what the rulebook counts and a board shows: limits, points, times

    _types: ClassVar[tuple[Any, ...]]

    def __init_subclass__(cls, **more: Any) -> None:
        super().__init_subclass__(**more)
        before, cls._types = cls._types, _arguments(cls)
        for name, old, new in zip(("Options", "State", "Move", "View"), before, cls._types, strict=True):
            # A class that names a type in its body means that one, whatever its arguments say.
            if old is not new and new is not Any and not isinstance(new, TypeVar) and name not in vars(cls):
                setattr(cls, name, new)
        cls.teams = cls.team is not Game.team
        cls.timed = cls.deadline is not Game.deadline
        cls.kinds = frozenset(get_args(cls.Move) or (cls.Move,)) if hasattr(cls, "Move") else frozenset()
        cls.by_tag = {kind.__struct_config__.tag: kind for kind in cls.kinds
                      if isinstance(kind, type) and issubclass(kind, msgspec.Struct)}

    def accept(self, options: Mapping[str, Any]) -> O:
        """Options as somebody sends them over the network, or IllegalMove("bad_options", ...).

        A game answers for itself where a program on this machine may ask for more than a stranger may, such as a file
        to read."""
        return self.read_options(options)

    def read_options(self, options: Mapping[str, Any] | msgspec.Struct) -> O:
        """Options as a program here hands them in, whatever they are made of, or IllegalMove("bad_options", ...)."""
        if not options:
            return self.Options()  # type: ignore[no-any-return]
        try:
            read: O = msgspec.convert(msgspec.to_builtins(options), self.Options)
        except msgspec.ValidationError as error:
            raise bad_options(error) from None
        return read

    def check(self, seats: int, options: O) -> None:
        """Raise IllegalMove("bad_options", ...) where options do not go together, or with this many people."""

    @abstractmethod
    def setup(self, seats: int, options: O, chance: Chance) -> S:
        """The table laid, before anybody acts."""

    @abstractmethod
    def actors(self, state: S) -> frozenset[Seat]:
        """Who may act now; several at once is normal, nobody means that time goes on (deadline) or the game is over."""

    def not_your_turn(self, state: S, seat: Seat, move: M) -> IllegalMove:
        """Why a seat that may not act now is refused, where the game can say more; `out_of_turn` names each code."""
        return IllegalMove("not_your_turn")

    def moves(self, state: S, seat: Seat) -> Iterable[M] | None:
        """Every legal move, where they are few; None where they are text or ink."""
        return None

    @abstractmethod
    def sample(self, state: S, seat: Seat, chance: Chance) -> M:
        """One legal move of a seat that may act."""

    @abstractmethod
    def play(self, state: S, seat: Seat, move: M, at: Millis, chance: Chance) -> Step[S]:
        """The seat's move, or IllegalMove. The table has checked that the game is on and the seat may act."""

    def deadline(self, state: S) -> Millis | None:
        """When this state expires, if it does."""
        return None

    def expire(self, state: S, at: Millis, chance: Chance) -> Step[S]:
        """What happens when the deadline passes."""
        raise LookupError(f"{self.id} has no deadlines")

    @abstractmethod
    def view(self, state: S, seat: Seat | None) -> V:
        """What a seat may know; None is a spectator or the big screen."""

    def told(self, view: V, seat: Seat | None) -> Iterable[Sentence]:
        """The view in words, in the order one wants to hear it: what to do now, what lies on the table, what is mine.

        Made of the view alone, so that whoever listens knows what whoever looks may know, and no more.
        """
        return ()

    def sayable(self, view: V, seat: Seat) -> Iterable[str]:
        """Which of the phrases a seat may use now, by key, the likeliest first; each is explained by `how-<key>`."""
        return (phrase.key for phrase in self.phrases)

    def heard(self, event: Any) -> Mapping[str, Any] | None:
        """What an event's sentence needs beyond its fields and `who`; None where it goes without saying."""
        return {}

    def peak(self, event: Any) -> Millis:
        """How long this event has the table to itself (1 to 3 seconds, 0 for most): no clock runs and no bot acts
        meanwhile. Everybody must see the event, and the answer hangs on it alone."""
        return self.peaks.get(type(event), 0)

    def older(self, version: int) -> Game[Any, Any, Any, Any] | None:
        """The rules that read a log written under an earlier version, or None where it cannot be read any more.

        Version 0 are logs from before rules were numbered: these rules read them as far as they agree.
        """
        return self if version == 0 else None

    def consult(self, question: Mapping[str, str]) -> dict[str, Any] | None:
        """What the open books of the box answer (a dictionary, a list), whatever lies on any table; None: nothing.

        The answer hangs on the question alone, so that asking tells nobody anything and changes nothing.
        """
        return None

    def take_back(self, before: S, move: M, after: S, seat: Seat) -> TakeBack:
        """Whether a seat may take this move back, which led from one state to the other.

        "free": while nobody has acted after it, because it brought nothing hidden to light (and nobody could act in
        secret meanwhile, or a refusal would tell); "consent": if everybody else agrees; "never".
        """
        return "consent"

    def honours(self, deeds: Sequence[Deed], outcome: Outcome) -> Iterable[Honour]:
        """What each seat did best in a finished game, the finest first: made of what everybody saw, so that the log
        bears it out. Each is shown as `honour-<key>` from the game's texts (`rules.honours` helps to count)."""
        return ()

    def works(self, event: Any, state: S) -> Iterable[Work]:
        """What was finished with this event, which led to this state: paintings, drawings. Everybody saw them."""
        return ()

    def ladder(self, options: O) -> tuple[tuple[int, str], ...]:
        """Alone one climbs: from how many points on which rank is reached, the lowest first (`rank-<key>`)."""
        return ()

    def stage(self, view: V, seat: Seat) -> tuple[int, int] | None:
        """How many stages of the game this seat has behind it, and how it stands there: rows answered and codes left,
        paintings hung and points. So two games of one deal are laid side by side (`Table.course`); told as
        `stages-title`, `stage-name` and `stage-stands` in the game's texts."""
        return None

    def why(self, view: V, seat: Seat, move: M) -> Words | None:
        """Why a bot in this seat, which saw this, made this move: a text and its facts, where there is any reason.

        Made of the view before the move alone: what the seat did not see is no reason.
        """
        return None

    def may_explain(self, before: S, now: S) -> bool:
        """Whether a bot's reasons for a move made in `before` can be told now without telling what is still hidden, or
        what others have yet to find out by themselves."""
        return True

    def lesson(self, language: str) -> Lesson | None:
        """The guided first game, in this language, where there is one (`rules.lessons`)."""
        return None

    def example(self, language: str) -> Example | None:
        """A worked example for the rules page, in this language, where there is one (`rules.examples`)."""
        return None

    def feats(self, state: S, seat: Seat) -> tuple[str, ...]:
        """What the person in this seat achieved in a finished game and keeps for good, by text key."""
        return ()

    def hidden(self, state: S, seat: Seat | None) -> Iterable[str]:
        """What this seat cannot know and might be otherwise, as paths into the state: "deck", "hands.2".

        The default: nothing is hidden. The suite holds `resample` to it: whatever is named differs, part by part, in
        some draw (so name "hands.2", never "hands" with one's own among them, nor a last card that can be worked
        out), and whatever is not named comes back exactly as it was. What chance has not decided yet is in no state,
        so it is not named either.
        """
        return ()

    @abstractmethod
    def resample(self, view: V, seat: Seat | None, chance: Chance) -> S:
        """A state this seat cannot tell from the real one: its view is the same to the byte."""

    @abstractmethod
    def outcome(self, state: S) -> Outcome | None:
        """The result once the game is over."""

    def team(self, state: S, seat: Seat) -> int:
        """Whose side a seat is on, in a game with teams: the seats of one number play together."""
        return seat

    def watchers_may_act(self, state: S) -> bool:
        """Whether people who only watch may act now, as a jury does. Their seat numbers begin after the last chair."""
        return False

    def may_talk(self, state: S, seat: Seat) -> bool:
        """Whether the person in this seat may speak now; the room closes chat and reactions to whoever may not."""
        return True

    def only_bots(self, move: M) -> bool:
        """Whether this move is for bots alone: a person who sends it is refused by the room."""
        return False

    def races(self, state: S, seat: Seat, move: M) -> bool:
        """Whether this move is a claim where being first matters: the room then orders claims by fair time."""
        return False

    def stamped(self, move: M, lag: Millis) -> M:
        """The claim with the network correction written in by the room, whatever the client wrote there."""
        return move


def _arguments(game: type[Game[Any, Any, Any, Any]]) -> tuple[Any, ...]:
    """The types a game is made of, as far as its class and those it stands on have said them."""
    for base in vars(game).get("__orig_bases__", ()):
        origin = get_origin(base)
        if isinstance(origin, type) and issubclass(origin, Game):
            said = dict(zip(origin.__parameters__, get_args(base), strict=True))  # type: ignore[attr-defined]
            return tuple(_filled_in(kind, said) for kind in origin._types)
    return game._types


def _filled_in(kind: Any, said: dict[Any, Any]) -> Any:
    if isinstance(kind, TypeVar):
        return said[kind]
    open_places = () if isinstance(kind, type) else getattr(kind, "__parameters__", ())
    return kind[tuple(said[place] for place in open_places)] if open_places else kind


Game._types = Game.__parameters__  # type: ignore[attr-defined]  # of which nothing is said yet
