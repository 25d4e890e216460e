"""Pace of bots in table time: they answer races as people do, and do not wait for a lost cause."""

from __future__ import annotations

from itertools import pairwise
from statistics import mean

import pytest

import ludoteca
from ludoteca.games.polywords import moves
from ludoteca.games.polywords.pace import PACES, RAREST
from ludoteca.rules import Chance, Table
from tests.room.scene import Scene

LEVELS = ("apprendista", "artigiano", "maestro")


def paced(game: str, level: str, move: moves.WordMove, table: Table | None = None) -> list[int]:
    view = (table or Table(game, seed=4)).view(0)
    return [ludoteca.bot(game, level).pace(view, 0, move, Chance(seed)) for seed in range(60)]


@pytest.mark.parametrize("game", ["pagliaccio", "polpo"])
def test_better_bots_are_quicker_and_none_is_faster_than_speech(game: str) -> None:
    spans = [paced(game, level, moves.Claim("GATTO")) for level in LEVELS]
    assert min(map(min, spans)) >= 3_000 and max(map(max, spans)) <= 17_000
    for slower, quicker in pairwise(spans):
        assert mean(slower) > 1.3 * mean(quicker)


@pytest.mark.parametrize("level", LEVELS)
def test_the_same_chance_takes_the_same_time(level: str) -> None:
    assert paced("pagliaccio", level, moves.Claim("GATTO")) == paced("pagliaccio", level, moves.Claim("GATTO"))


@pytest.mark.parametrize("level", LEVELS)
def test_a_rare_word_takes_longer_than_an_everyday_one(level: str) -> None:
    everyday, rare = (paced("pagliaccio", level, moves.Claim(word)) for word in ("GATTO", "GHIRO"))
    assert all(slow > quick for quick, slow in zip(everyday, rare, strict=True))


@pytest.mark.parametrize("level", LEVELS)
def test_who_was_forestalled_goes_on_and_does_not_begin_anew(level: str) -> None:
    table = Table("pagliaccio", 3, seed=4)
    first = paced("pagliaccio", level, moves.Claim("GATTO"), table)
    table.play(1, moves.Claim("CANE"))
    second = paced("pagliaccio", level, moves.Claim("GATTO"), table)
    assert max(second) <= min(first)
    table.play(0, moves.Claim("GATTO"))
    low, high = PACES[level].trace
    for move in (moves.Write("GATTO", (27, 28, 29, 30, 31)), moves.Pass()):
        assert all(1000 * low <= each <= 1000 * high for each in paced("pagliaccio", level, move, table)), move


@pytest.mark.parametrize("game", ["specchio", "palla", "pagliaccio", "polpo", "medusa"])
@pytest.mark.parametrize("level", LEVELS)
def test_no_bot_uses_up_the_hourglass_to_write_nothing(game: str, level: str) -> None:
    assert max(paced(game, level, moves.Pass())) <= 25_000


@pytest.mark.parametrize("level", LEVELS)
async def test_a_race_among_bots_is_over_while_it_is_fun(level: str) -> None:
    """A table with a clock: from the cards to the last word written, with all the bots' delays."""
    async with Scene() as scene:
        room, (ada,) = await scene.table("pagliaccio", "Ada", seats=5)
        for seat in range(1, 5):
            await ada.done("bot", seat=seat, level=level)
        await ada.done("start")
        await ada.move(type="pass")
        assert room.round is not None
        while room.round.table.state.phase in ("write", "place"):
            await scene.advance(500)
        claims = [entry.at for entry in room.round.table.entries if isinstance(entry.move, moves.Claim)]
        own = PACES[level]
        rare = RAREST * own.rare[1]
        assert claims and own.race[0] <= claims[0] / 1000 <= own.race[1] + rare
        # Up to three others may be quicker than a player, one after another.
        spoken = max(own.give_up[1], own.race[1] + rare + 3 * (own.again[1] + rare))
        assert room.round.clock.now() / 1000 <= spoken + own.give_up[1] + own.trace[1] + 1
