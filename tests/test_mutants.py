"""Mutation tool: finds a planted gap in the tests, and none in tested code."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from rich.progress import Progress

from scripts import mutants
from tests.conformance.playouts import ROOT

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="mutmut forks")

SAND = """
from ludoteca.hourglass import Hourglass

def test_the_sand_runs():
    assert Hourglass(45).turned(at=1_000) == 46_000

def test_a_pause_ends():
    assert Hourglass(45).lets(0, at=7)          # says nothing about when
"""


@pytest.fixture
def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A project of one module, with tests for only one of its two methods."""
    package = tmp_path / "src" / "ludoteca"
    package.mkdir(parents=True)
    (package / "__init__.py").touch()
    (package / "hourglass.py").write_text(
        "class Hourglass:\n"
        "    def __init__(self, seconds):\n        self.seconds = seconds\n"
        "    def turned(self, at):\n        return at + 1000 * self.seconds\n"
        "    def lets(self, time, at):\n        return at + time\n", "utf-8")
    (tmp_path / "tests").mkdir()
    (tmp_path / "tests" / "test_sand.py").write_text(SAND, "utf-8")
    (tmp_path / "scripts").mkdir()
    shutil.copy(ROOT / "scripts" / "mutmut_pytest.py", tmp_path / "scripts")
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    (tmp_path / "words.toml").write_text('[sand]\n"hourglass.Hourglass.lets" = { "planted here" = [1] }\n', "utf-8")
    monkeypatch.setattr(mutants, "ROOT", tmp_path)
    monkeypatch.setattr(mutants, "SCRATCH", tmp_path / "build")
    monkeypatch.setattr(mutants, "PAGE", tmp_path / "mutants.md")
    monkeypatch.setattr(mutants, "WORDS", tmp_path / "words.toml")
    monkeypatch.setattr(mutants, "PARTS", {"sand": mutants.Part(("hourglass.py",), ("tests/test_sand.py",)),
                                           "glass": mutants.Part((), ())})
    return tmp_path


def test_a_hole_survives_and_what_is_tested_dies(house: Path) -> None:
    found = mutants.run("sand", 2, Progress(disable=True))
    places = {where for where, _ in map(mutants.place, found)}
    assert places == {f"hourglass.Hourglass.{name}" for name in ("__init__", "turned", "lets")}
    assert [mutants.place(each) for each in mutants.alive(found)] == [("hourglass.Hourglass.lets", 1)]

    mutants.PAGE.write_text("| glass | 4 | 0 | 4 | 0 (0.0 %) | 0 |\n\n## glass\n\nNone.\n", "utf-8")
    mutants.write_page({"sand": found})
    told = mutants.PAGE.read_text("utf-8")
    assert f"| sand | {len(found)} | 0 | {len(found) - 1} | 1 ({100 / len(found):.1f} %) | 1 |" in told
    assert "- `hourglass.Hourglass.lets`: 1 planted here" in told
    assert "| glass | 4 | 0 | 4 | 0 (0.0 %) | 0 |" in told and told.endswith("## glass\n\nNone.\n"), "other parts stay"

    (house / "tests" / "test_sand.py").write_text(SAND.replace("assert Hourglass(45).lets(0, at=7) ",
                                                               "assert Hourglass(45).lets(1, at=7) == 8"), "utf-8")
    assert mutants.alive(mutants.run("sand", 1, Progress(disable=True), "again")) == [], "a better test notices it"


@pytest.mark.parametrize(("only", "asked"), [("again", "sn"), ("resume", "n"), ("patient", "tn")])
def test_a_second_run_asks_only_those_it_is_told_to(
    house: Path, monkeypatch: pytest.MonkeyPatch, only: str, asked: str,
) -> None:
    said: list[str] = []
    monkeypatch.setattr(mutants, "fates", lambda name: {
        "k": "killed", "t": "timeout", "s": "survived", "n": "not checked"})

    def mutmut(room: Path, *words: str) -> subprocess.Popen[str]:
        said.extend(words)
        return subprocess.Popen([sys.executable, "-c", ""], stdout=subprocess.PIPE, text=True)

    monkeypatch.setattr(mutants, "mutmut", mutmut)
    mutants.prepare("sand")
    mutants.run("sand", 2, Progress(disable=True), only)
    assert said == ["run", "--max-children", "2", *asked]
    waits = "timeout_constant = 36.0" in (mutants.SCRATCH / "sand" / "pyproject.toml").read_text("utf-8")
    assert waits == (only == "patient")

    said.clear()
    code = house / "src" / "ludoteca" / "hourglass.py"
    code.write_text(code.read_text("utf-8").replace("at + time", "time + at"), "utf-8")
    assert mutants.changed("sand") == ["hourglass.py"]
    mutants.run("sand", 2, Progress(disable=True), only)
    first = ["run", "--max-children", "2"] if only == "again" else []
    assert said == [*first, "run", "--max-children", "2", *asked], "changed functions first"
    assert (mutants.changed("sand") == []) == (only == "again")


def test_what_was_not_run_is_neither_noticed_nor_alive(house: Path) -> None:
    fates = ["killed"] * 5 + ["timeout", "survived", "not checked", "check was interrupted by user", "suspicious"]
    found = {f"ludoteca.hourglass.xǁHourglassǁlets__mutmut_{number}": fate
             for number, fate in enumerate(fates, start=-5)}
    assert mutants.row("sand", found) == "| sand | 10 | 3 | 6 | 1 (14.3 %) | 1 |"


@pytest.mark.parametrize(("name", "where"), [
    ("ludoteca.rules.table.xǁTableǁread_move__mutmut_13", ("rules.table.Table.read_move", 13)),
    ("ludoteca.rules.refusal.x__sayable__mutmut_2", ("rules.refusal._sayable", 2)),
    ("ludoteca.rules.game.x_tell__mutmut_1", ("rules.game.tell", 1)),
])
def test_a_mutant_is_named_after_its_place(name: str, where: tuple[str, int]) -> None:
    assert mutants.place(name) == where


@pytest.mark.parametrize(("before", "after", "same"), [
    ('db.execute("COMMIT")', 'db.execute("commit")', True),
    ('"SELECT id FROM guests"', '"SELECT ID FROM GUESTS"', True),
    ('db.execute("COMMIT")', 'db.execute("XXCOMMITXX")', False),
    ('raise Conflict("taken")', 'raise Conflict("TAKEN")', False),
])
def test_a_database_does_not_care_in_which_letters_it_is_asked(before: str, after: str, same: bool) -> None:
    diff = f"--- a.py\n+++ b.py\n@@ -1 +1 @@\n def act():\n-    {before}\n+    {after}\n"
    assert mutants.same_statement(diff) is same
