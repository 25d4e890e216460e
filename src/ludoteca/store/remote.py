"""Remote store: the calls of a store that another process on this machine holds, over a socket.

One SQLite file has one writer. With several workers the supervisor holds the file, and the workers write through it.
All writes that arrive together are one commit. Plain entries are nearly all writes during play: those of one turn of
the event loop are one message.
"""

from __future__ import annotations

import asyncio
import inspect
import socket
import struct
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from time import monotonic
from typing import Any, cast, get_args, get_origin, get_type_hints

import msgspec

from ludoteca.store.errors import Conflict, Crowded, LeaseLost, Noted, Unavailable
from ludoteca.store.interface import Store
from ludoteca.store.rows import FeatRow, Lease, LogRow, NoteRow, ResultRow, RoomRow, StoreHealth
from ludoteca.store.sqlite.store import NewEntry, SqliteStore, new_entry

CALLS = {
    name: call for name, call in vars(Store).items()
    if inspect.isfunction(call) and not name.startswith("_") and name not in ("open", "close", "health")}
ERRORS: dict[str, type[Exception]] = {
    each.__name__: each for each in (Conflict, Crowded, LeaseLost, Noted, Unavailable)}
LENGTH = struct.Struct("!I")
ENTRIES = "entries together"
AGAIN = 0.2                      # seconds until a failed registration is tried again

Refusal = tuple[str, str]
"""The kind of an error, and its message."""

encode = msgspec.msgpack.Encoder().encode
_read_question = msgspec.msgpack.Decoder(tuple[int, str, msgspec.Raw]).decode
_read_answer = msgspec.msgpack.Decoder(tuple[int, str, msgspec.Raw]).decode
_read_entries = msgspec.msgpack.Decoder(list[NewEntry]).decode
_read_refusals = msgspec.msgpack.Decoder(dict[int, Refusal]).decode


def _types(call: Callable[..., Any]) -> tuple[Any, Any]:
    """What a call is given, as one type, and what it gives."""
    hints = get_type_hints(call)
    given = hints.pop("return")
    if get_origin(given) is Awaitable:
        given = get_args(given)[0]
    return tuple[tuple(hints.values())], given  # type: ignore[misc]


QUESTIONS = {name: msgspec.msgpack.Decoder(_types(call)[0]) for name, call in CALLS.items()}
ANSWERS = {name: msgspec.msgpack.Decoder(_types(call)[1]) for name, call in CALLS.items()}
SIGNATURES = {name: inspect.signature(call) for name, call in CALLS.items()}
GIVEN = {name: len(signature.parameters) - 1 for name, signature in SIGNATURES.items()}    # arguments of a whole call


class Frames(asyncio.Protocol):
    """Messages with their length before them; those of one turn of the event loop are one write."""

    def __init__(self, on_message: Callable[[bytes], None], lost: Callable[[], None]) -> None:
        self._on_message = on_message
        self._lost = lost
        self._transport: asyncio.Transport | None = None
        self.pieces = 0                            # received
        self._in = bytearray()
        self._out: list[bytes] = []

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)

    def data_received(self, data: bytes) -> None:
        self.pieces += 1
        self._in += data
        at, end = 0, len(self._in)
        while end - at >= LENGTH.size:
            size = LENGTH.unpack_from(self._in, at)[0]
            if end - at - LENGTH.size < size:
                break
            at += LENGTH.size
            self._on_message(bytes(self._in[at:at + size]))
            at += size
        del self._in[:at]

    def connection_lost(self, error: BaseException | None) -> None:
        self._transport = None
        self._lost()

    def send(self, message: bytes) -> None:
        if not self._out:
            asyncio.get_running_loop().call_soon(self._flush)
        self._out += (LENGTH.pack(len(message)), message)

    def _flush(self) -> None:
        out, self._out = self._out, []
        if self._transport is not None:
            self._transport.write(b"".join(out))

    def close(self) -> None:
        if self._transport is not None:
            self._transport.close()


class StoreServer:
    """Serves the store of this process to one other process. With `patience` its first registration waits until the
    store answers."""

    def __init__(self, store: SqliteStore, patience: bool = False) -> None:
        self._store = store
        self._patience = patience
        self._connection = Frames(self._on_request, lambda: None)
        self._tasks: set[asyncio.Task[None]] = set()
        self._begun: set[int] = set()              # incarnations
        self._waited_for = False                   # whether one has been asked for

    async def open(self, sock: socket.socket) -> None:
        await asyncio.get_running_loop().create_connection(lambda: self._connection, sock=sock)

    def close(self) -> None:
        self._patience = False
        self._connection.close()

    async def begun(self) -> set[int]:
        """Incarnations registered here; waits for pending calls."""
        while self._tasks:
            await asyncio.wait(self._tasks)
        return self._begun

    def _on_request(self, message: bytes) -> None:
        number, name, facts = _read_question(message)
        if name == ENTRIES:
            self._store.append_all(_read_entries(facts)).add_done_callback(partial(self._added, number))
            return
        arguments = QUESTIONS[name].decode(facts)
        given = self._begin(*arguments) if name == "register_process" else getattr(self._store, name)(*arguments)
        if isinstance(given, asyncio.Future):
            given.add_done_callback(partial(self._written, number))
            return
        task = asyncio.ensure_future(self._answer(number, given))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _begin(self, now: int, address: str) -> int:
        first, self._waited_for = not self._waited_for, True    # later registrations have retries of their own
        while True:
            try:
                incarnation = await self._store.register_process(now, address)
                break
            except Unavailable:
                if not (first and self._patience):
                    raise
                await asyncio.sleep(AGAIN)
        self._begun.add(incarnation)
        return incarnation

    def _written(self, number: int, given: asyncio.Future[Any]) -> None:
        error = given.exception()
        if error is None:
            self._connection.send(encode((number, "", given.result())))
        else:
            self._refuse(number, error)

    def _added(self, number: int, given: asyncio.Future[dict[int, Exception]]) -> None:
        error = given.exception()
        if error is None:
            refused = {place: _encode_error(why) for place, why in given.result().items()}
            self._connection.send(encode((number, "", refused)))
        else:
            self._refuse(number, error)

    async def _answer(self, number: int, given: Awaitable[Any]) -> None:
        try:
            self._connection.send(encode((number, "", await given)))
        except Exception as error:
            self._refuse(number, error)

    def _refuse(self, number: int, error: BaseException) -> None:
        self._connection.send(encode((number, *_encode_error(error))))


def _encode_error(error: BaseException) -> Refusal:
    kind = next((each.__name__ for each in type(error).__mro__ if each.__name__ in ERRORS), "RuntimeError")
    return kind, str(error)


def _decode_error(kind: str, message: str) -> Exception:
    return ERRORS.get(kind, RuntimeError)(message)


class RemoteStore:
    """The other end: sends each call of a Store over the socket."""

    shared = True

    def __init__(self, sock: socket.socket, lost: Callable[[], None] = lambda: None) -> None:
        self._sock = sock
        self._lost = lost
        self._connection: Frames | None = None
        self._numbers = 0
        self._unanswered: dict[int, tuple[str, list[asyncio.Future[Any]], float]] = {}    # with since when
        self._entries: list[tuple[NewEntry, asyncio.Future[None]]] = []    # that this turn of the loop has brought
        self._answered: float | None = None
        self._answers = 0
        self._trouble = ""
        self._calls: dict[str, Callable[..., asyncio.Future[Any]]] = {}

    async def open(self) -> None:
        self._connection = Frames(self._on_message, self._gone)
        connection = self._connection
        await asyncio.get_running_loop().create_connection(lambda: connection, sock=self._sock)

    async def close(self) -> None:
        if self._connection is not None:
            self._lost = lambda: None
            self._connection.close()

    def health(self) -> StoreHealth:
        now = monotonic()
        oldest = next((since for _, _, since in self._unanswered.values()), now)
        waiting = sum(len(futures) for _, futures, _ in self._unanswered.values())
        return StoreHealth(
            writer=self._connection is not None, commits=0 if self._connection is None else self._connection.pieces,
            writes=self._answers, since_commit=None if self._answered is None else int(1000 * (now - self._answered)),
            waiting=waiting, waiting_for=int(1000 * (now - oldest)), trouble=self._trouble)

    def __getattr__(self, name: str) -> Callable[..., asyncio.Future[Any]]:
        if name not in CALLS:
            raise AttributeError(name)

        def call(*arguments: Any, **facts: Any) -> asyncio.Future[Any]:
            return self._ask(name, arguments, facts)

        self.__dict__[name] = call
        return call

    def _ask(self, name: str, arguments: tuple[Any, ...], facts: dict[str, object]) -> asyncio.Future[Any]:
        future: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        if self._connection is None:
            future.set_exception(Unavailable("the process that holds the store is gone"))
            return future
        if facts or len(arguments) != GIVEN[name]:
            bound = SIGNATURES[name].bind(self, *arguments, **facts)
            bound.apply_defaults()
            arguments = bound.args[1:]
        self._send(self._connection, name, arguments, [future])
        return future

    def append(
        self, room: str, round: int, row: LogRow, saved: RoomRow | None = None, result: ResultRow | None = None,
        feats: Sequence[FeatRow] = (), lease: Lease | None = None, notes: Sequence[NoteRow] = (),
    ) -> asyncio.Future[None]:
        if lease is None or saved is not None or result is not None or feats or notes or self._connection is None:
            return self._ask("append", (room, round, row, saved, result, feats, lease, notes), {})
        loop = asyncio.get_running_loop()
        future: asyncio.Future[None] = loop.create_future()
        if not self._entries:
            loop.call_soon(self._send_entries)
        self._entries.append((new_entry(room, round, row, lease), future))
        return future

    def _send_entries(self) -> None:
        entries, self._entries = self._entries, []
        futures = [future for _, future in entries]
        if self._connection is None:
            _fail(futures, Unavailable("the process that holds the store is gone"))
        else:
            self._send(self._connection, ENTRIES, [entry for entry, _ in entries], futures)

    def _send(
        self, connection: Frames, name: str, arguments: Sequence[Any], futures: list[asyncio.Future[Any]],
    ) -> None:
        self._numbers += 1
        self._unanswered[self._numbers] = name, futures, monotonic()
        connection.send(encode((self._numbers, name, arguments)))

    def _on_message(self, message: bytes) -> None:
        number, kind, body = _read_answer(message)
        name, futures, _ = self._unanswered.pop(number)
        self._answered = monotonic()
        self._answers += len(futures)
        self._trouble = kind if kind == "Unavailable" else ""
        if kind:
            _fail(futures, _decode_error(kind, msgspec.msgpack.decode(body, type=str)))
        elif name == ENTRIES:
            refused = _read_refusals(body)
            for place, future in enumerate(futures):
                if place in refused:
                    _fail([future], _decode_error(*refused[place]))
                elif not future.done():
                    future.set_result(None)
        elif not futures[0].done():
            futures[0].set_result(ANSWERS[name].decode(body))

    def _gone(self) -> None:
        self._connection = None
        for _, futures, _ in self._unanswered.values():
            _fail(futures, Unavailable("the process that holds the store is gone"))
        self._unanswered.clear()
        self._lost()


def _fail(futures: Sequence[asyncio.Future[Any]], error: Exception) -> None:
    for future in futures:
        if not future.done():
            future.set_exception(error)


def remote_store(sock: socket.socket, lost: Callable[[], None] = lambda: None) -> Store:
    """The store at the other end of a connection; `lost` is called when that end is gone."""
    return cast(Store, RemoteStore(sock, lost))
