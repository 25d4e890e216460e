"""Canvas by example: taking, painting, skipping, tokens, ties, the vote, the solo variants."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from typing import Any

import msgspec
import pytest

from ludoteca.bots import bot
from ludoteca.games.canvas.goals import OBJECTIVES, SCENARIOS, objectives, solo_title
from ludoteca.games.canvas.moves import (
    CardTaken,
    Paint,
    Take,
    TokenReturned,
    VincentChose,
    Vote,
    VoteCast,
    VoteOpened,
    WatcherVoted,
)
from ludoteca.games.canvas.rules import Canvas, _close, judged
from ludoteca.games.canvas.scoring import SCORING_CARDS, cap, points
from ludoteca.games.canvas.state import CanvasOptions, Painting, Spot, State, Vincent
from ludoteca.games.canvas.view import Audience, score
from ludoteca.rules import Chance, Company, IllegalMove, Table
from ludoteca.rules.texts import sentence

CANVAS = Canvas()


def opened(seats: int = 2, seed: int | str = 1, **options: Any) -> Table:
    return Table("canvas", seats, seed=seed, options=options)


def tokens_in(state: State) -> int:
    """All inspiration tokens on the table, wherever they are."""
    on_hands = sum(player.tokens for player in state.players)
    on_row = sum(spot.tokens for spot in state.row)
    return on_hands + on_row + (state.vincent.tokens if state.vincent else 0) + (state.reserve or 0)


def cards_in(state: State) -> Counter[int]:
    found = Counter(state.deck) + Counter(spot.card for spot in state.row) + Counter(state.discarded)
    for player in state.players:
        found += Counter(player.hand)
        for painting in player.paintings:
            found += Counter(painting.cards)
    return found


def to_the_end(table: Table, chance: Chance, watch: Any = None) -> Table:
    while table.outcome is None:
        if not table.actors:
            table.expire()
            continue
        seat = min(table.actors)
        step = table.play(seat, table.sample(seat, chance))
        if watch:
            watch(table, step)
    return table


# --- The beginning


def test_everybody_gets_four_tokens_three_backgrounds_and_an_empty_hand() -> None:
    state = opened(5).state
    assert [p.tokens for p in state.players] == [4] * 5
    sheets = [sheet for p in state.players for sheet in p.backgrounds]
    assert len(sheets) == len(set(sheets)) == 15
    assert len(state.row) == 5 and len(state.deck) == 55 and not any(spot.tokens for spot in state.row)


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_the_nine_scenarios(scenario: str) -> None:
    goals = opened(scenario=scenario).state.goals
    assert goals == SCENARIOS[scenario] if scenario != "relax" else len(set(goals)) == 3


def test_goals_of_ones_choice_and_at_random() -> None:
    assert opened(scenario="libero", goals=["stile", "spazio"]).state.goals == ("stile", "spazio")
    drawn = {len(opened(scenario="casuale", how_many=n, seed=n).state.goals) for n in (2, 3, 4)}
    assert drawn == {2, 3, 4}
    assert len({opened(scenario="casuale", seed=n).state.goals for n in range(20)}) > 15
    for goals in ([], ["stile"], ["stile", "stile"], list(SCORING_CARDS[:5])):
        with pytest.raises(IllegalMove, match="bad_options"):
            opened(scenario="libero", goals=goals)


def test_forty_cards_are_enough_for_three() -> None:
    assert len(opened(3, deck_size=40).state.deck) == 35
    with pytest.raises(IllegalMove) as refusal:
        opened(4, deck_size=40)
    assert "tre pittori" in refusal.value.sentence("it")


# --- Taking


def test_taking_the_third_card_lays_a_token_on_the_first_two() -> None:
    table = opened(seed=2)
    seat, row, deck = table.state.turn, table.state.row, table.state.deck
    step = table.play(seat, {"type": "take", "index": 2})
    after = table.state
    assert after.players[seat].hand == (row[2].card,) and after.players[seat].tokens == 2
    assert after.row == (Spot(row[0].card, 1), Spot(row[1].card, 1), row[3], row[4], Spot(deck[0]))
    told = step.events[0].event
    assert isinstance(told, CardTaken) and (told.card, told.paid, told.gained) == (row[2].card, 2, 0)
    assert table.state.turn == 1 - seat


def test_tokens_on_a_card_come_along() -> None:
    table = opened(seed=2)
    first = table.state.turn
    table.play(first, Take(2))
    table.play(1 - first, Take(1))
    assert table.state.players[1 - first].tokens == 4 - 1 + 1
    assert table.state.row[0].tokens == 2


def refused(table: Table, move: Any) -> str:
    before = table.state
    with pytest.raises(IllegalMove) as refusal:
        table.play(table.state.turn, move)
    assert table.state is before
    return refusal.value.code


def with_hand(table: Table, count: int, tokens: int = 4) -> Table:
    """The player to move holds `count` cards from the end of the deck."""
    state, seat = table.state, table.state.turn
    player = msgspec.structs.replace(state.players[seat], hand=state.deck[-count:] if count else (), tokens=tokens)
    players = (*state.players[:seat], player, *state.players[seat + 1 :])
    table.state = msgspec.structs.replace(state, players=players, deck=state.deck[: len(state.deck) - count])
    return table


def test_what_cannot_be_taken() -> None:
    assert refused(opened(), Take(5)) == "no_such_card"
    assert refused(opened(), Take(-1)) == "no_such_card"
    assert refused(with_hand(opened(), 2, tokens=1), Take(2)) == "not_enough_tokens"
    assert refused(with_hand(opened(), 5), Take(0)) == "hand_full"


# --- Painting


def test_what_cannot_be_painted() -> None:
    assert refused(with_hand(opened(), 2), Paint((0, 1, 2))) == "too_few_cards"
    assert refused(with_hand(opened(), 4), Paint((0, 1, 4))) == "not_in_hand"
    assert refused(with_hand(opened(), 4), Paint((0, 1, -1))) == "not_in_hand"
    assert refused(with_hand(opened(), 4), Paint((0, 1, 1))) == "same_card_twice"
    assert refused(with_hand(opened(), 4), Paint((0, 1, 2), 3)) == "no_such_background"
    assert refused(with_hand(opened(), 4), {"type": "paint", "cards": [0, 1]}) == "malformed_move"
    assert refused(with_hand(opened(), 4), Vote(0)) == "no_vote"


def test_a_painting_uses_three_cards_and_a_background_and_keeps_the_rest() -> None:
    table = with_hand(opened(seed=5), 5)
    seat = table.state.turn
    before = table.state.players[seat]
    table.play(seat, {"type": "paint", "cards": [4, 0, 2], "background": 1})
    after = table.state.players[seat]
    assert after.hand == (before.hand[1], before.hand[3])
    assert after.paintings[0].cards == (before.hand[4], before.hand[0], before.hand[2])
    assert after.paintings[0].background == before.backgrounds[1] and before.backgrounds[1] not in after.backgrounds
    assert after.ribbons == after.paintings[0].won


def test_ribbons_past_the_end_of_a_table_are_not_awarded() -> None:
    for seed in range(60):
        table = opened(1, seed=seed, scenario="casuale", solo="puzzle")
        to_the_end(table, Chance(seed))
        player = table.state.players[0]
        for goal in table.state.goals:
            assert player.ribbons[goal] == sum(p.won[goal] for p in player.paintings) <= cap(goal)
            assert player.ribbons[goal] == min(cap(goal), sum(p.met[goal] for p in player.paintings))


# --- Whole games


@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_nothing_is_created_or_lost(seats: int) -> None:
    for seed in range(12):
        solo = "puzzle" if seed % 2 and seats == 1 else "vincent"
        table = opened(seats, seed=seed, solo=solo)
        tokens = 8 if seats == 1 else 4 * seats

        def watch(table: Table, step: Any, tokens: int = tokens) -> None:
            assert tokens_in(table.state) == tokens
            assert cards_in(table.state) == Counter(range(60))
            assert len(table.state.row) == 5

        to_the_end(table, Chance(seed), watch)
        assert all(len(p.paintings) == 3 for p in table.state.players)


def test_five_players_who_take_all_they_can_never_empty_the_deck() -> None:
    for seed in range(30):
        table, chance = opened(5, seed=seed), Chance(seed)
        while table.outcome is None:
            seat = table.state.turn
            player = table.state.players[seat]
            if len(player.hand) < 5:
                table.play(seat, Take(chance.below(min(5, player.tokens + 1))))
                assert len(table.state.row) == 5
            else:
                table.play(seat, Paint((0, 1, 2)))
        assert len(table.state.deck) == 0 and sum(len(p.hand) for p in table.state.players) == 10


def test_who_is_done_is_skipped() -> None:
    table = opened(3, seed=4)
    quick = table.state.turn
    order: list[int] = []
    while table.outcome is None:
        seat = table.state.turn
        order.append(seat)
        player = table.state.players[seat]
        paint = len(player.hand) >= (3 if seat == quick else 5)
        table.play(seat, Paint((0, 1, 2)) if paint else Take(0))
    last = len(order) - 1 - order[::-1].index(quick)
    assert quick not in order[last + 1 :] and len(order) - last > 3
    others = [seat for seat in range(3) if seat != quick]
    assert set(order[last + 1 :]) == set(others)


# --- The end


def finished(scores: list[tuple[int, int]], **options: Any) -> State:
    """A table where all painters have finished, with these (bonus ribbons, tokens)."""
    state = opened(len(scores), **options).state
    blank = Painting((0, 1, 2), 0, ((),) * 5, dict.fromkeys(state.goals, 0), dict.fromkeys(state.goals, 0), 0)
    players = tuple(
        msgspec.structs.replace(p, bonus=bonus, tokens=tokens, paintings=(blank,) * 3, backgrounds=())
        for p, (bonus, tokens) in zip(state.players, scores, strict=True)
    )
    return msgspec.structs.replace(state, players=players, phase="over")


def test_most_points_then_most_tokens_then_together() -> None:
    for scores, winners in (
        ([(5, 0), (4, 9)], (0,)),
        ([(5, 1), (5, 3)], (1,)),
        ([(5, 3), (5, 3), (1, 9)], (0, 1)),
    ):
        outcome = CANVAS.outcome(finished(scores))
        assert outcome is not None and outcome.winners == winners


def tied_table() -> Table:
    """Four painters one move before the end; seats 0 and 2 are about to tie."""
    table = opened(4, vote=True)
    state = finished([(5, 3), (1, 3), (5, 3), (0, 0)], vote=True)
    last = msgspec.structs.replace(
        state.players[3], paintings=state.players[3].paintings[:2], hand=(10, 11, 12), backgrounds=(1,)
    )
    table.state = msgspec.structs.replace(state, players=(*state.players[:3], last), turn=3, phase="painting")
    return table


def test_the_untied_vote_on_the_paintings() -> None:
    table = tied_table()
    table.play(3, Paint((0, 1, 2)), at=1000)
    assert table.outcome is None and table.actors == {1, 3} and table.deadline == 46_000
    assert refused_by(table, 1, Take(0)) == "vote_first"
    assert refused_by(table, 1, Vote(3)) == "not_tied"
    table.play(1, {"type": "vote", "painter": 2})
    assert table.actors == {3}
    table.play(3, Vote(2))
    assert table.deadline is None and table.outcome is not None, "everybody has voted: nobody waits for nobody"
    assert table.outcome.winners == (2,)


def in_company(table: Table, *people: int, watchers: tuple[int, ...] = ()) -> Table:
    table.company = lambda: Company(people, watchers)
    return table


def test_the_audience_votes_too_once_each() -> None:
    table = in_company(tied_table(), 0, 1, 2, 3, watchers=(4, 91_234, 95_000))
    assert refused_by(table, 4, Vote(0)) == "no_such_seat", "before there is a vote the audience only watches"
    table.play(3, Paint((0, 1, 2)))
    assert table.view().jury == (1, 3) and table.view().audience == Audience({"0": 0, "2": 0}, awaited=3)
    table.play(1, Vote(2))
    for watcher in (4, 91_234):
        table.play(watcher, {"type": "vote", "painter": 0})
        assert refused_by(table, watcher, Vote(0)) == "already_voted"
        assert refused_by(table, watcher, Take(0)) == "vote_first"
    assert table.view().votes == {"1": 2}, "of the audience nobody learns who voted for whom"
    assert table.view().audience == Audience({"0": 2, "2": 0}, awaited=1)
    table.play(3, Vote(2))
    assert table.outcome is None, "one of the audience has not voted yet"
    table.play(8_000, Vote(0))  # joined while the vote was open
    table.play(8_001, Vote(None))
    view = table.view()
    assert view.audience == Audience({"0": 3, "2": 0}, abstained=1, awaited=1)
    like_it = table.game.resample(view, None, Chance(1))
    seen = table.game.view(like_it, None)
    assert (seen.votes, seen.jury, seen.audience) == (view.votes, view.jury, view.audience)
    assert len(like_it.jury) == 3 and len(like_it.votes) == 6
    table.expire()
    assert table.outcome is not None and table.outcome.winners == (0,)
    sheets = [[line.facts["votes"] for line in sheet if line.key == "votes"] for sheet in table.outcome.breakdown]
    assert sheets == [[3], [], [2], []]


@pytest.mark.parametrize(("watching", "told"), [(98, True), (99, False)])
def test_votes_of_a_large_audience_are_counted_and_not_sent_one_by_one(watching: int, told: bool) -> None:
    table = in_company(tied_table(), 0, 1, 2, 3, watchers=tuple(range(4, 4 + watching)))
    table.play(3, Paint((0, 1, 2)))
    assert len(table.state.jury) == 2 + watching
    assert [each.event for each in table.play(4, Vote(2)).events] == ([WatcherVoted(2)] if told else [])
    assert [each.event for each in table.play(1, Vote(2)).events] == [VoteCast(1, 2)], "those in the chairs are named"
    assert table.view().audience == Audience({"0": 0, "2": 1}, awaited=watching - 1)


def test_two_painters_who_tie_are_judged_by_the_audience() -> None:
    """No seat is outside the tie, so only spectators can vote; without any, no vote opens."""
    state = finished([(5, 3), (5, 3)], vote=True)
    closed, told = _close(state, 1000, Company((0, 1), (2,)))
    assert closed.phase == "vote" and closed.tied == (0, 1) and [each.event for each in told] == [VoteOpened((0, 1))]
    table = opened(2, vote=True)
    table.state = closed
    assert table.actors == frozenset() and table.deadline == 46_000
    assert refused_by(table, 0, Vote(0)) == "not_your_turn"
    table.play(2, Vote(1))
    assert table.outcome is not None and table.outcome.winners == (1,)
    for company in (Company((0, 1)), Company((0,)), None):
        assert _close(state, 1000, company)[0].phase == "over"


def test_bots_and_those_who_are_gone_are_not_waited_for() -> None:
    """Seat 1 is a bot's or its player is away: seat 3 alone votes, unless 1 comes back before the end."""
    table = in_company(tied_table(), 0, 2, 3)
    table.play(3, Paint((0, 1, 2)))
    assert table.view().jury == (3,)
    table.play(1, Vote(None))
    assert table.outcome is None and table.view().votes == {"1": None}
    table.play(3, Vote(0))
    assert table.outcome is not None and table.outcome.winners == (0,)
    only_bots = in_company(tied_table(), 0, 2)
    only_bots.play(3, Paint((0, 1, 2)))
    assert only_bots.outcome is not None and only_bots.outcome.winners == (0, 2), "nobody can vote: no vote"


def test_who_was_here_is_in_the_log() -> None:
    table = in_company(tied_table(), 0, 1, 2, 3, watchers=(40,))
    entry = table.try_move(3, Paint((0, 1, 2)), 0)
    assert entry.known == {"company": {"people": [0, 1, 2, 3], "watchers": [40]}}
    table.company = None
    assert table.try_move(3, Paint((0, 1, 2)), 0, entry.known).state == entry.state


def test_a_bot_abstains() -> None:
    table = tied_table()
    table.play(3, Paint((0, 1, 2)))
    for level in ("apprendista", "artigiano", "maestro"):
        assert bot("canvas", level).choose(table.view(1), 1, Chance(1)) == Vote(None)


def at_the_cap(have: int) -> Table:
    """A painter at the cap of Varietà ribbons, whose hand shows a whole set of the four elements."""
    table = opened(2, scenario="famiglia")
    hand = next(
        cards for cards in permutations(range(60), 3)
        if judged(table.state, table.state.players[0], cards, 0).met["varieta"] == 1)
    player = msgspec.structs.replace(
        table.state.players[0], hand=hand, ribbons={"composizione": 0, "varieta": have})
    table.state = msgspec.structs.replace(table.state, players=(player, table.state.players[1]), turn=0)
    return table


@pytest.mark.parametrize(("have", "won"), [(0, 1), (2, 1), (3, 0)])
def test_past_the_cap_a_painting_wins_nothing_more(have: int, won: int) -> None:
    assert cap("varieta") == 3
    table = at_the_cap(have)
    table.play(0, Paint((0, 1, 2)))
    player = table.state.players[0]
    assert player.ribbons["varieta"] == have + won
    assert player.paintings[0].met["varieta"] == 1 and player.paintings[0].won["varieta"] == won


def test_a_painting_with_an_empty_reserve_takes_nothing_out_of_it() -> None:
    table = opened(1, solo="puzzle")
    player = msgspec.structs.replace(table.state.players[0], hand=(10, 11, 12), tokens=8)
    table.state = msgspec.structs.replace(table.state, players=(player,), reserve=0)
    step = table.play(0, Paint((0, 1, 2)))
    assert table.state.reserve == 0 and table.state.players[0].tokens == 8
    assert not any(isinstance(told.event, TokenReturned) for told in step.events)


def test_who_begins_is_drawn_among_all() -> None:
    begins = Counter(opened(4, seed=seed).state.turn for seed in range(200))
    assert set(begins) == {0, 1, 2, 3} and min(begins.values()) > 25
    assert all(opened(4, seed=seed).state.first == opened(4, seed=seed).state.turn for seed in range(5))


def test_a_split_or_missing_vote_is_a_shared_win() -> None:
    table = in_company(tied_table(), 0, 1, 2, 3, watchers=(77, 78))
    table.play(3, Paint((0, 1, 2)))
    table.play(1, Vote(0))
    table.play(3, Vote(2))
    table.play(77, Vote(2))
    table.play(78, Vote(0))
    assert table.outcome is not None and table.outcome.winners == (0, 2)
    votes = [[line.facts["votes"] for line in sheet if line.key == "votes"] for sheet in table.outcome.breakdown]
    assert votes == [[2], [], [2], []], "the score sheet tells how the vote went"
    silent = tied_table()
    silent.play(3, Paint((0, 1, 2)))
    silent.expire()
    assert silent.outcome is not None and silent.outcome.winners == (0, 2)


def refused_by(table: Table, seat: int, move: Any) -> str:
    with pytest.raises(IllegalMove) as refusal:
        table.play(seat, move)
    return refusal.value.code


def test_the_score_sheet_adds_up() -> None:
    table = to_the_end(opened(3, seed=9, scenario="casuale"), Chance(9))
    assert table.outcome is not None
    for total, sheet, player in zip(table.outcome.scores, table.outcome.breakdown, table.state.players, strict=True):
        assert total == sum(line.points for line in sheet) == score(player)
        assert [line.points for line in sheet[:4]] == [points(goal, won) for goal, won in player.ribbons.items()]


# --- Solo games


def flips_of(table: Table, step: Any) -> VincentChose:
    return next(told.event for told in step.events if isinstance(told.event, VincentChose))


def test_vincent_throws_his_tokens_and_takes_a_card_away() -> None:
    seen = set()
    for seed in range(40):
        table = opened(1, seed=seed)
        before = table.state
        step = table.play(0, Take(1))
        row = (Spot(before.row[0].card, 1), *before.row[2:], Spot(before.deck[0]))
        vincents = flips_of(table, step)
        up = sum(vincents.flips)
        seen.add(up)
        assert len(vincents.flips) == 4 and vincents.index == up and vincents.card == row[up].card
        assert table.state.discarded == (row[up].card,)
        assert table.state.vincent == Vincent(4 - up + row[up].tokens, table.state.vincent.last)  # type: ignore[union-attr]
        assert [spot.tokens for spot in table.state.row[:up]] == [spot.tokens + 1 for spot in row[:up]]
    assert seen == {0, 1, 2, 3, 4}


def test_vincent_uses_four_tokens_at_most_and_none_when_he_has_none() -> None:
    for his in (0, 8):
        for seed in range(40):
            table = opened(1, seed=seed)
            table.state = msgspec.structs.replace(table.state, vincent=Vincent(his))
            vincents = flips_of(table, table.play(0, Take(0)))
            assert len(vincents.flips) == his and vincents.index == min(4, sum(vincents.flips))
            assert vincents.up == sum(vincents.flips), "what is told is how many fell face up"


def test_vincent_acts_after_a_painting_too_and_never_after_the_last() -> None:
    table = with_hand(opened(1, seed=3), 3)
    assert flips_of(table, table.play(0, Paint((0, 1, 2))))
    to_the_end(table, Chance(1))
    left = table.state.vincent
    assert table.outcome is not None and left is not None
    assert sum(isinstance(entry.move, Take | Paint) for entry in table.entries) == len(table.state.discarded) + 1


def test_the_puzzle_moves_tokens_between_hand_and_reserve() -> None:
    table = opened(1, seed=6, solo="puzzle")
    row, deck = table.state.row, table.state.deck
    table.play(0, Take(2))
    state = table.state
    assert (state.players[0].tokens, state.reserve) == (2, 6)
    assert state.discarded == (row[0].card, row[1].card)
    assert [spot.card for spot in state.row] == [row[3].card, row[4].card, *deck[:3]]
    step = table.play(0, Take(0))
    assert (table.state.players[0].tokens, table.state.reserve) == (3, 5)
    assert step.events[-1].event == TokenReturned(0)
    table.play(0, Take(0))
    table.play(0, Paint((0, 1, 2)))
    assert (table.state.players[0].tokens, table.state.reserve) == (5, 3)


def test_an_empty_reserve_gives_nothing_back() -> None:
    table = opened(1, seed=6, solo="puzzle")
    table.state = msgspec.structs.replace(table.state, reserve=0)
    step = table.play(0, Take(0))
    assert table.state.players[0].tokens == 4 and table.state.reserve == 0 and len(step.events) == 1


def test_solo_titles() -> None:
    bands = {0: "partecipazione", 24: "partecipazione", 25: "emergente", 29: "emergente", 30: "menzione",
             34: "menzione", 35: "secondo", 39: "secondo", 40: "migliore", 60: "migliore"}  # fmt: skip
    assert {points: solo_title(points) for points in bands} == bands
    table = to_the_end(opened(1), Chance(2))
    assert table.outcome is not None
    assert table.outcome.breakdown[0][-1].key == f"solo-{solo_title(table.outcome.scores[0])}"


# --- The special objectives


def hung(won: dict[str, int], bonus: int = 0, seen: str = "", met: dict[str, int] | None = None) -> Painting:
    swatches = tuple((s,) if s else () for s in (seen.split(",") if seen else [""] * 5))
    return Painting((0, 1, 2), 0, swatches, met if met is not None else won, won, bonus)


GOALS = ("composizione", "enfasi", "ripetizione", "varieta")


def met_by(ribbons: list[int], bonus: int, paintings: list[Painting], points: int = 0) -> set[str]:
    return set(objectives(GOALS, dict(zip(GOALS, ribbons, strict=True)), bonus, paintings, points, True))


def test_each_special_objective() -> None:
    one_each = dict.fromkeys(GOALS, 1)
    assert met_by([1, 1, 1, 1], 0, [hung(one_each)]) == {"quattro_in_uno"}
    capped = hung(dict.fromkeys(GOALS, 0), met=one_each)
    assert met_by([0, 0, 0, 0], 0, [capped]) == {"quattro_in_uno"}, "the condition is met even where the cap is"
    assert met_by([0, 0, 0, 0], 4, [hung({}, bonus=4)]) == {"quattro_bonus"}
    assert met_by([1, 1, 2, 0], 3, [hung({"a": 4}, bonus=3)]) == {"sette_in_uno"}
    assert met_by([0, 0, 0, 0], 0, [hung({}, seen="hue,hue,hue,hue,hue")]) == {"cinque_uguali"}
    assert met_by([0, 0, 0, 0], 7, []) == {"sette_bonus"}
    assert met_by([3, 3, 3, 3], 2, []) == {"quattordici"}
    assert met_by([3, 3, 4, 3], 0, []) == {"tutto_esaurito"}
    assert met_by([0, 0, 0, 0], 0, [], 47) == set()
    assert met_by([0, 0, 0, 0], 0, [], 48) == {"record"}
    assert len(OBJECTIVES) == 8


def test_one_less_is_not_enough_for_any_objective() -> None:
    assert met_by([1, 1, 1, 0], 0, [hung({**dict.fromkeys(GOALS, 1), "varieta": 0})]) == set()
    assert met_by([0, 0, 0, 0], 3, [hung({}, bonus=3)]) == set()
    assert met_by([1, 1, 1, 0], 3, [hung({"a": 3}, bonus=3)]) == set()
    assert met_by([0, 0, 0, 0], 0, [hung({}, seen="hue,hue,hue,hue,tone")]) == set()
    assert met_by([0, 0, 0, 0], 6, []) == set()
    assert met_by([3, 3, 3, 3], 1, []) == set()
    assert met_by([3, 3, 3, 3], 0, []) == set(), "ripetizione can give four"


def test_objectives_that_speak_of_four_cards_need_four() -> None:
    two = ("composizione", "varieta")
    painting = hung(dict.fromkeys(two, 1))
    assert objectives(two, dict.fromkeys(two, 3), 0, [painting], 0, True) == ()


# --- Options that do not go together


@pytest.mark.parametrize(
    ("seats", "options", "detail"),
    [
        (2, {"goals": ["enfasi", "stile"]}, "goals_unused"),
        (2, {"scenario": "libero"}, "goals"),
        (2, {"scenario": "libero", "goals": ["enfasi", "enfasi"]}, "goals"),
        (2, {"how_many": 2}, "how_many_unused"),
        (3, {"solo": "puzzle"}, "puzzle_alone"),
        (5, {"deck_size": 40}, "short_deck"),
    ],
)
def test_options_that_do_not_go_together_are_refused(seats: int, options: dict[str, Any], detail: str) -> None:
    for given in (options, msgspec.convert(options, CanvasOptions)):
        with pytest.raises(IllegalMove) as refusal:
            Table("canvas", seats, options=given)
        assert (refusal.value.code, refusal.value.facts["detail"]) == ("bad_options", detail)
        assert refusal.value.sentence("it") != refusal.value.sentence("en")


def test_options_from_python_are_checked_like_those_from_the_network() -> None:
    with pytest.raises(IllegalMove) as refusal:
        Table("canvas", 2, options=CanvasOptions(scenario="boh"))  # type: ignore[arg-type]
    assert refusal.value.facts == {"where": "scenario", "value": "boh", "detail": "not_among"}


# --- Texts


@pytest.mark.parametrize(
    ("key", "facts", "words"),
    [
        ("board-chip", {"points": 1, "tokens": 2}, "1 punto · 2 ✦"),
        ("board-solo-result", {"points": 1, "title": "Premio"}, "1 punto: Premio"),
        ("board-moved", {"title": "La volpe", "where": "sopra", "points": 1},
         "«La volpe» ora è sopra. Quest’ordine vale 1 punto."),
        ("board-count-shape", {"count": 2}, "2 Forme"),
        ("board-count-tone", {"count": 1}, "1 Tono"),
        ("board-why-varieta-no", {"list": "Forma", "count": 1}, "Manca Forma."),
        ("board-why-varieta-no", {"list": "Tonalità e Forma", "count": 2}, "Mancano Tonalità e Forma."),
        ("board-why-gerarchia-no", {"count": 1, "more": "3 Forme"}, "Un Tono solo, ma 3 Forme."),
        ("refusal-not-enough-tokens", {"price": 1, "tokens": 0}, "Questa carta costa un’ispirazione e non ne hai."),
        ("refusal-not-enough-tokens", {"price": 2, "tokens": 1},
         "Questa carta costa 2 ispirazioni e ne hai una sola."),
        ("board-why-gerarchia-yes", {"count": 1}, "Un Tono, e nessun altro elemento compare più volte del Tono."),
        ("board-why-consistenza-yes", {}, "Si vedono esattamente sei elementi."),
        ("board-spot", {"icon": "Forma", "colour": "rosso"}, "Forma sul rosso"),
        ("event-vincent-chose", {"up": 5, "index": 4, "title": "Il faro", "gained": 1},
         "Vincent lancia i segnalini: 5 a faccia in su. Porta via «Il faro» e l’ispirazione che c’era sopra."),
    ],
)  # fmt: skip
def test_the_board_counts_as_italians_do(key: str, facts: dict[str, Any], words: str) -> None:
    assert sentence("canvas", key, "it", facts) == words
