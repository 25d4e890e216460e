"""Log codec: a round as rows of the store, and rows of the store as a round."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from ludoteca.protocol.messages import encode
from ludoteca.rules import Entry, Step, Table, Unreadable
from ludoteca.rules.table import LogData
from ludoteca.store import LogRow


def header_row(table: Table) -> LogRow:
    """The first row of a round: the setup and, if it begins in another log, the entries before."""
    return LogRow(0, encode(table.log if table.entries else table.header))


class ClockAnchor(msgspec.Struct, frozen=True, array_like=True):
    """The clock after an entry that held it: the incarnation, and the wall time at which table time would be 0."""

    opening: int
    origin: int


class _Held(msgspec.Struct, frozen=True):
    clock: ClockAnchor | None = None


_read_held = msgspec.json.Decoder(_Held).decode


def entry_row(position: int, entry: Entry, request: str = "", anchor: ClockAnchor | None = None) -> LogRow:
    """The row of one entry. A clock anchor is stored beside it; replays ignore it."""
    written = encode(entry)
    if anchor is not None:
        written = written[:-1] + b',"clock":[%d,%d]}' % (anchor.opening, anchor.origin)
    return LogRow(position, written, request)


def last_anchor(rows: list[LogRow], position: int) -> ClockAnchor | None:
    """The last clock anchor after this position."""
    for row in reversed(rows):
        if row.position <= position:
            break
        if b'"clock":[' in row.entry and (held := _read_held(row.entry).clock) is not None:
            return held
    return None


def whole_log(rows: list[LogRow]) -> LogData:
    """The log of a round as `Table.replay` reads it. Raises Unreadable."""
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
    """The table as it was set up, and an iterator that plays its entries. Both may raise Unreadable."""
    log = whole_log(rows)
    table = Table.from_header(log)
    return table, table.retrace(log["entries"])


def reason(error: Unreadable) -> str:
    """Why a log cannot be read, for the operator. Never the text of an error, which might quote a secret."""
    why = error.why.partition(":")[0] if error.code == "refused" else error.why
    return f"{error.code}: {error.game}, rules of version {error.version}, entry {error.position}, {why}"
