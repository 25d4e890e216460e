"""The log on disk. A store knows bytes only: what they mean is the room's business."""

from __future__ import annotations

from ludoteca.store.interface import (
    APART,
    FORGIVEN,
    OPENING,
    Change,
    Conflict,
    Crowded,
    FeatRow,
    GuestRow,
    Lease,
    LeaseLost,
    LiveProcess,
    LogRow,
    Most,
    Noted,
    NoteRow,
    OnlyNote,
    Owner,
    PendingWrite,
    ResultRow,
    RoomRow,
    Store,
    StoreHealth,
    Swept,
    Unavailable,
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
