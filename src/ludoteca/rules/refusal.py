"""How a no explains itself: a code for programs, a sentence for people, the rule it comes from."""

from __future__ import annotations

from typing import Any, Literal

from ludoteca.rules.texts import sentence

LARGEST = 2**53                    # beyond it a browser counts wrong, and a number of a move may have any length


def _sayable(fact: Any) -> Any:
    """A fact as it can be sent and put into a sentence: a number beyond all sense becomes its first digits."""
    if isinstance(fact, int) and abs(fact) > LARGEST:
        return f"{fact // 10 ** (len(str(abs(fact))) - 6) if abs(fact) < 10**4000 else '?'}…"
    return fact


class IllegalMove(Exception):
    """A move the rules refuse. Nothing has changed.

    `facts` fill the sentence (`refusal-<code>` in the game's texts, dashes for underscores); they must be things
    the refused seat may know. `rule` names the place in the rules page.

    >>> from ludoteca import Table
    >>> table = Table("masterdice", seed=7)
    >>> try:
    ...     table.play(1 - min(table.actors), {"type": "roll"})
    ... except IllegalMove as refusal:
    ...     print(refusal.code, "|", refusal.sentence("en"))
    not_your_turn | It is not your turn.
    """

    def __init__(self, code: str, rule: str = "", **facts: Any) -> None:
        super().__init__(code)
        self.code = code
        self.rule = rule
        self.facts = {name: _sayable(fact) for name, fact in facts.items()}
        self.game = ""

    def sentence(self, language: str = "it") -> str:
        """The refusal in the person's language."""
        return sentence(self.game, f"refusal-{self.code.replace('_', '-')}", language, self.facts)

    def __str__(self) -> str:
        return f"{self.code}: {self.sentence('en')}"


class Unreadable(Exception):
    """A log that the rules cannot follow: newer than they are, older than they remember, or refused at an entry.

    There is no half a table. `why` is for whoever keeps the house; what people are told (`sentence`) names no move.

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
        """What the people at that table are told."""
        return sentence(self.game, f"unreadable-{self.code}", language)
