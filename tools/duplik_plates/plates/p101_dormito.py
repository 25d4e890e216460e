"""Chi ha dormito qui?: the bears look for traces; the crocodile pretends to be a lamp."""

from __future__ import annotations

from ludoteca.games.duplik.album.scene import Count, Does, Holds, Looks, Mood, Scene, Shows, Stands, Text, asks, fact
from ludoteca.games.duplik.improv.stages import boards, room
from ludoteca.games.duplik.ink import Art, oval
from ludoteca.games.duplik.kinds.anatomy.biped import STANCES
from ludoteca.games.duplik.kinds.anatomy.face import Face
from ludoteca.games.duplik.kinds.animals import animal
from tools.duplik_plates.stages import window

SCENE = Scene(
    101,
    Text("Chi ha dormito qui?", "Who slept here?"),
    Text("«Riccioli d'oro no: qui ci sono i denti.»", "\"Not Goldilocks: look at those teeth marks.\""),
    facts=(
        fact("inspects", Does("bear#1", "inspects", "bed"), "Un orso esamina un letto con la lente d'ingrandimento.",
             "A bear inspects a bed through a magnifying glass."),
        fact("lens", Holds("bear#1", "lens"), "L'orso grande tiene la lente.", "The big bear holds the lens."),
        fact("lamp", Holds("crocodile", "lampshade", worn=True),
             "Un coccodrillo si finge lampada: ha il paralume in testa.",
             "A crocodile pretends to be a lamp, with the shade on its head."),
        fact("print", Shows("bed", "print of a crocodile"), "Nel materasso è rimasta l'impronta di un coccodrillo.",
             "The print of a crocodile is left in the mattress."),
        fact("points", Does("bear#2", "points", "crocodile"), "L'orsetto indica il coccodrillo.",
             "The little bear points at the crocodile."),
        fact("looks", Looks("bear#2", "crocodile"), "L'orsetto guarda il coccodrillo.",
             "The little bear looks at the crocodile."),
        fact("ignores", Looks("bear#1", "bed"), "L'orso grande guarda solo il letto.",
             "The big bear looks at nothing but the bed."),
        fact("scared", Mood("crocodile", "scared"), "Il coccodrillo è in ansia.", "The crocodile is anxious."),
        fact("bites", Count("bite", 3), "Il cuscino ha tre morsi.", "The pillow has three bites."),
        fact("plug", Holds("crocodile", "plug"), "Il coccodrillo tiene in mano la spina.",
             "The crocodile holds the plug in its hand."),
        fact("chain", Shows("lampshade", "chain"), "Dal paralume pende la catenella.",
             "A pull chain hangs from the shade."),
        fact("bowls", Count("bowl", 3), "Per terra ci sono tre scodelle vuote.",
             "Three empty bowls stand on the floor."),
        fact("teddy", Holds("bear#2", "doll"), "L'orsetto ha un pupazzo a forma di bambina.",
             "The little bear has a toy girl."),
        fact("left", Stands("bear#1", "left", "crocodile"), "L'orso grande è a sinistra del coccodrillo.",
             "The big bear is to the left of the crocodile."),
    ),
    criteria=(
        asks("lamp", "absurd", "Il colpevole si finge una lampada: ha il paralume in testa.",
             "The culprit poses as a lamp: it wears the shade on its head."),
        asks("points", "gesture", "L'orsetto ha già capito: indica la lampada.",
             "The little bear has worked it out: it points at the lamp."),
        asks("ignores", "relation", "L'orso grande cerca dalla parte sbagliata: fissa il letto.",
             "The big bear is looking the wrong way: at the bed."),
        asks("scared", "mood", "Il coccodrillo suda freddo.", "The crocodile is in a cold sweat."),
        asks("plug", "gesture", "La spina il coccodrillo ce l'ha in mano.", "The crocodile has the plug in its hand."),
        asks("print", "absurd", "Sul letto è rimasta la sagoma, coda compresa.",
             "Its outline is left on the bed, tail and all."),
        asks("bites", "number"),
        asks("bowls", "number"),
        asks("teddy", "thing"),
        asks("lens", "thing"),
    ),
)

INSPECTING = STANCES["lean"]._replace(near_arm=((64, -114), (120, -96)), far_arm=((20, -120), (-10, -104)))
POSING = STANCES["stand"]._replace(near_arm=((-26, -150), (-22, -104)), far_arm=((44, -160), (66, -128)),
                                   near_leg=((-8, -58), (-8, -6)), far_leg=((10, -58), (14, -8)), head=(4, -246))


def draw(a: Art) -> None:
    room(a, 540, "boards")
    boards(a, 540)
    with a.at(560, 150):
        window(True, 130, 140)(a)
    _bed(a)
    animal(a, "bear", 56, 704, 1.5, stance=INSPECTING, pose="lean", upright=True,
           face=Face(at=(420, 500), brow=0.5, mouth="flat"), slots={"hand": _lens})
    animal(a, "crocodile", 826, 690, 1.42, stance=POSING, pose="stand", upright=True, flip=True,
           face=Face(look=(-0.2, -0.5), brow=-1, mouth="sad"), slots={"head": _shade, "far_hand": _plug})
    animal(a, "bear", 586, 744, 0.82, pose="point", upright=True, face=Face(at=(760, 420), mouth="open"))
    with a.at(556, 656, 0.94):
        _doll(a)
    for i, (x, y) in enumerate(((344, 704), (410, 730), (300, 738))):
        with a.part(f"bowl#{i + 1}"), a.at(x, y, 0.84 - i % 2 * 0.1):
            a.shape("-34,-28! 34,-30! 22,0 -20,2", w=4.4, halo=2, spot="s" if i == 1 else "", hatch=8)
            a.shape("-34,-28 0,-36 34,-30 0,-22", w=3.2, fill="k")


def _bed(a: Art) -> None:
    with a.part("bed"):
        a.shadow(440, 660, 260, 12)
        a.shape("216,660! 210,320 236,290 262,320 266,660!", w=5, fill="k", shine=10)
        # the mattress seen from above, so that the print can be read: snout, four feet, a tail
        a.shape("258,566! 318,382! 650,374! 700,540!", w=5)
        a.shape("258,566! 700,540! 700,592! 258,620!", w=5, hatch={"n": 30, "gap": 8})
        a.shape("682,660! 678,420 698,392 718,420 722,660!", w=5, fill="k", shine=8)
        with a.at(516, 470, 1.0):
            a.shape("-138,0 -120,-13 -92,-15 -78,-25 -58,-20 -42,-22! -48,-42 -62,-50! -50,-54! -44,-64! "
                    "-34,-56! -22,-62! -22,-44 -12,-28! 22,-30! 22,-50 10,-60! 22,-64! 28,-74! 38,-64! "
                    "50,-68! 48,-50 54,-26! 78,-16 110,-16 138,-34 150,-58! 158,-26 132,2 76,18! 64,24! "
                    "70,46 82,54! 70,60! 66,72! 54,62! 42,68! 44,48 34,28! -8,30! -8,52 -18,62! -30,58! "
                    "-40,68! -46,54! -58,54! -46,44 -38,26! -58,22 -78,26 -92,15 -120,13",
                    w=2.6, fill="k")
            a.lines_of("-118,-4 -110,4 -102,-4 -94,4 -86,-4", "-40,0 10,-2 60,-2 104,-4", w=3, ink="p")
            a.dot(-70, -10, 4, "p")
            a.dot(-70, 11, 4, "p")
    with a.part("pillow"):
        a.shape("262,540! 268,470 286,402! 336,412 392,398! 386,452 384,520! 322,516", w=5, halo=3, hatch=14)
        a.lines_of("282,520 296,508", "372,502 360,494", w=2.6)
    for i, (x, y) in enumerate(((302, 416), (344, 410), (382, 446))):
        with a.part(f"bite#{i + 1}"), a.at(x, y, 1.0, turn=i * 40 - 40):
            a.shape("-17,-8 -12,6! -6,2 0,10! 6,2 12,7! 17,-8 0,-14", w=3, fill="k")
    for x, y in ((300, 380), (350, 366), (386, 392), (272, 396)):
        a.line([(x - 8, y + 4), (x, y - 4), (x + 8, y + 2)], 3)


def _lens(a: Art) -> None:
    with a.part("lens"), a.at(6, 0, 0.7, turn=18):
        a.limb([(-10, 16, 6), (24, -14, 6)], w=3.4, capped_root=True, fill="k", halo=2)
        a.shape(oval(60, -46, 48, 48), w=11, halo=3)
        a.lines_of("34,-58 44,-74 58,-82", "78,-16 90,-28", w=4)


def _shade(a: Art) -> None:
    with a.part("lampshade"):
        a.shape("-74,38! -40,-66! 44,-68! 82,34! 0,48", w=5, halo=3, spot="s", hatch={"n": 18, "gap": 7})
        a.lines_of("-40,36 -20,-62", "2,42 4,-64", "46,38 28,-62", w=2.6)
        a.line("60,38 62,84", 3, (0.02, 0.02))
        a.dot(62, 90, 6)


def _plug(a: Art) -> None:
    with a.part("plug"):
        a.line("0,8 10,60 -30,100 20,150 60,130", 4.4, (0.02, 0.3))
        a.black("-14,-18! 16,-20! 20,6 0,16 -16,8", w=2.6, halo=2)
        a.lines_of("-6,-20 -6,-40", "8,-20 8,-40", w=5, taper=(0.02, 0.02))


def _doll(a: Art) -> None:
    with a.part("doll"), a.at(0, 20, 0.9, turn=12):
        a.shape("-14,-4! 14,-4! 26,40! -26,42!", w=3.6, halo=2, spot="s")
        a.shape(oval(0, -18, 17, 17, n=9), w=3.4, halo=1)
        a.shape("-18,-14 -20,-34 0,-42 20,-34 19,-14! 8,-28 -8,-28", w=2.6, fill="k")
        a.dot(-6, -16, 2.4)
        a.dot(7, -16, 2.4)
        a.lines_of("-12,42 -12,58", "12,40 12,58", w=5)
