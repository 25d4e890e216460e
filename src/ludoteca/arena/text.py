"""Every game as text: what a seat is told, what it may say, and what its words lead to. For models that read and write.

>>> table = TextGame("masterdice", seed=7, language="en")
>>> seat = table.to_move[0]
>>> table.observe(seat).lines[0]
'Roll the dice: the hunt for the code begins. A right answer is worth 73 points now.'
>>> table.step(seat, "fly to the moon").ok                    # refused with a reason, and nothing has changed
False
>>> table.step(seat, table.observe(seat).moves[0]).ok
True
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from ludoteca.arena.match import LONGEST
from ludoteca.rules import Chance, IllegalMove, Table
from ludoteca.rules.game import Outcome, Seat
from ludoteca.rules.registry import AnyGame
from ludoteca.rules.text_interface import example_in_words, happened, offered, say, worth_saying
from ludoteca.rules.words import Tongue, sentences_of

MOST_MOVES = 2000                   # a longer list is told by its forms alone


class Seen(msgspec.Struct, frozen=True):
    """What a seat is told: the table in words, its legal moves as they can be said, the forms of those that are too
    many or too free to list, and one legal example (empty where it is not this seat's turn)."""

    lines: list[str]
    moves: list[str]
    forms: list[str]
    example: str

    def __str__(self) -> str:
        return "\n".join([*self.lines, *(f"- {move}" for move in self.moves), *self.forms])


class Answer(msgspec.Struct, frozen=True):
    """What became of some words. A no has its code, its reason in words, and the rule it comes from."""

    ok: bool
    code: str = ""
    reason: str = ""
    rule: str = ""
    happened: list[str] = []


def seen(rules: AnyGame, view: Any, seat: Seat, language: str = "it", most: int = MOST_MOVES) -> Seen:
    """A view told to whoever has to choose; made of the view alone."""
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
    """One game, in words: three calls, as text arenas expect. What do I see, whose turn is it, here is my answer."""

    def __init__(
        self, game: str, seats: int | None = None, seed: int | str = 0, options: Mapping[str, Any] | None = None,
        language: str = "it",
    ) -> None:
        self.table = Table(game, seats, seed, options)
        self.language = language
        self._wait()

    @property
    def to_move(self) -> list[Seat]:
        """Who may speak now; nobody once the game is over."""
        return sorted(self.table.actors)

    @property
    def outcome(self) -> Outcome | None:
        """How it ended."""
        return self.table.outcome

    @property
    def rewards(self) -> list[float]:
        """One for who wins, shared where several do; nought for the others, and until the end."""
        outcome = self.outcome
        if outcome is None:
            return [0.0] * self.table.seats
        return [(seat in outcome.winners) / len(outcome.winners) for seat in range(self.table.seats)]

    def observe(self, seat: Seat) -> Seen:
        """What a seat may know and may do, in words."""
        return seen(self.table.game, self.table.view(seat), seat, self.language)

    def step(self, seat: Seat, words: str) -> Answer:
        """A move in words (or its JSON). Refused words change nothing: the same seat may try again."""
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
        """Let the hourglass run out: what is not said by then is not said."""
        self.table.expire()
        self._wait()

    def _wait(self) -> None:
        """Where nobody may act, time goes on until somebody may."""
        for _ in range(LONGEST):
            if self.table.outcome is not None or self.table.actors:
                return
            self.table.expire()
