"""The client's TypeScript types, written from the same msgspec types that decode and encode the wire.

A game's page (`client/src/wire/games/<id>.ts`) has its options, moves, events and view, and the numbers of its rules.
A game declares `numbers = {"turns": 8, "bottle_costs": 3}`, and the board imports them as a constant:

    import { NUMBERS } from '../../wire/games/palla';

Names stay as they are; tuples become lists, dictionaries objects.

Types that several games of one folder share (the six of Polywords) are written once, into a page named after the
folder. The games' own pages re-export them.
"""

from __future__ import annotations

import re
import sys
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Any, get_args

import msgspec
from msgspec import inspect

from ludoteca.bots import Level
from ludoteca.protocol import admin, http, http_base, http_history, http_lessons, limits, messages
from ludoteca.protocol.room_view import Phase, Reaction
from ludoteca.rules import Event, Move, Options
from ludoteca.rules.registry import AnyGame, games
from ludoteca.rules.registry import game as find_game

HEAD = "// Written by `ludoteca types` from the server's own types. Do not edit: change those and run it again.\n"


class Pen:
    """Writes one file: every struct it meets becomes an interface, each name once.

    What the `shared` pen has written is not written again but taken from its file, `source`.
    """

    def __init__(self, shared: Pen | None = None, source: str = "") -> None:
        self.names: dict[type, str] = {}
        self.written: dict[str, str] = {}
        self.shared = shared.structs if shared else {}
        self.source = source
        self.taken: set[str] = set()

    @property
    def structs(self) -> dict[type, str]:
        """The structs met so far, by name."""
        return {cls: name for cls, name in self.names.items() if issubclass(cls, msgspec.Struct)}

    def name(self, cls: type) -> str:
        known = self.names.get(cls)
        if known is not None:
            return known
        name = cls.__name__
        if name in self.names.values():
            name += "Move" if issubclass(cls, Move) else "Event" if issubclass(cls, Event) else "Part"
        while name in self.names.values():
            name += "_"
        self.names[cls] = name
        return name

    def type(self, info: Any) -> str:
        """A type as TypeScript writes it."""
        match info:
            case inspect.AnyType() | inspect.RawType():
                return "unknown"
            case inspect.NoneType():
                return "null"
            case inspect.BoolType():
                return "boolean"
            case inspect.IntType() | inspect.FloatType() | inspect.DecimalType():
                return "number"
            case inspect.StrType() | inspect.BytesType():
                return "string"
            case inspect.LiteralType():
                return " | ".join(_literal(value) for value in info.values)
            case inspect.EnumType():
                return " | ".join(_literal(member.value) for member in info.cls)
            case inspect.TupleType():
                return f"[{', '.join(self.type(item) for item in info.item_types)}]"
            case inspect.ListType() | inspect.VarTupleType() | inspect.SetType() | inspect.FrozenSetType():
                item = self.type(info.item_type)
                return f"({item})[]" if "|" in item else f"{item}[]"
            case inspect.DictType():
                return f"Record<{'number' if isinstance(info.key_type, inspect.IntType) else 'string'}, " \
                       f"{self.type(info.value_type)}>"
            case inspect.UnionType():
                return " | ".join(dict.fromkeys(self.type(each) for each in info.types))
            case inspect.StructType():
                return self.struct(info)
            case inspect.Metadata():
                return self.type(info.type)
        raise TypeError(f"no TypeScript for {info!r}")

    def struct(self, info: inspect.StructType) -> str:
        cls: Any = info.cls
        if cls in self.shared:
            self.taken.add(self.shared[cls])
            return self.shared[cls]
        known = cls in self.names
        name = self.name(cls)
        if known:
            return name
        config = cls.__struct_config__
        asked = config.forbid_unknown_fields and not issubclass(cls, Options)
        lines = []
        if info.tag_field:
            lines.append(f"  {info.tag_field}: {_literal(info.tag)};")
        for field in info.fields:
            kind = self.type(field.type)
            absent = not field.required and (asked or config.omit_defaults)
            # In a view a field that is None arrives as absent: patches take it away.
            if not asked and "null" in kind.split(" | "):
                absent = True
            lines.append(f"  {field.encode_name}{'?' if absent else ''}: {kind};")
        doc = (cls.__doc__ or "").strip().splitlines()
        note = f"/** {doc[0]} */\n" if doc and not doc[0].startswith(cls.__name__ + "(") else ""
        body = "\n".join(lines)
        self.written[name] = f"{note}export interface {name} {{\n{body}\n}}\n" if lines else \
            f"{note}export type {name} = Record<string, never>;\n"
        return name

    def alias(self, name: str, kind: Any) -> None:
        """A name for a type: `export type Move = Roll | Place`."""
        right = self.type(inspect.type_info(kind))
        if right != name:
            self.written[name] = f"export type {name} = {right};\n"
            self.names.setdefault(type(name, (), {}), name)

    def page(self) -> str:
        body = "\n".join(self.written.values())
        head = HEAD + "\n"
        if self.taken:
            used = sorted(name for name in self.taken if re.search(rf"\b{name}\b", body))
            head += f"import type {{ {', '.join(used)} }} from '{self.source}';\n\n" if used else ""
            head += f"export type * from '{self.source}';\n\n"
        return head + body


def _literal(value: Any) -> str:
    written = msgspec.json.encode(value).decode()
    return written.replace('"', "'") if isinstance(value, str) else written


def wire_page() -> str:
    """Everything that travels between a client and the server, apart from the games."""
    pen = Pen()
    pen.alias("Language", messages.Language)
    pen.alias("Level", Level)
    pen.alias("Phase", Phase)
    pen.alias("Reaction", Reaction)
    pen.alias("Request", messages.Request)
    pen.alias("Reply", messages.Reply)
    for page in (http_base, http, http_history, http_lessons, admin):
        for name in page.__all__:
            if name != "Seat":
                pen.type(inspect.type_info(getattr(page, name)))
    values = ", ".join(_literal(each) for each in get_args(Reaction))
    return pen.page() + f"\n{shared_limits()}export const REACTIONS: Reaction[] = [{values}];\n"


def shared_limits() -> str:
    """The constants of `protocol.limits` as TypeScript, and the bounds of the administrator's settings."""
    lines = []
    for name, value in vars(limits).items():
        if not name.isupper():
            continue
        if isinstance(value, int):
            lines.append(f"export const {name} = {value};\n")
        else:
            codes = "".join(f"  {_literal(code)},\n" for code in sorted(value))
            lines.append(f"export const {name}: ReadonlySet<string> = new Set([\n{codes}]);\n")
    bounds = "".join(f"  {name}: [{least}, {most}],\n" for name, (least, most) in setting_bounds().items())
    return "".join(lines) + f"export const SETTING_BOUNDS = {{\n{bounds}}} as const;\n"


def setting_bounds() -> dict[str, tuple[int, int]]:
    """Least and greatest value of each numeric setting that the administration page may change."""
    found = {}
    for field in msgspec.structs.fields(admin.DeskChange):
        info = inspect.type_info(field.type)
        kinds = info.types if isinstance(info, inspect.UnionType) else (info,)
        for kind in kinds:
            if isinstance(kind, inspect.IntType) and kind.ge is not None and kind.le is not None:
                found[field.encode_name] = (kind.ge, kind.le)
    return found


PARTS = ("Options", "Move", "Event", "View")


def game_page(rules: AnyGame, shared: Pen | None = None, source: str = "") -> str:
    """A game's options, moves, events and view, and the numbers of its rules."""
    pen = Pen(shared, source)
    for name in PARTS:
        pen.names[type(name, (), {})] = name if getattr(getattr(rules, name), "__name__", "") != name else ""
    for name in PARTS:
        pen.alias(name, getattr(rules, name))
    return pen.page() + _numbers(rules)


def _numbers(rules: AnyGame) -> str:
    lines = "".join(f"  {name}: {_constant(value)},\n" for name, value in rules.numbers.items())
    return f"\n/** The rules' own numbers. */\nexport const NUMBERS = {{\n{lines}}} as const;\n" if lines else ""


def _constant(value: Any) -> str:
    match value:
        case dict():
            return f"{{ {', '.join(f'{_literal(str(key))}: {_constant(each)}' for key, each in value.items())} }}"
        case tuple() | list():
            return f"[{', '.join(map(_constant, value))}]"
    return _literal(value)


def shared_pen(family: Sequence[AnyGame]) -> Pen:
    """The structs that at least two games of one folder have in common."""
    met: Counter[type] = Counter()
    for rules in family:
        pen = Pen()
        for name in PARTS:
            pen.type(inspect.type_info(getattr(rules, name)))
        met.update(list(pen.structs))
    shared = Pen()
    for cls, times in met.items():
        if times > 1:
            shared.type(inspect.type_info(cls))
    return shared


def pages() -> dict[str, str]:
    """Every file, by its path below the wire folder."""
    found = {"types.ts": wire_page()}
    families: dict[str, list[AnyGame]] = {}
    for id in games(shelf=False):
        rules = find_game(id)
        module = type(rules).__module__
        if module.startswith("ludoteca.games."):
            families.setdefault(module.split(".")[2], []).append(rules)
    for folder, family in families.items():
        shared = shared_pen(family)
        source = folder if all(rules.id != folder for rules in family) else f"{folder}_shared"
        if shared.written:
            found[f"games/{source}.ts"] = shared.page()
        for rules in family:
            found[f"games/{rules.id}.ts"] = game_page(rules, shared, f"./{source}")
    return found


def stale(folder: Path) -> list[str]:
    """The files that no longer say what the server says."""
    return [
        path for path, page in pages().items()
        if not (folder / path).is_file() or (folder / path).read_text("utf-8") != page]


def write(folder: Path) -> int:
    for path, page in pages().items():
        target = folder / path
        target.parent.mkdir(parents=True, exist_ok=True)
        if not target.is_file() or target.read_text("utf-8") != page:
            target.write_text(page, "utf-8")
            print(target)
    return 0


def check(folder: Path) -> int:
    old = stale(folder)
    for path in old:
        print(f"{folder / path} is stale: run `ludoteca types`", file=sys.stderr)
    return 1 if old else 0
