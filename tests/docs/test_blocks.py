"""Fenced blocks: every one on the pages works when pasted.

The first word of a block says how it is tested. More words may follow:

    python                  run, page by page in order, in one namespace; `>>>` blocks are compared, too
    python excerpt=FILE     lines of that file, in order
    sh                      every command is known; its options are parsed by the program that would get them
    sh run                  also run, from the root of the repository
    json file=NAME          parses; later blocks of the page find it as a file of that name
    toml                    accepted by the reader of ludoteca.toml
    text "reason"           no code; the reason says what it is
    caddy, nginx, ini       settings of other programs
"""

from __future__ import annotations

import argparse
import contextlib
import doctest
import importlib
import importlib.util
import io
import json
import os
import re
import runpy
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from ludoteca.cli import make_parser
from ludoteca.server.process import config_file
from tests.docs.blocks import ALL, PAGES, ROOT, Block, commands

LANGUAGES = {"python", "sh", "json", "toml", "text", "caddy", "nginx", "ini"}
SYSTEM = {"apt-get", "cp", "echo", "git", "install", "npm", "python3", "systemctl", "tee"}    # other programs' options
DOCTEST = doctest.NORMALIZE_WHITESPACE | doctest.ELLIPSIS


def of(*languages: str) -> pytest.MarkDecorator:
    found = [block for block in ALL if block.language in languages]
    return pytest.mark.parametrize("block", found, ids=lambda block: block.where)


@pytest.mark.parametrize("block", ALL, ids=lambda block: block.where)
def test_a_block_says_what_it_is(block: Block) -> None:
    assert block.language in LANGUAGES, f"{block.language!r} is none of {sorted(LANGUAGES)}"
    assert (block.language == "text") == any(" " in word for word in block.words), "text has a reason, code has none"


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_code_is_fenced(page: Path) -> None:
    """An indented code block has no language, so it would not be tested."""
    text = re.sub(r"^( *)```.*?^\1``` *$", "", page.read_text("utf-8"), flags=re.S | re.M)
    assert not re.search(r"(?:^|\n)(?:#.*|)\n {4,}(?![-*+0-9])\S", text)


def with_python() -> list[Path]:
    return [page for page in PAGES if any(block.page == page and block.language == "python" for block in ALL)]


@pytest.mark.parametrize("page", with_python(), ids=lambda page: str(page.relative_to(ROOT)))
def test_python_runs_in_the_order_of_the_page(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    names: dict[str, Any] = {"__name__": "__main__"}
    for block in (each for each in ALL if each.page == page):
        if name := block.value("file"):
            (tmp_path / name).write_text(block.text, "utf-8")
        if block.language != "python" or block.value("excerpt"):
            continue
        if block.text.startswith(">>>"):
            test = doctest.DocTestParser().get_doctest(block.text, names, block.where, str(page), block.line)
            report = io.StringIO()
            runner = doctest.DocTestRunner(optionflags=DOCTEST)
            runner.run(test, out=report.write, clear_globs=False)
            names.update(test.globs)
            assert not runner.failures, report.getvalue()
        else:
            with contextlib.redirect_stdout(io.StringIO()):
                exec(compile("\n" * block.line + block.text, str(page), "exec"), names)


@of("python")
def test_an_excerpt_is_in_its_file(block: Block) -> None:
    if not (file := block.value("excerpt")):
        return
    rest = iter([line.strip() for line in (ROOT / file).read_text("utf-8").splitlines()])
    missing = [line for line in block.text.splitlines() if line.strip() and line.strip() not in rest]
    assert not missing, f"not in {file}, or not in this order"


@of("json")
def test_json_parses(block: Block) -> None:
    json.loads(block.text)


@of("toml")
def test_settings_are_read_by_the_program(block: Block, tmp_path: Path) -> None:
    path = tmp_path / config_file.NAME
    path.write_text(block.text, "utf-8")
    assert config_file.read(path)


@of("sh")
def test_commands_are_known_with_their_options(block: Block) -> None:
    for words in commands(block.text):
        check(words)


@of("sh")
def test_commands_that_can_run_here_do(block: Block, tmp_path: Path) -> None:
    if "run" not in block.words:
        return
    path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    text = block.text.replace(".venv/bin/", "")
    done = subprocess.run(["bash", "-euc", text], cwd=ROOT, capture_output=True, text=True, timeout=120,
                          env={**os.environ, "PATH": path, "LUDOTECA_DATA": str(tmp_path)})
    assert done.returncode == 0, done.stderr


class Parsed(Exception):
    """Raised once the program's own parser has accepted the arguments."""


def check(words: list[str]) -> None:
    """A command is known, its files exist, and its own parser accepts its options."""
    program, *rest = words
    name = Path(program).name
    if name == "ludoteca":
        asked = rest if rest and not rest[0].startswith("-") else ["serve", *rest]
        make_parser().parse_args([word.replace("…", "x") for word in asked])
    elif name == "make":
        check_make(rest)
    elif name == "pip":
        check_pip(rest)
    elif name == "python" and rest[:1] == ["-m"]:
        check_module(rest[1], rest[2:])
    elif name == "python":
        assert (ROOT / rest[0]).is_file(), rest[0]
        if rest[0].startswith("scripts/"):
            check_module(rest[0].removesuffix(".py").replace("/", "."), rest[1:])
    else:
        assert name in SYSTEM, f"{name} is no command the docs may use"
    for word in rest:
        if re.match(r"(deploy|examples|scripts|src|tests|tools)/", word) and "*" not in word:
            assert (ROOT / word.partition(":")[0]).exists(), word


def check_make(rest: list[str]) -> None:
    makefile = (ROOT / "Makefile").read_text("utf-8")
    for word in rest:
        variable, sign, value = word.partition("=")
        assert re.search(rf"^{variable} \?=|\$\({variable}\)" if sign else rf"^{word}:", makefile, re.M), word
        recipe = re.search(rf"\$\(BIN\)/python -m (scripts\.\w+)[^\n]*\$\({variable}\)", makefile)
        if sign and recipe:
            check_module(recipe[1], value.split())


def check_pip(rest: list[str]) -> None:
    """Ludoteca is on no package index: it is installed from a clone or from a wheel."""
    assert not [word for word in rest if re.match(r"ludoteca\b", word)], "ludoteca is on no index yet"


def check_module(name: str, rest: list[str]) -> None:
    """The module exists and its own parser accepts the arguments; no code after the parser runs."""
    spec = importlib.util.find_spec(name)
    assert spec, f"no module {name}"
    if name in ("pytest", "venv", "pip"):
        assert name != "pytest" or all((ROOT / word).exists() for word in rest if word.startswith("tests/"))
        return
    source = Path(spec.origin or "").read_text("utf-8")
    if "argparse" not in source or "__main__" not in source:
        return
    parse = argparse.ArgumentParser.parse_args

    def only_parse(self: argparse.ArgumentParser, *asked: Any) -> None:
        parse(self, rest)
        raise Parsed

    with pytest.MonkeyPatch.context() as patch, contextlib.suppress(Parsed):
        patch.setattr(argparse.ArgumentParser, "parse_args", only_parse)
        patch.setattr(sys, "argv", [name, *rest])
        patch.delitem(sys.modules, name, raising=False)
        runpy.run_module(name, run_name="__main__")
        raise AssertionError(f"{name} parsed nothing")


def test_no_page_and_no_message_installs_from_an_index_that_lacks_us() -> None:
    places = [*PAGES, *(ROOT / "src").rglob("*.py"), *(ROOT / "src").rglob("*.ftl"), *(ROOT / "deploy").iterdir()]
    wrong = [str(path.relative_to(ROOT)) for path in places
             if re.search(r"pip install (?:--\w+ )*['\"]?ludoteca(?![-\w])", path.read_text("utf-8"))]
    assert wrong == []
