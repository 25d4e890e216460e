"""Honours of Duplik: the best hand, the master who was understood best, bonuses, contests won."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ludoteca.games.duplik.moves import (
    Contested,
    HourglassTurned,
    Judged,
    PenDown,
    RoundScored,
    TitleRead,
    VoteCounted,
)
from ludoteca.rules import Millis, Seat
from ludoteca.rules.honours import Deed, Honour, all_of, fewest, highest, most, own, tally

Key = tuple[int, Seat, int]                      # round, author, criterion


def honours(deeds: Sequence[Deed], seats: int) -> Iterator[Honour]:
    masters, bonuses, verdicts, overturned = _read(deeds)
    met = tally(seats, (author for (_, author, _), yes in verdicts.items() if yes))
    judged = tally(seats, (author for _, author, _ in verdicts))
    understood = tally(seats, (masters[number] for (number, _, _), yes in verdicts.items() if yes))
    told = tally(seats, (masters[number] for number, _, _ in verdicts))
    bonus = tally(seats, (author for (number, author, criterion), yes in verdicts.items()
                          if yes and criterion == bonuses.get(number)))
    yield from most("finest-eye", met, facts=lambda seat: {"of": judged[seat]})
    yield from most("most-understood", understood, facts=lambda seat: {"of": told[seat]})
    yield from most("bonuses", bonus)
    best = highest(seats, (
        (seat, points) for event in all_of(deeds, RoundScored)
        for seat, points in enumerate(event.points) if seat != event.seat))
    yield from most("best-round", best)
    quick = _pens(deeds, seats)
    yield from fewest("first-pen-down", quick, facts=lambda seat: {"seconds": round((quick[seat] or 0) / 1000)})
    yield from most("contests-won", tally(seats, overturned))
    yield from most("contests", tally(seats, (event.seat for event in all_of(deeds, Contested))), least=2)
    generous = tally(seats, (event.seat for event in all_of(deeds, Judged) if event.met and event.seat != event.author))
    yield from most("generous-judge", generous, least=3)
    yield from own("own-criteria", met, facts=lambda seat: {"of": judged[seat]})
    yield from own("own-understood", understood, facts=lambda seat: {"of": told[seat]})
    yield from own("own-judging", tally(seats, (event.seat for event in all_of(deeds, Judged))))


def _read(deeds: Sequence[Deed]) -> tuple[dict[int, Seat], dict[int, int], dict[Key, bool], list[Seat]]:
    """From the log: masters and bonuses of the rounds, the final verdicts, and who overturned one."""
    masters: dict[int, Seat] = {}
    bonuses: dict[int, int] = {}
    verdicts: dict[Key, bool] = {}
    callers: dict[Key, Seat] = {}
    overturned: list[Seat] = []
    number = 0
    for event in (event for deed in deeds for event in deed.events):
        match event:
            case TitleRead():
                bonuses[number] = event.bonus
            case Judged():
                verdicts[number, event.author, event.number] = event.met
            case Contested():
                callers[number, event.author, event.number] = event.seat
            case RoundScored():
                masters[number] = event.seat
                number += 1
            case VoteCounted():
                key = (number, event.author, event.number)
                if key in callers and verdicts.get(key, event.met) != event.met:
                    overturned.append(callers[key])
                verdicts[key] = event.met
    return masters, bonuses, verdicts, overturned


def _pens(deeds: Sequence[Deed], seats: int) -> tuple[Millis | None, ...]:
    """Each artist's shortest time from the hourglass to the pen put down."""
    quickest: list[Millis | None] = [None] * seats
    turned = 0
    for deed in deeds:
        for event in deed.events:
            if isinstance(event, HourglassTurned):
                turned = deed.at
            elif isinstance(event, PenDown):
                before, time = quickest[event.seat], deed.at - turned
                quickest[event.seat] = time if before is None else min(before, time)
    return tuple(quickest)
