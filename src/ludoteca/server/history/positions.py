"""Positions: tables that begin in a log, from a file or from a finished game of this house, cut at an entry."""

from __future__ import annotations

import secrets

import msgspec

from ludoteca.bots import Level
from ludoteca.protocol.http_history import SentLog, SentReplay
from ludoteca.protocol.limits import NAME_LENGTH
from ludoteca.protocol.messages import encode
from ludoteca.protocol.refusals import Refused, UnreadableLog
from ludoteca.protocol.room_view import Praise
from ludoteca.rules import Outcome, Seat, Table, Unreadable
from ludoteca.rules.registry import game as find_game
from ludoteca.server.moderation.sanitize import clean_name
from ludoteca.server.persistence.log_codec import entry_row
from ludoteca.server.state.room_state import Seating, Today
from ludoteca.server.state.transitions import accept_options, bot_for
from ludoteca.store import LogRow, ResultRow


class Player(msgspec.Struct, frozen=True):
    """Who sat in a chair when a game ended; of a bot that kept the chair for a guest, also that guest."""

    kind: str
    guest: str = ""
    level: Level | None = None


class Result(msgspec.Struct, frozen=True):
    """What the store keeps of a finished round."""

    players: list[Player]
    outcome: Outcome | None = None
    entries: int = 0
    begun: int | None = None                       # the entry of a log at which it began
    names: list[str] = []                          # of that time; empty for results from before names were stored
    taken_in: bool = False                         # from a file: it counts in no statistics
    honours: list[Praise] = []                     # honours
    daily: Today | None = None                     # its daily deal
    open_table: bool = False                       # any guest of the house could have joined


read_result = msgspec.json.Decoder(Result).decode


def begin_in(log: SentLog, until: int) -> Table:
    """A new table with the position of the log after `until` entries; chance is different from there on."""
    _check_options(log)
    try:
        table = Table.begin(msgspec.to_builtins(log), until, secrets.token_hex(8))
    except Unreadable as error:
        raise UnreadableLog(error) from None
    if table.outcome is not None:
        raise Refused("position_over")
    return table


def _check_options(log: SentLog) -> None:
    """Check options from a file like options that a client sends."""
    try:
        rules = find_game(log.game)
    except KeyError:
        raise Refused("no_such_game") from None
    try:
        reader = rules if log.version == rules.version else rules.older(log.version)
        accept_options(log.options, reader or rules)
    except Unreadable as error:
        raise UnreadableLog(error) from None


def taken_in(sent: SentReplay, guest: str, now: int) -> tuple[ResultRow, list[LogRow]]:
    """A game from a file as rows of the store. Raises where the rules cannot replay it."""
    _check_options(sent)
    try:
        table = Table.replay(msgspec.to_builtins(sent))
    except Unreadable as error:
        raise UnreadableLog(error) from None
    names = [clean_name(name[:NAME_LENGTH]) if name else "" for name in sent.names]
    result = Result(
        [Player("person")] * table.seats, table.outcome, table.position, table.begun if table.before else None,
        names if len(names) == table.seats else [], True)
    row = ResultRow(
        secrets.token_urlsafe(9), 1, table.game.id, now, encode(result), secrets.token_urlsafe(9), (guest,))
    entries = [entry_row(number, each) for number, each in enumerate(table.entries, start=1)]
    return row, [LogRow(0, encode(table.header)), *entries]


def same_chairs(result: ResultRow, host: str) -> tuple[Seating, ...]:
    """The chairs of a finished game for a guest who played it: their own, bots where bots were, the others empty."""
    players = read_result(result.result).players
    if not any(player.guest == host for player in players):
        raise Refused("not_your_game")
    return _seated(players, host, next(seat for seat, player in enumerate(players) if player.guest == host))


def other_chairs(result: ResultRow, host: str, seat: Seat | None) -> tuple[Seating, ...]:
    """The chairs for a guest with the link: the chair asked for, or their own, or the first that was no bot's."""
    players = read_result(result.result).players
    if seat is None:
        likely = ([n for n, player in enumerate(players) if player.guest == host]
                  + [n for n, player in enumerate(players) if player.kind != "bot" or player.guest] + [0])
        seat = likely[0]
    if not 0 <= seat < len(players):
        raise Refused("no_such_chair")
    return _seated(players, host, seat)


def _seated(players: list[Player], host: str, seat: Seat) -> tuple[Seating, ...]:
    chairs: tuple[Seating, ...] = ()
    for number, player in enumerate(players):
        if number == seat:
            chairs += (Seating("person", host),)
        elif player.kind == "bot" and not player.guest and player.level is not None:
            chairs += (bot_for(chairs, {}, len(chairs), player.level),)
        else:
            chairs += (Seating(),)
    return chairs
