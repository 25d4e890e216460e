"""Connection: one WebSocket. Sends frames without a queue, limits what it receives, measures the lag by pings."""

from __future__ import annotations

import asyncio
import secrets
from typing import Any

import msgspec
from aiohttp import WSCloseCode, WSMsgType, web

from ludoteca.protocol.integers import check_numbers
from ludoteca.protocol.limits import PROTOCOL
from ludoteca.protocol.messages import Goodbye, Hello, Here, No, Ok, Play, Request, encode
from ludoteca.protocol.refusals import Refused
from ludoteca.server.people.guests import fingerprint
from ludoteca.server.runtime.aiohttp_internals import ByteParser, replace_parser
from ludoteca.server.runtime.scheduler import Alarm
from ludoteca.server.sessions.lag import LagMeter
from ludoteca.server.sessions.session import Session
from ludoteca.server.websocket.context import ConnectionContext, RoomPort
from ludoteca.server.websocket.frame_guard import FrameGuard
from ludoteca.server.websocket.outbox import HEADS, SHORT, text_frame, text_frames
from ludoteca.server.websocket.tcp_rtt import kernel_round_trip

MESSAGE_SIZE = 256 * 1024        # bytes of one message: enough for the strokes of a drawing
RATE = 40.0                      # messages per second in the long run
BURST = 120.0                    # and at once
WEIGHT = 8192                    # bytes that count as one more message
HELLO_WITHIN = 10.0              # seconds
PINGS = (50.0, 400.0, 1000.0, 2000.0)    # ms after joining: the lag is known soon
PING_EVERY = 10_000.0            # ms
SILENT = 30_000.0                # ms without a pong: the connection is dead
IN_A_ROW = 4                     # messages of one connection before the loop serves others
QUEUED_MOST = 240                # messages not handled yet: a full bucket and as many again until the goodbye
HELLO_COST = 6.0                 # throttle cost of a hello: it is broadcast to the whole table
EASY = 12.0                      # messages at once that pass without the throttle

UNREAD = (WSMsgType.TEXT, WSMsgType.BINARY, WSMsgType.PING, WSMsgType.PONG)

decode = msgspec.json.Decoder(Request).decode


class Connection:
    """A session's socket: `send_frame` and `hang_up` never wait."""

    def __init__(self, context: ConnectionContext, socket: web.WebSocketResponse, request: web.Request) -> None:
        self.context = context
        self.socket = socket
        self.transport = request.transport
        self.address = context.caller(request)
        self.lag = LagMeter()
        self._direct = context.is_direct(request)
        self.tokens = BURST
        self._wall = context.wall
        self.refilled = self._wall()
        self.unsent = b""
        self._outbox = context.outbox
        self._senders = context.outbox.senders
        self.token_hash = b""                      # of the guest's token at hello
        self.session: Session | None = None
        self.room: RoomPort | None = None
        self.table = ""
        self.language = "it"
        self._guard: FrameGuard | None = None
        self._pings = 0
        self._alarm: Alarm | None = None
        self._closing: asyncio.Task[Any] | None = None

    # -- out

    def send_frame(self, payload: bytes) -> None:
        """Queue a text frame; all frames of one turn of the event loop go out in one write."""
        if self._closing is not None:
            return
        size = len(payload)
        frame = HEADS[size] + payload if size < SHORT else text_frame(payload)
        if self.unsent:
            self.unsent += frame
            self._outbox.more += 1
        else:
            self.unsent = frame
            if self._senders:
                self._senders.append(self)
            else:
                self._outbox.add(self)

    def send_frames(self, payloads: tuple[bytes, ...]) -> None:
        """Queue several text frames."""
        if self._closing is not None or not payloads:
            return
        outbox = self._outbox
        outbox.more += len(payloads)
        if not self.unsent:
            outbox.more -= 1
            outbox.add(self)
        self.unsent += text_frames(payloads)

    def flush(self) -> None:
        self._outbox.write((self,))

    def goodbye(self, reason: Refused, code: int = WSCloseCode.POLICY_VIOLATION) -> None:
        """Send the reason, then close."""
        self.send_frame(encode(Goodbye(reason.code, reason.sentence(self.language))))
        self.hang_up(code)

    def hang_up(self, code: int = WSCloseCode.OK) -> None:
        if self._closing is None:
            self.flush()
            self._closing = asyncio.get_running_loop().create_task(self._close(code))

    async def _close(self, code: int) -> None:
        try:
            await asyncio.wait_for(self.socket.close(code=code), 2.0)
        except (TimeoutError, ConnectionError):
            if self.transport is not None:
                self.transport.abort()

    async def closed(self) -> None:
        """Wait until a close that was begun is done."""
        if self._closing is not None:
            await asyncio.shield(self._closing)

    # -- in

    def guard_frames(self, request: web.Request, early: bytes) -> None:
        """Put the frame guard before aiohttp's parser; `early` are the bytes received with the handshake."""
        replace_parser(request, lambda parser: self._guard_before(parser, early))

    def _guard_before(self, parser: ByteParser, early: bytes) -> FrameGuard | None:
        self._guard = FrameGuard(parser, self._on_violation, QUEUED_MOST)
        self._guard.on_pong = self._pong_now
        if why := self._guard.check(early):
            self._on_violation(why)
            return None
        return self._guard

    def _on_violation(self, why: str) -> None:
        """Close: no browser sends such frames."""
        if why == "unmasked":
            self.context.counters.dropped("unmasked")
            self.goodbye(Refused("unmasked"), WSCloseCode.PROTOCOL_ERROR)
        else:
            self.context.counters.dropped("flood")
            self.goodbye(Refused("too_fast"))

    async def serve(self, table: str, rejected: Refused | None = None) -> None:
        """Read messages from hello to the end. With `rejected`, answer hello with that and close."""
        try:
            if await self._join(table, rejected):
                await self._receive_all()
        finally:
            if self._alarm is not None:
                self._alarm.cancel()
            if self.session is not None and self.room is not None:
                self.room.leave(self.session)

    async def _join(self, table: str, rejected: Refused | None) -> bool:
        try:
            async with asyncio.timeout(HELLO_WITHIN):
                hello = await self._next()
        except TimeoutError:
            self.goodbye(Refused("idle"))
            return False
        if hello is None:
            return False
        if not isinstance(hello, Hello):
            self.goodbye(Refused("hello_first"))
            return False
        self.language = hello.language
        if hello.protocol != PROTOCOL:
            self.goodbye(Refused("protocol"))
            return False
        await self.context.throttle.acquire(HELLO_COST)
        if rejected is not None:
            self.goodbye(rejected)
            return False
        try:
            guest = await self.context.authenticate(hello.token)
            self.token_hash = fingerprint(hello.token)
            self.room = await self.context.open_room(table)
        except Refused as refusal:
            self.goodbye(refusal)
            return False
        except OSError:
            self.goodbye(Refused("disk_waits"))
            return False
        except Exception:
            self.context.report("hello_failed", table=table)
            self.goodbye(Refused("try_again"))
            return False
        self.table = table
        self.session = Session(guest.id, self.send_frame, self.hang_up, hello.language, self.lag, self.send_frames)
        self.room.join(self.session, guest.name, hello)
        self._plan_ping()
        return True

    async def _receive_all(self) -> None:
        handled = 0
        while (request := await self._next()) is not None:
            handled += 1
            if not handled % IN_A_ROW:
                await asyncio.sleep(0)             # frames that are there already are read without a pause
            self._handle(request)

    def _text_now(self, text: str) -> bool:
        """Handle a message in the call that received it. False: the client sends fast and must pass the throttle."""
        arrived = self._wall()
        tokens = self.tokens + (arrived - self.refilled) * RATE / 1000
        tokens = (BURST if tokens > BURST else tokens) - 1 - len(text) // WEIGHT
        if tokens < BURST - EASY or self._closing is not None:
            return False
        self.tokens = tokens
        self.refilled = self.arrived = arrived
        request = self._read(text)
        if type(request) is Play:                  # nearly all of them
            self.room.receive(self.session, request, arrived)    # type: ignore[union-attr, arg-type]
        elif request is not None:
            self._handle(request)
        return True

    def _pong_now(self, payload: bytes) -> bool:
        """Handle a pong in the call that received it. False: no ping had this payload, so it counts as a message."""
        arrived = self._wall()
        if self._closing is not None or not self._pong(payload, arrived):
            return False
        self.arrived = arrived
        return True

    def _pong(self, payload: bytes, arrived: float) -> bool:
        if not self.lag.pong(payload, arrived):
            return False
        if self._direct and (round_trip := kernel_round_trip(self.transport)) is not None:
            self.lag.limit(round_trip)
        return True

    def _handle(self, request: Request) -> None:
        assert self.room is not None and self.session is not None
        if isinstance(request, Hello):
            self._refuse("", Refused("hello_twice"))
        elif isinstance(request, Here):
            if not self.context.is_suspended():
                self.send_frame(encode(Ok(request.id)))
        else:
            self.room.receive(self.session, request, self.arrived)

    async def _next(self) -> Request | None:
        """The next valid message; None at the end of the connection."""
        guard = self._guard
        while True:
            if guard is not None and self.session is not None:
                guard.on_text = self._text_now     # until a message comes that has to be waited for
            frame = await self.socket.receive()
            kind = frame.type
            if guard is not None:
                guard.on_text = None
                guard.queued -= 1
            if self._closing is not None and kind in UNREAD:
                continue                           # received after the decision to close
            self.arrived = self._wall()
            if kind is WSMsgType.TEXT:
                if not await self._admit(len(frame.data)):
                    continue
                request = self._read(frame.data)
                if request is not None:
                    return request
            elif kind is WSMsgType.PONG:
                if not self._pong(bytes(frame.data), self.arrived):
                    await self._admit()            # unasked for
            elif kind is WSMsgType.PING:
                if await self._admit():
                    await self.socket.pong(frame.data)
            elif kind is WSMsgType.BINARY:
                if await self._admit():
                    self._refuse("", Refused("not_json", detail="binary"))
            else:
                if kind is WSMsgType.ERROR:
                    self.context.counters.dropped("protocol")
                return None

    def _read(self, text: str) -> Request | None:
        try:
            request: Request = decode(text)
            check_numbers(text)
            return request
        except OverflowError:
            self._refuse(_id_of(text), Refused("malformed", detail="a number of more than 64 bits"))
        except msgspec.ValidationError as error:
            if self.session is None and _is_hello(text):
                self.goodbye(Refused("protocol"))  # a hello of another version has other fields
                return None
            self._refuse(_id_of(text), Refused("malformed", detail=str(error)[:200]))
        except (msgspec.DecodeError, RecursionError, UnicodeEncodeError) as error:
            self._refuse("", Refused("not_json", detail=str(error)[:120]))
        return None

    def _refuse(self, id: str, refusal: Refused) -> None:
        self.context.counters.refused(refusal.code)
        language = self.session.language if self.session else self.language
        self.send_frame(encode(No(id, refusal.code, refusal.sentence(language), facts=refusal.facts)))

    async def _admit(self, size: int = 0) -> bool:
        """Return whether to handle a message. One that costs much waits in the throttle. Far too many: close."""
        cost = 1 + size // WEIGHT
        self.tokens = self._tokens_left(self.arrived, cost)
        self.refilled = self.arrived
        if self.tokens < BURST - EASY:
            await self.context.throttle.acquire(cost)
        if self.tokens >= 0:
            return True
        if self.tokens < -BURST:
            self.context.counters.dropped("flood")
            self.goodbye(Refused("too_fast"))
        elif self.tokens >= -cost or int(self.tokens) % 20 == 0:
            self._refuse("", Refused("too_fast"))
        return False

    def _tokens_left(self, now: float, cost: int) -> float:
        return min(BURST, self.tokens + (now - self.refilled) * RATE / 1000) - cost

    # -- lag

    def _plan_ping(self) -> None:
        if self._pings < len(PINGS):
            wait = PINGS[self._pings]
        else:
            wait = PING_EVERY * (0.75 + secrets.randbelow(500) / 1000)    # staggered over all connections
        self._alarm = self.context.schedule.after(wait, self._ping)

    def _ping(self) -> None:
        transport = self.transport
        if transport is None or transport.is_closing():
            return
        now = self._wall()
        waiting = self.lag.waiting_since
        if waiting is not None and now - waiting > SILENT:
            self.context.counters.dropped("silent")
            self.goodbye(Refused("silent"))
            return
        payload = secrets.token_bytes(8)
        self.lag.ping(payload, now)
        transport.write(b"\x89\x08" + payload)
        self._pings += 1
        self._plan_ping()


class _Id(msgspec.Struct):
    id: str = ""


def _id_of(text: str) -> str:
    """The id of a message that is otherwise malformed, so that the refusal names it; empty without one."""
    try:
        return msgspec.json.decode(text, type=_Id).id[:64]
    except (msgspec.MsgspecError, RecursionError, UnicodeError):
        return ""


class _Type(msgspec.Struct):
    type: str = ""


def _is_hello(text: str) -> bool:
    try:
        return msgspec.json.decode(text, type=_Type).type == "hello"
    except (msgspec.MsgspecError, RecursionError, UnicodeError):
        return False
