"""Medusa: alone with the requests. Twelve turns, three new cards each, one word that must meet two kinds of them."""

from __future__ import annotations

from typing import Any, ClassVar, Literal

import msgspec
from msgspec.structs import replace

from ludoteca.games.polywords import grid, moves, words
from ludoteca.games.polywords.phases import NOTHING_COSTS, NUMBERS, Moment, WordGame, WordState
from ludoteca.games.polywords.requests import Request, draw_category, draw_letters, draw_shape, follows
from ludoteca.games.polywords.sheet import BOTTLE_COSTS, Writing, spell, with_word
from ludoteca.rules import Chance, IllegalMove, Options, Outcome, Seat
from ludoteca.rules.game import Line

KINDS = 2                     # a word meets at least so many kinds of cards


class MedusaOptions(Options, frozen=True):
    """Alone there is nobody to contest: the dictionary and the lists decide."""

    hourglass: Literal[45, 60, 90, 0] = 45
    hard: bool = False
    paths: bool = True
    words: Literal["it", "en"] = "it"
    strict_shapes: bool = False


class Probe(msgspec.Struct, frozen=True):
    """What the lists say of a word before it is written: which categories it would meet, and whether it is a word."""

    word: str
    categories: tuple[str, ...]
    known: bool


class MedusaState(WordState, frozen=True, kw_only=True):
    options: MedusaOptions  # type: ignore[assignment]
    probe: Probe | None = None


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
    """Whether the lists put a word into a category: a member, a form of one, or one of its meanings."""
    found = words.evidence(word, category, language)
    return found.on_list or found.form_of is not None or found.partly


def met(request: Request, word: str, path: grid.Path, language: str, strict: bool = False) -> Met:
    """Which cards a word meets: every letter and category, and at most one shape (no path has two)."""
    return Met(
        categories=tuple(each for each in request.categories if belongs(word, each, language)),
        letters="".join(letter for letter in request.letters if letter in word),
        shape=next((shape for shape in request.shapes if follows(shape, path, strict)), ""))


class Medusa(WordGame):
    """A word goes straight to the board; no word costs two bottles; cards left over cost a point each."""

    id, seats, minutes, turns = "medusa", range(1, 2), 15, 12
    secret = False
    Options, State, View = MedusaOptions, MedusaState, MedusaState
    Move = moves.Write | moves.Draft | moves.Pass | moves.Bottle
    Event = (moves.TurnBegan | moves.WordShown | moves.RequestsMet | moves.NothingWritten | moves.Penalised
             | moves.BottleDropped)

    numbers: ClassVar = {**NUMBERS, "turns": turns, "kinds": KINDS}

    def lay_requests(self, state: MedusaState, chance: Chance) -> MedusaState:
        seen, table = state.seen, state.request
        category = draw_category(seen.categories, self.turns, state.options.hard, state.options.words, chance)
        letter, shape = draw_letters(seen.letters, 1, chance), draw_shape(seen.shapes, chance)
        return replace(
            state,
            request=Request((*table.categories, category), table.letters + letter, (), (*table.shapes, shape)),
            seen=Request((*seen.categories, category), seen.letters + letter, (), (*seen.shapes, shape)))

    def act(self, state: MedusaState, seat: Seat, move: Any, now: Moment) -> Any:
        if isinstance(move, moves.Draft):
            self.only_in(state, "write")
            return self.look_up(state, move)
        return super().act(state, seat, move, now)

    def look_up(self, state: MedusaState, move: moves.Draft) -> Any:
        """Alone one may ask the lists beforehand, so that the table can show what a draft would meet."""
        if not move.word:
            return replace(state, probe=None)
        word, language = spell(move.word), state.options.words
        categories = tuple(each for each in state.request.categories if belongs(word, each, language))
        return replace(state, probe=Probe(word, categories, bool(categories) or words.is_word(word, language)))

    def write(self, state: MedusaState, seat: Seat, move: moves.Write, now: Moment) -> Any:
        return self.take_cards(super().write(state, seat, move, now), seat, now)

    def check_legal(self, state: MedusaState, board: int, word: str, path: grid.Path) -> None:
        super().check_legal(state, board, word, path)
        found = self.met(state, word, path)
        if not found.categories and not words.is_word(word, state.options.words):
            raise IllegalMove("not_a_word", rule="writing-2", word=word)
        if found.kinds < KINDS:
            raise IllegalMove("not_two_requests", rule="turn", word=word, kinds=found.kinds)

    def met(self, state: MedusaState, word: str, path: grid.Path) -> Met:
        return met(state.request, word, path, state.options.words, state.options.strict_shapes)

    def pen_down(self, state: MedusaState, seat: Seat, now: Moment) -> Any:
        return state if state.written[0] else self.reveal(state, now)

    def take_cards(self, state: MedusaState, seat: Seat, now: Moment) -> Any:
        """The word is on the board, the cards it meets are discarded, and the next turn begins."""
        writing = state.written[0][0]
        found, table = self.met(state, writing.word, writing.path), state.request
        new = len(grid.new_cells(state.sheets[0].cells, writing.path))
        now.heard.clear()
        now.tell(moves.WordShown(seat, writing.word, writing.text, writing.path, new, len(writing.word) - new))
        now.tell(moves.RequestsMet(seat, writing.word, found.categories, found.letters, found.shape))
        left = Request(
            categories=tuple(each for each in table.categories if each not in found.categories),
            letters="".join(letter for letter in table.letters if letter not in found.letters),
            shapes=tuple(each for each in table.shapes if each != found.shape))
        sheets = (with_word(state.sheets[0], writing),)
        return self.next_turn(replace(state, sheets=sheets, request=left, probe=None), now)

    def reveal(self, state: MedusaState, now: Moment) -> Any:
        """No valid word in time: two bottles."""
        now.heard.clear()
        now.tell(moves.NothingWritten(0))
        return self.hand_out_bottles(self.punish(state, 0, NOTHING_COSTS, "nothing", now), now)

    def next_turn(self, state: MedusaState, now: Moment) -> Any:
        return super().next_turn(state, now) if state.sheets[0].empty else self.finish(state)

    def some_writing(self, state: Any, board: int, chance: Chance) -> tuple[Writing, ...]:
        sheet = state.sheets[0]
        for category in chance.shuffled(state.request.categories):
            for word in chance.sample(words.members(category, state.options.words)[:80], 12):
                if word in sheet.words or not any(letter in word for letter in state.request.letters):
                    continue
                for path in grid.best_paths(sheet.cells, word, 1):
                    if self.met(state, word, tuple(path)).kinds >= KINDS:
                        return (Writing(text=word, word=word, path=tuple(path)),)
        return ()

    def outcome(self, state: MedusaState) -> Outcome | None:
        """Empty cells, minus three a bottle, minus one for each card left (ours: the rulebook's last page is lost)."""
        if state.phase != "over":
            return None
        sheet, table = state.sheets[0], state.request
        left = len(table.categories) + len(table.letters) + len(table.shapes)
        return Outcome(
            scores=(sheet.points - left,), winners=(0,),
            breakdown=((Line("empty-cells", sheet.empty, {"count": sheet.empty}),
                        Line("bottles", -BOTTLE_COSTS * sheet.bottles, {"count": sheet.bottles}),
                        Line("requests-left", -left, {"count": left})),))
