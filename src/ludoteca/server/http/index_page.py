"""The index page: adds the base path, the language, preload links and a static first view to the build's HTML."""

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
    """The Content-Security-Policy of a page. Inline scripts and styles are allowed by their hash only."""
    known: dict[str, str] = {}
    for kind, text in INLINE.findall(page):
        total = base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()
        known[f"{kind}-src"] = f"{known.get(f'{kind}-src', '')} 'sha256-{total}'"
    return "; ".join(f"{what} {who}{known.get(what, '')}" for what, who in POLICY.items())


def language_for(request: web.Request) -> str:
    """Language of the page: Italian if the browser accepts it, else the first accepted one that we have."""
    wishes = request.headers.get("Accept-Language", "")
    reads_italian = any(wish.strip().lower().startswith("it") for wish in wishes.split(","))
    return "it" if reads_italian else first_spoken(wishes) or "it"


class BuildManifest(msgspec.Struct, frozen=True):
    """What the build lists for each page: files to preload, and the HTML shown until they have loaded."""

    texts: dict[str, str]
    pages: dict[str, tuple[str, ...]]
    games: dict[str, tuple[str, ...]] = {}
    doors: dict[str, dict[str, str]] = {}


class Page(msgspec.Struct, frozen=True):
    body: bytes
    policy: str


class TableGame(msgspec.Struct, frozen=True):
    """The game at the table that a page shows."""

    game: str
    box: str
    begun: bool


class IndexPage:
    """The index page for each place, language and game; built once for each."""

    def __init__(self, folder: Path, base: str) -> None:
        self._folder, self._base = folder, base
        self._made: dict[tuple[str, str, TableGame | None], tuple[int, Page]] = {}

    def at(self, place: str, language: str, game: TableGame | None = None) -> Page | None:
        """The page for a place of the client ("t/abc"), with the game of that table where it is known.

        The build has relative addresses; they are made absolute. The files that this place needs are preloaded.
        None where no client was built.
        """
        path = self._folder / "index.html"
        kind = PAGES.get(place.partition("/")[0], "")
        try:
            changed = path.stat().st_mtime_ns
            kept = self._made.get((kind, language, game))
            if kept is None or kept[0] != changed:
                written = self._write(path.read_text("utf-8"), kind, language, game)
                kept = self._made[kind, language, game] = changed, Page(written.encode(), policy(written))
        except OSError:
            return None
        return kept[1]

    def _write(self, text: str, kind: str, language: str, game: TableGame | None) -> str:
        try:
            manifest = msgspec.json.decode((self._folder / "early.json").read_bytes(), type=BuildManifest)
        except FileNotFoundError:
            manifest = BuildManifest(texts={}, pages={})
        splash = manifest.doors.get(language, {}).get(game.game if game else kind, "")
        wanted = "".join(f"    {link}\n" for link in _links(manifest, kind, language, game))
        end = "    </template>" if "    </template>" in text else "  </head>"
        text = text.replace(end, f"{wanted}{end}", 1).replace("<!-- the door -->", splash)
        text = text.replace('<html lang="it">', f'<html lang="{language}">')
        return text.replace("./assets/", f"{self._base}/assets/").replace('"./', f'"{self._base}/').replace(
            '"/api/', f'"{self._base}/api/')


def _links(manifest: BuildManifest, kind: str, language: str, game: TableGame | None) -> Iterator[str]:
    names = [manifest.texts.get(language, ""), *manifest.pages.get(kind, ())]
    if game:
        listed = manifest.games.get(f"{game.game}/{language}") or manifest.games.get(f"{game.box}/{language}", ())
        names += [*listed, *(manifest.games.get(game.box, ()) if game.begun else ())]
    for name in dict.fromkeys(filter(None, names)):
        way = 'preload" as="style' if name.endswith(".css") else "modulepreload"
        yield f'<link rel="{way}" crossorigin href="./{name}">'
