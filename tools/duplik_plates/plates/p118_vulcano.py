"""Il vulcano goloso: the cook stokes it with cake, and the volcano spits out the cherries."""

from __future__ import annotations

from ludoteca.games.duplik.album.scene import Count, Does, Holds, Looks, Mood, Scene, Shows, Stands, Text, asks, fact
from ludoteca.games.duplik.ink import Art, oval
from ludoteca.games.duplik.kinds.anatomy.face import Face, eyes
from ludoteca.games.duplik.kinds.animals import animal
from ludoteca.games.duplik.kinds.food import cake
from ludoteca.games.duplik.kinds.nature import palm
from ludoteca.games.duplik.kinds.people import person
from ludoteca.games.duplik.kinds.sea import turtle
from tools.duplik_plates.accents import smoke
from tools.duplik_plates.stages import swell

SCENE = Scene(
    118,
    Text("Il vulcano goloso", "The volcano with a sweet tooth"),
    Text("Le ciliegie non gli piacciono.", "It does not care for cherries."),
    facts=(
        fact(
            "feeds",
            Does("cook", "feeds", "volcano"),
            "Un cuoco inforna una torta in bocca a un vulcano.",
            "A cook slides a cake into a volcano's mouth.",
        ),
        fact("peel", Holds("cook", "peel"), "Il cuoco usa una pala da pizza.", "The cook uses a pizza peel."),
        fact("cake", Stands("cake", "on", "peel"), "La torta è ancora sulla pala.", "The cake is still on the peel."),
        fact(
            "cherries",
            Count("cherry", 5),
            "Dal cratere volano fuori cinque ciliegie.",
            "Five cherries fly out of the crater.",
        ),
        fact(
            "looks",
            Looks("volcano", "cake"),
            "Il vulcano ha gli occhi sulla torta.",
            "The volcano has its eyes on the cake.",
        ),
        fact("glad", Mood("volcano", "glad"), "Il vulcano è contento.", "The volcano is happy."),
        fact("bib", Holds("volcano", "bib", worn=True), "Il vulcano ha il bavaglino.", "The volcano wears a bib."),
        fact("tired", Mood("cook", "scared"), "Il cuoco è preoccupato.", "The cook is worried."),
        fact(
            "pig",
            Does("pig", "waits for", "cherry#1"),
            "Un maiale aspetta le ciliegie a bocca aperta.",
            "A pig waits for the cherries with its mouth open.",
        ),
        fact(
            "pig looks",
            Looks("pig", "cherry#1"),
            "Il maiale guarda in su, verso una ciliegia.",
            "The pig looks up at a cherry.",
        ),
        fact(
            "plates",
            Count("plate", 6),
            "Accanto al cuoco ci sono sei piatti vuoti.",
            "Six empty plates are piled beside the cook.",
        ),
        fact(
            "turtle",
            Shows("turtle", "cherry on its shell"),
            "A una tartaruga è caduta una ciliegia sul guscio.",
            "A cherry has dropped on a turtle's shell.",
        ),
        fact(
            "right",
            Stands("cook", "right", "volcano"),
            "Il cuoco è a destra del vulcano.",
            "The cook is to the right of the volcano.",
        ),
        fact(
            "palm",
            Stands("palm", "left", "volcano"),
            "A sinistra del vulcano c'è una palma.",
            "There is a palm to the left of the volcano.",
        ),
    ),
    criteria=(
        asks(
            "cake",
            "gesture",
            "La torta è ancora sulla pala: il boccone deve arrivare.",
            "The cake is still on the peel: the bite is yet to come.",
        ),
        asks("glad", "mood", "Il vulcano non vede l'ora.", "The volcano can hardly wait."),
        asks("tired", "mood", "Il cuoco comincia a preoccuparsi.", "The cook is getting worried."),
        asks(
            "pig looks",
            "relation",
            "Il maiale segue una ciliegia con gli occhi.",
            "The pig follows a cherry with its eyes.",
        ),
        asks("turtle", "absurd", "Una ciliegia è finita su un guscio.", "One cherry has landed on a shell."),
        asks("bib", "thing", "Il vulcano si è messo il bavaglino.", "The volcano has put on a bib."),
        asks("cherries", "number"),
        asks("plates", "number"),
        asks("peel", "thing"),
        asks("palm", "relation"),
    ),
)


def draw(a: Art) -> None:
    a.black("-20,470! 1020,462! 1020,580! -20,580!", w=3)
    for i in range(3):
        for k in range(3):
            x = (i * 211 + k * 370) % 900
            a.line([(x, 492 + i * 24), (x + 26, 486 + i * 24), (x + 54, 493 + i * 24)], 2.6, ink="p")
    a.shape("-20,566 240,552 560,566 820,552 1020,562! 1020,770! -20,770!", w=4)
    smoke(a, (420, 60, 34), (470, 20, 40))
    with a.at(70, 640, 1.15):
        palm(0)(a)
    _volcano(a)
    animal(a, "pig", 150, 736, 1.0, pose="cheer", upright=True, face=Face(at=(206, 300), mouth="open"))
    got = person(a, "cook", 896, 734, 1.36, pose="point", flip=True, face=Face(at=(540, 470), brow=-1, mouth="sad"))
    _bite(a, got["hand"])
    for i in range(6):
        with a.part(f"plate#{i + 1}"):
            y = 738 - i * 17
            a.shape(oval(716 + (i * 7) % 12 - 6, y, 46, 10), w=3.4, halo=1)
    turtle(a, 520, 738, 0.7, pose="walk", face=Face(look=(0.5, -0.6), brow=-0.6))
    a.shape(oval(512, 676, 14, 13), w=3, spot="s", halo=2)
    a.line("514,664 524,648", 3)
    swell(a, 600, 700, 742, 2.6)


def _volcano(a: Art) -> None:
    with a.part("volcano"):
        a.shape(
            "90,690! 190,520 262,300 290,190! 350,214 410,196 470,214 530,188! 570,320 640,520 736,684! 400,704",
            w=5.6,
            halo=3,
            hatch={"n": 50, "gap": 9},
        )
        a.shape(
            "290,190! 340,168 410,160 480,166 530,188! 516,214 500,256 480,216 450,210 430,248 404,212 372,214 352,"
            "280 330,222 300,212",
            w=4.6,
            spot="s",
            halo=1,
        )
        with a.part(".face"):
            eyes(a, Face(at=(590, 450)), (470, 350, 34), (374, 352, 36), w=3.4)
        a.black("330,440 420,424 520,430 560,440 550,510 480,560 400,550 346,500", w=4, shine=0)
        a.shape("390,540 430,514 490,516 516,536 480,560 410,556", w=3)
        a.shape("380,434! 400,432! 398,456! 380,456!", w=2.6)
        a.shape("440,428! 464,427! 462,454! 440,454!", w=2.6)
    with a.part("bib"):
        a.lines_of("334,592 290,574 236,570", "518,590 570,572 626,566", w=4)
        a.shape("330,586 420,604 520,584 540,660 430,700 318,664", w=4.6, halo=2)
        for k in range(3):
            a.shape(oval(376 + k * 54, 640 + (k % 2) * 14, 13, 11), w=2.6, spot="s")


def _bite(a: Art, hand: tuple[float, float]) -> None:
    hx, hy = hand
    with a.part("peel"):
        a.limb([(hx + 30, hy + 6, 7), (hx - 60, 504, 7)], w=4, capped_root=True, halo=2)
        a.shape(
            [(hx - 40, 492, 1), (hx - 60, 488), (540, 488), (520, 502), (540, 516), (hx - 60, 518), (hx - 40, 512, 1)],
            w=4.4,
            halo=2,
        )
    with a.at(600, 494, 0.72):
        cake(2, 0)(a)
    for i, (x, y, t) in enumerate(((206, 300, -20), (250, 120, -40), (330, 60, -10), (560, 96, 20), (640, 200, 50))):
        with a.part(f"cherry#{i + 1}"), a.at(x, y, 1.25, turn=t):
            a.line("2,-12 8,-30 20,-36", 3.4, (0.02, 0.1))
            a.shape(oval(0, 0, 15, 14), w=3.6, spot="s", halo=2)
        a.lines_of([(x + (400 - x) * 0.14, y + (190 - y) * 0.2), (x + (400 - x) * 0.3, y + (190 - y) * 0.4)], w=2.6)
