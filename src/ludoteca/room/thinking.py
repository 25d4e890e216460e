"""Who thinks for the bots: in this process, or in a pool of others so that nobody waits for a thinking bot."""

from __future__ import annotations

import asyncio
import contextlib
import multiprocessing
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from typing import Any, Protocol

import msgspec

from ludoteca.bots import bot as find_bot
from ludoteca.rules import Chance, Seat
from ludoteca.rules.registry import bring
from ludoteca.rules.registry import game as find_game

LONGEST_THOUGHT = 20.0           # seconds: who thinks longer is stuck, and plays anything legal instead


class Question(msgspec.Struct, frozen=True):
    """What a bot is asked: the seat's view and nothing else of the game."""

    game: str
    level: str
    seat: Seat
    view: bytes
    seed: str
    position: int
    anything: bool = False                         # any legal move will do: the bot itself was of no use


class Thought(msgspec.Struct, frozen=True):
    """What a bot wants to do, and how long a person would take over it."""

    move: Any = None
    pace: int = 0
    stumbled: str = ""                             # the kind of error the bot made, if it made one


class Thinker(Protocol):
    def warm(self, game: str, level: str) -> None:
        """A bot of this kind will be asked soon."""

    async def think(self, question: Question) -> Thought: ...
    async def close(self) -> None: ...


def ponder(question: Question) -> Thought:
    """Ask the bot. Where it fails, any move legal in a game that looks the same from this seat."""
    rules = find_game(question.game)
    view = msgspec.json.decode(question.view, type=rules.View)
    seat = question.seat
    chance = Chance.stream(question.seed, question.position, f"bot {seat}")
    stumbled = ""
    if not question.anything:
        try:
            mind = find_bot(question.game, question.level)
            move = mind.choose(view, seat, chance)
            if move is None:
                return Thought()
            return Thought(msgspec.to_builtins(move), int(mind.pace(view, seat, move, chance)))
        except Exception as error:
            stumbled = type(error).__name__
    try:
        move = rules.sample(rules.resample(view, seat, chance), seat, chance)
    except Exception as error:
        return Thought(stumbled=stumbled or type(error).__name__)
    return Thought(msgspec.to_builtins(move), 1000, stumbled)


class InlineThinker:
    """Thinks here and now: for tests and for bots that are quick."""

    def warm(self, game: str, level: str) -> None: ...

    async def think(self, question: Question) -> Thought:
        return ponder(question)

    async def close(self) -> None: ...


def _settle_in(guest_games: tuple[str, ...]) -> None:
    for path in guest_games:
        bring(Path(path))


def _get_ready(game: str, level: str) -> None:
    """Load what this bot needs, so that its first thought is as quick as the others."""
    with contextlib.suppress(Exception):
        find_bot(game, level)


class PoolThinker:
    """Thinks in other processes, started when the first bot sits down."""

    def __init__(self, workers: int = 2, guest_games: tuple[str, ...] = (), longest: float = LONGEST_THOUGHT) -> None:
        self.workers = workers
        self.guest_games = guest_games
        self.longest = longest
        self._pool: ProcessPoolExecutor | None = None
        self._free = asyncio.Semaphore(workers)    # so that only the thinking is timed, not the waiting for a turn
        self._warmed: set[tuple[str, str]] = set()

    def warm(self, game: str, level: str) -> None:
        if (game, level) not in self._warmed:
            self._warmed.add((game, level))
            pool = self._pool or self._open()
            for _ in range(self.workers):
                pool.submit(_get_ready, game, level)

    async def think(self, question: Question) -> Thought:
        async with self._free:
            # A process that died may have died of another's question: ask again, then settle for anything legal.
            anything = msgspec.structs.replace(question, anything=True)
            for attempt in (1, 2, 3):
                pool = self._pool or self._open()
                try:
                    return await asyncio.wait_for(
                        asyncio.get_running_loop().run_in_executor(pool, ponder, question), self.longest)
                except TimeoutError:
                    self._discard(pool)
                    question = anything
                except BrokenProcessPool:
                    self._discard(pool)
                    question = question if attempt == 1 else anything
        return Thought(stumbled="NoAnswer")

    def _open(self) -> ProcessPoolExecutor:
        self._pool = ProcessPoolExecutor(
            self.workers, multiprocessing.get_context("spawn"), _settle_in, (self.guest_games,))
        return self._pool

    def _discard(self, pool: ProcessPoolExecutor) -> None:
        """A stuck or broken pool goes, its processes with it; the next question starts a fresh one."""
        if self._pool is pool:
            self._pool = None
        for process in list((pool._processes or {}).values()):
            process.kill()
        pool.shutdown(wait=False, cancel_futures=True)

    async def close(self) -> None:
        if self._pool is not None:
            pool, self._pool = self._pool, None
            for process in list((pool._processes or {}).values()):
                process.terminate()
            pool.shutdown(wait=False, cancel_futures=True)
