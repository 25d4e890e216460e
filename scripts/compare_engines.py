"""Like for like: random games of tris and forza quattro in Ludoteca, OpenSpiel and PettingZoo, in one interleaved run.

Needs `pip install open_spiel pettingzoo[classic]` beside Ludoteca; what is missing is left out. Prints moves per second
and the ratio to Ludoteca's library call (Table.play, with its log, refusals and replay).
"""

from __future__ import annotations

import importlib.util
import random
import time
from collections.abc import Callable
from pathlib import Path

from ludoteca.rules import Chance, Table
from ludoteca.rules.registry import bring, game

EXAMPLES = Path(__file__).resolve().parent.parent / "examples"
NAMES = {"tris": ("tic_tac_toe", "tictactoe_v3"), "forza_quattro": ("connect_four", "connect_four_v3")}
SLICE = 0.25          # seconds for each engine in turn
ROUNDS = 12

Playout = Callable[[], int]


def library(id: str) -> Playout:
    def one() -> int:
        table = Table(id, seed=random.getrandbits(64))
        while table.outcome is None:
            seat, = table.actors
            table.play(seat, random.choice(table.moves(seat)))
        return table.position

    return one


def rules(id: str) -> Playout:
    chance, laws = Chance(2), game(id)

    def one() -> int:
        state, moves = laws.setup(2, laws.Options(), chance), 0
        while laws.outcome(state) is None:
            seat, = laws.actors(state)
            state = laws.play(state, seat, random.choice(laws.moves(state, seat)), 0, chance).state
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


def engines(id: str) -> dict[str, Playout]:
    found = {"Ludoteca, Table.play": library(id), "Ludoteca, Game.play": rules(id)}
    spiel, zoo = NAMES[id]
    if importlib.util.find_spec("pyspiel"):
        found["OpenSpiel (C++ core)"] = open_spiel(spiel)
    if importlib.util.find_spec("pettingzoo"):
        found["PettingZoo"] = pettingzoo(zoo)
    return found


def main() -> None:
    for id in NAMES:
        bring(EXAMPLES / f"{id}.py")
        playing = engines(id)
        moves = dict.fromkeys(playing, 0)
        spent = dict.fromkeys(playing, 0.0)
        for _ in range(ROUNDS):
            for name, playout in playing.items():
                start = time.process_time()
                while (elapsed := time.process_time() - start) < SLICE:
                    moves[name] += playout()
                spent[name] += elapsed
        ours = moves["Ludoteca, Table.play"] / spent["Ludoteca, Table.play"]
        print(id)
        for name in playing:
            rate = moves[name] / spent[name]
            print(f"  {name:24} {rate:10,.0f} moves/s  {rate / ours:6.2f}")


if __name__ == "__main__":
    main()
