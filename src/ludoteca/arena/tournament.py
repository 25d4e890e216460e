"""Tournaments: plays every deal with the players in every seat, on several processors, and reports the results.

A deal is one seed. Its games differ only in the seats of the players, so all have the same luck. In a game for one, all
play the same deals and the better result wins. The results do not depend on the number of processors.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import cache, partial
from itertools import combinations
from multiprocessing import get_context
from pathlib import Path

import msgspec

from ludoteca.arena.elo import Duel, interval, mean, rate
from ludoteca.arena.match import play_match
from ludoteca.arena.players import player
from ludoteca.bots import Bot
from ludoteca.rules import Chance, IllegalMove, Table
from ludoteca.rules.registry import bring
from ludoteca.rules.registry import game as find_game


class Contest(msgspec.Struct, frozen=True):
    """A game, its players by name, and the number of deals."""

    game: str
    players: tuple[str, ...]
    seats: int
    deals: int
    options: dict[str, object] = {}
    seed: str = "arena"
    pairs: bool = False                 # two players at a time, whatever the table holds

    @property
    def groups(self) -> list[tuple[int, ...]]:
        """Players of one table, in every combination; all of them in a game for one."""
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
        """Number of winners; a team counts as one."""
        return len({self.teams[seat] for seat in self.winners})


class Deal(msgspec.Struct, frozen=True):
    """The games of one deal."""

    games: tuple[Played, ...]

    def duels(self) -> Iterator[Duel]:
        """Results between two players. Two losers of a table have no result: only winners are known."""
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
    """Result of a contest. `open_ended`: a player won or lost every game, so the true gaps may be larger."""

    game: str
    seats: int
    options: dict[str, object]
    seed: str
    deals: int
    games: int
    standings: tuple[Standing, ...]
    meetings: tuple[Meeting, ...]
    open_ended: bool


class Outside(msgspec.Struct, frozen=True):
    """Games from files that each process has to register."""

    also: tuple[Path, ...] = ()


def lineups(group: Sequence[int], seats: int) -> Iterable[tuple[int, ...]]:
    """Each player of the group in every seat; a group smaller than the table fills it in turn."""
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
    """The bot of a seat, made once in a process: starting a bot may take long."""
    return player(name, game)


def _get_ready(outside: Outside) -> None:
    for path in outside.also:
        bring(path)


def hold(
    contest: Contest, jobs: int = 1, outside: Outside | None = None, on_deal: Callable[[], None] = lambda: None,
) -> Report:
    """Play a contest in `jobs` processes. `on_deal` is called after every deal."""
    _check(contest)
    deals = []
    for deal in _played(contest, jobs, outside or Outside()):
        deals.append(deal)
        on_deal()
    return sum_up(contest, deals)


def _check(contest: Contest) -> None:
    """Raise an error for anything wrong with a contest before its first game."""
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
    """Shares, points, ratings and their errors."""
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
