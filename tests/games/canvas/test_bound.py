"""Upper bound of the solo puzzle: the best three paintings that can be taken, held and paid."""

from __future__ import annotations

from functools import cache
from itertools import combinations, permutations

import pytest

import ludoteca
from ludoteca import Chance, Table
from ludoteca.games.canvas import playouts
from ludoteca.games.canvas.moves import Take
from ludoteca.games.canvas.rules import ROW
from ludoteca.games.canvas.scoring import BONUS_POINTS, bonus_ribbons, cap, points, ribbons, visible
from ludoteca.games.canvas.state import HAND_LIMIT, TOKENS
from tools.canvas import bound


def deal(number: int) -> Table:
    return Table("canvas", 1, seed=f"marks {number}", options={"solo": "puzzle"})


def can_be_painted(*paintings: frozenset[int]) -> bool:
    """By the puzzle's moves: whether these places of the deal can become paintings, whatever else is taken."""

    @cache
    def on(gone: int, hand: frozenset[int], tokens: int) -> bool:
        whole = [painting for painting in paintings if painting <= hand]
        if any(on(gone, hand - painting, min(tokens + 1, 2 * TOKENS)) for painting in whole):
            return True
        owed = frozenset().union(*paintings)
        if not owed & (hand | frozenset(range(gone, max(owed) + 1))):
            return True                                       # no painting is left
        return len(hand) < HAND_LIMIT and any(
            not owed & frozenset(range(gone, gone + index))
            and on(gone + index + 1, hand | {gone + index}, tokens - index if index else min(tokens + 1, 2 * TOKENS))
            for index in range(min(ROW, tokens + 1)) if gone + index <= max(owed))

    return on(0, frozenset(), TOKENS)


def test_what_can_be_paid_is_what_the_moves_allow():
    chance, found = Chance(5), {True: 0, False: 0}
    for far in (9, 12, 15, 18, 21, 24):
        for _ in range(40):
            places = chance.sample(range(far), 9)
            paintings = [frozenset(places[number:number + 3]) for number in (0, 3, 6)]
            possible = can_be_painted(*paintings)
            assert bound.payable(*(sum(1 << place for place in painting) for painting in paintings)) == possible
            found[possible] += 1
    assert min(found.values()) > 20


def in_plain_python(cards: list[int], table: Table) -> int:
    """By the rules' own functions: every division of nine cards into three paintings that can be paid."""
    deck, goals = table.state.options.cards, table.state.goals

    def won(three: tuple[int, ...]) -> set[tuple[int, ...]]:
        seen = [visible([deck[card].icons for card in order]) for order in permutations(three)]
        return {(*(ribbons(goal, each) for goal in goals), bonus_ribbons(each)) for each in seen}

    found = {three: won(three) for three in combinations(cards, 3)}
    best = 0
    for one in combinations(cards[1:], 2):
        first = (cards[0], *one)
        rest = [card for card in cards if card not in first]
        for two in combinations(rest[1:], 2):
            second = (rest[0], *two)
            third = tuple(card for card in rest if card not in second)
            if not can_be_painted(*(frozenset(map(cards.index, each)) for each in (first, second, third))):
                continue
            for a in found[first]:
                for b in found[second]:
                    for c in found[third]:
                        *together, bonus = (sum(each) for each in zip(a, b, c, strict=True))
                        best = max(best, BONUS_POINTS * bonus + sum(
                            points(goal, min(count, cap(goal))) for goal, count in zip(goals, together, strict=True)))
    return best


@pytest.mark.parametrize("number", [0, 1])
def test_the_best_three_paintings_are_found(number):
    table = deal(number)
    cards = [spot.card for spot in table.state.row] + list(table.state.deck)[:4]
    studio = playouts.studio_for(table.state.options.cards, table.state.goals)
    assert bound.best_three(cards, studio) == in_plain_python(cards, table)


def test_three_paintings_need_nine_cards():
    table = deal(0)
    studio = playouts.studio_for(table.state.options.cards, table.state.goals)
    with pytest.raises(ValueError, match="8 cards are too few"):
        bound.best_three(list(range(8)), studio)


def test_no_painter_passes_it_or_takes_a_card_beyond_reach():
    chance = Chance(3)
    for number in range(6):
        table, most = deal(number), bound.bound(deal(number))
        cards = ([spot.card for spot in table.state.row] + list(table.state.deck))[:bound.reach()]
        painter = ludoteca.bot("canvas", "artigiano" if number % 2 else "apprendista")
        while table.outcome is None:
            move = painter.choose(table.view(0), 0, chance)
            if isinstance(move, Take):
                assert table.state.row[move.index].card in cards
            table.play(0, move)
        assert table.outcome.scores[0] <= most


def test_who_spends_every_token_can_see_just_so_many_cards():
    far = 0
    for number in range(300):
        table, chance, gone = deal(0), Chance(number), 0
        while table.outcome is None:
            takes = [move for move in table.moves(0) if isinstance(move, Take)]
            move = chance.pick(takes) if takes else chance.pick(table.moves(0))
            gone += move.index + 1 if isinstance(move, Take) else 0
            table.play(0, move)
        far = max(far, gone)
    assert bound.reach() - 4 <= far <= bound.reach()
