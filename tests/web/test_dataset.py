"""Games given to research: only with the consent of all players, and without personal data."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest

from ludoteca.cli import main
from ludoteca.protocol.messages import encode
from ludoteca.rules import Chance, Table
from ludoteca.server.history import dataset
from ludoteca.server.history.positions import Player, Result
from ludoteca.store import LogRow, NoteRow, ResultRow, open_store

NAMES = ("Aurelia", "Bartolomeo")
IDS = ("guest-aurelia", "guest-bartolomeo")


def finished(game: str = "masterdice", seed: str = "5e3d") -> Table:
    table = Table(game, 2, seed=seed, at=1_700_000_000_000 if game == "masterdice" else 0)
    chance = Chance(3)
    while table.outcome is None:
        if not table.actors:
            table.expire()
            continue
        seat = min(table.actors)
        table.play(seat, table.sample(seat, chance))
    return table


def result_of(table: Table, **more: Any) -> Result:
    players = [Player("person", IDS[0]), Player("person", IDS[1])]
    return Result(players, table.outcome, len(table.entries), names=list(NAMES), **more)


def test_the_games_of_the_dataset_are_those_without_written_words():
    assert [game for game in ("canvas", "finestre", "masterdice") if not dataset.wordless(game)] == []
    assert not any(map(dataset.wordless, ("duplik", "palla", "medusa", "polpo", "manta", "tris")))


@pytest.mark.parametrize("game", ["masterdice", "finestre", "canvas"])
def test_a_dataset_row_is_the_whole_game_without_personal_data(game):
    table = finished(game)
    log = {**table.log, "luck": {"names": NAMES}, "names": NAMES, "chat": ["ciao"], "code": "FPVX", "room": "room-1"}
    line = dataset.anonymous(log, result_of(table))
    assert line is not None and line["players"] == ["person", "person"]
    assert Table.replay(line).outcome == table.outcome and line["entries"][0]["at"] < 1_000_000
    assert set(line) == {
        "format", "game", "version", "seats", "options", "seed", "entries", "players", "scores", "winners"}
    assert {key for entry in line["entries"] for key in entry} <= {
        "at", "seat", "move", "known", "back", "agreed", "more"}
    written = msgspec.json.encode(line).decode()
    assert not any(word in written for word in (*NAMES, *IDS, "ciao", "FPVX", "room-1", "1700000"))


def test_a_bot_is_its_level_and_a_bot_that_kept_a_seat_is_the_person():
    table = finished()
    players = [Player("bot", "", "maestro"), Player("bot", IDS[1], "artigiano")]
    line = dataset.anonymous(table.log, Result(players, table.outcome))
    assert line is not None and line["players"] == ["maestro", "person"]


@pytest.mark.parametrize(("players", "more", "given"), [
    ((IDS[0], IDS[1]), {}, True),
    ((IDS[0], ""), {}, True),                                    # a bot
    ((IDS[0], "guest-cleo"), {}, False),
    (("", ""), {}, False),
    ((IDS[0], IDS[1]), {"begun": 3}, False),
    ((IDS[0], IDS[1]), {"taken_in": True}, False),
])
def test_everybody_at_the_table_must_agree(players, more, given):
    seats = [Player("person" if guest else "bot", guest, None if guest else "maestro") for guest in players]
    assert dataset.given(Result(seats, **more), set(IDS)) is given


def test_a_person_without_a_number_has_agreed_to_nothing():
    assert not dataset.given(Result([Player("person", IDS[0]), Player("person", "")]), set(IDS))


def test_what_does_not_replay_or_holds_own_cards_is_left_out():
    table = finished()
    assert table.outcome is not None
    better = msgspec.structs.replace(table.outcome, scores=(99, 0))
    other = msgspec.structs.replace(result_of(table), outcome=better)
    assert dataset.anonymous(table.log, other) is None
    assert dataset.anonymous({**table.log, "entries": table.log["entries"][:-1]}, result_of(table)) is None
    assert dataset.anonymous({**table.log, "entries": [{"at": 0, "seat": 0, "move": {}}]}, result_of(table)) is None
    assert dataset.anonymous({**table.log, "known": {"words": "nonna"}}, result_of(table)) is None
    canvas = finished("canvas")
    options = {**canvas.log["options"], "deck": {"name": "Nonna Pina"}}
    assert dataset.anonymous({**canvas.log, "options": options}, result_of(canvas)) is None


async def kept(path: Path, *willing: str) -> None:
    store = open_store(str(path))
    await store.open()
    table = finished()
    rows = [LogRow(0, encode(table.header))] + [
        LogRow(number, encode(entry)) for number, entry in enumerate(table.entries, 1)]
    row = ResultRow("room-1", 1, "masterdice", 1_700_000_100_000, encode(result_of(table)), "a-link", IDS)
    await store.import_game(row, rows)
    for guest in willing:
        await dataset.FOR_DATASET.say(store, guest, True)
    await store.put_note(NoteRow(IDS[0], "another topic", b"{}"))
    assert await dataset.FOR_DATASET.of(store, IDS[0]) is (IDS[0] in willing)
    await store.close()


@pytest.mark.parametrize(("willing", "games"), [((), 0), (IDS[:1], 0), (IDS, 1)])
async def test_the_command_writes_what_was_given(tmp_path, capsys, willing, games):
    await kept(tmp_path / "house.db", *willing)
    code = await asyncio.to_thread(
        main, ["dataset", str(tmp_path / "out.jsonl"), "--database", str(tmp_path / "house.db")])
    assert code == 0 and str(games) in capsys.readouterr().out
    written = (tmp_path / "out.jsonl").read_text()
    assert len(written.splitlines()) == games
    assert not any(word in written for word in (*NAMES, *IDS, "a-link", "room-1"))


async def test_a_yes_can_be_taken_back(tmp_path):
    await kept(tmp_path / "house.db", *IDS)
    store = open_store(str(tmp_path / "house.db"))
    await store.open()
    assert [line async for line in dataset.lines(store)]
    await dataset.FOR_DATASET.say(store, IDS[1], False)
    assert not [line async for line in dataset.lines(store)]
    await store.close()


def test_a_house_that_is_no_house_is_refused(tmp_path, capsys):
    (tmp_path / "house.db").write_text("no database at all, just a few words, and some more of them")
    assert main(["dataset", str(tmp_path / "out.jsonl"), "--database", str(tmp_path / "house.db")]) == 1
    assert "ludoteca:" in capsys.readouterr().err
