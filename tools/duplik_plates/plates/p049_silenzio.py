"""Silenzio in aula: the judge hammers, the jury cackles, and the accused is eating the evidence."""

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
from ludoteca.games.duplik.improv.stages import boards
from ludoteca.games.duplik.ink import Art, oval
from ludoteca.games.duplik.kinds.anatomy.biped import STANCES
from ludoteca.games.duplik.kinds.anatomy.face import Face
from ludoteca.games.duplik.kinds.animals import animal
from ludoteca.games.duplik.kinds.birds import fowl, owl
from ludoteca.games.duplik.kinds.food import egg

SCENE = Scene(
    49,
    Text("Silenzio in aula", "Silence in court"),
    Text("La prova è scomparsa, vostro onore.", "The evidence has vanished, your honour."),
    facts=(
        fact("hammers", Does("owl", "hammers", "bench", touching=True), "Una civetta giudice picchia col martello.",
             "An owl, the judge, is banging the gavel."),
        fact("gavel", Holds("owl", "gavel"), "La civetta alza un martello enorme.", "The owl is holding a huge gavel."),
        fact("eats", Does("dog", "eats",
             "sausage", touching=True), "Il cane accusato si mangia la salsiccia, cioè la prova.",
             "The dog in the dock is eating the sausage, that is the evidence."),
        fact("dock", Stands("dog", "in", "dock"), "Il cane è sul banco degli imputati.", "The dog is in the dock."),
        fact("sly", Mood("dog", "sly"), "Il cane guarda altrove con aria innocente.",
             "The dog looks away, all innocence."),
        fact("hens", Count("hen", 3), "La giuria è di tre galline.", "The jury is three hens."),
        fact("shout", Shows("hen#1", "cackling"), "Le galline strillano tutte insieme.",
             "The hens are all cackling at once."),
        fact("egg", Stands("egg", "under", "hen#2"), "Una gallina ha appena fatto l'uovo.",
             "One hen has just laid an egg."),
        fact("wig", Holds("owl", "wig", worn=True), "La civetta ha la parrucca da giudice.",
             "The owl wears a judge's wig."),
        fact("angry", Mood("owl", "angry"), "La civetta ha perso la pazienza.", "The owl has lost its patience."),
        fact("gaze", Looks("owl", "hen#1"), "La civetta guarda la giuria, non il cane.",
             "The owl looks at the jury, not at the dog."),
        fact("tag", Holds("sausage", "tag"), "Dalla salsiccia pende il cartellino della prova.",
             "The exhibit's label hangs from the sausage."),
        fact("mouse", Does("mouse", "writes", "paper", touching=True), "Un topo cancelliere scrive tutto.",
             "A mouse, the clerk, writes it all down."),
        fact("cracks", Count("crack", 3), "Sotto il martello il banco ha tre crepe.",
             "The bench has three cracks under the gavel."),
    ),
    criteria=(
        asks("eats", "gesture", "La prova sta sparendo in bocca all'imputato.",
             "The evidence is vanishing into the accused."),
        asks("gaze", "relation", "Il giudice guarda la giuria, e non vede il cane.",
             "The judge is watching the jury and does not see the dog."),
        asks("angry", "mood", "Il giudice ha perso la pazienza.", "The judge has lost patience."),
        asks("sly", "mood", "L'imputato fa finta di niente.", "The accused is all innocence."),
        asks("egg", "absurd", "Una giurata ha fatto l'uovo.", "One of the jury has laid an egg."),
        asks("cracks", "number"),
        asks("hens", "number"),
        asks("tag", "thing", "La salsiccia ha ancora il cartellino.", "The sausage still has its label on."),
        asks("wig", "thing"),
        asks("mouse", "gesture", "C'è chi mette tutto a verbale: il topo.", "Somebody takes it all down: the mouse."),
    ),
)

MUNCHING = STANCES["carry"]._replace(near_arm=((30, -150), (64, -186)), far_arm=((48, -150), (84, -184)), tilt=-4)


def draw(a: Art) -> None:
    a.line("-10,560 400,552 1010,560", 3, (0.02, 0.02))
    boards(a, 560)
    a.black("330,40! 640,34! 644,300! 334,306!", w=4.4, shine=9)
    for x in (364, 440, 520, 600):
        a.line([(x, 60), (x + 2, 286)], 2.6, (0.05, 0.05), "p")
    _judge(a)
    _jury(a)
    _dock(a)
    _clerk(a)


def _judge(a: Art) -> None:
    owl(a, 470, 420, 1.46, pose="hail", face=Face(at=(800, 440), brow=1, lid=0.1, mouth="shout"), slots={"head": _wig})
    with a.part("bench"):
        a.shape("300,400! 660,390! 672,424! 296,436!", w=5, halo=2, hatch=8)
        a.shape("320,434! 650,424! 656,640! 316,650!", w=5.2, hatch={"n": 34, "gap": 7})
        a.shape("420,480! 550,476! 552,590! 422,594!", w=3.4)
        a.line("486,500 486,572", 4, (0.02, 0.02))
        a.line("446,520 526,516", 4, (0.02, 0.02))
        for x in (446, 526):
            a.shape([(x - 18, 546), (x, 556), (x + 18, 544), (x, 520, 1)], w=2.8)
    for i, path in enumerate(("620,412 632,440 618,460 630,500", "640,414 664,436 656,452 676,470",
                              "600,414 590,436 600,450 584,480")):
        with a.part(f"crack#{i + 1}"):
            a.line(path, 7, (0.03, 0.5))
    with a.part("gavel"):
        a.limb([(566, 230, 10), (600, 300, 10), (622, 366, 10)], w=4, halo=3, capped_root=True)
        a.shape("560,352! 676,338! 684,402! 566,414!", w=4.8, spot="s", halo=3, hatch=12)
        a.shape("552,350! 572,348! 578,416! 558,418!", w=3.8, halo=1)
        a.shape("668,336! 690,334! 696,402! 676,404!", w=3.8, halo=1)
    with a.part("owl"):
        a.shape(oval(572, 236, 22, 17, turn=30), w=4, halo=2)
    a.lines_of("700,330 724,314", "706,372 736,370", "548,344 526,326", w=4)


def _wig(a: Art) -> None:
    with a.part("wig"):
        a.shape("-70,60 -84,20 -66,-14 -30,-34 0,-38 34,-34 70,-14 86,20 74,62 52,50 58,14 30,-6 -28,-6 -54,14 -48,50",
                w=4.4, halo=2, hatch=10)
        for x, y in ((-66, 10), (-66, 40), (68, 12), (66, 42), (-44, -12), (44, -12), (0, -22)):
            a.line([(x - 12, y), (x - 6, y - 10), (x + 8, y - 8), (x + 9, y + 3), (x, y + 6)], 2.8)


def _jury(a: Art) -> None:
    a.shape("776,452! 1020,444! 1020,462! 776,470!", w=4, hatch=6)
    for i, x, y, s, pose in ((3, 880, 450, 0.86, "shout"), (1, 790, 566, 1.0, "shout"), (2, 970, 556, 1.0, "shout")):
        fowl(a, "hen", x, y, s, pose=pose, flip=True, face=Face(at=(560, 300), brow=0.4 * i, mouth="shout"),
             name=f"hen#{i}")
    with a.at(976, 562, 0.46):
        egg(a)
    with a.part("box"):
        a.shape("690,566! 1020,552! 1020,584! 690,598!", w=4.8, halo=2, hatch=8)
        a.shape("704,596! 1020,582! 1020,740! 708,746!", w=5, halo=2, hatch={"n": 24, "gap": 7})
        a.lines_of("800,594 804,742", "904,588 908,740", w=3.4, taper=(0.03, 0.03))


def _dock(a: Art) -> None:
    animal(a, "dog", 150, 700, 1.34, stance=MUNCHING, pose="carry", upright=True, grounded=False,
           face=Face(look=(-0.4, -0.8), lid=0.25, mouth="smirk"))
    with a.part("sausage"):
        a.limb([(216, 404, 17), (250, 430, 20), (290, 434, 20), (326, 412, 17)], w=4.4, spot="s", hatch=10, halo=3,
               capped_root=True)
        a.line("334,402 348,390", 4, (0.05, 0.2))
    with a.part("tag"):
        a.line("300,446 306,470", 2.4, (0.02, 0.02))
        a.shape("286,470! 330,466! 334,506! 290,510!", w=3.4, halo=2)
        a.line("308,478 310,500", 5, (0.05, 0.05))
    with a.part("dog"):
        for x, y in ((246, 446), (292, 450)):
            a.shape(oval(x, y, 17, 14, turn=-10), w=4, halo=2)
    with a.part("dock"):
        a.shape("30,520! 280,512! 284,544! 30,554!", w=4.8, halo=2)
        for x in (50, 100, 150, 200, 256):
            a.shape([(x - 10, 548, 1), (x + 10, 547, 1), (x + 11, 716, 1), (x - 10, 718, 1)], w=4, fill="k", halo=2)
        a.shape("20,712! 292,706! 296,736! 20,742!", w=4.6, halo=2)


def _clerk(a: Art) -> None:
    with a.part("desk"):
        a.shape("420,690! 620,682! 626,704! 420,714!", w=4.4, halo=2)
        a.lines_of("440,712 434,750", "604,702 612,750", w=8, taper=(0.02, 0.02))
    animal(a, "mouse", 440, 740, 0.62, pose="sit", upright=True, grounded=False,
           face=Face(at=(540, 676), lid=0.1, mouth="flat"))
    with a.part("paper"):
        a.shape("484,688! 500,650 560,640 580,682! 600,720 560,742! 556,704", w=3.6, halo=2)
        a.lines_of("506,662 556,654", "504,672 560,664", "504,680 562,674", w=2)
