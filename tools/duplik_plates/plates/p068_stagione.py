"""Cambio di stagione: the bear hangs up its fur for the summer; in the drawer winter is still going on."""

from __future__ import annotations

from ludoteca.games.duplik.album.scene import Count, Does, Holds, Looks, Mood, Scene, Stands, Text, asks, fact
from ludoteca.games.duplik.improv.stages import boards, room
from ludoteca.games.duplik.ink import Art, oval
from ludoteca.games.duplik.kinds.anatomy import animal_heads
from ludoteca.games.duplik.kinds.anatomy.biped import STANCES, Joints, Outfit
from ludoteca.games.duplik.kinds.anatomy.costumes import shirt
from ludoteca.games.duplik.kinds.anatomy.face import Face
from ludoteca.games.duplik.kinds.animals import animal
from ludoteca.games.duplik.kinds.birds import penguin
from ludoteca.games.duplik.kinds.nature import sun
from ludoteca.games.duplik.kinds.people import snowman
from ludoteca.games.duplik.kinds.small_animals import butterfly
from tools.duplik_plates.stages import window

SCENE = Scene(
    68,
    Text("Cambio di stagione", "Change of season"),
    Text("La pelliccia in armadio, con la naftalina.", "Fur in the wardrobe, with mothballs."),
    facts=(
        fact("hangs", Does("bear", "hangs up", "fur", touching=True), "Un orso appende la sua pelliccia nell'armadio.",
             "A bear is hanging its own fur in the wardrobe."),
        fact("shorts", Holds("bear", "shorts", worn=True), "L'orso è rimasto in mutande a righe.",
             "The bear is left in striped shorts."),
        fact("hanger", Stands("fur", "touching", "hanger"), "La pelliccia è su una gruccia.",
             "The fur is on a hanger."),
        fact("snowman", Stands("snowman", "in", "wardrobe"), "Nell'armadio è riposto un pupazzo di neve.",
             "A snowman is put away in the wardrobe."),
        fact("asleep", Mood("snowman", "asleep"), "Il pupazzo di neve dorme già.", "The snowman is asleep already."),
        fact("penguin", Does("penguin", "pulls on", "scarf", touching=True), "Un pinguino piega una sciarpa.",
             "A penguin is folding a scarf."),
        fact("sheep", Holds("sheep", "fleece"), "Una pecora tosata consegna la sua lana.",
             "A shorn sheep is handing over its wool."),
        fact("queue", Looks("sheep", "bear"), "La pecora aspetta il suo turno guardando l'orso.",
             "The sheep watches the bear and waits its turn."),
        fact("shy", Mood("sheep", "scared"), "La pecora si vergogna.", "The sheep is embarrassed."),
        fact("moths", Count("butterfly", 3), "Tre tarme girano intorno alla pelliccia.", "Three moths circle the fur."),
        fact("sun", Stands("sun", "in", "window"), "Fuori splende il sole.", "Outside the sun is shining."),
        fact("socks", Count("sock", 4), "In fila sono appesi quattro calzini.", "Four socks hang in a row."),
        fact("drawer", Stands("penguin", "touching", "drawer"), "Il pinguino sta nel cassetto.",
             "The penguin is in the drawer."),
    ),
    criteria=(
        asks("hangs", "gesture", "L'orso tiene la gruccia in alto.", "The bear is holding up the hanger."),
        asks("shorts", "thing"),
        asks("asleep", "mood", "Il pupazzo di neve va in letargo: ha gli occhi chiusi.",
             "The snowman hibernates: its eyes are shut."),
        asks("shy", "mood", "La pecora tosata si vergogna.", "The shorn sheep is embarrassed."),
        asks("sheep", "gesture", "La pecora porta in braccio la sua lana.", "The sheep carries its wool in its arms."),
        asks("drawer", "relation", "Il pinguino è dentro il cassetto.", "The penguin is inside the drawer."),
        asks("moths", "number"),
        asks("socks", "number"),
        asks("sun", "relation", "Dalla finestra si vede il sole.", "The sun is seen through the window."),
        asks("penguin", "thing", "Il pinguino ha in mano una sciarpa.", "The penguin has a scarf in its wings."),
    ),
)

HANGING = STANCES["point"]._replace(near_arm=((48, -210), (84, -262)), far_arm=((-40, -160), (-50, -116)), tilt=-8)
HANDING = STANCES["carry"]._replace(far_arm=((36, -136), (70, -140)))


def _in_shorts(a: Art, j: Joints) -> None:
    shirt("p", hem=14)(a, j)
    hx, hy = j.stance.hip
    r = j.build.torso[0]
    with a.part("shorts"):
        a.shape([(hx - r - 6, hy - 22, 1), (hx + r + 8, hy - 24, 1), (hx + r + 16, hy + 42, 1), (hx + 6, hy + 44, 1),
                 (hx + 2, hy + 26, 1), (hx - 4, hy + 46, 1), (hx - r - 14, hy + 42, 1)], w=4.2, halo=2)
        for x in (-38, -20, -2, 16, 34):
            a.shape([(hx + x - 4, hy - 20, 1), (hx + x + 5, hy - 20, 1), (hx + x * 1.15 + 5, hy + 38, 1),
                     (hx + x * 1.15 - 4, hy + 38, 1)], w=0, spot="s", shift=(1, 1))
    cx, cy = j.stance.chest
    a.lines_of([(cx - 14, cy + 28), (cx - 2, cy + 34)], [(cx + 14, cy + 30), (cx + 24, cy + 26)], w=2.6)


def draw(a: Art) -> None:
    room(a, 560, "plain")
    boards(a, 560)
    with a.at(150, 170):
        window(False, 190, 200)(a)
        with a.at(-40, -44, 0.56):
            sun(9, "s")(a)
    _wardrobe(a)
    animal(a, "bear", 440, 716, 1.52, stance=HANGING, pose="point", upright=True,
           face=Face(at=(650, 240), mouth="smile"),
           outfit=Outfit(_in_shorts, shoe="", cuff=False, bare=False))
    _fur(a)
    _sheep(a)


def _wardrobe(a: Art) -> None:
    with a.part("wardrobe"):
        a.shadow(790, 716, 220, 12)
        a.shape("566,710! 566,50! 1020,40! 1020,708!", w=5.2, hatch={"n": 30, "gap": 7})
        a.shape("548,56! 570,24 1020,14! 1020,48!", w=4.8, halo=2)
        a.black("604,524! 604,84! 1020,76! 1020,520!", w=4)
        a.shape("640,100! 1020,94! 1020,104! 640,110!", w=3)
    for i, x in enumerate((770, 820, 872, 930)):
        with a.part(f"sock#{i + 1}"), a.at(x, 108, 0.9, turn=(-6, 4, -3, 7)[i]):
            a.shape("-14,0! 14,-1! 15,50 40,66 38,84 4,84 -12,66", w=3.6, halo=1, spot="s" if i % 2 else "")
            a.line("-12,14 14,13", 3, (0.05, 0.05))
    snowman(a, 880, 522, 0.98, face=Face(lid=0.92, mouth="smile"), flip=True)
    with a.part("drawer"):
        a.shape("600,560! 1020,556! 1020,700! 600,704!", w=4, hatch=10)
        a.black("640,590! 960,584! 960,640! 640,640!", w=3)
    penguin(a, 800, 690, 0.86, pose="carry", face=Face(at=(870, 620), mouth="calm"))
    with a.part("scarf"):
        a.shape("840,596 872,586 900,600 890,640! 876,624 850,622", w=3.8, spot="s", halo=2)
        a.shape("880,600 930,604 950,640 940,676! 920,668! 912,632 884,622", w=3.8, spot="s", halo=2)
    with a.part("drawer"):
        a.shape("620,628! 980,620! 992,740! 612,748!", w=5, halo=3, hatch={"n": 24, "gap": 7})
        a.shape(oval(800, 684, 26, 11), w=4, fill="k")


def _fur(a: Art) -> None:
    with a.part("hanger"):
        a.line("622,112 640,94 656,106 650,122 642,130 642,150", 6, (0.03, 0.03), "p")
        a.line("590,176 640,146 706,170", 9, (0.03, 0.03), "p")
    with a.part("fur"):
        a.shape("592,172! 560,220 540,300 528,352! 546,348! 552,366! 570,350! 580,330 590,280! 592,400 586,470! "
                "600,456! 606,486! 622,462! 634,488! 646,462! 660,486! 676,458! 690,480! 700,452! 696,380 694,280! "
                "716,320 728,346! 742,330! 752,342! 760,320! 744,260 716,196 704,166! 664,182 620,186", w=5.2, halo=3,
                hatch={"n": 36, "gap": 6})
        for x, y in ((620, 230), (660, 250), (636, 300), (670, 330), (620, 370), (654, 400), (690, 220), (570, 280)):
            a.lines_of([(x, y), (x - 6, y + 16)], [(x + 9, y + 2), (x + 5, y + 18)], w=2.6)
        a.shape("612,184 640,210 676,182! 664,232 640,246 620,230", w=4)
    with a.part("bear"):
        a.shape("556,302 572,286 592,292 598,310 584,324 562,320", w=0)
    for x, y, s, turn in ((520, 150, 0.5, -20), (548, 96, 0.42, 24), (486, 230, 0.4, 10)):
        butterfly(a, x, y, s, turn=turn, spot="", open_=0.8)


def _sheep(a: Art) -> None:
    with a.part("sheep"):
        a.shadow(146, 738, 90, 8)
        a.limb([(120, 640, 16), (112, 690, 12), (112, 730, 10)], fill="k", w=3)
        a.limb([(176, 640, 16), (184, 690, 12), (186, 730, 10)], fill="k", w=3, halo=2)
        a.shape("100,660 90,580 104,500 140,466 186,480 208,540 206,620 190,664 146,674", w=5,
                hatch={"n": 22, "gap": 7})
        a.lines_of("120,560 132,556", "150,600 162,596", "126,620 138,616", "170,550 180,548", w=2.4)
        with a.part(".face"), a.at(168, 440, 1.16):
            animal_heads.sheep(a, Face(at=(440, 360), brow=-1, mouth="sad"))
    with a.part("fleece"):
        ring = [(250 + 74 * c, 590 + 56 * s, k) for c, s, k in (
            (1, 0.1, 1), (1.1, 0.5, 0), (0.7, 0.75, 1), (0.5, 1.1, 0), (0.1, 0.95, 1), (-0.3, 1.15, 0), (-0.6, 0.8, 1),
            (-1.0, 0.7, 0), (-0.95, 0.2, 1), (-1.2, -0.2, 0), (-0.8, -0.55, 1), (-0.7, -1.0, 0), (-0.25, -0.9, 1),
            (0.1, -1.2, 0), (0.45, -0.85, 1), (0.9, -0.9, 0), (0.9, -0.4, 1), (1.2, -0.2, 0))]
        a.shape(ring, w=4.8, halo=3, hatch={"n": 20, "gap": 7})
        a.lines_of("220,570 232,562 238,574", "260,590 272,580 280,592", "230,612 244,604 250,616", w=2.6)
    with a.part("sheep"):
        a.limb([(176, 560, 14), (206, 610, 12), (250, 632, 11)], fill="k", w=3, halo=3)
