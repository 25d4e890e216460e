# Canvas: ogni frase del gioco. Il tabellone legge lo stesso file.
game-title = Canvas
game-tagline = Carte trasparenti, una sull’altra: tre quadri da premio.

way-puzzle = Da soli: il puzzle
way-puzzle-help = Le carte le governi tu: ogni ispirazione conta.
way-vincent = Da soli, con Vincent
way-vincent-help = Lui lancia i segnalini e ti porta via le carte.

## Opzioni
option-scenario = Carte Punteggio
option-scenario-iniziale = Iniziale · la prima volta
option-scenario-famiglia = Famiglia · due carte facili
option-scenario-relax = Relax · tre a caso
option-scenario-sinergia = Sinergia · tre che si aiutano
option-scenario-bilanciato = Bilanciato
option-scenario-senza_elementi = Senza Elementi
option-scenario-tutti_gli_elementi = Tutti gli Elementi
option-scenario-spaziale = Spaziale
option-scenario-bonus = Bonus
option-scenario-casuale = A caso
option-scenario-libero = Le scegliamo noi
option-goals = Le nostre carte
option-goals-help = Da due a quattro, con «Le scegliamo noi».
option-goals-composizione = Composizione
option-goals-consistenza = Consistenza
option-goals-enfasi = Enfasi
option-goals-gerarchia = Gerarchia
option-goals-movimento = Movimento
option-goals-proporzione = Proporzione
option-goals-prossimita = Prossimità
option-goals-ripetizione = Ripetizione
option-goals-spazio = Spazio
option-goals-stile = Stile
option-goals-simmetria = Simmetria
option-goals-varieta = Varietà
option-how_many = Quante a caso
option-how_many-help = Da due a quattro, con «A caso».
option-solo = Da soli
option-solo-vincent = Con Vincent
option-solo-puzzle = Puzzle
option-deck_size = Mazzo
option-deck_size-60 = 60 carte
option-deck_size-40 = 40 carte (fino a tre pittori)
option-deck_size-all = Tutte le carte del mazzo
option-deck_size-sixty = 60 a caso, da un mazzo più grande
option-vote = Voto sui quadri in caso di parità
option-vote-help = Chi non è in parità e chi guarda scelgono i quadri più belli.
option-deck = Un mazzo vostro
option-deck-help = Un file JSON con le vostre carte.

## Rifiuti
refusal-bad-options = { $detail ->
    [goals] Scegliete da due a quattro carte Punteggio diverse.
    [short_deck] Il mazzo da 40 carte basta al massimo per tre pittori.
    [deck_file] Manda quel che c’è nel file del mazzo, non il suo nome.
    [deck_too_small] Il vostro mazzo ha { $cards } carte: a questo tavolo ne servono almeno { $needed }.
    [goals_unused] Le carte Punteggio le scegliete voi solo con «Le scegliamo noi».
    [how_many_unused] Quante carte a caso si sceglie solo con «A caso».
    [puzzle_alone] Il puzzle è per una persona sola.
    [deck_over_sixty] Il vostro mazzo ha { $cards } carte: scegliete se giocarle tutte o sessanta a caso.
    [deck_twice] La carta «{ $card }» è nel mazzo due volte.
    [deck_swatches] La carta «{ $card }» ha { $count } campioni: ne servono { $needed }.
    [deck_filled] Sulla carta «{ $card }» i campioni pieni sono { $count }: devono essere due.
    [deck_same_icon] Sulla carta «{ $card }» il campione { deck-colour } ha due volte la stessa icona.
    [deck_bonus_alone] Sulla carta «{ $card }» l’icona bonus del campione { deck-colour } non è da sola.
    [deck_icons] Sulla carta «{ $card }» il campione { deck-colour } ha { $count } icone: due al massimo.
    [deck_two_doubles] Sulla carta «{ $card }» due campioni hanno due elementi: uno solo può averne due.
    [deck_two_bonuses] Sulla carta «{ $card }» ci sono due icone bonus: una al massimo.
    [deck_no_drawing] La carta «{ $card }» non ha un disegno suo, e tra quelli della casa «{ $drawing }» non c’è.
    [deck_long_drawing] Il disegno della carta «{ $card }» è troppo lungo: { NUMBER($most) } caratteri al massimo.
    [deck_more_than_shapes] Nel disegno della carta «{ $card }» possono esserci soltanto forme.
    [deck_broken_drawing] Il disegno della carta «{ $card }» non è un SVG scritto bene.
    [deck_deep_drawing] Nel disegno della carta «{ $card }» ci sono più di { $most } forme una dentro l’altra.
    [deck_shape] Il disegno della carta «{ $card }» non può usare <{ $shape }>.
    [deck_attribute] Il disegno della carta «{ $card }» non può usare { $name }="{ $value }".
    [deck_too_long] Il file del mazzo è troppo lungo: { NUMBER($most) } caratteri al massimo.
    [deck_not_json] Questo non è un mazzo scritto in JSON.
    [deck_no_file] Un file di mazzo con questo nome non c’è (il nome finisce in .json).
   *[other] { schema-problem }
  }
deck-colour = { $colour ->
    [red] rosso
    [yellow] giallo
    [green] verde
    [blue] blu
   *[violet] viola
  }
refusal-hand-full = Hai già { $limit } carte in mano: completa un dipinto.
refusal-no-such-card = Nella fila quella carta non c’è.
refusal-not-enough-tokens = Questa carta costa { $price ->
    [one] un’ispirazione
   *[other] { $price } ispirazioni
  } e { $tokens ->
    [0] non ne hai
    [one] ne hai una sola
   *[other] ne hai { $tokens }
  }.
refusal-too-few-cards = Per un dipinto servono tre carte: ne hai { $cards }.
refusal-not-in-hand = Quella posizione nella tua mano è vuota: hai { $cards } carte.
refusal-same-card-twice = Servono tre carte diverse.
refusal-no-such-background = Quello sfondo non è tra i tuoi.
refusal-vote-first = I dipinti sono finiti: ora si vota.
refusal-already-voted = Hai già votato.
refusal-no-vote = Non c’è niente da votare.
refusal-not-tied = Si vota solo per chi è in parità.

## Cronaca
event-card-taken = { $paid ->
    [0] { $who } prende «{ $title }».
    [one] { $who } prende «{ $title }» per un’ispirazione.
   *[other] { $who } prende «{ $title }» per { $paid } ispirazioni.
  }{ $gained ->
    [0] {""}
    [one] {" "}Ne trova una sopra.
   *[other] {" "}Ne trova { $gained } sopra.
  }
event-painting-hung = { $who } appende «{ $title }»: { $ribbons ->
    [0] nessuna coccarda
    [one] una coccarda
   *[other] { $ribbons } coccarde
  }{ $bonus ->
    [0] {""}
    [one] {" "}e una bonus
   *[other] {" "}e { $bonus } bonus
  }.
event-token-returned = Un’ispirazione torna dalla riserva a { $who }.
event-vincent-chose = Vincent lancia i segnalini: { $up ->
    [0] nessuno a faccia in su
    [one] uno a faccia in su
   *[other] { $up } a faccia in su
  }. Porta via «{ $title }»{ $gained ->
    [0] {""}
    [one] {" "}e l’ispirazione che c’era sopra
   *[other] {" "}e le { $gained } ispirazioni che c’erano sopra
  }.
event-vote-opened = Parità: si vota sui quadri.
event-watcher-voted = Dal pubblico un voto per { $painter }.
event-vote-cast = { $who } vota per { $painter }.

## Punteggio
score-composizione = Composizione · { $ribbons }
score-consistenza = Consistenza · { $ribbons }
score-enfasi = Enfasi · { $ribbons }
score-gerarchia = Gerarchia · { $ribbons }
score-movimento = Movimento · { $ribbons }
score-proporzione = Proporzione · { $ribbons }
score-prossimita = Prossimità · { $ribbons }
score-ripetizione = Ripetizione · { $ribbons }
score-spazio = Spazio · { $ribbons }
score-stile = Stile · { $ribbons }
score-simmetria = Simmetria · { $ribbons }
score-varieta = Varietà · { $ribbons }
score-bonus = Coccarde bonus · { $ribbons }
score-votes = Voti ai quadri · { $votes }
score-tokens = Ispirazioni rimaste · { $tokens }
score-solo-migliore = Migliore in gara
score-solo-secondo = Secondo premio
score-solo-menzione = Menzione d’onore
score-solo-emergente = Artista emergente
score-solo-partecipazione = Premio di partecipazione

## Il tavolo
board-chip = { $points ->
    [one] 1 punto
   *[other] { $points } punti
  } · { $tokens } ✦
board-goals = Carte Punteggio
board-row = La fila
board-hand = La tua mano
board-hand-of = La mano di { $who }
board-easel = Il cavalletto
board-gallery = La galleria
board-tab-row = Prendi
board-tab-easel = Dipingi
board-tab-gallery = Galleria
board-deck-left = { $count ->
    [0] Il mazzo è finito
    [one] Ancora una carta nel mazzo
   *[other] Ancora { $count } carte nel mazzo
  }
board-tokens = { $count ->
    [0] Nessuna ispirazione
    [one] Un’ispirazione
   *[other] { $count } ispirazioni
  }
board-reserve = Riserva: { $count }
board-reserve-help = La prima carta e ogni dipinto ti ridanno un’ispirazione dalla riserva.
board-free = gratis
board-price = { $count ->
    [one] costa 1
   *[other] costa { $count }
  }
board-lying = { $count ->
    [one] con 1 ispirazione sopra
   *[other] con { $count } ispirazioni sopra
  }
board-card-label = { $title } { $swatches }
board-row-label = { $n }. { $card } { $price }{ $lying }
board-swatch = { $colour }: { $icons }
board-hand-empty = Ancora nessuna carta: prendine una dalla fila.
board-hand-label = { $card } { $where ->
    [0] Non è sul cavalletto.
    [1] Sul cavalletto, sotto.
    [2] Sul cavalletto, in mezzo.
   *[3] Sul cavalletto, sopra.
  }
board-colour-red = rosso
board-colour-yellow = giallo
board-colour-green = verde
board-colour-blue = blu
board-colour-violet = viola
board-icons = Gli elementi
board-icon-hue = Tonalità
board-icon-shape = Forma
board-icon-texture = Texture
board-icon-tone = Tono
board-count-hue = { $count } Tonalità
board-count-shape = { $count ->
    [one] 1 Forma
   *[other] { $count } Forme
  }
board-count-texture = { $count } Texture
board-count-tone = { $count ->
    [one] 1 Tono
   *[other] { $count } Toni
  }
board-icon-bonus_hue = Bonus Tonalità
board-icon-bonus_shape = Bonus Forma
board-icon-bonus_texture = Bonus Texture
board-icon-bonus_tone = Bonus Tono

board-take = Prendi «{ $title }» · { $price ->
    [0] gratis
    [one] 1 ispirazione
   *[other] { $price } ispirazioni
  }
board-hang = Appendi il dipinto · +{ $points }
board-undo = Annulla
board-your-turn-take = La prima è gratis; per ogni carta saltata lasci un’ispirazione.
board-your-turn-both = Con tre carte della mano puoi appendere un dipinto.
board-your-turn-paint = Scegli tre carte e mettile sul cavalletto.
board-their-turn = Intanto guarda che cosa resta nella fila.
board-rehearse = Intanto puoi provare al cavalletto.
board-done = I tuoi tre dipinti sono appesi: ora guardi gli altri.
board-choose-card = Scegli una carta della fila
board-choose-layers = { $count ->
    [one] Scegli ancora una carta
   *[other] Scegli ancora { $count } carte
  }
board-to-row = Vai alla fila
board-to-easel = Vai al cavalletto
board-wait = Aspetta il tuo turno
board-too-dear = { $price ->
   *[other] Costa { $price } e hai { $tokens } ✦
  }
board-would-bring = Con questa il tuo miglior dipinto varrebbe +{ $after } (ora +{ $before }).
board-would-bring-first = Con questa potresti dipingere per +{ $after }.
board-skips-discard = Le carte saltate escono dal gioco.
board-token-back = Riprendi un’ispirazione dalla riserva.
board-gains = { $count ->
    [one] Sopra c’è 1 ispirazione: è tua.
   *[other] Sopra ci sono { $count } ispirazioni: sono tue.
  }

board-easel-empty = Tocca tre carte della tua mano: le vedrai una sull’altra, come saranno appese.
board-easel-few = Ti servono tre carte in mano per dipingere.
board-layer-top = sopra
board-layer-middle = in mezzo
board-layer-bottom = sotto
board-layer-label = { $where }: { $title } Frecce su e giù per spostare, Canc per togliere.
board-layer-up = Porta più su «{ $title }»
board-layer-down = Porta più giù «{ $title }»
board-layer-off = Togli «{ $title }»
board-moved = «{ $title }» ora è { $where }. Quest’ordine vale { $points ->
    [one] 1 punto
   *[other] { $points } punti
  }.
board-removed = «{ $title }» torna in mano.
board-worth = Quest’ordine vale
board-order-help = Trascina i fogli, o usa le frecce: chi sta sopra copre.
board-background = Sfondo
board-background-label = Sfondo { $title }
board-points = { $count ->
    [one] 1 punto
   *[other] { $count } punti
  }
board-ribbons = { $count ->
    [0] nessuna coccarda
    [one] 1 coccarda
   *[other] { $count } coccarde
  }
board-capped = La carta è già piena.
board-picture = { $title }. Si vede: { $swatches }
board-nothing-seen = niente

board-name-composizione = Composiz.
board-name-consistenza = Consist.
board-name-enfasi = Enfasi
board-name-gerarchia = Gerarchia
board-name-movimento = Movim.
board-name-proporzione = Proporz.
board-name-prossimita = Prossim.
board-name-ripetizione = Ripetiz.
board-name-spazio = Spazio
board-name-stile = Stile
board-name-simmetria = Simmetria
board-name-varieta = Varietà
board-short-composizione = Tutti e 5 i campioni pieni
board-short-consistenza = Esattamente 6 elementi
board-short-enfasi = Una sola Tonalità
board-short-gerarchia = Nessuno supera i Toni
board-short-movimento = Un elemento in 3 di fila
board-short-proporzione = 3 uguali e 2 uguali
board-short-prossimita = Texture accanto a Tono
board-short-ripetizione = Coppie di Forme
board-short-spazio = Tonalità lontana da Forma
board-short-stile = Terne di Texture
board-short-simmetria = Uguali ai due lati
board-short-varieta = Serie dei 4 elementi
board-long-composizione = Una coccarda se tutti e cinque i campioni sono pieni. Anche un’icona bonus riempie.
board-long-consistenza = Una coccarda se si vedono esattamente sei elementi. Le icone bonus non contano.
board-long-enfasi = Una coccarda se di Tonalità se ne vede una sola.
board-long-gerarchia = Una coccarda se si vede almeno un Tono e nessun altro elemento compare più volte del Tono.
board-long-movimento = Una coccarda per ogni elemento presente in tre campioni di fila. Quattro o cinque di fila valgono sempre una.
board-long-proporzione = Una coccarda con tre elementi uguali e altri due uguali tra loro. Cinque uguali bastano.
board-long-prossimita = Una coccarda per ogni coppia di Texture e Tono in campioni vicini. Lo stesso campione non conta, e ogni icona si usa una volta sola.
board-long-ripetizione = Una coccarda per ogni coppia di Forme.
board-long-spazio = Una coccarda per ogni coppia di Tonalità e Forma che non stanno né insieme né in campioni vicini. Ogni icona si usa una volta sola.
board-long-stile = Una coccarda ogni tre Texture.
board-long-simmetria = Una coccarda per ogni elemento che sta sia nel rosso sia nel viola, o sia nel giallo sia nel blu.
board-long-varieta = Una coccarda per ogni serie completa: Tonalità, Forma, Texture e Tono.
board-long-bonus = Ogni icona bonus che si vede dà una coccarda per ogni elemento visibile del suo tipo. Due punti l’una, senza limite.
board-ladder = { $ribbons ->
    [one] 1 coccarda
   *[other] { $ribbons } coccarde
  }: { $points ->
    [one] 1 punto
   *[other] { $points } punti
  }
board-goal-have = { $ribbons ->
    [0] Non hai coccarde
    [one] Hai 1 coccarda
   *[other] Hai { $ribbons } coccarde
  }, { $points ->
    [one] 1 punto
   *[other] { $points } punti
  }.
board-goal-who = { $who }: { $ribbons ->
    [0] nessuna coccarda
    [one] 1 coccarda
   *[other] { $ribbons } coccarde
  }
board-bonus = Bonus

board-why-composizione-yes = Tutti e cinque i campioni sono pieni.
board-why-composizione-no = { $count ->
    [one] È vuoto il { $list }.
   *[other] Sono vuoti { $list }.
  }
board-why-consistenza-yes = Si vedono esattamente sei elementi.
board-why-consistenza-no = { $count ->
    [one] Si vede un elemento: ne servono sei.
   *[other] Si vedono { $count } elementi: ne servono sei.
  }
board-why-enfasi-yes = Una sola Tonalità, sul { $list }.
board-why-enfasi-none = Nessuna Tonalità si vede.
board-why-enfasi-many = Si vedono { $count } Tonalità: ne serve una.
board-why-gerarchia-yes = { $count ->
    [one] Un Tono, e nessun altro elemento compare più volte del Tono.
   *[other] { $count } Toni, e nessun altro elemento compare più volte del Tono.
  }
board-why-gerarchia-none = Nessun Tono si vede.
board-why-gerarchia-no = { $count ->
    [one] Un Tono solo
   *[other] { $count } Toni
  }, ma { $more }.
board-why-movimento-yes = Di fila: { $groups }.
board-why-movimento-no = Nessun elemento in tre campioni di fila.
board-why-proporzione-yes = { $most } e { $second }.
board-why-proporzione-five = { $most }: bastano.
board-why-proporzione-no = Servono 3 e 2 uguali: ora { $most } e { $second }.
board-why-prossimita-yes = Vicini: { $groups }.
board-why-prossimita-no = Nessuna Texture è accanto a un Tono.
board-why-ripetizione-yes = Coppie di Forme: { $groups }.
board-why-ripetizione-no = { $count ->
    [0] Nessuna Forma si vede.
   *[other] Una Forma sola: ne servono due.
  }
board-why-spazio-yes = Lontani: { $groups }.
board-why-spazio-no = Nessuna Tonalità è lontana da una Forma.
board-why-stile-yes = Terne di Texture: { $groups }.
board-why-stile-no = { $count ->
    [0] Nessuna Texture si vede: ne servono tre.
    [one] Una Texture: ne servono tre.
   *[other] { $count } Texture: ne servono tre.
  }
board-why-simmetria-yes = Si specchiano: { $groups }.
board-why-simmetria-no = Niente si ripete tra rosso e viola, né tra giallo e blu.
board-why-varieta-yes = { $count ->
    [one] Una serie completa.
   *[other] { $count } serie complete.
  }
board-why-varieta-no = { $count ->
    [one] Manca { $list }.
   *[other] Mancano { $list }.
  }
board-why-bonus-yes = { $list }: { $count ->
    [one] 1 elemento
   *[other] { $count } elementi
  }.
board-why-bonus-no = { $list }: nessun elemento di quel tipo.
board-why-bonus-none = Nessuna icona bonus si vede.
board-spot = { $icon } sul { $colour }

board-frame-empty = Qui andrà il dipinto { $n }
board-gallery-of = { $who } · { $points ->
    [one] 1 punto
   *[other] { $points } punti
  }
board-open-painting = Guarda da vicino «{ $title }» di { $who }
board-by = di { $who }
board-save-svg = Salva SVG
board-close = Chiudi
board-won = Ha vinto

board-plain = Disegni semplici, senza pennellate
board-climax-skip = Tocca per continuare
board-held = { $count ->
    [0] mano vuota
    [one] una carta in mano
   *[other] { $count } carte in mano
  }
board-show = La mostra
board-show-of = { $paintings ->
    [one] un quadro
   *[other] { $paintings } quadri
  }, { $painters ->
    [one] una mano sola
   *[other] { $painters } mani diverse
  }
board-show-wins = vince la mostra
board-show-together = primo posto a pari merito
board-show-place = { $place }° posto
board-show-points = { $count ->
    [one] punto
   *[other] punti
  }
board-show-walk = Tutti i quadri della mostra
board-share-show = Canvas · la mostra
board-share-file = la-mostra
board-share-exhibition = la mostra
board-share-painting = il quadro
board-share-by = Un quadro di { $who }
board-share-won = { $ribbons ->
    [0] Appeso senza coccarde, con onore
    [one] Una coccarda
   *[other] { $ribbons } coccarde
  }
board-share-winner = { $count ->
    [one] { $who } vince la mostra
   *[other] { $who }: pari merito
  }
board-share-ahead = con { $names }

board-vincent = Vincent
board-vincent-waits = Aspetta il suo turno con { $tokens ->
    [one] un segnalino
   *[other] { $tokens } segnalini
  }.
board-vincent-last = { $up ->
    [0] Nessun segnalino a faccia in su
    [one] Un segnalino a faccia in su
   *[other] { $up } segnalini a faccia in su
  }: porta via «{ $title }»{ $gained ->
    [0] {""}
    [one] {" "}e l’ispirazione che c’era sopra
   *[other] {" "}e le { $gained } ispirazioni che c’erano sopra
  }.
board-vincent-flips = Lancio di Vincent: { $up } su { $all } a faccia in su

board-vote = Parità! Quali quadri ti piacciono di più?
board-peak-masterpiece = Capolavoro!
board-peak-last = L’ultimo quadro
board-hangs = { $who } appende «{ $title }»
board-tie = Parità!
board-tie-vote = Decide chi guarda i quadri.
board-vote-wait = Parità: si vota sui quadri.
board-vote-tied = Punti e ispirazioni sono pari. Chi non è in parità e chi guarda scelgono i quadri più belli; se non decidono, vincete insieme.
board-vote-others = Scelgono i quadri più belli chi non è in parità e chi guarda.
board-vote-for = Voto per { $who }
board-voted = Hai votato per { $who }. Si chiude con l’ultimo voto, o quando la clessidra è vuota.
board-votes-in = { $count ->
    [one] È arrivato un voto.
   *[other] Sono arrivati { $count } voti.
}

board-objectives = Obiettivi speciali
board-objectives-intro = Una macchia di colore per ogni impresa: restano tue, partita dopo partita.
board-objectives-new = Nuovo obiettivo!
board-objectives-count = { $done } su 8
board-objective-quattro_in_uno = Tutte e quattro le carte Punteggio con un solo dipinto
board-objective-quattro_bonus = 4 coccarde bonus con un solo dipinto
board-objective-sette_in_uno = 7 coccarde con un solo dipinto
board-objective-cinque_uguali = 5 elementi uguali su un dipinto
board-objective-sette_bonus = 7 coccarde bonus in una partita
board-objective-quattordici = 14 coccarde in una partita
board-objective-tutto_esaurito = Ogni coccarda delle quattro carte Punteggio
board-objective-record = Più dei 47 punti dell’autore
board-objective-done = fatto
board-solo-result = { $points ->
    [one] 1 punto
   *[other] { $points } punti
  }: { $title }

## La riga in alto

headline-take = Prendi una carta dalla fila
headline-take-or-paint = Prendi una carta, oppure dipingi
headline-paint = Dipingi: hai la mano piena
headline-wait-take = { $who } sceglie una carta
headline-wait-take-or-paint = { $who } prende una carta o dipinge
headline-wait-paint = { $who } dipinge
headline-wait-finished = Hai finito i tuoi quadri: ora gioca { $who }
headline-vote = Parità! Vota i quadri più belli
headline-wait-vote = { $count ->
    [one] Parità fra { $tied }: vota { $names }
   *[other] Parità fra { $tied }: votano { $names }
  }
headline-audience-votes = Parità fra { $tied }: vota il pubblico

# Che cosa ha fatto meglio ciascuno
honour-finest-painting = il quadro più premiato: «{ $it }», { $count } coccarde
honour-bonus-ribbons = più coccarde bonus: { $count }
honour-ribbons = più coccarde rosse, verdi, blu e viola: { $count }
honour-tokens-found = più ispirazioni raccolte: { $count }
honour-tokens-spent = più ispirazioni spese: { $count }
honour-free-cards = la mano più parsimoniosa: { $count } carte gratis
honour-own-painting = { $count ->
    [one] «{ $it }», una coccarda
   *[other] «{ $it }», { $count } coccarde
}
honour-own-cards = { $count } carte scelte dalla fila
rank-partecipazione = Premio di partecipazione
rank-emergente = Artista emergente
rank-menzione = Menzione d’onore
rank-secondo = Secondo classificato
rank-migliore = Migliore in gara
finale-painting = «{ $title }», di { $who }

# Two games of one deal side by side.
stages-title = I punti, quadro dopo quadro
stage-name = quadro { $number }
stage-stands = { $count ->
    [one] 1 punto
   *[other] { $count } punti
}
