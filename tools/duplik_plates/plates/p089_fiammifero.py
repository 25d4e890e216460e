"""Il faro non si accende: the keeper strikes his matches on the whale."""

from __future__ import annotations

from ludoteca.games.duplik.album.scene import Count, Does, Holds, Looks, Mood, Scene, Shows, Stands, Text, asks, fact
from ludoteca.games.duplik.ink import Art
from ludoteca.games.duplik.kinds.anatomy.face import Face
from ludoteca.games.duplik.kinds.birds import fowl
from ludoteca.games.duplik.kinds.nature import moon, star
from ludoteca.games.duplik.kinds.people import person
from ludoteca.games.duplik.kinds.sea import whale
from ludoteca.games.duplik.kinds.vessels import ship
from tools.duplik_plates.accents import shout
from tools.duplik_plates.stages import swell

SCENE = Scene(
    89,
    Text("Il faro non si accende", "Lights out"),
    Text("Umidi anche questi.", "Damp, these too."),
    facts=(
        fact(
            "strikes",
            Does("man", "strikes", "whale"),
            "Un uomo strofina un fiammifero enorme su una balena.",
            "A man is striking a huge match on a whale.",
        ),
        fact(
            "match",
            Holds("man", "match"),
            "L'uomo regge un fiammifero grande come una lancia.",
            "The man holds a match the size of a lance.",
        ),
        fact(
            "rub",
            Stands("match", "touching", "whale"),
            "La capocchia tocca la balena.",
            "The head of the match touches the whale.",
        ),
        fact("angry", Mood("whale", "angry"), "La balena è seccata.", "The whale is cross."),
        fact("looks", Looks("whale", "man"), "La balena guarda male l'uomo.", "The whale glares at the man."),
        fact(
            "candle",
            Stands("candle", "over", "lighthouse"),
            "In cima al faro, al posto della lampada, c'è una candela.",
            "On top of the lighthouse, instead of a lamp, there is a candle.",
        ),
        fact(
            "spent",
            Count("stick", 4),
            "In acqua galleggiano quattro fiammiferi già usati.",
            "Four used matches float in the water.",
        ),
        fact(
            "ship",
            Shows("ship", "tilted on the rocks"),
            "In fondo una nave è già finita storta sugli scogli.",
            "In the distance a ship has already run onto the rocks.",
        ),
        fact("duck", Stands("duck", "on", "whale"), "Una papera sta sulla balena.", "A duck sits on the whale."),
        fact("duck looks", Looks("duck", "match"), "La papera guarda il fiammifero.", "The duck watches the match."),
        fact("stripes", Count("stripe", 3), "Il faro ha tre fasce nere.", "The lighthouse has three black bands."),
        fact("stars", Count("star", 5), "In cielo ci sono cinque stelle.", "There are five stars in the sky."),
        fact("moon", Mood("moon", "asleep"), "La luna ha gli occhi chiusi.", "The moon has its eyes shut."),
        fact(
            "left",
            Stands("lighthouse", "left", "whale"),
            "Il faro è a sinistra della balena.",
            "The lighthouse is to the left of the whale.",
        ),
    ),
    criteria=(
        asks("rub", "gesture", "Il fiammifero gratta proprio sulla balena.", "The match scrapes right on the whale."),
        asks("angry", "mood", "A fare da scatola ci si arrabbia.", "Being the matchbox makes one cross."),
        asks(
            "candle",
            "absurd",
            "Nel faro, al posto della lampada, c'è una candela.",
            "The lighthouse has a candle for a lamp.",
        ),
        asks(
            "moon",
            "mood",
            "La luna chiude gli occhi: stasera non aiuta nessuno.",
            "The moon shuts its eyes: tonight it helps nobody.",
        ),
        asks(
            "ship",
            "relation",
            "Una nave ha già pagato il conto: è storta sugli scogli.",
            "One ship has already paid for it: it lies crooked on the rocks.",
        ),
        asks(
            "duck looks",
            "relation",
            "La papera non perde di vista la capocchia.",
            "The duck keeps its eye on the match head.",
        ),
        asks("spent", "number"),
        asks("stripes", "number"),
        asks("stars", "number"),
        asks("match", "thing"),
    ),
)


def draw(a: Art) -> None:
    for i, (x, y, r) in enumerate(((420, 70, 22), (600, 130, 17), (700, 60, 24), (520, 210, 15), (60, 90, 20))):
        with a.part(f"star#{i + 1}"), a.at(x, y):
            star(r)(a)
    with a.at(890, 120, 1.0):
        moon(Face(lid=0.92, mouth="flat"))(a)
    a.line("-10,430 500,426 1010,430", 3, (0.02, 0.02))
    a.black("330,432! 350,408 400,418 440,402 490,416 520,432!", w=3)
    with a.at(420, 416, 0.42, turn=24):
        ship(2)(a)
    for i in range(6):
        y = 460 + i * i * 8
        for k in range(3):
            x = (i * 197 + k * 331) % 760 + 240
            swell(a, x, x + 60 + i * 12, y, 1.8 + 0.3 * i, 22 + 3 * i)
    _tower(a)
    whale(a, 756, 610, 1.22, pose="float", flip=True, face=Face(at=(330, 330), brow=1, mouth="sad"))
    fowl(a, "duck", 830, 492, 0.8, pose="stand", flip=True, face=Face(at=(600, 440), brow=-1))
    _match(a)
    a.shape(
        "-20,770! -20,716 60,724 140,712 240,726 340,712 440,728 560,714 680,730 800,716 900,728 1020,714! 1020,770!",
        w=4.4,
        hatch={"n": 16, "gap": 9},
    )
    for i, (x, y, t) in enumerate(((420, 690, 8), (330, 636, -14), (960, 690, -10), (520, 742, 4))):
        with a.part(f"stick#{i + 1}"), a.at(x, y, 1.0, turn=t):
            a.shape("-60,-6! 46,-8! 46,6! -60,8!", w=3.6, halo=3)
            a.black("40,-11 66,-10 72,0 64,11 40,10", w=2.4, halo=2)


def _tower(a: Art) -> None:
    a.black("-20,770! -20,660 60,630 180,622 300,640 352,690 390,770!", w=4, shine=12)
    side = "70,650! 98,330! 262,326! 296,650! 180,664"
    with a.part("lighthouse"):
        a.shape(side, w=5.2, hatch={"n": 40, "gap": 8})
        with a.clip(side):
            for i, y in enumerate((372, 464, 556)):
                with a.part(f"stripe#{i + 1}"):
                    a.flat(
                        [(40, y, 1), (180, y + 12), (330, y - 2, 1), (330, y + 34, 1), (180, y + 48), (40, y + 36, 1)]
                    )
        a.outline(side, 5.2)
        a.shape("40,318! 350,312! 336,346! 56,352!", w=5, halo=2, hatch=10)
    with a.part("candle"):
        a.shape("72,316! 76,120 112,112 150,120 154,314!", w=5, halo=2, spot="s", hatch={"n": 24, "gap": 8})
        a.shape("74,130 90,160 100,132 116,176 130,134 152,128 112,110", w=3.6, halo=1)
        a.line("112,112 110,92 118,72", 6, (0.02, 0.1))
    a.lines_of("140,66 152,40 144,22", w=3)


def _match(a: Art) -> None:
    person(a, "man", 256, 318, 0.98, pose="point", face=Face(at=(610, 470), brow=0.6, mouth="flat"), grounded=False)
    with a.part("match"):
        a.shape("338,92! 356,80! 616,446! 598,462!", w=4.4, halo=3)
        a.shape("580,440 618,432 652,470 648,504 610,500 584,470", w=4.4, spot="s", halo=3)
    shout(a, 672, 440, 4, 30, -40)
