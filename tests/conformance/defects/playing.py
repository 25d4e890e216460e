"""Mistakes in the rules: moves, chance and memory, mutation, time, the end, options, logs, positions."""

from __future__ import annotations

import random
import time
from typing import Annotated, Any

import msgspec
from msgspec.structs import replace

from ludoteca.rules import Chance, IllegalMove, Outcome, Seat, Step, tell
from ludoteca.rules.registry import game
from tests.conformance.defects.planting import Morra, caught_by, morra

Throw, State, View = morra.Throw, morra.State, morra.View

# --- moves


@caught_by("every_listed_move_is_accepted", "is listed and refused")
class AnImpossibleCallIsListed(Morra):
    def moves(self, state: Any, seat: Seat) -> Any:
        return [*super().moves(state, seat), Throw(1, 99)]

    def sample(self, state: Any, seat: Seat, chance: Chance) -> Any:
        return chance.pick(super().moves(state, seat))


@caught_by("every_listed_move_is_accepted", "is listed and refused")
class ThreeFingersAreRefused(Morra):
    def play(self, state: Any, seat: Seat, move: Any, at: int, chance: Chance) -> Any:
        if move.fingers == 3:
            raise IllegalMove("no_such_hand", rule="throw", least=1, most=5)
        return super().play(state, seat, move, at, chance)

    def sample(self, state: Any, seat: Seat, chance: Chance) -> Any:
        return chance.pick([move for move in self.moves(state, seat) if move.fingers != 3])


@caught_by("every_listed_move_is_accepted", "is listed twice")
class AMoveIsListedTwice(Morra):
    def moves(self, state: Any, seat: Seat) -> Any:
        return [*super().moves(state, seat), *super().moves(state, seat)[:1]]


@caught_by("no_legal_move_is_left_out", "is not listed|accepted and not listed")
class TheHighestCallIsLeftOut(Morra):
    def moves(self, state: Any, seat: Seat) -> Any:
        listed = super().moves(state, seat)
        return [move for move in listed if move.call < max(each.call for each in listed)]

    def sample(self, state: Any, seat: Seat, chance: Chance) -> Any:
        return chance.pick(super().moves(state, seat))


@caught_by("no_legal_move_is_left_out", "is accepted and not listed")
class AnyCallIsAccepted(Morra):
    def play(self, state: Any, seat: Seat, move: Any, at: int, chance: Chance) -> Any:
        possible = morra.calls(state.options, len(state.hands), move.fingers) or range(1)
        fit = min(max(move.call, possible[0]), possible[-1])
        return super().play(state, seat, replace(move, call=fit), at, chance)


@caught_by("no_legal_move_is_left_out", "is accepted and not listed")
class SixFingersAreAccepted(Morra):
    def play(self, state: Any, seat: Seat, move: Any, at: int, chance: Chance) -> Any:
        five = replace(move, fingers=5, call=move.call - 1) if move.fingers == 6 else move
        return super().play(state, seat, five, at, chance)


@caught_by("random_games_end_and_replay", "a random game broke")
class TheSampleIsIllegal(Morra):
    def sample(self, state: Any, seat: Seat, chance: Chance) -> Any:
        return Throw(chance.below(7), 5)


@caught_by("odd_moves_break_nothing", "raises IndexError")
class OddFingersFallOffTheHand(Morra):
    def play(self, state: Any, seat: Seat, move: Any, at: int, chance: Chance) -> Any:
        ("fist", "thumb", "two", "three", "four", "five")[move.fingers]
        return super().play(state, seat, move, at, chance)


@caught_by("odd_moves_break_nothing", "raises OverflowError")
class HugeCallsOverflow(Morra):
    def play(self, state: Any, seat: Seat, move: Any, at: int, chance: Chance) -> Any:
        float(move.call)
        return super().play(state, seat, move, at, chance)


@caught_by("odd_moves_break_nothing", "leaves a state that cannot be written down")
class HugeCallsBecomeInfinite(Morra):
    def play(self, state: Any, seat: Seat, move: Any, at: int, chance: Chance) -> Any:
        if move.call > 2**60:
            return Step(replace(state, points=(float("inf"),) * len(state.points)))
        return super().play(state, seat, move, at, chance)


@caught_by("nobody_acts_out_of_turn", "is told no_such_hand")
class OutOfTurnTheHandIsBlamed(Morra):
    """A second hand is refused with a code of the game that says nothing about turns."""

    def not_your_turn(self, state: Any, seat: Seat, move: Any) -> Any:
        return IllegalMove("no_such_hand", rule="throw", least=1, most=5)


@caught_by("the_game_never_gets_stuck", "may act and has no move")
class TheFirstSeatHasNoMoves(Morra):
    def moves(self, state: Any, seat: Seat) -> Any:
        return super().moves(state, seat) if seat else []

    def sample(self, state: Any, seat: Seat, chance: Chance) -> Any:
        return chance.pick(super().moves(state, 1))


# --- chance and memory


@caught_by("random_games_end_and_replay", "the log tells another game|broke|the log leads")
class DiceFromElsewhere(Morra):
    def setup(self, seats: int, options: Any, chance: Chance) -> Any:
        return replace(super().setup(seats, options, chance), points=(random.randrange(2),) * seats)


@caught_by("a_game_played_again_is_the_same", "went another way")
class TheClockIsRead(Morra):
    def setup(self, seats: int, options: Any, chance: Chance) -> Any:
        return replace(super().setup(seats, options, chance), habits=((time.perf_counter_ns(),) * 6,) * seats)


@caught_by("a_game_played_again_is_the_same", "went another way")
class RemembersEarlierGames(Morra):
    played: list[int] = []

    def setup(self, seats: int, options: Any, chance: Chance) -> Any:
        self.played.append(seats)
        return replace(super().setup(seats, options, chance), habits=((len(self.played),) * 6,) * seats)


@caught_by("a_game_played_again_is_the_same", "keep something of their own")
class KeepsTheLastTable(Morra):
    def setup(self, seats: int, options: Any, chance: Chance) -> Any:
        self.table = super().setup(seats, options, chance)
        return self.table


@caught_by("another_process_plays_the_same_game", "another process saw another game")
class HangsOnTheOrderOfASet(Morra):
    def setup(self, seats: int, options: Any, chance: Chance) -> Any:
        names = ("pollice", "indice", "medio", "anulare", "mignolo", "pugno")
        order = tuple(names.index(name) for name in set(names))
        return replace(super().setup(seats, options, chance), habits=(order,) * seats)


# --- frozen values


class SoftState(State, frozen=False):                                    # type: ignore[misc]
    pass


@caught_by("everything_is_frozen", "SoftState is not frozen")
class TheStateIsNotFrozen(Morra):
    State = SoftState

    def setup(self, seats: int, options: Any, chance: Chance) -> Any:
        laid = super().setup(seats, options, chance)
        return SoftState(**{name: getattr(laid, name) for name in laid.__struct_fields__})


@caught_by("everything_is_frozen", "a list is not frozen")
class PointsAreAList(Morra):
    def setup(self, seats: int, options: Any, chance: Chance) -> Any:
        return replace(super().setup(seats, options, chance), points=[0] * seats)


class Noted(State, frozen=True):                                         # type: ignore[misc]
    notes: dict[str, int] = {}


class Noting(Morra):                                                     # type: ignore[misc]
    State = Noted

    def setup(self, seats: int, options: Any, chance: Chance) -> Any:
        laid = super().setup(seats, options, chance)
        return Noted(**{name: getattr(laid, name) for name in laid.__struct_fields__}, notes={"throws": 0})


@caught_by("nothing_given_is_changed", "changed the state they were given")
class PlayWritesOnItsInput(Noting):
    def play(self, state: Any, seat: Seat, move: Any, at: int, chance: Chance) -> Any:
        state.notes["throws"] += 1
        return super().play(state, seat, move, at, chance)


@caught_by("nothing_given_is_changed", "changed the state they were given")
class LookingWritesOnTheState(Noting):
    def view(self, state: Any, seat: Seat | None) -> Any:
        state.notes["throws"] += 1
        return super().view(state, seat)


# --- time and the end


@caught_by("time_is_honoured", "lies in the past|broke")
class TimeRunsBackwards(Morra):
    def expire(self, state: Any, at: int, chance: Chance) -> Any:
        step = super().expire(state, at, chance)
        return replace(step, state=replace(step.state, until=step.state.until and at - 5))


@caught_by("time_is_honoured", "nothing happens|same deadline|broke")
class ExpiryChangesNothing(Morra):
    def expire(self, state: Any, at: int, chance: Chance) -> Any:
        return Step(state)


@caught_by("the_game_never_gets_stuck", "nobody may act and no time runs")
class WhoIsLateIsLockedOut(Morra):
    def deadline(self, state: Any) -> int | None:
        return None

    def actors(self, state: Any) -> frozenset[Seat]:
        return super().actors(state) - {0}


@caught_by("outcomes_are_consistent", "yet time runs")
class TimeRunsOnAfterTheEnd(Morra):
    def deadline(self, state: Any) -> int | None:
        return state.until or (99_999_999 if state.over and state.options.seconds else None)


@caught_by("outcomes_are_consistent", "won with less than")
class EverybodyWins(Morra):
    def outcome(self, state: Any) -> Outcome | None:
        found = super().outcome(state)
        return found and replace(found, winners=tuple(range(len(state.points))))


@caught_by("outcomes_are_consistent", "the lines do not add up")
class TheScoreSheetIsWrong(Morra):
    def outcome(self, state: Any) -> Outcome | None:
        found = super().outcome(state)
        return found and replace(found, breakdown=tuple((*lines, *lines) for lines in found.breakdown))


@caught_by("outcomes_are_consistent", "one score for each seat")
class AScoreIsMissing(Morra):
    def outcome(self, state: Any) -> Outcome | None:
        found = super().outcome(state)
        return found and replace(found, scores=found.scores[:-1], breakdown=())


@caught_by("random_games_end_and_replay", "nobody may act and no time runs")
class TheGameNeverEnds(Morra):
    def outcome(self, state: Any) -> Outcome | None:
        return None


# --- options


@caught_by("every_option_matters", "option fist = True changes nothing")
class TheFistIsDead(Morra):
    def setup(self, seats: int, options: Any, chance: Chance) -> Any:
        return super().setup(seats, replace(options, fist=False), chance)


@caught_by("every_option_matters", "option seconds = 20 changes nothing")
class TwentySecondsAreTen(Morra):
    def setup(self, seats: int, options: Any, chance: Chance) -> Any:
        return super().setup(seats, replace(options, seconds=options.seconds and 10), chance)


@caught_by("every_option_matters", "option shared = True changes nothing")
class SharedPointsAreDead(Morra):
    def setup(self, seats: int, options: Any, chance: Chance) -> Any:
        return super().setup(seats, replace(options, shared=False), chance)


class Unbounded(morra.MorraOptions, frozen=True):                        # type: ignore[misc]
    rounds: Annotated[int, msgspec.Meta(ge=1)] = 30


@caught_by("every_option_has_a_default_and_bounds", "option rounds has no bounds")
class AnOptionWithoutBounds(Morra):
    Options = Unbounded


# --- the wire, logs and positions


class Gaps(View, frozen=True):                                           # type: ignore[misc]
    shown: dict[str, int | None] = {}


@caught_by("a_view_that_travelled_reads_as_it_was", "reads otherwise once decoded")
class ANullInADictionary(Morra):
    View = Gaps

    def view(self, state: Any, seat: Seat | None) -> Any:
        seen = super().view(state, seat)
        return Gaps(**{name: getattr(seen, name) for name in seen.__struct_fields__}, shown={"nobody": None})


@caught_by("everything_survives_json", "does not survive JSON")
class HalfAPoint(Morra):
    def setup(self, seats: int, options: Any, chance: Chance) -> Any:
        return replace(super().setup(seats, options, chance), points=(0.5,) * seats)


@caught_by("logs_name_their_version", "is no number of rules")
class RulesWithoutANumber(Morra):
    version = 0


@caught_by("logs_name_their_version", "version 1 is read by")
class OldLogsAreReadByAnotherGame(Morra):
    version = 2

    def older(self, version: int) -> Any:
        return game("tris")


@caught_by("what_is_taken_back_has_shown_nothing", "yet it shows")
class OpenHandsAreTakenBack(Morra):
    def take_back(self, before: Any, move: Any, after: Any, seat: Seat) -> Any:
        return "free"


@caught_by("what_is_taken_back_has_shown_nothing", "whether it is free betrays something")
class WhetherItIsFreeHangsOnAClosedHand(Morra):
    def take_back(self, before: Any, move: Any, after: Any, seat: Seat) -> Any:
        even = all(hand.fingers % 2 == 0 for other, hand in enumerate(before.hands) if hand and other != seat)
        return "free" if after.round == before.round and even else "never"


@caught_by("what_is_taken_back_has_shown_nothing", "is no policy")
class APolicyNobodyKnows(Morra):
    def take_back(self, before: Any, move: Any, after: Any, seat: Seat) -> Any:
        return "perhaps"


@caught_by("what_others_have_learned_is_not_taken_back", "None has learned something")
class TheCrowdSeesTheFirstHandWhenTheSecondComes(Morra):
    """The second player learns nothing and may take the hand back, but spectators have seen the first hand."""

    def view(self, state: Any, seat: Seat | None) -> Any:
        out = [hand for hand in state.hands if hand]
        return replace(super().view(state, seat), hand=out[0]) if seat is None and len(out) == 2 else super().view(
            state, seat)


@caught_by("what_others_have_learned_is_not_taken_back", "has learned something")
class TheNextSeatHearsWhatTheCallsAddUpTo(Morra):
    """An event goes to one neighbour only: the hand can be taken back although that seat heard of it."""

    def play(self, state: Any, seat: Seat, move: Any, at: int, chance: Chance) -> Any:
        step = super().play(state, seat, move, at, chance)
        calls = sum(hand.call for hand in step.state.hands if hand)
        sound = tell(morra.NobodyGuessed(calls), (seat + 1) % len(state.hands))
        return Step(step.state, (*step.events, sound))
