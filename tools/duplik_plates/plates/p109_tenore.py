"""La balena tenore: one high note, and the conductor flies like a flag."""

from __future__ import annotations

from ludoteca.games.duplik.album.scene import Count, Does, Holds, Looks, Mood, Scene, Shows, Stands, Text, asks, fact
from ludoteca.games.duplik.improv.stages import boards
from ludoteca.games.duplik.ink import Art
from ludoteca.games.duplik.kinds.anatomy.face import Face, eyes
from ludoteca.games.duplik.kinds.anatomy.hats import top_hat
from ludoteca.games.duplik.kinds.animals import animal
from ludoteca.games.duplik.kinds.sea import whale
from ludoteca.games.duplik.kinds.small_animals import snail
from ludoteca.games.duplik.kinds.things import umbrella
from tools.duplik_plates.accents import bow_tie

SCENE = Scene(
    109,
    Text("La balena tenore", "The tenor whale"),
    Text("E non ha ancora preso fiato.", "And it has not even drawn breath."),
    facts=(
        fact("blows", Does("whale", "blows", "penguin"), "Una balena canta così forte che il direttore vola via.",
             "A whale sings so loud that the conductor is blown away."),
        fact("clings", Holds("penguin", "stand"), "Il pinguino direttore si aggrappa al leggio.",
             "The penguin conductor clings to the music stand."),
        fact("flat", Shows("penguin", "level in the air"), "Il pinguino è steso in aria, come una bandiera.",
             "The penguin flies level, like a flag."),
        fact("scared", Mood("penguin", "scared"), "Il pinguino è spaventato.", "The penguin is frightened."),
        fact("tie", Holds("whale", "bow tie", worn=True), "La balena ha il papillon.", "The whale wears a bow tie."),
        fact("calm", Mood("whale", "asleep"), "La balena canta a occhi chiusi.", "The whale sings with its eyes shut."),
        fact("hat", Shows("top hat", "flying"), "Il cilindro del direttore è volato via.",
             "The conductor's top hat has blown off."),
        fact("sheets", Count("sheet", 4), "Volano via quattro fogli di musica.",
             "Four sheets of music are blown away."),
        fact("mouse", Holds("mouse", "umbrella"), "Nella buca un topo si ripara con l'ombrello.",
             "In the prompter's box a mouse hides behind an umbrella."),
        fact("snail", Mood("snail", "awake"), "Nel palco una lumaca tiene gli occhi spalancati.",
             "In the box a snail stares wide-eyed."),
        fact("box", Stands("snail", "in", "box"), "La lumaca è in un palco.", "The snail has a box to itself."),
        fact("looks", Looks("snail", "penguin"), "La lumaca segue il pinguino con gli occhi.",
             "The snail follows the penguin with its eyes."),
        fact("right", Stands("penguin", "right", "whale"), "Il pinguino è a destra della balena.",
             "The penguin is to the right of the whale."),
        fact("lights", Count("footlight", 5), "In ribalta ci sono cinque lumi.", "There are five footlights."),
    ),
    criteria=(
        asks("clings", "gesture", "Il direttore si tiene stretto al leggio.",
             "The conductor is holding on to the stand."),
        asks("flat", "absurd", "Il direttore non tocca più terra.", "The conductor's feet are off the ground."),
        asks("calm", "mood", "La balena se la gode a occhi chiusi.", "The whale enjoys itself, eyes shut."),
        asks("scared", "mood", "Il direttore se la vede brutta.", "The conductor fears the worst."),
        asks("looks", "relation", "Dal palco si segue il volo del direttore.",
             "From the box somebody follows the conductor's flight."),
        asks("mouse", "gesture", "Il suggeritore si è portato l'ombrello.", "The prompter has brought an umbrella."),
        asks("sheets", "number"),
        asks("lights", "number"),
        asks("tie", "thing"),
        asks("hat", "thing", "Il cilindro è già volato via.", "The top hat has blown off already."),
    ),
)


def draw(a: Art) -> None:
    a.shape("-20,-20! 210,-20! 190,120 130,260 60,340! 90,440 110,590! -20,600!", w=4.6, hatch={"n": 40, "gap": 9})
    a.lines_of("60,0 56,180 20,320", "130,0 118,120 60,280", "50,380 66,480 56,580", w=3)
    a.shape("-20,-30! 1020,-30! 1020,34! 880,60! 720,36! 560,62! 400,36! 220,62! -20,36!", w=4.4, spot="",
            hatch={"n": 16, "gap": 9})
    a.line("-10,584 500,576 1010,584", 3.6, (0.02, 0.02))
    boards(a, 570)
    _box(a)
    whale(a, 300, 440, 1.44, pose="sing", turn=-10, face=Face(lid=0.92))
    a.shadow(290, 604, 260, 14)
    with a.at(508, 550, 1.9, turn=-12):
        bow_tie(a)
    for path in ("640,360 720,330 800,336", "650,420 740,412 830,430", "640,480 720,496 800,530",
                 "640,300 700,262 760,246"):
        a.line(path, 4, (0.3, 0.4))
    _conductor(a)
    _front(a)


def _box(a: Art) -> None:
    with a.part("box"):
        a.shape("760,250! 762,110 800,80 960,76 1020,100! 1020,250!", w=4.8, hatch={"n": 24, "gap": 8})
    snail(a, 900, 236, 0.9, pose="rear", flip=True, face=Face(at=(800, 420), brow=-0.6, mouth="open"))
    with a.part("box"):
        a.shape("736,216! 1020,208! 1020,300! 760,300 744,262", w=5, halo=2, hatch={"n": 20, "gap": 8})
        a.shape("730,206! 1020,198! 1020,222! 730,230!", w=4.4, spot="s", halo=1)


def _conductor(a: Art) -> None:
    with a.part("stand"):
        a.line("716,690 716,520", 9, (0.02, 0.02))
        a.lines_of("716,670 670,704", "716,670 764,704", w=8, taper=(0.02, 0.1))
        a.shape("668,512! 758,486! 768,528! 680,552!", w=4.8, halo=2, hatch=8)
    # blown level: head to the whale, belly down, feet out behind
    with a.part("penguin"):
        for y, turn in ((470, -14), (520, 12)):
            with a.at(958, y, 1.5, turn=turn):
                a.shape("-24,-9 0,-13 20,-22 26,-8! 34,-2 26,4! 24,18 4,11 -22,9", w=3.4, spot="s", halo=2)
        a.black("800,438 850,420 910,430 952,462 962,496 948,524 900,548 840,552 796,540 778,488", w=4, shine=9, halo=2)
        a.shape("792,540 800,506 850,496 910,506 940,524 902,546 842,552", w=2.6, hatch=10)
        a.limb([(812, 452, 17), (770, 436, 17), (738, 478, 11)], w=4, fill="k", halo=4, root=16, shine=5)
        with a.part(".face"):
            a.black("722,470 716,420 742,378 790,370 828,398 836,448 812,492 762,500", w=3.4, halo=4, shine=8)
            a.shape("726,470 718,430 738,396 770,392 784,420 780,466 754,488", w=2)
            eyes(a, Face(look=(-0.7, 0.4), brow=-1), (774, 424, 16), (742, 426, 15), w=3)
            a.shape("730,452! 690,440! 706,462! 688,484! 732,474!", w=3.6, spot="s", halo=2)
        a.limb([(826, 536, 17), (782, 570, 18), (722, 556, 11)], w=4, fill="k", halo=4, root=16, shine=5)
    with a.at(900, 370, 1.0, turn=40):
        top_hat(a)
    for i, (x, y, t) in enumerate(((700, 150, -20), (620, 210, 14), (690, 300, 30), (880, 650, -24))):
        with a.part(f"sheet#{i + 1}"), a.at(x, y, 0.9, turn=t):
            a.shape("-28,-36! 26,-40! 34,30! -22,38!", w=3.8, halo=3)
            a.lines_of("-18,-20 20,-24", "-16,-8 22,-12", "-14,6 24,2", "-12,18 26,14", w=2.4)
            a.dot(0, -14, 4)
            a.dot(10, 8, 4)


def _front(a: Art) -> None:
    for i, x in enumerate((60, 176, 292, 620, 960)):
        with a.part(f"footlight#{i + 1}"):
            a.shape([(x - 34, 752, 1), (x - 24, 722), (x, 712), (x + 24, 722), (x + 34, 752, 1)], w=4, halo=2, hatch=8,
                    spot="s" if i in (1, 3) else "")
    animal(a, "mouse", 470, 790, 0.62, pose="point", upright=True, grounded=False, flip=True, face=Face(at=(480, 500),
                                                                                                        brow=-1,
                                                                                                        mouth="open"))
    a.shape("380,770! 390,716 430,696 520,696 556,716 566,770!", w=5, halo=2, hatch={"n": 24, "gap": 8})
    with a.part("umbrella"), a.at(400, 690, 0.7, turn=-24):
        umbrella("s", 5)(a)
