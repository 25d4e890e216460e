"""Doppio sei: the crocodile whistles while a friend with a brush sees to the second die."""

from __future__ import annotations

from ludoteca.games.duplik.album.scene import Count, Does, Holds, Looks, Mood, Scene, Shows, Stands, Text, asks, fact
from ludoteca.games.duplik.improv.stages import room
from ludoteca.games.duplik.ink import Art, oval
from ludoteca.games.duplik.kinds.anatomy.face import Face
from ludoteca.games.duplik.kinds.anatomy.hats import top_hat
from ludoteca.games.duplik.kinds.animals import animal
from ludoteca.games.duplik.kinds.birds import owl
from ludoteca.games.duplik.kinds.toys import die

SCENE = Scene(
    115,
    Text("Doppio sei", "Double six"),
    Text("Fortuna fresca: non toccare.", "Fresh luck: do not touch."),
    facts=(
        fact(
            "paints",
            Does("mouse", "paints", "die#2"),
            "Un topo dipinge l'ultimo punto su un dado.",
            "A mouse is painting the last dot on a die.",
        ),
        fact("brush", Stands("brush", "touching", "die#2"), "Il pennello tocca il dado.", "The brush touches the die."),
        fact(
            "wet",
            Shows("wet dot", "dripping"),
            "Il punto appena fatto è rosso e cola.",
            "The newest dot is red and runs.",
        ),
        fact(
            "sly",
            Mood("crocodile", "sly"),
            "Il coccodrillo fa finta di niente.",
            "The crocodile acts as if nothing were going on.",
        ),
        fact(
            "up",
            Looks("crocodile", "lamp"),
            "Il coccodrillo guarda in su, verso la lampada.",
            "The crocodile looks up at the lamp.",
        ),
        fact(
            "hat",
            Holds("crocodile", "top hat", worn=True),
            "Il coccodrillo ha il cilindro.",
            "The crocodile wears a top hat.",
        ),
        fact("bear", Looks("bear", "die#1"), "L'orso fissa l'altro dado.", "The bear stares at the other die."),
        fact("sad", Mood("bear", "sad"), "L'orso è disperato.", "The bear is in despair."),
        fact("coins", Count("coin", 5), "All'orso restano cinque monete.", "The bear has five coins left."),
        fact(
            "owl",
            Looks("owl", "mouse"),
            "Sulla lampada un gufo guarda il topo.",
            "On the lamp an owl is watching the mouse.",
        ),
        fact(
            "perch",
            Stands("owl", "over", "crocodile"),
            "Il gufo sta più in alto di tutti.",
            "The owl sits above everybody.",
        ),
        fact(
            "pot",
            Stands("pot", "right", "die#2"),
            "Il barattolo di vernice è a destra dei dadi.",
            "The pot of paint is to the right of the dice.",
        ),
        fact("notes", Count("note", 3), "Il coccodrillo fischietta tre note.", "The crocodile whistles three notes."),
        fact(
            "left",
            Stands("crocodile", "left", "bear"),
            "Il coccodrillo è a sinistra dell'orso.",
            "The crocodile is to the left of the bear.",
        ),
    ),
    criteria=(
        asks("brush", "gesture", "Il pennello è ancora sul dado.", "The brush is still on the die."),
        asks("wet", "absurd", "Un punto è di un altro colore, e cola.", "One dot is of another colour, and runs."),
        asks("sly", "mood", "Il coccodrillo fa lo gnorri.", "The crocodile plays innocent."),
        asks("sad", "mood", "L'orso ha perso le speranze.", "The bear has given up hope."),
        asks(
            "owl", "relation", "Dalla lampada qualcuno vede l'imbroglio.", "From the lamp somebody can see the trick."
        ),
        asks("bear", "relation", "L'orso guarda il dado sbagliato.", "The bear is looking at the wrong die."),
        asks("coins", "number"),
        asks("notes", "number"),
        asks("hat", "thing"),
        asks("pot", "thing"),
    ),
)


def draw(a: Art) -> None:
    room(a, 620, "stripes")
    with a.part("lamp"):
        a.line("480,-10 480,60", 6, (0.02, 0.02))
        a.shape("360,170! 420,64! 540,62! 604,166! 480,178", w=5, spot="s", halo=2)
        a.shape("440,176 480,200 520,174", w=4, halo=1)
    owl(a, 566, 120, 0.62, pose="sit", face=Face(at=(716, 420)))
    animal(
        a,
        "crocodile",
        180,
        700,
        1.62,
        pose="stand",
        upright=True,
        face=Face(at=(480, 120), lid=0.2, mouth="smirk"),
        slots={"head": _hat},
    )
    animal(
        a, "bear", 880, 700, 1.6, pose="shrug", upright=True, flip=True, face=Face(at=(430, 470), brow=-1, mouth="sad")
    )
    _table(a)
    with a.at(416, 566, 1.06, turn=-6):
        die(6)(a)
    with a.at(570, 640, 1.34, turn=4):
        die(6)(a)
    _cheat(a)


def _hat(a: Art) -> None:
    with a.at(-26, -16, 0.7, turn=-10):
        top_hat(a)


def _table(a: Art) -> None:
    with a.part("table"):
        a.black("-20,600! 1020,596! 1020,770! -20,770!", w=4, shine=10)
        a.shape("-20,520! 1020,512! 1020,676! -20,684!", w=5, halo=2, hatch={"n": 14, "gap": 9})
    for i, (x, y) in enumerate(((812, 566), (870, 590), (964, 628), (930, 570), (896, 630))):
        with a.part(f"coin#{i + 1}"):
            a.shape(oval(x, y + 6, 28, 12), w=3, fill="k", halo=2)
            a.shape(oval(x, y, 28, 12), w=3.4)
    for i, (x, y, t) in enumerate(((446, 262, -8), (500, 300, 8), (520, 236, 0))):
        with a.part(f"note#{i + 1}"), a.at(x, y, 1.0, turn=t):
            a.line("8,0 10,-40 26,-30", 4.4, (0.02, 0.1))
            a.shape(oval(0, 2, 11, 8, turn=-20), w=3, fill="k", halo=2)


def _cheat(a: Art) -> None:
    with a.part("wet dot"):
        a.shape("600,596 624,592 634,608 626,622 624,650 616,652 614,624 598,616", w=2.6, spot="s", shift=(1, 1))
    animal(a, "mouse", 730, 664, 0.74, pose="point", upright=True, flip=True, face=Face(at=(616, 606), mouth="smile"))
    with a.part("brush"):
        a.limb([(654, 512, 5), (646, 580, 5)], w=3.2, capped_root=True)
        a.shape("656,570 644,572 622,604! 650,592 662,582", w=3, spot="s", halo=2)
    with a.part("pot"), a.at(792, 664, 1.0):
        a.shape("-30,-50! 30,-52! 28,0 0,6 -28,0", w=4.2, halo=3, hatch=8)
        a.shape(oval(0, -51, 30, 10), w=3.4, spot="s")
