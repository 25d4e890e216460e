"""The sixty categories of Polywords: forty on normal cards, twenty on hard ones."""

from __future__ import annotations

import unicodedata

import msgspec


class Category(msgspec.Struct, frozen=True):
    """One category card: its id, its name in each language, and whether it is a hard one."""

    id: str
    name: dict[str, str]
    hard: bool


class UnknownCategory(ValueError):
    """No card bears this name."""

    code = "unknown_category"

    def __init__(self, asked: str) -> None:
        super().__init__(f"no category is called {asked!r}")
        self.asked = asked


_NORMAL = (
    ("citta", "Città", "City"),
    ("nazione", "Nazione", "Country"),
    ("nome_maschile", "Nome maschile", "Man's name"),
    ("nome_femminile", "Nome femminile", "Woman's name"),
    ("animale", "Animale", "Animal"),
    ("animale_acquatico", "Animale acquatico", "Water animal"),
    ("uccello", "Uccello", "Bird"),
    ("insetto", "Insetto", "Insect"),
    ("fiore", "Fiore", "Flower"),
    ("albero", "Albero", "Tree"),
    ("frutto", "Frutto", "Fruit"),
    ("ortaggio", "Ortaggio", "Vegetable"),
    ("bevanda", "Bevanda", "Drink"),
    ("piatto_salato", "Piatto salato", "Savoury dish"),
    ("dolce", "Dolce", "Sweet or dessert"),
    ("colore", "Colore", "Colour"),
    ("mestiere", "Mestiere", "Job"),
    ("sport", "Sport", "Sport"),
    ("parte_del_corpo", "Parte del corpo", "Part of the body"),
    ("capo_di_abbigliamento", "Capo di abbigliamento", "Item of clothing"),
    ("mezzo_di_trasporto", "Mezzo di trasporto", "Means of transport"),
    ("strumento_musicale", "Strumento musicale", "Musical instrument"),
    ("mobile", "Mobile", "Piece of furniture"),
    ("oggetto_di_cucina", "Oggetto di cucina", "Kitchen object"),
    ("attrezzo", "Attrezzo", "Tool"),
    ("gioco", "Gioco", "Game or toy"),
    ("cosa_di_scuola", "Cosa di scuola", "School thing"),
    ("parente", "Parente", "Relative"),
    ("emozione", "Emozione", "Emotion"),
    ("aggettivo", "Aggettivo", "Adjective"),
    ("verbo_all_infinito", "Verbo all'infinito", "Verb"),
    ("edificio_o_negozio", "Edificio o negozio", "Building or shop"),
    ("natura_e_paesaggio", "Natura e paesaggio", "Nature and landscape"),
    ("tempo_atmosferico", "Tempo atmosferico", "Weather"),
    ("materiale", "Materiale", "Material"),
    ("film", "Film", "Film"),
    ("libro", "Libro", "Book"),
    ("cantante_o_gruppo", "Cantante o gruppo", "Singer or band"),
    ("personaggio_di_cartoni_o_fiabe", "Personaggio di cartoni o fiabe", "Cartoon or fairy-tale character"),
    ("marca", "Marca", "Brand"),
)

_HARD = (
    ("rettile", "Rettile", "Reptile"),
    ("capitale", "Capitale", "Capital city"),
    ("fiume_o_lago", "Fiume o lago", "River or lake"),
    ("isola", "Isola", "Island"),
    ("formaggio", "Formaggio", "Cheese"),
    ("formato_di_pasta", "Formato di pasta", "Pasta shape"),
    ("spezia", "Spezia", "Herb or spice"),
    ("pietra_o_minerale", "Pietra o minerale", "Stone or mineral"),
    ("elemento_chimico", "Elemento chimico", "Chemical element"),
    ("malattia", "Malattia", "Illness"),
    ("ballo", "Ballo", "Dance"),
    ("mitologia", "Mitologia", "Mythology"),
    ("razza_di_cane", "Razza di cane", "Dog breed"),
    ("scienza", "Scienza", "Science"),
    ("moneta", "Moneta", "Currency"),
    ("arma", "Arma", "Weapon"),
    ("lingua", "Lingua", "Language"),
    ("corpo_celeste", "Corpo celeste", "Heavenly body"),
    ("tessuto", "Tessuto", "Fabric"),
    ("personaggio_storico", "Personaggio storico", "Historical figure"),
)

CATEGORIES: tuple[Category, ...] = tuple(
    Category(id, {"it": italian, "en": english}, hard)
    for cards, hard in ((_NORMAL, False), (_HARD, True))
    for id, italian, english in cards
)

# No list can hold every film or singer: outside the list these categories always go to the vote.
OPEN = frozenset(
    ("film", "libro", "cantante_o_gruppo", "marca", "personaggio_di_cartoni_o_fiabe", "personaggio_storico")
)

POSITION: dict[str, int] = {category.id: position for position, category in enumerate(CATEGORIES)}


def _spelling(name: str) -> str:
    """A name stripped to its bare letters, so that ids, display names and sloppy typing all meet."""
    decomposed = unicodedata.normalize("NFD", name.lower())
    return "".join(letter for letter in decomposed if "a" <= letter <= "z")


_BY_NAME: dict[str, int] = {}
for _category in CATEGORIES:
    for _name in (_category.id, *_category.name.values()):
        _BY_NAME[_name] = _BY_NAME[_spelling(_name)] = POSITION[_category.id]


def position(name: str) -> int:
    """Where a category stands in CATEGORIES, asked by its id or by its Italian or English name."""
    found = _BY_NAME.get(name)
    if found is None:
        found = _BY_NAME.get(_spelling(name))
    if found is None:
        raise UnknownCategory(name)
    return found
