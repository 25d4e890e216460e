"""Lo scivolo: penguins slide down the giraffe's neck, and the next in line is the elephant."""

from __future__ import annotations

from ludoteca.games.duplik.album.scene import Count, Does, Holds, Looks, Mood, Scene, Stands, Text, asks, fact
from ludoteca.games.duplik.ink import Art, oval
from ludoteca.games.duplik.kinds.anatomy.animal_heads import giraffe
from ludoteca.games.duplik.kinds.anatomy.biped import STANCES
from ludoteca.games.duplik.kinds.anatomy.face import Face
from ludoteca.games.duplik.kinds.anatomy.hats import beanie, cap
from ludoteca.games.duplik.kinds.animals import animal
from ludoteca.games.duplik.kinds.birds import penguin
from ludoteca.games.duplik.kinds.nature import cloud

SCENE = Scene(
    17,
    Text("Lo scivolo", "The slide"),
    Text("Avanti il prossimo. Anzi, no.", "Next, please. Or rather, no."),
    facts=(
        fact("slides", Does("penguin#1", "slides down", "giraffe", touching=True),
             "Un pinguino scivola giù per il collo di una giraffa.", "A penguin is sliding down a giraffe's neck."),
        fact("next", Stands("elephant", "on", "ladder"), "In cima alla scala c'è un elefante: tocca a lui.",
             "At the top of the ladder there is an elephant: it is next."),
        fact("fear", Looks("giraffe", "elephant"), "La giraffa guarda l'elefante con la coda dell'occhio.",
             "The giraffe is watching the elephant."),
        fact("scared", Mood("giraffe", "scared"), "La giraffa è terrorizzata.", "The giraffe is terrified."),
        fact("glad", Mood("elephant", "glad"), "L'elefante è tutto contento.", "The elephant is delighted."),
        fact("ring", Holds("elephant", "ring", worn=True), "L'elefante ha intorno alla vita una ciambella a righe.",
             "The elephant wears a striped swimming ring round its waist."),
        fact("fallen", Stands("penguin#2", "left", "giraffe"), "Un pinguino è già atterrato, a sinistra.",
             "One penguin has already landed, on the left."),
        fact("scarf", Holds("penguin#1", "scarf", worn=True), "Il pinguino che scivola ha una sciarpa al vento.",
             "The sliding penguin's scarf flies in the wind."),
        fact("steps", Count("ladder.step", 5), "La scala ha cinque pioli.", "The ladder has five rungs."),
        fact("mouse", Does("mouse", "stops", "elephant"), "Un topo bagnino alza la paletta per fermare l'elefante.",
             "A mouse of an attendant raises a paddle to stop the elephant."),
        fact("paddle", Holds("mouse", "paddle"), "Il topo tiene alta una paletta.", "The mouse holds up a paddle."),
        fact("up", Looks("mouse", "elephant"), "Il topo guarda in su, verso l'elefante.",
             "The mouse looks up at the elephant."),
        fact("beanie", Holds("penguin#2", "beanie", worn=True), "Il pinguino atterrato porta un berretto col pompon.",
             "The penguin that has landed wears a bobble hat."),
        fact("spots", Count("giraffe.spot", 8), "La giraffa ha otto macchie.", "The giraffe has eight spots."),
        fact("clouds", Count("cloud", 2), "In cielo ci sono due nuvole.", "There are two clouds in the sky."),
    ),
    criteria=(
        asks("slides", "gesture", "Un pinguino è ancora a metà del collo: non è arrivato.",
             "One penguin is still halfway down the neck: it has not arrived yet."),
        asks("scared", "mood", "La giraffa ha paura: le sopracciglia sono all'insù.",
             "The giraffe is frightened: its brows say so."),
        asks("glad", "mood", "L'elefante sorride: non vede dove sia il problema.",
             "The elephant smiles: it cannot see the problem."),
        asks("paddle", "gesture", "Il topo ferma il traffico con la paletta alzata.",
             "The mouse stops the traffic with its paddle up."),
        asks("ring", "absurd", "L'elefante si è messo la ciambella per il bagno.",
             "The elephant has put on a swimming ring."),
        asks("fallen", "relation", "Chi è già sceso sta a sinistra della giraffa.",
             "The one already down is to the left of the giraffe."),
        asks("spots", "number"),
        asks("steps", "number"),
        asks("beanie", "thing"),
        asks("fear", "relation", "La giraffa tiene gli occhi sull'elefante, non sul pinguino.",
             "The giraffe keeps its eyes on the elephant, not on the penguin."),
    ),
)

RING = "766,320 866,350 966,314 974,358 866,398 760,362"
CLIMBING = STANCES["cheer"]._replace(near_arm=((-48, -216), (-66, -268)), far_arm=((50, -206), (84, -240)))
BODY = ("712,178 700,150 660,140 632,156! 608,230 560,330 476,424 380,500 260,566 170,600 150,632 172,654 240,656 "
        "352,640 400,676! 404,750! 452,750! 458,690 560,696 600,690! 606,750! 654,750! 660,640 668,560 640,470 "
        "650,360 690,270! 724,222")


def draw(a: Art) -> None:
    for x, y, wide in ((140, 100, 200), (430, 70, 110)):
        with a.at(x, y):
            cloud(wide)(a)
    a.line("-10,610 300,596 700,604 1010,590", 3, (0.02, 0.02))
    a.black("-10,606! 60,560 140,590 220,566! 300,598! 150,604", w=3, shine=7)
    _queue(a)
    with a.at(-62, 0):
        _slide(a)
    _sliders(a)
    _guard(a)


def _queue(a: Art) -> None:
    with a.part("ladder"):
        for i in range(5):
            y = 722 - i * 60
            with a.part(f".step#{i + 1}"):
                a.shape([(776, y - 6, 1), (944, y - 8, 1), (944, y + 6, 1), (776, y + 8, 1)], w=3)
        for x in (770, 948):
            a.shape([(x - 9, 396, 1), (x + 9, 396, 1), (x + 12, 760, 1), (x - 9, 760, 1)], w=4.2, fill="k")
    animal(a, "elephant", 864, 450, 1.26, stance=CLIMBING, pose="cheer", upright=True, flip=True, grounded=False,
           face=Face(at=(620, 200), mouth="grin"))
    with a.part("ring"):
        a.shape(RING, w=4.2, halo=2)
        for x, y in ((796, 338), (846, 353), (900, 350), (946, 332)):
            a.flat([(x - 10, y - 12, 1), (x + 12, y - 10, 1), (x + 13, y + 32, 1), (x - 11, y + 30, 1)], "s")
        a.outline(RING, 4.2)


def _slide(a: Art) -> None:
    with a.part("giraffe"):
        a.shape(BODY, w=5.4, hatch={"n": 34, "gap": 7})
        with a.clip(BODY):
            for i, (x, y, r) in enumerate(((650, 250, 17), (634, 330, 20), (590, 420, 24), (516, 510, 30),
                                           (420, 566, 24), (610, 560, 34), (520, 640, 30), (320, 606, 18))):
                with a.part(f".spot#{i + 1}"), a.at(x, y, r / 24, turn=i * 31):
                    a.flat("-20,-18! 12,-24! 26,2! 8,24! -22,14!", "k")
        a.outline(BODY, 5.4)
        with a.part(".face"), a.at(664, 160, 1.5):
            giraffe(a, Face(at=(880, 180), brow=-1, mouth="sad"))


def _sliders(a: Art) -> None:
    penguin(a, 428, 388, 1.05, pose="slide", flip=True, turn=-40, face=Face(at=(200, 640), mouth="open"),
            name="penguin#1",
            slots={"neck": _scarf})
    penguin(a, 110, 724, 1.16, pose="hail", face=Face(at=(470, 330), mouth="open"), name="penguin#2",
            slots={"head": beanie})


def _scarf(a: Art) -> None:
    with a.part("scarf"), a.at(0, 0, 1.2):
        a.shape("-20,-6 -60,-20 -96,-14! -88,-2 -100,10! -58,6 -18,14", spot="s", w=3.6)
        a.shape("-26,-10 0,-16 26,-10 28,8 0,16 -26,10", spot="s", w=3.8, halo=2)


def _guard(a: Art) -> None:
    animal(a, "mouse", 694, 746, 0.8, pose="hail", upright=True, face=Face(at=(860, 250), brow=1, mouth="shout"),
           slots={"hand": _paddle, "head": cap})


def _paddle(a: Art) -> None:
    with a.part("paddle"), a.at(0, 0, 1.5):
        a.limb([(0, 10, 5), (0, -40, 5)], w=3, capped_root=True)
        a.shape(oval(0, -64, 28, 28), w=4, spot="s", halo=2)
        a.flat("-18,-70! 18,-70! 18,-58! -18,-58!", "p")
