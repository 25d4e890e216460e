"""Concerto per balena: the whale is the instrument, and the soloist has found out that it is ticklish."""

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
from ludoteca.games.duplik.improv.stages import boards
from ludoteca.games.duplik.ink import Art, oval
from ludoteca.games.duplik.kinds.anatomy.biped import STANCES
from ludoteca.games.duplik.kinds.anatomy.face import Face, eyes
from ludoteca.games.duplik.kinds.animals import animal
from ludoteca.games.duplik.kinds.birds import penguin
from ludoteca.games.duplik.kinds.sea import fish
from tools.duplik_plates.accents import bow_tie

SCENE = Scene(
    1,
    Text("Concerto per balena", "Concerto for whale"),
    Text("Primo tempo: allegro. Secondo: solletico.", "First movement: allegro. Second: tickling."),
    facts=(
        fact("plays", Does("bear", "plays", "whale", touching=True), "Un orso suona una balena come un contrabbasso.",
             "A bear is playing a whale like a double bass."),
        fact("bow", Stands("bow", "touching", "whale"), "L'archetto passa sulla pancia della balena.",
             "The bow is drawn across the whale's belly."),
        fact("tail", Shows("whale", "upright"), "La balena sta dritta in piedi sulla coda.",
             "The whale stands upright on its tail."),
        fact("laughs", Mood("whale", "asleep"), "La balena ride a occhi strizzati.",
             "The whale laughs with its eyes screwed up."),
        fact("grooves", Count("groove", 5), "Sulla pancia ha cinque pieghe, come corde.",
             "Its belly has five folds, like strings."),
        fact("spout", Stands("spout", "on", "whale"), "Dal ridere, alla balena parte lo spruzzo.",
             "It laughs so hard that its spout goes off."),
        fact("hush", Does("penguin", "scolds", "whale"), "Il pinguino direttore punta la bacchetta contro la balena.",
             "The penguin conductor points his baton at the whale."),
        fact("cross", Mood("penguin", "angry"), "Il direttore è furibondo.", "The conductor is furious."),
        fact("podium", Stands("penguin", "on", "podium"), "Il direttore sta su un podio.",
             "The conductor stands on a podium."),
        fact("case", Stands("case", "right", "whale"), "In fondo c'è la custodia, a forma di balena.",
             "At the back stands the case, in the shape of a whale."),
        fact("clasps", Count("case.clasp", 3), "La custodia ha tre fermagli.", "The case has three clasps."),
        fact("fish", Holds("mouse", "fish"), "In prima fila un topo suona un pesce, sotto il mento.",
             "In the front row a mouse plays a fish, under its chin."),
        fact("peeks", Looks("mouse", "whale"), "Il topo suona ma guarda la balena.",
             "The mouse plays on, but watches the whale."),
        fact("dreamy", Mood("bear", "bored"), "L'orso suona con gli occhi socchiusi, ispirato.",
             "The bear plays with half-closed eyes, inspired."),
        fact("notes", Count("note", 4), "Nello spruzzo volano quattro note.", "Four notes fly in the spray."),
    ),
    criteria=(
        asks("laughs", "mood", "Le fa il solletico: ride a occhi strizzati.",
             "It tickles: she laughs with her eyes screwed up."),
        asks("tail", "absurd", "Sta in piedi dritta sulla coda, come un contrabbasso.",
             "She stands upright on her tail, like a double bass."),
        asks("grooves", "number", "Le corde sono le pieghe della pancia: cinque.",
             "The strings are the folds of the belly: five."),
        asks("hush", "gesture", "La bacchetta del direttore è puntata contro chi ride.",
             "The conductor's baton is pointed at the one who laughs."),
        asks("dreamy", "mood", "L'orso non si accorge di niente: occhi socchiusi.",
             "The bear has not noticed a thing: eyes half shut."),
        asks("fish", "absurd", "Il secondo violino è un pesce.", "The second violin is a fish."),
        asks("peeks", "relation", "Il topo dovrebbe guardare il direttore, e invece guarda la balena.",
             "The mouse should be watching the conductor; it watches the whale instead."),
        asks("clasps", "number"),
        asks("notes", "number"),
        asks("podium", "relation"),
    ),
)

BOWING = STANCES["stand"]._replace(hip=(-8, -112), chest=(14, -182), head=(34, -246), tilt=10,
                                   near_arm=((56, -126), (112, -150)), far_arm=((66, -206), (104, -262)))
FIDDLING = STANCES["stand"]._replace(near_arm=((20, -148), (64, -164)), far_arm=((52, -166), (84, -186)), tilt=-14)
BODY = ("-30,-566 60,-560 122,-514 156,-430 158,-340 138,-262 156,-170 160,-90 120,-14 60,34 30,64! "
        "74,72 120,112! 60,104 0,92 -60,104 -118,112! -70,72 -22,62! -70,34 -128,-14 -166,-90 -160,-170 "
        "-140,-262 -162,-340 -164,-430 -136,-510")


def draw(a: Art) -> None:
    a.shape("-20,-20! 240,-20! 214,110 150,220 84,290! 96,400 104,560! -20,570!", w=4.6, hatch={"n": 40, "gap": 9})
    a.lines_of("70,0 62,150 20,270", "150,0 132,110 66,240", "46,330 62,440 54,550", w=3)
    a.line("100,562 500,556 1010,562", 3.4, (0.02, 0.02))
    boards(a, 560)
    _case(a)
    _spout(a)
    a.shadow(470, 700, 190, 16)
    with a.at(470, 590, 0.94, turn=-5):
        _whale(a)
    _bear(a)
    _conductor(a)
    _mouse(a)


def _case(a: Art) -> None:
    with a.part("case"), a.at(896, 486, 0.62, turn=5):
        a.shape(BODY, w=5, hatch={"n": 46, "gap": 10}, halo=2)
        a.line("-6,-560 8,-300 0,40", 3.4, (0.02, 0.05))
        a.shape("150,-300 216,-330 262,-400! 250,-310 160,-240", w=5, hatch=16)
        a.lines_of("-110,-470 -86,-458 -60,-470", "64,-470 90,-458 114,-470", "-96,-310 0,-270 100,-312", w=4)
        a.lines_of("-150,-420 -192,-432 -196,-350 -152,-340", w=9, taper=(0.05, 0.05))
        for i, y in enumerate((-500, -392, -284)):
            with a.part(f".clasp#{i + 1}"):
                a.shape([(-24, y - 16, 1), (30, y - 18, 1), (30, y + 16, 1), (-24, y + 18, 1)], fill="k", w=3, halo=2)
                a.dot(4, y, 7, "p")


def _spout(a: Art) -> None:
    with a.part("spout"):
        for joints in (
            [(424, 62, 10), (414, 20, 16), (392, -30, 22)],
            [(424, 62, 10), (380, 10, 13), (300, 0, 14), (256, 40, 13), (244, 88, 6)],
            [(430, 62, 10), (474, 4, 13), (556, -4, 14), (604, 34, 13), (618, 80, 6)],
        ):
            a.limb(joints, w=3.6, halo=2, root=2)
        a.lines_of("360,12 306,10 264,48", "492,12 552,8 596,44", w=2.2)
        for x, y in ((226, 150), (250, 178), (206, 190), (636, 134), (610, 160), (284, 96), (568, 70)):
            a.shape([(x, y - 14, 1), (x + 9, y + 4), (x, y + 11), (x - 9, y + 4)], w=2.4)
    for i, (x, y, turn) in enumerate(((312, 84, -12), (790, 130, 10), (694, 80, -6), (152, 352, 8))):
        with a.part(f"note#{i + 1}"), a.at(x, y, 1.1, turn=turn):
            a.black(oval(0, 0, 14, 10, turn=-20, n=8), w=2, halo=2)
            a.line("11,-3 14,-48", 4.6, (0.02, 0.02))
            a.line("14,-48 32,-36 28,-22", 4.6, (0.05, 0.4))


def _whale(a: Art) -> None:
    with a.part("whale"):
        a.limb([(-146, -300, 34), (-216, -350, 30), (-262, -436, 12)], fill="k", w=4, shine=8)
        a.black(BODY, w=5, shine=16)
        belly = ("-152,-394! -84,-354 0,-344 84,-354 148,-394! 122,-262 136,-170 138,-90 104,-28 50,14 4,28 "
                 "-44,14 -104,-28 -144,-90 -138,-170 -124,-262")
        a.shape(belly, w=3.4, hatch={"n": 16, "gap": 8})
        a.shape("-86,-326! -40,-312 30,-310 86,-326! 72,-274 34,-246 -34,-246 -72,-274", fill="k", w=4, halo=7)
        a.shape("-44,-262 -8,-284 26,-270 48,-266 22,-250 -24,-250", spot="s", w=2, shift=(1, 1))
        with a.part(".face"):
            eyes(a, Face(lid=0.95, brow=-0.7), (62, -432, 27), (-76, -432, 27), w=4.4, skin="k", ink="p")
            a.lines_of("-118,-446 -132,-438", "-116,-430 -132,-424", "102,-446 118,-440", "102,-430 116,-424", w=4,
                       ink="p")
        for x, y in ((-176, -470), (-192, -430), (176, -470)):
            a.shape([(x, y - 12, 1), (x + 8, y + 4), (x, y + 10), (x - 8, y + 4)], w=2.6, halo=1)
        # the openings of a double bass, one each side of the strings
        for side in (-1, 1):
            a.line([(side * 104, -196), (side * 84, -200), (side * 88, -150), (side * 98, -104), (side * 78, -100)], 6,
                   (0.06, 0.06))
            a.line([(side * 80, -150), (side * 104, -152)], 3.4, (0.05, 0.05))
    for i, x in enumerate((-48, -24, 0, 24, 48)):
        with a.part(f"groove#{i + 1}"):
            a.line([(x * 0.8, -236 - abs(x) * 0.1), (x, -120), (x * 0.6, 2 - abs(x) * 0.2)], 5, (0.06, 0.1))


def _bear(a: Art) -> None:
    spots = animal(a, "bear", 748, 706, 1.64, stance=BOWING, pose="stand", upright=True, flip=True,
                   face=Face(look=(0.7, 0.2), lid=0.5, mouth="smile"), slots={"hand": _bow, "neck": _tie})
    hx, hy = spots["hand"]
    with a.part("bear"):
        a.shape([(hx - 22, hy - 14), (hx - 2, hy - 26), (hx + 24, hy - 18), (hx + 28, hy + 10), (hx + 4, hy + 26),
                 (hx - 20, hy + 16)], w=4.4, halo=2)
        a.lines_of([(hx - 18, hy - 2), (hx - 2, hy - 4)], [(hx - 16, hy + 9), (hx, hy + 8)], w=2.6)


def _tie(a: Art) -> None:
    with a.at(6, 10, 1.0):
        bow_tie(a)


def _bow(a: Art) -> None:
    with a.part("bow"), a.at(0, 0, 1.0, turn=4):
        a.limb([(-50, -4, 6), (40, -14, 5), (110, -14, 4), (152, -6, 5)], w=3, spot="s", halo=3, capped_root=True)
        a.line("-44,8 60,6 150,6", 5, (0.02, 0.02))


def _conductor(a: Art) -> None:
    with a.part("podium"):
        a.shape("86,742! 92,676! 308,670! 318,738!", w=5, halo=2, hatch={"n": 20, "gap": 7})
        a.shape("74,680! 84,652! 312,646! 326,674!", w=4.6, halo=1, spot="s")
    penguin(a, 164, 664, 1.34, pose="point", face=Face(at=(470, 250), brow=1, lid=0.15, mouth="shout"),
            slots={"hand": _baton, "neck": bow_tie})


def _baton(a: Art) -> None:
    with a.part("penguin"):
        a.limb([(-10, 6, 4), (34, -84, 2.6)], w=2.6, capped_root=True, halo=2)


def _mouse(a: Art) -> None:
    animal(a, "mouse", 936, 744, 0.98, stance=FIDDLING, pose="stand", upright=True, flip=True, tail="",
           face=Face(at=(560, 340), brow=-0.5, mouth="open"), slots={"far_hand": _fish, "hand": _stick})


def _fish(a: Art) -> None:
    with a.at(-14, 10, 0.72, turn=-10):
        fish(a, 0, 0, 1, face=Face(lid=0.45), pose="swim")


def _stick(a: Art) -> None:
    a.limb([(-14, 10, 3), (20, -52, 2.4)], w=2.4, capped_root=True, halo=2)
