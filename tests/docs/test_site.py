"""Documentation site, checked without Sphinx: navigation, links between pages, no content from other sites.

`make docs` builds the site and fails on every warning of Sphinx. These tests catch the usual mistakes in `make test`.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from scripts import build_site
from scripts.build_site import CONTENTS, ROOT, loads_from_elsewhere, made, navigation, page_of, pages, rewrite_links


def test_every_page_is_in_the_navigation_once() -> None:
    listed = [name for page in CONTENTS
              for _, names in navigation((ROOT / "docs" / page).read_text("utf-8"), f"docs/{page}")
              for name in names]
    assert sorted([*listed, "index.md"]) == sorted(pages())


@pytest.mark.parametrize("page", sorted(pages()))
def test_a_page_is_where_the_site_looks_for_it_and_has_one_title(page: str) -> None:
    text = made(pages()[page], page)
    outside_code = build_site.FENCE.sub("", text)
    assert sum(line.startswith("# ") for line in outside_code.splitlines()) == 1
    for _, _, link in build_site.LINK.findall(outside_code):
        path = link.partition("#")[0]
        if path and not path.startswith(("http:", "https:", "mailto:")):
            target = page_of(link, f"docs/{page}")
            assert target in pages() or (ROOT / "docs" / str(target)).exists(), link


def test_links_out_of_the_docs_need_an_address(monkeypatch: pytest.MonkeyPatch) -> None:
    text = "See [the unit](../deploy/x.service), [code](../CONTRIBUTING.md#style), [here](#a).\n```\n[a](../b)\n```\n"
    plain = "See the unit, [code](internals/contributing.md#style), [here](#a).\n```\n[a](../b)\n```\n"
    assert rewrite_links(text, "docs/page.md", "page.md") == plain
    monkeypatch.setenv("LUDOTECA_REPOSITORY", "https://example.org/a/")
    outside = "[the unit](https://example.org/a/blob/main/deploy/x.service)"
    assert outside in rewrite_links(text, "docs/page.md", "page.md")


def test_what_a_page_loads_from_elsewhere_is_found(tmp_path: Path) -> None:
    clean = '<link rel="stylesheet" href="a.css"><a href="https://example.org">x</a><img src="a.png">'
    (tmp_path / "a.html").write_text(clean)
    assert loads_from_elsewhere(tmp_path) == []
    for foreign in ('<script src="https://cdn.example.org/x.js">', '<img alt="" src="//example.org/a.png">',
                    '<link rel="stylesheet" href="https://fonts.example.org/a">', "<style>@import 'x'</style>"):
        (tmp_path / "a.html").write_text(clean + foreign)
        assert loads_from_elsewhere(tmp_path), foreign
