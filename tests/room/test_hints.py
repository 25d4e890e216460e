"""Advice from bots, where the table allows it: hints from the asker's view, visible to all; a bot's reasons from its
own view."""

from __future__ import annotations

from typing import Any

import msgspec

from ludoteca import Chance, bot
from ludoteca.server.bot_workers.engine import BotMove, BotRequest, InlineEngine

from .scene import Scene


class Sage(InlineEngine):
    """A bot with prepared answers that records the requests."""

    def __init__(self, move: dict[str, Any] | None) -> None:
        self.move, self.asked = move, list[BotRequest]()

    async def think(self, question: BotRequest) -> BotMove:
        self.asked.append(question)
        if question.level != "maestro":
            return BotMove()
        return BotMove(self.move)


async def alone(scene: Scene) -> tuple[Any, Any]:
    room, (ada,) = await scene.table("masterdice", "Ada", seats=2)
    await ada.done("bot", seat=1, level="cucciolo")
    await ada.done("start")
    return room, ada


async def solving(scene: Scene) -> tuple[Any, Any]:
    """Ada and a bot; it is Ada's turn to guess the code."""
    while True:
        room, ada = await alone(scene)
        if room.round.table.state.solver == 0:
            return room, ada


async def test_a_hint_is_a_move_in_words_and_its_reason_from_the_askers_view() -> None:
    sage = Sage({"type": "solve", "code": [1, 2, 3, 4]})
    async with Scene(bot_engine=sage) as scene:
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
    async with Scene(bot_engine=Sage(None)) as scene:
        _, ada = await solving(scene)
        await ada.ask("hint")
        await scene.advance(10)
        assert ada.last("hint")["sentence"] == "Qui anche un maestro aspetterebbe."


async def test_no_hints_where_others_play_nor_out_of_turn_nor_before_the_game() -> None:
    async with Scene(bot_engine=Sage(None)) as scene:
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


async def at_sea(scene: Scene, game: str = "specchio", *names: str) -> tuple[Any, Any]:
    """A table of three, bots in the other seats; the test makes the bots' moves."""
    room, people = await scene.table(game, *(names or ("Ada",)), seats=3)
    for seat in range(len(people), 3):
        await people[0].done("bot", seat=seat, level="cucciolo")
    return room, people


async def test_a_bot_says_why_from_what_it_saw_and_may_be_asked_in_words() -> None:
    async with Scene(bot_engine=Sage(None)) as scene:
        while True:
            room, ada = await alone(scene)
            if room.round.table.state.solver == 1:
                break
        assert (await ada.ask("why"))["code"] == "no_such_reason"
        await room.round.play_bot(1, {"type": "roll"}, lambda *_: None)
        assert (await ada.ask("why"))["code"] == "no_such_reason"      # a throw has no reason
        first = {"type": "place", "dice": [room.round.table.state.roll[0], None, None, None]}
        await room.round.play_bot(1, first, lambda *_: None)
        placed = room.round.position
        assert (await ada.ask("why", version=placed))["type"] == "ok"
        told = ada.last("why")
        assert told["version"] == placed and "1.296 codici possibili" in told["sentence"]
        await ada.ask("utter", words="perché")
        assert ada.last("heard")["lines"] == [told["sentence"]]
        assert (await ada.ask("why", version=placed + 1))["code"] == "no_such_reason"


async def test_no_reason_tells_a_word_that_is_still_secret() -> None:
    async with Scene(bot_engine=Sage(None)) as scene:
        room, (ada,) = await at_sea(scene)
        await ada.done("start")
        found = room.round.game.some_writing(room.round.table.state, 1, Chance(1))[0]
        word = found.word
        await room.round.play_bot(1, {"type": "write", "word": word, "path": list(found.path)}, lambda *_: None)
        said = await ada.ask("why")
        assert said["code"] == "reason_later" and word not in str(said)
        for seat in (0, 2):
            await room.round.play_bot(seat, {"type": "pass"}, lambda *_: None)
        assert room.round.table.state.phase == "reveal"
        await ada.ask("why", version=1)
        assert word in ada.last("why")["sentence"]


async def test_the_table_decides_before_the_game_who_is_given_advice() -> None:
    async with Scene(bot_engine=Sage(None)) as scene:
        _, (ada, bea) = await at_sea(scene, "specchio", "Ada", "Bea")
        assert (await bea.ask("manners", advice="all"))["code"] == "not_host"
        assert (await ada.ask("why"))["code"] == "game_not_on"
        await ada.done("start")
        for person in (ada, bea):
            assert (await person.ask("hint"))["code"] == "no_hints"
            assert (await person.ask("why"))["code"] == "no_reasons"
        assert (await ada.ask("manners", advice="all"))["code"] == "game_on"
        open, (cleo, dora) = await at_sea(scene, "specchio", "Cleo", "Dora")
        await cleo.done("manners", advice="all")
        assert dora.last("room")["room"]["advice"] == "all"
        await cleo.done("start")
        for person in (cleo, dora):
            assert (await person.ask("hint"))["type"] == "ok"
            assert (await person.ask("why"))["code"] == "no_such_reason"
        watcher = await scene.visit("Elio")
        await watcher.come(open)
        assert (await watcher.ask("why"))["code"] == "not_seated"
        _, (fosca,) = await at_sea(scene, "specchio", "Fosca")
        await fosca.done("manners", advice="nobody")
        await fosca.done("start")
        assert (await fosca.ask("hint"))["code"] == "no_hints"
        assert (await fosca.ask("why"))["code"] == "no_reasons"


async def test_once_a_game_is_over_everybody_may_ask_why() -> None:
    async with Scene(bot_engine=Sage(None)) as scene:
        room, (ada, bea) = await scene.table("canvas", "Ada", "Bea", seats=3)
        await ada.done("bot", seat=2, level="cucciolo")
        await ada.done("manners", advice="nobody")
        await ada.done("start")
        table = room.round.table
        while table.outcome is None:
            seat = min(table.actors)
            move = msgspec.to_builtins(bot("canvas", "cucciolo").choose(table.view(seat), seat, Chance(table.position)))
            await room.round.play_bot(seat, move, lambda *_: None)
        assert (await bea.ask("why"))["type"] == "ok"
        assert bea.last("why")["sentence"]
