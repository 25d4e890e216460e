"""Cards that name a thing: large, seen from a little below, lit from the upper left."""

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
    RED,
    SAGE,
    SKY,
    SLATE,
    TEAL,
    Paper,
    curve,
    lit,
    mix,
    n,
    round_of,
    shade,
    straight,
)  # fmt: skip


def star_path(x: float, y: float, r: float, points: int = 5, inner: float = 0.44, turn: float = -90) -> str:
    return straight([
        (x + (r if i % 2 == 0 else r * inner) * math.cos(math.radians(turn + i * 180 / points)),
         y + (r if i % 2 == 0 else r * inner) * math.sin(math.radians(turn + i * 180 / points)))
        for i in range(points * 2)
    ])  # fmt: skip


def ray(x: float, y: float, outer: float, inner: float, angle: float) -> list[tuple[float, float]]:
    """A stroke towards the middle, as on a dial."""
    return [(x + r * math.cos(angle), y + r * math.sin(angle)) for r in (outer, inner)]


def porta(p: Paper) -> None:
    p.fill(curve([(-20, 300), (30, 214), (96, 158), (176, 150), (246, 196), (320, 262), (320, 440), (-20, 440)]),
        GREEN)
    p.fill(curve([(-20, 296), (30, 214), (96, 158), (150, 150), (110, 190), (60, 262), (20, 350), (-20, 380)]), SAGE)
    p.fill(curve([(196, 190), (250, 206), (320, 276), (320, 440), (230, 440), (232, 300)]), shade(GREEN, 0.3))
    p.fill(curve([(86, 372), (80, 262), (100, 206), (146, 184), (192, 206), (212, 262), (208, 372)], tight=0.8),
        "#B7A58A")
    for i in range(9):
        a = math.radians(180 + i * 22.5)
        p.fill(round_of(146 + 60 * math.cos(a), 262 + 66 * math.sin(a), 12, 9.5, p.rng, 0.14, 7), ("#D9C9A8",
            "#A08E78", "#C6B494")[i % 3])
    p.fill(curve([(100, 372), (96, 266), (112, 222), (146, 206), (180, 222), (196, 266), (194, 372)], tight=0.8),
        shade(RED, 0.42))
    p.fill(curve([(104, 372), (100, 268), (114, 228), (146, 212), (172, 224), (184, 266), (182, 372)], tight=0.8),
        RED)
    p.fill(curve([(104, 372), (100, 268), (114, 228), (124, 220), (120, 280), (122, 372)], tight=0.8), lit(RED, 0.3))
    for x in (128, 146, 164):
        p.line(f"M{x} 226V366", shade(RED, 0.4), 2.6)
    p.fill(straight([(184, 240), (196, 262), (194, 372), (182, 372)]), "#FFD98A")
    p.dot(174, 296, 5.6, GOLD)
    p.fill(round_of(146, 250, 15, 17, p.rng, 0.03), "#FFE4A0")
    p.line("M146 234V267M131 250H161", shade(RED, 0.45), 3)
    p.fill(straight([(78, 362), (218, 362), (246, 420), (54, 420)]), "#C9B594")
    p.fill(straight([(70, 384), (226, 384), (236, 402), (62, 402)]), "#A8957A")
    for x, y, r in ((40, 300, 12), (262, 292, 13), (58, 338, 9), (240, 344, 10)):
        p.fill(round_of(x, y, r, r, p.rng, 0.12), p.rng.choice((PINK, GOLD, CREAM)))
        p.dot(x, y, r * 0.36, RED)
    p.line("M228 244q24-6 26 18", INK, 4)
    p.glow(254, 278, 30, "#FFE9A8", 0.9)
    p.fill(straight([(245, 264), (263, 264), (260, 292), (248, 292)]), "#FFE4A0")


def scala(p: Paper) -> None:
    # Up from the lower left, round to the right, and off the card at the top.
    steps = []
    for i in range(15):
        t = i / 14
        steps.append((20 + 210 * math.sin(t * 1.75) + 6 * i * (1 - t), 372 - 356 * t, 116 - 62 * t, 27 - 13 * t))
    for i in range(len(steps) - 1, -1, -1):
        x, y, w, h = steps[i]
        p.fill(straight([(x, y), (x + w, y - h * 0.5), (x + w, y + h * 1.15), (x, y + h * 1.7)]), shade(TEAL, 0.28))
        p.fill(straight([(x - w * 0.22, y + h * 0.5), (x, y), (x + w, y - h * 0.5), (x + w * 0.8, y)]), lit(TEAL,
            0.42))
        p.fill(straight([(x - w * 0.22, y + h * 0.5), (x + w * 0.8, y), (x + w * 0.8, y + h * 1.5), (x - w * 0.22,
            y + h * 2)]), TEAL)
        p.fill(straight([(x + w * 0.12, y + h * 0.3), (x + w * 0.5, y + h * 0.12), (x + w * 0.5, y + h * 1.6),
            (x + w * 0.12, y + h * 1.8)]), RED)
        p.fill(straight([(x + w * 0.2, y + h * 0.02), (x + w * 0.62, y - h * 0.18), (x + w * 0.5, y + h * 0.12),
            (x + w * 0.12, y + h * 0.3)]), lit(RED, 0.25))
    rail = [(x - w * 0.2, y - 42 + i * 1.4) for i, (x, y, w, _) in enumerate(steps)]
    for (x, y, w, h), (rx, ry) in zip(steps, rail, strict=True):
        p.line(f"M{n(x - w * 0.2)} {n(y + h * 0.5)}L{n(rx)} {n(ry)}", INK, 2.6)
    p.line(curve(rail, False), INK, 6)
    p.line(curve([(x - 1, y - 1.6) for x, y in rail], False), lit(SLATE, 0.4), 1.8)
    p.dot(rail[0][0], rail[0][1] - 5, 9, GOLD)


def torre(p: Paper) -> None:
    p.fill(straight([(70, 372), (84, 92), (188, 92), (202, 372)]), "#C9655A")
    p.fill(straight([(70, 372), (84, 92), (118, 92), (112, 372)]), lit(PINK, 0.2))
    p.fill(straight([(160, 92), (188, 92), (202, 372), (164, 372)]), shade(RED, 0.45))
    for i in range(34):
        x, y = 82 + (i * 37) % 104, 116 + (i * 53) % 240
        p.fill(straight([(x, y), (x + 17, y + 1), (x + 17, y + 8), (x, y + 7)]), p.rng.choice((lit(PINK, 0.35),
            shade(RED, 0.2), "#D98072")), 0.85)
    p.fill(straight([(70, 92), (70, 52), (90, 52), (90, 66), (106, 66), (106, 50), (126, 50), (126, 66), (146, 66),
        (146, 50), (166, 50), (166, 66), (182, 66), (182, 52), (202, 52), (202, 92), (192, 104), (80, 104)]), INK)
    p.fill(straight([(70, 92), (70, 52), (90, 52), (90, 66), (100, 66), (96, 100), (80, 104)]), lit(SLATE, 0.25))
    for x, y, w in ((136, 150, 17), (128, 232, 19), (140, 318, 22)):
        p.fill(curve([(x - w, y + 40), (x - w, y), (x, y - 22), (x + w, y), (x + w, y + 40)], tight=0.6), shade(RED,
            0.55))
        p.fill(curve([(x - w + 6, y + 40), (x - w + 6, y + 2), (x, y - 13), (x + w - 6, y + 2), (x + w - 6, y + 40)],
            tight=0.6), GOLD if y != 232 else INK)
        p.line(f"M{x} {y - 14}V{y + 40}M{x - w + 6} {y + 14}H{x + w - 6}", shade(RED, 0.55), 2.6)
    p.line("M136 50V4", BROWN, 4.4)
    p.fill(curve([(138, 6), (176, 2), (204, 16), (232, 8), (222, 26), (234, 40), (200, 44), (174, 32), (138, 38)],
        tight=0.8), GOLD)
    p.fill(curve([(138, 22), (176, 18), (204, 32), (234, 40), (200, 44), (174, 32), (138, 38)], tight=0.8),
        shade(GOLD, 0.2))
    ivy = [(72, 372), (84, 322), (74, 276), (92, 232), (84, 190), (98, 158)]
    p.line(curve(ivy, False), GREEN, 5)
    for i in range(26):
        k = i / 25 * (len(ivy) - 1)
        a, b = ivy[int(k)], ivy[min(len(ivy) - 1, int(k) + 1)]
        x, y = a[0] + (b[0] - a[0]) * (k % 1), a[1] + (b[1] - a[1]) * (k % 1)
        p.oval(x + p.rng.uniform(-14, 16), y + p.rng.uniform(-6, 6), 9, 6, p.rng.choice((SAGE, GREEN, mix(SAGE,
            GREEN, 0.5))), 1, p.rng.uniform(-60, 60))
    p.fill(curve([(40, 384), (70, 358), (130, 366), (206, 356), (246, 384), (246, 440), (40, 440)]), shade(GREEN,
        0.1))


def orologio(p: Paper) -> None:
    p.line(curve([(150, 66), (168, 40), (206, 44), (232, 22), (262, 26), (306, 4)], False), shade(GOLD, 0.35), 7, 1,
        "9 6")
    p.line(curve([(150, 66), (168, 40), (206, 44), (232, 22), (262, 26), (306, 4)], False), lit(GOLD, 0.3), 3, 1,
        "9 6")
    p.line("M136 62a16 16 0 1 1 30 0", GOLD, 8)
    p.fill(straight([(136, 60), (166, 60), (170, 88), (132, 88)]), shade(GOLD, 0.25))
    p.fill(round_of(151, 192, 118, 116, p.rng, 0.012, 14), shade(GOLD, 0.38))
    p.fill(round_of(148, 189, 114, 112, p.rng, 0.012, 14), GOLD)
    p.line(curve([(48, 236), (36, 190), (50, 138), (90, 98), (140, 82)], False), lit(GOLD, 0.6), 7)
    p.fill(round_of(150, 191, 96, 94, p.rng, 0.01, 14), shade(CREAM, 0.14))
    p.fill(round_of(152, 194, 91, 89, p.rng, 0.01, 14), CREAM)
    for i in range(60):
        a = math.radians(i * 6)
        r = 70 if i % 15 == 0 else 74 if i % 5 == 0 else 80
        if i % 5 == 0 or i % 2 == 0:
            p.line(straight(ray(152, 194, 84, r, a), False), INK, 6 if i % 15 == 0 else 3.4 if i % 5 == 0 else 1)
    p.fill(round_of(152, 236, 22, 22, p.rng, 0.02), "#F2DDB4")
    p.line("M152 236L164 226", INK, 2.4)
    p.fill(straight([(146, 204), (148, 126), (152, 112), (156, 126), (158, 204)]), INK)
    p.fill(straight([(158, 190), (104, 156), (92, 152), (99, 164), (150, 200)]), INK)
    p.line("M152 194L206 250", RED, 3.4)
    p.dot(152, 194, 9, RED)
    p.dot(150, 192, 3, CREAM)
    p.fill(curve([(84, 150), (108, 122), (150, 108), (120, 136), (96, 176)]), "#FFFFFF", 0.5)


def albero(p: Paper) -> None:
    p.fill(curve([(104, 384), (128, 348), (136, 268), (118, 214), (96, 186), (108, 178), (136, 212), (144, 166),
        (160, 166), (160, 212), (196, 172), (208, 180), (180, 226), (172, 268), (178, 346),
        (212, 384)], tight=0.8), BROWN)
    p.fill(curve([(104, 384), (128, 348), (136, 268), (120, 216), (134, 222), (148, 270), (146, 340), (140, 384)],
        tight=0.8), lit(BROWN, 0.34))
    p.fill(curve([(166, 270), (172, 268), (178, 346), (212, 384), (172, 384), (160, 340)], tight=0.8), shade(BROWN,
        0.36))
    dark, middle, light = shade(GREEN, 0.12), mix(GREEN, SAGE, 0.45), lit(SAGE, 0.18)
    for x, y, rx, ry in ((150, 140, 128, 92), (66, 168, 66, 52), (238, 166, 64, 54), (150, 66, 92, 62)):
        p.fill(round_of(x, y, rx, ry, p.rng, 0.08, 13), dark)
    for x, y, rx, ry in ((132, 128, 88, 62), (56, 156, 50, 38), (218, 146, 54, 42), (132, 52, 68, 44), (176, 96, 60,
        40), (96, 94, 56, 40)):
        p.fill(round_of(x, y, rx, ry, p.rng, 0.12, 11), middle)
    for x, y, rx, ry in ((104, 104, 48, 30), (44, 142, 32, 22), (200, 128, 34, 22), (112, 38, 44, 24), (150, 78, 36,
        20), (80, 72, 28, 18)):
        p.fill(round_of(x, y, rx, ry, p.rng, 0.16, 9), light)
    for x, y in ((70, 122), (110, 154), (156, 120), (206, 176), (236, 128), (46, 186), (140, 196), (186, 66),
        (96, 60), (254, 178), (168, 164), (120, 94)):
        p.dot(x + 1.5, y + 2, 9, shade(RED, 0.35))
        p.dot(x, y, 8.6, RED if (x + y) % 3 else GOLD)
        p.dot(x - 2.6, y - 2.8, 2.6, "#FFE9C8")
    p.line("M214 196V262M234 196V262", CREAM, 2)
    p.fill(straight([(206, 260), (242, 258), (243, 267), (207, 269)]), RED)


def lumaca(p: Paper) -> None:
    p.fill(curve([(20, 368), (34, 340), (90, 334), (150, 336), (214, 330), (236, 296), (236, 250), (252, 236),
        (272, 244), (280, 278), (274, 320), (258, 352), (236, 370)]), shade(GOLD, 0.12))
    p.fill(curve([(20, 368), (34, 342), (90, 336), (150, 338), (212, 334), (234, 306), (238, 252), (250, 240),
        (258, 246), (254, 300), (238, 340), (180, 354), (90, 356)]), lit(GOLD, 0.28))
    p.line(curve([(250, 240), (244, 212), (232, 192)], False), shade(GOLD, 0.1), 7)
    p.line(curve([(264, 240), (270, 214), (284, 198)], False), shade(GOLD, 0.2), 7)
    p.dot(231, 190, 9, INK)
    p.dot(285, 196, 9, INK)
    p.dot(228, 187, 3, CREAM)
    p.dot(282, 193, 3, CREAM)
    p.line("M262 276q8 6 14 0", INK, 3)
    p.dot(256, 264, 3.4, INK)
    p.fill(round_of(128, 236, 112, 108, p.rng, 0.03, 13), shade(RED, 0.42))
    p.fill(round_of(122, 230, 106, 102, p.rng, 0.03, 13), RED)
    spiral = [(122 + (100 - i * 4.1) * math.cos(math.radians(100 + i * 38)),
        232 + (96 - i * 4) * math.sin(math.radians(100 + i * 38))) for i in range(23)]
    p.line(curve(spiral, False), shade(RED, 0.5), 13)
    p.line(curve([(x - 3, y - 4) for x, y in spiral], False), "#F7C7A4", 8)
    p.line(curve([(34, 200), (52, 158), (92, 134)], False), lit(RED, 0.55), 9, 0.8)
    for i in range(7):
        p.fill(straight([(40 + i * 26, 352), (52 + i * 26, 350), (54 + i * 26, 356), (42 + i * 26, 358)]),
            shade(GOLD, 0.25), 0.8)


def teiera(p: Paper) -> None:
    for x, w in ((60, 13), (84, 9)):
        p.line(curve([(x, 176), (x - 22, 144), (x + 14, 112), (x - 14, 76), (x + 18, 40), (x - 4, -8)], False),
            "#FFFFFF", w, 0.62)
    p.line("M212 200q76-14 70 54t-70 56", shade(SKY, 0.3), 24)
    p.line("M210 198q72-12 66 52t-66 54", SKY, 18)
    p.fill(curve([(104, 252), (76, 240), (62, 206), (46, 184), (72, 178), (86, 206), (110, 214)]), shade(SKY, 0.2))
    p.fill(curve([(100, 244), (80, 232), (68, 204), (54, 186), (66, 182), (82, 206), (106, 212)]), lit(SKY, 0.2))
    p.fill(round_of(160, 262, 92, 84, p.rng, 0.015, 13), shade(SKY, 0.34))
    p.fill(round_of(154, 257, 86, 79, p.rng, 0.015, 13), SKY)
    p.fill(curve([(76, 270), (80, 222), (112, 190), (150, 182), (118, 212), (100, 256), (104, 300)]), lit(SKY, 0.5))
    p.fill(curve([(104, 190), (120, 168), (160, 160), (200, 170), (216, 194), (160, 202)]), INK)
    p.fill(curve([(108, 188), (122, 170), (156, 163), (140, 186), (126, 194)]), lit(SLATE, 0.2))
    p.dot(160, 150, 14, RED)
    p.dot(156, 146, 5, lit(RED, 0.6))
    for x, y, r, c in ((146, 266, 26, CREAM), (196, 286, 17, CREAM), (118, 312, 14, CREAM), (186, 234, 13, CREAM)):
        for k in range(6):
            a = math.radians(k * 60 + 14)
            p.dot(x + r * 0.6 * math.cos(a), y + r * 0.6 * math.sin(a), r * 0.46, c)
        p.dot(x, y, r * 0.4, RED if r > 20 else GOLD)
    for x, y, t in ((170, 306, 30), (122, 240, -40), (208, 256, 70)):
        p.oval(x, y, 12, 5, TEAL, 1, t)
    p.fill(curve([(96, 334), (160, 346), (226, 332), (232, 352), (160, 364), (88, 354)]), shade(SKY, 0.42))


def pesce(p: Paper) -> None:
    p.fill(curve([(216, 198), (262, 136), (296, 120), (278, 178), (300, 234), (268, 268), (222, 230)]), shade(RED,
        0.2))
    p.fill(curve([(216, 200), (262, 140), (292, 124), (268, 178), (244, 200)]), lit(GOLD, 0.1))
    p.fill(curve([(96, 148), (120, 78), (176, 64), (222, 100), (210, 152), (150, 150)]), TEAL)
    p.fill(curve([(104, 146), (124, 88), (160, 74), (150, 110), (140, 148)]), lit(TEAL, 0.4))
    p.fill(curve([(120, 268), (150, 268), (172, 318), (138, 340), (112, 310)]), shade(TEAL, 0.15))
    p.fill(curve([(12, 214), (40, 158), (100, 128), (168, 136), (228, 190), (236, 212), (206, 254), (140, 286),
        (76, 280), (30, 250)]), RED)
    p.fill(curve([(14, 208), (42, 160), (100, 131), (160, 138), (200, 164), (130, 170), (70, 190)]), lit(RED, 0.32))
    p.fill(curve([(34, 250), (76, 280), (140, 286), (206, 254), (234, 216), (180, 240), (110, 258)]), GOLD)
    p.fill(curve([(12, 214), (40, 160), (84, 136), (98, 180), (94, 240), (74, 280), (30, 250)]), GOLD)
    p.fill(curve([(16, 208), (42, 162), (80, 140), (84, 168), (50, 196)]), lit(GOLD, 0.5))
    p.line(curve([(84, 136), (100, 182), (94, 240), (74, 280)], False), shade(RED, 0.4), 5)
    for row in range(4):
        for k in range(5 - row % 2):
            x, y = 118 + k * 23 + (row % 2) * 11, 168 + row * 22
            p.line(f"M{x} {y - 8}q13 8 0 17", lit(RED, 0.5) if row < 2 else shade(RED, 0.25), 3.4, 0.85)
    p.dot(54, 198, 17, CREAM)
    p.dot(52, 199, 9.4, INK)
    p.dot(48, 195, 3.4, "#FFFFFF")
    p.line("M14 232q12 8 24 0", shade(RED, 0.4), 4)
    p.fill(curve([(118, 216), (154, 202), (172, 226), (150, 246), (122, 238)]), shade(RED, 0.24))
    for x, y, r in ((22, 128, 13), (44, 92, 9), (20, 58, 16), (52, 26, 8)):
        p.dot(x, y, r, "#DDF0F4", 0.55)
        p.line(f"M{n(x - r * 0.5)} {n(y - r * 0.3)}q{n(r * 0.3)} {n(-r * 0.4)} {n(r * 0.7)} {n(-r * 0.3)}",
            "#FFFFFF", 2.6)


def finestra(p: Paper) -> None:
    p.fill(straight([(76, 52), (222, 46), (226, 270), (74, 274)]), "#D6B98C")
    p.wash([(0, "#FFE9A8"), (0.6, "#FBC96E"), (1, "#E79A4A")], box=(88, 64, 124, 198))
    p.fill(curve([(88, 64), (138, 64), (126, 130), (92, 180), (88, 200)]), CREAM, 0.9)
    p.fill(curve([(212, 64), (168, 64), (182, 134), (208, 184), (212, 200)]), shade(CREAM, 0.12), 0.9)
    p.fill(curve([(128, 262), (128, 214), (142, 196), (158, 196), (170, 214), (172, 262)]), shade(RED, 0.55))
    p.fill(straight([(134, 202), (136, 184), (146, 196)]) + straight([(156, 196), (166, 184), (168, 204)]),
        shade(RED, 0.55))
    p.line("M150 62V262M88 150H212", "#B98A5A", 7)
    p.line("M148 62V262M88 148H212", lit("#B98A5A", 0.45), 2.4)
    for sign, x0 in ((-1, 76), (1, 222)):
        a, b = x0 + sign * 58, x0
        p.fill(straight([(a, 34), (b, 54), (b, 270), (a, 292)]), TEAL if sign < 0 else shade(TEAL, 0.24))
        for i in range(11):
            y = 66 + i * 19
            p.fill(straight([(a + 8 * -sign, y - 10), (b - 7 * -sign, y - 6), (b - 7 * -sign, y + 3), (a + 8 * -sign,
                y + 1)]), lit(TEAL, 0.36) if sign < 0 else TEAL)
    p.fill(straight([(56, 272), (244, 268), (250, 290), (50, 294)]), BROWN)
    p.fill(straight([(56, 272), (244, 268), (245, 275), (55, 279)]), lit(BROWN, 0.4))
    p.fill(straight([(66, 292), (238, 290), (230, 338), (74, 342)]), shade(RED, 0.12))
    p.fill(straight([(66, 292), (238, 290), (237, 300), (68, 303)]), lit(RED, 0.25))
    for i in range(17):
        x = 66 + i * 11
        p.oval(x, 284 + p.rng.uniform(-4, 6), 11, 7, p.rng.choice((GREEN, SAGE, TEAL)), 1, p.rng.uniform(-60, 60))
    for i in range(11):
        x, y = 70 + i * 16.5, 272 + p.rng.uniform(-12, 8)
        p.fill(round_of(x, y, 9.5, 9, p.rng, 0.2, 7), (RED, PINK, GOLD, CREAM)[i % 4])
        p.dot(x, y, 3, (GOLD, RED, RED, GOLD)[i % 4])
    for x in (94, 206):
        p.line(curve([(x, 300), (x + 8, 326), (x - 4, 352)], False), GREEN, 3.4)
        for k in range(4):
            p.oval(x + (7 if k % 2 else -5), 308 + k * 12, 7, 4.4, SAGE, 1, 40 if k % 2 else -40)


def cappello(p: Paper) -> None:
    for x, y, r, c in ((78, 74, 15, GOLD), (214, 58, 18, GOLD), (150, 26, 13, CREAM), (42, 118, 9, CREAM), (258, 118,
        11, CREAM), (112, 34, 8, PINK), (188, 100, 8, CREAM)):
        p.fill(star_path(x, y, r, 5, 0.45, p.rng.uniform(-100, -70)), c)
    for x, tilt in ((128, -10), (168, 12)):
        p.fill(curve([(x - 13, 190), (x - 15 + tilt, 120), (x + tilt * 1.6, 84), (x + 15 + tilt, 120), (x + 13,
            190)]), CREAM)
        p.fill(curve([(x - 5, 186), (x - 7 + tilt, 126), (x + tilt * 1.5, 100), (x + 7 + tilt, 126), (x + 5, 186)]),
            PINK)
    p.fill(round_of(148, 198, 46, 36, p.rng, 0.03), CREAM)
    p.dot(132, 190, 4.6, INK)
    p.dot(162, 190, 4.6, INK)
    p.fill(round_of(147, 203, 6, 4.4, p.rng, 0.05), PINK)
    p.fill(curve([(72, 214), (150, 232), (232, 212), (222, 300), (214, 336), (150, 350), (88, 338), (80, 300)],
        tight=0.7), INK)
    p.fill(curve([(74, 216), (104, 226), (112, 340), (88, 338), (80, 300)], tight=0.7), lit(SLATE, 0.16))
    p.fill(curve([(206, 222), (232, 212), (222, 300), (214, 336), (190, 344)], tight=0.7), shade(INK, 0.5))
    p.fill(curve([(70, 214), (110, 202), (150, 216), (190, 202), (234, 212), (192, 230), (150, 236), (108, 230)]),
        shade(INK, 0.45))
    p.fill(curve([(83, 288), (150, 304), (220, 288), (216, 324), (150, 338), (86, 324)], tight=0.7), RED)
    p.fill(curve([(83, 288), (112, 297), (114, 333), (86, 324)], tight=0.7), lit(RED, 0.3))
    p.fill(curve([(14, 330), (60, 322), (150, 346), (240, 320), (290, 324), (262, 356), (150, 378), (44, 362)]), INK)
    p.fill(curve([(16, 330), (60, 324), (130, 344), (90, 354), (44, 350)]), lit(SLATE, 0.22))
    p.fill(curve([(206, 296), (246, 252), (262, 190), (274, 252), (236, 306)]), GOLD)
    p.line(curve([(210, 302), (246, 262), (261, 204)], False), shade(GOLD, 0.3), 2.6)


SUBJECTS: dict[str, Drawn] = {
    "porta": porta, "scala": scala, "torre": torre, "orologio": orologio, "albero": albero, "lumaca": lumaca,
    "teiera": teiera, "pesce": pesce, "finestra": finestra, "cappello": cappello,
}  # fmt: skip
