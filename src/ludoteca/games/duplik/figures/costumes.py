"""What bipeds wear over the torso: shirts, coats, gowns, each following the line of action."""

from __future__ import annotations

import math
from collections.abc import Callable

from ludoteca.games.duplik.figures.biped import Costume, Joints, mixed
from ludoteca.games.duplik.ink import Art
from ludoteca.games.duplik.ink.curves import Knot, Point

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
