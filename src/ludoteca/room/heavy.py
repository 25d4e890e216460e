"""Options too heavy to be told each time somebody comes, sits or changes name: a deck of one's own is named, not sent.

The deck itself travels inside the game's view, once. `{"ref": …}` in a room's options stands for it, and whoever sets
the options may send the name back instead of the thing.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from typing import Any

from ludoteca.room.messages import encode

HEAVY = 2048                     # bytes


def light(options: Mapping[str, Any]) -> dict[str, Any]:
    """The options as everybody is told them."""
    return {name: _named(value) for name, value in options.items()}


def whole(sent: Mapping[str, Any], known: Mapping[str, Any]) -> dict[str, Any]:
    """The options as they were meant: a name of something this table has stands for it. No other name is known."""
    named = light(known)
    return {
        name: known[name] if isinstance(value, dict) and "ref" in value and named.get(name) == value else value
        for name, value in sent.items()}


def _named(value: Any) -> Any:
    if not isinstance(value, (dict, list, str)):
        return value
    page = encode(value)
    if len(page) <= HEAVY:
        return value
    name = value.get("name") if isinstance(value, dict) else None
    return {"ref": hashlib.sha256(page).hexdigest()[:32], "size": len(page), **({"name": name} if name else {})}
