"""Honours of Polywords: longest word, reused letters, same words, contests won, bottles avoided."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from ludoteca.games.polywords.moves import (
    BottleDropped,
    Claimed,
    ContestSettled,
    NothingWritten,
    RowCleared,
    TeamWrote,
    TurnBegan,
    WordsErased,
    WordShown,
)
from ludoteca.rules import Millis, Seat
from ludoteca.rules.honours import Deed, Honour, all_of, fewest, highest, most, own, tally


def honours(deeds: Sequence[Deed], seats: int, board_of: Callable[[Seat], int]) -> Iterator[Honour]:
    """Yield the honours. A team's words count for their writer, events of a board for all its seats."""
    words = [(event.seat, event.word, event.new, event.reused) for event in all_of(deeds, WordShown)]
    words += [
        (event.seat, event.word, event.new, len(event.word) - event.new) for event in all_of(deeds, TeamWrote)]
    longest = highest(seats, ((seat, len(word)) for seat, word, _, _ in words))
    thrift = highest(seats, ((seat, reused) for seat, _, _, reused in words))

    def long_word(seat: Seat) -> dict[str, str]:
        return {"word": next(word for who, word, _, _ in words if who == seat and len(word) == longest[seat])}

    def thrifty_word(seat: Seat) -> dict[str, str]:
        return {"word": next(word for who, word, _, reused in words if who == seat and reused == thrift[seat])}

    def on_board(boards: tuple[int, ...]) -> tuple[int, ...]:
        return tuple(boards[board_of(seat)] for seat in range(seats))

    yield from most("telepathy", tally(seats, (seat for event in all_of(deeds, WordsErased) for seat in event.seats)))
    yield from most("rows-cleared", on_board(tally(seats, (event.seat for event in all_of(deeds, RowCleared)))))
    yield from most("longest-word", longest, least=4, facts=long_word)
    yield from most("thriftiest-word", thrift, least=2, facts=thrifty_word)
    settled = list(all_of(deeds, ContestSettled))
    yield from most("contests-won", tally(seats, (event.seat for event in settled if event.guilty)))
    said = _quickest(deeds, seats)
    yield from fewest("quickest-word", said, facts=lambda seat: {"seconds": round((said[seat] or 0) / 1000, 1)})
    bottles = on_board(tally(seats, (event.seat for event in all_of(deeds, BottleDropped))))
    if any(bottles):
        yield from fewest("fewest-bottles", bottles)
    yield from most("words", tally(seats, (seat for seat, _, _, _ in words)), least=2)
    silent = on_board(tally(seats, (event.seat for event in all_of(deeds, NothingWritten))))
    if any(silent):
        yield from fewest("never-silent", silent)
    yield from own("own-longest", longest, least=2, facts=long_word)
    yield from own("own-thrift", thrift, facts=thrifty_word)
    yield from own("own-words", tally(seats, (seat for seat, _, _, _ in words)))


def _quickest(deeds: Sequence[Deed], seats: int) -> tuple[Millis | None, ...]:
    """The fastest claim of each seat, in ms from the start of the turn; None without one."""
    best: list[Millis | None] = [None] * seats
    began = 0
    for deed in deeds:
        for event in deed.events:
            if isinstance(event, TurnBegan):
                began = deed.at
            elif isinstance(event, Claimed):
                before, time = best[event.seat], max(0, deed.at - began)
                best[event.seat] = time if before is None else min(before, time)
    return tuple(best)
