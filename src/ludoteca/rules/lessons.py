"""A guided first game: a position with a coach. What to say, what to point at, what counts as done, what others do.

A lesson is data beside its game (`Game.lesson`). It is a fold like a table: the acts of whoever learns, one after
another, are all there is to remember, so that it can be left and taken up again anywhere.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

import msgspec

from ludoteca.rules.game import Game, Millis, Outcome, Seat
from ludoteca.rules.refusal import IllegalMove
from ludoteca.rules.table import Table
from ludoteca.rules.texts import has, sentence

A_WHILE: Millis = 1_500            # what a move takes, in table time
LONGEST = 400                      # acts: a pencil is free, not endless


class Then(msgspec.Struct, frozen=True):
    """What happens after a step: a partner's move, or, without a seat, time that runs out."""

    seat: Seat | None = None
    move: dict[str, Any] = {}
    after: Millis = A_WHILE


class Step(msgspec.Struct, frozen=True):
    """One thing to learn. The coach says `lesson-<game>-<key>`, under the title `lesson-<game>-<key>-title`; what games
    of one box teach alike is written once, `lesson-<box>-<key>`.

    `does` are the moves that count, the first one whole (whoever asks is shown it), the others whole or in part; a
    step without any is only to be read. `point` names what the ring is drawn around, by the board's own `data-point`:
    of several names the first that is there. A step that is `refused` lets one try what the rules forbid, and is done
    when they say no with that code. Moves of the kinds that are `free` may be made besides, as often as one likes.
    """

    key: str
    does: tuple[dict[str, Any], ...] = ()
    point: str = ""
    refused: str = ""
    free: tuple[str, ...] = ()
    then: tuple[Then, ...] = ()


class Lesson(msgspec.Struct, frozen=True):
    """The table a lesson is played at, what has happened before it begins, and its steps.

    `scores` names the event by which whoever learns has scored. `beyond` are kinds of moves that no first game needs:
    those of bots, or of a variant.
    """

    scores: str
    seats: int
    seat: Seat
    seed: int | str
    options: dict[str, Any]
    steps: tuple[Step, ...]
    opening: tuple[Then, ...] = ()
    beyond: tuple[str, ...] = ()


class Coach:
    """A lesson as far as somebody has come.

    >>> from ludoteca import game
    >>> coach = Coach(game("masterdice"), "en")
    >>> coach.follow([None])
    >>> coach.step.key, sorted(coach.table.actors)
    ('answer', [0])
    """

    def __init__(self, rules: Game[Any, Any, Any, Any], language: str = "it") -> None:
        lesson = rules.lesson(language)
        if lesson is None:
            raise _of(rules, IllegalMove("no_lesson"))
        self.rules, self.lesson, self.language = rules, lesson, language
        self.table = Table(rules, lesson.seats, lesson.seed, lesson.options)
        self.number = 0                            # how many steps are done
        self._acts = 0
        self._let(lesson.opening)

    @property
    def seat(self) -> Seat:
        return self.lesson.seat

    @property
    def over(self) -> bool:
        return self.number == len(self.lesson.steps)

    @property
    def step(self) -> Step:
        """What is to be done now."""
        return self.lesson.steps[self.number]

    @property
    def outcome(self) -> Outcome | None:
        return self.table.outcome

    def says(self, part: str = "") -> str:
        """What the coach says of the step (with `part` "title": in a few words)."""
        return self.text(self.step.key, part)

    def text(self, key: str, part: str = "") -> str:
        return sentence(self.rules.id, self._key(key, part), self.language)

    def _key(self, key: str, part: str) -> str:
        """The game's own text, or, where it has none, that of all games in its box."""
        end = f"{key}-{part}" if part else key
        own = f"lesson-{self.rules.id}-{end}"
        return own if has(self.rules.id, own, "en") else f"lesson-{self.rules.box}-{end}"

    def follow(self, acts: Iterable[Mapping[str, Any] | None]) -> None:
        """What somebody did earlier, once more. IllegalMove where the lesson is another one now."""
        for act in acts:
            self.act(act)

    def act(self, move: Mapping[str, Any] | None) -> IllegalMove | None:
        """Go on: with a move, or with None after something to be read. The refusal that was to be met, if it was.

        Anything else is answered, and nothing changes: what the rules forbid by their own refusal, what they allow by
        `lesson_other` ("one can, but...").
        """
        try:
            return self._act(move)
        except IllegalMove as refusal:
            raise _of(self.rules, refusal) from None

    def _act(self, move: Mapping[str, Any] | None) -> IllegalMove | None:
        if self.over:
            raise IllegalMove("lesson_over")
        step = self.step
        if move is None:
            if step.does:
                raise IllegalMove("lesson_do_it")
            self._done(step)
            return None
        at = self.table.now + A_WHILE
        read = self.table.read_move(move)
        wanted = any(fits(move, each) for each in step.does)
        if step.refused:
            return self._meet(step, read, wanted, at)
        if wanted:
            self.table.play(self.seat, read, at)
            self._done(step)
        elif str(move.get("type")) in step.free and self._acts < LONGEST:
            self.table.play(self.seat, read, at)
            self._acts += 1
        else:
            self._answer_other(step, read, at)
        return None

    def _meet(self, step: Step, move: Any, wanted: bool, at: Millis) -> IllegalMove | None:
        """A step that is there to meet a refusal: any move that meets it will do."""
        try:
            self.table.try_move(self.seat, move, at)
        except IllegalMove as refusal:
            if refusal.code != step.refused:
                raise
            self._done(step)
            return refusal
        if wanted:
            raise AssertionError(f"{self.rules.id}: {step.key} is allowed")
        raise self._other(step)

    def _answer_other(self, step: Step, move: Any, at: Millis) -> None:
        self.table.try_move(self.seat, move, at)
        raise self._other(step)

    def _other(self, step: Step) -> IllegalMove:
        but = self._key(step.key, "but")
        if has(self.rules.id, but, "en"):
            return IllegalMove("lesson_but", because=sentence(self.rules.id, but, self.language))
        return IllegalMove("lesson_other", title=self.says("title"))

    def _done(self, step: Step) -> None:
        self.number += 1
        self._let(step.then)

    def _let(self, happens: Iterable[Then]) -> None:
        for each in happens:
            if each.seat is None:
                self.table.expire()
            else:
                self.table.play(each.seat, each.move, self.table.now + each.after)


def fits(move: Any, wanted: Any) -> bool:
    """Whether a move is what was asked for, as far as it was asked for.

    >>> fits({"type": "place", "dice": [1, None]}, {"type": "place"})
    True
    """
    if isinstance(wanted, Mapping):
        return isinstance(move, Mapping) and all(name in move and fits(move[name], part)
                                                 for name, part in wanted.items())
    if isinstance(wanted, str) and isinstance(move, str):
        return move.casefold() == wanted.casefold()
    return bool(list(move) == list(wanted) if isinstance(wanted, list | tuple) and isinstance(move, list | tuple)
                else move == wanted)


def _of(rules: Game[Any, Any, Any, Any], refusal: IllegalMove) -> IllegalMove:
    refusal.game = refusal.game or rules.id
    return refusal
