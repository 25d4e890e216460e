"""Six tellers: characters who put the same points into their own words, come back to earlier ones, and hurry.

Their own words name nothing that could be drawn; a test gives them to bot artists, who must draw nothing.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import NamedTuple

from ludoteca.games.duplik.kinds import KINDS
from ludoteca.games.duplik.language.describe import Point
from ludoteca.games.duplik.language.grammar import sentence, the, with_preposition
from ludoteca.games.duplik.state import Seen
from ludoteca.rules import Chance

WORDS_PER_SECOND = 2.6
MOST_FACTS = {"cucciolo": 8, "apprendista": 8, "artigiano": 11, "maestro": 99}
BREATH = 0.45                 # seconds between two sentences: the artists are drawing
OWN_TIME = 13.0               # seconds a teller keeps for words of its own


class Manner(NamedTuple):
    """The words of a teller in one language: to open, lead in, come back, marvel, hurry and end."""

    openings: tuple[str, ...]
    first: tuple[str, ...]     # before the most absurd thing
    there: tuple[str, ...]     # before a thing and its place
    looks: tuple[str, ...]     # before its features
    back: tuple[str, ...]      # before a thing again: "torno" alla mucca
    wonder: tuple[str, ...]    # after a surprise
    hurry: tuple[str, ...]     # when time runs out
    endings: tuple[str, ...]   # at the end


TELLERS: dict[str, dict[str, Manner]] = {
    "poeta": {
        "it": Manner(
            ("Ascoltate il silenzio.", "Un sogno, niente di meno.", "Zitti: qui comincia un verso.",
             "La musa mi detta, io ripeto.", "Chiudete le palpebre e seguitemi."),
            ("oh meraviglia", "ed ecco l’incanto", "m’appare"),
            ("e, come sospesa nel tempo", "e laggiù, lieve", "e poi, chi l’avrebbe detto", "qui il verso s’allunga",
             "sussurro appena"),
            ("guardate bene", "che malinconia", "con grazia", "e in rima"),
            ("ritorno col pensiero", "canto ancora, tornando", "il ritornello mi riporta"),
            ("Che visione!", "Mi commuovo.", "Ah, potessi piangere!"),
            ("il tempo fugge", "ultimi versi", "presto, prima che svanisca"),
            ("E il sogno finisce: correte!", "Ultimo verso, e non dormite: tracciate!")),
        "en": Manner(
            ("Listen to the hush.", "A dream, nothing less.", "Softly: here begins a verse.",
             "The muse dictates, I repeat.", "Close your lids and follow me."),
            ("oh wonder", "behold", "it appears to me"),
            ("and then, who would have thought", "and yonder, softly", "and, as if in a reverie",
             "here the verse grows longer", "I barely whisper"),
            ("see how", "with such grace", "what melancholy", "and in rhyme"),
            ("my thoughts return", "once more I come back", "the refrain takes me back"),
            ("What a vision!", "I am moved.", "Ah, could I but weep!"),
            ("time is fleeting", "my last verses", "quick, before it fades"),
            ("And the dream is over: hurry!", "My last verse, so do not sleep: sketch!")),
    },
    "geometra": {
        "it": Manner(
            ("Procediamo con ordine.", "Rilievo numero uno.", "Prendete nota, prego.", "Si apre il verbale.",
             "Precisione, mi raccomando, precisione."),
            ("elemento principale", "primo punto", "voce di capitolato"),
            ("segue", "altro elemento", "a verbale", "prossima voce", "si aggiunga"),
            ("specifica", "si precisa", "nota tecnica", "verificato due volte"),
            ("integro quanto detto, torno", "rettifico in aggiunta, torno", "appendice, ritorno"),
            ("Confermo.", "È tutto regolare.", "Irregolare, ma è così."),
            ("in sintesi", "rapidamente", "tagliamo corto"),
            ("Il cantiere chiude: consegnare!", "Fine del rilievo: si firma di corsa!")),
        "en": Manner(
            ("Let us proceed in order.", "Survey number one.", "Take note, please.", "The minutes are open.",
             "Precision, everybody, precision."),
            ("main item", "first point", "item of the bill"),
            ("next", "further item", "for the record", "following entry", "to be added"),
            ("to be precise", "specification", "technical remark", "verified twice"),
            ("to complete that, back", "an addition, back", "appendix, back"),
            ("I confirm.", "All in order.", "Irregular, but so it is."),
            ("in short", "quickly", "to cut it short"),
            ("The site is closing: hand it in!", "End of survey: finish in a hurry!")),
    },
    "zia": {
        "it": Manner(
            ("Tesori miei, questa ve la devo raccontare.", "Non ci crederete mai.", "Sentite che roba.",
             "Mettetevi comodi, che ce n’è.", "L’ho saputo adesso adesso."),
            ("vi giuro", "roba da non dire", "state a sentire"),
            ("e poi, sentite", "figuratevi", "ah, e dimenticavo", "non è finita", "e volete sapere il bello"),
            ("beato chi ci crede", "detto fra noi", "secondo me apposta", "io glielo avevo detto"),
            ("scusate, torno un attimo", "ma torniamo", "che stavo dicendo? torno"),
            ("Robe da matti!", "Io non dico niente.", "Ai miei tempi, mai!"),
            ("svelti tesori", "uh, è tardi", "presto che si fredda"),
            ("Su su su, che il tempo vola!", "Basta, ho la gola secca: forza, tesori!")),
        "en": Manner(
            ("My dears, I must tell you this one.", "You will never believe it.", "Listen to this.",
             "Get comfortable, there is plenty.", "I have only just heard."),
            ("I swear", "well I never", "wait till you hear"),
            ("and then, listen", "imagine", "oh, and I forgot", "that is not all", "and do you know the best"),
            ("between you and me", "if you ask me", "on purpose I bet", "I did warn them"),
            ("but let us go back", "where was I, back", "sorry dears, back"),
            ("Crazy stuff!", "I say nothing.", "Not in my day!"),
            ("quick my dears", "goodness, the time", "hurry up now"),
            ("Come come come, no time to lose!", "That is all, my throat is dry: go on, my dears!")),
    },
    "telecronista": {
        "it": Manner(
            ("Amici all’ascolto, si comincia!", "Siamo in diretta!", "Che serata, amici sportivi!",
             "Calcio d’inizio!", "Tutti in piedi, si parte!"),
            ("incredibile", "attenzione attenzione", "clamoroso"),
            ("attenzione", "eccoci", "si prosegue", "e non è finita", "sul ribaltamento di fronte"),
            ("pazzesco", "replay", "la moviola conferma", "da manuale"),
            ("torniamo in diretta", "linea di nuovo", "rivediamola, torniamo"),
            ("Incredibile!", "Applausi!", "Lo stadio esplode!"),
            ("ultimi secondi", "recupero", "si gioca ancora"),
            ("Ultimo minuto, tutti all’attacco!", "Triplice fischio in arrivo: tirate, tirate!")),
        "en": Manner(
            ("Dear listeners, here we go!", "We are live!", "What a night, sports fans!", "Kick-off!",
             "On your feet, here we go!"),
            ("unbelievable", "hold on", "sensational"),
            ("attention", "and on it goes", "here we go", "and there is more", "on the counter-attack"),
            ("incredible", "replay", "the replay confirms", "textbook"),
            ("back live", "over again", "let us see that again, back"),
            ("Unbelievable!", "Applause!", "The stadium explodes!"),
            ("final seconds", "stoppage time", "still playing"),
            ("Last minute, everybody forward!", "The final whistle is near: shoot, shoot!")),
    },
    "maestra": {
        "it": Manner(
            ("Buoni tutti e ascoltate.", "Pronti? Cominciamo.", "Un passo per volta.", "Seduti composti, via.",
             "Chi chiacchiera non capisce."),
            ("cominciamo dal bello", "la prima cosa", "per iniziare"),
            ("adesso", "bene, ora", "fatto? Allora", "avanti", "tutti con me"),
            ("mi raccomando", "ricordatevi", "non dimenticate", "con cura"),
            ("torniamo un momento", "chi ha finito torni", "facciamo un ripasso, torniamo"),
            ("Bravi.", "Ci siete?", "Niente risatine."),
            ("su, presto", "quasi finito", "fra poco si consegna"),
            ("Ultimo minuto, e poi si consegna!", "Forza, che suona la campanella della ricreazione!")),
        "en": Manner(
            ("Quiet everybody and listen.", "Ready? Let us begin.", "One step after the other.",
             "Sit up straight, off we go.", "Whoever chatters will not follow."),
            ("we begin with the best", "first of all", "to start with"),
            ("now", "good, now", "done? Then", "go on", "all with me"),
            ("do remember", "mind", "do not forget", "carefully"),
            ("let us go back", "whoever is done goes back", "we repeat, back"),
            ("Well done.", "Are you with me?", "No giggling."),
            ("come on, quick", "nearly finished", "you hand it in soon"),
            ("Last minute, then you hand it in!", "Come on, break is near!")),
    },
    "investigatore": {
        "it": Manner(
            ("Il caso è chiaro. Quasi.", "Elementare.", "Nessuno si muova.", "Verbale di sopralluogo.",
             "Qui qualcosa non quadra."),
            ("ecco l’indizio", "la prova decisiva", "a colpo sicuro"),
            ("sospetto", "altro indizio", "osservate", "agli atti", "un testimone giura"),
            ("e si noti", "curioso", "dettaglio che tradisce", "non mi sfugge"),
            ("riapro il fascicolo e torno", "un dubbio mi riporta", "indago ancora, torno"),
            ("Tutto torna.", "Molto sospetto.", "Lo sapevo."),
            ("il colpevole scappa", "prima che sia tardi", "lo abbiamo quasi"),
            ("Caso chiuso, prendetelo!", "Presto, gli identikit, prima che fugga!")),
        "en": Manner(
            ("It is all clear. Almost.", "Elementary.", "Nobody moves.", "Report from the scene.",
             "Something is wrong in here."),
            ("here is the clue", "the decisive evidence", "without a doubt"),
            ("suspicious", "another clue", "observe", "on file", "a witness swears"),
            ("mark this", "curious", "the detail that betrays", "it does not escape me"),
            ("I reopen the file and go back", "a doubt takes me back", "I look into it once more, back"),
            ("It all adds up.", "Most suspicious.", "I knew it."),
            ("before it is too late", "no time to lose", "we nearly have them"),
            ("Mystery solved, seize them!", "Quick, the sketches, before they flee!")),
    },
}
NAMES = tuple(TELLERS)


class Words(NamedTuple):
    """A sentence, and its wording when time runs out."""

    said: str
    hurried: str


def seconds(text: str) -> float:
    """The time a person takes to say this, in seconds, pause included."""
    return BREATH + len(text.split()) / WORDS_PER_SECOND


def facts(told: Sequence[Seen], language: str, level: str) -> list[Point]:
    """The points of a plate: its sentences in their order; a lower level says fewer."""
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
        again = with_preposition("a", noun) if language == "it" else f"to {the(noun, 'en')}"
        out.append(Point("looks" if known_already else "there" if out else "lead", plain, seen.about, bare, again))
    return out


def tell(
    name: str, points: list[Point], language: str, level: str, teller: str, time: float = 73.0,
) -> list[Words]:
    """The sentences of this teller, chosen to fit the hourglass."""
    manner = TELLERS[teller][language]
    chance = Chance.stream(name, purpose=f"{teller}/{language}/{level}")
    said = _fit_time(points, time - OWN_TIME)
    spare = time - sum(seconds(sentence(point.text)) for point in said)
    out: list[Words] = []
    opening = chance.pick(manner.openings)
    if seconds(opening) < spare:
        spare -= seconds(opening)
        out.append(Words(opening, opening))
    spare -= (last := max(map(seconds, manner.endings)))      # kept for the end
    lately: tuple[str, ...] = ()
    about = ""
    for point in said:
        plain = sentence(point.text)
        lead, text = _phrase(point, manner, chance, lately, about)
        cost = seconds(text) - seconds(plain)
        spoken = text if cost <= spare else plain
        if spoken is text:
            spare -= max(0.0, cost)
            lately = (*lately, lead)[-2:] if lead else lately
        about = point.about
        hurry = f"{chance.pick(manner.hurry)}: {point.text}" if chance.unit() < 0.4 else point.text
        out.append(Words(spoken, sentence(hurry).rstrip(".") + "!"))
    ending = chance.pick(manner.endings)
    if seconds(ending) < spare + last:
        out.append(Words(ending, ending))
    return out


def _fit_time(said: list[Point], time: float) -> list[Point]:
    """The first points, as many as fit into the time."""
    while said and sum(seconds(sentence(point.text)) for point in said) > time:
        said = said[:-1]
    return said


def _phrase(
    point: Point, manner: Manner, chance: Chance, lately: tuple[str, ...], about: str,
) -> tuple[str, str]:
    """A point in the teller's words with its lead-in, which was not used lately, and sometimes a way back."""
    text, lead = point.text, ""
    leads = {"lead": manner.first, "there": manner.there, "looks": manner.looks}.get(point.kind, ())
    fresh = [each for each in leads if each not in lately]
    if point.kind == "looks" and point.bare and point.about == about and chance.unit() < 0.6:
        text = point.bare                        # the subject is known
    elif point.kind == "looks" and point.again and point.bare and point.about != about:
        text = f"{chance.pick(manner.back)} {point.again}: {point.bare}"
    elif fresh and (point.kind == "lead" or chance.unit() < 0.5):
        lead = chance.pick(fresh)
        text = f"{lead}: {point.bare if point.kind == 'there' and point.bare else text}"
    if point.kind == "lead":
        text = f"{sentence(text).rstrip('.')}! {chance.pick(manner.wonder)}"
    return lead, sentence(text)
