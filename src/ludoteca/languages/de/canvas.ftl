# Canvas: alle Sätze des Spiels. Das Spielbrett liest dieselbe Datei.
# Farben (board-colour-…) sind Hauptwörter: Rot, „auf Rot und Blau“. deck-colour steht im Dativ: „im roten Farbfeld“.
game-title = Canvas
game-tagline = Durchsichtige Karten, eine über der anderen: drei preiswürdige Bilder.

way-puzzle = Allein: das Puzzle
way-puzzle-help = Du hast die Karten in der Hand: Jede Inspiration zählt.
way-vincent = Allein, mit Vincent
way-vincent-help = Er wirft seine Plättchen und schnappt dir Karten weg.

## Optionen
option-scenario = Wertungskarten
option-scenario-iniziale = Einstieg · fürs erste Mal
option-scenario-famiglia = Familie · zwei leichte Karten
option-scenario-relax = Entspannt · drei zufällige
option-scenario-sinergia = Synergie · drei, die sich helfen
option-scenario-bilanciato = Ausgewogen
option-scenario-senza_elementi = Ohne Elemente
option-scenario-tutti_gli_elementi = Alle Elemente
option-scenario-spaziale = Räumlich
option-scenario-bonus = Bonus
option-scenario-casuale = Zufällig
option-scenario-libero = Wir suchen aus
option-goals = Unsere Karten
option-goals-help = Zwei bis vier, mit „Wir suchen aus“.
option-goals-composizione = Komposition
option-goals-consistenza = Konsistenz
option-goals-enfasi = Betonung
option-goals-gerarchia = Hierarchie
option-goals-movimento = Bewegung
option-goals-proporzione = Proportion
option-goals-prossimita = Nähe
option-goals-ripetizione = Wiederholung
option-goals-spazio = Raum
option-goals-stile = Stil
option-goals-simmetria = Symmetrie
option-goals-varieta = Vielfalt
option-how_many = Wie viele zufällig
option-how_many-help = Zwei bis vier, mit „Zufällig“.
option-solo = Allein
option-solo-vincent = Mit Vincent
option-solo-puzzle = Puzzle
option-deck_size = Kartenstapel
option-deck_size-60 = 60 Karten
option-deck_size-40 = 40 Karten (für höchstens drei)
option-deck_size-all = Alle Karten des Stapels
option-deck_size-sixty = 60 zufällige aus einem größeren Stapel
option-vote = Bei Gleichstand über die Bilder abstimmen
option-vote-help = Wer nicht im Gleichstand ist und wer zuschaut, wählt die schönsten Bilder.
option-deck = Ein eigener Kartenstapel
option-deck-help = Eine JSON-Datei mit euren Karten.

## Ablehnungen
refusal-bad-options = { $detail ->
    [goals] Sucht zwei bis vier verschiedene Wertungskarten aus.
    [short_deck] Der Stapel mit 40 Karten reicht für höchstens drei.
    [deck_file] Schick, was in der Datei des Stapels steht, nicht ihren Namen.
    [deck_too_small] Euer Stapel hat { $cards } Karten: An diesem Tisch braucht ihr mindestens { $needed }.
    [goals_unused] Die Wertungskarten sucht ihr nur mit „Wir suchen aus“ selbst aus.
    [how_many_unused] Wie viele Karten zufällig kommen, wählt ihr nur mit „Zufällig“.
    [puzzle_alone] Das Puzzle spielst du ganz allein.
    [deck_over_sixty] Euer Stapel hat { $cards } Karten: Entscheidet, ob ihr mit allen spielt oder mit sechzig zufälligen.
    [deck_twice] Die Karte „{ $card }“ ist zweimal im Stapel.
    [deck_swatches] Die Karte „{ $card }“ hat { $count } Farbfelder: Sie braucht { $needed }.
    [deck_filled] Auf der Karte „{ $card }“ sind { $count } Farbfelder gefüllt: Es müssen zwei sein.
    [deck_same_icon] Auf der Karte „{ $card }“ steht im { deck-colour } Farbfeld zweimal dasselbe Symbol.
    [deck_bonus_alone] Auf der Karte „{ $card }“ steht das Bonussymbol im { deck-colour } Farbfeld nicht allein.
    [deck_icons] Auf der Karte „{ $card }“ stehen im { deck-colour } Farbfeld { $count } Symbole: höchstens zwei.
    [deck_two_doubles] Auf der Karte „{ $card }“ haben zwei Farbfelder je zwei Elemente: Nur eines darf zwei haben.
    [deck_two_bonuses] Auf der Karte „{ $card }“ sind zwei Bonussymbole: höchstens eins.
    [deck_no_drawing] Die Karte „{ $card }“ hat keine eigene Zeichnung, und „{ $drawing }“ gibt es im Haus nicht.
    [deck_long_drawing] Die Zeichnung der Karte „{ $card }“ ist zu lang: höchstens { NUMBER($most) } Zeichen.
    [deck_more_than_shapes] In der Zeichnung der Karte „{ $card }“ dürfen nur Formen stehen.
    [deck_broken_drawing] Die Zeichnung der Karte „{ $card }“ ist kein sauberes SVG.
    [deck_deep_drawing] In der Zeichnung der Karte „{ $card }“ stecken mehr als { $most } Formen ineinander.
    [deck_shape] Die Zeichnung der Karte „{ $card }“ darf <{ $shape }> nicht verwenden.
    [deck_attribute] Die Zeichnung der Karte „{ $card }“ darf { $name }="{ $value }" nicht verwenden.
    [deck_too_long] Die Datei des Stapels ist zu lang: höchstens { NUMBER($most) } Zeichen.
    [deck_not_json] Das ist kein Stapel in JSON.
    [deck_no_file] Eine Stapeldatei mit diesem Namen gibt es nicht (der Name endet auf .json).
   *[other] { schema-problem }
  }
deck-colour = { $colour ->
    [red] roten
    [yellow] gelben
    [green] grünen
    [blue] blauen
   *[violet] violetten
  }
refusal-hand-full = Du hast schon { $limit } Karten auf der Hand: Mal ein Bild fertig.
refusal-no-such-card = Diese Karte liegt nicht in der Reihe.
refusal-not-enough-tokens = Diese Karte kostet { $price ->
    [one] eine Inspiration
   *[other] { $price } Inspirationen
  }, und du hast { $tokens ->
    [0] keine
    [one] nur eine
   *[other] nur { $tokens }
  }.
refusal-too-few-cards = Für ein Bild brauchst du drei Karten: Du hast { $cards }.
refusal-not-in-hand = Dieser Platz auf deiner Hand ist leer: Du hast { $cards } Karten.
refusal-same-card-twice = Nimm drei verschiedene Karten.
refusal-no-such-background = Dieser Hintergrund gehört nicht zu deinen.
refusal-vote-first = Die Bilder sind fertig: Jetzt wird abgestimmt.
refusal-already-voted = Du hast schon abgestimmt.
refusal-no-vote = Es gibt nichts abzustimmen.
refusal-not-tied = Stimm für jemanden im Gleichstand, nur das zählt.

## Was geschieht
event-card-taken = { $paid ->
    [0] { $who } nimmt „{ $title }“.
    [one] { $who } nimmt „{ $title }“ für eine Inspiration.
   *[other] { $who } nimmt „{ $title }“ für { $paid } Inspirationen.
  }{ $gained ->
    [0] {""}
    [one] {" "}Eine lag darauf.
   *[other] {" "}{ $gained } lagen darauf.
  }
event-painting-hung = { $who } hängt „{ $title }“ auf: { $ribbons ->
    [0] keine Schleife
    [one] eine Schleife
   *[other] { $ribbons } Schleifen
  }{ $bonus ->
    [0] {""}
    [one] {" "}und eine Bonusschleife
   *[other] {" "}und { $bonus } Bonusschleifen
  }.
event-token-returned = Eine Inspiration kommt aus dem Vorrat zurück zu { $who }.
event-vincent-chose = Vincent wirft seine Plättchen: { $up ->
    [0] keins liegt richtig herum
    [one] eins liegt richtig herum
   *[other] { $up } liegen richtig herum
  }. Er schnappt sich „{ $title }“{ $gained ->
    [0] {""}
    [one] {" "}und die Inspiration, die darauf lag
   *[other] {" "}und die { $gained } Inspirationen, die darauf lagen
  }.
event-vote-opened = Gleichstand: Jetzt wird über die Bilder abgestimmt.
event-watcher-voted = Aus dem Publikum eine Stimme für { $painter }.
event-vote-cast = { $who } stimmt für { $painter }.

## Punkte
score-composizione = Komposition · { $ribbons }
score-consistenza = Konsistenz · { $ribbons }
score-enfasi = Betonung · { $ribbons }
score-gerarchia = Hierarchie · { $ribbons }
score-movimento = Bewegung · { $ribbons }
score-proporzione = Proportion · { $ribbons }
score-prossimita = Nähe · { $ribbons }
score-ripetizione = Wiederholung · { $ribbons }
score-spazio = Raum · { $ribbons }
score-stile = Stil · { $ribbons }
score-simmetria = Symmetrie · { $ribbons }
score-varieta = Vielfalt · { $ribbons }
score-bonus = Bonusschleifen · { $ribbons }
score-votes = Stimmen für die Bilder · { $votes }
score-tokens = Übrige Inspirationen · { $tokens }
score-solo-migliore = Das Beste der Schau
score-solo-secondo = Zweiter Preis
score-solo-menzione = Ehrenvolle Erwähnung
score-solo-emergente = Aufstrebendes Talent
score-solo-partecipazione = Dabei sein ist alles

## Der Tisch
board-chip = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  } · { $tokens } ✦
board-goals = Wertungskarten
board-row = Die Reihe
board-hand = Deine Hand
board-hand-of = Die Hand von { $who }
board-easel = Die Staffelei
board-gallery = Die Galerie
board-tab-row = Nehmen
board-tab-easel = Malen
board-tab-gallery = Galerie
board-deck-left = { $count ->
    [0] Der Stapel ist leer
    [one] Noch eine Karte im Stapel
   *[other] Noch { $count } Karten im Stapel
  }
board-tokens = { $count ->
    [0] Keine Inspiration
    [one] Eine Inspiration
   *[other] { $count } Inspirationen
  }
board-reserve = Vorrat: { $count }
board-reserve-help = Die erste Karte und jedes Bild bringen dir eine Inspiration aus dem Vorrat zurück.
board-free = gratis
board-price = { $count ->
    [one] kostet 1
   *[other] kostet { $count }
  }
board-lying = { $count ->
    [one] mit 1 Inspiration darauf
   *[other] mit { $count } Inspirationen darauf
  }
board-card-label = { $title } { $swatches }
board-row-label = { $n }. { $card } { $price }{ $lying }
board-swatch = { $colour }: { $icons }
board-hand-empty = Noch keine Karten: Nimm eine aus der Reihe.
board-hand-label = { $card } { $where ->
    [0] Nicht auf der Staffelei.
    [1] Auf der Staffelei, unten.
    [2] Auf der Staffelei, in der Mitte.
   *[3] Auf der Staffelei, oben.
  }
board-colour-red = Rot
board-colour-yellow = Gelb
board-colour-green = Grün
board-colour-blue = Blau
board-colour-violet = Violett
board-icons = Die Elemente
board-icon-hue = Farbton
board-icon-shape = Form
board-icon-texture = Textur
board-icon-tone = Tonwert
board-count-hue = { $count ->
    [one] 1 Farbton
   *[other] { $count } Farbtöne
  }
board-count-shape = { $count ->
    [one] 1 Form
   *[other] { $count } Formen
  }
board-count-texture = { $count ->
    [one] 1 Textur
   *[other] { $count } Texturen
  }
board-count-tone = { $count ->
    [one] 1 Tonwert
   *[other] { $count } Tonwerte
  }
board-icon-bonus_hue = Bonus Farbton
board-icon-bonus_shape = Bonus Form
board-icon-bonus_texture = Bonus Textur
board-icon-bonus_tone = Bonus Tonwert

board-take = Nimm „{ $title }“ · { $price ->
    [0] gratis
    [one] 1 Inspiration
   *[other] { $price } Inspirationen
  }
board-hang = Häng das Bild auf · +{ $points }
board-undo = Rückgängig
board-your-turn-take = Die erste ist gratis; für jede übersprungene Karte lässt du eine Inspiration liegen.
board-your-turn-both = Mit drei Karten von deiner Hand kannst du ein Bild aufhängen.
board-your-turn-paint = Such dir drei Karten aus und leg sie auf die Staffelei.
board-their-turn = Schau so lange, was in der Reihe bleibt.
board-rehearse = So lange kannst du an der Staffelei probieren.
board-done = Deine drei Bilder hängen: Jetzt schaust du den anderen zu.
board-choose-card = Such dir eine Karte aus der Reihe aus
board-choose-layers = { $count ->
    [one] Wähl noch eine Karte
   *[other] Wähl noch { $count } Karten
  }
board-to-row = Zur Reihe
board-to-easel = Zur Staffelei
board-wait = Warte, bis du dran bist
board-too-dear = { $price ->
   *[other] Kostet { $price }, und du hast { $tokens } ✦
  }
board-would-bring = Damit wäre dein bestes Bild +{ $after } wert (jetzt +{ $before }).
board-would-bring-first = Damit könntest du für +{ $after } malen.
board-skips-discard = Übersprungene Karten sind aus dem Spiel.
board-token-back = Du bekommst eine Inspiration aus dem Vorrat zurück.
board-gains = { $count ->
    [one] Darauf liegt 1 Inspiration: Sie gehört dir.
   *[other] Darauf liegen { $count } Inspirationen: Sie gehören dir.
  }

board-easel-empty = Tipp auf drei Karten deiner Hand: Du siehst sie übereinander, so wie sie hängen werden.
board-easel-few = Zum Malen brauchst du drei Karten auf der Hand.
board-layer-top = oben
board-layer-middle = in der Mitte
board-layer-bottom = unten
board-layer-label = { $where }: { $title } Pfeil hoch und runter verschiebt, Entf nimmt sie weg.
board-layer-up = „{ $title }“ weiter nach oben
board-layer-down = „{ $title }“ weiter nach unten
board-layer-off = „{ $title }“ wegnehmen
board-moved = „{ $title }“ liegt jetzt { $where }. So gibt es { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }.
board-removed = „{ $title }“ kommt zurück auf die Hand.
board-worth = So gibt es
board-order-help = Zieh die Folien oder nimm die Pfeile: Was oben liegt, verdeckt.
board-background = Hintergrund
board-background-label = Hintergrund { $title }
board-points = { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
  }
board-ribbons = { $count ->
    [0] keine Schleife
    [one] 1 Schleife
   *[other] { $count } Schleifen
  }
board-capped = Diese Karte ist schon voll.
board-picture = { $title }. Zu sehen: { $swatches }
board-nothing-seen = nichts

board-name-composizione = Kompos.
board-name-consistenza = Konsist.
board-name-enfasi = Betonung
board-name-gerarchia = Hierarch.
board-name-movimento = Bewegung
board-name-proporzione = Proport.
board-name-prossimita = Nähe
board-name-ripetizione = Wiederh.
board-name-spazio = Raum
board-name-stile = Stil
board-name-simmetria = Symmetrie
board-name-varieta = Vielfalt
board-short-composizione = Alle 5 Farbfelder gefüllt
board-short-consistenza = Genau 6 Elemente
board-short-enfasi = Nur ein Farbton
board-short-gerarchia = Tonwerte unübertroffen
board-short-movimento = Ein Element 3-mal am Stück
board-short-proporzione = 3 gleiche und 2 gleiche
board-short-prossimita = Textur neben Tonwert
board-short-ripetizione = Formen im Paar
board-short-spazio = Farbton weg von Form
board-short-stile = Texturen zu dritt
board-short-simmetria = Gleich auf beiden Seiten
board-short-varieta = Alle 4 Elemente im Satz
board-long-composizione = Eine Schleife, wenn alle fünf Farbfelder gefüllt sind. Auch ein Bonussymbol füllt.
board-long-consistenza = Eine Schleife, wenn genau sechs Elemente zu sehen sind. Bonussymbole zählen nicht.
board-long-enfasi = Eine Schleife, wenn genau ein Farbton zu sehen ist.
board-long-gerarchia = Eine Schleife, wenn mindestens ein Tonwert zu sehen ist und kein anderes Element öfter vorkommt.
board-long-movimento = Eine Schleife für jedes Element, das in drei Farbfeldern nebeneinander steht. Vier oder fünf am Stück bringen auch nur eine.
board-long-proporzione = Eine Schleife für drei gleiche Elemente und zwei andere gleiche. Fünf gleiche genügen auch.
board-long-prossimita = Eine Schleife für jedes Paar aus Textur und Tonwert in benachbarten Farbfeldern. Dasselbe Farbfeld gilt nicht, und jedes Symbol zählt nur einmal.
board-long-ripetizione = Eine Schleife für jedes Paar Formen.
board-long-spazio = Eine Schleife für jedes Paar aus Farbton und Form, das weder zusammen noch in benachbarten Farbfeldern steht. Jedes Symbol zählt nur einmal.
board-long-stile = Eine Schleife für je drei Texturen.
board-long-simmetria = Eine Schleife für jedes Element, das auf Rot und auf Violett steht oder auf Gelb und auf Blau.
board-long-varieta = Eine Schleife für jeden vollen Satz: Farbton, Form, Textur und Tonwert.
board-long-bonus = Jedes sichtbare Bonussymbol bringt eine Schleife für jedes sichtbare Element seiner Art. Zwei Punkte pro Schleife, ohne Grenze.
board-ladder = { $ribbons ->
    [one] 1 Schleife
   *[other] { $ribbons } Schleifen
  }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }
board-goal-have = Du hast { $ribbons ->
    [0] keine Schleife
    [one] 1 Schleife
   *[other] { $ribbons } Schleifen
  }, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }.
board-goal-who = { $who }: { $ribbons ->
    [0] keine Schleife
    [one] 1 Schleife
   *[other] { $ribbons } Schleifen
  }
board-bonus = Bonus

board-why-composizione-yes = Alle fünf Farbfelder sind gefüllt.
board-why-composizione-no = { $count ->
    [one] { $list } ist leer.
   *[other] { $list } sind leer.
  }
board-why-consistenza-yes = Genau sechs Elemente sind zu sehen.
board-why-consistenza-no = { $count ->
    [one] Ein Element ist zu sehen: Es braucht sechs.
   *[other] { $count } Elemente sind zu sehen: Es braucht sechs.
  }
board-why-enfasi-yes = Nur ein Farbton, auf { $list }.
board-why-enfasi-none = Kein Farbton ist zu sehen.
board-why-enfasi-many = { $count } Farbtöne sind zu sehen: Es darf nur einer sein.
board-why-gerarchia-yes = { $count ->
    [one] Ein Tonwert, und kein anderes Element kommt öfter vor.
   *[other] { $count } Tonwerte, und kein anderes Element kommt öfter vor.
  }
board-why-gerarchia-none = Kein Tonwert ist zu sehen.
board-why-gerarchia-no = { $count ->
    [one] Nur ein Tonwert
   *[other] { $count } Tonwerte
  }, aber { $more }.
board-why-movimento-yes = Am Stück: { $groups }.
board-why-movimento-no = Kein Element in drei Farbfeldern nebeneinander.
board-why-proporzione-yes = { $most } und { $second }.
board-why-proporzione-five = { $most }: Das genügt.
board-why-proporzione-no = Es braucht 3 gleiche und 2 gleiche: jetzt { $most } und { $second }.
board-why-prossimita-yes = Nebeneinander: { $groups }.
board-why-prossimita-no = Keine Textur steht neben einem Tonwert.
board-why-ripetizione-yes = Formen im Paar: { $groups }.
board-why-ripetizione-no = { $count ->
    [0] Keine Form ist zu sehen.
   *[other] Nur eine Form: Es braucht zwei.
  }
board-why-spazio-yes = Weit auseinander: { $groups }.
board-why-spazio-no = Kein Farbton steht weit weg von einer Form.
board-why-stile-yes = Texturen zu dritt: { $groups }.
board-why-stile-no = { $count ->
    [0] Keine Textur ist zu sehen: Es braucht drei.
    [one] Eine Textur: Es braucht drei.
   *[other] { $count } Texturen: Es braucht drei.
  }
board-why-simmetria-yes = Gespiegelt: { $groups }.
board-why-simmetria-no = Nichts wiederholt sich zwischen Rot und Violett oder zwischen Gelb und Blau.
board-why-varieta-yes = { $count ->
    [one] Ein voller Satz.
   *[other] { $count } volle Sätze.
  }
board-why-varieta-no = { $count ->
    [one] Es fehlt: { $list }.
   *[other] Es fehlen: { $list }.
  }
board-why-bonus-yes = { $list }: { $count ->
    [one] 1 Element
   *[other] { $count } Elemente
  }.
board-why-bonus-no = { $list }: kein Element dieser Art.
board-why-bonus-none = Kein Bonussymbol ist zu sehen.
board-spot = { $icon } auf { $colour }

board-frame-empty = Hier kommt Bild { $n } hin
board-gallery-of = { $who } · { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }
board-open-painting = „{ $title }“ von { $who } aus der Nähe ansehen
board-by = von { $who }
board-save-svg = SVG speichern
board-close = Schließen
board-won = Gewonnen

board-plain = Schlichte Zeichnungen, ohne Pinselstriche
board-climax-skip = Tipp, dann geht’s weiter
board-held = { $count ->
    [0] Hand leer
    [one] eine Karte auf der Hand
   *[other] { $count } Karten auf der Hand
  }
board-show = Die Ausstellung
board-show-of = { $paintings ->
    [one] ein Bild
   *[other] { $paintings } Bilder
  }, { $painters ->
    [one] von einer Hand
   *[other] von { $painters } Händen
  }
board-show-wins = gewinnt die Ausstellung
board-show-together = teilt sich den ersten Platz
board-show-place = { $place }. Platz
board-show-points = { $count ->
    [one] Punkt
   *[other] Punkte
  }
board-show-walk = Alle Bilder der Ausstellung
board-share-show = Canvas · die Ausstellung
board-share-file = die-ausstellung
board-share-exhibition = die Ausstellung
board-share-painting = das Bild
board-share-by = Ein Bild von { $who }
board-share-won = { $ribbons ->
    [0] Ohne Schleife, aber in Ehren aufgehängt
    [one] Eine Schleife
   *[other] { $ribbons } Schleifen
  }
board-share-winner = { $count ->
    [one] { $who } gewinnt die Ausstellung
   *[other] { $who }: Gleichstand
  }
board-share-ahead = mit { $names }

board-vincent = Vincent
board-vincent-waits = Wartet mit { $tokens ->
    [one] einem Plättchen
   *[other] { $tokens } Plättchen
  } auf seinen Zug.
board-vincent-last = { $up ->
    [0] Kein Plättchen liegt richtig herum
    [one] Ein Plättchen liegt richtig herum
   *[other] { $up } Plättchen liegen richtig herum
  }: Er schnappt sich „{ $title }“{ $gained ->
    [0] {""}
    [one] {" "}und die Inspiration, die darauf lag
   *[other] {" "}und die { $gained } Inspirationen, die darauf lagen
  }.
board-vincent-flips = Vincents Wurf: { $up } von { $all } richtig herum

board-vote = Gleichstand! Welche Bilder gefallen dir am besten?
board-peak-masterpiece = Ein Meisterwerk!
board-peak-last = Das letzte Bild
board-hangs = { $who } hängt „{ $title }“ auf
board-tie = Gleichstand!
board-tie-vote = Wer die Bilder anschaut, entscheidet.
board-vote-wait = Gleichstand: Jetzt wird über die Bilder abgestimmt.
board-vote-tied = Punkte und Inspirationen sind gleich. Wer nicht im Gleichstand ist und wer zuschaut, wählt die schönsten Bilder; fällt keine Entscheidung, gewinnt ihr gemeinsam.
board-vote-others = Wer nicht im Gleichstand ist und wer zuschaut, wählt die schönsten Bilder.
board-vote-for = Stimme für { $who }
board-voted = Du hast für { $who } gestimmt. Schluss ist mit der letzten Stimme oder wenn die Sanduhr leer ist.
board-votes-in = { $count ->
    [one] Eine Stimme ist da.
   *[other] { $count } Stimmen sind da.
}

board-objectives = Besondere Ziele
board-objectives-intro = Ein Farbklecks für jedes Kunststück: Er bleibt dir, Partie für Partie.
board-objectives-new = Neues Ziel geschafft!
board-objectives-count = { $done } von 8
board-objective-quattro_in_uno = Alle vier Wertungskarten mit einem einzigen Bild
board-objective-quattro_bonus = 4 Bonusschleifen mit einem einzigen Bild
board-objective-sette_in_uno = 7 Schleifen mit einem einzigen Bild
board-objective-cinque_uguali = 5 gleiche Elemente auf einem Bild
board-objective-sette_bonus = 7 Bonusschleifen in einer Partie
board-objective-quattordici = 14 Schleifen in einer Partie
board-objective-tutto_esaurito = Jede Schleife der vier Wertungskarten
board-objective-record = Mehr als die 47 Punkte des Autors
board-objective-done = geschafft
board-solo-result = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }: { $title }

## Die Zeile ganz oben

headline-take = Nimm eine Karte aus der Reihe
headline-take-or-paint = Nimm eine Karte oder mal ein Bild
headline-paint = Mal ein Bild: Deine Hand ist voll
headline-wait-take = { $who } sucht eine Karte aus
headline-wait-take-or-paint = { $who } nimmt eine Karte oder malt
headline-wait-paint = { $who } malt
headline-wait-finished = Deine Bilder sind fertig: Jetzt spielt { $who }
headline-vote = Gleichstand! Wähl die schönsten Bilder
headline-wait-vote = { $count ->
    [one] Gleichstand zwischen { $tied }: { $names } stimmt ab
   *[other] Gleichstand zwischen { $tied }: { $names } stimmen ab
  }
headline-audience-votes = Gleichstand zwischen { $tied }: Das Publikum stimmt ab

# Was jemand am besten gemacht hat
honour-finest-painting = das meistprämierte Bild: „{ $de }“, { $count } Schleifen
honour-bonus-ribbons = die meisten Bonusschleifen: { $count }
honour-ribbons = die meisten roten, grünen, blauen und violetten Schleifen: { $count }
honour-tokens-found = die meisten Inspirationen gesammelt: { $count }
honour-tokens-spent = die meisten Inspirationen ausgegeben: { $count }
honour-free-cards = die sparsamste Hand: { $count } Gratiskarten
honour-own-painting = { $count ->
    [one] „{ $de }“, eine Schleife
   *[other] „{ $de }“, { $count } Schleifen
}
honour-own-cards = { $count } Karten aus der Reihe ausgesucht
rank-partecipazione = Dabei sein ist alles
rank-emergente = Aufstrebendes Talent
rank-menzione = Ehrenvolle Erwähnung
rank-secondo = Zweiter Platz
rank-migliore = Das Beste der Schau
finale-painting = „{ $title }“, von { $who }

# Two games of one deal side by side.
stages-title = Punkte, Bild für Bild
stage-name = Bild { $number }
stage-stands = { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
}
