"""View of Canvas: everything but the order of the deck, and in a short deck also which cards are in it."""

from __future__ import annotations

from collections import Counter

import msgspec

from ludoteca.games.canvas.deck import ArtCard, Title, painting_title
from ludoteca.games.canvas.goals import objectives
from ludoteca.games.canvas.scoring import total
from ludoteca.games.canvas.state import CanvasOptions, Card, Painting, Phase, Player, Spot, State, Vincent
from ludoteca.rules import Chance, Millis, Seat


class Face(msgspec.Struct, frozen=True):
    """A card that was face up: its name, its half of a title, its five swatches."""

    id: str
    half: str
    title: Title
    swatches: tuple[tuple[str, ...], ...]


class PlayerSeen(msgspec.Struct, frozen=True):
    """A player and the score so far."""

    hand: tuple[Card, ...]
    tokens: int
    ribbons: dict[str, int]
    bonus: int
    points: int
    backgrounds: tuple[int, ...]
    paintings: dict[str, Painting]
    titles: dict[str, Title]
    objectives: tuple[str, ...]


class Audience(msgspec.Struct, frozen=True):
    """The spectators' votes, only counted: there may be thousands."""

    votes: dict[str, int]                    # by the player voted for
    abstained: int = 0
    awaited: int = 0                         # present when the vote opened, and without a vote yet


class View(msgspec.Struct, frozen=True):
    """The view, equal for all seats and spectators."""

    options: CanvasOptions
    goals: tuple[str, ...]
    cards: dict[str, Face]
    row: tuple[Spot, ...]
    deck_left: int
    players: dict[Seat, PlayerSeen]          # by seat: a patch carries only the player that changed
    turn: Seat
    first: Seat
    phase: Phase
    discarded: tuple[Card, ...]
    tied: tuple[Seat, ...]
    votes: dict[str, Seat | None]            # of the seats
    jury: tuple[Seat, ...] = ()
    audience: Audience | None = None
    vincent: Vincent | None = None
    reserve: int | None = None
    vote_ends: Millis | None = None


def score(player: Player) -> int:
    return total(player.ribbons, player.bonus)


def seen_cards(state: State) -> list[Card]:
    """Return every card that was face up, in order of number."""
    seen = [spot.card for spot in state.row]
    seen += state.discarded
    for player in state.players:
        seen += player.hand
        for painting in player.paintings:
            seen += painting.cards
    seen.sort()
    return seen


Look = tuple[State, View, list[Card]]
"""A table that was looked at, what was seen, and the cards that lay open."""

KEPT = 2_000                     # cached tables and decks: more than are played at once
_last_looks: dict[int, Look] = {}    # the last view of each table, by the identity of its options
_decks: dict[int, tuple[tuple[ArtCard, ...], tuple[tuple[str, Face], ...]]] = {}


def look(state: State) -> View:
    """Return the view of all seats and spectators, made once per state.

    Parts that did not change since the last view are the same objects, so a diff can skip them."""
    last = _last_looks.get(id(state.options))
    if last is not None and last[0] is state:
        return last[1]
    if last is None and len(_last_looks) >= KEPT:
        _last_looks.clear()
    cards = seen_cards(state)
    view = _look(state, cards, last)
    _last_looks[id(state.options)] = state, view, cards    # the cache keeps the options alive, so their id stays theirs
    return view


def _look(state: State, cards: list[Card], last: Look | None) -> View:
    if last is not None and (last[0].goals is not state.goals or _over(last[0]) != _over(state)
                             or len(last[0].players) != len(state.players)):
        last = None
    votes, jury, audience = _polled(state)
    return View(
        options=state.options,
        goals=state.goals,
        cards=_faces(state, cards) if last is None or last[2] != cards else last[1].cards,
        row=state.row,
        deck_left=len(state.deck),
        players=_players_seen(state, last),
        turn=state.turn,
        first=state.first,
        phase=state.phase,
        discarded=state.discarded,
        vincent=state.vincent,
        reserve=state.reserve,
        tied=state.tied,
        votes=votes,
        jury=jury,
        audience=audience,
        vote_ends=state.vote_ends,
    )


def _polled(state: State) -> tuple[dict[str, Seat | None], tuple[Seat, ...], Audience | None]:
    """The votes of the seats, the seats that were present to vote, and the spectators' votes."""
    if not state.jury:
        return state.votes, state.jury, None
    chairs = range(len(state.players))
    votes = {str(seat): state.votes[str(seat)] for seat in chairs if str(seat) in state.votes}
    jury = tuple(seat for seat in state.jury if seat in chairs)
    awaited = sum(str(seat) not in state.votes for seat in state.jury[len(jury):])
    counted = Counter(state.votes.values()) - Counter(votes.values())
    if not (awaited or counted):
        return votes, jury, None
    abstained = counted.pop(None, 0)
    return votes, jury, Audience({str(painter): counted[painter] for painter in state.tied}, abstained, awaited)


def _faces(state: State, cards: list[Card]) -> dict[str, Face]:
    return dict(map(faces_of(state.options.cards).__getitem__, cards))


def faces_of(cards: tuple[ArtCard, ...]) -> tuple[tuple[str, Face], ...]:
    """The faces of a deck by number. Equal decks get the same objects."""
    kept = _decks.get(id(cards))
    if kept is None:
        if len(_decks) >= KEPT:
            _decks.clear()
        kept = _decks[id(cards)] = cards, tuple((str(number), face_of(card)) for number, card in enumerate(cards))
    return kept[1]


def face_of(card: ArtCard) -> Face:
    return Face(card.id, card.half, card.title, card.swatches)


def _players_seen(state: State, last: Look | None) -> dict[Seat, PlayerSeen]:
    if last is None:
        return {seat: _look_at(state, player) for seat, player in enumerate(state.players)}
    seen = dict(last[1].players)
    for seat, player in enumerate(state.players):
        before = last[0].players[seat]
        if before is not player:
            seen[seat] = _look_again(state, player, before, seen[seat])
    return seen


def _look_again(state: State, player: Player, before: Player, seen: PlayerSeen) -> PlayerSeen:
    """The next view made from the last one: between two paintings only hands and tokens change."""
    if before.paintings is player.paintings and before.ribbons is player.ribbons and before.bonus == player.bonus:
        return msgspec.structs.replace(seen, hand=player.hand, tokens=player.tokens, backgrounds=player.backgrounds)
    return _look_at(state, player)


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


def _poll_like(view: View) -> tuple[dict[str, Seat | None], tuple[Seat, ...]]:
    """A vote with this view. Which spectator voted for whom is not known."""
    if view.audience is None:
        return view.votes, view.jury
    said: list[Seat | None] = [None] * view.audience.abstained
    for painter, count in view.audience.votes.items():
        said += [int(painter)] * count
    first = len(view.players) + view.audience.awaited
    awaited = range(len(view.players), first)
    return {**view.votes, **{str(first + number): vote for number, vote in enumerate(said)}}, (*view.jury, *awaited)


def imagine(view: View, chance: Chance) -> State:
    """Return a state with this view; the deck is shuffled anew."""
    unseen = [card for card in range(len(view.options.cards)) if str(card) not in view.cards]
    votes, jury = _poll_like(view)
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
        votes=votes,
        jury=jury,
        vote_ends=view.vote_ends,
    )
