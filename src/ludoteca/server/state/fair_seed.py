"""The urn before a deal: the house's secret, its commitment, and what the browsers of those in the chairs have added.

It lives in memory only. After a restart there is a new secret under a new commitment, and browsers add to that one.
"""

from __future__ import annotations

import secrets

from ludoteca.protocol import room_view
from ludoteca.protocol.refusals import Refused
from ludoteca.rules.fair_seed import Luck, Share, commitment_of
from ludoteca.server.state.room_state import RoomState


class Urn:
    """What the next game at a table is dealt from."""

    def __init__(self) -> None:
        self._secret = secrets.token_hex(32)
        self.commitment = commitment_of(self._secret)
        self._shares: dict[str, str] = {}          # guest -> number; the first one stays

    def add(self, guest: str, commitment: str, share: str) -> bool:
        """Somebody's number, added under the commitment they have seen. False where they have added one already."""
        if commitment != self.commitment:
            raise Refused("urn_moved")
        if guest in self._shares:
            return False
        self._shares[guest] = share
        return True

    def told(self, state: RoomState) -> room_view.Urn:
        return room_view.Urn(self.commitment, [each.seat for each in self.luck(state).shares])

    def luck(self, state: RoomState) -> Luck:
        """Everything of those who sit there now, mixed for one game."""
        shares = tuple(
            Share(seat, self._shares[chair.guest]) for seat, chair in enumerate(state.chairs)
            if chair.kind == "person" and chair.guest in self._shares)
        return Luck(self._secret, self.commitment, shares)
