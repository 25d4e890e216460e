"""La festa nel frigo: the door opens in the middle of the night, and all hold still."""

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
from ludoteca.games.duplik.improv.stages import boards, room
from ludoteca.games.duplik.ink import Art, oval
from ludoteca.games.duplik.kinds.anatomy.biped import STANCES
from ludoteca.games.duplik.kinds.anatomy.face import Face
from ludoteca.games.duplik.kinds.anatomy.hats import party_hat
from ludoteca.games.duplik.kinds.animals import animal
from ludoteca.games.duplik.kinds.birds import penguin
from ludoteca.games.duplik.kinds.food import bottle, carrot, cheese, egg, sausage
from ludoteca.games.duplik.kinds.people import person
from ludoteca.games.duplik.kinds.things import candle
from tools.duplik_plates.stages import window

SCENE = Scene(
    58,
    Text("La festa nel frigo", "Party in the fridge"),
    Text("«Fermi tutti. Sembriamo cibo.»", "\"Freeze. Look like food.\""),
    facts=(
        fact("opens", Does("boy", "opens", "fridge"), "Un bambino in pigiama apre il frigorifero di notte.",
             "A boy in pyjamas is opening the fridge at night."),
        fact("dj", Stands("penguin", "on", "shelf#1"), "Nel frigo un pinguino mette i dischi.",
             "In the fridge a penguin is playing records."),
        fact("frozen", Looks("penguin", "boy"), "Il pinguino è rimasto immobile e guarda il bambino.",
             "The penguin has frozen and stares at the boy."),
        fact("carrots", Count("carrot", 3), "Ballano tre carote.", "Three carrots are dancing."),
        fact("egg", Stands("egg", "on", "shelf#2"), "Un uovo sta in equilibrio sulla testa.",
             "An egg is standing on its head."),
        fact("cheese", Holds("cheese", "glasses", worn=True), "Il formaggio ha gli occhiali da sole.",
             "The cheese wears sunglasses."),
        fact("sausage", Mood("sausage", "asleep"), "La salsiccia si è addormentata sul ripiano.",
             "The sausage has fallen asleep on the shelf."),
        fact("boy", Mood("boy", "bored"), "Il bambino ha gli occhi mezzi chiusi dal sonno.",
             "The boy's eyes are half shut with sleep."),
        fact("candle", Holds("boy", "candle"), "Il bambino tiene una candela.", "The boy holds a candle."),
        fact("ball", Shows("ball", "mirror ball"), "Dal ripiano pende una palla da discoteca.",
             "A mirror ball hangs from the top shelf."),
        fact("bottle", Holds("bottle", "party hat", worn=True), "La bottiglia ha un cappellino da festa.",
             "The bottle wears a party hat."),
        fact("mouse", Does("mouse", "leaves", "fridge"), "Un topo se ne va in punta di piedi.",
             "A mouse is tiptoeing away."),
        fact("notes", Count("note", 3), "Nell'aria restano tre note.", "Three notes still hang in the air."),
        fact("magnets", Count("magnet", 4), "Sulla porta ci sono quattro calamite.",
             "There are four magnets on the door."),
    ),
    criteria=(
        asks("frozen", "gesture", "Il pinguino è rimasto con le ali in aria.",
             "The penguin has frozen with its wings up."),
        asks("boy", "mood", "Il bambino dorme in piedi, o quasi.", "The boy is as good as asleep."),
        asks("sausage", "mood", "Qualcuno non ha retto fino in fondo: la salsiccia dorme.",
             "Somebody could not last the night: the sausage is asleep."),
        asks("egg", "relation", "L'uovo sta a testa in giù sul ripiano.", "The egg is upside down on its shelf."),
        asks("cheese", "absurd", "Il formaggio porta gli occhiali da sole.", "The cheese wears sunglasses."),
        asks("carrots", "number"),
        asks("notes", "number"),
        asks("magnets", "number"),
        asks("mouse", "gesture", "Il topo se la svigna in punta di piedi.", "The mouse is sneaking out on tiptoe."),
        asks("bottle", "thing"),
    ),
)

SLEEPY = STANCES["point"]._replace(near_arm=((50, -144), (104, -140)), far_arm=((50, -170), (84, -214)), tilt=6)


def draw(a: Art) -> None:
    room(a, 580, "tiles")
    boards(a, 580)
    with a.at(150, 190):
        window(True, 170, 190)(a)
    _fridge(a)
    person(a, "boy", 250, 712, 1.34, stance=SLEEPY, pose="point", face=Face(at=(560, 330), lid=0.42, mouth="open"),
           slots={"far_hand": _candle, "head": _cap})
    animal(a, "mouse", 92, 736, 0.6, pose="walk", upright=True, flip=True,
           face=Face(at=(240, 420), brow=-1, mouth="flat"))


def _candle(a: Art) -> None:
    with a.at(4, 6, 0.9):
        candle(a)


def _cap(a: Art) -> None:
    a.shape("-40,16 -38,-12 -8,-40 -30,-70 -72,-64! -60,-40 -48,-30 -46,10", w=4, spot="s", halo=2)
    a.shape("-42,18 -40,-8 -6,-36 34,-10 38,14 0,4", w=4, spot="s", halo=1, hatch=8)
    a.shape(oval(-74, -60, 12, 12, n=8), w=3, halo=2)


def _fridge(a: Art) -> None:
    with a.part("fridge"):
        a.shape("440,700! 436,70 452,48 830,42 850,64 856,700!", w=5.4, hatch={"n": 24, "gap": 7})
        a.shape("466,676! 462,90 476,76 806,72 820,86 826,676!", w=4)
        a.lines_of("470,720 470,736", "820,720 820,736", w=9, taper=(0.02, 0.02))
        # the door, open towards us
        a.shape("850,60! 980,20! 1010,30! 1014,736! 984,740! 856,704!", w=5.2, hatch={"n": 18, "gap": 7})
        a.line("984,24 986,738", 3, (0.02, 0.02))
        a.line("880,330 880,430", 8, (0.03, 0.03))
    for i, (x, y, spot) in enumerate(((912, 120, "s"), (948, 190, ""), (900, 240, ""), (946, 300, "s"))):
        with a.part(f"magnet#{i + 1}"):
            a.shape(oval(x, y, 15, 16), w=3.2, spot=spot, fill="k" if i == 1 else "p")
    for i, y in enumerate((290, 480)):
        with a.part(f"shelf#{i + 1}"):
            a.shape([(464, y, 1), (822, y - 4, 1), (823, y + 12, 1), (464, y + 16, 1)], w=3.8, hatch=5)
    with a.part("ball"):
        a.line("690,74 690,100", 3, (0.02, 0.02))
        a.black(oval(690, 136, 36, 36), w=3, shine=6)
        a.lines_of("658,124 690,130 722,122", "656,144 690,152 724,144", "672,106 668,166", "706,106 710,166", w=2.4,
                   ink="p")
    penguin(a, 556, 290, 0.98, pose="hail", face=Face(at=(290, 330), brow=-0.5, mouth="open"), flip=True)
    with a.part("record"):
        a.shape("500,292! 504,246! 612,242! 616,290!", w=4.4, halo=2, hatch=8)
        a.black(oval(556, 240, 46, 12), w=2.6, halo=1)
        a.shape(oval(556, 240, 10, 4, n=8), w=2)
    _food(a)


def _food(a: Art) -> None:
    with a.at(750, 288, 0.94, turn=6):
        bottle("")(a)
        with a.at(0, -134, 0.8):
            party_hat(a)
        a.eye(-8, -66, 8, look=(-0.8, 0.3), w=2.2)
        a.eye(12, -66, 8, look=(-0.8, 0.3), w=2.2)
    for i, (x, y, turn) in enumerate(((498, 478, 10), (568, 478, -14), (640, 478, 8))):
        with a.at(x, y, 1.1, turn=turn):
            carrot(a)
            a.eye(-7, -66, 7, look=(-0.8, -0.2 + 0.2 * i), w=2)
            a.eye(9, -66, 7, look=(-0.8, -0.2 + 0.2 * i), w=2)
            a.lines_of([(-20, -50), (-40, -66 - 8 * i)], [(20, -50), (40, -34 - 16 * i)], w=4, taper=(0.02, 0.1))
    with a.at(746, 394, 0.98, turn=180):
        egg(a)
    with a.part("egg"):
        a.eye(736, 452, 8, look=(-0.8, -0.3), w=2.2)
        a.eye(758, 452, 8, look=(-0.8, -0.3), w=2.2)
        # a handstand: arms on the shelf, legs and shoes in the air
        a.lines_of("722,448 700,456 698,478", "774,448 796,456 798,476", w=5, taper=(0.03, 0.05))
        a.lines_of("738,398 728,372 740,356", "760,398 776,376 770,356", w=5, taper=(0.03, 0.03))
        for x, y, turn in ((736, 352, -150), (776, 352, -30)):
            with a.at(x, y, turn=turn):
                a.shape("-12,-6 6,-9 18,-2 16,8 -12,8", w=3, spot="s", shift=(1, 1))
    with a.at(590, 674, 1.06):
        cheese(4)(a)
    with a.part("glasses"):
        a.black("520,616! 572,610! 570,640 546,648 524,640", w=2.4, halo=2)
        a.black("590,608! 644,602! 642,632 616,640 594,632", w=2.4, halo=2)
        a.line("570,618 592,616", 5, (0.02, 0.02))
    with a.at(756, 664, 0.86):
        sausage(a)
    with a.part("sausage"):
        a.eye(722, 648, 8, look=(0, 0.4), lid=0.92, w=2.4)
        a.eye(746, 650, 8, look=(0, 0.4), lid=0.92, w=2.4)
    for i, (x, y, s) in enumerate(((664, 250, 0.8), (800, 140, 0.62), (716, 578, 0.8))):
        with a.part(f"note#{i + 1}"), a.at(x, y, s, turn=i * 9 - 8):
            a.black(oval(0, 0, 15, 11, turn=-20, n=9), w=2)
            a.line("13,-4 14,-52", 4.4, (0.02, 0.02))
            a.line("14,-52 34,-40 32,-22", 5, (0.02, 0.5))
