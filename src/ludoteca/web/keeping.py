"""The commands for whoever keeps a house: backup, restore, export, forget. Every end has a sentence and a code."""

from __future__ import annotations

import sys
from pathlib import Path

import msgspec

from ludoteca.store.file import InUse, Unusable
from ludoteca.store.keeping import NoSuchGuest, NotEmpty, keeper
from ludoteca.web.opening import Settings
from ludoteca.web.serve import database
from ludoteca.web.terminal import both, explained


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


def _refused(lines: list[str]) -> int:
    for line in lines:
        print(f"ludoteca: {line}", file=sys.stderr)
    return 1
