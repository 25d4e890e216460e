"""The text interface over the wire: what a seat reads, what it may write, and the replies."""

from __future__ import annotations

from typing import Any

import pytest

from .scene import Scene


async def begun(scene: Scene, game: str = "tris") -> tuple[Any, Any]:
    """Two people at a table whose game has begun."""
    _, (ada, bea) = await scene.table(game, "Ada", "Bea", start=True)
    bea.page.language = "en"
    return ada, bea


async def test_each_hears_the_table_in_their_own_language(scene: Scene) -> None:
    ada, bea = await begun(scene)
    assert (await ada.ask("words"))["type"] == "ok"
    await bea.ask("words")
    assert ada.last("words")["now"] == ["Tocca a te: segna una casella."]
    assert len(ada.last("words")["choices"]) == 9
    told = bea.last("words")
    assert told["now"] == ["Ada marks a cell."] and "can" not in told and "choices" not in told
    assert told["table"][0] == "Row 1: 1 free, 2 free and 3 free."


async def test_a_move_is_said_and_everybody_hears_of_it(scene: Scene) -> None:
    ada, bea = await begun(scene)
    assert (await ada.ask("utter", words="segna 5"))["type"] == "ok"
    assert bea.view["cells"][4] == 0
    await bea.ask("words", since=0)
    assert bea.last("words")["changed"] == [[1, "Ada marks cell 5."]]
    await bea.ask("words", since=1)
    assert "changed" not in bea.last("words")


async def test_a_question_is_answered_and_nothing_moves(scene: Scene) -> None:
    ada, bea = await begun(scene)
    assert (await bea.ask("utter", words="now"))["type"] == "ok"
    assert bea.last("heard")["lines"] == ["Ada marks a cell."]
    await ada.ask("utter", words="segna 1")
    await bea.ask("utter", words="news")
    assert bea.last("heard")["lines"] == ["Ada marks cell 1."]


@pytest.mark.parametrize(("words", "code"), [
    ("segna 5", "cell_taken"), ("segna cane", "words_misread"), ("segna", "words_incomplete"), ("boh", "words_unclear"),
])
async def test_what_cannot_be_is_refused_with_a_reason(scene: Scene, words: str, code: str) -> None:
    ada, bea = await begun(scene)
    await ada.ask("utter", words="segna 5")
    await bea.ask("utter", words="mark 1")
    answer = await ada.ask("utter", words=words)
    assert (answer["type"], answer["code"]) == ("no", code) and answer["sentence"]
    assert bea.view["turn"] == 0


async def test_out_of_turn_the_game_itself_says_no(scene: Scene) -> None:
    _, bea = await begun(scene)
    assert (await bea.ask("utter", words="mark 1"))["code"] == "not_your_turn"


async def test_no_seat_sees_another_hand(scene: Scene) -> None:
    ada, bea = await begun(scene, "corsa")
    await ada.ask("words")
    await bea.ask("words")
    hands = [each.last("words")["mine"] for each in (ada, bea)]
    assert all(len(hand) == 1 for hand in hands)
    eve = await scene.visit("Eve")
    await eve.come(ada.room)
    await eve.ask("words")
    assert "mine" not in eve.last("words")
    assert (await eve.ask("utter", words="corri 3"))["code"] == "not_seated"


async def test_before_the_game_the_lobby_is_told_and_nothing_can_be_said(scene: Scene) -> None:
    _, (ada,) = await scene.table("tris", "Ada", seats=2)
    await ada.ask("words")
    assert "Comincia Ada." in ada.last("words")["now"][0]
    assert (await ada.ask("utter", words="segna 1"))["code"] == "game_not_on"


async def test_a_big_screen_is_sent_nothing_before_it_is_approved(scene: Scene) -> None:
    ada, _ = await begun(scene)
    screen = await scene.visit("Schermo")
    await screen.come(ada.room, watch=True)
    assert (await screen.ask("words"))["code"] == "not_seated"
    assert (await screen.ask("utter", words="adesso"))["code"] == "not_seated"


async def test_at_the_end_the_words_say_who_won(scene: Scene) -> None:
    ada, bea = await begun(scene)
    for who, words in ((ada, "segna 1"), (bea, "mark 4"), (ada, "segna 2"), (bea, "mark 5"), (ada, "segna 3")):
        assert (await who.ask("utter", words=words))["type"] == "ok"
    await ada.ask("words")
    assert ada.last("words")["now"][0] == "La partita è finita: vince Ada."
    assert "can" not in ada.last("words")


async def test_too_frequent_requests_wait(scene: Scene) -> None:
    ada, _ = await begun(scene)
    answers = [await ada.ask("words") for _ in range(61)]
    assert [each["type"] for each in answers[:60]] == ["ok"] * 60
    assert answers[60]["code"] == "too_often"
