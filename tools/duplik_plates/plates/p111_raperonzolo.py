"""Raperonzolo è uscita: a knight climbs the plait, and at the top of it there is a lion."""

from __future__ import annotations

from ludoteca.games.duplik.album.scene import Count, Does, Holds, Looks, Mood, Scene, Shows, Stands, Text, asks, fact
from ludoteca.games.duplik.ink import Art, oval
from ludoteca.games.duplik.kinds.anatomy.biped import STANCES
from ludoteca.games.duplik.kinds.anatomy.face import Face
from ludoteca.games.duplik.kinds.animals import animal
from ludoteca.games.duplik.kinds.birds import fowl
from ludoteca.games.duplik.kinds.nature import cloud
from ludoteca.games.duplik.kinds.people import person
from ludoteca.games.duplik.kinds.small_animals import snail
from ludoteca.games.duplik.kinds.things import suitcase

SCENE = Scene(
    111,
    Text("Raperonzolo è uscita", "Rapunzel is out"),
    Text("Per la chioma rivolgersi al sostituto.", "For hair, please see the stand-in."),
    facts=(
        fact("climbs", Does("knight", "climbs", "plait", touching=True),
             "Un cavaliere si arrampica su una lunga treccia.",
             "A knight climbs up a long plait."),
        fact("lion", Stands("lion", "in", "window"), "Alla finestra della torre c'è un leone.",
             "A lion is at the window of the tower."),
        fact("mane", Holds("lion", "plait", worn=True), "La treccia è la criniera del leone.",
             "The plait is the lion's mane."),
        fact("looks", Looks("lion", "knight"), "Il leone guarda giù il cavaliere.",
             "The lion looks down at the knight."),
        fact("hungry", Mood("lion", "glad"), "Il leone sorride.", "The lion is smiling."),
        fact("girl", Holds("girl", "suitcase"), "Una ragazza se ne va con la valigia.",
             "A girl walks off with a suitcase."),
        fact("happy", Mood("girl", "glad"), "La ragazza è contenta.", "The girl is happy."),
        fact("away", Stands("girl", "right", "tower"), "La ragazza è già a destra della torre.",
             "The girl is already to the right of the tower."),
        fact("bows", Count("bow", 3), "La treccia ha tre fiocchi.", "The plait has three bows."),
        fact("nest", Stands("hen", "on", "tower"), "Sulla cima della torre cova una gallina.",
             "A hen is brooding on top of the tower."),
        fact("helms", Count("helmet", 3), "Ai piedi della torre ci sono tre elmi vuoti.",
             "Three empty helmets lie at the foot of the tower."),
        fact("snail", Looks("snail", "knight"), "Una lumaca guarda in su il cavaliere.",
             "A snail looks up at the knight."),
        fact("rose", Holds("knight", "rose"), "Il cavaliere ha una rosa in mano.", "The knight carries a rose."),
        fact("door", Shows("door", "open"), "La porta della torre è aperta.", "The tower's door is open."),
    ),
    criteria=(
        asks("climbs", "gesture", "Il cavaliere è a metà treccia: non è ancora arrivato.",
             "The knight is half way up the plait: he is not there yet."),
        asks("mane", "absurd", "In cima alla treccia c'è un leone.", "At the top of the plait there is a lion."),
        asks("looks", "relation", "Il leone aspetta il cavaliere: lo guarda dall'alto.",
             "The lion is waiting for the knight: it looks down at him."),
        asks("happy", "mood", "La padrona di casa se ne va contenta.", "The lady of the tower is happy to be leaving."),
        asks("door", "absurd", "La porta, di sotto, era aperta.", "The door, down below, was open."),
        asks("girl", "thing"),
        asks("bows", "number"),
        asks("helms", "number", "Chi è salito prima ha lasciato tre elmi.",
             "Those who climbed before left three helmets."),
        asks("rose", "thing"),
        asks("nest", "relation", "La gallina cova in cima alla torre.", "The hen broods on top of the tower."),
    ),
)

CLIMBING = STANCES["climb"]._replace(near_arm=((50, -196), (66, -240)), far_arm=((-30, -150), (-62, -170)))


def draw(a: Art) -> None:
    with a.at(800, 110):
        cloud(170)(a)
    a.black("-20,560 120,500 240,540 420,506 640,544 820,500 1020,540! 1020,600! -20,600!", w=3)
    a.shape("-20,584 240,572 560,590 820,576 1020,586! 1020,770! -20,770!", w=3.4)
    for x, y in ((30, 650), (600, 660), (960, 640), (560, 742)):
        a.grass(x, y, 5, 20)
    _tower(a)
    _plait(a)
    got = person(a, "knight", 446, 664, 1.1, stance=CLIMBING, pose="climb", flip=True, face=Face(at=(300, 200)),
                 grounded=False)
    _bows(a)
    fx, fy = got["far_hand"]
    with a.part("rose"), a.at(fx, fy, 1.1, turn=14):
        a.line("0,20 2,-50", 5, (0.02, 0.02))
        a.shape(oval(2, -62, 22, 20, n=7), w=4, spot="s", halo=2)
        a.line("-8,-62 2,-70 10,-60 2,-54", 2.6)
    person(a, "girl", 800, 714, 1.24, pose="walk", face=Face(look=(0.7, -0.2), mouth="grin"), slots={"far_hand": _case})
    _ground(a)


def _case(a: Art) -> None:
    with a.at(6, 78, 0.8):
        suitcase(3)(a)


def _tower(a: Art) -> None:
    with a.part("tower"):
        a.shape("70,660! 96,150! 396,142! 420,656! 250,674", w=5.4, hatch={"n": 40, "gap": 9})
        for x, y in ((130, 300), (160, 420), (120, 520), (370, 460), (180, 600), (350, 540), (140, 200)):
            a.lines_of([(x - 18, y), (x + 16, y - 2)], [(x + 16, y - 2), (x + 16, y + 14)], w=2.6)
        a.shape("66,160! 66,84! 120,84! 120,112! 166,112! 166,82! 222,82! 222,110! 270,110! 270,80! 326,80! 326,108! "
                "370,108! "
                "370,78! 426,78! 424,152!", w=5, halo=2, hatch=12)
    fowl(a, "hen", 246, 112, 0.74, pose="sit", face=Face(look=(0.5, 0.4), lid=0.4))
    with a.part("door"):
        a.shape("120,664! 122,560 160,520 190,520 216,560 218,664!", w=4.6, fill="k", halo=2)
        a.shape("120,664! 122,560 110,530 70,560 62,690!", w=4.6, halo=2, spot="s", hatch=8)
        a.dot(78, 620, 5)
    hole = "176,400! 178,270 210,216 280,212 318,266 322,398!"
    with a.part("window"):
        a.shape("158,410! 160,264 200,196 290,192 336,260 340,408!", w=4.8, halo=1)
        a.shape(hole, w=3, fill="k")
    with a.clip(hole):
        animal(a, "lion", 232, 600, 1.16, pose="stand", upright=True, face=Face(at=(420, 420), mouth="grin"))
    a.outline(hole, 3)
    with a.part("window"):
        a.shape("146,396! 352,390! 354,416! 146,422!", w=4.6, halo=1)


def _plait(a: Art) -> None:
    with a.part("plait"):
        a.limb([(286, 300, 14), (318, 340, 18), (350, 400, 19), (356, 470, 20)], w=4.6, halo=2, root=10)
        for i in range(9):
            y = 396 + i * 32
            x = 358 + (i % 2) * 6 - i * 1.5
            a.shape([(x - 24, y - 12), (x, y - 22), (x + 24, y - 14), (x + 20, y + 18), (x, y + 28), (x - 20, y + 18)],
                    w=4.2,
                    halo=1, hatch=8)
            a.line([(x - 14, y - 4), (x + (10 if i % 2 else -4), y + 16)], 2.6)
        a.shape("338,676 362,672 384,680 376,720! 362,706! 350,724! 340,706!", w=4, halo=1)


def _bows(a: Art) -> None:
    for i, (x, y) in enumerate(((352, 690), (326, 346), (352, 566))):
        with a.part(f"bow#{i + 1}"), a.at(x, y, 1.0, turn=i * 20 - 10):
            a.shape("0,0 -30,-18! -32,16! -2,6 28,18! 30,-16!", spot="s", w=3.8, halo=2)
            a.shape(oval(0, 0, 8, 9, n=7), w=3)


def _ground(a: Art) -> None:
    for i, (x, y, t) in enumerate(((60, 730, -30), (178, 720, 10), (270, 740, 70))):
        with a.part(f"helmet#{i + 1}"), a.at(x, y, 0.9, turn=t):
            a.shape("-36,20! -40,-14 -20,-40 14,-42 38,-18 38,20! 0,26", w=4.6, halo=3, hatch=10)
            a.shape("-6,-14! 38,-18! 38,0! -4,4!", w=3, fill="k")
    snail(a, 600, 722, 0.8, pose="rear", flip=True, face=Face(at=(420, 460), mouth="open"))
