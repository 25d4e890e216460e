"""La prima pizza: the alien finds the box delicious; the cat takes care of the packing it came in."""

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
from ludoteca.games.duplik.improv.stages import boards, room
from ludoteca.games.duplik.ink import Art, oval
from ludoteca.games.duplik.kinds.anatomy.biped import STANCES
from ludoteca.games.duplik.kinds.anatomy.face import Face
from ludoteca.games.duplik.kinds.animals import animal
from ludoteca.games.duplik.kinds.food import bottle, pizza
from ludoteca.games.duplik.kinds.people import person
from ludoteca.games.duplik.kinds.vessels import saucer

SCENE = Scene(
    50,
    Text("La prima pizza", "First pizza"),
    Text("«Complimenti. E quel disco rosso, si restituisce?»", "\"Delicious. And does one give the red disc back?\""),
    facts=(
        fact("eats", Does("alien", "eats", "box", touching=True), "Un alieno addenta la scatola della pizza.",
             "An alien is eating the pizza's box."),
        fact("bite", Shows("box", "bitten"), "La scatola è già morsicata da un lato.",
             "The box has been bitten into on one side."),
        fact("bliss", Mood("alien", "asleep"), "L'alieno mastica a occhi chiusi, beato.",
             "The alien chews with its eyes shut, in bliss."),
        fact("cook", Mood("cook", "sad"), "Il cuoco è disperato.", "The cook is in despair."),
        fact("hands", Shows("cook", "hands in his hair"), "Il cuoco si mette le mani nei capelli.",
             "The cook is tearing his hair."),
        fact("gaze", Looks("cook", "box"), "Il cuoco guarda la scatola.", "The cook is looking at the box."),
        fact("floor", Stands("pizza", "under", "cat"), "La pizza è finita per terra.", "The pizza is on the floor."),
        fact("cat", Does("cat", "eats", "pizza", touching=True), "Un gatto nero mangia la pizza sotto il tavolo.",
             "A black cat is eating the pizza under the table."),
        fact("olives", Count("pizza.olive", 5), "Sulla pizza ci sono cinque olive.",
             "There are five olives on the pizza."),
        fact("saucer", Stands("saucer", "in", "window"), "Dalla finestra si vede il disco volante parcheggiato.",
             "The flying saucer is parked outside the window."),
        fact("clamp", Stands("ticket", "touching", "saucer"), "Sul disco c'è già la multa.",
             "There is a parking ticket on it already."),
        fact("napkin", Holds("alien", "napkin", worn=True), "L'alieno ha il tovagliolo al collo.",
             "The alien has a napkin round its neck."),
        fact("glass", Stands("candle", "in", "bottle"), "Sul tavolo c'è una candela in una bottiglia.",
             "On the table there is a candle in a bottle."),
        fact("checks", Shows("table", "checked cloth"), "La tovaglia è a quadretti.", "The tablecloth is checked."),
    ),
    criteria=(
        asks("hands", "gesture", "Il cuoco si mette le mani nei capelli.", "The cook is tearing his hair."),
        asks("bliss", "mood", "All'alieno piace: ha gli occhi chiusi.", "The alien likes it: its eyes are shut."),
        asks("cat", "relation", "La pizza vera se la mangia il gatto.", "It is the cat that eats the real pizza."),
        asks("bite", "thing", "Si vedono i morsi nella scatola.", "The bites in the box can be seen."),
        asks("clamp", "absurd", "Il disco volante ha preso la multa.", "The flying saucer has got a parking ticket."),
        asks("olives", "number"),
        asks("napkin", "thing"),
        asks("cook", "mood"),
        asks("glass", "relation"),
        asks("checks", "thing"),
    ),
)

DINING = STANCES["sit"]._replace(near_arm=((34, -134), (70, -178)), far_arm=((50, -130), (84, -176)), head=(10, -214))
DESPAIR = STANCES["shrug"]._replace(near_arm=((-52, -206), (-28, -262)), far_arm=((58, -204), (46, -262)), tilt=0)


def draw(a: Art) -> None:
    room(a, 560, "boards")
    boards(a, 560)
    _window(a)
    person(a, "cook", 800, 700, 1.42, stance=DESPAIR, pose="shrug", flip=True,
           face=Face(at=(440, 400), brow=-1, mouth="shout"))
    with a.part("chair"):
        a.shape("146,690! 150,330! 176,328! 182,690!", w=4.6, hatch=8)
        a.shape("150,560! 320,552! 324,580! 150,588!", w=4.6, spot="s")
        a.lines_of("172,586 166,724", "300,580 308,722", w=8, taper=(0.02, 0.02))
    alien = person(a, "alien", 244, 686, 1.56, stance=DINING, pose="sit", face=Face(lid=0.92, mouth="grin"),
                   slots={"neck": _napkin}, grounded=False)
    _table(a)
    hx, hy = alien["hand"]
    _box(a, hx, hy)
    _cat(a)


def _window(a: Art) -> None:
    hole = "400,60! 660,54! 663,250! 402,256!"
    a.shape("386,44! 676,38! 679,268! 388,274!", w=4.6, hatch=8)
    a.black(hole, w=3)
    with a.part("window"), a.clip(hole):
        a.shape("380,220 480,206 600,214 690,204! 690,270! 380,270!", w=3)
        for x, y in ((430, 90), (480, 76), (620, 90), (640, 130), (420, 150)):
            a.dot(x, y, 2.8, "p")
    with a.clip(hole):
        with a.at(540, 180, 0.52, turn=-6):
            saucer(5)(a)
        with a.part("ticket"):
            a.shape("560,170! 584,168! 586,196! 562,198!", w=3, halo=2, spot="s", shift=(1, 1))
    a.shape("372,266! 692,260! 696,282! 372,288!", w=4.2)


def _napkin(a: Art) -> None:
    with a.part("napkin"):
        a.shape("-24,-4 0,6 28,-6 30,26 4,54! -26,24", w=3.4, spot="s", halo=2)


def _box(a: Art, x: float, y: float) -> None:
    with a.part("box"), a.at(x + 4, y - 20, 1.0, turn=-10):
        a.shape("-46,-58! -34,-46 -40,-30! -24,-24 -32,-6! -18,4 -30,20! -40,60! 120,66! 128,-64!", w=4.8, halo=3,
                hatch=14)
        a.shape("-30,40! 122,44! 120,66! -40,60!", w=3.4)
        a.shape(oval(56, -8, 38, 34), w=3.4, spot="s")
        a.shape("36,-22 56,-32 74,-20 60,-6", w=2.4)
        a.dot(46, 2, 4)
        a.dot(66, 4, 4)
        a.dot(58, -16, 4)
    with a.part("alien"):
        for dx, dy in ((-14, 44), (96, 48)):
            a.shape(oval(x + dx, y + dy, 16, 12, turn=-10), w=3.6, halo=2)
    a.lines_of([(x - 66, y - 76), (x - 80, y - 90)], [(x - 50, y - 90), (x - 54, y - 108)], w=3.2)


def _table(a: Art) -> None:
    cloth = "330,560! 640,552! 664,640 640,672! 590,640 540,676! 490,640 440,678! 390,642 330,668! 318,620"
    with a.part("table"):
        a.lines_of("364,660 352,736", "612,652 626,734", w=9, taper=(0.02, 0.02))
        a.shape(cloth, w=4.8)
        with a.clip(cloth):
            for k in range(8):
                for row in range(3):
                    if (k + row) % 2 == 0:
                        x, y = 322 + k * 42, 564 + row * 38
                        a.flat([(x, y, 1), (x + 42, y - 1, 1), (x + 43, y + 37, 1), (x + 1, y + 38, 1)], "k")
        a.outline(cloth, 4.8)
        a.shape("322,560 480,544 648,552 480,570", w=4.4)
    with a.at(600, 556, 0.62):
        bottle("")(a)
    with a.part("candle"):
        a.shape("592,478! 592,440 608,438 608,476!", w=3.4, halo=1)
        a.shape("600,436 592,424 600,402! 608,424", w=3, spot="s")


def _cat(a: Art) -> None:
    with a.at(432, 716, 0.96):
        pizza(5)(a)
    animal(a, "black cat", 612, 736, 0.72, pose="graze", flip=True, face=Face(at=(440, 716), lid=0.1), grounded=False)
