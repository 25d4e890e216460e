"""Gymnasium environments of games for one: Medusa, and Canvas against Vincent or as a puzzle.

    import gymnasium
    import ludoteca.arena.solo                      # registers the environments
    env = gymnasium.make("ludoteca/CanvasPuzzle-v0")
    seen, info = env.reset(seed=7)
    seen, reward, over, cut, info = env.step(env.action_space.sample(info["action_mask"]))

The reward is the points of each move. An illegal action changes nothing and costs a point; `info["refused"]` says why.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import SupportsInt

from ludoteca.arena.extras import research_needed

try:
    import gymnasium
    import numpy as np
    from gymnasium import spaces
except ModuleNotFoundError as missing:
    raise research_needed(__name__, missing) from None

from ludoteca.arena.encoding import Numbers
from ludoteca.arena.encodings import encoding_for
from ludoteca.arena.zoo import let_time_pass
from ludoteca.rules import Chance, IllegalMove, Table
from ludoteca.rules.text_interface import told

GAMES = ("medusa", "canvas")
PATIENCE = 200                              # refusals in one game, then it is truncated


Info = dict[str, object]


class SoloEnv(gymnasium.Env):
    """One seat at a table. An observation is a row of numbers; `info["action_mask"]` has the legal actions."""

    metadata = {"render_modes": ["ansi"]}

    def __init__(
        self, game: str, options: Mapping[str, object] | None = None, render_mode: str | None = None,
        language: str = "en",
    ) -> None:
        self.render_mode, self.language = render_mode, language
        self._laid = (game, dict(options or {}))
        self.table = Table(game, 1, options=options)
        self.encoding = encoding_for(self.table)
        self.observation_space = spaces.Box(0.0, 1.0, (self.encoding.size,), np.float32)
        self.action_space = spaces.Discrete(self.encoding.actions)
        self._points, self._refused = 0, 0

    def reset(self, *, seed: int | None = None, options: dict[str, object] | None = None) -> tuple[Numbers, Info]:
        """Start a new deal."""
        super().reset(seed=seed)
        game, chosen = self._laid
        self.table = Table(game, 1, seed=int(self.np_random.integers(2**62)), options=chosen)
        let_time_pass(self.table)
        self._points, self._refused = self._now(), 0
        return self._seen(), self._info()

    def step(self, action: SupportsInt) -> tuple[Numbers, float, bool, bool, Info]:
        """Play one action."""
        try:
            self.table.play(0, self._move(int(action)))
        except IllegalMove as refusal:
            self._refused += 1
            info = {**self._info(), "refused": refusal.sentence(self.language)}
            return self._seen(), -1.0, False, self._refused >= PATIENCE, info
        let_time_pass(self.table)
        before, self._points = self._points, self._now()
        return self._seen(), float(self._points - before), self.table.outcome is not None, False, self._info()

    def _move(self, action: int) -> object:
        view = self.table.view(0)
        if self.table.actors and not self.encoding.mask(view, 0)[action]:
            try:                                       # its refusal has the reason
                self.table.try_move(0, self.encoding.move(view, 0, action), self.table.now)
            except IndexError:                         # a place of the menu that is empty
                raise self._not_offered() from None
        return self.encoding.move(view, 0, action)

    def _not_offered(self) -> IllegalMove:
        refusal = IllegalMove("malformed_move", detail="not on the menu")
        refusal.game = self.table.game.id
        return refusal

    def _now(self) -> int:
        """The points so far where the game counts them during play; else those of the end."""
        outcome = self.table.outcome
        if outcome is not None:
            return outcome.scores[0]
        players = getattr(self.table.view(0), "players", None)
        return players[0].points if players else 0

    def _seen(self) -> Numbers:
        eye = Chance.stream(self.table.seed, self.table.position, "eye")
        return self.encoding.seen(self.table.view(0), 0, eye)

    def _info(self) -> Info:
        over = not self.table.actors
        empty = np.zeros(self.encoding.actions, np.int8)
        return {"action_mask": empty if over else self.encoding.mask(self.table.view(0), 0)}

    def render(self) -> str:
        """The table in words."""
        return "\n".join(told(self.table.game, self.table.view(0), 0, self.language))


ENVIRONMENTS: dict[str, dict[str, object]] = {
    "ludoteca/Medusa-v0": {"game": "medusa"},
    "ludoteca/Canvas-v0": {"game": "canvas"},
    "ludoteca/CanvasPuzzle-v0": {"game": "canvas", "options": {"solo": "puzzle"}},
}
"""The environments that `gymnasium.make` knows once this module is imported."""

for _id, _arguments in ENVIRONMENTS.items():
    if _id not in gymnasium.registry:
        gymnasium.register(_id, entry_point=f"{__name__}:SoloEnv", kwargs=_arguments)
