"""Prepared boards and tables, so that a test reads like the rulebook's example."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from ludoteca.games.polywords.grid import EMPTY, best_paths
from ludoteca.games.polywords.requests import Request
from ludoteca.games.polywords.sheet import Sheet
from ludoteca.rules import Table


def sea(*rows: str) -> str:
    """A grid from its rows; a dot is an empty cell, missing rows are empty."""
    lines = [*rows, *["." * 8] * (8 - len(rows))]
    return "".join(line.ljust(8, ".") for line in lines).replace(".", EMPTY)


def laid(game: str, seats: int, options: dict[str, Any] | None = None, seed: int = 1, **request: Any) -> Table:
    """A table with chosen cards."""
    table = Table(game, seats, seed=seed, options=options or {})
    table.state = replace(table.state, request=Request(**request))
    return table


def with_cells(table: Table, board: int, cells: str, **facts: Any) -> None:
    sheets = list(table.state.sheets)
    sheets[board] = Sheet(cells=cells, **facts)
    table.state = replace(table.state, sheets=tuple(sheets))


def write(table: Table, seat: int, text: str, word: str = "", at: int | None = None) -> Any:
    """Write a word on its cheapest path."""
    board = table.game.board_of(seat)  # type: ignore[attr-defined]
    path = best_paths(table.state.sheets[board].cells, word or text.upper(), 1)[0]
    return table.play(seat, {"type": "write", "word": text, "path": path}, at)


def everybody_ready(table: Table) -> None:
    while table.state.phase == "reveal":
        table.play(min(table.actors), {"type": "ready"})


def drop_bottles(table: Table) -> None:
    while table.state.phase == "bottles":
        seat = min(table.actors)
        table.play(seat, table.sample(seat))


def heard(step: Any, kind: str) -> list[Any]:
    """The events of one kind."""
    return [told.event for told in step.events if type(told.event).__name__ == kind]
