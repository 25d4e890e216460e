"""Il drago era in ferie: the duck stands in for him, with paper wings and a box of matches."""

from __future__ import annotations

from ludoteca.games.duplik.album.scene import Count, Does, Holds, Looks, Mood, Scene, Shows, Stands, Text, asks, fact
from ludoteca.games.duplik.ink import Art, oval
from ludoteca.games.duplik.kinds.anatomy.biped import STANCES
from ludoteca.games.duplik.kinds.anatomy.face import Face
from ludoteca.games.duplik.kinds.animals import animal
from ludoteca.games.duplik.kinds.birds import fowl
from ludoteca.games.duplik.kinds.buildings import castle
from ludoteca.games.duplik.kinds.nature import cloud
from ludoteca.games.duplik.kinds.people import person
from tools.duplik_plates.accents import smoke

SCENE = Scene(
    104,
    Text("Il drago era in ferie", "The dragon was on holiday"),
    Text("La supplente fa quello che può.", "The stand-in does her best."),
    facts=(
        fact("blows", Does("duck", "threatens", "knight"),
             "Una papera con le ali di cartone fa il drago con un fiammifero.",
             "A duck with cardboard wings plays the dragon with a match."),
        fact("match", Holds("duck", "match"), "La papera tiene nel becco un fiammifero acceso.",
             "The duck has a lit match in its bill."),
        fact("wings", Holds("duck", "wings", worn=True), "La papera ha due ali di cartone legate con lo spago.",
             "Cardboard wings are tied to the duck with string."),
        fact("shield", Holds("knight", "shield"), "Un cavaliere si ripara dietro lo scudo.",
             "A knight cowers behind his shield."),
        fact("kneels", Shows("knight", "kneeling"), "Il cavaliere è in ginocchio.", "The knight is on his knees."),
        fact("angry", Mood("duck", "angry"), "La papera fa la faccia feroce.", "The duck puts on a fierce face."),
        fact("horse", Mood("horse", "bored"), "Il cavallo si annoia.", "The horse is bored."),
        fact("gaze", Looks("horse", "duck"), "Il cavallo guarda la papera.", "The horse looks at the duck."),
        fact("card", Shows("postcard", "dragon"), "Sopra la caverna è appesa una cartolina: il drago sotto una palma.",
             "A postcard is pinned above the cave: the dragon under a palm."),
        fact("cave", Stands("duck", "in", "cave"), "La papera sta all'entrata della caverna.",
             "The duck stands in the mouth of the cave."),
        fact("rock", Stands("duck", "on", "rock"), "La papera è salita su un sasso.",
             "The duck has climbed on a rock."),
        fact("plume", Shows("plume", "smoking"), "Il pennacchio del cavaliere fuma.", "The knight's plume is smoking."),
        fact("bones", Count("bone", 3), "Per terra ci sono tre ossa.", "Three bones lie on the ground."),
        fact("slippers", Count("slipper", 2), "Davanti alla caverna ci sono due pantofole enormi.",
             "Two enormous slippers stand outside the cave."),
    ),
    criteria=(
        asks("match", "absurd", "Il fuoco del drago è un fiammifero.", "The dragon's fire is a match."),
        asks("kneels", "gesture", "Il cavaliere è finito in ginocchio.", "The knight has gone down on his knees."),
        asks("horse", "mood", "Il cavallo non ci casca: ha gli occhi mezzi chiusi.",
             "The horse is not fooled: its eyes are half shut."),
        asks("shield", "relation", "Tra il cavaliere e la papera c'è lo scudo.",
             "The shield is between the knight and the duck."),
        asks("angry", "mood", "La papera ce la mette tutta per sembrare cattiva.",
             "The duck does its best to look wicked."),
        asks("card", "thing", "Sopra la caverna c'è la cartolina delle vacanze.",
             "There is a holiday postcard above the cave."),
        asks("wings", "gesture", "Le ali della papera sono posticce, legate con lo spago.",
             "The duck's wings are false, tied on with string."),
        asks("bones", "number"),
        asks("rock", "relation", "Per sembrare alta la papera è salita su un sasso.",
             "To look tall the duck has climbed on a rock."),
        asks("plume", "absurd", "Il pennacchio dell'elmo fuma già.", "The helmet's plume is smoking already."),
    ),
)

COWERING = STANCES["kneel"]._replace(near_arm=((24, -110), (64, -132)), far_arm=((30, -120), (60, -90)),
                                     chest=(-16, -134), head=(-22, -192), tilt=-8)


def draw(a: Art) -> None:
    with a.at(140, 110):
        cloud(140)(a)
    a.shape("-20,420 120,380 300,404 460,360 600,400! 600,560! -20,560!", w=3)
    with a.at(96, 396, 0.42):
        castle(3, 1)(a)
    # the mountain and its cave
    with a.part("mountain"):
        a.shape("440,620 480,400 520,240 580,120 680,40 820,-20! 1020,-20! 1020,640!", w=5.2, hatch={"n": 36, "gap": 9})
        a.lines_of("560,240 600,200 596,160", "520,360 556,330", "700,80 740,60", "500,470 530,450", w=3)
    with a.part("cave"):
        a.shape("560,640! 566,470 610,330 700,250 820,232 930,270 1020,360! 1020,640!", w=5, fill="k")
        a.lines_of("600,430 640,340 700,290", "960,330 1000,380", w=3, ink="p")
    a.shape("-20,560 240,548 560,600 820,596 1020,600! 1020,770! -20,770!", w=3.6)
    for x, y in ((40, 620), (440, 740), (500, 640)):
        a.grass(x, y, 5, 20)
    _card(a)
    _duck(a)
    _knight(a)
    for i, (x, y, t) in enumerate(((650, 728, 14), (590, 690, -24), (920, 742, -8))):
        with a.part(f"bone#{i + 1}"), a.at(x, y, 0.8, turn=t):
            a.shape("-50,-6 -62,-16 -52,-24 -42,-16 40,-18 52,-26 60,-16 52,-8 60,2 50,10 42,2 -42,4 -52,12 -62,2", w=4,
                    halo=2)
    for i, (x, y) in enumerate(((884, 690), (960, 672))):
        with a.part(f"slipper#{i + 1}"), a.at(x, y, 1.0, turn=-6):
            a.shape("-50,10 -54,-14 -20,-24 20,-20 44,-4 48,12", w=4.6, halo=3, spot="s")
            a.shape("-48,-12 -20,-22 0,-14 -16,-2 -40,0", w=3.2, fill="k")


def _card(a: Art) -> None:
    with a.part("postcard"), a.at(820, 138, 1.2, turn=-5):
        a.shape("-62,-48! 62,-50! 64,44! -60,46!", w=4, halo=3)
        a.line("-50,26 50,24", 2.6)
        a.line("-34,26 -30,-10 -36,-24", 4, (0.03, 0.05))
        a.lines_of("-36,-24 -54,-20", "-36,-24 -20,-30", "-36,-24 -48,-36", "-36,-24 -24,-14", w=4)
        a.shape("-10,22 0,6 24,4 34,-14 50,-12 54,-2 42,4 36,22", w=3, spot="s")
        a.dot(44, -6, 2.4)
        a.shape("4,6! 0,-14! 16,4!", w=2.4)
        a.shape(oval(8, -30, 9, 9, n=8), w=2.4)
    a.dot(816, 82, 7)


def _duck(a: Art) -> None:
    with a.part("rock"):
        a.shape("630,650 640,590 690,556 780,556 830,596 840,650 740,664", w=5, halo=3, hatch={"n": 26, "gap": 8})
    with a.part("wings"):
        for flip in (False, True):
            with a.at(728, 440, 1.1, turn=-8 if flip else 8, flip=flip):
                a.shape("16,10 60,-120! 150,-150! 140,-100! 176,-80! 146,-44! 160,-8! 110,-10! 96,30! 60,20", w=4.6,
                        halo=3,
                        hatch=10)
                a.lines_of("40,0 130,-128", "50,6 150,-72", "60,10 136,-14", w=2.6)
    got = fowl(a, "duck", 720, 560, 1.5, pose="stand", flip=True, face=Face(at=(400, 480), brow=1, lid=0.12,
                                                                            mouth="flat"))
    with a.part("wings"):
        a.line("664,470 720,486 790,470", 4.4, (0.05, 0.05))
        a.line("690,440 726,486 750,520", 4.4, (0.05, 0.05))
    mx, my = got["mouth"]
    with a.part("match"), a.at(mx + 6, my, 1.0):
        a.line("14,0 -60,-14", 6, (0.02, 0.02))
        a.shape("-58,-4 -84,-18 -82,-44 -100,-70! -64,-52 -54,-30", w=4, spot="s", halo=2)


def _knight(a: Art) -> None:
    animal(a, "horse", 96, 700, 1.2, pose="stand", face=Face(at=(700, 420), lid=0.45, mouth="flat"))
    person(a, "knight", 420, 722, 1.26, stance=COWERING, pose="kneel", face=Face(at=(690, 420)), name="knight")
    with a.part("plume"):
        smoke(a, (352, 340, 26), (370, 384, 18), (378, 412, 12))
    with a.part("shield"), a.at(512, 590, 1.3, turn=-6):
        a.shape("-48,-80! 0,-92 50,-82! 46,0 30,50 0,82! -32,50 -48,0", w=5.2, halo=3, spot="s", hatch=14)
        a.shape("-24,-40! 0,-48! 24,-40! 10,-20! 24,12! 0,4! -24,14! -10,-18!", w=3.4)
