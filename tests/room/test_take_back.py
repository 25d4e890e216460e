"""Taking a move back: at once, by consent, refused, too late; what each client receives; bots; restarts."""

from __future__ import annotations

from pathlib import Path

import msgspec

from ludoteca.rules import Table
from ludoteca.store.sqlite.store import SqliteStore

from .scene import Scene, Visitor


def events(visitor: Visitor) -> list[str]:
    """The log as this client shows it: events from updates, less those taken back."""
    shown: list[tuple[int, str]] = []
    for each in visitor.heard:
        if each["type"] in ("welcome", "begun"):
            shown = [(version, event["type"]) for _, events, version in each.get("log", []) for event in events]
        elif each["type"] == "update":
            if "back" in each:
                shown = [item for item in shown if item[0] <= each["back"]]
            shown += [(each["version"], event["type"]) for event in each["events"]]
    return [type for _, type in shown]


async def test_everybody_else_is_asked_and_the_last_yes_takes_it_back(scene: Scene) -> None:
    room, (ada, bea, carlo) = await scene.table("lampo", "Ada", "Bea", "Carlo", start=True)
    watcher = await scene.visit("Dora")
    await watcher.come(room)
    await ada.move(type="buzz", question=0)
    assert bea.view["scores"] == [1, 0, 0]
    await ada.done("take_back")
    asked = bea.last("room")
    assert asked["notice"] == "take_back_asked" and asked["who"] == ada.id
    assert asked["room"]["question"] == {"number": 1, "matter": "take_back", "seat": 0, "waiting": [1, 2]}
    assert room.round is not None and room.round.table.position == 1, "nothing has happened yet"
    assert await bea.refused("take_back") == "question_open"
    assert await watcher.refused("consent", question=1, agree=True) == "not_seated"
    assert await bea.refused("consent", question=2, agree=True) == "no_question"
    await ada.done("consent", question=1, agree=True)
    assert room.round.table.position == 1, "one's own yes is none"
    await bea.done("consent", question=1, agree=True)
    await bea.done("consent", question=1, agree=True)
    assert carlo.last("room")["room"]["question"]["waiting"] == [2]
    await carlo.done("consent", question=1, agree=True)
    for page in (ada, bea, carlo, watcher):
        update = page.last("update")
        assert update["version"] == 2 and update["back"] == 0 and update["seat"] == 0
        assert update["events"] == [{"type": "TakenBack", "seat": 0}]
        assert page.view["scores"] == [0, 0, 0] and page.view["question"] == 0
        assert events(page) == ["TakenBack"], "what was taken back is no longer told"
        assert page.last("room")["room"]["question"] is None
    entry = room.round.table.entries[-1]
    assert (entry.seat, entry.back, entry.agreed) == (0, 0, (1, 2))
    assert await bea.refused("consent", question=1, agree=True) == "no_question"
    await bea.move(type="buzz", question=0)
    assert events(ada) == ["TakenBack", "Buzzed"] and ada.view["scores"] == [0, 1, 0]
    for page in (ada, watcher):
        assert [entry[1][0]["type"] for entry in (await page.come(room))["log"]] == ["TakenBack", "Buzzed"]


async def test_one_no_is_enough_and_the_asker_may_withdraw(scene: Scene) -> None:
    room, (ada, bea, carlo) = await scene.table("lampo", "Ada", "Bea", "Carlo", start=True)
    await ada.move(type="buzz", question=0)
    await ada.done("take_back")
    await bea.done("consent", question=1, agree=True)
    await carlo.done("consent", question=1, agree=False)
    said = bea.last("room")
    assert (said["notice"], said["who"], said["room"]["question"]) == ("take_back_refused", carlo.id, None)
    await ada.done("take_back")
    await ada.done("consent", question=2, agree=False)
    assert bea.last("room")["notice"] == "take_back_withdrawn"
    assert room.round is not None and room.round.table.position == 1


async def test_silence_is_a_no(scene: Scene) -> None:
    room, (ada, bea) = await scene.table("lampo", "Ada", "Bea", options={"seconds": 60}, start=True)
    await ada.move(type="buzz", question=0)
    await ada.done("take_back")
    await scene.advance(29_000)
    assert ada.last("room")["room"]["question"] is not None
    await scene.advance(2_000)
    assert bea.last("room")["notice"] == "take_back_lapsed" and bea.last("room")["who"] == ada.id
    assert await bea.refused("consent", question=1, agree=True) == "no_question"
    assert room.round is not None and room.round.table.position == 1


async def test_the_patience_of_one_question_does_not_end_the_next(scene: Scene) -> None:
    _, (ada, bea) = await scene.table("lampo", "Ada", "Bea", options={"seconds": 60}, start=True)
    await ada.move(type="buzz", question=0)
    await ada.done("take_back")
    await scene.advance(20_000)
    await bea.done("consent", question=1, agree=False)
    await ada.done("take_back")
    await scene.advance(15_000)
    assert ada.last("room")["room"]["question"]["number"] == 2
    await scene.advance(16_000)
    assert ada.last("room")["room"]["question"] is None


async def test_the_game_goes_on_and_the_question_is_void(scene: Scene) -> None:
    room, (ada, bea) = await scene.table("lampo", "Ada", "Bea", options={"questions": 9}, start=True)
    await ada.move(type="buzz", question=0)
    await ada.done("take_back")
    await bea.move(type="note", text="x")
    assert ada.last("room")["notice"] == "take_back_lapsed"
    await ada.done("take_back")
    await scene.advance(10_001)
    assert bea.last("update")["events"][0]["type"] == "NobodyKnew"
    assert bea.last("room")["notice"] == "take_back_lapsed" and bea.last("room")["room"]["question"] is None
    await ada.done("take_back")
    await ada.done("pause", paused=True)
    assert await bea.refused("consent", question=3, agree=True) == "no_question"
    assert await ada.refused("take_back") == "paused"
    assert room.round is not None and room.round.table.position == 3


async def test_by_consent_a_move_is_taken_back_with_all_that_followed(scene: Scene) -> None:
    room, (ada, bea) = await scene.table("tris", "Ada", "Bea", start=True)
    for page, cell in ((ada, 0), (bea, 4), (ada, 8), (bea, 2)):
        await page.move(type="mark", cell=cell)
    await ada.done("take_back")
    await bea.done("consent", question=1, agree=True)
    assert ada.last("update")["back"] == 2 and ada.view["cells"] == [0, None, None, None, 1, None, None, None, None]
    assert events(bea) == ["Marked", "Marked", "TakenBack"] and bea.last("update")["actors"] == [0]
    await ada.done("take_back")
    await bea.done("consent", question=2, agree=True)
    assert bea.view["cells"] == [None] * 9 and events(bea) == ["TakenBack"]
    await ada.refused("take_back")
    await bea.go()
    welcome = await bea.come(room, round=1, version=4)
    assert [update["version"] for update in welcome["missed"]] == [6], "only what counts is news"
    assert welcome["missed"][0]["back"] == 0 and welcome["version"] == 6


async def test_what_the_game_lets_go_needs_no_question_and_hidden_acts_stay_hidden(scene: Scene) -> None:
    room, (ada, bea) = await scene.table("lampo", "Ada", "Bea", start=True)
    assert await ada.refused("take_back") == "nothing_to_take_back"
    await ada.move(type="note", text="segreto")
    assert ada.last("update")["take_back"] == "free" and bea.heard[-1]["type"] == "skip"
    await ada.done("take_back", id="t")
    assert ada.last("update")["back"] == 0 and not ada.view.get("note")
    assert bea.heard[-1] == {"type": "skip", "round": 1, "version": 2}, "nobody else could see it"
    assert room.round is not None and room.round.table.entries[-1].agreed == ()
    assert (await ada.ask("take_back", id="t"))["type"] == "ok" and room.round.table.position == 2, "once"
    await ada.move(type="buzz", question=0)
    await bea.move(type="buzz", question=1)
    assert bea.last("update")["take_back"] == "never" and "take_back" not in ada.last("update")
    assert (await bea.come(room))["take_back"] == "never" and (await ada.come(room))["take_back"] == "consent"
    assert await bea.refused("take_back") == "move_stays"
    watcher = await scene.visit("Dora")
    await watcher.come(room)
    assert await watcher.refused("take_back") == "not_seated"


async def test_bots_agree_think_again_and_wait_while_people_are_asked(scene: Scene) -> None:
    room, (ada, bea) = await scene.table("lampo", "Ada", "Bea", seats=3, options={"questions": 9, "seconds": 60})
    await ada.done("bot", seat=2, level="apprendista")
    await ada.done("start")
    await ada.move(type="buzz", question=0)
    await ada.done("take_back")
    assert ada.last("room")["room"]["question"]["waiting"] == [1], "bots are not asked"
    await scene.advance(5_000)
    assert room.round is not None and room.round.table.position == 1, "the bot waits for the answer"
    await bea.done("consent", question=1, agree=True)
    assert room.round.table.entries[-1].agreed == (1, 2) and room.round.table.state.question == 0
    await scene.advance(1_500)
    assert ada.view["scores"] == [0, 0, 1], "and then buzzes at the question that is open again"
    await ada.done("pause", paused=True)


async def test_alone_with_bots_a_move_is_taken_back_at_once(scene: Scene) -> None:
    room, (ada,) = await scene.table("tris", "Ada", seats=2)
    await ada.done("bot", seat=1, level="maestro")
    await ada.done("start")
    await ada.move(type="mark", cell=0)
    await scene.advance(3_000)
    assert room.round is not None and room.round.table.position == 2
    await ada.done("take_back")
    assert ada.view["cells"] == [None] * 9 and ada.last("update")["actors"] == [0]
    await ada.move(type="mark", cell=4)
    await scene.advance(3_000)
    assert room.round.table.position == 5 and ada.view["cells"][4] == 0


async def test_people_who_leave_are_no_longer_asked_and_a_leaver_asks_no_more(scene: Scene) -> None:
    room, (ada, bea, carlo) = await scene.table("lampo", "Ada", "Bea", "Carlo", options={"seconds": 60}, start=True)
    await ada.move(type="buzz", question=0)
    await ada.done("take_back")
    await carlo.done("stand")
    assert room.round is not None and room.round.table.position == 1
    await bea.done("consent", question=1, agree=True)
    assert room.round.table.state.question == 0, "the bot in Carlo's chair does not mind"
    await ada.done("pause", paused=True)
    await ada.done("pause", paused=False)
    await bea.move(type="buzz", question=0)
    await bea.done("take_back")
    await bea.done("stand")
    assert ada.last("room")["room"]["question"] is None
    assert [each.get("notice") for each in ada.all("room")][-2:] == ["stood", "take_back_lapsed"]


async def test_a_game_that_is_over_stays_over(scene: Scene) -> None:
    _, (ada, bea) = await scene.table("tris", "Ada", "Bea")
    assert await ada.refused("take_back") == "game_not_on"
    await ada.done("start")
    for page, cell in ((ada, 0), (bea, 3), (ada, 1), (bea, 4), (ada, 2)):
        await page.move(type="mark", cell=cell)
    assert await ada.refused("take_back") == "game_over"


async def test_after_a_restart_the_game_stands_where_it_was_taken_back_to(tmp_path: Path) -> None:
    async with Scene(SqliteStore(tmp_path / "a.sqlite3")) as scene:
        room, (ada, bea) = await scene.table("tris", "Ada", "Bea", start=True)
        for page, cell in ((ada, 0), (bea, 4)):
            await page.move(type="mark", cell=cell)
        await ada.done("take_back")
        await bea.done("consent", question=1, agree=True)
        assert room.round is not None
        before = room.round.table
        rows = await scene.house.store.entries(room.id, 1)
        assert [row.position for row in rows] == [0, 1, 2, 3] and b'"back":0' in rows[3].entry
        assert Table.replay({**msgspec.json.decode(rows[0].entry), "entries": [
            msgspec.json.decode(row.entry) for row in rows[1:]]}) == before
    async with Scene(SqliteStore(tmp_path / "a.sqlite3"), hands=scene.hands) as again:
        twin = await again.house.tables.find(room.id)
        assert twin.round is not None and twin.round.table.log == before.log
        bea.scene = again
        welcome = await bea.come(twin)
        assert "take_back" not in welcome, "after a take-back it is for the asking"
        assert welcome["version"] == 3 and [entry[2] for entry in welcome["log"]] == [3]
        ada.scene = again
        await ada.come(twin)
        assert (await ada.move(type="mark", cell=8))["type"] == "ok"
