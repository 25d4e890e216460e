"""Tre in barca, più il remo: they row with all their might; the octopus has lifted the boat off the water."""

from __future__ import annotations

from ludoteca.games.duplik.album.scene import Count, Does, Looks, Mood, Scene, Shows, Stands, Text, asks, fact
from ludoteca.games.duplik.ink import Art, oval
from ludoteca.games.duplik.kinds.anatomy.biped import STANCES
from ludoteca.games.duplik.kinds.anatomy.face import Face, eyes, mouth
from ludoteca.games.duplik.kinds.animals import animal
from ludoteca.games.duplik.kinds.birds import fowl
from ludoteca.games.duplik.kinds.people import person
from ludoteca.games.duplik.kinds.vessels import boat_back, boat_front
from tools.duplik_plates.stages import swell

SCENE = Scene(
    79,
    Text("Tre in barca, più il remo", "Three in a boat, and the oars"),
    Text("«Forza, ragazzi, che filiamo come il vento!»", "\"Pull, lads, we're flying along!\""),
    facts=(
        fact("lifts", Does("octopus", "lifts", "boat", touching=True), "Un polpo solleva una barca fuori dall'acqua.",
             "An octopus is lifting a boat out of the water."),
        fact("three", Stands("pirate", "in", "boat"), "Nella barca c'è un pirata.", "There is a pirate in the boat."),
        fact("bear", Stands("bear", "in", "boat"), "Dietro al pirata rema un orso.",
             "A bear is rowing behind the pirate."),
        fact("sheep", Mood("sheep", "asleep"), "A prua dorme una pecora.", "A sheep is asleep in the bow."),
        fact("oars", Count("oar", 4), "I remi sono quattro e remano nell'aria.",
             "There are four oars, rowing the air."),
        fact("sly", Mood("octopus", "glad"), "Il polpo se la ride.", "The octopus is having fun."),
        fact("gaze", Looks("octopus", "bear"), "Il polpo guarda l'orso.", "The octopus is looking at the bear."),
        fact("doubt", Looks("bear", "octopus"), "L'orso guarda giù e vede il polpo.",
             "The bear looks down and sees the octopus."),
        fact("shout", Shows("pirate", "shouting orders"), "Il pirata grida e indica l'orizzonte.",
             "The pirate shouts and points to the horizon."),
        fact("drips", Count("drip", 4), "Dalla barca cadono quattro gocce.", "Four drops fall from the boat."),
        fact("duck", Stands("duck", "left", "octopus"), "Un'anatra li sorpassa senza fatica.",
             "A duck overtakes them without effort."),
        fact("bored", Mood("duck", "bored"), "L'anatra è annoiata.", "The duck is bored."),
        fact("island", Stands("island", "right", "boat"), "A destra c'è un'isoletta con una croce.",
             "To the right is a little island with a cross."),
        fact("black", Shows("sea", "black"), "Il mare in primo piano è nero.", "The sea in front is black."),
    ),
    criteria=(
        asks("lifts", "relation", "La barca non tocca l'acqua: la regge il polpo.",
             "The boat is not touching the water: the octopus holds it up."),
        asks("doubt", "gesture", "Solo l'orso si è accorto: guarda in basso.",
             "Only the bear has noticed: it looks down."),
        asks("sheep", "mood", "La pecora dorme.", "The sheep is asleep."),
        asks("shout", "gesture", "Il pirata indica la rotta col braccio teso.",
             "The pirate points the way with his arm out."),
        asks("sly", "mood", "Il polpo si diverte.", "The octopus is enjoying itself."),
        asks("oars", "number", "I remi sono quattro.", "There are four oars."),
        asks("drips", "number"),
        asks("bored", "mood", "L'anatra li sorpassa annoiata.", "The duck passes them, bored."),
        asks("island", "relation"),
        asks("black", "thing"),
    ),
)

POINTING = STANCES["point"]._replace(near_arm=((56, -186), (116, -206)), far_arm=((-26, -150), (-34, -112)))
ROWING = STANCES["sit"]._replace(near_arm=((20, -116), (62, -128)), far_arm=((40, -120), (72, -132)), tilt=20)


def draw(a: Art) -> None:
    a.line("-10,470 500,464 1010,470", 2.8, (0.02, 0.02))
    with a.part("island"):
        a.shape("850,470 880,446 930,440 980,452 1020,470!", w=3.4, hatch=8)
        a.lines_of("912,452 940,438", "914,438 938,454", w=6, ink="s", taper=(0.05, 0.05))
        a.line("976,456 972,410", 5, (0.03, 0.1))
        for q in ("972,410 950,396 934,404", "972,410 990,392 1008,400", "972,410 972,388 962,378"):
            a.line(q, 5, (0.03, 0.4))
    for x, y, wide in ((40, 500, 90), (250, 490, 70), (780, 504, 100), (640, 490, 60), (60, 540, 110), (880, 546, 110)):
        swell(a, x, x + wide, y, 2.4, 24)
    _octopus(a)
    _boat(a)
    _arms(a)
    _sea(a)


def _octopus(a: Art) -> None:
    with a.part("octopus"):
        a.shape("370,700 344,600 372,510 440,462 520,456 600,486 640,560 630,650 600,710", w=5.4, halo=2,
                hatch={"n": 34, "gap": 7})
        eyes(a, Face(at=(420, 300)), (550, 560, 30), (470, 562, 32), w=4)
        mouth(a, "grin", 512, 628, 76, 5)


def _boat(a: Art) -> None:
    with a.at(500, 372, 1.72, turn=-4):
        boat_back(a)
    animal(a, "sheep", 758, 264, 0.76, pose="doze", flip=True, grounded=False, face=Face(lid=0.92))
    person(a, "pirate", 560, 360, 0.98, stance=POINTING, pose="point", grounded=False,
           face=Face(at=(900, 200), brow=1, mouth="shout"))
    animal(a, "bear", 384, 352, 0.98, stance=ROWING, pose="sit", upright=True, grounded=False,
           face=Face(at=(480, 560), brow=-1, mouth="open"))
    with a.at(500, 372, 1.72, turn=-4):
        boat_front(a)
    for i, (x, y, tx,
            ty) in enumerate(((330, 300, 170, 400), (440, 290, 330, 424), (600, 280, 700, 420), (690, 262, 850, 352))):
        with a.part(f"oar#{i + 1}"):
            a.limb([(x, y, 7), ((x + tx) / 2, (y + ty) / 2, 7), (tx, ty, 7)], w=3.8, capped_root=True, halo=2)
            dx, dy = (tx - x) * 0.16, (ty - y) * 0.16
            a.shape([(tx - dy, ty + dx), (tx + dx * 2 - dy * 1.1, ty + dy * 2 + dx * 1.1), (tx + dx * 3, ty + dy * 3),
                     (tx + dx * 2 + dy * 1.1, ty + dy * 2 - dx * 1.1), (tx + dy, ty - dx)], w=4, spot="s", halo=2)
    for i, (x, y) in enumerate(((400, 452), (446, 438), (588, 434), (640, 456))):
        with a.part(f"drip#{i + 1}"):
            a.shape([(x, y - 18, 1), (x + 10, y + 4), (x, y + 14), (x - 10, y + 4)], w=3, halo=2)


def _arms(a: Art) -> None:
    with a.part("octopus"):
        for q in (((380, 640, 34), (270, 620, 30), (216, 520, 26), (250, 420, 21), (300, 362, 13)),
                  ((620, 640, 34), (730, 600, 30), (780, 500, 26), (752, 400, 21), (700, 340, 13))):
            a.limb(q, w=5.2, halo=3.5, hatch={"n": 18, "gap": 7})
        for x, y in ((236, 560), (228, 500), (246, 450), (764, 550), (772, 480), (752, 424)):
            a.shape(oval(x, y, 9, 8, n=8), w=2.6)


def _sea(a: Art) -> None:
    with a.part("sea"):
        a.black("-20,770! -20,664 60,650! 120,672 190,652! 260,674 330,654! 400,680 470,660! 540,682 610,660! 690,680 "
                "760,656! 840,676 920,652! 1020,670! 1020,770!", w=4, halo=3)
        for x, y in ((60, 710), (240, 724), (420, 708), (620, 726), (800, 706), (930, 730)):
            a.line([(x, y), (x + 34, y - 8), (x + 70, y)], 3, (0.2, 0.3), "p")
    fowl(a, "duck", 108, 656, 0.92, pose="sit", face=Face(look=(0.6, 0), lid=0.42))
    with a.part("sea"):
        a.black("20,700! 24,656 70,664 120,656 180,664 220,656! 220,720!", w=3)
