"""Il ponte stanco: the bridge has gone to bed; the elephant stands in for it and the traffic goes over him."""

from __future__ import annotations

from ludoteca.games.duplik.album.scene import Does, Holds, Looks, Mood, Scene, Shows, Stands, Text, asks, fact
from ludoteca.games.duplik.ink import Art, oval
from ludoteca.games.duplik.kinds.anatomy.face import Face, eyes, mouth
from ludoteca.games.duplik.kinds.anatomy.hats import top_hat
from ludoteca.games.duplik.kinds.anatomy.quadruped import GAITS
from ludoteca.games.duplik.kinds.animals import animal
from ludoteca.games.duplik.kinds.birds import fowl
from ludoteca.games.duplik.kinds.nature import cloud
from ludoteca.games.duplik.kinds.sea import fish
from ludoteca.games.duplik.kinds.things import suitcase
from tools.duplik_plates.stages import swell

SCENE = Scene(
    87,
    Text("Il ponte stanco", "The tired bridge"),
    Text("Dopo trecento anni, due giorni di riposo.", "After three hundred years, two days off."),
    facts=(
        fact("crosses", Does("flamingo", "walks over", "elephant", touching=True),
             "Un fenicottero attraversa il fiume su un elefante.",
             "A flamingo crosses the river on an elephant."),
        fact("stands", Shows("elephant", "stretched from bank to bank"),
             "L'elefante fa da ponte da una riva all'altra.",
             "The elephant spans the river from bank to bank."),
        fact("bridge", Mood("bridge", "asleep"), "Il ponte vero dorme sulla riva.",
             "The real bridge is asleep on the bank."),
        fact("blanket", Holds("bridge", "blanket", worn=True), "Il ponte ha una coperta addosso.",
             "The bridge has a blanket over it."),
        fact("pillow", Stands("bridge", "touching", "pillow"), "Il ponte ha la testa sul cuscino.",
             "The bridge has its head on a pillow."),
        fact("worried", Mood("elephant", "scared"), "L'elefante non sa quanto resisterà.",
             "The elephant wonders how long it can hold."),
        fact("up", Looks("elephant", "flamingo"), "L'elefante guarda il fenicottero.",
             "The elephant is looking at the flamingo."),
        fact("mouse", Stands("mouse", "on", "elephant"), "Dietro cammina un topo in cilindro.",
             "Behind walks a mouse in a top hat."),
        fact("case", Holds("mouse", "suitcase"), "Il topo porta la valigia.", "The mouse is carrying a suitcase."),
        fact("fish", Looks("fish", "elephant"), "Un pesce salta fuori a guardare.", "A fish leaps out to have a look."),
        fact("sign", Shows("sign", "a mouse"), "Il cartello fa passare solo i topi.",
             "The sign lets only mice across."),
        fact("patches", Shows("blanket", "patched"), "La coperta del ponte è piena di toppe.",
             "The bridge's blanket is all patches."),
        fact("black", Shows("river", "black"), "Il fiume è nero.", "The river is black."),
        fact("hat", Holds("mouse", "top hat", worn=True), "Il topo ha il cilindro.", "The mouse wears a top hat."),
    ),
    criteria=(
        asks("stands", "gesture", "L'elefante ha le zampe su tutte e due le rive.",
             "The elephant has its feet on both banks."),
        asks("fish", "gesture", "Un pesce salta fuori per vedere chi regge il peso.",
             "A fish leaps out to see who is holding the weight."),
        asks("worried", "mood", "L'elefante è preoccupato.", "The elephant is worried."),
        asks("pillow", "absurd", "Il ponte ha il cuscino sotto la testa.", "The bridge has a pillow under its head."),
        asks("up", "gesture", "L'elefante tiene d'occhio chi passa.", "The elephant keeps an eye on who is crossing."),
        asks("mouse", "relation", "Sull'elefante cammina anche un topo.", "A mouse is walking on the elephant too."),
        asks("patches", "thing"),
        asks("case", "thing"),
        asks("hat", "thing", "Il topo viaggia in cilindro.", "The mouse travels in a top hat."),
        asks("sign", "thing", "Sul cartello è disegnato un topo.", "A mouse is drawn on the sign."),
    ),
)

SPANNING = GAITS["stand"]._replace(near_fore=((140, -70), (196, -8)), far_fore=((160, -76), (216, -14)),
                                   near_hind=((-140, -70), (-186, -8)), far_hind=((-120, -78), (-166, -14)))


def draw(a: Art) -> None:
    with a.at(880, 80):
        cloud(170)(a)
    a.line("-10,470 500,464 1010,470", 3, (0.02, 0.02))
    _bridge(a)
    with a.part("river"):
        a.black("280,600! 610,600! 690,770! 200,770!", w=4)
        for x, y in ((300, 650), (520, 640), (360, 730), (560, 724), (250, 744)):
            a.line([(x, y), (x + 30, y - 8), (x + 62, y)], 3, (0.2, 0.3), "p")
    a.shape("-20,600! 210,590 300,606! 268,680 226,770! -20,770!", w=4.6, hatch={"n": 26, "gap": 7})
    a.shape("1020,596! 700,590 592,604! 622,680 672,770! 1020,770!", w=4.6, hatch={"n": 26, "gap": 7})
    fish(a, 440, 690, 0.76, pose="leap", turn=-30, face=Face(at=(430, 450), mouth="open"))
    animal(a, "elephant", 420, 612, 1.24, pose="stand", gait=SPANNING, face=Face(at=(470, 240), brow=-1, mouth="sad"),
           grounded=False)
    fowl(a, "flamingo", 456, 358, 0.9, pose="walk", face=Face(look=(0.6, 0)))
    mouse = animal(a, "mouse", 308, 364, 0.62, pose="walk", upright=True, grounded=False, face=Face(look=(0.6, -0.2)),
                   slots={"head": top_hat})
    hx, hy = mouse["hand"]
    with a.at(hx - 4, hy + 54, 0.6):
        suitcase(0)(a)
    with a.part("sign"):
        a.line("90,720 90,576", 8, (0.03, 0.03))
        a.shape(oval(90, 546, 46, 46), w=5, spot="s", halo=2)
        a.shape(oval(90, 546, 33, 33), w=3)
        a.black("68,556 76,538 96,536 116,552 100,562", w=2)
        a.black(oval(86, 536, 8, 8, n=8), w=2)
        a.line("68,556 58,562", 3)
    swell(a, 290, 600, 606, 2.6)


def _bridge(a: Art) -> None:
    with a.part("pillow"):
        a.shape("884,330 960,306 1020,330! 1020,420! 960,430 890,420 870,376", w=4.6, hatch=12)
    with a.part("bridge"), a.at(826, 470):
        a.shape("-150,0! -150,-80 -120,-130 -30,-160 70,-170 140,-150 168,-110 164,-50 130,-40! 110,-90 60,-96 "
                "30,-60 30,0! "
                "-10,0! -10,-50 -50,-84 -96,-60 -104,0!", w=5.2, halo=2, hatch={"n": 22, "gap": 7})
        a.lines_of("-130,-90 -100,-100", "-60,-120 -20,-128", "20,-130 50,-134", "-126,-40 -112,-42", w=2.8)
        eyes(a, Face(lid=0.92), (120, -116, 15), (80, -124, 15), w=3.2)
        mouth(a, "open", 104, -88, 22, 3)
    for i, q in enumerate(("722,470! 730,410 776,386 816,420 816,470!", "856,470! 856,410 886,374 936,380 "
                                                                        "956,430 950,470!")):
        with a.part(f"arch#{i + 1}"):
            a.shape(q, w=3.4, hatch=8)
    with a.part("blanket"):
        a.shape("660,470! 664,380 700,330 770,304 820,320 836,380 826,440 840,476! 740,484", w=4.8, halo=2,
                hatch=12)
        for x, y in ((710, 380), (770, 350), (790, 420), (724, 440)):
            a.shape([(x - 14, y - 12, 1), (x + 14, y - 14, 1), (x + 18, y + 9, 1), (x - 10, y + 17, 1)], w=3, spot="s")
    for x, y, s in ((900, 270, 0.9), (870, 226, 1.2), (826, 178, 1.6)):
        a.line([(x - 9 * s, y - 10 * s, 1), (x + 9 * s, y - 11 * s, 1), (x - 9 * s, y + 9 * s, 1),
                (x + 10 * s, y + 8 * s, 1)], 3.6, (0.03, 0.03))
