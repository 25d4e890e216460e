"""Il circo è in ritardo: out of petrol, out of patience; the elephant gets out and runs with the car on its head."""

from __future__ import annotations

from ludoteca.games.duplik.album.scene import Count, Does, Holds, Mood, Scene, Shows, Stands, Text, asks, fact
from ludoteca.games.duplik.ink import Art, oval
from ludoteca.games.duplik.kinds.anatomy.biped import STANCES
from ludoteca.games.duplik.kinds.anatomy.face import Face
from ludoteca.games.duplik.kinds.animals import animal
from ludoteca.games.duplik.kinds.buildings import tent
from ludoteca.games.duplik.kinds.furniture import clock
from ludoteca.games.duplik.kinds.people import person
from ludoteca.games.duplik.kinds.small_animals import snail
from ludoteca.games.duplik.kinds.vehicles import car_back, car_front
from tools.duplik_plates.accents import motion

SCENE = Scene(
    80,
    Text("Il circo è in ritardo", "The circus is late"),
    Text("Prima la benzina, poi la pazienza, poi l'elefante.",
         "First the petrol ran out, then the patience, then the elephant."),
    facts=(
        fact("carries", Does("elephant", "carries", "car", touching=True),
             "Un elefante corre con un'automobile sulla testa.",
             "An elephant is running with a car on its head."),
        fact("clown", Stands("clown", "in", "car"), "Nell'automobile c'è un pagliaccio.",
             "There is a clown in the car."),
        fact("wheel", Shows("clown", "still steering"), "Il pagliaccio tiene ancora le mani avanti, come se guidasse.",
             "The clown still holds his hands out as if he were driving."),
        fact("lion", Stands("lion", "in", "car"), "Accanto a lui c'è un leone.", "Next to him there is a lion."),
        fact("sick", Mood("lion", "sad"), "Il leone ha il mal d'auto.", "The lion is carsick."),
        fact("effort", Mood("elephant", "angry"), "L'elefante ce la mette tutta.", "The elephant is giving its all."),
        fact("tent", Stands("tent", "right", "elephant"), "Il tendone aspetta in fondo a destra.",
             "The big top is waiting on the right."),
        fact("mouse", Shows("mouse", "looking at its watch"), "All'ingresso un topo impresario guarda l'orologio.",
             "At the entrance a mouse in charge looks at the clock."),
        fact("cross", Mood("mouse", "angry"), "Il topo è furibondo.", "The mouse is furious."),
        fact("snail", Stands("snail", "left", "elephant"), "Una lumaca è in coda dietro.",
             "A snail is queuing behind."),
        fact("can", Stands("can", "touching", "snail"), "Sulla lumaca c'è una tanica di benzina.",
             "There is a petrol can on the snail."),
        fact("balls", Count("ball", 4), "Dal bagagliaio cadono quattro palle.",
             "Four balls are falling out of the boot."),
        fact("sleeve", Holds("mouse", "clock"), "Il topo regge l'orologio.", "The mouse holds the clock."),
        fact("over", Stands("clown", "over", "elephant"), "Il pagliaccio è più in alto di tutti.",
             "The clown is higher up than anybody."),
    ),
    criteria=(
        asks("carries", "relation", "L'automobile sta in groppa all'elefante, non il contrario.",
             "The car rides on the elephant, not the other way round."),
        asks("wheel", "gesture", "Il pagliaccio continua a guidare.", "The clown goes on driving."),
        asks("sick", "mood", "Il leone sta male.", "The lion feels ill."),
        asks("cross", "mood", "Il topo all'ingresso è furibondo.", "The mouse at the entrance is furious."),
        asks("balls", "number"),
        asks("can", "absurd", "La benzina la porta una lumaca.", "A snail is bringing the petrol."),
        asks("sleeve", "gesture", "Il topo mostra l'orologio.", "The mouse is holding up the clock."),
        asks("tent", "relation", "Il tendone è a destra, in fondo.", "The big top is on the right, far off."),
        asks("lion", "thing", "Uno dei passeggeri è un leone.", "One of the passengers is a lion."),
        asks("effort", "mood", "L'elefante ha le sopracciglia aggrottate.",
             "The elephant is frowning with the strain."),
    ),
)

RUNNING = STANCES["run"]._replace(chest=(14, -178), head=(34, -238), near_arm=((-40, -220), (-34, -282)),
                                  far_arm=((62, -214), (70, -276)), tilt=2)
DRIVING = STANCES["sit"]._replace(near_arm=((34, -130), (72, -140)), far_arm=((44, -134), (80, -150)))
SHOWING = STANCES["point"]._replace(near_arm=((46, -160), (86, -170)))


def draw(a: Art) -> None:
    a.line("-10,560 500,554 1010,560", 3, (0.02, 0.02))
    with a.at(900, 566, 0.92):
        tent(1)(a)
    a.black("-20,640! 500,632 1020,640! 1020,740! 500,732 -20,742!", w=4)
    for x in (20, 190, 360, 700, 860):
        a.shape([(x, 690, 1), (x + 74, 688, 1), (x + 72, 699, 1), (x - 4, 701, 1)], w=0)
    _hero(a)
    _mouse(a)
    snail(a, 126, 652, 0.86, face=Face(at=(420, 400), lid=0.2))
    with a.part("can"), a.at(96, 560, 0.9, turn=-6):
        a.shape("-30,0! -32,-60! 22,-64! 34,-50! 36,-2!", w=4.4, spot="s", halo=2, hatch=8)
        a.line("-16,-62 -14,-76 12,-78 14,-64", 5, (0.05, 0.05))
        a.lines_of("-18,-46 22,-14", "20,-48 -16,-12", w=3.4)


def _hero(a: Art) -> None:
    animal(a, "elephant", 420, 690, 1.3, stance=RUNNING, pose="run", upright=True,
           face=Face(at=(900, 420), brow=1, mouth="open"))
    with a.at(440, 316, 1.06, turn=-7):
        car_back(a)
        animal(a, "lion", -110, -14, 0.74, pose="sit", upright=True, grounded=False,
               face=Face(at=(300, 560), lid=0.3, brow=-1, mouth="sad"))
        person(a, "clown", -10, -20, 0.84, stance=DRIVING, pose="sit", grounded=False,
               face=Face(at=(900, 320), mouth="grin"))
        car_front("")(a)
    for i, (x, y, r) in enumerate(((190, 340, 20), (150, 410, 24), (216, 450, 17), (176, 500, 21))):
        with a.part(f"ball#{i + 1}"):
            a.shape(oval(x, y, r, r), w=4, spot="s", hatch=8)
            a.line([(x - r, y), (x, y + r * 0.3), (x + r, y - r * 0.1)], 2.8, (0.03, 0.03))
    motion(a, 280, 600, 3, 70)


def _mouse(a: Art) -> None:
    mouse = animal(a, "mouse", 800, 716, 0.86, stance=SHOWING, pose="point", upright=True, flip=True,
                   face=Face(at=(500, 420), brow=1, mouth="shout"))
    hx, hy = mouse["hand"]
    with a.at(hx - 20, hy - 20, 0.7):
        clock(9, 10)(a)
