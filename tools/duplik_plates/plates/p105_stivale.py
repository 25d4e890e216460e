"""Il gatto con lo stivale: the other boot is on the flamingo, who needs only one."""

from __future__ import annotations

from ludoteca.games.duplik.album.scene import Count, Does, Holds, Looks, Mood, Scene, Shows, Stands, Text, asks, fact
from ludoteca.games.duplik.improv.stages import boards, room
from ludoteca.games.duplik.ink import Art, oval
from ludoteca.games.duplik.kinds.anatomy.biped import STANCES
from ludoteca.games.duplik.kinds.anatomy.face import Face
from ludoteca.games.duplik.kinds.animals import animal
from ludoteca.games.duplik.kinds.birds import fowl
from ludoteca.games.duplik.kinds.small_animals import snail
from tools.duplik_plates.accents import bow_tie

SCENE = Scene(
    105,
    Text("Il gatto con lo stivale", "Puss in one boot"),
    Text("«Ne vendiamo solo paia.» «Appunto.»", "\"We only sell pairs.\" \"Exactly.\""),
    facts=(
        fact("pulls", Does("cat", "pulls", "boot#2", touching=True),
             "Un gatto tira lo stivale che ha al piede un fenicottero.",
             "A cat tugs at the boot on a flamingo's foot."),
        fact("other", Holds("flamingo", "boot#2", worn=True), "Il fenicottero sta su una gamba sola, nello stivale.",
             "The flamingo stands on one leg, inside the boot."),
        fact("one", Holds("cat", "boot#1", worn=True), "Il gatto ha un solo stivale: l'altro piede è scalzo.",
             "The cat has only one boot on: its other foot is bare."),
        fact("bored", Mood("flamingo", "bored"), "Il fenicottero ha gli occhi mezzi chiusi.",
             "The flamingo's eyes are half shut."),
        fact("angry", Mood("cat", "angry"), "Il gatto è arrabbiato.", "The cat is angry."),
        fact("looks", Looks("cat", "boot#2"), "Il gatto guarda lo stivale.", "The cat glares at the boot."),
        fact("hat", Holds("cat", "hat", worn=True), "Il gatto porta un cappello piumato.",
             "The cat wears a feathered hat."),
        fact("feathers", Count("hat.feather", 2), "Il cappello ha due piume.", "The hat has two feathers."),
        fact("box", Holds("mouse", "box"), "Un topo commesso tiene la scatola vuota.",
             "A mouse shop assistant holds the empty shoebox."),
        fact("worried", Mood("mouse", "scared"), "Il topo commesso è preoccupato.", "The shop mouse is worried."),
        fact("shoes", Count("shoe", 5), "Sullo scaffale ci sono cinque scarpe.", "Five shoes stand on the shelf."),
        fact("snail", Stands("snail", "on", "shelf"), "Sullo scaffale, tra le scarpe, c'è una lumaca.",
             "Among the shoes on the shelf sits a snail."),
        fact("sleeps", Mood("snail", "asleep"), "La lumaca sullo scaffale dorme.", "The snail on the shelf is asleep."),
        fact("mirror", Shows("mirror", "boot"), "Lo specchietto per terra mostra lo stivale.",
             "The little floor mirror shows the boot."),
    ),
    criteria=(
        asks("pulls", "gesture", "Il gatto tira lo stivale con tutte e due le zampe.",
             "The cat is pulling the boot with both paws."),
        asks("other", "relation", "Al fenicottero basta uno stivale: l'altra gamba è ritirata.",
             "One boot is enough for the flamingo: its other leg is tucked up."),
        asks("bored", "mood", "Il fenicottero non si scompone: occhi mezzi chiusi.",
             "The flamingo is unmoved: eyes half shut."),
        asks("one", "absurd", "Il gatto ha un piede calzato e uno scalzo.", "The cat has one foot shod and one bare."),
        asks("worried", "mood", "Il commesso non sa che pesci pigliare.", "The assistant does not know where to turn."),
        asks("box", "thing"),
        asks("feathers", "number"),
        asks("shoes", "number"),
        asks("sleeps", "mood"),
        asks("mirror", "thing"),
    ),
)

TUGGING = STANCES["lean"]._replace(hip=(-40, -96), chest=(-14, -160), head=(4, -222), tilt=-4, near_arm=((36, -120),
                                                                                                         (86, -92)),
                                   far_arm=((50, -130), (92, -104)), near_leg=((-40, -56), (-44, -8)),
                                   far_leg=((24, -66), (36, -8)))


def draw(a: Art) -> None:
    room(a, 560, "plain")
    boards(a, 560)
    _shelf(a)
    _counter(a)
    _flamingo(a)
    _cat(a)
    animal(a, "mouse", 900, 726, 0.86, pose="carry", upright=True, flip=True,
           face=Face(at=(560, 560), brow=-1, mouth="sad"), slots={"hand": _box, "neck": bow_tie})


def _shelf(a: Art) -> None:
    with a.part("shelf"):
        a.black("-20,136! 412,130! 414,154! -20,160!", w=4, shine=6)
        a.lines_of("50,160 50,196", "370,156 370,192", w=8, taper=(0.02, 0.02))
    for i, (x, s, fill) in enumerate(((28, 0.76, "k"), (94, 0.7, "p"), (164, 0.86, "p"), (314, 0.76, "k"),
                                      (378, 0.7, "p"))):
        with a.part(f"shoe#{i + 1}"), a.at(x, 134, s, flip=i == 2):
            a.shape("-40,0! -42,-54 -14,-60 -6,-30 30,-22 46,-2!", w=4.4, fill=fill, shine=6 if fill == "k" else 0,
                    hatch=8 if fill == "p" else None)
    snail(a, 238, 134, 0.5, pose="hide", face=Face(lid=0.92))


def _counter(a: Art) -> None:
    with a.part("counter"):
        a.black("800,760! 796,420! 1020,414! 1020,760!", w=4, shine=14)
        a.shape("776,396! 1020,390! 1020,420! 776,426!", w=4.6, halo=2)
        a.shape("850,392! 852,330! 930,328! 932,390!", w=4.4, hatch=10)
        a.shape("838,330! 944,326! 944,312! 838,316!", w=4)


def _flamingo(a: Art) -> None:
    fowl(a, "flamingo", 606, 680, 1.62, pose="one leg", legs=1, flip=True, face=Face(look=(0.5, 0.4), lid=0.45))
    with a.part("boot#2"), a.at(596, 712, 1.3, flip=True):
        _boot(a)


def _boot(a: Art) -> None:
    a.shape("-34,0! -36,-30 -28,-80 -36,-128! 30,-132! 26,-76 32,-44 74,-30 84,0!", w=5, fill="k", shine=9, halo=3)
    a.shape("-44,-118! 40,-122! 44,-150! -46,-146!", w=4.4, halo=2)
    a.lines_of("-30,-6 80,-6", w=2.6, ink="p")


def _cat(a: Art) -> None:
    got = animal(a, "cat", 386, 716, 1.56, stance=TUGGING, pose="lean", upright=True,
                 face=Face(at=(600, 600), brow=1, lid=0.1, mouth="shout"), slots={"head": _hat})
    with a.part("boot#1"), a.at(316, 724, 1.0):
        _boot(a)
    hx, hy = got["hand"]
    a.lines_of([(hx + 20, hy - 60), (hx + 34, hy - 80)], [(hx - 6, hy - 64), (hx - 10, hy - 88)], w=4)
    with a.part("mirror"), a.at(150, 706, 1.0, turn=-6):
        a.shape("-60,24! -40,-96! 44,-98! 60,22!", w=5, halo=2, hatch=8)
        hole = "-44,10! -30,-82! 34,-84! 46,8!"
        a.shape(hole, w=3)
        with a.clip(hole), a.at(6, 16, 0.5):
            _boot(a)
        a.outline(hole, 3)


def _hat(a: Art) -> None:
    with a.part("hat"):
        for i, (t, spot) in enumerate(((-20, "s"), (-74, ""))):
            with a.part(f".feather#{i + 1}"), a.at(-20, -14, 1.0, turn=t):
                a.shape("-8,4 -22,-40 -10,-96! 14,-50 10,2", w=3.6, spot=spot, hatch=6)
                a.line("0,0 -4,-70", 2.2)
        a.black("-66,12 0,-4 64,6 56,18 0,12 -58,24", w=2.6, halo=2)
        a.black("-34,6 -30,-30 0,-40 30,-32 34,4", w=2.6, shine=7)


def _box(a: Art) -> None:
    with a.part("box"), a.at(20, 0, 1.0):
        a.shape("-52,-40! 54,-42! 50,14! -48,16!", w=4.6, halo=3, hatch=10)
        a.shape("-52,-40 0,-52 54,-42 0,-32", w=3.6, fill="k")
        a.shape(oval(2, -10, 13, 11, n=9), w=3, spot="s")
