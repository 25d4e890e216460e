"""Evening: several games in one room, one scoreboard, the next game by vote. Pure functions over the room's state."""

from __future__ import annotations

from collections import Counter

import msgspec

from ludoteca.bots import levels
from ludoteca.protocol import room_view
from ludoteca.protocol.refusals import Refused
from ludoteca.rules import Outcome
from ludoteca.rules.registry import AnyGame
from ludoteca.rules.registry import game as find_game
from ludoteca.rules.values import JsonObject
from ludoteca.server.state.room_state import PlayedGame, RoomState, Seating, Sitter
from ludoteca.server.state.transitions import ON, accept_options

POINTS = (3, 2, 1)               # for the first three places: the same in every game
KEPT = 40                        # games of one evening


def places(outcome: Outcome) -> list[int]:
    """The place of each seat: winners are first together, equal scores share a place.

    >>> places(Outcome(scores=(5, 9, 5, 2), winners=(1,)))
    [2, 1, 2, 4]
    """
    ranks = [(seat not in outcome.winners, -score) for seat, score in enumerate(outcome.scores)]
    return [1 + sum(other < mine for other in ranks) for mine in ranks]


def remember(room: RoomState, outcome: Outcome, link: str, finished: int) -> RoomState:
    """The state with one more finished game."""
    who = tuple(
        Sitter(chair.guest or chair.keeps_for, room.name(chair.guest or chair.keeps_for) or chair.name, place, score)
        for chair, place, score in zip(room.chairs, places(outcome), outcome.scores, strict=True))
    return room.but(evening=(*room.evening, PlayedGame(room.game, link, finished, who))[-KEPT:], votes={})


def board(room: RoomState) -> list[room_view.EveningLine]:
    """The scoreboard of those who have played, the best first; bots win nothing."""
    points: Counter[str] = Counter()
    wins: Counter[str] = Counter()
    games: Counter[str] = Counter()
    names: dict[str, str] = {}
    for played in room.evening:
        for sitter in played.who:
            if sitter.guest:
                names[sitter.guest] = room.name(sitter.guest) or sitter.name
                games[sitter.guest] += 1
                # A game alone earns no points.
                if len(played.who) > 1:
                    points[sitter.guest] += dict(enumerate(POINTS, 1)).get(sitter.place, 0)
                    wins[sitter.guest] += sitter.place == 1
    lines = [
        room_view.EveningLine(guest, name, points[guest], wins[guest], games[guest])
        for guest, name in names.items()
    ]
    return sorted(lines, key=lambda line: (-line.points, -line.wins, line.name))


def vote(room: RoomState, guest: str, game: str) -> RoomState:
    """Between two games: vote for the next one. An empty `game` withdraws the vote."""
    if room.phase in ON:
        raise Refused("game_on")
    if guest in room.agents:
        raise Refused("agents_do_not_host")
    if game:
        _rules(game)
    others = {each: wish for each, wish in room.votes.items() if each != guest and each in room.people}
    return room.but(votes={**others, guest: game} if game else others)


def wished(room: RoomState) -> str:
    """The game with most votes; among equals the host's choice, else the one named first."""
    counted = Counter(room.votes.values())
    most = max(counted.values(), default=0)
    likely = [game for game in room.votes.values() if counted[game] == most]
    host = room.votes.get(room.hosting, "")
    return host if host in likely else next(iter(likely), "")


def change_game(room: RoomState, game: str) -> RoomState:
    """The state with another game. People keep their chairs as far as there are enough, then bots."""
    if room.phase in ON:
        raise Refused("game_on")
    if room.begins is not None:
        raise Refused("position_settles")
    rules = _rules(game)
    people = [chair for chair in room.chairs if chair.kind == "person"][:rules.seats[-1]]
    bots = [chair for chair in room.chairs if chair.kind == "bot" and not chair.keeps_for]
    known = levels(rules.id)
    bots = [chair if chair.level in known else msgspec.structs.replace(chair, level=known[-1]) for chair in bots]
    chairs = (*people, *bots[:rules.seats[-1] - len(people)])
    chairs += (Seating(),) * (rules.seats[0] - len(chairs))
    slow = room.slow and rules.unhurried is not None
    wanted = dict(rules.unhurried or {}) if slow else {}
    options: JsonObject = msgspec.to_builtins(accept_options(wanted, rules, len(chairs)))
    return room.but(game=rules.id, chairs=chairs, options=options, phase="lobby", votes={}, slow=slow, again=())


def _rules(game: str) -> AnyGame:
    try:
        return find_game(game)
    except KeyError:
        raise Refused("no_such_game") from None
