"""Bot engine: chooses bots' moves, in this process or in a pool of others, so that no request waits for a bot."""

from __future__ import annotations

import asyncio
import contextlib
import ctypes
import multiprocessing
import os
import signal
import sys
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.connection import wait
from pathlib import Path
from typing import Any, Protocol

import msgspec

from ludoteca.bots import Level
from ludoteca.bots import bot as find_bot
from ludoteca.rules import Chance, Seat, Table
from ludoteca.rules.registry import bring
from ludoteca.rules.registry import game as find_game
from ludoteca.rules.values import JsonObject

LONGEST_THOUGHT = 30.0           # seconds: a bot that takes longer is stuck, and plays any legal move
PR_SET_PDEATHSIG = 1             # Linux: a signal for when the parent dies
STARTING = 180.0                 # seconds for a bot's first thought: starting, loading and compiling included


class BotRequest(msgspec.Struct, frozen=True):
    """What a bot gets: the seat's view and nothing else of the game."""

    game: str
    level: str
    seat: Seat
    view: bytes
    seed: str
    position: int
    anything: bool = False                         # choose any legal move: the bot itself has failed


class BotMove(msgspec.Struct, frozen=True):
    """What a bot wants to do, and how long a person would take over it."""

    move: Any = None
    delay_ms: int = 0
    stumbled: str = ""                             # class name of the bot's error, if any


class SoloResult(msgspec.Struct, frozen=True):
    """The result of a deal played to the end: the score, and the score after each stage."""

    score: int
    course: tuple[int, ...] = ()


class BotEngine(Protocol):
    def warm(self, game: str, level: str) -> None:
        """A bot of this kind will be asked soon."""

    async def think(self, question: BotRequest) -> BotMove: ...

    async def play_alone(self, header: JsonObject, seat: Seat = 0) -> SoloResult | None:
        """The maestro's result at the same deal in this chair; None if there is none."""

    async def close(self) -> None: ...


def choose_move(question: BotRequest) -> BotMove:
    """Ask the bot. Where it fails, any move legal in a game that looks the same from this seat."""
    rules = find_game(question.game)
    view = msgspec.json.decode(question.view, type=rules.View)
    seat = question.seat
    chance = Chance.stream(question.seed, question.position, f"bot {seat}")
    stumbled = ""
    if not question.anything:
        try:
            bot = find_bot(question.game, question.level)
            move = bot.choose(view, seat, chance)
            if move is None:
                return BotMove()
            return BotMove(msgspec.to_builtins(move), int(bot.pace(view, seat, move, chance)))
        except Exception as error:
            stumbled = type(error).__name__
    try:
        move = rules.sample(rules.resample(view, seat, chance), seat, chance)
    except Exception as error:
        return BotMove(stumbled=stumbled or type(error).__name__)
    return BotMove(msgspec.to_builtins(move), 1000, stumbled)


LONGEST_GAME = 2_000             # entries: a game played alone to compare with is over long before


def play_alone(header: JsonObject, seat: Seat = 0, level: Level = "maestro") -> SoloResult | None:
    """The maestro's result at the deal of this log, with an artigiano in every other chair. None if it does not end."""
    table = Table.from_header(header)
    bots = [find_bot(table.game.id, level if each == seat else "artigiano") for each in range(table.seats)]
    chance = Chance.stream(str(header["seed"]), purpose="maestro")
    while table.outcome is None and table.position < LONGEST_GAME:
        for each in sorted(table.actors):
            move = bots[each].choose(table.view(each), each, chance)
            if move is not None:
                table.play(each, move)
                break
        else:
            if table.deadline is None:
                return None
            table.expire()
    return None if table.outcome is None else SoloResult(table.outcome.scores[seat], tuple(table.course(seat)))


class InlineEngine:
    """Chooses in this process: for tests and for quick bots."""

    async def play_alone(self, header: JsonObject, seat: Seat = 0) -> SoloResult | None:
        return await asyncio.to_thread(play_alone, header, seat)

    def warm(self, game: str, level: str) -> None: ...

    async def think(self, question: BotRequest) -> BotMove:
        return choose_move(question)

    async def close(self) -> None: ...


def _init_process(guest_games: tuple[str, ...]) -> None:
    _exit_with_parent()
    for path in guest_games:
        bring(Path(path))


def _exit_with_parent() -> None:
    """End this process when its parent is gone, however suddenly."""
    parent = multiprocessing.parent_process()
    if parent is None:
        return
    if sys.platform == "linux":
        with contextlib.suppress(OSError, AttributeError):
            ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGKILL)

    def watch() -> None:
        wait([parent.sentinel])
        os._exit(0)

    threading.Thread(target=watch, name="parent", daemon=True).start()


def _get_ready(game: str, level: str) -> None:
    """Load what this bot needs, so that its first move is as quick as the others."""
    with contextlib.suppress(Exception):
        find_bot(game, level)


class BotProcess:
    """A process that chooses one move at a time: started when first needed, replaced when stuck or dead."""

    def __init__(self, guest_games: tuple[str, ...]) -> None:
        self.guest_games = guest_games
        self.process: ProcessPoolExecutor | None = None
        self.ready: set[tuple[str, str]] = set()   # the bots loaded here
        self.awake: set[tuple[str, str]] = set()   # the bots that have chosen a move here

    async def get_ready(self, game: str, level: str) -> None:
        """Start, and load the bot."""
        if (game, level) not in self.ready:
            await self._run(_get_ready, game, level, longest=STARTING)
            self.ready.add((game, level))

    async def think(self, question: BotRequest, longest: float) -> BotMove:
        """The first move of a bot may take longer: word lists are read then, kernels compiled."""
        bot = (question.game, question.level)
        thought: BotMove = await self._run(
            choose_move, question, longest=longest if bot in self.awake else max(longest, STARTING))
        self.ready.add(bot)
        self.awake.add(bot)
        return thought

    async def _run(self, act: Callable[..., Any], *words: Any, longest: float) -> Any:
        if self.process is None:
            self.process = ProcessPoolExecutor(
                1, multiprocessing.get_context("spawn"), _init_process, (self.guest_games,))
        try:
            running = asyncio.get_running_loop().run_in_executor(self.process, act, *words)
            return await asyncio.wait_for(running, longest)
        except (TimeoutError, BrokenProcessPool):
            self.stop()
            raise

    async def play_alone(self, header: JsonObject, seat: Seat) -> SoloResult | None:
        played: SoloResult | None = await self._run(play_alone, header, seat, longest=STARTING)
        return played

    def stop(self) -> None:
        """Kill the process; a pending choice is lost."""
        process, self.process = self.process, None
        self.ready.clear()
        self.awake.clear()
        if process is not None:
            for each in list((process._processes or {}).values()):
                each.kill()
            process.shutdown(wait=False, cancel_futures=True)


class PoolEngine:
    """Chooses in other processes, started for the first bot. The one used last is asked first: it is warm."""

    def __init__(self, workers: int = 2, guest_games: tuple[str, ...] = (), longest: float = LONGEST_THOUGHT) -> None:
        self.longest = longest
        self.processes = [BotProcess(guest_games) for _ in range(workers)]
        self._free: asyncio.LifoQueue[BotProcess] = asyncio.LifoQueue()
        for process in self.processes:
            self._free.put_nowait(process)
        self._warming: set[asyncio.Task[None]] = set()

    def warm(self, game: str, level: str) -> None:
        if any((game, level) in process.ready for process in self.processes):
            return
        task = asyncio.get_running_loop().create_task(self._warm(game, level))
        self._warming.add(task)
        task.add_done_callback(self._warming.discard)

    async def _warm(self, game: str, level: str) -> None:
        process = await self._free.get()
        try:
            await process.get_ready(game, level)
        except (TimeoutError, BrokenProcessPool):
            pass                                   # the next request tries again
        finally:
            self._free.put_nowait(process)

    async def think(self, question: BotRequest) -> BotMove:
        anything = msgspec.structs.replace(question, anything=True)
        process = await self._free.get()
        try:
            # A process may have died for another reason: ask again. After a timeout, play any legal move.
            for attempt in (question, question):
                try:
                    return await process.think(attempt, self.longest)
                except BrokenProcessPool:
                    continue
                except TimeoutError:
                    break
            try:
                return msgspec.structs.replace(await process.think(anything, self.longest), stumbled="NoAnswer")
            except (TimeoutError, BrokenProcessPool):
                return BotMove(stumbled="NoAnswer")
        finally:
            self._free.put_nowait(process)

    async def play_alone(self, header: JsonObject, seat: Seat = 0) -> SoloResult | None:
        process = await self._free.get()
        try:
            return await process.play_alone(header, seat)
        except (TimeoutError, BrokenProcessPool):
            return None
        finally:
            self._free.put_nowait(process)

    async def close(self) -> None:
        for task in list(self._warming):
            task.cancel()
        for process in self.processes:
            process.stop()
