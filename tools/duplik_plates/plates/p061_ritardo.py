"""In ritardo di nuovo: the clock scolds the hen that should have come out of it at seven; the man sleeps on."""

from __future__ import annotations

from ludoteca.games.duplik.album.scene import Count, Does, Holds, Mood, Scene, Shows, Stands, Text, asks, fact
from ludoteca.games.duplik.improv.stages import boards, room
from ludoteca.games.duplik.ink import Art, oval
from ludoteca.games.duplik.kinds.anatomy.face import Face, eyes
from ludoteca.games.duplik.kinds.anatomy.people_heads import man_head
from ludoteca.games.duplik.kinds.animals import animal
from ludoteca.games.duplik.kinds.birds import fowl
from ludoteca.games.duplik.kinds.food import cup
from ludoteca.games.duplik.kinds.nature import sun
from tools.duplik_plates.accents import motion
from tools.duplik_plates.stages import window

SCENE = Scene(
    61,
    Text("In ritardo di nuovo", "Late again"),
    Text("Doveva uscire alle sette. È appena entrata.", "She was due out at seven. She has only just come in."),
    facts=(
        fact("scolds", Does("clock", "scolds", "hen"), "Un orologio a pendolo sgrida una gallina.",
             "A grandfather clock is scolding a hen."),
        fact("angry", Mood("clock", "angry"), "L'orologio è furioso.", "The clock is furious."),
        fact("points", Shows("clock", "pointing at the hen"), "L'orologio punta il dito contro la gallina.",
             "The clock points its finger at the hen."),
        fact("runs", Shows("hen", "running"), "La gallina arriva di corsa.", "The hen comes running."),
        fact("worried", Mood("hen", "scared"), "La gallina ha la faccia colpevole.", "The hen looks guilty."),
        fact("spring", Shows("spring", "empty"), "Lo sportello dell'orologio è aperto: la molla è vuota.",
             "The clock's little door is open: there is nothing on the spring."),
        fact("moustache", Shows("clock", "hands for a moustache"), "Le lancette gli fanno da baffi.",
             "Its hands are its moustache."),
        fact("curlers", Count("curler", 3), "La gallina ha tre bigodini in testa.",
             "The hen has three curlers on her head."),
        fact("coffee", Holds("hen", "cup"), "La gallina porta una tazza di caffè.", "The hen carries a cup of coffee."),
        fact("man", Mood("man", "asleep"), "Un uomo dorme ancora nel letto.", "A man is still asleep in bed."),
        fact("bed", Stands("man", "in", "bed"), "L'uomo è a letto con le coperte fino al mento.",
             "The man is in bed with the blanket up to his chin."),
        fact("sun", Stands("sun", "in", "window"), "Dalla finestra si vede il sole già alto.",
             "Through the window the sun is already high."),
        fact("mouse", Stands("mouse", "on", "pendulum"), "Un topo fa l'altalena sul pendolo.",
             "A mouse is swinging on the pendulum."),
        fact("suitcase", Stands("suitcase", "touching", "bed"), "Accanto al letto è pronta una valigia.",
             "A suitcase stands ready by the bed."),
    ),
    criteria=(
        asks("points", "gesture", "L'orologio punta il dito.", "The clock points its finger."),
        asks("worried", "mood", "La gallina sa di essere in torto: ha la faccia colpevole.",
             "The hen knows she is in the wrong: she looks guilty."),
        asks("spring", "relation", "Sopra l'orologio c'è una molla, e sulla molla nessuno.",
             "There is a spring on top of the clock and nobody on it."),
        asks("man", "mood", "C'è chi del ritardo non sa niente: l'uomo dorme.",
             "Somebody knows nothing of the delay: the man is asleep."),
        asks("mouse", "absurd", "Per un topo il pendolo è un'altalena.", "To a mouse the pendulum is a swing."),
        asks("moustache", "absurd"),
        asks("curlers", "number"),
        asks("coffee", "thing", "La gallina s'è portata il caffè.", "The hen has brought her coffee along."),
        asks("sun", "relation", "Il sole sta già dentro la finestra.", "The sun is already in the window."),
        asks("suitcase", "thing"),
    ),
)


def draw(a: Art) -> None:
    room(a, 560, "stripes")
    boards(a, 560)
    with a.at(820, 190):
        window(False, 230, 220)(a)
        with a.at(-52, -46, 0.58):
            sun(9, "s")(a)
    _bed(a)
    _clock(a)
    _suitcase(a)
    _hen(a)


def _bed(a: Art) -> None:
    with a.part("bed"):
        a.black("-20,720! -20,400! 10,380 60,384 82,420! 86,720!", w=4, shine=12)
        a.shape("-20,560! 290,548! 300,700! -20,712!", w=5, hatch=20)
        a.shape("40,560 60,510 130,490 196,512 206,556 120,572", w=4.6, hatch=12)
    with a.part("man"), a.part(".face"), a.at(130, 500, 1.3, turn=-44):
        man_head(a, Face(lid=0.92, mouth="open"))
    with a.part("bed"):
        a.shape("60,560 110,536 190,548 270,520 330,560 346,720! 330,760! -20,770! -20,600", w=5, halo=2,
                hatch={"n": 30, "gap": 7})
        a.shape("56,568 110,536 190,548 268,520 296,540 200,584 110,574", w=4.2, halo=1)
        for x, y in ((60, 640), (150, 620), (240, 610), (110, 700), (200, 690), (290, 670)):
            a.flat(oval(x, y, 15, 14, n=8), "k")
    for x, y, s in ((160, 420, 1.0), (190, 376, 1.4), (232, 322, 1.8)):
        a.line([(x - 9 * s, y - 10 * s, 1), (x + 9 * s, y - 11 * s, 1), (x - 9 * s, y + 9 * s, 1),
                (x + 10 * s, y + 8 * s, 1)], 3.6, (0.03, 0.03))


def _suitcase(a: Art) -> None:
    with a.part("suitcase"), a.at(352, 748, 0.86):
        a.line("-18,-76 -16,-94 18,-94 20,-76", 5, (0.05, 0.05))
        a.shape("-58,-76! 58,-80! 60,0! -56,2!", w=4.6, hatch={"n": 22, "gap": 7}, halo=2)
        a.lines_of("-30,-78 -29,0", "34,-79 35,0", w=3, taper=(0.05, 0.05))


def _clock(a: Art) -> None:
    with a.part("clock"):
        a.shadow(490, 724, 120, 9)
        # one foot stands, the other taps
        a.black("410,716! 412,670! 450,670! 462,700 496,708 496,724! 412,724!", w=3, halo=2)
        with a.at(540, 700, turn=-24):
            a.black("-26,6! -30,-40! 8,-30! 24,-10 62,-2 62,12! -24,12!", w=3, halo=2)
        a.shape("392,676! 398,392! 574,388! 582,674!", w=5.2, hatch={"n": 34, "gap": 7}, halo=3)
        a.shape("376,396! 384,356! 590,350! 596,392!", w=4.8, halo=2)
        a.black("422,650! 426,424! 546,421! 550,648!", w=3.4)
        a.shape("360,356 352,236 400,166 486,146 570,162 618,230 612,350! 486,360", w=5.2, halo=3,
                hatch={"n": 26, "gap": 7})
        a.shape(oval(486, 258, 92, 90), w=4.4)
        for x, y in ((486, 178), (566, 258), (486, 338), (406, 258)):
            a.dot(x, y, 5)
        eyes(a, Face(at=(760, 520), brow=1, lid=0.14), (516, 230, 21), (458, 230, 22), w=3.6)
        # the hands at a quarter to three
        a.black("486,284 460,272 420,276 402,264! 416,296 456,300 486,292", w=2.6)
        a.black("486,284 512,272 552,276 570,262! 556,296 516,300 486,292", w=2.6)
        a.shape("462,308 486,300 512,308 504,334 470,334", fill="k", w=3)
        a.flat("474,326 486,318 500,328 486,334", "s")
        a.limb([(598, 330, 17), (654, 366, 14), (706, 398, 12)], w=4.4, hatch=8)
        a.shape("698,390 718,388 728,398 768,418 764,428 726,420 716,426 700,414", w=4, halo=2)
        a.limb([(372, 330, 17), (330, 380, 14), (366, 424, 12)], w=4.4, halo=2, hatch=8)
    with a.part("spring"):
        a.black("452,150! 454,86! 522,84! 524,150!", w=4)
        a.shape("524,84! 578,66! 580,136! 524,150!", w=4.2, hatch=10)
        a.line("486,120 510,104 500,78 530,74 524,48 554,46 548,24 574,28", 5, (0.02, 0.05))
        a.shape("562,16! 604,24! 600,38! 558,30!", w=3.6, halo=2)
    with a.part("pendulum"):
        a.line("486,424 466,590", 6, (0.02, 0.02), "p")
        a.shape(oval(464, 614, 36, 34), w=3.4, spot="s", halo=2)
    animal(a, "mouse", 470, 616, 0.42, pose="ride", upright=True, grounded=False,
           face=Face(look=(0.6, -0.4), mouth="grin"))


def _hen(a: Art) -> None:
    fowl(a, "hen", 806, 716, 1.55, pose="run", flip=True, face=Face(at=(520, 250), brow=-1, mouth="open"),
         slots={"head": _curlers, "mouth": _nothing})
    with a.at(690, 648, 1.2, turn=-14):
        cup(a)
    with a.part("hen"):
        a.limb([(768, 610, 16), (734, 634, 13), (710, 630, 9)], w=4, halo=2, hatch=6)
    for x, y, r in ((668, 586, 7), (650, 604, 5), (682, 568, 5)):
        a.shape([(x, y - r * 1.8, 1), (x + r, y + r * 0.4), (x, y + r * 1.2), (x - r, y + r * 0.4)], fill="k", w=2)
    motion(a, 990, 560, 3, 60, 180)
    a.lines_of("920,726 980,722", "930,742 990,740", w=3)


def _nothing(a: Art) -> None:
    pass


def _curlers(a: Art) -> None:
    for i, (x, y, turn) in enumerate(((-26, 2, -40), (0, -14, 0), (26, 0, 40))):
        with a.part(f"curler#{i + 1}"), a.at(x, y, turn=turn):
            a.shape("-13,-9! 13,-10! 13,9! -13,10!", w=3, spot="s", halo=1.5)
            a.lines_of("-4,-9 -4,9", "5,-9 5,9", w=2)
