"""Il principe è tornato rana: the lady brings him back to the witch's shop, with the receipt."""

from __future__ import annotations

from ludoteca.games.duplik.album.scene import Count, Does, Holds, Looks, Mood, Scene, Shows, Stands, Text, asks, fact
from ludoteca.games.duplik.improv.stages import boards, room
from ludoteca.games.duplik.ink import Art, oval
from ludoteca.games.duplik.kinds.anatomy.biped import STANCES, Outfit
from ludoteca.games.duplik.kinds.anatomy.costumes import robe
from ludoteca.games.duplik.kinds.anatomy.face import ASLEEP, Face
from ludoteca.games.duplik.kinds.anatomy.hats import crown
from ludoteca.games.duplik.kinds.animals import animal
from ludoteca.games.duplik.kinds.people import person

SCENE = Scene(
    96,
    Text("Il principe è tornato rana", "Frog again"),
    Text("«Era in garanzia?» «Per sempre felici e contenti.»", "\"Was it under guarantee?\" \"Happily ever after.\""),
    facts=(
        fact("returns", Does("woman", "returns", "frog", touching=True), "Una sposa riporta una rana in negozio.",
             "A bride brings a frog back to the shop."),
        fact("grip", Holds("woman", "frog"), "La sposa tiene la rana per la collottola.",
             "The bride holds the frog by the scruff."),
        fact("crown", Holds("frog", "crown", worn=True), "La rana ha la corona in testa.", "The frog wears a crown."),
        fact("witch", Stands("witch", "behind", "counter"), "Dietro il banco c'è una strega.",
             "A witch stands behind the counter."),
        fact("receipt", Holds("woman", "receipt"), "La sposa mostra uno scontrino lunghissimo.",
             "The bride shows a very long receipt."),
        fact("bored", Mood("witch", "bored"), "La strega ascolta con gli occhi mezzi chiusi.",
             "The witch listens with half-closed eyes."),
        fact("fly", Looks("frog", "fly"), "La rana guarda una mosca.", "The frog is looking at a fly."),
        fact("tongue", Shows("frog", "smile"), "La rana sorride, beata.", "The frog smiles, in bliss."),
        fact("bell", Stands("bell", "on", "counter"), "Sul banco c'è un campanello.",
             "There is a bell on the counter."),
        fact("frogs", Count("jar", 4), "Sullo scaffale ci sono quattro barattoli.", "Four jars stand on the shelf."),
        fact("inside", Stands("cat", "on", "shelf"), "Un gatto nero dorme sullo scaffale.",
             "A black cat sleeps on the shelf."),
        fact("asleep", Mood("cat", "asleep"), "Il gatto sullo scaffale dorme.", "The cat on the shelf is asleep."),
        fact("bitten", Shows("apple", "bitten"), "Sul banco dei resi c'è una mela morsicata.",
             "Among the returns lies an apple with a bite in it."),
        fact("veil", Holds("woman", "veil", worn=True), "La signora ha ancora il velo da sposa.",
             "The lady still wears her bridal veil."),
        fact("angry", Mood("woman", "angry"), "La sposa è furiosa.", "The bride is furious."),
    ),
    criteria=(
        asks("grip", "gesture", "La sposa regge la rana con una mano sola, tenendola alla larga.",
             "The bride holds the frog in one hand, well away from herself."),
        asks("receipt", "gesture", "Nell'altra mano lo scontrino arriva quasi a terra.",
             "In her other hand the receipt reaches almost to the floor."),
        asks("bored", "mood", "La strega ne ha viste tante: ha gli occhi mezzi chiusi.",
             "The witch has seen it all before: her eyes are half shut."),
        asks("fly", "relation", "Il principe pensa ad altro: guarda la mosca.",
             "The prince has other things in mind: he is looking at the fly."),
        asks("angry", "mood", "La sposa è arrabbiatissima.", "The bride is fuming."),
        asks("crown", "thing"),
        asks("bitten", "absurd", "Tra i resi c'è una mela, con un morso solo.",
             "Among the returned goods is an apple with just one bite."),
        asks("frogs", "number"),
        asks("asleep", "mood"),
        asks("veil", "thing", "La sposa non si è ancora tolta il velo.", "The bride has not taken off her veil yet."),
    ),
)

RETURNING = STANCES["point"]._replace(near_arm=((58, -190), (112, -214)), far_arm=((-20, -156), (24, -136)))
WAITING = STANCES["stand"]._replace(near_arm=((40, -150), (20, -216)), far_arm=((60, -140), (78, -130)),
                                    head=(18, -238))


def draw(a: Art) -> None:
    room(a, 560, "stripes")
    boards(a, 560)
    _shelf(a)
    person(a, "witch", 800, 640, 1.34, stance=WAITING, pose="stand", flip=True, face=Face(at=(560, 330), lid=0.45,
                                                                                          mouth="flat"))
    with a.part("counter"):
        a.black("600,740! 596,500! 1020,490! 1020,760! 600,760!", w=4, shine=14)
        a.shape("570,474! 1020,466! 1020,498! 570,508!", w=5, hatch=8, halo=2)
        a.shape("660,560! 760,556! 764,660! 662,664!", w=3.6)
        a.line("684,610 738,606", 8, (0.05, 0.05))
        a.shape("682,610! 706,586! 704,632!", w=2, fill="k")
    with a.part("bell"):
        a.shape("626,470! 630,446 652,434 676,444 682,468!", w=4, spot="s", halo=2)
        a.dot(653, 430, 6)
    with a.part("apple"), a.at(940, 474, 0.9):
        a.shape("0,-66 -26,-74 -44,-50 -38,-14 -14,2 0,-4 16,2 34,-10 30,-24! 14,-32 24,-48! 18,-68", w=4.4, spot="s",
                halo=2, hatch=8)
        a.line("0,-66 4,-88", 5, (0.02, 0.1))
    _bride(a)


def _shelf(a: Art) -> None:
    with a.part("shelf"):
        a.shape("640,176! 990,170! 992,190! 640,196!", w=4.4, hatch=6)
    for i, (x, h, fill) in enumerate(((670, 66, "p"), (724, 88, "k"), (778, 58, "p"), (966, 80, "p"))):
        with a.part(f"jar#{i + 1}"), a.at(x, 174):
            a.shape([(-22, 0, 1), (-24, -h * 0.7), (-12, -h, 1), (12, -h, 1), (24, -h * 0.7), (22, 0, 1)], w=4,
                    fill=fill,
                    shine=6 if fill == "k" else 0, hatch=8 if fill == "p" else None)
            a.shape([(-14, -h, 1), (-14, -h - 14, 1), (14, -h - 14, 1), (14, -h, 1)], w=3, spot="s" if i % 2 else "")
            a.shape([(-14, -h * 0.5, 1), (14, -h * 0.5, 1), (14, -h * 0.22, 1), (-14, -h * 0.22, 1)], w=2.4)
    animal(a, "black cat", 862, 174, 0.58, pose="doze", face=ASLEEP)


def _bride(a: Art) -> None:
    with a.part("veil"):
        a.shape("236,170 180,230 140,420 90,600 60,716! 130,700 200,724! 260,500 290,260", w=4.4, hatch={"n": 20,
                                                                                                         "gap": 8})
        a.lines_of("220,240 170,460 130,660", "240,260 210,460 180,680", w=2.4)
    got = person(a, "woman", 262, 724, 1.66, stance=RETURNING, pose="point", face=Face(at=(740, 330), brow=1, lid=0.1,
                                                                                       mouth="shout"),
                 slots={"head": _flowers}, outfit=Outfit(robe("p", "", 0.82, 1.25), shoe="s"))
    hx, hy = got["hand"]
    fx, fy = got["far_hand"]
    with a.part("receipt"):
        a.shape([(fx - 6, fy - 12, 1), (fx + 60, fy - 16, 1), (fx + 56, fy + 120), (fx + 72, fy + 214, 1), (fx + 58,
                                                                                                            fy + 206,
                                                                                                            1),
                 (fx + 44, fy + 220, 1), (fx + 30, fy + 208, 1), (fx + 10, fy + 220, 1), (fx - 4, fy + 110)], w=4,
                halo=3)
        for k in range(7):
            a.line([(fx + 8, fy + 12 + k * 26), (fx + 34 + k % 3 * 6, fy + 10 + k * 26)], 3.4, (0.05, 0.1))
    animal(a, "frog", hx + 58, hy + 268, 1.04, pose="sit", upright=True, grounded=False, name="frog",
           face=Face(at=(600, 180), mouth="smile"), slots={"head": crown})
    with a.part("woman"):
        a.limb([(hx - 60, hy + 22, 16), (hx - 20, hy + 20, 15), (hx + 4, hy + 30, 14)], w=4, halo=2, root=30)
        a.shape([(hx - 4, hy + 14), (hx + 20, hy + 10), (hx + 36, hy + 26), (hx + 26, hy + 46), (hx, hy + 46)], w=3.8,
                halo=2)
    with a.part("fly"), a.at(600, 170, 1.7):
        a.shape("-4,-6 -26,-28 -6,-30", w=2.6)
        a.shape("4,-8 16,-32 26,-16", w=2.6)
        a.black(oval(0, 0, 15, 10, turn=-14, n=9), w=2)
        a.shape(oval(-12, 2, 5, 5, n=7), w=2)
    a.line("520,120 550,150 540,180 580,182", 2.2, (0.3, 0.2))


def _flowers(a: Art) -> None:
    with a.part("veil"):
        for x, y, spot in ((-24, 0, "s"), (-4, -10, ""), (18, -6, "s")):
            a.shape(oval(x, y, 12, 11, n=6), w=3, spot=spot, halo=1)
