"""Il canale del mare: in the set an audience of fish is watching the crocodile; the octopus has the remote."""

from __future__ import annotations

from ludoteca.games.duplik.album.scene import Count, Does, Holds, Looks, Mood, Scene, Shows, Stands, Text, asks, fact
from ludoteca.games.duplik.improv.stages import boards, room
from ludoteca.games.duplik.ink import Art, oval
from ludoteca.games.duplik.kinds.anatomy.face import Face, eyes, mouth
from ludoteca.games.duplik.kinds.animals import animal
from ludoteca.games.duplik.kinds.furniture import armchair_back, armchair_front
from ludoteca.games.duplik.kinds.sea import fish

SCENE = Scene(
    69,
    Text("Il canale del mare", "The sea channel"),
    Text("Stasera: «Coccodrillo in poltrona», quinta puntata.", "Tonight: \"Crocodile in Armchair\", part five."),
    facts=(
        fact("watch", Does("octopus", "points at", "crocodile"),
             "Dal televisore un polpo punta il telecomando sul coccodrillo.",
             "From inside the set an octopus points the remote at a crocodile."),
        fact("remote", Holds("octopus", "remote"), "Il telecomando ce l'ha il polpo.", "The octopus has the remote."),
        fact("out", Shows("octopus", "arm out of the screen"), "Un tentacolo esce dallo schermo.",
             "One tentacle comes out of the screen."),
        fact("bored", Mood("octopus", "bored"), "Il polpo si annoia.", "The octopus is bored."),
        fact("sleeps", Mood("crocodile", "asleep"), "Il coccodrillo dorme in poltrona.",
             "The crocodile is asleep in an armchair."),
        fact("fish", Count("fish", 3), "Accanto al polpo guardano fuori tre pesci.",
             "Three fish are watching beside the octopus."),
        fact("popcorn", Holds("octopus", "popcorn"), "Il polpo si è preso i popcorn.",
             "The octopus has got hold of the popcorn."),
        fact("gaze", Looks("octopus", "crocodile"), "Il polpo guarda il coccodrillo.",
             "The octopus is watching the crocodile."),
        fact("in", Stands("crocodile", "in", "armchair"), "Il coccodrillo sprofonda nella poltrona.",
             "The crocodile sinks into the armchair."),
        fact("antennas", Count("television.antenna", 3), "Il televisore ha tre antenne.",
             "The television has three aerials."),
        fact("bubbles", Count("bubble", 4), "Nello schermo salgono quattro bolle.", "Four bubbles rise on the screen."),
        fact("glasses", Holds("fish#2", "glasses", worn=True), "Un pesce ha gli occhiali da cinema.",
             "One fish wears cinema glasses."),
        fact("bowl", Stands("bowl", "on", "stool"), "Sullo sgabello c'è una boccia per pesci, vuota.",
             "There is a fishbowl on the stool, empty."),
        fact("cat", Looks("cat", "bowl"), "Un gatto deluso guarda la boccia vuota.",
             "A disappointed cat stares at the empty bowl."),
    ),
    criteria=(
        asks("out", "gesture", "Un tentacolo viene fuori dallo schermo.", "A tentacle comes right out of the screen."),
        asks("remote", "absurd", "Chi guarda è chi sta nella tivù: il telecomando è del polpo.",
             "The viewers are inside the set: the remote is the octopus's."),
        asks("bored", "mood", "Lo spettacolo è lento: il polpo si annoia.",
             "It is a slow programme: the octopus is bored."),
        asks("sleeps", "mood", "Il coccodrillo ha gli occhi chiusi.", "The crocodile has its eyes shut."),
        asks("cat", "relation", "Il gatto fissa la boccia: dentro non c'è nessuno.",
             "The cat stares at the bowl: there is nobody in it."),
        asks("fish", "number"),
        asks("antennas", "number"),
        asks("bubbles", "number"),
        asks("popcorn", "thing", "I popcorn li tiene il polpo.", "The octopus is holding the popcorn."),
        asks("glasses", "thing"),
    ),
)


def draw(a: Art) -> None:
    room(a, 540, "stripes")
    boards(a, 540)
    _set(a)
    _chair(a)
    _arm(a)
    _cat(a)


def _set(a: Art) -> None:
    screen = "92,150 280,134 470,140 508,160 516,440 490,476 290,486 100,478 78,450 74,180"
    with a.part("television"):
        a.shadow(330, 640, 330, 12)
        a.lines_of("120,540 84,648", "600,536 640,646", w=14, taper=(0.02, 0.02))
        for i, (x, y) in enumerate(((220, 10), (330, -2), (450, 14))):
            with a.part(f".antenna#{i + 1}"):
                a.line([(330, 96), (x, y)], 6, (0.03, 0.1))
                a.shape(oval(x, y + 12, 13, 13, n=9), w=3.4, spot="s")
        a.shape("40,120 200,94 480,92 640,112 660,150 664,500 640,546 340,560 50,548 26,500 24,150", w=5.4, halo=2,
                hatch={"n": 26, "gap": 7})
        for y in (190, 270):
            a.shape(oval(588, y, 32, 32), w=4.4, halo=1, spot="s" if y == 190 else "")
            a.line([(588, y), (602, y - 18)], 5, (0.05, 0.1))
        for y in (340, 364, 388, 412, 436):
            a.line([(556, y), (622, y - 2)], 4, (0.05, 0.05))
        a.black(screen, w=5)
    with a.clip(screen):
        a.shape("60,440 160,424 300,446 420,426 530,440! 530,500! 60,500!", w=3.4)
        for i, (x, y, r) in enumerate(((120, 300, 13), (136, 236, 17), (112, 186, 14), (486, 180, 12))):
            with a.part(f"bubble#{i + 1}"):
                a.shape(oval(x, y, r, r, n=10), w=2.4)
        with a.part("octopus"):
            for q in (((240, 400, 26), (180, 440, 20), (120, 420, 13), (108, 380, 7)),
                      ((330, 410, 24), (390, 452, 18), (450, 440, 8)), ((280, 420, 24), (270, 470, 18), (220, 476, 8))):
                a.limb(q, w=4.4, hatch=10, halo=2)
            a.shape("190,330 186,240 230,180 296,170 352,196 376,260 368,344 330,410 280,424 226,404", w=5, hatch=18,
                    halo=3)
            eyes(a, Face(at=(820, 420), lid=0.42), (328, 290, 25), (262, 290, 27), w=3.8)
            mouth(a, "flat", 298, 350, 46, 5)
        fish(a, 140, 370, 0.66, face=Face(at=(820, 420), mouth="open"))
        fish(a, 430, 248, 0.66, face=Face(at=(820, 430)), turn=-6)
        fish(a, 440, 428, 0.66, face=Face(at=(830, 440), lid=0.2), turn=6)
        with a.part("glasses"), a.at(460, 238, 1.0, turn=-6):
            a.shape("-22,-14! 10,-16! 10,12! -20,14!", w=3, spot="s", halo=1)
            a.shape("14,-16! 36,-16! 34,10! 14,12!", w=3, spot="s", halo=1)
    a.outline(screen, 5)


def _arm(a: Art) -> None:
    with a.part("octopus"):
        a.limb([(350, 372, 30), (430, 350, 26), (520, 330, 23), (600, 300, 19), (672, 300, 13), (702, 318, 9)], w=5,
               halo=4,
               hatch={"n": 16, "gap": 7})
        for x, y in ((440, 366), (490, 354), (540, 342), (590, 320), (634, 316)):
            a.shape(oval(x, y, 8, 6, n=8), w=2.4)
        a.limb([(250, 400, 28), (230, 480, 24), (270, 560, 20), (350, 590, 16), (400, 560, 10)], w=5, halo=4,
               hatch={"n": 16, "gap": 7})
        for x, y in ((226, 470), (238, 520), (272, 566)):
            a.shape(oval(x, y, 8, 6, n=8), w=2.4)
    with a.part("remote"), a.at(706, 316, 1.1, turn=28):
        a.black("-40,-16! 40,-17! 42,15! -40,17!", w=3, halo=3, shine=6)
        a.dot(26, -1, 6, "s")
        for x in (-26, -10, 6):
            a.dot(x, -1, 4.5, "p")
    a.lines_of("756,352 776,362", "752,370 768,386", "764,334 788,336", w=3.2)
    with a.part("popcorn"), a.at(412, 560, 1.15):
        for x, y in ((-26, -58), (-6, -70), (16, -66), (32, -54), (0, -52)):
            a.shape(oval(x, y, 15, 13, n=7), w=3)
        a.shape("-38,-50! 42,-52! 30,30! -26,30!", w=4.2, halo=2)
        for x in (-28, -4, 20):
            a.shape([(x, -50, 1), (x + 12, -50, 1), (x * 0.8 + 10, 29, 1), (x * 0.8, 29, 1)], w=0, spot="s",
                    shift=(1, 1))
        a.outline("-38,-50! 42,-52! 30,30! -26,30!", 4.2)


def _chair(a: Art) -> None:
    with a.at(830, 706, 1.32):
        armchair_back(a)
        animal(a, "crocodile", -6, -8, 1.02, pose="slouch", upright=True, flip=True, grounded=False,
               face=Face(lid=0.92, mouth="smile"))
        armchair_front(a)
    for x, y, s in ((800, 300, 0.9), (790, 256, 1.2), (760, 206, 1.5)):
        a.line([(x - 9 * s, y - 10 * s, 1), (x + 9 * s, y - 11 * s, 1), (x - 9 * s, y + 9 * s, 1),
                (x + 10 * s, y + 8 * s, 1)], 3.6, (0.03, 0.03))


def _cat(a: Art) -> None:
    with a.part("stool"):
        a.lines_of("84,690 70,760", "196,688 212,760", w=9, taper=(0.03, 0.03))
        a.shape("60,680 140,668 222,678 140,696", w=4.6, halo=3)
    with a.part("bowl"):
        a.shape("104,674 84,640 92,606 116,594! 166,592! 190,606 196,640 176,674 140,682", w=4.4, halo=3)
        a.line("90,630 140,622 194,630", 3, (0.05, 0.05))
        a.line("110,610 104,622", 3)
    animal(a, "black cat", 560, 742, 0.84, pose="sit", flip=True, face=Face(at=(140, 640), brow=-1))
