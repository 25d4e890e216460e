"""What a language lacks, part by part: texts, facts in them, rules pages, titles of cards.

    .venv/bin/python scripts/translations.py              every language that was added
    .venv/bin/python scripts/translations.py de --whole   fail where a part that claims to be whole is not
"""

from __future__ import annotations

import argparse
import json
import re
import sys
from collections.abc import Iterator
from pathlib import Path

import msgspec
from fluent.syntax import ast, parse

ROOT = Path(__file__).resolve().parents[1]
SOURCE = ROOT / "src" / "ludoteca"
ADDED = SOURCE / "languages"
PARTS = {
    "shell": ROOT / "client/src/shell/texts", "desk": ROOT / "client/src/shell/admin/texts",
    "kernel": SOURCE / "rules/texts", "room": SOURCE / "protocol/texts", "seat": SOURCE / "clients/texts",
    "terminal": SOURCE / "server/runtime/texts",
    **{folder.parent.name: folder for folder in sorted((SOURCE / "games").glob("*/texts"))},
}
"""Each part of the house, with the folder of its Italian and English."""
ROOMS = ("", "words", "lesson")


class Gaps(msgspec.Struct, frozen=True):
    """The state of a part: `missing` texts appear in English, the other two are errors."""

    part: str
    known: int = 0
    missing: tuple[str, ...] = ()
    unknown: tuple[str, ...] = ()
    other_facts: tuple[str, ...] = ()

    @property
    def begun(self) -> bool:
        return self.known > 0

    @property
    def mistakes(self) -> tuple[str, ...]:
        return self.unknown + self.other_facts


def texts(*pages: Path) -> dict[str, set[str]]:
    """Every message and term of some files, with the facts it uses."""
    found: dict[str, set[str]] = {}
    for page in filter(Path.is_file, pages):
        for entry in parse(page.read_text("utf-8")).body:
            if isinstance(entry, ast.Junk):
                raise SystemExit(f"{page}: this cannot be read: {entry.content[:80]!r}")
            if isinstance(entry, (ast.Message, ast.Term)):
                name = f"{'-' * isinstance(entry, ast.Term)}{entry.id.name}"
                if name in found:
                    raise SystemExit(f"{page}: {name} is written twice")
                found[name] = set(_facts(entry.value))
    return found


def _facts(node: object) -> Iterator[str]:
    if isinstance(node, ast.VariableReference):
        yield node.id.name
    for inner in node if isinstance(node, list) else vars(node).values() if isinstance(node, ast.BaseNode) else ():
        yield from _facts(inner)


def gaps(language: str, part: str) -> Gaps:
    wanted, italian = (texts(*(PARTS[part] / room / f"{each}.ftl" for room in ROOMS)) for each in ("en", "it"))
    said = texts(*(ADDED / language / room / f"{part}.ftl" for room in ROOMS))
    # A title stands among the facts under the name of each language, and a language may do without a fact.
    known = {key: wanted[key] | italian.get(key, set()) | {language} for key in wanted}
    return Gaps(
        part, len(said.keys() & wanted.keys()), tuple(key for key in wanted if key not in said),
        tuple(key for key in said if key not in wanted),
        tuple(f"{key}: {', '.join(sorted(said[key] - known[key]))}" for key in said if key in wanted
              and said[key] - known[key]))


def pages_missing(language: str, part: str) -> list[str]:
    """Sections of the rules page that do not exist, and missing titles of the deck."""
    found = []
    english, own = (folder / f"{part}.md" for folder in (ROOT / "docs/rules/en", ADDED / language / "rules"))
    if english.is_file():
        sections = [re.findall(r"\{#([\w-]+)\}", page.read_text("utf-8")) if page.is_file() else []
                    for page in (english, own)]
        found += [f"rules/{part}.md #{each}" for each in sections[0] if each not in sections[1]]
    deck = SOURCE / "games" / part / "content" / "deck.json"
    if deck.is_file():
        house, words = json.loads(deck.read_text("utf-8")), ADDED / language / f"{part}.json"
        written = json.loads(words.read_text("utf-8")) if words.is_file() else {}
        found += [f"{part}.json {kind}.{each['id']}" for kind in ("backgrounds", "cards")
                  for each in house[kind] if each["id"] not in written.get(kind, {})]
    return found


def lacking(language: str) -> dict[str, list[str]]:
    """The gaps and errors of each part that claims to be complete."""
    whole = json.loads((ADDED / language / "language.json").read_text("utf-8"))["whole"]
    found = {}
    for part in whole:
        stands = gaps(language, part)
        found[part] = [*stands.missing, *stands.mistakes, *pages_missing(language, part)]
    return {part: all_of for part, all_of in found.items() if all_of}


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("language", nargs="*", help="its code, such as de (default: all that were added)")
    parser.add_argument("--whole", action="store_true", help="fail where a part that claims to be whole is not")
    asked = parser.parse_args()
    trouble = False
    for language in asked.language or sorted(page.parent.name for page in ADDED.glob("*/language.json")):
        claims = lacking(language)
        for part in PARTS:
            stands = gaps(language, part)
            if not stands.begun:
                print(f"{language}: {part} speaks English ({len(stands.missing)} texts)")
                continue
            more = [*stands.missing, *stands.mistakes, *pages_missing(language, part)]
            print(f"{language}: {part} {'lacks ' + str(len(more)) if more else 'is whole'} ({stands.known} texts)")
            for each in more:
                print(f"    {each}")
        trouble = trouble or bool(claims)
    return int(asked.whole and trouble)


if __name__ == "__main__":
    sys.exit(main())
