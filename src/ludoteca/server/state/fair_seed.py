"""Fair seed before a deal: the secret of the server, its commitment, and the numbers that players' browsers add.

The secret lives in memory only. After a restart there is a new one under a new commitment, and browsers add to that.
"""

from __future__ import annotations

import secrets

from ludoteca.protocol import room_view
from ludoteca.protocol.refusals import Refused
from ludoteca.rules.fair_seed import Luck, Share, commitment_of
from ludoteca.server.state.room_state import RoomState


class SeedShares:
    """What the next game at one table is dealt from."""

    def __init__(self) -> None:
        self.renew()

    def renew(self) -> None:
        """Begin with a new secret and without numbers, for another game."""
        self._secret = secrets.token_hex(32)
        self.commitment = commitment_of(self._secret)
        self._shares: dict[str, str] = {}          # guest -> number; the first one stays

    def add(self, guest: str, commitment: str, share: str) -> bool:
        """Add a guest's number under the commitment it was made for. False where the guest has added one already."""
        if commitment != self.commitment:
            raise Refused("urn_moved")
        if guest in self._shares:
            return False
        self._shares[guest] = share
        return True

    def view(self, state: RoomState) -> room_view.Urn:
        """The commitment and the seats that have added a number."""
        return room_view.Urn(self.commitment, [each.seat for each in self.luck(state).shares])

    def luck(self, state: RoomState) -> Luck:
        """The secret and the numbers of those who sit there now, mixed for one game."""
        shares = tuple(
            Share(seat, self._shares[chair.guest]) for seat, chair in enumerate(state.chairs)
            if chair.kind == "person" and chair.guest in self._shares)
        return Luck(self._secret, self.commitment, shares)
