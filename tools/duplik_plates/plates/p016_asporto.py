"""Ordine da asporto: the saucer has come for the pizza, not for the cow who had packed; the cook wants to be paid."""

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
from ludoteca.games.duplik.ink import Art, oval
from ludoteca.games.duplik.kinds.anatomy.biped import STANCES
from ludoteca.games.duplik.kinds.anatomy.face import Face
from ludoteca.games.duplik.kinds.anatomy.hats import feathered_hat
from ludoteca.games.duplik.kinds.animals import animal
from ludoteca.games.duplik.kinds.food import pizza
from ludoteca.games.duplik.kinds.nature import star
from ludoteca.games.duplik.kinds.people import person
from ludoteca.games.duplik.kinds.things import suitcase

SCENE = Scene(
    16,
    Text("Ordine da asporto", "Take-away order"),
    Text("Consegna gratuita oltre i tre milioni di chilometri.", "Free delivery beyond three million kilometres."),
    facts=(
        fact("beams", Does("saucer", "beams up", "pizza"), "Un disco volante risucchia una pizza con un raggio.",
             "A flying saucer is beaming up a pizza."),
        fact("pizza", Stands("pizza", "in", "beam"), "La pizza è a mezz'aria nel raggio.",
             "The pizza is in mid-air in the beam."),
        fact("bill", Holds("cook", "bill"), "Il cuoco alza il conto, lungo fino a terra.",
             "The cook is holding up the bill, long enough to reach the ground."),
        fact("gaze", Looks("cook", "saucer"), "Il cuoco guarda il disco volante.",
             "The cook is looking at the saucer."),
        fact("angry", Mood("cook", "angry"), "Il cuoco è arrabbiato.", "The cook is angry."),
        fact("alien", Holds("alien", "fork"), "Dal disco si sporge un alieno con la forchetta in mano.",
             "An alien leans out of the saucer with a fork in its hand."),
        fact("bib", Holds("alien", "napkin", worn=True), "L'alieno ha già il tovagliolo al collo.",
             "The alien already has a napkin round its neck."),
        fact("cow", Stands("suitcase", "touching", "cow"), "Una mucca aspetta con la valigia pronta.",
             "A cow is waiting with her suitcase packed."),
        fact("sad", Mood("cow", "sad"), "La mucca ci è rimasta male.", "The cow is let down."),
        fact("olives", Count("pizza.olive", 6), "Sulla pizza ci sono sei olive.", "There are six olives on the pizza."),
        fact("lights", Count("saucer.light", 5), "Il disco ha cinque luci.", "The saucer has five lights."),
        fact("stickers", Count("suitcase.sticker", 3), "La valigia della mucca ha tre adesivi.",
             "The cow's suitcase has three stickers."),
        fact("cat", Looks("cat", "pizza"), "Sul tetto un gatto nero guarda la pizza.",
             "On the roof a black cat is watching the pizza."),
        fact("roof", Stands("cat", "on", "house"), "Il gatto è sul tetto della pizzeria.",
             "The cat is on the roof of the pizzeria."),
    ),
    criteria=(
        asks("bill", "gesture", "Il cuoco sventola il conto: arriva fino a terra.",
             "The cook waves the bill: it reaches the ground."),
        asks("cow", "relation", "La mucca si era già fatta la valigia.", "The cow had packed her suitcase already."),
        asks("sad", "mood", "La mucca è delusa: non sono venuti per lei.",
             "The cow is disappointed: they have not come for her."),
        asks("bib", "absurd", "L'alieno ha già il tovagliolo al collo.", "The alien has put its napkin on already."),
        asks("cat", "gesture"),
        asks("olives", "number"),
        asks("lights", "number"),
        asks("stickers", "number"),
        asks("angry", "mood"),
        asks("alien", "thing", "L'alieno si è portato la forchetta.", "The alien has brought its own fork."),
    ),
)

WAVING = STANCES["point"]._replace(near_arm=((52, -206), (88, -252)), far_arm=((-40, -150), (-62, -190)), tilt=-14)


def draw(a: Art) -> None:
    for x, y, r in ((60, 60, 12), (190, 60, 8), (70, 250, 9), (860, 60, 10), (940, 130, 13), (700, 60, 8)):
        with a.at(x, y):
            star(r)(a)
    a.black("-20,520 80,470 220,440 400,486 560,500 760,470 900,440 1020,470! 1020,560! -20,560!", w=3, shine=10)
    a.shape("-20,540 200,528 500,544 800,530 1020,544! 1020,770! -20,770!", w=4)
    for x, y in ((60, 640), (460, 720), (540, 590), (330, 610)):
        a.grass(x, y, 5, 20)
    with a.part("beam"):
        a.flat(oval(500, 664, 134, 24), "t")
        a.lines_of("420,300 362,664", "530,300 640,660", "456,312 442,400", "496,314 500,390",
                   "430,560 416,650", "560,560 582,644", w=2.6, taper=(0.02, 0.3))
        a.line("362,666 500,692 640,662", 2.4, (0.2, 0.3))
    _saucer(a)
    with a.at(490, 470, 1.25, turn=-12):
        pizza(6)(a)
    a.lines_of("420,550 414,576", "492,556 492,588", "566,540 572,570", w=3)
    _house(a)
    person(a, "cook", 764, 716, 1.24, stance=WAVING, pose="point", flip=True,
           face=Face(at=(500, 230), brow=1, mouth="shout"), slots={"hand": _bill})
    _cow(a)


def _saucer(a: Art) -> None:
    with a.at(470, 252, 1.5, turn=-5):
        with a.part("saucer"):
            a.shape("-76,-30 -62,-88 0,-112 62,-90 78,-30", w=4.4)
            a.line("-44,-66 -30,-88", 3)
        with a.clip("-200,-300! 200,-300! 200,0! -200,0!"), a.at(-10, 88):
            person(a, "alien", 0, 0, 0.7, pose="hail", face=Face(at=(520, 460), mouth="grin"), grounded=False,
                   slots={"hand": _fork, "neck": _napkin}, flip=False)
        with a.part("saucer"):
            a.shape("-180,4 -110,-34 0,-44 112,-34 182,2 110,34 0,44 -110,34", w=5, hatch={"n": 22, "gap": 7}, halo=2)
            a.line("-176,6 0,20 178,4", 3, (0.05, 0.05))
            for i in range(5):
                t = -1 + i / 2
                with a.part(f".light#{i + 1}"):
                    a.shape(oval(t * 130, 12 - 8 * t * t, 13, 11, n=8), w=3, spot="s")


def _fork(a: Art) -> None:
    with a.part("fork"):
        a.line("4,30 -6,-40", 7, (0.02, 0.02))
        a.line("-22,-64 -18,-44 -6,-38 6,-46 8,-68", 5.4, (0.05, 0.05))
        a.line("-7,-40 -8,-68", 5.4, (0.02, 0.05))


def _napkin(a: Art) -> None:
    with a.part("napkin"):
        a.shape("-24,-4 0,6 28,-6 24,22 2,44! -22,22", w=3.4, spot="s", halo=2)


def _house(a: Art) -> None:
    with a.part("house"):
        a.shape("820,700! 824,330! 1020,326! 1020,700!", w=5, hatch=16)
        a.black("790,340! 900,246 1020,200! 1020,330! 820,344!", w=4, shine=12)
        a.shape("880,700! 880,500! 970,498! 972,700!", w=4.2, fill="k")
        a.shape("850,400! 1010,396! 1010,450! 850,454!", w=4)
        a.shape("870,430! 940,406! 962,440! 946,446", w=3, spot="s")
        a.dot(910, 428, 4)
        a.dot(936, 426, 4)
    with a.at(930, 238, 0.7, turn=-24):
        animal(a, "black cat", 0, 0, 1, pose="sit", flip=True, face=Face(at=(520, 470)), grounded=False)


def _bill(a: Art) -> None:
    with a.part("bill"):
        a.shape("-18,-12! 24,-10! 28,60 14,120 32,190 20,262! -16,262! -6,190 -24,120 -10,60", w=3.6, halo=2)
        for y in range(10, 230, 26):
            a.lines_of([(-4, y), (8, y + 1)], [(13, y + 1), (20, y + 1)], w=2.4, taper=(0.05, 0.05))
        a.line("-8,242 18,243", 6, (0.05, 0.05), "s")


def _cow(a: Art) -> None:
    animal(a, "cow", 172, 706, 1.06, pose="stand", upright=True, face=Face(at=(480, 300), brow=-1, mouth="sad"),
           slots={"head": _hat})
    with a.at(276, 712, 0.92):
        suitcase(3)(a)


def _hat(a: Art) -> None:
    with a.at(0, 4, 1.0):
        feathered_hat(3)(a)
