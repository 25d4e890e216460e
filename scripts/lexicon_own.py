"""Our own word lists: how their shorthand is written out, and what was decided word by word."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

LISTS = Path(__file__).parents[1] / "src/ludoteca/games/polywords/lists"


def entries(path: Path) -> Iterator[tuple[str, str]]:
    """(section, entry) of a list: words between blanks under '## section' headings, comments left out."""
    section = ""
    for line in path.read_text(encoding="utf-8").splitlines() if path.exists() else ():
        if line.startswith("## "):
            section = line[3:].strip()
        elif not line.startswith("#"):
            for entry in line.split():
                yield section, entry


def decisions(language: str) -> dict[str, str]:
    """What was decided about each common string the dictionaries lack: yes, name, foreign or no."""
    return {entry: section for section, entry in entries(LISTS / language / "decisions.txt")}


def leaving(language: str) -> set[str]:
    """Words that a source holds and the language does not."""
    return {form for _, entry in entries(LISTS / language / "leaving.txt") for form in written_out(entry)}


def own_words(language: str) -> set[str]:
    """The words of our own list, every shorthand written out."""
    return {form for _, entry in entries(LISTS / language / "words.txt") for form in written_out(entry)}


def cooking(language: str) -> list[str]:
    """Words that say how a dish is made or served."""
    return [form for _, entry in entries(LISTS / language / "cooking.txt") for form in written_out(entry)]


def places(language: str) -> set[str]:
    """Regions and lands that are on no category's list."""
    return {entry for _, entry in entries(LISTS / language / "places.txt")}


def idioms(language: str) -> set[str]:
    """Sayings that are not what their head is."""
    found = entries(LISTS / language / "idioms.txt")
    return {form.replace("_", " ") for _, entry in found for form in written_out(entry)}


def rejected(language: str) -> dict[str, set[str]]:
    """Members a source names and no player has in mind, by category."""
    found: dict[str, set[str]] = {}
    for category, entry in entries(LISTS / language / "rejected.txt"):
        found.setdefault(category, set()).add(entry)
    return found


def written_out(entry: str) -> list[str]:
    """'vegan*' is four words, 'dron/e/i' two, 'taggare+' all forms of the verb."""
    if entry.endswith("*"):
        return [entry[:-1] + ending for ending in _endings(entry[:-1])]
    if entry.endswith("+"):
        return conjugated(entry[:-1])
    stem, *endings = entry.split("/")
    return [stem + ending for ending in endings] if endings else [stem]


def _endings(stem: str) -> tuple[str, ...]:
    return ("o", "a", "hi", "he") if stem.endswith("g") else ("o", "a", "i", "he") if stem.endswith("c") else (
        "o", "a", "i", "e")


def conjugated(infinitive: str) -> list[str]:
    """Every simple form of a regular verb in -are, with its participles and its reflexive."""
    stem = infinitive[:-3]
    hard = stem + "h" if stem[-1] in "cg" else stem
    thin = stem[:-1] if stem.endswith("i") else hard          # before another i: messaggi, not messaggii
    thin_e = stem[:-1] if re.search("[cg]i$", stem) else hard  # before an e: messaggerò
    forms = [stem + ending for ending in (
        "are", "arsi", "ando", "andosi", "o", "a", "ate", "ano", "avo", "avi", "ava", "avamo", "avate", "avano", "ai",
        "asti", "ò",
        "ammo", "aste", "arono", "assi", "asse", "assimo", "assero", "ato", "ata", "ati", "ate", "ante", "anti")]
    forms += [thin + ending for ending in ("i", "iamo", "iate", "ino")]
    forms += [thin_e + ending for ending in (
        "erò", "erai", "erà", "eremo", "erete", "eranno", "erei", "eresti", "erebbe", "eremmo", "ereste", "erebbero")]
    return forms
