"""The numba tables agree with the rules and hold all 205,320 ordered triples."""

from __future__ import annotations

import random
from itertools import permutations

from ludoteca.games.canvas import kernel
from ludoteca.games.canvas.deck import house_deck
from ludoteca.games.canvas.scoring import SCORING_CARDS, bonus_ribbons, ribbons, visible

DECK = [card.icons for card in house_deck().cards]


def test_the_table_of_triples_agrees_with_the_rules() -> None:
    table = kernel.all_triples(kernel.encode_deck(DECK))
    rng = random.Random(5)
    for _ in range(5000):
        triple = rng.sample(range(60), 3)
        seen = visible([DECK[card] for card in triple])
        by_the_rules = [ribbons(card, seen) for card in SCORING_CARDS] + [bonus_ribbons(seen)]
        assert list(table[tuple(triple)]) == by_the_rules, triple


def test_all_205_320_ordered_triples_are_there_and_no_card_lies_on_itself() -> None:
    table = kernel.all_triples(kernel.encode_deck(DECK))
    assert len(list(permutations(range(len(DECK)), 3))) == 205_320
    for card in range(len(DECK)):
        assert not (table[card, card].any() or table[card, :, card].any() or table[:, card, card].any())
