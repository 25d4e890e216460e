"""Who is at a table right now: the open pages, in the order they came."""

from __future__ import annotations

from collections.abc import Callable, Container, Iterator, KeysView

from ludoteca.room.page import Page
from ludoteca.rules import IllegalMove, Seat

Frame = bytes


class Presence:
    """The pages open at one table."""

    def __init__(self) -> None:
        self._pages: list[Page] = []

    def __iter__(self) -> Iterator[Page]:
        return iter(self._pages)

    def __len__(self) -> int:
        return len(self._pages)

    def __contains__(self, page: Page) -> bool:
        return page in self._pages

    def add(self, page: Page) -> None:
        self._pages.append(page)

    def remove(self, page: Page) -> None:
        self._pages.remove(page)

    def of(self, guest: str) -> list[Page]:
        """The pages this person has open, the oldest first."""
        return [page for page in self._pages if page.guest == guest]

    def here(self, guest: str) -> bool:
        return any(page.guest == guest for page in self._pages)

    @property
    def guests(self) -> list[str]:
        """Everybody here, in the order they came."""
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

    def tell_guests(self, frame_for: Callable[[str], Frame], but: Page | None = None) -> None:
        """A frame for each person, made once for all their pages."""
        frames: dict[str, Frame] = {}
        for page in self._pages:
            if page is but:
                continue
            frame = frames.get(page.guest)
            if frame is None:
                frame = frames[page.guest] = frame_for(page.guest)
            page.send(frame)

    def tell_seats(self, frame_for: Callable[[Seat | None], Frame]) -> KeysView[Seat | None]:
        """A frame for each seat, made once (None: all who watch); the seats somebody looks from."""
        frames: dict[Seat | None, Frame] = {}
        for page in self._pages:
            frame = frames.get(page.seat)
            if frame is None:
                frame = frames[page.seat] = frame_for(page.seat)
            page.send(frame)
        return frames.keys()

    def dismiss(self, reason: IllegalMove, guest: str | None = None) -> None:
        """Goodbye to everybody, or to one person on all their pages."""
        for page in self._pages if guest is None else self.of(guest):
            page.goodbye(reason)
        self._pages = [] if guest is None else [page for page in self._pages if page.guest != guest]
