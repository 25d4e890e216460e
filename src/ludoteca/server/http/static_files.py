"""The built client: hashed files for ever, packed beforehand; the page itself always fresh, told where it lives."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
import os
import re
from importlib import resources
from pathlib import Path

import msgspec
from aiohttp import web

from ludoteca.rules.registry import game
from ludoteca.server.http.context import CONTEXT
from ludoteca.server.http.index_page import IndexPage, TableGame, language_for

mimetypes.add_type("text/javascript", ".js")
mimetypes.add_type("application/manifest+json", ".webmanifest")
mimetypes.add_type("font/woff2", ".woff2")

NOT_BUILT = """<!doctype html><html lang="it"><meta charset="utf-8"><title>Ludoteca</title>
<p>Il server è acceso, ma la pagina non è stata costruita: <code>make play</code> lo fa.</p>
<p lang="en">The server is up, but the page has not been built: <code>make play</code> does it.</p></html>"""
FOR_EVER = "public, max-age=31536000, immutable"
PACKED = (".br", ".gz")
PAGE_KIND = "text/html; charset=utf-8"
TABLE = re.compile(r"t/([\w-]{1,64})")


class Played(msgspec.Struct, frozen=True):
    """Of all that is known of a room, which game it is and whether it is on."""

    game: str
    phase: str = "lobby"


def client_folder() -> Path:
    """Where the built client lies: LUDOTECA_CLIENT, or inside the package."""
    named = os.environ.get("LUDOTECA_CLIENT")
    return Path(named) if named else Path(str(resources.files("ludoteca.server.http"))) / "client"


def asked_base() -> str:
    """LUDOTECA_BASE: the path a proxy gives the house, such as /games. Empty where it has an address of its own."""
    return "".join(f"/{part}" for part in os.environ.get("LUDOTECA_BASE", "").split("/") if part)


class ClientFiles:
    """Files of the client, and its page for every address that is a place in it (/, /t/..., /rules/...)."""

    def __init__(self, folder: Path, base: str = "") -> None:
        self.folder = folder.resolve()
        self.front = IndexPage(self.folder, base)

    def _file(self, path: str) -> Path | None:
        """The file of the client at this path, if there is one. A name no disk can hold is no place in it either."""
        try:
            wanted = (self.folder / path).resolve()
            there = path and wanted.is_relative_to(self.folder) and wanted.is_file() and wanted.suffix not in PACKED
            return wanted if there else None
        except (ValueError, OSError):
            raise web.HTTPNotFound from None

    async def show(self, request: web.Request) -> web.StreamResponse:
        path = request.match_info.get("path", "")
        wanted = self._file(path)
        if wanted is not None and path != "index.html":
            cache = FOR_EVER if path.startswith("assets/") else "no-cache"
            kind = mimetypes.guess_type(wanted.name)[0] or "application/octet-stream"
            # aiohttp sends the compressed file beside it (.br, .gz) to clients that accept it.
            headers = {"Cache-Control": cache, "Content-Type": kind, "Vary": "Accept-Encoding"}
            return web.FileResponse(wanted, headers=headers)
        last = path.rpartition("/")[2]
        if "." in last or path.startswith(("api/", "assets/", "ws/")):
            raise web.HTTPNotFound
        page = self.front.at(path, language_for(request), await _played_at(request, path))
        if page is not None:
            answer = fresh(request, page.body, PAGE_KIND)
            answer.headers["Vary"] = "Accept-Encoding, Accept-Language"
            answer.headers["Content-Security-Policy"] = page.policy
            return answer
        return web.Response(text=NOT_BUILT, content_type="text/html", headers={"Cache-Control": "no-cache"})


async def _played_at(request: web.Request, path: str) -> TableGame | None:
    """What is on the table a page is for: who has its link may know. The page is shown without it too."""
    named = TABLE.fullmatch(path)
    if named is None:
        return None
    try:
        house = request.app[CONTEXT].house
        row = await house.outage.ask(house.store.room(named[1]))
        played = row and msgspec.json.decode(row.state, type=Played)
        return TableGame(played.game, game(played.game).box, played.phase != "lobby") if played else None
    except (OSError, KeyError, msgspec.DecodeError):
        return None


def fresh(request: web.Request, body: bytes, kind: str) -> web.Response:
    """An answer that is kept but asked for again each time: nothing travels while it is the same."""
    tag = hashlib.sha256(body).hexdigest()[:16]
    headers = {"Cache-Control": "no-cache", "Content-Type": kind, "Vary": "Accept-Encoding", "ETag": f'"{tag}"'}
    if any(each.value == tag for each in request.if_none_match or ()):
        return web.Response(status=304, headers=headers)
    if "gzip" in request.headers.get("Accept-Encoding", "").lower():
        body = gzip.compress(body, 6, mtime=0)
        headers["Content-Encoding"] = "gzip"
    return web.Response(body=body, headers=headers)
