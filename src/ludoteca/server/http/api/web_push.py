"""Web Push: sends "your turn at table X" to guests who subscribed, and nothing else.

The server creates its own keys (VAPID, RFC 8292) and encrypts every message for the browser that gets it (RFC 8291).
It sends only to services of known makers, or those LUDOTECA_PUSH_HOSTS names: a client must not make
the server send requests into its own network. Needs the extra `push`; without it clients are offered no notifications.
"""

from __future__ import annotations

import asyncio
import base64
import hashlib
import os
import time
from typing import Any
from urllib.parse import urlsplit

import aiohttp
import msgspec
from aiohttp import web

from ludoteca.protocol import http as wire
from ludoteca.protocol.messages import encode
from ludoteca.protocol.refusals import TEXTS, Refused
from ludoteca.rules.texts import sentence
from ludoteca.server.house.house import House
from ludoteca.server.http.auth import require_guest
from ludoteca.server.http.context import CONTEXT
from ludoteca.server.http.responses import json_response, read_body
from ludoteca.store import GuestRow, NoteRow

try:
    from cryptography.hazmat.primitives import hashes, hmac, serialization
    from cryptography.hazmat.primitives.asymmetric import ec, utils
    from cryptography.hazmat.primitives.ciphers.aead import AESGCM
except ModuleNotFoundError:                        # an extra: without it the server sends no notifications
    AVAILABLE = False
else:
    AVAILABLE = True

MAKERS = ("fcm.googleapis.com", "push.services.mozilla.com", "notify.windows.com", "push.apple.com")
DEVICES = 5                      # of one person
LASTS = 24 * 3600                # seconds a service keeps a notification for a phone that is off
TOKEN_LASTS = 12 * 3600
PATIENCE = aiohttp.ClientTimeout(total=20)
FACT = "vapid"


class Subscription(msgspec.Struct, frozen=True):
    """Push address of a browser, its encryption keys, and the language of its guest."""

    endpoint: str
    p256dh: str
    auth: str
    language: str = "it"


def packed(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def unpacked(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def known_service(endpoint: str) -> bool:
    """Whether this address belongs to a push service we may call."""
    try:
        parts = urlsplit(endpoint)
        host = parts.hostname or ""
    except ValueError:
        return False
    named = tuple(filter(None, os.environ.get("LUDOTECA_PUSH_HOSTS", "").split(",")))
    if parts.netloc in named:                      # named by the operator: plain HTTP is allowed, too
        return parts.scheme in ("http", "https")
    return parts.scheme == "https" and parts.port in (None, 443) and any(
        host == maker or host.endswith("." + maker) for maker in MAKERS)


def _hkdf(salt: bytes, secret: bytes, info: bytes, length: int) -> bytes:
    def signed(key: bytes, data: bytes) -> bytes:
        sum = hmac.HMAC(key, hashes.SHA256())
        sum.update(data)
        return sum.finalize()

    return signed(signed(salt, secret), info + b"\x01")[:length]


def _point(key: Any) -> bytes:
    point: bytes = key.public_bytes(serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)
    return point


def sealed(message: bytes, subscription: Subscription) -> bytes:
    """The message, encrypted for that browser (aes128gcm)."""
    theirs, secret = unpacked(subscription.p256dh), unpacked(subscription.auth)
    once = ec.generate_private_key(ec.SECP256R1())
    ours, salt = _point(once.public_key()), os.urandom(16)
    agreed = once.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs))
    key = _hkdf(secret, agreed, b"WebPush: info\x00" + theirs + ours, 32)
    cipher = AESGCM(_hkdf(salt, key, b"Content-Encoding: aes128gcm\x00", 16))
    written = cipher.encrypt(_hkdf(salt, key, b"Content-Encoding: nonce\x00", 12), message + b"\x02", None)
    return salt + (4096).to_bytes(4, "big") + bytes((len(ours),)) + ours + written


class PushSender:
    """Push subscriptions of guests, and the notifications sent to them."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._key: Any = None
        self._tasks: set[asyncio.Task[None]] = set()
        if AVAILABLE:
            house.services.remind = self.notify

    async def key(self) -> Any:
        """The VAPID key of the house: created once and stored with its settings."""
        if self._key is None:
            kept = await self._house.store.setting(FACT)
            if kept is None:
                made = ec.generate_private_key(ec.SECP256R1())
                kept = made.private_bytes(
                    serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption())
                if not await self._house.store.compare_and_set(FACT, kept, None):
                    return await self.key()        # another process was quicker
            self._key = serialization.load_pem_private_key(kept, None)
        return self._key

    async def vapid_header(self, endpoint: str) -> str:
        """The Authorization header that identifies this server to a push service (VAPID)."""
        key = await self.key()
        parts = urlsplit(endpoint)
        claims: dict[str, object] = {
            "aud": f"{parts.scheme}://{parts.netloc}", "exp": int(time.time()) + TOKEN_LASTS}
        if contact := os.environ.get("LUDOTECA_PUSH_CONTACT"):     # Apple's service wants one: mailto:you@example.org
            claims["sub"] = contact
        signing = f'{packed(encode({"typ": "JWT", "alg": "ES256"}))}.{packed(encode(claims))}'
        r, s = utils.decode_dss_signature(key.sign(signing.encode(), ec.ECDSA(hashes.SHA256())))
        signature = packed(r.to_bytes(32, "big") + s.to_bytes(32, "big"))
        return f"vapid t={signing}.{signature}, k={packed(_point(key.public_key()))}"

    async def subscribe(self, guest: GuestRow, asked: wire.PushDevice) -> None:
        if not AVAILABLE:
            raise Refused("no_push")
        if not known_service(asked.endpoint):
            raise Refused("unknown_push_service")
        try:
            ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), unpacked(asked.p256dh))
            if len(unpacked(asked.auth)) != 16:
                raise ValueError
        except ValueError:
            raise Refused("malformed", detail="p256dh, auth") from None
        subscription = Subscription(asked.endpoint, asked.p256dh, asked.auth, guest.language)
        devices = await self._house.store.notes_of(guest.id, "push/")
        topic = topic_of(asked.endpoint)
        for old in [row for row in devices if row.topic != topic][:max(0, len(devices) + 1 - DEVICES)]:
            await self._house.store.drop_note(guest.id, old.topic)
        await self._house.store.put_note(NoteRow(guest.id, topic, encode(subscription)))

    def notify(self, guest: str, table: str, code: str, game: str) -> None:
        """Send a notification to every device that a guest subscribed."""
        task = asyncio.get_running_loop().create_task(self._notify(guest, table, code, game))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _notify(self, guest: str, table: str, code: str, game: str) -> None:
        for row in await self._house.store.notes_of(guest, "push/"):
            subscription = msgspec.json.decode(row.value, type=Subscription)
            message = encode({
                "table": table, "title": "Ludoteca", "body": sentence(
                    TEXTS, "push-your-turn", subscription.language, {"code": code})})
            try:
                if not await self._send(subscription, message, table):
                    await self._house.store.drop_note(guest, row.topic)
            except (OSError, aiohttp.ClientError, TimeoutError) as error:
                self._house.services.note("push_failed", kind=type(error).__name__)

    async def _send(self, subscription: Subscription, message: bytes, table: str) -> bool:
        """False where the push service says that the subscription has ended."""
        if not known_service(subscription.endpoint):
            return False
        headers = {
            "Authorization": await self.vapid_header(subscription.endpoint), "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream", "TTL": str(LASTS), "Urgency": "normal",
            # A newer notification for the same table takes the place of one that has not arrived yet.
            "Topic": packed(hashlib.sha256(table.encode()).digest())[:32]}
        async with (aiohttp.ClientSession(timeout=PATIENCE) as http,
                    http.post(subscription.endpoint, data=sealed(message, subscription), headers=headers,
                              allow_redirects=False) as heard):
            return heard.status not in (404, 410)

    async def close(self) -> None:
        for task in list(self._tasks):
            task.cancel()


PUSHER: web.AppKey[PushSender] = web.AppKey("pusher", PushSender)


def topic_of(endpoint: str) -> str:
    return f"push/{hashlib.sha256(endpoint.encode()).hexdigest()[:32]}"


# -- over HTTP

async def push_key(request: web.Request) -> web.Response:
    if not AVAILABLE:
        return json_response(wire.PushKey(""))
    key = await request.app[PUSHER].key()
    return json_response(wire.PushKey(packed(_point(key.public_key()))))


async def subscribe(request: web.Request) -> web.Response:
    guest = await require_guest(request)
    asked: wire.PushDevice = await read_body(request, wire.PushDevice)
    await request.app[PUSHER].subscribe(guest, asked)
    return json_response(wire.Done(), 201)


async def unsubscribe(request: web.Request) -> web.Response:
    """Stop notifications to all devices of the guest."""
    guest, store = await require_guest(request), request.app[CONTEXT].house.store
    for row in await store.notes_of(guest.id, "push/"):
        await store.drop_note(guest.id, row.topic)
    return json_response(wire.Done())
