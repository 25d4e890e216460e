"""Hats and other things that are worn: each drawn about the crown of the head or the knot of the neck."""

from __future__ import annotations

from ludoteca.games.duplik.ink import Art, Draw, oval
from ludoteca.games.duplik.kinds.anatomy.slots import thing
from ludoteca.games.duplik.kinds.features import Features


def top_hat(a: Art) -> None:
    with thing(a, "top hat"):
        a.black("-44,6 0,14 44,4 40,-4 0,4 -40,0", w=2.6, halo=1.5)
        a.black("-26,2! -30,-54! 28,-58! 24,0!", w=2.6, shine=7)
        a.shape("-27,-4 0,2 25,-5 26,-18 0,-11 -28,-16", spot="s", w=2.2)


def crown(a: Art) -> None:
    with thing(a, "crown"):
        a.shape("-28,8 -38,-30! -18,-12 -4,-38! 10,-13 30,-34! 28,6 0,12", spot="s", w=3.8, halo=2)
        a.line("-28,0 0,5 28,-1", 2.4, (0.05, 0.05))
        for x, y in ((-38, -33), (-4, -41), (30, -37)):
            a.shape(oval(x, y, 5, 5, n=6), w=2.2)


def party_hat(a: Art) -> None:
    with thing(a, "party hat"):
        a.shape("-22,8! -4,-58! 22,6! 0,12", w=3.6, halo=2)
        a.lines_of("-18,-4 16,-18", "-12,-24 12,-36", w=4, taper=(0.1, 0.1))
        a.shape(oval(-4, -62, 9, 9, n=8), spot="s", w=2.6)


def cap(a: Art) -> None:
    """A stationmaster's, a postman's, a driver's."""
    with thing(a, "cap"):
        a.black("-32,8 -40,-18 -16,-32 20,-32 36,-16 30,6 0,0", w=3, halo=2, shine=7)
        a.shape("24,2! 58,8 54,16 18,10!", spot="s", w=3)
        a.line("-30,2 0,-6 30,0", 2.4, (0.05, 0.05), "p")


def beanie(a: Art) -> None:
    with thing(a, "beanie"):
        a.shape("-36,10 -34,-20 0,-40 32,-22 36,8 0,0", w=3.8, halo=2, hatch=8)
        a.shape("-38,14 -38,0 0,-10 38,-2 38,12 0,4", w=3.4)
        for x in (-26, -12, 2, 16, 28):
            a.line([(x, -4), (x + 1, 6)], 2.2)
        a.shape(oval(0, -46, 12, 11, n=8), spot="s", w=3)


def chef_hat(a: Art) -> None:
    with thing(a, "chef hat"):
        a.shape("-30,10 -32,-16 -48,-26 -44,-50 -22,-56 0,-68 24,-58 42,-50 44,-28 30,-16 30,8 0,2", w=4, halo=2,
                hatch=10)
        a.lines_of("-14,-18 -13,-4", "4,-20 4,-6", "18,-18 17,-4", w=2.2)


def witch_hat(a: Art) -> None:
    with thing(a, "witch hat"):
        a.black("-58,10 0,-6 56,6 52,14 0,6 -54,18", w=2.6, halo=2)
        a.black("-28,4! -16,-44 -34,-82! 4,-58 26,0!", w=2.6, shine=7)
        a.shape("-26,-2 0,-8 25,-3 24,-14 0,-20 -22,-14", spot="s", w=2.2)


def feathered_hat(n: int = 3) -> Draw:
    """A wide hat with n feathers, each named."""

    def draw(a: Art) -> None:
        with thing(a, "hat"):
            for i in range(n):
                t = i - (n - 1) / 2
                with a.part(f".feather#{i + 1}"):
                    quill = [(-6 + t * 8, -14), (-15 + t * 34, -40), (-6 + t * 48, -78, 1), (7 + t * 36, -46),
                             (8 + t * 10, -12)]
                    a.shape(quill, w=3, spot="s" if i % 2 == 0 else "", hatch=6)
                    a.line([(t * 8, -14), (-5 + t * 34, -48)], 1.8)
            a.black("-52,8 0,-2 52,4 46,12 0,10 -48,16", w=2.6, halo=1.5)
            a.black("-28,4 -26,-22 0,-30 26,-24 28,2", w=2.6, shine=6)

    return draw


def scarf(a: Art) -> None:
    """Round a neck, one end in the wind behind."""
    with thing(a, "scarf"):
        a.shape("-20,-6 -60,-10 -96,4! -88,14 -100,24! -58,12 -18,14", spot="s", w=3.6)
        a.shape("-26,-10 0,-16 26,-10 28,8 0,16 -26,10", spot="s", w=3.8, halo=2)
        a.lines_of("-10,-12 -12,12", "10,-13 11,12", w=2.4)


WORN: dict[str, Draw] = {"top": top_hat, "crown": crown, "party": party_hat, "beanie": beanie, "chef": chef_hat,
                         "witch": witch_hat}


def hat_of(features: Features) -> Draw | None:
    """The hat that these features name; None for no hat."""
    worn = str(features.get("hat", "none"))
    return feathered_hat(int(features.get("feathers", 2))) if worn == "feathered" else WORN.get(worn)
