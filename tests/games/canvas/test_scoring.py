"""Each scoring card by example, and all of them compared with brute force over thousands of paintings."""

from __future__ import annotations

import random
from itertools import combinations, permutations

import pytest

from ludoteca.games.canvas.deck import house_deck
from ludoteca.games.canvas.rules import bonus_ribbons, points, ribbons, visible
from ludoteca.games.canvas.scoring import BONUSES, ELEMENTS, SCORING_CARDS, total

LETTERS = {"h": "hue", "s": "shape", "x": "texture", "t": "tone",
           "H": "bonus_hue", "S": "bonus_shape", "X": "bonus_texture", "T": "bonus_tone"}  # fmt: skip


def painting(text: str) -> list[set[str]]:
    """Five swatches written as letters: 'hs . x T t'."""
    return [set() if swatch == "." else {LETTERS[letter] for letter in swatch} for swatch in text.split()]


def test_filled_swatches_hide_and_empty_ones_are_transparent() -> None:
    bottom, middle, top = painting("hs . x . ."), painting("t . . S ."), painting(". . ht . x")
    assert visible([bottom, middle, top]) == tuple(map(frozenset, painting("t . ht S x")))
    assert visible([top, middle, bottom]) == tuple(map(frozenset, painting("hs . x S x")))


@pytest.mark.parametrize(
    ("card", "text", "won"),
    [
        ("composizione", "h s x t h", 1),
        ("composizione", "h s X t h", 1),
        ("composizione", "h s . t h", 0),
        ("consistenza", "hs xt h s .", 1),
        ("consistenza", "hs xt h T .", 0),
        ("consistenza", "hs xt h s x", 0),
        ("enfasi", "h s x t s", 1),
        ("enfasi", "h hs x t s", 0),
        ("enfasi", "H s x t s", 0),
        ("gerarchia", "t h s x .", 1),
        ("gerarchia", "t t h h s", 1),
        ("gerarchia", "t h h s .", 0),
        ("gerarchia", "T . . . .", 0),
        ("movimento", "h h h . .", 1),
        ("movimento", "h h h h h", 1),
        ("movimento", "h hs hs s .", 2),
        ("movimento", "h h . h h", 0),
        ("movimento", "hs hs hs . .", 2),
        ("proporzione", "h h h s s", 1),
        ("proporzione", "h h h h h", 1),
        ("proporzione", "h h h h s", 0),
        ("proporzione", "h h s s x", 0),
        ("prossimita", "x t x t .", 2),
        ("prossimita", "xt . . . .", 0),
        ("prossimita", "t x t . .", 1),
        ("prossimita", "xt xt . . .", 2),
        ("prossimita", "xt xt xt xt .", 4),
        ("ripetizione", "s s s s .", 2),
        ("ripetizione", "s s s . .", 1),
        ("ripetizione", "s S . . .", 0),
        ("spazio", "h . s . .", 1),
        ("spazio", "h s . . .", 0),
        ("spazio", "h . hs . s", 2),
        ("spazio", "h s h s .", 1),
        ("stile", "x x x . .", 1),
        ("stile", "x x x x x", 1),
        ("simmetria", "hs x . x hs", 3),
        ("simmetria", "h s h s h", 2),
        ("simmetria", "T . . . T", 0),
        ("varieta", "h s x t .", 1),
        ("varieta", "hs xt hs xt .", 2),
        ("varieta", "hs hs x . T", 0),
    ],
)
def test_by_example(card: str, text: str, won: int) -> None:
    assert ribbons(card, painting(text)) == won


def test_bonus_ribbons_count_visible_elements_of_their_kind() -> None:
    assert bonus_ribbons(painting("S s s hs .")) == 3
    assert bonus_ribbons(painting("S S s . .")) == 2
    assert bonus_ribbons(painting("T h s x .")) == 0


def test_the_rulebooks_example_is_worth_29() -> None:
    won = {"varieta": 2, "ripetizione": 3, "enfasi": 1, "composizione": 2}
    assert [points(card, won[card]) for card in won] == [8, 11, 1, 3]
    assert total(won, bonus=3) == 29


def test_points_are_for_the_total_and_end_with_the_table() -> None:
    assert [points("spazio", won) for won in range(7)] == [0, 2, 4, 7, 11, 11, 11]
    assert [points("stile", won) for won in range(5)] == [0, 4, 10, 18, 18]


# --- An independent implementation: plain searches, sharing no code with the rules.


def pairs_by_search(left: list[int], right: list[int], fits: set[tuple[int, int]]) -> int:
    """The largest number of pairs, by trying every choice of partners."""
    few, many = (left, right) if len(left) <= len(right) else (right, left)
    flip = few is right
    for size in range(len(few), 0, -1):
        for chosen in combinations(few, size):
            for partners in permutations(many, size):
                if all(((b, a) if flip else (a, b)) in fits for a, b in zip(chosen, partners, strict=True)):
                    return size
    return 0


def referee(card: str, swatches: list[set[str]]) -> int:
    flat = sorted(icon for swatch in swatches for icon in swatch if icon in ELEMENTS)
    where = {e: [i for i in range(5) if e in swatches[i]] for e in ELEMENTS}
    near = {(i, j) for i in range(5) for j in range(5) if abs(i - j) == 1}
    far = {(i, j) for i in range(5) for j in range(5) if abs(i - j) > 1}
    n = {e: flat.count(e) for e in ELEMENTS}
    match card:
        case "composizione":
            return int(set() not in swatches)
        case "consistenza":
            return int(len(flat) == 6)
        case "enfasi":
            return int(n["hue"] == 1)
        case "gerarchia":
            return int(n["tone"] > 0 and not any(n[e] > n["tone"] for e in ELEMENTS))
        case "movimento":
            return sum(any({i, i + 1, i + 2} <= set(where[e]) for i in range(3)) for e in ELEMENTS)
        case "proporzione":
            return int(any(n[a] >= (5 if a == b else 3) and n[b] >= 2 for a in ELEMENTS for b in ELEMENTS))
        case "prossimita":
            return pairs_by_search(where["texture"], where["tone"], near)
        case "ripetizione":
            return len(where["shape"]) // 2
        case "spazio":
            return pairs_by_search(where["hue"], where["shape"], far)
        case "stile":
            return len(where["texture"]) // 3
        case "simmetria":
            return sum(e in swatches[i] and e in swatches[4 - i] for i in (0, 1) for e in ELEMENTS)
        case _:
            sets, left = 0, list(flat)
            while all(e in left for e in ELEMENTS):
                sets += 1
                for e in ELEMENTS:
                    left.remove(e)
            return sets


def referee_bonus(swatches: list[set[str]]) -> int:
    flat = [icon for swatch in swatches for icon in swatch]
    return sum(flat.count(icon.removeprefix("bonus_")) for icon in flat if icon.startswith("bonus_"))


def any_painting(rng: random.Random) -> list[set[str]]:
    """Denser and sparser paintings than three cards can make, for all edge cases."""
    swatches: list[set[str]] = []
    for _ in range(5):
        kind = rng.choice((0, 1, 1, 2, 2, 2, 3, 4))
        swatches.append(set() if kind == 0 else {rng.choice(BONUSES)} if kind == 1 else
                        set(rng.sample(ELEMENTS, kind - 1)))  # fmt: skip
    return swatches


def test_every_card_agrees_with_the_referee_on_thousands_of_paintings() -> None:
    rng = random.Random(3)
    for _ in range(6000):
        swatches = any_painting(rng)
        for card in SCORING_CARDS:
            assert ribbons(card, swatches) == referee(card, swatches), (card, swatches)
        assert bonus_ribbons(swatches) == referee_bonus(swatches)


def test_every_card_agrees_with_the_referee_on_paintings_of_the_house_deck() -> None:
    rng = random.Random(4)
    deck = [card.icons for card in house_deck().cards]
    for _ in range(3000):
        swatches = [set(swatch) for swatch in visible(rng.sample(deck, 3))]
        for card in SCORING_CARDS:
            assert ribbons(card, swatches) == referee(card, swatches), (card, swatches)


def test_the_inspector_scores_every_arrangement_of_a_hand() -> None:
    hand = [card.icons for card in house_deck().cards[17:22]]
    arrangements = [[set(swatch) for swatch in visible(cards)] for cards in permutations(hand, 3)]
    assert len(arrangements) == 60
    for seen in arrangements:
        assert [ribbons(card, seen) for card in SCORING_CARDS] == [referee(card, seen) for card in SCORING_CARDS]
        assert bonus_ribbons(seen) == referee_bonus(seen)
