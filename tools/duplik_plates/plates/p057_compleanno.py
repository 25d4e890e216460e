"""Il compleanno del re: he blows with all his might; the candles stay lit, the cream does not stay on."""

from __future__ import annotations

from ludoteca.games.duplik.album.scene import (
    Count,
    Does,
    Holds,
    Looks,
    Mood,
    Scene,
    Stands,
    Text,
    asks,
    fact,
)
from ludoteca.games.duplik.improv.stages import boards, room
from ludoteca.games.duplik.ink import Art, oval
from ludoteca.games.duplik.kinds.anatomy.biped import STANCES
from ludoteca.games.duplik.kinds.anatomy.face import Face
from ludoteca.games.duplik.kinds.animals import animal
from ludoteca.games.duplik.kinds.people import person
from ludoteca.games.duplik.kinds.toys import balloon

SCENE = Scene(
    57,
    Text("Il compleanno del re", "The king's birthday"),
    Text("Le candeline sono di quelle buone.", "They are the good kind of candles."),
    facts=(
        fact("blows", Does("king", "blows at", "cake"), "Il re soffia sulle candeline con tutto il fiato.",
             "The king is blowing at the candles with all his might."),
        fact("lit", Count("cake.candle", 5), "Le cinque candeline sono ancora accese.",
             "All five candles are still alight."),
        fact("splash", Stands("cream", "touching", "cook"), "La panna è finita in faccia al cuoco.",
             "The cream has landed in the cook's face."),
        fact("table", Stands("cake", "on", "table"), "La torta è sul tavolo.", "The cake is on the table."),
        fact("effort", Mood("king", "asleep"), "Il re soffia a occhi strizzati.",
             "The king blows with his eyes screwed shut."),
        fact("mouse", Holds("mouse", "candle"), "Un topo riaccende di nascosto una candelina.",
             "A mouse is secretly lighting a candle again."),
        fact("hides", Stands("mouse", "touching", "cake"), "Il topo è dietro la torta.",
             "The mouse is behind the cake."),
        fact("fool", Stands("clown", "right", "king"), "Il vento porta via il giullare coi palloncini.",
             "The gust carries off the jester with his balloons."),
        fact("balloons", Count("balloon", 3), "Il giullare tiene tre palloncini.", "The jester holds three balloons."),
        fact("scared", Mood("clown", "scared"), "Il giullare ha paura.", "The jester is frightened."),
        fact("presents", Count("present", 3), "I regali sono tre, uno è sotto il tavolo.",
             "There are three presents, one of them under the table."),
        fact("open", Stands("cat", "in", "present#1"), "Da un regalo spunta un gatto.",
             "A cat looks out of one of the presents."),
        fact("gaze", Looks("mouse", "king"), "Il topo tiene d'occhio il re.", "The mouse keeps an eye on the king."),
        fact("flags", Count("pennant", 5), "Sopra la festa ci sono cinque bandierine.",
             "Five pennants hang over the party."),
    ),
    criteria=(
        asks("effort", "mood", "Il re ci mette tutta la forza: occhi strizzati.",
             "The king gives it all he has: his eyes are screwed shut."),
        asks("splash", "relation", "La panna ce l'ha in faccia il cuoco.",
             "It is the cook who has the cream on his face."),
        asks("lit", "number", "Le candeline accese sono cinque.", "Five candles are alight."),
        asks("mouse", "gesture", "C'è chi imbroglia: il topo riaccende le candeline.",
             "Somebody is cheating: the mouse lights the candles again."),
        asks("gaze", "gesture", "Il topo guarda se il re se ne accorge.",
             "The mouse watches whether the king notices."),
        asks("balloons", "number"),
        asks("presents", "number"),
        asks("flags", "number"),
        asks("open", "absurd", "Uno dei regali ha un gatto dentro.", "One of the presents has a cat inside."),
        asks("scared", "mood", "Al giullare manca la terra sotto i piedi, e ha paura.",
             "The jester has lost the ground under his feet and is afraid."),
    ),
)

BLOWING = STANCES["lean"]._replace(hip=(-30, -108), chest=(24, -164), head=(68, -206), tilt=14,
                                   near_arm=((58, -118), (92, -100)), far_arm=((70, -124), (108, -104)))
SPLASHED = STANCES["shrug"]._replace(near_arm=((-50, -160), (-84, -206)), far_arm=((54, -160), (92, -204)), tilt=-14)


def draw(a: Art) -> None:
    room(a, 540, "stripes")
    boards(a, 540)
    a.line("-10,60 250,130 520,150 780,120 1010,50", 3, (0.02, 0.02))
    for i, (x, y) in enumerate(((110, 100), (260, 134), (410, 146), (560, 148), (880, 96))):
        with a.part(f"pennant#{i + 1}"):
            a.shape([(x - 34, y - 6, 1), (x + 34, y - 4, 1), (x + 2, y + 56, 1)], w=3.8, halo=1,
                    spot="s" if i in (0, 2) else "", fill="k" if i in (1, 4) else "p")
    _presents(a)
    _fool(a)
    person(a, "cook", 812, 704, 1.34, stance=SPLASHED, pose="shrug", flip=True, face=Face(lid=0.92, mouth="open"))
    _cream(a)
    _table(a)
    person(a, "king", 236, 714, 1.56, stance=BLOWING, pose="lean", face=Face(lid=0.92, brow=1, mouth="open"))
    for y, x, long in ((380, 410, 90), (410, 420, 70), (436, 404, 100)):
        a.line([(x, y), (x + long * 0.5, y - 8), (x + long, y - 2)], 3.4, (0.3, 0.5))


def _presents(a: Art) -> None:
    with a.at(70, 560, 0.86):
        animal(a, "black cat", 4, -22, 0.7, pose="stand", upright=True, face=Face(at=(500, 430)), grounded=False)
        with a.part("present#1"):
            a.shape("-60,0! -60,-90! 60,-92! 62,0!", w=4.6, halo=2, hatch=14)
            a.shape("-10,0! -10,-90! 12,-90! 12,0!", w=3, spot="s")
    for n, (x, y, s) in enumerate(((46, 690, 1.0), (556, 742, 0.56))):
        with a.part(f"present#{n + 2}"), a.at(x, y, s):
            a.shape("-50,0! -50,-70! 50,-72! 52,0!", w=4.4, hatch=14, halo=2, fill="k" if n else "p")
            a.shape("-58,-68! 58,-70! 58,-90! -58,-88!", w=4)
            a.shape("-10,0! -10,-90! 10,-90! 10,0!", w=3, spot="s")
            a.shape("0,-90 -34,-120 -40,-96", w=3.4, spot="s")
            a.shape("0,-90 34,-122 42,-96", w=3.4, spot="s")


def _fool(a: Art) -> None:
    clown = person(a, "clown", 500, 350, 0.7, pose="hail", turn=52, flip=True, grounded=False,
                   face=Face(at=(560, 420), brow=-1, mouth="shout"))
    hx, hy = clown["hand"]
    for turn, spot in ((8, ""), (32, "s"), (58, "")):
        with a.at(hx, hy, 0.72, turn=turn):
            balloon(spot)(a)


def _cream(a: Art) -> None:
    with a.part("cream"):
        a.shape("700,360! 720,330 716,300 748,306 764,280 790,300 822,292 824,324 850,340 830,364 838,392 806,390 "
                "790,414 766,396 740,404 736,378", w=4.4, halo=3, hatch=12)
        a.lines_of("752,330 770,318 782,332", "786,360 804,350", w=2.6)
    for x, y, r in ((690, 420, 12), (650, 400, 9), (668, 470, 10)):
        a.shape(oval(x, y, r, r * 0.8), w=3)
    a.line("600,438 650,376 700,352", 3, (0.3, 0.4))


def _table(a: Art) -> None:
    cloth = "420,560! 690,552! 706,640 690,676! 650,640 610,680! 570,644 530,684! 490,646 450,680! 414,640"
    with a.part("table"):
        a.lines_of("450,660 440,736", "660,656 674,734", w=9, taper=(0.02, 0.02))
        a.shape(cloth, w=4.8, halo=2, hatch={"n": 20, "gap": 7})
        a.shape("412,558 550,544 700,552 550,570", w=4.4)
    with a.at(640, 556, 0.66):
        mouse = animal(a, "mouse", 0, 0, 1, pose="point", upright=True, flip=True, grounded=False,
                       face=Face(at=(350, 400), lid=0.1, mouth="smirk"))
    hx, hy = mouse["hand"]
    with a.part("cake"):
        a.shape("446,556! 450,490 540,480 632,488! 636,554! 540,562", w=5, hatch=18, halo=2)
        a.shape("448,500 470,530 490,508 516,534 540,510 566,534 590,508 612,528 634,498 540,480", w=3.8, spot="s")
        for i, x in enumerate((470, 504, 540, 576, 610)):
            with a.part(f".candle#{i + 1}"):
                a.shape([(x - 6, 488, 1), (x - 6, 446, 1), (x + 6, 445, 1), (x + 6, 487, 1)], w=3, halo=2)
                a.shape([(x + 1, 444), (x - 7, 430), (x + 8, 404, 1), (x + 10, 430)], w=2.6, spot="s", halo=1)
    with a.part("candle"):
        a.limb([(hx + 6, hy + 6, 5), (hx - 14, hy - 16, 4)], w=3, capped_root=True, halo=2)
        a.shape([(hx - 16, hy - 16), (hx - 24, hy - 26), (hx - 18, hy - 42, 1), (hx - 8, hy - 26)], w=2.6, halo=1,
                spot="s")
