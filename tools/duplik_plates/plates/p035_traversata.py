"""La traversata: halfway across the ocean in a bathtub, the passenger finds a chain and pulls it."""

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
from ludoteca.games.duplik.ink import Art, oval
from ludoteca.games.duplik.kinds.anatomy.biped import STANCES
from ludoteca.games.duplik.kinds.anatomy.face import Face, eyes
from ludoteca.games.duplik.kinds.anatomy.hats import cap
from ludoteca.games.duplik.kinds.animals import animal
from ludoteca.games.duplik.kinds.birds import fowl, penguin
from ludoteca.games.duplik.kinds.furniture import bathtub_back, bathtub_front
from ludoteca.games.duplik.kinds.nature import cloud
from ludoteca.games.duplik.kinds.things import telescope, umbrella
from tools.duplik_plates.stages import swell

SCENE = Scene(
    35,
    Text("La traversata", "The crossing"),
    Text("«Capitano, a cosa serve questa catenella?»", "\"Captain, what is this little chain for?\""),
    facts=(
        fact("pulls", Does("penguin", "pulls", "plug", touching=True),
             "Un pinguino in una vasca in mezzo al mare ha tolto il tappo.",
             "A penguin in a bathtub at sea has pulled out the plug."),
        fact("plug", Holds("penguin", "plug"), "Il tappo penzola dalla catenella in mano al pinguino.",
             "The plug dangles from its chain in the penguin's grip."),
        fact("jet", Stands("jet", "touching", "bathtub"), "Dal fondo della vasca zampilla l'acqua.",
             "Water shoots up from the bottom of the tub."),
        fact("captain", Holds("bear", "telescope"), "L'orso capitano guarda lontano col cannocchiale.",
             "The captain, a bear, looks into the distance through a telescope."),
        fact("away", Stands("bear", "right", "penguin"), "Il capitano è a destra, di spalle al pinguino.",
             "The captain is on the right, with his back to the penguin."),
        fact("sail", Shows("umbrella", "as a sail"), "La vela della vasca è un ombrello.",
             "The tub's sail is an umbrella."),
        fact("curious", Mood("penguin", "amazed"), "Il pinguino è sorpreso dallo zampillo.",
             "The penguin is amazed at the jet."),
        fact("gaze", Looks("penguin", "jet"), "Il pinguino guarda lo zampillo.", "The penguin looks at the jet."),
        fact("whale", Stands("whale", "under", "bathtub"), "Sotto la vasca c'è una balena.",
             "There is a whale under the tub."),
        fact("bib", Holds("whale", "napkin", worn=True), "La balena ha il tovagliolo al collo.",
             "The whale has a napkin round its neck."),
        fact("whale eyes", Looks("whale", "bathtub"), "La balena guarda la vasca.", "The whale is looking at the tub."),
        fact("duck", Stands("duck", "on", "whale"), "Sulla balena è posata una papera di gomma.",
             "A rubber duck sits on the whale."),
        fact("cap", Holds("bear", "cap", worn=True), "L'orso ha il berretto da capitano.",
             "The bear wears a captain's cap."),
        fact("clouds", Count("cloud", 2), "In cielo ci sono due nuvole.", "There are two clouds in the sky."),
        fact("anchor", Stands("shower", "touching", "bathtub"), "Come ancora, dalla vasca pende la doccia.",
             "The shower head hangs over the side as an anchor."),
    ),
    criteria=(
        asks("plug", "gesture", "Il tappo è già in mano al pinguino.", "The plug is in the penguin's grip already."),
        asks("away", "relation", "Il capitano guarda dalla parte sbagliata.", "The captain is looking the wrong way."),
        asks("curious", "mood", "Il pinguino resta a becco aperto.", "The penguin's bill has dropped open."),
        asks("bib", "absurd", "La balena si è già messa il tovagliolo.", "The whale has put its napkin on already."),
        asks("sail", "thing", "Per vela c'è un ombrello.", "An umbrella does for a sail."),
        asks("anchor", "thing", "Per ancora c'è la doccia.", "The shower head does for an anchor."),
        asks("whale eyes", "gesture"),
        asks("duck", "relation"),
        asks("clouds", "number"),
        asks("cap", "thing"),
    ),
)

SCANNING = STANCES["point"]._replace(near_arm=((40, -196), (60, -226)), far_arm=((60, -180), (92, -228)), tilt=4,
                                     head=(16, -236))


def draw(a: Art) -> None:
    for x, y, w in ((150, 90, 150), (880, 150, 110)):
        with a.at(x, y):
            cloud(w)(a)
    a.line("-10,410 1010,404", 2.6, (0.02, 0.02))
    for x, y, wide in ((30, 440, 100), (180, 470, 80), (860, 440, 110), (760, 430, 70), (20, 540, 110)):
        swell(a, x, x + wide, y, 2.4, 26)
    _tub(a)
    _deep(a)


def _tub(a: Art) -> None:
    with a.at(470, 560, 1.6, turn=3):
        with a.part("mast"):
            a.line("-6,-110 -4,-262", 6, (0.02, 0.02))
        with a.at(-4, -176, 1.2, turn=4):
            umbrella()(a)
        bathtub_back(a)
        animal(a, "bear", 84, -26, 0.9, stance=SCANNING, pose="point", upright=True, grounded=False,
               face=Face(look=(0.9, 0), lid=0.1, mouth="calm"), slots={"head": _cap, "hand": _scope})
        with a.part("jet"):
            a.limb([(0, -100, 10), (-4, -170, 12), (-14, -216, 16)], w=3.6, halo=3, cap=False)
            a.lines_of("-14,-214 -40,-240 -56,-214", "-12,-216 4,-244 26,-218", "-14,-220 -16,-256", "0,-120 -4,-190",
                       w=3, taper=(0.05, 0.5))
            for x, y in ((-62, -196), (34, -200), (-48, -170), (20, -176)):
                a.shape([(x, y - 9, 1), (x + 6, y + 3), (x, y + 8), (x - 6, y + 3)], w=2)
        penguin(a, -106, -36, 0.98, pose="hail", face=Face(at=(470, 250), brow=-0.5, mouth="open"),
                slots={"hand": _plug})
        bathtub_front(a)
        with a.part("shower"):
            a.line("150,-118 178,-96 176,-40 182,-6", 5, (0.02, 0.02))
            a.shape("162,-6! 200,-8! 206,14! 158,16!", w=3.4, halo=2, hatch=6)


def _plug(a: Art) -> None:
    with a.part("plug"):
        for k in range(5):
            a.shape(oval(2 + k % 2 * 2, 6 + k * 9, 4, 5, n=7), w=2.2, fill="")
        a.shape("-16,48! 20,47! 16,64! -12,65!", w=3.4, spot="s", halo=2)


def _scope(a: Art) -> None:
    with a.at(-24, -8, 0.7, turn=-4):
        telescope(a)


def _cap(a: Art) -> None:
    with a.at(0, 2, 1.0):
        cap(a)


def _deep(a: Art) -> None:
    a.shape("-20,566 60,556 140,570 230,556 320,568 420,556 520,570 620,556 720,568 820,556 920,568 1020,556! "
            "1020,770! -20,770!", w=0)
    swell(a, -10, 1010, 562, 4.6)
    with a.at(0, -36):
        with a.part("whale"):
            a.black("60,820! 110,690 220,640 400,618 560,630 680,672 760,820!", w=5, shine=16)
            a.shape("760,820! 800,700 790,650 830,640! 850,680 880,676! 890,640 930,640! 910,700 860,740 840,820!",
                    fill="k", w=4, shine=6)
            a.line("180,790 210,736 300,730", 5, (0.05, 0.3), "p")
            with a.part(".face"):
                eyes(a, Face(at=(470, 500)), (262, 690, 24), (340, 676, 25), w=3, skin="k", ink="p")
        with a.part("napkin"):
            a.shape("204,820! 214,742 256,750 298,742 308,820!", w=4, spot="s", halo=3)
            a.lines_of("222,760 216,786", "290,760 296,786", w=2.6)
        with a.at(596, 632, 0.62):
            fowl(a, "duck", 0, 0, 1, pose="sit", flip=True, face=Face(look=(0.5, 0.2)))
    swell(a, -10, 90, 640, 3)
    swell(a, 700, 960, 610, 3)
    swell(a, 900, 1010, 700, 3)
