"""Who is at a table right now: the open pages, in the order they came, and a gallery above them."""

from __future__ import annotations

from collections.abc import Callable, Container, Iterator, Set
from itertools import chain

from ludoteca.rules import IllegalMove, Seat
from ludoteca.server.sessions.audience import Audience
from ludoteca.server.sessions.session import Page

Frame = bytes


class Presence:
    """The pages open at one table: of those it knows by name, and in the gallery."""

    def __init__(self, busy: Callable[[], bool] = lambda: False) -> None:
        self._busy = busy                          # whether somebody's move is being written
        self._pages: list[Page] = []
        self._here: frozenset[str] | None = None   # whose pages these are, once somebody has asked
        self.audience = Audience(busy)

    def __iter__(self) -> Iterator[Page]:
        """Those the table knows by name."""
        return iter(self._pages)

    def everybody(self) -> Iterator[Page]:
        return chain(self._pages, self.audience)

    def __len__(self) -> int:
        return len(self._pages) + len(self.audience)

    def __contains__(self, page: Page) -> bool:
        return page in self._pages or page in self.audience

    def add(self, page: Page) -> None:
        self._pages.append(page)
        self._here = None

    def remove(self, page: Page) -> None:
        if page in self.audience:
            self.audience.leave(page)
        else:
            self._pages.remove(page)
            self._here = None

    def promote(self, guest: str) -> list[Page]:
        """The table knows this person by name now: their pages in the gallery are pages at the table."""
        found = self.audience.of(guest)
        for page in found:
            self.audience.leave(page)
        self._pages += found
        self._here = None
        return found

    def of(self, guest: str) -> list[Page]:
        """The pages this person has open, the oldest first."""
        return [page for page in self._pages if page.guest == guest]

    def here(self, guest: str) -> bool:
        return guest in self.known

    @property
    def known(self) -> frozenset[str]:
        """Everybody the table knows by name; the very same until somebody comes or goes."""
        if self._here is None:
            self._here = frozenset(page.guest for page in self._pages)
        return self._here

    @property
    def guests(self) -> list[str]:
        """Everybody the table knows by name, in the order they came."""
        return list(dict.fromkeys(page.guest for page in self._pages))

    def seat(self, seat_of: Callable[[str], Seat | None]) -> list[Page]:
        """Let every page look from its person's chair; the pages whose chair is another one now."""
        moved = []
        for page in self._pages:
            seat = seat_of(page.guest)
            if seat != page.seat:
                page.seat = seat
                moved.append(page)
        return moved

    def round_trips(self, seats: Container[Seat | None]) -> Iterator[float]:
        """How far away the people in these chairs are, there and back."""
        return (page.lag.round_trip for page in self._pages if page.seat in seats)

    def tell(self, frame: Frame) -> None:
        """The same for everybody."""
        for page in self._pages:
            page.send(frame)
        self.audience.tell(frame)

    def tell_guests(self, frame_for: Callable[[str], Frame], but: Page | None = None) -> None:
        """A frame for each person the table knows by name, made once for all their pages."""
        frames: dict[str, Frame] = {}
        for page in self._pages:
            if page is but:
                continue
            frame = frames.get(page.guest)
            if frame is None:
                frame = frames[page.guest] = frame_for(page.guest)
            page.send(frame)

    def tell_seats(self, frame_for: Callable[[Seat | None], Frame]) -> Set[Seat | None]:
        """A frame for each seat, made once (None: all who watch); the seats somebody looks from."""
        frames: dict[Seat | None, Frame] = {}
        for page in self._pages:
            seat = page.seat
            if seat not in frames:
                frames[seat] = frame_for(seat)
            page.send(frames[seat])
        if self.audience:
            self.audience.tell(frames.get(None) or frame_for(None))
            return {None, *frames}
        return frames.keys()

    def clear(self) -> list[Page]:
        """Nobody is here any more. Whose pages there were: those in the chairs and the big screen first."""
        pages = sorted(self.everybody(), key=lambda page: page.seat is None and not page.screen)
        self._pages, self._here, self.audience = [], None, Audience(self._busy)
        return pages

    def dismiss(self, reason: IllegalMove, guest: str | None = None) -> None:
        """Goodbye to everybody, or to one person on all their pages."""
        pages = self.clear() if guest is None else self.of(guest)
        self._pages = [page for page in self._pages if page.guest != guest]
        self._here = None
        for page in pages:
            page.goodbye(reason)
