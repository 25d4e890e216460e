"""Tables that begin in a log: somebody's own, or a finished game of this house. Read, checked, cut at a position."""

from __future__ import annotations

import secrets
from typing import Any

import msgspec

from ludoteca.bots import Level
from ludoteca.room.acts import accept_options, bot_for
from ludoteca.room.refusals import Refused, UnreadableLog
from ludoteca.room.state import Seating
from ludoteca.rules import Table, Unreadable
from ludoteca.rules.registry import game as find_game
from ludoteca.rules.table import Chapter
from ludoteca.store import ResultRow


class SentLog(msgspec.Struct, frozen=True, omit_defaults=True):
    """A log as `Table.log` and `/api/tables/{table}/log` give it; what else stands in it is passed over."""

    game: str
    seats: int
    seed: int | str
    options: dict[str, Any]
    entries: list[dict[str, Any]]
    version: int = 0
    at: int = 0
    known: dict[str, Any] | None = None
    before: list[Chapter] = []


class Player(msgspec.Struct, frozen=True):
    """Who sat in a chair when a game ended; of a bot that kept the chair for somebody, that somebody."""

    kind: str
    guest: str = ""
    level: Level | None = None


class Result(msgspec.Struct, frozen=True):
    """What the store keeps of a finished round, as far as it is read again."""

    players: list[Player]


def begin_in(log: SentLog, until: int) -> Table:
    """A table of its own that stands where the log stood after `until` entries; chance is another from there on."""
    try:
        rules = find_game(log.game)
    except KeyError:
        raise Refused("no_such_game") from None
    try:
        reader = rules if log.version == rules.version else rules.older(log.version)
        # Somebody sent this: it may not ask for more than any other options sent.
        accept_options(log.options, reader or rules)
        table = Table.begin(msgspec.to_builtins(log), until, secrets.token_hex(8))
    except Unreadable as error:
        raise UnreadableLog(error) from None
    if table.outcome is not None:
        raise Refused("position_over")
    return table


def same_chairs(result: ResultRow, host: str) -> tuple[Seating, ...]:
    """The chairs of a finished game for whoever played it: their own, bots in the bots', the others' free."""
    players = msgspec.json.decode(result.result, type=Result).players
    if not any(player.guest == host for player in players):
        raise Refused("not_your_game")
    chairs: tuple[Seating, ...] = ()
    for player in players:
        if player.guest == host:
            chairs += (Seating("person", host),)
        elif player.kind == "bot" and not player.guest and player.level is not None:
            chairs += (bot_for(chairs, {}, len(chairs), player.level),)
        else:
            chairs += (Seating(),)
    return chairs
