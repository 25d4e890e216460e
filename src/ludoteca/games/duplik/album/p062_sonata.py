"""Sonata per tre gatti: three cats hunt a mouse over the keys; in the stalls it passes for music."""

from __future__ import annotations

from ludoteca.games.duplik.album.scene import Count, Does, Holds, Mood, Scene, Shows, Stands, Text, asks, fact
from ludoteca.games.duplik.figures.animals import animal
from ludoteca.games.duplik.figures.biped import STANCES
from ludoteca.games.duplik.figures.hats import bow_tie, top_hat
from ludoteca.games.duplik.figures.kit import Face
from ludoteca.games.duplik.figures.stages import boards
from ludoteca.games.duplik.ink import Art, oval

SCENE = Scene(
    62,
    Text("Sonata per tre gatti", "Sonata for three cats"),
    Text("Presto, con molto appetito.", "Presto, con molto appetito."),
    facts=(
        fact("hunts", Does("cat#1", "hunts", "mouse"), "Tre gatti danno la caccia a un topo sul pianoforte.",
             "Three cats are hunting a mouse on a piano."),
        fact("keys", Stands("mouse", "on", "keyboard"), "Il topo corre sui tasti.", "The mouse runs along the keys."),
        fact("cats", Count("cat", 3), "I gatti sono tre.", "There are three cats."),
        fact("paws", Stands("cat#1", "touching", "keyboard"), "Il gatto di sinistra ha le zampe sui tasti.",
             "The cat on the left has its paws on the keys."),
        fact("top", Stands("cat#2", "on", "piano"), "Il gatto nero sta sdraiato in cima al pianoforte.",
             "The black cat lies on top of the piano."),
        fact("hat", Holds("mouse", "top hat", worn=True), "Il topo è in cilindro.", "The mouse wears a top hat."),
        fact("dog", Mood("dog", "asleep"), "In platea un cane ascolta rapito, a occhi chiusi.",
             "In the stalls a dog listens enraptured, its eyes shut."),
        fact("tear", Stands("tear", "touching", "dog"), "Al cane scende una lacrima.",
             "A tear rolls down the dog's face."),
        fact("rose", Holds("dog", "rose"), "Il cane ha in mano una rosa.", "The dog holds a rose."),
        fact("notes", Count("note", 5), "Dal pianoforte escono cinque note.", "Five notes come out of the piano."),
        fact("roses", Count("flower", 3), "Sul palco sono già cadute tre rose.",
             "Three roses already lie on the stage."),
        fact("scared", Mood("mouse", "scared"), "Il topo ha paura.", "The mouse is afraid."),
        fact("candle", Shows("candlestick", "knocked over"), "Un candeliere si rovescia.",
             "A candlestick is toppling."),
        fact("score", Shows("score", "a cheese"), "Sullo spartito è disegnato un formaggio.",
             "A cheese is drawn on the sheet music."),
    ),
    criteria=(
        asks("paws", "relation", "Un gatto ha le zampe sui tasti: la musica la fa lui.",
             "One cat has its paws on the keys: that is where the music comes from."),
        asks("dog", "mood", "Il pubblico è commosso: il cane ha gli occhi chiusi.",
             "The audience is moved: the dog has its eyes shut."),
        asks("rose", "gesture", "Il cane ha portato una rosa e la tiene alta.",
             "The dog has brought a rose and holds it up."),
        asks("scared", "mood", "Al topo la sonata non piace: ha paura.",
             "The mouse does not enjoy the sonata: it is afraid."),
        asks("hat", "thing"),
        asks("top", "relation", "Il gatto nero sta di vedetta sul pianoforte.",
             "The black cat is the lookout on the piano."),
        asks("notes", "number"),
        asks("roses", "number"),
        asks("candle", "thing", "Il candeliere sta cadendo.", "The candlestick is falling."),
        asks("score", "absurd", "Lo spartito è un pezzo di formaggio.", "The sheet music is a piece of cheese."),
    ),
)

POUNCE = STANCES["lean"]._replace(hip=(-40, -96), chest=(34, -150), head=(84, -190), tilt=8,
                                  near_arm=((92, -142), (150, -150)), far_arm=((96, -164), (158, -176)),
                                  near_leg=((-20, -50), (-56, -6)), far_leg=((4, -54), (-10, -6)))

LEAP = POUNCE._replace(near_leg=((-84, -70), (-140, -46)), far_leg=((-70, -96), (-126, -88)), toe=(50, 50))
MOVED = STANCES["hail"]._replace(near_arm=((-6, -160), (30, -200)), far_arm=((40, -190), (66, -250)), tilt=-10)


def draw(a: Art) -> None:
    a.line("-10,590 500,582 1010,590", 3.4, (0.02, 0.02))
    boards(a, 590)
    _piano(a)
    _mouse(a)
    _cats(a)
    _stalls(a)


def _piano(a: Art) -> None:
    with a.part("piano"):
        a.shadow(520, 640, 300, 12)
        a.lines_of("270,480 266,640", "770,474 778,638", w=14, taper=(0.02, 0.02))
        a.black("236,420! 236,196! 812,186! 816,418!", w=4, shine=14)
        a.shape("222,198! 224,172! 826,162! 828,188!", w=4.6, halo=2, hatch=8)
        a.shape("300,640! 296,500! 752,494! 750,636!", w=4.4, hatch={"n": 34, "gap": 7})
        a.lines_of("470,620 474,606 500,604", "560,618 562,604 536,604", w=5)
    with a.part("score"), a.at(-158, 4):
        a.shape("480,210! 640,206! 646,330! 484,334!", w=4, halo=3)
        a.lines_of("496,232 628,229", "496,312 630,309", w=2)
        a.shape("510,292! 606,248! 612,290!", w=3.4, spot="s")
        a.shape(oval(566, 282, 7, 5, n=8), w=2.4)
        a.shape(oval(592, 270, 6, 5, n=8), w=2.4)
    with a.part("keyboard"):
        a.shape("196,424! 838,414! 852,446! 852,480! 196,492! 184,456!", w=4.8, halo=2)
        a.line("186,458 852,448", 3, (0.02, 0.02))
        a.shape("198,416! 838,406! 838,418! 198,428!", w=3, spot="s")
        for i in range(1, 19):
            x = 192 + i * 35
            a.line([(x, 425 - i * 0.5), (x, 457 - i * 0.5)], 2.4, (0.02, 0.02))
            if i % 7 not in (0, 3):
                a.flat([(x - 8, 424 - i * 0.5, 1), (x + 8, 424 - i * 0.5, 1), (x + 8, 443 - i * 0.5, 1),
                        (x - 8, 443 - i * 0.5, 1)], "k")
    with a.part("candlestick"), a.at(306, 172, 1.0, turn=-34):
        a.shape("-24,2! -20,-10 -6,-14 -5,-50! 5,-50! 6,-14 20,-10 24,2!", w=3.6, halo=2)
        a.shape("-9,-50! -9,-92 9,-94 9,-50!", w=3.4)
        a.shape("0,-94 -9,-108 -2,-134! 10,-110", w=3, spot="s")
    for i, (x, y, turn) in enumerate(((410, 120, -8), (490, 66, 10), (900, 290, -4), (880, 96, 12), (940, 190, -10))):
        with a.part(f"note#{i + 1}"), a.at(x, y, 1.15, turn=turn):
            a.black(oval(0, 0, 13, 10, turn=-20, n=8), w=2)
            a.line("11,-3 14,-50", 4.4, (0.02, 0.02))
            a.line("14,-50 32,-38 28,-24", 4.4, (0.05, 0.4))


def _mouse(a: Art) -> None:
    animal(a, "mouse", 570, 446, 0.66, pose="run", upright=True, face=Face(at=(380, 330), brow=-1, mouth="shout"),
           slots={"head": top_hat})
    a.lines_of("486,340 514,346", "480,362 510,366", w=3)


def _cats(a: Art) -> None:
    animal(a, "cat", 300, 716, 1.3, stance=POUNCE, pose="lean", upright=True,
           face=Face(at=(580, 340), brow=1, mouth="grin"))
    animal(a, "black cat", 738, 176, 0.92, pose="doze", flip=True, grounded=False, name="cat",
           face=Face(at=(530, 330), lid=0.05))
    with a.part("cat#2"):
        a.limb([(640, 160, 15), (612, 210, 13), (598, 252, 11)], fill="k", w=3.4, halo=3)
    animal(a, "cat", 872, 600, 1.12, stance=LEAP, pose="run", turn=-8, upright=True, flip=True, name="cat", tail="long",
           face=Face(at=(600, 360), brow=1, mouth="open"), slots={"neck": bow_tie})


def _stalls(a: Art) -> None:
    for i, (x, y, turn) in enumerate(((480, 700, 70), (600, 722, 108), (740, 700, 84))):
        with a.part(f"flower#{i + 1}"), a.at(x, y, 1.3, turn=turn):
            a.line("0,40 0,-10", 4, (0.02, 0.02))
            a.shape("-18,-12 -14,-40 0,-30 14,-42 18,-12 0,-2", w=3.4, spot="s")
    spots = animal(a, "dog", 74, 800, 1.36, stance=MOVED, pose="hail", upright=True, grounded=False,
                   face=Face(lid=0.92, brow=-1, mouth="smile"), slots={"far_hand": _rose})
    tx, ty = spots["mouth"]
    with a.part("tear"):
        a.shape([(tx - 4, ty - 34, 1), (tx + 10, ty - 8), (tx - 2, ty + 6), (tx - 14, ty - 8)], w=3, halo=2)


def _rose(a: Art) -> None:
    with a.part("rose"):
        a.line("0,20 0,-46", 4.4, (0.02, 0.02))
        a.shape("-20,-48 -16,-80 0,-68 16,-82 20,-48 0,-36", w=3.6, spot="s", halo=2)
