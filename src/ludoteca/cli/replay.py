"""A log in a file: played again, looked at in the browser, checked."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import msgspec
from rich.console import Console
from rich.markup import escape
from rich.table import Table as Sheet

from ludoteca.rules import Table, Unreadable
from ludoteca.rules.registry import bring
from ludoteca.server.process.lifecycle import Settings
from ludoteca.server.process.serve import serve


def replay(path: Path, until: int | None, seat: int | None, also: list[str]) -> int:
    """Play a log again; print the view of a seat and how it ended."""
    for each in also:
        bring(Path(each))
    console = Console()
    try:
        log = msgspec.json.decode(path.read_bytes())
        table = Table.replay(log, until)
    except (OSError, msgspec.MsgspecError, KeyError, Unreadable) as error:
        print(f"ludoteca: {path}: {error}", file=sys.stderr)
        return 1
    names = log.get("names") or [str(each) for each in range(table.seats)]
    console.print(f"[bold]{table.game.id}[/bold], {table.seats} sedie · seats, {table.position} mosse · entries")
    console.print_json(msgspec.json.encode(table.view(seat)).decode())
    if table.outcome is None:
        console.print("La partita non è finita · the game is not over.")
        return 0
    sheet = Sheet("", "punti · points", "")
    for chair, score in enumerate(table.outcome.scores):
        sheet.add_row(names[chair], str(score), "★" if chair in table.outcome.winners else "")
    console.print(sheet)
    return 0


def look_back(path: Path, also: list[str], port: int, browser: bool) -> int:
    """Open a house that keeps nothing, with this one game in it, and the browser at the game."""
    for each in also:
        bring(Path(each))
    try:
        Table.replay(msgspec.json.decode(path.read_bytes()))
    except (OSError, msgspec.MsgspecError, KeyError, Unreadable) as error:
        print(f"ludoteca: {path}: {error}", file=sys.stderr)
        return 1
    return serve(Settings(
        host="127.0.0.1", port=port, browser=browser, also=tuple(also), database="memory:", look_at=str(path),
        log_level="warning"))


def _astray(table: Table, entries: list[dict[str, Any]]) -> int | None:
    """The first entry of which the file tells something else than what happens when it is played, by number.

    What only one of the two tells is no difference: events have more fields now than in files of older versions."""
    again = Table.from_header(table.header)
    for number, ((_, step), told) in enumerate(zip(again.retrace(entries), entries, strict=True), start=1):
        if "events" not in told:
            continue
        happened = [msgspec.json.decode(msgspec.json.encode(each.event)) for each in step.events]
        if len(happened) != len(told["events"]) or any(
                fact.get(name, value) != value
                for fact, heard in zip(happened, told["events"], strict=True) for name, value in heard.items()):
            return number
    return None


def verify(path: Path, also: list[str]) -> int:
    """Check a whole game: the luck, every move, the end. 1 where something does not add up."""
    for each in also:
        bring(Path(each))
    try:
        log = msgspec.json.decode(path.read_bytes())
        table = Table.replay(log)
    except (OSError, msgspec.MsgspecError, KeyError, Unreadable) as error:
        print(f"ludoteca: {path}: {error}", file=sys.stderr)
        return 1
    astray = _astray(table, log["entries"])
    findings = [("mosse · moves", astray is None, str(table.position) if astray is None else
                 f"la {astray} racconta altro da quel che succede · {astray} tells something else than what happens")]
    if table.luck is None:
        findings.append(("fortuna · luck", True, "nessuno l’ha mescolata · nobody mixed it"))
    else:
        faults = table.luck.faults(table.first_seed)
        findings.append(("impegno · commitment", "commitment" not in faults, table.luck.commitment))
        count = len(table.luck.shares)
        findings.append((f"fortuna della casa e di {count} · luck of the house and of {count}", "seed" not in faults,
                         str(table.first_seed)))
    if "outcome" in log:
        same = msgspec.json.decode(msgspec.json.encode(table.outcome)) == log["outcome"]
        findings.append(("finale · end", same, str(table.outcome.scores if table.outcome else "–")))
    console = Console()
    for what, good, detail in findings:
        mark = "[green]✓[/green]" if good else "[red]✗[/red]"
        console.print(f" {mark} {what}: {escape(detail)}", highlight=False)
    return 0 if all(good for _, good, _ in findings) else 1
