"""Merge patches (RFC 7396): what changed between two views, as little as possible. None and absent are the same."""

from __future__ import annotations

from typing import Any

import msgspec

Json = Any


def plain(view: Any) -> Json:
    """A view as JSON data, the same bytes for the same view (sets in order, every key a string)."""
    return msgspec.to_builtins(view, str_keys=True, order="deterministic")


def bare(data: Json) -> Json:
    """The data without the None fields of its objects, as a client holds it after any patch."""
    if isinstance(data, dict):
        return {key: bare(value) for key, value in data.items() if value is not None}
    return data


def patch(old: Json, new: Json) -> dict[str, Json]:
    """What makes `new` of `old`: both objects. Lists are replaced whole."""
    if old == new:
        return {}
    changes: dict[str, Json] = {}
    for key, value in new.items():
        before = old.get(key)
        if before == value:
            continue
        if isinstance(value, dict) and isinstance(before, dict):
            inner = patch(before, value)
            if inner:
                changes[key] = inner
        else:
            changes[key] = value
    for key, value in old.items():
        if value is not None and key not in new:
            changes[key] = None
    return changes


def merged(old: Json, change: Json) -> Json:
    """What a client makes of a view and a patch."""
    if not isinstance(change, dict):
        return change
    result = dict(old) if isinstance(old, dict) else {}
    for key, value in change.items():
        if value is None:
            result.pop(key, None)
        else:
            result[key] = merged(result.get(key), value)
    return result
