"""Comparison of servers: parsing of messages, the report, and the pairing of runs."""

from __future__ import annotations

from typing import Any

import pytest

from ludoteca.rules import Table
from scripts.compare_servers import ratio
from scripts.fixed_deals import GAMES, plainly, recorded
from scripts.measure_move import PARTS, measure
from scripts.three_tongues import PING, SEATS, TEXT, TONGUES, Line, Measure, PlayedTable, course


class Transport:
    def __init__(self) -> None:
        self.written: list[bytes] = []

    def write(self, data: bytes) -> None:
        self.written.append(data)


def seated(server: str, game: str = "place") -> tuple[PlayedTable, list[Transport]]:
    table, transports = PlayedTable(0, Measure(), False, course(game)), [Transport() for _ in range(SEATS)]
    for seat, transport in enumerate(transports):
        line = Line(TONGUES[server](1, game), table, seat, "/", b"hello" if seat == 0 else b"")
        line.connection_made(transport)
        line.data_received(b"HTTP/1.1 101 Switching Protocols\r\n\r\n")
        table.lines.append(line)
    return table, transports


async def test_a_table_plays_again_once_all_four_have_heard() -> None:
    table, transports = seated("ludoteca")
    assert transports[0].written[1:] == [b"\x81\x85\0\0\0\0hello"], "masked"
    table.measure.on = True
    table.play(0.0)
    update = b'{"type":"update","round":1,' + b" " * 200 + b"}"
    frame = bytes((TEXT, 126)) + len(update).to_bytes(2, "big") + update
    for line in table.lines[:3]:
        line.data_received(frame[:3])              # however the stream is split
        line.data_received(frame[3:100])
        line.data_received(frame[100:])
    assert (table.moves, table.measure.heard) == (1, 3)
    table.lines[3].data_received(bytes((PING, 2)) + b"hi" + frame)
    assert transports[3].written[1] == b"\x8a\x82\0\0\0\0hi"
    assert (table.moves, table.measure.heard, len(table.measure.delays)) == (2, 4, 1)
    assert b'"id":"1"' in transports[1].written[-1] and table.measure.bytes == 4 * len(update)
    table.lines[0].data_received(bytes((TEXT, 13)) + b'{"type":"no"}')
    assert table.measure.odd == 1


async def test_every_tongue_knows_a_move_from_all_else() -> None:
    said: dict[str, Any] = {
        "ludoteca": b'{"type":"update"}', "colyseus": b"\x0ddiff", "boardgameio": b'42/bench,["update",1]'}
    for server, word in said.items():
        table, _ = seated(server)
        table.play(0.0)
        for line in table.lines:
            line.tongue.heard(line, word)
        assert table.moves == 2, server


def test_ratios_are_of_one_round_each_and_tell_their_error() -> None:
    assert ratio([10, 40], [10, 20]) == "1.50 ± 0.98"
    assert ratio([10], [20]) == "0.50 ± 0.00"


@pytest.mark.parametrize("game", GAMES)
def test_a_recorded_game_leads_back_to_its_own_deal(game: str) -> None:
    table = Table(GAMES[game], SEATS, seed="whatever")
    laid, seen = plainly(table), set()
    for turn in recorded(game):
        assert table.deadline is None or table.now + 1_000 < table.deadline
        table.play(turn.seat, turn.move, table.now + 1_000)
        seen.add(plainly(table) == laid)
    assert seen == {True, False} and plainly(table) == laid
    table.play(recorded(game)[0].seat, recorded(game)[0].move, table.now + 1_000)


@pytest.mark.parametrize("game", ["place", *GAMES])
def test_a_move_is_measured_part_by_part(game: str) -> None:
    assert len(measure(game, tables=2, games=2)) == len(PARTS)
