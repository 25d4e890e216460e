"""Preflight checks of a database file: one server at a time, writable, undamaged, of a known version."""

from __future__ import annotations

import os
import sqlite3
import sys
from pathlib import Path
from typing import Literal

import msgspec

Kind = Literal["corrupt", "full", "locked", "newer", "out_of_reach", "read_only"]


class Unusable(Exception):
    """This database cannot be used as it is; `kind` says what the operator can do."""

    def __init__(self, kind: Kind, path: str, detail: str = "") -> None:
        super().__init__(f"{path}: {kind}: {detail}")
        self.kind = kind
        self.path = path
        self.detail = detail


class InUse(Exception):
    """Another server uses this file."""

    def __init__(self, path: str, address: str = "", pid: int = 0) -> None:
        super().__init__(f"{path}: {address} (pid {pid})")
        self.path = path
        self.address = address
        self.pid = pid


def diagnosis(error: Exception, path: str) -> Unusable:
    """What an error while opening a database means."""
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
    """Raises Unusable for a write-protected file, also for root, which could write it."""
    file = Path(path)
    if file.exists() and (not os.access(file, os.W_OK) or not file.stat().st_mode & 0o222):
        raise Unusable("read_only", path)


def check_version(db: sqlite3.Connection, path: str, known: int) -> None:
    found = db.execute("PRAGMA user_version").fetchone()[0]
    if found > known:
        raise Unusable("newer", path, f"{found} > {known}")


def check_whole(db: sqlite3.Connection, path: str, thorough: bool = False) -> None:
    """Raises Unusable if a page of the file is damaged. Takes some milliseconds per megabyte."""
    try:
        found = db.execute(f"PRAGMA {'integrity' if thorough else 'quick'}_check(1)").fetchone()[0]
    except sqlite3.DatabaseError as error:
        raise diagnosis(error, path) from error
    if found != "ok":
        raise Unusable("corrupt", path, str(found))


class LockHolder(msgspec.Struct, frozen=True):
    """What the lock file says of the server that holds it."""

    address: str = ""
    pid: int = 0


class FileLock:
    """One server per file: a lock file beside it, which the operating system releases when its process ends."""

    def __init__(self, path: str) -> None:
        self.path = str(Path(path).resolve())
        self._file = Path(self.path + ".lock")
        self._handle: int | None = None

    def acquire(self) -> None:
        """Lock the file. Raises InUse if another server holds it, Unusable if the lock file cannot be written."""
        try:
            self._file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            handle = os.open(self._file, os.O_RDWR | os.O_CREAT, 0o600)
        except OSError as error:
            raise diagnosis(error, self.path) from error
        if not _try_lock(handle):
            os.close(handle)
            there = self.holder()
            raise InUse(self.path, there.address, there.pid)
        self._handle = handle

    def publish(self, address: str) -> None:
        """Write this server's address into the lock file."""
        assert self._handle is not None
        os.ftruncate(self._handle, 0)
        os.pwrite(self._handle, msgspec.json.encode(LockHolder(address, os.getpid())), 0)

    def holder(self) -> LockHolder:
        """The server that holds the file; empty while it starts."""
        try:
            return msgspec.json.decode(self._file.read_bytes(), type=LockHolder)
        except (OSError, msgspec.MsgspecError):
            return LockHolder()

    def is_locked(self) -> bool:
        """Whether a server holds this file."""
        try:
            handle = os.open(self._file, os.O_RDWR)
        except OSError:
            return False
        try:
            return not _try_lock(handle)
        finally:
            os.close(handle)

    def release(self) -> None:
        """Unlock the file. The lock file stays: after its deletion two servers could lock two files of one name."""
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
