"""The HTTP API: every route of the server, with its request and response types for the OpenAPI page."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
from aiohttp import web

from ludoteca.protocol import admin, http, http_history, http_lessons
from ludoteca.protocol.http_history import SentReplay
from ludoteca.rules.values import JsonObject
from ludoteca.server.http.api import admin as admin_api
from ludoteca.server.http.api import daily, games, guests, history, lessons, status, tables, web_push
from ludoteca.server.http.openapi import page
from ludoteca.server.http.responses import json_response

Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]


class Route(msgspec.Struct, frozen=True):
    """One route of the API with its request and response types."""

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
    Route("POST", "/api/guests", guests.new_guest, "Create a guest", http.NewGuest, http.GuestWithToken,
          refuses=(413, 429)),
    Route("GET", "/api/guests/me", guests.me, "My guest account", gives=http.Guest, guest=True),
    Route("PATCH", "/api/guests/me", guests.change_me, "Change my name or language", http.GuestChange, http.Guest,
          guest=True, refuses=(413,)),
    Route("GET", "/api/guests/me/feats/{game}", guests.my_feats, "My achievements in a game",
          gives=list[http_history.Feat], guest=True),
    Route("GET", "/api/games", games.list_games, "All games of this server", gives=list[http.GameOnShelf]),
    Route("GET", "/api/games/{game}/moves", games.moves_schema, "JSON schema of a game's moves", gives=JsonObject,
          refuses=(404,)),
    Route("POST", "/api/tables", tables.new_table, "Open a table, new or from a game log", http.NewTable,
          http.TableSummary, guest=True, refuses=(404, 409, 413, 429)),
    Route("GET", "/api/tables/mine", tables.my_tables, "My tables", gives=list[http.MyTable], guest=True),
    Route("GET", "/api/tables/{table}", tables.table, "Summary of a table",
          gives=http.TableSummary, refuses=(404, 410)),
    Route("GET", "/api/tables/{table}/options/{ref}", tables.heavy_option, "A large option of the game, by its hash",
          gives=Any, refuses=(404,), at_table=True),
    Route("GET", "/api/codes/{code}", tables.by_code, "The table of a join code", gives=http.TableSummary,
          refuses=(404, 410, 429)),
    Route("GET", "/api/tables/{table}/qr.svg", tables.table_qr, "QR code of the table's link", gives=str,
          kind="image/svg+xml", refuses=(404, 410)),
    Route("POST", "/api/tables/{table}/handoff", tables.hand_off, "A one-time code to move my seat to another device",
          gives=http.Handoff, guest=True, refuses=(404, 410)),
    Route("POST", "/api/guests/me/handoff", guests.create_handoff, "A one-time code to move myself to another device",
          gives=http.Handoff, guest=True),
    Route("POST", "/api/handoffs/{code}", guests.take_over, "Use a hand-off code", gives=http.TakenOver,
          refuses=(400, 404, 429)),
    Route("GET", "/api/tables/{table}/log", tables.finished_log, "The whole log of a finished game",
          gives=http_history.FinishedLog, refuses=(404, 409, 410)),
    Route("GET", "/api/replays/{link}", history.replay, "A finished game, by its link", gives=http_history.Replay,
          refuses=(404, 409)),
    Route("GET", "/api/replays/{link}/moments", history.moments, "Moments of a finished game, as one seat saw them",
          gives=http_history.Moments, refuses=(400, 404, 409)),
    Route("GET", "/api/replays/{link}/words", history.words, "A moment of a finished game in words",
          gives=http_history.MomentInWords, refuses=(400, 404, 409)),
    Route("GET", "/api/replays/{link}/why", history.why, "Why a bot made a move of a finished game",
          gives=http_history.Why, refuses=(400, 404, 409)),
    Route("GET", "/api/replays/{link}/course", history.course, "Score of a seat of a finished game over time",
          gives=http_history.Course, refuses=(400, 404, 409)),
    Route("GET", "/api/replays/{link}/log", history.log_file, "A finished game as a file",
          gives=http_history.FinishedLog, refuses=(404, 409)),
    Route("POST", "/api/replays", history.take_in, "Import a finished game from a file",
          SentReplay, http_history.TakenIn, guest=True, refuses=(404, 409, 413, 429)),
    Route("GET", "/api/guests/me/games", history.my_games, "My finished games",
          gives=list[http_history.MyGame], guest=True),
    Route("DELETE", "/api/guests/me/games/{link}", history.drop_game, "Remove a game from mine", gives=http.Done,
          guest=True, refuses=(404,)),
    Route("GET", "/api/guests/me/works", history.my_works, "My paintings and drawings",
          gives=http_history.MyWorks, guest=True, refuses=(400,)),
    Route("GET", "/api/guests/me/statistics/{game}", history.my_statistics, "My statistics for a game",
          gives=http_history.Statistics, guest=True, refuses=(404,)),
    Route("GET", "/api/guests/me/ratings", history.my_ratings, "My ratings, if I asked for them",
          gives=list[http_history.MyRating], guest=True),
    Route("GET", "/api/ratings", history.levels, "Ratings of the bot levels",
          gives=dict[str, dict[str, int]]),
    Route("GET", "/api/push", web_push.push_key, "The VAPID key for Web Push; empty if the server sends none",
          gives=http.PushKey),
    Route("POST", "/api/guests/me/push", web_push.subscribe, "Notify this browser when it is my turn", http.PushDevice,
          http.Done, guest=True, refuses=(413,)),
    Route("DELETE", "/api/guests/me/push", web_push.unsubscribe, "Stop notifications", gives=http.Done, guest=True),
    Route("GET", "/api/daily", daily.today, "The daily deals", gives=list[http.Daily]),
    Route("GET", "/api/daily/{game}", daily.days_table, "Results of a daily deal", gives=http.Daily,
          refuses=(400, 404)),
    Route("POST", "/api/daily/{game}", daily.open_daily, "Play the daily deal; the first try counts",
          gives=http.DailyTable, guest=True, refuses=(404, 429)),
    Route("GET", "/api/rules/{lang}/{game}", games.rules_page, "A game's rules page", gives=str, kind="text/markdown",
          refuses=(404,)),
    Route("GET", "/api/rules/{lang}/{game}/example", lessons.example, "A worked example for a game's rules page",
          gives=http_lessons.WorkedExample, refuses=(404,)),
    Route("POST", "/api/lessons/{game}", lessons.lesson, "A guided first game: read the step, or do it",
          http_lessons.Learning, http_lessons.LessonTable, refuses=(404, 409, 413)),
    Route("GET", "/api/games/{game}/schema", games.schemas, "JSON schemas of a game's options, moves, events and view",
          gives=JsonObject, refuses=(404,)),
    Route("GET", "/api/games/{game}/books", games.books, "Answers of a game's open books", gives=JsonObject,
          refuses=(404,)),
    Route("GET", "/api/privacy/{lang}", status.privacy_page, "Privacy page: the data stored, and for how long",
          gives=str, kind="text/markdown", refuses=(404,)),
    Route("GET", "/api/house", status.house_face, "Name, notice and open tables of the server", gives=http.HouseFace),
    Route("GET", "/api/house/works", history.made_this_week,
          "Works made this week by guests who agreed to show them",
          gives=list[http_history.Work]),
    Route("GET", "/api/desk", admin_api.admin_page, "The administration page", gives=admin.DeskPage, desk=True),
    Route("PATCH", "/api/desk", admin_api.change_desk, "Change the server's settings", admin.DeskChange,
          admin.DeskPage, desk=True, refuses=(413,)),
    Route("POST", "/api/desk/bars", admin_api.ban, "Ban a guest or an address for a time", admin.NewBar,
          admin.DeskPage, desk=True, refuses=(404, 413)),
    Route("DELETE", "/api/desk/bars/{number}", admin_api.lift_ban, "Lift a ban", gives=admin.DeskPage,
          desk=True, refuses=(404,)),
    Route("POST", "/api/desk/tables/{table}/close", admin_api.close_table, "Close a table for good",
          gives=admin.DeskPage, desk=True, refuses=(404, 409, 410), at_table=True),
    Route("POST", "/api/desk/tables/{table}/message", admin_api.message_table, "Send a message to a table",
          admin.DeskMessage, admin.DeskPage, desk=True, refuses=(404, 409, 410, 413), at_table=True),
    Route("GET", "/api/voice", status.voice, "STUN and TURN servers for voice", gives=http.VoiceServers,
          guest=True),
    Route("GET", "/api/openapi.json", openapi, "This description", gives=JsonObject),
    Route("GET", "/healthz", status.health, "Health of the server", gives=http.Health, also=(503,)),
    Route("GET", "/metrics", status.metrics, "Counters for Prometheus, from this machine only", gives=str,
          kind="text/plain", refuses=(404,)),
)
