"""Il trucco è riuscito: the rabbit reaches into the hat and pulls the magician out by his hair."""

from __future__ import annotations

from ludoteca.games.duplik.album.scene import (
    Count,
    Does,
    Holds,
    Looks,
    Mood,
    Scene,
    Stands,
    Text,
    asks,
    fact,
)
from ludoteca.games.duplik.improv.stages import boards
from ludoteca.games.duplik.ink import Art, oval
from ludoteca.games.duplik.kinds.anatomy.biped import STANCES
from ludoteca.games.duplik.kinds.anatomy.face import Face
from ludoteca.games.duplik.kinds.animals import animal
from ludoteca.games.duplik.kinds.food import carrot
from ludoteca.games.duplik.kinds.nature import star
from ludoteca.games.duplik.kinds.people import person
from tools.duplik_plates.accents import bow_tie

SCENE = Scene(
    33,
    Text("Il trucco è riuscito", "The trick worked"),
    Text("E adesso, signori, una colomba... no, un notaio!", "And now, ladies and gentlemen, a dove... no, a lawyer!"),
    facts=(
        fact("pulls", Does("rabbit#1", "pulls", "man", touching=True),
             "Un coniglio prestigiatore tira fuori un uomo dal cilindro.",
             "A rabbit magician is pulling a man out of a top hat."),
        fact("hat", Stands("man", "in", "hat"), "L'uomo è ancora per metà nel cilindro.",
             "The man is still half inside the hat."),
        fact("wand", Holds("rabbit#1", "wand"), "Il coniglio alza la bacchetta magica.",
             "The rabbit is raising its magic wand."),
        fact("proud", Mood("rabbit#1", "proud"), "Il coniglio è fierissimo.", "The rabbit is very proud."),
        fact("scared", Mood("man", "scared"), "L'uomo è spaventato.", "The man is frightened."),
        fact("table", Stands("hat", "on", "table"), "Il cilindro è su un tavolino.", "The hat is on a small table."),
        fact("stars", Count("star", 5), "Sulla tovaglia ci sono cinque stelle.",
             "There are five stars on the tablecloth."),
        fact("box", Stands("saw", "touching", "box"), "Di lato una cassa è segata a metà.",
             "To one side a box has been sawn in half."),
        fact("carrot", Stands("carrot", "in", "box"), "Dalla cassa segata spunta una carota.",
             "A carrot sticks out of the sawn box."),
        fact("audience", Count("rabbit", 3), "In platea ci sono altri due conigli: tre in tutto.",
             "Two more rabbits sit in the stalls: three in all."),
        fact("gaze", Looks("rabbit#3", "man"), "Uno spettatore fissa l'uomo.", "One spectator stares at the man."),
        fact("asleep", Mood("rabbit#2", "asleep"), "L'altro spettatore dorme.", "The other spectator is asleep."),
        fact("cards", Count("card", 4), "Dal cilindro volano quattro carte.", "Four cards fly out of the hat."),
        fact("cape", Holds("rabbit#1", "bow tie", worn=True), "Il coniglio porta il papillon.",
             "The rabbit wears a bow tie."),
    ),
    criteria=(
        asks("pulls", "gesture", "Il coniglio tiene l'uomo per i capelli.", "The rabbit has the man by the hair."),
        asks("hat", "relation", "Le gambe dell'uomo sono ancora nel cilindro.", "The man's legs are still in the hat."),
        asks("proud", "mood", "Il coniglio si aspetta l'applauso.", "The rabbit is waiting for applause."),
        asks("asleep", "mood", "In platea qualcuno si perde il numero: dorme.",
             "Somebody in the stalls is missing the act: asleep."),
        asks("wand", "gesture"),
        asks("stars", "number"),
        asks("cards", "number"),
        asks("carrot", "absurd", "Nella cassa segata non c'è una signora: c'è una carota.",
             "There is no lady in the sawn box: there is a carrot."),
        asks("scared", "mood"),
        asks("gaze", "gesture"),
    ),
)

SHOWING = STANCES["point"]._replace(near_arm=((74, -226), (134, -284)), far_arm=((-46, -186), (-84, -236)), tilt=-6)
DANGLING = STANCES["stand"]._replace(near_arm=((-40, -140), (-50, -96)), far_arm=((44, -142), (56, -100)))


def draw(a: Art) -> None:
    a.line("-10,540 500,532 1010,540", 3.4, (0.02, 0.02))
    boards(a, 540)
    a.black("-20,-20! 1020,-20! 1020,40! 920,66 820,42! 700,68 580,44! 500,66 420,44! 300,68 180,42! 80,66 -20,40!",
            w=4)
    a.black("860,-20! 1020,-20! 1020,600! 930,590! 950,430 930,330 890,230 862,120", w=4)
    a.lines_of("900,60 912,200 960,330", "950,40 956,200 984,340", "976,400 980,500 970,580", w=2.6, ink="p")
    _box(a)
    _table(a)
    animal(a, "rabbit", 330, 640, 1.56, stance=SHOWING, pose="point", upright=True,
           face=Face(look=(-0.2, 0.5), lid=0.35, mouth="grin"), name="rabbit#1",
           slots={"neck": _bow, "far_hand": _wand})
    _stalls(a)


def _table(a: Art) -> None:
    with a.clip("360,-20! 800,-20! 800,440! 360,440!"):
        person(a, "man", 540, 520, 1.1, stance=DANGLING, pose="stand", flip=True, grounded=False,
               face=Face(at=(330, 280), brow=-1, mouth="open"))
    with a.part("hat"):
        a.black("452,420! 438,512! 640,508! 628,416! 540,436", w=4, shine=10)
        a.black("400,424 470,404 540,430 620,402 684,420 640,444 540,456 440,446", w=3.4, halo=3)
        a.shape("446,486! 636,482! 637,500! 443,504!", w=3, spot="s")
    with a.part("table"):
        a.shape("404,520 540,504 676,518 540,532", w=4.4)
        a.shape("402,522! 540,534 678,520! 690,600 664,640! 630,600 600,652! 560,606 530,656! 490,606 450,648! "
                "424,604 392,632!", w=4.6, hatch={"n": 18, "gap": 7})
        a.lines_of("470,640 452,716", "616,644 634,714", w=7, taper=(0.02, 0.02))
    for i, (x, y) in enumerate(((440, 570), (490, 566), (546, 576), (600, 566), (648, 568))):
        with a.at(x, y, turn=i * 11):
            star(17, "s" if i % 2 == 0 else "")(a)
    for i, (x, y, turn) in enumerate(((690, 320, 30), (640, 116, -40), (730, 240, 60), (742, 150, -14))):
        with a.part(f"card#{i + 1}"), a.at(x, y, turn=turn):
            a.shape("-20,-28! 20,-28! 20,28! -20,28!", w=3.2, halo=2)
            a.shape("0,-12! 10,0! 0,12! -10,0!", w=2, spot="s" if i % 2 else "", fill="k" if i % 2 == 0 else "p")


def _bow(a: Art) -> None:
    with a.at(8, 10, 1.4):
        bow_tie(a)


def _wand(a: Art) -> None:
    with a.part("wand"):
        a.limb([(10, 16, 5), (-40, -64, 4)], w=2.6, fill="k", capped_root=True, halo=2)
        a.limb([(-30, -48, 5), (-41, -66, 5)], w=2.6, capped_root=True)
    a.lines_of("-56,-84 -66,-100", "-40,-90 -38,-108", "-66,-68 -84,-74", w=3.4)


def _box(a: Art) -> None:
    for x1, x2 in ((716, 806), (838, 930)):
        with a.part("box"):
            a.shape([(x1, 660, 1), (x1 + 4, 560, 1), (x2 - 3, 556, 1), (x2, 656, 1)], w=4.6, hatch={"n": 20, "gap": 7})
            a.line([(x1 + 4, 608), (x2 - 4, 604)], 3, (0.03, 0.03))
            a.lines_of([(x1 + 14, 660), (x1 + 10, 690)], [(x2 - 14, 658), (x2 - 10, 690)], w=7, taper=(0.02, 0.02))
    with a.at(930, 606, 1.0, turn=-90):
        carrot(a)
    with a.part("saw"):
        a.shape("808,470! 836,468! 834,640! 826,650! 812,640!", w=3.6, halo=2)
        for k in range(8):
            a.line([(812, 490 + k * 19), (804, 498 + k * 19)], 3, (0.05, 0.1))
        a.shape("800,470! 796,430 846,426 846,468!", w=4, spot="s", halo=2)
        a.shape(oval(822, 448, 11, 9, n=8), w=2.6)


def _stalls(a: Art) -> None:
    watching = Face(at=(540, 300), brow=-0.5, mouth="open")
    for n, (x, s, face) in enumerate(((130, 1.0, Face(lid=0.92)), (712, 0.86, watching))):
        animal(a, "rabbit", x, 860, s, pose="stand", upright=True, flip=n == 1, grounded=False, face=face,
               name=f"rabbit#{n + 2}")
        a.black([(x - 90, 780, 1), (x - 84, 724), (x - 50, 706), (x + 50, 706), (x + 84, 724), (x + 90, 780, 1)],
                w=3, halo=2, shine=6)
