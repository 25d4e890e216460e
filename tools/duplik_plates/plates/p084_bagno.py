"""Bagno di velocità: the pig overtakes the racing car in its bath, and the wave it leaves behind is for the driver."""

from __future__ import annotations

from ludoteca.games.duplik.album.scene import Count, Does, Holds, Looks, Mood, Scene, Stands, Text, asks, fact
from ludoteca.games.duplik.ink import Art, oval
from ludoteca.games.duplik.kinds.anatomy.biped import STANCES
from ludoteca.games.duplik.kinds.anatomy.face import Face
from ludoteca.games.duplik.kinds.anatomy.hats import crown
from ludoteca.games.duplik.kinds.animals import animal
from ludoteca.games.duplik.kinds.birds import fowl
from ludoteca.games.duplik.kinds.furniture import bathtub_back, bathtub_front
from ludoteca.games.duplik.kinds.nature import cloud, puff
from ludoteca.games.duplik.kinds.vehicles import car_back, car_front, wheel
from tools.duplik_plates.accents import motion

SCENE = Scene(
    84,
    Text("Bagno di velocità", "Fast bath"),
    Text("Ultimo giro, poi si sciacqua.", "Last lap, then rinse."),
    facts=(
        fact("overtakes", Does("pig", "overtakes", "cat"), "Un maiale nella vasca sorpassa un gatto in automobile.",
             "A pig in a bathtub is overtaking a cat in a car."),
        fact("tub", Stands("pig", "in", "bathtub"), "Il maiale fa il bagno in corsa.",
             "The pig is having its bath on the move."),
        fact("wheels", Count("wheel", 3), "La vasca ha tre ruote.", "The bathtub has three wheels."),
        fact("bliss", Mood("pig", "asleep"), "Il maiale si gode il bagno a occhi chiusi.",
             "The pig enjoys its bath with its eyes shut."),
        fact("brush", Holds("pig", "brush"), "Il maiale alza la spazzola.",
             "The pig holds up its brush."),
        fact("wave", Stands("wave", "touching", "cat"), "L'onda finisce in faccia al gatto.",
             "The wave lands on the cat."),
        fact("angry", Mood("cat", "angry"), "Il gatto è furioso.", "The cat is furious."),
        fact("car", Stands("cat", "in", "car"), "Il gatto guida un'automobile scoperta.",
             "The cat drives an open car."),
        fact("duck", Does("duck", "waves", "flag", touching=True), "Un'anatra sventola la bandiera a scacchi.",
             "A duck is waving the chequered flag."),
        fact("gaze", Looks("duck", "pig"), "L'anatra guarda il maiale.", "The duck is looking at the pig."),
        fact("crown", Holds("pig", "crown", worn=True), "Il maiale porta la corona anche in vasca.",
             "The pig keeps its crown on in the bath."),
        fact("bubbles", Count("bubble", 4), "Dietro volano quattro bolle di sapone.", "Four soap bubbles fly behind."),
        fact("curtain", Stands("curtain", "touching", "bathtub"), "La tenda della doccia gli fa da vela.",
             "The shower curtain is its sail."),
        fact("right", Stands("pig", "right", "cat"), "Il maiale è davanti, a destra.",
             "The pig is ahead, on the right."),
    ),
    criteria=(
        asks("wave", "relation", "La doccia se la prende il gatto.", "It is the cat that gets the shower."),
        asks("bliss", "mood", "Il maiale è beato: occhi chiusi.", "The pig is in bliss: eyes shut."),
        asks("angry", "mood", "Il gatto al volante è furioso.", "The cat at the wheel is furious."),
        asks("brush", "gesture", "Il maiale alza la spazzola come uno scettro.",
             "The pig holds up its brush like a sceptre."),
        asks("duck", "gesture", "L'anatra agita la bandiera.", "The duck is waving the flag."),
        asks("curtain", "absurd", "La vasca va a vela, con la tenda della doccia.",
             "The bathtub is under sail, with the shower curtain."),
        asks("wheels", "number", "La vasca ha tre ruote.", "The bathtub has three wheels."),
        asks("bubbles", "number"),
        asks("crown", "thing"),
        asks("right", "relation", "Il maiale è in testa, a destra di tutti.",
             "The pig is in the lead, ahead on the right."),
    ),
)

SCRUBBING = STANCES["sit"]._replace(near_arm=((-56, -140), (-78, -182)), far_arm=((48, -130), (84, -120)), tilt=-12)
STEERING = STANCES["sit"]._replace(near_arm=((34, -130), (76, -136)), far_arm=((44, -134), (84, -146)))


def draw(a: Art) -> None:
    with a.at(120, 90):
        cloud(170)(a)
    a.line("-10,500 500,492 1010,500", 3, (0.02, 0.02))
    a.black("-20,600! 500,590 1020,600! 1020,716! 500,708 -20,718!", w=4)
    for k in range(13):
        x = -10 + k * 80
        a.shape([(x, 578, 1), (x + 40, 577, 1), (x + 40, 599, 1), (x, 600, 1)], w=2.6, spot="s")
        a.shape([(x + 40, 577, 1), (x + 80, 576, 1), (x + 80, 598, 1), (x + 40, 599, 1)], w=2.6)
    _car(a)
    _tub(a)
    _duck(a)


def _car(a: Art) -> None:
    with a.at(190, 650, 0.92):
        car_back(a)
        animal(a, "black cat", -26, -14, 0.9, stance=STEERING, pose="sit", upright=True, grounded=False,
               face=Face(at=(640, 380), brow=1, mouth="shout"))
        car_front("")(a)
    motion(a, 10, 560, 2, 40)


def _tub(a: Art) -> None:
    with a.part("wave"):
        a.shape("480,520 420,470 340,440 280,390 250,330 258,300! 216,320 190,370 196,430! 230,440 220,470! 280,480 "
                "300,510! 360,520 420,560 500,570", w=5, halo=3, hatch={"n": 18, "gap": 7})
        a.lines_of("300,430 360,470 440,510", "250,390 280,430 310,460", w=3)
        for x, y, r in ((214, 330, 20), (190, 376, 17), (206, 432, 18)):
            puff(a, x, y, r, 6, 5)
    for i, (x, y, r) in enumerate(((330, 250, 22), (400, 180, 17), (280, 200, 14), (470, 110, 15))):
        with a.part(f"bubble#{i + 1}"):
            a.shape(oval(x, y, r, r), w=3)
            a.line([(x - r * 0.5, y - r * 0.2), (x - r * 0.2, y - r * 0.55)], 2.6)
    with a.part("curtain"):
        a.line("700,480 704,60", 8, (0.02, 0.02))
        a.shape("704,74! 800,60 900,120 940,220 930,320! 860,300 780,320 704,300!", w=5, halo=2,
                hatch={"n": 24, "gap": 7})
        for x, y in ((760, 130), (830, 160), (780, 220), (870, 240), (740, 270)):
            a.shape(oval(x, y, 23, 21), w=3, spot="s")
    with a.at(650, 650, 1.36, turn=-7):
        bathtub_back(a)
        animal(a, "pig", -36, -44, 0.98, stance=SCRUBBING, pose="sit", upright=True, grounded=False,
               face=Face(lid=0.92, mouth="grin"), slots={"head": crown, "hand": _brush})
        for x, y, r in ((-110, -126, 18), (-60, -118, 16), (40, -122, 20), (100, -124, 16), (0, -120, 14)):
            puff(a, x, y, r, 6, 5)
        bathtub_front(a)
        for i, x in enumerate((-124, 0, 124)):
            with a.part(f"wheel#{i + 1}"):
                wheel(a, x, 4, 34)
    motion(a, 420, 620, 3, 70)


def _brush(a: Art) -> None:
    with a.part("brush"), a.at(0, 0, 1.25, turn=-14):
        a.limb([(0, 24, 5.5), (0, -50, 5.5)], w=3.2, capped_root=True, halo=2)
        a.shape("-14,-48! 14,-50! 16,-90! -14,-88!", w=3.6, halo=2, spot="s")
        for y in (-54, -64, -74, -84):
            a.line([(-14, y), (-28, y - 1)], 3, (0.02, 0.1))


def _duck(a: Art) -> None:
    fowl(a, "duck", 930, 738, 0.86, pose="shout", flip=True, face=Face(at=(690, 380), mouth="shout"))
    with a.part("flag"):
        a.line("872,700 846,560", 6, (0.02, 0.02))
        cloth = "846,560! 800,548 770,566 738,556! 744,616! 778,626 810,606 856,618!"
        a.shape(cloth, w=4.4, halo=2)
        with a.clip(cloth):
            for k in range(6):
                for row in range(3):
                    if (k + row) % 2 == 0:
                        x, y = 738 + k * 20, 546 + row * 28
                        a.flat([(x, y, 1), (x + 20, y, 1), (x + 20, y + 28, 1), (x, y + 28, 1)], "k")
        a.outline(cloth, 4.4)
    with a.part("duck"):
        a.limb([(910, 700, 13), (890, 706, 11), (872, 698, 8)], w=3.8, halo=2)
