"""Results: what the store keeps of a finished game: who played, how it ended, and the feats of each."""

from __future__ import annotations

import secrets
from typing import Any

from ludoteca.protocol.messages import encode
from ludoteca.rules import Outcome
from ludoteca.rules.honours import Honour
from ludoteca.rules.registry import game as find_game
from ludoteca.server.state.room_state import RoomState
from ludoteca.store import FeatRow, ResultRow


def result_of(
    state: RoomState, round: int, outcome: Outcome, honours: list[Honour], finished: int, entries: int,
    begun: int | None,
) -> ResultRow:
    """The row of a finished game, with a link that cannot be guessed."""
    players = [
        {"kind": chair.kind, "guest": chair.guest or chair.keeps_for, "level": chair.level} for chair in state.chairs]
    names = [state.name(chair.guest) if chair.kind == "person" else chair.name for chair in state.chairs]
    return ResultRow(
        state.table, round, state.game, finished,
        encode({
            "outcome": outcome, "players": players, "entries": entries, "begun": begun, "names": names,
            "daily": state.daily, "open_table": state.listed,
            "honours": [{"seat": each.seat, "key": each.key, "facts": each.facts} for each in honours]}),
        secrets.token_urlsafe(9), tuple(dict.fromkeys(str(each["guest"]) for each in players if each["guest"])))


def feats_of(state: RoomState, final: Any, won_at: int) -> list[FeatRow]:
    """The feats of the people in this game. Bots that kept a chair for a guest have none."""
    game = find_game(state.game)
    return [
        FeatRow(chair.guest, game.id, feat, won_at)
        for seat, chair in enumerate(state.chairs) if chair.kind == "person"
        for feat in game.feats(final, seat)]
