"""Which words are a plural or a feminine of which member: by lemma where the sources know it, else by rule."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping

# Names, places, brands, languages and titles have no other forms; adjectives and verbs are judged by their grammar.
UNCHANGING = frozenset((
    "citta", "nazione", "nome_maschile", "nome_femminile", "film", "libro", "cantante_o_gruppo", "marca",
    "personaggio_di_cartoni_o_fiabe", "personaggio_storico", "capitale", "fiume_o_lago", "isola", "lingua",
    "corpo_celeste", "elemento_chimico", "mitologia", "aggettivo", "verbo_all_infinito",
))  # fmt: skip
# Where a member may be a woman or a man. (Female animals have names of their own, and those are on the list.)
OF_EITHER_SEX = frozenset(("mestiere", "parente"))
# Shades are adjectives too: rossa, gialli.
ADJECTIVAL = frozenset(("colore",))
# Plural only by nature: measles are no plural of 'measle', orecchioni none of 'orecchione'.
NO_SINGULAR = frozenset(("scienza", "malattia", "tempo_atmosferico", "ballo"))

# Zipf: a form this far above its member is another word (where it is a common one); this close, it may be the same.
FAR, CLOSE, COMMON = 1.5, 0.5, 4.5

# Feminines that mean something else first: the coach and the door, music and physics.
NO_FEMININE = frozenset((
    "CORRIERA", "PORTIERA", "BARBIERA", "CAVALIERA", "MUSICA", "POLITICA", "TECNICA", "MECCANICA", "CRITICA", "FISICA",
    "CHIMICA", "MATEMATICA", "GRAFICA", "STATISTICA", "INFORMATICA", "ELETTRONICA", "LOGICA", "BOTANICA", "CERAMICA",
    "OTTICA", "CLINICA", "STORICA", "SANITARIA", "ORTOPEDICA", "NAUTICA", "BALIA", "BANCA", "MARINA",
))  # fmt: skip


def italian_plurals(word: str) -> tuple[str, ...]:
    """The regular plurals of an Italian noun; most have only one."""
    for ending, plurals in (
        ("ISTA", ("ISTI", "ISTE")), ("CIDA", ("CIDI", "CIDE")), ("ARCA", ("ARCHI", "ARCHE")),
        ("OTA", ("OTI", "OTE")), ("ETA", ("ETI", "ETE")),
        ("MA", ("MI", "ME")), ("CIA", ("CE", "CIE")), ("GIA", ("GE", "GIE")), ("CA", ("CHE",)), ("GA", ("GHE",)),
        ("CO", ("CHI", "CI")), ("GO", ("GHI", "GI")), ("IO", ("I", "II")), ("A", ("E",)), ("O", ("I",)), ("E", ("I",)),
    ):  # fmt: skip
        if word.endswith(ending) and len(word) > len(ending) + 1:
            return tuple(word[: -len(ending)] + plural for plural in plurals)
    return ()


def italian_feminines(word: str) -> tuple[str, ...]:
    """The feminine forms of a trade's name."""
    for ending, others in (
        ("TORE", ("TRICE", "TORA", "TORESSA")), ("SORE", ("SORESSA", "SORA", "DITRICE")), ("IERE", ("IERA",)),
        ("ICO", ("ICA",)), ("O", ("A", "ESSA")), ("E", ("ESSA", "A")), ("TA", ("TESSA",)),
    ):  # fmt: skip
        if word.endswith(ending) and len(word) > len(ending) + 2:
            return tuple(each for each in (word[: -len(ending)] + other for other in others) if each not in NO_FEMININE)
    return ()


def english_plurals(word: str) -> tuple[str, ...]:
    if re.search("[^AEIOU]Y$", word):
        return (word[:-1] + "IES",)
    if re.search("(S|X|Z|CH|SH)$", word):
        return (word + "ES",)
    if word.endswith("O"):
        return (word + "S", word + "ES")
    return (word + "S",)


def english_feminines(word: str) -> tuple[str, ...]:
    return ()


class Lemmas:
    """Forms of the nouns of a language: lemma -> forms, form -> lemma, all as they stand in the cells."""

    def __init__(self, table: Iterable[tuple[str, str]]) -> None:
        self.forms: dict[str, set[str]] = defaultdict(set)
        self.lemmas: dict[str, set[str]] = defaultdict(set)
        for form, lemma in table:
            if form and lemma:
                self.forms[lemma].add(form)
                self.lemmas[form].add(lemma)


class Inflection:
    """The forms of members: what the sources call a form of it, or a regular plural that people write."""

    def __init__(self, nouns: Lemmas, adjectives: Lemmas, language: str, known: Callable[[str], bool],
                 zipf: Mapping[str, float]) -> None:
        self.nouns, self.adjectives, self.known, self.zipf = nouns, adjectives, known, zipf
        self.plurals = italian_plurals if language == "it" else english_plurals
        self.feminines = italian_feminines if language == "it" else english_feminines

    def of(self, member: str, category: str, listed: bool) -> set[str]:
        """Every other form of a member, as far as the category has any."""
        if category in UNCHANGING:
            return set()
        found = self._of_noun(member)
        if listed and category not in NO_SINGULAR and not found and member not in self.nouns.forms:
            for lemma in self.nouns.lemmas.get(member, ()):
                # A little hat is no pasta: the singular must not be better known than the plural on the list.
                if self.zipf.get(lemma, 0) <= self.zipf.get(member, 0) + CLOSE:
                    found |= {lemma} | self._of_noun(lemma)
        if category in ADJECTIVAL:
            found |= self.adjectives.forms.get(member, set())
        if category in OF_EITHER_SEX:
            for other in self.feminines(member):
                if other in self.nouns.forms or other in self.adjectives.lemmas:
                    found |= {other} | self._of_noun(other)
        return {form for form in found if len(form) > 1 and not self._better_known(form, member)} - {member}

    def _better_known(self, form: str, member: str) -> bool:
        """Whether a form is so much more common than its member that it must be another word: 'come' is no plural."""
        return self.zipf.get(form, 0) > max(self.zipf.get(member, 0) + FAR, COMMON)

    def _of_noun(self, member: str) -> set[str]:
        found = set(self.nouns.forms.get(member, ()))
        for plural in self.plurals(member):
            others = self.nouns.lemmas.get(plural, set()) - {member}
            if self.known(plural) and not others:
                found.add(plural)
        return found


def all_forms(
    members: Mapping[str, Iterable[str]], listed: Mapping[str, int], inflection: Inflection, place: Mapping[str, int],
    out: Mapping[str, set[str]],
) -> dict[tuple[str, str], int]:
    """(form, member) -> the categories in which the form counts as the member, as a mask; those `out` count nowhere."""
    marks: dict[tuple[str, str], int] = defaultdict(int)
    for category, words in members.items():
        own = frozenset(words) | out.get(category, set())
        for rank, member in enumerate(words):
            for form in inflection.of(member, category, rank < listed[category]):
                if form not in own:
                    marks[form, member] |= 1 << place[category]
    return marks
