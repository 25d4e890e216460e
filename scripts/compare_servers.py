"""One move on three servers: the same game, the same people, in turns on one core each.

    python -m scripts.compare_servers --peers FOLDER [--node NODE] [--game place] [--rounds 4] [--lines 500] [--rate R]
                                      [--seconds 8]

FOLDER is a copy of `scripts/peers` with its node_modules (see there); without it Ludoteca plays alone. `--modes` names
the ways in which Colyseus is to play: each takes its turns. `--delta` lets boardgame.io take turns with patches too,
`--catalogue` takes the clients of both to have the cards of Canvas. `--tree` names more checkouts of Ludoteca,
which take turns too, to compare a change with the version before. `--python` names more interpreters
for this checkout. `--at-once` lets all of a round play at the same time, each on cores of its own.
Whether the others play right: `python -m scripts.check_peers`.
Prints processor time of the server for a move, round by round, and the mean ratios with their errors (95 %).
"""

from __future__ import annotations

import argparse
import os
import socket
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path

import msgspec
from rich.console import Console
from rich.table import Table as Sheet

from scripts.fixed_deals import export, write
from scripts.three_tongues import Figures

ROOT = Path(__file__).resolve().parent.parent
PEERS = {"colyseus": "colyseus/{game}.mjs", "boardgameio": "boardgameio/{game}.cjs"}
BROUGHT = {"place": "place.py", "canvas": "canvas_again.py", "palla": "palla_again.py"}
OPENING = 60.0                   # seconds for a server to open
CLOSE_TO_NORMAL = 1.96


class Rival(msgspec.Struct, frozen=True):
    """A compared server: its protocol, and the command that starts it on a port."""

    name: str
    tongue: str
    command: tuple[str, ...]
    environment: dict[str, str]

    def at(self, port: int) -> list[str]:
        return [each.replace("{port}", str(port)) for each in self.command]


def ours(name: str, tree: Path, *more: str, game: str = "place", python: str = sys.executable) -> Rival:
    command = (python, "-m", "ludoteca.cli", "serve", "--port", "{port}", "--no-browser", "--log-level",
               "warning", "--also", str(ROOT / "scripts" / BROUGHT[game]), *more)
    paths = (str(tree / "src"), str(ROOT), os.environ.get("PYTHONPATH", ""))
    return Rival(name, "ludoteca", command, {"PYTHONPATH": os.pathsep.join(paths)})


def others(
    folder: Path, node: str, game: str, modes: Iterable[str], deals: Path, only: Iterable[str] = PEERS,
    delta: bool = False, catalogue: bool = False,
) -> list[Rival]:
    """The other servers, once for each mode in which they are to play."""
    ways = {"colyseus": list(modes), "boardgameio": ["", "delta"] if delta else [""]}
    environment = {"NODE_ENV": "production", "DEALS": str(deals), "CATALOGUE": "1" if catalogue else ""}
    return [Rival(f"{name} {mode}".strip(), name, (node, str(folder / PEERS[name].replace("{game}", game)), "{port}"),
                  {**environment, "MODE": mode, "DELTA": "1" if mode == "delta" else ""})
            for name in only for mode in ways[name]]


def free_port() -> int:
    with socket.socket() as sock:
        sock.bind(("127.0.0.1", 0))
        return int(sock.getsockname()[1])


@contextmanager
def opened(rival: Rival, port: int, core: int | None) -> Iterator[int]:
    """Start the server and wait until it answers; yields its process id."""
    with tempfile.TemporaryDirectory() as place, (Path(place) / "said").open("w+") as said:
        process = subprocess.Popen(
            [*pinned(core), *rival.at(port)], stdout=said, stderr=said,
            env={**os.environ, **rival.environment, "LUDOTECA_DATA": place})
        try:
            until = time.monotonic() + OPENING
            while True:
                if process.poll() is not None or time.monotonic() > until:
                    said.seek(0)
                    raise SystemExit(f"{rival.name} does not open: {said.read()[-2000:]}")
                if answers(rival, port):
                    break
                time.sleep(0.1)
            yield process.pid
        finally:
            process.terminate()
            process.wait(30)


def answers(rival: Rival, port: int) -> bool:
    """Whether the server answers: one with several workers listens before all of them are ready."""
    try:
        if rival.tongue == "ludoteca":
            urllib.request.urlopen(f"http://127.0.0.1:{port}/healthz", timeout=5).close()
        else:
            socket.create_connection(("127.0.0.1", port), 1).close()
    except OSError:
        return False
    return True


def pinned(core: int | None) -> list[str]:
    return [] if core is None else ["taskset", "-c", str(core)]


@contextmanager
def playing(rival: Rival, cores: tuple[int | None, int | None], load: list[str]) -> Iterator[subprocess.Popen[str]]:
    """Start the load tool against a server."""
    port = free_port()
    with opened(rival, port, cores[0]) as pid:
        yield speaking(rival.tongue, port, pid, load, cores[1])


def speaking(tongue: str, port: int, pid: int, load: list[str], core: int | None = None) -> subprocess.Popen[str]:
    speak = [sys.executable, "-m", "scripts.three_tongues", tongue, str(port), str(pid), *load]
    return subprocess.Popen([*pinned(core), *speak], stdout=subprocess.PIPE, text=True, cwd=ROOT)


def figures(process: subprocess.Popen[str]) -> Figures:
    told, _ = process.communicate()
    return msgspec.json.decode(told, type=Figures)


def one_after_another(rivals: list[Rival], load: list[str], pin: bool) -> Iterator[tuple[Rival, Figures]]:
    for rival in rivals:
        with playing(rival, (0, 1) if pin else (None, None), load) as process:
            yield rival, figures(process)


def at_once(rivals: list[Rival], load: list[str], round: int) -> Iterator[tuple[Rival, Figures]]:
    """Run several servers at once, each on two cores that change every round; hyperthread siblings stay idle."""
    places = [4 * ((number + round) % len(rivals)) for number in range(len(rivals))]
    begun = [playing(rival, (place, place + 2), load) for rival, place in zip(rivals, places, strict=True)]
    processes = [each.__enter__() for each in begun]
    for rival, each, process in zip(rivals, begun, processes, strict=True):
        found = figures(process)
        each.__exit__(None, None, None)
        yield rival, found


def ratio(ones: list[float], others: list[float]) -> str:
    """The ratio within each round, because a busy machine slows both alike."""
    found = [one / other for one, other in zip(ones, others, strict=True)]
    error = CLOSE_TO_NORMAL * statistics.stdev(found) / len(found) ** 0.5 if len(found) > 1 else 0.0
    return f"{statistics.mean(found):.2f} ± {error:.2f}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--peers", type=Path, help="the folder of the others")
    parser.add_argument("--node", default="node")
    parser.add_argument("--tree", type=Path, action="append", default=[], help="another checkout of Ludoteca")
    parser.add_argument("--python", action="append", default=[], help="another interpreter")
    parser.add_argument("--game", choices=BROUGHT, default="place")
    parser.add_argument("--modes", nargs="+", default=["views"],
                        help="how Colyseus plays: views, broadcast, schema; lean too in Place")
    parser.add_argument("--delta", action="store_true", help="boardgame.io with patches too")
    parser.add_argument("--catalogue", action="store_true", help="their clients have the cards of Canvas already")
    parser.add_argument("--only", nargs="+", default=PEERS, help="of the others")
    parser.add_argument("--rounds", type=int, default=4)
    parser.add_argument("--lines", type=int, default=500)
    parser.add_argument("--rate", type=float, help="moves a second in all; else as fast as may be")
    parser.add_argument("--seconds", type=float, default=8)
    parser.add_argument("--pin", action="store_true", help="the server on the first core, the load on the second")
    parser.add_argument("--at-once", action="store_true", help="needs four cores for each")
    asked = parser.parse_args()
    trees = {"ludoteca": ROOT, **{tree.resolve().name: tree.resolve() for tree in asked.tree}}
    rivals = [ours(name, tree, game=asked.game) for name, tree in trees.items()]
    rivals += [ours(f"on {python}", ROOT, game=asked.game, python=python) for python in asked.python]
    deals = tempfile.TemporaryDirectory()
    write(Path(deals.name), export)
    if asked.peers is not None:
        rivals += others(asked.peers, asked.node, asked.game, asked.modes, Path(deals.name), asked.only, asked.delta,
                         asked.catalogue)
    load = ["--game", asked.game, "--lines", str(asked.lines), "--seconds", str(asked.seconds)]
    load += [] if asked.rate is None else ["--rate", str(asked.rate)]
    found: dict[str, list[Figures]] = {rival.name: [] for rival in rivals}
    for round in range(asked.rounds):
        for rival, run in (at_once(rivals, load, round) if asked.at_once
                           else one_after_another(rivals, load, asked.pin)):
            found[rival.name].append(run)
            print(msgspec.json.encode(run).decode(), rival.name, flush=True)
    sheet = Sheet("server", "µs a move", "p50, ms", "p99, ms", "moves/s", "bytes", "Ludoteca is")
    mine = [run.cpu_us for run in found["ludoteca"]]
    for name, runs in found.items():
        costs = [run.cpu_us for run in runs]
        sheet.add_row(name, ", ".join(f"{each:.0f}" for each in costs), ", ".join(f"{run.p50_ms}" for run in runs),
                      ", ".join(f"{run.p99_ms}" for run in runs), ", ".join(f"{run.moves_s:.0f}" for run in runs),
                      f"{statistics.mean(run.bytes_an_update for run in runs):.0f}",
                      "" if name == "ludoteca" else f"{ratio(mine, costs)} x")
    Console(width=160).print(sheet)


if __name__ == "__main__":
    main()
