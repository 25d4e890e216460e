"""Clients above the normal rate share a throttle: other clients do not wait, and normal play never reaches it."""

from __future__ import annotations

import asyncio

import aiohttp
import msgspec
import pytest

from ludoteca.server.http import throttle
from ludoteca.server.http.throttle import EACH_TURN, FairThrottle
from ludoteca.server.websocket import connection

from .people import Site, site
from .test_untrusted_clients import frame


@pytest.fixture
async def here():
    async with site() as found:
        yield found


async def test_a_crowd_passes_in_turns_and_a_later_client_is_not_behind_all_of_it() -> None:
    gate, passed = FairThrottle(), []

    async def pass_often(who: str, times: int) -> None:
        for _ in range(times):
            await gate.acquire()
            passed.append(who)

    crowd = asyncio.create_task(pass_often("crowd", 5 * int(EACH_TURN)))
    await asyncio.sleep(0)
    assert passed == ["crowd"] * int(EACH_TURN) and len(gate) == 1, "what a turn holds passes at once"
    await pass_often("bea", 1)
    assert passed.index("bea") < 2 * EACH_TURN, "a turn of the crowd's came first, not all"
    await crowd


async def test_heavy_things_take_the_turns_they_weigh() -> None:
    gate = FairThrottle()
    await gate.acquire(3 * EACH_TURN)
    waits = asyncio.create_task(gate.acquire())
    await asyncio.sleep(0)
    standing = []
    for _ in range(3):
        gate._turn()
        standing.append(len(gate))
    assert standing == [1, 1, 0], "a message of three turns is paid for before the next passes"
    await waits


async def test_a_cancelled_client_takes_no_turn_and_an_empty_throttle_stops() -> None:
    gate = FairThrottle()
    await gate.acquire(EACH_TURN)
    gone = [asyncio.create_task(gate.acquire(10 * EACH_TURN)) for _ in range(3)]
    await asyncio.sleep(0)
    for each in gone:
        each.cancel()
    await gate.acquire()
    assert not len(gate)
    while gate._turning:
        await asyncio.sleep(throttle.TURN)
    await gate.acquire(EACH_TURN)
    assert not len(gate), "a full turn is there again"


async def test_normal_play_never_reaches_the_throttle(here: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    ada, bea = await here.visit("Ada"), await here.visit("Bea")
    table = (await ada.open_table())["table"]
    await ada.come(table)
    await bea.come(table)
    passed: list[float] = []

    async def note(cost: float = 1.0) -> None:
        passed.append(cost)

    monkeypatch.setattr(here.context.throttle, "acquire", note)
    assert (await ada.ask("start"))["type"] == "ok"
    for seat, cell in enumerate((0, 3, 1, 4, 2)):
        assert (await (ada, bea)[seat % 2].ask("move", move={"type": "mark", "cell": cell}))["type"] == "ok"
    assert not passed
    for number in range(40):
        await bea.socket.send_json({"type": "react", "id": f"f{number}", "reaction": "fretta"})
    while (await bea.hear("ok", "no"))["id"] != "f39":
        pass
    assert len(passed) >= 40 - connection.EASY - 6, "who shouts does"


@pytest.mark.parametrize("unasked", [False, True])
async def test_a_read_full_of_tiny_frames_is_not_even_read(here: Site, unasked: bool) -> None:
    ada, eva = await here.visit("Ada"), await here.visit("Eva")
    table = (await ada.open_table())["table"]
    await ada.come(table)
    await eva.come(table)
    tiny = frame(b"{}") if not unasked else b"\x8a" + frame(b"{}")[1:]
    eva.socket._response.connection.transport.write(tiny * 4000)  # type: ignore[union-attr]
    told = []
    with pytest.raises((AssertionError, aiohttp.ClientError, ConnectionError)):
        while True:
            said = await eva.socket.receive()
            assert said.type is aiohttp.WSMsgType.TEXT
            told.append(msgspec.json.decode(said.data))
    assert told[-1]["type"] == "goodbye" and told[-1]["code"] == "too_fast" and eva.socket.close_code == 1008
    assert sum(each["type"] == "no" for each in told) < connection.BURST
    assert (await ada.ask("say", text="ci sono"))["type"] == "ok"


async def test_unsolicited_pongs_are_counted_like_messages(here: Site) -> None:
    ada = await here.visit("Ada")
    await ada.come((await ada.open_table())["table"])
    line = ada.socket._response.connection.transport  # type: ignore[union-attr]
    for _ in range(60):                            # a few at a time: each read is small
        if line.is_closing():
            break
        line.write((b"\x8a" + frame(b"x")[1:]) * 10)
        await asyncio.sleep(0.001)
    last = None
    async for said in ada.socket:
        last = msgspec.json.decode(said.data)
    assert last is not None and (last["type"], last["code"]) == ("goodbye", "too_fast")
