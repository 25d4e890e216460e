"""Pronto?: the hen talks into the snake, which had only come to lie by the telephone."""

from __future__ import annotations

from ludoteca.games.duplik.album.scene import Count, Does, Looks, Mood, Scene, Shows, Stands, Text, asks, fact
from ludoteca.games.duplik.figures.animals import animal
from ludoteca.games.duplik.figures.birds import fowl
from ludoteca.games.duplik.figures.kit import Face, eyes
from ludoteca.games.duplik.figures.stages import boards, room, shout
from ludoteca.games.duplik.ink import Art, oval

SCENE = Scene(
    70,
    Text("Pronto?", "Hello?"),
    Text("«Si sente un fruscio sulla linea.»", "\"There's a hiss on the line.\""),
    facts=(
        fact("talks", Does("hen", "talks into", "snake", touching=True),
             "Una gallina telefona parlando dentro un serpente.",
             "A hen is on the phone, talking into a snake."),
        fact("cord", Stands("snake", "touching", "telephone"), "Il serpente è arrotolato al telefono come un filo.",
             "The snake is coiled from the telephone like a cord."),
        fact("shouts", Shows("hen", "shouting"), "La gallina strilla.", "The hen is shouting."),
        fact("patient", Mood("snake", "bored"), "Il serpente ha gli occhi a mezz'asta.",
             "The snake's eyes are at half-mast."),
        fact("receiver", Stands("receiver", "touching", "rug"), "La cornetta vera è per terra.",
             "The real receiver is on the floor."),
        fact("mouse", Stands("mouse", "touching", "receiver"), "Un topo risponde alla cornetta vera.",
             "A mouse is answering the real receiver."),
        fact("glad", Mood("mouse", "glad"), "Il topo se la ride.", "The mouse is having a laugh."),
        fact("table", Stands("telephone", "on", "table"), "Il telefono è su un tavolino.",
             "The telephone is on a small table."),
        fact("list", Shows("page", "an egg"), "Sull'agenda aperta è disegnato un uovo.",
             "An egg is drawn in the open notebook."),
        fact("pages", Count("directory", 3), "La gallina è salita su tre elenchi del telefono.",
             "The hen stands on three phone books."),
        fact("on", Stands("hen", "on", "directory#1"), "La gallina sta in piedi sugli elenchi.",
             "The hen is standing on the phone books."),
        fact("gaze", Looks("snake", "hen"), "Il serpente guarda la gallina.", "The snake is looking at the hen."),
        fact("rings", Count("ring", 4), "Il serpente ha quattro anelli rossi.", "The snake has four red rings."),
        fact("coils", Shows("snake", "coils"), "Il serpente fa i ricci come il filo del telefono.",
             "The snake curls like a telephone cord."),
    ),
    criteria=(
        asks("talks", "absurd", "La gallina parla al serpente come se fosse la cornetta.",
             "The hen talks to the snake as if it were the receiver."),
        asks("patient", "mood", "Il serpente ha pazienza, ma poca: occhi a mezz'asta.",
             "The snake is patient, just about: its eyes are at half-mast."),
        asks("mouse", "relation", "Alla cornetta vera c'è il topo.", "The mouse is on the real receiver."),
        asks("shouts", "gesture", "La gallina strilla a becco aperto.", "The hen is shouting, beak wide open."),
        asks("gaze", "gesture", "Il serpente la guarda in faccia.", "The snake looks her in the face."),
        asks("pages", "number"),
        asks("rings", "number"),
        asks("list", "thing"),
        asks("coils", "relation", "Il serpente è tutto riccioli, come un filo.",
             "The snake is all curls, like a cord."),
        asks("glad", "mood", "Il topo si diverte.", "The mouse is enjoying itself."),
    ),
)


def draw(a: Art) -> None:
    room(a, 560, "stripes")
    boards(a, 560)
    with a.part("rug"):
        a.shape("360,740 300,690 380,650 560,640 760,650 850,690 800,742 560,760", w=4.4)
        a.line("372,736 328,694 396,664 560,654 752,664 820,694 786,734", 10, (0.03, 0.03), "s")
    _table(a)
    _books(a)
    hen = fowl(a, "hen", 262, 590, 2.0, pose="shout", face=Face(at=(560, 300), brow=-0.5, mouth="shout"))
    _snake(a)
    with a.part("hen"):
        a.limb([(330, 500, 34), (404, 470, 27), (452, 404, 20)], w=5, halo=2.5, hatch=12)
        a.shape("436,404 448,372 466,360 470,376! 488,364 494,380! 508,378 500,404 470,420", w=4.4, halo=2)
    shout(a, hen["mouth"][0] + 6, hen["mouth"][1] - 8, 4, 26, -40)
    _mouse(a)


def _table(a: Art) -> None:
    with a.part("table"):
        a.shadow(800, 700, 170, 10)
        a.lines_of("690,520 676,704", "930,514 948,702", w=12, taper=(0.02, 0.02))
        a.shape("640,512! 650,484! 990,476! 1000,506!", w=5, halo=2, hatch=10)
        a.shape("690,520! 940,514! 938,570! 692,578!", w=4.4, hatch=14)
        a.black(oval(816, 546, 14, 10, n=8), w=2)
    with a.part("telephone"), a.at(846, 486, 1.7):
        a.black("-66,0! -54,-50 -28,-70 28,-70 54,-52 68,0!", shine=9)
        a.shape(oval(0, -30, 30, 27), w=3.4)
        for i, (x,
                y) in enumerate(((0, -50), (14, -43), (20, -30), (14, -16), (0, -11), (-14, -16), (-20, -30),
                                 (-14, -43))):
            a.dot(x, y, 3.6, "s" if i == 2 else "k")
        a.lines_of("-34,-70 -38,-92 -22,-92", "34,-70 38,-92 22,-92", w=7, taper=(0.03, 0.03))
    with a.part("page"):
        a.shape("664,478! 700,452! 770,450! 744,480!", w=3.6, halo=2)
        a.shape(oval(716, 466, 13, 8, turn=-10), w=2.4, spot="s")


def _books(a: Art) -> None:
    for i, (x, y, wide) in enumerate(((226, 592, 116), (214, 638, 136), (230, 684, 150))):
        with a.part(f"directory#{i + 1}"):
            a.shape([(x - wide, y, 1), (x + wide, y - 6, 1), (x + wide + 4, y + 40, 1), (x - wide + 3, y + 46, 1)],
                    w=4.6,
                    halo=2, fill="k" if i == 1 else "p", hatch=0 if i == 1 else 10)
            a.shape([(x + wide - 40, y + 6, 1), (x + wide, y + 4, 1), (x + wide + 2, y + 33, 1),
                     (x + wide - 38, y + 36, 1)],
                    w=2.6)


def _snake(a: Art) -> None:
    with a.part("snake"):
        path = [(770, 452, 9), (726, 420, 14), (700, 360, 17), (730, 316, 18), (764, 350, 18), (736, 410, 19),
                (668, 430, 20), (610, 396, 20), (604, 336, 20), (646, 312, 20), (670, 352, 20), (640, 412, 21),
                (570, 440, 22), (506, 420, 23), (476, 366, 24), (470, 312, 26)]
        a.limb(path[:8], w=4.6, hatch=10)
        a.limb(path[6:], w=4.6, hatch=10, halo=2.5, cap=False, root=2)
        for i, (x, y, turn) in enumerate(((700, 356, 90), (752, 380, 110), (606, 350, 96), (660, 384, 110))):
            with a.part(f"ring#{i + 1}"), a.at(x, y, turn=turn):
                a.shape("-7,-19! 7,-19 9,0 7,19! -7,19! -5,0", w=2.8, spot="s")
        a.shape("440,330 424,276 440,220 486,196 534,208 560,246 552,296 520,328 480,342", w=5, hatch=14, halo=3)
        eyes(a, Face(at=(340, 340), lid=0.45, brow=0.3), (474, 246, 19), (512, 244, 20), w=3.4)
        a.shape("438,286 452,268 462,292 452,310", fill="k", w=3)
        a.line("448,300 414,312 398,302", 4, (0.05, 0.1), "s")
        a.line("414,312 402,326", 4, (0.05, 0.2), "s")


def _mouse(a: Art) -> None:
    with a.part("receiver"), a.at(580, 700, 1.0, turn=-8):
        a.black("-120,16 -126,-26 -96,-40 -60,-30 -50,-6 50,-8 62,-32 98,-40 126,-26 120,16 80,20 60,8 -60,10 -80,22",
                w=3,
                halo=3, shine=9)
    a.line("690,690 760,720 800,660 850,650 880,560", 4, (0.03, 0.03))
    animal(a, "mouse", 664, 728, 0.72, pose="sit", upright=True, flip=True, grounded=False,
           face=Face(at=(520, 690), mouth="grin"))
