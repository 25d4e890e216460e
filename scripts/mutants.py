"""Changes one line after another and asks the tests whether they notice: `make mutants`, or one part by name.

    python -m scripts.mutants                 every part, one after another, with progress; writes docs/mutants.md
    python -m scripts.mutants acts store      some parts
    python -m scripts.mutants acts --show     what each survivor changed

mutmut makes the changes and runs the tests that touch the changed function. A survivor is either a hole in the tests
or changes nothing anybody can notice; `scripts/mutants.toml` keeps a word on each of the latter.
"""

from __future__ import annotations

import argparse
import os
import re
import shutil
import subprocess
import sys
import time
import tomllib
from collections import Counter
from pathlib import Path
from typing import NamedTuple

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

ROOT = Path(__file__).resolve().parent.parent
SCRATCH = ROOT / "build" / "mutants"
PAGE = ROOT / "docs" / "mutants.md"
WORDS = ROOT / "scripts" / "mutants.toml"
COPIED = ("src", "tests", "examples", "docs", "scripts", "pyproject.toml", "README.md", "Makefile")


class Part(NamedTuple):
    """Some modules and the tests that concern them."""

    modules: tuple[str, ...]
    tests: tuple[str, ...]


PARTS = {
    "kernel": Part(
        ("rules/table.py", "rules/game.py", "rules/chance.py", "rules/vote.py", "rules/deck.py", "rules/hourglass.py",
         "rules/refusal.py"),
        ("tests/rules", "tests/conformance/test_golden.py", "tests/logs", "--deselect=tests/rules/test_docstrings.py")),
    "masterdice": Part(
        ("games/masterdice/rules.py", "games/masterdice/pieces.py", "games/masterdice/deduction.py"),
        ("tests/games/masterdice/test_rules.py",)),
    "canvas": Part(
        ("games/canvas/rules.py", "games/canvas/scoring.py", "games/canvas/goals.py"),
        ("tests/games/canvas/test_table.py", "tests/games/canvas/test_scoring.py")),
    "duplik": Part(
        ("games/duplik/rules.py", "games/duplik/judging.py", "games/duplik/paper.py"),
        ("tests/games/duplik/test_rules.py",)),
    "finestre": Part(
        ("games/finestre/rules.py", "games/finestre/statistics.py"),
        ("tests/games/finestre/test_rules.py", "tests/games/finestre/test_races.py",
         "tests/games/finestre/test_statistics.py")),
    "polywords": Part(
        ("games/polywords/rules.py", "games/polywords/reveal.py", "games/polywords/claims.py",
         "games/polywords/contest.py", "games/polywords/sheet.py", "games/polywords/specchio.py",
         "games/polywords/pagliaccio.py", "games/polywords/palla.py", "games/polywords/manta.py",
         "games/polywords/polpo.py", "games/polywords/medusa.py"),
        tuple(f"tests/games/polywords/test_{name}.py" for name in (
            "specchio", "pagliaccio", "palla", "manta", "polpo", "medusa", "requests", "judging"))),
    "acts": Part(("room/acts.py",), ("tests/room/test_acts.py", "tests/room/test_lobby.py", "tests/room/test_leaving.py")),
    "round": Part(
        ("room/round.py",),
        ("tests/room/test_play.py", "tests/room/test_races.py", "tests/room/test_time.py", "tests/room/test_bots.py",
         "tests/room/test_take_back.py", "tests/room/test_trouble.py")),
    "store": Part(("store/sqlite.py",), ("tests/store",)),
}


def prepare(name: str) -> Path:
    """A copy of the project in which this part may be broken."""
    part, room = PARTS[name], SCRATCH / name
    shutil.rmtree(room, ignore_errors=True)
    room.mkdir(parents=True)
    ignore = shutil.ignore_patterns("__pycache__", "browser", "node_modules", "screenshots")
    for each in COPIED:
        source = ROOT / each
        if source.is_dir():
            shutil.copytree(source, room / each, ignore=ignore, symlinks=True)
        else:
            shutil.copy(source, room / each)
    shutil.rmtree(room / "src" / "ludoteca" / "web" / "client", ignore_errors=True)
    modules = ", ".join(f'"src/ludoteca/{each}"' for each in part.modules)
    tests = ", ".join(f'"{each}"' for each in part.tests)
    with (room / "pyproject.toml").open("a") as settings:
        settings.write(
            f'\n[tool.mutmut]\nsource_paths = ["src"]\nonly_mutate = [{modules}]\n'
            'also_copy = ["examples", "docs", "scripts", "tests", "README.md", "Makefile"]\n'
            'pytest_add_cli_args = ["-p", "no:cacheprovider", "-p", "no:xdist", "-p", "scripts.mutmut_pytest", '
            '"--timeout", "60"]\n'
            f"pytest_add_cli_args_test_selection = [{tests}]\n")
    return room


def mutmut(room: Path, *words: str) -> subprocess.Popen[str]:
    settings = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    return subprocess.Popen([sys.executable, "-m", "mutmut", *words], cwd=room, env=settings, text=True,
                            stdout=subprocess.PIPE, stderr=subprocess.STDOUT)


def run(name: str, children: int, progress: Progress) -> dict[str, str]:
    """Every mutant of a part and what became of it."""
    bar = progress.add_task(name, total=None)
    room = prepare(name)
    work = mutmut(room, "run", "--max-children", str(children))
    assert work.stdout is not None
    tail, line = "", ""
    while char := work.stdout.read(1):
        line = line + char if char not in "\r\n" else ""
        tail = (tail + char)[-4000:]
        if found := re.search(r"(\d+)/(\d+)", line):
            progress.update(bar, completed=int(found[1]), total=int(found[2]))
    if work.wait():
        raise SystemExit(f"{name}: mutmut stopped\n{tail}")
    told, _ = mutmut(room, "results", "--all", "true").communicate()
    return dict(re.findall(r"^\s+(\S+): (.+)$", told, re.MULTILINE))


def words() -> dict[str, str]:
    """Why a survivor may live."""
    return tomllib.loads(WORDS.read_text("utf-8")) if WORDS.exists() else {}


def write_page(results: dict[str, dict[str, str]]) -> None:
    lines = [
        "# Mutants", "",
        "One line after another of kernel, rules, scoring, acts, round and store was changed, and the tests that concern it were",
        "asked whether they notice. Made by `make mutants`.", "",
        "| part | mutants | noticed | survive | looked at |", "|---|---|---|---|---|"]
    known = words()
    for name, found in results.items():
        count = Counter(found.values())
        alive = [mutant for mutant, fate in found.items() if fate in ("survived", "no tests")]
        excused = sum(mutant in known for mutant in alive)
        lines.append(
            f"| {name} | {len(found)} | {len(found) - len(alive)} | {len(alive)} "
            f"({100 * len(alive) / max(1, len(found)):.1f} %) | {excused} |")
        print(name, dict(count))
    PAGE.write_text("\n".join(lines) + "\n", "utf-8")


def main() -> None:
    ask = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    ask.add_argument("parts", nargs="*", choices=[*PARTS, []], help="which parts (default: all)")
    ask.add_argument("--children", type=int, default=os.cpu_count() or 2)
    ask.add_argument("--show", action="store_true", help="show what each survivor of the last run changed")
    asked = ask.parse_args()
    parts = asked.parts or list(PARTS)
    if asked.show:
        for name in parts:
            show(name)
        return
    columns = (TextColumn("{task.description:12}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    results: dict[str, dict[str, str]] = {}
    began = time.monotonic()
    with Progress(*columns, console=Console(stderr=True)) as progress:
        for name in parts:
            results[name] = run(name, asked.children, progress)
            (SCRATCH / f"{name}.txt").write_text("".join(f"{m}: {f}\n" for m, f in results[name].items()), "utf-8")
    if not asked.parts:
        write_page(results)
    alive = sum(fate in ("survived", "no tests") for found in results.values() for fate in found.values())
    total = sum(map(len, results.values()))
    print(f"{total} mutants, {alive} survive ({100 * alive / max(1, total):.1f} %), {time.monotonic() - began:.0f} s")


def show(name: str) -> None:
    known = words()
    for line in (SCRATCH / f"{name}.txt").read_text("utf-8").splitlines():
        mutant, _, fate = line.partition(": ")
        if fate in ("survived", "no tests") and mutant not in known:
            told, _ = mutmut(SCRATCH / name, "show", mutant).communicate()
            print(told)


if __name__ == "__main__":
    main()
