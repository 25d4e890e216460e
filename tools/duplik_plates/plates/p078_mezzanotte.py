"""Mezzanotte passata: the coach is a pumpkin again, and a rabbit has started on it with the lady still inside."""

from __future__ import annotations

from ludoteca.games.duplik.album.scene import Count, Does, Holds, Looks, Mood, Scene, Shows, Stands, Text, asks, fact
from ludoteca.games.duplik.ink import Art
from ludoteca.games.duplik.kinds.anatomy.biped import STANCES
from ludoteca.games.duplik.kinds.anatomy.face import Face
from ludoteca.games.duplik.kinds.anatomy.hats import crown, top_hat
from ludoteca.games.duplik.kinds.animals import animal
from ludoteca.games.duplik.kinds.birds import owl
from ludoteca.games.duplik.kinds.furniture import clock
from ludoteca.games.duplik.kinds.people import person
from ludoteca.games.duplik.kinds.vehicles import wheel

SCENE = Scene(
    78,
    Text("Mezzanotte passata", "Past midnight"),
    Text("La carrozza scade a mezzanotte. Poi va consumata fresca.",
         "The coach expires at midnight. After that, eat it fresh."),
    facts=(
        fact("eats", Does("rabbit", "eats", "pumpkin", touching=True), "Un coniglio mangia una zucca con le ruote.",
             "A rabbit is eating a pumpkin on wheels."),
        fact("lady", Stands("woman", "in", "pumpkin"), "Nella zucca c'è ancora una dama.",
             "There is still a lady in the pumpkin."),
        fact("gaze", Looks("woman", "rabbit"), "La dama guarda il coniglio.", "The lady is looking at the rabbit."),
        fact("angry", Mood("woman", "angry"), "La dama è indignata.", "The lady is indignant."),
        fact("slipper", Holds("woman", "slipper"), "La dama lo minaccia con la scarpetta.",
             "The lady threatens it with her slipper."),
        fact("napkin", Holds("rabbit", "napkin", worn=True), "Il coniglio ha il tovagliolo al collo.",
             "The rabbit has a napkin round its neck."),
        fact("bites", Count("bite", 2), "Nella zucca ci sono già due morsi.",
             "There are two bites in the pumpkin already."),
        fact("mice", Count("mouse", 3), "Al timone tirano tre topi.", "Three mice are pulling at the shaft."),
        fact("tired", Mood("mouse#3", "bored"), "L'ultimo topo non ce la fa più.", "The last mouse is worn out."),
        fact("hats", Holds("mouse#1", "top hat", worn=True), "Il primo topo ha ancora il cilindro da cocchiere.",
             "The first mouse still wears the coachman's top hat."),
        fact("clock", Shows("clock", "five past twelve"), "L'orologio della torre segna mezzanotte e cinque.",
             "The tower clock says five past midnight."),
        fact("owl", Stands("owl", "on", "tower"), "Un gufo è appollaiato sulla torre.",
             "An owl is perched on the tower."),
        fact("wheel", Count("cartwheel", 2), "La zucca ha due ruote.", "The pumpkin has two wheels."),
        fact("crown", Holds("woman", "crown", worn=True), "Alla dama è rimasta la coroncina.",
             "The lady still has her crown."),
    ),
    criteria=(
        asks("slipper", "gesture", "La dama alza la scarpetta contro il coniglio.",
             "The lady raises her slipper at the rabbit."),
        asks("angry", "mood", "La dama è indignata.", "The lady is indignant."),
        asks("tired", "mood", "Uno dei topi non ce la fa più: occhi mezzi chiusi.",
             "One of the mice is worn out: its eyes are half shut."),
        asks("eats", "absurd", "Il coniglio si sta mangiando la carrozza.", "The rabbit is eating the coach."),
        asks("bites", "number"),
        asks("mice", "number"),
        asks("hats", "thing", "Il topo davanti porta il cilindro.", "The mouse in front wears a top hat."),
        asks("clock", "thing"),
        asks("owl", "relation", "Il gufo sta appollaiato sulla torre.", "The owl is perched on the tower."),
        asks("napkin", "thing"),
    ),
)

THREATENING = STANCES["hail"]._replace(near_arm=((50, -216), (70, -282)), far_arm=((-34, -150), (-60, -130)), tilt=10)
FEASTING = STANCES["carry"]._replace(near_arm=((30, -130), (76, -150)), far_arm=((40, -150), (84, -176)), tilt=4)
PULLING = STANCES["lean"]._replace(near_arm=((4, -116), (-40, -110)), far_arm=((30, -120), (-20, -124)))


def draw(a: Art) -> None:
    # the palace they come from, and the night over it
    a.black("-20,-20! 330,-20! 300,40 240,60! 180,40 90,70! -20,50!", w=3)
    a.black("1020,-20! 640,-20! 690,40 760,56! 840,36 930,66! 1020,50!", w=3)
    for x, y in ((60, 20), (160, 14), (260, 10), (720, 14), (830, 10), (940, 22)):
        a.dot(x, y, 4.5, "p")
    a.shape("-20,560 260,536 620,556 1020,530! 1020,770! -20,770!", w=3.8)
    a.lines_of("-10,640 200,616 420,640", "560,736 760,722 980,738", w=2.4)
    _tower(a)
    _pumpkin(a)
    _rabbit(a)
    _mice(a)


def _tower(a: Art) -> None:
    with a.part("tower"):
        a.shape("40,570! 46,150! 200,146! 208,566!", w=5, hatch={"n": 30, "gap": 7})
        a.black("24,156! 122,50! 224,150!", w=4, shine=10)
        for x, y in ((76, 420), (140, 470)):
            a.shape([(x - 14, y + 40, 1), (x - 14, y), (x, y - 16), (x + 14, y), (x + 14, y + 40, 1)], w=3.4, fill="k")
    with a.at(122, 252, 1.2):
        clock(0.1, 5)(a)
    owl(a, 206, 126, 0.56, pose="stand", face=Face(at=(520, 330)))


def _pumpkin(a: Art) -> None:
    lady = person(a, "woman", 500, 470, 1.04, stance=THREATENING, pose="hail", flip=True, grounded=False,
                  face=Face(at=(250, 430), brow=1, mouth="shout"), slots={"head": crown})
    hx, hy = lady["hand"]
    with a.part("slipper"), a.at(hx, hy - 20, 1.15, turn=150, flip=True):
        a.shape("-36,-4 -10,-12 20,10 44,8 46,18! 8,18 -18,4 -26,6 -28,26! -36,26!", w=3.8, spot="s", halo=2)
    with a.part("pumpkin"):
        a.shadow(520, 696, 230, 12)
        a.shape("340,640 290,560 292,450 340,390 420,366 480,384 540,364 640,376 720,420 752,500 "
                "740,590 690,650 600,676 430,672", w=5.4, halo=3, hatch={"n": 36, "gap": 7})
        a.lines_of("420,376 380,450 376,560 420,660", "520,384 500,480 502,580 520,670",
                   "640,384 672,460 676,560 640,656",
                   w=4)
        a.limb([(650, 380, 20), (664, 340, 15), (700, 318, 11)], w=4.4, hatch=8, halo=2)
        a.limb([(700, 330, 5), (750, 330, 4), (760, 362, 4), (736, 366, 3)], w=3, spot="s")
        a.shape("556,450! 560,420 600,404 638,420 644,452! 640,510! 560,514!", w=4.4, fill="k", halo=2)
        a.lines_of("600,408 600,510", "560,462 640,460", w=4, ink="p", taper=(0.02, 0.02))
    for i, (x, y, s) in enumerate(((336, 422, 1.0), (318, 596, 0.94))):
        with a.part(f"bite#{i + 1}"), a.at(x, y, s):
            a.shape("-44,-30! -10,-34 4,-22! 22,-18 24,-2! 34,8 22,22! 8,34 -8,28! -40,34!", w=0)
            a.line("-26,-34 -10,-34 4,-22! 22,-18 24,-2! 34,8 22,22! 8,34 -8,28! -24,34", 4.6, (0.02, 0.02))
    for i, (x, r) in enumerate(((420, 58), (650, 54))):
        with a.part(f"cartwheel#{i + 1}"):
            a.shape([(x - 12, 640, 1), (x + 12, 640, 1), (x + 8, 676, 1), (x - 8, 676, 1)], w=0)
            wheel(a, x, 668, r, 8)


def _rabbit(a: Art) -> None:
    animal(a, "rabbit", 166, 716, 1.36, stance=FEASTING, pose="carry", upright=True,
           face=Face(at=(460, 300), mouth="grin"),
           slots={"neck": _napkin, "hand": _piece})


def _napkin(a: Art) -> None:
    with a.part("napkin"):
        a.shape("-22,-4 0,6 28,-6 28,22 4,50! -22,22", w=3.4, spot="s", halo=2)


def _piece(a: Art) -> None:
    a.shape("-6,-34 20,-40 40,-16 34,14 8,16! 14,4! 2,-2! 8,-14! -4,-20!", w=3.8, halo=2, spot="s")


def _mice(a: Art) -> None:
    a.line("740,620 820,650 960,660", 6, (0.02, 0.02))
    places = ((918, 716, 0.72, Face(look=(0.7, -0.2), brow=1, mouth="flat")),
              (846, 724, 0.64, Face(at=(480, 300), brow=-1, mouth="open")),
              (772, 738, 0.66, Face(look=(0.4, 0.6), lid=0.5, mouth="sad")))
    for i, (x, y, s, face) in enumerate(places):
        animal(a, "mouse", x - 30, y, s, stance=PULLING, pose="lean", upright=True, face=face,
               slots={"head": top_hat} if i == 0 else {})
