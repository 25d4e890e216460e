"""Reasons for the moves of bots: what a bot heard, and what it reads on a paper whose objects it knows."""

from __future__ import annotations

from ludoteca.games.duplik.moves import Contest, DuplikMove, HandOn, Hear, Judge, Praise, Say, Sketch, Vote
from ludoteca.games.duplik.view import View
from ludoteca.rules import Seat
from ludoteca.rules.words import Words, words


def explain_move(view: View, seat: Seat, move: DuplikMove) -> Words | None:
    """The reason for a move, from what this seat may know: lines, its own paper, the criterion read."""
    match move:
        case Sketch(thing=thing) if thing is not None:
            heard = move.heard or view.drawings[seat].heard
            said = [line for _, line in sorted(view.lines.items()) if line]
            return words("why-sketch", heard=(heard or said or ("",))[0])
        case Sketch():
            return words("why-listen")
        case Hear():
            return words("why-hear")
        case Say(line=line):
            return words("why-say", line=line + 1)
        case Judge(met=met) | Vote(met=bool() as met):
            return words("why-judge", met=met)
        case HandOn():
            return words("why-hand-on")
        case Contest():
            return words("why-doubt")
        case Praise(author=author) if author is not None:
            return words("why-praise")
    return None
