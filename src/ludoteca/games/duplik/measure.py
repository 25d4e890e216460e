"""Measures how much of a picture gets across between a bot master and a bot artist of the same level.

    python -m ludoteca.games.duplik.measure
"""

from __future__ import annotations

from collections.abc import Sequence

from ludoteca.games.duplik.describe import describe, spoken
from ludoteca.games.duplik.scenes import Scene, album, endless
from ludoteca.games.duplik.understand import understand


def criteria_met(scene: Scene, language: str, level: str) -> int:
    """How many of the ten a bot artist meets after ninety seconds of a bot master."""
    draft = understand(spoken(describe(scene, language, level)), language, level, scene.id)
    return sum(c.holds(draft) for c in scene.criteria)


def mean_met(scenes: Sequence[Scene], language: str, level: str) -> float:
    return sum(criteria_met(s, language, level) for s in scenes) / len(scenes)


if __name__ == "__main__":
    for name, scenes in (("album", album()), ("endless 0-99", [endless(seed) for seed in range(100)])):
        for language in ("it", "en"):
            for level in ("apprendista", "artigiano", "maestro"):
                print(f"{name:13} {language} {level:12} {mean_met(scenes, language, level):.2f} of 10")
