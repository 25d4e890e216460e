"""`make engines`: accepts names of games and browser engines in any order."""

from __future__ import annotations

import subprocess
import sys

import pytest

from scripts.engines import TABLES, parse
from scripts.screens import ENGINES
from tests.conformance.playouts import ROOT


@pytest.mark.parametrize(("words", "games", "engines"), [
    ("--in webkit canvas duplik", ["canvas", "duplik"], ["webkit"]),
    ("canvas duplik --in webkit", ["canvas", "duplik"], ["webkit"]),
    ("canvas --in webkit duplik", ["canvas", "duplik"], ["webkit"]),
    ("--in webkit", list(TABLES), ["webkit"]),
    ("canvas", ["canvas"], list(ENGINES)),
    ("", list(TABLES), list(ENGINES)),
])
def test_games_and_engines_in_any_order(words: str, games: list[str], engines: list[str]) -> None:
    asked = parse(words.split())
    assert (asked.games, asked.engines) == (games, engines)


@pytest.mark.parametrize("words", [["--in", "webkit", "canvsa"], ["webkti"]])
def test_an_unknown_word_gets_the_list(words: list[str]) -> None:
    done = subprocess.run([sys.executable, "-m", "scripts.engines", *words], cwd=ROOT, capture_output=True, text=True,
                          check=False)
    assert done.returncode == 2 and f"{words[-1]} is no game and no engine" in done.stderr and "duplik" in done.stderr
