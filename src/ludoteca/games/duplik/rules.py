"""Rules of Duplik, for three to ten players: the master describes, the artists draw, all of them judge."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar

from msgspec.structs import replace

from ludoteca.games.duplik import at_random, collage, drawing, gallery, judging, paper, spoken
from ludoteca.games.duplik.cards import offer, pile_of, turn_over
from ludoteca.games.duplik.moves import (
    LINE_LENGTH,
    MOST_LINES,
    AllSaid,
    Choose,
    Clear,
    Contest,
    Contested,
    Direction,
    Doubt,
    DrawingsPassed,
    DuplikEvent,
    DuplikMove,
    DuplikOptions,
    HandedOn,
    HandOn,
    Hear,
    HourglassTurned,
    Judge,
    Judged,
    Pass,
    Peel,
    PensDown,
    Praise,
    Read,
    Ready,
    Redo,
    Rest,
    Restack,
    RosettesPinned,
    RoundBegan,
    RoundScored,
    Say,
    SceneTold,
    Sketch,
    Stick,
    Stroke,
    Throw,
    TitleRead,
    Turn,
    Undo,
    Vote,
    VoteCounted,
)
from ludoteca.games.duplik.paper import Drawing
from ludoteca.games.duplik.picture import PAPER
from ludoteca.games.duplik.state import BONUS_POINTS, CONTESTS, CRITERIA, RoundSheet, State
from ludoteca.games.duplik.view import View, hidden_from, resample, view_for
from ludoteca.rules import Chance, Game, IllegalMove, Millis, Outcome, Seat, Step, TakeBack, Told, tell
from ludoteca.rules.game import Line, Work
from ludoteca.rules.honours import Deed, Honour
from ludoteca.rules.hourglass import Hourglass
from ludoteca.rules.values import JsonObject
from ludoteca.rules.words import Sentence, Words

if TYPE_CHECKING:
    from ludoteca.rules.examples import Example
    from ludoteca.rules.lessons import Lesson

INK_ALLOWANCE = 1_500         # strokes made before the sand ran out may still be on their way
TIME_TO_PREPARE = 60_000      # for the card, and again for the hourglass
TIME_TO_PASS = 20_000


def first_master(seats: int, chance: Chance) -> tuple[tuple[tuple[int, ...], ...], Seat]:
    """All roll the d10; the highest is the first master, players with equal rolls roll again."""
    rolls: list[tuple[int, ...]] = []
    contenders = set(range(seats))
    while len(contenders) > 1:
        throw = tuple(chance.die(10) if seat in contenders else 0 for seat in range(seats))
        rolls.append(throw)
        contenders = {seat for seat in contenders if throw[seat] == max(throw)}
    return tuple(rolls), contenders.pop()


def begin_round(state: State, chance: Chance, at: Millis = 0) -> tuple[State, Told]:
    """A new round: the player to the left of the last master takes a card, or chooses between two titles."""
    number = state.round + 1
    master = (state.first + number - 1) % state.seats
    fresh = State(
        options=state.options, seats=state.seats, ritual=state.ritual, first=state.first, round=number,
        phase="prepare", master=master, until=at + TIME_TO_PREPARE, sheet=state.sheet, used=state.used,
        drawings={seat: Drawing() for seat in range(state.seats) if seat != master},
        verdicts={seat: {} for seat in range(state.seats) if seat != master},
    )
    offered = offer(pile_of(state.options), state.used, chance, 2 if state.options.choice == "two_titles" else 1)
    if len(offered) > 1:
        return replace(fresh, offered=offered), tell(RoundBegan(master, number))
    return take_card(fresh, offered[0].key, chance), tell(RoundBegan(master, number))


def take_card(state: State, key: str, chance: Chance) -> State:
    """The master holds the card with this key."""
    dealt = turn_over(key, chance)
    return replace(state, offered=(), key=key, title=dealt.card.title, picture=dealt.picture, criteria=dealt.criteria)


def unhurried(step: Step[State]) -> Step[State]:
    """Removes the deadline of a step at a table without an hourglass.

    Three short deadlines stay, because others wait for them: late ink, the last pen, and a verdict that may be
    contested.
    """
    state = step.state
    pens_rest = state.phase == "draw" and all(each.resting for each in state.drawings.values())
    open_still = state.settled or judging.pending(state) or state.ballots
    contestable = state.phase == "judge" and state.read and not open_still
    if state.options.seconds or state.phase == "ink" or pens_rest or contestable:
        return step
    return Step(replace(state, until=None), step.events)


def best_possible(master: Seat, points: tuple[int, ...]) -> bool:
    """Whether a drawing met every criterion, or the master got every criterion across."""
    return points[master] == CRITERIA or max(points[:master] + points[master + 1:]) == CRITERIA + BONUS_POINTS - 1


def _part(sheet: RoundSheet, seat: Seat) -> str:
    """The part a seat had in a round. A player who judged their own drawing sets no record with it."""
    return "as-master" if sheet.master == seat else "as-own-judge" if seat in sheet.own_judges else "as-artist"


def _here(chance: Chance) -> judging.Here:
    """The seats of the people who are present; None where that is unknown."""
    company = chance.company()
    return None if company is None else company.people


class Duplik(Game[DuplikOptions, State, DuplikMove, View]):
    id, box, seats, minutes = "duplik", "duplik", range(3, 11), 40
    version = 2
    rosettes: ClassVar = True
    reasoned: ClassVar = (SceneTold, Judged, HandedOn, Contested)
    peaks: ClassVar = {TitleRead: 2_200, VoteCounted: 1_500}
    Event = DuplikEvent
    out_of_turn = frozenset({"not_your_turn", "no_contests_left", "judging_goes_on"})

    unhurried: ClassVar = {"seconds": 0}
    numbers: ClassVar = {
        "criteria": CRITERIA, "bonus_points": BONUS_POINTS, "contests": CONTESTS, "lines": MOST_LINES,
        "line_length": LINE_LENGTH, "paper": PAPER, "longest_stroke": paper.LONGEST_STROKE,
        "stamps": collage.MOST_STAMPS, "smallest": collage.SMALLEST, "largest": collage.LARGEST,
        "drawers": collage.GROUPS,
        "birth": gallery.BIRTH, "all_births": gallery.ALL_BIRTHS,
    }

    phrases, questions = spoken.PHRASES, spoken.QUESTIONS

    def setup(self, seats: int, options: DuplikOptions, chance: Chance) -> State:
        ritual, first = first_master(seats, chance)
        laid = State(options=options, seats=seats, ritual=ritual, first=first, round=0, phase="prepare", master=first)
        return unhurried(Step(begin_round(laid, chance)[0])).state

    def actors(self, state: State) -> frozenset[Seat]:
        match state.phase:
            case "prepare" | "pass":
                return frozenset((state.master,))
            case "draw":
                return frozenset(range(state.seats))
            case "ink":
                return frozenset(seat for seat in state.artists if not state.drawings[seat].resting)
            case "judge":
                return self._judging_actors(state)
            case "praise":
                return frozenset(gallery.poll(state).missing)
            case "gallery":
                return frozenset(range(state.seats)) - set(state.ready)
        return frozenset()

    def _judging_actors(self, state: State) -> frozenset[Seat]:
        waiting = {state.judges[author] for author in judging.pending(state)}
        waiting |= {seat for author in state.ballots for seat in judging.poll(state, author).missing}
        waiting |= {seat for seat in state.artists if judging.may_contest(state, seat)}
        if self._may_read(state):
            waiting.add(state.master)
        return frozenset(waiting)

    def _may_read(self, state: State) -> bool:
        return not (judging.pending(state) or state.ballots) and (state.settled or not state.read)

    def not_your_turn(self, state: State, seat: Seat, move: DuplikMove) -> IllegalMove:
        if state.phase == "judge" and isinstance(move, Contest) and state.contests.get(seat, 0) >= CONTESTS:
            return IllegalMove("no_contests_left", rule="contests", most=CONTESTS)
        if state.phase == "judge" and isinstance(move, Read) and seat == state.master:
            return IllegalMove("judging_goes_on", rule="judging")
        return super().not_your_turn(state, seat, move)

    def may_talk(self, state: State, seat: Seat) -> bool:
        """Artists may not write while the sand runs."""
        return state.phase not in ("draw", "ink") or seat == state.master

    def peak(self, event: DuplikEvent) -> Millis:
        match event:
            case RoundScored(master, points) if best_possible(master, points):
                return 2_400
            case RosettesPinned(votes=votes) if votes:
                return 2_900
        return super().peak(event)

    def play(self, state: State, seat: Seat, move: DuplikMove, at: Millis, chance: Chance) -> Step[State]:
        return unhurried(self._play(state, seat, move, at, chance))

    def _play(self, state: State, seat: Seat, move: DuplikMove, at: Millis, chance: Chance) -> Step[State]:
        self._check_role(state, seat, move)
        match move:
            case Choose(index):
                return self._choose(state, index, chance)
            case Throw():
                return self._throw(state, seat, chance, at)
            case Hear():
                return self._hear(state, seat)
            case Turn():
                return self._turn(state, seat, at)
            case Say(line, text):
                return self._say(state, line, text, at)
            case Pass(direction):
                return self._pass(state, direction, at, chance)
            case Read():
                return self._read(state, at, chance)
            case Judge(author, met):
                after, told = judging.judge(state, seat, author, met, at)
                return Step(after, (told,))
            case HandOn(author):
                after, told = judging.hand_on(state, seat, author, at, _here(chance))
                return Step(after, (told,))
            case Doubt(author):
                after, told = judging.doubt(state, seat, author, at)
                return Step(after, (told,))
            case Contest(author):
                after, told = judging.contest(state, seat, author, at)
                return Step(after, (told,))
            case Vote(author, met):
                after, events = judging.vote(state, seat, author, met, at)
                return Step(after, events)
            case Praise(author):
                praised = gallery.praise(state, seat, author)
                return self._pin(praised, at) if gallery.poll(praised).over else Step(praised)
            case Ready():
                return self._ready(state, seat, at, chance)
            case Rest(resting) if seat == state.master:
                enough = resting and not state.all_said
                return Step(replace(state, all_said=resting), (tell(AllSaid(seat)),) if enough else ())
        return drawing.draw(state, seat, move, at)

    PHASES: ClassVar[dict[type, tuple[str, ...]]] = {
        Choose: ("prepare",), Throw: ("prepare",), Hear: ("prepare", "draw"), Turn: ("prepare",), Say: ("draw",),
        Pass: ("pass",),
        Read: ("judge",), Judge: ("judge",), HandOn: ("judge",), Contest: ("judge",), Doubt: ("judge",),
        Vote: ("judge",), Praise: ("praise",), Ready: ("gallery",),
        Stroke: ("draw", "ink"), Sketch: ("draw", "ink"), Undo: ("draw",), Redo: ("draw",), Clear: ("draw",),
        Rest: ("draw",), Stick: ("draw", "ink"), Peel: ("draw",),
        Restack: ("draw",),
    }
    FOR_MASTER = (Choose, Throw, Hear, Turn, Say, Pass, Read)

    def _check_role(self, state: State, seat: Seat, move: DuplikMove) -> None:
        if state.phase not in self.PHASES[type(move)]:
            raise IllegalMove("not_now", rule="round", phase=state.phase)
        if isinstance(move, self.FOR_MASTER) != (seat == state.master) and not isinstance(move, Praise | Ready | Rest):
            raise IllegalMove("for_the_artists" if seat == state.master else "for_the_master", rule="round")

    def _choose(self, state: State, index: int, chance: Chance) -> Step[State]:
        if not 0 <= index < len(state.offered):
            raise IllegalMove("no_such_title", rule="card")
        return Step(take_card(state, state.offered[index].key, chance))

    def _throw(self, state: State, seat: Seat, chance: Chance, at: Millis) -> Step[State]:
        if state.title is None:
            raise IllegalMove("choose_a_title_first", rule="card")
        if state.bonus:
            raise IllegalMove("already_thrown", rule="card")
        bonus = chance.die(10)
        read = replace(state, bonus=bonus, until=at + TIME_TO_PREPARE)
        return Step(read, (tell(TitleRead(seat, bonus, state.title.it, state.title.en)),))

    def _hear(self, state: State, seat: Seat) -> Step[State]:
        if state.picture is None:
            raise IllegalMove("choose_a_title_first", rule="card")
        if state.aloud:
            raise IllegalMove("already_told", rule="aloud")
        return Step(replace(state, aloud=True), (tell(SceneTold(seat)),))

    def _turn(self, state: State, seat: Seat, at: Millis) -> Step[State]:
        if not state.bonus:
            raise IllegalMove("throw_first", rule="card")
        sand = Hourglass(state.options.seconds).turned(at)
        running = replace(state, phase="draw", began=at, until=sand, sand=sand or 0)
        return Step(running, (tell(HourglassTurned(seat, bool(state.options.seconds))),))

    def _say(self, state: State, line: int, text: str, at: Millis) -> Step[State]:
        if line >= MOST_LINES:
            raise IllegalMove("too_many_lines", rule="describing", most=MOST_LINES)
        if len(text) > LINE_LENGTH:
            raise IllegalMove("too_many_words", rule="describing", most=LINE_LENGTH)
        return Step(replace(state, lines={**state.lines, line: text}, heard=at, all_said=False))

    def _pens_down(self, state: State, at: Millis, chance: Chance) -> State:
        drawings = {seat: paper.lay_down(each) for seat, each in state.drawings.items()}
        laid = replace(state, phase="pass", drawings=drawings, until=at + TIME_TO_PASS)
        # With two artists both ways are the same: they swap (ruling).
        return self._hand_out(laid, "left", at, chance) if len(laid.artists) == 2 else laid

    def _hand_out(self, state: State, direction: Direction, at: Millis, chance: Chance) -> State:
        return replace(state, phase="judge", direction=direction,
                       judges=judging.judges(state, direction, _here(chance)), until=at + judging.TIME_TO_READ)

    def _pass(self, state: State, direction: Direction, at: Millis, chance: Chance) -> Step[State]:
        return Step(self._hand_out(state, direction, at, chance), (tell(DrawingsPassed(direction)),))

    def _read(self, state: State, at: Millis, chance: Chance) -> Step[State]:
        if not self._may_read(state):
            raise IllegalMove("judging_goes_on", rule="judging")
        if state.read == CRITERIA:
            return self._open_gallery(state, at)
        after, told = judging.read_next(state, at, _here(chance))
        return Step(after, told)

    def _open_gallery(self, state: State, at: Millis) -> Step[State]:
        sheet = judging.score(state)
        scored = replace(state, sheet=(*state.sheet, sheet), used=(*state.used, state.key))
        told = tell(RoundScored(state.master, sheet.points))
        if self.rosettes:
            return Step(gallery.hang(scored, at), (told,))
        return Step(gallery.pin(scored, at)[0], (told,))

    def _pin(self, state: State, at: Millis) -> Step[State]:
        pinned, told = gallery.pin(state, at)
        return Step(pinned, (told,))

    def _ready(self, state: State, seat: Seat, at: Millis, chance: Chance) -> Step[State]:
        after = replace(state, ready=tuple(sorted((*state.ready, seat))))
        if len(after.ready) < state.seats:
            return Step(after)
        begun, told = begin_round(after, chance, at)
        return Step(begun, (told,))

    def deadline(self, state: State) -> Millis | None:
        return state.until

    def expire(self, state: State, at: Millis, chance: Chance) -> Step[State]:
        return unhurried(self._expire(state, at, chance))

    def _expire(self, state: State, at: Millis, chance: Chance) -> Step[State]:
        match state.phase:
            case "prepare":
                return self._prepared(state, at, chance)
            case "draw" if all(each.resting for each in state.drawings.values()):
                return Step(self._pens_down(state, at, chance), (tell(PensDown()),))
            case "draw":
                return Step(replace(state, phase="ink", until=at + INK_ALLOWANCE), (tell(PensDown()),))
            case "ink":
                return Step(self._pens_down(state, at, chance))
            case "pass":
                return self._pass(state, "left", at, chance)
            case "judge" if judging.pending(state) or state.ballots:
                after, told = judging.time_ran_out(state, at, _here(chance))
                return Step(after, told)
            case "judge" if not self._may_read(state):
                return Step(judging.settle(state, at))
            case "judge":
                return self._read(state, at, chance)
            case "praise":
                return self._pin(state, at)
        begun, told_begun = begin_round(state, chance, at)
        return Step(begun, (told_begun,))

    def _prepared(self, state: State, at: Millis, chance: Chance) -> Step[State]:
        """The next step for a master who does nothing: the card is taken, its title is read, then the sand runs."""
        if state.bonus:
            return self._turn(state, state.master, at)
        if state.offered:
            state = take_card(state, chance.pick(state.offered).key, chance)
        return self._throw(state, state.master, chance, at)

    def sample(self, state: State, seat: Seat, chance: Chance) -> DuplikMove:
        return at_random.anything(state, seat, chance)

    def take_back(self, before: State, move: DuplikMove, after: State, seat: Seat) -> TakeBack:
        """Verdicts, contests and the direction of passing may be taken back; cards, dice and criteria have been seen.

        Drawing and describing have their own undo. A turned hourglass and a vote stay as they are.
        """
        match move:
            case Judge() | Contest() | Doubt() | Pass():
                return "free"
            case Ready() if after.round == before.round:
                return "free"
            case Choose() | Throw() | Read() | Ready():
                return "consent"
        return "never"

    def consult(self, question: Mapping[str, str]) -> JsonObject | None:
        """The stamps of one drawer of the tray, or one stamp in another pose."""
        if "pose" in question:
            return collage.in_pose(question.get("stamp", ""), question["pose"])
        return collage.tray(question.get("stamps", ""))

    def only_bots(self, move: DuplikMove) -> bool:
        """Sketches: a person judges a person's drawing, so no person may pass a drawing off as a bot's."""
        return isinstance(move, (Sketch, HandOn))

    def view(self, state: State, seat: Seat | None) -> View:
        return view_for(state, seat)

    def told(self, view: View, seat: Seat | None) -> Iterator[Sentence]:
        return spoken.told(view, seat)

    def sayable(self, view: View, seat: Seat) -> Iterator[str]:
        return spoken.sayable(view, seat)

    def heard(self, event: Any) -> JsonObject:
        return spoken.heard(event)

    def hidden(self, state: State, seat: Seat | None) -> Iterator[str]:
        return hidden_from(state, seat)

    def resample(self, view: View, seat: Seat | None, chance: Chance) -> State:
        return resample(view, seat, chance)

    def honours(self, deeds: Sequence[Deed], outcome: Outcome) -> Iterable[Honour]:
        from ludoteca.games.duplik.honours import honours

        return honours(deeds, len(outcome.scores))

    def works(self, event: DuplikEvent, state: State) -> Iterable[Work]:
        from ludoteca.games.duplik.works import works

        return works(state) if isinstance(event, RoundScored) else ()

    def why(self, view: View, seat: Seat, move: DuplikMove) -> Words | None:
        from ludoteca.games.duplik.bot_reasons import explain_move

        return explain_move(view, seat, move)

    def lesson(self, language: str) -> Lesson:
        from ludoteca.games.duplik.lesson import lesson

        return lesson(language)

    def example(self, language: str) -> Example:
        from ludoteca.games.duplik.example import example

        return example(language)

    def outcome(self, state: State) -> Outcome | None:
        if state.phase != "over":
            return None
        scores = tuple(sum(sheet.points[seat] for sheet in state.sheet) for seat in range(state.seats))
        breakdown = tuple(
            tuple(Line(_part(sheet, seat), sheet.points[seat],
                       {"round": number, "it": sheet.title.it, "en": sheet.title.en})
                  for number, sheet in enumerate(state.sheet, 1))
            for seat in range(state.seats))
        best = max(scores)
        return Outcome(scores, tuple(seat for seat in range(state.seats) if scores[seat] == best), breakdown,
                       unrecorded=tuple(sorted({seat for sheet in state.sheet for seat in sheet.own_judges})))

    def feats(self, state: State, seat: Seat) -> tuple[str, ...]:
        """A perfect drawing and a perfect description, in a round where no player judged their own drawing (ruling)."""
        judged = [sheet for sheet in state.sheet if not sheet.own_judges]
        best = {"perfect_drawing": any(sheet.master != seat and all(sheet.met[seat]) for sheet in judged),
                "perfect_words": any(sheet.master == seat and sheet.points[seat] == CRITERIA for sheet in judged)}
        return tuple(feat for feat, met in best.items() if met)

    def older(self, version: int) -> Duplik | None:
        return DuplikWithoutRosettes() if version in (0, 1) else None


class DuplikWithoutRosettes(Duplik):
    """Version 1: the gallery opened at once, without a vote on beauty; the last verdict ended the game."""

    version = 1
    rosettes = False
