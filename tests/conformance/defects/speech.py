"""Mistakes in the text interface: wrong descriptions and moves that cannot be typed."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ludoteca.rules import Seat
from ludoteca.rules.speech import Number, Phrase
from ludoteca.rules.words import Sentence, now, on_table
from tests.conformance.defects.planting import Morra, caught_by, morra, without_line


@caught_by("every_legal_move_can_be_said_and_read_back", "cannot be said")
class AThrowHasNoWords(Morra):
    phrases = ()


@caught_by("every_legal_move_can_be_said_and_read_back", "is read as Throw")
class FingersAreReadAsTheCall(Morra):
    phrases = (Phrase("throw", morra.Throw, lambda tongue, fingers, call: morra.Throw(call, fingers),
                      fingers=Number(), call=Number()),)


@caught_by("every_legal_move_can_be_said_and_read_back", "nobody is told how to say")
class NobodySaysHow(Morra):
    def sayable(self, view: Any, seat: Seat) -> tuple[str, ...]:
        return ()


@caught_by("what_can_be_said_can_be_done", "may not act and is told to say")
class WhoHasThrownIsToldToThrow(Morra):
    def sayable(self, view: Any, seat: Seat) -> tuple[str, ...]:
        return ("throw",)


@caught_by("everything_told_has_its_words", "told-total is missing", words=without_line("told-total"))
class ATotalHasNoWords(Morra):
    pass


@caught_by("everything_told_has_its_words", "is told too little")
class NobodyIsToldWhatToDo(Morra):
    def told(self, view: Any, seat: Seat | None) -> Iterator[Sentence]:
        return (each for each in super().told(view, seat) if each.section != "now")


@caught_by("what_is_told_hangs_on_the_view_alone", "the words tell .* more than the view")
class TheWordsRememberTheHands(Morra):
    hands: Any = ()

    def view(self, state: Any, seat: Seat | None) -> Any:
        self.hands = state.hands
        return super().view(state, seat)

    def told(self, view: Any, seat: Seat | None) -> Iterator[Sentence]:
        yield now("told-over")
        yield on_table("told-total", total=sum(hand.fingers for hand in self.hands if hand))
