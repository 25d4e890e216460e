"""Il micio nel quartiere: a kitten as large as the street has found a tram to play with."""

from __future__ import annotations

from ludoteca.games.duplik.album.scene import Count, Does, Holds, Looks, Mood, Scene, Shows, Stands, Text, asks, fact
from ludoteca.games.duplik.ink import Art, oval
from ludoteca.games.duplik.kinds.anatomy.face import Face, eyes
from ludoteca.games.duplik.kinds.animals import animal
from ludoteca.games.duplik.kinds.people import person
from ludoteca.games.duplik.kinds.things import suitcase

SCENE = Scene(
    19,
    Text("Il micio nel quartiere", "Kitty in the neighbourhood"),
    Text("Il quattro oggi fa ritardo.", "The number four is running late today."),
    facts=(
        fact("plays", Does("cat", "plays with", "tram", touching=True),
             "Un gattino nero grande come la strada gioca con un tram.",
             "A black kitten as big as the street is playing with a tram."),
        fact("eyes", Looks("cat", "tram"), "Il gatto non toglie gli occhi dal tram.",
             "The cat cannot take its eyes off the tram."),
        fact("behind", Stands("cat", "behind", "house"), "Il corpo del gatto sta dietro le case.",
             "The cat's body is behind the houses."),
        fact("houses", Count("house", 3), "Ci sono tre case.", "There are three houses."),
        fact("girl", Holds("girl", "bowl"), "Una bambina gli porge una ciotola di latte minuscola.",
             "A girl is holding out a tiny bowl of milk to it."),
        fact("fond", Looks("girl", "cat"), "La bambina guarda il gatto.", "The girl looks at the cat."),
        fact("riders", Count("passenger", 3), "Dai finestrini del tram guardano fuori tre passeggeri.",
             "Three passengers look out of the tram."),
        fact("tilt", Shows("tram", "wheels off the rails"), "Le ruote del tram sono staccate dalle rotaie.",
             "The tram's wheels have come off the rails."),
        fact("tail", Stands("cat.tail", "over", "house"), "La coda del gatto sventola sopra i tetti.",
             "The cat's tail waves above the roofs."),
        fact("laundry", Stands("washing", "on", "cat.tail"), "Alla coda del gatto hanno steso il bucato.",
             "Somebody has hung the washing on the cat's tail."),
        fact("pieces", Count("washing", 3), "Sulla coda ci sono tre panni stesi.",
             "Three pieces of washing hang on the tail."),
        fact("mouse", Does("mouse", "leaves", ""), "Un topo trasloca con la valigia.",
             "A mouse is moving out with its suitcase."),
        fact("case", Holds("mouse", "suitcase"), "Il topo porta una valigia.", "The mouse carries a suitcase."),
        fact("collar", Holds("cat", "collar", worn=True), "Il gatto ha un collare con la medaglietta.",
             "The cat wears a collar with a tag."),
        fact("calm", Mood("girl", "glad"), "La bambina sorride, per niente spaventata.",
             "The girl smiles, not frightened at all."),
    ),
    criteria=(
        asks("plays", "gesture", "Il gatto tiene una zampa sul tram.", "The cat has a paw on the tram."),
        asks("eyes", "relation", "Il gatto guarda il tram, non la ciotola.",
             "The cat is looking at the tram, not at the bowl."),
        asks("girl", "gesture", "La bambina tiene la ciotola in alto, verso il gatto.",
             "The girl holds the bowl up towards the cat."),
        asks("calm", "mood", "Nessuna paura: la bambina sorride.", "No fear at all: the girl is smiling."),
        asks("tail", "relation", "I tetti non arrivano all'altezza della coda.",
             "None of the roofs reaches as high as the tail."),
        asks("pieces", "number"),
        asks("riders", "number"),
        asks("houses", "number", "Le case sono tre, tutte davanti al gatto.",
             "There are three houses, all in front of the cat."),
        asks("case", "absurd", "Un topo se ne va con la valigia.", "A mouse is leaving with a suitcase."),
        asks("tilt", "relation", "Il tram è inclinato: non poggia sulle rotaie.",
             "The tram is tilted: it is not standing on the rails."),
    ),
)

BACK = "60,640! 70,420 130,326 260,278 400,258 520,266 650,310 700,380 720,500 700,640!"
HEAD = "560,260 570,180 556,90! 640,134 730,128 800,140 880,84! 884,190 902,270 870,350 800,390 690,392 600,356"


def draw(a: Art) -> None:
    with a.part("cat"):
        a.black(BACK, w=5, shine=16)
        a.shape("470,620! 472,470 516,390 590,366 650,404 690,520 690,620!", w=3, ink="p", hatch={"n": 30, "gap": 7})
    _street(a)
    _tail(a)
    _houses(a)
    _washing(a)
    _tram(a)
    _kitten(a)
    _people(a)


def _street(a: Art) -> None:
    a.shape("-10,600! 1010,590! 1010,760! -10,760!", w=3.6)
    a.lines_of("-10,690 1010,682", "-10,708 1010,700", w=3, taper=(0.02, 0.02))
    for x in range(10, 1000, 74):
        a.line([(x, 688), (x - 10, 708)], 2.4, (0.05, 0.05))


def _houses(a: Art) -> None:
    for i, (x, wide, top, roof) in enumerate(((24, 152, 356, 84), (184, 140, 420, 76), (332, 160, 372, 96))):
        with a.part(f"house#{i + 1}"):
            a.shape([(x, 612, 1), (x + 3, top, 1), (x + wide, top - 3, 1), (x + wide + 2, 610, 1)], w=4.6, halo=3,
                    hatch={"n": 22, "gap": 7})
            a.shape([(x - 14, top + 4, 1), (x + wide * 0.5, top - roof, 1), (x + wide + 14, top, 1)], w=4.6, halo=3,
                    spot="", hatch=14)
            for k in range(2):
                for j in range(2):
                    wx, wy = x + 26 + k * (wide - 78), top + 30 + j * 72
                    a.shape([(wx, wy, 1), (wx + 30, wy - 1, 1), (wx + 30, wy + 40, 1), (wx, wy + 41, 1)], w=3,
                            fill="k" if (i, j, k) in ((0, 1, 1), (2, 0, 1), (1, 0, 0)) else "p")
                    a.line([(wx - 5, wy + 44), (wx + 36, wy + 43)], 3, (0.05, 0.05))
            a.shape([(x + wide / 2 - 16, 611, 1), (x + wide / 2 - 16, 556), (x + wide / 2, 544),
                     (x + wide / 2 + 16, 556), (x + wide / 2 + 16, 610, 1)], w=3.4, hatch=6)


def _tail(a: Art) -> None:
    with a.part("cat.tail"):
        a.limb([(104, 340, 26), (40, 250, 25), (44, 150, 21), (120, 96, 19), (220, 110, 18),
                (310, 116, 16), (372, 66, 12)],
               fill="k", w=4, halo=3, shine=7)


def _washing(a: Art) -> None:
    for i, (x, y) in enumerate(((118, 126), (196, 134), (284, 140))):
        with a.part(f"washing#{i + 1}"), a.at(x, y, 1.05, turn=(i - 1) * 5):
            if i == 0:
                a.shape("-24,-12! 24,-14! 26,40 6,44! 0,12! -8,44! -26,42", w=3.4, halo=2, hatch=7)
            elif i == 1:
                a.shape("-16,-12! 10,-12! 10,26 30,38 24,50 -6,46 -16,34", w=3.4, halo=2, spot="s")
            else:
                a.shape("-38,-6! -18,-14! 0,-6 18,-14! 38,-6! 30,14! 20,8! 20,46! -20,46! -20,8! -30,14!", w=3.4,
                        halo=2, hatch=7)
                a.lines_of("-18,18 18,18", "-18,30 18,30", w=3)


def _tram(a: Art) -> None:
    a.shadow(540, 706, 150, 12)
    with a.at(516, 680, 1.12, turn=-13):
        with a.part("tram"):
            a.line("-20,-118 10,-150 40,-118", 3.4, (0.02, 0.02))
            a.shape("-138,-110 -120,-122 120,-122 140,-108! 140,-10! -138,-10!", w=5, spot="s", halo=3)
            a.flat("-138,-46! 140,-46! 140,-30! -138,-30!", "p")
            a.shape("-124,-104! 124,-104! 124,-56! -124,-56!", w=3)
            for x in (-92, 92):
                a.shape(oval(x, -4, 22, 22), w=4.4, fill="k")
                a.shape(oval(x, -4, 8, 8), w=2)
        for i, x in enumerate((-84, -4, 66)):
            with a.part(f"passenger#{i + 1}"):
                a.shape(oval(x, -76, 19, 22), w=3)
                eyes(a, Face(at=(720, 250), brow=-1), (x + 9, -82, 6), (x - 6, -82, 6.5), w=2)
                a.shape(oval(x + 2, -64, 4, 5 if i % 2 else 3), w=1.6, fill="k")
                if i == 0:
                    a.black([(x - 26, -88), (x, -96), (x + 26, -90), (x + 14, -98), (x + 10, -108),
                             (x - 12, -106)], w=2)
                elif i == 1:
                    a.lines_of([(x - 18, -92), (x - 4, -104), (x + 16, -94)], [(x - 14, -98), (x + 8, -104)], w=4)
                else:
                    a.black([(x - 22, -70), (x - 22, -96), (x, -104), (x + 20, -94), (x + 6, -94), (x - 12, -88)], w=2)
        with a.part("tram"):
            a.lines_of("-40,-104 -40,-56", "32,-104 32,-56", w=3, taper=(0.02, 0.02))
    a.lines_of("380,650 356,640", "384,676 358,680", "700,700 724,708", w=3)


def _kitten(a: Art) -> None:
    with a.part("cat"):
        a.black("620,340 700,300 840,320 900,420 908,560 900,668 846,684 800,660 790,560 700,520 640,440", w=4, halo=3,
                shine=12)
        a.black(HEAD, w=5, halo=4, shine=14)
        a.shape("580,170! 574,122 620,152!", w=2, spot="t", shift=(0, 0))
        a.shape("866,160! 868,118 832,152!", w=2, spot="t", shift=(0, 0))
        with a.part(".face"):
            eyes(a, Face(at=(560, 600)), (806, 236, 45), (672, 240, 48), w=3, skin="k", ink="p")
        a.shape("624,326 680,296 730,312 738,200! 748,312 800,294 856,322 830,366 740,382 652,368", w=2)
        a.shape("718,306! 756,304! 738,324!", w=2, spot="s", shift=(0, 0))
        a.lines_of("738,324 738,340 716,352 696,344", "738,340 760,352 782,342", w=4)
        a.lines_of("600,300 520,286", "604,318 516,324", "874,296 950,280", "872,314 952,318", w=3.4, taper=(0.05, 0.7))
    with a.part("cat"):
        a.shape("776,436 852,404 880,470 872,560 806,556 776,500", w=3, hatch=20, ink="p")
        a.shape("798,648 806,618 850,608 902,616 904,670 846,688", w=4)
        a.lines_of("832,660 834,676", "862,658 864,676", w=3)
    with a.part("collar"):
        a.shape("640,384 740,406 862,366 868,384 742,426 644,402", w=3.8, spot="s", halo=2)
    with a.part("cat"):
        a.limb([(720, 440, 46), (720, 520, 42), (668, 548, 38), (648, 540, 38)], fill="k", w=4, halo=4, shine=9)
        a.shape("608,516 632,500 664,518 678,560 654,586 620,578 604,548", w=4.4, hatch=10)
        a.lines_of("616,556 630,562", "626,572 640,572", w=3.4)
    with a.part("collar"):
        a.shape(oval(742, 440, 24, 24), w=4, halo=2)
        a.lines_of("742,430 742,450", "732,440 752,440", w=3)


def _people(a: Art) -> None:
    person(a, "girl", 926, 742, 0.84, pose="carry", flip=True, face=Face(at=(780, 240), mouth="grin"),
           slots={"hand": _bowl})
    animal(a, "mouse", 96, 740, 0.56, pose="walk", upright=True, flip=True, slots={"far_hand": _case},
           face=Face(look=(0.6, 0.2), brow=-1, mouth="sad"))


def _bowl(a: Art) -> None:
    with a.part("bowl"), a.at(14, -12, 1.3):
        a.shape("-28,-14! 28,-16! 18,8 -16,10", w=3.4, spot="s", halo=2)
        a.shape("-28,-14 0,-22 28,-16 0,-8", w=2.6)


def _case(a: Art) -> None:
    with a.at(4, 84, 0.9):
        suitcase(0)(a)
