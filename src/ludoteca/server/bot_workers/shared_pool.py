"""Shared bot pool: the supervisor keeps the bot processes, and all workers ask it.

So a worker whose tables are full of bots can use all of them, and idle workers hold no idle bot processes.
"""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Awaitable, Callable

import msgspec

from ludoteca.rules import Seat
from ludoteca.rules.values import JsonObject
from ludoteca.server.bot_workers.engine import BotEngine, BotMove, BotRequest, SoloResult
from ludoteca.store.remote import Frames


class PoolRequest(msgspec.Struct, frozen=True, tag=True):
    """Base of what a worker sends to the supervisor, with a number for the reply."""

    number: int


class Warm(PoolRequest, frozen=True):
    """A bot of this kind will be asked soon. No reply."""

    game: str
    level: str


class Think(PoolRequest, frozen=True):
    """Choose this bot's move."""

    question: BotRequest


class PlayAlone(PoolRequest, frozen=True):
    """Let the maestro play this deal."""

    header: JsonObject
    seat: Seat


class NeverMind(PoolRequest, frozen=True):
    """The worker does not wait for this reply any more."""


class PoolReply(msgspec.Struct, frozen=True):
    """The supervisor's reply; both fields are None where there is no result."""

    number: int
    thought: BotMove | None = None
    alone: SoloResult | None = None
    failed: str = ""                               # the kind of an error


# JSON, as in the log: the seed of a deal may have more bits than other forms hold.
encode = msgspec.json.encode
read_request = msgspec.json.Decoder(Warm | Think | PlayAlone | NeverMind).decode
read_reply = msgspec.json.Decoder(PoolReply).decode


class PoolServer:
    """Serves one worker in the process that keeps the pool."""

    def __init__(self, bot_engine: BotEngine) -> None:
        self._bot_engine = bot_engine
        self._connection = Frames(self._on_request, self._on_lost)
        self._thinking: dict[int, asyncio.Task[None]] = {}

    async def open(self, sock: socket.socket) -> None:
        await asyncio.get_running_loop().create_connection(lambda: self._connection, sock=sock)

    def close(self) -> None:
        self._connection.close()

    def _on_lost(self) -> None:
        for task in self._thinking.values():
            task.cancel()

    def _on_request(self, message: bytes) -> None:
        request = read_request(message)
        match request:
            case Warm():
                self._bot_engine.warm(request.game, request.level)
            case Think():
                self._begin(request.number, self._thought(request))
            case PlayAlone():
                self._begin(request.number, self._played(request))
            case NeverMind():
                if request.number in self._thinking:
                    self._thinking[request.number].cancel()

    def _begin(self, number: int, answering: Awaitable[PoolReply]) -> None:
        task = asyncio.get_running_loop().create_task(self._answer(number, answering))
        self._thinking[number] = task
        task.add_done_callback(lambda _: self._thinking.pop(number, None))

    async def _answer(self, number: int, answering: Awaitable[PoolReply]) -> None:
        try:
            answer = await answering
        except Exception as error:
            answer = PoolReply(number, failed=type(error).__name__)
        self._connection.send(encode(answer))

    async def _thought(self, request: Think) -> PoolReply:
        return PoolReply(request.number, thought=await self._bot_engine.think(request.question))

    async def _played(self, request: PlayAlone) -> PoolReply:
        return PoolReply(request.number, alone=await self._bot_engine.play_alone(request.header, request.seat))


class SharedEngine:
    """The other end: a BotEngine that asks the supervisor."""

    def __init__(self, sock: socket.socket) -> None:
        self._sock = sock
        self._connection = Frames(self._on_reply, self._on_lost)
        self._numbers = 0
        self._waiting: dict[int, asyncio.Future[PoolReply]] = {}
        self._lost = False

    async def open(self) -> None:
        await asyncio.get_running_loop().create_connection(lambda: self._connection, sock=self._sock)

    def warm(self, game: str, level: str) -> None:
        self._send(lambda number: Warm(number, game, level))

    async def think(self, question: BotRequest) -> BotMove:
        answer = await self._ask(lambda number: Think(number, question))
        return answer.thought or BotMove(stumbled="NoAnswer")

    async def play_alone(self, header: JsonObject, seat: Seat = 0) -> SoloResult | None:
        return (await self._ask(lambda number: PlayAlone(number, header, seat))).alone

    async def close(self) -> None:
        self._connection.close()

    def _send(self, request: Callable[[int], PoolRequest]) -> int:
        self._numbers += 1
        self._connection.send(encode(request(self._numbers)))
        return self._numbers

    async def _ask(self, request: Callable[[int], PoolRequest]) -> PoolReply:
        if self._lost:
            raise ConnectionResetError("the supervisor is gone")
        answer: asyncio.Future[PoolReply] = asyncio.get_running_loop().create_future()
        number = self._send(request)
        self._waiting[number] = answer
        try:
            found = await answer
        except asyncio.CancelledError:
            self._connection.send(encode(NeverMind(number)))
            raise
        finally:
            self._waiting.pop(number, None)
        if found.failed:
            raise RuntimeError(found.failed)
        return found

    def _on_reply(self, message: bytes) -> None:
        answer = read_reply(message)
        waiting = self._waiting.get(answer.number)
        if waiting is not None and not waiting.done():
            waiting.set_result(answer)

    def _on_lost(self) -> None:
        self._lost = True
        for waiting in self._waiting.values():
            if not waiting.done():
                waiting.set_exception(ConnectionResetError("the supervisor is gone"))
