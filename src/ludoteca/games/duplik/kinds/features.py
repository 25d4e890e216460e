"""Features of kinds: counted parts and choices with their words, and the features that many kinds share."""

from __future__ import annotations

import msgspec

Value = int | str
Features = dict[str, Value]


class Noun(msgspec.Struct, frozen=True):
    """A name: singular, plural, gender (m, f; n in English) and the other words people say for it.

    `many_gender` is for the few that change it: l'uovo, le uova.
    """

    one: str
    many: str
    gender: str = "n"
    also: tuple[str, ...] = ()
    many_gender: str = ""

    def gender_of(self, many: bool) -> str:
        return self.many_gender or self.gender if many else self.gender


class Counted(msgspec.Struct, frozen=True):
    """A feature that is a number: legs, candles, windows. `part` names the choice that must be there first."""

    name: str
    it: Noun
    en: Noun
    low: int
    high: int
    usual: int
    part: str = ""


class Said(msgspec.Struct, frozen=True):
    """How one value of a choice is said: after the subject ("porta un cilindro") and beside the noun ("col
    cilindro"). A bar separates singular and plural, a star stands for the ending that agrees."""

    it: str
    en: str
    it_beside: str
    en_beside: str


class Chosen(msgspec.Struct, frozen=True):
    """A feature that is one of a few values: an expression, a hat, a pattern."""

    name: str
    options: dict[str, Said]
    usual: str


Feature = Counted | Chosen


def noun(words: str, gender: str = "n") -> Noun:
    """Reads "mucca/mucche, vacca": singular/plural, then plain synonyms; the gender is "f", or "m/f" if it changes."""
    first, *also = (w.strip() for w in words.split(","))
    one, _, many = first.partition("/")
    gender, _, many_gender = gender.partition("/")
    return Noun(one, many or one + "s", gender, tuple(also), many_gender)


EXPRESSION = Chosen("expression", {
    "calm": Said("è tranquill*|sono tranquill*", "is calm|are calm", "tranquill*", "calm"),
    "smiling": Said("sorride|sorridono", "is smiling|are smiling", "che sorride|che sorridono", "smiling"),
    "sad": Said("è triste|sono tristi", "is sad|are sad", "triste|tristi", "sad"),
    "angry": Said("è arrabbiat*|sono arrabbiat*", "is angry|are angry", "arrabbiat*", "angry"),
    "surprised": Said("è sorpres*|sono sorpres*", "looks surprised|look surprised", "sorpres*", "surprised"),
    "sleeping": Said("dorme|dormono", "is asleep|are asleep", "che dorme|che dormono", "sleeping"),
}, "calm")

HAT = Chosen("hat", {
    "none": Said("non porta cappello|non portano cappello", "wears no hat|wear no hat",
                 "senza cappello", "with no hat"),
    "top": Said("porta un cilindro|portano il cilindro", "wears a top hat|wear top hats",
                "col cilindro", "in a top hat"),
    "party": Said("porta un cappellino da festa|portano un cappellino da festa",
                  "wears a party hat|wear party hats", "con un cappellino da festa", "in a party hat"),
    "crown": Said("porta una corona|portano una corona", "wears a crown|wear crowns",
                  "con la corona", "wearing a crown"),
    "chef": Said("porta un cappello da cuoco|portano un cappello da cuoco", "wears a chef's hat|wear chef's hats",
                 "col cappello da cuoco", "in a chef's hat"),
    "feathered": Said("porta un cappello con le piume|portano un cappello con le piume",
                      "wears a hat with feathers|wear hats with feathers", "con un cappello piumato",
                      "in a feathered hat"),
    "witch": Said("porta un cappello da strega|portano un cappello da strega",
                  "wears a witch's hat|wear witch's hats", "col cappello da strega", "in a witch's hat"),
    "beanie": Said("porta un berretto col pompon|portano un berretto col pompon",
                   "wears a bobble hat|wear bobble hats", "col berretto col pompon", "in a bobble hat"),
}, "none")

FEATHERS = Counted("feathers", noun("piuma/piume, penna", "f"), noun("feather/feathers"), 1, 5, 2, "hat")

PATTERN = Chosen("pattern", {
    "plain": Said("è tutt* bianc*|sono tutt* bianc*", "is plain|are plain", "bianc*", "plain"),
    "stripes": Said("è a righe|sono a righe", "is striped|are striped", "a righe", "striped"),
    "dots": Said("è a pois|sono a pois", "is spotted|are spotted", "a pois", "spotted"),
    "checks": Said("è a quadretti|sono a quadretti", "is checked|are checked", "a quadretti", "checked"),
}, "plain")

OUTFIT = Chosen("pattern", {
    "plain": Said("è vestit* in tinta unita|sono vestit* in tinta unita", "wears plain clothes|wear plain clothes",
                  "in tinta unita", "in plain clothes"),
    "stripes": Said("è vestit* a righe|sono vestit* a righe", "wears striped clothes|wear striped clothes",
                    "vestit* a righe", "in striped clothes"),
    "dots": Said("è vestit* a pois|sono vestit* a pois", "wears spotted clothes|wear spotted clothes",
                 "vestit* a pois", "in spotted clothes"),
    "checks": Said("è vestit* a quadretti|sono vestit* a quadretti", "wears checked clothes|wear checked clothes",
                   "vestit* a quadretti", "in checked clothes"),
}, "plain")

HEAD = (EXPRESSION, HAT, FEATHERS)


def legs(usual: int = 4, high: int = 8, low: int = 1) -> Counted:
    return Counted("legs", noun("zampa/zampe, gamba", "f"), noun("leg/legs, paw"), low, high, usual)


def standing_legs(usual: int = 4, high: int = 8) -> Counted:
    """The legs of things that stand but do not walk."""
    return Counted("legs", noun("gamba/gambe, zampa, piede, piedino", "f"), noun("leg/legs, foot, feet"), 1, high,
        usual)


def count(name: str, it: str, en: str, usual: int, low: int = 1, high: int = 6, part: str = "") -> Counted:
    """A counted feature; `it` begins with the gender: "f ruota/ruote"."""
    gender, words = it.split(" ", 1)
    return Counted(name, noun(words, gender), noun(en), low, high, usual, part)


def number(value: Value) -> int:
    return value if isinstance(value, int) else int(value)
