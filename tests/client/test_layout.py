"""Layout of the client: allowed imports between parts and folders, modules per folder, unique names."""

from __future__ import annotations

import os
import re
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
CLIENT = ROOT / "client" / "src"
SERVER_GAMES = ROOT / "src" / "ludoteca" / "games"

# Each part imports only itself and the parts before it.
PARTS = ("wire", "kit", "games", "shell")
MAY_IMPORT = {part: set(PARTS[: number + 1]) for number, part in enumerate(PARTS)}
# Modules beside the games' folders: code shared by games and shell, and the list of all games.
NO_GAME = {"contract.ts", "registry.ts", "boxCovers.ts"}
MOST_MODULES = 20
# Names that two modules outside the games may share, each with its reason; at most five.
SHARED_NAMES: dict[str, str] = {}
IMPORT = re.compile(r"""(?:\bfrom|\bimport)\s*\(?\s*['"](\.[^'"]*)['"]""")


def sources(part: str) -> list[Path]:
    return sorted(path for path in (CLIENT / part).rglob("*") if path.name.endswith((".ts", ".svelte", ".css")))


def modules() -> list[Path]:
    """Every module outside the games."""
    return [path for part in ("wire", "kit", "shell") for path in sources(part) if path.suffix != ".css"]


def imports(module: Path) -> list[Path]:
    """The targets of a module's relative imports, including imports of types and lazy ones."""
    return [Path(os.path.normpath(module.parent / found)) for found in IMPORT.findall(module.read_text("utf-8"))]


def folder_imports() -> dict[str, set[str]]:
    """For each folder outside the games: the other such folders it imports."""
    found: dict[str, set[str]] = {}
    for module in modules():
        own = module.parent.relative_to(CLIENT).as_posix()
        for target in imports(module):
            if target.is_relative_to(CLIENT) and not target.is_relative_to(CLIENT / "games"):
                other = target.parent.relative_to(CLIENT).as_posix()
                found.setdefault(own, set()).update({other} - {own})
    return found


def test_every_file_belongs_to_a_part() -> None:
    assert {path.name for path in CLIENT.iterdir()} - {"main.ts", "vite-env.d.ts"} == set(PARTS)


@pytest.mark.parametrize("part", PARTS)
def test_a_part_imports_only_itself_and_those_before_it(part: str) -> None:
    pages = sources(part)
    assert pages and any(imports(page) for page in pages), "the test found nothing to read"
    for page in pages:
        for target in imports(page):
            if not target.is_relative_to(CLIENT):      # content shared by a board and its rules
                own = SERVER_GAMES / page.relative_to(CLIENT / "games").parts[0]
                assert part == "games" and target.is_relative_to(own), f"{page.relative_to(CLIENT)} reaches {target}"
                continue
            where = target.relative_to(CLIENT).parts[0]
            assert where in MAY_IMPORT[part], f"{page.relative_to(CLIENT)} imports {target.relative_to(CLIENT)}"


def test_a_game_imports_no_other_game() -> None:
    games = CLIENT / "games"
    for page in sources("games"):
        own = page.relative_to(games).parts[0]
        for target in imports(page):
            if target.is_relative_to(games):
                other = target.relative_to(games).parts[0]
                assert other == own or f"{other}.ts" in NO_GAME or other in NO_GAME, f"{page} imports {target}"


def test_folders_import_each_other_without_a_cycle() -> None:
    graph = folder_imports()
    assert len(graph) > 10, "the test found nothing to read"
    try:
        TopologicalSorter(graph).prepare()
    except CycleError as error:
        pytest.fail(" -> ".join(reversed(error.args[1])))


def test_no_folder_holds_too_many_modules() -> None:
    count: dict[Path, int] = {}
    for module in modules():
        count[module.parent] = count.get(module.parent, 0) + 1
    assert not {folder.relative_to(CLIENT).as_posix(): n for folder, n in count.items() if n > MOST_MODULES}


def test_no_two_modules_share_a_name() -> None:
    """Ignoring case: on some file systems an import of peak.svelte finds Peak.svelte."""
    named: dict[str, list[str]] = {}
    for module in modules():
        if module.parent != CLIENT / "wire" / "games":
            named.setdefault(module.name.partition(".")[0].lower(), []).append(module.relative_to(CLIENT).as_posix())
    shared = {name: paths for name, paths in named.items() if len(paths) > 1}
    assert set(shared) == set(SHARED_NAMES), shared
    assert len(SHARED_NAMES) <= 5


@pytest.mark.parametrize(("line", "leads"), [
    ("import Button from '../../kit/controls/Button.svelte';", "../../kit/controls/Button.svelte"),
    ("  board: () => import('./Board.svelte'),", "./Board.svelte"),
    ("export * from './drag.svelte';", "./drag.svelte"),
    ("import './kit/fonts.css';", "./kit/fonts.css"),
    ("export type { Move } from '../../wire/games/canvas';", "../../wire/games/canvas"),
])
def test_every_way_to_import_is_seen(line: str, leads: str) -> None:
    assert IMPORT.findall(line) == [leads]
