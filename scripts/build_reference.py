"""Library reference: writes docs/library/reference.md from the docstrings in the code. Takes no arguments."""

from __future__ import annotations

import inspect
import textwrap
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import ludoteca
from ludoteca import bots, rules
from ludoteca.rules import capabilities, deck, game, hourglass, registry, speech, text_interface, vote, words

PAGE = Path(__file__).resolve().parent.parent / "docs" / "library" / "reference.md"

HEAD = """# The library

The rules of all games without a server: for bots, simulations, notebooks and games of your own. How to write a game is
in [Adding a game](../write-a-game/adding-a-game.md). What of this may change is in [Stability](stability.md).

This page is made from the docstrings in the code (`python scripts/build_reference.py`). Its examples run as tests, in
the order of the page, after these imports:

```python
>>> import ludoteca
>>> from ludoteca import Chance, IllegalMove, Table, Unreadable, bot
>>> from ludoteca.rules import TakenBack, tell
>>> from ludoteca.rules.deck import draw
>>> from ludoteca.rules.hourglass import Hourglass
>>> from ludoteca.rules.vote import Poll
```
"""

CAPABILITIES = tuple(kind for kind in rules.Game.__bases__ if kind.__module__ == capabilities.__name__)

# What the page describes, in the order of use.
CHAPTERS: tuple[tuple[str, str, tuple[Any, ...]], ...] = (
    ("Playing: `import ludoteca`", inspect.getdoc(ludoteca) or "", (
        registry.games, registry.game, ludoteca.Table, rules.Outcome, game.Line, rules.IllegalMove, rules.Unreadable,
        rules.Chance, rules.Company)),
    ("Bots: `ludoteca.bots`", inspect.getdoc(bots) or "", (bots.bot, bots.Bot, bots.Unhurried)),
    ("Writing a game: `ludoteca.rules`", inspect.getdoc(rules) or "", (
        rules.Game, rules.OpenGame, rules.Options, rules.Move, rules.Event, rules.tell, rules.Told, rules.Step,
        rules.Entry, rules.TakenBack, rules.TimeAdded, registry.register, registry.bring)),
    ("What a game may add: `ludoteca.rules.capabilities`", inspect.getdoc(capabilities) or "", CAPABILITIES),
    ("In words: `ludoteca.told` and `ludoteca.say`", inspect.getdoc(text_interface) or "", (
        text_interface.told, text_interface.say, text_interface.account, text_interface.happened)),
    ("Telling a view: `ludoteca.rules.words`", inspect.getdoc(words) or "", (
        words.now, words.on_table, words.mine, words.words, words.Who, words.Account)),
    ("Saying a move: `ludoteca.rules.speech`", inspect.getdoc(speech) or "", (
        speech.Phrase, speech.Slot)),
    ("A vote: `ludoteca.rules.vote`", inspect.getdoc(vote) or "", (vote.Poll,)),
    ("An hourglass: `ludoteca.rules.hourglass`", inspect.getdoc(hourglass) or "", (hourglass.Hourglass,)),
    ("A deck: `ludoteca.rules.deck`", inspect.getdoc(deck) or "", (
        deck.draw, deck.draw_bottom, deck.left, deck.turn_up, deck.turn_up_one)),
)


def page() -> str:
    return HEAD + "".join(f"\n## {title}\n\n{words(doc)}\n{''.join(map(section, things))}"
                          for title, doc, things in CHAPTERS)


def section(thing: Any) -> str:
    lines = [f"\n### {thing.__name__}\n\n{call(thing)}{words(inspect.getdoc(thing) or '')}\n"]
    if inspect.isclass(thing):
        lines += [f"\n{entry}\n" for entry in members(thing)]
    return "".join(lines)


def call(thing: Any) -> str:
    """The signature, or nothing for a class that is only derived from."""
    bare = thing in (game.Game, game.OpenGame, bots.Bot) or (inspect.isclass(thing) and signature(thing) == "()")
    return "" if bare else f"`{thing.__name__}{signature(thing)}`\n\n"


def members(kind: type) -> Iterator[str]:
    """The public members of a class, in the order of its page."""
    for name, member in vars(kind).items():
        if name.startswith("_"):
            continue
        found = member.__func__ if isinstance(member, classmethod) else member
        if isinstance(found, property):
            yield entry(f".{name}", inspect.getdoc(found) or "")
        elif inspect.isfunction(found):
            yield entry(f".{name}{signature(found)}", inspect.getdoc(found) or "")


def entry(name: str, doc: str) -> str:
    return f"- `{name}`\n\n{textwrap.indent(words(doc), '  ', lambda line: bool(line.strip()))}"


def signature(thing: Any) -> str:
    told = inspect.signature(thing)
    shown, starred = [], False
    for name, each in told.parameters.items():
        if name in ("self", "cls"):
            continue
        if each.kind is each.KEYWORD_ONLY and not starred:
            starred = True
            shown.append("*")
        mark = {each.VAR_POSITIONAL: "*", each.VAR_KEYWORD: "**"}.get(each.kind, "")
        kind = "" if each.annotation is each.empty else f": {spelled(thing, name, each.annotation)}"
        default = "" if each.default is each.empty else f" = {each.default!r}".replace("<factory>", "{}")
        shown.append(f"{mark}{name}{kind}{default}")
    gives = told.return_annotation
    after = "" if inspect.isclass(thing) or gives in (told.empty, None, "None") else f" -> {gives}"
    return f"({', '.join(shown)}){after}"


def spelled(thing: Any, name: str, annotation: Any) -> str:
    """A type as it is written in the code: a Struct's own signature spells it as this Python does."""
    if isinstance(annotation, str):
        return annotation
    return str(next(hints[name] for kind in thing.__mro__ if name in (hints := inspect.get_annotations(kind))))


def words(doc: str) -> str:
    """A docstring as Markdown, with examples as code blocks."""
    parts = []
    for part in doc.split("\n\n"):
        parts.append(f"```python\n{part}\n```" if part.startswith(">>>") else part)
    return "\n\n".join(parts)


if __name__ == "__main__":
    PAGE.write_text(page(), "utf-8")
    print(PAGE.name)
