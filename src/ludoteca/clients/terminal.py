"""`ludoteca play`: a table in the terminal. The reference client: it knows no game, the server sends every sentence."""

from __future__ import annotations

import asyncio
import contextlib
import difflib
import os
import re
import shutil
import signal
import sys
import textwrap
import threading
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib import resources

import aiohttp
import msgspec

from ludoteca.clients.client import ConnectionEnded, Message, TableClient, call, open_session
from ludoteca.clients.credentials import find_or_create_guest
from ludoteca.rules.texts import register_texts, sentence

TEXTS = "seat"
register_texts(TEXTS, resources.files(__package__) / "texts")

SETTLE_SECONDS = 0.25              # updates within this time are printed together
LOCAL_SERVER = "http://127.0.0.1:8080"


class PlayArguments(msgspec.Struct, frozen=True):
    """Arguments of `ludoteca play`. `what` is a table's code or, with `alone`, a game's id."""

    what: str
    alone: bool = False
    level: str = "artigiano"
    name: str = ""
    at: str = ""
    language: str = "it"
    seats: int | None = None
    options: dict[str, object] = {}


class Terminal:
    """One seat in a terminal: prints what the server tells and sends what is typed."""

    def __init__(self, http: aiohttp.ClientSession, token: str, table: str, language: str) -> None:
        self.language = language
        self.client = TableClient(
            http, token, table, language, self.on_message, lambda: self.show(self.text("lost"), code="33"))
        self.coloured = sys.stdout.isatty() and "NO_COLOR" not in os.environ and os.environ.get("TERM") != "dumb"
        self.since: int | None = None              # version printed last; None: print the whole table
        self.now: list[str] = []                   # what is to be done, as printed last, without the time left
        self.aloud: list[str] = []
        self.over = asyncio.Event()
        self._is_stale = False
        self._printing: asyncio.Task[None] | None = None

    def text(self, key: str, **facts: object) -> str:
        return sentence(TEXTS, f"play-{key}", self.language, facts)

    def show(self, *lines: str, code: str = "") -> None:
        for line in map(self.fold, lines):
            print(f"\x1b[{code}m{line}\x1b[0m" if code and self.coloured else line, flush=True)

    def fold(self, line: str) -> str:
        """The line broken between words to the terminal's width; unchanged where the output is a pipe."""
        width = shutil.get_terminal_size().columns if sys.stdout.isatty() else len(line)
        if len(line) <= width:
            return line
        margin = " " * (len(line) - len(line.lstrip()) + 2)
        return textwrap.fill(line, width, subsequent_indent=margin, break_on_hyphens=False)

    def on_message(self, message: Message) -> None:
        """Print chat at once; for every other change ask the server for the words to print."""
        if message["type"] == "chat" and message["line"].get("text"):
            self.show(self.text("says", **{name: message["line"][name] for name in ("name", "text")}), code="35")
        elif message["type"] == "begun":
            self.since = None
        if message["type"] in ("welcome", "begun", "room", "update"):
            self._is_stale = True
            if self._printing is None or self._printing.done():
                self._printing = asyncio.get_running_loop().create_task(self.print_all_changes())

    async def print_all_changes(self) -> None:
        """Print until nothing changed while printing. The end of the connection is reported by `TableClient.run`."""
        with contextlib.suppress(ConnectionEnded):
            while self._is_stale:
                self._is_stale = False
                await self.print_changes()

    async def print_changes(self) -> None:
        """Print the whole table the first time, then what changed and what is to be done."""
        await asyncio.sleep(SETTLE_SECONDS)
        first = self.since is None
        words = await self.client.ask("words", **({} if first else {"since": self.since}))
        if words["type"] != "ok":
            return
        if first:
            self.show(*words.get("table", ()), *words.get("mine", ()))
        self.show(*(line for _, line in words.get("changed", ())), code="2")
        now = words.get("now", [])
        known = (*self.aloud, *now)
        self.show(*(line for line in words.get("aloud", ()) if not first and line not in known), code="36")
        timeless = now if words.get("seconds") is None else now[:-1]
        if first or timeless != self.now:                          # the time left alone is no news
            self.show(*now, code="1")
            self.show(*(f"  {line}" for line in words.get("can", ()) if first))
        self.aloud = words.get("aloud", [])
        self.since, self.now = words.get("version"), timeless
        if self.client.room.get("phase") == "over":
            self.over.set()

    async def read_input(self) -> None:
        """Send each typed line: a move, a question, or a command that begins with a slash. Returns at `/bye`."""
        async for typed in typed_lines():
            said = typed.strip()
            if said in ("/ciao", "/bye"):
                return
            if said.startswith(("/parla ", "/say ")):
                answer = await self.client.ask("say", text=said.split(" ", 1)[1])
            elif said in ("/inizia", "/start"):
                answer = await self.client.ask("start")
            elif said:
                answer = await self.client.ask("utter", words=said)
            else:
                continue
            self.show(*answer.get("lines", ()))
            if answer["type"] == "no":
                self.show(answer["sentence"], code="31")


async def typed_lines() -> AsyncIterator[str]:
    """Lines of standard input, read in a thread of their own."""
    loop, found = asyncio.get_running_loop(), asyncio.Queue[str | None]()

    def read() -> None:
        with contextlib.suppress(RuntimeError):                # the loop is closed: the game is over
            for line in sys.stdin:
                loop.call_soon_threadsafe(found.put_nowait, line)
            loop.call_soon_threadsafe(found.put_nowait, None)

    threading.Thread(target=read, daemon=True).start()
    while (line := await found.get()) is not None:
        yield line


async def play(asked: PlayArguments) -> None:
    """Find the table or open one, join it, and play until the player or the server ends the connection."""
    cancel_on_signal()
    async with server_for(asked) as address, open_session(address, asked.language) as http:
        token = await find_or_create_guest(http, address, asked.name, asked.language)
        if asked.alone:
            table = await open_table(http, token, asked)
        else:
            table = await call(http, "GET", f"/api/codes/{asked.what.upper()}")
        terminal = Terminal(http, token, table["table"], asked.language)
        terminal.show(terminal.text("welcome"), code="2")
        connection = asyncio.create_task(terminal.client.run())
        typing = asyncio.create_task(start_and_read(terminal, asked))
        try:
            done, _ = await asyncio.wait({connection, typing}, return_when=asyncio.FIRST_COMPLETED)
            if typing in done and not sys.stdin.isatty():
                with contextlib.suppress(TimeoutError):        # a script's last move may still end the game
                    await asyncio.wait_for(terminal.over.wait(), 2)
        finally:                                               # stop reconnecting before the server is closed
            connection.cancel()
            typing.cancel()
            await asyncio.gather(connection, typing, return_exceptions=True)
        for task in done:
            task.result()
        terminal.show(goodbye(asked), code="2")


async def open_table(http: aiohttp.ClientSession, token: str, asked: PlayArguments) -> Message:
    """Open the table. A wrong game or option raises ConnectionEnded with the list of those there are."""
    games: list[Message] = await call(http, "GET", "/api/games")
    chosen = next((each for each in games if each["id"] == asked.what), None)
    if chosen is None:
        raise ConnectionEnded(wrong_name(asked, "game", asked.what, [each["id"] for each in games], game=asked.what))
    wanted = {"game": asked.what, "options": asked.options, **({"seats": asked.seats} if asked.seats else {})}
    try:
        table: Message = await call(http, "POST", "/api/tables", wanted, token)
    except ConnectionEnded as refusal:
        known = list(chosen["options"])
        wrong = next((name for name in asked.options if name not in known), None)
        if wrong is None:
            raise
        raise ConnectionEnded(
            wrong_name(asked, "option", wrong, known, game=asked.what, sentence=str(refusal))) from None
    return table


def wrong_name(asked: PlayArguments, kind: str, name: str, known: list[str], **facts: str) -> str:
    """A sentence that says what is wrong, names the most similar name, and lists all."""
    near = difflib.get_close_matches(name, known, 1)
    return sentence(TEXTS, f"play-no-such-{kind}", asked.language, {
        **facts, "near": near[0] if near else "none", "known": ", ".join(known)})


def goodbye(asked: PlayArguments) -> str:
    """The last line. A server that was started for this game alone ends with it."""
    return sentence(TEXTS, "play-bye-alone" if asked.alone and not asked.at else "play-bye", asked.language)


def cancel_on_signal() -> None:
    """Let SIGTERM and SIGHUP (a closed window) end the game as `/bye` does, so that the server started for it stops."""
    loop, playing = asyncio.get_running_loop(), asyncio.current_task()
    assert playing is not None
    for name in ("SIGTERM", "SIGHUP"):
        with contextlib.suppress(NotImplementedError, AttributeError):        # not on every system
            loop.add_signal_handler(getattr(signal, name), playing.cancel)


async def start_and_read(terminal: Terminal, asked: PlayArguments) -> None:
    if asked.alone:
        await seat_bots_and_start(terminal.client, asked.level)
    await terminal.read_input()


async def seat_bots_and_start(client: TableClient, level: str) -> None:
    """Put a bot on every empty seat and start the game."""
    await client.connected.wait()
    for chair in client.room["chairs"]:
        if chair["kind"] == "empty":
            await client.ask("bot", seat=chair["seat"], level=level)
    await client.ask("start")


@asynccontextmanager
async def server_for(asked: PlayArguments) -> AsyncIterator[str]:
    """The server's address. To play alone without an address, start a server that stores nothing, and stop it after."""
    if asked.at or not asked.alone:
        yield asked.at or LOCAL_SERVER
        return
    server = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "ludoteca.cli", "serve", "--host=127.0.0.1", "--port=0", "--no-browser",
        "--database=:memory:", "--bot-workers=1", "--log-level=error",
        stdout=asyncio.subprocess.PIPE, start_new_session=True)
    try:
        found = None
        assert server.stdout is not None
        while found is None and (line := await server.stdout.readline()):
            found = re.search(rb"http://localhost:(\d+)/", line)
        if found is None:
            raise ConnectionEnded(sentence(TEXTS, "play-nobody", asked.language, {"address": "localhost"}))
        yield f"http://127.0.0.1:{found[1].decode()}"
    finally:
        with contextlib.suppress(ProcessLookupError):
            server.terminate()
        await server.wait()


def run(asked: PlayArguments) -> int:
    """Play and return the exit code: 0 after a goodbye, 1 with one sentence where the server ended or refused it."""
    try:
        asyncio.run(play(asked))
    except asyncio.CancelledError:
        return 0
    except KeyboardInterrupt:
        print("\n" + goodbye(asked))
    except ConnectionEnded as end:
        print(end)
        return 1
    except BrokenPipeError:
        raise                          # its own output is closed; the server may be well
    except (aiohttp.ClientError, OSError):
        print(sentence(TEXTS, "play-nobody", asked.language, {"address": asked.at or LOCAL_SERVER}))
        return 1
    return 0
