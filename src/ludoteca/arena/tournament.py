"""Tournaments: every deal is played with the players in every seat, deals in parallel, and the results are told.

A deal is one seed. Its games differ only in who sits where, so luck is shared out evenly; where a game is played alone,
everybody plays the same deals and the better result wins. The same call gives the same results on any number of
processors.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import cache, partial
from itertools import combinations
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import msgspec

from ludoteca.arena.elo import Duel, interval, mean, rate
from ludoteca.arena.match import play_match
from ludoteca.arena.players import player
from ludoteca.bots import Bot
from ludoteca.rules import Chance, IllegalMove, Table
from ludoteca.rules.registry import bring
from ludoteca.rules.registry import game as find_game


class Contest(msgspec.Struct, frozen=True):
    """Who meets whom at which game: players by name, and how many deals."""

    game: str
    players: tuple[str, ...]
    seats: int
    deals: int
    options: dict[str, Any] = {}
    seed: str = "arena"
    pairs: bool = False                 # two players at a time, whatever the table holds

    @property
    def groups(self) -> list[tuple[int, ...]]:
        """The players who sit down together: as many as there are chairs, in every combination; alone, everybody."""
        if self.seats == 1:
            return [tuple(range(len(self.players)))]
        together = min(len(self.players), 2 if self.pairs else self.seats)
        return list(combinations(range(len(self.players)), together))


class Played(msgspec.Struct, frozen=True):
    """One game: which player (by number) sat in each seat, and how it ended."""

    lineup: tuple[int, ...]
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    teams: tuple[int, ...]

    @property
    def winning_sides(self) -> int:
        """How many share the win; a team is one."""
        return len({self.teams[seat] for seat in self.winners})


class Deal(msgspec.Struct, frozen=True):
    """The games of one deal."""

    games: tuple[Played, ...]

    def duels(self) -> Iterator[Duel]:
        """Who beat whom. Who both lost have not met: only who wins is said of a table of many."""
        if len(self.games[0].lineup) == 1:
            for one, other in combinations(self.games, 2):
                score = (one.scores[0] > other.scores[0]) + 0.5 * (one.scores[0] == other.scores[0])
                yield Duel(one.lineup[0], other.lineup[0], score)
            return
        for game in self.games:
            for a, b in combinations(range(len(game.lineup)), 2):
                won, lost = a in game.winners, b in game.winners
                if game.lineup[a] != game.lineup[b] and game.teams[a] != game.teams[b] and (won or lost):
                    yield Duel(game.lineup[a], game.lineup[b], 0.5 if won and lost else float(won))


class Standing(msgspec.Struct, frozen=True):
    """How a player did, with 95 % errors. `wins` is a share of its games; a shared win counts by parts."""

    player: str
    elo: float
    elo_error: float
    wins: float
    wins_between: tuple[float, float]
    points: float
    points_error: float
    games: int


class Meeting(msgspec.Struct, frozen=True):
    """Two players against each other: the share of the first, and how far apart their ratings are."""

    first: str
    second: str
    duels: int
    score: float
    between: tuple[float, float]
    gap: float
    gap_error: float


class Report(msgspec.Struct, frozen=True):
    """How a contest ended. `open_ended`: somebody won or lost everything, so gaps are the least they may be."""

    game: str
    seats: int
    options: dict[str, Any]
    seed: str
    deals: int
    games: int
    standings: tuple[Standing, ...]
    meetings: tuple[Meeting, ...]
    open_ended: bool


class Outside(msgspec.Struct, frozen=True):
    """What a process must bring along before it can play: games from files."""

    also: tuple[Path, ...] = ()


def lineups(group: Sequence[int], seats: int) -> Iterable[tuple[int, ...]]:
    """Everybody of the group in every chair; where chairs are left over the group sits down again."""
    if seats == 1:
        return [(each,) for each in group]
    return [tuple(group[(seat + turn) % len(group)] for seat in range(seats)) for turn in range(len(group))]


def play_deal(contest: Contest, number: int) -> Deal:
    """All games of one deal."""
    return Deal(tuple(
        _play(contest, number, lineup) for group in contest.groups for lineup in lineups(group, contest.seats)))


def _play(contest: Contest, number: int, lineup: tuple[int, ...]) -> Played:
    table = Table(contest.game, contest.seats, seed=f"{contest.seed} {number}", options=contest.options)
    names = [contest.players[each] for each in lineup]
    try:
        play_match(table, [_seated(name, contest.game, seat) for seat, name in enumerate(names)],
                   Chance.stream(contest.seed, number, f"{contest.game} {names}"))
    except IllegalMove as refusal:
        raise RuntimeError(f"{contest.game}, {' against '.join(names)}: {refusal}") from refusal
    outcome = table.outcome
    assert outcome is not None
    sides = tuple(table.game.team(table.state, seat) for seat in range(table.seats))
    return Played(lineup, outcome.scores, outcome.winners, sides)


@cache
def _seated(name: str, game: str, seat: int) -> Bot:
    """One mind for each chair, made once in a process: a bot of somebody's own may take long to wake."""
    return player(name, game)


def _get_ready(outside: Outside) -> None:
    for path in outside.also:
        bring(path)


def hold(
    contest: Contest, jobs: int = 1, outside: Outside | None = None, told: Callable[[], None] = lambda: None,
) -> Report:
    """Play a contest to its end on so many processors; `told` is called after every deal."""
    _check(contest)
    deals = []
    for deal in _played(contest, jobs, outside or Outside()):
        deals.append(deal)
        told()
    return sum_up(contest, deals)


def _check(contest: Contest) -> None:
    """Everything that can be wrong is said before a single game is played."""
    if contest.deals < 1:
        raise ValueError("at least one deal")
    if len(set(contest.players)) < 2:
        raise ValueError("at least two different players: a rating needs somebody to be better than")
    Table(contest.game, contest.seats, options=contest.options)
    for name in contest.players:
        if not name.startswith("mcp:"):
            player(name, contest.game)


def _played(contest: Contest, jobs: int, outside: Outside) -> Iterator[Deal]:
    deal, numbers = partial(play_deal, contest), range(contest.deals)
    if jobs <= 1:
        yield from map(deal, numbers)
        return
    chunk = max(1, min(16, contest.deals // (8 * jobs)))
    with ProcessPoolExecutor(min(jobs, contest.deals), get_context("spawn"), _get_ready, (outside,)) as pool:
        yield from pool.map(deal, numbers, chunksize=chunk)


def sum_up(contest: Contest, deals: Sequence[Deal]) -> Report:
    """From games to shares, points, ratings and their errors."""
    duels = [list(deal.duels()) for deal in deals]
    ladder = rate(len(contest.players), duels)
    standings = []
    for number, name in enumerate(contest.players):
        points, wins, games = [], 0.0, 0
        for deal in deals:
            seen = [(game, seat) for game in deal.games for seat in range(len(game.lineup))
                    if game.lineup[seat] == number]
            if seen:
                points.append(sum(game.scores[seat] for game, seat in seen) / len(seen))
            wins += sum((seat in game.winners) / game.winning_sides for game, seat in seen)
            games += len(seen)
        if contest.seats == 1:
            wins = sum(_share(duel, number) for deal in duels for duel in deal)
            games = sum(number in (duel.first, duel.second) for deal in duels for duel in deal)
        standings.append(Standing(
            name, ladder.elo[number], ladder.error(number), wins / max(1, games), interval(wins, games),
            *(mean(points) if points else (0.0, float("inf"))), games))
    meetings = []
    for a, b in combinations(range(len(contest.players)), 2):
        met = [_share(duel, a) for deal in duels for duel in deal if {duel.first, duel.second} == {a, b}]
        if met:
            meetings.append(Meeting(
                contest.players[a], contest.players[b], len(met), sum(met) / len(met), interval(sum(met), len(met)),
                *ladder.gap(a, b)))
    return Report(
        find_game(contest.game).id, contest.seats, contest.options, contest.seed, len(deals),
        sum(len(deal.games) for deal in deals), tuple(sorted(standings, key=lambda each: -each.elo)), tuple(meetings),
        ladder.open_ended)


def _share(duel: Duel, player: int) -> float:
    return duel.score if duel.first == player else 1 - duel.score if duel.second == player else 0.0
