"""Every game: a seat gets nothing it may not know, in views, events, patches, actors, deadlines and refusals.

The proof: draw afresh everything the seat cannot know; whatever reaches the seat must stay the same to the byte.
"""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from ludoteca.rules import Chance, Entry, IllegalMove, Table
from ludoteca.rules.game import Seat, Step
from tests.conformance.house import ALL, encoded, playout, tables, viewers, worth_a_look

each_game = pytest.mark.parametrize("id", ALL)


def another_world(table: Table, seat: Seat | None, chance: Chance) -> Any:
    """A state the seat cannot tell from the real one, made from the bytes the seat received and nothing else."""
    view = msgspec.json.decode(encoded(table.view(seat)), type=table.game.View)
    return table.game.resample(view, seat, chance)


def try_in(table: Table, state: Any, entry: Entry, chance: Chance) -> Step[Any] | IllegalMove:
    """What the entry would do in that world."""
    try:
        if entry.seat is None:
            return table.game.expire(state, entry.at, chance)
        if entry.seat not in table.game.actors(state):
            return IllegalMove("not_your_turn")
        return table.game.play(state, entry.seat, entry.move, entry.at, chance)
    except IllegalMove as refusal:
        return refusal


def heard(step: Step[Any], seat: Seat | None) -> bytes:
    return encoded([told.event for told in step.events if told.visible(seat)])


@each_game
def test_nothing_leaks_to_any_seat_or_spectator(id: str) -> None:
    chance = Chance.stream(id, purpose="leaks")
    hidden = drawn_afresh = False
    for table in list(tables(id)):
        stale: list[Any] = []
        often = max(1, table.seats)

        def ahead(table: Table, entry: Entry, stale: list[Any] = stale, often: int = often) -> None:
            nonlocal hidden, drawn_afresh
            if entry.move is not None:
                stale.append(entry.move)
            if not worth_a_look(table, chance) or (table.position > 12 and chance.below(often)):
                return
            rules, now = table.game, table.state
            for seat in viewers(table):
                view = encoded(rules.view(now, seat))
                hidden |= view != encoded(now)
                world = another_world(table, seat, chance)
                drawn_afresh |= encoded(world) != encoded(now)
                assert encoded(rules.view(world, seat)) == view, f"{seat}: the view is not made of what the seat knows"
                assert rules.actors(world) == rules.actors(now), f"{seat}: the actors betray something"
                assert rules.deadline(world) == rules.deadline(now), f"{seat}: the deadline betrays something"
                assert (rules.outcome(world) is None) == (rules.outcome(now) is None)
                if seat is not None and seat in rules.actors(now):
                    for move in stale[-3:]:
                        attempt = Entry(at=entry.at, seat=seat, move=move)
                        here = try_in(table, now, attempt, Chance(1))
                        there = try_in(table, world, attempt, Chance(1))
                        both = isinstance(here, IllegalMove), isinstance(there, IllegalMove)
                        assert both[0] == both[1], f"{seat}: whether {move} is refused betrays something"
                        if isinstance(here, IllegalMove) and isinstance(there, IllegalMove):
                            assert (here.code, here.facts) == (there.code, there.facts)
                if entry.seat != seat:
                    here, there = try_in(table, now, entry, Chance(2)), try_in(table, world, entry, Chance(2))
                    if isinstance(here, Step) and isinstance(there, Step):
                        same_view = encoded(rules.view(here.state, seat)) == encoded(rules.view(there.state, seat))
                        if same_view:
                            assert heard(here, seat) == heard(there, seat), f"{seat}: events tell more than the view"

        playout(table, chance, ahead)
    assert not hidden or drawn_afresh, "resample never draws anything afresh: it proves nothing"
