"""Who tells: six characters who put the same points into their own words, come back to what they said, and hurry.

Their own words name nothing that could be drawn; a test holds them against the artists' ears.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import NamedTuple

from ludoteca.games.duplik.describe import Point
from ludoteca.games.duplik.grammar import joined, sentence, the
from ludoteca.games.duplik.objects import KINDS
from ludoteca.games.duplik.state import Seen
from ludoteca.rules import Chance

WORDS_PER_SECOND = 2.6
MOST_FACTS = {"apprendista": 8, "artigiano": 11, "maestro": 99}
BREATH = 0.45                 # seconds between two sentences: those who listen are drawing
OWN_TIME = 13.0               # seconds a teller keeps for openings, wonder and looking back


class Manner(NamedTuple):
    """How somebody talks in one language: what opens, what leads in, comes back, marvels and hurries."""

    openings: tuple[str, ...]
    first: tuple[str, ...]     # before the most absurd thing
    there: tuple[str, ...]     # before what there is
    looks: tuple[str, ...]     # before how it looks
    back: tuple[str, ...]      # before whom one comes back to: "torno" alla mucca
    wonder: tuple[str, ...]    # after what surprises
    hurry: tuple[str, ...]     # when time runs out


TELLERS: dict[str, dict[str, Manner]] = {
    "poeta": {
        "it": Manner(
            ("Ascoltate il silenzio.", "Un sogno, niente di meno.", "Zitti: qui comincia un verso."),
            ("oh meraviglia", "ed ecco l’incanto"),
            ("e, come sospesa nel tempo", "e laggiù, lieve", "e poi, chi l’avrebbe detto"),
            ("guardate bene", "che malinconia", "con grazia"), ("ritorno col pensiero", "canto ancora, tornando"),
            ("Che visione!", "Mi commuovo."), ("il tempo fugge", "ultimi versi")),
        "en": Manner(
            ("Listen to the hush.", "A dream, nothing less.", "Softly: here begins a verse."),
            ("oh wonder", "behold"),
            ("and then, who would have thought", "and yonder, softly", "and, as if in a reverie"),
            ("see how", "with such grace", "what melancholy"), ("my thoughts return", "once more I come back"),
            ("What a vision!", "I am moved."), ("time is fleeting", "my last verses")),
    },
    "geometra": {
        "it": Manner(
            ("Procediamo con ordine.", "Rilievo numero uno.", "Prendete nota, prego."),
            ("elemento principale", "primo punto"), ("segue", "altro elemento", "a verbale"),
            ("specifica", "si precisa", "nota tecnica"),
            ("integro quanto detto, torno", "rettifico in aggiunta, torno"),
            ("Confermo.", "È tutto regolare."), ("in sintesi", "rapidamente")),
        "en": Manner(
            ("Let us proceed in order.", "Survey number one.", "Take note, please."),
            ("main item", "first point"), ("next", "further item", "for the record"),
            ("to be precise", "specification", "technical remark"), ("to complete that, back", "an addition, back"),
            ("I confirm.", "All in order."), ("in short", "quickly")),
    },
    "zia": {
        "it": Manner(
            ("Tesori miei, questa ve la devo raccontare.", "Non ci crederete mai.", "Sentite che roba."),
            ("vi giuro", "roba da non dire"), ("e poi, sentite", "figuratevi che", "ah, e dimenticavo"),
            ("beato chi ci crede", "detto fra noi", "secondo me apposta"), ("scusate, torno un attimo", "ma torniamo"),
            ("Robe da matti!", "Io non dico niente."), ("svelti tesori", "uh, è tardi")),
        "en": Manner(
            ("My dears, I must tell you this one.", "You will never believe it.", "Listen to this."),
            ("I swear", "well I never"), ("and then, listen", "imagine", "oh, and I forgot"),
            ("between you and me", "if you ask me", "on purpose I bet"), ("but let us go back", "where was I, back"),
            ("Crazy stuff!", "I say nothing."), ("quick my dears", "goodness, the time")),
    },
    "telecronista": {
        "it": Manner(
            ("Amici all’ascolto, si comincia!", "Siamo in diretta!", "Che serata, amici sportivi!"),
            ("incredibile", "attenzione attenzione", "clamoroso"), ("attenzione", "eccoci", "si prosegue"),
            ("pazzesco", "replay", "la moviola conferma"), ("torniamo in diretta", "linea di nuovo"),
            ("Incredibile!", "Applausi!"), ("ultimi secondi", "recupero", "si gioca ancora")),
        "en": Manner(
            ("Dear listeners, here we go!", "We are live!", "What a night, sports fans!"),
            ("unbelievable", "hold on", "sensational"), ("attention", "and on it goes", "here we go"),
            ("incredible", "replay", "the replay confirms"), ("back live", "over again"),
            ("Unbelievable!", "Applause!"), ("final seconds", "stoppage time", "still playing")),
    },
    "maestra": {
        "it": Manner(
            ("Buoni tutti e ascoltate.", "Pronti? Cominciamo.", "Un passo per volta."),
            ("cominciamo dal bello", "la prima cosa"), ("adesso", "bene, ora", "fatto? allora"),
            ("mi raccomando", "ricordatevi", "non dimenticate"), ("torniamo un momento", "chi ha finito torni"),
            ("Bravi.", "Ci siete?"), ("su, presto", "quasi finito")),
        "en": Manner(
            ("Quiet everybody and listen.", "Ready? Let us begin.", "One step after the other."),
            ("we begin with the best", "first of all"), ("now", "good, now", "done? then"),
            ("do remember", "mind", "do not forget"), ("let us go back", "whoever is done goes back"),
            ("Well done.", "Are you with me?"), ("come on, quick", "nearly finished")),
    },
    "investigatore": {
        "it": Manner(
            ("Il caso è chiaro. Quasi.", "Elementare.", "Nessuno si muova."),
            ("ecco l’indizio", "la prova decisiva"), ("sospetto", "altro indizio", "osservate"),
            ("e si noti", "curioso", "dettaglio che tradisce"), ("riapro il fascicolo e torno", "un dubbio mi riporta"),
            ("Tutto torna.", "Molto sospetto."), ("il colpevole scappa", "prima che sia tardi")),
        "en": Manner(
            ("It is all clear. Almost.", "Elementary.", "Nobody moves."),
            ("here is the clue", "the decisive evidence"), ("suspicious", "another clue", "observe"),
            ("mark this", "curious", "the detail that betrays"),
            ("I reopen the file and go back", "a doubt takes me back"),
            ("It all adds up.", "Most suspicious."), ("before it is too late", "no time to lose")),
    },
}
NAMES = tuple(TELLERS)


class Words(NamedTuple):
    """A sentence as it is said, and as it is said when time runs out."""

    said: str
    hurried: str


def seconds(text: str) -> float:
    """How long somebody talks, breath included."""
    return BREATH + len(text.split()) / WORDS_PER_SECOND


def facts(told: Sequence[Seen], language: str, level: str) -> list[Point]:
    """What is to be said of a plate: its facts as they are told, in their order; who is new to it says fewer."""
    known = [(seen.it, seen.en)[language == "en"] for seen in told]
    inside = {word for text in known for word in re.findall(r"[^.!?] (\w+)", text) if word[0].isupper()}
    out: list[Point] = []
    for text, seen in zip(known[:MOST_FACTS[level]], told, strict=False):
        plain = (text if text.split()[0] in inside else text[0].lower() + text[1:]).rstrip(".")
        noun = KINDS[seen.about].name(language) if seen.about else None
        if noun is None or not plain.startswith(f"{the(noun, language)} "):
            out.append(Point("there" if out else "lead", plain))
            continue
        known_already = seen.about in {point.about for point in out}
        come_back = known_already and out[-1].about != seen.about
        bare = plain.removeprefix(the(noun, language)).strip() if come_back else ""
        again = joined("a", noun) if language == "it" else f"to {the(noun, 'en')}"
        out.append(Point("looks" if known_already else "there" if out else "lead", plain, seen.about, bare, again))
    return out


def tell(
    name: str, points: list[Point], language: str, level: str, teller: str, time: float = 73.0,
) -> list[Words]:
    """What this teller says of a scene: first what there is, and some time is kept for how to say it."""
    manner = TELLERS[teller][language]
    chance = Chance.stream(name, purpose=f"{teller}/{language}/{level}")
    said = _kept(points, time - OWN_TIME)
    spare = time - sum(seconds(sentence(point.text)) for point in said)
    dressed = _dressed(said, manner, chance)
    out: list[Words] = []
    opening = chance.pick(manner.openings)
    if seconds(opening) < spare:
        spare -= seconds(opening)
        out.append(Words(opening, opening))
    for point, text in zip(said, dressed, strict=True):
        plain = sentence(point.text)
        cost = seconds(text) - seconds(plain)
        spoken = text if cost <= spare else plain
        spare -= max(0.0, cost) if spoken is text else 0
        hurry = f"{chance.pick(manner.hurry)}: {point.text}" if chance.unit() < 0.4 else point.text
        out.append(Words(spoken, sentence(hurry).rstrip(".") + "!"))
    return out


def _kept(said: list[Point], time: float) -> list[Point]:
    """What fits: of all there is to say the last is the least."""
    while said and sum(seconds(sentence(point.text)) for point in said) > time:
        said = said[:-1]
    return said


def _dressed(said: list[Point], manner: Manner, chance: Chance) -> list[str]:
    """Each point in the teller's words: never the same lead-in twice running, and now and then a step back."""
    out: list[str] = []
    last = about = ""
    for point in said:
        text = point.text
        leads = {"lead": manner.first, "there": manner.there, "looks": manner.looks}.get(point.kind, ())
        fresh = [lead for lead in leads if lead != last]
        if point.kind == "looks" and point.bare and point.about == about and chance.unit() < 0.6:
            text = point.bare                    # of whom one speaks is plain
        elif point.kind == "looks" and point.again and point.bare and point.about != about:
            text = f"{chance.pick(manner.back)} {point.again}: {point.bare}"
        elif fresh and (point.kind == "lead" or chance.unit() < 0.5):
            last = chance.pick(fresh)
            text = f"{last}: {point.bare if point.kind == 'there' and point.bare else text}"
        if point.kind == "lead":
            text = f"{sentence(text).rstrip('.')}! {chance.pick(manner.wonder)}"
        about = point.about
        out.append(sentence(text))
    return out
