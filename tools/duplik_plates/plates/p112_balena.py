"""Dentro la balena: supper by candlelight, and what it does to the whale."""

from __future__ import annotations

from ludoteca.games.duplik.album.scene import Count, Does, Holds, Looks, Mood, Scene, Stands, Text, asks, fact
from ludoteca.games.duplik.ink import Art, oval
from ludoteca.games.duplik.kinds.anatomy.biped import STANCES
from ludoteca.games.duplik.kinds.anatomy.face import Face
from ludoteca.games.duplik.kinds.people import person
from ludoteca.games.duplik.kinds.sea import fish
from tools.duplik_plates.accents import smoke
from tools.duplik_plates.stages import swell

SCENE = Scene(
    112,
    Text("Dentro la balena", "Inside the whale"),
    Text("Cena a lume di candela. Bruciore di stomaco.", "Supper by candlelight. Heartburn."),
    facts=(
        fact("burns", Does("candle", "burns", "whale", touching=True),
             "La fiamma della candela scotta la pancia della balena.",
             "The flame of the candle is singeing the whale from inside."),
        fact("serves", Does("robot", "serves soup to", "man"), "Dentro la pancia un robot serve la minestra a "
             "un signore.",
             "Inside the belly a robot is serving soup to a gentleman."),
        fact("ladle", Holds("robot", "ladle"), "Il robot tiene il mestolo in alto.",
             "The robot holds the ladle up high."),
        fact("table", Stands("candle", "on", "table"), "La candela è sul tavolo.", "The candle stands on the table."),
        fact("pill", Holds("fish", "pill"), "Fuori un pesce dottore porge una pastiglia alla balena.",
             "Outside, a fish of a doctor offers the whale a pill."),
        fact("eye", Looks("whale", "fish"), "La balena guarda la pastiglia, speranzosa.",
             "The whale looks at the pill, full of hope."),
        fact("smoke", Count("smoke", 4), "Dallo sfiatatoio escono quattro nuvolette di fumo.",
             "Four puffs of smoke come out of the blowhole."),
        fact("tears", Count("tear", 2), "Alla balena scendono due lacrime.", "Two tears roll from the whale's eye."),
        fact("napkin", Holds("man", "napkin", worn=True), "Il signore ha il tovagliolo al collo.",
             "The gentleman has his napkin tucked in."),
        fact("ribs", Count("rib", 4), "Dietro si contano quattro costole.", "Four ribs can be counted behind."),
        fact("bag", Stands("fish", "over", "bag"), "Il pesce dottore ha la valigetta.",
             "The fish doctor has his bag with him."),
        fact("hung", Stands("hat", "on", "rib#4"), "Un cappello è appeso a una costola.",
             "A hat hangs from one of the ribs."),
        fact("glad", Mood("man", "awake"), "Il signore ha gli occhi ben aperti sul piatto.",
             "The gentleman's eyes are wide open on his plate."),
        fact("sea", Stands("stars", "over", "whale"), "In cielo ci sono le stelle: è notte.",
             "There are stars in the sky: it is night."),
        fact("plate", Looks("man", "table"), "Il signore guarda il piatto.", "The gentleman is looking at his plate."),
    ),
    criteria=(
        asks("burns", "relation", "La fiamma arriva al soffitto della pancia.",
             "The flame reaches the ceiling of the belly."),
        asks("ladle", "gesture", "Il mestolo sta più in alto della testa di chi mangia.",
             "The ladle is up above the diner's head."),
        asks("tears", "mood", "La balena piange: due lacrime, non una.", "The whale is crying: two tears, not one."),
        asks("eye", "relation", "La balena guarda il dottore, non la sua pancia.",
             "The whale looks at the doctor, not at her belly."),
        asks("pill", "absurd", "Il dottore è un pesce, e porge una pastiglia.",
             "The doctor is a fish, and he is holding out a pill."),
        asks("smoke", "number"),
        asks("ribs", "number"),
        asks("hung", "thing", "Una costola fa da attaccapanni: c'è appeso un cappello.",
             "One rib serves as a coat peg: a hat hangs from it."),
        asks("napkin", "thing"),
        asks("bag", "thing"),
    ),
)

WHALE = ("60,420 70,316 130,232 240,186 380,168 540,186 690,236 800,300 862,296 884,250 872,196 900,168! "
         "940,214 962,224! "
         "984,196 1016,190! 1000,282 944,338 890,380 806,486 690,582 548,642 390,662 230,646 120,590 68,510")
SERVING = STANCES["stand"]._replace(near_arm=((44, -196), (72, -246)), far_arm=((48, -150), (70, -168)), head=(2, -250))
RIM = "236,372 268,286 352,238 476,232 604,266 704,340 742,424 706,520 616,584 494,610 362,606 268,574 230,490"
ROOM = "254,378 284,304 360,258 474,252 594,284 684,350 718,424 686,506 606,564 490,590 366,586 282,558 248,484"


def draw(a: Art) -> None:
    _night(a)
    with a.at(84, 0):
        _whale(a)
    _doctor(a)


def _whale(a: Art) -> None:
    with a.part("whale"):
        a.shape(WHALE, fill="k", w=6, shine=16)
        a.lines_of("640,262 720,312 790,352", "700,330 770,362 836,366", w=2.6, ink="p")
        for i in range(6):
            x = 96 + i * 20
            a.line([(x, 512 + i * 14), (x + 40, 556 + i * 13), (x + 110, 596 + i * 8),
                    (x + 190 + i * 24, 622 + i * 3)], 3,
                   (0.2, 0.5), "p")
        a.line("64,470 110,486 160,516 196,560", 5, (0.05, 0.3), "p")
        with a.part(".face"):
            a.eye(150, 372, 27, look=(-0.62, 0.72), lid=0.12, w=2, skin="k", ink="p")
            a.line("112,344 140,318 188,322", 6, (0.1, 0.3), "p")
    for i, (x, y) in enumerate(((136, 424), (160, 452))):
        with a.part(f"tear#{i + 1}"):
            a.shape([(x, y - 15, 1), (x + 9, y + 3), (x, y + 13), (x - 9, y + 3)], w=1.6)
    a.shape(RIM, fill="t", w=4, ink="p")
    with a.part("whale"):
        a.shape(ROOM, w=5, light=-0.4)
    with a.clip(ROOM):
        _supper(a)
    a.outline(ROOM, 5, light=-0.4)


def _night(a: Art) -> None:
    for i, (x, y, r) in enumerate(((460, 136, 24), (512, 96, 30), (584, 66, 40), (668, 72, 32))):
        with a.part(f"smoke#{i + 1}"):
            smoke(a, (x, y, r))
    with a.part("stars"):
        for x, y, r in ((80, 70, 15), (210, 110, 11), (330, 56, 13), (800, 90, 15), (910, 60, 11), (730, 150, 9)):
            with a.at(x, y):
                a.shape([(0, -r, 1), (r * 0.3, -r * 0.3, 1), (r, 0, 1), (r * 0.3, r * 0.3, 1), (0, r, 1),
                         (-r * 0.3, r * 0.3, 1),
                         (-r, 0, 1), (-r * 0.3, -r * 0.3, 1)], fill="k", w=1)
    swell(a, -10, 120, 236, 4.2)
    swell(a, 0, 80, 262, 2.4)
    swell(a, 716, 870, 232, 4.2)
    swell(a, 946, 1010, 250, 4)
    swell(a, 770, 850, 258, 2.2)
    a.line("-10,716 160,706 400,722 640,708 860,722 1010,710", 3.4, (0.02, 0.02))
    for x, h in ((900, 70), (926, 100), (952, 64), (36, 56)):
        a.line([(x, 716), (x - 8, 716 - h * 0.35), (x + 8, 716 - h * 0.7), (x - 2, 716 - h)], 4, (0.05, 0.7))
    for q in ("860,470 884,464 908,471", "930,560 956,554 980,561", "700,650 726,645 750,651",
              "820,600 846,595 868,601"):
        a.line(q, 2.2)


def _supper(a: Art) -> None:
    for i, (x, bend) in enumerate(((300, -26), (454, -2), (536, 6), (660, 26))):
        with a.part(f"rib#{i + 1}"):
            a.limb([(x + bend * 0.2, 240, 6), (x + bend, 400, 6), (x + bend * 0.6, 560, 6)], w=2.6, cap=False)
    a.shape("200,540! 740,528! 760,640! 190,640!", w=4)
    for q in ("280,538 250,600", "380,535 366,600", "480,534 482,600", "580,532 604,600", "660,530 690,590"):
        a.line(q, 2.2)
    with a.part("hat"), a.at(690, 372, 0.7, turn=8):
        a.black("-40,8 0,14 40,6 38,-2 0,4 -38,0")
        a.black("-24,4 -22,-30 0,-38 22,-32 24,2", shine=6)
        a.shape("-24,2 0,8 24,0 24,-8 0,-2 -24,-8", spot="s", w=2)
    a.shape("636,520! 640,400 652,386 668,400 666,524!", w=4, spot="s", hatch=8)
    person(a, "man", 612, 572, 0.78, pose="sit", flip=True, face=Face(at=(548, 476), mouth="smile"), grounded=False,
           slots={"neck": _napkin})
    a.lines_of("652,522 664,580", "592,512 584,572", w=5, taper=(0.03, 0.03))
    person(a, "robot", 350, 572, 0.82, stance=SERVING, pose="hail", face=Face(look=(0.8, 0.2)), grounded=False,
           slots={"hand": _ladle})
    with a.part("table"):
        a.lines_of("440,500 432,580", "572,500 584,578", w=6, taper=(0.03, 0.03))
        cloth = "410,490! 600,484! 612,538! 572,548 528,534 470,550 400,540!"
        a.shape(cloth, w=4.2, halo=2)
        with a.clip(cloth):
            for row in range(4):
                for k in range(7):
                    x, y = 404 + k * 32 + row % 2 * 16, 490 + row * 14
                    a.flat([(x, y, 1), (x + 16, y - 1, 1), (x + 17, y + 14, 1), (x + 1, y + 14, 1)], "s")
        a.outline(cloth, 4.2)
        a.shape("398,484! 604,478! 608,490! 400,496!", w=3.8)
        a.shape(oval(556, 477, 30, 8), w=3)
        a.lines_of("544,466 540,454 546,444", "562,464 558,450 566,440", w=2.2)
    with a.part("candle"):
        a.shape("482,484! 480,330 512,328 514,484!", w=4, halo=2, hatch=10)
        a.lines_of("486,340 484,372", "508,336 509,352", w=3)
        a.shape("497,326 474,302 480,272 498,230! 516,270 522,304", w=3.4, spot="s", halo=2)
        a.shape("498,322 490,306 498,284! 506,306", w=2)


def _napkin(a: Art) -> None:
    with a.part("napkin"):
        a.shape("-24,-6 0,4 24,-12 30,16 4,50! -26,22", w=3.2, halo=1.5)


def _ladle(a: Art) -> None:
    with a.part("ladle"), a.at(0, 0, 1.2, turn=-14):
        a.line("-10,26 10,-84", 5, (0.02, 0.02))
        a.shape("-4,-92! 50,-86! 40,-60 12,-62", w=3.4, halo=1.5)
        a.lines_of("34,-54 34,-42", "44,-52 45,-44", w=3)


def _doctor(a: Art) -> None:
    fish(a, 66, 600, 0.86, face=Face(at=(234, 400), mouth=""), turn=-16)
    with a.part("pill"):
        a.limb([(130, 588, 14), (158, 566, 14)], w=3.6, capped_root=True, spot="s", halo=2)
        a.flat("144,565! 162,550 174,562 160,580!", "p")
        a.limb([(130, 588, 14), (158, 566, 14)], w=3.6, fill="", capped_root=True)
    with a.part("bag"), a.at(70, 712, 0.86):
        a.line("-14,-52 -12,-68 14,-68 16,-52", 4, (0.05, 0.05))
        a.black("-44,-52! 44,-54! 48,2! -48,4!", shine=8)
        a.shape(oval(0, -26, 17, 17), w=2)
        a.flat("-4,-38! 4,-38! 4,-30! 12,-30! 12,-22! 4,-22! 4,-14! -4,-14! -4,-22! -12,-22! -12,-30! -4,-30!", "s")
