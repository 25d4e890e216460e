"""Which package may import which. Imports inside functions and under TYPE_CHECKING count like all others."""

from __future__ import annotations

import ast
import re
import sys
from functools import cache
from pathlib import Path

import pytest

from tests.conformance.playouts import ROOT

SOURCE = ROOT / "src" / "ludoteca"

BELOW = {"rules", "bots", "languages", "store", "protocol"}      # all parts of the server may import these
# From low to high: a package imports only what its line names, so there is no cycle.
MAY_IMPORT: dict[str, set[str]] = {
    "languages": set(),
    "rules": {"languages"},
    "bots": {"rules"},
    "games": {"bots", "rules", "languages"},
    "store": set(),
    "protocol": {"rules", "bots", "languages"},
    "clients": {"rules", "protocol"},
    "server.runtime": BELOW,
    "server.bot_workers": BELOW,
    "server.sessions": BELOW,
    "server.moderation": BELOW,
    "server.state": BELOW,
    "server.persistence": BELOW | {"server.runtime"},
    "server.admin": BELOW | {"server.runtime", "server.moderation"},
    "server.people": BELOW | {"server.runtime", "server.moderation", "server.admin"},
    "server.services": BELOW | {
        "server.runtime", "server.bot_workers", "server.admin", "server.persistence", "server.state"},
    "server.play": BELOW | {
        "server.runtime", "server.bot_workers", "server.sessions", "server.state", "server.persistence",
        "server.services"},
    "server.talk": BELOW | {"server.runtime", "server.sessions", "server.moderation", "server.state"},
    "server.room": BELOW | {
        "server.runtime", "server.bot_workers", "server.sessions", "server.moderation", "server.state",
        "server.persistence", "server.services", "server.play", "server.talk"},
    "server.history": BELOW | {
        "server.moderation", "server.state", "server.persistence", "server.people", "server.play", "server.talk"},
    "server.house": BELOW | {
        "server.runtime", "server.bot_workers", "server.sessions", "server.moderation", "server.state",
        "server.persistence", "server.admin", "server.people", "server.services", "server.play", "server.talk",
        "server.room", "server.history"},
    "server.metrics": BELOW | {"server.services"},
    "server.cluster": BELOW | {"server.runtime", "server.house"},
    "server.websocket": BELOW | {"server.runtime", "server.sessions", "server.people"},
    "server.http": BELOW | {
        "server.runtime", "server.moderation", "server.state", "server.persistence", "server.admin", "server.people",
        "server.talk", "server.room", "server.history", "server.house", "server.metrics", "server.cluster",
        "server.websocket", "server.services", "server.play", "server.sessions"},
    "server.process": BELOW | {
        "server.runtime", "server.bot_workers", "server.house", "server.metrics", "server.cluster", "server.http",
        "server.history", "server.services", "server.websocket"},
}
ANYTHING = {"arena", "cli", ""}                                    # the topmost packages may import everything
OUTSIDE = {
    "languages": {"msgspec"},
    "rules": {"msgspec", "fluent", "typing_extensions"},           # the last for type checkers only
    "bots": {"msgspec"},
    "games": {"msgspec", "numpy", "numba", "dawg"},
    "store": {"msgspec", "asyncpg"},
}
MOST_MODULES = 20                                                  # in one folder, outside games
ALIASES = {"rules/schema.py", "rules/telling.py"}                  # old names of modules, kept for game authors


def module(page: Path) -> str:
    """A file's module below `ludoteca`, with dots."""
    return ".".join(page.relative_to(SOURCE).with_suffix("").parts).removesuffix("__init__").rstrip(".")


MODULES = {module(page): page for page in SOURCE.rglob("*.py")}


def package(name: str) -> str:
    """The package of the table above to which a module belongs."""
    parts = name.split(".")
    return ".".join(parts[:2]) if parts[0] == "server" else parts[0]


@cache
def imported(page: Path) -> set[str]:
    """Modules below `ludoteca` that a file imports, anywhere in it."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(page.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name.removeprefix("ludoteca").lstrip(".") for alias in node.names
                      if alias.name.partition(".")[0] == "ludoteca"}
        elif isinstance(node, ast.ImportFrom) and (node.module or "").partition(".")[0] == "ludoteca":
            base = (node.module or "").removeprefix("ludoteca").lstrip(".")
            for alias in node.names:
                full = f"{base}.{alias.name}".lstrip(".")
                found.add(full if full in MODULES else base)
    return found


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


def test_every_package_is_in_the_table() -> None:
    assert {package(name) for name in MODULES} - ANYTHING - {"server"} == set(MAY_IMPORT)


def test_the_table_has_no_cycle() -> None:
    order = list(MAY_IMPORT)
    for name, below in MAY_IMPORT.items():
        assert name not in below
        if name.startswith("server."):
            assert {each for each in below if each.startswith("server.")} <= set(order[:order.index(name)]), name


@pytest.mark.parametrize("name", MAY_IMPORT)
def test_packages_import_one_way(name: str) -> None:
    for here, page in MODULES.items():
        if package(here) != name:
            continue
        for there in imported(page):
            if package(there) == name:
                continue
            if name == "server.http" and package(there) == "":       # the version of the program
                continue
            assert package(there) in MAY_IMPORT[name], f"{here} imports {there}"
        for outside in imports(page):
            first = outside.partition(".")[0]
            if name in OUTSIDE and first != "ludoteca" and first not in sys.stdlib_module_names:
                assert first in OUTSIDE[name], f"{here} imports {outside}"


def test_no_folder_is_flat() -> None:
    """A folder with too many modules shows no structure."""
    for folder in {page.parent for page in MODULES.values()}:
        if "games" not in folder.parts:
            pages = [page for page in folder.glob("*.py")
                     if page.name != "__init__.py" and str(page.relative_to(SOURCE)) not in ALIASES]
            assert len(pages) <= MOST_MODULES, f"{folder.relative_to(SOURCE)}: {len(pages)} modules"


MEASURING = {"measure.py"}                                     # commands for the terminal; no rule or bot imports them


def test_games_have_no_clock_and_no_luck_but_what_is_handed_in() -> None:
    """A log must replay for ever: chance comes from `Chance`, time from the moves. Measuring commands may use a clock.
    """
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


MOST_ANY = {                          # the present counts: lower them, never raise them
    "rules": 31, "bots": 3, "arena": 12, "games/canvas": 9, "games/duplik": 8, "games/finestre": 0,
    "games/masterdice": 2, "games/polywords": 5, ".": 350}


@pytest.mark.parametrize("folder", MOST_ANY)
def test_what_a_seat_may_know_is_a_type(folder: str) -> None:
    """Where a view or a move is `Any`, the type checker misses rules that read a missing field."""
    pages = (SOURCE / folder).rglob("*.py")
    assert sum(len(re.findall(r"\bAny\b", page.read_text("utf-8"))) for page in pages) <= MOST_ANY[folder]


def test_numba_is_loaded_only_when_needed() -> None:
    import subprocess

    code = "import sys, ludoteca; ludoteca.games(); sys.exit('numba' in sys.modules or 'numpy' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


ROOM_NAMES = 20                                                    # public attributes and methods of `Room`
TYPE_ONLY = 5                                                      # imports for types alone that close a cycle


def test_room_stays_small() -> None:
    """`Room` connects its parts: expose a part as one attribute there, not each of the part's methods."""
    tree = ast.parse((SOURCE / "server" / "room" / "room.py").read_text("utf-8"))
    room = next(node for node in tree.body if isinstance(node, ast.ClassDef) and node.name == "Room")
    names = {node.name for node in room.body if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef))}
    names |= {node.attr for node in ast.walk(room) if isinstance(node, ast.Attribute)
              and isinstance(node.ctx, ast.Store) and ast.unparse(node.value) == "self"}
    public = sorted(name for name in names if not name.startswith("_"))
    assert len(public) <= ROOM_NAMES, public


@cache
def reached(name: str) -> frozenset[str]:
    """Modules that this one imports, directly or indirectly."""
    found, ahead = set[str](), [name]
    while ahead:
        new = imported(MODULES[here]) - found if (here := ahead.pop()) in MODULES else set()
        found |= new
        ahead += new
    return frozenset(found)


def type_imports(name: str) -> set[str]:
    """Our modules that this one imports under TYPE_CHECKING."""
    return {
        (each.module or "").removeprefix("ludoteca.")
        for node in ast.walk(ast.parse(MODULES[name].read_text("utf-8")))
        if isinstance(node, ast.If) and "TYPE_CHECKING" in ast.unparse(node.test)
        for each in ast.walk(node) if isinstance(each, ast.ImportFrom) and (each.module or "").startswith("ludoteca.")}


def test_hardly_any_modules_import_each_other() -> None:
    """A type-only import hides a cycle; use a Protocol. Commands may import types this way to start faster."""
    cycles = {(here, there) for here in MODULES if not here.startswith("games.")
              for there in type_imports(here) if here in reached(there)}
    assert len(cycles) <= TYPE_ONLY, cycles
    assert not [each for each in MODULES if each.startswith("server.") and type_imports(each)]


def test_siblings_hardly_import_each_other_for_types_alone() -> None:
    """Modules of one folder are read together: an import of a sibling stands with the others."""
    found = {(here, there) for here in MODULES for there in type_imports(here)
             if here.rpartition(".")[0] in (there, there.rpartition(".")[0])}
    assert len(found) <= TYPE_ONLY, found
