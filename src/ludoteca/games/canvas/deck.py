"""Art cards: the built-in deck, and custom decks from JSON files, checked with readable errors."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from functools import cache, lru_cache
from importlib import resources
from pathlib import Path
from typing import Annotated, Literal

import msgspec

from ludoteca.games.canvas.scoring import BONUSES, COLOURS, Swatch
from ludoteca.games.canvas.shapes import BadDrawing, redrawn
from ludoteca.languages import added_languages, folder_of
from ludoteca.rules import IllegalMove
from ludoteca.rules.validation import problem

CARDS_EACH = 11
"""The most cards one player can take: five for the first painting, three for each of the other two."""
CARDS_ALONE = 24
"""The most cards that leave the row in a solo game: eleven taken, thirteen thrown away by Vincent or the puzzle."""
SEATS = range(1, 6)
ROW = 5
FILE_LIMIT = 2_000_000

Icon = Literal[
    "hue", "shape", "texture", "tone", "bonus_hue", "bonus_shape", "bonus_texture", "bonus_tone"
]  # fmt: skip
Words = Annotated[str, msgspec.Meta(min_length=1, max_length=60)]
Tongue = Annotated[str, msgspec.Meta(pattern="^[a-z]{2,3}$")]
Name = Annotated[str, msgspec.Meta(pattern="^[a-z0-9][a-z0-9-]{0,39}$")]


class Title(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A text in both languages, and in those of `more`, if translated."""

    it: Words
    en: Words
    more: dict[Tongue, Words] = {}

    def __hash__(self) -> int:
        return hash((self.it, self.en))


class ArtCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A transparent card: half a title, five swatches (two of them filled), and a drawing.

    `drawing` is SVG shapes in a space of 300 x 420, or the id of a built-in drawing. Empty means the drawing with the
    card's id. `film` is how it blends with the cards below: paint, dark glaze (multiply), or light (glow)."""

    id: Name
    half: Literal["first", "second"]
    title: Title
    swatches: tuple[tuple[Icon, ...], ...]
    drawing: str = ""
    film: Literal["paint", "multiply", "glow"] = "paint"

    @property
    def icons(self) -> tuple[Swatch, ...]:
        return _icons(self.swatches)


@lru_cache(maxsize=1_000)
def _icons(swatches: tuple[tuple[Icon, ...], ...]) -> tuple[Swatch, ...]:
    return tuple(map(frozenset, swatches))


class Background(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The background of a painting. It has no effect on the score."""

    id: Name
    title: Title


class Deck(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A named set of art cards. Backgrounds are always the built-in ones."""

    cards: tuple[ArtCard, ...]
    name: Title = Title("Un mazzo nostro", "A deck of our own")


class _House(msgspec.Struct, frozen=True):
    name: Title
    backgrounds: tuple[Background, ...]
    cards: tuple[ArtCard, ...]


class _Translated(msgspec.Struct, frozen=True):
    """Translated titles of the built-in deck, by the ids of cards and backgrounds."""

    name: Words
    backgrounds: dict[Name, Words]
    cards: dict[Name, Words]


class DeckProblem(IllegalMove, ValueError):
    """A deck cannot be used: a refusal of options that names the card and the fault."""

    def __init__(self, detail: str, **facts: object) -> None:
        super().__init__("bad_options", "deck", **facts, detail=detail)
        self.game = "canvas"


@cache
def _house() -> _House:
    page = resources.files(__package__) / "content" / "deck.json"
    house = msgspec.json.decode(page.read_bytes(), type=_House)
    for language in added_languages():
        words = folder_of(language) / "canvas.json"
        if words.is_file():
            house = _with(house, language, msgspec.json.decode(words.read_bytes(), type=_Translated))
    return house


def _with(house: _House, language: str, words: _Translated) -> _House:
    def title(of: Title, said: str | None) -> Title:
        return msgspec.structs.replace(of, more={**of.more, language: said}) if said else of

    return _House(
        title(house.name, words.name),
        tuple(Background(each.id, title(each.title, words.backgrounds.get(each.id))) for each in house.backgrounds),
        tuple(msgspec.structs.replace(card, title=title(card.title, words.cards.get(card.id)))
              for card in house.cards))


@cache
def house_deck() -> Deck:
    """Return the sixty built-in cards. Logs name them by number, so they belong to the version of the rules."""
    return Deck(_house().cards, _house().name)


@cache
def backgrounds() -> tuple[Background, ...]:
    return _house().backgrounds


def cards_needed(seats: int) -> int:
    """Return how many cards keep the row full. A game for one needs more than for two: removed cards never return."""
    return (CARDS_ALONE if seats == 1 else seats * CARDS_EACH) + ROW


def check_deck(deck: Deck) -> Deck:
    """Return the deck with its drawings sanitized, or raise DeckProblem."""
    seen: set[str] = set()
    cards: list[ArtCard] = []
    for card in deck.cards:
        if card.id in seen:
            raise DeckProblem("deck_twice", card=card.id)
        seen.add(card.id)
        for wrong in _swatch_problems(card):
            raise wrong
        cards.append(_redrawn(card))
    if len(deck.cards) < (least := min(map(cards_needed, SEATS))):
        raise DeckProblem("deck_too_small", cards=len(deck.cards), needed=least)
    return msgspec.structs.replace(deck, cards=tuple(cards))


def _swatch_problems(card: ArtCard) -> Iterable[DeckProblem]:
    if len(card.swatches) != len(COLOURS):
        yield DeckProblem("deck_swatches", card=card.id, count=len(card.swatches), needed=len(COLOURS))
        return
    filled = [swatch for swatch in card.swatches if swatch]
    if len(filled) != 2:
        yield DeckProblem("deck_filled", card=card.id, count=len(filled))
    for colour, swatch in zip(COLOURS, card.swatches, strict=True):
        if len(set(swatch)) != len(swatch):
            yield DeckProblem("deck_same_icon", card=card.id, colour=colour)
        bonuses = [icon for icon in swatch if icon in BONUSES]
        if bonuses and len(swatch) > 1:
            yield DeckProblem("deck_bonus_alone", card=card.id, colour=colour)
        elif len(swatch) > 2:
            yield DeckProblem("deck_icons", card=card.id, colour=colour, count=len(swatch))
    if sum(len(swatch) == 2 for swatch in filled) == 2:
        yield DeckProblem("deck_two_doubles", card=card.id)
    if sum(swatch[0] in BONUSES for swatch in filled) == 2:
        yield DeckProblem("deck_two_bonuses", card=card.id)


def _redrawn(card: ArtCard) -> ArtCard:
    """The card with its drawing rebuilt from known shapes only."""
    art = card.drawing
    if re.fullmatch(r"[a-z0-9-]*", art):
        if (art or card.id) not in house_drawings():
            raise DeckProblem("deck_no_drawing", card=card.id, drawing=(art or card.id)[:60])
        return card
    try:
        return msgspec.structs.replace(card, drawing=redrawn(art))
    except BadDrawing as wrong:
        raise DeckProblem(wrong.detail, card=card.id, **wrong.facts) from None


@cache
def house_drawings() -> frozenset[str]:
    return frozenset(card.id for card in _house().cards)


def read_deck(text: bytes | str) -> Deck:
    """Return a deck from the text of a JSON file, or raise DeckProblem."""
    if len(text) > FILE_LIMIT:
        raise DeckProblem("deck_too_long", most=FILE_LIMIT)
    try:
        deck = msgspec.json.decode(text, type=Deck)
    except msgspec.ValidationError as error:
        if isinstance(error.__cause__, DeckProblem):
            raise error.__cause__ from None
        detail, facts = problem(error)
        raise DeckProblem(detail, **facts) from None
    except (msgspec.DecodeError, UnicodeDecodeError):
        raise DeckProblem("deck_not_json") from None
    return check_deck(deck)


def load_deck(path: str | Path) -> Deck:
    """Return a deck from a JSON file, or raise DeckProblem. For local programs only: no network request reads files."""
    page = Path(path)
    if page.suffix != ".json" or not page.is_file() or page.stat().st_size > FILE_LIMIT:
        raise DeckProblem("deck_no_file")
    return read_deck(page.read_bytes())


def painting_title(cards: Sequence[ArtCard]) -> Title:
    """Return the title: the topmost first half and the topmost second half of three cards, bottom to top."""
    halves = {card.half: card.title for card in cards}
    first, second = halves.get("first"), halves.get("second")
    if first is None or second is None:
        return _read_together(*halves.values())
    return _read_together(first, second)


@lru_cache(maxsize=5_000)
def _read_together(*halves: Title) -> Title:
    others = {language for half in halves for language in half.more if all(language in each.more for each in halves)}
    return Title(
        _capital(" ".join(half.it for half in halves)), _capital(" ".join(half.en for half in halves)),
        {language: _capital(" ".join(half.more[language] for half in halves)) for language in sorted(others)})


def _capital(words: str) -> str:
    return words[:1].upper() + words[1:]
