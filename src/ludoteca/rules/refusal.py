"""How a no explains itself: a code for programs, a sentence for people, the rule it comes from."""

from __future__ import annotations

from typing import Any

from ludoteca.rules.texts import sentence


class IllegalMove(Exception):
    """A move the rules refuse. Nothing has changed.

    `facts` fill the sentence (`refusal-<code>` in the game's texts, dashes for underscores); they must be things
    the refused seat may know. `rule` names the place in the rules page.
    """

    def __init__(self, code: str, rule: str = "", **facts: Any) -> None:
        super().__init__(code)
        self.code = code
        self.rule = rule
        self.facts = facts
        self.game = ""

    def sentence(self, language: str = "it") -> str:
        """The refusal in the person's language."""
        return sentence(self.game, f"refusal-{self.code.replace('_', '-')}", language, self.facts)

    def __str__(self) -> str:
        return f"{self.code}: {self.sentence('en')}"
