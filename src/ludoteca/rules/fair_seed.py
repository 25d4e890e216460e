"""Fair luck: the house commits to a secret before anybody adds their own number, and the deal comes from all of them.

Nobody can choose the deal: the house's secret is fixed by its commitment before it knows what people add, and people
add their number before they know the secret. When the game is over everything is shown, and anybody can do the sum
again.

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
    """The number the browser of whoever sits there has added."""

    seat: int
    share: str


def commitment_of(secret: str) -> str:
    """What the house shows of its secret beforehand: it fixes the secret and tells nothing of it."""
    return hashlib.sha256(f"ludoteca {secret}".encode()).hexdigest()


def mixed(secret: str, shares: tuple[Share, ...]) -> str:
    """The seed a game is dealt from: the house's secret and every number added, chair by chair."""
    lines = [secret, *(f"{each.seat} {each.share}" for each in sorted(shares, key=lambda each: each.seat))]
    return hashlib.sha256("\n".join(lines).encode()).hexdigest()


class Luck(msgspec.Struct, frozen=True):
    """How the luck of one game came about; the secret is shown when the game is over."""

    secret: str
    commitment: str
    shares: tuple[Share, ...] = ()

    @property
    def seed(self) -> str:
        return mixed(self.secret, self.shares)

    def faults(self, seed: int | str) -> list[str]:
        """What does not add up: the commitment is not that of the secret, the seed is not the sum of all."""
        found = []
        if commitment_of(self.secret) != self.commitment:
            found.append("commitment")
        if self.seed != seed:
            found.append("seed")
        return found
