"""Paths offered by the browser are as good as the rules': both get the same grids."""

from __future__ import annotations

import json
import subprocess

from ludoteca.games.polywords.grid import best_paths, check_path, check_start, new_cells, written
from ludoteca.games.polywords.polpo import landings
from ludoteca.games.polywords.requests import SHAPES, shape_paths
from ludoteca.games.polywords.spoken import cell_name
from ludoteca.rules import Chance
from tests.client.bundle import CLIENT, NODE, bundled

GRID = CLIENT / "src" / "games" / "polywords" / "grid.ts"
ASK = """
import(process.argv.at(-2)).then(({ bestPaths, cellName, pathsAlong, shapePaths }) => {
  const { boards, shapes } = JSON.parse(process.argv.at(-1));
  const paths = boards.map(([cells, word]) => bestPaths(cells, word, 4));
  const landed = boards.map(([cells, word]) => shapes.flatMap((shape) => pathsAlong(cells, word, shape, false, true)));
  const sea = ' '.repeat(64);
  const reads = [pathsAlong(sea, 'MARE', 'RRR', false, true)[0], bestPaths(sea, 'MARE', 5)[0]];
  const names = Array.from({ length: 64 }, (_, cell) => cellName(cell));
  console.log(JSON.stringify({ paths, landed, reads, names, shapes: shapes.map((shape) => shapePaths(shape).length) }));
});
"""


def boards() -> list[tuple[str, str]]:
    """Half-full grids, some with bottles, and a word for each."""
    chance, made = Chance(11), []
    while len(made) < 60:
        cells = " " * 64
        for _ in range(chance.below(6)):
            word = "".join(chance.pick("AEIORSTLNB") for _ in range(3 + chance.below(6)))
            paths = best_paths(cells, word, 3)
            if paths:
                cells = written(cells, word, chance.pick(paths))
        cells = "".join("#" if mark == " " and chance.below(12) == 0 else mark for mark in cells)
        made.append((cells, "".join(chance.pick("AEIORSTLNB") for _ in range(3 + chance.below(8)))))
    return made


def test_the_browser_offers_paths_as_good_as_the_rules() -> None:
    asked = boards()
    answer = subprocess.run(
        [NODE, "--eval", ASK, "--", bundled(GRID).as_uri(), json.dumps({"boards": asked, "shapes": SHAPES})],
        capture_output=True, text=True, check=False, timeout=90)
    assert answer.returncode == 0, answer.stderr
    told = json.loads(answer.stdout)
    for (cells, word), offered in zip(asked, told["paths"], strict=True):
        mine = best_paths(cells, word, 4)
        assert [len(new_cells(cells, path)) for path in offered] == [len(new_cells(cells, path)) for path in mine]
        for path in offered:
            check_path(cells, word, path)
            check_start(cells, path)
    for (cells, word), landed in zip(asked, told["landed"], strict=True):
        mine = [path for shape in SHAPES if len(shape) + 1 == len(word) for path in landings(cells, word, shape)]
        assert sorted(map(tuple, landed)) == sorted(mine)
    assert told["shapes"] == [len(shape_paths(shape)) for shape in SHAPES]
    for path in told["reads"]:
        assert path == sorted(path), "of equal places, first the one that reads from left to right or downwards"
    assert told["names"] == list(map(cell_name, range(64))), "the board names cells as the text interface does"
