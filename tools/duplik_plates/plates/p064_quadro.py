"""Il quadro che scappa: the horse has jumped out of its picture; its rider has stayed in, at the same height."""

from __future__ import annotations

from ludoteca.games.duplik.album.scene import Count, Does, Holds, Looks, Mood, Scene, Shows, Stands, Text, asks, fact
from ludoteca.games.duplik.improv.stages import boards
from ludoteca.games.duplik.ink import Art, oval
from ludoteca.games.duplik.kinds.anatomy.biped import STANCES
from ludoteca.games.duplik.kinds.anatomy.face import Face, eyes, mouth
from ludoteca.games.duplik.kinds.anatomy.hats import cap
from ludoteca.games.duplik.kinds.animals import animal
from ludoteca.games.duplik.kinds.nature import cloud
from ludoteca.games.duplik.kinds.people import person
from tools.duplik_plates.accents import shout

SCENE = Scene(
    64,
    Text("Il quadro che scappa", "The picture that got away"),
    Text("Olio su tela. Cavallo su guardiano.", "Oil on canvas. Horse on attendant."),
    facts=(
        fact("jumps", Does("horse", "jumps out of", "painting", touching=True), "Un cavallo salta fuori da un quadro.",
             "A horse is jumping out of a painting."),
        fact("rider", Stands("king", "in", "painting"), "Il re che lo cavalcava è rimasto nel quadro.",
             "The king who rode it has stayed in the painting."),
        fact("air", Shows("king", "sitting on air"), "Il re sta seduto sul vuoto.", "The king is sitting on thin air."),
        fact("reins", Holds("king", "reins"), "Il re ha ancora in mano le redini, spezzate.",
             "The king still has the reins in his hand, snapped."),
        fact("guard", Mood("man", "scared"), "Il guardiano del museo si spaventa.",
             "The museum attendant takes fright."),
        fact("falls", Shows("man", "falling backwards"), "Il guardiano cade all'indietro dalla sedia.",
             "The attendant is tipping over backwards on his chair."),
        fact("look", Looks("horse", "man"), "Il cavallo guarda il guardiano.", "The horse looks at the attendant."),
        fact("lady", Looks("portrait", "horse"), "La signora del quadretto accanto guarda il cavallo.",
             "The lady in the little picture next to it watches the horse."),
        fact("leans", Shows("portrait", "leaning out of its frame"), "La signora si sporge dalla cornice.",
             "The lady leans out of her frame."),
        fact("prints", Count("print", 4), "Sul pavimento ci sono quattro macchie di vernice.",
             "There are four splashes of paint on the floor."),
        fact("cap", Stands("cap", "over", "man"), "Al guardiano vola via il berretto.",
             "The attendant's cap flies off."),
        fact("clouds", Count("cloud", 2), "Nel quadro ci sono due nuvole.", "There are two clouds in the painting."),
        fact("dog", Stands("dog", "in", "painting"), "Nel quadro è rimasto anche un cane.",
             "A dog has been left behind in the painting too."),
        fact("rope", Count("post", 2), "Due paletti reggono il cordone.", "Two posts hold up the rope."),
    ),
    criteria=(
        asks("air", "absurd", "Il re cavalca il vuoto: sotto di lui non c'è più niente.",
             "The king rides on nothing: there is nothing left under him."),
        asks("falls", "gesture", "Il guardiano sta cadendo all'indietro.", "The attendant is falling backwards."),
        asks("reins", "thing", "Le redini spezzate le ha ancora in mano il re.",
             "The king still holds the snapped reins."),
        asks("leans", "gesture", "La signora del ritratto si sporge fuori dalla cornice.",
             "The lady of the portrait leans out of her frame."),
        asks("guard", "mood", "Il guardiano è spaventato.", "The attendant is frightened."),
        asks("look", "relation", "Il cavallo e il guardiano si trovano faccia a faccia: il cavallo lo guarda.",
             "Horse and attendant meet face to face: the horse looks at him."),
        asks("prints", "number"),
        asks("clouds", "number"),
        asks("cap", "relation", "Il berretto del guardiano è per aria.", "The attendant's cap is in the air."),
        asks("dog", "thing", "Anche un cane è rimasto nel quadro.", "A dog, too, has been left in the painting."),
    ),
)

TIPPING = STANCES["fall"]._replace(near_arm=((-84, -176), (-128, -170)), far_arm=((4, -186), (36, -216)))


def draw(a: Art) -> None:
    a.line("-10,560 500,552 1010,560", 3.4, (0.02, 0.02))
    a.line("-10,574 500,566 1010,574", 2, (0.02, 0.02))
    boards(a, 560)
    _picture(a)
    with a.at(118, -20, 0.88):
        _lady(a)
    for x in (70, 286):
        with a.part(f"post#{1 if x == 70 else 2}"):
            a.black([(x - 24, 690, 1), (x - 8, 676), (x - 6, 560, 1), (x + 6, 560, 1), (x + 8, 676), (x + 26, 690, 1)],
                    w=3, halo=3)
            a.shape(oval(x, 552, 13, 13, n=8), w=3.4, spot="s")
    a.limb([(76, 572, 8), (180, 640, 9), (282, 572, 8)], w=3.6, spot="s", halo=2, capped_root=True)
    a.limb([(-20, 620, 9), (20, 620, 9), (64, 572, 8)], w=3.6, spot="s", halo=2, capped_root=True)
    _guard(a)
    animal(a, "horse", 500, 622, 1.3, pose="gallop", turn=4, face=Face(at=(850, 480), brow=-0.6, mouth="open"))
    for i, (x, y, r) in enumerate(((420, 650, 26), (520, 696, 20), (600, 640, 17), (470, 728, 15))):
        with a.part(f"print#{i + 1}"):
            a.shape([(x - r, y), (x - r * 0.4, y - r * 0.5), (x + r * 0.3, y - r * 0.34), (x + r * 1.2, y - r * 0.2),
                     (x + r * 0.7, y + r * 0.3), (x - r * 0.2, y + r * 0.5)], w=3, spot="s")
    for x, y in ((520, 590), (560, 610), (450, 600)):
        a.shape([(x, y - 14, 1), (x + 7, y + 3), (x, y + 9), (x - 7, y + 3)], w=2.4, spot="s")


def _picture(a: Art) -> None:
    hole = "76,96! 486,88! 490,470! 78,478!"
    with a.part("painting"):
        a.black("30,50! 534,38! 540,520! 32,528!", w=5, shine=10)
        for p in ("44,64 520,54", "46,514 526,506"):
            a.line(p, 3, (0.02, 0.02), "p")
        a.shape(hole, w=4, halo=2)
    with a.clip(hole):
        for x, y, wide in ((300, 160, 130), (430, 250, 90)):
            with a.at(x, y):
                cloud(wide)(a)
        a.shape("60,380 160,340 260,364 380,330 500,356! 500,490! 60,490!", w=3.4)
        a.shape("60,430 200,410 340,436 500,414! 500,490! 60,490!", w=3.4)
        for x in (404, 440):
            a.black(oval(x, 344, 14, 22, n=9), w=2)
        king = person(a, "king", 160, 336, 0.9, pose="ride", grounded=False,
                      face=Face(at=(190, 470), brow=-1, mouth="open"))
        with a.at(112, 474, 0.46):
            animal(a, "dog", 0, 0, 1, pose="sit", face=Face(at=(170, 330), mouth="open"))
    hx, hy = king["hand"]
    with a.part("reins"):
        a.line([(hx, hy), (hx + 30, hy + 26), (hx + 52, hy + 6), (hx + 66, hy + 24)], 5, (0.02, 0.1))
        a.line([(hx, hy + 4), (hx + 20, hy + 44), (hx + 46, hy + 40)], 4, (0.02, 0.1))
    a.outline(hole, 4)


def _lady(a: Art) -> None:
    hole = "796,64! 944,60! 948,250! 798,254!"
    with a.part("frame"):
        a.shape("770,38! 968,32! 974,276! 772,282!", w=5, hatch=10)
        a.black(hole, w=3)
    with a.part("portrait"):
        a.shape("790,262! 800,200 830,180 900,180 936,206 944,256!", w=4.4, halo=2, spot="s")
        a.limb([(850, 196, 15), (836, 160, 14)], w=3.8, cap=False)
        a.black("776,150 770,96 806,58 858,64 880,108 868,160 846,150 838,112 800,108 788,150", w=3, halo=3, shine=8)
        a.shape("790,108 800,92 832,96 846,120 842,152 816,166 796,158 788,142 774,136 790,126", w=4)
        eyes(a, Face(at=(700, 250), brow=-0.5), (800, 124, 9), (822, 122, 10), w=2.8)
        mouth(a, "open", 806, 148, 16)
        a.limb([(812, 240, 14), (776, 262, 12), (748, 256, 9)], w=4, halo=2, hatch=6)
        a.shape("736,250 754,242 766,256 758,270 738,270", w=3.6, halo=2)


def _guard(a: Art) -> None:
    with a.at(866, 716, 1.1, turn=24), a.part("chair"):
        a.lines_of("34,-82 40,0", "-40,-82 -46,0", "20,-82 22,-8", w=6, taper=(0.03, 0.03))
        a.shape("46,-190! 32,-192! 28,-84! 42,-82!", w=4, halo=2)
        a.shape("46,-90! -52,-94! -58,-80! 42,-76!", w=4.2, halo=2, spot="s")
    person(a, "man", 828, 742, 1.16, stance=TIPPING, pose="fall", flip=True,
           face=Face(at=(790, 330), brow=-1, mouth="shout"))
    with a.at(962, 376, 1.1, turn=34):
        cap(a)
    shout(a, 880, 560, 3, 40, 250)
