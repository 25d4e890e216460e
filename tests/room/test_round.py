"""One round in detail: its public info, when its entries count, how it is restored from its log."""

from __future__ import annotations

from functools import partial
from typing import Any

import msgspec
import pytest

from ludoteca.protocol import room_view
from ludoteca.rules import Entry, IllegalMove, Step
from ludoteca.rules.honours import Honour
from ludoteca.rules.table import Chapter
from ludoteca.server.bot_workers.engine import SoloResult
from ludoteca.server.play.pipeline import Expiry, Submission
from ludoteca.server.play.races import Claim
from ludoteca.server.play.round import Round, audience_number
from ludoteca.server.room.requests import RequestProcessor
from ludoteca.server.room.room import Room
from ludoteca.server.sessions.idempotency import request_key
from ludoteca.server.state.room_state import ClockState

from . import lampo
from .scene import Scene, Visitor

NOTE, BUZZ = {"type": "note", "text": "qui"}, {"type": "buzz", "question": 0}


async def lampo_table(scene: Scene, **options: Any) -> tuple[Room, Round, list[Visitor]]:
    room, people = await scene.table("lampo", "Ada", "Bea", options=options, start=True)
    assert room.round is not None
    return room, room.round, people


async def read_again(room: Room) -> Round:
    rows = await room.dealing.services.store.entries(room.id, room.state.round)
    return Round.from_log(room.dealing, room.state.round, rows, room.state.bot_seed)


@pytest.fixture(params=["in the calling frame", "in a task"])
def either_way(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Test both paths: moves that run in the calling frame, and moves that run as queued jobs."""
    if request.param == "in a task":
        def queued(self: RequestProcessor, page: Any, asked: Any, arrived: float | None = None) -> None:
            now = self._services.wall() if arrived is None else arrived
            self._enqueue(partial(self.run_request, page, asked, now), page.guest)

        monkeypatch.setattr(RequestProcessor, "receive", queued)


@pytest.mark.parametrize("questions", [3, 1])
async def test_a_round_that_is_read_again_stands_where_it_stood(
        scene: Scene, monkeypatch: pytest.MonkeyPatch, questions: int) -> None:
    """For everybody: view, who acts, the end, possible take-backs, what was sent and to which clients."""
    def while_the_question_stands(self: Any, before: Any, move: Any, after: Any, seat: int) -> str:
        return "free" if before.question == after.question and seat in (0, 1) else "never"

    monkeypatch.setattr(lampo.Lampo, "take_back", while_the_question_stands)
    room, round, (ada, bea) = await lampo_table(scene, questions=questions)
    await ada.done("move", move=NOTE)
    await bea.done("move", move=NOTE)
    await scene.advance(300)
    await bea.done("move", move=BUZZ)
    again = await read_again(room)
    for viewer in (0, 1, None):
        for since in (None, 0, 2):
            assert again.snapshot(viewer, since) == round.snapshot(viewer, since)
    assert (round.snapshot(0, None).take_back, round.snapshot(1, None).take_back) == ("free", "never")
    assert round.snapshot(None, None).take_back is None
    assert (again.outcome is None) == (questions == 3) and again.outcome == round.outcome
    assert again._bots._seed == round._bots._seed == f"{room.state.bot_seed}/1", "bots go on with the same luck"


async def test_what_was_told_to_one_seat_is_in_no_other_log(scene: Scene) -> None:
    _room, round, (ada, _bea) = await lampo_table(scene)
    await ada.done("move", move=NOTE)
    notes = [str(round.snapshot(viewer, 0).log).count("Noted") for viewer in (0, 1, None)]
    missed = [str(round.snapshot(viewer, 0).missed).count("Noted") for viewer in (0, 1, None)]
    assert notes == missed == [1, 0, 0]
    assert [str(round.seen_by(viewer)).count("Noted") for viewer in (0, 1, None)] == [1, 0, 0]


async def test_the_end_is_part_of_how_a_game_stands(scene: Scene) -> None:
    _room, round, (ada, _bea) = await lampo_table(scene, questions=1)
    await ada.done("move", move=BUZZ)
    found = round.snapshot(1, None)
    assert found.outcome is not None and found.outcome.winners == (0,) and found.actors == []
    assert not round.waits_for(0)


async def test_whom_a_game_waits_for_and_whose_side_they_are_on(scene: Scene, monkeypatch: pytest.MonkeyPatch) -> None:
    room, (_ada, _bea) = await scene.table("tris", "Ada", "Bea", start=True)
    round = room.round
    assert round is not None and [round.waits_for(seat) for seat in (0, 1, None)] == [True, False, False]
    monkeypatch.setattr(type(round.game), "team", lambda self, state, seat: (state, seat))
    assert round.team_of(1) == (round.table.state, 1)


async def test_how_much_time_is_left(scene: Scene) -> None:
    room, round, _ = await lampo_table(scene)
    assert round.time_left() == 10_000
    await scene.advance(700)
    assert round.time_left() == 9_300
    round.clock.hold(400)
    assert round.time_left() == 9_300 + round.held() and round.held() > 0, "while a great moment lasts no sand runs"
    room, _people = await scene.table("tris", "Ada", "Bea", start=True)
    assert room.round is not None and room.round.time_left() is None


async def test_a_bots_move_has_no_request_and_no_lag(scene: Scene, monkeypatch: pytest.MonkeyPatch) -> None:
    _room, round, _ = await lampo_table(scene)
    entered: list[Submission] = []
    submit = round.pipeline.submit

    async def noted(submission: Submission) -> None:
        entered.append(submission)
        await submit(submission)

    monkeypatch.setattr(round.pipeline, "submit", noted)
    await scene.advance(250)
    buzz, answers = {"type": "buzz", "question": 0}, list[IllegalMove | None]()
    await round.play_bot(1, buzz, answers.append)
    assert entered == [Submission(buzz, 1, scene.hands.at, 0.0, "", "bot", answers.append)]
    assert answers == [None] and round.table.entries[-1].move == lampo.Buzz(0)
    with pytest.raises(IllegalMove) as no:
        await round.play_bot(1, {"type": "nonsense"}, answers.append)
    assert no.value.code == "unknown_move" and answers == [None] and round.position == 1


async def test_a_deadline_passes_for_players_who_left_too(scene: Scene) -> None:
    """Every player who may act is disconnected: no message of theirs can be under way."""
    room, _round, (ada, bea) = await lampo_table(scene)
    watcher = await scene.visit("Carlo")
    await watcher.come(room)
    await ada.go()
    await bea.go()
    await scene.advance(10_002)
    assert watcher.last("update")["events"] == [{"type": "NobodyKnew", "question": 0}]


@pytest.mark.parametrize("before", [(), (Chapter("an earlier evening", 0),)])
async def test_the_room_is_handed_the_last_entry_with_how_it_ended_and_where_it_began(
        scene: Scene, monkeypatch: pytest.MonkeyPatch, before: tuple[Chapter, ...]) -> None:
    room, round, (ada, _bea) = await lampo_table(scene, questions=1)
    handed: list[tuple[Any, ...]] = []

    async def finish(*words: Any) -> None:
        handed.append(words)

    monkeypatch.setattr(room.dealing, "finish", finish)
    monkeypatch.setattr(round.table, "before", before)
    await ada.done("move", id="last", move=BUZZ)
    [(number, row, outcome, final, begun, honours)] = handed
    assert (number, row.position, row.request) == (1, 1, request_key(ada.id, "last"))
    assert (outcome, final) == (round.outcome, round.table.state) and final.scores == (1, 0)
    assert begun == (0 if before else None) and honours == round.table.honours


async def test_what_there_is_to_look_at_when_a_game_is_over(scene: Scene, monkeypatch: pytest.MonkeyPatch) -> None:
    room, round, (ada, _bea) = await lampo_table(scene, questions=1)
    asked: list[Any] = []
    seen: list[Any] = []

    def honours(self: Any, deeds: Any, outcome: Any) -> list[Honour]:
        seen.append((list(deeds), outcome))
        return [Honour(0, "quick", {"count": 2}, "most", (2, 2))]

    monkeypatch.setattr(lampo.Lampo, "honours", honours)
    monkeypatch.setattr(lampo.Lampo, "ladder", lambda self, options: (asked.append(options), ((0, "low"),))[1])
    assert round.ending() is None, "it goes on"
    await scene.advance(70)
    await ada.done("move", move=BUZZ)
    ending = round.ending()
    assert ending == room_view.Ending(1, [room_view.Praise(0, "quick", {"count": 2}, 2)], [], None, room.dealing.replay)
    assert room.dealing.replay
    assert round.ending() is ending and asked == [], "a ladder is climbed alone"
    assert seen == [(round.table.deeds(), round.outcome)] * 2 and seen[0][0][-1].at == 70
    monkeypatch.setattr(round, "_ending", None)
    monkeypatch.setattr(round.table, "seats", 1)
    alone = round.ending()
    assert alone is not None and alone.ladder == [room_view.Rung(0, "low")] and asked == [round.table.options]


async def test_the_maestro_plays_a_deal_again_where_there_is_something_to_compare(
        scene: Scene, monkeypatch: pytest.MonkeyPatch) -> None:
    room, round, (ada, bea) = await lampo_table(scene, questions=1)
    tries: list[tuple[Any, int]] = []
    got: list[SoloResult] = []
    answers: list[Any] = [None, ZeroDivisionError(), SoloResult(7)]
    troubles: list[tuple[Any, ...]] = []

    async def play_alone(header: Any, seat: int) -> SoloResult | None:
        tries.append((header, seat))
        answer = answers.pop(0)
        if isinstance(answer, Exception):
            raise answer
        return answer                              # type: ignore[no-any-return]

    async def maestro_played(played: SoloResult) -> None:
        got.append(played)

    monkeypatch.setattr(room.dealing.services.bot_engine, "play_alone", play_alone, raising=False)
    monkeypatch.setattr(room.dealing, "maestro_played", maestro_played)
    monkeypatch.setattr(room.dealing, "compared_with", lambda: 1)
    monkeypatch.setattr(room.dealing.services, "trouble", lambda event, **facts: troubles.append((event, facts)))
    await round.compare()
    assert not tries, "the game goes on"
    monkeypatch.setattr(room.dealing, "compared_with", lambda: None)
    await ada.done("move", move=BUZZ)
    await round.compare()
    assert not tries, "nothing to compare"
    monkeypatch.setattr(room.dealing, "compared_with", lambda: 1)
    for _ in range(2):
        await round.compare()
    ending = round.ending()
    assert ending is not None and ending.maestro is None and not got
    assert troubles == [("comparison_failed", {"game": "lampo"})]
    await round.compare()
    assert tries == [(round.table.header, 1)] * 3 and got == [SoloResult(7)]
    assert round.ending() == msgspec.structs.replace(ending, maestro=7)
    assert bea.last("ended")["ending"]["maestro"] == 7
    monkeypatch.setattr(round.table, "before", (Chapter("an earlier evening", 0),))
    await round.compare()
    assert len(tries) == 3, "what began in a log was no deal of its own"


async def test_an_expiry_has_no_request(scene: Scene) -> None:
    room, _round, _ = await lampo_table(scene)
    await scene.advance(10_002)
    assert [row.request for row in (await room.dealing.services.store.entries(room.id, 1))[1:]] == [""]


async def test_a_take_back_counts_from_when_it_was_asked_for_and_is_carried_out_once(scene: Scene) -> None:
    room, round, (ada, _bea) = await lampo_table(scene)
    await ada.done("move", move=NOTE)
    await scene.advance(1_234)
    await ada.done("take_back", id="back")
    assert (round.table.entries[-1].at, round.table.entries[-1].back) == (1_234, 0)
    rows = await room.dealing.services.store.entries(room.id, 1)
    assert rows[-1].request == request_key(ada.id, "back")
    await ada.done("move", move=NOTE)
    await round.take_back(0, ())
    assert (await room.dealing.services.store.entries(room.id, 1))[-1].request == "", "asked for by nobody's page"


async def test_when_a_move_counts_and_what_is_none(scene: Scene) -> None:
    room, round, (ada, bea) = await lampo_table(scene)
    await bea.come(room, round_trip=100)
    start = scene.hands.at
    scene.hands.at += 10_050                       # the deadline timer has not run yet
    ada.say("move", move=NOTE, arrived=start + 9_990)
    await scene.settle()
    assert (round.table.entries[0].at, round.table.entries[0].seat) == (9_990, 0)
    room, round, (ada, bea) = await lampo_table(scene)
    await bea.come(room, round_trip=100)
    scene.hands.at += 10_050
    bea.say("move", move=NOTE)
    await scene.settle()
    assert (round.table.entries[0].at, round.table.entries[0].seat) == (9_999, 1), "from far away it is in time"
    room, (carla, _dora) = await scene.table("tris", "Carla", "Dora", start=True)
    assert room.round is not None and carla.page is not None
    await scene.advance(500)
    carla.say("move", move={"type": "mark", "cell": 4}, arrived=scene.hands.at - 200)
    await scene.settle()
    assert (room.round.table.entries[0].at, room.round.table.entries[0].seat) == (300, 0), "where no sand runs too"
    watcher = await scene.visit("Eva")
    await watcher.come(room)
    assert watcher.page is not None
    for page, paused, code in ((watcher.page, False, "not_seated"), (carla.page, True, "paused")):
        await carla.done("pause", paused=paused)
        with pytest.raises(IllegalMove) as no:
            await room.round.play(page, {"type": "mark", "cell": 4}, scene.hands.at, "key", print)
        assert no.value.code == code


async def test_a_moment_that_hangs_on_more_than_its_kind_is_held_too(
        scene: Scene, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lampo.Lampo, "peak", lambda self, event: 1_500)
    _room, round, (ada, _bea) = await lampo_table(scene)
    await ada.done("move", move=BUZZ)
    assert round.held() == 1_500


async def test_time_is_added_from_when_it_was_asked_for_and_once(scene: Scene) -> None:
    room, round, (ada, _bea) = await lampo_table(scene, questions=1)
    await scene.advance(1_234)
    await ada.done("add_time", id="more")
    assert round.table.entries[-1].at == 1_234
    await round.add_time(500)
    rows = await room.dealing.services.store.entries(room.id, 1)
    assert [row.request for row in rows[1:]] == [request_key(ada.id, "more"), ""]
    await ada.done("move", move=BUZZ)
    with pytest.raises(IllegalMove) as refusal:
        await round.add_time(500)
    assert (refusal.value.code, refusal.value.game) == ("game_over", "lampo")


async def test_bots_do_nothing_while_a_game_rests(scene: Scene) -> None:
    room, (ada,) = await scene.table("tris", "Ada", seats=2)
    await ada.done("bot", seat=1, level="cucciolo")
    await ada.done("start")
    round = room.round
    assert round is not None and round.bots_to_act() == {}, "it is Ada's turn"
    round.table.state = msgspec.structs.replace(round.table.state, turn=1)
    round.public = round._what_is_public(round.public)
    assert round.bots_to_act() == {1: "cucciolo"}
    await round.pause()
    assert round.bots_to_act() == {}


@pytest.mark.parametrize("bell", [True, False])
async def test_nothing_is_taken_back_from_a_game_that_time_has_ended(scene: Scene, bell: bool) -> None:
    _room, round, (ada, _bea) = await lampo_table(scene, questions=1)
    await ada.done("move", move=NOTE)
    if bell:
        await scene.advance(10_002)
    else:
        scene.hands.at += 10_002               # the deadline timer has not run yet, the request comes first
    with pytest.raises(IllegalMove) as refusal:
        await round.take_back(0, (1,))
    assert (refusal.value.code, refusal.value.game) == ("game_over", "lampo")
    assert round.outcome is not None


async def test_a_move_after_the_end_is_refused_in_the_games_name(scene: Scene) -> None:
    _room, _round, (ada, bea) = await lampo_table(scene, questions=1)
    scene.hands.at += 10_002
    answer = await bea.ask("move", move=NOTE)
    assert (answer["type"], answer["code"]) == ("no", "game_over") and ada.last("update")["outcome"]


def test_a_spectator_has_the_same_number_on_every_day() -> None:
    """Votes of a jury are in logs under these numbers."""
    assert audience_number("ada") == 0xCAE7E817
    assert all(0 <= audience_number(str(guest)) < 2**32 for guest in range(50))


# --- claims


Heard = list[tuple[int, IllegalMove | None]]


def claim(heard: Heard, seat: int, arrived: float, question: int = 0, lag: float = 0.0, request: str = "") -> Claim:
    return Claim(seat, lampo.Buzz(question), arrived, lag, request, lambda answer: heard.append((seat, answer)))


async def test_a_claim_counts_from_when_it_was_made_and_says_how_much_was_allowed_for(
        scene: Scene, monkeypatch: pytest.MonkeyPatch) -> None:
    room, round, _ = await lampo_table(scene)
    moved: list[tuple[Any, ...]] = []
    monkeypatch.setattr(room.dealing.services.counters, "move_done", lambda *words: moved.append(words))
    heard: Heard = []
    await scene.advance(500)
    round.pipeline._claims = [claim(heard, 1, scene.hands.at, lag=40, request="bea/claim")]
    scene.hands.at += 250                      # it has waited for rival claims
    await round.pipeline.settle()
    assert (round.table.entries[-1].at, round.table.entries[-1].move) == (460, lampo.Buzz(0, lag=40))
    assert moved == [("lampo", 0.25)] and heard == [(1, None)]
    assert (await room.dealing.services.store.entries(room.id, 1))[-1].request == "bea/claim"
    round.pipeline._claims = [claim(heard, 0, scene.hands.at, question=1)]
    await round.pipeline.settle()
    assert round.table.entries[-1].move == lampo.Buzz(1, lag=0), "from nearby nothing is allowed for"


async def test_a_claim_that_fails_leaves_the_others_valid(scene: Scene, monkeypatch: pytest.MonkeyPatch) -> None:
    room, (_ada, _bea, _carlo) = await scene.table("lampo", "Ada", "Bea", "Carlo", start=True)
    round = room.round
    assert round is not None
    honest = lampo.Lampo.play

    def falls_over_bea(self: Any, state: Any, seat: int, *more: Any) -> Any:
        if seat == 1:
            raise RuntimeError("oops")
        return honest(self, state, seat, *more)

    troubles: list[tuple[Any, ...]] = []
    monkeypatch.setattr(lampo.Lampo, "play", falls_over_bea)
    monkeypatch.setattr(room.dealing.services, "trouble", lambda event, **facts: troubles.append((event, facts)))
    heard: Heard = []
    now = scene.hands.at
    round.pipeline._claims = [claim(heard, 0, now, question=9), claim(heard, 1, now + 1), claim(heard, 2, now + 2)]
    await round.pipeline.settle()
    assert [(seat, no and no.code) for seat, no in heard] == [(0, "too_late"), (1, "try_again"), (2, None)]
    assert troubles == [("claim_failed", {"game": "lampo"})] and round.table.state.scores == (0, 0, 1)


async def test_the_deadline_judges_waiting_claims_before_it_expires(scene: Scene) -> None:
    _room, round, _ = await lampo_table(scene)
    heard: Heard = []
    round.pipeline._claims = [claim(heard, 0, scene.hands.at, question=9)]
    scene.hands.at += 10_000
    await round.pipeline.submit(Submission(Expiry(), None, scene.hands.at, source="server"))
    assert [no and no.code for _, no in heard] == ["too_late"]
    assert [(entry.seat, entry.at) for entry in round.table.entries] == [(None, 10_000)], "at that very millisecond"


@pytest.mark.usefixtures("either_way")
async def test_what_arrived_in_time_is_in_time_however_long_it_waited_here(scene: Scene) -> None:
    room, round, (ada, _bea) = await lampo_table(scene)
    start = scene.hands.at
    scene.hands.at += 10_050                   # the deadline timer has not run yet
    ada.say("move", id="note", arrived=start + 9_990, move=NOTE)
    await scene.settle()
    assert [(entry.seat, entry.at) for entry in round.table.entries] == [(0, 9_990), (None, 10_000)]
    rows = await room.dealing.services.store.entries(room.id, 1)
    assert [row.request for row in rows[1:]] == [request_key(ada.id, "note"), ""]


@pytest.mark.usefixtures("either_way")
async def test_what_comes_from_far_away_was_made_as_much_sooner(scene: Scene) -> None:
    room, round, (ada, _bea) = await lampo_table(scene)
    await ada.come(room, round_trip=100)
    scene.hands.at += 10_060                   # the deadline timer has not run yet
    await ada.done("move", move=NOTE)
    assert [(entry.seat, entry.at) for entry in round.table.entries] == [(0, 9_999)], "the bell waits for her"


@pytest.mark.usefixtures("either_way")
async def test_what_the_client_writes_as_its_lag_is_struck_out(scene: Scene, monkeypatch: pytest.MonkeyPatch) -> None:
    _room, round, (ada, _bea) = await lampo_table(scene)
    asked: list[tuple[Any, ...]] = []
    monkeypatch.setattr(lampo.Lampo, "races", lambda self, *words: bool(asked.append(words)))
    before = round.table.state
    await ada.done("move", move={**BUZZ, "lag": 99})
    assert round.table.entries[-1].move == lampo.Buzz(0, lag=0)
    assert asked == [(before, 0, lampo.Buzz(0, lag=0))]


@pytest.mark.usefixtures("either_way")
@pytest.mark.parametrize("move", [NOTE, BUZZ])
async def test_what_a_move_was_decided_by_is_stamped_on_its_entry(
        scene: Scene, monkeypatch: pytest.MonkeyPatch, move: dict[str, Any]) -> None:
    _room, round, (ada, _bea) = await lampo_table(scene)
    honest = lampo.Lampo.play

    def looks_it_up(self: Any, state: Any, seat: int, move: Any, at: int, chance: Any) -> Any:
        chance.recall("book", lambda: "yes")
        return honest(self, state, seat, move, at, chance)

    monkeypatch.setattr(lampo.Lampo, "play", looks_it_up)
    await ada.done("move", move=move)
    assert round.table.entries[-1].known == {"book": "yes"}


# --- what is broadcast


async def test_a_secret_move_that_changes_the_hourglass_is_news_to_everybody(
        scene: Scene, monkeypatch: pytest.MonkeyPatch) -> None:
    _room, _round, (ada, bea) = await lampo_table(scene)
    await ada.done("move", move=NOTE)
    assert not bea.all("update"), "of a note alone they hear nothing"
    monkeypatch.setattr(lampo.Lampo, "deadline", lambda self, state: 15_000)
    await ada.done("move", move=NOTE)
    assert bea.last("update")["clock"]["deadline"] == 15_000 and bea.last("update")["events"] == []


async def test_a_round_knows_its_room_its_end_and_its_incarnation(scene: Scene) -> None:
    room, round, (ada, _bea) = await lampo_table(scene, questions=1)
    assert round.table.company == room.dealing.company
    await scene.advance(40)
    assert round.clock_state() == ClockState(40, scene.hands.at, True, room.dealing.services.incarnation)
    assert room.dealing.services.incarnation > 0 and round.clock_view().began == 0
    await ada.done("move", move=BUZZ)
    assert Round(room.dealing, round.table, 1, "s").outcome == round.outcome is not None
    assert round.clock_view().began is None, "no hourglass, nothing that began"


async def test_a_vote_from_the_audience_cannot_be_taken_back(scene: Scene) -> None:
    _room, round, _ = await lampo_table(scene)
    state = round.table.state
    assert round._note_policy(Entry(0, 2, lampo.Note("x")), state, Step(state)) is None
    assert round._note_policy(Entry(0, 1, lampo.Note("x")), state, Step(state)) == "free"


async def test_without_events_no_clock_is_held(scene: Scene, monkeypatch: pytest.MonkeyPatch) -> None:
    _room, round, (ada, _bea) = await lampo_table(scene)
    monkeypatch.setattr(lampo.Lampo, "play", lambda self, state, *more: Step(state))
    await ada.done("move", move=NOTE)
    assert round.held() == 0


async def test_a_moment_is_over_when_all_have_seen_it_and_not_before_there_is_one(scene: Scene) -> None:
    _room, round, _ = await lampo_table(scene)
    assert not round.seen("ada", ("ada",)), "there is nothing to see"
    round.clock.hold(1)
    assert not round.seen("ada", ("ada", "bea")) and round.seen("bea", ("ada", "bea")) and round.held() == 0
