"""Il fiore troppo alto: the bee takes the lift."""

from __future__ import annotations

from ludoteca.games.duplik.album.scene import Count, Does, Holds, Looks, Mood, Scene, Stands, Text, asks, fact
from ludoteca.games.duplik.ink import Art, oval
from ludoteca.games.duplik.kinds.anatomy.biped import STANCES
from ludoteca.games.duplik.kinds.anatomy.face import ASLEEP, Face, eyes, mouth
from ludoteca.games.duplik.kinds.animals import animal
from ludoteca.games.duplik.kinds.birds import owl
from ludoteca.games.duplik.kinds.buildings import house
from ludoteca.games.duplik.kinds.nature import cloud, tree
from ludoteca.games.duplik.kinds.people import person
from ludoteca.games.duplik.kinds.small_animals import bee

SCENE = Scene(
    100,
    Text("Il fiore troppo alto", "The flower that grew"),
    Text("«Polline? Ultimo piano.»", "\"Pollen? Top floor.\""),
    facts=(
        fact("winds", Does("frog", "lifts", "bee"), "Una rana gira la manovella e tira su un'ape in un secchio.",
             "A frog turns a crank and hauls up a bee in a bucket."),
        fact("bucket", Stands("bee", "in", "bucket"), "L'ape sale seduta nel secchio.",
             "The bee rides up in the bucket."),
        fact("crank", Holds("frog", "crank"), "La rana tiene la manovella.", "The frog has hold of the crank."),
        fact("flower", Mood("flower", "sad"), "Il fiore, lassù, è triste.", "Up there the flower is sad."),
        fact("looks", Looks("flower", "bee"), "Il fiore guarda l'ape che arriva.",
             "The flower watches the bee come up."),
        fact("petals", Count("flower.petal", 7), "Il fiore ha sette petali.", "The flower has seven petals."),
        fact("cloud", Mood("cloud", "angry"), "Una nuvola è arrabbiata: il fiore la spinge via.",
             "A cloud is angry: the flower is pushing it aside."),
        fact("touch", Stands("flower", "touching", "cloud"), "Il fiore spinge contro la nuvola.",
             "The flower is jammed against the cloud."),
        fact("case", Holds("bee", "basket"), "L'ape porta un cestino.", "The bee carries a basket."),
        fact("bored", Mood("bee", "bored"), "L'ape ha gli occhi mezzi chiusi.", "The bee's eyes are half shut."),
        fact("leaves", Count("leaf", 4), "Lo stelo ha quattro foglie.", "The stem has four leaves."),
        fact("owl", Stands("owl", "on", "leaf#2"), "Su una foglia abita un gufo.",
             "An owl lives on one of the leaves."),
        fact("sleep", Mood("owl", "asleep"), "Il gufo sulla foglia dorme.", "The owl on the leaf is asleep."),
        fact("can", Does("boy", "waters", "pot"), "Un bambino continua ad annaffiare il vaso.",
             "A boy keeps on watering the pot."),
        fact("boy", Holds("boy", "can"), "Il bambino ha l'annaffiatoio.", "The boy has a watering can."),
    ),
    criteria=(
        asks("crank", "gesture", "La rana ha tutte e due le zampe sulla manovella.",
             "The frog has both hands on the crank."),
        asks("bored", "mood", "L'ape fa la pendolare: occhi mezzi chiusi.", "The bee is a commuter: eyes half shut."),
        asks("touch", "relation", "Il fiore ha raggiunto la nuvola e la spinge.",
             "The flower has reached the cloud and pushes it."),
        asks("cloud", "mood", "Alla nuvola la cosa non va giù.", "The cloud is not having it."),
        asks("looks", "relation", "Il fiore guarda in giù: aspetta l'ape.",
             "The flower looks down: it is waiting for the bee."),
        asks("boy", "gesture", "C'è chi annaffia ancora.", "Somebody is still watering it."),
        asks("petals", "number"),
        asks("leaves", "number"),
        asks("sleep", "mood"),
        asks("case", "thing", "L'ape ha portato il cestino.", "The bee has brought a basket."),
    ),
)

CRANKING = STANCES["lean"]._replace(near_arm=((60, -140), (104, -130)), far_arm=((80, -140), (112, -120)))


def draw(a: Art) -> None:
    for x, y, s in ((40, 600, 0.34), (480, 596, 0.3), (940, 600, 0.36)):
        with a.at(x, y, s):
            (house(1) if x != 480 else tree(0, True))(a)
    a.black("-20,602 200,590 520,606 800,592 1020,604! 1020,770! -20,770!", w=4)
    a.lines_of("60,640 140,632", "420,660 520,652", "700,640 780,634", "880,700 960,690", w=3, ink="p")
    _stem(a)
    _bloom(a)
    _lift(a)
    _ground(a)


def _stem(a: Art) -> None:
    with a.part("stem"):
        a.limb([(330, 640, 15), (346, 520, 14), (318, 400, 14), (340, 290, 13), (400, 210, 13), (480, 176, 12)], w=4.6,
               hatch=12, capped_root=True)
    places = ((336, 560, 1.0, False), (326, 430, 1.3, True), (334, 330, 0.9, False), (392, 226, 0.8, True))
    for i, (x, y, s, flip) in enumerate(places):
        with a.part(f"leaf#{i + 1}"), a.at(x, y, s, flip=flip):
            a.shape("6,4 40,-26 96,-34 138,-14! 100,10 50,18", w=4.4, hatch=12, fill="p" if i != 2 else "k")
            a.line("10,4 60,-8 124,-14", 2.4, ink="p" if i == 2 else "k")
    owl(a, 238, 414, 0.6, pose="doze", face=ASLEEP)
    with a.part("pot"), a.at(330, 690, 1.3):
        a.shape("-62,-70! 60,-72! 44,10! -44,12!", w=5, halo=3, hatch=14)
        a.shape("-72,-88! 70,-90! 70,-66! -70,-64!", w=4.6, spot="s", halo=2)


def _bloom(a: Art) -> None:
    with a.at(820, 120):
        cloud(250, 12, Face(at=(640, 160), brow=1, lid=0.15, mouth="sad"))(a)
    with a.part("flower"), a.at(560, 186, 1.0):
        for i in range(7):
            with a.part(f".petal#{i + 1}"), a.at(0, 0, turn=i * 360 / 7 + 12):
                a.shape("52,-26 96,-50 150,-40 168,0 150,40 96,48 52,24", w=4.6, hatch=14)
        a.shape(oval(0, 0, 76, 74), w=5, spot="s", halo=2)
        eyes(a, Face(at=(660, 420), brow=-1), (26, -14, 19), (-22, -14, 20), w=3.6)
        mouth(a, "sad", 6, 34, 40, 4.4)


def _lift(a: Art) -> None:
    with a.part("rope"):
        a.line("660,300 656,440", 3.4, (0.02, 0.02))
        a.line("656,296 690,290 790,566", 3.4, (0.02, 0.02))
        a.shape(oval(668, 296, 18, 18, n=10), w=4.4, halo=2)
    with a.part("bucket"), a.at(656, 530, 1.1):
        a.line("-44,-62 0,-92 44,-64", 3.4, (0.02, 0.02))
        a.shape("-46,-64 0,-76 46,-66 0,-54", w=3.6, fill="k")
    bee(a, 648, 416, 1.5, face=Face(look=(0.5, -0.4), lid=0.45, mouth="flat"), stripes=2)
    with a.part("bucket"), a.at(656, 530, 1.1):
        a.shape("-48,-62! 46,-66! 34,4! -32,6!", w=5, halo=3, hatch={"n": 18, "gap": 7})
        a.line("-42,-30 40,-34", 3, (0.03, 0.03))
    with a.part("basket"), a.at(596, 490, 0.76, turn=-8):
        a.line("-26,-20 0,-56 26,-22", 4.4, (0.02, 0.02))
        a.shape("-34,-22! 34,-24! 26,14! -24,16!", w=4.2, halo=2, spot="s")


def _ground(a: Art) -> None:
    with a.part("crank"), a.at(796, 660, 1.0):
        a.shape("-50,20! -20,-90! -4,-92! -30,24!", w=4.4, halo=2)
        a.shape("50,20! 20,-90! 4,-92! 32,24!", w=4.4, halo=2)
        a.shape(oval(0, -88, 34, 34), w=5, halo=2, hatch=10)
        a.shape(oval(0, -88, 12, 12, n=9), w=3.4, fill="k")
        a.line("0,-88 40,-116 64,-108", 8, (0.02, 0.02))
    animal(a, "frog", 932, 714, 1.22, stance=CRANKING, pose="lean", upright=True, flip=True,
           face=Face(at=(660, 430), mouth="grin"))
    person(a, "boy", 120, 724, 1.02, pose="carry", face=Face(at=(330, 600), mouth="smile"), slots={"hand": _can})


def _can(a: Art) -> None:
    with a.part("can"), a.at(26, 10, 0.9, turn=18):
        a.line("-30,-30 -54,-50 -40,-70 0,-60", 6, (0.03, 0.03))
        a.shape("-32,-58! 34,-60! 30,8! -28,10!", w=4.6, halo=3, hatch=10)
        a.shape("30,-16! 74,-50! 66,-60! 92,-66! 86,-40! 78,-44! 30,8!", w=4, halo=2)
    for x, y in ((112, -14), (126, 8), (108, 18), (122, 34)):
        a.shape([(x, y - 10, 1), (x + 6, y + 3), (x, y + 8), (x - 6, y + 3)], w=2.4)
