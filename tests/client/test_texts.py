"""Texts of the shell: both languages have the same keys and facts, and no requested key is missing."""

from __future__ import annotations

import json
import re
import subprocess
from pathlib import Path

import pytest
from fluent.syntax import ast, parse

from tests.client.bundle import CLIENT, NODE, bundled

SHELL = Path(__file__).resolve().parents[2] / "client" / "src" / "shell"
# Shared components get texts of the shell, from boards too.
CODE = [path for kind in ("*.svelte", "*.ts") for path in sorted(SHELL.rglob(kind))] + [
    SHELL.parent / "kit" / "image" / "ShareImage.svelte"]


def messages(language: str) -> dict[str, ast.Message]:
    """Texts of every page, and those that only the administration page needs."""
    entries = [
        entry for folder in (SHELL, SHELL / "admin")
        for entry in parse((folder / "texts" / f"{language}.ftl").read_text("utf-8")).body]
    broken = [entry for entry in entries if isinstance(entry, ast.Junk)]
    assert not broken, [entry.content for entry in broken]
    found = [entry for entry in entries if isinstance(entry, ast.Message)]
    assert len({entry.id.name for entry in found}) == len(found), "a key is written twice"
    return {entry.id.name: entry for entry in found}


def variables(message: ast.Message) -> set[str]:
    found: set[str] = set()

    def look(node: object) -> None:
        if isinstance(node, ast.VariableReference):
            found.add(node.id.name)
        if isinstance(node, ast.BaseNode):
            for value in vars(node).values():
                look(value)
        elif isinstance(node, list):
            for value in node:
                look(value)

    look(message.value)
    return found


def test_both_languages_have_the_same_keys_with_the_same_facts() -> None:
    italian, english = messages("it"), messages("en")
    assert italian.keys() == english.keys()
    assert {key: variables(each) for key, each in italian.items()} == {
        key: variables(each) for key, each in english.items()}


@pytest.mark.parametrize("path", CODE, ids=lambda path: path.name)
def test_every_text_asked_for_is_written(path: Path) -> None:
    source = path.read_text("utf-8")
    literal = set(re.findall(r"\bt\('([a-z0-9-]+)'", source))
    chosen = {key for pair in re.findall(r"\bt\([^()'`]*\? '([a-z0-9-]+)' : '([a-z0-9-]+)'", source) for key in pair}
    written = messages("it")
    assert not (literal | chosen) - written.keys()
    for family in re.findall(r"\bt\(`([a-z-]+-)\$\{", source):
        assert any(key.startswith(family) for key in written), family


def test_no_text_is_left_over() -> None:
    source = "\n".join(path.read_text("utf-8") for path in CODE)
    families = tuple(re.findall(r"`([a-z-]+-)\$\{", source))
    unused = {
        key for key in messages("it") if not re.search(rf"'{re.escape(key)}'", source) and not key.startswith(families)}
    assert not unused


@pytest.mark.parametrize(("page", "wanted"), [
    ("a = one\nb { $who\n", ":2: “b” has no “=” and no text"),
    ("# a comment\n\na = one\nb = { $who\nc = three\n", ":4: “b” is no valid Fluent message"),
    ("a =\nb = two\n", ":1: “a” is no valid Fluent message"),
    ("   a = one\n", ":1: a message begins at the margin"),
    ("a = { $count ->\n    [one] one\n}\n", ":1: “a” is no valid Fluent message"),
])
def test_a_malformed_message_is_named_with_its_file_and_line(page: str, wanted: str) -> None:
    done = build_messages(page)
    assert done.returncode == 1 and f"no/such/de.ftl{wanted}" in done.stderr and "TypeError" not in done.stderr


def test_well_formed_messages_are_split() -> None:
    done = build_messages("# head\na = one\n    and more\n\nb = { $count ->\n    [one] one\n   *[other] many\n}\n")
    assert json.loads(done.stdout) == ["a = one\n    and more", "b = { $count ->\n    [one] one\n   *[other] many\n}"]


def build_messages(page: str) -> subprocess.CompletedProcess[str]:
    """The messages that the client's build makes of a page of texts."""
    module = bundled(CLIENT / "build" / "texts.ts")
    script = f"""import {{ messages }} from {json.dumps(str(module))};
const root = new URL('../..', 'file://' + {json.dumps(str(module))}).pathname;
process.stdout.write(JSON.stringify(messages({json.dumps(page)}, root + 'no/such/de.ftl')));"""
    return subprocess.run([NODE, "--input-type=module", "-e", script], capture_output=True, text=True, check=False)
