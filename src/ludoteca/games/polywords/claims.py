"""Claims of Pagliaccio and Polpo: the first player to say a word has it, and may write it after the deadline.

A player who cannot place the claimed word may pass. The word and its card then stay taken for this turn.
"""

from __future__ import annotations

from abc import abstractmethod
from typing import Generic, TypeVar

from msgspec.structs import replace

from ludoteca.games.polywords import moves
from ludoteca.games.polywords.moves import WordMove
from ludoteca.games.polywords.reveal import ContestGame
from ludoteca.games.polywords.rules import TIME_TO_PLACE, Moment, with_item
from ludoteca.games.polywords.sheet import check_unwritten, spell
from ludoteca.games.polywords.state import ClaimState, ContestOptions, Said
from ludoteca.games.polywords.view import ClaimView
from ludoteca.rules import IllegalMove, Millis, Seat

O = TypeVar("O", bound=ContestOptions)  # noqa: E741
S = TypeVar("S", bound=ClaimState)
V = TypeVar("V", bound=ClaimView)


WHISKER: Millis = 2000             # the largest lead that the second player is told


def lead(fair: Millis, said: Said) -> Millis:
    """Return how much earlier the first claim was, or 0 if the lead is too large to be told."""
    behind = fair - said.fair
    return behind if 0 < behind <= WHISKER else 0


class ClaimingGame(ContestGame[O, S, V], Generic[O, S, V]):
    """Base of the games with claims. Nothing is secret; a claim is a race."""

    secret = False

    @abstractmethod
    def check_claim(self, state: S, seat: Seat, word: str, fair: Millis) -> None:
        """Refuse a word that is taken, or that the cards rule out."""

    def next_turn(self, state: S, now: Moment) -> S:
        return super().next_turn(replace(state, said=(None,) * state.seats), now)

    def races(self, state: S, seat: Seat, move: WordMove) -> bool:
        return isinstance(move, moves.Claim)

    def stamped(self, move: WordMove, lag: Millis) -> WordMove:
        return replace(move, lag=lag) if isinstance(move, moves.Claim) else move

    def act(self, state: S, seat: Seat, move: WordMove, now: Moment) -> S:
        if isinstance(move, moves.Claim):
            self.only_in(state, "write")
            return self.claim(state, seat, move, now)
        return super().act(state, seat, move, now)

    def claim(self, state: S, seat: Seat, move: moves.Claim, now: Moment) -> S:
        before = state.said[seat]
        if before is not None:
            raise IllegalMove("said_already", rule="turn", word=before.word)
        word, fair = spell(move.word), now.at
        self.check_claim(state, seat, word, fair)
        check_unwritten(state.sheets[seat], word)
        now.tell(moves.Claimed(seat, word, len(word), move.lag))
        state = replace(state, said=with_item(state.said, seat, Said(move.word.strip(), word, fair)))
        return self.everybody_spoke(state, now)

    def write(self, state: S, seat: Seat, move: moves.Write, now: Moment) -> S:
        said = state.said[seat]
        if said is None:
            raise IllegalMove("say_it_first", rule="turn")
        if spell(move.word) != said.word:
            raise IllegalMove("not_the_word_said", rule="turn", word=said.word)
        return super().write(state, seat, move, now)

    def pen_down(self, state: S, seat: Seat, now: Moment) -> S:
        return self.everybody_spoke(replace(state, done=with_item(state.done, seat, True)), now)

    def everybody_spoke(self, state: S, now: Moment) -> S:
        """When all have claimed or passed, end the hourglass and give the others time to write."""
        if all(state.done):
            return self.reveal(state, now)
        if state.phase == "write" and all(
                done or said is not None for done, said in zip(state.done, state.said, strict=True)):
            return self.let_place(state, now)
        return state

    def let_place(self, state: S, now: Moment) -> S:
        written = state.done
        state = self.enter(state, "place", now, TIME_TO_PLACE)
        done = tuple(wrote or said is None for wrote, said in zip(written, state.said, strict=True))
        state = replace(state, done=done)
        return self.reveal(state, now) if all(done) else state

    def time_up(self, state: S, now: Moment) -> S:
        match state.phase:
            case "write":
                return self.let_place(state, now)
            case "place":
                return self.reveal(state, now)
        return super().time_up(state, now)
