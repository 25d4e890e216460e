"""Forza quattro: four in a row on seven columns of six. Also used to compare with other engines."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec

from ludoteca.bots import Unhurried
from ludoteca.rules import Chance, Event, Game, IllegalMove, Move, Options, Outcome, Seat, Step, TakeBack, tell
from ludoteca.rules.speech import Number, Phrase
from ludoteca.rules.words import Sentence, Who, now, on_table, seats_named

COLUMNS, ROWS = 7, 6
ALONE = (frozenset((0,)), frozenset((1,)))
# Directions of a line of four through the last disc: down (nothing is above it), and both ways otherwise.
DIRECTIONS = (((0, -1),), ((1, 0), (-1, 0)), ((1, 1), (-1, -1)), ((1, -1), (-1, 1)))
Ray = tuple[tuple[int, int], ...]


def _ray(column: int, row: int, dx: int, dy: int) -> Ray:
    """The next three cells in a direction, as far as the board goes."""
    cells = ((column + n * dx, row + n * dy) for n in (1, 2, 3))
    return tuple((x, y) for x, y in cells if 0 <= x < COLUMNS and 0 <= y < ROWS)


def _lines(column: int, row: int) -> list[list[Ray]]:
    """The rays from a cell, grouped by line, for lines with room for four."""
    lines = [[ray for dx, dy in ways if (ray := _ray(column, row, dx, dy))] for ways in DIRECTIONS]
    return [line for line in lines if sum(map(len, line)) >= 3]


LINES = [[_lines(column, row) for row in range(ROWS)] for column in range(COLUMNS)]


class Drop(Move, frozen=True):
    """Let a disc fall into a column."""

    column: int


DROPS = tuple(map(Drop, range(COLUMNS)))


class Dropped(Event, frozen=True):
    seat: Seat
    column: int


class State(msgspec.Struct, frozen=True):
    """Each column from the bottom up, whose turn it is, and who has four in a row. Nothing is hidden."""

    columns: tuple[tuple[Seat, ...], ...] = ((),) * COLUMNS
    turn: Seat = 0
    winner: Seat | None = None


def four_through(columns: Sequence[tuple[Seat, ...]], column: int, seat: Seat) -> bool:
    """Return whether the top disc of a column is in a row of four."""
    for line in LINES[column][len(columns[column]) - 1]:
        count = 1
        for ray in line:
            for x, y in ray:
                discs = columns[x]
                if y >= len(discs) or discs[y] != seat:
                    break
                count += 1
        if count >= 4:
            return True
    return False


def drop(state: State, column: int) -> State:
    seat, columns = state.turn, list(state.columns)
    columns[column] += (seat,)
    return State(tuple(columns), 1 - seat, seat if four_through(columns, column, seat) else None)


class ForzaQuattro(Game[Options, State, Drop, State]):
    id, box, seats, minutes, shelf = "forza_quattro", "forza_quattro", range(2, 3), 5, False
    Event = Dropped
    phrases = (Phrase("drop", Drop, column=Number(1, COLUMNS, shown_from=1)),)

    def setup(self, seats: int, options: Options, chance: Chance) -> State:
        return State()

    def actors(self, state: State) -> frozenset[Seat]:
        return ALONE[state.turn]

    def moves(self, state: State, seat: Seat) -> list[Drop]:
        columns = state.columns
        return [drop for drop in DROPS if len(columns[drop.column]) < ROWS]

    def sample(self, state: State, seat: Seat, chance: Chance) -> Drop:
        return Drop(chance.pick([x for x, column in enumerate(state.columns) if len(column) < ROWS]))

    def play(self, state: State, seat: Seat, move: Drop, at: int, chance: Chance) -> Step[State]:
        if not 0 <= move.column < COLUMNS:
            raise IllegalMove("no_such_column", rule="columns")
        if len(state.columns[move.column]) == ROWS:
            raise IllegalMove("column_full", rule="columns")
        return Step(drop(state, move.column), (tell(Dropped(seat, move.column)),))

    def take_back(self, before: State, move: Drop, after: State, seat: Seat) -> TakeBack:
        return "free"

    def view(self, state: State, seat: Seat | None) -> State:
        return state

    def told(self, view: State, seat: Seat | None) -> Iterator[Sentence]:
        over = self.outcome(view) is not None
        yield now("told-over" if over else "told-turn" if seat == view.turn else "told-wait", who=Who(view.turn))
        for column, discs in enumerate(view.columns, 1):
            yield on_table("told-column", column=column, discs=seats_named(discs), count=len(discs))

    def sayable(self, view: State, seat: Seat) -> tuple[str, ...]:
        return ("drop",) if seat == view.turn and self.outcome(view) is None else ()

    def heard(self, event: object) -> dict[str, int]:
        return {"column": event.column + 1} if isinstance(event, Dropped) else {}

    def resample(self, view: State, seat: Seat | None, chance: Chance) -> State:
        return view

    def outcome(self, state: State) -> Outcome | None:
        if state.winner is not None:
            return Outcome((int(state.winner == 0), int(state.winner == 1)), (state.winner,))
        for column in state.columns:
            if len(column) < ROWS:
                return None
        return Outcome((0, 0), (0, 1))


class ForzaQuattroBot(Unhurried):
    """Looks a few discs ahead: one, three or five."""

    def __init__(self, level: str) -> None:
        self.depth = {"apprendista": 1, "artigiano": 3, "maestro": 5}[level]

    def choose(self, view: State, seat: Seat, chance: Chance) -> Drop:
        values = {x: -self.value(drop(view, x), self.depth - 1, -2, 2) for x in self.open(view)}
        best = max(values.values())
        return Drop(chance.pick([x for x, value in values.items() if value == best]))

    def open(self, state: State) -> list[int]:
        return [x for x in (3, 2, 4, 1, 5, 0, 6) if len(state.columns[x]) < ROWS]

    def value(self, state: State, depth: int, low: int, high: int) -> int:
        """Negamax: 1 where the seat to move wins, -1 where it loses, 0 where nothing is decided in sight."""
        if state.winner is not None:
            return -1
        if depth == 0 or not self.open(state):
            return 0
        for x in self.open(state):
            low = max(low, -self.value(drop(state, x), depth - 1, -high, -low))
            if low >= high:
                break
        return low


def bot(level: str, game: str) -> ForzaQuattroBot:
    return ForzaQuattroBot(level)


GAME = ForzaQuattro()
