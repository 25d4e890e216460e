"""Heads of people, from king to robot: origin in the middle of the face, facing right."""

from __future__ import annotations

from ludoteca.games.duplik.ink import Art, oval
from ludoteca.games.duplik.kinds.anatomy.face import Face, eyes, mouth

FACE = "-34,-4 -30,-30 -6,-42 22,-37 35,-16 36,10 24,33 0,40 -24,30"


def _face(a: Art, face: Face, *, nose: float = 1, w: float = 4.2, path: str = FACE) -> None:
    """A head turned three quarters to the right: skin, eyes, nose, mouth."""
    a.shape(path, w=w, hatch=10)
    eyes(a, face, (25, -9, 7.5), (6, -9, 8.5), w=2.6)
    mouth(a, face.mouth, 18, 23, 20, 2.8)
    n = nose
    a.shape([(15, -3), (15 + 16 * n, 0), (15 + 24 * n, 7), (15 + 14 * n, 14), (14, 12)], w=3)
    a.flat([(12, -2), (17, -1), (17, 11), (11, 11)], "p")


def _ear(a: Art) -> None:
    a.shape("-22,-8 -32,-12 -38,-2 -33,9 -22,8", w=3)
    a.line("-27,-4 -32,0 -28,4", 2)


def man_head(a: Art, face: Face) -> None:
    _face(a, face, nose=1.2)
    a.black("-34,-6 -38,-26 -26,-44 0,-52 26,-46 34,-34 12,-38 -8,-34 -20,-24 -22,-8", shine=6)
    _ear(a)
    a.black("8,16 20,13 34,16 38,20 26,21 12,22", w=2)


def boy_head(a: Art, face: Face) -> None:
    _face(a, face, nose=0.6, path="-36,-2 -32,-30 -8,-42 22,-38 38,-14 38,10 22,34 -4,38 -28,26")
    a.shape(
        "-36,-8 -42,-30! -30,-34 -30,-52! -12,-46 0,-60! 10,-48 28,-52! 26,-40 40,-32! 18,-32 4,-26 -14,-28 -22,-10",
        w=3.8,
    )
    a.lines_of("-22,-34 -16,-42", "2,-38 6,-46", w=2)
    _ear(a)
    for x, y in ((30, 10), (36, 6), (28, 4)):
        a.dot(x - 22, y, 1.4)


def girl_head(a: Art, face: Face) -> None:
    """Hair parted in the middle, two plaits that hang, a bow: never ears on top."""
    for x, lean, far in ((30, 8, True), (-36, -12, False)):
        plait = [(x, 4), (x + lean * 0.6, 24), (x + lean, 48), (x + lean * 1.3, 66)]
        for i, (px, py) in enumerate(plait):
            a.shape(oval(px, py, 11 - i, 13 - i, turn=lean, n=7), fill="k", w=2)
            a.line([(px - 6, py - 2), (px, py + 4), (px + 6, py - 3)], 1.8, ink="p")
        bx, by = plait[-1]
        a.shape(
            [
                (bx - 12, by + 4, 1),
                (bx, by + 8),
                (bx + 12, by + 3, 1),
                (bx + 10, by + 16, 1),
                (bx, by + 10),
                (bx - 10, by + 17, 1),
            ],
            spot="s",
            w=2.4,
        )
        if far:
            _face(a, face, nose=0.5, path="-35,-2 -32,-30 -8,-42 22,-38 37,-14 37,10 22,34 -4,38 -27,26")
    a.black("-38,8 -42,-22 -28,-46 2,-52 30,-44 41,-18 38,-8 24,-26 4,-34 -14,-28 -24,-12 -28,8", shine=6)
    a.line("4,-50 2,-36", 2.4, ink="p")
    a.flat(oval(34, 14, 5, 3.4, n=7), "t")
    a.flat(oval(2, 15, 5, 3.4, n=7), "t")


def woman_head(a: Art, face: Face) -> None:
    """A lady: long face, chignon, earring, lashes."""
    a.black(oval(-36, -30, 20, 19), shine=6)
    a.shape("-30,-4 -28,-30 -6,-44 20,-39 31,-18 31,8 20,36 2,44 -18,30", w=4.2, hatch=9)
    eyes(a, face, (24, -10, 6.5), (5, -10, 7.5), w=2.6)
    a.lines_of("-3,-14 -9,-19", "0,-17 -4,-24", "30,-15 35,-20", w=2.2, taper=(0.1, 0.6))
    a.shape("15,-4 27,2 31,9 22,12 14,10", w=2.8)
    a.flat("12,-3 17,-1 17,9 11,9", "p")
    if face.mouth in ("calm", "flat", "smile", "smirk"):
        a.shape("10,24 17,21 22,23 28,20 24,28 16,29", spot="s", w=2, shift=(1, 1))
    else:
        mouth(a, face.mouth, 18, 24, 17, 2.8)
    a.black("-30,8 -38,-18 -30,-42 -4,-54 24,-48 33,-28 14,-34 -6,-28 -18,-12 -22,10", shine=6)
    a.line("-24,14 -25,20", 2)
    a.shape(oval(-25, 25, 4.5, 5.5, n=7), spot="s", w=2)


def king_head(a: Art, face: Face) -> None:
    crown = "-30,-34 -40,-74! -20,-56 -6,-82! 10,-58 34,-78! 32,-38 4,-30"
    a.shape("-34,4 -30,-30 -6,-42 22,-37 35,-16 36,14 20,34 -20,32", w=4.2)
    eyes(a, face, (25, -9, 7.5), (6, -9, 8.5), w=2.6)
    beard = "-36,-4 -38,22 -28,50 -4,66! 2,58 18,64 34,40 38,14 28,10 14,16 -2,12 -20,6 -26,-8"
    a.shape(beard, w=4, hatch=12)
    a.lines_of("-22,20 -16,40", "-4,24 0,46", "16,26 14,46", "28,22 26,36", w=2.2)
    if face.mouth in ("open", "shout", "grin"):
        mouth(a, face.mouth, 17, 28, 18, 2.6)
    else:
        mouth(a, face.mouth, 18, 26, 16, 2.6)
    a.shape("4,14 16,8 24,13 34,9 40,18 28,22 18,20 6,23", w=3)
    a.shape("15,-3 32,1 40,8 29,14 14,12", w=3)
    a.flat("12,-2 17,-1 17,11 11,11", "p")
    a.shape(crown, spot="s", w=4, halo=2)
    a.line("-30,-44 4,-38 32,-46", 2.6, (0.05, 0.05))
    for x, y in ((-40, -76), (-6, -84), (34, -80)):
        a.shape(oval(x, y, 5, 5, n=6), w=2.4)


def cook_head(a: Art, face: Face) -> None:
    _face(a, face, nose=1.1, path="-36,0 -32,-28 -6,-38 24,-34 38,-12 40,14 24,36 -4,40 -28,30")
    _ear(a)
    a.black("6,17 18,11 25,15 34,11 44,20 46,14 40,24 26,20 16,23 4,21 -4,14", w=2)
    a.shape("-34,-26 -36,-52 -52,-62 -48,-86 -26,-92 -4,-104 22,-94 42,-86 46,-64 32,-52 34,-28 0,-36", w=4.2, hatch=12)
    a.lines_of("-20,-54 -18,-38", "2,-58 2,-42", "20,-54 20,-38", w=2.2)
    a.line("-35,-42 0,-50 33,-43", 2.6, (0.05, 0.05))


def pirate_head(a: Art, face: Face) -> None:
    a.shape("-34,-4 -30,-30 -6,-42 22,-37 35,-16 37,12 26,36 4,46 -22,34", w=4.2, hatch=10)
    eyes(a, face, (25, -8, 7.5), w=2.6)
    a.black("-6,-16 8,-20 16,-12 12,2 0,2", w=2)
    a.lines_of("-6,-14 -34,-26", "14,-16 34,-26", w=3, taper=(0.05, 0.05))
    a.black("-30,6 -22,20 -6,14 10,18 24,12 36,16 34,34 22,48 2,54 -20,42 -32,20", w=2.4)
    for x, y in ((-14, 30), (0, 38), (14, 34), (24, 28), (8, 44)):
        a.line([(x, y), (x + 2, y + 5)], 2, ink="p")
    if face.mouth in ("grin", "smile", "shout", "open"):
        a.shape("4,22 18,24 32,18 26,32 10,32", w=2.2)
        a.line("18,24 18,31", 2)
    else:
        a.line("6,26 18,24 30,27", 2.6, ink="p")
    a.shape("15,-3 32,1 38,8 28,13 14,11", w=3)
    a.flat("12,-2 17,-1 17,10 11,10", "p")
    a.shape(oval(-30, 14, 6, 7, n=7), w=2.4)
    a.black("-52,-28 -34,-56 -8,-78 20,-72 40,-50 52,-30 20,-36 -12,-36", w=3, halo=1.5, shine=7)
    a.shape(oval(2, -54, 8, 7, n=8), w=1.4)
    a.lines_of("-10,-44 14,-64", "14,-44 -10,-64", w=3, ink="p", taper=(0.05, 0.05))
    a.shape(oval(2, -55, 7, 6.4, n=8), w=1.4)
    a.dot(-1, -56, 1.8)
    a.dot(5, -56, 1.8)


def witch_head(a: Art, face: Face) -> None:
    a.black("-30,-24 -46,10 -38,50 -20,40 -14,0", shine=6)
    a.shape("-28,-4 -26,-28 -4,-40 20,-36 32,-16 34,8 40,34 28,42 10,36 -16,28", w=4.2, hatch=10)
    eyes(a, face, (24, -9, 7.5), (5, -9, 8.5), w=2.6)
    mouth(a, face.mouth, 18, 27, 20, 2.8)
    a.shape("14,-4 34,4 54,18 36,18 16,13", w=3.2)
    a.flat("11,-3 17,-1 17,11 11,11", "p")
    a.dot(42, 12, 2.4)
    a.black("-66,-22 -30,-34 14,-38 60,-26 66,-18 20,-26 -30,-22 -60,-12", w=3, halo=1.5)
    a.black("-32,-32! -26,-66 -18,-96 -38,-132! -6,-112 8,-78 26,-36! -4,-30", w=3, shine=7)
    a.shape("-31,-44 -4,-52 24,-46 26,-37 -2,-42 -32,-34", spot="s", w=2.4)


def clown_head(a: Art, face: Face) -> None:
    for x, y, r in ((-38, -14, 17), (-34, -34, 15), (-40, 6, 15), (40, -24, 12)):
        a.shape(oval(x, y, r, r * 0.95, n=7), spot="s", w=3)
    a.shape("-34,-4 -30,-32 -6,-46 22,-40 36,-16 37,12 24,35 0,41 -24,30", w=4.2)
    eyes(a, face, (26, -12, 7.5), (5, -12, 8.5), w=2.6)
    a.lines_of("5,-34 5,-25", "26,-33 26,-24", "5,0 5,8", w=3)
    a.shape("0,18 18,14 36,18 32,33 16,37 4,31", w=3)
    mouth(a, face.mouth, 18, 25, 20, 2.8)
    a.shape(oval(24, 4, 11, 10.5, n=9), spot="s", w=3)
    a.line("20,0 24,-2", 2, ink="p")


def plain_head(a: Art, face: Face) -> None:
    """A bald head; a hat in its slot can make it any person."""
    _face(a, face, nose=1.3)
    _ear(a)


def knight_head(a: Art, face: Face) -> None:
    a.shape("-6,-46 -22,-74 -14,-104 8,-114 28,-104! 14,-96 26,-84! 10,-76 8,-48", spot="s", w=3.6)
    a.line("0,-52 -6,-76 6,-100", 2.2)
    a.shape("-36,-4 -32,-32 -6,-46 22,-40 36,-18 34,34 14,44 -18,40 -34,30", w=4.6, hatch=16)
    a.black("2,-22! 40,-22! 42,0! 2,2!", w=2)
    look = face.looks(a, 20, -10)
    for x in (12, 29):
        a.shape(oval(x, -10, 7, 8 * (1 - 0.55 * min(1, face.lid)), n=8), w=1.2)
        a.dot(x + look[0] * 4, -10 + look[1] * 3, 2.8)
    a.shape("-4,-30! 46,-26! 44,-20! -6,-20!", w=3)
    a.shape("-2,2! 44,0! 52,10 40,34! 4,36!", w=3.6, hatch=8)
    for x in (12, 20, 28, 36):
        a.line([(x, 10), (x + 1, 26)], 3, (0.1, 0.1))
    a.shape(oval(-6, -10, 7, 7, n=8), w=2.6)
    a.line("-32,-34 -8,-38", 2)


def astronaut_head(a: Art, face: Face) -> None:
    a.shape(oval(2, -4, 52, 50), w=4.8, hatch=14)
    a.shape(oval(12, -4, 37, 35), w=3.6, spot="t", shift=(1, 1))
    eyes(a, face, (24, -12, 7.5), (5, -12, 8.5), w=2.6)
    a.shape("14,-6 24,-3 30,3 22,8 14,7", w=2.8)
    a.flat("11,-5 16,-4 16,6 10,6", "t")
    mouth(a, face.mouth, 16, 17, 18, 2.6)
    a.lines_of("-14,-26 -6,-34 4,-38", "-20,-16 -18,-22", w=2.6)
    a.shape("-52,-12! -42,-16! -40,10! -50,12!", w=3.4)


def robot_head(a: Art, face: Face) -> None:
    a.line("-2,-44 -6,-66", 4, (0.05, 0.05))
    a.shape(oval(-7, -72, 8, 8, n=8), spot="s", w=3)
    a.shape("-40,-40! 38,-44! 42,34! -38,38!", w=4.8, hatch=16)
    eyes(a, face, (25, -12, 11), (-4, -11, 12), w=3)
    a.shape("-14,12! 34,10! 34,26! -13,28!", w=3)
    if face.mouth in ("sad", "flat"):
        a.lines_of("-12,20 34,18", w=2.6, taper=(0.02, 0.02))
    else:
        a.lines_of("0,12 0,27", "12,11 12,27", "24,11 24,26", w=2.4, taper=(0.05, 0.05))
    a.shape("-40,-12! -50,-10! -50,10! -39,12!", w=3.2)
    for x, y in ((-32, -34), (30, -36), (-30, 30)):
        a.dot(x, y, 2)


def alien_head(a: Art, face: Face) -> None:
    for x in (-14, 16):
        a.line([(x, -38), (x * 1.6, -62), (x * 1.4, -78)], 3.6, (0.05, 0.05))
        a.shape(oval(x * 1.4, -84, 7, 7, n=7), spot="s", w=2.8)
    a.shape("-44,-20 -30,-48 4,-56 36,-46 46,-18 34,10 18,34 4,40 -12,34 -34,8", w=4.4, hatch=14)
    for x in (-15, 19):
        with a.at(x, -10, turn=-14 if x < 0 else 14):
            a.eye(0, 0, 13, look=face.looks(a, 0, 0), lid=face.lid, ry=18, pupil=0.5, w=3)
    if face.brow:
        t = face.brow * 6
        a.lines_of([(-30, -34 - t), (-6, -32 + t)], [(8, -32 + t), (36, -34 - t)], w=3.6)
    mouth(a, face.mouth, 4, 24, 16, 2.8)
