"""Guests: their names, the tokens that authenticate them, and moving a seat to another device."""

from __future__ import annotations

import base64
import hashlib
import secrets
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

import msgspec

from ludoteca.protocol.refusals import Refused
from ludoteca.server.admin.settings import SettingsStore
from ludoteca.server.moderation.sanitize import clean_name
from ludoteca.server.runtime.time import WallClock
from ludoteca.store import Change, GuestRow, Store

HOUR = 3_600_000                 # ms between two notes that a guest was seen
KNOWN = 10_000                   # tokens kept in memory


def fingerprint(token: str) -> bytes:
    """The hash of a token: what is stored of it."""
    return hashlib.sha256(token.encode("utf-8", "surrogatepass")).digest()


def _token(code: str, key: str) -> str:
    """A token that follows from a code and the caller's key. The house stores only the fingerprint of the code."""
    return base64.urlsafe_b64encode(fingerprint(f"token {code} {key}")).decode().rstrip("=")


def _repeat_mark(code: str, key: str) -> bytes:
    """The fingerprint of a repeated request. No code has it, since no text begins with this byte."""
    return hashlib.sha256(b"\xff" + f"{code} {key}".encode("utf-8", "surrogatepass")).digest()


class Guests:
    """The guests of a house. `on_renamed` and `on_moved` are called for a guest with a new name or token."""

    def __init__(
        self, store: Store, wall: WallClock, settings: SettingsStore, handoff: int,
        spawn: Callable[[Coroutine[Any, Any, Any]], None], calendar: WallClock | None = None,
    ) -> None:
        self._store = store
        self._wall = wall
        self._calendar = calendar or wall          # codes are valid in every process of the house
        self._settings = settings
        self._handoff = handoff
        self._spawn = spawn
        self.on_renamed: Callable[[GuestRow], None] = lambda guest: None
        self.on_moved: Callable[[str], Awaitable[None]] = _ignore_move
        self._known: OrderedDict[bytes, GuestRow] = OrderedDict()

    async def create(self, name: str, language: str) -> tuple[GuestRow, str]:
        """A new guest, and the token that only this guest knows."""
        now = int(self._wall())
        self._settings.check("name", name)
        guest = GuestRow(secrets.token_urlsafe(9), clean_name(name), language, created=now, seen=now)
        token = secrets.token_urlsafe(32)
        await self._store.add_guest(guest, fingerprint(token))
        return guest, token

    async def by_token(self, token: str) -> GuestRow:
        """The guest of a token. Where other processes may change guests, the store is asked every time."""
        mark = fingerprint(token)
        known = None if self._store.shared else self._known.get(mark)
        if known is None:
            known = await self._store.guest_by_token(mark)
            if known is None:
                raise Refused("unknown_token")
            self._know(mark, known)
        self._settings.check("guest", known.id)
        self._settings.check("name", known.name)
        if self._wall() - known.seen > HOUR:
            known = msgspec.structs.replace(known, seen=int(self._wall()))
            self._know(mark, known)
            self._spawn(self._store.touch_guest(known.id, known.seen))
        return known

    def _know(self, mark: bytes, guest: GuestRow) -> None:
        if self._store.shared:
            return
        self._known[mark] = guest
        if len(self._known) > KNOWN:
            self._known.popitem(last=False)

    async def rename(self, id: str, name: str | None, language: str | None) -> None:
        if name is not None:
            self._settings.check("name", name)
        changed = await self._store.change_guest(id, None if name is None else clean_name(name), language or None)
        if changed is None:
            raise Refused("unknown_token")
        for mark, known in list(self._known.items()):
            if known.id == id:
                self._known[mark] = changed
        self.on_renamed(changed)
        if self._store.shared:
            await self._store.add_change(id, "renamed", int(self._calendar()))

    # -- a seat moves to another device

    async def hand_off(self, guest: str, table: str) -> tuple[str, int]:
        """A code that works once, for a few minutes: the client that shows it becomes this guest."""
        code, expires = secrets.token_urlsafe(16), int(self._calendar()) + self._handoff
        await self._store.add_handoff(fingerprint(code), guest, table, expires)
        return code, expires

    async def take_over(self, code: str, key: str = "") -> tuple[GuestRow, str, str]:
        """The guest and table behind a code, and a new token; the old one stops working.

        With a `key` of the caller the same request gets the same answer again: the first one may have been lost.
        """
        token = _token(code, key) if key else secrets.token_urlsafe(32)
        again = _repeat_mark(code, key) if key else b""
        found = await self._store.take_handoff(fingerprint(code), int(self._calendar()), fingerprint(token), again)
        guest = None if found is None else await self._store.guest(found[0])
        if found is None or guest is None:
            raise Refused("code_spent")
        for mark in [mark for mark, known in self._known.items() if known.id == guest.id]:
            del self._known[mark]
        await self.on_moved(guest.id)
        if self._store.shared:
            await self._store.add_change(guest.id, "moved", int(self._calendar()))
        return guest, token, found[1]

    async def apply_change(self, change: Change) -> None:
        """A process of the house, perhaps this one, has changed a guest."""
        guest = await self._store.guest(change.guest)
        if guest is not None and change.kind == "renamed":
            self.on_renamed(guest)
        elif change.kind == "moved":
            await self.on_moved(change.guest)


async def _ignore_move(guest: str) -> None:
    """Until the server sets `on_moved`."""
