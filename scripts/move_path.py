"""Traces one real move through a server in this process, from its WebSocket frame to the broadcast.

    python -m scripts.move_path             print the functions the move passes
    python -m scripts.move_path --update    write them into the page about requests and moves

Listed is every function of the server, the protocol, the store and the table, where it is called first. Comprehensions,
lambdas and the rules of the game are left out. The third move of a game is traced: by then all caches are filled.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import CodeType, FrameType
from typing import Any

from ludoteca.server.house.limits import Limits
from tests.web.people import Visitor, site

ROOT = Path(__file__).resolve().parent.parent
SOURCE = str(ROOT / "src" / "ludoteca") + "/"
PAGE = ROOT / "docs" / "internals" / "requests-and-moves.md"
BEGIN, END = '```text "one move, traced"\n', "```\n"
TRACED = ("server/", "store/", "protocol/", "rules/table.py")
QUIET = Limits(active_heartbeat=10**12, sweep=10**12, watch=10**12)           # the server writes nothing of its own
# Where the event loop enters our code for a move. Heartbeats, timers and pongs enter elsewhere and are not listed.
ENTRIES = {
    "server.websocket.frame_guard.FrameGuard.feed_data": "the loop reads the socket",
    "store.sqlite.writer.SqliteFile._hand_over": "end of this turn of the loop",
    "store.sqlite.writer.SqliteFile._commit": "the writer's thread",
    "store.sqlite.writer.SqliteFile._resolve": "the commit is done: back in the loop's thread",
    "server.websocket.outbox.Outbox._empty": "end of that turn of the loop",
}


def name_of(code: CodeType) -> str:
    module = code.co_filename.removeprefix(SOURCE).removesuffix(".py").replace("/", ".")
    return f"{module}.{code.co_qualname}"


class Tracer:
    """Records calls of the traced modules while `on`: for each entry from the event loop one list, with depths."""

    def __init__(self) -> None:
        self.on = False
        self.calls: list[tuple[str, list[tuple[int, str]]]] = []
        self._within: dict[int, Any] = {}          # by thread: its outermost frame of ours, and what it called

    def __call__(self, frame: FrameType, event: str, _: object) -> None:
        if event != "call" or not self.on or not self._is_traced(frame.f_code):
            return
        stack = [each for each in self._stack(frame) if name_of(each.f_code) != WRITER]
        outermost, thread = stack[-1], threading.get_ident()
        within = self._within.get(thread)
        if within is None or within[0] is not outermost:
            within = self._within[thread] = (outermost, [])
            self.calls.append((name_of(outermost.f_code), within[1]))
        if "<" not in frame.f_code.co_name:
            within[1].append((len(stack) - 1, name_of(frame.f_code)))

    @staticmethod
    def _is_traced(code: CodeType) -> bool:
        return code.co_filename.startswith(SOURCE) and code.co_filename[len(SOURCE):].startswith(TRACED)

    def _stack(self, frame: FrameType | None) -> Iterator[FrameType]:
        while frame is not None:
            if self._is_traced(frame.f_code) and "<" not in frame.f_code.co_name:
                yield frame
            frame = frame.f_back


WRITER = "store.sqlite.writer.SqliteFile._write_all"     # the bottom of the writer's thread


@contextmanager
def tracing() -> Iterator[Tracer]:
    """Trace this thread, and each thread started meanwhile, whenever the tracer is on."""
    tracer = Tracer()
    before = sys.getprofile()
    threading.setprofile(tracer)
    sys.setprofile(tracer)
    try:
        yield tracer
    finally:
        sys.setprofile(before)
        threading.setprofile(None)


async def calls_of_a_move() -> list[tuple[str, list[tuple[int, str]]]]:
    """Every entry from the event loop during one move, with its calls."""
    with tracing() as tracer:
        async with site(limits=QUIET) as here:
            ada, bea = await here.visit("Ada"), await here.visit("Bea")
            table = (await ada.open_table(seats=2))["table"]
            await ada.come(table)
            await bea.come(table)
            await ada.ask("start")
            await bea.hear("begun")
            await mark(ada, bea, 0)
            await mark(bea, ada, 1)
            await asyncio.sleep(0)
            tracer.on = True
            await mark(ada, bea, 2)
            tracer.on = False
    return tracer.calls


async def mark(player: Visitor, other: Visitor, cell: int) -> None:
    """Play one move and wait until both players have received it."""
    answer = await player.ask("move", move={"type": "mark", "cell": cell})
    assert answer["type"] == "ok", answer
    await other.hear("update")


def path() -> list[str]:
    """The lines of the page: every function where it is called first, indented by what calls it."""
    known: set[str] = set()
    lines: list[str] = []
    traced = asyncio.run(calls_of_a_move())
    assert ENTRIES.keys() <= {entry for entry, _ in traced}, "an entry has another name now"
    for entry, calls in traced:
        if entry not in ENTRIES or any("pong" in name for _, name in calls):
            continue
        lines.append(f"-- {ENTRIES[entry]}")
        for depth, name in calls:
            if name not in known:
                known.add(name)
                lines.append("  " * depth + name.replace(".<locals>", ""))
    return lines


def listed() -> list[str]:
    """The lines that the page has at present."""
    text = PAGE.read_text("utf-8")
    return text.partition(BEGIN)[2].partition(END)[0].splitlines()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--update", action="store_true", help="write the list into the page")
    update, lines = parser.parse_args().update, "\n".join(path())
    if not update:
        print(lines)
        return
    head, _, rest = PAGE.read_text("utf-8").partition(BEGIN)
    PAGE.write_text(head + BEGIN + lines + "\n" + END + rest.partition(END)[2], "utf-8")


if __name__ == "__main__":
    main()
