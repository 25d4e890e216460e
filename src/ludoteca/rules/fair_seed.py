"""Fair seed: a commit-reveal protocol. The seed of a game is a hash of a server secret and one number per player.

The server commits to its secret before players add their numbers, and players add them before they know the secret. So
neither side can choose the deal. After the game all parts are shown, and everyone can check the hash.

>>> luck = Luck(secret="5f", commitment=commitment_of("5f"), shares=(Share(0, "a1"), Share(1, "b2")))
>>> luck.faults(luck.seed)
[]
>>> luck.faults("another seed")
['seed']
"""

from __future__ import annotations

import hashlib

import msgspec


class Share(msgspec.Struct, frozen=True):
    """The number that the browser of the player in this seat added."""

    seat: int
    share: str


def commitment_of(secret: str) -> str:
    """Return the commitment, published beforehand: it fixes the secret and reveals nothing about it."""
    return hashlib.sha256(f"ludoteca {secret}".encode()).hexdigest()


def mixed(secret: str, shares: tuple[Share, ...]) -> str:
    """Return the seed: the hash of the server's secret and every share, in order of seats."""
    lines = [secret, *(f"{each.seat} {each.share}" for each in sorted(shares, key=lambda each: each.seat))]
    return hashlib.sha256("\n".join(lines).encode()).hexdigest()


class Luck(msgspec.Struct, frozen=True):
    """The parts of one game's seed. The secret is shown when the game is over."""

    secret: str
    commitment: str
    shares: tuple[Share, ...] = ()

    @property
    def seed(self) -> str:
        """The seed that follows from the parts."""
        return mixed(self.secret, self.shares)

    def faults(self, seed: int | str) -> list[str]:
        """Return what is wrong: "commitment" if it is not the secret's, "seed" if it does not follow from the parts."""
        found = []
        if commitment_of(self.secret) != self.commitment:
            found.append("commitment")
        if self.seed != seed:
            found.append("seed")
        return found
