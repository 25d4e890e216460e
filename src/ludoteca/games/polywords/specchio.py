"""Pesce Specchio: ten turns. The same word on two boards is erased from both."""

from __future__ import annotations

from typing import ClassVar

from msgspec.structs import replace

from ludoteca.games.polywords import moves
from ludoteca.games.polywords.requests import Request, draw_pair
from ludoteca.games.polywords.reveal import ContestGame
from ludoteca.games.polywords.rules import NUMBERS, PAYING, REVEAL, VERDICT, Moment, with_item
from ludoteca.games.polywords.sheet import erased
from ludoteca.games.polywords.state import ContestOptions, ContestState
from ludoteca.games.polywords.view import ContestView
from ludoteca.rules import Chance, IllegalMove, Seat


class Specchio(ContestGame[ContestOptions, ContestState, ContestView]):
    """All write a word of the category with that initial; identical words are erased.

    Hidden: the words of others until all have written.
    """

    id, seats, minutes, turns = "specchio", range(3, 7), 25, 10
    Move = moves.Write | moves.Pass | moves.Ready | moves.Contest | moves.Vote | moves.Bottle
    Event = (moves.TurnBegan | moves.PenDown | moves.WordShown | moves.NothingWritten | moves.WordsErased
             | moves.Contested | moves.Voted | moves.ContestSettled | moves.Penalised | moves.BottleDropped)

    peaks: ClassVar = {moves.WordShown: REVEAL, moves.WordsErased: 2_800, moves.ContestSettled: VERDICT,
                       moves.Penalised: PAYING}
    numbers: ClassVar = {**NUMBERS, "turns": turns}

    def lay_requests(self, state: ContestState, chance: Chance) -> ContestState:
        category, letter = draw_pair(state.seen, self.turns, state.options.hard, state.options.words, chance)
        return replace(
            state, request=Request(categories=(category,), letters=letter),
            seen=Request(categories=(*state.seen.categories, category), letters=state.seen.letters + letter))

    def check_word(self, state: ContestState, seat: Seat, word: str) -> None:
        if word[0] != state.request.letters:
            raise IllegalMove("wrong_initial", rule="turn", letter=state.request.letters, word=word)

    def together(self, state: ContestState, board: int, number: int) -> tuple[int, ...]:
        """The boards with the same word share the verdict."""
        word = state.written[board][number].word
        return tuple(each for each, written in enumerate(state.written) if written and written[0].word == word)

    def settle(self, state: ContestState, now: Moment) -> ContestState:
        """Erase identical words, with reused letters; boards without a word get two bottles."""
        wrong = {each.word for each in state.disputes if each.guilty}
        authors: dict[str, list[Seat]] = {}
        for seat, written in enumerate(state.written):
            for writing in written:
                authors.setdefault(writing.word, []).append(seat)
        for word, seats in authors.items():
            # Our rule: a word found wrong is not erased, since a wrong word has to stay.
            if len(seats) > 1 and word not in wrong:
                for seat in seats:
                    wiped = erased(state.sheets[seat], state.written[seat][0].path)
                    state = replace(state, sheets=with_item(state.sheets, seat, wiped))
                now.tell(moves.WordsErased(word, tuple(seats)))
        return self.punish_silence(state, now)

    def guess_word(self, laid: ContestState | ContestView, board: int, chance: Chance) -> str:
        return laid.request.letters + super().guess_word(laid, board, chance)[1:]
