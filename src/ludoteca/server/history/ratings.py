"""Ratings: how strong a guest is in a game, among the guests of this house and against its bots, by Glicko-2.

Nothing is stored. A rating is computed from finished games whenever it is asked for. So it cannot be lost, and is gone
with the games it came from. A day is one period of Glicko-2. Every two seats of a table are compared: which one came
before the other. Bots stand where their levels were measured (`bots/strength.json`) and never move. Only guests who
want a rating are shown one; other guests count only as their opponents.
"""

from __future__ import annotations

import asyncio
import math
from collections import defaultdict
from collections.abc import Iterable, Mapping
from functools import cache
from itertools import groupby

import msgspec

from ludoteca.bots import CHILD, Level
from ludoteca.bots.strength import strengths
from ludoteca.rules import Seat
from ludoteca.rules.registry import game as find_game
from ludoteca.server.history.positions import Player, Result, read_result
from ludoteca.server.people.opt_ins import OptIn
from ludoteca.store import ResultRow, Store

FOR_RATINGS = OptIn("rating")           # they want a rating
MIDDLE: Level = "artigiano"      # stands at START: as strong as a new player is assumed to be
START, UNSURE, VOLATILITY = 1500.0, 350.0, 0.06    # the initial values of Glickman's paper
SCALE = 173.7178                 # points of the usual scale in one unit of Glicko-2's own
SUREST_BOT = 30.0                # points: no level's strength is known better than that
DAY = 86_400_000
FRESH_MS = 60_000                # ms for which computed ratings hold, unless the asking guest has played since


class Rating(msgspec.Struct, frozen=True):
    """A rating on Glicko-2's own scale, as of a day, from so many `games`."""

    mu: float = 0.0
    phi: float = UNSURE / SCALE
    sigma: float = VOLATILITY
    games: int = 0
    day: int = 0

    @property
    def points(self) -> int:
        return round(START + SCALE * self.mu)

    @property
    def give_or_take(self) -> int:
        """Half the width of the 95 % confidence interval, in points."""
        return round(1.96 * SCALE * self.phi)

    def rested(self, day: int) -> Rating:
        """The rating after days without a game: less certain, but never less than that of a new guest."""
        phi = min(UNSURE / SCALE, math.sqrt(self.phi ** 2 + max(0, day - self.day) * self.sigma ** 2))
        return msgspec.structs.replace(self, phi=phi, day=day)


STRANGER = Rating()


@cache
def anchors(game: str) -> Mapping[str, Rating]:
    """The rating of each level of bots in a game; empty where no strengths were measured."""
    measured = strengths(game)
    if not measured:
        return {}
    height, heights = 0.0, {str(CHILD): 0.0}
    for level, found in measured.items():
        height += found.gap
        heights[level] = height
    return {
        level: Rating(
            (heights[level] - heights[MIDDLE]) / SCALE,
            max(SUREST_BOT, measured[level].error / 1.96 if level in measured else SUREST_BOT) / SCALE)
        for level in heights}


class RatedGame(msgspec.Struct, frozen=True):
    """A game that counts: its link, its day, its result, and the guests with a rating who still have it."""

    link: str
    day: int
    result: Result
    holders: frozenset[str]


def counts(result: Result) -> bool:
    """Whether a game counts: played here from its beginning, not a rehearsal, by at least two."""
    rehearsed = result.daily is not None and not result.daily.counts
    return (result.begun is None and not result.taken_in and not rehearsed and result.outcome is not None
            and len(result.players) > 1)


def ladder(game: str, played: Iterable[RatedGame], willing: frozenset[str]) -> dict[str, Rating]:
    """The ratings of all people at these tables, day by day in the order of play."""
    standing: dict[str, Rating] = {}
    for day, games in groupby(sorted(played, key=lambda each: (each.day, each.link)), key=lambda each: each.day):
        met: dict[str, list[tuple[float, float, float]]] = defaultdict(list)
        tables: dict[str, int] = defaultdict(int)
        for each in games:
            for seat, guest in _rated(each, willing):
                faced = list(_faced(game, each, seat, standing, day))
                met[guest] += faced
                tables[guest] += bool(faced)
        # All at once: today's opponents count with yesterday's ratings.
        standing |= {guest: _after(standing.get(guest, STRANGER), faced, tables[guest], day)
                     for guest, faced in met.items() if faced}
    return standing


def _after(before: Rating, faced: list[tuple[float, float, float]], tables: int, day: int) -> Rating:
    # Imported when it is needed: without ratings the package need not be installed.
    from glicko2.math import update_rating

    rested = before.rested(day - 1) if before.games else before
    new = update_rating(rested.mu, rested.phi, rested.sigma, faced)
    return Rating(new.mu, min(new.phi, UNSURE / SCALE), new.sigma, before.games + tables, day)


def _rated(each: RatedGame, willing: frozenset[str]) -> Iterable[tuple[Seat, str]]:
    """The people who played to the end themselves and, if they want a rating, still have the game."""
    for seat, player in enumerate(each.result.players):
        guest = player.guest if player.kind == "person" else ""
        if guest and (guest not in willing or guest in each.holders) and _recorded(each.result, seat):
            yield seat, guest


def _recorded(result: Result, seat: Seat) -> bool:
    return result.outcome is not None and seat not in result.outcome.unrecorded


def _faced(
    game: str, each: RatedGame, seat: Seat, standing: Mapping[str, Rating], day: int,
) -> Iterable[tuple[float, float, float]]:
    """All other seats of the table: their strength at that time, and the score against them."""
    outcome = each.result.outcome
    assert outcome is not None
    place = [(number in outcome.winners, score) for number, score in enumerate(outcome.scores)]
    me = each.result.players[seat].guest
    for other, player in enumerate(each.result.players):
        if other == seat or player.guest == me or not _recorded(each.result, other):
            continue
        if place[other] == place[seat] and find_game(game).teams:
            continue                               # on the same side
        strength = _strength(game, player, standing, day)
        if strength is not None:
            score = 0.5 if place[other] == place[seat] else float(place[other] < place[seat])
            yield strength.mu, strength.phi, score


def _strength(game: str, player: Player, standing: Mapping[str, Rating], day: int) -> Rating | None:
    """The rating of an opponent; None for a bot that kept a guest's chair: neither of them played the game."""
    if player.kind == "bot":
        return anchors(game).get(player.level or "") if not player.guest else None
    known = standing.get(player.guest)
    return STRANGER if known is None else known.rested(day)


class RatingLadder(msgspec.Struct, frozen=True):
    """The ratings of a game as of the time `made`."""

    made: float
    games: dict[str, frozenset[str]]               # guest who wants a rating -> links of the games that count
    standing: dict[str, Rating]


class Ratings:
    """The ratings of one process, computed when they are asked for and kept for `FRESH_MS`."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._ready: dict[str, RatingLadder] = {}
        self._summing = asyncio.Lock()

    async def of(self, guest: str, game: str, now: float) -> tuple[Rating, int, int] | None:
        """A guest's rating, their place among those with a rating, and how many those are; None: no rating yet."""
        mine = frozenset(row.link for row in await self._store.results_of(guest)
                         if row.game == game and counts(read_result(row.result)))
        async with self._summing:
            found = self._ready.get(game)
            if found is None or now - found.made > FRESH_MS or found.games.get(guest) != mine:
                found = self._ready[game] = await self._sum(game, now)
        rating = found.standing.get(guest)
        if rating is None or guest not in found.games:
            return None
        shown = {who: each for who, each in found.standing.items() if who in found.games}
        place = 1 + sum(each.points > rating.points for each in shown.values())
        return rating.rested(int(now // DAY)), place, len(shown)

    async def _sum(self, game: str, now: float) -> RatingLadder:
        willing = await FOR_RATINGS.guests(self._store)
        rows: dict[str, tuple[ResultRow, set[str]]] = {}
        for guest in willing:
            for row in await self._store.results_of(guest):
                if row.game == game:
                    rows.setdefault(row.link, (row, set()))[1].add(guest)

        def work() -> RatingLadder:
            played = [
                RatedGame(row.link, row.finished // DAY, result, frozenset(holders))
                for row, holders in rows.values() if counts(result := read_result(row.result))]
            games = {guest: frozenset(each.link for each in played if guest in each.holders) for guest in willing}
            return RatingLadder(now, games, ladder(game, played, willing))

        return await asyncio.to_thread(work)
