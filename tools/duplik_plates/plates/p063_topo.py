"""Il topo di biblioteca: the mouse returns a book; the librarian looks at it, and at him, through the bite."""

from __future__ import annotations

from ludoteca.games.duplik.album.scene import Count, Does, Holds, Looks, Mood, Scene, Shows, Stands, Text, asks, fact
from ludoteca.games.duplik.improv.stages import boards
from ludoteca.games.duplik.ink import Art, oval
from ludoteca.games.duplik.kinds.anatomy.biped import STANCES
from ludoteca.games.duplik.kinds.anatomy.face import Face
from ludoteca.games.duplik.kinds.animals import animal
from ludoteca.games.duplik.kinds.birds import owl

SCENE = Scene(
    63,
    Text("Il topo di biblioteca", "The library mouse"),
    Text("«L'ho divorato in una notte.»", "\"I devoured it in one night.\""),
    facts=(
        fact("looks", Does("owl", "looks through", "book", touching=True),
             "Un gufo bibliotecario guarda attraverso il buco di un libro.",
             "An owl librarian is looking through the hole in a book."),
        fact("bite", Shows("book", "bitten"), "Il libro è stato morsicato da parte a parte.",
             "The book has been eaten right through."),
        fact("gaze", Looks("owl", "mouse"), "Il gufo fissa un topo.", "The owl is staring at a mouse."),
        fact("angry", Mood("owl", "angry"), "Il gufo è arrabbiato.", "The owl is angry."),
        fact("mouse", Mood("mouse", "glad"), "Il topo è tutto contento.", "The mouse is perfectly happy."),
        fact("belly", Shows("mouse", "hands on a full belly"), "Il topo si tiene la pancia piena.",
             "The mouse is holding its full belly."),
        fact("napkin", Holds("mouse", "napkin", worn=True), "Il topo ha il tovagliolo al collo.",
             "The mouse has a napkin round its neck."),
        fact("pile", Count("volume", 3), "Il topo sta in piedi su tre libri.", "The mouse stands on three books."),
        fact("on", Stands("mouse", "on", "volume#1"), "Per arrivare al banco il topo si è fatto uno sgabello di libri.",
             "To reach the desk the mouse has made itself a step of books."),
        fact("cat", Does("cat", "hides behind", "novel", touching=True), "Un gatto finge di leggere dietro un libro.",
             "A cat is pretending to read behind a book."),
        fact("peeps", Looks("cat", "mouse"), "Il gatto spia il topo.", "The cat is spying on the mouse."),
        fact("down", Shows("novel", "upside down"), "Il gatto tiene il libro alla rovescia.",
             "The cat holds its book upside down."),
        fact("shelf", Count("gnawed", 4), "Sullo scaffale quattro libri hanno un morso.",
             "Four books on the shelf have a bite in them."),
        fact("stamp", Stands("stamp", "on", "desk"), "Sul banco ci sono il timbro e un campanello.",
             "A stamp and a bell are on the desk."),
    ),
    criteria=(
        asks("looks", "gesture", "Il gufo tiene il libro davanti all'occhio e ci guarda attraverso.",
             "The owl holds the book to its eye and looks through it."),
        asks("mouse", "mood", "Il topo non ha rimorsi: è contento.", "The mouse has no regrets: it is happy."),
        asks("belly", "gesture", "Il topo si tiene la pancia.", "The mouse is holding its belly."),
        asks("stamp", "relation", "Sul banco aspettano il timbro e il campanello.",
             "The stamp and the bell are waiting on the desk."),
        asks("peeps", "gesture", "Il gatto non legge: guarda il topo.",
             "The cat is not reading: it watches the mouse."),
        asks("down", "absurd", "Il libro del gatto è capovolto.", "The cat's book is upside down."),
        asks("shelf", "number"),
        asks("pile", "number", "I libri sotto il topo sono tre.", "There are three books under the mouse."),
        asks("napkin", "thing"),
        asks("angry", "mood", "Il gufo ha le sopracciglia aggrottate.", "The owl is frowning."),
    ),
)

FULL = STANCES["stand"]._replace(near_arm=((-6, -146), (26, -122)), far_arm=((44, -150), (40, -122)), tilt=-6)


def draw(a: Art) -> None:
    a.line("-10,600 500,594 1010,600", 3.4, (0.02, 0.02))
    boards(a, 600)
    _shelves(a)
    _cat(a)
    _owl(a)
    _desk(a)
    _mouse(a)


def _shelves(a: Art) -> None:
    with a.part("bookcase"):
        a.shape("-20,610! -20,30! 560,20! 566,604!", w=5, hatch={"n": 26, "gap": 7})
        for y in (196, 372, 548):
            a.shape([(-20, y, 1), (552, y - 6, 1), (552, y + 8, 1), (-20, y + 16, 1)], w=4)
    gnawed = {(0, 2), (0, 8), (1, 0), (2, 1)}
    n = 0
    for row, y in enumerate((194, 370, 546)):
        x = 2.0
        for k in range(13):
            wide, tall = 30 + (k * 17 + row * 11) % 20, 104 + (k * 29 + row * 41) % 44
            if x + wide > 540 or (row == 1 and k > 7 and k % 2):
                break
            fill = "k" if (k * 3 + row * 2) % 5 == 1 else "p"
            spot = "s" if (k + row * 4) % 9 == 8 and row == 3 else ""
            top = y - tall
            if (row, k) in gnawed:
                n += 1
                with a.part(f"gnawed#{n}"):
                    a.shape([(x, y, 1), (x, top, 1), (x + wide - 16, top, 1), (x + wide - 20, top + 14),
                             (x + wide - 6, top + 22, 1), (x + wide - 14, top + 36), (x + wide, top + 46, 1),
                             (x + wide, y, 1)], w=3.6, fill=fill, halo=2, hatch=0 if fill == "k" else 8)
            else:
                a.shape([(x, y, 1), (x, top, 1), (x + wide, top - 2, 1), (x + wide, y, 1)], w=3.4, fill=fill,
                        spot="" if fill == "k" else spot, hatch=0 if fill == "k" else 8)
                ink = "p" if fill == "k" else "k"
                a.lines_of([(x + 5, top + 20), (x + wide - 5, top + 19)], [(x + 5, y - 22), (x + wide - 5, y - 23)],
                           w=2.4, ink=ink, taper=(0.1, 0.1))
            x += wide + 2


def _owl(a: Art) -> None:
    owl(a, 600, 640, 2.05, pose="point", flip=True, face=Face(at=(300, 440), brow=1, lid=0.1))
    with a.part("book"), a.at(482, 352, 1.0, turn=-5):
        a.shape("-86,-96! 70,-102! 76,104! -82,108!", w=5, halo=3, spot="s")
        a.shape("70,-102! 88,-92! 94,94! 76,104!", w=3.6)
        a.lines_of("78,-90 84,96", w=2)
        a.shape("-52,-40! -40,-22! -56,-4! -38,12! -46,36! -20,34! -10,58! 10,38! 32,48! 34,22! 54,14! 40,-8! 52,-30! "
                "30,-34! 22,-56! 2,-40! -22,-58! -30,-36!", w=4)
    with a.part("owl"):
        a.shape(oval(480, 350, 33, 33), w=3.4)
        a.eye(480, 350, 25, look=(-0.85, 0.3), w=3.6, lid=0.1)
        a.limb([(566, 470, 24), (530, 470, 20), (504, 452, 12)], w=4.6, halo=2.5, hatch=8)


def _desk(a: Art) -> None:
    with a.part("desk"):
        a.shape("330,770! 338,556! 1020,548! 1020,770!", w=5, halo=2, hatch={"n": 40, "gap": 7})
        a.shape("306,560! 316,524! 1020,514! 1020,552!", w=5, halo=2, hatch=10)
        a.lines_of("380,610 620,604! 622,720! 382,726! 380,610", w=3)
        a.lines_of("690,604 940,600! 942,716! 692,722! 690,604", w=3)
        for x in (500, 816):
            a.black(oval(x, 650, 15, 12, n=8), w=2)
    with a.part("stamp"):
        a.black("880,520 882,500 906,494 908,470 936,470 938,494 962,500 964,518", w=3, halo=2, shine=6)
    with a.part("bell"):
        a.shape("772,522! 774,500 800,482 828,500 832,521!", w=4, halo=2, hatch=8)
        a.dot(801, 478, 6)


def _mouse(a: Art) -> None:
    for i, (x, y, wide) in enumerate(((210, 628, 96), (196, 668, 118), (206, 710, 132))):
        with a.part(f"volume#{i + 1}"):
            a.shape([(x - wide, y, 1), (x + wide, y - 5, 1), (x + wide + 4, y + 34, 1), (x - wide + 3, y + 40, 1)],
                    w=4.4,
                    halo=2, fill="k" if i == 1 else "p", hatch=0 if i == 1 else 10)
            a.shape([(x + wide - 30, y + 5, 1), (x + wide, y + 4, 1), (x + wide + 2, y + 28, 1),
                     (x + wide - 28, y + 30, 1)],
                    w=2.6)
    animal(a, "mouse", 206, 630, 1.16, stance=FULL, pose="stand", upright=True, grounded=False,
           face=Face(at=(480, 350), lid=0.2, mouth="grin"), slots={"neck": _napkin})
    a.lines_of("250,452 276,444", "252,476 280,478", w=3)
    for x, y in ((318, 500), (336, 470), (300, 470)):
        a.shape([(x - 9, y - 6, 1), (x + 8, y - 9, 1), (x + 10, y + 6, 1), (x - 4, y + 9, 1)], w=2.8, halo=1.5)


def _napkin(a: Art) -> None:
    with a.part("napkin"):
        a.shape("-20,-4 0,6 26,-6 26,20 4,44! -20,20", w=3.2, halo=2, spot="s")


def _cat(a: Art) -> None:
    with a.at(44, 6):
        _reader(a)


def _reader(a: Art) -> None:
    with a.part("cat"):
        a.limb([(840, 540, 60), (846, 420, 54), (850, 360, 40)], w=5, cap=False, hatch=14)
        a.shape("780,300 776,220 790,168! 826,202 876,200 914,164! 926,222 920,300 850,330", w=5, halo=2, hatch=12)
        a.lines_of("812,196 820,214", "850,196 850,218", "886,196 878,214", w=4)
    with a.part("novel"), a.at(846, 352, 1.06, turn=3):
        a.black("-92,-92! 0,-80! 96,-96! 98,84! 2,98! -94,88!", w=4, halo=3)
        a.line("0,-80 2,98", 3.4, (0.03, 0.03), "p")
        # the title and the picture stand on their heads
        a.lines_of("20,62 80,54", "26,78 74,70", w=4, ink="p", taper=(0.1, 0.1))
        a.shape("26,-34 40,-58 66,-60 82,-40 74,-22 44,-18", w=2.6)
        a.shape(oval(40, -10, 10, 10, n=8), w=2.4)
        a.shape(oval(66, -12, 10, 10, n=8), w=2.4)
        for x in (-64, -26):
            a.shape(oval(x, -34, 21, 18), w=2.4)
    with a.part("cat"):
        for x, y in ((779, 312), (819, 314)):
            a.eye(x, y, 15, look=(-0.8, 0.4), w=3)
        for x, y in ((744, 424), (944, 420)):
            a.shape(oval(x, y, 24, 19), w=4.2, halo=2)
            a.lines_of([(x - 6, y - 4), (x - 6, y + 10)], [(x + 6, y - 4), (x + 6, y + 10)], w=2.2)
