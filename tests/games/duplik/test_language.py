"""The bots' language: the master's sentences, the artist's parser, and how much is understood."""

from __future__ import annotations

import random
from itertools import accumulate

import pytest

from ludoteca.games.duplik import criteria
from ludoteca.games.duplik.language.describe import describe
from ludoteca.games.duplik.language.tellers import WORDS_PER_SECOND
from ludoteca.games.duplik.language.understand import language_of, understand
from ludoteca.games.duplik.measure import album, mean_met
from ludoteca.games.duplik.picture import PAPER
from ludoteca.games.duplik.scenes import scene as scenes
from tests.games.duplik.spoken_corpus import EN, IT

SOME = [scenes.endless(seed) for seed in range(12)]
CORPUS = [("it", text, facts) for text, *facts in IT] + [("en", text, facts) for text, *facts in EN]


@pytest.mark.parametrize(("language", "text", "facts"), CORPUS, ids=[f"{c[0]}-{c[1][:40]}" for c in CORPUS])
def test_what_people_type_is_understood(language: str, text: str, facts: list[criteria.Predicate]) -> None:
    draft = understand(text, language)
    for fact in facts:
        assert criteria.holds(fact, draft), (text, fact, draft.objects)


def test_a_language_is_recognised() -> None:
    right = sum(language_of(text) == language for language, text, _ in CORPUS)
    assert right / len(CORPUS) > 0.8


def test_the_corpus_is_broad() -> None:
    assert len(IT) >= 60 and len(EN) >= 60


@pytest.mark.parametrize("language", ["it", "en"])
def test_two_maestros_understand_each_other(language: str) -> None:
    assert mean_met(album()[::4], language, "maestro") >= 6.5


def fit_hourglass(sentences: list[str], seconds: int = 90) -> list[str]:
    """The sentences that a person could say before the hourglass runs out."""
    words = accumulate(len(line.split()) for line in sentences)
    return [line for line, so_far in zip(sentences, words, strict=True) if so_far <= seconds * WORDS_PER_SECOND]


@pytest.mark.parametrize("language", ["it", "en"])
def test_two_apprentices_do_not(language: str) -> None:
    assert 1.5 <= mean_met(album()[::4], language, "apprendista") <= 4


def test_the_master_says_what_fits_into_the_hourglass() -> None:
    for scene in SOME:
        for language in ("it", "en"):
            lines = describe(scene, language)
            said = fit_hourglass(lines)
            assert 10 <= len(said) <= 30
            assert sum(len(line.split()) for line in said) <= 234
            assert len(describe(scene, language, "apprendista")) < len(lines)
            assert len(set(lines)) == len(lines), lines
            for line in lines:
                assert line[0].isupper() and line.endswith("."), line


def test_the_master_knows_only_the_picture() -> None:
    scene = scenes.endless(3)
    blind = scenes.Scene(scene.id, scene.title, scene.objects)
    assert describe(blind, "it") == describe(scene, "it")


def test_the_artist_knows_only_what_was_said() -> None:
    assert understand([], "it").objects == ()
    assert {o.kind for o in understand("C'è un gatto sul tavolo", "it").objects} == {"cat", "table"}
    assert understand("bla bla 12 $$$ ,,, ;", "it").objects == ()


def test_drafts_stay_on_the_paper_and_can_be_drawn() -> None:
    for scene in SOME:
        for level in ("apprendista", "artigiano", "maestro"):
            draft = understand(fit_hourglass(describe(scene, "it", level)), "it", level, 5)
            assert scenes.strokes(draft)
            for o in draft.objects:
                box = o.box
                assert box.left >= 0 and box.top >= 0 and box.right <= PAPER[0] and box.bottom <= PAPER[1], (scene.id,
                    o)


def test_the_same_words_give_the_same_draft() -> None:
    lines = describe(scenes.endless(0), "it")
    assert understand(lines, "it", "apprendista", 9) == understand(lines, "it", "apprendista", 9)


def test_everything_said_so_far_is_enough_at_any_time() -> None:
    lines = describe(scenes.endless(7), "en")
    for n in range(len(lines)):
        understand(lines[:n], "en")


def test_nothing_typed_can_upset_the_artist() -> None:
    chance = random.Random(3)
    pieces = [w for text, *_ in IT + EN for w in text.split()] + ["'", "’", "è", "\u0000", "🐄", "s", "di", "of", "M3",
        "X:hat:", "99999999999"]
    for _ in range(400):
        text = " ".join(chance.choice(pieces) for _ in range(chance.randint(1, 30)))
        draft = understand(text, chance.choice(("it", "en", None)))
        for o in draft.objects:
            assert o.kind
        assert len(draft.objects) < 400
