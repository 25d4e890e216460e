"""La scopa è dal meccanico: the broom is up on the lift; all the garage can lend her is a vacuum cleaner."""

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
from ludoteca.games.duplik.ink import Art
from ludoteca.games.duplik.kinds.anatomy.biped import STANCES
from ludoteca.games.duplik.kinds.anatomy.face import Face
from ludoteca.games.duplik.kinds.anatomy.hats import cap
from ludoteca.games.duplik.kinds.animals import animal
from ludoteca.games.duplik.kinds.people import person
from ludoteca.games.duplik.kinds.things import bucket
from ludoteca.games.duplik.kinds.vehicles import wheel

SCENE = Scene(
    41,
    Text("La scopa è dal meccanico", "The broom is at the garage"),
    Text("Pronta per giovedì. Intanto le diamo questa.", "Ready on Thursday. You may have this one meanwhile."),
    facts=(
        fact("repairs", Does("bear", "repairs", "broom"), "Un orso meccanico ripara una scopa sul ponte sollevatore.",
             "A bear mechanic is mending a broom on the car lift."),
        fact("wrench", Holds("bear", "wrench"), "L'orso tiene una chiave inglese.", "The bear holds a spanner."),
        fact("lift", Stands("broom", "on", "lift"), "La scopa è sollevata sul ponte come un'auto.",
             "The broom is up on the lift like a car."),
        fact("witch", Stands("witch", "on", "vacuum"), "La strega è seduta su un aspirapolvere.",
             "The witch is sitting on a vacuum cleaner."),
        fact("angry", Mood("witch", "angry"), "La strega è furiosa.", "The witch is furious."),
        fact("cat", Stands("cat", "on", "vacuum"), "Il gatto nero è dietro di lei, sull'aspirapolvere.",
             "The black cat is behind her on the vacuum cleaner."),
        fact("tail", Stands("hose", "touching", "cat"), "Il tubo ha già risucchiato la coda del gatto.",
             "The hose has already swallowed the cat's tail."),
        fact("gaze", Looks("witch", "broom"), "La strega guarda la sua scopa.", "The witch is looking at her broom."),
        fact("drops", Count("drop", 3), "Dalla scopa cadono tre gocce d'olio.",
             "Three drops of oil fall from the broom."),
        fact("bucket", Stands("bucket", "left", "vacuum"), "Un secchio raccoglie l'olio.", "A bucket catches the oil."),
        fact("plug", Shows("plug", "not plugged in"), "La spina dell'aspirapolvere è staccata.",
             "The vacuum cleaner is not plugged in."),
        fact("spares", Count("spare", 4), "Al muro sono appese quattro scope di ricambio.",
             "Four spare brushes hang on the wall."),
        fact("mouse", Holds("mouse", "lantern"), "Un topo fa luce da sotto con una lanterna.",
             "A mouse holds up a lantern from below."),
        fact("cap", Holds("bear", "cap", worn=True), "L'orso ha il berretto.", "The bear wears a cap."),
    ),
    criteria=(
        asks("wrench", "gesture", "La chiave inglese è alzata verso la scopa.", "The spanner is raised to the broom."),
        asks("tail", "relation", "La coda del gatto è finita nel tubo.", "The cat's tail has ended up in the hose."),
        asks("angry", "mood", "Il cambio non va giù alla strega.", "The witch does not think much of the exchange."),
        asks("plug", "absurd", "L'aspirapolvere non è nemmeno attaccato.",
             "The vacuum cleaner is not even plugged in."),
        asks("gaze", "gesture"),
        asks("drops", "number"),
        asks("spares", "number"),
        asks("mouse", "thing", "Chi fa luce è un topo.", "It is a mouse that holds the light."),
        asks("lift", "relation", "La scopa sta sul ponte come un'automobile.",
             "The broom is up on the lift like a car."),
        asks("cap", "thing"),
    ),
)

FIXING = STANCES["point"]._replace(near_arm=((62, -226), (104, -284)), far_arm=((50, -160), (66, -130)), tilt=-12)
WAITING = STANCES["ride"]._replace(near_arm=((34, -92), (60, -110)), far_arm=((46, -92), (70, -108)))


def draw(a: Art) -> None:
    room(a, 540, "boards")
    boards(a, 540)
    a.black("-20,60! 40,54! 44,552! -20,556!", w=4)
    a.shape("60,70! 300,64! 302,82! 60,88!", w=4)
    for i, x in enumerate((90, 146, 206, 262)):
        with a.part(f"spare#{i + 1}"), a.at(x, 88, 0.74, turn=(-4, 3, -2, 5)[i]):
            a.line("0,0 2,70", 6, (0.02, 0.02))
            a.shape("-18,66! 22,64! 34,122! 12,116 0,128! -14,114 -32,124!", w=4, hatch=8, spot="s" if i == 2 else "",
                    fill="k" if i == 1 else "p")
    _lift(a)
    animal(a, "bear", 258, 706, 1.36, stance=FIXING, pose="point", upright=True,
           face=Face(at=(460, 210), lid=0.1, mouth="flat"), slots={"hand": _wrench, "head": _cap})
    _below(a)
    _loan(a)


def _lift(a: Art) -> None:
    with a.part("lift"):
        a.black("550,700! 556,230! 592,228! 604,700!", w=4, shine=10)
        a.black("500,724! 510,694! 634,690! 646,722!", w=4, shine=6)
        a.shape("330,228! 780,216! 782,240! 330,254!", w=4.8, hatch=8)
    with a.part("broom"), a.at(590, 190, 1.4, turn=-92):
        a.line("0,-60 5,-190", 8, (0.03, 0.03))
        a.shape("-16,-70! 20,-72! 52,60! 26,44 4,66! -14,46 -44,64!", w=4.6, hatch=12, spot="s")
        a.lines_of("-8,-50 -24,40", "4,-50 4,44", "14,-50 34,36", w=2.8)
        a.shape("-18,-66! 22,-68! 25,-46! -20,-44!", w=3.4, fill="k")
    for x in (420, 640):
        a.shape([(x - 14, 236, 1), (x - 10, 198, 1), (x + 12, 196, 1), (x + 16, 234, 1)], w=4, fill="k")
    for i, (x, y) in enumerate(((462, 330), (478, 420), (456, 510))):
        with a.part(f"drop#{i + 1}"):
            a.black([(x, y - 18, 1), (x + 10, y + 5), (x, y + 14), (x - 10, y + 5)], w=2)


def _wrench(a: Art) -> None:
    with a.part("wrench"), a.at(4, 0, 1.1, turn=16):
        a.limb([(0, 30, 7), (0, -44, 7)], w=3.4, capped_root=True, halo=2, fill="k")
        a.black("-22,-48 -20,-76! -8,-60! 8,-60! 20,-78! 22,-50 0,-38", w=2.6, halo=2)


def _cap(a: Art) -> None:
    with a.at(0, 4, 1.1, turn=-4):
        cap(a)


def _below(a: Art) -> None:
    with a.at(456, 724, 0.9):
        bucket(a)
    animal(a, "mouse", 370, 736, 0.6, pose="hail", upright=True, face=Face(at=(440, 330), mouth="open"),
           slots={"hand": _lantern})


def _lantern(a: Art) -> None:
    with a.part("lantern"):
        a.line("0,-6 0,-24", 3, (0.02, 0.02))
        a.shape("-16,-24! 16,-24! 20,-70! -20,-70!", w=3.6, halo=2, spot="t", shift=(0, 0))
        a.shape("0,-32 -8,-46 0,-62! 8,-46", w=2.6, spot="s")
        a.shape("-24,-70! 24,-70! 10,-88! -10,-88!", w=3.2, fill="k")


def _loan(a: Art) -> None:
    with a.part("vacuum"):
        a.shadow(800, 724, 170, 10)
        a.shape("660,690 670,630 720,600 860,596 930,620 950,690 920,716 690,718", w=5.2, hatch={"n": 24, "gap": 7})
        a.line("664,670 800,662 948,668", 3.4, (0.03, 0.03))
        a.shape("880,630 912,626 922,650 886,654", w=3, spot="s")
        for x in (710, 900):
            wheel(a, x, 714, 24)
    with a.part("plug"):
        a.line("680,700 630,722 600,736 560,730", 4, (0.02, 0.02))
        a.shape("562,720! 534,722! 534,742! 562,742!", w=3.2, fill="k")
        a.lines_of("534,726 520,726", "534,737 520,737", w=4, taper=(0.02, 0.02))
    person(a, "witch", 764, 650, 1.24, stance=WAITING, pose="ride", flip=True, grounded=False,
           face=Face(at=(600, 190), brow=1, lid=0.2, mouth="sad"))
    with a.at(880, 606, 0.86):
        animal(a, "black cat", 0, 0, 1, pose="sit", flip=True, face=Face(at=(990, 500), brow=-1, mouth="open"),
               grounded=False)
    with a.part("hose"):
        a.limb([(930, 640, 13), (990, 600, 14), (1000, 530, 14), (960, 500, 16), (938, 520, 20)], w=4.4, halo=3,
               hatch=10)
        a.lines_of("952,616 968,640", "976,590 1000,606", "988,560 1014,562", "986,524 1008,510", w=3)
