"""L'armatura arrugginisce: he has taken a bath and cannot get out; a colleague in metal comes with the oil."""

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
from ludoteca.games.duplik.improv.stages import boards, room
from ludoteca.games.duplik.ink import Art, oval
from ludoteca.games.duplik.kinds.anatomy.biped import STANCES
from ludoteca.games.duplik.kinds.anatomy.face import Face
from ludoteca.games.duplik.kinds.animals import animal
from ludoteca.games.duplik.kinds.birds import fowl
from ludoteca.games.duplik.kinds.furniture import bathtub_back, bathtub_front
from ludoteca.games.duplik.kinds.nature import puff
from ludoteca.games.duplik.kinds.people import person

SCENE = Scene(
    55,
    Text("L'armatura arrugginisce", "Armour rusts"),
    Text("«Gliel'avevo detto, io, con l'acqua.»", "\"I did warn you about water.\""),
    facts=(
        fact("oils", Does("robot", "oils", "knight"), "Un robot olia un cavaliere arrugginito nella vasca.",
             "A robot is oiling a knight who has rusted in his bath."),
        fact("can", Holds("robot", "oil can"), "Il robot tiene un oliatore.", "The robot holds an oil can."),
        fact("spout", Stands("oil can", "touching", "knight"), "Il beccuccio tocca il gomito del cavaliere.",
             "The spout touches the knight's elbow."),
        fact("bath", Stands("knight", "in", "bathtub"), "Il cavaliere è nella vasca con tutta l'armatura.",
             "The knight is in the tub in full armour."),
        fact("brush", Holds("knight", "brush"), "Il cavaliere è rimasto col braccio alzato e la spazzola.",
             "The knight is stuck with his arm up, brush in hand."),
        fact("rust", Count("rust", 5), "Sull'armatura ci sono cinque macchie di ruggine.",
             "There are five spots of rust on the armour."),
        fact("robot", Mood("robot", "bored"), "Il robot ha gli occhi mezzi chiusi.",
             "The robot has its eyes half shut."),
        fact("duck", Holds("duck", "helmet", worn=True), "La papera di gomma ha un elmo.",
             "The rubber duck wears a helmet."),
        fact("horse", Looks("horse", "knight"), "Dalla finestra il cavallo guarda il cavaliere.",
             "Through the window the horse is watching the knight."),
        fact("laughs", Mood("horse", "glad"), "Il cavallo ride.", "The horse is laughing."),
        fact("towel", Stands("towel", "on", "hook"), "All'appendiabiti c'è l'asciugamano.",
             "A towel hangs on the hook."),
        fact("sword", Stands("sword", "in", "stand"), "La spada è nel portaombrelli.",
             "The sword is in the umbrella stand."),
        fact("bubbles", Count("bubble", 5), "Volano cinque bolle.", "Five bubbles are floating."),
        fact("puddle", Stands("robot", "on", "mat"), "Il robot sta attento a restare sul tappetino.",
             "The robot takes care to stay on the mat."),
    ),
    criteria=(
        asks("spout", "relation", "L'olio va proprio sul gomito.", "The oil goes right on the elbow."),
        asks("brush", "gesture", "Il braccio con la spazzola è bloccato in aria.",
             "The arm with the brush is stuck in the air."),
        asks("robot", "mood", "Per il robot è la solita storia: occhi mezzi chiusi.",
             "To the robot it is the same old story: eyes half shut."),
        asks("laughs", "mood", "Il cavallo, da fuori, se la ride.", "Outside, the horse is having a good laugh."),
        asks("rust", "number"),
        asks("bubbles", "number"),
        asks("duck", "absurd", "Anche la papera del bagno ha l'elmo.", "Even the bath duck wears a helmet."),
        asks("sword", "thing", "La spada sta nel portaombrelli.", "The sword is in the umbrella stand."),
        asks("horse", "gesture"),
        asks("puddle", "relation"),
    ),
)

STUCK = STANCES["sit"]._replace(near_arm=((-46, -196), (-70, -256)), far_arm=((50, -150), (84, -170)), tilt=-4)
OILING = STANCES["point"]._replace(near_arm=((56, -186), (108, -206)), far_arm=((44, -150), (60, -120)))


def draw(a: Art) -> None:
    room(a, 540, "tiles")
    boards(a, 540)
    _window(a)
    _stand(a)
    with a.at(610, 706, 1.7):
        bathtub_back(a)
        person(a, "knight", -6, -30, 0.92, stance=STUCK, pose="sit", flip=True, grounded=False,
               face=Face(look=(0.6, 0.2)), slots={"hand": _brush})
        bathtub_front(a)
    for i, (x, y, r) in enumerate(((602, 416, 15), (622, 366, 13), (644, 434, 15), (664, 346, 12), (588, 460, 12))):
        with a.part(f"rust#{i + 1}"):
            a.shape([(x - r, y), (x - r * 0.4, y - r * 0.9), (x + r * 0.7, y - r * 0.7), (x + r, y + r * 0.2),
                     (x + r * 0.2, y + r * 0.9), (x - r * 0.7, y + r * 0.6)], w=2.4, spot="s", shift=(1, 1))
    _foam(a)
    with a.part("mat"):
        a.shape("130,716 200,696 340,694 400,712 330,734 190,738", w=4, spot="s", hatch=8)
    robot = person(a, "robot", 262, 712, 1.5, stance=OILING, pose="point",
                   face=Face(at=(560, 400), lid=0.42, mouth="flat"))
    hx, hy = robot["hand"]
    with a.part("oil can"), a.at(hx + 10, hy - 4, 1.1):
        a.line("-24,-20 -50,-6 -26,14", 5, (0.02, 0.02))
        a.black("-28,24! -20,-20! 20,-22! 28,22!", w=3, halo=3, shine=6)
        a.shape("-16,-20! 0,-44! 16,-22!", w=3.4, halo=2)
        a.line([(0, -42), (34, -62), (562 - hx - 10, 372 - hy)], 5, (0.02, 0.3))
    for x, y in ((556, 366), (566, 384)):
        a.shape([(x, y - 10, 1), (x + 6, y + 3), (x, y + 8), (x - 6, y + 3)], w=2.2, fill="k")


def _brush(a: Art) -> None:
    with a.part("brush"), a.at(0, -4, 1.0, turn=-20):
        a.limb([(0, 30, 6), (0, -50, 6)], w=3.2, capped_root=True, halo=2)
        a.shape("-20,-46! 20,-46! 22,-84! -22,-84!", w=3.8, spot="s", halo=2)
        a.lines_of("-20,-86 -24,-100", "-8,-86 -9,-102", "6,-86 7,-102", "18,-86 23,-100", w=3, taper=(0.02, 0.2))


def _window(a: Art) -> None:
    hole = "756,70! 960,64! 963,280! 758,286!"
    a.shape("740,54! 976,48! 979,298! 742,304!", w=4.6, hatch=8)
    a.black(hole, w=3)
    with a.part("window"), a.clip(hole):
        animal(a, "horse", 900, 480, 1.24, pose="stand", upright=True, flip=True, grounded=False,
               face=Face(at=(620, 360), mouth="grin"))
    a.shape("726,296! 992,290! 996,312! 726,318!", w=4.2)


def _stand(a: Art) -> None:
    with a.part("hook"):
        a.shape("70,150! 120,148! 120,166! 70,168!", w=3.4, fill="k")
    with a.part("towel"):
        a.shape("78,164! 116,162! 150,330 140,350! 110,334 84,352! 60,336", w=4.4, hatch={"n": 18, "gap": 7}, halo=1)
        a.line("64,310 146,306", 6, (0.03, 0.03), "s")
    with a.part("sword"):
        a.line("60,600 84,440", 9, (0.02, 0.02))
        a.shape("52,470! 112,480! 110,494! 50,484!", w=3.4, spot="s")
        a.dot(90, 424, 9)
    with a.part("stand"):
        a.shape("20,720! 30,560! 110,558! 118,718!", w=4.6, halo=2, hatch={"n": 20, "gap": 7})
        a.shape("26,562 70,552 114,560 70,572", w=3.6, fill="k")


def _foam(a: Art) -> None:
    for x, y, r in ((440, 512, 24), (490, 504, 30), (700, 506, 28), (760, 514, 22), (820, 506, 26)):
        puff(a, x, y, r, 6, 7)
    with a.at(800, 500, 0.6):
        fowl(a, "duck", 0, 0, 1, pose="sit", flip=True, face=Face(at=(600, 380), lid=0.1), slots={"head": _helmet})
    for i, (x, y, r) in enumerate(((520, 250, 14), (690, 300, 18), (660, 240, 12), (470, 420, 16), (712, 380, 13))):
        with a.part(f"bubble#{i + 1}"):
            a.shape(oval(x, y, r, r), w=2.8)
            a.line([(x - r * 0.4, y), (x, y - r * 0.5)], 2)


def _helmet(a: Art) -> None:
    with a.part("helmet"), a.at(0, 6, 1.3):
        a.shape("-26,14 -26,-12 0,-24 26,-12 26,12 0,6", w=3.6, halo=2, fill="k", shine=5)
        a.shape("0,-22 -6,-44 10,-54 24,-44! 12,-40 8,-24", w=3, spot="s")
