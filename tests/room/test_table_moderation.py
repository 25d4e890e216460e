"""Family mode, approval before the big screen, mutes, reports, and limits for each person."""

from __future__ import annotations

import gzip

import msgspec
import pytest

from ludoteca.server.moderation import profanity
from ludoteca.server.moderation.screen_approval import ScreenApproval
from ludoteca.server.sessions.idempotency import KEPT
from tests.store.failing_store import FailingStore

from .scene import Scene
from .test_trouble import turns

BAD = ("cazzo", "stronzo", "puttana", "troia", "frocio", "merda", "negro", "vaffanculo", "fuck", "bitch")


@pytest.mark.parametrize("text", [
    "negroni", "cazzuola", "finocchio", "Troia in Puglia", "il cavallo di Troia", "assassino", "analisi",
    "cock-a-doodle-doo", "Sussex", "grape", "Dickens", "Scunthorpe", "Assisi", "classe", "culla", "Pisa", "passo",
    "cime di rape", "fiche da poker", "palle di neve", "spic e span", "4 5 5", "ho 100 punti!", "summa cum laude",
    "Moby Dick",
    "document", "Essex", "shiitake", "Penistone", "bass", "cassetta", "sega circolare", "a b c d", "",
])
def test_innocent_words_pass(text: str) -> None:
    assert profanity.is_fit(text) and profanity.masked(text) == text


@pytest.mark.parametrize("text", [
    *BAD, *(word.upper() for word in BAD), *(" ".join(word) for word in BAD), *(word.replace("e", "3") for word in BAD),
    *(".".join(word) for word in BAD), "c4zz0!", "caaazzzo", "Stronz0", "st ronzo", "fr0c10", "sh1t", "n3gr0", "merd@",
    "vaffa nculo", "porco dio", "PorcoDio", "a$$hole", "puttàna", "fu\u0441k", "c\u200da\u200dz\u200dz\u200do",
])
def test_unfit_words_are_found_however_they_are_dressed(text: str) -> None:
    assert not profanity.is_fit(text)
    assert profanity.masked(text)[0] == profanity.MASK and profanity.MASK in profanity.masked(f"ma {text} dai")


def test_only_the_word_is_veiled() -> None:
    assert profanity.masked("che cazzo dici, Ada?") == "che ••••• dici, Ada?"
    masked = profanity.mask_all({"cazzo": ["merda", 3, None, {"x": "bene"}]})
    assert masked == {"cazzo": ["•••••", 3, None, {"x": "bene"}]}


def test_the_list_is_in_order() -> None:
    lemmas = [each.lemma for each in profanity.entries()]
    assert len(lemmas) == len(set(lemmas)) and {each.language for each in profanity.entries()} == {"it", "en"}
    for entry in profanity.entries():
        for form in entry.forms:
            assert form == form.strip().lower() and not profanity.is_fit(form), form


async def test_a_family_table_shows_no_slur_and_the_host_may_switch_that_off(scene: Scene) -> None:
    room, (ada, bea) = await scene.table("tris", "Ada", "Stronz0")
    assert ada.last("room")["room"]["chairs"][1]["name"] == "•••••••"
    assert await bea.refused("say", text="che c a z z o") == "family_words"
    assert await bea.refused("rename", name="Puttan4") == "family_words"
    assert not ada.all("chat")
    assert await bea.refused("manners", family=False) == "not_host"
    await ada.done("manners", family=False)
    assert ada.last("room")["room"]["chairs"][1]["name"] == "Stronz0" and ada.last("room")["room"]["family"] is False
    await bea.done("say", text="che cazzo")
    assert ada.last("chat")["line"]["text"] == "che cazzo"
    await ada.done("manners", family=True)
    await bea.go()
    assert (await bea.come(room, chat=0))["chat"][0]["text"] == "che •••••", "what was said before is behind dots"


async def test_the_big_screen_shows_no_slur_as_a_word_of_the_game(scene: Scene) -> None:
    room, (ada, _bea) = await scene.table("tris", "Ada", "Bea")
    screen = await scene.visit("Schermo")
    await screen.come(room, watch=True)
    page = screen.page
    page.send(msgspec.json.encode({"type": "update", "events": [{"type": "Said", "word": "MERDA"}], "patch": {}}))
    assert screen.heard[-1]["events"] == [{"type": "Said", "word": "•••••"}]
    await ada.done("manners", family=False)
    page.send(msgspec.json.encode({"type": "update", "events": [{"type": "Said", "word": "MERDA"}], "patch": {}}))
    assert screen.heard[-1]["events"] == [{"type": "Said", "word": "MERDA"}]


async def test_the_host_looks_before_the_big_screen_shows(scene: Scene) -> None:
    room, (ada, bea) = await scene.table("tris", "Ada", "Bea", start=True)
    screen = await scene.visit("Schermo")
    await screen.come(room, watch=True)
    assert await bea.refused("manners", review=True) == "not_host"
    await ada.done("manners", review=True)
    drawn = {"type": "update", "round": 1, "version": 1, "actors": [], "clock": {"now": 1, "running": True},
             "events": [{"type": "Written", "seat": 1, "word": "gatto"}],
             "patch": {"sheets": [{"strokes": {"1": [2]}}], "cells": [" ", " G A T T O"], "options": {"words": "it"}}}
    screen.page.send(msgspec.json.encode(drawn))
    told = screen.heard[-1]
    assert told["events"][0] == {"type": "Written", "seat": 1, "word": "·····"}
    assert told["patch"] == {"sheets": [{"strokes": {}}], "cells": ["·", "··········"], "options": {"words": "it"}}
    await scene.settle()
    curtain = ada.last("room")["room"]["curtain"]
    assert (curtain["waiting"], curtain["words"], curtain["drawings"]) == (3, ["gatto"], 1), "each word once"
    assert screen.last("room")["room"]["curtain"]["words"] == []
    assert await bea.refused("show", number=curtain["number"], shown=True) == "not_host"
    assert await ada.refused("show", number=curtain["number"] - 1, shown=True) == "curtain_moved"
    welcomes = len(screen.all("welcome"))
    await ada.done("show", number=curtain["number"], shown=True)
    assert len(screen.all("welcome")) == welcomes + 1, "told again, unveiled"
    assert ada.last("room")["room"]["curtain"] is None
    screen.page.send(msgspec.json.encode(drawn))
    assert screen.heard[-1]["events"][0]["word"] == "gatto" and screen.heard[-1]["patch"] == drawn["patch"]
    screen.page.send(msgspec.json.encode({**drawn, "events": [{"type": "Written", "seat": 1, "word": "cane"}]}))
    await scene.settle()
    await ada.done("show", number=ada.last("room")["room"]["curtain"]["number"], shown=False)
    screen.page.send(msgspec.json.encode({**drawn, "events": [{"type": "Written", "seat": 1, "word": "cane"}]}))
    assert screen.heard[-1]["events"][0]["word"] == "····", "a no stays a no, and is not asked again"
    assert ada.last("room")["room"]["curtain"] is None


async def test_the_host_mutes_a_guest_for_all(scene: Scene) -> None:
    _room, (ada, bea) = await scene.table("tris", "Ada", "Bea")
    assert await bea.refused("mute", guest=ada.id, muted=True) == "not_host"
    assert await ada.refused("mute", guest="nobody", muted=True) == "no_such_guest"
    await ada.done("mute", guest=bea.id, muted=True)
    assert bea.last("room")["you"]["muted"] is True and bea.last("room")["notice"] == "muted"
    assert await bea.refused("say", text="ciao") == "muted" and await bea.refused("react", reaction="cuore") == "muted"
    assert not ada.all("chat")
    await ada.done("mute", guest=bea.id, muted=False)
    await bea.done("say", text="ciao")


async def test_a_report_reaches_the_operators_log_with_words_by_consent_only(
    scene: Scene, caplog: pytest.LogCaptureFixture,
) -> None:
    room, (ada, bea) = await scene.table("tris", "Ada", "Bea")
    await bea.done("say", text="sei una frana")
    assert await ada.refused("report", guest="nobody") == "no_such_guest"
    with caplog.at_level("INFO", logger="ludoteca.room"):
        await ada.done("report", guest=bea.id)
        await ada.done("report", guest=bea.id, lines=True)
    lines = [each.facts for each in caplog.records if each.getMessage() == "reported"]
    assert [each["said"] for each in lines] == [[], ["sei una frana"]]
    assert lines[0]["table"] == room.id and (lines[0]["by"], lines[0]["guest"]) == (ada.id, bea.id)
    heard = len(bea.frames)
    assert await ada.refused("report", guest=bea.id) == "too_often"
    assert len(bea.frames) == heard, "nobody else learns of it"


@pytest.mark.parametrize(("type", "fields", "within"), [
    ("rename", {"name": "Bea"}, 3), ("say", {"text": "ciao"}, 10), ("react", {"reaction": "cuore"}, 12),
    ("sit", {"seat": 2}, 40),
])
async def test_what_everybody_hears_is_done_now_and_then(
    scene: Scene, type: str, fields: dict[str, object], within: int,
) -> None:
    _room, (ada, bea, _) = await scene.table("corsa", "Ada", "Bea", "Carlo", seats=4)
    heard = sum(map(len, ada.frames))
    for number in range(200):
        if type == "rename":
            fields = {"name": f"Bea {number}"}
        elif type == "sit":
            fields = {"seat": 3 if number % 2 == 0 else 1}
        answer = await bea.ask(type, **fields)
        assert (answer["type"] == "ok") == (number < within), number
    assert answer["code"] == "too_often" and answer["facts"]["seconds"] >= 1
    assert sum(map(len, ada.frames)) - heard < within * 3_000
    await ada.done("say", text="gli altri parlano")


async def test_joining_and_leaving_all_the_time_is_limited(scene: Scene) -> None:
    room, (_ada, bea) = await scene.table("tris", "Ada", "Bea")
    told = []
    for _ in range(30):
        await bea.go()
        told.append((await bea.come(room))["type"])
    assert told[0] == "welcome" and told[-1] == "goodbye" and bea.heard[-1]["code"] == "too_often"


async def test_a_client_cannot_displace_the_replies_of_another(scene: Scene) -> None:
    room, (ada, bea) = await scene.table("tris", "Ada", "Bea")
    await ada.done("say", id="mine", text="una volta sola")
    for number in range(KEPT * 12):
        bea.say("sit", id=f"x{number}", seat=9)
    await scene.settle()
    await ada.done("say", id="mine", text="una volta sola")
    assert len(bea.all("chat")) == 1
    assert sum(map(len, room.request_log._given.values())) <= 2 * KEPT


async def test_a_deck_of_ones_own_is_named_and_not_sent_again_and_again(scene: Scene) -> None:
    drawing = "<path d='M" + "1 2 " * 1500 + "'/>"
    cards = [
        {"id": f"c{number}", "half": "first" if number % 2 else "second", "title": {"it": "x", "en": "x"},
         "swatches": [["hue"], ["tone"], [], [], []], "drawing": drawing} for number in range(30)]
    room, (ada, bea) = await scene.table("canvas", "Ada", "Bea", options={"deck": {"cards": cards}})
    told = ada.last("room")["room"]["options"]
    assert set(told["deck"]) >= {"ref", "size"} and told["deck"]["size"] > 150_000
    assert max(map(len, bea.frames)) < 4_000
    await bea.done("rename", name="Beatrice")
    assert max(map(len, ada.frames)) < 4_000
    await ada.done("options", options={**told, "vote": True})
    assert room.state.options["vote"] is True and len(room.state.options["deck"]["cards"]) == 30, "by its name"
    assert await ada.refused("options", options={**told, "deck": {"ref": "0" * 32, "size": 5}}) == "bad_options"
    await ada.done("start")
    ref = bea.last("begun")["view"]["options"]["deck"]["ref"]
    assert (await bea.come(room))["view"]["options"]["deck"]["ref"] == ref, "in a fresh hello too"
    assert max(map(len, bea.frames)) < 20_000
    assert room.round is not None and room.round.fetch("0" * 32) is None
    packed = room.round.fetch(ref)
    assert packed is not None and len(msgspec.json.decode(gzip.decompress(packed))["cards"]) == 30


async def test_the_audience_shares_one_rate_limit_and_the_seats_have_their_own(scene: Scene) -> None:
    room, (ada, bea) = await scene.table("tris", "Ada", "Bea", start=True)
    told = []
    for number in range(8):
        stranger = await scene.visit(f"Eva {number}")
        await stranger.come(room, watch=True)
        told += [(await stranger.ask("react", reaction="fretta"))["type"] for _ in range(12)]
    assert told.count("ok") == 60 and told[:60] == ["ok"] * 60, "strangers are cheap to make"
    assert (await stranger.ask("say", text="ciao"))["code"] == "too_often"
    await bea.done("say", text="chi gioca parla")
    await ada.done("react", reaction="cuore")
    await scene.advance(1_000)
    await stranger.done("say", text="ora sì")


async def test_no_person_waits_behind_all_requests_of_another() -> None:
    store = FailingStore()
    async with Scene(store) as scene:
        room, (ada, _bea) = await scene.table("tris", "Ada", "Bea", start=True)
        eva = await scene.visit("Eva")
        await eva.come(room, watch=True)
        store.hold("add_chat")
        lines = [eva.say("say", text=f"{number}") for number in range(10)]
        await turns()
        ada.say("move", id="m", move={"type": "mark", "cell": 0})
        store.release()
        await scene.settle()
        assert all(eva.answer(id)["type"] == "ok" for id in lines)
        assert [each["line"]["text"] for each in ada.all("chat")] == [f"{number}" for number in range(10)], "in order"
        heard = [each["type"] for each in ada.heard if each["type"] in ("chat", "update")]
        assert heard.index("update") == 1, "the one that was being written comes first, and no other of hers"


async def test_spectators_are_served_after_players() -> None:
    store = FailingStore()
    async with Scene(store) as scene:
        room, (ada, _bea) = await scene.table("tris", "Ada", "Bea", start=True)
        crowd = [await scene.visit(f"Eva {number}") for number in range(6)]
        for each in crowd:
            await each.come(room, watch=True)
        store.hold("add_chat")
        lines = [(each, each.say("say", text="guarda qui")) for each in crowd]
        await turns()
        ada.say("move", id="m", move={"type": "mark", "cell": 0})
        store.release()
        await scene.settle()
        assert all(each.answer(id)["type"] == "ok" for each, id in lines), "and everybody is heard"
        heard = [each["type"] for each in ada.heard if each["type"] in ("chat", "update")]
        assert heard == ["chat", "update", *["chat"] * 5]


def test_a_drawing_the_host_has_seen_is_known_again_in_whatever_order_its_parts_are_named() -> None:
    screens = ScreenApproval()
    drawn = b'{"type":"update","patch":{"sheet":{"cells":{"2":"b","10":"a"}}}}'
    assert b'"cells":{}' in screens.frame(drawn, family_mode=False, review=True)
    screens.judge(True)
    again = screens.frame(b'{"type":"welcome","view":{"sheet":{"cells":{"10":"a","2":"b"}}}}', False, True)
    assert b'"cells":{"10":"a","2":"b"}' in again and screens.view() is None
