"""La casa di torta: one forkful too many, and the wall of the smallest room is gone."""

from __future__ import annotations

from ludoteca.games.duplik.album.scene import Count, Does, Holds, Looks, Mood, Scene, Shows, Stands, Text, asks, fact
from ludoteca.games.duplik.ink import Art, oval
from ludoteca.games.duplik.kinds.anatomy.biped import STANCES
from ludoteca.games.duplik.kinds.anatomy.face import Face
from ludoteca.games.duplik.kinds.animals import animal
from ludoteca.games.duplik.kinds.nature import cloud, tree
from ludoteca.games.duplik.kinds.people import person
from ludoteca.games.duplik.kinds.small_animals import snail
from ludoteca.games.duplik.kinds.things import newspaper
from tools.duplik_plates.accents import shout

SCENE = Scene(
    75,
    Text("La casa di torta", "The cake house"),
    Text("«Occupato!»", "\"Engaged!\""),
    facts=(
        fact("eats", Does("girl", "eats", "slice"), "Una bambina mangia la parete di una casa di torta.",
             "A girl is eating the wall of a house made of cake."),
        fact("pig", Stands("pig", "on", "toilet"), "Dietro la parete c'era un maiale seduto al gabinetto.",
             "Behind the wall a pig was sitting on the toilet."),
        fact("amazed", Mood("pig", "amazed"), "Il maiale resta a bocca aperta.", "The pig is speechless."),
        fact("paper", Holds("pig", "newspaper"), "Il maiale stava leggendo il giornale.",
             "The pig was reading the paper."),
        fact("gaze", Looks("girl", "pig"), "La bambina guarda il maiale.", "The girl is looking at the pig."),
        fact("fork", Holds("girl", "fork"), "La bambina ha in mano un forcone.", "The girl holds a pitchfork."),
        fact("slice", Stands("slice", "touching", "fork"), "Sul forcone c'è un bel pezzo di parete.",
             "There is a good piece of wall on the fork."),
        fact("chimneys", Count("candle", 3), "Per comignoli ci sono tre candeline.",
             "For chimneys there are three candles."),
        fact("snail", Stands("snail", "on", "house"), "Sul tetto di panna c'è una lumaca.",
             "There is a snail on the cream roof."),
        fact("sly", Mood("snail", "glad"), "La lumaca se la gode.", "The snail is enjoying it."),
        fact("cherry", Count("cherry", 4), "Il tetto è decorato con quattro ciliegie.",
             "Four cherries decorate the roof."),
        fact("roll", Shows("roll", "unrolling"), "La carta igienica si srotola fuori.",
             "The toilet paper rolls out of the door."),
        fact("ants", Count("ant", 3), "Tre formiche portano via una ciliegia.",
             "Three ants are carrying off a cherry."),
        fact("tree", Stands("tree", "right", "house"), "Accanto c'è un albero nero.", "Beside it stands a black tree."),
    ),
    criteria=(
        asks("amazed", "mood", "Il maiale non se l'aspettava: bocca aperta.",
             "The pig did not expect this: its mouth is open."),
        asks("pig", "absurd", "Nella casa c'è qualcuno al gabinetto.", "Somebody in the house is on the toilet."),
        asks("slice", "relation", "Il pezzo di parete è infilzato sul forcone.",
             "The piece of wall is stuck on the fork."),
        asks("gaze", "gesture", "La bambina si ferma a guardare il maiale.",
             "The girl has stopped to look at the pig."),
        asks("paper", "thing", "Il maiale ha il giornale in mano.", "The pig has the newspaper in its hands."),
        asks("chimneys", "number"),
        asks("cherry", "number"),
        asks("snail", "relation"),
        asks("ants", "number", "Le formiche al lavoro sono tre.", "Three ants are at work."),
        asks("roll", "absurd", "La carta igienica è finita sul prato.", "The toilet paper has ended up on the lawn."),
    ),
)

READING = STANCES["sit"]._replace(near_arm=((26, -132), (64, -142)), far_arm=((48, -130), (84, -146)))
EATING = STANCES["carry"]._replace(near_arm=((20, -140), (66, -170)), far_arm=((36, -150), (72, -200)))


def draw(a: Art) -> None:
    with a.at(850, 90):
        cloud(170)(a)
    a.shape("-20,600 240,580 560,600 1020,574! 1020,770! -20,770!", w=3.8)
    with a.at(952, 600, 1.0):
        tree(0, True)(a)
    _house(a)
    _inside(a)
    _ants(a)
    _girl(a)


def _house(a: Art) -> None:
    for i, (x, y) in enumerate(((150, 150), (280, 110), (410, 150))):
        with a.part(f"candle#{i + 1}"):
            a.shape([(x - 17, y + 90, 1), (x - 16, y, 1), (x + 16, y - 2, 1), (x + 17, y + 90, 1)], w=4.2, hatch=8)
            a.lines_of([(x - 15, y + 24), (x + 15, y + 12)], [(x - 15, y + 52), (x + 15, y + 40)], w=4,
                       taper=(0.05, 0.05))
            a.shape([(x, y - 6), (x - 12, y - 24), (x - 2, y - 60, 1), (x + 12, y - 26)], w=3.4, spot="s")
    with a.part("house"):
        a.shape("50,700! 44,300! 560,292! 566,690! 300,706", w=5.4, hatch={"n": 34, "gap": 7})
        for y in (430, 560):
            a.shape([(46, y, 1), (180, y + 8), (320, y), (460, y + 8), (562, y - 4, 1), (562, y + 24, 1), (460, y + 34),
                     (320, y + 26), (180, y + 36), (48, y + 26, 1)], w=3.8, fill="k")
        a.shape("20,330 14,270 60,226 160,214 300,206 450,212 550,222 594,268 588,326 562,352 540,326 512,320 496,372 "
                "470,376 456,324 400,318 384,352 360,352 344,318 270,322 258,390 230,392 216,326 150,322 "
                "136,360 110,360 98,324 60,330 44,352", w=5.2, halo=2, hatch=14)
        a.shape("76,700! 78,560 112,536 146,558 150,702!", w=4.6, halo=2)
        a.dot(136, 630, 6)
    for i, (x, y) in enumerate(((90, 222), (216, 204), (344, 202), (462, 208))):
        with a.part(f"cherry#{i + 1}"):
            a.line([(x, y - 14), (x + 10, y - 44)], 3.4, (0.03, 0.2))
            a.shape(oval(x, y, 23, 22), w=4, spot="s", halo=2)
    snail(a, 566, 240, 0.62, face=Face(at=(760, 300), mouth="smile"))


def _inside(a: Art) -> None:
    hole = ("300,420! 324,404! 340,384! 372,392! 392,372! 430,382! 452,366! 490,380! 520,370! "
            "580,380! 590,690! 560,700! 330,702! 340,670! 316,640! 334,600! 306,570! 322,530! 296,500! 316,460!")
    a.black(hole, w=5, halo=3)
    with a.part("toilet"):
        a.shape("356,560! 352,480! 392,478! 396,560!", w=4.4, halo=2)
        a.shape("384,604 388,590 480,586 486,606 464,650 470,694! 398,696! 408,650", w=4.6, halo=2, hatch=12)
    animal(a, "pig", 426, 692, 0.92, stance=READING, pose="sit", upright=True, grounded=False,
           face=Face(at=(700, 460), brow=-0.8, mouth="open"))
    with a.at(504, 566, 0.86, turn=4):
        newspaper(a)
    shout(a, 470, 440, 4, 34, -50)
    with a.part("roll"):
        a.shape(oval(560, 640, 24, 22), w=4, halo=3)
        a.shape(oval(560, 640, 8, 7, n=8), w=2.6)
        a.shape("566,662 600,690 650,700 690,724 740,728! 744,744! 684,742 640,720 590,710 550,668", w=3.8, halo=2,
                hatch=6)


def _girl(a: Art) -> None:
    girl = person(a, "girl", 800, 716, 1.36, stance=EATING, pose="carry", flip=True,
                  face=Face(at=(470, 500), brow=-0.4, mouth="grin"))
    hx, hy = girl["hand"]
    with a.part("fork"):
        a.limb([(hx + 60, hy + 120, 7), (hx, hy, 7), (hx - 34, hy - 70, 7)], w=3.6, capped_root=True, halo=2)
        a.line([(hx - 66, hy - 56), (hx - 34, hy - 70), (hx - 4, hy - 84)], 7, (0.03, 0.03))
        for dx, dy in ((-66, -56), (-35, -70), (-4, -84)):
            a.line([(hx + dx, hy + dy), (hx + dx - 26, hy + dy - 60)], 6, (0.03, 0.1))
    with a.part("slice"), a.at(hx - 70, hy - 130, 1.0, turn=-26):
        a.shape("-66,30! -60,-44! 60,-50! 66,26!", w=4.8, halo=3, hatch=14)
        a.shape("-63,-4! 63,-10! 64,8! -65,14!", w=3, fill="k")
        a.shape("-70,-40 -60,-66 0,-72 62,-70 70,-48 50,-36 38,-48 20,-46 10,-24 -8,-44 -40,-42 -52,-26", w=4.2,
                spot="s",
                halo=1)
    with a.part("girl"):
        a.shape(oval(hx, hy, 17, 15), w=3.8, halo=2)


def _ants(a: Art) -> None:
    for i, (x, y) in enumerate(((206, 736), (262, 742), (320, 734))):
        with a.part(f"ant#{i + 1}"):
            a.lines_of([(x - 10, y), (x - 20, y + 14)], [(x, y), (x - 2, y + 15)], [(x + 12, y), (x + 20, y + 13)],
                       w=2.6)
            for dx, r in ((-16, 11), (0, 8), (16, 10)):
                a.black(oval(x + dx, y - 4, r, r * 0.8, n=8), w=2)
            a.line([(x + 22, y - 10), (x + 32, y - 22)], 2.4)
    a.shape(oval(262, 712, 24, 21), w=3.8, spot="s", halo=2)
    a.line("264,694 280,668", 3.4, (0.03, 0.2))
