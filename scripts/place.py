"""Place: a game for the load alone, the same on every server compared. Four seats in turn, 18 cells change with each
move, and every seat has a hidden hand."""

from __future__ import annotations

import msgspec

from ludoteca.bots import Unhurried
from ludoteca.rules import Chance, Event, Game, IllegalMove, Move, Options, Outcome, Seat, Step, tell

CELLS, CHANGED = 64, 18
HANDS = [tuple(f"card-{seat}-{number}" for number in range(5)) for seat in range(4)]


class Place(Move, frozen=True):
    piece: str
    x: int
    y: int
    note: str


class Placed(Event, frozen=True):
    seat: Seat
    x: int
    y: int


class State(msgspec.Struct, frozen=True):
    seq: int
    turn: int
    scores: tuple[int, ...]
    board: tuple[int, ...]


class View(msgspec.Struct, frozen=True):
    seq: int
    turn: int
    scores: tuple[int, ...]
    board: tuple[int, ...]
    hand: tuple[str, ...]


class PlaceGame(Game[Options, State, Place, View]):
    id, box, seats, minutes, shelf = "place", "place", range(4, 5), 5, False
    Event = Placed

    def setup(self, seats: int, options: Options, chance: Chance) -> State:
        return State(0, 0, (0,) * 4, (0,) * CELLS)

    def actors(self, state: State) -> frozenset[Seat]:
        return frozenset((state.turn,))

    def sample(self, state: State, seat: Seat, chance: Chance) -> Place:
        return Place("knight", 1, 1, "")

    def play(self, state: State, seat: Seat, move: Place, at: int, chance: Chance) -> Step[State]:
        if not (0 <= move.x < 8 and 0 <= move.y < 8):
            raise IllegalMove("off_board")
        board, scores = list(state.board), list(state.scores)
        begin = move.x * 8 + move.y
        for each in range(CHANGED):
            board[(begin + each) % CELLS] = seat + 10 * (state.seq & 7)
        scores[seat] += 1
        after = State(state.seq + 1, (state.turn + 1) % 4, tuple(scores), tuple(board))
        return Step(after, (tell(Placed(seat, move.x, move.y)),))

    def view(self, state: State, seat: Seat | None) -> View:
        return View(state.seq, state.turn, state.scores, state.board, () if seat is None else HANDS[seat])

    def resample(self, view: View, seat: Seat | None, chance: Chance) -> State:
        return State(view.seq, view.turn, view.scores, view.board)

    def outcome(self, state: State) -> Outcome | None:
        return None


class Placer(Unhurried):
    def choose(self, view: View, seat: Seat, chance: Chance) -> Place:
        return Place("knight", 1, 1, "")


def bot(level: str, game: str) -> Placer:
    return Placer()


GAME = PlaceGame()
