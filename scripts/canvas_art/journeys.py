"""Cards that name a thing one plays or travels with: larger than the card where it can be, modelled by the one lamp."""

from __future__ import annotations

import math
from itertools import pairwise

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

WOOD = mix(BROWN, RED, 0.42)


def violino(p: Paper) -> None:
    p.line("M18 96L306 300", shade(BROWN, 0.4), 8)
    p.line("M17 94L304 297", lit(BROWN, 0.4), 3)
    p.line("M26 112L300 310", CREAM, 2.4)
    p.group("rotate(24 150 210) translate(2 14)")
    p.model(curve([(136, 134), (164, 134), (176, 160), (204, 168), (222, 200), (206, 236), (184, 250), (186, 266),
        (214, 288),
        (234, 330), (222, 378), (178, 402), (150, 404), (122, 402), (78, 378), (66, 330), (86, 288), (114, 266), (116,
            250),
        (94, 236), (78, 200), (96, 168), (124, 160)], tight=0.95), WOOD, 0.5, 0.45)
    p.line(curve([(88, 206), (98, 178), (128, 168)], False), lit(WOOD, 0.65), 5, 0.8)
    p.line(curve([(76, 336), (90, 300), (118, 276)], False), lit(WOOD, 0.65), 6, 0.8)
    p.fill(curve([(206, 236), (184, 250), (186, 266), (214, 288), (234, 330), (222, 378), (190, 398), (204, 350),
        (200, 306),
        (170, 262), (190, 238)], tight=0.9), shade(WOOD, 0.4), 0.6)
    for side in (-1, 1):
        p.line(curve([(150 + side * 34, 246), (150 + side * 42, 256), (150 + side * 36, 272), (150 + side * 44, 292),
            (150 + side * 36, 300)], False), shade(BROWN, 0.6), 4.6)
        p.dot(150 + side * 34, 247, 5, shade(BROWN, 0.6))
        p.dot(150 + side * 37, 300, 5, shade(BROWN, 0.6))
    p.fill(straight([(137, -44), (163, -44), (167, 232), (133, 232)]), shade(INK, 0.25))
    p.fill(straight([(137, -44), (144, -44), (143, 232), (133, 232)]), lit(SLATE, 0.1))
    p.fill(curve([(130, 330), (150, 322), (170, 330), (162, 392), (138, 392)], tight=0.7), shade(INK, 0.2))
    p.fill(straight([(120, 286), (180, 286), (176, 300), (166, 294), (134, 294), (124, 300)]), lit(BROWN, 0.5))
    for k in range(4):
        x = 140 + k * 6.6
        p.line(f"M{n(x)} -40L{n(139 + k * 7.2)} 288L{n(142 + k * 5)} 332", lit(CREAM, 0.3), 1.5)
    p.model(curve([(134, -40), (138, -86), (128, -108), (140, -128), (162, -128), (174, -110), (162, -86),
        (166, -40)]), WOOD)
    for side, y in ((-1, -62), (1, -74), (-1, -84), (1, -52)):
        p.line(f"M{150 + side * 12} {y}h{side * 22}", shade(INK, 0.2), 9)
    p.end()


def mongolfiera(p: Paper) -> None:
    top: Point = (156, -30)
    rim = [(24, 76), (12, 132), (34, 190), (92, 242), (124, 262), (190, 262), (222, 240), (284, 186), (304, 128),
        (290, 70)]
    p.fill(curve([*rim, (240, 4), (156, -32), (72, 6)]), shade(RED, 0.2))
    ribs = [24, 72, 120, 168, 216, 264, 300]
    for i, (a, b) in enumerate(pairwise(ribs)):
        low_a, low_b = 124 + (a - 12) * 0.226, 124 + (b - 12) * 0.226
        bulge_a, bulge_b = 156 + (a - 156) * 1.06, 156 + (b - 156) * 1.06
        colour = (lit(RED, 0.3), lit(CREAM, 0.2), lit(GOLD, 0.12), CREAM, RED, shade(CREAM, 0.2))[i]
        p.fill(f"M{top[0]} {top[1]}C{n(bulge_a)} -10 {n(bulge_a - 4)} 190 {n(low_a)} 262L{n(low_b)} 262"
            f"C{n(bulge_b + 4)} 190 {n(bulge_b)} -10 {top[0]} {top[1]}Z", colour)
    p.fill(curve([(44, 64), (92, 2), (128, -10), (82, 60), (70, 150), (48, 140)]), "#FFFFFF", 0.3)
    p.fill(curve([(246, 4), (290, 70), (304, 128), (284, 186), (222, 240), (190, 262), (250, 170), (262, 80)]),
        shade(PLUM, 0.3),
        0.34)
    for i in range(11):
        x = 20 + i * 27.6
        y = 126 + 26 * math.sin((x - 12) / 292 * math.pi)
        p.fill(curve([(x - 15, y - 8), (x, y - 3), (x + 15, y - 8), (x + 11, y + 16), (x, y + 24), (x - 11, y + 16)]),
            GOLD if i % 2 else TEAL)
    p.line("M128 262L136 306M186 262L180 306M156 264V306", shade(BROWN, 0.2), 3.4)
    p.glow(157, 276, 30, "#FFD98A", 0.9)
    p.fill(curve([(157, 262), (148, 280), (157, 296), (166, 280)]), lit(GOLD, 0.4))
    p.model(curve([(124, 304), (192, 304), (184, 362), (132, 362)], tight=0.3), BROWN, 0.45, 0.35)
    for k in range(5):
        p.line(curve([(127 + k, 314 + k * 10), (158, 318 + k * 10), (189 - k, 314 + k * 10)], False),
            shade(BROWN, 0.35), 2.6)
    p.line("M122 305H194", lit(BROWN, 0.45), 8)
    for x, colour in ((142, TEAL), (172, PLUM)):
        p.dot(x, 290, 12, "#F3C7A6")
        p.fill(curve([(x - 13, 288), (x - 10, 276), (x, 272), (x + 11, 277), (x + 13, 288), (x, 283)]), colour)
    for x, y in ((116, 322), (198, 326)):
        p.line(f"M{x} {y - 18}V{y}", BROWN, 2.6)
        p.model(round_of(x, y + 13, 11, 15, p.rng, 0.08), SLATE)


def barca(p: Paper) -> None:
    p.line("M150 -12L154 304", shade(BROWN, 0.35), 9)
    p.line("M147 -12L151 304", lit(BROWN, 0.4), 3)
    p.model(curve([(162, 6), (214, 84), (276, 194), (304, 286), (232, 276), (164, 284)], tight=0.75), lit(CREAM, 0.25),
        0.2, 0.24)
    for k in range(4):
        t = 0.26 + k * 0.2
        p.line(curve([(163, 6 + 278 * t), (163 + 66 * t, 12 + 268 * t), (162 + 138 * t, 4 + 280 * t)], False),
            GOLD if k % 2 else lit(RED, 0.1), 10)
    p.fill(curve([(304, 286), (276, 194), (230, 110), (264, 214), (262, 280)], tight=0.8), shade(SKY, 0.25), 0.4)
    p.model(curve([(138, 18), (136, 150), (138, 284), (80, 274), (-2, 286), (40, 190), (94, 92)], tight=0.8), RED,
        0.42, 0.35)
    p.line(curve([(132, 44), (84, 130), (28, 262)], False), lit(RED, 0.6), 5, 0.75)
    p.fill(curve([(138, 150), (138, 284), (102, 278), (122, 216)], tight=0.8), shade(RED, 0.35), 0.6)
    p.fill(curve([(152, -10), (196, -2), (228, -16), (220, 12), (180, 20), (152, 12)]), GOLD)
    p.model(curve([(-8, 300), (70, 316), (170, 318), (312, 294), (288, 350), (246, 392), (64, 396),
        (18, 354)], tight=0.8), INK,
        0.3, 0.4)
    p.line(curve([(-6, 302), (70, 318), (170, 320), (310, 296)], False), GOLD, 8)
    p.line(curve([(-6, 299), (70, 315), (170, 317), (308, 293)], False), lit(GOLD, 0.6), 2.6)
    for x in (84, 138, 192):
        p.dot(x, 346, 10, GOLD)
        p.dot(x, 346, 6.6, mix(SKY, CREAM, 0.3))
    for y, colour, height in ((366, SKY, 15), (386, mix(SKY, TEAL, 0.5), 18), (406, TEAL, 20)):
        wave = [(-30 + i * 26, y + (-height if i % 2 else 0) * 0.7) for i in range(15)]
        p.fill(curve(wave, False) + "L334 440L-30 440Z", colour)
        p.line(curve([(x - 2, wy - 1) for x, wy in wave], False), lit(colour, 0.6), 2.6, 0.7)


def treno(p: Paper) -> None:
    for x, y, r, tone in ((256, 96, 30, 0.22), (226, 58, 42, 0.12), (164, 30, 58, 0.06), (84, 20, 66, 0),
        (8, 44, 62, 0.06),
        (112, 66, 44, 0.1), (48, 88, 42, 0.14)):
        p.fill(round_of(x + 3, y + 5, r, r * 0.86, p.rng, 0.06, 11), shade(CREAM, tone + 0.14), 0.95)
        p.fill(round_of(x - 4, y - 5, r * 0.86, r * 0.72, p.rng, 0.07, 11), shade(CREAM, tone), 0.95)
        p.fill(round_of(x - r * 0.3, y - r * 0.34, r * 0.42, r * 0.26, p.rng, 0.12, 8), "#FFFFFF", 0.85)
    dark = shade(INK, 0.3)
    p.line("M-10 374H310", shade(BROWN, 0.35), 9)
    for i in range(12):
        p.fill(straight([(-6 + i * 28, 378), (10 + i * 28, 378), (2 + i * 28, 394), (-16 + i * 28, 394)]),
            shade(BROWN, 0.2))
    p.model(straight([(-14, 330), (-14, 148), (106, 148), (106, 330)]), RED, 0.3, 0.3)
    p.model(curve([(-26, 150), (-20, 126), (46, 116), (112, 126), (122, 150)], tight=0.8), dark, 0.25, 0.3)
    p.fill(straight([(6, 168), (80, 168), (80, 240), (6, 240)]), GOLD)
    p.wash([(0, "#CFE6EE"), (1, SKY)], x2=1, box=(12, 174, 62, 60))
    p.fill(straight([(12, 220), (50, 174), (64, 174), (20, 234), (12, 234)]), "#FFFFFF", 0.5)
    p.fill(round_of(52, 216, 13, 14, p.rng, 0.04), "#F3C7A6")
    p.fill(curve([(36, 210), (40, 198), (56, 196), (68, 206), (70, 212)]), INK)
    p.fill(straight([(30, 234), (36, 224), (66, 224), (74, 234)]), TEAL)
    p.model(straight([(100, 316), (100, 196), (246, 196), (262, 212), (262, 316)]), INK, 0.34, 0.42)
    p.fill(straight([(100, 204), (248, 204), (256, 214), (100, 218)]), lit(SLATE, 0.4), 0.75)
    for x in (136, 184, 232):
        p.fill(straight([(x, 196), (x + 8, 196), (x + 8, 316), (x, 316)]), GOLD)
        p.fill(straight([(x, 196), (x + 3, 196), (x + 3, 316), (x, 316)]), lit(GOLD, 0.5))
    p.model(curve([(212, 198), (216, 150), (204, 120), (266, 118), (252, 150), (252, 200)], tight=0.5), dark, 0.4, 0.3)
    p.line("M202 121L268 118", RED, 10)
    p.model(curve([(144, 198), (148, 172), (168, 164), (188, 172), (192, 198)]), GOLD, 0.5, 0.3)
    p.glow(284, 232, 60, "#FFEDB0", 0.9)
    p.dot(272, 232, 19, shade(GOLD, 0.3))
    p.dot(275, 232, 14, "#FFF4CE")
    p.model(straight([(250, 316), (284, 316), (326, 372), (236, 372)]), RED, 0.3, 0.3)
    for k in range(4):
        p.line(f"M{256 + k * 8} 320L{248 + k * 20} 370", lit(GOLD, 0.2), 4)
    p.fill(straight([(-14, 312), (262, 312), (262, 332), (-14, 332)]), dark)
    for x, r in ((38, 46), (138, 46), (216, 34)):
        y = 374 - r
        p.dot(x, y, r, shade(RED, 0.45))
        p.dot(x - 1, y - 1, r - 5, RED)
        p.dot(x, y, r - 12, mix(INK, SLATE, 0.35))
        for k in range(8):
            a = math.radians(k * 45 + 12)
            p.line(f"M{x} {n(y)}L{n(x + (r - 9) * math.cos(a))} {n(y + (r - 9) * math.sin(a))}", lit(RED, 0.15), 4.4)
        p.dot(x, y, 8, GOLD)
    p.line("M38 340L138 340L216 348", lit(GOLD, 0.2), 8)
    p.line("M38 338L138 338L216 346", "#FFF2CF", 2.4)


def bicicletta(p: Paper) -> None:
    for x, y, r in ((62, 286, 86), (250, 282, 86)):
        p.line(round_of(x, y, r, r, p.rng, 0.008, 16), shade(INK, 0.3), 13)
        p.line(round_of(x - 1, y - 1, r, r, p.rng, 0.008, 16), lit(SLATE, 0.2), 3)
        p.line(round_of(x, y, r - 11, r - 11, p.rng, 0.008, 16), lit(GOLD, 0.35), 3.4)
        for k in range(18):
            a = math.radians(k * 20 + 6)
            p.line(f"M{x} {y}L{n(x + (r - 10) * math.cos(a))} {n(y + (r - 10) * math.sin(a))}", mix(SLATE, CREAM, 0.5),
                1.6)
        p.dot(x, y, 9, SLATE)
    tubes = ("M62 286L146 286", "M62 286L122 168", "M122 168L146 286", "M122 172L218 158", "M146 286L222 172",
        "M250 282L214 128")
    for tube in tubes:
        p.line(tube, shade(RED, 0.35), 13)
    p.group("translate(-1.5 -2)")
    for tube in tubes:
        p.line(tube, RED, 9)
    for tube in tubes:
        p.line(tube, lit(RED, 0.5), 2.2)
    p.end()
    p.line("M122 168L116 142", shade(INK, 0.2), 8)
    p.model(curve([(78, 138), (100, 126), (148, 130), (156, 140), (118, 150), (92, 152)]), BROWN, 0.4, 0.3)
    p.line(curve([(214, 130), (208, 104), (176, 98), (166, 112)], False), shade(INK, 0.2), 9)
    p.line("M166 112q-6 12 2 18", BROWN, 12)
    p.model(straight([(206, 132), (298, 122), (288, 186), (222, 192)]), mix(BROWN, GOLD, 0.45), 0.4, 0.3)
    for k in range(3):
        p.line(f"M{210 + k * 5} {147 + k * 14}L{294 - k * 3} {138 + k * 14}", shade(BROWN, 0.25), 3)
    for k in range(6):
        p.line(f"M{218 + k * 14} 131L{226 + k * 11.5} 190", shade(BROWN, 0.25), 2.4)
    for x, y, r, colour in ((206, 112, 20, PINK), (244, 94, 25, RED), (284, 104, 21, GOLD), (264, 66, 18, CREAM),
        (222, 74, 16, GOLD),
        (296, 74, 15, PINK)):
        p.line(f"M{x} {y}L252 128", GREEN, 4)
        for k in range(6):
            a = math.radians(k * 60 + x)
            p.fill(round_of(x + r * 0.55 * math.cos(a), y + r * 0.55 * math.sin(a), r * 0.46, r * 0.46, p.rng, 0.08, 7),
                lit(colour, 0.2) if k in (3, 4) else colour)
        p.dot(x, y, r * 0.36, RED if colour != RED else GOLD)
    for x, y, t in ((192, 130, 30), (232, 122, -40), (276, 122, 20), (304, 118, -30), (246, 116, 60)):
        p.model_oval(x, y, 17, 8, SAGE if t > 0 else GREEN, t)
    p.dot(146, 286, 24, shade(INK, 0.2))
    p.dot(146, 286, 17, GOLD)
    p.dot(146, 286, 7, INK)
    p.line("M146 286L120 326M108 328H136M146 286L170 250M158 248H186", shade(INK, 0.2), 7)


def pianoforte(p: Paper) -> None:
    dark = shade(INK, 0.35)
    p.model(curve([(26, 196), (46, 78), (120, 18), (206, 6), (276, 40), (312, 96), (316, 190)], tight=0.8), dark, 0.3,
        0.2)
    p.model(curve([(44, 192), (62, 92), (128, 38), (204, 26), (262, 56), (292, 104), (298, 186)], tight=0.8), WOOD,
        0.45, 0.3)
    for k in range(9):
        x = 74 + k * 25
        p.line(f"M{x} 190L{n(110 + k * 17)} {n(72 - 26 * math.sin(k / 8 * math.pi))}", lit(GOLD, 0.3), 2)
    p.line("M264 206L246 60", shade(BROWN, 0.3), 8)
    p.line("M262 204L244 60", lit(BROWN, 0.4), 3)
    p.model(straight([(98, 196), (106, 126), (196, 120), (204, 190)]), lit(CREAM, 0.2), 0.1, 0.16)
    p.line("M150 124V190", shade(CREAM, 0.3), 2)
    for k in range(4):
        for x in (112, 158):
            p.line(f"M{x} {138 + k * 13}l30-2", SLATE, 1.8)
            p.dot(x + 8 + (k * 9) % 20, 136 + k * 13, 3.4, INK)
    p.model(curve([(-14, 204), (80, 194), (240, 186), (316, 184), (320, 240), (300, 270), (200, 282),
        (-14, 292)], tight=0.5), INK,
        0.34, 0.42)
    p.line("M-14 206L80 197L240 189L316 187", lit(SLATE, 0.4), 4)
    p.fill(straight([(-14, 226), (216, 214), (222, 244), (-14, 262)]), shade(CREAM, 0.16))
    p.fill(straight([(-14, 226), (216, 214), (219, 229), (-14, 244)]), lit(CREAM, 0.3))
    for k in range(14):
        x = -4 + k * 16.4
        p.line(f"M{n(x)} {n(226 - k * 0.9)}l1 34", shade(SLATE, 0.2), 1.5)
        if k % 7 not in (2, 6):
            p.fill(straight([(x + 3.5, 226 - k * 0.9), (x + 12, 225 - k * 0.9), (x + 12, 243 - k), (x + 4, 244 - k)]),
                dark)
    for x, tilt in ((20, -2), (168, 2), (286, 3)):
        p.model(straight([(x, 278), (x + 28, 276), (x + 20 + tilt, 356), (x + 8 + tilt, 356)]), INK, 0.35, 0.4)
        p.dot(x + 14 + tilt, 362, 9, shade(GOLD, 0.2))
        p.dot(x + 12 + tilt, 360, 5, lit(GOLD, 0.5))
    p.line("M96 284V344M110 283V344", shade(GOLD, 0.25), 4)
    p.fill(curve([(78, 344), (102, 338), (128, 344), (124, 354), (82, 354)]), GOLD)


def giostra(p: Paper) -> None:
    p.model(curve([(-14, 346), (150, 336), (314, 346), (306, 390), (-6, 390)], tight=0.4), PLUM, 0.3, 0.35)
    p.line("M-12 350Q150 338 312 350", GOLD, 8)
    for i in range(9):
        p.dot(10 + i * 35, 366 - 3 * math.sin(i / 8 * math.pi), 8, lit(GOLD, 0.5))
    p.model(straight([(132, 150), (168, 150), (176, 344), (124, 344)]), TEAL, 0.35, 0.35)
    for k in range(4):
        p.fill(straight([(131 - k * 2, 190 + k * 40), (169 + k * 2, 176 + k * 40), (170 + k * 2, 190 + k * 40),
            (130 - k * 2, 204 + k * 40)]), GOLD)
    for x in (66, 236):
        p.line(f"M{x} 140V350", shade(GOLD, 0.25), 9)
        p.line(f"M{x - 2} 140V350", lit(GOLD, 0.5), 3)
    for x, y, coat, cloth, flip in ((64, 266, CREAM, RED, 1), (238, 238, mix(PINK, CREAM, 0.3), TEAL, -1)):
        p.group(f"translate({x} {y}) scale({flip * 1.06} 1.06)")
        p.line(curve([(-48, -10), (-72, 6), (-70, 40)], False), shade(BROWN, 0.2), 14)
        for points in ([(-34, 18), (-50, 46), (-34, 76)], [(22, 20), (46, 38), (34, 70)]):
            p.line(curve([(float(a), float(b)) for a, b in points], False), shade(coat, 0.25), 16)
        p.model(curve([(-56, -6), (-44, -30), (0, -26), (28, -44), (44, -82), (60, -92), (78, -72), (84, -52),
            (68, -46),
            (56, -24), (44, 16), (6, 26), (-44, 24)]), coat, 0.35, 0.28)
        for points in ([(-30, 16), (-26, 48), (-46, 70)], [(30, 12), (60, 22), (58, 50)]):
            p.line(curve([(float(a), float(b)) for a, b in points], False), coat, 15)
        for hoof in ((-48, 72), (58, 54)):
            p.dot(hoof[0], hoof[1], 9, INK)
        p.fill(curve([(44, -84), (60, -104), (64, -88)], tight=0.5), coat)
        p.line(curve([(52, -94), (34, -74), (24, -44), (10, -30)], False), shade(BROWN, 0.15), 12)
        p.model(curve([(-28, -32), (16, -30), (20, 6), (-4, 16), (-30, 4)]), cloth, 0.35, 0.3)
        p.line(curve([(-28, 2), (-4, 14), (19, 5)], False), GOLD, 5)
        p.line("M56 -58L82 -62M50 -34L64 -56", RED, 4.4)
        p.dot(62, -74, 4.4, INK)
        p.end()
    p.model(curve([(-16, 118), (40, 66), (150, -14), (260, 66), (316, 118), (150, 134)], tight=0.4), RED, 0.3, 0.35)
    for i in range(0, 8, 2):
        a, b = -16 + i * 41.5, -16 + (i + 1) * 41.5
        p.fill(straight([(150, -10), (a, 118 + 12 * math.sin(max(0, a) / 300 * math.pi)),
            (b, 118 + 12 * math.sin(max(0, b) / 300 * math.pi))]), lit(CREAM, 0.2) if i < 4 else shade(CREAM, 0.1))
    for i in range(9):
        x = -14 + i * 41
        p.fill(curve([(x - 22, 112), (x + 22, 112), (x + 18, 144), (x, 160), (x - 18, 144)], tight=0.8),
            (TEAL, GOLD)[i % 2] if i < 5 else shade((TEAL, GOLD)[i % 2], 0.16))
        p.dot(x, 160, 5, lit(GOLD, 0.4))
    p.line("M-16 116Q150 132 316 116", lit(GOLD, 0.2), 10)
    p.dot(150, -6, 14, GOLD)


def poltrona(p: Paper) -> None:
    cloth = mix(TEAL, GREEN, 0.25)
    for x in (44, 244):
        p.model(straight([(x, 336), (x + 26, 336), (x + 20, 380), (x + 8, 380)]), BROWN)
    p.model(curve([(38, 250), (30, 120), (52, 50), (104, 18), (196, 16), (250, 48), (272, 120),
        (264, 250)], tight=0.95), cloth, 0.32,
        0.4)
    p.fill(curve([(66, 226), (62, 126), (78, 78), (118, 52), (186, 50), (224, 78), (240, 126), (236, 226)], tight=0.95),
        shade(cloth, 0.08))
    buttons = [(116, 92), (184, 90), (84, 138), (150, 130), (216, 136), (116, 180), (186, 178)]
    for x, y in buttons:
        for dx, dy in ((-34, -24), (34, -24), (-34, 24), (34, 24)):
            p.line(f"M{x} {y}l{dx * 0.8} {dy * 0.8}", shade(cloth, 0.3), 3, 0.7)
    for x, y in buttons:
        p.dot(x + 1.5, y + 2, 8.5, shade(cloth, 0.45))
        p.dot(x - 1, y - 1, 6.6, lit(cloth, 0.4))
    p.line(curve([(44, 190), (42, 120), (66, 62), (112, 30)], False), lit(cloth, 0.55), 7, 0.8)
    p.model(curve([(64, 256), (150, 236), (236, 254), (246, 304), (150, 318), (56, 306)]), mix(cloth, SAGE, 0.45),
        0.35, 0.3)
    p.group("rotate(-10 152 222)")
    p.model(curve([(104, 182), (152, 174), (202, 182), (210, 226), (200, 268), (152, 274), (104, 266),
        (96, 224)], tight=0.7), RED,
        0.4, 0.35)
    for k in range(4):
        p.line(curve([(108 + k * 28, 184), (112 + k * 27, 226), (108 + k * 28, 266)], False), GOLD, 6)
    p.end()
    p.model(curve([(20, 330), (60, 300), (150, 312), (244, 300), (282, 330), (272, 362), (150, 370),
        (28, 362)], tight=0.8), cloth,
        0.25, 0.35)
    for x, tone in ((34, 0.0), (266, 0.2)):
        p.model(curve([(x - 42, 230), (x - 22, 200), (x + 20, 200), (x + 42, 230), (x + 34, 300), (x + 28, 354),
            (x - 28, 354),
            (x - 36, 300)], tight=0.9), shade(cloth, tone), 0.34, 0.36)
        p.fill(round_of(x, 236, 30, 28, p.rng, 0.02, 12), shade(cloth, tone + 0.28))
        p.fill(round_of(x - 3, 233, 23, 21, p.rng, 0.03, 12), lit(shade(cloth, tone), 0.22))
        p.line(curve([(x - 12, 240), (x - 10, 224), (x + 8, 222), (x + 10, 238), (x - 2, 242)], False),
            shade(cloth, 0.35), 3.4)
    for i in range(22):
        p.line(f"M{26 + i * 11.6} {362 - 4 * math.sin(i / 21 * math.pi) * -1}v16", GOLD if i % 2 else lit(GOLD, 0.35),
            5)


def valzer(p: Paper) -> None:
    p.model(straight([(60, 296), (252, 284), (262, 366), (54, 378)]), WOOD, 0.45, 0.4)
    p.fill(straight([(48, 292), (262, 278), (266, 296), (46, 310)]), shade(BROWN, 0.3))
    p.fill(straight([(48, 288), (262, 274), (262, 284), (48, 300)]), lit(BROWN, 0.45))
    for x in (84, 160):
        p.line(curve([(x, 328), (x + 24, 316), (x + 50, 326), (x + 26, 352), (x, 328)], False), GOLD, 3.4)
    p.fill(round_of(154, 282, 82, 15, p.rng, 0.01, 14), shade(INK, 0.4))
    p.fill(round_of(153, 279, 80, 14, p.rng, 0.01, 14), INK)
    p.line(curve([(84, 278), (120, 270), (160, 268)], False), lit(SLATE, 0.3), 2.4)
    p.fill(round_of(153, 279, 22, 4.6, p.rng, 0.02, 10), RED)
    p.line(curve([(262, 318), (290, 320), (288, 348), (306, 350)], False), shade(GOLD, 0.3), 8)
    p.dot(306, 350, 9, RED)
    p.line(curve([(212, 282), (238, 250), (222, 216), (178, 206)], False), shade(GOLD, 0.35), 18)
    p.line(curve([(209, 280), (233, 250), (218, 218), (178, 208)], False), lit(GOLD, 0.3), 8)
    mouth = [(-22, 70), (24, 8), (96, -18), (150, 2), (160, 54), (128, 118), (66, 158), (2, 150)]
    p.model(curve([(188, 214), (156, 204), (128, 190), (66, 172), (-4, 158), (-30, 80), (60, -30), (150, -18),
        (186, 50), (196, 130),
        (206, 186), (202, 210)], tight=0.9), RED, 0.4, 0.4)
    for end in ((170, 20), (184, 70), (176, 130), (120, 172), (60, 164)):
        p.line(curve([(194, 206), ((194 + end[0]) / 2 + 8, (206 + end[1]) / 2 + 10), end], False), shade(RED, 0.4), 4)
    p.fill(curve(mouth), GOLD)
    p.model(curve([(x + (70 - x) * 0.06, y + (66 - y) * 0.07) for x, y in mouth]), mix(RED, PLUM, 0.45), 0.1, 0.4)
    p.fill(curve([(40, 96), (72, 52), (124, 34), (136, 64), (104, 108), (64, 122)]), shade(PLUM, 0.5))
    for i in range(len(mouth)):
        x, y = mouth[i]
        p.line(curve([(x + (70 - x) * 0.08, y + (66 - y) * 0.08), ((x + 92) / 2, (y + 76) / 2), (90, 80)], False),
            lit(RED, 0.15), 2.6, 0.6)
    p.line(curve([(-18, 74), (26, 12), (94, -12)], False), lit(GOLD, 0.7), 4)
    for x, y, s, colour in ((232, 60, 1.25, INK), (268, 128, 1.0, PLUM), (226, 142, 0.8, INK), (282, 40, 0.8, RED)):
        p.group(f"translate({x} {y}) rotate(12) scale({s})")
        p.line("M8 0V-38q16 6 14 22", colour, 5)
        p.oval(0, 2, 10, 7.5, colour, 1, -20)
        p.end()


JOURNEYS: dict[str, Drawn] = {
    "violino": violino, "mongolfiera": mongolfiera, "barca": barca, "treno": treno, "bicicletta": bicicletta,
    "pianoforte": pianoforte, "giostra": giostra, "poltrona": poltrona, "valzer": valzer,
}  # fmt: skip
