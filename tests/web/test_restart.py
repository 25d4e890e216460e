"""The process dies or stops in the middle of a game: no acknowledged move is lost, no secret is in a log."""

from __future__ import annotations

import asyncio
import contextlib
from pathlib import Path

import aiohttp
import msgspec

from .people import server, visit


async def test_killed_in_the_middle_of_a_game_no_acknowledged_move_is_lost(tmp_path: Path) -> None:
    async with server(tmp_path) as house:
        address = await house.start()
        async with aiohttp.ClientSession(address) as http:
            people = [await visit(http, name) for name in ("Ada", "Bea", "Carlo", "Dora")]
            table = (await people[0].open_table("corsa", seats=4, options={"length": 10_000}))["table"]
            for person in people:
                await person.come(table)
            await people[0].ask("start")
            for person in people[1:]:
                await person.hear("begun")
            acknowledged = 0

            async def play() -> None:
                nonlocal acknowledged
                for turn in range(10_000):
                    person = people[turn % 4]
                    while person.version < turn:
                        await person.hear("update", "skip")
                    move = {"type": "run", "card": person.view["hand"][0]}
                    assert (await person.ask("move", id=f"m{turn}", move=move))["type"] == "ok"
                    acknowledged = turn + 1
                    if turn == 60:
                        # The process is killed while moves are under way.
                        asyncio.get_running_loop().call_later(0.003, house.kill)

            with contextlib.suppress(AssertionError, ConnectionError, aiohttp.ClientError):
                await play()
        assert acknowledged > 60
        hands = [person.view["hand"] for person in people]
        tokens = [person.token for person in people]
        last = acknowledged - 1
        author = people[last % 4]

        async with aiohttp.ClientSession(await house.start()) as http:
            for person in people:
                person.http = http
                seen = person.version
                welcome = await person.come(table, round=1, version=seen)
                assert welcome["version"] in (acknowledged, acknowledged + 1), "the one under way may have been written"
                assert len(welcome.get("missed", [])) == welcome["version"] - seen
                if welcome["version"] == seen:
                    assert welcome["view"]["hand"] == hands[people.index(person)]
            before = people[0].version
            again = await author.ask("move", id=f"m{last}", move={"type": "run", "card": 1})
            assert again["type"] == "ok" and author.version == before, "a resend after the restart is not played twice"
            turn = before % 4
            move = {"type": "run", "card": people[turn].view["hand"][0]}
            assert (await people[turn].ask("move", move=move))["type"] == "ok", "and the game goes on"
        assert await house.stop() == 0
        log = house.log.read_text()
        for token in tokens:
            assert token not in log
        for file in tmp_path.glob("ludoteca.sqlite3*"):
            content = file.read_bytes()
            for token in tokens:
                assert token.encode() not in content, "tokens are kept as hashes only"


async def test_a_stop_says_goodbye_and_finishes_in_good_order(tmp_path: Path) -> None:
    async with server(tmp_path) as house:
        async with aiohttp.ClientSession(await house.start()) as http:
            ada = await visit(http, "Ada")
            table = (await ada.open_table("tris"))["table"]
            await ada.come(table)
            await ada.ask("bot", seat=1, level="maestro")
            await ada.ask("start")
            await ada.ask("move", move={"type": "mark", "cell": 0})
            while ada.version < 2:
                await ada.hear("update")
            stopping = asyncio.create_task(house.stop())
            assert (await ada.hear("goodbye"))["code"] == "stopping"
            assert await stopping == 0
        lines = house.log.read_bytes().splitlines()
        events = [msgspec.json.decode(line)["event"] for line in lines if line[:1] == b"{"]
        assert events == ["open", "stopping", "stopped"]
        async with aiohttp.ClientSession(await house.start()) as http:
            ada.http = http
            welcome = await ada.come(table, round=1, version=2)
            assert welcome["version"] == 2 and welcome["room"]["phase"] == "playing"
            assert (await ada.ask("move", move={"type": "mark", "cell": next(
                cell for cell, mark in enumerate(ada.view["cells"]) if mark is None)}))["type"] == "ok"
        assert await house.stop() == 0


async def test_a_taken_port_is_said_and_the_next_one_is_used(tmp_path: Path) -> None:
    from ludoteca.server.process.listen import listen

    first = listen("127.0.0.1", 0)
    port = first.getsockname()[1]
    second = listen("127.0.0.1", port)
    assert second.getsockname()[1] > port
    first.close()
    second.close()
