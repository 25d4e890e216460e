"""One game among bots, in simulated time: each acts when its pace says, as it would at a real table."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from ludoteca.bots import Bot, bot
from ludoteca.rules import Chance, IllegalMove, Table
from ludoteca.rules.game import Millis, Seat

LONGEST = 100_000


class Plan(msgspec.Struct, frozen=True):
    """What a bot is about to do: it has seen this view and will act at this time (never, if it has nothing to do)."""

    seen: object
    move: object
    at: Millis | None


def play_match(table: Table, players: Sequence[str | Bot], chance: Chance) -> Table:
    """Play a table to its end with one bot (or level) per seat."""
    bots = [bot(table.game.id, player) if isinstance(player, str) else player for player in players]
    plans: dict[Seat, Plan] = {}
    while table.outcome is None:
        if table.position > LONGEST:
            raise RuntimeError(f"the bots never finish {table.game.id}")
        for seat in table.actors:
            plans[seat] = _plan(table, seat, bots[seat], plans.get(seat), chance)
        ready = [(plan.at, seat) for seat, plan in plans.items() if seat in table.actors and plan.at is not None]
        deadline = table.deadline
        if not ready and deadline is None:
            raise RuntimeError(f"{table.game.id}: nobody wants to act and no time runs")
        moment, seat = min(ready, default=(0, -1))
        if seat < 0 or (deadline is not None and moment >= deadline):
            table.expire()
            continue
        table.play(seat, plans.pop(seat).move, max(moment, table.now))
    return table


def _plan(table: Table, seat: Seat, player: Bot, plan: Plan | None, chance: Chance) -> Plan:
    """Think again only when what the seat sees has changed, and the move in mind is no longer possible."""
    view = table.view(seat)
    if plan is not None and (plan.seen == view or (plan.at is not None and _still_legal(table, seat, plan.move))):
        return plan
    move = player.choose(view, seat, chance)
    if move is None:
        return Plan(view, None, None)
    return Plan(view, move, table.now + max(0, player.pace(view, seat, move, chance)))


def _still_legal(table: Table, seat: Seat, move: object) -> bool:
    try:
        table.try_move(seat, move, table.now)
    except IllegalMove:
        return False
    return True
