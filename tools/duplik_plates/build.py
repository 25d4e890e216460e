"""Checks plates and writes them into `content/plates`."""

from __future__ import annotations

import msgspec

from ludoteca.games.duplik.album.built import Built, Measured, built, numbers, path_of
from ludoteca.games.duplik.album.scene import Scene
from tools.duplik_plates import album
from tools.duplik_plates.criteria import scene_faults
from tools.duplik_plates.facts import drawing_faults
from tools.duplik_plates.raster import measure


def all_faults(scene: Scene, plate: str, measured: Measured) -> list[str]:
    """Every fault of a drawing and of its scene; empty if both are sound."""
    return drawing_faults(scene, plate, measured) + scene_faults(scene)


def check(number: int, show_parts: bool = False) -> bool:
    """Measure a plate and print its figures and faults; False if it has any."""
    scene, plate = album.scene(number), album.draw(number)
    measured = measure(plate, scene)
    faults = all_faults(scene, plate, measured)
    size = len(msgspec.json.encode(plate))
    print(f"{number:3} {scene.title.it}: ink {measured.ink} spot {measured.spot} tint {measured.tint}, {size} bytes")
    if show_parts:
        for name, part in measured.parts.items():
            print(f"    {name:28} {part.seen:6} of {part.whole:6} px = {100 * part.seen // max(1, part.whole)} %")
        for pair, gap in measured.gaps.items():
            print(f"    {pair:28} {gap} apart")
    for fault in faults:
        print(f"    - {fault}")
    return not faults


def build(number: int) -> bool:
    """Write a plate into `content/plates` if it changed; False if it has faults, which are printed.

    An unchanged plate keeps its file, so measurements do not change with the version of Pillow.
    """
    scene, plate = album.scene(number), album.draw(number)
    if number in numbers():
        old = built(number)
        if old.scene == scene and old.plate == plate and not all_faults(scene, plate, old.measured):
            return True
    measured = measure(plate, scene)
    faults = all_faults(scene, plate, measured)
    for fault in faults:
        print(f"{number:3} {scene.title.it}: {fault}")
    path = path_of(number)
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(msgspec.json.format(msgspec.json.encode(Built(scene, measured, plate)), indent=1))
    return not faults
