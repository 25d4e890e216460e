"""Looks at plates of Duplik's album, checks them against their facts, and builds them into content/plates.

    python -m scripts.plates 30 --png out.png        look at one plate (number or name)
    python -m scripts.plates 30 --parts              what is seen of every part
    python -m scripts.plates --build                 check and build all that changed
    python -m scripts.plates --sheet sheet.png 0-19  a contact sheet
    python -m scripts.plates --figure cow --png f.png     all poses of a kind (people, animals, upright, ...)
    python -m scripts.plates --improvised 0-999      check endless scenes by their seeds, with --sheet look at them
    python -m scripts.plates --proof 120             measure endless scenes, so many hundreds, and write which are dealt
    python -m scripts.plates --plan                  which plates are drawn
"""

from __future__ import annotations

import argparse
import importlib
import sys
from collections.abc import Iterable
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import NamedTuple

import msgspec

from ludoteca.games.duplik import album
from ludoteca.games.duplik.album.asked import complaints
from ludoteca.games.duplik.album.built import Built
from ludoteca.games.duplik.album.held import faults
from ludoteca.games.duplik.improv import improvise, proofs
from ludoteca.games.duplik.ink.art import Art
from ludoteca.games.duplik.ink.inking import ink
from scripts import plate_raster as raster
from scripts.plate_raster import measure

FONT = Path(__file__).resolve().parents[1] / "client" / "src" / "kit" / "fonts" / "atkinson-400-normal.woff2"


def _numbers(words: list[str]) -> list[int]:
    found = []
    for word in words:
        first, dash, last = word.partition("-")
        if first.isdigit():
            found += [n for n in range(int(first), int(last or first) + 1) if n in album.modules() or not dash]
        else:
            found += [n for n, name in album.modules().items() if word in name]
    return found


def _show(number: int, png: str, width: int) -> None:
    layers = ink(album.drawn(number))
    raster.picture(layers, width).save(png)
    print(f"{number}: {png}")


def _check(number: int, parts: bool) -> bool:
    scene, plate = album.scene(number), album.drawn(number)
    measured = measure(plate, scene)
    wrong = faults(scene, plate, measured) + complaints(scene)
    weight = len(msgspec.json.encode(plate))
    print(f"{number:3} {scene.title.it}: ink {measured.ink} spot {measured.spot} tint {measured.tint}, {weight} bytes")
    if parts:
        for name, part in measured.parts.items():
            print(f"    {name:28} {part.seen:6} of {part.whole:6} px = {100 * part.seen // max(1, part.whole)} %")
        for pair, gap in measured.gaps.items():
            print(f"    {pair:28} {gap} apart")
    for fault in wrong:
        print(f"    - {fault}")
    return not wrong


def build(number: int) -> bool:
    """Writes a plate into content/plates if it changed; False when it is not sound."""
    scene, plate = album.scene(number), album.drawn(number)
    path = album.BUILT / f"{number:03}.json"
    if path.exists():
        old = msgspec.json.decode(path.read_bytes(), type=Built)
        if old.scene == scene and old.plate == plate and not faults(scene, plate, old.measured) + complaints(scene):
            return True
    measured = measure(plate, scene)
    wrong = faults(scene, plate, measured) + complaints(scene)
    for fault in wrong:
        print(f"{number:3} {scene.title.it}: {fault}")
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(msgspec.json.format(msgspec.json.encode(Built(scene, measured, plate)), indent=1))
    return not wrong


class Shown(NamedTuple):
    """A picture and its title on a contact sheet."""

    title: str
    plate: str


def _improvised(seed: int) -> tuple[int, list[str]]:
    """What is wrong with an endless scene."""
    scene, plate = improvise(str(seed))
    return seed, faults(scene, plate, measure(plate, scene)) + complaints(scene)


def _check_improvised(seeds: Iterable[int]) -> bool:
    """Every seed on its own, on all processors."""
    with ProcessPoolExecutor() as pool:
        found = {seed: wrong for seed, wrong in pool.map(_improvised, seeds, chunksize=4) if wrong}
    for seed, wrong in found.items():
        print(f"{seed}: {'; '.join(wrong)}")
    print(f"{len(found)} faulty")
    return not found


def _proof(number: int) -> tuple[int, proofs.Batch]:
    """A hundred endless scenes, measured; as they were when nothing about them has changed."""
    known, now = _known(number), proofs.digest(number)
    if known and known.digest == now:
        return number, known
    first = number * proofs.BATCH
    wrong = [seed for seed in range(first, first + proofs.BATCH) if _improvised(seed)[1]]
    return number, proofs.Batch(now, tuple(wrong))


def _known(number: int) -> proofs.Batch | None:
    known = proofs.batches() if proofs.FILE.exists() else ()
    return known[number] if number < len(known) else None


def _write_proofs(hundreds: int) -> None:
    """Measures on all processors and writes as it goes: what is measured is not measured again."""
    done: list[proofs.Batch] = []
    with ProcessPoolExecutor() as pool:
        for number, batch in pool.map(_proof, range(hundreds)):
            done.append(batch)
            rest = [known for i in range(number + 1, hundreds) if (known := _known(i))]
            proofs.FILE.write_bytes(msgspec.json.encode([*done, *rest]).replace(b"]],[", b"]],\n["))
            dealt = sum(proofs.BATCH - len(each.faulty) for each in done)
            print(f"\r{len(done)} of {hundreds} hundreds, {dealt} scenes in the deck", end="", flush=True)
    print()


def _sheet(shown: list[Shown], png: str, beside: str) -> None:
    from PIL import Image, ImageDraw, ImageFont

    font = ImageFont.truetype(str(FONT), 18)
    columns, wide, high, strip = 4, 600, 450, 26
    rows = -(-len(shown) // columns)
    sheet = Image.new("RGB", (columns * (wide + 12) + 12, rows * (high + strip + 12) + 12), (232, 222, 202))
    pen = ImageDraw.Draw(sheet)
    for i, each in enumerate(shown):
        left, top = 12 + i % columns * (wide + 12), 12 + i // columns * (high + strip + 12)
        sheet.paste(raster.picture(ink(each.plate), wide), (left, top))
        pen.text((left + 4, top + high + 4), each.title, fill=(35, 29, 26), font=font)
    if beside:
        other = Image.open(beside).convert("RGB")
        other = other.resize((sheet.width, other.height * sheet.width // other.width))
        both = Image.new("RGB", (sheet.width, sheet.height + other.height))
        both.paste(sheet, (0, 0))
        both.paste(other, (0, sheet.height))
        sheet = both
    sheet.save(png)
    print(f"{len(shown)} plates: {png}")


def _figure(name: str, png: str) -> None:
    """All poses of a kind of the library on one sheet."""
    poses = importlib.import_module("ludoteca.games.duplik.figures.sheets")
    art = Art()
    poses.draw(art, name)
    raster.picture(ink(art.plate), 1000).save(png)
    print(f"{name}: {png}")


def main() -> int:
    parser = argparse.ArgumentParser(prog="plates", description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("plates", nargs="*", help="numbers (30), ranges (0-19) or names; all when left out")
    parser.add_argument("--png", help="render one plate to this file")
    parser.add_argument("--width", type=int, default=1000)
    parser.add_argument("--parts", action="store_true", help="show what is seen of every part")
    parser.add_argument("--sheet", help="render a contact sheet to this file")
    parser.add_argument("--beside", default="", help="a picture to hold the contact sheet against, put below it")
    parser.add_argument("--build", action="store_true", help="write what changed into content/plates")
    parser.add_argument("--figure", help="render all poses of a kind of the library (with --png)")
    parser.add_argument("--improvised", help="endless scenes by their seeds (0-999): check, or put them on a --sheet")
    parser.add_argument("--proof", type=int, metavar="HUNDREDS", help="measure endless scenes for the deck")
    parser.add_argument("--plan", action="store_true", help="list the titles and what is drawn")
    asked = parser.parse_args()
    if asked.plan:
        print(importlib.import_module("ludoteca.games.duplik.album.plan").report())
        return 0
    if asked.proof:
        _write_proofs(asked.proof)
        return 0
    if asked.figure:
        _figure(asked.figure, asked.png or "figure.png")
        return 0
    if asked.improvised:
        first, _, last = asked.improvised.partition("-")
        seeds = range(int(first), int(last or first) + 1)
        if not asked.sheet:
            return int(not _check_improvised(seeds))
        made = [(seed, *improvise(str(seed))) for seed in seeds]
        _sheet([Shown(f"{seed}  {scene.title.it}", plate) for seed, scene, plate in made], asked.sheet, asked.beside)
        return 0
    numbers = _numbers(asked.plates) if asked.plates else list(album.modules())
    if asked.sheet:
        _sheet([Shown(f"{n}  {album.scene(n).title.it}", album.drawn(n)) for n in numbers], asked.sheet, asked.beside)
        return 0
    if asked.png:
        for number in numbers:
            one = len(numbers) == 1
            _show(number, asked.png if one else str(Path(asked.png).with_stem(f"p{number:03}")), asked.width)
    if asked.build:
        return int(not min([build(number) for number in numbers], default=True))
    return int(not min([_check(number, asked.parts) for number in numbers], default=True))


if __name__ == "__main__":
    sys.exit(main())
