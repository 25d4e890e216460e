"""Replays: finished games, replayed once and then shown move by move, as a seat saw them or with all open."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import Any

import msgspec

from ludoteca.protocol import messages, room_view
from ludoteca.protocol.http_history import Mark
from ludoteca.protocol.merge_patch import bare, change, plain
from ludoteca.protocol.refusals import Refused, UnreadableLog
from ludoteca.rules import Entry, Outcome, Seat, Step, Unreadable
from ludoteca.rules.game import Millis
from ludoteca.rules.honours import Honour, public
from ludoteca.rules.table import course
from ludoteca.rules.text_interface import account, happened, why
from ludoteca.rules.words import Tongue, end_in_words
from ludoteca.server.history.positions import Result, read_result
from ludoteca.server.moderation import profanity
from ludoteca.server.persistence.log_codec import reopen
from ludoteca.server.play.broadcast import PlayedEntry, actor, visible
from ludoteca.server.talk.chat import StoredLine
from ludoteca.store import LogRow, ResultRow, Store

OPEN = 12                        # games kept ready in memory
SAID = 1000                      # lines of a table's chat that are read


class Instant(msgspec.Struct, frozen=True):
    """What all may know after an entry: who may act, until when, and since when."""

    state: Any
    actors: tuple[Seat, ...]
    deadline: Millis | None
    turned: Millis | None


class GameReplay:
    """One finished game. States are immutable and share what did not change, so all of them are kept."""

    def __init__(self, rows: list[LogRow]) -> None:
        self.table, steps = reopen(rows)
        self.game = self.table.game
        self._instants = [self._instant(None)]
        self.steps: list[tuple[Entry, Step[Any]]] = []
        for entry, step in steps:
            self.steps.append((entry, step))
            self._instants.append(self._instant(entry))
        self._honours: list[Honour] | None = None

    def _instant(self, entry: Entry | None) -> Instant:
        table, deadline = self.table, self.table.deadline
        before = self._instants[-1] if entry is not None else None
        turned: Millis | None = table.now if deadline is not None else None
        if before is not None and (deadline == before.deadline or (entry is not None and entry.more is not None)):
            turned = before.turned
        return Instant(table.state, tuple(sorted(table.actors)), deadline, turned)

    @property
    def length(self) -> int:
        return len(self.steps)

    @property
    def outcome(self) -> Outcome | None:
        return self.table.outcome

    @property
    def honours(self) -> list[Honour]:
        if self._honours is None:
            self._honours = self.table.honours
        return self._honours

    def check(self, seat: Seat | None, version: int) -> None:
        """Refuse a chair or a version that this game does not have."""
        if seat is not None and not 0 <= seat < self.table.seats:
            raise Refused("no_such_chair")
        if not 0 <= version <= self.length:
            raise Refused("no_such_moment", most=self.length)

    def view(self, viewer: Seat | None, version: int) -> Any:
        """The whole view of a seat after so many entries, as plain data."""
        return bare(plain(self.game.view(self._instants[version].state, viewer)))

    def clock(self, version: int) -> room_view.Clock:
        """The clock after an entry: it does not run in a replay."""
        instant = self._instants[version]
        now = self.steps[version - 1][0].at if version else self.table.started
        return room_view.Clock(now, False, instant.deadline, instant.turned)

    def actors(self, version: int) -> list[Seat]:
        return list(self._instants[version].actors)

    def updates(self, viewer: Seat | None, start: int, stop: int, round: int) -> list[messages.Update]:
        """What this seat was sent after `start` entries up to `stop`."""
        updates = []
        old = self.game.view(self._instants[start].state, viewer)
        for version in range(start + 1, stop + 1):
            entry, step = self.steps[version - 1]
            new = self.game.view(step.state, viewer)
            events = visible(PlayedEntry(entry.seat, step.events, (), entry.at), viewer)
            clock = self.clock(version)
            peak = max((self.game.peak(each.event) for each in step.events), default=0)
            updates.append(messages.Update(
                round, version, events, change(old, new), self.actors(version),
                msgspec.structs.replace(clock, held=peak), actor(entry.seat, viewer, events),
                self.outcome if version == self.length else None, entry.back if events else None))
            old = new
        return updates

    def words(self, viewer: Seat | None, version: int, language: str, names: list[str]) -> messages.InWords:
        """The table after an entry as text, for the text interface."""
        text = account(self.game, self.game.view(self._instants[version].state, viewer), viewer, language, names)
        now = text.now
        if self.outcome is not None and version == self.length:
            now = end_in_words(self.outcome, Tongue(self.game.id, language, tuple(names)))
        changed = [(version, line) for line in self.news(viewer, version, language, names)]
        return messages.InWords("", 0, version, now, text.table, text.mine, changed=changed)

    def news(self, viewer: Seat | None, version: int, language: str, names: list[str]) -> list[str]:
        """What happened with this entry, as far as this seat could see it, as text."""
        if not version:
            return []
        entry, step = self.steps[version - 1]
        return happened(self.game, visible(PlayedEntry(entry.seat, step.events, (), entry.at), viewer), language, names)

    def why(self, version: int, language: str, names: list[str]) -> str:
        """Why the player made this entry, from what that seat saw; empty where there is nothing to say."""
        entry, _ = self.steps[version - 1]
        if entry.seat is None or entry.seat >= self.table.seats or entry.back is not None:
            return ""
        seen = self.game.view(self._instants[version - 1].state, entry.seat)
        return why(self.game, seen, entry.seat, entry.move, language, names)

    def course(self, seat: Seat) -> list[int]:
        """How this seat stood after each stage of the game."""
        return course((self.game.view(each.state, seat) for each in self._instants), self.game, seat)

    def hands(self, version: int, language: str, names: list[str]) -> list[list[str]]:
        """With all open: what each seat had before it, as text."""
        state = self._instants[version].state
        return [account(self.game, self.game.view(state, seat), seat, language, names, few=0).mine
                for seat in range(self.table.seats)]

    def marks(self, language: str, names: list[str]) -> list[Mark]:
        """The peaks, and the end."""
        found = []
        for version, (entry, step) in enumerate(self.steps, start=1):
            great = [event for event in public(step.events) if self.game.peak(event)]
            if great:
                lines = happened(self.game, great, language, names)
                found.append(Mark(version, self._chair(entry.seat), lines[0] if lines else ""))
        return found

    def moves(self) -> list[tuple[Millis, Seat | None]]:
        """The time and the seat of each entry; no seat where time ran out or the audience acted."""
        return [(entry.at, self._chair(entry.seat)) for entry, _ in self.steps]

    def _chair(self, seat: Seat | None) -> Seat | None:
        return seat if seat is not None and seat < self.table.seats else None


class FinishedGame(msgspec.Struct, frozen=True):
    """A finished game: its row, its result and its replay."""

    row: ResultRow
    result: Result
    replay: GameReplay

    @property
    def names(self) -> list[str]:
        """The names of that time; empty where they were not stored."""
        names = self.result.names
        return names if len(names) == self.replay.table.seats else [""] * self.replay.table.seats

    def seat_of(self, guest: str) -> Seat | None:
        return next((seat for seat, each in enumerate(self.result.players) if guest and each.guest == guest), None)


class Replays:
    """The replays of one process, `OPEN` of them in memory. A game that is on has no result, so it is not here."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._ready: OrderedDict[str, GameReplay] = OrderedDict()
        self._reading = asyncio.Lock()             # one at a time: a log may be long

    async def find(self, link: str) -> FinishedGame:
        """The game behind a link. Raises Refused where it is no longer in the store, also when it is in memory."""
        row = await self._store.result_by_link(link)
        if row is None:
            self._ready.pop(link, None)
            raise Refused("no_such_replay")
        async with self._reading:
            replay = self._ready.get(link)
            if replay is None:
                rows = await self._store.entries(row.room, row.round)
                try:
                    replay = await asyncio.to_thread(GameReplay, rows)
                except Unreadable as error:
                    raise UnreadableLog(error) from None
                self._ready[link] = replay
                if len(self._ready) > OPEN:
                    self._ready.popitem(last=False)
            self._ready.move_to_end(link)
        return FinishedGame(row, read_result(row.result), replay)

    async def said(self, kept: FinishedGame) -> list[room_view.ChatLine]:
        """The public chat during the game, without unfit words."""
        rows = await self._store.chat(kept.row.room, SAID)
        lines = (msgspec.json.decode(line, type=StoredLine) for _, line, _ in rows)
        return [
            msgspec.structs.replace(
                each.line, name=profanity.masked(each.line.name), text=profanity.masked(each.line.text))
            for each in lines if each.readers is None and each.line.round == kept.row.round]
