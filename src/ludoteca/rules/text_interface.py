"""Text interface: a view as text, a move as a phrase, text as a move. All from the view of one seat alone."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import islice
from typing import cast

import msgspec

from ludoteca.rules.chance import Chance
from ludoteca.rules.game import Game
from ludoteca.rules.refusal import IllegalMove
from ludoteca.rules.registry import AnyGame
from ludoteca.rules.registry import game as find_game
from ludoteca.rules.speech import Answer, Phrase, Question, read_words
from ludoteca.rules.values import Event, M, Millis, O, S, Seat, V
from ludoteca.rules.words import Account, Tongue, Words, event_in_words, sentences_of

EXAMPLES = 8                       # moves tried until a phrase says one
FEW = 40                           # the most moves of one kind that are listed
MANY = 4000                        # the most moves looked at to find out


def _typed(game: str | AnyGame, view: object) -> tuple[AnyGame, object]:
    """The rules, and the view as the game's own type if it came as JSON data."""
    rules = find_game(game) if isinstance(game, str) else game
    return rules, msgspec.convert(view, rules.View) if isinstance(view, Mapping) else view


def told(
    game: str | AnyGame, view: object, seat: Seat | None, language: str = "it", names: Sequence[str] = (),
) -> list[str]:
    """Return a view as lines of text: what to do, what is on the table, what this seat has, how to say moves.

    >>> import ludoteca
    >>> table = ludoteca.Table("masterdice", seed=7)
    >>> solver = min(table.actors)
    >>> ludoteca.told("masterdice", table.view(solver), solver, "en")[0]
    'Roll the dice: the hunt for the code begins. A right answer is worth 73 points now.'
    """
    return account(game, view, seat, language, names).lines()


def account(
    game: str | AnyGame, view: object, seat: Seat | None, language: str = "it", names: Sequence[str] = (),
    few: int = FEW,
) -> Account:
    """Return a view as text by section, with the legal moves as phrases where there are only a few."""
    rules, view = _typed(game, view)
    tongue = Tongue(rules.id, language, tuple(names), view, seat)
    sentences = tuple(rules.told(view, seat))
    said = sentences_of(sentences, tongue)
    sayable = [] if seat is None else worth_saying(rules, view, seat)
    can = [tongue.put(f"how-{key}", {}) for key in sayable]
    choices, listed = offered(rules, view, seat, tongue, few) if sayable else ([], frozenset())
    spoken = [phrase for phrase in rules.phrases if phrase.key in sayable]
    whole = [phrase.begins(tongue) for phrase in spoken if not phrase.slots and phrase.key not in listed]
    starts = [phrase.begins(tongue) for phrase in spoken if phrase.slots and phrase.key not in listed]
    once = list(dict.fromkeys(starts))             # two phrases may start alike
    aloud = [tongue.put(each.words.key, each.words.facts) for each in sentences if each.aloud]
    asks = [] if seat is None else [tongue.put(f"how-{question.key}", {}) for question in rules.questions]
    return Account(said["now"], said["table"], said["mine"], can, [*whole, *choices], once, asks, aloud)


def offered(
    rules: AnyGame, view: object, seat: Seat | None, tongue: Tongue, few: int = FEW,
) -> tuple[list[str], frozenset[str]]:
    """Return the legal moves as phrases, for each kind with few moves, and the keys of their phrases.

    They are listed for a state that looks the same from this seat, so they reveal nothing.
    """
    if seat is None or not rules.phrases:
        return [], frozenset()
    if type(rules).moves is Game.moves:
        return _named(rules, view, seat, tongue, few)
    world = rules.resample(view, seat, Chance(0))
    if rules.outcome(world) is not None or seat not in rules.actors(world):
        return [], frozenset()
    kinds: dict[type, list[object]] = {}
    for move in islice(rules.moves(world, seat) or (), MANY):
        kinds.setdefault(type(move), []).append(move)
    found: list[str] = []
    listed: set[str] = set()
    for moves in kinds.values():
        if len(moves) <= few:
            found += [move_in_words(rules, move, tongue) for move in moves]
            listed |= {phrase.key for phrase in rules.phrases if phrase.kind is type(moves[0])}
    return found, frozenset(listed)


def worth_saying(rules: AnyGame, view: object, seat: Seat) -> list[str]:
    """Return the keys of the phrases that would change something now."""
    sayable = list(rules.sayable(view, seat))
    idle = {phrase.key for phrase in rules.phrases if phrase.among is not None and phrase.key in sayable
            and not tuple(phrase.among(view, seat))}
    return [key for key in sayable if key not in idle]


def _named(
    rules: AnyGame, view: object, seat: Seat, tongue: Tongue, few: int,
) -> tuple[list[str], frozenset[str]]:
    """As `offered`, for a game that cannot list its moves: those that its phrases name (`Phrase.among`)."""
    sayable = tuple(rules.sayable(view, seat))
    named = {phrase: tuple(phrase.among(view, seat)) for phrase in rules.phrases
             if phrase.among is not None and phrase.slots and phrase.key in sayable}
    short = {phrase: moves for phrase, moves in named.items() if 0 < len(moves) <= few}
    said = [move_in_words(rules, move, tongue) for moves in short.values() for move in moves]
    return said, frozenset(phrase.key for phrase in short)


def move_in_words(rules: AnyGame, move: object, tongue: Tongue) -> str:
    """Return a move as a phrase, or as JSON if no phrase says it."""
    spoken = (phrase.say(move, tongue) for phrase in rules.phrases)
    return next((said for said in spoken if said is not None), msgspec.json.encode(move).decode())


def example_in_words(rules: AnyGame, world: object, seat: Seat, tongue: Tongue, first: int = 0) -> str:
    """Return a random legal move as a phrase, or as JSON if no phrase says any of those tried."""
    for number in range(EXAMPLES):
        said = move_in_words(rules, rules.sample(world, seat, Chance(first + number)), tongue)
        if not said.startswith("{"):
            break
    return said


ISOLATES = dict.fromkeys(range(0x2066, 0x206A))    # bidi marks that may be around a name in copied text
ASKED = ("now", "table", "mine", "changed", "can", "time", "all", "why")
_ASKS = tuple(Question(f"ask-{asked}", lambda tongue, asked=asked: (Words(asked),)) for asked in ASKED)


class AskedWhy(list[str]):
    """The answer to "why?" without knowledge of bots' moves: a room replaces it with its own."""


def say(
    game: str | Game[O, S, M, V], view: V | Mapping[str, object], seat: Seat | None, words: str, language: str = "it",
    names: Sequence[str] = (),
) -> M:
    """Return the move that a text means, which may be JSON. Raises IllegalMove with the piece not understood.

    >>> import ludoteca
    >>> table = ludoteca.Table("masterdice", seed=7)
    >>> solver = min(table.actors)
    >>> ludoteca.say("masterdice", table.view(solver), solver, "the code is 1 2 3 4", "en")
    Solve(code=(1, 2, 3, 4))
    """
    rules, seen = _typed(game, view)
    return cast(M, _read(rules, rules.phrases, words, Tongue(rules.id, language, tuple(names), seen, seat)))


def _read(
    rules: AnyGame, phrases: Sequence[Phrase], words: str, tongue: Tongue, besides: Sequence[Phrase] = (),
) -> object:
    if words.lstrip().startswith("{"):
        try:
            return msgspec.json.decode(words.encode(), type=rules.Move)
        except (msgspec.MsgspecError, UnicodeError) as error:
            raise _of(rules, IllegalMove("malformed_move", detail=str(error)[:200])) from None
    if not rules.phrases:
        raise _of(rules, IllegalMove("words_none"))
    sayable = None if tongue.seat is None else (
        *rules.sayable(tongue.view, tongue.seat), *(phrase.key for phrase in besides))
    return read_words((*besides, *phrases), words.translate(ISOLATES), tongue, sayable)


def hear(
    game: str | AnyGame, view: object, seat: Seat | None, words: str, language: str = "it", names: Sequence[str] = (),
    changed: Sequence[str] = (), left: Millis | None = None, told: Account | None = None,
    besides: Sequence[Phrase] = (),
) -> object:
    """Return the move that a text means or, if it is a question, the answer as a list of lines.

    `changed` is what happened lately and `left` the time left, for questions about them. A caller that says more than
    the game, such as a coach, passes its account as `told` and its own phrases as `besides`.
    """
    rules, view = _typed(game, view)
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
    """Return what can be said now, and what can be asked at any time."""
    few = [tongue.put("words-choices", {"choices": "; ".join(told.choices)})] if told.choices else []
    return [*(told.can or [tongue.put("words-no-moves", {})]), *few, *told.asks, tongue.put("words-always", {})]


def time_left(tongue: Tongue, left: Millis) -> str:
    """Return the time left, in words."""
    return tongue.put("words-time-left", {"seconds": max(0, -(-left // 1000))})


def why(
    game: str | AnyGame, view: object, seat: Seat, move: object, language: str = "it", names: Sequence[str] = (),
) -> str:
    """Return why a bot that saw this view made this move, in a sentence, or "".

    >>> import ludoteca
    >>> table = ludoteca.Table("masterdice", seed=7)
    >>> solver = min(table.actors)
    >>> why("masterdice", table.view(solver), solver, {"type": "solve", "code": [1, 2, 3, 4]}, "en")
    '1,296 codes were still possible: a gamble, for 73 points.'
    """
    rules, view = _typed(game, view)
    read = msgspec.convert(move, rules.Move) if isinstance(move, Mapping) else move
    reason = rules.why(view, seat, read)
    return "" if reason is None else Tongue(rules.id, language, tuple(names), view, seat).put(reason.key, reason.facts)


def _of(rules: AnyGame, refusal: IllegalMove) -> IllegalMove:
    refusal.game = rules.id
    return refusal


def happened(
    game: str | AnyGame, events: Sequence[Event], language: str = "it", names: Sequence[str] = (),
) -> list[str]:
    """Return a sentence for each event that has one."""
    rules = find_game(game) if isinstance(game, str) else game
    tongue = Tongue(rules.id, language, tuple(names))
    found = ((event, rules.heard(event)) for event in events)
    return [line for event, more in found if more is not None and (line := event_in_words(event, more, tongue))]
