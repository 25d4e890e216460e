"""Lessons: a guided first game with a coach who explains, points at the board, and checks each step.

A lesson is data beside its game (`Game.lesson`). Like a table it is a fold: the acts of the learner are its whole
state, so that a learner can leave and continue anywhere.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

import msgspec

from ludoteca.rules.game import Game
from ludoteca.rules.refusal import IllegalMove
from ludoteca.rules.table import Table
from ludoteca.rules.texts import has, sentence
from ludoteca.rules.values import JsonValue, Millis, Outcome, Seat

A_WHILE: Millis = 1_500            # table time of one move
LONGEST = 400                      # acts of `free` kinds in one lesson: enough for any drawing, and it bounds the work


class Then(msgspec.Struct, frozen=True):
    """What happens after a step: another seat's move or, without a seat, the deadline passing."""

    seat: Seat | None = None
    move: Mapping[str, JsonValue] = {}
    after: Millis = A_WHILE


class Step(msgspec.Struct, frozen=True):
    """One thing to learn. The coach says `lesson-<game>-<key>`, under the title `lesson-<game>-<key>-title`.

    Games of one box share `lesson-<box>-<key>`. `does` are the moves that complete the step: the first is whole, and
    shown on request; the others may be partial. A step without moves is only to be read. `point` names what is
    highlighted, by the board's `data-point`: of several names the first found. A step with `refused` is completed by a
    move that the rules refuse with that code. Moves of the kinds in `free` may be made besides.
    """

    key: str
    does: tuple[dict[str, JsonValue], ...] = ()
    point: str = ""
    refused: str = ""
    free: tuple[str, ...] = ()
    then: tuple[Then, ...] = ()


class Lesson(msgspec.Struct, frozen=True):
    """The table of a lesson, the moves before it starts (`opening`), and its steps.

    `scores` names the event that means the learner has scored. `beyond` are kinds of moves that a first game does not
    need: those of bots or of a variant.
    """

    scores: str
    seats: int
    seat: Seat
    seed: int | str
    options: dict[str, JsonValue]
    steps: tuple[Step, ...]
    opening: tuple[Then, ...] = ()
    beyond: tuple[str, ...] = ()


class Coach:
    """A lesson in progress.

    >>> from ludoteca import game
    >>> coach = Coach(game("masterdice"), "en")
    >>> coach.follow([None])
    >>> coach.step.key, sorted(coach.table.actors)
    ('answer', [0])
    """

    def __init__(self, rules: Game, language: str = "it") -> None:
        lesson = rules.lesson(language)
        if lesson is None:
            raise _of(rules, IllegalMove("no_lesson"))
        self.rules, self.lesson, self.language = rules, lesson, language
        self.table = Table(rules, lesson.seats, lesson.seed, lesson.options)
        self.number = 0                            # completed steps
        self._acts = 0
        self._happen(lesson.opening)

    @property
    def seat(self) -> Seat:
        """The learner's seat."""
        return self.lesson.seat

    @property
    def over(self) -> bool:
        """Whether all steps are completed."""
        return self.number == len(self.lesson.steps)

    @property
    def step(self) -> Step:
        """The current step."""
        return self.lesson.steps[self.number]

    @property
    def outcome(self) -> Outcome | None:
        """The result of the lesson's game, if it is over."""
        return self.table.outcome

    def says(self, part: str = "") -> str:
        """Return the coach's text for the current step, or with `part` "title" its title."""
        return self.text(self.step.key, part)

    def text(self, key: str, part: str = "") -> str:
        """Return the coach's text for any step."""
        return sentence(self.rules.id, self._key(key, part), self.language)

    def _key(self, key: str, part: str) -> str:
        """The key of the game's own text, or else that of its box."""
        end = f"{key}-{part}" if part else key
        own = f"lesson-{self.rules.id}-{end}"
        return own if has(self.rules.id, own, "en") else f"lesson-{self.rules.box}-{end}"

    def follow(self, acts: Iterable[Mapping[str, object] | None]) -> None:
        """Repeat earlier acts. Raises IllegalMove if the lesson has changed since."""
        for act in acts:
            self.act(act)

    def act(self, move: Mapping[str, object] | None) -> IllegalMove | None:
        """Go on with a move, or with None after a step to be read. Returns the refusal the step asks for, if any.

        Any other act raises IllegalMove and changes nothing: with the rules' own refusal, or with `lesson_other` for a
        legal move.
        """
        try:
            return self._act(move)
        except IllegalMove as refusal:
            raise _of(self.rules, refusal) from None

    def _act(self, move: Mapping[str, object] | None) -> IllegalMove | None:
        if self.over:
            raise IllegalMove("lesson_over")
        step = self.step
        if move is None:
            if step.does:
                raise IllegalMove("lesson_do_it")
            self._complete(step)
            return None
        at = self.table.now + A_WHILE
        read = self.table.read_move(move)
        wanted = any(fits(move, each) for each in step.does)
        if step.refused:
            return self._expect_refusal(step, read, wanted, at)
        if wanted:
            self.table.play(self.seat, read, at)
            self._complete(step)
        elif str(move.get("type")) in step.free and self._acts < LONGEST:
            self.table.play(self.seat, read, at)
            self._acts += 1
        else:
            self._answer_other(step, read, at)
        return None

    def _expect_refusal(self, step: Step, move: object, wanted: bool, at: Millis) -> IllegalMove | None:
        """Complete a step that shows a refusal, by any move that is refused with its code."""
        try:
            self.table.try_move(self.seat, move, at)
        except IllegalMove as refusal:
            if refusal.code != step.refused:
                raise
            self._complete(step)
            return refusal
        if wanted:
            raise AssertionError(f"{self.rules.id}: {step.key} is allowed")
        raise self._other(step)

    def _answer_other(self, step: Step, move: object, at: Millis) -> None:
        self.table.try_move(self.seat, move, at)
        raise self._other(step)

    def _other(self, step: Step) -> IllegalMove:
        but = self._key(step.key, "but")
        if has(self.rules.id, but, "en"):
            return IllegalMove("lesson_but", because=sentence(self.rules.id, but, self.language))
        return IllegalMove("lesson_other", title=self.says("title"))

    def _complete(self, step: Step) -> None:
        self.number += 1
        self._happen(step.then)

    def _happen(self, happens: Iterable[Then]) -> None:
        for each in happens:
            if each.seat is None:
                self.table.expire()
            else:
                self.table.play(each.seat, each.move, self.table.now + each.after)


def fits(move: object, wanted: object) -> bool:
    """Return whether a move matches a wanted move, which may be partial.

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


def _of(rules: Game, refusal: IllegalMove) -> IllegalMove:
    refusal.game = refusal.game or rules.id
    return refusal
