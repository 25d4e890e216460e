"""Verbs of improvised scenes: poses, things in hands, moods, and the sentences for them."""

from __future__ import annotations

from pathlib import Path
from typing import Literal

import msgspec

from ludoteca.games.duplik.kinds.anatomy.face import ALERT, AMAZED, ANGRY, ASLEEP, BORED, GLAD, PROUD, WORRIED, Face

Way = Literal["beside", "under", "ahead", "led", "lifted", "ridden", "wheeled", "in", "aboard", "driven", "fishing",
              "served", "seesaw"]
Feeling = Literal["asleep", "bored", "awake", "angry", "sad", "glad", "scared", "proud", "amazed"]

FACES: dict[str, Face] = {"asleep": ASLEEP, "bored": BORED, "awake": ALERT, "angry": ANGRY, "sad": WORRIED,
                          "glad": GLAD, "scared": WORRIED, "proud": PROUD, "amazed": AMAZED}


class Verb(msgspec.Struct, frozen=True):
    """One verb of `content/verbs.json`. In its sentences h is the hero, p the partner and t the thing between them."""

    key: str
    way: Way                                 # arrangement of the two
    hero: str                                # the hero's pose
    partner: tuple[str, ...]                 # the poses a partner may have
    things: tuple[str, ...]
    held_by: Literal["hero", "partner"]
    face: Feeling                            # the hero's
    feeling: Feeling                         # the partner's: the consequence
    titles: tuple[tuple[str, str], ...]
    does: tuple[str, str]
    holds: tuple[str, str]
    feels: tuple[str, str]
    gesture: tuple[str, str]                 # the same three as criteria, in words to argue about
    relation: tuple[str, str]
    mood: tuple[str, str]
    claim: tuple[str, Literal["on", "in", "over", "touching"], str] | None = None    # instead of who holds what
    seat: str = ""                           # seat of the partner
    about: tuple[str, ...] = ()              # other kinds in the scene, which then may not appear elsewhere
    heroes: tuple[str, ...] = ()             # the only possible heroes; empty: all
    partners: tuple[str, ...] = ()


VERBS = msgspec.json.decode((Path(__file__).parents[1] / "content" / "verbs.json").read_bytes(), type=tuple[Verb, ...])
