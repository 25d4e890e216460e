"""A program at a table: everybody sees that it is one, only the host can seat it, and it keeps to a person's pace."""

from __future__ import annotations

from typing import Any

from .scene import Scene


async def with_agent(scene: Scene, game: str = "tris") -> tuple[Any, Any]:
    """Ada's table with a free seat, and an agent that has joined."""
    room, (ada,) = await scene.table(game, "Ada", seats=2)
    agent = await scene.visit("Robi")
    await agent.come(room, agent=True)
    return ada, agent


async def test_an_agent_watches_until_the_host_says_yes_and_everybody_sees_what_it_is() -> None:
    async with Scene() as scene:
        ada, agent = await with_agent(scene)
        room = ada.last("room")["room"]
        assert [(person["name"], person.get("agent", False)) for person in room["people"]] == [
            ("Ada", False), ("Robi", True)]
        assert room["chairs"][1]["kind"] == "empty"
        assert await agent.refused("sit", seat=1) == "agent_needs_yes"
        assert await agent.refused("seat_agent", guest=agent.id) == "not_host"
        await ada.done("seat_agent", guest=agent.id)
        chair = ada.last("room")["room"]["chairs"][1]
        assert (chair["guest"], chair["agent"]) == (agent.id, True)
        await ada.done("start")
        await ada.done("utter", words="segna 1")
        await agent.done("utter", words="segna 5")
        assert ada.view["cells"][4] == 1


async def test_an_agent_stays_one_however_it_comes_back_and_never_hosts() -> None:
    async with Scene() as scene:
        ada, agent = await with_agent(scene)
        await agent.go()
        await agent.come(ada.room)
        assert await agent.refused("sit", seat=1) == "agent_needs_yes"
        assert await ada.refused("host", guest=agent.id) == "agents_do_not_host"
        await ada.done("seat_agent", guest=agent.id)
        await ada.go()
        await scene.advance(120_000)
        assert ada.room.state.hosting == ada.id


async def test_people_are_no_agents_and_seats_must_be_free() -> None:
    async with Scene() as scene:
        ada, agent = await with_agent(scene)
        assert await ada.refused("seat_agent", guest=ada.id) == "not_an_agent"
        await ada.done("bot", seat=1, level="artigiano")
        assert await ada.refused("seat_agent", guest=agent.id) == "seats_taken"
        await ada.done("start")
        assert await ada.refused("seat_agent", guest=agent.id) == "game_on"


async def test_an_agent_is_limited_to_a_persons_pace() -> None:
    async with Scene() as scene:
        _, agent = await with_agent(scene)
        answers = [await agent.ask("words") for _ in range(21)]
        assert [each["type"] for each in answers[:20]] == ["ok"] * 20
        assert answers[20]["code"] == "too_often" and answers[20]["facts"]["seconds"] == 1
        await scene.advance(1000)
        await agent.done("words")
