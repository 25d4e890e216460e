"""An unusable database is reported at the start with a sentence and advice; the doctor reports the same."""

from __future__ import annotations

import asyncio
import os
import sqlite3
from pathlib import Path

import pytest

from ludoteca import cli
from ludoteca.rules.texts import ORIGINALS, has
from ludoteca.server.house.house import House
from ludoteca.server.runtime.operator_text import TEXTS, explained
from ludoteca.store import LogRow, Unavailable
from ludoteca.store.preflight import FileLock, InUse, LockHolder, Unusable, diagnosis
from ludoteca.store.sqlite.store import SqliteStore


@pytest.fixture
def database(tmp_path: Path) -> Path:
    """A database after a clean stop, with some games in it."""
    path = tmp_path / "house.sqlite3"

    async def fill() -> None:
        store = SqliteStore(path)
        await store.open()
        for table in range(20):
            await asyncio.gather(*(store.append(f"t{table}", 1, LogRow(each, b"x" * 300)) for each in range(60)))
        await store.close()

    asyncio.run(fill())
    return path


def spoil(path: Path) -> None:
    """Overwrite the beginnings of some pages in the middle with zeros."""
    with path.open("r+b") as file:
        for page in range(20, 40):
            file.seek(page * 4096)
            file.write(b"\0" * 200)


def protect(path: Path) -> None:
    path.chmod(0o444)


def from_the_future(path: Path) -> None:
    db = sqlite3.connect(path)
    db.execute("PRAGMA user_version=99")
    db.close()


def something_else(path: Path) -> None:
    path.write_bytes(b"Cara Ada, ti scrivo. " * 400)


@pytest.mark.parametrize(("spoiled", "reads"), [
    (spoil, ("è rovinato", "is damaged")), (something_else, ("è rovinato", "is damaged")),
    (protect, ("sola lettura", "read-only")), (from_the_future, ("più nuova", "newer")),
])
def test_a_database_that_cannot_be_used_is_met_with_advice_and_left_alone(
    database: Path, spoiled: object, reads: tuple[str, str], capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    spoiled(database)  # type: ignore[operator]
    before = database.read_bytes()
    assert cli.main(["serve", "--no-browser", "--port", "0", "--database", str(database)]) == 1
    said = capsys.readouterr().err
    assert said.count("\n") == 2 and all(word in said for word in (*reads, str(database))) and "Traceback" not in said
    assert database.read_bytes() == before
    monkeypatch.setenv("COLUMNS", "400")
    assert cli.main(["doctor", "--database", str(database)]) == 1
    said = capsys.readouterr().out
    assert all(word in said for word in reads)


def test_the_doctor_is_content_with_a_good_database(database: Path, capsys: pytest.CaptureFixture[str]) -> None:
    cli.main(["doctor", "--database", str(database)])
    assert "✗ database" not in capsys.readouterr().out


def test_a_full_disk_at_the_start_is_met_with_advice(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str],
) -> None:
    async def full(self: House) -> None:
        raise Unavailable("OperationalError: database or disk is full")

    monkeypatch.setattr(House, "open", full)
    assert cli.main(["serve", "--no-browser", "--port", "0", "--database", str(tmp_path / "a.sqlite3")]) == 1
    said = capsys.readouterr().err
    assert "è pieno" in said and "is full" in said and "Traceback" not in said


@pytest.mark.parametrize(("error", "kind"), [
    (sqlite3.OperationalError("database or disk is full"), "full"), (OSError(28, "No space left on device"), "full"),
    (sqlite3.OperationalError("attempt to write a readonly database"), "read_only"),
    (PermissionError(13, "Permission denied"), "read_only"),
    (sqlite3.OperationalError("database is locked"), "locked"),
    (sqlite3.OperationalError("unable to open database file"), "out_of_reach"),
    (NotADirectoryError(20, "Not a directory"), "out_of_reach"),
    (sqlite3.DatabaseError("file is not a database"), "corrupt"),
    (OSError(30, "Read-only file system"), "read_only"), (sqlite3.OperationalError("database is busy"), "locked"),
    (sqlite3.OperationalError("disk I/O error"), "out_of_reach"),
])
def test_every_error_has_a_diagnosis(error: Exception, kind: str) -> None:
    found = diagnosis(error, "no/such/file")
    assert (found.kind, found.path, found.detail) == (kind, "no/such/file", str(error))
    for language in ORIGINALS:
        assert has(TEXTS, f"database-{kind.replace('_', '-')}", language)


def test_a_file_nobody_may_write_is_protected_not_lost(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    unreached, locked = (sqlite3.OperationalError(words) for words in ("unable to open database file", "is locked"))
    for may, kind in ((True, "out_of_reach"), (False, "read_only")):
        monkeypatch.setattr(os, "access", lambda path, how, may=may: may)
        assert diagnosis(unreached, str(tmp_path)).kind == kind and diagnosis(locked, str(tmp_path)).kind == "locked"
    assert diagnosis(unreached, str(tmp_path / "none")).kind == "out_of_reach"


def test_a_folder_that_is_a_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "a").write_text("x")
    assert cli.main(["serve", "--no-browser", "--port", "0", "--database", str(tmp_path / "a" / "b.sqlite3")]) == 1
    assert "Non riesco ad aprire" in capsys.readouterr().err


def test_a_file_belongs_to_one_house_at_a_time(tmp_path: Path) -> None:
    first, second = FileLock(str(tmp_path / "a.sqlite3")), FileLock(str(tmp_path / "." / "a.sqlite3"))
    assert not first.is_locked()
    first.acquire()
    assert second.is_locked()
    with pytest.raises(InUse) as refused:
        second.acquire()
    assert "proprio adesso" in explained(refused.value)[0], "it has not said yet where it is"
    first.publish("http://localhost:8080/")
    with pytest.raises(InUse) as refused:
        second.acquire()
    assert refused.value.address == "http://localhost:8080/" and refused.value.pid == os.getpid()
    assert all("http://localhost:8080/" in line for line in explained(refused.value))
    first.release()
    second.acquire()
    assert second.holder() == LockHolder()
    second.release()


def test_unusable_says_why_for_the_log() -> None:
    assert str(Unusable("corrupt", "a", "page 3")) == "a: corrupt: page 3"
    assert str(Unusable("full", "a")) == "a: full: "
    assert (str(InUse("a")), str(InUse("a", "http://b/", 7))) == ("a:  (pid 0)", "a: http://b/ (pid 7)")
