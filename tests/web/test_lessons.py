"""Guided first games over HTTP: start, continue, use text moves, resume; and what is refused."""

from __future__ import annotations

from typing import Any

from ludoteca import game, games
from ludoteca.protocol.merge_patch import merged
from ludoteca.rules.lessons import Coach
from ludoteca.rules.words import Tongue
from ludoteca.server.http.api.lesson_text import account_of, button, meant
from ludoteca.server.state.room_state import BOT_NAMES
from tests.room.scene import bring_samples

from .people import Site, site


async def learn(place: Site, game: str, status: int = 200, language: str = "it", **asked: Any) -> Any:
    async with place.http.post(f"/api/lessons/{game}", json=asked, headers={"Accept-Language": language}) as answer:
        told = await answer.json()
        assert answer.status == status, told
        return told


async def test_a_lesson_goes_on_by_what_is_done_and_keeps_nothing() -> None:
    async with site() as place:
        first = await learn(place, "masterdice")
        assert first["done"] == 0 and first["step"]["key"] == "code" and first["step"].get("example") is None
        assert len(first["titles"]) == 10 and first["chairs"][1]["name"] == "Nerina"
        told = await learn(place, "masterdice", go=True)
        assert told["counted"] and told["done"] == 1 and [each["seat"] for each in told["updates"]] == [1, 1]
        view = first["view"]
        for update in told["updates"]:
            view = merged(view, update["patch"])
        assert view == told["view"]
        back = await learn(place, "masterdice", acts=[None])
        assert back["view"] == told["view"] and back["updates"] == []


async def test_a_wrong_try_is_answered_and_does_not_count() -> None:
    async with site() as place:
        wrong = {"type": "feedback", "equal": 2, "lower": 0, "higher": 0}
        told = await learn(place, "masterdice", acts=[None], go=True, act=wrong)
        assert not told["counted"] and told["no"]["code"] == "lesson_but" and "▼ 1" in told["no"]["sentence"]
        told = await learn(place, "masterdice", acts=[None], go=True, act={**wrong, "equal": 3})
        assert told["no"]["code"] == "counts_do_not_add_up" and told["no"]["rule"] == "feedback"
        told = await learn(place, "masterdice", acts=[None], go=True)
        assert told["no"]["code"] == "lesson_do_it"


async def test_a_lesson_can_be_said_in_words() -> None:
    async with site() as place:
        told = await learn(place, "masterdice", language="en", acts=[None])
        assert told["words"]["now"][0].startswith("Answer Nerina. Nerina put a 4 on blue")
        said = await learn(place, "masterdice", language="en", acts=[None], says="answer 0 1 1")
        assert said["counted"] and said["act"] == {"type": "feedback", "equal": 0, "lower": 1, "higher": 1}
        asked = await learn(place, "masterdice", language="en", acts=[None], says="help")
        assert asked["heard"] and not asked["counted"]


async def test_the_coachs_own_buttons_can_be_said_and_chosen() -> None:
    async with site() as place:
        first = (await learn(place, "masterdice", name="Anna"))["words"]
        assert first["now"][-1] == first["can"][0] == "«avanti»: si va al passo dopo." and len(first["can"]) == 1
        assert first["choices"] == ["avanti"] and not first.get("starts")
        assert "il codice è di Anna. Punti: Anna 0" in " ".join(first["table"])
        for asks in ("aiuto", "adesso"):
            assert first["can"][0] in (await learn(place, "masterdice", says=asks))["heard"], asks
        near = await learn(place, "masterdice", says="avnti")
        assert near["no"]["code"] == "words_near" and "«avanti»" in near["no"]["sentence"] and not near["counted"]
        news = await learn(place, "masterdice", acts=[None], says="novità")
        assert any("Nerina" in line for line in news["heard"]) and not news["counted"]
        onward = await learn(place, "masterdice", says="avanti")
        assert onward["counted"] and onward["done"] == 1 and onward["act"] is None
        assert onward["words"]["choices"][-1] == "fammi vedere"
        shown = await learn(place, "masterdice", acts=[None], says="fammi vedere")
        assert shown["counted"] and shown["done"] == 2 and shown["act"]["type"] == "feedback"
        asks = await learn(place, "masterdice", acts=[None, shown["act"], {"type": "roll"}])
        assert asks["words"]["now"][0].startswith("E se il lancio non ti piace? Prova a rilanciare")
        no = await learn(place, "masterdice", acts=[None], says="avanti")
        assert no["no"]["code"] == "words_unclear" and not no["counted"]


def test_every_lesson_can_be_walked_by_saying_what_its_coach_offers() -> None:
    names = ["Anna", *BOT_NAMES]
    for id in games():
        coach = Coach(game(id))
        while (phrase := button(coach)) is not None:
            done, act = coach.number, meant(coach, phrase.begins(Tongue(id)), names)
            assert not isinstance(act, list) and (act is None) == (not coach.step.does)
            coach.act(act)
            assert coach.number == done + 1
        assert "Gioca una partita vera" in account_of(coach, names).now[-1]
    choices = [account_of(Coach(game("masterdice"), each), names).choices for each in ("en", "de")]
    assert choices == [["next"], ["weiter"]]


async def test_what_no_longer_fits_and_what_is_not_there_is_refused() -> None:
    bring_samples()
    async with site() as place:
        changed = await learn(place, "masterdice", 409, acts=[None, {"type": "roll"}])
        assert changed["code"] == "lesson_changed" and "ricomincia" in changed["sentence"]
        await learn(place, "tris", 404)
        await learn(place, "scopa", 404)


async def test_the_secrets_of_a_lesson_stay_hidden() -> None:
    async with site() as place:
        acts = [None, {"type": "feedback", "equal": 0, "lower": 1, "higher": 1}]
        told = await learn(place, "masterdice", acts=acts)
        assert told["view"]["solver"] == 0 and told["view"].get("code") is None


async def test_a_worked_example_travels_scene_by_scene_in_the_language_its_game_speaks() -> None:
    async with site() as place:
        async with place.http.get("/api/rules/it/masterdice/example") as answer:
            told = await answer.json()
            assert answer.status == 200 and told["language"] == "it" and told["names"] == ["Ada", "Bruno"]
        async with place.http.get("/api/rules/de/duplik/example") as answer:
            assert (await answer.json())["language"] == "en"
    scenes = {scene["key"]: scene for scene in told["scenes"]}
    assert scenes["first"]["view"].get("code") is None and scenes["signs"]["view"]["code"] == [5, 6, 1, 4]
    assert "= 2, ▼ 0, ▲ 1" in scenes["first"]["says"]
    assert scenes["first"]["words"][1] == "Riga 1: blu 4, rosso 6 e verde 4. 2 giusti, 0 da abbassare, 1 da alzare."
    assert scenes["reroll"]["no"]["rule"] == "attempt" and scenes["roll"]["no"] is None


async def test_no_example_of_a_game_or_in_a_language_the_house_does_not_have() -> None:
    bring_samples()
    async with site() as place:
        for path in ("it/nonce", "xx/masterdice", "it/lampo"):
            async with place.http.get(f"/api/rules/{path}/example") as answer:
                assert answer.status == 404
