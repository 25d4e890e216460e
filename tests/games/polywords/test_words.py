"""The lexicon: spelling, validity, categories, evidence, and measured accuracy."""

from __future__ import annotations

import re
import tracemalloc
from collections import defaultdict
from importlib.resources import files
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludoteca.games.polywords import words, words_store
from ludoteca.games.polywords.words_categories import OPEN

HERE = Path(__file__).parent
LANGUAGES = ("it", "en")


def sections(name: str) -> dict[str, list[str]]:
    """A test list: '## category' lines, then answers separated by commas."""
    text = (HERE / name).read_text(encoding="utf-8")
    found = {}
    for section in re.split(r"^## ", text, flags=re.M)[1:]:
        category, answers = section.split("\n", 1)
        found[category.strip()] = [answer.strip() for answer in re.split(r"[,\n]", answers) if answer.strip()]
    return found


EVERYDAY = {language: sections(f"everyday_answers_{language}.txt") for language in LANGUAGES}


# --- spelling --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("written", "on_the_grid"),
    [
        ("perché", "PERCHE"), ("Virtù", "VIRTU"), ("l'isola del tesoro", "LISOLADELTESORO"), ("yo-yo", "YOYO"),
        ("L’Aquila", "LAQUILA"), ("Måneskin", "MANESKIN"), ("São Paulo", "SAOPAULO"), ("Ærø", "AERO"), ("roma", "ROMA"),
    ],
)  # fmt: skip
def test_accents_spaces_hyphens_and_apostrophes_are_dropped(written: str, on_the_grid: str) -> None:
    assert words.normalise(written) == on_the_grid


@pytest.mark.parametrize(("written", "sign"), [("U2", "2"), ("E.T.", "."), ("ciao!", "!"), ("a_b", "_"), ("дом", "д")])
def test_other_signs_are_refused_by_name(written: str, sign: str) -> None:
    with pytest.raises(words.NotLetters) as refusal:
        words.normalise(written)
    assert refusal.value.code == "not_letters"
    assert refusal.value.sign == sign
    assert not words.is_word(written)
    assert words.verdict(written, "citta") == "no"


@pytest.mark.parametrize("nothing", ["", "  ", "'-'"])
def test_a_word_needs_a_letter(nothing: str) -> None:
    with pytest.raises(words.NotLetters):
        words.normalise(nothing)


@given(st.text())
def test_normalise_gives_capital_letters_or_refuses(text: str) -> None:
    try:
        assert re.fullmatch("[A-Z]+", words.normalise(text))
    except words.NotLetters:
        assert not re.fullmatch("[A-Za-z]+", text)


@given(st.from_regex(r"[a-zàèéìòù' -]*[a-z][a-zàèéìòù' -]*", fullmatch=True))
def test_normalise_twice_is_normalise_once(text: str) -> None:
    assert words.normalise(words.normalise(text)) == words.normalise(text)


# --- is it a word? ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "word",
    [
        "perché", "virtù", "casa", "gatti", "bellissima", "mangiarlo", "dicendomelo", "dammelo", "re", "tè", "uva",
        "bue", "Roma", "duale", "ramarro", "mazzancolla", "pompelmo", "marzapane", "mezzo", "cima", "macchina",
        "spremuta", "tisana", "caffè", "isola", "Arezzo", "zii",
    ],
)  # fmt: skip
def test_italian_words(word: str) -> None:
    assert words.is_word(word)


@pytest.mark.parametrize("word", ["xqwz", "aaa", "bcd", "gattp", "zzz", "kkk", "spqr", "e"])
def test_no_italian_words(word: str) -> None:
    assert not words.is_word(word)


@pytest.mark.parametrize(
    ("word", "valid"), [("house", True), ("leaves", True), ("ox", True), ("hte", False), ("qzx", False)]
)
def test_english_words(word: str, valid: bool) -> None:
    assert words.is_word(word, "en") is valid


def test_every_member_of_a_list_is_a_word() -> None:
    for language in LANGUAGES:
        book = words_store.lexicon(language)
        for category in words.categories(language):
            if category.id in OPEN:
                continue  # a film called Room makes no Italian word of it
            for member in words.members(category.id, language)[: book.listed[category.id]]:
                assert words.is_word(member, language), (member, category.id)


# --- categories and verdicts -----------------------------------------------------------------------------


def test_sixty_italian_categories_forty_of_them_normal() -> None:
    assert len(words.categories()) == 60
    assert len(words.categories(hard=False)) == 40
    assert len(words.categories(hard=True)) == 20
    assert len(words.categories("en")) >= 40
    assert all(set(category.name) == {"it", "en"} for category in words.categories())


@pytest.mark.parametrize("name", ["citta", "Città", "CITTA", "City", "città"])
def test_a_category_answers_to_its_id_and_its_names(name: str) -> None:
    assert words.verdict("Roma", name) == "yes"


def test_unknown_names_are_refused() -> None:
    with pytest.raises(words.UnknownCategory):
        words.verdict("Roma", "pianeta abitato")
    with pytest.raises(words.UnknownLanguage):
        words.is_word("Roma", "fr")


@pytest.mark.parametrize(
    ("word", "category", "expected"),
    [
        ("gatto", "animale", "yes"), ("gatti", "animale", "yes"), ("tavolo", "animale", "vote"),
        ("mazzancolle", "animale_acquatico", "yes"), ("qwrtz", "animale", "no"), ("qwrtz", "film", "vote"),
        ("maestra", "mestiere", "yes"), ("bella", "aggettivo", "yes"), ("lavarsi", "Verbo all'infinito", "yes"),
        ("mangio", "verbo_all_infinito", "vote"), ("turchese", "colore", "yes"), ("calla", "fiore", "yes"),
        ("ramarro", "rettile", "yes"), ("sogliola", "animale_acquatico", "yes"), ("Marco", "nome_maschile", "yes"),
        ("l'isola del tesoro", "libro", "yes"), ("isola del tesoro", "libro", "yes"), ("Atene", "citta", "yes"),
        ("spremuta", "bevanda", "yes"), ("animale", "animale", "vote"),
    ],
)  # fmt: skip
def test_verdicts(word: str, category: str, expected: str) -> None:
    assert words.verdict(word, category) == expected


def test_evidence_of_a_plural() -> None:
    found = words.evidence("gatti", "animale")
    assert (found.verdict, found.form_of, found.in_dictionary, found.supports) == ("yes", "GATTO", True, True)


def test_evidence_of_a_word_from_elsewhere() -> None:
    found = words.evidence("tavolo", "animale")
    assert (found.verdict, found.on_list, found.supports) == ("vote", False, False)
    assert "mobile" in found.categories
    assert found.frequency > 3


@pytest.mark.parametrize(("word", "category"), [("tazza", "film"), ("xyzxyz", "marca"), ("Zorba il greco due", "film")])
def test_an_open_category_asks_for_a_vote_and_stands_on_evidence_only(word: str, category: str) -> None:
    found = words.evidence(word, category)
    assert (found.verdict, found.open_category, found.supports) == ("vote", True, False)


# --- lists -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_list_is_long_enough(language: str) -> None:
    for category in words.categories(language):
        listed = words_store.lexicon(language).listed[category.id]
        assert listed >= (40 if category.hard else 60), category.id


@pytest.mark.parametrize("language", LANGUAGES)
def test_members_are_normalised_distinct_and_typical_first(language: str) -> None:
    for category in words.categories(language):
        members = words.members(category.id, language)
        assert len(set(members)) == len(members)
        assert all(re.fullmatch("[A-Z]{2,64}", member) for member in members)
        assert all(words.verdict(member, category.id, language) == "yes" for member in members[:50])
    assert words.members("animale")[:2] == ("CANE", "GATTO")
    assert words.members("Città")[0] == "ROMA"


def test_the_lists_reach_the_weak_initials() -> None:
    """H, Q, U and Z are hard everywhere: most categories still have an answer for U and Z, many for H and Q."""
    reached = defaultdict(int)
    for category in words.categories():
        initials = {member[0] for member in words.members(category.id)}
        for initial in "HQUZ":
            reached[initial] += initial in initials
    assert reached["U"] >= 55 and reached["Z"] >= 55
    assert reached["Q"] >= 50 and reached["H"] >= 40


@pytest.mark.parametrize("language", LANGUAGES)
def test_vulgar_words_are_never_given_to_bots(language: str) -> None:
    import codecs

    path = files("ludoteca.games.polywords") / "lists" / f"vulgar_{language}.rot13"
    vulgar = {words.normalise(word) for word in codecs.decode(path.read_text(encoding="ascii"), "rot13").split()}
    assert len(vulgar) > 150
    assert not vulgar & set(words.playable(language, 2.0))
    for category in words.categories(language):
        assert not vulgar & set(words.members(category.id, language))


@pytest.mark.parametrize("language", LANGUAGES)
def test_bots_know_more_words_the_rarer_they_may_be(language: str) -> None:
    common, wide = words.playable(language, 4.0), words.playable(language, 2.5)
    assert set(common) < set(wide)
    assert list(wide) == sorted(wide)
    assert 2_000 < len(common) < 15_000 and len(wide) > 30_000
    assert all(words.frequency(word, language) >= 4.0 for word in common)
    assert all(words.is_word(word, language) for word in common)


def test_frequency() -> None:
    assert words.frequency("casa") > words.frequency("ramarro") > 0
    assert words.frequency("xqwz") == words.frequency("U2") == 0


# --- measured promises -----------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_everyday_answers_are_accepted(language: str) -> None:
    accepted = total = 0
    for category, answers in EVERYDAY[language].items():
        assert len(answers) >= 30, category
        good = sum(words.verdict(answer, category, language) == "yes" for answer in answers)
        assert good >= 0.85 * len(answers), category
        accepted, total = accepted + good, total + len(answers)
    assert set(EVERYDAY[language]) == {category.id for category in words.categories(language)}
    assert accepted >= 0.92 * total


@pytest.mark.parametrize("language", LANGUAGES)
def test_answers_written_after_the_lists_are_accepted_too(language: str) -> None:
    """A second sample with rarer words, not read while the lists were written."""
    accepted = total = 0
    for category, answers in sections(f"later_answers_{language}.txt").items():
        accepted += sum(words.verdict(answer, category, language) == "yes" for answer in answers)
        total += len(answers)
    assert accepted >= 0.85 * total


# No member of one row could belong to another row.
WORLDS = [
    ["animale", "animale_acquatico", "uccello", "insetto", "rettile"],
    ["citta", "nazione", "capitale"],
    ["mobile", "oggetto_di_cucina", "attrezzo", "mezzo_di_trasporto", "capo_di_abbigliamento", "strumento_musicale"],
    ["parente", "mestiere"],
    ["emozione", "malattia", "scienza"],
    ["frutto", "ortaggio", "dolce", "piatto_salato", "bevanda", "formaggio"],
    ["nome_maschile", "nome_femminile"],
    ["verbo_all_infinito"],
    ["elemento_chimico"],
]


@pytest.mark.parametrize("language", LANGUAGES)
def test_answers_of_clearly_other_categories_are_not_accepted(language: str) -> None:
    wrong = total = 0
    for mine in WORLDS:
        for other in WORLDS:
            if mine is other or (language == "en" and ["verbo_all_infinito"] in (mine, other)):
                continue  # in English any noun may be a verb
            for category in mine:
                for asked in other:
                    answers = EVERYDAY[language].get(category, [])
                    wrong += sum(words.verdict(answer, asked, language) == "yes" for answer in answers)
                    total += len(answers)
    assert total > 10_000
    assert wrong < 0.02 * total


@pytest.mark.parametrize("language", LANGUAGES)
def test_even_all_pairs_together_stay_under_two_percent(language: str) -> None:
    """With all pairs, even birds among animals."""
    wrong = total = 0
    for category, answers in EVERYDAY[language].items():
        for asked in EVERYDAY[language]:
            if asked != category:
                wrong += sum(words.verdict(answer, asked, language) == "yes" for answer in answers)
                total += len(answers)
    assert wrong < 0.02 * total


def test_the_shipped_files_stay_under_four_megabytes() -> None:
    content = files("ludoteca.games.polywords") / "content"
    assert sum(len(path.read_bytes()) for path in content.iterdir()) < 4_000_000


def test_loading_is_light() -> None:
    """The stated limit is 30 MB."""
    words_store.lexicon.cache_clear()
    tracemalloc.start()
    words_store.lexicon("it")
    _, peak = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert peak < 30_000_000
