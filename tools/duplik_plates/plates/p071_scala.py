"""La scala per la nuvola: the bear scrubs a black cloud white; the sheep underneath gets what comes off."""

from __future__ import annotations

from ludoteca.games.duplik.album.scene import Count, Does, Holds, Looks, Mood, Scene, Shows, Stands, Text, asks, fact
from ludoteca.games.duplik.ink import Art
from ludoteca.games.duplik.kinds.anatomy.biped import STANCES
from ludoteca.games.duplik.kinds.anatomy.face import Face, eyes
from ludoteca.games.duplik.kinds.anatomy.hats import scarf
from ludoteca.games.duplik.kinds.animals import animal
from ludoteca.games.duplik.kinds.nature import puff, tree
from ludoteca.games.duplik.kinds.people import person
from ludoteca.games.duplik.kinds.things import bucket

SCENE = Scene(
    71,
    Text("La scala per la nuvola", "A ladder to the cloud"),
    Text("Con un po' d'olio di gomito viene sereno.", "A little elbow grease and it clears up."),
    facts=(
        fact("scrubs", Does("bear", "scrubs", "cloud", touching=True),
             "Un orso in cima a una scala strofina una nuvola.",
             "A bear at the top of a ladder is scrubbing a cloud."),
        fact("half", Shows("cloud", "half black, half white"), "La nuvola è mezza nera e mezza già bianca.",
             "The cloud is half black and half white already."),
        fact("glad", Mood("cloud", "glad"), "Alla nuvola fa il solletico: ride.", "It tickles: the cloud is laughing."),
        fact("sheep", Stands("sheep", "left", "ladder"), "Sotto, una pecora si prende lo sporco.",
             "Underneath, a sheep catches the dirt."),
        fact("spots", Count("stain", 5), "Sulla lana della pecora ci sono cinque macchie nere.",
             "There are five black stains on the sheep's wool."),
        fact("cross", Mood("sheep", "angry"), "La pecora è offesa.", "The sheep takes offence."),
        fact("up", Looks("sheep", "cloud"), "La pecora guarda la nuvola.", "The sheep looks up at the cloud."),
        fact("boy", Does("boy", "holds", "ladder", touching=True), "Un bambino tiene ferma la scala.",
             "A boy is holding the ladder."),
        fact("eyes", Mood("boy", "asleep"), "Il bambino strizza gli occhi per la schiuma.",
             "The boy has his eyes screwed up because of the suds."),
        fact("brush", Holds("bear", "brush"), "L'orso usa uno spazzolone rosso.",
             "The bear uses a red scrubbing brush."),
        fact("pail", Stands("bucket", "touching", "ladder"), "Alla scala è appeso un secchio.",
             "A pail hangs from the ladder."),
        fact("drops", Count("drop", 6), "Cadono sei gocce nere.", "Six black drops are falling."),
        fact("clean", Count("line", 2), "Due nuvolette già pulite sono stese ad asciugare.",
             "Two little clouds, already clean, hang up to dry."),
        fact("pegs", Count("peg", 4), "Le tengono quattro mollette.", "Four pegs hold them up."),
    ),
    criteria=(
        asks("half", "absurd", "La nuvola è bianca da una parte e nera dall'altra.",
             "The cloud is white on one side and black on the other."),
        asks("boy", "gesture", "Il bambino tiene la scala con le mani.",
             "The boy is holding the ladder with his hands."),
        asks("cross", "mood", "La pecora non l'ha presa bene.", "The sheep has not taken it well."),
        asks("glad", "mood", "La nuvola ride.", "The cloud is laughing."),
        asks("sheep", "relation", "La pecora è a sinistra della scala, sotto la nuvola.",
             "The sheep is to the left of the ladder, under the cloud."),
        asks("spots", "number"),
        asks("drops", "number"),
        asks("clean", "relation", "Due nuvolette sono stese al filo.", "Two little clouds hang on the line."),
        asks("pail", "thing"),
        asks("eyes", "gesture", "Il bambino strizza gli occhi.", "The boy is screwing up his eyes."),
    ),
)

SCRUBBING = STANCES["climb"]._replace(near_arm=((52, -212), (100, -246)), far_arm=((30, -150), (44, -120)),
                                      near_leg=((36, -92), (30, -44)), far_leg=((-10, -58), (4, -6)), tilt=-10)
HOLDING = STANCES["carry"]._replace(near_arm=((30, -176), (70, -200)), far_arm=((50, -150), (84, -150)), tilt=12)


def draw(a: Art) -> None:
    a.shape("-20,600 200,566 480,590 760,560 1020,584! 1020,770! -20,770!", w=3.8)
    a.grass(120, 720, 5, 22)
    a.grass(700, 736, 5, 20)
    a.grass(930, 640, 5, 18)
    with a.at(926, 580, 0.9):
        tree(4, True)(a)
    _washing(a)
    _cloud(a)
    _ladder(a)
    animal(a, "bear", 610, 520, 1.06, stance=SCRUBBING, pose="climb", upright=True, flip=True, grounded=False,
           face=Face(at=(440, 220), mouth="grin"), slots={"hand": _brush, "neck": scarf})
    for x, y, r in ((486, 240, 20), (466, 276, 15), (512, 214, 13), (520, 262, 11)):
        puff(a, x, y, r, 7, 5)
    _sheep(a)
    person(a, "boy", 742, 726, 1.02, stance=HOLDING, pose="carry", flip=True, face=Face(lid=0.92, brow=1, mouth="flat"))


def _washing(a: Art) -> None:
    a.line("720,170 820,196 1010,150", 3, (0.02, 0.02))
    for i, (x, y, s) in enumerate(((790, 232, 0.7), (920, 218, 0.84))):
        with a.part(f"line#{i + 1}"), a.at(x, y, s):
            a.shape("-80,22! -98,6 -86,-14 -62,-12! -66,-38 -36,-52 -16,-36! -8,-62 24,-64 36,-40! "
                    "62,-48 80,-28 66,-10! 94,-8 98,14 80,24! 40,20 0,28 -40,20", w=4.4, hatch=10)
    for i, (x, y) in enumerate(((760, 180), (812, 190), (886, 182), (952, 166))):
        with a.part(f"peg#{i + 1}"):
            a.shape([(x - 6, y - 12, 1), (x + 6, y - 12, 1), (x + 7, y + 20, 1), (x - 7, y + 20, 1)], w=3, spot="s",
                    halo=1.5)


def _cloud(a: Art) -> None:
    edge = ("100,260! 40,220 64,156 128,160! 110,86 186,40 248,80! 270,8 380,0 416,66! 500,30 562,88 516,150! "
            "596,160 600,236 530,262! 430,250 320,276 200,252")
    with a.part("cloud"):
        a.shape(edge, w=5.2, hatch={"n": 26, "gap": 7})
        with a.clip(edge):
            a.black("-20,-20! 300,-20! 330,40 300,90! 340,110 330,150! 372,170 350,210! 392,230 380,300! -20,300!", w=3)
        a.outline(edge, 5.2)
        eyes(a, Face(at=(560, 260), mouth="grin"), (262, 146, 24), (196, 146, 26), w=3.6)
        a.shape("190,196! 232,206 276,192! 262,228 210,230", w=3)
    for i, (x, y) in enumerate(((110, 320), (196, 300), (280, 330), (150, 388), (246, 404), (330, 372))):
        with a.part(f"drop#{i + 1}"):
            a.black([(x, y - 24, 1), (x + 12, y + 5), (x, y + 17), (x - 12, y + 5)], w=2)


def _ladder(a: Art) -> None:
    with a.part("ladder"):
        for k in range(9):
            y = 706 - k * 56
            x = 640 - k * 9
            a.shape([(x - 46, y - 5, 1), (x + 46, y - 7, 1), (x + 46, y + 5, 1), (x - 46, y + 7, 1)], w=3.2)
        a.shape("580,736! 508,226! 524,224! 598,734!", w=4.2, halo=1)
        a.shape("684,736! 608,222! 624,220! 702,734!", w=4.2, halo=1)
    with a.at(566, 560, 0.8, turn=-4):
        bucket(a)
        a.shape("-35,-48! 35,-50! 31,-20! -30,-18!", w=3, spot="s")
        for x, y, r in ((-16, -72, 14), (10, -76, 16), (26, -66, 11)):
            puff(a, x, y, r, 6, 4)


def _brush(a: Art) -> None:
    with a.part("brush"), a.at(10, -8, 1.5, turn=30):
        a.shape("-46,-12 0,-20 46,-12 46,8! -46,8!", w=4, spot="s", halo=2)
        for x in (-38, -24, -10, 4, 18, 32):
            a.line([(x, 8), (x - 2, 26)], 4, (0.02, 0.05))


def _sheep(a: Art) -> None:
    animal(a, "sheep", 216, 716, 1.36, pose="stand", face=Face(at=(300, 180), brow=1, mouth="sad"))
    for i, (x, y, r) in enumerate(((110, 520, 24), (180, 490, 19), (236, 540, 27), (150, 570, 18), (290, 512, 16))):
        with a.part(f"stain#{i + 1}"):
            a.black([(x - r, y), (x - r * 0.3, y - r * 0.8), (x + r * 0.7, y - r * 0.6), (x + r, y + r * 0.2),
                     (x + r * 0.3, y + r * 0.6), (x + r * 0.24, y + r * 1.3), (x - r * 0.1, y + r * 0.7)], w=2, halo=2)
    a.lines_of("340,330 352,318", "372,340 390,334", w=2.6)
