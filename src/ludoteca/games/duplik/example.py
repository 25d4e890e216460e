"""A round of Duplik: a scene described, drawn, judged criterion by criterion, one verdict overturned by a vote."""

from __future__ import annotations

from math import cos, pi, sin

from ludoteca.games.duplik.state import CRITERIA
from ludoteca.rules.examples import Example, Scene
from ludoteca.rules.lessons import Then

ADA, BRUNO, CARLA, DINO = range(4)
TOLD = {
    "it": ("Un pesce al guinzaglio trascina un gatto, che tira indietro.", "Il pesce è in una boccia con tre ruote.",
           "Dalla boccia saltano fuori quattro gocce.", "Il gatto ha in testa un cilindro."),
    "en": ("A fish on a lead is dragging a cat, who pulls back.", "The fish is in a bowl with three wheels.",
           "Four drops jump out of the bowl.", "On the cat’s head there is a top hat."),
}
PEN, THIN = 9, 5
STANDS = Then()                            # the time for contests is over
READS = Then(DINO, {"type": "read"})
TURNS = Then(DINO, {"type": "turn"})
RESTS = {"type": "rest", "resting": True}
DRAWN = {5, 6, 10}                         # the other criteria that Ada's drawing meets: wheels, drops, hat


def _line(*places: tuple[float, float], width: int = PEN) -> dict[str, object]:
    """A stroke through these places, with an even hand."""
    return {"type": "stroke", "points": [part for x, y in places for part in (round(x), round(y), 128)],
            "width": width, "tool": "pen", "upright": False}


def _arc(x: float, y: float, wide: float, high: float, begin: float = 0, end: float = 2 * pi,
         width: int = PEN) -> dict[str, object]:
    steps = 26
    turns = [begin + (end - begin) * step / steps for step in range(steps + 1)]
    return _line(*((x + wide * cos(turn), y + high * sin(turn)) for turn in turns), width=width)


BOWL = (_arc(300, 400, 130, 120, -.25 * pi, 1.25 * pi), _line((208, 315), (392, 315)))
WHEELS = tuple(_arc(x, 545, 26, 26) for x in (215, 300, 385))
FISH = (
    _arc(290, 410, 58, 34), _line((344, 410), (386, 380), (386, 440), (344, 410)), _arc(262, 402, 5, 5, width=THIN),
    _line((238, 422), (252, 428), (264, 420), width=THIN))
DROPS = tuple(_line((x, y), (x - 9, y + 20), (x, y + 28), (x + 9, y + 20), (x, y), width=THIN)
              for x, y in ((205, 240), (262, 205), (330, 215), (392, 245)))
LEAD = (_line((428, 380), (500, 360), (570, 372), (640, 360)),)
CAT = (
    _arc(770, 250, 62, 54),
    _line((718, 222), (706, 168), (752, 200)), _line((790, 198), (828, 166), (824, 222)),
    _line((752, 300), (790, 330), (800, 430), (760, 500)),
    _line((752, 300), (716, 400), (700, 505), (640, 560)),
    _line((760, 500), (700, 560)), _line((748, 330), (690, 345), (640, 360)), _line((776, 340), (700, 372), (640, 362)),
    _line((800, 430), (872, 400), (890, 320), (862, 280)),
    _arc(748, 242, 5, 6, width=THIN), _arc(792, 242, 5, 6, width=THIN),
    _line((758, 270), (770, 276), (782, 270), width=THIN),
)
HAT = (
    _line((716, 190), (824, 190)), _line((738, 188), (742, 96), (800, 96), (804, 188)), _line((740, 160), (803, 160)))
HERS = (*BOWL, *WHEELS, *FISH, *DROPS, *LEAD, *CAT, *HAT)
HIS = (*BOWL, *FISH, *LEAD)
OURS = (*BOWL, *WHEELS[:2], *FISH, *LEAD, *CAT)


def _draws(seat: int, strokes: tuple[dict[str, object], ...]) -> tuple[Then, ...]:
    return (*(Then(seat, stroke) for stroke in strokes), Then(seat, RESTS))


def _judges(seat: int, author: int, met: bool) -> Then:
    return Then(seat, {"type": "judge", "author": author, "met": met})


def _votes(seat: int, met: bool) -> Then:
    return Then(seat, {"type": "vote", "author": ADA, "met": met})


def _rest_of_the_card() -> tuple[Then, ...]:
    """The criteria after the first, read and judged one by one: the drawings have gone to the left."""
    found: tuple[Then, ...] = ()
    for number in range(2, CRITERIA + 1):
        found += (READS, _judges(BRUNO, ADA, number in DRAWN), _judges(CARLA, BRUNO, False),
                  _judges(ADA, CARLA, False), STANDS)
    return (*found, READS)


def example(language: str) -> Example:
    spoken = "it" if language == "it" else "en"
    return Example(
        seats=4, seat=ADA, seed="lesson 6", options={"seconds": 0, "choice": "two_titles", "language": spoken},
        opening=(Then(DINO, {"type": "choose", "index": 0}),),
        scenes=(
            Scene("early", (TURNS,), "original", refused="throw_first", eyes=DINO),
            Scene("say", (Then(DINO, {"type": "throw"}), TURNS, *(
                Then(DINO, {"type": "say", "line": line, "text": text}) for line, text in enumerate(TOLD[spoken]))),
                "words"),
            Scene("draw", _draws(ADA, HERS), "drawing"),
            Scene("judge", (
                *_draws(BRUNO, HIS), *_draws(CARLA, OURS), STANDS, Then(DINO, {"type": "pass", "direction": "left"}),
                READS, _judges(ADA, CARLA, True), _judges(CARLA, BRUNO, False), _judges(BRUNO, ADA, False)), "stamps"),
            Scene("contest", (
                Then(ADA, {"type": "contest", "author": ADA}), _votes(ADA, True), _votes(BRUNO, False),
                _votes(CARLA, True), STANDS), "stamps"),
            Scene("points", _rest_of_the_card(), "card", {"points": "sheet.0.points.0"}),
        ))
