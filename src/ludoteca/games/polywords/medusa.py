"""Medusa: alone with the requests. Twelve turns, three new cards each, one word that must meet two kinds of them."""

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

HANDFUL = 3                   # cards taken by one word that are worth a cheer
KINDS = 2                     # a word meets at least so many kinds of cards
HAUL: Millis = 1_600          # how long such a word has the table to itself
# Alone one climbs; the maestro comes to about 34 (`docs/internals/game-benchmarks.md`).
RANKS = ((0, "plankton"), (12, "anchovy"), (20, "seahorse"), (27, "dolphin"), (33, "jellyfish"), (39, "neptune"))


class Met(msgspec.Struct, frozen=True):
    """The requests a word on its path would meet."""

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
    """Whether the lists put a word into a category."""
    return words.evidence(word, category, language).supports


def judged(request: Request, text: str, language: str) -> Probe:
    """What the dictionary and the lists say of a word, with these cards on the table."""
    categories = tuple(each for each in request.categories if belongs(text, each, language))
    return Probe(spell(text), categories, bool(categories) or words.is_word(text, language))


def met(request: Request, found: Probe, path: grid.Path, strict: bool = False) -> Met:
    """Which cards a word meets: every letter and category, and at most one shape (no path has two)."""
    return Met(
        categories=found.categories,
        letters="".join(letter for letter in request.letters if letter in found.word),
        shape=next((shape for shape in request.shapes if follows(shape, path, strict)), ""))


def cards_of(table: Request) -> int:
    """How many cards lie there."""
    return len(table.categories) + len(table.letters) + len(table.shapes)


class Medusa(WordGame[MedusaOptions, MedusaState, MedusaView]):
    """A word goes straight to the board; no word costs two bottles; cards left over cost a point each.

    Hidden: the cards of the turns to come, from everybody. There is one board, and whoever watches reads it too.
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
        """A word that takes a handful of cards at once, or one without a new letter, is a great moment."""
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
        """The cards of the turns to come, turn by turn."""
        deck, seen = [], laid.seen
        for _ in range(self.turns - laid.turn):
            deck.append(self.turn_up(seen, laid.options, chance))
            seen = joined(seen, deck[-1])
        return tuple(deck)

    def turn_up(self, seen: Request, options: MedusaOptions, chance: Chance) -> Request:
        """Three cards, none of those seen."""
        category, letter = self.turn_up_two(seen, options, chance)
        return Request((category,), letter, (), (draw_shape(seen.shapes, chance),))

    def turn_up_two(self, seen: Request, options: MedusaOptions, chance: Chance) -> tuple[str, str]:
        """The turn's category and letter: never two that no everyday word brings together."""
        return draw_pair(seen, self.turns, options.hard, options.words, chance, anywhere=True)

    def lay_requests(self, state: MedusaState, chance: Chance) -> MedusaState:
        # The first three come down before the rest is shuffled.
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
        """Alone one may ask the lists beforehand, so that the table can show what a draft would meet."""
        return replace(state, probe=self.judged(state, move.word, chance) if move.word else None)

    def judged(self, state: MedusaState, text: str, chance: Chance) -> Probe:
        """What the lists said of the word when it was written: stamped, whatever they say later."""
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
        """The word is on the board, the cards it meets are discarded, and the next turn begins."""
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
        """No valid word in time: two bottles."""
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
        """Empty cells, minus three a bottle, minus one for each card left (ours: the rulebook's last page is lost)."""
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
    """Version 2: a card came into being when it was turned, so who wrote otherwise was asked otherwise."""

    version = 2

    def shuffle(self, laid: MedusaState | MedusaView, chance: Chance) -> tuple[Request, ...]:
        return ()


class MedusaOfAnyLetter(MedusaAsTurned):
    """Version 1: the letter came up without regard to the category."""

    version = 1

    def turn_up_two(self, seen: Request, options: MedusaOptions, chance: Chance) -> tuple[str, str]:
        category = draw_category(seen.categories, self.turns, options.hard, options.words, chance)
        return category, draw_letters(seen.letters, 1, chance)
