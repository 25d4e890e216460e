"""Il genio della teiera: three wishes, three lumps of sugar; the cat and the mouse have had theirs."""

from __future__ import annotations

from ludoteca.games.duplik.album.scene import Count, Does, Holds, Looks, Mood, Scene, Stands, Text, asks, fact
from ludoteca.games.duplik.improv.stages import boards, room
from ludoteca.games.duplik.ink import Art, oval
from ludoteca.games.duplik.kinds.anatomy.face import ASLEEP, Face, eyes
from ludoteca.games.duplik.kinds.animals import animal
from ludoteca.games.duplik.kinds.food import cheese, cup, teapot
from ludoteca.games.duplik.kinds.furniture import table
from ludoteca.games.duplik.kinds.people import person
from ludoteca.games.duplik.kinds.sea import fish

SCENE = Scene(
    110,
    Text("Il genio della teiera", "The genie of the teapot"),
    Text("«Tre desideri. Con latte o limone?»", "\"Three wishes. Milk or lemon?\""),
    facts=(
        fact("offers", Does("genie", "offers", "sugar"), "Da una teiera esce un genio che porge una zolletta.",
             "A genie rises from a teapot and offers a lump of sugar."),
        fact("spout", Stands("genie", "touching", "teapot"), "Il genio esce dal beccuccio.",
             "The genie comes out of the spout."),
        fact("tongs", Holds("genie", "sugar"), "La zolletta è ancora tra le dita del genio.",
             "The lump is still between the genie's fingers."),
        fact("cup", Holds("woman", "cup"), "Una signora porge la tazzina.", "A lady holds out her cup."),
        fact("cosy", Holds("genie", "cosy", worn=True), "Il genio ha in testa il copriteiera.",
             "The genie wears the tea cosy on its head."),
        fact("amazed", Mood("woman", "amazed"), "La signora è a bocca aperta.", "The lady gapes."),
        fact("looks", Looks("woman", "genie"), "La signora guarda il genio.", "The lady looks at the genie."),
        fact("cat", Stands("cat", "on", "fish"), "Il gatto è sdraiato su un pesce enorme.",
             "The cat is lying on an enormous fish."),
        fact("full", Mood("cat", "asleep"), "Il gatto dorme, sazio.", "The cat sleeps, full."),
        fact("mouse", Stands("mouse", "on", "cheese"), "Un topo festeggia in cima a un formaggio.",
             "A mouse celebrates on top of a cheese."),
        fact("stripes", Count("stripe", 3), "Il copriteiera ha tre strisce.", "The tea cosy has three stripes."),
        fact("biscuits", Count("biscuit", 4), "Sul tavolo ci sono quattro biscotti.",
             "There are four biscuits on the table."),
        fact("bored", Mood("genie", "bored"), "Il genio ha gli occhi mezzi chiusi.", "The genie's eyes are half shut."),
        fact("tag", Stands("tag", "touching", "teapot"), "Dalla teiera pende il cartellino della bustina.",
             "The tag of the tea bag hangs from the pot."),
    ),
    criteria=(
        asks("tongs", "gesture", "La zolletta non è ancora nella tazza.", "The lump is not in the cup yet."),
        asks("bored", "mood", "Il genio lavora svogliato: occhi mezzi chiusi.",
             "The genie is only doing its job: eyes half shut."),
        asks("amazed", "mood", "La signora è rimasta di sasso.", "The lady is dumbstruck."),
        asks("cat", "relation", "Il gatto ha già espresso il suo desiderio: ci dorme sopra.",
             "The cat has had its wish: it is lying on it."),
        asks("mouse", "relation", "Anche il topo è stato esaudito: sta in cima al formaggio.",
             "The mouse has had its wish too: it is on top of the cheese."),
        asks("cosy", "absurd", "Al posto del turbante il genio ha il copriteiera.",
             "Instead of a turban the genie wears the tea cosy."),
        asks("cup", "gesture", "La signora tende la tazzina.", "The lady holds out her cup."),
        asks("stripes", "number"),
        asks("biscuits", "number"),
        asks("tag", "thing"),
    ),
)


def draw(a: Art) -> None:
    room(a, 520, "stripes")
    boards(a, 520)
    with a.at(480, 706, 1.0):
        table(470, 180, "")(a)
    a.black("240,520! 716,512! 730,580! 640,604! 560,576! 470,606! 380,578! 300,604! 232,584!", w=4, halo=2, shine=10)
    with a.at(360, 518, 1.26):
        teapot(a)
    with a.part("tag"):
        a.line("330,402 300,430 316,458", 3, (0.02, 0.02))
        a.shape("294,456! 338,454! 342,510! 296,512!", w=4, spot="s", halo=2)
        a.line("306,476 330,474", 4, (0.05, 0.05))
    _genie(a)
    for i, (x, y, t) in enumerate(((560, 506, 0), (600, 510, 20), (580, 492, -12), (668, 506, 8))):
        with a.part(f"biscuit#{i + 1}"), a.at(x, y, 1.0, turn=t):
            a.shape(oval(0, 0, 23, 11, n=10), w=3.6, halo=2)
            a.dot(-6, -1, 2.4)
            a.dot(7, 0, 2.4)
    person(a, "woman", 838, 724, 1.5, pose="point", flip=True, face=Face(at=(560, 180), brow=-0.4, mouth="open"),
           slots={"hand": _cup})
    _granted(a)


def _cup(a: Art) -> None:
    with a.at(14, -8, 1.1):
        cup(a)


def _genie(a: Art) -> None:
    with a.part("genie"):
        a.limb([(500, 398, 8), (520, 366, 18), (486, 336, 30), (470, 300, 44), (500, 240, 66), (510, 210, 62)], w=4.8,
               hatch=16,
               capped_root=True, halo=3)
        a.lines_of("470,330 500,336", "440,290 470,300", "450,262 480,272", w=3)
        a.shape("446,216 470,196 486,230 478,300 446,296", w=3.8, spot="s")
        a.shape("566,212 546,196 534,236 532,270 556,262", w=3.8, spot="s")
        # the head
        a.shape("456,150 452,104 480,76 530,72 564,96 570,140 548,176 510,188 474,178", w=5, halo=2, hatch=12)
        eyes(a, Face(at=(690, 330), lid=0.45), (540, 122, 14), (500, 124, 15), w=3.4)
        a.shape(oval(528, 144, 14, 10, n=9), w=3.4)
        a.line("490,158 520,168 552,154", 4, (0.1, 0.1))
        a.black("512,176 534,176 528,206! 516,204", w=2.6)
        a.limb([(450, 230, 24), (396, 250, 20), (372, 300, 17), (410, 318, 14)], w=4.6, halo=2, hatch=10, root=24)
        a.limb([(548, 226, 24), (610, 244, 20), (660, 290, 15)], w=4.6, halo=2, hatch=10, root=24)
        a.shape("650,284 668,272 686,284 688,304 668,312 652,304", w=4.2, halo=2)
    with a.part("sugar"), a.at(684, 320, 1.0, turn=12):
        a.shape("-17,-15! 17,-17! 19,16! -15,18!", w=4, spot="s", halo=2)
    with a.part("cosy"), a.at(512, 84, 1.1, turn=4):
        a.shape("-58,16 -60,-20 -36,-54 0,-64 36,-54 58,-20 56,14 0,4", w=4.8, halo=2, hatch=10)
        for i, (x, w) in enumerate(((-32, -12), (0, 0), (32, 12))):
            with a.part(f"stripe#{i + 1}"):
                a.limb([(x, -2 - abs(w) * 0.2, 8), (x * 0.9, -30, 7), (x * 0.6, -50 + abs(w) * 0.5, 5)], w=2.4,
                       spot="s",
                       capped_root=True)
        a.shape(oval(0, -68, 13, 12, n=8), w=3.6, spot="s")


def _granted(a: Art) -> None:
    fish(a, 150, 690, 1.9, flip=True, face=Face(look=(-0.4, -0.4), mouth="sad", brow=-1))
    animal(a, "black cat", 150, 626, 0.86, pose="doze", face=ASLEEP, flip=True, grounded=False)
    with a.at(420, 744, 0.86):
        cheese(4)(a)
    animal(a, "mouse", 450, 644, 0.44, pose="cheer", upright=True, grounded=False, face=Face(at=(520, 200),
                                                                                             mouth="grin"))
