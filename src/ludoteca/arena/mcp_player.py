"""MCP player: a program that is an MCP server with one tool, `choose`, which is called for every move.

The tool gets the view of its seat and the legal moves in words. It returns a move in words or as JSON, or nothing to
make none. After a refusal it is called again with the reason. After the third one a legal move is made in its place
and counted in `forfeits`. `examples/agent/arena_bot.py` is one.
"""

from __future__ import annotations

import asyncio
import atexit
import shlex
import sys
from functools import cache
from threading import Thread

from mcp import ClientSession, StdioServerParameters
from mcp.client.stdio import stdio_client

from ludoteca.arena.text import Seen
from ludoteca.arena.text import seen as describe
from ludoteca.bots import Unhurried
from ludoteca.rules import Chance, IllegalMove
from ludoteca.rules.game import Seat
from ludoteca.rules.registry import game as find_game
from ludoteca.rules.text_interface import say

TRIES = 3
ANSWER_SECONDS = 300.0              # for one answer: a model may think


class McpPlayer(Unhurried):
    """Starts the program once and calls its tool for every move."""

    def __init__(self, game: str, command: str, language: str = "en") -> None:
        self.game, self.language = game, language
        self.forfeits = 0
        self._program = _program(command)

    def choose(self, view: object, seat: Seat, chance: Chance) -> object | None:
        """The program's move; None where it makes none."""
        rules, refused = find_game(self.game), ""
        world = rules.resample(view, seat, chance)
        for _ in range(TRIES):
            answer = self._program.ask(describe(rules, view, seat, self.language), self.game, seat, refused)
            if not answer.strip():
                return None
            try:
                move: object = say(rules, view, seat, answer, self.language)
                rules.play(world, seat, move, 0, chance) # on a table that looks the same
                return move
            except IllegalMove as refusal:
                refusal.game = rules.id
                refused = refusal.sentence(self.language)
        self.forfeits += 1
        move = rules.sample(world, seat, chance)
        return move


@cache
def _program(command: str) -> _Program:
    """One program plays all seats of this process; each call names the seat."""
    return _Program(shlex.split(command))


class _Program:
    """One MCP session on an event loop in its own thread, so that a bot can call the tool synchronously."""

    def __init__(self, words: list[str]) -> None:
        command = sys.executable if words[0] == "python" else words[0]
        self._server = StdioServerParameters(command=command, args=words[1:])
        self._loop = asyncio.new_event_loop()
        self._session: ClientSession | None = None
        self._ready: asyncio.Future[None] = self._loop.create_future()
        self._closing = asyncio.Event()
        self._thread = Thread(target=self._loop.run_until_complete, args=(self._talk(),), daemon=True)
        self._thread.start()
        atexit.register(self.close)

    async def _talk(self) -> None:
        try:
            async with stdio_client(self._server) as (reading, writing), ClientSession(reading, writing) as session:
                await session.initialize()
                self._session = session
                self._ready.set_result(None)
                await self._closing.wait()
        except Exception as trouble:
            if not self._ready.done():
                self._ready.set_exception(trouble)

    def ask(self, seen: Seen, game: str, seat: Seat, refused: str) -> str:
        return asyncio.run_coroutine_threadsafe(self._ask(seen, game, seat, refused), self._loop).result(ANSWER_SECONDS)

    async def _ask(self, seen: Seen, game: str, seat: Seat, refused: str) -> str:
        await self._ready
        assert self._session is not None
        answer = await self._session.call_tool("choose", {
            "game": game, "seat": seat, "told": seen.lines, "moves": seen.moves, "forms": seen.forms,
            "example": seen.example, "refused": refused})
        text = "".join(getattr(part, "text", "") for part in answer.content)
        if answer.isError:
            raise RuntimeError(f"{self._server.command}: {text}")
        return text

    def close(self) -> None:
        """End the program."""
        if self._thread.is_alive():
            self._loop.call_soon_threadsafe(self._closing.set)
            self._thread.join(5)
