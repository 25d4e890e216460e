"""Layout of a bot's drawing: no described object is lost, hidden or cut, and the paper is used."""

from __future__ import annotations

from statistics import mean

import pytest

from ludoteca.games.duplik import criteria
from ludoteca.games.duplik.bot_artist import hands
from ludoteca.games.duplik.bots import sentences
from ludoteca.games.duplik.cards import deal
from ludoteca.games.duplik.language.understand import understand
from ludoteca.games.duplik.picture import PAPER, Box, Placed
from tests.games.duplik.spoken_corpus import EN, IT

TOLD = [[words.said for words in sentences(card.card.title.it, card.picture, "it", "maestro")]
        for card in (deal(f"album {number}") for number in range(3, 120, 20))]


def covered(things: tuple[Placed, ...]) -> Box:
    boxes = [thing.box for thing in things]
    return Box(min(b.left for b in boxes), min(b.top for b in boxes),
               max(b.right for b in boxes), max(b.bottom for b in boxes))


@pytest.mark.parametrize("hand", hands.NAMES)
def test_what_was_said_is_drawn_by_every_hand(hand: str) -> None:
    for language, corpus in (("it", IT), ("en", EN)):
        for text, *facts in corpus:
            draft = understand(text, language, hand=hand)
            for fact in facts:
                assert criteria.holds(fact, draft), (text, fact, draft.objects)


@pytest.mark.parametrize("hand", hands.NAMES)
def test_a_hand_fills_its_paper_and_leaves_nothing_out(hand: str) -> None:
    grown = []
    for lines in TOLD:
        plain, drawn = understand(lines, "it").objects, understand(lines, "it", hand=hand).objects
        assert sorted(thing.kind for thing in drawn) == sorted(thing.kind for thing in plain)
        box = covered(drawn)
        assert box.left >= -1 and box.right <= PAPER[0] + 1 and box.top >= -1 and box.bottom <= PAPER[1] + 1
        assert box.height > PAPER[1] / 2, "more than a row along the foot of the paper"
        owners = {stroke.owner for stroke in hands.draw_by_hand(drawn, hand)}
        assert owners == set(range(len(drawn))), "each thing can be seen"
        grown.append(sum(thing.size for thing in drawn) / sum(thing.size for thing in plain))
    assert mean(grown) > 1.3, grown


def test_hands_put_the_same_things_in_different_places() -> None:
    places = [{tuple((thing.kind, thing.x, thing.y) for thing in understand(lines, "it", hand=hand).objects)
               for hand in hands.NAMES} for lines in TOLD]
    # A bed and a tower under a starry sky leave no choice; most pictures do.
    assert sum(len(each) == len(hands.NAMES) for each in places) >= len(TOLD) / 2


def test_what_was_named_first_is_the_hasty_hands_hero() -> None:
    def sizes(hand: str) -> dict[str, float]:
        drawn = understand("C'è una mucca, un pinguino e un gatto", hand=hand).objects
        return {thing.kind: thing.size for thing in drawn}

    hasty, childish = sizes("hasty"), sizes("childish")
    assert hasty["cow"] / hasty["cat"] > 1.2 * childish["cow"] / childish["cat"]


def test_who_stands_in_a_mirror_is_drawn_over_it() -> None:
    things = understand("Nello specchio si vede un serpente", "it", hand="careful").objects
    strokes = hands.draw_by_hand(things, "careful")
    assert {things[stroke.owner].kind for stroke in strokes} == {"snake", "painting"}
