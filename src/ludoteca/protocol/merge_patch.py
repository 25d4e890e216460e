"""Merge patches (RFC 7396): what changed between two views, as little as possible. None and absent are the same."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

Json = Any


class Part(msgspec.Struct, eq=False):
    """One field of a struct: its name here and on the wire, the start of its JSON line, the value that is left out."""

    name: str
    key: str
    begins: bytes
    left_out: object
    numbered: bool = False             # found to hold dictionaries by number: the encoder itself does not order them


Line = tuple[object, object, bytes]
"""A part as it was, as it is, and what is said of it: nothing where both are the same to whoever reads."""

Apart = Callable[[object, object, list[Line]], list[bytes]]

_NEVER = object()
_SAME = object()
_NO_LINE: Line = (_NEVER, _NEVER, b"")
_SCALARS = frozenset((int, str, bool, float, type(None)))
_WHOLE = _SCALARS | {tuple, list, frozenset}    # what is told anew whatever changed in it
_parts: dict[type, tuple[Part, ...]] = {}       # the fields of each kind of struct; none for what is no struct
_apart: dict[type, Apart] = {}                  # and how two of them are told apart
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

    def left_out(field: msgspec.structs.FieldInfo) -> object:
        if not sparing:
            return _NEVER
        if field.default is not msgspec.NODEFAULT:
            return field.default
        return _NEVER if field.default_factory is msgspec.NODEFAULT else field.default_factory()

    return tuple(
        Part(each.name, each.encode_name, b"%b:" % msgspec.json.encode(each.encode_name), left_out(each))
        for each in msgspec.structs.fields(kind))


def change(old: object, new: object) -> dict[str, Json]:
    """What makes the view `new` of the view `old`. Parts that both share are not even looked at, however large."""
    found: dict[str, Json] = plain(_changed_parts(old, new))
    return found


class Differences:
    """What one entry has changed in the views of a table, written down: a merge patch for each of those who look.

    Most of what changes is the same thing for most of them, before and after. It is written once.
    """

    _kind: type | None = None
    _apart: Apart
    _lines: list[Line]                             # of each part of this kind what was said of it last
    _last: list[bytes] = []
    _patch = b""                                   # the one made of these

    def between(self, old: object, new: object) -> bytes:
        """The patch from one view to the other of its kind, without its braces; nothing where nothing has changed."""
        kind = type(new)
        if kind is not self._kind:
            self._kind, self._apart = kind, _told_apart(kind)
            self._lines = [_NO_LINE] * len(parts(kind))
        said = self._apart(old, new, self._lines)
        if said != self._last:
            self._last, self._patch = said, said[0] if len(said) == 1 else b",".join(said)
        return self._patch

    def forget(self) -> None:
        """Everybody has heard: nothing of it is kept for the next entry."""
        if self._kind is not None:
            self._lines[:] = [_NO_LINE] * len(self._lines)
            self._last, self._patch = [], b""


def _line(part: Part, before: object, after: object) -> Line:
    kind = type(after)
    if kind in _WHOLE and type(before) is kind and part.left_out is _NEVER:
        value = _SAME if before == after else after
    else:
        value = _changed(before, after, part.left_out)
    if value is _SAME:
        return before, after, b""
    try:
        text = _encode(plain(value) if part.numbered else value)
    except TypeError:
        part.numbered = True
        text = _encode(plain(value))
    return before, after, part.begins + text


# Part by part, without a loop, which takes a third of the time: every view at a table needs it at every move. Identical
# parts are skipped, and a change equal to the last one reuses its line.
_ONE_PART = """
    if old.{name} is not new.{name}:
        before, after, line = lines[{number}]
        if before is not old.{name} or after is not new.{name}:
            lines[{number}] = _, _, line = say(parts[{number}], old.{name}, new.{name})
        if line:
            said.append(line)"""


def _told_apart(kind: type) -> Apart:
    """How two structs of a kind are told apart: the lines about all parts that are other ones."""
    if kind in _apart:
        return _apart[kind]
    place: dict[str, Any] = {"parts": parts(kind), "say": _line}
    code = (_ONE_PART.format(name=part.name, number=number) for number, part in enumerate(parts(kind)))
    exec("".join(("def told_apart(old, new, lines):\n    said = []", *code, "\n    return said")), place)
    told_apart: Apart = place["told_apart"]
    _apart[kind] = told_apart
    return told_apart


def _changed_parts(old: object, new: object) -> dict[str, object]:
    changes: dict[str, object] = {}
    for part in parts(type(new)):
        before, after = getattr(old, part.name), getattr(new, part.name)
        if before is not after:
            value = _changed(before, after, part.left_out)
            if value is not _SAME:
                changes[part.key] = value
    return changes


def _changed_entries(before: Any, after: Any) -> dict[str, object]:
    changes: dict[str, object] = {}
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


def _changed(before: object, after: object, left_out: object = _NEVER) -> object:
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


def plain(view: object) -> Json:
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
