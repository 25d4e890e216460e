"""Races are won by reaction time, not by network speed; a client cannot change its own measured lag."""

from __future__ import annotations

import pytest

from ludoteca.server.play.races import WINDOW, Claim, closing_time, in_order
from ludoteca.server.sessions.lag import CAP, SLACK, LagMeter

from .scene import Scene, Visitor


async def buzz_off(
    scene: Scene, reactions: dict[Visitor, tuple[float, float]], question: int = 0,
) -> dict[Visitor, str]:
    """Each player sees the question over their connection, reacts, and the claim travels back: (round trip,
    reaction)."""
    shown, ids = scene.hands.at, {}
    for page, (trip, reaction) in sorted(reactions.items(), key=lambda item: sum(item[1])):
        arrives = shown + trip + reaction
        await scene.advance(arrives - scene.hands.at)
        ids[page] = page.say("move", move={"type": "buzz", "question": question})
        await scene.settle()
    await scene.advance(WINDOW)
    return ids


async def test_faster_by_50_ms_with_200_ms_lag_beats_5_ms_lag(scene: Scene) -> None:
    _room, (near, far) = await scene.table("lampo", "Vicina", "Lontano", trips=(5, 200), start=True)
    ids = await buzz_off(scene, {near: (5, 400), far: (200, 350)})
    assert far.answer(ids[far])["type"] == "ok"
    assert near.answer(ids[near])["code"] == "too_late"
    event = near.last("update")["events"][0]
    assert event["type"] == "Buzzed" and event["seat"] == 1 and event["lag"] == 200


async def test_slower_on_a_slow_connection_does_not_win(scene: Scene) -> None:
    _room, (near, far) = await scene.table("lampo", "Vicina", "Lontano", trips=(5, 100), start=True)
    ids = await buzz_off(scene, {near: (5, 350), far: (100, 380)})
    assert near.answer(ids[near])["type"] == "ok"


async def test_no_claim_waits_when_no_rival_can_have_been_earlier(scene: Scene) -> None:
    _room, (one, _two) = await scene.table("lampo", "Uno", "Due", trips=(40, 40), start=True)
    await scene.advance(1000)
    assert (await one.move(type="buzz", question=0))["type"] == "ok"


async def test_the_wait_is_only_as_long_as_the_slowest_rivals_lag(scene: Scene) -> None:
    _room, (near, far) = await scene.table("lampo", "Vicina", "Lontano", trips=(10, 70), start=True)
    await scene.advance(1000)
    id = near.say("move", move={"type": "buzz", "question": 0})
    await scene.advance(59)
    assert near.answer(id) == {}
    await scene.advance(2)
    assert near.answer(id)["type"] == "ok"
    await far.go()
    assert (await near.move(type="buzz", question=1))["type"] == "ok", "who is not there is not waited for"


async def test_the_wait_ends_when_everybody_has_claimed(scene: Scene) -> None:
    _room, (near, far) = await scene.table("lampo", "Vicina", "Lontano", trips=(10, 140), start=True)
    await scene.advance(1000)
    first = near.say("move", move={"type": "buzz", "question": 0})
    await scene.advance(20)
    second = far.say("move", move={"type": "buzz", "question": 0})
    await scene.settle()
    assert far.answer(second)["type"] == "ok" and near.answer(first)["code"] == "too_late"


async def test_a_resent_claim_is_one_claim_and_both_sends_are_answered_once_judged(scene: Scene) -> None:
    room, (near, _far) = await scene.table("lampo", "Vicina", "Lontano", trips=(10, 140), start=True)
    await scene.advance(1000)
    near.say("move", id="b", move={"type": "buzz", "question": 0})
    near.say("move", id="b", move={"type": "buzz", "question": 0})
    await scene.advance(WINDOW + 1)
    assert [each for each in near.heard if each.get("id") == "b"] == [{"type": "ok", "id": "b"}] * 2
    assert room.round is not None and room.round.table.position == 1


async def test_the_lag_a_client_writes_counts_for_nothing(scene: Scene) -> None:
    room, (near, _far) = await scene.table("lampo", "Vicina", "Lontano", trips=(20, 20), start=True)
    await scene.advance(1000)
    await near.move(type="buzz", question=0, lag=5000)
    assert near.last("update")["events"][0]["lag"] == 20
    assert room.round is not None and room.round.table.entries[0].move.lag == 20


async def test_a_claim_never_counts_from_before_what_it_follows(scene: Scene) -> None:
    room, (near, far) = await scene.table("lampo", "Vicina", "Lontano", trips=(0, 500), start=True)
    await scene.advance(1000)
    await near.move(type="note", text="prima")
    await far.move(type="buzz", question=0)
    assert room.round is not None
    assert [entry.at for entry in room.round.table.entries] == [1000, 1000]


async def test_a_claim_made_in_time_is_judged_before_the_deadline_passes(scene: Scene) -> None:
    _room, (near, _far) = await scene.table("lampo", "Vicina", "Lontano", trips=(10, 140), start=True)
    await scene.advance(9_950)
    id = near.say("move", move={"type": "buzz", "question": 0})
    await scene.advance(131)
    assert near.answer(id)["type"] == "ok"
    assert near.last("update")["events"][0]["type"] == "Buzzed"


async def test_a_move_made_in_time_counts_though_its_connection_is_slow(scene: Scene) -> None:
    room, (near, far) = await scene.table("lampo", "Vicina", "Lontano", trips=(5, 120), start=True)
    await scene.advance(10_000 + 100)          # made at 9.98 s by that player's screen
    assert not near.all("update")
    assert (await far.move(type="note", text="in tempo"))["type"] == "ok"
    assert room.round is not None and room.round.table.entries[0].at == 9_999
    await scene.advance(21)
    assert near.last("update")["events"] == [{"type": "NobodyKnew", "question": 0}]
    assert room.round.table.entries[1].at == 10_000, "the expiry itself counts from the deadline"


async def test_a_move_made_too_late_finds_the_world_after(scene: Scene) -> None:
    room, (near, _) = await scene.table("lampo", "Vicina", "Lontano", trips=(5, 120), start=True)
    await scene.advance(10_000 + 50)
    assert (await near.move(type="buzz", question=0))["code"] == "too_late"
    assert room.round is not None and [entry.seat for entry in room.round.table.entries] == [None]


async def test_no_claim_waits_longer_than_the_window_for_a_deadline(scene: Scene) -> None:
    _, (near, _) = await scene.table("lampo", "Vicina", "Lontano", trips=(5, 480), start=True)
    await scene.advance(10_000 + WINDOW - 1)
    assert not near.all("update")
    await scene.advance(2)
    assert near.all("update")


async def test_a_pause_judges_the_open_claims_first(scene: Scene) -> None:
    _room, (host, _far) = await scene.table("lampo", "Ada", "Lontano", trips=(10, 140), start=True)
    await scene.advance(1000)
    id = host.say("move", move={"type": "buzz", "question": 0})
    await scene.settle()
    await host.done("pause", paused=True)
    assert host.answer(id)["type"] == "ok"


def answered(meter: LagMeter, *trips: float) -> LagMeter:
    for trip in trips:
        meter.ping(b"p", 0)
        assert meter.pong(b"p", trip)
    return meter


def test_lag_is_a_quick_one_of_the_answered_pings_only() -> None:
    meter = LagMeter()
    assert meter.round_trip == 0 and not meter.measured
    answered(meter, 60, 58, 900, 62, 61)
    assert meter.round_trip == 60
    assert not meter.pong(b"never sent", 5), "an invented pong counts for nothing"
    assert not meter.pong(b"p", 5), "a pong counts once"
    assert meter.round_trip == 60


def test_pongs_held_back_now_and_then_win_nothing() -> None:
    meter = answered(LagMeter(), 20, 20, 20, 20)
    answered(meter, *(20, 400) * 10)
    assert meter.round_trip == 20


def test_a_known_connections_lag_grows_slowly_and_never_beyond_the_cap() -> None:
    meter = answered(LagMeter(), 20, 20, 20, 20)
    answered(meter, *[400] * 9)
    assert meter.round_trip <= 20 + 9 * 20
    answered(meter, *[5000] * 60)
    assert meter.round_trip == 2 * CAP
    answered(meter, *[30] * 3)
    assert meter.round_trip == 30, "and is near again at once"


def test_silence_is_counted_from_the_first_ping_without_an_answer_however_many_follow() -> None:
    meter = LagMeter()
    for beat in range(20):
        meter.ping(bytes([beat]), 100.0 * beat)
    assert meter.waiting_since == 0, "pings that are forgotten still went unanswered"
    assert meter.pong(bytes([18]), 2000) and meter.waiting_since == 1200
    assert answered(LagMeter(), 20).waiting_since is None


def test_what_the_kernel_has_timed_is_the_limit() -> None:
    """Pongs 130 ms late on a connection of 10 ms: the advantage of a modified client stays within the documented
    limit."""
    meter = answered(LagMeter(), *[140] * 9)
    assert meter.round_trip == 140
    meter.limit(10)
    assert meter.round_trip == 2 * 10 + SLACK
    meter.limit(200)
    assert meter.round_trip == 140, "a line that is slow is believed"


def test_a_connection_without_any_pong_is_noticed() -> None:
    meter = LagMeter()
    assert meter.waiting_since is None
    for number in range(12):
        meter.ping(bytes([number]), float(number))
    assert meter.waiting_since is not None and len(meter._out) == 8


@pytest.mark.parametrize(("claims", "others", "closes"), [
    ([Claim(0, None, 100, 0)], [], 100),
    ([Claim(0, None, 100, 0)], [40], 140),
    ([Claim(0, None, 100, 50)], [40], 100),
    ([Claim(0, None, 100, 0)], [400], 100 + WINDOW),
    ([Claim(0, None, 100, 0), Claim(1, None, 120, 60)], [90], 150),
])
def test_when_a_window_closes(claims: list[Claim], others: list[float], closes: float) -> None:
    assert closing_time(claims, others) == closes


def test_claims_are_judged_in_the_order_they_were_made() -> None:
    claims = [Claim(0, None, 100, 5), Claim(1, None, 120, 60), Claim(2, None, 121, 61)]
    assert [claim.seat for claim in in_order(claims)] == [1, 2, 0]
