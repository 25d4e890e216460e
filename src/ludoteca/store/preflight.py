"""The database file before anybody sits down: one house at a time, writable, whole, of a version we know."""

from __future__ import annotations

import os
import sqlite3
import sys
from pathlib import Path
from typing import Literal

import msgspec

Kind = Literal["corrupt", "full", "locked", "newer", "out_of_reach", "read_only"]


class Unusable(Exception):
    """This file cannot hold a house as it is; `kind` says what whoever keeps it can do about it."""

    def __init__(self, kind: Kind, path: str, detail: str = "") -> None:
        super().__init__(f"{path}: {kind}: {detail}")
        self.kind = kind
        self.path = path
        self.detail = detail


class InUse(Exception):
    """Another house is open on this file."""

    def __init__(self, path: str, address: str = "", pid: int = 0) -> None:
        super().__init__(f"{path}: {address} (pid {pid})")
        self.path = path
        self.address = address
        self.pid = pid


def diagnosis(error: Exception, path: str) -> Unusable:
    """What an error met while opening means."""
    if isinstance(error, Unusable):
        return error
    words = str(error).lower()
    kinds: tuple[tuple[str, Kind], ...] = (
        ("readonly", "read_only"), ("read-only", "read_only"), ("permission", "read_only"), ("full", "full"),
        ("no space", "full"), ("locked", "locked"), ("busy", "locked"), ("unable to open", "out_of_reach"),
        ("disk i/o", "out_of_reach"))
    for sign, kind in kinds:
        if sign in words:
            protected = kind == "out_of_reach" and Path(path).exists() and not os.access(path, os.W_OK)
            return Unusable("read_only" if protected else kind, path, str(error))
    return Unusable("out_of_reach" if isinstance(error, OSError) else "corrupt", path, str(error))


def check_writable(path: str) -> None:
    """A file nobody may write to is left alone, also by those who could (root can write anything)."""
    file = Path(path)
    if file.exists() and (not os.access(file, os.W_OK) or not file.stat().st_mode & 0o222):
        raise Unusable("read_only", path)


def check_version(db: sqlite3.Connection, path: str, known: int) -> None:
    found = db.execute("PRAGMA user_version").fetchone()[0]
    if found > known:
        raise Unusable("newer", path, f"{found} > {known}")


def check_whole(db: sqlite3.Connection, path: str, thorough: bool = False) -> None:
    """Whether every page of the file is what SQLite wrote; some milliseconds per megabyte."""
    try:
        found = db.execute(f"PRAGMA {'integrity' if thorough else 'quick'}_check(1)").fetchone()[0]
    except sqlite3.DatabaseError as error:
        raise diagnosis(error, path) from error
    if found != "ok":
        raise Unusable("corrupt", path, str(found))


class Sign(msgspec.Struct, frozen=True):
    """What hangs at the door of a house that is open."""

    address: str = ""
    pid: int = 0


class Latch:
    """One house per file: a lock beside it that its owner's end, however sudden, undoes."""

    def __init__(self, path: str) -> None:
        self.path = str(Path(path).resolve())
        self._file = Path(self.path + ".lock")
        self._handle: int | None = None

    def close(self) -> None:
        """Take the file for oneself. Raises InUse where another house has it, Unusable where nobody can."""
        try:
            self._file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            handle = os.open(self._file, os.O_RDWR | os.O_CREAT, 0o600)
        except OSError as error:
            raise diagnosis(error, self.path) from error
        if not _try_lock(handle):
            os.close(handle)
            there = self.sign()
            raise InUse(self.path, there.address, there.pid)
        self._handle = handle

    def hang(self, address: str) -> None:
        """Say where this house is."""
        assert self._handle is not None
        os.ftruncate(self._handle, 0)
        os.pwrite(self._handle, msgspec.json.encode(Sign(address, os.getpid())), 0)

    def sign(self) -> Sign:
        """What whoever has the file says of itself; empty while it is still opening."""
        try:
            return msgspec.json.decode(self._file.read_bytes(), type=Sign)
        except (OSError, msgspec.MsgspecError):
            return Sign()

    def taken(self) -> bool:
        """Whether a house is open on this file."""
        try:
            handle = os.open(self._file, os.O_RDWR)
        except OSError:
            return False
        try:
            return not _try_lock(handle)
        finally:
            os.close(handle)

    def open(self) -> None:
        """Let others have it. The file stays: taking it away would let two houses lock two files of one name."""
        if self._handle is not None:
            os.ftruncate(self._handle, 0)
            os.close(self._handle)
            self._handle = None


if sys.platform == "win32":
    import msvcrt

    def _try_lock(handle: int) -> bool:
        os.lseek(handle, 1 << 20, os.SEEK_SET)     # beyond what is written, which others must be able to read
        try:
            msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        return True
else:
    import fcntl

    def _try_lock(handle: int) -> bool:
        try:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            return False
        return True
