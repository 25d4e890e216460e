"""Gli sposi: the cow has found the veil to its taste; the groom has not noticed that he drives off alone."""

from __future__ import annotations

from ludoteca.games.duplik.album.scene import Count, Does, Holds, Mood, Scene, Shows, Stands, Text, asks, fact
from ludoteca.games.duplik.ink import Art, oval
from ludoteca.games.duplik.kinds.anatomy.face import Face
from ludoteca.games.duplik.kinds.anatomy.hats import top_hat
from ludoteca.games.duplik.kinds.animals import animal
from ludoteca.games.duplik.kinds.birds import fowl
from ludoteca.games.duplik.kinds.nature import cloud, tree
from ludoteca.games.duplik.kinds.vehicles import tractor
from tools.duplik_plates.accents import motion

SCENE = Scene(
    77,
    Text("Gli sposi", "Just married"),
    Text("Finché mucca non vi separi.", "Till cow do us part."),
    facts=(
        fact("chews", Does("cow", "chews", "veil", touching=True), "Una mucca mastica il velo della sposa.",
             "A cow is chewing the bride's veil."),
        fact("bride", Holds("hen", "veil", worn=True), "La sposa è una gallina.", "The bride is a hen."),
        fact("air", Shows("hen", "in mid-air"), "La gallina è tirata giù dal trattore e resta a mezz'aria.",
             "The hen has been pulled off the tractor and hangs in mid-air."),
        fact("scared", Mood("hen", "scared"), "La gallina è spaventata.", "The hen is frightened."),
        fact("groom", Stands("pig", "on", "tractor"), "Lo sposo, un maiale, guida il trattore.",
             "The groom, a pig, is driving the tractor."),
        fact("blind", Mood("pig", "asleep"), "Il maiale canta a occhi chiusi.",
             "The pig is singing with its eyes shut."),
        fact("hat", Holds("pig", "top hat", worn=True), "Lo sposo ha il cilindro.", "The groom wears a top hat."),
        fact("calm", Mood("cow", "bored"), "La mucca mastica con calma.", "The cow chews calmly."),
        fact("cans", Count("can", 3), "Dietro il trattore sballottano tre barattoli.",
             "Three tins bounce along behind the tractor."),
        fact("bouquet", Stands("bouquet", "touching", "mouse"), "Il bouquet l'ha preso al volo un topo.",
             "A mouse has caught the bouquet."),
        fact("moved", Mood("mouse", "glad"), "Il topo è felicissimo.", "The mouse is overjoyed."),
        fact("hearts", Count("heart", 3), "Dal tubo di scappamento escono tre cuori.",
             "Three hearts come out of the exhaust."),
        fact("left", Stands("cow", "left", "tractor"), "La mucca è a sinistra del trattore.",
             "The cow is to the left of the tractor."),
        fact("spots", Count("patch", 3), "La mucca ha tre macchie nere.", "The cow has three black patches."),
    ),
    criteria=(
        asks("chews", "gesture", "La mucca ha il velo in bocca.", "The cow has the veil in its mouth."),
        asks("air", "absurd", "La sposa non tocca più né il trattore né terra.",
             "The bride touches neither tractor nor ground."),
        asks("blind", "mood", "Lo sposo non si accorge di niente: occhi chiusi.",
             "The groom notices nothing: eyes shut."),
        asks("calm", "mood", "La mucca non ha nessuna fretta.", "The cow is in no hurry at all."),
        asks("bouquet", "relation", "Il bouquet ce l'ha il topo.", "The mouse has got the bouquet."),
        asks("left", "relation", "La mucca sta dietro, a sinistra del trattore.",
             "The cow is behind, to the left of the tractor."),
        asks("cans", "number"),
        asks("hearts", "number"),
        asks("spots", "number"),
        asks("hat", "thing"),
    ),
)


def draw(a: Art) -> None:
    with a.at(150, 90):
        cloud(190)(a)
    a.shape("-20,500 200,460 460,490 760,450 1020,480! 1020,620! -20,620!", w=3)
    for x, s in ((640, 0.3), (590, 0.22), (330, 0.26)):
        with a.at(x, 486, s):
            tree(0, x == 640)(a)
    a.shape("-20,610 400,598 1020,606! 1020,770! -20,770!", w=3.6)
    a.grass(60, 740, 5, 20)
    a.grass(430, 738, 5, 18)
    _tractor(a)
    _cow(a)
    _bride(a)
    _mouse(a)


def _tractor(a: Art) -> None:
    with a.at(776, 700, 1.42):
        tractor(a)
    for i, (x, y, s) in enumerate(((836, 350, 0.5), (800, 280, 0.66), (742, 200, 0.86))):
        with a.part(f"heart#{i + 1}"), a.at(x, y, s, turn=-12 + 14 * i):
            a.shape("0,0! -40,-34 -48,-66 -26,-86 0,-66! 26,-86 48,-66 40,-34", w=4.2, spot="s", halo=1, hatch=8)
    animal(a, "pig", 690, 590, 1.12, pose="sit", upright=True, grounded=False,
           face=Face(lid=0.92, mouth="shout"), slots={"head": top_hat})
    with a.part("tractor"):
        a.black(oval(682, 600, 100, 100), w=4, halo=3, shine=14)
        a.shape(oval(682, 600, 42, 42), w=4)
        a.dot(682, 600, 12)
    for i, (x, y, turn) in enumerate(((500, 640, -20), (440, 690, 30), (548, 716, 10))):
        a.line([(600, 640), ((600 + x) / 2, (640 + y) / 2 + 14), (x + 16, y)], 2.8, (0.03, 0.03))
        with a.part(f"can#{i + 1}"), a.at(x, y, 1.0, turn=turn):
            a.shape("-18,-24! 18,-25! 19,22! -18,24!", w=4, halo=2, hatch=8)
            a.shape("-18,-10! 18,-11! 18,10! -18,11!", w=2.6, spot="s")
    motion(a, 560, 560, 3, 60)


def _cow(a: Art) -> None:
    animal(a, "cow", 118, 716, 1.3, pose="stand", face=Face(at=(420, 380), lid=0.42, mouth="flat"), coat=_plain)
    for i, (x, y, r) in enumerate(((30, 500, 34), (104, 540, 28), (170, 486, 24))):
        with a.part(f"patch#{i + 1}"):
            a.flat([(x - r, y), (x - r * 0.3, y - r * 0.8), (x + r * 0.8, y - r * 0.6), (x + r, y + r * 0.4),
                    (x + r * 0.1, y + r * 0.8)], "k")


def _plain(a: Art, body: object) -> None:
    pass


def _bride(a: Art) -> None:
    hen = fowl(a, "hen", 520, 470, 1.2, pose="fly", turn=-16, face=Face(at=(690, 330), brow=-1, mouth="shout"),
               slots={"head": _wreath})
    hx, hy = hen["head"]
    with a.part("veil"):
        a.shape([(hx + 8, hy - 6), (hx - 40, hy - 16), (hx - 130, hy + 20), (380, 438), (336, 452, 1), (344, 486, 1),
                 (400, 470), (hx - 120, hy + 66), (hx - 30, hy + 26)], w=4.4, halo=2)
        a.lines_of([(hx - 20, hy), (hx - 120, hy + 34), (370, 456)],
                   [(hx - 26, hy + 12), (hx - 110, hy + 52), (380, 466)],
                   w=2.4)
    a.lines_of([(hx + 66, hy - 40), (hx + 84, hy - 52)], [(hx + 76, hy - 14), (hx + 96, hy - 14)], w=3.4)


def _wreath(a: Art) -> None:
    for x, y in ((-22, 4), (0, -4), (20, 4)):
        a.shape(oval(x, y, 10, 9, n=7), w=2.8, spot="s", halo=1)


def _mouse(a: Art) -> None:
    animal(a, "mouse", 356, 742, 0.56, pose="cheer", upright=True, face=Face(look=(0.3, -0.6), mouth="grin"))
    with a.part("bouquet"), a.at(336, 596, 1.0, turn=-14):
        a.shape("-12,4! 12,3! 6,34! -6,34!", w=3.4, halo=2)
        for x, y in ((-16, -8), (0, -18), (16, -8), (0, 0)):
            a.shape(oval(x, y, 13, 12, n=7), w=3, spot="s", halo=1)
