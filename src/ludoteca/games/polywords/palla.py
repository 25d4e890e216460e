"""Pesce Palla: eight turns, five letters each. Use more of them than the others, or take bottles."""

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
    """How many of the letters on the table a word uses, each once; with `repeated`, as often as the word has them."""
    if repeated:
        return sum([letter in letters for letter in word])
    return len(set(letters).intersection(word))


def penalties(counts: Sequence[int]) -> list[int]:
    """The table: most letters no penalty, least two, the others one; a least of no letters at all costs one more.

    A player with 0 is never the best; who wrote nothing counts 0. All equal with one or more: nobody pays.
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
    """Everybody writes in secret, all letters are counted at once.

    Hidden: what others have written, until everybody has; the cards of the turns to come, from everybody.
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
        """The cards of the turns to come, turn by turn."""
        deck, seen = [], laid.seen
        for turn in range(laid.turn + 1, self.turns + 1):
            deck.append(self.turn_up(turn, seen, laid.options, chance))
            seen = joined(seen, deck[-1])
        return tuple(deck)

    def turn_up(self, turn: int, before: Request, options: PallaOptions, chance: Chance) -> Request:
        """Five letters, none of those seen; Gonfio has a category to go with them."""
        seen, deck = before.letters, LETTERS
        if turn > TURNS_BEFORE_RESHUFFLE:
            # The new deck is the twenty cards discarded in the first four turns.
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
        # The first five come down before the rest is shuffled.
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
        """Gonfio: a word out of its category is worth nothing, and that is all it costs."""
        return state.options.variant == "gonfio" and reason == "category"

    def count(self, state: PallaState, seat: int, chance: Chance) -> int:
        """The letters a seat's word is worth: none where it is wrong, as if nothing had been written."""
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
    """Version 2: a card came into being when it was turned, so whoever doubted more was asked otherwise."""

    version = 2

    def shuffle(self, laid: PallaState | PallaView, chance: Chance) -> tuple[Request, ...]:
        return ()


class PallaWithoutCategories(PallaAsTurned):
    """Version 1: hard categories could be asked for where none are turned up, and changed nothing."""

    version = 1
    hard_anywhere = True
