"""Nouns and sentences of improvised scenes: a template per language, filled with the figures."""

from __future__ import annotations

from collections.abc import Mapping

from ludoteca.games.duplik.album.scene import Text
from ludoteca.games.duplik.kinds import KINDS
from ludoteca.games.duplik.kinds.features import Noun
from ludoteca.games.duplik.language.grammar import a, sentence, the, with_preposition

# Things that are drawn but have no kind in the vocabulary.
MORE: dict[str, tuple[Noun, Noun]] = {
    "top hat": (Noun("cilindro", "cilindri", "m"), Noun("top hat", "top hats")),
    "party hat": (Noun("cappellino da festa", "cappellini da festa", "m"), Noun("party hat", "party hats")),
    "beanie": (Noun("berretto col pompon", "berretti col pompon", "m"), Noun("bobble hat", "bobble hats")),
    "chef hat": (Noun("cappello da cuoco", "cappelli da cuoco", "m"), Noun("chef's hat", "chef's hats")),
    "cap": (Noun("berretto con la visiera", "berretti con la visiera", "m"), Noun("peaked cap", "peaked caps")),
    "scarf": (Noun("sciarpa", "sciarpe", "f"), Noun("scarf", "scarves")),
    "newspaper": (Noun("giornale", "giornali", "m"), Noun("newspaper", "newspapers")),
    "ice cream": (Noun("gelato", "gelati", "m"), Noun("ice cream", "ice creams")),
    "rod": (Noun("canna da pesca", "canne da pesca", "f"), Noun("fishing rod", "fishing rods")),
    "lead": (Noun("guinzaglio", "guinzagli", "m"), Noun("lead", "leads")),
}


def noun(name: str, language: str) -> Noun:
    if name in MORE:
        return MORE[name][language == "en"]
    return KINDS[name].name(language)


def fill(both: tuple[str, str], roles: Mapping[str, str]) -> Text:
    """Both templates with their roles filled in: "{un_h}" is "un gatto", "{il_h}" "il gatto", "{the_h}" "the cat"."""
    it_words: dict[str, str] = {}
    en_words: dict[str, str] = {}
    for role, name in roles.items():
        word = noun(name, "it")
        it_words |= {f"un_{role}": a(word, "it"), f"il_{role}": the(word, "it"), f"nome_{role}": word.one}
        it_words |= {f"{joined}_{role}": with_preposition(preposition, word)
                     for joined, preposition in (("al", "a"), ("del", "di"), ("sul", "su"))}
        word = noun(name, "en")
        en_words |= {f"a_{role}": a(word, "en"), f"the_{role}": the(word, "en"), f"name_{role}": word.one}
    return Text(sentence(both[0].format(**it_words)), sentence(both[1].format(**en_words)))


def as_title(both: tuple[str, str], roles: Mapping[str, str]) -> Text:
    """The filled templates as titles, without a full stop."""
    text = fill(both, roles)
    return Text(text.it.rstrip("."), text.en.rstrip("."))
