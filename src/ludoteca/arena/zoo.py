"""PettingZoo environments (AEC) of the games that can be learned; needs the extra `research`.

    from ludoteca.arena import zoo
    env = zoo.env("masterdice")                     # or canvas, finestre, palla, polpo, medusa
    env.reset(seed=7)
    for agent in env.agent_iter():
        seen, reward, over, cut, info = env.last()
        env.step(None if over or cut else env.action_space(agent).sample(seen["action_mask"]))

The end pays 1 to the winner, 0 to each of several winners and -1 to the others; alone it pays the points. Where several
seats may act at once (Finestre's race, words in secret) chance picks the agent that acts first. No hourglass runs.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ludoteca.arena.extras import research_needed

try:
    import numpy as np
    from gymnasium import spaces
    from gymnasium.utils import seeding
    from pettingzoo import AECEnv
    from pettingzoo.utils import wrappers
except ModuleNotFoundError as missing:
    raise research_needed(__name__, missing) from None

from ludoteca.arena.encoding import Mask, Numbers
from ludoteca.arena.encodings import encoding_for
from ludoteca.rules import Chance, Table
from ludoteca.rules.game import Outcome, Seat
from ludoteca.rules.registry import game as find_game
from ludoteca.rules.text_interface import told

GAMES = ("masterdice", "canvas", "finestre", "palla", "polpo", "medusa")
LONGEST = 4000                              # moves; a longer game is truncated


def reward(outcome: Outcome, seat: Seat) -> float:
    """The reward of a seat at the end."""
    if len(outcome.scores) == 1:
        return float(outcome.scores[0])
    if seat not in outcome.winners:
        return -1.0
    return 1.0 if len(outcome.winners) == 1 else 0.0


def let_time_pass(table: Table) -> None:
    """Let deadlines pass until a seat may act or the game is over."""
    while table.outcome is None and not table.actors:
        table.expire()


class TableEnv(AECEnv):
    """One table. Agents are called `seat_0`, `seat_1`, …; observations are `{"observation", "action_mask"}`."""

    def __init__(
        self, game: str, seats: int | None = None, options: Mapping[str, object] | None = None,
        render_mode: str | None = None, language: str = "en",
    ) -> None:
        super().__init__()
        self.metadata = {"render_modes": ["ansi", "human"], "name": f"ludoteca_{game}_v0", "is_parallelizable": False}
        self.render_mode, self.language = render_mode, language
        chairs = find_game(game).seats
        self._laid = (game, seats or (2 if 2 in chairs else chairs[0]), dict(options or {}))
        self.table = self._lay(0)
        self.encoding = encoding_for(self.table)
        self.possible_agents = [f"seat_{seat}" for seat in range(self.table.seats)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        size, actions = self.encoding.size, self.encoding.actions
        self.observation_spaces = {agent: spaces.Dict({
            "observation": spaces.Box(0.0, 1.0, (size,), np.float32),
            "action_mask": spaces.Box(0, 1, (actions,), np.int8)}) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(actions) for agent in self.possible_agents}
        self._luck: np.random.Generator | None = None

    def _lay(self, seed: int) -> Table:
        game, seats, options = self._laid
        table = Table(game, seats, seed=seed, options=options)
        let_time_pass(table)
        return table

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, object] | None = None) -> None:
        """Start a new deal. After a seed, this deal and all later ones are always the same."""
        if seed is not None or self._luck is None:
            self._luck, _ = seeding.np_random(seed)
        self.table = self._lay(int(self._luck.integers(2**62)))
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, object]] = {agent: {} for agent in self.agents}
        self.agent_selection = self._next()

    def _next(self) -> str:
        """The next agent; chance picks one where several seats may act."""
        actors = sorted(self.table.actors)
        if not actors:
            return self.agent_selection
        chance = Chance.stream(self.table.seed, self.table.position, "asked first")
        return self.possible_agents[actors[0] if len(actors) == 1 else chance.pick(actors)]

    def observe(self, agent: str) -> dict[str, Numbers | Mask]:
        """The observation of an agent; its mask is empty where another acts."""
        seat = self._seats[agent]
        view = self.table.view(seat)
        eye = Chance.stream(self.table.seed, self.table.position, f"eye {seat}")
        asked = agent == self.agent_selection and seat in self.table.actors
        mask = self.encoding.mask(view, seat) if asked else np.zeros(self.encoding.actions, np.int8)
        return {"observation": self.encoding.seen(view, seat, eye), "action_mask": mask}

    def step(self, action: int | None) -> None:
        """Play the selected agent's action. Raises IllegalMove with the reason; `env` ends the game instead."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        seat = self._seats[agent]
        self._cumulative_rewards[agent] = 0.0
        self.table.play(seat, self.encoding.move(self.table.view(seat), seat, int(action)))
        let_time_pass(self.table)
        self._clear_rewards()
        outcome = self.table.outcome
        if outcome is not None:
            self.rewards = {each: reward(outcome, self._seats[each]) for each in self.agents}
            self.terminations = dict.fromkeys(self.agents, True)
        elif self.table.position >= LONGEST:
            self.truncations = dict.fromkeys(self.agents, True)
        self.agent_selection = self._next()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | None:
        """The table in words, as the selected agent sees it."""
        seat = self._seats[self.agent_selection]
        lines = "\n".join(told(self.table.game, self.table.view(seat), seat, self.language))
        if self.render_mode != "human":
            return lines
        print(lines)
        return None

    def close(self) -> None:
        """There is nothing to close."""


def raw_env(game: str, **how: Any) -> TableEnv:
    """The environment without wrappers: an illegal action raises IllegalMove."""
    return TableEnv(game, **how)


def env(game: str, **how: Any) -> Any:
    """The environment with PettingZoo's wrappers: an illegal action loses and ends the game."""
    table = TableEnv(game, **how)
    return wrappers.OrderEnforcingWrapper(wrappers.TerminateIllegalWrapper(table, illegal_reward=-1))
