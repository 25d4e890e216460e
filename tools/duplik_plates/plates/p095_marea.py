"""Bassa marea: a girl has found the plug of the sea."""

from __future__ import annotations

from ludoteca.games.duplik.album.scene import Count, Does, Holds, Looks, Mood, Scene, Shows, Stands, Text, asks, fact
from ludoteca.games.duplik.ink import Art, oval
from ludoteca.games.duplik.kinds.anatomy.biped import STANCES
from ludoteca.games.duplik.kinds.anatomy.face import Face, eyes
from ludoteca.games.duplik.kinds.birds import fowl
from ludoteca.games.duplik.kinds.nature import sun
from ludoteca.games.duplik.kinds.people import person
from ludoteca.games.duplik.kinds.sea import fish, whale
from ludoteca.games.duplik.kinds.things import umbrella
from ludoteca.games.duplik.kinds.vessels import ship

SCENE = Scene(
    95,
    Text("Bassa marea", "Low tide"),
    Text("«Mamma, guarda cosa ho trovato!»", "\"Mum, look what I found!\""),
    facts=(
        fact("pulls", Does("girl", "pulls", "plug"), "Una bambina ha tirato il tappo del mare.",
             "A girl has pulled out the plug of the sea."),
        fact("holds", Holds("girl", "plug"), "La bambina alza il tappo con la catena.",
             "The girl lifts the plug by its chain."),
        fact("drains", Shows("hole", "whirl"), "L'acqua sparisce in un gorgo, giù per il buco.",
             "The water swirls away down the hole."),
        fact("whale", Shows("whale", "stranded"), "Una balena è rimasta all'asciutto.",
             "A whale is left high and dry."),
        fact("angry", Mood("whale", "angry"), "La balena è arrabbiata.", "The whale is angry."),
        fact("looks", Looks("whale", "girl"), "La balena guarda la bambina.", "The whale glares at the girl."),
        fact("ship", Shows("ship", "tilted"), "In fondo una nave si è coricata su un fianco.",
             "In the distance a ship has keeled over."),
        fact("umbrella", Stands("umbrella", "over", "fish"), "Un pesce si ripara sotto un ombrellone.",
             "A fish shelters under a parasol."),
        fact("duck", Stands("duck", "in", "hole"), "Una papera gira nel gorgo.", "A duck goes round in the whirlpool."),
        fact("calm", Mood("duck", "bored"), "La papera ha gli occhi mezzi chiusi.", "The duck's eyes are half shut."),
        fact("stars", Count("starfish", 3), "Sulla sabbia ci sono tre stelle marine.",
             "Three starfish lie on the sand."),
        fact("crab", Does("crab", "sweeps", "sand"), "Un granchio ne approfitta e scopa la sabbia.",
             "A crab takes the chance to sweep the sand."),
        fact("broom", Holds("crab", "broom"), "Il granchio ha una scopa.", "The crab has a broom."),
        fact("proud", Mood("girl", "glad"), "La bambina è tutta contenta.", "The girl is delighted."),
    ),
    criteria=(
        asks("holds", "gesture", "Il tappo è in alto: la catena pende dalla mano della bambina.",
             "The plug is held high: the chain hangs from the girl's hand."),
        asks("proud", "mood", "La bambina è fierissima: sorride.", "The girl is ever so proud: she is smiling."),
        asks("angry", "mood", "Alla balena lo scherzo non piace: ha le sopracciglia aggrottate.",
             "The whale does not like the joke: it frowns."),
        asks("umbrella", "relation", "Il pesce si è messo all'ombra: sta sotto l'ombrellone.",
             "The fish has moved into the shade: it is under the parasol."),
        asks("duck", "relation", "La papera sta per finire nello scarico.", "The duck is about to go down the drain."),
        asks("calm", "mood", "La papera non fa una piega: occhi mezzi chiusi.",
             "The duck could not care less: eyes half shut."),
        asks("broom", "absurd", "C'è chi ne approfitta per scopare il fondo del mare.",
             "Somebody takes the chance to sweep the sea bed."),
        asks("stars", "number"),
        asks("ship", "thing"),
        asks("looks", "relation", "La balena sa di chi è la colpa: guarda la bambina.",
             "The whale knows who did it: it is looking at the girl."),
    ),
)

PULLING = STANCES["hail"]._replace(near_arm=((56, -196), (116, -244)), far_arm=((-40, -150), (-30, -116)))


def draw(a: Art) -> None:
    a.line("-10,250 400,246 1010,250", 2.6, (0.02, 0.02))
    with a.at(850, 90):
        sun(9, "t")(a)
    with a.part("sand"):
        a.shape("-20,262 200,250 520,268 800,252 1020,264! 1020,770! -20,770!", w=3)
    # a ship that has keeled over
    a.shadow(560, 298, 110, 10)
    with a.at(560, 296, 0.54, turn=22):
        ship(2)(a)
    for path in ("30,330 90,322 150,334", "720,360 800,352 880,364", "900,430 960,424", "420,330 470,326",
                 "60,730 130,722",
                 "860,560 930,552"):
        a.line(path, 2.4)
    whale(a, 250, 420, 1.18, face=Face(at=(720, 420), brow=1, lid=0.15, mouth="sad"))
    a.shadow(260, 536, 240, 16)
    _drain(a)
    _girl(a)
    _parasol(a)
    _crab(a)
    for i, (x, y, s, turn) in enumerate(((70, 690, 1.0, 10), (530, 440, 0.7, 30), (930, 690, 0.9, -14))):
        with a.part(f"starfish#{i + 1}"), a.at(x, y, s, turn=turn):
            a.shape("0,-34 9,-11 33,-10 14,5 21,29 0,15 -21,29 -14,5 -33,-10 -9,-11", w=3.6, spot="s" if i == 0 else "",
                    hatch=6)


def _drain(a: Art) -> None:
    # what is left of the sea, going round
    a.shape("150,650 220,590 400,566 580,580 690,630 640,700 460,736 260,722", w=4.2)
    for path, w in (("190,650 300,600 470,592 620,630", 3), ("640,650 560,704 400,714 270,690 240,660", 3.4),
                    ("270,640 360,612 480,612 560,640 540,676", 3.4), ("500,690 400,694 320,668 340,646 400,632", 3.6)):
        a.line(path, w, (0.3, 0.3))
    with a.part("hole"):
        a.shape("336,654 380,626 450,624 510,644 506,674 440,692 366,684", w=4.4, fill="k")
        a.lines_of("356,660 400,640 460,640 490,656", "480,672 430,680 390,670", w=3, ink="p")
    fowl(a, "duck", 366, 650, 0.9, pose="sit", turn=12, face=Face(look=(0.3, 0.5), lid=0.45))
    a.line("300,656 366,672 436,656", 3.6, (0.2, 0.3))


def _girl(a: Art) -> None:
    got = person(a, "girl", 790, 700, 1.42, stance=PULLING, pose="hail", flip=True,
                 face=Face(at=(640, 300), mouth="grin"))
    hx, hy = got["hand"]
    with a.part("plug"):
        for k in range(6):
            a.shape(oval(hx - 3 + k % 2 * 6, hy + 8 + k * 17, 6, 9, turn=k % 2 * 30, n=8), w=3, fill="")
        with a.at(hx, hy + 116, 1.2, turn=8):
            a.shape("-44,0 -36,-22 0,-28 38,-20 46,2 0,16", w=4.4, spot="s", halo=2)
            a.shape("-36,10 0,18 38,10 28,52 0,58 -26,52", w=4.4, spot="s", halo=2, hatch=8)
    for x, y in ((hx - 40, hy + 200), (hx + 30, hy + 214), (hx - 8, hy + 226)):
        a.shape([(x, y - 14, 1), (x + 8, y + 3), (x, y + 10), (x - 8, y + 3)], w=2.6)


def _parasol(a: Art) -> None:
    with a.at(930, 560, 0.9, turn=8):
        umbrella("", 5)(a)
        fish(a, -10, 6, 0.86, flip=True, face=Face(look=(0.6, -0.2), mouth="sad", brow=-0.5))


def _crab(a: Art) -> None:
    with a.part("broom"), a.at(118, 640, 0.86, turn=-26):
        a.line("0,-20 0,-150", 6, (0.02, 0.02))
        a.shape("-14,-24! 14,-26! 30,34! 10,26! 0,38! -12,26! -28,34!", w=4, hatch=10, halo=2)
    with a.part("crab"), a.at(160, 600, 1.0):
        a.lines_of("-30,8 -46,24", "-24,12 -34,32", "30,8 46,24", "24,12 34,32", w=5, taper=(0.02, 0.1))
        a.shape("-36,4 -26,-20 0,-26 26,-20 36,4 0,16", w=4, spot="s", halo=2)
        for flip in (False, True):
            with a.at(0, 0, flip=flip):
                a.line("30,-8 46,-26", 5, (0.02, 0.02))
                a.shape("38,-26 36,-50 52,-42! 48,-34 62,-42! 62,-24 50,-18", w=3.4, spot="s")
        eyes(a, Face(look=(-0.7, 0.5)), (12, -36, 9), (-12, -36, 9), w=2.6)
