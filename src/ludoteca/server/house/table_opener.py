"""Table opener: opens tables, ordinary ones or from a log, a replay or a daily deal, and takes in games from files."""

from __future__ import annotations

import asyncio
import secrets

import msgspec

from ludoteca.protocol.http_history import SentLog, SentReplay
from ludoteca.protocol.refusals import Refused, UnreadableLog
from ludoteca.rules import Unreadable
from ludoteca.rules.registry import game as find_game
from ludoteca.rules.values import JsonObject
from ludoteca.server.history.positions import begin_in, other_chairs, read_result, same_chairs, taken_in
from ludoteca.server.house.dailies import Dailies
from ludoteca.server.house.limits import Limits
from ludoteca.server.house.table_registry import TableRegistry
from ludoteca.server.persistence.log_codec import header_row, whole_log
from ludoteca.server.room.room import Room
from ludoteca.server.services import Services
from ludoteca.server.state import transitions
from ludoteca.server.state.daily import check_day
from ludoteca.server.state.room_state import RoomState, Seating, Today, read_state, room_row
from ludoteca.store import Conflict, Crowded, GuestRow, LogRow, Most, OnlyNote

LETTERS = "BCDFGHJKLMNPQRSTVWXZ"        # no vowels: a code never spells a word that one would rather not read out


class TableOpener:
    """Opens the tables of one process, within the limits of the house. Fulfils `DailyTables`."""

    def __init__(self, services: Services, tables: TableRegistry, limits: Limits) -> None:
        self._services = services
        self._tables = tables
        self._limits = limits
        self._reading = asyncio.Lock()             # one log at a time: it may be long
        self.dailies = Dailies(services, self)

    async def open(
        self, host: GuestRow, game: str, options: JsonObject | None = None, seats: int | None = None,
        slow: bool = False,
    ) -> Room:
        """A new table with its host in the first chair."""
        try:
            rules = find_game(game)
        except KeyError:
            raise Refused("no_such_game") from None
        most = await self._check_may_open(host.id)
        check_day(options or {}, self.dailies.today())
        count = rules.seats[0] if seats is None else seats
        if count not in rules.seats:
            raise Refused(
                "bad_seat_count", least=rules.seats[0], most=rules.seats[-1], span=len(rules.seats) - 1)
        chairs = (Seating("person", host.id), *(Seating(),) * (count - 1))
        state = self._blank(host, game, chairs)
        state = transitions.set_options(transitions.make_slow(state, rules) if slow else state, options or {}, rules)
        return await self._add(state, most)

    async def open_position(
        self, host: GuestRow, log: SentLog, until: int, chairs: tuple[Seating, ...] | None = None,
    ) -> Room:
        """A new table whose first game begins in a log; the host in the first chair, unless the chairs are given."""
        most = await self._check_may_open(host.id)
        async with self._reading:
            check_day(log.options, self.dailies.today())
            table = await asyncio.to_thread(begin_in, log, until)
        chairs = chairs or (Seating("person", host.id), *(Seating(),) * (table.seats - 1))
        state = self._blank(host, table.game.id, chairs).but(options=msgspec.to_builtins(table.options), begins=until)
        return await self._add(state, most, header_row(table))

    async def blank_daily(self, host: GuestRow, game: str, today: Today) -> RoomState:
        """The state of a table for a daily deal, without chairs."""
        await self._check_may_open(host.id)
        return self._blank(host, game, ()).but(daily=today)

    async def add_daily(self, state: RoomState, noted: OnlyNote | None) -> Room:
        """Write a table for a daily deal with the note that the try has begun."""
        return await self._add(state, await self._check_may_open(state.host), noted=noted)

    async def open_finished(self, host: GuestRow, id: str, round: int, until: int) -> Room:
        """A new table that begins in a finished game of this house, for a guest who played it."""
        store = self._services.store
        result = next((each for each in await store.results(id) if each.round == round), None)
        if result is None:
            raise Refused("no_such_table" if await store.room(id) is None else "not_finished")
        chairs = same_chairs(result, host.id)
        return await self.open_position(host, await self._log(id, round), until, chairs)

    async def open_replay(self, host: GuestRow, link: str, until: int, seat: int | None) -> Room:
        """A new table that begins in a finished game, for a guest with its link: in this chair, or in their own."""
        result = await self._services.store.result_by_link(link)
        if result is None:
            raise Refused("no_such_replay")
        await self.dailies.check_unspoiled(read_result(result.result).daily, host.id)
        chairs = other_chairs(result, host.id, seat)
        return await self.open_position(host, await self._log(result.room, result.round), until, chairs)

    async def _log(self, table: str, round: int) -> SentLog:
        try:
            return msgspec.convert(whole_log(await self._services.store.entries(table, round)), SentLog)
        except Unreadable as error:
            raise UnreadableLog(error) from None

    async def take_in(self, guest: GuestRow, sent: SentReplay) -> str:
        """Store a game from a file, to be looked at here. Returns its link."""
        played = await self._check_may_bring(guest.id)
        async with self._reading:
            row, rows = await asyncio.to_thread(taken_in, sent, guest.id, int(self._services.wall()))
        while True:
            try:
                await self._services.store.import_game(row, rows, self._limits.taken_in_per_guest, played)
                return row.link
            except Crowded:
                played = await self._check_may_bring(guest.id)    # or a game was played to its end meanwhile

    async def _check_may_bring(self, guest: str) -> list[str]:
        """Refuse one game too many. Returns the tables of the guest's games that were not brought as files."""
        mine = await self._services.store.results_of(guest)
        brought = {each.room for each in mine if read_result(each.result).taken_in}
        if len(brought) >= self._limits.taken_in_per_guest:
            raise Refused("too_many_replays", most=self._limits.taken_in_per_guest)
        return list({each.room for each in mine} - brought)

    async def _check_may_open(self, host: str) -> Most:
        """Refuse one table too many. Returns the limits for the write: other guests open tables at the same time."""
        if self._tables.is_closing:
            raise Refused("stopping")
        store = self._services.store
        mine = [row for row in await store.rooms_of(host) if row.host == host and row.phase != "over"]
        tries = tuple(row.id for row in mine if (today := read_state(row).daily) is not None and today.counts)
        settings = self._services.settings()
        most = Most(min(self._limits.tables_per_guest, settings.tables_per_guest), tries, settings.tables)
        if len(mine) - len(tries) >= most.of_host:
            raise Refused("too_many_tables", most=most.of_host)
        if 0 < most.on <= await store.tables_on():
            raise Refused("full_house", most=most.on)
        return most

    def _blank(self, host: GuestRow, game: str, chairs: tuple[Seating, ...]) -> RoomState:
        return RoomState(
            table=secrets.token_urlsafe(9), code="", game=game, host=host.id, owner=host.id, options={}, chairs=chairs,
            people={host.id: host.name}, bot_seed=secrets.token_hex(16),
            family=self._services.settings().family != "off")

    async def _add(
        self, state: RoomState, most: Most, begins: LogRow | None = None, noted: OnlyNote | None = None,
    ) -> Room:
        services = self._services
        while True:
            state = state.but(code="".join(secrets.choice(LETTERS) for _ in range(self._limits.code_length)))
            try:
                row = room_row(state, services.wall())
                lease = await services.store.add_room(row, begins, services.incarnation, most, noted)
            except Crowded:
                most = await self._check_may_open(state.host)    # another table was first: says which limit it is
                continue
            except Conflict:                       # the code is taken
                continue
            return self._tables.add(state, lease)
