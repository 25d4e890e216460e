"""La casetta di gelato: the sun licks the roof, and the witch does not like it at all."""

from __future__ import annotations

from ludoteca.games.duplik.album.scene import Count, Does, Holds, Looks, Mood, Scene, Stands, Text, asks, fact
from ludoteca.games.duplik.ink import Art, oval
from ludoteca.games.duplik.kinds.anatomy.biped import STANCES
from ludoteca.games.duplik.kinds.anatomy.face import ASLEEP, Face, eyes
from ludoteca.games.duplik.kinds.animals import animal
from ludoteca.games.duplik.kinds.people import person

SCENE = Scene(
    102,
    Text("La casetta di gelato", "The ice-cream cottage"),
    Text("Il buongustaio più in alto di tutti.", "The highest gourmet of them all."),
    facts=(
        fact("licks", Does("sun", "licks", "scoop#3", touching=True),
             "Il sole lecca il tetto di una casetta di gelato.",
             "The sun licks the roof of an ice-cream cottage."),
        fact("broom", Does("witch", "threatens", "sun"), "Una strega minaccia il sole con la scopa.",
             "A witch threatens the sun with her broom."),
        fact("holds", Holds("witch", "broom"), "La strega tiene alta la scopa.", "The witch holds her broom high."),
        fact("angry", Mood("witch", "angry"), "La strega è furiosa.", "The witch is furious."),
        fact("glad", Mood("sun", "glad"), "Il sole se la gode.", "The sun is enjoying itself."),
        fact("looks", Looks("witch", "sun"), "La strega guarda il sole.", "The witch glares at the sun."),
        fact("bowl", Does("boy", "catches", "drop"), "Un bambino raccoglie le gocce con una coppa.",
             "A boy catches the drips in a bowl."),
        fact("cup", Holds("boy", "bowl"), "Il bambino tende la coppa.", "The boy holds out a bowl."),
        fact("drops", Count("drop", 4), "Dal tetto cadono quattro gocce.", "Four drops fall from the roof."),
        fact("scoops", Count("scoop", 3), "Il tetto è di tre palline.", "The roof is made of three scoops."),
        fact("chimney", Stands("wafer", "touching", "scoop#2"), "Il camino è una cialda.", "The chimney is a wafer."),
        fact("cherry", Stands("cherry", "on", "scoop#3"), "In cima c'è una ciliegia.", "There is a cherry on top."),
        fact("cat", Mood("cat", "asleep"), "Un gatto nero dorme sulla soglia.", "A black cat sleeps on the doorstep."),
        fact("nap", Holds("sun", "napkin", worn=True), "Il sole ha il tovagliolo al collo.",
             "The sun has a napkin round its neck."),
    ),
    criteria=(
        asks("licks", "gesture", "La lingua del sole è già sul tetto.", "The sun's tongue is on the roof already."),
        asks("angry", "mood", "La padrona di casa è su tutte le furie.", "The lady of the house is in a rage."),
        asks("cup", "relation", "Il bambino aspetta sotto con la coppa.", "The boy waits below with a bowl."),
        asks("holds", "gesture", "La scopa è alzata, pronta a colpire.", "The broom is raised, ready to strike."),
        asks("nap", "absurd", "Il sole si è messo il tovagliolo.", "The sun has put on a napkin."),
        asks("drops", "number"),
        asks("scoops", "number"),
        asks("cat", "mood"),
        asks("chimney", "thing"),
        asks("cherry", "thing"),
    ),
)

STRIKING = STANCES["hail"]._replace(near_arm=((-44, -200), (-20, -262)), far_arm=((-30, -206), (4, -250)), tilt=-14)


def draw(a: Art) -> None:
    a.black("-20,520 60,470 130,486 220,440 330,480 460,452 620,486 680,520 700,560! -20,560!", w=3)
    a.shape("-20,546 240,530 560,552 820,536 1020,548! 1020,770! -20,770!", w=3.4)
    for x, y in ((60, 610), (930, 590), (700, 742), (120, 740)):
        a.grass(x, y, 5, 20)
    _sun(a)
    _cottage(a)
    _tongue(a)
    person(a, "witch", 790, 716, 1.34, stance=STRIKING, pose="hail", flip=True,
           face=Face(at=(330, 130), brow=1, lid=0.1, mouth="shout"), slots={"hand": _broom})
    person(a, "boy", 130, 728, 1.06, pose="carry", face=Face(at=(250, 440), mouth="open"), slots={"hand": _bowl})
    for i, (x, y) in enumerate(((214, 470), (222, 522), (634, 500), (640, 560))):
        with a.part(f"drop#{i + 1}"):
            a.shape([(x, y - 20, 1), (x + 11, y + 4), (x, y + 15), (x - 11, y + 4)], w=3.4, halo=2,
                    spot="s" if i % 2 else "")


def _sun(a: Art) -> None:
    with a.part("sun"), a.at(210, 120):
        for i in range(11):
            with a.at(0, 0, turn=i * 360 / 11 + 8):
                a.black("136,-12! 184,0! 136,12!", w=2.4)
        a.shape(oval(0, 0, 122, 118), w=5.2, hatch={"n": 20, "gap": 8})
        eyes(a, Face(at=(430, 260)), (48, -32, 24), (-16, -34, 26), w=4)
        a.shape("-20,26 30,40 90,14! 84,60 40,78 0,62", w=4.4, fill="k")
        a.shape(oval(-54, 16, 16, 11, n=9), w=0, fill="t")
    with a.part("napkin"), a.at(196, 236, 1.1):
        a.shape("-70,-22 0,4 74,-26 60,10 10,56! -46,14", w=4.4, halo=2, spot="")
        a.lines_of("-40,0 0,14 46,-4", "-24,18 6,30 30,14", w=3)


def _cottage(a: Art) -> None:
    a.shadow(450, 706, 230, 16)
    with a.part("wafer"):
        a.shape("580,270! 590,130! 642,134! 638,300!", w=4.6, hatch=8)
        a.lines_of("586,210 640,180", "584,250 638,220", "590,170 640,148", "594,150 636,210", "588,200 634,260", w=2.6)
    with a.part("cottage"):
        a.shape("266,700! 290,420! 610,414! 640,700! 450,712", w=5.2, hatch={"n": 34, "gap": 8})
        for k in range(6):
            a.line([(280 + k * 64, 420), (268 + k * 72, 704)], 2.4, (0.03, 0.03))
        for y in (480, 550, 620):
            a.line([(284 - (y - 420) * 0.08, y), (450, y + 6), (614 + (y - 420) * 0.1, y - 2)], 2.4, (0.03, 0.03))
        a.shape("420,706! 418,590 450,556 486,556 514,590 516,706!", w=4.8, fill="k", halo=3)
        a.dot(500, 640, 5, "p")
        for x in (330, 560):
            a.shape(oval(x, 520, 30, 32), w=4.6, halo=2)
            a.lines_of([(x, 490), (x, 550)], [(x - 28, 520), (x + 28, 520)], w=3)
        drips = ("226,412 250,386 330,396 450,402 580,394 652,384 668,412 650,460 630,410 590,424 572,470 548,420 "
                 "500,428 "
                 "470,486 446,428 400,430 376,460 352,424 300,430 270,420 236,466 226,430")
    for i, (x, y, r) in enumerate(((336, 330, 112), (566, 332, 104), (452, 216, 94))):
        with a.part(f"scoop#{i + 1}"):
            a.shape(oval(x, y, r, r * 0.86), w=5, halo=1, hatch={"n": 24, "gap": 8})
            a.lines_of([(x - 30, y - 20), (x - 16, y - 26)], [(x + 20, y + 10), (x + 34, y + 4)], w=3)
    with a.part("cottage"):
        a.shape(drips, w=5, halo=2)
    with a.part("cherry"):
        a.shape(oval(470, 124, 30, 28), w=4.6, spot="s", halo=2)
        a.line("474,100 486,70 510,60", 5, (0.02, 0.1))
    animal(a, "black cat", 340, 730, 0.7, pose="doze", face=ASLEEP)


def _tongue(a: Art) -> None:
    with a.part("sun"):
        a.limb([(256, 170, 26), (300, 200, 28), (346, 206, 30), (384, 226, 28), (402, 254, 20)], w=4.6, spot="s",
               halo=2, root=10)
        a.line("268,178 320,208 366,224 388,250", 3, (0.1, 0.3))


def _broom(a: Art) -> None:
    with a.part("broom"), a.at(0, 0, 1.0, turn=28):
        a.line("0,60 0,-110", 7, (0.02, 0.02))
        a.shape("-14,-104! 14,-106! 32,-180! 12,-172! 0,-186! -12,-172! -30,-178!", w=4.4, hatch=10, halo=2)
        a.line("-14,-112 15,-114", 5, (0.05, 0.05))


def _bowl(a: Art) -> None:
    with a.part("bowl"), a.at(24, -6, 1.0):
        a.shape("-40,-30! 44,-32! 22,6 -16,8", w=4.6, halo=2, spot="s", hatch=8)
        a.lines_of("2,8 2,26", "-20,28 26,26", w=6, taper=(0.03, 0.03))
        a.shape("-40,-30 0,-44 44,-32 0,-24", w=3.4)
