"""Large options: options of more than 2 KiB, such as an own deck, are sent by reference.

`{"ref": …}` stands for one in a room's options and in a game's view. Each browser fetches it once by that name, which
is a hash of its content. The host may send the name back to keep the option.
"""

from __future__ import annotations

import gzip
import hashlib
from collections.abc import Mapping
from typing import Any

from ludoteca.protocol.messages import encode

HEAVY = 2048                     # bytes


def light(options: Mapping[str, Any]) -> dict[str, Any]:
    """The options as they are sent."""
    return {name: _named(value) for name, value in options.items()}


def resolved(sent: Mapping[str, Any], known: Mapping[str, Any]) -> dict[str, Any]:
    """The options as they were meant: a name of something this table has stands for it. No other name is known."""
    named = light(known)
    return {
        name: known[name] if isinstance(value, dict) and "ref" in value and named.get(name) == value else value
        for name, value in sent.items()}


class LargeOptions:
    """The large options of one game, by reference, until a client fetches them."""

    def __init__(self) -> None:
        self._of: tuple[Any, dict[str, Any]] = (None, {})
        self._packed: dict[str, bytes] = {}

    def by_reference(self, options: Any, told: dict[str, Any]) -> dict[str, Any]:
        """A view's options as they are told; `options` are those the rules hold, the same for a whole game."""
        if self._of[0] is not options:
            self._of = options, light(told)
            self._packed = {
                named["ref"]: gzip.compress(encode(told[name]), mtime=0)
                for name, named in self._of[1].items() if named is not told[name]}
        return self._of[1]

    def fetch(self, ref: str) -> bytes | None:
        """The thing of this name as JSON, packed with gzip."""
        return self._packed.get(ref)


def _named(value: Any) -> Any:
    if not isinstance(value, (dict, list, str)):
        return value
    session = encode(value)
    if len(session) <= HEAVY:
        return value
    name = value.get("name") if isinstance(value, dict) else None
    return {"ref": hashlib.sha256(session).hexdigest()[:32], "size": len(session), **({"name": name} if name else {})}
