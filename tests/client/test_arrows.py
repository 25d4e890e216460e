"""The client's arrows: wire <- kit <- games <- shell. Each part knows those left of it and itself."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
CLIENT = ROOT / "client" / "src"
SERVER_GAMES = ROOT / "src" / "ludoteca" / "games"

PARTS = ("wire", "kit", "games", "shell")
MAY_IMPORT = {part: set(PARTS[: number + 1]) for number, part in enumerate(PARTS)}
# Beside the boards stand what they have in common with the shell, and the list of them all.
NO_GAME = {"contract.ts", "registry.ts", "boxCovers.ts"}
IMPORT = re.compile(r"""(?:\bfrom|\bimport)\s*\(?\s*['"](\.[^'"]*)['"]""")


def sources(part: str) -> list[Path]:
    return sorted(path for path in (CLIENT / part).rglob("*") if path.name.endswith((".ts", ".svelte", ".css")))


def imports(page: Path) -> list[Path]:
    """Where the relative imports of a file lead, types and lazy ones included."""
    return [(page.parent / found).resolve() for found in IMPORT.findall(page.read_text("utf-8"))]


def test_every_file_stands_in_one_of_the_parts() -> None:
    assert {path.name for path in CLIENT.iterdir()} - {"main.ts", "vite-env.d.ts"} == set(PARTS)


@pytest.mark.parametrize("part", PARTS)
def test_arrows_point_one_way(part: str) -> None:
    pages = sources(part)
    assert pages and any(imports(page) for page in pages), "the test found nothing to read"
    for page in pages:
        for target in imports(page):
            if not target.is_relative_to(CLIENT):      # what a board shares with its own rules: a deck, an album
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


@pytest.mark.parametrize(("line", "leads"), [
    ("import Button from '../../kit/Button.svelte';", "../../kit/Button.svelte"),
    ("  board: () => import('./Board.svelte'),", "./Board.svelte"),
    ("export * from './drag.svelte';", "./drag.svelte"),
    ("import './kit/fonts.css';", "./kit/fonts.css"),
    ("export type { Move } from '../../wire/games/canvas';", "../../wire/games/canvas"),
])
def test_every_way_to_import_is_seen(line: str, leads: str) -> None:
    assert IMPORT.findall(line) == [leads]
