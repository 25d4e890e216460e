"""Pessima idea: a barbecue on an ice floe; the fish below is first to see where this will end."""

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
from ludoteca.games.duplik.improv.stages import snow
from ludoteca.games.duplik.ink import Art, oval
from ludoteca.games.duplik.kinds.anatomy.biped import STANCES
from ludoteca.games.duplik.kinds.anatomy.face import Face
from ludoteca.games.duplik.kinds.animals import animal
from ludoteca.games.duplik.kinds.birds import penguin
from ludoteca.games.duplik.kinds.sea import fish
from ludoteca.games.duplik.kinds.things import suitcase
from tools.duplik_plates.accents import smoke
from tools.duplik_plates.stages import swell

SCENE = Scene(
    47,
    Text("Pessima idea", "A terrible idea"),
    Text("«Senti che bel calduccio ai piedi?»", "\"Can you feel that lovely warmth under your feet?\""),
    facts=(
        fact("grills", Does("bear", "grills", "sausage"), "Un orso arrostisce una salsiccia su una lastra di ghiaccio.",
             "A bear is roasting a sausage on an ice floe."),
        fact("fire", Stands("fire", "on", "floe"), "Sul ghiaccio brucia un falò.",
             "A camp fire is burning on the ice."),
        fact("stick", Holds("bear", "sausage"), "L'orso tiene la salsiccia su un bastone.",
             "The bear holds the sausage on a stick."),
        fact("cracks", Count("crack", 3), "Dal falò partono tre crepe.", "Three cracks run out from the fire."),
        fact("penguin", Does("penguin#1", "fans", "fire"), "Un pinguino fa vento alle fiamme con un ventaglio.",
             "A penguin is fanning the flames."),
        fact("fan", Holds("penguin#1", "fan"), "Il pinguino ha un ventaglio.", "The penguin has a fan."),
        fact("glad", Mood("bear", "glad"), "L'orso è felice.", "The bear is happy."),
        fact("other", Mood("penguin#2", "bored"), "Un secondo pinguino se ne va con gli occhi mezzi chiusi.",
             "A second penguin is leaving, its eyes half shut."),
        fact("case", Holds("penguin#2", "suitcase"), "Il secondo pinguino ha la valigia.",
             "The second penguin has a suitcase."),
        fact("fish", Looks("fish", "sausage"), "Un pesce sott'acqua guarda la salsiccia.",
             "A fish under water is watching the sausage."),
        fact("napkin", Holds("fish", "napkin", worn=True), "Il pesce ha il tovagliolo al collo.",
             "The fish has a napkin round its neck."),
        fact("drips", Count("drip", 5), "Dal bordo del ghiaccio cadono cinque gocce.",
             "Five drops fall from the edge of the ice."),
        fact("sign", Shows("sign", "no fires"), "Il cartello vieta di accendere fuochi.", "The sign forbids fires."),
        fact("burns", Stands("sign", "touching", "fire"), "Il cartello sta bruciando nel falò.",
             "The sign is burning in the fire."),
    ),
    criteria=(
        asks("burns", "absurd", "Nel falò brucia proprio il cartello di divieto.",
             "It is the warning sign that is burning in the fire."),
        asks("fan", "gesture", "Il pinguino aiuta il fuoco col ventaglio.", "The penguin helps the fire with a fan."),
        asks("other", "mood", "L'altro pinguino se ne va con gli occhi mezzi chiusi: ha già capito.",
             "The other penguin leaves with its eyes half shut: it has understood."),
        asks("fish", "relation", "Il pesce aspetta la salsiccia proprio lì sotto.",
             "The fish is waiting for the sausage right below."),
        asks("glad", "mood", "L'orso non si accorge di niente.", "The bear notices nothing."),
        asks("cracks", "number"),
        asks("drips", "number"),
        asks("napkin", "thing"),
        asks("stick", "gesture", "La salsiccia è sul bastone, ancora da mangiare.",
             "The sausage is on its stick, not eaten yet."),
        asks("case", "thing"),
    ),
)

ROASTING = STANCES["sit"]._replace(near_arm=((40, -128), (84, -120)), far_arm=((50, -118), (90, -108)),
                                   near_leg=((64, -72), (120, -20)), far_leg=((72, -78), (134, -26)), toe=(-50, -50),
                                   hip=(0, -60), chest=(-6, -134), head=(8, -198))


def draw(a: Art) -> None:
    snow(a, 250)
    a.shape("-20,262 300,256 700,264 1020,256! 1020,770! -20,770!", w=0)
    a.line("-10,262 1010,258", 2.6, (0.02, 0.02))
    for x, y, wide in ((30, 300, 90), (860, 290, 100), (420, 290, 80), (880, 400, 90), (20, 400, 70)):
        swell(a, x, x + wide, y, 2.4, 26)
    _floe(a)
    animal(a, "bear", 250, 566, 1.56, stance=ROASTING, pose="sit", upright=True, grounded=False,
           face=Face(at=(520, 400), mouth="grin"), slots={"hand": _stick})
    _fire(a)
    penguin(a, 700, 560, 1.06, pose="point", flip=True, face=Face(at=(560, 460), lid=0.1), name="penguin#1",
            slots={"hand": _fan}, firm=True)
    penguin(a, 900, 540, 0.84, pose="walk", face=Face(look=(0.7, 0), lid=0.42), name="penguin#2", slots={"hand": _case},
            firm=True)
    _sea(a)


def _floe(a: Art) -> None:
    with a.part("floe"):
        a.shape("40,560 120,500 300,470 560,460 820,474 960,520 990,566 900,600 640,622 340,626 120,604", w=4.8)
        a.shape("40,560 120,604 340,626 640,622 900,600 990,566 980,630 900,650! 860,628 800,664! 740,640 640,672! "
                "560,640 460,676! 380,648 300,670! 220,630 140,652! 60,620", w=5, hatch={"n": 30, "gap": 7})
    for i, path in enumerate(("500,568 440,586 452,600 400,618", "560,576 566,596 548,606 560,622",
                              "620,566 690,584 684,596 750,612")):
        with a.part(f"crack#{i + 1}"):
            a.line(path, 8, (0.05, 0.5))
    for i, (x, y) in enumerate(((140, 680), (300, 700), (462, 706), (800, 694), (900, 682))):
        with a.part(f"drip#{i + 1}"):
            a.shape([(x, y - 16, 1), (x + 9, y + 4), (x, y + 12), (x - 9, y + 4)], w=2.8, halo=2)


def _fire(a: Art) -> None:
    a.black("470,568 500,548 620,546 650,566 600,584 510,586", w=3, shine=5)
    with a.part("sign"), a.at(552, 572, 1.0, turn=-24):
        a.shape("-8,10! -8,-110! 8,-110! 8,10!", w=3.6, fill="k")
        a.shape(oval(0, -140, 48, 46), w=4.4, halo=2)
        a.shape("0,-112 -16,-130 -4,-160! 4,-144 14,-152! 18,-128", w=3)
        a.line("-32,-172 32,-108", 8, (0.02, 0.02))
    with a.part("fire"):
        a.shape("508,568 496,524 512,486! 528,512 540,452! 566,490 582,464! 592,506 618,490! 620,536 608,570 560,580",
                w=4.4, spot="s", halo=2)
        a.shape("530,570 526,540 542,516! 552,540 566,520! 578,546 576,570", w=3)
    smoke(a, (640, 250, 33), (610, 310, 27), (618, 366, 20))


def _stick(a: Art) -> None:
    a.limb([(-14, 14, 4), (100, -44, 3)], w=2.6, capped_root=True, halo=2)
    with a.part("sausage"), a.at(104, -48, 0.5, turn=-30):
        a.limb([(-60, -14, 22), (-20, -4, 25), (30, -4, 25), (66, -16, 22)], w=4.4, spot="s", hatch=10, halo=2,
               capped_root=True)


def _fan(a: Art) -> None:
    with a.part("fan"), a.at(6, -2, 1.0, turn=-20):
        a.shape("0,8! -40,-40 -20,-62 6,-68 34,-58 46,-36", w=3.6, halo=2, spot="t", shift=(0, 0))
        a.lines_of("0,6 -24,-52", "0,6 -6,-62", "0,6 18,-60", "0,6 34,-48", w=2.4, taper=(0.05, 0.1))


def _case(a: Art) -> None:
    with a.at(0, 50, 0.6):
        suitcase(1)(a)


def _sea(a: Art) -> None:
    for x, y, wide in ((20, 700, 80), (640, 700, 100), (700, 738, 120), (120, 740, 90)):
        swell(a, x, x + wide, y, 3, 26)
    fish(a, 560, 716, 1.0, turn=-40, face=Face(at=(500, 430), mouth="open"))
    with a.part("napkin"), a.at(590, 716, 1.0, turn=20):
        a.shape("-24,-12 0,4 22,-14 26,14 0,34! -24,14", w=3.4, spot="s", halo=2)
