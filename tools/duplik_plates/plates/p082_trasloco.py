"""Trasloco: the snail leaves with the house on its back; the man has been left the shell."""

from __future__ import annotations

from ludoteca.games.duplik.album.scene import Count, Does, Holds, Looks, Mood, Scene, Shows, Stands, Text, asks, fact
from ludoteca.games.duplik.ink import Art
from ludoteca.games.duplik.kinds.anatomy.face import ASLEEP, Face, eyes, mouth
from ludoteca.games.duplik.kinds.anatomy.people_heads import man_head
from ludoteca.games.duplik.kinds.animals import animal
from ludoteca.games.duplik.kinds.nature import puff, tree
from tools.duplik_plates.accents import pot_plant

SCENE = Scene(
    82,
    Text("Trasloco", "Moving house"),
    Text("Scambio alla pari, diceva l'annuncio.", "A straight swap, the advert said."),
    facts=(
        fact("carries", Does("snail", "carries", "house", touching=True),
             "Una lumaca se ne va con una casa sulla schiena.",
             "A snail walks off with a house on its back."),
        fact("shell", Stands("man", "in", "shell"), "Un uomo è rimasto nel guscio della lumaca.",
             "A man has been left in the snail's shell."),
        fact("sad", Mood("man", "sad"), "L'uomo è avvilito.", "The man is dejected."),
        fact("gaze", Looks("man", "house"), "L'uomo guarda la casa che si allontana.", "The man watches the house go."),
        fact("proud", Mood("snail", "proud"), "La lumaca va a testa alta.", "The snail holds its head high."),
        fact("cat", Mood("cat", "asleep"), "Sul tetto un gatto nero continua a dormire.",
             "On the roof a black cat sleeps on."),
        fact("roof", Stands("cat", "on", "house"), "Il gatto è rimasto sul tetto della casa.",
             "The cat has stayed on the roof of the house."),
        fact("door", Shows("house", "red door"), "La porta di casa è rossa.", "The front door is red."),
        fact("mouse", Does("mouse", "waves from", "house", touching=True),
             "Da una finestra un topo saluta col fazzoletto.",
             "From a window a mouse waves a handkerchief."),
        fact("hanky", Holds("mouse", "hanky"), "Il fazzoletto del topo è rosso.", "The mouse's handkerchief is red."),
        fact("tv", Stands("aerial", "touching", "shell"), "L'uomo ha già montato l'antenna sul guscio.",
             "The man has already put an aerial on the shell."),
        fact("mat", Stands("plant", "touching", "shell"), "Davanti al guscio c'è un vaso.",
             "In front of the shell there is a potted plant."),
        fact("smoke", Count("smoke", 3), "Dal comignolo escono tre sbuffi.", "Three puffs come out of the chimney."),
        fact("hole", Shows("hole", "empty"), "Dove c'era la casa è rimasto un buco nero.",
             "Where the house was there is a black hole."),
        fact("left", Stands("shell", "right", "snail"), "Il guscio è a destra, la lumaca a sinistra.",
             "The shell is on the right, the snail on the left."),
    ),
    criteria=(
        asks("gaze", "gesture", "L'uomo segue la casa con gli occhi.", "The man follows the house with his eyes."),
        asks("sad", "mood", "L'uomo non è contento del cambio.", "The man is not happy with the swap."),
        asks("shell", "absurd", "Un uomo abita in un guscio.", "A man lives in a shell."),
        asks("roof", "relation", "Il gatto è partito con la casa: sta sul tetto.",
             "The cat has left with the house: it is on the roof."),
        asks("hanky", "gesture", "Il topo sventola un fazzoletto.", "The mouse waves a handkerchief."),
        asks("cat", "mood", "Il gatto dorme come se niente fosse.", "The cat sleeps as if nothing had happened."),
        asks("door", "thing"),
        asks("smoke", "number"),
        asks("tv", "thing", "Il guscio ha già l'antenna.", "The shell has an aerial already."),
        asks("hole", "relation", "Al posto della casa c'è un buco nel prato.",
             "Where the house stood there is a hole in the lawn."),
    ),
)


def draw(a: Art) -> None:
    a.shape("-20,560 240,536 560,552 1020,530! 1020,770! -20,770!", w=3.8)
    with a.at(936, 548, 0.66):
        tree(3)(a)
    a.grass(60, 600, 5, 18)
    a.grass(560, 740, 5, 20)
    with a.part("hole"):
        a.black("600,620 640,596 740,588 850,594 890,612 850,634 720,644 630,638", w=4)
        a.lines_of("640,612 660,602", "820,606 850,612", w=3, ink="p")
    _house(a)
    _snail(a)
    _shell(a)


def _house(a: Art) -> None:
    for i, (x, y, r) in enumerate(((470, 76, 22), (510, 40, 28), (566, 20, 34))):
        with a.part(f"smoke#{i + 1}"):
            puff(a, x, y, r, 7, 9)
    with a.part("house"):
        a.shape("420,220! 420,104! 476,102! 478,250!", w=4.6, hatch=12)
        a.shape("408,106! 410,84! 488,82! 490,104!", w=4.2, halo=1)
        a.shape("204,540! 200,290! 520,284! 524,536! 360,556", w=5.4, halo=2, hatch={"n": 34, "gap": 7})
        a.black("160,304! 356,128! 566,296! 540,318! 184,324!", w=4.6, halo=2, shine=16)
        a.lines_of("250,290 300,246", "330,280 380,236", "410,284 450,250", "470,300 500,276", w=3, ink="p")
        for i, (x, y) in enumerate(((232, 350), (440, 344), (440, 444))):
            with a.part(f".window#{i + 1}"):
                a.shape([(x, y, 1), (x + 60, y - 2, 1), (x + 61, y + 66, 1), (x + 1, y + 68, 1)], w=4.2,
                        fill="k" if i == 2 else "p", halo=1)
                a.lines_of([(x + 30, y), (x + 30, y + 66)], [(x, y + 33), (x + 60, y + 32)], w=3.4,
                           ink="p" if i == 2 else "k", taper=(0.02, 0.02))
        a.shape("318,548! 316,420 350,400 386,418 388,548!", w=4.6, spot="s", hatch=10)
        a.dot(376, 486, 5)
    animal(a, "black cat", 300, 196, 0.6, pose="doze", face=ASLEEP, turn=-36, grounded=False)
    with a.at(470, 396, 0.52):
        animal(a, "mouse", -6, 90, 1.0, pose="hail", upright=True, flip=True, grounded=False,
               face=Face(at=(800, 600), mouth="grin"))
    with a.part("house"):
        a.shape("430,400! 512,396! 514,412! 430,416!", w=4, halo=1)
        a.shape("438,416! 506,412! 508,438! 440,440!", w=0)
    with a.part("hanky"):
        a.shape("500,262 534,244 560,256 584,246! 578,286! 550,296 528,284 504,292!", w=3.8, spot="s", halo=2)


def _snail(a: Art) -> None:
    with a.part("snail"):
        a.shadow(300, 700, 300, 12)
        a.shape("600,690 560,640 500,560 420,532 300,536 230,540 190,500 170,420 150,350! 90,356 92,420 100,500 96,580 "
                "110,650 150,696! 300,706 480,704", w=5.4, halo=3, hatch={"n": 32, "gap": 7})
        a.line("140,670 300,684 540,676", 3, (0.1, 0.2))
        for x, y, tx, ty in ((104, 372, 60, 250), (140, 362, 150, 240)):
            a.limb([(x, y, 13), ((x + tx) / 2 + 4, (y + ty) / 2, 10), (tx, ty, 9)], w=4.2, halo=2)
        eyes(a, Face(look=(-0.5, -0.5), lid=0.35), (58, 232, 24), (152, 222, 26), w=3.8)
        mouth(a, "smirk", 118, 432, 46, 5)
    a.lines_of("600,700 680,712 760,708", "590,724 690,732", w=2.8)


def _shell(a: Art) -> None:
    with a.part("aerial"):
        a.line("880,494 884,410", 5, (0.02, 0.02))
        a.lines_of("850,424 916,418", "858,444 908,440", w=5, taper=(0.03, 0.03))
    with a.part("shell"):
        a.shadow(850, 742, 150, 10)
        a.shape("730,738 712,640 740,550 810,494 890,490 960,530 992,610 980,700 940,742", w=5.4, halo=3,
                hatch={"n": 30, "gap": 7})
        a.line("960,720 966,640 940,570 896,548 870,580 880,630 912,640 922,610", 5, (0.05, 0.1))
        a.shape("696,742! 688,650 712,586 770,560 832,586 856,650 850,742!", w=5, halo=2)
        a.hatching("700,700 696,640 716,596 772,570 828,594 848,650 846,700 826,640 772,606 724,640", 8, 60, 2.4)
    with a.part("man"), a.at(764, 672, 1.16, flip=True):
        a.limb([(0, 70, 36), (0, 20, 17)], w=4, cap=False)
        with a.part(".face"):
            man_head(a, Face(at=(420, 380), brow=-1, mouth="sad"))
    with a.at(934, 744, 0.8):
        pot_plant(a)
