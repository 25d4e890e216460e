"""Answers of several words: the article that falls away, the head that is judged, the rest that only says which."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

import msgspec

Test = Callable[[str], bool]

ARTICLES = {
    "it": frozenset(("il", "lo", "la", "l", "i", "gli", "le", "un", "uno", "una")),
    "en": frozenset(("the", "a", "an")),
}
_POSSESSIVES = {
    "it": frozenset(f"{stem}{end}" for stem, ends in (
        ("mi", ("o", "a", "e")), ("mie", ("i",)), ("tu", ("o", "a", "e")), ("tuo", ("i",)), ("su", ("o", "a", "e")),
        ("suo", ("i",)), ("nostr", "oaie"), ("vostr", "oaie")) for end in ends),
    "en": frozenset(("my", "your", "his", "her", "our", "their")),
}
_OF = frozenset((
    "di", "del", "dello", "della", "dell", "dei", "degli", "delle", "d", "da", "dal", "dallo", "dalla", "dall",
))  # fmt: skip
_AT = frozenset((
    "a", "ad", "al", "allo", "alla", "all", "ai", "agli", "alle", "con", "col", "senza", "per", "in", "nel", "nello",
    "nella", "nell", "nei", "sul", "sulla", "sull", "su",
))  # fmt: skip
_AND = frozenset(("e", "ed", "o"))
# 'a pint of milk' is milk, 'una fetta di torta' is cake.
_MEASURES = {
    "it": frozenset(("bicchiere", "tazza", "tazzina", "bottiglia", "lattina", "boccale", "calice", "fetta", "pezzo",
                     "piatto", "ciotola", "cono", "coppa", "sorso")),
    "en": frozenset(("pint", "cup", "glass", "mug", "bottle", "can", "slice", "piece", "bowl", "plate", "jug", "bar",
                     "scoop", "sip", "bunch", "bag", "tin")),
}

FOOD = frozenset(("bevanda", "piatto_salato", "dolce", "ortaggio", "frutto", "formaggio", "formato_di_pasta", "spezia"))
LIVING = frozenset((
    "animale", "animale_acquatico", "uccello", "insetto", "rettile", "razza_di_cane", "fiore", "albero", "parente",
    "mestiere",
))  # fmt: skip
# What cannot be made of wood or glass: no body, no dance, no money is.
NEVER_MADE = LIVING | {"parte_del_corpo", "ballo", "moneta", "sport", "emozione", "malattia", "tempo_atmosferico"}
_GROWN = LIVING - {"mestiere"} | {"frutto", "ortaggio"}
_MADE = frozenset(("WOODEN", "WOOLLEN", "PLASTIC", "METAL", "PAPER", "CARDBOARD", "GLASS", "ELECTRIC", "ELECTRONIC"))
_PARTICLES = frozenset((
    "up", "down", "in", "out", "on", "off", "away", "back", "over", "around", "about", "along", "through", "together",
    "apart", "across", "round", "by", "with", "to", "at", "forward",
))  # fmt: skip
_OF_MACHINES = ("ELETTRIC", "ELETTRONIC", "MECCANIC", "DIGITAL", "AUTOMATIC")
PLACES = frozenset(("citta", "capitale", "isola", "fiume_o_lago", "nazione"))
FIRST_NAMES = frozenset(("nome_maschile", "nome_femminile"))
# A title, a brand or a person is that whole name or nothing; an adjective or an element is one word.
WHOLE = frozenset((
    "film", "libro", "cantante_o_gruppo", "personaggio_di_cartoni_o_fiabe", "marca", "personaggio_storico", "lingua",
    "elemento_chimico", "mitologia", "corpo_celeste", "aggettivo",
))  # fmt: skip
_GENERIC = {
    "it": {"fiume_o_lago": ("fiume", "lago", "torrente"), "isola": ("isola", "isole", "arcipelago"),
           "citta": ("città",), "capitale": ("città",), "lingua": ("lingua",), "elemento_chimico": ("elemento",),
           "corpo_celeste": ("pianeta", "stella")},
    "en": {"fiume_o_lago": ("river", "lake"), "isola": ("island", "isle"), "citta": ("city",), "capitale": ("city",)},
}


class Judge(msgspec.Struct, frozen=True):
    """What the lexicon answers while a phrase is taken apart (all asked with letters as they stand in the cells)."""

    language: str
    category: str
    belongs: Test                  # a member, or a form of one
    known: Test                    # a word of the language
    adjective: Test
    edible: Test                   # a member of one of the lists of food, or a form of one
    place: Test                    # a member of one of the lists of places
    material: Test
    bodily: Test                   # a living being or a part of one
    letters: Callable[[str], str]


def tokens(text: str) -> list[str]:
    """The words of an answer in small letters; an elided article or preposition stands alone."""
    return [part for part in re.split(r"[\s'’‘ʼ`´]+", text.lower()) if part]


def without_article(text: str, language: str) -> str:
    """The answer without the article in front of it, or an empty string where there is none."""
    parts = tokens(text)
    if len(parts) > 1 and parts[0] in ARTICLES[language]:
        return " ".join(parts[1:])
    return ""


def head_of(text: str, judge: Judge) -> str | None:
    """The part of a longer answer that belongs to the category, where the rest only specifies it."""
    parts = tokens(text)
    if parts and parts[0] in ARTICLES[judge.language]:
        parts = parts[1:]
    if judge.category == "parente" and parts and parts[0] in _POSSESSIVES[judge.language]:
        parts = parts[1:]
        if len(parts) == 1:
            return _if_member(parts, judge)
    if len(parts) < 2:
        return None
    named = _after_generic_name(parts, judge)
    if named or judge.category in WHOLE:
        return named
    if judge.category in FIRST_NAMES:
        return _double_name(parts, judge)
    if judge.category in FOOD and len(parts) > 2 and parts[0] in _MEASURES[judge.language] and parts[1] in _OF | {"of"}:
        return _if_member(parts[2:], judge)
    return _italian_head(parts, judge) if judge.language == "it" else _english_head(parts, judge)


def _if_member(parts: Sequence[str], judge: Judge) -> str | None:
    word = judge.letters(" ".join(parts))
    return word if word and judge.belongs(word) else None


def _after_generic_name(parts: Sequence[str], judge: Judge) -> str | None:
    """'fiume Po', "isola d'Elba": the name after what it is the name of."""
    if parts[0] not in _GENERIC[judge.language].get(judge.category, ()):
        return None
    rest = list(parts[1:])
    while len(rest) > 1 and (rest[0] in _OF or rest[0] == "of"):
        rest = rest[1:]
    return _if_member(rest, judge)


def _double_name(parts: Sequence[str], judge: Judge) -> str | None:
    """'Maria Grazia': two first names of the same sex; Maria may follow a man's name."""
    if len(parts) == 2 and all(judge.belongs(judge.letters(part)) or (place and part == "maria")
                               for place, part in enumerate(parts)):
        return judge.letters(parts[0])
    return None


def _italian_head(parts: Sequence[str], judge: Judge) -> str | None:
    for length in range(len(parts) - 1, 0, -1):
        head = _if_member(parts[:length], judge)
        if head and _specifies(parts[length:], judge):
            return head
    # 'vecchia zia': an adjective may also come first.
    if len(parts) == 2 and judge.category not in PLACES and judge.adjective(judge.letters(parts[0])):
        return _if_member(parts[1:], judge)
    return None


def _specifies(rest: Sequence[str], judge: Judge) -> bool:
    """Whether the rest of an answer says which one: adjectives, or a preposition with what it governs."""
    if judge.category in PLACES:
        return len(rest) > 1 and rest[0] in _OF | _AT and judge.place(judge.letters(" ".join(rest[1:])))
    # The last preposition, and whether a noun must still come ('lavarsi i denti': a verb may govern one itself).
    governed_by, open_end = "", judge.category == "verbo_all_infinito" and rest[0] in ARTICLES["it"]
    for part in rest:
        word = judge.letters(part)
        if part in _OF or (part in _AT and (judge.category not in LIVING or part in ("a", "in"))):
            governed_by, open_end = part, True
        elif part in _AND and not open_end:
            open_end = True
        elif part in ARTICLES["it"] and open_end:
            continue
        elif not (_may_be_governed(word, governed_by, judge) if open_end else _may_follow(word, judge)):
            return False
        else:
            open_end = False
    return not open_end


def _may_follow(word: str, judge: Judge) -> bool:
    """Right after a noun: an adjective, or in the kitchen something to eat ('pizza funghi').

    Nothing that grew is electric.
    """
    if judge.category in _GROWN and word.startswith(_OF_MACHINES):
        return False
    return judge.adjective(word) or (judge.category in FOOD and judge.edible(word))


def _may_be_governed(word: str, preposition: str, judge: Judge) -> bool:
    """After a preposition: any known word, but food is made with food, and no animal is made of plastic."""
    if judge.category in FOOD:
        return judge.edible(word) or judge.place(word) or (preposition in ("alla", "all") and judge.adjective(word))
    if judge.category in NEVER_MADE and judge.material(word):
        return False
    # The palm of the hand, not the leg of the table.
    if judge.category == "parte_del_corpo" and preposition in _OF and not preposition.startswith("da"):
        return judge.bodily(word)
    return judge.known(word)


def _english_verb(parts: Sequence[str], judge: Judge) -> str | None:
    """'to swim', 'get up', 'brush your teeth': what stands last in 'gravy train' is no verb."""
    marked = parts[0] == "to"
    verb, *rest = parts[1:] if marked else parts
    ruled = ARTICLES["en"] | _POSSESSIVES["en"]
    said = all(part in _PARTICLES or part in ruled or judge.known(judge.letters(part)) for part in rest)
    if said and (marked or rest[0] in ruled or set(rest) <= _PARTICLES):
        return _if_member([verb], judge)
    return None


def _english_head(parts: Sequence[str], judge: Judge) -> str | None:
    """The last word: 'red wine', 'apple pie'; or the first one before 'of', 'with' and 'in'."""
    if judge.category == "verbo_all_infinito":
        return _english_verb(parts, judge)
    for place, part in enumerate(parts[1:-1], 1):
        if part in ("of", "with", "in", "on", "for", "and"):
            rest = [each for each in parts[place + 1:] if each not in ARTICLES["en"]]
            of_a_body = judge.category == "parte_del_corpo" and part == "of"
            fits = judge.edible if judge.category in FOOD else judge.bodily if of_a_body else judge.known
            said = [judge.letters(each) for each in rest]
            made = part == "of" and judge.category in NEVER_MADE and any(map(judge.material, said))
            if judge.category not in PLACES and rest and all(map(fits, said)) and not made:
                return _if_member(parts[:place], judge)
            return None
    for start in range(1, len(parts)):
        head = _if_member(parts[start:], judge)
        if head and all(_may_precede(judge.letters(part), judge) for part in parts[:start]):
            return head
    return None


def singulars(word: str) -> tuple[str, ...]:
    """What the letters may be an English plural of: GUINEAPIGS, BORDERCOLLIES, PAINTBRUSHES."""
    return tuple(word[:-len(ending)] + one for ending, one in (("IES", "Y"), ("ES", ""), ("S", ""))
                 if word.endswith(ending) and len(word) > len(ending) + 2 and not word.endswith("SS"))


def _may_precede(word: str, judge: Judge) -> bool:
    if judge.category in PLACES or (judge.category in NEVER_MADE and word in _MADE):
        return False
    if judge.category in FOOD:
        return judge.adjective(word) or judge.edible(word)
    return judge.adjective(word) or (judge.known(word) and judge.category not in LIVING - {"mestiere"})
