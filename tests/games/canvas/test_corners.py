"""Edge cases of Canvas: every refusal in full, events, caps, the empty reserve, the first player."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import msgspec
import pytest

from ludoteca.games.canvas.deck import house_deck, painting_title
from ludoteca.games.canvas.goals import objectives
from ludoteca.games.canvas.moves import (
    CardTaken,
    Paint,
    PaintingHung,
    Take,
    TokenReturned,
    VincentChose,
    Vote,
    VoteCast,
    VoteOpened,
    WatcherVoted,
)
from ludoteca.games.canvas.rules import Canvas, judged
from ludoteca.games.canvas.scoring import ICONS, POINTS, SCORING_CARDS, bonus_ribbons, cap, points, ribbons, visible
from ludoteca.games.canvas.state import CanvasOptions, Painting, State, Vincent
from ludoteca.rules import Chance, IllegalMove
from ludoteca.rules.game import Line
from tests.games.canvas.test_deck import big_deck, own_deck
from tests.games.canvas.test_table import GOALS, finished, hung, in_company, opened, tied_table, with_hand

CANVAS = Canvas()


def refusal(asked: Any, *words: Any, **facts: Any) -> tuple[str, str, dict[str, Any]]:
    """All parts of a refusal: its code, its rule, the facts of its sentence."""
    with pytest.raises(IllegalMove) as no:
        asked(*words, **facts)
    return no.value.code, no.value.rule, no.value.facts


def title(state: State, *cards: int) -> Any:
    return painting_title([state.options.cards[card] for card in cards])


# --- Every refusal


@pytest.mark.parametrize(
    ("cards", "tokens", "move", "no"),
    [
        (5, 4, Take(0), ("hand_full", "take", {"limit": 5})),
        (0, 4, Take(5), ("no_such_card", "take", {})),
        (0, 4, Take(-1), ("no_such_card", "take", {})),
        (0, 2, Take(3), ("not_enough_tokens", "take", {"price": 3, "tokens": 2})),
        (2, 4, Paint((0, 1, 2)), ("too_few_cards", "paint", {"cards": 2})),
        (4, 4, Paint((0, 1, 4)), ("not_in_hand", "paint", {"cards": 4})),
        (4, 4, Paint((0, 1, 1)), ("same_card_twice", "paint", {})),
        (4, 4, Paint((0, 1, 2), 3), ("no_such_background", "paint", {"backgrounds": 3})),
        (4, 4, Paint((0, 1, 2), -1), ("no_such_background", "paint", {"backgrounds": 3})),
        (4, 4, Vote(0), ("no_vote", "end", {})),
    ],
)
def test_every_refusal_at_the_easel(cards: int, tokens: int, move: Any, no: Any) -> None:
    table = with_hand(opened(), cards, tokens)
    assert refusal(table.play, table.state.turn, move) == no


def test_every_refusal_while_the_table_votes() -> None:
    table = tied_table()
    table.play(3, Paint((0, 1, 2)))
    assert refusal(table.play, 1, Take(0)) == ("vote_first", "end", {})
    assert refusal(table.play, 1, Vote(3)) == ("not_tied", "end", {})
    table.play(77, Vote(2))
    assert refusal(table.play, 77, Vote(0)) == ("already_voted", "end", {})


@pytest.mark.parametrize(
    ("seats", "options", "no"),
    [
        (2, {"scenario": "libero", "goals": ["stile"]}, ("goals", {"detail": "goals"})),
        (2, {"scenario": "libero", "goals": list(SCORING_CARDS[:5])}, ("goals", {"detail": "goals"})),
        (2, {"scenario": "libero", "goals": ["stile", "stile"]}, ("goals", {"detail": "goals"})),
        (2, {"goals": ["stile", "spazio"]}, ("goals", {"detail": "goals_unused"})),
        (2, {"how_many": 3}, ("goals", {"detail": "how_many_unused"})),
        (2, {"solo": "puzzle"}, ("solo", {"detail": "puzzle_alone"})),
        (2, {"deck": big_deck(61)}, ("deck", {"detail": "deck_over_sixty", "cards": 61})),
        (4, {"deck_size": 40}, ("deck", {"detail": "short_deck"})),
        (3, {"deck": own_deck(30)}, ("deck", {"detail": "deck_too_small", "cards": 30, "needed": 38})),
    ],
)
def test_every_refusal_before_the_game(seats: int, options: dict[str, Any], no: Any) -> None:
    code, *rest = refusal(opened, seats, **options)
    assert (code, *rest) == ("bad_options", *no)


def test_four_goals_of_ones_own_are_a_full_mat() -> None:
    assert opened(scenario="libero", goals=list(GOALS)).state.goals == GOALS


def test_the_network_names_no_file() -> None:
    assert refusal(CANVAS.accept, {"deck": "/etc/passwd"}) == ("bad_options", "deck", {"detail": "deck_file"})
    assert CANVAS.accept({"scenario": "relax"}) == CanvasOptions(scenario="relax")


# --- The first player


def test_each_chair_begins_sometimes_and_the_table_remembers_who() -> None:
    tables = [opened(3, seed=seed).state for seed in range(20)]
    assert {state.first for state in tables} == {0, 1, 2}
    assert all(state.first == state.turn for state in tables)


def test_each_painter_gets_backgrounds_enough_and_no_more_are_dealt() -> None:
    assert [len(player.backgrounds) for player in opened(3).state.players] == [3, 3, 3]


# --- Possible moves


@pytest.mark.parametrize(
    ("cards", "tokens", "takes", "paints"),
    [(0, 0, [0], 0), (0, 1, [0, 1], 0), (4, 2, [0, 1, 2], 3 * 24), (4, 9, [0, 1, 2, 3, 4], 3 * 24), (5, 4, [], 3 * 60)],
)
def test_the_moves_at_hand(cards: int, tokens: int, takes: list[int], paints: int) -> None:
    table = with_hand(opened(), cards, tokens)
    moves = list(CANVAS.moves(table.state, table.state.turn))
    assert [move.index for move in moves if isinstance(move, Take)] == takes
    painted = [move for move in moves if isinstance(move, Paint)]
    assert len(set(painted)) == len(painted) == paints
    assert {move.background for move in painted} == ({0, 1, 2} if paints else set())


def test_who_votes_may_name_those_who_are_level() -> None:
    table = tied_table()
    table.play(3, Paint((0, 1, 2)))
    assert list(CANVAS.moves(table.state, 1)) == [Vote(0), Vote(2), Vote(None)], "or nobody"


# --- Events


def test_a_card_taken_is_reported_in_full() -> None:
    table = opened(seed=2)
    seat, row = table.state.turn, table.state.row
    told = [each.event for each in table.play(seat, Take(2)).events]
    assert told == [CardTaken(seat, row[2].card, 2, 2, 0, title(table.state, row[2].card))]
    told = [each.event for each in table.play(1 - seat, Take(1)).events]
    assert told == [CardTaken(1 - seat, row[1].card, 1, 1, 1, title(table.state, row[1].card))]


@pytest.mark.parametrize(("index", "reserve", "back"), [(0, 0, 0), (0, 1, 1), (0, 4, 1), (1, 4, 0), (3, 0, 0)])
def test_the_puzzle_gives_a_token_back_for_the_first_card_while_there_is_one(
    index: int, reserve: int, back: int
) -> None:
    table = opened(1, seed=6, solo="puzzle")
    row = table.state.row
    table.state = msgspec.structs.replace(table.state, reserve=reserve)
    told = [each.event for each in table.play(0, Take(index)).events]
    card = row[index].card
    taken = CardTaken(0, card, index, index, 0, title(table.state, card))
    assert told == [taken, *[TokenReturned(0)] * back]
    assert table.state.players[0].tokens == 4 - index + back
    assert table.state.reserve == reserve + index - back and len(table.state.row) == 5


@pytest.mark.parametrize(("reserve", "back"), [(0, 0), (1, 1), (4, 1)])
def test_a_painting_takes_a_token_from_the_reserve_and_never_below_nothing(reserve: int, back: int) -> None:
    table = with_hand(opened(1, seed=6, solo="puzzle"), 3)
    table.state = msgspec.structs.replace(table.state, reserve=reserve)
    step = table.play(0, Paint((0, 1, 2)))
    assert (table.state.players[0].tokens, table.state.reserve) == (4 + back, reserve - back)
    assert [each.event for each in step.events[1:]] == [TokenReturned(0)] * back


def test_a_painting_hung_is_reported_in_full() -> None:
    table = with_hand(opened(seed=5), 5)
    seat = table.state.turn
    hand = table.state.players[seat].hand
    told = [each.event for each in table.play(seat, Paint((4, 0, 2), 1)).events]
    first = table.state.players[seat].paintings[0]
    assert told == [PaintingHung(seat, 1, sum(first.won.values()), first.bonus, title(table.state, *first.cards))]
    assert first.cards == (hand[4], hand[0], hand[2])


def test_vincent_is_reported_in_full() -> None:
    table = opened(1, seed=3)
    table.state = msgspec.structs.replace(table.state, vincent=Vincent(7))
    told = table.play(0, Take(1)).events[-1].event
    last = table.state.vincent.last  # type: ignore[union-attr]
    assert isinstance(told, VincentChose) and last is not None
    assert (told.flips, told.index, told.card, told.gained) == (last.flips, last.index, last.card, last.gained)
    assert told.up == sum(told.flips) and told.title == title(table.state, told.card)


def test_votes_are_reported_to_the_audience() -> None:
    table = tied_table()
    opening = table.play(3, Paint((0, 1, 2)), at=1000)
    assert opening.events[-1].event == VoteOpened((0, 2))
    assert [each.event for each in table.play(1, Vote(2)).events] == [VoteCast(1, 2)]
    assert [each.event for each in table.play(4, Vote(0)).events] == [WatcherVoted(0)], "the first chair that is none"
    assert table.state.votes == {"1": 2, "4": 0}
    assert not CANVAS.watchers_may_act(tied_table().state) and CANVAS.watchers_may_act(table.state)
    table.expire()
    assert table.state.vote_ends is None and table.deadline is None


def test_without_a_vote_there_is_no_hurry() -> None:
    state = msgspec.structs.replace(opened().state, vote_ends=5)
    assert CANVAS.deadline(state) is None


def test_a_tie_is_put_to_the_vote_only_where_the_table_asked_for_it() -> None:
    table = tied_table()
    table.state = msgspec.structs.replace(table.state, options=CanvasOptions(vote=False))
    table.play(3, Paint((0, 1, 2)))
    assert table.outcome is not None and table.outcome.winners == (0, 2) and table.state.tied == ()


def test_one_winner_needs_no_vote() -> None:
    table = tied_table()
    ahead = msgspec.structs.replace(table.state.players[0], tokens=9)
    table.state = msgspec.structs.replace(table.state, players=(ahead, *table.state.players[1:]))
    table.play(3, Paint((0, 1, 2)))
    assert table.outcome is not None and table.outcome.winners == (0,)


def test_an_abstention_is_kept_and_sent_to_no_seat() -> None:
    table = in_company(tied_table(), 0, 1, 2, 3, watchers=(40,))
    table.play(3, Paint((0, 1, 2)), at=1000)
    assert (table.state.jury, table.actors, table.deadline) == ((1, 3, 40), {1, 3}, 46_000)
    assert table.play(1, Vote(None)).events == () and table.actors == {3} and table.outcome is None
    table.play(3, Vote(2))
    step = table.play(40, Vote(None))
    assert step.events == () and (table.state.phase, table.state.vote_ends) == ("over", None)
    assert table.outcome is not None and table.outcome.winners == (2,)


# --- Ribbons

DECK = house_deck().cards
FOUR_SHAPES = next(
    cards for cards in permutations(range(60), 3)
    if ribbons("ripetizione", visible([DECK[card].icons for card in cards])) == 2)


@pytest.mark.parametrize(("owned", "won"), [(0, 2), (2, 2), (3, 1), (4, 0)])
def test_ribbons_stop_at_the_cap(owned: int, won: int) -> None:
    table = with_hand(opened(seed=1, scenario="libero", goals=["ripetizione", "varieta"]), 3)
    seat = table.state.turn
    before = msgspec.structs.replace(
        table.state.players[seat], hand=FOUR_SHAPES, ribbons={"ripetizione": owned, "varieta": 3}, bonus=1)
    players = (*table.state.players[:seat], before, *table.state.players[seat + 1 :])
    table.state = msgspec.structs.replace(table.state, players=players)
    step = table.play(seat, Paint((0, 1, 2)))
    after = table.state.players[seat]
    painting = after.paintings[0]
    assert painting.met["ripetizione"] == 2 and painting.won == {"ripetizione": won, "varieta": 0}
    assert after.ribbons == {"ripetizione": owned + won, "varieta": 3} and after.bonus == 1 + painting.bonus
    told = step.events[0].event
    assert isinstance(told, PaintingHung) and told.ribbons == won


def test_a_painting_lists_what_one_sees_in_the_order_of_the_icons() -> None:
    state = opened().state
    painting = judged(state, state.players[0], (3, 14, 25), 7)
    seen = visible([DECK[card].icons for card in (3, 14, 25)])
    assert painting.background == 7 and painting.bonus == bonus_ribbons(seen)
    assert painting.seen == tuple(tuple(icon for icon in ICONS if icon in swatch) for swatch in seen)


@pytest.mark.parametrize("goal", SCORING_CARDS)
def test_points_are_read_off_the_table_up_to_its_end(goal: str) -> None:
    read = [points(goal, won) for won in range(-1, cap(goal) + 3)]
    assert read == [0, 0, *POINTS[goal], POINTS[goal][-1], POINTS[goal][-1]]


# --- The special objectives, one short of each


def met_by(ribbons: list[int], bonus: int = 0, *paintings: Painting, points: int = 0, over: bool = True) -> set[str]:
    return set(objectives(GOALS, dict(zip(GOALS, ribbons, strict=True)), bonus, paintings, points, over))


def test_one_short_of_an_objective_is_not_the_objective() -> None:
    one_missing = dict.fromkeys(GOALS, 1) | {"enfasi": 0}
    assert met_by([1, 0, 1, 1], 0, hung(one_missing)) == set()
    assert met_by([0, 0, 0, 0], 3, hung({}, bonus=3)) == set()
    assert met_by([2, 1, 0, 0], 3, hung({"composizione": 2, "enfasi": 1}, bonus=3)) == set(), "six ribbons in one"
    assert met_by([0, 0, 0, 0], 0, hung({}, seen="hue,hue,hue,hue,tone")) == set()
    assert met_by([0, 0, 0, 0], 6) == set()
    assert met_by([3, 3, 4, 2], 1) == set(), "thirteen ribbons, and one variety short of the whole mat"
    assert met_by([0, 0, 0, 0], points=47) == set()
    assert met_by([0, 0, 0, 0], points=48, over=False) == set(), "a record stands at the end"


def test_an_objective_met_by_two_paintings_together_is_not_met_by_one() -> None:
    left, right = {"composizione": 1, "enfasi": 1}, {"ripetizione": 1, "varieta": 1}
    assert met_by([1, 1, 1, 1], 0, hung(left), hung(right)) == set()
    assert met_by([0, 0, 0, 0], 4, hung({}, bonus=2), hung({}, bonus=2)) == set()


def test_the_objectives_of_a_chair_are_its_feats() -> None:
    state = finished([(7, 0), (0, 0)])
    assert (CANVAS.feats(state, 0), CANVAS.feats(state, 1)) == (("sette_bonus",), ())


# --- Take-backs and hidden facts


def test_what_may_be_taken_back() -> None:
    """A painting reveals nothing; taking a card reveals one, and so does Vincent; a vote is final."""
    table = with_hand(opened(seed=5), 3)
    before, seat = table.state, table.state.turn
    for move, kind in ((Paint((0, 1, 2)), "free"), (Take(0), "consent"), (Vote(0), "never")):
        after = before if isinstance(move, Vote) else CANVAS.play(before, seat, move, 0, Chance(1)).state
        assert CANVAS.take_back(before, move, after, seat) == kind
    alone = msgspec.structs.replace(with_hand(opened(1, seed=5), 3).state, deck=())
    thrown = CANVAS.play(alone, 0, Paint((0, 1, 2)), 0, Chance(1)).state
    assert alone.deck == thrown.deck and CANVAS.take_back(alone, Paint((0, 1, 2)), thrown, 0) == "consent"


@pytest.mark.parametrize(("left", "hidden"), [(0, ()), (1, ()), (2, ("deck",)), (55, ("deck",))])
def test_the_order_of_the_deck_is_hidden_while_it_matters(left: int, hidden: tuple[str, ...]) -> None:
    """The last card of all follows from those already seen."""
    state = opened().state
    state = msgspec.structs.replace(state, deck=state.deck[:left], discarded=state.deck[left:])
    assert CANVAS.hidden(state, 0) == CANVAS.hidden(state, None) == hidden


def test_of_a_short_deck_even_the_last_card_is_unknown() -> None:
    state = opened(deck_size=40).state
    state = msgspec.structs.replace(state, deck=state.deck[:1], discarded=state.deck[1:])
    assert CANVAS.hidden(state, 0) == ("deck",)
    assert CANVAS.hidden(msgspec.structs.replace(state, deck=()), 0) == ()


def test_a_table_imagined_looks_as_the_real_one() -> None:
    table = opened(3, seed=4)
    for _ in range(4):
        table.play(table.state.turn, Take(1))
    imagined = CANVAS.resample(table.view(0), 0, Chance(9))
    assert CANVAS.view(imagined, 0) == table.view(0) and sorted(imagined.deck) == sorted(table.state.deck)
    assert imagined.deck != table.state.deck and imagined == CANVAS.resample(table.view(1), 1, Chance(9))


# --- The score sheet


def test_the_score_sheet_line_by_line() -> None:
    state = finished([(2, 3), (1, 0)])
    rich = msgspec.structs.replace(
        state.players[0], ribbons={"composizione": 2, "enfasi": 0, "ripetizione": 4, "varieta": 1})
    outcome = CANVAS.outcome(msgspec.structs.replace(state, players=(rich, state.players[1])))
    assert outcome is not None and outcome.scores == (3 + 0 + 16 + 4 + 4, 2)
    assert outcome.breakdown[0] == (
        Line("composizione", 3, {"ribbons": 2}), Line("enfasi", 0, {"ribbons": 0}),
        Line("ripetizione", 16, {"ribbons": 4}), Line("varieta", 4, {"ribbons": 1}),
        Line("bonus", 4, {"ribbons": 2}), Line("tokens", 0, {"tokens": 3}))


def test_the_score_sheet_tells_of_the_vote_and_of_a_game_alone() -> None:
    table = tied_table()
    table.play(3, Paint((0, 1, 2)))
    table.play(1, Vote(2))
    table.expire()
    assert table.outcome is not None
    assert [sheet[-1] for sheet in table.outcome.breakdown] == [
        Line("votes", 0, {"votes": 0}), Line("tokens", 0, {"tokens": 3}),
        Line("votes", 0, {"votes": 1}), Line("tokens", 0, {"tokens": 0})]
    alone = CANVAS.outcome(finished([(15, 0)]))
    assert alone is not None and alone.breakdown[0][-1] == Line("solo-menzione", 0)
    assert alone.winners == (0,)


def test_who_has_three_paintings_is_passed_over_until_one_painter_is_left() -> None:
    state = finished([(0, 4), (0, 4), (0, 4)])
    slow = msgspec.structs.replace(state.players[2], paintings=(), backgrounds=(0, 1, 2))
    table = opened(3)
    table.state = msgspec.structs.replace(state, players=(*state.players[:2], slow), phase="painting", turn=2)
    for _ in range(3):
        table.play(2, Take(0))
        assert table.actors == {2}


def test_turns_go_round_clockwise() -> None:
    table = opened(3, seed=4)
    first, turns = table.state.turn, []
    for _ in range(4):
        turns.append(table.state.turn)
        table.play(table.state.turn, Take(0))
    assert turns == [first, (first + 1) % 3, (first + 2) % 3, first]


def test_once_it_is_over_no_seat_acts() -> None:
    assert CANVAS.actors(finished([(1, 1), (2, 2)])) == frozenset()


def test_a_stage_is_a_painting_on_the_wall_and_the_points_so_far() -> None:
    view = CANVAS.view(finished([(3, 0), (1, 4)]), 0)
    assert [CANVAS.stage(view, seat) for seat in (0, 1)] == [(3, 6), (3, 2)]
    assert CANVAS.stage(CANVAS.view(opened(2).state, 1), 1) == (0, 0)
