"""Canvas and Palla for the load, four at a table: the real rules, views and log, but always the same deal.

The move that ends a game lays the next. So recorded games can be played again and again, by any server. The first deal
is made once; other servers have it from a file.

    python -m scripts.fixed_deals record           # let bots play both, into scripts/recorded
    python -m scripts.fixed_deals export FOLDER    # deals and moves, for servers that are not ours
"""

from __future__ import annotations

import argparse
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
from msgspec.structs import replace

from ludoteca.bots import bot
from ludoteca.games.canvas import rules as canvas
from ludoteca.games.canvas.state import CanvasOptions
from ludoteca.games.canvas.state import State as CanvasState
from ludoteca.games.polywords import palla
from ludoteca.games.polywords.rules import Moment
from ludoteca.games.polywords.state import PallaOptions, PallaState
from ludoteca.rules import Chance, Millis, Outcome, Seat, Step, Table
from ludoteca.rules.registry import AnyGame

SEATS = 4
DEAL = "four at a table"
RECORDED = Path(__file__).parent / "recorded"


class Turn(msgspec.Struct, frozen=True, array_like=True):
    """One move of a recorded game, in its JSON form."""

    seat: Seat
    move: dict[str, Any]


class CanvasAgain(canvas.Canvas):
    id, shelf = "canvas-again", False

    _laid: CanvasState | None = None

    def setup(self, seats: int, options: CanvasOptions, chance: Chance) -> CanvasState:
        return super().setup(seats, options, Chance.stream(DEAL))

    def play(self, state: CanvasState, seat: Seat, move: Any, at: Millis, chance: Chance) -> Step[CanvasState]:
        step = super().play(state, seat, move, at, chance)
        if step.state.phase != "over":
            return step
        if self._laid is None:
            self._laid = self.setup(SEATS, state.options, chance)
        return Step(replace(self._laid, options=state.options), step.events)

    def outcome(self, state: CanvasState) -> Outcome | None:
        return None


class PallaAgain(palla.Palla):
    id, shelf = "palla-again", False
    _laid: PallaState | None = None

    def setup(self, seats: int, options: PallaOptions, chance: Chance) -> PallaState:
        return super().setup(seats, options, Chance.stream(DEAL))

    def play(self, state: PallaState, seat: Seat, move: Any, at: Millis, chance: Chance) -> Step[PallaState]:
        step = super().play(state, seat, move, at, chance)
        if step.state.phase != "over":
            return step
        if self._laid is None:
            self._laid = self.setup(SEATS, state.options, chance)
        laid = replace(self._laid, options=state.options)
        return Step(self.turn_hourglass(laid, "write", Moment(at, chance)), step.events)

    def outcome(self, state: PallaState) -> Outcome | None:
        return None


GAMES: dict[str, AnyGame] = {"canvas": CanvasAgain(), "palla": PallaAgain()}


@cache
def recorded(game: str) -> tuple[Turn, ...]:
    """A whole game, from the first move to the one that deals the next game."""
    return msgspec.json.decode((RECORDED / f"{game}.json").read_bytes(), type=tuple[Turn, ...])


def record(game: str) -> tuple[Turn, ...]:
    """Moves of bots, `cucciolo` among them; a game is over when the table looks as at first."""
    table, turns = Table(GAMES[game], SEATS), []
    bots = [bot(game, level) for level in ("apprendista", "cucciolo") * 2]
    laid = plainly(table)
    while not turns or plainly(table) != laid:
        seat = min(table.actors)
        move = bots[seat].choose(table.view(seat), seat, Chance.stream(DEAL, table.position, f"bot {seat}"))
        table.play(seat, move, table.now + 1_000)
        turns.append(Turn(seat, msgspec.to_builtins(move)))
    return tuple(turns)


def plainly(table: Table) -> Any:
    """The state of the table without the time of the deal."""
    lies = msgspec.to_builtins(table.state)
    return {key: value for key, value in lies.items() if key not in ("began", "ends")}


def export(game: str) -> dict[str, Any]:
    """All that a server needs to play the same game: the first state, the cards, the moves."""
    state = Table(GAMES[game], SEATS).state
    told: dict[str, Any] = {"state": msgspec.to_builtins(state), "moves": recorded(game)}
    if isinstance(state, CanvasState):
        told["cards"] = state.options.cards
        told["icons"] = [[sorted(swatch) for swatch in card.icons] for card in state.options.cards]
    return told


def write(folder: Path, make: Callable[[str], Any]) -> None:
    folder.mkdir(exist_ok=True)
    for game in GAMES:
        (folder / f"{game}.json").write_bytes(msgspec.json.format(msgspec.json.encode(make(game)), indent=0) + b"\n")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=("record", "export"))
    parser.add_argument("folder", type=Path, nargs="?", default=RECORDED)
    asked = parser.parse_args()
    make: dict[str, Callable[[str], Any]] = {"record": record, "export": export}
    write(asked.folder, make[asked.what])


if __name__ == "__main__":
    main()
