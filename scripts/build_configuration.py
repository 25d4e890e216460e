"""Configuration page: writes the tables of docs/internals/configuration.md from the code.

    python -m scripts.build_configuration             rewrite the page
    python -m scripts.build_configuration --check     exit status 1 if the page is out of date

Settings come from `server/process/config_file.py`, constants from the modules that define them. The text around the
tables is written by hand and stays.
"""

from __future__ import annotations

import argparse
import importlib
import re
import sys
from pathlib import Path

from ludoteca.server.house.limits import Limits
from ludoteca.server.process.config_file import SETTINGS

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs" / "internals" / "configuration.md"

# Module below `ludoteca`, constant, unit, effect. A field of `Limits` has no module.
CONSTANTS = (
    ("", "heartbeat", "ms", "interval of heartbeats on a shared database"),
    ("", "silence", "ms", "without a heartbeat for so long, a process is declared dead; it suspends itself as late"),
    ("server.house.heartbeat", "UNANSWERED", "intervals", "unanswered heartbeats that count as an outage"),
    ("", "active_heartbeat", "ms", "interval of heartbeats in a store of one process while a clock runs: a "
     "crash gives back as much time"),
    ("", "idle_heartbeat", "ms", "the same while no clock runs"),
    ("", "watch", "ms", "interval of the search for writes that hang"),
    ("server.persistence.outage", "SLOW", "ms", "a write that takes longer counts as an outage"),
    ("server.persistence.outage", "FIRST_PAUSE", "ms", "pause before a failed write is tried again; each is twice the "
     "one before"),
    ("server.persistence.outage", "LONGEST_PAUSE", "ms", "longest such pause"),
    ("server.persistence.outage", "KNOWN", "ms", "time for a read during a known outage"),
    ("server.house.loader", "AGAIN", "s", "pause before a table of another process is claimed again"),
    ("server.process.worker", "BEAT", "s", "interval at which a worker reports to its supervisor"),
    ("server.process.supervisor", "HANGS", "s", "without a report for so long, a worker is killed and replaced"),
    ("server.process.supervisor", "READY_WITHIN", "s", "the same while a worker starts"),
    ("server.process.supervisor", "STOP_WITHIN", "s", "time for all workers to stop before they are killed"),
    ("server.websocket.connection", "PING_EVERY", "ms", "interval of pings, varied by a quarter"),
    ("server.websocket.connection", "SILENT", "ms", "without a pong for so long, a connection is closed"),
    ("server.websocket.connection", "HELLO_WITHIN", "s", "time for the first message of a connection"),
    ("server.websocket.connection", "BURST", "messages", "at once from one connection"),
    ("server.websocket.connection", "RATE", "messages/s", "from one connection in the long run"),
    ("server.websocket.outbox", "BUFFER", "bytes", "unread by a client before its connection is closed"),
    ("server.http.idle_guard", "REQUEST_WITHIN", "s", "time for the first request of a connection"),
    ("server.cluster.peers", "TIMEOUT", "s", "time for a peer's answer"),
    ("server.cluster.peers", "GOOD_FOR", "s", "age of a peer token, so clocks may differ by as much"),
    ("server.cluster.peer_proxy", "CONNECT_WITHIN", "s", "time for a connection to a peer"),
    ("server.bot_workers.engine", "LONGEST_THOUGHT", "s", "without a move for so long, a bot's process is ended"),
    ("store.postgres.connections", "LINES", "connections", "of one process to PostgreSQL"),
    ("store.postgres.connections", "PATIENCE", "s", "time for a connection to PostgreSQL"),
)


def settings_table() -> str:
    """One row for each setting, by its name in ludoteca.toml."""
    head = "| in ludoteca.toml | option | environment variable | default | unit | effect |"
    rows = [head, "|---|---|---|---|---|---|"]
    for name, each in SETTINGS.items():
        effect = each.effect + (f": {', '.join(each.among)}" if each.among else "")
        if each.least is not None:
            effect += f" ({each.least:g} to {each.most:g})"
        cells = (f"`{name}`", f"`{each.flag}`" if each.flag else "", f"`{each.variable}`" if each.variable else "",
                 each.default, each.unit or {bool: "true, false"}.get(each.kind, ""), effect)
        rows.append("| " + " | ".join(cells) + " |")
    return "\n".join(rows) + "\n"


def constants_table() -> str:
    """One row for each constant of the failure model."""
    rows = ["| constant | in | value | unit | effect |", "|---|---|---|---|---|"]
    for module, name, unit, effect in CONSTANTS:
        value = getattr(importlib.import_module(f"ludoteca.{module}"), name) if module else getattr(Limits(), name)
        path = module.replace(".", "/") if module else "server/house/limits"
        rows.append(f"| `{name}` | `src/ludoteca/{path}.py` | {value:,.10g} | {unit} | {effect} |")
    return "\n".join(rows) + "\n"


def built(page: str) -> str:
    """The page with both tables made anew."""
    for name, table in (("settings", settings_table()), ("constants", constants_table())):
        begin, end = f"<!-- {name}: begin -->\n", f"<!-- {name}: end -->"
        page = re.sub(re.escape(begin) + ".*?" + re.escape(end), lambda _, t=begin + table + end: t, page, flags=re.S)
    return page


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true", help="only say whether the page is up to date")
    page = PAGE.read_text("utf-8")
    if parser.parse_args().check:
        return int(built(page) != page)
    PAGE.write_text(built(page), "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
