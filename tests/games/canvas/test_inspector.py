"""The easel's inspector (TypeScript) agrees with the rules on the same paintings."""

from __future__ import annotations

import json
import random
import subprocess
from pathlib import Path

from ludoteca.games.canvas.deck import house_deck
from ludoteca.games.canvas.rules import bonus_ribbons, points, ribbons, visible
from ludoteca.games.canvas.scoring import POINTS, SCORING_CARDS
from tests.client.bundle import NODE, bundled
from tests.games.canvas.test_scoring import any_painting

JUDGE = Path(__file__).parents[3] / "client/src/games/canvas/judge.ts"
PROGRAM = """
import { readFileSync } from 'node:fs';
const judge = await import(process.argv[1]);
const asked = JSON.parse(readFileSync(0, 'utf8'));
const answer = asked.paintings.map((cards) => {
  const seen = judge.visible(cards);
  const found = asked.goals.map((goal) => judge.verdict(goal, seen));
  const bonus = judge.bonusVerdict(seen);
  return { seen, ribbons: [...found.map((f) => f.ribbons), bonus.ribbons], groups: found.map((f) => f.groups) };
});
process.stdout.write(JSON.stringify({ answer, points: judge.POINTS }));
"""


def test_the_inspector_judges_as_the_rules_do() -> None:
    rng = random.Random(11)
    deck = [[sorted(swatch) for swatch in card.icons] for card in house_deck().cards]
    paintings = [rng.sample(deck, 3) for _ in range(1500)]
    paintings += [[[sorted(swatch) for swatch in any_painting(rng)]] for _ in range(1500)]
    asked = json.dumps({"goals": SCORING_CARDS, "paintings": paintings})
    run = subprocess.run([NODE, "--no-warnings", "--input-type=module", "-e", PROGRAM, bundled(JUDGE).as_uri()],
                         input=asked, capture_output=True, text=True, timeout=60, check=False)  # fmt: skip
    assert run.returncode == 0, run.stderr
    told = json.loads(run.stdout)
    assert {goal: tuple(values) for goal, values in told["points"].items()} == POINTS
    for cards, judged in zip(paintings, told["answer"], strict=True):
        seen = visible(cards)
        assert [frozenset(swatch) for swatch in judged["seen"]] == list(seen)
        assert judged["ribbons"] == [ribbons(goal, seen) for goal in SCORING_CARDS] + [bonus_ribbons(seen)]
        for goal, groups in zip(SCORING_CARDS, judged["groups"], strict=True):
            used = [(spot["icon"], spot["place"]) for group in groups for spot in group]
            assert len(used) == len(set(used)), f"{goal}: the reasons use an icon twice"
            assert all(icon in seen[place] for icon, place in used), f"{goal}: the reasons name what is not there"
    assert points("stile", 3) == 18
