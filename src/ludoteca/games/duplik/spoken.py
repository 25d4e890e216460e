"""Text interface of Duplik: pictures, papers, criteria and verdicts in words, and how moves are said.

An artist who uses it sticks stamps by their names ("attacca un faro a destra in basso, grande"). Of a drawing in ink
only the strokes can be counted.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping

from ludoteca.games.duplik.collage import GROUPS
from ludoteca.games.duplik.kinds import KINDS, Chosen, Counted, Features
from ludoteca.games.duplik.language.describe import column, row, size
from ludoteca.games.duplik.language.grammar import a, agree
from ludoteca.games.duplik.language.vocabulary import fold, objects
from ludoteca.games.duplik.moves import (
    Choose,
    Clear,
    Contest,
    Doubt,
    Hear,
    Judge,
    Pass,
    Peel,
    Praise,
    Read,
    Ready,
    Redo,
    Rest,
    Say,
    Stick,
    Stroke,
    Throw,
    Turn,
    Undo,
    Vote,
)
from ludoteca.games.duplik.paper import Drawing, Slot, Tie
from ludoteca.games.duplik.picture import Placed
from ludoteca.games.duplik.view import View
from ludoteca.rules import Seat
from ludoteca.rules.speech import Chair, Choice, Free, Misread, Number, Phrase, Question, Row, flat, ways
from ludoteca.rules.values import JsonObject
from ludoteca.rules.words import (
    Both,
    Sentence,
    Tongue,
    Who,
    Words,
    aloud,
    answering,
    mine,
    now,
    on_table,
    seats_named,
    words,
)

PLACES = {"far_left": 90, "left": 265, "middle": 500, "right": 735, "far_right": 910}
HEIGHTS = {"top": 160, "halfway": 390, "bottom": 620}
SIZES = {"tiny": 70, "small": 120, "big": 300, "huge": 480}
SLOTS: tuple[Slot, ...] = ("hand", "head", "back")
PLAIN = "plain"                              # the word for a plain drawing, which has no pose
USUAL = (500.0, 390.0, 190.0)


# --- what lies on a paper -------------------------------------------------------------------------------------------


def features(thing: Placed) -> tuple[Both, ...]:
    """The unusual features of a thing, in words."""
    found = []
    for name, value in sorted(thing.features.items()):
        spec = thing.what.feature(name)
        if isinstance(spec, Counted):
            found.append(Both(f"{spec.it.many} {value}", f"{spec.en.many} {value}"))
        elif isinstance(spec, Chosen):
            said = spec.options[str(value)]
            found.append(Both(agree(said.it_beside, thing.what.it.gender), agree(said.en_beside, "n")))
    return tuple(found)


def name_of(thing: Placed) -> Both:
    return Both(a(thing.what.it, "it"), a(thing.what.en, "en"))


def thing_in_words(thing: Placed) -> Words:
    """A thing with its size, its place and the side it faces."""
    box = thing.box
    return words("told-thing", name=name_of(thing), size=size(box),
                 column=column(box), row=row(box), facing=thing.facing or "none", turned=thing.upside_down,
                 more=features(thing), some=bool(features(thing)))


def paper_in_words(drawing: Drawing) -> Iterator[Words]:
    """The objects on a paper, where they are known; the number of strokes otherwise."""
    if not drawing.by_facts:
        yield words("told-ink", strokes=len(drawing.strokes))
        return
    for number, thing in sorted(drawing.plan.items()):
        tie = drawing.ties.get(number)
        bearer = "" if tie is None else name_of(drawing.plan[tie.to])
        yield words("told-stamp", number=number, thing=thing_in_words(thing), tie="none" if tie is None else tie.slot,
                    to=0 if tie is None else tie.to, bearer=bearer)
    if not drawing.plan:
        yield words("told-blank")


def artists(view: View) -> tuple[Seat, ...]:
    return tuple((view.master + step) % view.seats for step in range(1, view.seats))


def pending(view: View) -> list[Seat]:
    """Authors whose drawing has no verdict yet on the criterion just read."""
    read = len(view.criteria)
    return [] if not read else [
        author for author in artists(view) if read not in view.verdicts[author] and author not in view.ballots]


def to_judge(view: View, seat: Seat) -> list[Seat]:
    """Authors of drawings that this seat has still to judge."""
    return [author for author in pending(view) if view.judges[author] == seat]


def may_read(view: View) -> bool:
    return not (pending(view) or view.ballots) and (view.settled or not view.criteria)


def told(view: View, seat: Seat | None) -> Iterator[Sentence]:
    yield what_now(view, seat)
    yield on_table("told-round", round=view.round, rounds=view.rounds, master=Who(view.master))
    if view.title is not None:
        yield on_table("told-title", title=view.title, bonus=view.bonus, known=view.bonus > 0)
    for number, line in sorted(view.lines.items()):
        if line:
            yield aloud("told-line", number=number + 1, text=line)
    yield from judged(view)
    if view.phase in ("pass", "judge", "praise", "gallery", "over"):
        for author, drawing in sorted(view.drawings.items()):
            if author != seat:
                yield on_table("told-paper", who=Who(author))
                yield from (Sentence("table", line) for line in paper_in_words(drawing))
    if view.sheet:
        totals = [sum(sheet.points[each] for sheet in view.sheet) for each in range(view.seats)]
        yield on_table("told-points", points=tuple(
            words("told-point", who=Who(each), points=total) for each, total in enumerate(totals)))
    if view.picture is not None and not (view.picture.told or view.picture.objects):
        yield mine("told-unheard")
    elif view.picture is not None:
        yield mine("told-picture", count=len(view.picture.told or view.picture.objects))
        for seen in view.picture.told:
            yield answering("told-seen", text=Both(seen.it, seen.en))
        for thing in view.picture.objects:
            yield Sentence("mine", thing_in_words(thing), aloud=True)
    if seat is not None and seat in view.drawings:
        yield mine("told-my-paper")
        yield from (Sentence("mine", line, aloud=view.phase in ("draw", "ink")) for line in
                    paper_in_words(view.drawings[seat]))


def judged(view: View) -> Iterator[Sentence]:
    for number, criterion in enumerate(view.criteria, 1):
        met = tuple(author for author in artists(view) if number in view.verdicts[author]
                    and view.verdicts[author][number].met)
        missed = tuple(author for author in artists(view) if number in view.verdicts[author]
                       and not view.verdicts[author][number].met)
        yield on_table("told-criterion", number=number, text=Both(criterion.text["it"], criterion.text["en"]),
                       met=seats_named(met), missed=seats_named(missed), some_met=bool(met), some_missed=bool(missed))
    for author, ballot in sorted(view.ballots.items()):
        yield on_table("told-ballot", who=Who(author), number=ballot.number)


def voting_on(view: View, seat: Seat) -> list[Seat]:
    return [author for author, ballot in sorted(view.ballots.items())
            if seat != view.master and not ballot.has(seat)]


def what_now(view: View, seat: Seat | None) -> Sentence:
    master, mine_now = Who(view.master), seat == view.master
    match view.phase:
        case "prepare" if mine_now:
            key = "told-choose" if view.titles and view.title is None else "told-turn" if view.bonus else "told-throw"
            return now(key, first=view.titles[0] if view.titles else "", second=view.titles[-1] if view.titles else "",
                       sand=view.options.seconds > 0)
        case "draw" if mine_now:
            return now("told-all-said" if view.all_said else "told-describe")
        case "draw" if seat in view.resting:
            return now("told-resting")
        case "draw" | "ink" if seat is not None and not mine_now:
            return now("told-draw-stamps" if view.options.collage else "told-draw", master=master)
        case "pass" if mine_now:
            return now("told-pass")
        case "judge" if seat is not None:
            return judging_now(view, seat)
        case "praise" if seat is not None and seat not in view.praised:
            return now("told-praise")
        case "gallery" if seat is not None and seat not in view.ready:
            return now("told-gallery")
    return now(f"told-wait-{view.phase}", master=master)


def judging_now(view: View, seat: Seat) -> Sentence:
    if votes := voting_on(view, seat):
        return now("told-vote", who=seats_named(votes), text=_criterion(view))
    if mine_now := to_judge(view, seat):
        return now("told-judge", who=seats_named(mine_now), text=_criterion(view))
    if seat == view.master and may_read(view):
        return now("told-read", number=len(view.criteria) + 1)
    return now("told-wait-judge", master=Who(view.master))


def _criterion(view: View) -> Both:
    text = view.criteria[-1].text
    return Both(text["it"], text["en"])


def sayable(view: View, seat: Seat) -> Iterator[str]:
    master = seat == view.master
    match view.phase:
        case "prepare" if master:
            yield "choose" if view.titles and view.title is None else "turn" if view.bonus else "throw"
            if view.picture is not None and not view.aloud:
                yield "hear"
        case "draw" if master:
            yield "describe"
            if view.lines:
                yield "say"
            yield "unrest" if view.all_said else "rest"
            if not view.aloud:
                yield "hear"
        case "draw" | "ink" if not master:
            yield from drawing(view, seat)
        case "pass" if master:
            yield "pass"
        case "judge":
            yield from judging(view, seat)
        case "praise" if seat not in view.praised:
            yield from ("praise", "praise-none")
        case "gallery" if seat not in view.ready:
            yield "ready"


def drawing(view: View, seat: Seat) -> Iterator[str]:
    paper, drawing_on = view.drawings[seat], view.phase == "draw"
    if not paper.resting:
        if view.options.collage and (paper.collage or not paper.strokes):
            yield "stick"
            if paper.collage and drawing_on:
                yield "peel"
        if not paper.collage:
            yield "stroke"
            if drawing_on and paper.strokes:
                yield "undo"
            if drawing_on and paper.undone:
                yield "redo"
        if drawing_on:
            yield "clear"
    if drawing_on:
        yield "rest"
        if paper.resting:
            yield "unrest"


def judging(view: View, seat: Seat) -> Iterator[str]:
    if seat == view.master:
        if may_read(view):
            yield "read"
        return
    if own := to_judge(view, seat):
        yield from ("judge-met", "judge-missed")
        if seat not in view.doubts and own != [seat]:
            yield "doubt"
    if voting_on(view, seat):
        yield from ("vote-met", "vote-missed", "vote-none")
    if view.may_contest:
        yield "contest"


# --- how it is said -------------------------------------------------------------------------------------------------


class StampText:
    """Reads and says a stamp: its kind, place (in words or in paper units), size, turn, pose and features."""

    def say(self, fact: Stick, tongue: Tongue) -> str:
        stamp = fact.stamp
        parts = [stamp.what.name(tongue.language).one,
                 self._put(tongue, "at", x=_number(stamp.x), y=_number(stamp.y)),
                 self._put(tongue, "size", size=_number(stamp.size))]
        if stamp.turn:
            parts.append(self._put(tongue, "turned", turn=_number(stamp.turn)))
        if stamp.mirrored:
            parts.append(self._put(tongue, "mirrored"))
        if stamp.pose != stamp.what.usual_pose:
            parts.append(self._put(tongue, "pose", pose=_pose_word(tongue, stamp.pose)))
        parts += [self._put(tongue, "with", name=name, value=str(value)) for name, value in stamp.features.items()]
        if fact.tie is not None:
            parts.append(self._put(tongue, fact.tie.slot, to=fact.tie.to))
        if fact.number:
            parts.append(self._put(tongue, "instead", number=fact.number))
        return " ".join(parts)

    @staticmethod
    def _put(tongue: Tongue, key: str, **facts: object) -> str:
        return ways_filled(tongue, f"told-stamp-{key}", facts)[0]

    def read(self, piece: str, tongue: Tongue) -> Stick:
        text = f" {flat(piece).replace(',', ' ')} "
        numbers, features, text = self._numbers(text, tongue)
        x, y, size_ = USUAL
        for name, value in PLACES.items():
            text, found = self._taken(text, tongue, f"told-place-{name}")
            x = value if found else x
        for name, value in HEIGHTS.items():
            text, found = self._taken(text, tongue, f"told-height-{name}")
            y = value if found else y
        for name, value in SIZES.items():
            text, found = self._taken(text, tongue, f"told-size-{name}")
            size_ = value if found else size_
        text, mirrored = self._taken(text, tongue, "told-stamp-mirrored")
        kind = kind_named(text, tongue)
        if kind is None:
            raise Misread(piece, tongue.put("told-wants-stamp", {}))
        tie = next((Tie(int(numbers[slot][0]), slot) for slot in SLOTS if slot in numbers), None)
        x, y = map(float, numbers.get("at", (x, y)))
        return Stick(
            Placed(kind, x, y, float(numbers.get("size", (size_,))[0]), float(numbers.get("turned", (0,))[0]),
                   mirrored, self._features(features, kind), self._pose(numbers, kind, tongue)),
            int(numbers.get("instead", (0,))[0]), tie)

    @staticmethod
    def _pose(numbers: Mapping[str, tuple[str, ...]], kind: str, tongue: Tongue) -> str:
        if "pose" not in numbers:
            return KINDS[kind].usual_pose
        said = numbers["pose"][0]
        poses = {flat(word): pose for pose in ("", *KINDS[kind].poses) for word in [_pose_word(tongue, pose)]}
        if said not in poses:
            there = tuple(_pose_word(tongue, pose) for pose in KINDS[kind].poses)
            raise Misread(said, tongue.put("told-wants-pose", {"poses": there}))
        return poses[said]

    @staticmethod
    def _features(said: Iterable[tuple[str, str]], kind: str) -> Features:
        found: Features = {}
        for name, value in said:
            spec = KINDS[kind].feature(name)
            found[name] = int(value) if isinstance(spec, Counted) and re.fullmatch(r"-?\d+", value) else value
        return found

    @staticmethod
    def _numbers(text: str, tongue: Tongue) -> tuple[dict[str, tuple[str, ...]], list[tuple[str, str]], str]:
        """The parts of the text that have numbers, the features with their values, and the text without both."""
        found: dict[str, tuple[str, ...]] = {}
        features: list[tuple[str, str]] = []
        number, word = r"(-?\d+(?:\.\d+)?)", r"([\w-]+)"
        shapes = {"at": {"x": number, "y": number}, "size": {"size": number}, "turned": {"turn": number},
                  "hand": {"to": number}, "head": {"to": number}, "back": {"to": number},
                  "pose": {"pose": word}, "instead": {"number": number},
                  "with": {"name": word, "value": word}}
        for key, places in shapes.items():
            for way in ways_filled(tongue, f"told-stamp-{key}", {name: f"<{name}>" for name in places}):
                pattern = re.escape(flat(way))
                for name, shape in places.items():
                    pattern = pattern.replace(re.escape(f"<{name}>"), shape)
                hits = re.findall(f" {pattern}(?= )", text)
                if hits:
                    if key == "with":
                        features = hits
                    else:
                        found[key] = hits[0] if isinstance(hits[0], tuple) else (hits[0],)
                    text = re.sub(f" {pattern}(?= )", " ", text)
                    break
        return found, features, text

    @staticmethod
    def _taken(text: str, tongue: Tongue, key: str) -> tuple[str, bool]:
        for way in sorted(ways(tongue.game, key, tongue.language), key=len, reverse=True):
            piece = f" {flat(way)} "
            if piece in text:
                return text.replace(piece, " ", 1), True
        return text, False


def ways_filled(tongue: Tongue, key: str, facts: Mapping[str, object]) -> list[str]:
    return [way.strip() for way in tongue.put(key, {name: str(fact) for name, fact in facts.items()}).split(" | ")]


def _pose_word(tongue: Tongue, pose: str) -> str:
    return ways_filled(tongue, f"told-pose-{pose or PLAIN}", {})[0]


def _number(value: float) -> str:
    return str(int(value)) if value == int(value) else str(value)


def kind_named(text: str, tongue: Tongue) -> str | None:
    """The kind that this text names; a longer name goes first."""
    spoken = fold(text).split()
    known = objects(tongue.language)
    for length in range(len(spoken), 0, -1):
        for start in range(len(spoken) - length + 1):
            found = known.get(tuple(spoken[start:start + length]))
            if found is not None:
                return found[0]
    return None


def next_line(tongue: Tongue, text: str) -> Say:
    """Reads and says the next line of the master."""
    return Say(max(tongue.view.lines, default=-1) + 1, text)


POINTS, AUTHOR = Row(Number()), Chair()
PHRASES = (
    Phrase("choose", Choose, among=lambda view, seat: map(Choose, range(len(view.titles))),
           index=Number(1, 2, shown_from=1)),
    Phrase("throw", Throw),
    Phrase("hear", Hear),
    Phrase("turn", Turn),
    Phrase("say", Say, line=Number(1, 60, shown_from=1), text=Free()),
    Phrase("describe", Say, next_line, lambda move: None, text=Free()),
    Phrase("rest", Rest, lambda tongue: Rest(True), lambda move: {} if move.resting else None,
           lambda view, seat: () if seat in view.resting else (Rest(),)),
    Phrase("unrest", Rest, lambda tongue: Rest(False), lambda move: None if move.resting else {}),
    Phrase("stick", Stick, lambda tongue, stamp: stamp, lambda move: {"stamp": move}, stamp=StampText()),
    Phrase("peel", Peel, among=lambda view, seat: map(Peel, view.drawings[seat].plan), number=Number()),
    Phrase("undo", Undo),
    Phrase("redo", Redo),
    Phrase("clear", Clear),
    Phrase("stroke", Stroke, tool=Choice({"pen": "told-pen", "eraser": "told-eraser"}), width=Number(),
           upright=Choice({False: "told-lying", True: "told-upright"}), points=POINTS),
    Phrase("pass", Pass, among=lambda view, seat: (Pass("left"), Pass("right")),
           direction=Choice({"left": "told-left", "right": "told-right"})),
    Phrase("read", Read),
    Phrase("judge-met", Judge, lambda tongue, author: Judge(author, True),
           lambda move: {"author": move.author} if move.met else None,
           lambda view, seat: (Judge(author, True) for author in to_judge(view, seat)), author=AUTHOR),
    Phrase("judge-missed", Judge, lambda tongue, author: Judge(author, False),
           lambda move: None if move.met else {"author": move.author},
           lambda view, seat: (Judge(author, False) for author in to_judge(view, seat)), author=AUTHOR),
    Phrase("doubt", Doubt, author=AUTHOR,
           among=lambda view, seat: (Doubt(author) for author in to_judge(view, seat) if author != seat)),
    Phrase("contest", Contest, among=lambda view, seat: map(Contest, view.may_contest), author=AUTHOR),
    Phrase("vote-met", Vote, lambda tongue, author: Vote(author, True),
           lambda move: {"author": move.author} if move.met is True else None,
           lambda view, seat: (Vote(author, True) for author in voting_on(view, seat)), author=AUTHOR),
    Phrase("vote-missed", Vote, lambda tongue, author: Vote(author, False),
           lambda move: {"author": move.author} if move.met is False else None,
           lambda view, seat: (Vote(author, False) for author in voting_on(view, seat)), author=AUTHOR),
    Phrase("vote-none", Vote, lambda tongue, author: Vote(author, None),
           lambda move: {"author": move.author} if move.met is None else None,
           lambda view, seat: (Vote(author, None) for author in voting_on(view, seat)), author=AUTHOR),
    Phrase("praise-none", Praise, lambda tongue: Praise(None), lambda move: {} if move.author is None else None),
    Phrase("praise", Praise, None, lambda move: None if move.author is None else {"author": move.author},
           lambda view, seat: (Praise(author) for author in artists(view) if author != seat), author=AUTHOR),
    Phrase("ready", Ready),
)


def ask_drawer(tongue: Tongue, group: str) -> Iterator[Words]:
    yield words("told-drawer", things=tuple(
        kind.name(tongue.language).one for kind in KINDS.values() if kind.group == group))


def ask_paper(tongue: Tongue, author: int) -> Iterator[Words]:
    """The paper of a seat, as far as this seat may see it."""
    paper = tongue.view.drawings.get(author)
    if paper is None:
        yield words("told-no-paper")
    else:
        yield words("told-paper", who=Who(author))
        yield from paper_in_words(paper)


DRAWER = Choice({group: f"told-drawer-{group}" for group in GROUPS})
QUESTIONS = (Question("ask-drawer", ask_drawer, group=DRAWER), Question("ask-paper", ask_paper, author=AUTHOR))


def heard(event: object) -> JsonObject:
    """The words of an event: titles and criteria in both languages, names, and points by name."""
    facts: JsonObject = {}
    for name in ("title", "text"):
        if hasattr(event, f"{name}_it"):
            facts[name] = Both(getattr(event, f"{name}_it"), getattr(event, f"{name}_en"))
    for name in ("author", "judge"):
        if isinstance(getattr(event, name, None), int):
            facts[f"{name}_name"] = Who(getattr(event, name))
    if hasattr(event, "points"):
        facts["points"] = tuple(words("told-point", who=Who(seat), points=points)
                                for seat, points in enumerate(event.points))
    if hasattr(event, "best"):
        facts["best_names"] = seats_named(event.best)
    return facts
