"""Cards made of stamps: every criterion true, refutable, distinct, and the same in both languages."""

from __future__ import annotations

from itertools import combinations

import msgspec
import pytest

from ludoteca.games.duplik import criteria
from ludoteca.games.duplik.kinds import KINDS, Counted, draw
from ludoteca.games.duplik.language import grammar
from ludoteca.games.duplik.language.title_words import gives_away
from ludoteca.games.duplik.picture import PAPER, Placed, hidden_features, visible
from ludoteca.games.duplik.scenes import scene as scenes
from tests.games.duplik.changes import changes

SOME = [scenes.endless(seed) for seed in range(10)]


def broken_by_change(scene: scenes.Scene) -> list[int]:
    """For each small change, the bit set of the criteria that it breaks."""
    return [sum(1 << i for i, c in enumerate(scene.criteria) if not criteria.holds(c.fact, changed))
            for changed in changes(scene)]


def check_scene(scene: scenes.Scene) -> None:
    """The requirements of every scene, from the album or endless."""
    assert len(scene.criteria) == 10, scene.id
    for c in scene.criteria:
        assert criteria.holds(c.fact, scene), (scene.id, c.text["en"])
        assert not gives_away(scene.title, c.text), (scene.title["en"], c.text["en"])
    assert len({repr(c.fact) for c in scene.criteria}) == 10
    for language in ("it", "en"):
        assert len({c.text[language] for c in scene.criteria}) == 10
    broken = broken_by_change(scene)
    for i, c in enumerate(scene.criteria):
        assert any(b >> i & 1 for b in broken), (scene.id, "can never fail", c.text["en"])
    for (i, c), (j, d) in combinations(enumerate(scene.criteria), 2):
        assert any((b >> i & 1) != (b >> j & 1) for b in broken), (scene.id, "the same fact", c.text["en"],
            d.text["en"])
    for c in scene.criteria:
        check_languages(c)
    for o in scene.objects:
        box = o.box
        assert box.left >= 0 and box.top >= 0 and box.right <= PAPER[0] and box.bottom <= PAPER[1], (scene.id, o.kind,
            box)
        for name, value in o.features.items():
            spec = o.what.feature(name)
            assert spec is not None
            assert spec.low <= int(value) <= spec.high if isinstance(spec,
                Counted) else value in spec.options, (scene.id, o)
    check_visible(scene)


def check_languages(c: criteria.Criterion) -> None:
    """Both sentences name the same objects and the same number."""
    for language in ("it", "en"):
        text = c.text[language].lower()
        for kind in criteria.names(c.fact):
            noun = KINDS[kind].name(language)
            assert noun.one in text or noun.many in text, (c.fact, text)
        n = c.fact.n if isinstance(c.fact, criteria.Number) else c.fact.value if isinstance(c.fact,
            criteria.Has) else None
        if isinstance(n, int) and n > 1:
            assert grammar.NUMBERS[language][n] in text.replace(".", "").split(), (c.fact, text)
        if isinstance(c.fact, criteria.Has) and isinstance(c.fact.value, int):
            spec = KINDS[c.fact.kind].feature(c.fact.feature)
            assert isinstance(spec, Counted)
            part = spec.it if language == "it" else spec.en
            assert part.one in text or part.many in text, (c.fact, text)


def check_visible(scene: scenes.Scene) -> None:
    """No object is hidden so far by those in front that it cannot be recognised."""
    for o, seen in zip(scene.objects, visible(scene.objects), strict=True):
        assert seen > 0.5, (scene.id, o.kind, seen)
    hidden = {(o.kind, name, o.features[name]) for o, name in hidden_features(scene.objects)}
    for c in scene.criteria:
        if isinstance(c.fact, criteria.Has):
            assert (c.fact.kind, c.fact.feature, c.fact.value) not in hidden, (scene.id, "hidden", c.text["en"])


def test_a_scene_comes_back_from_json() -> None:
    for scene in SOME:
        again = msgspec.json.decode(msgspec.json.encode(scene), type=scenes.Scene)
        assert again == scene
        assert [criteria.holds(c.fact, scene) for c in again.criteria] == [True] * 10


def test_the_picture_has_lines_of_every_object_and_is_always_the_same() -> None:
    for scene in SOME:
        strokes = scenes.strokes(scene)
        assert {stroke.owner for stroke in strokes} == set(range(len(scene.objects)))
        assert all(stroke.width > 0 and len(stroke.points) > 1 for stroke in strokes)
        assert strokes == scenes.strokes(scene)


@pytest.mark.parametrize("kind", KINDS.values(), ids=lambda k: k.id)
def test_every_object_is_drawn_in_its_box_in_every_variant(kind) -> None:  # type: ignore[no-untyped-def]
    variants = [{}]
    for spec in kind.features:
        values = range(spec.low, spec.high + 1) if isinstance(spec, Counted) else spec.options
        variants += [{spec.name: v} for v in values]
    for features in variants:
        drawn = draw(kind.id, features).marks
        assert drawn
        for mark in drawn:
            for x, y in mark.points:
                assert -25 <= x <= 135 and -45 <= y <= 105, (kind.id, features, x, y)
    # a variant that looks like the usual drawing would be an unfair criterion
    for features in variants[1:]:
        (name, value), = features.items()
        if value != kind.feature(name).usual and not getattr(kind.feature(name), "part", ""):
            assert draw(kind.id, features).marks != draw(kind.id, {}).marks, (kind.id, features)


def test_the_library_is_rich() -> None:
    assert len(KINDS) >= 80
    for kind in KINDS.values():
        assert kind.it.gender in "mf" and kind.it.one and kind.it.many and kind.en.one and kind.en.many


def test_a_criterion_fails_when_what_it_presupposes_is_missing() -> None:
    table = Placed("table", 500, 600, 300)
    cat = Placed("cat", 500, 700, 80)
    under = criteria.Relation("cat", "under", "table")
    shown = scenes.Scene("x", {}, (table, Placed("cat", 500, 690, 120)))
    assert not criteria.holds(under, scenes.Scene("x", {}, (cat,)))
    assert not criteria.holds(criteria.Has("cow", "feathers", 2), scenes.Scene("x", {}, (Placed("cow", 1, 1, 9),)))
    assert criteria.holds(criteria.Present("cat"), shown)


def test_italian_articles_agree() -> None:
    def it(kind: str) -> tuple[str, ...]:
        n = KINDS[kind].it
        of = grammar.with_preposition("di", n)
        return grammar.the(n, "it"), grammar.a(n, "it"), of, grammar.the(n, "it", many=True)

    assert it("cow") == ("la mucca", "una mucca", "della mucca", "le mucche")
    assert it("elephant") == ("l'elefante", "un elefante", "dell'elefante", "gli elefanti")
    assert it("bee") == ("l'ape", "un'ape", "dell'ape", "le api")
    assert it("boot") == ("lo stivale", "uno stivale", "dello stivale", "gli stivali")
    assert it("armchair")[0] == "la poltrona"
    assert it("igloo") == ("l'igloo", "un igloo", "dell'igloo", "gli igloo")
    assert it("egg") == ("l'uovo", "un uovo", "dell'uovo", "le uova")
    assert it("bone")[3] == "le ossa"
    eggs = scenes.Scene("x", {}, (Placed("egg", 300, 300, 90), Placed("egg", 600, 300, 90)))
    angry = criteria.Has("egg", "expression", "angry", True)
    assert criteria.say(angry, eggs, "it") == "Tutte le uova sono arrabbiate."
    cactus = KINDS["cactus"].feature("arms")
    assert isinstance(cactus, Counted) and grammar.the(cactus.it, "it", many=True) == "le braccia"


def test_what_other_things_hide_is_not_asked_for() -> None:
    """A pizza before the aerials, a ball before the hat: players could neither count nor name them."""
    television = Placed("television", 500, 500, 300, features={"antennas": 3})
    cat = Placed("cat", 200, 500, 300, features={"hat": "party"})
    assert hidden_features([television, cat]) == []
    pizza = Placed("pizza", 500, television.box.top + 30, 160)
    assert hidden_features([television, cat, pizza]) == [(television, "antennas")]
    ball = Placed("ball", cat.box.x + 40, cat.box.top + 30, 130)
    assert (cat, "hat") in hidden_features([cat, ball])


def test_only_what_goes_or_looks_somewhere_is_asked_which_way() -> None:
    facing = [c.fact.kind for s in SOME for c in s.criteria if isinstance(c.fact, criteria.Facing)]
    assert facing and all(KINDS[kind].group in ("animals", "people", "vehicles") for kind in facing)
