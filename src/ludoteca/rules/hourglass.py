"""An hourglass: seconds from when it is turned to when the sand has run through. A table may play without one.

>>> Hourglass(45).turned(at=1_000)
46000
>>> Hourglass(0).turned(at=1_000) is None                    # this table has all the time in the world
True
"""

from __future__ import annotations

import msgspec

from ludoteca.rules.game import Millis


class Hourglass(msgspec.Struct, frozen=True):
    """What the table chose: so many seconds, 0 for none."""

    seconds: int

    def turned(self, at: Millis) -> Millis | None:
        """When the sand has run through, if it is turned now."""
        return self.lets(1000 * self.seconds, at)

    def lets(self, time: Millis, at: Millis) -> Millis | None:
        """When a phase with a time of its own ends (a pause, a look round): never where no hourglass runs."""
        return at + time if self.seconds else None
