"""Chi ha acceso la luna?: a girl pulls the cord; the moon is dazzled, and a burglar is caught in the light."""

from __future__ import annotations

from ludoteca.games.duplik.album.scene import Count, Does, Holds, Looks, Mood, Scene, Shows, Stands, Text, asks, fact
from ludoteca.games.duplik.ink import Art, oval
from ludoteca.games.duplik.kinds.anatomy.biped import STANCES
from ludoteca.games.duplik.kinds.anatomy.face import Face, eyes, mouth
from ludoteca.games.duplik.kinds.animals import animal
from ludoteca.games.duplik.kinds.birds import owl
from ludoteca.games.duplik.kinds.people import person

SCENE = Scene(
    66,
    Text("Chi ha acceso la luna?", "Who switched the moon on?"),
    Text("C'era chi preferiva di no.", "Some would rather you hadn't."),
    facts=(
        fact("pulls", Does("girl", "pulls", "cord", touching=True), "Una bambina tira una cordicella.",
             "A girl is pulling a cord."),
        fact("hangs", Stands("cord", "touching", "moon"), "La cordicella pende dalla luna.",
             "The cord hangs from the moon."),
        fact("shade", Holds("moon", "shade", worn=True), "La luna porta un paralume.", "The moon wears a lampshade."),
        fact("cross", Mood("moon", "angry"), "La luna è seccata: l'hanno svegliata.",
             "The moon is cross: it has been woken up."),
        fact("thief", Stands("thief", "on", "roof"), "Nel fascio di luce c'è un topo ladro sul tetto.",
             "In the beam, on the roof, there is a mouse burglar."),
        fact("frozen", Shows("thief", "hands up"), "Il ladro alza le mani.", "The burglar puts his hands up."),
        fact("mask", Holds("thief", "mask", worn=True), "Il ladro ha la mascherina.", "The burglar wears a mask."),
        fact("sack", Stands("sack", "touching", "roof"), "Il sacco del bottino è posato sulle tegole.",
             "His sack of loot lies on the tiles."),
        fact("cheese", Count("wedge", 3), "Dal sacco spuntano tre pezzi di formaggio.",
             "Three pieces of cheese stick out of the sack."),
        fact("owl", Mood("owl", "asleep"), "Un gufo continua a dormire.",
             "An owl sleeps through it all."),
        fact("tip", Shows("girl", "on tiptoe"), "La bambina è in punta di piedi sul davanzale.",
             "The girl is on tiptoe on the window sill."),
        fact("sill", Stands("girl", "on", "sill"), "La bambina sta sul davanzale.",
             "The girl stands on the window sill."),
        fact("look", Looks("girl", "moon"), "La bambina guarda la luna.", "The girl is looking at the moon."),
        fact("stars", Count("star", 4), "In cielo ci sono quattro stelle.", "There are four stars in the sky."),
        fact("chimney", Stands("owl", "on", "chimney"), "Il gufo è appollaiato sul comignolo.",
             "The owl is perched on the chimney."),
    ),
    criteria=(
        asks("pulls", "gesture", "La bambina ha la cordicella in mano.", "The girl has the cord in her hand."),
        asks("cross", "mood", "La luna è seccata.", "The moon is annoyed."),
        asks("frozen", "gesture", "Il ladro si arrende: zampe in alto.", "The burglar gives up: paws in the air."),
        asks("shade", "absurd", "La luna ha il paralume.", "The moon has a lampshade."),
        asks("thief", "relation", "Il ladro sta proprio nella luce.", "The burglar stands right in the light."),
        asks("owl", "mood", "Qualcuno dorme lo stesso: il gufo.", "Somebody sleeps on regardless: the owl."),
        asks("cheese", "number", "Nel sacco ci sono tre pezzi di formaggio.",
             "There are three pieces of cheese in the sack."),
        asks("stars", "number"),
        asks("mask", "thing"),
        asks("sill", "relation"),
    ),
)

REACHING = STANCES["hail"]._replace(near_arm=((44, -196), (94, -232)), far_arm=((-26, -160), (-46, -130)), tilt=-16,
                                    near_leg=((-10, -60), (-14, -14)), far_leg=((16, -60), (20, -14)), toe=(34, 34))
HANDS_UP = STANCES["cheer"]._replace(near_arm=((-50, -180), (-56, -250)), far_arm=((56, -178), (70, -246)), tilt=4)


def draw(a: Art) -> None:
    # the night, as far as the light does not reach
    a.black("-20,-20! 440,-20! 400,60 372,130! 300,150 180,120 80,160 -20,140!", w=3)
    a.black("1020,-20! 690,-20! 720,70 744,128! 840,150 930,120 1020,150!", w=3)
    for i, (x, y, r) in enumerate(((60, 60, 20), (210, 60, 24), (870, 70, 24), (960, 50, 17))):
        with a.part(f"star#{i + 1}"), a.at(x, y, r / 24, turn=i * 13):
            a.shape("0,-24! 7,-8! 24,-7! 11,5! 15,22! 0,12! -15,22! -11,5! -24,-7! -7,-8!", w=2.4)
    a.lines_of("470,250 380,470", "690,252 880,440", w=2.2, taper=(0.2, 0.5))
    _roof(a)
    _thief(a)
    _moon(a)
    _girl(a)


def _moon(a: Art) -> None:
    with a.part("moon"):
        a.shape(oval(570, 214, 112, 108), w=5, spot="t", shift=(0, 0), hatch=14)
        eyes(a, Face(at=(370, 420), brow=1, lid=0.3), (606, 214, 22), (538, 214, 24), w=3.6)
        mouth(a, "sad", 568, 274, 50, 5)
        a.shape(oval(630, 262, 12, 9, n=8), w=2.4)
        a.shape(oval(510, 260, 9, 7, n=8), w=2.4)
    with a.part("shade"):
        a.shape("410,180! 484,30! 660,26! 734,172! 650,190 570,196 490,192", w=5.2, halo=3, hatch=16)
        a.shape("470,185! 520,32! 552,31! 538,192!", w=3, spot="s")
        a.shape("610,191! 598,29! 632,28! 676,183!", w=3, spot="s")
        a.lines_of("470,184 520,36", "540,190 556,34", "610,190 598,32", "676,182 632,34", w=2.6)
        a.line("570,30 572,-20", 6, (0.02, 0.02))
    with a.part("cord"):
        a.line("436,188 424,236 408,282 402,322", 4, (0.02, 0.02))
        a.shape("391,318! 412,320! 414,354! 386,352!", w=3.6, spot="s", halo=2)
    with a.part("moon"):
        a.line("500,222 470,200 438,190", 4, (0.05, 0.05))


def _roof(a: Art) -> None:
    with a.part("roof"):
        a.shape("520,770! 640,560! 1020,540! 1020,770!", w=5, hatch=12)
        for row, y in enumerate((590, 632, 674, 716)):
            for k in range(9):
                x = 640 + k * 56 + (row % 2) * 28 - row * 24
                if x > 560 + (700 - y) * 0.4:
                    a.line([(x, y), (x + 16, y + 22), (x + 40, y + 22), (x + 54, y)], 2.6, (0.05, 0.05))
    with a.part("chimney"):
        a.black("880,590! 882,440! 976,436! 980,586!", w=4, shine=10)
        a.shape("868,446! 870,418! 988,414! 990,442!", w=4.4, halo=2)
        for y in (476, 516, 552):
            a.line([(884, y), (976, y - 3)], 2, (0.03, 0.03), "p")
    owl(a, 926, 420, 0.8, pose="doze", flip=True, face=Face(lid=0.92))
    for x, y, s in ((840, 300, 0.9), (820, 262, 1.2)):
        a.line([(x - 9 * s, y - 10 * s, 1), (x + 9 * s, y - 11 * s, 1), (x - 9 * s, y + 9 * s, 1),
                (x + 10 * s, y + 8 * s, 1)], 3.4, (0.03, 0.03))


def _thief(a: Art) -> None:
    with a.at(20, 30):
        _sack(a)
    animal(a, "mouse", 676, 706, 1.08, stance=HANDS_UP, pose="cheer", upright=True, flip=True, name="thief",
           face=Face(at=(560, 240), brow=-1, mouth="open"), slots={"head": _mask})


def _sack(a: Art) -> None:
    with a.part("sack"):
        a.shape("770,654 752,604 786,570! 776,540 800,550 830,536 860,550 884,538! 874,570! 912,606 896,656 830,670",
                w=5, halo=2, hatch=20)
    for i, (x, y, turn) in enumerate(((788, 540, -30), (830, 520, 4), (872, 540, 36))):
        with a.part(f"wedge#{i + 1}"), a.at(x, y, turn=turn):
            a.shape("-30,16! -26,-30! 30,-8! 28,18!", w=3.8, spot="s", halo=2)
            a.shape(oval(-10, -4, 7, 6, n=8), w=2.4)
            a.shape(oval(12, 6, 5, 4.4, n=8), w=2.2)
    with a.part("sack"):
        a.shape("776,556! 800,566 830,556 860,566 886,554! 872,582! 830,588 788,584!", w=4.4, halo=1)
        a.line("784,584 830,594 876,580", 7, (0.02, 0.02))
        a.lines_of("868,584 892,600 886,620", "868,584 902,582 914,594", w=4, taper=(0.03, 0.2))


def _mask(a: Art) -> None:
    with a.part("mask"):
        a.black("-26,34 -24,16 6,20 36,18 38,34 22,44 8,38 -8,46", w=2.6, halo=1)
        for x in (-6, 22):
            a.shape(oval(x, 31, 10, 9, n=9), w=1.6)
    a.eye(-6, 31, 8, look=(0.5, -0.6), w=2)
    a.eye(22, 31, 8, look=(0.5, -0.6), w=2)


def _girl(a: Art) -> None:
    with a.part("wall"):
        a.shape("-20,770! -20,180! 110,176! 112,560! 320,556! 326,770!", w=5, hatch=18)
        for x, y in ((20, 250), (40, 330), (10, 620), (150, 640), (240, 700), (60, 710)):
            a.lines_of([(x, y), (x + 46, y - 2)], [(x + 46, y - 2), (x + 46, y + 24)], w=2.4)
    a.shape("112,556! 112,240! 150,214 330,206! 322,556!", w=4.6, hatch=14)
    a.black("112,556! 112,400! 190,394! 194,556!", w=3, shine=8)
    a.shape("112,240! 60,268! 62,580! 112,556!", w=4.4, hatch=12)
    with a.part("sill"):
        a.shape("40,556! 400,548! 410,584! 36,594!", w=5, halo=2, hatch=10)
    person(a, "girl", 290, 556, 1.2, stance=REACHING, pose="hail", grounded=False,
           face=Face(at=(560, 220), mouth="grin"))
