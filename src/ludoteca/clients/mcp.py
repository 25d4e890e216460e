"""`ludoteca mcp`: a chair for agents, by the Model Context Protocol (the official SDK, extra `mcp`)."""

from __future__ import annotations

from typing import Any

import aiohttp
import msgspec
from mcp.server.fastmcp import FastMCP

from ludoteca.clients.agent_seat import PATIENCE, Chair
from ludoteca.clients.client import Ended, call, session
from ludoteca.rules import Chance
from ludoteca.rules.registry import game as find_game
from ludoteca.rules.text_interface import example_in_words, offered, worth_saying
from ludoteca.rules.words import Tongue

GUIDE = """Ludoteca is a house of board games. Ask somebody for a table's code, `sit` there, and wait: the host must say
yes before you get a chair, and everybody sees that you are an agent. Then: `wait_for_my_turn`, `look`, `legal_moves`,
`play`, until the game is over. Moves are said in words, as `legal_moves` tells them. You see what your seat may know
and nothing else. You may ask twenty things at once and two a second. `rules` tells how a game is played."""


def server(address: str, language: str = "it", name: str = "Agente") -> FastMCP:
    """The tools of one agent at the house at this address. One chair at a time."""
    mcp = FastMCP("ludoteca", instructions=GUIDE, log_level="WARNING")
    desk = Desk(address, language, name)

    @mcp.tool()
    async def games() -> list[dict[str, Any]]:
        """The games of the house: id, how many may play, about how many minutes."""
        found = await desk.ask_house("GET", "/api/games")
        return [{name: each[name] for name in ("id", "box", "least", "most", "minutes")} for each in found]

    @mcp.tool()
    async def rules(game: str, language: str = language) -> str:
        """The rules of a game, as its page tells them (language: it or en)."""
        return str(await desk.ask_house("GET", f"/api/rules/{language}/{game}"))

    @mcp.tool()
    async def sit(code: str, name: str = name) -> dict[str, Any]:
        """Come to the table with this join code and ask for a chair. The host has to say yes first: see `table`."""
        await desk.sit(code, name)
        return desk.table()

    @mcp.tool()
    async def table() -> dict[str, Any]:
        """Who sits where, whether the game is on, whether it is your turn, and what was said lately."""
        return desk.table()

    @mcp.tool()
    async def look(data: bool = False) -> dict[str, Any]:
        """What your seat may know, in words by section; with data=true also the view as data."""
        return await desk.look(data)

    @mcp.tool()
    async def legal_moves(most: int = 60) -> dict[str, Any]:
        """How to move now: the moves as they can be said, where they can be listed, their forms, a legal example."""
        return desk.legal_moves(most)

    @mcp.tool()
    async def play(move: str) -> dict[str, Any]:
        """Make a move, in words as `legal_moves` tells or as JSON, or ask a question. A no comes with its reason."""
        return await desk.play(move)

    @mcp.tool()
    async def wait_for_my_turn(seconds: float = 20) -> dict[str, Any]:
        """Wait until it is your turn or the game is over, at most so long (25 seconds); then ask again."""
        await desk.chair.wait(seconds)
        return desk.table()

    @mcp.tool()
    async def talk(text: str) -> dict[str, Any]:
        """Say something to everybody at the table."""
        return answered(await desk.chair.visit.ask("say", text=text))

    @mcp.tool()
    async def leave() -> str:
        """Leave the table."""
        await desk.leave()
        return "left"

    return mcp


def answered(answer: dict[str, Any]) -> dict[str, Any]:
    """A yes, or a no with its code and its reason."""
    if answer["type"] == "ok":
        return {"ok": True, **({"answer": answer["lines"]} if "lines" in answer else {})}
    return {"ok": False, **{name: answer[name] for name in ("code", "sentence", "rule", "facts") if answer.get(name)}}


class Desk:
    """The house as one agent meets it, and the chair it has."""

    def __init__(self, address: str, language: str, name: str) -> None:
        self._address, self._language, self._name = address, language, name
        self._http: aiohttp.ClientSession | None = None
        self._chair: Chair | None = None

    @property
    def http(self) -> aiohttp.ClientSession:
        if self._http is None or self._http.closed:
            self._http = session(self._address, self._language)
        return self._http

    @property
    def chair(self) -> Chair:
        if self._chair is None:
            raise ValueError("You sit at no table: ask for a code, then `sit`.")
        self._chair.check()
        return self._chair

    async def ask_house(self, method: str, path: str) -> Any:
        try:
            return await call(self.http, method, path)
        except Ended as no:
            raise ValueError(str(no)) from None

    async def sit(self, code: str, name: str) -> None:
        await self.leave()
        try:
            self._chair = await Chair.sit(self.http, code, name, self._language)
        except Ended as no:
            raise ValueError(str(no)) from None

    async def leave(self) -> None:
        if self._chair is not None:
            await self._chair.leave()
            self._chair = None
        if self._http is not None:
            await self._http.close()

    def table(self) -> dict[str, Any]:
        chair = self.chair
        room = chair.visit.room
        return {
            "code": room["code"], "game": room["game"], "phase": room["phase"], "seat": chair.seat,
            "waits_for_the_hosts_yes": chair.seat is None and room["phase"] == "lobby", "my_turn": chair.my_turn,
            "over": chair.outcome is not None, "outcome": chair.outcome,
            "chairs": [{name: each[name] for name in ("seat", "kind", "name", "agent") if name in each}
                       for each in room["chairs"]],
            "said_lately": [f"{line['name']}: {line['text']}" for line in chair.chat],
        }

    async def look(self, data: bool) -> dict[str, Any]:
        answer = await self.chair.visit.ask("words")
        if answer["type"] != "ok":
            return answered(answer)
        told = {part: answer.get(part, []) for part in ("now", "table", "mine", "can")}
        told["changed"] = [line for _, line in answer.get("changed", [])][-10:]
        return {**told, **({"view": self.chair.view} if data else {})}

    def legal_moves(self, most: int) -> dict[str, Any]:
        """From the view alone, with the library's own rules: a table that looks the same from this seat is asked."""
        chair = self.chair
        if not chair.my_turn or chair.seat is None:
            return {"my_turn": False, "moves": [], "forms": []}
        rules, seat = find_game(chair.visit.room["game"]), chair.seat
        view = msgspec.convert(chair.view, rules.View, strict=False)
        tongue = Tongue(rules.id, self._language, tuple(chair.names), view, seat)
        moves, listed = offered(rules, view, seat, tongue, max(1, min(most, 2000)))
        forms = [tongue.put(f"how-{key}", {}) for key in worth_saying(rules, view, seat) if key not in listed]
        world = rules.resample(view, seat, Chance(chair.version))
        example = example_in_words(rules, world, seat, tongue, chair.version)
        return {"my_turn": True, "moves": moves, "forms": forms, "example": example}

    async def play(self, move: str) -> dict[str, Any]:
        answer = answered(await self.chair.visit.ask("utter", words=move))
        return {**answer, "my_turn": self.chair.my_turn, "over": self.chair.outcome is not None}


def run(address: str, language: str, name: str) -> int:
    """Serve one agent over standard input and output."""
    server(address, language, name).run("stdio")
    return 0


__all__ = ["PATIENCE", "run", "server"]
