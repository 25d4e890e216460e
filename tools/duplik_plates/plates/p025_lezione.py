"""Lezione notturna: the owl explains the mouse, cut by cut; one of the pupils follows with special interest."""

from __future__ import annotations

from ludoteca.games.duplik.album.scene import (
    Count,
    Does,
    Holds,
    Looks,
    Mood,
    Scene,
    Shows,
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
from ludoteca.games.duplik.kinds.birds import owl, penguin
from ludoteca.games.duplik.kinds.things import candle

SCENE = Scene(
    25,
    Text("Lezione notturna", "Night school"),
    Text("Oggi: scienze dell'alimentazione.", "Tonight: food science."),
    facts=(
        fact("points", Does("owl", "points at", "board", touching=False),
             "Una civetta maestra indica un topo disegnato alla lavagna.",
             "An owl teacher is pointing at a mouse drawn on the board."),
        fact("stick", Holds("owl", "pointer"), "La civetta tiene una bacchetta.", "The owl holds a pointer."),
        fact("cuts", Count("cut", 3), "Il topo alla lavagna è diviso da tre tagli tratteggiati.",
             "Three dotted cuts divide the mouse on the board."),
        fact("mouse", Stands("mouse", "on", "desk#1"), "Al primo banco siede un topo vero.",
             "A real mouse is sitting at the first desk."),
        fact("scared", Mood("mouse", "scared"), "Il topo ha paura.", "The mouse is afraid."),
        fact("stare", Looks("owl", "mouse"), "La civetta guarda proprio il topo.",
             "The owl is looking straight at the mouse."),
        fact("asleep", Mood("penguin", "asleep"), "Un pinguino dorme sul banco.", "A penguin is asleep on its desk."),
        fact("candle", Stands("candle", "on", "desk#1"), "Sul banco del topo c'è una candela.",
             "There is a candle on the mouse's desk."),
        fact("cap", Holds("owl", "mortarboard", worn=True), "La civetta ha il cappello da professoressa.",
             "The owl wears a scholar's cap."),
        fact("books", Count("book", 3), "La civetta sta su tre libri.", "The owl stands on three books."),
        fact("knife", Shows("apple", "fork stuck in it"), "Sulla cattedra c'è una forchetta piantata in una mela.",
             "On the teacher's desk a fork is stuck in an apple."),
        fact("cat", Looks("cat", "mouse"), "Fuori dalla finestra un gatto segue la lezione.",
             "Outside the window a cat is following the lesson."),
        fact("window", Stands("cat", "in", "window"), "Si vede il gatto nel riquadro della finestra.",
             "The cat is seen in the window."),
        fact("hand", Shows("mouse", "tail knotted"), "Il topo ha fatto un nodo alla coda.",
             "The mouse has tied a knot in its tail."),
    ),
    criteria=(
        asks("scared", "mood", "C'è un alunno che preferirebbe essere altrove.",
             "One pupil would rather be elsewhere."),
        asks("stare", "gesture", "La civetta spiega, ma intanto guarda il topo del primo banco.",
             "The owl explains, but looks at the mouse in the first row meanwhile."),
        asks("cuts", "number"),
        asks("cat", "relation", "Il gatto prende appunti da fuori: guarda il topo.",
             "The cat is learning from outside: it looks at the mouse."),
        asks("asleep", "mood", "Il pinguino si perde il meglio: dorme.",
             "The penguin is missing the best part: it is asleep."),
        asks("knife", "thing"),
        asks("books", "number"),
        asks("candle", "relation"),
        asks("cap", "thing"),
        asks("hand", "absurd"),
    ),
)

SHRINKING = STANCES["sit"]._replace(near_arm=((18, -116), (34, -160)), far_arm=((42, -124), (50, -164)), head=(4, -210))


def draw(a: Art) -> None:
    a.line("-10,470 300,464 1010,470", 3, (0.02, 0.02))
    boards(a, 470)
    _board(a)
    _window(a)
    _desk(a)
    with a.at(236, 438, 1.4):
        owl(a, 0, 0, 1, pose="point", face=Face(at=(640, 560), lid=0.18, brow=0.5, mouth="calm"),
            slots={"hand": _pointer, "head": _mortar})
    _sleeper(a)
    _first(a)


def _board(a: Art) -> None:
    with a.part("board"):
        a.black("366,50! 686,44! 690,300! 370,306!", w=5, shine=8)
        a.lines_of("358,40 698,34", "358,316 700,310", "358,40 360,316", "698,34 700,310", w=6, taper=(0.01, 0.01))
        with a.at(524, 184, 1.04):
            body = "-110,20 -96,-30 -40,-58 20,-54 66,-30 110,-14 124,-2 108,14 60,30 -20,44 -80,42"
            a.shape(body, w=3.4, fill="k", ink="p")
            a.shape(oval(38, -62, 22, 22), w=3, fill="k", ink="p")
            a.line("-108,20 -140,10 -150,-30 -130,-46", 3, (0.05, 0.3), "p")
            a.dot(92, -10, 4, "p")
            a.lines_of("-60,44 -64,62", "-10,44 -12,62", "40,36 40,56", w=3, ink="p")
            for i, (x1, y1, x2, y2) in enumerate(((-64, -54, -66, 48), (-8, -62, -10, 50), (50, -46, 46, 40))):
                with a.part(f"cut#{i + 1}"):
                    for k in range(5):
                        t = k / 5 + 0.02
                        a.line([(x1 + (x2 - x1) * t, y1 + (y2 - y1) * t),
                                (x1 + (x2 - x1) * (t + 0.11), y1 + (y2 - y1) * (t + 0.11))], 6.4, (0.05, 0.05), "s")
            a.lines_of("-92,82 -86,76 -86,100", "-44,80 -34,76 -30,84 -44,100 -28,100",
                       "10,77 26,77 16,87 26,92 20,100 8,98", "84,76 72,92 92,92",
             "86,84 86,102", w=3, ink="p", taper=(0.05, 0.1))


def _window(a: Art) -> None:
    with a.part("window"):
        a.shape("766,60! 962,54! 966,300! 768,306!", w=4.6, hatch=8)
        a.black("782,76! 948,70! 951,288! 784,292!", w=3)
    with a.clip("782,76! 948,70! 951,288! 784,292!"):
        a.flat("806,92 836,108 806,134 820,112", "p")
        for x, y in ((850, 96), (930, 110), (800, 190), (936, 200)):
            a.dot(x, y, 2.6, "p")
        animal(a, "cat", 872, 440, 1.0, pose="stand", upright=True, flip=True, grounded=False,
               face=Face(at=(650, 560), lid=0.1, mouth="grin"))
    with a.part("window"):
        a.shape("782,76! 948,70! 951,288! 784,292!", w=3.4, fill="")
        a.shape("752,304! 978,298! 982,318! 752,324!", w=4.2)


def _desk(a: Art) -> None:
    with a.part("podium"):
        a.shape("40,520! 430,512! 438,700! 44,710!", w=5, hatch={"n": 30, "gap": 7})
        a.shape("26,500! 446,490! 450,516! 26,528!", w=4.6)
        a.lines_of("80,556 220,552! 222,640! 82,644! 80,556", "256,551 400,548! 402,636! 258,640! 256,551", w=2.6)
    for i, (x, y, wide, turn) in enumerate(((236, 500, 92, 0), (242, 478, 78, 2), (232, 458, 84, -3))):
        with a.part(f"book#{i + 1}"), a.at(x, y, turn=turn):
            a.shape([(-wide, 0, 1), (-wide, -20, 1), (wide, -21, 1), (wide, 0, 1)], w=4, spot="s" if i == 1 else "",
                    fill="k" if i == 2 else "p")
            a.lines_of([(wide - 12, -18), (wide - 12, -2)], w=2.4, ink="p" if i == 2 else "k")
    with a.part("apple"), a.at(96, 502, 0.9):
        a.shape("0,-60 -26,-68 -44,-46 -40,-16 -18,2 0,-4 18,2 40,-16 44,-46 26,-68", w=4.4, spot="s", hatch=12)
        a.line("4,-50 30,-150", 7, (0.02, 0.02))
        a.line("18,-174 22,-150 32,-146 42,-152 46,-170", 5, (0.05, 0.05))
        a.line("32,-148 34,-174", 5, (0.02, 0.05))


def _pointer(a: Art) -> None:
    with a.part("pointer"):
        a.limb([(-10, 16, 4), (74, -66, 2.6)], w=2.6, capped_root=True, halo=2)


def _mortar(a: Art) -> None:
    with a.part("mortarboard"):
        a.black("-34,8 -30,-16 0,-24 30,-16 34,6 0,0", w=3, halo=2)
        a.shape("-60,-20! 0,-42! 62,-22! 2,-2!", w=3.6, spot="s", halo=2)
        a.line("2,-20 46,-14 50,14", 2.6, (0.05, 0.1))


def _sleeper(a: Art) -> None:
    penguin(a, 880, 600, 1.1, pose="lean", flip=True, face=Face(lid=0.92))
    with a.part("desk#2"):
        a.shape("700,512! 900,504! 912,528! 700,538!", w=4.6, halo=2)
        a.lines_of("722,536 716,640", "880,530 886,634", w=8, taper=(0.02, 0.02))
    a.lines_of("930,380 950,380! 930,404! 954,404", "962,336 988,336! 962,366! 992,366", w=4, taper=(0.05, 0.05))


def _first(a: Art) -> None:
    with a.part("mouse"):
        a.line("760,690 820,700 838,664 812,650 806,684 850,690 880,650", 6, (0.02, 0.4))
    animal(a, "mouse", 690, 740, 1.24, stance=SHRINKING, pose="sit", upright=True, flip=True, grounded=False, tail="",
           face=Face(at=(250, 330), brow=-1, mouth="open"))
    with a.part("desk#1"):
        a.shape("460,612! 680,604! 694,632! 458,642!", w=5, halo=2)
        a.lines_of("486,640 478,760", "660,634 668,760", w=10, taper=(0.02, 0.02))
    with a.at(500, 616, 1.0):
        candle(a)
    a.shape("560,604! 620,600! 628,616! 562,620!", w=3, halo=1.5)
