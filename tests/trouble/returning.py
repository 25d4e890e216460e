"""People who come back, as browsers do: cut off, they return to their table and ask again what was not answered."""

from __future__ import annotations

import asyncio
from typing import Any

import aiohttp

from tests.web.people import Visitor


async def come(
    person: Visitor, table: str, http: aiohttp.ClientSession, turned_away: list[str] | None = None,
) -> dict[str, Any]:
    """Try again until the table welcomes. `turned_away`: why it did not before."""
    person.http, person.table = http, table  # type: ignore[attr-defined]
    person.patience = 10.0                         # a process that sleeps answers nobody: soon another one is asked
    while True:
        try:
            welcome = await person.come(table)
            if welcome["type"] == "welcome":
                return welcome
            if turned_away is not None:
                turned_away.append(welcome["code"])
        except (aiohttp.ClientError, AssertionError, TimeoutError):
            pass
        await asyncio.sleep(0.1)


async def insist(person: Visitor, type: str, id: str, **fields: Any) -> dict[str, Any]:
    """Ask with this id until there is an answer: on a busy machine a process may be taken for dead at any time."""
    while True:
        try:
            answer = await person.ask(type, id=id, **fields)
            if answer.get("code") != "try_again":
                return answer
        except (aiohttp.ClientError, TimeoutError):
            pass
        except AssertionError:
            if person.socket is None or not person.socket.closed:
                raise
        await come(person, person.table, person.http)  # type: ignore[attr-defined]


async def mark(person: Visitor, cell: int) -> None:
    assert (await insist(person, "move", f"m{cell}", move={"type": "mark", "cell": cell}))["type"] == "ok"


async def goodbye(person: Visitor) -> str:
    """Why the line ends, as far as it is told."""
    try:
        return str((await person.hear("goodbye"))["code"])
    except (aiohttp.ClientError, AssertionError):
        return ""
