"""The built client: hashed files for ever, the page itself always fresh."""

from __future__ import annotations

import mimetypes
import os
from importlib import resources
from pathlib import Path

from aiohttp import web

mimetypes.add_type("text/javascript", ".js")
mimetypes.add_type("application/manifest+json", ".webmanifest")
mimetypes.add_type("font/woff2", ".woff2")

NOT_BUILT = """<!doctype html><html lang="it"><meta charset="utf-8"><title>Ludoteca</title>
<p>Il server è acceso, ma la pagina non è stata costruita: <code>make play</code> lo fa.</p>
<p lang="en">The server is up, but the page has not been built: <code>make play</code> does it.</p></html>"""


def client_folder() -> Path:
    """Where the built client lies: LUDOTECA_CLIENT, or inside the package."""
    named = os.environ.get("LUDOTECA_CLIENT")
    return Path(named) if named else Path(str(resources.files("ludoteca.web"))) / "client"


class ClientFiles:
    """Files of the client, and its page for every address that is a place in it (/, /t/..., /rules/...)."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder.resolve()

    def _file(self, path: str) -> Path | None:
        """The file of the client at this path, if there is one. A name no disk can hold is no place in it either."""
        try:
            wanted = (self.folder / path).resolve()
            return wanted if path and wanted.is_relative_to(self.folder) and wanted.is_file() else None
        except (ValueError, OSError):
            raise web.HTTPNotFound from None

    async def show(self, request: web.Request) -> web.StreamResponse:
        path = request.match_info.get("path", "")
        wanted = self._file(path)
        if wanted is not None:
            hashed = path.startswith("assets/")
            cache = "public, max-age=31536000, immutable" if hashed else "no-cache"
            kind = mimetypes.guess_type(wanted.name)[0] or "application/octet-stream"
            return web.FileResponse(wanted, headers={"Cache-Control": cache, "Content-Type": kind})
        last = path.rpartition("/")[2]
        if "." in last or path.startswith(("api/", "assets/", "ws/")):
            raise web.HTTPNotFound
        page = self.folder / "index.html"
        if page.is_file():
            kind = "text/html; charset=utf-8"
            return web.FileResponse(page, headers={"Cache-Control": "no-cache", "Content-Type": kind})
        return web.Response(text=NOT_BUILT, content_type="text/html", headers={"Cache-Control": "no-cache"})
