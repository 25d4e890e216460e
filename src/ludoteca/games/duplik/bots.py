"""Bots of Duplik: they describe a picture, draw what they read, and judge drawings whose contents they know."""

from __future__ import annotations

import math
from functools import lru_cache

import msgspec

from ludoteca.games.duplik.bot_artist import hands
from ludoteca.games.duplik.bot_artist.judge import meets, plan_of
from ludoteca.games.duplik.cards import to_ink
from ludoteca.games.duplik.gallery import birth_duration
from ludoteca.games.duplik.language import describe
from ludoteca.games.duplik.language.tellers import NAMES, Words, facts, seconds, tell
from ludoteca.games.duplik.language.understand import lines_caught, understand
from ludoteca.games.duplik.moves import (
    Choose,
    Contest,
    DuplikMove,
    HandOn,
    Hear,
    Judge,
    Pass,
    Praise,
    Read,
    Ready,
    Rest,
    Say,
    Sketch,
    Throw,
    Turn,
    Vote,
)
from ludoteca.games.duplik.paper import LONGEST_STROKE, Drawing, Ink
from ludoteca.games.duplik.picture import Placed
from ludoteca.games.duplik.scenes.scene import Scene
from ludoteca.games.duplik.state import Picture, Seen
from ludoteca.games.duplik.view import View
from ludoteca.rules import Chance, Millis, Seat

HURRY = 26_000                # of the hourglass are left when a teller begins to hurry
LAST_STRETCH = 16_000         # of the hourglass are left when a bot begins to draw at the latest
LISTEN = 4_000                # between two looks of a listening bot
SILENCE = 60_000              # after which a bot draws what it has heard, without an hourglass


class DuplikBot:
    """A bot of one level as master, artist and judge; with `most` it draws no more than so many objects."""

    def __init__(self, level: str, most: int | None = None) -> None:
        self.level, self.most = level, most

    def choose(self, view: View, seat: Seat, chance: Chance) -> DuplikMove | None:
        match view.phase:
            case "prepare" if view.titles:
                return Choose(chance.below(len(view.titles)))
            case "prepare" if view.bonus:
                return Turn() if view.aloud else Hear()
            case "prepare":
                return Throw()
            case "draw" if seat == view.master and not view.aloud:
                return Hear()
            case "draw" if seat == view.master:
                return self._next_words(view)
            case "draw":
                return self._next_ink(view, seat)
            case "pass":
                return Pass(chance.pick(("left", "right")))
            case "judge":
                return self._judge(view, seat, chance)
            case "praise":
                return Praise(favourite(view, seat, chance))
            case "gallery":
                return Ready()
        return None

    def pace(self, view: View, seat: Seat, move: DuplikMove, chance: Chance) -> Millis:
        match move:
            case Say(text=text):
                return round(1000 * seconds(text))
            case Turn():
                return 5000
            case Throw() | Choose():
                return 2500
            case Hear():
                return 800
            case Sketch(thing=None):
                return max(0, min(LISTEN, last_stretch(view) - latest_known_time(view, seat)))
            case Sketch():
                return self._pace_of_pen(view, seat)
            case Read():
                return 4000 if view.criteria else 2500
            case Praise():
                return birth_duration(view.seats - 1) * (view.seats - 1) + round(chance.between(500, 4000))
            case Ready():
                return round(chance.between(5000, 8000))
        return round(chance.between(1200, 2600))

    # -- as master

    def _next_words(self, view: View) -> DuplikMove | None:
        assert view.picture is not None and view.title is not None
        lines = sentences(view.title.it, view.picture, view.options.language, self.level, teller_of(view))
        said = set(view.lines.values())      # a person may have begun to describe
        hurried = view.until is not None and view.until - max(view.began, view.heard) < HURRY
        for line in lines:
            if said.isdisjoint(line):
                return Say(max(view.lines, default=-1) + 1, line.hurried if hurried else line.said)
        return None if view.all_said else Rest()

    # -- as artist

    def _next_ink(self, view: View, seat: Seat) -> DuplikMove | None:
        """Listen until the master has said everything or the last stretch begins; then draw it all."""
        paper = view.drawings[seat]
        if paper.resting or (paper.strokes and not paper.by_bot):
            return None    # a person began this drawing: let it stand
        if not paper.by_bot or (not view.all_said and latest_known_time(view, seat) < last_stretch(view)):
            return Sketch()
        heard = tuple(view.lines[number] for number in sorted(view.lines))
        in_mind = picture_in_mind(heard, self.level, f"{view.round}/{seat}", hand_of(view, seat))
        in_mind, drawn = in_mind[:self.most], len(paper.plan)
        return in_mind[drawn] if drawn < len(in_mind) else Rest()

    def _pace_of_pen(self, view: View, seat: Seat) -> Millis:
        return 900 if view.until is None else min(900, max(120, (view.until - latest_known_time(view, seat)) // 24))

    # -- as judge

    def _judge(self, view: View, seat: Seat, chance: Chance) -> DuplikMove | None:
        number = len(view.criteria)
        open_verdicts = [author for author in view.judges
                         if number and number not in view.verdicts[author] and author not in view.ballots]
        if seat == view.master:
            return None if open_verdicts or view.ballots or (number and not view.settled) else Read()
        for author, ballot in view.ballots.items():
            if not ballot.has(seat):
                return Vote(author, criterion_holds(view, author) if view.drawings[author].by_facts else None)
        for author in open_verdicts:
            if view.judges[author] == seat:
                known = view.drawings[author].by_facts
                return Judge(author, criterion_holds(view, author)) if known else HandOn(author)
        return self._contest(view, seat, number)

    def _contest(self, view: View, seat: Seat, number: int) -> Contest | None:
        """A bot contests only for its own drawing, when its plan says that the judge is wrong."""
        if self.level in ("cucciolo", "apprendista") or seat not in view.may_contest or not view.drawings[seat].by_bot:
            return None
        verdict = view.verdicts[seat][number]
        return Contest(seat) if not verdict.met and criterion_holds(view, seat) else None


def favourite(view: View, seat: Seat, chance: Chance) -> Seat | None:
    """The drawing a bot votes for: mostly one with much ink that fills its paper, never its own."""
    others = {author: view.drawings[author] for author in sorted(view.drawings) if author != seat}
    drawn = {author: paper for author, paper in others.items() if paper.strokes}
    return max(drawn, key=lambda author: _charm(drawn[author]) * chance.between(0.6, 1.4), default=None)


def _charm(paper: Drawing) -> float:
    inks = paper.strokes.values()
    xs, ys = ([place for ink in inks for place in ink.points[axis::3]] for axis in (0, 1))
    return math.sqrt(min(len(inks), 60)) * (max(xs) - min(xs) + 50) * (max(ys) - min(ys) + 50)


def last_stretch(view: View) -> Millis:
    return max(view.began, view.heard) + SILENCE if view.until is None else view.until - LAST_STRETCH


def latest_known_time(view: View, seat: Seat) -> Millis:
    """The latest time this seat knows of: the last line heard, or its own last move on the paper."""
    paper = view.drawings.get(seat)
    return max(view.began, view.heard, paper.touched if paper else 0)


def criterion_holds(view: View, author: Seat) -> bool:
    """Whether the criterion just read holds for the known contents of a drawing."""
    return meets(view.criteria[-1], plan_of(view.drawings[author]))


def teller_of(view: View) -> str:
    """The teller of a bot master: the same for the whole game, different from its neighbours'."""
    return NAMES[(view.master + view.first + sum(view.ritual[0])) % len(NAMES)]


def hand_of(view: View, seat: Seat) -> str:
    """The hand of a bot artist: the same for the whole game, different from its neighbours'."""
    return hands.NAMES[(seat + sum(view.ritual[0])) % len(hands.NAMES)]


def sentences(
    name: str, picture: Picture, language: str, level: str, teller: str = NAMES[0],
) -> tuple[Words, ...]:
    """The sentences of a bot master about a picture."""
    return _sentences(msgspec.json.encode((name, picture.told, picture.objects)), language, level, teller)


@lru_cache(maxsize=64)
def _sentences(picture: bytes, language: str, level: str, teller: str) -> tuple[Words, ...]:
    name, told, objects = msgspec.json.decode(picture, type=tuple[str, tuple[Seen, ...], tuple[Placed, ...]])
    points = facts(told, language, level) if told else describe.points(Scene(name, {}, objects), language, level)
    return tuple(tell(name, points, language, level, teller))


@lru_cache(maxsize=256)
def picture_in_mind(heard: tuple[str, ...], level: str, seed: str, hand: str) -> tuple[Sketch, ...]:
    """The moves that draw what an artist understood: each object with its visible strokes."""
    things = understand(heard, None, level, seed, hand).objects
    lines: dict[int, list[Ink]] = {}
    for stroke in hands.draw_by_hand(things, hand):
        lines.setdefault(stroke.owner, []).extend(split_line(to_ink(stroke)))
    words = lines_caught(heard, level, seed)
    return tuple(Sketch(thing, tuple(lines.get(number, ())), () if number else words)
                 for number, thing in enumerate(things))


def split_line(line: Ink) -> list[Ink]:
    """A line in pieces that touch, each no longer than the table accepts."""
    step = 3 * (LONGEST_STROKE - 1)
    return [Ink(line.points[start:start + 3 * LONGEST_STROKE], line.width)
            for start in range(0, max(1, len(line.points) - 3), step)]


def child(game: str) -> DuplikBot:
    return DuplikBot("cucciolo", most=2)


def bot(level: str, game: str) -> DuplikBot:
    return DuplikBot(level)
