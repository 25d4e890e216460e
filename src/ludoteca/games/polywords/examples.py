"""Worked examples of the six: a word and its path, letters used again, and what the others' words do to it."""

from __future__ import annotations

from collections.abc import Callable

from ludoteca.games.polywords import grid
from ludoteca.rules.examples import Example, Scene
from ludoteca.rules.lessons import Then

ADA, BRUNO, CARLA, DINO = range(4)
READY = {"type": "ready"}


def _options(language: str) -> dict[str, object]:
    return {"hourglass": 0, "words": language}


def _down(word: str, column: int = 3, top: int | None = None) -> list[int]:
    """From top to bottom, through the middle of the sea."""
    first = (grid.SIDE - len(word) + 1) // 2 if top is None else top
    return [column + grid.SIDE * (first + row) for row in range(len(word))]


def _write(seat: int, word: str, path: list[int] | None = None) -> Then:
    return Then(seat, {"type": "write", "word": word, "path": path or _down(word)})


def _says(seat: int, word: str) -> Then:
    return Then(seat, {"type": "claim", "word": word})


def _all_ready(*seats: int) -> tuple[Then, ...]:
    return tuple(Then(seat, READY) for seat in seats)


def _bottles(seat: int, *cells: int) -> tuple[Then, ...]:
    return tuple(Then(seat, {"type": "bottle", "cell": cell}) for cell in cells)


def _beside(word: str, path: list[int], again: str) -> list[int]:
    """The best way for a second word in a sea that holds the first alone."""
    cells = list(grid.EMPTY * grid.SIZE)
    for letter, cell in zip(word, path, strict=True):
        cells[cell] = letter
    return list(grid.best_paths("".join(cells), again, 1)[0])


def specchio(language: str) -> Example:
    seed, astray, same, other, again = {
        "it": ("lesson 20", "ROSSO", "NERO", "NOCCIOLA", "PASTELLO"),
        "en": ("lesson 31", "EAGLE", "PIGEON", "PARROT", "ROOTBEER"),
    }[language]
    return Example(
        seats=3, seat=ADA, seed=seed, options=_options(language),
        scenes=(
            Scene("initial", (_write(ADA, astray),), "sea", refused="wrong_initial"),
            Scene("write", (_write(ADA, same),), "sea"),
            Scene("reveal", (_write(BRUNO, same), _write(CARLA, other)), "seas"),
            Scene("mirror", _all_ready(ADA, BRUNO, CARLA), "seas"),
            Scene("reuse", (_write(CARLA, again, _beside(other, _down(other), again)),), "sea", eyes=CARLA),
        ))


def pagliaccio(language: str) -> Example:
    mine, late, hers, third, again = {
        "it": ("TIGRE", "ZEBRA", "LUPO", "CAVALLO", "CERNIA"), "en": ("TIGER", "ZEBRA", "LION", "GIRAFFE", "OTTER"),
    }[language]
    return Example(
        seats=3, seat=ADA, seed="lesson 34", options=_options(language),
        scenes=(
            Scene("claim", (_says(ADA, mine),), "sea"),
            Scene("taken", (_says(BRUNO, late),), "sea", refused="card_taken"),
            Scene("write", (_says(BRUNO, hers), _says(CARLA, third), _write(ADA, mine)), "sea"),
            Scene("reveal", (_write(BRUNO, hers), _write(CARLA, third)), "seas"),
            Scene("reuse", (*_all_ready(ADA, BRUNO, CARLA), _says(ADA, again), _write(ADA, again, _beside(
                mine, _down(mine), again))), "sea"),
        ))


def palla(language: str) -> Example:
    mine, hers, third, again = {
        "it": ("NOSTRA", "TONO", "MARE", "POLVERE"), "en": ("STATION", "TONE", "LAKE", "PLOVER"),
    }[language]
    return Example(
        seats=3, seat=ADA, seed="lesson 10", options=_options(language),
        scenes=(
            Scene("centre", (_write(ADA, mine, list(range(len(mine)))),), "sea", refused="not_through_the_centre"),
            Scene("write", (_write(ADA, mine),), "sea"),
            Scene("count", (_write(BRUNO, hers), _write(CARLA, third)), "seas"),
            Scene("pay", (*_all_ready(ADA, BRUNO, CARLA), *_bottles(BRUNO, 0), *_bottles(CARLA, 0, 7)), "seas"),
            Scene("reuse", (_write(ADA, again, _beside(mine, _down(mine), again)),), "sea"),
        ))


def polpo(language: str) -> Example:
    mine, hers, third, short = {
        "it": ("MARE", "ONDA", "VELA", "MAI"), "en": ("FISH", "WAVE", "SAIL", "FIN"),
    }[language]
    bottom = [56, 57, 58, 59]
    return Example(
        seats=3, seat=ADA, seed="lesson 9", options=_options(language),
        scenes=(
            Scene("claim", (_says(ADA, mine),), "sea"),
            Scene("landed", (_write(ADA, mine, [24, 25, 26, 27]),), "sea", refused="not_landed"),
            Scene("write", (_write(ADA, mine, bottom),), "sea"),
            Scene("shape", (
                _says(BRUNO, hers), _says(CARLA, third), _write(BRUNO, hers, bottom), _write(CARLA, third, bottom),
                *_all_ready(ADA, BRUNO, CARLA), _says(ADA, short),
                _write(ADA, short, [56, 48, 40])), "sea"),
            Scene("line", (Then(BRUNO, {"type": "pass"}), Then(CARLA, {"type": "pass"}),
                           *_all_ready(ADA, BRUNO, CARLA)), "seas"),
        ))


def medusa(language: str) -> Example:
    seed, short, mine, again = {
        "it": ("lesson 11", "MARE", "CALCIO", "ARANCIATA"), "en": ("example 391", "FISH", "FARMER", "LEMON"),
    }[language]
    return Example(
        seats=1, seat=ADA, seed=seed, options=_options(language),
        scenes=(
            Scene("cards", (), "sea"),
            Scene("two", (_write(ADA, short),), "sea", refused="not_two_requests"),
            Scene("draft", (Then(ADA, {"type": "draft", "word": mine}),), "sea"),
            Scene("write", (_write(ADA, mine),), "sea"),
            Scene("reuse", (_write(ADA, again, _beside(mine, _down(mine), again)),), "sea"),
            Scene("pay", (Then(ADA, {"type": "pass"}), *_bottles(ADA, 0, 7)), "sea"),
        ))


def manta(language: str) -> Example:
    """Ada and Carla against Bruno and Dino; Ada and Bruno hold the pens of the first turn."""
    ours, theirs, words, one = {
        "it": ((("mestiere", 6), ("colore", 4), ("mobile", 5)), (("animale", 4), ("sport", 5), ("aggettivo", 6)),
               ("LUPO", "NUOTO", "FELICE"), "ROSA"),
        "en": ((("verbo_all_infinito", 6), ("fiore", 4), ("ortaggio", 5)),
               (("sport", 4), ("nazione", 5), ("nome_femminile", 6)), ("GOLF", "CHINA", "SANDRA"), "ROSE"),
    }[language]
    first, second, third = words
    path = _down(first)

    def lays(seat: int, *cards: tuple[str, int]) -> tuple[Then, ...]:
        return tuple(Then(seat, {"type": "assign", "category": name, "length": length}) for name, length in cards)

    return Example(
        seats=4, seat=ADA, seed="lesson 8", options=_options(language),
        scenes=(
            Scene("lay", lays(ADA, *ours), "cards"),
            Scene("uncover", lays(BRUNO, *theirs), "cards"),
            Scene("pen", (_write(CARLA, first, path),), "sea", refused="not_the_writer", eyes=CARLA),
            Scene("write", (_write(ADA, first, path), _write(ADA, second, _down(second, 4, 1))), "sea"),
            Scene("stop", (_write(BRUNO, one), _write(ADA, third, _down(third, 5, 1))), "seas"),
            Scene("pay", (*_all_ready(ADA, BRUNO, CARLA, DINO), *_bottles(BRUNO, 0, 7, 56, 63)), "seas"),
        ))


EXAMPLES: dict[str, Callable[[str], Example]] = {
    "specchio": specchio, "pagliaccio": pagliaccio, "palla": palla, "manta": manta, "polpo": polpo, "medusa": medusa,
}
