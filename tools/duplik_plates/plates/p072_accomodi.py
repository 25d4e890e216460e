"""Si accomodi: the cactus pats the seat beside it; the guest is a balloon."""

from __future__ import annotations

from ludoteca.games.duplik.album.scene import Count, Does, Holds, Looks, Mood, Scene, Shows, Stands, Text, asks, fact
from ludoteca.games.duplik.improv.stages import boards, room
from ludoteca.games.duplik.ink import Art, oval
from ludoteca.games.duplik.kinds.anatomy.biped import STANCES
from ludoteca.games.duplik.kinds.anatomy.face import Face, eyes, mouth
from ludoteca.games.duplik.kinds.anatomy.hats import top_hat
from ludoteca.games.duplik.kinds.animals import animal
from ludoteca.games.duplik.kinds.food import teapot
from ludoteca.games.duplik.kinds.people import ghost

SCENE = Scene(
    72,
    Text("Si accomodi", "Do sit down"),
    Text("«Su, che non la mangio.»", "\"Come now, I don't bite.\""),
    facts=(
        fact("pats", Does("cactus", "pats", "sofa", touching=True),
             "Un cactus seduto sul divano batte la mano sul posto libero.",
             "A cactus on a sofa is patting the free seat."),
        fact("guest", Looks("balloon", "cactus"), "L'ospite è un palloncino, e guarda il cactus.",
             "The guest is a balloon, and it is looking at the cactus."),
        fact("scared", Mood("balloon", "scared"), "Il palloncino ha paura.", "The balloon is scared."),
        fact("sweat", Count("bead", 3), "Il palloncino suda: tre gocce.", "The balloon is sweating: three drops."),
        fact("hat", Holds("balloon", "top hat", worn=True), "Il palloncino è venuto in cilindro.",
             "The balloon has come in a top hat."),
        fact("glad", Mood("cactus", "glad"), "Il cactus è tutto un sorriso.", "The cactus is all smiles."),
        fact("flowers", Count("bloom", 3), "Il cactus ha tre fiori in testa.",
             "The cactus has three flowers on its head."),
        fact("scraps", Count("scrap", 3), "Sulle spine del cactus sono rimasti tre brandelli di palloncino.",
             "Three scraps of balloon are stuck on the cactus's spines."),
        fact("ghost", Holds("ghost", "teapot"), "Un fantasma porta la teiera.", "A ghost is bringing the teapot."),
        fact("through", Mood("ghost", "bored"), "Il fantasma ha già visto tutto: è annoiato.",
             "The ghost has seen it all before: it is bored."),
        fact("rabbit", Shows("rabbit", "fingers in its ears"), "Un coniglio si tappa le orecchie.",
             "A rabbit is covering its ears."),
        fact("where", Stands("rabbit", "touching", "sofa"), "Il coniglio sta nascosto dietro il bracciolo.",
             "The rabbit hides by the arm of the sofa."),
        fact("portrait", Shows("painting", "a hedgehog"), "Nel quadro c'è un riccio.",
             "There is a hedgehog in the picture."),
        fact("right", Stands("balloon", "left", "cactus"), "Il palloncino è a sinistra del cactus.",
             "The balloon is to the left of the cactus."),
    ),
    criteria=(
        asks("pats", "gesture", "Il cactus batte la mano sul posto accanto a sé.",
             "The cactus is patting the seat next to it."),
        asks("scared", "mood", "L'ospite preferirebbe restare in piedi: ha paura.",
             "The guest would rather stand: it is scared."),
        asks("scraps", "number", "Qualcuno s'è già seduto lì: sulle spine ci sono tre brandelli.",
             "Somebody has sat there before: there are three scraps on the spines."),
        asks("rabbit", "gesture", "Il coniglio si tappa le orecchie: sa come va a finire.",
             "The rabbit covers its ears: it knows how this ends."),
        asks("sweat", "number"),
        asks("flowers", "number"),
        asks("ghost", "thing", "Il tè lo serve un fantasma.", "The tea is served by a ghost."),
        asks("through", "mood", "Il fantasma è annoiato.", "The ghost is bored."),
        asks("portrait", "thing"),
        asks("right", "relation", "Il palloncino si tiene a sinistra, lontano dal cactus.",
             "The balloon keeps to the left, well away from the cactus."),
    ),
)

DEAF = STANCES["cheer"]._replace(near_arm=((-56, -214), (-26, -268)), far_arm=((58, -212), (40, -270)), tilt=0)


def draw(a: Art) -> None:
    room(a, 540, "stripes")
    boards(a, 540)
    with a.at(440, 4):
        _painting(a)
    ghost(a, 500, 430, 1.15, flip=True, face=Face(look=(0.5, 0.3), lid=0.42, mouth="flat"))
    with a.at(408, 330, 0.66, flip=True, turn=-8):
        teapot(a)
    _sofa(a)
    _cactus(a)
    _front(a)
    _guest(a)


def _painting(a: Art) -> None:
    with a.part("painting"):
        a.shape("330,48! 520,42! 524,190! 332,196!", w=5, hatch=10)
        a.shape("350,68! 502,62! 505,172! 352,176!", w=3.4)
        spikes: list[tuple[float, float, float]] = [(378, 156, 1)]
        for k in range(9):
            spikes += [(372 + k * 11, 128 - (34 if 1 < k < 7 else 12) + abs(k - 4) * 5, 1),
                       (380 + k * 10, 132 - (16 if 1 < k < 7 else 0), 1)]
        spikes += [(486, 146, 0), (470, 158, 1)]
        a.black(spikes, w=2.6)
        a.shape("452,130 474,134 494,148 474,158 452,156", w=2.6)
        a.dot(490, 147, 4)
        a.dot(468, 142, 3)


def _sofa(a: Art) -> None:
    with a.part("sofa"):
        a.shadow(620, 706, 330, 14)
        a.shape("320,640! 318,420 350,370 420,356 760,352 880,362 916,400 920,640!", w=5.2, halo=2,
                hatch={"n": 34, "gap": 7})
        a.line("596,358 600,520", 3, (0.05, 0.1))
        for x, y in ((440, 420), (520, 450), (720, 420), (830, 440), (860, 400)):
            a.shape(oval(x, y, 9, 9, n=8), w=2.6)
        a.shape("330,560 350,528 460,516 590,526 600,580 590,620! 336,624!", w=5, halo=2, hatch=12)
        a.shape("606,580 612,528 740,514 880,522 900,560 896,620! 606,622!", w=5, halo=2, hatch=12)


def _cactus(a: Art) -> None:
    with a.part("cactus"):
        a.limb([(690, 470, 26), (620, 470, 25), (566, 500, 22), (520, 506, 18)], fill="k", w=4, halo=3, shine=8)
        a.shape("668,610 656,420 672,300 716,244 772,240 812,290 826,420 816,610", fill="k", w=4, halo=3, shine=12)
        a.limb([(800, 470, 26), (872, 456, 25), (880, 372, 22)], fill="k", w=4, halo=3, shine=8)
        for x, y in ((690, 420), (730, 470), (784, 440), (700, 530), (760, 540), (804, 520), (792, 290), (690, 300),
                     (610, 474),
                     (560, 496), (860, 460), (880, 400), (740, 590), (690, 580)):
            a.lines_of([(x - 7, y - 7), (x + 7, y + 7)], [(x + 7, y - 7), (x - 7, y + 7)], w=3, ink="p")
        eyes(a, Face(at=(200, 300)), (766, 330, 19), (714, 332, 21), w=3)
        mouth(a, "grin", 732, 380, 54, 4)
    for i, (x, y) in enumerate(((704, 244), (746, 226), (788, 246))):
        with a.part(f"bloom#{i + 1}"):
            for dx, dy in ((-13, 0), (13, 0), (0, -13), (0, 12)):
                a.shape(oval(x + dx, y + dy, 11, 10, n=8), w=2.8, spot="s")
            a.shape(oval(x, y, 7, 7, n=7), w=2.4)
    for i, (x, y, turn) in enumerate(((640, 446, 10), (900, 350, 50), (806, 566, -30))):
        with a.part(f"scrap#{i + 1}"), a.at(x, y, 1.3, turn=turn):
            a.shape("-20,-12! -4,-4! 6,-18! 10,-2! 26,2! 10,10! 8,26! -2,12! -18,18! -10,4!", w=2.8, halo=2, spot="s")


def _front(a: Art) -> None:
    with a.part("sofa"):
        a.shape("326,618! 904,612! 908,690! 328,696!", w=5, halo=2, hatch={"n": 24, "gap": 7})
        a.shape("892,690 884,520 900,470 944,462 976,490 980,690", w=5, halo=3, hatch={"n": 30, "gap": 7})
        a.lines_of("370,694 364,724", "920,690 928,722", w=12, taper=(0.03, 0.03))
    animal(a, "rabbit", 934, 762, 0.94, stance=DEAF, pose="cheer", upright=True, flip=True, grounded=False,
           face=Face(lid=0.92, brow=-1, mouth="flat"))
    with a.part("sofa"):
        a.shape("268,690 262,520 280,470 324,462 356,490 360,690", w=5, halo=3, hatch={"n": 30, "gap": 7})


def _guest(a: Art) -> None:
    with a.part("balloon"):
        a.line("160,452 150,530 172,600 160,676", 4, (0.03, 0.1))
        skin = "160,440 92,380 66,300 84,210 150,166 220,184 256,256 242,344 196,408"
        a.shape(skin, w=5.4, halo=3, hatch=18)
        with a.clip(skin):
            for stripe in ("60,150! 120,150 96,250 104,340 150,450! 60,450!",
                           "200,150! 270,150! 270,450! 176,450! 232,350 240,260"):
                a.shape(stripe, w=2.6, spot="s")
        a.outline(skin, 5.4)
        a.shape("140,462! 160,436! 184,460!", w=4, spot="s")
        eyes(a, Face(at=(720, 380), brow=-1), (206, 286, 24), (142, 288, 26), w=3.8)
        a.line("148,356 164,346 178,356 194,346 208,354", 5, (0.05, 0.1))
    with a.at(156, 172, 1.3, turn=-8):
        top_hat(a)
    for i, (x, y) in enumerate(((276, 200), (296, 250), (40, 230))):
        with a.part(f"bead#{i + 1}"):
            a.shape([(x, y - 20, 1), (x + 10, y + 4), (x, y + 14), (x - 10, y + 4)], w=3, halo=1)
