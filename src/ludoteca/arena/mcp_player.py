"""A player that is somebody else's program: an MCP server with one tool, `choose`, asked for every move.

It gets the words of its seat and the legal moves as they can be said, and answers with a move in words or as JSON (or
nothing, to leave things as they are). A refused answer is asked for again with the reason; after the third a
legal move is made in its place, and counted in `forfeits`. `examples/agent/arena_bot.py` is one.
"""

from __future__ import annotations

import asyncio
import atexit
import shlex
import sys
from functools import cache
from threading import Thread
from typing import Any

from mcp import ClientSession, StdioServerParameters
from mcp.client.stdio import stdio_client

from ludoteca.arena.text import Seen, seen
from ludoteca.bots import Unhurried
from ludoteca.rules import Chance, IllegalMove
from ludoteca.rules.game import Seat
from ludoteca.rules.registry import game as find_game
from ludoteca.rules.text_interface import say

TRIES = 3
PATIENCE = 300.0                    # seconds for one answer: a model may think


class McpPlayer(Unhurried):
    """Starts the program once and asks it in words, as a seat sees the table."""

    def __init__(self, game: str, command: str, language: str = "en") -> None:
        self.game, self.language = game, language
        self.forfeits = 0
        self._program = _program(command)

    def choose(self, view: Any, seat: Seat, chance: Chance) -> Any | None:
        """What the program says, read as words are read at a table."""
        rules, refused = find_game(self.game), ""
        world = rules.resample(view, seat, chance)
        for _ in range(TRIES):
            answer = self._program.ask(seen(rules, view, seat, self.language), self.game, seat, refused)
            if not answer.strip():
                return None
            try:
                move = say(rules, view, seat, answer, self.language)
                rules.play(world, seat, move, 0, chance)        # on a table that looks the same: is it a move at all?
                return move
            except IllegalMove as refusal:
                refusal.game = rules.id
                refused = refusal.sentence(self.language)
        self.forfeits += 1
        return rules.sample(world, seat, chance)


@cache
def _program(command: str) -> _Program:
    """One program answers for all chairs of this process: it is told which one is asked."""
    return _Program(shlex.split(command))


class _Program:
    """One MCP session on a loop of its own, so that a bot may ask as it would call a function."""

    def __init__(self, words: list[str]) -> None:
        command = sys.executable if words[0] == "python" else words[0]
        self._server = StdioServerParameters(command=command, args=words[1:])
        self._loop = asyncio.new_event_loop()
        self._session: ClientSession | None = None
        self._ready: asyncio.Future[None] = self._loop.create_future()
        self._over = asyncio.Event()
        self._thread = Thread(target=self._loop.run_until_complete, args=(self._talk(),), daemon=True)
        self._thread.start()
        atexit.register(self.close)

    async def _talk(self) -> None:
        try:
            async with stdio_client(self._server) as (reading, writing), ClientSession(reading, writing) as session:
                await session.initialize()
                self._session = session
                self._ready.set_result(None)
                await self._over.wait()
        except Exception as trouble:
            if not self._ready.done():
                self._ready.set_exception(trouble)

    def ask(self, told: Seen, game: str, seat: Seat, refused: str) -> str:
        return asyncio.run_coroutine_threadsafe(self._ask(told, game, seat, refused), self._loop).result(PATIENCE)

    async def _ask(self, told: Seen, game: str, seat: Seat, refused: str) -> str:
        await self._ready
        assert self._session is not None
        answer = await self._session.call_tool("choose", {
            "game": game, "seat": seat, "told": told.lines, "moves": told.moves, "forms": told.forms,
            "example": told.example, "refused": refused})
        text = "".join(getattr(part, "text", "") for part in answer.content)
        if answer.isError:
            raise RuntimeError(f"{self._server.command}: {text}")
        return text

    def close(self) -> None:
        """Let the program go."""
        if self._thread.is_alive():
            self._loop.call_soon_threadsafe(self._over.set)
            self._thread.join(5)
