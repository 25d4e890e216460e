"""Giorno di bucato: the spider has eight socks to hang, the snake has one; it is by far the longer job."""

from __future__ import annotations

from itertools import pairwise

from ludoteca.games.duplik.album.scene import (
    Count,
    Does,
    Holds,
    Looks,
    Mood,
    Scene,
    Shows,
    Stands,
    Text,
    asks,
    fact,
)
from ludoteca.games.duplik.ink import Art, oval
from ludoteca.games.duplik.kinds.anatomy.face import Face, eyes, mouth
from ludoteca.games.duplik.kinds.birds import fowl
from ludoteca.games.duplik.kinds.nature import puff, sun
from ludoteca.games.duplik.kinds.small_animals import spider
from ludoteca.games.duplik.kinds.things import sock

SCENE = Scene(
    23,
    Text("Giorno di bucato", "Laundry day"),
    Text("«Beata te, che ne hai una sola.»", "\"Lucky you, with only one.\""),
    facts=(
        fact("hangs", Does("spider", "hangs", "sock"), "Un ragno stende i suoi calzini sulla ragnatela.",
             "A spider is hanging its socks on its web."),
        fact("socks", Count("sock", 8), "I calzini sono otto.", "There are eight socks."),
        fact("pulls", Does("snake", "pulls", "stocking", touching=True),
             "Un serpente tira su coi denti la sua calza lunghissima.",
             "A snake pulls at its very long stocking with its teeth."),
        fact("tub", Stands("snake", "in", "tub"), "Il serpente è nella tinozza.", "The snake is in the washtub."),
        fact("length", Stands("stocking", "touching",
             "tub"), "La calza del serpente esce dalla tinozza e gira lontano.",
             "The snake's stocking leaves the tub and winds far away."),
        fact("gaze", Looks("snake", "sock#8"), "Il serpente guarda con invidia il calzino del ragno.",
             "The snake looks enviously at the spider's sock."),
        fact("tired", Mood("snake", "bored"), "Il serpente non ne può più: ha gli occhi mezzi chiusi.",
             "The snake has had enough: its eyes are half shut."),
        fact("glad", Mood("spider", "glad"), "Il ragno è contento.", "The spider is pleased."),
        fact("last", Holds("spider", "sock#8"), "Il ragno tiene in mano l'ultimo calzino.",
             "The spider is holding the last sock."),
        fact("worm", Stands("worm", "in", "stocking"), "Dalla punta della calza esce un verme.",
             "A worm is looking out of the toe of the stocking."),
        fact("bubbles", Count("bubble", 5), "Volano cinque bolle di sapone.", "Five soap bubbles are floating about."),
        fact("bird", Stands("duck", "on", "line"), "Sul filo è appollaiata una papera.",
             "A duck is perched on the line."),
        fact("clip", Holds("duck", "peg", worn=True), "La papera ha una molletta sul becco.",
             "The duck has a clothes peg on its bill."),
        fact("sun", Shows("sun", "shining"), "Il sole splende proprio sopra i calzini.",
             "The sun shines right above the socks."),
    ),
    criteria=(
        asks("socks", "number", "I calzini sono otto, contando quello che il ragno ha in mano.",
             "There are eight socks, counting the one the spider is holding."),
        asks("last", "gesture", "L'ultimo calzino non è ancora appeso.", "The last sock is not on the line yet."),
        asks("tired", "mood", "Il serpente è sfinito: gli si chiudono gli occhi.",
             "The snake is worn out: its eyes are closing."),
        asks("gaze", "relation", "Il serpente guarda il calzino del ragno, così corto.",
             "The snake is looking at the spider's sock, so short."),
        asks("worm", "absurd", "In fondo alla calza abita qualcuno.", "Somebody lives at the end of the stocking."),
        asks("clip", "thing", "La papera si è messa una molletta sul becco.",
             "The duck has put a peg on its bill."),
        asks("bubbles", "number"),
        asks("tub", "relation"),
        asks("sun", "thing"),
        asks("bird", "relation"),
    ),
)


def draw(a: Art) -> None:
    with a.at(560, 96, 0.86):
        sun(12)(a)
    a.line("-10,560 300,548 700,560 1010,548", 3, (0.02, 0.02))
    _web(a)
    _snake(a)
    _spider(a)
    for x, y in ((60, 720), (860, 620), (480, 590), (960, 700)):
        a.grass(x, y, 5, 22)
    for i, (x, y, r) in enumerate(((690, 470, 18), (740, 420, 13), (610, 500, 13), (800, 470, 22), (770, 360, 15))):
        with a.part(f"bubble#{i + 1}"):
            a.shape(oval(x, y, r, r), w=2.8)
            a.line([(x - r * 0.4, y), (x, y - r * 0.5)], 2)


def _web(a: Art) -> None:
    for x, lean in ((30, 10), (958, -14)):
        a.black([(x - 34, 600, 1), (x - 20 + lean * 0.5, 330), (x - 30 + lean, -20, 1), (x + 22 + lean, -20, 1),
                 (x + 20 + lean * 0.5, 330), (x + 44, 606, 1), (x, 590)], w=4, shine=12)
    with a.part("line"):
        a.line("44,150 300,226 520,236 760,206 946,150", 3.4, (0.02, 0.02))
        a.line("44,290 240,250 300,226", 2.2, (0.02, 0.02))
        a.line("946,290 820,230 760,206", 2.2, (0.02, 0.02))
    # the corner of the web itself
    hub = (60, 20)
    for tx, ty in ((60, 150), (150, 176), (240, 150), (290, 80), (280, -10)):
        a.line([hub, (tx, ty)], 2, (0.02, 0.02))
    for k in (0.4, 0.7, 1.0):
        ring = [(60 + (tx - 60) * k, 20 + (ty - 20) * k) for tx, ty in ((60, 150), (150, 176), (240, 150), (290, 80),
                                                                        (280, -10))]
        for (x1, y1), (x2, y2) in pairwise(ring):
            a.line([(x1, y1), ((x1 + x2) / 2 - 8 * k, (y1 + y2) / 2 - 10 * k), (x2, y2)], 2, (0.02, 0.02))
    hung = ((410, 234, "s", 0, 4), (466, 236, "", 3, -6), (522, 236, "s", 2, 8), (580, 231, "", 1, -4),
            (640, 223, "", 4, 5), (698, 214, "s", 1, -8), (750, 207, "", 2, 3))
    for i, (x, y, spot, stripes, turn) in enumerate(hung):
        with a.at(x, y, 0.96 - 0.06 * (i % 3), turn=turn, flip=i % 3 == 1):
            sock(spot, stripes)(a)
        a.shape([(x - 5, y - 14, 1), (x + 5, y - 14, 1), (x + 6, y + 12, 1), (x - 6, y + 12, 1)], w=2.6, halo=1.5)
    with a.at(846, 188, 0.66):
        fowl(a, "duck", 0, 0, 1, pose="sit", flip=True, face=Face(at=(700, 560), lid=0.1, brow=-0.5))
        with a.part("peg"), a.at(-84, -112, 1.3, turn=-12):
            a.shape("-7,-22! 6,-22! 8,16! -8,16!", w=2.8, halo=2, spot="s", shift=(1, 1))


def _spider(a: Art) -> None:
    with a.at(252, 640, 1.9):
        spider(a, 0, 0, 1, pose="stand", face=Face(at=(370, 400), mouth="smile"), legs=6, slots={"head": _scarf})
        with a.part("spider"):
            a.line("30,-96 70,-140 64,-166", 5, (0.02, 0.05))
            a.line("20,-106 36,-160 50,-178", 5, (0.02, 0.05))
        with a.at(56, -170, 0.56, turn=-6):
            sock("s", 3)(a)
    with a.part("basket"):
        a.shape("30,660! 180,656! 164,738! 46,740!", w=4.6, halo=2, hatch={"n": 18, "gap": 7})
        a.lines_of("38,684 174,680", "42,708 168,704", w=2.6, taper=(0.03, 0.03))


def _scarf(a: Art) -> None:
    a.shape("-34,16 -30,-10 0,-20 32,-10 36,14 0,2", w=3, spot="s", halo=2)
    a.shape("-30,6 -52,-6! -46,8 -56,20! -30,14", w=2.8, spot="s")


def _snake(a: Art) -> None:
    with a.part("stocking"):
        path = [(640, 640, 24), (560, 690, 27), (470, 660, 27), (430, 700, 26), (500, 736, 26), (760, 728, 26),
                (900, 700, 26), (930, 640, 25), (884, 606, 24), (840, 630, 22)]
        a.limb(path, w=4.6, hatch=14, capped_root=True, halo=2)
        for x1, y1, x2, y2 in ((520, 664, 512, 712), (446, 654, 466, 690), (560, 712, 556, 760), (640, 708, 638, 756),
                               (720, 706, 722, 752), (800, 698, 808, 746), (870, 680, 888, 724), (906, 650, 954, 654)):
            a.line([(x1, y1), ((x1 + x2) / 2 + 3, (y1 + y2) / 2), (x2, y2)], 8, (0.02, 0.02), "s")
    with a.part("worm"):
        a.limb([(836, 626, 9), (812, 600, 9), (816, 566, 9)], w=3.4, halo=2)
        a.eye(812, 560, 7, look=(-0.6, -0.5), w=2)
        a.eye(824, 562, 6, look=(-0.6, -0.5), w=2)
    with a.part("tub"):
        a.shape("570,600 660,584 780,586 830,602 770,620 640,622", w=4.4)
    with a.part("snake"):
        a.limb([(720, 640, 24), (736, 570, 25), (700, 510, 24), (640, 470, 22), (600, 420, 20)], w=5, cap=False,
               hatch={"n": 16, "gap": 7})
        for x, y in ((730, 600), (726, 556), (704, 520), (668, 490), (628, 454)):
            a.flat([(x - 11, y, 1), (x, y - 13, 1), (x + 11, y, 1), (x, y + 13, 1)], "k")
        with a.part(".face"), a.at(590, 404, 1.5, flip=True):
            a.line("52,6 70,8! 82,0", 3, (0.05, 0.2), "s")
            a.shape("-22,14 -20,-14 4,-28 34,-22 58,-4 56,10 30,20 -4,22", w=4.6, hatch=9)
            eyes(a, Face(at=(370, 370), lid=0.42, brow=-1), (24, -14, 9), (2, -14, 10), w=2.8)
            mouth(a, "sad", 38, 8, 26, 3)
    with a.part("tub"):
        a.shape("560,604! 640,622 770,622 840,604! 820,690 780,712 620,714 582,690", w=5, halo=2,
                hatch={"n": 26, "gap": 7})
        a.lines_of("572,640 640,652 770,652 832,640", "580,676 640,686 770,686 824,676", w=3, taper=(0.03, 0.03))
        for x, y, r in ((610, 600, 20), (650, 592, 24), (780, 598, 22), (746, 606, 16), (694, 612, 14)):
            puff(a, x, y, r, 6, 5)
    with a.part("stocking"):
        a.limb([(508, 414, 13), (520, 470, 20), (560, 540, 22), (606, 604, 22)], w=4.4, halo=3,
               hatch=10, capped_root=True)
        a.lines_of("514,492 548,478", "534,532 570,514", "556,566 592,548", w=8, ink="s", taper=(0.02, 0.02))
