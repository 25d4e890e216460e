"""Medusa: a game for one. Twelve turns, three new cards each, one word that must meet two kinds of them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

import msgspec
from msgspec.structs import replace

from ludoteca.games.polywords import grid, moves, words
from ludoteca.games.polywords.moves import WordMove
from ludoteca.games.polywords.requests import (
    Request,
    draw_category,
    draw_letters,
    draw_pair,
    draw_shape,
    follows,
    joined,
)
from ludoteca.games.polywords.rules import NOTHING_COSTS, NUMBERS, PAYING, Moment, WordGame, score_sheet
from ludoteca.games.polywords.sheet import Writing, spell, with_word
from ludoteca.games.polywords.state import MedusaOptions, MedusaState, Probe
from ludoteca.games.polywords.view import MedusaView
from ludoteca.rules import Chance, Event, IllegalMove, Millis, Outcome, Seat
from ludoteca.rules.game import Line

HANDFUL = 3                   # cards met by one word that make a peak
KINDS = 2                     # a word meets at least so many kinds of cards
HAUL: Millis = 1_600          # length of such a peak
# Ranks; the maestro reaches about 34 points (`docs/internals/game-benchmarks.md`).
RANKS = ((0, "plankton"), (12, "anchovy"), (20, "seahorse"), (27, "dolphin"), (33, "jellyfish"), (39, "neptune"))


class Met(msgspec.Struct, frozen=True):
    """The requests that a word on its path meets."""

    categories: tuple[str, ...] = ()
    letters: str = ""
    shape: str = ""

    @property
    def kinds(self) -> int:
        return bool(self.categories) + bool(self.letters) + bool(self.shape)

    @property
    def cards(self) -> int:
        return len(self.categories) + len(self.letters) + bool(self.shape)


def belongs(word: str, category: str, language: str) -> bool:
    """Return whether the lists put a word into a category."""
    return words.evidence(word, category, language).supports


def judged(request: Request, text: str, language: str) -> Probe:
    """Return what the dictionary and the lists say about a word, with these cards."""
    categories = tuple(each for each in request.categories if belongs(text, each, language))
    return Probe(spell(text), categories, bool(categories) or words.is_word(text, language))


def met(request: Request, found: Probe, path: grid.Path, strict: bool = False) -> Met:
    """Return the cards a word meets: letters, categories, and at most one shape."""
    return Met(
        categories=found.categories,
        letters="".join(letter for letter in request.letters if letter in found.word),
        shape=next((shape for shape in request.shapes if follows(shape, path, strict)), ""))


def cards_of(table: Request) -> int:
    """Return how many cards are face up."""
    return len(table.categories) + len(table.letters) + len(table.shapes)


class Medusa(WordGame[MedusaOptions, MedusaState, MedusaView]):
    """Words are written at once; no word costs two bottles; remaining cards cost a point each.

    Hidden: the cards of future turns. There is one board, which spectators see too.
    """

    id, seats, minutes, turns = "medusa", range(1, 2), 15, 12
    version = 3
    secret = False
    dealt_ahead = True
    Move = moves.Write | moves.Draft | moves.Pass | moves.Bottle
    Event = (moves.TurnBegan | moves.WordShown | moves.RequestsMet | moves.NothingWritten | moves.Penalised
             | moves.BottleDropped | moves.TableCleared | moves.SeaCounted)

    peaks: ClassVar = {moves.Penalised: PAYING, moves.TableCleared: 2_000, moves.SeaCounted: 2_800}
    numbers: ClassVar = {**NUMBERS, "turns": turns, "kinds": KINDS, "handful": HANDFUL}

    def peak(self, event: Event) -> Millis:
        """A word that meets three cards or more, or one without a new letter, is a peak."""
        match event:
            case moves.RequestsMet(_, _, categories, letters, shape):
                return HAUL if len(categories) + len(letters) + bool(shape) >= HANDFUL else 0
            case moves.WordShown(new=0):
                return HAUL
        return super().peak(event)

    # --- the deal -----------------------------------------------------------------------------------------------

    def setup(self, seats: int, options: MedusaOptions, chance: Chance) -> MedusaState:
        state = super().setup(seats, options, chance)
        return replace(state, deck=self.shuffle(state, chance))

    def shuffle(self, laid: MedusaState | MedusaView, chance: Chance) -> tuple[Request, ...]:
        """Return the cards of all turns, in order."""
        deck, seen = [], laid.seen
        for _ in range(self.turns - laid.turn):
            deck.append(self.turn_up(seen, laid.options, chance))
            seen = joined(seen, deck[-1])
        return tuple(deck)

    def turn_up(self, seen: Request, options: MedusaOptions, chance: Chance) -> Request:
        """Turn up three cards, none of those seen."""
        category, letter = self.turn_up_two(seen, options, chance)
        return Request((category,), letter, (), (draw_shape(seen.shapes, chance),))

    def turn_up_two(self, seen: Request, options: MedusaOptions, chance: Chance) -> tuple[str, str]:
        """Draw the turn's category and letter, which have everyday answers in common."""
        return draw_pair(seen, self.turns, options.hard, options.words, chance, anywhere=True)

    def lay_requests(self, state: MedusaState, chance: Chance) -> MedusaState:
        # The first three cards are drawn before the rest is shuffled.
        three = state.deck[0] if state.deck else self.turn_up(state.seen, state.options, chance)
        return replace(
            state, request=joined(state.request, three), seen=joined(state.seen, three), deck=state.deck[1:])

    def hidden(self, state: MedusaState, seat: Seat | None) -> Iterator[str]:
        if state.deck:
            yield "deck"

    def dealt_afresh(self, view: MedusaView, chance: Chance) -> dict[str, object]:
        return {"deck": self.shuffle(view, chance)}

    # --- a turn -------------------------------------------------------------------------------------------------

    def act(self, state: MedusaState, seat: Seat, move: WordMove, now: Moment) -> MedusaState:
        if isinstance(move, moves.Draft):
            self.only_in(state, "write")
            return self.look_up(state, move, now.chance)
        return super().act(state, seat, move, now)

    def look_up(self, state: MedusaState, move: moves.Draft, chance: Chance) -> MedusaState:
        """Look a draft up in the lists, so that the board can show what it would meet."""
        return replace(state, probe=self.judged(state, move.word, chance) if move.word else None)

    def judged(self, state: MedusaState, text: str, chance: Chance) -> Probe:
        """Return what the lists said about the word when it was written, stored in the log entry."""
        return chance.recall(
            f"judged {spell(text)}", lambda: judged(state.request, text, state.options.words), Probe)

    def write(self, state: MedusaState, seat: Seat, move: moves.Write, now: Moment) -> MedusaState:
        return self.take_cards(super().write(state, seat, move, now), seat, now)

    def check_legal(self, state: MedusaState, board: int, writing: Writing, chance: Chance) -> None:
        super().check_legal(state, board, writing, chance)
        found = self.judged(state, writing.text, chance)
        if not found.known:
            raise IllegalMove("not_a_word", rule="writing-2", word=writing.word)
        kinds = self.met(state, found, writing.path).kinds
        if kinds < KINDS:
            raise IllegalMove("not_two_requests", rule="turn", word=writing.word, kinds=kinds)

    def met(self, laid: MedusaState | MedusaView, found: Probe, path: grid.Path) -> Met:
        return met(laid.request, found, path, laid.options.strict_shapes)

    def pen_down(self, state: MedusaState, seat: Seat, now: Moment) -> MedusaState:
        return state if state.written[0] else self.reveal(state, now)

    def take_cards(self, state: MedusaState, seat: Seat, now: Moment) -> MedusaState:
        """Discard the cards the word meets and begin the next turn."""
        writing = state.written[0][0]
        table = state.request
        found = self.met(state, self.judged(state, writing.text, now.chance), writing.path)
        new = len(grid.new_cells(state.sheets[0].cells, writing.path))
        now.heard.clear()
        now.tell(moves.WordShown(seat, writing.word, writing.text, writing.path, new, len(writing.word) - new))
        now.tell(moves.RequestsMet(seat, writing.word, found.categories, found.letters, found.shape))
        left = Request(
            categories=tuple(each for each in table.categories if each not in found.categories),
            letters="".join(letter for letter in table.letters if letter not in found.letters),
            shapes=tuple(each for each in table.shapes if each != found.shape))
        if left == Request():
            now.tell(moves.TableCleared(seat))
        sheets = (with_word(state.sheets[0], writing),)
        return self.next_turn(replace(state, sheets=sheets, request=left, probe=None), now)

    def reveal(self, state: MedusaState, now: Moment) -> MedusaState:
        """Without a valid word in time, add two bottles."""
        now.heard.clear()
        now.tell(moves.NothingWritten(0))
        return self.hand_out_bottles(self.punish(state, 0, NOTHING_COSTS, "nothing", now), now)

    def next_turn(self, state: MedusaState, now: Moment) -> MedusaState:
        sheet = state.sheets[0]
        if state.turn < self.turns and sheet.empty:
            return super().next_turn(state, now)
        left = cards_of(state.request)
        now.tell(moves.SeaCounted(0, sheet.empty, sheet.bottles, left, sheet.points - left))
        return self.finish(state)

    def some_writing(self, laid: MedusaState | MedusaView, board: int, chance: Chance) -> tuple[Writing, ...]:
        sheet, language = laid.sheets[0], laid.options.words
        for category in chance.shuffled(laid.request.categories):
            for word in chance.sample(words.members(category, language)[:80], 12):
                if word in sheet.words or not any(letter in word for letter in laid.request.letters):
                    continue
                for path in map(tuple, grid.best_paths(sheet.cells, word, 1)):
                    if self.met(laid, judged(laid.request, word, language), path).kinds >= KINDS:
                        return (Writing(text=word, word=word, path=path),)
        return ()

    def outcome(self, state: MedusaState) -> Outcome | None:
        """Empty cells, minus three per bottle, minus one per remaining card (our rule: the rulebook lacks the page)."""
        if state.phase != "over":
            return None
        sheet, table = state.sheets[0], state.request
        left = cards_of(table)
        return Outcome(
            scores=(sheet.points - left,), winners=(0,),
            breakdown=((*score_sheet(sheet), Line("requests-left", -left, {"count": left})),))

    def ladder(self, options: MedusaOptions) -> tuple[tuple[int, str], ...]:
        return RANKS

    def older(self, version: int) -> Medusa | None:
        return {0: MedusaOfAnyLetter, 1: MedusaOfAnyLetter, 2: MedusaAsTurned}.get(version, lambda: None)()


class MedusaAsTurned(Medusa):
    """Version 2: cards were drawn when turned up, so they depended on the words written before."""

    version = 2

    def shuffle(self, laid: MedusaState | MedusaView, chance: Chance) -> tuple[Request, ...]:
        return ()


class MedusaOfAnyLetter(MedusaAsTurned):
    """Version 1: the letter did not depend on the category."""

    version = 1

    def turn_up_two(self, seen: Request, options: MedusaOptions, chance: Chance) -> tuple[str, str]:
        category = draw_category(seen.categories, self.turns, options.hard, options.words, chance)
        return category, draw_letters(seen.letters, 1, chance)
