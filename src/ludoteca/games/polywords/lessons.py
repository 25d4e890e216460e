"""Lessons of the six games: a turn with a word, a contest and a vote, and a turn without a word."""

from __future__ import annotations

from collections.abc import Callable

from ludoteca.games.polywords import grid
from ludoteca.rules.lessons import Lesson, Step, Then

Act = dict[str, object]                    # a move as JSON

NERINA, OTTAVIO = 1, 2
READY: Act = {"type": "ready"}
EMPTY_SEA = grid.EMPTY * grid.SIZE
CORNERS = (0, 7)                           # cells where the others drop their bottles


def _write(word: str) -> Act:
    """A first word, down the centre."""
    return {"type": "write", "word": word, "path": list(grid.best_paths(EMPTY_SEA, word, 1)[0])}


def _bottles(seat: int, *cells: int) -> tuple[Then, ...]:
    return tuple(Then(seat, {"type": "bottle", "cell": cell}) for cell in cells)


def _said(word: str) -> Act:
    return {"type": "claim", "word": word}


def _options(language: str, **more: object) -> Act:
    return {"hourglass": 0, "words": language, **more}


def _beside(word: str, column: int = 4) -> Act:
    """A second word, in the column to the right of the first."""
    return {"type": "write", "word": word, "path": [column + grid.SIDE * row for row in range(len(word))]}


def _exactly(move: Act) -> tuple[Act, ...]:
    """This word, on any path."""
    return move, {"type": move["type"], "word": move["word"]}


def _doubt(accused: int, reason: str) -> Act:
    return {"type": "contest", "accused": accused, "reason": reason}


def _all(move: Act, *seats: int) -> tuple[Then, ...]:
    return tuple(Then(seat, move) for seat in seats)


def _first_look(reason: str, *afterwards: Then) -> tuple[Step, ...]:
    """A reveal: a word is contested, the others vote, and the turn ends."""
    return (
        Step("contest", (_doubt(OTTAVIO, reason), {"type": "contest", "accused": OTTAVIO}), "words", then=(
            Then(NERINA, {"type": "vote", "right": False}),)),
        Step("ready", (READY,), "ready", then=(*_all(READY, NERINA, OTTAVIO), *afterwards)),
    )


def _silent_turn(
    theirs: tuple[Then, ...], *afterwards: Then, accuser: int = OTTAVIO, accused: int = NERINA,
) -> tuple[Step, ...]:
    """A turn in which the learner passes, and votes on another player's word."""
    doubt = Then(accuser, _doubt(accused, "sense"))
    return (
        Step("pass", ({"type": "pass"},), "pass", then=(*theirs, doubt)),
        Step("vote", ({"type": "vote", "right": True}, {"type": "vote"}), "contest"),
        Step("close", (READY,), "ready", then=(*_all(READY, NERINA, OTTAVIO), *afterwards)),
    )


def _paying(*keys: str) -> tuple[Step, ...]:
    """Steps to drop bottles in any free cell."""
    drop: dict[str, object] = {"type": "bottle"}
    corners = zip(keys or ("bottle", "another"), (0, 7, 56), strict=False)
    return tuple(Step(key, ({**drop, "cell": cell}, drop), "grid") for key, cell in corners)


def specchio(language: str) -> Lesson:
    seed, astray, mine, wrong, hers, his = {
        "it": ("lesson 20", "ROSSO", "NERO", "NAVE", "AQUILA", "AIRONE"),
        "en": ("lesson 31", "EAGLE", "PIGEON", "PENCIL", "SILVER", "SALMON"),
    }[language]
    return Lesson(
        scores="WordsErased", seats=3, seat=0, seed=seed, options=_options(language),
        steps=(
            Step("cards", point="requests"),
            Step("initial", (_write(astray),), "word", refused="wrong_initial"),
            Step("write", _exactly(_write(mine)), "word", then=(
                Then(NERINA, _write(mine)), Then(OTTAVIO, _write(wrong)))),
            *_first_look("category", *_bottles(OTTAVIO, *CORNERS)),
            *_silent_turn((Then(NERINA, _beside(hers)), Then(OTTAVIO, _beside(his))), *_bottles(OTTAVIO, 8, 15)),
            *_paying(),
            Step("points", point="score"),
        ))


def palla(language: str) -> Lesson:
    mine, hers, second, third = {
        "it": ("NOSTRA", "TONO", "DIVO", "FIBRA"), "en": ("STATION", "TONE", "DIVE", "BRIEF"),
    }[language]
    return Lesson(
        scores="LettersCounted", seats=3, seat=0, seed="lesson 10", options=_options(language),
        steps=(
            Step("cards", point="requests"),
            Step("centre", ({**_write(mine), "path": list(range(len(mine)))},), "grid",
                 refused="not_through_the_centre"),
            Step("write", _exactly(_write(mine)), "word", then=(
                Then(NERINA, _write(hers)), Then(OTTAVIO, _write("TANSO")))),
            *_first_look("sense", *_bottles(NERINA, 0), *_bottles(OTTAVIO, 0, 7, 8, 15, 16)),
            *_silent_turn((Then(NERINA, _beside(second)), Then(OTTAVIO, _beside(third))), *_bottles(OTTAVIO, 23, 24)),
            *_paying("bottle", "another", "third"),
            Step("points", point="score"),
        ))


def pagliaccio(language: str) -> Lesson:
    long, mine, hers, wrong, second, third = {
        "it": ("COCCODRILLO", "TIGRE", "LUPO", "MATITA", "AMARE", "CORRERE"),
        "en": ("CROCODILE", "TIGER", "LION", "PENCIL", "SING", "DANCE"),
    }[language]
    return Lesson(
        scores="Claimed", seats=3, seat=0, seed="lesson 34", options=_options(language),
        steps=(
            Step("cards", point="requests"),
            Step("length", (_said(long),), "word", refused="no_such_length"),
            Step("claim", (_said(mine),), "word", then=(Then(NERINA, _said(hers)), Then(OTTAVIO, _said(wrong)))),
            Step("write", _exactly(_write(mine)), "grid", then=(
                Then(NERINA, _write(hers)), Then(OTTAVIO, _write(wrong)))),
            *_first_look("category", *_bottles(OTTAVIO, *CORNERS)),
            *_silent_turn((
                Then(NERINA, _said(second)), Then(OTTAVIO, _said(third)),
                Then(NERINA, _beside(second)), Then(OTTAVIO, _beside(third))), *_bottles(OTTAVIO, 8, 15)),
            *_paying(),
            Step("points", point="score"),
        ))


def polpo(language: str) -> Lesson:
    mine, hers, long, second, third = {
        "it": ("MARE", "ONDA", "BALENA", "DELFINO", "NUOTARE"),
        "en": ("FISH", "WAVE", "OCTOPUS", "DOLPHIN", "LOBSTER"),
    }[language]

    def down(word: str) -> Act:
        return {"type": "write", "word": word, "path": [56, 57, 58, 59]}

    def above(word: str) -> Act:
        return {"type": "write", "word": word, "path": [24, 25, 33, 32, 40, 41, 49]}

    return Lesson(
        scores="WordShown", seats=3, seat=0, seed="lesson 9", options=_options(language),
        steps=(
            Step("cards", point="requests"),
            Step("length", (_said(long),), "word", refused="wrong_length_for_shape"),
            Step("claim", (_said(mine),), "word", then=(Then(NERINA, _said(hers)), Then(OTTAVIO, _said("TRAX")))),
            Step("write", _exactly(down(mine)), "grid", then=(Then(NERINA, down(hers)), Then(OTTAVIO, down("TRAX")))),
            *_first_look("sense"),
            *_silent_turn((
                Then(NERINA, _said(second)), Then(OTTAVIO, _said(third)),
                Then(NERINA, above(second)), Then(OTTAVIO, above(third))), accuser=NERINA, accused=OTTAVIO),
            Step("points", point="grid"),
        ),
        beyond=("clear",),                 # a row of eight letters comes late in a game
    )


def medusa(language: str) -> Lesson:
    # Both words are longer than the shape: on no path do they meet that card too.
    mine, lone = {"it": ("CALCIO", "SABBIA"), "en": ("BOXING", "GARDEN")}[language]
    return Lesson(
        scores="RequestsMet", seats=1, seat=0, seed="lesson 11", options=_options(language),
        steps=(
            Step("cards", point="requests"),
            Step("two", (_write(lone),), "requests", refused="not_two_requests", free=("draft",)),
            Step("draft", ({"type": "draft", "word": mine},), "word", free=("draft",)),
            Step("write", _exactly(_write(mine)), "word", free=("draft",)),
            Step("pass", ({"type": "pass"},), "pass", free=("draft",)),
            *_paying(),
            Step("points", point="score"),
        ))


def manta(language: str) -> Lesson:
    """Seat 2, beside Nerina: suggests in the first turn, writes in the second."""
    mate, rival, other = 0, 1, 3
    ours, theirs, words, wrong, hands, later, mine = {
        "it": (
            (("mestiere", 6), ("colore", 4), ("mobile", 5)), (("animale", 4), ("sport", 5), ("aggettivo", 6)),
            ("LUPO", "NUOTO", "FELICE"), "CASA",
            (("marca", 7), ("emozione", 8), ("attrezzo", 9)),
            (("mezzo_di_trasporto", 7), ("verbo_all_infinito", 8), ("bevanda", 9)), "FURGONE"),
        "en": (
            (("verbo_all_infinito", 6), ("fiore", 4), ("ortaggio", 5)),
            (("sport", 4), ("nazione", 5), ("nome_femminile", 6)),
            ("GOLF", "CHINA", "SANDRA"), "HOME",
            (("materiale", 7), ("oggetto_di_cucina", 8), ("piatto_salato", 9)),
            (("parente", 7), ("bevanda", 8), ("mestiere", 9)), "BROTHER"),
    }[language]

    def lays(seat: int, *cards: tuple[str, int]) -> tuple[Then, ...]:
        return tuple(Then(seat, _assign(*card)) for card in cards)

    return Lesson(
        scores="TeamWrote", seats=4, seat=2, seed="lesson 8", options=_options(language),
        steps=(
            Step("cards", point="assign"),
            Step("assign", (_assign(*ours[0]),), "assign", then=(*lays(mate, *ours[1:]), *lays(rival, *theirs))),
            Step("pen", (_write(words[0]),), "word", refused="not_the_writer"),
            Step("draft", ({"type": "draft", "word": words[0]},), "word", then=(
                Then(rival, _write(wrong)), Then(mate, _write(words[0])), Then(mate, _beside(words[1])),
                Then(mate, _beside(words[2], 5)))),
            Step("contest", ({**_doubt(1, "category"), "number": 0}, {"type": "contest", "accused": 1}), "words"),
            Step("ready", (READY,), "ready", then=(
                *_all(READY, mate, rival, other), *_bottles(rival, 0, 7, 8, 15, 16, 23),
                *lays(mate, *hands), *lays(rival, *later))),
            Step("write", _exactly(_beside(mine, 2)), "word"),
            Step("pass", ({"type": "pass"},), "pass", then=(Then(other, {"type": "pass"}),)),
            Step("close", (READY,), "ready", then=(
                *_all(READY, mate, rival, other), *_bottles(rival, 24, 31, 32, 39, 40, 47),
                *_bottles(mate, 15, 16, 23))),
            *_paying("bottle"),
            Step("points", point="score"),
        ))


def _assign(category: str, length: int) -> Act:
    return {"type": "assign", "category": category, "length": length}


LESSONS: dict[str, Callable[[str], Lesson]] = {
    "specchio": specchio, "pagliaccio": pagliaccio, "palla": palla, "manta": manta, "polpo": polpo, "medusa": medusa,
}
