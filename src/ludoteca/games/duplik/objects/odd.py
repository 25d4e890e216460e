"""Odds and ends: what people hold, blow, kick, lose and find."""

from __future__ import annotations

from ludoteca.games.duplik.objects.kind import Features, drawn
from ludoteca.games.duplik.objects.parts import (
    EXPRESSION,
    FEATHERS,
    HAT,
    PATTERN,
    count,
    face,
    hat,
    number,
    ring,
    spread,
)
from ludoteca.games.duplik.objects.pen import Pen


@drawn("m ombrello/ombrelli, ombrellone, parasole", "umbrella/umbrellas, parasol, brolly", PATTERN, real=0.9,
       top=(50, 4))
def umbrella(pen: Pen, f: Features) -> None:
    pen.curve((50, 44), (50, 90), (55, 97), (62, 95), (63, 88))
    pen.line((50, 5), (50, 0))
    top = pen.blob((2, 48), (8, 24), (28, 8), (50, 4), (72, 8), (92, 24), (98, 48), (86, 42), (74, 48), (62, 42),
        (50, 48), (38, 42), (26, 48), (14, 42))
    pen.pattern(top, f["pattern"], 9)
    if f["pattern"] == "plain":
        pen.curve((50, 4), (32, 20), (26, 47))
        pen.curve((50, 4), (68, 20), (74, 47))


@drawn("m palloncino/palloncini, pallone gonfiabile", "balloon/balloons", EXPRESSION, PATTERN, real=0.3, top=(50, 2),
       hand=(50, 98))
def balloon(pen: Pen, f: Features) -> None:
    bag = pen.blob((50, 2), (70, 10), (76, 30), (66, 50), (50, 60), (34, 50), (24, 30), (30, 10))
    pen.pattern(bag, f["pattern"], 8)
    pen.poly((50, 60), (46, 66), (54, 66))
    pen.curve((50, 66), (54, 76), (47, 86), (50, 98))
    if f["expression"] != "calm":
        face(pen, 50, 31, 16, f)
    elif f["pattern"] == "plain":
        pen.arc(44, 24, 10, 12, 190, 260)


@drawn("m aquilone/aquiloni", "kite/kites", EXPRESSION, PATTERN, count("bows", "m fiocco/fiocchi, nastro",
       "bow/bows, ribbon", 3, 1, 6), real=0.8, top=(50, 2), hand=(50, 98))
def kite(pen: Pen, f: Features) -> None:
    body = pen.poly((50, 2), (76, 26), (50, 60), (24, 26))
    pen.pattern(body, f["pattern"], 8)
    if f["pattern"] == "plain":
        pen.line((50, 2), (50, 60))
        pen.line((24, 26), (76, 26))
    if f["expression"] != "calm":
        pen.oval(50, 28, 14)
        face(pen, 50, 28, 12, f)
    pen.curve((50, 60), (56, 72), (46, 84), (52, 98))
    for i, y in enumerate(spread(62, 97, number(f["bows"]))):
        x = 50 + (3 if i % 2 else -1)
        pen.poly((x, y), (x - 6, y - 3), (x - 6, y + 3))
        pen.poly((x, y), (x + 6, y - 3), (x + 6, y + 3))


@drawn("m libro/libri, quaderno", "book/books", PATTERN, EXPRESSION, real=0.25, top=(50, 30))
def book(pen: Pen, f: Features) -> None:
    pen.blob((4, 36), (26, 30), (50, 38), (74, 30), (96, 36), (96, 80), (74, 75), (50, 84), (26, 75), (4, 80))
    pen.line((50, 38), (50, 84))
    page = ((10.0, 42.0), (44.0, 44.0), (44.0, 74.0), (10.0, 70.0))
    if f["pattern"] != "plain":
        pen.pattern(page, f["pattern"], 7)
    else:
        for y in (48, 55, 62, 69):
            pen.line((12, y - 2), (42, y + 1))
    if f["expression"] != "calm":
        face(pen, 73, 56, 14, f)
    else:
        for y in (48, 55, 62, 69):
            pen.line((58, y + 1), (88, y - 2))


@drawn("f chiave/chiavi", "key/keys", count("teeth", "m dente/denti", "tooth/teeth", 2, 1, 5), real=0.08)
def key(pen: Pen, f: Features) -> None:
    for x in spread(58, 98, number(f["teeth"])):
        pen.box(x - 3, 52, 6, 14)
    pen.box(38, 46, 60, 8)
    pen.oval(22, 50, 20)
    pen.oval(22, 50, 11)


@drawn("f chitarra/chitarre", "guitar/guitars, ukulele", count("strings", "f corda/corde", "string/strings", 4, 1, 6),
       PATTERN, real=1.0, top=(50, 4))
def guitar(pen: Pen, f: Features) -> None:
    pen.poly((42, 3), (58, 3), (56, 16), (44, 16))
    pen.box(45, 16, 10, 36)
    body = pen.blob((50, 46), (64, 46), (70, 56), (66, 66), (78, 78), (74, 94), (50, 98), (26, 94), (22, 78),
        (34, 66), (30, 56), (36, 46))
    pen.pattern(body, f["pattern"], 8)
    pen.oval(50, 72, 9)
    pen.box(42, 88, 16, 3)
    for x in spread(45, 55, number(f["strings"])):
        pen.line((x, 8), (x, 89))


@drawn("f tromba/trombe, trombetta", "trumpet/trumpets, horn, bugle", count("valves", "m pistone/pistoni, tasto",
       "valve/valves", 3, 1, 5), real=0.5, faces=True, hand=(97, 50))
def trumpet(pen: Pen, f: Features) -> None:
    for x in spread(28, 62, number(f["valves"])):
        pen.box(x - 2.4, 32, 4.8, 30)
        pen.oval(x, 30, 4, 2)
    pen.blob((20, 50), (30, 44), (58, 44), (66, 52), (58, 64), (30, 64))
    pen.blob((26, 54), (34, 50), (56, 50), (60, 54), (54, 59), (34, 59))
    pen.blob((6, 43), (70, 43), (84, 38), (92, 24), (97, 50), (92, 72), (84, 56), (70, 50), (6, 49))
    pen.oval(93, 48, 4, 24)
    pen.poly((6, 42), (1, 38), (1, 54), (6, 50))


@drawn("m tamburo/tamburi, tamburello, grancassa", "drum/drums", PATTERN, EXPRESSION, real=0.5, top=(50, 24))
def drum(pen: Pen, f: Features) -> None:
    pen.line((20, 6), (44, 30))
    pen.line((80, 6), (56, 30))
    pen.dot(20, 6, 3)
    pen.dot(80, 6, 3)
    side = pen.blob((10, 34), (90, 34), (90, 84), (50, 95), (10, 84))
    pen.pattern(side, f["pattern"], 10)
    pen.oval(50, 34, 41, 11)
    if f["expression"] != "calm":
        face(pen, 50, 66, 16, f)
    elif f["pattern"] == "plain":
        pen.line((10, 42), (30, 88), (50, 46), (70, 88), (90, 42))


@drawn("f valigia/valigie, valigetta, bagaglio", "suitcase/suitcases, case, luggage", PATTERN, EXPRESSION,
       count("stickers", "m adesivo/adesivi, etichetta", "sticker/stickers, label", 0, 0, 5), real=0.6, top=(50, 22))
def suitcase(pen: Pen, f: Features) -> None:
    pen.blob((36, 26), (38, 12), (62, 12), (64, 26), (58, 26), (57, 18), (43, 18), (42, 26))
    body = pen.blob((4, 28), (50, 25), (96, 28), (98, 60), (96, 92), (50, 95), (4, 92), (2, 60))
    pen.pattern(body, f["pattern"], 9)
    pen.box(16, 27, 6, 66)
    pen.box(78, 27, 6, 66)
    for x, y in ((36, 44), (62, 74), (64, 44), (36, 76), (50, 60))[: number(f["stickers"])]:
        pen.oval(x, y, 7, 6)
    if f["expression"] != "calm":
        face(pen, 50, 60, 18, f)


@drawn("m secchio/secchi, secchiello", "bucket/buckets, pail", PATTERN, EXPRESSION, real=0.35, top=(50, 30),
       inside=(25, 10, 75, 60))
def bucket(pen: Pen, f: Features) -> None:
    pen.arc(50, 34, 34, 30, 180, 360)
    body = pen.poly((14, 34), (86, 34), (74, 95), (26, 95))
    pen.pattern(body, f["pattern"], 9)
    pen.oval(50, 34, 37, 8)
    if f["expression"] != "calm":
        face(pen, 50, 66, 16, f)


@drawn("f scopa/scope", "broom/brooms, broomstick", real=1.3, top=(50, 2))
def broom(pen: Pen, f: Features) -> None:
    pen.poly((48, 2), (52, 2), (52, 62), (48, 62))
    brush = pen.blob((46, 60), (54, 60), (60, 72), (68, 96), (50, 98), (32, 96), (40, 72))
    pen.stripes(brush, 5, 90)
    pen.box(42, 62, 16, 5)


@drawn("f candela/candele, cero", "candle/candles", EXPRESSION, PATTERN, real=0.25, top=(50, 2))
def candle(pen: Pen, f: Features) -> None:
    pen.blob((50, 2), (58, 14), (50, 24), (42, 14))
    pen.line((50, 20), (50, 30))
    body = pen.blob((38, 32), (50, 29), (62, 32), (62, 88), (38, 88))
    pen.pattern(body, f["pattern"], 8, 25)
    pen.blob((24, 88), (50, 85), (76, 88), (68, 97), (32, 97))
    if f["expression"] != "calm":
        face(pen, 50, 52, 10, f)


@drawn("f palla/palle, pallone", "ball/balls, football", EXPRESSION, PATTERN, real=0.25, top=(50, 12))
def ball(pen: Pen, f: Features) -> None:
    outline = pen.oval(50, 50, 40)
    pen.pattern(outline, f["pattern"], 12)
    if f["expression"] != "calm":
        face(pen, 50, 50, 26, f)
    elif f["pattern"] == "plain":
        pen.ink(pen.poly(*ring(50, 50, 14, 5)), 3)
        for (a, b), (c, d) in zip(ring(50, 50, 14, 5), ring(50, 50, 36, 5), strict=True):
            pen.line((a, b), (c, d))


@drawn("m regalo/regali, pacco, pacchetto, pacco regalo", "present/presents, gift, parcel", PATTERN, EXPRESSION,
       real=0.3, top=(50, 26))
def present(pen: Pen, f: Features) -> None:
    for s in (-1, 1):
        pen.blob((50, 30), (50 + s * 10, 10), (50 + s * 28, 10), (50 + s * 24, 26))
    body = pen.box(12, 42, 76, 54)
    pen.pattern(body, f["pattern"], 9)
    pen.box(6, 28, 88, 15)
    pen.box(44, 28, 12, 68)
    if f["expression"] != "calm":
        pen.oval(50, 68, 16)
        face(pen, 50, 68, 14, f)


@drawn("f bandiera/bandiere, bandierina", "flag/flags, banner", PATTERN, EXPRESSION, real=2.0, faces=True, top=(26, 2))
def flag(pen: Pen, f: Features) -> None:
    pen.poly((24, 3), (28, 3), (28, 98), (24, 98))
    pen.dot(26, 3, 3)
    cloth = pen.blob((28, 8), (46, 4), (66, 12), (90, 8), (92, 30), (88, 52), (66, 56), (46, 48), (28, 52))
    pen.pattern(cloth, f["pattern"], 9, 0)
    if f["expression"] != "calm":
        face(pen, 60, 30, 15, f)


@drawn("m telefono/telefoni, cornetta", "telephone/telephones, phone", EXPRESSION, real=0.2, top=(50, 20))
def telephone(pen: Pen, f: Features) -> None:
    pen.blob((26, 44), (36, 36), (64, 36), (74, 44), (90, 92), (50, 95), (10, 92))
    pen.blob((2, 36), (10, 18), (50, 12), (90, 18), (98, 36), (80, 42), (72, 30), (50, 28), (28, 30), (20, 42))
    pen.oval(50, 68, 20)
    if f["expression"] != "calm":
        face(pen, 50, 68, 17, f)
    else:
        for x, y in ring(50, 68, 14, 8):
            pen.oval(x, y, 2.6)


@drawn("m cannocchiale/cannocchiali, telescopio, binocolo", "telescope/telescopes, spyglass", real=0.6, faces=True,
       hand=(97, 30))
def telescope(pen: Pen, f: Features) -> None:
    for x in (30, 48, 66):
        pen.line((48, 60), (x, 98))
    pen.poly((6, 66), (34, 54), (38, 64), (10, 76))
    pen.poly((32, 52), (64, 38), (70, 52), (38, 66))
    pen.poly((60, 36), (92, 20), (100, 40), (68, 56))
    pen.oval(96, 30, 3, 10.5, turn=-24)


@drawn("m cannone/cannoni", "cannon/cannons", EXPRESSION, real=1.2, faces=True, top=(50, 26), hand=(98, 30))
def cannon(pen: Pen, f: Features) -> None:
    pen.blob((12, 62), (6, 50), (20, 42), (88, 14), (92, 12), (100, 32), (96, 35), (40, 66), (20, 70))
    pen.oval(95, 23, 4, 12, turn=-24)
    pen.curve((8, 52), (2, 44), (6, 38))
    pen.oval(38, 72, 24)
    pen.oval(38, 72, 6)
    for x, y in ring(38, 72, 22, 8):
        pen.line((38 + (x - 38) * 0.3, 72 + (y - 72) * 0.3), (x, y))
    if f["expression"] != "calm":
        face(pen, 62, 36, 9, f)


@drawn("f ancora/ancore", "anchor/anchors", real=1.0)
def anchor(pen: Pen, f: Features) -> None:
    pen.box(47, 18, 6, 76)
    pen.box(32, 26, 36, 6)
    pen.blob((8, 62), (10, 84), (50, 98), (90, 84), (92, 62), (80, 78), (50, 86), (20, 78))
    pen.oval(50, 11, 8)
    pen.oval(50, 11, 4)


@drawn("m stivale/stivali, scarpone, scarpa", "boot/boots, shoe, wellington", PATTERN, EXPRESSION,
       count("laces", "m laccio/lacci, stringa", "lace/laces", 3, 1, 6), real=0.3, faces=True, top=(38, 6))
def boot(pen: Pen, f: Features) -> None:
    leg = pen.blob((20, 8), (56, 8), (56, 58), (78, 64), (95, 78), (95, 88), (20, 88))
    pen.pattern(leg, f["pattern"], 8)
    pen.box(18, 86, 78, 8)
    pen.box(16, 5, 44, 10)
    for y in spread(18, 62, number(f["laces"])):
        pen.line((46, y), (60, y + 2))
    if f["expression"] != "calm":
        face(pen, 36, 46, 13, f)


@drawn("m calzino/calzini, calza, calzetto", "sock/socks, stocking", PATTERN, real=0.3, faces=True, top=(40, 4))
def sock(pen: Pen, f: Features) -> None:
    body = pen.blob((26, 12), (56, 12), (56, 52), (70, 66), (90, 74), (93, 88), (78, 96), (50, 90), (28, 72), (25, 40))
    pen.pattern(body, f["pattern"], 8, 0)
    pen.box(22, 4, 38, 12)
    pen.curve((72, 68), (70, 82), (78, 95))


@drawn("f canna da pesca/canne da pesca, canna, lenza", "fishing rod/fishing rods, rod, fishing line", real=2.0,
       faces=True, hand=(8, 90), top=(60, 10))
def rod(pen: Pen, f: Features) -> None:
    pen.poly((3, 96), (64, 6), (66, 8), (8, 98))
    pen.oval(17, 80, 5)
    pen.curve((65, 7), (84, 20), (90, 50), (90, 78))
    pen.curve((90, 78), (90, 90), (82, 91), (80, 83))


@drawn("m dado/dadi", "die/dice", count("dots", "m puntino/puntini, pallino, punto", "spot/spots, pip, dot", 5, 1, 6),
       real=0.02, top=(56, 8))
def die(pen: Pen, f: Features) -> None:
    pen.poly((6, 34), (30, 8), (96, 8), (72, 34))
    pen.poly((72, 34), (96, 8), (96, 70), (72, 97))
    pen.box(6, 34, 66, 63)
    n = number(f["dots"])
    spots = {1: "e", 2: "ai", 3: "aei", 4: "acgi", 5: "acegi", 6: "acdfgi"}[n]
    for c in spots:
        i = ord(c) - ord("a")
        pen.dot(22 + (i % 3) * 17, 49 + (i // 3) * 17, 4.5)


@drawn("f spada/spade, sciabola", "sword/swords, sabre", real=1.0, top=(50, 2), hand=(50, 90))
def sword(pen: Pen, f: Features) -> None:
    pen.poly((50, 2), (56, 12), (55, 70), (45, 70), (44, 12))
    pen.line((50, 10), (50, 66))
    pen.blob((28, 70), (50, 67), (72, 70), (72, 76), (50, 74), (28, 76))
    pen.stripes(pen.box(46, 75, 8, 16), 3.5, 20)
    pen.oval(50, 94, 4.5)


@drawn("m cuore/cuori, cuoricino", "heart/hearts", EXPRESSION, PATTERN, HAT, FEATHERS, real=0.3, top=(50, 20))
def heart(pen: Pen, f: Features) -> None:
    body = pen.blob((50, 28), (62, 12), (82, 12), (94, 28), (88, 52), (66, 76), (50, 94), (34, 76), (12, 52), (6, 28),
        (18, 12), (38, 12))
    pen.pattern(body, f["pattern"], 9)
    if f["expression"] != "calm":
        face(pen, 50, 46, 19, f)
    hat(pen, 50, 24, 28, f)


@drawn("f matita/matite, lapis, pastello", "pencil/pencils, crayon", EXPRESSION, PATTERN, real=0.18, top=(50, 2))
def pencil(pen: Pen, f: Features) -> None:
    body = pen.box(40, 16, 20, 62)
    pen.pattern(body, f["pattern"], 7)
    pen.blob((40, 12), (40, 5), (50, 2), (60, 5), (60, 12))
    pen.box(39, 11, 22, 6)
    pen.poly((40, 78), (60, 78), (50, 99))
    pen.line((50, 95), (50, 98), thick=4)
    if f["expression"] != "calm":
        face(pen, 50, 36, 10, f)


@drawn("f cassetta delle lettere/cassette delle lettere, buca delle lettere, cassetta postale",
       "mailbox/mailboxes, letterbox, postbox", EXPRESSION, real=1.3, faces=True, top=(50, 8))
def mailbox(pen: Pen, f: Features) -> None:
    pen.box(46, 54, 8, 43)
    pen.blob((14, 56), (14, 26), (28, 10), (72, 10), (88, 26), (88, 56))
    pen.line((26, 24), (46, 24))
    pen.poly((74, 30), (74, 2), (90, 2), (90, 12), (79, 12), (79, 30))
    pen.box(28, 20, 30, 3)
    face(pen, 48, 40, 13, f)


@drawn("f corona/corone, diadema", "crown/crowns, tiara", count("gems", "f gemma/gemme, pietra, gioiello",
       "gem/gems, jewel", 3, 1, 6), real=0.2, top=(50, 10))
def crown(pen: Pen, f: Features) -> None:
    pen.poly((10, 90), (2, 28), (26, 56), (50, 14), (74, 56), (98, 28), (90, 90))
    pen.line((9, 76), (91, 76))
    for x, y in ((2.0, 24), (50, 10), (98, 24)):
        pen.oval(x, y, 4)
    for x in spread(14, 86, number(f["gems"])):
        pen.poly((x, 60), (x + 4, 66), (x, 72), (x - 4, 66))


@drawn("m microfono/microfoni", "microphone/microphones, mic", real=1.4, top=(50, 4))
def microphone(pen: Pen, f: Features) -> None:
    pen.box(48, 30, 4, 62)
    pen.blob((24, 97), (34, 90), (66, 90), (76, 97))
    head = pen.oval(50, 18, 12, 15)
    pen.pattern(head, "checks", 5)
    pen.box(43, 31, 14, 5)


@drawn("f scatola/scatole, cassa, scatolone, cassetta", "box/boxes, crate, chest", PATTERN, EXPRESSION, real=0.5,
       top=(50, 30), inside=(18, 10, 82, 60))
def crate(pen: Pen, f: Features) -> None:
    pen.poly((10, 36), (2, 22), (22, 20), (32, 36))
    pen.poly((90, 36), (98, 22), (78, 20), (68, 36))
    body = pen.box(10, 36, 80, 60)
    pen.pattern(body, f["pattern"], 10)
    if f["expression"] != "calm":
        face(pen, 50, 66, 20, f)
    elif f["pattern"] == "plain":
        pen.line((10, 56), (90, 56))
        pen.line((10, 76), (90, 76))


