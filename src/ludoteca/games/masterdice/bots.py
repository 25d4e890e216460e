"""Three players of Masterdice, each given only what its seat sees."""

from __future__ import annotations

from ludoteca.bots import Unhurried
from ludoteca.games.masterdice import deduction
from ludoteca.games.masterdice.pieces import Placed, Row
from ludoteca.games.masterdice.rules import Act, Place, Roll, Sliders, Solve, feedback
from ludoteca.games.masterdice.view import MatchView
from ludoteca.rules import Chance, Millis, Seat


class Player(Unhurried):
    """Knows the course of the game; the levels differ in how they ask and when they dare."""

    def choose(self, view: MatchView, seat: Seat, chance: Chance) -> Act | None:
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

    def question(self, codes: deduction.Codes, view: MatchView, chance: Chance) -> Placed | None:
        """The dice to place, or None to solve."""
        raise NotImplementedError

    def pace(self, view: MatchView, seat: Seat, move: Act, chance: Chance) -> Millis:
        if isinstance(move, Roll) and not view.rows and view.history:
            return 8000                       # the screen has just gone up: let people look
        if isinstance(move, Roll):
            return round(chance.between(700, 1200))
        return round(chance.between(1400, 2600))


class Apprentice(Player):
    """Places dice anywhere they might be right, now and then forgets a row, and solves when nearly sure."""

    def remembered(self, rows: tuple[Row, ...], chance: Chance) -> deduction.Codes:
        kept = [row for row in rows if chance.below(6)]
        return deduction.candidates(kept)

    def question(self, codes: deduction.Codes, view: MatchView, chance: Chance) -> Placed | None:
        if codes.bit_count() <= 2:
            return None
        faces = deduction.faces_left(codes)
        ways = deduction.placements(view.roll)
        sensible = [row for row in ways if all(die is None or die in faces[c] for c, die in enumerate(row))]
        return chance.pick(sensible or ways)


class Artisan(Player):
    """Looks at a few dozen placements and takes the one that splits the codes into most parts."""

    def question(self, codes: deduction.Codes, view: MatchView, chance: Chance) -> Placed | None:
        if codes.bit_count() <= 2:
            return None
        ways = chance.sample(deduction.placements(view.roll), 12)
        return max(ways, key=lambda row: len(deduction.parts(codes, row)))


class Master(Player):
    """Weighs every placement."""

    def question(self, codes: deduction.Codes, view: MatchView, chance: Chance) -> Placed | None:
        if codes.bit_count() == 1:
            return None
        return max(deduction.placements(view.roll), key=lambda row: len(deduction.parts(codes, row)))


def bot(level: str, game: str) -> Player:
    return {"apprendista": Apprentice, "artigiano": Artisan, "maestro": Master}[level]()
