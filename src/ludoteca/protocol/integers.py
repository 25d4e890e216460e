"""Whole numbers longer than any game has: noticed before anything is made of a message."""

from __future__ import annotations

import msgspec

_DIGITS = bytes(chr(each).isascii() and chr(each).isdigit() for each in range(256))    # 1 for a digit, 0 for all else
_LONG_NUMBER = bytes((1,)) * 19


def check_numbers(text: str) -> None:
    """Raise OverflowError if a message holds an integer of more than 64 bits.

    No game has one, and a sentence that names it cannot be written. Digits inside strings are checked again, and pass.
    """
    # Every message passes here: no pattern is as quick, nor is `in`, which asks for a number first.
    if text.encode().translate(_DIGITS).find(_LONG_NUMBER) >= 0:
        waiting = [msgspec.json.decode(text)]
        while waiting:
            each = waiting.pop()
            if isinstance(each, dict):
                waiting.extend(each.values())
            elif isinstance(each, list):
                waiting.extend(each)
            elif isinstance(each, int) and each.bit_length() > 63:
                raise OverflowError
