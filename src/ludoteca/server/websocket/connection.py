"""One WebSocket: frames out without queues, frames in with limits, lag measured by ping frames."""

from __future__ import annotations

import asyncio
import secrets
import struct
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

import msgspec
from aiohttp import WSCloseCode, WSMsgType, web

from ludoteca.protocol.integers import check_numbers
from ludoteca.protocol.limits import PROTOCOL
from ludoteca.protocol.messages import Goodbye, Hello, Here, No, Ok, Play, Request, encode
from ludoteca.protocol.refusals import Refused
from ludoteca.server.people.guests import fingerprint
from ludoteca.server.room.room import Room
from ludoteca.server.runtime.client_address import address_of
from ludoteca.server.runtime.scheduler import Alarm
from ludoteca.server.sessions.lag import LagMeter
from ludoteca.server.sessions.session import Page
from ludoteca.server.websocket.frame_guard import MaskedOnly
from ludoteca.server.websocket.tcp_rtt import kernel_round_trip

if TYPE_CHECKING:
    from ludoteca.server.http.context import Doors
    from ludoteca.server.metrics import Counters

MESSAGE_SIZE = 256 * 1024        # bytes of one message: a drawing's strokes fit well
BUFFER = 2 * 1024 * 1024         # bytes a slow reader may lag behind
RATE = 40.0                      # messages per second in the long run
BURST = 120.0                    # and at once
WEIGHT = 8192                    # bytes that count as one message more
HELLO_WITHIN = 10.0              # seconds
PINGS = (50.0, 400.0, 1000.0, 2000.0)    # ms after joining: the first measures come quickly
IN_A_ROW = 4                     # messages of one line before others are heard
UNHEARD_MOST = 240               # messages that may wait to be heard: as many as a full bucket and the goodbye take
COMING = 6.0                     # what a hello weighs at the turnstile: the whole table hears of it
EASY = 12.0                      # messages at once that nobody notices; who says more takes turns at the turnstile
PING_EVERY = 10_000.0
SILENT = 30_000.0                # ms without a pong: the line is dead

UNHEARD = (WSMsgType.TEXT, WSMsgType.BINARY, WSMsgType.PING, WSMsgType.PONG)

decode = msgspec.json.Decoder(Request).decode

def _head(size: int) -> bytes:
    """What stands before a text of so many bytes."""
    if size < 126:
        return bytes((0x81, size))
    return struct.pack("!BBH", 0x81, 126, size) if size < 65536 else struct.pack("!BBQ", 0x81, 127, size)


SHORT = 2048                     # bytes that are put behind their head sooner than it is found out whether they were
_HEADS = tuple(map(_head, range(SHORT)))

_framed: tuple[bytes, bytes] = (b"", b"")


def text_frame(payload: bytes) -> bytes:
    """A whole WebSocket text frame. The same payload sent to many is framed once."""
    global _framed
    last, frame = _framed
    if last is not payload:
        size = len(payload)
        frame = (_HEADS[size] if size < SHORT else _head(size)) + payload
        _framed = (payload, frame)
    return frame


_joined: tuple[tuple[bytes, ...], bytes] = ((), b"")


def text_frames(payloads: tuple[bytes, ...]) -> bytes:
    """Several frames in a row, for one write. The same ones sent to many are put together once."""
    global _joined
    if _joined[0] is not payloads:
        _joined = (payloads, b"".join(map(text_frame, payloads)))
    return _joined[1]


class Outbox:
    """What is to be written at the end of this turn of the loop, one write for each line."""

    def __init__(self, counters: Counters) -> None:
        self.lines: list[Connection] = []          # always this very list: every line knows it
        self.more = 0                              # frames that go along with the first of their line
        self._counters = counters

    def add(self, line: Connection) -> None:
        if not self.lines:
            asyncio.get_running_loop().call_soon(self._empty)
        self.lines.append(line)

    def _empty(self) -> None:
        lines = self.lines.copy()
        self.lines.clear()
        self.write(lines)

    def write(self, lines: Iterable[Connection]) -> None:
        """Now. The busiest lines of the server: no call that can be spared."""
        frames, size, self.more = self.more, 0, 0
        for line in lines:
            unsent = line.unsent
            if not unsent:
                continue                           # whoever was told goodbye meanwhile has heard it
            line.unsent = b""
            transport = line.transport
            if transport is None or transport.is_closing():
                continue
            frames += 1
            size += len(unsent)
            if transport.get_write_buffer_size() > BUFFER:
                self._counters.dropped("slow")
                transport.abort()
            else:
                transport.write(unsent)
        self._counters.sent(size, frames)


class Connection:
    """A socket as the room's page sees it: send and hang up, never wait."""

    def __init__(self, doors: Doors, socket: web.WebSocketResponse, request: web.Request) -> None:
        self.doors = doors
        self.socket = socket
        self.transport = request.transport
        self.address = doors.caller(request)
        self.lag = LagMeter()
        # Else it is the line of our proxy, or of another process of the house.
        self._direct = not (
            doors.surroundings.trusts(address_of(request.remote)) or doors.neighbours.introduced(request))
        self.tokens = BURST
        self._wall = doors.house.wall
        self.refilled = self._wall()
        self.unsent = b""
        self._outbox = doors.outbox
        self._lines = doors.outbox.lines
        self.mark = b""                            # of the token it came with
        self.page: Page | None = None
        self.room: Room | None = None
        self.language = "it"
        self._guard: MaskedOnly | None = None
        self._pings = 0
        self._alarm: Alarm | None = None
        self._closing: asyncio.Task[Any] | None = None

    # -- out

    def send_frame(self, payload: bytes) -> None:
        """What one turn of the loop has to say on a line goes out as one write."""
        if self._closing is not None:
            return
        size = len(payload)
        frame = _HEADS[size] + payload if size < SHORT else text_frame(payload)
        if self.unsent:
            self.unsent += frame
            self._outbox.more += 1
        else:
            self.unsent = frame
            if self._lines:
                self._lines.append(self)
            else:
                self._outbox.add(self)

    def send_frames(self, payloads: tuple[bytes, ...]) -> None:
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

    def masked_only(self, request: web.Request, early: bytes) -> None:
        """From now on frames must be masked; `early` came before the line was ours."""
        self._guard = MaskedOnly(request.protocol._payload_parser, self._unread, UNHEARD_MOST)
        self._guard.pong_to = self._pong_at_once
        if why := self._guard.look(early):
            self._unread(why)
        else:
            request.protocol._payload_parser = self._guard

    def _unread(self, why: str) -> None:
        """What came is not even read: no browser writes that."""
        if why == "unmasked":
            self.doors.counters.dropped("unmasked")
            self.goodbye(Refused("unmasked"), WSCloseCode.PROTOCOL_ERROR)
        else:
            self.doors.counters.dropped("flood")
            self.goodbye(Refused("too_fast"))

    async def talk(self, table: str, turned_away: Refused | None = None) -> None:
        """From hello to the end, which comes at once for whoever is turned away."""
        try:
            if await self._greet(table, turned_away):
                await self._listen()
        finally:
            if self._alarm is not None:
                self._alarm.cancel()
            if self.page is not None and self.room is not None:
                self.room.door.go_out(self.page)

    async def _greet(self, table: str, turned_away: Refused | None) -> bool:
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
        await self.doors.turnstile.let_through(COMING)
        if turned_away is not None:
            self.goodbye(turned_away)
            return False
        try:
            disk = self.doors.house.disk
            guest = await disk.answered(self.doors.house.guests.by_token(hello.token))
            self.mark = fingerprint(hello.token)
            self.room = await disk.answered(self.doors.house.room(table))
        except Refused as refusal:
            self.goodbye(refusal)
            return False
        except OSError:
            self.goodbye(Refused("disk_waits"))
            return False
        except Exception:
            self.doors.house.services.trouble("hello_failed", table=table)
            self.goodbye(Refused("try_again"))
            return False
        self.page = Page(guest.id, self.send_frame, self.hang_up, hello.language, self.lag, self.send_frames)
        self.room.door.come_in(self.page, guest.name, hello)
        self._plan_ping()
        return True

    async def _listen(self) -> None:
        heard = 0
        while (request := await self._next()) is not None:
            heard += 1
            if not heard % IN_A_ROW:
                await asyncio.sleep(0)             # frames that are there already are read without a pause
            self._heard(request)

    def _hear_at_once(self, text: str) -> bool:
        """A message in the very call that brought it. False: whoever says so much has to wait for the turnstile."""
        arrived = self._wall()
        tokens = self.tokens + (arrived - self.refilled) * RATE / 1000
        tokens = (BURST if tokens > BURST else tokens) - 1 - len(text) // WEIGHT
        if tokens < BURST - EASY or self._closing is not None:
            return False
        self.tokens = tokens
        self.refilled = self.arrived = arrived
        request = self._read(text)
        if type(request) is Play:                  # nearly all of them
            self.room.receive(self.page, request, arrived)    # type: ignore[union-attr, arg-type]
        elif request is not None:
            self._heard(request)
        return True

    def _pong_at_once(self, pinged: bytes) -> bool:
        """The answer to a ping in the very call that brought it. False: nobody asked for it, and it is weighed."""
        arrived = self._wall()
        if self._closing is not None or not self._pong(pinged, arrived):
            return False
        self.arrived = arrived
        return True

    def _pong(self, pinged: bytes, arrived: float) -> bool:
        if not self.lag.pong(pinged, arrived):
            return False
        if self._direct and (line := kernel_round_trip(self.transport)) is not None:
            self.lag.limit(line)
        return True

    def _heard(self, request: Any) -> None:
        assert self.room is not None and self.page is not None
        if isinstance(request, Hello):
            self._no("", Refused("hello_twice"))
        elif isinstance(request, Here):
            if not self.doors.house.pulse.drowsy:  # else nobody may rely on us
                self.send_frame(encode(Ok(request.id)))
        else:
            self.room.receive(self.page, request, self.arrived)

    async def _next(self) -> Any | None:
        """The next message that is one; None when the line is over."""
        guard = self._guard
        while True:
            if guard is not None and self.page is not None:
                guard.straight_to = self._hear_at_once    # until something comes that has to be waited for
            frame = await self.socket.receive()
            kind = frame.type
            if guard is not None:
                guard.straight_to = None
                guard.unheard -= 1
            if self._closing is not None and kind in UNHEARD:
                continue                           # whatever was still on its way when the line was given up
            self.arrived = self._wall()
            if kind is WSMsgType.TEXT:
                if not await self._may_speak(len(frame.data)):
                    continue
                request = self._read(frame.data)
                if request is not None:
                    return request
            elif kind is WSMsgType.PONG:
                if not self._pong(bytes(frame.data), self.arrived):
                    await self._may_speak()        # nobody asked for it
            elif kind is WSMsgType.PING:
                if await self._may_speak():
                    await self.socket.pong(frame.data)
            elif kind is WSMsgType.BINARY:
                if await self._may_speak():
                    self._no("", Refused("not_json", detail="binary"))
            else:
                if kind is WSMsgType.ERROR:
                    self.doors.counters.dropped("protocol")
                return None

    def _read(self, text: str) -> Any | None:
        try:
            request = decode(text)
            check_numbers(text)
            return request
        except OverflowError:
            self._no(_id_of(text), Refused("malformed", detail="a number of more than 64 bits"))
        except msgspec.ValidationError as error:
            if self.page is None and _is_hello(text):
                self.goodbye(Refused("protocol"))  # a hello of another version says other things
                return None
            self._no(_id_of(text), Refused("malformed", detail=str(error)[:200]))
        except (msgspec.DecodeError, RecursionError, UnicodeEncodeError) as error:
            self._no("", Refused("not_json", detail=str(error)[:120]))
        return None

    def _no(self, id: str, refusal: Refused) -> None:
        self.doors.counters.refused(refusal.code)
        language = self.page.language if self.page else self.language
        self.send_frame(encode(No(id, refusal.code, refusal.sentence(language), facts=refusal.facts)))

    async def _may_speak(self, size: int = 0) -> bool:
        """A bucket of messages that fills with time; long ones weigh more. Empty: a no; far overdrawn: goodbye."""
        cost = 1 + size // WEIGHT
        self.tokens = self._tokens_left(self.arrived, cost)
        self.refilled = self.arrived
        if self.tokens < BURST - EASY:
            await self.doors.turnstile.let_through(cost)
        if self.tokens >= 0:
            return True
        if self.tokens < -BURST:
            self.doors.counters.dropped("flood")
            self.goodbye(Refused("too_fast"))
        elif self.tokens >= -cost or int(self.tokens) % 20 == 0:
            self._no("", Refused("too_fast"))
        return False

    def _tokens_left(self, now: float, cost: int) -> float:
        return min(BURST, self.tokens + (now - self.refilled) * RATE / 1000) - cost

    # -- lag

    def _plan_ping(self) -> None:
        if self._pings < len(PINGS):
            wait = PINGS[self._pings]
        else:
            wait = PING_EVERY * (0.75 + secrets.randbelow(500) / 1000)    # staggered: never all in one sweep
        self._alarm = self.doors.house.schedule.after(wait, self._ping)

    def _ping(self) -> None:
        transport = self.transport
        if transport is None or transport.is_closing():
            return
        now = self.doors.house.wall()
        waiting = self.lag.waiting_since
        if waiting is not None and now - waiting > SILENT:
            self.doors.counters.dropped("silent")
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
    """The id of a message that is otherwise badly written, so that its sender gets the answer."""
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
