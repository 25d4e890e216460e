"""The OpenAPI description, made from the routes and their types."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

import msgspec

import ludoteca
from ludoteca.languages import LANGUAGES
from ludoteca.protocol.game_schemas import schema_components
from ludoteca.protocol.http_base import Problem
from ludoteca.rules.registry import AnyGame, games
from ludoteca.rules.registry import game as find_game

REASONS = {
    400: "Invalid request", 401: "No token, or an unknown one", 403: "Not allowed",
    404: "Not found", 405: "Method not allowed", 409: "Not possible in the present state", 410: "Closed permanently",
    413: "Too large", 429: "Too many requests",
}
OPERATION_IDS = {                # where the handler has another name: clients are generated with these
    "admin_page": "desk", "ban": "bar", "lift_ban": "lift_bar", "create_handoff": "hand_me_over",
    "open_daily": "try_it", "subscribe": "call_me", "unsubscribe": "call_me_no_more",
}
PATH_PATTERNS = {
    "table": {"type": "string", "description": "id of a table", "pattern": "^[^/]+$"},
    "code": {"type": "string", "description": "a join code (four letters) or a hand-off code", "pattern": "^[^/]+$"},
    "number": {"type": "string", "description": "number of a ban", "pattern": "^[0-9]{1,9}$"},
    "ref": {"type": "string", "description": "the name a view gives a heavy option", "pattern": "^[0-9a-f]{32}$"},
    "link": {"type": "string", "description": "link of a finished game", "pattern": "^[^/]+$"},
    "lang": {"type": "string", "enum": list(LANGUAGES)},
    "game": {"type": "string", "description": "id of a game", "pattern": "^[a-z0-9_]+$"},
}


def page(routes: tuple[Any, ...]) -> dict[str, Any]:
    """OpenAPI 3.1 of the HTTP side. The WebSocket at /ws/{table} is described in docs/protocol/protocol.md."""
    return _page(routes, tuple(map(find_game, games(shelf=False))))


@cache
def _page(routes: tuple[Any, ...], known: tuple[AnyGame, ...]) -> dict[str, Any]:
    kinds = [kind for route in routes for kind in (route.asks, route.gives) if kind is not None] + [Problem]
    schemas, components = msgspec.json.schema_components(kinds, ref_template="#/components/schemas/{name}")
    schema_of = {id(kind): schema for kind, schema in zip(kinds, schemas, strict=True)}
    paths: dict[str, Any] = {}
    for route in routes:
        good = "201" if route.method == "POST" and route.path != "/api/handoffs/{code}" else "200"
        refuses = {*route.refuses}
        if route.asks is not None:
            refuses |= {400}
        if route.guest or route.desk:
            refuses |= {401}
        if route.desk:
            refuses |= {429}
        if route.method != "GET":
            refuses |= {403}
        if route.path.endswith("/log"):
            refuses |= {400}
        given = {"description": route.summary, "content": {route.kind: {"schema": schema_of[id(route.gives)]}}}
        responses: dict[str, Any] = {good: given, **{str(status): given for status in route.also}}
        for status in sorted(refuses):
            responses[str(status)] = {
                "description": REASONS[status],
                "content": {"application/json": {"schema": schema_of[id(Problem)]}}}
        operation: dict[str, Any] = {"summary": route.summary, "operationId": _name(route), "responses": responses}
        parameters = [
            {"name": name, "in": "path", "required": True, "schema": PATH_PATTERNS[name]}
            for name in re.findall(r"{(\w+)}", route.path)]
        if route.path.endswith("/log"):
            parameters.append({
                "name": "round", "in": "query", "required": False,
                "schema": {"type": "integer", "minimum": 0, "maximum": 999999},
                "description": "which game at this table; the last one if not given"})
        if route.path == "/api/handoffs/{code}":
            parameters.append({
                "name": "Idempotency-Key", "in": "header", "required": False,
                "schema": {"type": "string", "minLength": 22, "maxLength": 64, "pattern": "^[A-Za-z0-9_-]+$"},
                "description": "chosen by the device; a request with the same key gets the same answer"})
        if parameters:
            operation["parameters"] = parameters
        if route.asks is not None:
            operation["requestBody"] = {
                "required": True, "content": {"application/json": {"schema": schema_of[id(route.asks)]}}}
        if route.guest or route.desk:
            operation["security"] = [{"guest" if route.guest else "desk": []}]
        paths.setdefault(route.path, {})[route.method.lower()] = operation
    for game in known:
        components |= schema_components(game, "#/components/schemas/{name}")
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Ludoteca", "version": ludoteca.__version__,
            "description": "Guests, games, tables. Play itself goes over the WebSocket: "
                           "see docs/protocol/protocol.md."},
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {
                "guest": {"type": "http", "scheme": "bearer"}, "desk": {"type": "http", "scheme": "bearer"}}},
    }


def _name(route: Any) -> str:
    name = str(route.handler.__name__)
    return OPERATION_IDS.get(name, name)
