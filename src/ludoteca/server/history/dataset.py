"""Dataset: games given to research, and one line of the open dataset for each.

A game is in it only if all people who sat at its table have agreed. A line holds the game and nothing about its
players: `docs/research/dataset.md` describes the format.
"""

from __future__ import annotations

import hashlib
from collections.abc import AsyncIterator, Mapping
from functools import cache
from typing import Any

import msgspec

from ludoteca.rules import Table
from ludoteca.rules.refusal import Unreadable
from ludoteca.rules.registry import game as find_game
from ludoteca.rules.registry import games
from ludoteca.rules.table import LogData
from ludoteca.server.history.positions import Result, read_result
from ludoteca.server.people.opt_ins import OptIn
from ludoteca.server.persistence.log_codec import whole_log
from ludoteca.store import ResultRow, Store

FOR_DATASET = OptIn("dataset")              # their games may be given
FORMAT = 1


@cache
def wordless(game: str) -> bool:
    """Whether the moves of a game hold no free text or drawing. Only such games are given: a word may be a name."""
    return game in games() and not _free_text(msgspec.json.schema(find_game(game).Move))


def _free_text(schema: Any) -> bool:
    if isinstance(schema, Mapping):
        if schema.get("type") == "string" and "enum" not in schema and "const" not in schema:
            return True
        return any(_free_text(part) for key, part in schema.items() if key not in ("enum", "const", "title"))
    return isinstance(schema, list) and any(_free_text(part) for part in schema)


async def lines(store: Store) -> AsyncIterator[bytes]:
    """The dataset, one game per line, in an order that does not depend on when they were played."""
    willing = await FOR_DATASET.guests(store)
    found: dict[str, ResultRow] = {}
    for guest in willing:
        for row in await store.results_of(guest):
            if wordless(row.game) and given(read_result(row.result), willing):
                found[f"{row.room}/{row.round}"] = row
    texts = []
    for row in found.values():
        game = anonymous(whole_log(await store.entries(row.room, row.round)), read_result(row.result))
        if game is not None:
            texts.append(msgspec.json.encode(game))
    for line in sorted(texts, key=lambda each: hashlib.sha256(each).digest()):
        yield line


def given(result: Result, willing: frozenset[str]) -> bool:
    """Whether all people who sat there agree, also those whose chair a bot kept.

    A game that began in a log or came from a file has no owner, and a daily deal would reveal the day.
    """
    people = [player.guest for player in result.players if player.guest]
    unnamed = any(player.kind == "person" and not player.guest for player in result.players)
    plain = result.begun is None and not result.taken_in and result.daily is None
    return bool(people) and not unnamed and plain and set(people) <= willing


def anonymous(log: LogData, result: Result) -> LogData | None:
    """What is given of a game; None where its options are not plain, or it does not replay without them.

    Table time begins at 0. Left out: how the seed was mixed, wall times, names, chat, links, ids of guests and tables.
    """
    start = log.get("at", 0)
    entries = [{**_plain(entry), "at": entry["at"] - start} for entry in log["entries"]]
    bare: LogData = {key: log[key] for key in ("game", "version", "seats", "seed", "options") if key in log}
    bare["entries"] = entries
    if "known" in log or log.get("before") or _written(bare["options"], find_game(log["game"]).Options):
        return None
    try:
        outcome = Table.replay(bare).outcome
    except Unreadable:
        return None
    if outcome is None or result.outcome is None or outcome.scores != result.outcome.scores:
        return None
    players = ["person" if each.guest or each.level is None else each.level for each in result.players]
    return {"format": FORMAT, **bare, "players": players, "scores": outcome.scores, "winners": outcome.winners}


def _plain(entry: LogData) -> LogData:
    kept = ("seat", "move", "known", "back", "agreed", "more")
    return {key: entry[key] for key in kept if entry.get(key) is not None}


def _written(options: Mapping[str, Any], kind: type[msgspec.Struct]) -> bool:
    """Whether the options hold content of a player, such as cards they drew."""
    fields = msgspec.json.schema(kind)["$defs"][kind.__name__]["properties"]
    chosen, plain = (msgspec.json.decode(msgspec.json.encode(each)) for each in (options, kind()))
    changed = [name for name, value in chosen.items() if value != plain.get(name)]
    return any(isinstance(chosen[name], dict | list) or name not in fields or _free_text(fields[name])
               for name in changed)
