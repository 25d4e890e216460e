"""Looking back over HTTP: finished games by their link, one's own games, and how one plays."""

from __future__ import annotations

import asyncio
import re
from collections import Counter
from datetime import UTC, datetime

import msgspec
from aiohttp import web

from ludoteca.protocol import http, http_history
from ludoteca.protocol.http_history import SentReplay
from ludoteca.protocol.limits import REPLAY_MOVES
from ludoteca.protocol.messages import encode
from ludoteca.protocol.refusals import Refused
from ludoteca.protocol.room_view import Chair, Praise
from ludoteca.rules.registry import games
from ludoteca.server.history import ratings
from ludoteca.server.history.positions import Result, read_result
from ludoteca.server.history.replays import FinishedGame, GameReplay
from ludoteca.server.history.works import FoundWork, makes_works
from ludoteca.server.http.auth import optional_guest, require_guest
from ludoteca.server.http.context import CONTEXT
from ludoteca.server.http.responses import json_response, language_of, read_body
from ludoteca.server.http.static_files import fresh
from ludoteca.store import GuestRow, ResultRow

FILE_SIZE = 2 * 1024 * 1024      # bytes of a game brought as a file
LATELY = 20                      # scores in a statistic's line
GAMES_AT_ONCE = 6                # looked through for what was made in them
WORKS_AT_ONCE = 12
PRAISED = 3                      # things one is good at


async def replay(request: web.Request) -> web.StreamResponse:
    house, guest = request.app[CONTEXT].house, await optional_guest(request)
    kept = await _kept(request, guest)
    seat = None if guest is None else kept.seat_of(guest.id)
    replay = await asyncio.to_thread(_replay, kept, language_of(request))
    if seat is not None:
        replay = msgspec.structs.replace(replay, seat=seat, chat=await house.replays.said(kept))
    return await _fresh(request, replay)


def _replay(kept: FinishedGame, language: str) -> http_history.Replay:
    played, result = kept.replay, kept.result
    chairs = [
        Chair(seat, "bot" if each.kind == "bot" and not each.guest else "person", kept.names[seat],
              level=each.level if each.kind == "bot" and not each.guest else None)
        for seat, each in enumerate(result.players)]
    honours = [Praise(each.seat, each.key, each.facts, each.shared) for each in played.honours]
    return http_history.Replay(
        link=kept.row.link, game=kept.row.game, round=kept.row.round, seats=played.table.seats,
        options=played.table.header["options"], chairs=chairs, finished=kept.row.finished, moves=played.moves(),
        marks=played.marks(language, kept.names), honours=honours, outcome=played.outcome, seat=None,
        began=result.begun, chat=[])


async def moments(request: web.Request) -> web.StreamResponse:
    kept = await _kept(request, await optional_guest(request))
    start, seat = _number(request, "from") or 0, _number(request, "seat")
    kept.replay.check(seat, start)

    def moments() -> http_history.Moments:
        played = kept.replay
        stop = min(played.length, start + REPLAY_MOVES)
        return http_history.Moments(start, played.view(seat, start), played.actors(start), played.clock(start),
                            played.updates(seat, start, stop, kept.row.round))

    return await _fresh(request, await asyncio.to_thread(moments))


async def words(request: web.Request) -> web.StreamResponse:
    kept = await _kept(request, await optional_guest(request))
    version, seat, language = _number(request, "at") or 0, _number(request, "seat"), language_of(request)
    kept.replay.check(seat, version)

    def moment() -> http_history.MomentInWords:
        hands = kept.replay.hands(version, language, kept.names) if request.query.get("open") else []
        return http_history.MomentInWords(kept.replay.words(seat, version, language, kept.names), hands)

    return json_response(await asyncio.to_thread(moment))


async def why(request: web.Request) -> web.StreamResponse:
    """Why a bot made the move that led to a moment; empty for a person's move."""
    kept = await _kept(request, await optional_guest(request))
    version, language = _number(request, "at") or 0, language_of(request)
    kept.replay.check(None, version)
    seat = kept.replay.moves()[version - 1][1] if version else None
    player = None if seat is None or seat >= len(kept.result.players) else kept.result.players[seat]
    if player is None or player.kind != "bot" or player.guest:
        return json_response(http_history.Why(""))
    return json_response(http_history.Why(await asyncio.to_thread(kept.replay.why, version, language, kept.names)))


async def course(request: web.Request) -> web.StreamResponse:
    """How a seat came along, stage by stage; with no seat named, the first person's."""
    kept = await _kept(request, await optional_guest(request))
    seat = _number(request, "seat")
    kept.replay.check(seat, 0)
    if seat is None:
        seat = next((n for n, each in enumerate(kept.result.players) if each.kind == "person" or each.guest), 0)
    return await _fresh(request, http_history.Course(await asyncio.to_thread(kept.replay.course, seat)))


async def log_file(request: web.Request) -> web.StreamResponse:
    kept = await _kept(request, await optional_guest(request))
    body = await asyncio.to_thread(lambda: encode(whole_game(kept.replay, kept.row.round, kept.names)))
    day = datetime.fromtimestamp(kept.row.finished / 1000, UTC).strftime("%Y-%m-%d")
    name = f"ludoteca-{kept.row.game}-{day}.json"
    return web.Response(body=body, content_type="application/json", headers={
        "Cache-Control": "no-store", "Content-Disposition": f'attachment; filename="{name}"'})


def whole_game(played: GameReplay, number: int, names: list[str]) -> http_history.FinishedLog:
    """Everything that happened in a finished game: there are no secrets left."""
    entries = [
        http_history.FinishedEntry(
            entry.at, entry.seat, entry.move, [told.event for told in step.events], entry.known, entry.back,
            entry.agreed, entry.more)
        for entry, step in played.steps]
    return http_history.FinishedLog(
        **played.table.header, entries=entries, names=names, round=number, outcome=played.outcome)


async def take_in(request: web.Request) -> web.Response:
    guest = await require_guest(request)
    sent: SentReplay = await read_body(request.clone(client_max_size=FILE_SIZE), SentReplay)
    return json_response(http_history.TakenIn(await request.app[CONTEXT].house.opener.take_in(guest, sent)), 201)


# -- one's own

async def my_games(request: web.Request) -> web.Response:
    guest = await require_guest(request)
    found = await request.app[CONTEXT].house.store.results_of(guest.id)
    return json_response([_my_game(row, read_result(row.result), guest) for row in found])


def _my_game(row: ResultRow, result: Result, guest: GuestRow) -> http_history.MyGame:
    outcome = result.outcome
    return http_history.MyGame(
        link=row.link, game=row.game, finished=row.finished, names=result.names,
        kinds=["bot" if each.kind == "bot" and not each.guest else "person" for each in result.players],
        scores=list(outcome.scores) if outcome else [], winners=list(outcome.winners) if outcome else [],
        seat=_seat(result, guest.id), counts=_counts(result))


def _seat(result: Result, guest: str) -> int | None:
    return next((seat for seat, each in enumerate(result.players) if each.guest == guest), None)


def _counts(result: Result) -> bool:
    """What began in the middle was prepared beforehand, what came as a file was played elsewhere."""
    rehearsed = result.daily is not None and not result.daily.counts
    return result.begun is None and not result.taken_in and not rehearsed and result.outcome is not None


async def drop_game(request: web.Request) -> web.Response:
    guest, house = await require_guest(request), request.app[CONTEXT].house
    if not await house.store.drop_game(guest.id, request.match_info["link"]):
        raise Refused("no_such_replay")
    return json_response(http.Done())


async def my_works(request: web.Request) -> web.StreamResponse:
    """What I made, from the logs of my games: a few games at a time, for a log takes a while to live through."""
    guest, house, start = await require_guest(request), request.app[CONTEXT].house, _number(request, "from") or 0
    made_here = [
        (row, seat) for row in await house.store.results_of(guest.id)
        if makes_works(row.game) and (seat := _seat(read_result(row.result), guest.id)) is not None]
    works: list[http_history.Work] = []
    looked = start
    for row, seat in made_here[start:start + GAMES_AT_ONCE]:
        looked += 1
        works += mine_of(row, seat, await house.works.of(row))
        if len(works) >= WORKS_AT_ONCE:
            break
    return await _fresh(request, http_history.MyWorks(works, looked if looked < len(made_here) else None))


def mine_of(row: ResultRow, seat: int, made: list[FoundWork]) -> list[http_history.Work]:
    """What a seat made in a game, the latest first; what lay there when it began was made by others."""
    begun = read_result(row.result).begun or 0
    return [
        http_history.Work(row.link, row.game, each.version, seat, each.number, row.finished, each.title, each.shown)
        for each in reversed(made) if each.seat == seat and each.version > begun]


async def made_this_week(request: web.Request) -> web.StreamResponse:
    house = request.app[CONTEXT].house
    hung = await house.showcase.items(
        house.wall(), house.dailies.today(), drawings=house.settings.current.family != "always")
    return await _fresh(request, [
        http_history.Work(
            each.row.link, each.row.game, each.made.version, each.made.seat, each.made.number, each.row.finished,
            each.made.title, each.made.shown, each.by) for each in hung])


async def my_statistics(request: web.Request) -> web.Response:
    guest, house, game = await require_guest(request), request.app[CONTEXT].house, request.match_info["game"]
    if game not in games(shelf=False):
        raise Refused("no_such_game")
    rows = [row for row in await house.store.results_of(guest.id) if row.game == game]
    feats = [http_history.Feat(each.feat, each.won) for each in await house.store.feats(guest.id, game)]
    return json_response(statistics(game, guest.id, rows, feats))


def statistics(game: str, guest: str, rows: list[ResultRow], feats: list[http_history.Feat]) -> http_history.Statistics:
    """A guest's statistics in one game, from their finished games, latest first."""
    scores: list[int] = []
    won: list[bool] = []
    best: int | None = None
    best_link = ""
    met: Counter[str] = Counter()
    beaten: Counter[str] = Counter()
    praised: Counter[str] = Counter()
    lately: dict[str, Praise] = {}
    for row in reversed(rows):
        result = read_result(row.result)
        seat = _seat(result, guest)
        if seat is None or not _counts(result):
            continue
        assert result.outcome is not None
        score, first = result.outcome.scores[seat], seat in result.outcome.winners
        scores.append(score)
        won.append(first)
        if seat not in result.outcome.unrecorded and (best is None or score > best):
            best, best_link = score, row.link
        levels = {str(each.level) for each in result.players if each.kind == "bot" and not each.guest and each.level}
        met.update(levels)
        if first:
            beaten.update(levels)
        for praise in result.honours:
            if praise.seat == seat:
                praised[praise.key] += 1
                lately[praise.key] = praise
    row_now, longest = _streaks(won)
    return http_history.Statistics(
        game=game, games=len(scores), wins=sum(won), best=best, best_link=best_link,
        average=round(sum(scores) / len(scores), 2) if scores else None, row=row_now, longest=longest,
        scores=scores[-LATELY:],
        against=[http_history.Against(level, met[level], beaten[level]) for level in sorted(met)],
        praise=[lately[key] for key, _ in praised.most_common(PRAISED)], feats=feats)


def _streaks(won: list[bool]) -> tuple[int, int]:
    """Wins in a row: now, and at best.

    >>> _streaks([True, True, False, True])
    (1, 2)
    """
    longest = now = 0
    for each in won:
        now = now + 1 if each else 0
        longest = max(longest, now)
    return now, longest


async def my_ratings(request: web.Request) -> web.Response:
    """For who wants them; worked out from the games as they are now."""
    guest, house = await require_guest(request), request.app[CONTEXT].house
    if not await ratings.FOR_RATINGS.of(house.store, guest.id):
        return json_response([])
    played = sorted({row.game for row in await house.store.results_of(guest.id) if ratings.anchors(row.game)})
    found = [(game, await house.ratings.of(guest.id, game, house.wall())) for game in played]
    return json_response([
        http_history.MyRating(game, each[0].points, each[0].give_or_take, each[0].games, *each[1:])
        for game, each in found if each is not None])


async def levels(request: web.Request) -> web.Response:
    """Where each level of bots stands, game by game: what a rating is measured against."""
    return json_response({
        game: {level: rating.points for level, rating in ratings.anchors(game).items()}
        for game in games() if ratings.anchors(game)})


# -- what is asked

async def _kept(request: web.Request, guest: GuestRow | None) -> FinishedGame:
    """The game behind the link that was asked for; a day's deal only for those whom it cannot spoil."""
    house = request.app[CONTEXT].house
    kept = await house.replays.find(request.match_info["link"])
    await house.dailies.check_unspoiled(kept.result.daily, "" if guest is None else guest.id)
    return kept


def _number(request: web.Request, name: str) -> int | None:
    asked = request.query.get(name, "")
    if asked and not re.fullmatch(r"\d{1,6}", asked, re.ASCII):
        raise Refused("malformed", detail=name)
    return int(asked) if asked else None


async def _fresh(request: web.Request, body: object) -> web.Response:
    return await asyncio.to_thread(lambda: fresh(request, encode(body), "application/json"))
