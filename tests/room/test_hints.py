"""A hint from a maestro: from the asker's own view, heard of by all, and only where no other person plays."""

from __future__ import annotations

from typing import Any

import msgspec

from ludoteca.room.thinking import InlineThinker, Question, Thought

from .scene import Scene


class Sage(InlineThinker):
    """Says what it is told to say, and keeps what it was asked."""

    def __init__(self, move: dict[str, Any] | None) -> None:
        self.move, self.asked = move, list[Question]()

    async def think(self, question: Question) -> Thought:
        self.asked.append(question)
        if question.level != "maestro":
            return Thought()
        return Thought(self.move)


async def alone(scene: Scene) -> tuple[Any, Any]:
    room, (ada,) = await scene.table("masterdice", "Ada", seats=2)
    await ada.done("bot", seat=1, level="cucciolo")
    await ada.done("start")
    return room, ada


async def solving(scene: Scene) -> tuple[Any, Any]:
    """Ada alone with a bot, and it is hers to search."""
    while True:
        room, ada = await alone(scene)
        if room.round.table.state.solver == 0:
            return room, ada


async def test_a_hint_is_a_move_in_words_and_its_reason_from_the_askers_view() -> None:
    sage = Sage({"type": "solve", "code": [1, 2, 3, 4]})
    async with Scene(thinker=sage) as scene:
        room, ada = await solving(scene)
        assert (await ada.ask("hint"))["type"] == "ok"
        await room.settled()
        await scene.advance(10)
        told = ada.last("hint")["sentence"]
        assert told.startswith("Un maestro direbbe: «il codice è 1 2 3 4».") and "1.296" in told
        asked = sage.asked[-1]
        assert asked.seat == 0 and msgspec.json.decode(asked.view).get("code") is None
        assert "Ada chiede un consiglio" in ada.last("chat")["line"]["text"]


async def test_where_there_is_nothing_to_do_the_maestro_waits_too() -> None:
    async with Scene(thinker=Sage(None)) as scene:
        _, ada = await solving(scene)
        await ada.ask("hint")
        await scene.advance(10)
        assert ada.last("hint")["sentence"] == "Qui anche un maestro aspetterebbe."


async def test_no_hints_where_others_play_nor_out_of_turn_nor_before_the_game() -> None:
    async with Scene(thinker=Sage(None)) as scene:
        _, (ada, bea) = await scene.table("masterdice", "Ada", "Bea")
        assert (await ada.ask("hint"))["code"] == "game_not_on"
        await ada.done("start")
        for person in (ada, bea):
            assert (await person.ask("hint"))["code"] == "no_hints"
        while True:
            room, cleo = await alone(scene)
            if room.round.table.state.solver == 1:
                break
        assert (await cleo.ask("hint"))["code"] == "hint_later"
