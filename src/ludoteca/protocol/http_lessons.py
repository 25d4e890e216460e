"""HTTP bodies of lessons and worked examples."""

from __future__ import annotations

from typing import Annotated

import msgspec

from ludoteca.protocol.http_base import HttpRequest, HttpResponse, Problem
from ludoteca.protocol.limits import NAME_LENGTH, UTTERANCE_LENGTH
from ludoteca.protocol.messages import InWords, Update
from ludoteca.protocol.room_view import Chair, Clock
from ludoteca.rules import Outcome, Seat
from ludoteca.rules.values import JsonValue


class Learning(HttpRequest, frozen=True):
    """Progress in a lesson (a null where there was only text to read), and what the player does next.

    That is a move, a move as text, or nothing, which only looks.
    """

    acts: Annotated[list[dict[str, JsonValue] | None], msgspec.Meta(max_length=600)] = []
    go: bool = False                               # with `act`: this is what I do next
    act: dict[str, JsonValue] | None = None
    says: Annotated[str, msgspec.Meta(max_length=UTTERANCE_LENGTH)] = ""
    name: Annotated[str, msgspec.Meta(max_length=NAME_LENGTH)] = ""    # the player's name in the texts


class LessonStep(HttpResponse, frozen=True, omit_defaults=False):
    """What the coach says now. `example` is how it is done; `forbidden`: what one is to try the rules will refuse."""

    key: str
    title: str
    says: str
    point: str
    example: dict[str, JsonValue] | None
    forbidden: bool


class LessonTable(HttpResponse, frozen=True, omit_defaults=False):
    """A lesson as it stands: the table as the player sees it, what was just done and what that brought about."""

    game: str
    seat: Seat
    chairs: list[Chair]
    options: dict[str, JsonValue]
    titles: list[str]                              # of every step
    done: int                                      # how many steps are done
    step: LessonStep | None                        # None: it is over
    view: dict[str, JsonValue]
    actors: list[Seat]
    clock: Clock
    version: int
    updates: list[Update]                          # what the act brought about, entry by entry
    outcome: Outcome | None
    act: dict[str, JsonValue] | None               # what was said in words, as an act
    counted: bool                                  # whether the act (or having read) belongs to `acts` from now on
    no: Problem | None                             # what the rules or the coach object
    heard: list[str]                               # the answer to a question asked in words
    words: InWords


class ExampleScene(HttpResponse, frozen=True, omit_defaults=False):
    """One scene of a worked example: a position as one seat sees it, its sentence, and the part to draw."""

    key: str
    says: str
    shows: str                                     # which part of the board
    seat: Seat | None                              # whose view; None: a spectator's
    view: dict[str, JsonValue]
    no: Problem | None                             # what the rules objected to what was tried
    words: list[str]                               # the position as text


class WorkedExample(HttpResponse, frozen=True, omit_defaults=False):
    """A few moves of a real game for the rules page, scene by scene."""

    game: str
    language: str                                  # what its texts are written in
    names: list[str]                               # chair by chair
    scenes: list[ExampleScene]


__all__ = [
    "ExampleScene", "Learning", "LessonStep", "LessonTable", "WorkedExample",
]
