game-title = Duplik
game-tagline = Uno descrive, gli altri disegnano. Poi si giudica.

way-by-hand = Da soli con i bot, a mano
way-by-hand-help = Disegni col dito o col mouse e ti giudichi da te, con l’originale accanto: non fa primato.
way-collage = Da soli con i bot, con il collage
way-collage-help = Incolli timbri invece di disegnare, e giudicano i bot: conta per i primati.

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
option-seconds-0 = Senza fretta
option-seconds-help = Senza fretta non scade niente: si disegna finché tutti posano la penna, si giudica e si vota con calma.
option-language = I bot parlano
option-language-it = Italiano
option-language-en = Inglese
option-collage = Collage di timbri
option-collage-help = Chi disegna può incollare timbri invece di tracciare: anche un bot sa giudicarli.

event-round-began = Turno { $round }: il maestro d’opera è { $who }.
event-title-read = «{ $title }». Il criterio bonus è il numero { $bonus }.
event-hourglass-turned = { $runs ->
    [yes] { $who } gira la clessidra.
   *[no] { $who } comincia a descrivere.
  }
event-scene-told = { $who } si fa descrivere la scena.
event-pen-down = { $who } posa il pennarello.
event-all-said = { $who } ha detto tutto.
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
event-handed-on = { $who } non sa leggere il disegno di { $author_name }: lo giudica { $judge_name }.
event-doubted = { $who } è in dubbio sul criterio { $number } e chiede agli artisti.
event-contested = { $who } contesta il criterio { $number } sul disegno di { $author_name }.
event-vote-counted = Voto sul disegno di { $author_name }: { $yes } a { $no }, il criterio { $number } { $met ->
    [yes] è rispettato
   *[no] non è rispettato
  }.
event-round-scored = Si apre la galleria: { $points }.
event-rosettes-pinned = { $votes ->
    [0] Nessuna coccarda: nessun voto.
   *[other] Il disegno più bello: { $best_names }.
  }

score-as-master = Maestro d’opera nel turno { $round }, «{ $it }»
score-as-artist = Artista nel turno { $round }, «{ $it }»
score-as-own-judge = Artista nel turno { $round }, «{ $it }» (giudice di sé: fuori dai primati)

unrecorded = { $you ->
    [yes] Hai giudicato da te almeno un tuo disegno: questa partita non fa primato. Con il collage giudicano gli altri, bot compresi, e conta.
   *[no] Non fa primato per chi ha giudicato da sé un proprio disegno ({ $names }).
  }
feat-perfect-drawing = Un disegno perfetto: dieci criteri su dieci
feat-perfect-words = Una descrizione perfetta: da maestro, dieci punti su dieci

refusal-not-now = { $phase ->
    [prepare] Non ancora: prima il maestro d’opera lancia il dado e gira la clessidra.
    [draw] Non adesso: il maestro d’opera descrive e gli artisti disegnano.
    [ink] Non più: giù i pennarelli.
    [pass] Non ancora: prima il maestro d’opera fa passare i disegni.
    [judge] Non adesso: si giudicano i disegni.
    [praise] Non adesso: si vota il disegno più bello.
    [gallery] Non adesso: si guarda la galleria.
   *[over] La partita è finita.
  }
refusal-for-the-master = Questo tocca al maestro d’opera.
refusal-for-the-artists = Questo tocca agli artisti.
refusal-no-such-title = Scegli uno dei due titoli.
refusal-choose-a-title-first = Prima scegli uno dei due titoli.
refusal-already-thrown = Il dado è già stato lanciato.
refusal-throw-first = Prima lancia il dado del criterio bonus.
refusal-already-told = La scena è già stata descritta.
refusal-too-many-words = Troppe parole in una riga: al massimo { $most } caratteri.
refusal-too-many-lines = Troppe righe: al massimo { $most }.
refusal-pen-is-down = Hai posato il pennarello: riprendilo per disegnare ancora.
refusal-bad-stroke = Questo tratto è scritto male.
refusal-stroke-too-long = Un tratto ha al massimo { $most } punti.
refusal-no-such-pen = Il pennarello va da 1 a { $most }.
refusal-off-paper = Il tratto esce dal foglio.
refusal-paper-lies = Questo foglio sta già per un altro verso: gira il telefono, o ricomincialo da capo.
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
refusal-may-not-talk = Mentre si disegna gli artisti non parlano e non fanno domande: chat e reazioni si riaprono a penne posate.
refusal-your-own-verdict = Questo verdetto è tuo: contro te stesso non si contesta.
refusal-doubt-spent = In questo turno hai già messo ai voti un dubbio.
refusal-no-collage = A questo tavolo si disegna a mano: il collage non è aperto.
refusal-paper-has-ink = Su questo foglio c’è già inchiostro: per il collage ricomincialo da capo.
refusal-paper-is-collage = Questo foglio è un collage: per disegnare a mano ricomincialo da capo.
refusal-no-such-kind = Questo timbro nella scatola non c’è.
refusal-no-such-feature = Questo timbro così non si può fare.
refusal-no-such-pose = In questa posa il timbro non c’è.
refusal-no-such-stamp = Quel timbro sul foglio non c’è.
refusal-no-such-size = Un timbro misura da { $least } a { $most }.
refusal-too-many-stamps = Il foglio è pieno: { $most } timbri al massimo.
refusal-no-contests-left = Hai già contestato { $most } volte in questo turno.
refusal-own-drawing = Il tuo è bello, ma la coccarda va al disegno di un altro.
refusal-no-such-drawing = La coccarda va a uno dei disegni appesi.
refusal-no-vote-open = Su quel disegno non si sta votando.
refusal-already-voted = Hai già votato.

board-quoted = «{ $title }»
board-round-of = Turno { $round } di { $rounds }
board-master-is = maestro d’opera: { $name }
board-master = maestro
board-bonus = Bonus: criterio { $number }
board-bonus-help = Chi rispetta questo criterio prende 3 punti invece di 1.
board-bonus-points = vale 3 punti
board-ritual = Il lancio del dado
board-ritual-won = Il dado ha scelto: comincia { $name }.
board-peak-vote-met = Rispettato!
board-peak-vote-missed = Non rispettato!
board-peak-vote = Si è votato sul disegno di { $name }: { $yes } sì, { $no } no.
board-peak-telepathy = Telepatia!
board-peak-telepathy-tells = { $master } ha detto tutto e { $names } { $count ->
    [one] ha disegnato tutto
   *[other] hanno disegnato tutto
  }.
board-peak-perfect = Disegno perfetto!
board-peak-perfect-tells = { $count ->
    [one] { $names } rispetta dieci criteri su dieci
   *[other] { $names } rispettano dieci criteri su dieci
  }.
board-peak-rosettes = Si appuntano le coccarde
board-peak-words = Parole perfette!
board-peak-words-tells = Di { $master } è arrivato tutto: dieci criteri su dieci.
board-two-titles = Quale carta prendi?
board-card = Carta scena
board-picture = La scena «{ $title }»
board-throw = Lancia il dado e leggi il titolo
board-throw-hint = Guarda bene la scena: la vedi solo tu. Il dado dice quale criterio vale triplo.
board-turn = { $sand ->
    [yes] Gira la clessidra e descrivi
   *[no] Comincia a descrivere
  }
board-hear = Descrivimela a parole
board-heard = La scena a parole
board-turn-hint = Gli artisti sono pronti. Posizioni, grandezze, quanti: di’ prima le cose che contano.
board-type = Scrivi quello che vedi: gli artisti lo leggono mentre scrivi
board-type-here = Scrivi quello che vedi…
board-line = A capo
board-words = Le parole del maestro
board-words-none = Il maestro sta per parlare…
board-all-said = Ho detto tutto
board-all-said-by = { $name } ha detto tutto.
board-all-said-hint = Se poi ti viene in mente altro, scrivi pure: si riapre.
board-resting = { $count ->
    [0] Tutti stanno disegnando.
    [one] Un pennarello posato su { $all }.
   *[other] { $count } pennarelli posati su { $all }.
  }
board-get-ready = Prendi il pennarello
board-ready-hint = { $name } sta guardando la scena. Fra poco la descrive: tu disegnala come la senti.
board-ready-title = { $sand ->
    [yes] Hai il titolo. Appena gira la clessidra, si disegna.
   *[no] Hai il titolo. Appena si comincia, si disegna: senza fretta.
  }
board-master-prepares = { $name } prende una carta
board-master-begins = { $name } sta per descrivere
board-room-hint = La scena la vede solo chi descrive. Gli altri preparano il pennarello.
board-room-title = { $sand ->
    [yes] Appena gira la clessidra, si disegna.
   *[no] Appena si comincia, si disegna: senza fretta.
  }
board-artists-draw = { $count ->
    [one] Un artista disegna ancora.
   *[other] { $count } artisti disegnano. Guardare è permesso solo a pennarelli posati.
  }
board-paper = Il tuo foglio: disegna qui
board-tools = Strumenti
board-pen-1 = Pennarello sottile
board-pen-2 = Pennarello medio
board-pen-3 = Pennarello grosso
board-eraser = Gomma
board-undo = Annulla l’ultimo tratto
board-redo = Rifai
board-clear = Foglio bianco
board-clear-sure = Ricominciare da capo?
board-clear-help = Il foglio torna bianco. Con «Rifai» i tratti tornano uno alla volta.
board-clear-no = Tengo il disegno
board-clear-yes = Foglio bianco
board-time = Tempo! Giù i pennarelli.
board-pen-down = Hai posato il pennarello.
board-rest = Ho finito: poso il pennarello
board-take-up = Riprendo il pennarello
board-aloud = Leggi ad alta voce
board-pens-down = Giù i pennarelli!
board-passing = { $name } decide da che parte passano i disegni.
board-pass-hint = Ogni disegno va a un altro artista, che lo giudica. Da che parte?
board-pass-left = A sinistra: { $from } → { $name }
board-pass-right = A destra: { $from } → { $name }
board-criterion = Criterio { $number } di { $all }
board-first-criterion = I disegni sono passati: ognuno ha davanti quello che deve giudicare.
board-drawing-by = Il disegno di { $name }
board-yours = Il tuo disegno
board-points = { $count ->
    [one] 1 punto
   *[other] { $count } punti
  }
board-met = Rispettato
board-not-met = Non rispettato
board-vote-mine = Hai contestato: ora si vota. Tu che dici?
board-vote-on-yours = { $who } contesta il verdetto sul tuo disegno. Tu che dici?
board-vote-on-own = { $who } contesta il verdetto sul proprio disegno. Tu che dici?
board-vote-on = { $who } contesta il verdetto sul disegno di { $name }. Tu che dici?
board-abstain = Mi astengo
board-voting = Si vota sul disegno di { $name }…
board-waiting-judges = Si aspetta il verdetto di { $names }.
board-waiting-master = Tutti hanno deciso. { $name } legge il prossimo criterio.
board-waiting-close = Tutti hanno deciso. { $name } chiude il giudizio e si apre la galleria.
board-close-on = Tutti hanno deciso: erano dieci.
board-read-on = Tutti hanno deciso. Quando vuoi, leggi il prossimo.
board-read-hint = I criteri si leggono uno alla volta, ad alta voce.
board-read = Leggi il criterio { $number }
board-close = Chiudi il giudizio e apri la galleria
board-lift = Ops, tolgo il timbro
board-doubt = In dubbio: si vota
board-doubt-help = Una volta per turno, senza spendere contestazioni.
board-moment = Un attimo: il verdetto si può ancora contestare.
board-all-rest = Tutti hanno posato il pennarello: ancora un attimo per ripensarci.
board-way = Come disegni
board-way-pen = A mano
board-collage = Collage
board-stamp = { $name }, timbro { $number }
board-stamp-bigger = Più grande
board-stamp-smaller = Più piccolo
board-stamp-turn = Gira
board-stamp-upside-down = Capovolgi
board-stamp-mirror = Specchia
board-stamp-peel = Stacca
board-stamp-borne = Sta
board-stamp-free = per conto suo
board-stamp-held = in mano: { $name } ({ $number })
board-stamp-worn = in testa: { $name } ({ $number })
board-stamp-carried = in groppa: { $name } ({ $number })
board-pose = Posa
board-pose-boo = fa bu
board-pose-carry = porta qualcosa
board-pose-cheer = esulta
board-pose-climb = si arrampica
board-pose-crawl = striscia
board-pose-dance = balla
board-pose-dive = si tuffa
board-pose-doze = dorme
board-pose-fall = cade
board-pose-float = galleggia
board-pose-fly = vola
board-pose-gallop = al galoppo
board-pose-gasp = a bocca aperta
board-pose-graze = a testa bassa
board-pose-hail = saluta
board-pose-hang = pende
board-pose-hide = si nasconde
board-pose-juggle = fa il giocoliere
board-pose-kneel = in ginocchio
board-pose-knit = lavora a maglia
board-pose-lean = si appoggia
board-pose-leap = salta
board-pose-lie = a terra
board-pose-melt = si scioglie
board-pose-one-leg = su una zampa sola
board-pose-peck = becca
board-pose-point = indica
board-pose-rear = si impenna
board-pose-rise = si alza
board-pose-run = di corsa
board-pose-shout = strilla
board-pose-shrug = non sa
board-pose-sing = canta
board-pose-sit = a sedere
board-pose-slide = scivola
board-pose-slouch = in poltrona
board-pose-stand = in piedi
board-pose-stretch = si allunga
board-pose-swim = nuota
board-pose-think = ci pensa
board-pose-walk = a passeggio
board-pose-wave = a braccia alzate
board-stamp-front = Porta davanti
board-stamp-back = Manda dietro
board-stamp-copy = Fai una copia
board-collage-undo = Annulla l’ultima modifica
board-collage-begin = Scegli un timbro: si attacca al foglio, poi lo sposti col dito.
board-collage-pick = Tocca un timbro sul foglio per spostarlo, girarlo o cambiarlo.
board-stamp-keys = Da tastiera: frecce per spostare, + e − per la grandezza, [ e ] per girare, Pag↑ davanti, Pag↓ dietro, Ctrl+D copia, Canc stacca, Ctrl+Z annulla.
board-stamp-search = Cerca un timbro
board-stamp-none = Nessun timbro con questo nome.
board-drawers = Cassetti
board-drawer-animals = Animali
board-drawer-buildings = Edifici
board-drawer-food = Cibo
board-drawer-furniture = Casa
board-drawer-nature = Natura
board-drawer-odd = Cose strane
board-drawer-people = Persone
board-drawer-vehicles = Veicoli
board-feature-expression = Faccia
board-feature-hat = Cappello
board-feature-pattern = Disegno
board-contest-pause = Prima di andare avanti, lascia il tempo di contestare.
board-master-waits = Aspetta i giudici: tu non dai consigli.
board-contest = Contesta (ancora { $left })
board-read-so-far = Criteri letti
board-all-drawings = Tutti i disegni
board-own-judge = Nessun altro può giudicare il tuo disegno: fallo tu, con l’originale accanto.
board-original = L’originale
board-gallery-hint = Tocca un disegno per rivederlo nascere, tratto dopo tratto.
board-look-at = Guarda da vicino il disegno di { $name }
board-master-got = { $name }, maestro: { $points }
board-criteria-met = { $count } criteri rispettati su 10
board-save-svg = Salva la pagina (SVG)
board-save-png = Salva la pagina (PNG)
board-sheet = Il foglio dei punti
board-sheet-help = Sottolineati i punti presi da maestro d’opera.
board-masters = Tabella dei maestri d’opera
board-masters-help = Per il maestro conta ogni criterio rispettato da almeno un artista: un punto, anche il bonus.
board-round = Turno
board-total = Totale
board-shut = Chiudi
board-replay = Rivedi tratto per tratto
board-next = Avanti, al prossimo turno
board-next-master = Il prossimo maestro d’opera è { $name }.
board-waiting-ready = Si aspetta { $names }.
board-voice-speak = Parla a voce
board-voice-listen = Entra nella voce
board-voice-device = Microfono
board-voice-leave = Esci
board-voice-asks = { $name } vuole parlare: ammetti?
board-voice-admit = Ammetti
board-voice-refuse = No
board-voice-talking = A voce: { $names }
board-voice-hears = Ti sentono: { $names }
board-voice-hears-nobody = Non ti sente ancora nessuno
board-voice-trouble = Il microfono non risponde: senti gli altri, ma loro non sentono te.
board-voice-insecure = Senti gli altri, ma loro non sentono te: i browser danno il microfono solo alle pagine https. Chi tiene la casa può aprirla con --tls.

## La riga in alto

headline-moment = Un attimo: si può ancora contestare
headline-choose = Scegli la scena da descrivere
headline-throw = Guarda bene la scena, poi lancia il dado
headline-turn = { $sand ->
    [yes] Gira la clessidra e comincia a descrivere
   *[no] Comincia a descrivere quando vuoi
  }
headline-describe = Descrivi la scena!
headline-all-said = Hai detto tutto: gli altri finiscono
headline-draw = Disegna quello che descrive { $master }
headline-ink = Il tempo è finito: giù i pennarelli!
headline-pass = Scegli da che parte passano i disegni
headline-vote = { $own ->
    [yes] Vota sul tuo disegno
   *[no] Vota sul disegno di { $name }
  }
headline-judge = { $own ->
    [yes] Giudica il tuo disegno
   *[no] Giudica il disegno di { $name }
  }
headline-read-first = Leggi il primo criterio
headline-read = Leggi il criterio { $number }
headline-close = Chiudi il giudizio e apri la galleria
headline-gallery = Guarda i disegni, poi vai avanti
headline-wait-prepare = { $master } guarda la scena: prepara il pennarello
headline-watch-prepare = { $master } prepara la scena
headline-rested = { $count ->
    [one] Aspetta: { $names } sta ancora disegnando
   *[other] Aspetta: { $names } stanno ancora disegnando
  }
headline-all-down = I pennarelli sono giù: ancora un attimo
headline-watch-draw = { $count ->
    [one] { $master } descrive, { $names } disegna
   *[other] { $master } descrive, { $names } disegnano
  }
headline-watch-crowd = { $master } descrive, { $count } disegnano
headline-wait-pass = { $master } sceglie da che parte passano i disegni
headline-wait-vote = { $own ->
    [yes] Si vota sul tuo disegno: { $count ->
        [one] manca { $names }
       *[other] mancano { $names }
      }
   *[no] Si vota sul disegno di { $name }: { $count ->
        [one] manca { $names }
       *[other] mancano { $names }
      }
  }
headline-wait-judges = { $count ->
    [one] { $names } sta giudicando
   *[other] { $names } stanno giudicando
  }
headline-wait-read-first = { $master } legge il primo criterio
headline-wait-read = { $master } legge il criterio { $number }
headline-wait-close = { $master } chiude il giudizio
headline-wait-gallery = { $count ->
    [one] { $names } guarda ancora i disegni
   *[other] { $names } guardano ancora i disegni
  }
board-birth = Nasce il disegno di { $name }
board-birth-now = nasce ora
board-birth-soon = fra poco
board-birth-tally = { $name }: { $count ->
    [0] nessun criterio
    [one] un criterio
   *[other] { $count } criteri
  } su dieci, { $points }
board-birth-skip = Salta al voto
board-praise = Qual è il più bello?
board-praise-all = Votate il più bello!
board-praise-help = Niente punti, solo gloria. Il tuo non si vota.
board-praise-one = La mia coccarda va al disegno di { $name }
board-praise-own = il tuo
board-praise-none = Non voto
board-praised = Voto dato: si aspettano gli altri
board-praise-missing = Mancano { $names }.
board-rosette-to = { $count ->
    [one] Coccarda per { $names }!
   *[other] A pari coccarde: { $names }!
  }
board-rosette-help = niente punti, solo gloria
board-rosettes = { $count ->
    [one] una coccarda
   *[other] { $count } coccarde
  }
headline-birth = Guarda i disegni nascere, poi vota il più bello
headline-watch-birth = Nasce il disegno di { $name }
headline-praise = Vota il disegno più bello
headline-watch-praise = Votate il disegno più bello
headline-wait-praise = { $count ->
    [one] Manca il voto di { $names }
   *[other] Mancano i voti di { $names }
  }

# Che cosa ha fatto meglio ciascuno
honour-finest-eye = l’occhio più fine: { $count } criteri su { $of }
honour-most-understood = le descrizioni più chiare: { $count } criteri su { $of }
honour-bonuses = { $count ->
    [one] il bonus l’ha preso solo questa mano
   *[other] più bonus: { $count }
}
honour-best-round = il disegno migliore: { $count } punti
honour-first-pen-down = la penna più svelta: giù dopo { $seconds } s
honour-contests-won = { $count ->
    [one] una contestazione vinta
   *[other] più contestazioni vinte: { $count }
}
honour-contests = più contestazioni: { $count }
honour-generous-judge = la giuria più generosa: { $count } sì
honour-own-criteria = { $count ->
    [one] un criterio su { $of }
   *[other] { $count } criteri su { $of }
  }
honour-own-understood = { $count ->
    [one] un criterio capito su { $of }
   *[other] { $count } criteri capiti su { $of }
  }
honour-own-judging = { $count ->
    [one] un verdetto dato
   *[other] { $count } verdetti dati
}
finale-drawing = Il migliore dell’ultimo turno, di { $who }: «{ $title }», { $count ->
    [one] un criterio su dieci
   *[other] { $count } criteri su dieci
  }
souvenir-who = disegno di { $artist }, parole di { $master }
souvenir-drawn = disegno di { $artist }
souvenir-of-ten = { $count ->
    [one] criterio su dieci
   *[other] criteri su dieci
  }

board-rested = { $count ->
    [one] { $names } ha posato la penna
   *[other] { $names } hanno posato la penna
  }
board-chip-rested = penna giù
board-artists = Chi disegna
board-hand-draws = { $name } disegna
board-hand-rests = { $name } ha posato la penna
board-die-says = Il criterio { $number } vale triplo
board-voice = La voce al tavolo
board-voice-speaks = { $count ->
    [one] Parla { $names }
   *[other] Parlano { $names }
  }
board-voice-alone = In ascolto
board-voice-help = Ci si sente fra chi entra nella voce, e solo con chi si ammette per nome. Mentre si disegna parla solo chi descrive.
board-voice-now = parla
board-voice-you = questo microfono
board-voice-listens = ascolta
board-voice-waiting = deve ancora ammetterti
board-voice-apart = non vi sentite ancora
board-voice-hushed = Mentre si disegna parla solo chi descrive.
board-voice-how = Come parli
board-voice-open = Sempre
board-voice-press = A pressione
board-voice-only = Solo ascolto
board-voice-hold = Tieni premuto e parla
board-stamp-yes = Sì
board-stamp-no = No
board-reads = { $name } legge: criterio { $number } di { $all }
board-mine-so-far = Il tuo: { $met } su { $of }.
board-strokes = { $count ->
    [0] ascolta
    [one] un tratto
   *[other] { $count } tratti
  }
