"""Stable names: stored data, wire messages, command line, operators' tools and the public library.

`stable_names.txt` records them, one per line. It was written before packages and classes got their present names. A
removed name breaks a client, a log, a database, a dashboard or a third-party program. New names are free: `python -m
tests.conformance.test_stable_names` adds them to the record and never removes a line.
"""

from __future__ import annotations

import argparse
import ast
import hashlib
import importlib.util
import re
import sqlite3
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec import inspect

import ludoteca
from ludoteca import rules
from ludoteca.cli import make_parser
from ludoteca.cli.doctor_checks import TROUBLES
from ludoteca.clients import terminal
from ludoteca.protocol import limits, messages
from ludoteca.protocol.refusals import CODES
from ludoteca.rules import Entry
from ludoteca.rules.fair_seed import Luck
from ludoteca.rules.game import Game
from ludoteca.rules.registry import game, games
from ludoteca.rules.table import Chapter, Table
from ludoteca.rules.texts import _folders
from ludoteca.server.admin import settings
from ludoteca.server.bot_workers.engine import SoloResult
from ludoteca.server.history.dataset import FOR_DATASET
from ludoteca.server.history.positions import Result
from ludoteca.server.history.ratings import FOR_RATINGS
from ludoteca.server.history.showcase import FOR_SHOWCASE
from ludoteca.server.http.api import web_push
from ludoteca.server.http.routes import ROUTES
from ludoteca.server.metrics import Counters
from ludoteca.server.process.config_file import SETTINGS
from ludoteca.server.state.daily import Try, topic_of
from ludoteca.server.state.room_state import RoomState
from ludoteca.server.talk.chat import StoredLine
from ludoteca.store.postgres.migrations import STEPS
from ludoteca.store.preflight import LockHolder
from ludoteca.store.sqlite import schema
from tests.conformance.playouts import ROOT

RECORD = Path(__file__).with_name("stable_names.txt")
SOURCE = ROOT / "src" / "ludoteca"
# Modules that users run or import by name, besides those of `ludoteca.rules`.
MODULES = (
    "arena.batch", "arena.levels", "arena.rollouts", "arena.solo", "arena.text", "arena.tournament", "arena.zoo",
    "bots", "rules.chance", "rules.deck", "rules.examples", "rules.game", "rules.honours", "rules.hourglass",
    "rules.lessons", "rules.registry", "rules.schema", "rules.speech", "rules.telling", "rules.vote", "rules.words",
    *(f"games.{name}.measure" for name in ("canvas", "duplik", "finestre", "masterdice")),
)


def fields(path: str, kind: Any) -> Iterator[str]:
    """A type as lines: one for each field, value and kind below it. Class names do not matter."""
    yield from _fields(path, inspect.type_info(kind), ())


def _fields(path: str, info: Any, above: tuple[type, ...]) -> Iterator[str]:
    match info:
        case inspect.StructType():
            if info.tag is not None:
                path = f"{path}<{info.tag_field}={info.tag}>"
            if info.array_like:
                path = f"{path}[]"
            yield f"{path}: struct"
            if info.cls in above:
                return
            for place, field in enumerate(info.fields):
                name = place if info.array_like else field.encode_name
                yield from _fields(f"{path}.{name}{'' if field.required else '?'}", field.type, (*above, info.cls))
        case inspect.UnionType():
            kinds = [each for each in info.types if not isinstance(each, inspect.NoneType)]
            if len({type(each) for each in kinds}) > 4:              # any JSON value, spelled out
                yield f"{path}: any"
                return
            if len(kinds) < len(info.types):
                yield f"{path}: null"
            for each in kinds:
                yield from _fields(path, each, above)
        case inspect.LiteralType():
            for value in info.values:
                yield f"{path}: {value!r}"
        case inspect.ListType() | inspect.VarTupleType() | inspect.SetType() | inspect.FrozenSetType():
            yield from _fields(f"{path}[]", info.item_type, above)
        case inspect.TupleType():
            for place, each in enumerate(info.item_types):
                yield from _fields(f"{path}[{place}]", each, above)
        case inspect.DictType():
            yield from _fields(f"{path}{{}}", info.value_type, above)
        case _:
            yield f"{path}: {type(info).__name__.removesuffix('Type').lower()}"


def wire() -> Iterator[str]:
    for name in ("PROTOCOL", "NAME_LENGTH", "CHAT_LENGTH"):
        yield f"{name} = {getattr(limits, name)}"
    yield from fields("client", messages.Request)
    yield from fields("server", messages.Reply)


def refusals() -> Iterator[str]:
    yield from CODES


def http() -> Iterator[str]:
    for route in ROUTES:
        path = f"{route.method} {route.path}"
        yield f"{path} as {route.kind}"
        if route.asks is not None:
            yield from fields(f"{path} asks", route.asks)
        if route.gives is not None:
            yield from fields(f"{path} gives", route.gives)
    for page in (SOURCE / "server" / "http").rglob("*.py"):
        for method, path in re.findall(r'\.add_(get|post)\((?:place \+ )?"(.+?)"', page.read_text("utf-8")):
            yield f"{method.upper()} {re.sub('{[^:}]+', '{', path)}"


def stored() -> Iterator[str]:
    yield from fields("room", RoomState)
    yield from fields("entry", Entry)
    yield 'entry."clock":[opening,origin]'
    yield from fields("header.luck", Luck)
    yield from fields("header.before[]", Chapter)
    for name in ("masterdice", "palla"):
        yield from (f"header.{key}" for key in Table(name, seed=1).header)
    yield from fields("result", Result)
    yield from fields("chat", StoredLine)
    yield from fields("note daily", Try)
    yield from fields("note daily maestro", SoloResult)
    yield f"topic {topic_of('NAME', 'DAY')}"
    yield from (f"topic {wish.topic}" for wish in (FOR_DATASET, FOR_RATINGS, FOR_SHOWCASE))
    yield f"topic {re.sub('/.*', '/...', web_push.topic_of('https://push.example.org/1'))}"
    yield from fields("note push", web_push.Subscription)
    yield f"fact {settings.FACT}"
    yield f"fact {web_push.FACT}"
    yield from fields("fact desk", settings.HouseSettings)
    yield from fields("lock", LockHolder)


def sql() -> Iterator[str]:
    db = sqlite3.connect(":memory:")
    schema.migrate(db)
    yield f"sqlite version {schema.VERSION}"
    for kind, name in db.execute("SELECT type, name FROM sqlite_master WHERE name NOT LIKE 'sqlite_%'").fetchall():
        yield f"sqlite {kind} {name}"
        for _, column, affinity, *_ in db.execute(f"PRAGMA table_info({name})") if kind == "table" else ():
            yield f"sqlite {name}.{column} {affinity}"
    db.close()
    for number, step in enumerate(STEPS, 1):
        yield f"postgres step {number} sha256 {hashlib.sha256(step.encode()).hexdigest()}"
        for table, columns in re.findall(r"CREATE TABLE (\w+) \((.*?)\);", step, re.S):
            yield from (f"postgres {table}.{column}" for column in re.findall(r"(?:^|,)\s*([a-z]\w*) [a-z]", columns))
        for table, column in re.findall(r"ALTER TABLE (\w+) ADD COLUMN (\w+)", step):
            yield f"postgres {table}.{column}"


def metrics() -> Iterator[str]:
    counters = Counters()
    counters.move_done("masterdice", 0.1)
    for metric in counters.registry.collect():
        if metric.name.startswith("ludoteca"):
            yield f"{metric.name} {metric.type} {' '.join(getattr(metric, '_labelnames', ()))}".rstrip()
    for line in counters.page().decode().splitlines():
        if line.startswith("ludoteca_move"):
            yield re.split(r"[ }]", re.sub('"[^"]*"', "", line))[0]
    written = (SOURCE / "server" / "metrics.py").read_text("utf-8")
    for name, labels in re.findall(r'"(ludoteca_\w+)", ".*?", (\[.*?\])', written):
        yield f"{name} labels {labels}"


@cache
def spoken() -> frozenset[str]:
    """One-word texts that are the first argument of a call in the server; log events are among them."""
    found: set[str] = set()
    for page in (*(SOURCE / "server").rglob("*.py"), *(SOURCE / "store").rglob("*.py")):
        for node in ast.walk(ast.parse(page.read_text("utf-8"))):
            if isinstance(node, ast.Call) and node.args:
                found |= {each.value for each in ast.walk(node.args[0])
                          if isinstance(each, ast.Constant) and isinstance(each.value, str)}
    return frozenset(word for word in found if re.fullmatch(r"[a-z_]+", word))


def environment() -> Iterator[str]:
    for page in SOURCE.rglob("*.py"):
        yield from re.findall(r"\bLUDOTECA_[A-Z_]*[A-Z]\b", page.read_text("utf-8"))


def config() -> Iterator[str]:
    for name, setting in SETTINGS.items():
        yield f"{name}: {setting.kind.__name__} {setting.variable or setting.option}"


def command_line() -> Iterator[str]:
    yield from _options("ludoteca", make_parser())


def _options(words: str, parser: argparse.ArgumentParser) -> Iterator[str]:
    for action in parser._actions:
        if isinstance(action, argparse._SubParsersAction):
            for name, below in action.choices.items():
                yield from _options(f"{words} {name}", below)
            continue
        names = action.option_strings or [f"<{action.dest}>"]
        for name in names:
            yield f"{words} {name}{'' if action.nargs == 0 else ' VALUE'}"


def library() -> Iterator[str]:
    yield from (f"ludoteca.{name}" for name in ludoteca.__all__)
    for name in rules.__all__:
        yield f"ludoteca.rules.{name}"
        value = getattr(rules, name)
        if isinstance(value, type):
            yield from (f"ludoteca.rules.{name}.{each}" for each in dir(value)
                        if not each.startswith("_") and each not in dir(msgspec.Struct))
    yield from (f"ludoteca.rules.game.Game.{each}" for each in dir(Game) if not each.startswith("_"))
    yield from (f"module ludoteca.{name}" for name in MODULES if importlib.util.find_spec(f"ludoteca.{name}"))


def texts() -> Iterator[str]:
    for id in games(shelf=False):
        game(id)
    yield f"{terminal.TEXTS} in part {terminal.TEXTS}"
    yield from (f"{name} in part {part}" for name, (_, part) in _folders.items()
                if not name.startswith(("lampo", "test")))


def client() -> Iterator[str]:
    """Keys of localStorage, sessionStorage and IndexedDB, without the parts that tables and games append."""
    folder = ROOT / "client" / "src"
    for page in (each for each in folder.rglob("*") if each.suffix in (".ts", ".svelte")):
        for key in re.findall(r"""['"`](ludoteca[.-][\w.-]*)""", page.read_text("utf-8")):
            if key != "ludoteca.json":                               # names a downloaded file
                yield key


SECTIONS: dict[str, Callable[[], Iterator[str]]] = {
    "wire": wire, "refusal": refusals, "http": http, "stored": stored, "sql": sql, "metric": metrics,
    "log event": lambda: iter(spoken()), "doctor": lambda: iter(TROUBLES), "environment": environment,
    "ludoteca.toml": config, "command": command_line, "library": library, "texts": texts, "client storage": client,
}


def recorded() -> dict[str, list[str]]:
    """The record by section."""
    found: dict[str, list[str]] = {}
    for line in RECORD.read_text("utf-8").splitlines():
        if line.startswith("## "):
            lines = found.setdefault(line[3:], [])
        elif line and not line.startswith("#"):
            lines.append(line)
    return found


@pytest.mark.parametrize("section", SECTIONS)
def test_a_name_that_others_rely_on_is_still_there(section: str) -> None:
    missing = sorted(set(recorded()[section]) - set(SECTIONS[section]()))
    assert not missing, f"{section}: {missing[:20]} gone or changed; {len(missing)} in all"


def test_the_record_has_every_section() -> None:
    assert list(recorded()) == list(SECTIONS)


def test_fields_show_what_a_reader_would_notice() -> None:
    class Before(msgspec.Struct, tag="move"):
        id: int
        words: str = ""

    class After(msgspec.Struct, tag="play"):
        id: int
        text: str | None = None

    assert set(fields("m", Before)) == {"m<type=move>: struct", "m<type=move>.id: int", "m<type=move>.words?: str"}
    assert set(fields("m", After)) == {
        "m<type=play>: struct", "m<type=play>.id: int", "m<type=play>.text?: str", "m<type=play>.text?: null"}


def write(keep: dict[str, list[str]]) -> None:
    """The record plus all new names. Log events are added by hand: code cannot tell them from other texts."""
    head = "# Names that others rely on, one per line; see test_stable_names.py. Lines are added, never taken out.\n"
    pages = []
    for section, find in SECTIONS.items():
        lines = set(keep.get(section, ())) | (set() if section == "log event" else set(find()))
        pages.append(f"\n## {section}\n" + "".join(f"{line}\n" for line in sorted(lines)))
    RECORD.write_text(head + "".join(pages), "utf-8")


if __name__ == "__main__":
    write(recorded() if RECORD.exists() else {})
