"""What whoever keeps a house can do: backup, restore, export, forget, dataset. Every end has a sentence and a code."""

from __future__ import annotations

import asyncio
import sqlite3
import sys
from pathlib import Path

import msgspec

from ludoteca.server.history import dataset
from ludoteca.server.process.lifecycle import Settings
from ludoteca.server.process.serve import database
from ludoteca.server.runtime.operator_text import both, explained
from ludoteca.store import open_store
from ludoteca.store.backup import NoSuchGuest, NotEmpty, keeper
from ludoteca.store.preflight import InUse, Unusable, diagnosis


def keep(act: str, named: str, file: Path | None, guest: str, over: bool) -> int:
    """Do one of the four; the exit code."""
    address = database(Settings(database=named))
    try:
        done = _carried_out(act, address, file, guest, over)
    except (Unusable, InUse) as trouble:
        return _refused(explained(trouble))
    except FileNotFoundError as missing:
        return _refused(both("kept-missing", path=missing.args[0]))
    except NotEmpty as there:
        return _refused(both("kept-not-empty", path=there))
    except NoSuchGuest as who:
        several = both("kept-several", guest=who.asked, ids=", ".join(who.ids))
        return _refused(several if who.ids else both("kept-nobody", guest=who.asked))
    except ValueError as error:
        return _refused(both("kept-elsewhere", detail=error))
    print("\n".join(done))
    return 0


def _carried_out(act: str, address: str, file: Path | None, guest: str, over: bool) -> list[str]:
    kept = keeper(address)
    match act, file:
        case "backup", Path() as path:
            kept.backup(path)
            return both("kept-backup", path=path, size=path.stat().st_size // 1000)
        case "restore", Path() as path:
            kept.restore(path, over)
            return both("kept-restore", path=path, database=kept.place)
        case "forget", _:
            kept.forget(guest)
            return both("kept-forget", guest=guest)
    return [msgspec.json.format(msgspec.json.encode(kept.export(guest))).decode()]


def give_away(named: str, file: Path) -> int:
    """Write the open dataset; the exit code."""
    address = database(Settings(database=named))

    async def written() -> int:
        store, count = open_store(address, read_only=True), 0
        await store.open()
        try:
            with file.open("wb") as into:
                async for line in dataset.lines(store):
                    into.write(line + b"\n")
                    count += 1
        finally:
            await store.close()
        return count

    try:
        count = asyncio.run(written())
    except (Unusable, InUse) as trouble:
        return _refused(explained(trouble))
    except sqlite3.Error as error:
        return _refused(explained(diagnosis(error, address)))
    print("\n".join(both("kept-dataset", path=file, games=count)))
    return 0


def _refused(lines: list[str]) -> int:
    for line in lines:
        print(f"ludoteca: {line}", file=sys.stderr)
    return 1
