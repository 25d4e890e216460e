"""Il treno del deserto: the engine takes on water, straight into the hump."""

from __future__ import annotations

from ludoteca.games.duplik.album.scene import Count, Does, Holds, Mood, Scene, Shows, Stands, Text, asks, fact
from ludoteca.games.duplik.improv.stages import desert
from ludoteca.games.duplik.ink import Art, oval
from ludoteca.games.duplik.kinds.anatomy.face import Face
from ludoteca.games.duplik.kinds.anatomy.hats import cap, top_hat
from ludoteca.games.duplik.kinds.anatomy.quadruped import GAITS, Body
from ludoteca.games.duplik.kinds.animals import animal
from ludoteca.games.duplik.kinds.birds import owl
from ludoteca.games.duplik.kinds.nature import cactus
from ludoteca.games.duplik.kinds.people import person
from tools.duplik_plates.accents import smoke

SCENE = Scene(
    34,
    Text("Il treno del deserto", "The desert train"),
    Text("Dieci minuti di sosta per l'acqua.", "A ten-minute stop to take on water."),
    facts=(
        fact("water", Does("owl", "fills", "camel#1"), "Un gufo ferroviere riempie d'acqua la gobba del cammello.",
             "A railway owl is filling the camel's hump with water."),
        fact("hose", Stands("hose", "touching", "camel#1"), "Il tubo dell'acqua finisce dritto nella gobba.",
             "The water hose goes straight into the hump."),
        fact("engine", Stands("chimney", "on", "camel#1"), "Il primo cammello fa da locomotiva: ha un fumaiolo "
             "sulla testa.",
             "The first camel is the engine: it has a chimney on its head."),
        fact("carriage", Stands("carriage", "on", "camel#2"), "Il secondo cammello porta una carrozza sulla schiena.",
             "The second camel carries a carriage on its back."),
        fact("windows", Count("carriage.window", 2), "La carrozza ha due finestrini, con un passeggero ciascuno.",
             "The carriage has two windows with a passenger in each."),
        fact("tank", Shows("tank", "on stilts"), "Accanto ai binari c'è una cisterna sui trampoli.",
             "Beside the track there is a water tank on stilts."),
        fact("hands", Holds("owl", "tap"), "Il gufo tiene una zampa sul rubinetto.", "The owl has a wing on the tap."),
        fact("cap", Holds("owl", "cap", worn=True), "Il gufo porta il berretto da capostazione.",
             "The owl wears a stationmaster's cap."),
        fact("bliss", Mood("camel#1", "bored"), "Il cammello ha gli occhi mezzi chiusi, beato.",
             "The camel's eyes are half shut with bliss."),
        fact("puffs", Count("smoke", 3), "Dal fumaiolo escono tre sbuffi.", "Three puffs come from the chimney."),
        fact("cactus", Holds("cactus", "tray"), "Un cactus vende bibite ai viaggiatori.",
             "A cactus is selling drinks to the travellers."),
        fact("glasses", Count("glass", 3), "Sul vassoio del cactus ci sono tre bicchieri.",
             "There are three glasses on the cactus's tray."),
        fact("drop", Count("drop", 4), "Dal tubo schizzano quattro gocce.", "Four drops splash from the hose."),
        fact("cup", Holds("mouse", "cup"), "Sulla groppa un topo raccoglie le gocce in una tazzina.",
             "On the rump a mouse catches the drops in a little cup."),
        fact("left", Stands("carriage", "left", "tank"), "La carrozza è a sinistra della cisterna.",
             "The carriage is to the left of the tank."),
    ),
    criteria=(
        asks("hose", "relation", "L'acqua va nella gobba, non in bocca.",
             "The water goes into the hump, not into the mouth."),
        asks("hands", "gesture", "Il gufo ha un'ala sul rubinetto della cisterna.",
             "The owl has one wing on the tap of the tank."),
        asks("bliss", "mood", "Il cammello che beve è beato: occhi mezzi chiusi.",
             "The camel that drinks is in bliss: eyes half shut."),
        asks("engine", "absurd", "La locomotiva si riconosce dal fumaiolo: ce l'ha in testa.",
             "You can tell the engine by its chimney: it wears it on its head."),
        asks("puffs", "number"),
        asks("glasses", "number"),
        asks("drop", "number"),
        asks("cactus", "relation", "Il vassoio delle bibite lo tiene un cactus.",
             "It is a cactus who holds the tray of drinks."),
        asks("cup", "gesture", "Un topo seduto sul cammello tende una tazzina alle gocce.",
             "A mouse on the camel holds out a little cup to the drops."),
        asks("left", "relation"),
    ),
)


CALM = GAITS["stand"]._replace(head=(172, -196), tilt=4)


def _great_hump(a: Art, b: Body) -> None:
    x, y = b.middle[0] - 4, b.middle[1] - 30
    with a.part(".hump"):
        a.shape([(x - 96, y + 12), (x - 88, y - 50), (x - 46, y - 116), (x + 8, y - 134), (x + 62, y - 108),
                 (x + 92, y - 46),
                 (x + 96, y + 14), (x, y + 36)], w=0)
        a.line([(x - 98, y + 4), (x - 88, y - 50), (x - 46, y - 116), (x + 8, y - 134), (x + 62, y - 108),
                (x + 92, y - 46),
                (x + 98, y + 8)], 5.2, (0.06, 0.06))
        a.hatching([(x + 30, y - 112), (x + 70, y - 90), (x + 88, y - 40), (x + 90, y + 4), (x + 50, y - 20)], 7,
                   -52, 2)
        a.lines_of([(x - 60, y - 84), (x - 40, y - 106)], [(x - 72, y - 56), (x - 66, y - 70)], w=2.8)


def draw(a: Art) -> None:
    desert(a, 330)
    _rails(a)
    _carriage(a)
    _station(a)
    _engine(a)
    _seller(a)


def _rails(a: Art) -> None:
    for i in range(15):
        x = -30 + i * 76
        a.line([(x, 604 + i * 2), (x + 34, 652 + i * 2)], 5, (0.05, 0.1))
    a.line("-20,612 400,622 1020,640", 4, (0.02, 0.02))
    a.line("-20,640 400,652 1020,672", 4.4, (0.02, 0.02))


def _carriage(a: Art) -> None:
    with a.at(0, 6):
        spots = animal(a, "camel", 128, 612, 0.82, pose="walk", name="camel#2", coat=_none,
                       face=Face(at=(430, 200), mouth="flat", brow=-0.6))
    x, y = spots["back"]
    with a.part("carriage"), a.at(x - 4, y + 14, 0.92):
        a.shape("-112,0! -114,-132! 112,-136! 110,-2!", w=4.8, hatch={"n": 24, "gap": 7})
        a.black("-136,-126! -112,-168 0,-182 112,-172 136,-132! 0,-140", shine=9)
        a.shape("-112,-34! 111,-38! 110,-18! -112,-14!", w=2.6, spot="s")
        for i, px in enumerate((-52, 52)):
            hole = [(px - 34, -116, 1), (px + 34, -118, 1), (px + 34, -48, 1), (px - 34, -46, 1)]
            a.shape(hole, w=3.6)
            with a.clip(hole):
                if i == 0:
                    person(a, "woman", px - 4, 104, 0.74, pose="stand", face=Face(look=(0.8, 0), mouth="open"),
                           name="lady",
                           grounded=False)
                else:
                    owl(a, px, 4, 0.66, face=Face(look=(0.7, 0.2), lid=0.5), name="traveller", slots={"head": top_hat})
            with a.part(f".window#{i + 1}"):
                a.outline(hole, 4)
        a.lines_of("-84,0 -76,74", "84,-2 78,70", w=3.4, taper=(0.05, 0.05))
    a.line("238,424 290,450 330,440", 3.4, (0.03, 0.03))


def _none(a: Art, b: Body) -> None:
    """A camel whose hump is under its load."""


def _station(a: Art) -> None:
    with a.part("tank"):
        a.shadow(850, 618, 120, 9)
        a.lines_of("776,320 760,612", "940,320 958,612", "780,600 940,350", "936,596 782,350", w=5, taper=(0.02, 0.02))
        a.black("754,330! 750,140! 966,136! 964,326!", shine=13)
        a.shape("736,148! 858,80! 980,142!", w=4.6, hatch=14)
        a.shape("744,178! 970,174! 970,188! 744,192!", w=2)
        a.shape("744,282! 970,278! 970,292! 744,296!", w=2)
        with a.at(858, 236, 1.2):
            a.shape("0,-26! 16,2 12,20 0,26 -12,20 -16,2", w=2, spot="s")


def _engine(a: Art) -> None:
    spots = animal(a, "camel", 470, 656, 1.02, pose="stand", gait=CALM, name="camel#1", coat=_great_hump,
                   face=Face(look=(0.3, -0.5), lid=0.5, mouth="smile"), slots={"head": _chimney, "neck": _bell})
    x, y = spots["back"]
    with a.part("hose"):
        a.shape("756,196! 756,222! 480,222 446,208 448,190 480,186!", w=4.4, hatch=8)
        a.line("756,150 620,186", 3, (0.03, 0.03))
        a.limb([(466, 214, 17), (470, 262, 15), (x + 2, y - 110, 16)], w=4.2, halo=2.5, hatch=6, cap=False, root=2)
        a.shape([(x - 22, y - 122, 1), (x + 28, y - 126, 1), (x + 24, y - 100, 1), (x - 18, y - 98, 1)], w=3.6,
                fill="k", halo=1.5)
    with a.part("tap"):
        a.line("574,186 574,130", 6, (0.02, 0.02))
        a.shape(oval(574, 122, 24, 21), w=4, spot="s", halo=2)
        a.lines_of("574,104 574,140", "552,122 597,122", w=3.4, taper=(0.05, 0.05))
    owl(a, 656, 190, 0.72, pose="point", flip=True, face=Face(at=(470, 320), mouth="calm"), slots={"head": cap})
    # the late detail: a mouse on the rump has a cup
    mouse = animal(a, "mouse", x - 138, y + 34, 0.4, upright=True, pose="carry", grounded=False,
                   face=Face(look=(0.5, -0.8), mouth="grin"),
                   slots={"hand": _cup})
    mx, my = mouse["hand"]
    for i, (dx, dy) in enumerate(((12, -34), (16, -64), (30, -92), (52, -112))):
        with a.part(f"drop#{i + 1}"), a.at(mx + dx, my + dy, 0.9):
            a.shape("0,-17! 9,2 0,13 -9,2", w=2.6)


def _cup(a: Art) -> None:
    with a.part("cup"), a.at(22, -12, 1.5):
        a.shape("20,-18 34,-20 34,-4 18,-4", w=3)
        a.shape("-22,-26! 22,-28! 18,4 -16,6", w=3.8, halo=2, spot="s")


def _chimney(a: Art) -> None:
    with a.part("chimney"), a.at(-4, 14, 0.92):
        a.black("-20,2! -22,-54! -34,-80! 34,-84! 22,-56! 20,0!", halo=2, shine=7)
        a.shape("-38,-78 0,-70 38,-84 36,-94 0,-84 -38,-88", w=3.4, spot="s")
    x, y = a.go(0, -70)
    for i, (dx, dy, r) in enumerate(((-6, -16, 15), (-34, -34, 20), (-76, -42, 25))):
        with a.part(f"smoke#{i + 1}"):
            px, py = a.here(x + dx, y + dy)
            smoke(a, (px, py, r))


def _bell(a: Art) -> None:
    a.line("-34,-16 0,14 34,-12", 5, (0.05, 0.05))
    with a.at(4, 20):
        a.shape("-16,16 -12,-8 0,-16 12,-8 16,16 0,20", w=3.4, spot="s", halo=1.5)


def _seller(a: Art) -> None:
    with a.at(872, 738, 1.0):
        cactus(1, 0)(a)
        a.shape("-26,-210 0,-226 28,-212 40,-196 -36,-194", w=3.4, spot="s", halo=2)
        a.eye(-14, -160, 11, look=(-0.8, -0.3), w=1.6, skin="k", ink="p")
        a.eye(12, -162, 11, look=(-0.8, -0.3), w=1.6, skin="k", ink="p")
        a.line("-16,-134 0,-126 16,-136", 3.4, (0.1, 0.2), "p")
        with a.part("cactus"):
            a.limb([(20, -86, 15), (-40, -96, 14), (-92, -112, 13)], fill="k", w=3.4, halo=2.5, shine=6)
    with a.part("tray"):
        a.shape("716,604! 820,600! 812,616! 724,620!", w=3.8, halo=2)
    for i, x in enumerate((738, 768, 798)):
        with a.part(f"glass#{i + 1}"):
            a.shape([(x - 12, 562, 1), (x + 12, 561, 1), (x + 9, 602, 1), (x - 8, 603, 1)], w=3, halo=1.5)
            a.flat([(x - 9, 576, 1), (x + 10, 575, 1), (x + 8, 599, 1), (x - 6, 600, 1)], "s" if i == 1 else "p")
            a.line([(x + 2, 590), (x + 8, 546)], 2.6, (0.05, 0.05))

