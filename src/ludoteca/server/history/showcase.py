"""What was made in the house this week, for its first page: only where everybody at the table has said yes to that.

A painter's yes is enough where the table stood in the window, open to the whole house; at any other table everybody who
sat there must have said yes too. A drawing can say anything, so a house that is always fit for a family shows none.
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

SHOWN = OptIn("on-show")          # what they make may hang on the first page
WEEK = 7 * 86_400_000
HUNG = 8                         # works on the wall
GAMES = 12                       # looked through for them
EACH = 2                         # of one person's in one game
LATELY = 60_000                  # ms for which the wall stays as it is


class ShowcaseItem(msgspec.Struct, frozen=True):
    """A work on the wall, and whose it is."""

    row: ResultRow
    made: FoundWork
    by: str


def may_hang(result: Result, seat: Seat, willing: frozenset[str]) -> bool:
    """Whether what this seat made may be shown to the house."""
    people = {player.guest for player in result.players if player.guest}
    maker = result.players[seat]
    if maker.kind != "person" or maker.guest not in willing or result.taken_in or result.begun is not None:
        return False
    return result.open_table or people <= willing


class Showcase:
    """The first page's wall."""

    def __init__(self, store: Store, works: Works) -> None:
        self._store, self._works = store, works
        self._hung: list[ShowcaseItem] = []
        self._willing: frozenset[str] = frozenset()
        self._at = float("-inf")

    async def hung(self, now: float, today: str, drawings: bool) -> list[ShowcaseItem]:
        """The latest works of the week; a game of today's deal would spoil it for the others."""
        willing = await SHOWN.everybody(self._store)
        if now - self._at > LATELY or willing != self._willing:
            self._hung, self._willing, self._at = await self._choose(now, today, willing), willing, now
        return [each for each in self._hung if drawings or wordless(each.row.game)]

    async def _choose(self, now: float, today: str, willing: frozenset[str]) -> list[ShowcaseItem]:
        rows = {
            row.link: row for guest in willing for row in await self._store.results_of(guest)
            if row.finished > now - WEEK and makes_works(row.game)}
        found: list[ShowcaseItem] = []
        for row in sorted(rows.values(), key=lambda each: -each.finished)[:GAMES]:
            result = read_result(row.result)
            seats = [seat for seat in range(len(result.players)) if may_hang(result, seat, willing)]
            if not seats or (result.daily is not None and result.daily.day >= today):
                continue
            made = await self._works.of(row)
            for seat in seats:
                name = result.names[seat] if seat < len(result.names) else ""
                found += [ShowcaseItem(row, each, profanity.veiled(name)) for each in made if each.seat == seat][-EACH:]
        return found[:HUNG]
