"""Teaches a small agent to find codes, in a minute or two: many games at once, and the cross-entropy method.

    python examples/learn_masterdice.py                          # learns, writes learned.json
    ludoteca arena masterdice examples/learn_masterdice.py:Learned apprendista artigiano

The agent has nine weights. Six say what a die is worth in a column, three when to name the code. A generation
draws many sets of weights around the best so far. Each plays some hundred games, and the best are kept.
Nothing of the game but its observations and its points is used.
"""

from __future__ import annotations

import argparse
import json
from itertools import product
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ludoteca.arena.batch import MasterdiceBatch, SolverSees
from ludoteca.bots import Unhurried
from ludoteca.games.masterdice import deduction
from ludoteca.games.masterdice.rules import Place, Roll, Solve
from ludoteca.rules import Chance

Floats = NDArray[np.float64]

COLUMNS, FACES = 4, 6
WAYS = np.array(list(product(range(FACES + 1), repeat=COLUMNS)))
LIES = np.zeros((len(WAYS), COLUMNS, FACES + 1))                 # which die lies in which column
LIES[np.arange(len(WAYS))[:, None], np.arange(COLUMNS), WAYS] = 1
USED = LIES[:, :, 1:].reshape(len(WAYS), -1)
NEEDS = LIES.sum(axis=1)[:, 1:]                                  # how many dice of each face
WEIGHTS = 9
FILE = Path("learned.json")


def dice_features(faces: NDArray[np.bool_]) -> Floats:
    """For each game, column and face: what a die there could tell, by the faces the column may still show."""
    possible = faces.astype(np.float64)
    count = np.maximum(1, possible.sum(axis=2, keepdims=True))
    below = (possible.cumsum(axis=2) - possible) / count
    here = possible / count
    above = 1 - below - here
    surprise = -sum(share * np.log2(np.maximum(share, 1e-9)) for share in (below, here, above))
    alone = np.broadcast_to(1 / count, here.shape)
    return np.stack([np.ones_like(here), here, surprise, surprise**2, np.minimum(below, above), alone], axis=-1)


def act(seen: SolverSees, weights: Floats, masks: NDArray[np.int8], guess: NDArray[np.int64]) -> NDArray[np.int64]:
    """An action for each game: the dice with the highest sum of worths, or the code, if the moment has come."""
    worth = np.einsum("gcfk,gk->gcf", dice_features(seen.faces), weights[:, :6]).reshape(len(guess), -1)
    values = np.where(masks[:, :len(WAYS)] == 1, worth @ USED.T, -np.inf)
    placing = values.argmax(axis=1)
    daring = weights[:, 6] + weights[:, 7] * seen.rows + weights[:, 8] * seen.stock
    name = (np.log2(np.maximum(1, seen.codes)) <= daring) | ~(values.max(axis=1) > -np.inf)
    return np.where(name, len(WAYS) + guess, placing)


def play(weights: Floats, games: int, seed: int) -> Floats:
    """The mean points of each set of weights, over so many games of each."""
    batch = MasterdiceBatch(len(weights) * games, seed)
    everybody = np.repeat(weights, games, axis=0)
    luck = np.random.default_rng(seed)
    points, done = np.zeros(len(everybody)), np.zeros(len(everybody), np.bool_)
    while not done.all():
        # A code drawn from those still possible: the batch keeps them, a person would work them out.
        guess = (luck.random(batch.left.shape, np.float32) * batch.left).argmax(axis=1)
        rewards, over = batch.step(act(batch.seen(), everybody, batch.masks(), guess))
        points += np.where(over & ~done, rewards, 0)
        done |= over
    means: Floats = points.reshape(len(weights), games).mean(axis=1)
    return means


def learn(generations: int, crowd: int = 32, games: int = 64, seed: int = 7, told: Any = print) -> Floats:
    """The weights that generations of trying have led to."""
    luck = np.random.default_rng(seed)
    middle, spread = np.zeros(WEIGHTS), np.ones(WEIGHTS)
    for generation in range(generations):
        tried = middle + spread * luck.standard_normal((crowd, WEIGHTS))
        points = play(tried, games, seed + generation)
        best = tried[np.argsort(-points)[:crowd // 5]]
        middle, spread = best.mean(axis=0), best.std(axis=0) + 0.3 / (generation + 1)
        told(f"generation {generation + 1}: {points.mean():.1f} points on average, the best {points.max():.1f}")
    return middle


class Learned(Unhurried):
    """The agent at a table: a bot like any other, given only what its seat sees."""

    def __init__(self) -> None:
        self.weights = np.array(json.loads(FILE.read_text("utf-8")))

    def choose(self, view: Any, seat: int, chance: Chance) -> Any:
        """Roll, place or name, as learned."""
        if seat != view.solver or view.phase in ("feedback", "over"):
            return None
        if view.phase == "roll":
            return Roll()
        codes = deduction.candidates(view.rows)
        faces = deduction.faces_left(codes)
        roll = np.array([[view.roll.count(face) for face in range(1, FACES + 1)]])
        possible = np.array([[[face in faces[column] for face in range(1, FACES + 1)] for column in range(COLUMNS)]])
        nothing = np.zeros(0, np.int8)                           # what follows from the rows is all it looks at
        seen = SolverSees(nothing, nothing, np.array([len(view.rows)]), np.array([view.stock]), roll,
                          np.array([codes.bit_count()]), possible)
        legal = np.all(roll >= NEEDS, axis=1).astype(np.int8).reshape(1, -1)
        legal[0, 0] = 0
        guess = chance.pick(tuple(deduction.members(codes)))
        action = int(act(seen, self.weights[None], legal, np.array([deduction.CODES.index(guess)]))[0])
        if action >= len(WAYS):
            return Solve(guess)
        return Place(tuple(int(die) or None for die in WAYS[action]))


def main() -> None:
    """Learn, and write down what was learned."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--generations", type=int, default=25)
    asked = parser.parse_args()
    weights = learn(asked.generations)
    FILE.write_text(json.dumps(weights.tolist()) + "\n", "utf-8")
    print(f"on average over 2,000 games: {play(weights[None], 2000, 12345)[0]:.2f} points; written to {FILE}")


if __name__ == "__main__":
    main()
