"""Honours of Canvas: the painting with most ribbons, bonus ribbons, tokens saved."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ludoteca.games.canvas.moves import CardTaken, PaintingHung
from ludoteca.languages import LANGUAGES
from ludoteca.rules import Seat
from ludoteca.rules.honours import Deed, Honour, all_of, highest, most, own, tally
from ludoteca.rules.words import said_in


def honours(deeds: Sequence[Deed], seats: int) -> Iterator[Honour]:
    hung, taken = list(all_of(deeds, PaintingHung)), list(all_of(deeds, CardTaken))
    best = highest(seats, ((event.seat, event.ribbons + event.bonus) for event in hung))

    def finest(seat: Seat) -> dict[str, object]:
        piece = next(each for each in hung if each.seat == seat and each.ribbons + each.bonus == best[seat])
        return {language: said_in(language, piece.title) for language in LANGUAGES}

    yield from most("finest-painting", best, facts=finest)
    yield from most("bonus-ribbons", _sum(seats, ((event.seat, event.bonus) for event in hung)))
    yield from most("ribbons", _sum(seats, ((event.seat, event.ribbons) for event in hung)))
    yield from most("tokens-found", _sum(seats, ((event.seat, event.gained) for event in taken)), least=2)
    yield from most("tokens-spent", _sum(seats, ((event.seat, event.paid) for event in taken)), least=2)
    yield from most("free-cards", tally(seats, (event.seat for event in taken if event.paid == 0)), least=2)
    yield from own("own-painting", best, facts=finest)
    yield from own("own-cards", tally(seats, (event.seat for event in taken)))


def _sum(seats: int, marks: Iterator[tuple[Seat, int]]) -> tuple[int, ...]:
    totals = [0] * seats
    for seat, mark in marks:
        totals[seat] += mark
    return tuple(totals)
