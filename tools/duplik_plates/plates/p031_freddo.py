"""Il re ha freddo: the snowman brings the bundled king his chocolate, and melts; another one sees it from outside."""

from __future__ import annotations

from ludoteca.games.duplik.album.scene import (
    Count,
    Does,
    Holds,
    Looks,
    Mood,
    Scene,
    Shows,
    Stands,
    Text,
    asks,
    fact,
)
from ludoteca.games.duplik.improv.stages import boards
from ludoteca.games.duplik.ink import Art, oval
from ludoteca.games.duplik.kinds.anatomy import animal_heads
from ludoteca.games.duplik.kinds.anatomy.face import Face
from ludoteca.games.duplik.kinds.anatomy.hats import crown, top_hat
from ludoteca.games.duplik.kinds.birds import penguin
from ludoteca.games.duplik.kinds.food import cup
from ludoteca.games.duplik.kinds.nature import star
from ludoteca.games.duplik.kinds.people import snowman
from tools.duplik_plates.accents import bow_tie, steam

SCENE = Scene(
    31,
    Text("Il re ha freddo", "The king is cold"),
    Text("Servizio devoto, finché dura.", "Devoted service, while it lasts."),
    facts=(
        fact("serves", Does("snowman#1", "serves", "lion"), "Un pupazzo di neve porta la cioccolata al re leone.",
             "A snowman is bringing hot chocolate to the lion king."),
        fact("cup", Holds("snowman#1", "cup"), "Il pupazzo regge una tazza fumante.",
             "The snowman holds a steaming cup."),
        fact("melts", Stands("snowman#1", "on", "puddle"), "Il pupazzo si sta sciogliendo: è già in una pozza.",
             "The snowman is melting: it stands in a puddle already."),
        fact("wrapped", Shows("scarf", "wound round"), "Il leone è avvolto nella sciarpa fino al muso.",
             "The lion is wrapped in his scarf up to his muzzle."),
        fact("turns", Count("turn", 5), "La sciarpa fa cinque giri attorno al leone.",
             "The scarf goes round the lion five times."),
        fact("friend", Looks("snowman#2", "snowman#1"), "Da fuori un altro pupazzo di neve guarda la scena.",
             "From outside another snowman is watching."),
        fact("horror", Mood("snowman#2", "scared"), "Il pupazzo alla finestra è inorridito.",
             "The snowman at the window is horrified."),
        fact("worry", Looks("snowman#1", "cup"), "Il pupazzo guarda la tazza, preoccupato.",
             "The snowman is looking at the cup, worried."),
        fact("crown", Holds("lion", "crown", worn=True), "Il leone porta la corona.", "The lion wears a crown."),
        fact("drop", Stands("drip", "touching", "lion"), "Al naso del leone pende un ghiacciolo.",
             "An icicle hangs from the lion's nose."),
        fact("inside", Stands("penguin#1", "in", "turn#4"), "Tra i giri della sciarpa dorme un pinguino.",
             "Between the turns of the scarf a penguin sleeps."),
        fact("warm", Mood("penguin#1", "asleep"), "Il pinguino nella sciarpa ha gli occhi chiusi.",
             "The penguin in the scarf has its eyes shut."),
        fact("knits", Does("penguin#2", "knits", "scarf", touching=True),
             "A destra un pinguino sta ancora facendo la sciarpa ai ferri.",
             "On the right a penguin is still knitting the scarf."),
        fact("ball", Stands("penguin#2", "on", "ball"), "Il pinguino che lavora è seduto sul gomitolo.",
             "The penguin at work sits on the ball of wool."),
        fact("feet", Count("slipper", 2), "Dalla sciarpa spuntano due pantofole.",
             "Two slippers stick out of the scarf."),
    ),
    criteria=(
        asks("worry", "gesture", "Il maggiordomo non guarda il leone: guarda la tazza che fuma.",
             "The butler is not looking at the lion: he watches the steaming cup."),
        asks("melts", "absurd", "Chi serve la cioccolata si sta sciogliendo.",
             "The one who serves the chocolate is melting."),
        asks("friend", "relation", "Alla finestra c'è un altro pupazzo di neve, e guarda il primo.",
             "There is a second snowman at the window, and he is watching the first."),
        asks("horror", "mood", "Chi sta fuori ha capito come va a finire: è inorridito.",
             "The one outside knows how this ends: he is horrified."),
        asks("warm", "mood", "Uno solo sta al calduccio: dorme dentro la sciarpa.",
             "Only one is snug: he sleeps inside the scarf."),
        asks("knits", "gesture", "La sciarpa non basta ancora: un pinguino la sta allungando.",
             "The scarf is not long enough yet: a penguin is still at it."),
        asks("turns", "number"),
        asks("ball", "relation", "Chi lavora ai ferri sta seduto sul gomitolo.",
             "The one who knits is sitting on the ball of wool."),
        asks("drop", "thing", "Al leone è gelato il naso: gli pende un ghiacciolo.",
             "The lion's nose has frozen: an icicle hangs from it."),
        asks("crown", "thing"),
    ),
)


def draw(a: Art) -> None:
    a.line("-10,540 500,534 1010,540", 3.4, (0.02, 0.02))
    boards(a, 540)
    _window(a)
    _throne(a)
    _king(a)
    _servant(a)
    _knitter(a)


def _window(a: Art) -> None:
    pane = "52,372! 52,150 96,72 172,46 248,72 294,150 294,372!"
    a.shape(pane, fill="k", w=3)
    with a.clip(pane):
        for x, y in ((84, 180), (250, 120), (104, 104), (270, 220)):
            with a.at(x, y, 0.5):
                star(16)(a)
        a.shape("30,390! 30,322 110,300 200,316 310,296! 310,390!", w=3)
        snowman(a, 160, 398, 1.06, face=Face(at=(330, 520), brow=-1, mouth="open"), name="snowman#2", buttons=0)
    a.outline(pane, 7)
    a.shape("34,372! 312,366! 316,392! 32,398!", w=4.6, hatch=10)


def _throne(a: Art) -> None:
    with a.part("throne"):
        a.shadow(662, 706, 260, 16)
        a.shape("462,690! 470,470! 486,460! 492,280! 470,160! 536,220 560,70! 610,170 662,26! 714,166 770,62! 790,214 "
                "852,150! 836,280! 842,462! 858,470! 868,690!", w=5, hatch={"n": 44, "gap": 8})
        a.black("528,360! 520,210 566,112 664,84 768,112 808,210 802,360!", w=3, shine=10)
        a.lines_of("500,560 540,510", "812,600 842,552",
                   w=2.8)


def _king(a: Art) -> None:
    for x, turn in ((588, -8), (748, 8)):
        with a.part(f"slipper#{1 if x < 600 else 2}"), a.at(x, 700, 1.0, turn=turn):
            a.black("-56,0 -50,-34 -10,-48 40,-40 60,-8 50,14 -44,14", w=3.4, halo=2, shine=9)
            a.shape(oval(0, -44, 16, 14, n=9), w=3, halo=1)
    with a.part("lion"), a.at(664, 226, 2.06, flip=True):
        animal_heads.lion(a, Face(at=(440, 480), brow=-1, mouth=""))
    with a.part("drip"):
        a.shape("606,258! 622,256! 615,300!", w=3.2, halo=2, spot="t", shift=(1, 1))
    with a.at(672, 122, 1.9, turn=6):
        crown(a)
    bands = ((662, 322, 136, 52), (664, 390, 164, 58), (660, 460, 184, 60), (666, 536, 194, 62), (662, 616, 188, 64))
    for i, (x, y, wide, high) in enumerate(bands):
        if i == 3:
            penguin(a, 746, 552, 0.8, pose="doze", face=Face(lid=0.92), name="penguin#1", flip=True)
        with a.part(f"turn#{i + 1}"):
            _turn(a, x, y, wide, high, 12 if i % 2 else -12)


def _turn(a: Art, x: float, y: float, wide: float, high: float, tip: float) -> None:
    """Once round the king: a band that sags in front, with stripes across it."""
    a.shape([(x - wide, y - high * 0.62 - tip), (x, y - high * 0.3), (x + wide, y - high * 0.62 + tip),
             (x + wide + 12, y - high * 0.1 + tip), (x + wide, y + high * 0.5 + tip), (x, y + high * 0.92),
             (x - wide, y + high * 0.5 - tip), (x - wide - 12, y - high * 0.1 - tip)],
            w=4.8, halo=3, hatch={"n": 16, "gap": 8})
    for k in (-0.62, 0.1, 0.78):
        px, sag = x + (k + tip / 120) * wide, tip * k
        low = 1 - k * k
        a.shape([(px - 9, y - high * (0.56 - 0.24 * low) + sag, 1), (px + 9, y - high * (0.56 - 0.24 * low) + sag, 1),
                 (px + 13, y + high * (0.5 + 0.36 * low) + sag, 1), (px - 5, y + high * (0.5 + 0.36 * low) + sag, 1)],
                spot="s", w=2.2, shift=(1, 1))
    for k in (-0.82, -0.4, -0.2, 0.32, 0.54):
        px, py = x + k * wide, y + high * (0.62 - abs(k) * 0.3) + tip * k
        a.lines_of([(px - 6, py - 9), (px, py)], [(px, py), (px + 7, py - 10)], w=2.2)


def _servant(a: Art) -> None:
    with a.part("puddle"):
        a.shape("60,712 130,682 290,672 440,684 490,712 400,740 170,744", w=4.4)
        a.lines_of("120,718 200,728", "380,722 440,710", "250,734 320,734", w=2.6)
    spots = snowman(a, 268, 708, 1.46, pose="melt", face=Face(at=(420, 500), brow=-1, mouth="sad"),
                    slots={"head": _hat, "neck": _bow}, name="snowman#1")
    fx, fy = spots["far_hand"]
    with a.at(fx + 8, fy - 8, 1.5):
        cup(a)
    steam(a, fx + 12, fy - 104, 3, 74)
    for x, y in ((214, 510), (176, 580), (336, 566), (300, 630), (210, 650)):
        a.shape([(x, y - 16, 1), (x + 8, y + 4), (x, y + 12), (x - 8, y + 4)], w=2.8, halo=2)


def _hat(a: Art) -> None:
    with a.at(-6, 6, 0.92, turn=-22):
        top_hat(a)


def _bow(a: Art) -> None:
    with a.at(6, 4, 1.2):
        bow_tie(a)


def _knitter(a: Art) -> None:
    with a.part("scarf"):
        a.limb([(800, 640, 26), (852, 664, 26), (898, 640, 24), (914, 580, 22)], w=4.6, halo=3, cap=False, hatch=12)
        for path in ("842,640! 860,638! 862,688! 844,688!", "892,606! 938,622! 934,636! 890,620!"):
            a.shape(path, spot="s", w=2.4, shift=(1, 1))
    with a.part("ball"):
        a.shadow(930, 738, 76, 8)
        a.shape(oval(928, 694, 64, 50), w=4.8, halo=3, hatch=16)
        a.lines_of("880,680 920,660 970,668", "876,700 930,680 986,690", "900,734 940,700 986,706", "890,664 900,700",
                   w=2.6)
    penguin(a, 936, 664, 1.02, pose="carry", flip=True, face=Face(at=(880, 570), lid=0.2), name="penguin#2")
    with a.part("needles"):
        a.lines_of("826,566 906,594", "852,534 888,610", w=6, taper=(0.02, 0.1))
        a.dot(824, 564, 7)
        a.dot(850, 530, 7)
