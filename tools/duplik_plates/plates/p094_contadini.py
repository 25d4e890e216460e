"""Contadini di mare: on the sea bed fish are pulled up like carrots, by the tail."""

from __future__ import annotations

from ludoteca.games.duplik.album.scene import Count, Does, Holds, Looks, Mood, Scene, Shows, Stands, Text, asks, fact
from ludoteca.games.duplik.ink import Art, oval
from ludoteca.games.duplik.kinds.anatomy.face import Face, eyes
from ludoteca.games.duplik.kinds.sea import fish, octopus
from ludoteca.games.duplik.kinds.small_animals import snail
from tools.duplik_plates.stages import swell

SCENE = Scene(
    94,
    Text("Contadini di mare", "Farmers of the sea"),
    Text("Quest'anno le sogliole sono venute su dritte.", "The sole have come up nicely this year."),
    facts=(
        fact("pulls", Does("octopus", "pulls", "fish#1", touching=True),
             "Un polpo contadino tira su un pesce per la coda.",
             "An octopus farmer pulls a fish out of the ground by its tail."),
        fact("tails", Count("sprout", 4), "Nel campo spuntano quattro code di pesce.",
             "Four fish tails sprout from the field."),
        fact("hat", Holds("octopus", "hat", worn=True), "Il polpo porta un cappello di paglia.",
             "The octopus wears a straw hat."),
        fact("angry", Mood("fish#1", "angry"), "Il pesce raccolto è arrabbiato.", "The fish that was pulled is angry."),
        fact("waters", Does("snail", "waters", "sprout#4"), "Una lumaca annaffia le code.",
             "A snail waters the tails."),
        fact("can", Holds("snail", "can"), "La lumaca ha l'annaffiatoio.", "The snail has a watering can."),
        fact("crate", Stands("fish#2", "in", "crate"), "Nella cassetta c'è un pesce già raccolto.",
             "One fish is in the crate already."),
        fact("resigned", Mood("fish#2", "bored"), "Il pesce nella cassetta si annoia.",
             "The fish in the crate is bored."),
        fact("scare", Shows("scarecrow", "diver"), "Lo spaventapasseri è uno scafandro da palombaro.",
             "The scarecrow is a diver's suit."),
        fact("crab", Stands("crab", "on", "scarecrow"), "Sulla spalla dello spaventapasseri sta un granchio.",
             "A crab sits on the scarecrow's shoulder."),
        fact("hook", Stands("hook", "over", "sprout#2"), "Dall'alto scende un amo.", "A hook comes down from above."),
        fact("worm", Stands("worm", "on", "hook"), "Sull'amo un verme guarda giù.", "A worm on the hook looks down."),
        fact("fork", Holds("octopus", "fork"), "Il polpo tiene un forcone.", "The octopus holds a pitchfork."),
        fact("proud", Looks("octopus", "fish#1"), "Il polpo si guarda il raccolto.", "The octopus admires its crop."),
    ),
    criteria=(
        asks("pulls", "gesture", "Il pesce pende a testa in giù: il polpo lo tiene per la coda.",
             "The fish hangs head down: the octopus has it by the tail."),
        asks("angry", "mood", "Il pesce raccolto non l'ha presa bene: ha il muso.",
             "The fish just pulled is not taking it well: it scowls."),
        asks("crab", "relation", "Lo spaventapasseri non spaventa il granchio: gli sta addosso.",
             "The scarecrow does not scare the crab: it is sitting on it."),
        asks("waters", "absurd", "C'è chi annaffia sott'acqua.", "Somebody is watering under water."),
        asks("resigned", "mood", "Nella cassetta ci si è rassegnati: occhi mezzi chiusi.",
             "In the crate they have given up: eyes half shut."),
        asks("tails", "number"),
        asks("hat", "thing"),
        asks("fork", "gesture", "Con un altro braccio il polpo regge il forcone.",
             "With another arm the octopus holds the pitchfork."),
        asks("scare", "absurd", "Lo spaventapasseri è vestito da palombaro.", "The scarecrow is dressed as a diver."),
        asks("worm", "thing"),
    ),
)


def draw(a: Art) -> None:
    swell(a, -10, 1010, 46, 4.2)
    for x, y, wide in ((60, 74, 80), (380, 84, 60), (800, 72, 90), (560, 104, 50)):
        swell(a, x, x + wide, y, 2.2, 26)
    # the far field and its fence
    a.shape("-20,500 200,476 480,492 760,468 1020,486! 1020,640! -20,640!", w=3)
    for i, x in enumerate(range(20, 1000, 92)):
        a.shape([(x, 490 - i % 3 * 4, 1), (x + 2, 440, 1), (x + 9, 430), (x + 16, 440, 1), (x + 18, 490, 1)], w=2.6)
    a.lines_of("-10,458 500,454 1010,456", "-10,474 500,470 1010,472", w=3)
    _scarecrow(a)
    # the near field, ploughed
    a.black("-20,610 120,592 300,612 520,590 760,612 1020,588! 1020,770! -20,770!", w=4)
    for y, w in ((640, 2.6), (676, 3), (716, 3.4)):
        for x in range(-20, 1000, 130):
            a.line([(x, y + 10), (x + 50, y - 4), (x + 108, y + 8)], w, (0.2, 0.3), "p")
    _tails(a)
    _farmer(a)
    _helper(a)
    _hook(a)


def _scarecrow(a: Art) -> None:
    with a.part("scarecrow"):
        a.line("846,600 846,300", 9, (0.02, 0.02))
        a.line("730,372 966,360", 9, (0.02, 0.02))
        a.shape("800,352! 892,348! 900,480! 870,468! 848,490! 822,470! 798,486!", w=4.6, hatch=18)
        a.shape("800,352! 744,360 742,392! 802,398!", w=4.2, hatch=8)
        a.shape("892,348! 952,350 956,380! 896,394!", w=4.2, hatch=8)
        a.shape(oval(846, 296, 60, 58), w=5, hatch=18)
        a.shape(oval(852, 296, 34, 34), w=4.4, fill="k", shine=6)
        for x, y in ((806, 340), (846, 352), (888, 338)):
            a.dot(x, y, 5)
    with a.part("crab"), a.at(946, 342, 0.8):
        a.lines_of("-30,8 -46,22", "-24,12 -34,30", "30,8 46,22", "24,12 34,30", w=5, taper=(0.02, 0.1))
        a.shape("-34,4 -24,-20 0,-26 24,-20 34,4 0,16", w=4, spot="s", halo=2)
        for flip in (False, True):
            with a.at(0, 0, flip=flip):
                a.line("30,-8 44,-28", 5, (0.02, 0.02))
                a.shape("36,-28 34,-52 50,-44! 46,-36 60,-44! 60,-26 48,-20", w=3.4, spot="s")
        eyes(a, Face(look=(-0.7, 0.4)), (12, -34, 9), (-12, -34, 9), w=2.6)


def _tail_fin(a: Art) -> None:
    a.shape("-16,30! -13,-6 -44,-62! -8,-50 2,-44 14,-50 46,-66! 14,-6 18,30!", w=4.2, halo=3, hatch=12, spot="s")
    a.lines_of("-24,-44 -8,-18", "26,-46 8,-18", "-8,8 8,6", w=2.4)


def _tails(a: Art) -> None:
    for i, (x, y, s, turn) in enumerate(((420, 716, 0.96, -8), (626, 628, 0.84, 10), (590, 716, 1.16, 4),
                                         (704, 726, 0.96, -10))):
        with a.part(f"sprout#{i + 1}"), a.at(x, y, s, turn=turn):
            _tail_fin(a)
            a.flat("-40,26 0,16 42,26 40,60 -40,60")
        with a.at(x, y, s):
            a.line("-34,30 0,20 36,30", 3.4, (0.2, 0.2), "p")
    # the hole it came from
    a.shape("440,652 480,640 540,648 536,668 476,674", w=3.4, ink="p", fill="k")
    a.lines_of("428,646 418,634", "552,644 564,632", w=3.4, ink="p")


def _farmer(a: Art) -> None:
    octopus(a, 218, 652, 1.9, pose="stand", face=Face(at=(480, 450), lid=0.12, mouth="smile"),
            slots={"head": _straw})
    with a.at(500, 470, 1.6, turn=94):
        fish(a, 0, 0, 1.0, face=Face(look=(0.1, 0.8), brow=1, lid=0.15, mouth="sad"), name="fish#1")
    with a.part("fish#1"), a.at(506, 380, 1.2, turn=6):
        _tail_fin(a)
    with a.part("octopus"):
        a.limb([(300, 500, 26), (360, 480, 24), (400, 420, 20), (450, 384, 17), (510, 380, 15), (532, 400, 12), (504,
                                                                                                                 412,
                                                                                                                 9)],
               w=4.4,
               halo=3, hatch=10, root=20)
    a.lines_of("470,596 466,616", "500,606 500,630", "528,596 534,614", w=3.4)
    with a.part("fork"), a.at(62, 520, 1.0, turn=-8):
        a.line("0,180 0,-130", 8, (0.02, 0.02))
        a.lines_of("-34,-206 -32,-150 0,-128 32,-150 34,-206", "0,-128 0,-210", w=7, taper=(0.02, 0.02))
    with a.at(150, 716, 1.0):
        with a.part("crate"):
            a.shape("-100,-60! 100,-64! 92,-40! -92,-36!", w=4, fill="k")
        fish(a, 6, -66, 1.0, face=Face(look=(0.7, -0.2), lid=0.45, mouth="flat"), name="fish#2", turn=-18)
        with a.part("crate"):
            a.shape("-106,-48! 104,-50! 96,34! -98,36!", w=5, halo=3, hatch={"n": 18, "gap": 7})
            a.lines_of("-102,-20 100,-22", "-100,6 98,4", w=3.4, taper=(0.02, 0.02))


def _straw(a: Art) -> None:
    with a.part("hat"):
        a.shape("-84,14 -40,-4 40,-6 86,8 60,22 0,26 -56,26", w=4.4, halo=2, hatch=8)
        a.shape("-36,4! -30,-34 0,-44 32,-36 38,2! 0,10", w=4.2, hatch=8)
        a.shape("-37,4 0,10 38,2 36,-12 0,-4 -35,-10", w=2.6, fill="k")


def _helper(a: Art) -> None:
    snail(a, 920, 706, 1.1, pose="rear", flip=True, face=Face(at=(790, 600), mouth="smile"))
    with a.part("can"), a.at(806, 618, 0.9, turn=-14, flip=True):
        a.line("-30,-30 -54,-50 -40,-70 0,-60", 6, (0.03, 0.03))
        a.shape("-32,-58! 34,-60! 30,8! -28,10!", w=4.4, halo=3, spot="s", hatch=10)
        a.shape("30,-16! 74,-50! 66,-60! 92,-66! 86,-40! 78,-44! 30,8!", w=4, halo=2)
    for x, y in ((714, 596), (698, 618), (726, 626)):
        a.shape(oval(x, y, 5, 6, n=7), w=2.4)


def _hook(a: Art) -> None:
    with a.part("hook"):
        a.line("616,-10 618,200", 2.6, (0.02, 0.02))
        a.line("618,200 618,250 642,270 664,252 660,232", 6, (0.02, 0.1))
    with a.part("worm"):
        a.limb([(596, 262, 9), (622, 246, 11), (650, 262, 11), (676, 240, 11), (690, 206, 11)], w=3.8, spot="s", halo=2,
               capped_root=True)
        a.eye(684, 200, 8, look=(-0.3, 0.8), w=2.4)
        a.eye(702, 202, 8, look=(-0.3, 0.8), w=2.4)
