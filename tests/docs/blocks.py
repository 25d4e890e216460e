"""Fenced blocks of the pages, and the commands in their shell blocks."""

from __future__ import annotations

import re
import shlex
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PAGES = sorted(path for path in [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md"), *(ROOT / "examples").rglob("*.md")]
               if "rules" not in path.relative_to(ROOT).parts)


@dataclass(frozen=True)
class Block:
    """One fenced block: its language, the words after it, its first line, its content."""

    page: Path
    line: int
    language: str
    words: tuple[str, ...]
    text: str

    @property
    def where(self) -> str:
        return f"{self.page.relative_to(ROOT)}:{self.line}"

    def value(self, name: str) -> str:
        """The value of `name=value` after the language, or None."""
        return next((word.partition("=")[2] for word in self.words if word.startswith(f"{name}=")), "")


def blocks(page: Path) -> Iterator[Block]:
    """The fenced blocks of a page, including those in list items."""
    lines = iter(enumerate(page.read_text("utf-8").split("\n"), 1))
    for number, line in lines:
        if opening := re.match(r"( *)```(.*)$", line):
            indent, info = len(opening[1]), shlex.split(opening[2])
            held: list[str] = []
            for _, inner in lines:
                if inner.strip() == "```":
                    break
                held.append(inner[indent:])
            yield Block(page, number, info[0] if info else "", tuple(info[1:]), "\n".join(held) + "\n")


ALL = [block for page in PAGES for block in blocks(page)]


def commands(text: str) -> Iterator[list[str]]:
    """The commands of a shell block, without leading `sudo`, `taskset` and variables."""
    text = re.sub(r"<<(\w+)\n.*?^\1$", "", text.replace("\\\n", " "), flags=re.S | re.M)
    for line in text.splitlines():
        words: list[str] = []
        for word in [*shlex.split(line, comments=True), "&&"]:
            if word not in ("&&", "|", "||", ";", "&"):
                words.append(word)
                continue
            while words and (words[0] == "sudo" or re.fullmatch(r"[A-Z_]+=.*", words[0])):
                words.pop(0)
            if words[:2] == ["taskset", "-c"]:
                words = words[3:]
            if words:
                yield words
            words = []
