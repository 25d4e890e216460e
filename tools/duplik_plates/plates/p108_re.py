"""Un re di troppo: two kings pull at one throne; the dog has already settled in."""

from __future__ import annotations

from ludoteca.games.duplik.album.scene import Count, Does, Holds, Looks, Mood, Scene, Shows, Stands, Text, asks, fact
from ludoteca.games.duplik.improv.stages import boards, room
from ludoteca.games.duplik.ink import Art
from ludoteca.games.duplik.kinds.anatomy.biped import STANCES
from ludoteca.games.duplik.kinds.anatomy.face import ASLEEP, Face
from ludoteca.games.duplik.kinds.animals import animal
from ludoteca.games.duplik.kinds.music import trumpet
from ludoteca.games.duplik.kinds.people import person

SCENE = Scene(
    108,
    Text("Un re di troppo", "One king too many"),
    Text("Tra i due litiganti, il terzo ronfa.", "While two quarrel, the third one snores."),
    facts=(
        fact("pull", Does("king#1", "pulls", "throne", touching=True), "Due re si contendono un trono, uno per parte.",
             "Two kings fight over one throne, one at each side."),
        fact("other", Does("king#2", "pulls", "throne", touching=True),
             "Il secondo re tira il bracciolo dall'altra parte.",
             "The second king tugs at the arm on the other side."),
        fact("dog", Stands("dog", "on", "throne"), "Sul trono c'è già un cane.", "A dog is already on the throne."),
        fact("asleep", Mood("dog", "asleep"), "Il cane sul trono dorme.", "The dog on the throne is asleep."),
        fact("crown", Holds("dog", "crown#3", worn=True), "Il cane ha una corona in testa.", "The dog wears a crown."),
        fact("angry", Mood("king#1", "angry"), "Il re di sinistra è furioso.", "The king on the left is furious."),
        fact("stare", Looks("king#1", "king#2"), "I due re si guardano in cagnesco.",
             "The two kings glare at each other."),
        fact("split", Shows("throne", "cracked"), "Lo schienale del trono si sta spaccando in due.",
             "The back of the throne is splitting in two."),
        fact("page", Holds("mouse", "trumpet"), "Il paggio è un topo con la tromba.",
             "A mouse page waits with a trumpet."),
        fact("unsure", Mood("mouse", "bored"), "Il topo paggio ha gli occhi mezzi chiusi.",
             "The mouse page's eyes are half shut."),
        fact("steps", Count("step", 3), "Il trono sta in cima a tre gradini.", "The throne stands on three steps."),
        fact("gems", Count("gem", 5), "Sullo schienale ci sono cinque gemme.", "There are five gems on the back."),
        fact("bone", Stands("bone", "on", "step#1"), "Sul gradino c'è un osso.", "A bone lies on the step."),
        fact("left", Stands("king#1", "left", "throne"), "Un re sta a sinistra del trono.",
             "One king is to the left of the throne."),
    ),
    criteria=(
        asks("pull", "gesture", "Il re di sinistra tira il trono dalla sua parte.",
             "The king on the left pulls the throne his way."),
        asks("asleep", "mood", "Uno se ne infischia: il cane dorme.", "One could not care less: the dog is asleep."),
        asks("crown", "absurd", "Il terzo incoronato è il cane.", "The third crowned head is the dog's."),
        asks("stare", "relation", "I due re si guardano negli occhi.", "The two kings look each other in the eye."),
        asks("unsure", "mood", "Il paggio aspetta, con gli occhi mezzi chiusi.", "The page waits, eyes half shut."),
        asks("split", "absurd", "Lo schienale si sta spaccando a metà.",
             "The back of the throne is cracking down the middle."),
        asks("steps", "number"),
        asks("gems", "number"),
        asks("bone", "relation", "L'osso è rimasto sul gradino.", "The bone has been left on the step."),
        asks("page", "thing"),
    ),
)

HEAVING = STANCES["lean"]._replace(hip=(-60, -104), chest=(-64, -176), head=(-50, -238), tilt=-8,
                                   near_arm=((0, -158), (58, -150)), far_arm=((4, -172), (64, -166)),
                                   near_leg=((-6, -66), (20, -8)), far_leg=((-40, -54), (-24, -8)), toe=(-14, -10))


def draw(a: Art) -> None:
    room(a, 520, "plain")
    boards(a, 520)
    _drapes(a)
    _throne(a)
    person(a, "king", 250, 690, 1.5, stance=HEAVING, pose="lean", face=Face(at=(760, 330), brow=1, lid=0.1,
                                                                            mouth="shout"),
           name="king#1")
    person(a, "king", 760, 690, 1.4, stance=HEAVING, pose="lean", flip=True,
           face=Face(at=(220, 330), brow=1, lid=0.15, mouth="flat"), name="king#2")
    animal(a, "mouse", 936, 738, 0.62, pose="stand", upright=True, flip=True, face=Face(at=(520, 440), lid=0.45,
                                                                                        mouth="flat"),
           slots={"hand": _horn})


def _horn(a: Art) -> None:
    with a.at(0, 0, 0.9, turn=70):
        trumpet(a)


def _drapes(a: Art) -> None:
    for flip in (False, True):
        with a.at(1000 if flip else 0, 0, flip=flip):
            a.shape("-20,-20! 300,-20! 250,70 160,150 60,190 -20,200!", w=4.4, hatch={"n": 30, "gap": 9})
            a.lines_of("60,0 50,90 10,170", "150,0 130,80 80,150", "230,0 200,60", w=3)
    a.shape("-20,-30! 1020,-30! 1020,30! 860,56! 700,30! 540,58! 380,30! 200,58! -20,30!", w=4.4, hatch={"n": 18,
                                                                                                         "gap": 9})


def _throne(a: Art) -> None:
    for i, (x, y) in enumerate(((250, 690), (300, 646), (350, 604))):
        with a.part(f"step#{i + 1}"):
            a.shape([(x, y + 46, 1), (x + 8, y, 1), (1000 - x - 8, y - 2, 1), (1000 - x, y + 44, 1)], w=4.6,
                    hatch={"n": 10, "gap": 8})
    with a.part("throne"):
        a.shape("392,604! 396,240 420,160 450,130! 500,96! 550,130! 582,160 606,240 608,602!", w=5.4, spot="", halo=2,
                hatch={"n": 24, "gap": 8})
        a.shape("424,460! 426,260 446,190 500,150 554,190 574,260 576,458!", w=4.2, fill="k")
        a.shape("498,98! 508,160! 492,210! 512,260! 494,310! 506,356! 488,300! 498,262! 480,212! 494,160!", w=3, halo=1)
        a.shape("372,500! 626,494! 630,604! 370,606!", w=5, halo=2, hatch={"n": 20, "gap": 8})
        a.shape("376,476 500,456 624,474 626,504 500,514 374,506", w=4.6, spot="s", halo=1)
    for i, (x, y) in enumerate(((410, 230), (440, 150), (500, 122), (560, 150), (592, 230))):
        with a.part(f"gem#{i + 1}"):
            a.shape([(x, y - 13, 1), (x + 11, y, 1), (x, y + 13, 1), (x - 11, y, 1)], w=3, spot="s", halo=1)
    animal(a, "dog", 486, 486, 0.94, pose="doze", face=ASLEEP, grounded=False)
    with a.part("crown#3"), a.at(626, 380, 0.9, turn=14):
        a.shape("-28,8 -38,-30! -18,-12 -4,-38! 10,-13 30,-34! 28,6 0,12", spot="s", w=3.8, halo=2)
    with a.part("throne"):
        for x in (366, 610):
            a.shape([(x - 8, 606, 1), (x - 4, 430), (x + 14, 414), (x + 34, 430), (x + 34, 606, 1)], w=4.8, halo=2,
                    hatch={"n": 14, "gap": 8})
    with a.part("bone"), a.at(510, 722, 0.7, turn=-6):
        a.shape("-50,-6 -62,-16 -52,-24 -42,-16 40,-18 52,-26 60,-16 52,-8 60,2 50,10 42,2 -42,4 -52,12 -62,2", w=4,
                halo=2)
