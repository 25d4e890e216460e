"""Il negozio di cravatte: for a customer who is all neck, one tie is never enough."""

from __future__ import annotations

import math

from ludoteca.games.duplik.album.scene import Count, Does, Holds, Looks, Mood, Scene, Shows, Stands, Text, asks, fact
from ludoteca.games.duplik.improv.stages import boards, room
from ludoteca.games.duplik.ink import Art
from ludoteca.games.duplik.ink.curves import Knot, smooth
from ludoteca.games.duplik.kinds.anatomy.face import Face, eyes, mouth
from ludoteca.games.duplik.kinds.animals import animal
from ludoteca.games.duplik.kinds.birds import penguin
from tools.duplik_plates.accents import bow_tie

SCENE = Scene(
    27,
    Text("Il negozio di cravatte", "The tie shop"),
    Text("«Mi stringe un po'. Qui, qui e anche qui.»", "“A little tight. Here, here, and here too.”"),
    facts=(
        fact("knots", Does("rabbit", "knots a tie on", "snake", touching=True),
             "Un coniglio commesso annoda una cravatta al serpente.",
             "A rabbit of a shop assistant is knotting a tie on the snake."),
        fact("ties", Count("tie", 6), "Il serpente porta sei cravatte in fila lungo il corpo.",
             "The snake wears six ties, one after another, along its body."),
        fact("mirror", Looks("snake", "mirror"), "Il serpente si ammira allo specchio.",
             "The snake admires itself in the mirror."),
        fact("double", Shows("mirror", "the snake's face"), "Nello specchio si vede la faccia del serpente.",
             "The snake's face can be seen in the mirror."),
        fact("rail", Count("hanging", 7), "Sulla sbarra in alto restano sette cravatte.",
             "Seven ties are left on the rail above."),
        fact("tape", Holds("rabbit", "tape", worn=True), "Il coniglio ha il metro da sarto al collo.",
             "The rabbit has a tape measure round its neck."),
        fact("queue", Mood("penguin", "bored"), "Un pinguino aspetta il suo turno, annoiato.",
             "A bored penguin is waiting his turn."),
        fact("bow", Holds("penguin", "bow tie", worn=True), "Il pinguino ha già il suo papillon.",
             "The penguin already has his own bow tie."),
        fact("ticket", Holds("penguin", "ticket"), "Il pinguino tiene in mano il numerino della fila.",
             "The penguin is holding his ticket number."),
        fact("proud", Mood("snake", "proud"), "Il serpente sorride soddisfatto.", "The snake smiles, well pleased."),
        fact("tail", Holds("snake", "stolen"), "Con la coda il serpente pesca un'altra cravatta dal cassetto.",
             "With its tail the snake fishes another tie out of the drawer."),
        fact("drawer", Stands("stolen", "touching", "drawer"), "Il cassetto è aperto.", "The drawer is open."),
        fact("side", Stands("penguin", "left", "mirror"), "Il pinguino è a sinistra, lo specchio a destra.",
             "The penguin is on the left, the mirror on the right."),
        fact("stripes", Shows("snake", "diamonds"), "Il serpente è a rombi neri.", "The snake has black diamonds."),
    ),
    criteria=(
        asks("knots", "gesture", "Il coniglio ha tutte e due le zampe sulla cravatta che sta annodando.",
             "The rabbit has both paws on the tie it is knotting."),
        asks("tail", "relation", "Mentre si guarda allo specchio, il serpente ruba con la coda.",
             "While it looks in the mirror, the snake is stealing with its tail."),
        asks("queue", "mood", "Chi aspetta si annoia: il pinguino ha gli occhi mezzi chiusi.",
             "Waiting is dull: the penguin's eyes are half shut."),
        asks("ties", "number", "Le cravatte annodate al serpente sono sei.",
             "There are six ties knotted on the snake."),
        asks("rail", "number"),
        asks("double", "relation", "Lo specchio mostra la faccia, non la coda.",
             "The mirror shows the face, not the tail."),
        asks("tape", "thing"),
        asks("bow", "absurd", "Il pinguino è in coda, ma il papillon ce l'ha già addosso.",
             "The penguin is queueing, though he is already wearing a bow tie."),
        asks("ticket", "gesture", "Il pinguino mostra il suo numero.", "The penguin is showing his number."),
        asks("stripes", "thing"),
    ),
)

BODY: list[Knot] = [
    (196, 470, 7), (170, 540, 15), (196, 610, 24), (270, 640, 31), (344, 600, 34), (392, 520, 35), (470, 470,
                                                                                                    36), (556, 500,
                                                                                                          36),
    (600, 580, 36), (668, 632, 36), (742, 600, 35), (768, 510, 33), (742, 410, 30), (690, 330, 28), (684, 270,
                                                                                                     26), (700, 236,
                                                                                                           25),
]
TIES = ((0.305, 16, "s"), (0.44, -6, "k"), (0.555, 6, "s"), (0.665, -4, "p"), (0.79, 12, "k"), (0.935, 8, "s"))


def draw(a: Art) -> None:
    _shop(a)
    _mirror(a)
    _customer(a)
    _staff(a)
    _queue(a)


def _cravat(a: Art, long: float, look: int, spot: str) -> None:
    """A tie hanging from its knot: plain, striped, dotted, checked or black."""
    k = long / 100
    blade = [(-7.0, 10.0), (7.0, 10.0), (17.0 * k + 2, 78 * k, 1), (0.0, 100 * k, 1), (-17.0 * k - 2, 78 * k, 1)]
    a.shape(blade, w=3.4, fill="k" if spot == "k" else "p", spot="s" if spot == "s" else "", halo=2)
    ink = "p" if spot == "k" else "k"
    with a.clip(blade):
        if look == 1:
            for y in range(24, int(110 * k), 16):
                a.line([(-26, y + 12), (26, y - 12)], 4, (0.02, 0.02), ink)
        elif look == 2:
            for y in range(24, int(100 * k), 15):
                a.dot(-5 if y % 2 else 6, y, 3, ink)
        elif look == 3:
            for y in range(26, int(110 * k), 15):
                a.lines_of([(-26, y + 9), (26, y - 9)], [(-26, y - 9), (26, y + 9)], w=2, ink=ink, taper=(0.02, 0.02))
    a.shape("-9,-6! 9,-7! 7,12! -6,13!", w=3, fill="k" if spot == "k" else "p", spot="s" if spot == "s" else "",
            halo=1.5)


def _shop(a: Art) -> None:
    room(a, 560, "plain")
    boards(a, 560)
    a.line("40,44 620,38", 6, (0.02, 0.02))
    for x in (80, 580):
        a.line([(x, 42), (x + 1, -10)], 5, (0.02, 0.02))
    looks = ((84, 104, 1, "p", -3), (150, 120, 2, "p", 4), (212, 96, 0, "k", -2), (276, 116, 3, "p", 3),
             (404, 110, 2, "k", 5),
             (474, 98, 1, "p", -4), (556, 118, 3, "p", 2))
    for i, (x, long, look, spot, turn) in enumerate(looks):
        with a.part(f"hanging#{i + 1}"), a.at(x, 54, 1.12, turn=turn):
            _cravat(a, long, look, spot)
    a.lines_of("338,44 338,62 330,72", w=3)
    # a chest of drawers, one of them open
    a.shape("30,470! 262,464! 266,640! 30,646!", w=4.8, hatch={"n": 24, "gap": 7})
    a.shape("20,450! 274,444! 276,468! 20,474!", w=4.4)
    for y in (500, 556, 604):
        a.lines_of([(40, y + 34), (256, y + 30)], w=2.6, taper=(0.03, 0.03))
        a.dot(90, y + 14, 5)
        a.dot(204, y + 12, 5)
    with a.part("drawer"):
        a.black("50,482! 246,478! 246,496! 50,500!", w=3)
        a.shape("40,496! 256,492! 262,528! 36,532!", w=4, hatch=8)
        a.dot(86, 512, 5)
    for x, y, w in ((70, 444, 62), (78, 414, 50)):
        a.shape([(x - w / 2, y, 1), (x + w / 2, y - 2, 1), (x + w / 2, y - 30, 1), (x - w / 2, y - 28, 1)], w=3.6,
                hatch=7)


def _mirror(a: Art) -> None:
    glass = "826,180 856,130 902,112 948,130 976,178 980,420 968,566 836,570 822,420"
    with a.part("mirror"):
        a.shadow(900, 640, 110, 9)
        a.lines_of("840,560 816,640", "966,556 992,636", w=9, taper=(0.03, 0.03))
        a.black("800,180 838,104 902,80 966,104 1004,176 1010,430 992,600! 812,604! 796,430", shine=10)
        a.shape(glass, w=3)
        with a.clip(glass):
            a.limb([(900, 620, 36), (890, 470, 34), (884, 380, 31), (896, 316, 28)], w=4.6, cap=False, hatch=14)
            for x, y, r in ((890, 540, 13), (886, 470, 13), (884, 420, 12)):
                a.flat([(x - r, y, 1), (x, y - r * 1.3, 1), (x + r, y, 1), (x, y + r * 1.3, 1)])
            with a.at(884, 366, 1.0):
                _cravat(a, 92, 1, "s")
            with a.at(890, 282, 1.06, flip=True):
                _face(a, Face(look=(0.7, 0), lid=0.35, mouth="smirk"))
            a.lines_of("844,300 876,200", "940,520 966,440", "948,540 972,486", w=2.4)


def _face(a: Art, face: Face) -> None:
    a.line("52,8 70,10! 82,2", 3, (0.05, 0.2), "s")
    a.line("70,10 82,18", 3, (0.05, 0.2), "s")
    a.shape("-26,18 -24,-14 2,-32 34,-26 60,-6 58,12 30,24 -6,28", w=4.8, hatch=10)
    eyes(a, face, (26, -17, 9), (2, -17, 10.5), w=2.8)
    mouth(a, face.mouth, 40, 9, 30, 3.2)


def _customer(a: Art) -> None:
    curve = smooth(BODY)
    with a.part("snake"):
        a.shadow(460, 664, 240, 12)
        a.limb(BODY, w=5.2, cap=False, capped_root=True, hatch={"n": 22, "gap": 7})
        n = 26
        for i in range(2, n):
            x, y, r = curve[int(len(curve) * i / (n + 0.5))]
            p, q = curve[max(0, int(len(curve) * i / (n + 0.5)) - 2)], curve[int(len(curve) * i / (n + 0.5)) + 2]
            d = math.hypot(q[0] - p[0], q[1] - p[1]) or 1
            ux, uy = (q[0] - p[0]) / d, (q[1] - p[1]) / d
            long, wide = r * 0.34, r * 0.42
            a.flat([(x + ux * long, y + uy * long, 1), (x - uy * wide, y + ux * wide, 1),
                    (x - ux * long, y - uy * long, 1),
                    (x + uy * wide, y - ux * wide, 1)])
        with a.part(".face"), a.at(704, 216, 1.12):
            _face(a, Face(at=(884, 290), lid=0.3, mouth="smirk"))
    for i, (t, turn, spot) in enumerate(TIES):
        x, y, r = curve[int(len(curve) * t)]
        p, q = curve[int(len(curve) * t) - 2], curve[min(len(curve) - 1, int(len(curve) * t) + 2)]
        d = math.hypot(q[0] - p[0], q[1] - p[1]) or 1
        nx, ny = -(q[1] - p[1]) / d, (q[0] - p[0]) / d
        with a.part(f"tie#{i + 1}"):
            a.line([(x - nx * r, y - ny * r), (x + (q[0] - p[0]) * 0.6, y + (q[1] - p[1]) * 0.6),
                    (x + nx * r, y + ny * r)], 8, (0.02, 0.02),
                   "s" if spot == "s" else "k")
            with a.at(x, y, 1.0, turn=turn):
                _cravat(a, 96, (1, 2, 0, 3, 2, 1)[i], spot)
    with a.part("stolen"), a.at(196, 470, 0.8, turn=24):
        _cravat(a, 86, 1, "p")


def _staff(a: Art) -> None:
    animal(a, "rabbit", 470, 734, 1.0, upright=True, pose="carry", flip=True,
           face=Face(at=(380, 600), mouth="calm", lid=0.15),
           slots={"neck": _tape})


def _tape(a: Art) -> None:
    with a.part("tape"):
        a.shape("-30,-10! -20,-16! -16,40 -20,74! -34,72! -30,36", w=3, halo=1.5)
        a.shape("14,-14! 28,-8! 34,30 30,58! 18,58! 20,26", w=3, halo=1.5)
        for y in (-2, 12, 26, 40, 54):
            a.line([(-32, y), (-25, y)], 2.2)
            a.line([(30, y - 4), (24, y - 4)], 2.2)


def _queue(a: Art) -> None:
    penguin(a, 78, 736, 0.98, pose="point", face=Face(look=(0.8, -0.1), lid=0.45),
            slots={"neck": _papillon, "hand": _ticket})


def _papillon(a: Art) -> None:
    with a.at(6, 8, 0.9):
        bow_tie(a)


def _ticket(a: Art) -> None:
    with a.part("ticket"), a.at(8, -10, turn=-8):
        a.shape("-22,-44! 24,-46! 26,6! -20,8!", w=3.4, halo=2)
        a.line("-8,-32 6,-34! 10,-26 -4,-18 10,-14 6,-4 -8,-4", 3.4, (0.05, 0.05))
