"""What one does to another in an improvised scene: poses, what is in whose hand, moods, and how it is said."""

from __future__ import annotations

from typing import Literal, NamedTuple

from ludoteca.games.duplik.figures.kit import ALERT, AMAZED, ANGRY, ASLEEP, BORED, GLAD, PROUD, WORRIED, Face

Way = Literal["beside", "under", "ahead", "led", "lifted", "ridden", "wheeled"]
Feeling = Literal["asleep", "bored", "awake", "angry", "sad", "glad", "scared", "proud", "amazed"]

FACES: dict[str, Face] = {"asleep": ASLEEP, "bored": BORED, "awake": ALERT, "angry": ANGRY, "sad": WORRIED,
                          "glad": GLAD, "scared": WORRIED, "proud": PROUD, "amazed": AMAZED}


class Verb(NamedTuple):
    """One verb. In its sentences h is the hero, p the partner and t the thing between them."""

    key: str
    way: Way                                 # how the two stand to each other
    hero: str                                # the hero's pose
    partner: tuple[str, ...]                 # the poses a partner may have
    things: tuple[str, ...]
    held_by: Literal["hero", "partner"]
    face: Face
    feeling: Feeling                         # the partner's: the consequence
    titles: tuple[tuple[str, str], ...]
    does: tuple[str, str]
    holds: tuple[str, str]
    feels: tuple[str, str]
    gesture: tuple[str, str]                 # the same three as criteria, in words to argue about
    relation: tuple[str, str]
    mood: tuple[str, str]


VERBS: tuple[Verb, ...] = (
    Verb("wakes", "beside", "think", ("stand", "sit", "lean"), ("trumpet",), "hero", AMAZED, "asleep",
         (("Sveglia di lusso", "A luxury alarm clock"), ("Altri cinque minuti", "Five more minutes"),
          ("Buongiorno, {nome_p}", "Good morning, {name_p}")),
         ("{un_h} suona {il_t} in faccia {al_p}", "{a_h} blows {a_t} in {the_p}'s face"),
         ("{il_h} ha {il_t} alla bocca", "{the_h} has {the_t} at the lips"),
         ("{il_p} dorme lo stesso", "{the_p} sleeps all the same"),
         ("La bocca {del_t} punta dritta verso {il_p}", "The mouth of {the_t} points straight at {the_p}"),
         ("{il_h} regge {il_t} con una mano sola, vicino alla bocca",
          "{the_h} has {the_t} in one hand only, close to the mouth"),
         ("Tutto inutile: {il_p} ha gli occhi chiusi", "All in vain: {the_p}'s eyes are shut")),
    Verb("shelters", "under", "point", ("stand", "shrug", "think"), ("umbrella",), "hero", GLAD, "bored",
         (("Previsioni sbagliate", "Wrong forecast"), ("Prego, dopo di lei", "After you"),
          ("Servizio ombrelli", "Umbrella service")),
         ("{un_h} tiene {un_t} sopra {un_p}", "{a_h} holds {a_t} over {a_p}"),
         ("{il_h} regge {il_t} a braccio teso", "{the_h} holds {the_t} at arm's length"),
         ("{il_p} ha l'aria annoiata", "{the_p} looks bored"),
         ("Sotto {il_t} sta {il_p}, e {il_h} resta fuori", "Under {the_t} is {the_p}, and {the_h} stays outside"),
         ("Il manico {del_t} è in mano {al_h}, col braccio teso",
          "The handle of {the_t} is in {the_h}'s hand, arm stretched out"),
         ("{il_p} non ringrazia: ha le palpebre a mezz'asta", "Not a word of thanks: {the_p}'s lids are at half mast")),
    Verb("proposes", "beside", "kneel", ("shrug", "think", "stand"),
         ("flower", "heart", "present", "ice cream", "balloon"), "hero", GLAD, "amazed",
         (("Ci penso", "I will think about it"), ("Un cuore in ginocchio", "On one knee"),
          ("È per me?", "For me?")),
         ("{un_h} in ginocchio offre {un_t} {al_p}", "{a_h} on one knee offers {a_t} to {the_p}"),
         ("{il_h} ha {il_t} in mano", "{the_h} has {the_t} in hand"),
         ("{il_p} resta a bocca aperta", "{the_p} stands there open-mouthed"),
         ("{il_h} ha un ginocchio a terra", "{the_h} has one knee on the ground"),
         ("{il_p} non tende la mano: {il_t} è ancora di chi l'offre",
          "{the_t} is still with {the_h}: {the_p} has not taken it"),
         ("{il_p} non se l'aspettava: ha la bocca spalancata", "{the_p} did not expect it: mouth wide open")),
    Verb("scolds", "beside", "point", ("carry",), ("cake", "pizza", "sandwich", "teapot", "ball"), "partner", ANGRY,
         "scared",
         (("Mani in alto", "Caught in the act"), ("Era l'ultimo", "It was the last one"),
          ("Posso spiegare", "I can explain")),
         ("{un_h} punta il dito contro {un_p}", "{a_h} points a finger at {a_p}"),
         ("{il_p} ha in mano {un_t}", "{the_p} is holding {a_t}"),
         ("{il_p} ha paura", "{the_p} is scared"),
         ("{il_h} ha un braccio teso verso {il_p}", "{the_h} has one arm stretched towards {the_p}"),
         ("{il_t} è in mano {al_p}, non {al_h}", "{the_p} has {the_t}, not {the_h}"),
         ("{il_p} ha le sopracciglia preoccupate", "{the_p}'s brows are worried")),
    Verb("reads", "beside", "carry", ("sit", "lean"), ("book", "newspaper"), "hero", PROUD, "asleep",
         (("Una storia avvincente", "A gripping story"), ("Capitolo quarantasette", "Chapter forty-seven"),
          ("E qui viene il bello", "And now the best part")),
         ("{un_h} legge {un_t} {al_p}", "{a_h} reads {a_t} to {the_p}"),
         ("{il_h} tiene {il_t} davanti a sé", "{the_h} holds {the_t} in front"),
         ("{il_p} dorme della grossa", "{the_p} has fallen asleep"),
         ("{il_h} sta in piedi e legge a voce alta", "{the_h} is standing and reading aloud"),
         ("{il_t} sta fra {il_h} e {il_p}", "{the_t} is between {the_h} and {the_p}"),
         ("Chi ascolta ha gli occhi chiusi", "The listener's eyes are shut")),
    Verb("chases", "ahead", "run", ("run",), ("cake", "cheese", "banana", "teapot", "present"), "partner", ANGRY,
         "glad",
         (("Al ladro", "Stop, thief"), ("Torna qui", "Come back here"), ("Ultimo chilometro", "The last mile")),
         ("{un_h} insegue {un_p} di corsa", "{a_h} runs after {a_p}"),
         ("{il_p} scappa con {un_t}", "{the_p} runs away with {a_t}"),
         ("{il_p} se la ride", "{the_p} is laughing"),
         ("Corrono tutti e due, e {il_h} sta dietro", "Both are running, and {the_h} is behind"),
         ("{il_t} è in mano a chi scappa", "The one that flees has {the_t}"),
         ("{il_p} sorride mentre scappa", "{the_p} smiles while fleeing")),
    Verb("walks", "led", "walk", ("sit", "doze", "lie"), ("lead",), "hero", WORRIED, "bored",
         (("Passeggiata serale", "The evening walk"), ("Ancora cinque passi", "Five more steps"),
          ("Chi porta a spasso chi", "Who is walking whom")),
         ("{un_h} porta al guinzaglio {un_p}", "{a_h} has {a_p} on a lead"),
         ("{il_h} tira {il_t}", "{the_h} pulls at {the_t}"),
         ("{il_p} si annoia e non si muove", "{the_p} is bored and does not move"),
         ("{il_h} cammina, {il_p} sta a terra", "{the_h} walks, {the_p} stays on the ground"),
         ("{il_t} va dalla mano {del_h} al collo {del_p}", "{the_t} goes from {the_h}'s hand to {the_p}'s neck"),
         ("{il_p} non ha nessuna voglia: ha gli occhi mezzi chiusi",
          "{the_p} is not in the mood: its eyes are half shut")),
    Verb("lifts", "lifted", "cheer", ("stand", "graze", "walk"), (), "hero", PROUD, "awake",
         (("Allenamento leggero", "Light training"), ("Con due dita", "With two fingers"),
          ("Il record {del_h}", "{the_h}'s record")),
         ("{un_h} solleva {un_p} sopra la testa", "{a_h} lifts {a_p} overhead"),
         ("{il_p} è in aria, sopra {il_h}", "{the_p} is in the air, above {the_h}"),
         ("{il_p} ha gli occhi spalancati", "{the_p}'s eyes are wide open"),
         ("{il_h} ha tutte e due le braccia in alto", "{the_h} has both arms up"),
         ("{il_p} poggia sulle mani {del_h}", "{the_p} rests on {the_h}'s hands"),
         ("Lassù {il_p} tiene gli occhi bene aperti", "Up there {the_p} keeps its eyes wide open")),
    Verb("rides", "ridden", "ride", ("walk", "gallop", "stand"),
         ("trumpet", "flag", "sword", "umbrella", "broom", "ice cream"), "hero", PROUD, "bored",
         (("Arriva la cavalleria", "Here comes the cavalry"), ("Mezzi pubblici", "Public transport"),
          ("Al passo, prego", "Walk, please")),
         ("{un_h} cavalca {un_p}", "{a_h} rides {a_p}"),
         ("{il_h} tiene in mano {un_t}", "{the_h} holds {a_t}"),
         ("{il_p} si annoia", "{the_p} is bored"),
         ("{il_h} sta a cavalcioni sulla schiena {del_p}", "{the_h} sits astride {the_p}'s back"),
         ("{il_t} è in mano a chi cavalca", "Whoever rides holds {the_t}"),
         ("Chi porta ha le palpebre pesanti", "The one that carries has heavy lids")),
    Verb("pushes", "wheeled", "lean", ("stand", "hail", "cheer"), ("skateboard",), "hero", WORRIED, "amazed",
         (("Prima lezione", "First lesson"), ("Dov'è il freno?", "Where is the brake?"),
          ("Piano, piano", "Slowly, slowly")),
         ("{un_h} spinge {un_p} su uno skateboard", "{a_h} pushes {a_p} on a skateboard"),
         ("{il_p} sta sullo skateboard", "{the_p} is standing on the skateboard"),
         ("{il_p} ha la bocca aperta", "{the_p}'s mouth is open"),
         ("Per spingere {il_h} piega la schiena", "{the_h} pushes with a bent back"),
         ("Sullo skateboard c'è {il_p}, a terra {il_h}", "On the skateboard is {the_p}, on the ground {the_h}"),
         ("{il_p} non sa frenare: ha la bocca spalancata", "{the_p} cannot brake: mouth wide open")),
)
