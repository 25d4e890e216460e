"""Missione lana: on the moon an alien knits; down here the sheep spins like a bobbin, and the dog has been bribed."""

from __future__ import annotations

from ludoteca.games.duplik.album.scene import Count, Does, Holds, Looks, Mood, Scene, Shows, Stands, Text, asks, fact
from ludoteca.games.duplik.ink import Art, oval
from ludoteca.games.duplik.ink.curves import Point
from ludoteca.games.duplik.kinds.anatomy import animal_heads
from ludoteca.games.duplik.kinds.anatomy.biped import STANCES, Joints, Outfit
from ludoteca.games.duplik.kinds.anatomy.costumes import shirt
from ludoteca.games.duplik.kinds.anatomy.face import Face, eyes, mouth
from ludoteca.games.duplik.kinds.animals import animal
from ludoteca.games.duplik.kinds.people import person
from ludoteca.games.duplik.kinds.vessels import saucer

SCENE = Scene(
    83,
    Text("Missione lana", "Mission wool"),
    Text("Lassù la notte è fredda. Quaggiù, da oggi, anche.", "Nights are cold up there. From today, down here too."),
    facts=(
        fact("undoes", Does("alien", "undoes", "sheep"), "Un alieno sulla luna tira il filo e disfa una pecora.",
             "On the moon an alien pulls the thread and undoes a sheep."),
        fact("spins", Shows("sheep", "spinning"), "La pecora gira su una gamba sola, come una trottola.",
             "The sheep spins on one leg, like a top."),
        fact("thread", Stands("thread", "touching", "sheep"), "Il filo rosso parte dalla lana della pecora.",
             "The red thread starts from the sheep's wool."),
        fact("bare", Shows("sheep", "half bare"), "La lana le resta solo dalla vita in giù, come un tutù.",
             "Only from the waist down has it wool left, like a tutu."),
        fact("scared", Mood("sheep", "scared"), "La pecora è spaventata.", "The sheep is alarmed."),
        fact("gaze", Looks("sheep", "alien"), "La pecora guarda in su, verso l'alieno.",
             "The sheep looks up at the alien."),
        fact("knits", Holds("alien", "scarf"), "L'alieno ha sui ferri una sciarpa.",
             "The alien has a scarf on the needles."),
        fact("worn", Holds("moon", "scarf", worn=True), "La sciarpa è già al collo della luna.",
             "The scarf is already round the moon's neck."),
        fact("moon", Mood("moon", "glad"), "La luna è contenta.", "The moon is pleased."),
        fact("stripes", Count("stripe", 3), "La sciarpa ha tre strisce nere.", "The scarf has three black stripes."),
        fact("sweater", Holds("dog", "sweater", worn=True), "Il cane pastore ha addosso un maglione nuovo.",
             "The sheepdog is wearing a brand-new jumper."),
        fact("innocent", Looks("dog", "moon"), "Il cane guarda la luna e fa finta di niente.",
             "The dog looks at the moon as if nothing were the matter."),
        fact("barrel", Stands("ram", "in", "barrel"), "Un'altra pecora, già nuda, si copre con un barile.",
             "Another sheep, bare already, hides in a barrel."),
        fact("cross", Mood("ram", "angry"), "La pecora nel barile è furiosa.", "The sheep in the barrel is furious."),
        fact("stars", Count("star", 4), "In cielo ci sono quattro stelle.", "There are four stars in the sky."),
    ),
    criteria=(
        asks("spins", "gesture", "La pecora gira come una trottola, su una gamba sola.",
             "The sheep spins like a top, on one leg."),
        asks("bare", "absurd", "Alla pecora resta solo un tutù.", "All the sheep has left is a tutu."),
        asks("gaze", "relation", "Gli occhi della pecora cercano chi tira il filo.",
             "The sheep's eyes seek whoever is pulling the thread."),
        asks("scared", "mood", "Alla pecora la giravolta non piace: è spaventata.",
             "The sheep does not care for the pirouette: it is alarmed."),
        asks("sweater", "absurd", "Il cane da guardia ha accettato un maglione.",
             "The watchdog has accepted a jumper."),
        asks("innocent", "gesture", "Il cane guarda la luna e non le pecore.",
             "The dog watches the moon, not the sheep."),
        asks("cross", "mood", "Chi è finito nel barile è furioso.", "Whoever ended up in the barrel is furious."),
        asks("moon", "mood", "Alla luna il regalo piace: è contenta.", "The moon likes its present: it is pleased."),
        asks("stripes", "number"),
        asks("stars", "number"),
    ),
)

KNITTING = STANCES["sit"]._replace(near_arm=((14, -124), (54, -136)), far_arm=((44, -126), (70, -146)), tilt=12)
ASIDE = STANCES["stand"]._replace(near_arm=((-40, -158), (-52, -110)), far_arm=((40, -158), (50, -112)), tilt=-22)


def draw(a: Art) -> None:
    for i, (x, y, r) in enumerate(((64, 90, 26), (430, 60, 20), (174, 176, 18), (560, 130, 22))):
        with a.part(f"star#{i + 1}"), a.at(x, y, r / 24, turn=i * 13):
            a.shape("0,-24! 7,-8! 24,-7! 11,5! 15,22! 0,12! -15,22! -11,5! -24,-7! -7,-8!", w=3)
    a.black("-20,600! -20,490 60,450 150,530! 230,500 330,540! 400,530 480,556! 560,566 720,560! 800,500 "
            "900,470! 960,500 1020,462! 1020,610!", w=3)
    a.shape("-20,588 240,570 560,586 1020,560! 1020,770! -20,770!", w=3.8)
    with a.at(132, 596, 0.66):
        saucer(5)(a)
    with a.at(110, 40, 0.88):
        hand = _moon(a)
    with a.part("thread"):
        a.line([hand, (572, 270), (580, 340), (544, 404), (500, 446), (446, 484), (420, 520)], 6, (0.02, 0.02), "s")
    _ram(a)
    _sheep(a)
    _dog(a)


def _moon(a: Art) -> Point:
    """The moon in its scarf and the alien at work on it; where the thread leaves the needles."""
    with a.part("moon"), a.at(760, 198, 1.12):
        a.shape("40,-184! 140,-140 184,-40 150,84 50,158 -70,148 -156,92! -60,96 12,46 36,-30! 14,-40 "
                "40,-62! 26,-120", w=5.4, hatch={"n": 30, "gap": 8}, halo=2)
        eyes(a, Face(look=(-0.8, 0.3), lid=0.2), (84, -70, 20), w=3.6)
        mouth(a, "smile", 66, 6, 56, 5)
    with a.part("scarf"):
        a.shape("792,282 850,262 910,236 944,206! 962,250 930,296 870,326 800,338", w=4.8, spot="s", halo=2)
        a.shape("806,280 818,340 760,352 700,334 664,296! 690,268 740,282", w=4.8, spot="s", halo=2)
        for i, q in enumerate(("870,256! 890,246! 906,308! 886,318!", "818,276! 838,268! 848,330! 828,336!",
                               "742,282! 762,284! 760,352! 738,346!")):
            with a.part(f"stripe#{i + 1}"):
                a.flat(q, "k")
    alien = person(a, "alien", 690, 290, 0.98, stance=KNITTING, pose="sit", grounded=False, flip=True,
                   face=Face(at=(620, 160), lid=0.2, mouth="smile"))
    hx, hy = a.here(*alien["hand"])
    with a.part("scarf"):
        a.shape([(hx - 24, hy - 16), (hx + 10, hy - 20), (hx + 40, hy + 70), (664, 296), (694, 330), (640, 320),
                 (hx - 4, hy + 60)], w=4.4, spot="s", halo=2)
    for i, (x, y, tx, ty) in enumerate(((hx + 26, hy + 26, hx - 60, hy - 44), (hx - 66, hy + 22, hx + 10, hy - 50))):
        with a.part(f"needle#{i + 1}"):
            a.limb([(x, y, 5), (tx, ty, 3.4)], w=3, capped_root=True, halo=2)
            a.shape(oval(tx, ty, 9, 9, n=8), w=2.6, fill="k")
    return a.go(hx - 14, hy - 6)


def _sheep(a: Art) -> None:
    with a.part("sheep"):
        a.shadow(330, 722, 90, 9)
        a.limb([(300, 560, 20), (250, 610, 17), (296, 664, 12)], fill="k", w=3.4, halo=2)
        a.limb([(336, 570, 21), (334, 650, 16), (340, 708, 10), (352, 720, 7)], fill="k", w=3.4, halo=2)
        a.limb([(362, 360, 20), (440, 330, 16), (484, 270, 12)], fill="k", w=3.4, halo=3, shine=5)
        a.limb([(322, 500, 66), (324, 420, 58), (328, 352, 52), (334, 306, 34)], w=5, halo=3,
               hatch={"n": 22, "gap": 8})
        a.lines_of("300,380 312,376", "336,420 350,416", "296,440 308,436", "350,370 362,366", w=3)
        a.shape("220,560! 196,540 208,508! 190,484 222,470! 226,440 262,448! 282,424 312,440! 340,420 366,444! "
                "396,432 412,462! 446,464 440,498! 464,520 440,546! 444,580 408,578! 390,606 358,590! 330,612 "
                "300,592! 268,604 256,582! 228,590", w=5.2, halo=3, hatch={"n": 20, "gap": 7})
        for y, sag in ((474, 16), (508, 18), (542, 16)):
            a.line([(224, y), (326, y + sag), (428, y - 4)], 3, (0.1, 0.1))
        a.limb([(290, 362, 20), (220, 336, 16), (176, 280, 12)], fill="k", w=3.4, halo=3, shine=5)
        with a.part(".face"), a.at(336, 246, 1.9):
            animal_heads.sheep(a, Face(at=(620, 170), brow=-1, mouth=""))
            a.shape(oval(24, 24, 8, 9, n=9), w=2.4)
    a.line("176,604 200,628 262,642", 4, (0.4, 0.4))
    a.line("400,640 456,624 484,594", 4, (0.4, 0.4))
    a.line("250,690 310,704 270,716", 3.4, (0.3, 0.4))


def _ram(a: Art) -> None:
    with a.part("ram"):
        for x in (606, 664):
            a.limb([(x, 670, 13), (x, 722, 11)], fill="k", w=3.4, halo=2)
        a.limb([(636, 580, 30), (634, 520, 22)], w=4.6, cap=False, halo=3)
        with a.part(".face"), a.at(628, 488, 1.34):
            animal_heads.sheep(a, Face(at=(860, 560), brow=1, mouth="sad"))
    with a.part("barrel"):
        a.shape("560,566! 712,560! 734,626 714,700! 564,704! 542,636", w=5.2, halo=3, hatch={"n": 26, "gap": 8})
        a.lines_of("552,596 722,590", "550,672 724,666", w=8, taper=(0.02, 0.02))
        a.lines_of("600,568 594,702", "636,566 636,702", "674,566 680,700", w=2.8)


def _dog(a: Art) -> None:
    animal(a, "dog", 880, 740, 1.12, stance=ASIDE, pose="stand", upright=True, face=Face(at=(770, 200), mouth="open"),
           outfit=Outfit(_jumper, sleeve="p", trousers="p", shoe="", hand="p", cuff=True), flip=True, tail="")
    a.lines_of("786,494 770,486", "782,508 764,508", w=3)


def _jumper(a: Art, j: Joints) -> None:
    with a.part("sweater"):
        shirt("p", "s", hem=20)(a, j)
        x, y = j.stance.chest
        for k in (8, 34, 60):
            a.line([(x - 34, y + k), (x - 4, y + k + 5), (x + 28, y + k)], 8, (0.02, 0.02), "p")
