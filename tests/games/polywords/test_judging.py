"""The lexicon as a judge: it accepts what a family with a dictionary would accept, and refuses the rest."""

from __future__ import annotations

import codecs
from importlib.resources import files

import pytest

from ludoteca.games.polywords import words, words_store
from ludoteca.games.polywords.words_categories import OPEN
from ludoteca.games.polywords.words_phrases import tokens, without_article
from ludoteca.rules.registry import game
from ludoteca.server.moderation import profanity

LISTS = files("ludoteca.games.polywords") / "lists"


def stands(answers: str, category: str, language: str = "it") -> None:
    for answer in answers.split(", "):
        assert words.evidence(answer, category, language).supports, (answer, category)


def falls(answers: str, category: str, language: str = "it") -> None:
    for answer in answers.split(", "):
        assert not words.evidence(answer, category, language).supports, (answer, category)


# --- forms ----------------------------------------------------------------------------------------------------------


def test_plurals_and_feminines_of_members_stand() -> None:
    stands("gatti, leonesse, galline, farfalle, mosche, buoi, gru", "animale")
    stands("rose, margherite, gigli", "fiore")
    stands("dita, mani, ginocchia, occhi, orecchie", "parte_del_corpo")
    stands("maestra, infermiera, cuoca, attrice, attori, dottoressa, calciatrici, camerieri", "mestiere")
    stands("rossa, gialli, verdi", "colore")
    stands("zie, nonne, cugine, nipoti", "parente")
    stands("mazzancolle", "animale_acquatico")
    stands("wolves, mice, geese, foxes", "animale", "en")


def test_the_singular_of_what_is_listed_in_the_plural_stands() -> None:
    stands("spaghetto, tortellino", "formato_di_pasta")
    stands("forbice", "attrezzo")


@pytest.mark.parametrize("word", ["LONDRE", "ACQUO", "GATTU", "MELU", "SEDIO"])
def test_a_form_is_a_word(word: str) -> None:
    assert not words.is_word(word)
    for category in words.categories():
        assert not words.evidence(word, category.id).supports


def test_another_vowel_makes_no_form() -> None:
    falls("cane, come, rome, milana", "citta")
    falls("fare", "edificio_o_negozio")
    falls("vita", "attrezzo")
    falls("tassa, pesca, baleno", "animale")
    falls("mela", "albero")
    falls("musica, corriera, politica", "mestiere")


def test_names_places_brands_and_languages_have_no_forms_and_a_name_keeps_its_sex() -> None:
    falls("mario, luca, paolo, marco", "nome_femminile")
    falls("maria, laura, franca, carla, giuseppa", "nome_maschile")
    falls("italie, francie", "nazione")
    falls("fiate", "marca")
    falls("francesa, inglesi", "lingua")
    stands("andrea", "nome_maschile")


# --- articles and specifications ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "bare"), [("il cane", "cane"), ("l'uva", "uva"), ("L’Aquila", "aquila"), ("uno zio", "zio"), ("cane", "")])
def test_an_article_falls_away(text: str, bare: str) -> None:
    assert without_article(text, "it") == bare


def test_tokens_are_cut_at_apostrophes() -> None:
    assert tokens("Torta dell’orto") == ["torta", "dell", "orto"]


def test_answers_with_an_article_stand_in_every_category() -> None:
    stands("il cane, un gatto, le farfalle, gli elefanti", "animale")
    stands("l'uva, la mela, i fichi", "frutto")
    stands("gli Stati Uniti, l'Italia", "nazione")
    stands("il Po", "fiume_o_lago")
    stands("i Beatles", "cantante_o_gruppo")
    stands("lo zio, la nonna, mia nonna", "parente")
    stands("the dog, a cat, an elephant", "animale", "en")
    assert words.is_word("il cane") and words.is_word("l'uva") and not words.is_word("il xqz")
    assert words.evidence("il cane", "animale").on_list


def test_a_longer_answer_stands_on_its_head() -> None:
    stands("pizza margherita, insalata di riso, risotto alla milanese, pasta al pomodoro", "piatto_salato")
    stands("gelato al limone, torta della nonna, la torta di mele", "dolce")
    stands("succo d'arancia, vino rosso, tè verde", "bevanda")
    stands("Monaco di Baviera", "citta")
    stands("cane da caccia, orso polare, pesci rossi", "animale")
    stands("scarpe da ginnastica", "capo_di_abbigliamento")
    stands("insegnante di matematica", "mestiere")
    stands("fiume Po, lago di Garda", "fiume_o_lago")
    stands("isola d'Elba", "isola")
    stands("Maria Grazia", "nome_femminile")
    stands("Carlo Maria", "nome_maschile")
    stands("lavarsi i denti, andare in bici", "verbo_all_infinito")
    stands("apple pie, chocolate cake", "dolce", "en")
    assert words.evidence("pizza margherita", "piatto_salato").form_of in (None, "PIZZA")
    assert words.evidence("gatto soriano", "animale").form_of == "GATTO"


def test_what_does_not_specify_the_head_is_refused() -> None:
    falls("cane sedia, pizza sedia, pizza al martello", "piatto_salato")
    falls("cane sedia, gatto di plastica, pesce d'aprile, cavallo a dondolo, cane al limone", "animale")
    falls("gelato al cane, torta di cemento, torta di", "dolce")
    falls("Mario Rossi, Mario sedia", "nome_maschile")
    falls("Roma di notte, Milano bella", "citta")
    falls("hot dog", "animale", "en")


def test_an_english_verb_does_not_stand_last() -> None:
    stands("to swim, to play football, get up, run away, brush your teeth, ride a bike", "verbo_all_infinito", "en")
    falls("gravy train, piggy bank, nest egg, wallpaper paste, bottle of wine, to gravy", "verbo_all_infinito", "en")


def test_sayings_are_not_what_their_head_is() -> None:
    falls("red herring, lone wolves, social butterfly, snake in the grass, elephant in the room", "animale", "en")
    falls("couch potatoes, hot potato", "ortaggio", "en")
    falls("cold feet, private eye, hour hand, bottle neck", "parte_del_corpo", "en")
    falls("think tank, train of thought, gravy train", "mezzo_di_trasporto", "en")
    falls("sour cream, hand cream", "colore", "en")
    falls("brainstorm, perfect storm", "tempo_atmosferico", "en")
    stands("black bear, wild geese, red ants", "animale", "en")
    falls("rocking horses, teddy bears", "animale", "en")
    stands("rocking horses, teddy bears", "gioco", "en")
    stands("steam train, fishing boats", "mezzo_di_trasporto", "en")


def test_a_part_of_the_body_is_a_part_of_a_body() -> None:
    stands("palmo della mano, dito del piede, osso del collo, dente da latte, naso di un cane", "parte_del_corpo")
    falls("gamba del tavolo, bocca del vulcano, orecchio di tazza, cuore di pietra", "parte_del_corpo")
    stands("palm of the hand, sole of the foot, nose of a dog", "parte_del_corpo", "en")
    falls("leg of the table, ear of corn, eye of the storm, heart of stone", "parte_del_corpo", "en")


# --- evidence only --------------------------------------------------------------------------------------------------


def test_a_rare_meaning_is_shown_but_decides_nothing() -> None:
    found = words.evidence("lancia", "mestiere")
    assert found.partly and not found.supports
    falls("padre, fossa", "animale")
    falls("libro", "parte_del_corpo")
    falls("pensiero", "emozione")


def test_everyday_words_are_no_towns_or_names() -> None:
    falls("però, dello, siano, lei", "citta")
    falls("loro", "nome_maschile")
    falls("alla, nella", "nome_femminile")


def test_open_lists_hold_what_people_write() -> None:
    stands("Titanic, Matrix, il re leone, La vita è bella, Ritorno al futuro, Perfetti sconosciuti", "film")
    stands("Pausini, Vasco Rossi, Battisti, Madonna, Queen, Måneskin, Ultimo, Mengoni", "cantante_o_gruppo")
    stands("Ferrari, Nutella, Barilla, Nike, Ikea, Esselunga, Apple, Gucci", "marca")
    stands("I promessi sposi, Il nome della rosa, Il piccolo principe, L'amica geniale", "libro")
    stands("Garibaldi, Giuseppe Garibaldi, Cleopatra, Mozart, Falcone, Napoleone", "personaggio_storico")
    stands("Pinocchio, Topolino, Cenerentola, Peppa Pig, Shrek, Goku", "personaggio_di_cartoni_o_fiabe")
    for category in OPEN:
        for language in words.LANGUAGES:
            assert words_store.lexicon(language).listed[category] >= 400, (category, language)


# --- everyday words -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("word", [
    "gol", "set", "web", "chat", "app", "speck", "selfie", "tutorial", "bullismo", "TV", "PC", "ok", "smartphone",
    "vegano", "wurstel", "taggare", "taggato", "influencer", "elegantemente", "verificatosi", "tir", "suv", "sol",
])
def test_everyday_italian_is_known(word: str) -> None:
    assert words.is_word(word)


@pytest.mark.parametrize("word", ["yeah", "night", "school", "room", "head", "girl", "for", "of", "xvi", "cmq"])
def test_english_words_and_abbreviations_are_no_italian_words(word: str) -> None:
    assert not words.is_word(word)


@pytest.mark.parametrize("word", ["february", "friday", "OK", "TV", "im", "lockdown", "CCTV", "HQ", "GP", "NHS", "xi"])
def test_everyday_english_is_known(word: str) -> None:
    assert words.is_word(word, "en")


@pytest.mark.parametrize("word", ["xvi", "iv", "yr", "hwy", "oct", "der", "oui", "mens", "avec"])
def test_numbers_abbreviations_of_the_pen_and_other_tongues_are_no_english_words(word: str) -> None:
    assert not words.is_word(word, "en")


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_what_was_decided_about_common_strings_holds(language: str) -> None:
    """(Each build of the lexicon checks that every common string missing from the sources was decided.)"""
    decided, section = {}, ""
    for line in (LISTS / language / "decisions.txt").read_text(encoding="utf-8").splitlines():
        if line.startswith("## "):
            section = line[3:]
        elif not line.startswith("#"):
            decided |= {words.normalise(word): section for word in line.split()}
    assert set(decided.values()) == {"yes", "name", "foreign", "no"} and len(decided) > 900
    for word, answer in decided.items():
        assert words.is_word(word, language) == (answer in ("yes", "name")), (word, answer)


# --- words fit for a family -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("language", "unsaid"), [
    ("it", "SFIGATO INCAZZI STUPRO STUPRATA STUPRARE LESBICA MONGOLO MONGOLI NAZI NAZISTI SUICIDARSI HITLER SALVINI"),
    ("en", "COON COONS CRIPPLE CRIPPLED MIDGET GYPSY GYPSIES MOLEST MOLESTED RAPE RAPED SUICIDE HITLER TRUMP")])
def test_bots_never_say_what_a_family_would_not_read(language: str, unsaid: str) -> None:
    text = codecs.decode((LISTS / f"unwelcome_{language}.rot13").read_text("ascii"), "rot13")
    lemmas = {words.normalise(word) for word in text.split()}
    lists = (words.members(category.id, language) for category in words.categories(language))
    said = set(words.playable(language, 2.0)).union(*lists)
    assert not said & (set(unsaid.split()) | lemmas)
    assert not [word for word in said if not profanity.is_fit(word.lower())]   # at every table, family mode or not
    assert words.evidence("Hitler", "personaggio_storico", language).supports     # a person may write it


# --- before writing -------------------------------------------------------------------------------------------------


def test_the_books_answer_the_question_alone() -> None:
    def ask(word: str, category: str = "animale", language: str = "it") -> object:
        return game("specchio").consult({"word": word, "category": category, "words": language})

    assert ask("il gatto") == {"listed": True} and ask("muro") == {"listed": False}
    assert ask("gatto", "pianeta abitato") is ask("gatto", language="fr") is ask("42") is None
    assert game("specchio").consult({}) is game("medusa").consult({"word": "gatto"}) is None
