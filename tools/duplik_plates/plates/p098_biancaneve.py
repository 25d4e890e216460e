"""Biancaneve moderna: she goes down the mine, the seven stay at home."""

from __future__ import annotations

from ludoteca.games.duplik.album.scene import Count, Does, Holds, Looks, Mood, Scene, Stands, Text, asks, fact
from ludoteca.games.duplik.ink import Art, oval
from ludoteca.games.duplik.kinds.anatomy.biped import STANCES
from ludoteca.games.duplik.kinds.anatomy.face import Face, eyes
from ludoteca.games.duplik.kinds.people import person

SCENE = Scene(
    98,
    Text("Biancaneve moderna", "Modern Snow White"),
    Text("«E stasera tocca a voi cucinare.»", "\"And supper is your turn tonight.\""),
    facts=(
        fact("lunch", Does("dwarf#1", "gives", "apple"), "Un nano in punta di piedi le porge una mela per il pranzo.",
             "A dwarf on tiptoe hands her an apple for lunch."),
        fact("pick", Holds("girl", "pickaxe"), "Una ragazza va in miniera col piccone in spalla.",
             "A girl is off to the mine, a pickaxe on her shoulder."),
        fact("helmet", Holds("girl", "helmet", worn=True), "La ragazza ha il casco con la lampada.",
             "The girl wears a helmet with a lamp."),
        fact("apple", Holds("dwarf#1", "apple"), "La mela è ancora in mano al nano.",
             "The apple is still in the dwarf's hand."),
        fact("seven", Count("dwarf", 7), "I nani sono sette e restano tutti a casa.",
             "There are seven dwarfs, and they all stay at home."),
        fact("looks", Looks("girl", "apple"), "La ragazza guarda la mela.", "The girl looks at the apple."),
        fact("broom", Holds("dwarf#2", "broom"), "Un nano scopa davanti alla porta.", "A dwarf sweeps the doorstep."),
        fact("asleep", Mood("dwarf#3", "asleep"), "Un nano dorme sotto l'albero.",
             "One dwarf is asleep under the tree."),
        fact("cry", Mood("dwarf#4", "sad"), "Un nano alla finestra piange.", "A dwarf at the window is in tears."),
        fact("hanky", Holds("dwarf#5", "handkerchief"), "Un nano sventola il fazzoletto dalla finestra.",
             "A dwarf waves a handkerchief from the window."),
        fact("witch", Stands("witch", "behind", "tree"), "Dietro l'albero spia una strega.",
             "A witch is spying from behind the tree."),
        fact("gaze", Looks("witch", "apple"), "La strega non perde di vista la mela.",
             "The witch does not take her eyes off the apple."),
        fact("pants", Count("sock", 3), "Sul filo sono stesi tre calzini.", "Three socks hang on the line."),
        fact("right", Stands("mine", "right", "house"), "La miniera è a destra della casa.",
             "The mine is to the right of the house."),
    ),
    criteria=(
        asks("apple", "gesture", "La mela non ha ancora cambiato mano: la tiene il nano.",
             "The apple has not changed hands yet: the dwarf has it."),
        asks("gaze", "relation", "La strega segue con gli occhi la mela.",
             "The witch follows the apple with her eyes."),
        asks("asleep", "mood", "Un nano se la dorme già.", "One dwarf is asleep already."),
        asks("cry", "mood", "Alla finestra c'è chi piange.", "Somebody at the window is crying."),
        asks("seven", "number", "Restano a casa tutti e sette.", "All seven of them stay at home."),
        asks("pick", "absurd", "In miniera ci va la ragazza, col piccone in spalla.",
             "It is the girl who goes down the mine, pickaxe on her shoulder."),
        asks("helmet", "thing"),
        asks("pants", "number"),
        asks("broom", "gesture", "Un nano si è messo a scopare.", "One dwarf has taken up the broom."),
        asks("witch", "relation", "La strega sta dietro l'albero.", "The witch is behind the tree."),
    ),
)

LEAVING = STANCES["walk"]._replace(near_arm=((-14, -150), (40, -168)), far_arm=((50, -150), (72, -140)))


def draw(a: Art) -> None:
    # the hill with the mine
    a.black("620,420 720,300 830,236 940,250 1020,320! 1020,520! 600,520!", w=4, shine=14)
    with a.part("mine"):
        a.shape("820,520! 824,400 860,360 930,360 966,400 970,520!", w=5, halo=2)
        a.shape("842,520! 846,416 872,384 920,384 946,416 948,520!", w=3, fill="k")
        a.lines_of("870,520 884,440", "922,520 910,440", w=3.4, ink="p")
    a.shape("-20,500 240,488 560,506 820,494 1020,504! 1020,770! -20,770!", w=3.4)
    for x, y in ((560, 560), (930, 600), (640, 736), (60, 738), (960, 720)):
        a.grass(x, y, 5, 20)
    _tree(a)
    _house(a)
    person(a, "girl", 712, 706, 1.5, stance=LEAVING, pose="walk", face=Face(at=(500, 420), mouth="smile"),
           slots={"head": _helmet, "hand": _pick})
    _front(a)


def _dwarf(a: Art, name: str, face: Face, hat: str = "s", arm: str = "") -> None:
    """Foot at the origin, about 150 high: a hat, a nose, a beard, boots."""
    with a.part(name):
        a.black("-30,2 -26,-14 -2,-14 0,2", w=2.4)
        a.black("4,2 6,-14 28,-14 38,2", w=2.4)
        a.shape("-34,-10 -38,-56 -20,-82 20,-82 38,-56 34,-10 0,-4", w=4.2, hatch=12)
        a.shape(oval(0, -92, 30, 27), w=4)
        a.shape("-30,-92 -26,-60 -14,-36 2,-26! 18,-40 28,-62 31,-92 14,-78 0,-74 -14,-78", w=3.8, hatch=8)
        eyes(a, face, (12, -98, 7), (-6, -98, 7.5), w=2.4)
        a.shape(oval(8, -86, 9, 7, n=8), w=2.8, spot="t", shift=(0, 0))
        a.shape("-34,-106 0,-118 34,-106 20,-134 26,-172! -4,-150 -26,-130", w=4.2, spot=hat, fill="p" if hat else "k",
                halo=1)
        if arm:
            a.line(arm, 11, (0.02, 0.02))


def _house(a: Art) -> None:
    with a.part("house"):
        a.shape("20,560! 24,270! 400,262! 404,560!", w=5.2, hatch={"n": 34, "gap": 8})
        a.shape("-30,290! 40,150 210,120 390,140 446,278! 210,262", w=5, hatch={"n": 40, "gap": 9})
        a.lines_of("60,230 110,222 150,236", "200,190 250,184", "290,228 350,220", w=3)
        a.shape("270,560! 270,420 300,386 340,386 366,420 366,560!", w=4.6, fill="k", halo=2)
        a.shape("60,450! 62,320! 230,316! 230,446!", w=4.6)
    hole = "60,450! 62,320! 230,316! 230,446!"
    with a.clip(hole):
        with a.at(104, 496, 0.86):
            _dwarf(a, "dwarf#4", Face(at=(700, 420), brow=-1, lid=0.1))
            a.lines_of("-12,-86 -16,-70", "22,-86 26,-72", w=3.4)
        with a.at(180, 504, 0.9):
            _dwarf(a, "dwarf#5", Face(at=(700, 420)), "")
    with a.part("house"):
        a.outline(hole, 4.6)
        a.shape("48,446! 242,442! 244,462! 48,466!", w=4)
    with a.part("handkerchief"), a.at(214, 420, 1.0, turn=-24):
        a.shape("-6,6! 10,-22 34,-16 60,-30! 54,6 66,26! 30,18 8,22", w=3.6, halo=3)
    with a.at(318, 556, 0.86):
        _dwarf(a, "dwarf#6", Face(at=(700, 420), lid=0.4))


def _tree(a: Art) -> None:
    person(a, "witch", 486, 560, 0.94, pose="think", face=Face(at=(560, 480), lid=0.25, mouth="smirk"))
    with a.part("tree"):
        a.shape("400,580! 420,420 412,200 400,-20! 470,-20! 462,220 470,430 500,580! 450,566", w=5, halo=2,
                hatch={"n": 26, "gap": 8})
        a.lines_of("430,120 434,200", "444,300 440,380", "428,460 436,520", w=2.6)


def _front(a: Art) -> None:
    with a.at(548, 716, 1.16):
        _dwarf(a, "dwarf#1", Face(at=(720, 320)), "s", "24,-60 50,-96 56,-128")
        with a.part("apple"), a.at(58, -136, 0.86):
            a.shape("0,-40 -24,-50 -40,-26 -32,4 -10,16 0,10 12,16 32,2 40,-26 22,-50", w=4.4, spot="s", halo=2)
            a.line("0,-40 6,-60", 5, (0.02, 0.1))
    with a.at(216, 726, 1.14):
        _dwarf(a, "dwarf#2", Face(look=(0.5, 0.6)), "", "-10,-56 30,-52 52,-70")
        with a.part("broom"), a.at(52, -20, 1.0, turn=14):
            a.line("0,0 0,-130", 7, (0.02, 0.02))
            a.shape("-14,-10! 14,-12! 30,40! 10,32! 0,42! -12,32! -28,40!", w=4, hatch=10, halo=2)
    with a.at(406, 640, 1.0, turn=-22):
        _dwarf(a, "dwarf#3", Face(look=(0, 0.4), lid=0.92), "s")
    with a.at(74, 738, 1.06):
        _dwarf(a, "dwarf#7", Face(at=(20, 560)), "s", "-26,-62 -50,-90 -56,-130")
    a.line("-10,500 60,516 160,506 264,486", 3, (0.02, 0.02))
    for i, (x, y) in enumerate(((30, 512), (100, 516), (168, 508))):
        with a.part(f"sock#{i + 1}"), a.at(x, y - 2, 0.8, turn=i * 8 - 8):
            a.shape("-12,0! 12,-1! 12,38 34,52 30,66 0,64 -14,50", w=3.6, halo=2, spot="s" if i == 1 else "", hatch=6)


def _helmet(a: Art) -> None:
    with a.part("helmet"):
        a.shape("-44,10 -40,-12 -20,-30 10,-32 36,-16 54,8 0,-2", w=4.6, hatch=10, halo=2)
        a.shape(oval(34, -12, 14, 14, n=10), w=4, spot="s", halo=1)


def _pick(a: Art) -> None:
    with a.part("pickaxe"), a.at(0, 0, 0.9, turn=-34):
        a.limb([(0, 40, 6), (0, -170, 6)], w=3.4, capped_root=True, halo=2)
        a.black("-84,-128 -50,-168 0,-184 50,-168 84,-128! 40,-152 0,-160 -40,-152", w=3, halo=2, shine=6)
