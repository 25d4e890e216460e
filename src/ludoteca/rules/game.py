"""The rules of one game: ten methods every game is made of, and optional capabilities with defaults.

All methods are pure functions over immutable values, so that rules read like the rulebook.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable
from typing import Any, ClassVar, Generic, TypeVar, get_args, get_origin

import msgspec

from ludoteca.rules import values
from ludoteca.rules.capabilities import (
    AllowsTakeBacks,
    ExplainsBots,
    HasDeadlines,
    HasHonours,
    HasPeaks,
    HasRaces,
    HasTeams,
    HasTextInterface,
    KeepsOldLogs,
    LimitsPeople,
    ReadsOptions,
    Teaches,
)
from ludoteca.rules.chance import Chance
from ludoteca.rules.values import (
    Entry,
    Event,
    Line,
    M,
    Millis,
    Move,
    O,
    Options,
    Outcome,
    S,
    Seat,
    Step,
    TakeBack,
    TakenBack,
    TimeAdded,
    Told,
    V,
    Work,
    tell,
)

__all__ = [
    "Entry", "Event", "Game", "Line", "Millis", "Move", "OpenGame", "Options", "Outcome", "Seat", "Step", "TakeBack",
    "TakenBack", "TimeAdded", "Told", "Work", "tell",
]


class Game(
    ABC, ReadsOptions[O], HasDeadlines[S], HasPeaks, HasTeams[S], HasTextInterface[V], KeepsOldLogs,
    AllowsTakeBacks[S, M], HasRaces[S, M], LimitsPeople[S, M], HasHonours[O, S, V], ExplainsBots[S, M, V], Teaches,
    Generic[O, S, M, V],
):
    """The rules of one game. Stateless: one instance serves every table.

    A game names its four types once, `class Tris(Game[Options, State, Mark, View])`. The attributes `Options`,
    `State`, `Move` and `View`, by which logs, clients and bots read them at run time, are set from there.

    Chance is passed in, never kept in the state. There is no clock: a move carries its time (`at`), and the state says
    when it expires (`deadline`).

    >>> from ludoteca import game
    >>> sorted(game("masterdice").by_tag)
    ['feedback', 'note', 'place', 'roll', 'solve']
    """

    id: ClassVar[str]
    box: ClassVar[str]                       # the box it comes in; Polywords' six games share one
    seats: ClassVar[range]                   # how many may play
    minutes: ClassVar[int] = 20              # about how long a game takes
    shelf: ClassVar[bool] = True             # False: not listed among the house's games, as for samples
    Event: ClassVar[object] = values.Event   # the union of the game's events: the only type a game sets itself
    State: ClassVar[type[Any]]
    Move: ClassVar[object]                   # the union of the game's moves
    View: ClassVar[type[Any]]
    kinds: ClassVar[frozenset[type]]         # the classes in `Move`
    by_tag: ClassVar[dict[str, type]]        # the same, by their tag on the wire

    _types: ClassVar[tuple[object, ...]]

    def check(self, seats: int, options: O) -> None:
        """Raise IllegalMove("bad_options", ...) if the options do not fit together, or not this many seats."""

    @abstractmethod
    def setup(self, seats: int, options: O, chance: Chance) -> S:
        """Return the state before the first move."""

    @abstractmethod
    def actors(self, state: S) -> frozenset[Seat]:
        """Return the seats that may act now, often several. None: a deadline runs, or the game is over."""

    def moves(self, state: S, seat: Seat) -> Iterable[M] | None:
        """Return every legal move, or None where moves are text or drawings and cannot be listed."""
        return None

    def sample(self, state: S, seat: Seat, chance: Chance) -> M:
        """Return one legal move of a seat that may act. A game that lists its moves need not override it."""
        moves = self.moves(state, seat)
        if moves is None:
            raise NotImplementedError(f"{self.id} lists no moves, so it must override `sample`")
        return chance.pick(list(moves))

    @abstractmethod
    def play(self, state: S, seat: Seat, move: M, at: Millis, chance: Chance) -> Step[S]:
        """Play a move, or raise IllegalMove. The table has checked that the game goes on and the seat may act."""

    @abstractmethod
    def view(self, state: S, seat: Seat | None) -> V:
        """Return what a seat may know. None is a spectator or the big screen."""

    def hidden(self, state: S, seat: Seat | None) -> Iterable[str]:
        """Return what this seat cannot know, as paths into the state: "deck", "hands.2". By default nothing.

        The conformance suite compares it with `resample`: each path must differ in some draw, and all the rest must
        come back unchanged. So name "hands.2", not "hands" if that includes the seat's own hand. Name neither a last
        card that can be worked out nor what chance has not decided yet.
        """
        return ()

    @abstractmethod
    def resample(self, view: V, seat: Seat | None, chance: Chance) -> S:
        """Return a state this seat cannot tell from the real one. Its view must be equal, byte for byte."""

    @abstractmethod
    def outcome(self, state: S) -> Outcome | None:
        """Return the result, or None while the game goes on."""

    def __init_subclass__(cls, **more: object) -> None:
        super().__init_subclass__(**more)
        before, cls._types = cls._types, _type_arguments(cls)
        for name, old, new in zip(("Options", "State", "Move", "View"), before, cls._types, strict=True):
            # A type named in the class body takes precedence over the type arguments.
            if old is not new and new is not Any and not isinstance(new, TypeVar) and name not in vars(cls):
                setattr(cls, name, new)
        cls.teams = cls.team is not Game.team
        cls.timed = cls.deadline is not Game.deadline
        classes = (get_args(cls.Move) or (cls.Move,)) if hasattr(cls, "Move") else ()
        cls.kinds = frozenset(kind for kind in classes if isinstance(kind, type))
        cls.by_tag = {str(kind.__struct_config__.tag): kind for kind in cls.kinds if issubclass(kind, msgspec.Struct)}


def _type_arguments(game: type[Game]) -> tuple[object, ...]:
    """The four types of a game, as far as its class and its base classes name them."""
    for base in vars(game).get("__orig_bases__", ()):
        origin = get_origin(base)
        if isinstance(origin, type) and issubclass(origin, Game):
            named = dict(zip(_parameters(origin), get_args(base), strict=True))
            return tuple(_filled(kind, named) for kind in origin._types)
    return game._types


def _filled(kind: object, named: dict[object, object]) -> object:
    """A type with its type variables replaced by the named types."""
    if isinstance(kind, TypeVar):
        return named[kind]
    variables = () if isinstance(kind, type) else getattr(kind, "__parameters__", ())
    return kind[tuple(named[each] for each in variables)] if variables else kind  # type: ignore[index]


def _parameters(generic: type) -> tuple[object, ...]:
    return tuple(getattr(generic, "__parameters__"))  # noqa: B009


Game._types = _parameters(Game)      # before any subclass


class OpenGame(Game[O, S, M, S], Generic[O, S, M]):
    """A game in which nothing is hidden: every seat and every spectator sees the state itself.

    Unless `setup` is overridden, the game starts from the default values of its `State`.
    """

    def setup(self, seats: int, options: O, chance: Chance) -> S:
        """Return `State()`."""
        start: S = self.State()
        return start

    def view(self, state: S, seat: Seat | None) -> S:
        """The state."""
        return state

    def resample(self, view: S, seat: Seat | None, chance: Chance) -> S:
        """The view: there is only one state that looks like it."""
        return view
