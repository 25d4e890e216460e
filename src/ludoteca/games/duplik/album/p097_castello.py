"""Il castello in gita: the castle spends the day on the beach and builds itself a little one."""

from __future__ import annotations

from ludoteca.games.duplik.album.scene import Count, Does, Holds, Looks, Mood, Scene, Shows, Stands, Text, asks, fact
from ludoteca.games.duplik.figures.animals import animal
from ludoteca.games.duplik.figures.biped import STANCES
from ludoteca.games.duplik.figures.hats import crown
from ludoteca.games.duplik.figures.kit import ASLEEP, Face, eyes
from ludoteca.games.duplik.figures.outdoors import sun
from ludoteca.games.duplik.figures.people import person
from ludoteca.games.duplik.ink import Art, oval

PANIC = STANCES["cheer"]._replace(near_arm=((-54, -200), (-84, -250)), far_arm=((62, -206), (96, -250)))

SCENE = Scene(
    97,
    Text("Il castello in gita", "The castle goes out"),
    Text("«Maestà, non si sporga: oggi sono in ferie.»", "\"Mind the window, Your Majesty: it's my day off.\""),
    facts=(
        fact("builds", Does("castle", "builds", "sandcastle"),
             "Un castello vero, seduto in spiaggia, fa un castello di sabbia.",
             "A real castle sits on the beach, building a sandcastle."),
        fact("bucket", Holds("castle", "bucket"), "Il castello rovescia il secchiello.",
             "The castle is tipping out a bucket."),
        fact("looks", Looks("castle", "sandcastle"), "Il castello guarda il castellino.",
             "The castle looks at the little one."),
        fact("feet", Stands("foot#1", "touching", "castle"), "Dal castello spuntano due piedi con le infradito.",
             "Two feet in flip-flops stick out of the castle."),
        fact("king", Stands("king", "on", "castle"), "Dalla torre si sporge il re.",
             "The king leans out of the tower."),
        fact("scared", Mood("king", "scared"), "Il re è spaventato.", "The king is frightened."),
        fact("tea", Shows("cup", "falling"), "Al re è scappata di mano la tazza: è a mezz'aria.",
             "The king has dropped his cup: it is in mid-air."),
        fact("line", Stands("towel", "touching", "castle"), "Da una torre all'altra è steso un telo da mare.",
             "A beach towel hangs between the towers."),
        fact("knight", Shows("knight", "lying"), "Un cavaliere prende il sole sdraiato, con l'armatura addosso.",
             "A knight lies sunbathing in full armour."),
        fact("ring", Holds("knight", "ring", worn=True), "Il cavaliere ha il salvagente alla vita.",
             "The knight wears a rubber ring round his waist."),
        fact("towers", Count("sandcastle.tower", 3), "Il castello di sabbia ha tre torri.",
             "The sandcastle has three towers."),
        fact("flag", Shows("castle.flag", "red"), "Sulla torre sventola una bandiera.", "A flag flies from the tower."),
        fact("glad", Mood("castle", "glad"), "Il castello è felice.", "The castle is happy."),
        fact("mouse", Stands("mouse", "on", "sandcastle"), "Sul castellino c'è già un topolino con la corona.",
             "A little mouse with a crown already sits on the sandcastle."),
    ),
    criteria=(
        asks("bucket", "gesture", "Il secchiello è capovolto, in mano al castello.",
             "The bucket is upside down in the castle's hand."),
        asks("scared", "mood", "Il re non si diverte affatto.", "The king is not enjoying this at all."),
        asks("tea", "absurd", "La tazza del re è ancora a mezz'aria.", "The king's cup is still in mid-air."),
        asks("looks", "relation", "Il castello ha occhi solo per il castellino.",
             "The castle has eyes for nothing but the little one."),
        asks("mouse", "relation", "Il castellino ha già il suo re: un topolino, in cima.",
             "The sandcastle has a king already: a little mouse, on top."),
        asks("knight", "absurd", "C'è chi si abbronza con l'armatura addosso.",
             "Somebody is sunbathing in full armour."),
        asks("ring", "thing"),
        asks("towers", "number"),
        asks("feet", "relation", "Il castello porta le infradito.", "The castle is wearing flip-flops."),
        asks("line", "thing"),
    ),
)


def draw(a: Art) -> None:
    with a.at(880, 96):
        sun(11, "t")(a)
    a.black("-20,330! 500,326 1020,330! 1020,424! -20,424!", w=3)
    for x, y, wide in ((600, 350, 110), (760, 372, 120), (900, 346, 70), (640, 392, 60), (880, 392, 90), (20, 356, 60)):
        a.line([(x, y), (x + wide * 0.25, y - 6), (x + wide * 0.5, y), (x + wide * 0.75, y - 6), (x + wide, y)], 3,
               (0.1, 0.2), "p")
    a.shape("-20,420 220,404 520,424 800,400 1020,416! 1020,770! -20,770!", w=3.4)
    a.lines_of("760,470 840,462 920,474", "40,740 120,732 180,742", "900,560 970,552", w=2.4)
    with a.at(320, 640, turn=6):
        _castle(a)
    _little(a)
    _arm(a)
    _knight(a)


def _castle(a: Art) -> None:
    with a.part("castle"):
        a.shadow(0, 10, 260, 18)
        a.shape("-236,0! -233,-330! -127,-332! -124,0!", w=5, hatch={"n": 26, "gap": 8})
        a.black("-252,-326! -180,-440! -110,-328!", w=4, shine=12)
        a.black("-196,-250! -196,-276 -181,-288 -166,-276 -166,-250!", w=2)
        with a.part(".flag"):
            a.line("-180,-432 -180,-506", 4.4, (0.02, 0.02))
            a.shape("-178,-504! -104,-488! -178,-460!", w=4, spot="s")
    person(a, "king", 172, -190, 0.84, stance=PANIC, pose="cheer", face=Face(look=(0.6, 0.5), brow=-1, mouth="shout"),
           grounded=False)
    with a.part("castle"):
        a.shape("116,0! 119,-300! 112,-300! 112,-336! 142,-336! 142,-318! 166,-318! 166,-337! 196,-337! 196,-318! "
                "220,-318! "
                "220,-338! 250,-338! 248,-300! 240,-300! 246,0!", w=5, halo=2, hatch={"n": 26, "gap": 8})
        a.shape("-190,10! -190,-250! -150,-250! -150,-276! -112,-276! -112,-250! -70,-250! -70,-276! -30,-276! "
                "-30,-250! "
                "14,-250! 14,-276! 54,-276! 54,-250! 96,-250! 96,-276! 134,-276! 134,-250! 190,-252! 196,10! 0,22",
                w=5.4,
                halo=2, hatch={"n": 40, "gap": 8})
        for x, y in ((-150, -60), (-110, -30), (150, -40), (-160, -190), (150, -190), (120, -222), (-96, -226)):
            a.lines_of([(x - 16, y), (x + 14, y - 2)], [(x + 14, y - 2), (x + 14, y + 12)], w=2.4)
        # the gate is its mouth, two windows are its eyes
        a.shape("-54,-44 -40,-88 0,-80 60,-96 78,-50 40,-2 -20,0", w=4.6, fill="k", halo=1)
        for x in (-24, 2, 30):
            a.line([(x, -80), (x - 2, -10)], 3, (0.05, 0.05), "p")
        eyes(a, Face(at=(740, 600)), (66, -160, 36), (-40, -160, 38), w=4.4)
    with a.part("towel"):
        a.line("-124,-318 0,-296 116,-312", 3.4, (0.02, 0.02))
        a.shape("-70,-310! 20,-296! 22,-214! -8,-222! -40,-212! -72,-226!", w=4.4, halo=2, spot="s")
        a.lines_of("-68,-278 22,-264", "-70,-252 20,-240", w=7, taper=(0.02, 0.02), ink="p")
    for i, (x, y, turn) in enumerate(((-110, 44, -10), (84, 52, 8))):
        with a.part(f"foot#{i + 1}"), a.at(x, y, 1.3, turn=turn):
            a.limb([(-6, -50, 22), (6, -16, 20)], w=4.4, root=14)
            a.shape("-34,0 -20,-26 10,-30 50,-26 78,-8 76,10 20,14 -24,12", w=4.6, halo=2, hatch=10)
            a.lines_of("60,-20 64,-6", "48,-24 52,-12", "36,-26 40,-14", w=2.4)
            a.black("-38,14 20,16 80,10 84,22 20,28 -36,26", w=3)
            a.line("-6,12 20,-26 56,8", 8, (0.03, 0.03))


def _arm(a: Art) -> None:
    with a.part("castle"):
        a.limb([(470, 590, 26), (550, 570, 25), (606, 490, 22), (650, 400, 19)], w=4.6, halo=3, hatch=14, root=20,
               capped_root=True)
        a.shape("636,408 640,378 666,364 688,382 682,410 658,420", w=4.2, halo=2)
    with a.part("bucket"), a.at(706, 366, 1.16, turn=156):
        a.shape("-42,-70! 42,-72! 30,0! -28,2!", w=4.6, hatch={"n": 18, "gap": 7}, spot="s", halo=3)
        a.shape("-42,-70 0,-80 42,-72 0,-60", w=3.8)
    with a.part("cup"), a.at(640, 246, 1.1, turn=64):
        a.shape("22,-22 40,-24 40,-2 20,-4", w=3.4)
        a.shape("-24,-32! 24,-34! 20,4 -18,6", w=4.2, halo=2, hatch=8, spot="s")
    a.lines_of("690,214 704,200", "690,240 708,244", "616,206 606,184", "642,200 640,176", w=3.4)


def _little(a: Art) -> None:
    a.shadow(826, 662, 130, 12)
    with a.part("sandcastle"), a.at(826, 656):
        for i, (x, h, w) in enumerate(((-80, 96, 30), (84, 88, 30), (2, 126, 36))):
            with a.part(f".tower#{i + 1}"):
                a.shape([(x - w, -10, 1), (x - w + 5, -h, 1), (x - w * 0.4, -h, 1), (x - w * 0.4, -h + 10, 1),
                         (x + w * 0.4, -h + 9, 1), (x + w * 0.4, -h - 2, 1), (x + w - 5, -h - 1, 1), (x + w, -10, 1)],
                        w=4.4,
                        hatch=12)
                a.flat(oval(x, -h + 34, 6, 10, n=8), "k")
        a.shape("-130,4 -80,-26 0,-30 84,-24 134,4 0,14", w=4.4, halo=2, hatch=10)
        for x, y in ((-60, -8), (-20, -14), (30, -6), (64, -10), (0, 0)):
            a.dot(x, y, 2.6)
    animal(a, "mouse", 826, 530, 0.44, pose="cheer", upright=True, flip=True, face=Face(at=(400, 460), mouth="smile"),
           slots={"head": crown}, grounded=False)


def _knight(a: Art) -> None:
    person(a, "knight", 656, 746, 0.84, pose="lie", face=ASLEEP)
    with a.part("ring"), a.at(666, 714, 0.78, turn=84):
        a.shape(oval(0, 0, 62, 32), w=4.4, spot="s", halo=2)
        a.shape(oval(0, -4, 34, 13), w=3.4)
