"""The art cards: the deck of the house, and decks of your own from a JSON file, checked with clear words."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from functools import cache
from importlib import resources
from pathlib import Path
from typing import Annotated, Literal
from xml.etree import ElementTree

import msgspec

from ludoteca.games.canvas.scoring import BONUSES, COLOURS, ELEMENTS, Swatch

CARDS_EACH = 11
"""The most cards one player can take: five for the first painting, three for each of the other two."""
CARDS_ALONE = 24
"""The most cards that leave the row in a solo game: eleven taken, thirteen thrown away by Vincent or the puzzle."""
SEATS = range(1, 6)
ROW = 5
FILE_LIMIT = 2_000_000
DRAWING_LIMIT = 40_000

Icon = Literal[
    "hue", "shape", "texture", "tone", "bonus_hue", "bonus_shape", "bonus_texture", "bonus_tone"
]  # fmt: skip
Words = Annotated[str, msgspec.Meta(min_length=1, max_length=60)]
Name = Annotated[str, msgspec.Meta(pattern="^[a-z0-9][a-z0-9-]{0,39}$")]


class Title(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A few words in both languages."""

    it: Words
    en: Words


class ArtCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A transparent card: half a title, five swatches (two of them filled), and a drawing.

    `drawing` is SVG shapes in a space of 300 x 420, or the id of a drawing of the house; empty means the one of the
    same id. `film` is how it lies on the cards below: as paint, as a dark glaze (multiply), or as light (glow)."""

    id: Name
    half: Literal["first", "second"]
    title: Title
    swatches: tuple[tuple[Icon, ...], ...]
    drawing: str = ""
    film: Literal["paint", "multiply", "glow"] = "paint"

    @property
    def icons(self) -> tuple[Swatch, ...]:
        return tuple(frozenset(swatch) for swatch in self.swatches)


class Background(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a painting is painted on; it has no effect on the score."""

    id: Name
    title: Title


class Deck(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Art cards under a name; the backgrounds are those of the house."""

    cards: tuple[ArtCard, ...]
    name: Title = Title("Un mazzo nostro", "A deck of our own")


class _House(msgspec.Struct, frozen=True):
    name: Title
    backgrounds: tuple[Background, ...]
    cards: tuple[ArtCard, ...]


class DeckProblem(ValueError):
    """Why a deck cannot be played with, in one sentence that names the card."""


@cache
def _house() -> _House:
    page = resources.files(__package__) / "content" / "deck.json"
    return msgspec.json.decode(page.read_bytes(), type=_House)


@cache
def house_deck() -> Deck:
    """The sixty cards of the house. They belong to the version of the rules: a log names them by number."""
    return Deck(_house().cards, _house().name)


@cache
def backgrounds() -> tuple[Background, ...]:
    return _house().backgrounds


@cache
def drawing_of(card: str) -> str:
    """A drawing of the house as SVG."""
    return (resources.files(__package__) / "content" / "art" / f"{card}.svg").read_text("utf-8")


def cards_needed(seats: int) -> int:
    """Enough that the row is always full. Alone one needs more than two do: the cards thrown away never come back."""
    return (CARDS_ALONE if seats == 1 else seats * CARDS_EACH) + ROW


def check_deck(deck: Deck) -> Deck:
    """The deck itself, or DeckProblem: what every card of ours obeys, a card from outside must obey too."""
    seen: set[str] = set()
    for card in deck.cards:
        if card.id in seen:
            raise DeckProblem(f"card {card.id!r} is in the deck twice")
        seen.add(card.id)
        for problem in _swatch_problems(card):
            raise DeckProblem(f"card {card.id!r}: {problem}")
        _check_drawing(card)
    if len(deck.cards) < (least := min(map(cards_needed, SEATS))):
        raise DeckProblem(f"{len(deck.cards)} cards are too few: one needs {least} at least")
    return deck


def _swatch_problems(card: ArtCard) -> Iterable[str]:
    if len(card.swatches) != len(COLOURS):
        yield f"{len(card.swatches)} swatches instead of {len(COLOURS)} ({', '.join(COLOURS)})"
        return
    filled = [swatch for swatch in card.swatches if swatch]
    if len(filled) != 2:
        yield f"{len(filled)} swatches are filled instead of 2"
    for colour, swatch in zip(COLOURS, card.swatches, strict=True):
        if len(set(swatch)) != len(swatch):
            yield f"the {colour} swatch holds the same icon twice"
        bonuses = [icon for icon in swatch if icon in BONUSES]
        if bonuses and len(swatch) > 1:
            yield f"in the {colour} swatch the bonus icon is not alone"
        elif len(swatch) > 2:
            yield f"the {colour} swatch holds {len(swatch)} icons, two at most"
    if sum(len(swatch) == 2 for swatch in filled) == 2:
        yield "two swatches hold two elements each, one at most"
    if sum(swatch[0] in BONUSES for swatch in filled) == 2:
        yield "there are two bonus icons, one at most"


_SHAPES = {
    "svg", "g", "path", "rect", "circle", "ellipse", "line", "polyline", "polygon", "defs", "clipPath", "title",
    "linearGradient", "radialGradient", "stop",
}  # fmt: skip
_ATTRIBUTES = re.compile(
    r"^(id|d|x|y|x1|y1|x2|y2|cx|cy|r|rx|ry|width|height|points|transform|viewBox|opacity|offset|"
    r"fill|fill-(opacity|rule)|stroke|stroke-[a-z]+|clip-(path|rule)|stop-(color|opacity)|"
    r"gradient(Units|Transform)|clipPathUnits|paint-order)$"
)
_OUTSIDE = re.compile(r"url\(\s*(?!#[\w-]+\s*\))|javascript:|data:|\bhttps?:", re.IGNORECASE)


def _check_drawing(card: ArtCard) -> None:
    """Shapes only: a drawing is shown inside other people's pages, so nothing in it may act or call out."""
    art = card.drawing
    if re.fullmatch(r"[a-z0-9-]*", art):
        if (art or card.id) not in house_drawings():
            raise DeckProblem(
                f"card {card.id!r} has no drawing of its own and the house has none called {art or card.id!r}"
            )
        return
    if len(art) > DRAWING_LIMIT:
        raise DeckProblem(f"card {card.id!r}: the drawing is longer than {DRAWING_LIMIT} characters")
    if "<!" in art or "<?" in art:
        raise DeckProblem(f"card {card.id!r}: the drawing holds more than shapes")
    try:
        root = ElementTree.fromstring(f"<g>{art}</g>")  # no doctype or entity can be in it, see above
    except ElementTree.ParseError as error:
        raise DeckProblem(f"card {card.id!r}: the drawing is not well-formed SVG ({error})") from None
    for element in root.iter():
        tag = element.tag.rpartition("}")[2]
        if tag not in _SHAPES:
            raise DeckProblem(f"card {card.id!r}: the drawing may not use <{tag}>")
        for name, value in element.attrib.items():
            plain = name.rpartition("}")[2]
            if not _ATTRIBUTES.match(plain) or _OUTSIDE.search(value):
                raise DeckProblem(f"card {card.id!r}: the drawing may not use {plain}={value[:40]!r}")


@cache
def house_drawings() -> frozenset[str]:
    return frozenset(card.id for card in _house().cards)


def read_deck(text: bytes | str) -> Deck:
    """A deck from the text of a JSON file, or DeckProblem."""
    if len(text) > FILE_LIMIT:
        raise DeckProblem(f"the deck is longer than {FILE_LIMIT} characters")
    try:
        deck = msgspec.json.decode(text, type=Deck)
    except msgspec.ValidationError as error:
        raise DeckProblem(str(error)) from None
    except (msgspec.DecodeError, UnicodeDecodeError):
        raise DeckProblem("this is not a deck in JSON") from None
    return check_deck(deck)


def load_deck(path: str | Path) -> Deck:
    """A deck from a JSON file, or DeckProblem."""
    page = Path(path)
    # One sentence for missing and for unreadable: a name from outside must not tell what files there are.
    if page.suffix != ".json" or not page.is_file() or page.stat().st_size > FILE_LIMIT:
        raise DeckProblem("there is no deck file of this name (it ends in .json)")
    return read_deck(page.read_bytes())


def balance(cards: Sequence[ArtCard]) -> dict[str, int]:
    """How often each icon is on the cards."""
    return {
        icon: sum(icon in swatch for card in cards for swatch in card.swatches) for icon in ELEMENTS + BONUSES
    }


def painting_title(cards: Sequence[ArtCard]) -> Title:
    """The topmost first half and the topmost second half of three cards, bottom to top; a missing one is left out."""
    first = next((card for card in reversed(cards) if card.half == "first"), None)
    second = next((card for card in reversed(cards) if card.half == "second"), None)
    halves = [card.title for card in (first, second) if card is not None]
    return Title(_capital(" ".join(h.it for h in halves)), _capital(" ".join(h.en for h in halves)))


def _capital(words: str) -> str:
    return words[:1].upper() + words[1:]
