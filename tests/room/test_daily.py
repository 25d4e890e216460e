"""The daily deals: the same for all, one try counts, it cannot be changed, and nothing is revealed early."""

from __future__ import annotations

import asyncio
import datetime
from collections.abc import AsyncIterator
from typing import Any

import pytest

from ludoteca.games.masterdice.rules import Masterdice
from ludoteca.protocol.messages import encode
from ludoteca.protocol.refusals import Refused
from ludoteca.rules.table import course
from ludoteca.server.bot_workers.engine import InlineEngine, SoloResult, play_alone
from ludoteca.server.persistence.outage import LONGEST_PAUSE
from ludoteca.server.state.daily import DEALS, Try, chair_of, day_of, dots, new_table, options_of, seated, topic_of
from ludoteca.server.state.room_state import Today
from ludoteca.store import NoteRow
from tests.store.failing_store import FailingStore

from .scene import Scene, Visitor

HOUR = 3_600_000.0


class QuickMaestro(InlineEngine):
    """A game whose maestro has already played."""

    def __init__(self) -> None:
        self.asked: list[str] = []

    async def play_alone(self, header: dict[str, Any], seat: int = 0) -> SoloResult | None:
        self.asked.append(header["game"])
        return SoloResult(46, (216, 9, 1))


@pytest.fixture
async def scene() -> AsyncIterator[Scene]:
    async with Scene(bot_engine=QuickMaestro()) as scene:
        yield scene


async def begin(scene: Scene, person: Visitor, name: str = "masterdice") -> bool:
    """Start the day's deal; return whether it counts."""
    table, counts = await scene.house.dailies.open(person.guest, name)
    await person.come(await scene.house.tables.find(table))
    if person.room is not None and person.room.state.phase == "lobby":
        await person.done("start")
    return counts


async def name_the_code(scene: Scene, person: Visitor, off: int = 0) -> None:
    """End the game at once, with the right code or a wrong one."""
    assert person.room is not None and person.room.round is not None
    code = person.room.round.table.state.code
    await person.done("move", move={"type": "solve", "code": [(code[0] - 1 + off) % 6 + 1, *code[1:]]})
    await scene.settle()


async def standing(scene: Scene, person: Visitor | None, name: str = "masterdice", day: str = "") -> Any:
    guest = None if person is None else person.guest
    return await scene.house.dailies.results(name, day or scene.house.dailies.today(), guest)


@pytest.mark.parametrize("name", DEALS)
def test_a_date_deals_the_same_everywhere_and_another_the_next_day(name: str) -> None:
    def laid(day: str) -> Any:
        return new_table(Today(name, day), options_of(DEALS[name], day, "it")).state

    assert laid("2026-11-15") == laid("2026-11-15") != laid("2026-11-16")


async def test_everybody_gets_the_same_deal_and_the_first_try_alone_counts(scene: Scene) -> None:
    ada, bea = await scene.visit("Ada"), await scene.visit("Bea")
    assert await begin(scene, ada) and await begin(scene, bea)
    assert ada.room is not bea.room and ada.room is not None and bea.room is not None
    assert ada.room.round.table.state == bea.room.round.table.state  # type: ignore[union-attr]
    assert ada.view["solver"] == ada.room.state.seat_of(ada.id), "the guest who tries is the solver"
    await name_the_code(scene, ada)
    await name_the_code(scene, bea, off=1)
    table = await standing(scene, bea)
    assert [(each.name, each.score) for _, each in table.tries] == [("Ada", 73), ("Bea", 0)]
    assert table.maestro == SoloResult(46, (216, 9, 1)) and table.mine.score == 0 and table.scores == {table.day: 0}
    assert not await begin(scene, bea), "once more, without counting"
    await name_the_code(scene, bea)
    assert [each.score for _, each in (await standing(scene, bea)).tries] == [73, 0]
    assert scene.house.bot_engine.asked == ["masterdice"], "the maestro plays a day's deal once, however many try it"


async def test_a_try_begun_is_gone_on_with_and_belongs_to_its_day(scene: Scene) -> None:
    ada = await scene.visit("Ada")
    midnight = datetime.datetime.fromtimestamp(scene.hands.at / 1000).replace(hour=0, minute=0) + datetime.timedelta(1)
    scene.hands.at = midnight.timestamp() * 1000 - 60_000
    today = scene.house.dailies.today()
    assert await begin(scene, ada)
    first = ada.room
    assert await begin(scene, ada) and ada.room is first, "the same table as before"
    scene.hands.at += 2 * 60_000
    assert scene.house.dailies.today() == day_of(midnight.timestamp() * 1000) != today
    await name_the_code(scene, ada)
    assert (await standing(scene, ada, day=today)).mine.score == 73
    assert (await standing(scene, ada)).mine is None and (await standing(scene, ada)).scores == {today: 73}
    assert await begin(scene, ada) and ada.room is not first, "a new day, a new try"


async def test_of_tries_that_come_at_once_one_counts_and_all_find_it() -> None:
    store = FailingStore()
    async with Scene(store, QuickMaestro()) as scene:
        ada, bea = await scene.visit("Ada"), await scene.visit("Bea")
        store.hold("add_room")                     # neither finds the other's table
        tries = [asyncio.ensure_future(scene.house.dailies.open(each.guest, "masterdice")) for each in (ada, bea) * 6]
        while store.calls.count("add_room") < len(tries):
            await asyncio.sleep(0)
        store.release()
        begun = await asyncio.gather(*tries)
        assert len(set(begun)) == 2 and all(counts for _, counts in begun)
        assert [len(await store.rooms_of(each.id)) for each in (ada, bea)] == [1, 1]
        assert await scene.house.dailies.open(ada.guest, "masterdice") == begun[0]


@pytest.mark.parametrize("after", [False, True], ids=["refused", "answer-lost"])
async def test_a_try_whose_table_was_not_made_is_still_to_be_had_and_one_that_was_is_the_one(after: bool) -> None:
    store = FailingStore()
    async with Scene(store, QuickMaestro()) as scene:
        ada = await scene.visit("Ada")
        store.fail("add_room", after=after)
        with pytest.raises(OSError, match="disk full"):
            await scene.house.dailies.open(ada.guest, "masterdice")
        made = await store.rooms_of(ada.id)
        assert len(made) == after and ((await standing(scene, ada)).mine is not None) == after, "both or neither"
        assert await begin(scene, ada)
        assert len(await store.rooms_of(ada.id)) == 1


async def test_a_try_noted_without_its_table_is_had_once_more_by_one_of_those_who_come_at_once(scene: Scene) -> None:
    ada = await scene.visit("Ada")
    topic = topic_of("masterdice", scene.house.dailies.today())
    await scene.house.store.put_note(NoteRow(ada.id, topic, encode(Try("gone", "Ada"))))
    begun = await asyncio.gather(*(scene.house.dailies.open(ada.guest, "masterdice") for _ in range(6)))
    assert len(set(begun)) == 1 and begun[0][1]
    assert len(await scene.house.store.rooms_of(ada.id)) == 1


@pytest.mark.parametrize("first", [True, False], ids=["after", "before"])
async def test_the_result_of_the_table_that_counts_is_not_replaced_by_another_tables(scene: Scene, first: bool) -> None:
    """Two tables that both claim to count were made by an older version."""
    ada = await scene.visit("Ada")
    assert await begin(scene, ada)
    rightful = ada.room
    assert rightful is not None and rightful.state.daily is not None
    state = await scene.house.opener.blank_daily(ada.guest, "masterdice", rightful.state.daily)
    other = await scene.house.opener.add_daily(seated(state, DEALS["masterdice"], rightful.state.options), None)
    for room in (rightful, other) if first else (other, rightful):
        await ada.come(room)
        if room is other:
            await ada.done("start")
        await name_the_code(scene, ada, off=int(room is rightful))
        assert (await standing(scene, ada)).mine.score == (0 if rightful.state.phase == "over" else None)
    mine = (await standing(scene, ada)).mine
    assert (mine.table, mine.score) == (rightful.id, 0)


async def test_the_end_of_a_try_waits_for_a_store_that_does_not_answer() -> None:
    store = FailingStore()
    async with Scene(store, QuickMaestro()) as scene:
        ada = await scene.visit("Ada")
        await begin(scene, ada)
        assert ada.room is not None and ada.room.round is not None
        store.fail("notes_of", times=2)
        id = ada.say("move", move={"type": "solve", "code": list(ada.room.round.table.state.code)})
        await scene.settle()
        assert not ada.answer(id)
        await scene.advance(LONGEST_PAUSE)
        assert ada.answer(id) == {"type": "ok", "id": id} and (await standing(scene, ada)).mine.score == 73


async def test_a_days_table_is_for_one_and_as_it_is_for_all(scene: Scene) -> None:
    ada, bea = await scene.visit("Ada"), await scene.visit("Bea")
    await begin(scene, ada)
    assert ada.room is not None
    assert (await bea.come(ada.room))["code"] == "daily_alone"
    for request in ({"type": "stand"}, {"type": "take_back"}, {"type": "add_time"}, {"type": "pause", "paused": True},
                    {"type": "bot", "seat": 0, "level": "maestro"}, {"type": "options", "options": {}},
                    {"type": "chairs", "count": 2}, {"type": "arrange", "order": [1, 0]}, {"type": "rematch"}):
        assert await ada.refused(**request) == "daily_settled", request
    await name_the_code(scene, ada)
    assert await ada.refused("rematch") == "daily_settled"
    await begin(scene, ada)
    assert await ada.refused("stand") == "daily_settled"
    await ada.done("pause", paused=True)           # the try no longer matters


async def test_what_is_not_there_yet_is_not_shown(scene: Scene) -> None:
    ada = await scene.visit("Ada")
    for day in ("2026-01-01", scene.house.dailies.today()):
        with pytest.raises(Refused, match="day_not_over"):
            await scene.house.opener.open(ada.guest, "finestre_allenamento", {"day": day})
    room = await scene.house.opener.open(ada.guest, "finestre_allenamento", {"day": "2020-01-01"})
    await ada.come(room)
    assert await ada.refused("options", options={"day": "2030-01-01"}) == "day_not_over"
    with pytest.raises(Refused, match="day_to_come"):
        await standing(scene, ada, day="2030-01-01")
    for ask in (scene.house.dailies.open(ada.guest, "tris"), standing(scene, ada, "tris")):
        with pytest.raises(Refused, match="no_such_daily"):
            await ask


async def test_todays_games_are_seen_by_those_who_have_played(scene: Scene) -> None:
    ada, bea = await scene.visit("Ada"), await scene.visit("Bea")
    await begin(scene, ada)
    await name_the_code(scene, ada)
    link = (await standing(scene, ada)).mine.link
    for _ in range(2):                             # neither before a try nor during it
        with pytest.raises(Refused, match="daily_spoils"):
            await scene.house.opener.open_replay(bea.guest, link, 0, None)
        await begin(scene, bea)
    await name_the_code(scene, bea)
    assert await scene.house.opener.open_replay(bea.guest, link, 0, None)
    scene.hands.at += 24 * HOUR
    assert await scene.house.opener.open_replay((await scene.visit("Caio")).guest, link, 0, None)


async def test_begun_tries_do_not_fill_a_persons_tables(scene: Scene) -> None:
    ada = await scene.visit("Ada")
    for _ in range(4):
        for name in DEALS:
            await scene.house.dailies.open(ada.guest, name)
        scene.hands.at += 24 * HOUR
    await scene.house.opener.open(ada.guest, "tris")


async def test_words_are_compared_within_a_language(scene: Scene) -> None:
    ada, bea = await scene.visit("Ada"), await scene.visit("Bea", "en")
    for person, words in ((ada, "it"), (bea, "en")):
        await begin(scene, person, "medusa")
        assert person.room is not None and person.room.state.options["words"] == words
        assert [each.name for _, each in (await standing(scene, person, "medusa")).tries] == [person.guest.name]


def test_a_dot_for_every_level_reached() -> None:
    for name, deal in DEALS.items():
        assert list(deal.marks) == sorted(deal.marks)
        assert [dots(name, mark) for mark in deal.marks][-1] == 4 and dots(name, deal.marks[0] - 1) == 0


@pytest.mark.parametrize(("name", "most", "ends_as_scored"), [
    ("masterdice", 7, False), ("canvas", 3, True), ("canvas_puzzle", 3, True), ("finestre", 10, True),
    ("medusa", 12, False), ("palla", 8, True)])
def test_every_deal_has_a_course(name: str, most: int, ends_as_scored: bool) -> None:
    table = new_table(Today(name, "2026-11-15"), options_of(DEALS[name], "2026-11-15", "it"))
    played = play_alone(table.header, chair_of(table), "cucciolo")
    assert played is not None and 1 <= len(played.course) <= most
    assert not ends_as_scored or played.course[-1] == played.score
    if name == "masterdice":
        assert play_alone(table.header, chair_of(table), "cucciolo") == played, "the same deal, the same chair"
        assert [*played.course] == sorted(played.course, reverse=True) and played.course[0] < 1296


def test_what_is_taken_back_is_no_stage() -> None:
    class Counted(Masterdice):
        def stage(self, view: Any, seat: int) -> tuple[int, int] | None:
            return view  # type: ignore[no-any-return]

    seen = [None, (0, 9), (1, 8), (1, 7), (0, 9), (1, 5), (3, 4)]
    assert course(seen, Counted(), 0) == [5, 4, 4]
