"""Six tellers: characters who put the same points into their own words, come back to earlier ones, and hurry.

Their own words name nothing that could be drawn; a test gives them to bot artists, who must draw nothing.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

import msgspec

from ludoteca.games.duplik.kinds import KINDS
from ludoteca.games.duplik.language.describe import Point
from ludoteca.games.duplik.language.grammar import sentence, the, with_preposition
from ludoteca.games.duplik.state import Seen
from ludoteca.rules import Chance

WORDS_PER_SECOND = 2.6
MOST_FACTS = {"cucciolo": 8, "apprendista": 8, "artigiano": 11, "maestro": 99}
BREATH = 0.45                 # seconds between two sentences: the artists are drawing
OWN_TIME = 13.0               # seconds a teller keeps for words of its own


class Manner(NamedTuple):
    """The words of a teller in one language: to open, lead in, come back, marvel, hurry and end."""

    openings: tuple[str, ...]
    first: tuple[str, ...]     # before the most absurd thing
    there: tuple[str, ...]     # before a thing and its place
    looks: tuple[str, ...]     # before its features
    back: tuple[str, ...]      # before a thing again: "torno" alla mucca
    wonder: tuple[str, ...]    # after a surprise
    hurry: tuple[str, ...]     # when time runs out
    endings: tuple[str, ...]   # at the end


def _tellers() -> dict[str, dict[str, Manner]]:
    """The manners in `content/tellers.json`, by teller and language."""
    page = (Path(__file__).parents[1] / "content" / "tellers.json").read_bytes()
    found = msgspec.json.decode(page, type=dict[str, dict[str, dict[str, tuple[str, ...]]]])
    return {name: {language: Manner(**words) for language, words in both.items()} for name, both in found.items()}


TELLERS = _tellers()
NAMES = tuple(TELLERS)


class Words(NamedTuple):
    """A sentence, and its wording when time runs out."""

    said: str
    hurried: str


def seconds(text: str) -> float:
    """The time a person takes to say this, in seconds, pause included."""
    return BREATH + len(text.split()) / WORDS_PER_SECOND


def facts(told: Sequence[Seen], language: str, level: str) -> list[Point]:
    """The points of a plate: its sentences in their order; a lower level says fewer."""
    known = [(seen.it, seen.en)[language == "en"] for seen in told]
    inside = {word for text in known for word in re.findall(r"[^.!?] (\w+)", text) if word[0].isupper()}
    out: list[Point] = []
    for text, seen in zip(known[:MOST_FACTS[level]], told, strict=False):
        plain = (text if text.split()[0] in inside else text[0].lower() + text[1:]).rstrip(".")
        noun = KINDS[seen.about].name(language) if seen.about else None
        if noun is None or not plain.startswith(f"{the(noun, language)} "):
            out.append(Point("there" if out else "lead", plain))
            continue
        known_already = seen.about in {point.about for point in out}
        come_back = known_already and out[-1].about != seen.about
        bare = plain.removeprefix(the(noun, language)).strip() if come_back else ""
        again = with_preposition("a", noun) if language == "it" else f"to {the(noun, 'en')}"
        out.append(Point("looks" if known_already else "there" if out else "lead", plain, seen.about, bare, again))
    return out


def tell(
    name: str, points: list[Point], language: str, level: str, teller: str, time: float = 73.0,
) -> list[Words]:
    """The sentences of this teller, chosen to fit the hourglass."""
    manner = TELLERS[teller][language]
    chance = Chance.stream(name, purpose=f"{teller}/{language}/{level}")
    said = _fit_time(points, time - OWN_TIME)
    spare = time - sum(seconds(sentence(point.text)) for point in said)
    out: list[Words] = []
    opening = chance.pick(manner.openings)
    if seconds(opening) < spare:
        spare -= seconds(opening)
        out.append(Words(opening, opening))
    spare -= (last := max(map(seconds, manner.endings)))      # kept for the end
    lately: tuple[str, ...] = ()
    about = ""
    for point in said:
        plain = sentence(point.text)
        lead, text = _phrase(point, manner, chance, lately, about)
        cost = seconds(text) - seconds(plain)
        spoken = text if cost <= spare else plain
        if spoken is text:
            spare -= max(0.0, cost)
            lately = (*lately, lead)[-2:] if lead else lately
        about = point.about
        hurry = f"{chance.pick(manner.hurry)}: {point.text}" if chance.unit() < 0.4 else point.text
        out.append(Words(spoken, sentence(hurry).rstrip(".") + "!"))
    ending = chance.pick(manner.endings)
    if seconds(ending) < spare + last:
        out.append(Words(ending, ending))
    return out


def _fit_time(said: list[Point], time: float) -> list[Point]:
    """The first points, as many as fit into the time."""
    while said and sum(seconds(sentence(point.text)) for point in said) > time:
        said = said[:-1]
    return said


def _phrase(
    point: Point, manner: Manner, chance: Chance, lately: tuple[str, ...], about: str,
) -> tuple[str, str]:
    """A point in the teller's words with its lead-in, which was not used lately, and sometimes a way back."""
    text, lead = point.text, ""
    leads = {"lead": manner.first, "there": manner.there, "looks": manner.looks}.get(point.kind, ())
    fresh = [each for each in leads if each not in lately]
    if point.kind == "looks" and point.bare and point.about == about and chance.unit() < 0.6:
        text = point.bare                        # the subject is known
    elif point.kind == "looks" and point.again and point.bare and point.about != about:
        text = f"{chance.pick(manner.back)} {point.again}: {point.bare}"
    elif fresh and (point.kind == "lead" or chance.unit() < 0.5):
        lead = chance.pick(fresh)
        text = f"{lead}: {point.bare if point.kind == 'there' and point.bare else text}"
    if point.kind == "lead":
        text = f"{sentence(text).rstrip('.')}! {chance.pick(manner.wonder)}"
    return lead, sentence(text)
