"""Why a bot drew, stamped or voted: what it heard, and what it reads on a paper whose objects it knows."""

from __future__ import annotations

from typing import Any

from ludoteca.games.duplik.moves import Contest, HandOn, Hear, Judge, Praise, Say, Sketch, Vote
from ludoteca.games.duplik.view import View
from ludoteca.rules import Seat
from ludoteca.rules.words import Words, words


def why(view: View, seat: Seat, move: Any) -> Words | None:
    """From what this seat sees: the lines said so far, its own paper, the criterion that was read."""
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
