"""Bots of the six games: they know as many words as people of their level, and contest fairly."""

from __future__ import annotations

from abc import ABC, abstractmethod
from itertools import permutations
from math import log
from typing import Any, Generic, TypeAlias, TypeVar

from ludoteca.bots import kernels
from ludoteca.games.polywords import grid, moves
from ludoteca.games.polywords.manta import Manta
from ludoteca.games.polywords.moves import WordMove
from ludoteca.games.polywords.pace import pace
from ludoteca.games.polywords.palla import letters_used
from ludoteca.games.polywords.polpo import landings
from ludoteca.games.polywords.tactics import best_landing, best_requests, best_row, certainty
from ludoteca.games.polywords.view import (
    COVERED,
    ClaimView,
    ContestView,
    MantaView,
    MedusaView,
    PallaView,
    PolpoView,
    WordView,
)
from ludoteca.games.polywords.vocabulary import LEVELS, best_placed, known_members, known_words, words_of_length
from ludoteca.rules import Chance, Millis, Seat

V = TypeVar("V", bound=WordView)
POOL = {"cucciolo": 60, "apprendista": 90, "artigiano": 120, "maestro": 2400}        # words considered in Polpo
LETTER = 8.0                  # value in cells: a letter less costs two bottles in Palla, each a cell and three points
WITH_KERNELS = {"palla": ("artigiano", "maestro"), "medusa": ("artigiano", "maestro")}


class WordBot(ABC, Generic[V]):
    """Base of all bots: votes by the evidence, contests words that are clearly wrong."""

    def __init__(self, level: str) -> None:
        self.level, self.learned = level, LEVELS[level]

    def choose(self, view: V, seat: Seat, chance: Chance) -> WordMove | None:
        match view.phase:
            case "vote":
                return moves.Vote(view.disputes[-1].proof.supports)
            case "bottles":
                cell = grid.loneliest_cell(view.sheets[self.board_of(seat)].cells)
                return None if cell is None else moves.Bottle(cell)
            case "reveal":
                return self.doubt(view, seat, chance) or moves.Ready()
        return self.turn(view, seat, chance)

    @abstractmethod
    def turn(self, view: V, seat: Seat, chance: Chance) -> WordMove | None:
        """Return the move of the writing phase."""

    def board_of(self, seat: Seat) -> int:
        return seat

    def category_of(self, view: V, board: int, number: int) -> str:
        return view.request.categories[0] if view.request.categories else ""

    def doubt(self, view: V, seat: Seat, chance: Chance) -> moves.Contest | None:
        """Return a contest of a word that is on no list, if an ordinary person would contest it."""
        # It does not contest its own word on another board, nor a word twice.
        settled = {each.word for each in view.disputes} | {each.word for each in view.written[self.board_of(seat)]}
        for board, written in enumerate(view.written):
            for number, writing in enumerate(written):
                if board == self.board_of(seat) or writing.word in settled:
                    continue
                category = self.category_of(view, board, number)
                language = view.options.words
                if chance.unit() < self.learned.nerve * certainty(writing.text, category, language):
                    return moves.Contest(board, "category" if category else "sense", number)
        return None

    def pace(self, view: V, seat: Seat, move: WordMove, chance: Chance) -> Millis:
        return pace(self.level, view, seat, move, chance)

    def members(self, view: V, category: str, unwritten: tuple[str, ...]) -> list[str]:
        return [word for word in known_members(category, view.options.words, self.level) if word not in unwritten]


class SpecchioBot(WordBot[ContestView]):
    """Writes the most typical word."""

    def turn(self, view: ContestView, seat: Seat, chance: Chance) -> WordMove | None:
        sheet, letter = view.sheets[seat], view.request.letters
        typical = [word for word in self.members(view, view.request.categories[0], sheet.words) if word[0] == letter]
        # A beginner sometimes chooses the second most typical word.
        doubt = {"cucciolo": 0.6, "apprendista": 0.35, "artigiano": 0.15, "maestro": 0.05}[self.level]
        while len(typical) > 1 and chance.unit() < doubt:
            typical = typical[1:]
        for word in typical[:4]:
            paths = grid.best_paths(sheet.cells, word, 1)
            if paths:
                return moves.Write(word, tuple(paths[0]))
        return moves.Pass()


class PallaBot(WordBot[PallaView]):
    """Uses as many of the letters as it can, with the fewest new cells."""

    def turn(self, view: PallaView, seat: Seat, chance: Chance) -> WordMove | None:
        sheet, letters = view.sheets[seat], view.request.letters
        repeated = view.options.variant == "sgonfio"
        if view.request.categories:
            pool = self.members(view, view.request.categories[0], sheet.words)
        else:
            pool = [word for word in known_words(view.options.words, self.level) if word not in sheet.words]
        if self.learned.exact and len(pool) > 500 and kernels.installed():
            return self.by_kernel(view, seat, repeated, chance)
        scored = sorted(pool, key=lambda word: (-letters_used(word, letters, repeated), len(word)))
        placed = best_placed(sheet.cells, scored, self.learned.tries)
        if not placed:
            return moves.Pass()
        worth = [4 * letters_used(word, letters, repeated) - new for new, word, _ in placed]
        good = [found for found, value in zip(placed, worth, strict=True) if value >= max(worth) - 1]
        _, word, path = chance.pick(good)
        return moves.Write(word, path)

    def by_kernel(self, view: PallaView, seat: Seat, repeated: bool, chance: Chance) -> WordMove:
        import numpy as np

        from ludoteca.games.polywords.search import place_all, vocabulary_of

        sheet, letters = view.sheets[seat], view.request.letters
        vocabulary = vocabulary_of(view.options.words, self.learned.zipf)
        worth = vocabulary.counts(letters, repeated)
        wanted = worth >= min(3, worth.max())
        wanted &= vocabulary.where(lambda word: word not in sheet.words)
        placed = place_all(sheet.cells, vocabulary, wanted)
        value = np.where(placed.fewest < 99, LETTER * worth - placed.fewest, -1000.0)
        # One of the words nearly as good as the best, so that bots at one table differ.
        best = chance.pick([int(number) for number in np.flatnonzero(value >= value.max() - 1.0)])
        return moves.Write(vocabulary.words[best], placed.path(best)) if value[best] > -1000 else moves.Pass()


class PagliaccioBot(WordBot[ClaimView]):
    """Claims the card whose word costs least on its own board."""

    def turn(self, view: ClaimView, seat: Seat, chance: Chance) -> WordMove | None:
        sheet, said = view.sheets[seat], view.said[seat]
        if said is not None:
            paths = grid.best_paths(sheet.cells, said.word, 1)
            return moves.Write(said.word, tuple(paths[0])) if paths else moves.Pass()
        taken = {len(each.word) for each in view.said if each is not None}
        free = [length for length in view.request.lengths if length not in taken]
        fitting = [word for word in self.members(view, view.request.categories[0], sheet.words) if len(word) in free]
        placed = best_placed(sheet.cells, fitting, self.learned.tries)
        if not placed:
            return moves.Pass()
        return moves.Claim(placed[0][1] if self.learned.exact else chance.pick(placed)[1])


class PolpoBot(WordBot[PolpoView]):
    """Writes low, fills rows, and clears the row that lines reach first."""

    def turn(self, view: PolpoView, seat: Seat, chance: Chance) -> WordMove | None:
        sheet = view.sheets[seat]
        if view.phase == "clear":
            return moves.Clear(best_row(sheet))
        shape, strict = view.request.shapes[0], view.options.strict_shapes
        said = view.said[seat]
        if said is not None:
            if self.level == "cucciolo":                 # anywhere: a child does not plan ahead
                paths = landings(sheet.cells, said.word, shape, strict)
                return moves.Write(said.word, chance.pick(paths)) if paths else moves.Pass()
            found = best_landing(sheet, shape, strict, [said.word])
            return moves.Write(said.word, found[1]) if found else moves.Pass()
        length = len(shape) + 1
        taken = {each.word for each in view.said if each is not None} | set(sheet.words)
        if view.request.categories:
            pool = [word for word in self.members(view, view.request.categories[0], sheet.words) if len(word) == length]
        else:
            pool = list(words_of_length(length, view.options.words, self.level).words[:POOL[self.level]])
        fresh = [word for word in chance.shuffled(pool) if word not in taken]
        found = best_landing(sheet, shape, strict, fresh, careful=self.learned.exact)
        return moves.Claim(found[0]) if found else moves.Pass()


class MantaBot(WordBot[MantaView]):
    """Gives the other team the pairs with the fewest answers; as writer it takes its team's suggestions first."""

    rules = Manta()

    def board_of(self, seat: Seat) -> int:
        return seat % 2

    def category_of(self, view: MantaView, board: int, number: int) -> str:
        return view.pairs[board][len(view.written[board][number].word)]

    def turn(self, view: MantaView, seat: Seat, chance: Chance) -> WordMove | None:
        team = self.board_of(seat)
        if view.phase == "assign":
            return self.lay_card(view, team, chance)
        if seat != self.rules.writer(view, team):
            return None if seat in view.drafts else self.suggest(view, seat, team, chance)
        sheet, missing = view.sheets[team], self.rules.missing(view, team)
        for draft in view.drafts.values():
            if len(draft.word) in missing and draft.word not in sheet.words:
                path = draft.path or tuple(next(iter(grid.best_paths(sheet.cells, draft.word, 1)), ()))
                if path and self.writable(view, team, draft.word, path):
                    return moves.Write(draft.word, path)
        best = min((found for length in missing for found in self.answers(view, team, length)[:1]), default=None)
        if best is not None:
            return moves.Write(best[1], best[2])
        # A suggestion may still come before the deadline; without a deadline the writer must end the turn.
        return None if view.options.hourglass else moves.Pass()

    def writable(self, view: MantaView, team: int, word: str, path: grid.Path) -> bool:
        from ludoteca.games.polywords.sheet import check_writing
        from ludoteca.rules import IllegalMove

        try:
            check_writing(view.sheets[team], word, path)
        except IllegalMove:
            return False
        return True

    def answers(self, view: MantaView, team: int, length: int) -> list[tuple[int, str, grid.Path]]:
        sheet = view.sheets[team]
        fitting = [word for word in self.members(view, view.pairs[team][length], sheet.words) if len(word) == length]
        return best_placed(sheet.cells, fitting, self.learned.tries)

    def suggest(self, view: MantaView, seat: Seat, team: int, chance: Chance) -> WordMove | None:
        for length in chance.shuffled(self.rules.missing(view, team)):
            found = self.answers(view, team, length)
            if found:
                return moves.Draft(found[0][1], found[0][2])
        return None

    def lay_card(self, view: MantaView, team: int, chance: Chance) -> WordMove:
        free = [length for length in view.request.lengths if length not in view.pairs[1 - team]]
        hand = [category for category in view.hands[team] if category != COVERED]
        if self.level in ("cucciolo", "apprendista"):
            return moves.Assign(chance.pick(hand), chance.pick(free))

        def ease(category: str, length: int) -> float:
            return log(1 + sum(len(word) == length for word in self.members(view, category, ())[:150]))

        hardest = min(permutations(free, len(hand)),
                      key=lambda lengths: sum(ease(*pair) for pair in zip(hand, lengths, strict=True)))
        return moves.Assign(hand[0], hardest[0])


class MedusaBot(WordBot[MedusaView]):
    """Meets as many requests as it can with as few new cells."""

    def turn(self, view: MedusaView, seat: Seat, chance: Chance) -> WordMove | None:
        found = best_requests(view, self.level)
        return moves.Write(*found) if found else moves.Pass()


AnyWordBot: TypeAlias = WordBot[Any]

_BOTS: dict[str, type[AnyWordBot]] = {
    "specchio": SpecchioBot, "palla": PallaBot, "pagliaccio": PagliaccioBot, "polpo": PolpoBot, "manta": MantaBot,
    "medusa": MedusaBot}


def child(game: str) -> AnyWordBot:
    """Return the bot that knows the words children know."""
    return _BOTS[game]("cucciolo")


def bot(level: str, game: str) -> AnyWordBot:
    """Return a bot for one of the six games."""
    return _BOTS[game](level)
