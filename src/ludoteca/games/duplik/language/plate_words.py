"""A plate in words, for a bot master and for a master who asks for the scene in words.

Every declared fact is told, in the order of the scene, in other words than its criterion; then where things are.
Nothing here looks at the criteria.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path

from ludoteca.games.duplik.album.scene import Claim, Count, Fact, Holds, Looks, Scene, Stands, Text, names_in
from ludoteca.games.duplik.improv.words import MORE, fill, noun
from ludoteca.games.duplik.ink.marks import read
from ludoteca.games.duplik.kinds import KINDS
from ludoteca.games.duplik.language.grammar import sentence, the
from ludoteca.games.duplik.state import Seen

OTHERWISE = Path(__file__).parents[1] / "content" / "aloud.txt"
ALBUM = range(120)
LEAST_SEEN = 90               # paper units; smaller things are not mentioned
MOST_IN_A_BREATH = 4
_N_IT = "un|uno|una|due|tre|quattro|cinque|sei|sette|otto|nove"
_N_EN = "one|two|three|four|five|six|seven|eight|nine"
_ON = {"il ": "sul ", "lo ": "sullo ", "la ": "sulla ", "l'": "sull'", "i ": "sui ", "gli ": "sugli ", "le ": "sulle "}
_SIDES = (("A sinistra vedo", "On the left I see"), ("In mezzo vedo", "In the middle I see"),
          ("A destra vedo", "On the right I see"))


@cache
def _by_hand() -> dict[tuple[int, str], Text]:
    """Facts of the album with a text of their own in `content/aloud.txt`, by number of the plate and key."""
    found = {}
    for line in OTHERWISE.read_text("utf-8").splitlines():
        where, it, en = (part.strip() for part in line.split("|"))
        number, _, key = where.partition(" ")
        found[int(number), key] = Text(it, en)
    return found


def in_words(scene: Scene) -> dict[str, Text]:
    """The sentence a viewer says for each fact of a scene, by the fact's key."""
    return {fact.key: _fact_text(scene, fact) for fact in scene.facts}


def _fact_text(scene: Scene, fact: Fact) -> Text:
    if (scene.number, fact.key) in _by_hand():
        return _by_hand()[scene.number, fact.key]
    if isinstance(fact.claim, Count):
        return Text(_counted_it(fact.told.it), _counted_en(fact.told.en))
    return (None if scene.number in ALBUM else _improvised_text(fact)) or fact.told


def _counted_it(told: str) -> str:
    """ "Il faro ha quattro strisce" -> "Sul faro conto quattro strisce"; "in cielo ci sono" -> "conto … in cielo"."""
    if owner := re.fullmatch(rf"(.+?) (?:ha|hanno) ((?:{_N_IT}) .+)\.", told):
        who = owner[1][0].lower() + owner[1][1:]
        for article, on in _ON.items():
            if who.startswith(article):
                return sentence(f"{on}{who.removeprefix(article)} conto {owner[2]}")
    if place := re.fullmatch(rf"(.+?),? ci sono ((?:{_N_IT}) .+)\.", told):
        return f"Conto {place[2]} {place[1][0].lower()}{place[1][1:]}."
    return told


def _counted_en(told: str) -> str:
    if owner := re.fullmatch(rf"(.+?) (?:has|have) ((?:only )?(?:{_N_EN}) .+)\.", told):
        return f"On {owner[1][0].lower()}{owner[1][1:]} I count {owner[2]}."
    if there := re.fullmatch(rf"There (?:is|are) ((?:{_N_EN}) .+)\.", told):
        return f"I count {there[1]}."
    if place := re.fullmatch(rf"(.+?)(?:,| there) are ((?:{_N_EN}) .+)\.", told):
        return f"I count {place[2]} {place[1][0].lower()}{place[1][1:]}."
    return told


def _improvised_text(fact: Fact) -> Text | None:
    """A fact of an improvised scene, said from its claim, where the vocabulary has words for all its names."""
    names = names_in(fact.claim)
    if not all(name in MORE or name in KINDS for name in names):
        return None
    both = _claim_text(fact.claim, fact.told)
    return both and fill(both, dict(zip("ab", names, strict=False)))


def _claim_text(claim: Claim, told: Text) -> tuple[str, str] | None:
    match claim:
        case Holds(worn=True, what="scarf"):
            return "al collo {del_a} c'è {un_b}", "round {the_a}'s neck there is {a_b}"
        case Holds(worn=True):
            return "in testa {al_a} c'è {un_b}", "on {the_a}'s head there is {a_b}"
        case Stands(how="on"):
            return "c'è {un_b}, e sopra {un_a}", "there is {a_b}, and on it {a_a}"
        case Stands(how="left"):
            return "{il_a} sta a sinistra {del_b}", "{the_a} stands to the left of {the_b}"
        case Stands(how="right"):
            return "{il_a} sta a destra {del_b}", "{the_a} stands to the right of {the_b}"
        case Stands(how="over"):
            return "più in alto {del_b} c'è {un_a}", "higher than {the_b} there is {a_a}"
        case Looks():
            return "gli occhi {del_a} sono {sul_b}", "the eyes of {the_a} are on {the_b}"
    return None


def whereabouts(plate: str, said: Iterable[Text]) -> tuple[Seen, ...]:
    """Sentences for left, middle and right with the things that were named, the widest first."""
    spoken = " ".join(text.it for text in said).lower()
    columns: list[list[tuple[float, str]]] = [[], [], []]
    for name, (left, top, right, bottom) in _boxes(plate).items():
        wide, high = right - left, bottom - top
        if name in KINDS and KINDS[name].it.one in spoken and max(wide, high) >= LEAST_SEEN and wide < 700:
            columns[min(2, max(0, int((left + right) / 2 * 3 / 1000)))].append((-wide * high, name))
    found = []
    for (it, en), column in zip(_SIDES, columns, strict=True):
        if kinds := [name for _, name in sorted(column)[:MOST_IN_A_BREATH]]:
            found.append(Seen(f"{it} {_list_kinds(kinds, 'it')}.", f"{en} {_list_kinds(kinds, 'en')}."))
    return tuple(found)


def _list_kinds(kinds: list[str], language: str) -> str:
    *most, last = (the(noun(kind, language), language) for kind in kinds)
    return f"{', '.join(most)} {'e' if language == 'it' else 'and'} {last}" if most else last


def _boxes(plate: str) -> Mapping[str, tuple[float, float, float, float]]:
    """The box of every whole thing by its name; one of several ("owl#2") is left out."""
    boxes: dict[str, tuple[float, float, float, float]] = {}
    parts: list[str] = []
    for line in plate.split("\n"):
        mark = read(line)
        if mark.op == "(":
            parts.append(mark.name.partition(".")[0])
        elif mark.op == ")":
            parts.pop()
        elif mark.points and parts:
            xs, ys = [point[0] for point in mark.points], [point[1] for point in mark.points]
            left, top, right, bottom = boxes.get(parts[-1], (min(xs), min(ys), max(xs), max(ys)))
            boxes[parts[-1]] = min(left, *xs), min(top, *ys), max(right, *xs), max(bottom, *ys)
    return boxes
