"""All the tables and all the guests: opening, finding, waking and putting away."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from collections.abc import Callable, Coroutine
from typing import Any

import msgspec

from ludoteca.protocol.admin import Bar, BarKind
from ludoteca.protocol.http import SentLog, SentReplay
from ludoteca.protocol.limits import CODE_LENGTH_LEAST
from ludoteca.protocol.refusals import Refused, UnreadableLog
from ludoteca.rules import Unreadable
from ludoteca.rules.registry import game as find_game
from ludoteca.server.admin import settings
from ludoteca.server.admin.settings import Desk
from ludoteca.server.bot_workers.engine import InlineThinker, Thinker
from ludoteca.server.history.positions import begin_in, other_chairs, read_result, same_chairs, taken_in
from ludoteca.server.history.ratings import Ratings
from ludoteca.server.history.replays import Replays
from ludoteca.server.history.showcase import Wall
from ludoteca.server.history.works import Works
from ludoteca.server.house.dailies import Dailies
from ludoteca.server.house.handover import lay_down
from ludoteca.server.house.heartbeat import Pulse
from ludoteca.server.house.loader import Waking
from ludoteca.server.moderation.sanitize import clean_text
from ludoteca.server.people.guests import Guests
from ludoteca.server.persistence.log_codec import header_row, whole_log
from ludoteca.server.persistence.outage import SLOW, Disk
from ludoteca.server.room.room import Room
from ludoteca.server.runtime.scheduler import Schedule
from ludoteca.server.runtime.time import WallClock, boot_time, calendar_time, steady_wall
from ludoteca.server.services import EventCounters, Services, Timeouts
from ludoteca.server.state import transitions
from ludoteca.server.state.daily import check_day
from ludoteca.server.state.room_state import RoomState, Seating, Today, read_state, room_row
from ludoteca.store import Change, Conflict, Crowded, GuestRow, LogRow, Most, OnlyNote, Owner, Store, Swept

LETTERS = "BCDFGHJKLMNPQRSTVWXZ"        # no vowels: a code never spells a word one would rather not read out
DAY = 86_400_000


class Limits(msgspec.Struct, frozen=True):
    """How much a guest may take, and how long things are kept (milliseconds)."""

    tables_per_guest: int = 20
    taken_in_per_guest: int = 30                   # games brought as files
    code_length: int = CODE_LENGTH_LEAST
    guests_kept: int = 90 * DAY
    finished_kept: int = 30 * DAY
    abandoned_kept: int = 60 * DAY                 # a slow game may rest for weeks, and wait as long for its people
    handoff: int = 5 * 60_000
    asleep: int = 10 * 60_000                      # a table without people leaves memory after this
    beat: int = 1_500                              # while a clock runs: what a crash may give back of table time
    quiet_beat: int = 15_000                       # while none does
    watch: int = 1_000                             # how often the disk is looked after
    pulse: int = 400                               # on a database others share: how often we say that we live
    silence: int = 2_500                           # and after how long without a word one is taken for dead
    sweep: int = 60 * 60_000


class House:
    """The house is open: guests come in, tables are opened, found and put away."""

    def __init__(
        self,
        store: Store,
        thinker: Thinker | None = None,
        wall: WallClock | None = None,
        schedule: Schedule | None = None,
        bot_pace: float = 1.0,
        limits: Limits | None = None,
        timeouts: Timeouts | None = None,
        counters: EventCounters | None = None,
        address: str = "",
    ) -> None:
        self.store = store
        self.wall = wall or steady_wall()
        self.schedule = schedule or Schedule(self.wall)
        self.limits = limits or Limits()
        self.thinker = thinker or InlineThinker()
        self.services = Services(
            store, self.wall, self.schedule, self.thinker, bot_pace, timeouts, counters)
        # Where other openings of this house reach us, and how we know of each other.
        self.pulse = Pulse(self.services, address, self.limits.silence, wall or boot_time)
        self.pulse.begun_anew = self._forget_all
        self.pulse.changed = self._hear
        self.pulse.missed = lambda: self.desk.read()
        self.services.pulse = self.pulse if store.shared else None
        self.calendar = self.pulse.calendar = wall or calendar_time
        self.desk = Desk(store, self.wall, self.services.note, self.calendar)
        self.guests = Guests(store, self.wall, self.desk, self.limits.handoff, self._spawn, self.calendar)
        self.guests.renamed = self._rename_at_tables
        self.services.rename = self.guests.rename
        self.services.settings = lambda: self.desk.settled
        self.opened = self.wall()
        self.rooms: dict[str, Room] = {}
        self._waking = Waking(self.services, self.limits.silence, self._forget)
        self.replays = Replays(store)
        self.works = Works(store)
        self.wall_of_works = Wall(store, self.works)
        self.ratings = Ratings(store)
        self.dailies = self.services.deals = Dailies(self.services, self)
        self._loading: dict[str, asyncio.Future[Room | None]] = {}
        self._reading = asyncio.Lock()
        self._probing = False
        self._tasks: set[asyncio.Task[Any]] = set()

    async def open(self) -> None:
        await self.store.open()
        await self.pulse.open()
        await self.desk.read()
        self.disk.changed = self._tell_all_of_the_disk
        self._every(self.limits.beat, self._beat)
        self._every(self.limits.watch, self._watch)
        self._every(self.limits.sweep, self.sweep)
        if self.store.shared:
            self._every(self.limits.pulse, self.pulse.look_around)

    async def close(self) -> None:
        """Finish what was begun, save where every clock stands, and lock up."""
        self.schedule.stop()
        self.disk.close()
        self.pulse.close()
        for room in list(self.rooms.values()):
            await room.close()
        for task in list(self._tasks):
            task.cancel()
        if not self.pulse.drowsy:
            await self.pulse.beat()
        with contextlib.suppress(OSError):         # where it cannot be said, our silence will say it
            if not self.pulse.drowsy:
                await self.store.end_opening(self.services.opening)
        await self.thinker.close()
        await self.store.close()

    def _every(self, millis: int, act: Callable[[], Any]) -> None:
        def again() -> None:
            self._spawn(act())
            self.schedule.after(millis, again)

        self.schedule.after(millis, again)

    def _spawn(self, act: Coroutine[Any, Any, Any]) -> None:
        """Do this beside everything else. The disk is allowed to fail: somebody is watching it."""
        async def do() -> None:
            try:
                await act
            except OSError as error:
                self.disk.missed(str(error))
            except Exception:
                self.services.trouble("housekeeping_failed")

        task = asyncio.get_running_loop().create_task(do())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # -- the disk

    @property
    def disk(self) -> Disk:
        return self.services.disk

    def _forget_all(self) -> None:
        """We slept and were taken for dead: others may have our tables. Whoever is here comes back to a fresh copy."""
        for room in list(self.rooms.values()):
            self._forget(room)

    async def _watch(self) -> None:
        """Find writes that take too long, and out that the disk is back even where nobody wants to write."""
        if self.store.health().waiting_for > SLOW:
            for room in list(self.rooms.values()):
                room.ledger.look()
        if self.disk.waits and not self._probing:
            self._probing = True
            try:
                await self.pulse.beat()
            finally:
                self._probing = False

    def _tell_all_of_the_disk(self) -> None:
        for room in self.rooms.values():
            room.outage_notice.send()

    async def _beat(self) -> None:
        """Note the time, and let tables nobody is at leave memory."""
        now = self.wall()
        if now - self.pulse.beaten >= self.limits.quiet_beat or any(
                room.round is not None and room.round.running for room in self.rooms.values()):
            await self.pulse.beat()
        for room in list(self.rooms.values()):
            since = room.admission.idle_since
            if since is not None and now - since > self.limits.asleep and not room.busy:
                await self._put_away(room)

    async def _put_away(self, room: Room) -> None:
        """A table nobody is at leaves memory; whoever asks for it next may have it."""
        self.rooms.pop(room.id, None)
        await self.store.let_go(room.ledger.held)

    async def sweep(self) -> Swept:
        """Put away guests and tables nobody touched for long."""
        now = int(self.wall())
        for room in list(self.rooms.values()):
            if room.presence:
                room.post(room.record.touch)
                await room.settled()
            elif not room.busy and (room.round is None or not room.round.clock.running):
                await self._put_away(room)         # what somebody living has is not swept
        swept = await self.store.sweep(
            guests=now - self.limits.guests_kept, finished=now - self.limits.finished_kept,
            abandoned=now - self.limits.abandoned_kept, now=int(self.calendar()))
        self.services.note("swept", guests=swept.guests, tables=swept.rooms, handoffs=swept.handoffs)
        await self._waking.forget_gone()
        return swept

    async def _hear(self, change: Change) -> None:
        """Some opening of the house, perhaps this one, has changed something about a guest, or settled something."""
        if change.kind == settings.FACT:
            await self.desk.read()
        else:
            await self.guests.hear(change)

    def _rename_at_tables(self, guest: GuestRow) -> None:
        for room in self.rooms.values():
            if guest.name != room.state.people.get(guest.id, guest.name):
                room.admission.rename(guest.id, guest.name)

    # -- tables

    async def open_table(
        self, host: GuestRow, game: str, options: dict[str, Any] | None = None, seats: int | None = None,
        slow: bool = False,
    ) -> Room:
        """A new table with its host in the first chair."""
        try:
            rules = find_game(game)
        except KeyError:
            raise Refused("no_such_game") from None
        most = await self._may_open(host.id)
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
        most = await self._may_open(host.id)
        async with self._reading:                  # one at a time: a log may be long
            check_day(log.options, self.dailies.today())
            table = await asyncio.to_thread(begin_in, log, until)
        chairs = chairs or (Seating("person", host.id), *(Seating(),) * (table.seats - 1))
        state = self._blank(host, table.game.id, chairs).but(options=msgspec.to_builtins(table.options), begins=until)
        return await self._add(state, most, header_row(table))

    async def blank_daily(self, host: GuestRow, game: str, today: Today) -> RoomState:
        """A table for the day's deal, not yet laid."""
        await self._may_open(host.id)
        return self._blank(host, game, ()).but(daily=today)

    async def add_daily(self, state: RoomState, noted: OnlyNote | None) -> Room:
        return await self._add(state, await self._may_open(state.host), noted=noted)

    async def finished_position(self, host: GuestRow, id: str, round: int, until: int) -> Room:
        """A new table that begins in a finished game of this house, for somebody who played it."""
        result = next((each for each in await self.store.results(id) if each.round == round), None)
        if result is None:
            raise Refused("no_such_table" if await self.store.room(id) is None else "not_finished")
        chairs = same_chairs(result, host.id)
        try:
            log = msgspec.convert(whole_log(await self.store.entries(id, round)), SentLog)
        except Unreadable as error:
            raise UnreadableLog(error) from None
        return await self.open_position(host, log, until, chairs)

    async def replayed_position(self, host: GuestRow, link: str, until: int, seat: int | None) -> Room:
        """A new table that begins in a finished game, for whoever has its link: in this chair, or in their own."""
        result = await self.store.result_by_link(link)
        if result is None:
            raise Refused("no_such_replay")
        await self.dailies.check_unspoiled(read_result(result.result).daily, host.id)
        chairs = other_chairs(result, host.id, seat)
        try:
            log = msgspec.convert(whole_log(await self.store.entries(result.room, result.round)), SentLog)
        except Unreadable as error:
            raise UnreadableLog(error) from None
        return await self.open_position(host, log, until, chairs)

    async def take_in(self, guest: GuestRow, sent: SentReplay) -> str:
        """A game from a file, to be looked at here: its link."""
        played = await self._may_bring(guest.id)
        async with self._reading:
            row, rows = await asyncio.to_thread(taken_in, sent, guest.id, int(self.wall()))
        while True:
            try:
                await self.store.take_in(row, rows, self.limits.taken_in_per_guest, played)
                return row.link
            except Crowded:
                played = await self._may_bring(guest.id)    # or a game was played to its end meanwhile

    async def _may_bring(self, guest: str) -> list[str]:
        """Whether somebody may bring one more game; the tables of those that they did not bring."""
        mine = await self.store.results_of(guest)
        brought = {each.room for each in mine if read_result(each.result).taken_in}
        if len(brought) >= self.limits.taken_in_per_guest:
            raise Refused("too_many_replays", most=self.limits.taken_in_per_guest)
        return list({each.room for each in mine} - brought)

    async def _may_open(self, host: str) -> Most:
        """Whether there is room for one more, and how many there may be when it is written: others come too."""
        if self._waking.over:
            raise Refused("stopping")
        mine = [row for row in await self.store.rooms_of(host) if row.host == host and row.phase != "over"]
        tries = tuple(row.id for row in mine if (today := read_state(row).daily) is not None and today.counts)
        settled = self.desk.settled
        most = Most(min(self.limits.tables_per_guest, settled.tables_per_guest), tries, settled.tables)
        if len(mine) - len(tries) >= most.of_host:
            raise Refused("too_many_tables", most=most.of_host)
        if 0 < most.on <= await self.store.tables_on():
            raise Refused("full_house", most=most.on)
        return most

    def _blank(self, host: GuestRow, game: str, chairs: tuple[Seating, ...]) -> RoomState:
        return RoomState(
            table=secrets.token_urlsafe(9), code="", game=game, host=host.id, owner=host.id, options={}, chairs=chairs,
            people={host.id: host.name}, bot_seed=secrets.token_hex(16), family=self.desk.settled.family != "off")

    async def _add(
        self, state: RoomState, most: Most, begins: LogRow | None = None, noted: OnlyNote | None = None,
    ) -> Room:
        while True:
            state = state.but(code="".join(secrets.choice(LETTERS) for _ in range(self.limits.code_length)))
            try:
                row = room_row(state, self.wall())
                held = await self.store.add_room(row, begins, self.services.opening, most, noted)
            except Crowded:
                most = await self._may_open(state.host)    # somebody was before us: says which limit it is
                continue
            except Conflict:
                continue
            return self._keep(Room(state, self.services, held, self._forget))

    def _keep(self, room: Room) -> Room:
        self.rooms[room.id] = room
        return room

    def _forget(self, room: Room) -> None:
        """Somebody else wrote into this table's log: throw our copy away; people come back to a fresh one."""
        if self.rooms.get(room.id) is room:
            del self.rooms[room.id]
        room.presence.dismiss(Refused("try_again"))

    async def room(self, id: str) -> Room:
        """The table of this id, woken from the store where it slept."""
        room = self.rooms.get(id)
        if room is not None and self.store.shared:
            owner = await self.store.owner(id)
            if owner is None or owner.opening != self.services.opening or room.ledger.is_void(owner.epoch):
                self._forget(room)                 # another's by now: this copy is a ghost
                room = self.rooms.get(id)
        if room is not None:
            return room
        waiting = self._loading.get(id)
        if waiting is None:
            waiting = self._loading[id] = asyncio.ensure_future(self._take_up(id))
            waiting.add_done_callback(lambda _: self._loading.pop(id, None))
        found = await asyncio.shield(waiting)
        if found is None:
            raise Refused("no_such_table")
        return found

    async def _take_up(self, id: str) -> Room | None:
        room = await self._waking.take_up(id)
        return None if room is None else self._keep(room)

    @property
    def unreadable(self) -> dict[str, UnreadableLog]:
        """Tables whose log the rules here cannot follow."""
        return self._waking.unreadable

    async def elsewhere(self, id: str) -> Owner | None:
        """The other opening that has this table, where one lives and can be reached."""
        if not self.store.shared:
            return None
        owner = await self.store.owner(id)
        if owner is None or owner.opening == self.services.opening or not (owner.alive and owner.address):
            return None
        return owner

    async def hand_over(self) -> None:
        """Before we close: every table is laid down for the others to take up, its people sent to them, one table after
        another, a few side by side."""
        self._waking.over = True
        await lay_down(self.rooms, self.services, self.pulse)

    # -- at the desk

    async def bar(self, kind: BarKind, what: str, minutes: int) -> Bar:
        """Keep somebody outside for a time."""
        guest = await self.store.guest(what) if kind == "guest" else None
        if kind == "guest" and guest is None:
            raise Refused("no_such_guest")
        return await self.desk.bar(kind, what, minutes, "" if guest is None else guest.name)

    async def shut_table(self, id: str) -> None:
        """Everybody out, and nobody comes back."""
        room = await self.room(id)
        await room.shut()
        await self._put_away(room)
        self.services.note("desk_shut", table=id, code=room.state.code, game=room.state.game)

    async def announce(self, id: str, text: str) -> None:
        """A word of the house to everybody at a table."""
        room, said = await self.room(id), clean_text(text)
        room.post(lambda: room.chat.announce(self.desk.settled.name or "Ludoteca", said))
        await room.settled()
        self.services.note("desk_said", table=id, code=room.state.code, text=said)

    async def table_by_code(self, code: str) -> str:
        row = await self.store.room_by_code(code.upper())
        if row is None:
            raise Refused("no_such_table")
        return row.id


__all__ = ["House", "Limits"]
