"""Push messages to guests who asked for them, sent to a local push service: encrypted, signed, once, only when away."""

from __future__ import annotations

import asyncio
import itertools
import os
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import msgspec
import pytest
from aiohttp import web
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec, utils
from cryptography.hazmat.primitives.ciphers.aead import AESGCM

from ludoteca.server.http.api import web_push
from ludoteca.server.http.api.web_push import known_service, packed, unpacked
from ludoteca.server.services import Timeouts

from .people import Site, Visitor, site
from .test_replays import get


class Browser:
    """A browser with push: its keys, and how it decrypts a message (RFC 8291)."""

    def __init__(self, endpoint: str) -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.point = web_push._point(self.key.public_key())
        self.auth = b"sixteen letters!"
        self.subscription = {"endpoint": endpoint, "p256dh": packed(self.point), "auth": packed(self.auth)}

    def read(self, body: bytes) -> Any:
        salt, ours, written = body[:16], body[21:86], body[86:]
        agreed = self.key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), ours))
        key = web_push._hkdf(self.auth, agreed, b"WebPush: info\x00" + self.point + ours, 32)
        cipher = AESGCM(web_push._hkdf(salt, key, b"Content-Encoding: aes128gcm\x00", 16))
        clear = cipher.decrypt(web_push._hkdf(salt, key, b"Content-Encoding: nonce\x00", 12), written, None)
        assert clear.endswith(b"\x02")
        return msgspec.json.decode(clear[:-1])


class Service:
    """A push service: the requests it received, and the status it returns."""

    def __init__(self) -> None:
        self.heard: asyncio.Queue[tuple[dict[str, str], bytes]] = asyncio.Queue()
        self.status = 201
        self.address = ""

    async def take(self, request: web.Request) -> web.Response:
        self.heard.put_nowait((dict(request.headers), await request.read()))
        return web.Response(status=self.status)


@asynccontextmanager
async def service(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Service]:
    made, app = Service(), web.Application()
    app.router.add_post("/push/{browser}", made.take)
    runner = web.AppRunner(app)
    await runner.setup()
    place = web.TCPSite(runner, "127.0.0.1", 0)
    await place.start()
    port = place._server.sockets[0].getsockname()[1]  # type: ignore[union-attr]
    made.address = f"http://127.0.0.1:{port}/push/x"
    monkeypatch.setenv("LUDOTECA_PUSH_HOSTS", f"127.0.0.1:{port}")
    try:
        yield made
    finally:
        await runner.cleanup()


async def asks(person: Visitor, body: dict[str, Any] | None, status: int) -> Any:
    method = person.http.delete if body is None else person.http.post
    async with method("/api/guests/me/push", json=body, headers=person.headers) as answer:
        assert answer.status == status, await answer.text()
        return await answer.json()


async def tris(place: Site, ada: Visitor, bea: Visitor) -> str:
    """A game of tris that waits for Bea, who is away."""
    place.house.services.timeouts = Timeouts(reminder=0)
    table: str = (await ada.open_table("tris"))["table"]
    await ada.come(table)
    await bea.come(table)
    assert (await ada.ask("start"))["type"] == "ok"
    await bea.cut()
    while (await ada.hear("room")).get("notice") != "left":
        pass
    assert (await ada.ask("move", move={"type": "mark", "cell": 0}))["type"] == "ok"
    return table


async def test_an_absent_guest_who_opted_in_gets_one_push(monkeypatch: pytest.MonkeyPatch) -> None:
    async with service(monkeypatch) as calls, site() as place:
        ada, bea = await place.visit("Ada"), await place.visit("Bea")
        browser = Browser(calls.address)
        await asks(bea, browser.subscription, 201)
        table = await tris(place, ada, bea)
        headers, body = await asyncio.wait_for(calls.heard.get(), 60)
        told = browser.read(body)
        assert told["table"] == table and set(told) == {"table", "title", "body"}
        assert told["body"] == f"Tocca a te al tavolo {place.house.tables.rooms[table].state.code}."
        # Signed with the key that the browser received.
        token, key = (part.partition("=")[2] for part in headers["Authorization"].removeprefix("vapid ").split(", "))
        assert key == (await get(bea, "/api/push", known=False))["key"]
        signing, _, signature = token.rpartition(".")
        raw = unpacked(signature)
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), unpacked(key)).verify(
            utils.encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big")),
            signing.encode(), ec.ECDSA(hashes.SHA256()))
        assert calls.heard.empty(), "once for each wait"
        # An expired browser is forgotten, and so is a guest who opts out.
        assert len(await place.house.store.notes_of(bea.guest, "push/")) == 1
        calls.status = 410
        place.house.services.remind(bea.guest, table, "CODE", "tris")
        await asyncio.wait_for(calls.heard.get(), 60)
        while await place.house.store.notes_of(bea.guest, "push/"):
            await asyncio.sleep(0)
        calls.status = 201
        await asks(bea, browser.subscription, 201)
        await asks(bea, None, 200)
        assert await place.house.store.notes_of(bea.guest, "push/") == []


async def test_a_push_service_out_of_reach_keeps_no_other_device_waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    async with service(monkeypatch) as calls, site() as place:
        with socket.create_server(("127.0.0.1", 0)) as taken:      # a port that answers nothing once it is closed
            dead = f"127.0.0.1:{taken.getsockname()[1]}"
        monkeypatch.setenv("LUDOTECA_PUSH_HOSTS", f"{os.environ['LUDOTECA_PUSH_HOSTS']},{dead}")
        bea = await place.visit("Bea")
        unreachable = next(
            address for number in itertools.count() if web_push.topic_of(address := f"http://{dead}/push/{number}")
            < web_push.topic_of(calls.address))                     # devices are notified in the order of their topics
        for address in (unreachable, calls.address):
            await asks(bea, Browser(address).subscription, 201)
        place.house.services.remind(bea.guest, "table", "CODE", "tris")
        await asyncio.wait_for(calls.heard.get(), 60)
        assert len(await place.house.store.notes_of(bea.guest, "push/")) == 2


async def test_guests_who_did_not_opt_in_or_are_connected_get_no_push(monkeypatch: pytest.MonkeyPatch) -> None:
    async with service(monkeypatch) as calls, site() as place:
        ada, bea = await place.visit("Ada"), await place.visit("Bea")
        await asks(ada, Browser(calls.address).subscription, 201)
        table = await tris(place, ada, bea)            # Bea has not opted in
        await bea.come(table)
        assert (await bea.ask("move", move={"type": "mark", "cell": 3}))["type"] == "ok"      # Ada is connected
        room = place.house.tables.rooms[table]
        while room._reminder._alarm is not None:     # both timers have run
            await asyncio.sleep(0.01)
        await room.settled()
        assert calls.heard.empty()


async def test_what_is_no_browser_of_a_known_maker_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    async with site() as place:
        ada = await place.visit("Ada")
        good = Browser("https://fcm.googleapis.com/fcm/send/x").subscription
        for wrong in ("http://127.0.0.1:9/x", "https://10.0.0.1/x", "http://fcm.googleapis.com/x",
                      "https://fcm.googleapis.com.evil.example/x", "https://fcm.googleapis.com:8443/x"):
            assert (await asks(ada, {**good, "endpoint": wrong}, 400))["code"] == "unknown_push_service"
            assert not known_service(wrong)
        assert (await asks(ada, {**good, "auth": "short"}, 400))["code"] == "malformed"
        assert (await asks(ada, {**good, "p256dh": packed(b"no point")}, 400))["code"] == "malformed"
        for number in range(7):
            await asks(ada, {**good, "endpoint": f"https://updates.push.services.mozilla.com/{number}"}, 201)
        assert len(await place.house.store.notes_of(ada.guest, "push/")) == web_push.DEVICES
        monkeypatch.setattr(web_push, "AVAILABLE", False)
        assert (await asks(ada, good, 400))["code"] == "no_push"
        assert (await get(ada, "/api/push"))["key"] == ""
