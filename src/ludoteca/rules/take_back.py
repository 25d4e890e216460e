"""Taking a move back: whether it is allowed, and the state and log entry it leads to.

The log only grows. A take-back is an entry that names the position to return to, so later entries draw other chance.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from ludoteca.rules.refusal import IllegalMove
from ludoteca.rules.values import Entry, M, Millis, O, S, Seat, Step, TakenBack, Told, V

if TYPE_CHECKING:
    from ludoteca.rules.table import Table


def take_back(table: Table[O, S, M, V], seat: Seat, agreed: frozenset[Seat], at: Millis) -> tuple[Entry, Step[S]]:
    """Return the entry and effect of taking back the seat's last move. The table does not change."""
    if table.outcome is not None:
        raise IllegalMove("game_over")
    table.check_time(at)
    numbers = counting_entries(table.entries, table.position)
    own = next((n for n in reversed(numbers) if n > table.begun and table.entries[n - 1].seat == seat), None)
    if own is None:
        raise IllegalMove("nothing_to_take_back", rule="take-back")
    before = _state_after(table, own - 1)
    _check_policy(table, seat, own, before, own == numbers[-1], agreed)
    deadline = table.game.deadline(before)
    if deadline is not None and at >= deadline:
        raise IllegalMove("time_is_up", rule="take-back")
    others = tuple(sorted(agreed - {seat}))
    return Entry(at, seat, back=own - 1, agreed=others), Step(before, _events(table, seat, before))


def counting_entries(entries: Sequence[Entry], position: int) -> list[int]:
    """Return the numbers of the entries that led to a position, without those that were taken back."""
    numbers = []
    while position > 0:
        entry = entries[position - 1]
        back = entry.back
        if back is None and entry.more is None:
            numbers.append(position)
        position = position - 1 if back is None else back
    return numbers[::-1]


def _check_policy(
    table: Table[O, S, M, V], seat: Seat, own: int, before: S, last: bool, agreed: frozenset[Seat],
) -> None:
    """Raise IllegalMove unless the game's policy and the others allow it."""
    move: M = table.entries[own - 1].move  # type: ignore[assignment]  # the log of this game holds moves of this game
    after = table.state if last else _state_with(table, before, own)
    policy = table.game.take_back(before, move, after, seat)
    others = frozenset(range(table.seats)) - {seat}
    # Alone, no other player can agree: what was revealed stays known.
    if policy == "never" or (policy == "consent" and not others):
        raise IllegalMove("move_stays", rule="take-back")
    if not (policy == "free" and last) and not others <= agreed:
        raise IllegalMove("needs_consent", rule="take-back")


def _events(table: Table[O, S, M, V], seat: Seat, before: S) -> tuple[Told, ...]:
    """The event for the seats that see a difference. A move that no other seat saw is taken back unnoticed."""
    def differs(viewer: Seat | None) -> bool:
        return bool(table.game.view(before, viewer) != table.game.view(table.state, viewer))

    to = None if differs(None) else frozenset(each for each in range(table.seats) if each == seat or differs(each))
    return (Told(TakenBack(seat), to),)


def _state_after(table: Table[O, S, M, V], position: int) -> S:
    """The state after that many entries."""
    state = table.initial_state()
    for number in counting_entries(table.entries, position):
        state = _state_with(table, state, number)
    return state


def _state_with(table: Table[O, S, M, V], state: S, number: int) -> S:
    """The state that the entry of this number leads to from `state`."""
    entry = table.entries[number - 1]
    chance = table.chance_at(number, entry.known)
    if entry.seat is None:
        return table.game.expire(state, entry.at, chance).state
    move: M = entry.move  # type: ignore[assignment]
    return table.game.play(state, entry.seat, move, entry.at, chance).state
