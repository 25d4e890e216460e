"""Limits of the whole house: in memory where one process is all of it, in the store where there are several."""

from __future__ import annotations

from ludoteca.server.house.house import House
from ludoteca.server.runtime.rate_limit import Buckets, Pace


class HouseBuckets:
    """A bucket for each of many, the same whichever process somebody comes to."""

    def __init__(self, name: str, pace: Pace, house: House) -> None:
        self._name = name
        self._pace = pace
        self._house = house
        self._own = Buckets(pace)

    @property
    def pace(self) -> Pace:
        return self._pace

    @pace.setter
    def pace(self, pace: Pace) -> None:
        if pace != self._pace:
            self._pace, self._own = pace, Buckets(pace)

    async def left(self, key: str = "") -> float:
        if self._house.store.shared:
            return (await self._spend(key, 0.0))[0]
        return self._own.of(key, self._house.wall()).left(self._house.wall())

    async def take(self, key: str = "") -> tuple[float, bool]:
        """What is left, and whether there was enough; what is not there is not taken."""
        if self._house.store.shared:
            return await self._spend(key, 1.0)
        now = self._house.wall()
        bucket = self._own.of(key, now)
        enough = bucket.take(now)
        return bucket.left(now), enough

    async def _spend(self, key: str, cost: float) -> tuple[float, bool]:
        return await self._house.store.spend(
            f"{self._name} {key}", int(self._house.calendar()), self._pace.burst, self._pace.per_second, cost)
