"""During the game: updates, resends, pauses, spectators, and what each seat receives."""

from __future__ import annotations

import msgspec

from ludoteca.rules import Table

from .scene import Scene


async def play_tris(scene: Scene, ada, bea) -> None:
    """Ada wins with the top row."""
    for page, cell in ((ada, 0), (bea, 3), (ada, 1), (bea, 4), (ada, 2)):
        assert (await page.move(type="mark", cell=cell))["type"] == "ok"


async def test_a_whole_game_and_a_rematch(scene: Scene) -> None:
    room, (ada, bea) = await scene.table("tris", "Ada", "Bea", start=True)
    begun = bea.last("begun")
    assert begun["view"]["turn"] == 0 and begun["actors"] == [0] and begun["clock"] == {"now": 0, "running": True}
    await play_tris(scene, ada, bea)
    last = bea.last("update")
    assert last["version"] == 5 and last["outcome"]["winners"] == [0] and last["actors"] == []
    assert bea.last("room")["room"]["phase"] == "over"
    assert bea.last("room")["room"]["chairs"][0]["wins"] == 1
    assert bea.view["cells"][:3] == [0, 0, 0]
    assert await ada.refused("move", move={"type": "mark", "cell": 8}) == "game_over"
    assert await ada.refused("start") == "game_on"
    await ada.done("rematch")
    assert room.state.round == 2 and ada.last("begun")["room"]["chairs"][0]["wins"] == 1
    await play_tris(scene, ada, bea)
    assert room.state.chairs[0].wins == 2
    await ada.done("rematch", start=False)
    assert room.state.phase == "lobby" and room.round is None
    await ada.done("arrange", order=[1, 0])
    await ada.done("start")
    assert room.state.round == 3 and bea.last("begun")["actors"] == [0]
    results = await scene.house.store.results(room.id)
    assert [msgspec.json.decode(each.result)["outcome"]["winners"] for each in results] == [[0], [0]]


async def test_after_a_game_a_bot_may_fill_in_for_the_rematch(scene: Scene) -> None:
    room, (ada, bea) = await scene.table("tris", "Ada", "Bea", start=True)
    await play_tris(scene, ada, bea)
    await bea.done("stand")
    assert await ada.refused("rematch") == "empty_chairs"
    await ada.done("bot", seat=1, level="apprendista")
    await ada.done("rematch")
    assert room.state.round == 2 and room.state.phase == "playing"


async def test_the_log_in_the_store_replays_to_the_same_game(scene: Scene) -> None:
    room, (ada, bea) = await scene.table("corsa", "Ada", "Bea", start=True)
    for _ in range(3):
        for page in (ada, bea):
            assert (await page.move(type="run", card=page.view["hand"][0]))["type"] == "ok"
            await scene.advance(500)
    rows = await scene.house.store.entries(room.id, 1)
    header = msgspec.json.decode(rows[0].entry)
    log = {**header, "at": 0, "entries": [msgspec.json.decode(row.entry) for row in rows[1:]]}
    assert room.round is not None and Table.replay(log) == room.round.table
    assert [entry["at"] for entry in log["entries"]] == [0, 500, 1000, 1500, 2000, 2500]


async def test_a_refused_move_changes_nothing_and_says_why(scene: Scene) -> None:
    room, (ada, bea) = await scene.table("tris", "Ada", "Bea", start=True)
    assert await bea.refused("move", move={"type": "mark", "cell": 0}) == "not_your_turn"
    assert await ada.refused("move", move={"type": "mark", "cell": 9}) == "no_such_cell"
    assert await ada.refused("move", move={"type": "mark", "cell": "x"}) == "malformed_move"
    assert await ada.refused("move", move={"type": "mark", "cell": 1, "extra": 1}) == "malformed_move"
    assert await ada.refused("move", move={"type": "fly"}) == "unknown_move"
    assert await ada.refused("move", move={}) == "unknown_move"
    watcher = await scene.visit("Carlo")
    await watcher.come(room)
    assert await watcher.refused("move", move={"type": "mark", "cell": 0}) == "not_seated"
    assert room.round is not None and room.round.table.position == 0
    assert not ada.all("update") and len(await scene.house.store.entries(room.id, 1)) == 1


async def test_what_is_for_the_lobby_is_refused_during_the_game(scene: Scene) -> None:
    _, (ada, bea) = await scene.table("tris", "Ada", "Bea", start=True)
    for type, fields in (("chairs", {"count": 2}), ("arrange", {"order": [1, 0]}), ("options", {"options": {}}),
                         ("start", {}), ("sit", {"seat": 1})):
        assert await ada.refused(type, **fields) == "game_on"
    assert await bea.refused("give_back", seat=0) == "not_kept"


async def test_a_resend_gets_the_first_answer_and_is_played_once(scene: Scene) -> None:
    room, (ada, bea) = await scene.table("tris", "Ada", "Bea", start=True)
    first = await ada.ask("move", id="m1", move={"type": "mark", "cell": 0})
    again = await ada.ask("move", id="m1", move={"type": "mark", "cell": 0})
    assert first == again == {"type": "ok", "id": "m1"}
    assert room.round is not None and room.round.table.position == 1
    assert (await ada.ask("move", id="m2", move={"type": "mark", "cell": 1}))["code"] == "not_your_turn"
    await bea.move(type="mark", cell=8)
    assert (await ada.ask("move", id="m2", move={"type": "mark", "cell": 1}))["code"] == "not_your_turn"
    assert (await bea.ask("move", id="m1", move={"type": "mark", "cell": 5}))["code"] == "not_your_turn"
    assert room.round.table.position == 2


async def test_hidden_acts_move_only_the_number(scene: Scene) -> None:
    _room, (ada, bea, carlo) = await scene.table("lampo", "Ada", "Bea", "Carlo", start=True)
    await ada.done("move", move={"type": "note", "text": "so tutto"})
    assert ada.last("update")["events"] == [{"type": "Noted", "seat": 0, "text": "so tutto"}]
    assert ada.last("update")["patch"] == {"note": "so tutto"} and ada.last("update")["seat"] == 0
    for page in (bea, carlo):
        assert page.heard[-1] == {"type": "skip", "round": 1, "version": 1}
    assert b"so tutto" not in b"".join(bea.frames + carlo.frames)


async def test_nothing_secret_is_in_the_bytes_a_seat_receives(scene: Scene) -> None:
    room, pages = await scene.table("lampo", "Ada", "Bea", "Carlo", options={"questions": 5}, start=True)
    watcher = await scene.visit("Dora")
    await watcher.come(room)
    for turn in range(5):
        page = pages[turn % 3]
        await page.move(type="note", text=f"nota-{page.id}-{turn}")
        await page.move(type="buzz", question=turn)
        await page.go()
        await page.come(room, round=1, version=turn)
        await page.move(type="buzz", question=99)
    assert room.round is not None and room.round.outcome is not None
    state = room.round.table.state
    for seat, page in enumerate([*pages, watcher]):
        received = b"".join(page.frames).decode()
        for other, secret in enumerate(state.secrets):
            assert (secret in received) == (other == seat)
        for other, author in enumerate(pages):
            assert (f"nota-{author.id}" in received) == (other == seat)


async def test_spectators_see_what_everybody_sees(scene: Scene) -> None:
    room, (ada, bea) = await scene.table("corsa", "Ada", "Bea", start=True)
    one, two = await scene.visit("Carlo"), await scene.visit("Dora")
    welcome = await one.come(room)
    await two.come(room)
    assert welcome["view"]["hand"] == [] and welcome["actors"] == [0]
    await ada.move(type="run", card=ada.view["hand"][0])
    assert one.frames[-1] == two.frames[-1]
    assert [event["type"] for event in one.last("update")["events"]] == ["Ran"]
    assert [event["type"] for event in ada.last("update")["events"]] == ["Ran", "Drew"]
    assert [event["type"] for event in bea.last("update")["events"]] == ["Ran"]


async def test_coming_back_tells_what_was_missed(scene: Scene) -> None:
    room, (ada, bea) = await scene.table("tris", "Ada", "Bea", start=True)
    await ada.move(type="mark", cell=0)
    await bea.go()
    assert ada.last("room")["notice"] == "left" and ada.last("room")["room"]["chairs"][1]["connected"] is False
    await ada.done("say", text="ci sei?")
    await bea.come(room)
    await bea.move(type="mark", cell=4)
    await bea.go()
    await ada.move(type="mark", cell=1)
    welcome = await bea.come(room, round=1, version=1, chat=0)
    assert [update["version"] for update in welcome["missed"]] == [2, 3]
    assert welcome["missed"][1]["events"] == [{"type": "Marked", "seat": 0, "cell": 1}]
    assert welcome["view"]["cells"][1] == 0 and welcome["version"] == 3
    assert [entry[0] for entry in welcome["log"]] == [0, 1, 0]
    assert [line["text"] for line in welcome["chat"]] == ["ci sei?"]
    assert "missed" not in await bea.come(room, round=1, version=3, chat=1)


async def test_missing_a_whole_game_tells_the_new_one_from_its_start(scene: Scene) -> None:
    room, (ada, bea) = await scene.table("tris", "Ada", "Bea", start=True)
    await play_tris(scene, ada, bea)
    await ada.done("rematch")
    await ada.move(type="mark", cell=8)
    welcome = await bea.come(room, round=1, version=5)
    assert [(update["round"], update["version"]) for update in welcome["missed"]] == [(2, 1)]


async def test_a_pause_stops_the_clock_and_the_moves(scene: Scene) -> None:
    room, (ada, bea) = await scene.table("lampo", "Ada", "Bea", start=True)
    await scene.advance(4000)
    await ada.done("pause", paused=True)
    assert bea.last("room")["notice"] == "paused"
    assert bea.last("room")["clock"] == {"now": 4000, "running": False, "deadline": 10000, "began": 0}
    await scene.advance(60_000)
    assert await bea.refused("move", move={"type": "buzz", "question": 0}) == "paused"
    await ada.done("pause", paused=True)
    await ada.done("pause", paused=False)
    await scene.advance(5000)
    assert room.round is not None and room.round.table.position == 0
    await scene.advance(1002)
    assert bea.last("update")["events"] == [{"type": "NobodyKnew", "question": 0}]
    assert [entry.at for entry in room.round.table.entries] == [10_000]


async def test_chat_and_reactions(scene: Scene) -> None:
    room, (ada, bea) = await scene.table("tris", "Ada", "Bea")
    await bea.done("say", id="c1", text="  ciao\x00 <script>alert(1)</script>\n a tutti ")
    line = ada.last("chat")["line"]
    assert line["text"] == "ciao <script>alert(1)</script> a tutti" and line["name"] == "Bea" and line["number"] == 1
    await bea.done("say", id="c1", text="ciao di nuovo")
    assert len(ada.all("chat")) == 1
    await ada.done("react", reaction="bravo")
    assert bea.last("chat")["line"]["reaction"] == "bravo"
    assert await ada.refused("say", text="  ") == "chat_empty"
    assert await ada.refused("say", text="x" * 301) == "chat_too_long"
    assert await ada.refused("say", text="ehi", to="team") == "no_teams"
    carlo = await scene.visit("Carlo")
    assert [line["number"] for line in (await carlo.come(room))["chat"]] == [1, 2]


async def test_team_chat_stays_in_the_team(scene: Scene) -> None:
    room, pages = await scene.table("lampo", "Ada", "Bea", "Carlo", "Dora", start=True)
    ada, bea, carlo, dora = pages
    await ada.done("say", text="vinciamo noi", to="team")
    assert carlo.last("chat")["line"]["team"] is True
    assert not bea.all("chat") and not dora.all("chat")
    await bea.go()
    assert "chat" not in await bea.come(room) or not bea.last("welcome")["chat"]
    watcher = await scene.visit("Elio")
    await watcher.come(room)
    assert await watcher.refused("say", text="anch'io", to="team") == "no_teams"


async def test_the_audience_may_vote_where_a_game_lets_it_once_each(scene: Scene) -> None:
    """Two painters tie in Canvas: the spectators are the jury."""
    import msgspec

    room, (ada, _bea) = await scene.table("canvas", "Ada", "Bea", seats=2, options={"vote": True}, start=True)
    carlo, dora = await scene.visit("Carlo"), await scene.visit("Dora")
    await carlo.come(room)
    await dora.come(room)                                # the vote waits for her: it ends when all have voted
    vote = {"type": "vote", "painter": 1}
    assert await carlo.refused("move", move=vote) == "not_seated"
    table = room.round.table
    table.state = msgspec.structs.replace(
        table.state, phase="vote", tied=(0, 1), jury=room.dealing.company().watchers, vote_ends=table.now + 45_000)
    assert await ada.refused("move", move=vote) == "not_your_turn"
    await carlo.done("move", move=vote)
    assert carlo.last("update")["events"] == [{"type": "WatcherVoted", "painter": 1}]
    assert await carlo.refused("move", move={"type": "vote", "painter": 0}) == "already_voted"


async def test_what_only_a_bot_may_do_is_refused_from_a_person(scene: Scene) -> None:
    """Judging bots' drawings uses their known meaning: people must not pass their own off as a bot's."""
    room, pages = await scene.table("duplik", "Ada", "Bea", "Carla", seats=3, start=True)
    state = room.round.table.state
    master = pages[state.master]
    for move in ({"type": "throw"}, {"type": "turn"}):
        await master.done("move", move=move)
    artist = pages[(state.master + 1) % 3]
    before = room.round.table.position
    assert await artist.refused("move", move={"type": "sketch"}) == "unknown_move"
    assert await artist.refused("move", move={"type": "handon", "author": 0}) == "unknown_move"
    assert room.round.table.position == before
    await artist.done("move", move={"type": "stroke", "points": [100, 100, 128, 200, 200, 128], "width": 6})
