"""The HTTP API: every address of the house, with the types that travel there for the OpenAPI page."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
from aiohttp import web

from ludoteca.room.positions import SentReplay
from ludoteca.web import daily, desk_wire, front_desk, guests, house, learn, past, push, shelf, tables, wire
from ludoteca.web.doors import answer
from ludoteca.web.openapi import page

Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]


class Route(msgspec.Struct, frozen=True):
    """One address of the API and the types that travel there."""

    method: str
    path: str
    handler: Handler
    summary: str
    asks: Any = None
    gives: Any = None
    kind: str = "application/json"
    guest: bool = False                            # needs a token
    desk: bool = False                             # needs the key of the desk
    refuses: tuple[int, ...] = ()
    also: tuple[int, ...] = ()                     # other statuses with the same body
    at_table: bool = False                         # only the process that has the table knows


async def openapi(request: web.Request) -> web.Response:
    return answer(page(ROUTES))


ROUTES: tuple[Route, ...] = (
    Route("POST", "/api/guests", guests.new_guest, "Come in with a name", wire.NewGuest, wire.GuestWithToken,
          refuses=(413, 429)),
    Route("GET", "/api/guests/me", guests.me, "Who I am", gives=wire.Guest, guest=True),
    Route("PATCH", "/api/guests/me", guests.change_me, "Change my name or language", wire.GuestChange, wire.Guest,
          guest=True, refuses=(413,)),
    Route("GET", "/api/guests/me/feats/{game}", guests.my_feats, "What I have achieved in a game",
          gives=list[wire.Feat], guest=True),
    Route("GET", "/api/games", shelf.list_games, "The games of the house", gives=list[wire.GameOnShelf]),
    Route("GET", "/api/games/{game}/moves", shelf.moves_schema, "JSON schema of a game's moves", gives=dict[str, Any],
          refuses=(404,)),
    Route("POST", "/api/tables", tables.new_table, "Open a table, or begin one in a log", wire.NewTable,
          wire.TableSummary, guest=True, refuses=(404, 409, 413, 429)),
    Route("GET", "/api/tables/mine", tables.my_tables, "The tables I am at", gives=list[wire.MyTable], guest=True),
    Route("GET", "/api/tables/{table}", tables.table, "A table, as anybody with its link sees it",
          gives=wire.TableSummary, refuses=(404, 410)),
    Route("GET", "/api/tables/{table}/options/{ref}", tables.heavy_option, "A heavy option of the game, by its name",
          gives=Any, refuses=(404,), at_table=True),
    Route("GET", "/api/codes/{code}", tables.by_code, "The table of a join code", gives=wire.TableSummary,
          refuses=(404, 410, 429)),
    Route("GET", "/api/tables/{table}/qr.svg", tables.table_qr, "QR code of the table's link", gives=str,
          kind="image/svg+xml", refuses=(404, 410)),
    Route("POST", "/api/tables/{table}/handoff", tables.hand_off, "A one-time code to move my seat to another device",
          gives=wire.Handoff, guest=True, refuses=(404, 410)),
    Route("POST", "/api/guests/me/handoff", guests.hand_me_over, "A one-time code to move myself to another device",
          gives=wire.Handoff, guest=True),
    Route("POST", "/api/handoffs/{code}", guests.take_over, "Use a hand-off code", gives=wire.TakenOver,
          refuses=(400, 404, 429)),
    Route("GET", "/api/tables/{table}/log", tables.finished_log, "The whole log of a finished game",
          gives=wire.FinishedLog, refuses=(404, 409, 410)),
    Route("GET", "/api/replays/{link}", past.replay, "A finished game, by its link", gives=wire.Replay,
          refuses=(404, 409)),
    Route("GET", "/api/replays/{link}/moments", past.moments, "A piece of a finished game, as a seat saw it",
          gives=wire.Moments, refuses=(400, 404, 409)),
    Route("GET", "/api/replays/{link}/words", past.words, "A moment of a finished game in words",
          gives=wire.MomentInWords, refuses=(400, 404, 409)),
    Route("GET", "/api/replays/{link}/why", past.why, "Why a bot made a move of a finished game", gives=wire.Why,
          refuses=(400, 404, 409)),
    Route("GET", "/api/replays/{link}/course", past.course, "How a seat of a finished game stood, stage by stage",
          gives=wire.Course, refuses=(400, 404, 409)),
    Route("GET", "/api/replays/{link}/log", past.log_file, "A finished game as a file", gives=wire.FinishedLog,
          refuses=(404, 409)),
    Route("POST", "/api/replays", past.take_in, "Bring a game as a file, to look at it here", SentReplay, wire.TakenIn,
          guest=True, refuses=(404, 409, 413, 429)),
    Route("GET", "/api/guests/me/games", past.my_games, "The games I finished", gives=list[wire.MyGame], guest=True),
    Route("DELETE", "/api/guests/me/games/{link}", past.drop_game, "A game is mine no longer", gives=wire.Done,
          guest=True, refuses=(404,)),
    Route("GET", "/api/guests/me/works", past.my_works, "The paintings and drawings I made", gives=wire.MyWorks,
          guest=True, refuses=(400,)),
    Route("GET", "/api/guests/me/statistics/{game}", past.my_statistics, "How I play a game", gives=wire.Statistics,
          guest=True, refuses=(404,)),
    Route("GET", "/api/guests/me/ratings", past.my_ratings, "How strong I am, game by game, if I want to know",
          gives=list[wire.MyRating], guest=True),
    Route("GET", "/api/ratings", past.levels, "Where each level of bots stands: what a rating is measured against",
          gives=dict[str, dict[str, int]]),
    Route("GET", "/api/push", push.push_key, "The key a browser asks for calls with, if the house makes any",
          gives=wire.PushKey),
    Route("POST", "/api/guests/me/push", push.call_me, "Call this browser when it is my turn", wire.PushDevice,
          wire.Done, guest=True, refuses=(413,)),
    Route("DELETE", "/api/guests/me/push", push.call_me_no_more, "Call me no more", gives=wire.Done, guest=True),
    Route("GET", "/api/daily", daily.today, "The deals of the day", gives=list[wire.Daily]),
    Route("GET", "/api/daily/{game}", daily.days_table, "A day's table", gives=wire.Daily, refuses=(400, 404)),
    Route("POST", "/api/daily/{game}", daily.try_it, "Try the day's deal: the first try counts", gives=wire.DailyTable,
          guest=True, refuses=(404, 429)),
    Route("GET", "/api/rules/{lang}/{game}", shelf.rules_page, "A game's rules page", gives=str, kind="text/markdown",
          refuses=(404,)),
    Route("GET", "/api/rules/{lang}/{game}/example", learn.example, "A worked example for a game's rules page",
          gives=wire.WorkedExample, refuses=(404,)),
    Route("POST", "/api/lessons/{game}", learn.lesson, "A guided first game: look, or do what comes next",
          wire.Learning, wire.LessonTable, refuses=(404, 409, 413)),
    Route("GET", "/api/games/{game}/books", shelf.books, "What a game's open books answer", gives=dict[str, Any],
          refuses=(404,)),
    Route("GET", "/api/privacy/{lang}", house.privacy_page, "What the house knows of people, and for how long",
          gives=str, kind="text/markdown", refuses=(404,)),
    Route("GET", "/api/house", house.house_face, "The house as one sees it from the door", gives=wire.HouseFace),
    Route("GET", "/api/house/works", past.made_this_week, "What was made in the house this week, by who agreed to that",
          gives=list[wire.Work]),
    Route("GET", "/api/desk", front_desk.desk, "What is on in the house", gives=desk_wire.DeskPage, desk=True),
    Route("PATCH", "/api/desk", front_desk.change_desk, "Change what is settled at the desk", desk_wire.DeskChange,
          desk_wire.DeskPage, desk=True, refuses=(413,)),
    Route("POST", "/api/desk/bars", front_desk.bar, "Keep somebody outside for a time", desk_wire.NewBar,
          desk_wire.DeskPage, desk=True, refuses=(404, 413)),
    Route("DELETE", "/api/desk/bars/{number}", front_desk.lift_bar, "Let them in again", gives=desk_wire.DeskPage,
          desk=True, refuses=(404,)),
    Route("POST", "/api/desk/tables/{table}/close", front_desk.close_table, "Close a table for good",
          gives=desk_wire.DeskPage, desk=True, refuses=(404, 409, 410), at_table=True),
    Route("POST", "/api/desk/tables/{table}/message", front_desk.message_table, "Say something to a table",
          desk_wire.DeskMessage, desk_wire.DeskPage, desk=True, refuses=(404, 409, 410, 413), at_table=True),
    Route("GET", "/api/voice", house.voice, "Servers that help voices across networks", gives=wire.VoiceServers,
          guest=True),
    Route("GET", "/api/openapi.json", openapi, "This description", gives=dict[str, Any]),
    Route("GET", "/healthz", house.health, "Whether the house is open and well", gives=wire.Health, also=(503,)),
    Route("GET", "/metrics", house.metrics, "Counters for Prometheus, from this machine only", gives=str,
          kind="text/plain", refuses=(404,)),
)
