"""Polpo: eight turns of shapes that land like falling blocks, while lines come down. The last player in wins."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import ClassVar

from msgspec.structs import replace

from ludoteca.games.polywords import grid, moves
from ludoteca.games.polywords.claims import ClaimingGame, lead
from ludoteca.games.polywords.contest import Reason
from ludoteca.games.polywords.grid import EMPTY, SIDE, SIZE, Cells, Path
from ludoteca.games.polywords.moves import WordMove
from ludoteca.games.polywords.requests import (
    WHOLE_DECK,
    Request,
    draw_category,
    draw_shape,
    follows,
    length_of,
    shape_paths,
    unfit_for_length,
)
from ludoteca.games.polywords.rules import NUMBERS, TIME_TO_DROP, VERDICT, Moment, with_item
from ludoteca.games.polywords.sheet import Sheet, Writing, check_unwritten, letters_in, with_line
from ludoteca.games.polywords.state import PolpoOptions, PolpoState
from ludoteca.games.polywords.view import PolpoView
from ludoteca.rules import Chance, Event, IllegalMove, Millis, Outcome, Seat
from ludoteca.rules.game import Line

PILE = 2


def lands(cells: Cells, path: Sequence[int]) -> bool:
    """Return whether a path lands: a new letter in the lowest row with room, or above an earlier letter."""
    fresh = grid.new_cells(cells, path)
    lowest = max((cell // SIDE for cell, mark in enumerate(cells) if mark == EMPTY), default=-1)
    return any(cell // SIDE == lowest for cell in fresh) or any(
        cell + SIDE < SIZE and grid.is_letter(cells[cell + SIDE]) for cell in fresh)


def landings(cells: Cells, word: str, shape: str, strict: bool = False) -> list[Path]:
    """Return every path along which a word may be written in Polpo, most reused letters first."""
    found = []
    for path in shape_paths(shape, strict):
        fresh = 0
        for letter, cell in zip(word, path, strict=True):
            mark = cells[cell]
            if mark == EMPTY:
                fresh += 1
            elif mark != letter:
                break
        else:
            if fresh and lands(cells, path):
                found.append((fresh, path))
    return [path for _, path in sorted(found)]


def full_rows(sheet: Sheet) -> list[int]:
    """Return the rows of eight letters that have not cleared another, from the bottom."""
    return [row for row in range(SIDE - 1, -1, -1) if row not in sheet.dots and letters_in(sheet.cells, row) == SIDE]


def clearable_rows(sheet: Sheet) -> list[int]:
    """Return the rows with some letters, but not eight."""
    return [row for row in range(SIDE) if 0 < letters_in(sheet.cells, row) < SIDE]


class Polpo(ClaimingGame[PolpoOptions, PolpoState, PolpoView]):
    """Penalties are lines from the top; a line over a letter eliminates.

    Hidden: nothing. Words and boards are public, and cards are drawn when they are turned up.
    """

    id, seats, minutes, turns = "polpo", range(2, 7), 20, 8
    version = 2
    Move = moves.Claim | moves.Write | moves.Pass | moves.Ready | moves.Contest | moves.Vote | moves.Clear
    Event = (moves.TurnBegan | moves.PenDown | moves.Claimed | moves.WordShown | moves.NothingWritten
             | moves.OutOfCategory | moves.Contested | moves.Voted | moves.ContestSettled | moves.Penalised
             | moves.LineDrawn | moves.Eliminated | moves.RowCleared | moves.PileEnded)

    peaks: ClassVar = {moves.LineDrawn: 1_800, moves.Eliminated: 2_800, moves.ContestSettled: VERDICT}
    numbers: ClassVar = {**NUMBERS, "turns": turns, "pile": PILE}

    def setup(self, seats: int, options: PolpoOptions, chance: Chance) -> PolpoState:
        return replace(super().setup(seats, options, chance), out=(0,) * seats)

    def in_play(self, state: PolpoState, seat: Seat) -> bool:
        return not state.out or not state.out[seat]

    def out_of_play(self, state: PolpoState) -> tuple[bool, ...]:
        return tuple([not self.in_play(state, seat) for seat in range(state.seats)])

    def lay_requests(self, state: PolpoState, chance: Chance) -> PolpoState:
        shape = draw_shape(state.seen.shapes, chance)
        categories: tuple[str, ...] = ()
        if state.options.variant == "agguato":
            options = state.options
            categories = (draw_category(
                state.seen.categories, WHOLE_DECK, options.hard, options.words, chance,
                unfit=unfit_for_length(length_of(shape), options.words)),)
        return replace(
            state, request=Request(categories=categories, shapes=(shape,)),
            seen=Request(categories=state.seen.categories + categories, shapes=(*state.seen.shapes, shape)))

    def peak(self, event: Event) -> Millis:
        """Clearing a row is a peak, unless there was no row to clear."""
        return 1_600 if isinstance(event, moves.RowCleared) and event.row is not None else super().peak(event)

    # --- saying and writing -----------------------------------------------------------------------------------------

    def check_claim(self, state: PolpoState, seat: Seat, word: str, fair: Millis) -> None:
        length = length_of(state.request.shapes[0])
        if len(word) != length:
            raise IllegalMove("wrong_length_for_shape", rule="turn", word=word, length=length)
        for other, said in enumerate(state.said):
            if said is not None and said.word == word:
                raise IllegalMove("word_taken", rule="turn", word=word, by=other, ahead=lead(fair, said))

    def check_legal(self, state: PolpoState, board: int, writing: Writing, chance: Chance) -> None:
        sheet, word, path = state.sheets[board], writing.word, writing.path
        check_unwritten(sheet, word)
        grid.check_path(sheet.cells, word, path)
        if not follows(state.request.shapes[0], path, state.options.strict_shapes):
            raise IllegalMove("wrong_shape", rule="turn", cell=path[0])
        if not lands(sheet.cells, path):
            raise IllegalMove("not_landed", rule="turn", cell=max(grid.new_cells(sheet.cells, path)))

    def reveal(self, state: PolpoState, now: Moment) -> PolpoState:
        """Players without a word take a line each, at the same time."""
        silent = [seat for seat, written in enumerate(state.written) if not written and self.in_play(state, seat)]
        state = self.draw_lines(self.show_words(state, now), silent, "nothing", now)
        return state if state.phase == "over" else self.look(state, now)

    # --- lines ------------------------------------------------------------------------------------------------------

    def draw_lines(self, state: PolpoState, seats: Iterable[Seat], why: str, now: Moment) -> PolpoState:
        """Draw a line for each of these seats at once. A seat with a covered letter is eliminated."""
        stroke = state.strokes + 1
        struck = [seat for seat in seats if self.in_play(state, seat)]
        if not struck:
            return state
        state = replace(state, strokes=stroke)
        for seat in struck:
            row = state.sheets[seat].lines
            sheet, covered = with_line(state.sheets[seat])
            state = replace(state, sheets=with_item(state.sheets, seat, sheet))
            if sheet.lines > row:
                now.tell(moves.Penalised(seat, 1, why))
                now.tell(moves.LineDrawn(seat, row))
            if covered:
                now.tell(moves.Eliminated(seat))
                state = replace(state, out=with_item(state.out, seat, stroke), done=with_item(state.done, seat, True))
        return self.finish(state) if state.out.count(0) <= 1 else state

    def punish(self, state: PolpoState, board: int, count: int, why: str, now: Moment) -> PolpoState:
        for _ in range(count):
            state = self.draw_lines(state, (board,), why, now)
            if state.phase == "over":
                break
        return state

    def free_call(self, state: PolpoState, reason: Reason) -> bool:
        """Agguato: a word out of its category costs one line at the end of the turn, without a further penalty."""
        return state.options.variant == "agguato" and reason == "category"

    def judge(self, state: PolpoState, now: Moment) -> PolpoState:
        state = super().judge(state, now)
        if state.phase == "reveal" and all(state.done):
            return self.close_turn(state, now)
        return state

    # --- the end of a turn ------------------------------------------------------------------------------------------

    def close_turn(self, state: PolpoState, now: Moment) -> PolpoState:
        # Our rule: a word that lost a contest about its sense costs nothing more.
        astray = [seat for seat in range(state.seats) if self.in_play(state, seat) and (
            self.called_out(state, seat)
            or (not self.found_wrong(state, seat) and self.refuted(state, seat, now.chance)))]
        for seat in astray:
            now.tell(moves.OutOfCategory(seat, state.written[seat][0].word, self.category_of(state, seat, 0)))
        state = self.draw_lines(state, astray, "category", now)
        if state.phase == "over":
            return state
        for seat in range(state.seats):
            state = self.dot_idle_rows(state, seat, now)
        if any(self.may_clear(state, seat) for seat in range(state.seats)):
            state = self.enter(state, "clear", now, TIME_TO_DROP)
            return replace(state, done=tuple(not self.may_clear(state, seat) for seat in range(state.seats)))
        return self.end_pile(state, now)

    def may_clear(self, state: PolpoState, seat: Seat) -> bool:
        sheet = state.sheets[seat]
        return self.in_play(state, seat) and bool(full_rows(sheet)) and bool(clearable_rows(sheet))

    def dot_idle_rows(self, state: PolpoState, seat: Seat, now: Moment) -> PolpoState:
        """Give full rows that find no row to clear their dot (our rule)."""
        sheet = state.sheets[seat]
        if not self.in_play(state, seat) or clearable_rows(sheet):
            return state
        for row in full_rows(sheet):
            now.tell(moves.RowCleared(seat, row, None))
        sheet = replace(sheet, dots=tuple(sorted((*sheet.dots, *full_rows(sheet)))))
        return replace(state, sheets=with_item(state.sheets, seat, sheet))

    def act(self, state: PolpoState, seat: Seat, move: WordMove, now: Moment) -> PolpoState:
        if isinstance(move, moves.Clear):
            self.only_in(state, "clear")
            return self.clear(state, seat, move.row, now)
        return super().act(state, seat, move, now)

    def clear(self, state: PolpoState, seat: Seat, row: int, now: Moment) -> PolpoState:
        if row not in clearable_rows(state.sheets[seat]):
            raise IllegalMove("row_not_clearable", rule="turn", row=row + 1)
        state = self.dot_idle_rows(self.wipe(state, seat, row, now), seat, now)
        if not self.may_clear(state, seat):
            state = replace(state, done=with_item(state.done, seat, True))
        return self.end_pile(state, now) if all(state.done) else state

    def wipe(self, state: PolpoState, seat: Seat, row: int, now: Moment) -> PolpoState:
        """Clear a row for the lowest full row, which gets its dot. Letters above stay in place."""
        sheet = state.sheets[seat]
        full = full_rows(sheet)[0]
        letters = [cell for cell in range(row * SIDE, (row + 1) * SIDE) if grid.is_letter(sheet.cells[cell])]
        sheet = replace(sheet, cells=grid.marked(sheet.cells, letters, EMPTY), dots=tuple(sorted((*sheet.dots, full))))
        now.tell(moves.RowCleared(seat, full, row))
        return replace(state, sheets=with_item(state.sheets, seat, sheet))

    def time_up(self, state: PolpoState, now: Moment) -> PolpoState:
        if state.phase != "clear":
            return super().time_up(state, now)
        for seat in range(state.seats):
            while self.may_clear(state, seat):       # lines reach the highest row first
                state = self.wipe(state, seat, clearable_rows(state.sheets[seat])[0], now)
            state = self.dot_idle_rows(state, seat, now)
        return self.end_pile(state, now)

    def end_pile(self, state: PolpoState, now: Moment) -> PolpoState:
        if state.turn % PILE == 0:
            now.tell(moves.PileEnded(state.turn // PILE))
            state = self.draw_lines(state, range(state.seats), "pile", now)
            if state.phase == "over":
                return state
        return self.next_turn(state, now)

    # --- words for samples, and the end --------------------------------------------------------------------------

    def guess_word(self, laid: PolpoState | PolpoView, board: int, chance: Chance) -> str:
        said = laid.said[board]
        if said is not None:
            return said.word
        return "".join(chance.pick("AEIOULNRSTCDMPBG") for _ in range(length_of(laid.request.shapes[0])))

    def some_writing(self, laid: PolpoState | PolpoView, board: int, chance: Chance) -> tuple[Writing, ...]:
        word = self.guess_word(laid, board, chance)
        paths = landings(laid.sheets[board].cells, word, laid.request.shapes[0], laid.options.strict_shapes)
        return (Writing(text=word, word=word, path=chance.pick(paths)),) if paths else ()

    def sample(self, state: PolpoState, seat: Seat, chance: Chance) -> WordMove:
        if state.phase == "clear":
            return moves.Clear(chance.pick(clearable_rows(state.sheets[seat])))
        if state.phase == "write" and state.said[seat] is None:
            word = self.guess_word(state, seat, chance)
            said = {each.word for each in state.said if each is not None}
            unfit = word in said or word in state.sheets[seat].words or chance.below(10) == 0
            return moves.Pass() if unfit else moves.Claim(word)
        return super().sample(state, seat, chance)

    def outcome(self, state: PolpoState) -> Outcome | None:
        """The last seat in play; of several, or of those eliminated together, the ones with most empty cells."""
        if state.phase != "over":
            return None
        afloat = [seat for seat in range(state.seats) if not state.out[seat]]
        last = afloat or [seat for seat in range(state.seats) if state.out[seat] == max(state.out)]
        white = {seat: state.sheets[seat].empty for seat in last}
        return Outcome(
            scores=tuple(white.get(seat, 0) for seat in range(state.seats)),
            winners=tuple(seat for seat in last if white[seat] == max(white.values())),
            breakdown=tuple(
                (Line("white-cells", white[seat], {"count": white[seat]}),) if seat in white
                else (Line("sunk", 0, {}),) for seat in range(state.seats)))

    def older(self, version: int) -> Polpo | None:
        return PolpoWithoutCategories() if version in (0, 1) else None


class PolpoWithoutCategories(Polpo):
    """Version 1: the option `hard` was accepted without categories, with no effect."""

    version = 1
    hard_anywhere = True
