"""Chi è?: the neighbour from below has come up to borrow some salt; at the spyhole one sees only black."""

from __future__ import annotations

from ludoteca.games.duplik.album.scene import Count, Does, Looks, Mood, Scene, Shows, Stands, Text, asks, fact
from ludoteca.games.duplik.ink import Art, oval
from ludoteca.games.duplik.kinds.anatomy.biped import STANCES
from ludoteca.games.duplik.kinds.anatomy.face import Face
from ludoteca.games.duplik.kinds.animals import animal
from ludoteca.games.duplik.kinds.people import person
from ludoteca.games.duplik.kinds.sea import fish
from tools.duplik_plates.accents import shout

SCENE = Scene(
    65,
    Text("Chi è?", "Who is there?"),
    Text("«Sono quella del piano di sotto. Avrebbe del sale?»",
         "\"It's me from downstairs. Could you spare some salt?\""),
    facts=(
        fact("rings", Does("whale", "rings", "bell", touching=True), "Una balena suona il campanello di casa.",
             "A whale is ringing the doorbell."),
        fact("peeps", Does("man", "peeps through", "door", touching=True), "Dentro, un uomo guarda dallo spioncino.",
             "Inside, a man looks through the spyhole."),
        fact("chair", Stands("man", "on", "chair"), "L'uomo è salito su una sedia.", "The man has climbed on a chair."),
        fact("shaker", Stands("shaker", "on", "whale"), "La balena tiene in equilibrio una saliera vuota.",
             "The whale balances an empty salt cellar."),
        fact("glad", Mood("whale", "glad"), "La balena sorride gentile.", "The whale is smiling politely."),
        fact("wedged", Shows("whale", "wedged in the stairwell"), "La balena riempie tutto il pianerottolo.",
             "The whale fills the whole landing."),
        fact("water", Shows("puddle", "coming in under the door"), "L'acqua entra da sotto la porta.",
             "Water comes in under the door."),
        fact("fish", Stands("fish", "in", "puddle"), "Nella pozza, in casa, nuota già un pesce.",
             "A fish is already swimming in the puddle indoors."),
        fact("cat", Looks("cat", "fish"), "Un gatto fissa il pesce.", "A cat is staring at the fish."),
        fact("umbrella", Stands("cat", "on", "rack"), "Il gatto è seduto sul mobiletto delle scarpe.",
             "The cat sits on the shoe cabinet."),
        fact("locks", Count("bolt", 4), "La porta ha quattro catenacci.", "The door has four bolts."),
        fact("drops", Count("drop", 3), "Dal buco della serratura schizzano tre gocce.",
             "Three drops squirt out of the keyhole."),
        fact("slippers", Count("slipper", 2), "Le pantofole galleggiano.", "The slippers are afloat."),
        fact("mat", Shows("mat", "a heart"), "Sullo zerbino c'è un cuore.", "There is a heart on the doormat."),
    ),
    criteria=(
        asks("peeps", "gesture", "L'uomo ha l'occhio attaccato allo spioncino.", "The man has his eye to the spyhole."),
        asks("rings", "gesture", "La balena preme il campanello con la pinna.",
             "The whale presses the bell with its fin."),
        asks("glad", "mood", "La balena è gentile: sorride.", "The whale means well: it smiles."),
        asks("shaker", "relation", "La saliera la tiene in equilibrio la balena.",
             "It is the whale that balances the salt cellar."),
        asks("cat", "relation", "Il gatto pensa ad altro: guarda il pesce.",
             "The cat has other things on its mind: the fish."),
        asks("locks", "number"),
        asks("drops", "number"),
        asks("chair", "relation"),
        asks("water", "absurd", "Sotto la porta passa già il mare.", "The sea is already coming in under the door."),
        asks("mat", "thing"),
    ),
)

PEEPING = STANCES["lean"]._replace(hip=(-20, -104), chest=(20, -172), head=(52, -226), tilt=6,
                                   near_arm=((40, -150), (92, -176)), far_arm=((66, -182), (94, -230)),
                                   near_leg=((-20, -58), (-30, -6)), far_leg=((14, -58), (14, -8)))


def draw(a: Art) -> None:
    a.line("-10,600 480,594", 3.4, (0.02, 0.02))
    for x in (40, 130, 220, 310, 400):
        a.line([(x, -10), (x + 2, 300), (x, 590)], 1.6, (0.03, 0.2))
    _stairs(a)
    _whale(a)
    _door(a)
    _inside(a)


def _stairs(a: Art) -> None:
    for y in (90, 180, 270, 360, 450):
        a.line([(560, y), (1010, y - 4)], 1.6, (0.02, 0.02))
        for x in (600 + y % 120, 740 + y % 120, 880 + y % 120):
            a.line([(x, y), (x, y + 88)], 1.5)
    a.line("560,660 1010,654", 3.4, (0.02, 0.02))


def _whale(a: Art) -> None:
    with a.part("whale"):
        a.black("1020,770! 760,770! 650,720 612,640 618,540 640,440 700,340 800,280 900,260 1020,268!", w=4, shine=16)
        a.shape("652,730 622,680 618,604 700,650 820,656 940,626 1020,580! 1020,770! 700,770!", w=3.6, hatch=14)
        a.lines_of("690,690 720,750", "760,690 790,750", "830,692 860,750", "900,684 930,746", "966,672 994,730", w=3)
        a.line("652,476 700,512 780,510 836,466", 6, (0.05, 0.1), "p")
        a.eye(724, 410, 30, look=(-0.85, -0.1), w=3.4, ink="k")
        a.line("688,366 724,350 764,366", 6, (0.1, 0.3), "p")
        a.shape("770,720 700,670 640,600 600,540 574,500! 606,480 690,552 790,596 850,660", w=5, halo=3,
                hatch={"n": 26, "gap": 7})
    with a.part("bell"):
        a.shape("556,448! 592,446! 594,512! 557,514!", w=4, halo=3)
        a.shape(oval(575, 480, 12, 12, n=9), w=3, spot="s")
    shout(a, 576, 448, 3, 22, -80)
    with a.part("shaker"), a.at(856, 268, 1.5, turn=8):
        a.shape("-22,2! -18,-50 -14,-62! 16,-63! 20,-50 24,0!", w=3.6, halo=2)
        a.shape("-16,-62 -10,-82 12,-83 18,-63", w=3.6, spot="s")
        a.dot(-4, -74, 2.4)
        a.dot(6, -75, 2.4)
        a.line("-8,-30 6,-36 -6,-24 8,-16 -8,-12", 3.4, (0.05, 0.05))
    with a.part("mat"):
        a.shape("580,716! 700,712! 716,744! 566,748!", w=4, halo=3)
        a.shape("640,740! 622,728 624,720 634,719 640,725! 646,718 656,720 658,727", w=2.4, spot="s")


def _door(a: Art) -> None:
    with a.part("door"):
        a.shape("470,650! 472,70! 548,66! 552,652!", w=5.2, halo=3, hatch={"n": 26, "gap": 7})
        a.shape("454,690! 456,44! 474,44! 474,690!", w=4.4, halo=2)
        a.shape("548,690! 548,40! 566,40! 568,690!", w=4.4, halo=2)
        a.shape("454,44! 456,20! 566,16! 568,42!", w=4.4, halo=2)
    for i, y in enumerate((120, 190, 470, 560)):
        with a.part(f"bolt#{i + 1}"):
            a.black([(440, y - 13, 1), (500, y - 15, 1), (500, y + 13, 1), (440, y + 15, 1)], w=3, halo=2)
            a.shape([(424, y - 6, 1), (452, y - 7, 1), (452, y + 6, 1), (424, y + 7, 1)], w=2.8, halo=1)
    with a.part("spyhole"):
        a.shape("446,286! 474,284! 474,312! 446,310!", w=3.4, halo=2, spot="s")


def _inside(a: Art) -> None:
    with a.part("rack"):
        a.shape("-20,690! -20,440! 118,434! 122,688!", w=5, hatch={"n": 26, "gap": 7})
        a.lines_of("-20,520 118,516", "-20,604 120,600", w=3.4, taper=(0.02, 0.02))
        a.black("20,508 22,484 44,484 60,498 88,502 88,512! 20,512!", w=2)
        a.black("10,596 12,566 34,566 52,584 84,588 84,598! 10,598!", w=2)
    with a.part("puddle"):
        a.shape("560,690 470,664 380,664 280,674 180,668 146,694 166,726 240,738 400,730 500,738 566,718", w=4.4,
                spot="t", shift=(0, 0))
        a.lines_of("200,690 240,684 280,692", "420,710 470,702 510,712", "330,726 360,720 390,728", w=2.6)
    with a.part("chair"):
        a.lines_of("232,566 222,712", "392,562 400,714", "262,566 258,684", "366,562 372,686", w=8, taper=(0.03, 0.03))
        a.shape("214,560! 406,552! 414,578! 210,586!", w=4.8, halo=2, spot="s")
        a.shape("208,566! 196,380! 218,378! 232,564!", w=4.4, halo=2)
    person(a, "man", 330, 560, 1.16, stance=PEEPING, pose="lean", grounded=False,
           face=Face(look=(0.85, 0.1), brow=-1, mouth="flat"))
    animal(a, "black cat", 56, 438, 0.82, pose="sit", face=Face(at=(250, 690), lid=0.05), grounded=False)
    fish(a, 206, 700, 0.5, pose="swim", face=Face(at=(60, 360)), flip=True)
    for i, (x, y, turn) in enumerate(((316, 694, -8), (470, 690, 10))):
        with a.part(f"slipper#{i + 1}"), a.at(x, y, 1.1, turn=turn):
            a.shape("-34,6 -30,-10 0,-18 28,-8 38,6 0,12", w=3.6, spot="s", halo=2)
            a.shape("-30,-4 -14,-12 4,-10 0,0", w=2.4, fill="k")
    a.line("444,402 440,430", 5, (0.05, 0.05))
    for i, (x, y) in enumerate(((424, 396), (404, 420), (390, 452))):
        with a.part(f"drop#{i + 1}"), a.at(x, y, 1.0, turn=60):
            a.shape("0,-18! 11,4 0,14 -11,4", w=3, halo=2, spot="s")
