"""Hourglass: the deadline of a turn, in seconds from its start. A table may play without one.

>>> Hourglass(45).turned(at=1_000)
46000
>>> Hourglass(0).turned(at=1_000) is None                    # no limit
True
"""

from __future__ import annotations

import msgspec

from ludoteca.rules.game import Millis


class Hourglass(msgspec.Struct, frozen=True):
    """The option of the table: a number of seconds, 0 for no limit."""

    seconds: int

    def turned(self, at: Millis) -> Millis | None:
        """Return the deadline if the hourglass is turned now, or None."""
        return self.lets(1000 * self.seconds, at)

    def lets(self, time: Millis, at: Millis) -> Millis | None:
        """Return the deadline of a phase with its own length, such as a pause. None at a table without hourglass."""
        return at + time if self.seconds else None
