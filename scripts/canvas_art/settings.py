"""Cards that say how or where: things that hang from above, stand in front, or hold what is below them."""

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
    curve,
    lit,
    mix,
    n,
    round_of,
    shade,
    straight,
)  # fmt: skip


def ombrello(p: Paper) -> None:
    p.line("M150 96L172 330q4 28-20 28t-22-20", shade(BROWN, 0.3), 9)
    p.line("M149 96L170 330q4 26-18 26t-20-18", lit(BROWN, 0.25), 4)
    tips = [(14, 190), (62, 176), (112, 184), (164, 190), (214, 182), (256, 166), (288, 170)]
    top = (144, 48)
    crown = [(14, 190), (30, 128), (78, 70), (144, 48), (214, 60), (266, 108), (288, 170)]
    hem = "Q272 158 256 166Q236 164 214 182Q190 172 164 190Q138 172 112 184Q88 164 62 176Q38 168 14 190Z"
    p.fill(curve(crown, False) + hem, RED)

    def rib(q: tuple[float, float]) -> str:
        return f"Q{n((q[0] + top[0]) / 2 + (q[0] - top[0]) * 0.16)} {n((q[1] + top[1]) / 2 - 30)} "

    for i, (a, b) in enumerate(pairwise(tips)):
        mid = ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2 - 14)
        colour = (lit(RED, 0.12), CREAM, RED, CREAM, shade(RED, 0.14), shade(CREAM, 0.16))[i]
        knob = f"{n(top[0])} {n(top[1])}"
        edge = f"{n(a[0])} {n(a[1])}Q{n(mid[0])} {n(mid[1])} {n(b[0])} {n(b[1])}"
        p.fill(f"M{knob}{rib(a)}{edge}{rib(b)}{knob}Z", colour)
    p.fill(curve([(40, 140), (70, 92), (120, 62), (96, 96), (66, 150)]), "#FFFFFF", 0.28)
    p.line("M144 50V24", INK, 6)
    p.dot(144, 22, 6, GOLD)
    for x, y in ((30, 236), (66, 282), (106, 236), (226, 232), (264, 262), (238, 318), (52, 340), (282, 330)):
        p.fill(curve([(x, y - 13), (x + 6, y + 4), (x, y + 10), (x - 6, y + 4)]), SKY)


def per_due(p: Paper) -> None:
    for x, side in ((36, 1), (264, -1)):
        p.line(curve([(x, 364), (x - 4 * side, 280), (x - 10 * side, 190), (x + 8 * side, 168), (x + 26 * side, 196),
            (x + 28 * side, 272)], False), BROWN, 9)
        p.line(curve([(x - 3, 362), (x - 7 * side, 280), (x - 12 * side, 194), (x + 6 * side, 172)], False),
            lit(BROWN, 0.4), 3)
        for k in range(3):
            p.line(f"M{x - 8 * side} {206 + k * 22}L{x + 26 * side} {208 + k * 22}", BROWN, 6)
        p.fill(straight([(x - 8 * side, 274), (x + 44 * side, 270), (x + 46 * side, 284), (x - 8 * side, 290)]), GOLD)
        p.line(f"M{x + 42 * side} 284V362", shade(BROWN, 0.3), 8)
    p.fill(curve([(140, 372), (144, 300), (160, 300), (166, 372)], tight=0.4), shade(BROWN, 0.4))
    p.fill(curve([(62, 252), (150, 240), (242, 252), (232, 300), (208, 290), (184, 308), (156, 294), (128, 310),
        (102, 292), (74, 304)]), shade(RED, 0.16))
    p.fill(curve([(62, 252), (120, 244), (112, 294), (102, 292), (74, 304)]), lit(RED, 0.16))
    p.fill(round_of(151, 250, 91, 14, p.rng, 0.01, 12), CREAM)
    for i in range(9):
        p.fill(straight([(76 + i * 18, 246 - 3 * math.sin(i / 8 * math.pi)), (85 + i * 18,
            246 - 3 * math.sin(i / 8 * math.pi)), (84 + i * 18.5, 260), (74 + i * 18.5, 260)]), RED, 0.75)
    p.glow(151, 170, 60, "#FFF0B8", 0.95)
    p.fill(straight([(145, 246), (146, 192), (156, 192), (157, 246)]), CREAM)
    p.fill(curve([(151, 190), (145, 178), (151, 158), (157, 178)]), GOLD)
    p.oval(151, 246, 17, 5, GOLD)
    for x, tilt in ((104, -1), (196, 1)):
        p.fill(curve([(x - 12, 206), (x - 11, 222), (x, 232), (x + 11, 222), (x + 12, 206)]), "#E6F0F2", 0.75)
        p.fill(curve([(x - 11, 214), (x - 9, 223), (x, 231), (x + 9, 223), (x + 11, 214)]), PLUM)
        p.line(f"M{x} 231V248M{x - 9} 249H{x + 9}", "#F4F8F8", 2.6)
        p.line(f"M{x - 8} 210q{tilt} 10 4 14", "#FFFFFF", 2)


def partenza(p: Paper) -> None:
    def case(x: float, y: float, w: float, h: float, colour: str, strap: str) -> None:
        p.line(f"M{n(x + w * 0.38)} {n(y)}q0-16 {n(w * 0.12)}-16t{n(w * 0.12)} 16", INK, 7)
        p.fill(straight([(x, y), (x + w, y - 2), (x + w + 2, y + h), (x - 1, y + h + 2)]), colour)
        p.fill(straight([(x, y), (x + w, y - 2), (x + w, y + h * 0.2), (x, y + h * 0.22)]), lit(colour, 0.3))
        p.fill(straight([(x + w * 0.84, y - 1), (x + w, y - 2), (x + w + 2, y + h), (x + w * 0.84, y + h)]),
            shade(colour, 0.3))
        for k in (0.18, 0.72):
            p.fill(straight([(x + w * k, y - 1), (x + w * k + 12, y - 1), (x + w * k + 12, y + h + 1), (x + w * k,
                y + h + 1)]), strap)
            p.fill(straight([(x + w * k - 2, y + h * 0.3), (x + w * k + 14, y + h * 0.3), (x + w * k + 14,
                y + h * 0.3 + 12), (x + w * k - 2, y + h * 0.3 + 12)]), GOLD)
        for cx, cy in ((x, y), (x + w, y), (x, y + h), (x + w, y + h)):
            p.dot(cx + (7 if cx == x else -7), cy + (6 if cy == y else -6), 8, shade(strap, 0.1))

    p.group("translate(-24 -96) scale(1.26)")
    case(16, 268, 186, 94, BROWN, INK)
    p.fill(round_of(112, 318, 21, 20, p.rng, 0.03), CREAM)
    p.line("M112 302V334M97 318H127", RED, 5)
    p.fill(straight([(50, 338), (86, 334), (88, 354), (52, 357)]), SKY)
    case(40, 186, 140, 66, RED, CREAM)
    p.fill(straight([(84, 218), (114, 214), (116, 238), (86, 242)]), GOLD)
    p.fill(curve([(54, 172), (68, 136), (104, 128), (142, 134), (158, 170)]), TEAL)
    p.fill(curve([(56, 170), (70, 138), (100, 131), (88, 168)]), lit(TEAL, 0.35))
    p.fill(curve([(26, 174), (100, 164), (188, 170), (196, 180), (104, 188), (22, 184)]), shade(TEAL, 0.2))
    p.fill(straight([(56, 160), (157, 158), (159, 170), (54, 173)]), GOLD)
    p.line(curve([(202, 352), (236, 300), (218, 240), (252, 190), (232, 130)], False), CREAM, 3, 0.9, "3 11")
    p.fill(straight([(206, 98), (296, 60), (238, 132)]), CREAM)
    p.fill(straight([(226, 112), (296, 60), (238, 132)]), shade(CREAM, 0.22))
    p.fill(straight([(226, 112), (296, 60), (222, 130)]), shade(CREAM, 0.42))
    p.line("M190 280q26 4 26 30", INK, 3)
    p.fill(straight([(204, 306), (236, 310), (232, 344), (200, 340)]), CREAM)
    p.line("M209 320L226 322M208 329L222 331", INK, 2.4)
    p.end()


def ultimo_piano(p: Paper) -> None:
    p.fill(straight([(-10, 440), (-10, 292), (40, 236), (96, 292), (96, 440)]), shade(PINK, 0.14))
    p.fill(straight([(-24, 304), (40, 226), (104, 304), (96, 314), (40, 246), (-18, 314)]), shade(RED, 0.3))
    p.fill(straight([(200, 440), (200, 300), (256, 242), (312, 300), (312, 440)]), shade(SLATE, 0.1))
    p.fill(straight([(188, 308), (256, 232), (324, 308), (316, 318), (256, 252), (196, 318)]), INK)
    p.fill(straight([(58, 440), (58, 262), (148, 168), (238, 262), (238, 440)]), "#E3B98C")
    p.fill(straight([(58, 440), (58, 262), (100, 218), (100, 440)]), lit("#E3B98C", 0.3))
    p.fill(straight([(36, 276), (148, 152), (260, 276), (248, 290), (148, 182), (48, 290)]), RED)
    for i in range(7):
        p.line(f"M{52 + i * 15} {270 - i * 16}l9 10M{244 - i * 15} {270 - i * 16}l-9 10", shade(RED, 0.32), 3.4)
    p.line("M37 274L148 152", lit(RED, 0.5), 4)
    p.fill(straight([(186, 208), (186, 138), (220, 138), (220, 244)]), "#B4533F")
    p.fill(straight([(186, 208), (186, 138), (198, 138), (198, 218)]), lit("#B4533F", 0.3))
    p.fill(straight([(180, 128), (226, 128), (226, 142), (180, 142)]), shade(RED, 0.4))
    for x, y, r in ((206, 104, 17), (222, 78, 22), (206, 44, 27), (236, 10, 32)):
        p.fill(round_of(x, y, r, r * 0.86, p.rng, 0.08), CREAM, 0.86)
        p.fill(round_of(x + r * 0.3, y + r * 0.34, r * 0.7, r * 0.5, p.rng, 0.1), shade(CREAM, 0.14), 0.6)
    p.glow(148, 252, 60, "#FFE9A8", 0.8)
    p.fill(curve([(122, 288), (122, 244), (148, 220), (174, 244), (174, 288)], tight=0.6), CREAM)
    p.fill(curve([(129, 288), (129, 247), (148, 230), (167, 247), (167, 288)], tight=0.6), "#FFD67A")
    p.line("M148 230V288M129 260H167", shade(BROWN, 0.1), 4)
    for x in (84, 148, 212):
        p.fill(straight([(x - 16, 312), (x + 16, 312), (x + 16, 350), (x - 16, 350)]), INK if x != 148 else "#FFD67A")
        p.line(f"M{x} 312V350M{x - 16} 330H{x + 16}", CREAM, 3)
    p.line("M76 232V150M56 158H96M60 172H92M64 186H88", INK, 3.6)
    p.fill(curve([(98, 204), (104, 182), (116, 178), (124, 188), (120, 180), (132, 176), (130, 194)]), INK)
    p.line(curve([(100, 204), (88, 196), (86, 176)], False), INK, 5)


def testa_in_giu(p: Paper) -> None:
    p.line("M84 -10L92 112M204 -10L196 112", shade(BROWN, 0.2), 5)
    p.fill(straight([(74, 106), (214, 104), (214, 118), (74, 120)]), GOLD)
    p.fill(straight([(74, 106), (214, 104), (214, 109), (74, 111)]), lit(GOLD, 0.55))
    for x, side in ((124, -1), (164, 1)):
        p.line(curve([(x, 118), (x + 4 * side, 92), (x + 24 * side, 100), (x + 28 * side, 138)], False),
            TEAL if side < 0 else shade(TEAL, 0.2), 20)
        p.line(curve([(x, 116), (x - 2 * side, 150), (x - 4 * side, 190)], False), TEAL if side < 0 else shade(TEAL,
            0.2), 23)
        p.oval(x + 29 * side, 148, 9, 13, INK, 1, -14 * side)
    p.fill(curve([(112, 178), (144, 172), (176, 178), (172, 232), (164, 262), (144, 268), (124, 262), (116, 232)]),
        RED)
    p.fill(curve([(112, 178), (130, 174), (128, 262), (116, 232)]), lit(RED, 0.34))
    for y in (196, 218, 240):
        p.line(f"M118 {y}q26 7 52 0", CREAM, 5)
    p.line(curve([(122, 254), (92, 272), (60, 300), (38, 344)], False), PINK, 13)
    p.line(curve([(166, 254), (196, 272), (230, 300), (254, 342)], False), shade(PINK, 0.12), 13)
    p.dot(36, 350, 9, PINK)
    p.dot(256, 348, 9, shade(PINK, 0.12))
    p.fill(round_of(144, 292, 27, 29, p.rng, 0.02), PINK)
    p.fill(curve([(118, 300), (122, 326), (144, 344), (166, 326), (170, 300), (158, 312), (144, 304), (130, 312)]),
        INK)
    for x, y in ((128, 342), (146, 352), (162, 340)):
        p.fill(curve([(x - 8, y - 14), (x, y + 14), (x + 8, y - 14)]), INK)
    p.dot(134, 292, 3.4, INK)
    p.dot(154, 292, 3.4, INK)
    p.line("M136 280q8-7 16 0", RED, 3)
    for x, y, c in ((20, 250, GOLD), (276, 244, RED), (70, 356, SKY), (224, 352, GOLD), (284, 300, CREAM)):
        p.dot(x, y, 9, c)
        p.dot(x - 3, y - 3, 3, "#FFFFFF", 0.7)


def in_bilico(p: Paper) -> None:
    y = 362.0
    for i, (rx, ry, colour, shift) in enumerate(((84, 34, SLATE, 0), (66, 27, PINK, 9), (74, 25, TEAL, -9), (50, 24,
        GOLD, 8), (60, 21, RED, -5), (36, 20, CREAM, 8), (42, 15, INK, -3), (20, 14, SAGE, 4))):
        y -= ry
        x = 188 + shift
        p.fill(round_of(x, y, rx, ry, p.rng, 0.04, 11), shade(colour, 0.34), 1,
            f"rotate({n(p.rng.uniform(-4, 4))} {x} {n(y)})")
        p.fill(round_of(x - rx * 0.05, y - ry * 0.12, rx * 0.93, ry * 0.84, p.rng, 0.05, 11), colour)
        p.fill(round_of(x - rx * 0.28, y - ry * 0.4, rx * 0.5, ry * 0.32, p.rng, 0.1, 9), lit(colour, 0.45))
        if i % 2 == 0:
            p.line(curve([(x - rx * 0.5, y + ry * 0.2), (x, y + ry * 0.42), (x + rx * 0.6, y + ry * 0.1)], False),
                shade(colour, 0.4), 2.6, 0.8)
        y -= ry * 0.86
    p.fill(curve([(168, y - 4), (178, y - 26), (200, y - 30), (214, y - 20), (236, y - 26), (216, y - 6),
        (194, y + 2)]), INK)
    p.fill(curve([(178, y - 8), (188, y - 20), (202, y - 22), (196, y - 6)]), lit(SLATE, 0.3))
    p.fill(straight([(170, y - 16), (156, y - 11), (171, y - 8)]), GOLD)
    p.dot(178, y - 17, 2.4, CREAM)


def senza_fretta(p: Paper) -> None:
    for x, lean in ((28, 10), (272, -12)):
        p.fill(curve([(x - 11, 372), (x - 8 + lean, 250), (x + lean * 2.4 - 6, 112), (x + lean * 2.4 + 7, 112),
            (x + 9 + lean, 250), (x + 13, 372)], tight=0.8), BROWN)
        p.line(curve([(x - 7, 368), (x - 5 + lean, 250), (x + lean * 2.4 - 3, 118)], False), lit(BROWN, 0.45), 4)
        for k in range(9):
            p.line(f"M{n(x - 7 + lean * k * 0.26)} {350 - k * 26}q8 5 16 0", shade(BROWN, 0.4), 2.6)
        tx, ty = x + lean * 2.4, 108
        for k, (dx, dy) in enumerate(((-74, 10), (-58, -40), (-10, -70), (46, -54), (76, -2), (58, 44), (-52, 48))):
            c = (GREEN, SAGE, TEAL)[k % 3]
            ex, ey = tx + dx, ty + dy
            p.fill(curve([(tx, ty - 5), (tx + dx * 0.5, ty + dy * 0.75 - 18), (ex, ey), (tx + dx * 0.45,
                ty + dy * 0.6 + 4)]), c)
            p.line(curve([(tx, ty - 2), (tx + dx * 0.5, ty + dy * 0.7 - 7), (ex, ey)], False), lit(c, 0.35), 2)
        for dx in (-8, 6):
            p.dot(tx + dx, ty + 8, 8, shade(BROWN, 0.25))
    p.line(curve([(46, 214), (72, 240), (92, 262)], False), CREAM, 4)
    p.line(curve([(250, 214), (228, 240), (210, 262)], False), CREAM, 4)
    p.fill(round_of(112, 246, 19, 18, p.rng, 0.03), PINK)
    p.fill(curve([(84, 238), (112, 218), (146, 232), (150, 240), (112, 240), (82, 248)]), GOLD)
    p.fill(curve([(78, 256), (112, 252), (150, 262), (196, 252), (222, 252), (210, 310), (152, 334), (96, 312)]), RED)
    p.fill(curve([(78, 256), (104, 256), (122, 322), (96, 312)]), lit(RED, 0.3))
    for k in range(4):
        x = 118 + k * 26
        p.fill(straight([(x, 262), (x + 10, 261), (x + 8, 329 - abs(k - 1.5) * 5), (x - 1, 328 - abs(k - 1.5) * 5)]),
            CREAM)
    p.line(curve([(206, 258), (226, 246), (238, 252)], False), PINK, 9)
    p.fill(straight([(128, 240), (156, 232), (160, 256), (132, 262)]), SKY)


def asciugare(p: Paper) -> None:
    wire = [(-10, 44), (70, 70), (150, 78), (230, 70), (310, 40)]
    p.line(curve(wire, False), INK, 4)
    p.fill(curve([(10, 66), (34, 60), (62, 62), (86, 74), (78, 104), (66, 98), (68, 178), (22, 182), (22, 102),
        (8, 108)], tight=0.5), RED)
    p.fill(curve([(10, 66), (34, 60), (38, 180), (22, 182), (22, 102), (8, 108)], tight=0.5), lit(RED, 0.28))
    for y in (116, 138, 160):
        p.line(f"M24 {y}H67", CREAM, 6)
    p.fill(straight([(100, 78), (144, 80), (146, 100), (142, 196), (126, 196), (122, 122), (116, 196), (98, 194),
        (96, 100)]), SLATE)
    p.fill(straight([(100, 78), (114, 79), (112, 194), (98, 194), (96, 100)]), lit(SLATE, 0.3))
    p.fill(curve([(158, 80), (226, 74), (230, 190), (208, 198), (186, 188), (162, 196)], tight=0.5), CREAM)
    p.fill(curve([(204, 77), (226, 74), (230, 190), (208, 198)], tight=0.5), shade(CREAM, 0.16))
    for x, y in ((176, 106), (206, 100), (190, 136), (216, 146), (176, 166), (206, 176)):
        p.dot(x, y, 9, GOLD)
    for x, c in ((242, TEAL), (276, shade(TEAL, 0.16))):
        p.fill(curve([(x - 8, 66), (x + 12, 62), (x + 14, 122), (x + 26, 146), (x + 20, 160), (x - 2, 152), (x - 8,
            130)], tight=0.7), c)
        for y in (80, 94):
            p.line(f"M{x - 7} {y}L{x + 12} {y - 3}", CREAM, 5)
    for x, y in ((22, 58), (66, 68), (102, 76), (142, 80), (162, 80), (222, 74), (246, 68), (280, 58)):
        p.fill(straight([(x - 3.4, y - 13), (x + 3.4, y - 13), (x + 2.6, y + 9), (x - 2.6, y + 9)]), GOLD)
        p.line(f"M{x - 3} {y - 2}h6", shade(GOLD, 0.35), 2.2)
    p.fill(curve([(108, 68), (114, 50), (126, 46), (134, 54), (150, 50), (140, 66), (126, 74)]), INK)
    p.fill(straight([(110, 56), (100, 60), (111, 63)]), GOLD)


def specchio(p: Paper) -> None:
    p.line("M46 196L34 372M254 196L266 372M40 300Q150 330 260 300", shade(BROWN, 0.25), 10)
    p.line("M44 198L32 370M252 198L262 370", lit(BROWN, 0.35), 3.4)
    for x in (34, 266):
        p.line(f"M{x - 16} 374Q{x} 356 {x + 16} 374", BROWN, 8)
    p.fill(curve([(150, 20), (212, 50), (248, 124), (250, 200), (226, 284), (150, 330), (74, 284), (50, 200),
        (52, 124), (88, 50)]) + curve([(150, 44), (104, 66), (74, 130), (72, 198), (92, 268), (150, 304), (208, 268),
        (228, 198), (226, 130), (196, 66)]), GOLD)
    p.line(curve([(60, 214), (58, 126), (92, 54), (150, 26)], False), lit(GOLD, 0.6), 5)
    p.line(curve([(240, 128), (242, 202), (218, 280), (152, 322)], False), shade(GOLD, 0.35), 6)
    p.fill(curve([(150, 44), (104, 66), (74, 130), (72, 198), (92, 268), (150, 304), (208, 268), (228, 198),
        (226, 130), (196, 66)]), "#CFE4EA", 0.42)
    p.fill(curve([(96, 240), (86, 180), (104, 110), (150, 70), (122, 130), (112, 200)]), "#FFFFFF", 0.6)
    p.line("M176 92L150 156M194 116L160 204", "#FFFFFF", 7, 0.6)
    for k in range(14):
        a = math.radians(k * 360 / 14)
        p.dot(150 + 89 * math.cos(a), 175 + 142 * math.sin(a), 5.4, lit(GOLD,
            0.4) if math.cos(a) + math.sin(a) < 0 else shade(GOLD, 0.25))
    for x, r, c in ((126, 13, PINK), (150, 18, RED), (174, 13, PINK)):
        p.fill(round_of(x, 22, r, r * 0.92, p.rng, 0.12, 8), c)
        p.dot(x - 2, 20, r * 0.34, lit(c, 0.4))
    for x, t in ((104, 24), (196, -24)):
        p.oval(x, 30, 16, 7, TEAL, 1, t)


def vetro(p: Paper) -> None:
    p.fill(curve([(44, 332), (44, 150), (66, 74), (112, 34), (150, 26), (188, 34), (234, 74), (256, 150),
        (256, 332)], tight=0.9), "#CDE6EC", 0.3)
    p.fill(curve([(224, 76), (250, 150), (250, 332), (226, 332), (228, 160)], tight=0.9), "#7FA8BC", 0.34)
    p.line(curve([(44, 332), (44, 150), (66, 74), (112, 34), (150, 26), (188, 34), (234, 74), (256, 150),
        (256, 332)], False), "#F4FBFA", 5, 0.95)
    p.fill(curve([(64, 308), (62, 156), (82, 92), (122, 54), (94, 106), (84, 170), (84, 300)]), "#FFFFFF", 0.62)
    p.line(curve([(102, 292), (100, 190), (112, 128)], False), "#FFFFFF", 6, 0.55)
    p.line("M214 250V316", "#FFFFFF", 7, 0.5)
    p.line("M150 26V10", "#F4FBFA", 7)
    p.fill(round_of(150, 8, 13, 12, p.rng, 0.03), "#DDF0F4")
    p.dot(146, 4, 4, "#FFFFFF")
    p.fill(straight([(22, 330), (278, 330), (284, 346), (16, 346)]), GOLD)
    p.fill(straight([(22, 330), (278, 330), (280, 335), (20, 335)]), lit(GOLD, 0.55))
    p.fill(straight([(10, 346), (290, 346), (300, 376), (0, 376)]), BROWN)
    p.fill(straight([(10, 346), (290, 346), (292, 353), (8, 353)]), lit(BROWN, 0.4))


def segreto(p: Paper) -> None:
    p.group("translate(-80 -58) rotate(-13 214 190) scale(1.18)")
    p.line(curve([(214, -10), (226, 30), (208, 62), (216, 92)], False), shade(RED, 0.25), 16)
    p.line(curve([(212, -10), (224, 30), (206, 62), (214, 92)], False), RED, 10)
    for side in (-1, 1):
        p.fill(curve([(214, 84), (214 + 26 * side, 60), (214 + 62 * side, 62), (214 + 66 * side, 92),
            (214 + 40 * side, 108), (214 + 16 * side, 100)]), RED if side < 0 else shade(RED, 0.2))
        p.fill(curve([(214 + 14 * side, 86), (214 + 34 * side, 72), (214 + 54 * side, 82), (214 + 36 * side, 96)]),
            shade(RED, 0.42))
        p.fill(curve([(210 + 4 * side, 96), (214 + 26 * side, 128), (214 + 40 * side, 172), (214 + 26 * side, 160),
            (214 + 14 * side, 172), (212, 120)]), RED if side > 0 else lit(RED, 0.2))
    p.dot(214, 90, 12, lit(RED, 0.2))
    for x, y in ((214, 134), (186, 172), (242, 172)):
        p.fill(round_of(x, y, 31, 30, p.rng, 0.02), GOLD)
        p.line(f"M{x - 24} {y + 2}a24 24 0 0 1 24-24", lit(GOLD, 0.6), 4.4)
        p.dot(x, y, 14, shade(GOLD, 0.5))
    p.fill(straight([(203, 190), (225, 190), (223, 352), (205, 352)]), GOLD)
    p.fill(straight([(203, 190), (210, 190), (211, 352), (205, 352)]), lit(GOLD, 0.5))
    p.fill(straight([(218, 190), (225, 190), (223, 352), (217, 352)]), shade(GOLD, 0.28))
    for y in (204, 222):
        p.fill(straight([(196, y), (232, y), (232, y + 10), (196, y + 10)]), shade(GOLD, 0.12))
    p.fill(straight([(205, 292), (158, 292), (158, 312), (176, 312), (176, 306), (205, 306)]), GOLD)
    p.fill(straight([(205, 326), (150, 326), (150, 352), (166, 352), (166, 340), (180, 340), (180, 352),
        (205, 352)]), GOLD)
    p.line("M158 294H204M150 328H204", lit(GOLD, 0.55), 3)
    p.end()


def domenica(p: Paper) -> None:
    tail = [(118, 202), (146, 232), (112, 262), (164, 290), (140, 326), (206, 346), (236, 372)]
    p.line(curve(tail, False), INK, 3.4)
    for k, (x, y) in enumerate(tail[1:6]):
        c = (GOLD, RED, TEAL, PINK, GOLD)[k]
        for side in (-1, 1):
            p.fill(curve([(x, y), (x + 22 * side, y - 14), (x + 25 * side, y + 8)]), c if side < 0 else shade(c,
                0.24))
        p.dot(x, y, 5, INK)
    a, b, c, d, m = (74, 10), (206, 78), (112, 204), (14, 112), (98, 94)
    for quad, colour in (((a, b, m), RED), ((b, c, m), shade(PLUM, 0.1)), ((c, d, m), TEAL), ((d, a, m), GOLD)):
        p.fill(straight(quad), colour)
    p.fill(straight([a, (96, 54), m, (52, 62)]), lit(GOLD, 0.45), 0.8)
    p.line(straight([a, c], False), INK, 4)
    p.line(straight([d, b], False), INK, 4)
    p.line(straight([a, b, c, d]), shade(GOLD, 0.3), 2.2)
    p.line(curve([(170, -8), (220, 34), (304, 44)], False), INK, 3)
    for k, (x, y) in enumerate(((184, 6), (210, 28), (240, 40), (272, 45))):
        col = (CREAM, SKY, GOLD, RED)[k]
        p.fill(straight([(x - 13, y), (x + 13, y + 4), (x - 4, y + 36)]), col)


def carta(p: Paper) -> None:
    p.fill(straight([(26, 66), (88, 86), (62, 108)]), CREAM)
    p.fill(straight([(88, 86), (128, 20), (142, 82)]), shade(CREAM, 0.16))
    p.fill(straight([(88, 86), (104, 8), (128, 20)]), CREAM)
    p.fill(straight([(62, 108), (88, 86), (142, 82), (150, 104), (96, 124)]), lit(CREAM, 0.4))
    p.fill(straight([(142, 82), (196, 62), (150, 104)]), shade(CREAM, 0.26))
    p.fill(straight([(196, 62), (214, 70), (182, 74)]), shade(CREAM, 0.4))
    def boat(x: float, y: float, s: float, hull: str) -> None:
        w = 58 * s
        p.fill(straight([(x - w * 0.4, y), (x, y - 74 * s), (x + 2, y)]), lit(hull, 0.4))
        p.fill(straight([(x, y - 74 * s), (x + w * 0.4, y), (x + 2, y)]), shade(hull, 0.24))
        p.fill(straight([(x - w, y - 28 * s), (x - w * 0.36, y - 2), (x + w * 0.36, y - 2), (x + w, y - 28 * s),
            (x + w * 0.6, y + 26 * s), (x - w * 0.6, y + 26 * s)]), hull)
        p.fill(straight([(x + w * 0.05, y + 6), (x + w, y - 28 * s), (x + w * 0.6, y + 26 * s), (x - w * 0.05,
            y + 26 * s)]), shade(hull, 0.18))

    def waves(y: float, colour: str, shift: float) -> None:
        points = [(-30 + shift + i * 30, y + (0 if i % 2 else -15)) for i in range(13)]
        p.fill(straight([*points, (340, 440), (-30, 440)]), colour)
        for i in range(0, 12, 2):
            p.fill(straight([points[i], points[i + 1], (points[i][0] + 4, y + 30)]), lit(colour, 0.4), 0.6)

    boat(236, 268, 0.95, PINK)
    waves(292, SKY, 0)
    boat(92, 274, 1.45, CREAM)
    waves(316, mix(SKY, TEAL, 0.5), -14)
    boat(214, 328, 0.8, GOLD)
    waves(346, TEAL, 4)


def ali(p: Paper) -> None:
    for side in (-1, 1):
        def base(x: float, side: int = side) -> float:
            return 150 + side * x

        for row, (count, length, colour) in enumerate(((9, 138, SLATE), (8, 104, SKY), (7, 70, CREAM))):
            for k in range(count):
                t = k / (count - 1)
                ax, ay = 24 + 66 * t, 196 - 108 * t + row * 4 - 8 * math.sin(t * 3.1)
                angle = math.radians(78 - 96 * t)
                reach = length * (0.72 + 0.34 * t)
                ex, ey = ax + reach * math.cos(angle), ay + reach * math.sin(angle)
                nx, ny = -math.sin(angle) * 13, math.cos(angle) * 13
                colour_k = mix(colour, shade(colour, 0.3),
                    0.5 if (k + row) % 2 else 0) if side < 0 else shade(colour, 0.12 if (k + row) % 2 else 0.02)
                p.fill(curve([(base(ax - nx * 0.4), ay - ny * 0.4), (base((ax + ex) / 2 - nx), (ay + ey) / 2 - ny),
                    (base(ex), ey), (base((ax + ex) / 2 + nx), (ay + ey) / 2 + ny), (base(ax + nx * 0.4),
                    ay + ny * 0.4)]), colour_k)
                p.line(straight([(base(ax), ay), (base(ax + (ex - ax) * 0.86), ay + (ey - ay) * 0.86)], False),
                    shade(colour, 0.34), 1.8, 0.7)
        p.fill(curve([(base(18), 214), (base(28), 176), (base(58), 124), (base(96), 82), (base(104), 92), (base(78),
            138), (base(50), 190), (base(30), 222)]), lit(CREAM, 0.5))


def lettere(p: Paper) -> None:
    path = [(-10, 366), (46, 322), (44, 262), (110, 238), (126, 178), (196, 158), (196, 98), (262, 70), (310, 10)]
    p.line(curve(path, False), CREAM, 3.6, 0.95, "2 11")
    for k, (x, y, w, t, c) in enumerate(((262, 56, 84, 20, SKY), (142, 40, 70, -22, CREAM), (286, 168, 62,
        -14, PINK), (36, 118, 92, -30, GOLD), (186, 146, 118, -10, CREAM), (70, 236, 120, 12, PINK), (238, 276, 150, 24,
        CREAM), (50, 346, 190, -16, CREAM))):
        h = w * 0.64
        p.group(f"translate({x} {y}) rotate({t})")
        p.fill(straight([(-w / 2, -h / 2), (w / 2, -h / 2), (w / 2, h / 2), (-w / 2, h / 2)]), shade(c, 0.1))
        p.fill(straight([(-w / 2, -h / 2), (0, h * 0.12), (-w / 2, h / 2)]), lit(c, 0.3))
        p.fill(straight([(w / 2, -h / 2), (0, h * 0.12), (w / 2, h / 2)]), shade(c, 0.2))
        p.fill(straight([(-w / 2, h / 2), (0, -h * 0.02), (w / 2, h / 2)]), c)
        p.fill(straight([(-w / 2, -h / 2), (w / 2, -h / 2), (0, h * 0.2)]), lit(c, 0.45))
        p.line(straight([(-w / 2, -h / 2), (0, h * 0.2), (w / 2, -h / 2)], False), shade(c, 0.34), 2.2)
        p.dot(0, h * 0.16, w * 0.085, RED if k % 2 == 0 else TEAL)
        p.end()


SETTINGS: dict[str, Drawn] = {
    "ombrello": ombrello, "per-due": per_due, "partenza": partenza, "ultimo-piano": ultimo_piano,
    "testa-in-giu": testa_in_giu, "in-bilico": in_bilico, "senza-fretta": senza_fretta, "asciugare": asciugare,
    "specchio": specchio, "vetro": vetro, "segreto": segreto, "domenica": domenica, "carta": carta, "ali": ali,
    "lettere": lettere,
}  # fmt: skip
