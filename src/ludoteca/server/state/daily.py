"""The deals of the day: the same for everybody, one try that counts, then as many as one likes.

A deal comes from its date alone, so that two houses deal alike and their people can compare. Whoever reads this file
can therefore work out tomorrow's; the house deals none before its day, and shows nobody one before their own try.
A person is a guest: whoever comes in again under another name has another try.
"""

from __future__ import annotations

import hashlib
from collections.abc import Awaitable, Callable, Iterable
from datetime import date, datetime, timedelta
from typing import TYPE_CHECKING, Any

import msgspec

from ludoteca.bots import Level
from ludoteca.protocol import messages
from ludoteca.protocol.messages import encode
from ludoteca.protocol.refusals import Refused
from ludoteca.rules import Outcome, Seat, Table
from ludoteca.rules.registry import game as find_game
from ludoteca.server.bot_workers.engine import Alone
from ludoteca.server.state.room_state import RoomState, Seating, Today
from ludoteca.server.state.transitions import bot_for
from ludoteca.store import GuestRow, Noted, NoteRow, OnlyNote, Store

if TYPE_CHECKING:
    from ludoteca.server.house.house import House

VERSION = 1                      # of how a date becomes a deal
RIVAL: Level = "artigiano"       # who sits in the other chair, where a game wants one
DOTS = 4                         # a dot for each level of bots one reaches

NotesOf = Callable[[str, str], Awaitable[list[NoteRow]]]


class Deal(msgspec.Struct, frozen=True):
    """A game as the day deals it. `marks`: what each level of bots gets on average (`scripts/daily_marks.py`)."""

    name: str
    game: str
    marks: tuple[int, ...]
    options: dict[str, Any] = {}
    seats: int = 1
    worded: bool = False                           # played with the words of a language, and compared within it
    dated: bool = False                            # the rules want to know the date

    @property
    def version(self) -> str:
        """Where two houses have the same one, they deal alike."""
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
    """Somebody's try at a deal; without a score it is not over."""

    table: str
    name: str
    words: str = ""
    score: int | None = None
    link: str = ""
    finished: int = 0


read_try = msgspec.json.Decoder(Try).decode


def day_of(wall: float) -> str:
    """The date in the house, by its own midnight."""
    return datetime.fromtimestamp(wall / 1000).strftime("%Y-%m-%d")


def topic_of(name: str, day: str) -> str:
    return f"daily/{name}/{day}"


def seed_of(today: Today) -> str:
    """What a day's deal comes from, in every house."""
    return hashlib.sha256(f"ludoteca daily {VERSION} {today.name} {today.day}".encode()).hexdigest()


def words_of(deal: Deal, language: str) -> str:
    """The words somebody of this language plays with; none where a game has no words."""
    return "" if not deal.worded else language if language in ("it", "en") else "en"


def options_of(deal: Deal, day: str, language: str) -> dict[str, Any]:
    more = {"words": words_of(deal, language)} if deal.worded else {}
    return {**deal.options, **more, **({"day": day} if deal.dated else {})}


def lay(today: Today, options: dict[str, Any]) -> Table:
    """The day's table, as everybody finds it."""
    deal = DEALS[today.name]
    return Table(deal.game, deal.seats, seed_of(today), options)


def chair_of(table: Table) -> Seat:
    """Where the person sits: whoever acts first."""
    return min(table.actors, default=0)


def dots(name: str, score: int) -> int:
    """How many levels of bots one reaches."""
    return sum(score >= mark for mark in DEALS[name].marks)


def find(name: str) -> Deal:
    deal = DEALS.get(name)
    if deal is None:
        raise Refused("no_such_daily")
    return deal


def check_day(options: dict[str, Any], today: str) -> None:
    """A date among the options of an ordinary table: only of a day that is over."""
    day = options.get("day")
    if isinstance(day, str) and day >= today:
        raise Refused("day_not_over")


# -- at the table

FIXED = (
    messages.Sit, messages.Stand, messages.Chairs, messages.Arrange, messages.SetBot, messages.GiveBack,
    messages.SetOptions, messages.Rematch, messages.VoteGame, messages.NextGame, messages.HandOver, messages.SeatAgent)
NOT_IN_A_TRY = (messages.TakeBack, messages.AddTime, messages.Pause, messages.Hint, messages.AskWhy)


def check_request(state: RoomState, request: Any) -> None:
    """Nothing about a day's table can be changed; and while a try counts, nobody takes anything back or more time."""
    if state.daily is not None and isinstance(
            request, FIXED + NOT_IN_A_TRY if state.daily.counts else FIXED):
        raise Refused("daily_settled")


async def noted(notes_of: NotesOf, state: RoomState, outcome: Outcome, link: str, finished: int) -> list[NoteRow]:
    """What is noted of a try that counted, once it is over: nothing where another table has the day's result. Which one
    it is does not change while that table stands, so it may be looked up before it is written."""
    if state.daily is None or not state.daily.counts:
        return []
    seat = state.seat_of(state.owner)
    row = await row_of(notes_of, state.owner, topic_of(state.daily.name, state.daily.day))
    if seat is None or (row is not None and read_try(row.value).table != state.table):
        return []
    done = Try(state.table, state.name(state.owner), str(state.options.get("words", "")), outcome.scores[seat], link,
               finished)
    return [NoteRow(state.owner, topic_of(state.daily.name, state.daily.day), encode(done))]


async def row_of(notes_of: NotesOf, guest: str, topic: str) -> NoteRow | None:
    """Somebody's try as it is noted."""
    return next((row for row in await notes_of(guest, topic) if row.topic == topic), None)


# -- in the house

class Standing(msgspec.Struct, frozen=True):
    """A day's table as somebody sees it: every try, the best first; what the maestro made of it; their own."""

    deal: Deal
    day: str
    tries: list[tuple[str, Try]]                   # by guest
    maestro: Alone | None
    mine: Try | None
    scores: dict[str, int]                         # of mine: day -> score


class Dailies:
    """The deals of the day in one house."""

    def __init__(self, house: House) -> None:
        self._house = house

    @property
    def _store(self) -> Store:
        return self._house.store

    def today(self) -> str:
        return day_of(self._house.wall())

    async def open(self, guest: GuestRow, name: str) -> tuple[str, bool]:
        """Somebody's table for the day's deal: the one they have begun, or a new one; and whether it counts."""
        deal, day = find(name), self.today()
        row = await row_of(self._store.notes_of, guest.id, topic_of(name, day))
        mine = None if row is None else read_try(row.value)
        if mine is not None and mine.score is None and await self._store.room(mine.table) is not None:
            return mine.table, True
        today = Today(name, day, counts=mine is None or mine.score is None)
        words = mine.words if mine is not None else words_of(deal, guest.language)
        state = await self._house.blank_daily(guest, deal.game, today)
        state = seated(state, deal, options_of(deal, day, words))
        begun = NoteRow(guest.id, topic_of(name, day), encode(Try(state.table, guest.name, words)))
        # A try without its table is of a house that died in between, when the two were not yet written together.
        only = OnlyNote(begun, None if row is None else row.value) if today.counts else None
        try:
            await self._house.add_daily(state, only)
        except Noted:
            return await self.open(guest, name)        # begun on another page this very moment
        return state.table, today.counts

    async def standing(self, name: str, day: str, guest: GuestRow | None) -> Standing:
        deal = find(name)
        if day > self.today():
            raise Refused("day_to_come")
        rows = await self._store.notes(topic_of(name, day))
        scores = {} if guest is None else await self._scores(guest.id, name)
        mine = next((read_try(row.value) for row in rows if guest is not None and row.guest == guest.id), None)
        words = mine.words if mine is not None else words_of(deal, "it" if guest is None else guest.language)
        tries = [(row.guest, each) for row in rows if row.guest and (each := read_try(row.value)).words in ("", words)]
        tries.sort(key=lambda each: (each[1].score is None, -(each[1].score or 0), each[1].finished))
        return Standing(deal, day, tries, await maestro_of(self._store, Today(name, day), words), mine, scores)

    async def _mine(self, guest: str, topic: str) -> Try | None:
        row = await row_of(self._store.notes_of, guest, topic)
        return None if row is None else read_try(row.value)

    async def _scores(self, guest: str, name: str) -> dict[str, int]:
        tries = ((row.topic.rpartition("/")[2], read_try(row.value))
                 for row in await self._store.notes_of(guest, f"daily/{name}/"))
        return {day: each.score for day, each in tries if each.score is not None}

    async def check_unspoiled(self, today: Today | None, guest: str) -> None:
        """While a day lasts, nobody looks at a game of its deal before their own try is over."""
        if today is None or today.day < self.today():
            return
        mine = await self._mine(guest, topic_of(today.name, today.day)) if guest else None
        if mine is None or mine.score is None:
            raise Refused("daily_spoils")


async def maestro_of(store: Store, today: Today, words: str) -> Alone | None:
    """What the maestro made of a day's deal, once somebody's try was over; then it need not play it again."""
    found = await store.notes_of("", f"{topic_of(today.name, today.day)}/maestro/{words}")
    noted = msgspec.json.decode(found[0].value, type=Alone | int) if found else None
    return Alone(noted) if isinstance(noted, int) else noted           # a number: of days before courses were kept


def maestro_row(today: Today, options: dict[str, Any], played: Alone) -> NoteRow:
    return NoteRow("", f"{topic_of(today.name, today.day)}/maestro/{options.get('words', '')}", encode(played))


def seated(state: RoomState, deal: Deal, options: dict[str, Any]) -> RoomState:
    """The person where the first act is, a bot in every other chair; bots draw alike on every table of the day."""
    assert state.daily is not None
    chair = chair_of(lay(state.daily, options))
    chairs: tuple[Seating, ...] = ()
    for seat in range(deal.seats):
        chairs += (Seating("person", state.owner) if seat == chair else bot_for(chairs, state.people, seat, RIVAL),)
    table = find_game(deal.game).accept(options)
    return state.but(chairs=chairs, options=msgspec.to_builtins(table), bot_seed=seed_of(state.daily))


def streak(days: Iterable[str], today: str) -> tuple[int, int]:
    """Days in a row: up to today (or yesterday, as long as today may still come), and at best.

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
