"""Fine points of the six games on prepared tables: voters, the last line, events, peaks."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from ludoteca.games.polywords import contest, moves, words
from ludoteca.games.polywords.claims import WHISKER, lead
from ludoteca.games.polywords.grid import OPEN_SEA
from ludoteca.games.polywords.medusa import judged, met
from ludoteca.games.polywords.polpo import full_rows, landings
from ludoteca.games.polywords.requests import Request, answerable, category_cards, follows
from ludoteca.games.polywords.rules import Moment
from ludoteca.games.polywords.sheet import Sheet
from ludoteca.games.polywords.state import MedusaOptions, Said
from ludoteca.rules import Chance, Table
from ludoteca.rules.registry import game
from tests.games.polywords.seas import everybody_ready, heard, laid, sea, with_cells, write
from tests.games.polywords.test_corners import refusal, shown
from tests.games.polywords.test_manta import ALESSANDRO, FEDERICO, dealt, paired
from tests.games.polywords.test_polpo import BOTTOM, lined, say_and_write, table_of

HARD = {card.id for card in category_cards("it") if card.hard}


# --- Every game


@pytest.mark.parametrize("id", ["palla", "polpo", "medusa"])
def test_logs_of_the_first_version_are_read_as_such_and_none_of_a_version_to_come(id: str) -> None:
    rules = game(id)
    assert [found and found.version for found in map(rules.older, (0, 1, 3))] == [1, 1, None]


@pytest.mark.parametrize(("id", "options"), [
    ("specchio", {}), ("pagliaccio", {}), ("medusa", {}), ("polpo", {"variant": "agguato"}),
    ("palla", {"variant": "gonfio"})])
def test_hard_cards_come_up_where_they_were_asked_for_and_nowhere_else(id: str, options: dict[str, Any]) -> None:
    drawn = {}
    for hard in (True, False):
        table = laid(id, game(id).seats[0], {"hard": hard, **options})
        bare = replace(table.state, deck=()) if id in ("medusa", "palla") else table.state
        found = [table.game.lay_requests(bare, Chance(seed)) for seed in range(24)]
        drawn[hard] = {state.request.categories[-1] for state in found}
        for state in found:
            assert state.seen.categories == (*table.state.seen.categories, state.request.categories[-1])
    assert drawn[True] & HARD and not drawn[False] & HARD


def test_an_english_table_is_judged_by_the_english_lists() -> None:
    said = contest.gather("house", "sense", "", "en")
    assert said.in_dictionary and said.supports and said.frequency == words.frequency("house", "en")
    assert not contest.gather("scuola", "sense", "", "en").supports
    assert contest.gather("horse", "category", "animale", "en").on_list
    assert not contest.gather("cavallo", "category", "animale", "en").supports
    assert judged(Request(("animale",)), "horse", "en") == judged(Request(("animale",)), "HORSE", "en")
    assert judged(Request(("animale",)), "horse", "en").categories == ("animale",)
    assert judged(Request(), "house", "en").known and not judged(Request(), "casetta", "en").known


def test_hard_cards_are_not_asked_for_where_no_card_is_turned_up() -> None:
    assert refusal(Table, "palla", 2, 1, {"hard": True}) == ("bad_options", "options", {"detail": "hard_unused"})


def test_a_stage_is_the_turns_behind_one_and_what_the_own_board_is_worth() -> None:
    table = shown(3)
    with_cells(table, 1, "A" * 50 + " " * 14)
    view = table.view(0)
    worth = [sheet.points for sheet in view.sheets]
    stages = [(0, "write"), (1, "write"), (4, "reveal"), (4, "over")]
    for seat in (0, 1):
        reached = [table.game.stage(replace(view, turn=turn, phase=phase), seat) for turn, phase in stages]
        assert reached == [(turns, worth[seat]) for turns in (0, 0, 3, 4)]
    assert worth[0] != worth[1]


@pytest.mark.parametrize(("turn", "phase", "may"), [
    (3, "write", False), (3, "vote", False), (3, "reveal", True), (3, "bottles", True), (3, "over", True),
    (4, "write", True)])
def test_a_bot_says_why_once_the_words_of_that_turn_are_uncovered(turn: int, phase: Any, may: bool) -> None:
    state = shown(3).state
    before, now = replace(state, turn=3, phase="write"), replace(state, turn=turn, phase=phase)
    assert game("specchio").may_explain(before, now) is may


def test_equal_viewers_share_one_view_object() -> None:
    """A view is made once for all who see the same, so identical objects need no comparison."""
    table = shown(3, "Arezzo")
    own, *others, watching = (table.game.view(table.state, seat) for seat in (0, 1, 2, None))
    assert own.written != watching.written == ((), (), ())
    assert table.game.view(table.state, 0) is own and all(each is watching for each in others)
    table = shown(3)
    seen = [table.game.view(table.state, seat) for seat in (0, 1, 2, None)]
    assert all(each is seen[0] for each in seen) and seen[0].written == table.state.written


@pytest.mark.parametrize("id", ["specchio", "pagliaccio", "palla", "manta", "polpo", "medusa"])
def test_first_games_and_examples_are_played_in_italian_or_else_in_english(id: str) -> None:
    for told in (game(id).lesson, game(id).example):
        assert [told(language).options["words"] for language in ("it", "en", "de")] == ["it", "en", "en"]


def test_after_the_end_no_seat_acts() -> None:
    table = shown(3)
    assert table.game.actors(replace(table.state, phase="over")) == frozenset()


def test_every_bottle_the_grid_has_no_room_for_lies_beside_it() -> None:
    table = shown(3)
    with_cells(table, 0, "A" * 63 + " ")
    now = Moment(0, Chance(1))
    state = table.game.hand_out_bottles(replace(table.state, due=(4, 0, 0)), now)
    assert (state.sheets[0].beside, state.due, state.phase) == (3, (1, 0, 0), "bottles")
    assert [each.event for each in now.heard] == [moves.BottleDropped(0, None)] * 3


def test_the_lead_is_reported_for_a_race_and_not_for_a_word_taken_long_before() -> None:
    said = Said("gatto", "GATTO", fair=10_000)
    assert [lead(10_000 + late, said) for late in (-1, 0, 1, WHISKER, WHISKER + 1)] == [0, 0, 1, WHISKER, 0]


# --- Looking and doubting


def test_a_lesser_meaning_is_shown_as_one() -> None:
    """"Arab" may also mean a horse."""
    assert contest.gather("arabo", "category", "animale", "it").partly
    assert not contest.gather("cavallo", "category", "animale", "it").partly


def test_a_word_of_another_category_has_a_sense_all_the_same() -> None:
    table = shown(3, "Arezzo", "Ancona", "Acciuga", referee="auto")
    table.play(0, moves.Contest(2, "sense"))
    assert table.state.due == (2, 0, 0), "an anchovy is no city, but it is a word"


def test_a_vote_ends_when_the_hourglass_says() -> None:
    table = shown(3, referee="table")
    table.play(0, moves.Contest(2, "category"), 5000)
    assert table.game.poll(table.state).ends == table.deadline is not None


def test_puffed_up_a_word_called_out_by_the_table_is_reported_as_such() -> None:
    table = laid("palla", 3, {"variant": "gonfio"}, letters="MPBCZ", categories=("citta",))
    for seat, word in enumerate(("Pizza", "Como", "Bari")):
        write(table, seat, word)
    table.play(1, moves.Contest(0))
    table.play(2, moves.Vote(False))
    for seat in (0, 1):
        table.play(seat, moves.Ready())
    step = table.play(2, moves.Ready())
    assert heard(step, "OutOfCategory") == [moves.OutOfCategory(0, "PIZZA", "citta")]


def test_words_are_shown_also_behind_a_chair_that_has_sunk() -> None:
    table = table_of(shape="RRD")
    table.state = replace(table.state, out=(1, 0, 0), done=(True, False, False))
    say_and_write(table, 1, "Nave")
    step = say_and_write(table, 2, "Cane")
    assert [event.word for event in heard(step, "WordShown")] == ["NAVE", "CANE"]
    assert not heard(step, "NothingWritten")


def test_a_sunk_player_votes_no_more() -> None:
    table = table_of(seats=4, shape="RRD", referee="table")
    for seat, word in enumerate(("Mare", "Nave", "Cane")):
        say_and_write(table, seat, word)
    with_cells(table, 3, sea("A"))
    table.play(3, moves.Pass())
    assert table.state.out == (0, 0, 0, 1)
    table.play(0, moves.Contest(1, "sense"))
    assert table.state.disputes[-1].voters == (2,)


# --- Polpo


def test_strictly_a_shape_is_written_as_drawn() -> None:
    strict, loose = (landings(sea(), "MARE", "RRD", strict) for strict in (True, False))
    assert set(strict) < set(loose) and all(follows("RRD", path, True) for path in strict)
    assert landings(sea(), "MARE", "RRD") == loose
    table = table_of(seats=2, shape="RRD", strict_shapes=True)
    for seed in range(6):
        assert {follows("RRD", each.path, True) for each in table.game.some_writing(table.state, 0, Chance(seed))} <= {
            True}


def test_a_full_row_may_lie_at_the_very_top() -> None:
    assert full_rows(Sheet(cells=sea("ABCDEFGH", "ABCDEFGH", "AB"), dots=(1,))) == [0]
    assert full_rows(Sheet(cells=sea("", "ABCDEFGH", "", "ABCDEFGH"))) == [3, 1]


def test_of_two_who_say_it_at_once_none_was_ahead() -> None:
    table = table_of(shape="RRD")
    table.play(0, moves.Claim("Mare"), 1000)
    assert refusal(table.play, 1, moves.Claim("mare"), 1000)[2] == {"word": "MARE", "by": 0, "ahead": 0}


def test_no_word_is_said_or_written_twice_in_polpo() -> None:
    table = table_of(shape="RRD")
    with_cells(table, 0, OPEN_SEA, words=("MARE",))
    assert refusal(table.play, 0, moves.Claim("Mare")) == ("word_repeated", "writing-7", {"word": "MARE"})
    table.play(0, moves.Claim("Nave"))
    with_cells(table, 0, OPEN_SEA, words=("NAVE",))
    path = landings(OPEN_SEA, "NAVE", "RRD")[0]
    assert refusal(table.play, 0, moves.Write("Nave", path))[0] == "word_repeated"


def test_below_the_last_row_no_line_is_drawn() -> None:
    table = table_of(seats=2, shape="RRD")
    with_cells(table, 0, lined(8), lines=8)
    say_and_write(table, 1, "Mare")
    step = table.play(0, moves.Pass())
    assert not heard(step, "LineDrawn") and not heard(step, "Penalised") and table.outcome is None


def test_a_player_sunk_by_their_own_doubt_is_not_waited_for() -> None:
    """The others are ready already: once the last player has sunk the turn is over."""
    table = table_of(shape="RRD", referee="auto")
    with_cells(table, 2, sea("A"))
    for seat, word in enumerate(("Mare", "Nave", "Cane")):
        say_and_write(table, seat, word)
    for seat in (0, 1):
        table.play(seat, moves.Ready())
    step = table.play(2, moves.Contest(0, "sense"))           # MARE is a word
    assert [event.why for event in heard(step, "Penalised")] == ["contest"] and heard(step, "Eliminated")
    assert (table.state.turn, table.state.phase, table.actors) == (2, "write", {0, 1})


def test_a_line_for_the_category_may_be_the_last_of_the_game() -> None:
    table = table_of(seats=2, shape="RRD", variant="agguato", referee="auto")
    with_cells(table, 1, sea("A"))
    say_and_write(table, 0, "Cane")
    say_and_write(table, 1, "Muro")
    everybody_ready(table)
    assert table.state.phase == "over" and table.outcome is not None and table.outcome.winners == (0,)


def two_full_rows(seat_one: str = "") -> Any:
    """A player with two full rows and one other row to clear; the other player with these rows, if given."""
    table = table_of(seats=2, shape="RR")
    with_cells(table, 0, sea(*BOTTOM[:4], "AB......", "ABCDEFGH", "........", "ABCDE..."))
    if seat_one:
        with_cells(table, 1, sea(*BOTTOM[:6], "AB......", seat_one))
    say_and_write(table, 0, "Oro", [61, 62, 63])
    say_and_write(table, 1, "Uva", [61, 62, 63] if seat_one else None)
    everybody_ready(table)
    assert table.state.phase == "clear"
    return table


@pytest.mark.parametrize("by_hand", [True, False])
def test_a_second_full_row_that_finds_nothing_more_is_reported_and_spent(by_hand: bool) -> None:
    table = two_full_rows()
    step = table.play(0, moves.Clear(4)) if by_hand else table.expire()
    assert heard(step, "RowCleared") == [moves.RowCleared(0, 7, 4), moves.RowCleared(0, 5, None)]
    assert table.state.sheets[0].dots == (5, 7) and table.state.turn == 2


def test_the_turn_waits_until_everybody_has_cleared() -> None:
    table = two_full_rows("ABCDE...")
    table.play(0, moves.Clear(4))
    assert table.state.phase == "clear" and table.actors == {1}
    table.play(1, table.sample(1))
    assert table.state.turn == 2 and table.state.sheets[1].dots == (7,)


def test_a_full_row_that_finds_nothing_at_all_is_reported_too() -> None:
    table = table_of(seats=2, shape="RR", turn=2)
    with_cells(table, 0, sea(*BOTTOM, "ABCDE..."))
    say_and_write(table, 0, "Oro", [61, 62, 63])
    say_and_write(table, 1, "Uva")
    table.play(0, moves.Ready())
    step = table.play(1, moves.Ready())
    assert heard(step, "RowCleared") == [moves.RowCleared(0, 7, None)]
    assert msgspec.json.encode(heard(step, "PileEnded")) == b'[{"type":"PileEnded","pile":1}]'


def test_a_random_player_clears_what_can_be_cleared_and_looks_when_all_have_spoken() -> None:
    table = two_full_rows()
    assert table.sample(0) == moves.Clear(4)
    silent = table_of(seats=3, shape="RRD")
    say_and_write(silent, 0, "Mare")
    say_and_write(silent, 1, "Nave")
    silent.play(2, moves.Pass())
    assert isinstance(silent.sample(2), moves.Ready | moves.Contest)


def test_a_row_wiped_off_is_a_peak_and_one_that_wipes_nothing_is_none() -> None:
    polpo = game("polpo")
    told = (moves.RowCleared(0, 7, 5), moves.RowCleared(0, 7, None), moves.LineDrawn(0, 1), moves.PenDown(0))
    assert [polpo.peak(event) for event in told] == [1_600, 0, 1_800, 0]


# --- Medusa


def test_in_the_first_medusa_too_hard_cards_came_up_where_they_were_asked_for() -> None:
    first = game("medusa").older(1)
    drawn = {hard: {first.turn_up_two(Request(), MedusaOptions(hard=hard), Chance(seed))[0] for seed in range(24)}
             for hard in (True, False)}
    assert drawn[True] & HARD and not drawn[False] & HARD


def test_a_handful_of_cards_is_a_peak() -> None:
    medusa = game("medusa")
    met_by_it = (((), "AE", "RRDD"), (("citta",), "A", ""), (("citta", "capitale"), "A", ""), ((), "AEO", ""))
    assert [medusa.peak(moves.RequestsMet(0, "ATENE", *met)) for met in met_by_it] == [1_600, 0, 1_600, 1_600]
    assert medusa.peak(moves.Penalised(0, 2, "nothing")) == medusa.peaks[moves.Penalised] > 0


def test_a_letter_may_stand_anywhere_in_medusas_answers() -> None:
    """So letters occur that start no common member of the category."""
    table = laid("medusa", 1)
    drawn = {table.game.turn_up_two(table.state.seen, table.options, Chance(seed)) for seed in range(120)}
    assert all(letter in answerable(category, "it", True) for category, letter in drawn)
    assert any(letter not in answerable(category, "it", False) for category, letter in drawn)


def test_strictly_medusas_shapes_are_met_as_drawn() -> None:
    asked = Request(letters="A", shapes=("RRDD",))
    found = judged(asked, "ATENE", "it")
    upright, mirrored = (27, 28, 29, 37, 45), (29, 28, 27, 35, 43)
    assert [met(asked, found, path, strict).shape for strict in (True, False) for path in (upright, mirrored)] == [
        "RRDD", "", "RRDD", "RRDD"]
    assert met(asked, found, mirrored).shape == "RRDD"
    table = laid("medusa", 1, {"strict_shapes": True}, letters="A", shapes=("RRDD",))
    assert refusal(table.play, 0, moves.Write("Atene", mirrored))[0] == "not_two_requests"
    table.play(0, moves.Write("Atene", upright))


def test_cards_not_met_lie_on_as_they_lay_and_the_draft_is_forgotten() -> None:
    table = laid("medusa", 1, letters="ZAEQ", categories=("citta",), shapes=("RRR",))
    path = (27, 28, 29, 30, 31)
    table.play(0, moves.Draft("Atene", path))
    assert table.state.probe is not None
    table.play(0, moves.Write("Atene", path))
    assert table.state.request.letters.startswith("ZQ") and len(table.state.request.letters) == 3
    assert table.state.probe is None


# --- Manta


def test_only_a_written_word_races_in_manta() -> None:
    manta = game("manta")
    for move in (moves.Assign("fiore", 5), moves.Pass()):
        assert manta.stamped(move, 9) is move
    assert manta.stamped(moves.Write("Calla", (1, 2)), 9).lag == 9


def test_a_new_turn_of_manta_is_reported_with_its_lengths() -> None:
    table = paired()
    table.play(ALESSANDRO, moves.Pass())
    table.play(FEDERICO, moves.Pass())
    while table.state.turn == 1:
        seat = min(table.actors)
        step = table.play(seat, table.sample(seat))
    assert heard(step, "TurnBegan") == [moves.TurnBegan(2, lengths=table.state.request.lengths)]
    assert len(table.state.request.lengths) == 3 and not set(table.state.request.lengths) & {5, 7, 8}


def test_with_hard_cards_each_team_of_manta_has_a_deck_of_twelve() -> None:
    """Two hard ones in each: after ten easy cards the next two are hard."""
    table = laid("manta", 4, {"hard": True}, lengths=(5, 6, 7))
    easy = tuple(card.id for card in category_cards("it") if not card.hard)[:10]
    table.state = replace(table.state, dealt=(easy, ()))
    for seed in range(8):
        assert set(table.game.deal(table.state, 0, (), Chance(seed))[:2]) <= HARD
    table.state = replace(table.state, dealt=(easy[:6], ()))
    assert any(table.game.deal(table.state, 0, (), Chance(seed))[0] not in HARD for seed in range(12)), "six are left"
    common = laid("manta", 4, lengths=(5, 6, 7))
    assert not any(set(common.game.deal(common.state, 0, (), Chance(seed))) & HARD for seed in range(8))


def test_what_one_team_holds_the_other_is_never_thought_to_hold() -> None:
    """In a resampled world no card is held by both teams, and no draft is a word that cannot be written."""
    table = dealt()
    for seed in range(30):
        imagined = table.game.resample(table.view(ALESSANDRO), ALESSANDRO, Chance(seed))
        assert imagined.hands[0] == table.state.hands[0] and not set(imagined.hands[0]) & set(imagined.hands[1])
    table = paired()
    worlds = [table.game.resample(table.view(ALESSANDRO), ALESSANDRO, Chance(seed)) for seed in range(30)]
    drafts = [draft for world in worlds for draft in world.drafts[1].values()]
    assert 0 < len(drafts) < 30 and all(world.drafts[0] == {} for world in worlds)
    for draft in drafts:
        assert (draft.text, draft.path) == (draft.word, ()) and len(draft.word) in (5, 7, 8)


def test_puffed_up_in_english_the_english_lists_rule() -> None:
    table = laid("palla", 2, {"variant": "gonfio", "referee": "auto", "words": "en"}, letters="HORSE",
                 categories=("animale",))
    write(table, 0, "Horse")
    write(table, 1, "House")
    everybody_ready(table)
    assert table.state.due[0] == 0 < table.state.due[1]


def test_a_seat_is_told_of_its_own_board_and_a_spectator_of_none() -> None:
    table = shown(3)
    own = [[each.section for each in table.game.told(table.view(seat), seat)].count("mine") for seat in (0, None)]
    assert own[0] > 0 == own[1]


def test_a_doubt_is_reported_of_a_team_where_boards_are_teams() -> None:
    event = moves.Contested(0, 1, "CALLA", "sense", "fiore")
    ways = [(game(id).heard(event) or {})["other"] for id in ("manta", "specchio")]
    assert ways[0] != ways[1]
