"""Leaks through views, events, refusals, actors, deadlines and lists of moves; worlds that prove nothing."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from ludoteca.rules import Chance, Event, IllegalMove, Seat, tell
from tests.conformance.defects.planting import Morra, caught_by, closed, morra

Hand, View = morra.Hand, morra.View

# --- leaks through views, and worlds that prove nothing


@caught_by("what_a_seat_meets_comes_from_its_view", "the view of .* is not made of what")
class HabitsCountClosedHands(Morra):
    def view(self, state: Any, seat: Seat | None) -> Any:
        return replace(super().view(state, seat), habits=tuple(map(morra.remember, state.habits, state.hands)))


@caught_by("what_a_seat_meets_comes_from_its_view", "the view of None is not made of what")
class TheCrowdSeesAHand(Morra):
    def view(self, state: Any, seat: Seat | None) -> Any:
        return super().view(state, seat or 0)


@caught_by("what_a_seat_meets_comes_from_its_view", "the view of .* is not made of what")
class OnesOwnHandIsDrawnAfresh(Morra):
    def resample(self, view: Any, seat: Seat | None, chance: Chance) -> Any:
        return super().resample(view, None, chance) if view.hand else super().resample(view, seat, chance)


@caught_by("views_change", "the view never changes")
class NothingIsEverSeen(Morra):
    def view(self, state: Any, seat: Seat | None) -> Any:
        seats = len(state.points)
        return View(state.options, (0,) * seats, (), ((0,) * 6,) * seats, 1)


class Peek(View, frozen=True):                                           # type: ignore[misc]
    peek: tuple[int, ...] = ()


class Peeking(Morra):                                                    # type: ignore[misc]
    """A view that holds a secret of each closed hand; `resample` copies it back, so the two agree."""

    View = Peek
    secret = ""

    def view(self, state: Any, seat: Seat | None) -> Any:
        seen = super().view(state, seat)
        secrets = tuple(getattr(hand, self.secret) for hand in closed(state))
        return Peek(**{name: getattr(seen, name) for name in seen.__struct_fields__}, peek=secrets)

    def resample(self, view: Any, seat: Seat | None, chance: Chance) -> Any:
        drawn, secrets = super().resample(view, seat, chance), iter(view.peek)
        return replace(drawn, hands=tuple(
            hand and replace(hand, **{self.secret: next(secrets)}) for hand in drawn.hands))


@caught_by("what_is_hidden_is_drawn_afresh", r"hands\.\d\.fingers'.* is the same in every draw")
class FingersLeakAndAreCopiedBack(Peeking):
    secret = "fingers"


@caught_by("what_is_hidden_is_drawn_afresh", r"hands\.\d\.call'.* is the same in every draw")
class CallsLeakAndAreCopiedBack(Peeking):
    secret = "call"


@caught_by("what_is_hidden_is_drawn_afresh", "is the same in every draw")
class OneWorldForAll(Morra):
    def resample(self, view: Any, seat: Seat | None, chance: Chance) -> Any:
        return super().resample(view, seat, Chance(7))


@caught_by("what_is_hidden_is_drawn_afresh", r"hands\.1\.\w+'.* is the same in every draw")
class OneSeatIsNeverDrawn(Morra):
    def resample(self, view: Any, seat: Seat | None, chance: Chance) -> Any:
        drawn = super().resample(view, seat, chance)
        return replace(drawn, hands=tuple(
            Hand(1, 6) if other == 1 != seat and hand else hand for other, hand in enumerate(drawn.hands)))


@caught_by("what_is_hidden_is_drawn_afresh", "changes .points.* which is not hidden")
class ForgetsThePoints(Morra):
    def resample(self, view: Any, seat: Seat | None, chance: Chance) -> Any:
        return replace(super().resample(view, seat, chance), points=(0,) * len(view.points))


@caught_by("what_is_hidden_is_drawn_afresh", r"changes .hands.* which is not hidden")
class SaysThatNothingIsHidden(Morra):
    def hidden(self, state: Any, seat: Seat | None) -> Any:
        return ()


@caught_by("what_is_hidden_is_drawn_afresh", "is the same in every draw|never differs")
class SaysThatPointsAreHidden(Morra):
    def hidden(self, state: Any, seat: Seat | None) -> Any:
        return (*super().hidden(state, seat), "points")


@caught_by("what_is_hidden_is_drawn_afresh", "leads nowhere")
class SaysThatTheDeckIsHidden(Morra):
    def hidden(self, state: Any, seat: Seat | None) -> Any:
        return (*super().hidden(state, seat), "deck")


# --- leaks through events


class Overheard(Event, frozen=True):
    seat: Seat
    fingers: int = 0


class Telling(Morra):                                                    # type: ignore[misc]
    """A closed hand that sends an event."""

    Event = Morra.Event | Overheard

    def sounds(self, seat: Seat, move: Any, seats: int) -> tuple[Any, ...]:
        return ()

    def play(self, state: Any, seat: Seat, move: Any, at: int, chance: Chance) -> Any:
        step = super().play(state, seat, move, at, chance)
        return step if step.state.round > state.round else replace(
            step, events=(*step.events, *self.sounds(seat, move, len(state.hands))))


@caught_by("what_others_do_unseen_makes_no_sound", "events tell")
class TheThrowIsTold(Telling):
    def sounds(self, seat: Seat, move: Any, seats: int) -> tuple[Any, ...]:
        return (tell(Overheard(seat, move.fingers)),)


@caught_by("what_others_do_unseen_makes_no_sound", "events tell")
class TheCallIsWhisperedToTheNextSeat(Telling):
    def sounds(self, seat: Seat, move: Any, seats: int) -> tuple[Any, ...]:
        return (tell(Overheard(seat, move.call), (seat + 1) % seats),)


@caught_by("what_others_do_unseen_makes_no_sound", "events tell")
class AFullHandMakesANoise(Telling):
    def sounds(self, seat: Seat, move: Any, seats: int) -> tuple[Any, ...]:
        return (tell(Overheard(seat)),) if move.fingers == morra.HAND else ()


@caught_by("every_event_has_its_text_and_facts", "none of the game's events|is missing")
class ANoiseNobodyKnows(Telling):
    Event = Morra.Event

    def sounds(self, seat: Seat, move: Any, seats: int) -> tuple[Any, ...]:
        return (tell(Overheard(seat)),)


# --- leaks through refusals


class Refusing(Morra):                                                   # type: ignore[misc]
    """A refusal that depends on other seats' hands."""

    def no(self, state: Any, refusal: IllegalMove) -> IllegalMove:
        return refusal

    def play(self, state: Any, seat: Seat, move: Any, at: int, chance: Chance) -> Any:
        try:
            return super().play(state, seat, move, at, chance)
        except IllegalMove as refusal:
            raise self.no(state, refusal) from None


@caught_by("refusals_betray_nothing", "is answered betrays something")
class TheRefusalCountsClosedHands(Refusing):
    def no(self, state: Any, refusal: IllegalMove) -> IllegalMove:
        return IllegalMove(refusal.code, refusal.rule, **refusal.facts, out=sum(hand.fingers for hand in closed(state)))


@caught_by("refusals_betray_nothing", "is answered betrays something")
class TheReasonHangsOnAClosedHand(Refusing):
    def no(self, state: Any, refusal: IllegalMove) -> IllegalMove:
        odd = any(hand.fingers % 2 for hand in closed(state))
        return IllegalMove("no_such_hand", "throw", least=1, most=5) if odd else refusal


@caught_by("refusals_betray_nothing", "is answered betrays something")
class TheRuleHangsOnAClosedHand(Refusing):
    def no(self, state: Any, refusal: IllegalMove) -> IllegalMove:
        odd = any(hand.call % 2 for hand in closed(state))
        return IllegalMove(refusal.code, "count" if odd else "call", **refusal.facts)


@caught_by("refusals_betray_nothing", "is answered betrays something")
class ACallAlreadyMadeIsRefused(Morra):
    def play(self, state: Any, seat: Seat, move: Any, at: int, chance: Chance) -> Any:
        if any(hand.call == move.call for hand in closed(state)):
            raise IllegalMove("impossible_call", rule="call", least=0, most=0)
        return super().play(state, seat, move, at, chance)

    def sample(self, state: Any, seat: Seat, chance: Chance) -> Any:
        taken = {hand.call for hand in closed(state)}
        return chance.pick([move for move in self.moves(state, seat) if move.call not in taken])


# --- leaks through actors, deadlines, lists of moves


@caught_by("what_a_seat_meets_comes_from_its_view", "actors betray something")
class AFullHandMayThrowAgain(Morra):
    def actors(self, state: Any) -> frozenset[Seat]:
        again = (seat for seat, hand in enumerate(state.hands) if hand and hand.fingers == morra.HAND)
        return super().actors(state) | frozenset(again if not state.over else ())


@caught_by("what_a_seat_meets_comes_from_its_view", "deadline betray something")
class HighCallsGiveTheOthersTime(Morra):
    def deadline(self, state: Any) -> int | None:
        return state.until and state.until + sum(hand.call for hand in closed(state))


@caught_by("what_a_seat_meets_comes_from_its_view", "moves betray something")
class CallsAlreadyMadeAreNotListed(Morra):
    def moves(self, state: Any, seat: Seat) -> Any:
        taken = {hand.call for hand in closed(state)}
        return [move for move in super().moves(state, seat) if move.call not in taken]


@caught_by("what_a_seat_meets_comes_from_its_view", "audience betray something")
class TheCrowdMayActWhenAFistIsOut(Morra):
    def watchers_may_act(self, state: Any) -> bool:
        return any(hand.fingers == 1 for hand in closed(state))
