"""Daily deals of one house: opens tables for them, reads and writes their tries and the results of the maestro."""

from __future__ import annotations

from typing import Protocol

import msgspec

from ludoteca.protocol.messages import encode
from ludoteca.protocol.refusals import Refused
from ludoteca.rules import Outcome
from ludoteca.server.bot_workers.engine import SoloResult
from ludoteca.server.services import NotesOf, Services
from ludoteca.server.state.daily import Deal, Try, day_of, find, options_of, read_try, seated, topic_of, words_of
from ludoteca.server.state.room_state import RoomState, Today
from ludoteca.store import GuestRow, Noted, NoteRow, OnlyNote


class DailyTables(Protocol):
    """Opens the tables of daily deals."""

    async def blank_daily(self, host: GuestRow, game: str, today: Today) -> RoomState:
        """The state of a table for a daily deal, without chairs."""

    async def add_daily(self, state: RoomState, noted: OnlyNote | None) -> object:
        """Write the table with the note that the try has begun. Raises `Noted` where another try has."""


class DailyResults(msgspec.Struct, frozen=True):
    """A daily deal as one guest sees it: all tries, the best first; the maestro's result; the guest's own try."""

    deal: Deal
    day: str
    tries: list[tuple[str, Try]]                   # by guest
    maestro: SoloResult | None
    mine: Try | None
    scores: dict[str, int]                         # the guest's own: day -> score


class Dailies:
    """The daily deals of one house. Fulfils `DealRecords` for its rooms."""

    def __init__(self, services: Services, tables: DailyTables) -> None:
        self._services = services
        self._tables = tables

    def today(self) -> str:
        return day_of(self._services.wall())

    async def open(self, guest: GuestRow, name: str) -> tuple[str, bool]:
        """The guest's table for today's deal, the one they began or a new one, and whether it counts."""
        deal, day, store = find(name), self.today(), self._services.store
        row = await _row_of(store.notes_of, guest.id, topic_of(name, day))
        mine = None if row is None else read_try(row.value)
        if mine is not None and mine.score is None and await store.room(mine.table) is not None:
            return mine.table, True
        today = Today(name, day, counts=mine is None or mine.score is None)
        words = mine.words if mine is not None else words_of(deal, guest.language)
        state = await self._tables.blank_daily(guest, deal.game, today)
        state = seated(state, deal, options_of(deal, day, words))
        begun = NoteRow(guest.id, topic_of(name, day), encode(Try(state.table, guest.name, words)))
        # A try without its table is left by a process that died when the two were not yet written together.
        only = OnlyNote(begun, None if row is None else row.value) if today.counts else None
        try:
            await self._tables.add_daily(state, only)
        except Noted:
            return await self.open(guest, name)        # begun on another page this very moment
        return state.table, today.counts

    async def results(self, name: str, day: str, guest: GuestRow | None) -> DailyResults:
        """The results of one day's deal. Refuses days to come."""
        deal = find(name)
        if day > self.today():
            raise Refused("day_to_come")
        rows = await self._services.store.notes(topic_of(name, day))
        scores = {} if guest is None else await self._scores(guest.id, name)
        mine = next((read_try(row.value) for row in rows if guest is not None and row.guest == guest.id), None)
        words = mine.words if mine is not None else words_of(deal, "it" if guest is None else guest.language)
        tries = [(row.guest, each) for row in rows if row.guest and (each := read_try(row.value)).words in ("", words)]
        tries.sort(key=lambda each: (each[1].score is None, -(each[1].score or 0), each[1].finished))
        maestro = await self._maestro(Today(name, day), words)
        return DailyResults(deal, day, tries, maestro, mine, scores)

    async def _scores(self, guest: str, name: str) -> dict[str, int]:
        tries = ((row.topic.rpartition("/")[2], read_try(row.value))
                 for row in await self._services.store.notes_of(guest, f"daily/{name}/"))
        return {day: each.score for day, each in tries if each.score is not None}

    async def check_unspoiled(self, today: Today | None, guest: str) -> None:
        """Refuse to show a game of today's deal to a guest whose own try is not over."""
        if today is None or today.day < self.today():
            return
        row = None
        if guest:
            row = await _row_of(self._services.store.notes_of, guest, topic_of(today.name, today.day))
        if row is None or read_try(row.value).score is None:
            raise Refused("daily_spoils")

    # -- what rooms ask (`DealRecords`)

    async def notes_for(
        self, state: RoomState, outcome: Outcome, link: str, finished: int, notes_of: NotesOf,
    ) -> list[NoteRow]:
        """The note of a finished try that counted; none where another table has the day's result.

        Which table has it does not change while that table exists, so it may be looked up before the write.
        """
        if state.daily is None or not state.daily.counts:
            return []
        seat = state.seat_of(state.owner)
        row = await _row_of(notes_of, state.owner, topic_of(state.daily.name, state.daily.day))
        if seat is None or (row is not None and read_try(row.value).table != state.table):
            return []
        done = Try(state.table, state.name(state.owner), str(state.options.get("words", "")), outcome.scores[seat],
                   link, finished)
        return [NoteRow(state.owner, topic_of(state.daily.name, state.daily.day), encode(done))]

    async def maestro(self, state: RoomState) -> SoloResult | None:
        """The maestro's result at the same deal, where it is known already."""
        if state.daily is None:
            return None
        return await self._maestro(state.daily, str(state.options.get("words", "")))

    async def save_maestro(self, state: RoomState, played: SoloResult) -> None:
        """Keep the maestro's result, so that it need not play the deal again."""
        if state.daily is not None:
            await self._services.store.put_note(maestro_row(state.daily, str(state.options.get("words", "")), played))

    async def _maestro(self, today: Today, words: str) -> SoloResult | None:
        found = await self._services.store.notes_of("", _maestro_topic(today, words))
        noted = msgspec.json.decode(found[0].value, type=SoloResult | int) if found else None
        return SoloResult(noted) if isinstance(noted, int) else noted       # a number: written before courses were kept


def maestro_row(today: Today, words: str, played: SoloResult) -> NoteRow:
    """The maestro's result as it is stored."""
    return NoteRow("", _maestro_topic(today, words), encode(played))


def _maestro_topic(today: Today, words: str) -> str:
    return f"{topic_of(today.name, today.day)}/maestro/{words}"


async def _row_of(notes_of: NotesOf, guest: str, topic: str) -> NoteRow | None:
    return next((row for row in await notes_of(guest, topic) if row.topic == topic), None)
