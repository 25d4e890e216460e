"""The environments pass the tests of PettingZoo and Gymnasium, offer legal moves only, and reward the result."""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
import warnings
from types import SimpleNamespace
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, performance_benchmark, seed_test

from ludoteca.arena import extras, solo, zoo
from ludoteca.arena.encodings import encoding_for
from ludoteca.rules import Chance, IllegalMove, Table
from tests.conformance.playouts import ROOT

WORDS = ("palla", "polpo", "medusa")


@pytest.fixture(autouse=True)
def quiet() -> Any:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        yield


@pytest.mark.parametrize("game", zoo.GAMES)
def test_pettingzoo_finds_nothing_wrong(game: str) -> None:
    api_test(zoo.env(game), num_cycles=12)
    seed_test(lambda: zoo.env(game), num_cycles=6)


def test_pettingzoo_measures_its_speed(monkeypatch: pytest.MonkeyPatch) -> None:
    """The benchmark runs for five seconds; here its clock goes faster."""
    ticks = iter(range(0, 10_000, 2))
    monkeypatch.setitem(performance_benchmark.__globals__, "time", SimpleNamespace(time=lambda: next(ticks)))
    performance_benchmark(zoo.env("canvas"))


def whole_game(game: str, **how: Any) -> zoo.TableEnv:
    env, luck = zoo.raw_env(game, **how), np.random.default_rng(1)
    env.reset(seed=5)
    for _ in env.agent_iter():
        seen, _, over, cut, _ = env.last()
        if over or cut:
            break
        env.step(int(luck.choice(np.flatnonzero(seen["action_mask"]))))
    return env


@pytest.mark.parametrize(("game", "how"), [
    ("masterdice", {}), ("canvas", {"seats": 3}), ("canvas", {"options": {"vote": True}}), ("finestre", {"seats": 3}),
    ("polpo", {}), ("medusa", {}),
])
def test_a_game_of_chance_comes_to_its_end_and_is_paid(game: str, how: dict[str, Any]) -> None:
    env = whole_game(game, **how)
    outcome = env.table.outcome
    assert outcome is not None
    for seat, agent in enumerate(env.possible_agents):
        assert env.rewards[agent] == zoo.reward(outcome, seat)


def test_the_end_pays_winners_losers_and_those_who_share() -> None:
    from ludoteca.rules import Outcome

    assert [zoo.reward(Outcome((5, 3), (0,)), seat) for seat in (0, 1)] == [1.0, -1.0]
    assert [zoo.reward(Outcome((5, 5), (0, 1)), seat) for seat in (0, 1)] == [0.0, 0.0]
    assert zoo.reward(Outcome((31,), (0,)), 0) == 31.0


@pytest.mark.parametrize("game", ["masterdice", "canvas", "finestre"])
def test_the_mask_is_what_the_rules_allow(game: str) -> None:
    """Notes in a notebook and the choice of a background are no actions; everything else is."""
    table, chance = Table(game, 2, seed=4, options={"notebook": "off"} if game == "masterdice" else {}), Chance(2)
    encoding = encoding_for(table)
    for _ in range(25):
        zoo.let_time_pass(table)
        if table.outcome is not None:
            break
        seat = chance.pick(sorted(table.actors))
        view = table.view(seat)
        legal = set(np.flatnonzero(encoding.mask(view, seat)).tolist())
        moves = {encoding.move(view, seat, int(action)) for action in legal}
        allowed = {move for move in table.moves(seat) or () if not getattr(move, "background", 0)}
        assert moves == allowed and len(moves) == len(legal)
        table.play(seat, chance.pick(sorted(moves, key=repr)[:40]))


@pytest.mark.parametrize("game", WORDS)
def test_everything_on_the_menu_may_be_written(game: str) -> None:
    table, chance = Table(game, seed=4), Chance(2)
    encoding = encoding_for(table)
    for _ in range(12):
        zoo.let_time_pass(table)
        if table.outcome is not None:
            break
        seat = chance.pick(sorted(table.actors))
        view = table.view(seat)
        legal = np.flatnonzero(encoding.mask(view, seat))
        assert len(legal)
        for action in legal[:: max(1, len(legal) // 6)]:
            table.try_move(seat, encoding.move(view, seat, int(action)), table.now)
        table.play(seat, encoding.move(view, seat, int(chance.pick(list(legal)))))


def test_a_seat_sees_no_more_than_its_view() -> None:
    """The solver's numbers are the same whatever the code."""
    table = Table("masterdice", seed=7)
    solver, encoding = min(table.actors), encoding_for(table)
    table.play(solver, {"type": "roll"})
    view = table.view(solver)
    for seed in range(5):
        world = table.game.resample(view, solver, Chance(seed))
        told = encoding.seen(table.game.view(world, solver), solver, Chance(1))
        assert np.array_equal(told, encoding.seen(view, solver, Chance(1)))


def test_an_illegal_action_is_refused_or_loses() -> None:
    raw = zoo.raw_env("masterdice")
    raw.reset(seed=1)
    with pytest.raises(IllegalMove):
        raw.step(1)                                     # a placement before the roll
    env = zoo.env("masterdice")
    env.reset(seed=1)
    loser = env.agent_selection
    env.step(1)
    assert env.terminations[loser] and env.rewards[loser] == -1


def test_what_has_no_numbers_says_where_to_look() -> None:
    with pytest.raises(ValueError, match="text"):
        zoo.env("duplik")
    with pytest.raises(ValueError, match="by hand"):
        zoo.env("masterdice", options={"coder_by_hand": True})


def test_the_table_is_rendered_in_words(capsys: pytest.CaptureFixture[str]) -> None:
    env = zoo.raw_env("masterdice", render_mode="ansi")
    env.reset(seed=1)
    assert "Roll the dice" in (env.render() or "")
    loud = zoo.raw_env("masterdice", render_mode="human", language="it")
    loud.reset(seed=1)
    loud.step(0)
    assert capsys.readouterr().out


@pytest.mark.parametrize(("game", "options"), [
    ("medusa", {}), ("canvas", {"solo": "puzzle"}), ("canvas", {"solo": "vincent"})])
def test_gymnasium_finds_nothing_wrong_alone(game: str, options: dict[str, Any]) -> None:
    check_env(solo.SoloEnv(game, options), skip_render_check=True)
    env, luck = solo.SoloEnv(game, options, render_mode="ansi"), np.random.default_rng(3)
    _, info = env.reset(seed=2)
    assert env.render()
    total, over = 0.0, False
    while not over:
        _, reward, over, _, info = env.step(luck.choice(np.flatnonzero(info["action_mask"])))
        total += reward
    outcome = env.table.outcome
    assert outcome is not None and total == outcome.scores[0]


def test_alone_an_illegal_action_costs_a_point_and_says_why() -> None:
    env = solo.SoloEnv("canvas")
    _, info = env.reset(seed=2)
    before = env.table.position
    illegal = int(np.flatnonzero(info["action_mask"] == 0)[0])
    _, reward, over, cut, info = env.step(illegal)
    assert (reward, over, cut) == (-1.0, False, False) and info["refused"] and env.table.position == before
    for _ in range(solo.PATIENCE - 1):
        _, _, _, cut, _ = env.step(illegal)
    assert cut


def test_the_base_needs_none_of_it() -> None:
    heavy = "{'numpy', 'numba', 'pettingzoo', 'gymnasium', 'mcp'}"
    code = f"import sys, ludoteca, ludoteca.cli.arena, ludoteca.arena.text; sys.exit(bool({heavy} & set(sys.modules)))"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


@pytest.mark.parametrize("id", solo.ENVIRONMENTS)
def test_gymnasium_makes_each_environment_by_its_name(id: str) -> None:
    env = gymnasium.make(id)
    _, info = env.reset(seed=7)
    _, _, over, cut, info = env.step(int(np.flatnonzero(info["action_mask"])[0]))
    assert not over and not cut and info["action_mask"].any()
    played = env.unwrapped
    assert isinstance(played, solo.SoloEnv) and played.table.game.id in id.lower()
    again = gymnasium.make(f"ludoteca.arena.solo:{id}")
    assert again.reset(seed=7)[0].shape == env.observation_space.shape


@pytest.mark.parametrize("module", ["zoo", "solo", "batch", "rollouts"])
def test_a_base_install_names_what_to_install(module: str) -> None:
    code = f"""import sys
for name in ("numpy", "numba", "gymnasium", "pettingzoo"):
    sys.modules[name] = None
import ludoteca.arena.{module}"""
    done = subprocess.run([sys.executable, "-c", code], check=False, capture_output=True, text=True)
    last = done.stderr.splitlines()[-1]
    assert f"ludoteca.arena.{module} needs " in last and "pip install 'gymnasium<2' numba numpy" in last


def test_the_packages_named_are_those_of_the_extra() -> None:
    extra = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["optional-dependencies"]["research"]
    assert set(re.findall(r"[a-z]{4,}", extras.RESEARCH)) == {re.split(r"[<>=; ]", each)[0] for each in extra}


def test_the_modules_of_the_arena_import_each_other_one_way() -> None:
    """No two of them import each other, at any level of the code."""
    folder = ROOT / "src" / "ludoteca" / "arena"
    needs = {page.stem: set(re.findall(r"^ *from ludoteca\.arena\.(\w+) import", page.read_text("utf-8"), re.M))
             for page in folder.glob("*.py")}
    while free := {name for name, others in needs.items() if not others & needs.keys()}:
        needs = {name: others for name, others in needs.items() if name not in free}
    assert not needs
