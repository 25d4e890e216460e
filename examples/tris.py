"""Tris (noughts and crosses): a small game with a text interface and a bot, for docs/write-a-game/adding-a-game.md."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec

from ludoteca.bots import Unhurried
from ludoteca.rules import Chance, Event, Game, IllegalMove, Move, Options, Outcome, Seat, Step, TakeBack, tell
from ludoteca.rules.speech import Number, Phrase
from ludoteca.rules.words import Sentence, Who, now, on_table, words

ALONE = (frozenset((0,)), frozenset((1,)))
LINES = ((0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6))
OTHERS = [[tuple(other for other in line if other != cell) for line in LINES if cell in line] for cell in range(9)]


class Mark(Move, frozen=True):
    """Put your mark in an empty cell."""

    cell: int


MARKS = tuple(map(Mark, range(9)))


class Marked(Event, frozen=True):
    seat: Seat
    cell: int


class State(msgspec.Struct, frozen=True):
    """Nine cells (None is empty), whose turn it is, who has won. Nothing is hidden, so the view is the state."""

    cells: tuple[Seat | None, ...] = (None,) * 9
    turn: Seat = 0
    winner: Seat | None = None


def winner(cells: Sequence[Seat | None], cell: int, seat: Seat) -> Seat | None:
    """The seat that marks this cell, if that makes three in a row."""
    for one, other in OTHERS[cell]:
        if cells[one] == seat == cells[other]:
            return seat
    return None


class Tris(Game[Options, State, Mark, State]):
    id, box, seats, minutes, shelf = "tris", "tris", range(2, 3), 2, False
    Event = Marked
    phrases = (Phrase("mark", Mark, cell=Number(1, 9, shown_from=1)),)

    def setup(self, seats: int, options: Options, chance: Chance) -> State:
        return State()

    def actors(self, state: State) -> frozenset[Seat]:
        return ALONE[state.turn]

    def moves(self, state: State, seat: Seat) -> list[Mark]:
        cells = state.cells
        return [mark for mark in MARKS if cells[mark.cell] is None]

    def sample(self, state: State, seat: Seat, chance: Chance) -> Mark:
        return Mark(chance.pick([cell for cell, mark in enumerate(state.cells) if mark is None]))

    def play(self, state: State, seat: Seat, move: Mark, at: int, chance: Chance) -> Step[State]:
        cell, cells = move.cell, list(state.cells)
        if not 0 <= cell < 9:
            raise IllegalMove("no_such_cell", rule="cells")
        if cells[cell] is not None:
            raise IllegalMove("cell_taken", rule="cells")
        cells[cell] = seat
        return Step(State(tuple(cells), 1 - seat, winner(cells, cell, seat)), (tell(Marked(seat, cell)),))

    def take_back(self, before: State, move: Mark, after: State, seat: Seat) -> TakeBack:
        return "free"

    def view(self, state: State, seat: Seat | None) -> State:
        return state

    def told(self, view: State, seat: Seat | None) -> Iterator[Sentence]:
        over = self.outcome(view) is not None
        yield now("told-over" if over else "told-turn" if seat == view.turn else "told-wait", who=Who(view.turn))
        for row in range(3):
            cells = view.cells[3 * row:3 * row + 3]
            yield on_table("told-row", row=row + 1, cells=tuple(
                words("told-empty", cell=3 * row + place + 1) if mark is None else Who(mark)
                for place, mark in enumerate(cells)))

    def sayable(self, view: State, seat: Seat) -> tuple[str, ...]:
        return ("mark",) if seat == view.turn and self.outcome(view) is None else ()

    def heard(self, event: object) -> dict[str, int]:
        return {"cell": event.cell + 1} if isinstance(event, Marked) else {}

    def resample(self, view: State, seat: Seat | None, chance: Chance) -> State:
        return view

    def outcome(self, state: State) -> Outcome | None:
        first = state.winner
        if first is not None:
            return Outcome(scores=(int(first == 0), int(first == 1)), winners=(first,))
        return None if None in state.cells else Outcome(scores=(0, 0), winners=(0, 1))


class TrisBot(Unhurried):
    """Wins where it can and blocks where it must, more often the better it is; elsewhere plays anywhere."""

    def __init__(self, level: str) -> None:
        self.attention = {"apprendista": 0.3, "artigiano": 0.8, "maestro": 1.0}[level]

    def choose(self, view: State, seat: Seat, chance: Chance) -> Mark:
        empty = [cell for cell, mark in enumerate(view.cells) if mark is None]
        if chance.unit() < self.attention:
            for who in (seat, 1 - seat):
                for cell in empty:
                    if winner(view.cells, cell, who) is not None:
                        return Mark(cell)
            if 4 in empty:
                return Mark(4)
        return Mark(chance.pick(empty))


def bot(level: str, game: str) -> TrisBot:
    return TrisBot(level)


GAME = Tris()
