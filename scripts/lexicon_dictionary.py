"""Which words a language has: the sources' forms, those that grammar makes of them, and what our own lists amend."""

from __future__ import annotations

import codecs
import re
from collections import defaultdict
from collections.abc import Iterator
from functools import cache

from lexicon_forms import italian_plurals
from lexicon_own import LISTS, decisions, leaving, own_words
from lexicon_own import places as own_places
from lexicon_sources import ENGLISH_LISTS, PAROLOTTERO, WordNet, frequencies, letters, morphit

LOOKED_AT = 3.5  # zipf: every string so common is in a dictionary or has been decided by hand

PRONOUNS = ["mi", "ti", "si", "ci", "vi", "lo", "la", "li", "le", "gli", "ne"]
PAIRS = [first + second for first in ("me", "te", "se", "ce", "ve", "glie") for second in [*PRONOUNS[5:9], "ne"]]


def with_pronouns(verbs: dict[str, str]) -> Iterator[str]:
    """Infinitives, gerunds and imperatives with their pronouns: mangiarlo, dicendomelo, prendetene, dammelo."""
    forms: dict[str, list[str]] = defaultdict(list)
    for form, infinitive in sorted(verbs.items()):
        forms[infinitive].append(form)
    for infinitive in sorted(forms):
        if not infinitive.endswith(("are", "ere", "ire", "rre")):
            continue
        bare = infinitive[:-2] if infinitive.endswith("rre") else infinitive[:-1]
        stem, vowel = infinitive[:-3], infinitive[-3]
        imperatives = {stem + vowel + "te", stem + ("a" if vowel == "a" else "i"), stem + "isci"}
        hosts = [bare, *(form for form in forms[infinitive] if form.endswith(("ndo", "iamo")) or form in imperatives)]
        for host in hosts:
            for pronoun in PRONOUNS + PAIRS:
                yield host + pronoun
    for short in ("da", "di", "fa", "sta", "va"):
        for pronoun in PRONOUNS + PAIRS:
            yield short + ("" if pronoun.startswith("gli") else pronoun[0]) + pronoun


def superlatives(adjectives: dict[str, str]) -> Iterator[str]:
    for form in sorted(adjectives):
        if re.search(r"[^aeiou]o$", form) and len(form) > 3:
            stem = form[:-1] + ("h" if form[-2] in "cg" else "")
            yield from (stem + ending for ending in ("issimo", "issima", "issimi", "issime"))


def adverbs(adjectives: dict[str, str]) -> Iterator[str]:
    """rapidamente, elegantemente, facilmente."""
    for form in sorted(adjectives):
        if re.search(r"[^aeiou]o$", form):
            yield form[:-1] + "amente"
        elif re.search(r"[aeiou][lr]e$", form) and adjectives[form] == form:
            yield form[:-1] + "mente"
        elif form.endswith("e") and adjectives[form] == form:
            yield form + "mente"


def participles(verbs: dict[str, str]) -> Iterator[str]:
    """Past participles, which may bear a pronoun: tenutosi, verificatasi."""
    for form, infinitive in sorted(verbs.items()):
        stem = form[:-1]
        if re.search(r"[stl][oaie]$", form) and all(verbs.get(stem + vowel) == infinitive for vowel in "oaie"):
            yield form


def italian_dictionary(net: WordNet) -> set[str]:
    forms: set[str] = set()
    for part in ["adj", "adp", "adv", "aux", "det", "noun", "num", "other", "pron", "verb"]:
        forms.update(morphit(part))
    forms.update(with_pronouns(morphit("verb")))
    forms.update(superlatives(morphit("adj")))
    forms.update(adverbs(morphit("adj")))
    forms.update(form + "si" for form in participles(morphit("verb")))
    words = {letters(form) for form in forms}
    words.update(word for word, ids in net.senses.items() if word)
    long = {word for word in words if len(word) > 3}
    long |= {letters(word) for word in PAROLOTTERO.read_text().split() if len(word) > 1}
    return ours(long, "it")


def english_dictionary(net: WordNet) -> set[str]:
    listed = {word for path in ENGLISH_LISTS for word in path.read_text(encoding="utf-8").split()}
    words = {letters(word) for word in listed if word == word.lower() and not word.endswith("'s")}
    common = frequencies("en")
    words = {word for word in words if len(word) > 3 or (common.get(word, 0) >= 2.5 and len(word) > 1)}
    # Without a vowel it is an abbreviation, however common.
    words = {word for word in words if re.search("[AEIOUY]", word)}
    # WordNet's Latin and its phrases stay out: they are many, and people do not write them.
    lemmas = {lemma for lemmas in net.synsets.values() for lemma in lemmas if lemma.isalpha() and lemma.islower()}
    return ours(words | {letters(lemma) for lemma in lemmas if len(lemma) > 3}, "en")


def ours(dictionary: set[str], language: str) -> set[str]:
    """The sources' words as our lists amend them: words of ours come in, words of another language leave."""
    own = {letters(word) for word in own_words(language)}
    own |= {letters(word) for word, decided in decisions(language).items() if decided == "yes"}
    return dictionary - {letters(word) for word in leaving(language)} | own


def names_decided(language: str) -> set[str]:
    """Proper names that were looked at: words at the table, since the rulebook allows names, but not for bots."""
    decided = {word for word, decided in decisions(language).items() if decided == "name"}
    return {letters(word) for word in decided | own_places(language)}


def undecided(known: set[str], language: str) -> list[str]:
    """Common strings that still need a decision."""
    looked_at = {letters(word) for word in decisions(language)} | {letters(word) for word in leaving(language)}
    return sorted(word for word, zipf in frequencies(language).items()
                  if zipf >= LOOKED_AT and word not in known and word not in looked_at)


def italian_adjectives(known: set[str]) -> set[str]:
    """All forms of the true adjectives; Morph-it! also lists nouns such as 'video' and 'caffè' as adjectives."""
    table, nouns = morphit("adj"), set(morphit("noun").values())
    graded = {lemma for form, lemma in table.items() if "issim" in form}
    accepted = {lemma for lemma in table.values() if letters(lemma) in known or lemma in graded or lemma not in nouns}
    forms = {letters(form) for form, lemma in table.items() if lemma in accepted}
    return {word for word in forms | (known - {letters(noun) for noun in nouns}) if len(word) > 2}


@cache
def ordinary(language: str) -> set[str]:
    """The words that stand in a dictionary of forms, not only in WordNet with its names and abbreviations."""
    if language == "it":
        forms = {form for part in ["adj", "adv", "aux", "noun", "verb"] for form in morphit(part)}
        return {letters(form) for form in forms} | {letters(word) for word in PAROLOTTERO.read_text().split()}
    listed = [word for path in ENGLISH_LISTS for word in path.read_text(encoding="utf-8").split()]
    return {letters(word) for word in listed if word.islower()}


def by_rule(language: str, net: WordNet) -> dict[str, set[str]]:
    """Adjectives and infinitives are accepted by their grammar, not only by a list."""
    if language == "it":
        known = {word for word in net.senses if any(id[0] == "a" for id in net.senses[word])}
        adjectives = italian_adjectives(known)
        infinitives = set()
        lemmas = {lemma for id, lemmas in net.synsets.items() if id[0] == "v" for lemma in lemmas}
        for verb in lemmas | set(morphit("verb").values()):
            if verb.endswith(("are", "ere", "ire", "rre")) and "_" not in verb:
                bare = verb[:-2] if verb.endswith("rre") else verb[:-1]
                infinitives |= {letters(verb), letters(bare + "si")}
            elif verb.endswith(("arsi", "ersi", "irsi", "rsi")) and "_" not in verb:
                infinitives.add(letters(verb))
        return {"aggettivo": adjectives, "verbo_all_infinito": infinitives - {""}}
    mostly = {}
    for category, part in (("aggettivo", "a"), ("verbo_all_infinito", "v")):
        mostly[category] = {
            word
            for word, ids in net.senses.items()
            if len(word) > 1 and sum(id[0] == part for id in ids) >= max(1, 0.4 * len(ids))
        }
    mostly["aggettivo"] |= set(compared(mostly["aggettivo"], english_dictionary(net)))
    return mostly


def compared(adjectives: set[str], dictionary: set[str]) -> Iterator[str]:
    """spikier and spikiest, where the dictionary has both: 'liver' is no comparison of 'live'."""
    for word in sorted(adjectives):
        last = word[-1]
        stems = [word[:-1] + "I"] if last == "Y" else [word[:-1]] if last == "E" else [word, word + last]
        for stem in stems:
            if {stem + "ER", stem + "EST"} <= dictionary:
                yield from (stem + "ER", stem + "EST")


def hidden_list(name: str) -> set[str]:
    """A list kept in rot13, against reading it by accident."""
    text = codecs.decode((LISTS / f"{name}.rot13").read_text("ascii"), "rot13")
    return {letters(word) for word in text.split()}


def unwelcome(language: str) -> set[str]:
    """Words that no bot writes: every form of the lemmas on the list."""
    lemmas = hidden_list(f"unwelcome_{language}")
    if language == "it":
        forms = {letters(form) for part in ("noun", "adj", "verb") for form, lemma in morphit(part).items()
                 if letters(lemma) in lemmas}
        verbs = {form: lemma for form, lemma in morphit("verb").items() if letters(lemma) in lemmas}
        adjectives = {form: lemma for form, lemma in morphit("adj").items() if letters(lemma) in lemmas}
        forms |= {letters(form) for form in (*with_pronouns(verbs), *superlatives(adjectives))}
        forms |= {plural for lemma in lemmas for plural in italian_plurals(lemma)}
        return lemmas | forms
    endings = ("S", "ES", "ED", "D", "ING", "ER", "ERS", "Y", "ISH", "IST", "ISTS", "ISM", "LY", "AL")
    forms = {stem + ending for lemma in lemmas for ending in endings
             for stem in (lemma, lemma[:-1] if lemma[-1] in "EY" else lemma, lemma + lemma[-1])}
    return lemmas | forms | {lemma[:-1] + "IES" for lemma in lemmas if lemma.endswith("Y")}
