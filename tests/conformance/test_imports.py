"""The arrows of the house: server -> rules <- games; store knows bytes only; nothing imports upwards."""

from __future__ import annotations

import ast
import re
import sys
from functools import cache
from pathlib import Path

import pytest

from tests.conformance.house import ROOT

SOURCE = ROOT / "src" / "ludoteca"

MAY_IMPORT = {
    "languages": {"languages"},
    "rules": {"rules", "languages"},
    "bots": {"bots", "rules"},
    "games": {"games", "bots", "rules", "languages"},
    "store": {"store"},
    "protocol": {"protocol", "rules", "bots", "languages", "store", "server"},
    "server": {"server", "protocol", "rules", "bots", "store", "languages", "cli"},
    "clients": {"clients", "rules"},
    "arena": {"arena", "rules", "bots", "games", "server", "protocol"},
}
OUTSIDE = {
    "languages": {"msgspec"},
    "rules": {"msgspec", "fluent"},
    "bots": {"msgspec"},
    "games": {"msgspec", "numpy", "numba", "dawg"},
    "store": {"msgspec", "asyncpg"},
}


@cache
def imports(page: Path) -> set[str]:
    found: set[str] = set()
    for node in ast.walk(ast.parse(page.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            assert node.level == 0, f"{page}: imports are written in full"
            found.add(node.module)
    return found


@pytest.mark.parametrize("room", MAY_IMPORT)
def test_arrows_point_one_way(room: str) -> None:
    for page in (SOURCE / room).rglob("*.py"):
        for name in imports(page):
            first, *rest = name.split(".")
            if first == "ludoteca":
                if rest:
                    assert rest[0] in MAY_IMPORT[room], f"{page.relative_to(SOURCE)} imports {name}"
                else:
                    assert room in {"arena", "server"}, f"{page.relative_to(SOURCE)} imports the public API"
            elif room in OUTSIDE and first not in sys.stdlib_module_names:
                assert first in OUTSIDE[room], f"{page.relative_to(SOURCE)} imports {name}"


MEASURING = {"measure.py", "trees.py", "bound.py"}             # commands for the terminal; no rule or bot imports them


def test_games_have_no_clock_and_no_luck_but_what_is_handed_in() -> None:
    """A log must replay for ever: chance comes from `Chance`, time from the moves. Measuring commands have a watch."""
    for page in (SOURCE / "games").rglob("*.py"):
        banned = {"random", "secrets", "datetime", *(() if page.name in MEASURING else ("time",))}
        found = {name.split(".")[0] for name in imports(page)} & banned
        assert not found, f"{page.relative_to(SOURCE)} imports {found}"


def test_a_game_imports_no_other_game() -> None:
    for page in (SOURCE / "games").rglob("*.py"):
        own = page.relative_to(SOURCE / "games").parts[0]
        for name in imports(page):
            parts = name.split(".")
            if parts[:2] == ["ludoteca", "games"] and len(parts) > 2:
                assert parts[2] == own, f"{page.relative_to(SOURCE)} imports {name}"


@pytest.mark.parametrize("game", ["finestre", "polywords"])
def test_what_a_seat_may_know_is_a_type(game: str) -> None:
    """Where a view or a move may be anything, nobody is told when a rule reads what is not there."""
    pages = (SOURCE / "games" / game).rglob("*.py")
    assert sum(len(re.findall(r"\bAny\b", page.read_text("utf-8"))) for page in pages) <= 30


def test_numba_is_loaded_only_when_needed() -> None:
    import subprocess

    code = "import sys, ludoteca; ludoteca.games(); sys.exit('numba' in sys.modules or 'numpy' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
