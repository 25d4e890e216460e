"""The bots' turns at one table: ask with the seat's view, wait as long as a person would, then play."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

from ludoteca.room.line import encode
from ludoteca.room.schedule import Alarm
from ludoteca.room.thinking import Question, Thought
from ludoteca.rules import IllegalMove, Seat

if TYPE_CHECKING:
    from ludoteca.room.round import Round

BEFORE_THE_BELL = 400            # ms before a deadline at which a bot plays at the latest


class Turn:
    """What one bot is about: thinking, about to play `alarm`, or content to wait until its view changes."""

    __slots__ = ("alarm", "asked", "content", "level", "view")

    def __init__(self, view: Any, level: str, asked: float) -> None:
        self.view = view
        self.level = level
        self.asked = asked
        self.content = False
        self.alarm: Alarm | None = None


class BotTurns:
    """All the bots of one round."""

    def __init__(self, round: Round) -> None:
        self.round = round
        self.ground = round.room.ground
        self.turns: dict[Seat, Turn] = {}
        self.tasks: set[asyncio.Task[None]] = set()

    def look(self) -> None:
        """Something changed: whoever may act and is not thinking already, thinks."""
        chairs = self.round.room.state.chairs
        if not self.round.running or not any(chair.kind == "bot" for chair in chairs):
            self.rest()
            return
        actors = self.round.table.actors
        for seat, chair in enumerate(chairs):
            turn = self.turns.get(seat)
            if chair.kind != "bot" or seat not in actors:
                self._drop(seat)
                continue
            if turn is not None and turn.level != chair.level:
                self._drop(seat)
                turn = None
            if turn is None:
                self._ask(seat, str(chair.level), self._view(seat))
            elif turn.content and turn.alarm is None and (view := self._view(seat)) != turn.view:
                self._look_again(seat, turn, view)

    def rest(self) -> None:
        for seat in list(self.turns):
            self._drop(seat)

    def _drop(self, seat: Seat) -> None:
        turn = self.turns.pop(seat, None)
        if turn is not None and turn.alarm is not None:
            turn.alarm.cancel()

    def _view(self, seat: Seat) -> Any:
        return self.round.game.view(self.round.table.state, seat)

    def _look_again(self, seat: Seat, turn: Turn, view: Any) -> None:
        """A bot that chose to wait sees something new; not at every stroke of a pen, though."""
        wait = self.ground.patience.rethink * self.ground.bot_pace - (self.ground.wall() - turn.asked)
        if wait <= 0:
            self._ask(seat, turn.level, view)
            return

        def again() -> None:
            if self.turns.get(seat) is turn:
                turn.alarm = None
                self.look()

        turn.alarm = self.ground.schedule.after(wait, again)

    def _ask(self, seat: Seat, level: str, view: Any, anything: bool = False) -> None:
        turn = self.turns[seat] = Turn(view, level, self.ground.wall())
        room = self.round.room
        question = Question(
            game=self.round.game.id, level=level, seat=seat, view=encode(view), position=self.round.table.position,
            seed=f"{room.state.bot_seed}/{self.round.number}", anything=anything)
        task = asyncio.get_running_loop().create_task(self._think(seat, turn, question))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def _think(self, seat: Seat, turn: Turn, question: Question) -> None:
        try:
            thought = await self.ground.thinker.think(question)
        except Exception:
            self.ground.trouble("thinker_failed", game=question.game, bot=question.level)
            thought = Thought(stumbled="ThinkerFailed")
        if thought.stumbled:
            self.ground.tally.stumbled(question.game)
            self.ground.note("bot_stumbled", game=question.game, bot=question.level, error=thought.stumbled)
        if self.turns.get(seat) is turn:
            self._decided(seat, turn, thought)

    def _decided(self, seat: Seat, turn: Turn, thought: Thought) -> None:
        if thought.move is None:
            turn.content = True
            self.look()
            return
        wait = thought.pace * self.ground.bot_pace - (self.ground.wall() - turn.asked)
        deadline = self.round.table.deadline
        if deadline is not None:
            wait = min(wait, deadline - BEFORE_THE_BELL - self.round.clock.now())

        def act() -> None:
            self.round.room.post(lambda: self._act(seat, turn, thought.move))

        if wait <= 0:
            act()
        else:
            turn.alarm = self.ground.schedule.after(wait, act)

    async def _act(self, seat: Seat, turn: Turn, move: Any) -> None:
        if self.turns.get(seat) is not turn or not self.round.running:
            return
        del self.turns[seat]
        await self.round.bot_plays(seat, move, lambda refusal: self._refused(seat, turn, refusal))
        self.look()

    def _refused(self, seat: Seat, turn: Turn, refusal: IllegalMove) -> None:
        """Overtaken by events: think again. Refused with nothing new in sight: play anything legal."""
        if not self.round.running or seat not in self.round.table.actors or seat in self.turns:
            return
        view = self._view(seat)
        if view == turn.view:
            self.ground.tally.stumbled(self.round.game.id)
            self.ground.note("bot_refused", game=self.round.game.id, bot=turn.level, code=refusal.code)
        self._ask(seat, turn.level, view, anything=view == turn.view)
