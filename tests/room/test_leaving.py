"""People leave, lose the network, are removed, return; there is always a host."""

from __future__ import annotations

import pytest

from .scene import Scene


async def test_a_bot_replaces_a_leaver_and_the_host_gives_the_seat_back(scene: Scene) -> None:
    room, (ada, bea) = await scene.table("tris", "Ada", "Bea", start=True)
    assert await ada.refused("bot", seat=1, level="maestro") == "still_here"
    await bea.go()
    await ada.done("bot", seat=1, level="maestro")
    chair = ada.last("room")["room"]["chairs"][1]
    assert chair["kind"] == "bot" and chair["keeps_for"] == bea.id and chair["keeps_for_name"] == "Bea"
    await ada.move(type="mark", cell=0)
    await scene.advance(2000)
    assert room.round is not None and room.round.table.position == 2
    welcome = await bea.come(room)
    assert "seat" not in welcome["you"]
    carlo = await scene.visit("Carlo")
    await carlo.come(room)
    assert await carlo.refused("give_back", seat=1) == "kept_for_another"
    assert await carlo.refused("sit", seat=1) == "game_on"
    await ada.done("give_back", seat=1)
    assert bea.heard[-1]["type"] == "welcome" and bea.heard[-1]["you"]["seat"] == 1
    await ada.move(type="mark", cell=8)
    await scene.advance(5000)
    assert room.round.table.position == 3, "the bot is gone, Bea thinks for herself"


async def test_a_player_who_stands_up_may_take_the_seat_back(scene: Scene) -> None:
    room, (ada, bea) = await scene.table("corsa", "Ada", "Bea", start=True)
    hand = bea.view["hand"]
    await bea.done("stand")
    assert room.state.chairs[1].kind == "bot" and room.state.chairs[1].level == "artigiano"
    assert bea.heard[-2]["type"] == "welcome" and bea.heard[-2]["view"]["hand"] == [], "a spectator sees no hand"
    await bea.done("sit", seat=1)
    assert bea.last("welcome")["view"]["hand"] == hand
    await bea.done("stand")
    await bea.done("give_back", seat=1)
    assert room.state.chairs[1].guest == bea.id
    await bea.done("stand")
    await ada.done("bot", seat=1, level=None)
    assert room.state.chairs[1].guest == bea.id, "sending the keeper away gives the chair back"


async def test_kicked_is_out_and_stays_out(scene: Scene) -> None:
    room, (ada, bea) = await scene.table("tris", "Ada", "Bea", start=True)
    assert await ada.refused("kick", guest=ada.id) == "owner_stays"
    assert await ada.refused("kick", guest="nobody") == "no_such_guest"
    await ada.done("kick", guest=bea.id)
    assert bea.closed and bea.heard[-1]["type"] == "goodbye" and bea.heard[-1]["code"] == "kicked"
    assert room.state.chairs[1].kind == "bot" and room.state.chairs[1].keeps_for == ""
    goodbye = await bea.come(room)
    assert goodbye["code"] == "barred" and goodbye["sentence"]


async def test_kicked_in_the_lobby_leaves_the_seat_empty(scene: Scene) -> None:
    room, (ada, bea) = await scene.table("tris", "Ada", "Bea")
    await ada.done("kick", guest=bea.id)
    assert room.state.chairs[1].kind == "empty"


async def test_hosting_is_handed_over(scene: Scene) -> None:
    _room, (ada, bea) = await scene.table("tris", "Ada", "Bea")
    assert await ada.refused("host", guest="nobody") == "no_such_guest"
    await ada.done("host", guest=bea.id)
    assert ada.last("room")["room"]["host"] == bea.id
    assert await ada.refused("start") == "not_host"
    await bea.done("start")


async def test_a_seated_player_stands_in_for_a_host_gone_for_long(scene: Scene) -> None:
    room, (ada, bea) = await scene.table("tris", "Ada", "Bea", start=True)
    await ada.go()
    await scene.advance(59_000)
    assert bea.last("room")["room"]["host"] == ada.id
    await ada.come(room)
    await scene.advance(60_000)
    assert room.state.hosting == ada.id, "back in time"
    await ada.go()
    await scene.advance(61_000)
    assert bea.last("room")["notice"] == "host" and bea.last("room")["room"]["host"] == bea.id
    await bea.done("bot", seat=0, level="apprendista")
    welcome = await ada.come(room)
    assert welcome["room"]["host"] == ada.id == room.state.hosting, "the host is host again at once"
    assert await bea.refused("pause", paused=True) == "not_host"


async def test_no_spectator_hosts_over_the_seated(scene: Scene) -> None:
    room, (ada, bea) = await scene.table("tris", "Ada", "Bea", start=True)
    eva = await scene.visit("Eva")
    await eva.come(room)
    await ada.go()
    await bea.go()
    await scene.advance(300_000)
    assert room.state.hosting == ada.id and await eva.refused("kick", guest=bea.id) == "not_host"
    await bea.come(room)
    await scene.advance(61_000)
    assert room.state.hosting == bea.id


async def test_a_stand_in_sends_away_neither_the_owner_nor_the_host(scene: Scene) -> None:
    room, (ada, bea, carlo) = await scene.table("corsa", "Ada", "Bea", "Carlo")
    eva = await scene.visit("Eva")
    await eva.come(room)
    await ada.go()
    await scene.advance(61_000)
    assert room.state.hosting == bea.id
    assert await bea.refused("kick", guest=ada.id) == "owner_stays"
    assert await bea.refused("mute", guest=ada.id, muted=True) == "owner_stays"
    assert await bea.refused("bot", seat=0, level=None) == "owner_stays", "nor from the chair before a game"
    assert await bea.refused("host", guest=eva.id) == "only_the_seated_host"
    await bea.done("host", guest=carlo.id)
    assert room.state.hosting == carlo.id and room.state.host == ada.id
    await carlo.go()
    await scene.advance(61_000)
    assert room.state.hosting == bea.id
    await ada.come(room)
    assert room.state.hosting == ada.id


async def test_the_tables_owner_is_always_admitted(scene: Scene) -> None:
    room, (ada, bea) = await scene.table("tris", "Ada", "Bea")
    await ada.done("host", guest=bea.id)
    assert await bea.refused("kick", guest=ada.id) == "owner_stays"
    await ada.go()
    room.record.state = room.state.but(banned=(ada.id,), people={bea.id: "Bea"})    # as an older version stored it
    assert (await ada.come(room))["type"] == "welcome" and room.state.hosting == bea.id
    await bea.go()
    await scene.advance(61_000)
    assert room.state.hosting == ada.id


async def test_a_kick_leaves_a_line_in_the_log(scene: Scene, caplog: pytest.LogCaptureFixture) -> None:
    room, (ada, bea) = await scene.table("tris", "Ada", "Bea")
    with caplog.at_level("INFO", logger="ludoteca.room"):
        await ada.done("kick", guest=bea.id)
    line = next(each for each in caplog.records if each.getMessage() == "kicked")
    assert line.facts == {"table": room.id, "by": ada.id, "guest": bea.id, "barred": True}
    assert ada.token not in str(line.facts) and bea.token not in str(line.facts)


async def test_the_last_to_leave_stops_the_clock_and_the_first_back_starts_it(scene: Scene) -> None:
    room, (ada, bea) = await scene.table("lampo", "Ada", "Bea", options={"seconds": 60}, start=True)
    await scene.advance(5000)
    await ada.go()
    await bea.go()
    await scene.advance(10 * 60_000)
    assert room.round is not None and room.round.table.position == 0
    welcome = await bea.come(room)
    assert welcome["clock"]["now"] == 35_000 and welcome["clock"]["running"] is True
    await scene.advance(25_002)
    assert room.round.table.position == 1


async def test_too_many_sessions_of_one_person_close_the_oldest(scene: Scene) -> None:
    from ludoteca.server.room.audience_admission import PAGES

    from .scene import Visitor

    room, (ada, bea) = await scene.table("tris", "Ada", "Bea")
    more = [Visitor(scene, bea.guest, bea.token, "it") for _ in range(PAGES)]
    for page in more:
        await page.come(room)
    assert bea.closed and bea.heard[-1]["code"] == "elsewhere" and not any(page.closed for page in more)
    assert len(room.presence) == PAGES + 1 and not ada.closed


async def test_two_sessions_of_one_person_count_as_one(scene: Scene) -> None:
    room, (ada, bea) = await scene.table("tris", "Ada", "Bea", start=True)
    from .scene import Visitor

    phone = Visitor(scene, bea.guest, bea.token, "it")
    await phone.come(room)
    await bea.go()
    assert ada.all("room")[-1].get("notice") != "left"
    await ada.move(type="mark", cell=0)
    assert (await phone.move(type="mark", cell=1))["type"] == "ok"
