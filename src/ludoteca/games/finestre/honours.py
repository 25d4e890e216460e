"""Honours of Finestre: best eye, fastest choice, longest run."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ludoteca.games.finestre.rules import OutlineShown, PawnPlaced, Revealed, UnseenCardWon
from ludoteca.rules import Millis, Seat
from ludoteca.rules.honours import Deed, Honour, all_of, fewest, most, own, tally


def honours(deeds: Sequence[Deed], seats: int) -> Iterator[Honour]:
    races = list(_races(deeds))
    right = tally(seats, (seat for times, winners in races for seat in winners if seat in times))
    quickest = [
        min((times[seat] for times, winners in races if seat in winners), default=None) for seat in range(seats)]
    quick = tuple(quickest)

    def seconds(seat: Seat) -> dict[str, float]:
        return {"seconds": round((quick[seat] or 0) / 1000, 2)}

    runs = tuple(_longest_run(seat in winners for _, winners in races) for seat in range(seats))
    yield from most("sharpest-eye", right, facts=lambda seat: {"rounds": len(races)})
    yield from fewest("quickest-paw", quick, facts=seconds)
    yield from most("longest-run", runs, least=2)
    yield from most("first-in-place", tally(seats, (winners[0] for _, winners in races if winners)), least=2)
    yield from most("unseen-cards", tally(seats, (event.seat for event in all_of(deeds, UnseenCardWon))))
    first = tally(seats, (min(times, key=lambda seat: times[seat]) for times, _ in races if times))
    yield from most("first-to-jump", first, least=2)
    yield from own("own-right", right, facts=lambda seat: {"rounds": len(races)})
    yield from own("own-quickest", quick, facts=seconds)
    yield from own("own-jumps", tally(seats, (seat for times, _ in races for seat in times)))


def _races(deeds: Sequence[Deed]) -> Iterator[tuple[dict[Seat, Millis], tuple[Seat, ...]]]:
    """For each round, the time of each seat, and the seats that were right, in order."""
    began, times = 0, dict[Seat, Millis]()
    for deed in deeds:
        for event in deed.events:
            if isinstance(event, OutlineShown):
                began, times = deed.at, {}
            elif isinstance(event, PawnPlaced):
                times[event.seat] = max(0, deed.at - began)
            elif isinstance(event, Revealed):
                yield times, event.right


def _longest_run(hits: Iterator[bool]) -> int:
    longest = run = 0
    for hit in hits:
        run = run + 1 if hit else 0
        longest = max(longest, run)
    return longest
