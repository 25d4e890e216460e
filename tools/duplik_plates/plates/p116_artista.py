"""L'artista: a frog paints the king with its tongue, and has given him its own face."""

from __future__ import annotations

from ludoteca.games.duplik.album.scene import Count, Does, Holds, Looks, Mood, Scene, Shows, Stands, Text, asks, fact
from ludoteca.games.duplik.improv.stages import boards, room
from ludoteca.games.duplik.ink import Art, oval
from ludoteca.games.duplik.kinds.anatomy.biped import STANCES
from ludoteca.games.duplik.kinds.anatomy.face import Face, eyes
from ludoteca.games.duplik.kinds.anatomy.hats import crown
from ludoteca.games.duplik.kinds.animals import animal
from ludoteca.games.duplik.kinds.people import person

SCENE = Scene(
    116,
    Text("L'artista", "The artist"),
    Text("«La somiglianza, prima di tutto.»", '"Likeness comes first."'),
    facts=(
        fact(
            "paints",
            Does("frog", "paints", "canvas"),
            "Una rana dipinge un quadro con la lingua.",
            "A frog is painting a picture with its tongue.",
        ),
        fact(
            "tongue",
            Stands("tongue", "touching", "canvas"),
            "La punta della lingua tocca la tela.",
            "The tip of the tongue touches the canvas.",
        ),
        fact(
            "likeness",
            Shows("portrait", "frog face"),
            "Nel quadro il re ha la faccia da rana.",
            "In the picture the king has a frog's face.",
        ),
        fact(
            "king",
            Stands("king", "on", "stool"),
            "Il re posa in piedi su uno sgabello.",
            "The king poses standing on a stool.",
        ),
        fact("proud", Mood("king", "proud"), "Il re è molto fiero.", "The king is very proud."),
        fact(
            "fly",
            Stands("fly", "on", "king"),
            "Una mosca si è posata sulla mano del re.",
            "A fly has landed on the king's hand.",
        ),
        fact("eyes fly", Looks("frog", "fly"), "La rana però guarda la mosca.", "But the frog is watching the fly."),
        fact("palette", Holds("frog", "palette"), "La rana tiene la tavolozza.", "The frog holds a palette."),
        fact(
            "dabs",
            Count("dab", 5),
            "Sulla tavolozza ci sono cinque macchie di colore.",
            "There are five dabs of paint on the palette.",
        ),
        fact("cat", Looks("cat", "canvas"), "Un gatto guarda la tela.", "A cat looks at the canvas."),
        fact("cat glad", Mood("cat", "glad"), "Il gatto se la ride.", "The cat is laughing."),
        fact("sketches", Count("sketch", 3), "Al muro sono appesi tre schizzi.", "Three sketches hang on the wall."),
        fact(
            "drips",
            Count("drip", 4),
            "Per terra ci sono quattro gocce di colore.",
            "There are four drips of paint on the floor.",
        ),
        fact(
            "mantle",
            Shows("king", "hand on hip"),
            "Il re tiene una mano sul fianco.",
            "The king has a hand on his hip.",
        ),
    ),
    criteria=(
        asks(
            "tongue",
            "gesture",
            "L'artista lavora senza pennello: la lingua arriva fino alla tela.",
            "The artist works without a brush: the tongue reaches the canvas.",
        ),
        asks("likeness", "absurd", "Il ritratto somiglia a chi lo dipinge.", "The portrait looks like its painter."),
        asks(
            "proud",
            "mood",
            "Il re posa tutto fiero: non ha visto il quadro.",
            "The king poses proudly: he has not seen the picture.",
        ),
        asks(
            "eyes fly", "relation", "Chi dipinge ha occhi solo per la mosca.", "The painter has eyes only for the fly."
        ),
        asks("cat glad", "mood", "In basso qualcuno se la ride.", "Down below somebody is laughing."),
        asks(
            "king",
            "relation",
            "Per sembrare più alto il re è salito su uno sgabello.",
            "To look taller the king has got onto a stool.",
        ),
        asks("dabs", "number"),
        asks("sketches", "number"),
        asks("drips", "number"),
        asks("fly", "thing"),
    ),
)

POSING = STANCES["stand"]._replace(near_arm=((-58, -140), (-16, -112)), far_arm=((62, -190), (70, -236)))


def draw(a: Art) -> None:
    room(a, 540, "stripes")
    boards(a, 540)
    _sketches(a)
    _canvas(a)
    with a.part("stool"):
        a.shadow(170, 706, 130, 12)
        a.lines_of("92,620 74,700", "250,620 266,700", "170,624 170,706", w=10, taper=(0.02, 0.02))
        a.shape("70,600 170,586 272,600 268,626 170,636 74,626", w=5, halo=2, spot="s")
    person(
        a,
        "king",
        168,
        610,
        1.56,
        stance=POSING,
        pose="stand",
        face=Face(look=(0.2, -0.8), lid=0.45, mouth="smirk"),
        grounded=False,
    )
    _fly(a, 274, 206)
    animal(a, "frog", 440, 716, 1.5, pose="point", upright=True, face=Face(at=(274, 206), mouth="calm"))
    _tools(a)
    animal(a, "cat", 912, 740, 1.06, pose="point", upright=True, flip=True, face=Face(at=(760, 360), mouth="grin"))


def _sketches(a: Art) -> None:
    for i, (x, y, t) in enumerate(((356, 96, -5), (456, 150, 6), (340, 226, 3))):
        with a.part(f"sketch#{i + 1}"), a.at(x, y, 0.9, turn=t):
            a.shape("-40,-48! 38,-52! 42,44! -38,48!", w=4, halo=2)
            if i == 0:
                a.shape("-20,20! -10,-10 12,-12 22,18!", w=3, fill="k")
            elif i == 1:
                a.line("-22,10 -10,-20 6,14 24,-16", 3.4)
            else:
                a.shape(oval(0, 4, 20, 14), w=3)
            a.dot(0, -44, 4)


def _canvas(a: Art) -> None:
    with a.part("easel"):
        a.lines_of("640,120 560,716", "860,120 944,700", "750,60 750,640", w=11, taper=(0.02, 0.02))
    with a.part("canvas"):
        a.shape("574,96! 912,84! 924,560! 586,572!", w=6, halo=2, hatch={"n": 16, "gap": 8})
        a.shape("556,566! 946,556! 948,588! 558,598!", w=5, halo=2, hatch=10)
    with a.part("portrait"), a.at(752, 330, 1.0):
        a.black("-136,226! -120,120 -60,70 60,70 124,120 136,222!", w=3, shine=12)
        a.shape(
            "-118,0 -110,-70 -60,-96 60,-98 112,-72 118,0 92,70 40,96 -40,96 -94,70",
            w=5,
            halo=2,
            hatch={"n": 26, "gap": 8},
        )
        a.shape(oval(-62, -92, 40, 40), w=4.8)
        a.shape(oval(62, -94, 40, 40), w=4.8)
        eyes(a, Face(look=(0.2, -0.3), lid=0.4), (62, -94, 24), (-62, -92, 24), w=3)
        a.line("-88,0 -40,22 0,26 44,22 90,-4", 5.4, (0.05, 0.1))
        a.shape("-70,40 -40,52 0,50 40,52 72,38 50,120 0,150! -50,120", w=4.4, halo=1, hatch=10)
        a.lines_of("-30,74 -22,112", "0,76 0,126", "28,74 22,110", w=2.6)
        with a.at(0, -116, 1.5):
            crown(a)


def _fly(a: Art, x: float, y: float) -> None:
    with a.part("fly"), a.at(x, y, 1.3):
        a.shape(oval(-8, -10, 13, 7, turn=30), w=2.4, halo=2)
        a.shape(oval(10, -10, 13, 7, turn=-30), w=2.4, halo=2)
        a.dot(0, 0, 9)
        a.dot(9, 3, 6)


def _tools(a: Art) -> None:
    with a.part("tongue"):
        a.limb(
            [(506, 386, 12), (556, 366, 12), (600, 330, 11), (644, 330, 11), (686, 352, 16)],
            w=4.4,
            halo=3,
            capped_root=True,
            spot="s",
        )
    with a.part("palette"), a.at(606, 444, 1.12, turn=-10):
        a.shape("-70,0 -50,-42 10,-52 66,-30 72,10 40,26 20,18 6,34 -40,36", w=4.8, halo=3, hatch=10)
        for i, (x, y) in enumerate(((-44, -8), (-24, -30), (10, -34), (44, -18), (46, 8))):
            with a.part(f"dab#{i + 1}"):
                a.shape([(x - 13, y + 7), (x - 12, y - 6), (x - 1, y - 15, 1), (x + 8, y - 6), (x + 13, y + 6),
                         (x, y + 11)], w=2.8, spot="s" if i % 2 == 0 else "t", shift=(1, 1))
    for i, (x, y) in enumerate(((612, 668), (668, 726), (720, 664), (786, 712))):
        with a.part(f"drip#{i + 1}"):
            a.shape(oval(x, y, 20 - i * 2, 9), w=3, spot="s")
