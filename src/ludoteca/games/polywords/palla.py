"""Pesce Palla: eight turns with five letters each. Using fewer of them than others costs bottles."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import ClassVar

from msgspec.structs import replace

from ludoteca.games.polywords import moves
from ludoteca.games.polywords.contest import Reason
from ludoteca.games.polywords.requests import (
    LETTERS,
    WHOLE_DECK,
    Request,
    draw_category,
    draw_letters,
    joined,
    unfit_for_letters,
)
from ludoteca.games.polywords.reveal import ContestGame
from ludoteca.games.polywords.rules import NUMBERS, PAYING, REVEAL, VERDICT, Moment
from ludoteca.games.polywords.state import PallaOptions, PallaState
from ludoteca.games.polywords.view import PallaView
from ludoteca.rules import Chance, Seat

CARDS = 5
TURNS_BEFORE_RESHUFFLE = 4


def letters_used(word: str, letters: str, repeated: bool = False) -> int:
    """Return how many of the letters a word uses, each once; with `repeated`, as often as the word has them."""
    if repeated:
        return sum([letter in letters for letter in word])
    return len(set(letters).intersection(word))


def penalties(counts: Sequence[int]) -> list[int]:
    """Return the penalties: none for most letters, two for fewest, one for others; one more for a fewest of 0.

    A player with 0 is never best, and no word counts 0. If all are equal with one or more, there are no penalties.
    """
    most, least = max(counts), min(counts)
    owed = []
    for count in counts:
        if count == most and most > 0:
            owed.append(0)
        elif count == least:
            owed.append(3 if count == 0 else 2)
        else:
            owed.append(1)
    return owed


class Palla(ContestGame[PallaOptions, PallaState, PallaView]):
    """All write in secret, then all letters are counted.

    Hidden: the words of others until all have written, and the cards of future turns.
    """

    id, seats, minutes, turns = "palla", range(2, 7), 20, 8
    version = 3
    Move = moves.Write | moves.Pass | moves.Ready | moves.Contest | moves.Vote | moves.Bottle
    Event = (moves.TurnBegan | moves.PenDown | moves.WordShown | moves.NothingWritten | moves.LettersCounted
             | moves.OutOfCategory | moves.Contested | moves.Voted | moves.ContestSettled | moves.Penalised
             | moves.BottleDropped)

    peaks: ClassVar = {moves.WordShown: REVEAL, moves.LettersCounted: 2_800, moves.ContestSettled: VERDICT,
                       moves.Penalised: PAYING}
    numbers: ClassVar = {**NUMBERS, "turns": turns, "letters": CARDS}

    # --- the deal -----------------------------------------------------------------------------------------------

    def setup(self, seats: int, options: PallaOptions, chance: Chance) -> PallaState:
        state = super().setup(seats, options, chance)
        return replace(state, deck=self.shuffle(state, chance))

    def shuffle(self, laid: PallaState | PallaView, chance: Chance) -> tuple[Request, ...]:
        """Return the cards of all turns, in order."""
        deck, seen = [], laid.seen
        for turn in range(laid.turn + 1, self.turns + 1):
            deck.append(self.turn_up(turn, seen, laid.options, chance))
            seen = joined(seen, deck[-1])
        return tuple(deck)

    def turn_up(self, turn: int, before: Request, options: PallaOptions, chance: Chance) -> Request:
        """Turn up five letters, none of those seen; in Gonfio also a category."""
        seen, deck = before.letters, LETTERS
        if turn > TURNS_BEFORE_RESHUFFLE:
            # The new deck are the twenty cards discarded in the first four turns.
            first_half = CARDS * TURNS_BEFORE_RESHUFFLE
            seen, deck = seen[first_half:], seen[:first_half]
        letters = draw_letters(seen, CARDS, chance, deck)
        categories: tuple[str, ...] = ()
        if options.variant == "gonfio":
            categories = (draw_category(
                before.categories, WHOLE_DECK, options.hard, options.words, chance,
                unfit=unfit_for_letters(letters, options.words)),)
        return Request(categories=categories, letters=letters)

    def lay_requests(self, state: PallaState, chance: Chance) -> PallaState:
        # The first five cards are drawn before the rest is shuffled.
        cards = state.deck[0] if state.deck else self.turn_up(state.turn, state.seen, state.options, chance)
        return replace(state, request=cards, seen=joined(state.seen, cards), deck=state.deck[1:])

    def hidden(self, state: PallaState, seat: Seat | None) -> Iterator[str]:
        yield from super().hidden(state, seat)
        if state.deck:
            yield "deck"

    def dealt_afresh(self, view: PallaView, chance: Chance) -> dict[str, object]:
        return {"deck": self.shuffle(view, chance)}

    # --- a turn -------------------------------------------------------------------------------------------------

    def free_call(self, state: PallaState, reason: Reason) -> bool:
        """Gonfio: a word out of its category counts 0 letters, without a further penalty."""
        return state.options.variant == "gonfio" and reason == "category"

    def count(self, state: PallaState, seat: int, chance: Chance) -> int:
        """Return the letters a seat's word counts; 0 if it is wrong."""
        if not state.written[seat]:
            return 0
        if self.may_be_wrong(state) and (self.found_wrong(state, seat) or self.refuted(state, seat, chance)):
            return 0
        repeated = state.options.variant == "sgonfio"
        return letters_used(state.written[seat][0].word, state.request.letters, repeated)

    def settle(self, state: PallaState, now: Moment) -> PallaState:
        counts = [self.count(state, seat, now.chance) for seat in range(state.seats)]
        doubtful = self.may_be_wrong(state)
        for seat, count in enumerate(counts):
            if state.written[seat]:
                word = state.written[seat][0].word
                if doubtful and (self.refuted(state, seat, now.chance) or self.called_out(state, seat)):
                    now.tell(moves.OutOfCategory(seat, word, self.category_of(state, seat, 0)))
                used = "".join([letter for letter in state.request.letters if letter in word]) if count else ""
                now.tell(moves.LettersCounted(seat, word, used, count))
        for seat, owed in enumerate(penalties(counts)):
            if owed:
                state = self.punish(state, seat, owed, "letters" if counts[seat] else "no-letters", now)
        return state

    def older(self, version: int) -> Palla | None:
        return {0: PallaWithoutCategories, 1: PallaWithoutCategories, 2: PallaAsTurned}.get(version, lambda: None)()


class PallaAsTurned(Palla):
    """Version 2: cards were drawn when turned up, so they depended on earlier contests."""

    version = 2

    def shuffle(self, laid: PallaState | PallaView, chance: Chance) -> tuple[Request, ...]:
        return ()


class PallaWithoutCategories(PallaAsTurned):
    """Version 1: the option `hard` was accepted without categories, with no effect."""

    version = 1
    hard_anywhere = True
