"""La prima gallina nello spazio: without gravity an egg goes up, and an alien waits with a frying pan."""

from __future__ import annotations

from ludoteca.games.duplik.album.scene import Count, Does, Holds, Looks, Mood, Scene, Shows, Stands, Text, asks, fact
from ludoteca.games.duplik.ink import Art, oval
from ludoteca.games.duplik.kinds.anatomy.biped import STANCES
from ludoteca.games.duplik.kinds.anatomy.face import Face
from ludoteca.games.duplik.kinds.birds import fowl
from ludoteca.games.duplik.kinds.furniture import ladder
from ludoteca.games.duplik.kinds.people import person
from ludoteca.games.duplik.kinds.vessels import rocket

SCENE = Scene(
    9,
    Text("La prima gallina nello spazio", "First hen in space"),
    Text("Un piccolo uovo per una gallina.", "One small egg for a hen."),
    facts=(
        fact("catches", Does("alien", "is about to catch", "egg#1"),
             "Un alieno tende la padella per prendere al volo l'uovo della gallina.",
             "An alien holds out a frying pan to catch the hen's egg in flight."),
        fact("pan", Holds("alien", "pan"), "L'alieno tiene una padella.", "The alien is holding a frying pan."),
        fact("helmet", Holds("hen", "helmet", worn=True), "La gallina ha il casco da astronauta.",
             "The hen wears an astronaut's helmet."),
        fact("turns", Looks("hen", "egg#1"), "La gallina si volta a guardare l'uovo che vola via.",
             "The hen looks round at the egg floating away."),
        fact("amazed", Mood("hen", "amazed"), "La gallina è rimasta a becco aperto.", "The hen's beak hangs open."),
        fact("eggs", Count("egg", 4), "Le uova che volano sono quattro.", "Four eggs are floating."),
        fact("hungry", Looks("alien", "egg#1"), "L'alieno non stacca gli occhi dall'uovo.",
             "The alien does not take its eyes off the egg."),
        fact("rocket", Stands("rocket", "left", "alien"), "Il razzo è atterrato a sinistra.",
             "The rocket has landed on the left."),
        fact("ladder", Stands("ladder", "touching", "rocket"), "Al razzo è appoggiata la scaletta da pollaio.",
             "A henhouse ladder leans against the rocket."),
        fact("steps", Count("ladder.step", 6), "La scaletta ha sei gradini.", "The ladder has six steps."),
        fact("flag", Stands("flag", "on", "moon"), "Sul suolo lunare è piantata una bandiera.",
             "A flag has been planted in the lunar soil."),
        fact("fried", Shows("flag", "fried egg"), "Sulla bandiera è disegnato un uovo al tegamino.",
             "The flag shows a fried egg."),
        fact("craters", Count("crater", 5), "Sulla luna ci sono cinque crateri.",
             "There are five craters on the moon."),
        fact("earth", Stands("earth", "over", "alien"), "In alto si vede la Terra.", "The Earth can be seen above."),
        fact("bib", Holds("alien", "napkin", worn=True), "L'alieno si è già legato il tovagliolo al collo.",
             "The alien has already tied on a napkin."),
    ),
    criteria=(
        asks("catches", "gesture", "La padella è pronta, ma l'uovo non ci è ancora dentro.",
             "The pan is ready, but the egg is not in it yet."),
        asks("turns", "relation", "La gallina guarda l'uovo, non la bandiera.",
             "The hen looks at the egg, not at the flag."),
        asks("amazed", "mood", "La gallina non se l'aspettava: ha il becco aperto.",
             "The hen did not expect that: her beak is open."),
        asks("eggs", "number"),
        asks("bib", "absurd", "L'alieno ha il tovagliolo al collo, pronto a mangiare.",
             "The alien has its napkin on, ready to eat."),
        asks("hungry", "relation", "L'alieno guarda l'uovo, non la gallina.",
             "The alien looks at the egg, not at the hen."),
        asks("steps", "number"),
        asks("craters", "number"),
        asks("fried", "absurd", "La bandiera porta male: c'è sopra un uovo al tegamino.",
             "The flag is a bad omen: it shows a fried egg."),
        asks("helmet", "thing"),
    ),
)

CATCHING = STANCES["point"]._replace(near_arm=((54, -140), (102, -158)), far_arm=((-30, -160), (-46, -200)), tilt=-14,
                                     near_leg=((-30, -60), (-50, -6)), far_leg=((34, -62), (54, -8)))


def draw(a: Art) -> None:
    _space(a)
    _ground(a)
    _home(a)
    _hen(a)
    _eggs(a)
    _alien(a)


def _space(a: Art) -> None:
    for x, y, r in ((40, 60, 14), (340, 60, 10), (510, 60, 14), (560, 290, 9), (600, 100, 10),
                    (964, 260, 13), (250, 130, 9), (480, 250, 8)):
        a.shape([(x, y - r, 1), (x + r * 0.3, y - r * 0.3, 1), (x + r, y, 1),
                 (x + r * 0.3, y + r * 0.3, 1), (x, y + r, 1), (x - r * 0.3, y + r * 0.3, 1),
                 (x - r, y, 1), (x - r * 0.3, y - r * 0.3, 1)], fill="k", w=1)
    with a.part("earth"):
        a.shape(oval(874, 110, 82, 82), w=4.6, hatch={"n": 30, "gap": 7})
        with a.clip(oval(874, 110, 82, 82)):
            a.flat("800,60 850,36 880,60 862,90 880,120 850,150 820,120 796,110", "k")
            a.flat("910,100 950,80 970,120 940,170 910,150", "k")
            a.flat("850,180 890,170 910,196 860,200", "k")
        a.outline(oval(874, 110, 82, 82), 4.6)


def _ground(a: Art) -> None:
    with a.part("moon"):
        a.black("-20,650 140,624 340,642 560,628 800,640 1020,618 1020,770! -20,770!", w=4, shine=12)
    for i, (x, y, rx) in enumerate(((70, 716, 54), (560, 726, 50), (690, 680, 56), (884, 692, 34), (330, 728, 44))):
        with a.part(f"crater#{i + 1}"):
            a.shape(oval(x, y, rx, rx * 0.26), fill="k", w=4, ink="p", light=-0.5)
            a.line([(x - rx * 0.7, y + rx * 0.02), (x, y + rx * 0.14), (x + rx * 0.7, y + rx * 0.02)], 2.4, ink="p")


def _home(a: Art) -> None:
    with a.at(96, 652, 1.36, turn=-6):
        rocket(2, 3)(a)
    with a.at(206, 664, 0.86, turn=-22):
        ladder(6, 270)(a)


def _hen(a: Art) -> None:
    fowl(a, "hen", 470, 672, 2.4, pose="walk", flip=True, face=Face(at=(690, 350), brow=-0.6, mouth="open"),
         slots={"back": _tank})
    with a.part("helmet"):
        ring = oval(322, 314, 122, 128)
        a.shape(ring, fill="", w=5)
        a.lines_of("232,284 252,238 290,212", "226,318 228,304", w=4)
        a.shape("238,408 322,440 408,408 416,432 322,468 232,434", w=4.2, hatch=8, halo=2)
    with a.part("flag"), a.at(346, 62):
        a.line("266,672 262,560", 9, (0.02, 0.02), "p")
        a.line("262,580 260,496", 6, (0.02, 0.02))
        a.shape("260,502! 304,492 346,508 400,496! 398,580! 346,592 304,576 263,586!", w=4.4, halo=3, hatch=10)
        a.shape("292,542 306,522 336,518 364,532 356,558 328,568 300,560", w=2.6)
        a.shape(oval(328, 542, 14, 12), w=2.4, spot="s", shift=(1, 1))


def _tank(a: Art) -> None:
    with a.at(-2, -4, 0.62, turn=-8):
        for x in (-20, 12):
            a.black([(x - 15, 16, 1), (x - 15, -40), (x, -54), (x + 15, -40), (x + 15, 16, 1)], halo=1.5, shine=5)
        a.line("-20,-54 10,-76 40,-60", 4, (0.05, 0.3))


def _eggs(a: Art) -> None:
    for i, (x, y, k, turn) in enumerate(((690, 372, 1.6, 16), (716, 246, 1.2, -24), (640, 150, 0.95, 44),
                                         (724, 84, 0.7, 10))):
        with a.part(f"egg#{i + 1}"), a.at(x, y, k, turn=turn):
            a.shape("0,-38 17,-22 26,6 17,26 0,32 -17,26 -26,6 -17,-22", w=4.4, hatch=12, halo=2)
            a.line("-10,-14 -4,-22", 2.6)


def _alien(a: Art) -> None:
    person(a, "alien", 892, 726, 1.42, stance=CATCHING, pose="point", flip=True, grounded=False,
           face=Face(at=(690, 372), mouth="grin"), slots={"hand": _pan, "neck": _napkin})


def _pan(a: Art) -> None:
    with a.part("pan"), a.at(6, 0, turn=-8):
        a.limb([(-16, 0, 6), (30, 0, 6)], fill="k", w=3, capped_root=True, halo=2)
        a.black("26,-12! 108,-14! 98,16 70,22 40,16", halo=2.5, shine=5)
        a.shape("24,-12 66,-22 110,-14 66,-4", w=3)


def _napkin(a: Art) -> None:
    with a.part("napkin"):
        a.shape("-30,-4 0,8 28,-8 34,30 4,64! -30,34", w=3.4, spot="s", halo=2)
