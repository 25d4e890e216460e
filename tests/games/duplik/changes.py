"""Small changes of a scene: an object removed, added, moved, resized, turned, or drawn with another feature."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from ludoteca.games.duplik.kinds import Counted
from ludoteca.games.duplik.picture import Placed
from ludoteca.games.duplik.scenes.scene import Scene

replace = msgspec.structs.replace


def _variants(thing: Placed) -> Iterator[list[Placed]]:
    yield []
    yield [thing, replace(thing, x=thing.x + 30)]
    for x, y in ((80, 80), (500, 60), (920, 80), (60, 375), (940, 375), (80, 690), (500, 700), (920, 690), (500, 375)):
        yield [replace(thing, x=float(x), y=float(y))]
    for k in (0.2, 0.5, 2.2, 4.0):
        yield [replace(thing, size=thing.size * k)]
    yield [replace(thing, mirrored=not thing.mirrored)]
    yield [replace(thing, turn=thing.turn + 180)]
    for spec in thing.what.features:
        others = range(spec.low, spec.high + 1) if isinstance(spec, Counted) else spec.options
        for value in list(others)[:4]:
            if value != thing.value(spec.name):
                yield [replace(thing, features={**thing.features, spec.name: value})]


def changes(scene: Scene) -> Iterator[Scene]:
    for i, thing in enumerate(scene.objects):
        for instead in _variants(thing):
            yield replace(scene, objects=(*scene.objects[:i], *instead, *scene.objects[i + 1:]))
    for kind in {o.kind for o in scene.objects}:
        same = [o for o in scene.objects if o.kind == kind]
        if len(same) > 1:
            yield replace(scene, objects=tuple(o for o in scene.objects if o.kind != kind))
            yield replace(scene, objects=(*(o for o in scene.objects if o.kind != kind), same[0]))
            for x, y in ((80, 80), (500, 60), (920, 690), (80, 690)):
                yield replace(scene, objects=tuple(
                    replace(o, x=float(x), y=float(y)) if o.kind == kind else o for o in scene.objects))
