"""Finished games for the store: complete games that the library plays and stores as a server would."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import ludoteca
from ludoteca.protocol.messages import encode
from ludoteca.rules import Chance, Table
from ludoteca.server.persistence.log_codec import entry_row, header_row
from ludoteca.store import LogRow, ResultRow


def played(game: str, seats: int, level: str = "apprendista", seed: str = "una sera", **options: Any) -> Table:
    """A complete game between bots, move by move as at a table."""
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
    """A game of these people (guest, name), seat by seat. A seat without a guest is a bot of the named level."""
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
