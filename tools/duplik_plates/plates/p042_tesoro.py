"""Il tesoro è una papera: out with the gold; at the bottom of the chest was the one he lost when he was small."""

from __future__ import annotations

from ludoteca.games.duplik.album.scene import (
    Count,
    Does,
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
from ludoteca.games.duplik.kinds.anatomy.biped import STANCES
from ludoteca.games.duplik.kinds.anatomy.face import Face
from ludoteca.games.duplik.kinds.birds import fowl, penguin
from ludoteca.games.duplik.kinds.furniture import bathtub_back, bathtub_front
from ludoteca.games.duplik.kinds.nature import cloud
from ludoteca.games.duplik.kinds.people import person
from ludoteca.games.duplik.kinds.things import bucket
from ludoteca.games.duplik.kinds.vessels import ship
from tools.duplik_plates.stages import swell

SCENE = Scene(
    42,
    Text("Il tesoro è una papera", "The treasure is a duck"),
    Text("«Vent'anni che ti cerco.»", "\"Twenty years I've been looking for you.\""),
    facts=(
        fact("hugs", Does("pirate", "hugs", "toy", touching=True), "Un pirata abbraccia una paperella di gomma.",
             "A pirate is hugging a rubber duck."),
        fact("chest", Stands("pirate", "before", "chest"), "Il pirata è in ginocchio davanti al forziere aperto.",
             "The pirate kneels at an open treasure chest."),
        fact("moved", Mood("pirate", "asleep"), "Il pirata ha gli occhi chiusi dalla commozione.",
             "The pirate has his eyes shut, overcome."),
        fact("tears", Count("tear", 2), "Gli scendono due lacrime.", "Two tears run down his face."),
        fact("gold", Stands("gold", "left", "chest"), "L'oro è buttato da una parte, in mucchio.",
             "The gold has been thrown aside in a heap."),
        fact("penguin", Does("penguin", "collects",
             "gold", touching=True), "Un pinguino marinaio si riempie un secchio d'oro.",
             "A penguin sailor is filling a bucket with gold."),
        fact("quiet", Shows("penguin", "tiptoeing"), "Il pinguino se ne va zitto zitto.",
             "The penguin is sneaking off."),
        fact("duck", Looks("duck", "toy"), "Una papera vera guarda la paperella.",
             "A real duck is looking at the rubber one."),
        fact("jealous", Mood("duck", "angry"), "La papera vera è gelosa.", "The real duck is jealous."),
        fact("cross", Shows("cross", "in the sand"), "Sulla sabbia c'è la croce del tesoro.",
             "The treasure's cross is marked in the sand."),
        fact("spade", Stands("spade", "right", "chest"), "Una pala è piantata nella sabbia.",
             "A spade is stuck in the sand."),
        fact("tub", Stands("bathtub", "left", "ship"), "Sulla riva è pronta una vasca da bagno.",
             "A bathtub stands ready on the beach."),
        fact("ship", Shows("ship", "at anchor"), "In mare aspetta una nave.", "A ship is waiting out at sea."),
        fact("coins", Count("coin", 6), "Sei monete sono rotolate sulla sabbia.",
             "Six coins have rolled over the sand."),
    ),
    criteria=(
        asks("hugs", "gesture", "Il pirata stringe la paperella alla guancia.",
             "The pirate presses the duck to his cheek."),
        asks("moved", "mood", "Il pirata è commosso: tiene gli occhi chiusi.",
             "The pirate is overcome: his eyes are shut."),
        asks("gold", "relation", "L'oro è fuori dal forziere, in un mucchio.",
             "The gold is out of the chest, in a heap."),
        asks("jealous", "mood", "La papera vera non è contenta.", "The real duck is not amused."),
        asks("penguin", "gesture", "Il pinguino intanto si serve.", "Meanwhile the penguin helps itself."),
        asks("tears", "number"),
        asks("coins", "number"),
        asks("tub", "absurd", "La vasca da bagno è già pronta sulla riva.", "The bathtub is ready on the beach."),
        asks("cross", "thing"),
        asks("spade", "relation"),
    ),
)

HUGGING = STANCES["kneel"]._replace(near_arm=((36, -108), (48, -164)), far_arm=((52, -120), (66, -168)), tilt=10,
                                    head=(8, -204))


def draw(a: Art) -> None:
    with a.at(470, 80):
        cloud(130)(a)
    a.line("-10,360 1010,354", 2.6, (0.02, 0.02))
    with a.at(820, 356, 0.62):
        ship(2)(a)
    for x, y, wide in ((30, 384, 80), (240, 380, 70), (520, 388, 90), (900, 392, 80)):
        swell(a, x, x + wide, y, 2.2, 24)
    a.shape("-20,430 160,410 420,424 700,404 1020,426! 1020,770! -20,770!", w=3.8)
    with a.at(236, 452, 0.32):
        bathtub_back(a)
        bathtub_front(a)
    _palm(a)
    _chest(a)
    person(a, "pirate", 560, 700, 1.7, stance=HUGGING, pose="kneel", face=Face(lid=0.92, brow=-1, mouth="smile"))
    _toy(a)
    _gold(a)
    with a.at(900, 700, 1.0):
        fowl(a, "duck", 0, 0, 1, pose="stand", flip=True, face=Face(at=(680, 420), brow=1, lid=0.1))


def _palm(a: Art) -> None:
    a.limb([(960, 560, 20), (944, 400, 16), (912, 260, 13), (900, 190, 11)], w=4.6, cap=False, hatch=10)
    for q in ("900,190 840,130 760,140 730,190! 820,170 890,200", "900,190 880,110 820,60 776,66! 840,116 890,192",
              "900,190 950,110 1030,90! 1020,140 910,196", "900,190 960,170 1020,210! 1010,240 906,204"):
        a.black(q, w=3, shine=6, halo=2)
    a.grass(940, 566, 5, 24)
    a.grass(976, 570, 5, 20)
    with a.part("spade"):
        a.line("838,640 850,450", 8, (0.02, 0.02))
        a.line("826,452 876,448", 9, (0.03, 0.03))
        a.black("808,636! 868,632! 862,690 838,712 812,690", w=3, shine=6)
    with a.part("cross"):
        a.lines_of("700,716 790,744", "704,744 788,714", w=12, ink="s", taper=(0.03, 0.03))


def _chest(a: Art) -> None:
    with a.part("chest"):
        a.black("322,470! 300,420 320,352 380,330 520,328 560,360 560,470!", w=4.6, shine=12)
        a.line("334,466 330,420 346,366 390,344", 4, (0.1, 0.1), "p")
        a.shape("310,470! 570,464! 566,640! 318,648!", w=5.2, hatch={"n": 26, "gap": 7})
        a.shape("300,466! 580,460! 580,488! 300,496!", w=4.4)
        a.lines_of("360,470 362,646", "516,466 514,642", w=6, taper=(0.02, 0.02))
        a.shape("414,486! 464,484! 464,540! 416,542!", w=4, spot="s")
        a.dot(440, 506, 6)
        a.line("440,508 440,526", 5, (0.02, 0.02))


def _toy(a: Art) -> None:
    with a.part("toy"), a.at(672, 440, 0.94, flip=True):
        a.shape("-76,8! -60,20 -24,14 10,10 40,16 56,40 40,66 -10,72 -50,60 -70,36", w=4.6, spot="s", halo=3, hatch=10)
        a.shape(oval(40, -8, 34, 32), w=4.4, spot="s", halo=1)
        a.shape("66,-12 92,-10 100,-2 84,8 64,6", w=3.4, halo=1)
        a.eye(50, -16, 9, look=(0.2, -0.2), w=2.4)
        a.line("-40,36 -14,46 10,34", 3)
    with a.part("pirate"):
        for x, y in ((650, 470), (690, 500)):
            a.shape(oval(x, y, 21, 17, turn=-20), w=4, halo=2)
            a.lines_of([(x - 6, y - 6), (x + 8, y - 10)], [(x - 4, y + 2), (x + 12, y - 2)], w=2)
    for i, (x, y) in enumerate(((590, 404), (612, 452))):
        with a.part(f"tear#{i + 1}"):
            a.shape([(x, y - 18, 1), (x + 10, y + 5), (x, y + 14), (x - 10, y + 5)], w=2.8, halo=2)


def _gold(a: Art) -> None:
    with a.part("gold"):
        a.shape("40,724 80,660 130,630 190,620 240,650 290,700 300,726 160,740", w=4.6, hatch=14)
        for k in range(12):
            x, y = 80 + (k * 53) % 180, 660 + (k * 29) % 60
            a.shape(oval(x, y, 15, 8, turn=(k * 37) % 60 - 30, n=9), w=2.6)
        with a.at(180, 622, 1.0, turn=-16):
            a.shape("-28,8 -38,-30! -18,-12 -4,-38! 10,-13 30,-34! 28,6 0,12", w=3.8, halo=2)
        a.shape("230,640 222,600! 250,596! 244,640", w=3.2)
    for i, (x, y) in enumerate(((350, 700), (400, 724), (330, 738), (452, 736), (470, 700), (690, 690))):
        with a.part(f"coin#{i + 1}"):
            a.shape(oval(x, y, 19, 9, n=10), w=3, halo=1.5)
            a.line([(x - 6, y), (x + 7, y - 1)], 2.2)
    penguin(a, 112, 620, 1.06, pose="carry", flip=False, face=Face(at=(560, 420), lid=0.15), slots={"hand": _pail,
                                                                                              "head": _sailor})


def _pail(a: Art) -> None:
    with a.at(14, 60, 0.76):
        bucket(a)
        for x, y in ((-16, -68), (6, -76), (20, -66), (-2, -62)):
            a.shape(oval(x, y, 14, 9, n=9), w=2.6, spot="s", shift=(1, 1))


def _sailor(a: Art) -> None:
    a.shape("-30,8 -28,-14 0,-22 28,-14 30,6 0,0", w=3.4, halo=2)
    a.line("-28,0 0,-8 28,-2", 4, (0.05, 0.05))
