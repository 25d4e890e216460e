"""A person's data in a file, by hand: every row is known in advance, exported to the person, and deleted on request."""

from __future__ import annotations

import contextlib
import sqlite3
from pathlib import Path
from typing import Any

import msgspec
import pytest

from ludoteca.store.backup import DELETED_NAME, FileMaintenance, NoSuchGuest, NotEmpty, maintenance, without
from ludoteca.store.preflight import FileLock, InUse, Unusable
from ludoteca.store.sqlite.schema import SCHEMA, VERSION

ANNA = "Anna Karenina"


def json(thing: Any) -> bytes:
    return msgspec.json.encode(thing)


ROOMS: dict[str, tuple[int, Any]] = {
    "late": (20, {"host": "b", "chairs": [{"guest": "b"}, {}, {"guest": "a"}], "people": {"a": ANNA, "b": "Bea"}}),
    "early": (10, {"host": "a", "chairs": [{"guest": "a"}], "people": {"b": "Bea"}}),
    "stood": (30, {}),
    "hers": (40, {"host": "b", "chairs": [{"guest": "b"}], "people": {"b": "Bea"}}),
}
ENTRIES = [
    ("late", 2, 1, {"seat": 2, "move": "third"}), ("late", 1, 0, {"seat": 2, "move": "the setup"}),
    ("late", 1, 1, {"seat": 2, "move": "first"}), ("late", 1, 2, {"seat": 0, "move": "hers"}), ("late", 1, 3, [2]),
    ("late", 1, 4, {"seat": 2, "move": "second"}), ("stood", 1, 1, {"seat": None}), ("hers", 1, 1, {"seat": 2}),
]
CHAT = [
    ("late", 2, {"guest": "a", "text": "poi", "at": 7}), ("late", 1, {"guest": "a", "reaction": "clap"}),
    ("late", 3, {"guest": "b", "text": "suo"}), ("hers", 1, {"guest": "b", "text": "altrove"}),
]
RESULTS: list[tuple[str, int, int, dict[str, Any]]] = [
    ("late", 2, 200, {"players": [{"guest": "a"}, {}], "outcome": {}}),
    ("late", 3, 300, {"players": [{"guest": "a"}, {"guest": "a"}], "outcome": {"scores": [8]}}),
    ("late", 1, 100, {"players": [{"guest": "b"}, {"bot": 1}, {"guest": "a"}], "outcome": {"scores": [3, 4, 5]},
                      "names": ["Bea", "Uno", ANNA]}),
]


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Two people, Anna at three tables and Bea at two. The file name contains difficult characters."""
    path = tmp_path / "casa #1?.sqlite3"
    with contextlib.closing(sqlite3.connect(path)) as db:
        db.executescript(SCHEMA)
        db.execute(f"PRAGMA user_version = {VERSION}")
        for id, name, seen in (("a", ANNA, 5), ("b", "Bea", 6), ("t2", "Twin", 9), ("t1", "Twin", 8)):
            db.execute("INSERT INTO guests VALUES (?, ?, ?, 'it', 1, ?)", (id, id.encode(), name, seen))
        for table, (touched, room) in ROOMS.items():
            db.execute("INSERT INTO tables VALUES (?, ?, 'tris', 'playing', '', ?, ?)",
                       (table, table.upper(), json(room), touched))
        db.executemany("INSERT INTO members VALUES (?, ?)",
                       [("late", "a"), ("early", "a"), ("stood", "a"), ("late", "b"), ("hers", "b")])
        db.executemany("INSERT INTO ledger (table_id, round, position, entry, request) VALUES (?, ?, ?, ?, '')",
                       [(*at, json(what)) for *at, what in ENTRIES])
        db.executemany("INSERT INTO chat VALUES (?, ?, ?, '')",
                       [(table, number, json({"line": line})) for table, number, line in CHAT])
        for table, round, finished, result in RESULTS:
            db.execute("INSERT INTO results VALUES (?, ?, 'tris', ?, ?, '')", (table, round, finished, json(result)))
            db.execute("INSERT INTO played VALUES ('a', ?, ?)", (table, round))
        db.execute("INSERT INTO played VALUES ('b', 'late', 1)")
        db.executemany("INSERT INTO feats VALUES (?, 'tris', ?, ?)", [("a", "y", 4), ("a", "x", 3), ("b", "z", 1)])
        db.executemany("INSERT INTO notes VALUES (?, ?, ?)",
                       [("a", "odd", b"\xff"), ("a", "dataset", b"yes"), ("a", "rating", b"true"), ("b", "c", b"1")])
        db.execute("INSERT INTO handoffs VALUES (x'01', 'a', 'late', 1)")
        db.commit()
    return path


def rows(path: Path, question: str) -> list[Any]:
    with contextlib.closing(sqlite3.connect(path)) as db:
        return db.execute(question).fetchall()


def test_a_person_is_told_all_of_theirs_and_nothing_of_others(path: Path) -> None:
    told = maintenance(str(path)).export("a")
    assert told == FileMaintenance(path).export(ANNA)
    early, late, stood = told.pop("tables")
    assert told == {
        "guest": "a", "name": ANNA, "language": "it", "created": 1, "seen": 5,
        "feats": [{"game": "tris", "feat": "x", "won": 3}, {"game": "tris", "feat": "y", "won": 4}],
        "notes": {"dataset": "yes", "odd": "\ufffd", "rating": True}}
    assert late == {
        "table": "late", "code": "LATE", "game": "tris", "phase": "playing", "touched": 20, "seat": 2, "host": False,
        "moves": [{"seat": 2, "move": each} for each in ("first", "second", "third")],
        "said": [{"text": "", "reaction": "clap", "at": None}, {"text": "poi", "reaction": None, "at": 7}],
        "results": [{"round": 1, "finished": 100, "seat": 2, "score": 5},
                    {"round": 3, "finished": 300, "seat": 0, "score": 8}]}
    assert (early["table"], early["seat"], early["host"], early["moves"]) == ("early", 0, True, [])
    assert (stood["table"], stood["seat"], stood["host"], stood["moves"]) == ("stood", None, False, [])


def test_who_is_meant_by_a_name_is_one_person(path: Path) -> None:
    for asked, ids in (("Nessuno", ()), ("Twin", ("t1", "t2"))):
        for does in (FileMaintenance(path).export, FileMaintenance(path).forget):
            with pytest.raises(NoSuchGuest) as no:
                does(asked)
            assert (str(no.value), no.value.asked, no.value.ids) == (asked, asked, ids)
    assert not FileLock(str(path)).is_locked(), "and the file is let go"


def test_a_forgotten_person_leaves_an_empty_name_and_everybody_else_as_they_were(path: Path) -> None:
    assert FileMaintenance(path).forget(ANNA) == "a" and not FileLock(str(path)).is_locked()
    assert ANNA.encode() not in path.read_bytes() and b"poi" not in path.read_bytes()
    assert not list(path.parent.glob("*-wal"))
    for place in ("feats", "members", "notes", "played"):
        assert {guest for guest, in rows(path, f"SELECT guest FROM {place}")} == {"b"}, place
    assert rows(path, "SELECT * FROM handoffs") == []
    assert rows(path, "SELECT id FROM guests ORDER BY id") == [("b",), ("t1",), ("t2",)]
    assert rows(path, "SELECT table_id, number FROM chat ORDER BY 1") == [("hers", 1), ("late", 3)]
    assert len(rows(path, "SELECT 1 FROM entries")) == len(ENTRIES)
    expected = {table: room for table, (_, room) in ROOMS.items()}
    expected["late"] = {**expected["late"], "people": {"a": DELETED_NAME, "b": "Bea"}}
    assert {table: msgspec.json.decode(room) for table, room in rows(path, "SELECT id, room FROM tables")} == expected
    results = [msgspec.json.decode(result) for result, in rows(path, "SELECT result FROM results ORDER BY round")]
    assert results == [
        {**RESULTS[2][3], "players": [{"guest": "b"}, {"bot": 1}, {"guest": ""}],
         "names": ["Bea", "Uno", DELETED_NAME]},
        {"players": [{"guest": ""}, {}], "outcome": {}},
        {"players": [{"guest": ""}, {"guest": ""}], "outcome": {"scores": [8]}}]
    assert without(json(RESULTS[0][3]), "nobody") == json(RESULTS[0][3])


def test_a_copy_stands_under_its_name_only_when_it_is_whole(path: Path, tmp_path: Path) -> None:
    copy, unfinished = tmp_path / "copia", tmp_path / "copia.unfinished"
    unfinished.write_bytes(b"of a copy that was cut short")
    FileMaintenance(path).backup(copy)
    assert not unfinished.exists() and rows(copy, "SELECT count(*) FROM guests") == [(4,)]
    assert rows(copy, "PRAGMA journal_mode") == [("delete",)]
    broken = tmp_path / "broken"
    broken.write_bytes(b"x" * 5000)
    with pytest.raises(Unusable) as no:
        FileMaintenance(broken).backup(tmp_path / "never")
    assert (no.value.kind, no.value.path) == ("corrupt", str(tmp_path / "never"))
    assert not (tmp_path / "never").exists() and not (tmp_path / "never.unfinished").exists()
    with pytest.raises(Unusable) as no:
        FileMaintenance(broken).forget("a")
    assert (no.value.kind, no.value.path) == ("corrupt", str(broken)) and not FileLock(str(broken)).is_locked()
    assert no.value.detail == "file is not a database"
    for does in (FileMaintenance(tmp_path / "none").backup, FileMaintenance(tmp_path / "none").restore):
        with pytest.raises(FileNotFoundError) as missing:
            does(tmp_path / "none")
        assert str(missing.value) == str(tmp_path / "none")
    assert FileMaintenance(path).place == str(path)


def test_a_copy_is_looked_through_to_the_last_index_and_needs_a_folder(path: Path, tmp_path: Path) -> None:
    with contextlib.closing(sqlite3.connect(path)) as db:
        db.execute("PRAGMA writable_schema = ON")
        root = dict(db.execute("SELECT name, rootpage FROM sqlite_schema"))
        for index, other in (("members_by_table", "notes_by_topic"), ("notes_by_topic", "members_by_table")):
            db.execute("UPDATE sqlite_schema SET rootpage = ? WHERE name = ?", (root[other], index))
        db.commit()
    assert rows(path, "PRAGMA quick_check(1)") == [("ok",)], "a glance does not show it"
    with pytest.raises(Unusable) as no:
        FileMaintenance(path).backup(tmp_path / "copia")
    assert (no.value.kind, no.value.path) == ("corrupt", str(tmp_path / "copia.unfinished"))
    with pytest.raises(Unusable) as no:
        FileMaintenance(path).backup(tmp_path / "nowhere" / "copia")
    assert (no.value.kind, no.value.path) == ("out_of_reach", str(tmp_path / "nowhere" / "copia"))


def test_a_copy_is_put_back_into_a_closed_house_and_over_another_only_when_asked(path: Path, tmp_path: Path) -> None:
    here = FileMaintenance(tmp_path / "qui.sqlite3")
    here.restore(path)
    assert rows(here.path, "SELECT count(*) FROM guests") == [(4,)] and not FileLock(str(here.path)).is_locked()
    with pytest.raises(NotEmpty) as no:
        here.restore(path)
    assert str(no.value) == str(here.path)
    rests = [Path(f"{here.path}{rest}") for rest in ("-wal", "-shm")]
    for rest in rests:
        rest.write_bytes(b"of the house before")
    here.restore(path, over=True)
    assert not any(rest.exists() for rest in rests)
    lock = FileLock(str(here.path))
    lock.acquire()
    lock.publish("http://qui/")
    for does in (lambda: here.restore(path, over=True), lambda: here.forget("a")):
        with pytest.raises(InUse) as taken:
            does()
        assert (taken.value.path, taken.value.address) == (str(here.path), "http://qui/")
    lock.release()


def test_a_file_that_cannot_be_opened_is_named(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def closed(*_: Any, **__: Any) -> None:
        raise sqlite3.OperationalError("unable to open database file")

    monkeypatch.setattr(sqlite3, "connect", closed)
    with pytest.raises(Unusable) as no:
        FileMaintenance(path).export("a")
    assert (no.value.kind, no.value.path) == ("out_of_reach", str(path))


def test_the_latch_is_a_file_beside_the_house_for_its_owner_alone(tmp_path: Path) -> None:
    house = tmp_path / "deep" / "deeper" / "casa.sqlite3"
    lock, sign = FileLock(str(house)), Path(f"{house}.lock")
    lock.release()
    lock.acquire()
    lock.publish("http://qui/")
    assert (house.parent.stat().st_mode & 0o777, sign.stat().st_mode & 0o777) == (0o700, 0o600)
    for _ in range(2):
        lock.release()
        assert sign.read_bytes() == b"" and not lock.is_locked()
    with pytest.raises(Unusable) as no:
        FileLock(str(sign / "casa.sqlite3")).acquire()
    assert (no.value.kind, no.value.path) == ("out_of_reach", str(sign / "casa.sqlite3"))


def test_the_backup_depends_on_the_url_and_memory_cannot_be_backed_up() -> None:
    there = maintenance("postgresql://anna:secret@elsewhere/casa").place
    assert "elsewhere/casa" in there and "secret" not in there
    with pytest.raises(ValueError, match="memory:: what is only in memory cannot be kept"):
        maintenance("memory:")
