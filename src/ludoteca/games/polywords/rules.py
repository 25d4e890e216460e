"""Turn of all six games of Polywords: cards, writing, penalties, next turn.

Each game adds its own part: what the cards ask for, which words fit, and what the end of a turn brings. Contests,
between writing and penalties, are in `reveal`.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from typing import TYPE_CHECKING, ClassVar, Generic, TypeVar

import msgspec
from msgspec.structs import replace

from ludoteca.games.polywords import grid, moves, spoken
from ludoteca.games.polywords.moves import WordMove
from ludoteca.games.polywords.sheet import (
    BOTTLE_COSTS,
    LONGEST_TEXT,
    Sheet,
    Writing,
    check_writing,
    spell,
    with_bottle,
    with_drifting_bottle,
    with_word,
)
from ludoteca.games.polywords.state import Laid, Phase, WordOptions, WordState
from ludoteca.games.polywords.view import WordView, seen_by_all, seen_by_writer, table_behind
from ludoteca.rules import Chance, Event, Game, IllegalMove, Millis, Outcome, Seat, Step, TakeBack, tell
from ludoteca.rules.game import Line, Told
from ludoteca.rules.honours import Deed, Honour
from ludoteca.rules.hourglass import Hourglass
from ludoteca.rules.words import Sentence, Words

if TYPE_CHECKING:
    from ludoteca.rules.examples import Example
    from ludoteca.rules.lessons import Lesson

# Milliseconds for phases the rulebook does not time (our choice). Not used at a table without hourglass.
TIME_TO_PLACE, TIME_TO_LOOK, TIME_TO_VOTE, TIME_TO_DROP = 60_000, 25_000, 30_000, 25_000

# How long peaks hold the clock: words revealed, a contest decided, penalties.
REVEAL, VERDICT, PAYING = 1_800, 1_800, 1_600

CONTEST_COSTS = NOTHING_COSTS = 2             # bottles for losing a contest, and for writing no word
# Numbers of the rules that all six boards show.
NUMBERS = {"side": grid.SIDE, "centre": sorted(grid.CENTRE), "longest_text": LONGEST_TEXT,
           "bottle_costs": BOTTLE_COSTS, "contest_costs": CONTEST_COSTS, "nothing_costs": NOTHING_COSTS}

O = TypeVar("O", bound=WordOptions)  # noqa: E741
S = TypeVar("S", bound=WordState)
V = TypeVar("V", bound=WordView)
T = TypeVar("T")


SAID = frozenset((moves.Vote, moves.Claim, moves.Draft))
SMALL = frozenset((moves.Ready, moves.Bottle))


class Moment(msgspec.Struct, eq=False, gc=False):
    """Context of one move: its time, its chance, and the events so far."""

    at: Millis
    chance: Chance
    heard: list[Told] = []

    def tell(self, event: Event, *seats: Seat) -> None:
        self.heard.append(tell(event, *seats) if seats else Told(event))


def with_item(items: tuple[T, ...], index: int, item: T) -> tuple[T, ...]:
    """Return a tuple with one item replaced."""
    row = list(items)
    row[index] = item
    return tuple(row)


@cache
def with_done(done: tuple[bool, ...], seat: Seat) -> tuple[bool, ...]:
    """Return `done` with this seat set."""
    return with_item(done, seat, True)


@cache
def still_busy(done: tuple[bool, ...]) -> frozenset[Seat]:
    """Return the seats with something left to do in this phase."""
    return frozenset(seat for seat, each in enumerate(done) if not each)


@cache
def others(boards: int, mine: int | None) -> tuple[int, ...]:
    """Return all boards but this one."""
    return tuple(board for board in range(boards) if board != mine)


class WordGame(Game[O, S, WordMove, V], Generic[O, S, V]):
    """Base of the six games: their common turn. Each game uses the moves it names in `Move`."""

    box = "polywords"
    turns: ClassVar[int]
    unhurried: ClassVar = {"hourglass": 0}
    reasoned: ClassVar = (
        moves.PenDown, moves.TeamWrote, moves.WordShown, moves.Claimed, moves.BottleDropped, moves.Voted,
        moves.Contested)
    phrases, questions = spoken.PHRASES, spoken.QUESTIONS
    secret: ClassVar[bool] = True                 # words are hidden until all have written

    hard_anywhere: ClassVar[bool] = False         # the option `hard` is accepted without categories

    def check(self, seats: int, options: O) -> None:
        if options.hard and not (options.with_categories or self.hard_anywhere):
            raise IllegalMove("bad_options", rule="options", detail="hard_unused")

    # --- what each game says for itself -------------------------------------------------------------------------

    @abstractmethod
    def lay_requests(self, state: S, chance: Chance) -> S:
        """Turn up the cards of a new turn."""

    @abstractmethod
    def reveal(self, state: S, now: Moment) -> S:
        """Process the words once all have written or time is up."""

    def check_word(self, state: S, seat: Seat, word: str) -> None:
        """Refuse a word the cards rule out. Categories are left to contests."""

    def guess_word(self, laid: S | V, board: int, chance: Chance) -> str:
        """Return some word the cards do not rule out; it need not exist."""
        letters = "".join(chance.pick("AEIOULNRST") for _ in range(2 + chance.below(3)))
        return chance.pick("ABCDLMPRST") + letters

    # --- the boards and who has them ----------------------------------------------------------------------------

    def boards(self, seats: int) -> int:
        return seats

    def board_of(self, seat: Seat) -> int:
        return seat

    def droppers(self, state: S, board: int) -> tuple[Seat, ...]:
        """Return the seats that may drop a board's bottles."""
        return (board,)

    def in_play(self, state: S, seat: Seat) -> bool:
        """Return whether the seat still plays. Polpo eliminates seats."""
        return True

    def out_of_play(self, state: S) -> tuple[bool, ...]:
        """Return for each seat whether it was eliminated."""
        return (False,) * state.seats

    # --- the table ----------------------------------------------------------------------------------------------

    def setup(self, seats: int, options: O, chance: Chance) -> S:
        boards = self.boards(seats)
        state: S = self.State(
            options=options, seats=seats, sheets=(Sheet(),) * boards, done=(False,) * seats,
            written=((),) * boards, due=(0,) * boards)
        return self.next_turn(state, Moment(0, chance))

    def next_turn(self, state: S, now: Moment) -> S:
        if state.turn >= self.turns:
            return self.finish(state)
        state = replace(state, turn=state.turn + 1, written=((),) * len(state.sheets), disputes=())
        state = self.turn_hourglass(self.lay_requests(state, now.chance), "write", now)
        card = state.request
        now.tell(moves.TurnBegan(state.turn, card.categories, card.letters, card.lengths, card.shapes))
        return state

    def turn_hourglass(self, state: S, phase: Phase, now: Moment) -> S:
        """Enter the next phase with the hourglass of the table."""
        return self.enter(state, phase, now, 1000 * state.options.hourglass)

    def enter(self, state: S, phase: Phase, now: Moment, time: Millis) -> S:
        """Enter the next phase with its deadline."""
        ends = Hourglass(state.options.hourglass).lets(time, now.at)
        return replace(state, phase=phase, began=now.at, ends=ends, done=self.out_of_play(state))

    def finish(self, state: S) -> S:
        return replace(state, phase="over", ends=None)

    def actors(self, state: S) -> frozenset[Seat]:
        match state.phase:
            case "over":
                return frozenset()
            case "bottles":
                return frozenset(
                    [seat for board, due in enumerate(state.due) if due for seat in self.droppers(state, board)])
        return still_busy(state.done)

    def take_back(self, before: S, move: WordMove, after: S, seat: Seat) -> TakeBack:
        """Return "never" for votes, drafts and spoken words, "free" for bottles and ready in the same phase."""
        kind = type(move)
        if kind in SAID:
            return "never"
        return "free" if kind in SMALL and before.phase == after.phase and before.turn == after.turn else "consent"

    def deadline(self, state: S) -> Millis | None:
        return state.ends

    def play(self, state: S, seat: Seat, move: WordMove, at: Millis, chance: Chance) -> Step[S]:
        now = Moment(at, chance)
        return Step(self.act(state, seat, move, now), tuple(now.heard))

    def expire(self, state: S, at: Millis, chance: Chance) -> Step[S]:
        now = Moment(at, chance)
        return Step(self.time_up(state, now), tuple(now.heard))

    def act(self, state: S, seat: Seat, move: WordMove, now: Moment) -> S:
        match move:
            case moves.Write():
                self.only_in(state, "write", "place")
                return self.write(state, seat, move, now)
            case moves.Pass():
                self.only_in(state, "write", "place")
                return self.give_up(state, seat, now)
            case moves.Bottle():
                self.only_in(state, "bottles")
                return self.drop_bottle(state, seat, move.cell, now)
        raise IllegalMove("unknown_move")

    def only_in(self, state: S, *phases: Phase) -> None:
        if state.phase not in phases:
            raise IllegalMove("not_now", rule="turn")

    def time_up(self, state: S, now: Moment) -> S:
        match state.phase:
            case "write":
                return self.reveal(state, now)
            case "bottles":
                return self.let_drift(state, now)
        raise LookupError(state.phase)

    # --- writing ------------------------------------------------------------------------------------------------

    def check_legal(self, state: S, board: int, writing: Writing, chance: Chance) -> None:
        check_writing(state.sheets[board], writing.word, writing.path)

    def write(self, state: S, seat: Seat, move: moves.Write, now: Moment) -> S:
        board = self.board_of(seat)
        word = spell(move.word)
        self.check_word(state, seat, word)
        writing = Writing(text=move.word.strip(), word=word, path=move.path)
        self.check_legal(state, board, writing, now.chance)
        now.tell(moves.PenDown(seat))
        return self.pen_down(replace(state, written=with_item(state.written, board, (writing,))), seat, now)

    def give_up(self, state: S, seat: Seat, now: Moment) -> S:
        now.tell(moves.PenDown(seat))
        return self.pen_down(state, seat, now)

    def pen_down(self, state: S, seat: Seat, now: Moment) -> S:
        done = with_done(state.done, seat)
        state = replace(state, done=done)
        return self.reveal(state, now) if False not in done else state

    def show_words(self, state: S, now: Moment) -> S:
        """Write this turn's words on the boards."""
        sheets = list(state.sheets)
        for board, words_written in enumerate(state.written):
            if not self.in_play(state, board):
                continue
            for writing in words_written:
                new = len(grid.new_cells(sheets[board].cells, writing.path))
                sheets[board] = with_word(sheets[board], writing)
                now.tell(moves.WordShown(
                    board, writing.word, writing.text, writing.path, new, len(writing.word) - new))
            if not words_written:
                now.tell(moves.NothingWritten(board))
        return replace(state, sheets=tuple(sheets))

    # --- penalties ----------------------------------------------------------------------------------------------

    def punish(self, state: S, board: int, count: int, why: str, now: Moment) -> S:
        """Add penalties: bottles to drop at the end of the turn."""
        if not count:
            return state
        now.tell(moves.Penalised(board, count, why))
        return replace(state, due=with_item(state.due, board, state.due[board] + count))

    def punish_silence(self, state: S, now: Moment) -> S:
        """Add penalties to the boards without a word."""
        for board, written in enumerate(state.written):
            if not written:
                state = self.punish(state, board, NOTHING_COSTS, "nothing", now)
        return state

    def hand_out_bottles(self, state: S, now: Moment) -> S:
        """Start the phase in which players drop their bottles. Without an empty cell a bottle stays beside the grid."""
        sheets, due = list(state.sheets), list(state.due)
        for board in range(len(due)):
            while due[board] > sheets[board].empty:
                sheets[board] = replace(sheets[board], beside=sheets[board].beside + 1)
                due[board] -= 1
                now.tell(moves.BottleDropped(board, None))
        state = replace(state, sheets=tuple(sheets), due=tuple(due))
        if not any(due):
            return self.next_turn(state, now)
        return self.enter(state, "bottles", now, TIME_TO_DROP)

    def drop_bottle(self, state: S, seat: Seat, cell: int, now: Moment) -> S:
        board = self.board_of(seat)
        sheet = with_bottle(state.sheets[board], cell)
        now.tell(moves.BottleDropped(board, cell))
        state = replace(state, sheets=with_item(state.sheets, board, sheet),
                        due=with_item(state.due, board, state.due[board] - 1))
        return state if any(state.due) else self.next_turn(state, now)

    def let_drift(self, state: S, now: Moment) -> S:
        """Drop the remaining bottles when time is up."""
        sheets = list(state.sheets)
        for board, count in enumerate(state.due):
            for _ in range(count):
                now.tell(moves.BottleDropped(board, grid.loneliest_cell(sheets[board].cells)))
                sheets[board] = with_drifting_bottle(sheets[board])
        return self.next_turn(replace(state, sheets=tuple(sheets), due=(0,) * len(sheets)), now)

    # --- what a seat may know -----------------------------------------------------------------------------------

    def covered(self, laid: Laid, seat: Seat | None) -> tuple[int, ...]:
        """Return the boards whose words this seat cannot see, in games where words are secret until the reveal."""
        if not self.secret or laid.phase != "write":
            return ()
        return others(len(laid.sheets), None if seat is None else self.board_of(seat))

    def view(self, state: S, seat: Seat | None) -> V:
        view: V
        if state.phase != "write" or not self.secret:
            view = seen_by_all(self.View, state)
        else:
            view = seen_by_writer(self.View, state, None if seat is None else self.board_of(seat))
        return view

    def told(self, view: V, seat: Seat | None) -> Iterator[Sentence]:
        return spoken.told(self.id, view, seat)

    def sayable(self, view: V, seat: Seat) -> Iterator[str]:
        return spoken.sayable(self.id, view, seat)

    def heard(self, event: object) -> dict[str, object] | None:
        return spoken.heard(self.id, event)

    def hidden(self, state: S, seat: Seat | None) -> Iterator[str]:
        """Return the secret words of other boards. Boards still writing, or without a free cell, have none."""
        for board in self.covered(state, seat):
            if state.done[board] and state.sheets[board].empty:
                yield f"written.{board}"

    def resample(self, view: V, seat: Seat | None, chance: Chance) -> S:
        written = view.written
        for board in self.covered(view, seat):
            if view.done[board]:
                written = with_item(written, board, self.some_writing(view, board, chance))
        state: S = table_behind(self.State, view, written=written, **self.dealt_afresh(view, chance))
        return state

    def dealt_afresh(self, view: V, chance: Chance) -> dict[str, object]:
        """Return the hidden cards, drawn anew. Most games have none."""
        return {}

    def some_writing(self, laid: S | V, board: int, chance: Chance) -> tuple[Writing, ...]:
        """Return a word that a board may have, or nothing."""
        word = self.guess_word(laid, board, chance)
        paths = [] if word in laid.sheets[board].words else grid.best_paths(laid.sheets[board].cells, word, 3)
        return (Writing(text=word, word=word, path=tuple(chance.pick(paths))),) if paths else ()

    def sample(self, state: S, seat: Seat, chance: Chance) -> WordMove:
        board = self.board_of(seat)
        if state.phase == "bottles":
            empty = [cell for cell, mark in enumerate(state.sheets[board].cells) if mark == grid.EMPTY]
            return moves.Bottle(chance.pick(empty))
        found = self.some_writing(state, board, chance) if chance.below(10) else ()
        return moves.Write(found[0].word, found[0].path) if found else moves.Pass()

    # --- the end ------------------------------------------------------------------------------------------------

    def honours(self, deeds: Sequence[Deed], outcome: Outcome) -> Iterable[Honour]:
        from ludoteca.games.polywords.honours import honours

        return honours(deeds, len(outcome.scores), self.board_of)

    def stage(self, view: V, seat: Seat) -> tuple[int, int]:
        """Completed turns, and the points of the board."""
        turns = view.turn if view.phase == "over" else max(view.turn - 1, 0)
        return turns, view.sheets[self.board_of(seat)].points

    def why(self, view: V, seat: Seat, move: WordMove) -> Words | None:
        from ludoteca.games.polywords.bot_reasons import explain_move

        return explain_move(view, seat, move, self.board_of(seat))

    def may_explain(self, before: S, now: S) -> bool:
        """Not before the end of the turn: words are secret, and voters judge by themselves."""
        return now.turn > before.turn or now.phase in ("reveal", "bottles", "over")

    def lesson(self, language: str) -> Lesson | None:
        from ludoteca.games.polywords.lessons import LESSONS

        teach = LESSONS.get(self.id)
        return None if teach is None else teach("it" if language == "it" else "en")

    def example(self, language: str) -> Example | None:
        from ludoteca.games.polywords.examples import EXAMPLES

        work = EXAMPLES.get(self.id)
        return None if work is None else work("it" if language == "it" else "en")

    def outcome(self, state: S) -> Outcome | None:
        """Most points, then fewest bottles, then a shared win."""
        if state.phase != "over":
            return None
        sheets = [state.sheets[self.board_of(seat)] for seat in range(state.seats)]
        best = max((sheet.points, -sheet.bottles) for sheet in sheets)
        return Outcome(
            scores=tuple(sheet.points for sheet in sheets),
            winners=tuple(seat for seat, sheet in enumerate(sheets) if (sheet.points, -sheet.bottles) == best),
            breakdown=tuple(score_sheet(sheet) for sheet in sheets))


def score_sheet(sheet: Sheet) -> tuple[Line, ...]:
    return (Line("empty-cells", sheet.empty, {"count": sheet.empty}),
            Line("bottles", -BOTTLE_COSTS * sheet.bottles, {"count": sheet.bottles}))
