"""Figures on two legs, people and upright animals: poses as joints, a build, a head, a costume.

Body coordinates: feet at y=0, facing right, about 290 high; `pose` decides the line of action, everything else follows.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import NamedTuple

from ludoteca.games.duplik.ink import Art
from ludoteca.games.duplik.ink.curves import Point
from ludoteca.games.duplik.kinds.anatomy.face import ALERT, Face
from ludoteca.games.duplik.kinds.anatomy.slots import NOTHING, Slots, Spots, figure, slot


class Stance(NamedTuple):
    """A pose: hip, chest and head make the line of action; arms are elbow and hand, legs knee and foot."""

    hip: Point
    chest: Point
    head: Point
    tilt: float
    near_arm: tuple[Point, Point]
    far_arm: tuple[Point, Point]
    near_leg: tuple[Point, Point]
    far_leg: tuple[Point, Point]
    toe: tuple[float, float] = (0, 0)  # how the near and the far foot are turned


STANCES: dict[str, Stance] = {
    "stand": Stance(
        (-4, -112),
        (4, -184),
        (12, -246),
        0,
        ((-32, -150), (-24, -106)),
        ((36, -154), (40, -112)),
        ((-16, -58), (-18, -6)),
        ((16, -58), (22, -8)),
    ),
    "walk": Stance(
        (-4, -110),
        (10, -182),
        (26, -242),
        3,
        ((-28, -152), (-44, -116)),
        ((46, -152), (68, -130)),
        ((26, -64), (46, -6)),
        ((-18, -58), (-60, -18)),
        (-8, 34),
    ),
    "run": Stance(
        (-8, -116),
        (26, -174),
        (62, -224),
        8,
        ((-14, -140), (-52, -126)),
        ((64, -150), (84, -188)),
        ((46, -92), (44, -34)),
        ((-36, -78), (-92, -70)),
        (10, 70),
    ),
    "sit": Stance(
        (0, -84),
        (-4, -156),
        (8, -218),
        0,
        ((6, -112), (46, -100)),
        ((40, -122), (66, -104)),
        ((62, -86), (60, -6)),
        ((74, -92), (86, -8)),
    ),
    "slouch": Stance(
        (12, -74),
        (-38, -124),
        (-30, -186),
        -6,
        ((-26, -80), (22, -84)),
        ((10, -96), (40, -110)),
        ((84, -82), (140, -12)),
        ((96, -88), (160, -30)),
        (-40, -50),
    ),
    "lie": Stance(
        (10, -32),
        (-64, -36),
        (-124, -50),
        -72,
        ((-40, -14), (2, -26)),
        ((-60, -86), (-110, -96)),
        ((76, -56), (126, -8)),
        ((70, -34), (136, -12)),
        (-20, -70),
    ),
    "point": Stance(
        (-6, -112),
        (6, -184),
        (18, -246),
        2,
        ((54, -180), (108, -196)),
        ((-26, -150), (-14, -114)),
        ((-18, -58), (-24, -6)),
        ((18, -58), (26, -8)),
    ),
    "hail": Stance(
        (-6, -112), (2, -184), (12, -246), -4, ((-44, -206), (-52, -270)), ((34, -152), (44, -112)),
        ((-16, -58), (-20, -6)), ((18, -58), (24, -8)),
    ),
    "cheer": Stance(
        (-2, -114), (2, -188), (8, -250), -10, ((-46, -220), (-62, -284)), ((50, -216), (72, -278)),
        ((-22, -60), (-34, -6)), ((22, -60), (38, -8)),
    ),
    "carry": Stance(
        (-10, -110),
        (-4, -182),
        (10, -242),
        0,
        ((14, -132), (62, -146)),
        ((34, -138), (80, -150)),
        ((-16, -58), (-28, -6)),
        ((20, -58), (28, -8)),
    ),
    "think": Stance(
        (-6, -112),
        (6, -182),
        (20, -240),
        6,
        ((24, -142), (36, -196)),
        ((44, -136), (4, -140)),
        ((-16, -58), (-20, -6)),
        ((20, -58), (26, -8)),
    ),
    "shrug": Stance(
        (-4, -112),
        (2, -182),
        (6, -238),
        6,
        ((-44, -150), (-82, -180)),
        ((52, -150), (92, -182)),
        ((-16, -58), (-20, -6)),
        ((18, -58), (24, -8)),
    ),
    "lean": Stance(
        (-24, -110),
        (34, -154),
        (84, -184),
        24,
        ((44, -110), (84, -104)),
        ((68, -112), (108, -110)),
        ((-22, -58), (-36, -6)),
        ((10, -58), (6, -8)),
    ),
    "kneel": Stance(
        (-16, -72),
        (-2, -142),
        (12, -202),
        4,
        ((14, -96), (54, -104)),
        ((38, -104), (68, -112)),
        ((42, -70), (34, -6)),
        ((0, -14), (-56, -10)),
        (0, 60),
    ),
    "climb": Stance(
        (-6, -112), (10, -182), (16, -242), -14, ((50, -186), (76, -232)), ((48, -210), (64, -268)),
        ((36, -92), (26, -44)), ((-12, -58), (-14, -6)),
    ),
    "ride": Stance(
        (0, -40),
        (-2, -112),
        (10, -174),
        0,
        ((28, -82), (64, -90)),
        ((44, -86), (76, -96)),
        ((44, -26), (30, 34)),
        ((50, -34), (44, 20)),
        (10, 10),
    ),
    "dance": Stance(
        (-2, -112),
        (-10, -184),
        (-2, -246),
        -12,
        ((36, -196), (70, -238)),
        ((-50, -178), (-78, -138)),
        ((46, -84), (24, -46)),
        ((-8, -58), (-4, -8)),
        (30, 0),
    ),
    "fall": Stance(
        (20, -120),
        (-34, -150),
        (-84, -184),
        -40,
        ((-70, -196), (-112, -232)),
        ((-20, -210), (-10, -262)),
        ((70, -150), (120, -176)),
        ((62, -104), (118, -96)),
        (-60, -30),
    ),
    "back": Stance(
        (4, -112),
        (-6, -184),
        (-8, -246),
        0,
        ((-34, -152), (-30, -108)),
        ((30, -152), (30, -110)),
        ((-16, -58), (-18, -6)),
        ((18, -58), (20, -8)),
    ),
}


class Build(NamedTuple):
    """The proportions of a kind: radii of torso (hip, waist, chest), arm and leg (root, middle, end)."""

    torso: tuple[float, float, float] = (34, 36, 30)
    arm: tuple[float, float, float] = (16, 13, 10)
    leg: tuple[float, float, float] = (21, 16, 12)
    neck: float = 16
    head: float = 1.0
    skin: str = "p"


class Joints(NamedTuple):
    """The joints of a build in a pose."""

    stance: Stance
    build: Build
    near_shoulder: Point
    far_shoulder: Point
    near_hip: Point
    far_hip: Point


Head = Callable[[Art, Face], None]
Costume = Callable[[Art, Joints], None]


class Outfit(NamedTuple):
    """How the pieces look: fills of sleeves and legs, what feet and hands are, the costume over the torso."""

    costume: Costume
    sleeve: str = "p"
    trousers: str = "p"
    shoe: str = "k"  # fill of the shoe; "" for bare paws
    hand: str = "p"
    cuff: bool = True
    bare: bool = False                       # no clothes: the legs grow out of the torso
    puff: bool = False                       # the sleeve ends in a round shoulder instead of growing out of the torso


def mixed(p: Point, q: Point, t: float) -> Point:
    return p[0] + (q[0] - p[0]) * t, p[1] + (q[1] - p[1]) * t


def _joints(stance: Stance, build: Build) -> Joints:
    (hx, hy), (cx, cy) = stance.hip, stance.chest
    far = math.hypot(cx - hx, cy - hy) or 1.0
    ux, uy = (cx - hx) / far, (cy - hy) / far
    wide = build.torso[2] * 0.5
    across, thigh = (-uy * wide, ux * wide), build.torso[0] * 0.36
    return Joints(
        stance,
        build,
        near_shoulder=(cx - across[0] * 0.9, cy - across[1] * 0.9 + 4),
        far_shoulder=(cx + across[0], cy + across[1] + 2),
        near_hip=(hx - thigh * -uy, hy - thigh * ux),
        far_hip=(hx + thigh * -uy, hy + thigh * ux),
    )


def _leg(a: Art, root: Point, leg: tuple[Point, Point], b: Build, o: Outfit, turn: float, hatch: float) -> None:
    knee, foot = leg
    a.limb(
        [(*root, b.leg[0]), (*mixed(root, knee, 0.55), b.leg[0] * 0.92), (*knee, b.leg[1]), (*foot, b.leg[2])],
        fill="p" if o.trousers == "s" else o.trousers,
        spot="s" if o.trousers == "s" else "",
        w=4,
        hatch=hatch if o.trousers != "k" else 0,
        shine=7 if o.trousers == "k" else 0,
        halo=2 if hatch and o.trousers == "k" else 0,
    )
    with a.at(*foot, turn=turn):
        r = b.leg[2]
        if o.shoe:
            a.shape(
                [
                    (-r * 1.2, -r * 0.5),
                    (0, -r * 0.9),
                    (r * 1.2, -r * 0.3),
                    (r * 2.5, 0),
                    (r * 2.6, r * 0.55, 1),
                    (-r * 1.25, r * 0.6, 1),
                ],
                fill="k" if o.shoe == "k" else "p",
                spot="s" if o.shoe == "s" else "",
                w=3.2,
            )
        else:
            a.shape(
                [(-r * 1.3, -r * 0.4), (0, -r * 1.05), (r * 1.5, -r * 0.5), (r * 1.9, r * 0.5), (-r * 1.2, r * 0.6)],
                fill=o.hand,
                w=3.4,
            )
            a.lines_of([(r * 0.9, -r * 0.1), (r, r * 0.5)], [(r * 0.2, 0), (r * 0.25, r * 0.5)], w=2)


def _arm(a: Art, root: Point, arm: tuple[Point, Point], b: Build, o: Outfit, halo: float, hatch: float) -> float:
    elbow, hand = arm
    a.limb(
        [(*root, b.arm[0]), (*elbow, b.arm[1]), (*mixed(elbow, hand, 0.86), b.arm[2])],
        fill="p" if o.sleeve == "s" else o.sleeve,
        spot="s" if o.sleeve == "s" else "",
        w=4,
        halo=halo,
        hatch=hatch if o.sleeve != "k" else 0,
        root=30,
        capped_root=o.puff,
        shine=6 if o.sleeve == "k" else 0,
    )
    turn = math.degrees(math.atan2(hand[1] - elbow[1], hand[0] - elbow[0]))
    with a.at(*hand, turn=turn):
        r = b.arm[2]
        if o.cuff:
            a.shape(
                [(-r * 0.9, -r * 1.15, 1), (-r * 0.1, -r * 1.1, 1), (-r * 0.1, r * 1.1, 1), (-r * 0.9, r * 1.15, 1)],
                w=2.6,
            )
        a.shape(
            [
                (-r * 0.4, -r * 0.85),
                (r * 0.6, -r * 1.05),
                (r * 1.35, -r * 0.2),
                (r * 1.1, r * 0.8),
                (-r * 0.3, r * 0.9),
            ],
            fill=o.hand,
            w=3.2,
            halo=halo * 0.5,
        )
    return turn


def biped(
    a: Art,
    x: float,
    y: float,
    s: float,
    head: Head,
    build: Build,
    outfit: Outfit,
    *,
    pose: str,
    face: Face = ALERT,
    flip: bool = False,
    turn: float = 0,
    slots: Slots = NOTHING,
    name: str,
    stance: Stance | None = None,
    behind: Callable[[Art, Joints], None] | None = None,
    grounded: bool = True,
) -> Spots:
    """Draws a two-legged figure; returns where its slots are on the paper.

    Slots, in the order they are drawn: back, far_hand, lap, neck, head, hand. `behind` draws a tail, a cape, wings.
    """
    st = stance or STANCES[pose]
    j = _joints(st, build)
    spots: Spots = {}
    with figure(a, name, x, y, s, turn, flip):
        if grounded and pose not in ("fall", "ride", "climb", "lie", "run"):
            a.shadow((st.near_leg[1][0] + st.far_leg[1][0]) / 2 + 8, 2, 62, 6)
        if behind:
            behind(a, j)
        slot(a, slots, "back", st.chest[0] - build.torso[2], st.chest[1] + 30, spots)
        far_turn = _arm(a, j.far_shoulder, st.far_arm, build, outfit, 0, 0)
        slot(a, slots, "far_hand", *st.far_arm[1], spots)
        _leg(a, j.far_hip, st.far_leg, build, outfit, st.toe[1], 0)
        if outfit.bare:
            outfit.costume(a, j)
        _leg(a, j.near_hip, st.near_leg, build, outfit, st.toe[0], 10)
        neck_root = mixed(st.chest, st.head, 0.1)
        a.limb(
            [(*neck_root, build.neck * 1.15), (*mixed(st.chest, st.head, 0.7), build.neck)],
            fill=build.skin,
            w=3.8,
            cap=False,
        )
        if not outfit.bare:
            outfit.costume(a, j)
        slot(a, slots, "lap", *mixed(st.hip, st.near_leg[0], 0.55), spots)
        slot(a, slots, "neck", *mixed(st.chest, st.head, 0.22), spots)
        with a.part(".face"), a.at(*st.head, s=build.head, turn=st.tilt):
            head(a, face)
            spots["mouth"] = a.go(30, 14)
        with a.at(*st.head, s=build.head, turn=st.tilt):
            slot(a, slots, "head", 0, -40, spots)
        near_turn = _arm(a, j.near_shoulder, st.near_arm, build, outfit, 2.5, 8)
        slot(a, slots, "hand", *st.near_arm[1], spots)
        spots["far_hand"] = a.go(*st.far_arm[1])
        spots["hand_turn"] = (near_turn, far_turn)
    return spots
