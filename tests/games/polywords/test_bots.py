"""Bots of Polywords: typical words in Specchio, hard pairs in Manta, fair contests, strong play in Medusa."""

from __future__ import annotations

from itertools import permutations

import pytest
from msgspec.structs import replace

import ludoteca
from ludoteca.arena.match import play_match
from ludoteca.games.polywords import bots, moves, vocabulary, words
from ludoteca.games.polywords.requests import Request
from ludoteca.rules import Chance, Table
from tests.games.polywords.seas import laid, write

LEVELS = ("apprendista", "artigiano", "maestro")


def test_in_specchio_two_maestri_think_of_the_same_city() -> None:
    table = laid("specchio", 3, categories=("citta",), letters="R")
    maestro = ludoteca.bot("specchio", "maestro")
    found = [maestro.choose(table.view(seat), seat, Chance(seat)).word for seat in range(3)]
    assert found.count("ROMA") >= 2


@pytest.mark.parametrize("level", LEVELS)
def test_bots_write_only_decent_words_of_the_category(level: str) -> None:
    table = Table("pagliaccio", 3, seed=7)
    play_match(table, [level] * 3, Chance(7))
    for sheet in table.state.sheets:
        for word in sheet.words:
            assert any(word in words.members(category) for category in table.state.seen.categories)


def test_bots_contest_only_what_is_plainly_wrong() -> None:
    table = laid("specchio", 3, categories=("citta",), letters="A")
    for seat, word in enumerate(("Arezzo", "Aqzxw", "Acciuga")):
        write(table, seat, word)
    maestro = ludoteca.bot("specchio", "maestro")
    doubts = [maestro.choose(table.view(0), 0, Chance(seed)) for seed in range(20)]
    contested = {move.accused for move in doubts if type(move).__name__ == "Contest"}
    assert contested == {1}


def contests(level: str, category: str, text: str) -> float:
    """The share of bots that contest a word with this category on the table."""
    table = laid("specchio", 3, categories=(category,), letters=text[0].upper())
    for seat, word in enumerate((text[0] + "qzx", text, text)):
        write(table, seat, word, words.normalise(word))
    player = ludoteca.bot("specchio", level)
    doubts = [player.choose(table.view(0), 0, Chance(seed)) for seed in range(60)]
    return sum(isinstance(move, moves.Contest) for move in doubts) / len(doubts)


@pytest.mark.parametrize(("category", "text"), [
    ("nome_maschile", "agli"), ("strumento_musicale", "alla"), ("verbo_all_infinito", "addio"), ("animale", "muro")])
def test_bots_contest_a_known_word_that_is_no_member_the_surer_the_sharper(category: str, text: str) -> None:
    apprendista, artigiano, maestro = (contests(level, category, text) for level in LEVELS)
    assert 0 < apprendista < artigiano < maestro


@pytest.mark.parametrize(("category", "text"), [
    ("animale", "gatti"), ("animale", "il cane"), ("dolce", "gelato al limone"), ("film", "tazza"),
    ("animale", "cappa")])
def test_bots_let_pass_what_an_ordinary_person_would(category: str, text: str) -> None:
    assert contests("maestro", category, text) == 0


def test_in_manta_a_maestro_lays_the_harder_pairs() -> None:
    table = Table("manta", 4, seed=3)
    table.state = replace(table.state, request=Request(lengths=(4, 6, 9)), hands=(("citta", "colore", "fiore"),) * 2)
    maestro = ludoteca.bot("manta", "maestro")
    for seat in (0, 1):
        while table.state.hands[seat]:
            table.play(seat, maestro.choose(table.view(seat), seat, Chance(1)))
    pairs = table.state.pairs[1]

    def answers(pairing: dict[int, str]) -> int:
        known = [sum(len(word) == length for word in words.members(each)[:150]) for length, each in pairing.items()]
        return (known[0] + 1) * (known[1] + 1) * (known[2] + 1)

    assert answers(pairs) == min(
        answers(dict(zip((4, 6, 9), order, strict=True))) for order in permutations(("citta", "colore", "fiore")))


def test_a_bot_writer_takes_its_teams_suggestion() -> None:
    table = Table("manta", 4, seed=3)
    table.expire()
    length = table.state.request.lengths[0]
    word = next(each for each in words.playable("it", 4.0) if len(each) == length)
    table.play(2, {"type": "draft", "word": word})
    move = ludoteca.bot("manta", "artigiano").choose(table.view(0), 0, Chance(1))
    assert move.word == word


@pytest.mark.parametrize("hourglass", [45, 0])
def test_a_bot_writer_at_a_loss_waits_for_the_deadline_and_gives_up_where_there_is_none(hourglass: int) -> None:
    table = Table("manta", 4, seed=3, options={"hourglass": hourglass})
    for seat in (0, 1):
        while seat in table.actors and table.state.phase == "assign":
            table.play(seat, table.sample(seat))
    full = replace(table.state.sheets[0], cells="#" * 64)
    table.state = replace(table.state, sheets=(full, full))
    maestro = ludoteca.bot("manta", "maestro")
    chosen = [maestro.choose(table.view(seat), seat, Chance(1)) for seat in range(4)]
    assert [type(move).__name__ for move in chosen[:2]] == (["NoneType"] * 2 if hourglass else ["Pass"] * 2)
    for seat in (0, 1):
        if chosen[seat] is not None:
            table.play(seat, chosen[seat])
    assert (table.state.phase != "write") == (not hourglass)


@pytest.mark.parametrize("game", ["specchio", "pagliaccio", "palla", "manta", "polpo", "medusa"])
def test_bots_think_at_human_pace(game: str) -> None:
    table = Table(game, seed=9)
    player = ludoteca.bot(game, "artigiano")
    seat = min(table.actors)
    move = player.choose(table.view(seat), seat, Chance(1))
    assert move is not None
    assert 2000 <= player.pace(table.view(seat), seat, move, Chance(2)) < 45_000


def test_a_maestro_of_medusa_keeps_over_thirty_points() -> None:
    scores = []
    for seed in range(4):
        table = play_match(Table("medusa", seed=seed), ["maestro"], Chance(seed))
        assert table.outcome is not None
        scores.append(table.outcome.scores[0])
    assert sum(scores) / len(scores) >= 30


def test_the_levels_that_see_the_whole_board_say_that_they_need_the_kernels():
    exact = tuple(level for level, learned in vocabulary.LEVELS.items() if learned.exact)
    assert exact == ("artigiano", "maestro") and {"palla": exact, "medusa": exact} == bots.WITH_KERNELS
