"""Peaks: no clock runs and no bot acts during one. It ends early once every client has shown it."""

from __future__ import annotations

import msgspec
import pytest

from ludoteca.server.bot_workers.engine import BotMove, BotRequest, InlineEngine
from ludoteca.server.persistence.log_codec import ClockAnchor, last_anchor, whole_log
from ludoteca.server.play.table_clock import TableClock
from ludoteca.server.state.room_state import read_state
from ludoteca.store import LogRow

from . import lampo
from .scene import Hands, Scene

PEAK = 2_000


@pytest.fixture(autouse=True)
def buzzing_is_a_peak(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lampo.Lampo, "peaks", {lampo.Buzzed: PEAK})


async def test_the_next_hourglass_runs_when_the_moment_is_over(scene: Scene) -> None:
    room, (ada, bea) = await scene.table("lampo", "Ada", "Bea", start=True)
    await scene.advance(1_000)
    await ada.move(type="buzz", question=0)
    clock = bea.last("update")["clock"]
    assert clock == {"now": 1_000, "running": True, "deadline": 11_000, "began": 1_000, "held": PEAK}
    await scene.advance(1_500)
    late = (await bea.come(room))["clock"]
    assert late["now"] == 1_000 and late["held"] == 500, "a latecomer waits for the rest"
    await scene.advance(500 + 9_999)
    assert len(ada.all("update")) == 1
    await scene.advance(2)
    assert ada.last("update")["events"] == [{"type": "NobodyKnew", "question": 1}]
    assert room.round is not None and [entry.at for entry in room.round.table.entries] == [1_000, 11_000]


async def test_an_event_that_is_no_peak_holds_no_clock(scene: Scene) -> None:
    _, (ada, _) = await scene.table("lampo", "Ada", "Bea", start=True)
    await ada.done("move", move={"type": "note", "text": "qui"})
    assert "held" not in ada.last("update")["clock"]


async def test_one_may_act_while_others_still_watch(scene: Scene) -> None:
    room, (ada, bea) = await scene.table("lampo", "Ada", "Bea", start=True)
    await ada.move(type="buzz", question=0)
    await scene.advance(500)
    assert (await bea.move(type="note", text="vista"))["type"] == "ok"
    assert room.round is not None and room.round.table.entries[-1].at == 0, "no time has passed"
    assert bea.last("update")["clock"]["held"] == PEAK - 500


async def test_once_everybody_has_seen_it_the_clock_goes_on(scene: Scene) -> None:
    room, (ada, bea) = await scene.table("lampo", "Ada", "Bea", start=True)
    eva = await scene.visit("Eva")
    await eva.come(room)
    await ada.move(type="buzz", question=0)
    await scene.advance(400)
    await eva.done("seen")
    await ada.done("seen")
    assert room.round is not None
    assert room.round.clock.held() == PEAK - 400, "who watches from no chair does not hurry the others"
    await bea.done("seen")
    assert "held" not in eva.last("room")["clock"] and room.round.clock.held() == 0
    await scene.advance(10_001)
    assert room.round.table.entries[-1].seat is None and room.round.table.entries[-1].at == 10_000


@pytest.mark.parametrize(("skipped", "after", "now"), [
    (False, PEAK + 700, 1_700), (False, 500, 1_000), (True, 700, 1_300), (True, 0, 600)],
    ids=["seen to its end", "in its middle", "skipped by all", "just skipped"])
async def test_time_held_for_peaks_does_not_count_after_a_crash_either(
        scene: Scene, skipped: bool, after: int, now: int) -> None:
    room, (ada, bea) = await scene.table("lampo", "Ada", "Bea", options={"seconds": 60}, start=True)
    for question in range(2):
        await ada.move(type="buzz", question=question)
        if skipped:
            await scene.advance(300)
            for each in (ada, bea):
                await each.done("seen")
        if question == 0:
            await scene.advance(PEAK + 1_000 if not skipped else 600)
    await scene.advance(after)
    before = room.record.clock_view().now
    del scene.house.tables.rooms[room.id]                 # without handover, as after a crash
    found = await scene.house.tables.find(room.id)
    assert found is not room and found.record.clock_view().now == before == now


async def test_the_clock_of_an_entry_counts_in_its_own_incarnation_until_the_clock_is_saved_again(scene: Scene) -> None:
    room, (ada, _) = await scene.table("lampo", "Ada", "Bea", options={"seconds": 60}, start=True)
    await ada.move(type="buzz", question=0)
    await scene.advance(PEAK + 1_000)
    saved = read_state(await scene.house.store.room(room.id)).clock
    rows = await scene.house.store.entries(room.id, 1)
    assert saved.entries == 0 and last_anchor(rows, 0) == ClockAnchor(saved.incarnation, int(saved.wall) + PEAK)
    assert last_anchor(rows, 1) is None, "what was saved since knows better"
    assert last_anchor([LogRow(1, b'{"at":1,"move":{"text":"\\"clock\\":[1,2]","clock":[1,2]}}')], 0) is None
    assert [set(entry) for entry in whole_log(rows)["entries"]] == [{"at", "seat", "move"}], "no part of the game"
    await room.record.touch()
    assert read_state(await scene.house.store.room(room.id)).clock.entries == 1
    scene.house.services.incarnation += 1              # as if another incarnation had written the entry
    await ada.move(type="buzz", question=1)
    scene.house.services.incarnation -= 1
    await scene.advance(500)
    del scene.house.tables.rooms[room.id]
    assert (await scene.house.tables.find(room.id)).record.clock_view().now == 1_500, "by the clock that was saved"


async def test_nothing_to_see_changes_nothing(scene: Scene) -> None:
    room, (ada, _) = await scene.table("lampo", "Ada", "Bea")
    await ada.done("seen")
    await ada.done("start")
    before = len(ada.all("room"))
    await ada.done("seen")
    assert len(ada.all("room")) == before and room.round is not None


class Quick(InlineEngine):
    """Buzzes a moment after it sees a question."""

    async def think(self, question: BotRequest) -> BotMove:
        view = msgspec.json.decode(question.view)
        return BotMove({"type": "buzz", "question": view["question"]}, delay_ms=300)


async def test_bots_watch_to_the_end_or_until_no_person_does() -> None:
    async with Scene(bot_engine=Quick()) as scene:
        room, (ada,) = await scene.table("lampo", "Ada", seats=2, options={"questions": 3})
        await ada.done("bot", seat=1, level="maestro")
        await ada.done("start")
        assert room.round is not None
        await ada.move(type="buzz", question=0)              # the bot was about to buzz at the same question
        await scene.advance(PEAK + 299)
        assert room.round.table.position == 1
        await scene.advance(302)                             # its move comes too late, and it thinks again
        assert room.round.table.position == 2, "once the moment is over a bot is as quick as ever"
        await scene.advance(100)
        await ada.done("seen")
        await scene.advance(250)
        assert room.round.table.position == 2
        await scene.advance(60)
        assert room.round.table.position == 3


def test_a_held_clock_stands_and_then_runs() -> None:
    hands = Hands(1_000)
    clock = TableClock(hands)
    clock.start()
    hands.at += 500
    clock.hold(200)
    assert (clock.now(), clock.held()) == (500, 200) and clock.wall_at(900) == 2_100
    hands.at += 150
    assert (clock.now(), clock.held()) == (500, 50)
    clock.hold(100)
    assert (clock.now(), clock.held()) == (500, 100), "one moment at a time"
    hands.at += 140
    assert (clock.now(), clock.held()) == (540, 0)
    clock.hold(100)
    clock.pause()
    hands.at += 1_000
    assert clock.now() == 540 and clock.held() == 0
    clock.resume()
    assert clock.held() == 0
    hands.at += 10
    assert clock.now() == 550
