"""Il castello in gita: the castle sits on the beach, tongue out, and builds itself a little one; its king hangs on."""

from __future__ import annotations

from ludoteca.games.duplik.album.scene import Count, Does, Holds, Looks, Mood, Scene, Shows, Stands, Text, asks, fact
from ludoteca.games.duplik.ink import Art, oval
from ludoteca.games.duplik.kinds.anatomy.biped import STANCES
from ludoteca.games.duplik.kinds.anatomy.face import ASLEEP, Face, eyes
from ludoteca.games.duplik.kinds.anatomy.hats import crown
from ludoteca.games.duplik.kinds.animals import animal
from ludoteca.games.duplik.kinds.nature import sun
from ludoteca.games.duplik.kinds.people import person

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
        fact("feet", Stands("foot#1", "touching", "castle"), "Il castello sta seduto a gambe larghe, a piedi nudi.",
             "The castle sits with its legs apart, barefoot."),
        fact("king", Stands("king", "on", "castle"), "Dalla torre si sporge il re.",
             "The king leans out of the tower."),
        fact("scared", Mood("king", "scared"), "Il re è spaventato.", "The king is frightened."),
        fact("tea", Shows("cup", "falling"), "Al re è scappata di mano la tazza: è a mezz'aria.",
             "The king has dropped his cup: it is in mid-air."),
        fact("knight", Shows("knight", "lying"), "Un cavaliere prende il sole sdraiato, con l'armatura addosso.",
             "A knight lies sunbathing in full armour."),
        fact("ring", Holds("knight", "ring", worn=True), "Il cavaliere ha il salvagente alla vita.",
             "The knight wears a rubber ring round his waist."),
        fact("towers", Count("sandcastle.tower", 3), "Il castello di sabbia ha tre torri.",
             "The sandcastle has three towers."),
        fact("flag", Shows("castle.flag", "red"), "Sulla torre sventola una bandiera.", "A flag flies from the tower."),
        fact("tongue", Shows("tongue", "drawbridge"), "Dal portone pende il ponte levatoio, come una lingua di fuori.",
             "The drawbridge hangs out of the gate like a tongue."),
        fact("mouse", Stands("mouse", "on", "sandcastle"), "Sul castellino c'è già un topolino con la corona.",
             "A little mouse with a crown already sits on the sandcastle."),
    ),
    criteria=(
        asks("bucket", "gesture", "Il secchiello è capovolto, appena sollevato.",
             "The bucket is upside down, only just lifted."),
        asks("tongue", "absurd", "Per la concentrazione si tira fuori la lingua: è il ponte levatoio.",
             "Concentrating, it sticks its tongue out: that is the drawbridge."),
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
        asks("feet", "relation", "Chi costruisce sta seduto a gambe larghe, a piedi nudi.",
             "The builder sits with its legs apart, barefoot."),
    ),
)


def draw(a: Art) -> None:
    with a.at(902, 92):
        sun(11, "t")(a)
    a.black("-20,330! 500,326 1020,330! 1020,420! -20,420!", w=3)
    for x, y, wide in ((600, 350, 90), (760, 372, 110), (900, 346, 70), (640, 396, 60), (880, 396, 80), (10, 356, 50)):
        a.line([(x, y), (x + wide * 0.25, y - 6), (x + wide * 0.5, y), (x + wide * 0.75, y - 6), (x + wide, y)], 3,
               (0.1, 0.2), "p")
    a.shape("-20,416 220,402 520,420 800,400 1020,412! 1020,770! -20,770!", w=3.4)
    a.lines_of("560,470 620,462 690,472", "930,600 980,594", "30,560 80,552", "660,742 740,734", w=2.4)
    _knight(a)
    a.shadow(300, 716, 270, 20)
    with a.at(262, 668, 1.1, turn=9):
        _towers(a)
        _wall(a)
    _legs(a)
    _little(a)
    _arms(a)


def _towers(a: Art) -> None:
    with a.part("castle"):
        a.shape("-226,0! -224,-330! -120,-334! -118,0!", w=5, hatch={"n": 26, "gap": 8})
        a.black("-244,-326! -172,-442! -100,-330!", w=4, shine=12)
        a.black("-188,-250! -188,-278 -172,-290 -156,-278 -156,-250!", w=2)
        with a.part(".flag"):
            a.line("-172,-434 -174,-510", 4.4, (0.02, 0.02))
            a.shape("-172,-508! -100,-490! -172,-464!", w=4, spot="s")
    person(a, "king", 176, -206, 0.92, stance=PANIC, pose="cheer", face=Face(look=(0.6, 0.5), brow=-1, mouth="shout"),
           grounded=False, turn=8)
    with a.part("castle"):
        a.shape("116,0! 119,-306! 110,-306! 110,-344! 142,-344! 142,-324! 166,-324! 166,-345! 198,-345! 198,-324! "
                "222,-324! 222,-346! 254,-346! 252,-306! 242,-306! 248,0!", w=5, halo=2, hatch={"n": 26, "gap": 8})
        a.black("166,-200! 166,-230 182,-244 198,-230 198,-200!", w=2)


def _wall(a: Art) -> None:
    with a.part("castle"):
        a.shape("-180,20! -182,-260! -144,-260! -144,-286! -106,-286! -106,-260! -64,-260! -64,-286! -24,-286! "
                "-24,-260! 20,-260! 20,-286! 60,-286! 60,-260! 100,-260! 100,-286! 138,-286! 138,-260! 182,-262! "
                "188,20! 0,34", w=5.4, halo=3, hatch={"n": 40, "gap": 8})
        for x, y in ((-140, -40), (-104, -14), (140, -30), (-150, -210), (142, -120), (-148, -110)):
            a.lines_of([(x - 18, y), (x + 16, y - 2)], [(x + 16, y - 2), (x + 16, y + 14)], w=2.6)
        a.lines_of("-110,-236 -64,-252 -16,-236", "30,-238 76,-254 122,-236", w=6, taper=(0.1, 0.1))
        eyes(a, Face(at=(770, 600)), (76, -178, 44), (-62, -178, 46), w=5)
        a.shape("-62,-24! -58,-76 -20,-104 36,-106 76,-78 84,-26!", w=4.8, fill="k", halo=1)
        for x, y in ((-30, -98), (2, -104), (36, -104)):
            a.shape([(x - 12, y, 1), (x + 12, y, 1), (x + 8, y + 26, 1), (x - 8, y + 26, 1)], w=2.6)
    with a.part("tongue"):
        a.shape("-30,-40! 56,-44! 78,50 64,84 24,92 -18,66", w=4.8, spot="s", halo=2)
        a.lines_of("-24,-12 62,-18", "-22,18 70,10", "-16,48 74,40", "10,-38 20,86", w=2.6, taper=(0.05, 0.05))
        a.lines_of("-58,-60 -22,40", "80,-60 74,36", w=4, taper=(0.03, 0.03))


def _legs(a: Art) -> None:
    for i, (joints, x, y, turn) in enumerate((
        ([(130, 672, 46), (72, 706, 42), (60, 720, 38)], 46, 690, -24),
        ([(430, 690, 46), (520, 712, 40), (580, 722, 34)], 606, 690, 18),
    )):
        with a.part("castle"):
            a.limb(joints, w=5, halo=3, hatch=18, root=30)
            (px, py, _), (qx, qy, _) = joints[0], joints[1]
            a.lines_of([((px + qx) / 2 - 14, (py + qy) / 2 - 6), ((px + qx) / 2 + 10, (py + qy) / 2 - 2)], w=2.6)
        with a.part(f"foot#{i + 1}"), a.at(x, y, 1.0, turn=turn):
            a.shape("-44,40 -52,-20 -34,-66 0,-78 34,-64 50,-18 42,40 0,56", w=5, halo=3, hatch={"n": 16, "gap": 7})
            a.lines_of("-24,-34 0,-26 28,-34", "-18,30 0,36 18,28", "30,-8 24,10 26,24", w=3)
            for k, (tx, ty, tr) in enumerate(((-26, -66, 15), (-4, -78, 13), (16, -74, 12), (32, -62, 11))):
                a.shape(oval(tx, ty, tr, tr, n=9), w=3.4, halo=1, hatch=5 if k else 0)


def _arms(a: Art) -> None:
    with a.part("castle"):
        a.limb([(486, 470, 30), (560, 520, 29), (640, 570, 25), (694, 590, 19)], w=4.8, halo=3, hatch=16, root=26)
        a.shape("676,572 700,562 728,574 738,596 722,616 694,616 676,600", w=4.4, halo=2)
        a.lines_of("716,580 726,592", "708,596 718,606", w=2.6)
        a.limb([(500, 400, 30), (590, 340, 28), (670, 340, 24), (728, 388, 19)], w=4.8, halo=3, hatch=16, root=26)
    with a.part("bucket"), a.at(800, 452, 1.36, turn=184):
        a.shape("-44,0! -32,72! 30,74! 42,2!", w=4.8, hatch={"n": 18, "gap": 7}, spot="s", halo=3)
        a.shape("-46,0 0,-12 44,2 0,12", w=4, fill="k")
    with a.part("castle"):
        a.shape("712,384 728,362 756,366 764,388 748,408 722,408", w=4.4, halo=2)
        a.lines_of("742,374 754,382", "736,390 750,396", w=2.6)
    for x, y in ((770, 492), (800, 500), (826, 488), (786, 516), (838, 512), (760, 520)):
        a.dot(x, y, 3.4)
    with a.part("cup"), a.at(666, 210, 1.2, turn=64):
        a.shape("22,-22 40,-24 40,-2 20,-4", w=3.4)
        a.shape("-24,-32! 24,-34! 20,4 -18,6", w=4.2, halo=2, hatch=8, spot="s")
    a.lines_of("716,180 732,166", "716,206 736,208", "640,170 630,148", "668,164 668,140", w=3.4)


def _little(a: Art) -> None:
    a.shadow(816, 730, 150, 12)
    with a.part("sandcastle"), a.at(806, 724, 1.1):
        for i, (x, h, w) in enumerate(((-84, 106, 32), (88, 96, 32), (2, 132, 38))):
            with a.part(f".tower#{i + 1}"):
                a.shape([(x - w, -10, 1), (x - w + 5, -h, 1), (x - w * 0.4, -h, 1), (x - w * 0.4, -h + 10, 1),
                         (x + w * 0.4, -h + 9, 1), (x + w * 0.4, -h - 2, 1), (x + w - 5, -h - 1, 1), (x + w, -10, 1)],
                        w=4.6, hatch=12)
                a.flat(oval(x, -h + 40, 6, 11, n=8), "k")
        a.shape("-136,4 -80,-26 0,-30 84,-24 140,4 0,14", w=4.6, halo=2, hatch=10)
        for x, y in ((-60, -8), (-20, -14), (30, -6), (64, -10), (0, 0)):
            a.dot(x, y, 2.6)
    animal(a, "mouse", 898, 622, 0.42, pose="cheer", upright=True, flip=True, face=Face(at=(600, 420), mouth="smile"),
           slots={"head": crown}, grounded=False)


def _knight(a: Art) -> None:
    a.shape("868,448! 1020,442! 1020,470! 862,474!", w=3.4)
    person(a, "knight", 952, 460, 0.54, pose="lie", face=ASLEEP)
    with a.part("ring"), a.at(958, 440, 0.5, turn=84):
        a.shape(oval(0, 0, 62, 32), w=4.4, spot="s", halo=2)
        a.shape(oval(0, -4, 34, 13), w=3.4)
