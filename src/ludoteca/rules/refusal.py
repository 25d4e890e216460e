"""Refusals: a code for programs, a sentence for people, and the section of the rules page."""

from __future__ import annotations

from typing import Literal

from ludoteca.rules.texts import sentence

LARGEST = 2**53                    # JavaScript loses precision above it; a number in a move may have any length


def _printable(fact: object) -> object:
    """A fact that fits a message and a sentence: of a number too large, only the first digits."""
    if isinstance(fact, int) and abs(fact) > LARGEST:
        return f"{fact // 10 ** (len(str(abs(fact))) - 6) if abs(fact) < 10**4000 else '?'}…"
    return fact


class IllegalMove(Exception):
    """A move that the rules refuse. The table has not changed.

    `facts` fill the sentence, which is `refusal-<code>` in the game's texts, with dashes for underscores. They must not
    tell the refused seat anything hidden. `rule` names a section of the rules page.

    >>> from ludoteca import Table
    >>> table = Table("masterdice", seed=7)
    >>> try:
    ...     table.play(1 - min(table.actors), {"type": "roll"})
    ... except IllegalMove as refusal:
    ...     print(refusal.code, "|", refusal.sentence("en"))
    not_your_turn | It is not your turn.
    """

    def __init__(self, code: str, rule: str = "", **facts: object) -> None:
        super().__init__(code)
        self.code = code
        self.rule = rule
        self.facts = {name: _printable(fact) for name, fact in facts.items()}
        self.game = ""

    def sentence(self, language: str = "it") -> str:
        """Return the refusal in a language."""
        return sentence(self.game, f"refusal-{self.code.replace('_', '-')}", language, self.facts)

    def __str__(self) -> str:
        return f"{self.code}: {self.sentence('en')}"


class Unreadable(Exception):
    """A log the rules cannot replay: newer than the rules, too old for them, or refused at an entry.

    No table is returned. `why` is for the operator; the sentence for players (`sentence`) names no move.

    >>> from ludoteca import Table
    >>> log = Table("masterdice").log
    >>> try:
    ...     Table.replay({**log, "version": 99})
    ... except Unreadable as trouble:
    ...     print(trouble.code, trouble.position)
    newer 0
    """

    def __init__(
        self, code: Literal["newer", "older", "refused"], game: str, version: int, position: int, why: str,
    ) -> None:
        super().__init__(f"{game}, version {version}, entry {position}: {why}")
        self.code = code
        self.game = game
        self.version = version
        self.position = position
        self.why = why

    def sentence(self, language: str = "it") -> str:
        """Return the sentence for the players of that table."""
        return sentence(self.game, f"unreadable-{self.code}", language)
