"""The privacy page: in each language, with the retention times that the server applies."""

from __future__ import annotations

import msgspec
import pytest

from ludoteca.languages import added_languages
from ludoteca.rules.texts import LANGUAGES
from ludoteca.server.house.limits import DAY, Limits
from ludoteca.server.http.api.privacy import page
from tests.web.people import site


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_says_how_long_things_are_kept(language: str) -> None:
    limits = Limits(guests_kept=71 * DAY, finished_kept=23 * DAY, abandoned_kept=17 * DAY, sweep=6 * 3_600_000)
    told = page(language, limits, "Il circolo", relayed=False)
    for word in ("71 ", "23 ", " 17", "7 ", "Il circolo"):
        assert word in told.replace("\u2068", "").replace("\u2069", ""), word
    assert told.count("\n## ") == 7 and told.startswith("# ")
    assert page(language, limits, "", relayed=True) != page(language, limits, "", relayed=False)


@pytest.mark.parametrize("language", ("en", *added_languages()))
def test_no_language_keeps_quiet_about_something(language: str) -> None:
    def sentences(language: str) -> list[int]:
        return [f"{line} ".count(". ") for line in page(language, Limits(), "", relayed=True).splitlines()]

    assert sentences(language) == sentences("it")


async def test_the_house_shows_it_under_its_own_name() -> None:
    async with site() as place:
        place.house.settings.current = msgspec.structs.replace(place.house.settings.current, name="Il circolo")
        async with place.http.get("/api/privacy/it") as answer:
            assert answer.content_type == "text/markdown"
            text = await answer.text()
            assert "Il circolo" in text and "90 giorni" in text.replace("\u2068", "").replace("\u2069", "")
        async with place.http.get("/api/privacy/tlh") as answer:
            assert answer.status == 404
