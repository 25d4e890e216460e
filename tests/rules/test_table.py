"""The rules of a table, from hand-built situations: who may act, when, and how each refusal is phrased."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from examples.tris import Mark, Tris
from ludoteca.rules import Chance, Company, Game, IllegalMove, Outcome, Step, Table, TakenBack, Told, Unreadable, tell
from ludoteca.rules.refusal import LARGEST, _printable
from ludoteca.rules.table import Chapter
from tests.rules import mercato
from tests.rules.mercato import PATIENCE, Close, Mercato, MercatoOptions, Praise, Roll, State, Whisper


def market(seats: int = 2, rules: Any = "mercato", **options: Any) -> Table:
    return Table(rules, seats, seed=3, options=options)


def refusal(act: Callable[[], Any]) -> IllegalMove:
    """The refusal: its game and its sentence, in both languages."""
    with pytest.raises(IllegalMove) as found:
        act()
    no = found.value
    assert no.game == "mercato"
    assert no.sentence("it") != no.sentence("en")
    assert not no.sentence().startswith("refusal-") and no.sentence() == no.sentence("it")
    assert str(no) == f"{no.code}: {no.sentence('en')}" and no.args == (no.code,)
    return no


# --- setting up the table


def test_a_table_that_names_nothing_has_the_fewest_seats_and_the_seed_nought() -> None:
    table = Table("mercato")
    assert (table.seats, table.seed, table.now, table.started, table.position, table.begun) == (1, 0, 0, 0, 0, 0)
    assert table == Table("mercato", 1, 0, {}, 0) != Table("mercato", 1, 1)
    late = Table("mercato", at=50)
    assert (late.now, late.started, late.header["at"]) == (50, 50, 50)


@pytest.mark.parametrize("seats", [0, 4, -1])
def test_too_few_or_too_many_are_told_how_many(seats: int) -> None:
    no = refusal(lambda: market(seats))
    assert (no.code, no.rule, no.facts) == ("wrong_number_of_seats", "", {"least": 1, "most": 3, "span": 2})


@pytest.mark.parametrize(("options", "detail"), [({"clock": "no"}, "wrong_kind"), ({"sand": True}, "unknown")])
def test_options_that_are_none_are_refused_with_the_reason(options: dict[str, Any], detail: str) -> None:
    at_the_table = refusal(lambda: market(**options))
    with pytest.raises(IllegalMove) as from_afar:
        Mercato().accept(options)
    for no in (at_the_table, from_afar.value):
        assert (no.code, no.facts["detail"]) == ("bad_options", detail)


def test_options_are_read_from_json_or_taken_as_they_are() -> None:
    ours = MercatoOptions(clock=True)
    assert market(clock=True).options == Table("mercato", options=ours).options == Mercato().accept({"clock": True})
    assert Table("mercato").options == MercatoOptions() != ours


def test_options_that_do_not_go_together_are_the_games_affair() -> None:
    class Strict(Mercato):
        def check(self, seats: int, options: MercatoOptions) -> None:
            if seats == 3 and options.clock:
                raise IllegalMove("bad_options", detail="three are too slow")

    assert market(2, Strict(), clock=True).seats == 2 and market(3, Strict()).seats == 3
    assert refusal(lambda: market(3, Strict(), clock=True)).facts == {"detail": "three are too slow"}


# --- legal moves


def test_moves_are_listed_for_whoever_may_act() -> None:
    table = Table(Tris(), 2)
    table.play(0, Mark(4))
    assert table.moves(0) == [] and table.moves(1) == [Mark(cell) for cell in range(9) if cell != 4]
    assert market().moves(0) is None and market().moves(1) == []


class Echo(Mercato):
    """Its sample shows the arguments it received."""

    def sample(self, state: State, seat: int, chance: Chance) -> Any:
        return (state, seat, chance.bits())


def test_a_sample_has_a_chance_of_its_own_by_seed_place_and_seat() -> None:
    table = market(3, Echo())
    table.play(0, Roll())
    for seat in (1, 2):
        assert table.sample(seat) == (table.state, seat, Chance.stream(3, 1, f"sample {seat}").bits())
    assert table.sample(1, Chance(8)) == (table.state, 1, Chance(8).bits())


def test_a_view_is_a_seats_a_spectators_or_refused() -> None:
    table = market()
    table.play(0, Whisper("sell"))
    assert [table.view(seat).note for seat in (0, 1, None)] == ["sell", "", ""] and table.view() == table.view(None)
    for seat in (-1, 2):
        assert refusal(lambda seat=seat: table.view(seat)).code == "no_such_seat"


@pytest.mark.parametrize(("move", "code"), [
    ({"type": "dance"}, "unknown_move"),
    ({"ware": "mele"}, "unknown_move"),
    ({}, "unknown_move"),
    ("type", "unknown_move"),
    (["type"], "unknown_move"),
    (7, "unknown_move"),
    (None, "unknown_move"),
    ({"type": "praise"}, "malformed_move"),
    ({"type": "praise", "ware": 3}, "malformed_move"),
    ({"type": "roll", "dice": 2}, "malformed_move"),
    ({"type": 3}, "malformed_move"),
])
def test_what_is_no_move_says_whether_it_is_unknown_or_ill_made(move: Any, code: str) -> None:
    no = refusal(lambda: market().read_move(move))
    with pytest.raises(msgspec.ValidationError) as why:
        msgspec.convert(move, Mercato.Move)
    assert (no.code, no.facts) == (code, {"detail": str(why.value)})


def test_a_move_is_read_from_json_or_taken_as_it_is() -> None:
    ours = Praise("mele")
    assert market().read_move(ours) is ours and market().read_move({"type": "praise", "ware": "mele"}) == ours


# --- playing


class Court(Mercato):
    """Spectators may play too."""

    def watchers_may_act(self, state: State) -> bool:
        return state.points[0] > 0


@pytest.mark.parametrize(("seat", "code"), [(-1, "no_such_seat"), (1, "not_your_turn"), (2, "no_such_seat")])
def test_only_the_seat_to_act_acts(seat: int, code: str) -> None:
    table = market()
    no = refusal(lambda: table.play(seat, Roll()))
    assert (no.code, no.rule, no.facts, table.position) == (code, "", {}, 0)


def test_a_game_may_say_more_to_whom_it_is_not_the_turn_of() -> None:
    class Polite(Mercato):
        def not_your_turn(self, state: State, seat: int, move: Any) -> IllegalMove:
            return IllegalMove("not_yet", rule=f"{state.turn} {seat} {move.ware}")

    no = refusal(lambda: market(rules=Polite()).play(1, Praise("mele")))
    assert (no.code, no.rule) == ("not_yet", "0 1 mele")


class Headcount(Mercato):
    """A roll counts the people present."""

    def play(self, state: State, seat: int, move: Any, at: int, chance: Chance) -> Step[State]:
        here = chance.fork().company()
        return Step(replace(state, notes=("all",) if here is None else tuple(map(str, here.people + here.watchers))))


def test_who_is_here_is_asked_once_and_stamped_into_the_entry() -> None:
    table = market(rules=Headcount())
    assert table.play(0, Roll()).state.notes == ("all",) and table.entries[-1].known is None
    table.company = lambda: Company((0, 1), (7,))
    assert table.play(0, Roll()).state.notes == ("0", "1", "7")
    assert table.entries[-1].known == {"company": {"people": [0, 1], "watchers": [7]}}
    table.company = lambda: Company(())
    again = table.try_move(0, Roll(), 0, table.entries[-1].known)
    assert again.state.notes == ("0", "1", "7"), "a log is believed, whatever today's company"
    table.company = None
    assert table.try_move(0, Roll(), 0, table.entries[-1].known) == again


def test_a_log_without_presence_does_not_ask_who_is_here_today() -> None:
    played = market(rules=Headcount())
    played.play(0, Roll())
    today = market(rules=Headcount())
    today.company = here = lambda: Company((1,))
    today.follow(played.entries)
    assert today.state.notes == ("all",) and today.entries == played.entries and today.company is here
    assert today.play(0, Roll()).state.notes == ("1",)


def test_spectators_act_where_the_game_allows_it() -> None:
    table = market(rules=Court())
    assert refusal(lambda: table.play(2, Roll())).code == "no_such_seat"
    table.play(0, Praise("mele"))
    assert table.try_move(2, Roll(), 0) and table.try_move(9, Roll(), 0)
    assert refusal(lambda: table.play(0, Roll())).code == "not_your_turn"


def test_after_the_end_no_seat_acts_and_no_time_runs() -> None:
    table = market(clock=True)
    table.play(0, Close())
    assert table.actors == {1} and table.outcome is None
    table.play(1, Close())
    assert table.outcome == Outcome((0, 0), (0,)) and table.actors == frozenset() and table.moves(0) == []
    assert refusal(lambda: table.play(0, Roll())).code == "game_over"
    assert refusal(lambda: table.expire(10**9)).code == "not_yet"


def test_time_runs_forward_and_up_to_the_deadline() -> None:
    table = market(clock=True)
    table.play(0, Roll(), 10)
    assert table.deadline == 10 + PATIENCE and table.now == 10
    assert refusal(lambda: table.play(1, Roll(), 9)).code == "time_runs_forward"
    assert refusal(lambda: table.play(1, Roll(), 10 + PATIENCE)).code == "time_is_up"
    table.play(1, Roll())
    assert table.entries[-1].at == 10, "at the time it is, unless another is named"
    table.play(0, Roll(), 9 + PATIENCE)
    assert table.now == 9 + PATIENCE


def test_time_is_up_at_the_deadline_and_not_before() -> None:
    assert refusal(lambda: market().expire()).code == refusal(lambda: market().expire(5)).code == "not_yet"
    table = market(clock=True)
    assert refusal(lambda: table.expire(PATIENCE - 1)).code == "not_yet" and table.position == 0
    assert table.try_expire(PATIENCE)[0].at == PATIENCE
    assert table.try_expire(PATIENCE + 7)[0].at == PATIENCE + 7
    entry, step = table.try_expire()
    assert (entry.at, entry.seat, entry.known, step.known) == (PATIENCE, None, {"fine": 2}, {"fine": 2})
    assert table.expire() == step and table.entries == [entry] and table.now == PATIENCE


class Past(Mercato):
    """Its deadline may be in the past, its expiry uses chance and needs no book."""

    def deadline(self, state: State) -> int | None:
        return 5

    def expire(self, state: State, at: int, chance: Chance) -> Step[State]:
        return Step(replace(state, points=(chance.bits(), at)))


def test_what_is_overdue_happens_now_with_the_chance_of_its_entry() -> None:
    table = Table(Past(), 2, seed=3, at=90)
    entry, step = table.try_expire()
    assert entry.at == 90 and entry.known is None and step.state.points == (Chance.stream(3, 1).bits(), 90)


def test_the_chance_of_a_move_is_that_of_its_entry() -> None:
    table = market()
    for number in (1, 2, 3):
        seat = min(table.actors)
        before = table.state.points[seat]
        table.play(seat, Roll())
        assert table.state.points[seat] - before == Chance.stream(3, number).die()


class Unhurried(Mercato):
    """Without an hourglass, as most solo games: a move takes the short path."""

    deadline = Game.deadline


class UnhurriedHeadcount(Headcount):
    deadline = Game.deadline


def test_the_short_way_of_a_move_asks_and_refuses_as_the_long_one() -> None:
    table = Table(Unhurried(), 2, seed=3)
    assert not table.game.timed
    for number in (1, 2):
        seat = min(table.actors)
        tried = table.try_move(seat, Roll(), number)
        assert table.play(seat, Roll(), number) == tried and table.entries[-1].at == table.now == number
    assert refusal(lambda: table.play(1, Roll())).code == "not_your_turn"
    with pytest.raises(IllegalMove) as no:
        table.play(0, Praise("draghi"))
    assert (no.value.code, no.value.game) == ("cell_taken", "mercato"), "and says whose no it is"
    assert refusal(lambda: table.play(0, Roll(), 1)).code == "time_runs_forward" and table.position == 2
    counted = market(rules=UnhurriedHeadcount())
    counted.company = lambda: Company((0, 1), (7,))
    assert counted.play(0, Roll()).state.notes == ("0", "1", "7") and counted.entries[-1].known is not None


def test_the_short_way_has_the_seed_of_its_chapter() -> None:
    table = Table(Unhurried(), 2, seed=3, before=(Chapter("then", 1),))
    for seed, number in (("then", 1), (3, 2)):
        seat = min(table.actors)
        table.play(seat, Roll())
        assert table.state.points[seat] == Chance.stream(seed, number).die()


def test_a_log_is_believed_when_it_is_tried_again() -> None:
    table = market(clock=True)
    assert table.try_move(0, Praise("draghi"), 0, {"exists draghi": True}).known == {"exists draghi": True}
    assert table.try_expire(known={"fine": 50})[1].state.points == (-50, 0)


# --- taking back


def test_a_move_that_may_not_be_taken_back_names_the_rule() -> None:
    def no(table: Table, seat: int = 0, agreed: tuple[int, ...] = (), at: int | None = None) -> tuple[str, str]:
        found = refusal(lambda: table.take_back(seat, agreed, at))
        return found.code, found.rule

    table = market(clock=True)
    assert no(table) == ("nothing_to_take_back", "take-back")
    table.play(0, Roll(), 1)
    assert no(table) == ("needs_consent", "take-back") and no(table, 2) == ("no_such_seat", "")
    assert no(table, agreed=(1,), at=PATIENCE) == ("time_is_up", "take-back")
    alone = market(1)
    alone.play(0, Roll())
    assert no(alone) == ("move_stays", "take-back")
    alone.play(0, Close())
    assert no(alone) == ("game_over", "")


def test_who_agreed_is_written_without_who_asked() -> None:
    table = market(3)
    table.play(0, Roll())
    entry, step = table.try_take_back(0, (2, 1, 0), 4)
    assert (entry.at, entry.seat, entry.move, entry.back, entry.agreed) == (4, 0, None, 0, (1, 2))
    assert step.state == market(3).state and step.known is None and table.position == 1


class Wary(Mercato):
    """Records the arguments of `take_back`."""

    asked: list[Any] = []

    def take_back(self, before: State, move: Any, after: State, seat: int) -> Any:
        self.asked.append((before, move, after, seat))
        return "free"


def test_the_game_is_asked_with_what_stood_before_and_right_after() -> None:
    table = market(rules=Wary())
    states = [table.state]
    for seat in (0, 1):
        table.play(seat, Roll())
        states.append(table.state)
    Wary.asked.clear()
    table.try_take_back(1)
    table.try_take_back(0, (1,))
    assert Wary.asked == [(states[1], Roll(), states[2], 1), (states[0], Roll(), states[1], 0)]


def test_a_take_back_is_reported_to_seats_that_see_a_difference() -> None:
    class Confided(Mercato):
        """A whisper is visible to the next seat."""

        def view(self, state: State, seat: int | None) -> Any:
            return "" if seat is None else (state.notes[seat], state.notes[seat - 1])

    table = market(3, Confided())
    table.play(0, Whisper("sell"))
    assert table.try_take_back(0)[1].events == (Told(TakenBack(0), frozenset((0, 1))),)


# --- reading logs


@pytest.mark.parametrize(("header", "code", "why"), [
    ({"version": 3}, "newer", "the rules here are of version 2"),
    ({"version": -1}, "older", "version 2 does not read it"),
    ({"options": {"clock": 3}}, "refused", "IllegalMove: bad_options: "),
    ({"seats": 9}, "refused", "IllegalMove: wrong_number_of_seats: "),
])
def test_a_header_that_cannot_be_read_says_why(header: dict[str, Any], code: str, why: str) -> None:
    with pytest.raises(Unreadable) as found:
        Table.from_header({**market().header, **header})
    trouble, version = found.value, header.get("version", 2)
    assert (trouble.code, trouble.game, trouble.version, trouble.position) == (code, "mercato", version, 0)
    assert trouble.why.startswith(why)
    assert str(trouble) == f"mercato, version {version}, entry 0: {trouble.why}"
    assert trouble.sentence() == trouble.sentence("it") != trouble.sentence("en")


def test_an_empty_header_is_unreadable() -> None:
    with pytest.raises(Unreadable) as found:
        Table.from_header({})
    assert (found.value.code, found.value.game, found.value.version, found.value.position) == ("refused", "", 0, 0)


def test_a_header_brings_its_time_its_books_and_its_chapters_back() -> None:
    table = market()
    for _ in range(3):
        table.play(min(table.actors), Roll())
    other = table.branch(2, seed="b")
    header = {**other.header, "at": 7, "known": {"stock": ["ciliegie"]}}
    again = Table.from_header(header)
    assert again.header == header and again.state.stock == ("ciliegie",) and again.started == 7
    bare = {name: value for name, value in market().header.items() if name not in ("at", "known")}
    assert Table.from_header(bare) == market() and Table.from_header(bare).before == ()


def test_an_entry_that_is_refused_is_named_with_its_place_and_the_reason() -> None:
    table = market()
    table.play(0, Roll())
    with pytest.raises(Unreadable) as found:
        table.follow([{"at": 0, "seat": 0, "move": {"type": "roll"}}])
    trouble = found.value
    assert (trouble.code, trouble.game, trouble.version, trouble.position) == ("refused", "mercato", 2, 2)
    assert trouble.why == "IllegalMove: not_your_turn: It is not your turn."


class Unjudged(Mercato):
    """It has no score after the first turn."""

    def outcome(self, state: State) -> Outcome | None:
        if state.turn:
            raise ZeroDivisionError("no scales")
        return super().outcome(state)


def test_a_step_that_cannot_be_judged_is_not_taken() -> None:
    table = market(rules=Unjudged())
    with pytest.raises(ZeroDivisionError):
        table.play(0, Roll())
    assert table == market(rules=Unjudged()) and table.actors == {0}
    with pytest.raises(Unreadable) as found:
        table.follow([{"at": 0, "seat": 0, "move": {"type": "roll"}}])
    assert (found.value.position, found.value.why) == (1, "ZeroDivisionError: no scales")


def test_a_position_outside_a_log_is_that_games_refusal() -> None:
    assert refusal(lambda: market().branch(1)).code == "no_such_position"


def test_tables_are_equal_by_log_and_state() -> None:
    table, other = market(), market()
    assert table == other and table != 3 and (table == "mercato") is False
    other.state = replace(other.state, turn=1)
    assert table != other, "one that was tampered with"
    other = market()
    other.known["stock"] = []
    assert table.state == other.state and table != other


# --- defaults of a game


def test_events_are_seen_by_their_recipients() -> None:
    everybody, some = tell(TakenBack(1)), tell(TakenBack(1), 0, 2)
    assert everybody == Told(TakenBack(1)) and some == Told(TakenBack(1), frozenset((0, 2)))
    assert [everybody.visible(seat) for seat in (0, 1, 2, None)] == [True] * 4
    assert [some.visible(seat) for seat in (0, 1, 2, None)] == [True, False, True, False]


def test_a_game_that_says_no_more_has_these_answers() -> None:
    plain: Any = type("Plain", (Tris,), {"take_back": Game.take_back})()
    state = plain.setup(2, None, Chance(1))
    assert plain.take_back(state, Mark(0), state, 0) == "consent"
    assert plain.watchers_may_act(state) is plain.only_bots(Mark(0)) is plain.races(state, 0, Mark(0)) is False
    assert plain.deadline(state) is None and plain.consult({}) is None and Game.moves(plain, state, 0) is None
    assert plain.feats(state, 0) == plain.hidden(state, 0) == () and plain.team(state, 1) == 1
    assert plain.stamped(Mark(0), 30) == Mark(0) and plain.may_talk(state, 0) is True
    assert plain.not_your_turn(state, 1, Mark(0)).code == "not_your_turn"
    assert plain.older(0) is plain and plain.older(1) is plain.older(-1) is None
    with pytest.raises(LookupError, match="tris has no deadlines"):
        plain.expire(state, 0, Chance(1))


def test_teams_are_known_from_the_answer() -> None:
    class Pairs(Tris):
        def team(self, state: Any, seat: int) -> int:
            return seat % 2

    class Alone(Tris):
        """Every player is a team."""

    assert Pairs.teams is True and Alone.teams is False


@pytest.mark.parametrize(("fact", "said"), [
    ("mele", "mele"), (None, None), (2.5, 2.5), (7, 7),
    (LARGEST, 2**53), (-LARGEST, -2**53),
    (LARGEST + 1, "900719…"), (-LARGEST - 1, "-900720…"),
    (10**4000 - 1, "999999…"), (10**4000, "?…"), (-10**4000, "?…"),
])
def test_a_number_beyond_all_sense_is_said_by_its_first_digits(fact: Any, said: Any) -> None:
    assert _printable(fact) == said and IllegalMove("game_over", many=fact).facts == {"many": said}


# --- gaps that mutation tests found


def test_a_refusal_speaks_the_games_own_words_with_its_facts_in_italian_unless_asked() -> None:
    table = Table("canvas", 2, seed=1)
    with pytest.raises(IllegalMove) as found:
        table.play(table.state.turn, {"type": "paint", "cards": [0, 1, 2]})
    no = found.value
    assert not no.sentence().startswith("refusal-") and no.sentence() == no.sentence("it") != no.sentence("en")
    assert IllegalMove("cell_taken").game == ""
    assert "3" in refusal(lambda: market(4)).sentence("en")


def test_moves_are_asked_for_the_seat_that_asks() -> None:
    class Own(Mercato):
        def moves(self, state: State, seat: int) -> Any:
            return (Whisper(f"{seat}"),)

    assert market(rules=Own()).moves(0) == [Whisper("0")]


def test_going_back_believes_the_stamps_and_the_times_of_the_log(monkeypatch: pytest.MonkeyPatch) -> None:
    table = market(clock=True)
    table.play(0, Praise("pere"), 1)
    table.expire(PATIENCE + 500)
    table.play(0, Whisper("sell"))
    before = table.state
    table.play(0, Whisper("keep"))
    monkeypatch.setattr(mercato, "BOOK", set())
    assert table.try_take_back(0)[1].state == before and before.until == 2 * PATIENCE + 500
    assert Table.replay(table.log).entries == table.entries
