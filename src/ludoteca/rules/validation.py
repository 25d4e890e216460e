"""Validation errors as codes and facts. msgspec's own messages are not shown to users."""

from __future__ import annotations

import re

import msgspec

from ludoteca.rules.refusal import IllegalMove

_SHAPES = (
    ("too_small", r"Expected `(?:int|float)` >=? (?P<least>\S+)"),
    ("too_large", r"Expected `(?:int|float)` <=? (?P<most>\S+)"),
    ("too_long", r"Expected `(?:str|array|object|bytes)` of length <= (?P<most>\d+)"),
    ("too_short", r"Expected `(?:str|array|object|bytes)` of length >= (?P<least>\d+)"),
    ("badly_written", r"Expected `str` matching regex"),
    ("missing", r"Object missing required field `(?P<field>[^`]*)`"),
    ("unknown", r"Object contains unknown field `(?P<field>[^`]*)`"),
    ("not_among", r"Invalid (?:enum )?value (?P<value>.+)"),
    ("wrong_kind", r"Expected `(?P<wanted>[^`]*)`, got `(?P<found>[^`]*)`"),
)


def bad_options(error: msgspec.ValidationError) -> IllegalMove:
    """Return the refusal for options msgspec did not accept: `detail` is the code, `where` the path in them.

    >>> from ludoteca.games.finestre import Finestre
    >>> try:
    ...     msgspec.convert({"difficulty": "boh"}, Finestre.Options)
    ... except msgspec.ValidationError as error:
    ...     bad_options(error).facts
    {'where': 'difficulty', 'value': 'boh', 'detail': 'not_among'}
    """
    cause = error.__cause__
    if isinstance(cause, IllegalMove):
        return cause
    detail, facts = problem(error)
    return IllegalMove("bad_options", **facts, detail=detail)


def problem(error: msgspec.ValidationError) -> tuple[str, dict[str, str]]:
    """Return what is wrong as a code, and where as facts."""
    said, _, place = str(error).partition(" - at ")
    where = place.strip("`").removeprefix("$").removeprefix(".")
    for code, shape in _SHAPES:
        if found := re.match(shape, said):
            return code, {"where": where, **{name: value.strip("'") for name, value in found.groupdict().items()}}
    return "malformed", {"where": where}
