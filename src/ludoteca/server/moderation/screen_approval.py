"""Screen approval: what big screens may show, and what waits until the host has approved it.

In family mode unfit words are dots. With review, what players drew or wrote stays hidden until the host approves it.
A screen is sent everything at once with new works hidden; after the approval it is sent again.
"""

from __future__ import annotations

import hashlib
from typing import Any

import msgspec

from ludoteca.protocol.messages import encode
from ludoteca.protocol.room_view import Curtain
from ludoteca.server.moderation import profanity

AUTHORED = frozenset({"word", "words", "text", "said", "cells", "strokes"})
"""Fields of views and events that hold what people wrote or drew."""
CHOSEN = "options"
"""The field that holds what was agreed before the game: nobody's drawing or word."""
PREVIEWS = 12
HIDDEN = "·"
_FILTERED = ("welcome", "begun", "update", "chat", "room")


class ScreenApproval:
    """What the big screens of one table may show."""

    def __init__(self) -> None:
        self._waiting: dict[str, object] = {}         # mark -> the work itself
        self._judged: dict[str, bool] = {}         # mark -> whether it may be shown
        self.number = 0

    def frame(self, frame: bytes, family_mode: bool, review: bool) -> bytes:
        """A frame as a screen is sent it."""
        if not (family_mode or review):
            return frame
        message = msgspec.json.decode(frame)
        if message.get("type") not in _FILTERED:
            return frame
        if review:
            message = {
                name: self._veil(part) if name in ("view", "patch", "events", "log", "missed") else part
                for name, part in message.items()}
            if (message.get("room") or {}).get("curtain"):
                message["room"]["curtain"]["words"] = []          # that something waits, not what
        if family_mode:
            message = profanity.mask_all(message)
        return encode(message)

    def _veil(self, value: Any) -> Any:
        if isinstance(value, dict):
            return {
                key: part if key == CHOSEN else
                self._judge(key, part) if key in AUTHORED and _made(part) else self._veil(part)
                for key, part in value.items()}
        if isinstance(value, list):
            return [self._veil(part) for part in value]
        return value

    def _judge(self, key: str, thing: Any) -> Any:
        # A patch and a whole view may name the parts of one drawing in another order.
        mark = hashlib.sha256(msgspec.json.encode([key, thing], order="sorted")).hexdigest()
        verdict = self._judged.get(mark)
        if verdict:
            return thing
        if verdict is None and mark not in self._waiting:
            self._waiting[mark] = thing
            self.number += 1
        return _hidden(thing)

    def judge(self, shown: bool) -> None:
        """The host approves or rejects everything that waits."""
        self._judged.update(dict.fromkeys(self._waiting, shown))
        self._waiting.clear()
        self.number += 1

    def clear(self) -> None:
        """Forget all: a new game has begun, or review is over."""
        self._waiting.clear()
        self._judged.clear()

    def view(self) -> Curtain | None:
        """What waits for the host, as all sessions see it."""
        if not self._waiting:
            return None
        words: dict[str, str] = {}                 # the same word is in a view more than once, in other letters too
        for word in (word for thing in self._waiting.values() for word in _words(thing)):
            words.setdefault("".join(word.split()).casefold(), word.strip())
        words.pop("", None)
        return Curtain(
            self.number, len(self._waiting), list(words.values())[:PREVIEWS],
            sum(isinstance(thing, dict) for thing in self._waiting.values()))


def _made(part: Any) -> bool:
    """Whether this was written or drawn, and is not a number under the same field name."""
    return bool(part) and (isinstance(part, (str, dict)) or (
        isinstance(part, list) and any(isinstance(each, str) for each in part)))


def _hidden(thing: Any) -> Any:
    if isinstance(thing, str):
        return HIDDEN * len(thing)
    if isinstance(thing, dict):
        return {}
    return [_hidden(each) if isinstance(each, str) else each for each in thing if not isinstance(each, (list, dict))]


def _words(thing: Any) -> list[str]:
    if isinstance(thing, str):
        return [thing]
    return [word for each in thing for word in _words(each)] if isinstance(thing, list) else []
