"""Statistics at the end of the game about each player's eye."""

from __future__ import annotations

from ludoteca.games.finestre.state import Pawn, Round
from ludoteca.games.finestre.statistics import judge_eye, measure_miss
from ludoteca.games.finestre.street import Window


def window(width: int, height: int) -> Window:
    return Window(width, height, 0, 0, 0, 0, 0)


WINDOWS = [window(50, 30), window(46, 30), window(29, 48), window(20, 20)]


def test_a_miss_says_what_share_of_width_and_height_was_chosen() -> None:
    _, miss = measure_miss(3, chosen=1, answer=0, windows=WINDOWS)
    assert (miss.width, miss.height, miss.turned) == (92, 100, False)


def test_a_window_lying_the_other_way_round_is_measured_turned() -> None:
    _, miss = measure_miss(3, chosen=2, answer=0, windows=WINDOWS)
    assert (miss.width, miss.height, miss.turned) == (96, 97, True)


def test_accuracy_speed_streak_and_closest_misses() -> None:
    def played(answer: int, chosen: int | None, after: int) -> Round:
        pawns = {} if chosen is None else {0: Pawn(chosen, 0, after)}
        return Round(answer, pawns, (0,) if chosen == answer else ())

    rounds = {
        1: played(0, 0, 2000), 2: played(1, 1, 1200), 3: played(2, 2, 1500), 4: played(0, 3, 4000),
        5: played(0, 1, 900), 6: played(3, None, 0), 7: played(3, 3, 1800),
    }
    eye = judge_eye(0, rounds, WINDOWS)
    assert (eye.rounds, eye.placed, eye.right, eye.streak) == (7, 6, 4, 3)
    assert (eye.typical, eye.fastest) == (1650, 1200)
    assert [miss.round for miss in eye.misses] == [5], "40 % of the width is no near miss"
    eye = judge_eye(0, {1: played(1, 0, 900), 2: played(0, 2, 900)}, WINDOWS)
    assert [miss.round for miss in eye.misses] == [2, 1], "the nearest miss first"


def test_a_player_who_never_chose_has_no_times() -> None:
    eye = judge_eye(1, {1: Round(0, {0: Pawn(0, 0, 5)}, (0,))}, WINDOWS)
    assert (eye.placed, eye.right, eye.typical, eye.fastest, eye.misses) == (0, 0, None, None, ())
