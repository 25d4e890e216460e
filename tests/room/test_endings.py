"""After a game: honours, the wish for a rematch, the maestro's result with the same deal."""

from __future__ import annotations

from ludoteca.rules import Table
from ludoteca.server.bot_workers.engine import InlineEngine, SoloResult, play_alone
from ludoteca.server.persistence.outage import LONGEST_PAUSE
from ludoteca.server.state.room_state import read_state
from tests.store.failing_store import FailingStore

from .scene import EXAMPLES, Scene


async def over(scene: Scene) -> tuple:
    from ludoteca.rules.registry import bring

    bring(EXAMPLES / "morra.py")
    room, pages = await scene.table("morra", "Ada", "Bea", options={"points": 3, "seconds": 0}, start=True)
    ada, bea = pages
    for _ in range(3):
        await ada.move(type="throw", fingers=2, call=5)
        await bea.move(type="throw", fingers=3, call=7)
    assert room.state.phase == "over"
    return room, ada, bea


async def test_everybody_receives_the_honours_of_all(scene: Scene) -> None:
    room, _ada, bea = await over(scene)
    told = bea.last("ended")["ending"]
    assert told["round"] == 1 and {"seat": 0, "key": "called", "facts": {"count": 3}} in told["honours"]
    assert [each for each in told["honours"] if each["seat"] == 1] == [], "three throws like everybody praise nobody"
    eva = await scene.visit("Eva")
    assert (await eva.come(room))["ending"] == told, "a latecomer sees the same"
    assert [each.key for each in Table.replay(room.round.table.log).honours] == [
        each["key"] for each in told["honours"]], "the library says what the room says"


async def test_anybody_asks_for_another_game_and_the_host_begins_it(scene: Scene) -> None:
    room, ada, bea = await over(scene)
    eva = await scene.visit("Eva")
    await eva.come(room)
    assert await eva.refused("again") == "not_seated"
    assert await bea.refused("rematch") == "not_host"
    await bea.done("again")
    await bea.done("again")
    assert ada.last("room")["room"]["again"] == [bea.id] and ada.last("room")["notice"] == "again"
    await bea.done("again", wanted=False)
    assert ada.last("room")["room"]["again"] == []
    await bea.done("again")
    await ada.done("rematch")
    assert room.state.phase == "playing" and bea.last("begun")["room"]["again"] == []
    assert await bea.refused("again") == "not_finished"


async def test_who_asked_for_another_game_is_known_after_a_crash_until_it_begins(scene: Scene) -> None:
    room, ada, bea = await over(scene)
    before = (await scene.house.store.room(room.id)).state
    assert b'"again"' not in before and read_state(await scene.house.store.room(room.id)).again == ()
    await bea.done("again", id="wish")
    del scene.house.tables.rooms[room.id]                 # without handover, as after a crash
    found = await scene.house.tables.find(room.id)
    assert found is not room and (await ada.come(found))["room"]["again"] == [bea.id]
    await bea.come(found)
    assert (await bea.ask("again", id="wish", wanted=False))["type"] == "ok"
    assert found.announcer.room_view().again == [bea.id], "a resend changes nothing"
    await ada.done("rematch")
    assert read_state(await scene.house.store.room(room.id)).again == ()


async def test_a_wish_for_another_game_is_answered_once_it_is_on_disk() -> None:
    store = FailingStore()
    async with Scene(store) as scene:
        room, ada, bea = await over(scene)
        store.fail("save_room")
        id = bea.say("again")
        await scene.settle()
        assert not bea.answer(id) and "again" not in [each["notice"] for each in ada.all("room")]
        await scene.advance(LONGEST_PAUSE)
        assert bea.answer(id) == {"type": "ok", "id": id} and ada.last("room")["room"]["again"] == [bea.id]
        assert read_state(await store.room(room.id)).again == (bea.id,)


async def test_alone_the_maestro_plays_the_same_deal() -> None:
    class Compared(InlineEngine):
        async def play_alone(self, header: dict, seat: int = 0) -> SoloResult | None:
            return SoloResult(40) if header["game"] == "canvas" and header["seats"] == 1 else None

    async with Scene(bot_engine=Compared()) as scene:
        room, (ada,) = await scene.table("canvas", "Ada", start=True)
        while room.state.phase == "playing":
            move = room.round.table.sample(0)
            await ada.done("move", move=_plain(move))
        first, last = ada.all("ended")[0]["ending"], ada.last("ended")["ending"]
        assert "maestro" not in first and last["maestro"] == 40
        assert [rung["points"] for rung in last["ladder"]] == [0, 25, 30, 35, 40]


def _plain(move: object) -> object:
    import msgspec

    return msgspec.to_builtins(move)


def test_a_game_played_alone_comes_to_an_end() -> None:
    table = Table("finestre_allenamento", seats=1, seed=3)
    played = play_alone(table.header)
    assert played is not None and played.score > 0 and table.position == 0
    assert len(played.course) == 10 and played.course[-1] == played.score, "a card for each stage"
