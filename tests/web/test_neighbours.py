"""Letters between processes of one house: sealed, fresh, for one request; who comes without one is a stranger."""

from __future__ import annotations

import time

import pytest

from ludoteca.web.counters import one_page
from ludoteca.web.neighbours import GOOD_FOR, LETTER

from .people import Site, site


@pytest.fixture
async def here(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("LUDOTECA_SECRET", "between us")
    async with site() as found:
        yield found


async def ask(here: Site, letter: str | None, path: str = "/house/1/turns") -> int:
    async with here.http.post(path, json={"guest": "ada", "tables": []},
                              headers={} if letter is None else {LETTER: letter}) as answer:
        return answer.status


async def test_only_a_letter_of_the_house_opens_the_back_door(
        here: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    write = here.doors.neighbours.letter
    assert await ask(here, write("POST", "/house/1/turns")) == 200
    assert await ask(here, None) == 404
    assert await ask(here, write("GET", "/house/1/turns")) == 404, "a letter is for one request"
    assert await ask(here, write("POST", "/house/1/turns"), "/house/1/turns?x") == 404
    for forged in ("", ".", "1.", "x.y", "9" * 40 + ".y", "²." + "0" * 64, f"{int(time.time())}." + "0" * 64):
        assert await ask(here, forged) == 404
    now = time.time()
    monkeypatch.setattr(time, "time", lambda: now - GOOD_FOR - 2)
    old = write("POST", "/house/1/turns")
    monkeypatch.undo()
    assert await ask(here, old) == 404


async def test_a_letter_of_another_house_is_no_good_and_without_a_secret_none_is(
        monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("LUDOTECA_SECRET", raising=False)
    path = "/house/1/turns"
    async with site() as here, site() as there:    # each has made a secret of its own
        assert await ask(here, here.doors.neighbours.letter("POST", path)) == 200
        assert await ask(here, there.doors.neighbours.letter("POST", path)) == 404
        here.doors.neighbours._secret = b""
        assert await ask(here, here.doors.neighbours.letter("POST", path)) == 404


async def test_a_process_tells_its_own_counts_to_its_neighbours_only(here: Site) -> None:
    path = "/house/1/metrics"
    async with here.http.get(path, headers={LETTER: here.doors.neighbours.letter("GET", path)}) as answer:
        assert answer.status == 200 and "ludoteca_tables" in await answer.text()
    async with here.http.get(path) as answer:
        assert answer.status == 404


def test_counts_of_several_processes_are_one_page() -> None:
    one = b"# HELP a What\n# TYPE a counter\na 1.0\n# HELP b Which\n# TYPE b gauge\nb{game=\"tris\"} 2.0\n"
    two = b"# HELP a What\n# TYPE a counter\na 5.0\n"
    assert one_page({3: one, 4: two}).decode().splitlines() == [
        "# HELP a What", "# TYPE a counter", 'a{process="3"} 1.0', 'a{process="4"} 5.0',
        "# HELP b Which", "# TYPE b gauge", 'b{process="3",game="tris"} 2.0']
