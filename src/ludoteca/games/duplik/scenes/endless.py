"""Composes scenes of stamps from a seed: a stage, an actor who should not be there, and an audience."""

from __future__ import annotations

from ludoteca.games.duplik.kinds import KINDS, Counted, Kind
from ludoteca.games.duplik.language.grammar import a, the, with_preposition
from ludoteca.rules import Chance

_STAGES = {  # object -> its width on the paper when it is the stage
    "elephant": 420,
    "whale": 520,
    "turtle": 460,
    "snail": 400,
    "camel": 380,
    "crocodile": 540,
    "cow": 380,
    "horse": 340,
    "armchair": 330,
    "bed": 480,
    "table": 420,
    "piano": 440,
    "wardrobe": 260,
    "television": 380,
    "fridge": 190,
    "clock": 300,
    "car": 460,
    "bus": 480,
    "bicycle": 380,
    "submarine": 480,
    "skateboard": 400,
    "rocket": 230,
    "lighthouse": 230,
    "castle": 380,
    "house": 340,
    "igloo": 420,
    "pyramid": 420,
    "cake": 380,
    "cheese": 400,
    "mushroom": 320,
    "sandwich": 360,
    "teapot": 330,
    "drum": 280,
    "suitcase": 330,
    "boot": 280,
    "island": 460,
    "bridge": 520,
    "telephone": 360,
    "tower": 170,
    "tractor": 360,
    "book": 330,
    "die": 260,
    "pizza": 330,
    "rug": 400,
    "carriage": 330,
}
_VESSELS = {"boat": 460, "bathtub": 460, "cup": 360, "bucket": 300, "crate": 340}
_ACTORS = (
    "cow",
    "cat",
    "dog",
    "elephant",
    "pig",
    "sheep",
    "horse",
    "lion",
    "rabbit",
    "mouse",
    "penguin",
    "duck",
    "hen",
    "frog",
    "octopus",
    "owl",
    "bear",
    "flamingo",
    "man",
    "woman",
    "boy",
    "girl",
    "cook",
    "king",
    "pirate",
    "astronaut",
    "witch",
    "clown",
    "robot",
    "ghost",
    "snowman",
    "alien",
    "knight",
    "cactus",
    "giraffe",
)
_HELD = (
    "umbrella",
    "balloon",
    "icecream",
    "trumpet",
    "candle",
    "flag",
    "bucket",
    "carrot",
    "book",
    "key",
    "broom",
    "kite",
    "sword",
    "cup",
    "pizza",
    "suitcase",
    "guitar",
)
_CROWD = (
    "mouse",
    "penguin",
    "hen",
    "duck",
    "fish",
    "sock",
    "egg",
    "mushroom",
    "carrot",
    "banana",
    "flower",
    "snail",
    "bee",
    "owl",
    "butterfly",
    "present",
    "candle",
    "rabbit",
    "frog",
    "pear",
    "die",
    "cup",
    "book",
    "star",
    "apple",
)
_FLYING = {"bee", "butterfly", "star", "fish", "owl"}
_SKY = ("sun", "moon", "cloud", "saucer", "plane", "airship", "heart", "kite")
_TITLES_ALONE = (
    ("{una} di troppo", "{one} too many"),
    ("Dov'è {la}?", "Where is {the}?"),
    ("Chi ha invitato {la}?", "Who invited {the}?"),
    ("Il gran giorno {della}", "A big day for {the}"),
    ("Un'idea {della}", "{the}'s idea"),
    ("Il segreto {della}", "{the}'s secret"),
    ("Buonanotte, {bare}", "Good night, {bare}"),
)


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
        it, en = chance.pick(_TITLES_ALONE)
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
    stages = _VESSELS if how == "in" else _STAGES
    stage = KINDS[chance.pick(sorted(stages))]
    used = {stage.id}

    def pick(among: tuple[str, ...]) -> Kind:
        kind = KINDS[chance.pick([k for k in among if k not in used])]
        used.add(kind.id)
        return kind

    actor, crowd, guest, sky = pick(_ACTORS), pick(_CROWD), pick(_ACTORS), pick(_SKY)
    held = pick(_HELD)
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
    if crowd.id in _FLYING:
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
