"""Bots of Masterdice."""

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
    """Base of all levels, which differ in the rows they place and when they name the code."""

    def choose(self, view: View, seat: Seat, chance: Chance) -> Act | None:
        if view.phase == "feedback" and seat == view.coder and view.code is not None:
            told = feedback(view.code, view.rows[-1].dice)
            return Sliders(told.equal, told.lower, told.higher)
        if seat != view.solver or view.phase in ("feedback", "over"):
            return None
        if view.phase == "roll":
            # Naming the code is allowed after a roll too, so rolling first costs nothing.
            return Roll()
        codes = self.remembered(view.rows, chance) or deduction.ALL
        row = None if view.phase == "solve" else self.question(codes, view, chance)
        return Place(row) if row else Solve(chance.pick(tuple(deduction.members(codes))))

    def remembered(self, rows: tuple[Row, ...], chance: Chance) -> deduction.Codes:
        """The codes the bot considers possible."""
        return deduction.candidates(rows)

    @abstractmethod
    def question(self, codes: deduction.Codes, view: View, chance: Chance) -> Placed | None:
        """Return the dice to place, or None to name the code."""

    def pace(self, view: View, seat: Seat, move: Act, chance: Chance) -> Millis:
        if isinstance(move, Roll) and not view.rows and view.history:
            return 8000                       # the code was just revealed: time to look
        if isinstance(move, Roll):
            return round(chance.between(700, 1200))
        return round(chance.between(1400, 2600))


class Asker(Player):
    """Tries some placements, places the row that splits the codes into most parts, and names the code when sure."""

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
    """Compile or load the search in a thread."""

    def compile_all() -> None:
        import_module(f"{__package__}.{kernel}").compiled()

    thread = Thread(target=compile_all, daemon=True)
    thread.start()
    return thread


class Master(Player):
    """Values every placement by searching the next rows, and knows when a guess pays.

    Searches `rows` rows ahead with at most `many` codes left, one row less with more, and more placements with at most
    `wide` codes. The best placements are played out over at most `games` sequences of rolls."""

    def __init__(self, rows: int, many: int, wide: int, games: int = 0, patience: float | None = None) -> None:
        self.rows, self.many, self.wide, self.games, self.patience = rows, many, wide, games, patience

    def question(self, codes: deduction.Codes, view: View, chance: Chance) -> Placed | None:
        asked = codes, len(view.rows), view.stock, tuple(sorted(view.roll))
        kernel = "played_out" if self.games else "lookahead"
        if kernels.installed():
            _made_ready(kernel).join(self.patience)
        if not kernels.installed() or _made_ready(kernel).is_alive():
            # Without kernels, or while they compile, the table alone is nearly as good, and immediate.
            return values.best_question(*asked)[0]
        from ludoteca.games.masterdice import lookahead, played_out

        look = self.rows, self.many, self.wide
        return played_out.question(*asked, *look, self.games) if self.games else lookahead.question(*asked, *look)


def child(game: str) -> Player:
    """Looks at two or three placements, and forgets rows."""
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
