"""Stores: where guests, rooms, logs and leases are kept. `open_store` opens one by its address."""

from __future__ import annotations

from ludoteca.store.errors import Conflict, Crowded, LeaseLost, Noted, Unavailable
from ludoteca.store.interface import Store
from ludoteca.store.pending_write import PendingWrite
from ludoteca.store.rows import (
    APART,
    FORGIVEN,
    OPENING,
    Change,
    FeatRow,
    GuestRow,
    Lease,
    LiveProcess,
    LogRow,
    Most,
    NoteRow,
    OnlyNote,
    Owner,
    ResultRow,
    RoomRow,
    StoreHealth,
    Swept,
)


def open_store(address: str, read_only: bool = False) -> Store:
    """The store a database address names: a file, `sqlite:///file`, `memory:`, or `postgresql://…`."""
    from ludoteca.store.sqlite.store import SqliteStore

    if address in ("memory:", ":memory:", "sqlite://:memory:"):
        return SqliteStore(":memory:")
    if address.startswith(("postgres:", "postgresql:")):
        try:
            from ludoteca.store.postgres.store import PostgresStore
        except ModuleNotFoundError:
            raise ValueError("PostgreSQL needs one part more: pip install asyncpg") from None
        return PostgresStore(address, read_only)
    scheme, mark, path = address.partition("://")
    if not mark:
        return SqliteStore(address, read_only)
    if scheme != "sqlite":
        raise ValueError(
            f"{scheme} is not a database we know: give a file, sqlite:///file or postgresql://… as LUDOTECA_DATABASE")
    path = path[1:] if path.startswith("/") and not path.startswith("//") else path.removeprefix("/")
    return SqliteStore(path, read_only)


__all__ = [
    "APART", "FORGIVEN", "OPENING", "Change", "Conflict", "Crowded", "FeatRow", "GuestRow", "Lease", "LeaseLost",
    "LiveProcess", "LogRow", "Most", "NoteRow", "Noted", "OnlyNote", "Owner", "PendingWrite", "ResultRow", "RoomRow",
    "Store", "StoreHealth", "Swept", "Unavailable", "open_store",
]
