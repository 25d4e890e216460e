"""Previsioni del tempo: the frog on television points at the rain; it has already left the screen."""

from __future__ import annotations

from ludoteca.games.duplik.album.scene import (
    Count,
    Does,
    Holds,
    Mood,
    Scene,
    Stands,
    Text,
    asks,
    fact,
)
from ludoteca.games.duplik.improv.stages import room
from ludoteca.games.duplik.ink import Art, oval
from ludoteca.games.duplik.kinds.anatomy.biped import STANCES
from ludoteca.games.duplik.kinds.anatomy.face import Face, eyes, mouth
from ludoteca.games.duplik.kinds.animals import animal
from ludoteca.games.duplik.kinds.furniture import armchair_back, armchair_front, television
from ludoteca.games.duplik.kinds.nature import sun
from ludoteca.games.duplik.kinds.people import person
from ludoteca.games.duplik.kinds.sea import fish
from ludoteca.games.duplik.kinds.things import umbrella
from tools.duplik_plates.accents import tie
from tools.duplik_plates.stages import swell

SCENE = Scene(
    54,
    Text("Previsioni del tempo", "Weather forecast"),
    Text("Rovesci sparsi, anche in salotto.", "Scattered showers, some of them indoors."),
    facts=(
        fact("rains", Does("cloud", "rains on", "boy"), "Una nuvola uscita dal televisore piove su un bambino.",
             "A cloud that has left the television is raining on a boy."),
        fact("out", Stands("cloud", "touching", "television"), "La nuvola è ancora mezza dentro lo schermo.",
             "The cloud is still half inside the screen."),
        fact("umbrella", Holds("boy", "umbrella"), "Il bambino si ripara con l'ombrello.",
             "The boy is sheltering under an umbrella."),
        fact("frog", Stands("frog", "in", "television"), "Nel televisore una rana fa le previsioni.",
             "On television a frog is giving the forecast."),
        fact("pointer", Holds("frog", "pointer"), "La rana ha una bacchetta.", "The frog has a pointer."),
        fact("angry", Mood("cloud", "angry"), "La nuvola è arrabbiata.", "The cloud is angry."),
        fact("popcorn", Holds("boy", "popcorn"), "Il bambino tiene in salvo i popcorn.",
             "The boy keeps his popcorn safe."),
        fact("chair", Stands("boy", "in", "armchair"), "Il bambino è in poltrona.", "The boy is in an armchair."),
        fact("flood", Stands("fish", "in", "water"), "Sul pavimento allagato nuota un pesce.",
             "A fish is swimming on the flooded floor."),
        fact("cat", Stands("cat", "on", "umbrella"), "Un gatto nero è salito sull'ombrello.",
             "A black cat has climbed onto the umbrella."),
        fact("scared", Mood("cat", "scared"), "Il gatto ha paura dell'acqua.", "The cat is afraid of the water."),
        fact("drops", Count("drop", 7), "Cadono sette gocce.", "Seven drops are falling."),
        fact("boat", Stands("slipper", "on", "water"), "Una pantofola galleggia come una barchetta.",
             "A slipper floats like a little boat."),
        fact("suns", Count("sun", 2), "Sulla carta del tempo ci sono due soli.",
             "There are two suns on the weather map."),
    ),
    criteria=(
        asks("out", "relation", "La nuvola non è ancora uscita tutta dallo schermo.",
             "The cloud has not quite left the screen."),
        asks("popcorn", "gesture", "Il bambino salva i popcorn.", "The boy is saving his popcorn."),
        asks("angry", "mood", "La nuvola ce l'ha con qualcuno.", "The cloud is cross with somebody."),
        asks("scared", "mood", "Il gatto non gradisce le previsioni.", "The cat does not care for the forecast."),
        asks("cat", "relation", "Il gatto si è rifugiato sopra l'ombrello.",
             "The cat has taken refuge on top of the umbrella."),
        asks("drops", "number"),
        asks("suns", "number", "Alla televisione i soli sono due.", "On television there are two suns."),
        asks("boat", "thing"),
        asks("flood", "absurd", "In salotto nuota un pesce.", "A fish is swimming in the parlour."),
        asks("pointer", "thing"),
    ),
)

SHELTERING = STANCES["slouch"]._replace(near_arm=((-84, -150), (-92, -210)), far_arm=((10, -96), (40, -104)))


def draw(a: Art) -> None:
    room(a, 520, "stripes")
    _set(a)
    with a.at(760, 690, 1.3):
        armchair_back(a)
    person(a, "boy", 740, 680, 1.2, stance=SHELTERING, pose="slouch", flip=True, grounded=False,
           face=Face(at=(520, 240), brow=-0.5, mouth="flat"), slots={"far_hand": _popcorn, "hand": _brolly})
    with a.at(760, 690, 1.3):
        armchair_front(a)
    animal(a, "black cat", 884, 182, 0.8, pose="sit", flip=True, face=Face(at=(560, 640), brow=-1, mouth="open"),
           grounded=False)
    _cloud(a)
    _water(a)


def _popcorn(a: Art) -> None:
    with a.part("popcorn"), a.at(8, -6, 0.9):
        for x, y in ((-16, -44), (0, -52), (16, -46), (-6, -38), (10, -38)):
            a.shape(oval(x, y, 11, 10, n=7), w=2.6)
        a.shape("-26,-38! 26,-40! 18,20! -18,22!", w=3.8, halo=1)
        for x in (-14, 4):
            a.shape([(x, -38, 1), (x + 11, -38, 1), (x + 8, 20, 1), (x + 1, 20, 1)], w=2, spot="s", shift=(1, 1))


def _brolly(a: Art) -> None:
    with a.at(0, 8, 1.3, turn=-6):
        umbrella()(a)


def _set(a: Art) -> None:
    with a.at(250, 620, 1.7):
        television(_studio, 2)(a)


def _studio(a: Art) -> None:
    a.shape("-90,-90! 80,-90! 80,90! -90,90!", w=0)
    a.line("-20,-60 10,-66 34,-44 24,-10 44,20 20,60", 3, (0.1, 0.2))
    for x, y in ((50, -52), (52, 30)):
        with a.at(x, y, 0.17):
            sun(9, "s")(a)
    animal(a, "frog", -46, 92, 0.46, pose="point", upright=True, grounded=False,
           face=Face(look=(0.7, -0.2), mouth="smile"), slots={"hand": _pointer, "neck": _tie})


def _pointer(a: Art) -> None:
    with a.part("pointer"):
        a.limb([(-6, 8, 5), (60, -40, 4)], w=3, capped_root=True, halo=2)


def _tie(a: Art) -> None:
    with a.at(12, 16, 0.8):
        tie(a)


def _cloud(a: Art) -> None:
    with a.part("cloud"):
        a.shape("330,420! 300,390 320,350 356,350! 350,290 400,262 440,280! 450,220 520,196 566,226! 600,180 680,186 "
                "696,232! 750,236 764,290 730,314! 700,330 620,330 560,322! 520,350 450,380 400,400 360,426!", w=5.2,
                halo=3, hatch={"n": 30, "gap": 7})
        with a.part(".face"):
            eyes(a, Face(at=(700, 480), brow=1, lid=0.1), (640, 262, 19), (586, 266, 20), w=3.4)
            mouth(a, "sad", 618, 304, 36, 4)
    for i, (x, y) in enumerate(((470, 430), (520, 394), (506, 490), (570, 410), (556, 500), (476, 560), (536, 576))):
        with a.part(f"drop#{i + 1}"):
            a.shape([(x, y - 18, 1), (x + 10, y + 5), (x, y + 14), (x - 10, y + 5)], w=2.8, halo=2, spot="t",
                    shift=(1, 1))
    for x, y in ((640, 350), (700, 346), (760, 356)):
        a.line([(x, y), (x - 6, y + 20)], 3, (0.1, 0.3))


def _water(a: Art) -> None:
    with a.part("water"):
        a.shape("-20,640 80,630 180,644 300,632 420,646 540,632 660,646 780,632 900,646 1020,634! 1020,770! -20,770!",
                w=0)
        a.black("-20,664 80,652 180,668 300,654 420,668 540,654 660,668 780,654 900,668 1020,656! 1020,770! -20,770!",
                w=0)
        swell(a, -10, 1010, 640, 4.6)
    fish(a, 390, 712, 0.9, face=Face(at=(500, 600), mouth="smile"))
    with a.part("slipper"), a.at(160, 668, 1.3):
        a.shape("-60,10 -64,-14 -30,-26 30,-24 66,-6 62,12 0,20", w=4.4, spot="s", halo=3)
        a.shape("-56,-10 -26,-20 -6,-18 -12,0 -44,4", w=3.4, fill="k")
    for x, y, wide in ((560, 714, 80), (760, 700, 90), (900, 738, 70), (80, 728, 60)):
        a.line([(x - wide / 2, y), (x, y - 5), (x + wide / 2, y + 1)], 3, (0.3, 0.4), "p")
