"""A lesson in words: what the coach says first of all, and the words for the coach's own buttons."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from msgspec.structs import replace

from ludoteca.rules.lessons import Coach
from ludoteca.rules.speech import Phrase
from ludoteca.rules.text_interface import account, hear
from ludoteca.rules.words import Account, Tongue, end_in_words


class Onward(msgspec.Struct, frozen=True):
    """What was to be read has been read."""


class ShowMove(msgspec.Struct, frozen=True):
    """Let the coach do it, or try for me what the rules forbid."""


NEXT, FINISH = Phrase("lesson-next", Onward), Phrase("lesson-finish", Onward)
SHOW, TRY = Phrase("lesson-show", ShowMove), Phrase("lesson-try", ShowMove)


def button(coach: Coach) -> Phrase | None:
    """What the coach's button says at this step."""
    if coach.over:
        return None
    if coach.step.does:
        return TRY if coach.step.refused else SHOW
    return FINISH if coach.number + 1 == len(coach.lesson.steps) else NEXT


def account_of(coach: Coach, names: Sequence[str]) -> Account:
    """The table in words, the coach's text first.

    At a step that is only read, the one choice is to continue: the coach would refuse the game's own moves.
    """
    game = account(coach.rules, coach.table.view(coach.seat), coach.seat, coach.language, names)
    tongue = Tongue(coach.rules.id, coach.language, tuple(names))
    now = game.now if coach.outcome is None else end_in_words(coach.outcome, tongue)
    phrase = button(coach)
    if phrase is None:
        return replace(game, now=[*now, tongue.put("words-lesson-over", {})])
    how, said = tongue.put(f"how-{phrase.key}", {}), phrase.begins(tongue)
    title = coach.says("title")
    says = f"{title}{'' if title[-1] in '.!?…' else '.'} {coach.says()}"
    if coach.step.does:
        return replace(game, now=[says, *now], can=[*game.can, how], choices=[*game.choices, said])
    ended = [] if coach.outcome is None else now
    return replace(game, now=[says, *ended, how], can=[how], choices=[said], starts=[])


def meant(
    coach: Coach, says: str, names: Sequence[str], lately: Sequence[str] = (),
) -> list[str] | dict[str, object] | None:
    """The answer to a question asked in words, the move that was said, or None: go on."""
    phrase = button(coach)
    found = hear(coach.rules, coach.table.view(coach.seat), coach.seat, says, coach.language, names, lately,
                 told=account_of(coach, names), besides=() if phrase is None else (phrase,))
    match found:
        case list():
            return found
        case Onward():
            return None
        case ShowMove():
            return coach.step.does[0]
    move: dict[str, object] = msgspec.to_builtins(found)
    return move
