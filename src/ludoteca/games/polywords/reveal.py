"""Reveal phase: all words are shown, contested and voted on, then the turn is settled."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Generic, TypeVar

from msgspec.structs import replace

from ludoteca.games.polywords import contest, moves, words
from ludoteca.games.polywords.contest import Dispute, Proof, Reason
from ludoteca.games.polywords.moves import WordMove
from ludoteca.games.polywords.rules import CONTEST_COSTS, TIME_TO_LOOK, TIME_TO_VOTE, Moment, WordGame, with_done
from ludoteca.games.polywords.state import ContestOptions, ContestState, MantaOptions
from ludoteca.games.polywords.view import ContestView
from ludoteca.rules import Chance, IllegalMove, Seat
from ludoteca.rules.vote import Poll

O = TypeVar("O", bound=ContestOptions | MantaOptions)  # noqa: E741
S = TypeVar("S", bound=ContestState)
V = TypeVar("V", bound=ContestView)


class ContestGame(WordGame[O, S, V], Generic[O, S, V]):
    """Base of the five games with contests."""

    # --- what each game says for itself -------------------------------------------------------------------------

    def settle(self, state: S, now: Moment) -> S:
        """Settle the turn once all contests are over."""
        return state

    def category_of(self, state: S, board: int, number: int) -> str:
        """The category a word of this turn had to belong to, or an empty string."""
        return state.request.categories[0] if state.request.categories else ""

    def voters(self, state: S, accuser: Seat, accused: int) -> tuple[Seat, ...]:
        """Return the seats that are neither accuser nor accused; none with the automatic referee."""
        if state.options.automatic:
            return ()
        return tuple(seat for seat in range(state.seats)
                     if seat != accuser and self.board_of(seat) != accused and self.in_play(state, seat))

    # --- looking ------------------------------------------------------------------------------------------------

    def actors(self, state: S) -> frozenset[Seat]:
        return frozenset(self.poll(state).missing) if state.phase == "vote" else super().actors(state)

    def act(self, state: S, seat: Seat, move: WordMove, now: Moment) -> S:
        match move:
            case moves.Ready():
                self.only_in(state, "reveal")
                return self.ready(state, seat, now)
            case moves.Contest():
                self.only_in(state, "reveal")
                return self.accuse(state, seat, move, now)
            case moves.Vote():
                self.only_in(state, "vote")
                return self.vote(state, seat, move.right, now)
        return super().act(state, seat, move, now)

    def time_up(self, state: S, now: Moment) -> S:
        match state.phase:
            case "reveal":
                return self.close_turn(state, now)
            case "vote":
                return self.judge(state, now)
        return super().time_up(state, now)

    def reveal(self, state: S, now: Moment) -> S:
        """Write all words on the boards and start the time for contests."""
        return self.look(self.show_words(state, now), now)

    def look(self, state: S, now: Moment) -> S:
        if not any(state.written):
            return self.close_turn(state, now)
        return self.enter(state, "reveal", now, TIME_TO_LOOK)

    def ready(self, state: S, seat: Seat, now: Moment) -> S:
        done = with_done(state.done, seat)
        state = replace(state, done=done)
        return self.close_turn(state, now) if False not in done else state

    def close_turn(self, state: S, now: Moment) -> S:
        return self.hand_out_bottles(self.settle(state, now), now)

    # --- contests -----------------------------------------------------------------------------------------------

    def accuse(self, state: S, seat: Seat, move: moves.Contest, now: Moment) -> S:
        if not 0 <= move.accused < len(state.sheets) or not 0 <= move.number < len(state.written[move.accused]):
            raise IllegalMove("no_such_word", rule="contest")
        word, text = state.written[move.accused][move.number].word, state.written[move.accused][move.number].text
        together = self.together(state, move.accused, move.number)
        if self.board_of(seat) in together:
            raise IllegalMove("own_word", rule="contest")
        if any(each.accused in together and each.number == move.number for each in state.disputes):
            raise IllegalMove("contested_already", rule="contest", word=word)
        category = self.category_of(state, move.accused, move.number)
        if move.reason == "category" and not category:
            raise IllegalMove("no_category_asked", rule="contest")
        proof = now.chance.recall(
            f"proof {word}", lambda: contest.gather(text, move.reason, category, state.options.words), Proof)
        dispute = Dispute(
            accuser=seat, accused=move.accused, number=move.number, word=word, reason=move.reason, category=category,
            proof=proof, price=0 if self.free_call(state, move.reason) else CONTEST_COSTS,
            voters=tuple(
                each for each in self.voters(state, seat, move.accused) if self.board_of(each) not in together))
        now.tell(moves.Contested(seat, move.accused, word, move.reason, category))
        state = replace(state, disputes=(*state.disputes, dispute))
        if not dispute.voters:
            return self.judge(state, now)
        kept = state.done
        return replace(self.enter(state, "vote", now, TIME_TO_VOTE), done=kept)

    def poll(self, state: S) -> Poll[bool]:
        """Return the vote on the last contested word."""
        return contest.poll(state.disputes[-1], state.ends)

    def vote(self, state: S, seat: Seat, right: bool, now: Moment) -> S:
        dispute = contest.with_vote(state.disputes[-1], seat, right)
        now.tell(moves.Voted(seat, right))
        state = replace(state, disputes=(*state.disputes[:-1], dispute))
        return self.judge(state, now) if self.poll(state).over else state

    def judge(self, state: S, now: Moment) -> S:
        """Decide the contest, add the loser's two penalties, and continue the reveal."""
        poll, dispute = self.poll(state), contest.settled(state.disputes[-1])
        now.tell(moves.ContestSettled(
            dispute.accuser, dispute.accused, dispute.word, bool(dispute.guilty), poll.count(True), poll.count(False)))
        kept = state.done
        state = replace(state, disputes=(*state.disputes[:-1], dispute))
        state = replace(self.enter(state, "reveal", now, TIME_TO_LOOK), done=kept)
        together = self.together(state, dispute.accused, dispute.number)
        for loser in together if dispute.guilty else (self.board_of(dispute.accuser),):
            if dispute.price and state.phase != "over":
                state = self.punish(state, loser, dispute.price, "contest", now)
        return state

    def together(self, state: S, board: int, number: int) -> tuple[int, ...]:
        """Return the boards with the same word, which share the verdict."""
        return (board,)

    def free_call(self, state: S, reason: Reason) -> bool:
        """Return whether the variant has its own penalty for this, so that a contest costs nothing more."""
        return False

    def may_be_wrong(self, state: S) -> bool:
        """Return whether a word may be wrong: one was contested, or the referee is automatic."""
        return bool(state.disputes) or state.options.automatic

    def found_wrong(self, state: S, board: int, number: int = 0) -> bool:
        """Return whether a word of this turn lost a contest."""
        return bool(state.disputes) and any(
            each.guilty and board in self.together(state, each.accused, each.number) and each.number == number
            for each in state.disputes)

    def called_out(self, state: S, board: int) -> bool:
        """Return whether the board's word lost a free contest about its category."""
        return bool(state.disputes) and any(
            each.guilty and each.accused == board and not each.price for each in state.disputes)

    def refuted(self, state: S, board: int, chance: Chance) -> bool:
        """Return whether the automatic referee rules the board's word out of its category, without a contest."""
        if not state.options.automatic or not state.written[board]:
            return False
        category = self.category_of(state, board, 0)
        if not category:
            return False
        writing = state.written[board][0]
        return chance.recall(
            f"refuted {writing.word} {category}",
            lambda: not words.evidence(writing.text, category, state.options.words).supports)

    def consult(self, question: Mapping[str, str]) -> dict[str, object] | None:
        """Return whether the lists hold a word, which all may ask before writing it."""
        try:
            found = words.evidence(question["word"], question["category"], question["words"])
        except (KeyError, ValueError):
            return None
        return {"listed": found.supports}

    # --- sample moves --------------------------------------------------------------------------------------------

    def sample(self, state: S, seat: Seat, chance: Chance) -> WordMove:
        match state.phase:
            case "vote":
                return moves.Vote(chance.below(2) == 0)
            case "reveal":
                return self.some_doubt(state, seat, chance) or moves.Ready()
        return super().sample(state, seat, chance)

    def some_doubt(self, state: S, seat: Seat, chance: Chance) -> moves.Contest | None:
        """Return a random contest, or None."""
        contested = {(each.accused, each.number) for each in state.disputes}
        words_shown = [(board, number) for board, written in enumerate(state.written) for number in range(len(written))]
        open_words = [(board, number) for board, number in words_shown
                      if contested.union([(self.board_of(seat), number)]).isdisjoint(
                          (each, number) for each in self.together(state, board, number))]
        if not open_words or chance.below(5):
            return None
        board, number = chance.pick(open_words)
        has_category = bool(self.category_of(state, board, number))
        return moves.Contest(board, "category" if has_category and chance.below(2) else "sense", number)
