"""Rate limits of the whole house: in memory with one process, in the store with several."""

from __future__ import annotations

from ludoteca.server.house.house import House
from ludoteca.server.runtime.rate_limit import Buckets, RateLimit


class SharedBuckets:
    """One token bucket for each key, the same in every process of the house."""

    def __init__(self, name: str, limit: RateLimit, house: House) -> None:
        self._name = name
        self._limit = limit
        self._house = house
        self._own = Buckets(limit)

    @property
    def limit(self) -> RateLimit:
        return self._limit

    @limit.setter
    def limit(self, limit: RateLimit) -> None:
        if limit != self._limit:
            self._limit, self._own = limit, Buckets(limit)

    async def left(self, key: str = "") -> float:
        """The tokens left."""
        if self._house.store.shared:
            return (await self._take_shared(key, 0.0))[0]
        return self._own.of(key, self._house.wall()).left(self._house.wall())

    async def take(self, key: str = "") -> tuple[float, bool]:
        """Take one token, if there is one. The tokens left, and whether there was one."""
        if self._house.store.shared:
            return await self._take_shared(key, 1.0)
        now = self._house.wall()
        bucket = self._own.of(key, now)
        enough = bucket.take(now)
        return bucket.left(now), enough

    async def _take_shared(self, key: str, cost: float) -> tuple[float, bool]:
        return await self._house.store.take_tokens(
            f"{self._name} {key}", int(self._house.calendar()), self._limit.burst, self._limit.per_second, cost)
