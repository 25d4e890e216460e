"""Cards that name a living being: close to us, crossing the card, modelled by the lamp at the upper left."""

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
    SLATE,
    TEAL,
    Paper,
    Point,
    curve,
    lit,
    mix,
    n,
    round_of,
    shade,
    straight,
)  # fmt: skip


def balena(p: Paper) -> None:
    for points, width in (
        ([(96, 176), (92, 120), (66, 74), (26, 62), (4, 84)], 17),
        ([(104, 176), (108, 110), (136, 60), (180, 50), (206, 78)], 17),
        ([(100, 176), (100, 104), (104, 34)], 14),
    ):
        p.line(curve(points, False), shade(SKY, 0.12), width + 5)
        p.line(curve([(x - 2, y - 2) for x, y in points], False), lit(SKY, 0.35), width - 3)
    for x, y, r in ((8, 112, 8), (214, 104, 9), (196, 132, 6), (120, 20, 7), (84, 30, 6), (34, 92, 5), (168, 84, 6)):
        p.dot(x, y, r, lit(SKY, 0.3))
    p.model(curve([(214, 236), (248, 190), (262, 140), (238, 108), (196, 96), (232, 84), (266, 100), (276, 110),
        (282, 84),
        (314, 58), (330, 66), (322, 104), (300, 138), (292, 190), (270, 256), (236,
            290)], tight=0.9), mix(INK, SLATE, 0.3))
    p.model(curve([(-26, 262), (-6, 206), (44, 174), (110, 166), (176, 184), (226, 226), (268, 250), (252, 300),
        (206, 344),
        (140, 372), (60, 372), (-4, 344), (-28, 306)]), mix(INK, SLATE, 0.22), 0.42, 0.3)
    p.fill(curve([(-28, 300), (20, 310), (90, 322), (164, 312), (228, 276), (248, 284), (228, 332), (164, 372),
        (80, 384),
        (0, 370), (-28, 340)]), shade(CREAM, 0.13))
    p.fill(curve([(-28, 302), (20, 314), (90, 326), (150, 320), (110, 350), (40, 352), (-28, 334)]), CREAM)
    for i in range(7):
        x = -8 + i * 27
        p.line(curve([(x, 322 + 5 * math.sin(i)), (x + 18, 344), (x + 40, 362)], False), shade(SLATE, 0.1), 2.6, 0.7)
    p.line(curve([(-28, 300), (20, 308), (64, 304), (88, 292)], False), shade(INK, 0.4), 5)
    p.fill(round_of(74, 256, 17, 15, p.rng, 0.03), CREAM)
    p.dot(70, 258, 8.5, INK)
    p.dot(67, 254, 3, "#FFFFFF")
    p.line(curve([(56, 242), (74, 234), (94, 242)], False), lit(SLATE, 0.25), 4)
    p.model(curve([(128, 304), (162, 304), (196, 336), (204, 382), (172, 380), (138, 346)]), SLATE, 0.3, 0.4)
    p.fill(curve([(14, 214), (54, 188), (112, 178), (160, 188), (108, 194), (54, 210)]), lit(SLATE, 0.42), 0.75)
    for x, y, r in ((150, 214, 5), (172, 226, 3.6), (132, 208, 3), (188, 244, 4)):
        p.dot(x, y, r, lit(SLATE, 0.3), 0.8)


def volpe(p: Paper) -> None:
    dark, white = mix(INK, BROWN, 0.35), lit(CREAM, 0.3)
    p.model(curve([(196, 350), (252, 336), (278, 286), (262, 226), (222, 190), (250, 172), (298, 210), (322, 276),
        (314, 344),
        (268, 388), (206, 394)]), shade(RED, 0.08), 0.25, 0.35)
    p.fill(curve([(222, 190), (236, 170), (262, 176), (284, 206), (276, 216), (262, 206), (252, 220), (240, 206)]),
        white)
    p.model(curve([(60, 392), (66, 300), (94, 236), (146, 214), (198, 236), (226, 300), (232, 392)], tight=0.9), RED,
        0.2, 0.4)
    p.fill(curve([(112, 250), (146, 236), (180, 252), (178, 310), (150, 366), (118, 312)]), shade(CREAM, 0.1))
    p.fill(curve([(112, 252), (140, 240), (150, 262), (132, 300), (128, 326), (118, 312)]), white)
    for x in (96, 178):
        p.model(curve([(x, 300), (x + 22, 296), (x + 28, 344), (x + 26, 394), (x - 6, 394), (x - 4, 344)], tight=0.8),
            mix(RED, dark, 0.15))
        p.fill(curve([(x - 6, 352), (x + 11, 346), (x + 27, 352), (x + 26, 396), (x - 7, 396)], tight=0.7), dark)
    for ear, inner in ((((38, 118), (44, 22), (64, 18), (124, 76)), ((58, 92), (60, 42), (98, 74))),
        (((174, 74), (236, 12), (256, 18), (258, 118)), ((198, 72), (240, 38), (242, 92)))):
        p.fill(curve(ear, tight=0.6), dark)
        p.model(curve([(x + (148 - x) * 0.12, y + 10) for x, y in ear], tight=0.6), RED)
        p.fill(curve(inner, tight=0.5), mix(PINK, CREAM, 0.3))
    p.model(curve([(26, 152), (54, 92), (104, 64), (150, 60), (196, 64), (244, 92), (272, 152), (226, 186), (186, 220),
        (150, 244), (112, 220), (72, 186)], tight=0.85), lit(RED, 0.04), 0.34, 0.3)
    p.fill(curve([(26, 152), (64, 146), (108, 168), (134, 206), (150, 244), (112, 220), (72, 186)], tight=0.8), white)
    p.fill(curve([(272, 152), (234, 146), (190, 168), (164, 206), (150, 244), (186, 220), (226, 186)], tight=0.8),
        shade(CREAM, 0.12))
    p.fill(curve([(132, 60), (150, 56), (166, 60), (158, 120), (150, 168), (142, 120)], tight=0.8), lit(RED, 0.34), 0.8)
    for x, lean in ((94, 1), (204, -1)):
        p.fill(curve([(x - 22, 144 - 6 * lean), (x, 128), (x + 22, 144 + 6 * lean), (x, 158)]), "#FFE9B0")
        p.oval(x + 3, 143, 8, 12, INK)
        p.dot(x, 138, 3.4, "#FFFFFF")
        p.line(curve([(x - 26, 140 - 7 * lean), (x, 124), (x + 26, 140 + 7 * lean)], False), dark, 5)
    p.fill(curve([(130, 214), (150, 206), (170, 214), (164, 230), (150, 240), (136, 230)]), INK)
    p.fill(round_of(144, 216, 6, 4, p.rng, 0.05), lit(SLATE, 0.4))
    for side in (-1, 1):
        for k in range(3):
            p.line(f"M{150 + side * 44} {204 + k * 9}q{side * 34} {-6 + k * 4} {side * 66} {-8 + k * 12}", white, 1.8,
                0.9)


def gatto(p: Paper) -> None:
    p.line(curve([(-10, 316), (70, 334), (150, 340), (230, 334), (310, 312)], False), shade(INK, 0.3), 7)
    p.line(curve([(-10, 314), (70, 332), (150, 338), (230, 332), (310, 310)], False), lit(SLATE, 0.25), 2.4)
    coat, dark = mix(INK, PLUM, 0.16), shade(INK, 0.45)
    for x, foot in ((118, 326), (226, 322)):
        p.fill(curve([(x - 8, 240), (x + 26, 240), (x + 22, 290), (x + 30, foot), (x - 6, foot + 6),
            (x, 284)], tight=0.8), dark)
    tail = [(246, 228), (286, 196), (292, 140), (262, 98), (268, 56), (296, 40), (312, 54)]
    p.line(curve(tail, False), dark, 30)
    p.line(curve([(x - 3, y - 3) for x, y in tail], False), coat, 23)
    p.line(curve([(x - 8, y - 6) for x, y in tail[:5]], False), lit(SLATE, 0.12), 5, 0.8)
    p.model(curve([(60, 236), (88, 192), (148, 174), (212, 178), (258, 204), (272, 250), (248, 290), (188, 292),
        (116, 292),
        (72, 280)]), coat, 0.3, 0.42)
    for x, foot in ((82, 330), (194, 336)):
        p.model(curve([(x - 12, 252), (x + 30, 250), (x + 24, 296), (x + 20, foot), (x + 8, foot + 8),
            (x - 20, foot + 6),
            (x - 18, foot - 8), (x - 4, 296)], tight=0.8), coat, 0.26, 0.35)
        p.line(f"M{x - 8} {foot - 4}v8M{x + 2} {foot - 3}v8", lit(SLATE, 0.2), 2)
    p.fill(straight([(18, 138), (20, 46), (78, 100)]), dark)
    p.fill(straight([(92, 96), (148, 40), (152, 132)]), dark)
    p.fill(straight([(30, 122), (32, 72), (64, 104)]), PINK)
    p.fill(straight([(108, 98), (138, 68), (140, 118)]), shade(PINK, 0.12))
    p.model(curve([(4, 176), (18, 118), (52, 94), (88, 90), (122, 94), (154, 118), (164, 172), (140, 214), (86, 232),
        (30, 216)]),
        coat, 0.32, 0.32)
    p.fill(curve([(46, 196), (84, 182), (124, 194), (118, 218), (86, 228), (50, 218)]), mix(SLATE, CREAM, 0.25))
    for x in (50, 118):
        p.fill(curve([(x - 23, 160), (x, 138), (x + 23, 158), (x, 176)]), GOLD)
        p.fill(curve([(x - 20, 156), (x, 141), (x + 6, 146), (x - 6, 162)]), lit(GOLD, 0.6))
        p.oval(x + 3, 157, 5.4, 15, dark)
        p.dot(x, 150, 3, "#FFFFFF")
    p.fill(curve([(76, 184), (86, 180), (96, 184), (86, 196)]), PINK)
    p.line("M86 196v8q-10 10-20 4M86 204q10 10 20 4", dark, 3)
    for side in (-1, 1):
        for k in range(3):
            p.line(f"M{85 + side * 34} {196 + k * 8}q{side * 30} {-8 + k * 5} {side * 62} {-6 + k * 9}", CREAM, 1.8,
                0.85)
    p.line(curve([(40, 226), (86, 246), (138, 228)], False), shade(RED, 0.15), 12)
    p.line(curve([(40, 223), (86, 243), (136, 226)], False), lit(RED, 0.2), 5)
    p.dot(87, 254, 11, shade(GOLD, 0.25))
    p.dot(85, 252, 9, GOLD)
    p.line("M80 254h12", shade(BROWN, 0.3), 2.4)


def giraffa(p: Paper) -> None:
    hide, spot = mix(GOLD, CREAM, 0.12), mix(BROWN, RED, 0.25)
    p.line(curve([(238, 74), (250, 34), (262, 6)], False), shade(GOLD, 0.2), 11)
    p.line(curve([(206, 70), (206, 30), (212, 0)], False), GOLD, 11)
    p.dot(263, 6, 10, shade(BROWN, 0.2))
    p.dot(212, 0, 10, BROWN)
    p.model(curve([(-20, 372), (16, 296), (74, 258), (104, 224), (128, 172), (150, 116), (190, 84), (244, 100),
        (258, 132),
        (236, 190), (214, 262), (212, 330), (226, 440), (-20, 440)]), hide, 0.42, 0.3)
    p.fill(curve([(236, 190), (214, 262), (212, 330), (226, 440), (186, 440), (184, 320), (206, 240)]),
        shade(GOLD, 0.3), 0.8)
    for x, y, rx, ry in ((168, 128, 17, 14), (146, 168, 16, 19), (186, 170, 17, 15), (212, 200, 11, 17),
        (120, 214, 15, 18),
        (162, 216, 19, 18), (194, 246, 13, 20), (90, 252, 17, 15), (132, 262, 20, 19), (174, 284, 17, 20), (52, 286,
            18, 16),
        (94, 306, 22, 19), (146, 322, 20, 21), (194, 330, 11, 22), (30, 334, 20, 22), (74, 352, 20, 17), (122, 370, 20,
            18),
        (180, 376, 18, 20)):  # fmt: skip
        p.fill(round_of(x + 2, y + 2, rx, ry, p.rng, 0.16, 6), shade(spot, 0.25))
        p.fill(round_of(x - 1, y - 1, rx * 0.9, ry * 0.88, p.rng, 0.16, 6), spot)
    mane = [(90, 236), (112, 196), (132, 148), (150, 106), (182, 70)]
    for i in range(24):
        k = i / 23 * (len(mane) - 1)
        a, b = mane[int(k)], mane[min(len(mane) - 1, int(k) + 1)]
        x, y = a[0] + (b[0] - a[0]) * (k % 1), a[1] + (b[1] - a[1]) * (k % 1)
        p.line(f"M{n(x + 5)} {n(y + 3)}l{n(-15 + p.rng.uniform(-3, 3))} {n(-7 + p.rng.uniform(-4, 4))}", spot, 7)
    p.fill(curve([(176, 86), (128, 62), (118, 76), (146, 104), (176, 108)]), shade(GOLD, 0.12))
    p.fill(curve([(170, 92), (136, 72), (132, 78), (154, 98)]), PINK)
    p.model(curve([(174, 100), (182, 70), (214, 56), (250, 66), (278, 104), (304, 136), (300, 164), (268, 172),
        (234, 156),
        (198, 142)]), hide, 0.45, 0.26)
    p.fill(curve([(262, 132), (284, 116), (308, 138), (304, 166), (276, 176), (258, 160)]), mix(PINK, CREAM, 0.2))
    p.fill(curve([(262, 134), (282, 120), (298, 132), (280, 140)]), lit(PINK, 0.5))
    p.dot(290, 142, 3.6, shade(RED, 0.5))
    p.line(curve([(262, 164), (280, 168), (298, 160)], False), shade(RED, 0.45), 3.4)
    p.fill(round_of(226, 96, 13, 14, p.rng, 0.03), CREAM)
    p.dot(229, 97, 8, INK)
    p.dot(226, 93, 3, "#FFFFFF")
    p.line("M212 88l-12-7M216 83l-9-10M224 81l-3-12", INK, 2.6)
    p.line(curve([(296, 166), (286, 206), (262, 236)], False), GREEN, 5)
    for x, y, t in ((292, 190, 40), (276, 202, -30), (282, 222, 30), (262, 224, -50), (266, 246, 10), (250, 244, 60)):
        p.oval(x, y, 15, 7.5, SAGE if t > 0 else GREEN, 1, t)


def orso(p: Paper) -> None:
    fur, pale = BROWN, mix(BROWN, CREAM, 0.55)
    p.line(curve([(244, 196), (252, 150), (246, 110)], False), shade(RED, 0.3), 3)
    p.model(curve([(246, 112), (206, 84), (200, 34), (230, 2), (268, 4), (294, 38), (284, 84)]), RED, 0.45, 0.35)
    p.fill(round_of(226, 34, 11, 17, p.rng, 0.06), "#FFFFFF", 0.6)
    p.fill(straight([(238, 110), (254, 110), (250, 122), (242, 122)]), shade(RED, 0.35))
    p.model(curve([(14, 400), (18, 316), (40, 252), (92, 224), (150, 224), (200, 252), (222, 316),
        (230, 400)], tight=0.9),
        fur, 0.26, 0.42)
    p.model(curve([(64, 400), (66, 330), (92, 284), (128, 274), (162, 288), (182, 336), (180, 400)]),
        mix(GOLD, pale, 0.5),
        0.35, 0.22)
    for x, tilt in ((66, -1), (178, 1)):
        p.fill(round_of(x, 378, 46, 34, p.rng, 0.04, 11), shade(fur, 0.22))
        p.model(round_of(x - 3, 374, 42, 30, p.rng, 0.04, 11), fur, 0.3, 0.3)
        p.fill(round_of(x - 2, 380, 20, 14, p.rng, 0.05), pale)
        for k in (-1, 0, 1):
            p.fill(round_of(x - 2 + k * 18, 356 + abs(k) * 5 + tilt, 7, 6, p.rng, 0.08), pale)
    p.model(curve([(24, 272), (58, 262), (70, 300), (58, 342), (22, 356), (4, 330)]), fur, 0.34, 0.3)
    p.model(curve([(190, 256), (214, 232), (226, 196), (250, 182), (270, 196), (268, 236), (244, 284), (208, 310),
        (186, 294)]),
        fur, 0.3, 0.4)
    for x, y in ((236, 190), (250, 188), (262, 196)):
        p.line(f"M{x} {y}v12", shade(fur, 0.4), 3)
    for x, y in ((46, 96), (190, 90)):
        p.model(round_of(x, y, 34, 34, p.rng, 0.03, 11), shade(fur, 0.08))
        p.fill(round_of(x + 2, y + 4, 19, 19, p.rng, 0.04), mix(PINK, fur, 0.25))
    p.model(curve([(22, 168), (36, 112), (76, 80), (120, 74), (164, 80), (204, 112), (214, 168), (192, 222),
        (120, 246), (42, 222)]),
        fur, 0.36, 0.3)
    p.model(curve([(62, 196), (84, 164), (120, 156), (156, 164), (178, 196), (158, 228), (120, 238), (82, 228)]), pale,
        0.3, 0.2)
    p.fill(curve([(96, 176), (120, 168), (144, 176), (134, 194), (120, 200), (106, 194)]), INK)
    p.fill(round_of(112, 176, 8, 4, p.rng, 0.06), lit(SLATE, 0.45))
    p.line("M120 200v12q-14 14-28 4M120 212q14 14 28 4", INK, 4)
    for x in (76, 162):
        p.dot(x, 146, 10, INK)
        p.dot(x - 3, 142, 3.6, "#FFFFFF")
        p.line(f"M{x - 15} {124 + (3 if x < 100 else -3)}q15-10 30 {-4 if x < 100 else 5}", shade(fur, 0.45), 5)
    p.fill(round_of(48, 190, 14, 9, p.rng, 0.08), PINK, 0.5)
    p.fill(round_of(190, 190, 13, 9, p.rng, 0.08), PINK, 0.45)


def civetta(p: Paper) -> None:
    wing, belly = PLUM, mix(PLUM, PINK, 0.72)
    p.model(curve([(-20, 350), (60, 330), (150, 336), (230, 322), (320, 300), (320, 332), (240, 352), (150, 366),
        (60, 362),
        (-20, 384)]), BROWN, 0.34, 0.4)
    for x, y, t in ((24, 330, -50), (52, 372, 40), (268, 292, -60), (292, 340, 30), (246, 362, 60)):
        p.model_oval(x, y, 26, 13, GREEN if t > 0 else SAGE, t)
    p.model(curve([(52, 160), (66, 108), (150, 84), (234, 108), (250, 160), (262, 236), (238, 316), (196, 352),
        (150, 360),
        (104, 352), (64, 316), (40, 236)]), wing, 0.3, 0.38)
    p.fill(curve([(86, 214), (150, 196), (214, 214), (222, 270), (196, 332), (150, 350), (104, 332), (78, 270)]), belly)
    for row in range(6):
        for k in range(6 - row % 2):
            x, y = 96 + k * 21.5 + (row % 2) * 11, 226 + row * 20
            if abs(x - 150) < 66 - max(0, row - 3) * 13:
                p.line(f"M{n(x - 8)} {y}q8 12 16 0", mix(PLUM, PINK, 0.2), 3.6)
                p.line(f"M{n(x - 7)} {y - 3}q7 9 13 0", lit(PINK, 0.45), 2, 0.8)
    for side in (-1, 1):
        outer: list[Point] = [(150 + side * 92, 176), (150 + side * 132, 226), (150 + side * 142, 292),
            (150 + side * 118, 346),
            (150 + side * 84, 318), (150 + side * 70, 250)]
        p.model(curve(outer), shade(wing, 0.06 if side < 0 else 0.24), 0.28 if side < 0 else 0.12, 0.34)
        for k in range(4):
            p.line(curve([(150 + side * (78 + k * 14), 236 + k * 12), (150 + side * (92 + k * 13), 284 + k * 8),
                (150 + side * (98 + k * 10), 326)], False), lit(wing, 0.3) if side < 0 else wing, 4)
        p.fill(curve([(150 + side * 38, 92), (150 + side * 96, 26), (150 + side * 112, 36),
            (150 + side * 102, 128)], tight=0.7),
            wing if side < 0 else shade(wing, 0.2))
        p.fill(curve([(150 + side * 56, 92), (150 + side * 94, 46), (150 + side * 92, 112)], tight=0.6), PINK, 0.7)
    p.fill(curve([(60, 130), (96, 82), (150, 98), (204, 82), (240, 130), (222, 192), (150, 214), (78, 192)]),
        mix(wing, PINK, 0.3))
    for x in (102, 198):
        p.model(round_of(x, 146, 48, 48, p.rng, 0.02, 13), mix(CREAM, PINK, 0.2), 0.3, 0.2)
        p.fill(round_of(x, 146, 35, 35, p.rng, 0.02, 12), GOLD)
        p.fill(round_of(x - 4, 142, 28, 28, p.rng, 0.03, 12), lit(GOLD, 0.35))
        p.dot(x + (4 if x < 150 else -4), 148, 18, INK)
        p.dot(x - 6, 139, 6.4, "#FFFFFF")
        p.dot(x + 7, 156, 3, "#FFFFFF", 0.7)
    p.model(curve([(134, 170), (150, 160), (166, 170), (150, 210)], tight=0.8), mix(GOLD, RED, 0.3), 0.4, 0.35)
    for x in (108, 166):
        for k in range(3):
            p.line(curve([(x + k * 13, 334), (x + 2 + k * 13, 352)], False), mix(GOLD, RED, 0.25), 10)


def altalena(p: Paper) -> None:
    p.model(curve([(-20, 44), (70, 20), (170, 34), (320, 8), (320, 44), (180, 66), (80, 58), (-20, 82)]), BROWN, 0.35,
        0.4)
    for _ in range(26):
        x, y = p.rng.uniform(-10, 310), p.rng.uniform(0, 74)
        p.model_oval(x, y, 25, 14, p.rng.choice((GREEN, SAGE, mix(GREEN, SAGE, 0.5), TEAL)), p.rng.uniform(-60, 60))
    p.line("M120 46L88 314M236 34L246 250", mix(BROWN, CREAM, 0.45), 5.5)
    hair, skin, dress = shade(BROWN, 0.35), "#F3C7A6", TEAL
    p.model(curve([(76, 308), (256, 244), (262, 262), (84, 328)], tight=0.3), RED, 0.35, 0.35)
    p.line(curve([(186, 268), (244, 284), (292, 330)], False), shade(skin, 0.14), 23)
    p.line(curve([(178, 258), (242, 262), (300, 290)], False), skin, 23)
    p.fill(curve([(270, 318), (292, 308), (318, 334), (306, 352), (282, 340)]), shade(RED, 0.25))
    p.fill(curve([(280, 276), (300, 266), (326, 288), (318, 306), (292, 300)]), RED)
    p.model(curve([(114, 172), (148, 160), (176, 178), (198, 226), (224, 262), (184, 296), (128, 312), (96, 296),
        (106, 236)]),
        dress, 0.4, 0.35)
    p.fill(curve([(224, 262), (184, 296), (128, 312), (96, 296), (98, 312), (130, 328), (192, 310), (232, 274)]), CREAM)
    for x, y in ((126, 220), (154, 206), (150, 246), (182, 240), (120, 270), (168, 278)):
        p.dot(x, y, 6, CREAM)
    p.line(curve([(136, 182), (122, 214), (108, 204), (104, 182)], False), shade(skin, 0.1), 15)
    p.line(curve([(160, 182), (198, 188), (224, 158), (240, 148)], False), skin, 15)
    p.dot(104, 178, 10, skin)
    p.dot(241, 146, 10, skin)
    for k in range(7):
        p.line(curve([(104 - k * 3, 98 + k * 7), (64 - k * 5, 116 + k * 12), (26 - k * 2, 108 + k * 17)], False),
            hair if k % 2 else lit(hair, 0.22), 15)
    p.model(round_of(138, 122, 49, 49, p.rng, 0.02, 12), skin, 0.35, 0.2)
    p.fill(curve([(90, 132), (86, 88), (118, 64), (156, 62), (188, 88), (190, 112), (158, 96), (126, 108),
        (104, 146)]), hair)
    p.fill(curve([(96, 104), (114, 74), (150, 68), (128, 86), (108, 112)]), lit(hair, 0.3))
    p.dot(146, 126, 5, INK)
    p.dot(174, 122, 5, INK)
    p.line("M150 146q14 12 26-4", shade(RED, 0.3), 4)
    p.dot(132, 144, 9, PINK, 0.75)
    p.dot(182, 138, 6, PINK, 0.75)
    p.fill(curve([(84, 92), (60, 70), (66, 100), (52, 118), (86, 108)]), RED)
    p.dot(85, 99, 7, lit(RED, 0.3))


CREATURES: dict[str, Drawn] = {
    "balena": balena, "volpe": volpe, "gatto": gatto, "giraffa": giraffa, "orso": orso, "civetta": civetta,
    "altalena": altalena,
}  # fmt: skip
