"""Il salone del leone: a barber who knows one haircut, his own."""

from __future__ import annotations

import math

from ludoteca.games.duplik.album.scene import Count, Does, Holds, Looks, Mood, Scene, Shows, Stands, Text, asks, fact
from ludoteca.games.duplik.improv.stages import boards
from ludoteca.games.duplik.ink import Art, Draw, oval
from ludoteca.games.duplik.kinds.anatomy.biped import STANCES
from ludoteca.games.duplik.kinds.anatomy.face import Face
from ludoteca.games.duplik.kinds.animals import animal
from ludoteca.games.duplik.kinds.people import person
from tools.duplik_plates.accents import bow_tie

SCENE = Scene(
    18,
    Text("Il salone del leone", "The lion's hair salon"),
    Text("Taglio unico, per tutti.", "One style fits all."),
    facts=(
        fact("combs", Does("lion", "combs", "man.mane", touching=False),
             "Un leone parrucchiere pettina la criniera nuova di un cliente.",
             "A lion of a hairdresser is combing a customer's brand-new mane."),
        fact("mane", Holds("man", "man.mane", worn=True), "Il signore in poltrona ha in testa una criniera da leone.",
             "The gentleman in the chair has a lion's mane on his head."),
        fact("comb", Holds("lion", "comb"), "Il leone tiene in mano un grosso pettine.", "The lion holds a big comb."),
        fact("mirror", Holds("man", "mirror"), "Il signore tiene uno specchietto.",
             "The gentleman is holding a hand mirror."),
        fact("shock", Looks("man", "mirror"), "Il signore si guarda nello specchietto a bocca aperta.",
             "The gentleman stares into the mirror, open-mouthed."),
        fact("sheep", Mood("sheep", "scared"), "Una pecora aspetta il suo turno, spaventata.",
             "A sheep is waiting its turn, scared."),
        fact("sees", Looks("sheep", "man"), "La pecora fissa la pettinatura del signore.",
             "The sheep is staring at the gentleman's hair."),
        fact("pig", Does("pig", "leaves", ""), "Un maiale se ne va tutto contento, con la stessa criniera.",
             "A pig walks off delighted, wearing the same mane."),
        fact("left", Stands("pig", "left", "lion"), "Il maiale è a sinistra del leone.",
             "The pig is to the left of the lion."),
        fact("frames", Count("portrait", 3), "Alla parete ci sono tre ritratti.",
             "There are three portraits on the wall."),
        fact("same", Shows("portrait", "the same mane on all"),
             "Nei ritratti, tre clienti diversi con la stessa criniera.",
             "The portraits show three different customers with one and the same mane."),
        fact("chair", Stands("man", "on", "chair"), "Il signore siede su una poltrona da barbiere nera.",
             "The gentleman sits in a black barber's chair."),
        fact("bottles", Count("bottle", 4), "Sulla mensola ci sono quattro boccette.",
             "Four little bottles stand on the shelf."),
        fact("proud", Mood("lion", "bored"), "Il leone lavora con gli occhi mezzi chiusi, da maestro.",
             "The lion works with half-closed eyes, a master of his art."),
        fact("towel", Holds("man", "towel", worn=True), "Il signore ha un asciugamano intorno al collo.",
             "The gentleman has a towel round his neck."),
    ),
    criteria=(
        asks("combs", "gesture", "Il leone tiene il pettine alto, vicino alla testa del signore.",
             "The lion holds the comb up high, near the gentleman's head."),
        asks("mane", "absurd", "Al signore non si vedono più i capelli: solo criniera, tutt'intorno alla faccia.",
             "No hair left on the gentleman: just mane, all round his face."),
        asks("shock", "relation", "Il signore guarda lo specchietto, e ha la bocca aperta.",
             "The gentleman looks into the mirror, and his mouth is open."),
        asks("sheep", "mood", "C'è chi vorrebbe scappare: la pecora è preoccupata.",
             "Somebody would rather run: the sheep is worried."),
        asks("proud", "mood", "Il leone ha le palpebre a mezz'asta.", "The lion's eyelids are at half mast."),
        asks("left", "relation", "Il maiale con la criniera è alle spalle del leone, dalla parte opposta del cliente.",
             "The pig with the mane is behind the lion's back, away from the customer."),
        asks("same", "absurd", "Anche nei ritratti portano tutti la criniera.",
             "In the portraits, too, everybody wears the mane."),
        asks("frames", "number"),
        asks("bottles", "number"),
        asks("towel", "thing"),
    ),
)

COMBING = STANCES["point"]._replace(near_arm=((50, -166), (104, -190)), far_arm=((52, -150), (30, -128)),
                                    head=(16, -256), tilt=4)
GAPING = STANCES["sit"]._replace(near_arm=((14, -116), (62, -142)), far_arm=((44, -118), (60, -100)))


def draw(a: Art) -> None:
    _shop(a)
    _done(a)
    with a.part("chair"):
        a.black("560,690! 568,676 650,668 730,676 738,692!", shine=6)
        a.shape("632,676! 636,600! 668,600! 672,676!", w=4, hatch=10)
        a.limb([(680, 590, 9), (730, 640, 9), (760, 646, 9)], w=3.6)
        a.black("540,596! 532,430 556,404 586,420 596,560! 742,556 750,590 730,606!", w=4, shine=12)
    person(a, "somebody", 632, 652, 1.34, stance=GAPING, pose="sit", name="man", grounded=False,
           face=Face(at=(770, 440), brow=-1, mouth="open"), slots={"neck": _crowned, "hand": _mirror})
    with a.part("chair"):
        a.limb([(560, 520, 13), (620, 512, 13), (662, 520, 13)], fill="k", w=3, halo=2.5, capped_root=True, shine=5)
    animal(a, "lion", 366, 722, 1.72, stance=COMBING, pose="point", upright=True,
           face=Face(at=(600, 330), lid=0.42, mouth="smirk"), slots={"hand": _comb, "neck": _tie})
    _next(a)


def mane(r: float, n: int = 13, spot: str = "s", w: float = 4) -> Draw:
    """A ring of tufts about a head at the origin."""

    def drawn(a: Art) -> None:
        tufts: list[tuple[float, float, float]] = []
        for i in range(n):
            t = 2 * math.pi * i / n
            out = r * (1.0 + 0.07 * math.sin(i * 2.3))
            tufts.append((out * 0.76 * math.cos(t), out * 0.76 * math.sin(t), 1))
            t += math.pi / n
            tufts.append((out * math.cos(t - 0.12), out * math.sin(t - 0.12), 0))
            tufts.append((out * 1.08 * math.cos(t + 0.16), out * 1.08 * math.sin(t + 0.16), 1))
        a.shape(tufts, spot=spot, w=w, hatch={"n": 16, "gap": 7}, halo=2)
        for i in range(n):
            t = 2 * math.pi * (i + 0.4) / n
            c, k = math.cos(t), math.sin(t)
            a.line([(r * 0.6 * c, r * 0.6 * k), (r * 0.84 * c, r * 0.84 * k)], 2.4)

    return drawn


def _crowned(a: Art) -> None:
    with a.part("man.mane"), a.at(8, -48):
        mane(84)(a)
    with a.part("towel"):
        a.shape("-40,0 -6,18 30,-4 40,18 24,58! 4,44 -30,60! -50,24", w=3.6, hatch=8, halo=2)
        a.lines_of("-30,48 -8,36", "8,36 22,48", w=2.2)


def _mirror(a: Art) -> None:
    with a.part("mirror"), a.at(6, -4, turn=24):
        a.limb([(0, 14, 6), (0, -30, 6)], w=3, capped_root=True, fill="k")
        a.shape(oval(0, -62, 26, 34), w=4.4, halo=2, fill="k")
        a.shape(oval(-3, -62, 18, 26), w=2, ink="p")
        a.lines_of("-12,-58 0,-76", "-8,-48 6,-68", w=2.2)


def _tie(a: Art) -> None:
    with a.at(14, 34, 1.0):
        bow_tie(a)


def _comb(a: Art) -> None:
    with a.part("comb"), a.at(0, -4, 1.0, turn=-58):
        a.black("-20,-7! 84,-10! 88,8! -20,9!", w=3, halo=2, shine=4)
        for i in range(7):
            a.line([(20 + i * 10.5, 4), (20 + i * 10.5, 27)], 3.6, (0.02, 0.2))


def _shop(a: Art) -> None:
    a.line("-10,520 1010,514", 3, (0.02, 0.02))
    a.line("-10,500 1010,495", 2, (0.02, 0.02))
    boards(a, 520)
    # three satisfied customers
    for i, (x, y, turn) in enumerate(((560, 116, -2), (704, 96, 2), (852, 122, -1))):
        with a.part(f"portrait#{i + 1}"), a.at(x, y, 1.06, turn=turn):
            a.black("-58,-70! 58,-72! 59,70! -57,71!", w=3, shine=5)
            a.shape("-46,-58! 46,-60! 47,58! -45,59!", w=2.4)
            with a.at(0, -2):
                mane(43, 11, "", 3)(a)
            if i == 0:
                a.shape("-26,-16 0,-30 26,-16 24,14 8,24 -8,24 -24,14", w=3)
                a.eye(10, -10, 6, look=(0, 0.3), w=2)
                a.eye(-10, -10, 6, look=(0, 0.3), w=2)
                a.black("-34,-30 -20,-34 -18,-20 -30,-16", w=2)
                a.shape(oval(0, 12, 18, 11), w=2.6, spot="t", shift=(0, 0))
                a.dot(-6, 11, 2.4)
                a.dot(6, 11, 2.4)
            elif i == 1:
                a.shape(oval(0, 0, 25, 25), w=3)
                a.eye(9, -6, 9, look=(0, 0.3), w=2)
                a.eye(-9, -6, 9, look=(0, 0.3), w=2)
                a.shape("-5,6! 5,6! 0,20!", w=2, fill="k")
            else:
                a.black(oval(0, 0, 25, 27), shine=5)
                a.eye(9, -6, 6, look=(0, 0.3), w=2)
                a.eye(-9, -6, 6, look=(0, 0.3), w=2)
                a.line("-8,14 0,18 8,14", 2.4, ink="p")
    a.shape("764,330! 1010,324! 1010,342! 764,348!", w=4, hatch=6)
    for i, (x, tall, spot) in enumerate(((800, 62, ""), (846, 46, "s"), (888, 70, ""), (940, 52, ""))):
        with a.part(f"bottle#{i + 1}"):
            a.shape([(x - 15, 330, 1), (x - 15, 330 - tall * 0.6), (x - 6, 330 - tall * 0.76), (x - 6, 330 - tall, 1),
                     (x + 6, 330 - tall, 1), (x + 6, 330 - tall * 0.76), (x + 15, 330 - tall * 0.6), (x + 15, 329, 1)],
                    w=3.4, spot=spot, hatch=7, fill="k" if i == 2 else "p", shine=4 if i == 2 else 0)


def _done(a: Art) -> None:
    # the way out, and the one before
    a.black("18,560! 22,196! 190,192! 194,556!", w=4, shine=9)
    a.shape("36,556! 40,214! 172,210! 176,552!", w=3)
    animal(a, "pig", 116, 660, 1.04, pose="walk", upright=True, flip=True, slots={"neck": _pig_mane},
           face=Face(look=(0.5, -0.4), lid=0.1, mouth="grin"))


def _pig_mane(a: Art) -> None:
    with a.at(14, -46):
        mane(66, 12, "", 4)(a)


def _next(a: Art) -> None:
    with a.part("bench"):
        a.shape("860,636! 1010,630! 1010,652! 860,656!", w=4, hatch=8)
        a.lines_of("884,654 880,730", "980,656 984,724", w=7, taper=(0.02, 0.02))
    animal(a, "sheep", 910, 728, 1.14, pose="sit", upright=True, flip=True, grounded=False,
           face=Face(at=(660, 330), brow=-1, mouth="sad"))
