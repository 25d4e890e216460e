"""L'orchestra di uno solo: it plays everything, and has now taken the baton from the conductor as well."""

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
from ludoteca.games.duplik.improv.stages import boards
from ludoteca.games.duplik.ink import Art, Draw, oval
from ludoteca.games.duplik.kinds.anatomy.face import Face
from ludoteca.games.duplik.kinds.birds import penguin
from ludoteca.games.duplik.kinds.music import drum, guitar, trumpet
from ludoteca.games.duplik.kinds.sea import fish, octopus
from tools.duplik_plates.accents import bow_tie

SCENE = Scene(
    14,
    Text("L'orchestra di uno solo", "A one-octopus band"),
    Text("Tutti i posti sono presi: da lui.", "All the seats are taken: by him."),
    facts=(
        fact("takes", Does("octopus", "takes", "baton", touching=True),
             "Un polpo musicista ha tolto la bacchetta al direttore.",
             "An octopus musician has taken the baton from the conductor."),
        fact("reaches", Looks("penguin", "baton"), "Il pinguino direttore guarda la bacchetta e allunga le ali.",
             "The penguin who conducts looks at the baton and stretches his wings."),
        fact("podium", Stands("penguin", "on", "podium"), "Il pinguino sta su un podio.",
             "The penguin stands on a podium."),
        fact("drum", Stands("drum", "left", "octopus"), "Il tamburo è a sinistra.", "The drum is on the left."),
        fact("sticks", Count("stick", 2), "Il polpo ha due bacchette da tamburo.", "The octopus has two drumsticks."),
        fact("guitar", Holds("octopus", "guitar"), "Il polpo suona anche la chitarra.",
             "The octopus is playing the guitar too."),
        fact("trumpet", Holds("octopus", "trumpet"), "Con un braccio regge la tromba.",
             "One arm is holding up a trumpet."),
        fact("page", Holds("octopus", "page"), "Un braccio volta la pagina dello spartito.",
             "One arm is turning the page of the score."),
        fact("angry", Mood("penguin", "angry"), "Il pinguino è furioso.", "The penguin is furious."),
        fact("calm", Mood("octopus", "bored"), "Il polpo suona a occhi mezzi chiusi.",
             "The octopus plays with its eyes half shut."),
        fact("fish", Count("fish", 3), "In prima fila ci sono tre pesci, ognuno nella sua boccia.",
             "In the front row there are three fish, each in its own bowl."),
        fact("asleep", Mood("fish#2", "asleep"), "Il pesce di mezzo dorme.", "The fish in the middle is asleep."),
        fact("notes", Count("note", 4), "Nell'aria ci sono quattro note.", "There are four notes in the air."),
        fact("bow", Holds("penguin", "bow tie", worn=True), "Il pinguino porta il papillon.",
             "The penguin wears a bow tie."),
    ),
    criteria=(
        asks("reaches", "gesture", "Il pinguino tende le ali, ma alla bacchetta non ci arriva.",
             "The penguin reaches up, but cannot get at the baton."),
        asks("takes", "relation", "La bacchetta del direttore ce l'ha il polpo.",
             "It is the octopus that has the conductor's baton."),
        asks("angry", "mood", "Il pinguino non la prende bene.", "The penguin is not taking it well."),
        asks("asleep", "mood", "Tra il pubblico c'è chi dorme: il pesce di mezzo.",
             "Somebody in the audience is asleep: the fish in the middle."),
        asks("sticks", "number"),
        asks("page", "gesture", "Il polpo si volta la pagina da sé.", "The octopus turns its own page."),
        asks("notes", "number"),
        asks("fish", "number"),
        asks("trumpet", "thing"),
        asks("drum", "relation"),
    ),
)

ARMS = {
    1: ((-70, -70, 13), (-104, -90, 11), (-110, -130, 9), (-126, -146, 6)),
    2: ((-60, -50, 13), (-92, -54, 11), (-110, -70, 9), (-142, -92, 6)),
    5: ((40, -50, 13), (70, -46, 11), (84, -64, 9), (64, -70, 6)),
    6: ((64, -44, 13), (92, -40, 11), (112, -56, 9), (122, -62, 6)),
    7: ((-74, -90, 12), (-106, -150, 10), (-96, -206, 9), (-104, -226, 6)),
    8: ((76, -70, 13), (110, -120, 11), (112, -180, 9), (134, -214, 6)),
}


def draw(a: Art) -> None:
    _stage(a)
    with a.at(176, 636, 1.05):
        drum("")(a)
    octopus(a, 436, 606, 1.86, reach=ARMS, face=Face(at=(700, 250), lid=0.42, mouth="smirk"),
            slots={"hand#1": _stick(60), "hand#2": _stick(34), "hand#7": _trumpet,
                   "hand#8": _baton})
    _guitar(a)
    _stand(a)
    _conductor(a)
    for i, (x, y, s) in enumerate(((130, 190, 0.9), (390, 150, 0.8), (500, 130, 1.0), (590, 190, 0.9))):
        with a.part(f"note#{i + 1}"), a.at(x, y, s, turn=i * 9 - 12):
            a.black(oval(0, 0, 15, 11, turn=-20, n=9), w=2)
            a.line("13,-4 14,-52", 4.4, (0.02, 0.02))
            a.line("14,-52 34,-40 32,-22", 5, (0.02, 0.5))
    _audience(a)


def _stage(a: Art) -> None:
    a.line("-10,560 500,552 1010,560", 3.4, (0.02, 0.02))
    boards(a, 560)
    for flip in (False, True):
        with a.at(1000 if flip else 0, 0, flip=flip):
            a.black("-20,-20! 96,-20! 84,110 56,240 22,316! 36,400 48,540 40,600! -20,612!", w=4)
            a.lines_of("26,20 28,180 12,330", "60,20 54,130 34,250", "20,390 26,480 20,580", w=2.6, ink="p")
            a.shape("4,312 36,300 44,324 8,336", w=3.4, spot="s")
    a.black("-20,-30! 1020,-30! 1020,14! 910,38 800,16! 690,40 580,16! 500,38 420,16! 300,40 190,14! 90,38 -20,14!",
            w=4)


def _stick(turn: float) -> Draw:
    def draw_(a: Art) -> None:
        with a.part(a.own_name("stick")), a.at(0, 0, turn=turn):
            a.limb([(14, -14, 3.6), (-34, 40, 3.6)], w=2.6, capped_root=True, halo=2)
            a.dot(-36, 43, 6)

    return draw_


def _trumpet(a: Art) -> None:
    with a.at(6, -4, 0.86, turn=-38):
        trumpet(a)


def _baton(a: Art) -> None:
    with a.part("baton"):
        a.limb([(-16, 20, 3.6), (20, -52, 2.4)], w=2.6, capped_root=True, halo=2)
        a.shape(oval(-17, 22, 8, 8, n=8), w=2.6, spot="s", shift=(1, 1))


def _guitar(a: Art) -> None:
    with a.at(330, 650, 1.1, turn=58):
        guitar(a)
    with a.part("octopus"):
        a.limb([(330, 520, 22), (330, 570, 18), (372, 596, 15), (400, 610, 10)], w=4.4, hatch=8, halo=3)


def _stand(a: Art) -> None:
    with a.part("stand"):
        a.line("690,690 692,560", 6, (0.02, 0.02))
        a.lines_of("690,676 664,700", "690,676 716,700", w=5, taper=(0.02, 0.1))
    with a.part("page"):
        a.shape("634,520! 690,528! 748,512! 750,566! 692,580! 636,572!", w=4, halo=2)
        a.shape("690,528! 672,500 676,486! 650,500 640,540! 660,556 690,576!", w=3.4, halo=2)
        a.line("690,528 692,578", 3)
        for y in (536, 548, 560):
            a.line([(702, y), (740, y - 8)], 2)
    with a.part("octopus"):
        a.limb([(626, 560, 12), (646, 540, 10), (662, 516, 8)], w=3.8, halo=2)


def _conductor(a: Art) -> None:
    with a.part("podium"):
        a.shape("766,690! 770,640! 906,636! 912,686!", w=4.6, spot="s", hatch=16)
    penguin(a, 826, 642, 1.3, pose="hail", flip=True, face=Face(at=(700, 210), brow=1, mouth="shout"),
            slots={"neck": _bow})


def _bow(a: Art) -> None:
    with a.at(4, 2, 1.1):
        bow_tie(a)


def _audience(a: Art) -> None:
    for i, (x, y, s) in enumerate(((240, 742, 0.7), (500, 738, 0.86), (742, 746, 0.66))):
        look = (Face(at=(430, 420)), Face(lid=0.92), Face(at=(836, 420), mouth="open"))[i]
        with a.at(x, y, s):
            with a.part(f"bowl#{i + 1}"):
                a.shape("-54,30 -92,-30 -80,-96 -46,-124! 48,-126! 82,-96 94,-32 58,30", w=4.6, halo=3)
            fish(a, 2, -42, 0.78, flip=i == 2, face=look, name=f"fish#{i + 1}", dots=(0, 4, 0)[i], turn=(-8, 14, -4)[i])
            a.line("-70,-82 0,-90 72,-84", 2.4, (0.1, 0.1))
