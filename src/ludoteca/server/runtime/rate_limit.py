"""Rate limits: token buckets of one guest, of one client address or of the whole server."""

from __future__ import annotations

from collections import OrderedDict

import msgspec

ADDRESSES_KEPT = 10_000


class RateLimit(msgspec.Struct, frozen=True):
    """Limit of a token bucket: its size, and the tokens added per second."""

    burst: float
    per_second: float

    def wait(self, left: float, cost: float = 1.0) -> int:
        """Seconds until there is enough again, rounded up; at least one."""
        missing = min(cost, self.burst) - left
        return max(1, -int(-missing // self.per_second))


class Bucket:
    """One token bucket. Times are wall milliseconds."""

    __slots__ = ("_at", "_left", "limit")

    def __init__(self, limit: RateLimit, now: float) -> None:
        self.limit = limit
        self._left = limit.burst
        self._at = now

    def left(self, now: float) -> float:
        self._left = min(self.limit.burst, self._left + max(0.0, now - self._at) * self.limit.per_second / 1000)
        self._at = now
        return self._left

    def take(self, now: float, cost: float = 1.0) -> bool:
        """Take tokens if there are enough. Whether there were."""
        if self.left(now) < cost:
            return False
        self._left -= cost
        return True

    def wait(self, now: float, cost: float = 1.0) -> int:
        """Seconds until there is enough again, rounded up; at least one."""
        return self.limit.wait(self.left(now), cost)


class Buckets:
    """One bucket for each key. The least recently used are dropped first: they are the fullest."""

    def __init__(self, limit: RateLimit, most: int = ADDRESSES_KEPT) -> None:
        self.limit = limit
        self._most = most
        self._each: OrderedDict[str, Bucket] = OrderedDict()

    def of(self, key: str, now: float) -> Bucket:
        bucket = self._each.get(key)
        if bucket is None:
            if len(self._each) >= self._most:
                self._each.popitem(last=False)
            bucket = self._each[key] = Bucket(self.limit, now)
        else:
            self._each.move_to_end(key)
        return bucket

    def take(self, key: str, now: float, cost: float = 1.0) -> bool:
        return self.of(key, now).take(now, cost)

    def forget(self, keys: set[str]) -> None:
        """Drop the buckets of all other keys."""
        for key in [key for key in self._each if key not in keys]:
            del self._each[key]
