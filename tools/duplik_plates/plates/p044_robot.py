"""Il robot ha fame: dinner is served, but he prefers the toaster; the telephone has understood who is next."""

from __future__ import annotations

from ludoteca.games.duplik.album.scene import (
    Count,
    Does,
    Holds,
    Looks,
    Mood,
    Scene,
    Shows,
    Stands,
    Text,
    asks,
    fact,
)
from ludoteca.games.duplik.improv.stages import boards, room
from ludoteca.games.duplik.ink import Art, oval
from ludoteca.games.duplik.kinds.anatomy.biped import STANCES
from ludoteca.games.duplik.kinds.anatomy.face import Face, eyes, mouth
from ludoteca.games.duplik.kinds.animals import animal
from ludoteca.games.duplik.kinds.food import pizza
from ludoteca.games.duplik.kinds.furniture import television
from ludoteca.games.duplik.kinds.people import person

SCENE = Scene(
    44,
    Text("Il robot ha fame", "Hungry robot"),
    Text("Croccante fuori, elettrico dentro.", "Crisp outside, electric within."),
    facts=(
        fact("bites", Does("robot", "bites", "toaster", touching=True), "Un robot a tavola addenta un tostapane.",
             "A robot at table is biting into a toaster."),
        fact("fork", Holds("robot", "fork"), "Il robot ha la forchetta in mano.", "The robot has a fork in its hand."),
        fact("bib", Holds("robot", "napkin", worn=True), "Il robot ha il tovagliolo al collo.",
             "The robot has a napkin round its neck."),
        fact("cook", Holds("cook", "pizza"), "Il cuoco gli porge una pizza, inutilmente.",
             "The cook is offering it a pizza, in vain."),
        fact("sad", Mood("cook", "sad"), "Il cuoco è avvilito.", "The cook is crestfallen."),
        fact("gaze", Looks("cook", "toaster"), "Il cuoco guarda il tostapane mangiato.",
             "The cook is looking at the eaten toaster."),
        fact("television", Shows("television", "bitten"), "Al televisore manca già un morso.",
             "A bite is already missing from the television."),
        fact("phone", Stands("telephone", "under", "table"), "Sotto il tavolo si nasconde un telefono.",
             "A telephone is hiding under the table."),
        fact("scared", Mood("telephone", "scared"), "Il telefono ha paura.", "The telephone is frightened."),
        fact("bolts", Count("bolt", 5), "Nel piatto restano cinque bulloni.", "Five bolts are left on the plate."),
        fact("buttons", Count("robot.button", 5), "Il robot ha cinque pulsanti.", "The robot has five buttons."),
        fact("dog", Mood("dog", "bored"), "Il cane aspetta gli avanzi, con poca speranza.",
             "The dog waits for scraps, without much hope."),
        fact("toast", Stands("toast", "over", "toaster"), "Dal tostapane salta fuori una fetta.",
             "A slice of toast is jumping out of the toaster."),
        fact("olives", Count("pizza.olive", 6), "Sulla pizza ci sono sei olive.", "There are six olives on the pizza."),
    ),
    criteria=(
        asks("gaze", "gesture", "Il cuoco fissa quel che resta del tostapane.",
             "The cook stares at what is left of the toaster."),
        asks("phone", "relation", "Il telefono si è nascosto sotto il tavolo.",
             "The telephone is hiding under the table."),
        asks("scared", "mood", "Il telefono ha capito a chi tocca dopo.", "The telephone has understood who is next."),
        asks("bolts", "number"),
        asks("olives", "number"),
        asks("television", "absurd", "Anche il televisore ha un morso.", "The television has a bite out of it too."),
        asks("bib", "thing"),
        asks("dog", "mood", "Il cane non spera più negli avanzi.", "The dog has given up on scraps."),
        asks("toast", "thing"),
        asks("fork", "gesture"),
    ),
)

EATING = STANCES["sit"]._replace(near_arm=((30, -136), (60, -172)), far_arm=((54, -128), (92, -150)))
OFFERING = STANCES["carry"]._replace(near_arm=((14, -136), (66, -150)), far_arm=((34, -142), (84, -154)), tilt=6)


def draw(a: Art) -> None:
    room(a, 560, "tiles")
    boards(a, 560)
    _set(a)
    _shelf(a)
    with a.part("chair"):
        a.black("196,690! 200,360! 228,358! 234,690!", w=4)
        a.black("200,580! 380,572! 384,600! 200,608!", w=4)
        a.lines_of("352,600 360,724", "218,606 212,724", w=9, taper=(0.02, 0.02))
    robot = person(a, "robot", 290, 700, 1.5, stance=EATING, pose="sit", grounded=False,
                   face=Face(lid=0.25, look=(0.5, 0.4), mouth="grin"), slots={"neck": _napkin, "far_hand": _fork})
    _table(a)
    hx, hy = robot["hand"]
    _toaster(a, hx + 8, hy + 34)
    person(a, "cook", 830, 704, 1.3, stance=OFFERING, pose="carry", flip=True,
           face=Face(at=(420, 400), brow=-1, mouth="sad"), slots={"hand": _pizza})
    animal(a, "dog", 90, 734, 0.66, pose="sit", face=Face(at=(360, 420), lid=0.42, mouth="sad"))


def _napkin(a: Art) -> None:
    with a.part("napkin"):
        a.shape("-34,-8 0,6 36,-10 32,26 0,52! -34,24", w=3.6, spot="s", halo=2)


def _fork(a: Art) -> None:
    with a.part("fork"):
        a.line("0,34 6,-54", 8, (0.02, 0.02))
        a.line("-12,-88 -10,-62 6,-54 22,-64 24,-90", 6, (0.05, 0.05))
        a.line("6,-54 6,-90", 6, (0.02, 0.05))


def _toaster(a: Art, x: float, y: float) -> None:
    with a.part("toast"), a.at(x + 70, y - 150, 1.0, turn=20):
        a.shape("-34,30! -36,-20 -22,-38 0,-34 22,-40 38,-20 34,30!", w=4.2, spot="s", hatch=8)
    a.lines_of([(x + 40, y - 90), (x + 34, y - 108)], [(x + 84, y - 88), (x + 88, y - 106)], w=3.4)
    with a.part("toaster"), a.at(x + 44, y - 20, 1.0, turn=-6):
        a.shape("-70,-50! -52,-44 -60,-26! -40,-20 -52,0! -34,10 -46,26! -52,44! 70,46 78,20 76,-40 60,-58 -20,-62",
                w=5, halo=3, hatch={"n": 20, "gap": 7})
        a.black("-30,-58! 50,-56! 50,-48! -30,-50!", w=2)
        a.line("76,-20 92,-20 92,6", 6, (0.03, 0.03))
        a.dot(30, 20, 8)
        a.line("70,40 110,60 100,90 140,100", 4, (0.02, 0.1))
    with a.part("robot"):
        a.black(oval(x + 6, y + 6, 20, 18), w=3, halo=3)
    for dx, dy in ((-40, -70), (-50, -40), (-30, -96)):
        a.shape([(x + dx, y + dy - 8, 1), (x + dx + 10, y + dy, 1), (x + dx, y + dy + 8, 1)], w=2.2)


def _set(a: Art) -> None:
    with a.at(90, 540, 1.0):
        television(_snow, 2)(a)
        a.shape("60,-262! 70,-226 92,-232! 96,-200 122,-206! 126,-260! 90,-280", w=0)
        a.line("62,-250 70,-226 92,-232! 96,-200 118,-206", 5, (0.02, 0.02))


def _shelf(a: Art) -> None:
    """Those who still hope not to be noticed."""
    a.shape("600,190! 960,182! 962,198! 600,206!", w=4, hatch=6)
    with a.part("mixer"), a.at(680, 188, 1.0):
        a.shape("-40,0! -44,-20! 44,-22! 40,-2!", w=4, hatch=6)
        a.black("-30,-22! -34,-90! 34,-94! 30,-22!", w=3.4, shine=8)
        a.shape("-24,-96! 24,-98! 18,-112! -18,-110!", w=3.6)
        eyes(a, Face(at=(420, 420), brow=-1), (12, -62, 11), (-14, -62, 11), w=2, skin="k", ink="p")
    with a.part("alarm clock"), a.at(840, 184, 1.0):
        for x in (-26, 26):
            a.shape(oval(x, -100, 17, 13, turn=x), w=3.6, spot="s")
        a.lines_of("-26,-14 -36,2", "26,-14 36,0", w=6, taper=(0.02, 0.02))
        a.shape(oval(0, -52, 46, 46), w=4.8, hatch=12)
        eyes(a, Face(at=(420, 420), brow=-1), (16, -60, 13), (-16, -60, 13), w=3)
        a.lines_of("-14,-28 14,-34", w=5, taper=(0.03, 0.03))


def _snow(a: Art) -> None:
    for k in range(14):
        x, y = (k * 47) % 130 - 66, (k * 31) % 120 - 60
        a.line([(x, y), (x + 14, y)], 3, (0.1, 0.1))


def _table(a: Art) -> None:
    with a.part("telephone"), a.at(545, 712, 1.34):
        a.shape("-54,0! -44,-50 -20,-64 20,-64 44,-52 56,0!", w=4.8, spot="s", hatch=14)
        a.shape("-66,-62 -74,-84 -44,-92 44,-94 74,-86 68,-62 46,-62 40,-76 -36,-74 -42,-62", w=4.2, fill="k",
                shine=7, halo=1.5)
        eyes(a, Face(at=(360, 460), brow=-1), (16, -34, 13), (-16, -34, 13), w=3)
        mouth(a, "open", 0, -10, 18, 3)
    with a.part("table"):
        a.shape("400,556! 700,546! 706,572! 400,584!", w=5, halo=2, hatch=8)
        a.lines_of("430,582 420,736", "676,572 690,734", w=10, taper=(0.02, 0.02))
    with a.part("plate"):
        a.shape("430,552 490,538 610,536 660,548 600,562 480,564", w=3.8, halo=2)
    for i, (x, y) in enumerate(((478, 540), (520, 530), (560, 538), (604, 532), (540, 512))):
        with a.part(f"bolt#{i + 1}"), a.at(x, y, 0.9, turn=i * 40):
            a.black("-14,-8! 0,-16! 14,-8! 14,8! 0,16! -14,8!", w=2, halo=1.5)
            a.dot(0, 0, 5, "p")


def _pizza(a: Art) -> None:
    with a.at(26, -18, 0.94, turn=-4):
        pizza(6)(a)
