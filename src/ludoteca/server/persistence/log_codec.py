"""A round's log as the store keeps it: a table to rows of bytes, and rows of bytes to the table again."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from ludoteca.protocol.messages import encode
from ludoteca.rules import Entry, Step, Table, Unreadable
from ludoteca.store import LogRow

decode_entry = msgspec.json.Decoder(Entry).decode


def header_row(table: Table) -> LogRow:
    """A round's first row: how the table was laid and, where it begins in another log, what was played before."""
    return LogRow(0, encode(table.log if table.entries else table.header))


class ClockAnchor(msgspec.Struct, frozen=True, array_like=True):
    """Where the clock stands from an entry on that held it: in which opening of the house, and at which wall time of it
    table time would have been 0."""

    opening: int
    origin: int


class _Held(msgspec.Struct, frozen=True):
    clock: ClockAnchor | None = None


_read_held = msgspec.json.Decoder(_Held).decode


def entry_row(position: int, entry: Entry, request: str = "", anchor: ClockAnchor | None = None) -> LogRow:
    """One entry. Where the clock stands lies beside it, in the same write; who only plays the log passes it over."""
    written = encode(entry)
    if anchor is not None:
        written = written[:-1] + b',"clock":[%d,%d]}' % (anchor.opening, anchor.origin)
    return LogRow(position, written, request)


def last_anchor(rows: list[LogRow], position: int) -> ClockAnchor | None:
    """Where the clock stands by the last entry after this one that held it."""
    for row in reversed(rows):
        if row.position <= position:
            break
        if b'"clock":[' in row.entry and (held := _read_held(row.entry).clock) is not None:
            return held
    return None


def whole_log(rows: list[LogRow]) -> dict[str, Any]:
    """The log of a round as `Table.replay` reads it. Raises Unreadable where the rows are no log at all."""
    try:
        header = msgspec.json.decode(rows[0].entry)
        before = header.pop("entries", [])
        entries = [msgspec.json.decode(row.entry) for row in rows[1:]]
        for entry in entries:
            entry.pop("clock", None)
        return {**header, "entries": [*before, *entries]}
    except (IndexError, AttributeError, TypeError, msgspec.DecodeError, UnicodeDecodeError) as error:
        raise Unreadable("refused", "", 0, 0, type(error).__name__) from error


def reopen(rows: list[LogRow]) -> tuple[Table, Iterator[tuple[Entry, Step[Any]]]]:
    """The table as it was laid, and a way to live through its entries. Raises Unreadable, now or on the way."""
    log = whole_log(rows)
    table = Table.from_header(log)
    return table, table.retrace(log["entries"])


def reason(error: Unreadable) -> str:
    """Why a log cannot be read, for whoever keeps the house: never an error's own words, which might quote a secret."""
    why = error.why.partition(":")[0] if error.code == "refused" else error.why
    return f"{error.code}: {error.game}, rules of version {error.version}, entry {error.position}, {why}"
