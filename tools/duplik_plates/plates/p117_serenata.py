"""Serenata: a cat sings to a goldfish, and the lady upstairs answers with a bucket."""

from __future__ import annotations

from ludoteca.games.duplik.album.scene import Count, Does, Holds, Looks, Mood, Scene, Shows, Stands, Text, asks, fact
from ludoteca.games.duplik.ink import Art
from ludoteca.games.duplik.kinds.anatomy.face import Face
from ludoteca.games.duplik.kinds.animals import animal
from ludoteca.games.duplik.kinds.music import guitar
from ludoteca.games.duplik.kinds.nature import moon
from ludoteca.games.duplik.kinds.people import person
from ludoteca.games.duplik.kinds.sea import fish
from ludoteca.games.duplik.kinds.things import bucket, umbrella
from ludoteca.games.duplik.kinds.toys import heart

SCENE = Scene(
    117,
    Text("Serenata", "Serenade"),
    Text("Amore a prima cena.", "Love at first bite."),
    facts=(
        fact(
            "sings",
            Does("cat", "sings to", "fish"),
            "Un gatto canta per un pesce rosso.",
            "A cat is singing to a goldfish.",
        ),
        fact("guitar", Holds("cat", "guitar"), "Il gatto suona la chitarra.", "The cat plays a guitar."),
        fact(
            "bowl",
            Stands("fish", "in", "bowl"),
            "Il pesce è nella sua boccia, sul balcone.",
            "The fish is in its bowl, on the balcony.",
        ),
        fact("fish", Looks("fish", "cat"), "Il pesce guarda il gatto.", "The fish looks at the cat."),
        fact("glad", Mood("fish", "glad"), "Il pesce è felice.", "The fish is happy."),
        fact(
            "water",
            Does("woman", "empties", "bucket", touching=True),
            "Dalla finestra una donna rovescia un secchio d'acqua.",
            "From the window a woman empties a bucket of water.",
        ),
        fact("angry", Mood("woman", "angry"), "La donna è arrabbiata.", "The woman is angry."),
        fact(
            "cover",
            Stands("water", "touching", "umbrella"),
            "L'acqua finisce sull'ombrello.",
            "The water lands on the umbrella.",
        ),
        fact("dog", Holds("dog", "umbrella"), "Un cane regge l'ombrello.", "A dog holds the umbrella."),
        fact("bored", Mood("dog", "bored"), "Il cane è annoiato.", "The dog is bored."),
        fact("hearts", Count("heart", 3), "Dalla boccia salgono tre cuori.", "Three hearts rise from the bowl."),
        fact(
            "boots",
            Count("boot", 2),
            "Per terra ci sono due scarpe già lanciate.",
            "On the ground lie two shoes that were thrown before.",
        ),
        fact(
            "moon",
            Stands("moon", "right", "house"),
            "La luna è a destra della casa.",
            "The moon is to the right of the house.",
        ),
        fact(
            "fork", Shows("cat", "napkin"), "Il gatto ha già il tovagliolo al collo.", "The cat already wears a napkin."
        ),
    ),
    criteria=(
        asks(
            "cover",
            "gesture",
            "L'acqua sta già cadendo, ma finisce sull'ombrello.",
            "The water is on its way, but hits the umbrella.",
        ),
        asks("fish", "relation", "Il pesce ricambia lo sguardo del gatto.", "The fish returns the cat's gaze."),
        asks("glad", "mood", "Il pesce ci è cascato: è felice.", "The fish has fallen for it: it is happy."),
        asks("angry", "mood", "Alla finestra non apprezzano la musica.", "The music is not appreciated at the window."),
        asks(
            "bored",
            "mood",
            "Chi regge l'ombrello ne ha già sentite tante.",
            "The umbrella bearer has heard it all before.",
        ),
        asks("fork", "absurd", "Chi canta ha già il tovagliolo al collo.", "The singer already wears a napkin."),
        asks("hearts", "number"),
        asks("boots", "number"),
        asks("guitar", "thing"),
        asks("moon", "relation"),
    ),
)


def draw(a: Art) -> None:
    with a.at(880, 120, 1.1):
        moon(Face(look=(-0.5, 0.3), mouth="smile"))(a)
    a.black("380,560 520,520 660,548 820,506 1020,540! 1020,600! 380,600!", w=3)
    a.shape("-20,590 400,584 760,590 1020,584! 1020,770! -20,770!", w=3.4)
    _house(a)
    animal(
        a,
        "dog",
        876,
        728,
        1.36,
        pose="point",
        upright=True,
        flip=True,
        face=Face(look=(0.2, 0.2), lid=0.5, mouth="flat"),
    )
    animal(
        a,
        "black cat",
        646,
        734,
        1.3,
        pose="stand",
        upright=True,
        flip=True,
        name="cat",
        face=Face(at=(330, 400), mouth="open"),
    )
    with a.part("cat"), a.at(630, 520, 1.1):
        a.shape("-30,-14 0,-2 30,-16 26,16 0,46! -28,18", w=3.8, halo=3)
    with a.at(646, 622, 1.1, turn=-54):
        guitar(a)
    with a.part("cat"):
        a.limb([(696, 560, 14), (726, 610, 13), (666, 634, 12)], w=4, fill="k", halo=3, root=16)
    _rain(a)
    for i, (x, y, t) in enumerate(((450, 716, 20), (960, 730, -50))):
        with a.part(f"boot#{i + 1}"), a.at(x, y, 1.0, turn=t):
            a.black("-34,0! -34,-40 -8,-42 0,-20 36,-14 40,0!", w=3, halo=3, shine=6)


def _house(a: Art) -> None:
    with a.part("house"):
        a.shape("-20,-20! 372,-20! 380,640! -20,650!", w=5.4, hatch={"n": 34, "gap": 9})
        for x, y in ((40, 330), (330, 300), (60, 560), (320, 590), (40, 60), (340, 40)):
            a.lines_of([(x - 18, y), (x + 16, y - 2)], [(x + 16, y - 2), (x + 16, y + 14)], w=2.6)
    hole = "110,250! 110,70! 310,66! 312,250!"
    with a.part("window"):
        a.shape("94,262! 94,54! 326,50! 328,262!", w=4.8, halo=1)
        a.shape(hole, w=3, fill="k")
    person(a, "woman", 200, 400, 1.1, pose="point", face=Face(at=(560, 500), brow=1, mouth="shout"), grounded=False)
    with a.part("house"):
        a.shape("84,246! 340,240! 342,276! 84,282!", w=4.8, halo=1)
        a.flat("98,282! 326,280! 326,420! 98,420!", "p")
        a.shape("110,620! 112,470 150,440 230,440 262,470 262,620!", w=4, fill="k")
        a.shape("60,500! 400,492! 396,530! 64,538!", w=5, halo=2, hatch=10)
        for x in (84, 132, 180, 228, 276, 324, 372):
            a.line([(x, 532), (x, 628)], 5, (0.02, 0.02))
        a.shape("60,620! 400,614! 396,644! 64,650!", w=5, halo=2)
    with a.part("bowl"):
        a.shape("270,494! 236,450 246,396 290,376! 350,374! 388,396 396,450 362,492!", w=5, halo=3, hatch=10)
        a.line("244,408 316,400 388,406", 3)
    fish(a, 316, 446, 0.66, pose="swim", fill="s", face=Face(at=(630, 440), mouth="grin"))
    for i, (x, y, s) in enumerate(((350, 352, 0.5), (402, 330, 0.7), (424, 404, 0.44))):
        with a.at(x, y, s, turn=i * 18 - 14):
            heart("s")(a)


def _rain(a: Art) -> None:
    with a.part("umbrella"), a.at(728, 500, 1.7, turn=-16):
        umbrella("", 5)(a)
    with a.part("water"):
        a.shape(
            "404,160! 470,162 540,186 600,236! 578,246! 582,278! 556,264! 540,292! 520,252 470,222 404,208!",
            w=4.2,
            halo=3,
        )
        a.lines_of("424,184 490,194 556,234", w=2.6)
    with a.at(338, 190, 1.15, turn=96):
        bucket(a)
