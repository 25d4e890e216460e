"""An evening: the same people, several games, one scoreboard, the next game chosen by vote."""

from __future__ import annotations

from pathlib import Path

from ludoteca.store.sqlite.store import SqliteStore

from .scene import Scene, Visitor


async def tris(first: Visitor, second: Visitor) -> None:
    """A game of tris that the first player wins."""
    for number, cell in enumerate((0, 3, 1, 4, 2)):
        await (first, second)[number % 2].done("move", move={"type": "mark", "cell": cell})


async def test_games_of_an_evening_are_added_up(scene: Scene) -> None:
    room, (ada, bea) = await scene.table("tris", "Ada", "Bea", start=True)
    assert ada.last("begun")["room"].get("evening") is None
    await tris(ada, bea)
    await ada.done("rematch")
    await tris(ada, bea)
    evening = ada.last("room")["room"]["evening"]
    assert [(line["name"], line["points"], line["wins"], line["games"]) for line in evening["board"]] == [
        ("Ada", 6, 2, 2), ("Bea", 4, 0, 2)]
    assert [(game["game"], [each["place"] for each in game["places"]]) for game in evening["games"]] == [
        ("tris", [1, 2])] * 2
    assert evening["games"][1]["link"] == room.dealing.replay


async def test_the_next_game_by_vote(scene: Scene) -> None:
    room, (ada, bea, caio) = await scene.table("corsa", "Ada", "Bea", "Caio", start=False)
    await bea.done("vote_game", game="tris")
    await caio.done("vote_game", game="lampo")
    evening = ada.last("room")["room"]["evening"]
    assert evening["votes"] == {bea.id: "tris", caio.id: "lampo"} and evening["next"] == "tris", "the first wish"
    await ada.done("vote_game", game="lampo")
    assert ada.last("room")["room"]["evening"]["next"] == "lampo"
    await caio.done("vote_game")                   # she withdraws her vote: one each, and the host's choice counts
    assert ada.last("room")["room"]["evening"]["next"] == "lampo"
    assert await bea.refused("next_game") == "not_host"
    assert await bea.refused("vote_game", game="scacchi") == "no_such_game"
    assert await ada.refused("next_game", game="scacchi") == "no_such_game"
    await ada.done("next_game", game="tris")
    view = bea.last("room")["room"]
    assert (view["game"], view["phase"], len(view["chairs"]), view["evening"]) == ("tris", "lobby", 2, None)
    assert [room.state.seat_of(each.id) for each in (ada, bea, caio)] == [0, 1, None], "who has no chair watches"
    await ada.done("start")
    assert await ada.refused("vote_game", game="corsa") == await ada.refused("next_game", game="corsa") == "game_on"
    await tris(ada, bea)


async def test_people_keep_their_seats_then_bots_theirs(scene: Scene) -> None:
    room, (ada, _) = await scene.table("corsa", "Ada", "Bea", seats=4)
    await ada.done("bot", seat=3, level="maestro")
    await ada.done("next_game", game="tris")
    assert [chair.kind for chair in room.state.chairs] == ["person", "person"]
    await ada.done("next_game", game="corsa")
    assert [chair.kind for chair in room.state.chairs] == ["person", "person"] and room.record.game.id == "corsa"


async def test_a_bot_plays_the_next_game_as_well_as_that_game_knows(scene: Scene) -> None:
    room, (ada,) = await scene.table("masterdice", "Ada", seats=2)
    await ada.done("bot", seat=1, level="granmaestro")
    await ada.done("next_game", game="tris")
    assert room.state.chairs[1].level == "maestro"


async def test_nothing_wished_is_no_game(scene: Scene) -> None:
    _, (ada,) = await scene.table("tris", "Ada", seats=2)
    assert await ada.refused("next_game") == "no_such_game"


async def test_an_evening_outlives_the_house(tmp_path: Path) -> None:
    path = str(tmp_path / "a.sqlite3")
    async with Scene(SqliteStore(path)) as scene:
        room, (ada, bea) = await scene.table("tris", "Ada", "Bea", start=True)
        await tris(ada, bea)
        await ada.done("next_game", game="corsa")
        assert (row := await scene.house.store.room(room.id)) is not None and row.game == "corsa"
        await ada.done("start")
    async with Scene(SqliteStore(path)) as scene:
        again = await scene.house.tables.find(room.id)
        assert again.record.game.id == "corsa" and again.round is not None and again.round.game_id == "corsa"
        assert [played.game for played in again.state.evening] == ["tris"]
