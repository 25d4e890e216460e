"""`ludoteca mcp`: a seat for agents over the Model Context Protocol (official SDK, extra `mcp`)."""

from __future__ import annotations

from typing import Any

import aiohttp
import msgspec
from mcp.server.fastmcp import FastMCP
from mcp.types import ToolAnnotations

from ludoteca.clients.agent_seat import AgentSeat
from ludoteca.clients.client import ConnectionEnded, Message, call, open_session
from ludoteca.protocol.messages import Language
from ludoteca.rules import Chance
from ludoteca.rules.registry import game as find_game
from ludoteca.rules.text_interface import example_in_words, offered, worth_saying
from ludoteca.rules.words import Tongue

GUIDE = """Ludoteca is a server for board games. Ask a person for a table's code, `sit` there, and wait: the host must
agree before you get a seat, and everyone sees that you are an agent. Then repeat `wait_for_my_turn`, `look`,
`legal_moves` and `play` until the game is over. Moves are said in words, in the forms that `legal_moves` lists. You see
what your seat may know and nothing else. Limit: 20 requests at once, then two a second. `rules` explains each game."""

READS = ToolAnnotations(readOnlyHint=True, openWorldHint=False)
ACTS = ToolAnnotations(readOnlyHint=False, destructiveHint=False, idempotentHint=False, openWorldHint=False)
LEAVES = ToolAnnotations(readOnlyHint=False, destructiveHint=True, idempotentHint=True, openWorldHint=False)


def server(address: str, language: str = "it", name: str = "Agente", version: str = "") -> FastMCP:
    """The MCP server of one agent, who has one seat at a time at the Ludoteca server at `address`."""
    mcp = FastMCP("ludoteca", instructions=GUIDE, log_level="WARNING")
    mcp._mcp_server.version = version or None      # FastMCP takes no version and would report the SDK's
    state = McpServerState(address, language, name)

    @mcp.tool(annotations=READS)
    async def games() -> list[Message]:
        """The games of the server: id, box, number of players, minutes."""
        found = await state.request("GET", "/api/games")
        return [{field: each[field] for field in ("id", "box", "least", "most", "minutes")} for each in found]

    @mcp.tool(annotations=READS)
    async def rules(game: str, language: Language = language) -> str:
        """The rules of a game as a page of text, in a language of the server (it, en, de)."""
        return str(await state.request("GET", f"/api/rules/{language}/{game}"))

    @mcp.tool(annotations=ACTS)
    async def sit(code: str, name: str = name) -> Message:
        """Join the table with this code and ask for a seat. The host has to agree first: see `table`."""
        await state.sit(code, name)
        return state.table()

    @mcp.tool(annotations=READS)
    async def table() -> Message:
        """Who sits where, whether the game is on, whether it is your turn, and the latest chat lines."""
        return state.table()

    @mcp.tool(annotations=READS)
    async def look(data: bool = False) -> Message:
        """What your seat may know, in words by section; with data=true also the view as data."""
        return await state.look(data)

    @mcp.tool(annotations=READS)
    async def legal_moves(most: int = 60) -> Message:
        """Your legal moves now: a list in words where the game can list them, their forms, and one legal example."""
        return state.legal_moves(most)

    @mcp.tool(annotations=ACTS)
    async def play(move: str) -> Message:
        """Make a move in words or as JSON, or ask a question. Returns what `happened`, or the reason of a refusal."""
        return await state.play(move)

    @mcp.tool(annotations=READS)
    async def wait_for_my_turn(seconds: float = 20) -> Message:
        """Wait for your turn or the end of the game, at most 25 seconds. Returns the table and what `happened`."""
        await state.seat.wait(seconds)
        return {**state.table(), "happened": state.seat.read_happened()}

    @mcp.tool(annotations=ACTS)
    async def talk(text: str) -> Message:
        """Send a chat line to the whole table."""
        return summarize(await state.seat.client.ask("say", text=text))

    @mcp.tool(annotations=LEAVES)
    async def leave() -> str:
        """Leave the table."""
        await state.leave()
        return "left"

    return mcp


def summarize(answer: Message) -> Message:
    """The answer to a request: ok with its lines, or a refusal with its code and reason."""
    if answer["type"] == "ok":
        return {"ok": True, **({"answer": answer["lines"]} if "lines" in answer else {})}
    return {"ok": False, **{name: answer[name] for name in ("code", "sentence", "rule", "facts") if answer.get(name)}}


class McpServerState:
    """The agent's HTTP session and its seat."""

    def __init__(self, address: str, language: str, name: str) -> None:
        self._address, self._language, self._name = address, language, name
        self._http: aiohttp.ClientSession | None = None
        self._seat: AgentSeat | None = None

    @property
    def http(self) -> aiohttp.ClientSession:
        if self._http is None or self._http.closed:
            self._http = open_session(self._address, self._language)
        return self._http

    @property
    def seat(self) -> AgentSeat:
        if self._seat is None:
            raise ValueError("You sit at no table: ask for a code, then `sit`.")
        self._seat.check()
        return self._seat

    async def request(self, method: str, path: str) -> Any:
        try:
            return await call(self.http, method, path)
        except ConnectionEnded as refusal:
            raise ValueError(str(refusal)) from None

    async def sit(self, code: str, name: str) -> None:
        await self.leave()
        try:
            self._seat = await AgentSeat.take(self.http, code, name, self._language)
        except ConnectionEnded as refusal:
            raise ValueError(str(refusal)) from None

    async def leave(self) -> None:
        if self._seat is not None:
            await self._seat.leave()
            self._seat = None
        if self._http is not None:
            await self._http.close()

    def table(self) -> Message:
        seat = self.seat
        room = seat.client.room
        return {
            "code": room["code"], "game": room["game"], "phase": room["phase"], "seat": seat.seat,
            "waits_for_the_hosts_yes": seat.seat is None and room["phase"] == "lobby", "my_turn": seat.my_turn,
            "over": seat.outcome is not None, "outcome": seat.outcome,
            "chairs": [{name: each[name] for name in ("seat", "kind", "name", "agent") if name in each}
                       for each in room["chairs"]],
            "said_lately": [f"{line['name']}: {line['text']}" for line in seat.chat],
        }

    async def look(self, data: bool) -> Message:
        answer = await self.seat.client.ask("words")
        if answer["type"] != "ok":
            return summarize(answer)
        words = {part: answer.get(part, []) for part in ("now", "table", "mine", "can")}
        words["changed"] = [line for _, line in answer.get("changed", [])][-10:]
        return {**words, **({"view": self.seat.view} if data else {})}

    def legal_moves(self, most: int) -> Message:
        """Derive the moves from the view alone, with the rules of the library: no request to the server is needed."""
        seat = self.seat
        if not seat.my_turn or seat.seat is None:
            return {"my_turn": False, "moves": [], "forms": []}
        rules, number = find_game(seat.client.room["game"]), seat.seat
        view = msgspec.convert(seat.view, rules.View, strict=False)
        tongue = Tongue(rules.id, self._language, tuple(seat.names), view, number)
        moves, listed = offered(rules, view, number, tongue, max(1, min(most, 2000)))
        forms = [tongue.put(f"how-{key}", {}) for key in worth_saying(rules, view, number) if key not in listed]
        world = rules.resample(view, number, Chance(seat.version))
        example = example_in_words(rules, world, number, tongue, seat.version)
        return {"my_turn": True, "moves": moves, "forms": forms, "example": example}

    async def play(self, move: str) -> Message:
        seat = self.seat
        answer = summarize(await seat.client.ask("utter", words=move))
        return {**answer, "happened": seat.read_happened(), "my_turn": seat.my_turn, "over": seat.outcome is not None}


def run(address: str, language: str, name: str, version: str) -> int:
    """Serve one agent over standard input and output."""
    server(address, language, name, version).run("stdio")
    return 0


__all__ = ["run", "server"]
