"""Text games: the view of a seat, its legal moves and the results of moves in words. For language models.

>>> table = TextGame("masterdice", seed=7, language="en")
>>> seat = table.to_move[0]
>>> table.observe(seat).lines[0]
'Roll the dice: the hunt for the code begins. A right answer is worth 73 points now.'
>>> table.step(seat, "fly to the moon").ok                    # refused with a reason; nothing changes
False
>>> table.step(seat, table.observe(seat).moves[0]).ok
True
"""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from ludoteca.arena.match import LONGEST
from ludoteca.rules import Chance, IllegalMove, Table
from ludoteca.rules.game import Outcome, Seat
from ludoteca.rules.registry import AnyGame
from ludoteca.rules.text_interface import example_in_words, happened, offered, say, worth_saying
from ludoteca.rules.words import Tongue, sentences_of

MOST_MOVES = 2000                   # of a longer list only the forms are given


class Seen(msgspec.Struct, frozen=True):
    """What a seat sees in words: the table, its legal moves, forms of moves too many to list, and a legal example.

    The example is empty where it is not this seat's turn.
    """

    lines: list[str]
    moves: list[str]
    forms: list[str]
    example: str

    def __str__(self) -> str:
        return "\n".join([*self.lines, *(f"- {move}" for move in self.moves), *self.forms])


class Answer(msgspec.Struct, frozen=True):
    """Result of a move in words. A refusal has its code, its reason in words, and its rule."""

    ok: bool
    code: str = ""
    reason: str = ""
    rule: str = ""
    happened: list[str] = []


def seen(rules: AnyGame, view: object, seat: Seat, language: str = "it", most: int = MOST_MOVES) -> Seen:
    """Describe a view in words, for the player of a seat; uses the view alone."""
    tongue = Tongue(rules.id, language, (), view, seat)
    said = sentences_of(rules.told(view, seat), tongue)
    lines = [*said["now"], *said["table"], *said["mine"]]
    world = rules.resample(view, seat, Chance(0))
    if rules.outcome(world) is not None or seat not in rules.actors(world):
        return Seen(lines, [], [], "")
    moves, listed = offered(rules, view, seat, tongue, most)
    forms = [tongue.put(f"how-{key}", {}) for key in worth_saying(rules, view, seat) if key not in listed]
    return Seen(lines, moves, forms, example_in_words(rules, world, seat, tongue))


class TextGame:
    """One game in words, with the three calls of text arenas: `observe`, `to_move` and `step`."""

    def __init__(
        self, game: str, seats: int | None = None, seed: int | str = 0, options: Mapping[str, object] | None = None,
        language: str = "it",
    ) -> None:
        self.table = Table(game, seats, seed, options)
        self.language = language
        self._wait()

    @property
    def to_move(self) -> list[Seat]:
        """Seats that may act now; empty once the game is over."""
        return sorted(self.table.actors)

    @property
    def outcome(self) -> Outcome | None:
        """The result; None until the end."""
        return self.table.outcome

    @property
    def rewards(self) -> list[float]:
        """1 for the winner, shared between several; 0 for the others, and until the end."""
        outcome = self.outcome
        if outcome is None:
            return [0.0] * self.table.seats
        return [(seat in outcome.winners) / len(outcome.winners) for seat in range(self.table.seats)]

    def observe(self, seat: Seat) -> Seen:
        """What a seat may know and do, in words."""
        return seen(self.table.game, self.table.view(seat), seat, self.language)

    def step(self, seat: Seat, words: str) -> Answer:
        """Play a move given in words or as JSON. A refusal changes nothing: the same seat may try again."""
        try:
            move = say(self.table.game, self.table.view(seat), seat, words, self.language)
            step = self.table.play(seat, move)
        except IllegalMove as refusal:
            refusal.game = self.table.game.id
            return Answer(False, refusal.code, refusal.sentence(self.language), refusal.rule)
        heard = [told.event for told in step.events if told.visible(seat)]
        self._wait()
        return Answer(True, happened=happened(self.table.game, heard, self.language))

    def pass_time(self) -> None:
        """Let the hourglass run out."""
        self.table.expire()
        self._wait()

    def _wait(self) -> None:
        """Let deadlines pass until a seat may act or the game is over."""
        for _ in range(LONGEST):
            if self.table.outcome is not None or self.table.actors:
                return
            self.table.expire()
