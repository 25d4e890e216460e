"""The HTTP API: the games of the house, what each can be told and asked, and its rules page."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Literal, get_args, get_origin, get_type_hints

import msgspec
from aiohttp import web

from ludoteca.bots import levels
from ludoteca.bots.kernels import plain_levels
from ludoteca.bots.strength import strengths
from ludoteca.protocol import http
from ludoteca.protocol.game_schemas import game_schemas
from ludoteca.protocol.messages import encode
from ludoteca.protocol.refusals import Refused
from ludoteca.rules import rules_pages
from ludoteca.rules.registry import AnyGame, games
from ludoteca.rules.registry import game as find_game
from ludoteca.rules.texts import LANGUAGES
from ludoteca.rules.values import JsonObject
from ludoteca.server.http.responses import json_response
from ludoteca.server.http.static_files import fresh

LONGEST_QUESTION = 200


async def list_games(request: web.Request) -> web.Response:
    return fresh(request, encode([on_shelf(id) for id in games(shelf=False)]), "application/json")


def on_shelf(id: str) -> http.GameOnShelf:
    return _on_shelf(find_game(id))


@lru_cache(64)
def _on_shelf(rules: AnyGame) -> http.GameOnShelf:
    """Computed once for each game: schemas take milliseconds, and the first page of each client asks for all."""
    id = rules.id
    return http.GameOnShelf(
        id=rules.id, box=rules.box, least=rules.seats[0], most=rules.seats[-1], minutes=rules.minutes,
        shelf=rules.shelf, teams=rules.teams, levels=list(levels(id)), plain_levels=list(plain_levels(id)),
        strength=strengths(id), lesson=rules.lesson("it") is not None,
        reasons=[each.__name__ for each in rules.reasoned],
        slow=None if rules.unhurried is None else dict(rules.unhurried),
        options=msgspec.to_builtins(rules.Options()),
        schema=options_schema(rules.Options))


def options_schema(options: type[Any]) -> JsonObject:
    """The JSON schema of a game's options, its choices in the order the game names them (msgspec sorts them)."""
    schema = msgspec.json.schema(options)
    fields = schema["$defs"][options.__name__].get("properties", {})
    for name, hint in get_type_hints(options).items():
        if get_origin(hint) is Literal:
            fields[name]["enum"] = list(get_args(hint))
    return schema


async def moves_schema(request: web.Request) -> web.Response:
    """JSON schema of a game's moves, for programs and for the plain board."""
    id = request.match_info["game"]
    if id not in games(shelf=False):
        raise Refused("no_such_page")
    return json_response(msgspec.json.schema(find_game(id).Move))


async def schemas(request: web.Request) -> web.Response:
    """What a program needs to read a table and to move at it."""
    id = request.match_info["game"]
    if id not in games(shelf=False):
        raise Refused("no_such_page")
    return fresh(request, encode(game_schemas(find_game(id))), "application/json")


async def books(request: web.Request) -> web.Response:
    id, asked = request.match_info["game"], dict(request.query)
    if id not in games(shelf=False) or sum(map(len, asked.values())) > LONGEST_QUESTION:
        raise Refused("no_such_page")
    found = find_game(id).consult(asked)
    if found is None:
        raise Refused("no_such_page")
    return json_response(found)


async def rules_page(request: web.Request) -> web.Response:
    language, id = request.match_info["lang"], request.match_info["game"]
    if language not in LANGUAGES or id not in games(shelf=False):
        raise Refused("no_such_page")
    box = find_game(id).box
    page = rules_pages.rules_page(id, box, language) or rules_pages.rules_page(id, box, "en")
    if page is None:
        raise Refused("no_such_page")
    return fresh(request, page.encode(), "text/markdown; charset=utf-8")
