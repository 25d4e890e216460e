"""A game in words, for whoever asks: a view told, a move said, words read. Everything from a seat's view alone."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import islice
from typing import Any

import msgspec

from ludoteca.rules.chance import Chance
from ludoteca.rules.game import Game, Millis, Seat
from ludoteca.rules.refusal import IllegalMove
from ludoteca.rules.registry import AnyGame
from ludoteca.rules.registry import game as find_game
from ludoteca.rules.speech import Answer, Phrase, Question, read_words
from ludoteca.rules.words import Account, Tongue, Words, event_in_words, sentences_of

EXAMPLES = 8                       # moves tried until one can be said
FEW = 40                           # moves of one kind that are worth a list
MANY = 4000                        # moves that are looked at to find out


def _known(game: str | AnyGame, view: Any) -> tuple[AnyGame, Any]:
    """The rules, and the view as they know it, whatever it travelled as."""
    rules = find_game(game) if isinstance(game, str) else game
    return rules, msgspec.convert(view, rules.View) if isinstance(view, Mapping) else view


def told(
    game: str | AnyGame, view: Any, seat: Seat | None, language: str = "it", names: Sequence[str] = (),
) -> list[str]:
    """A view in words, line by line: what to do, what lies on the table, what is before this seat, how to say moves.

    >>> import ludoteca
    >>> table = ludoteca.Table("masterdice", seed=7)
    >>> solver = min(table.actors)
    >>> ludoteca.told("masterdice", table.view(solver), solver, "en")[0]
    'Roll the dice: the hunt for the code begins. A right answer is worth 73 points now.'
    """
    return account(game, view, seat, language, names).lines()


def account(
    game: str | AnyGame, view: Any, seat: Seat | None, language: str = "it", names: Sequence[str] = (), few: int = FEW,
) -> Account:
    """The same, section by section, and the legal moves as they can be said, where there are only a few."""
    rules, view = _known(game, view)
    tongue = Tongue(rules.id, language, tuple(names), view, seat)
    sentences = tuple(rules.told(view, seat))
    said = sentences_of(sentences, tongue)
    sayable = [] if seat is None else worth_saying(rules, view, seat)
    can = [tongue.put(f"how-{key}", {}) for key in sayable]
    choices, listed = offered(rules, view, seat, tongue, few) if sayable else ([], frozenset())
    spoken = [phrase for phrase in rules.phrases if phrase.key in sayable]
    whole = [phrase.begins(tongue) for phrase in spoken if not phrase.slots and phrase.key not in listed]
    starts = [phrase.begins(tongue) for phrase in spoken if phrase.slots and phrase.key not in listed]
    once = list(dict.fromkeys(starts))             # a word with its cells begins like one without
    aloud = [tongue.put(each.words.key, each.words.facts) for each in sentences if each.aloud]
    asks = [] if seat is None else [tongue.put(f"how-{question.key}", {}) for question in rules.questions]
    return Account(said["now"], said["table"], said["mine"], can, [*whole, *choices], once, asks, aloud)


def offered(
    rules: AnyGame, view: Any, seat: Seat | None, tongue: Tongue, few: int = FEW,
) -> tuple[list[str], frozenset[str]]:
    """The legal moves as they can be said, of each kind of which there are few, and which phrases say them.

    Asked of a table that looks the same from this seat: what one may do hangs on what one sees.
    """
    if seat is None or not rules.phrases:
        return [], frozenset()
    if type(rules).moves is Game.moves:
        return _named(rules, view, seat, tongue, few)
    world = rules.resample(view, seat, Chance(0))
    if rules.outcome(world) is not None or seat not in rules.actors(world):
        return [], frozenset()
    kinds: dict[type[Any], list[Any]] = {}
    for move in islice(rules.moves(world, seat) or (), MANY):
        kinds.setdefault(type(move), []).append(move)
    found: list[str] = []
    listed: set[str] = set()
    for moves in kinds.values():
        if len(moves) <= few:
            found += [move_in_words(rules, move, tongue) for move in moves]
            listed |= {phrase.key for phrase in rules.phrases if phrase.kind is type(moves[0])}
    return found, frozenset(listed)


def worth_saying(rules: AnyGame, view: Any, seat: Seat) -> list[str]:
    """What can be said and would change something: who has put the pen down is not told how to put it down."""
    sayable = list(rules.sayable(view, seat))
    idle = {phrase.key for phrase in rules.phrases if phrase.among is not None and phrase.key in sayable
            and not tuple(phrase.among(view, seat))}
    return [key for key in sayable if key not in idle]


def _named(
    rules: AnyGame, view: Any, seat: Seat, tongue: Tongue, few: int,
) -> tuple[list[str], frozenset[str]]:
    """Of a game whose moves cannot be listed, those that its phrases can name."""
    sayable = tuple(rules.sayable(view, seat))
    named = {phrase: tuple(phrase.among(view, seat)) for phrase in rules.phrases
             if phrase.among is not None and phrase.slots and phrase.key in sayable}
    short = {phrase: moves for phrase, moves in named.items() if 0 < len(moves) <= few}
    said = [move_in_words(rules, move, tongue) for moves in short.values() for move in moves]
    return said, frozenset(phrase.key for phrase in short)


def move_in_words(rules: AnyGame, move: Any, tongue: Tongue) -> str:
    """How a move is said, or, where no phrase says it, its JSON form."""
    spoken = (phrase.say(move, tongue) for phrase in rules.phrases)
    return next((said for said in spoken if said is not None), msgspec.json.encode(move).decode())


def example_in_words(rules: AnyGame, world: Any, seat: Seat, tongue: Tongue, first: int = 0) -> str:
    """A move as it may be said; in its JSON form only where none of those that are tried has words."""
    for number in range(EXAMPLES):
        said = move_in_words(rules, rules.sample(world, seat, Chance(first + number)), tongue)
        if not said.startswith("{"):
            break
    return said


FENCES = dict.fromkeys(range(0x2066, 0x206A))      # what may stand around a name in a sentence that is said back
ASKED = ("now", "table", "mine", "changed", "can", "time", "all", "why")
_ASKS = tuple(Question(f"ask-{asked}", lambda tongue, asked=asked: (Words(asked),)) for asked in ASKED)


class AskedWhy(list[str]):
    """The answer to "why?", where nobody at hand knows of any bot's move: a table puts its own in its place."""


def say(
    game: str | AnyGame, view: Any, seat: Seat | None, words: str, language: str = "it", names: Sequence[str] = (),
) -> Any:
    """The move that words mean (or the JSON of a move), or IllegalMove with the piece that was not understood.

    >>> import ludoteca
    >>> table = ludoteca.Table("masterdice", seed=7)
    >>> solver = min(table.actors)
    >>> ludoteca.say("masterdice", table.view(solver), solver, "the code is 1 2 3 4", "en")
    Solve(code=(1, 2, 3, 4))
    """
    rules, view = _known(game, view)
    return _read(rules, rules.phrases, words, Tongue(rules.id, language, tuple(names), view, seat))


def _read(
    rules: AnyGame, phrases: Sequence[Phrase], words: str, tongue: Tongue, besides: Sequence[Phrase] = (),
) -> Any:
    if words.lstrip().startswith("{"):
        try:
            return msgspec.json.decode(words.encode(), type=rules.Move)
        except (msgspec.MsgspecError, UnicodeError) as error:
            raise _of(rules, IllegalMove("malformed_move", detail=str(error)[:200])) from None
    if not rules.phrases:
        raise _of(rules, IllegalMove("words_none"))
    sayable = None if tongue.seat is None else (
        *rules.sayable(tongue.view, tongue.seat), *(phrase.key for phrase in besides))
    return read_words((*besides, *phrases), words.translate(FENCES), tongue, sayable)


def hear(
    game: str | AnyGame, view: Any, seat: Seat | None, words: str, language: str = "it", names: Sequence[str] = (),
    changed: Sequence[str] = (), left: Millis | None = None, told: Account | None = None,
    besides: Sequence[Phrase] = (),
) -> Any:
    """What somebody at the table says: a move, or, where it is a question, its answer as a list of lines.

    `changed` is what happened lately and `left` how much time there is, for those who ask. Where somebody tells more
    than the game does, such as a coach, `told` is their account, and `besides` is what can be said to them.
    """
    rules, view = _known(game, view)
    tongue = Tongue(rules.id, language, tuple(names), view, seat)
    meant = _read(rules, (*rules.phrases, *rules.questions, *_ASKS), words, tongue, besides)
    if not isinstance(meant, Answer):
        return meant
    if len(meant.lines) == 1 and (asked := meant.lines[0].key) in ASKED:
        return _answered(asked, told or account(rules, view, seat, language, names), tongue, changed, left)
    return [tongue.put(each.key, each.facts) for each in meant.lines]


def _answered(asked: str, told: Account, tongue: Tongue, changed: Sequence[str], left: Millis | None) -> list[str]:
    time = [time_left(tongue, left)] if left is not None else []
    match asked:
        case "now":
            return [*told.now, *time]
        case "table":
            return told.table
        case "mine":
            return told.mine or [tongue.put("words-nothing-mine", {})]
        case "changed":
            return list(changed) or [tongue.put("words-nothing-new", {})]
        case "can":
            return help_lines(told, tongue)
        case "time":
            return time or [tongue.put("words-no-time", {})]
        case "why":
            return AskedWhy([tongue.put("words-no-why", {})])
    return [*told.now, *time, *told.table, *told.mine]


def help_lines(told: Account, tongue: Tongue) -> list[str]:
    """What can be said now, and what can be asked at any time."""
    few = [tongue.put("words-choices", {"choices": "; ".join(told.choices)})] if told.choices else []
    return [*(told.can or [tongue.put("words-no-moves", {})]), *few, *told.asks, tongue.put("words-always", {})]


def time_left(tongue: Tongue, left: Millis) -> str:
    """How much time there is."""
    return tongue.put("words-time-left", {"seconds": max(0, -(-left // 1000))})


def why(
    game: str | AnyGame, view: Any, seat: Seat, move: Any, language: str = "it", names: Sequence[str] = (),
) -> str:
    """Why a bot that saw this view made this move, in a sentence; empty where there is nothing to say.

    >>> import ludoteca
    >>> table = ludoteca.Table("masterdice", seed=7)
    >>> solver = min(table.actors)
    >>> why("masterdice", table.view(solver), solver, {"type": "solve", "code": [1, 2, 3, 4]}, "en")
    '1,296 codes were still possible: a gamble, for 73 points.'
    """
    rules, view = _known(game, view)
    read = msgspec.convert(move, rules.Move) if isinstance(move, Mapping) else move
    reason = rules.why(view, seat, read)
    return "" if reason is None else Tongue(rules.id, language, tuple(names), view, seat).put(reason.key, reason.facts)


def _of(rules: AnyGame, refusal: IllegalMove) -> IllegalMove:
    refusal.game = rules.id
    return refusal


def happened(game: str | AnyGame, events: Sequence[Any], language: str = "it", names: Sequence[str] = ()) -> list[str]:
    """What happened, in words: a sentence for each event that has one."""
    rules = find_game(game) if isinstance(game, str) else game
    tongue = Tongue(rules.id, language, tuple(names))
    found = ((event, rules.heard(event)) for event in events)
    return [line for event, more in found if more is not None and (line := event_in_words(event, more, tongue))]
