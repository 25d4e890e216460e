"""Cards that are air, light and season: they cross the whole sheet, and several let what lies below shine through."""

from __future__ import annotations

import math

from scripts.canvas_art.backgrounds import Drawn
from scripts.canvas_art.paper import (
    BROWN,
    CREAM,
    GOLD,
    GREEN,
    INK,
    PINK,
    PLUM,
    RED,
    SAGE,
    SKY,
    TEAL,
    Paper,
    curve,
    lit,
    n,
    round_of,
    shade,
    straight,
)  # fmt: skip
from scripts.canvas_art.subjects import ray, star_path


def mezzanotte(p: Paper) -> None:
    p.glow(104, 122, 150, "#FFF0C0", 0.55)
    moon = [(132, 26), (72, 36), (30, 86), (28, 146), (62, 200), (120, 218), (170, 198), (126, 190), (96, 156),
        (92, 106), (108, 58)]
    p.fill(curve(moon), GOLD)
    p.fill(curve([(126, 30), (74, 42), (38, 88), (36, 142), (64, 190), (56, 140), (64, 88)]), lit(GOLD, 0.55))
    p.fill(curve([(104, 208), (120, 218), (170, 198), (126, 190), (100, 164), (92, 180)]), shade(GOLD, 0.26))
    p.line("M52 104q12-7 22 1", INK, 4)
    p.dot(66, 114, 4.4, INK)
    p.line(curve([(62, 158), (80, 170), (96, 160)], False), INK, 4)
    p.fill(round_of(50, 146, 9, 7, p.rng), RED, 0.45)
    for x, y, r in ((206, 44, 17), (262, 96, 12), (178, 104, 9), (242, 168, 15), (276, 30, 9), (214, 226, 8),
        (150, 262, 11), (40, 258, 9), (284, 236, 10)):
        p.fill(star_path(x, y, r, 4, 0.3, -90), CREAM)
        p.dot(x, y, r * 0.2, "#FFFFFF")


def pioggia(p: Paper) -> None:
    for k in range(52):
        x, y = p.rng.uniform(-4, 320), p.rng.uniform(126, 330)
        long = p.rng.uniform(24, 54)
        p.line(f"M{n(x)} {n(y)}l{n(-long * 0.34)} {n(long)}", ("#7FA6C4", "#5C84A8", "#A9C6D8")[k % 3], 2.6 + (k % 3))
    for x, y, w, c in ((52, 96, 170, "#7C8CA8"), (240, 88, 180, "#6A7B9A"), (150, 126, 210, "#8C9CB6"), (150, 74,
        190, "#5C6C8E")):
        p.cloud(x, y, w, c, 1, 0.42)
    for x, y in ((46, 346), (130, 354), (212, 342), (268, 356)):
        p.line(f"M{x - 18} {y}q18-9 36 0", "#5C84A8", 3.4)


def mare(p: Paper) -> None:
    p.fill(curve([(-20, 252), (20, 190), (74, 168), (128, 186), (152, 226), (128, 214), (104, 216), (112, 246),
        (150, 276), (220, 282), (320, 262), (320, 440), (-20, 440)]), shade(TEAL, 0.14))
    p.fill(curve([(-20, 262), (24, 202), (72, 180), (112, 190), (84, 204), (84, 238), (118, 272), (60, 290),
        (-20, 300)]), lit(TEAL, 0.28))
    p.line(curve([(-16, 252), (20, 192), (74, 169), (128, 187), (150, 224)], False), CREAM, 8)
    for x, y, r in ((150, 228, 10), (138, 212, 8), (122, 214, 9), (106, 218, 8), (160, 246, 6), (134, 234, 5),
        (174, 216, 4), (120, 164, 5), (92, 154, 4), (150, 176, 4)):
        p.dot(x, y, r, CREAM)
    for k, (y, c) in enumerate(((282, SKY), (306, TEAL), (330, "#27607A"), (352, INK))):
        line = [(-20 + i * 34, y + (8 if (i + k) % 2 else -9)) for i in range(11)]
        p.fill(curve(line, False) + "L320 440L-20 440Z", c)
        p.line(curve([(x, yy + 2) for x, yy in line], False), lit(c, 0.55), 3.4, 0.9)
    for x, y in ((40, 322), (120, 344), (206, 318), (262, 346), (80, 358), (180, 362)):
        p.line(f"M{x} {y}q14-6 30 0", lit(TEAL, 0.5), 3, 0.8)


def nuvole(p: Paper) -> None:
    p.cloud(238, 92, 196, CREAM, 0.95, 0.46)
    p.cloud(40, 176, 190, "#FBE6D2", 0.95, 0.48)
    p.cloud(262, 250, 150, "#F6EFE4", 0.9, 0.44)
    p.cloud(52, 358, 230, CREAM, 0.88, 0.42)
    p.cloud(250, 372, 200, "#FBE6D2", 0.86, 0.36)
    p.cloud(104, 52, 84, "#F4C9BC", 0.9, 0.42)


def controluce(p: Paper) -> None:
    for k in range(15):
        a = math.radians(84 + k * 8.4)
        wide = math.radians(1.6 + (k * 5) % 3)
        p.fill(straight([(236, 64), (236 + 520 * math.cos(a - wide), 64 + 520 * math.sin(a - wide)),
            (236 + 520 * math.cos(a + wide),
            64 + 520 * math.sin(a + wide))]), ("#C98A3A", "#A86A2C", "#D9A24A")[k % 3], 0.42)
    p.glow(236, 64, 190, "#FFDF9A", 0.9)
    p.fill(round_of(236, 64, 62, 62, p.rng, 0.02, 12), "#FFE9AE")
    p.fill(round_of(226, 54, 44, 43, p.rng, 0.04, 10), "#FFF8DC")
    for x, y, r in ((150, 172, 17), (118, 222, 10), (84, 268, 24), (60, 312, 8)):
        p.fill(round_of(x, y, r, r, p.rng, 0.02), "#F4B45E", 0.5)


def leaf(p: Paper, x: float, y: float, size: float, colour: str, turn: float) -> None:
    p.group(f"translate({n(x)} {n(y)}) rotate({n(turn)})")
    p.fill(curve([(0, -size), (size * 0.5, -size * 0.3), (size * 0.42, size * 0.4), (0, size * 0.8), (-size * 0.42,
        size * 0.4), (-size * 0.5, -size * 0.3)]), colour)
    p.fill(curve([(0, -size), (-size * 0.5, -size * 0.3), (-size * 0.42, size * 0.4), (0, size * 0.8)], tight=0.8),
        lit(colour, 0.3))
    p.line(f"M0 {n(-size * 0.8)}V{n(size * 1.15)}", shade(colour, 0.4), 2.4)
    for k in (-0.3, 0.1, 0.45):
        for side in (-0.3, 0.3):
            p.line(straight([(0, size * k), (size * side, size * (k - 0.22))], False), shade(colour, 0.32), 1.5)
    p.end()


def stagione(p: Paper) -> None:
    spots = ((44, 52, 34, RED, -30), (122, 30, 24, GOLD, 48), (196, 64, 36, BROWN, 20), (268, 36, 26, RED, -64),
        (84, 124, 26, TEAL, 74), (250, 128, 34, GOLD, -22), (24, 196, 28, GOLD, 24), (150, 176, 24, RED, -50),
        (282, 212, 28, BROWN, 60), (92, 252, 32, BROWN, -70), (210, 256, 28, RED, 36), (38, 316, 34, RED, 66),
        (152, 326, 36, GOLD, -20), (256, 328, 34, TEAL, -48))
    for x, y, size, colour, turn in spots:
        leaf(p, x, y, size, colour, turn)
    for x, y, r in ((152, 96, 14), (62, 168, 10), (206, 190, 12), (272, 274, 11), (112, 300, 10)):
        for k in range(3):
            a = math.radians(k * 60 + 12)
            p.line(straight(ray(x, y, r, -r, a), False), "#FFFFFF", 3)


def orecchio(p: Paper) -> None:
    def at(t: float, k: float) -> tuple[float, float]:
        return -16 + 332 * t, 214 - 78 * math.sin(t * 4.2 - 0.7) - 60 * t + k * (15 - 2.5 * t)

    for k in (-2, -1, 0, 1, 2):
        p.line(curve([at(i / 10, k) for i in range(11)], False), PLUM, 3)
    x, y = at(0.14, 0)
    clef = [(x + 4, y + 52), (x - 8, y + 46), (x + 2, y + 34), (x + 8, y - 30), (x + 2, y - 62), (x - 8, y - 40),
        (x + 12, y - 6), (x + 20, y + 14), (x + 4, y + 30), (x - 18, y + 16), (x - 12, y - 8), (x + 6, y + 4)]
    p.line(curve(clef, False), PLUM, 7)
    for t, k, c, tail in ((0.3, 1, RED, True), (0.44, -1, INK, True), (0.55, 1.6, INK, False), (0.68, -1.4, TEAL,
        True), (0.8, 0.8, RED, True), (0.92, -0.6, INK, False)):
        x, y = at(t, k)
        p.oval(x, y, 14, 10.5, c, 1, -22)
        p.line(f"M{n(x + 12)} {n(y - 4)}V{n(y - 62)}", c, 5)
        if tail:
            p.fill(curve([(x + 12, y - 64), (x + 22, y - 46), (x + 34, y - 36), (x + 28, y - 22), (x + 24, y - 36),
                (x + 12, y - 44)]), c)
    x, y = at(0.44, -1)
    x2, y2 = at(0.55, 1.6)
    p.line(f"M{n(x + 12)} {n(y - 62)}L{n(x2 + 12)} {n(y2 - 62)}", INK, 9)


def fiore(p: Paper) -> None:
    stems = ((30, 226, 44, RED, GOLD), (92, 282, 34, CREAM, GOLD), (150, 318, 36, PINK, RED), (208, 276, 36, GOLD,
        BROWN), (270, 214, 46, RED, INK), (58, 338, 30, GOLD, RED), (118, 358, 28, RED, GOLD), (186, 360, 28, CREAM,
        GOLD), (248, 336, 32, PINK, RED), (8, 300, 28, PINK, GOLD), (292, 300, 28, CREAM, GOLD))
    for i, (x, y, *_) in enumerate(stems):
        p.line(curve([(x, y), (x + (6 if i % 2 else -6), (y + 420) / 2), (x, 424)], False), (GREEN, SAGE)[i % 2], 6)
    for i in range(22):
        x, y = -4 + i * 14.4, 372 + p.rng.uniform(-30, 8)
        p.oval(x, y, 24, 8, p.rng.choice((GREEN, SAGE, TEAL)), 1, p.rng.choice((-64, -48, 50, 66)))
    for i, (x, y, r, petal, heart) in enumerate(stems):
        count = 6 if i % 2 else 8
        for k in range(count):
            a = math.radians(k * 360 / count + i * 17)
            c = petal if math.cos(a) + math.sin(a) > 0 else lit(petal, 0.28)
            p.oval(x + r * 0.56 * math.cos(a), y + r * 0.56 * math.sin(a), r * 0.5, r * 0.3, shade(c,
                0.16) if math.cos(a) + math.sin(a) > 0.8 else c, 1, math.degrees(a))
        p.dot(x + 1, y + 1.5, r * 0.3, shade(heart, 0.3))
        p.dot(x, y, r * 0.28, heart)
        p.dot(x - r * 0.08, y - r * 0.08, r * 0.1, lit(heart, 0.6))
    p.fill(curve([(176, 206), (160, 184), (140, 190), (150, 210), (138, 226), (160, 232)]), PLUM)
    p.fill(curve([(176, 206), (192, 184), (212, 190), (202, 210), (214, 226), (192, 232)]), shade(PLUM, 0.2))
    p.line("M176 196V224", INK, 5)


def pianeta(p: Paper) -> None:
    p.group("rotate(-20 118 132)")
    p.fill("M-50 132a168 44 0 0 1 336 0h-22a146 30 0 0 0-292 0z", shade(GOLD, 0.22))
    p.end()
    p.fill(round_of(118, 132, 92, 92, p.rng, 0.012, 13), shade(PINK, 0.34))
    p.fill(round_of(110, 124, 84, 83, p.rng, 0.014, 13), PINK)
    p.fill(curve([(34, 136), (44, 88), (84, 54), (124, 50), (80, 84), (60, 140)]), lit(PINK, 0.5))
    for d, c, w in ((curve([(42, 108), (96, 96), (160, 76)], False), RED, 11), (curve([(32, 140), (104, 130),
        (190, 98)], False), lit(RED, 0.3), 7), (curve([(50, 182), (120, 176),
        (196, 146)], False), PLUM, 9), (curve([(78, 206), (130, 202), (176, 184)], False), RED, 6)):
        p.line(d, c, w, 0.85)
    p.group("rotate(-20 118 132)")
    p.fill("M-50 132a168 44 0 0 0 336 0h-22a146 30 0 0 1-292 0z", GOLD)
    p.fill("M-50 132a168 44 0 0 0 150 43l0-6a150 36 0 0 1-138-37z", lit(GOLD, 0.55))
    p.end()
    for x, y, r, c in ((256, 232, 32, TEAL), (262, 46, 13, RED), (60, 268, 11, GOLD), (160, 300, 8, CREAM)):
        p.dot(x + r * 0.08, y + r * 0.08, r, shade(c, 0.36))
        p.dot(x - r * 0.06, y - r * 0.06, r * 0.88, c)
        p.dot(x - r * 0.3, y - r * 0.32, r * 0.34, lit(c, 0.5))
    p.line(curve([(230, 240), (256, 228), (282, 220)], False), lit(TEAL, 0.5), 4)
    for x, y, r in ((214, 20, 8), (292, 130, 7), (200, 252, 6), (24, 232, 7), (110, 300, 7), (284, 320, 8),
        (218, 330, 5)):
        p.fill(star_path(x, y, r, 4, 0.3), CREAM)


def bussola(p: Paper) -> None:
    p.line(round_of(150, 186, 132, 132, p.rng, 0.006, 16), BROWN, 9)
    p.line(round_of(150, 186, 116, 116, p.rng, 0.006, 16), BROWN, 3)
    for k in range(72):
        a = math.radians(k * 5)
        inner = 117 if k % 6 else 108
        p.line(straight(ray(150, 186, 127, inner, a), False), BROWN, 3.6 if k % 18 == 0 else 1.8)
    for k in range(8):
        a = math.radians(k * 45 - 90)
        long = 148 if k % 2 == 0 else 92
        wide = 19 if k % 2 == 0 else 13
        tip = (150 + long * math.cos(a), 186 + long * math.sin(a))
        for side in (-1, 1):
            b = a + side * math.radians(45)
            foot = (150 + wide * 1.45 * math.cos(b), 186 + wide * 1.45 * math.sin(b))
            colour = (RED if k == 0 else INK if k % 2 == 0 else TEAL) if side > 0 else (lit(RED,
                0.45) if k == 0 else "#D9C9A8")
            p.fill(straight([(150, 186), foot, tip]), colour)
    p.dot(150, 186, 11, GOLD)


def stelle(p: Paper) -> None:
    stars = ((34, 60, 20), (92, 112, 15), (70, 186, 13), (144, 78, 22), (202, 134, 17), (176, 206, 14), (262, 92,
        24), (246, 196, 16), (276, 270, 18), (118, 262, 16), (44, 296, 19), (196, 304, 15))
    for a, b in ((0, 1), (1, 2), (1, 3), (3, 4), (4, 5), (4, 6), (6, 7), (7, 8), (5, 9), (9, 10), (7, 11)):
        p.line(f"M{stars[a][0]} {stars[a][1]}L{stars[b][0]} {stars[b][1]}", "#8FA6D8", 2.4, 0.9, "2 7")
    for i, (x, y, r) in enumerate(stars):
        p.glow(x, y, r * 2.5, "#FFE9A8", 0.8)
        p.fill(star_path(x, y, r, 5, 0.46, -90 + i * 11), "#FFE08A" if i % 3 else "#FFF6DC")
    for _ in range(40):
        p.dot(p.rng.uniform(6, 294), p.rng.uniform(6, 350), p.rng.uniform(1, 2.4), "#FFF6DC", 0.9)


def passaggio(p: Paper) -> None:
    way = [(34, 350), (70, 316), (92, 274), (136, 250), (156, 208), (200, 186), (218, 144), (258, 120), (274, 78)]
    for i, (x, y) in enumerate(way):
        nx, ny = way[min(i + 1, len(way) - 1)]
        if i == len(way) - 1:
            nx, ny = x + 16, y - 42
        turn = math.degrees(math.atan2(ny - y, nx - x)) + 90
        side = 1 if i % 2 else -1
        size = 1.25 - i * 0.07
        p.group(f"translate({x} {y}) rotate({n(turn)}) translate({n(13 * side)} 0) scale({n(size)})")
        p.fill(curve([(0, -26), (11, -18), (11, 0), (7, 8), (-7, 8), (-11, -2), (-9, -18)]),
            PLUM if side > 0 else INK)
        p.fill(curve([(-7, 14), (7, 14), (8, 26), (0, 32), (-8, 26)]), PLUM if side > 0 else INK)
        p.end()
    p.line("M44 214V96", BROWN, 8)
    for y, side, c in ((104, 1, GOLD), (138, -1, RED)):
        p.fill(straight([(44 - 34 * side, y - 14), (44 + 36 * side, y - 14), (44 + 56 * side, y), (44 + 36 * side,
            y + 14), (44 - 34 * side, y + 14)]), c)
        p.line(f"M{44 - 22 * side} {y}H{44 + 30 * side}", shade(c, 0.45), 3.4)


WEATHER: dict[str, Drawn] = {
    "mezzanotte": mezzanotte, "pioggia": pioggia, "mare": mare, "nuvole": nuvole, "controluce": controluce,
    "stagione": stagione, "orecchio": orecchio, "fiore": fiore, "pianeta": pianeta, "bussola": bussola,
    "stelle": stelle, "passaggio": passaggio,
}  # fmt: skip
