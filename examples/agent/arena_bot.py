"""A bot for the arena that is a program of its own: an MCP server with the one tool `choose`.

    ludoteca arena tris random "mcp:python examples/agent/arena_bot.py" --also examples/tris.py

What a model would do stands in `choose`: it is told the table in words and answers with a move in words.
"""

from __future__ import annotations

from mcp.server.fastmcp import FastMCP

server = FastMCP("arena bot", log_level="WARNING")


@server.tool()
def choose(
    game: str, seat: int, told: list[str], moves: list[str], forms: list[str], example: str, refused: str,
) -> str:
    """The move to make. `moves` are those that can be listed; `refused` is why the last answer did not do."""
    return moves[len(moves) // 2] if moves and not refused else example


if __name__ == "__main__":
    server.run("stdio")
