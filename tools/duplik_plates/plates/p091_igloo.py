"""Affittasi igloo: the elephant stands up, and takes it; the tenant was still in the bath."""

from __future__ import annotations

from ludoteca.games.duplik.album.scene import Count, Does, Holds, Looks, Mood, Scene, Shows, Stands, Text, asks, fact
from ludoteca.games.duplik.improv.stages import snow
from ludoteca.games.duplik.ink import Art, oval
from ludoteca.games.duplik.kinds.anatomy.face import Face
from ludoteca.games.duplik.kinds.anatomy.hats import top_hat
from ludoteca.games.duplik.kinds.birds import penguin
from ludoteca.games.duplik.kinds.buildings import igloo
from ludoteca.games.duplik.kinds.furniture import bathtub_back, bathtub_front
from ludoteca.games.duplik.kinds.nature import puff
from ludoteca.games.duplik.kinds.sea import fish

SCENE = Scene(
    91,
    Text("Affittasi igloo", "Igloo to let"),
    Text("«Mi sta a pennello. Lo tengo addosso.»", "\"Fits perfectly. I'll keep it on.\""),
    facts=(
        fact("wears", Stands("igloo", "on", "elephant"), "Un elefante si è alzato con l'igloo in groppa.",
             "An elephant has stood up with the igloo on its back."),
        fact("shakes", Does("penguin#1", "shakes", "elephant.trunk", touching=True),
             "Un pinguino col cilindro gli stringe la proboscide: affare fatto.",
             "A penguin in a top hat shakes its trunk: it is a deal."),
        fact("door", Shows("elephant", "eyes in the door"),
             "Dalla porta dell'igloo spuntano gli occhi e la proboscide.",
             "Its eyes and trunk look out of the igloo's door."),
        fact("bath", Stands("penguin#2", "in", "bathtub"), "Dove stava l'igloo c'è un pinguino nella vasca.",
             "Where the igloo was, a penguin sits in the bath."),
        fact("brush", Holds("penguin#2", "brush"), "Il pinguino nella vasca ha in mano lo spazzolone.",
             "The penguin in the bath is holding a back brush."),
        fact("stare", Looks("penguin#2", "igloo"), "Il pinguino nella vasca guarda l'igloo che se ne va.",
             "The penguin in the bath watches the igloo leave."),
        fact("amazed", Mood("penguin#2", "amazed"), "Il pinguino nella vasca è a bocca aperta.",
             "The penguin in the bath gapes."),
        fact("icicles", Count("icicle", 5), "Dall'igloo pendono cinque ghiaccioli.",
             "Five icicles hang from the igloo."),
        fact("sly", Mood("penguin#1", "sly"), "Il pinguino col cilindro ha lo sguardo furbo.",
             "The penguin in the top hat has a sly look."),
        fact("money", Holds("penguin#1", "bag"), "Il pinguino col cilindro ha già in mano il sacchetto dei soldi.",
             "The penguin in the top hat already holds the bag of money."),
        fact("fish", Stands("fish", "on", "igloo"), "In cima all'igloo c'è una banderuola a forma di pesce.",
             "A fish-shaped weathervane stands on top of the igloo."),
        fact("bubbles", Count("bubble", 3), "Dalla vasca salgono tre bolle.", "Three bubbles rise from the bath."),
        fact("hat", Holds("penguin#1", "top hat", worn=True), "Il pinguino che affitta porta il cilindro.",
             "The penguin who lets it wears a top hat."),
        fact("sign", Shows("sign", "igloo"), "Sul cartello è disegnato un igloo con una chiave.",
             "The sign shows an igloo and a key."),
    ),
    criteria=(
        asks("shakes", "gesture", "Affare fatto: ala e proboscide si stringono.",
             "It is a deal: wing and trunk are shaking hands."),
        asks("bath", "absurd", "L'inquilino di prima era ancora nella vasca.",
             "The last tenant was still in the bath."),
        asks("amazed", "mood", "L'inquilino è rimasto a bocca aperta.", "The tenant's beak has dropped open."),
        asks("door", "relation", "Dell'elefante, dalla porta, si vedono solo gli occhi e la proboscide.",
             "Through the door all you see of the elephant is its eyes and its trunk."),
        asks("money", "gesture", "Chi affitta tiene già stretti i soldi.",
             "The landlord has the money in his grip already."),
        asks("brush", "thing"),
        asks("icicles", "number"),
        asks("bubbles", "number"),
        asks("fish", "thing"),
        asks("sly", "mood", "Il pinguino col cilindro ha gli occhi mezzi chiusi, da furbo.",
             "The penguin in the top hat has half-closed, crafty eyes."),
    ),
)


def draw(a: Art) -> None:
    snow(a, 330)
    _bath(a)
    _elephant(a)
    _agent(a)


def _bath(a: Art) -> None:
    # where the igloo stood: a ring in the snow
    a.shape("-30,664 60,616 200,606 330,632 340,664 240,700 60,706", w=3.4)
    a.lines_of("20,700 120,716 240,712", "300,694 336,680", w=2.6)
    with a.at(160, 690, 0.82):
        bathtub_back(a)
        penguin(a, -10, -6, 1.12, pose="hail", face=Face(at=(420, 330), brow=-0.6, mouth="open"), name="penguin#2",
                slots={"hand": _brush})
        bathtub_front(a)
        for x, y, r in ((-120, -128, 24), (-84, -138, 28), (-40, -130, 22), (60, -132, 26), (104, -126, 22)):
            puff(a, x, y, r, 6, 6)
        a.shape("104,-122! 166,-128! 172,-40! 140,-50! 112,-36!", w=4.2, spot="s", halo=2)
        a.lines_of("110,-62 168,-66", "108,-76 167,-80", w=3, taper=(0.05, 0.05))
    for i, (x, y, r) in enumerate(((214, 446, 13), (240, 396, 10), (150, 420, 15))):
        with a.part(f"bubble#{i + 1}"):
            a.shape(oval(x, y, r, r, n=9), w=3, spot="t", shift=(0, 0))


def _brush(a: Art) -> None:
    with a.part("brush"), a.at(0, 0, 1.0, turn=-14):
        a.limb([(0, 26, 5), (2, -60, 5)], w=3, capped_root=True, halo=2)
        a.shape("-12,-56! 16,-58! 20,-112! -10,-112!", w=4, spot="s", halo=2)
        a.lines_of("18,-64 32,-66", "19,-78 34,-80", "20,-92 34,-94", "20,-106 32,-108", w=4)


def _elephant(a: Art) -> None:
    a.shadow(560, 706, 230, 18)
    with a.part("elephant"):
        for x, y in ((440, 676), (640, 674)):
            a.limb([(x, 520, 42), (x + 4, 610, 36), (x, y, 38)], w=4.4, root=30)
        a.line("330,520 290,540 280,580 262,600", 6, (0.02, 0.2))
        a.black("266,592 252,606 250,630 268,612", w=2)
        for x, y in ((380, 700), (710, 700)):
            a.limb([(x, 520, 50), (x + 4, 620, 42), (x, y - 10, 44)], w=5, hatch=20, root=30)
            for k in (-26, 0, 26):
                a.line([(x + k - 8, y + 30), (x + k, y + 18), (x + k + 8, y + 30)], 3, (0.1, 0.1))
    with a.at(546, 560, 1.86):
        igloo(a)
    with a.part("elephant"):
        a.eye(516, 486, 23, look=(0.5, -0.2), w=3.4)
        a.eye(568, 484, 25, look=(0.6, -0.2), w=3.4)
    for i, (x, n) in enumerate(((286, 48), (326, 30), (440, 54), (482, 36), (640, 24))):
        with a.part(f"icicle#{i + 1}"):
            a.shape([(x - 13, 556, 1), (x + 13, 556, 1), (x + 2, 556 + n, 1)], w=3.4, halo=2)
    with a.part("elephant"), a.part(".trunk"):
        a.limb([(548, 520, 30), (556, 580, 28), (610, 620, 24), (690, 604, 20), (760, 566, 17), (800, 548, 14)], w=4.6,
               halo=3, hatch=12, root=20)
        a.lines_of("534,548 566,544", "540,572 576,562", "566,602 590,584", "606,634 612,604", "660,624 654,596", w=2.6)
    with a.at(546, 242, 0.62):
        with a.part("igloo"):
            a.line("0,0 0,-96", 6, (0.02, 0.02))
            a.lines_of("-40,-30 40,-34", w=5, taper=(0.03, 0.03))
        fish(a, 6, -96, 1.0, flip=True, face=Face(look=(0.5, 0), lid=0.4))


def _agent(a: Art) -> None:
    with a.part("sign"), a.at(916, 318, 1.16, turn=5):
        a.shape("40,330! 40,-20! 53,-20! 53,330!", w=3.6, hatch=5)
        a.shape("-66,-100! 62,-106! 66,-4! -64,2!", w=4.6, hatch=8)
        a.shape("-46,-20! -44,-52 -18,-72 10,-52 12,-20!", w=3.4)
        a.shape("-28,-20! -28,-34 -17,-42 -6,-34 -6,-20!", w=2, fill="k")
        a.shape(oval(36, -70, 12, 12, n=9), w=4, spot="s", shift=(1, 1))
        a.lines_of("36,-58 36,-20", "36,-24 50,-24", "36,-36 48,-36", w=5, taper=(0.02, 0.02))
    penguin(a, 880, 712, 1.24, pose="point", flip=True, face=Face(at=(570, 480), lid=0.4, mouth="smirk"),
            name="penguin#1", slots={"head": top_hat}, firm=True)
    with a.part("bag"), a.at(938, 640, 1.24, turn=6):
        a.shape("-12,-34! 14,-36! 10,-22 40,8 34,40 0,48 -34,40 -38,8 -10,-22", w=4.4, halo=3, spot="s", hatch=10)
        a.line("-14,-24 14,-26", 5, (0.05, 0.05))
        a.shape(oval(0, 14, 13, 13, n=9), w=3)
