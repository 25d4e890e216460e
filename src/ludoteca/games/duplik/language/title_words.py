"""Words of a title. Artists hear it first, so no criterion may ask only for what the title names."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping
from functools import lru_cache

# Words that name nothing that can be drawn, without accents.
_SMALL = {
    "it": """il lo la i gli le un uno una di del dello della dei degli delle a al allo alla ai agli alle da dal dalla
        dai dalle in nel nello nella nei nelle con su sul sullo sulla sui sulle per tra fra e ed o ma che chi cui non si
        se c ci ce sono ha hanno sta stanno ne l d un anche ancora gia solo come quando questo questa quello quella suo
        sua suoi sue loro mi ti vi mio mia nostro nostra qualcuno qualcosa""",
    "en": """the a an of to at in on with for by from and or but that who which is are was were be been has have had it
        its his her their there here not no as into up out off over under still already only this these those he she
        they we you i my our do does one some very too so own s somebody something""",
}
_NAMELESS = {language: frozenset(words.split()) for language, words in _SMALL.items()}
_ENDINGS = {"it": re.compile(r"[aeio]+$"), "en": re.compile(r"(ing|ies|es|ed|s|y|e)$")}
_STEM = 6                        # letters that distinguish a word from others, without its ending
# A title with the first stem makes artists draw the second.
_KIN: dict[str, dict[str, tuple[str, ...]]] = {
    "it": {"stanc": ("dorm",), "addorm": ("dorm",), "nott": ("lun",)},
    "en": {"tir": ("asleep", "sleep")},
}


@lru_cache(maxsize=4096)
def stems_named(text: str, language: str) -> frozenset[str]:
    """The stems of the words that name something."""
    plain = unicodedata.normalize("NFD", text.lower().replace("’", "'")).encode("ascii", "ignore").decode()
    words = (word for word in re.findall(r"[a-z]+", plain) if word not in _NAMELESS[language])
    return frozenset(_ENDINGS[language].sub("", word)[:_STEM] for word in words)


def gives_away(title: Mapping[str, str], asked: Mapping[str, str]) -> bool:
    """Whether the title names all that the criterion names, in either language."""
    for language in ("it", "en"):
        told = stems_named(title[language], language)
        told |= {kin for stem in told for kin in _KIN[language].get(stem, ())}
        if stems_named(asked[language], language) <= told:
            return True
    return False
