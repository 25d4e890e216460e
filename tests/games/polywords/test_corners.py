"""Edge cases of Polywords on prepared tables: every refusal in full, events, deadlines to the millisecond, scores."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from msgspec.structs import replace

from ludoteca.games.polywords import contest, moves, words
from ludoteca.games.polywords.contest import Dispute, Proof
from ludoteca.games.polywords.grid import OPEN_SEA
from ludoteca.games.polywords.requests import Request
from ludoteca.games.polywords.sheet import (
    Sheet,
    letters_in,
    spell,
    with_bottle,
    with_drifting_bottle,
    with_line,
)
from ludoteca.rules import Chance, IllegalMove, Table
from ludoteca.rules.game import Line
from tests.games.polywords.seas import everybody_ready, laid, sea, with_cells, write
from tests.games.polywords.test_polpo import lined

ROW = [27, 28, 29, 30, 31]                     # five cells of the fourth row, from the centre to the right


def refusal(asked: Any, *facts: Any) -> tuple[str, str, dict[str, Any]]:
    """All parts of a refusal: its code, its rule, the facts of its sentence."""
    with pytest.raises(IllegalMove) as no:
        asked(*facts)
    return no.value.code, no.value.rule, no.value.facts


def told(step: Any) -> list[Any]:
    return [each.event for each in step.events]


def cities(seats: int = 3, **options: Any) -> Table:
    return laid("specchio", seats, options, categories=("citta",), letters="A")


def shown(seats: int = 3, *written: str, **options: Any) -> Table:
    """A table where all have written and are looking at the words."""
    table = cities(seats, **options)
    for seat, word in enumerate(written or ("Arezzo", "Ancona", "Acciuga", "Asti")[:seats]):
        write(table, seat, word)
    return table


def drinks(seats: int = 3) -> Table:
    return laid("pagliaccio", seats, {}, categories=("bevanda",), lengths=(4, 5, 6, 7))


# --- Spelling, bottles, lines


@pytest.mark.parametrize(("text", "no"), [
    ("a" * 61, ("too_long", "writing-3", {"most": 60})),
    ("7up", ("not_letters", "writing-3", {"sign": "7"})),
    ("  ", ("no_word", "writing-3", {})),
    ("è", ("too_short", "writing-2", {"word": "E"})),
])
def test_what_cannot_be_spelled(text: str, no: Any) -> None:
    assert refusal(spell, text) == no


def test_the_shortest_and_the_longest_that_can() -> None:
    assert spell("Tè") == "TE" and spell("a" * 60) == "A" * 60


def test_a_bottle_goes_into_an_empty_cell_of_the_grid() -> None:
    sheet = Sheet(cells=sea("A"))
    for cell in (-1, 64):
        assert refusal(with_bottle, sheet, cell) == ("off_the_grid", "penalties", {"cell": cell})
    assert refusal(with_bottle, sheet, 0) == ("bottle_needs_empty_cell", "penalties", {"cell": 0})
    for cell in (1, 63):
        assert with_bottle(sheet, cell).bottles == 1 and with_bottle(sheet, cell).cells[cell] == "#"


def test_a_bottle_that_is_not_dropped_lies_beside_a_full_grid() -> None:
    full = Sheet(cells="A" * 64, beside=1)
    assert with_drifting_bottle(full) == replace(full, beside=2)
    assert with_drifting_bottle(Sheet(cells="A" * 63 + " ")).cells[63] == "#"


def test_lines_come_down_one_row_at_a_time_and_stop_at_the_bottom() -> None:
    sheet, covered = with_line(Sheet(cells=sea("", "A.#.")))
    assert (sheet.lines, covered, sheet.cells[:8]) == (1, False, "=" * 8)
    sheet, covered = with_line(sheet)
    assert (sheet.lines, covered, sheet.cells[8:16]) == (2, True, "A=#=====")
    last, covered = with_line(Sheet(cells=lined(7), lines=7))
    assert (last.lines, covered) == (8, False) and last.cells == "=" * 64
    assert with_line(replace(last, cells="A" * 64)) == (replace(last, cells="A" * 64), False)
    assert [letters_in(sea("AB#.", "C"), row) for row in (0, 1, 2)] == [2, 1, 0]


# --- Writing


def test_every_refusal_while_writing() -> None:
    table = cities()
    assert refusal(write, table, 0, "Roma") == ("wrong_initial", "turn", {"letter": "A", "word": "ROMA"})
    for move in (moves.Ready(), moves.Contest(1), moves.Vote(True), moves.Bottle(3)):
        assert refusal(table.play, 0, move) == ("not_now", "turn", {})
    with_cells(table, 0, OPEN_SEA, words=("ASTI",))
    assert refusal(write, table, 0, "Asti") == ("word_repeated", "writing-7", {"word": "ASTI"})
    assert refusal(table.game.act, table.state, 0, "a word", None) == ("unknown_move", "", {})


@pytest.mark.parametrize("move", [
    moves.Write("Alba", (27, 28, 29, 30)), moves.Pass(), moves.Vote(True), moves.Bottle(3)])
def test_every_refusal_while_looking(move: Any) -> None:
    assert refusal(shown().play, 0, move) == ("not_now", "turn", {})


def test_a_word_is_reported_only_when_all_pens_are_down() -> None:
    table = cities()
    with_cells(table, 2, sea("", "", "", "..ROMA.."))
    assert told(write(table, 0, " Arezzo ", "AREZZO")) == [moves.PenDown(0)]
    assert told(table.play(1, moves.Pass())) == [moves.PenDown(1)]
    path = (29, 30, 31, 39)
    step = table.play(2, moves.Write("Alba", path), 7000)
    first = table.state.written[0][0]
    assert (first.text, first.word) == ("Arezzo", "AREZZO"), "as said, but for blanks around it"
    assert told(step) == [
        moves.PenDown(2), moves.WordShown(0, "AREZZO", "Arezzo", first.path, 6, 0), moves.NothingWritten(1),
        moves.WordShown(2, "ALBA", "Alba", path, 3, 1)]
    assert (table.state.phase, table.state.began, table.deadline) == ("reveal", 7000, 32_000)


def test_a_turn_begins_with_its_cards_and_the_hourglass() -> None:
    table = shown()
    for seat in (0, 1):
        assert told(table.play(seat, moves.Ready(), 20_000)) == []
    step = table.play(2, moves.Ready(), 21_000)
    card = table.state.request
    assert told(step) == [moves.TurnBegan(2, card.categories, card.letters, (), ())]
    assert (table.state.began, table.deadline, table.state.written, table.state.disputes) == (
        21_000, 21_000 + 45_000, ((), (), ()), ())
    assert table.state.seen.categories[-1:] == card.categories and table.state.seen.letters[-1] == card.letters


@pytest.mark.parametrize(("hourglass", "ends"), [(45, 45_000), (60, 60_000), (90, 90_000), (0, None)])
def test_the_hourglass_runs_as_long_as_the_table_chose(hourglass: int, ends: int | None) -> None:
    assert Table("specchio", 3, options={"hourglass": hourglass}).deadline == ends
    table = shown(hourglass=hourglass)
    assert (table.deadline is None) is (ends is None), "without an hourglass nothing is timed"


def test_identical_words_are_reported_with_everybody_who_wrote_them() -> None:
    table = shown(4, "Alba", "Asti", "Alba", "Ancona")
    for seat in range(3):
        table.play(seat, moves.Ready())
    assert told(table.play(3, moves.Ready()))[0] == moves.WordsErased("ALBA", (0, 2))
    assert [sheet.empty for sheet in table.state.sheets] == [64, 60, 64, 58]


# --- Bottles


def test_bottles_are_reported_one_by_one_and_the_clock_starts_when_they_fall_due() -> None:
    table = cities()
    for seat in (0, 1):
        write(table, seat, ("Alba", "Asti")[seat])
    table.play(2, moves.Pass(), 8000)
    for seat in (0, 1):
        table.play(seat, moves.Ready(), 9000)
    step = table.play(2, moves.Ready(), 10_000)
    assert told(step) == [moves.Penalised(2, 2, "nothing")]
    assert (table.state.due, table.actors, table.deadline) == ((0, 0, 2), {2}, 35_000)
    assert refusal(table.play, 2, moves.Pass()) == ("not_now", "turn", {})
    assert told(table.play(2, moves.Bottle(5))) == [moves.BottleDropped(2, 5)] and table.state.due == (0, 0, 1)
    assert told(table.play(2, moves.Bottle(63)))[0] == moves.BottleDropped(2, 63)
    assert table.state.turn == 2


def test_bottles_that_drift_are_reported_where_and_those_without_a_cell_beside() -> None:
    table = cities()
    with_cells(table, 2, "A" * 63 + " ")
    for seat in (0, 1):
        write(table, seat, ("Alba", "Asti")[seat])
    table.play(2, moves.Pass())
    for seat in (0, 1):
        table.play(seat, moves.Ready())
    assert told(table.play(2, moves.Ready())) == [moves.Penalised(2, 2, "nothing"), moves.BottleDropped(2, None)]
    assert told(table.expire())[0] == moves.BottleDropped(2, 63)
    assert table.state.due == (0, 0, 0) and table.state.sheets[2].bottles == 2 and table.state.turn == 2


def test_two_who_owe_drop_in_any_order_and_drifting_settles_both() -> None:
    table = cities()
    write(table, 0, "Alba")
    for seat in (1, 2):
        table.play(seat, moves.Pass())
    everybody_ready(table)
    assert table.actors == {1, 2}
    table.play(2, moves.Bottle(0))
    table.play(2, moves.Bottle(1))
    assert table.actors == {1} and table.state.phase == "bottles"
    table.expire()
    assert [sheet.bottles for sheet in table.state.sheets] == [0, 2, 2] and table.state.turn == 2


# --- Contests


def test_every_refusal_to_a_contest() -> None:
    table = shown(4)
    for accused, number in ((-1, 0), (4, 0), (2, 1), (2, -1)):
        assert refusal(table.play, 0, moves.Contest(accused, "sense", number)) == ("no_such_word", "contest", {})
    assert refusal(table.play, 2, moves.Contest(2)) == ("own_word", "contest", {})
    table.play(0, moves.Contest(2))
    assert refusal(table.play, 1, moves.Ready()) == ("not_now", "turn", {})
    table.play(1, moves.Vote(False))
    assert refusal(table.game.play, table.state, 1, moves.Vote(False), 0, Chance(1)) == (
        "already_voted", "contest", {})
    table.play(3, moves.Vote(False))
    assert refusal(table.play, 3, moves.Contest(2)) == ("contested_already", "contest", {"word": "ACCIUGA"})
    plain = laid("palla", 3, letters="MPBCZ")
    for seat, word in enumerate(("Cima", "Mezzo", "Uva")):
        write(plain, seat, word)
    assert refusal(plain.play, 0, moves.Contest(1, "category")) == ("no_category_asked", "contest", {})


def test_a_contest_is_reported_voted_and_settled_in_the_open() -> None:
    table = shown(4)
    table.play(3, moves.Ready(), 1000)
    assert told(table.play(0, moves.Contest(2), 2000)) == [moves.Contested(0, 2, "ACCIUGA", "category", "citta")]
    dispute = table.state.disputes[0]
    assert (dispute.accuser, dispute.accused, dispute.number, dispute.word) == (0, 2, 0, "ACCIUGA")
    assert (dispute.reason, dispute.category, dispute.price, dispute.voters) == ("category", "citta", 2, (1, 3))
    assert (table.state.phase, table.deadline, table.actors) == ("vote", 32_000, {1, 3})
    assert told(table.play(1, moves.Vote(True), 3000)) == [moves.Voted(1, True)]
    assert table.actors == {3}
    step = table.play(3, moves.Vote(False), 4000)
    assert told(step) == [
        moves.Voted(3, False), moves.ContestSettled(0, 2, "ACCIUGA", False, 1, 1), moves.Penalised(0, 2, "contest")]
    assert (table.state.phase, table.deadline) == ("reveal", 29_000)
    assert table.actors == {0, 1, 2}, "who was ready before is ready still"


def test_a_vote_that_time_ends_counts_what_was_said() -> None:
    table = shown(4)
    table.play(0, moves.Contest(2), 2000)
    table.play(1, moves.Vote(False))
    assert told(table.expire()) == [
        moves.ContestSettled(0, 2, "ACCIUGA", True, 0, 1), moves.Penalised(2, 2, "contest")]


def test_looking_ends_by_the_clock() -> None:
    table = shown()
    table.expire()
    assert (table.state.turn, table.state.phase) == (2, "write")


def test_who_may_judge() -> None:
    table = shown(5, "Arezzo", "Ancona", "Acciuga", "Asti", "Alba")
    assert table.game.voters(table.state, 0, 2) == (1, 3, 4)
    auto = shown(referee="auto")
    assert auto.game.voters(auto.state, 0, 2) == ()


@pytest.mark.parametrize(("word", "reason", "category", "supports"), [
    ("Arezzo", "category", "citta", True), ("Acciuga", "category", "citta", False),
    ("Acciuga", "sense", "citta", True), ("Aqzx", "sense", "citta", False),
    ("Casa", "sense", "", True), ("Aqzx", "sense", "", False)])
def test_the_evidence(word: str, reason: Any, category: str, supports: bool) -> None:
    proof = contest.gather(word, reason, category, "it")
    assert proof.supports is supports
    assert proof.on_list is (word == "Arezzo") and (proof.frequency > 0) is (word != "Aqzx")
    assert proof.in_dictionary is (word != "Aqzx") or word == "Arezzo"
    assert ("citta" in proof.categories) is (word == "Arezzo" and bool(category))


def test_the_evidence_of_forms_and_open_lists_travels_whole() -> None:
    for word, category in (("gatti", "animale"), ("Arezzo", "citta"), ("tazza", "film"), ("acciuga", "animale")):
        found, proof = words.evidence(word, category, "it"), contest.gather(word, "category", category, "it")
        assert (proof.in_dictionary, proof.frequency, proof.categories) == (
            found.in_dictionary, found.frequency, found.categories)
        assert (proof.on_list, proof.form_of, proof.partly, proof.open_category, proof.supports) == (
            found.on_list, found.form_of, found.partly, found.open_category, found.supports)


def test_a_contest_without_voters_is_the_lexicons_and_a_tie_the_accuseds() -> None:
    def guilty(supports: bool, voters: tuple[int, ...] = (), **votes: bool) -> bool | None:
        said = {int(name[1:]): vote for name, vote in votes.items()}
        return contest.settled(Dispute(0, 1, 0, "A", "sense", Proof(True, 1.0, supports=supports),
                                       voters=voters, votes=said)).guilty

    assert guilty(True) is False and guilty(False) is True
    assert guilty(False, (2, 3), s2=True, s3=False) is False
    assert guilty(True, (2, 3), s3=False) is True
    assert contest.poll(Dispute(0, 1, 0, "A", "sense", Proof(True, 1.0), voters=(2,)), 900).ends == 900


def test_anybody_may_ask_whether_the_lists_hold_a_word() -> None:
    game = cities().game
    asked = {"word": "Arezzo", "category": "citta", "words": "it"}
    assert game.consult(asked) == {"listed": True}
    assert game.consult({**asked, "word": "Acciuga"}) == {"listed": False}
    assert game.consult({"word": "Arezzo"}) is None and game.consult({**asked, "word": "7"}) is None


# --- Take-backs, hidden facts, random moves


def test_what_may_be_taken_back() -> None:
    table = shown()
    before = table.state
    later = replace(before, phase="bottles")
    game = table.game
    for move in (moves.Vote(True), moves.Claim("Vino"), moves.Draft("Vino")):
        assert game.take_back(before, move, before, 0) == "never"
    for move in (moves.Ready(), moves.Bottle(3)):
        assert game.take_back(before, move, before, 0) == "free"
        assert game.take_back(before, move, later, 0) == "consent"
        assert game.take_back(before, move, replace(before, turn=9), 0) == "consent"
    for move in (moves.Pass(), moves.Contest(1), moves.Write("Alba", ())):
        assert game.take_back(before, move, before, 0) == "consent"


def test_what_others_write_is_hidden_until_the_reveal() -> None:
    table = cities()
    write(table, 1, "Arezzo")
    game = table.game
    assert list(game.hidden(table.state, 0)) == list(game.hidden(table.state, None)) == ["written.1"]
    assert list(game.hidden(table.state, 1)) == []
    assert [bool(each) for each in table.view(0).written] == [False] * 3 and table.view(1).written[1]
    assert list(game.hidden(shown().state, 0)) == []
    for seat in (0, 1, None):
        world = game.resample(table.view(seat), seat, Chance(5))
        assert game.view(world, seat) == table.view(seat)
        assert bool(world.written[1]) and not world.written[0]
    assert game.resample(table.view(0), 0, Chance(5)).written[1][0].word[0] == "A"


def drawn(table: Table, seat: int, times: int = 120) -> list[Any]:
    chance = Chance(11)
    return [table.game.sample(table.state, seat, chance) for _ in range(times)]


def kinds(found: list[Any]) -> Counter[str]:
    return Counter(type(each).__name__ for each in found)


def test_a_random_player_mostly_writes() -> None:
    found = kinds(drawn(cities(), 0, 60))
    assert set(found) == {"Write", "Pass"} and 0 < found["Pass"] < 20
    looking = kinds(drawn(shown(), 0))
    assert set(looking) == {"Ready", "Contest"} and 8 < looking["Contest"] < 45
    contests = [each for each in drawn(shown(), 0) if isinstance(each, moves.Contest)]
    assert {each.accused for each in contests} == {1, 2} and {each.reason for each in contests} == {"category", "sense"}
    voting = shown(4)
    voting.play(0, moves.Contest(2))
    assert {each.right for each in drawn(voting, 1)} == {True, False}
    owing = cities()
    owing.state = replace(owing.state, phase="bottles", due=(1, 0, 0))
    with_cells(owing, 0, "A" * 62 + "  ")
    assert {each.cell for each in drawn(owing, 0)} == {62, 63}
    claims = kinds(drawn(drinks(), 0))
    assert set(claims) == {"Claim", "Pass"} and 0 < claims["Pass"] < 30
    taken = drinks()
    taken.play(1, moves.Claim("Vino"))
    assert {len(each.word) for each in drawn(taken, 0) if isinstance(each, moves.Claim)} == {5, 6, 7}
    assert {each.word for each in drawn(taken, 1, 30) if isinstance(each, moves.Write)} == {"VINO"}


# --- The end


def test_the_sheet_counts_cells_and_bottles() -> None:
    table = cities()
    with_cells(table, 0, sea("AB#"), beside=1)
    table.state = replace(table.state, phase="over", ends=None)
    outcome = table.outcome
    assert outcome is not None and outcome.scores == (55, 64, 64) and outcome.winners == (1, 2)
    assert outcome.breakdown[0] == (Line("empty-cells", 61, {"count": 61}), Line("bottles", -6, {"count": 2}))
    assert table.actors == frozenset() and table.deadline is None


@pytest.mark.parametrize(("game", "seats", "turns"), [
    ("specchio", 3, 10), ("pagliaccio", 3, 10), ("palla", 2, 8), ("manta", 4, 4), ("polpo", 2, 8), ("medusa", 1, 12)])
def test_the_last_turn_is_the_last(game: str, seats: int, turns: int) -> None:
    table = Table(game, seats, seed=2)
    began = 1
    while table.outcome is None:
        began += sum(isinstance(each, moves.TurnBegan) for each in told(table.expire()))
    assert began == table.state.turn == turns
    assert table.state.ends is None and table.state.phase == "over"


def test_cards_that_were_turned_are_remembered() -> None:
    assert Table("medusa", seed=1).state.seen == Table("medusa", seed=1).state.request
    state = Table("pagliaccio", 4, seed=1).state
    assert state.request == Request(categories=state.seen.categories, lengths=state.request.lengths)
    assert len(state.request.lengths) == 5, "one length more than players"
