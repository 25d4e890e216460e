"""Where each category lives in WordNet: the synsets whose descendants may belong to it (MultiWordNet ids)."""

from __future__ import annotations

# category -> (roots, branches cut off)
ROOTS: dict[str, tuple[tuple[str, ...], tuple[str, ...]]] = {
    "citta": (("n#06287351", "n#06355858", "n#06397167"), ()),
    "animale": (("n#00008019",), ("n#00004123",)),
    "animale_acquatico": (
        ("n#00997634", "n#02005782", "n#01486970", "n#01453924", "n#01574022", "n#01587481"), ()),
    "uccello": (("n#01026695",), ()),
    "insetto": (("n#01667395",), ()),
    "fiore": (("n#07986542",), ()),
    "albero": (("n#09396070",), ()),
    "frutto": (("n#05745250",), ()),
    "ortaggio": (("n#05746770",), ()),
    "bevanda": (("n#05908749",), ()),
    "piatto_salato": (("n#05632416",), ("n#05660272",)),
    "dolce": (("n#05660272", "n#05649725", "n#05675891"), ()),
    "colore": (("n#03876651",), ()),
    "mestiere": (("n#07581578", "n#07504007", "n#06957738"), ()),
    "sport": (("n#00274505",), ()),
    "parte_del_corpo": (("n#04112526",), ()),
    "capo_di_abbigliamento": (("n#02740446", "n#02711988", "n#02712266", "n#02806551"), ()),
    "mezzo_di_trasporto": (("n#03569523",), ()),
    "strumento_musicale": (("n#03025339",), ()),
    "mobile": (("n#02729950",), ()),
    "oggetto_di_cucina": (("n#02537997", "n#02496356", "n#02521598", "n#03463399"), ()),
    "attrezzo": (("n#03516946",), ()),
    "gioco": (("n#00289269", "n#03144411"), ("n#00274505",)),
    "parente": (("n#07356184", "n#07356867"), ()),
    "emozione": (("n#05560878",), ()),
    "edificio_o_negozio": (("n#02347413", "n#02986968", "n#03325022"), ()),
    "natura_e_paesaggio": (("n#06691504", "n#06666185"), ()),
    "tempo_atmosferico": (("n#07847974",), ()),
    "rettile": (("n#01182199", "n#01220530"), ()),
    "capitale": (("n#06397167",), ()),
    "fiume_o_lago": (("n#06789983", "n#06787575"), ()),
    "isola": (("n#06741251",), ()),
    "formaggio": (("n#05881045",), ()),
    "formato_di_pasta": (("n#05739733",), ()),
    "spezia": (("n#05845405", "n#05844811"), ()),
    "pietra_o_minerale": (("n#10508351", "n#10536941", "n#10534851"), ()),
    "malattia": (("n#10123988",), ()),
    "ballo": (("n#00342388",), ()),
    "mitologia": (("n#06861622", "n#06849420"), ()),
    "razza_di_cane": (("n#01595188",), ()),
    "scienza": (("n#04596907",), ()),
    "moneta": (("n#09775807",), ()),
    "arma": (("n#03601056",), ()),
    "corpo_celeste": (("n#06757881", "n#06768034"), ()),
    "tessuto": (("n#02656657",), ()),
}  # fmt: skip

# Members are names: the capital letter stays in the source and says nothing.
NAMES = frozenset((
    "citta", "nazione", "nome_maschile", "nome_femminile", "capitale", "fiume_o_lago", "isola", "formaggio",
    "mitologia", "lingua", "corpo_celeste", "razza_di_cane",
))  # fmt: skip

# Every member of the second is one of the first.
INCLUDES: dict[str, tuple[str, ...]] = {
    "animale": ("animale_acquatico", "uccello", "insetto", "rettile", "razza_di_cane"),
    "citta": ("capitale",),
}
