"""Vietato bagnarsi: the guard fines a fish for being wet; his own tail has been in the pond all the while."""

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
from ludoteca.games.duplik.ink import Art, oval
from ludoteca.games.duplik.kinds.anatomy.biped import STANCES
from ludoteca.games.duplik.kinds.anatomy.face import Face
from ludoteca.games.duplik.kinds.anatomy.hats import cap
from ludoteca.games.duplik.kinds.animals import animal
from ludoteca.games.duplik.kinds.birds import fowl
from ludoteca.games.duplik.kinds.nature import cloud, tree
from ludoteca.games.duplik.kinds.sea import fish
from ludoteca.games.duplik.kinds.small_animals import snail
from ludoteca.games.duplik.kinds.things import umbrella

SCENE = Scene(
    4,
    Text("Vietato bagnarsi", "No getting wet"),
    Text("Il regolamento è uguale per tutti. Quasi.", "The rules are the same for all. Nearly."),
    facts=(
        fact("fines", Does("cat", "fines", "fish"), "Un gatto vigile dà la multa a un pesce bagnato.",
             "A cat in a guard's cap is fining a wet fish."),
        fact("ticket", Holds("cat", "ticket"), "Il gatto porge una multa lunghissima.",
             "The cat is handing over a very long ticket."),
        fact("cap", Holds("cat", "cap", worn=True), "Il gatto ha il berretto con la visiera.",
             "The cat wears a peaked cap."),
        fact("puddle", Stands("fish", "on", "puddle"), "Il pesce sta dritto sulla coda in mezzo a una pozzanghera.",
             "The fish stands on its tail in a puddle."),
        fact("gaze", Looks("fish", "ticket"), "Il pesce guarda la multa.", "The fish is looking at the ticket."),
        fact("angry", Mood("cat", "angry"), "Il gatto è severo, con le sopracciglia aggrottate.",
             "The cat is stern, with a frown."),
        fact("tail", Stands("cat", "touching", "pond"), "La coda del gatto è a mollo nello stagno.",
             "The cat's tail is dangling in the pond."),
        fact("sign", Shows("sign", "crossed"), "Sul cartello c'è un bagnante sbarrato.",
             "On the sign a bather is crossed out."),
        fact("drops", Count("drop", 5), "Dal pesce cadono cinque gocce.", "Five drops are falling off the fish."),
        fact("duck", Holds("duck", "umbrella"), "Nello stagno una papera galleggia sotto l'ombrello.",
             "On the pond a duck floats under an umbrella."),
        fact("calm", Mood("duck", "bored"), "La papera fa finta di niente, con gli occhi mezzi chiusi.",
             "The duck minds its own business, eyes half shut."),
        fact("snail", Mood("snail", "asleep"), "Sul cartello dorme una lumaca.",
             "A snail is asleep on top of the sign."),
        fact("prints", Count("print", 6), "Dallo stagno al pesce ci sono sei impronte bagnate.",
             "Six wet marks lead from the pond to the fish."),
        fact("reeds", Count("reed", 3), "Tre canne dello stagno hanno in cima un salsicciotto nero.",
             "There are three bulrushes."),
    ),
    criteria=(
        asks("tail", "relation", "Proprio il gatto ha la coda in acqua.", "It is the cat whose tail is in the water."),
        asks("ticket", "gesture", "Il gatto allunga la zampa: la multa tocca quasi terra.",
             "The cat holds out its paw: the ticket nearly reaches the ground."),
        asks("puddle", "gesture", "Il pesce sta in piedi sulla coda, nella sua pozzanghera.",
             "The fish is standing on its tail in a puddle of its own."),
        asks("calm", "mood", "La papera se la ride sotto i baffi: ha gli occhi mezzi chiusi.",
             "The duck is enjoying this: its eyes are half shut."),
        asks("snail", "mood", "Qualcuno non ha visto niente: la lumaca dorme.",
             "Somebody has seen nothing: the snail is asleep."),
        asks("drops", "number"),
        asks("prints", "number"),
        asks("duck", "absurd", "La papera è in acqua e si ripara con l'ombrello.",
             "The duck is on the water and keeps dry under an umbrella."),
        asks("sign", "thing"),
        asks("reeds", "number"),
    ),
)

FINING = STANCES["point"]._replace(near_arm=((52, -170), (106, -178)), far_arm=((-40, -160), (-16, -122)), tilt=6)


def draw(a: Art) -> None:
    a.line("-10,356 300,348 700,356 1010,350", 2.6, (0.02, 0.02))
    with a.at(330, 90):
        cloud(170)(a)
    for x, y, s in ((250, 356, 0.42), (306, 352, 0.34), (800, 356, 0.5)):
        with a.at(x, y, s):
            tree(0, x == 306)(a)
    _pond(a)
    _sign(a)
    with a.part("puddle"):
        a.shape("90,676 160,644 300,636 420,654 452,682 380,716 220,724 120,708", w=4.2)
        a.lines_of("150,684 220,696 300,690", "330,672 390,678", w=2.4)
    for i, (x, y) in enumerate(((486, 704), (536, 724), (590, 714), (644, 730), (702, 712), (752, 732))):
        with a.part(f"print#{i + 1}"):
            a.shape([(x - 20, y), (x - 2, y - 9), (x + 20, y - 3), (x + 6, y + 9)], w=2.8, hatch=6)
    _fish(a)
    _guard(a)


def _pond(a: Art) -> None:
    with a.part("pond"):
        a.black("640,560 700,520 820,500 1020,496! 1020,770! 880,770! 800,700 760,640 690,610", w=4.4, shine=14)
        for x, y, wide in ((760, 560, 70), (740, 600, 50), (880, 704, 90), (950, 690, 60), (940, 740, 60)):
            a.line([(x - wide / 2, y), (x, y - 5), (x + wide / 2, y + 1)], 3, (0.3, 0.4), "p")
    for i, (x, tall) in enumerate(((950, 210), (982, 150), (916, 130))):
        a.line([(x, 512), (x - 6, 512 - tall * 0.5), (x + 2, 512 - tall)], 4, (0.03, 0.2))
        with a.part(f"reed#{i + 1}"):
            a.limb([(x - 2, 512 - tall * 0.66, 10), (x + 2, 512 - tall, 10)], fill="k", w=2.6, shine=3, halo=2,
                   capped_root=True)
    a.lines_of("930,512 910,430 890,400", "968,512 990,440 1004,420", w=3.4)
    with a.at(908, 640, 1.0):
        fowl(a, "duck", 0, 0, 1, pose="sit", face=Face(at=(560, 420), lid=0.42, mouth="smirk"), flip=True,
             slots={"back": _brolly})
    a.line("814,648 908,658 1000,646", 3, (0.2, 0.3), "p")


def _brolly(a: Art) -> None:
    with a.at(0, 24, 1.0, turn=-8):
        umbrella("")(a)


def _sign(a: Art) -> None:
    with a.part("sign"):
        a.line("90,640 96,150", 9, (0.02, 0.02))
        a.shape(oval(98, 220, 82, 80), w=5, spot="s", halo=2)
        a.shape(oval(98, 220, 62, 60), w=3.6)
        a.black(oval(112, 192, 13, 13, n=9), w=2)
        a.limb([(66, 230, 8), (92, 208, 10), (120, 226, 9)], fill="k", w=2, capped_root=True)
        a.lines_of("48,244 66,236 84,246 102,236 120,246 146,238", "56,260 74,252 94,262 114,252 138,258", w=4)
        a.limb([(56, 178, 8), (140, 262, 8)], w=2.6, spot="s", capped_root=True, shift=(0, 0), halo=2)
    snail(a, 96, 144, 0.6, pose="hide", face=Face(lid=0.92))
    a.lines_of("166,96 180,96! 166,112! 182,112", "190,70 208,70! 190,90! 210,90", w=3, taper=(0.05, 0.05))
    a.grass(60, 650, 5, 22)
    a.grass(120, 644, 4, 18)


def _fish(a: Art) -> None:
    with a.at(270, 540, 1.75, turn=-66):
        fish(a, 0, 0, 1, pose="leap", face=Face(at=(470, 470), brow=-1, mouth="sad"))
    a.shadow(270, 690, 60, 8)
    for side, (x, y) in enumerate(((196, 500), (352, 520))):
        tip = (x - 60, y - 54) if not side else (x + 56, y - 50)
        with a.part("fish"):
            a.shape([(x, y - 20), ((x + tip[0]) / 2, tip[1] - 6), (*tip, 1), (tip[0] + 14, tip[1] + 30),
                     (x + 6, y + 26)], w=4.4, hatch=12, halo=2)
    for i, (x, y) in enumerate(((150, 560), (186, 616), (352, 634), (128, 500), (388, 664))):
        with a.part(f"drop#{i + 1}"):
            a.shape([(x, y - 17, 1), (x + 10, y + 5), (x, y + 14), (x - 10, y + 5)], w=2.8, spot="t", shift=(1, 1))


def _guard(a: Art) -> None:
    animal(a, "cat", 606, 690, 1.72, stance=FINING, pose="point", upright=True, flip=True, tail="",
                   face=Face(at=(300, 440), brow=1, lid=0.18, mouth="sad"), slots={"head": _cap, "hand": _ticket,
                                                                                  "neck": _whistle})
    with a.part("cat"):
        a.limb([(650, 508, 17), (716, 540, 15), (764, 508, 13), (806, 544, 12), (812, 640, 9)], w=4.4, hatch=10, halo=3)
    a.line("776,646 810,654 846,644", 3.6, (0.2, 0.3), "p")
    a.line("760,660 812,672 866,658", 3, (0.2, 0.3), "p")


def _cap(a: Art) -> None:
    with a.at(4, -4, 0.98, turn=2):
        cap(a)


def _whistle(a: Art) -> None:
    a.lines_of("-16,2 4,34 22,0", w=2.6, taper=(0.05, 0.05))
    a.shape("-6,34 4,30 16,36 14,46 -2,48", w=2.4, spot="s", shift=(1, 1))


def _ticket(a: Art) -> None:
    with a.part("ticket"):
        a.shape("-16,-14! 22,-12! 26,40 14,80 30,124! -4,130! -20,84 -8,40", w=3.6, spot="s", halo=2)
        a.lines_of("-6,6 14,8", "-4,22 16,24", "-2,40 14,42", "-8,60 8,62", "-8,80 6,80", "-2,100 16,100", w=2.2,
                   taper=(0.05, 0.1))
