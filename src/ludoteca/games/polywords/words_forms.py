"""Other forms of a noun: from 'gatti' back to 'gatto', from 'maestra' to 'maestro', from 'leaves' to 'leaf'."""

from __future__ import annotations

_IRREGULAR_ITALIAN = {
    "UOMINI": ("UOMO",), "UOVA": ("UOVO",), "DITA": ("DITO",), "BRACCIA": ("BRACCIO",), "LABBRA": ("LABBRO",),
    "GINOCCHIA": ("GINOCCHIO",), "ORECCHIE": ("ORECCHIO",), "ORECCHIA": ("ORECCHIO",), "OSSA": ("OSSO",),
    "CIGLIA": ("CIGLIO",), "SOPRACCIGLIA": ("SOPRACCIGLIO",), "MANI": ("MANO",), "BUOI": ("BUE",), "ALI": ("ALA",),
    "DEI": ("DIO",), "MOGLI": ("MOGLIE",), "LENZUOLA": ("LENZUOLO",), "CERVELLA": ("CERVELLO",),
    "MURA": ("MURO",), "PAIA": ("PAIO",), "TEMPLI": ("TEMPIO",), "ARMI": ("ARMA",), "FRUTTA": ("FRUTTO",),
    "LEONESSA": ("LEONE",), "CAGNA": ("CANE",), "GALLINA": ("GALLO",), "REGINA": ("RE",), "DEA": ("DIO",),
}  # fmt: skip

# (ending written, endings a member may have instead), longest ending first.
_ITALIAN_ENDINGS: tuple[tuple[str, tuple[str, ...]], ...] = (
    ("TRICI", ("TORE", "TRICE")),
    ("TRICE", ("TORE",)),
    ("ESSE", ("ESSA",)),
    ("ESSA", ("E", "O", "A")),
    ("IERE", ("IERA", "IERO")),
    ("IERA", ("IERE", "IERO")),
    ("CHI", ("CO",)),
    ("GHI", ("GO",)),
    ("CHE", ("CA", "CO")),
    ("GHE", ("GA", "GO")),
    ("CE", ("CIA", "CE")),
    ("GE", ("GIA",)),
    ("I", ("O", "E", "A", "IO")),
    ("E", ("A", "I", "O")),
    ("A", ("O", "E")),
    ("O", ("I", "A")),
)

_IRREGULAR_ENGLISH = {
    "MEN": ("MAN",), "WOMEN": ("WOMAN",), "CHILDREN": ("CHILD",), "MICE": ("MOUSE",), "GEESE": ("GOOSE",),
    "FEET": ("FOOT",), "TEETH": ("TOOTH",), "LICE": ("LOUSE",), "OXEN": ("OX",), "DICE": ("DIE",),
    "KNIVES": ("KNIFE",), "WIVES": ("WIFE",), "LEAVES": ("LEAF",), "WOLVES": ("WOLF",), "SHELVES": ("SHELF",),
    "SCARVES": ("SCARF",), "CALVES": ("CALF",), "LOAVES": ("LOAF",), "PENCE": ("PENNY",),
}  # fmt: skip

_ENGLISH_ENDINGS: tuple[tuple[str, tuple[str, ...]], ...] = (("IES", ("Y", "IE")), ("ES", ("", "E")), ("S", ("",)))


def possible_members(word: str, language: str) -> tuple[str, ...]:
    """The words that `word` may be a plural, a singular or the other gender of; most of them do not exist."""
    if language == "it":
        irregular, endings = _IRREGULAR_ITALIAN, _ITALIAN_ENDINGS
    else:
        irregular, endings = _IRREGULAR_ENGLISH, _ENGLISH_ENDINGS
    candidates = list(irregular.get(word, ()))
    for written, others in endings:
        if word.endswith(written) and len(word) > len(written) + 1:
            stem = word[: -len(written)]
            candidates += [stem + other for other in others]
    if language == "en":
        candidates += [word + "S", word + "ES"]
    return tuple(dict.fromkeys(candidates))
