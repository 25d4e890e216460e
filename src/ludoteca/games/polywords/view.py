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


def seen_as(kind: type[V], state: WordState, **covered: Any) -> V:
    """A view: what its type has a place for, as it lies on the table, but for what is covered."""
    return cast(V, _window(kind, tuple(covered))(kind, state, **covered))


@cache
def _window(kind: type[WordView], covered: tuple[str, ...]) -> Callable[..., WordView]:
    """How a view is made of a table, its parts written out one by one: put together by their names, in a dictionary, it
    would take five times as long, and every move asks for views."""
    parts = (f"{name}={name}" if name in covered else f"{name}=state.{name}" for name in kind.__struct_fields__)
    window: Callable[..., WordView] = eval(f"lambda kind, state, {', '.join(covered)}: kind({', '.join(parts)})")
    return window


_last: tuple[WordState | None, dict[tuple[int, ...], WordView]] = (None, {})   # a table as it is now, its views


def seen_by_all(kind: type[V], state: WordState, covered: tuple[int, ...]) -> V:
    """The view of all for whom the words on the same boards are covered: asked for by each in turn, made once."""
    global _last
    if _last[0] is not state:
        _last = state, {}
    views = _last[1]
    view = views.get(covered)
    if view is None:
        written = state.written if not covered else _the_same(
            tuple([() if board in covered else each for board, each in enumerate(state.written)]))
        another = next(iter(views.values()), None)
        view = views[covered] = seen_as(kind, state, written=written) if another is None else replace(
            another, written=written)
    return cast(V, view)


@lru_cache(maxsize=2_000)
def _the_same(written: Written) -> Written:
    """The very same for the same words: who sees no other words than before need not compare them."""
    return written


def table_behind(kind: type[S], view: WordView, **drawn: Any) -> S:
    """A whole table that would be seen so: what the seat cannot know is handed in, drawn afresh."""
    return kind(**{name: getattr(view, name) for name in kind.__struct_fields__ if name not in drawn}, **drawn)
