"""What a game class declares: its types from its type arguments, its teams from its methods."""

from __future__ import annotations

from inspect import isfunction
from typing import Any, Generic, TypeVar

import msgspec
import pytest

from examples.tris import Mark, State
from ludoteca.rules import Chance, Game, Move, OpenGame, Options, Step, Table
from ludoteca.rules.registry import game
from tests.conformance.playouts import ROOT

Rules = TypeVar("Rules", bound=Options)
Hand = TypeVar("Hand")


class Quick(Options, frozen=True):
    """How fast."""


class Skip(Move, frozen=True):
    """Do nothing."""


class Held(msgspec.Struct, Generic[Hand], frozen=True):
    """The contents of a hand."""

    hand: Hand


def types(kind: type[Game[Any, Any, Any, Any]]) -> tuple[Any, ...]:
    return kind.Options, kind.State, kind.Move, kind.View


def test_the_types_come_from_the_arguments() -> None:
    class Plain(Game[Quick, State, Mark | Skip, State]):
        """Gives all types."""

    assert types(Plain) == (Quick, State, Mark | Skip, State)


def test_through_generic_classes_in_between() -> None:
    class Cards(Game[Rules, Held[Hand], Mark, Held[Hand]], Generic[Hand, Rules]):
        """Gives the moves, leaves the rest open."""

    class Dealt(Cards[int, Quick]):
        """Gives the rest."""

    class Again(Dealt):
        """Gives no new types."""

    assert Cards.Move is Mark and Cards.Options is Options
    assert types(Dealt) == types(Again) == (Quick, Held[int], Mark, Held[int])
    assert msgspec.json.decode(b'{"hand": 3}', type=Dealt.State) == Held(3)


def test_a_generic_class_beside_the_game_says_nothing_of_its_types() -> None:
    class Scored(Generic[Hand]):
        """A generic class that is not a game."""

    class Beside(Scored[int], Game[Quick, State, Mark, State]):
        """A generic class comes before Game."""

    assert types(Beside) == (Quick, State, Mark, State)


def test_a_generic_type_that_is_left_open_stays_open() -> None:
    class Loose(Game[Rules, Held, Mark, Held], Generic[Rules]):  # type: ignore[type-arg]
        """The type of the hand stays open."""

    class Played(Loose[Quick]):
        """Gives the options, and no type for the hand."""

    assert types(Played) == (Quick, Held, Mark, Held)


def test_what_a_class_names_in_its_body_holds() -> None:
    class Old(Game[Any, Any, Any, Any]):
        """Types as class attributes, as older programs may have them."""

        Options, State, Move, View = Quick, State, Mark | Skip, State

    class Mixed(Game[Options, State, Mark, State]):
        """Names one of the four."""

        Move = Mark | Skip

    class After(Mixed):
        """Inherits from it."""

    assert types(Old) == (Quick, State, Mark | Skip, State)
    assert types(Mixed) == types(After) == (Options, State, Mark | Skip, State)


def test_a_game_that_says_whose_side_a_seat_is_on_has_teams() -> None:
    assert game("manta").teams and not game("canvas").teams
    assert game("canvas").team(None, 2) == 2


def test_a_game_that_cannot_list_its_moves_must_sample_them() -> None:
    class Loose(OpenGame[Options, State, Mark]):
        """Lists no moves."""

        id, seats = "loose", range(1, 2)

        def actors(self, state: State) -> frozenset[int]:
            return frozenset({0})

        def play(self, state: State, seat: int, move: Mark, at: int, chance: Chance) -> Step[State]:
            return Step(state)

        def outcome(self, state: State) -> None:
            return None

    assert Loose.View is Loose.State is State
    table = Table(Loose(), 1)
    assert table.view() == State() and table.moves(0) is None
    with pytest.raises(NotImplementedError, match="loose lists no moves"):
        table.sample(0)


def test_the_smallest_complete_game_fits_on_a_page() -> None:
    source = (ROOT / "examples" / "nim.py").read_text("utf-8")
    assert len(source.splitlines()) <= 40
    assert source in (ROOT / "docs" / "write-a-game" / "adding-a-game.md").read_text("utf-8")
    core = [name for name, what in vars(Game).items() if isfunction(what) and not name.startswith("_")]
    assert len(core) == 10
