"""What a seat may know of a Canvas table: everything but the order (and, in a short deck, the choice) of what comes."""

from __future__ import annotations

import msgspec

from ludoteca.games.canvas.deck import ArtCard, Title, painting_title
from ludoteca.games.canvas.goals import objectives
from ludoteca.games.canvas.scoring import total
from ludoteca.games.canvas.state import CanvasOptions, Card, Painting, Phase, Player, Spot, State, Vincent
from ludoteca.rules import Chance, Millis, Seat


class Face(msgspec.Struct, frozen=True):
    """A card somebody has seen: its name, its half of a title, its five swatches."""

    id: str
    half: str
    title: Title
    swatches: tuple[tuple[str, ...], ...]


class PlayerSeen(msgspec.Struct, frozen=True):
    """A painter and the score so far."""

    hand: tuple[Card, ...]
    tokens: int
    ribbons: dict[str, int]
    bonus: int
    points: int
    backgrounds: tuple[int, ...]
    paintings: dict[str, Painting]
    titles: dict[str, Title]
    objectives: tuple[str, ...]


class View(msgspec.Struct, frozen=True):
    """The table as anybody sees it: Canvas hides nothing from one seat that another may see."""

    options: CanvasOptions
    goals: tuple[str, ...]
    cards: dict[str, Face]
    row: tuple[Spot, ...]
    deck_left: int
    players: dict[Seat, PlayerSeen]          # by seat: a change of one travels without the others
    turn: Seat
    first: Seat
    phase: Phase
    discarded: tuple[Card, ...]
    tied: tuple[Seat, ...]
    votes: dict[str, Seat | None]
    jury: tuple[Seat, ...] = ()
    vincent: Vincent | None = None
    reserve: int | None = None
    vote_ends: Millis | None = None


def score(player: Player) -> int:
    return total(player.ribbons, player.bonus)


def seen_cards(state: State) -> list[Card]:
    """Every card that has been face up, in the order of their numbers."""
    seen = {spot.card for spot in state.row} | set(state.discarded)
    for player in state.players:
        seen.update(player.hand)
        for painting in player.paintings:
            seen.update(painting.cards)
    return sorted(seen)


_latest: tuple[State, View] | None = None


def look(state: State) -> View:
    """The view of every seat and of every spectator: asked for by each in turn, made once."""
    global _latest
    latest = _latest
    if latest is None or latest[0] is not state:
        latest = _latest = (state, _look(state))
    return latest[1]


def _look(state: State) -> View:
    cards = state.options.cards
    return View(
        options=state.options,
        goals=state.goals,
        cards={str(card): face_of(cards[card]) for card in seen_cards(state)},
        row=state.row,
        deck_left=len(state.deck),
        players={seat: _player_seen(state, player) for seat, player in enumerate(state.players)},
        turn=state.turn,
        first=state.first,
        phase=state.phase,
        discarded=state.discarded,
        vincent=state.vincent,
        reserve=state.reserve,
        tied=state.tied,
        votes=state.votes,
        jury=state.jury,
        vote_ends=state.vote_ends,
    )


KEPT = 2_000                     # faces, and painters as they were last seen: those of a hundred tables and more
_faces: dict[int, tuple[ArtCard, Face]] = {}
_painters: dict[int, tuple[State, Player, PlayerSeen]] = {}


def face_of(card: ArtCard) -> Face:
    """The very same face for the very same card: who looks for changes need not look into it."""
    kept = _faces.get(id(card))
    if kept is None:
        if len(_faces) >= KEPT:
            _faces.clear()
        kept = _faces[id(card)] = card, Face(card.id, card.half, card.title, card.swatches)
    return kept[1]


def _player_seen(state: State, player: Player) -> PlayerSeen:
    """A painter as seen before, where neither the painter nor what counts at this table has changed since."""
    kept = _painters.get(id(player))
    if kept is not None:
        before, _, seen = kept
        if before.options is state.options and before.goals is state.goals and _over(before) == _over(state):
            return seen
    if len(_painters) >= KEPT:
        _painters.clear()
    seen = _look_at(state, player)
    _painters[id(player)] = state, player, seen    # the painter lives as long as the number stands for nobody else
    return seen


def _over(state: State) -> bool:
    return state.phase == "over"


def _look_at(state: State, player: Player) -> PlayerSeen:
    cards = state.options.cards
    points = score(player)
    return PlayerSeen(
        hand=player.hand,
        tokens=player.tokens,
        ribbons=player.ribbons,
        bonus=player.bonus,
        points=points,
        backgrounds=player.backgrounds,
        paintings={str(n): p for n, p in enumerate(player.paintings)},
        titles={str(n): painting_title([cards[card] for card in p.cards]) for n, p in enumerate(player.paintings)},
        objectives=objectives(
            state.goals, player.ribbons, player.bonus, player.paintings, points, _over(state)
        ),
    )


def imagine(view: View, chance: Chance) -> State:
    """A table that looks like this view; what is still to come is dealt afresh."""
    unseen = [card for card in range(len(view.options.cards)) if str(card) not in view.cards]
    return State(
        options=view.options,
        goals=view.goals,
        deck=chance.sample(unseen, view.deck_left),
        row=view.row,
        players=tuple(
            Player(
                ribbons=p.ribbons,
                backgrounds=p.backgrounds,
                hand=p.hand,
                tokens=p.tokens,
                bonus=p.bonus,
                paintings=tuple(p.paintings[n] for n in sorted(p.paintings)),
            )
            for _, p in sorted(view.players.items())
        ),
        turn=view.turn,
        first=view.first,
        phase=view.phase,
        discarded=view.discarded,
        vincent=view.vincent,
        reserve=view.reserve,
        tied=view.tied,
        votes=view.votes,
        jury=view.jury,
        vote_ends=view.vote_ends,
    )
