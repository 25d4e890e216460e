"""Prose check: finds sentences that are too long and words we do not use, in pages, docstrings and comments.

    python scripts/check_prose.py                 what `make check` runs
    python scripts/check_prose.py PATH ...        these files or folders only

Limits. A page (Markdown): sentences of 18 words on average, none above 35. A docstring or a comment: 25 words a
sentence. Code, links' targets and headings do not count; `code` between backticks is one word. A table's cell may
be as long as a sentence and does not count for the average. Indented lines of a docstring are examples.

Words. Those of the glossary in CONTRIBUTING.md that have one meaning only; the rules of the games may use them all.
"""

from __future__ import annotations

import argparse
import ast
import io
import re
import sys
import tokenize
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PAGES = ("README.md", "CONTRIBUTING.md", "SECURITY.md", "CHANGELOG.md", "CODE_OF_CONDUCT.md", ".github", "docs")
CODE = ("src/ludoteca", "examples", "scripts", "tools", "tests")

PAGE_AVERAGE = 18      # words a sentence, over a page
PAGE_LONGEST = 35
CODE_LONGEST = 25      # docstrings and comments
FEWEST = 5             # sentences a page must have before its average says anything

# Word -> what to write instead. The first group names no actor, the second is machinery by another name.
ACTORS = {
    "whoever": "name the actor: client, guest, player, process, caller",
    "whomever": "name the actor: client, guest, player, process, caller",
    "somebody": "name the actor: client, guest, player, process, caller",
    "nobody": "name the actor, or say that there is none",
    "that which": "name the thing",
}
METAPHORS = {
    "usher": "admission", "ushers": "admission",
    "chorus": "audience", "choir": "audience",
    "turnstile": "throttle",
    "drowsy": "suspended",
    "logbook": "codec", "ledger": "writer",
    "great moment": "peak", "great moments": "peaks",
    "barred": "banned", "silenced": "muted",
    "artefact": "work", "artefacts": "works",
    "thinker": "bot engine", "thinkers": "bot workers",
    "by ear": "text interface",
    "disk waits": "outage",
}

ABBREVIATION = re.compile(r"\b(e\.g|i\.e|etc|vs|cf|approx|ca|No|pp?|St|Dr|Mr|Mrs|resp)\.", re.I)
END = re.compile(r"""(?<=[.!?…])["”’»)\]*_]*\s+(?=["“‘«(\[*_]*[A-Z0-9À-Þ])""")
DIRECTIVE = re.compile(r"#\s*(type:|noqa|pragma|!|ruff:|mypy:|fmt:|-\*-)")


@dataclass(frozen=True)
class Block:
    """A paragraph, a list item or a table cell, and the line it begins at."""

    line: int
    text: str
    in_table: bool = False


@dataclass(frozen=True)
class Fault:
    path: str
    line: int
    words: str

    def __str__(self) -> str:
        return f"{self.path}:{self.line}: {self.words}"


def sentences(text: str) -> list[str]:
    """The sentences of a block, without markup: links keep their text, code and addresses become one word."""
    text = re.sub(r"<!--.*?-->|<[a-zA-Z/][^>]*>", " ", text, flags=re.S)
    text = re.sub(r"``.+?``|`[^`]+`", "Code", text, flags=re.S)
    text = re.sub(r"!\[[^\]]*\]\([^)]*\)", " ", text)
    text = re.sub(r"\[([^\]]*)\](\([^)]*\)|\[[^\]]*\])", r"\1", text)
    text = re.sub(r"https?://\S*[\w/]", "Address", text)
    text = ABBREVIATION.sub(lambda found: found[0].replace(".", ""), text)
    return [sentence.strip() for sentence in END.split(text) if sentence.strip()]


def count(sentence: str) -> int:
    """How many words: what has a letter or a digit, between blanks."""
    return sum(any(sign.isalnum() for sign in word) for word in sentence.split())


def page_blocks(text: str) -> Iterator[Block]:
    """The prose of a Markdown page: no fenced code, no headings, no front matter."""
    block: list[str] = []
    begin = fence = 0
    mark = ""
    lines = text.split("\n")
    if lines and lines[0] == "---" and "---" in lines[1:]:
        end = lines.index("---", 1) + 1
        lines[:end] = [""] * end
    for number, line in enumerate([*lines, ""], 1):
        bare = line.strip()
        if fence:
            if bare.startswith(mark) and not bare.strip(mark[0]):
                fence = 0
            continue
        opening = re.match(r"(`{3,}|~{3,})", bare)
        table = bare.startswith("|")
        if (not bare or opening or table or bare.startswith(("#", "***", "---", "!!!", "???", ":::"))
                or re.match(r"([-*+]|\d+[.)])\s", bare)):
            if block:
                yield Block(begin, " ".join(block))
            block = []
        if opening:
            fence, mark = number, opening[1]
        elif table:
            for cell in re.split(r"(?<!\\)\|", bare):
                if re.search(r"\w", cell):
                    yield Block(number, cell.strip(), in_table=True)
        elif bare and not bare.startswith(("#", "***", "---", "!!!", "???", ":::")):
            if not block:
                begin = number
            block.append(re.sub(r"^(([-*+]|\d+[.)])\s+|>\s?)", "", bare))


def docstring_blocks(text: str, line: int, column: int = 0) -> Iterator[Block]:
    """The paragraphs of a docstring. Lines that are indented and those from `>>>` to a blank line are examples."""
    block: list[str] = []
    begin, example = line, False
    first, *rest = text.split("\n")
    for offset, row in enumerate([first, *(row.removeprefix(" " * column) for row in rest), ""]):
        bare = row.strip()
        example = bool(bare) and (example or bare.startswith(">>>"))
        indented = example or row.startswith("    ")
        if block and (not bare or indented or re.match(r"[-*]\s", bare)):
            yield Block(begin, " ".join(block))
            block = []
        if bare and not indented:
            if not block:
                begin = line + offset
            block.append(re.sub(r"^[-*]\s+", "", bare))


def code_blocks(source: str) -> Iterator[Block]:
    """The docstrings and comments of a Python file."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            first = node.body[0] if node.body else None
            if (isinstance(first, ast.Expr) and isinstance(first.value, ast.Constant)
                    and isinstance(first.value.value, str)):
                yield from docstring_blocks(first.value.value, first.lineno, first.col_offset)
    run: list[str] = []
    begin = last = column = 0
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type != tokenize.COMMENT or DIRECTIVE.match(token.string):
            continue
        alone = not token.line[:token.start[1]].strip()
        if run and not (alone and token.start == (last + 1, column)):
            yield Block(begin, " ".join(run))
            run = []
        if not run:
            begin = token.start[0]
        run.append(token.string.lstrip("#: "))
        last, column = token.start[0], token.start[1] if alone else -1
    if run:
        yield Block(begin, " ".join(run))


def banned(path: str) -> dict[str, str]:
    """The words a file may not use. The pages of rules speak of players at a table and may use all."""
    if re.search(r"(^|/)rules/.*\.md$", path):
        return {}
    return ACTORS if "/games/" in path or path == "CONTRIBUTING.md" else {**ACTORS, **METAPHORS}


def faults_in(path: str, source: str) -> list[Fault]:
    """What is wrong in a file: sentences too long, an average too high, words we do not use."""
    page = path.endswith(".md")
    longest = PAGE_LONGEST if page else CODE_LONGEST
    found: list[Fault] = []
    lengths: list[int] = []
    words = banned(path)
    pattern = re.compile(rf"\b({'|'.join(map(re.escape, words))})\b", re.I) if words else None
    for block in page_blocks(source) if page else code_blocks(source):
        for sentence in sentences(block.text):
            length = count(sentence)
            if length and not block.in_table:
                lengths.append(length)
            if length > longest:
                found.append(Fault(path, block.line, f"{length} words, at most {longest}: {sentence[:60]}…"))
            for hit in dict.fromkeys(each.lower() for each in pattern.findall(sentence)) if pattern else ():
                if not (path == "CONTRIBUTING.md" and block.in_table):     # the glossary names them
                    found.append(Fault(path, block.line, f"“{hit}”: {words[hit]}"))
    if page and len(lengths) >= FEWEST and sum(lengths) > PAGE_AVERAGE * len(lengths):
        average = sum(lengths) / len(lengths)
        found.append(Fault(path, 1, f"{average:.1f} words a sentence on average, at most {PAGE_AVERAGE}"))
    return sorted(found, key=lambda fault: fault.line)


def files(places: tuple[str, ...] | list[str]) -> Iterator[str]:
    """Pages and Python files under these places, relative to the repository."""
    for place in places:
        path = (ROOT / place).resolve()
        for each in sorted(path.rglob("*")) if path.is_dir() else [path]:
            if each.suffix in (".md", ".py") and each.is_file() and "node_modules" not in each.parts:
                yield each.relative_to(ROOT).as_posix()


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("paths", nargs="*", help="files or folders to look at; without any, all")
    found = [fault for path in files(parser.parse_args().paths or (*PAGES, *CODE))
             for fault in faults_in(path, (ROOT / path).read_text("utf-8"))]
    print("\n".join(map(str, found)) or "prose: clean")
    return bool(found)


if __name__ == "__main__":
    sys.exit(main())
