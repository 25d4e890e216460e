"""The HTTP API: every address of the house, with the types that travel there for the OpenAPI page."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
from aiohttp import web

from ludoteca.protocol import admin, http, http_history, http_lessons
from ludoteca.protocol.http_history import SentReplay
from ludoteca.rules.values import JsonObject
from ludoteca.server.http.api import admin as front_desk
from ludoteca.server.http.api import daily, games, guests, history, lessons, status, tables, web_push
from ludoteca.server.http.openapi import page
from ludoteca.server.http.responses import json_response

Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]


class Route(msgspec.Struct, frozen=True):
    """One address of the API and the types that travel there."""

    method: str
    path: str
    handler: Handler
    summary: str
    asks: object = None
    gives: object = None
    kind: str = "application/json"
    guest: bool = False                            # needs a token
    desk: bool = False                             # needs the key of the desk
    refuses: tuple[int, ...] = ()
    also: tuple[int, ...] = ()                     # other statuses with the same body
    at_table: bool = False                         # only the process that has the table knows


async def openapi(request: web.Request) -> web.Response:
    return json_response(page(ROUTES))


ROUTES: tuple[Route, ...] = (
    Route("POST", "/api/guests", guests.new_guest, "Come in with a name", http.NewGuest, http.GuestWithToken,
          refuses=(413, 429)),
    Route("GET", "/api/guests/me", guests.me, "Who I am", gives=http.Guest, guest=True),
    Route("PATCH", "/api/guests/me", guests.change_me, "Change my name or language", http.GuestChange, http.Guest,
          guest=True, refuses=(413,)),
    Route("GET", "/api/guests/me/feats/{game}", guests.my_feats, "What I have achieved in a game",
          gives=list[http_history.Feat], guest=True),
    Route("GET", "/api/games", games.list_games, "The games of the house", gives=list[http.GameOnShelf]),
    Route("GET", "/api/games/{game}/moves", games.moves_schema, "JSON schema of a game's moves", gives=JsonObject,
          refuses=(404,)),
    Route("POST", "/api/tables", tables.new_table, "Open a table, or begin one in a log", http.NewTable,
          http.TableSummary, guest=True, refuses=(404, 409, 413, 429)),
    Route("GET", "/api/tables/mine", tables.my_tables, "The tables I am at", gives=list[http.MyTable], guest=True),
    Route("GET", "/api/tables/{table}", tables.table, "A table, as anybody with its link sees it",
          gives=http.TableSummary, refuses=(404, 410)),
    Route("GET", "/api/tables/{table}/options/{ref}", tables.heavy_option, "A heavy option of the game, by its name",
          gives=Any, refuses=(404,), at_table=True),
    Route("GET", "/api/codes/{code}", tables.by_code, "The table of a join code", gives=http.TableSummary,
          refuses=(404, 410, 429)),
    Route("GET", "/api/tables/{table}/qr.svg", tables.table_qr, "QR code of the table's link", gives=str,
          kind="image/svg+xml", refuses=(404, 410)),
    Route("POST", "/api/tables/{table}/handoff", tables.hand_off, "A one-time code to move my seat to another device",
          gives=http.Handoff, guest=True, refuses=(404, 410)),
    Route("POST", "/api/guests/me/handoff", guests.hand_me_over, "A one-time code to move myself to another device",
          gives=http.Handoff, guest=True),
    Route("POST", "/api/handoffs/{code}", guests.take_over, "Use a hand-off code", gives=http.TakenOver,
          refuses=(400, 404, 429)),
    Route("GET", "/api/tables/{table}/log", tables.finished_log, "The whole log of a finished game",
          gives=http_history.FinishedLog, refuses=(404, 409, 410)),
    Route("GET", "/api/replays/{link}", history.replay, "A finished game, by its link", gives=http_history.Replay,
          refuses=(404, 409)),
    Route("GET", "/api/replays/{link}/moments", history.moments, "A piece of a finished game, as a seat saw it",
          gives=http_history.Moments, refuses=(400, 404, 409)),
    Route("GET", "/api/replays/{link}/words", history.words, "A moment of a finished game in words",
          gives=http_history.MomentInWords, refuses=(400, 404, 409)),
    Route("GET", "/api/replays/{link}/why", history.why, "Why a bot made a move of a finished game",
          gives=http_history.Why,
          refuses=(400, 404, 409)),
    Route("GET", "/api/replays/{link}/course", history.course, "How a seat of a finished game stood, stage by stage",
          gives=http_history.Course, refuses=(400, 404, 409)),
    Route("GET", "/api/replays/{link}/log", history.log_file, "A finished game as a file",
          gives=http_history.FinishedLog,
          refuses=(404, 409)),
    Route("POST", "/api/replays", history.take_in, "Bring a game as a file, to look at it here",
          SentReplay, http_history.TakenIn,
          guest=True, refuses=(404, 409, 413, 429)),
    Route("GET", "/api/guests/me/games", history.my_games, "The games I finished",
          gives=list[http_history.MyGame], guest=True),
    Route("DELETE", "/api/guests/me/games/{link}", history.drop_game, "A game is mine no longer", gives=http.Done,
          guest=True, refuses=(404,)),
    Route("GET", "/api/guests/me/works", history.my_works, "The paintings and drawings I made",
          gives=http_history.MyWorks,
          guest=True, refuses=(400,)),
    Route("GET", "/api/guests/me/statistics/{game}", history.my_statistics, "How I play a game",
          gives=http_history.Statistics,
          guest=True, refuses=(404,)),
    Route("GET", "/api/guests/me/ratings", history.my_ratings, "How strong I am, game by game, if I want to know",
          gives=list[http_history.MyRating], guest=True),
    Route("GET", "/api/ratings", history.levels, "Where each level of bots stands: what a rating is measured against",
          gives=dict[str, dict[str, int]]),
    Route("GET", "/api/push", web_push.push_key, "The key a browser asks for calls with, if the house makes any",
          gives=http.PushKey),
    Route("POST", "/api/guests/me/push", web_push.call_me, "Call this browser when it is my turn", http.PushDevice,
          http.Done, guest=True, refuses=(413,)),
    Route("DELETE", "/api/guests/me/push", web_push.call_me_no_more, "Call me no more", gives=http.Done, guest=True),
    Route("GET", "/api/daily", daily.today, "The deals of the day", gives=list[http.Daily]),
    Route("GET", "/api/daily/{game}", daily.days_table, "A day's table", gives=http.Daily, refuses=(400, 404)),
    Route("POST", "/api/daily/{game}", daily.try_it, "Try the day's deal: the first try counts", gives=http.DailyTable,
          guest=True, refuses=(404, 429)),
    Route("GET", "/api/rules/{lang}/{game}", games.rules_page, "A game's rules page", gives=str, kind="text/markdown",
          refuses=(404,)),
    Route("GET", "/api/rules/{lang}/{game}/example", lessons.example, "A worked example for a game's rules page",
          gives=http_lessons.WorkedExample, refuses=(404,)),
    Route("POST", "/api/lessons/{game}", lessons.lesson, "A guided first game: look, or do what comes next",
          http_lessons.Learning, http_lessons.LessonTable, refuses=(404, 409, 413)),
    Route("GET", "/api/games/{game}/schema", games.schemas, "JSON schemas of a game's options, moves, events and view",
          gives=JsonObject, refuses=(404,)),
    Route("GET", "/api/games/{game}/books", games.books, "What a game's open books answer", gives=JsonObject,
          refuses=(404,)),
    Route("GET", "/api/privacy/{lang}", status.privacy_page, "What the house knows of people, and for how long",
          gives=str, kind="text/markdown", refuses=(404,)),
    Route("GET", "/api/house", status.house_face, "The house as one sees it from the door", gives=http.HouseFace),
    Route("GET", "/api/house/works", history.made_this_week,
          "What was made in the house this week, by who agreed to that",
          gives=list[http_history.Work]),
    Route("GET", "/api/desk", front_desk.desk, "What is on in the house", gives=admin.DeskPage, desk=True),
    Route("PATCH", "/api/desk", front_desk.change_desk, "Change what is settled at the desk", admin.DeskChange,
          admin.DeskPage, desk=True, refuses=(413,)),
    Route("POST", "/api/desk/bars", front_desk.bar, "Keep somebody outside for a time", admin.NewBar,
          admin.DeskPage, desk=True, refuses=(404, 413)),
    Route("DELETE", "/api/desk/bars/{number}", front_desk.lift_bar, "Let them in again", gives=admin.DeskPage,
          desk=True, refuses=(404,)),
    Route("POST", "/api/desk/tables/{table}/close", front_desk.close_table, "Close a table for good",
          gives=admin.DeskPage, desk=True, refuses=(404, 409, 410), at_table=True),
    Route("POST", "/api/desk/tables/{table}/message", front_desk.message_table, "Say something to a table",
          admin.DeskMessage, admin.DeskPage, desk=True, refuses=(404, 409, 410, 413), at_table=True),
    Route("GET", "/api/voice", status.voice, "Servers that help voices across networks", gives=http.VoiceServers,
          guest=True),
    Route("GET", "/api/openapi.json", openapi, "This description", gives=JsonObject),
    Route("GET", "/healthz", status.health, "Whether the house is open and well", gives=http.Health, also=(503,)),
    Route("GET", "/metrics", status.metrics, "Counters for Prometheus, from this machine only", gives=str,
          kind="text/plain", refuses=(404,)),
)
