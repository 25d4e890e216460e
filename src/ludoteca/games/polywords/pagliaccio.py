"""Pesce Pagliaccio: ten turns. The first player to say a word of the category takes the card with its length."""

from __future__ import annotations

from typing import ClassVar

from msgspec.structs import replace

from ludoteca.games.polywords import moves
from ludoteca.games.polywords.claims import ClaimingGame, lead
from ludoteca.games.polywords.moves import WordMove
from ludoteca.games.polywords.requests import Request, draw_category, pagliaccio_lengths, unfit_for_lengths
from ludoteca.games.polywords.rules import NUMBERS, PAYING, REVEAL, VERDICT, Moment
from ludoteca.games.polywords.state import ClaimState, ContestOptions
from ludoteca.games.polywords.view import ClaimView
from ludoteca.rules import Chance, IllegalMove, Millis, Seat


class Pagliaccio(ClaimingGame[ContestOptions, ClaimState, ClaimView]):
    """There is one length card more than players; a player without a card gets two bottles.

    Hidden: nothing. Words and boards are public, and cards are drawn when they are turned up.
    """

    id, seats, minutes, turns = "pagliaccio", range(3, 7), 20, 10
    Move = moves.Claim | moves.Write | moves.Pass | moves.Ready | moves.Contest | moves.Vote | moves.Bottle
    Event = (moves.TurnBegan | moves.PenDown | moves.Claimed | moves.WordShown | moves.NothingWritten | moves.Contested
             | moves.Voted | moves.ContestSettled | moves.Penalised | moves.BottleDropped)

    peaks: ClassVar = {moves.WordShown: REVEAL, moves.ContestSettled: VERDICT, moves.Penalised: PAYING}
    numbers: ClassVar = {**NUMBERS, "turns": turns}

    def lay_requests(self, state: ClaimState, chance: Chance) -> ClaimState:
        lengths, options = pagliaccio_lengths(state.seats), state.options
        # Our rule: as many lengths as players have everyday answers; the extra card may have none.
        category = draw_category(
            state.seen.categories, self.turns, options.hard, options.words, chance,
            unfit=unfit_for_lengths(lengths, len(lengths) - state.seats, options.words))
        return replace(
            state, request=Request(categories=(category,), lengths=lengths),
            seen=Request(categories=(*state.seen.categories, category)))

    def check_claim(self, state: ClaimState, seat: Seat, word: str, fair: Millis) -> None:
        if len(word) not in state.request.lengths:
            raise IllegalMove("no_such_length", rule="turn", word=word, length=len(word))
        for other, said in enumerate(state.said):
            if said is not None and len(said.word) == len(word):
                raise IllegalMove("card_taken", rule="turn", length=len(word), by=other, word=said.word,
                                  ahead=lead(fair, said))

    def settle(self, state: ClaimState, now: Moment) -> ClaimState:
        return self.punish_silence(state, now)

    def sample(self, state: ClaimState, seat: Seat, chance: Chance) -> WordMove:
        if state.phase == "write" and state.said[seat] is None:
            taken = {len(said.word) for said in state.said if said is not None}
            free = [length for length in state.request.lengths if length not in taken]
            word = "".join(chance.pick("AEIOULNRSTCDMPBG") for _ in range(chance.pick(free)))
            return moves.Pass() if chance.below(12) == 0 or word in state.sheets[seat].words else moves.Claim(word)
        return super().sample(state, seat, chance)

    def guess_word(self, laid: ClaimState | ClaimView, board: int, chance: Chance) -> str:
        said = laid.said[board]
        return said.word if said is not None else super().guess_word(laid, board, chance)
