"""A slow disk, another process that writes first, a rule that raises: no client sees what is not on disk."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path

import pytest

from ludoteca.protocol import refusals
from ludoteca.protocol.refusals import CODES, Refused
from ludoteca.rules.texts import has
from ludoteca.server.house.limits import Limits
from ludoteca.store.sqlite.store import SqliteStore
from tests.store.failing_store import FailingStore

from .scene import Hands, Scene

SOURCE = Path(refusals.__file__).parents[1]


async def turns(times: int = 200) -> None:
    for _ in range(times):
        await asyncio.sleep(0)


async def test_no_client_sees_a_move_before_it_is_on_disk() -> None:
    store = FailingStore()
    async with Scene(store) as scene:
        room, (ada, bea) = await scene.table("tris", "Ada", "Bea", start=True)
        store.hold("append")
        ada.say("move", id="m", move={"type": "mark", "cell": 0})
        await turns()
        assert not ada.all("update") and not bea.all("update") and ada.answer("m") == {}
        watcher = await scene.visit("Carlo")
        store.release()
        await scene.settle()
        assert bea.last("update")["version"] == 1 and ada.answer("m")["type"] == "ok"
        assert (await watcher.come(room))["version"] == 1


async def test_moves_that_meet_a_slow_disk_are_all_judged_in_order() -> None:
    store = FailingStore()
    async with Scene(store) as scene:
        room, pages = await scene.table("lampo", "Ada", "Bea", "Carlo", options={"questions": 50}, start=True)
        store.hold("append")
        ids = {
            page: [page.say("move", move={"type": "note", "text": f"{turn}"}) for turn in range(5)] for page in pages}
        await turns()
        store.release()
        await scene.settle()
        assert all(page.answer(id)["type"] == "ok" for page, asked in ids.items() for id in asked)
        assert room.round is not None and room.round.table.position == 15
        for page in pages:
            versions = [each["version"] for each in page.heard if each["type"] in ("update", "skip")]
            assert versions == list(range(1, 16))


async def test_a_broken_disk_changes_nothing_until_it_is_back() -> None:
    store = FailingStore()
    async with Scene(store) as scene:
        room, (ada, bea) = await scene.table("tris", "Ada", "Bea", start=True)
        store.fail("append", times=None)
        assert await ada.ask("move", id="m", move={"type": "mark", "cell": 0}) == {}, "neither yes nor no"
        await scene.advance(20_000)
        assert not bea.all("update") and room.round is not None and room.round.table.position == 0
        store.heal()
        await scene.advance(2_000)
        assert ada.answer("m")["type"] == "ok" and bea.last("update")["version"] == 1
        assert (await ada.ask("move", id="m", move={"type": "mark", "cell": 0}))["type"] == "ok"
        assert room.round.table.position == 1


async def test_two_houses_on_one_file_never_write_the_same_move(tmp_path: Path) -> None:
    """The last process to claim a table has it. The other's move is not written, and its clients get a fresh copy."""
    hands = Hands()
    async with Scene(SqliteStore(tmp_path / "a.sqlite3"), hands=hands) as one, \
            Scene(SqliteStore(tmp_path / "a.sqlite3"), hands=hands) as two:
        room, (ada, bea) = await one.table("tris", "Ada", "Bea", start=True)
        await ada.move(type="mark", cell=0)
        twin = await two.house.tables.find(room.id)
        late = await bea.ask("move", id="late", move={"type": "mark", "cell": 5})
        assert late["code"] == "try_again" and bea.closed and room.id not in one.house.tables.rooms
        twin_bea = await two.visit("x")
        twin_bea.guest = bea.guest
        await twin_bea.come(twin)
        assert (await twin_bea.ask("move", id="late", move={"type": "mark", "cell": 5}))["type"] == "ok"
        assert twin.round is not None and twin.round.table.position == 2
        assert len(await one.house.store.entries(room.id, 1)) == 3


BEATING = Limits(sweep=10**12, watch=10**12)


async def test_a_house_taken_for_dead_begins_anew() -> None:
    async with Scene(limits=BEATING) as scene:
        room, (ada, bea) = await scene.table("tris", "Ada", "Bea", start=True)
        await ada.move(type="mark", cell=0)
        before = scene.house.services.incarnation
        await scene.house.store.unregister_process(before)
        await scene.advance(2 * scene.house.limits.idle_heartbeat)
        assert scene.house.services.incarnation != before and ada.closed and not scene.house.tables.rooms
        again = await scene.house.tables.find(room.id)
        assert again.round is not None and again.round.table.position == 1
        await bea.come(again)
        assert (await bea.ask("move", move={"type": "mark", "cell": 5}))["type"] == "ok"


async def test_a_table_is_claimed_again_before_a_write_is_tried_again() -> None:
    """So that the first attempt, still under way, cannot arrive after the second."""
    store = FailingStore()
    async with Scene(store) as scene:
        room, (ada, _) = await scene.table("tris", "Ada", "Bea", start=True)
        epoch = room.writer.lease.epoch
        store.fail("append")
        store.fail("claim", times=2)
        id = ada.say("move", move={"type": "mark", "cell": 0})
        await scene.settle()
        await scene.advance(2_000)
        assert ada.answer(id)["type"] == "ok" and room.writer.lease.epoch == epoch + 1
        assert store.calls.count("claim") >= 3


async def test_a_table_without_clients_can_be_claimed_by_peers() -> None:
    async with Scene(limits=BEATING) as scene:
        room, people = await scene.table("tris", "Ada", "Bea")
        assert await scene.house.store.owner(room.id)
        for person in people:
            await person.go()
        await scene.advance(scene.house.limits.table_idle + 2 * scene.house.limits.active_heartbeat)
        assert room.id not in scene.house.tables.rooms and await scene.house.store.owner(room.id) is None


async def test_a_rule_that_breaks_says_try_again_and_the_table_lives(
    scene: Scene, monkeypatch: pytest.MonkeyPatch,
) -> None:
    room, (ada, _) = await scene.table("tris", "Ada", "Bea", start=True)

    def broken(*_: object) -> None:
        raise ZeroDivisionError

    with monkeypatch.context() as patched:
        patched.setattr(type(room.record.game), "play", broken)
        assert await ada.refused("move", move={"type": "mark", "cell": 0}) == "try_again"
    assert (await ada.move(type="mark", cell=0))["type"] == "ok"


@pytest.mark.parametrize("code", sorted(CODES))
def test_every_refusal_has_a_sentence_in_both_languages(code: str) -> None:
    key = f"refusal-{code.replace('_', '-')}"
    for language in ("it", "en"):
        assert has(refusals.TEXTS, key, language)
        facts = {"name": "Ada", "most": 3, "least": 2, "detail": "x"}
        sentence = Refused(code, **facts).sentence(language)
        assert sentence[0].isupper() or sentence.startswith("Ada"), sentence
        assert sentence[-1] in ".:x" and "{" not in sentence


def test_no_refusal_is_invented_or_forgotten() -> None:
    used = set()
    for part in ("server", "protocol"):
        for page in (SOURCE / part).rglob("*.py"):
            used |= set(re.findall(r'(?:Refused|super\(\).__init__)\("(\w+)"', page.read_text("utf-8")))
    assert used == CODES
