"""JSON schemas of a game: its options, moves, events and view as they travel."""

from __future__ import annotations

from functools import lru_cache
from typing import TypeAlias

import msgspec

from ludoteca.rules.registry import AnyGame

Json: TypeAlias = "dict[str, Json] | list[Json] | str | int | float | bool | None"
Schema = dict[str, Json]

PARTS = ("Options", "Move", "Event", "View")


@lru_cache(64)
def game_schemas(rules: AnyGame) -> dict[str, Schema]:
    """One complete schema for each part, by its name in lower case. Takes milliseconds, so it is kept."""
    return {part.lower(): _without_required_nulls(msgspec.json.schema(getattr(rules, part))) for part in PARTS}


def schema_components(rules: AnyGame, template: str) -> dict[str, Schema]:
    """The same parts and the types they share, by names such as `canvas.View`, for a document with many games.

    `template` is the reference to a component, such as "#/components/schemas/{name}".
    """
    own = template.replace("{name}", f"{rules.id}.{{name}}")
    schemas, shared = msgspec.json.schema_components([getattr(rules, part) for part in PARTS], ref_template=own)
    found = {f"{rules.id}.{name}": schema for name, schema in shared.items()}
    for part, schema in zip(PARTS, schemas, strict=True):
        found.setdefault(f"{rules.id}.{part}", schema)
    return {name: _without_required_nulls(schema) for name, schema in found.items()}


def _without_required_nulls(schema: Schema) -> Schema:
    """The schema with every field optional that may be null: merge patches (RFC 7396) remove such a field."""
    found: Schema = {name: _inside(each) for name, each in schema.items()}
    properties, required = found.get("properties"), found.get("required")
    if isinstance(properties, dict) and isinstance(required, list):
        found["required"] = [name for name in required if not _may_be_null(properties.get(str(name)))]
    return found


def _inside(part: Json) -> Json:
    if isinstance(part, list):
        return [_inside(each) for each in part]
    return _without_required_nulls(part) if isinstance(part, dict) else part


def _may_be_null(schema: Json) -> bool:
    if not isinstance(schema, dict):
        return False
    kinds = schema.get("anyOf")
    return schema == {} or schema.get("type") == "null" or (
        isinstance(kinds, list) and any(map(_may_be_null, kinds)))
