"""Documentation site: builds build/site from docs/ with Sphinx. `make docs` runs it.

Pages are plain Markdown that any forge shows. This script copies them and adds what a site needs: navigation from the
links of docs/index.md, the pages at the root of the repository, anchors. A link that leaves docs/ goes to the public
repository, whose address LUDOTECA_REPOSITORY gives; without an address only its text stays.

Every warning of Sphinx is an error. So is a page that would load anything from another site.
"""

from __future__ import annotations

import os
import posixpath
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
DOCS = ROOT / "docs"
SOURCE, SITE = ROOT / "build" / "site-source", ROOT / "build" / "site"

# File at the root of the repository -> its page in the site.
ROOT_PAGES = {
    "CHANGELOG.md": "start/changelog.md",
    "SECURITY.md": "host/security.md",
    "CONTRIBUTING.md": "internals/contributing.md",
    "CODE_OF_CONDUCT.md": "internals/code-of-conduct.md",
}
CONTENTS = ("index.md", "play/rules.md", "play/regole.md")     # pages whose links are the navigation
LEFT_OUT = ("covers",)                          # large pictures that no page shows

LINK = re.compile(r"(!?)\[((?:[^\]\[]|\[[^\]]*\])*)\]\(([^)\s]+)\)")
HEADING = re.compile(r"^(#{1,6} .*?) *\{#([\w-]+)\} *$", re.M)
FENCE = re.compile(r"^(```|~~~).*?^\1 *$", re.M | re.S)
FOREIGN = re.compile(r"""<(?:script|img|iframe|source|video|audio)\b[^>]*\bsrc=["'](?:https?:)?//
                         |<link\b(?=[^>]*rel=["'](?:stylesheet|preload|preconnect|icon))[^>]*href=["'](?:https?:)?//
                         |@import|url\(\s*["']?(?:https?:)?//""", re.I | re.X)


def page_of(link: str, file: str) -> str | None:
    """The page a link in `file` leads to, as the site names it; None where it leads elsewhere."""
    path = link.partition("#")[0]
    if not path or re.match(r"[a-z]+:", path):
        return None
    target = posixpath.normpath(posixpath.join(posixpath.dirname(file), path))
    if target in ROOT_PAGES:
        return ROOT_PAGES[target]
    return target.removeprefix("docs/") if target.startswith("docs/") and posixpath.splitext(target)[1] else None


def rewrite_links(text: str, file: str, page: str) -> str:
    """The Markdown of `file`, a path in the repository, with the links that its page in the site needs."""
    address = os.environ.get("LUDOTECA_REPOSITORY", "").rstrip("/")

    def link(found: re.Match[str]) -> str:
        mark, words, to = found.groups()
        path, _, anchor = to.partition("#")
        if not path or re.match(r"[a-z]+:", path):
            return found[0]
        if (there := page_of(to, file)) is not None:
            relative = posixpath.relpath(there, posixpath.dirname(page) or ".")
            return f"{mark}[{words}]({relative}{'#' + anchor if anchor else ''})"
        target = posixpath.normpath(posixpath.join(posixpath.dirname(file), path))
        return f"{mark}[{words}]({address}/blob/main/{target})" if address else words

    parts, end = [], 0
    for fence in FENCE.finditer(text):
        parts += [LINK.sub(link, text[end:fence.start()]), fence[0]]
        end = fence.end()
    return "".join([*parts, LINK.sub(link, text[end:])])


def navigation(text: str, file: str) -> Iterator[tuple[str, list[str]]]:
    """The sections of a page of contents: the heading of each, and the pages it links to."""
    for section in re.split(r"^## ", text, flags=re.M)[1:]:
        title, _, body = section.partition("\n")
        pages = [page for link in LINK.findall(body) if (page := page_of(link[2], file)) and page.endswith(".md")]
        if pages:
            yield title.strip(), list(dict.fromkeys(pages))


def pages() -> dict[str, str]:
    """Every page of the site: its name -> the file in the repository it is made from."""
    own = {path.relative_to(DOCS).as_posix(): path.relative_to(ROOT).as_posix() for path in sorted(DOCS.rglob("*.md"))}
    return {**own, **{page: file for file, page in ROOT_PAGES.items()}}


def made(file: str, page: str) -> str:
    """A page as Sphinx reads it."""
    text = (ROOT / file).read_text("utf-8")
    tables = "" if page not in CONTENTS else "".join(
        f"\n```{{toctree}}\n:hidden:\n:caption: {title}\n\n" + "\n".join(f"/{name}" for name in names) + "\n```\n"
        for title, names in navigation(text, file))
    return HEADING.sub(r'<a id="\2"></a>\n\n\1', rewrite_links(text, file, page)) + tables


def loads_from_elsewhere(site: Path) -> list[str]:
    """Pages and styles that would make the reader's browser ask another site."""
    return [f"{path.relative_to(site)}: {found[0]}" for path in sorted(site.rglob("*"))
            if path.suffix in (".html", ".css") and (found := FOREIGN.search(path.read_text("utf-8")))]


def main() -> None:
    for folder in (SOURCE, SITE):
        shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(DOCS, SOURCE, ignore=shutil.ignore_patterns(*LEFT_OUT))
    for page, file in pages().items():
        (SOURCE / page).parent.mkdir(exist_ok=True)
        (SOURCE / page).write_text(made(file, page), "utf-8")
    done = subprocess.run([sys.executable, "-m", "sphinx", "--fail-on-warning", "--nitpicky", "--quiet", "--fresh-env",
                           "--conf-dir", str(ROOT / "scripts" / "site"), str(SOURCE), str(SITE)])
    if done.returncode:
        raise SystemExit(done.returncode)
    if foreign := loads_from_elsewhere(SITE):
        raise SystemExit("loaded from another site: " + "; ".join(foreign))
    print(SITE / "index.html")


if __name__ == "__main__":
    main()
