"""Things people hold, wear, carry and lose; the origin of a figure is its foot or where it is gripped."""

from __future__ import annotations

from ludoteca.games.duplik.ink import Art, Draw, oval
from ludoteca.games.duplik.kinds.anatomy.slots import thing
from ludoteca.games.duplik.kinds.features import EXPRESSION, PATTERN, Features, count, number
from ludoteca.games.duplik.kinds.figure import counted, still
from ludoteca.games.duplik.kinds.kind import declare
from ludoteca.games.duplik.kinds.pen import Pen, ring, spread
from ludoteca.games.duplik.kinds.vehicles import wheel


def umbrella(spot: str = "s", ribs: int = 5) -> Draw:
    def draw(a: Art) -> None:
        with thing(a, "umbrella"):
            a.line("0,6 4,-130", 4.6, (0.02, 0.02))
            a.line("0,4 -2,20 -14,22 -18,12", 4.6, (0.02, 0.2))
            a.shape("-92,-104 -62,-152 0,-176 64,-156 98,-108! 66,-116 36,-100! 6,-114 -26,-98! -58,-112 -92,-104!",
                    w=4.6, spot=spot, hatch=14)
            for i in range(1, ribs):
                x = -92 + 190 * i / ribs
                a.line([(2, -174), (x * 0.6, -146), (x, -106)], 2.4, (0.1, 0.2))
            a.line("2,-174 3,-190", 4, (0.02, 0.4))

    return draw


@declare("m ombrello/ombrelli, ombrellone, parasole", "umbrella/umbrellas, parasol, brolly", PATTERN, real=0.9,
         top=(50, 4), figure=still(umbrella()))
def plain_umbrella(pen: Pen, f: Features) -> None:
    pen.curve((50, 44), (50, 90), (55, 97), (62, 95), (63, 88))
    pen.line((50, 5), (50, 0))
    top = pen.blob((2, 48), (8, 24), (28, 8), (50, 4), (72, 8), (92, 24), (98, 48), (86, 42), (74, 48), (62, 42),
                   (50, 48), (38, 42), (26, 48), (14, 42))
    pen.pattern(top, f["pattern"], 9)
    if f["pattern"] == "plain":
        pen.curve((50, 4), (32, 20), (26, 47))
        pen.curve((50, 4), (68, 20), (74, 47))


def book(spot: str = "s") -> Draw:
    """Open towards the reader, its back to us."""

    def draw(a: Art) -> None:
        with thing(a, "book"):
            a.shape("-44,-34! 0,-26! 46,-38! 46,20! 2,30! -42,24!", w=4, halo=2, spot=spot)
            a.line("0,-26 2,30", 3.2, (0.05, 0.05))
            a.lines_of("-32,-14 -12,-10", "14,-12 34,-16", w=2.6)

    return draw


@declare("m libro/libri, quaderno", "book/books", PATTERN, EXPRESSION, real=0.25, top=(50, 30), figure=still(book()))
def plain_book(pen: Pen, f: Features) -> None:
    pen.blob((4, 36), (26, 30), (50, 38), (74, 30), (96, 36), (96, 80), (74, 75), (50, 84), (26, 75), (4, 80))
    pen.line((50, 38), (50, 84))
    page = ((10.0, 42.0), (44.0, 44.0), (44.0, 74.0), (10.0, 70.0))
    if f["pattern"] != "plain":
        pen.pattern(page, f["pattern"], 7)
    else:
        for y in (48, 55, 62, 69):
            pen.line((12, y - 2), (42, y + 1))
    if f["expression"] != "calm":
        pen.face(73, 56, 14, f)
    else:
        for y in (48, 55, 62, 69):
            pen.line((58, y + 1), (88, y - 2))


def newspaper(a: Art) -> None:
    with thing(a, "newspaper"):
        a.shape("-46,-40! -4,-32! 44,-44! 46,26! -2,38! -46,30!", w=4, halo=3)
        a.line("-4,-32 -2,38", 3)
        a.line("-38,-24 -12,-20", 5, (0.1, 0.1))
        for y in (-8, 0, 8, 16):
            a.lines_of([(-38, y), (-12, y + 4)], [(6, y + 2), (38, y - 5)], w=1.8)
        a.black("8,-22! 36,-29! 37,-14! 8,-8!", w=1.6)


def key(teeth: int = 3) -> Draw:
    """Level, the bow at the origin, about 110 long."""

    def draw(a: Art) -> None:
        with thing(a, "key"):
            for i in range(teeth):
                x = 96 - i * 17
                with a.part(f".tooth#{i + 1}"):
                    a.shape([(x - 6, 0, 1), (x + 6, 0, 1), (x + 6, 24, 1), (x - 6, 24, 1)], w=2.8, fill="k")
            a.shape("20,-6! 108,-7! 108,6! 20,7!", w=3.2, fill="k")
            a.shape(oval(0, 0, 26, 25), w=4.4, fill="k", shine=6)
            a.shape(oval(-2, 0, 11, 11, n=9), w=2.4)

    return draw


@declare("f chiave/chiavi", "key/keys", count("teeth", "m dente/denti", "tooth/teeth", 2, 1, 5), real=0.08,
         figure=counted(key, "teeth"))
def plain_key(pen: Pen, f: Features) -> None:
    for x in spread(58, 98, number(f["teeth"])):
        pen.box(x - 3, 52, 6, 14)
    pen.box(38, 46, 60, 8)
    pen.oval(22, 50, 20)
    pen.oval(22, 50, 11)


def suitcase(stickers: int = 0) -> Draw:
    def draw(a: Art) -> None:
        with thing(a, "suitcase"):
            a.line("-18,-76 -16,-94 18,-94 20,-76", 5, (0.05, 0.05))
            a.shape("-58,-76! 58,-80! 60,0! -56,2!", w=4.6, hatch={"n": 22, "gap": 7})
            a.lines_of("-30,-78 -29,0", "34,-79 35,0", w=3, taper=(0.05, 0.05))
            for i in range(stickers):
                with a.part(f".sticker#{i + 1}"):
                    a.shape(oval(-40 + i * 24 % 84, -56 + (i % 3) * 20, 11, 9, turn=i * 20, n=7), w=2.4,
                            spot="s" if i % 2 == 0 else "")

    return draw


@declare("f valigia/valigie, valigetta, bagaglio", "suitcase/suitcases, case, luggage", PATTERN, EXPRESSION,
         count("stickers", "m adesivo/adesivi, etichetta", "sticker/stickers, label", 0, 0, 5), real=0.6, top=(50, 22),
         figure=counted(suitcase, "stickers"))
def plain_suitcase(pen: Pen, f: Features) -> None:
    pen.blob((36, 26), (38, 12), (62, 12), (64, 26), (58, 26), (57, 18), (43, 18), (42, 26))
    body = pen.blob((4, 28), (50, 25), (96, 28), (98, 60), (96, 92), (50, 95), (4, 92), (2, 60))
    pen.pattern(body, f["pattern"], 9)
    pen.box(16, 27, 6, 66)
    pen.box(78, 27, 6, 66)
    for x, y in ((36, 44), (62, 74), (64, 44), (36, 76), (50, 60))[: number(f["stickers"])]:
        pen.oval(x, y, 7, 6)
    if f["expression"] != "calm":
        pen.face(50, 60, 18, f)


def bucket(a: Art) -> None:
    """Origin in the middle of its bottom."""
    with thing(a, "bucket"):
        a.line("-36,-62 0,-100 36,-64", 3, (0.05, 0.05))
        a.shape("-38,-64! 38,-66! 28,0! -26,2!", w=4.2, hatch={"n": 18, "gap": 7})
        a.shape("-38,-64 0,-74 38,-66 0,-56", w=3.6)


@declare("m secchio/secchi, secchiello", "bucket/buckets, pail", PATTERN, EXPRESSION, real=0.35, top=(50, 30),
         inside=(25, 10, 75, 60), figure=still(bucket))
def plain_bucket(pen: Pen, f: Features) -> None:
    pen.arc(50, 34, 34, 30, 180, 360)
    body = pen.poly((14, 34), (86, 34), (74, 95), (26, 95))
    pen.pattern(body, f["pattern"], 9)
    pen.oval(50, 34, 37, 8)
    if f["expression"] != "calm":
        pen.face(50, 66, 16, f)


def broom(a: Art) -> None:
    """Upright, bristles at the foot, about 220 high."""
    with thing(a, "broom"):
        a.line("0,-60 6,-220", 6.4, (0.03, 0.03))
        a.shape("-14,-70! 18,-72! 40,-4! 14,2 -10,-2 -36,4!", w=4.2, hatch=10)
        a.lines_of("-6,-60 -18,-8", "4,-60 4,-6", "12,-60 24,-10", w=2.4)
        a.shape("-16,-66! 20,-68! 22,-52! -18,-50!", w=3, spot="s")


@declare("f scopa/scope", "broom/brooms, broomstick", real=1.3, top=(50, 2), figure=still(broom))
def plain_broom(pen: Pen, f: Features) -> None:
    pen.poly((48, 2), (52, 2), (52, 62), (48, 62))
    brush = pen.blob((46, 60), (54, 60), (60, 72), (68, 96), (50, 98), (32, 96), (40, 72))
    pen.stripes(brush, 5, 90)
    pen.box(42, 62, 16, 5)


def candle(a: Art) -> None:
    with thing(a, "candle"):
        a.shape("-14,0! -14,-58 12,-60 14,0!", w=3.8, hatch=8)
        a.line("-10,-58 -12,-40", 3)
        a.line("0,-60 0,-70", 3)
        a.shape("0,-66 -10,-80 0,-106! 10,-82", w=3, spot="s")


@declare("f candela/candele, cero", "candle/candles", EXPRESSION, PATTERN, real=0.25, top=(50, 2), figure=still(candle))
def plain_candle(pen: Pen, f: Features) -> None:
    pen.blob((50, 2), (58, 14), (50, 24), (42, 14))
    pen.line((50, 20), (50, 30))
    body = pen.blob((38, 32), (50, 29), (62, 32), (62, 88), (38, 88))
    pen.pattern(body, f["pattern"], 8, 25)
    pen.blob((24, 88), (50, 85), (76, 88), (68, 97), (32, 97))
    if f["expression"] != "calm":
        pen.face(50, 52, 10, f)


def telephone(a: Art) -> None:
    with thing(a, "telephone"):
        a.shape("-54,0! -44,-50 -20,-64 20,-64 44,-52 56,0!", w=4.8, spot="s", hatch=14)
        a.shape(oval(0, -26, 24, 22), w=3.4)
        a.shape("-66,-62 -74,-84 -44,-92 44,-94 74,-86 68,-62 46,-62 40,-76 -36,-74 -42,-62", w=4.2, fill="k",
                shine=7, halo=1.5)


@declare("m telefono/telefoni, cornetta", "telephone/telephones, phone", EXPRESSION, real=0.2, top=(50, 20),
         figure=still(telephone))
def plain_telephone(pen: Pen, f: Features) -> None:
    pen.blob((26, 44), (36, 36), (64, 36), (74, 44), (90, 92), (50, 95), (10, 92))
    pen.blob((2, 36), (10, 18), (50, 12), (90, 18), (98, 36), (80, 42), (72, 30), (50, 28), (28, 30), (20, 42))
    pen.oval(50, 68, 20)
    if f["expression"] != "calm":
        pen.face(50, 68, 17, f)
    else:
        for x, y in ring(50, 68, 14, 8):
            pen.oval(x, y, 2.6)


def telescope(a: Art) -> None:
    """Level, the eye at the origin, looking right; about 150 long."""
    with thing(a, "telescope"):
        a.shape("0,-10! 46,-13! 46,11! 0,9!", w=3.6)
        a.shape("42,-18! 98,-22! 98,17! 42,15!", w=3.8, spot="s", hatch=6)
        a.shape("94,-28! 150,-32! 152,24! 94,22!", w=4, fill="k", shine=7)


@declare("m cannocchiale/cannocchiali, telescopio, binocolo", "telescope/telescopes, spyglass", real=0.6, faces=True,
         hand=(97, 30), figure=still(telescope))
def plain_telescope(pen: Pen, f: Features) -> None:
    for x in (30, 48, 66):
        pen.line((48, 60), (x, 98))
    pen.poly((6, 66), (34, 54), (38, 64), (10, 76))
    pen.poly((32, 52), (64, 38), (70, 52), (38, 66))
    pen.poly((60, 36), (92, 20), (100, 40), (68, 56))
    pen.oval(96, 30, 3, 10.5, turn=-24)


def cannon(a: Art) -> None:
    """Mouth at (150, -150)."""
    with thing(a, "cannon"):
        a.shadow(0, 2, 140, 9)
        with a.at(-20, -70, turn=-28):
            a.shape("-90,-36 -110,-10 -106,16 -86,36 160,28! 170,44! 188,42! 188,-44! 170,-44! 160,-30!", w=4.8,
                    fill="k", shine=11)
            a.dot(-118, 0, 12)
        a.shape("-90,-20! -30,-90! -14,-80! -50,-8!", w=4.2, hatch=8)
        with a.part(".wheel"):
            wheel(a, -24, -54, 54, 10)


@declare("m cannone/cannoni", "cannon/cannons", EXPRESSION, real=1.2, faces=True, top=(50, 26), hand=(98, 30),
         figure=still(cannon))
def plain_cannon(pen: Pen, f: Features) -> None:
    pen.blob((12, 62), (6, 50), (20, 42), (88, 14), (92, 12), (100, 32), (96, 35), (40, 66), (20, 70))
    pen.oval(95, 23, 4, 12, turn=-24)
    pen.curve((8, 52), (2, 44), (6, 38))
    pen.oval(38, 72, 24)
    pen.oval(38, 72, 6)
    for x, y in ring(38, 72, 22, 8):
        pen.line((38 + (x - 38) * 0.3, 72 + (y - 72) * 0.3), (x, y))
    if f["expression"] != "calm":
        pen.face(62, 36, 9, f)


def anchor(a: Art) -> None:
    """Ring up, about 150 high, foot at the origin."""
    with thing(a, "anchor"):
        a.shape(oval(0, -140, 15, 15, n=9), w=6, fill="")
        a.line("0,-124 0,-8", 13, (0.02, 0.02))
        a.line("-34,-100 34,-102", 10, (0.05, 0.05))
        a.line("-62,-50 -44,-14 0,0 44,-14 62,-52", 13, (0.02, 0.02))
        a.black("-78,-42! -62,-74! -44,-48!", w=2)
        a.black("78,-44! 62,-76! 44,-50!", w=2)


@declare("f ancora/ancore", "anchor/anchors", real=1.0, figure=still(anchor))
def plain_anchor(pen: Pen, f: Features) -> None:
    pen.box(47, 18, 6, 76)
    pen.box(32, 26, 36, 6)
    pen.blob((8, 62), (10, 84), (50, 98), (90, 84), (92, 62), (80, 78), (50, 86), (20, 78))
    pen.oval(50, 11, 8)
    pen.oval(50, 11, 4)


def boot(laces: int = 4) -> Draw:
    """About 170 high, sole at the origin, toe to the right."""

    def draw(a: Art) -> None:
        with thing(a, "boot"):
            a.shadow(16, 2, 80, 7)
            a.shape("-44,-12! -46,-160 0,-168 38,-162! 34,-90 50,-64 92,-50 104,-14!", w=4.8, fill="k", shine=11)
            a.shape("-50,-14! 108,-16! 108,2! -50,4!", w=4)
            a.shape("-48,-160 0,-170 40,-162 40,-144 0,-152 -48,-142", w=3.6)
            for i in range(laces):
                y = -132 + i * 20
                with a.part(f".lace#{i + 1}"):
                    a.line([(0, y), (36, y + 4)], 4.4, (0.05, 0.05), "p")

    return draw


@declare("m stivale/stivali, scarpone, scarpa", "boot/boots, shoe, wellington", PATTERN, EXPRESSION,
         count("laces", "m laccio/lacci, stringa", "lace/laces", 3, 1, 6), real=0.3, faces=True, top=(38, 6),
         figure=counted(boot, "laces"))
def plain_boot(pen: Pen, f: Features) -> None:
    leg = pen.blob((20, 8), (56, 8), (56, 58), (78, 64), (95, 78), (95, 88), (20, 88))
    pen.pattern(leg, f["pattern"], 8)
    pen.box(18, 86, 78, 8)
    pen.box(16, 5, 44, 10)
    for y in spread(18, 62, number(f["laces"])):
        pen.line((46, y), (60, y + 2))
    if f["expression"] != "calm":
        pen.face(36, 46, 13, f)


def sock(spot: str = "", stripes: int = 2) -> Draw:
    """Hangs from the origin, about 100 long."""

    def draw(a: Art) -> None:
        with thing(a, "sock"):
            path = "-18,0! 18,-2! 18,56 34,72 46,84 38,100 8,98 -16,80 -18,40"
            a.shape(path, w=4, spot=spot, hatch=8)
            with a.clip(path):
                for i in range(stripes):
                    a.line([(-24, 16 + i * 18), (26, 14 + i * 18)], 6, (0.02, 0.02))

    return draw


@declare("m calzino/calzini, calza, calzetto", "sock/socks, stocking", PATTERN, real=0.3, faces=True, top=(40, 4),
         figure=still(sock()))
def plain_sock(pen: Pen, f: Features) -> None:
    body = pen.blob((26, 12), (56, 12), (56, 52), (70, 66), (90, 74), (93, 88), (78, 96), (50, 90), (28, 72), (25, 40))
    pen.pattern(body, f["pattern"], 8, 0)
    pen.box(22, 4, 38, 12)
    pen.curve((72, 68), (70, 82), (78, 95))


def fishing_rod(a: Art) -> None:
    with thing(a, "rod"):
        a.line("-24,18 60,-90 128,-128", 5, (0.05, 0.6))
        a.line("128,-128 132,-40 128,40", 1.8, (0.02, 0.02))
        a.line("128,40 134,52 124,56 120,48", 3, (0.05, 0.2))


@declare("f canna da pesca/canne da pesca, canna, lenza", "fishing rod/fishing rods, rod, fishing line", real=2.0,
         faces=True, hand=(8, 90), top=(60, 10), figure=still(fishing_rod))
def plain_rod(pen: Pen, f: Features) -> None:
    pen.poly((3, 96), (64, 6), (66, 8), (8, 98))
    pen.oval(17, 80, 5)
    pen.curve((65, 7), (84, 20), (90, 50), (90, 78))
    pen.curve((90, 78), (90, 90), (82, 91), (80, 83))


def sword(a: Art) -> None:
    """Point up, gripped at the origin."""
    with thing(a, "sword"):
        a.shape("-8,-24! -7,-140 0,-164! 8,-140 8,-24!", w=3.8, hatch=6)
        a.line("0,-30 0,-140", 2, (0.05, 0.4))
        a.shape("-30,-26! 30,-28! 30,-16! -30,-14!", w=3.4, spot="s")
        a.line("0,-14 0,18", 8, (0.05, 0.05))
        a.dot(0, 22, 8)


@declare("f spada/spade, sciabola", "sword/swords, sabre", real=1.0, top=(50, 2), hand=(50, 90), figure=still(sword))
def plain_sword(pen: Pen, f: Features) -> None:
    pen.poly((50, 2), (56, 12), (55, 70), (45, 70), (44, 12))
    pen.line((50, 10), (50, 66))
    pen.blob((28, 70), (50, 67), (72, 70), (72, 76), (50, 74), (28, 76))
    pen.stripes(pen.box(46, 75, 8, 16), 3.5, 20)
    pen.oval(50, 94, 4.5)


def pencil(height: float = 260) -> Draw:
    """Point up, foot at the origin."""

    def draw(a: Art) -> None:
        h = height
        with thing(a, "pencil"):
            a.shape([(-20, -30, 1), (-20, -h * 0.8, 1), (0, -h * 0.8 + 8), (20, -h * 0.8, 1), (20, -30, 1)], w=4.4,
                    spot="s", hatch=14)
            a.lines_of([(-6, -32), (-6, -h * 0.79)], [(8, -32), (8, -h * 0.79)], w=2.4, taper=(0.02, 0.02))
            a.shape([(-20, -h * 0.8, 1), (0, -h, 1), (20, -h * 0.8, 1), (6, -h * 0.78), (-8, -h * 0.78)], w=4)
            a.black([(-6, -h * 0.935, 1), (0, -h, 1), (6, -h * 0.935, 1)], w=2)
            a.shape("-21,-44! 21,-46! 21,-30! -21,-28!", w=3.2)
            a.shape("-20,-28! 20,-30! 19,2 -19,2", w=3.8)

    return draw


@declare("f matita/matite, lapis, pastello", "pencil/pencils, crayon", EXPRESSION, PATTERN, real=0.18, top=(50, 2),
         figure=still(pencil()))
def plain_pencil(pen: Pen, f: Features) -> None:
    body = pen.box(40, 16, 20, 62)
    pen.pattern(body, f["pattern"], 7)
    pen.blob((40, 12), (40, 5), (50, 2), (60, 5), (60, 12))
    pen.box(39, 11, 22, 6)
    pen.poly((40, 78), (60, 78), (50, 99))
    pen.line((50, 95), (50, 98), thick=4)
    if f["expression"] != "calm":
        pen.face(50, 36, 10, f)


def mailbox(a: Art) -> None:
    with thing(a, "mailbox"):
        a.line("0,0 2,-90", 7, (0.03, 0.03))
        a.shape("-34,-88! -34,-136 0,-154 36,-136 36,-90!", w=4.2, spot="s", hatch=10)
        a.line("-18,-126 20,-127", 5, (0.1, 0.1))


@declare("f cassetta delle lettere/cassette delle lettere, buca delle lettere, cassetta postale",
         "mailbox/mailboxes, letterbox, postbox", EXPRESSION, real=1.3, faces=True, top=(50, 8), figure=still(mailbox))
def plain_mailbox(pen: Pen, f: Features) -> None:
    pen.box(46, 54, 8, 43)
    pen.blob((14, 56), (14, 26), (28, 10), (72, 10), (88, 26), (88, 56))
    pen.line((26, 24), (46, 24))
    pen.poly((74, 30), (74, 2), (90, 2), (90, 12), (79, 12), (79, 30))
    pen.box(28, 20, 30, 3)
    pen.face(48, 40, 13, f)


def crate(a: Art) -> None:
    with thing(a, "crate"):
        a.shadow(6, 2, 80, 7)
        a.shape("-70,0! -70,-96! 70,-98! 72,0!", w=4.8, hatch={"n": 20, "gap": 7})
        a.lines_of("-68,-64 70,-66", "-68,-32 70,-34", "-56,-94 58,-4", w=3, taper=(0.03, 0.03))
        for x, y in ((-58, -84), (58, -86), (-58, -12), (58, -14)):
            a.dot(x, y, 3)


@declare("f scatola/scatole, cassa, scatolone, cassetta", "box/boxes, crate, chest", PATTERN, EXPRESSION, real=0.5,
         top=(50, 30), inside=(18, 10, 82, 60), figure=still(crate))
def plain_crate(pen: Pen, f: Features) -> None:
    pen.poly((10, 36), (2, 22), (22, 20), (32, 36))
    pen.poly((90, 36), (98, 22), (78, 20), (68, 36))
    body = pen.box(10, 36, 80, 60)
    pen.pattern(body, f["pattern"], 10)
    if f["expression"] != "calm":
        pen.face(50, 66, 20, f)
    elif f["pattern"] == "plain":
        pen.line((10, 56), (90, 56))
        pen.line((10, 76), (90, 76))
