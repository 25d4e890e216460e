"""Bots at the table: they see only their seat, take time to move, fail without harm, delay no other table."""

from __future__ import annotations

import asyncio
import logging
from itertools import pairwise

import msgspec
import pytest

from ludoteca.rules import Table
from ludoteca.server.bot_workers.engine import BotMove, BotRequest, InlineEngine, PoolEngine, choose_move

from .scene import EXAMPLES, Scene


class Listening(InlineEngine):
    """Thinks as usual, and records the requests."""

    def __init__(self) -> None:
        self.asked: list[BotRequest] = []

    async def think(self, question: BotRequest) -> BotMove:
        self.asked.append(question)
        return await super().think(question)


async def test_bots_play_a_whole_game_at_a_persons_pace() -> None:
    async with Scene() as scene:
        room, (ada,) = await scene.table("corsa", "Ada", seats=4)
        for seat, level in enumerate(("apprendista", "artigiano", "maestro"), start=1):
            await ada.done("bot", seat=seat, level=level)
        await ada.done("start")
        while room.state.phase == "playing":
            if 0 in room.round.table.actors:
                await ada.done("move", move={"type": "run", "card": ada.view["hand"][0]})
            await scene.advance(1000)
        log = room.round.table.entries
        assert room.round.outcome is not None and {entry.seat for entry in log} == {0, 1, 2, 3}
        gaps = [after.at - before.at for before, after in pairwise(log) if after.seat]
        assert all(700 <= gap <= 2500 for gap in gaps)


async def test_a_bot_is_asked_with_its_seats_view_and_nothing_else() -> None:
    bot_engine = Listening()
    async with Scene(bot_engine=bot_engine) as scene:
        room, (ada,) = await scene.table("lampo", "Ada", seats=3)
        await ada.done("bot", seat=1, level="apprendista")
        await ada.done("bot", seat=2, level="artigiano")
        await ada.done("start")
        await scene.advance(3000)
        state = room.round.table.state
        assert {question.seat for question in bot_engine.asked} == {1, 2}
        for question in bot_engine.asked:
            asked = msgspec.json.encode(question) + question.view
            for seat, secret in enumerate(state.secrets):
                assert (secret.encode() in asked) == (seat == question.seat)
            assert str(room.round.table.seed).encode() not in asked, "the game's seed is nobody's to know"


async def test_a_bot_that_waits_is_asked_again_only_when_its_view_changes() -> None:
    bot_engine = Listening()
    async with Scene(bot_engine=bot_engine) as scene:
        _room, (ada,) = await scene.table("lampo", "Ada", seats=2, options={"seconds": 60})
        await ada.done("bot", seat=1, level="artigiano")
        await ada.done("start")
        await scene.advance(5000)
        assert len(bot_engine.asked) == 1
        await ada.done("move", move={"type": "note", "text": "non lo sa nessuno"})
        await scene.advance(5000)
        assert len(bot_engine.asked) == 1, "a hidden act does not wake it"
        await ada.done("move", move={"type": "buzz", "question": 0})
        await scene.advance(1000)
        assert len(bot_engine.asked) == 2


async def test_a_bot_overtaken_by_events_thinks_again(scene: Scene) -> None:
    room, (ada,) = await scene.table("lampo", "Ada", seats=2)
    await ada.done("bot", seat=1, level="apprendista")
    await ada.done("start")
    await scene.advance(900)
    await ada.done("move", move={"type": "buzz", "question": 0})
    await scene.advance(1200)
    assert [(entry.seat, entry.move.question) for entry in room.round.table.entries] == [(0, 0), (1, 1)]


async def test_a_bot_that_falls_over_plays_something_legal_and_no_secret_is_logged(
    scene: Scene, caplog: pytest.LogCaptureFixture,
) -> None:
    caplog.set_level(logging.INFO)
    room, (ada,) = await scene.table("lampo", "Ada", seats=2)
    await ada.done("bot", seat=1, level="maestro")
    await ada.done("start")
    await scene.advance(1100)
    assert [entry.seat for entry in room.round.table.entries] == [1]
    noted = [record for record in caplog.records if record.getMessage() == "bot_stumbled"]
    assert noted and noted[0].facts["error"] == "RuntimeError"
    assert "secret" not in caplog.text + "".join(str(record.__dict__) for record in caplog.records)


async def test_an_illegal_bot_move_is_replaced_by_a_legal_one() -> None:
    class Wrong(InlineEngine):
        async def think(self, question: BotRequest) -> BotMove:
            return await super().think(question) if question.anything else BotMove({"type": "mark", "cell": 99})

    async with Scene(bot_engine=Wrong(), bot_pace=0) as scene:
        room, (ada,) = await scene.table("tris", "Ada", seats=2)
        await ada.done("bot", seat=1, level="maestro")
        await ada.done("start")
        await ada.move(type="mark", cell=0)
        await scene.settle()
        assert room.round.table.position == 2


async def test_a_pause_holds_the_bots_too(scene: Scene) -> None:
    room, (ada,) = await scene.table("lampo", "Ada", seats=2)
    await ada.done("bot", seat=1, level="apprendista")
    await ada.done("start")
    await scene.advance(500)
    await ada.done("pause", paused=True)
    await scene.advance(60_000)
    assert room.round.table.position == 0
    await ada.done("pause", paused=False)
    await scene.advance(1001)
    assert room.round.table.position == 1


async def test_a_slow_bot_delays_no_other_table() -> None:
    class Slow(InlineEngine):
        def __init__(self) -> None:
            self.free = asyncio.Event()

        async def think(self, question: BotRequest) -> BotMove:
            await self.free.wait()
            return await super().think(question)

    bot_engine = Slow()
    async with Scene(bot_engine=bot_engine, bot_pace=0) as scene:
        room, (ada,) = await scene.table("tris", "Ada", seats=2)
        ada.say("bot", seat=1, level="maestro")
        ada.say("start")
        ada.say("move", move={"type": "mark", "cell": 0})
        while not room.round or not room.round.busy:
            await asyncio.sleep(0)
        other = await scene.visit("Bea")
        second = await scene.house.opener.open(other.guest, "tris")
        for _ in range(50):
            await asyncio.sleep(0)
        assert second.state.phase == "lobby" and room.round.table.position == 1
        ada.say("say", text="pensa pure")
        while not ada.all("chat"):
            await asyncio.sleep(0)
        bot_engine.free.set()
        await scene.settle()
        assert room.round.table.position == 2


async def test_the_house_can_close_while_bots_play_on() -> None:
    async with Scene(bot_pace=0) as scene:
        room, (ada,) = await scene.table("lampo", "Ada", seats=2, options={"questions": 500})
        await ada.done("bot", seat=1, level="apprendista")
        ada.say("start")
        while room.round is None or room.round.table.position < 3:
            await asyncio.sleep(0)
    assert 3 <= room.round.table.position < 500


def question(game: str, level: str, **changes: object) -> BotRequest:
    table = Table(game, 2, seed=1)
    seat = min(table.actors)
    return msgspec.structs.replace(
        BotRequest(game, level, seat, msgspec.json.encode(table.view(seat)), "seme", 0), **changes)


async def test_the_pool_answers_as_the_bot_itself_does() -> None:
    async with Scene():
        pool = PoolEngine(1, (str(EXAMPLES / "tris.py"),))
        try:
            asked = question("tris", "maestro")
            assert await pool.think(asked) == choose_move(asked)
            assert (await pool.think(question("tris", "maestro", anything=True))).move["type"] == "mark"
            worker = pool.processes[0]
            assert worker.process is not None
            for process in list(worker.process._processes.values()):
                process.kill()
            assert await pool.think(asked) == choose_move(asked), "a dead process is replaced"
            pool.longest = 0.0
            assert (await pool.think(asked)).stumbled == "NoAnswer", "who thinks for ever is not waited for"
            pool.longest = 20.0
            pool.warm("tris", "maestro")
            assert await pool.think(asked) == choose_move(asked)
        finally:
            await pool.close()
