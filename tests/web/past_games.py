"""Finished games as a house keeps them, without anybody having played: whole games of the library, put into a store."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import ludoteca
from ludoteca.protocol.messages import encode
from ludoteca.rules import Chance, Table
from ludoteca.server.persistence.log_codec import entry_row, header_row
from ludoteca.store import LogRow, ResultRow


def played(game: str, seats: int, level: str = "apprendista", seed: str = "una sera", **options: Any) -> Table:
    """A whole game between bots, move by move as at a table."""
    table = ludoteca.Table(game, seats=seats, seed=seed, options=options)
    bots = [ludoteca.bot(game, level) for _ in range(seats)]
    while table.outcome is None:
        for seat in sorted(table.actors):
            move = bots[seat].choose(table.view(seat), seat, Chance.stream(f"{seed}/{seat}", table.position))
            at = table.now + 900
            if move is not None and (table.deadline is None or at < table.deadline):
                table.play(seat, move, at=at)
                break
        else:
            table.expire()
    return table


def finished(
    table: Table, link: str, people: Sequence[tuple[str, str]], at: int = 0, **more: Any,
) -> tuple[ResultRow, list[LogRow]]:
    """A game of the people named (guest, name), seat by seat; whoever has no guest is a bot of that level."""
    players = [
        {"kind": "person" if guest else "bot", "guest": guest, "level": None if guest else name}
        for guest, name in people]
    result = {
        "players": players, "outcome": table.outcome, "entries": table.position, "begun": None,
        "names": [name for _, name in people], "daily": None, "honours": [], **more}
    guests = tuple(dict.fromkeys(guest for guest, _ in people if guest))
    row = ResultRow(f"room-{link}", 1, table.game.id, at, encode(result), link, guests)
    return row, [header_row(Table.from_header(table.header)), *(
        entry_row(number, each) for number, each in enumerate(table.entries, start=1))]
