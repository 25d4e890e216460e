"""What a house knows of people and for how long, as a page it shows: the spans are those it keeps to."""

from __future__ import annotations

from ludoteca.rules.texts import sentence
from ludoteca.server.house.limits import DAY, Limits
from ludoteca.server.runtime.operator_text import TEXTS
from ludoteca.store import FORGIVEN

PARTS = ("kept", "until", "passing", "others", "browser", "research", "rights")


def page(language: str, limits: Limits, name: str, relayed: bool) -> str:
    """Markdown, in a language of the house. `name` is the house's own; `relayed`: voices may pass through a relay."""
    facts = {
        "guests": str(limits.guests_kept // DAY), "finished": str(limits.finished_kept // DAY),
        "abandoned": str(limits.abandoned_kept // DAY), "hours": str(-(-(FORGIVEN + limits.sweep) // 3_600_000)),
        "house": name or "Ludoteca"}

    def say(key: str) -> str:
        return sentence(TEXTS, f"privacy-{key}", language, facts)

    lines = [f"# {say('title')}", say("intro")]
    for part in PARTS:
        lines += [f"## {say(f'{part}-title')}", say(part)]
        if part == "others":
            lines.append(say("relay" if relayed else "no-relay"))
    return "\n\n".join(lines) + "\n"
