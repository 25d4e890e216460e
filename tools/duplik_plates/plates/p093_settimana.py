"""Settimana bianca: two snowmen build themselves a skier."""

from __future__ import annotations

from ludoteca.games.duplik.album.scene import Count, Does, Holds, Looks, Mood, Scene, Stands, Text, asks, fact
from ludoteca.games.duplik.improv.stages import snow
from ludoteca.games.duplik.ink import Art, oval
from ludoteca.games.duplik.kinds.anatomy.face import ASLEEP, Face
from ludoteca.games.duplik.kinds.anatomy.hats import scarf, top_hat
from ludoteca.games.duplik.kinds.anatomy.people_heads import man_head
from ludoteca.games.duplik.kinds.animals import animal
from ludoteca.games.duplik.kinds.food import carrot
from ludoteca.games.duplik.kinds.people import snowman
from tools.duplik_plates.accents import tie

SCENE = Scene(
    93,
    Text("Settimana bianca", "Skiing holiday"),
    Text("Cappello, carota, e il signore è finito.", "Hat, carrot, and the gentleman is done."),
    facts=(
        fact("carrot", Does("snowman#1", "gives", "man"),
             "Un pupazzo di neve mette la carota sul naso di uno sciatore.",
             "A snowman is putting a carrot on a skier's nose."),
        fact("packed", Stands("man", "in", "snowball"),
             "Dello sciatore si vede solo la testa: il resto è palla di neve.",
             "Only the skier's head shows: the rest of him is snowball."),
        fact("hand", Holds("snowman#1", "carrot"), "La carota è ancora in mano al pupazzo.",
             "The carrot is still in the snowman's hand."),
        fact("hat", Holds("snowman#2", "top hat"), "Un secondo pupazzo tiene pronto il cilindro.",
             "A second snowman has a top hat ready."),
        fact("look", Looks("man", "carrot"), "Lo sciatore fissa la carota.", "The skier stares at the carrot."),
        fact("scared", Mood("man", "scared"), "Lo sciatore è spaventato.", "The skier is frightened."),
        fact("skis", Stands("ski", "under", "snowball"), "Sotto la palla spuntano gli sci.",
             "Skis stick out under the ball."),
        fact("buttons", Count("button", 4), "Sulla palla di neve ci sono già quattro bottoni.",
             "The snowball already has four buttons."),
        fact("dog", Mood("dog", "asleep"), "Il cane da valanga dorme.", "The rescue dog is asleep."),
        fact("barrel", Holds("dog", "barrel", worn=True), "Il cane ha la botticella al collo.",
             "The dog has a little barrel round its neck."),
        fact("scarf", Holds("snowman#1", "scarf", worn=True), "Il pupazzo della carota ha la sciarpa.",
             "The snowman with the carrot wears a scarf."),
        fact("poles", Count("pole", 3), "Nella neve sono piantati tre bastoncini.",
             "Three ski poles are stuck in the snow."),
        fact("pleased", Mood("snowman#1", "glad"), "Il pupazzo della carota è soddisfatto.",
             "The snowman with the carrot is pleased."),
        fact("behind", Stands("snowman#2", "right", "man"), "Il secondo pupazzo sta a destra dello sciatore.",
             "The second snowman is to the right of the skier."),
    ),
    criteria=(
        asks("hand", "gesture", "La carota è a un dito dal naso: non è ancora al suo posto.",
             "The carrot is an inch from his nose: it is not in place yet."),
        asks("packed", "absurd", "Dello sciatore esce solo la testa.", "Only the skier's head sticks out."),
        asks("look", "relation", "Lo sciatore guarda storto la carota.", "The skier squints at the carrot."),
        asks("dog", "mood", "I soccorsi ci sono, ma dormono.", "Help has arrived, but it is asleep."),
        asks("hat", "gesture", "L'altro pupazzo aspetta col cilindro in mano.",
             "The other snowman is waiting with a top hat in its hand."),
        asks("scared", "mood", "Lo sciatore se la vede brutta.", "The skier fears the worst."),
        asks("buttons", "number"),
        asks("poles", "number"),
        asks("barrel", "thing"),
        asks("scarf", "thing"),
    ),
)


def draw(a: Art) -> None:
    snow(a, 300)
    # the run he came down
    a.lines_of("860,306 700,360 760,430 640,520 560,600", "884,310 726,364 786,432 664,526 590,604", w=4)
    for x, y, s in ((60, 344, 0.3), (108, 352, 0.4), (940, 350, 0.36), (900, 344, 0.28)):
        _fir(a, x, y, s)
    _victim(a)
    snowman(a, 216, 716, 1.72, pose="hail", face=Face(at=(500, 350), lid=0.12, mouth="grin"), name="snowman#1",
            buttons=2,
            slots={"neck": scarf, "far_hand": _carrot, "head": _pan})
    snowman(a, 834, 566, 1.12, pose="hail", flip=True, face=Face(at=(540, 320), mouth="smile"), name="snowman#2",
            buttons=2, slots={"neck": tie, "far_hand": _hat})
    for i, (x, y, turn) in enumerate(((690, 646, 7), (722, 628, -7), (60, 600, -14))):
        with a.part(f"pole#{i + 1}"), a.at(x, y, 1.0, turn=turn):
            a.line("0,0 0,-140", 7, (0.02, 0.02))
            a.black("-7,-140! 8,-140! 7,-110! -6,-110!", w=2.4)
            a.shape(oval(0, -26, 18, 7, n=9), w=3)
    _dog(a)


def _fir(a: Art, x: float, y: float, s: float) -> None:
    with a.at(x, y, s):
        a.black("-12,0! -12,-30! -70,-34! -30,-90! -54,-94! -20,-150! -40,-152! 0,-230! 40,-152! 20,-150! 54,-94! "
                "30,-90! 70,-34! 12,-30! 12,0!", w=3)


def _victim(a: Art) -> None:
    a.shadow(536, 706, 150, 14)
    with a.part("ski"):
        for y, dx in ((686, 20), (706, -10)):
            a.shape([(370 + dx, y, 1), (612 + dx, y - 8), (650 + dx, y - 36), (654 + dx, y - 24), (624 + dx, y + 6),
                     (370 + dx, y + 12, 1)], w=4, spot="s", halo=2)
    with a.part("snowball"):
        a.shape(oval(530, 588, 132, 112), w=5.2, halo=2, hatch={"n": 46, "gap": 8})
        a.shape(oval(536, 448, 88, 74), w=5, hatch={"n": 30, "gap": 8})
    for i, (x, y) in enumerate(((514, 446), (512, 488), (500, 552), (498, 604))):
        with a.part(f"button#{i + 1}"):
            a.black(oval(x, y, 12, 12, n=9), w=2)
    with a.part("man"), a.at(536, 338, 1.5, flip=True):
        man_head(a, Face(at=(470, 350), brow=-1, mouth="shout"))
    with a.part("snowball"):
        a.shape("470,394 500,382 540,392 580,380 606,396 590,418 540,426 490,418", w=4.2, halo=2)
    a.lines_of("436,300 452,312", "640,300 622,314", "540,236 540,258", w=4)


def _carrot(a: Art) -> None:
    with a.at(50, -10, 0.82, turn=-92):
        carrot(a)


def _hat(a: Art) -> None:
    with a.at(0, 10, 1.1, turn=10):
        top_hat(a)


def _pan(a: Art) -> None:
    with a.part("pan"), a.at(-4, 6, 1.0, turn=-8):
        a.black("-40,6! -30,-44! 26,-46! 38,4! 0,12", w=3, shine=7, halo=2)
        a.line("36,-4 92,4", 8, (0.02, 0.02))


def _dog(a: Art) -> None:
    animal(a, "dog", 886, 742, 1.08, pose="doze", flip=True, face=ASLEEP)
    with a.part("barrel"), a.at(790, 726, 0.86, turn=-8):
        a.shape("-34,-18 0,-26 34,-18 40,0 34,20 0,26 -34,20 -40,0", w=4.2, spot="s", halo=3)
        a.lines_of("-18,-23 -22,0 -18,23", "18,-23 22,0 18,23", w=4)
    for x, y, s in ((740, 690, 0.6),):
        with a.at(x, y, s):
            a.lines_of("-10,-10 10,-12 -10,10 12,8", w=4)
