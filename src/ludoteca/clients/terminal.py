"""`ludoteca play`: a table in the terminal. The reference client: it knows no game, the words come from the house."""

from __future__ import annotations

import asyncio
import contextlib
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
from typing import Any

import aiohttp
import msgspec

from ludoteca.clients.client import Ended, Message, Visit, call, session
from ludoteca.clients.credentials import come_in
from ludoteca.rules.texts import register_texts, sentence

TEXTS = "seat"
register_texts(TEXTS, resources.files(__package__) / "texts")

SETTLE = 0.25                      # seconds: what happens together is told together
HOUSE = "http://127.0.0.1:8080"


class Asked(msgspec.Struct, frozen=True):
    """What the command line says: a code, or, to play alone, a game."""

    what: str
    alone: bool = False
    level: str = "artigiano"
    name: str = ""
    at: str = ""
    language: str = "it"
    seats: int | None = None
    options: dict[str, Any] = {}


class Terminal:
    """One chair, told in lines and spoken to in lines."""

    def __init__(self, http: aiohttp.ClientSession, token: str, table: str, language: str) -> None:
        self.language = language
        self.visit = Visit(http, token, table, language, self.hear, lambda: self.show(self.text("lost"), code="33"))
        self.coloured = sys.stdout.isatty() and "NO_COLOR" not in os.environ and os.environ.get("TERM") != "dumb"
        self.since: int | None = None
        self.todo: list[str] = []
        self.aloud: list[str] = []
        self.over = asyncio.Event()
        self._untold = False
        self._telling: asyncio.Task[None] | None = None

    def text(self, key: str, **facts: Any) -> str:
        return sentence(TEXTS, f"play-{key}", self.language, facts)

    def show(self, *lines: str, code: str = "") -> None:
        for line in map(self.folded, lines):
            print(f"\x1b[{code}m{line}\x1b[0m" if code and self.coloured else line, flush=True)

    def folded(self, line: str) -> str:
        """A line no wider than the terminal, broken between words; whoever reads it through a pipe gets it whole."""
        width = shutil.get_terminal_size().columns if sys.stdout.isatty() else len(line)
        if len(line) <= width:
            return line
        margin = " " * (len(line) - len(line.lstrip()) + 2)
        return textwrap.fill(line, width, subsequent_indent=margin, break_on_hyphens=False)

    def hear(self, message: Message) -> None:
        """What the table says by itself: something happened (the words will tell), or somebody talks."""
        if message["type"] == "chat" and message["line"].get("text"):
            self.show(self.text("says", **{name: message["line"][name] for name in ("name", "text")}), code="35")
        elif message["type"] == "begun":
            self.since = None
        if message["type"] in ("welcome", "begun", "room", "update"):
            self._untold = True
            if self._telling is None or self._telling.done():
                self._telling = asyncio.get_running_loop().create_task(self.tell_all())

    async def tell_all(self) -> None:
        """What happens while something is being told is told after it."""
        while self._untold:
            self._untold = False
            await self.tell()

    async def tell(self) -> None:
        """At first everything, then what changed and what is to be done."""
        await asyncio.sleep(SETTLE)
        first = self.since is None
        words = await self.visit.ask("words", **({} if first else {"since": self.since}))
        if words["type"] != "ok":
            return
        if first:
            self.show(*words.get("table", ()), *words.get("mine", ()))
        self.show(*(line for _, line in words.get("changed", ())), code="2")
        now = words.get("now", [])
        known = (*self.aloud, *now)
        self.show(*(line for line in words.get("aloud", ()) if not first and line not in known), code="36")
        todo = now if words.get("seconds") is None else now[:-1]
        if not words.get("version") or todo != self.todo:          # time alone is told to whoever asks for it
            self.show(*now, code="1")
            self.show(*(f"  {line}" for line in words.get("can", ()) if first))
        self.aloud = words.get("aloud", [])
        self.since, self.todo = words.get("version"), todo
        if self.visit.room.get("phase") == "over":
            self.over.set()

    async def speak(self) -> None:
        """What is typed, line by line: a move, a question, or, after a stroke, something for the table."""
        async for typed in lines_typed():
            said = typed.strip()
            if said in ("/ciao", "/bye"):
                return
            if said.startswith(("/parla ", "/say ")):
                answer = await self.visit.ask("say", text=said.split(" ", 1)[1])
            elif said in ("/inizia", "/start"):
                answer = await self.visit.ask("start")
            elif said:
                answer = await self.visit.ask("utter", words=said)
            else:
                continue
            self.show(*answer.get("lines", ()))
            if answer["type"] == "no":
                self.show(answer["sentence"], code="31")


async def lines_typed() -> AsyncIterator[str]:
    """Lines of standard input, read beside everything else."""
    loop, found = asyncio.get_running_loop(), asyncio.Queue[str | None]()

    def read() -> None:
        with contextlib.suppress(RuntimeError):                # the game is over, and nobody listens any more
            for line in sys.stdin:
                loop.call_soon_threadsafe(found.put_nowait, line)
            loop.call_soon_threadsafe(found.put_nowait, None)

    threading.Thread(target=read, daemon=True).start()
    while (line := await found.get()) is not None:
        yield line


async def play(asked: Asked) -> None:
    """Find the table or open one, sit down, and play until one leaves."""
    leave_in_order()
    async with a_house(asked) as address, session(address, asked.language) as http:
        token = await come_in(http, address, asked.name, asked.language)
        if asked.alone:
            wanted = {"game": asked.what, "options": asked.options, **({"seats": asked.seats} if asked.seats else {})}
            table = await call(http, "POST", "/api/tables", wanted, token)
        else:
            table = await call(http, "GET", f"/api/codes/{asked.what.upper()}")
        terminal = Terminal(http, token, table["table"], asked.language)
        terminal.show(terminal.text("welcome"), code="2")
        staying = asyncio.create_task(terminal.visit.stay())
        speaking = asyncio.create_task(begin_and_speak(terminal, asked))
        try:
            done, _ = await asyncio.wait({staying, speaking}, return_when=asyncio.FIRST_COMPLETED)
            if speaking in done and not sys.stdin.isatty():
                with contextlib.suppress(TimeoutError):        # a script's last words deserve to be heard out
                    await asyncio.wait_for(terminal.over.wait(), 2)
        finally:                                               # nobody knocks again at a house that is being closed
            staying.cancel()
            speaking.cancel()
            await asyncio.gather(staying, speaking, return_exceptions=True)
        for task in done:
            task.result()
        terminal.show(goodbye(asked), code="2")


def goodbye(asked: Asked) -> str:
    """A house that was opened for this game alone goes with it."""
    return sentence(TEXTS, "play-bye-alone" if asked.alone and not asked.at else "play-bye", asked.language)


def leave_in_order() -> None:
    """A closed window or a polite kill ends the game like a goodbye: the house that was opened for it goes too."""
    loop, playing = asyncio.get_running_loop(), asyncio.current_task()
    assert playing is not None
    for name in ("SIGTERM", "SIGHUP"):
        with contextlib.suppress(NotImplementedError, AttributeError):        # not on every system
            loop.add_signal_handler(getattr(signal, name), playing.cancel)


async def begin_and_speak(terminal: Terminal, asked: Asked) -> None:
    if asked.alone:
        await fill(terminal.visit, asked.level)
    await terminal.speak()


async def fill(visit: Visit, level: str) -> None:
    """A bot on every other chair, and off we go."""
    await visit.here.wait()
    for chair in visit.room["chairs"]:
        if chair["kind"] == "empty":
            await visit.ask("bot", seat=chair["seat"], level=level)
    await visit.ask("start")


@asynccontextmanager
async def a_house(asked: Asked) -> AsyncIterator[str]:
    """The address of the house: the one that was named or, to play alone, one opened for that, which keeps nothing."""
    if asked.at or not asked.alone:
        yield asked.at or HOUSE
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
            raise Ended(sentence(TEXTS, "play-nobody", asked.language, {"address": "localhost"}))
        yield f"http://127.0.0.1:{found[1].decode()}"
    finally:
        with contextlib.suppress(ProcessLookupError):
            server.terminate()
        await server.wait()


def run(asked: Asked) -> int:
    """Play; every end is one sentence."""
    try:
        asyncio.run(play(asked))
    except asyncio.CancelledError:
        return 0
    except KeyboardInterrupt:
        print("\n" + goodbye(asked))
    except Ended as end:
        print(end)
        return 1
    except (aiohttp.ClientError, OSError):
        print(sentence(TEXTS, "play-nobody", asked.language, {"address": asked.at or HOUSE}))
        return 1
    return 0
