"""Doppia fila: the saucer has been parked on top of the knight's horse, just for a minute."""

from __future__ import annotations

from ludoteca.games.duplik.album.scene import Count, Does, Holds, Looks, Mood, Scene, Shows, Stands, Text, asks, fact
from ludoteca.games.duplik.ink import Art, oval
from ludoteca.games.duplik.kinds.anatomy.biped import STANCES
from ludoteca.games.duplik.kinds.anatomy.face import Face
from ludoteca.games.duplik.kinds.animals import animal
from ludoteca.games.duplik.kinds.people import person
from ludoteca.games.duplik.kinds.things import mailbox
from ludoteca.games.duplik.kinds.vessels import saucer
from tools.duplik_plates.accents import shout

SCENE = Scene(
    86,
    Text("Doppia fila", "Double parked"),
    Text("«Un attimo e la sposto.»", "\"I'll only be a minute.\""),
    facts=(
        fact("squashes", Does("saucer", "squashes", "horse", touching=True),
             "Un disco volante è parcheggiato sopra un cavallo.",
             "A flying saucer is parked on top of a horse."),
        fact("under", Stands("saucer", "on", "horse"), "Il disco sta sulla schiena del cavallo.",
             "The saucer sits on the horse's back."),
        fact("bored", Mood("horse", "bored"), "Il cavallo si è rassegnato.", "The horse has given up."),
        fact("knight", Does("knight", "knocks on", "saucer", touching=True),
             "Un cavaliere picchia sul disco con la lancia.",
             "A knight is knocking on the saucer with his lance."),
        fact("lance", Holds("knight", "lance"), "Il cavaliere ha la lancia in mano.",
             "The knight has his lance in hand."),
        fact("alien", Holds("alien", "bag"), "L'alieno torna con la borsa della spesa.",
             "The alien comes back with its shopping."),
        fact("calm", Mood("alien", "glad"), "L'alieno saluta sorridendo.", "The alien waves with a smile."),
        fact("wave", Shows("alien", "hand raised"), "L'alieno alza la mano per scusarsi.",
             "The alien raises a hand in apology."),
        fact("gaze", Looks("alien", "knight"), "L'alieno guarda il cavaliere.", "The alien is looking at the knight."),
        fact("carrots", Count("carrot", 3), "Dalla borsa spuntano tre carote.", "Three carrots stick out of the bag."),
        fact("eye", Looks("horse", "bag"), "Il cavallo guarda la borsa.", "The horse is looking at the bag."),
        fact("mouse", Stands("mouse", "on", "mailbox"), "Un topo si gode la scena dalla buca delle lettere.",
             "A mouse enjoys the scene from the letter box."),
        fact("lights", Shows("saucer", "lights on"), "Il disco ha lasciato le luci accese.",
             "The saucer has left its lights on."),
        fact("bay", Shows("bay", "a horseshoe"), "Sull'asfalto è dipinto un ferro di cavallo.",
             "A horseshoe is painted on the tarmac."),
    ),
    criteria=(
        asks("under", "relation", "Il disco volante sta proprio sopra il cavallo.",
             "The saucer is right on top of the horse."),
        asks("bored", "mood", "Il cavallo è rassegnato: ha gli occhi mezzi chiusi.",
             "The horse has given up: its eyes are half shut."),
        asks("knight", "gesture", "Il cavaliere picchia sul disco con la lancia.",
             "The knight is banging on the saucer with his lance."),
        asks("wave", "gesture", "L'alieno alza la mano: «Arrivo».", "The alien puts up a hand: \"Coming\"."),
        asks("eye", "gesture", "Il cavallo tiene d'occhio la spesa.", "The horse keeps an eye on the shopping."),
        asks("carrots", "number"),
        asks("mouse", "relation"),
        asks("bay", "absurd", "Il posto era riservato ai cavalli: per terra c'è un ferro.",
             "The space was for horses only: there is a horseshoe on the ground."),
        asks("lights", "thing", "Il disco è in sosta con le luci accese.", "The saucer is parked with its lights on."),
        asks("calm", "mood", "L'alieno sorride come niente fosse.", "The alien smiles as if nothing were wrong."),
    ),
)

KNOCKING = STANCES["point"]._replace(near_arm=((40, -200), (92, -226)), far_arm=((40, -190), (70, -216)), tilt=-6)
SORRY = STANCES["hail"]._replace(near_arm=((44, -190), (60, -256)), far_arm=((-34, -150), (-40, -108)))


def draw(a: Art) -> None:
    for x, y, w, h, fill in ((-20, 120, 200, 400, "p"), (180, 60, 170, 460, "p"), (350, 150, 190, 370, "p"),
                             (540, 90, 220, 430, "p"), (760, 140, 260, 380, "p")):
        a.shape([(x, y + h, 1), (x, y, 1), (x + w, y - 4, 1), (x + w, y + h, 1)], w=2.8, fill=fill)
        for k in range(2):
            for row in range(3):
                wx, wy = x + w * (0.18 + 0.42 * k), y + 40 + row * 110
                a.shape([(wx, wy, 1), (wx + w * 0.22, wy, 1), (wx + w * 0.22, wy + 56, 1), (wx, wy + 56, 1)], w=2.2)
    a.shape("-20,520! 1020,512! 1020,640! -20,650!", w=3.6)
    a.lines_of("-20,586 300,582", "660,578 1020,572", "120,520 80,648", "700,512 716,642", w=2.4)
    a.black("-20,664! 1020,652! 1020,770! -20,770!", w=4)
    with a.part("bay"):
        a.lines_of("232,672 196,760", "736,668 776,760", w=7, ink="p", taper=(0.02, 0.02))
        a.line("452,756 414,744 410,718 452,704 508,704 548,716 544,742 508,754", 11, (0.05, 0.05), "p")
    animal(a, "horse", 500, 668, 1.3, pose="lie", face=Face(at=(880, 560), lid=0.45, mouth="flat"))
    with a.at(478, 456, 1.42, turn=-9):
        saucer(5)(a)
    a.lines_of("260,560 236,576", "280,580 262,600", "640,560 664,576", w=3.4)
    _knight(a)
    _alien(a)
    with a.at(58, 640, 1.1):
        mailbox(a)
    animal(a, "mouse", 54, 522, 0.6, pose="sit", upright=True, grounded=False, face=Face(at=(440, 420), mouth="grin"))


def _knight(a: Art) -> None:
    knight = person(a, "knight", 214, 704, 1.12, stance=KNOCKING, pose="point",
                    face=Face(at=(450, 380), brow=1, mouth="shout"))
    hx, hy = knight["hand"]
    with a.part("lance"):
        a.limb([(hx - 150, hy + 130, 9), (hx, hy, 9), (hx + 76, hy - 66, 4)], w=4, capped_root=True, spot="s", halo=3)
        a.shape([(hx - 26, hy - 10), (hx - 2, hy - 34), (hx + 10, hy - 20), (hx + 32, hy + 16), (hx + 6, hy + 16)],
                w=3.8, halo=2)
    shout(a, hx + 84, hy - 72, 4, 20, -60)


def _alien(a: Art) -> None:
    alien = person(a, "alien", 884, 740, 1.2, stance=SORRY, pose="hail", flip=True,
                   face=Face(at=(290, 460), mouth="grin"))
    hx, hy = alien["far_hand"]
    for i, (dx, turn) in enumerate(((-26, -18), (0, 4), (26, 20))):
        with a.part(f"carrot#{i + 1}"), a.at(hx + 10 + dx * 1.3, hy + 4, turn=turn):
            a.shape("-13,20 -12,-24 0,-36 12,-24 13,20", w=3.6, spot="s", halo=1)
            a.lines_of("0,-36 -8,-56", "0,-36 2,-60", "0,-36 10,-54", w=3.4)
    with a.part("bag"):
        a.line([(hx - 20, hy + 30), (hx - 10, hy - 4), (hx + 14, hy - 6), (hx + 30, hy + 30)], 5, (0.03, 0.03))
        a.shape([(hx - 44, hy + 28, 1), (hx + 62, hy + 26, 1), (hx + 56, hy + 116, 1), (hx - 36, hy + 118, 1)], w=4.6,
                halo=3,
                hatch=14)
        a.shape(oval(hx + 8, hy + 74, 20, 16), w=3.2)
