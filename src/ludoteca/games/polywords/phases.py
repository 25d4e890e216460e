"""How a turn goes in all six games: write, reveal, contest and vote, settle, place the bottles, and the next turn.

A game fills in what is its own: what the cards ask for, when a word will do, what the end of a turn brings.
"""

from __future__ import annotations

from abc import abstractmethod
from typing import Any, ClassVar, Literal

import msgspec
from msgspec.structs import replace

from ludoteca.games.polywords import contest, grid, moves, words
from ludoteca.games.polywords.contest import Dispute
from ludoteca.games.polywords.requests import Request
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
from ludoteca.rules import Chance, Event, Game, IllegalMove, Millis, Options, Outcome, Seat, Step, tell
from ludoteca.rules.game import Line, Told

# Seconds for what the rulebook leaves untimed (ours); none of it runs where the table plays without an hourglass.
TIME_TO_PLACE, TIME_TO_LOOK, TIME_TO_VOTE, TIME_TO_DROP = 60, 25, 30, 25

Phase = Literal["assign", "write", "place", "reveal", "vote", "clear", "bottles", "over"]


CONTEST_COSTS = NOTHING_COSTS = 2             # bottles for who is wrong in a contest, and for no word at all
# What the boards of all six games know of the rules.
NUMBERS = {"side": grid.SIDE, "centre": sorted(grid.CENTRE), "longest_text": LONGEST_TEXT,
           "bottle_costs": BOTTLE_COSTS, "contest_costs": CONTEST_COSTS, "nothing_costs": NOTHING_COSTS}


class WordOptions(Options, frozen=True):
    """What a table of Polywords may choose."""

    hourglass: Literal[45, 60, 90, 0] = 45        # seconds; 0 is no hourglass
    hard: bool = False                            # two hard categories in the deck
    referee: Literal["table", "auto"] = "table"   # contests by vote, or by the dictionary and the lists at once
    paths: bool = True                            # the grid offers the best paths of a typed word
    words: Literal["it", "en"] = "it"


class WordState(msgspec.Struct, frozen=True, kw_only=True):
    """A table of Polywords. A view is the same with the others' `written` covered while they write.

    A board belongs to a seat, in Manta to a team. Decks are not kept: see `requests`.
    """

    options: WordOptions
    seats: int
    turn: int = 0
    phase: Phase = "write"
    began: Millis = 0
    ends: Millis | None = None
    sheets: tuple[Sheet, ...]
    request: Request = Request()
    seen: Request = Request()                     # every card turned so far
    done: tuple[bool, ...]                        # seats with nothing left to do in this phase
    written: tuple[tuple[Writing, ...], ...]      # this turn's words, board by board
    disputes: tuple[Dispute, ...] = ()            # this turn's contests
    due: tuple[int, ...]                          # bottles still to be dropped, board by board




class Moment:
    """While a move is carried out: its time, the chance at hand, and what everybody hears of it."""

    def __init__(self, at: Millis, chance: Chance) -> None:
        self.at, self.chance = at, chance
        self.heard: list[Told] = []

    def tell(self, event: Event, *seats: Seat) -> None:
        self.heard.append(tell(event, *seats))


def changed(items: tuple[Any, ...], index: int, item: Any) -> tuple[Any, ...]:
    """A row with one thing exchanged."""
    return (*items[:index], item, *items[index + 1:])


class WordGame(Game[Any, Any, Any, Any]):
    """The turn that the six games share."""

    box = "polywords"
    turns: ClassVar[int]
    secret: ClassVar[bool] = True                 # words are hidden until everybody has written
    State: ClassVar[type[Any]] = WordState

    # --- what each game says for itself -------------------------------------------------------------------------

    @abstractmethod
    def lay_requests(self, state: Any, chance: Chance) -> Any:
        """Turn the cards of a new turn."""

    def check_word(self, state: Any, seat: Seat, word: str) -> None:
        """Refuse a word the cards rule out for certain (categories are for the contest)."""

    def settle(self, state: Any, now: Moment) -> Any:
        """What the turn brings once all words are on the table and every contest is over."""
        return state

    def category_of(self, state: Any, board: int, number: int) -> str:
        """The category a word of this turn had to belong to, or an empty string."""
        return state.request.categories[0] if state.request.categories else ""

    def guess_word(self, state: Any, board: int, chance: Chance) -> str:
        """Some word the cards do not rule out; it need not mean anything."""
        letters = "".join(chance.pick("AEIOULNRST") for _ in range(2 + chance.below(3)))
        return chance.pick("ABCDLMPRST") + letters

    # --- the boards and who has them ----------------------------------------------------------------------------

    def boards(self, seats: int) -> int:
        return seats

    def board_of(self, seat: Seat) -> int:
        return seat

    def droppers(self, state: Any, board: int) -> tuple[Seat, ...]:
        """Who may drop a board's bottles."""
        return (board,)

    def in_play(self, state: Any, seat: Seat) -> bool:
        """Whether the seat still plays (Polpo eliminates)."""
        return True

    # --- the table ----------------------------------------------------------------------------------------------

    def setup(self, seats: int, options: Any, chance: Chance) -> Any:
        boards = self.boards(seats)
        state = self.State(
            options=options, seats=seats, sheets=(Sheet(),) * boards, done=(False,) * seats,
            written=((),) * boards, due=(0,) * boards)
        return self.next_turn(state, Moment(0, chance))

    def next_turn(self, state: Any, now: Moment) -> Any:
        if state.turn >= self.turns:
            return self.finish(state)
        state = replace(state, turn=state.turn + 1, written=((),) * len(state.sheets), disputes=())
        state = self.enter(self.lay_requests(state, now.chance), "write", now, state.options.hourglass)
        card = state.request
        now.tell(moves.TurnBegan(state.turn, card.categories, card.letters, card.lengths, card.shapes))
        return state

    def enter(self, state: Any, phase: Phase, now: Moment, seconds: int) -> Any:
        """The next phase, with its clock; without an hourglass nothing is timed."""
        ends = now.at + seconds * 1000 if state.options.hourglass else None
        out = tuple(not self.in_play(state, seat) for seat in range(state.seats))
        return replace(state, phase=phase, began=now.at, ends=ends, done=out)

    def finish(self, state: Any) -> Any:
        return replace(state, phase="over", ends=None)

    def actors(self, state: Any) -> frozenset[Seat]:
        match state.phase:
            case "over":
                return frozenset()
            case "vote":
                open_case = state.disputes[-1]
                return frozenset(seat for seat in open_case.voters if seat not in open_case.votes)
            case "bottles":
                return frozenset(
                    seat for board, due in enumerate(state.due) if due for seat in self.droppers(state, board))
        return frozenset(seat for seat in range(state.seats) if not state.done[seat])

    def deadline(self, state: Any) -> Millis | None:
        ends: Millis | None = state.ends
        return ends

    def play(self, state: Any, seat: Seat, move: Any, at: Millis, chance: Chance) -> Step[Any]:
        now = Moment(at, chance)
        return Step(self.act(state, seat, move, now), tuple(now.heard))

    def expire(self, state: Any, at: Millis, chance: Chance) -> Step[Any]:
        now = Moment(at, chance)
        return Step(self.time_up(state, now), tuple(now.heard))

    def act(self, state: Any, seat: Seat, move: Any, now: Moment) -> Any:
        match move:
            case moves.Write():
                self.only_in(state, "write", "place")
                return self.write(state, seat, move, now)
            case moves.Pass():
                self.only_in(state, "write", "place")
                return self.give_up(state, seat, now)
            case moves.Ready():
                self.only_in(state, "reveal")
                return self.ready(state, seat, now)
            case moves.Contest():
                self.only_in(state, "reveal")
                return self.accuse(state, seat, move, now)
            case moves.Vote():
                self.only_in(state, "vote")
                return self.vote(state, seat, move.right, now)
            case moves.Bottle():
                self.only_in(state, "bottles")
                return self.drop_bottle(state, seat, move.cell, now)
        raise IllegalMove("unknown_move")

    def only_in(self, state: Any, *phases: Phase) -> None:
        if state.phase not in phases:
            raise IllegalMove("not_now", rule="turn")

    def time_up(self, state: Any, now: Moment) -> Any:
        match state.phase:
            case "write":
                return self.reveal(state, now)
            case "reveal":
                return self.close_turn(state, now)
            case "vote":
                return self.judge(state, now)
            case "bottles":
                return self.let_drift(state, now)
        raise LookupError(state.phase)

    # --- writing ------------------------------------------------------------------------------------------------

    def check_legal(self, state: Any, board: int, word: str, path: grid.Path) -> None:
        check_writing(state.sheets[board], word, path)

    def write(self, state: Any, seat: Seat, move: moves.Write, now: Moment) -> Any:
        board = self.board_of(seat)
        word = spell(move.word)
        self.check_word(state, seat, word)
        self.check_legal(state, board, word, move.path)
        writing = Writing(text=move.word.strip(), word=word, path=move.path)
        now.tell(moves.PenDown(seat))
        return self.pen_down(replace(state, written=changed(state.written, board, (writing,))), seat, now)

    def give_up(self, state: Any, seat: Seat, now: Moment) -> Any:
        now.tell(moves.PenDown(seat))
        return self.pen_down(state, seat, now)

    def pen_down(self, state: Any, seat: Seat, now: Moment) -> Any:
        state = replace(state, done=changed(state.done, seat, True))
        return self.reveal(state, now) if all(state.done) else state

    # --- the reveal and its contests ----------------------------------------------------------------------------

    def reveal(self, state: Any, now: Moment) -> Any:
        """All words go on the boards; then everybody looks, and may doubt."""
        return self.look(self.show_words(state, now), now)

    def show_words(self, state: Any, now: Moment) -> Any:
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

    def look(self, state: Any, now: Moment) -> Any:
        if not any(state.written):
            return self.close_turn(state, now)
        return self.enter(state, "reveal", now, TIME_TO_LOOK)

    def ready(self, state: Any, seat: Seat, now: Moment) -> Any:
        state = replace(state, done=changed(state.done, seat, True))
        return self.close_turn(state, now) if all(state.done) else state

    def accuse(self, state: Any, seat: Seat, move: moves.Contest, now: Moment) -> Any:
        if not 0 <= move.accused < len(state.sheets) or not 0 <= move.number < len(state.written[move.accused]):
            raise IllegalMove("no_such_word", rule="contest")
        if move.accused == self.board_of(seat):
            raise IllegalMove("own_word", rule="contest")
        word = state.written[move.accused][move.number].word
        if any((each.accused, each.number) == (move.accused, move.number) for each in state.disputes):
            raise IllegalMove("contested_already", rule="contest", word=word)
        category = self.category_of(state, move.accused, move.number)
        if move.reason == "category" and not category:
            raise IllegalMove("no_category_asked", rule="contest")
        dispute = Dispute(
            accuser=seat, accused=move.accused, number=move.number, word=word, reason=move.reason, category=category,
            proof=contest.gather(word, move.reason, category, state.options.words),
            voters=self.voters(state, seat, move.accused))
        now.tell(moves.Contested(seat, move.accused, word, move.reason, category))
        state = replace(state, disputes=(*state.disputes, dispute))
        if not dispute.voters:
            return self.judge(state, now)
        kept = state.done
        return replace(self.enter(state, "vote", now, TIME_TO_VOTE), done=kept)

    def voters(self, state: Any, accuser: Seat, accused: int) -> tuple[Seat, ...]:
        """Those who are neither accuser nor accused; nobody where the referee is automatic."""
        if state.options.referee == "auto":
            return ()
        return tuple(seat for seat in range(state.seats)
                     if seat != accuser and self.board_of(seat) != accused and self.in_play(state, seat))

    def vote(self, state: Any, seat: Seat, right: bool, now: Moment) -> Any:
        dispute = contest.with_vote(state.disputes[-1], seat, right)
        now.tell(moves.Voted(seat, right))
        state = replace(state, disputes=(*state.disputes[:-1], dispute))
        return self.judge(state, now) if len(dispute.votes) == len(dispute.voters) else state

    def judge(self, state: Any, now: Moment) -> Any:
        """The contest decided, the loser's two penalties, and back to looking."""
        dispute = contest.settled(state.disputes[-1])
        in_favour = sum(dispute.votes.values())
        now.tell(moves.ContestSettled(
            dispute.accuser, dispute.accused, dispute.word, bool(dispute.guilty), in_favour,
            len(dispute.votes) - in_favour))
        kept = state.done
        state = replace(state, disputes=(*state.disputes[:-1], dispute))
        state = replace(self.enter(state, "reveal", now, TIME_TO_LOOK), done=kept)
        loser = dispute.accused if dispute.guilty else self.board_of(dispute.accuser)
        return self.punish(state, loser, CONTEST_COSTS, "contest", now)

    def found_wrong(self, state: Any, board: int, number: int = 0) -> bool:
        """Whether a word of this turn lost a contest."""
        return any(each.guilty and (each.accused, each.number) == (board, number) for each in state.disputes)

    def refuted(self, state: Any, board: int) -> bool:
        """With an automatic referee nobody need accuse: whether the lists rule the board's word out of its category."""
        category = self.category_of(state, board, 0)
        if state.options.referee != "auto" or not category or not state.written[board]:
            return False
        return words.verdict(state.written[board][0].word, category, state.options.words) == "no"

    # --- penalties ----------------------------------------------------------------------------------------------

    def punish(self, state: Any, board: int, count: int, why: str, now: Moment) -> Any:
        """Penalties: bottles to drop once the turn is settled."""
        if count:
            now.tell(moves.Penalised(board, count, why))
        return replace(state, due=changed(state.due, board, state.due[board] + count))

    def close_turn(self, state: Any, now: Moment) -> Any:
        return self.hand_out_bottles(self.settle(state, now), now)

    def hand_out_bottles(self, state: Any, now: Moment) -> Any:
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

    def drop_bottle(self, state: Any, seat: Seat, cell: int, now: Moment) -> Any:
        board = self.board_of(seat)
        sheet = with_bottle(state.sheets[board], cell)
        now.tell(moves.BottleDropped(board, cell))
        state = replace(state, sheets=changed(state.sheets, board, sheet),
                        due=changed(state.due, board, state.due[board] - 1))
        return state if any(state.due) else self.next_turn(state, now)

    def let_drift(self, state: Any, now: Moment) -> Any:
        """Time is up: the server drops the bottles that are left."""
        sheets = list(state.sheets)
        for board, count in enumerate(state.due):
            for _ in range(count):
                now.tell(moves.BottleDropped(board, grid.loneliest_cell(sheets[board].cells)))
                sheets[board] = with_drifting_bottle(sheets[board])
        return self.next_turn(replace(state, sheets=tuple(sheets), due=(0,) * len(sheets)), now)

    # --- what a seat may know -----------------------------------------------------------------------------------

    def view(self, state: Any, seat: Seat | None) -> Any:
        if not self.secret or state.phase != "write":
            return state
        mine = None if seat is None else self.board_of(seat)
        return replace(state, written=tuple(
            written if board == mine else () for board, written in enumerate(state.written)))

    def resample(self, view: Any, seat: Seat | None, chance: Chance) -> Any:
        if not self.secret or view.phase != "write":
            return view
        mine = None if seat is None else self.board_of(seat)
        return replace(view, written=tuple(
            self.some_writing(view, board, chance) if view.done[board] and board != mine else view.written[board]
            for board in range(len(view.sheets))))

    def some_writing(self, state: Any, board: int, chance: Chance) -> tuple[Writing, ...]:
        """What somebody may have written; nothing where no word comes to mind."""
        word = self.guess_word(state, board, chance)
        paths = [] if word in state.sheets[board].words else grid.best_paths(state.sheets[board].cells, word, 3)
        return (Writing(text=word, word=word, path=tuple(chance.pick(paths))),) if paths else ()

    def sample(self, state: Any, seat: Seat, chance: Chance) -> Any:
        board = self.board_of(seat)
        match state.phase:
            case "vote":
                return moves.Vote(chance.below(2) == 0)
            case "bottles":
                empty = [cell for cell, mark in enumerate(state.sheets[board].cells) if mark == grid.EMPTY]
                return moves.Bottle(chance.pick(empty))
            case "reveal":
                return self.some_doubt(state, seat, chance) or moves.Ready()
        found = self.some_writing(state, board, chance) if chance.below(10) else ()
        return moves.Write(found[0].word, found[0].path) if found else moves.Pass()

    def some_doubt(self, state: Any, seat: Seat, chance: Chance) -> moves.Contest | None:
        """Now and then, a contest."""
        contested = {(each.accused, each.number) for each in state.disputes}
        open_words = [(board, number) for board, written in enumerate(state.written) for number in range(len(written))
                      if board != self.board_of(seat) and (board, number) not in contested]
        if not open_words or chance.below(5):
            return None
        board, number = chance.pick(open_words)
        has_category = bool(self.category_of(state, board, number))
        return moves.Contest(board, "category" if has_category and chance.below(2) else "sense", number)

    # --- the end ------------------------------------------------------------------------------------------------

    def outcome(self, state: Any) -> Outcome | None:
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
