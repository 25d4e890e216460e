"""Views of Polywords, and states that look the same to a seat."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, lru_cache
from typing import Any, TypeVar, cast

from msgspec.structs import replace

from ludoteca.games.polywords.sheet import Writing
from ludoteca.games.polywords.state import (
    ContestOptions,
    Laid,
    MantaOptions,
    MedusaOptions,
    PallaOptions,
    PolpoOptions,
    Probe,
    Said,
    WordState,
)
from ludoteca.rules import Seat

COVERED = ""                  # a face-down category

Written = tuple[tuple[Writing, ...], ...]


class WordView(Laid, frozen=True, kw_only=True):
    """The view of a seat."""

    written: Written                              # while words are secret, only those of the own board


class ContestView(WordView, frozen=True, kw_only=True):
    """View of a game with contests."""

    options: ContestOptions


class PallaView(ContestView, frozen=True, kw_only=True):
    options: PallaOptions


class ClaimView(ContestView, frozen=True, kw_only=True):
    """View of a game with spoken words, which are public."""

    said: tuple[Said | None, ...]


class PolpoView(ClaimView, frozen=True, kw_only=True):
    options: PolpoOptions
    out: tuple[int, ...]
    strokes: int


class MantaView(ContestView, frozen=True, kw_only=True):
    """View of Manta. The other team's cards are hidden until both have placed theirs; its drafts always."""

    options: MantaOptions  # type: ignore[assignment]
    hands: tuple[tuple[str, ...], ...]
    pairs: tuple[dict[int, str], ...]
    dealt: tuple[tuple[str, ...], ...]
    drafts: dict[Seat, Writing]                   # of the own team


class MedusaView(WordView, frozen=True, kw_only=True):
    options: MedusaOptions
    probe: Probe | None = None


V = TypeVar("V", bound=WordView)
S = TypeVar("S", bound=WordState)


def seen_as(kind: type[V], state: WordState, **covered: object) -> V:
    """Return a view: the fields of its type from the state, except those in `covered`."""
    return cast(V, _window(kind, tuple(covered))(kind, state, **covered))


@cache
def _window(kind: type[WordView], covered: tuple[str, ...]) -> Callable[..., WordView]:
    """A compiled function that builds a view from a state.

    Building it from a dictionary of names would take five times as long, and every move asks for views."""
    parts = (f"{name}={name}" if name in covered else f"{name}=state.{name}" for name in kind.__struct_fields__)
    window: Callable[..., WordView] = eval(f"lambda kind, state, {', '.join(covered)}: kind({', '.join(parts)})")
    return window


NO_BOARD = -1
_last: tuple[WordState | None, dict[int | None, WordView]] = (None, {})
"""The table somebody has looked at last and how it is seen: by the board one may read, None for all of them."""


def seen_by_all(kind: type[V], state: WordState) -> V:
    """Return the view of all seats, when nothing is hidden. Made once per state."""
    looked_at, views = _last
    if looked_at is state and None in views:
        return cast(V, views[None])
    return _look(kind, state, None, state.written)


def seen_by_writer(kind: type[V], state: WordState, board: int | None) -> V:
    """Return the view of a seat that may read the words of one board this turn.

    If that board has none, or without a board, it equals the spectators' view."""
    words = () if board is None else state.written[board]
    if board is None or not words:
        board = NO_BOARD
    looked_at, views = _last
    if looked_at is state and board in views:
        return cast(V, views[board])
    return _look(kind, state, board, _only(len(state.written), board, words))


def _look(kind: type[V], state: WordState, board: int | None, written: Written) -> V:
    """A cached view; later views of a state are made from the first."""
    global _last
    looked_at, views = _last
    if looked_at is state:
        view = cast(V, replace(next(iter(views.values())), written=written))
        views[board] = view
    else:
        view = cast(V, _window(kind, ("written",))(kind, state, written))
        _last = state, {board: view}
    return view


@lru_cache(maxsize=2_000)
def _only(boards: int, board: int, words: tuple[Writing, ...]) -> Written:
    """The same object for the same words, so that a diff can skip it."""
    return tuple([words if each == board else () for each in range(boards)])


def table_behind(kind: type[S], view: WordView, **drawn: Any) -> S:
    """Return a state with this view; hidden parts are passed in, drawn anew."""
    return kind(**{name: getattr(view, name) for name in kind.__struct_fields__ if name not in drawn}, **drawn)
