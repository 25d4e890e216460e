"""Mal di gola: a throat as long as the room, a doctor the size of a spoon, a scarf that is still being knitted."""

from __future__ import annotations

from ludoteca.games.duplik.album.scene import Count, Does, Holds, Looks, Mood, Scene, Shows, Stands, Text, asks, fact
from ludoteca.games.duplik.improv.stages import room
from ludoteca.games.duplik.ink import Art, oval
from ludoteca.games.duplik.kinds.anatomy import animal_heads
from ludoteca.games.duplik.kinds.anatomy.biped import STANCES
from ludoteca.games.duplik.kinds.anatomy.face import BORED, Face
from ludoteca.games.duplik.kinds.animals import animal
from ludoteca.games.duplik.kinds.furniture import ladder, picture_frame

SCENE = Scene(
    20,
    Text("Mal di gola", "Sore throat"),
    Text("Ne prenda un cucchiaio ogni metro.", "One spoonful for every yard."),
    facts=(
        fact("spoon", Does("mouse", "gives syrup to", "giraffe"), "Un topolino dottore dà lo sciroppo alla giraffa.",
             "A mouse of a doctor is giving the giraffe her syrup."),
        fact("ladder", Stands("mouse", "on", "ladder"), "Il topo sta in cima a una scala a pioli.",
             "The mouse stands at the top of a ladder."),
        fact("held", Holds("mouse", "spoon"), "Il topo regge un cucchiaio grande quanto lui.",
             "The mouse holds a spoon as big as himself."),
        fact("bed", Stands("giraffe", "in", "bed"), "La giraffa è a letto.", "The giraffe is in bed."),
        fact("bent", Shows("giraffe", "neck bent by the ceiling"), "Il collo della giraffa si piega contro il "
             "soffitto.",
             "The giraffe's neck bends against the ceiling."),
        fact("turns", Count("scarf.turn", 5), "La sciarpa rossa fa cinque giri intorno al collo.",
             "The red scarf goes round her neck five times."),
        fact("knits", Holds("sheep", "needle"), "In basso una pecora sta ancora lavorando la sciarpa a maglia.",
             "Below, a sheep is still knitting the scarf."),
        fact("tired", Mood("sheep", "bored"), "La pecora non ne può più: occhi mezzi chiusi.",
             "The sheep has had enough: her eyes are half shut."),
        fact("eyes", Looks("giraffe", "spoon"), "La giraffa guarda storto il cucchiaio.",
             "The giraffe is eyeing the spoon with mistrust."),
        fact("steps", Count("ladder.step", 7), "La scala ha sette pioli.", "The ladder has seven rungs."),
        fact("feet", Count("hoof", 2), "Dal fondo del letto spuntano due zoccoli.",
             "Two hooves stick out at the end of the bed."),
        fact("portrait", Shows("painting", "tall"), "Alla parete c'è un ritratto alto e stretto di giraffa.",
             "A tall and narrow portrait of a giraffe hangs on the wall."),
        fact("ball", Stands("ball", "touching", "scarf"), "Il gomitolo rosso è per terra.",
             "The red ball of wool is on the floor."),
        fact("bottle", Shows("bottle", "on the floor"), "Accanto alla pecora c'è la bottiglia dello sciroppo.",
             "The bottle of syrup stands next to the sheep."),
        fact("right", Stands("sheep", "right", "bed"), "La pecora è a destra del letto.",
             "The sheep sits to the right of the bed."),
    ),
    criteria=(
        asks("spoon", "gesture", "Il cucchiaio è davanti alla bocca della giraffa, non ancora dentro.",
             "The spoon is in front of the giraffe's mouth, not in it yet."),
        asks("knits", "relation", "La sciarpa che ha al collo è la stessa che la pecora sta lavorando.",
             "The scarf round her neck is the one the sheep is knitting."),
        asks("tired", "mood"),
        asks("bent", "absurd", "Il soffitto è troppo basso: il collo deve piegarsi.",
             "The ceiling is too low: the neck has to bend."),
        asks("turns", "number"),
        asks("steps", "number"),
        asks("feet", "thing", "Il letto è corto: due zoccoli restano fuori.",
             "The bed is short: two hooves stay outside."),
        asks("held", "absurd", "Il cucchiaio è lungo almeno quanto il dottore.",
             "The spoon is at least as long as the doctor."),
        asks("portrait", "thing"),
        asks("eyes", "mood", "La giraffa guarda il cucchiaio, non il dottore.",
             "The giraffe looks at the spoon, not at the doctor."),
    ),
)


def draw(a: Art) -> None:
    room(a, 540, "stripes")
    a.shape("-20,-20! 1020,-20! 1020,22! -20,26!", w=4, hatch=10)
    with a.at(580, 330):
        picture_frame(_ancestor, 74, 190)(a)
    _patient(a)
    _knitter(a)
    _doctor(a)


def _ancestor(a: Art) -> None:
    a.limb([(-8, 110, 20), (-4, 20, 13), (4, -50, 11)], w=3.4, cap=False)
    for x, y in ((-12, 70), (2, 40), (-6, 10), (4, -20)):
        a.flat([(x - 7, y - 4, 1), (x + 5, y - 8, 1), (x + 7, y + 4, 1), (x - 5, y + 7, 1)])
    with a.at(4, -58, 0.5):
        animal_heads.giraffe(a, Face(look=(0.6, 0), lid=0.3, mouth="flat"))


def _patient(a: Art) -> None:
    with a.part("bed"):
        a.shadow(260, 716, 250, 12)
        a.shape("40,712! 36,470 60,430 96,430 118,470 118,712!", w=5, fill="k", shine=11)
        a.shape("100,600! 470,594! 474,668! 100,672!", w=4.6, hatch=20)
        a.shape("112,560 120,500 190,476 252,500 262,556 190,578", w=4.6, hatch={"n": 22, "gap": 7})
    with a.part("giraffe"):
        neck = [(210, 590, 58), (214, 500, 44), (220, 400, 31), (224, 280, 27), (236, 140, 26), (292, 54, 25),
                (372, 66, 25)]
        a.limb(neck, w=5, cap=False, hatch={"n": 18, "gap": 7}, root=50)
        for x, y, r in ((206, 470, 13), (236, 452, 12), (214, 342, 11), (222, 236, 11), (228, 160, 10),
                        (256, 84, 10), (322, 56, 10)):
            a.flat([(x - r, y - r * 0.5, 1), (x, y - r, 1), (x + r, y - r * 0.3, 1), (x + r * 0.7, y + r * 0.8, 1),
                    (x - r * 0.7, y + r * 0.7, 1)])
        with a.part(".face"), a.at(420, 90, 1.16, turn=16):
            animal_heads.giraffe(a, Face(at=(560, 186), brow=-1, mouth="open"))
    with a.part("scarf"):
        for i, (x, y, w) in enumerate(((219, 412, 46), (221, 376, 44), (223, 306, 42), (225, 270, 42), (228, 206, 41))):
            with a.part(f".turn#{i + 1}"):
                a.shape([(x - w, y - 8), (x, y - 18), (x + w, y - 14), (x + w + 3, y + 12), (x, y + 12),
                         (x - w, y + 18)],
                        w=3.8, spot="s", halo=2)
                for k in (-24, -6, 12, 28):
                    a.line([(x + k, y - 11), (x + k + 3, y + 8)], 2, (0.2, 0.2))
        a.shape("252,404 330,440 430,470 540,500 640,540 716,596! 704,618! 620,566 520,526 410,496 310,466 246,432",
                w=4,
                spot="s", halo=2.5)
        for x, y in ((300, 436), (360, 458), (420, 480), (480, 496), (540, 512), (600, 536), (650, 562)):
            a.line([(x, y), (x - 8, y + 24)], 2.2, (0.2, 0.2))
    with a.part("bed"):
        a.shape("130,590 220,566 330,574 430,566 486,590 496,690! 400,706 300,694 200,708 118,694!", w=5, halo=2,
                hatch={"n": 30, "gap": 7})
        a.shape("126,584 230,556 340,566 430,558 484,582 486,606 420,592 330,600 230,590 128,616", w=4)
        for x, y in ((180, 640), (250, 660), (330, 636), (400, 664), (440, 630), (290, 690)):
            a.dot(x, y, 5)
    for i, y in enumerate((622, 664)):
        with a.part(f"hoof#{i + 1}"):
            a.limb([(508, y, 17), (556, y + 4, 14)], w=4.2, halo=2, root=4)
            a.black([(548, y - 15, 1), (584, y - 11, 1), (588, y + 21, 1), (548, y + 21, 1)], halo=1.5)
    with a.part("bed"):
        a.shape("486,712! 484,560 496,540 510,560 514,712!", w=4.6, hatch=10)


def _knitter(a: Art) -> None:
    a.shadow(820, 718, 130, 10)
    a.shape("760,716! 764,640! 880,636! 886,716!", w=4.4, hatch=14)
    st = STANCES["sit"]._replace(near_arm=((36, -120), (74, -130)), far_arm=((52, -126), (84, -140)))
    animal(a, "sheep", 826, 720, 0.86, upright=True, stance=st, pose="sit", flip=True, grounded=False,
           face=BORED._replace(look=(0.4, 0.6)))
    with a.part("needle"):
        a.line("700,560 776,616", 6, (0.02, 0.3))
        a.line("790,560 716,616", 6, (0.02, 0.3))
        a.dot(698, 558, 6, "s")
        a.dot(792, 558, 6, "s")
    a.line("744,604 690,650 656,690", 2.6, (0.02, 0.02))
    with a.part("ball"):
        a.shape(oval(640, 700, 28, 26), w=4, spot="s", hatch=10)
        a.lines_of("618,692 640,682 660,690", "620,706 642,696 664,706", "632,722 640,702 652,684", w=2.4)
    with a.part("scarf"):
        a.line("664,696 700,662 742,606", 4, (0.03, 0.03), "s")


def _doctor(a: Art) -> None:
    with a.at(742, 548, 0.9, turn=-3):
        ladder(7, 330)(a)
    with a.at(930, 716), a.part("bottle"):
        a.shape("-20,0! -22,-56 -10,-70 -9,-88! 9,-88! 10,-70 22,-56 20,0!", w=4, spot="t", hatch=8)
        a.shape("-12,-88! 12,-88! 12,-102! -12,-102!", fill="k", w=2.4)
        a.shape("-16,-46! 16,-46! 15,-16! -15,-16!", w=2.6)
    st = STANCES["point"]._replace(near_arm=((40, -150), (66, -166)), far_arm=((50, -170), (84, -176)))
    animal(a, "mouse", 746, 262, 0.56, upright=True, stance=st, pose="point", flip=True, grounded=False,
           face=Face(at=(470, 150), mouth="grin"), slots={"hand": _spoon, "head": _mirror})


def _spoon(a: Art) -> None:
    with a.part("spoon"), a.at(4, 0, 1.7, turn=-6):
        a.line("-60,10 100,-6", 6.4, (0.02, 0.02))
        a.shape("96,-14 124,-24 146,-12 146,6 122,14 98,4", w=3.4, halo=2)
        a.flat("104,-8 124,-14 140,-6 138,2 120,6 106,0", "s")


def _mirror(a: Art) -> None:
    a.line("-40,16 0,4 40,16", 4, (0.05, 0.05))
    a.shape(oval(8, -2, 16, 16), w=3.4, halo=1.5)
    a.dot(8, -2, 4)
