"""The table before the game: seats, bots, options, and permissions."""

from __future__ import annotations

import asyncio

import pytest

from .scene import Scene


async def test_newcomers_take_the_free_seats_and_the_rest_watch(scene: Scene) -> None:
    room, (ada, _bea) = await scene.table("tris", "Ada", "Bea")
    carlo = await scene.visit("Carlo")
    welcome = await carlo.come(room)
    assert "seat" not in welcome["you"]
    assert [chair["name"] for chair in welcome["room"]["chairs"]] == ["Ada", "Bea"]
    assert [person["name"] for person in welcome["room"]["people"]] == ["Ada", "Bea", "Carlo"]
    assert ada.last("room")["notice"] == "joined" and ada.last("room")["who"] == carlo.id


async def test_a_spectator_takes_no_seat(scene: Scene) -> None:
    ada, screen = await scene.visit("Ada"), await scene.visit("Schermo")
    room = await scene.house.opener.open(ada.guest, "tris")
    welcome = await screen.come(room, watch=True)
    assert "seat" not in welcome["you"] and welcome["room"]["chairs"][1]["kind"] == "empty"


async def test_sit_stand_and_change_seat(scene: Scene) -> None:
    _room, (_ada, bea) = await scene.table("corsa", "Ada", "Bea", seats=4)
    await bea.done("sit", seat=3)
    assert bea.last("room")["you"]["seat"] == 3
    assert await bea.refused("sit", seat=0) == "chair_taken"
    assert await bea.refused("sit", seat=4) == "no_such_chair"
    assert await bea.refused("sit", seat=-1) == "no_such_chair"
    await bea.done("sit", seat=3)
    await bea.done("stand")
    assert "seat" not in bea.last("room")["you"]
    assert await bea.refused("stand") == "not_seated"


async def test_the_host_sets_the_number_of_seats(scene: Scene) -> None:
    room, (ada, bea) = await scene.table("corsa", "Ada", "Bea", seats=2)
    await ada.done("chairs", count=4)
    assert len(room.state.chairs) == 4
    await bea.done("sit", seat=3)
    await ada.done("bot", seat=1, level="maestro")
    await ada.done("chairs", count=3)
    assert [chair.kind for chair in room.state.chairs] == ["person", "bot", "person"]
    await ada.done("chairs", count=2)
    assert [chair.kind for chair in room.state.chairs] == ["person", "person"]
    assert await ada.refused("chairs", count=5) == "bad_seat_count"
    await ada.done("chairs", count=3)
    carlo = await scene.visit("Carlo")
    await carlo.come(room)
    assert await ada.refused("chairs", count=2) == "seats_taken"


async def test_seats_can_be_reordered(scene: Scene) -> None:
    room, (ada, bea) = await scene.table("corsa", "Ada", "Bea", seats=3)
    await ada.done("arrange", order=[1, 2, 0])
    assert [chair.guest for chair in room.state.chairs] == [bea.id, "", ada.id]
    assert ada.last("room")["you"]["seat"] == 2
    for order in ([0, 1], [0, 0, 1], [0, 1, 3]):
        assert await ada.refused("arrange", order=order) == "bad_order"


async def test_bots_of_three_levels_fill_the_seats(scene: Scene) -> None:
    room, (ada,) = await scene.table("corsa", "Ada", seats=4)
    for seat, level in enumerate(("apprendista", "artigiano", "maestro"), start=1):
        await ada.done("bot", seat=seat, level=level)
    names = [chair.name for chair in room.state.chairs[1:]]
    assert len(set(names)) == 3 and all(names)
    await ada.done("bot", seat=2, level="maestro")
    await ada.done("bot", seat=3, level=None)
    assert [chair.level for chair in room.state.chairs] == [None, "apprendista", "maestro", None]
    assert await ada.refused("bot", seat=0, level="maestro") == "still_here"
    assert await ada.refused("bot", seat=3, level=None) == "not_a_bot"
    assert await ada.refused("bot", seat=9, level="maestro") == "no_such_chair"
    bea = await scene.visit("Bea")
    await bea.come(room)
    assert await bea.refused("sit", seat=1) == "chair_taken"


async def test_the_seat_of_a_lost_player_is_freed_or_given_to_a_bot(scene: Scene) -> None:
    room, (ada, bea, carlo) = await scene.table("corsa", "Ada", "Bea", "Carlo")
    assert await ada.refused("bot", seat=1, level=None) == "still_here"
    await bea.go()
    await carlo.go()
    await ada.done("bot", seat=1, level=None)
    await ada.done("bot", seat=2, level="maestro")
    assert [chair.kind for chair in room.state.chairs] == ["person", "empty", "bot"]
    assert room.state.chairs[2].keeps_for == "", "nothing is kept before a game"
    await bea.come(room)
    await bea.done("sit", seat=1)


async def test_options_are_read_as_the_game_writes_them(scene: Scene) -> None:
    room, (ada, _) = await scene.table("corsa", "Ada", "Bea")
    await ada.done("options", options={"length": 12})
    assert ada.last("room")["room"]["options"] == {"length": 12}
    for options, words in (
        ({"length": 5}, "In «length» il numero è troppo piccolo: almeno 10."),
        ({"length": "x"}, "In «length» c’è una cosa di un altro tipo (str invece di int)."),
        ({"speed": 3}, "«speed» qui non si conosce."),
    ):
        answer = await ada.ask("options", options=options)
        assert (answer["code"], answer["sentence"]) == ("bad_options", words)
    assert room.state.options == {"length": 12}


async def test_a_game_needs_every_seat_filled(scene: Scene) -> None:
    room, (ada,) = await scene.table("tris", "Ada", seats=2)
    assert await ada.refused("start") == "empty_chairs"
    assert await ada.refused("pause", paused=True) == "game_not_on"
    assert await ada.refused("rematch") == "not_finished"
    assert await ada.refused("move", move={"type": "mark", "cell": 0}) == "game_not_on"
    assert room.state.phase == "lobby"


@pytest.mark.parametrize(("request_type", "fields"), [
    ("chairs", {"count": 2}), ("arrange", {"order": [1, 0]}), ("bot", {"seat": 1, "level": "maestro"}),
    ("options", {"options": {}}), ("start", {}), ("pause", {"paused": True}), ("kick", {"guest": "x"}),
    ("host", {"guest": "x"}), ("rematch", {}),
])
async def test_only_the_host_may(scene: Scene, request_type: str, fields: dict[str, object]) -> None:
    room, (_, bea) = await scene.table("tris", "Ada", "Bea")
    before = room.state
    answer = await bea.ask(request_type, **fields)
    assert answer["code"] == "not_host" and "Ada" in answer["sentence"]
    assert room.state is before


async def test_names_are_text_and_not_too_long(scene: Scene) -> None:
    _room, (ada, bea) = await scene.table("tris", "Ada", "Bea")
    await bea.done("rename", name="  <b>Bea\u202e</b>\n II ")
    assert ada.last("room")["room"]["chairs"][1]["name"] == "<b>Bea</b> II"
    assert ada.last("room")["notice"] == "renamed"
    assert await bea.refused("rename", name=" \u200b ") == "name_empty"
    assert await bea.refused("rename", name="x" * 25) == "name_too_long"
    assert (await scene.house.guests.by_token(bea.token)).name == "<b>Bea</b> II"


async def test_refusals_come_in_the_persons_language(scene: Scene) -> None:
    _room, (_, bea) = await scene.table("tris", "Ada", "Bea")
    assert (await bea.ask("start"))["sentence"] == "Questo può farlo solo chi ospita, cioè Ada."
    await bea.done("rename", language="en")
    assert (await bea.ask("start"))["sentence"] == "Only the host, Ada, may do this."


async def test_a_name_changed_elsewhere_is_seen_at_the_table(scene: Scene) -> None:
    _, (ada, bea) = await scene.table("tris", "Ada", "Bea")
    await scene.house.guests.rename(bea.id, "Beatrice", None)
    await scene.settle()
    assert ada.last("room")["room"]["chairs"][1]["name"] == "Beatrice"


async def test_a_full_table_forgets_brief_visitors_and_then_has_an_audience(
    scene: Scene, monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("ludoteca.server.state.transitions.PEOPLE", 4)
    room, (ada, bea) = await scene.table("tris", "Ada", "Bea")
    passing, staying = await scene.visit("Passante"), await scene.visit("Carlo")
    await passing.come(room)
    await staying.come(room)
    await passing.go()
    new, late = await scene.visit("Nuova"), await scene.visit("Tardi")
    assert (await new.come(room))["type"] == "welcome"
    assert set(room.state.people) == {ada.id, bea.id, staying.id, new.id}
    assert (await late.come(room))["type"] == "welcome"
    assert late.id not in room.state.people and room.presence.audience.people == [late.id]
    goodbye = await (await scene.visit("Schermo")).come(room, watch=True)
    assert goodbye["code"] == "full" and "4" in goodbye["sentence"]


async def test_a_guest_may_not_open_tables_without_end(scene: Scene) -> None:
    from ludoteca.protocol.refusals import Refused

    ada = await scene.visit("Ada")
    for _ in range(scene.house.limits.tables_per_guest):
        await scene.house.opener.open(ada.guest, "tris")
    with pytest.raises(Refused, match="too_many_tables"):
        await scene.house.opener.open(ada.guest, "tris")


@pytest.mark.parametrize(("most", "code"), [(20, "too_many_tables"), (6, "full_house")])
async def test_not_even_all_at_once(scene: Scene, most: int, code: str) -> None:
    from ludoteca.protocol.refusals import Refused

    if code == "full_house":
        await scene.house.settings.change(tables=most)
    ada = await scene.visit("Ada")
    told = await asyncio.gather(
        *(scene.house.opener.open(ada.guest, "tris") for _ in range(30)), return_exceptions=True)
    assert len(scene.house.tables.rooms) == most == await scene.house.store.tables_on()
    assert [each.code for each in told if isinstance(each, Refused)] == [code] * (30 - most)


async def test_a_table_is_only_for_games_and_seats_there_are(scene: Scene) -> None:
    from ludoteca.rules import IllegalMove

    ada = await scene.visit("Ada")
    for args, code in ((("scacchi",), "no_such_game"), (("tris", {}, 3), "bad_seat_count"),
                       (("corsa", {"length": 1}), "bad_options")):
        with pytest.raises(IllegalMove) as refusal:
            await scene.house.opener.open(ada.guest, *args)
        assert refusal.value.code == code
