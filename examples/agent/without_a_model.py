"""An agent without any model: it sits at a table by MCP and plays whatever legal move it is shown.

    ludoteca serve                     # a table is opened in the browser: it has a code
    python examples/agent/without_a_model.py FPVX      # then the host says yes in the lobby

What a model would do stands in `choose`: it gets the words of its seat and answers with a move in words.
"""

from __future__ import annotations

import asyncio
import json
import sys
from typing import Any

from mcp import ClientSession, StdioServerParameters
from mcp.client.stdio import stdio_client


def choose(told: dict[str, Any], legal: dict[str, Any]) -> str:
    """The move, in words: here the example that comes with the legal moves."""
    return str(legal["example"])


async def use(session: ClientSession, tool: str, **facts: Any) -> Any:
    """Use a tool; its answer as data."""
    answer = await session.call_tool(tool, facts)
    text = "".join(getattr(part, "text", "") for part in answer.content)
    if answer.isError:
        raise RuntimeError(text)
    return answer.structuredContent or json.loads(text)


async def play(session: ClientSession, code: str, name: str = "Robi") -> dict[str, Any]:
    """A whole game at the table with this code; how the table stands at its end."""
    table = await use(session, "sit", code=code, name=name)
    while not table["over"]:
        table = await use(session, "wait_for_my_turn", seconds=20)
        if not table["my_turn"]:
            continue
        legal = await use(session, "legal_moves")
        if not legal["my_turn"]:
            continue
        answer = await use(session, "play", move=choose(await use(session, "look"), legal))
        if not answer["ok"] and answer.get("code") == "too_often":
            await asyncio.sleep(answer["facts"]["seconds"])
    return dict(table)


async def main(code: str, *where: str) -> None:
    server = StdioServerParameters(command=sys.executable, args=["-m", "ludoteca.cli", "mcp", *where])
    async with stdio_client(server) as (reading, writing), ClientSession(reading, writing) as session:
        await session.initialize()
        print(json.dumps((await play(session, code))["outcome"], indent=2))


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
