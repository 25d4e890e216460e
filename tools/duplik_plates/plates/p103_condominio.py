"""Condominio Porcino: upstairs the pig dances in clogs, downstairs the mouse bangs on the ceiling."""

from __future__ import annotations

from ludoteca.games.duplik.album.scene import Count, Does, Holds, Looks, Mood, Scene, Shows, Stands, Text, asks, fact
from ludoteca.games.duplik.ink import Art, oval
from ludoteca.games.duplik.kinds.anatomy.biped import STANCES
from ludoteca.games.duplik.kinds.anatomy.face import Face
from ludoteca.games.duplik.kinds.animals import animal
from ludoteca.games.duplik.kinds.furniture import picture_frame
from ludoteca.games.duplik.kinds.small_animals import snail
from tools.duplik_plates.accents import bow_tie, motion

SCENE = Scene(
    103,
    Text("Condominio Porcino", "Mushroom Mansions"),
    Text("Si prega di ballare in calzini.", "Residents are asked to dance in socks."),
    facts=(
        fact("bangs", Does("mouse", "bangs", "floor"), "Al piano di sotto un topo batte sul soffitto con la scopa.",
             "Downstairs a mouse bangs on the ceiling with a broom."),
        fact("dances", Does("pig", "dances", "floor"), "Dentro il cappello di un fungo un maiale balla.",
             "Inside a mushroom's cap a pig is dancing."),
        fact("broom", Holds("mouse", "broom"), "Il topo tiene la scopa.", "The mouse holds the broom."),
        fact("angry", Mood("mouse", "angry"), "Il topo è furioso.", "The mouse is furious."),
        fact("glad", Mood("pig", "glad"), "Il maiale è felice.", "The pig is happy."),
        fact("cap", Holds("mouse", "nightcap", worn=True), "Il topo ha il berretto da notte.",
             "The mouse wears a nightcap."),
        fact("spots", Count("spot", 5), "Il cappello del fungo ha ancora cinque macchie.",
             "The cap still has five spots on it."),
        fact("fallen", Shows("loose", "falling"), "Una macchia si è staccata e cade.",
             "One spot has come off and is falling."),
        fact("dodge", Looks("snail", "loose"), "Una lumaca postina guarda la macchia che cade.",
             "A postal snail watches the falling spot."),
        fact("letter", Holds("snail", "letter"), "La lumaca porta una lettera.", "The snail carries a letter."),
        fact("gramo", Stands("gramophone", "in", "mushroom"), "Suona un grammofono.", "A gramophone is playing."),
        fact("bed", Stands("mouse", "on", "bed"), "Il topo è in piedi sul letto.", "The mouse is standing on its bed."),
        fact("bells", Count("bell", 4), "Fuori, sul gambo, ci sono quattro campanelli.",
             "Outside, on the stem, there are four doorbells."),
        fact("notes", Count("note", 3), "Dal cappello escono tre note.", "Three notes float out of the cap."),
    ),
    criteria=(
        asks("bangs", "gesture", "La scopa tocca il soffitto: il topo bussa.",
             "The broom touches the ceiling: the mouse is knocking."),
        asks("glad", "mood", "Il maiale non sente niente e se la spassa.",
             "The pig hears nothing and has a great time."),
        asks("angry", "mood", "Il topo non ne può più.", "The mouse has had enough."),
        asks("dodge", "relation", "La lumaca si è fermata e guarda in su.",
             "The snail has stopped and is looking up."),
        asks("fallen", "absurd", "A forza di ballare si è staccata una macchia.",
             "The dancing has shaken a spot loose."),
        asks("spots", "number"),
        asks("bells", "number"),
        asks("notes", "number"),
        asks("bed", "relation", "Per arrivarci il topo è salito sul letto.",
             "To reach it the mouse has climbed on its bed."),
        asks("letter", "thing"),
    ),
)

POKING = STANCES["cheer"]._replace(near_arm=((34, -214), (44, -270)), far_arm=((46, -190), (50, -220)), tilt=-12)


def draw(a: Art) -> None:
    a.shape("-20,566 120,520 240,548 420,516 640,546 820,514 1020,540! 1020,600! -20,600!", w=3)
    a.shape("-20,590 240,576 560,596 820,580 1020,592! 1020,770! -20,770!", w=3.4)
    for x, y in ((40, 660), (960, 640), (880, 740), (180, 742)):
        a.grass(x, y, 6, 22)
    _stalk(a)
    _cap(a)
    _door(a)


def _stalk(a: Art) -> None:
    a.shadow(470, 716, 230, 14)
    inside = "336,690! 344,440! 600,434! 610,690!"
    with a.part("mushroom"):
        a.shape("250,716 290,600 300,420! 650,414! 664,600 720,712 480,730", w=5.4, hatch={"n": 40, "gap": 8})
        a.shape(inside, w=4.6, halo=1)
    with a.part("bed"), a.at(440, 688, 1.0):
        a.shape("-98,0! -100,-92 -84,-104 -70,-92 -68,0!", w=4.4, fill="k")
        a.shape("-70,-40! 120,-44! 122,-8! -70,-6!", w=4.4, spot="s", hatch=8)
        a.shape("-66,-42 -60,-66 -20,-68 -10,-44", w=4)
        a.shape("110,0! 110,-58 120,-66 130,-58 132,0!", w=4, fill="k")
    animal(a, "mouse", 470, 650, 0.62, stance=POKING, pose="cheer", upright=True, grounded=False,
           face=Face(look=(0.2, -0.8), brow=1, lid=0.1, mouth="shout"), slots={"head": _nightcap})
    with a.part("broom"):
        a.line("496,600 502,424", 6, (0.02, 0.02))
        a.shape("488,470! 514,468! 530,424! 502,428! 478,426!", w=4, halo=2, hatch=8)
    a.lines_of("452,452 438,462", "548,450 562,460", "460,436 440,436", "544,436 566,436", w=4)
    with a.at(386, 520, 0.5):
        picture_frame(_portrait, 90, 90)(a)


def _portrait(a: Art) -> None:
    a.shape("-40,20! 30,-22! 40,24!", w=5, spot="s")
    a.dot(8, 10, 6)


def _nightcap(a: Art) -> None:
    with a.part("nightcap"):
        a.shape("-38,16 -30,-20 4,-40 50,-30 84,10! 50,-6 34,2 34,14 0,4", w=5, halo=2, spot="s")
        a.shape(oval(88, 18, 13, 13, n=8), w=4)


def _cap(a: Art) -> None:
    room_ = "206,400! 240,220 350,132 520,112 664,166 738,300 752,396! 480,410"
    with a.part("mushroom"):
        a.shape("60,410 90,240 220,90 420,30 620,50 800,170 880,330 890,410 760,440 480,424 200,446", w=5.6, fill="k",
                shine=16)
        a.shape(room_, w=5)
    with a.part("floor"):
        a.shape("202,396! 480,404! 754,392! 756,414! 480,426! 202,418!", w=4.4, halo=1)
    with a.part("gramophone"), a.at(652, 396, 0.96):
        a.shape("-44,0! -42,-46! 44,-48! 46,-2!", w=4.4, hatch=10)
        a.line("10,-48 30,-80 10,-100", 6, (0.02, 0.02))
        a.shape("8,-96! -60,-170 -20,-186 50,-166 20,-92!", w=4.6, spot="s", halo=2, hatch=8)
    animal(a, "pig", 440, 394, 0.94, pose="dance", upright=True, face=Face(look=(0.3, -0.3), lid=0.1, mouth="grin"),
           slots={"neck": bow_tie})
    motion(a, 360, 330, 3, 30, 0)
    for i, (x, y, rx, ry) in enumerate(((130, 336, 40, 42), (214, 180, 42, 34), (410, 74, 64, 26), (690, 124, 48, 34),
                                        (822, 290, 42, 52))):
        with a.part(f"spot#{i + 1}"):
            a.shape(oval(x, y, rx, ry), w=4)
    with a.part("loose"):
        a.shape(oval(850, 500, 44, 30, turn=24), w=4.6, halo=2, hatch=12)
    a.lines_of("820,446 812,424", "852,440 852,416", "886,450 896,428", w=3.6)
    for i, (x, y, s) in enumerate(((900, 150, 0.9), (860, 80, 0.7), (944, 90, 0.8))):
        with a.part(f"note#{i + 1}"), a.at(x, y, s, turn=i * 9 - 8):
            a.black(oval(0, 0, 15, 11, turn=-20, n=9), w=2)
            a.line("13,-4 14,-52", 4.4, (0.02, 0.02))
            a.line("14,-52 34,-40 32,-22", 5, (0.02, 0.5))


def _door(a: Art) -> None:
    for i, y in enumerate((560, 590, 620, 650)):
        with a.part(f"bell#{i + 1}"):
            a.shape(oval(636 + i * 2, y, 9, 9, n=8), w=3, spot="s" if i == 1 else "", halo=1)
    snail(a, 838, 716, 1.16, pose="rear", flip=True, face=Face(at=(850, 500), brow=-0.8, mouth="open"))
    with a.part("letter"), a.at(716, 700, 0.9, turn=-10):
        a.shape("-36,-24! 36,-26! 38,22! -34,24!", w=4.2, halo=3)
        a.line("-34,-22 2,4 36,-24", 3, (0.03, 0.03))
        a.shape(oval(2, 4, 8, 8, n=7), w=2, spot="s")
