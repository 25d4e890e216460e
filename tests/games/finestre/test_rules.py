"""Finestre by example: rounds with none, one and two right, full windows, two players, the last card."""

from __future__ import annotations

import msgspec
import pytest

from ludoteca.games.finestre.rules import COUNTDOWN, PAUSE, PREPARATION
from ludoteca.games.finestre.view import nearest_window
from ludoteca.rules import IllegalMove, Table
from tests.games.finestre.race_tables import START, answer, cards, next_card, play_round, race, send, wrong


def refused(table: Table, seat: int, move: dict[str, object], code: str, after: int = 100) -> IllegalMove:
    before, log = table.state, table.position
    with pytest.raises(IllegalMove) as refusal:
        table.play(seat, move, table.state.since + after)
    assert refusal.value.code == code
    assert table.state == before and table.position == log
    return refusal.value


def test_training_is_climbed_by_the_windows_found() -> None:
    for many, rungs in ((10, [0, 3, 5, 8, 10]), (34, [0, 9, 17, 26, 34])):
        table = Table("finestre_allenamento", options={"cards": many})
        assert [points for points, _ in table.game.ladder(table.options)] == rungs


def test_the_street_is_looked_at_before_the_first_card() -> None:
    table = Table("finestre", 3)
    assert table.view().phase == "get_set" and table.view().outline is None
    assert table.deadline == PREPARATION and table.view().deck == 35
    refused(table, 0, {"type": "place", "window": 3}, "no_outline")
    table.expire()
    assert table.view().phase == "get_set" and table.actors == frozenset(), "a last breath, in which nobody can act"
    assert table.deadline == PREPARATION + COUNTDOWN == START
    table.expire()
    assert table.view().phase == "race" and table.view().outline is not None and table.view().deck == 34


def test_the_outline_is_the_bottom_card_at_the_scale_of_the_fronts() -> None:
    table = Table("finestre", 3, seed=8)
    bottom = table.state.deck[-1]
    next_card(table)
    outline, window = table.view().outline, table.view().street.windows[bottom]
    for drawn, true in ((outline.width, window.width), (outline.height, window.height)):
        assert 0 < abs(drawn - true) < 0.25, "off by less than half a pixel, and never equal to the digit"
    assert nearest_window(outline, table.view().street) == bottom


def test_one_right_takes_the_card() -> None:
    table = race(4)
    right = answer(table)
    send(table, 0, wrong(table), 900)
    assert send(table, 2, right, 1500) == ["PawnPlaced"]
    send(table, 1, wrong(table), 1600)
    assert table.view().answer is None
    assert send(table, 3, wrong(table), 4000) == ["PawnPlaced", "Revealed", "CardWon"]
    assert table.view().answer == right
    assert cards(table) == [0, 0, 1, 0] and table.view().won[2] == (right,) and table.view().deck == 34


def test_two_right_the_first_takes_the_card_and_the_other_an_unseen_one() -> None:
    table = race(4)
    right, next_card = answer(table), table.state.deck[-1]
    send(table, 3, right, 1000)
    send(table, 1, right, 1400)
    send(table, 0, wrong(table), 1500)
    assert send(table, 2, wrong(table), 1600)[1:] == ["Revealed", "CardWon", "UnseenCardWon"]
    assert cards(table) == [0, 1, 0, 1] and table.view().won[3] == (right,)
    assert table.view().unseen == (0, 1, 0, 0) and table.view().deck == 33
    assert table.state.unseen[1] == (next_card,)
    told = msgspec.json.decode(msgspec.json.encode(table.view()))
    assert told["won"] == [[], [], [], [right]], "nobody is told which card the second one took"


def test_none_right_the_card_leaves_the_game() -> None:
    table = race(3)
    for seat in range(2):
        send(table, seat, wrong(table), 1000 + seat)
    assert send(table, 2, wrong(table), 1500)[1:] == ["Revealed", "CardLeft"]
    assert cards(table) == [0, 0, 0] and table.view().deck == 34


def test_at_most_two_cats_in_a_window() -> None:
    table = race(4)
    window = wrong(table)
    send(table, 0, window, 500)
    send(table, 1, window, 700)
    no = refused(table, 2, {"type": "place", "window": window}, "window_full", after=800)
    assert "due gatti" in no.sentence("it") and "two cats" in no.sentence("en")
    send(table, 2, wrong(table), 900)


def test_with_two_players_one_cat_in_a_window() -> None:
    table = race(2)
    right = answer(table)
    send(table, 1, right, 500)
    no = refused(table, 0, {"type": "place", "window": right}, "window_full", after=600)
    assert "un gatto" in no.sentence("it")
    send(table, 0, wrong(table), 700)
    assert cards(table) == [0, 1]


def test_a_placed_cat_stays() -> None:
    table = race(3)
    send(table, 0, wrong(table), 500)
    no = refused(table, 0, {"type": "place", "window": answer(table)}, "not_your_turn", after=600)
    assert no.sentence("it").startswith("Hai già scelto")


def test_windows_that_are_not_there_and_words_out_of_turn_are_refused() -> None:
    table = race(3)
    for window in (-1, 35, 10**9):
        refused(table, 0, {"type": "place", "window": window}, "no_such_window")
    refused(table, 0, {"type": "ready"}, "race_is_on")
    for nonsense in ({"type": "place"}, {"type": "place", "window": "3"}, {"type": "place", "window": 3, "x": 1}):
        refused(table, 0, nonsense, "malformed_move")


def test_time_over_reveals_with_the_cats_there_are() -> None:
    table = race(3, round_time=20)
    assert table.deadline == START + 20_000
    send(table, 1, answer(table), 3000)
    step = table.expire()
    assert [type(told.event).__name__ for told in step.events] == ["TimeOver", "Revealed", "CardWon"]
    assert step.events[0].event.seats == (0, 2)
    assert cards(table) == [0, 1, 0] and table.view().rounds[1].pawns.keys() == {1}


def test_without_a_limit_the_race_waits_for_everybody() -> None:
    table = race(3, round_time=0)
    assert table.deadline is None and table.actors == {0, 1, 2}
    play_round(table, [1])
    assert table.deadline is None and table.actors == {0, 1, 2}, "and so does the next card"
    for seat in range(3):
        table.play(seat, {"type": "ready"})
    assert table.deadline == table.now + COUNTDOWN


def test_the_next_card_comes_after_a_pause_or_soon_after_everybody_is_ready() -> None:
    table = race(3)
    play_round(table, [0])
    revealed = table.now
    assert table.view().phase == "reveal" and table.deadline == revealed + PAUSE
    table.play(0, {"type": "ready"}, revealed + 1000)
    table.play(2, {"type": "ready"}, revealed + 1500)
    assert table.deadline == revealed + PAUSE and table.view().ready == (0, 2)
    table.play(1, {"type": "ready"}, revealed + 2000)
    assert table.deadline == revealed + 2000 + COUNTDOWN and table.actors == frozenset()
    table.expire()
    view = table.view()
    assert (view.phase, view.round, view.pawns, view.answer, view.ready) == ("race", 2, {}, None, ())


def test_windows_return_unless_the_table_closes_their_shutters() -> None:
    for windows_return in (True, False):
        table = race(3, windows_return=windows_return)
        first = answer(table)
        play_round(table, [0])
        next_card(table)
        assert ({"window": first} in [{"window": move.window} for move in table.moves(1)]) is windows_return
        if windows_return:
            send(table, 1, first, 300)
        else:
            refused(table, 1, {"type": "place", "window": first}, "window_closed")


def test_behind_closed_shutters_a_player_without_a_place_watches() -> None:
    table = race(6, windows_return=False)
    while len(table.moves(0)) > 2:
        send(table, 0, wrong(table), 1000)
        table.expire()
        next_card(table)
    first, second = (move.window for move in table.moves(0))
    for seat, window in enumerate((first, first, second, second)):
        events = send(table, seat, window, 100 + seat)
    assert "Revealed" in events and table.view().rounds[34].pawns.keys() == {0, 1, 2, 3}
    assert table.outcome is not None and table.actors == frozenset()


def test_the_last_card_is_never_played() -> None:
    table = race(3)
    for number in range(1, 35):
        assert table.outcome is None and table.view().round == number
        play_round(table, [number % 3])
        if table.outcome is None:
            next_card(table)
    assert table.view().deck == 1 and table.view().phase == "over" and table.deadline is None
    assert table.outcome.scores == (11, 12, 11) and table.outcome.winners == (1,)


def test_with_two_cards_left_a_second_winner_empties_the_deck() -> None:
    table = race(3)
    while table.view().deck > 1:
        play_round(table, [0, 1])
    assert table.outcome is not None and table.view().deck == 1
    # 35 cards, two a round: after 17 rounds one is left. One round with a single winner leaves an even number.
    table = race(3)
    play_round(table, [2])
    while table.outcome is None:
        play_round(table, [0, 1])
    assert table.view().deck == 0 and sum(table.outcome.scores) == 35
    assert table.outcome.scores == (17, 17, 1) and table.outcome.winners == (0, 1), "ties are shared"
    assert [line.points for line in table.outcome.breakdown[1]] == [0, 17]


def test_every_card_is_won_left_or_never_played() -> None:
    table = Table("finestre", 5, seed=4)
    while table.outcome is None:
        if table.state.phase == "race":
            play_round(table, [[], [3], [1, 4]][table.view().round % 3])
        else:
            table.expire()
    state = table.state
    left = [each.answer for each in state.rounds.values() if not each.right]
    everything = [*state.deck, *left, *(c for own in (*state.won, *state.unseen) for c in own)]
    assert sorted(everything) == list(range(35))


def test_the_daily_deal_is_the_same_for_everybody_and_another_the_next_day() -> None:
    def dealt(seed: int, day: str, **options: object) -> tuple[object, ...]:
        table = Table("finestre_allenamento", seed=seed, options={"day": day, **options})
        return table.state.street, table.state.deck

    assert dealt(1, "2030-12-31") == dealt(2, "2030-12-31")
    assert dealt(1, "2030-12-31")[0] != dealt(1, "2031-01-01")[0]
    assert dealt(1, "2030-12-31")[1] != dealt(1, "2031-01-01")[1]
    assert dealt(1, "2030-12-31", cards=34, round_time=0) == dealt(1, "2030-12-31"), "however many one plays"
    assert dealt(1, "2030-12-31", difficulty="bambini")[0] != dealt(1, "2030-12-31")[0]
    assert dealt(1, "")[1] != dealt(2, "")[1]
    for nonsense in ("yesterday", "2030-1-1", "20301231"):
        with pytest.raises(IllegalMove, match="bad_options"):
            dealt(1, nonsense)


def test_training_ends_after_its_cards() -> None:
    table = Table("finestre_allenamento", seed=1, options={"cards": 10})
    for number in range(10):
        next_card(table)
        send(table, 0, answer(table) if number % 2 else wrong(table), 1000)
    assert table.outcome is not None and table.outcome.scores == (5,)
    told, title = table.outcome.breakdown[0]
    assert (told.key, told.points) == ("cards", 5), "alone nobody comes second: not a word of unseen cards"
    assert (title.key, title.facts) == ("solo-right", {"right": 5, "rounds": 10})
    eye = table.view().eyes[0]
    assert (eye.rounds, eye.right, eye.streak, eye.typical) == (10, 5, 1, 1000)


@pytest.mark.parametrize("day", ["2030-13-45", "2030-02-30", "0000-01-01"])
def test_a_day_that_is_in_no_calendar_is_refused(day: str) -> None:
    with pytest.raises(IllegalMove) as refusal:
        Table("finestre_allenamento", 1, options={"day": day})
    assert (refusal.value.code, refusal.value.facts["detail"]) == ("bad_options", "no_such_day")
    assert refusal.value.sentence("it") == f"Il giorno {day} nel calendario non c’è."
    assert Table("finestre_allenamento", 1, options={"day": "2032-02-29"}).options.day == "2032-02-29"
