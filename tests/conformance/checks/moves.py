"""`moves()` compared with `play`: listed moves are accepted, others are refused, and no move breaks the rules."""

from __future__ import annotations

from typing import Any

import msgspec

from ludoteca.rules import Chance, IllegalMove, Table
from ludoteca.rules.game import Seat
from tests.conformance.checks.fuzz import near_misses, odd_moves
from tests.conformance.playouts import encoded
from tests.conformance.recorded_games import Transition, attempt, recorded_games, transitions


def listing(table: Table, seat: Seat) -> list[Any] | None:
    found = table.moves(seat)
    return None if found is None else [table.game.stamped(move, 0) for move in found]


def every_listed_move_is_accepted(id: str) -> None:
    chance = Chance.stream(id, purpose="listed")
    for transition in transitions(id, 90):
        for seat in chance.sample(sorted(transition.table.actors), 2):
            listed = listing(transition.table, seat) or []
            assert len({encoded(move) for move in listed}) == len(listed), f"a move is listed twice: {transition}"
            for move in chance.sample(listed, 25):
                answer = attempt(transition.table, seat, move)
                assert not isinstance(answer, IllegalMove), (
                    f"{move} is listed and refused ({answer.code}): {transition}")


def no_legal_move_is_left_out(id: str) -> None:
    """Every move that `play` accepts is listed, every sample too; near misses that are not listed are refused."""
    chance = Chance.stream(id, purpose="near misses")
    for transition in transitions(id, 90):
        table, rules = transition.table, transition.rules
        for seat in chance.sample(sorted(table.actors), 2):
            sampled = table.sample(seat, chance)
            answer = attempt(table, seat, sampled)
            assert not isinstance(answer, IllegalMove), f"sample gives {sampled}, which is refused: {transition}"
            listed = listing(table, seat)
            if listed is None:
                continue
            assert rules.stamped(sampled, 0) in listed, f"sample gives {sampled}, which is not listed: {transition}"
            for move in [*near_misses(table, seat, chance, 12), *odd_moves(table, chance, 2)]:
                accepted = not isinstance(attempt(table, seat, move), IllegalMove)
                assert not accepted or rules.stamped(move, 0) in listed, (
                    f"{move} is accepted and not listed: {transition}")


def odd_moves_break_nothing(id: str) -> None:
    """Fuzzed moves raise nothing but IllegalMove; an accepted one leaves a state and a log that survive JSON."""
    chance = Chance.stream(id, purpose="odd")
    for transition in transitions(id, 60):
        table = transition.table
        seats: list[Seat] = list(chance.sample(sorted(table.actors), 2))
        if transition.rules.watchers_may_act(transition.state):
            seats.append(table.seats)
        for seat in seats:
            for move in [*odd_moves(table, chance, 3), *near_misses(table, seat, chance, 6)]:
                survive(transition, seat, move)


def survive(transition: Transition, seat: Seat, move: Any) -> None:
    try:
        answer = attempt(transition.table, seat, move)
    except Exception as error:
        raise AssertionError(f"{move!r:.200} of {seat} raises {error!r:.200}: {transition}") from error
    if isinstance(answer, IllegalMove):
        return
    try:
        kept = msgspec.json.decode(encoded(answer.state), type=transition.rules.State)
        encoded(move)
    except (OverflowError, TypeError, ValueError, msgspec.MsgspecError) as error:
        raise AssertionError(f"{move!r:.200} of {seat} leaves a state that cannot be written down: {error}") from error
    assert kept == answer.state, f"{move!r:.200} of {seat} leaves a state that does not survive JSON"


def nobody_acts_out_of_turn(id: str) -> None:
    """The table refuses every move of a seat that may not act, with a code from `out_of_turn`. After the end it refuses
    every move.
    """
    chance = Chance.stream(id, purpose="out of turn")
    for transition in transitions(id, 60):
        for seat in set(range(transition.table.seats)) - transition.table.actors:
            for move in [transition.entry.move, *odd_moves(transition.table, chance, 1)]:
                answer = attempt(transition.table, seat, move)
                assert isinstance(answer, IllegalMove), f"{seat} acts: {transition}"
                said = answer.code
                assert said in transition.rules.out_of_turn, f"{seat} may not act and is told {said}: {transition}"
    for recorded in recorded_games(id):
        move = next(entry.move for entry in recorded.table.entries if entry.move is not None)
        answer = attempt(recorded.table, 0, move)
        assert isinstance(answer, IllegalMove) and answer.code == "game_over", "somebody plays on after the end"


CHECKS = (every_listed_move_is_accepted, no_legal_move_is_left_out, odd_moves_break_nothing, nobody_acts_out_of_turn)
