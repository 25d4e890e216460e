"""Values of a game: options, moves, events, results and log entries, and the type variables of `Game` and `Table`.

All are frozen. The garbage collector does not track log entries and what they hold (`gc=False`). They never form
cycles, and a long game must not make collections slower.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import TYPE_CHECKING, Any, Generic, Literal, TypeAlias

import msgspec

if TYPE_CHECKING:
    from typing_extensions import TypeVar

    JsonValue: TypeAlias = object
else:
    import typing

    JsonValue = Any                      # type checkers see `object`; msgspec decodes any JSON value

    def TypeVar(name, *, default=None, **more):
        """Create a type variable. Its default (PEP 696) is for type checkers only: Python 3.11 has none."""
        return typing.TypeVar(name, **more)

JsonObject: TypeAlias = dict[str, JsonValue]
Seat: TypeAlias = int
Millis: TypeAlias = int


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Base of a game's options. Every field has a default; a choice is a `Literal`, a `bool` or a bounded `int`."""


# The types of a game. `Game` and `Table` without arguments mean a game known only by its id: all four are Any.
O = TypeVar("O", bound=Options, default=Any)  # noqa: E741
S = TypeVar("S", default=Any)
M = TypeVar("M", default=Any)
V = TypeVar("V", default=Any)
SeenV = TypeVar("SeenV", contravariant=True, default=Any)      # a view as a parameter only


class Move(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True, tag_field="type", tag=str.lower):
    """Base of a game's moves. The tag is the class name in lower case: a `Roll` is `{"type": "roll"}`."""


class Event(msgspec.Struct, frozen=True, gc=False, tag_field="type", tag=True):
    """Base of a game's events. An event is a fact such as `DiceRolled`; clients show it in log, sound and animation."""


class TakenBack(Event, frozen=True):
    """In every game: a seat took its move back. Only the seats that see a difference receive it."""

    seat: Seat


class TimeAdded(Event, frozen=True):
    """In every game: the current deadline was moved by this much."""

    millis: Millis


class Told(msgspec.Struct, frozen=True, gc=False):
    """An event and the seats that may see it. `to=None` means everyone, spectators included."""

    event: Event
    to: frozenset[Seat] | None = None

    def visible(self, seat: Seat | None) -> bool:
        """Return whether this seat may see the event. None is a spectator."""
        return self.to is None or (seat is not None and seat in self.to)


def tell(event: Event, *seats: Seat) -> Told:
    """Address an event to the named seats or, with no seats named, to everyone.

    >>> tell(TakenBack(0), 0, 2).visible(1)
    False
    """
    return Told(event, _seat_set(seats) if seats else None)


@cache
def _seat_set(seats: tuple[Seat, ...]) -> frozenset[Seat]:
    """The set of these seats. Cached: a table uses the same few sets again and again."""
    return frozenset(seats)


class Step(msgspec.Struct, Generic[S], frozen=True, gc=False):
    """The effect of one entry: the next state, and the events in order.

    `known` is set by the table: the answers of `Chance.recall`, which the log entry must keep.
    """

    state: S
    events: tuple[Told, ...] = ()
    known: dict[str, JsonValue] | None = None


class Line(msgspec.Struct, frozen=True, omit_defaults=True):
    """One line of a score sheet, shown as the text `score-<key>` filled with `facts`."""

    key: str
    points: int
    facts: Mapping[str, JsonValue] = {}


class Outcome(msgspec.Struct, frozen=True, omit_defaults=True):
    """The result of a game: one score per seat, the winning seats, and the lines each score is made of.

    `breakdown` has one row of lines per seat; keys may repeat. The results of `unrecorded` seats set no record. So
    players who judged their own answers may win the evening, but do not beat a personal best.
    """

    scores: tuple[int, ...]
    winners: tuple[Seat, ...]
    breakdown: tuple[tuple[Line, ...], ...] = ()
    unrecorded: tuple[Seat, ...] = ()


class Work(msgspec.Struct, frozen=True):
    """A painting or drawing that a player made and keeps after the game.

    `number` counts the works of the seat from 0. `title` has one entry per language. `shown` is what the client needs
    to draw the work again.
    """

    seat: Seat
    number: int
    title: dict[str, str]
    shown: Mapping[str, JsonValue]


class Entry(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """One entry of a table's log: a move or, without a seat, an expired deadline.

    `known` holds answers from outside that the log would otherwise lack (`Chance.recall`). With `back`, the seat takes
    its move back: the table returns to its state after that many entries, and `agreed` are the seats that consented.
    With `more` and no seat, the current deadline moves by that much.
    """

    at: Millis
    seat: Seat | None = None
    move: JsonValue = None
    known: dict[str, JsonValue] | None = None
    back: int | None = None
    agreed: tuple[Seat, ...] = ()
    more: Millis | None = None


TakeBack = Literal["free", "consent", "never"]
