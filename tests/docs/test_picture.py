"""The picture of the packages: a package imports from layers below its own, or from its right in its own layer."""

from __future__ import annotations

import re

from tests.conformance.playouts import ROOT
from tests.conformance.test_imports import ANYTHING, MAY_IMPORT

TEXT = re.compile(r'class="name" x="([\d.]+)" y="(\d+)"[^>]*>(\w+)<')


def test_the_picture_of_the_packages_is_true() -> None:
    picture = (ROOT / "docs" / "pictures" / "packages.svg").read_text("utf-8")
    place = {name: (int(y), float(x)) for x, y, name in TEXT.findall(picture)}
    short = {name: name.removeprefix("server.") for name in MAY_IMPORT}
    assert set(place) == set(short.values()) | ANYTHING - {""}
    for name, below in MAY_IMPORT.items():
        for other in below:
            assert place[short[name]] < place[short[other]], f"{name} imports {other}"
