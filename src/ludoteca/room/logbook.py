"""A round's log as the store keeps it: a table to rows of bytes, and rows of bytes to the table again."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from ludoteca.room.messages import encode
from ludoteca.rules import Entry, Step, Table, Unreadable
from ludoteca.store import LogRow

decode_entry = msgspec.json.Decoder(Entry).decode


def header_row(table: Table) -> LogRow:
    """A round's first row: how the table was laid and, where it begins in another log, what was played before."""
    return LogRow(0, encode(table.log if table.entries else table.header))


def entry_row(position: int, entry: Entry, request: str = "") -> LogRow:
    return LogRow(position, encode(entry), request)


def whole_log(rows: list[LogRow]) -> dict[str, Any]:
    """The log of a round as `Table.replay` reads it. Raises Unreadable where the rows are no log at all."""
    try:
        header = msgspec.json.decode(rows[0].entry)
        before = header.pop("entries", [])
        return {**header, "entries": [*before, *(msgspec.json.decode(row.entry) for row in rows[1:])]}
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
