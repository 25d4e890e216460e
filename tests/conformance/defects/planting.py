"""Planting of defects in Morra: each defect is one small mistake with the check that must find it.

Each is a class like Morra except for one method or field. `planted(name)` registers it in Morra's place for a while.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

from ludoteca.rules.registry import game, register
from tests.conformance.playouts import ROOT

HONEST = game("morra")
morra: Any = sys.modules[type(HONEST).__module__]
Morra: Any = morra.Morra
EXAMPLES = ROOT / "examples"
Mistake = Callable[[str, str], str]            # (language, correct text) -> text with the mistake


class Defect(NamedTuple):
    kind: Any
    check: str
    says: str
    texts: Mistake | None = None
    pages: Mistake | None = None
    words: Mistake | None = None


DEFECTS: dict[str, Defect] = {}


def caught_by(
    check: str, says: str, texts: Mistake | None = None, pages: Mistake | None = None, words: Mistake | None = None,
) -> Callable[[Any], Any]:
    """Name the check that must find a defect, and the message it must give (a regular expression)."""
    def plant(kind: Any) -> Any:
        DEFECTS[kind.__name__] = Defect(kind, check, says, texts, pages, words)
        return kind

    return plant


@contextmanager
def planted(name: str) -> Iterator[None]:
    """Within this context the defect is registered as Morra."""
    defect = DEFECTS[name]
    with tempfile.TemporaryDirectory() as folder:
        texts, pages = EXAMPLES / "texts" / "morra", EXAMPLES / "rules"
        if defect.texts or defect.words:
            texts = rewritten(texts, Path(folder) / "texts", "{}.ftl", defect.texts or unchanged)
            rewritten(EXAMPLES / "texts" / "morra", texts, "words/{}.ftl", defect.words or unchanged)
        if defect.pages:
            pages = rewritten(pages, Path(folder) / "pages", "{}/morra.md", defect.pages)
        try:
            register(defect.kind(), texts, pages)
            yield
        finally:
            register(HONEST, EXAMPLES / "texts" / "morra", EXAMPLES / "rules")


def rewritten(source: Path, target: Path, name: str, mistake: Mistake) -> Path:
    for language in ("it", "en"):
        page = target / name.format(language)
        page.parent.mkdir(parents=True, exist_ok=True)
        if written := mistake(language, (source / name.format(language)).read_text("utf-8")):
            page.write_text(written, "utf-8")
    return target


def unchanged(language: str, text: str) -> str:
    return text


def without_line(start: str, *languages: str) -> Mistake:
    def mistake(language: str, text: str) -> str:
        kept = [line for line in text.splitlines() if not line.startswith(start)]
        return "\n".join(kept) + "\n" if not languages or language in languages else text

    return mistake


def closed(state: Any) -> list[Any]:
    return [hand for hand in state.hands if hand is not None]
