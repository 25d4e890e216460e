"""Shared by commands on stored data: turns each failure into a sentence and exit code 1."""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ludoteca.store.backup import StoreMaintenance


def with_maintenance(named: str, work: Callable[[StoreMaintenance], list[str]]) -> int:
    """Call `work` with the StoreMaintenance of the database and print its lines; return the exit code."""
    from ludoteca.server.process.lifecycle import Settings
    from ludoteca.server.process.listen import database
    from ludoteca.server.runtime.operator_text import both, explained
    from ludoteca.store.backup import NoSuchGuest, NotEmpty, maintenance
    from ludoteca.store.preflight import InUse, Unusable

    try:
        lines = work(maintenance(database(Settings(database=named))))
    except (Unusable, InUse) as trouble:
        return refuse(explained(trouble))
    except FileNotFoundError as missing:
        return refuse(both("kept-missing", path=missing.args[0]))
    except NotEmpty as there:
        return refuse(both("kept-not-empty", path=there))
    except NoSuchGuest as who:
        several = both("kept-several", guest=who.asked, ids=", ".join(who.ids))
        return refuse(several if who.ids else both("kept-nobody", guest=who.asked))
    except ValueError as error:
        return refuse(both("kept-elsewhere", detail=error))
    print("\n".join(lines))
    return 0


def refuse(lines: list[str]) -> int:
    for line in lines:
        print(f"ludoteca: {line}", file=sys.stderr)
    return 1
