"""The gallery: those who watch a table that knows as many people by name as it can hold.

Any number of them see the same, so one frame is made for all. It goes out after the players have theirs and a few pages
at a time, so that nobody at another table waits for a full gallery; whatever is told meanwhile goes along as one write.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from itertools import islice

from ludoteca.server.sessions.session import Page

PLACES = 10_000                  # pages
A_MOMENT = 0.001                 # seconds, about as long as a write takes
PATIENT = 3                      # moments at most before the next few are told all the same
AT_ONCE = 16                     # pages told in one turn of the loop: about a tenth of a millisecond


class Audience:
    """The pages up there, each with the number of the first frame that is news to it."""

    def __init__(self, busy: Callable[[], bool] = lambda: False) -> None:
        """`busy`: whether somebody's move is being written. While thousands are told, the writer hardly gets a turn."""
        self._busy = busy
        self._waited = 0                           # how often in a row the next few had to wait for that
        self._pages: dict[Page, int] = {}
        self._people: dict[str, list[Page]] = {}
        self._names: dict[str, str] = {}
        self._waiting: list[bytes] = []
        self._told = 0                             # frames that a pass has taken along
        self._passing: Iterator[Page] | None = None
        self._batch: tuple[bytes, ...] = ()

    def __len__(self) -> int:
        return len(self._pages)

    def __contains__(self, page: object) -> bool:
        return page in self._pages

    def __iter__(self) -> Iterator[Page]:
        return iter(list(self._pages))

    @property
    def people(self) -> list[str]:
        """Everybody up there, in the order they came."""
        return list(self._people)

    @property
    def full(self) -> bool:
        return len(self._pages) >= PLACES

    def of(self, guest: str) -> list[Page]:
        """The pages this person has open up there, the oldest first."""
        return list(self._people.get(guest, ()))

    def name(self, guest: str) -> str:
        return self._names.get(guest, "")

    def enter(self, page: Page, name: str) -> None:
        """From now on: what was told before is in the welcome."""
        self._pages[page] = self._told + len(self._batch) + len(self._waiting)
        self._people.setdefault(page.guest, []).append(page)
        self._names[page.guest] = name

    def leave(self, page: Page) -> None:
        del self._pages[page]
        theirs = self._people[page.guest]
        theirs.remove(page)
        if not theirs:
            del self._people[page.guest], self._names[page.guest]

    def tell(self, frame: bytes) -> None:
        """One frame for all of them, soon."""
        if not self._pages:
            return
        self._waiting.append(frame)
        if self._passing is None:
            self._begin()

    def _begin(self) -> None:
        self._batch, self._waiting = tuple(self._waiting), []
        self._passing = iter(list(self._pages))
        asyncio.get_running_loop().call_soon(self._pass)

    def _pass(self) -> None:
        """The next few, once whoever plays has their answer, or has kept us long enough."""
        assert self._passing is not None
        if self._waited < PATIENT and self._busy():
            self._waited += 1
            asyncio.get_running_loop().call_later(A_MOMENT, self._pass)
            return
        self._waited = 0
        last = None
        for last in islice(self._passing, AT_ONCE):
            news = self._pages.get(last)
            if news is None:
                continue                           # gone meanwhile
            if news <= self._told:
                last.send_all(self._batch)
            else:
                for frame in self._batch[news - self._told:]:
                    last.send(frame)
        if last is not None:
            asyncio.get_running_loop().call_soon(self._pass)
            return
        self._told += len(self._batch)
        self._batch, self._passing = (), None
        if self._waiting:
            self._begin()
