"""How a turn goes in all six games: the cards, the writing, the penalties, and the next turn.

A game fills in what is its own: what the cards ask for, when a word will do, what the end of a turn brings. What
comes between writing and penalties where others may doubt a word is in `reveal`.
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

# Milliseconds for what the rulebook leaves untimed (ours); none of it runs where the table plays without an hourglass.
TIME_TO_PLACE, TIME_TO_LOOK, TIME_TO_VOTE, TIME_TO_DROP = 60_000, 25_000, 30_000, 25_000

# How long a great moment has the table to itself: words turned over, a contest decided, who pays.
REVEAL, VERDICT, PAYING = 1_800, 1_800, 1_600

CONTEST_COSTS = NOTHING_COSTS = 2             # bottles for who is wrong in a contest, and for no word at all
# What the boards of all six games know of the rules.
NUMBERS = {"side": grid.SIDE, "centre": sorted(grid.CENTRE), "longest_text": LONGEST_TEXT,
           "bottle_costs": BOTTLE_COSTS, "contest_costs": CONTEST_COSTS, "nothing_costs": NOTHING_COSTS}

O = TypeVar("O", bound=WordOptions)  # noqa: E741
S = TypeVar("S", bound=WordState)
V = TypeVar("V", bound=WordView)
T = TypeVar("T")


SAID = frozenset((moves.Vote, moves.Claim, moves.Draft))
SMALL = frozenset((moves.Ready, moves.Bottle))


class Moment(msgspec.Struct, eq=False, gc=False):
    """While a move is carried out: its time, the chance at hand, and what everybody hears of it."""

    at: Millis
    chance: Chance
    heard: list[Told] = []

    def tell(self, event: Event, *seats: Seat) -> None:
        self.heard.append(tell(event, *seats) if seats else Told(event))


def changed(items: tuple[T, ...], index: int, item: T) -> tuple[T, ...]:
    """A row with one thing exchanged."""
    row = list(items)
    row[index] = item
    return tuple(row)


@cache
def with_done(done: tuple[bool, ...], seat: Seat) -> tuple[bool, ...]:
    """The same, and the seat has nothing left to do either."""
    return changed(done, seat, True)


@cache
def still_busy(done: tuple[bool, ...]) -> frozenset[Seat]:
    """The seats that have something left to do."""
    return frozenset(seat for seat, each in enumerate(done) if not each)


@cache
def others(boards: int, mine: int | None) -> tuple[int, ...]:
    """All boards but one's own."""
    return tuple(board for board in range(boards) if board != mine)


class WordGame(Game[O, S, WordMove, V], Generic[O, S, V]):
    """The turn that the six games share. Each takes some of the moves, those it names in `Move`."""

    box = "polywords"
    turns: ClassVar[int]
    unhurried: ClassVar = {"hourglass": 0}
    reasoned: ClassVar = (
        moves.PenDown, moves.TeamWrote, moves.WordShown, moves.Claimed, moves.BottleDropped, moves.Voted,
        moves.Contested)
    phrases, questions = spoken.PHRASES, spoken.QUESTIONS
    secret: ClassVar[bool] = True                 # words are hidden until everybody has written

    hard_anywhere: ClassVar[bool] = False         # hard categories may be asked for where there are none

    def check(self, seats: int, options: O) -> None:
        if options.hard and not (options.with_categories or self.hard_anywhere):
            raise IllegalMove("bad_options", rule="options", detail="hard_unused")

    # --- what each game says for itself -------------------------------------------------------------------------

    @abstractmethod
    def lay_requests(self, state: S, chance: Chance) -> S:
        """Turn the cards of a new turn."""

    @abstractmethod
    def reveal(self, state: S, now: Moment) -> S:
        """All pens are down, or the sand is: what becomes of the words."""

    def check_word(self, state: S, seat: Seat, word: str) -> None:
        """Refuse a word the cards rule out for certain (categories are for the contest)."""

    def guess_word(self, laid: S | V, board: int, chance: Chance) -> str:
        """Some word the cards do not rule out; it need not mean anything."""
        letters = "".join(chance.pick("AEIOULNRST") for _ in range(2 + chance.below(3)))
        return chance.pick("ABCDLMPRST") + letters

    # --- the boards and who has them ----------------------------------------------------------------------------

    def boards(self, seats: int) -> int:
        return seats

    def board_of(self, seat: Seat) -> int:
        return seat

    def droppers(self, state: S, board: int) -> tuple[Seat, ...]:
        """Who may drop a board's bottles."""
        return (board,)

    def in_play(self, state: S, seat: Seat) -> bool:
        """Whether the seat still plays (Polpo eliminates)."""
        return True

    def out_of_play(self, state: S) -> tuple[bool, ...]:
        """Seat by seat, who does not play any more."""
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
        """The next phase, for as long as the sand runs."""
        return self.enter(state, phase, now, 1000 * state.options.hourglass)

    def enter(self, state: S, phase: Phase, now: Moment, time: Millis) -> S:
        """The next phase, with its clock."""
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
        """Votes, drafts and words said aloud stay; a bottle or a "go on" is free in its phase; the rest by consent."""
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
        return self.pen_down(replace(state, written=changed(state.written, board, (writing,))), seat, now)

    def give_up(self, state: S, seat: Seat, now: Moment) -> S:
        now.tell(moves.PenDown(seat))
        return self.pen_down(state, seat, now)

    def pen_down(self, state: S, seat: Seat, now: Moment) -> S:
        done = with_done(state.done, seat)
        state = replace(state, done=done)
        return self.reveal(state, now) if False not in done else state

    def show_words(self, state: S, now: Moment) -> S:
        """This turn's words go on the boards."""
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
        """Penalties: bottles to drop once the turn is settled."""
        if not count:
            return state
        now.tell(moves.Penalised(board, count, why))
        return replace(state, due=changed(state.due, board, state.due[board] + count))

    def punish_silence(self, state: S, now: Moment) -> S:
        """Whoever wrote nothing pays."""
        for board, written in enumerate(state.written):
            if not written:
                state = self.punish(state, board, NOTHING_COSTS, "nothing", now)
        return state

    def hand_out_bottles(self, state: S, now: Moment) -> S:
        """Bottles are dropped by their owners; those with no empty cell left stay beside the grid."""
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
        state = replace(state, sheets=changed(state.sheets, board, sheet),
                        due=changed(state.due, board, state.due[board] - 1))
        return state if any(state.due) else self.next_turn(state, now)

    def let_drift(self, state: S, now: Moment) -> S:
        """Time is up: the server drops the bottles that are left."""
        sheets = list(state.sheets)
        for board, count in enumerate(state.due):
            for _ in range(count):
                now.tell(moves.BottleDropped(board, grid.loneliest_cell(sheets[board].cells)))
                sheets[board] = with_drifting_bottle(sheets[board])
        return self.next_turn(replace(state, sheets=tuple(sheets), due=(0,) * len(sheets)), now)

    # --- what a seat may know -----------------------------------------------------------------------------------

    def covered(self, laid: Laid, seat: Seat | None) -> tuple[int, ...]:
        """The boards whose word this seat cannot see: in some games nobody reads another's before the reveal."""
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
        """What others have written in secret; whoever still writes, or has no cell left, has nothing on paper."""
        for board in self.covered(state, seat):
            if state.done[board] and state.sheets[board].empty:
                yield f"written.{board}"

    def resample(self, view: V, seat: Seat | None, chance: Chance) -> S:
        written = view.written
        for board in self.covered(view, seat):
            if view.done[board]:
                written = changed(written, board, self.some_writing(view, board, chance))
        state: S = table_behind(self.State, view, written=written, **self.dealt_afresh(view, chance))
        return state

    def dealt_afresh(self, view: V, chance: Chance) -> dict[str, object]:
        """What lies face down, drawn anew; most games have nothing there."""
        return {}

    def some_writing(self, laid: S | V, board: int, chance: Chance) -> tuple[Writing, ...]:
        """What somebody may have written; nothing where no word comes to mind."""
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
        """Turns behind one, and what the board is worth."""
        turns = view.turn if view.phase == "over" else max(view.turn - 1, 0)
        return turns, view.sheets[self.board_of(seat)].points

    def why(self, view: V, seat: Seat, move: WordMove) -> Words | None:
        from ludoteca.games.polywords.why import why

        return why(view, seat, move, self.board_of(seat))

    def may_explain(self, before: S, now: S) -> bool:
        """Words are written in secret, and whoever votes judges by themselves: not before all is uncovered."""
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
        """Most points; then fewest bottles; then the win is shared."""
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
