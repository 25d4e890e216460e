"""Bot turns: ask the bot engine with the seat's view, wait as long as a person would, then submit the move."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from typing import Any, Protocol

from ludoteca.bots import Level
from ludoteca.protocol.messages import encode
from ludoteca.rules import IllegalMove, Seat
from ludoteca.server.bot_workers.engine import BotMove, BotRequest
from ludoteca.server.runtime.job_queue import Job
from ludoteca.server.runtime.scheduler import Alarm
from ludoteca.server.services import Services

BEFORE_DEADLINE = 400            # ms before a deadline at which a bot plays at the latest
AFTER_ERROR = 5_000             # ms until a bot whose move broke something is asked again


class RoundForBots(Protocol):
    """What the bots need of the round they play in."""

    @property
    def game_id(self) -> str: ...

    @property
    def position(self) -> int: ...

    def bots_to_act(self) -> Mapping[Seat, Level]:
        """The bots who may act now; none while the clock is paused or the game is over."""

    def view_of(self, seat: Seat) -> Any:
        """What a bot in this seat may know."""

    def time_left(self) -> float | None:
        """Milliseconds until the deadline, if there is one."""

    def held(self) -> float:
        """Milliseconds until the current peak is over."""

    def enqueue(self, job: Job) -> None: ...

    def play_bot(
        self, seat: Seat, move: Any, reply: Callable[[IllegalMove | None], None],
    ) -> Awaitable[None]: ...


class Turn:
    """The turn of one bot: thinking, about to play at `alarm`, or content to wait until its view changes.

    `asked` is when it sees what it is asked about; a peak ends first.
    """

    __slots__ = ("alarm", "asked", "content", "level", "thought", "view")

    def __init__(self, view: Any, level: Level, asked: float) -> None:
        self.view = view
        self.level = level
        self.asked = asked
        self.content = False
        self.thought: BotMove | None = None
        self.alarm: Alarm | None = None


class BotTurns:
    """All the bots of one round. `seed` is what they draw from: secret, and the table's own."""

    def __init__(self, round: RoundForBots, services: Services, seed: str) -> None:
        self._round = round
        self._services = services
        self._seed = seed
        self._turns: dict[Seat, Turn] = {}
        self._thoughts: set[asyncio.Task[None]] = set()

    def look(self) -> None:
        """Something changed: ask for a move for every bot that may act and has none yet."""
        may_act = self._round.bots_to_act()
        if not may_act:
            if self._turns:
                self.stop()
            return
        for seat in self._turns.keys() - may_act.keys():
            self._drop(seat)
        for seat, level in may_act.items():
            turn = self._turns.get(seat)
            if turn is not None and turn.level != level:
                self._drop(seat)
                turn = None
            if turn is None:
                self._ask(seat, level, self._round.view_of(seat))
            elif turn.content and turn.alarm is None and (view := self._round.view_of(seat)) != turn.view:
                self._look_again(seat, turn, view)

    def hold(self, millis: float) -> None:
        """A peak begins: bots that were about to play wait for its end."""
        for seat, turn in list(self._turns.items()):
            turn.asked += millis * min(1.0, self._services.bot_pace)
            self._wait_anew(seat, turn)

    def hurry(self) -> None:
        """The peak is over before its time: bots wait no longer for it."""
        now = self._services.wall()
        for seat, turn in list(self._turns.items()):
            turn.asked = min(turn.asked, now)
            self._wait_anew(seat, turn)

    def _wait_anew(self, seat: Seat, turn: Turn) -> None:
        if turn.thought is not None and turn.alarm is not None:
            turn.alarm.cancel()
            self._decided(seat, turn, turn.thought)

    def stop(self) -> None:
        if self._turns:
            for seat in list(self._turns):
                self._drop(seat)

    @property
    def thinking(self) -> bool:
        return bool(self._thoughts)

    async def settled(self) -> None:
        """Wait until no bot is thinking."""
        while self._thoughts:
            await asyncio.wait(self._thoughts)

    def _drop(self, seat: Seat) -> None:
        turn = self._turns.pop(seat, None)
        if turn is not None and turn.alarm is not None:
            turn.alarm.cancel()

    def _look_again(self, seat: Seat, turn: Turn, view: Any) -> None:
        """A bot that chose to wait has a new view. Ask again, but not more often than `Timeouts.rethink`."""
        services = self._services
        wait = services.timeouts.rethink * services.bot_pace - (services.wall() - turn.asked)
        if wait <= 0:
            self._ask(seat, turn.level, view)
            return

        def again() -> None:
            if self._turns.get(seat) is turn:
                turn.alarm = None
                self.look()

        turn.alarm = services.schedule.after(wait, again)

    def _ask(self, seat: Seat, level: Level, view: Any, anything: bool = False) -> None:
        services = self._services
        sees = services.wall() + self._round.held() * min(1.0, services.bot_pace)
        turn = self._turns[seat] = Turn(view, level, sees)
        question = BotRequest(
            game=self._round.game_id, level=level, seat=seat, view=encode(view), position=self._round.position,
            seed=self._seed, anything=anything)
        task = asyncio.get_running_loop().create_task(self._think(seat, turn, question))
        self._thoughts.add(task)
        task.add_done_callback(self._thoughts.discard)

    async def _think(self, seat: Seat, turn: Turn, question: BotRequest) -> None:
        services = self._services
        try:
            thought = await services.bot_engine.think(question)
        except Exception:
            services.trouble("thinker_failed", game=question.game, bot=question.level)
            thought = BotMove(stumbled="ThinkerFailed")
        if thought.stumbled:
            services.counters.bot_failed(question.game)
            services.note("bot_stumbled", game=question.game, bot=question.level, error=thought.stumbled)
        if self._turns.get(seat) is turn:
            self._decided(seat, turn, thought)

    def _decided(self, seat: Seat, turn: Turn, thought: BotMove) -> None:
        if thought.move is None:
            turn.content = True
            self.look()
            return
        turn.thought = thought
        services = self._services
        wait = thought.delay_ms * services.bot_pace - (services.wall() - turn.asked)
        left = self._round.time_left()
        if left is not None:
            wait = min(wait, left - BEFORE_DEADLINE)

        def act() -> None:
            self._round.enqueue(lambda: self._act(seat, turn, thought.move))

        if wait <= 0:
            act()
        else:
            turn.alarm = services.schedule.after(wait, act)

    async def _act(self, seat: Seat, turn: Turn, move: Any) -> None:
        if self._turns.get(seat) is not turn or seat not in self._round.bots_to_act():
            return
        del self._turns[seat]

        def answer(refusal: IllegalMove | None) -> None:
            if refusal is not None:
                self._refused(seat, turn, refusal)

        try:
            await self._round.play_bot(seat, move, answer)
        except IllegalMove as refusal:
            answer(refusal)
        except Exception:
            self._services.schedule.after(AFTER_ERROR, self.look)
            raise
        self.look()

    def _refused(self, seat: Seat, turn: Turn, refusal: IllegalMove) -> None:
        """The view has changed since: think again. The view is the same: play any legal move."""
        if seat not in self._round.bots_to_act() or seat in self._turns:
            return
        view = self._round.view_of(seat)
        stuck = view == turn.view
        if stuck:
            self._services.counters.bot_failed(self._round.game_id)
            self._services.note("bot_refused", game=self._round.game_id, bot=turn.level, code=refusal.code)
        self._ask(seat, turn.level, view, anything=stuck)
