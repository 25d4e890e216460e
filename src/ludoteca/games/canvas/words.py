"""Text interface of Canvas: the row and its costs, hands, paintings, and trying out a painting."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ludoteca.games.canvas.scoring import COLOURS, bonus_ribbons, ribbons, visible
from ludoteca.games.canvas.state import HAND_LIMIT, LAYERS, PAINTINGS
from ludoteca.games.canvas.view import Face, PlayerSeen, View
from ludoteca.rules import Seat
from ludoteca.rules.speech import Misread, Number, Row
from ludoteca.rules.words import Sentence, Tongue, Who, Words, mine, now, on_table, seats_named, words

PLACE, SHEET = Number(1, HAND_LIMIT, shown_from=1), Number(1, PAINTINGS, shown_from=1)


class ThreeCards(Row[int]):
    """Three cards of the hand by position, the bottom one first."""

    def __init__(self) -> None:
        super().__init__(PLACE)

    def read(self, piece: str, tongue: Tongue) -> tuple[int, ...]:
        cards = super().read(piece, tongue)
        if len(cards) != LAYERS:
            raise Misread(piece, tongue.put("told-three-cards", {}))
        return cards


def swatches(seen: Sequence[Sequence[str]]) -> Words:
    """The visible icons, by colour."""
    filled = tuple(
        words("board-swatch", colour=words(f"board-colour-{colour}"), icons=tuple(
            words(f"board-icon-{icon}") for icon in sorted(icons)))
        for colour, icons in zip(COLOURS, seen, strict=True) if icons)
    return words("told-swatches", swatches=filled) if filled else words("board-nothing-seen")


def card(face: Face) -> Words:
    return words("told-card", title=face.title, half=face.half, seen=swatches(face.swatches))


def told(view: View, seat: Seat | None) -> Iterator[Sentence]:
    yield what_now(view, seat)
    for goal in view.goals:
        yield on_table("told-goal", name=words(f"option-goals-{goal}"), rule=words(f"board-long-{goal}"))
    for place, spot in enumerate(view.row):
        yield on_table("told-spot", place=place + 1, cost=place, tokens=spot.tokens,
                       card=card(view.cards[str(spot.card)]))
    yield on_table("told-deck", cards=view.deck_left)
    if view.vincent is not None:
        yield on_table("told-vincent", tokens=view.vincent.tokens)
    if view.reserve is not None:
        yield on_table("told-reserve", tokens=view.reserve)
    for other, player in sorted(view.players.items()):
        if other != seat:
            yield on_table("told-player", who=Who(other), points=player.points, tokens=player.tokens,
                           paintings=len(player.paintings), cards=len(player.hand), of=PAINTINGS)
            yield from (Sentence("table", line) for line in hung(player, other))
    if seat is not None and seat in view.players:
        yield from own(view, view.players[seat], seat)


def own(view: View, player: PlayerSeen, seat: Seat) -> Iterator[Sentence]:
    yield mine("told-own", points=player.points, tokens=player.tokens, paintings=len(player.paintings), of=PAINTINGS)
    for place, number in enumerate(player.hand, 1):
        yield mine("told-hand", place=place, card=card(view.cards[str(number)]))
    for line in hung(player, seat):
        yield Sentence("mine", line)
    won = tuple(words("told-ribbons", name=words(f"option-goals-{goal}"), count=count)
                for goal, count in player.ribbons.items() if count)
    if won or player.bonus:
        yield mine("told-won", won=won, bonus=player.bonus)


def hung(player: PlayerSeen, seat: Seat) -> Iterator[Words]:
    for number, painting in player.paintings.items():
        yield words("told-painting", who=Who(seat), title=player.titles[number], seen=swatches(painting.seen),
                    ribbons=sum(painting.won.values()), bonus=painting.bonus)


def what_now(view: View, seat: Seat | None) -> Sentence:
    if view.phase == "over":
        return now("told-over")
    if view.phase == "vote":
        votes = seat is not None and seat not in view.tied and str(seat) not in view.votes
        return now("told-vote" if votes else "told-wait-vote", tied=seats_named(view.tied))
    if seat != view.turn:
        return now("told-wait", who=Who(view.turn))
    player = view.players[view.turn]
    cards = len(player.hand)
    key = "told-paint-only" if cards == HAND_LIMIT else "told-take-or-paint" if cards >= LAYERS else "told-take"
    return now(key, tokens=player.tokens, cards=cards)


def sayable(view: View, seat: Seat) -> Iterator[str]:
    if view.phase == "vote":
        if seat not in view.tied and str(seat) not in view.votes:
            yield from ("vote", "abstain")
    elif view.phase == "painting" and seat == view.turn:
        hand = len(view.players[seat].hand)
        if hand < HAND_LIMIT and view.row:
            yield "take"
        if hand >= LAYERS:
            yield "paint"


def heard(event: object) -> dict[str, object]:
    painter = getattr(event, "painter", None)
    return {"painter": Who(painter)} if isinstance(painter, int) else {}


def try_out(tongue: Tongue, cards: tuple[int, ...]) -> Iterator[Words]:
    """What three cards of the hand would show, and the ribbons they would win."""
    view: View = tongue.view
    hand = view.players[tongue.seat].hand if tongue.seat in view.players else ()
    if any(not 0 <= place < len(hand) for place in cards):
        yield words("told-no-such-card", cards=len(hand))
        return
    seen = visible([view.cards[str(hand[place])].swatches for place in cards])
    won = tuple(words("told-ribbons", name=words(f"option-goals-{goal}"), count=count)
                for goal in view.goals if (count := ribbons(goal, seen)))
    yield words("told-tried", seen=swatches([tuple(icons) for icons in seen]), won=won, bonus=bonus_ribbons(seen))
