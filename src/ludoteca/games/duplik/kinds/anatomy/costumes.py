"""What bipeds wear over the torso: shirts, gowns, armour and the like, each following the line of action."""

from __future__ import annotations

import math
from collections.abc import Callable

from ludoteca.games.duplik.ink import Art, oval
from ludoteca.games.duplik.ink.curves import Knot, Point
from ludoteca.games.duplik.kinds.anatomy.biped import Costume, Joints, mixed

STRIDE = 40.0                 # from here on a gown does not reach from one leg to the other


def _sides(j: Joints) -> tuple[Point, Point]:
    """Along and across the torso."""
    (hx, hy), (cx, cy) = j.stance.hip, j.stance.chest
    far = math.hypot(cx - hx, cy - hy) or 1.0
    along = ((cx - hx) / far, (cy - hy) / far)
    return along, (-along[1], along[0])


def torso_path(j: Joints, hem: float = 14, flare: float = 1.0) -> list[Knot]:
    """The outline of the torso, from the shoulders round the hip; `hem` is how far below the hip it ends."""
    (ux, uy), (nx, ny) = _sides(j)
    (hx, hy), (cx, cy) = j.stance.hip, j.stance.chest
    rh, rw, rc = j.build.torso
    mx, my = (hx + cx) / 2, (hy + cy) / 2

    def at(p: Point, across: float, along: float = 0) -> Point:
        return p[0] + nx * across + ux * along, p[1] + ny * across + uy * along

    return [
        (*at((cx, cy), -rc * 0.5, 15), 0.0),
        (*at((cx, cy), rc * 0.5, 15), 0.0),
        (*at((cx, cy), rc, -2), 0.0),
        (*at((mx, my), rw), 0.0),
        (*at((hx, hy), rh * flare, -hem * 0.3), 0.0),
        (*at((hx, hy), rh * 0.86 * flare, -hem), 1.0 if hem > 20 else 0.0),
        (*at((hx, hy), 0, -hem * 1.12), 0.0),
        (*at((hx, hy), -rh * 0.86 * flare, -hem), 1.0 if hem > 20 else 0.0),
        (*at((hx, hy), -rh * flare, -hem * 0.3), 0.0),
        (*at((mx, my), -rw * 0.96), 0.0),
        (*at((cx, cy), -rc, -2), 0.0),
    ]


def shirt(
    fill: str = "p", spot: str = "", hem: float = 14, flare: float = 1.0, buttons: int = 0, stripes: int = 0
) -> Costume:
    """A shirt, a jacket (a longer hem), a jersey with stripes, a coat with buttons."""

    def wear(a: Art, j: Joints) -> None:
        path = torso_path(j, hem, flare)
        a.shape(path, fill=fill, spot=spot, w=4.6, hatch=18 if fill == "p" else None, shine=9 if fill == "k" else 0)
        (ux, uy), (nx, ny) = _sides(j)
        if stripes:
            with a.clip(path):
                for i in range(stripes):
                    t = (i + 0.6) / stripes
                    px, py = mixed(j.stance.chest, j.stance.hip, t * 1.25 - 0.12)
                    r = 60
                    a.line(
                        [(px - nx * r, py - ny * r), (px - ux * 8, py - uy * 8), (px + nx * r, py + ny * r)],
                        7 if stripes < 6 else 5,
                        (0.02, 0.02),
                        "p" if fill == "k" else "k",
                    )
        for i in range(buttons):
            px, py = mixed(j.stance.chest, j.stance.hip, 0.1 + 0.9 * i / max(1, buttons - 1))
            with a.part(f".button#{i + 1}"):
                a.shape(
                    [(px + nx * 8 + dx, py + ny * 8 + dy) for dx, dy in ((-6, 0), (0, -6), (6, 0), (0, 6))],
                    fill="k" if fill == "p" and not spot else "p",
                    w=2,
                )

    return wear


def robe(
    fill: str = "p",
    spot: str = "",
    reach: float = 0.8,
    flare: float = 1.5,
    edge: Callable[[Art, list[Knot]], None] | None = None,
) -> Costume:
    """A skirt, a gown or a cloak that covers the legs as far as `reach` (1 is to the feet)."""

    def wear(a: Art, j: Joints) -> None:
        st, rc, rh = j.stance, j.build.torso[2], j.build.torso[0]
        (ux, uy), (nx, ny) = _sides(j)
        knees = mixed(st.near_leg[0], st.far_leg[0], 0.5)
        feet = mixed(st.near_leg[1], st.far_leg[1], 0.5)
        end = mixed(st.hip, knees, reach * 2) if reach < 0.5 else mixed(knees, feet, reach * 2 - 1)
        dx, dy = end[0] - knees[0] + (knees[0] - st.hip[0]) * 0.3, end[1] - knees[1] + (knees[1] - st.hip[1]) * 0.3
        open_ = abs(st.near_leg[1][0] - st.far_leg[1][0]) * 0.35
        if edge and open_ > STRIDE:                          # gathered up to run: a hem drawn along one leg hides both
            end, (dx, dy), open_ = mixed(st.hip, knees, 1.1), (-0.3, 1.0), 8.0
        far = math.hypot(dx, dy) or 1.0
        px, py = -dy / far, dx / far
        wide = rh * flare
        cx, cy = st.chest
        path: list[Knot] = [
            (cx + nx * rc * 0.4 + ux * 15, cy + ny * rc * 0.4 + uy * 15, 0.0),
            (cx + nx * rc, cy + ny * rc - 2, 0.0),
            (st.hip[0] + nx * rh * 0.86, st.hip[1] + ny * rh * 0.86 - 16, 0.0),
            (mixed(st.hip, knees, 0.9)[0] - px * wide * 0.8, mixed(st.hip, knees, 0.9)[1] - py * wide * 0.8, 0.0),
            (end[0] - px * (wide + open_), end[1] - py * (wide + open_), 1.0),
            (end[0] - px * wide * 0.4 + dx / far * 5, end[1] - py * wide * 0.4 + dy / far * 5, 0.0),
            (end[0] + px * wide * 0.2 + dx / far * 2, end[1] + py * wide * 0.2 + dy / far * 2, 0.0),
            (end[0] + px * (wide + open_), end[1] + py * (wide + open_), 1.0),
            (mixed(st.hip, knees, 0.5)[0] + px * wide * 0.78, mixed(st.hip, knees, 0.5)[1] + py * wide * 0.78, 0.0),
            (st.hip[0] - nx * rh * 0.86, st.hip[1] - ny * rh * 0.86 - 16, 0.0),
            (cx - nx * rc, cy - ny * rc - 2, 0.0),
            (cx - nx * rc * 0.4 + ux * 15, cy - ny * rc * 0.4 + uy * 15, 0.0),
        ]
        a.shape(
            path,
            fill=fill,
            spot=spot,
            w=4.6,
            hatch={"n": 26, "gap": 7} if fill == "p" else None,
            shine=9 if fill == "k" else 0,
        )
        ink = "p" if fill == "k" else "k"
        for t in (-0.45, 0.05, 0.5):
            sx, sy = mixed(st.hip, knees, 0.6)
            a.line(
                [
                    (sx + px * wide * t * 0.5, sy + py * wide * t * 0.5),
                    (end[0] + px * wide * t, end[1] + py * wide * t),
                ],
                2.4,
                (0.6, 0.2),
                ink,
            )
        if edge:
            edge(a, path)

    return wear


def apron(a: Art, j: Joints) -> None:
    shirt("p", hem=34, flare=1.1)(a, j)
    (hx, hy), (cx, cy) = j.stance.hip, j.stance.chest
    dx, dy = hx - cx, hy - cy
    a.shape(
        [
            (cx + 6, cy + 10, 1),
            (cx + 28, cy + 8, 1),
            (hx + 34, hy - 16),
            (hx + 30 + dx * 0.3, hy + 26 + dy * 0.2, 1),
            (hx - 14 + dx * 0.3, hy + 30 + dy * 0.2, 1),
            (hx - 12, hy - 14),
        ],
        w=3.4,
        hatch=12,
    )
    a.line([(cx + 8, cy + 10), (cx + 2, cy - 12)], 2.4)
    for i in range(4):
        px, py = mixed(j.stance.chest, j.stance.hip, 0.05 + i * 0.24)
        with a.part(f".button#{i + 1}"):
            a.dot(px - 14, py, 3.6)


def armour(a: Art, j: Joints) -> None:
    path = torso_path(j, 18, 1.1)
    a.shape(path, w=4.8, hatch={"n": 26, "gap": 6})
    (hx, hy), (cx, cy) = j.stance.hip, j.stance.chest
    with a.clip(path):
        for t in (0.55, 0.78, 1.0):
            px, py = mixed((cx, cy), (hx, hy), t)
            a.line([(px - 50, py - 4), (px, py + 6), (px + 50, py - 6)], 3, (0.02, 0.02))
        a.line([(cx + 10, cy - 20), (cx + 14, cy + 30)], 2.6, (0.05, 0.4))
    for t in (0.12, 0.3):
        px, py = mixed((cx, cy), (hx, hy), t)
        a.dot(px - 18, py, 2.2)


def spacesuit(a: Art, j: Joints) -> None:
    shirt("p", hem=16, flare=1.1)(a, j)
    (hx, hy), (cx, cy) = j.stance.hip, j.stance.chest
    px, py = mixed((cx, cy), (hx, hy), 0.4)
    a.shape([(px - 8, py - 16, 1), (px + 28, py - 18, 1), (px + 28, py + 14, 1), (px - 8, py + 16, 1)], w=3)
    a.shape(oval(px + 2, py - 6, 5, 5, n=6), spot="s", w=2)
    a.dot(px + 18, py - 6, 3)
    a.line([(px, py + 6), (px + 20, py + 5)], 2.4)


def backpack(a: Art, j: Joints) -> None:
    cx, cy = j.stance.chest
    a.shape([(cx - 58, cy - 22), (cx - 30, cy - 26), (cx - 20, cy + 60), (cx - 56, cy + 62)], w=4.2, hatch=14)


def robot_chest(a: Art, j: Joints) -> None:
    """A robot's chest: plates and buttons."""
    (hx, hy), (cx, cy) = j.stance.hip, j.stance.chest
    px, py = mixed((cx, cy), (hx, hy), 0.45)
    with a.at(px, py, turn=-(cx - hx) * 0.5):
        a.shape("-42,-52! 44,-54! 40,48! -38,50!", w=4.8, hatch={"n": 26, "gap": 7})
        a.shape("-20,-36! 28,-37! 28,-4! -20,-3!", w=3)
        a.line("-14,-14 -4,-28 4,-10 14,-26 22,-16", 2.6, (0.05, 0.05))
        for i, (x, y) in enumerate(((-16, 16), (2, 16), (20, 15), (-16, 33), (2, 33))):
            with a.part(f".button#{i + 1}"):
                a.shape(oval(x, y, 6, 6, n=7), spot="s" if i == 2 else "", w=2.4)


def ermine(a: Art, path: list[Knot]) -> None:
    """The king's white hem with its black tails."""
    (x1, y1, _), (x2, y2, _) = path[4], path[7]
    far = math.hypot(x2 - x1, y2 - y1) or 1.0
    ux, uy = (y1 - y2) / far, (x2 - x1) / far
    if uy * (path[0][1] - y1) + ux * (path[0][0] - x1) < 0:
        ux, uy = -ux, -uy
    a.shape([(x1, y1), mixed((x1, y1), (x2, y2), 0.5), (x2, y2), (x2 + ux * 17, y2 + uy * 17),
             (mixed((x1, y1), (x2, y2), 0.5)[0] + ux * 20, mixed((x1, y1), (x2, y2), 0.5)[1] + uy * 20),
             (x1 + ux * 17, y1 + uy * 17)], w=3)
    for t in (0.14, 0.38, 0.62, 0.86):
        px, py = mixed((x1, y1), (x2, y2), t)
        a.line([(px + ux * 13, py + uy * 13), (px + ux * 5, py + uy * 5)], 3.6, (0.1, 0.6))
