"""Il giocattolo nuovo: the train is the girl's; she will get it when her father and her grandfather have done."""

from __future__ import annotations

from ludoteca.games.duplik.album.scene import (
    Count,
    Does,
    Holds,
    Looks,
    Mood,
    Scene,
    Stands,
    Text,
    asks,
    fact,
)
from ludoteca.games.duplik.improv.stages import room
from ludoteca.games.duplik.ink import Art, oval
from ludoteca.games.duplik.kinds.anatomy.biped import STANCES, Outfit
from ludoteca.games.duplik.kinds.anatomy.costumes import shirt
from ludoteca.games.duplik.kinds.anatomy.face import Face
from ludoteca.games.duplik.kinds.anatomy.hats import cap
from ludoteca.games.duplik.kinds.animals import animal
from ludoteca.games.duplik.kinds.people import person
from ludoteca.games.duplik.kinds.vehicles import wheel
from tools.duplik_plates.accents import smoke
from tools.duplik_plates.stages import window

SCENE = Scene(
    52,
    Text("Il giocattolo nuovo", "The new toy"),
    Text("«Papà, dopo posso anch'io?»", "\"Daddy, may I have a go after you?\""),
    facts=(
        fact("plays", Does("man", "plays with", "train"), "Un papà sdraiato per terra gioca col trenino nuovo.",
             "A father lying on the floor is playing with the new train set."),
        fact("lever", Holds("man", "lever"), "Il papà tiene la levetta di comando.", "The father holds the controls."),
        fact("cap", Holds("man", "cap", worn=True), "Il papà si è messo il berretto da macchinista.",
             "The father has put on an engine driver's cap."),
        fact("waits", Mood("girl", "bored"), "La bambina aspetta con gli occhi mezzi chiusi.",
             "The girl is waiting with her eyes half shut."),
        fact("paper", Holds("girl", "box"), "La bambina ha in mano la scatola vuota.", "The girl holds the empty box."),
        fact("gaze", Looks("girl", "man"), "La bambina guarda il papà.", "The girl is looking at her father."),
        fact("grandpa", Looks("grandfather", "train"), "Il nonno in piedi aspetta il suo turno.",
             "Grandfather stands waiting for his turn."),
        fact("wagons", Count("wagon", 4), "Il treno ha quattro vagoni.", "The train has four carriages."),
        fact("tunnel", Stands("wagon#4", "touching", "book#2"), "L'ultimo vagone esce da una galleria di libri.",
             "The last carriage comes out of a tunnel of books."),
        fact("books", Count("book", 3), "La galleria è fatta di tre libri.", "The tunnel is made of three books."),
        fact("mouse", Stands("mouse", "on", "wagon#2"), "Su un vagone viaggia un topo.",
             "A mouse is riding on a carriage."),
        fact("dog", Holds("dog", "ribbon", worn=True), "Il cane è avvolto nel nastro del regalo.",
             "The dog is wrapped up in the ribbon."),
        fact("asleep", Mood("dog", "asleep"), "Il cane dorme.", "The dog is asleep."),
        fact("happy", Mood("man", "glad"), "Il papà è felicissimo.", "The father is overjoyed."),
    ),
    criteria=(
        asks("lever", "gesture", "La levetta ce l'ha il papà.", "It is the father who has the controls."),
        asks("waits", "mood", "La bambina aspetta il suo turno, e si annoia.", "The girl waits for her turn, bored."),
        asks("happy", "mood", "Il più contento è il papà.", "The father is the happiest of all."),
        asks("paper", "relation", "Alla bambina è rimasta la scatola.", "The girl has been left with the box."),
        asks("grandpa", "gesture", "Anche il nonno guarda il trenino: tocca a lui dopo.",
             "Grandfather is watching the train too: he is next."),
        asks("wagons", "number"),
        asks("books", "number"),
        asks("mouse", "relation", "Un passeggero c'è già: un topo.", "There is a passenger already: a mouse."),
        asks("dog", "absurd", "Il cane è incartato col nastro.", "The dog is done up in the ribbon."),
        asks("asleep", "mood"),
    ),
)

SPRAWLED = STANCES["lie"]._replace(hip=(-40, -34), chest=(50, -50), head=(112, -96), tilt=-2,
                                   near_arm=((96, -24), (140, -20)), far_arm=((110, -34), (158, -40)),
                                   near_leg=((-120, -30), (-190, -20)),
                                   far_leg=((-110, -36), (-140, -100)), toe=(60, -60))
WAITING = STANCES["carry"]._replace(near_arm=((18, -132), (52, -134)), far_arm=((36, -136), (66, -136)))
GRANDPA = STANCES["lean"]._replace(near_arm=((36, -116), (60, -96)), far_arm=((58, -120), (84, -100)))


def draw(a: Art) -> None:
    room(a, 400, "stripes")
    with a.at(150, 150):
        window(True, 150, 170)(a)
    a.shape("60,620 200,520 560,480 860,500 980,580 940,700 620,744 220,730", w=4, hatch=10)
    _track(a)
    _family(a)
    person(a, "man", 330, 690, 1.36, stance=SPRAWLED, pose="lie", face=Face(at=(640, 560), mouth="grin"),
           slots={"head": _cap, "hand": _lever})
    _dog(a)


def _track(a: Art) -> None:
    a.line("430,600 520,540 700,520 880,556 930,640 840,700 640,716", 3.4, (0.02, 0.1))
    a.line("444,616 530,558 700,540 866,572 906,640 830,684 640,698", 3.4, (0.02, 0.1))
    for x1, y1, x2, y2 in ((450, 584, 474, 602), (510, 544, 530, 566), (590, 526, 594, 556), (660, 518, 662, 548),
                           (740, 520, 738, 550), (816, 536, 808, 562), (884, 568, 864, 584), (926, 620, 900, 626),
                           (914, 672, 890, 658), (850, 702, 834, 680), (770, 714, 766, 690), (690, 718, 690, 692)):
        a.line([(x1, y1), (x2, y2)], 4.4, (0.02, 0.02))
    # the train comes round towards us
    cars = ((880, 566, 0.9, 26), (800, 540, 0.88, 8), (716, 528, 0.86, 0))
    for i, (x, y, s, turn) in enumerate(cars):
        with a.part(f"wagon#{i + 2}"), a.at(x, y + 8, s, turn=turn):
            for wx in (-26, 26):
                wheel(a, wx, -6, 11)
            a.shape("-42,-12! -42,-58! 42,-60! 42,-12!", w=4, halo=2, hatch=8, spot="s" if i == 1 else "")
            a.black("-46,-56! 46,-58! 38,-70! -38,-68!", w=2.6) if i != 0 else a.line("-42,-58 42,-60", 4, (0.02, 0.02))
            for wx in (-22, 6):
                a.shape([(wx, -48, 1), (wx + 18, -48, 1), (wx + 18, -30, 1), (wx, -30, 1)], w=2.6)
    with a.at(882, 512, 0.44, turn=10):
        animal(a, "mouse", 0, 0, 1, pose="sit", upright=True, face=Face(at=(420, 560), mouth="smile"), grounded=False)
    with a.part("train"), a.at(862, 704, 1.3, flip=True):
        for wx, r in ((-44, 17), (-4, 17), (40, 13)):
            wheel(a, wx, -r + 2, r)
        a.shape("-66,-22! -66,-92! -16,-94! -14,-62! 62,-64! 66,-22!", w=4.6, halo=2, spot="s", hatch=12)
        a.black("-74,-90! -8,-94! -14,-106! -66,-104!", w=3)
        a.shape("-56,-82! -30,-83! -30,-60! -56,-59!", w=3)
        a.black("34,-62! 30,-98! 58,-100! 54,-63!", w=3, shine=4)
        a.shape("62,-26! 84,-8! 60,-8!", w=3.2)
        smoke(a, (122, -118, 17), (88, -118, 14), (60, -112, 11))
    with a.part("wagon#1"), a.at(930, 652, 0.98, turn=74):
        for wx in (-26, 26):
            wheel(a, wx, -6, 11)
        a.shape("-42,-12! -42,-52! 42,-54! 42,-12!", w=4, halo=2, hatch=8)
        a.black("-46,-50! 46,-52! 38,-64! -38,-62!", w=2.6)
    with a.part("tunnel"):
        for i, (path, fill, spot) in enumerate((("596,546! 604,470! 630,468! 628,544!", "p", ""),
                                                ("664,548! 668,472! 694,472! 692,548!", "p", ""),
                                                ("584,474! 586,444! 710,440! 712,472!", "k", ""))):
            with a.part(f"book#{i + 1}"):
                a.shape(path, w=4.2, fill=fill, spot=spot, hatch=None if fill == "k" else 8, halo=2)
        a.line("600,458 690,456", 3, (0.05, 0.05), "p")


def _family(a: Art) -> None:
    person(a, "somebody", 800, 474, 1.1, stance=GRANDPA, pose="lean", flip=True, outfit=CARDIGAN, grounded=False,
           name="grandfather", face=Face(at=(800, 640), mouth="smile"), slots={"head": _old})
    person(a, "girl", 400, 520, 1.14, stance=WAITING, pose="carry", face=Face(at=(470, 560), lid=0.42, mouth="sad"),
           slots={"hand": _box})


CARDIGAN = Outfit(shirt("k", hem=30, flare=1.05, buttons=3), sleeve="k", trousers="p")


def _old(a: Art) -> None:
    """White hair at the sides, glasses, a moustache."""
    a.shape("-40,30 -46,10 -34,-4 -24,14 -28,40", w=3.4, halo=1)
    for x in (3, 25):
        a.outline(oval(x, 32, 13, 13, n=10), 3.4)
    a.shape("16,56 34,48 54,58 42,68 24,64 4,70 0,60", w=3, halo=2)


def _box(a: Art) -> None:
    with a.part("box"), a.at(16, -6, 1.0, turn=-4):
        a.shape("-46,-40! 56,-44! 56,26! -44,30!", w=4.4, halo=2, hatch=12)
        a.shape("-46,-40! -66,-62! -48,-66! -30,-42!", w=3.4)
        a.shape("56,-44! 78,-64! 62,-70! 40,-44!", w=3.4)
        a.shape("-26,-24! 34,-27! 34,12! -25,14!", w=2.8)
        a.black("-14,2! -14,-12! 2,-12! 2,-4! 22,-5! 22,3!", w=1.6)


def _cap(a: Art) -> None:
    with a.at(0, 2, 1.05):
        cap(a)


def _lever(a: Art) -> None:
    with a.part("lever"):
        a.shape("-26,22! 40,18! 46,42! -26,46!", w=4, fill="k", halo=2)
        a.line("6,22 14,-22", 6, (0.02, 0.02))
        a.shape(oval(15, -28, 11, 11, n=9), w=3.2, spot="s", halo=1)


def _dog(a: Art) -> None:
    with a.at(136, 560, 0.8):
        animal(a, "dog", 0, 0, 1, pose="doze", face=Face(lid=0.92))
        with a.part("ribbon"):
            a.line("-70,-20 -40,-96 0,-20 30,-96 64,-20", 9, (0.02, 0.02), "s")
            a.shape("0,-96 -34,-126 -40,-100", w=3.4, spot="s", halo=2)
            a.shape("0,-96 34,-128 42,-102", w=3.4, spot="s", halo=2)
