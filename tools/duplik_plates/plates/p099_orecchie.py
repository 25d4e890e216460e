"""Che orecchie grandi: in grandmother's bed there is an elephant; the wolf has come too late."""

from __future__ import annotations

from ludoteca.games.duplik.album.scene import Count, Does, Holds, Looks, Mood, Scene, Stands, Text, asks, fact
from ludoteca.games.duplik.improv.stages import boards, room
from ludoteca.games.duplik.ink import Art, oval
from ludoteca.games.duplik.kinds.anatomy.biped import STANCES
from ludoteca.games.duplik.kinds.anatomy.face import Face, eyes
from ludoteca.games.duplik.kinds.people import person

SCENE = Scene(
    99,
    Text("Che orecchie grandi", "What big ears"),
    Text("Il lupo, per una volta, è arrivato secondo.", "The wolf, for once, came second."),
    facts=(
        fact("measures", Does("girl", "measures", "elephant", touching=False),
             "Una bambina misura un orecchio col metro da sarta.",
             "A girl measures an ear with a tape."),
        fact("bed", Stands("elephant", "in", "bed"), "Nel letto della nonna c'è un elefante.",
             "An elephant lies in grandmother's bed."),
        fact("tape", Holds("girl", "tape"), "La bambina tiene il metro.", "The girl holds the tape."),
        fact("ear", Stands("tape", "touching", "elephant"), "Il metro arriva fino all'orecchio.",
             "The tape reaches the ear."),
        fact("bonnet", Holds("elephant", "bonnet", worn=True), "L'elefante ha in testa la cuffia della nonna.",
             "The elephant wears grandmother's nightcap."),
        fact("wolf", Stands("wolf", "in", "window"), "Dalla finestra guarda dentro un lupo.",
             "A wolf looks in through the window."),
        fact("fork", Holds("wolf", "fork"), "Il lupo ha in mano la forchetta.", "The wolf holds a fork."),
        fact("sad", Mood("wolf", "sad"), "Il lupo ci è rimasto male.", "The wolf is put out."),
        fact("gaze", Looks("elephant", "girl"), "L'elefante guarda la bambina.", "The elephant looks at the girl."),
        fact("worried", Mood("elephant", "scared"), "L'elefante teme di essere scoperto.",
             "The elephant fears it has been found out."),
        fact("basket", Stands("basket", "before", "bed"), "Il cestino è per terra, davanti al letto.",
             "The basket is on the floor in front of the bed."),
        fact("peanuts", Count("peanut", 5), "Dal cestino sono rotolate cinque noccioline.",
             "Five peanuts have rolled out of the basket."),
        fact("granny", Stands("granny", "under", "bed"), "Sotto il letto si è nascosta la nonna.",
             "Grandmother is hiding under the bed."),
        fact("patches", Count("patch", 4), "La coperta ha quattro toppe.", "The blanket has four patches."),
        fact("hood", Holds("girl", "hood", worn=True), "La bambina ha il cappuccio rosso.", "The girl has a red hood."),
    ),
    criteria=(
        asks("ear", "gesture", "Il metro è teso fino all'orecchio.", "The tape is stretched up to the ear."),
        asks("worried", "mood", "L'elefante ha le sopracciglia preoccupate: sta per essere scoperto.",
             "The elephant's brows are worried: it is about to be found out."),
        asks("sad", "mood", "Il lupo è arrivato tardi, e ci è rimasto male.",
             "The wolf came too late, and is put out."),
        asks("wolf", "relation", "Il lupo sta fuori: guarda dalla finestra.",
             "The wolf is outside: it looks in at the window."),
        asks("granny", "relation", "La nonna è viva e vegeta, sotto il letto.",
             "Grandmother is alive and well, under the bed."),
        asks("fork", "thing"),
        asks("bonnet", "thing"),
        asks("peanuts", "number"),
        asks("patches", "number"),
        asks("gaze", "relation", "L'elefante non perde d'occhio la bambina.",
             "The elephant does not take its eyes off the girl."),
    ),
)

MEASURING = STANCES["point"]._replace(near_arm=((54, -206), (98, -242)), far_arm=((40, -150), (66, -126)))


def draw(a: Art) -> None:
    room(a, 560, "stripes")
    boards(a, 560)
    _wolf(a)
    _bed(a)
    _girl(a)


def _wolf(a: Art) -> None:
    hole = "640,70! 860,66! 862,300! 640,304!"
    with a.part("window"):
        a.shape("622,52! 878,46! 882,318! 622,324!", w=5, hatch=8)
        a.shape(hole, w=3, fill="k")
    with a.clip(hole):
        for x, y in ((664, 96), (700, 120), (840, 100), (830, 200), (660, 200)):
            a.dot(x, y, 3, "p")
        with a.part("wolf"), a.at(792, 214, 1.24, flip=True):
            a.shape("-60,140 -50,60 -30,40 40,44 60,140", w=4.4, hatch=14)
            a.shape("-38,-44! -44,-104! -8,-66!", w=4.4, hatch=8)
            a.shape("18,-58! 40,-104! 46,-44!", w=4.4, hatch=8)
            a.shape("-50,-20 -40,-56 0,-70 36,-58 50,-36 84,-14 100,4 92,20 50,28 20,46 -20,44! -34,30 -56,30! -46,10",
                    w=4.8,
                    halo=2, hatch=14)
            a.black(oval(96, 2, 13, 10, n=9), w=2)
            a.line("40,22 66,14 88,22", 3.4, (0.1, 0.1))
            eyes(a, Face(at=(420, 380), brow=-1, lid=0.1), (34, -26, 12), (4, -26, 13), w=3)
            a.shape("-30,44! 44,46! 20,96! 0,70 -16,92!", w=4, halo=2)
    a.outline(hole, 3)
    with a.part("window"):
        a.shape("604,318! 900,312! 904,332! 604,338!", w=4.6)
    with a.part("wolf"):
        a.shape("642,322 638,296 662,284 682,298 680,322", w=4.2, halo=2)
    with a.part("fork"), a.at(662, 300, 0.9, turn=-4):
        a.line("0,30 0,-70", 7, (0.02, 0.02))
        a.lines_of("-16,-124 -15,-90 0,-72 15,-90 16,-124", "0,-72 0,-126", w=5, taper=(0.02, 0.02), ink="p")
        a.line("0,-20 0,-70", 5, (0.02, 0.02), "p")


def _bed(a: Art) -> None:
    with a.part("bed"):
        a.shadow(330, 716, 330, 14)
        a.shape("36,712! 30,300 56,260 96,254 120,300 122,712!", w=5.2, fill="k", shine=12)
        a.shape("116,520! 640,512! 640,600! 116,606!", w=5, hatch=24)
        a.shape("112,520 120,430 190,392 300,404 330,470 300,520", w=4.8, hatch=14)
    # the guest
    with a.part("elephant"), a.at(250, 372, 1.62):
        a.shape("-30,-20 -70,-66 -124,-60 -136,0 -112,56 -70,70 -30,40", w=5, hatch={"n": 22, "gap": 7})
        a.line("-110,-30 -112,10 -90,44", 2.6)
        a.shape("-52,0 -40,-54 0,-76 42,-60 58,-20 50,40 20,64 -30,58", w=5)
        a.shape("50,-30 88,-78 146,-72 160,-10 136,50 90,66 52,36", w=5, halo=1, hatch={"n": 22, "gap": 7})
        a.line("132,-44 140,0 116,40", 2.6)
        eyes(a, Face(at=(740, 420), brow=-1), (30, -14, 14), (-8, -14, 15), w=3.4)
        a.limb([(14, 14, 24), (22, 52, 21), (34, 90, 17), (66, 106, 14), (92, 92, 11)], w=4.6, halo=2, hatch=10,
               root=16)
        a.lines_of("2,34 40,28", "6,52 44,44", "14,74 48,62", w=2.4)
    with a.part("bonnet"), a.at(250, 270, 1.3):
        a.shape("-56,22 -64,-16 -30,-56 10,-62 52,-40 64,0 56,20 0,4", w=4.6, halo=2, hatch=10)
        a.shape("-66,30 -70,12 -50,18 -36,4 -18,12 0,-2 20,10 38,2 52,16 70,8 66,28 34,20 0,14 -34,24", w=4, halo=1)
        a.shape("40,-34 66,-52 72,-30! 84,-20 60,-14", w=3.6, spot="s")
    with a.part("bed"):
        a.shape("110,560 160,510 300,484 460,500 600,508 664,540 670,640! 560,652 360,640 112,654!", w=5.2, halo=3,
                hatch={"n": 30, "gap": 8})
        a.shape("110,562 160,512 300,486 400,494 396,520 300,516 180,540 120,590", w=4.2)
    for i, (x, y, t) in enumerate(((220, 592, -8), (350, 566, 10), (470, 600, -4), (580, 566, 12))):
        with a.part(f"patch#{i + 1}"), a.at(x, y, 1.1, turn=t):
            a.shape("-26,-22! 25,-24! 27,22! -25,24!", w=3.4, spot="t" if i % 2 else "", fill="p", shift=(0, 0))
            a.lines_of("-14,-20 -14,-10", "8,-22 8,-12", "-10,12 -10,22", "12,12 12,22", w=2.4)
    with a.part("bed"):
        a.shape("650,716! 646,470 666,440 690,470 694,716!", w=5, fill="k", shine=8)
    # under the bed
    a.flat("130,656 400,646 640,654 640,712! 130,714!")
    with a.part("granny"), a.at(250, 688, 0.94):
        a.shape(oval(0, -34, 22, 18, n=9), w=3.4, halo=2)
        a.shape("-40,22 -42,-14 0,-30 42,-16 40,22", w=4, halo=2)
        eyes(a, Face(look=(0.7, -0.2)), (16, 0, 11), (-12, 0, 11), w=2.8)
        a.lines_of("-24,0 -34,-4", "4,0 2,0", w=2.4)
        a.shape("-60,24 -56,6 -40,8 -38,24", w=3.4, halo=2)
        a.shape("38,24 40,8 56,6 60,24", w=3.4, halo=2)


def _girl(a: Art) -> None:
    got = person(a, "girl", 812, 716, 1.3, stance=MEASURING, pose="point", flip=True, face=Face(at=(420, 300),
                                                                                                mouth="open"),
                 slots={"head": _hood})
    hx, hy = got["hand"]
    with a.part("tape"):
        a.line([(458, 296), (560, 330), (hx, hy)], 9, (0.02, 0.02))
        a.line([(hx, hy), (hx + 4, hy + 70), (hx - 26, hy + 130), (hx + 8, hy + 180)], 9, (0.02, 0.1))
        a.shape([(440, 276, 1), (468, 280, 1), (470, 304, 1), (440, 302, 1)], w=3.4, spot="s", halo=2)
    with a.part("basket"), a.at(620, 726, 0.86, turn=-24):
        a.line("-46,-40 -30,-96 30,-98 46,-42", 6, (0.02, 0.02))
        a.shape("-58,-46! 58,-48! 44,6! -42,8!", w=4.8, halo=3, spot="s", hatch={"n": 16, "gap": 7})
        a.lines_of("-50,-28 52,-30", "-46,-10 48,-12", w=2.6)
    for i, (x, y, t) in enumerate(((700, 738, 20), (540, 732, -12), (496, 744, 40), (570, 744, 8), (744, 744, -30))):
        with a.part(f"peanut#{i + 1}"), a.at(x, y, 0.9, turn=t):
            a.shape("-20,0 -14,-10 -2,-6 10,-11 20,0 12,10 0,5 -12,9", w=3, halo=2)


def _hood(a: Art) -> None:
    with a.part("hood"):
        a.shape("-46,60 -50,10 -36,-24 0,-40! 22,-20 30,0 8,-6 -16,6 -26,40 -20,74", w=4.4, spot="s", halo=1)
