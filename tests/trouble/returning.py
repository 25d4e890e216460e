"""Clients that reconnect, as browsers do: after a cut they return to their table and resend unanswered requests."""

from __future__ import annotations

import asyncio
from typing import Any

import aiohttp

from tests.web.people import Visitor


async def come(
    person: Visitor, table: str, http: aiohttp.ClientSession, turned_away: list[str] | None = None,
) -> dict[str, Any]:
    """Try again until the table sends its welcome. `turned_away` collects earlier refusals."""
    person.http, person.table = http, table  # type: ignore[attr-defined]
    person.patience = 10.0  # a suspended process does not answer: soon the request goes to another one
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
    """Send with this id until there is a reply: on a busy machine a process may be declared dead at any time."""
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
    """Why the connection ends, if a reason was sent."""
    try:
        return str((await person.hear("goodbye"))["code"])
    except (aiohttp.ClientError, AssertionError):
        return ""
