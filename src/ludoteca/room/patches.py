"""Merge patches (RFC 7396): what changed between two views, as little as possible. None and absent are the same."""

from __future__ import annotations

from collections.abc import Callable
from itertools import compress, repeat
from operator import attrgetter, is_not
from typing import Any, NamedTuple

import msgspec

Json = Any


class Part(NamedTuple):
    """One field of a struct: its name here and on the wire, and the value for which it is left out, if any."""

    name: str
    key: str
    left_out: Any


_NEVER = object()
_SCALARS = frozenset((int, str, bool, float, type(None)))
_parts: dict[type, tuple[Part, ...]] = {}       # the fields of each kind of struct; none for what is no struct
_values: dict[type, Callable[[Any], tuple[Any, ...]]] = {}    # and how to look at all of them at once


def parts(kind: type) -> tuple[Part, ...]:
    """The fields of a kind of struct, looked up once: this is on the path of every update."""
    found = _parts.get(kind)
    if found is None:
        found = _parts[kind] = _read_parts(kind)
    return found


def _read_parts(kind: type) -> tuple[Part, ...]:
    if not issubclass(kind, msgspec.Struct) or kind.__struct_config__.array_like:
        return ()
    sparing = kind.__struct_config__.omit_defaults

    def left_out(field: msgspec.structs.FieldInfo) -> Any:
        if not sparing:
            return _NEVER
        if field.default is not msgspec.NODEFAULT:
            return field.default
        return _NEVER if field.default_factory is msgspec.NODEFAULT else field.default_factory()

    return tuple(Part(each.name, each.encode_name, left_out(each)) for each in msgspec.structs.fields(kind))


def values(struct: Any) -> tuple[Any, ...]:
    """What the fields of a struct hold, in the order of its `parts`."""
    kind = type(struct)
    found = _values.get(kind)
    if found is None:
        names = [part.name for part in parts(kind)]
        found = _values[kind] = attrgetter(*names) if len(names) > 1 else lambda each: tuple(
            getattr(each, name) for name in names)
    return found(struct)


def change(old: Any, new: Any) -> dict[str, Json]:
    """What makes the view `new` of the view `old`. Parts that both share are not even looked at, however large."""
    return changed_parts(type(new), values(old), values(new))


def changed_parts(kind: type, old: tuple[Any, ...], new: tuple[Any, ...]) -> dict[str, Json]:
    """The same, of the `values` of two views of one kind."""
    changes: dict[str, Json] = {}
    for part, before, after in compress(zip(parts(kind), old, new, strict=True), map(is_not, old, new)):
        _note(changes, part.key, before, after, part.left_out)
    return changes


def glance(before: tuple[Any, ...], after: tuple[Any, ...]) -> tuple[Any, ...]:
    """The same for two pairs of views of one kind (by their `values`) that the same change parts, as far as a glance
    tells: it sees which parts are other objects than before, and which. To be compared only while all four live."""
    other = tuple(map(is_not, before, after))
    return other, *map(id, compress(before, other)), *map(id, compress(after, other))


def _note(changes: dict[str, Json], key: str, before: Any, after: Any, left_out: Any = _NEVER) -> None:
    if left_out is not _NEVER:
        if after == left_out:
            if before != after:
                changes[key] = None
            return
        if before == left_out:                     # the client holds nothing there to patch
            changes[key] = plain(after)
            return
    kind = type(after)
    if kind in _SCALARS:
        if before != after or type(before) is not kind:
            changes[key] = after
        return
    if type(before) is kind:
        if kind is dict:
            inner = _changed_entries(before, after)
        elif parts(kind):
            inner = change(before, after)
        else:
            if before != after:
                changes[key] = plain(after)
            return
        if inner:
            changes[key] = inner
        return
    old, new = plain(before), plain(after)
    if old != new:
        changes[key] = patch(old, new) if isinstance(old, dict) and isinstance(new, dict) else new


def _changed_entries(before: dict[Any, Any], after: dict[Any, Any]) -> dict[str, Json]:
    changes: dict[str, Json] = {}
    olds = list(map(before.get, after, repeat(_NEVER)))
    for (key, value), old in compress(zip(after.items(), olds, strict=True), map(is_not, olds, after.values())):
        if old is _NEVER:
            changes[str(key)] = plain(value)
        else:
            _note(changes, str(key), old, value)
    if not before.keys() <= after.keys():
        for key, value in before.items():
            if key not in after and value is not None:
                changes[str(key)] = None
    return changes


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
