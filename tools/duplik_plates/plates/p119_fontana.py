"""La fontana del villaggio: a camel with taps; the water comes out of a hump."""

from __future__ import annotations

from ludoteca.games.duplik.album.scene import Count, Does, Holds, Looks, Mood, Scene, Shows, Stands, Text, asks, fact
from ludoteca.games.duplik.ink import Art, oval
from ludoteca.games.duplik.kinds.anatomy.coats import along
from ludoteca.games.duplik.kinds.anatomy.face import Face
from ludoteca.games.duplik.kinds.anatomy.quadruped import Body
from ludoteca.games.duplik.kinds.animals import animal
from ludoteca.games.duplik.kinds.birds import fowl
from ludoteca.games.duplik.kinds.buildings import house
from ludoteca.games.duplik.kinds.people import person
from ludoteca.games.duplik.kinds.things import bucket, umbrella

SCENE = Scene(
    119,
    Text("La fontana del villaggio", "The village fountain"),
    Text("Acqua garantita fino a mercoledì.", "Water guaranteed until Wednesday."),
    facts=(
        fact(
            "fills",
            Does("woman", "fills", "bucket#1", touching=True),
            "Una donna riempie il secchio a una fontana che è un cammello.",
            "A woman fills her bucket at a fountain that is a camel.",
        ),
        fact("taps", Count("tap", 2), "Il cammello ha due rubinetti.", "The camel has two taps."),
        fact(
            "plinth",
            Stands("camel", "on", "plinth"),
            "Il cammello sta su un piedistallo.",
            "The camel stands on a plinth.",
        ),
        fact("flat", Shows("camel", "one hump shrunken"), "Una gobba si è sgonfiata.", "One of the humps has shrunk."),
        fact("bored", Mood("camel", "bored"), "Il cammello si annoia.", "The camel is bored."),
        fact(
            "duck", Stands("duck", "on", "camel"), "Una papera sta sulla gobba piena.", "A duck sits on the full hump."
        ),
        fact("parasol", Holds("duck", "umbrella"), "La papera ha l'ombrello aperto.", "The duck has its umbrella up."),
        fact("looks", Looks("woman", "tap#1"), "La donna guarda il rubinetto.", "The woman watches the tap."),
        fact(
            "boy",
            Holds("boy", "bucket#2"),
            "Un bambino aspetta con un altro secchio.",
            "A boy is waiting with another bucket.",
        ),
        fact(
            "worried",
            Mood("boy", "scared"),
            "Il bambino teme che l'acqua non basti.",
            "The boy fears the water will not last.",
        ),
        fact("gap", Looks("boy", "camel"), "Il bambino guarda il cammello.", "The boy looks at the camel."),
        fact(
            "drops",
            Count("drop", 3),
            "Dal secondo rubinetto cadono tre gocce.",
            "Three drops fall from the second tap.",
        ),
        fact(
            "cactus",
            Count("flower", 3),
            "Accanto alla fontana ci sono tre fiori.",
            "Three flowers grow beside the fountain.",
        ),
        fact(
            "plug",
            Stands("woman", "left", "boy"),
            "La donna è a sinistra del bambino.",
            "The woman is to the left of the boy.",
        ),
    ),
    criteria=(
        asks(
            "fills",
            "gesture",
            "Il secchio della donna è proprio sotto il getto.",
            "The woman's bucket is right under the jet.",
        ),
        asks("flat", "absurd", "Una gobba è quasi vuota.", "One hump is nearly empty."),
        asks("bored", "mood", "Chi dà da bere a tutti si annoia.", "The one who waters them all is bored."),
        asks(
            "worried",
            "mood",
            "Il bambino è in pensiero: l'acqua sta per finire.",
            "The boy is worried: the water is running out.",
        ),
        asks("duck", "relation", "La papera ha scelto la gobba piena.", "The duck has picked the full hump."),
        asks("parasol", "thing"),
        asks("taps", "number"),
        asks("drops", "number"),
        asks("cactus", "number"),
        asks(
            "plinth",
            "relation",
            "Il cammello non tocca terra: sta sul piedistallo.",
            "The camel is not on the ground: it stands on a plinth.",
        ),
    ),
)


def draw(a: Art) -> None:
    for x, y, s in ((90, 520, 0.9), (300, 512, 0.7), (930, 520, 0.86)):
        with a.at(x, y, s):
            house(2, chimney=False)(a)
    a.shape("-20,520 240,508 560,522 820,510 1020,520! 1020,770! -20,770!", w=3.4)
    a.lines_of("40,600 90,598", "130,640 190,636", "900,600 960,604", "60,700 120,696", "620,738 690,734", w=3)
    _basin(a)
    animal(
        a,
        "camel",
        500,
        560,
        1.5,
        pose="stand",
        coat=_humps,
        face=Face(look=(0.5, 0.2), lid=0.45, mouth="flat"),
        grounded=False,
    )
    fowl(a, "duck", 590, 152, 0.6, pose="sit", face=Face(look=(0.4, 0.4), mouth="smile"))
    with a.part("umbrella"), a.at(616, 122, 0.64, turn=8):
        umbrella("s", 5)(a)
    _taps(a)
    person(a, "woman", 176, 730, 1.42, pose="carry", face=Face(at=(340, 310), mouth="smile"))
    person(a, "boy", 888, 734, 1.3, pose="stand", flip=True, face=Face(at=(560, 330), brow=-1, mouth="open"))
    _pails(a)


def _humps(a: Art, b: Body) -> None:
    """One full, one that has been drawn from all morning and hangs over."""
    x, y = along(b, 0.75, -0.7)
    a.shape(
        [
            (x - 62, y + 10),
            (x - 34, y - 26),
            (x - 16, y - 66),
            (x + 20, y - 66),
            (x + 38, y - 20),
            (x + 60, y + 12),
            (x, y + 28),
        ],
        w=0,
    )
    a.line([(x - 62, y), (x - 34, y - 26), (x - 16, y - 66), (x + 20, y - 66), (x + 38, y - 20), (x + 62, y)], 5)
    x, y = along(b, -0.75, -0.7)
    a.shape(
        [
            (x - 40, y + 10),
            (x - 10, y - 16),
            (x - 34, y - 34),
            (x - 62, y - 14),
            (x - 70, y + 16),
            (x - 50, y + 26),
            (x + 30, y + 20),
            (x + 30, y),
        ],
        w=0,
    )
    a.line(
        [
            (x + 44, y - 2),
            (x + 14, y - 18),
            (x - 22, y - 38),
            (x - 58, y - 26),
            (x - 66, y + 14),
            (x - 46, y + 22),
            (x - 36, y + 4),
        ],
        5,
    )
    a.lines_of([(x - 6, y - 12), (x - 30, y - 14)], [(x + 6, y - 2), (x - 22, y)], w=2.6)


def _basin(a: Art) -> None:
    a.shadow(520, 700, 330, 16)
    with a.part("plinth"):
        a.shape("330,560! 700,554! 716,640! 318,646!", w=5.4, hatch={"n": 30, "gap": 8})
        a.shape("300,540! 730,532! 734,570! 298,578!", w=5, halo=2)
    with a.part("basin"):
        a.black("226,640! 810,632! 786,706 520,722 250,710", w=4, halo=2, shine=14)
        a.shape("204,616! 830,606! 832,646! 206,656!", w=5, halo=2)


def _taps(a: Art) -> None:
    for i, (x, y) in enumerate(((352, 300), (622, 316))):
        with a.part(f"tap#{i + 1}"), a.at(x, y, 1.15, flip=i == 0):
            a.shape("-34,-14! 10,-14 34,0 36,34! 14,34! 12,16 0,10 -34,12!", w=4.4, spot="s", halo=3)
            a.line("-8,-14 -8,-34", 6, (0.02, 0.02))
            a.shape(oval(-8, -38, 24, 8), w=3.6, spot="s", halo=2)


def _pails(a: Art) -> None:
    with a.part("jet"):
        a.shape("300,342! 328,342! 330,440 328,536! 298,536! 302,430", w=3.4, halo=2)
        a.lines_of("314,352 314,520", w=2.4)
    with a.at(316, 610, 1.2):
        bucket(a)
    with a.at(820, 672, 1.0):
        bucket(a)
    for i, (x, y) in enumerate(((654, 384), (650, 440), (656, 512))):
        with a.part(f"drop#{i + 1}"):
            a.shape([(x, y - 17, 1), (x + 10, y + 3), (x, y + 13), (x - 10, y + 3)], w=3, halo=2)
    for i, (x, y, h) in enumerate(((44, 700, 70), (22, 740, 50), (968, 742, 56))):
        with a.part(f"flower#{i + 1}"):
            a.line([(x, y), (x + 3, y - h)], 4, (0.02, 0.02))
            a.lines_of([(x, y - 6), (x + 20, y - 24)], [(x, y - 2), (x - 18, y - 18)], w=4)
            a.shape(oval(x + 3, y - h - 8, 17, 16, n=6), w=3, spot="s", halo=2)
            a.dot(x + 3, y - h - 8, 4)
