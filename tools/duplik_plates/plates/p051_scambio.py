"""Scambio di ruoli: two fish are out angling; the man on the pier has just seen the cream cake."""

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
from ludoteca.games.duplik.ink import Art, oval
from ludoteca.games.duplik.kinds.anatomy.biped import STANCES
from ludoteca.games.duplik.kinds.anatomy.face import Face
from ludoteca.games.duplik.kinds.animals import animal
from ludoteca.games.duplik.kinds.nature import cloud
from ludoteca.games.duplik.kinds.people import person
from ludoteca.games.duplik.kinds.sea import fish
from ludoteca.games.duplik.kinds.things import bucket
from tools.duplik_plates.stages import swell

SCENE = Scene(
    51,
    Text("Scambio di ruoli", "Role reversal"),
    Text("«Piano... sta per abboccare.»", "\"Easy now... he's about to bite.\""),
    facts=(
        fact("angles", Does("fish#1", "angles for", "man"), "Un pesce seduto sott'acqua pesca un uomo sul molo.",
             "A fish sitting under water is angling for a man on the pier."),
        fact("rod", Holds("fish#1", "rod"), "Il pesce tiene la canna da pesca.", "The fish holds the fishing rod."),
        fact("bait", Stands("cake", "touching", "hook"), "All'amo è infilata una fetta di torta.",
             "A slice of cake is on the hook."),
        fact("reaches", Looks("man", "cake"), "L'uomo non vede che la torta.", "The man sees nothing but the cake."),
        fact("leans", Shows("man", "leaning out"), "L'uomo si sporge dal molo a braccia tese.",
             "The man leans out from the pier with his arms stretched."),
        fact("greedy", Mood("man", "glad"), "L'uomo ha l'acquolina in bocca.", "The man's mouth is watering."),
        fact("bucket", Stands("catch", "in", "bucket"), "Nel secchio dei pesci ci sono già un paio di gambe.",
             "A pair of legs already sticks out of the fishes' bucket."),
        fact("stool", Stands("fish#1", "on", "stool"), "Il pesce è seduto su uno sgabello.",
             "The fish sits on a stool."),
        fact("hat", Holds("fish#1", "hat", worn=True), "Il pesce porta un cappello da pescatore.",
             "The fish wears an angler's hat."),
        fact("hush", Does("fish#2", "hushes", "fish#1"), "Un pesciolino tiene pronto il retino.",
             "A little fish holds the net ready."),
        fact("net", Holds("fish#2", "net"), "Il pesciolino ha un retino.", "The little fish has a landing net."),
        fact("cat", Looks("cat", "fish#1"), "Dal molo un gatto guarda il pesce.",
             "From the pier a cat is watching the fish."),
        fact("calm", Mood("fish#1", "bored"), "Il pesce aspetta con gli occhi mezzi chiusi.",
             "The fish waits with its eyes half shut."),
        fact("bubbles", Count("bubble", 5), "Salgono cinque bolle.", "Five bubbles are rising."),
    ),
    criteria=(
        asks("leans", "gesture", "L'uomo si sporge: la torta non l'ha ancora presa.",
             "The man leans out: he has not got the cake yet."),
        asks("bucket", "absurd", "Nel secchio spuntano due gambe.", "Two legs stick out of the bucket."),
        asks("calm", "mood", "Il pesce ha pazienza: occhi mezzi chiusi.", "The fish is patient: eyes half shut."),
        asks("bait", "thing", "Per esca c'è una fetta di torta.", "The bait is a slice of cake."),
        asks("net", "gesture", "Il pesciolino ha già pronto il retino.", "The little fish has the net ready."),
        asks("cat", "relation", "Il gatto ha visto chi c'è in fondo alla lenza.",
             "The cat has seen who is at the end of the line."),
        asks("bubbles", "number"),
        asks("hat", "thing"),
        asks("stool", "relation"),
        asks("greedy", "mood", "L'uomo pregusta la torta.", "The man can taste the cake already."),
    ),
)

GRABBING = STANCES["lean"]._replace(hip=(-30, -104), chest=(40, -140), head=(98, -166),
                                    near_arm=((88, -120), (140, -116)), far_arm=((96, -138), (150, -136)), tilt=20)


def draw(a: Art) -> None:
    with a.at(820, 84):
        cloud(150)(a)
    with a.at(520, 60):
        cloud(80)(a)
    swell(a, -10, 1010, 372, 4.4)
    for x, y, w in ((460, 398, 70), (700, 410, 90), (880, 396, 70)):
        swell(a, x, x + w, y, 2.2, 26)
    _pier(a)
    a.line("-10,716 200,706 500,720 800,706 1010,718", 3.4, (0.02, 0.02))
    for x, h in ((40, 90), (64, 130), (470, 60), (976, 110), (954, 70)):
        a.line([(x, 714), (x - 9, 714 - h * 0.35), (x + 9, 714 - h * 0.7), (x - 2, 714 - h)], 4.4, (0.05, 0.7))
    _angler(a)
    _mate(a)
    for i, (x, y, r) in enumerate(((486, 600, 12), (462, 540, 16), (494, 480, 10), (972, 520, 14), (950, 440, 18))):
        with a.part(f"bubble#{i + 1}"):
            a.shape(oval(x, y, r, r), w=2.8)
            a.line([(x - r * 0.4, y), (x, y - r * 0.5)], 2)


def _pier(a: Art) -> None:
    for x in (60, 200, 330):
        a.black([(x - 18, 330, 1), (x + 18, 330, 1), (x + 20, 712, 1), (x - 22, 712, 1)], w=3.4, shine=7)
    a.shape("-20,300! 390,294! 396,330! -20,338!", w=4.8, hatch=10)
    for x in (60, 150, 240, 320):
        a.line([(x, 300), (x - 4, 334)], 2.4, (0.05, 0.05))
    person(a, "man", 246, 300, 1.3, stance=GRABBING, pose="lean", grounded=False,
           face=Face(at=(548, 280), mouth="grin"))
    animal(a, "cat", 40, 300, 0.84, pose="sit", face=Face(at=(720, 560), brow=-0.6, mouth="open"))


def _angler(a: Art) -> None:
    with a.part("stool"):
        a.shape("690,640! 810,634! 816,654! 690,660!", w=4.4, spot="s")
        a.lines_of("706,658 696,714", "796,654 808,712", w=7, taper=(0.02, 0.02))
    with a.at(752, 560, 1.7, turn=66):
        fish(a, 0, 0, 1, pose="swim", flip=True, face=Face(at=(560, 330), lid=0.42, mouth="flat"), name="fish#1",
             dots=4)
    with a.part("hat"), a.at(716, 420, 1.3, turn=-14):
        a.shape("-54,10 -30,-4 0,-10 34,-6 56,8 0,20", w=3.6, spot="s", halo=2)
        a.shape("-30,4 -26,-26 0,-34 28,-26 32,2 0,8", w=3.6, spot="s", hatch=8)
    with a.part("fish#1"):
        a.limb([(706, 580, 17), (672, 572, 14), (646, 546, 12)], w=4.2, hatch=8, halo=3)
    with a.part("rod"):
        a.line("650,610 640,480 640,280 610,120", 7, (0.03, 0.5))
        a.line("610,120 570,140 540,206", 2, (0.02, 0.02))
        a.shape(oval(648, 560, 12, 12, n=9), w=3.2, halo=1)
    with a.part("hook"):
        a.line("540,200 540,240 556,252 566,238", 5, (0.03, 0.1))
    with a.part("cake"), a.at(548, 268, 1.0, turn=-6):
        a.shape("-56,20! 48,8! 50,46! -54,54!", w=4, halo=2, hatch=8)
        a.shape("-56,20! 10,-22! 48,8!", w=3.8, spot="s", halo=2)
        a.line("-54,38 50,28", 4, (0.02, 0.02), "s")
        a.shape(oval(8, -26, 11, 10, n=8), w=3, spot="s", halo=1)


def _mate(a: Art) -> None:
    with a.part("catch"):
        for x, turn in ((544, -16), (592, 16)):
            with a.at(x, 604, 1.0, turn=turn):
                a.limb([(0, 60, 17), (0, -40, 14)], w=3.8, fill="k", shine=5)
                a.black("-14,-34 -12,-58 14,-60 44,-54 46,-40 10,-34", w=3, halo=2)
    with a.at(568, 716, 1.24):
        bucket(a)
    fish(a, 910, 620, 0.92, flip=True, face=Face(at=(480, 300), mouth="smile"), name="fish#2")
    with a.part("net"):
        a.line("850,640 860,540 870,470", 5, (0.03, 0.03))
        a.shape("840,470 846,430 880,420 904,440 900,474 870,484", w=4, fill="")
        a.shape("842,474 860,530 886,530 900,474 870,484", w=3.4, halo=1)
        a.lines_of("852,490 884,520", "876,484 862,526", "894,490 866,510", w=2)
    with a.part("fish#2"):
        a.shape("866,620 846,610 838,628 858,640", w=3.4, halo=2)
