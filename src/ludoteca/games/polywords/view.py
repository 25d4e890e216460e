"""What a seat may know of a table of Polywords, and a whole table that would look the same to it."""

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

COVERED = ""                  # a category lying face down

Written = tuple[tuple[Writing, ...], ...]


class WordView(Laid, frozen=True, kw_only=True):
    """A table of Polywords from one chair."""

    written: Written                              # while words are secret, one's own board's only


class ContestView(WordView, frozen=True, kw_only=True):
    """A table where words may be contested."""

    options: ContestOptions


class PallaView(ContestView, frozen=True, kw_only=True):
    options: PallaOptions


class ClaimView(ContestView, frozen=True, kw_only=True):
    """Words are said aloud, so everybody hears them."""

    said: tuple[Said | None, ...]


class PolpoView(ClaimView, frozen=True, kw_only=True):
    options: PolpoOptions
    out: tuple[int, ...]
    strokes: int


class MantaView(ContestView, frozen=True, kw_only=True):
    """The other team's cards lie face down until both have laid theirs; its drafts are not seen at all."""

    options: MantaOptions  # type: ignore[assignment]
    hands: tuple[tuple[str, ...], ...]
    pairs: tuple[dict[int, str], ...]
    dealt: tuple[tuple[str, ...], ...]
    drafts: dict[Seat, Writing]                   # one's own team's


class MedusaView(WordView, frozen=True, kw_only=True):
    options: MedusaOptions
    probe: Probe | None = None


V = TypeVar("V", bound=WordView)
S = TypeVar("S", bound=WordState)


def seen_as(kind: type[V], state: WordState, **covered: object) -> V:
    """A view: what its type has a place for, as it lies on the table, but for what is covered."""
    return cast(V, _window(kind, tuple(covered))(kind, state, **covered))


@cache
def _window(kind: type[WordView], covered: tuple[str, ...]) -> Callable[..., WordView]:
    """How a view is made of a table, its parts written out one by one: put together by their names, in a dictionary, it
    would take five times as long, and every move asks for views."""
    parts = (f"{name}={name}" if name in covered else f"{name}=state.{name}" for name in kind.__struct_fields__)
    window: Callable[..., WordView] = eval(f"lambda kind, state, {', '.join(covered)}: kind({', '.join(parts)})")
    return window


NO_BOARD = -1
_last: tuple[WordState | None, dict[int | None, WordView]] = (None, {})
"""The table somebody has looked at last and how it is seen: by the board one may read, None for all of them."""


def seen_by_all(kind: type[V], state: WordState) -> V:
    """The view of all, once nothing is covered: asked for by each in turn, made once."""
    looked_at, views = _last
    if looked_at is state and None in views:
        return cast(V, views[None])
    return _look(kind, state, None, state.written)


def seen_by_writer(kind: type[V], state: WordState, board: int | None) -> V:
    """The view of whoever may read one board's words of this turn, and no other's. Without any there, or without a
    board, one sees what those see who only watch."""
    words = () if board is None else state.written[board]
    if board is None or not words:
        board = NO_BOARD
    looked_at, views = _last
    if looked_at is state and board in views:
        return cast(V, views[board])
    return _look(kind, state, board, _only(len(state.written), board, words))


def _look(kind: type[V], state: WordState, board: int | None, written: Written) -> V:
    """A view, kept for whoever asks next; the second one of a table is made of the first."""
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
    """The very same for the same words: who sees no other words than before need not compare them."""
    return tuple([words if each == board else () for each in range(boards)])


def table_behind(kind: type[S], view: WordView, **drawn: Any) -> S:
    """A whole table that would be seen so: what the seat cannot know is handed in, drawn afresh."""
    return kind(**{name: getattr(view, name) for name in kind.__struct_fields__ if name not in drawn}, **drawn)
