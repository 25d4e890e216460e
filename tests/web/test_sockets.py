"""Real sockets: resume after a cut, resends, floods, oversize, invalid bytes, wrong origins, spectators, secrets."""

from __future__ import annotations

import asyncio
import sys

import aiohttp
import msgspec
import pytest

from ludoteca.server.house.house import House
from ludoteca.server.metrics import MANY, Counters
from ludoteca.server.runtime.aiohttp_internals import EarlyFrames
from ludoteca.server.runtime.client_address import Surroundings
from ludoteca.server.websocket import connection
from ludoteca.server.websocket.connection import BURST, MESSAGE_SIZE
from ludoteca.server.websocket.outbox import text_frame
from ludoteca.store import Change

from .people import Site, Visitor, site


@pytest.fixture
async def here():
    async with site() as found:
        yield found


async def tris(here: Site):
    ada, bea = await here.visit("Ada"), await here.visit("Bea", "en")
    table = (await ada.open_table())["table"]
    await ada.come(table)
    await bea.come(table, language="en")
    assert (await ada.ask("start"))["type"] == "ok"
    await bea.hear("begun")
    return ada, bea, table


async def test_a_game_over_sockets(here: Site) -> None:
    ada, bea, table = await tris(here)
    for who, cell in ((ada, 0), (bea, 3), (ada, 1), (bea, 4), (ada, 2)):
        assert (await who.ask("move", move={"type": "mark", "cell": cell}))["type"] == "ok"
        other = bea if who is ada else ada
        await other.hear("update")
    assert ada.view == bea.view and ada.view["cells"][:3] == [0, 0, 0]
    async with here.http.get(f"/api/tables/{table}/log") as answer:
        log = await answer.json()
    assert answer.status == 200 and len(log["entries"]) == 5 and log["outcome"]["winners"] == [0]
    from ludoteca import Table

    assert Table.replay(log).outcome.winners == (0,)


async def test_resume_after_a_cut_and_resend(here: Site) -> None:
    ada, bea, table = await tris(here)
    await ada.ask("move", move={"type": "mark", "cell": 0})
    await bea.hear("update")
    seen = bea.version
    await bea.cut()
    while (await ada.hear("room"))["notice"] != "left":
        pass
    welcome = await bea.come(table, round=1, version=seen, language="en")
    assert "missed" not in welcome
    assert await bea.ask("move", id="mine", move={"type": "mark", "cell": 4}) == {"type": "ok", "id": "mine"}
    await bea.cut()
    await ada.hear("update")
    await ada.ask("move", move={"type": "mark", "cell": 8})
    welcome = await bea.come(table, round=1, version=seen, language="en")
    assert [update["version"] for update in welcome["missed"]] == [2, 3] and welcome["version"] == 3
    assert (await bea.ask("move", id="mine", move={"type": "mark", "cell": 4}))["type"] == "ok"
    assert bea.version == 3, "played once"
    no = await bea.ask("move", move={"type": "mark", "cell": 4})
    assert (no["code"], no["sentence"]) == ("cell_taken", no["sentence"]) and no["rule"] == "cells"


async def test_a_client_that_floods_is_warned_and_then_dropped(here: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connection, "RATE", 0.0)       # without this a slow machine would stay below the limit
    ada, bea, _table = await tris(here)
    for number in range(int(BURST * 2.5)):
        try:
            await bea.socket.send_json({"type": "react", "id": f"f{number}", "reaction": "fretta"})
        except (ConnectionError, aiohttp.ClientError):
            break
    told, last = False, None
    async for frame in bea.socket:
        message = msgspec.json.decode(frame.data)
        told = told or message.get("code") == "too_fast"
        last = message
    assert told and last == {"type": "goodbye", "code": "too_fast", "sentence": last["sentence"]}
    assert bea.socket.close_code == 1008
    assert (await ada.ask("move", move={"type": "mark", "cell": 0}))["type"] == "ok", "the others play on"


async def test_a_message_too_big_closes_the_connection(here: Site) -> None:
    ada, bea, _ = await tris(here)
    await bea.socket.send_str('{"type":"say","id":"1","text":"' + "x" * MESSAGE_SIZE + '"}')
    async for _ in bea.socket:
        pass
    assert bea.socket.close_code == 1009
    assert (await ada.ask("move", move={"type": "mark", "cell": 0}))["type"] == "ok"


async def test_bytes_that_are_not_utf8_close_the_connection(here: Site) -> None:
    ada, bea, _ = await tris(here)
    await bea.socket._writer.send_frame(b'{"type":"say","id":"1","text":"\xff\xfe"}', aiohttp.WSMsgType.TEXT)
    async for _ in bea.socket:
        pass
    assert bea.socket.close_code == 1007
    assert (await ada.ask("move", move={"type": "mark", "cell": 0}))["type"] == "ok"


async def test_here_is_answered_unless_the_process_is_suspended(here: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    ada = await here.visit("Ada")
    await ada.come((await ada.open_table())["table"])
    assert (await ada.ask("here"))["type"] == "ok"
    here.house.store.shared = True
    monkeypatch.setattr(here.house.heartbeat, "_acknowledged", -1e12)
    await ada.socket.send_json({"type": "here", "id": "unanswered"})
    await ada.socket.send_json({"type": "fly", "id": "bad"})
    assert (await ada.hear("ok", "no"))["id"] == "bad", "others may have its tables"


@pytest.mark.parametrize(("text", "code", "id"), [
    ("nonsense", "not_json", ""), ("", "not_json", ""), ("[]", "malformed", ""),
    ('{"type":"fly","id":"7"}', "malformed", "7"), ('{"type":"stand","id":"8","extra":1}', "malformed", "8"),
    ('{"type":"sit","id":"9","seat":"x"}', "malformed", "9"), ('{"type":"sit","id":"","seat":0}', "malformed", ""),
    ('{"type":"react","id":"1","reaction":"boh"}', "malformed", "1"), ("[" * 5000, "malformed", ""),
    ('{"type":"move","id":"1","move":{"deep":' + "[" * 50_000, "not_json", ""),
    ('{"type":"hello","token":"x"}', "hello_twice", ""), ('{"type":"say","id":"1","text":"\\ud800"}', "not_json", ""),
])
async def test_bad_messages_get_a_clear_refusal_and_the_connection_stays(
        here: Site, text: str, code: str, id: str) -> None:
    ada = await here.visit("Ada")
    await ada.come((await ada.open_table())["table"])
    await ada.socket.send_str(text)
    no = await ada.hear("no")
    assert no["id"] == id and no["sentence"] and no["code"] == code
    assert (await ada.ask("say", text="ancora qui"))["type"] == "ok"


async def test_binary_frames_are_refused(here: Site) -> None:
    ada = await here.visit("Ada")
    await ada.come((await ada.open_table())["table"])
    await ada.socket.send_bytes(b"{}")
    assert (await ada.hear("no"))["code"] == "not_json"


async def test_hello_comes_first_and_must_be_right(here: Site) -> None:
    ada = await here.visit("Ada")
    table = (await ada.open_table())["table"]
    for first, code in (
        ({"type": "stand", "id": "1"}, "hello_first"),
        ({"type": "hello", "token": "not a token"}, "unknown_token"),
        ({"type": "hello", "token": ada.token, "protocol": 99}, "protocol"),
    ):
        async with here.http.ws_connect(f"/ws/{table}") as socket:
            await socket.send_json(first)
            goodbye = await socket.receive_json()
            assert goodbye["type"] == "goodbye" and goodbye["code"] == code and goodbye["sentence"]
            assert (await socket.receive()).type in (aiohttp.WSMsgType.CLOSE, aiohttp.WSMsgType.CLOSED)
    goodbye = await ada.come("nowhere")
    assert goodbye["code"] == "no_such_table"


@pytest.mark.parametrize(("fault", "code"), [
    ('"type":"hello","token":3,"deep":' + "[" * 50_000, "malformed"),
    ('"type":"sit","id":"1","seat":"x","deep":' + "[" * 3_000 + "]" * 3_000 + "}", "malformed"),
    ('"deep":' + '{"a":' * 3_000, "not_json"),
])
async def test_before_hello_too_whatever_is_no_message_is_answered(here: Site, fault: str, code: str) -> None:
    ada = await here.visit("Ada")
    table = (await ada.open_table())["table"]
    async with here.http.ws_connect(f"/ws/{table}") as socket:
        await socket.send_str("{" + fault)
        no = await socket.receive_json()
        assert (no["type"], no["code"]) == ("no", code) and no["sentence"]
        await socket.send_json({"type": "hello", "token": ada.token})
        assert (await socket.receive_json())["type"] == "welcome", "and the line lives"


async def test_a_silent_connection_is_closed(here: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ludoteca.server.websocket.connection.HELLO_WITHIN", 0.05)
    async with here.http.ws_connect("/ws/any") as socket:
        assert (await socket.receive_json())["code"] == "idle"


async def test_a_connection_that_answers_no_pings_is_closed(here: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ludoteca.server.websocket.connection.PINGS", ())
    monkeypatch.setattr("ludoteca.server.websocket.connection.PING_EVERY", 20.0)
    monkeypatch.setattr("ludoteca.server.websocket.connection.SILENT", 500.0)
    ada = await here.visit("Ada")
    table = (await ada.open_table())["table"]
    async with here.http.ws_connect(f"/ws/{table}", autoping=False) as socket:
        await socket.send_json({"type": "hello", "token": ada.token})
        pings = 0
        while (frame := await asyncio.wait_for(socket.receive(), 60)).type is not aiohttp.WSMsgType.TEXT or (
                msgspec.json.decode(frame.data)["type"] != "goodbye"):
            assert frame.type in (aiohttp.WSMsgType.TEXT, aiohttp.WSMsgType.PING), "nobody hangs up without a word"
            assert pings < 200, "a dead line is given up"
            pings += frame.type is aiohttp.WSMsgType.PING
        assert msgspec.json.decode(frame.data)["code"] == "silent" and pings >= 2


async def test_another_sites_page_may_not_connect(here: Site) -> None:
    ada = await here.visit("Ada")
    table = (await ada.open_table())["table"]
    for origin in ("https://evil.example", "null", f"http://127.0.0.1:{here.port + 1}"):
        with pytest.raises(aiohttp.WSServerHandshakeError) as refused:
            await here.http.ws_connect(f"/ws/{table}", headers={"Origin": origin})
        assert refused.value.status == 403
        async with here.http.post("/api/guests", json={"name": "Eva"}, headers={"Origin": origin}) as answer:
            assert answer.status == 403 and (await answer.json())["code"] == "wrong_origin"
    own = f"http://127.0.0.1:{here.port}"
    async with here.http.ws_connect(f"/ws/{table}", headers={"Origin": own}) as socket:
        await socket.send_json({"type": "hello", "token": ada.token})
        assert (await socket.receive_json())["type"] == "welcome"


async def test_no_seat_receives_anothers_secret(here: Site) -> None:
    people = [await here.visit(name) for name in ("Ada", "Bea", "Carlo")]
    watcher = await here.visit("Dora")
    table = (await people[0].open_table("lampo", seats=3))["table"]
    for person in people:
        await person.come(table)
    await watcher.come(table)
    await people[0].ask("start")
    for person in (*people[1:], watcher):
        await person.hear("begun")
    for number, person in enumerate(people):
        await person.ask("move", move={"type": "note", "text": f"nota{number}!"})
        await person.ask("move", move={"type": "buzz", "question": number})
    for person in (*people, watcher):
        while person.version < 6:
            await person.hear("update", "skip")
    state = here.house.tables.rooms[table].round.table.state
    for seat, person in enumerate([*people, watcher]):
        everything = "".join(person.received)
        for other, secret in enumerate(state.secrets):
            assert (secret in everything) == (other == seat)
            assert (f"nota{other}!" in everything) == (other == seat)


async def test_a_seat_whose_new_token_was_lost_on_the_way_is_asked_for_again(here: Site) -> None:
    ada, _bea, table = await tris(here)
    async with here.http.post(f"/api/tables/{table}/handoff", headers=ada.headers) as answer:
        path = f"/api/handoffs/{(await answer.json())['code']}"
    mine, others = {"Idempotency-Key": "m" * 32}, {"Idempotency-Key": "x" * 32}
    tokens = set()
    for _ in range(2):
        async with here.http.post(path, headers=mine) as answer:
            assert answer.status == 200
            tokens.add((await answer.json())["token"])
    for headers in (others, {}):
        async with here.http.post(path, headers=headers) as answer:
            assert answer.status == 404
    for wrong in ("x" * 21, "x" * 65, "ò" * 22, " x" * 15, "x" * 22 + "="):
        async with here.http.post(path, headers={"Idempotency-Key": wrong}) as answer:
            assert answer.status == 400
    async with here.http.post(path.replace("handoffs/", "handoffs/again%20") + "%20" + "m" * 32) as answer:
        assert answer.status == 404, "what is kept of both is no code"
    (ada.token,) = tokens
    assert (await ada.come(table))["you"]["seat"] == 0


async def test_a_seat_taken_over_stays_when_the_move_is_announced_again(here: Site) -> None:
    """Every process learns of it within one heartbeat interval, and a repeated request announces it once more. By then
    the other device may be at the table."""
    ada, _bea, table = await tris(here)
    async with here.http.post(f"/api/tables/{table}/handoff", headers=ada.headers) as answer:
        path = f"/api/handoffs/{(await answer.json())['code']}"
    mine = {"Idempotency-Key": "m" * 32}
    async with here.http.post(path, headers=mine) as answer:
        other_device = Visitor(here.http, await answer.json())
    await other_device.come(table)
    assert (await ada.hear("goodbye"))["code"] == "moved"
    await here.house.guests.apply_change(Change(1, ada.guest, "moved"))
    async with here.http.post(path, headers=mine) as answer:
        assert answer.status == 200
    assert (await other_device.ask("move", move={"type": "mark", "cell": 0}))["type"] == "ok"


async def test_an_old_token_replaced_through_a_peer_is_signed_out(here: Site) -> None:
    ada, bea, table = await tris(here)
    elsewhere = House(here.house.store)
    code, _ = await elsewhere.guests.hand_off(ada.guest, table)
    await elsewhere.guests.take_over(code)
    await here.house.guests.apply_change(Change(1, ada.guest, "moved"))
    assert (await ada.hear("goodbye"))["code"] == "moved"
    assert (await bea.ask("here"))["type"] == "ok"


async def test_a_seat_moves_to_another_device_once(here: Site) -> None:
    ada, _bea, table = await tris(here)
    async with here.http.post(f"/api/tables/{table}/handoff", headers=ada.headers) as answer:
        handoff = await answer.json()
    assert answer.status == 201 and handoff["link"].endswith(f"/t/{table}#handoff={handoff['code']}")
    assert handoff["qr"].startswith("<svg")
    async with here.http.post(f"/api/handoffs/{handoff['code']}") as answer:
        taken = await answer.json()
    assert answer.status == 200 and taken["guest"] == ada.guest and taken["table"] == table
    assert (await ada.hear("goodbye"))["code"] == "moved"
    async with here.http.post(f"/api/handoffs/{handoff['code']}") as answer:
        assert answer.status == 404 and (await answer.json())["code"] == "code_spent"
    async with here.http.get("/api/guests/me", headers=ada.headers) as answer:
        assert answer.status == 401
    ada.token = taken["token"]
    welcome = await ada.come(table)
    assert welcome["you"]["seat"] == 0
    assert (await ada.ask("move", move={"type": "mark", "cell": 0}))["type"] == "ok"


async def test_a_client_that_does_not_read_is_dropped_and_no_other_waits(
        here: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ludoteca.server.websocket.outbox.BUFFER", 200_000)
    ada, _bea, table = await tris(here)
    deaf = await here.visit("Sordo")
    await deaf.come(table)
    deaf.socket._response.connection.transport.pause_reading()
    room = here.house.tables.rooms[table]
    page = next(each for each in room.presence if each.guest == deaf.guest)
    loud = b'"' + b"x" * 60_000 + b'"'
    for _ in range(400):
        page.send(loud)
        await asyncio.sleep(0)
        if page not in room.presence:
            break
    assert (await ada.ask("move", move={"type": "mark", "cell": 0}))["type"] == "ok"
    async with asyncio.timeout(60):
        while page in room.presence:
            await asyncio.sleep(0.01)
    assert "slow" in here.context.counters.page().decode()


async def test_lag_is_measured_by_ping_frames(here: Site) -> None:
    ada, _, _table = await tris(here)
    connection = next(each for each in here.context.connections if each.session.guest == ada.guest)
    reader = asyncio.create_task(ada.hear("never"))
    async with asyncio.timeout(60):
        while not connection.lag.measured:
            await asyncio.sleep(0.01)
    reader.cancel()
    assert connection.lag.round_trip > 0


async def test_a_slow_connection_is_measured_as_slow() -> None:
    """Through a local proxy that delays every byte by 60 ms in each direction."""
    async with site(surroundings=Surroundings.configured(proxies=["127.0.0.1"])) as here:
        assert await round_trip_over_a_relay(here) >= 120


async def test_pongs_wake_no_reader_task(here: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    """Pongs are all that thousands of spectators send, so the protocol callback handles them."""
    woken: list[str] = []
    receive = EarlyFrames.receive

    async def waiting(socket: EarlyFrames) -> aiohttp.WSMessage:
        frame = await receive(socket)
        woken.append(frame.type.name)
        return frame

    monkeypatch.setattr(EarlyFrames, "receive", waiting)
    ada = await here.visit("Ada")
    await ada.come((await ada.open_table())["table"])
    (line,) = here.context.connections
    listening = asyncio.ensure_future(ada.socket.receive())    # a pending receive answers pings
    async with asyncio.timeout(60):
        while line._pings < 2 or line.lag.waiting_since is not None or not line.lag.measured:
            if listening.done():
                listening = asyncio.ensure_future(ada.socket.receive())
            await asyncio.sleep(0.01)
    listening.cancel()
    assert woken == ["TEXT"], "the hello"


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux tells what the kernel has timed")
async def test_late_pongs_on_a_quick_connection_are_not_believed(here: Site) -> None:
    """The same relay, not configured as a proxy, is a client that delays its pongs: the kernel measures the real
    time."""
    assert 0 < await round_trip_over_a_relay(here) < 60


async def round_trip_over_a_relay(here: Site) -> float:
    async def relay(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        there_reader, there_writer = await asyncio.open_connection("127.0.0.1", here.port)

        async def carry(source: asyncio.StreamReader, target: asyncio.StreamWriter) -> None:
            while data := await source.read(65536):
                await asyncio.sleep(0.06)
                target.write(data)
            target.close()

        await asyncio.gather(carry(reader, there_writer), carry(there_reader, writer), return_exceptions=True)

    server = await asyncio.start_server(relay, "127.0.0.1", 0)
    port = server.sockets[0].getsockname()[1]
    ada = await here.visit("Ada")
    table = (await ada.open_table())["table"]
    async with aiohttp.ClientSession() as http, http.ws_connect(f"http://127.0.0.1:{port}/ws/{table}") as socket:
        await socket.send_json({"type": "hello", "token": ada.token})
        reader = asyncio.create_task(socket.receive())
        connection = next(iter(here.context.connections))
        async with asyncio.timeout(60):
            while not connection.lag.measured:
                if reader.done():
                    reader = asyncio.create_task(socket.receive())
                await asyncio.sleep(0.01)
        reader.cancel()
    server.close()
    return connection.lag.round_trip


@pytest.mark.parametrize("size", [0, 1, 125, 126, 65535, 65536, 200_000])
def test_frames_are_as_the_standard_says(size: int) -> None:
    payload = b"x" * size
    frame = text_frame(payload)
    assert frame[0] == 0x81 and frame.endswith(payload)
    head = len(frame) - size
    assert head == (2 if size < 126 else 4 if size < 65536 else 10)
    assert (frame[1] if size < 126 else int.from_bytes(frame[2:head], "big")) == size
    assert text_frame(payload) is frame


async def test_messages_of_one_loop_turn_are_one_write() -> None:
    async with site() as here:
        ada = await here.visit("Ada")
        opened = await ada.open_table("tris", seats=2)
        await ada.come(opened["table"])
        (line,) = here.context.connections
        written: list[bytes] = []

        class Wire:
            def is_closing(self) -> bool:
                return False

            def get_write_buffer_size(self) -> int:
                return 0

            def write(self, data: bytes) -> None:
                written.append(data)

        transport, line.transport = line.transport, Wire()  # type: ignore[assignment]
        line.send_frame(b'{"a":1}')
        line.send_frames((b'{"b":2}', b'{"c":3}'))
        assert not written
        await asyncio.sleep(0)
        assert written == [b'\x81\x07{"a":1}\x81\x07{"b":2}\x81\x07{"c":3}']
        line.send_frame(b'{"d":4}')
        line.flush()
        await asyncio.sleep(0)
        assert written[1:] == [b'\x81\x07{"d":4}'], "once"
        line.transport = transport


def test_times_of_moves_are_a_histogram_by_game() -> None:
    counters = Counters()
    for seconds in (0.0005, 0.001, 0.004, 7.0):
        counters.move_done("tris", seconds)
    page = counters.page().decode()
    assert 'ludoteca_move_seconds_bucket{game="tris",le="0.001"} 2.0' in page
    assert 'ludoteca_move_seconds_bucket{game="tris",le="0.005"} 3.0' in page
    assert 'ludoteca_move_seconds_bucket{game="tris",le="+Inf"} 4.0' in page
    assert 'ludoteca_move_seconds_count{game="tris"} 4.0' in page
    assert 'ludoteca_move_seconds_sum{game="tris"} 7.0055' in page


def test_all_moves_are_counted_whether_their_times_are_sorted_in_or_not() -> None:
    counters = Counters()
    for number in range(2 * MANY + 3):
        counters.move_done("tris" if number % 2 else "canvas", 0.002)
    assert counters.moves == 2 * MANY + 3
    for _ in range(2):
        page = counters.page().decode()
        assert 'ludoteca_move_seconds_bucket{game="canvas",le="0.001"} 0.0' in page
        assert f'ludoteca_move_seconds_bucket{{game="canvas",le="0.0025"}} {MANY + 2}.0' in page
        assert f'ludoteca_move_seconds_count{{game="tris"}} {MANY + 1}.0' in page
    assert counters.moves == 2 * MANY + 3
