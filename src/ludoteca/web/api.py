"""The HTTP API: guests, games, tables, hand-offs, logs. Each route names its types for the OpenAPI page."""

from __future__ import annotations

import asyncio
import gzip
import re
import time
from collections.abc import Awaitable, Callable
from functools import lru_cache
from typing import Any, Literal, get_args, get_origin, get_type_hints

import msgspec
from aiohttp import web

import ludoteca
from ludoteca.bots import levels
from ludoteca.bots.kernels import plain_levels
from ludoteca.bots.strength import strengths
from ludoteca.room import dataset, on_show, ratings
from ludoteca.room.house import House
from ludoteca.room.logbook import reason
from ludoteca.room.messages import encode
from ludoteca.room.positions import SentReplay, read_result
from ludoteca.room.refusals import Refused, UnreadableLog
from ludoteca.room.replays import Replay
from ludoteca.room.room import Room
from ludoteca.room.state import RoomState, read_state
from ludoteca.rules import Unreadable, pages
from ludoteca.rules.registry import AnyGame, games
from ludoteca.rules.registry import game as find_game
from ludoteca.rules.texts import LANGUAGES
from ludoteca.store import GuestRow, RoomRow
from ludoteca.web import daily, desk_wire, front_desk, learn, past, privacy, push, wire
from ludoteca.web.addresses import is_local
from ludoteca.web.counters import one_page
from ludoteca.web.doors import DOORS, Doors, answer, perhaps, read_body, who
from ludoteca.web.links import base, qr
from ludoteca.web.neighbours import Turns
from ludoteca.web.openapi import page
from ludoteca.web.static import fresh
from ludoteca.web.voice import ice_servers, named_servers

LONGEST_QUESTION = 200

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


async def new_guest(request: web.Request) -> web.Response:
    await request.app[DOORS].knock(request)
    asked: wire.NewGuest = await read_body(request, wire.NewGuest)
    guest, token = await request.app[DOORS].house.guests.welcome(asked.name, asked.language)
    return answer(wire.GuestWithToken(guest.id, guest.name, asked.language, token), 201)


async def me(request: web.Request) -> web.Response:
    return answer(await _guest(request))


async def change_me(request: web.Request) -> web.Response:
    guest = await who(request)
    asked: wire.GuestChange = await read_body(request, wire.GuestChange)
    house = request.app[DOORS].house
    await house.guests.rename(guest.id, asked.name, asked.language)
    if asked.research is not None:
        await dataset.GIVEN.say(house.store, guest.id, asked.research)
    if asked.rated is not None:
        await ratings.RATED.say(house.store, guest.id, asked.rated)
    if asked.on_show is not None:
        await on_show.SHOWN.say(house.store, guest.id, asked.on_show)
    return answer(await _guest(request))


async def my_feats(request: web.Request) -> web.Response:
    guest, house = await who(request), request.app[DOORS].house
    found = await house.store.feats(guest.id, request.match_info["game"])
    return answer([wire.Feat(each.feat, each.won) for each in found])


async def _guest(request: web.Request) -> wire.Guest:
    guest = await who(request)
    store = request.app[DOORS].house.store
    given, rated = await dataset.GIVEN.of(store, guest.id), await ratings.RATED.of(store, guest.id)
    return wire.Guest(
        guest.id, guest.name, guest.language, given, rated, await on_show.SHOWN.of(store, guest.id))


def on_shelf(id: str) -> wire.GameOnShelf:
    return _on_shelf(find_game(id))


@lru_cache(64)
def _on_shelf(rules: AnyGame) -> wire.GameOnShelf:
    """Worked out once for each game: schemas take milliseconds, and the first page of everybody asks for all."""
    id = rules.id
    return wire.GameOnShelf(
        id=rules.id, box=rules.box, least=rules.seats[0], most=rules.seats[-1], minutes=rules.minutes,
        shelf=rules.shelf, teams=rules.teams, levels=list(levels(id)), plain_levels=list(plain_levels(id)),
        strength=strengths(id), lesson=rules.lesson("it") is not None,
        reasons=[each.__name__ for each in rules.reasoned],
        slow=None if rules.unhurried is None else dict(rules.unhurried),
        options=msgspec.to_builtins(rules.Options()),
        schema=options_schema(rules.Options))


def options_schema(options: type[Any]) -> dict[str, Any]:
    """The JSON schema of a game's options, its choices in the order the game names them (msgspec sorts them)."""
    schema = msgspec.json.schema(options)
    fields = schema["$defs"][options.__name__].get("properties", {})
    for name, hint in get_type_hints(options).items():
        if get_origin(hint) is Literal:
            fields[name]["enum"] = list(get_args(hint))
    return schema


async def list_games(request: web.Request) -> web.Response:
    return fresh(request, encode([on_shelf(id) for id in games(shelf=False)]), "application/json")


async def moves_schema(request: web.Request) -> web.Response:
    """For whoever plays a game that has no board: programs, and the plain board."""
    id = request.match_info["game"]
    if id not in games(shelf=False):
        raise Refused("no_such_page")
    return answer(msgspec.json.schema(find_game(id).Move))


async def new_table(request: web.Request) -> web.Response:
    guest = await who(request)
    asked: wire.NewTable = await read_body(request, wire.NewTable)
    house = request.app[DOORS].house
    if asked.position is None:
        room = await house.open_table(guest, asked.game, asked.options, asked.seats, asked.slow)
    else:
        room = await _open_position(house, guest, asked, asked.position)
    return answer(_summary(request, room.state), 201)


async def _open_position(house: House, guest: GuestRow, asked: wire.NewTable, where: wire.Position) -> Room:
    if asked.options or asked.seats is not None or asked.slow:
        raise Refused("position_settles")
    if where.replay is not None and where.log is None and where.table is None and where.round is None:
        return await house.replayed_position(guest, where.replay, where.until, where.seat)
    if where.replay is not None or where.seat is not None:
        raise Refused("position_unclear")
    if where.log is not None and where.table is None and where.round is None:
        if asked.game not in ("", where.log.game):
            raise Refused("position_unclear")
        return await house.open_position(guest, where.log, where.until)
    if where.log is None and where.table is not None and where.round is not None and not asked.game:
        return await house.finished_position(guest, where.table, where.round, where.until)
    raise Refused("position_unclear")


async def table(request: web.Request) -> web.Response:
    return answer(_summary(request, read_state(await _row(request))))


async def heavy_option(request: web.Request) -> web.Response:
    """Named by its own words, so it is kept for ever and travels once."""
    room = await request.app[DOORS].house.room(request.match_info["table"])
    packed = room.round.fetch(request.match_info["ref"]) if room.round is not None else None
    if packed is None:
        raise Refused("no_such_page")
    headers = {"Cache-Control": "private, max-age=31536000, immutable", "Vary": "Accept-Encoding"}
    if "gzip" in request.headers.get("Accept-Encoding", "").lower():
        headers["Content-Encoding"] = "gzip"
    else:
        packed = gzip.decompress(packed)
    return web.Response(body=packed, content_type="application/json", headers=headers)


async def by_code(request: web.Request) -> web.Response:
    doors = request.app[DOORS]
    async with doors.one_guess(request):
        row = _open(await doors.house.store.room(await doors.house.table_by_code(request.match_info["code"])))
    return answer(_summary(request, read_state(row)))


async def my_tables(request: web.Request) -> web.Response:
    guest = await who(request)
    doors = request.app[DOORS]
    mine, rows = [], await doors.house.store.rooms_of(guest.id)
    wait = _waiting(doors.house, guest.id, [row.id for row in rows])
    wait |= await doors.neighbours.turns(guest.id, [row.id for row in rows if row.id not in doors.house.rooms])
    for row in rows:
        state = read_state(row)
        seat = state.seat_of(guest.id)
        if guest.id in state.barred or guest.id not in state.people or state.shut:
            continue
        mine.append(wire.MyTable(
            table=row.id, code=row.code, game=row.game, phase=state.phase, names=_names(state),
            seat=seat, your_turn=row.id in wait,
            hosting=state.host == guest.id, slow=state.slow, touched=row.touched))
    return answer(mine)


def _waiting(house: House, guest: str, tables: list[str]) -> set[str]:
    """Those of these tables that are here and wait for this person."""
    return {id for id in tables if (room := house.rooms.get(id)) is not None and room.waits_for(guest)}


async def turns(request: web.Request) -> web.Response:
    """Another process of the house asks for somebody whose tables are here."""
    doors = request.app[DOORS]
    if not doors.neighbours.introduced(request):
        raise Refused("no_such_page")
    asked: Turns = await read_body(request, Turns)
    return answer(sorted(_waiting(doors.house, asked.guest, asked.tables)))


async def _row(request: web.Request) -> RoomRow:
    return _open(await request.app[DOORS].house.store.room(request.match_info["table"]))


def _open(row: RoomRow | None) -> RoomRow:
    """A table one may still come to."""
    if row is None:
        raise Refused("no_such_table")
    if read_state(row).shut:
        raise Refused("table_shut")
    return row


def _names(state: RoomState) -> list[str]:
    return [state.name(chair.guest) if chair.kind == "person" else chair.name for chair in state.chairs]


def _summary(request: web.Request, state: RoomState) -> wire.TableSummary:
    """Before one has sat down: which game and how many, never who."""
    return wire.TableSummary(
        table=state.table, code=state.code, game=state.game, phase=state.phase, seats=len(state.chairs),
        people=len(state.people_seated()), free=sum(chair.kind == "empty" for chair in state.chairs),
        link=f"{base(request)}/t/{state.table}")


async def table_qr(request: web.Request) -> web.Response:
    row = await _row(request)
    drawn = await asyncio.to_thread(qr, f"{base(request)}/t/{row.id}")
    return web.Response(text=drawn, content_type="image/svg+xml", headers={"Cache-Control": "no-store"})


async def hand_off(request: web.Request) -> web.Response:
    guest = await who(request)
    row = await _row(request)
    code, expires = await request.app[DOORS].house.guests.hand_off(guest.id, row.id)
    # In the fragment: it never reaches a server log.
    link = f"{base(request)}/t/{row.id}#handoff={code}"
    return answer(wire.Handoff(code, expires, link, await asyncio.to_thread(qr, link)), 201)


async def hand_me_over(request: web.Request) -> web.Response:
    guest = await who(request)
    code, expires = await request.app[DOORS].house.guests.hand_off(guest.id, "")
    link = f"{base(request)}/me#handoff={code}"
    return answer(wire.Handoff(code, expires, link, await asyncio.to_thread(qr, link)), 201)


async def take_over(request: web.Request) -> web.Response:
    doors = request.app[DOORS]
    async with doors.one_guess(request):
        guest, token, at = await doors.house.guests.take_over(request.match_info["code"])
    return answer(wire.TakenOver(guest.id, guest.name, guest.language, token, at))


# -- finished games and rules

async def finished_log(request: web.Request) -> web.Response:
    row = await _row(request)
    state = read_state(row)
    store = request.app[DOORS].house.store
    asked = request.query.get("round", "")
    if asked and not re.fullmatch(r"\d{1,6}", asked):
        raise Refused("malformed", detail="round")
    number = int(asked or state.round)
    done = next((each for each in await store.results(row.id) if each.round == number), None)
    if done is None:
        raise Refused("not_finished")
    guest = await perhaps(request)
    await request.app[DOORS].house.dailies.check_unspoiled(
        read_result(done.result).daily, "" if guest is None else guest.id)
    rows = await store.entries(row.id, number)
    try:
        played = await asyncio.to_thread(Replay, rows)
    except Unreadable as error:
        raise UnreadableLog(error) from None
    return answer(past.whole_game(played, number, _names(state)))


async def books(request: web.Request) -> web.Response:
    id, asked = request.match_info["game"], dict(request.query)
    if id not in games(shelf=False) or sum(map(len, asked.values())) > LONGEST_QUESTION:
        raise Refused("no_such_page")
    found = find_game(id).consult(asked)
    if found is None:
        raise Refused("no_such_page")
    return answer(found)


async def rules_page(request: web.Request) -> web.Response:
    language, id = request.match_info["lang"], request.match_info["game"]
    if language not in LANGUAGES or id not in games(shelf=False):
        raise Refused("no_such_page")
    box = find_game(id).box
    page = pages.rules_page(id, box, language) or pages.rules_page(id, box, "en")
    if page is None:
        raise Refused("no_such_page")
    return fresh(request, page.encode(), "text/markdown; charset=utf-8")


# -- the house itself

async def privacy_page(request: web.Request) -> web.Response:
    language, house = request.match_info["lang"], request.app[DOORS].house
    if language not in LANGUAGES:
        raise Refused("no_such_page")
    told = privacy.page(language, house.limits, house.desk.settled.name, bool(named_servers()))
    return fresh(request, told.encode(), "text/markdown; charset=utf-8")


async def house_face(request: web.Request) -> web.Response:
    doors = request.app[DOORS]
    settled = doors.house.desk.settled
    tables = _in_the_window(doors.house)
    if settled.open_tables:
        for page in (await doors.neighbours.pages("window")).values():
            tables += msgspec.json.decode(page, type=list[wire.OpenTable])
    return answer(wire.HouseFace(
        settled.name, settled.notice, settled.open_tables, settled.family == "always", tables))


async def own_window(request: web.Request) -> web.Response:
    """Another process of the house asks for our part."""
    doors = request.app[DOORS]
    if not doors.neighbours.introduced(request):
        raise Refused("no_such_page")
    return answer(_in_the_window(doors.house))


def _in_the_window(house: House) -> list[wire.OpenTable]:
    return [
        wire.OpenTable(
            table=room.id, game=room.state.game, phase=room.state.phase, host=room.name(room.state.hosting),
            seats=len(room.state.chairs), people=len(room.state.people_seated()),
            free=sum(chair.kind == "empty" for chair in room.state.chairs))
        for room in house.rooms.values() if house.desk.settled.open_tables and room.state.listed and room.presence]


async def health(request: web.Request) -> web.Response:
    doors = request.app[DOORS]
    house, store = doors.house, doors.house.store.health()
    well = store.well and not house.disk.waits
    body = wire.Health(
        status="ok" if well else "trouble", version=ludoteca.__version__, tables=len(house.rooms),
        connections=len(doors.connections),
        store=wire.StoreCondition(well, store.writer, store.since_commit, store.waiting, store.trouble),
        waiting=len(house.disk.tables),
        unreadable=len(house.unreadable),
        # An id opens a table: strangers get the number only.
        details=[wire.UnreadableTable(id, reason(each.error)) for id, each in house.unreadable.items()]
        if is_local(request) else [])
    return answer(body, 200 if well else 503)


async def metrics(request: web.Request) -> web.Response:
    """Of the whole house: of every process, where there are several."""
    doors = request.app[DOORS]
    if not doors.open_metrics and not is_local(request):
        raise Refused("no_such_page")
    page, others = counted(doors), await doors.neighbours.pages("metrics")
    if others:
        page = one_page({doors.house.services.opening: page, **others})
    return web.Response(body=page, headers={"Content-Type": "text/plain; version=0.0.4; charset=utf-8"})


async def own_metrics(request: web.Request) -> web.Response:
    """Another process of the house asks for our part."""
    doors = request.app[DOORS]
    if not doors.neighbours.introduced(request):
        raise Refused("no_such_page")
    return web.Response(body=counted(doors), content_type="text/plain")


def counted(doors: Doors) -> bytes:
    """What this process has counted."""
    house, counters, store = doors.house, doors.counters, doors.house.store.health()
    counters.tables.set(len(house.rooms))
    counters.commits.set(store.commits)
    counters.entries.set(store.writes)
    counters.store_well.set(store.well and not house.disk.waits)
    counters.writer_alive.set(store.writer)
    counters.since_commit.set((store.since_commit or 0) / 1000)
    counters.waiting_writes.set(store.waiting)
    counters.waiting_tables.set(len(house.disk.tables))
    return counters.page()


async def voice(request: web.Request) -> web.Response:
    guest = await who(request)                     # a relay's password is for people of the house
    return answer(wire.VoiceServers(ice_servers(guest.id, time.time())))


async def openapi(request: web.Request) -> web.Response:
    return answer(page(ROUTES))


ROUTES: tuple[Route, ...] = (
    Route("POST", "/api/guests", new_guest, "Come in with a name", wire.NewGuest, wire.GuestWithToken,
          refuses=(413, 429)),
    Route("GET", "/api/guests/me", me, "Who I am", gives=wire.Guest, guest=True),
    Route("PATCH", "/api/guests/me", change_me, "Change my name or language", wire.GuestChange, wire.Guest, guest=True,
          refuses=(413,)),
    Route("GET", "/api/guests/me/feats/{game}", my_feats, "What I have achieved in a game", gives=list[wire.Feat],
          guest=True),
    Route("GET", "/api/games", list_games, "The games of the house", gives=list[wire.GameOnShelf]),
    Route("GET", "/api/games/{game}/moves", moves_schema, "JSON schema of a game's moves", gives=dict[str, Any],
          refuses=(404,)),
    Route("POST", "/api/tables", new_table, "Open a table, or begin one in a log", wire.NewTable, wire.TableSummary,
          guest=True, refuses=(404, 409, 413, 429)),
    Route("GET", "/api/tables/mine", my_tables, "The tables I am at", gives=list[wire.MyTable], guest=True),
    Route("GET", "/api/tables/{table}", table, "A table, as anybody with its link sees it", gives=wire.TableSummary,
          refuses=(404, 410)),
    Route("GET", "/api/tables/{table}/options/{ref}", heavy_option, "A heavy option of the game, by its name",
          gives=Any, refuses=(404,), at_table=True),
    Route("GET", "/api/codes/{code}", by_code, "The table of a join code", gives=wire.TableSummary,
          refuses=(404, 410, 429)),
    Route("GET", "/api/tables/{table}/qr.svg", table_qr, "QR code of the table's link", gives=str, kind="image/svg+xml",
          refuses=(404, 410)),
    Route("POST", "/api/tables/{table}/handoff", hand_off, "A one-time code to move my seat to another device",
          gives=wire.Handoff, guest=True, refuses=(404, 410)),
    Route("POST", "/api/guests/me/handoff", hand_me_over, "A one-time code to move myself to another device",
          gives=wire.Handoff, guest=True),
    Route("POST", "/api/handoffs/{code}", take_over, "Use a hand-off code", gives=wire.TakenOver,
          refuses=(404, 429)),
    Route("GET", "/api/tables/{table}/log", finished_log, "The whole log of a finished game", gives=wire.FinishedLog,
          refuses=(404, 409, 410)),
    Route("GET", "/api/replays/{link}", past.replay, "A finished game, by its link", gives=wire.Replay,
          refuses=(404, 409)),
    Route("GET", "/api/replays/{link}/moments", past.moments, "A piece of a finished game, as a seat saw it",
          gives=wire.Moments, refuses=(400, 404, 409)),
    Route("GET", "/api/replays/{link}/words", past.words, "A moment of a finished game in words",
          gives=wire.MomentInWords, refuses=(400, 404, 409)),
    Route("GET", "/api/replays/{link}/why", past.why, "Why a bot made a move of a finished game", gives=wire.Why,
          refuses=(400, 404, 409)),
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
    Route("GET", "/api/rules/{lang}/{game}", rules_page, "A game's rules page", gives=str, kind="text/markdown",
          refuses=(404,)),
    Route("GET", "/api/rules/{lang}/{game}/example", learn.example, "A worked example for a game's rules page",
          gives=wire.WorkedExample, refuses=(404,)),
    Route("POST", "/api/lessons/{game}", learn.lesson, "A guided first game: look, or do what comes next",
          wire.Learning, wire.LessonTable, refuses=(404, 409, 413)),
    Route("GET", "/api/games/{game}/books", books, "What a game's open books answer", gives=dict[str, Any],
          refuses=(404,)),
    Route("GET", "/api/privacy/{lang}", privacy_page, "What the house knows of people, and for how long", gives=str,
          kind="text/markdown", refuses=(404,)),
    Route("GET", "/api/house", house_face, "The house as one sees it from the door", gives=wire.HouseFace),
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
    Route("GET", "/api/voice", voice, "Servers that help voices across networks", gives=wire.VoiceServers,
          guest=True),
    Route("GET", "/api/openapi.json", openapi, "This description", gives=dict[str, Any]),
    Route("GET", "/healthz", health, "Whether the house is open and well", gives=wire.Health, also=(503,)),
    Route("GET", "/metrics", metrics, "Counters for Prometheus, from this machine only", gives=str, kind="text/plain",
          refuses=(404,)),
)
