"""Showcase: works of this week for the first page, only where all people at the table have agreed to that.

At an open table, which any guest could join, the maker's consent is enough. At other tables all people who sat there
must have agreed. A drawing can show anything, so a house in family mode "always" shows none.
"""

from __future__ import annotations

import msgspec

from ludoteca.rules import Seat
from ludoteca.server.history.dataset import wordless
from ludoteca.server.history.positions import Result, read_result
from ludoteca.server.history.works import FoundWork, Works, makes_works
from ludoteca.server.moderation import profanity
from ludoteca.server.people.opt_ins import OptIn
from ludoteca.store import ResultRow, Store

FOR_SHOWCASE = OptIn("on-show")          # their works may be shown on the first page
WEEK = 7 * 86_400_000
HUNG = 8                         # works shown
GAMES = 12                       # games read for them
EACH = 2                         # of one maker in one game
FRESH_MS = 60_000                # ms for which a choice holds


class ShowcaseItem(msgspec.Struct, frozen=True):
    """A work on the first page, and its maker's name."""

    row: ResultRow
    made: FoundWork
    by: str


def may_show(result: Result, seat: Seat, willing: frozenset[str]) -> bool:
    """Whether the works of this seat may be shown."""
    people = {player.guest for player in result.players if player.guest}
    maker = result.players[seat]
    if maker.kind != "person" or maker.guest not in willing or result.taken_in or result.begun is not None:
        return False
    return result.open_table or people <= willing


class Showcase:
    """The works on the first page, chosen again every minute."""

    def __init__(self, store: Store, works: Works) -> None:
        self._store, self._works = store, works
        self._items: list[ShowcaseItem] = []
        self._willing: frozenset[str] = frozenset()
        self._at = float("-inf")

    async def items(self, now: float, today: str, drawings: bool) -> list[ShowcaseItem]:
        """The latest works of the week. Games of today's daily deals are left out, since they would spoil them."""
        willing = await FOR_SHOWCASE.guests(self._store)
        if now - self._at > FRESH_MS or willing != self._willing:
            self._items, self._willing, self._at = await self._choose(now, today, willing), willing, now
        return [each for each in self._items if drawings or wordless(each.row.game)]

    async def _choose(self, now: float, today: str, willing: frozenset[str]) -> list[ShowcaseItem]:
        rows = {
            row.link: row for guest in willing for row in await self._store.results_of(guest)
            if row.finished > now - WEEK and makes_works(row.game)}
        found: list[ShowcaseItem] = []
        for row in sorted(rows.values(), key=lambda each: -each.finished)[:GAMES]:
            result = read_result(row.result)
            seats = [seat for seat in range(len(result.players)) if may_show(result, seat, willing)]
            if not seats or (result.daily is not None and result.daily.day >= today):
                continue
            made = await self._works.of(row)
            for seat in seats:
                name = result.names[seat] if seat < len(result.names) else ""
                found += [ShowcaseItem(row, each, profanity.masked(name)) for each in made if each.seat == seat][-EACH:]
        return found[:HUNG]
