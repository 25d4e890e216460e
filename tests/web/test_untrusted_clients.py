"""Untrusted clients: guessed codes, other people's names, crowds, unfinished requests, crafted bytes."""

from __future__ import annotations

import asyncio
import gzip
import os
import struct
from typing import Any

import aiohttp
import pytest

from ludoteca.server.house.limits import Limits
from ludoteca.server.http import access_limits, idle_guard, responses
from ludoteca.server.runtime.client_address import Surroundings, address_of, network_of
from ludoteca.server.runtime.rate_limit import Bucket, Buckets, RateLimit
from ludoteca.server.websocket import connection
from ludoteca.server.websocket.frame_guard import FrameGuard, one_pong, one_text

from .people import Site, site

PROXIED = Surroundings.configured(proxies=["127.0.0.0/8", "10.0.0.0/8"])


@pytest.fixture
async def here():
    async with site() as found:
        yield found


async def get(here: Site, path: str, status: int, **headers: str) -> Any:
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    async with here.http.get(path, headers=named) as answer:
        assert answer.status == status, await answer.text()
        return await answer.json()


# -- codes

async def test_a_code_tells_the_game_and_how_many_never_who(here: Site) -> None:
    ada = await here.visit("Serafina")
    opened = await ada.open_table("corsa", seats=3)
    for path in (f"/api/codes/{opened['code']}", f"/api/tables/{opened['table']}"):
        told = await get(here, path, 200)
        assert (told["game"], told["people"], told["seats"], told["free"]) == ("corsa", 1, 3, 2)
        assert "Serafina" not in str(told) and ada.guest not in str(told)


async def test_guessing_codes_soon_costs_time_and_knowing_them_nothing(here: Site) -> None:
    ada = await here.visit("Ada")
    code = (await ada.open_table())["code"]
    for _ in range(int(access_limits.WRONG_CODES.burst) + 10):
        await get(here, f"/api/codes/{code}", 200)
    answers = []
    for _ in range(60):
        async with here.http.get("/api/codes/AAAA") as answer:
            answers.append(answer.status)
            told = await answer.json()
    assert answers.count(404) in (int(access_limits.WRONG_CODES.burst), int(access_limits.WRONG_CODES.burst) + 1)
    assert answer.status == 429 and told["code"] == "too_many_guesses" and 1 <= int(answer.headers["Retry-After"]) <= 3
    assert answer.headers["Retry-After"] in told["sentence"]
    await get(here, f"/api/codes/{code}", 429)


async def test_a_thousand_guesses_at_once_are_counted_one_by_one(here: Site) -> None:
    async def guess() -> int:
        async with here.http.get("/api/codes/AAAA") as answer:
            return answer.status

    answers = await asyncio.gather(*(guess() for _ in range(200)))
    assert answers.count(404) <= access_limits.WRONG_CODES.burst + 1


async def test_hand_off_codes_are_not_guessed_either(here: Site) -> None:
    answers = []
    for number in range(60):
        async with here.http.post(f"/api/handoffs/guess{number}") as answer:
            answers.append(answer.status)
    assert answers[0] == 404 and answers[-1] == 429 and "Retry-After" in answer.headers


async def test_a_besieged_house_lets_each_address_try_thrice(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(access_limits, "WRONG_CODES_IN_ALL", RateLimit(4, 0.001))
    async with site(surroundings=PROXIED) as here:
        code = (await (await here.visit("Ada")).open_table())["code"]
        for _ in range(4):
            await get(here, "/api/codes/AAAA", 404, X_Forwarded_For="203.0.113.1")
        await get(here, "/api/codes/AAAA", 429, X_Forwarded_For="203.0.113.1")
        for _ in range(access_limits.UNDER_ATTACK):
            await get(here, "/api/codes/AAAA", 404, X_Forwarded_For="203.0.113.2")
        await get(here, "/api/codes/AAAA", 429, X_Forwarded_For="203.0.113.2")
        await get(here, f"/api/codes/{code}", 200, X_Forwarded_For="203.0.113.3")


async def test_codes_are_as_long_as_the_house_wishes() -> None:
    async with site(limits=Limits(code_length=9)) as here:
        ada = await here.visit("Ada")
        opened = await ada.open_table()
        assert len(opened["code"]) == 9
        assert (await get(here, f"/api/codes/{opened['code']}", 200))["table"] == opened["table"]


# -- new guests

async def test_a_school_comes_in_behind_one_address_and_swarms_are_told_to_wait() -> None:
    async with site(surroundings=PROXIED) as here:
        async def come(address: str) -> tuple[int, str | None]:
            headers = {"X-Forwarded-For": address}
            async with here.http.post("/api/guests", json={"name": "Ada"}, headers=headers) as answer:
                if answer.status == 429:
                    assert (await answer.json())["code"] == "too_many_newcomers"
                return answer.status, answer.headers.get("Retry-After")

        school = [await come("203.0.113.9") for _ in range(200)]
        assert {status for status, _ in school} == {201}
        swarm = [await come("203.0.113.9") for _ in range(80)]
        assert 429 in {status for status, _ in swarm} and swarm[-1][1] == "1"
        assert (await come("203.0.113.10"))[0] == 201


# -- proxies and names

@pytest.mark.parametrize(("lines", "caller"), [
    (["203.0.113.9"], "203.0.113.9"),
    (["1.2.3.4, 203.0.113.9"], "203.0.113.9"),                   # the client's own header, before what our proxy added
    (["1.2.3.4", "203.0.113.9"], "203.0.113.9"),                 # the same on two lines
    (["203.0.113.9, 10.0.0.7"], "203.0.113.9"),                  # through two of our own proxies
    (["nonsense, 10.0.0.7"], "10.0.0.7"),
    (["::ffff:203.0.113.9"], "203.0.113.9"),
    ([], "127.0.0.1"),
])
def test_the_caller_is_the_last_address_not_added_by_a_trusted_proxy(lines: list[str], caller: str) -> None:
    class Call:
        remote = "::ffff:127.0.0.1"

        def __init__(self) -> None:
            from multidict import CIMultiDict

            self.headers = CIMultiDict([("X-Forwarded-For", line) for line in lines])

    assert PROXIED.caller(Call()) == caller  # type: ignore[arg-type]
    assert Surroundings().caller(Call()) == "127.0.0.1", "nobody is trusted unless named"  # type: ignore[arg-type]


def test_addresses_are_counted_as_their_owners_have_them() -> None:
    assert str(address_of("::ffff:127.0.0.1")) == "127.0.0.1" and address_of("evil") is None
    assert network_of("2001:db8::1") == network_of("2001:db8::2:2") != network_of("2001:db9::1")
    assert network_of("203.0.113.9") != network_of("203.0.113.10")
    with pytest.raises(ValueError):
        Surroundings.configured(proxies=["nginx"])


@pytest.mark.parametrize("header", ["X-Forwarded-For", "X-Real-IP", "Forwarded", "Via"])
async def test_a_request_with_a_forwarding_header_is_not_from_this_machine(here: Site, header: str) -> None:
    async with here.http.get("/metrics") as answer:
        assert answer.status == 200
    async with here.http.get("/metrics", headers={header: "127.0.0.1"}) as answer:
        assert answer.status == 404


@pytest.mark.parametrize(("host", "ours"), [
    ("localhost:8080", True), ("LOCALHOST", True), ("127.0.0.1", True), ("192.168.1.7:8080", True),
    ("[::1]:8080", True),
    ("giochi.example.org", True), ("a.casa.example", True), ("evil.example", False), ("casa.example.evil", False),
    ("giochi.example.org.evil.example", False), ("", False), ("a b", False), ("x" * 2000, False), ("[bad", False),
])
def test_the_house_knows_its_names(host: str, ours: bool) -> None:
    assert Surroundings.configured(names=["Giochi.example.org", ".casa.example"]).ours(host) is ours
    assert Surroundings.configured(names=["*"]).ours("evil.example")


async def test_a_name_that_is_not_ours_opens_nothing(here: Site) -> None:
    for host in ("evil.example", "x" * 2000):
        for path in ("/", "/api/games", "/healthz"):
            told = await get(here, path, 421, Host=host)
            assert told["code"] == "unknown_host" and len(told["sentence"]) < 300


async def test_a_proxys_scheme_is_believed_only_from_ours() -> None:
    for surroundings, scheme in ((Surroundings(), "http"), (PROXIED, "https")):
        async with site(surroundings=surroundings) as here:
            table = (await (await here.visit("Ada")).open_table())["table"]
            told = await get(here, f"/api/tables/{table}", 200, X_Forwarded_Proto="https", Host="10.1.1.1")
            assert told["link"].startswith(f"{scheme}://10.1.1.1/")


# -- crafted requests

@pytest.mark.parametrize(("path", "headers", "body", "status"), [
    ("/%00", {}, None, (404,)), ("/" + "x" * 300, {}, None, (404,)), ("/assets/" + "y" * 5000, {}, None, (404,)),
    ("/api/guests", {"Origin": "http://[bad"}, b"{}", (403,)),
    ("/api/guests", {"Content-Encoding": "gzip"}, b"not gzip at all", (400,)),
    ("/api/guests", {"Content-Encoding": "gzip"}, gzip.compress(b"x" * 3_000_000), (400,)),
    ("/api/guests", {}, b'{"name": ' + b"[" * 100_000, (400,)),
    ("/api/guests", {}, b'{"name": 1' + b"0" * 400 + b"}", (400,)),
    ("/api/guests", {}, b'{"nome": 1, "x": ' + b"[" * 100_000, (400,)),
    ("/api/tables/" + "z" * 3000, {}, None, (404,)), ("/api/codes/%F0%9F%8E%B2", {}, None, (404,)),
])
async def test_crafted_requests_are_refused_with_a_sentence(
    here: Site, path: str, headers: dict[str, str], body: bytes | None, status: tuple[int, ...],
) -> None:
    from yarl import URL

    url = URL(f"http://127.0.0.1:{here.port}{path}", encoded=True)
    async with here.http.request("POST" if body else "GET", url, data=body, headers=headers) as answer:
        assert answer.status in status, (answer.status, await answer.text())
        if answer.status != 200 and answer.content_type == "application/json":
            assert (await answer.json())["sentence"]


async def test_a_body_badly_cut_is_no_error_of_ours(here: Site, caplog: pytest.LogCaptureFixture) -> None:
    from ludoteca.server.runtime.json_logs import our_fault

    for body in (b"zz\r\n{}", b"5\r\n{\"na"):
        reader, writer = await asyncio.open_connection("127.0.0.1", here.port)
        writer.write(b"POST /api/guests HTTP/1.1\r\nHost: 127.0.0.1\r\nTransfer-Encoding: chunked\r\n\r\n" + body)
        writer.write_eof()
        said = await asyncio.wait_for(reader.read(), 60)
        assert b" 500 " not in said
        writer.close()
    assert not [each for each in caplog.records if each.levelname == "ERROR" and our_fault(each)]


async def test_qr_codes_are_drawn_once_and_only_for_names_of_ours(here: Site) -> None:
    from ludoteca.server.http.links import qr

    table = (await (await here.visit("Ada")).open_table())["table"]
    qr.cache_clear()
    for _ in range(5):
        async with here.http.get(f"/api/tables/{table}/qr.svg") as answer:
            assert answer.status == 200
    assert qr.cache_info().misses == 1
    await get(here, f"/api/tables/{table}/qr.svg", 421, Host="x" * 2200)


async def test_half_sent_requests_are_closed_and_newcomers_come_in(
    here: Site, monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(idle_guard, "REQUEST_WITHIN", 0.3)
    monkeypatch.setattr(idle_guard, "EACH", 20)
    lines = [await asyncio.open_connection("127.0.0.1", here.port) for _ in range(60)]
    for _, writer in lines:
        writer.write(b"GET /api/games HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: ")
    await here.visit("Ada")
    assert len(here.context.idle_guard) <= 20
    for reader, writer in lines:
        said = await asyncio.wait_for(reader.read(), 60)
        assert said.startswith(b"HTTP/1.1 408 ")
        writer.close()
    assert len(here.context.idle_guard) == 0


async def test_a_body_that_never_ends_is_not_waited_for(here: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(responses, "BODY_WITHIN", 0.1)
    reader, writer = await asyncio.open_connection("127.0.0.1", here.port)
    writer.write(b"POST /api/guests HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 99\r\n\r\n{")
    assert (await asyncio.wait_for(reader.readline(), 60)).startswith(b"HTTP/1.1 408 ")
    writer.close()


# -- frames

def frame(payload: bytes, masked: bool = True) -> bytes:
    size = len(payload)
    head = struct.pack("!BB", 0x81, size) if size < 126 else struct.pack("!BBH", 0x81, 126, size) if size < 65536 \
        else struct.pack("!BBQ", 0x81, 127, size)
    if not masked:
        return head + payload
    key = os.urandom(4)
    return head[:1] + bytes((head[1] | 0x80,)) + head[2:] + key + bytes(
        each ^ key[at % 4] for at, each in enumerate(payload))


@pytest.mark.parametrize("chunk", [1, 2, 3, 7, 64, 1 << 20])
def test_frames_are_followed_however_they_are_cut(chunk: int) -> None:
    sizes = (0, 1, 125, 126, 300, 70_000, 5)
    stream = b"".join(frame(b"\x00" * size) for size in sizes)
    for wrong in (False, True):
        guard, whole = FrameGuard(None, lambda why: None, most=8), stream + frame(b"x", masked=not wrong)
        cuts = [whole[at:at + chunk] for at in range(0, len(whole), chunk)]
        assert [why for cut in cuts if (why := guard.check(cut))][:1] == (["unmasked"] if wrong else [])
        assert guard.queued == len(sizes) + (not wrong)


@pytest.mark.parametrize("size", [0, 1, 4, 125, 126, 127, 1_000, 65_535])
def test_a_message_that_comes_by_itself_is_read_at_once(size: int) -> None:
    text = ("però " * 20_000).encode()[:size].decode(errors="ignore").ljust(size, "x")[:size]
    whole = frame(text.encode())
    assert one_text(whole) == text if len(text.encode()) < 65_536 else one_text(whole) is None
    assert one_text(whole[:-1]) is None and one_text(whole + b"x") is None
    assert one_text(b"\x01" + whole[1:]) is None and one_text(b"\x82" + whole[1:]) is None
    assert one_text(frame(text.encode(), masked=False)) is None
    assert one_text(frame(b"\xff" * max(1, size))) is None, "no text at all"


def test_bytes_that_begin_with_nothing_are_no_message_however_many_they_are() -> None:
    for size in (0, 5, 6, 2_047, 2_048, 65_535, 65_536, 70_000):
        assert one_text(b"\x00" * size) is None


class Reader:
    def __init__(self) -> None:
        self.fed: list[bytes] = []

    def feed_data(self, data: bytes) -> tuple[bool, bytes]:
        self.fed.append(data)
        return False, b""


def test_nothing_overtakes_what_came_before_it() -> None:
    reader, heard = Reader(), list[str]()
    guard = FrameGuard(reader, lambda why: None, most=8)
    guard.feed_data(frame(b"nobody listens"))
    guard.on_text = lambda text: not heard.append(text)
    guard.feed_data(frame(b"somebody waits before it"))
    assert not heard and guard.queued == 2
    guard.queued = 0
    guard.feed_data(b"\x01" + frame(b"begun ")[1:])
    guard.feed_data(frame(b"in between"))
    assert not heard
    guard.queued = 0
    guard.feed_data(b"\x80" + frame(b"ended")[1:])
    guard.queued = 0
    cut = frame(b"cut in two")
    guard.feed_data(cut[:5])
    guard.feed_data(cut[5:])
    assert not heard and len(reader.fed) == 7
    guard.queued = 0
    guard.feed_data(frame(b"now"))
    assert heard == ["now"] and len(reader.fed) == 7
    guard.on_text = lambda text: False
    guard.feed_data(frame(b"not so fast"))
    assert heard == ["now"] and len(reader.fed) == 8 and guard.queued == 1


def pong(payload: bytes, masked: bool = True) -> bytes:
    return b"\x8a" + frame(payload, masked)[1:]


@pytest.mark.parametrize("size", [0, 1, 8, 125])
def test_a_pong_that_comes_by_itself_is_read_at_once(size: int) -> None:
    pinged = os.urandom(size)
    whole = pong(pinged)
    assert one_pong(whole) == pinged
    for other in (whole[:-1], whole + b"x", frame(pinged), b"\x89" + whole[1:], b"\x0a" + whole[1:], b"",
                  pong(pinged, masked=False), pong(b"x" * 126)):
        assert one_pong(other) is None


def test_only_the_expected_pong_is_handled_in_the_guard() -> None:
    reader, heard, answered = Reader(), list[str](), list[bytes]()
    guard = FrameGuard(reader, lambda why: None, most=8)
    guard.on_pong = lambda pinged: pinged == b"asked" and not answered.append(pinged)
    guard.feed_data(pong(b"asked"))                # no reader waits yet
    guard.queued = 0
    guard.on_text = lambda text: not heard.append(text)
    guard.feed_data(pong(b"asked"))
    assert answered == [b"asked"] and len(reader.fed) == 1 and not guard.queued
    guard.feed_data(pong(b"never asked"))          # counted like any message
    assert answered == [b"asked"] and len(reader.fed) == 2 and guard.queued == 1 and not heard
    guard.feed_data(pong(b"asked"))                # a text is queued before it
    assert answered == [b"asked"] and len(reader.fed) == 3


@pytest.mark.parametrize("early", [False, True])
async def test_unmasked_frames_are_refused(here: Site, early: bool) -> None:
    ada = await here.visit("Ada")
    table = (await ada.open_table())["table"]
    reader, writer = await asyncio.open_connection("127.0.0.1", here.port)
    hello = frame(b'{"type":"hello","token":"' + ada.token.encode() + b'"}', masked=False)
    writer.write(
        f"GET /ws/{table} HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n".encode()
        + (hello if early else b""))
    assert b" 101 " in await asyncio.wait_for(reader.readline(), 60)
    if not early:
        await reader.readuntil(b"\r\n\r\n")
        writer.write(hello)
    said = await asyncio.wait_for(reader.read(), 60)
    assert b'"unmasked"' in said and b"welcome" not in said
    writer.close()


@pytest.mark.parametrize("text", [
    '{"type":"move","id":"1","move":{"type":"mark","cell":' + "1" + "0" * 400 + "}}",
    '{"type":"sit","id":"1","seat":' + "1" + "0" * 400 + "}",
    '{"type":"sit","id":"1","seat":"x","deep":' + "[" * 60_000,
    '{"seat":"x","type":"sit","id":"1","deep":' + '{"a":' * 20_000,
])
async def test_crafted_messages_are_answered_and_the_connection_stays(here: Site, text: str) -> None:
    ada, bea = await here.visit("Ada"), await here.visit("Bea")
    table = (await ada.open_table())["table"]
    await ada.come(table)
    await bea.come(table)
    assert (await ada.ask("start"))["type"] == "ok"
    await ada.socket.send_str(text)
    no = await ada.hear("no")
    assert no["code"] in ("malformed", "not_json") and len(no["sentence"]) < 400
    assert (await ada.ask("move", move={"type": "mark", "cell": 0}))["type"] == "ok"


async def test_long_messages_weigh_more_than_short_ones(here: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connection, "RATE", 0.0)       # without this a slow machine would stay below the limit
    ada, bea = await here.visit("Ada"), await here.visit("Bea")
    table = (await ada.open_table())["table"]
    await ada.come(table)
    await bea.come(table)
    long = '{"type":"say","id":"%d","text":"' + "x" * 250_000 + '"}'
    for number in range(12):
        try:
            await bea.socket.send_str(long % number)
        except (ConnectionError, aiohttp.ClientError):
            break
    told = set()
    async for each in bea.socket:
        told.add(each.json().get("code"))
    assert {"chat_too_long", "too_fast"} <= told and bea.socket.close_code == 1008
    assert (await ada.ask("start"))["type"] == "ok"


# -- rate limits

def test_buckets_fill_with_time_and_say_how_long() -> None:
    bucket = Bucket(RateLimit(2, 0.5), 0)
    assert [bucket.take(0) for _ in range(3)] == [True, True, False] and bucket.wait(0) == 2
    assert not bucket.take(1999) and bucket.take(2000) and not bucket.take(2000)
    assert bucket.left(10**9) == 2, "never more than at once"
    assert bucket.left(0) == 2, "a clock set back takes nothing away"


def test_the_crowd_of_buckets_is_bounded_and_the_recent_stay() -> None:
    crowd = Buckets(RateLimit(1, 0.001), most=3)
    for key in "abc":
        assert crowd.take(key, 0)
    assert not crowd.take("a", 0)
    assert crowd.take("d", 0) and not crowd.take("a", 0) and crowd.take("b", 0)
    crowd.forget({"d"})
    assert crowd.take("a", 0) and not crowd.take("d", 0)
