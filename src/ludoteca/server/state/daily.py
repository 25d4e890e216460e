"""Daily deals: the same for every player of a house, one try that counts, then as many as one likes. Pure functions.

A deal comes from its date alone, so two houses deal alike and their players can compare. A reader of this file can
therefore work out tomorrow's deal. The house deals none before its day and shows none before a guest's own try.
A person is a guest: a person who comes back under another name has another try.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from datetime import date, datetime, timedelta
from typing import Any

import msgspec

from ludoteca.bots import Level
from ludoteca.protocol import messages
from ludoteca.protocol.refusals import Refused
from ludoteca.rules import Seat, Table
from ludoteca.rules.registry import game as find_game
from ludoteca.rules.values import JsonObject
from ludoteca.server.state.room_state import RoomState, Seating, Today
from ludoteca.server.state.transitions import bot_for

VERSION = 1                      # of how a date becomes a deal
RIVAL: Level = "artigiano"       # who sits in the other chair, where a game wants one


class Deal(msgspec.Struct, frozen=True):
    """A game of the day. `marks`: average score of each level of bots (`scripts/daily_marks.py`)."""

    name: str
    game: str
    marks: tuple[int, ...]
    options: JsonObject = {}
    seats: int = 1
    worded: bool = False                           # played with the words of a language, and compared within it
    dated: bool = False                            # the rules want to know the date

    @property
    def version(self) -> str:
        """Two houses with the same version deal alike."""
        return f"{VERSION}.{find_game(self.game).version}"


DEALS = {deal.name: deal for deal in (
    Deal("masterdice", "masterdice", (11, 24, 35, 40), {"games": 1}, seats=2),
    Deal("canvas", "canvas", (17, 24, 38, 45), {"solo": "vincent"}),
    Deal("canvas_puzzle", "canvas", (18, 25, 44, 49), {"solo": "puzzle"}),
    Deal("finestre", "finestre_allenamento", (2, 4, 7, 10), dated=True),
    Deal("medusa", "medusa", (26, 31, 32, 34), worded=True),
    Deal("palla", "palla", (-20, -1, 8, 9), seats=2, worded=True),
)}


class Try(msgspec.Struct, frozen=True, omit_defaults=True):
    """A guest's try at a deal; without a score it is not over."""

    table: str
    name: str
    words: str = ""
    score: int | None = None
    link: str = ""
    finished: int = 0


read_try = msgspec.json.Decoder(Try).decode


def day_of(wall: float) -> str:
    """The date of the house at a wall time, in its own time zone."""
    return datetime.fromtimestamp(wall / 1000).strftime("%Y-%m-%d")


def topic_of(name: str, day: str) -> str:
    return f"daily/{name}/{day}"


def seed_of(today: Today) -> str:
    """The seed of a day's deal, the same in every house."""
    return hashlib.sha256(f"ludoteca daily {VERSION} {today.name} {today.day}".encode()).hexdigest()


def words_of(deal: Deal, language: str) -> str:
    """The language of the words that a guest plays with; empty where a game has no words."""
    return "" if not deal.worded else language if language in ("it", "en") else "en"


def options_of(deal: Deal, day: str, language: str) -> JsonObject:
    more = {"words": words_of(deal, language)} if deal.worded else {}
    return {**deal.options, **more, **({"day": day} if deal.dated else {})}


def new_table(today: Today, options: JsonObject) -> Table:
    """The day's table as it begins for every guest."""
    deal = DEALS[today.name]
    return Table(deal.game, deal.seats, seed_of(today), options)


def chair_of(table: Table) -> Seat:
    """The person's chair: the one that acts first."""
    return min(table.actors, default=0)


def dots(name: str, score: int) -> int:
    """How many levels of bots a score reaches."""
    return sum(score >= mark for mark in DEALS[name].marks)


def find(name: str) -> Deal:
    deal = DEALS.get(name)
    if deal is None:
        raise Refused("no_such_daily")
    return deal


def check_day(options: JsonObject, today: str) -> None:
    """Refuse an option `day` of an ordinary table unless that day is over."""
    day = options.get("day")
    if isinstance(day, str) and day >= today:
        raise Refused("day_not_over")


# -- at the table

FIXED = (
    messages.Sit, messages.Stand, messages.Chairs, messages.Arrange, messages.SetBot, messages.GiveBack,
    messages.SetOptions, messages.Rematch, messages.VoteGame, messages.NextGame, messages.HandOver, messages.SeatAgent)
NOT_IN_A_TRY = (messages.TakeBack, messages.AddTime, messages.Pause, messages.Hint, messages.AskWhy)


def check_request(state: RoomState, request: Any) -> None:
    """Refuse changes of a daily table and, in a try that counts, take-backs, pauses, more time and hints."""
    if state.daily is not None and isinstance(
            request, FIXED + NOT_IN_A_TRY if state.daily.counts else FIXED):
        raise Refused("daily_settled")


# -- its chairs, and days in a row

def seated(state: RoomState, deal: Deal, options: JsonObject) -> RoomState:
    """The state with the person in the chair that acts first and bots in all others, with the seed of the day."""
    assert state.daily is not None
    chair = chair_of(new_table(state.daily, options))
    chairs: tuple[Seating, ...] = ()
    for seat in range(deal.seats):
        chairs += (Seating("person", state.owner) if seat == chair else bot_for(chairs, state.people, seat, RIVAL),)
    table = find_game(deal.game).accept(options)
    return state.but(chairs=chairs, options=msgspec.to_builtins(table), bot_seed=seed_of(state.daily))


def streak(days: Iterable[str], today: str) -> tuple[int, int]:
    """Days in a row: up to today, or to yesterday while today is not played yet, and the longest run.

    >>> streak(["2026-11-10", "2026-11-11", "2026-11-14", "2026-11-15"], "2026-11-16")
    (2, 2)
    >>> streak(["2026-11-10", "2026-11-11", "2026-11-12"], "2026-11-16")
    (0, 3)
    """
    longest = run = 0
    before: date | None = None
    for each in sorted(map(date.fromisoformat, days)):
        run = run + 1 if before is not None and each - before == timedelta(1) else 1
        longest, before = max(longest, run), each
    recent = before is not None and date.fromisoformat(today) - before <= timedelta(1)
    return run if recent else 0, longest


def week(day: str) -> list[str]:
    """The seven days up to this one."""
    last = date.fromisoformat(day)
    return [(last - timedelta(back)).isoformat() for back in range(6, -1, -1)]
