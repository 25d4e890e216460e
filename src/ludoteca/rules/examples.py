"""A worked example: a few moves of a real game, one after another, each with a word on what it shows.

It is data beside its game (`Game.example`), and a fold like a table: every scene is a position of the kernel, so that
what the rules page draws and says of it cannot be otherwise at a table.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import msgspec

from ludoteca.rules.game import Game, Millis, Outcome, Seat, Step
from ludoteca.rules.lessons import Then
from ludoteca.rules.refusal import IllegalMove
from ludoteca.rules.table import Table
from ludoteca.rules.texts import has, sentence

NAMES = ("Ada", "Bruno", "Carla", "Dino")          # who plays in an example, chair by chair


class Scene(msgspec.Struct, frozen=True):
    """What happens next, and what is said of it: `example-<game>-<key>` (or `example-<box>-<key>`).

    `shows` names the part of the board that is drawn. `tells` are facts of the text, by their places in the view
    ("rows.0.feedback.equal"): a number in a sentence is one of this table. With `refused` the last thing that happens
    is forbidden by that code, and changes nothing. `eyes`: seen from another chair than the others (-1: all who watch).
    """

    key: str
    happens: tuple[Then, ...] = ()
    shows: str = ""
    tells: dict[str, str] = {}
    refused: str = ""
    eyes: Seat | None = None


class Example(msgspec.Struct, frozen=True):
    """The table it is played at, whose eyes see it, what happened before, and its scenes."""

    seats: int
    seat: Seat
    seed: int | str
    options: dict[str, Any]
    scenes: tuple[Scene, ...]
    opening: tuple[Then, ...] = ()


class Shown(msgspec.Struct, frozen=True):
    """A scene as it came out: the view of whoever looks, what is said of it, what happened, and the refusal met."""

    scene: Scene
    seat: Seat | None
    view: Any
    says: str
    steps: tuple[Step[Any], ...]
    no: IllegalMove | None
    outcome: Outcome | None


def play_through(rules: Game[Any, Any, Any, Any], language: str = "it") -> Iterator[Shown]:
    """A game's example, scene by scene; nothing where it has none.

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


def _played(table: Table, scene: Scene) -> tuple[tuple[Step[Any], ...], IllegalMove | None]:
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


def _happen(table: Table, then: Then) -> Step[Any]:
    if then.seat is None:
        return table.expire()
    return table.play(then.seat, then.move, table.now + then.after)


def text_of(rules: Game[Any, Any, Any, Any], key: str) -> str:
    """The key of a text: the game's own, or, where it has none, that of all games in its box."""
    own = f"example-{rules.id}-{key}"
    return own if has(rules.id, own, "en") else f"example-{rules.box}-{key}"


def _says(rules: Game[Any, Any, Any, Any], scene: Scene, view: Any, language: str) -> str:
    facts = {name: _found(msgspec.to_builtins(view), place) for name, place in scene.tells.items()}
    return sentence(rules.id, text_of(rules, scene.key), language, facts)


def _found(view: Any, place: str) -> Millis | str:
    """A fact by its place in the view.

    >>> _found({"rows": [{"dice": [4, None]}]}, "rows.0.dice")
    '4 · –'
    """
    for part in place.split("."):
        view = view[int(part)] if isinstance(view, Sequence) else _entry(view, part)
    if isinstance(view, list | tuple):
        return " · ".join("–" if each is None else str(each) for each in view)
    return view if isinstance(view, int) else str(view)


def _entry(view: Mapping[Any, Any], part: str) -> Any:
    return view[part] if part in view else view[int(part)]
