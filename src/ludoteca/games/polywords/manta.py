"""Manta: two teams, four turns. Each team gives the other categories, then both race to write three words."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from msgspec.structs import replace

from ludoteca.games.polywords import grid, moves
from ludoteca.games.polywords.moves import WordMove
from ludoteca.games.polywords.requests import Request, draw_category, unfit_for_lengths
from ludoteca.games.polywords.reveal import ContestGame
from ludoteca.games.polywords.rules import NOTHING_COSTS, NUMBERS, PAYING, VERDICT, Moment, with_item
from ludoteca.games.polywords.sheet import Writing, check_writing, spell, with_word
from ludoteca.games.polywords.state import MantaOptions, MantaState
from ludoteca.games.polywords.view import COVERED, MantaView, seen_as, table_behind
from ludoteca.rules import Chance, IllegalMove, Millis, Seat
from ludoteca.rules.deck import turn_up

LENGTHS = (4, 5, 6, 7, 8, 9)
CARDS = 3
DECK = 24                     # categories in a game; with hard ones, two decks of twelve


class Manta(ContestGame[MantaOptions, MantaState, MantaView]):
    """One board per team; the writer changes every turn.

    Hidden: the other team's hand and placed cards while categories are placed, and its suggestions while words are
    written. Spectators see neither team's.
    """

    id, seats, minutes, turns = "manta", range(4, 7), 20, 4
    secret = False
    Move = (moves.Assign | moves.Write | moves.Draft | moves.Pass | moves.Ready | moves.Contest | moves.Bottle)
    Event = (moves.TurnBegan | moves.CardLaid | moves.PairsShown | moves.TeamWrote | moves.DraftShown | moves.PenDown
             | moves.TeamFinished | moves.Contested | moves.ContestSettled | moves.Penalised | moves.BottleDropped)

    peaks: ClassVar = {moves.PairsShown: 1_800, moves.TeamFinished: 2_400, moves.ContestSettled: VERDICT,
                       moves.Penalised: PAYING}
    numbers: ClassVar = {**NUMBERS, "turns": turns, "cards": CARDS, "lengths": LENGTHS}

    # --- the teams --------------------------------------------------------------------------------------------------

    def boards(self, seats: int) -> int:
        return 2

    def board_of(self, seat: Seat) -> int:
        return seat % 2

    def team(self, state: MantaState, seat: Seat) -> int:
        """The team of a seat, also for the team chat."""
        return self.board_of(seat)

    def members(self, laid: MantaState | MantaView, team: int) -> tuple[Seat, ...]:
        return tuple(range(team, laid.seats, 2))

    def droppers(self, state: MantaState, board: int) -> tuple[Seat, ...]:
        return self.members(state, board)

    def writer(self, laid: MantaState | MantaView, team: int) -> Seat:
        """Return the writer of this turn."""
        members = self.members(laid, team)
        return members[(laid.turn - 1) % len(members)]

    # --- the assignment ---------------------------------------------------------------------------------------------

    def next_turn(self, state: MantaState, now: Moment) -> MantaState:
        if state.turn >= self.turns:
            return self.finish(state)
        state = replace(state, turn=state.turn + 1, written=((), ()), disputes=(), pairs=({}, {}), drafts=({}, {}))
        state = self.turn_hourglass(self.lay_requests(state, now.chance), "assign", now)
        now.tell(moves.TurnBegan(state.turn, lengths=state.request.lengths))
        return state

    def lay_requests(self, state: MantaState, chance: Chance) -> MantaState:
        """Turn up three lengths; the other three next turn; then all six are shuffled again."""
        gone = () if state.turn % 2 else state.request.lengths
        state = replace(state, request=Request(lengths=tuple(sorted(turn_up(LENGTHS, gone, CARDS, chance)))))
        hands: tuple[tuple[str, ...], ...] = ((), ())
        for team in (0, 1):
            hands = with_item(hands, team, self.deal(state, team, hands[0], chance))
        return replace(state, hands=hands)

    def deal(self, laid: MantaState | MantaView, team: int, taken: tuple[str, ...], chance: Chance) -> tuple[str, ...]:
        """Deal each team three new categories; with hard cards each team has its own deck.

        Our rule: each category has everyday answers of each of the three lengths, so that no pair is impossible.
        """
        hand: tuple[str, ...] = ()
        others = (*laid.dealt[1 - team], *taken)
        options = laid.options
        unfit = unfit_for_lengths(laid.request.lengths, 0, options.words)
        while len(hand) < CARDS:
            own = (*laid.dealt[team], *hand)
            hand = (*hand, draw_category(
                own if options.hard else (*own, *others), DECK // 2 if options.hard else DECK, options.hard,
                options.words, chance, others, unfit))
        return hand

    def assign(self, state: MantaState, seat: Seat, move: moves.Assign, now: Moment) -> MantaState:
        team = self.board_of(seat)
        if move.category not in state.hands[team]:
            raise IllegalMove("not_in_hand", rule="turn")
        if move.length not in state.request.lengths:
            raise IllegalMove("no_such_length_card", rule="turn", length=move.length)
        if move.length in state.pairs[1 - team]:
            raise IllegalMove("length_covered", rule="turn", length=move.length)
        state = self.lay(state, team, move.category, move.length, now)
        if not state.hands[team]:
            state = replace(state, done=tuple(
                done or self.board_of(each) == team for each, done in enumerate(state.done)))
        return self.show_pairs(state, now) if all(state.done) else state

    def lay(self, state: MantaState, team: int, category: str, length: int, now: Moment) -> MantaState:
        now.tell(moves.CardLaid(team, length))
        hand = tuple(each for each in state.hands[team] if each != category)
        return replace(
            state, hands=with_item(state.hands, team, hand),
            pairs=with_item(state.pairs, 1 - team, {**state.pairs[1 - team], length: category}))

    def show_pairs(self, state: MantaState, now: Moment) -> MantaState:
        """Show the pairs and start writing. Cards that were not placed are placed at random."""
        for team in (0, 1):
            free = [length for length in state.request.lengths if length not in state.pairs[1 - team]]
            for category, length in zip(now.chance.shuffled(state.hands[team]), free, strict=True):
                state = self.lay(state, team, category, length, now)
        dealt = tuple((*state.dealt[team], *sorted(state.pairs[1 - team].values())) for team in (0, 1))
        state = self.turn_hourglass(replace(state, dealt=dealt), "write", now)
        for team in (0, 1):
            now.tell(moves.PairsShown(team, state.pairs[team]))
        return state

    # --- writing ----------------------------------------------------------------------------------------------------

    def act(self, state: MantaState, seat: Seat, move: WordMove, now: Moment) -> MantaState:
        match move:
            case moves.Assign():
                self.only_in(state, "assign")
                return self.assign(state, seat, move, now)
            case moves.Draft():
                self.only_in(state, "write")
                return self.draft(state, seat, move, now)
        return super().act(state, seat, move, now)

    def races(self, state: MantaState, seat: Seat, move: WordMove) -> bool:
        """A team's third word ends the turn for both teams, so it is a race."""
        return isinstance(move, moves.Write) and len(state.written[self.board_of(seat)]) == CARDS - 1

    def stamped(self, move: WordMove, lag: Millis) -> WordMove:
        return replace(move, lag=lag) if isinstance(move, moves.Write) else move

    def missing(self, laid: MantaState | MantaView, team: int) -> list[int]:
        """Return the lengths for which a team has no word yet."""
        written = {len(each.word) for each in laid.written[team]}
        return [length for length in laid.request.lengths if length not in written]

    def check_length(self, state: MantaState, team: int, word: str) -> None:
        if len(word) not in self.missing(state, team):
            raise IllegalMove("wrong_length", rule="turn", word=word, length=len(word))

    def write(self, state: MantaState, seat: Seat, move: moves.Write, now: Moment) -> MantaState:
        team = self.board_of(seat)
        if seat != self.writer(state, team):
            raise IllegalMove("not_the_writer", rule="turn")
        word = spell(move.word)
        self.check_length(state, team, word)
        sheet = state.sheets[team]
        # Our rule: each of the three words is written by itself, so it may reuse those before it.
        check_writing(sheet, word, move.path)
        writing = Writing(text=move.word.strip(), word=word, path=move.path)
        new = len(grid.new_cells(sheet.cells, move.path))
        now.tell(moves.TeamWrote(seat, team, word, writing.text, move.path, len(word), new))
        drafts = {each: draft for each, draft in state.drafts[team].items()
                  if len(draft.word) != len(word) and each != seat}
        state = replace(
            state, sheets=with_item(state.sheets, team, with_word(sheet, writing)),
            drafts=with_item(state.drafts, team, drafts),
            written=with_item(state.written, team, (*state.written[team], writing)))
        if self.missing(state, team):
            return state
        now.tell(moves.TeamFinished(team, len(self.missing(state, 1 - team))))
        return self.reveal(state, now)

    def draft(self, state: MantaState, seat: Seat, move: moves.Draft, now: Moment) -> MantaState:
        team = self.board_of(seat)
        kept = {each: draft for each, draft in state.drafts[team].items() if each != seat}
        if move.word:
            word = spell(move.word)
            self.check_length(state, team, word)
            if move.path:
                check_writing(state.sheets[team], word, move.path)
            kept[seat] = Writing(text=move.word.strip(), word=word, path=move.path)
            now.tell(moves.DraftShown(seat, word), *self.members(state, team))
        return replace(state, drafts=with_item(state.drafts, team, dict(sorted(kept.items()))))

    def give_up(self, state: MantaState, seat: Seat, now: Moment) -> MantaState:
        team = self.board_of(seat)
        if seat != self.writer(state, team):
            raise IllegalMove("not_the_writer", rule="turn")
        now.tell(moves.PenDown(seat))
        state = replace(state, done=tuple(done or self.board_of(each) == team for each, done in enumerate(state.done)))
        return self.reveal(state, now) if all(state.done) else state

    def show_words(self, state: MantaState, now: Moment) -> MantaState:
        return replace(state, drafts=({}, {}))

    def category_of(self, state: MantaState, board: int, number: int) -> str:
        return state.pairs[board][len(state.written[board][number].word)]

    def settle(self, state: MantaState, now: Moment) -> MantaState:
        """Add two bottles for every word a team has not written."""
        for team in (0, 1):
            state = self.punish(state, team, NOTHING_COSTS * len(self.missing(state, team)), "missing", now)
        return state

    def voters(self, state: MantaState, accuser: Seat, accused: int) -> tuple[Seat, ...]:
        """None: all are on a team, so the dictionary and the lists decide."""
        return ()

    def time_up(self, state: MantaState, now: Moment) -> MantaState:
        return self.show_pairs(state, now) if state.phase == "assign" else super().time_up(state, now)

    # --- what a seat may know ---------------------------------------------------------------------------------------

    def view(self, state: MantaState, seat: Seat | None) -> MantaView:
        mine = None if seat is None else self.board_of(seat)
        hands, pairs = state.hands, state.pairs
        for team in (0, 1):
            if team != mine and state.phase == "assign":
                hands = with_item(hands, team, (COVERED,) * len(hands[team]))
                pairs = with_item(pairs, 1 - team, dict.fromkeys(pairs[1 - team], COVERED))
        return seen_as(
            MantaView, state, hands=hands, pairs=pairs, drafts={} if mine is None else state.drafts[mine])

    def hidden(self, state: MantaState, seat: Seat | None) -> Iterator[str]:
        for team in (0, 1):
            if seat is not None and team == self.board_of(seat):
                continue
            if state.phase == "assign":
                yield from (f"hands.{team}.{card}" for card in range(len(state.hands[team])))
                yield from (f"pairs.{1 - team}.{length}" for length in state.pairs[1 - team])
            if state.phase == "write":
                yield f"drafts.{team}"

    def resample(self, view: MantaView, seat: Seat | None, chance: Chance) -> MantaState:
        mine = None if seat is None else self.board_of(seat)
        hands, pairs = view.hands, view.pairs
        drafts: list[dict[Seat, Writing]] = [{}, {}]
        known = () if mine is None else (*view.hands[mine], *view.pairs[1 - mine].values())
        for team in (0, 1):
            if team == mine:
                drafts[team] = view.drafts
            elif view.phase == "assign":
                cards = self.deal(view, team, known, chance)
                laid = dict(zip(view.pairs[1 - team], cards, strict=False))
                pairs = with_item(pairs, 1 - team, laid)
                hands = with_item(hands, team, cards[len(laid):])
                known = (*known, *cards)
            elif view.phase == "write":
                drafts[team] = self.some_drafts(view, team, chance)
        return table_behind(MantaState, view, hands=hands, pairs=pairs, drafts=tuple(drafts))

    def some_drafts(self, view: MantaView, team: int, chance: Chance) -> dict[Seat, Writing]:
        """Return suggestions that a team's members may have shown each other."""
        drafts = {}
        for seat in self.members(view, team):
            if chance.below(3) == 0:
                word = self.guess_word(view, team, chance)
                drafts[seat] = Writing(text=word, word=word, path=())
        return drafts

    def guess_word(self, laid: MantaState | MantaView, board: int, chance: Chance) -> str:
        length = chance.pick(self.missing(laid, board))
        return "".join(chance.pick("AEIOULNRSTCDMPBG") for _ in range(length))

    def sample(self, state: MantaState, seat: Seat, chance: Chance) -> WordMove:
        team = self.board_of(seat)
        if state.phase == "assign":
            free = [length for length in state.request.lengths if length not in state.pairs[1 - team]]
            return moves.Assign(chance.pick(state.hands[team]), chance.pick(free))
        if state.phase == "write" and seat != self.writer(state, team):
            found = self.some_writing(state, team, chance)
            return moves.Draft(found[0].word, found[0].path) if found else moves.Draft()
        return super().sample(state, seat, chance)
