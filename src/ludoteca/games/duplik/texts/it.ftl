game-title = Duplik
game-tagline = Uno descrive, gli altri disegnano. Poi si giudica.

option-terms = Quante volte si fa il maestro
option-terms-1 = Una
option-terms-2 = Due
option-terms-3 = Tre
option-scenes = Le scene
option-scenes-album = L’album
option-scenes-endless = Sempre nuove
option-scenes-help = L’album ha 120 scene disegnate; «sempre nuove» ne inventa senza fine.
option-choice = La carta
option-choice-random = A caso
option-choice-two_titles = Il maestro sceglie fra due titoli
option-seconds = La clessidra
option-seconds-90 = 90 secondi
option-seconds-120 = 2 minuti
option-seconds-180 = 3 minuti
option-language = I bot parlano
option-language-it = Italiano
option-language-en = Inglese

event-round-began = Turno { $round }: il maestro d’opera è { $who }.
event-title-read = «{ $title }». Il criterio bonus è il numero { $bonus }.
event-hourglass-turned = { $who } gira la clessidra.
event-pen-down = { $who } posa il pennarello.
event-pens-down = Tempo! Giù i pennarelli.
event-drawings-passed = I disegni passano a { $direction ->
    [left] sinistra
   *[right] destra
  }.
event-criterion-read = Criterio { $number }: { $text }
event-judged = { $who } sul disegno di { $author_name }: criterio { $number } { $met ->
    [yes] rispettato
   *[no] non rispettato
  }.
event-contested = { $who } contesta il criterio { $number } sul disegno di { $author_name }.
event-vote-counted = Voto sul disegno di { $author_name }: { $yes } a { $no }, il criterio { $number } { $met ->
    [yes] è rispettato
   *[no] non è rispettato
  }.
event-round-scored = Si apre la galleria: { $points }.

score-as-master = Maestro d’opera nel turno { $round }, «{ $it }»
score-as-artist = Artista nel turno { $round }, «{ $it }»

refusal-not-now = Questo ora non si può fare.
refusal-for-the-master = Questo tocca al maestro d’opera.
refusal-for-the-artists = Questo tocca agli artisti.
refusal-no-such-title = Scegli uno dei due titoli.
refusal-choose-a-title-first = Prima scegli uno dei due titoli.
refusal-already-thrown = Il dado è già stato lanciato.
refusal-throw-first = Prima lancia il dado del criterio bonus.
refusal-too-many-words = Troppe parole in una riga: al massimo { $most } caratteri.
refusal-pen-is-down = Hai posato il pennarello: riprendilo per disegnare ancora.
refusal-bad-stroke = Questo tratto è scritto male.
refusal-stroke-too-long = Un tratto ha al massimo { $most } punti.
refusal-no-such-pen = Il pennarello va da 1 a { $most }.
refusal-off-paper = Il tratto esce dal foglio.
refusal-paper-full = Il foglio è pieno: al massimo { $most } tratti.
refusal-nothing-to-undo = Non c’è niente da annullare.
refusal-nothing-to-redo = Non c’è niente da rifare.
refusal-not-your-drawing-to-judge = Quel disegno lo giudica un altro.
refusal-nothing-read-yet = Il primo criterio non è ancora stato letto.
refusal-already-judged = Il criterio { $number } su quel disegno è già deciso.
refusal-judging-goes-on = Aspetta: manca ancora qualche verdetto o qualche voto.
refusal-not-yours-to-contest = Può contestare solo l’autore del disegno o chi lo giudica.
refusal-not-judged-yet = Non c’è ancora un verdetto da contestare.
refusal-already-contested = Su questo verdetto si è già votato, o si sta votando.
refusal-no-contests-left = Hai già contestato { $most } volte in questo turno.
refusal-no-vote-open = Su quel disegno non si sta votando.
refusal-already-voted = Hai già votato.
