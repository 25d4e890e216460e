"""Nim: take one to three of 21 matches; the player who takes the last one loses. The smallest complete game."""

import msgspec

from ludoteca.rules import Chance, Event, IllegalMove, Move, OpenGame, Options, Outcome, Seat, Step, tell


class Take(Move, frozen=True):
    matches: int


class Taken(Event, frozen=True):
    seat: Seat
    matches: int


class State(msgspec.Struct, frozen=True):
    left: int = 21
    turn: Seat = 0


class Nim(OpenGame[Options, State, Take]):
    id, box, seats, minutes, shelf, Event = "nim", "nim", range(2, 3), 2, False, Taken

    def actors(self, state: State) -> frozenset[Seat]:
        return frozenset({state.turn})

    def moves(self, state: State, seat: Seat) -> list[Take]:
        return [Take(matches) for matches in range(1, min(3, state.left) + 1)]

    def play(self, state: State, seat: Seat, move: Take, at: int, chance: Chance) -> Step[State]:
        if move not in self.moves(state, seat):
            raise IllegalMove("not_so_many", rule="take", most=min(3, state.left))
        return Step(State(state.left - move.matches, 1 - seat), (tell(Taken(seat, move.matches)),))

    def outcome(self, state: State) -> Outcome | None:
        return None if state.left else Outcome(scores=(1 - state.turn, state.turn), winners=(state.turn,))


GAME = Nim()
