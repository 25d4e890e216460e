"""Broadcaster: sends each seat the events it may see, the patch of its view, and what it missed."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec

from ludoteca.protocol import messages, room_view
from ludoteca.protocol.merge_patch import Differences, bare, plain
from ludoteca.protocol.messages import encode
from ludoteca.rules import Entry, Outcome, Seat, Step, TakeBack, Told
from ludoteca.rules.honours import Deed, public
from ludoteca.rules.registry import AnyGame
from ludoteca.server.play.large_options import LargeOptions
from ludoteca.server.sessions.presence import Presence


class PlayedEntry(msgspec.Struct, frozen=True, gc=False):
    """One applied entry: who acted, its events, and who could act afterwards."""

    seat: Seat | None
    told: tuple[Told, ...]
    actors: tuple[Seat, ...]
    at: int
    back: int | None = None                        # the version it goes back to


GAP = b"\0"
"""Where the patch goes in an update: a byte that JSON never holds."""
PATCH: Any = msgspec.Raw(b"{%b}" % GAP)


class PublicInfo(msgspec.Struct, frozen=True):
    """What every seat may know: who may act, and until when."""

    actors: tuple[Seat, ...] = ()
    deadline: int | None = None
    turned: int | None = None                      # when the hourglass that runs was turned


class Broadcaster:
    """Sends one game to the sessions of its table, each as far as its seat may know."""

    def __init__(self, game: AnyGame, number: int, presence: Presence) -> None:
        self._game = game
        self._number = number
        self._presence = presence
        self.large_options = LargeOptions()
        self._happened: list[PlayedEntry] = []
        self.deferred = 0                            # how many of the last entries are not broadcast yet
        self._seen: dict[Seat | None, Any] = {}    # each viewer's view as last sent
        self._differences = Differences()

    def remember(self, entry: Entry, step: Step[Any], public: PublicInfo) -> None:
        """Keep an entry for sessions that come back."""
        self._happened.append(PlayedEntry(entry.seat, step.events, public.actors, entry.at, entry.back))

    def begin(self, room: room_view.RoomView, state: Any, public: PublicInfo, clock: room_view.Clock) -> None:
        """Broadcast that the game begins."""
        self._presence.tell_seats(lambda seat: encode(messages.Begun(
            room, self.view(state, seat), list(public.actors), clock, version=len(self._happened),
            log=self.log(seat))))

    def send(
        self, entry: Entry, step: Step[Any], public: PublicInfo, clock: room_view.Clock, changed: bool,
        outcome: Outcome | None, policy: TakeBack | None = None,
    ) -> None:
        """Broadcast an entry. `changed`: the public information is new. `policy`: for the acting seat, whether the move
        may be taken back."""
        self.remember(entry, step, public)
        self._send(entry.seat, step.events, step.state, public, clock, changed, outcome, policy, entry.back)

    def defer(self, entry: Entry, step: Step[Any], public: PublicInfo) -> None:
        """Keep an entry that is broadcast later."""
        self.remember(entry, step, public)
        self.deferred += 1

    def send_deferred(self, state: Any, public: PublicInfo, clock: room_view.Clock) -> None:
        """Broadcast all deferred entries as one update."""
        rest = tuple(told for each in self._happened[-self.deferred:] for told in each.told)
        self._send(None, rest, state, public, clock, True, None, None, None)

    def _send(
        self, seat: Seat | None, happened: tuple[Told, ...], state: Any, public: PublicInfo, clock: room_view.Clock,
        changed: bool, outcome: Outcome | None, policy: TakeBack | None, back: int | None,
    ) -> None:
        version, actors = len(self._happened), list(public.actors)
        since = version - self.deferred if self.deferred > 1 else None
        self.deferred = 0
        seen, look = self._seen, self._game.view
        for_all = [told.event for told in happened if told.to is None]
        secret = len(for_all) < len(happened)
        named = actor(seat, None, for_all)         # where a public event names the seat
        differences = self._differences
        around: dict[tuple[int, ...], list[bytes]] = {}    # updates without patch and end, by the events seen
        for_others: dict[bytes, bytes] = {}        # by patch: sessions that see the same change get the same bytes
        last_old = last_view = None                # many seats have the very same view
        patch = b""

        def frame_for(viewer: Seat | None) -> bytes:
            nonlocal last_old, last_view, patch
            view, old = look(state, viewer), seen.get(viewer)
            if view is not last_view or old is not last_old:
                patch = b"" if old is None else differences.between(old, view)
                last_old, last_view = old, view
            seen[viewer] = view
            acted = viewer == seat and seat is not None
            one_of_many = not (acted or secret)
            if one_of_many and patch in for_others:
                return for_others[patch]
            events, whose = for_all, seat if acted else named
            heard: tuple[int, ...] = ()
            if secret:
                events = [told.event for told in happened if told.visible(viewer)]
                whose, heard = actor(seat, viewer, events), tuple(map(id, events))
            if not (events or patch or changed):
                return encode(messages.Skip(self._number, version))
            if heard not in around:
                around[heard] = encode(messages.Update(
                    self._number, version, events, PATCH, actors, clock, None, outcome,
                    back if events else None, None, since))[:-1].split(GAP)
            before, after = around[heard]
            frame = b"".join((before, patch, after, signed(whose, policy if acted else None)))
            if one_of_many:
                for_others[patch] = frame
            return frame

        told = self._presence.tell_seats(frame_for)
        differences.forget()
        if len(told) < len(seen):
            for viewer in seen.keys() - told:
                del seen[viewer]

    def view(self, state: Any, viewer: Seat | None) -> Any:
        """The whole view as plain data, with large options by reference; kept for the next patch."""
        if viewer in self._seen:
            view = self._seen[viewer]
        else:
            view = self._seen[viewer] = self._game.view(state, viewer)
        told = bare(plain(view))
        if isinstance(told, dict) and isinstance(told.get("options"), dict):
            told["options"] = self.large_options.by_reference(view.options, told["options"])
        return told

    def log(self, viewer: Seat | None) -> list[Any]:
        """What this seat has seen in this round, less what was taken back."""
        return [
            [actor(each.seat, viewer, events), events, version]
            for version, each, events in self._what_counts(viewer)]

    def deeds(self) -> list[Deed]:
        """The public events, less those taken back."""
        counts: list[tuple[int, Deed]] = []
        for version, each in enumerate(self._happened, start=1):
            while each.back is not None and counts and counts[-1][0] > each.back:
                counts.pop()
            if each.back is None:
                counts.append((version, Deed(each.at, public(each.told))))
        return [deed for _, deed in counts]

    def missed(self, viewer: Seat | None, since: int) -> list[Any]:
        """The updates after a version. They carry no patches: the session gets the whole view too."""
        return [
            messages.Update(
                self._number, version, events, {}, list(each.actors), room_view.Clock(now=each.at, running=True),
                actor(each.seat, viewer, events), back=each.back)
            for version, each, events in self._what_counts(viewer) if version > since]

    def _what_counts(self, viewer: Seat | None) -> list[tuple[int, PlayedEntry, list[Any]]]:
        """Every entry with events for this seat, by version, less those taken back."""
        counts: list[tuple[int, PlayedEntry, list[Any]]] = []
        for version, each in enumerate(self._happened, start=1):
            events = visible(each, viewer)
            if not events:
                continue
            while each.back is not None and counts and counts[-1][0] > each.back:
                counts.pop()
            counts.append((version, each, events))
        return counts


def visible(each: PlayedEntry, viewer: Seat | None) -> list[Any]:
    """The events of an entry that a seat may see."""
    return [told.event for told in each.told if told.visible(viewer)]


@cache
def signed(seat: Seat | None, policy: TakeBack | None) -> bytes:
    """The end of an update: who acted, if known, and for the acting seat whether the move may be taken back."""
    named = b"" if seat is None else b',"seat":%d' % seat
    return named + (b"}" if policy is None else b',"take_back":%b}' % encode(policy))


def actor(seat: Seat | None, viewer: Seat | None, events: list[Any]) -> Seat | None:
    """The acting seat where the viewer knows it: their own, or one that a visible event names."""
    if seat is None or seat == viewer:
        return seat
    for event in events:
        if getattr(event, "seat", None) == seat:
            return seat
    return None
