"""Six players on six real WebSockets choose the same window at the same time: at most two get in."""

from __future__ import annotations

import asyncio

import pytest

from ludoteca.games.finestre import rules
from tests.web.people import Visitor, site


async def until(visitor: Visitor, phase: str) -> None:
    while visitor.view is None or visitor.view["phase"] != phase:
        await visitor.hear("begun", "update")


@pytest.mark.parametrize("rounds", [3])
async def test_capacity_is_never_exceeded_by_simultaneous_claims(
    rounds: int, monkeypatch: pytest.MonkeyPatch,
) -> None:
    for pause in ("PREPARATION", "PAUSE", "COUNTDOWN"):
        monkeypatch.setattr(rules, pause, 50)
    async with site() as here:
        people = [await here.visit(f"Gatto {number}") for number in range(6)]
        table = (await people[0].open_table("finestre", seats=6))["table"]
        for each in people:
            await each.come(table)
        room = here.house.tables.rooms[table]
        assert (await people[0].ask("start"))["type"] == "ok"
        for _ in range(rounds):
            await asyncio.gather(*(until(each, "race") for each in people))
            assert room.round is not None
            card = room.round.table.state.card
            claim = {"type": "place", "window": card}
            answers = await asyncio.gather(*(each.ask("move", move=claim) for each in people))
            assert sorted(answer["type"] for answer in answers) == ["no"] * 4 + ["ok"] * 2
            assert {answer["code"] for answer in answers if answer["type"] == "no"} == {"window_full"}
            state = room.round.table.state
            assert [pawn.window for pawn in state.pawns.values()] == [card, card]
            for each in people:
                assert f'"answer":{card}' not in "".join(each.received), "nothing tells the answer before the reveal"
                each.received.clear()
            left = [each for each, answer in zip(people, answers, strict=True) if answer["type"] == "no"]
            for number, each in enumerate(left):
                wrong = (card + 1 + number) % 35
                assert (await each.ask("move", move={"type": "place", "window": wrong}))["type"] == "ok"
            await asyncio.gather(*(until(each, "reveal") for each in people))
            assert all(each.view["rounds"][str(each.view["round"])]["answer"] == card for each in people)
            for each in people:
                each.received.clear()
