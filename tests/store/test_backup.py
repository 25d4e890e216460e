"""Backup, export and deletion of personal data: on a real database, while it is open and after it was closed."""

from __future__ import annotations

import asyncio
import contextlib
import re
import sqlite3
from pathlib import Path
from typing import Any

import msgspec
import pytest

from ludoteca.cli import main, person_last
from ludoteca.store import open_store
from ludoteca.store.backup import DELETED_NAME, FileMaintenance, maintenance
from ludoteca.store.postgres.backup import PASSING, PLACES
from ludoteca.store.postgres.migrations import STEPS
from ludoteca.store.preflight import FileLock
from tests.web.people import site

from .postgres import Postgres

HER = "Zenobia la Grande"


@pytest.fixture
async def house(tmp_path: Path) -> tuple[Path, str]:
    """A file with a half-finished game of two people, the id of one of them, and a backup made while it was open."""
    path = tmp_path / "casa.sqlite3"
    async with site(str(path)) as here:
        her, bea = await here.visit(HER), await here.visit("Bea")
        table = (await her.open_table("tris"))["table"]
        for each in (her, bea):
            await each.come(table)
        for who, act, fields in ((her, "start", {}), (her, "move", {"move": {"type": "mark", "cell": 4}}),
                                 (her, "say", {"text": "il mio segreto"}), (bea, "say", {"text": "il suo"})):
            assert (await who.ask(act, **fields))["type"] == "ok"
        wishes = {"research": True, "rated": True}
        async with her.http.patch("/api/guests/me", json=wishes, headers=her.headers) as answer:
            assert answer.status == 200
        FileMaintenance(path).backup(tmp_path / "copia.sqlite3")
        await bea.ask("move", move={"type": "mark", "cell": 0})
        guest = her.guest
    return path, guest


def moves(path: Path) -> int:
    db = sqlite3.connect(path)
    try:
        return int(db.execute("SELECT count(*) FROM entries").fetchone()[0])
    finally:
        db.close()


def run(*words: object) -> int:
    return main([str(word) for word in words])


async def test_a_copy_of_an_open_house_is_that_moment(house: tuple[Path, str], tmp_path: Path) -> None:
    path, _ = house
    copy = tmp_path / "copia.sqlite3"
    assert moves(path) - moves(copy) == 1 and not list(tmp_path.glob("*.unfinished"))
    new = tmp_path / "nuova" / "casa.sqlite3"
    assert run("restore", copy, "--database", new) == 0
    assert moves(new) == moves(copy)


async def test_a_house_is_not_put_over_another_unasked(
    house: tuple[Path, str], tmp_path: Path, capsys: pytest.CaptureFixture[str],
) -> None:
    path, _ = house
    before, copy = moves(path), tmp_path / "copia.sqlite3"
    assert run("restore", copy, "--database", path) == 1 and "--over" in capsys.readouterr().err
    assert moves(path) == before
    assert run("restore", copy, "--over", "--database", path) == 0 and moves(path) == before - 1
    broken = tmp_path / "rotta.sqlite3"
    broken.write_bytes(b"SQLite format 3\0" + b"x" * 4096)
    assert run("restore", broken, "--over", "--database", path) == 1 and moves(path) == before - 1


async def test_an_open_house_is_neither_put_back_nor_made_to_forget(
    house: tuple[Path, str], tmp_path: Path, capsys: pytest.CaptureFixture[str],
) -> None:
    path, her = house
    lock = FileLock(str(path))
    lock.acquire()
    assert run("restore", tmp_path / "copia.sqlite3", "--over", "--database", path) == 1
    assert run("forget", her, "--database", path) == 1 and str(path) in capsys.readouterr().err
    lock.release()


async def test_what_the_house_has_of_a_person(house: tuple[Path, str], capsys: pytest.CaptureFixture[str]) -> None:
    path, her = house
    assert run("export", HER, "--database", path) == 0
    page = capsys.readouterr().out
    told = msgspec.json.decode(page)
    assert (told["guest"], told["name"]) == (her, HER) and told["notes"] == {"dataset": True, "rating": True}
    (table,) = told["tables"]
    assert (table["game"], table["seat"], table["host"]) == ("tris", 0, True)
    assert len(table["moves"]) == 1 and [each["text"] for each in table["said"]] == ["il mio segreto"]
    assert "il suo" not in page and "token" not in page and "bot_seed" not in page


async def test_a_forgotten_person_is_nowhere_in_the_file(house: tuple[Path, str]) -> None:
    path, her = house
    assert HER.encode() in path.read_bytes()
    assert run("forget", her, "--database", path) == 0
    for file in path.parent.glob(f"{path.name}*"):
        assert HER.encode() not in file.read_bytes() and b"il mio segreto" not in file.read_bytes()
    db = sqlite3.connect(path)
    room = msgspec.json.decode(db.execute("SELECT room FROM tables").fetchone()[0])
    assert room["people"][her] == DELETED_NAME and b"il suo" in db.execute("SELECT line FROM chat").fetchone()[0]
    db.close()


async def test_who_is_meant(house: tuple[Path, str], tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path, _ = house
    assert run("export", "Nessuno", "--database", path) == 1 and "Nessuno" in capsys.readouterr().err
    db = sqlite3.connect(path)
    db.execute("INSERT INTO guests VALUES ('other', x'01', ?, 'it', 0, 0)", (HER,))
    db.commit()
    db.close()
    assert run("export", HER, "--database", path) == 1 and "other" in capsys.readouterr().err
    assert run("backup", tmp_path / "a", "--database", tmp_path / "none.sqlite3") == 1
    with pytest.raises(ValueError):
        maintenance("sqlite:///:memory:")


OF_ITS_TIME = {"heard", "lines"}  # time of the last heartbeat and name of the connections: a backup has no live process


def test_no_place_is_forgotten_in_a_copy() -> None:
    made = {name: re.findall(r"(\w+) (?:text|bytea|bigint|boolean|timestamptz|double)\b", body)
            for name, body in re.findall(r"CREATE TABLE (\w+) \((.*?)\);", "".join(STEPS), re.S)}
    for name, column in re.findall(r"ALTER TABLE (\w+) ADD COLUMN (\w+)", "".join(STEPS)):
        made[name].append(column)
    assert made.keys() - set(PASSING) == PLACES.keys()
    for place, columns in PLACES.items():
        assert set(made[place]) - OF_ITS_TIME == set(columns), place


def contents(path: Path) -> dict[str, list[Any]]:
    """The contents of the file, without the rows about running processes."""
    with contextlib.closing(sqlite3.connect(path)) as db:
        return {place: sorted(db.execute(f"SELECT {', '.join(columns)} FROM {place}").fetchall())
                for place, columns in PLACES.items() if place not in ("openings", "leases")}


async def test_a_house_moves_to_postgresql_and_back_by_its_copy(
    house: tuple[Path, str], tmp_path: Path, postgres: Postgres, capsys: pytest.CaptureFixture[str],
) -> None:
    path, her = house
    there, back = postgres.new_database(), tmp_path / "back.sqlite3"

    async def does(*words: object) -> int:
        return await asyncio.to_thread(run, *words)

    lock = FileLock(str(path))
    lock.acquire()
    assert await does("restore", path, "--database", there) == 1, "the house in this file is open"
    lock.release()
    assert await does("restore", tmp_path / "none", "--database", there) == 1
    assert await does("restore", path, "--database", there) == 0
    store = open_store(there)
    await store.open()
    incarnation = await store.register_process(1, "http://10.0.0.11:8080")
    (row,) = await store.rooms_in(("playing",))
    assert (await store.claim(row.id, incarnation)) is not None, "the previous owner is gone"
    assert await does("backup", back, "--database", there) == 0, "copied while it is open"
    assert contents(back) == contents(path)
    capsys.readouterr()
    for words in (("restore", path, "--over"), ("forget", her)):
        assert await does(*words, "--database", there) == 1 and "10.0.0.11" in capsys.readouterr().err
    await store.unregister_process(incarnation)
    assert await does("restore", tmp_path / "copia.sqlite3", "--database", there) == 1
    assert "--over" in capsys.readouterr().err
    assert await does("export", HER, "--database", there) == 0
    told = capsys.readouterr().out
    assert run("export", her, "--database", path) == 0
    assert msgspec.json.decode(told) == msgspec.json.decode(capsys.readouterr().out)
    assert await does("export", "Nessuno", "--database", there) == 1
    assert await does("forget", HER, "--database", there) == 0
    assert await does("backup", back, "--database", there) == 0
    assert HER.encode() not in back.read_bytes() and b"il mio segreto" not in back.read_bytes()
    assert b"il suo" in back.read_bytes()
    assert await does("restore", tmp_path / "copia.sqlite3", "--over", "--database", there) == 0
    assert moves(path) - len(await store.entries(row.id, 1)) == 1
    await store.close()
    async with site(str(back)) as here:            # a server can open the backup
        assert (await here.house.tables.find(row.id)).state.people[her] == DELETED_NAME


def test_whose_id_begins_with_a_hyphen_is_a_person_and_no_option() -> None:
    asked = person_last(["forget", "-kifIeKsvEaU", "--database", "-casa.sqlite3"])
    assert asked == ["forget", "--database", "-casa.sqlite3", "--", "-kifIeKsvEaU"]
    for others in (["export", "Ada", "--database=a"], ["export", "--database", "-a", "Ada"], ["forget", "--help"],
                   ["serve", "--no-browser"]):
        assert person_last(others) == others


def test_forgetting_where_nothing_is_stored_makes_no_database(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        FileMaintenance(tmp_path / "ludoteca.sqlite3").forget("Ada")
    assert not list(tmp_path.iterdir())
