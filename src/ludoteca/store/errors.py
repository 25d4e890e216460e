"""Errors that every store raises."""

from __future__ import annotations


class Conflict(Exception):
    """Another write was first: this log position, code or name is taken."""


class LeaseLost(Conflict):
    """Another process holds the lease; the write was refused."""


class Crowded(Exception):
    """The number of tables, or of a guest's games, is at its limit; nothing was added."""


class Noted(Exception):
    """Another note is in that place; nothing of the write was done."""


class Unavailable(OSError):
    """The store could not do it now: full, locked, out of reach. The write may have been done all the same."""
