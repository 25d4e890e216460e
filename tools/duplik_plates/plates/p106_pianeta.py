"""Il più bello del pianeta: there are only two on it, and the mirror looks at the pig."""

from __future__ import annotations

from ludoteca.games.duplik.album.scene import Count, Does, Holds, Looks, Mood, Scene, Stands, Text, asks, fact
from ludoteca.games.duplik.ink import Art, oval
from ludoteca.games.duplik.kinds.anatomy.biped import STANCES, Outfit
from ludoteca.games.duplik.kinds.anatomy.costumes import shirt
from ludoteca.games.duplik.kinds.anatomy.face import Face, eyes, mouth
from ludoteca.games.duplik.kinds.anatomy.hats import crown
from ludoteca.games.duplik.kinds.animals import animal
from ludoteca.games.duplik.kinds.nature import flower
from ludoteca.games.duplik.kinds.people import person
from ludoteca.games.duplik.kinds.vessels import rocket

SCENE = Scene(
    106,
    Text("Il più bello del pianeta", "Fairest on the planet"),
    Text("Abitanti: due. Concorrenti: due.", "Inhabitants: two. Contestants: two."),
    facts=(
        fact("admires", Does("mirror", "admires", "pig"), "Uno specchio con la faccia guarda innamorato un maiale.",
             "A mirror with a face gazes at a pig, in love."),
        fact("asks", Does("alien", "asks", "mirror"), "Un extraterrestre con la corona si specchia invano.",
             "An alien in a crown poses for the mirror in vain."),
        fact("gaze", Looks("mirror", "pig"), "Lo specchio ha occhi solo per il maiale.",
             "The mirror has eyes only for the pig."),
        fact("angry", Mood("alien", "angry"), "L'extraterrestre è offeso.", "The alien is offended."),
        fact("crown", Holds("alien", "crown", worn=True), "L'extraterrestre porta la corona.",
             "The alien wears a crown."),
        fact("suit", Stands("pig", "in", "bowl"), "Il maiale ha la testa nel casco di vetro.",
             "The pig has its head in a glass helmet."),
        fact("flower", Holds("pig", "flower"), "Il maiale annusa un fiore.", "The pig is sniffing a flower."),
        fact("calm", Mood("pig", "asleep"), "Il maiale ha gli occhi chiusi.", "The pig's eyes are shut."),
        fact("planet", Stands("alien", "on", "planet"), "Stanno su un pianeta piccolissimo.",
             "They stand on a very small planet."),
        fact("moons", Count("moonlet", 3), "Attorno al pianeta girano tre lune.", "Three moons circle the planet."),
        fact("comb", Holds("alien", "comb"), "L'extraterrestre ha in mano un pettine.", "The alien holds a comb."),
        fact("hearts", Count("heart", 4), "Dallo specchio salgono quattro cuori.", "Four hearts rise from the mirror."),
        fact("rocket", Stands("rocket", "on", "planet"), "Dietro è parcheggiato un razzo storto.",
             "A crooked rocket is parked behind."),
        fact("between", Stands("mirror", "left", "pig"), "Lo specchio è a sinistra del maiale.",
             "The mirror is to the left of the pig."),
    ),
    criteria=(
        asks("gaze", "relation", "Lo specchio guarda dalla parte del maiale.", "The mirror is looking the pig's way."),
        asks("angry", "mood", "L'extraterrestre non l'ha presa bene.", "The alien is not taking it well."),
        asks("flower", "gesture", "Il maiale pensa solo al suo fiore.", "The pig cares only for its flower."),
        asks("calm", "mood", "Il vincitore ha gli occhi chiusi: non sa di aver vinto.",
             "The winner's eyes are shut: it does not know it has won."),
        asks("comb", "absurd", "L'extraterrestre ha il pettine, ma non i capelli.",
             "The alien has a comb, but no hair."),
        asks("hearts", "number"),
        asks("moons", "number"),
        asks("crown", "thing"),
        asks("suit", "relation", "Il maiale ha la testa in un casco di vetro.", "The pig's head is in a glass helmet."),
        asks("rocket", "thing"),
    ),
)

SNIFFING = STANCES["think"]._replace(near_arm=((40, -150), (62, -190)), far_arm=((50, -150), (66, -176)))
COMBING = STANCES["think"]._replace(near_arm=((-40, -190), (-34, -256)), far_arm=((44, -150), (62, -120)))


def draw(a: Art) -> None:
    for x, y in ((60, 60), (150, 150), (300, 40), (420, 80), (30, 420), (960, 420), (760, 60), (870, 150), (950, 50),
                 (60, 560), (930, 540), (380, 150), (800, 250)):
        a.lines_of([(x - 5, y), (x + 5, y)], [(x, y - 5), (x, y + 5)], w=3.4, taper=(0.1, 0.1))
    with a.at(838, 660, 0.66, turn=34):
        rocket(1, 3)(a)
    with a.part("planet"):
        a.shape("60,770! 90,730 170,636 260,568 370,516 500,494 630,514 740,566 830,634 910,730 940,770!", w=5.4,
                hatch={"n": 50, "gap": 9})
        for x, y, r in ((250, 690, 60), (640, 690, 90), (470, 610, 50), (420, 730, 40)):
            a.shape([(x - r, y), (x, y - r * 0.24), (x + r, y), (x, y + r * 0.26)], w=3.6,
                    fill="k")
    for i, (x, y, r) in enumerate(((80, 300, 38), (940, 330, 28), (110, 440, 20))):
        with a.part(f"moonlet#{i + 1}"):
            a.shape(oval(x, y, r, r), w=4.4, spot="t" if i == 0 else "", shift=(0, 0), hatch=10)
    _mirror(a)
    person(a, "alien", 250, 604, 1.46, stance=COMBING, pose="think", face=Face(at=(450, 300), brow=1, lid=0.15,
                                                                               mouth="sad"),
           slots={"head": crown, "hand": _comb})
    _pig(a)


def _mirror(a: Art) -> None:
    with a.part("mirror"), a.at(494, 520, 1.16, turn=-3):
        a.lines_of("-50,-20 -76,20", "50,-20 76,20", w=10, taper=(0.02, 0.02))
        a.shape("-84,-30 -96,-190 -60,-300 0,-326 60,-300 96,-190 84,-30 0,-10", w=5.4, fill="k", shine=12, halo=3)
        a.shape("-60,-46 -70,-190 -42,-272 0,-292 42,-272 70,-190 60,-46 0,-34", w=4)
        a.shape(oval(0, -334, 17, 17, n=9), w=4, spot="s")
        eyes(a, Face(at=(720, 420), brow=-0.4), (30, -196, 21), (-18, -196, 22), w=3.8)
        mouth(a, "smile", 12, -128, 50, 5)
        a.shape(oval(-40, -150, 13, 9, n=8), w=0, fill="t")
        a.shape(oval(52, -150, 11, 9, n=8), w=0, fill="t")
    for i, (x, y, s) in enumerate(((606, 190, 1.0), (648, 136, 0.8), (580, 118, 0.66), (624, 74, 0.6))):
        with a.part(f"heart#{i + 1}"), a.at(x, y, s, turn=i * 14 - 18):
            a.shape("0,24! -28,0 -26,-22 -8,-24 0,-10! 8,-24 27,-22 28,0", w=4, spot="s", halo=3)


def _comb(a: Art) -> None:
    with a.part("comb"), a.at(0, -6, 1.0, turn=-16):
        a.shape("-16,-50! 0,-52! 2,30! -14,32!", w=4, halo=2, spot="s")
        for y in range(-46, 30, 11):
            a.line([(0, y), (20, y)], 3.4, (0.02, 0.1))


def _pig(a: Art) -> None:
    got = animal(a, "pig", 730, 590, 1.3, stance=SNIFFING, pose="think", upright=True, flip=True,
                 face=Face(look=(0.4, 0.4), lid=0.92, mouth="smile"), slots={"hand": _bloom},
                 outfit=Outfit(shirt("k", hem=24, buttons=3), sleeve="k", shoe="k", hand="k"))
    hx, hy = got["head"]
    with a.part("bowl"):
        a.shape(oval(hx - 6, hy + 44, 96, 94), w=5, fill="")
        a.line([(hx + 50, hy - 6), (hx + 68, hy + 30), (hx + 66, hy + 60)], 5, (0.3, 0.3))


def _bloom(a: Art) -> None:
    with a.at(6, 16, 0.8, turn=20):
        flower(6, "s")(a)
