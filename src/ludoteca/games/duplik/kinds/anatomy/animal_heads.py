"""Heads of animals, facing right about (0, 0), some ninety wide: the same head serves on four legs and on two."""

from __future__ import annotations

from ludoteca.games.duplik.ink import Art, oval
from ludoteca.games.duplik.kinds.anatomy.face import Face, eyes, mouth


def cow(a: Art, face: Face) -> None:
    a.shape("18,-44 22,-66 38,-76! 40,-58 32,-40", w=3.4)
    a.shape("-22,-46 -30,-68 -20,-84! -8,-66 -4,-48", w=3.4)
    a.shape("30,-34 52,-46 70,-38 58,-22 38,-20", w=3.6)
    a.shape("-36,-24 -30,-46 0,-52 28,-44 38,-18 32,14 12,34 -16,32 -34,10", w=4.6, hatch=12)
    a.black("-34,-26 -26,-47 -2,-50 2,-30 -8,-8 -28,-4", w=2)
    a.shape("-32,-34 -54,-48 -72,-38 -62,-20 -38,-20", w=4)
    a.line("-40,-30 -58,-36", 2.4)
    a.shape("2,8 22,-4 46,-4 60,10 58,32 36,44 10,38", spot="t", w=4, shift=(1, 1))
    a.shape(oval(32, 10, 4.5, 4, n=7), fill="k", w=1.4)
    a.shape(oval(50, 11, 4, 4, n=7), fill="k", w=1.4)
    mouth(a, face.mouth, 36, 28, 26, 3)
    eyes(a, face, (25, -22, 9), (-3, -22, 10), w=3)


def horse(a: Art, face: Face) -> None:
    a.shape("-6,-44 -4,-74! 14,-58 14,-40", w=3.6)
    a.shape("-40,24 -40,-20 -18,-48 12,-44 40,-16 66,8 84,30 82,52 64,62 42,52 18,38 -8,34 -26,46", w=4.8, hatch=13)
    a.shape("-22,-44 -30,-78! -8,-62 -4,-42", w=4)
    a.black("-26,-44 -4,-52 18,-42 30,-22! 14,-28 16,-14! -2,-30 -18,-34", w=2.6)
    a.shape(oval(71, 32, 5, 7.5, turn=-30, n=8), fill="k", w=1.6)
    if face.mouth in ("shout", "grin", "open"):
        a.shape("80,44 62,44 44,40 50,58 66,64", fill="p" if face.mouth == "grin" else "k", w=3)
        if face.mouth == "grin":
            a.lines_of("56,43 58,58", "66,45 68,60", w=2)
    else:
        mouth(a, face.mouth, 60, 48, 28, 3.2, turn=18)
    eyes(a, face, (14, -14, 12), w=3.4)
    a.line("-20,30 -10,18 -12,2", 2.4)


def dog(a: Art, face: Face) -> None:
    a.shape("-36,-6 -32,-34 -6,-48 22,-40 32,-18 52,-16 66,-6 66,12 44,24 20,26 -8,32 -28,20", w=4.6, hatch=12)
    a.black("58,-16 72,-12 70,2 58,0", w=2)
    mouth(a, face.mouth, 46, 14, 26, 3)
    eyes(a, face, (24, -24, 8.5), (4, -23, 9.5), w=3)
    a.black("-20,-44 -46,-36 -54,0 -44,26 -28,22 -22,-8", w=3, shine=7)


def cat(a: Art, face: Face) -> None:
    a.shape("-42,2 -44,-22 -48,-60! -24,-44 8,-46 34,-64! 38,-24 44,0 26,26 -4,32 -32,22", w=4.6, hatch=12)
    a.line("-38,-48 -34,-38", 2.4)
    a.line("28,-52 26,-42", 2.4)
    eyes(a, face, (23, -12, 9.5), (-5, -12, 10.5), w=3)
    a.black("6,4! 17,3! 12,10!", w=1.6)
    mouth(a, face.mouth, 12, 18, 18, 2.6)
    a.lines_of("26,8 62,0", "26,12 62,16", "-10,10 -46,4", "-10,14 -46,20", w=1.8)


def black_cat(a: Art, face: Face) -> None:
    a.black("-42,2 -44,-22 -48,-60! -24,-44 8,-46 34,-64! 38,-24 44,0 26,26 -4,32 -32,22", w=3, shine=7)
    eyes(a, face, (23, -12, 10), (-5, -12, 11), w=1.6, skin="k", ink="p")
    a.flat("6,4! 17,3! 12,10!", "s")
    mouth(a, face.mouth if face.mouth != "open" else "calm", 12, 18, 18, 2.6, ink="p")
    a.lines_of("30,6 62,0", "30,12 62,16", "-16,8 -48,2", "-16,14 -48,20", w=1.8)


def pig(a: Art, face: Face) -> None:
    a.shape("14,-36 30,-58! 40,-46 36,-26", w=3.4)
    a.shape("-40,-2 -34,-32 -8,-44 22,-38 38,-14 38,14 18,36 -14,36 -34,22", w=4.6, hatch=13)
    a.shape("-30,-30 -34,-58! -10,-48 -4,-36 -16,-22", w=3.8)
    eyes(a, face, (26, -20, 8), (2, -19, 9), w=3)
    mouth(a, face.mouth, 20, 28, 26, 3)
    a.shape(oval(36, 4, 16, 15, turn=-8), spot="t", w=3.8, shift=(1, 1))
    a.shape(oval(32, 3, 3, 5, n=6), fill="k", w=1.2)
    a.shape(oval(42, 3, 3, 5, n=6), fill="k", w=1.2)


def sheep(a: Art, face: Face) -> None:
    a.shape("16,-22 40,-30 48,-18 30,-6", fill="k", w=2.6)
    a.black("-20,-24 -6,-36 20,-32 34,-8 40,20 28,38 6,38 -10,20", w=3, shine=7)
    a.black("-20,-22 -46,-26 -52,-12 -28,-4", w=2.6)
    wool = "-30,-20 -42,-32 -30,-46 -24,-60 -6,-58 8,-66 20,-54 34,-50 32,-34 38,-22 22,-18 10,-26 -4,-18 -16,-24"
    a.shape(wool, w=4, hatch=10)
    a.lines_of("-16,-42 -10,-48 -4,-42", "8,-48 14,-52 20,-44", w=2.2)
    eyes(a, face, (25, -8, 8), (4, -7, 8.5), w=1.8, skin="k", ink="p", brow_up=1.5)
    mouth(a, face.mouth if face.mouth != "open" else "calm", 24, 24, 18, 2.8, ink="p")


def lion(a: Art, face: Face) -> None:
    mane = ("-30,-62! -14,-58 0,-74! 12,-60 32,-66! 38,-48 58,-44! 54,-24 66,-8! 56,8 60,30! 44,34 36,56! 18,50 2,64! "
            "-12,52 -34,58! -40,38 -60,32! -56,10 -68,-8! -56,-22 -58,-46! -40,-46")
    a.shape(mane, w=4.4, hatch={"n": 20, "gap": 6, "lim": 0.1})
    a.lines_of("-40,-30 -52,-34", "-44,-2 -56,-4", "-38,24 -48,32", "-14,40 -20,50", "46,-30 54,-34", "2,-52 2,-62",
               w=2.4)
    a.shape("-26,-44 -38,-52 -42,-38 -32,-28", w=3.2)
    a.shape("30,-46 44,-52 46,-38 36,-30", w=3.2)
    a.shape("-34,-4 -30,-34 -2,-44 28,-38 40,-14 40,10 24,34 -4,38 -26,24", w=4.4, hatch=8)
    eyes(a, face, (26, -16, 8.5), (0, -16, 9.5), w=3)
    a.shape("2,10 18,4 36,10 36,26 20,32 4,26", w=3)
    a.black("10,4! 30,3! 24,14 16,14", w=2)
    mouth(a, face.mouth, 20, 24, 20, 2.8)
    for x, y in ((10, 18), (7, 23), (31, 17), (34, 22)):
        a.dot(x, y, 1.5)


def elephant(a: Art, face: Face) -> None:
    """The trunk follows the mood: it hangs, or it is thrown up when the mouth is wide."""
    a.shape("30,-40 56,-48 70,-26 60,2 40,6", w=4)
    a.shape("-40,0 -36,-40 -6,-60 30,-52 46,-22 42,12 20,36 -16,36", w=5, hatch=14)
    if face.mouth in ("open", "shout", "grin"):
        a.limb([(28, 4, 24), (62, 26, 18), (92, 12, 14), (100, -30, 11), (116, -52, 10)], w=4.6, hatch=9, root=30)
        a.shape("20,22 34,22 40,36 24,44 12,34", fill="k", w=2.6)
        marks = ("66,12 76,30", "82,8 96,20", "88,-10 108,-6", "92,-28 112,-24")
    else:
        a.limb([(28, 4, 24), (56, 30, 19), (60, 74, 15), (48, 106, 12), (58, 130, 10)], w=4.6, hatch=9, root=30)
        mouth(a, face.mouth, 16, 30, 20, 3)
        marks = ("44,44 76,40", "46,62 76,60", "44,82 72,84", "40,100 64,106")
    a.lines_of(*marks, w=2.2)
    eyes(a, face, (30, -26, 8), (4, -26, 9), w=3)
    a.shape("-24,-46 -54,-62 -86,-44 -92,0 -74,36 -44,28 -26,4", w=4.8, hatch={"n": 22, "gap": 7})
    a.lines_of("-44,-36 -66,-34 -76,-10", "-40,-16 -60,6", w=2.4)


def bear(a: Art, face: Face) -> None:
    a.shape(oval(-26, -42, 15, 15, n=9), w=4)
    a.shape(oval(26, -44, 13, 13, n=9), w=3.6)
    a.shape("-42,0 -38,-32 -10,-48 24,-42 40,-16 40,12 20,36 -14,36 -36,22", w=4.8, hatch=14)
    a.shape(oval(-27, -42, 7, 7, n=7), fill="k", w=1.6)
    eyes(a, face, (26, -16, 7.5), (2, -16, 8.5), w=2.8)
    a.shape("6,8 22,-4 44,0 52,14 40,30 16,30", w=3.8)
    a.black("34,-2 50,0 48,12 36,12", w=2)
    mouth(a, face.mouth, 32, 22, 20, 2.8)


def giraffe(a: Art, face: Face) -> None:
    for x in (-16, 8):
        a.limb([(x, -34, 5), (x - 2, -58, 4.5)], w=3.2)
        a.black(oval(x - 2, -64, 6.5, 6.5, n=8), w=2)
    a.shape("-26,-28 -52,-40 -58,-26 -34,-14", w=3.6)
    a.shape("-30,14 -30,-24 -8,-42 18,-36 34,-14 58,2 70,18 62,36 36,38 6,30 -16,30", w=4.6, hatch=12)
    a.shape("34,6 56,2 70,16 64,34 40,36", spot="t", w=3.4, shift=(1, 1))
    a.dot(58, 14, 3)
    mouth(a, face.mouth, 52, 28, 22, 2.8)
    eyes(a, face, (22, -20, 8), (0, -18, 10), w=3)
    a.lines_of("-10,-24 -18,-28", "-10,-18 -19,-20", w=2.4)


def camel(a: Art, face: Face) -> None:
    """Nose in the air, half-closed eyes."""
    a.shape("-14,-30 -26,-50! -6,-48 2,-34", w=3.4)
    a.shape("-34,20 -32,-18 -10,-38 20,-34 44,-18 70,-16 84,-2 82,14 62,22 70,30 54,38 30,30 4,34 -18,40", w=4.6,
            hatch=12)
    a.shape("-26,-30 -40,-52! -18,-50 -10,-36", w=3.6)
    a.black("-24,-36 -12,-50 6,-46 14,-36 -4,-32", w=2)
    a.line("82,12 62,18 40,16", 3.2, (0.1, 0.3))
    mouth(a, face.mouth if face.mouth in ("open", "shout") else "", 58, 24, 18, 2.8)
    a.shape(oval(74, -4, 5, 3, turn=20, n=7), fill="k", w=1.2)
    eyes(a, face, (14, -14, 12), w=3.2)
    a.lines_of("24,-12 34,-10", "24,-17 35,-18", w=2.2)


def mouse(a: Art, face: Face) -> None:
    a.shape(oval(18, -40, 19, 20, n=10), w=3.6)
    a.shape("-30,4 -28,-22 -6,-34 18,-30 40,-10 60,6 56,16 30,24 0,30 -22,22", w=4.4, hatch=10)
    a.shape(oval(-22, -40, 23, 24, n=10), w=4, hatch=7)
    a.shape(oval(-21, -39, 13, 14, n=9), spot="t", fill="", w=2.4, shift=(0, 0))
    a.black(oval(60, 8, 6.5, 6, n=8), w=1.6)
    eyes(a, face, (27, -9, 7.5), (8, -9, 8.5), w=2.6)
    mouth(a, face.mouth, 36, 18, 18, 2.6)
    a.lines_of("44,10 70,-4", "44,14 72,16", "40,16 64,30", w=1.6)


def rabbit(a: Art, face: Face) -> None:
    a.shape("8,-34 6,-78 16,-104 28,-92 28,-56 24,-34", w=3.6)
    a.shape("-34,0 -30,-28 -6,-40 22,-34 36,-10 36,12 18,32 -10,34 -28,22", w=4.4, hatch=11)
    a.shape("-18,-32 -34,-70 -32,-102 -18,-106 -8,-80 -2,-36", w=4, hatch=8)
    a.shape("-18,-44 -26,-72 -24,-92 -16,-76", spot="t", fill="", w=2, shift=(0, 0))
    eyes(a, face, (24, -10, 8), (2, -10, 9), w=2.8)
    a.shape("16,6 26,2 34,6 26,12", spot="t", w=2.4, shift=(0, 0))
    mouth(a, face.mouth, 22, 20, 22, 2.6)
    if face.mouth in ("calm", "smile", "flat", "smirk"):
        a.shape("18,21! 31,20! 30,33! 19,34!", w=2.4)
        a.line("24,21 25,33", 1.8)
    a.lines_of("34,12 56,6", "34,16 56,20", w=1.6)


def frog(a: Art, face: Face) -> None:
    a.shape(oval(24, -30, 15, 15, n=9), w=3.6)
    a.shape(oval(-12, -31, 17, 17, n=9), w=4)
    a.shape("-48,8 -40,-18 -10,-28 24,-27 48,-10 54,12 34,32 -4,38 -36,30", w=4.6, hatch=13)
    eyes(a, face, (25, -32, 10.5), (-11, -33, 12), w=2.8, brow_up=1.9)
    if face.mouth in ("open", "shout"):
        a.shape("-36,8 0,14 46,4 40,26 6,34 -26,24", fill="k", w=3)
        a.flat("-10,26 10,18 30,24 8,32", "s")
    else:
        bend = {"sad": -12, "flat": 2, "smile": 14, "grin": 16}.get(face.mouth, 8)
        a.line([(-40, 8 - bend * 0.4), (4, 10 + bend * 0.5), (48, 4 - bend * 0.5)], 3.6, (0.1, 0.15))
    a.dot(30, -4, 2)
    a.dot(40, -5, 2)


def crocodile(a: Art, face: Face) -> None:
    """Long jaws: shut they smile along the whole snout, wide open they show every tooth."""
    wide = face.mouth in ("open", "shout", "grin")
    with a.part(".jaw"), a.at(-8, 14, turn=24 if wide else 0):
        low = "-30,-4 10,-2 60,-4 118,-6 132,2 126,14 90,20 40,24 -10,26 -34,14"
        a.shape(low, w=4.6, hatch=12)
        if wide:
            a.flat("-12,-4 30,-2 90,-3 116,-4 108,4 40,8 0,8", "s")
            for i, x in enumerate((24, 46, 68, 90, 110)):
                with a.part(f".tooth#{i + 1}"):
                    a.shape([(x - 8, -2, 1), (x + 1, -17, 1), (x + 9, -4, 1)], w=2.6)
    with a.part(".snout"), a.at(0, 0, turn=-16 if wide else 0):
        up = "-40,6 -38,-22 -16,-34 8,-30 26,-16 60,-14 96,-18 112,-26 128,-20 134,-4 122,8 70,12 20,12 -14,14"
        a.shape(up, w=4.8, hatch=10)
        for i, x in enumerate((26, 48, 70, 92, 114)):
            with a.part(f".tooth#{i + 6}"):
                a.shape([(x - 8, 10, 1), (x, 26, 1), (x + 8, 9, 1)], w=2.6)
        a.shape(oval(122, -14, 5, 3.4, n=7), fill="k", w=1.4)
        a.shape(oval(20, -34, 12, 12, n=9), w=3.6)
        a.shape(oval(-8, -36, 14, 14, n=9), w=4)
        eyes(a, face, (21, -36, 9), (-7, -38, 10.5), w=2.8, brow_up=1.8)
        a.lines_of("44,-8 52,-6", "64,-8 72,-7", "84,-10 92,-9", w=2.2)
        a.line("-22,8 -12,2 -12,-6", 2.6)
