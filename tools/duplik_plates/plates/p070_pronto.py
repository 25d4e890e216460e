"""Pronto?: the hen has picked up the snake, and finds the line full of hissing."""

from __future__ import annotations

from ludoteca.games.duplik.album.scene import Count, Does, Looks, Mood, Scene, Shows, Stands, Text, asks, fact
from ludoteca.games.duplik.improv.stages import boards, room
from ludoteca.games.duplik.ink import Art, oval
from ludoteca.games.duplik.kinds.anatomy.face import Face, eyes
from ludoteca.games.duplik.kinds.animals import animal
from ludoteca.games.duplik.kinds.birds import fowl
from ludoteca.games.duplik.kinds.furniture import picture_frame
from tools.duplik_plates.accents import shout

SCENE = Scene(
    70,
    Text("Pronto?", "Hello?"),
    Text("«Si sente un fruscio sulla linea.»", "\"There's a hiss on the line.\""),
    facts=(
        fact("talks", Does("hen", "talks into", "snake", touching=True),
             "Una gallina telefona usando un serpente come cornetta.",
             "A hen is on the phone, with a snake for a receiver."),
        fact("ear", Looks("snake", "hen"), "Il serpente le sibila all'orecchio e la guarda.",
             "The snake hisses in her ear and looks at her."),
        fact("patient", Mood("snake", "bored"), "Il serpente ha gli occhi a mezz'asta.",
             "The snake's eyes are at half-mast."),
        fact("cord", Stands("snake", "touching", "telephone"), "Il serpente arriva fino al telefono, come un filo.",
             "The snake runs all the way to the telephone, like a cord."),
        fact("loops", Count("loop", 3), "Il serpente fa tre riccioli.", "The snake makes three loops."),
        fact("shouts", Shows("hen", "shouting"), "La gallina strilla nella cornetta.",
             "The hen is yelling into the receiver."),
        fact("mouse", Stands("mouse", "touching", "receiver"), "Sotto il tavolino un topo ha la cornetta vera.",
             "Under the little table a mouse has the real receiver."),
        fact("glad", Mood("mouse", "glad"), "Il topo se la ride.", "The mouse is having a laugh."),
        fact("lies", Shows("mouse", "lying"), "Il topo telefona sdraiato a pancia in su.",
             "The mouse makes its call lying on its back."),
        fact("table", Stands("telephone", "on", "table"), "Il telefono è su un tavolino.",
             "The telephone is on a small table."),
        fact("books", Count("directory", 3), "La gallina è salita su tre elenchi del telefono.",
             "The hen stands on three phone books."),
        fact("on", Stands("hen", "on", "directory#1"), "La gallina sta in piedi sugli elenchi.",
             "The hen is standing on the phone books."),
        fact("egg", Shows("painting", "an egg"), "Al muro è appeso il ritratto di un uovo col berretto.",
             "On the wall hangs the portrait of an egg in a cap."),
        fact("tongue", Stands("tongue", "touching", "hen"), "La lingua del serpente le solletica la testa.",
             "The snake's tongue tickles her head."),
    ),
    criteria=(
        asks("tongue", "absurd", "La lingua del serpente arriva a toccare la gallina.",
             "The snake's tongue reaches out and touches the hen."),
        asks("patient", "mood", "Il serpente ha pazienza, ma poca: occhi a mezz'asta.",
             "The snake is patient, just about: its eyes are at half-mast."),
        asks("mouse", "relation", "Alla cornetta vera c'è il topo.", "The mouse is on the real receiver."),
        asks("lies", "gesture", "Il topo chiacchiera a pancia in su, comodo.",
             "The mouse chats away on its back, at ease."),
        asks("ear", "gesture", "Il serpente guarda la gallina in faccia.", "The snake looks the hen in the face."),
        asks("shouts", "gesture", "La gallina strilla: il becco è spalancato.",
             "The hen is shouting: her beak is wide open."),
        asks("loops", "number", "Dal telefono alla gallina il serpente fa tre riccioli.",
             "Between the telephone and the hen the snake makes three loops."),
        asks("books", "number"),
        asks("egg", "thing", "Nel quadro c'è un uovo col berretto.", "The picture shows an egg in a cap."),
        asks("glad", "mood", "Il topo si diverte.", "The mouse is enjoying itself."),
    ),
)


def draw(a: Art) -> None:
    room(a, 548, "stripes")
    boards(a, 548)
    with a.at(812, 130, 1.1, turn=3):
        picture_frame(_portrait, 130, 150)(a)
    _books(a)
    _table(a)
    _snake(a)
    hen = fowl(a, "hen", 236, 596, 2.5, pose="shout", face=Face(at=(560, 330), brow=-0.6, mouth="shout"))
    shout(a, hen["mouth"][0] + 10, hen["mouth"][1] - 10, 4, 32, -34)
    _grip(a)
    _mouse(a)


def _portrait(a: Art) -> None:
    a.black("-80,-90! 80,-90! 80,90! -80,90!", w=2)
    a.shape(oval(0, 14, 38, 50), w=4, hatch=12)
    a.shape("-36,-12 -30,-40 4,-50 34,-36 40,-14 60,-8! 62,0! -34,0!", w=3.4, spot="s", halo=1)
    eyes(a, Face(look=(-0.5, 0.3)), (10, 8, 6), (-12, 8, 6.5), w=2.2)


def _table(a: Art) -> None:
    with a.part("table"):
        a.shadow(800, 728, 190, 10)
        a.lines_of("668,520 650,732", "956,512 978,728", w=14, taper=(0.02, 0.02))
        a.shape("610,516! 622,482! 1010,470! 1020,504!", w=5.2, halo=2, hatch=12)
    with a.part("telephone"), a.at(838, 484, 2.2):
        a.black("-70,0! -56,-52 -28,-70 28,-70 56,-54 72,0!", shine=9)
        a.shape(oval(0, -30, 31, 27), w=3.4)
        for x, y in ((0, -50), (15, -44), (21, -30), (15, -16), (0, -10), (-15, -16), (-21, -30), (-15, -44)):
            a.dot(x, y, 4, "s" if (x, y) == (21, -30) else "k")
        a.lines_of("-34,-70 -38,-92 -20,-92", "34,-70 38,-92 20,-92", w=8, taper=(0.03, 0.03))


def _books(a: Art) -> None:
    for i, (x, y, wide) in enumerate(((214, 594, 126), (196, 642, 150), (222, 690, 166))):
        with a.part(f"directory#{i + 1}"):
            a.shape([(x - wide, y, 1), (x + wide, y - 6, 1), (x + wide + 4, y + 42, 1), (x - wide + 3, y + 48, 1)],
                    w=4.8, halo=2, fill="k" if i == 1 else "p", hatch=0 if i == 1 else 10)
            a.shape([(x + wide - 40, y + 6, 1), (x + wide, y + 4, 1), (x + wide + 2, y + 35, 1),
                     (x + wide - 38, y + 38, 1)], w=2.6)


def _snake(a: Art) -> None:
    """From the telephone by three loops under her beak, behind her head and out at the other ear."""
    with a.part("snake"):
        a.limb([(700, 470, 11), (664, 440, 18), (650, 392, 20)], w=4.6, hatch=10, root=2)
    for i, (x, y) in enumerate(((640, 372), (566, 398), (494, 424))):
        with a.part("snake"), a.part(f"loop#{i + 1}"):
            a.limb([(x + 30, y + 40, 20), (x + 34, y - 10, 21), (x, y - 44, 21), (x - 36, y - 10, 21),
                    (x - 24, y + 40, 22), (x - 60, y + 64, 22)], w=4.6, halo=3, hatch=10, root=2)
            for px, py, turn in ((x, y - 44, 0), (x - 34, y + 14, -80)):
                with a.at(px, py, turn=turn):
                    a.shape("-8,-21! 8,-21! 8,21! -8,21!", w=2.8, spot="s", shift=(1, 1))
    with a.part("snake"):
        a.limb([(440, 480, 23), (416, 420, 25), (400, 350, 27), (392, 280, 29), (340, 190, 30), (240, 130, 30),
                (186, 160, 30)], w=5, hatch=12, halo=3, cap=False, root=2)
        a.shape("214,120 172,106 126,120 104,160 108,204 140,232 190,236 236,230 248,206 238,176", w=5, hatch=14,
                halo=3)
        eyes(a, Face(at=(320, 210), lid=0.46, brow=0.4), (184, 158, 20), (146, 160, 21), w=3.6)
        a.line("134,206 180,216 244,208", 4, (0.1, 0.05))
        a.lines_of("226,188 232,190", "214,184 219,186", w=4)
        for px, py, turn in ((252, 128, 10), (410, 372, 84)):
            with a.at(px, py, turn=turn):
                a.shape("-9,-29! 9,-29! 9,29! -9,29!", w=2.8, spot="s", shift=(1, 1))


def _grip(a: Art) -> None:
    with a.part("tongue"):
        a.line("238,218 258,232 276,230", 6, (0.02, 0.05), "s")
        a.lines_of("266,231 288,246", "270,231 296,226", w=5.4, taper=(0.05, 0.2), ink="s")
    with a.part("hen"):
        a.limb([(300, 470, 42), (372, 452, 34), (404, 396, 24)], w=5.2, halo=3, hatch=14)
        a.shape("384,404 376,372 390,344 410,350! 424,330 436,350! 456,346 448,382 420,412", w=4.8, halo=2)


def _mouse(a: Art) -> None:
    with a.part("receiver"), a.at(624, 646, 1.1, turn=-66):
        a.black("-92,22 -100,-22 -70,-36 -40,-26 -32,-6 32,-8 42,-30 74,-36 100,-22 92,22 60,26 44,10 -44,12 -62,28",
                w=3, halo=3, shine=9)
    animal(a, "mouse", 800, 736, 1.12, pose="lie", upright=True,
           face=Face(at=(560, 420), mouth="grin"))
    a.line("690,720 760,744 900,738 948,660 930,512", 4.4, (0.03, 0.03))
