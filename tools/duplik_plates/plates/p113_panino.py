"""La principessa sul panino: she cannot sleep; under all the layers there is an olive."""

from __future__ import annotations

from ludoteca.games.duplik.album.scene import Count, Does, Holds, Looks, Mood, Scene, Shows, Stands, Text, asks, fact
from ludoteca.games.duplik.improv.stages import boards, room
from ludoteca.games.duplik.ink import Art, oval
from ludoteca.games.duplik.kinds.anatomy.biped import STANCES
from ludoteca.games.duplik.kinds.anatomy.face import Face
from ludoteca.games.duplik.kinds.anatomy.hats import crown
from ludoteca.games.duplik.kinds.animals import animal
from ludoteca.games.duplik.kinds.furniture import ladder
from ludoteca.games.duplik.kinds.people import person
from tools.duplik_plates.stages import window

SCENE = Scene(
    113,
    Text("La principessa sul panino", "The princess and the sandwich"),
    Text("«C'è un'oliva. La sento.»", "\"There's an olive. I can feel it.\""),
    facts=(
        fact("lies", Stands("woman", "on", "sandwich"), "Una principessa è sdraiata su un panino altissimo.",
             "A princess lies on a towering sandwich."),
        fact("bites", Does("mouse", "bites", "layer#6", touching=True),
             "Un topo le mangia il letto: morde il formaggio.",
             "A mouse is eating her bed: it bites the cheese."),
        fact("olive", Stands("olive", "in", "sandwich"), "In fondo al panino c'è un'oliva.",
             "At the bottom of the sandwich there is an olive."),
        fact("awake", Mood("woman", "awake"), "La principessa ha gli occhi spalancati.", "The princess is wide awake."),
        fact("crown", Holds("woman", "crown", worn=True), "La principessa dorme con la corona.",
             "The princess wears her crown in bed."),
        fact("layers", Count("layer", 6), "Tra le due fette ci sono sei strati.",
             "There are six layers between the two slices."),
        fact("ladder", Stands("ladder", "touching", "sandwich"), "Al panino è appoggiata una scala.",
             "A ladder leans against the sandwich."),
        fact("dog", Looks("dog", "sandwich"), "Un cane guarda il panino.", "A dog eyes the sandwich."),
        fact("napkin", Holds("dog", "napkin", worn=True), "Il cane ha il tovagliolo al collo.",
             "The dog has a napkin round its neck."),
        fact("drool", Count("drop", 3), "Al cane cadono tre gocce di bava.", "Three drops fall from the dog's mouth."),
        fact("back", Shows("woman", "hand on her back"), "La principessa si tocca la schiena.",
             "The princess is holding her back."),
        fact("happy", Mood("mouse", "glad"), "Il topo è contento.", "The mouse is happy."),
        fact("night", Stands("window", "right", "sandwich"), "Dalla finestra a destra si vede che è notte.",
             "The window on the right shows that it is night."),
    ),
    criteria=(
        asks("awake", "mood", "La principessa non chiude occhio.", "The princess cannot sleep a wink."),
        asks("olive", "relation", "L'oliva è in fondo a tutto, sotto gli strati.",
             "The olive is right at the bottom, under the layers."),
        asks("bites", "gesture", "Il topo ha cominciato dal formaggio.", "The mouse has started on the cheese."),
        asks("dog", "relation", "Il cane ha messo gli occhi sul letto.", "The dog has its eye on the bed."),
        asks("happy", "mood", "Il topo è l'unico contento.", "The mouse is the only one who is happy."),
        asks("layers", "number"),
        asks("drool", "number"),
        asks("napkin", "thing"),
        asks("crown", "thing"),
        asks("ladder", "thing", "Per andare a letto ci vuole la scala.", "It takes a ladder to go to bed."),
    ),
)

TOSSING = STANCES["lie"]._replace(head=(-122, -66), near_arm=((-30, -8), (8, -20)))


def draw(a: Art) -> None:
    room(a, 540, "stripes")
    boards(a, 540)
    with a.at(862, 180):
        window(True, 150, 170)(a)
    a.shadow(400, 704, 320, 16)
    with a.at(706, 700, 1.0, turn=9):
        ladder(7, 440)(a)
    _bed(a)
    person(a, "woman", 400, 262, 1.36, stance=TOSSING, pose="lie", face=Face(look=(0.3, 0.7), brow=-1, mouth="sad"),
           slots={"head": crown}, grounded=False)
    _blanket(a)
    animal(a, "mouse", 660, 520, 0.5, pose="lean", upright=True, flip=True, face=Face(look=(0.6, 0), mouth="grin"),
           grounded=False)
    _dog(a)


def _bed(a: Art) -> None:
    with a.part("sandwich"):
        a.shape("90,640 84,600! 720,592! 722,640 690,690 560,704 240,706 120,690", w=5.4, hatch={"n": 30, "gap": 8})
    with a.part("layer#1"):
        a.shape("70,600 120,560 190,592 260,556 340,590 420,556 500,588 590,552 660,584 740,566 730,606 400,618 90,616",
                w=4.6,
                halo=2, hatch=10)
    with a.part("olive"):
        a.black(oval(420, 598, 30, 24), w=3, halo=4, shine=7)
        a.shape(oval(434, 594, 9, 8, n=8), w=2.4, spot="s")
    with a.part("layer#2"):
        a.black("96,520! 716,512! 722,556 400,566 92,562", w=3, halo=2, shine=12)
    with a.part("layer#6"):
        a.shape("70,470! 640,462 650,490 630,516 680,520! 700,528! 400,532! 60,528!", w=4.8, halo=2, spot="t", shift=(0,
                                                                                                                      0))
        for x, y, r in ((180, 498, 19), (320, 502, 22), (470, 494, 18), (570, 506, 13)):
            a.shape(oval(x, y, r, r * 0.8, n=9), w=3)
    with a.part("layer#3"):
        a.shape("80,430! 712,420! 716,464 400,474 78,472", w=4.6, halo=2, spot="", hatch={"n": 14, "gap": 7})
    with a.part("layer#4"):
        a.shape("84,400! 700,390! 706,420 400,432 82,430", w=4.4, halo=2, spot="s")
    with a.part("layer#5"):
        a.shape("60,384 110,350 180,378 250,346 330,374 410,344 500,372 580,340 660,366 730,346 720,386 400,400 80,398",
                w=4.4,
                halo=2, hatch=10)
    with a.part("sandwich"):
        a.shape("84,362 80,300 130,260 300,244 520,244 680,258 726,300 722,356 560,366 240,370", w=5.4, halo=2,
                hatch={"n": 28, "gap": 8})
        for x, y in ((150, 300), (640, 296), (580, 330), (220, 336), (690, 320)):
            a.line([(x, y), (x + 10, y + 4)], 4)


def _blanket(a: Art) -> None:
    with a.part("pillow"):
        a.shape("130,262 136,224 180,214 214,236 206,266", w=4.4, halo=2, hatch=10)
    a.lines_of("180,90 170,70", "210,76 206,52", "240,82 246,60", w=4)


def _dog(a: Art) -> None:
    animal(a, "dog", 918, 726, 1.36, pose="sit", flip=True, face=Face(at=(560, 480), mouth="open"))
    with a.part("napkin"), a.at(848, 548, 1.2, turn=-8):
        a.shape("-34,-16 0,4 34,-18 38,20 0,54! -36,20", w=4.2, spot="s", halo=2)
    for i, (x, y) in enumerate(((780, 530), (768, 574), (784, 616))):
        with a.part(f"drop#{i + 1}"):
            a.shape([(x, y - 15, 1), (x + 9, y + 3), (x, y + 12), (x - 9, y + 3)], w=3, halo=2)
