"""The MCP server for agents: its tools, its rate limit, and an agent without a model that plays whole games."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest

pytest.importorskip("mcp")

from mcp import ClientSession
from mcp.shared.memory import create_connected_server_and_client_session

import ludoteca
from examples.agent import without_a_model as agent
from ludoteca.clients.mcp import server
from ludoteca.languages import LANGUAGES
from ludoteca.server.runtime.rate_limit import RateLimit
from ludoteca.server.talk import person_limits
from tests.web.people import Site, Visitor, site


@asynccontextmanager
async def agent_at(house: Site, language: str = "it") -> AsyncIterator[ClientSession]:
    desk = server(f"http://127.0.0.1:{house.port}", language)
    async with create_connected_server_and_client_session(desk._mcp_server) as session:
        yield session
        await session.call_tool("leave", {})


async def no(session: ClientSession, tool: str, **facts: Any) -> str:
    answer = await session.call_tool(tool, facts)
    assert answer.isError
    return "".join(getattr(part, "text", "") for part in answer.content)


async def host_of(house: Site, game: str, **asked: Any) -> tuple[Visitor, dict[str, Any]]:
    host = await house.visit("Ada")
    table = await host.open_table(game, **asked)
    await host.come(table["table"])
    return host, table


async def say_yes(host: Visitor) -> None:
    """The host accepts an agent that asks for a seat."""
    while True:
        people = (await host.hear("room"))["room"]["people"]
        if found := [person["guest"] for person in people if person.get("agent")]:
            assert (await host.ask("seat_agent", guest=found[0]))["type"] == "ok"
            return


async def test_every_tool_says_what_it_does() -> None:
    async with site() as house, agent_at(house) as session:
        tools = {tool.name: tool.description or "" for tool in (await session.list_tools()).tools}
        assert set(tools) == {
            "games", "rules", "sit", "table", "look", "legal_moves", "play", "wait_for_my_turn", "talk", "leave"}
        assert all(len(words) > 15 for words in tools.values())
        found = await agent.use(session, "games")
        assert "masterdice" in json.dumps(found)
        assert "# Masterdice" in str((await session.call_tool("rules", {"game": "masterdice"})).content[0])
        german = await session.call_tool("rules", {"game": "masterdice", "language": "de"})
        assert "# Masterdice" in str(german.content)
        assert "sit at no table" in await no(session, "look")
        assert await no(session, "sit", code="ZZZZ")


async def test_the_server_names_itself_its_version_and_what_each_tool_changes() -> None:
    mcp = server("http://127.0.0.1:9", version=ludoteca.__version__)
    async with create_connected_server_and_client_session(mcp._mcp_server) as session:
        about = (await session.initialize()).serverInfo
        tools = {tool.name: tool for tool in (await session.list_tools()).tools}
    assert (about.name, about.version) == ("ludoteca", ludoteca.__version__)
    assert tools["rules"].inputSchema["properties"]["language"]["enum"] == list(LANGUAGES)
    assert all(tool.annotations is not None for tool in tools.values())
    acting = {name for name, tool in tools.items() if tool.annotations and not tool.annotations.readOnlyHint}
    assert acting == {"sit", "play", "talk", "leave"}


async def test_play_tells_what_happened() -> None:
    async with site() as house, agent_at(house, "en") as session:
        host, table = await host_of(house, "tris")
        await agent.use(session, "sit", code=table["code"], name="Robi")
        await say_yes(host)
        await host.ask("start")
        while host.view is None:
            await host.hear("begun")
        assert (await host.ask("move", move={"type": "mark", "cell": 0}))["type"] == "ok"
        turn = await agent.use(session, "wait_for_my_turn", seconds=20)
        assert turn["my_turn"] and turn["happened"] == ["Ada marks cell 1."]
        played = await agent.use(session, "play", move="mark 5")
        assert played["ok"] and played["happened"] == ["Robi marks cell 5."], "each line once"
        assert (await agent.use(session, "wait_for_my_turn", seconds=0))["happened"] == []


async def test_an_agent_waits_for_the_yes_sees_its_seat_alone_and_hears_why_not() -> None:
    async with site() as house, agent_at(house) as session:
        host, table = await host_of(house, "masterdice")
        come = await agent.use(session, "sit", code=table["code"], name="Robi")
        assert come["waits_for_the_hosts_yes"] and come["seat"] is None
        assert not (await agent.use(session, "wait_for_my_turn", seconds=0.05))["my_turn"]
        await say_yes(host)
        await host.ask("start")
        while host.view is None:
            await host.hear("begun")
        turn = await agent.use(session, "wait_for_my_turn", seconds=1)
        assert turn["chairs"][1] == {"seat": 1, "kind": "person", "name": "Robi", "agent": True}
        solver = host.view["solver"]
        told = await agent.use(session, "look", data=True)
        hidden = host.view.get("code")
        assert (told["view"].get("code") is None) == (solver == 1) and (hidden is None) == (solver == 0)
        if solver == 1:
            assert str(hidden)[1:-1].replace(",", "") not in json.dumps(told)
            assert (await agent.use(session, "legal_moves"))["example"]
            refused = await agent.use(session, "play", move="metti 1 2 3 4")
            assert (refused["ok"], refused["code"]) == (False, "roll_first") and refused["sentence"]
        else:
            refused = await agent.use(session, "play", move="tira")
            assert (refused["ok"], refused["code"]) == (False, "not_your_turn")
        asked = await agent.use(session, "play", move="adesso")
        assert asked["ok"] and asked["answer"]
        assert (await agent.use(session, "talk", text="ciao"))["ok"]
        assert (await host.hear("chat"))["line"]["text"] == "ciao"
        answers = [await agent.use(session, "look") for _ in range(25)]
        assert any(each.get("code") == "too_often" for each in answers)


@pytest.mark.parametrize(("game", "asked"), [
    ("masterdice", {"seats": 2}), ("canvas", {"seats": 2, "options": {"deck_size": 40}}),
    ("palla", {"seats": 3, "options": {"hourglass": 0, "referee": "auto"}}),
])
async def test_an_agent_without_a_model_plays_a_whole_game(
    game: str, asked: dict[str, Any], monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(person_limits, "AGENTS", RateLimit(10_000, 10_000))
    monkeypatch.setitem(person_limits.LIMITS, person_limits.messages.Utter, ("utter", RateLimit(10_000, 10_000)))
    monkeypatch.setitem(person_limits.LIMITS, person_limits.messages.Listen, ("words", RateLimit(10_000, 10_000)))
    async with site() as house, agent_at(house) as session:
        host, table = await host_of(house, game, **asked)
        playing = asyncio.create_task(agent.play(session, table["code"]))
        await say_yes(host)
        for chair in range(2, asked["seats"]):
            await host.ask("bot", seat=chair, level="apprendista")
        await host.ask("stand")                        # and a bot takes the host's own seat
        await host.ask("bot", seat=0, level="apprendista")
        assert (await host.ask("start"))["type"] == "ok"
        end = await asyncio.wait_for(playing, 90)
        assert end["over"] and len(end["outcome"]["scores"]) == asked["seats"]
