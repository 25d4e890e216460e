"""Rules of Canvas: players take transparent cards from a row, lay three over one another, and win ribbons."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import permutations
from typing import TYPE_CHECKING, ClassVar

import msgspec

from ludoteca.games.canvas import words
from ludoteca.games.canvas.deck import Title, backgrounds, cards_needed, painting_title
from ludoteca.games.canvas.goals import AUTHORS_RECORD, SOLO_BANDS, choose_goals, solo_title
from ludoteca.games.canvas.moves import (
    CanvasEvent,
    CanvasMove,
    CardTaken,
    Paint,
    PaintingHung,
    Take,
    TokenReturned,
    VincentChose,
    Vote,
    VoteCast,
    VoteOpened,
    WatcherVoted,
)
from ludoteca.games.canvas.scoring import (
    BONUS_POINTS,
    ICONS,
    POINTS,
    SCORING_CARDS,
    bonus_ribbons,
    cap,
    points,
    ribbons,
    visible,
)
from ludoteca.games.canvas.state import (
    HAND_LIMIT,
    LAYERS,
    ONE_BY_ONE,
    PAINTINGS,
    TOKENS,
    VOTE_TIME,
    CanvasOptions,
    Card,
    Painting,
    Player,
    Spot,
    State,
    Vincent,
    VincentsTurn,
)
from ludoteca.games.canvas.view import View, imagine, look, score, seen_cards
from ludoteca.rules import Chance, Company, Game, IllegalMove, Millis, Outcome, Seat, Step, TakeBack, Told, tell
from ludoteca.rules.deck import draw
from ludoteca.rules.game import Line, Work
from ludoteca.rules.honours import Deed, Honour
from ludoteca.rules.speech import Chair, Phrase, Question
from ludoteca.rules.vote import Poll
from ludoteca.rules.words import Sentence, Words

if TYPE_CHECKING:
    from ludoteca.rules.examples import Example
    from ludoteca.rules.lessons import Lesson

__all__ = ["SCORING_CARDS", "Canvas", "Paint", "Take", "Vote", "bonus_ribbons", "points", "ribbons", "visible"]

ROW = 5
MOST_GOALS = 4                # scoring cards on the mat


class Canvas(Game[CanvasOptions, State, CanvasMove, View]):
    """One to five painters, three paintings each."""

    id, box, seats, minutes = "canvas", "canvas", range(1, 6), 30
    Event = CanvasEvent

    numbers: ClassVar = {
        "row": ROW, "hand": HAND_LIMIT, "layers": LAYERS, "paintings": PAINTINGS, "tokens": TOKENS,
        "ribbon_points": POINTS, "bonus_points": BONUS_POINTS, "authors_record": AUTHORS_RECORD,
    }

    phrases = (
        Phrase("take", Take, index=words.PLACE),
        Phrase("paint", Paint, cards=words.ThreeCards(), background=words.SHEET),
        Phrase("abstain", Vote, lambda tongue: Vote(None), lambda vote: {} if vote.painter is None else None),
        Phrase("vote", Vote, None, lambda vote: None if vote.painter is None else {"painter": vote.painter},
               painter=Chair()),
    )
    questions = (Question("try", words.try_out, cards=words.ThreeCards()),)

    def accept(self, options: Mapping[str, object]) -> CanvasOptions:
        if isinstance(options.get("deck"), str):
            raise IllegalMove("bad_options", rule="deck", detail="deck_file")
        return super().accept(options)

    dealt_ahead = True
    unhurried: ClassVar = {"vote": False}          # the spectators' vote has a deadline
    reasoned: ClassVar = (CardTaken, PaintingHung)
    peaks: ClassVar = {PaintingHung: 2_800, VoteOpened: 1_600}

    def check(self, seats: int, options: CanvasOptions) -> None:
        if options.scenario == "libero" and not (
            2 <= len(options.goals) <= MOST_GOALS and len(set(options.goals)) == len(options.goals)
        ):
            raise IllegalMove("bad_options", rule="goals", detail="goals")
        if options.goals and options.scenario != "libero":
            raise IllegalMove("bad_options", rule="goals", detail="goals_unused")
        if options.how_many != MOST_GOALS and options.scenario != "casuale":
            raise IllegalMove("bad_options", rule="goals", detail="how_many_unused")
        if options.solo == "puzzle" and seats > 1:
            raise IllegalMove("bad_options", rule="solo", detail="puzzle_alone")
        if options.deck_size == 40 and seats > 3:
            raise IllegalMove("bad_options", rule="deck", detail="short_deck")
        if options.deck_size == 60 and len(options.cards) > 60:
            raise IllegalMove("bad_options", rule="deck", detail="deck_over_sixty", cards=len(options.cards))
        if len(options.cards) < cards_needed(seats):
            raise IllegalMove(
                "bad_options",
                rule="deck",
                detail="deck_too_small",
                cards=len(options.cards),
                needed=cards_needed(seats),
            )

    def setup(self, seats: int, options: CanvasOptions, chance: Chance) -> State:
        goals = choose_goals(options.scenario, options.goals, options.how_many, chance)
        most = {"all": len(options.cards), "sixty": 60}.get(str(options.deck_size)) or int(options.deck_size)
        cards = chance.shuffled(range(len(options.cards)))[: max(most, cards_needed(seats))]
        row, deck = draw(cards, ROW)
        sheets = chance.sample(range(len(backgrounds())), seats * PAINTINGS)
        players = tuple(
            Player(ribbons=dict.fromkeys(goals, 0), backgrounds=sheets[seat * PAINTINGS : (seat + 1) * PAINTINGS])
            for seat in range(seats)
        )
        # Who painted most recently begins: drawn at random (ruling).
        first = chance.below(seats)
        alone = options.solo if seats == 1 else None
        return State(
            options=options,
            goals=goals,
            deck=deck,
            row=tuple(Spot(card) for card in row),
            players=players,
            turn=first,
            first=first,
            vincent=Vincent() if alone == "vincent" else None,
            reserve=TOKENS if alone == "puzzle" else None,
        )

    def actors(self, state: State) -> frozenset[Seat]:
        match state.phase:
            case "painting":
                return frozenset((state.turn,))
            case "vote":
                # A player who reconnects in time may vote; the vote does not wait for them.
                return frozenset(
                    seat for seat in range(len(state.players))
                    if seat not in state.tied and str(seat) not in state.votes)
            case _:
                return frozenset()

    def moves(self, state: State, seat: Seat) -> Iterator[CanvasMove]:
        if state.phase == "vote":
            yield from (Vote(painter) for painter in (*state.tied, None))
            return
        player = state.players[seat]
        if len(player.hand) < HAND_LIMIT:
            yield from (Take(index) for index in range(min(len(state.row), player.tokens + 1)))
        for sheet in range(len(player.backgrounds)):
            yield from (Paint(cards, sheet) for cards in permutations(range(len(player.hand)), 3))

    def sample(self, state: State, seat: Seat, chance: Chance) -> CanvasMove:
        return chance.pick(list(self.moves(state, seat)))

    def play(self, state: State, seat: Seat, move: CanvasMove, at: Millis, chance: Chance) -> Step[State]:
        match move:
            case Vote():
                return _vote(state, seat, move)
            case _ if state.phase == "vote":
                raise IllegalMove("vote_first", rule="end")
            case Take():
                state, told = _take(state, seat, move.index)
            case Paint():
                state, told = _paint(state, seat, move)
        if all(player.done for player in state.players):
            state, more = _close(state, at, chance.company())
        elif state.vincent is not None:
            state, more = _vincents_turn(state, chance)
        else:
            state, more = msgspec.structs.replace(state, turn=_next_painter(state)), ()
        return Step(state, told + more)

    def take_back(self, before: State, move: CanvasMove, after: State, seat: Seat) -> TakeBack:
        """Return "consent" if a new card or Vincent's throw was revealed. A vote cannot be taken back."""
        if isinstance(move, Vote):
            return "never"
        return "free" if (before.deck, before.vincent) == (after.deck, after.vincent) else "consent"

    def watchers_may_act(self, state: State) -> bool:
        return state.phase == "vote"

    def deadline(self, state: State) -> Millis | None:
        return state.vote_ends if state.phase == "vote" else None

    def expire(self, state: State, at: Millis, chance: Chance) -> Step[State]:
        return Step(msgspec.structs.replace(state, phase="over", vote_ends=None))

    def view(self, state: State, seat: Seat | None) -> View:
        return look(state)

    def told(self, view: View, seat: Seat | None) -> Iterator[Sentence]:
        return words.told(view, seat)

    def sayable(self, view: View, seat: Seat) -> Iterator[str]:
        return words.sayable(view, seat)

    def heard(self, event: CanvasEvent) -> dict[str, object]:
        return words.heard(event)

    def feats(self, state: State, seat: Seat) -> tuple[str, ...]:
        """The special objectives this player met."""
        return look(state).players[seat].objectives

    def hidden(self, state: State, seat: Seat | None) -> tuple[str, ...]:
        """The deck, unless only one card is unseen."""
        unseen = len(state.options.cards) - len(seen_cards(state))
        return ("deck",) if state.deck and unseen > 1 else ()

    def resample(self, view: View, seat: Seat | None, chance: Chance) -> State:
        return imagine(view, chance)

    def honours(self, deeds: Sequence[Deed], outcome: Outcome) -> Iterable[Honour]:
        from ludoteca.games.canvas.honours import honours

        return honours(deeds, len(outcome.scores))

    def works(self, event: CanvasEvent, state: State) -> Iterable[Work]:
        from ludoteca.games.canvas.works import work

        return (work(event, state),) if isinstance(event, PaintingHung) else ()

    def stage(self, view: View, seat: Seat) -> tuple[int, int]:
        """Finished paintings, and points."""
        painter = view.players[seat]
        return len(painter.paintings), painter.points

    def why(self, view: View, seat: Seat, move: CanvasMove) -> Words | None:
        from ludoteca.games.canvas.bot_reasons import explain_move

        return explain_move(view, seat, move)

    def lesson(self, language: str) -> Lesson:
        from ludoteca.games.canvas.lesson import LESSON

        return LESSON

    def example(self, language: str) -> Example:
        from ludoteca.games.canvas.example import EXAMPLE

        return EXAMPLE

    def ladder(self, options: CanvasOptions) -> tuple[tuple[int, str], ...]:
        return SOLO_BANDS[::-1]

    def outcome(self, state: State) -> Outcome | None:
        if state.phase != "over":
            return None
        alone = len(state.players) == 1
        return Outcome(
            scores=tuple(score(player) for player in state.players),
            winners=poll(state).leaders,
            breakdown=tuple(_score_sheet(state, seat, alone) for seat in range(len(state.players))),
        )


# --- Taking a card


def _take(state: State, seat: Seat, index: int) -> tuple[State, tuple[Told, ...]]:
    player = state.players[seat]
    if len(player.hand) >= HAND_LIMIT:
        raise IllegalMove("hand_full", rule="take", limit=HAND_LIMIT)
    if not 0 <= index < len(state.row):
        raise IllegalMove("no_such_card", rule="take")
    if index > player.tokens:
        raise IllegalMove("not_enough_tokens", rule="take", price=index, tokens=player.tokens)
    if state.reserve is not None:
        return _take_alone(state, seat, index)
    taken, row, deck = _slide(state, index)
    player = msgspec.structs.replace(
        player, hand=(*player.hand, taken.card), tokens=player.tokens - index + taken.tokens
    )
    state = _seated(msgspec.structs.replace(state, row=row, deck=deck), seat, player)
    return state, (tell(CardTaken(seat, taken.card, index, index, taken.tokens, _title(state, taken.card))),)


def _slide(state: State, index: int) -> tuple[Spot, tuple[Spot, ...], tuple[Card, ...]]:
    """Remove the card at `index`, put a token on each card before it, move the rest left and add a new card."""
    skipped = [Spot(spot.card, spot.tokens + 1) for spot in state.row[:index]]
    fresh, deck = draw(state.deck)
    return state.row[index], (*skipped, *state.row[index + 1 :], *map(Spot, fresh)), deck


def _take_alone(state: State, seat: Seat, index: int) -> tuple[State, tuple[Told, ...]]:
    """Solo puzzle: tokens go to the reserve, skipped cards leave the game, the leftmost card brings a token back."""
    assert state.reserve is not None
    player = state.players[seat]
    taken = state.row[index]
    gone = tuple(spot.card for spot in state.row[:index])
    left = state.row[index + 1 :]
    fresh, deck = draw(state.deck, ROW - len(left))
    back = int(index == 0 and state.reserve > 0)
    state = msgspec.structs.replace(
        state,
        row=left + tuple(Spot(card) for card in fresh),
        deck=deck,
        discarded=state.discarded + gone,
        reserve=state.reserve + index - back,
    )
    player = msgspec.structs.replace(player, hand=(*player.hand, taken.card), tokens=player.tokens - index + back)
    told = (tell(CardTaken(seat, taken.card, index, index, 0, _title(state, taken.card))),)
    return _seated(state, seat, player), told + (tell(TokenReturned(seat)),) * back


# --- Completing a painting


def _paint(state: State, seat: Seat, move: Paint) -> tuple[State, tuple[Told, ...]]:
    player = state.players[seat]
    if len(player.hand) < LAYERS:
        raise IllegalMove("too_few_cards", rule="paint", cards=len(player.hand))
    if any(not 0 <= position < len(player.hand) for position in move.cards):
        raise IllegalMove("not_in_hand", rule="paint", cards=len(player.hand))
    if len(set(move.cards)) < LAYERS:
        raise IllegalMove("same_card_twice", rule="paint")
    if not 0 <= move.background < len(player.backgrounds):
        raise IllegalMove("no_such_background", rule="paint", backgrounds=len(player.backgrounds))
    bottom, middle, top = (player.hand[position] for position in move.cards)
    sheet = player.backgrounds[move.background]
    painting = judged(state, player, (bottom, middle, top), sheet)
    player = msgspec.structs.replace(
        player,
        hand=tuple(card for position, card in enumerate(player.hand) if position not in move.cards),
        backgrounds=tuple(b for b in player.backgrounds if b != sheet),
        ribbons={goal: won + painting.won[goal] for goal, won in player.ribbons.items()},
        bonus=player.bonus + painting.bonus,
        paintings=(*player.paintings, painting),
    )
    told: tuple[Told, ...] = (
        tell(
            PaintingHung(
                seat,
                len(player.paintings),
                sum(painting.won.values()),
                painting.bonus,
                _title(state, *painting.cards),
            )
        ),
    )
    if state.reserve:
        player = msgspec.structs.replace(player, tokens=player.tokens + 1)
        state = msgspec.structs.replace(state, reserve=state.reserve - 1)
        told += (tell(TokenReturned(seat)),)
    return _seated(state, seat, player), told


def judged(state: State, player: Player, cards: tuple[Card, Card, Card], background: int) -> Painting:
    """The painting with its ribbons; those past the end of a scoring card's table are not awarded."""
    seen = visible([state.options.cards[card].icons for card in cards])
    met = {goal: ribbons(goal, seen) for goal in state.goals}
    return Painting(
        cards=cards,
        background=background,
        seen=tuple(tuple(icon for icon in ICONS if icon in swatch) for swatch in seen),
        met=met,
        won={goal: min(met[goal], cap(goal) - player.ribbons[goal]) for goal in state.goals},
        bonus=bonus_ribbons(seen),
    )


def _title(state: State, *cards: Card) -> Title:
    return painting_title([state.options.cards[card] for card in cards])


def _seated(state: State, seat: Seat, player: Player) -> State:
    players = (*state.players[:seat], player, *state.players[seat + 1 :])
    return msgspec.structs.replace(state, players=players)


def _next_painter(state: State) -> Seat:
    """The next player clockwise without three paintings."""
    players, seat = state.players, state.turn
    while True:
        seat = (seat + 1) % len(players)
        if not players[seat].done:
            return seat


# --- Vincent


def _vincents_turn(state: State, chance: Chance) -> tuple[State, tuple[Told, ...]]:
    """He throws all his tokens; each one face up skips a card, four at most; the card he stops at leaves the game."""
    assert state.vincent is not None
    flips = tuple(bool(chance.below(2)) for _ in range(state.vincent.tokens))
    index = min(sum(flips), ROW - 1)
    taken, row, deck = _slide(state, index)
    turn = VincentsTurn(flips, index, taken.card, taken.tokens)
    state = msgspec.structs.replace(
        state,
        row=row,
        deck=deck,
        discarded=(*state.discarded, taken.card),
        vincent=Vincent(state.vincent.tokens - index + taken.tokens, turn),
    )
    return state, (tell(VincentChose(flips, sum(flips), index, taken.card, taken.tokens, _title(state, taken.card))),)


# --- The end


def _leaders(state: State) -> tuple[Seat, ...]:
    """Most points, then most inspiration tokens."""
    best = max((score(player), player.tokens) for player in state.players)
    return tuple(seat for seat, p in enumerate(state.players) if (score(p), p.tokens) == best)


def poll(state: State) -> Poll[Seat]:
    """The vote: players who are not tied and spectators choose among the tied. If the tie remains, all of them win."""
    return Poll(
        voters=state.jury,
        among=state.tied or _leaders(state),
        said={int(seat): painter for seat, painter in state.votes.items()},
        ends=state.vote_ends,
    )


def _jury(state: State, tied: tuple[Seat, ...], company: Company | None) -> tuple[Seat, ...]:
    """The seats that can vote now. Bots never vote on beauty. At a table without a room, every seat is present."""
    seated = range(len(state.players)) if company is None else company.people
    return (*(seat for seat in seated if seat not in tied), *(company.watchers if company else ()))


def _close(state: State, at: Millis, company: Company | None) -> tuple[State, tuple[Told, ...]]:
    tied = _leaders(state)
    if state.options.vote and len(tied) > 1 and (jury := _jury(state, tied, company)):
        state = msgspec.structs.replace(state, phase="vote", tied=tied, jury=jury, vote_ends=at + VOTE_TIME)
        return state, (tell(VoteOpened(tied)),)
    return msgspec.structs.replace(state, phase="over"), ()


def _vote(state: State, seat: Seat, move: Vote) -> Step[State]:
    if state.phase != "vote":
        raise IllegalMove("no_vote", rule="end")
    if move.painter is not None and move.painter not in state.tied:
        raise IllegalMove("not_tied", rule="end")
    if str(seat) in state.votes:
        raise IllegalMove("already_voted", rule="end")
    votes = {**state.votes, str(seat): move.painter}     # without a poll: thousands may vote
    voted = msgspec.structs.replace(state, votes=votes)
    if len(votes) >= len(state.jury) and all(str(voter) in votes for voter in state.jury):
        voted = msgspec.structs.replace(voted, phase="over", vote_ends=None)
    seated = seat < len(state.players)
    if move.painter is None or not (seated or len(state.jury) <= ONE_BY_ONE):
        return Step(voted)
    return Step(voted, (tell(VoteCast(seat, move.painter) if seated else WatcherVoted(move.painter)),))


def _score_sheet(state: State, seat: Seat, alone: bool) -> tuple[Line, ...]:
    player = state.players[seat]
    lines = [Line(goal, points(goal, won), {"ribbons": won}) for goal, won in player.ribbons.items()]
    lines.append(Line("bonus", BONUS_POINTS * player.bonus, {"ribbons": player.bonus}))
    lines.append(Line("tokens", 0, {"tokens": player.tokens}))
    if seat in state.tied:
        lines.append(Line("votes", 0, {"votes": poll(state).count(seat)}))
    if alone:
        lines.append(Line(f"solo-{solo_title(score(player))}", 0))
    return tuple(lines)
