"""The deals of the day over HTTP: what there is today, the day's table, a try."""

from __future__ import annotations

import re

from aiohttp import web

from ludoteca.protocol import http
from ludoteca.protocol.refusals import Refused
from ludoteca.rules.registry import game as find_game
from ludoteca.server.house.dailies import DailyResults
from ludoteca.server.http.auth import optional_guest, require_guest
from ludoteca.server.http.context import CONTEXT
from ludoteca.server.http.responses import json_response
from ludoteca.server.moderation import profanity
from ludoteca.server.state.daily import DEALS, Try, dots, streak, week
from ludoteca.store import GuestRow

SHOWN = 100                      # lines of a day's table


async def today(request: web.Request) -> web.Response:
    guest, dailies = await optional_guest(request), request.app[CONTEXT].house.dailies
    found = [await dailies.results(name, dailies.today(), guest) for name in DEALS]
    return json_response([_daily(each, guest, dailies.today()) for each in found])


async def days_table(request: web.Request) -> web.Response:
    guest, dailies = await optional_guest(request), request.app[CONTEXT].house.dailies
    day = request.query.get("day") or dailies.today()
    if not re.fullmatch(r"\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])", day, re.ASCII):
        raise Refused("malformed", detail="day")
    results = await dailies.results(request.match_info["game"], day, guest)
    return json_response(_daily(results, guest, dailies.today(), lines=True))


async def open_daily(request: web.Request) -> web.Response:
    guest = await require_guest(request)
    table, counts = await request.app[CONTEXT].house.dailies.open(guest, request.match_info["game"])
    return json_response(http.DailyTable(table, counts), 201)


def _daily(results: DailyResults, guest: GuestRow | None, today: str, lines: bool = False) -> http.Daily:
    deal, mine = results.deal, results.mine
    # Guests who have played may see the games of the others; after the day, everybody may.
    may_look = results.day < today or (mine is not None and mine.score is not None)
    table = [
        _line(deal.name, each, may_look, guest is not None and who == guest.id)
        for who, each in results.tries[:SHOWN]]
    if results.maestro is not None:
        score = results.maestro.score
        course = list(results.maestro.course) if may_look else []
        maestro = http.DailyLine("", score, dots(deal.name, score), maestro=True, course=course)
        place = sum(each.score is not None and each.score >= score for each in table)
        table.insert(place, maestro)
    row, longest = streak(results.scores, today)
    return http.Daily(
        name=deal.name, game=deal.game, day=results.day, version=deal.version,
        mine=None if mine is None else _line(deal.name, mine, may_look, True),
        table=mine.table if mine is not None and mine.score is None else "",
        players=sum(each.score is not None for _, each in results.tries),
        best=next((each for each in table if each.score is not None and not each.maestro), None),
        few_lead=find_game(deal.game).few_lead, row=row, longest=longest,
        week=[results.scores.get(day) for day in week(results.day)],
        lines=table if lines else [])


def _line(name: str, each: Try, may_look: bool, you: bool) -> http.DailyLine:
    reached = 0 if each.score is None else dots(name, each.score)
    return http.DailyLine(profanity.masked(each.name), each.score, reached, you, each.link if may_look else "")
