"""Merge patches (RFC 7396): what changed between two views, as little as possible. None and absent are the same."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

Json = Any


class Part(msgspec.Struct, frozen=True, eq=False):
    """One field of a struct: its name here and on the wire, how a line about it begins, and the value for which it is
    left out, if any."""

    name: str
    key: str
    begins: bytes
    left_out: Any


Difference = tuple[Part, Any, Any]
"""A part, as it was and as it is."""

_NEVER = object()
_SAME = object()
_SCALARS = frozenset((int, str, bool, float, type(None)))
_WHOLE = _SCALARS | {tuple, list, frozenset}    # what is told anew whatever changed in it
_parts: dict[type, tuple[Part, ...]] = {}       # the fields of each kind of struct; none for what is no struct
_differing: dict[type, Callable[[Any, Any], list[Difference]]] = {}    # and how two of them are laid side by side
_numbered: set[Part] = set()    # the fields with dictionaries by number: the encoder itself does not order them
_encode = msgspec.json.Encoder(order="deterministic").encode


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

    return tuple(
        Part(each.name, each.encode_name, b"%b:" % msgspec.json.encode(each.encode_name), left_out(each))
        for each in msgspec.structs.fields(kind))


def change(old: Any, new: Any) -> dict[str, Json]:
    """What makes the view `new` of the view `old`. Parts that both share are not even looked at, however large."""
    found: dict[str, Json] = plain(_changed_parts(old, new))
    return found


class Differences:
    """What one entry has changed in the views of a table, written down: a merge patch for each of those who look.

    Most of what changes is the same thing for most of them, before and after. It is written once.
    """

    def __init__(self) -> None:
        self._last: list[Difference] = []
        self._patch = b""                          # the one that tells of these
        self._lines: dict[Part, tuple[Any, Any, bytes]] = {}    # each part as it was, as it is, and what is said of it

    def between(self, old: Any, new: Any) -> bytes:
        """The patch from one view to the other of its kind, without its braces; nothing where nothing has changed."""
        found = differing(old, new)
        if found != self._last:
            lines = [self._line(part, before, after) for part, before, after in found]
            self._last, self._patch = found, b",".join(filter(None, lines))
        return self._patch

    def _line(self, part: Part, before: Any, after: Any) -> bytes:
        line = self._lines.get(part)
        if line is None or line[1] is not after or line[0] is not before:
            value = _changed(before, after, part.left_out)
            line = before, after, b"" if value is _SAME else part.begins + _written(part, value)
            self._lines[part] = line
        return line[2]


def _written(part: Part, value: Any) -> bytes:
    if part not in _numbered:
        try:
            return _encode(value)
        except TypeError:
            _numbered.add(part)
    return _encode(plain(value))


def differing(old: Any, new: Any) -> list[Difference]:
    """The parts of two structs of one kind that are not the very same thing."""
    kind = type(new)
    side_by_side = _differing.get(kind)
    if side_by_side is None:
        side_by_side = _differing[kind] = _write_out(parts(kind))
    return side_by_side(old, new)


def _write_out(parts: tuple[Part, ...]) -> Callable[[Any, Any], list[Difference]]:
    """Part by part, without a loop: so it takes a third of the time, and everybody who looks at a table asks for it at
    every move."""
    line = "    if old.{0} is not new.{0}: found.append((parts[{1}], old.{0}, new.{0}))"
    lines = [line.format(part.name, number) for number, part in enumerate(parts)]
    place: dict[str, Any] = {"parts": parts}
    exec("\n".join(("def differing(old, new):", "    found = []", *lines, "    return found")), place)
    written: Callable[[Any, Any], list[Difference]] = place["differing"]
    return written


def _changed_parts(old: Any, new: Any) -> dict[str, Any]:
    changes: dict[str, Any] = {}
    for part, before, after in differing(old, new):
        value = _changed(before, after, part.left_out)
        if value is not _SAME:
            changes[part.key] = value
    return changes


def _changed_entries(before: dict[Any, Any], after: dict[Any, Any]) -> dict[str, Any]:
    changes: dict[str, Any] = {}
    for key, now in after.items():
        was = before.get(key, _NEVER)
        if was is not now:
            value = now if was is _NEVER else _changed(was, now)
            if value is not _SAME:
                changes[str(key)] = value
    if not before.keys() <= after.keys():
        for key, was in before.items():
            if key not in after and was is not None:
                changes[str(key)] = None
    return changes


def _changed(before: Any, after: Any, left_out: Any = _NEVER) -> Any:
    """What a patch says of this: the new value, or of what has parts those that are other ones."""
    if left_out is not _NEVER:
        if after == left_out:
            return _SAME if before == after else None
        if before == left_out:                     # the client holds nothing there to patch
            return after
    kind = type(after)
    if type(before) is kind:
        if kind in _WHOLE:
            return _SAME if before == after else after
        if kind is dict:
            return _changed_entries(before, after) or _SAME
        if parts(kind):
            return _changed_parts(before, after) or _SAME
        return _SAME if before == after else after
    if kind in _SCALARS:
        return after
    old, new = plain(before), plain(after)
    if old == new:
        return _SAME
    return patch(old, new) if isinstance(old, dict) and isinstance(new, dict) else new


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
