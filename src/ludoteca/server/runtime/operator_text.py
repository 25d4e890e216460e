"""Operator text: sentences for the operator at the terminal, in Italian or their language, then in English."""

from __future__ import annotations

import os
from importlib import resources
from typing import Any

from ludoteca.languages import first_spoken
from ludoteca.rules.texts import register_texts, sentence
from ludoteca.store.preflight import InUse, Unusable

TEXTS = "terminal"
register_texts(TEXTS, resources.files(__package__) / "texts")


class InvalidSetting(ValueError):
    """A setting that cannot be understood, or not be had: the sentence that says so, and its facts."""

    def __init__(self, key: str, **facts: str) -> None:
        super().__init__(sentence(TEXTS, key, "en", facts))
        self.key = key
        self.facts = facts


def both(key: str, **facts: Any) -> list[str]:
    """One sentence in two languages: who reads neither Italian nor English may have set the terminal to a third."""
    plain = {name: str(fact) for name, fact in facts.items()}
    theirs = first_spoken(os.environ.get("LANG", ""))
    first = "it" if theirs in (None, "en") else theirs
    return [sentence(TEXTS, key, language, plain) for language in (first, "en")]


def explained(trouble: Unusable | InUse) -> list[str]:
    """What is the matter with the database, and what to do; of a database elsewhere also what it says itself."""
    place = "postgres" if trouble.path.startswith("postgres") else "database"
    if isinstance(trouble, Unusable):
        if place == "postgres":
            kind = trouble.kind if trouble.kind in ("newer", "read_only") else "out_of_reach"
            reason = f" ({trouble.detail})" if trouble.detail else ""
            return [line + reason for line in both(f"postgres-{kind.replace('_', '-')}", path=trouble.path)]
        return both(f"database-{trouble.kind.replace('_', '-')}", path=trouble.path)
    if place == "postgres":
        return both("postgres-in-use", path=trouble.path, address=trouble.address)
    if trouble.address:
        return both("database-in-use", address=trouble.address, pid=trouble.pid)
    return both("database-in-use-somewhere", path=trouble.path)
