"""Like for like: random games in Ludoteca, OpenSpiel and PettingZoo, in one interleaved run on one core.

First tris and forza quattro move by move from Python, every engine with the same luck (`random.choice`). Then whole
games in compiled code: OpenSpiel's own rollouts of both, and the batch kernels of Masterdice and Canvas. Needs
`pip install open_spiel pettingzoo[classic]` beside Ludoteca with its kernels; what is missing is left out. Prints moves
per second and ratios, both as the mean over the rounds with its error (95 %).
"""

from __future__ import annotations

import importlib.util
import random
import time
from collections.abc import Callable
from pathlib import Path

import numpy as np

from ludoteca.rules import Chance, Table
from ludoteca.rules.registry import bring, game

EXAMPLES = Path(__file__).resolve().parent.parent / "examples"
NAMES = {"tris": ("tic_tac_toe", "tictactoe_v3"), "forza_quattro": ("connect_four", "connect_four_v3")}
SLICE = 0.2           # seconds of processor time for each engine in turn
ROUNDS = 20
OURS = "Ludoteca, Table.play"
ROLLOUTS = 20_000     # games in one call of compiled code

Playout = Callable[[], int]                # plays some games and answers with their moves


def library(id: str) -> Playout:
    def one() -> int:
        table = Table(id, seed=random.getrandbits(64))
        while table.outcome is None:
            seat, = table.actors
            table.play(seat, random.choice(table.moves(seat) or []))
        return table.position

    return one


def rules(id: str) -> Playout:
    chance, laws = Chance(2), game(id)

    def one() -> int:
        state, moves = laws.setup(2, laws.Options(), chance), 0
        while laws.outcome(state) is None:
            seat, = laws.actors(state)
            state = laws.play(state, seat, random.choice(list(laws.moves(state, seat) or ())), 0, chance).state
            moves += 1
        return moves

    return one


def open_spiel(name: str) -> Playout:
    import pyspiel

    laws = pyspiel.load_game(name)

    def one() -> int:
        state, moves = laws.new_initial_state(), 0
        while not state.is_terminal():
            state.apply_action(random.choice(state.legal_actions()))
            moves += 1
        return moves

    return one


def pettingzoo(name: str) -> Playout:
    environment = importlib.import_module(f"pettingzoo.classic.{name}").env()

    def one() -> int:
        environment.reset()
        moves = 0
        for _ in environment.agent_iter():
            seen, _, over, cut, _ = environment.last()
            if over or cut:
                environment.step(None)
                continue
            mask = seen["action_mask"]
            environment.step(random.choice([action for action, legal in enumerate(mask) if legal]))
            moves += 1
        return moves

    return one


def all_in_c(name: str) -> Playout:
    """Random games played to the end inside OpenSpiel: one simulation of its search with so many rollouts."""
    import pyspiel

    laws = pyspiel.load_game(name)
    search = pyspiel.MCTSBot(laws, pyspiel.RandomRolloutEvaluator(ROLLOUTS, 7), 2.0, 1, 1, False, 7, False)
    one = open_spiel(name)
    each = sum(one() for _ in range(4000)) / 4000          # moves of a random game

    def many() -> int:
        search.mcts_search(laws.new_initial_state())
        return round(each * ROLLOUTS)

    return many


def masterdice() -> Playout:
    from ludoteca.arena.rollouts import masterdice_rollouts

    return lambda: int(masterdice_rollouts(ROLLOUTS, random.getrandbits(62)).moves.sum())


def canvas() -> Playout:
    from ludoteca.arena.rollouts import canvas_rollouts

    return lambda: int(canvas_rollouts(ROLLOUTS, seed=random.getrandbits(62))[1].sum())


def engines(id: str) -> dict[str, Playout]:
    found = {OURS: library(id), "Ludoteca, Game.play": rules(id)}
    spiel, zoo = NAMES[id]
    if importlib.util.find_spec("pyspiel"):
        found["OpenSpiel from Python"] = open_spiel(spiel)
    if importlib.util.find_spec("pettingzoo"):
        found["PettingZoo"] = pettingzoo(zoo)
    return found


def compiled() -> dict[str, Playout]:
    found: dict[str, Playout] = {}
    if importlib.util.find_spec("pyspiel"):
        found |= {f"OpenSpiel in C++, {name}": all_in_c(name) for name, _ in NAMES.values()}
    return found | {"Ludoteca's kernel, masterdice": masterdice(), "Ludoteca's kernel, canvas": canvas()}


def race(playing: dict[str, Playout]) -> dict[str, np.ndarray]:
    """Moves per second of each engine, round by round."""
    rates: dict[str, list[float]] = {name: [] for name in playing}
    for playout in playing.values():
        playout()
    for _ in range(ROUNDS):
        for name, playout in playing.items():
            moves, start = 0, time.process_time()
            while (spent := time.process_time() - start) < SLICE:
                moves += playout()
            rates[name].append(moves / spent)
    return {name: np.array(each) for name, each in rates.items()}


def with_error(numbers: np.ndarray, digits: int = 2) -> str:
    return f"{numbers.mean():,.{digits}f} ± {1.96 * numbers.std(ddof=1) / len(numbers) ** 0.5:,.{digits}f}"


def main() -> None:
    for id in NAMES:
        bring(EXAMPLES / f"{id}.py")
        rates = race(engines(id))
        print(f"{id}: moves/s, and {OURS} as a multiple of it")
        for name, rate in rates.items():
            print(f"  {name:24} {with_error(rate, 0):>22}  {with_error(rates[OURS] / rate)}", flush=True)
    rates = race(compiled())
    quickest = np.max([rate for name, rate in rates.items() if name.startswith("OpenSpiel")] or [[np.nan]], axis=0)
    print("whole games in compiled code: moves/s, and as a multiple of OpenSpiel's quicker game")
    for name, rate in rates.items():
        print(f"  {name:32} {with_error(rate, 0):>26}  {with_error(rate / quickest)}", flush=True)


if __name__ == "__main__":
    main()
