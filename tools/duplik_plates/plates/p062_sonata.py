"""Sonata per tre gatti: they hunt a mouse along the keyboard, and the dog in the stalls is moved to tears."""

from __future__ import annotations

from ludoteca.games.duplik.album.scene import Count, Does, Holds, Looks, Mood, Scene, Shows, Stands, Text, asks, fact
from ludoteca.games.duplik.improv.stages import boards
from ludoteca.games.duplik.ink import Art, oval
from ludoteca.games.duplik.kinds.anatomy import animal_heads
from ludoteca.games.duplik.kinds.anatomy.biped import STANCES
from ludoteca.games.duplik.kinds.anatomy.face import Face
from ludoteca.games.duplik.kinds.anatomy.hats import top_hat
from ludoteca.games.duplik.kinds.anatomy.quadruped import Gait
from ludoteca.games.duplik.kinds.animals import animal
from tools.duplik_plates.accents import bow_tie

SCENE = Scene(
    62,
    Text("Sonata per tre gatti", "Sonata for three cats"),
    Text("Presto, con molto appetito.", "Presto, con molto appetito."),
    facts=(
        fact("hunts", Does("cat#1", "hunts", "mouse"), "Tre gatti danno la caccia a un topo sul pianoforte.",
             "Three cats are hunting a mouse on a piano."),
        fact("keys", Stands("mouse", "on", "keyboard"), "Il topo corre sui tasti.", "The mouse runs along the keys."),
        fact("cats", Count("cat", 3), "I gatti sono tre.", "There are three cats."),
        fact("paws", Stands("cat#1", "touching", "keyboard"), "Un gatto piomba sui tasti con le zampe davanti.",
             "One cat comes down on the keys, front paws first."),
        fact("top", Stands("cat#2", "on", "piano"), "Il gatto nero sta sdraiato in cima al pianoforte.",
             "The black cat lies on top of the piano."),
        fact("claw", Holds("cat#2", "top hat"), "Il gatto nero ha sfilato il cilindro al topo.",
             "The black cat has hooked the mouse's top hat off."),
        fact("below", Looks("cat#3", "mouse"), "Un gatto spunta da sotto la tastiera e fissa il topo.",
             "One cat comes up from under the keyboard and stares at the mouse."),
        fact("dog", Mood("dog", "asleep"), "In platea un cane ascolta rapito, a occhi chiusi.",
             "In the stalls a dog listens enraptured, its eyes shut."),
        fact("tear", Stands("tear", "touching", "dog"), "Al cane scende una lacrima.",
             "A tear rolls down the dog's face."),
        fact("rose", Holds("dog", "rose"), "Il cane ha in mano una rosa.", "The dog holds a rose."),
        fact("flying", Count("key", 3), "Tre tasti sono saltati via.", "Three keys have flown off."),
        fact("notes", Count("note", 4), "Dal pianoforte escono quattro note.", "Four notes come out of the piano."),
        fact("scared", Mood("mouse", "scared"), "Il topo ha paura.", "The mouse is afraid."),
        fact("score", Shows("score", "a cheese"), "Sullo spartito è disegnato un formaggio.",
             "A cheese is drawn on the sheet music."),
        fact("tails", Holds("mouse", "bow tie", worn=True), "Il topo porta il papillon.",
             "The mouse wears a bow tie."),
    ),
    criteria=(
        asks("paws", "relation", "La musica la fa un gatto, piombando sui tasti con le zampe davanti.",
             "It is a cat who makes the music, landing on the keys front paws first."),
        asks("claw", "gesture", "Al topo è rimasta salva la testa: il cilindro ce l'ha il gatto nero.",
             "The mouse has saved its head: the top hat is in the black cat's claw."),
        asks("below", "relation", "Un agguato arriva da sotto la tastiera: spunta solo la testa.",
             "One ambush comes from under the keyboard: only the head is out."),
        asks("dog", "mood", "Il pubblico è commosso: il cane ha gli occhi chiusi.",
             "The audience is moved: the dog has its eyes shut."),
        asks("tear", "thing"),
        asks("scared", "mood", "Al solista il pezzo non piace: ha paura.",
             "The soloist does not enjoy the piece: he is afraid."),
        asks("flying", "number"),
        asks("notes", "number"),
        asks("score", "absurd", "Lo spartito è un pezzo di formaggio.", "The sheet music is a piece of cheese."),
        asks("tails", "thing"),
    ),
)

LANDING = Gait((-96, -214), (0, -196), (88, -160), (150, -188), 18, ((132, -92), (158, -22)), ((104, -90), (112, -14)),
               ((-150, -190), (-206, -150)), ((-146, -214), (-204, -206)), ((-30, -40), (-76, -70), (-60, -120)))
MOVED = STANCES["hail"]._replace(near_arm=((-6, -160), (30, -200)), far_arm=((44, -190), (74, -250)), tilt=-10)


def draw(a: Art) -> None:
    a.line("-10,636 500,630 1010,636", 3.4, (0.02, 0.02))
    boards(a, 636)
    _piano(a)
    _lookout(a)
    _keyboard(a)
    _mouse(a)
    animal(a, "cat", 196, 508, 1.42, gait=LANDING, pose="gallop", grounded=False, name="cat#1",
           face=Face(at=(520, 380), brow=1, mouth="grin"))
    _crash(a)
    _ambush(a)
    _stalls(a)


def _piano(a: Art) -> None:
    with a.part("piano"):
        a.shadow(500, 704, 400, 12)
        a.shape("118,452! 122,176! 938,160! 944,436!", w=5, hatch={"n": 46, "gap": 9})
        a.lines_of("150,200 910,184", "150,200 146,440", "910,184 914,430", w=2.4, taper=(0.02, 0.02))
        a.black("118,456! 118,430! 942,404! 944,438!", w=3)
        a.shape("100,180! 104,150! 954,132! 958,164!", w=5, halo=2, hatch=8)
        a.shape("176,704! 172,540! 874,524! 876,696!", w=4.6, hatch={"n": 40, "gap": 8})
        a.lines_of("470,690 474,668 504,666", "580,688 582,666 552,666", w=6)
    with a.part("score"), a.at(-104, 6, 1.0, turn=-3):
        a.shape("460,206! 640,200! 648,350! 466,356!", w=4.2, halo=3)
        a.lines_of("480,228 624,223", "480,336 628,331", w=2.2)
        a.shape("492,316! 606,258! 614,312!", w=3.6, spot="s")
        a.shape(oval(560, 300, 9, 7, n=8), w=2.6)
        a.shape(oval(592, 284, 7, 6, n=8), w=2.6)
    for i, (x, y, turn) in enumerate(((250, 86, -8), (344, 54, 10), (446, 92, -4), (60, 110, 12))):
        with a.part(f"note#{i + 1}"), a.at(x, y, 1.3, turn=turn):
            a.black(oval(0, 0, 13, 10, turn=-20, n=8), w=2)
            a.line("11,-3 14,-50", 4.4, (0.02, 0.02))
            a.line("14,-50 32,-38 28,-24", 4.4, (0.05, 0.4))


def _keyboard(a: Art) -> None:
    with a.part("keyboard"):
        a.shape("64,462! 950,438! 974,478! 976,526! 60,556! 44,504!", w=5, halo=2, hatch=8)
        a.shape("66,454! 948,430! 950,442! 64,466!", w=2.6, spot="s", shift=(1, 1))
        a.line("46,506 974,480", 3.4, (0.02, 0.02))
        for i in range(1, 19):
            x, y = 58 + i * 49, 462 - i * 1.3
            a.line([(x, y), (x + (i - 9) * 1.2, y + 43)], 2.6, (0.02, 0.02))
            if i % 7 not in (0, 3):
                a.flat([(x - 11, y - 1, 1), (x + 11, y - 1, 1), (x + 12 + (i - 9), y + 25, 1),
                        (x - 10 + (i - 9), y + 26, 1)], "k")


def _mouse(a: Art) -> None:
    with a.at(556, 482):
        a.shadow(20, 0, 60, 7)
    animal(a, "mouse", 540, 482, 1.02, pose="run", upright=True, slots={"neck": _bow},
           face=Face(at=(240, 380), brow=-1, mouth="shout"))
    a.lines_of("440,330 474,338", "432,360 468,366", "444,392 472,396", w=3.4)


def _bow(a: Art) -> None:
    with a.at(2, 8, 0.9):
        bow_tie(a)


def _lookout(a: Art) -> None:
    animal(a, "black cat", 812, 146, 1.16, pose="doze", flip=True, grounded=False, name="cat#2",
           face=Face(at=(590, 260), lid=0.05))
    with a.part("cat#2"):
        a.limb([(700, 128, 19), (714, 160, 17), (716, 188, 14)], fill="k", w=3.4, halo=3.5)
        a.lines_of("708,194 702,210", "716,198 716,214", "724,194 730,208", w=3.6, taper=(0.02, 0.3))
    with a.at(716, 258, 0.98, turn=14):
        top_hat(a)


def _crash(a: Art) -> None:
    for i, (x, y, turn) in enumerate(((672, 372, -24), (902, 330, 24), (826, 250, 40))):
        with a.part(f"key#{i + 1}"), a.at(x, y, 1.0, turn=turn):
            a.shape("-16,-34! 16,-36! 18,36! -16,38!", w=4, halo=3, hatch=8)
            a.flat("-16,-34! -2,-35! -2,2! -16,2!", "k")
    a.lines_of("366,444 352,420", "452,440 470,414", "410,436 414,404", "340,470 316,458", w=4, taper=(0.05, 0.6))


def _ambush(a: Art) -> None:
    """Up through the keys: a ragged hole, the head, and the front of the keyboard over its chin."""
    a.black("690,486! 704,452! 724,466! 740,440! 772,452! 800,438! 836,450! 862,436! 882,458! 906,446! 914,480!", w=3)
    with a.part("cat#3"), a.at(800, 416, 1.86, flip=True):
        animal_heads.cat(a, Face(at=(600, 380), lid=0.1, mouth="grin"))
    with a.part("keyboard"):
        a.shape("664,488! 946,480! 946,527! 664,536!", w=0)
        a.lines_of("660,490 972,481", "660,537 974,527", w=4.6, taper=(0.02, 0.02))
    with a.part("cat#3"):
        for x, y in ((704, 488), (892, 482)):
            a.shape([(x - 26, y + 2), (x - 20, y - 22), (x + 4, y - 28), (x + 26, y - 18), (x + 28, y + 14),
                     (x + 4, y + 24), (x - 22, y + 18)], w=4.6, halo=3, hatch=8)
            a.lines_of([(x - 8, y + 8), (x - 8, y + 20)], [(x + 8, y + 8), (x + 9, y + 20)], w=3)


def _stalls(a: Art) -> None:
    spots = animal(a, "dog", 70, 886, 1.52, stance=MOVED, pose="hail", upright=True, grounded=False,
                   face=Face(lid=0.92, brow=-1, mouth="smile"), slots={"far_hand": _rose})
    tx, ty = spots["mouth"]
    with a.part("tear"):
        a.shape([(tx - 4, ty - 34, 1), (tx + 10, ty - 8), (tx - 2, ty + 6), (tx - 14, ty - 8)], w=3, halo=2)


def _rose(a: Art) -> None:
    with a.part("rose"):
        a.line("0,20 0,-46", 4.4, (0.02, 0.02))
        a.shape("-20,-48 -16,-80 0,-68 16,-82 20,-48 0,-36", w=3.6, spot="s", halo=2)
