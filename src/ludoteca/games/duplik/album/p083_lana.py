"""Missione lana: on the moon an alien knits; down here the sheep comes undone."""

from __future__ import annotations

from ludoteca.games.duplik.album.scene import Count, Does, Holds, Looks, Mood, Scene, Shows, Stands, Text, asks, fact
from ludoteca.games.duplik.figures import heads
from ludoteca.games.duplik.figures.animals import animal
from ludoteca.games.duplik.figures.biped import STANCES
from ludoteca.games.duplik.figures.kit import Face, eyes, mouth
from ludoteca.games.duplik.figures.people import person
from ludoteca.games.duplik.figures.stages import motion
from ludoteca.games.duplik.figures.vehicles import saucer
from ludoteca.games.duplik.ink import Art, oval

SCENE = Scene(
    83,
    Text("Missione lana", "Mission wool"),
    Text("Lassù la notte è fredda. Quaggiù, da oggi, anche.", "Nights are cold up there. From today, down here too."),
    facts=(
        fact("knits", Does("alien", "knits", "scarf", touching=True), "Un alieno seduto sulla luna lavora a maglia.",
             "An alien sits on the moon, knitting."),
        fact("thread", Stands("thread", "touching", "sheep"), "Il filo scende fino a una pecora e la disfa.",
             "The thread runs down to a sheep and unravels it."),
        fact("bare", Shows("sheep", "half bare"), "La pecora è già nuda per metà.", "The sheep is already half bare."),
        fact("scared", Mood("sheep", "scared"), "La pecora è spaventata.", "The sheep is alarmed."),
        fact("gaze", Looks("sheep", "alien"), "La pecora guarda l'alieno.", "The sheep is looking up at the alien."),
        fact("moon", Mood("moon", "glad"), "La luna è contenta.", "The moon is pleased."),
        fact("worn", Holds("moon", "scarf", worn=True), "La sciarpa è al collo della luna.",
             "The scarf is round the moon's neck."),
        fact("stripes", Count("stripe", 3), "La sciarpa ha tre strisce nere.", "The scarf has three black stripes."),
        fact("barrel", Stands("ram", "in", "barrel"), "Un'altra pecora, tosata, si copre con un barile.",
             "Another sheep, already bare, hides in a barrel."),
        fact("cross", Mood("ram", "angry"), "La pecora nel barile è furiosa.", "The sheep in the barrel is furious."),
        fact("saucer", Stands("saucer", "left", "sheep"), "Sul prato è parcheggiato un disco volante.",
             "A flying saucer is parked on the meadow."),
        fact("dog", Holds("dog", "end"), "Il cane pastore tira il filo con i denti.",
             "The sheepdog tugs at the thread with its teeth."),
        fact("needles", Count("needle", 2), "I ferri da calza sono due.", "There are two knitting needles."),
        fact("stars", Count("star", 4), "In cielo ci sono quattro stelle.", "There are four stars in the sky."),
    ),
    criteria=(
        asks("knits", "gesture", "L'alieno ha i ferri in mano e lavora a maglia.",
             "The alien has the needles in hand and is knitting."),
        asks("thread", "relation", "Un solo filo va dai ferri alla pecora.",
             "A single thread runs from the needles to the sheep."),
        asks("bare", "absurd", "La pecora ha la lana solo da una parte.", "The sheep has wool on one side only."),
        asks("scared", "mood", "La pecora è spaventata.", "The sheep is alarmed."),
        asks("barrel", "thing", "C'è chi è finito in un barile.", "Somebody has ended up in a barrel."),
        asks("moon", "mood", "La luna è contenta della sciarpa.", "The moon is pleased with its scarf."),
        asks("stripes", "number"),
        asks("stars", "number"),
        asks("dog", "gesture", "Il cane ha il filo tra i denti.", "The dog has the thread between its teeth."),
        asks("saucer", "relation", "Il disco volante è a sinistra della pecora.",
             "The flying saucer is to the left of the sheep."),
    ),
)

KNITTING = STANCES["sit"]._replace(near_arm=((14, -124), (54, -136)), far_arm=((44, -126), (70, -146)), tilt=12)


def draw(a: Art) -> None:
    for i, (x, y, r) in enumerate(((80, 70, 22), (330, 60, 18), (250, 190, 24), (440, 130, 20))):
        with a.part(f"star#{i + 1}"), a.at(x, y, r / 24, turn=i * 13):
            a.shape("0,-24! 7,-8! 24,-7! 11,5! 15,22! 0,12! -15,22! -11,5! -24,-7! -7,-8!", w=3)
    a.black("-20,600! -20,520 60,480 140,540! 220,470 300,520! 420,490 520,540! 640,480 740,530! 840,470 "
            "940,520! 1020,490! 1020,610!", w=3)
    a.shape("-20,590 240,568 560,590 1020,562! 1020,770! -20,770!", w=3.8)
    with a.at(140, 600, 0.62):
        saucer(5)(a)
    _moon(a)
    _sheep(a)
    _barrel(a)
    _dog(a)


def _moon(a: Art) -> None:
    with a.part("moon"):
        a.shape("700,30! 600,70 560,170 590,290 690,360 800,350 880,300! 790,300 720,250 700,180! 680,168 "
                "704,150! 696,90", w=5.2,
                hatch={"n": 24, "gap": 7})
        eyes(a, Face(at=(760, 180), lid=0.2), (654, 140, 18), w=3.4)
        mouth(a, "smile", 668, 204, 44, 4.4)
    with a.part("scarf"):
        a.shape("586,262 620,240 680,262 730,300 706,344 640,330 584,300", w=4.6, spot="s", halo=2)
        a.shape("700,300! 790,266 840,240 862,214! 884,250 850,290 730,344!", w=4.6, spot="s", halo=2)
        for i, q in enumerate(("626,246! 642,244! 624,322! 608,314!", "676,262! 692,268! 672,338! 656,334!",
                               "770,274! 788,268! 806,312! 788,320!")):
            with a.part(f"stripe#{i + 1}"):
                a.flat(q, "k")
    alien = person(a, "alien", 800, 300, 0.92, stance=KNITTING, pose="sit", grounded=False,
                   face=Face(at=(870, 200), mouth="smile"))
    hx, hy = alien["hand"]
    for i, (x, y, tx, ty) in enumerate(((hx - 22, hy + 24, hx + 52, hy - 40), (hx + 60, hy + 20, hx - 6, hy - 46))):
        with a.part(f"needle#{i + 1}"):
            a.limb([(x, y, 4.5), (tx, ty, 3)], w=2.8, capped_root=True, halo=2)
            a.shape(oval(tx, ty, 8, 8, n=8), w=2.6, fill="k")
    with a.part("thread"):
        a.line([(hx + 20, hy), (960, 240), (900, 400), (760, 430), (620, 400), (520, 440), (480, 520), (462, 560)], 5,
               (0.02, 0.02), "s")


def _sheep(a: Art) -> None:
    with a.part("sheep"):
        a.shadow(480, 716, 150, 10)
        for x, y in ((400, 640), (452, 646), (548, 640), (590, 634)):
            a.limb([(x, y, 17), (x + 2, y + 40, 12), (x + 2, 706, 11)], fill="k", w=3)
        # bare in front, woolly behind
        a.shape("440,520 560,500 630,530 650,600 610,652 500,660 430,650", w=5, hatch={"n": 20, "gap": 7})
        a.lines_of("560,560 574,556", "590,600 602,596", "540,620 552,616", w=2.6)
        a.shape("476,520! 460,492 424,484! 408,474 372,490! 346,492 338,528! 316,546 330,580! 316,612 346,632! "
                "360,664 400,656! 420,676 452,656! 482,650 478,612! 496,584 480,552!", w=5, halo=2,
                hatch={"n": 18, "gap": 7})
        a.lines_of("380,530 392,520 400,532", "420,570 432,560 440,572", "370,590 384,582 390,594",
                   "420,620 432,612 440,622",
                   w=2.8)
        a.limb([(610, 550, 30), (650, 500, 24)], w=4.6, cap=False)
        with a.part(".face"), a.at(664, 470, 1.2):
            heads.sheep(a, Face(at=(800, 200), brow=-1, mouth="open"))
    motion(a, 476, 470, 2, 40, 90)


def _barrel(a: Art) -> None:
    with a.part("ram"):
        for x in (826, 880):
            a.limb([(x, 690, 12), (x, 736, 10)], fill="k", w=3)
        a.limb([(850, 600, 26), (846, 550, 20)], w=4.4, cap=False)
        with a.part(".face"), a.at(834, 530, 1.05, flip=True):
            heads.sheep(a, Face(at=(760, 250), brow=1, mouth="sad"))
    with a.part("barrel"):
        a.shape("786,584! 918,580! 936,640 920,712! 790,716! 772,650", w=5, halo=2, hatch={"n": 24, "gap": 7})
        a.lines_of("780,612 926,606", "778,684 928,680", w=7, taper=(0.02, 0.02))
        a.lines_of("820,586 814,712", "854,584 852,714", "888,584 894,710", w=2.6)


def _dog(a: Art) -> None:
    dog = animal(a, "dog", 180, 730, 0.92, pose="push", face=Face(at=(420, 560), brow=1, mouth="flat"))
    mx, my = dog["mouth"]
    with a.part("end"):
        a.line([(346, 640), ((346 + mx) / 2, (640 + my) / 2 + 10), (mx, my)], 6, (0.02, 0.02), "s")
        a.line([(mx - 4, my), (mx - 16, my + 26), (mx - 6, my + 44)], 5, (0.02, 0.2), "s")
