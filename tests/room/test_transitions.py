"""State transitions of hand-built rooms: seats, bots that replace people, wins, bans."""

from __future__ import annotations

from typing import Any

import pytest

from ludoteca.protocol.refusals import Refused
from ludoteca.rules import IllegalMove
from ludoteca.rules.registry import game
from ludoteca.server.state import evening, transitions
from ludoteca.server.state.room_state import BOT_NAMES, RoomState, Seating, Today

from .scene import bring_samples

EMPTY = Seating()
PEOPLE = {"ada": "Ada", "bea": "Bea", "carlo": "Carlo"}


def person(guest: str, wins: int = 0) -> Seating:
    return Seating("person", guest, wins=wins)


def bot(name: str = "Nerina", keeps_for: str = "", wins: int = 0, level: Any = "maestro") -> Seating:
    return Seating("bot", level=level, name=name, keeps_for=keeps_for, wins=wins)


def room(*chairs: Seating, phase: Any = "lobby", **more: Any) -> RoomState:
    return RoomState(**{
        "table": "t", "code": "ABCD", "game": "lampo", "host": "ada", "options": {}, "chairs": chairs,
        "people": PEOPLE, "bot_seed": "s", "phase": phase, **more})


def refused(code: str, act: Any, *words: Any, **facts: Any) -> None:
    with pytest.raises(IllegalMove) as refusal:
        act(*words)
    assert refusal.value.code == code
    assert {name: refusal.value.facts.get(name) for name in facts} == facts


@pytest.fixture(autouse=True)
def samples() -> None:
    bring_samples()


def test_only_the_winners_tally_grows() -> None:
    after = transitions.finish(room(person("ada", 2), bot(wins=1), person("bea"), phase="playing"), (0, 2))
    assert [chair.wins for chair in after.chairs] == [3, 1, 1] and after.phase == "over"
    assert [chair.wins for chair in transitions.finish(after, ()).chairs] == [3, 1, 1]


def test_arriving() -> None:
    lobby = room(person("ada"))
    assert transitions.arrive(lobby, "ada", "Ada") is lobby, "nothing has changed"
    assert transitions.arrive(lobby, "ada", "Adina").people == {**PEOPLE, "ada": "Adina"}
    assert transitions.arrive(lobby, "dora", "Dora").people == {**PEOPLE, "dora": "Dora"}
    refused("barred", transitions.arrive, lobby.but(banned=("dora",)), "dora", "Dora")


def test_a_full_table_admits_no_new_guest_but_knows_its_own() -> None:
    crowd = {str(number): "x" for number in range(transitions.PEOPLE)}
    full = room(person("0"), people=crowd)
    refused("full", transitions.arrive, full, "dora", "Dora", most=transitions.PEOPLE)
    assert transitions.arrive(full, "7", "Otto").name("7") == "Otto"
    del crowd["99"]
    assert "dora" in transitions.arrive(room(person("0"), people=crowd), "dora", "Dora").people


def test_a_newcomer_gets_the_first_free_seat_of_a_lobby() -> None:
    lobby = room(person("ada"), EMPTY, EMPTY)
    assert transitions.take_free_chair(lobby, "bea").chairs == (person("ada"), person("bea"), EMPTY)
    assert transitions.take_free_chair(lobby, "ada") is lobby, "one chair each"
    assert transitions.take_free_chair(full := room(person("ada"), bot()), "bea") is full
    assert transitions.take_free_chair(later := room(person("ada"), EMPTY, phase="over"), "bea") is later


def test_sitting_down_and_changing_seats() -> None:
    lobby = room(person("ada", 2), EMPTY, bot())
    assert transitions.sit(lobby, "ada", 1).chairs == (EMPTY, person("ada", 2), bot()), "wins come along"
    assert transitions.sit(lobby, "bea", 1).chairs == (person("ada", 2), person("bea"), bot())
    assert transitions.sit(lobby, "ada", 0) is lobby
    refused("chair_taken", transitions.sit, lobby, "bea", 0)
    refused("chair_taken", transitions.sit, lobby, "bea", 2)
    for seat in (-1, 3):
        refused("no_such_chair", transitions.sit, lobby, "bea", seat)


def test_during_a_game_one_sits_only_where_a_bot_kept_the_seat() -> None:
    on = room(person("ada"), bot(keeps_for="bea", wins=2), bot(), phase="playing")
    assert transitions.sit(on, "bea", 1).chairs[1] == person("bea", 2)
    for guest, seat in (("bea", 2), ("carlo", 1), ("ada", 0)):
        refused("game_on", transitions.sit, on, guest, seat)


def test_standing_up() -> None:
    lobby = room(person("ada"), person("bea", 3))
    assert transitions.stand(lobby, "bea").chairs == (person("ada"), EMPTY)
    refused("not_seated", transitions.stand, lobby, "carlo")
    for phase in ("playing", "paused"):
        chair = transitions.stand(lobby.but(phase=phase), "bea").chairs[1]
        assert (chair.kind, chair.level, chair.keeps_for, chair.wins, chair.guest) == ("bot", "artigiano", "bea", 3, "")
        assert chair.name in BOT_NAMES
    assert transitions.stand(lobby.but(phase="over"), "bea").chairs[1] == EMPTY


def test_fewer_seats_remove_the_empty_ones_then_the_bots_from_the_right() -> None:
    lampo = game("lampo")
    lobby = room(EMPTY, bot("Gino"), person("ada"), bot("Bice"), )
    assert transitions.set_chairs(lobby, 3, lampo).chairs == (bot("Gino"), person("ada"), bot("Bice"))
    assert transitions.set_chairs(lobby, 2, lampo).chairs == (bot("Gino"), person("ada"))
    assert transitions.set_chairs(lobby, 4, lampo).chairs == lobby.chairs
    assert transitions.set_chairs(room(person("ada"), EMPTY), 4, lampo).chairs == (person("ada"), EMPTY, EMPTY, EMPTY)
    refused("seats_taken", transitions.set_chairs, room(*(person(guest) for guest in PEOPLE)), 2, lampo)
    for count in (1, 5):
        refused("bad_seat_count", transitions.set_chairs, lobby, count, lampo, least=2, most=4, span=2)
    refused("game_on", transitions.set_chairs, lobby.but(phase="over"), 3, lampo)


def test_arranging_the_seats() -> None:
    lobby = room(person("ada"), person("bea"), EMPTY)
    assert transitions.arrange(lobby, [2, 0, 1]).chairs == (EMPTY, person("ada"), person("bea"))
    for order in ([0, 1], [0, 0, 1], [0, 1, 3], [0, 1, 2, 2]):
        refused("bad_order", transitions.arrange, lobby, order)
    refused("game_on", transitions.arrange, lobby.but(phase="playing"), [2, 0, 1])


def test_a_bot_for_a_seat_in_the_lobby() -> None:
    lobby = room(person("ada"), EMPTY, person("bea", 4), bot("Gino", level="apprendista"))
    chair = transitions.set_bot(lobby, 1, "maestro", connected=False).chairs[1]
    assert (chair.kind, chair.level, chair.keeps_for) == ("bot", "maestro", "") and chair.name
    refused("still_here", transitions.set_bot, lobby, 2, "maestro", True, name="Bea")
    gone = transitions.set_bot(lobby, 2, "maestro", False).chairs[2]
    assert (gone.kind, gone.keeps_for, gone.wins) == ("bot", "", 0), "in the lobby the chair is simply free again"
    assert transitions.set_bot(lobby, 3, "maestro", False).chairs[3] == bot("Gino"), "the same bot, of another level"
    assert transitions.set_bot(lobby, 3, None, False).chairs[3] == EMPTY
    assert transitions.set_bot(lobby, 2, None, False).chairs[2] == EMPTY, "an absent player makes room"
    refused("still_here", transitions.set_bot, lobby, 2, None, True)
    refused("not_a_bot", transitions.set_bot, lobby, 1, None, False)
    refused("no_such_chair", transitions.set_bot, lobby, 4, "maestro", False)
    refused("no_such_level", transitions.set_bot, lobby.but(game="finestre"), 1, "granmaestro", False)
    assert transitions.set_bot(lobby.but(game="masterdice"), 1, "granmaestro", False).chairs[1].level == "granmaestro"


def test_a_bot_for_a_seat_during_the_game() -> None:
    on = room(person("ada"), person("bea", 4), bot("Gino", keeps_for="carlo", wins=1), bot("Bice"), phase="playing")
    chair = transitions.set_bot(on, 1, "maestro", False).chairs[1]
    assert (chair.kind, chair.level, chair.keeps_for, chair.wins) == ("bot", "maestro", "bea", 4)
    assert transitions.set_bot(on, 2, None, False).chairs[2] == person("carlo", 1), (
        "sending the keeper away gives it back")
    assert transitions.set_bot(on, 2, "apprendista", False).chairs[2].keeps_for == "carlo"
    refused("game_on", transitions.set_bot, on, 3, None, False)
    refused("not_a_bot", transitions.set_bot, on, 1, None, False)


def test_giving_a_seat_back() -> None:
    on = room(person("ada"), bot(keeps_for="bea", wins=2), bot("Gino"), phase="playing")
    assert transitions.give_back(on, "bea", 1).chairs[1] == person("bea", 2)
    refused("kept_for_another", transitions.give_back, on, "carlo", 1, name="Bea")
    refused("not_kept", transitions.give_back, on, "bea", 2)
    refused("not_kept", transitions.give_back, on, "bea", 0)
    stale = room(person("ada"), Seating("person", "carlo", keeps_for="bea"), phase="playing")
    refused("not_kept", transitions.give_back, stale, "bea", 1)


def test_a_bot_does_not_take_the_seat_of_the_tables_owner_before_a_game() -> None:
    lobby = room(person("ada"), person("bea"), person("carlo"), owner="bea")
    for seat, name in ((0, "Ada"), (1, "Bea")):
        refused("owner_stays", transitions.set_bot, lobby, seat, "maestro", False, name=name)
        assert transitions.set_bot(lobby.but(phase="playing"), seat, "maestro", False).chairs[seat].kind == "bot"
    assert transitions.set_bot(lobby, 2, "maestro", False).chairs[2].kind == "bot"


def test_kicking_a_guest_out_of_a_lobby() -> None:
    lobby = room(person("ada"), person("bea", 2))
    after = transitions.kick(lobby, "bea")
    assert after.chairs == (person("ada"), EMPTY)
    assert after.people == {"ada": "Ada", "carlo": "Carlo"} and after.banned == ("bea",)
    assert transitions.kick(after, "carlo").banned == ("bea", "carlo")
    refused("owner_stays", transitions.kick, lobby, "ada", name="Ada")
    refused("no_such_guest", transitions.kick, lobby, "dora")
    assert transitions.kick(lobby.but(voices=("carlo", "bea")), "bea").voices == ("carlo",), "who is out has no voice"
    assert transitions.kick(room(person("ada"), person("bea"), phase="over"), "bea").chairs[1] == EMPTY


@pytest.mark.parametrize("chair", [person("bea", 2), bot(keeps_for="bea", wins=2)])
@pytest.mark.parametrize("phase", ["playing", "paused"])
def test_kicked_during_a_game_the_seat_is_not_kept(chair: Seating, phase: str) -> None:
    after = transitions.kick(room(person("ada"), chair, phase=phase), "bea")
    kept = after.chairs[1]
    assert (kept.kind, kept.keeps_for, kept.guest, kept.wins, kept.level) == ("bot", "", "", 2, transitions.LEAVERS_BOT)
    assert after.kept_for("bea") is None and after.seat_of("bea") is None
    refused("not_kept", transitions.give_back, after, "bea", 1)


def test_hosting() -> None:
    assert transitions.hand_over(room(person("ada")), "bea").host == "bea"
    refused("no_such_guest", transitions.hand_over, room(person("ada")), "dora")


def test_a_stand_in_hands_on_to_the_seated_and_back_to_the_host() -> None:
    stood_in = room(person("ada"), person("bea"), bot(), stand_in="bea")
    back = transitions.hand_over(stood_in, "ada")
    assert (back.stand_in, back.host, back.hosting) == ("", "ada", "ada")
    refused("only_the_seated_host", transitions.hand_over, stood_in, "carlo")
    owned = stood_in.but(owner="carlo")
    assert transitions.hand_over(owned, "carlo").hosting == "carlo", "the table's owner needs no seat"


def test_heirs_are_the_owner_then_the_seated_and_never_the_host() -> None:
    table = room(person("ada"), person("bea"), bot(), EMPTY, person("dora"))
    assert transitions.heirs(table) == ["bea"], "dora is gone"
    assert transitions.heirs(table.but(owner="carlo")) == ["carlo", "bea"]
    assert transitions.heirs(table.but(owner="ada")) == ["bea"]


@pytest.mark.parametrize("muted", [(), ("bea",), ("carlo", "bea")])
def test_muting_and_unmuting(muted: tuple[str, ...]) -> None:
    table = room(person("ada"), person("bea"), muted=muted)
    others = tuple(guest for guest in muted if guest != "bea")
    assert transitions.mute(table, "bea", True).muted == (*others, "bea"), "once"
    assert transitions.mute(table, "bea", False).muted == others
    for muting in (True, False):
        refused("no_such_guest", transitions.mute, table, "dora", muting)


def test_who_opened_the_table_or_hosts_is_not_muted_but_may_be_unmuted() -> None:
    table = room(person("ada"), person("bea"), owner="carlo", stand_in="bea", muted=("ada", "bea", "carlo"))
    for guest in PEOPLE:
        refused("owner_stays", transitions.mute, table, guest, True, name=PEOPLE[guest])
        assert guest not in transitions.mute(table, guest, False).muted


def test_the_host_permits_a_spectator_to_speak_and_withdraws_it() -> None:
    table = room(person("ada"), voices=("bea", "carlo"))
    assert transitions.let_speak(table, "bea", True).voices == ("carlo", "bea")
    assert transitions.let_speak(table, "bea", False).voices == ("carlo",)
    refused("no_such_guest", transitions.let_speak, table, "dora", True)


@pytest.mark.parametrize("now", [(True, False), (False, True)])
@pytest.mark.parametrize(("family", "review"), [(None, None), (True, None), (False, None), (None, True), (None, False)])
def test_moderation_settings_change_one_by_one(
        now: tuple[bool, bool], family: bool | None, review: bool | None) -> None:
    after = transitions.set_manners(room(person("ada"), family=now[0], review=now[1]), family, review)
    assert after.family is (now[0] if family is None else family)
    assert after.review is (now[1] if review is None else review)


def test_a_table_that_begins_in_a_log_keeps_its_seats_and_options_for_that_game_only() -> None:
    prepared = room(person("ada"), bot(), begins=4)
    refused("position_settles", transitions.set_chairs, prepared, 3, game("lampo"))
    refused("position_settles", transitions.set_options, prepared, {}, game("lampo"))
    assert transitions.start(prepared).begins is None


def test_beginning_and_ending() -> None:
    lobby = room(person("ada"), bot())
    on = transitions.start(lobby)
    assert (on.phase, on.round) == ("playing", 1)
    assert transitions.start(on.but(phase="over")).round == 2, "a rematch"
    for phase in ("playing", "paused"):
        refused("game_on", transitions.start, on.but(phase=phase))
    refused("empty_chairs", transitions.start, room(person("ada"), EMPTY))
    assert transitions.back_to_lobby(on.but(phase="over")).phase == "lobby"
    for phase in ("lobby", "playing", "paused"):
        refused("not_finished", transitions.back_to_lobby, on.but(phase=phase))


def test_who_would_like_another_game_is_known_until_something_else_is_on_the_table() -> None:
    over = room(person("ada"), person("bea"), phase="over")
    one = transitions.want_again(over, "bea", True)
    assert one.again == ("bea",) and transitions.want_again(one, "bea", True) is one
    both = transitions.want_again(one, "ada", True)
    assert both.again == ("bea", "ada") and transitions.want_again(both, "bea", False).again == ("ada",)
    assert transitions.want_again(over, "ada", False) is over
    for after in (transitions.start(both), transitions.back_to_lobby(both), evening.change_game(both, "tris")):
        assert after.again == ()
    refused("not_seated", transitions.want_again, over, "carlo", True)
    for phase in ("lobby", "playing", "paused"):
        refused("not_finished", transitions.want_again, over.but(phase=phase), "ada", True)


def test_pausing() -> None:
    on = room(person("ada"), phase="playing")
    paused = transitions.pause(on, True)
    assert paused.phase == "paused" and transitions.pause(paused, False).phase == "playing"
    for phase in ("lobby", "over"):
        refused("game_not_on", transitions.pause, on.but(phase=phase), True)


def test_options() -> None:
    lobby = room(person("ada"), EMPTY)
    assert transitions.set_options(lobby, {"seconds": 3}, game("lampo")).options == {"seconds": 3, "questions": 3}
    refused("game_on", transitions.set_options, lobby.but(phase="playing"), {}, game("lampo"))
    with pytest.raises(IllegalMove) as refusal:
        transitions.set_options(lobby, {"seconds": 0}, game("lampo"))
    assert refusal.value.code == "bad_options" and refusal.value.game == "lampo"


def test_a_bot_has_a_unique_name_and_the_same_one_for_the_same_seat() -> None:
    lobby = room(EMPTY, EMPTY, EMPTY)
    names = [transitions.set_bot(lobby, seat, "maestro", False).chairs[seat].name for seat in range(3)]
    assert names == list(BOT_NAMES[:3])
    one = transitions.set_bot(room(EMPTY, bot(BOT_NAMES[0])), 0, "maestro", False)
    assert one.chairs[0].name == BOT_NAMES[1]
    other = transitions.set_bot(room(EMPTY, people={"x": BOT_NAMES[0]}), 0, "maestro", False)
    assert other.chairs[0].name == BOT_NAMES[1]
    full = room(EMPTY, people={name: name for name in BOT_NAMES})
    assert transitions.set_bot(full, 0, "maestro", False).chairs[0].name == "Bot 1"


def test_every_refusal_of_a_room_is_its_own() -> None:
    refusal = Refused("barred")
    assert refusal.game == "room"


def test_options_that_do_not_go_together_are_refused_when_they_or_the_seats_change() -> None:
    canvas = game("canvas")
    five = room(person("ada"), EMPTY, EMPTY, EMPTY, EMPTY)
    with pytest.raises(IllegalMove) as refusal:
        transitions.set_options(five, {"deck_size": 40}, canvas)
    assert refusal.value.sentence("it") == "Il mazzo da 40 carte basta al massimo per tre pittori."
    three = transitions.set_options(room(person("ada"), EMPTY, EMPTY), {"deck_size": 40}, canvas)
    with pytest.raises(IllegalMove) as refusal:
        transitions.set_chairs(three, 4, canvas)
    assert (refusal.value.code, refusal.value.facts["detail"]) == ("bad_options", "short_deck")
    assert len(transitions.set_chairs(three, 2, canvas).chairs) == 2


def test_the_deal_of_the_day_is_for_players_who_try_it() -> None:
    alone = room(person("ada"), people={"ada": "Ada"}, owner="ada", daily=Today("masterdice", "2030-12-31"))
    assert transitions.arrive(alone, "ada", "Adina").people == {"ada": "Adina"}
    refused("daily_alone", transitions.arrive, alone, "bea", "Bea")


def test_a_program_is_known_as_one_and_sits_only_where_the_host_says_yes() -> None:
    lobby = room(bot(), EMPTY, EMPTY, host="bea")
    known = transitions.come_as_agent(lobby, "carlo")
    assert known.agents == ("carlo",) and transitions.come_as_agent(known, "carlo") is known
    assert transitions.come_as_agent(known, "ada").agents == ("carlo", "ada")
    refused("agent_needs_yes", transitions.sit, known, "carlo", 1, name="Bea")
    refused("not_an_agent", transitions.seat_agent, known, "bea")
    refused("not_an_agent", transitions.seat_agent, known.but(people={"bea": "Bea"}), "carlo")
    refused("game_on", transitions.seat_agent, known.but(phase="playing"), "carlo")
    seated = transitions.seat_agent(known, "carlo")
    assert seated.chairs == (bot(), person("carlo"), EMPTY)
    assert transitions.seat_agent(seated, "carlo") is seated
    assert transitions.sit(seated, "carlo", 2).chairs == (bot(), EMPTY, person("carlo")), (
        "whoever sits may change chairs")
    full = transitions.come_as_agent(room(bot(), person("ada")), "carlo")
    refused("seats_taken", transitions.seat_agent, full, "carlo")
    refused("agents_do_not_host", transitions.hand_over, known, "carlo")


def test_at_a_table_without_hurry_nothing_runs_out_whatever_is_settled() -> None:
    duplik, lobby = game("duplik"), room(person("ada"), EMPTY, EMPTY)
    refused("never_slow", transitions.make_slow, lobby, game("finestre"))
    slow = transitions.make_slow(lobby, duplik)
    assert slow.slow is True and not lobby.slow
    settled = transitions.set_options(slow, {"seconds": 180, "choice": "two_titles"}, duplik).options
    assert (settled["seconds"], settled["choice"]) == (0, "two_titles")
    assert transitions.set_options(lobby, {"seconds": 180}, duplik).options["seconds"] == 180


def test_who_finds_a_table_and_who_is_advised_there_change_one_by_one() -> None:
    lobby = room(person("ada"), listed=True, advice="all")
    assert transitions.set_manners(lobby, None, None) == lobby
    assert transitions.set_manners(lobby, None, None, listed=False) == lobby.but(listed=False)
    assert transitions.set_manners(lobby, None, None, advice="nobody") == lobby.but(advice="nobody")
