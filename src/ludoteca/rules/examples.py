"""Worked examples: a few moves of a real game for the rules page, each with a sentence about it.

An example is data beside its game (`Game.example`). Each scene is a position of a real table, so the page cannot show
anything that the rules do not allow.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

import msgspec

from ludoteca.rules.game import Game
from ludoteca.rules.lessons import Then
from ludoteca.rules.refusal import IllegalMove
from ludoteca.rules.table import Table
from ludoteca.rules.texts import has, sentence
from ludoteca.rules.values import JsonValue, Outcome, Seat, Step

NAMES = ("Ada", "Bruno", "Carla", "Dino")          # the players of an example, by seat


class Scene(msgspec.Struct, frozen=True):
    """One scene: moves, and the text `example-<game>-<key>` (or `example-<box>-<key>`).

    `shows` names the part of the board that is drawn. `tells` are the facts of the text, as paths into the view, such
    as "rows.0.feedback.equal". With `refused` the last move is refused with that code. `eyes` is the seat that looks,
    if it is another than the example's (-1: a spectator).
    """

    key: str
    happens: tuple[Then, ...] = ()
    shows: str = ""
    tells: dict[str, str] = {}
    refused: str = ""
    eyes: Seat | None = None


class Example(msgspec.Struct, frozen=True):
    """The table of an example, the seat that looks, the moves before it (`opening`), and its scenes."""

    seats: int
    seat: Seat
    seed: int | str
    options: dict[str, JsonValue]
    scenes: tuple[Scene, ...]
    opening: tuple[Then, ...] = ()


class Shown(msgspec.Struct, frozen=True):
    """A played scene: the view of the seat that looks, the text, the steps, and the refusal."""

    scene: Scene
    seat: Seat | None
    view: object
    says: str
    steps: tuple[Step, ...]
    no: IllegalMove | None
    outcome: Outcome | None


def play_through(rules: Game, language: str = "it") -> Iterator[Shown]:
    """Play a game's example and yield its scenes. Without an example it yields nothing.

    >>> from ludoteca import game
    >>> [shown.scene.key for shown in play_through(game("masterdice"), "en")][:2]
    ['first', 'second']
    """
    example = rules.example(language)
    if example is None:
        return
    table = Table(rules, example.seats, example.seed, example.options)
    for then in example.opening:
        _happen(table, then)
    for scene in example.scenes:
        steps, no = _played(table, scene)
        seat = example.seat if scene.eyes is None else scene.eyes if scene.eyes >= 0 else None
        view = table.view(seat)
        yield Shown(scene, seat, view, _says(rules, scene, view, language), steps, no, table.outcome)


def _played(table: Table, scene: Scene) -> tuple[tuple[Step, ...], IllegalMove | None]:
    allowed = scene.happens[:-1] if scene.refused else scene.happens
    steps = tuple(_happen(table, then) for then in allowed)
    if not scene.refused:
        return steps, None
    last = scene.happens[-1]
    assert last.seat is not None
    try:
        table.try_move(last.seat, table.read_move(last.move), table.now + last.after)
    except IllegalMove as refusal:
        if refusal.code != scene.refused:
            raise
        refusal.game = refusal.game or table.game.id
        return steps, refusal
    raise AssertionError(f"{table.game.id}: {scene.key} is allowed")


def _happen(table: Table, then: Then) -> Step:
    if then.seat is None:
        return table.expire()
    return table.play(then.seat, then.move, table.now + then.after)


def text_of(rules: Game, key: str) -> str:
    """Return the key of the game's own text, or else that of its box."""
    own = f"example-{rules.id}-{key}"
    return own if has(rules.id, own, "en") else f"example-{rules.box}-{key}"


def _says(rules: Game, scene: Scene, view: object, language: str) -> str:
    facts = {name: _found(msgspec.to_builtins(view), place) for name, place in scene.tells.items()}
    return sentence(rules.id, text_of(rules, scene.key), language, facts)


def _found(view: object, place: str) -> int | str:
    """A fact by its path into the view.

    >>> _found({"rows": [{"dice": [4, None]}]}, "rows.0.dice")
    '4 · –'
    """
    for part in place.split("."):
        if isinstance(view, Mapping):
            view = view[part] if part in view else view[int(part)]
        else:
            assert isinstance(view, Sequence)
            view = view[int(part)]
    if isinstance(view, list | tuple):
        return " · ".join("–" if each is None else str(each) for each in view)
    return view if isinstance(view, int) else str(view)

