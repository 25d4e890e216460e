"""Solo bagaglio a mano: one case to a hand is the rule, and the traveller has hands to spare."""

from __future__ import annotations

from ludoteca.games.duplik.album.scene import Count, Does, Holds, Looks, Mood, Scene, Shows, Stands, Text, asks, fact
from ludoteca.games.duplik.improv.stages import boards
from ludoteca.games.duplik.ink import Art, Draw, oval
from ludoteca.games.duplik.kinds.anatomy.face import Face
from ludoteca.games.duplik.kinds.anatomy.hats import cap, top_hat
from ludoteca.games.duplik.kinds.animals import animal
from ludoteca.games.duplik.kinds.birds import penguin
from ludoteca.games.duplik.kinds.food import cheese
from ludoteca.games.duplik.kinds.sea import octopus
from ludoteca.games.duplik.kinds.things import suitcase
from ludoteca.games.duplik.kinds.vessels import plane

SCENE = Scene(
    88,
    Text("Solo bagaglio a mano", "Hand luggage only"),
    Text("«Una per mano, come da regolamento.»", '"One in each hand, as the rules say."'),
    facts=(
        fact(
            "shows",
            Does("octopus", "shows", "ticket", touching=True),
            "Un polpo carico di valigie mostra il biglietto.",
            "An octopus laden with cases shows its ticket.",
        ),
        fact(
            "cases",
            Count("suitcase", 7),
            "Il polpo ha sette valigie, una per braccio.",
            "The octopus has seven cases, one to an arm.",
        ),
        fact(
            "lifts",
            Shows("octopus", "three cases above its head"),
            "Tre valigie stanno sopra la testa del polpo.",
            "Three of the cases are held above its head.",
        ),
        fact("hat", Holds("octopus", "top hat", worn=True), "Il polpo ha il cilindro.", "The octopus wears a top hat."),
        fact(
            "proud",
            Mood("octopus", "proud"),
            "Il polpo è molto soddisfatto di sé.",
            "The octopus is very pleased with itself.",
        ),
        fact(
            "ticket", Looks("octopus", "penguin"), "Il polpo guarda il pinguino.", "The octopus looks at the penguin."
        ),
        fact(
            "penguin",
            Mood("penguin", "amazed"),
            "Il pinguino al banco resta a becco aperto.",
            "The penguin at the desk stands with its beak open.",
        ),
        fact("cap", Holds("penguin", "cap", worn=True), "Il pinguino ha il berretto.", "The penguin wears a cap."),
        fact(
            "desk",
            Stands("penguin", "behind", "desk"),
            "Il pinguino sta dietro il banco.",
            "The penguin stands behind the desk.",
        ),
        fact(
            "tail",
            Stands("fin", "touching", "suitcase#6"),
            "Da una valigia spunta una coda di pesce.",
            "A fish tail sticks out of one of the cases.",
        ),
        fact(
            "mouse",
            Holds("mouse", "cheese"),
            "In coda un topo ha per bagaglio un formaggio.",
            "In the queue a mouse has a cheese for luggage.",
        ),
        fact("bored", Mood("mouse", "bored"), "Il topo è stufo di aspettare.", "The mouse is tired of waiting."),
        fact(
            "plane",
            Stands("plane", "in", "window"),
            "Dalla finestra si vede l'aereo.",
            "The plane can be seen through the window.",
        ),
        fact(
            "puddles",
            Count("puddle", 3),
            "Per terra ci sono tre pozze d'acqua.",
            "There are three puddles on the floor.",
        ),
    ),
    criteria=(
        asks(
            "shows",
            "gesture",
            "L'unico braccio senza valigia tiene il biglietto.",
            "The one arm without a case holds the ticket.",
        ),
        asks("lifts", "relation", "Tre valigie viaggiano sopra la testa.", "Three cases travel overhead."),
        asks(
            "penguin",
            "mood",
            "Il pinguino non trova la regola: resta a becco aperto.",
            "The penguin cannot find the rule: its beak hangs open.",
        ),
        asks("bored", "mood", "Chi è in coda non ne può più.", "The one in the queue has had enough."),
        asks(
            "tail",
            "absurd",
            "Una valigia ha dentro un passeggero: si vede la coda.",
            "One case has a passenger in it: the tail shows.",
        ),
        asks("mouse", "thing"),
        asks("cases", "number", "Le valigie sono sette.", "There are seven cases."),
        asks("puddles", "number"),
        asks("hat", "thing"),
        asks("plane", "relation", "L'aereo aspetta fuori dalla finestra.", "The plane waits outside the window."),
    ),
)

ARMS = {
    1: [(-90, -90, 12.0), (-140, -150, 10.0), (-138, -214, 6.0)],
    2: [(-80, -50, 12.0), (-124, -64, 10.0), (-134, -112, 6.0)],
    3: [(-74, -130, 12.0), (-90, -220, 9.0), (-76, -290, 6.0)],
    4: [(-14, -150, 12.0), (-2, -230, 9.0), (2, -310, 6.0)],
    5: [(70, -130, 12.0), (92, -210, 9.0), (80, -290, 6.0)],
    6: [(96, -90, 12.0), (140, -140, 10.0), (150, -224, 6.0)],
    7: [(80, -40, 12.0), (112, -60, 10.0), (122, -96, 6.0)],
    8: [(74, -104, 12.0), (124, -136, 10.0), (200, -140, 6.0)],
}


def draw(a: Art) -> None:
    a.line("-10,560 500,552 1010,560", 3.6, (0.02, 0.02))
    boards(a, 560)
    _window(a)
    penguin(
        a,
        898,
        640,
        1.5,
        pose="stand",
        flip=True,
        face=Face(at=(420, 300), brow=-0.8, mouth="open"),
        slots={"head": cap},
    )
    _desk(a)
    with a.part("trolley"):
        a.black("196,616! 470,612! 462,684 204,688", w=4, halo=2, shine=12)
        for x in (240, 424):
            a.shape(oval(x, 696, 24, 24), w=4.6, halo=2, hatch=8)
            a.dot(x, 696, 6)
    slots = {f"hand#{i}": _case(i) for i in range(1, 8)}
    octopus(
        a,
        330,
        706,
        1.86,
        reach=ARMS,
        face=Face(at=(840, 420), lid=0.3, mouth="smirk"),
        slots={**slots, "hand#8": _ticket, "head": _hat},
    )
    for i, (x, y, r) in enumerate(((90, 716, 56), (560, 728, 60), (620, 664, 40))):
        with a.part(f"puddle#{i + 1}"):
            a.shape(oval(x, y, r, 13), w=3.2, halo=2)
    animal(
        a,
        "mouse",
        806,
        752,
        0.84,
        pose="carry",
        upright=True,
        flip=True,
        face=Face(at=(420, 500), lid=0.5, mouth="flat"),
        slots={"hand": _snack},
    )


def _snack(a: Art) -> None:
    with a.at(10, 24, 1.0):
        cheese(3)(a)


def _hat(a: Art) -> None:
    with a.at(0, 8, 0.62):
        top_hat(a)


def _ticket(a: Art) -> None:
    with a.part("ticket"), a.at(8, -14, 0.8, turn=14):
        a.shape("-30,-24! 34,-28! 36,18! -28,22!", w=3.4, spot="s", halo=2)
        a.lines_of("-18,-10 22,-13", "-18,4 10,2", w=2.4)


def _case(i: int) -> Draw:
    def draw_case(a: Art) -> None:
        with a.at(0, 52, (0.56, 0.5, 0.6, 0.5, 0.56, 0.5, 0.6)[i - 1], turn=(-6, 5, -4, 3, 8, -5, 4)[i - 1]):
            if i == 7:
                with a.part("fin"):
                    a.shape("40,-60 74,-66 108,-96! 104,-60! 114,-30! 76,-48 40,-44", w=4, spot="s", halo=2)
            suitcase((2, 0, 3, 0, 1, 0, 0)[i - 1])(a)

    return draw_case


def _window(a: Art) -> None:
    pane = "560,70! 960,62! 962,250! 562,258!"
    with a.part("window"):
        a.shape("544,54! 976,46! 978,266! 546,274!", w=5, hatch=8)
        a.shape(pane, w=3.4)
    with a.clip(pane), a.at(760, 180, 0.86):
        plane(5)(a)
    a.outline(pane, 3.4)


def _desk(a: Art) -> None:
    with a.part("desk"):
        a.black("736,520! 1020,512! 1020,770! 750,770!", w=4, halo=2, shine=14)
        a.shape("716,494! 1020,486! 1020,526! 718,534!", w=5, halo=2)
    with a.at(944, 626, 0.74):
        a.shape("-58,-58! 60,-60! 60,56! -58,60!", w=4, halo=2)
        a.shape(
            "-8,40 -34,8 -38,-10 -26,-10 -16,4! -20,-36 -10,-40 -4,-6! 0,-46 10,-46 10,-6! 18,-40 28,-36 24,0 "
            "34,-16 42,-10 28,24 18,40",
            w=3.2,
            spot="s",
        )
