"""Measures a vote of a whole audience: reply times of spectators, and the delay of players at other tables.

    python -m scripts.measure_jury [--people 5000] [--within 20] [--tables 100]

Three people end a game of Canvas level, and everybody who watches has a word, each at a moment of their own. All the
while `bench load` plays at other tables; it is measured once before, with the audience there and silent.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import random
import re
import sys
import tempfile
import time
from pathlib import Path
from statistics import quantiles
from typing import Any

import aiohttp
from rich.console import Console

from ludoteca.arena.load_audience import raise_the_limit
from ludoteca.rules import Chance, Table
from scripts.processor_time import cpu, family
from tests.web.people import ROOT, post, server, visit

AT_ONCE = 24                     # spectators who connect at the same time
PATIENCE = 60.0                  # seconds for the last answer
SEATS = 3


def level_game() -> tuple[dict[str, Any], dict[str, Any]]:
    """A game up to the move that ends it in a tie, and that move."""
    for seed in range(1, 10_000):
        table, chance = Table("canvas", SEATS, seed=seed, options={"vote": True}), Chance(seed)
        while table.outcome is None and table.deadline is None:
            (seat,) = table.actors
            table.play(seat, table.sample(seat, chance))
        if table.outcome is None:
            log = json.loads(json.dumps(table.log))
            return log, log["entries"][-1]
    raise AssertionError("nobody is ever level")


class Crowd:
    """The spectators, with the messages and replies they receive."""

    def __init__(self, console: Console) -> None:
        self.console = console
        self.waits: list[float] = []
        self.noes: list[str] = []
        self.frames = self.bytes = self.heard_the_end = self.lost = 0
        self._lines: list[aiohttp.ClientWebSocketResponse] = []
        self._asked: dict[int, float] = {}

    async def come(self, http: aiohttp.ClientSession, table: str, people: int) -> None:
        gate = asyncio.Semaphore(AT_ONCE)

        async def one(number: int) -> None:
            async with gate:
                somebody = await visit(http, f"Pubblico {number}")
                line = await http.ws_connect(f"/ws/{table}", compress=0, max_msg_size=0)
                await line.send_json({"type": "hello", "token": somebody.token})
                await line.receive()
            self._lines.append(line)
            if len(self._lines) % 500 == 0:
                self.console.print(f"{len(self._lines)} watch")

        await asyncio.gather(*map(one, range(people)))

    async def listen(self) -> None:
        await asyncio.gather(*(self._listen(number, line) for number, line in enumerate(self._lines)))

    async def _listen(self, number: int, line: aiohttp.ClientWebSocketResponse) -> None:
        with contextlib.suppress(aiohttp.ClientError):
            await self._hear(number, line)
        self.lost += 1

    async def _hear(self, number: int, line: aiohttp.ClientWebSocketResponse) -> None:
        async for message in line:
            said = message.data
            self.frames += 1
            self.bytes += len(said)
            if said.startswith('{"type":"ok"'):
                self.waits.append(time.perf_counter() - self._asked[number])
            elif said.startswith('{"type":"no"'):
                self.noes.append(said)
            elif '"outcome":{' in said:
                self.heard_the_end += 1

    async def vote(self, tied: list[int], within: float) -> None:
        async def one(number: int, line: aiohttp.ClientWebSocketResponse) -> None:
            await asyncio.sleep(random.uniform(0, within))
            move = {"type": "vote", "painter": random.choice(tied)}
            self._asked[number] = time.perf_counter()
            with contextlib.suppress(aiohttp.ClientError):
                await line.send_json({"type": "move", "id": "v", "move": move})

        await asyncio.gather(*(one(number, line) for number, line in enumerate(self._lines)))


async def load(url: str, tables: int, seconds: float) -> str:
    """Response times of the players at other tables."""
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "ludoteca.cli", "bench", "load", "--url", url, "--tables", str(tables), "--rate", "5",
        "--seconds", str(seconds), "--also", str(ROOT / "examples" / "corsa.py"), stdout=-1)
    said, _ = await process.communicate()
    found = re.search(r"p50[^│]*", said.decode())
    return found[0].strip() if found else said.decode()


async def measure(asked: argparse.Namespace, console: Console) -> None:
    log, last = level_game()
    with tempfile.TemporaryDirectory() as folder:
        async with server(Path(folder), "--bot-workers", "0") as house:
            url = await house.start()
            assert house.process is not None
            processes = family(house.process.pid)
            async with aiohttp.ClientSession(url, connector=aiohttp.TCPConnector(limit=0)) as http:
                players = [await visit(http, name) for name in ("Ada", "Bea", "Ciro")]
                body = {"from": {"log": log, "until": len(log["entries"]) - 1}}
                table = (await post(http, "/api/tables", body, players[0].headers))["table"]
                for each in players:
                    await each.come(table)
                assert (await players[0].ask("start"))["type"] == "ok"
                crowd = Crowd(console)
                await crowd.come(http, table, asked.people)
                listening = asyncio.ensure_future(crowd.listen())
                seconds = asked.within + 2
                console.print("silent:", await load(url, asked.tables, seconds))
                for each in players:
                    await each.come(table)         # the server closes connections that were silent for so long
                mover = players[last["seat"]]
                assert (await mover.ask("move", move=last["move"]))["type"] == "ok"
                tied = mover.view["tied"]
                await asyncio.sleep(2)             # until all have received the question
                used, begun, heard = cpu(processes), time.perf_counter(), (crowd.frames, crowd.bytes)
                beside = asyncio.ensure_future(load(url, asked.tables, seconds))
                await crowd.vote(tied, asked.within)
                end = time.perf_counter() + PATIENCE
                while len(crowd.waits) + len(crowd.noes) + crowd.lost < asked.people and time.perf_counter() < end:
                    await asyncio.sleep(0.05)
                took, used = time.perf_counter() - begun, cpu(processes) - used
                console.print("voting:", await beside)
                for seat, each in enumerate(players):
                    await each.come(table)
                    if seat not in tied:           # refused if the vote is over
                        await each.ask("move", move={"type": "vote", "painter": tied[0]})
                end = time.perf_counter() + PATIENCE
                while crowd.heard_the_end + crowd.lost < asked.people and time.perf_counter() < end:
                    await asyncio.sleep(0.05)
                cuts = [1000 * cut for cut in quantiles(crowd.waits, n=100)]
                frames, size = crowd.frames - heard[0], crowd.bytes - heard[1]
                console.print(f"{len(crowd.waits)} answered in {took:.1f} s, {len(crowd.noes)} with no: "
                              f"p50 {cuts[49]:.1f}, p99 {cuts[98]:.1f}, worst {1000 * max(crowd.waits):.1f} ms")
                console.print(f"{frames / asked.people:.0f} frames and {size / asked.people / 1000:.1f} kB to each; "
                              f"{used:.1f} s of processor time in the server, with the moves of the other tables; "
                              f"{crowd.heard_the_end} heard the end, {crowd.lost} were cut off")
                listening.cancel()


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--people", type=int, default=5000)
    parser.add_argument("--within", type=float, default=20)
    parser.add_argument("--tables", type=int, default=100)
    raise_the_limit()
    asyncio.run(measure(parser.parse_args(), Console()))
