"""Every value of every option has an effect: it changes the game, or the board reads it."""

from __future__ import annotations

import inspect as source
import re
from collections.abc import Iterator
from typing import Any

import msgspec
from msgspec import inspect

from ludoteca.rules import Chance, IllegalMove, Table
from ludoteca.rules.registry import game
from tests.conformance.playouts import ROOT, advance, encoded, values

TRIES = 80
ENTRIES = 250
LOOK_EVERY = 10


def every_option_matters(id: str) -> None:
    """For each value of each option, some game differs from the one with the default, or the board reads the option."""
    rules = game(id)
    for field in inspect.type_info(rules.Options).fields:           # type: ignore[attr-defined]
        for value in values(field.type):
            if value != field.default:
                name = field.encode_name
                differs = (
                    any(another_game(id, name, value, {}, seats, again) for again in (1, 2) for seats in sizes(id))
                    or board_reads(id, name)
                    or any(another_game(id, name, value, *each) for each in surroundings(id, name)))
                assert differs, f"option {name} = {value!r} changes nothing"


def surroundings(id: str, name: str) -> Iterator[tuple[dict[str, Any], int, int]]:
    """Other options, seats and seeds that an option may need to have an effect: a variant, a tie, a rare card."""
    if (id, name) == ("canvas", "deck_size"):
        yield {"deck": _seventy_cards(), "deck_size": 40}, 2, 0
    chance = Chance.stream(id, purpose=name)
    fields = [field for field in inspect.type_info(game(id).Options).fields     # type: ignore[attr-defined]
              if field.encode_name != name and values(field.type)]
    for again in range(TRIES):
        beside = {field.encode_name: chance.pick(values(field.type)) for field in fields if chance.below(2)}
        yield beside, chance.pick(game(id).seats), again


def _seventy_cards() -> dict[str, Any]:
    """A custom deck larger than the built-in one: only there do all cards and sixty of them differ."""
    from ludoteca.games.canvas.deck import house_deck

    cards = msgspec.to_builtins(house_deck().cards)
    return {"cards": [*cards, *({**card, "id": f"{card['id']}-2", "drawing": card["id"]} for card in cards[:10])]}


def sizes(id: str) -> list[int]:
    return sorted({game(id).seats[0], game(id).seats[-1]})


def another_game(id: str, name: str, value: Any, beside: dict[str, Any], seats: int, again: int = 0) -> bool:
    """Whether a game with this value takes another course from the same seed."""
    seed = f"{name} {value} {beside} {seats} {again}"
    try:
        plain = Table(id, seats, seed=seed, options=beside)
        other = Table(id, seats, seed=seed, options={**beside, name: value})
    except IllegalMove:
        return False                                                # these options exclude each other
    one, two = Chance.stream(seed), Chance.stream(seed)
    for entry in range(ENTRIES):
        if (plain.actors, plain.deadline, plain.outcome) != (other.actors, other.deadline, other.outcome):
            return True
        over = plain.outcome is not None
        if (entry % LOOK_EVERY == 0 or over) and seen(plain, name) != seen(other, name):
            return True
        if over:
            return False
        moves = [encoded(advance(table, chance)[0]) for table, chance in ((plain, one), (other, two))]
        if moves[0] != moves[1]:
            return True
    return False


def seen(table: Table, name: str) -> list[Any]:
    """All visible parts of a table except the option's own echo."""
    return [without(msgspec.to_builtins(table.view(seat), str_keys=True), name) for seat in (0, None)]


def without(tree: Any, name: str) -> Any:
    if isinstance(tree, dict):
        return {key: without(part, name) for key, part in tree.items() if key != name}
    return [without(part, name) for part in tree] if isinstance(tree, (list, tuple)) else tree


def board_reads(id: str, name: str) -> bool:
    """Whether the game's board reads the option: some options concern only the display."""
    folder = ROOT / "client" / "src" / "games" / game(id).box
    return any(re.search(rf"\boptions\??\.{name}\b", page.read_text("utf-8"))
               for kind in ("*.svelte", "*.ts") for page in folder.rglob(kind))


def every_option_has_a_default_and_bounds(id: str) -> None:
    """The lobby builds its form from the types: every option has a default and choices that can be listed."""
    Options = game(id).Options
    assert issubclass(Options, msgspec.Struct) and Options.__struct_config__.frozen, "options are not frozen"
    Options()
    for field in inspect.type_info(Options).fields:                 # type: ignore[attr-defined]
        kind = field.type
        assert not isinstance(kind, inspect.IntType) or (kind.ge is not None and kind.le is not None), (
            f"option {field.encode_name} has no bounds: {source.getfile(Options)}")


CHECKS = (every_option_matters, every_option_has_a_default_and_bounds)
