"""The words people use when they describe a picture, in Italian and English, as marks a listener can follow."""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache

from ludoteca.games.duplik.grammar import NUMBERS
from ludoteca.games.duplik.objects import KINDS, Counted, Noun


def fold(text: str) -> str:
    """Lower case, no accents, apostrophes and punctuation as gaps."""
    text = unicodedata.normalize("NFC", text.lower()).replace("’", "'")
    text = re.sub(r"\bc'?è\b", "c e", text)
    text = re.sub(r"\bè\b|(?<![a-z'])e'(?=\s)", "sta", text)  # the verb must not become the "e" that joins
    plain = unicodedata.normalize("NFD", text)
    plain = "".join(c for c in plain if not unicodedata.combining(c))
    return re.sub(r"[^a-z0-9]+", " ", plain).strip()


_DI = r"(?:di|del|dello|della|dell|dei|degli|delle)"
_GUARDA = (r"(?:guardan?o?|guardando|rivolt[oaie]|girat[oaie]|voltat[oaie]"
           r"|va|vanno|che va|corre|dirett[oaie]|punta|verso) (?:a|verso|verso la|alla|in direzione della|di)?")
_AL = r"(?:a|al|allo|alla|all|ai|agli|alle)"

# phrases become marks: Z a part of the page, R a relation, F a direction, S a size, X a feature, C a comparison
_IT = [
    (r"no aspetta|no aspettate|anzi no|anzi|scusate|scusa|correggo|volevo dire|mi correggo|mi sono sbagliat[oa]",
    "SORRY"),
    (r"a testa in giu|capovolt[oaie]|sottosopra|rovesciat[oaie]|a gambe all aria", "UPSIDE"),
    (rf"{_GUARDA} ?sinistra", "F:left"),
    (rf"{_GUARDA} ?destra", "F:right"),
    (rf"piu (?:grande|gross[oa]|alt[oa]) {_DI}", "C:bigger"),
    (rf"piu (?:piccol[oa]|bass[oa]) {_DI}", "C:smaller"),
    (rf"(?:a|alla|sulla) sinistra {_DI}(?= (?!foglio|pagina|disegno|quadro))", "R:left"),
    (rf"(?:a|alla|sulla) destra {_DI}(?= (?!foglio|pagina|disegno|quadro))", "R:right"),
    (rf"(?:accanto|vicino|di fianco|a fianco|davanti|dietro) {_AL}|(?:accanto|vicino|a fianco) {_DI}|dietro|davanti",
    "R:beside"),
    (rf"in cima {_AL}", "R:on"),
    (r"in aria sopra|sospes[oa] sopra|vola sopra|volano sopra", "R:over"),
    (r"in mezzo (?:a|tra|fra)|tra|fra", "R:between"),
    (rf"(?:al centro|nel mezzo|in mezzo|a meta|nel centro)(?: {_DI} (?:foglio|pagina|disegno))?"
     rf"|centralmente|in centro", "Z:centre"),
    (r"(?:a mezz altezza|a mezza altezza|a meta altezza)", "Z:middle"),
    (r"(?:tutto|proprio|molto|completamente|all estrema|estrema|estremamente) (?:a |alla )?sinistra", "Z:farleft"),
    (r"(?:tutto|proprio|molto|completamente|all estrema|estrema|estremamente) (?:a |alla )?destra", "Z:farright"),
    (r"in alto|nella parte alta(?: del foglio)?|in cima(?: al foglio)?"
     r"|nella parte superiore(?: del foglio)?|in cielo|nel cielo", "Z:top"),
    (r"in basso|nella parte bassa(?: del foglio)?|in fondo|nella parte inferiore(?: del foglio)?|per terra"
     r"|a terra|sul terreno|sotto al foglio", "Z:bottom"),
    (r"(?:a|sulla|alla|nella parte|sul lato|nel lato|nell angolo|a mano) sinistr[ao](?: del foglio"
     r"| della pagina| del disegno)?|sinistra", "Z:left"),
    (r"(?:a|sulla|alla|nella parte|sul lato|nel lato|nell angolo|a mano) destr[ao](?: del foglio"
     r"| della pagina| del disegno)?|destra", "Z:right"),
    (r"nell angolo|angolo", "ANGOLO"),
    (r"cappell(?:o|ino) (?:da|a) (?:cuoco|chef)", "X:hat:chef"),
    (r"cappell(?:o|ino) da strega|cappell(?:o|ino) a punta", "X:hat:witch"),
    (r"(?:cappell(?:o|ino)|cono) (?:da|di) (?:festa|compleanno)|cappellino da party", "X:hat:party"),
    (r"cappell(?:o|ino) (?:a|con il) cilindro|cilindro|tuba", "X:hat:top"),
    (r"cappell(?:o|ino) (?:piumato|con le piume|con (?=(?:\w+) pium)|di piume)|cappello da moschettiere",
    "X:hat:feathered "),
    (r"(?:berretto|berrettino|cuffia|cappello|cappellino)(?: di lana)? col pompon|berretto(?: di lana)?"
     r"|cuffia|zuccotto|cappello di lana", "X:hat:beanie"),
    (r"cappell[oi]", "X:hat:"),
    (r"senza cappello|non porta cappello", "X:hat:none"),
    (r"che sorrid\w+|sorrid\w+|sorriso|felic[ei]|content[oaie]|allegr[oaie]|ride|ridono", "X:expression:smiling"),
    (r"trist[ei]|tristissim\w|piang\w+|infelic[ei]|giu di morale", "X:expression:sad"),
    (r"arrabbiat[oaie]|furios[oaie]|imbronciat[oaie]|infuriat[oaie]|inferocit[oaie]", "X:expression:angry"),
    (r"sorpres[oaie]|stupit[oaie]|meravigliat[oaie]|a bocca aperta|spaventat[oaie]", "X:expression:surprised"),
    (r"che dorm\w+|dorm\w+|addormentat[oaie]|con gli occhi chiusi", "X:expression:sleeping"),
    (r"tranquill[oaie]|calm[oaie]", "X:expression:calm"),
    (r"(?:vestit[oaie] )?a (?:righe|strisce|righine)|rigat[oaie]|zebrat[oaie]|striat[oaie]", "X:pattern:stripes"),
    (r"(?:vestit[oaie] )?a (?:pois|pallini|puntini|macchie|bolli|bollini)|maculat[oaie]|pois|tutt[oa] puntini",
    "X:pattern:dots"),
    (r"(?:vestit[oaie] )?a (?:quadretti|quadri|scacchi|quadrettoni|scacchiera)|quadrettat[oaie]|scozzese",
    "X:pattern:checks"),
    (r"(?:piccolissim|minuscol|microscopic)[oaie]", "S:0"),
    (r"(?:molto|davvero) (?:grand[ei]|gross[oaie])|enorm[ei]|gigantesc\w+|gigant[ei]|grandissim[oaie]|immens[oaie]",
    "S:4"),
    (r"di media grandezza|medi[oaie]|normal[ei]", "S:2"),
    (r"piccol[oaie]|piccin[oaie]", "S:1"),
    (r"grand[ei]|gross[oaie]|alt[oaie]", "S:3"),
    (r"(?:che )?(?:tiene|tengono|regge|reggono|ha|hanno|tenendo|reggendo) in mano|(?:che )?(?:tiene"
     r"|tengono|regge|reggono|impugna|tenendo|reggendo|solleva|suona|mangia)", "HOLD"),
    (r"(?:dentro|all interno)(?: (?:a|al|allo|alla|all|di|del|della|dello|dell))?|nel|nello|nella|nell|nei"
     r"|nelle|negli", "R:in"),
    (r"sotto(?: (?:a|al|allo|alla|all|ai|alle))?", "R:under"),
    (r"sopra(?: (?:a|al|allo|alla|all|ai|alle))?|sul|sullo|sulla|sull|sui|sugli|sulle|su|seduto su"
     r"|seduta su|in piedi su", "R:on"),
    (r"togliete|cancellate|togli|cancella|niente|nessun[oa]?|non c e|eliminate", "REMOVE"),
    (r"un altr[oa]|un altr|altr[oaie]", "ANOTHER"),
    (r"c e|ci sono|c era|vedo|si vede|si vedono|disegnate|disegna|mettete|metti|abbiamo", "THERE"),
    (r"un paio di|una coppia di|coppia di", "due"),
    (r"una fila di|un gruppo di|uno stormo di", "THERE"),
]
_EN = [
    (r"no wait|wait|sorry|i mean|actually|i meant|correction|no no|scratch that|my mistake", "SORRY"),
    (r"upside down|on its head|standing on its head", "UPSIDE"),
    (r"(?:looks?|looking|faces?|facing|heading|heads|turned|going|goes|pointing|points|towards|moving|walking)"
     r"(?: (?:to|towards|toward))?(?: the)? left", "F:left"),
    (r"(?:looks?|looking|faces?|facing|heading|heads|turned|going|goes|pointing|points|towards|moving|walking)"
     r"(?: (?:to|towards|toward))?(?: the)? right", "F:right"),
    (r"(?:bigger|larger|taller) than", "C:bigger"),
    (r"(?:smaller|shorter) than", "C:smaller"),
    (r"(?:(?:to|on) the )?left(?: (?:hand )?side)? of(?= (?:the|a|an|it|him|her|that) (?!page|paper"
     r"|picture|sheet|drawing))", "R:left"),
    (r"(?:(?:to|on) the )?right(?: (?:hand )?side)? of(?= (?:the|a|an|it|him|her|that) (?!page|paper"
     r"|picture|sheet|drawing))", "R:right"),
    (r"next to|beside|near|by the side of|in front of|behind|close to", "R:beside"),
    (r"on top of|on the top of(?! the page)|upon", "R:on"),
    (r"floating above|hovering over|hovering above|flying over|flying above|floating over", "R:over"),
    (r"in between|between", "R:between"),
    (r"halfway up|half way up|at mid height", "Z:middle"),
    (r"(?:in|at) the (?:middle|centre|center)(?: of the (?:page|paper|picture|sheet))?"
     r"|in the very middle", "Z:centre"),
    (r"(?:at |on |to )?the (?:far|very|extreme) left", "Z:farleft"),
    (r"(?:at |on |to )?the (?:far|very|extreme) right", "Z:farright"),
    (r"(?:in|at|on) the (?:top|upper)(?: part)?(?: of the (?:page|paper|picture|sheet))?"
     r"|(?:up )?in the sky|high up|in the upper part|upper|top(?= left| right)", "Z:top"),
    (r"(?:in|at|on) the (?:bottom|lower)(?: part)?(?: of the (?:page|paper|picture|sheet))?|on the ground"
     r"|down below|low down|lower|bottom(?= left| right)", "Z:bottom"),
    (r"(?:in the |on the |to the |at the )?left(?: (?:hand )?(?:side|corner|half))?(?: of the (?:page"
     r"|paper|picture|sheet))?", "Z:left"),
    (r"(?:in the |on the |to the |at the )?right(?: (?:hand )?(?:side|corner|half))?(?: of the (?:page"
     r"|paper|picture|sheet))?", "Z:right"),
    (r"(?:chef|cook) s hats?|chef hats?", "X:hat:chef"),
    (r"witch s hats?|witch hats?|pointy hats?|pointed hats?", "X:hat:witch"),
    (r"party hats?|birthday hats?", "X:hat:party"),
    (r"top hats?", "X:hat:top"),
    (r"feathered hats?|feathery hats?|hats? with (?=(?:\w+ )?feather)", "X:hat:feathered "),
    (r"bobble hats?|beanies?|woolly hats?|wool hats?|knitted hats?", "X:hat:beanie"),
    (r"no hat|without a hat", "X:hat:none"),
    (r"hats?", "X:hat:"),
    (r"smil\w+|happy|cheerful|grinning|laughing", "X:expression:smiling"),
    (r"sad|unhappy|crying|in tears|gloomy", "X:expression:sad"),
    (r"angry|cross|furious|grumpy|mad", "X:expression:angry"),
    (r"(?:looks? )?surprised|shocked|amazed|astonished|startled", "X:expression:surprised"),
    (r"sleeping|asleep|sleeps?|sleepy|dozing", "X:expression:sleeping"),
    (r"calm", "X:expression:calm"),
    (r"(?:in |wears? )?strip(?:ed|ey|y)(?: clothes)?|with stripes", "X:pattern:stripes"),
    (r"(?:in |wears? )?(?:spotted|spotty|dotted|polka dots?|polka dotted)(?: clothes)?|with (?:polka )?dots",
    "X:pattern:dots"),
    (r"(?:in |wears? )?(?:checked|chequered|checkered|plaid|tartan)(?: clothes)?|with checks", "X:pattern:checks"),
    (r"tiny|minuscule|very small", "S:0"),
    (r"huge|enormous|giant|gigantic|very big|very large|massive", "S:4"),
    (r"medium sized|medium size|medium|normal sized", "S:2"),
    (r"small|little", "S:1"),
    (r"big|large|tall", "S:3"),
    (r"(?:is |are )?(?:holding|carrying)|holds?|carries|carry|playing|plays|eating|eats|in its hand", "HOLD"),
    (r"inside(?: of)?|within|in(?= (?:the|a|an|its) )", "R:in"),
    (r"under(?:neath)?|below|beneath", "R:under"),
    (r"above|over", "R:on"),
    (r"(?:standing|sitting|sits|stands|lying|riding) on|on|riding|rides", "R:on"),
    (r"remove|erase|delete|there is no|there are no|take away|no more", "REMOVE"),
    (r"another", "ANOTHER"),
    (r"there is|there are|there s|you see|i see|draw|put|we have", "THERE"),
    (r"a pair of|a couple of|two of", "two"),
    (r"a row of|a line of|a group of", "THERE"),
]
_PHRASES = {lang: [(re.compile(rf"\b(?:{pattern})\b"), mark) for pattern, mark in table]
            for lang, table in (("it", _IT), ("en", _EN))}

JOINING = {"e", "ed", "and", "poi", "then", "ma", "but"}
HAVING = {"con", "ha", "hanno", "with", "has", "have", "having", "avere", "dotato", "dotata"}
WEARING = {"porta", "portano", "indossa", "indossano", "wears", "wear", "wearing", "con", "with", "in", "una", "la",
    "a", "has", "ha"}
DEFINITE = {"il", "lo", "la", "l", "i", "gli", "le", "the", "quest", "questo", "questa", "quel", "quella", "this",
    "that", "these", "questi", "queste"}
INDEFINITE = {"un", "uno", "una", "a", "an"}
PRONOUNS = {"lui", "lei", "esso", "essa", "it", "he", "she", "they", "loro", "its", "his", "her"}
PAST_AN_HOST = {"di", "del", "dello", "della", "dell", "dei", "degli", "delle", "of"}


def numbers(language: str) -> dict[str, int]:
    words = {w: n for n, w in enumerate(NUMBERS[language])}
    words.pop("zero")
    return words


def _plurals(word: str, language: str) -> list[str]:
    """Likely plurals of a plain synonym."""
    head, _, rest = word.partition(" ")
    rest = f" {rest}" if rest else ""
    if language == "en":
        return [word + "s", word + "es", word[:-1] + "ies"] if word.endswith("y") else [word + "s", word + "es"]
    forms = {"o": ["i", "hi"], "a": ["e", "he", "i"], "e": ["i"]}.get(head[-1], [""])
    stem = head[:-1] if forms != [""] else head
    return [stem + f + rest for f in forms] + ([head[:-2] + "i" + rest] if head.endswith("io") else [])


def _forms(noun: Noun, language: str) -> list[tuple[str, bool]]:
    out = [(noun.one, False), (noun.many, True)]
    for word in noun.also:
        out.append((word, False))
        out += [(p, True) for p in _plurals(word, language)]
    return out


_NEVER = {"in", "a", "e", "de", "bi", "o"}


@lru_cache(maxsize=2)
def objects(language: str) -> dict[tuple[str, ...], tuple[str, bool]]:
    """Every word for an object, as folded words -> (kind, whether plural). A first name beats a synonym."""
    out: dict[tuple[str, ...], tuple[str, bool]] = {}
    for first in (False, True):
        for kind in KINDS.values():
            noun = kind.name(language)
            forms = _forms(noun, language)
            for word, many in (forms[:2] if first else forms[2:]):
                key = tuple(fold(word).split())
                if key and " ".join(key) not in _NEVER:
                    if not first and key in out and many:
                        continue
                    if first and many and key in out and not out[key][1] and noun.one != noun.many:
                        continue  # "signore" is a gentleman before it is some ladies
                    out[key] = (kind.id, many and noun.one != noun.many)
    return out


@lru_cache(maxsize=2)
def parts(language: str) -> dict[tuple[str, ...], tuple[str, ...]]:
    """Every word for a counted part -> the features it may mean."""
    out: dict[tuple[str, ...], tuple[str, ...]] = {}
    for kind in KINDS.values():
        for spec in kind.features:
            if isinstance(spec, Counted):
                for word, _ in _forms(spec.it if language == "it" else spec.en, language):
                    key = tuple(fold(word).split())
                    if spec.name not in out.get(key, ()):
                        out[key] = (*out.get(key, ()), spec.name)
    return out


def marked(clause: str, language: str) -> list[str]:
    """The clause as words and marks, in order. Words that name an object are kept whole: a "hot dog" is no dog."""
    text = f" {clause} "
    table = _PHRASES[language]
    for n, (pattern, _) in enumerate(table):  # a number in capitals stands in, so that no later phrase reads a mark
        text = pattern.sub(f" M{n} ", text)
    return [table[int(w[1:])][1].strip() if w[0] == "M" else w for w in text.split()]
