"""The page as a house shows it: where its files are, what comes first, and the door that stands there until then."""

from __future__ import annotations

import base64
import hashlib
import re
from collections.abc import Iterator
from pathlib import Path

import msgspec
from aiohttp import web

from ludoteca.languages import first_spoken

POLICY = {
    "default-src": "'none'", "script-src": "'self'", "style-src": "'self'", "style-src-attr": "'unsafe-inline'",
    "img-src": "'self' data: blob:", "font-src": "'self'", "connect-src": "'self'", "media-src": "'self' blob:",
    "manifest-src": "'self'", "worker-src": "'self'", "base-uri": "'none'", "form-action": "'self'",
    "frame-ancestors": "'none'",
}
INLINE = re.compile(r"<(script|style)>(.*?)</\1>", re.S)
PAGES = {"": "home", "box": "box", "t": "table", "j": "table"}


def policy(page: str = "") -> str:
    """What a page may do. Nothing written into it runs but what the build wrote there, known by its sum."""
    known: dict[str, str] = {}
    for kind, text in INLINE.findall(page):
        total = base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()
        known[f"{kind}-src"] = f"{known.get(f'{kind}-src', '')} 'sha256-{total}'"
    return "; ".join(f"{what} {who}{known.get(what, '')}" for what, who in POLICY.items())


def language_for(request: web.Request) -> str:
    """The language a browser's page will speak: Italian where its person reads it, else the first the house knows."""
    wishes = request.headers.get("Accept-Language", "")
    reads_italian = any(wish.strip().lower().startswith("it") for wish in wishes.split(","))
    return "it" if reads_italian else first_spoken(wishes) or "it"


class Early(msgspec.Struct, frozen=True):
    """What the build says its pages ask for first, and what stands in them until it has come."""

    texts: dict[str, str]
    pages: dict[str, tuple[str, ...]]
    games: dict[str, tuple[str, ...]] = {}
    doors: dict[str, dict[str, str]] = {}


class Page(msgspec.Struct, frozen=True):
    body: bytes
    policy: str


class Laid(msgspec.Struct, frozen=True):
    """What a page will show besides its own: a game of a box, begun or not."""

    game: str
    box: str
    begun: bool


class FrontPage:
    """The page as it is written for each place, language and game; made once for each."""

    def __init__(self, folder: Path, base: str) -> None:
        self._folder, self._base = folder, base
        self._made: dict[tuple[str, str, Laid | None], tuple[int, Page]] = {}

    def at(self, place: str, language: str, laid: Laid | None = None) -> Page | None:
        """The page for a place of the client ("t/abc"), with what is laid there where that is known.

        It is built with relative addresses and shown at many places. What this place needs beyond the way in is named
        in it, so that it comes with the first wave. Nothing where no client was built.
        """
        path = self._folder / "index.html"
        kind = PAGES.get(place.partition("/")[0], "")
        try:
            changed = path.stat().st_mtime_ns
            kept = self._made.get((kind, language, laid))
            if kept is None or kept[0] != changed:
                written = self._write(path.read_text("utf-8"), kind, language, laid)
                kept = self._made[kind, language, laid] = changed, Page(written.encode(), policy(written))
        except OSError:
            return None
        return kept[1]

    def _write(self, text: str, kind: str, language: str, laid: Laid | None) -> str:
        try:
            early = msgspec.json.decode((self._folder / "early.json").read_bytes(), type=Early)
        except FileNotFoundError:
            early = Early(texts={}, pages={})
        door = early.doors.get(language, {}).get(laid.game if laid else kind, "")
        wanted = "".join(f"    {link}\n" for link in _links(early, kind, language, laid))
        end = "    </template>" if "    </template>" in text else "  </head>"
        text = text.replace(end, f"{wanted}{end}", 1).replace("<!-- the door -->", door)
        text = text.replace('<html lang="it">', f'<html lang="{language}">')
        return text.replace("./assets/", f"{self._base}/assets/").replace('"./', f'"{self._base}/').replace(
            '"/api/', f'"{self._base}/api/')


def _links(early: Early, kind: str, language: str, laid: Laid | None) -> Iterator[str]:
    names = [early.texts.get(language, ""), *early.pages.get(kind, ())]
    if laid:
        said = early.games.get(f"{laid.game}/{language}") or early.games.get(f"{laid.box}/{language}", ())
        names += [*said, *(early.games.get(laid.box, ()) if laid.begun else ())]
    for name in dict.fromkeys(filter(None, names)):
        way = 'preload" as="style' if name.endswith(".css") else "modulepreload"
        yield f'<link rel="{way}" crossorigin href="./{name}">'
