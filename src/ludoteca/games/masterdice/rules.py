"""Rules of Masterdice, as in the rulebook: roll, place, get feedback, and name the code in time."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from typing import TYPE_CHECKING, ClassVar

from msgspec.structs import replace

from ludoteca.games.masterdice import deduction, words
from ludoteca.games.masterdice.look_back import look_back
from ludoteca.games.masterdice.pieces import (
    CODE_FOUND,
    COLUMNS,
    EMPTY_ROW,
    FACES,
    MARKS,
    NO_MARKS,
    ROWS,
    UNUSED_DIE,
    WHITE_DICE,
    Code,
    Feedback,
    FinishedGame,
    LookBack,
    Mark,
    MasterdiceOptions,
    Placed,
    Points,
    Row,
    State,
    placed,
    stock,
)
from ludoteca.games.masterdice.view import View, hidden_from, resampled, view_of
from ludoteca.rules import Chance, Event, Game, IllegalMove, Move, Outcome, Seat, Step, TakeBack, Told, tell
from ludoteca.rules.game import Line
from ludoteca.rules.honours import Deed, Honour
from ludoteca.rules.speech import Number, Phrase
from ludoteca.rules.words import Sentence, Words

if TYPE_CHECKING:
    from ludoteca.rules.examples import Example
    from ludoteca.rules.lessons import Lesson


class Roll(Move, frozen=True):
    """Roll four white dice, or as many as are left."""


class Place(Move, frozen=True):
    """Place one to four of the dice rolled, each on a field of the next row: `[3, null, 5, null]`."""

    dice: tuple[int | None, ...]


class Solve(Move, frozen=True):
    """Set the four coloured dice in the solution row. There is one guess only."""

    code: tuple[int, ...]


class Sliders(Move, frozen=True, tag="feedback"):
    """The coder moves the sliders beside the row just placed."""

    equal: int
    lower: int
    higher: int


class Note(Move, frozen=True):
    """The solver marks a face of a colour in the private notebook."""

    column: int
    value: int
    mark: Mark = "out"


Act = Roll | Place | Solve | Sliders | Note


class DiceRolled(Event, frozen=True):
    seat: Seat
    dice: tuple[int, ...]


class DicePlaced(Event, frozen=True):
    seat: Seat
    row: int
    dice: Placed


class FeedbackGiven(Event, frozen=True):
    seat: Seat
    row: int
    equal: int
    lower: int
    higher: int


class CodeFound(Event, frozen=True):
    seat: Seat
    code: Code
    points: int


class CodeMissed(Event, frozen=True):
    seat: Seat
    guess: Code
    code: Code
    points: int                      # may be above 0: wrong feedback pays


class FeedbackWasWrong(Event, frozen=True):
    seat: Seat
    row: int


class RolesSwapped(Event, frozen=True):
    seat: Seat
    game: int


class Noted(Event, frozen=True):
    seat: Seat
    column: int
    value: int
    mark: Mark


def feedback(code: Sequence[int], row: Sequence[int | None]) -> Feedback:
    """Return the right feedback for a row: how many dice are right, too high ("lower"), too low ("higher")."""
    pairs = [(die, hidden) for hidden, die in zip(code, row, strict=True) if die is not None]
    return Feedback(
        equal=sum(die == hidden for die, hidden in pairs),
        lower=sum(die > hidden for die, hidden in pairs),
        higher=sum(die < hidden for die, hidden in pairs),
    )


def points(rows: tuple[Row, ...], code: Code, guess: Code) -> Points:
    """Return the solver's points: for the code, each empty row and each unused die. A wrong guess brings none."""
    # Rulebook: with wrong feedback the solver scores as if solving right after the first wrong row, right or not.
    wrong_row = next((i for i, row in enumerate(rows, 1) if row.feedback != feedback(code, row.dice)), None)
    if guess != code and wrong_row is None:
        return Points(found=False, empty_rows=0, unused_dice=0, total=0)
    counted = rows[:wrong_row]
    empty_rows, unused_dice = ROWS - len(counted), stock(counted)
    total = CODE_FOUND + EMPTY_ROW * empty_rows + UNUSED_DIE * unused_dice
    return Points(guess == code, empty_rows, unused_dice, total, wrong_row)


class Masterdice(Game[MasterdiceOptions, State, Act, View]):
    """Two seats: the coder hides four coloured dice, the solver places white ones; then they swap."""

    id, box, seats, minutes = "masterdice", "masterdice", range(2, 3), 25
    Event = DiceRolled | DicePlaced | FeedbackGiven | CodeFound | CodeMissed | FeedbackWasWrong | RolesSwapped | Noted

    reasoned: ClassVar = (DicePlaced, FeedbackGiven, CodeFound, CodeMissed)
    few_lead = True
    peaks: ClassVar = {CodeFound: 2_300, CodeMissed: 2_300}

    unhurried: ClassVar = {}
    numbers: ClassVar = {
        "columns": COLUMNS, "faces": FACES, "rows": ROWS, "white_dice": WHITE_DICE, "code_found": CODE_FOUND,
        "empty_row": EMPTY_ROW, "unused_die": UNUSED_DIE,
    }
    phrases = (
        Phrase("roll", Roll), Phrase("place", Place, dice=words.FIELDS), Phrase("solve", Solve, code=words.CODE),
        Phrase("feedback", Sliders, equal=Number(), lower=Number(), higher=Number()),
        Phrase("note", Note, column=words.COLUMN, value=words.FACE, mark=words.MARK),
    )

    def setup(self, seats: int, options: MasterdiceOptions, chance: Chance) -> State:
        return State(options, solver=chance.below(2), code=chance.dice(COLUMNS))

    def actors(self, state: State) -> frozenset[Seat]:
        if state.over:
            return frozenset()
        return frozenset((state.coder if state.awaits_feedback else state.solver,))

    def moves(self, state: State, seat: Seat) -> Iterator[Act]:
        if state.awaits_feedback:
            yield from every_feedback(placed(state.rows[-1].dice))
            return
        if state.roll:
            yield from map(Place, deduction.placements(state.roll))
        elif may_roll(state):
            yield Roll()
        yield from every_solution()
        if state.options.notebook == "marks":
            yield from every_note()

    def sample(self, state: State, seat: Seat, chance: Chance) -> Act:
        if state.awaits_feedback:
            # Usually right: people who move the sliders by hand try to be.
            row = state.rows[-1].dice
            told = feedback(state.code, row) if chance.below(8) else None
            return Sliders(told.equal, told.lower, told.higher) if told else chance.pick(every_feedback(placed(row)))
        if state.options.notebook == "marks" and not chance.below(6):
            return chance.pick(every_note())
        if (not state.roll and not may_roll(state)) or not chance.below(20):
            return chance.pick(every_solution())
        return chance.pick([Place(row) for row in deduction.placements(state.roll)]) if state.roll else Roll()

    def play(self, state: State, seat: Seat, move: Act, at: int, chance: Chance) -> Step[State]:
        if isinstance(move, Sliders):
            if seat != state.coder or not state.awaits_feedback:
                raise IllegalMove("sliders_are_the_coders", rule="feedback")
            return move_sliders(state, Feedback(move.equal, move.lower, move.higher))
        if seat != state.solver:
            raise IllegalMove("you_are_the_coder", rule="roles")
        match move:
            case Roll():
                return roll_dice(state, chance)
            case Place(dice):
                return place_dice(state, dice)
            case Solve(code):
                return solve(state, code, chance)
            case Note(column, value, mark):
                return write_note(state, column, value, mark)
            case _:
                raise IllegalMove("unknown_move")

    def peak(self, event: Event) -> int:
        # Four right dice show the code to all.
        return 1_200 if isinstance(event, FeedbackGiven) and event.equal == COLUMNS else super().peak(event)

    def take_back(self, before: State, move: Act, after: State, seat: Seat) -> TakeBack:
        """Dice and sliders reveal something, so all must agree. A guess cannot be taken back."""
        match move:
            case Solve():
                return "never"
            case Note():
                return "free"
            case Place() if after.awaits_feedback:
                return "free"
        return "consent"

    def view(self, state: State, seat: Seat | None) -> View:
        return view_of(state, seat)

    def told(self, view: View, seat: Seat | None) -> Iterator[Sentence]:
        return words.told(view, seat)

    def sayable(self, view: View, seat: Seat) -> Iterator[str]:
        return words.sayable(view, seat)

    def heard(self, event: object) -> dict[str, object] | None:
        return None if isinstance(event, Noted) else words.heard(event)

    def hidden(self, state: State, seat: Seat | None) -> Iterator[str]:
        return hidden_from(state, seat)

    def resample(self, view: View, seat: Seat | None, chance: Chance) -> State:
        return resampled(view, seat, chance)

    def honours(self, deeds: Sequence[Deed], outcome: Outcome) -> Iterable[Honour]:
        from ludoteca.games.masterdice.honours import honours

        return honours(deeds)

    def stage(self, view: View, seat: Seat) -> tuple[int, int] | None:
        """Rows answered, and the codes left."""
        answered = [row for row in view.rows if row.feedback is not None]
        return (len(answered), deduction.candidates(answered).bit_count()) if seat == view.solver else None

    def why(self, view: View, seat: Seat, move: Act) -> Words | None:
        from ludoteca.games.masterdice.bot_reasons import explain_move

        return explain_move(view, seat, move)

    def lesson(self, language: str) -> Lesson:
        from ludoteca.games.masterdice.lesson import LESSON

        return LESSON

    def example(self, language: str) -> Example:
        from ludoteca.games.masterdice.example import EXAMPLE

        return EXAMPLE

    def outcome(self, state: State) -> Outcome | None:
        if not state.over:
            return None
        scores = totals(state)
        winners = tuple(seat for seat in (0, 1) if scores[seat] == max(scores))
        return Outcome(scores, winners, tuple(tuple(score_sheet(state, seat)) for seat in (0, 1)))


def may_roll(state: State) -> bool:
    """Return whether another attempt is possible: a row is empty and a white die is left."""
    return len(state.rows) < ROWS and state.stock > 0


def roll_dice(state: State, chance: Chance) -> Step[State]:
    if state.roll:
        raise IllegalMove("already_rolled", rule="attempt")
    if len(state.rows) == ROWS:
        raise IllegalMove("no_rows_left", rule="solving")
    if state.stock == 0:
        raise IllegalMove("no_dice_left", rule="solving")
    dice = chance.dice(min(COLUMNS, state.stock))
    return Step(replace(state, roll=dice), (tell(DiceRolled(state.solver, dice)),))


def place_dice(state: State, dice: Placed) -> Step[State]:
    if not state.roll:
        raise IllegalMove("roll_first", rule="attempt")
    if len(dice) != COLUMNS:
        raise IllegalMove("four_fields", rule="attempt")
    if not placed(dice):
        raise IllegalMove("place_at_least_one", rule="attempt")
    if Counter(die for die in dice if die is not None) - Counter(state.roll):
        raise IllegalMove("not_in_the_roll", rule="attempt", roll=" ".join(map(str, sorted(state.roll))))
    row = Row(state.roll, dice)
    # Unplaced dice return to the stock, which is counted from the rows.
    laid = replace(state, rows=(*state.rows, row), roll=())
    told = tell(DicePlaced(state.solver, len(laid.rows), dice))
    if state.options.coder_by_hand:
        return Step(laid, (told,))
    answered = move_sliders(laid, feedback(state.code, dice))
    return Step(answered.state, (told, *answered.events))


def move_sliders(state: State, told: Feedback) -> Step[State]:
    row = state.rows[-1]
    counts = (told.equal, told.lower, told.higher)
    if min(counts) < 0 or sum(counts) != placed(row.dice):
        raise IllegalMove("counts_do_not_add_up", rule="feedback", dice=placed(row.dice))
    answered = replace(state, rows=(*state.rows[:-1], replace(row, feedback=told)))
    return Step(answered, (tell(FeedbackGiven(state.coder, len(state.rows), *counts)),))


def solve(state: State, guess: Code, chance: Chance) -> Step[State]:
    """Check the guess, show the code, write the points and, unless it was the last game, swap roles."""
    if len(guess) != COLUMNS or not all(1 <= face <= FACES for face in guess):
        raise IllegalMove("no_such_code", rule="solving")
    won = points(state.rows, state.code, guess)
    page = FinishedGame(
        state.solver, state.rows, state.code, guess, won,
        # The maestro's advice depends on a trained table, so the log entry keeps it.
        look_back=chance.recall("look back", lambda: look_back(state.rows), tuple[LookBack, ...]),
        solved_with=deduction.candidates(state.rows).bit_count(),
    )
    events: list[Told] = [tell(
        CodeFound(state.solver, guess, won.total) if won.found
        else CodeMissed(state.solver, guess, state.code, won.total)
    )]
    if won.wrong_row is not None:
        events.append(tell(FeedbackWasWrong(state.coder, won.wrong_row)))
    scored = replace(state, history={**state.history, str(state.game): page}, roll=(), marks=NO_MARKS)
    if scored.over:
        return Step(scored, tuple(events))
    events.append(tell(RolesSwapped(state.coder, state.game + 1)))
    swapped = replace(scored, game=state.game + 1, solver=state.coder, code=chance.dice(COLUMNS), rows=())
    return Step(swapped, tuple(events))


def write_note(state: State, column: int, value: int, mark: Mark) -> Step[State]:
    if state.options.notebook != "marks":
        raise IllegalMove("no_notebook", rule="notebook")
    if not (0 <= column < COLUMNS and 1 <= value <= FACES and mark in MARKS):
        raise IllegalMove("no_such_mark", rule="notebook")
    place = column * FACES + value - 1
    marks = state.marks[:place] + MARKS[mark] + state.marks[place + 1:]
    return Step(replace(state, marks=marks), (tell(Noted(state.solver, column, value, mark), state.solver),))


def totals(state: State) -> tuple[int, int]:
    """Return the points of the match so far, by seat."""
    pages = state.history.values()
    first, second = (sum(page.points.total for page in pages if page.solver == seat) for seat in (0, 1))
    return first, second


def score_sheet(state: State, seat: Seat) -> Iterator[Line]:
    """Return what a seat's points are made of, game by game."""
    for number, page in state.history.items():
        if page.solver != seat:
            continue
        won, game = page.points, {"game": int(number)}
        if won.total == 0:
            yield Line("code-missed", 0, game)
            continue
        if won.wrong_row is None:
            yield Line("code-found", CODE_FOUND, game)
        else:
            yield Line("wrong-feedback", CODE_FOUND, {**game, "row": won.wrong_row})
        yield Line("empty-rows", EMPTY_ROW * won.empty_rows, {**game, "rows": won.empty_rows})
        yield Line("unused-dice", UNUSED_DIE * won.unused_dice, {**game, "dice": won.unused_dice})


@cache
def every_solution() -> tuple[Solve, ...]:
    return tuple(map(Solve, deduction.CODES))


@cache
def every_note() -> tuple[Note, ...]:
    marks: tuple[Mark, ...] = ("out", "sure", "clear")
    return tuple(Note(c, v, m) for c in range(COLUMNS) for v in range(1, FACES + 1) for m in marks)


@cache
def every_feedback(dice: int) -> tuple[Sliders, ...]:
    return tuple(
        Sliders(equal, lower, dice - equal - lower) for equal in range(dice + 1) for lower in range(dice - equal + 1)
    )
