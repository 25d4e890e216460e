"""Optional capabilities of a game, one small class each. Every method has a default; override what your game has.

`Game` is composed of all of them, so the server calls any of these methods on any game. A game that overrides nothing
has no clock, no teams, no text interface, no lesson and no honours. Where a parameter is an event of type `Any`, a game
names the union of its own events instead.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Generic, Self, cast

import msgspec

from ludoteca.rules.chance import Chance
from ludoteca.rules.honours import Deed, Honour
from ludoteca.rules.refusal import IllegalMove
from ludoteca.rules.speech import Phrase, Question
from ludoteca.rules.validation import bad_options
from ludoteca.rules.values import Event, M, Millis, O, Outcome, S, Seat, Step, TakeBack, V, Work
from ludoteca.rules.values import Options as AnyOptions
from ludoteca.rules.words import Sentence, Words

if TYPE_CHECKING:
    from ludoteca.rules.examples import Example
    from ludoteca.rules.game import Game
    from ludoteca.rules.lessons import Lesson


class ReadsOptions(Generic[O]):
    """Options: how they are read, and which ones switch the clock off."""

    Options: ClassVar[type[AnyOptions]] = AnyOptions        # set by `Game` from its type arguments
    unhurried: ClassVar[Mapping[str, object] | None] = None  # options without any deadline; None: there are none such

    def accept(self, options: Mapping[str, object]) -> O:
        """Read options from the network. Raises IllegalMove("bad_options", ...).

        Override it where local programs may ask for more than the network, such as a file to read."""
        return self.read_options(options)

    def read_options(self, options: Mapping[str, object] | msgspec.Struct) -> O:
        """Read options from a local program, of any type. Raises IllegalMove("bad_options", ...)."""
        kind = cast(type[O], self.Options)
        if not options:
            return kind()
        try:
            read: O = msgspec.convert(msgspec.to_builtins(options), kind)
        except msgspec.ValidationError as error:
            raise bad_options(error) from None
        return read


class HasDeadlines(Generic[S]):
    """Deadlines: hourglasses and timed phases."""

    id: ClassVar[str]
    timed: ClassVar[bool] = False            # set by `Game`: whether the game overrides `deadline`

    def deadline(self, state: S) -> Millis | None:
        """The table time at which this state expires, or None."""
        return None

    def expire(self, state: S, at: Millis, chance: Chance) -> Step[S]:
        """Return what happens when the deadline passes."""
        raise LookupError(f"{self.id} has no deadlines")


class HasPeaks:
    """Peaks: events that hold the clock while everyone watches."""

    peaks: ClassVar[Mapping[type[Event], Millis]] = {}  # kinds of events, and for how long each holds the clock

    def peak(self, event: Any) -> Millis:
        """How long this event holds the clock and the bots: 1 to 3 seconds, 0 for most events.

        Everyone must see the event, and the answer may depend on the event alone."""
        return self.peaks.get(type(event), 0)


class HasTeams(Generic[S]):
    """Teams: seats that play together."""

    teams: ClassVar[bool] = False            # set by `Game`: whether the game overrides `team`

    def team(self, state: S, seat: Seat) -> int:
        """The number of the seat's team. Seats with the same number play together."""
        return seat


class HasTextInterface(Generic[V]):
    """Text interface: a view as text, a move as a phrase (`rules.speech`, `rules.words`)."""

    phrases: ClassVar[tuple[Phrase, ...]] = ()      # how moves are said
    questions: ClassVar[tuple[Question, ...]] = ()  # what a player may ask about a view

    def told(self, view: V, seat: Seat | None) -> Iterable[Sentence]:
        """The view as sentences: first what to do now, then what is on the table, then what the seat has.

        It may use the view alone, so that a listener learns exactly what a player at the screen sees.
        """
        return ()

    def sayable(self, view: V, seat: Seat) -> Iterable[str]:
        """The keys of the phrases a seat may use now, the likeliest first. `how-<key>` explains each."""
        return (phrase.key for phrase in self.phrases)

    def heard(self, event: Any) -> Mapping[str, object] | None:
        """Facts that the event's sentence needs beyond its fields and `who`; None: the event has no sentence."""
        return {}


class KeepsOldLogs:
    """Logs: the version of the rules."""

    version: ClassVar[int] = 1               # increase it when an old log would mean something else

    def older(self, version: int) -> Self | Game | None:
        """The rules that read a log of an earlier version, or None where it cannot be read any more.

        Version 0 marks logs from before rules had versions; the current rules read those as far as they agree.
        """
        return self if version == 0 else None


class AllowsTakeBacks(Generic[S, M]):
    """Take-backs: which moves may be taken back."""

    def take_back(self, before: S, move: M, after: S, seat: Seat) -> TakeBack:
        """Whether a seat may take back this move, which led from `before` to `after`.

        "free": as long as no other seat has acted, because the move revealed nothing. Use it only if no other seat can
        have acted in secret: a refusal would reveal that.

        "consent": if all others agree. "never": not at all.
        """
        return "consent"


class HasRaces(Generic[S, M]):
    """Races: moves where being first matters. The room orders such claims by fair time."""

    def races(self, state: S, seat: Seat, move: M) -> bool:
        """Return whether this move is a claim in a race."""
        return False

    def stamped(self, move: M, lag: Millis) -> M:
        """The claim with the room's network correction, in place of any value the client sent."""
        return move


class LimitsPeople(Generic[S, M]):
    """People: who besides the acting seats may act, and who may talk."""

    out_of_turn: ClassVar[frozenset[str]] = frozenset({"not_your_turn"})  # every code `not_your_turn` may use

    def not_your_turn(self, state: S, seat: Seat, move: M) -> IllegalMove:
        """The refusal for a seat that may not act now."""
        return IllegalMove("not_your_turn")

    def watchers_may_act(self, state: S) -> bool:
        """Whether spectators may act now, as a jury does. Their seat numbers start after the last seat."""
        return False

    def may_talk(self, state: S, seat: Seat) -> bool:
        """Whether the person in this seat may use chat and reactions now."""
        return True

    def only_bots(self, move: M) -> bool:
        """Whether only bots may make this move. The room refuses it from a person."""
        return False


class HasHonours(Generic[O, S, V]):
    """Results: honours, works, ranks, feats, and stages by which two games of one deal are compared."""

    dealt_ahead: ClassVar[bool] = False      # all chance that counts is in the setup: others can play the same deal
    few_lead: ClassVar[bool] = False         # in `stage`, a lower second number is better

    def honours(self, deeds: Sequence[Deed], outcome: Outcome) -> Iterable[Honour]:
        """What each seat did best, the finest first, from public events alone (`rules.honours` helps to count).

        Each is shown as the text `honour-<key>`."""
        return ()

    def works(self, event: Any, state: S) -> Iterable[Work]:
        """The works finished with this public event, which led to this state."""
        return ()

    def ladder(self, options: O) -> tuple[tuple[int, str], ...]:
        """Ranks of a game for one: the points each needs and its key (`rank-<key>`), the lowest first."""
        return ()

    def stage(self, view: V, seat: Seat) -> tuple[int, int] | None:
        """How many stages this seat has completed, and its standing: for example rows answered and codes left.

        `Table.course` compares games of one deal by it. Texts: `stages-title`, `stage-name`, `stage-stands`."""
        return None

    def feats(self, state: S, seat: Seat) -> tuple[str, ...]:
        """What the person in this seat achieved in a finished game and keeps, by text key."""
        return ()


class ExplainsBots(Generic[S, M, V]):
    """Reasons: why a bot made a move."""

    reasoned: ClassVar[tuple[type[Event], ...]] = ()  # events of moves for which `why` has a reason

    def why(self, view: V, seat: Seat, move: M) -> Words | None:
        """Why a bot that saw this view made this move, as text and facts, or None.

        It may use the view before the move alone.
        """
        return None

    def may_explain(self, before: S, now: S) -> bool:
        """Whether the reason for a move made in `before` may be shown in `now` without revealing a secret."""
        return True


class Teaches:
    """Teaching: guided first game, worked example, reference books."""

    numbers: ClassVar[Mapping[str, object]] = {}  # limits, points and times of the rulebook that a board shows

    def lesson(self, language: str) -> Lesson | None:
        """The guided first game in this language (`rules.lessons`), or None."""
        return None

    def example(self, language: str) -> Example | None:
        """The worked example of the rules page in this language (`rules.examples`), or None."""
        return None

    def consult(self, question: Mapping[str, str]) -> dict[str, object] | None:
        """An answer from the box's reference books, such as a dictionary, or None.

        It may depend on the question alone, so that asking reveals nothing and changes nothing.
        """
        return None
