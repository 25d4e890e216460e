"""Letters between processes of one house: sealed, fresh, for one request; who comes without one is a stranger."""

from __future__ import annotations

import time

import pytest

from ludoteca.web.neighbours import GOOD_FOR, LETTER

from .people import Site, site


@pytest.fixture
async def here(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("LUDOTECA_SECRET", "between us")
    async with site() as found:
        yield found


async def ask(here: Site, letter: str | None, path: str = "/house/turns") -> int:
    async with here.http.post(path, json={"guest": "ada", "tables": []},
                              headers={} if letter is None else {LETTER: letter}) as answer:
        return answer.status


async def test_only_a_letter_of_the_house_opens_the_back_door(
        here: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    write = here.doors.neighbours.letter
    assert await ask(here, write("POST", "/house/turns")) == 200
    assert await ask(here, None) == 404
    assert await ask(here, write("GET", "/house/turns")) == 404, "a letter is for one request"
    assert await ask(here, write("POST", "/house/turns"), "/house/turns?x") == 404
    for forged in ("", ".", "1.", "x.y", "9" * 40 + ".y", "²." + "0" * 64, f"{int(time.time())}." + "0" * 64):
        assert await ask(here, forged) == 404
    now = time.time()
    monkeypatch.setattr(time, "time", lambda: now - GOOD_FOR - 2)
    old = write("POST", "/house/turns")
    monkeypatch.undo()
    assert await ask(here, old) == 404


async def test_without_a_secret_no_letter_is_good(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("LUDOTECA_SECRET", raising=False)
    async with site() as here:
        assert await ask(here, here.doors.neighbours.letter("POST", "/house/turns")) == 404
