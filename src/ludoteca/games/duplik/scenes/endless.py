"""Composes scenes of stamps from a seed: a stage, an actor who should not be there, and an audience."""

from __future__ import annotations

from pathlib import Path

import msgspec

from ludoteca.games.duplik.kinds import KINDS, Counted, Kind
from ludoteca.games.duplik.language.grammar import a, the, with_preposition
from ludoteca.rules import Chance


class _Cast(msgspec.Struct):
    """What may be in a scene: the content of `content/endless.json`."""

    stages: dict[str, int]                   # object -> its width on the paper when it is the stage
    vessels: dict[str, int]
    actors: tuple[str, ...]
    held: tuple[str, ...]
    crowd: tuple[str, ...]
    flying: frozenset[str]
    sky: tuple[str, ...]
    titles: tuple[tuple[str, str], ...]      # of the actor alone, in Italian and English


_CAST = msgspec.json.decode((Path(__file__).parents[1] / "content" / "endless.json").read_bytes(), type=_Cast)


def _features(kind: Kind, chance: Chance, most: int, skip: tuple[str, ...] = ()) -> str:
    """Some features that are not the usual ones, as words of a card."""
    words: list[str] = []
    specs = chance.shuffled(s for s in kind.features if s.name not in skip and s.name != "feathers")
    patterned = False
    for spec in specs[:most]:
        if isinstance(spec, Counted):
            low = max(spec.low, 1)
            words.append(
                f"{spec.name}={chance.pick([n for n in range(low, min(spec.high, 8) + 1) if n != spec.usual])}"
            )
            continue
        values = [v for v in spec.options if v != spec.usual]
        if spec.name == "expression" and patterned and kind.group in ("food", "odd", "furniture", "vehicles"):
            continue  # a face lost among dots and stripes is no fair question
        value = chance.pick(values)
        patterned = patterned or spec.name == "pattern"
        words.append(f"{spec.name}={value}")
        if value == "feathered" and kind.feature("feathers") is not None:
            words.append(f"feathers={1 + chance.below(5)}")
    return " ".join(words)


def _title(actor: Kind, stage: Kind, how: str, chance: Chance) -> tuple[str, str]:
    if chance.unit() < 0.5:
        place = with_preposition("su", stage.it) if how == "on" else with_preposition("in", stage.it)
        where = "on" if how == "on" else "in"
        it, en = f"{a(actor.it, 'it')} {place}", f"{a(actor.en, 'en')} {where} {the(stage.en, 'en')}"
    else:
        it, en = chance.pick(_CAST.titles)
        words_it = {
            "una": a(actor.it, "it"),
            "la": the(actor.it, "it"),
            "della": with_preposition("di", actor.it),
            "bare": actor.it.one,
        }
        words_en = {"one": f"one {actor.en.one}", "the": the(actor.en, "en"), "bare": actor.en.one}
        it, en = it.format(**words_it), en.format(**words_en)
    return it[0].upper() + it[1:], en[0].upper() + en[1:]


def card(seed: int | str, attempt: int = 0) -> str:
    """The card of the scene of a seed; `attempt` is higher when earlier ones were too crowded."""
    chance = Chance.stream(f"duplik endless {seed}", attempt)
    how = "in" if chance.unit() < 0.2 else "on"
    stages = _CAST.vessels if how == "in" else _CAST.stages
    stage = KINDS[chance.pick(sorted(stages))]
    used = {stage.id}

    def pick(among: tuple[str, ...]) -> Kind:
        kind = KINDS[chance.pick([k for k in among if k not in used])]
        used.add(kind.id)
        return kind

    actor, crowd, guest, sky = pick(_CAST.actors), pick(_CAST.crowd), pick(_CAST.actors), pick(_CAST.sky)
    held = pick(_CAST.held)
    flip = chance.unit() < 0.5

    def at(x: float) -> float:
        return round(1000 - x if flip else x)

    turned = "<" if flip and stage.faces else ""
    wide = stages[stage.id] * chance.between(0.86, 1.0)
    foot = 735
    stage_x = 380 + chance.below(71)
    tall = 250 + chance.below(61) if how == "in" else 165 + chance.below(51)
    lines = [
        f"{stage.id} @{at(stage_x)},{foot} w{wide:.0f} {_features(stage, chance, 2)} {turned}"
    ]
    lines.append(f"{actor.id} {how}:{stage.id} h{tall} {_features(actor, chance, 2)}")
    if how == "on" and actor.group in ("people", "animals") and chance.unit() < 0.75:
        lines.append(
            f"{held.id} hand:{actor.id} h{tall * 0.55:.0f} {_features(held, chance, 1, ('expression', 'hat'))}"
        )
    lines.append(
        f"{guest.id} @{at(850)},{foot} h{190 + chance.below(111)} {_features(guest, chance, 2)} {'' if flip else '<'}"
    )
    n = chance.pick((2, 3, 3, 4, 5))
    step, size = (62, 50) if n > 3 else (82, 66)
    row = f"{crowd.id} *{n}~{step},0"
    if crowd.id in _CAST.flying:
        first = at(690) - (step * (n - 1) if flip else 0)
        lines.append(f"{row} @{first},{chance.pick((190, 330))} h{size} {_features(crowd, chance, 1)}")
    else:  # what cannot fly gets a flying carpet, or a cloud
        carrier, width = chance.pick([c for c in ("rug", "cloud", "table") if c not in used]), step * n + 70
        lines.append(f"{carrier} ^{at(800)},350 w{width} {_features(KINDS[carrier], chance, 1)}")
        lines.append(f"{row} on:{carrier}-{step * (n - 1) / 2 / width:.2f} h{size} {_features(crowd, chance, 1)}")
    lines.append(
        f"{sky.id} ^{at(110 + chance.below(41))},{110 + chance.below(31)} h{90 if sky.id == 'cloud' else 130}"
        f" {_features(sky, chance, 1)}"
    )
    it, en = _title(actor, stage, how, chance)
    return "\n".join([f"endless-{seed} | {it} | {en}", *lines])
