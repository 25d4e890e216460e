"""L'acqua è finita: the elephant has put the whole bath up its trunk; the mouse sits soaped in a dry tub."""

from __future__ import annotations

from ludoteca.games.duplik.album.scene import Count, Does, Holds, Looks, Mood, Scene, Shows, Stands, Text, asks, fact
from ludoteca.games.duplik.improv.stages import boards, room
from ludoteca.games.duplik.ink import Art, oval
from ludoteca.games.duplik.kinds.anatomy.biped import STANCES
from ludoteca.games.duplik.kinds.anatomy.face import Face, eyes
from ludoteca.games.duplik.kinds.animals import animal
from ludoteca.games.duplik.kinds.furniture import bathtub_back, bathtub_front
from ludoteca.games.duplik.kinds.nature import puff
from ludoteca.games.duplik.kinds.sea import fish

SCENE = Scene(
    67,
    Text("L'acqua è finita", "We are out of water"),
    Text("«Io? Io non ho toccato niente.»", "\"Me? I never touched it.\""),
    facts=(
        fact("scolds", Does("mouse", "scolds", "elephant"), "Un topo insaponato sgrida un elefante.",
             "A mouse covered in soap is scolding an elephant."),
        fact("tub", Stands("mouse", "in", "bathtub"), "Il topo è in piedi nella vasca vuota.",
             "The mouse is standing in the empty bathtub."),
        fact("angry", Mood("mouse", "angry"), "Il topo è furioso.", "The mouse is furious."),
        fact("trunk", Shows("elephant.trunk", "swollen"), "La proboscide dell'elefante è gonfia come un pallone.",
             "The elephant's trunk is swollen like a balloon."),
        fact("away", Shows("elephant", "looking away"), "L'elefante guarda da un'altra parte.",
             "The elephant looks the other way."),
        fact("tip", Stands("fish", "touching", "elephant.trunk"), "Dalla punta della proboscide spunta un pesce.",
             "A fish looks out of the tip of the trunk."),
        fact("brush", Holds("mouse", "brush"), "Il topo brandisce lo spazzolone.",
             "The mouse brandishes a scrubbing brush."),
        fact("foam", Shows("mouse", "foam on its head"), "Il topo ha la schiuma in testa.",
             "The mouse has foam on its head."),
        fact("ducks", Count("toy", 3), "Tre paperelle sono rimaste all'asciutto.",
             "Three rubber ducks are high and dry."),
        fact("tap", Shows("tap", "one last drop"), "Dal rubinetto scende un'ultima goccia.",
             "One last drop falls from the tap."),
        fact("towel", Holds("elephant", "towel", worn=True), "L'elefante ha un asciugamano in testa.",
             "The elephant has a towel on its head."),
        fact("frog", Looks("frog", "elephant.trunk"), "Una rana con l'ombrello guarda la proboscide.",
             "A frog with an umbrella is watching the trunk."),
        fact("umbrella", Holds("frog", "umbrella"), "La rana tiene l'ombrello aperto: non si sa mai.",
             "The frog has its umbrella up, just in case."),
        fact("hands", Shows("elephant", "hands behind its back"), "L'elefante tiene le mani dietro la schiena.",
             "The elephant keeps its hands behind its back."),
    ),
    criteria=(
        asks("away", "gesture", "L'elefante fa finta di niente: guarda altrove.",
             "The elephant acts innocent: it looks the other way."),
        asks("angry", "mood", "Il topo è arrabbiato.", "The mouse is angry."),
        asks("brush", "gesture", "Il topo minaccia con lo spazzolone.", "The mouse is threatening with the brush."),
        asks("trunk", "absurd", "Tutta l'acqua è nella proboscide: è gonfia.",
             "All the water is in the trunk: it bulges."),
        asks("tip", "relation", "Il pesce fa capolino dalla proboscide.", "The fish peeps out of the trunk."),
        asks("umbrella", "thing", "La rana s'è già messa sotto l'ombrello.", "The frog is already under its umbrella."),
        asks("ducks", "number"),
        asks("foam", "thing"),
        asks("towel", "thing"),
        asks("tap", "number", "Dal rubinetto pende una goccia sola.", "A single drop hangs from the tap."),
    ),
)

INNOCENT = STANCES["stand"]._replace(near_arm=((-58, -150), (-74, -100)), far_arm=((-20, -140), (-50, -100)), tilt=-6)
SCOLDING = STANCES["hail"]._replace(near_arm=((-40, -180), (-70, -240)), far_arm=((50, -170), (92, -186)))


def draw(a: Art) -> None:
    room(a, 540, "tiles")
    for i, x in enumerate(range(20, 1000, 104)):
        a.flat([(x, 368, 1), (x + 52, 368, 1), (x + 53, 410, 1), (x + 1, 411, 1)], "k")
        a.flat([(x + 52 - 104 * (i % 2), 456, 1), (x + 104 - 104 * (i % 2), 456, 1), (x + 104 - 104 * (i % 2), 499, 1),
                (x + 52 - 104 * (i % 2), 499, 1)], "k")
    boards(a, 540)
    _tap(a)
    animal(a, "elephant", 640, 700, 1.6, stance=INNOCENT, pose="stand", upright=True,
           face=Face(look=(0.7, -0.7), brow=-0.6), slots={"head": _towel})
    _trunk(a)
    _tub(a)
    _frog(a)


def _towel(a: Art) -> None:
    with a.part("towel"):
        a.shape("-50,16 -46,-18 -10,-40 34,-30 50,6 20,-4 -20,0", w=4, spot="s", halo=2, hatch=8)
        a.shape("-46,0 -66,-34 -40,-60 -8,-50 10,-28 -18,-20", w=4, spot="s", halo=2)


def _trunk(a: Art) -> None:
    with a.part("elephant"), a.part(".trunk"):
        a.limb([(742, 336, 30), (806, 386, 40), (858, 500, 94), (818, 618, 58), (744, 650, 30), (704, 612, 24)], w=5.2,
               halo=3, hatch={"n": 34, "gap": 7})
        a.lines_of("808,420 840,430 874,412", "786,480 812,492", "910,470 934,480", w=2.8)
        a.lines_of("900,560 918,536", "880,596 896,578", w=3)
    fish(a, 694, 580, 0.62, pose="gasp", flip=True, turn=52, face=Face(look=(0.6, -0.3)))
    with a.part("elephant"), a.part(".trunk"):
        a.shape("678,612 692,594 718,596 730,616 718,632 690,630", w=4.4, halo=2)


def _tub(a: Art) -> None:
    with a.at(300, 700, 1.5):
        bathtub_back(a)
        animal(a, "mouse", -28, -40, 0.86, stance=SCOLDING, pose="hail", upright=True, grounded=False,
               face=Face(at=(800, 300), brow=1, lid=0.1, mouth="shout"), slots={"hand": _brush, "head": _foam})
        with a.part("mouse"):
            for x, y, r in ((-44, -150, 14), (4, -136, 15), (-20, -120, 17)):
                puff(a, x, y, r, 6, 5)
        bathtub_front(a)
    for i, (x, y, s, turn, flip) in enumerate(((70, 700, 0.6, -8, False), (300, 706, 0.68, 6, True),
                                               (528, 690, 0.56, 100, False))):
        with a.at(x, y, s, turn=turn, flip=flip):
            _duck(a, i + 1)


def _duck(a: Art, n: int) -> None:
    with a.part(f"toy#{n}"):
        a.shape("-76,8! -60,20 -24,14 10,10 40,16 56,40 40,66 -10,72 -50,60 -70,36", w=4.6, spot="s", halo=2)
        a.shape(oval(40, -8, 34, 32), w=4.4, spot="s", halo=1)
        a.shape("66,-12 92,-10 100,-2 84,8 64,6", w=3.4, halo=1)
        eyes(a, Face(look=(0.5, 0)), (50, -16, 10), w=2.4)


def _brush(a: Art) -> None:
    with a.part("brush"), a.at(0, 0, turn=-16):
        a.limb([(0, 30, 6), (0, -70, 6)], w=3.4, capped_root=True, halo=2)
        a.shape("-16,-70! 16,-72! 18,-120! -16,-118!", w=3.8, halo=2)
        for y in (-76, -86, -96, -106, -114):
            a.line([(17, y), (34, y - 2)], 3, (0.02, 0.1))


def _foam(a: Art) -> None:
    for x, y, r in ((-20, 0, 17), (20, 0, 16), (0, -12, 22), (-4, -34, 13)):
        puff(a, x, y, r, 6, 5)


def _tap(a: Art) -> None:
    with a.part("tap"):
        a.black("20,300! 22,262 60,250 110,250 136,268 138,312! 110,312! 108,286 60,284 52,300!", w=3.4, shine=7)
        a.line("60,250 60,222", 8, (0.03, 0.03))
        a.line("34,220 88,217", 10, (0.05, 0.05))
        a.black("-20,262! 24,262! 24,300! -20,300!", w=3)
        a.shape("124,322! 134,344 124,356 113,344", w=3, spot="s")


def _frog(a: Art) -> None:
    animal(a, "frog", 944, 746, 0.66, pose="hail", upright=True, flip=True,
           face=Face(at=(850, 520), brow=-1, mouth="flat"),
           slots={"hand": _umbrella})


def _umbrella(a: Art) -> None:
    with a.part("umbrella"), a.at(-6, 0, 1.15):
        a.line("0,16 4,-90", 5, (0.02, 0.02))
        a.black("-92,-74 -62,-122 0,-146 64,-126 98,-78! 66,-86 36,-70! 6,-84 -26,-68! -58,-82 -92,-74!", w=4, halo=3,
                shine=9)
        a.line("2,-144 3,-160", 4, (0.02, 0.4))
