"""One bot pool for several processes: requests over a connection, replies, cancellations, and loss of the
supervisor."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import AsyncIterator
from typing import Any

import pytest

from ludoteca.rules import Seat
from ludoteca.server.bot_workers.engine import BotMove, BotRequest, SoloResult
from ludoteca.server.bot_workers.shared_pool import PoolServer, SharedEngine

QUESTION = BotRequest("tris", "maestro", 1, b'{"a":1}', "seed", 7)
HEADER = {"game": "tris", "seed": 2 ** 90}


class Slow:
    """A bot engine that waits until the test releases it."""

    def __init__(self) -> None:
        self.asked: list[object] = []
        self.given_up = 0
        self.go_on = asyncio.Event()

    def warm(self, game: str, level: str) -> None:
        self.asked.append((game, level))

    async def think(self, question: BotRequest) -> BotMove:
        self.asked.append(question)
        try:
            await self.go_on.wait()
        except asyncio.CancelledError:
            self.given_up += 1
            raise
        if question.level == "broken":
            raise ValueError("no idea")
        return BotMove({"cell": question.position}, 30)

    async def play_alone(self, header: dict[str, Any], seat: Seat = 0) -> SoloResult | None:
        self.asked.append(header)
        return SoloResult(40 + seat, (1, 2)) if seat else None

    async def close(self) -> None: ...


class Ends:
    def __init__(self) -> None:
        self.bots = Slow()
        self.desk = PoolServer(self.bots)

    async def open(self) -> SharedEngine:
        mine, theirs = socket.socketpair()
        mine.setblocking(False)
        await self.desk.open(mine)
        shared = SharedEngine(theirs)
        await shared.open()
        return shared


@pytest.fixture
async def ends() -> AsyncIterator[Ends]:
    ends = Ends()
    yield ends
    ends.desk.close()


async def until(asked: list[object], count: int) -> None:
    while len(asked) < count:
        await asyncio.sleep(0.001)


async def test_each_gets_the_answer_to_its_own_question(ends: Ends) -> None:
    shared = await ends.open()
    shared.warm("tris", "maestro")
    first = asyncio.ensure_future(shared.think(QUESTION))
    await until(ends.bots.asked, 2)
    assert await shared.play_alone(HEADER, 1) == SoloResult(41, (1, 2))
    assert await shared.play_alone(HEADER) is None
    assert ends.bots.asked == [("tris", "maestro"), QUESTION, HEADER, HEADER] and not first.done()
    ends.bots.go_on.set()
    assert await first == BotMove({"cell": 7}, 30)
    with pytest.raises(RuntimeError, match="ValueError"):
        await shared.think(BotRequest("tris", "broken", 0, b"{}", "s", 1))
    await shared.close()


async def test_a_bot_request_without_a_waiting_caller_is_cancelled(ends: Ends) -> None:
    shared = await ends.open()
    thinking = asyncio.ensure_future(shared.think(QUESTION))
    await until(ends.bots.asked, 1)
    thinking.cancel()
    while not ends.bots.given_up:
        await asyncio.sleep(0.001)
    assert thinking.cancelled()
    await shared.close()


async def test_bot_requests_of_a_dead_worker_are_cancelled(ends: Ends) -> None:
    shared = await ends.open()
    thinking = asyncio.ensure_future(shared.think(QUESTION))
    await until(ends.bots.asked, 1)
    await shared.close()
    while not ends.bots.given_up:
        await asyncio.sleep(0.001)
    with pytest.raises(ConnectionResetError):
        await thinking


async def test_without_a_supervisor_no_bot_thinks(ends: Ends) -> None:
    shared = await ends.open()
    thinking = asyncio.ensure_future(shared.think(QUESTION))
    await until(ends.bots.asked, 1)
    ends.desk.close()
    with pytest.raises(ConnectionResetError):
        await thinking
    with pytest.raises(ConnectionResetError):
        await shared.think(QUESTION)
