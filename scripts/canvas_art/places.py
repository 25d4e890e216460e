"""Cards that name a place: buildings, streets and trees that begin before the card and go on behind it."""

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
    curve,
    lit,
    mix,
    n,
    round_of,
    shade,
    straight,
)  # fmt: skip


def faro(p: Paper) -> None:
    p.fill(straight([(176, 74), (-20, -34), (-20, 196), (176, 104)]), "#FFE9A8", 0.42)
    p.fill(straight([(176, 80), (-20, 20), (-20, 148), (176, 98)]), "#FFF4CE", 0.55)
    p.fill(straight([(214, 80), (320, 46), (320, 140), (214, 98)]), "#FFE9A8", 0.45)

    def across(y: float) -> tuple[float, float]:
        t = (y - 128) / 212
        return 164 - 34 * t, 226 + 34 * t

    def band(top: float, bottom: float, colour: str) -> None:
        (a, b), (c, d) = across(top), across(bottom)
        p.model(straight([(a, top), (b, top), (d, bottom), (c, bottom)]), colour, 0.3, 0.4)

    band(128, 340, CREAM)
    band(160, 206, RED)
    band(250, 298, RED)
    p.fill(straight([(206, 128), (226, 128), (260, 340), (222, 340)]), shade(PLUM, 0.4), 0.26)
    for y in (142, 226):
        p.fill(curve([(186, y + 20), (186, y), (195, y - 8), (204, y), (204, y + 20)], tight=0.6), shade(INK, 0.2))
        p.fill(straight([(189, y + 18), (189, y + 2), (195, y - 3), (195, y + 18)]), GOLD)
    p.fill(curve([(182, 342), (182, 312), (195, 302), (208, 312), (208, 342)], tight=0.6), shade(INK, 0.25))
    p.fill(straight([(168, 66), (224, 66), (224, 114), (168, 114)]), GOLD)
    p.glow(196, 90, 74, "#FFF6D6", 1)
    p.line("M168 66V114M186 66V114M206 66V114M224 66V114", INK, 4.4)
    p.model(curve([(152, 112), (240, 112), (234, 130), (158, 130)], tight=0.3), INK, 0.35, 0.3)
    p.line("M152 96H240M154 112V94M170 112V94M188 112V94M206 112V94M224 112V94M239 112V94", INK, 3)
    p.model(curve([(156, 68), (176, 40), (196, 18), (216, 40), (236, 68), (196, 72)], tight=0.7), RED, 0.45, 0.4)
    p.line("M196 20V-6", INK, 4.4)
    p.dot(196, 12, 7, GOLD)
    p.model(curve([(56, 366), (92, 334), (132, 342), (176, 326), (224, 336), (272, 318), (320, 340), (320, 440),
        (40, 440)]),
        mix(INK, SLATE, 0.35), 0.35, 0.4)
    for points in (((92, 340), (126, 346), (112, 372), (80, 374)), ((178, 332), (218, 340), (206, 366), (170, 362)),
        ((262, 326), (296, 336), (288, 360), (258, 356))):
        p.fill(straight(points), lit(SLATE, 0.2), 0.75)
    for y, colour in ((362, lit(SKY, 0.3)), (384, mix(SKY, TEAL, 0.4)), (404, TEAL)):
        wave = [(-30 + i * 24, y + (-9 if i % 2 else 3)) for i in range(16)]
        p.fill(curve(wave, False) + "L334 440L-30 440Z", colour)
        p.line(curve([(x, wy - 1) for x, wy in wave], False), "#FFFFFF", 2.4, 0.65)


def ponte(p: Paper) -> None:
    stone = PLUM
    deck = [(-20, 196), (60, 164), (150, 150), (240, 160), (320, 190)]
    arches = ((226, 66, 232), (70, 62, 236))
    wall = curve(deck, False) + "L320 424"
    for x, w, top in arches:                # what is behind the bridge is seen through it
        vault = [(x + w, 424), (x + w, 302), (x + w * 0.58, top + 4), (x, top - 18), (x - w * 0.58, top + 4),
            (x - w, 302), (x - w, 424)]
        wall += "L" + curve(vault, False, 0.85)[1:]
    p.model(wall + "L-20 424Z", mix(stone, PINK, 0.18), 0.3, 0.35)
    for x, w, top in arches:
        p.fill(curve([(x - w, 424), (x - w, 302), (x - w * 0.58, top + 4), (x, top - 18), (x + w * 0.58, top + 4),
            (x + w * 0.62, top + 22),
            (x + 4, top + 2), (x - w * 0.44, top + 24), (x - w * 0.78, 312), (x - w * 0.78,
                424)], tight=0.85), shade(stone, 0.45))
        for k in range(11):
            a = math.radians(180 + k * 18)
            p.fill(round_of(x + (w + 8) * math.cos(a), 304 + (318 - top) * math.sin(a), 12, 10, p.rng, 0.14, 6),
                (mix(stone, CREAM, 0.5), mix(stone, PINK, 0.4), mix(stone, CREAM, 0.2))[k % 3])
    for _ in range(40):
        x, y = p.rng.uniform(-8, 300), p.rng.uniform(182, 350)
        if (abs(x + 10 - 70) > 90 and abs(x + 10 - 226) > 94) or y < 200:
            p.fill(straight([(x, y), (x + 20, y - 1), (x + 20, y + 8), (x, y + 9)]),
                p.rng.choice((mix(stone, CREAM, 0.35),
                shade(stone, 0.2), mix(stone, PINK, 0.45))), 0.6)
    p.line(curve([(x, y + 6) for x, y in deck], False), shade(stone, 0.4), 12)
    p.line(curve(deck, False), mix(CREAM, PINK, 0.3), 10)
    p.line(curve([(x, y - 34) for x, y in deck], False), INK, 6)
    p.line(curve([(x - 1, y - 36) for x, y in deck], False), lit(SLATE, 0.4), 2)
    for i in range(17):
        x = -8 + i * 20
        y = 150 + 0.00152 * (x - 152) ** 2
        p.line(f"M{x} {n(y - 34)}V{n(y - 2)}", INK, 3.4)
    for x, y in ((22, 178), (152, 150), (278, 174)):
        p.line(f"M{x} {y}V{y - 96}", shade(INK, 0.2), 6)
        p.glow(x, y - 108, 46, "#FFEDB0", 0.95)
        p.fill(straight([(x - 11, y - 94), (x - 14, y - 118), (x + 14, y - 118), (x + 11, y - 94)]), "#FFF1C4")
        p.fill(curve([(x - 18, y - 117), (x, y - 134), (x + 18, y - 117)], tight=0.5), INK)


def castello(p: Paper) -> None:
    wall = mix(SKY, SLATE, 0.25)
    p.model(curve([(-12, 286), (60, 272), (150, 268), (240, 272), (312, 286), (272, 330), (214, 352), (176, 400),
        (150, 430),
        (120, 398), (84, 350), (26, 328)], tight=0.9), BROWN, 0.35, 0.45)
    for points in (((40, 310), (92, 316), (104, 356), (84, 346)), ((150, 322), (206, 316), (190, 362), (156, 388)),
        ((226, 306), (270, 302), (244, 330))):
        p.fill(straight(points), shade(BROWN, 0.3), 0.7)
    p.model(curve([(-14, 288), (40, 262), (150, 254), (262, 262), (314, 288), (260, 302), (200, 294), (150, 304),
        (94, 294),
        (40, 304)]), SAGE, 0.25, 0.35)
    for x, top, w, roof, rim in ((66, 118, 58, PLUM, -4), (238, 104, 60, TEAL, -14), (150, 62, 66, RED, -66)):
        p.model(straight([(x - w / 2, top), (x + w / 2, top), (x + w / 2 + 3, 280), (x - w / 2 - 3, 280)]), wall, 0.42,
            0.36)
        p.fill(straight([(x + w * 0.2, top), (x + w / 2, top), (x + w / 2 + 3, 280), (x + w * 0.24, 280)]),
            shade(wall, 0.34), 0.6)
        p.model(curve([(x - w * 0.72, top + 8), (x - w * 0.24, top - (top - rim) * 0.5), (x, rim), (x + w * 0.24,
            top - (top - rim) * 0.5), (x + w * 0.72, top + 8), (x, top + 16)], tight=0.6), roof, 0.42, 0.42)
        for y in (top + 40, top + 96):
            if y < 250:
                p.fill(curve([(x - 11, y + 26), (x - 11, y + 4), (x, y - 9), (x + 11, y + 4),
                    (x + 11, y + 26)], tight=0.6), INK)
                p.fill(curve([(x - 7, y + 24), (x - 7, y + 5), (x, y - 4), (x + 7, y + 5), (x + 7, y + 24)], tight=0.6),
                    lit(GOLD, 0.35))
                p.line(f"M{x} {y - 4}v28", INK, 2)
    for a, b, top in ((-8, 40, 186), (92, 118, 176), (182, 210, 170), (264, 308, 182)):
        p.model(straight([(a, top), (b, top), (b, 282), (a, 282)]), mix(wall, CREAM, 0.12), 0.35, 0.3)
    p.model(straight([(88, 214), (212, 214), (216, 286), (84, 286)]), mix(wall, CREAM, 0.2), 0.4, 0.3)
    for i in range(6):
        p.fill(straight([(86 + i * 22, 200), (100 + i * 22, 200), (100 + i * 22, 218), (86 + i * 22, 218)]),
            mix(wall, CREAM, 0.3))
    p.fill(curve([(120, 288), (120, 252), (150, 226), (180, 252), (180, 288)], tight=0.7), shade(BROWN, 0.35))
    p.fill(curve([(126, 288), (126, 254), (150, 233), (152, 288)], tight=0.6), BROWN)
    p.line("M138 242V288M164 242V288M122 266H178", shade(INK, 0.2), 3)
    for x, y, colour in ((66, -4, GOLD), (238, -14, RED)):
        p.line(f"M{x} {y + 6}v-24", INK, 3)
        p.fill(curve([(x, y - 18), (x + 22, y - 12), (x + 34, y - 18), (x + 30, y - 2), (x, y - 4)]), colour)
    for i in range(14):
        x = 6 + i * 22
        p.fill(round_of(x, 286 + 4 * math.sin(i * 2), 17, 14, p.rng, 0.14, 8),
            (GREEN, SAGE, mix(GREEN, TEAL, 0.4))[i % 3])


def citta(p: Paper) -> None:
    lamp = lit(GOLD, 0.42)
    far = ((-10, 150, 44), (30, 104, 38), (70, 168, 40), (112, 84, 40), (156, 138, 46), (206, 96, 36), (244, 156, 40),
        (282, 118, 40))
    for i, (x, top, w) in enumerate(far):
        p.model(straight([(x, top), (x + w, top), (x + w, 400), (x, 400)]), mix(SLATE, PLUM, (i % 3) * 0.3), 0.3, 0.2)
        for k in range(14):
            wx, wy = x + 7 + k % 3 * (w - 14) / 3, top + 14 + k // 3 * 24
            if p.rng.random() < 0.55:
                p.fill(straight([(wx, wy), (wx + 7, wy), (wx + 7, wy + 11), (wx, wy + 11)]), lamp, 0.75)
    p.fill(straight([(130, 84), (132, 18), (134, 84)]), SLATE)
    near = ((-16, 214, 74, RED, "gable"), (50, 166, 62, TEAL, "flat"), (106, 232, 72, GOLD, "dome"),
        (170, 148, 60, PLUM, "spire"),
        (224, 224, 92, PINK, "gable"))
    for x, top, w, colour, roof in near:
        p.model(straight([(x, top), (x + w, top), (x + w, 410), (x, 410)]), colour, 0.3, 0.42)
        p.fill(straight([(x + w * 0.72, top), (x + w, top), (x + w, 410), (x + w * 0.72, 410)]), shade(colour, 0.4),
            0.45)
        middle = x + w / 2
        if roof == "gable":
            p.model(straight([(x - 6, top + 2), (middle, top - 44), (x + w + 6, top + 2)]), INK, 0.35, 0.3)
            p.model(straight([(x + w * 0.7, top - 46), (x + w * 0.86, top - 46), (x + w * 0.86, top),
                (x + w * 0.7, top)]), BROWN)
        elif roof == "dome":
            p.model(curve([(x - 2, top + 2), (x + 4, top - 28), (middle, top - 52), (x + w - 4, top - 28),
                (x + w + 2, top + 2)],
                tight=0.9), TEAL, 0.45, 0.35)
            p.line(f"M{n(middle)} {top - 50}v-18", INK, 3.4)
        elif roof == "spire":
            p.model(straight([(x - 5, top + 2), (middle, top - 88), (x + w + 5, top + 2)]), mix(INK, TEAL, 0.3), 0.4,
                0.3)
            p.dot(middle, top - 88, 5, GOLD)
        else:
            p.fill(straight([(x - 5, top - 9), (x + w + 5, top - 9), (x + w + 5, top + 4), (x - 5, top + 4)]), INK)
            p.line(f"M{n(middle)} {top - 8}v-30m-12 0h24m-20-8h16", INK, 3)
        for row in range(8):
            for k in range(3):
                wx, wy = x + w * (0.12 + k * 0.29), top + 18 + row * 32
                if wy > 378:
                    continue
                on = p.rng.random() < 0.68
                p.fill(curve([(wx, wy + 19), (wx, wy + 4), (wx + w * 0.09, wy - 3), (wx + w * 0.18, wy + 4),
                    (wx + w * 0.18, wy + 19)],
                    tight=0.4), lamp if on else shade(colour, 0.5))
                if on:
                    p.line(f"M{n(wx + w * 0.09)} {wy}v18", shade(colour, 0.35), 2)


def mulino(p: Paper) -> None:
    p.model(curve([(-20, 330), (60, 300), (150, 288), (240, 304), (320, 340), (320, 440), (-20, 440)]), GREEN, 0.35,
        0.35)
    p.fill(curve([(-20, 332), (60, 302), (130, 292), (90, 330), (20, 372), (-20, 390)]), SAGE, 0.8)
    p.model(straight([(92, 340), (118, 136), (206, 136), (236, 340)]), CREAM, 0.2, 0.32)
    p.fill(straight([(178, 136), (206, 136), (236, 340), (186, 340)]), mix(PINK, PLUM, 0.35), 0.55)
    for x, y in ((140, 196), (166, 262)):
        p.fill(curve([(x - 11, y + 24), (x - 11, y), (x, y - 12), (x + 11, y), (x + 11, y + 24)], tight=0.6), INK)
        p.line(f"M{x} {y - 11}v34M{x - 10} {y + 8}h20", lit(GOLD, 0.4), 2.6)
    p.fill(curve([(116, 344), (116, 306), (134, 292), (152, 306), (152, 344)], tight=0.6), shade(BROWN, 0.3))
    p.line("M84 250L246 250", shade(BROWN, 0.2), 9)
    for i in range(10):
        p.line(f"M{92 + i * 16} 250v-18", BROWN, 3.4)
    p.line("M88 232L242 232", lit(BROWN, 0.3), 4)
    p.model(curve([(106, 140), (118, 96), (160, 72), (204, 96), (220, 140), (162, 148)]), RED, 0.4, 0.4)
    for k in range(4):
        p.group(f"rotate({24 + k * 90} 156 124)")
        p.line("M156 124V-44", shade(BROWN, 0.35), 10)
        p.model(straight([(160, 92), (206, 86), (214, -40), (160, -40)]),
            lit(GOLD, 0.1) if k in (0, 3) else shade(GOLD, 0.12), 0.35,
            0.25)
        for i in range(6):
            p.line(f"M158 {84 - i * 24}L{206 + i * 1.4} {78 - i * 24}", shade(BROWN, 0.25), 3)
        p.line("M183 88L188 -40", shade(BROWN, 0.25), 3)
        p.line("M206 86L214 -40", shade(BROWN, 0.35), 4)
        p.line("M154 124V-44", lit(BROWN, 0.3), 3)
        p.end()
    p.dot(156, 124, 15, shade(BROWN, 0.4))
    p.dot(154, 122, 10, GOLD)
    for x, y, colour in ((24, 352, RED), (50, 372, GOLD), (262, 350, CREAM), (286, 374, RED), (246, 384, PINK),
        (78, 390, CREAM)):
        p.line(f"M{x} {y}v22", shade(GREEN, 0.2), 4)
        p.fill(round_of(x, y, 11, 10, p.rng, 0.16, 8), colour)
        p.dot(x, y, 4, GOLD if colour != GOLD else RED)


def bosco(p: Paper) -> None:
    def fir(x: float, foot: float, height: float, width: float, colour: str) -> None:
        p.model(straight([(x - 7, foot - 24), (x + 7, foot - 24), (x + 9, foot + 12), (x - 9, foot + 12)]),
            shade(BROWN, 0.2))
        for k in range(5):
            top, bottom = foot - height * (1 - k * 0.16), foot - height * (0.66 - k * 0.165)
            half = width * (0.36 + k * 0.16)
            p.model(curve([(x, top), (x + half * 0.5, (top + bottom) / 2), (x + half, bottom),
                (x + half * 0.4, bottom - 7), (x, bottom + 5), (x - half * 0.4, bottom - 7), (x - half, bottom),
                (x - half * 0.5, (top + bottom) / 2)], tight=0.7), colour, 0.32, 0.36)

    for x, foot, height, width, colour in ((92, 330, 170, 46, mix(TEAL, SKY, 0.45)),
        (214, 326, 186, 50, mix(TEAL, SKY, 0.4)),
        (56, 350, 270, 66, mix(GREEN, TEAL, 0.6)), (254, 352, 290, 70, mix(TEAL, INK, 0.2)), (106, 366, 130, 44, SAGE),
        (198, 370, 116, 40, mix(SAGE, GREEN, 0.4))):  # fmt: skip
        fir(x, foot, height, width, colour)
    for x, lean, colour in ((-2, 14, BROWN), (302, -16, shade(BROWN, 0.2))):
        p.model(curve([(x - 30, 440), (x - 24, 300), (x - 20 + lean, 140), (x - 18 + lean, -20), (x + 18 + lean, -20),
            (x + 20 + lean,
            140), (x + 30, 300), (x + 44, 440)], tight=0.8), colour, 0.36, 0.45)
        for k in range(8):
            y = 20 + k * 46
            p.line(curve([(x - 12 + lean, y), (x - 4 + lean * 0.8, y + 16), (x - 9 + lean, y + 34)], False),
                shade(BROWN, 0.5), 4, 0.8)
            p.line(curve([(x + 10 + lean * 0.5, y + 14), (x + 13 + lean * 0.5, y + 30)], False), lit(BROWN, 0.3), 3,
                0.7)
    for i in range(34):
        side = i % 2
        x = p.rng.uniform(-16, 98) if side else p.rng.uniform(206, 316)
        p.model_oval(x, p.rng.uniform(-8, 56) + (10 if 40 < x < 250 else 0), 28, 16,
            p.rng.choice((GREEN, SAGE, TEAL, shade(GREEN, 0.2))),
            p.rng.uniform(-70, 70))
    for x, y, side in ((34, 376, 1), (266, 378, -1), (70, 392, 1), (232, 394, -1)):
        for k in range(7):
            a = math.radians(-90 + side * (k * 22 - 50))
            tip = (x + 50 * math.cos(a), y + 46 * math.sin(a))
            p.line(curve([(x, y), ((x + tip[0]) / 2, (y + tip[1]) / 2 - 7), tip], False), SAGE if k % 2 else GREEN, 8)
    for x, y, r in ((126, 368, 15), (150, 378, 10)):
        p.fill(straight([(x - 5, y), (x + 5, y), (x + 7, y + 24), (x - 7, y + 24)]), CREAM)
        p.model(curve([(x - r - 4, y + 3), (x - r * 0.6, y - r), (x + r * 0.6, y - r), (x + r + 4, y + 3)]), RED, 0.4,
            0.3)
        p.dot(x - 4, y - 5, 3, CREAM)
        p.dot(x + 6, y - 3, 2.4, CREAM)


def non_dorme(p: Paper) -> None:
    p.glow(118, 112, 176, "#FFE2A0", 0.95)
    p.model(straight([(108, 168), (130, 168), (136, 372), (102, 372)]), INK, 0.4, 0.4)
    for y, w in ((172, 22), (250, 18), (318, 24), (356, 34)):
        p.model(curve([(118 - w, y), (118, y - 8), (118 + w, y), (118 + w * 0.8, y + 12),
            (118 - w * 0.8, y + 12)], tight=0.7), INK,
            0.45, 0.3)
    p.model(curve([(70, 394), (80, 366), (118, 356), (158, 366), (168, 394)], tight=0.8), shade(INK, 0.2), 0.4, 0.3)
    for side in (-1, 1):
        p.line(curve([(118, 208), (118 + side * 34, 198), (118 + side * 46, 222), (118 + side * 30, 232),
            (118 + side * 24, 218)],
            False), INK, 6)
    p.fill(straight([(70, 62), (166, 62), (146, 164), (90, 164)]), "#FFF3CA")
    p.glow(118, 116, 60, "#FFFFFF", 0.95)
    p.fill(curve([(118, 142), (104, 122), (118, 88), (132, 122)]), "#FFD36A")
    p.fill(curve([(118, 140), (111, 126), (118, 108), (125, 126)]), "#FFF8DE")
    p.line("M70 62L90 164M166 62L146 164M118 60V96M118 146V166", INK, 6)
    p.fill(straight([(84, 160), (152, 160), (146, 176), (90, 176)]), INK)
    p.model(curve([(52, 64), (76, 34), (118, 8), (160, 34), (184, 64), (118, 72)], tight=0.7), INK, 0.45, 0.35)
    p.dot(118, 4, 11, GOLD)
    p.dot(115, 1, 4, lit(GOLD, 0.6))
    for x, y, s, turn in ((214, 74, 1.5, -20), (248, 142, 1.1, 30), (30, 150, 1.2, 24), (26, 60, 0.9, -34),
        (196, 190, 0.9, 12)):
        p.group(f"translate({x} {y}) rotate({turn}) scale({s})")
        for side in (-1, 1):
            p.fill(curve([(0, 0), (side * 20, -18), (side * 26, -2), (side * 12, 8)]),
                lit(CREAM, 0.2) if side < 0 else shade(CREAM, 0.1))
            p.fill(curve([(0, 2), (side * 14, 6), (side * 16, 17), (side * 5, 14)]), mix(PINK, CREAM, 0.5))
            p.line(f"M0 -6q{side * 4}-8 {side * 9}-9", BROWN, 1.6)
            p.dot(side * 16, -7, 3, mix(GOLD, RED, 0.3))
        p.line("M0 -6V14", BROWN, 5)
        p.end()
    p.line("M134 262L276 254", INK, 6)
    p.line(curve([(136, 300), (160, 284), (176, 262)], False), INK, 5)
    p.model(straight([(180, 270), (284, 264), (288, 330), (182, 336)]), mix(RED, PLUM, 0.2), 0.35, 0.3)
    p.line("M196 262v12M268 258v10", INK, 3)
    p.fill(round_of(232, 300, 25, 23, p.rng, 0.03), CREAM)
    p.dot(235, 300, 11, INK)
    p.dot(230, 295, 4, "#FFFFFF")
    p.line(curve([(202, 292), (232, 272), (264, 290)], False), lit(GOLD, 0.4), 4)


PLACES: dict[str, Drawn] = {
    "faro": faro, "ponte": ponte, "castello": castello, "citta": citta, "mulino": mulino, "bosco": bosco,
    "non-dorme": non_dorme,
}  # fmt: skip
