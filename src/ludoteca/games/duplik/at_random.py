"""Random moves of Duplik, for tests and measurements."""

from __future__ import annotations

from ludoteca.games.duplik import collage, judging, paper
from ludoteca.games.duplik.kinds import KINDS
from ludoteca.games.duplik.moves import (
    MOST_LINES,
    Choose,
    Clear,
    Contest,
    Doubt,
    DuplikMove,
    HandOn,
    Hear,
    Judge,
    Pass,
    Peel,
    Praise,
    Read,
    Ready,
    Redo,
    Rest,
    Restack,
    Say,
    Stick,
    Stroke,
    Throw,
    Turn,
    Undo,
    Vote,
)
from ludoteca.games.duplik.paper import Drawing
from ludoteca.games.duplik.picture import Placed
from ludoteca.games.duplik.state import State
from ludoteca.rules import Chance, Seat


def anything(state: State, seat: Seat, chance: Chance) -> DuplikMove:
    """A random move that this seat may make now."""
    match state.phase:
        case "prepare" if state.picture is not None and not state.aloud and chance.below(3) == 0:
            return Hear()
        case "prepare":
            return Choose(chance.below(2)) if state.offered else Turn() if state.bonus else Throw()
        case "draw" if seat == state.master and not state.aloud and chance.below(8) == 0:
            return Hear()
        case "draw" if seat == state.master:
            words = Say(min(len(state.lines), MOST_LINES - 1), chance.pick(("una mucca", "un faro", "a destra")))
            return Rest(not state.all_said) if chance.below(6) == 0 else words
        case "draw" | "ink":
            return _drawing(state, seat, chance)
        case "pass":
            return Pass(chance.pick(("left", "right")))
        case "judge":
            return _judging(state, seat, chance)
        case "praise":
            return Praise(chance.pick((*(author for author in state.artists if author != seat), None)))
    return Ready()


def _drawing(state: State, seat: Seat, chance: Chance) -> DuplikMove:
    drawing = state.drawings[seat]
    if drawing.resting:
        return Rest(False) if state.phase == "draw" and chance.below(8) == 0 else Rest(True)
    if drawing.collage or (state.options.collage and not drawing.strokes and chance.below(2)):
        return _stamp(state, drawing, chance)
    upright = bool(chance.below(2)) if drawing.blank else drawing.upright
    wide, high = (750, 1000) if upright else (1000, 750)
    choices: list[DuplikMove] = [Stroke(tuple(
        value for _ in range(3) for value in (chance.below(wide), chance.below(high), 128)), 6, upright=upright)]
    if state.phase == "draw":
        choices += [Rest(True)]
        choices += [Undo()] if drawing.strokes else []
        choices += [Redo()] if drawing.undone else []
        choices += [Clear()] if chance.below(6) == 0 else []
    return chance.pick(choices)


def _stamp(state: State, drawing: Drawing, chance: Chance) -> DuplikMove:
    kind = chance.pick(tuple(KINDS))
    stamp = Placed(kind, chance.below(1000), chance.below(750), 60 + chance.below(200), chance.pick((0, 0, 180)),
                   pose=chance.pick(("", *KINDS[kind].poses)))
    there = tuple(drawing.plan) if drawing.collage else ()
    free = tuple(number for number in there if number not in drawing.ties)
    if state.phase == "draw" and len(there) > 4:
        ends: tuple[DuplikMove, ...] = (
            Peel(chance.pick(there)), Rest(True), Clear(), Undo(),
            Restack(chance.pick(there), chance.pick(("front", "back"))))
        return chance.pick(ends)
    if state.phase == "draw" and drawing.future and chance.below(2):
        return Redo()
    if free and chance.below(3) == 0:
        return Stick(stamp, tie=paper.Tie(chance.pick(free), chance.pick(("hand", "head", "back"))))
    full = len(there) >= collage.MOST_STAMPS
    return Stick(stamp, chance.pick(there) if there and (full or chance.below(3) == 0) else 0)


def _judging(state: State, seat: Seat, chance: Chance) -> DuplikMove:
    if seat == state.master:
        return Read()
    choices: list[DuplikMove] = [
        Judge(author, bool(chance.below(2))) for author in judging.pending(state) if state.judges[author] == seat]
    choices += [HandOn(author) for author in judging.pending(state) if state.judges[author] == seat
                and not state.drawings[author].by_facts and chance.below(12) == 0]
    choices += [Doubt(author) for author in judging.pending(state) if state.judges[author] == seat != author
                and seat not in state.doubts and chance.below(12) == 0]
    choices += [Vote(author, chance.pick((True, False, None))) for author in state.ballots
                if seat in judging.poll(state, author).missing]
    return chance.pick(choices or [Contest(author) for author in judging.may_contest(state, seat)])
