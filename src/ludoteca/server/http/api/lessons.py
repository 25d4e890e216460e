"""/api/lessons: guided first games and worked examples.

The server keeps nothing of a lesson: the client sends all moves made so far.
"""

from __future__ import annotations

import asyncio
from functools import cache

from aiohttp import web

from ludoteca.protocol import http_base, http_lessons, messages
from ludoteca.protocol.merge_patch import bare, plain
from ludoteca.protocol.refusals import Refused
from ludoteca.protocol.room_view import Chair
from ludoteca.rules import IllegalMove
from ludoteca.rules.examples import NAMES, play_through
from ludoteca.rules.lessons import Coach
from ludoteca.rules.registry import game as find_game
from ludoteca.rules.registry import games
from ludoteca.rules.text_interface import account
from ludoteca.rules.texts import LANGUAGES, spoken_by
from ludoteca.server.history.replays import GameReplay
from ludoteca.server.http.api.lesson_text import account_of, meant
from ludoteca.server.http.responses import json_response, language_of, read_body
from ludoteca.server.http.static_files import fresh
from ludoteca.server.persistence.log_codec import entry_row
from ludoteca.server.state.room_state import BOT_NAMES
from ludoteca.server.talk.text_board import NEWS_LINES
from ludoteca.store import LogRow

LESSON_SIZE = 512 * 1024         # bytes: a drawing is long, a lesson's is not endless
ROUND = 1


async def lesson(request: web.Request) -> web.Response:
    id, language = request.match_info["game"], language_of(request)
    if id not in games(shelf=False) or find_game(id).lesson(language) is None:
        raise Refused("no_such_page")
    asked: http_lessons.Learning = await read_body(request.clone(client_max_size=LESSON_SIZE), http_lessons.Learning)
    return json_response(await asyncio.to_thread(_taught, Coach(find_game(id), language), asked))


async def example(request: web.Request) -> web.Response:
    language, id = request.match_info["lang"], request.match_info["game"]
    if language not in LANGUAGES or id not in games(shelf=False) or find_game(id).example(language) is None:
        raise Refused("no_such_page")
    return fresh(request, await asyncio.to_thread(_worked, id, language), "application/json; charset=utf-8")


@cache
def _worked(id: str, language: str) -> bytes:
    """An example as it is sent: the same for all guests, so it is played once."""
    rules = find_game(id)
    spoken = spoken_by(id, language)
    scenes = []
    for each in play_through(rules, spoken):
        lies = account(rules, each.view, each.seat, spoken, NAMES, few=0)
        no = None if each.no is None else http_base.Problem(each.no.code, each.no.sentence(spoken), each.no.rule)
        scenes.append(http_lessons.ExampleScene(
            each.scene.key, each.says, each.scene.shows, each.seat, bare(plain(each.view)), no,
            [*lies.table, *lies.mine]))
    example = rules.example(spoken)
    assert example is not None
    return messages.encode(http_lessons.WorkedExample(id, spoken, list(NAMES[:example.seats]), scenes))


def _taught(coach: Coach, asked: http_lessons.Learning) -> http_lessons.LessonTable:
    try:
        coach.follow(asked.acts)
    except IllegalMove:
        raise Refused("lesson_changed") from None
    before, done, names = coach.table.position, coach.number, _names(coach, asked.name)
    refusal: IllegalMove | None = None
    heard: list[str] = []
    act: dict[str, object] | None = None
    counted = False
    try:
        said = meant(coach, asked.says, names, _lately(coach, names)) if asked.says else asked.act
        if isinstance(said, list):
            heard = said
        elif asked.says or asked.go or said is not None:
            act, refusal = said, coach.act(said)
            counted = coach.number > done or coach.table.position > before
    except IllegalMove as no:
        refusal = no
    return _reply(coach, names, before, act if counted else None, counted, refusal, heard)


def _names(coach: Coach, mine: str) -> list[str]:
    """The names at the table: the learner's own, and bot names for the partners."""
    bots = iter(BOT_NAMES)
    return [mine if seat == coach.seat else next(bots) for seat in range(coach.lesson.seats)]


def _replayed(coach: Coach) -> GameReplay:
    rows: list[LogRow] = [LogRow(0, messages.encode(coach.table.header))]
    rows += [entry_row(number, each) for number, each in enumerate(coach.table.entries, start=1)]
    return GameReplay(rows)


def _lately(coach: Coach, names: list[str]) -> list[str]:
    """What happened last, for those who ask."""
    replay = _replayed(coach)
    versions = range(max(1, replay.length - NEWS_LINES + 1), replay.length + 1)
    return [line for each in versions for line in replay.news(coach.seat, each, coach.language, names)]


def _reply(
    coach: Coach, names: list[str], before: int, act: dict[str, object] | None, counted: bool,
    refusal: IllegalMove | None, heard: list[str],
) -> http_lessons.LessonTable:
    table, seat = coach.table, coach.seat
    replay = _replayed(coach)
    return http_lessons.LessonTable(
        game=coach.rules.id, seat=seat, options=replay.table.header["options"], titles=_titles(coach),
        chairs=[Chair(each, "person" if each == seat else "bot", name) for each, name in enumerate(names)],
        done=coach.number, step=_step(coach), view=replay.view(seat, replay.length),
        actors=replay.actors(replay.length), clock=replay.clock(replay.length), version=replay.length,
        updates=replay.updates(seat, before, replay.length, ROUND), outcome=table.outcome, act=act, counted=counted,
        no=None if refusal is None else http_base.Problem(refusal.code, refusal.sentence(coach.language), refusal.rule),
        heard=heard, words=_words(coach, replay, before, names))


def _titles(coach: Coach) -> list[str]:
    return [coach.text(step.key, "title") for step in coach.lesson.steps]


def _step(coach: Coach) -> http_lessons.LessonStep | None:
    if coach.over:
        return None
    step = coach.step
    return http_lessons.LessonStep(
        step.key, coach.says("title"), coach.says(), step.point, step.does[0] if step.does else None,
        bool(step.refused))


def _words(coach: Coach, replay: GameReplay, before: int, names: list[str]) -> messages.InWords:
    """The table in words, and what the coach says first of all."""
    now = account_of(coach, names)
    changed = [(version, line) for version in range(before + 1, replay.length + 1)
               for line in replay.news(coach.seat, version, coach.language, names)]
    return messages.InWords(
        "", ROUND, replay.length, now.now, now.table, now.mine, now.can, now.choices, now.starts, changed, now.asks,
        now.aloud)
