"""The players of Masterdice, each given only what its seat sees."""

from __future__ import annotations

from abc import ABC, abstractmethod
from functools import cache
from importlib import import_module
from threading import Thread

from ludoteca.bots import Unhurried, kernels
from ludoteca.games.masterdice import deduction, values
from ludoteca.games.masterdice.pieces import Placed, Row
from ludoteca.games.masterdice.rules import Act, Place, Roll, Sliders, Solve, feedback
from ludoteca.games.masterdice.view import View
from ludoteca.rules import Chance, Millis, Seat

WITH_KERNELS = {"masterdice": ("maestro", "granmaestro")}
BEYOND = {"masterdice": ("granmaestro",)}


class Player(Unhurried, ABC):
    """Knows the course of the game; the levels differ in how they ask and when they dare."""

    def choose(self, view: View, seat: Seat, chance: Chance) -> Act | None:
        if view.phase == "feedback" and seat == view.coder and view.code is not None:
            told = feedback(view.code, view.rows[-1].dice)
            return Sliders(told.equal, told.lower, told.higher)
        if seat != view.solver or view.phase in ("feedback", "over"):
            return None
        if view.phase == "roll":
            # Solving is allowed with a roll on the table too, so a look at the dice costs nothing.
            return Roll()
        codes = self.remembered(view.rows, chance) or deduction.ALL
        row = None if view.phase == "solve" else self.question(codes, view, chance)
        return Place(row) if row else Solve(chance.pick(tuple(deduction.members(codes))))

    def remembered(self, rows: tuple[Row, ...], chance: Chance) -> deduction.Codes:
        """The codes the bot believes possible."""
        return deduction.candidates(rows)

    @abstractmethod
    def question(self, codes: deduction.Codes, view: View, chance: Chance) -> Placed | None:
        """The dice to place, or None to solve."""

    def pace(self, view: View, seat: Seat, move: Act, chance: Chance) -> Millis:
        if isinstance(move, Roll) and not view.rows and view.history:
            return 8000                       # the screen has just gone up: let people look
        if isinstance(move, Roll):
            return round(chance.between(700, 1200))
        return round(chance.between(1400, 2600))


class Asker(Player):
    """Tries some placements, asks what splits the codes into most parts, and solves when sure."""

    def __init__(self, looks_at: int, forgets_one_row_in: int | None = None) -> None:
        self.looks_at = looks_at
        self.forgets_one_row_in = forgets_one_row_in

    def remembered(self, rows: tuple[Row, ...], chance: Chance) -> deduction.Codes:
        if self.forgets_one_row_in is None:
            return deduction.candidates(rows)
        return deduction.candidates(row for row in rows if chance.below(self.forgets_one_row_in))

    def question(self, codes: deduction.Codes, view: View, chance: Chance) -> Placed | None:
        if codes.bit_count() == 1:
            return None
        ways = chance.sample(deduction.placements(view.roll), self.looks_at)
        return max(ways, key=lambda row: len(deduction.parts(codes, row)))


@cache
def _made_ready(kernel: str) -> Thread:
    """Compiles (or loads) the look ahead, or the games played out, beside whatever else goes on."""

    def compile_all() -> None:
        import_module(f"{__package__}.{kernel}").compiled()

    thread = Thread(target=compile_all, daemon=True)
    thread.start()
    return thread


class Master(Player):
    """Knows what every placement is worth once the next rows are played as well, and when a gamble pays.

    Looks so many `rows` ahead with so `many` codes left or fewer, with more one row less; and with `wide` or fewer at
    more ways to place the dice. The best of them it plays out, over so many `games` at most."""

    def __init__(self, rows: int, many: int, wide: int, games: int = 0, patience: float | None = None) -> None:
        self.rows, self.many, self.wide, self.games, self.patience = rows, many, wide, games, patience

    def question(self, codes: deduction.Codes, view: View, chance: Chance) -> Placed | None:
        asked = codes, len(view.rows), view.stock, tuple(sorted(view.roll))
        kernel = "played_out" if self.games else "lookahead"
        if kernels.installed():
            _made_ready(kernel).join(self.patience)
        if not kernels.installed() or _made_ready(kernel).is_alive():
            # Not there, or the very first time still being compiled: the table alone is nearly as good, and at once.
            return values.best_question(*asked)[0]
        from ludoteca.games.masterdice import lookahead, played_out

        look = self.rows, self.many, self.wide
        return played_out.question(*asked, *look, self.games) if self.games else lookahead.question(*asked, *look)


def child(game: str) -> Player:
    """Looks at two or three ways to place the dice, and mixes up the rows."""
    return Asker(looks_at=2, forgets_one_row_in=4)


def bot(level: str, game: str) -> Player:
    """Strength as solver, in points: docs/internals/game-benchmarks.md."""
    match level:
        case "apprendista":
            return Asker(looks_at=6, forgets_one_row_in=14)
        case "artigiano":
            return Asker(looks_at=24)
        case "granmaestro":
            return Master(rows=3, many=len(deduction.CODES), wide=150, games=64)
        case _:
            return Master(rows=3, many=150, wide=150)
