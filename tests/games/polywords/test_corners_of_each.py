"""Edge cases of words said aloud, Manta, Polpo and Medusa: every refusal in full, events, deadlines for writing."""

from __future__ import annotations

from msgspec.structs import replace

from ludoteca.games.polywords import moves
from ludoteca.games.polywords.grid import OPEN_SEA
from ludoteca.games.polywords.sheet import Writing
from ludoteca.rules import Chance
from ludoteca.rules.game import Line
from tests.games.polywords.seas import drop_bottles, everybody_ready, laid, sea, with_cells, write
from tests.games.polywords.test_corners import ROW, drinks, refusal, told
from tests.games.polywords.test_manta import ALESSANDRO, FEDERICO, MAURO, SIMONA, dealt, paired
from tests.games.polywords.test_polpo import STACKED, say_and_write, table_of

# --- Words said aloud


def test_every_refusal_to_a_word_said() -> None:
    table = drinks()
    assert refusal(table.play, 0, moves.Claim("Tè")) == ("no_such_length", "turn", {"word": "TE", "length": 2})
    assert refusal(write, table, 0, "VINO") == ("say_it_first", "turn", {})
    table.play(0, moves.Claim("Vino"), 4000)
    assert refusal(table.play, 0, moves.Claim("Birra")) == ("said_already", "turn", {"word": "VINO"})
    assert refusal(write, table, 0, "RUM") == ("not_the_word_said", "turn", {"word": "VINO"})
    assert refusal(table.play, 2, moves.Claim("Rosé"), 4250) == (
        "card_taken", "turn", {"length": 4, "by": 0, "word": "VINO", "ahead": 250})
    assert refusal(table.game.play, table.state, 2, moves.Claim("Rosé"), 3900, Chance(1))[2]["ahead"] == 0
    with_cells(table, 1, OPEN_SEA, words=("ACQUA",))
    assert refusal(table.play, 1, moves.Claim("Acqua")) == ("word_repeated", "writing-7", {"word": "ACQUA"})
    for seat, word in ((1, "Birra"), (2, "Tisana")):
        table.play(seat, moves.Claim(word))
    assert refusal(table.play, 0, moves.Claim("Vino")) == ("not_now", "turn", {})


def test_a_word_said_is_reported_and_kept_with_its_time() -> None:
    table = drinks()
    assert told(table.play(1, moves.Claim(" Caffè ", 45), 4000)) == [moves.Claimed(1, "CAFFE", 5, 45)]
    said = table.state.said[1]
    assert (said.text, said.word, said.fair) == ("Caffè", "CAFFE", 4000)
    assert table.game.races(table.state, 0, moves.Claim("Vino")) and not table.game.races(table.state, 0, moves.Pass())
    assert table.game.stamped(moves.Claim("Vino"), 9).lag == 9 and table.game.stamped(moves.Pass(), 9) == moves.Pass()


def test_once_everybody_spoke_there_is_a_minute_to_write() -> None:
    table = drinks()
    table.play(0, moves.Claim("Vino"), 1000)
    write(table, 0, "VINO", at=2000)
    table.play(1, moves.Claim("Birra"), 3000)
    assert table.state.phase == "write"
    table.play(2, moves.Pass(), 5000)
    assert (table.state.phase, table.deadline, table.actors) == ("place", 65_000, {1})
    write(table, 1, "BIRRA", at=6000)
    assert table.state.phase == "reveal" and table.state.done == (False,) * 3


def test_time_up_lets_only_those_who_spoke_write() -> None:
    table = drinks()
    table.play(1, moves.Claim("Birra"), 3000)
    table.expire()
    assert (table.state.phase, table.actors, table.deadline) == ("place", {1}, 105_000)
    table.expire()
    assert table.state.phase == "bottles" and table.state.due == (2, 2, 2)
    silent = drinks()
    silent.expire()
    assert silent.state.phase == "bottles", "nobody spoke: there is nothing to write"
    drop_bottles(silent)
    assert silent.state.said == (None,) * 3 and silent.state.turn == 2


# --- Manta


def test_every_refusal_in_manta() -> None:
    table = dealt()
    table.play(FEDERICO, moves.Assign("rettile", 7))
    assert refusal(table.play, FEDERICO, moves.Assign("colore", 5)) == ("not_in_hand", "turn", {})
    assert refusal(table.play, FEDERICO, moves.Assign("fiore", 4)) == ("no_such_length_card", "turn", {"length": 4})
    assert refusal(table.play, FEDERICO, moves.Assign("fiore", 7)) == ("length_covered", "turn", {"length": 7})
    assert refusal(table.play, FEDERICO, moves.Draft("Marco")) == ("not_now", "turn", {})
    table = paired()
    assert refusal(table.play, FEDERICO, moves.Assign("fiore", 5)) == ("not_now", "turn", {})
    assert refusal(write, table, MAURO, "Calla") == ("not_the_writer", "turn", {})
    assert refusal(table.play, MAURO, moves.Pass()) == ("not_the_writer", "turn", {})
    assert refusal(write, table, ALESSANDRO, "Rosa") == ("wrong_length", "turn", {"word": "ROSA", "length": 4})
    with_cells(table, 0, OPEN_SEA, words=("CALLA",))
    assert refusal(table.play, MAURO, moves.Draft("Calla", tuple(ROW)))[0] == "word_repeated"


def test_cards_laid_and_pairs_shown_are_reported() -> None:
    table = dealt()
    assert told(table.play(FEDERICO, moves.Assign("rettile", 7))) == [moves.CardLaid(1, 7)]
    assert table.state.pairs == ({7: "rettile"}, {}) and table.state.hands[1] == ("animale_acquatico", "fiore")
    table.play(SIMONA, moves.Assign("fiore", 5))
    table.play(SIMONA, moves.Assign("animale_acquatico", 8))
    assert table.actors == {ALESSANDRO, MAURO}
    for category, length in (("colore", 8), ("nome_maschile", 5)):
        table.play(MAURO, moves.Assign(category, length))
    step = table.play(ALESSANDRO, moves.Assign("mestiere", 7), 9000)
    assert told(step) == [
        moves.CardLaid(0, 7), moves.PairsShown(0, table.state.pairs[0]), moves.PairsShown(1, table.state.pairs[1])]
    assert (table.state.phase, table.deadline, table.actors) == ("write", 54_000, {0, 1, 2, 3})
    assert table.state.dealt == (("colore", "mestiere", "nome_maschile"), ("animale_acquatico", "fiore", "rettile"))


def test_what_a_team_writes_is_reported_to_all() -> None:
    table = paired()
    table.play(MAURO, moves.Draft("Ramarro"))
    table.play(ALESSANDRO, moves.Draft("Viola"))
    step = table.play(ALESSANDRO, moves.Write(" Calla ", tuple(ROW)))
    assert told(step) == [moves.TeamWrote(0, 0, "CALLA", "Calla", tuple(ROW), 5, 5)]
    assert set(table.state.drafts[0]) == {MAURO}, "drafts of that length and the writer's own are done with"
    step = write(table, ALESSANDRO, "Ramarro")
    assert told(step)[0].new == 6 and table.game.missing(table.state, 0) == [8], "an A was there already"
    assert told(write(table, ALESSANDRO, "Sogliola"))[-1] == moves.TeamFinished(0, 3)
    assert table.state.phase == "reveal" and table.state.drafts == ({}, {})
    assert [table.game.category_of(table.state, 0, n) for n in (0, 1, 2)] == ["fiore", "rettile", "animale_acquatico"]
    assert table.game.voters(table.state, 1, 0) == ()


def test_a_draft_is_reported_to_the_team_and_giving_up_to_all() -> None:
    table = paired()
    step = table.play(MAURO, moves.Draft(" Calla "))
    assert told(step) == [moves.DraftShown(MAURO, "CALLA")]
    assert table.state.drafts == ({MAURO: Writing("Calla", "CALLA", ())}, {})
    assert told(table.play(MAURO, moves.Draft())) == []
    assert told(table.play(ALESSANDRO, moves.Pass())) == [moves.PenDown(ALESSANDRO)]
    assert table.state.done == (True, False, True, False)


def test_a_new_turn_of_manta_clears_what_lay_before_the_teams() -> None:
    table = paired()
    write(table, ALESSANDRO, "Calla")
    table.expire()
    everybody_ready(table)
    drop_bottles(table)
    state = table.state
    assert (state.turn, state.phase, state.written) == (2, "assign", ((), ()))
    assert state.pairs == state.drafts == ({}, {})
    assert sorted(state.request.lengths) == [4, 6, 9] and [len(hand) for hand in state.hands] == [3, 3]


def test_a_missing_word_is_reported_as_such_and_paid_twice_over() -> None:
    table = paired()
    write(table, ALESSANDRO, "Calla")
    table.expire()
    for seat in range(3):
        table.play(seat, moves.Ready())
    step = table.play(3, moves.Ready())
    assert told(step) == [moves.Penalised(0, 4, "missing"), moves.Penalised(1, 6, "missing")]
    assert table.actors == {0, 1, 2, 3}, "any member drops the team's bottles"


def test_what_manta_hides() -> None:
    table = dealt()
    table.play(FEDERICO, moves.Assign("rettile", 7))
    game = table.game
    assert list(game.hidden(table.state, ALESSANDRO)) == ["hands.1.0", "hands.1.1", "pairs.0.7"]
    assert list(game.hidden(table.state, FEDERICO)) == ["hands.0.0", "hands.0.1", "hands.0.2"]
    assert len(list(game.hidden(table.state, None))) == 6
    writing = paired()
    assert list(game.hidden(writing.state, 0)) == ["drafts.1"] and list(game.hidden(writing.state, 3)) == ["drafts.0"]
    assert list(game.hidden(writing.state, None)) == ["drafts.0", "drafts.1"]
    for each in (table, writing):
        for seat in (0, 1, None):
            world = game.resample(each.view(seat), seat, Chance(5))
            assert game.view(world, seat) == each.view(seat)


# --- Polpo


def test_every_refusal_in_polpo() -> None:
    table = table_of()
    assert refusal(table.play, 0, moves.Claim("Topo")) == (
        "wrong_length_for_shape", "turn", {"word": "TOPO", "length": 5})
    table.play(0, moves.Claim("Gatto"), 3000)
    assert refusal(table.play, 1, moves.Claim("Gatto"), 3200) == (
        "word_taken", "turn", {"word": "GATTO", "by": 0, "ahead": 200})
    assert refusal(table.play, 0, moves.Write("Gatto", (56, 57, 58, 59, 60))) == ("wrong_shape", "turn", {"cell": 56})
    assert refusal(table.play, 0, moves.Write("Gatto", (24, 25, 26, 34, 42))) == ("not_landed", "turn", {"cell": 42})
    assert refusal(table.play, 0, moves.Clear(3)) == ("not_now", "turn", {})


def test_a_row_that_cannot_be_cleared_is_named_as_people_count() -> None:
    table = table_of()
    with_cells(table, 0, sea(*["........"] * 5, "AB......", "ABCD.FGH", "ABCDEFGH"))
    table.state = replace(table.state, phase="clear", done=(False, True, True))
    for row in (0, 7):
        assert refusal(table.play, 0, moves.Clear(row)) == ("row_not_clearable", "turn", {"row": row + 1})
    step = table.play(0, moves.Clear(5))
    assert told(step)[0] == moves.RowCleared(0, 7, 5) and table.state.sheets[0].dots == (7,)
    assert table.state.sheets[0].cells == sea(*["........"] * 6, "ABCD.FGH", "ABCDEFGH")


def test_silence_is_reported_with_its_line() -> None:
    table = table_of()
    with_cells(table, 1, sea("A"))
    say_and_write(table, 0, "Gatto")
    say_and_write(table, 2, "Latte")
    step = table.play(1, moves.Pass())
    assert told(step)[-3:] == [moves.Penalised(1, 1, "nothing"), moves.LineDrawn(1, 0), moves.Eliminated(1)]
    assert table.state.out == (0, 1, 0) and table.state.strokes == 1 and table.actors == {0, 2}
    assert not table.game.in_play(table.state, 1) and table.state.phase == "reveal"


def test_the_pile_is_reported_with_everybodys_line() -> None:
    table = table_of(turn=2)
    with_cells(table, 1, STACKED)
    for seat, word in enumerate(("Gatto", "Latte", "Piede")):
        say_and_write(table, seat, word)
    for seat in (0, 1):
        table.play(seat, moves.Ready())
    step = table.play(2, moves.Ready(), 9000)
    assert told(step)[0] == moves.PileEnded(1)
    assert told(step)[1:7] == [each for seat in range(3)
                               for each in (moves.Penalised(seat, 1, "pile"), moves.LineDrawn(seat, 0))]
    assert [sheet.lines for sheet in table.state.sheets] == [1, 1, 1] and table.state.turn == 3
    assert table.state.strokes == 1 and table.state.said == (None,) * 3


def test_a_call_in_wait_is_reported_at_the_end_of_the_turn() -> None:
    table = table_of(variant="agguato", referee="auto")
    for seat, word in enumerate(("Gatto", "Penna", "Cigno")):
        say_and_write(table, seat, word)
    for seat in (0, 1):
        table.play(seat, moves.Ready())
    step = table.play(2, moves.Ready())
    assert told(step)[:3] == [
        moves.OutOfCategory(1, "PENNA", "animale"), moves.Penalised(1, 1, "category"), moves.LineDrawn(1, 0)]


def test_the_sheet_of_polpo_counts_white_cells_and_names_the_sunk() -> None:
    table = table_of()
    table.state = replace(table.state, phase="over", out=(0, 3, 0))
    with_cells(table, 0, sea("AB"))
    outcome = table.outcome
    assert outcome is not None and (outcome.scores, outcome.winners) == ((62, 0, 64), (2,))
    assert outcome.breakdown == (
        (Line("white-cells", 62, {"count": 62}),), (Line("sunk", 0, {}),), (Line("white-cells", 64, {"count": 64}),))
    table.state = replace(table.state, out=(2, 3, 3))
    assert table.outcome is not None and table.outcome.winners == (1, 2)


# --- Medusa


def test_every_refusal_in_medusa() -> None:
    table = laid("medusa", 1, letters="AE", categories=("animale",), shapes=("RRDD",))
    assert refusal(table.play, 0, moves.Write("Aqzxe", tuple(ROW))) == ("not_a_word", "writing-2", {"word": "AQZXE"})
    assert refusal(table.play, 0, moves.Write("Atene", tuple(ROW))) == (
        "not_two_requests", "turn", {"word": "ATENE", "kinds": 1})
    table.play(0, moves.Pass())
    assert refusal(table.play, 0, moves.Draft("Atene")) == ("not_now", "turn", {})


def test_medusa_tells_the_word_the_cards_and_the_next_turn() -> None:
    table = laid("medusa", 1, letters="AEZ", categories=("citta", "animale"), shapes=("RRDD", "RRR"))
    path = (27, 28, 29, 37, 45)
    step = table.play(0, moves.Write(" Atene ", path), 5000)
    card = table.state.request
    assert told(step) == [
        moves.WordShown(0, "ATENE", "Atene", path, 5, 0), moves.RequestsMet(0, "ATENE", ("citta",), "AE", "RRDD"),
        moves.TurnBegan(2, card.categories, card.letters, card.lengths, card.shapes)]
    assert table.deadline == 50_000 and table.state.probe is None
    assert told(table.play(0, moves.Pass())) == [moves.NothingWritten(0), moves.Penalised(0, 2, "nothing")]


def test_the_sheet_of_medusa() -> None:
    table = laid("medusa", 1, letters="AE", categories=("citta",), shapes=("RRR", "RRDD", "RR"))
    with_cells(table, 0, sea("AB#"), beside=1)
    table.state = replace(table.state, phase="over")
    assert table.outcome is not None and table.outcome.scores == (61 - 6 - 6,)
    assert table.outcome.breakdown == ((
        Line("empty-cells", 61, {"count": 61}), Line("bottles", -6, {"count": 2}),
        Line("requests-left", -6, {"count": 6})),)
