"""View of one seat of Duplik, and a possible state that looks the same from that seat."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
from msgspec.structs import replace

from ludoteca.games.duplik import judging
from ludoteca.games.duplik.cards import Card, deal, deck, pile_of, shows_objects
from ludoteca.games.duplik.criteria import Criterion
from ludoteca.games.duplik.kinds import KINDS
from ludoteca.games.duplik.moves import Direction, DuplikOptions
from ludoteca.games.duplik.paper import Drawing, Edit, Ink, Tie
from ludoteca.games.duplik.picture import Placed
from ludoteca.games.duplik.state import CRITERIA, Ballot, Dealt, Phase, Picture, RoundSheet, State, Title, Verdict
from ludoteca.rules import Chance, Millis, Seat

OPEN_TO_ALL = ("pass", "judge", "praise", "gallery", "over")
HUNG = ("praise", "gallery", "over")
BEHIND_THE_SCREEN = ("strokes", "undone", "plan", "by_bot", "heard", "touched", "upright")
SEEN_ON_A_CARD = {False: "picture.plate", True: "picture.ink"}
TOLD_OF_A_CARD = {False: "picture.told", True: "picture.objects"}
OF_A_COLLAGE = ("collage", "ties", "order", "past", "future")


class View(msgspec.Struct, frozen=True):
    """What one seat may know of the table.

    Artists see neither picture nor criteria early. The master sees no drawing before pens down and no criterion before
    it is read, and gets the picture in words only on request. Judges get one criterion at a time. Spectators see what
    all artists see.
    """

    options: DuplikOptions
    seats: int
    ritual: tuple[tuple[int, ...], ...]
    first: Seat
    round: int
    rounds: int
    phase: Phase
    master: Seat
    titles: tuple[Title, ...]                # for the master, when there are two to choose from
    bonus: int
    aloud: bool                              # the master has had the scene told in words
    began: Millis
    heard: Millis
    all_said: bool
    lines: dict[int, str]
    drawings: dict[Seat, Drawing]            # your own while you draw; all of them from pens down
    resting: tuple[Seat, ...]
    direction: Direction
    judges: dict[Seat, Seat]
    declined: dict[Seat, tuple[Seat, ...]]
    criteria: tuple[Criterion, ...]          # those read so far
    verdicts: dict[Seat, dict[int, Verdict]]
    ballots: dict[Seat, Ballot]
    contests: dict[Seat, int]
    contested: tuple[Seat, ...]
    doubts: tuple[Seat, ...]
    settled: bool
    sand: Millis
    may_contest: tuple[Seat, ...]            # authors whose verdict you may contest now
    hung: Millis
    praised: tuple[Seat, ...]                # seats that have voted for the most beautiful drawing
    ready: tuple[Seat, ...]
    sheet: tuple[RoundSheet, ...]
    used: tuple[str, ...]
    title: Title | None = None
    picture: Picture | None = None
    until: Millis | None = None
    praise: Seat | None = None               # your own vote; the others' are seen when they are pinned
    flecks: dict[Seat, int] = {}             # for the big screen: number of strokes on each hidden paper


def may_see_picture(state: State, seat: Seat | None) -> bool:
    """The master always, all seats in the gallery, and a player who must judge their own drawing (ruling)."""
    if state.phase in HUNG:
        return True
    return seat is not None and (seat == state.master or (state.phase == "judge" and state.judges.get(seat) == seat))


def may_hear_picture(state: State, seat: Seat | None) -> bool:
    """The picture in words: for a master who asked for it; from pens down, for all who see the picture."""
    return may_see_picture(state, seat) and (state.aloud or state.phase in OPEN_TO_ALL)


def picture_for(state: State, seat: Seat | None) -> Picture | None:
    """The picture as far as this seat may see it."""
    if state.picture is None or not may_see_picture(state, seat):
        return None
    return state.picture if may_hear_picture(state, seat) else replace(state.picture, told=(), objects=())


def view_for(state: State, seat: Seat | None) -> View:
    mine = seat is not None and seat == state.master
    known = mine or state.bonus > 0
    drawings = {author: drawing for author, drawing in state.drawings.items()
                if state.phase in OPEN_TO_ALL or author == seat}
    return View(
        options=state.options, seats=state.seats, ritual=state.ritual, first=state.first, round=state.round,
        rounds=state.rounds, phase=state.phase, master=state.master,
        titles=tuple(card.title for card in state.offered) if mine else (),
        title=state.title if known else None,
        picture=picture_for(state, seat),
        bonus=state.bonus, aloud=state.aloud, began=state.began, until=state.until, heard=state.heard,
        all_said=state.all_said, lines=state.lines, drawings=drawings,
        resting=tuple(author for author in state.artists if state.drawings[author].resting),
        direction=state.direction, judges=state.judges, declined=state.declined,
        criteria=state.criteria[:state.read],
        verdicts=state.verdicts, ballots=state.ballots, contests=state.contests, contested=state.contested,
        doubts=state.doubts, settled=state.settled, sand=state.sand,
        may_contest=tuple(judging.may_contest(state, seat))
        if seat is not None and state.phase == "judge" and seat != state.master else (),
        hung=state.hung, praised=tuple(sorted(state.praise)),
        praise=None if seat is None else state.praise.get(seat),
        flecks={author: len(drawing.strokes) for author, drawing in state.drawings.items()}
        if seat is None and state.phase in ("draw", "ink") else {},
        ready=state.ready, sheet=state.sheet, used=state.used,
    )


def hidden_from(state: State, seat: Seat | None) -> Iterator[str]:
    """What this seat may not know: the unseen card, the unread criteria, the papers of others."""
    if state.phase in ("draw", "ink"):
        for author in state.artists:
            if author != seat:
                parts = BEHIND_THE_SCREEN + (OF_A_COLLAGE if state.options.collage else ())
                bare = seat is None and not state.drawings[author].strokes      # the big screen counts strokes
                yield from (f"drawings.{author}.{part}" for part in parts if not (bare and part == "strokes"))
    if state.phase in HUNG:
        yield from (f"praise.{voter}" for voter in state.praise if voter != seat)
        return
    choosing = state.phase == "prepare" and state.options.choice == "two_titles" and not state.bonus
    if seat == state.master and state.offered:
        yield from (f"offered.{number}.key" for number in range(len(state.offered)))
        return
    yield "key"
    if seat != state.master and choosing:
        yield from ("offered", "criteria")
    else:
        yield from (f"criteria.{number}" for number in range(state.read, CRITERIA))
    if seat != state.master and not state.bonus:
        yield "title"
    if not may_see_picture(state, seat) and choosing:
        yield "picture"
        return
    if not may_see_picture(state, seat):
        yield SEEN_ON_A_CARD[shows_objects(state.options)]
    if not may_hear_picture(state, seat):
        yield TOLD_OF_A_CARD[shows_objects(state.options)]


def resample(view: View, seat: Seat | None, chance: Chance) -> State:
    """A state that looks the same from this seat: another hidden card, other hidden drawings and criteria."""
    other = _another_card(view, chance)
    two = view.phase == "prepare" and view.options.choice == "two_titles" and not view.bonus
    offered: tuple[Dealt, ...] = ()
    chosen = True
    if two and seat == view.master:
        keys = deck(pile_of(view.options), (), chance, len(view.titles)) if view.titles else []
        offered = tuple(Dealt(key, title) for key, title in zip(keys, view.titles, strict=True))
        chosen = not offered
    elif two:
        chosen = bool(chance.below(2))
        offered = () if chosen else (other.card, _another_card(view, chance).card)
    title = view.title or (other.card.title if chosen else None)
    picture = view.picture or (other.picture if chosen else None)
    if view.picture is not None and not (view.aloud or view.phase in OPEN_TO_ALL):
        picture = replace(view.picture, told=other.picture.told, objects=other.picture.objects)
    unread = tuple(chance.shuffled(other.criteria))[len(view.criteria):]
    return State(
        options=view.options, seats=view.seats, ritual=view.ritual, first=view.first, round=view.round,
        phase=view.phase, master=view.master, offered=offered, key=_key(view, other) if chosen else "", title=title,
        picture=picture, criteria=(*view.criteria, *unread) if chosen else (), bonus=view.bonus, aloud=view.aloud,
        began=view.began,
        until=view.until, heard=view.heard, all_said=view.all_said, lines=view.lines,
        drawings=_papers(view, other, chance), direction=view.direction,
        judges=view.judges, declined=view.declined, read=len(view.criteria), verdicts=view.verdicts,
        ballots=view.ballots,
        contests=view.contests, contested=view.contested, doubts=view.doubts, settled=view.settled, sand=view.sand,
        hung=view.hung, praise=_praise(view, seat, chance),
        ready=view.ready, sheet=view.sheet, used=view.used,
    )


def _praise(view: View, seat: Seat | None, chance: Chance) -> dict[Seat, Seat | None]:
    """Votes that the others may have given."""
    artists = [author for author in range(view.seats) if author != view.master]
    return {voter: view.praise if voter == seat
            else chance.pick((*(author for author in artists if author != voter), None)) for voter in view.praised}


def _another_card(view: View, chance: Chance) -> Card:
    # Taken from the album, or from a few scenes of stamps, because those are drawn only once. The seat cannot see it.
    return deal(f"stamps {chance.below(24)}" if shows_objects(view.options) else deck("album", (), chance, 1)[0])


def _key(view: View, other: Card) -> str:
    """The key of the hidden card; in the gallery it is the last one played."""
    return view.used[-1] if view.phase in HUNG else other.card.key


def _papers(view: View, other: Card, chance: Chance) -> dict[Seat, Drawing]:
    papers = {}
    for author in sorted(set(range(view.seats)) - {view.master}):
        if author in view.drawings:
            papers[author] = view.drawings[author]
            continue
        papers[author] = Drawing() if view.phase == "prepare" else replace(
            _scribble(view, other, chance, view.flecks.get(author)), resting=author in view.resting)
    return papers


def _scribble(view: View, other: Card, chance: Chance, flecks: int | None) -> Drawing:
    """A possible drawing on a hidden paper: a person's scribbles, or a bot's objects."""
    def scribbles(count: int | None = None) -> list[Ink]:
        return [Ink((chance.below(750), chance.below(750), 128), 6)
                for _ in range(chance.below(4) if count is None else count)]

    made = chance.pick(("pen", "bot", "stamps") if view.options.collage else ("pen", "bot"))
    by_bot, stuck = made == "bot", made == "stamps"
    meant = () if made == "pen" else tuple(
        Placed(chance.pick(tuple(KINDS)), chance.below(1000), chance.below(750), 60 + chance.below(200))
        for _ in range(2 if stuck else chance.below(3)))
    return Drawing(
        strokes=dict(enumerate(scribbles(flecks), 1)), undone=tuple(scribbles()), plan=dict(enumerate(meant, 1)),
        by_bot=by_bot, heard=(other.criteria[chance.below(CRITERIA)].text["it"],) if by_bot else (), collage=stuck,
        upright=made == "pen" and bool(chance.below(2)),
        ties={2: Tie(1, chance.pick(("hand", "head")))} if stuck and len(meant) == 2 else {},
        order=tuple(chance.shuffled(tuple(range(1, len(meant) + 1)))) if stuck else (),
        past={1: Edit(at=chance.below(1000))} if stuck else {}, future=(Edit(at=chance.below(1000)),) if stuck else (),
        touched=view.began + chance.below(1000 * (view.options.seconds or 90)))
