"""Sogni d'alta quota: the sheep she was counting have taken the cow's bed in tow; number three is nodding off."""

from __future__ import annotations

from ludoteca.games.duplik.album.scene import Count, Does, Holds, Looks, Mood, Scene, Shows, Stands, Text, asks, fact
from ludoteca.games.duplik.ink import Art, Draw, oval
from ludoteca.games.duplik.kinds.anatomy import animal_heads
from ludoteca.games.duplik.kinds.anatomy.face import ASLEEP, Face
from ludoteca.games.duplik.kinds.anatomy.hats import cap
from ludoteca.games.duplik.kinds.animals import animal
from ludoteca.games.duplik.kinds.birds import owl
from ludoteca.games.duplik.kinds.furniture import bed_back, bed_front
from ludoteca.games.duplik.kinds.nature import cloud, moon, star
from tools.duplik_plates.accents import motion

SCENE = Scene(
    60,
    Text("Sogni d'alta quota", "High-flying dreams"),
    Text("A furia di contarle, le pecore partono.", "Count them long enough and the sheep take off."),
    facts=(
        fact("tow", Does("sheep#1", "tows", "bed"), "Le pecore trainano in cielo un letto con le corde.",
             "Sheep are towing a bed through the sky on ropes."),
        fact("sleeps", Mood("cow", "asleep"), "Nel letto dorme una mucca.", "A cow is asleep in the bed."),
        fact("in", Stands("cow", "in", "bed"), "La mucca è sotto le coperte.", "The cow is under the blankets."),
        fact("sheep", Count("sheep", 3), "Le pecore sono tre.", "There are three sheep."),
        fact("bibs", Count("bib", 3), "Ogni pecora porta un numero: uno, due, tre.",
             "Each sheep wears a number: one, two, three."),
        fact("nods", Mood("sheep#3", "bored"), "La pecora numero tre casca dal sonno.",
             "Sheep number three can hardly keep its eyes open."),
        fact("back", Looks("sheep#2", "bed"), "La pecora numero due si volta a guardare il letto.",
             "Sheep number two looks back at the bed."),
        fact("cap", Holds("cow", "nightcap", worn=True), "La mucca ha il berretto da notte.",
             "The cow wears a nightcap."),
        fact("owl", Stands("owl", "on", "skyscraper"), "Un gufo è in piedi sul tetto di un grattacielo.",
             "An owl stands on the roof of a skyscraper."),
        fact("paddles", Count("paddle", 2), "Il gufo dà il via libera con due palette.",
             "The owl waves them on with two paddles."),
        fact("moon", Mood("moon", "asleep"), "Dorme anche la luna.", "The moon is asleep too."),
        fact("stars", Count("star", 5), "In cielo ci sono cinque stelle.", "There are five stars in the sky."),
        fact("lamp", Stands("lantern", "touching", "bed"), "Ai piedi del letto è appesa una lanterna, come un fanale.",
             "A lantern hangs at the foot of the bed, like a headlamp."),
        fact("slippers", Count("slipper", 2), "Le pantofole cadono nel vuoto.",
             "The slippers are falling through the air."),
        fact("city", Shows("skyscraper", "black"), "In basso la città è nera, con le finestre accese.",
             "Below, the city is black with lit windows."),
    ),
    criteria=(
        asks("tow", "relation", "Le corde vanno dalle pecore al letto: sono loro che tirano.",
             "The ropes run from the sheep to the bed: it is they who pull."),
        asks("nods", "mood", "Una pecora fa fatica a tenere gli occhi aperti.",
             "One sheep struggles to keep its eyes open."),
        asks("back", "gesture", "Una pecora si volta a controllare il letto.",
             "One sheep looks back to check the bed."),
        asks("paddles", "gesture", "Il gufo dirige il traffico con due palette.",
             "The owl directs the traffic with two paddles."),
        asks("bibs", "number", "Le pecore sono numerate: uno, due e tre.", "The sheep are numbered: one, two, three."),
        asks("moon", "mood", "La luna ha gli occhi chiusi.", "The moon has its eyes shut."),
        asks("stars", "number"),
        asks("cap", "thing"),
        asks("lamp", "absurd", "Il letto ha il suo fanale: una lanterna.", "The bed has its headlamp: a lantern."),
        asks("owl", "relation", "Chi dirige il traffico sta in cima a un grattacielo.",
             "Whoever directs the traffic is up on a skyscraper."),
    ),
)

ROPE_END = (560, 400)


def draw(a: Art) -> None:
    for x, y, r in ((70, 70, 20), (330, 70, 24), (480, 190, 20), (940, 420, 24), (620, 520, 21)):
        with a.at(x, y, turn=x % 40):
            star(r)(a)
    with a.at(210, 130, 1.15):
        moon(ASLEEP)(a)
    with a.at(300, 590):
        cloud(210)(a)
    _city(a)
    _bed(a)
    _sheep(a)
    _owl(a)


def _city(a: Art) -> None:
    a.black("-20,770! -20,650! 60,648! 62,690! 150,688! 152,630! 230,628! 232,700! 330,698! 332,664! 420,662! 422,710! "
            "520,706! 522,676! 600,674! 602,770!", w=3)
    with a.part("skyscraper"):
        a.black("660,770! 664,640! 716,636! 720,618! 890,614! 894,636! 960,636! 962,770!", shine=12)
        for i, x in enumerate((690, 736, 782, 828, 874, 916)):
            for k, y in enumerate((660, 706)):
                if (i * 2 + k * 3) % 4:
                    a.shape([(x, y, 1), (x + 24, y - 1, 1), (x + 24, y + 28, 1), (x, y + 29, 1)], w=0,
                            fill="p", spot="s" if (i, k) == (2, 1) else "")
    for x, y in ((20, 680), (180, 650), (190, 690), (360, 684), (380, 720), (540, 700), (90, 720), (280, 726)):
        a.shape([(x, y, 1), (x + 16, y - 1, 1), (x + 16, y + 18, 1), (x, y + 19, 1)], w=0)


def _bed(a: Art) -> None:
    with a.at(330, 470, 1.26, turn=-9):
        bed_back(a)
        with a.part("cow"):
            a.limb([(-90, -70, 30), (-118, -108, 26)], w=4, cap=False)
            with a.part(".face"), a.at(-122, -132, 1.0, turn=-20):
                animal_heads.cow(a, ASLEEP._replace(mouth="smile"))
            with a.part("nightcap"), a.at(-134, -170, 1.0, turn=-22):
                a.shape("-36,12 -34,-14 -10,-34 16,-30 34,-10 38,12 0,4", w=4, spot="s", halo=2, hatch=8)
                a.shape("-24,-24 -70,-34 -104,-6 -110,22! -84,10 -44,0", w=4, spot="s", halo=2)
                a.shape(oval(-110, 30, 14, 13, n=8), w=3.4)
        bed_front("")(a)
        a.flat("-30,-100 20,-116 40,-90 6,-60 -30,-70", "k")
        a.flat("90,-112 140,-108 146,-70 104,-60", "k")
        a.flat("30,-40 70,-50 90,-26 40,-24", "k")
        with a.part("lantern"):
            a.line("206,-118 232,-126 236,-104", 4, (0.02, 0.02))
            a.shape("222,-104! 252,-106! 254,-66! 222,-64!", w=3.6, halo=2)
            a.shape("238,-70 230,-82 238,-98! 246,-82", w=2.6, spot="s")
    for x, y, s in ((112, 216, 1.0), (84, 178, 1.3), (44, 138, 1.6)):
        a.line([(x - 9 * s, y - 10 * s, 1), (x + 9 * s, y - 11 * s, 1), (x - 9 * s, y + 9 * s, 1),
                (x + 10 * s, y + 8 * s, 1)], 3.4, (0.03, 0.03))
    for i, (x, y, turn) in enumerate(((120, 548, 40), (470, 560, -60))):
        with a.part(f"slipper#{i + 1}"), a.at(x, y, 0.9, turn=turn):
            a.shape("-30,6 -26,-8 0,-16 26,-8 36,6 0,12", w=3.6, spot="s", halo=2)
            a.shape("-26,-2 -12,-10 2,-8 0,2", w=2.4, fill="k")
    motion(a, 60, 450, 3, 70, -9)
    motion(a, 80, 350, 2, 60, -9)


def _sheep(a: Art) -> None:
    places = ((890, 186, 0.74, -16, Face(look=(0.7, -0.3), brow=1)),
              (650, 226, 0.7, -8, Face(at=(420, 380), mouth="sad", brow=-1)),
              (790, 396, 0.84, 2, Face(look=(0.3, 0.4), lid=0.55, mouth="open")))
    for x, y, s, _, _ in places:
        a.line([ROPE_END, ((ROPE_END[0] + x) / 2, (ROPE_END[1] + y) / 2 + 6), (x - 20 * s, y - 110 * s)], 3.2,
               (0.02, 0.02))
    for i, (x, y, s, turn, face) in enumerate(places):
        animal(a, "sheep", x, y, s, pose="gallop", turn=turn, face=face, slots={"neck": _bib(i + 1)})


def _bib(number: int) -> Draw:
    digits = {1: "-6,-8 3,-18! 3,18", 2: "-10,-10 0,-19 10,-9 -10,17! 12,17",
              3: "-10,-14 4,-18 6,-5 -3,-1! 9,3 6,17 -10,14"}

    def draw(a: Art) -> None:
        with a.part(a.own_name("bib")), a.at(-70, 34, 1.25):
            a.shape("-26,-28! 26,-30! 28,28! -26,30!", w=3.4, halo=2, spot="s" if number == 3 else "")
            a.line(digits[number], 5.4, (0.03, 0.03))

    return draw


def _owl(a: Art) -> None:
    owl(a, 806, 618, 0.82, pose="hail", face=Face(at=(640, 300), mouth="open"),
        slots={"head": cap, "hand": _paddle, "far_hand": _paddle})


def _paddle(a: Art) -> None:
    with a.part(a.own_name("paddle")):
        a.line("0,6 0,-34", 5, (0.03, 0.03))
        a.shape(oval(0, -54, 22, 22), w=3.6, spot="s", halo=2)
