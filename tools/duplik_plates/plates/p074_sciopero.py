"""Sciopero delle uova: the eggs march on the frying pan; one is so excited that it hatches."""

from __future__ import annotations

from ludoteca.games.duplik.album.scene import Count, Does, Holds, Looks, Mood, Scene, Shows, Stands, Text, asks, fact
from ludoteca.games.duplik.improv.stages import boards, room
from ludoteca.games.duplik.ink import Art, Draw, oval
from ludoteca.games.duplik.kinds.anatomy.biped import STANCES
from ludoteca.games.duplik.kinds.anatomy.face import Face, eyes, mouth
from ludoteca.games.duplik.kinds.birds import fowl
from ludoteca.games.duplik.kinds.people import person

SCENE = Scene(
    74,
    Text("Sciopero delle uova", "The egg strike"),
    Text("Oggi niente frittata: il personale è in agitazione.", "No omelettes today: the staff is up in arms."),
    facts=(
        fact("march", Does("egg#1", "marches against", "cook"), "Le uova in corteo sfilano contro il cuoco.",
             "The eggs are marching against the cook."),
        fact("eggs", Count("egg", 4), "In corteo ci sono quattro uova.", "Four eggs are on the march."),
        fact("signs", Count("placard", 3), "I cartelli di protesta sono tre.", "There are three placards."),
        fact("pan", Holds("cook", "pan"), "Il cuoco ha in mano una padella vuota.",
             "The cook is holding an empty frying pan."),
        fact("cook", Mood("cook", "sad"), "Il cuoco è disperato.", "The cook is in despair."),
        fact("chick", Stands("chick", "in", "shell"), "Un uovo si è agitato troppo: è nato un pulcino.",
             "One egg got too worked up: a chick has hatched."),
        fact("amazed", Mood("chick", "amazed"), "Il pulcino è il più sorpreso di tutti.",
             "The chick is the most surprised of all."),
        fact("hen", Shows("hen", "shouting into a megaphone"), "La gallina grida nel megafono.",
             "The hen shouts into a megaphone."),
        fact("mega", Holds("hen", "megaphone"), "Il megafono ce l'ha la gallina.", "The hen has the megaphone."),
        fact("crate", Stands("hen", "on", "box"), "La gallina è salita sulla scatola delle uova.",
             "The hen has climbed onto the egg box."),
        fact("angry", Mood("egg#1", "angry"), "Il primo uovo è furibondo.", "The egg in front is furious."),
        fact("gaze", Looks("cook", "egg#1"), "Il cuoco guarda il primo uovo.", "The cook is looking at the first egg."),
        fact("boiled", Stands("cup", "left", "egg#2"), "Un uovo sodo fa il crumiro: dorme nel portauovo.",
             "A boiled egg is breaking the strike: it sleeps in its egg cup."),
        fact("asleep", Mood("boiled", "asleep"), "L'uovo sodo ha gli occhi chiusi.",
             "The boiled egg has its eyes shut."),
        fact("clock", Shows("stove", "cold"), "Il fornello è spento.", "The stove is cold."),
    ),
    criteria=(
        asks("angry", "mood", "Il capofila è furibondo.", "The leader of the march is furious."),
        asks("pan", "gesture", "Il cuoco si fa scudo con la padella.", "The cook shields himself with the frying pan."),
        asks("cook", "mood", "Il cuoco è disperato.", "The cook is in despair."),
        asks("chick", "relation", "Un pulcino spunta dal guscio, in mezzo al corteo.",
             "A chick pops out of its shell in the middle of the march."),
        asks("crate", "relation", "La gallina parla dall'alto della scatola delle uova.",
             "The hen speaks from the top of the egg box."),
        asks("signs", "number"),
        asks("eggs", "number", "Le uova ancora intere in corteo sono quattro.", "Four unbroken eggs are marching."),
        asks("mega", "thing"),
        asks("asleep", "absurd", "Un uovo sodo non sciopera: dorme.", "One boiled egg is not on strike: it sleeps."),
        asks("gaze", "gesture", "Il cuoco fissa il capofila.", "The cook stares at the leader."),
    ),
)

SHIELDING = STANCES["shrug"]._replace(hip=(-14, -110), chest=(-24, -178), head=(-26, -236), tilt=-8,
                                      near_arm=((22, -150), (62, -170)), far_arm=((-6, -230), (-10, -272)))


def draw(a: Art) -> None:
    room(a, 520, "tiles")
    boards(a, 520)
    _back(a)
    person(a, "cook", 830, 706, 1.6, stance=SHIELDING, pose="shrug", flip=True,
           face=Face(at=(560, 560), brow=-1, mouth="shout"))
    _pan(a)
    _hen(a)
    _egg(a, 1, 180, 590, 0.86, -6, Face(at=(760, 380), brow=1, mouth="flat"), _placard("stop"))
    _egg(a, 2, 300, 700, 1.16, 5, Face(at=(420, 520), brow=1, mouth="shout"), None)
    _egg(a, 3, 408, 606, 0.9, -3, Face(at=(760, 380), brow=0.6, mouth="open"), _placard("mark"))
    _chick(a)
    _egg(a, 4, 596, 716, 1.34, 6, Face(at=(780, 420), brow=1, mouth="shout"), _placard("pan"))


def _back(a: Art) -> None:
    with a.part("stove"):
        a.black("900,600! 898,360! 1020,356! 1020,600!", w=4, shine=10)
        a.shape("890,352! 1020,346! 1020,364! 890,370!", w=4.2)
    a.shape("300,150! 700,144! 702,160! 300,165!", w=4, hatch=6)
    for i, (x, h) in enumerate(((350, 50), (420, 70), (640, 56))):
        a.shape([(x - 26, 149 - h, 1), (x + 24, 148 - h, 1), (x + 26, 148, 1), (x - 24, 149, 1)], w=3.8,
                fill="k" if i == 1 else "p", hatch=0 if i == 1 else 10)
    for x in (520, 570):
        a.black(oval(x, 208, 24, 24), w=3)
        a.line([(x, 160), (x, 186)], 4, (0.02, 0.02))


def _pan(a: Art) -> None:
    with a.part("pan"):
        a.limb([(766, 440, 9), (740, 410, 9), (724, 392, 9)], w=3.6, capped_root=True, halo=2)
        a.black(oval(676, 354, 78, 72, turn=-20), w=4, halo=3, shine=12)
        a.line("628,330 650,296 690,288", 4, (0.2, 0.4), "p")
    with a.part("cook"):
        a.shape("740,424 752,404 774,408 784,430 770,450 748,446", w=4, halo=2)


def _hen(a: Art) -> None:
    with a.part("box"):
        a.shape("-20,470! 170,462! 176,600! -20,606!", w=5, halo=2, hatch={"n": 24, "gap": 7})
        for hole in (20, 80, 140):
            a.shape(oval(hole, 520, 22, 26), w=3.4, fill="k")
    hen = fowl(a, "hen", 82, 468, 1.34, pose="shout", face=Face(at=(760, 300), brow=1, mouth="shout"))
    x, y = hen["mouth"]
    with a.part("megaphone"):
        a.shape([(x - 4, y - 10, 1), (x + 96, y - 58, 1), (x + 108, y + 34, 1), (x, y + 12, 1)], w=4.6, spot="s",
                halo=2,
                hatch=10)
        a.shape([(x + 96, y - 58), (x + 116, y - 14), (x + 108, y + 34), (x + 92, y - 10)], w=3.8)
    a.lines_of([(x + 130, y - 40), (x + 160, y - 54)], [(x + 136, y - 12), (x + 170, y - 12)],
               [(x + 130, y + 16), (x + 160, y + 28)], w=3.6)
    with a.part("cup"), a.at(70, 716, 1.0):
        a.shape("-34,-56! 36,-58! 24,-30 10,-22 12,-8 34,4! -32,6! -10,-8 -8,-22 -24,-30", w=4.4, halo=2, hatch=8)
        with a.part("boiled"):
            a.shape("-32,-54 -40,-92 -22,-130 2,-138 26,-128 42,-92 34,-56 0,-50", w=4.4, halo=2, hatch=12)
            eyes(a, Face(lid=0.92), (16, -94, 10), (-12, -94, 11), w=2.8)
            mouth(a, "smile", 2, -72, 20, 3)


def _egg(a: Art, n: int, x: float, y: float, s: float, turn: float, face: Face, sign: Draw | None) -> None:
    a.shadow(x + 6, y + 2, 56 * s, 6)
    with a.part(f"egg#{n}"), a.at(x, y, s, turn=turn):
        if not sign:
            a.limb([(-50, -70, 8), (-74, -110, 7), (-70, -146, 7)], w=3.6, hatch=4)
        a.limb([(-18, -30, 8), (-26, -14, 7), (-30, -2, 6)], w=3.4)
        a.limb([(20, -30, 8), (36, -18, 7), (44, -8, 6)], w=3.4)
        a.black("-40,0 -30,-10 -12,-6 -8,2", w=2)
        a.black("34,-6 46,-14 64,-8 66,0", w=2)
        a.shape("0,-16 -46,-32 -60,-84 -40,-140 0,-164 40,-142 60,-86 46,-32", w=4.8, halo=2, hatch={"n": 22, "gap": 7})
        eyes(a, face, (30, -100, 14), (-8, -100, 15), w=3)
        mouth(a, face.mouth, 14, -64, 28, 3.6)
    if sign:
        with a.at(x, y, s, turn=turn):
            sign(a)
            with a.part(f"egg#{n}"):
                a.limb([(-46, -70, 8), (-64, -92, 7), (-62, -112, 8)], w=3.6, halo=1.5)


def _placard(what: str) -> Draw:
    def draw(a: Art) -> None:
        with a.part(a.own_name("placard")):
            a.limb([(-58, -60, 5), (-66, -190, 5)], w=3.2, capped_root=True, halo=1.5)
            a.shape("-132,-280! -6,-286! -2,-190! -130,-184!", w=4.4, halo=2)
            if what == "pan":
                a.black(oval(-60, -236, 28, 24), w=2.4)
                a.line("-86,-222 -116,-204", 7, (0.03, 0.03))
                a.lines_of("-116,-270 -16,-200", "-16,-274 -114,-200", w=8, ink="s", taper=(0.03, 0.03))
            elif what == "stop":
                a.shape("-64,-268 -88,-260 -96,-238 -84,-214 -64,-206 -44,-214 -34,-238 -44,-260", w=3.4, spot="s")
                a.line("-84,-237 -46,-239", 9, (0.03, 0.03), "p")
            else:
                a.line("-66,-268 -66,-228", 13, (0.03, 0.3))
                a.dot(-66, -208, 9)

    return draw


def _chick(a: Art) -> None:
    with a.at(474, 726, 1.0):
        a.shadow(4, 2, 50, 6)
        with a.part("chick"):
            a.shape("-30,-40 -34,-80 -10,-106 18,-104 38,-80 34,-38", w=4.4, spot="s", halo=2)
            a.lines_of("-2,-106 -8,-124", "6,-106 8,-126", w=3)
            eyes(a, Face(look=(0.1, -0.6), brow=-0.6), (18, -80, 11), (-8, -80, 12), w=2.8)
            a.shape("0,-64! 20,-68! 14,-58! 18,-48! 2,-54!", w=2.6)
        with a.part("shell"):
            a.shape("-44,-46! -28,-34! -16,-50! -2,-34! 12,-50! 24,-34! 42,-48! 44,-22 24,0 -22,0 -42,-20", w=4.4,
                    halo=2,
                    hatch=12)
            with a.at(74, -8, turn=50):
                a.shape("-30,10! -18,2! -8,12! 4,2! 14,12! 28,2! 20,-20 0,-32 -22,-20", w=3.8, halo=1)
