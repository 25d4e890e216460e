"""View of Finestre, equal for all seats: only the deck is hidden."""

from __future__ import annotations

import msgspec

from ludoteca.games.finestre.state import Pawn, Phase, Round, State, Terms, capacity
from ludoteca.games.finestre.statistics import Eye, judge_eye
from ludoteca.games.finestre.street import WINDOWS, Size, Street
from ludoteca.rules import Chance, Millis, Seat


class View(msgspec.Struct, frozen=True, omit_defaults=True):
    """The view. `answer` and the last round's record appear with the reveal."""

    seats: int
    terms: Terms
    street: Street
    phase: Phase
    round: int
    since: Millis
    deck: int                              # cards left
    won: tuple[tuple[int, ...], ...]
    unseen: tuple[int, ...]                # unseen cards of each seat
    capacity: int
    until: Millis | None = None
    outline: Size | None = None
    answer: int | None = None
    pawns: dict[Seat, Pawn] = {}
    ready: tuple[Seat, ...] = ()
    rounds: dict[int, Round] = {}
    eyes: tuple[Eye, ...] = ()             # once the game is over


def show(state: State) -> View:
    """Return the view: without the deck and the unseen prizes, and with only the outline of the current card."""
    revealed = state.phase in ("reveal", "over")
    return View(
        seats=state.seats, terms=state.terms, street=state.street, phase=state.phase,
        round=state.round, since=state.since, deck=len(state.deck), won=state.won,
        unseen=tuple(len(cards) for cards in state.unseen), capacity=capacity(state), until=state.until,
        outline=state.outline, answer=state.card if revealed else None, pawns=state.pawns, ready=state.ready,
        rounds=state.rounds,
        eyes=tuple(judge_eye(seat, state.rounds, state.street.windows) for seat in range(state.seats))
        if state.phase == "over" else (),
    )


def nearest_window(outline: Size, street: Street) -> int:
    """The window an outline was made from."""
    return min(range(WINDOWS), key=lambda w: (
        abs(street.windows[w].width - outline.width) + abs(street.windows[w].height - outline.height)))


def never_turned(state: State) -> tuple[str, ...]:
    """The deck and the unseen prizes, hidden from all unless only one card is unknown."""
    if len(state.deck) + sum(map(len, state.unseen)) < 2:
        return ()
    prizes = (f"unseen.{seat}" for seat, cards in enumerate(state.unseen) if cards)
    return (*(("deck",) if state.deck else ()), *prizes)


def world_behind(view: View, chance: Chance) -> State:
    """Return a state with this view; the unseen cards are shuffled anew."""
    card = view.answer
    if card is None and view.outline is not None:
        card = nearest_window(view.outline, view.street)
    seen = {each.answer for each in view.rounds.values()} | {card}
    hidden = list(chance.shuffled(window for window in range(WINDOWS) if window not in seen))
    unseen = []
    for count in view.unseen:
        unseen.append(tuple(hidden[:count]))
        hidden = hidden[count:]
    return State(
        seats=view.seats, terms=view.terms, street=view.street, deck=tuple(hidden), phase=view.phase, round=view.round,
        since=view.since, until=view.until, won=view.won, unseen=tuple(unseen), rounds=view.rounds, card=card,
        outline=view.outline, pawns=view.pawns, ready=view.ready,
    )
