"""Words that people use to describe a picture, in Italian and English, turned into marks for `understand`."""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache

from ludoteca.games.duplik.kinds import KINDS, Counted, Noun
from ludoteca.games.duplik.language.grammar import NUMBERS


def fold(text: str) -> str:
    """The text in lower case without accents; apostrophes and punctuation become gaps."""
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
_DA = r"(?:da|dal|dallo|dalla|dall|dai|dagli|dalle)"
_RIDDEN = r"(?:bici(?:cletta)?|barca|macchina|auto|treno|autobus|aereo|aeroplano|razzo|sottomarino|slitta|nave"\
    r"|trattore|carrozza|skateboard|vasca|dirigibile|mongolfiera)\b"

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
    (rf"(?:nascost[oaie] |seminascost[oaie] )?dietro(?: {_AL}| {_DI})?|alle spalle {_DI}", "R:behind"),
    (rf"davanti(?: {_AL})?|di fronte {_AL}", "R:before"),
    (rf"(?:accanto|vicino|di fianco|a fianco) {_AL}|(?:accanto|vicino|a fianco) {_DI}|insegue|inseguono|rincorr\w+",
    "R:beside"),
    (rf"(?:appes[oaie]|attaccat[oaie]|legat[oaie]|agganciat[oaie]|aggrappat[oaie])(?: con \w+ \w+)? {_AL}"
     rf"|(?:pend\w+|penzol\w+|dondol\w+) {_DA}|appes[oaie]", "R:hang"),
    (rf"(?:cavalca|cavalcano|guida|guidano|pilota|pilotano)|(?:in sella|in groppa|a cavallo|a cavalcioni|a bordo)"
     rf" (?:{_AL}|{_DI})|in (?={_RIDDEN})", "R:ride"),
    (rf"(?:esce|escono|spunta|spuntano|sbuca|sbucano|si affaccia|si affacciano|affacciat[oaie]|immers[oaie]"
     rf"|chius[oaie])(?: fuori)? (?:{_DA}|{_AL}|in|nel|nella|nello|nell)", "R:in"),
    (r"(?:in|sulla|sul) (?:testa|capo)", "HEAD"),
    (r"(?<!e )non(?= (?:il|lo|la|l|i|gli|le|un|uno|una) )|senza(?= (?:il|lo|la|un|uno|una) )|al posto (?:del|della|di)",
     "NOT"),
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
    (r"(?:che )?(?:tiene|tengono|regge|reggono|ha|hanno|tenendo|reggendo) (?:in mano|al guinzaglio|in bocca"
     r"|sotto braccio|per mano)|(?:che )?(?:tiene|tengono|regge|reggono|impugna|impugnano|tenendo|reggendo|solleva"
     r"|sollevano|alza|suona|suonano|mangia|mangiano|lecca|beve|bevono|legge|leggono|stringe|abbraccia|agita|sventola"
     r"|lancia|porta al guinzaglio|porta a spasso|porta in braccio|spinge|tira|trascina|mostra|offre)", "HOLD"),
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
    (r"upside down|(?:standing|stands) on (?:its|his|her|their) heads?", "UPSIDE"),
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
    (r"(?:hiding |hidden )?behind", "R:behind"),
    (r"in front of", "R:before"),
    (r"next to|beside|near|by the side of|close to|chas(?:es|ing)|follow(?:s|ing)", "R:beside"),
    (r"(?:hang(?:s|ing)?|dangl(?:es|ing)|swing(?:s|ing)?|tied|attached|clinging)(?: down)? (?:from|to|by|on|off)",
     "R:hang"),
    (r"(?:riding|rides|driving|drives|piloting|steering|aboard)(?: on| in)?", "R:ride"),
    (r"(?:coming|comes|peeking|peeks|peeping|sticking|looking|popping) out of|(?:sitting|stuck|trapped) (?:in|inside)",
     "R:in"),
    (r"on (?:its|his|her|their|the) head", "HEAD"),
    (r"not(?= (?:the|a|an) )|without(?= (?:a|an|the) )|instead of", "NOT"),
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
    (r"(?:is |are )?(?:holding|carrying|walking|waving|lifting|reading|drinking|hugging|pushing|pulling)"
     r"(?= (?:a|an|the|its|his|her|two|three|four|some))"
     r"|(?:is |are )?(?:holding|carrying)|holds?|carries|carry|playing|plays|eating|eats|waves|lifts|reads|drinks|hugs"
     r"|pushes|pulls|on a lead|on a leash|in its hand", "HOLD"),
    (r"inside(?: of)?|within|in(?= (?:the|a|an|its) )", "R:in"),
    (r"under(?:neath)?|below|beneath", "R:under"),
    (r"above|over", "R:on"),
    (r"(?:standing|sitting|sits|stands|lying|perched|balanced) on|on", "R:on"),
    (r"remove|erase|delete|there is no|there are no|take away|no more", "REMOVE"),
    (r"another", "ANOTHER"),
    (r"there is|there are|there s|you see|i see|draw|put|we have", "THERE"),
    (r"a pair of|a couple of|two of", "two"),
    (r"a row of|a line of|a group of", "THERE"),
]
_PHRASES = {lang: [(re.compile(rf"\b(?:{pattern})\b"), mark) for pattern, mark in table]
            for lang, table in (("it", _IT), ("en", _EN))}

JOINING = {"e", "ed", "and", "poi", "then", "ma", "but"}
HAVING = {"con", "col", "coi", "ha", "hanno", "porta", "portano", "with", "has", "have", "having", "avere", "dotato",
    "dotata"}
WEARING = {"porta", "portano", "indossa", "indossano", "wears", "wear", "wearing", "con", "with", "in", "una", "la",
    "a", "has", "ha"}
DEFINITE = {"il", "lo", "la", "l", "i", "gli", "le", "the", "quest", "questo", "questa", "quel", "quella", "this",
    "that", "these", "questi", "queste"}
INDEFINITE = {"un", "uno", "una", "a", "an"}
PRONOUNS = {"lui", "lei", "esso", "essa", "it", "he", "she", "they", "loro", "its", "his", "her"}
WEARS = {"porta", "portano", "indossa", "indossano", "wears", "wear", "wearing"}
OUT_OF = {"dal", "dallo", "dalla", "dall", "dai", "dagli", "dalle"}
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


# A thing without a kind is drawn as the kind it resembles most.
_LIKE = {
    "it": {
        "man": "postino dottore medico cameriere arbitro pescatore vigile impiegato contadino operaio nonno papà prete"
               " direttore professore marinaio ladro idraulico muratore barbiere poliziotto pompiere soldato sposo zio"
               " musicista pittore scheletro boscaiolo sindaco presidente vecchietto vecchio omino tizio",
        "woman": "suora nonna signorina maestra infermiera cameriera ballerina sposa zia mamma vecchia vecchietta dama"
                 " regina fata principessa impiegata dottoressa",
        "boy": "bimbo ragazzo ragazzino neonato", "girl": "bimba ragazza ragazzina",
        "fish": "squalo sardina tonno delfino acciuga trota salmone", "whale": "capodoglio orca",
        "lion": "tigre leopardo ghepardo pantera", "dog": "lupo volpe cagnolino barboncino bassotto lupacchiotto",
        "sheep": "capra agnello montone", "cow": "toro bue vitello bufalo alce renna cervo",
        "horse": "asino zebra mulo unicorno puledro ciuchino", "hen": "gallo pulcino tacchino struzzo pavone",
        "duck": "piccione passero corvo gabbiano pappagallo aquila uccello cigno oca pellicano uccellino anatra",
        "bear": "scimmia gorilla panda koala castoro scimmietta yeti", "elephant": "ippopotamo rinoceronte mammut",
        "crocodile": "lucertola drago dinosauro coccodrillo iguana", "snake": "verme anguilla bruco vermetto",
        "spider": "granchio aragosta scorpione formica", "octopus": "medusa calamaro polipo piovra",
        "bee": "mosca vespa zanzara ape coccinella", "mouse": "criceto ratto riccio talpa scoiattolo topolino",
        "car": "furgone camion taxi jeep automobile ambulanza", "bicycle": "moto motorino triciclo monopattino",
        "boat": "gondola canoa zattera gommone pedalò scialuppa", "ship": "veliero traghetto piroscafo galeone",
        "plane": "elicottero aliante", "armchair": "divano trono poltroncina sofà", "chair": "panchina sgabello panca",
        "airship": "mongolfiera", "wardrobe": "comò credenza lavatrice armadietto",
        "cup": "tazzina bicchiere boccale scodella", "bottle": "fiasco damigiana", "tree": "pino abete quercia albero",
        "house": "casa casetta villa capanna baita negozio chiesa", "tower": "campanile",
        "ball": "pallone palla pallina",
        "painting": "ritratto specchio cartello lavagna", "candle": "candela torcia", "lamp": "lampione lampadario",
        "flower": "rosa margherita tulipano girasole fiorellino", "suitcase": "borsa zaino valigetta baule",
        "book": "giornale libretto quaderno cartina", "telephone": "cellulare", "sausage": "würstel salame",
        "pizza": "ciambella", "cake": "torta pasticcino budino", "kite": "deltaplano", "rug": "zerbino",
    },
    "en": {
        "man": "postman doctor waiter referee fisherman policeman farmer workman grandpa priest teacher sailor thief"
               " barber fireman soldier groom uncle painter skeleton guy fellow bloke",
        "woman": "nun grandma granny nurse waitress ballerina bride aunt mum queen fairy princess dancer",
        "boy": "kid toddler baby child", "fish": "shark sardine tuna dolphin salmon", "whale": "orca",
        "lion": "tiger leopard panther cheetah", "dog": "wolf fox puppy poodle", "sheep": "goat lamb ram",
        "cow": "bull ox calf buffalo moose reindeer deer", "horse": "donkey zebra mule unicorn pony foal",
        "hen": "rooster chick turkey ostrich peacock", "bear": "monkey gorilla panda koala beaver ape yeti",
        "duck": "pigeon sparrow crow gull seagull parrot eagle bird swan goose pelican",
        "elephant": "hippo hippopotamus rhino rhinoceros mammoth", "crocodile": "lizard dragon dinosaur alligator",
        "snake": "worm eel caterpillar", "spider": "crab lobster scorpion ant", "octopus": "jellyfish squid",
        "bee": "fly wasp mosquito ladybird", "mouse": "hamster rat hedgehog mole squirrel",
        "car": "van lorry truck taxi", "bicycle": "motorbike scooter tricycle",
        "boat": "gondola canoe raft dinghy", "ship": "ferry galleon steamer",
        "plane": "helicopter glider", "armchair": "sofa couch throne", "chair": "bench stool", "cup": "mug glass",
        "house": "hut cottage shop church", "ball": "football", "painting": "portrait mirror sign blackboard",
        "flower": "rose daisy tulip sunflower", "suitcase": "bag rucksack backpack trunk", "book": "newspaper map",
        "lamp": "lamppost chandelier", "pizza": "doughnut", "cake": "pudding muffin",
    },
}
_SMALLER = ("ino", "ina", "ini", "ine", "etto", "etta", "etti", "ette", "ello", "ella", "elli", "elle")
_LARGER = ("one", "ona", "oni", "accio", "accia")


def with_size_ending(word: str, known: dict[tuple[str, ...], tuple[str, bool]]) -> tuple[str, bool, int] | None:
    """Italian words for size ("gattino", "gattone"): the kind, whether plural, and the size that the ending says."""
    for endings, size in ((_SMALLER, 1), (_LARGER, 3)):
        for ending in endings:
            stem = word.removesuffix(ending)
            if stem == word or len(stem) < 3:
                continue
            many = ending[-1] in "ie" and ending not in ("one",)
            for tail in ("i", "e") if many else ("o", "a", "e"):
                for root in (stem, stem.removesuffix("h"), stem.removesuffix("c"), stem.removesuffix("ic")):
                    if (found := known.get((root + tail,))) is not None:
                        return found[0], many, size
    return None


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
    for like, names in _LIKE[language].items():
        for word in names.split():
            for form, many in [(word, False), *((plural, True) for plural in _plurals(word, language))]:
                out.setdefault(tuple(fold(form).split()), (like, many))
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


def mark_clause(clause: str, language: str) -> list[str]:
    """The clause as words and marks, in order. Words that name an object stay together: a "hot dog" is no dog."""
    text = f" {clause} "
    table = _PHRASES[language]
    for n, (pattern, _) in enumerate(table):  # a number in capitals stands in, so that no later phrase reads a mark
        text = pattern.sub(f" M{n} ", text)
    return [table[int(w[1:])][1].strip() if w[0] == "M" else w for w in text.split()]
