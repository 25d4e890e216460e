"""Parcheggio vietato: the camel has chained the flying carpet to a meter; the pig on it protests."""

from __future__ import annotations

from ludoteca.games.duplik.album.scene import Count, Does, Holds, Looks, Mood, Scene, Shows, Stands, Text, asks, fact
from ludoteca.games.duplik.ink import Art, oval
from ludoteca.games.duplik.kinds.anatomy.biped import STANCES
from ludoteca.games.duplik.kinds.anatomy.face import Face
from ludoteca.games.duplik.kinds.anatomy.hats import cap, crown
from ludoteca.games.duplik.kinds.animals import animal
from ludoteca.games.duplik.kinds.nature import cloud

SCENE = Scene(
    73,
    Text("Parcheggio vietato", "No parking"),
    Text("Zona rimozione, tappeti compresi.", "Tow-away zone, carpets included."),
    facts=(
        fact("fines", Does("camel", "fines", "pig"), "Un cammello vigile fa la multa a un maiale.",
             "A camel policeman is giving a pig a ticket."),
        fact("on", Stands("pig", "on", "carpet"), "Il maiale sta su un tappeto volante.",
             "The pig is on a flying carpet."),
        fact("chain", Stands("chain", "touching", "carpet"), "Il tappeto è incatenato al parchimetro.",
             "The carpet is chained to a parking meter."),
        fact("meter", Mood("pig", "angry"), "Il maiale protesta.", "The pig is protesting."),
        fact("arms", Shows("pig", "arms thrown up"), "Il maiale allarga le braccia.", "The pig throws up its arms."),
        fact("bored", Mood("camel", "bored"), "Il cammello scrive senza scomporsi.", "The camel writes on, unmoved."),
        fact("pad", Holds("camel", "pad"), "Il cammello ha in mano il blocchetto.", "The camel has its pad in hand."),
        fact("crown", Holds("pig", "crown", worn=True), "Il maiale ha la corona.", "The pig wears a crown."),
        fact("tassels", Count("tassel", 6), "Il tappeto ha sei nappe.", "The carpet has six tassels."),
        fact("lamp", Stands("ticket", "touching", "lamp"), "Anche la lampada del genio ha preso la multa.",
             "The genie's lamp has got a ticket too."),
        fact("monkey", Looks("mouse", "pig"), "Un topo guarda il maiale e ride sotto i baffi.",
             "A mouse looks at the pig and smirks."),
        fact("parked", Stands("mouse", "in", "slipper"), "Il topo è parcheggiato bene, in una babbuccia.",
             "The mouse is properly parked, in a slipper."),
        fact("domes", Count("dome", 3), "Sullo sfondo si vedono tre cupole.",
             "Three domes can be seen in the background."),
        fact("sign", Shows("sign", "a crossed-out carpet"), "Il cartello ha un tappeto barrato.",
             "The sign shows a carpet crossed out."),
    ),
    criteria=(
        asks("chain", "relation", "Il tappeto tira, ma la catena lo tiene al parchimetro.",
             "The carpet pulls, but the chain holds it to the meter."),
        asks("bored", "mood", "Il cammello è annoiato: ha gli occhi mezzi chiusi.",
             "The camel is bored: its eyes are half shut."),
        asks("arms", "gesture", "Il maiale protesta a braccia larghe.", "The pig protests with its arms thrown wide."),
        asks("lamp", "absurd", "La multa l'ha presa anche la lampada.", "The lamp has been ticketed too."),
        asks("parked", "relation", "Un topo è seduto dentro una babbuccia.", "A mouse is sitting in a slipper."),
        asks("tassels", "number"),
        asks("domes", "number"),
        asks("sign", "thing"),
        asks("crown", "thing"),
        asks("pad", "gesture", "Il cammello sta scrivendo sul blocchetto.", "The camel is writing on its pad."),
    ),
)

WRITING = STANCES["carry"]._replace(near_arm=((20, -140), (64, -166)), far_arm=((40, -140), (80, -160)), tilt=8)
PROTESTING = STANCES["kneel"]._replace(near_arm=((-44, -150), (-92, -180)), far_arm=((56, -150), (104, -186)), tilt=-4,
                                       near_leg=((52, -40), (10, -10)), hip=(-10, -56), chest=(0, -126),
                                       head=(12, -186))


def draw(a: Art) -> None:
    with a.at(120, 80):
        cloud(170)(a)
    _town(a)
    a.shape("-20,600 300,586 700,600 1020,584! 1020,770! -20,770!", w=3.8)
    a.lines_of("40,690 140,684 220,694", "420,736 520,730 600,738", w=2.4)
    _meter(a)
    _carpet(a)
    _camel(a)
    _small(a)


def _town(a: Art) -> None:
    a.black("-20,600! -20,470! 60,466! 64,500! 150,496! 152,450! 250,446! 252,510! 330,506! 332,600!", w=3)
    a.shape("700,600! 704,400! 760,396! 764,440! 900,436! 902,390! 1020,386! 1020,600!", w=3.4, hatch=14)
    for i, (x, y, r, fill) in enumerate(((200, 450, 46, "k"), (292, 506, 30, "k"), (20, 468, 36, "k"))):
        with a.part(f"dome#{i + 1}"):
            a.shape([(x - r, y, 1), (x - r * 1.1, y - r * 0.6), (x - r * 0.5, y - r * 1.3), (x, y - r * 1.9, 1),
                     (x + r * 0.5, y - r * 1.3), (x + r * 1.1, y - r * 0.6), (x + r, y, 1)], w=3.8, fill=fill,
                    hatch=0 if fill == "k" else 12, shine=8 if fill == "k" else 0)
            a.line([(x, y - r * 1.85), (x, y - r * 2.3)], 4, (0.02, 0.1))
    for x, y in ((40, 530), (110, 530), (180, 490), (290, 540), (222, 540)):
        a.shape([(x - 10, y + 24, 1), (x - 10, y), (x, y - 12), (x + 10, y), (x + 10, y + 24, 1)], w=0)
    for x, y in ((740, 470), (800, 500), (960, 450), (940, 520)):
        a.shape([(x - 11, y + 26, 1), (x - 11, y), (x, y - 13), (x + 11, y), (x + 11, y + 26, 1)], w=2.8, fill="k")


def _meter(a: Art) -> None:
    with a.part("meter"):
        a.shadow(400, 690, 60, 8)
        a.black("388,690! 390,520! 412,520! 414,690!", w=3, shine=5)
        a.shape("366,524! 360,460 376,430 402,422 428,430 442,460 436,522!", w=4.8, halo=2, hatch=12)
        a.shape("378,474 384,450 402,442 420,450 426,472", w=3.2, spot="s")
        a.line("402,472 412,452", 3.4, (0.05, 0.05))
        a.line("392,494 412,493", 5, (0.05, 0.05))
    with a.part("sign"):
        a.line("572,700 572,560", 8, (0.03, 0.03))
        a.shape(oval(572, 520, 50, 50), w=5, spot="s", halo=2)
        a.shape(oval(572, 520, 36, 36), w=3)
        a.shape("548,526! 562,508! 598,510! 586,530!", w=3, fill="k")
        a.line("546,492 600,548", 8, (0.02, 0.02), "s")


def _carpet(a: Art) -> None:
    with a.part("carpet"):
        rug = "70,330 140,300 230,318 330,300 430,270 520,286 560,262! 600,330 520,352 440,340 "
        rug += "340,372 220,390 130,372 96,392!"
        a.shape(rug, w=5.2, hatch={"n": 18, "gap": 7})
        with a.clip(rug):
            for x in (130, 210, 290, 370, 450, 520):
                a.flat([(x, 330 - (x - 130) * 0.07, 1), (x + 26, 308 - (x - 130) * 0.07, 1),
                        (x + 52, 332 - (x - 130) * 0.07, 1), (x + 26, 360 - (x - 130) * 0.07, 1)], "k")
        a.outline(rug, 5.2)
    for i, (x, y, turn) in enumerate(((72, 334, 70), (84, 364, 60), (98, 392, 40), (562, 264, -110), (582, 296, -100),
                                      (600, 330, -80))):
        with a.part(f"tassel#{i + 1}"), a.at(x, y, 1.1, turn=turn):
            a.shape("-8,0 0,-6 8,0 12,30! 5,24! 0,32! -5,24! -12,30!", w=3, spot="s", halo=1)
    pig = animal(a, "pig", 290, 352, 1.22, stance=PROTESTING, pose="kneel", upright=True, grounded=False,
                 face=Face(at=(700, 330), brow=1, mouth="shout"), slots={"head": crown})
    a.lines_of([(pig["hand"][0] - 30, pig["hand"][1] - 10), (pig["hand"][0] - 44, pig["hand"][1] - 20)], w=3)
    with a.part("chain"):
        for k in range(7):
            t = k / 6
            with a.at(430 - 28 * t, 352 + 72 * t, 1.0, turn=90 if k % 2 else 76):
                a.shape(oval(0, 0, 10, 6, n=9), w=3.6, fill="")
        a.shape("414,340! 446,336! 450,364! 416,368!", w=4, halo=2, fill="k")
    a.lines_of("110,420 100,440", "240,416 238,438", "480,376 486,396", w=3)


def _camel(a: Art) -> None:
    animal(a, "camel", 806, 716, 1.56, stance=WRITING, pose="carry", upright=True, flip=True,
           face=Face(at=(690, 440), lid=0.45, mouth="flat"), slots={"head": cap, "hand": _pad})


def _pad(a: Art) -> None:
    with a.part("pad"), a.at(12, -14, 1.0, turn=-16):
        a.shape("-6,-36! 40,-38! 44,28! -4,30!", w=3.8, halo=2)
        a.lines_of("4,-20 32,-22", "5,-8 34,-10", "6,4 28,2", w=2.4)
        a.line("-26,10 6,-2", 6, (0.03, 0.1), "s")


def _small(a: Art) -> None:
    with a.part("lamp"), a.at(200, 716, 1.1):
        a.shape("-70,-40 -30,-52 20,-50 50,-34 86,-52! 96,-44! 60,-10 20,4 -30,2 -60,-14", w=4.6, halo=2, hatch=12)
        a.shape("-30,-52 -8,-68 14,-52", w=3.8)
        a.shape("-60,-34 -96,-40 -92,-8 -54,-14! -58,-20 -78,-20 -80,-30 -62,-28", w=3.6)
        a.shape("-20,2! 14,2! 24,16! -30,18!", w=3.8)
    with a.part("ticket"):
        a.shape("186,664! 222,660! 226,712! 190,716!", w=3.4, halo=2, spot="s", shift=(1, 1))
        a.lines_of("194,676 216,674", "195,688 218,686", w=2.2)
    animal(a, "mouse", 948, 730, 0.56, pose="stand", upright=True, flip=True, grounded=False,
           face=Face(at=(320, 200), lid=0.2, mouth="smirk"))
    with a.part("slipper"):
        a.shape("1004,690 996,740! 880,746! 850,730 836,700 852,682! 862,706 900,700 940,696 950,684", w=4.8, halo=2,
                hatch=14)
        a.shape(oval(848, 676, 12, 12, n=8), w=3, spot="s")
