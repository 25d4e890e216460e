"""Looks at plates of Duplik's album, checks them against their facts, and builds them into content/plates.

    python -m tools.duplik_plates --build                  check and build all that changed
    python -m tools.duplik_plates 30 --png out.png         look at one plate (number or name)
    python -m tools.duplik_plates 30 --parts               how much of every part is visible
    python -m tools.duplik_plates --sheet sheet.png 0-19   a contact sheet
    python -m tools.duplik_plates --figure cow --png f.png all poses of a kind (people, animals, upright, ...)
    python -m tools.duplik_plates --improvised 0-999       check endless scenes by their seeds; with --sheet, show them
    python -m tools.duplik_plates --proof 120              measure endless scenes, so many hundreds, for the deck
    python -m tools.duplik_plates --plan                   number and titles of every plate

Plates are named by number (30), range (0-19) or a part of their name; without a name, all are meant.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from ludoteca.games.duplik.improv import improvise
from tools.duplik_plates import album, endless, pictures
from tools.duplik_plates.build import build, check


def _numbers(words: list[str]) -> list[int]:
    """The plates named on the command line: all of them where none is named."""
    if not words:
        return list(album.modules())
    found = []
    for word in words:
        first, dash, last = word.partition("-")
        if first.isdigit():
            found += [n for n in range(int(first), int(last or first) + 1) if n in album.modules() or not dash]
        else:
            found += [n for n, name in album.modules().items() if word in name]
    return found


def _seeds(words: str) -> range:
    first, _, last = words.partition("-")
    return range(int(first), int(last or first) + 1)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="duplik_plates", description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("plates", nargs="*", help="numbers (30), ranges (0-19) or names; all when left out")
    parser.add_argument("--png", help="render one plate to this file")
    parser.add_argument("--width", type=int, default=1000)
    parser.add_argument("--parts", action="store_true", help="show how much of every part is visible")
    parser.add_argument("--sheet", help="render a contact sheet to this file")
    parser.add_argument("--beside", default="", help="a picture to compare with, put below the contact sheet")
    parser.add_argument("--build", action="store_true", help="write what changed into content/plates")
    parser.add_argument("--figure", help="render all poses of a kind (with --png)")
    parser.add_argument("--improvised", help="endless scenes by their seeds (0-999): check, or put them on a --sheet")
    parser.add_argument("--proof", type=int, metavar="HUNDREDS", help="measure endless scenes for the deck")
    parser.add_argument("--plan", action="store_true", help="list the titles of all plates")
    return parser


def main() -> int:
    args = _parser().parse_args()
    if args.plan:
        for number in album.modules():
            title = album.scene(number).title
            print(f"{number:3} {title.it} / {title.en}")
    elif args.proof:
        endless.write_proofs(args.proof)
    elif args.figure:
        pictures.poses(args.figure, args.png or "figure.png")
    elif args.improvised and args.sheet:
        made = [(seed, *improvise(str(seed))) for seed in _seeds(args.improvised)]
        pictures.contact_sheet([pictures.Titled(f"{seed}  {scene.title.it}", plate) for seed, scene, plate in made],
                               args.sheet, args.beside)
    elif args.improvised:
        return int(not endless.check(_seeds(args.improvised)))
    else:
        return _plates(args)
    return 0


def _plates(args: argparse.Namespace) -> int:
    """Show, build or check the plates named; the exit code is 1 if one has faults."""
    numbers = _numbers(args.plates)
    if args.sheet:
        titled = [pictures.Titled(f"{n}  {album.scene(n).title.it}", album.draw(n)) for n in numbers]
        pictures.contact_sheet(titled, args.sheet, args.beside)
        return 0
    if args.png:
        for number in numbers:
            png = args.png if len(numbers) == 1 else str(Path(args.png).with_stem(f"p{number:03}"))
            pictures.one(album.draw(number), png, args.width)
    sound = [build(number) if args.build else check(number, args.parts) for number in numbers]
    return int(not all(sound))


if __name__ == "__main__":
    sys.exit(main())
