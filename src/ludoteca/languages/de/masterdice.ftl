game-title = Masterdice
game-tagline = Vier versteckte Würfel, sieben Fragen, eine Antwort.

option-games = Partien im Duell
option-games-1 = 1, ein einziger Code
option-games-2 = 2 Partien
option-games-4 = 4 Partien
option-games-6 = 6 Partien
option-games-help = Nach jeder Partie tauscht ihr die Rollen: So ratet ihr beide gleich oft. Bei einer einzigen rät nur, wen das Los trifft.
option-coder_by_hand = Schieber von Hand
option-coder_by_hand-help = Wer den Code versteckt, stellt die Schieber. Bei einem Fehler zählen die Punkte, als wäre der Code genau dort gefunden worden.
option-notebook = Notizblock
option-notebook-off = Kein Notizblock
option-notebook-marks = Eigene Notizen, geheim
option-notebook-candidates = Noch mögliche Werte zeigen
option-notebook-help = Eine Hilfe beim Raten; die andere Seite sieht sie nie.

refusal-already-rolled = Die Würfel liegen schon auf dem Tisch: Leg mindestens einen in die Reihe oder nenn den Code.
refusal-no-rows-left = Alle sieben Reihen sind voll: Jetzt musst du den Code nennen.
refusal-no-dice-left = Du hast keine weißen Würfel mehr: Jetzt musst du den Code nennen.
refusal-roll-first = Würfle zuerst.
refusal-four-fields = Eine Reihe hat vier Felder: in jedem ein Wert oder nichts.
refusal-place-at-least-one = Leg mindestens einen Würfel in die Reihe.
refusal-not-in-the-roll = Du kannst nur nehmen, was du gewürfelt hast: { $roll }.
refusal-counts-do-not-add-up = { $dice ->
    [one] In der Reihe liegt nur ein Würfel: Beweg nur einen Schieber.
   *[other] In der Reihe liegen { $dice } Würfel: Die Schieber müssen zusammen { $dice } ergeben.
  }
refusal-no-such-code = Der Code hat vier Werte von 1 bis 6.
refusal-sliders-are-the-coders = Die Schieber stellt, wer den Code versteckt hat – nach jedem Versuch.
refusal-you-are-the-coder = In dieser Partie hast du den Code versteckt: Geraten wird gegenüber.
refusal-no-notebook = An diesem Tisch spielt ihr ohne Notizen.
refusal-no-such-mark = Auf dem Notizblock stehen vier Farben und die Werte 1 bis 6.

event-dice-rolled = { $who } würfelt { $dice }.
event-dice-placed = { $who } legt { $dice } in Reihe { $row }.
event-feedback-given = Reihe { $row }: { $equal ->
    [0] keiner richtig
    [one] einer richtig
   *[other] { $equal } richtig
  }, { $lower ->
    [0] keiner zu hoch
    [one] einer zu hoch
   *[other] { $lower } zu hoch
  }, { $higher ->
    [0] keiner zu niedrig
    [one] einer zu niedrig
   *[other] { $higher } zu niedrig
  }.
event-code-found = { $who } sagt { $code }: Das ist der Code! { $points } Punkte.
event-code-missed = { $who } sagt { $guess }, aber der Code war { $code }. { $points ->
    [0] Keine Punkte.
   *[other] { $points } Punkte.
  }
event-feedback-was-wrong = Die Schieber von { $who } standen in Reihe { $row } falsch: Die Punkte zählen ab dort.
event-roles-swapped = Partie { $game }: Jetzt rät { $who }.
event-noted = Du hast etwas notiert.

score-code-found = Partie { $game }: Code gefunden
score-code-missed = Partie { $game }: Code falsch
score-wrong-feedback = Partie { $game }: Schieber in Reihe { $row } falsch, zählt wie dort gefunden
score-empty-rows = Partie { $game }: { $rows ->
    [one] eine leere Reihe
   *[other] { $rows } leere Reihen
  }
score-unused-dice = Partie { $game }: { $dice ->
    [one] ein gesparter Würfel
   *[other] { $dice } gesparte Würfel
  }

board-blue = Blau
board-red = Rot
board-yellow = Gelb
board-green = Grün
board-chip-solver = rät · { $points }
board-chip-coder = Code · { $points }
board-game-of = Partie { $game } von { $games }
board-look-at = Partie { $game } noch einmal ansehen
board-screen = Der Sichtschirm: Dahinter steckt der Code von { $who }
board-your-code = dein Code
board-solution-row = Lösungsreihe
board-empty = leer
board-row-label = Reihe { $row }: { $dice }
board-no-die = nichts
board-row-empty = Reihe { $row }: leer
board-field = Reihe { $row }, { $colour }: { $die ->
    [0] leer
   *[other] { $die }
  }
board-die = Eine { $face }
board-tray = Gewürfelt
board-sliders = Schieber
board-sliders-pending = Die Schieber stehen noch still
board-feedback = { $equal ->
    [one] einer richtig
   *[other] { $equal } richtig
  }, { $lower } zu hoch, { $higher } zu niedrig
board-points = { $points } Punkte
board-stock = { $dice ->
    [one] Noch ein weißer Würfel
   *[other] Noch { $dice } weiße Würfel
  }
board-stakes = { $dice ->
    [0] Keine weißen Würfel mehr
    [one] Noch ein weißer Würfel
   *[other] Noch { $dice } weiße Würfel
  } · { $rows ->
    [0] keine Reihe
    [one] eine Reihe
   *[other] { $rows } Reihen
  } · bis zu { $worth } Punkte drin
board-roll = { $dice ->
    [one] Wirf den letzten Würfel
   *[other] Wirf { $dice } Würfel
  }
board-i-know = Ich hab den Code!
board-place = { $dice ->
    [one] Leg einen Würfel in Reihe { $row }
   *[other] Leg { $dice } Würfel in Reihe { $row }
  }
board-place-none = Leg mindestens einen Würfel in Reihe { $row }
board-choose-dice = Such dir aus, welche Würfel du legst und wohin. Die anderen kommen zurück zu den weißen.
board-tap-a-field = Tipp jetzt auf ein Feld der Reihe.
board-die-first = Nimm erst einen Würfel, hier unten.
board-no-such-die = Eine freie { $face } ist bei deinem Wurf nicht dabei.
board-after-placing = Danach bleiben { $dice ->
    [one] ein Würfel
   *[other] { $dice } Würfel
  } und { $rows ->
    [one] eine Reihe
   *[other] { $rows } Reihen
  }: Der Code bringt dann { $worth } Punkte.
board-last-attempt = Der letzte Versuch: Danach musst du den Code nennen, für { $worth } Punkte.
board-one-guess = Du hast nur eine Antwort: Richtig bringt { $worth } Punkte, falsch gar nichts.
board-must-solve-rows = Die Reihen sind voll: Nenn den Code. Richtig bringt { $worth } Punkte.
board-must-solve-dice = Die weißen Würfel sind alle: Nenn den Code. Richtig bringt { $worth } Punkte.
board-choose-face = Welcher Wert für { $colour }?
board-solve-now = Der Code ist { $code }
board-solve-fill = { $left ->
    [one] Ein Würfel fehlt noch
   *[other] { $left } Würfel fehlen noch
  }
board-not-yet = Doch noch nicht
board-keys-place = Mit der Tastatur: 1–6 legt den Würfel, ← → wechselt das Feld, Entf nimmt ihn weg.
board-keys-solve = Mit der Tastatur: 1–6 wählt den Wert, ← → wechselt die Farbe, Esc geht zurück.
board-known = Was man schon weiß
board-move-sliders = Vergleich jeden Würfel mit deinem in derselben Spalte und stell die Schieber.
board-name-equal = richtig
board-name-lower = zu hoch
board-name-higher = zu niedrig
board-count-equal = Richtig
board-count-lower = Zu hoch
board-count-higher = Zu niedrig
board-more-equal = Einer mehr richtig
board-more-lower = Einer mehr zu hoch
board-more-higher = Einer mehr zu niedrig
board-less-equal = Einer weniger richtig
board-less-lower = Einer weniger zu hoch
board-less-higher = Einer weniger zu niedrig
board-give-feedback = Antworte = { $equal } · ▼ { $lower } · ▲ { $higher }
board-feedback-short = { $left ->
    [one] Ein Schieber fehlt noch
   *[other] { $left } Schieber fehlen noch
  }
board-notebook = Notizblock
board-notebook-private = siehst nur du
board-notebook-how = Tipp auf einen Wert: einmal heißt ausgeschlossen, zweimal sicher, dreimal wieder leer.
board-candidates = { $count ->
    [0] kein Code möglich
    [one] ein Code möglich
   *[other] { $count } Codes möglich
  }
board-face-possible = { $value } möglich
board-face-out = { $value } ausgeschlossen
board-mark-none = keine Notiz
board-mark-out = ausgeschlossen
board-mark-sure = sicher
board-solved-by = geraten hat { $who }
board-at-stake = Punkte im Spiel
board-screen-rises = Der Sichtschirm geht hoch …
board-four = Vier von vier!
board-four-found = { $who } hat den Code direkt vor der Nase.
board-verdict-found = { $mine ->
    [yes] Du hast den Code gefunden!
   *[other] { $who } hat den Code gefunden!
  }
board-verdict-missed = { $mine ->
    [yes] Das war er nicht.
   *[other] { $who } hat den Code nicht gefunden.
  }
board-verdict-owed = Die Schieber standen falsch: Die Punkte gibt es trotzdem.
board-reveal-label = Code { $code }, Antwort { $guess }
board-code = Code
board-guess = Antwort
board-sum-code = Code gefunden
board-sum-owed = Schieber in Reihe { $row } falsch: wie dort gefunden
board-sum-rows = { $rows ->
    [one] Eine leere Reihe × 5
   *[other] { $rows } leere Reihen × 5
  }
board-sum-dice = { $dice ->
    [one] Ein gesparter Würfel
   *[other] { $dice } gesparte Würfel
  }
board-sum-missed = { $left ->
    [0] Falsche Antwort
    [one] Falsche Antwort: Nur ein Code war noch möglich
   *[other] Falsche Antwort: { $left } Codes waren noch möglich
  }
board-sum-total = Punkte
board-look-back = So lief es
board-look-back-none = Kein einziger Versuch: blind geraten, einer von 1296 Codes.
board-chart = Noch mögliche Codes nach jeder Reihe
board-chart-label = Mögliche Codes, Reihe für Reihe: { $steps }
board-row-told = { $left ->
    [0] Kein Code möglich: Die Schieber widersprechen sich
    [one] Nur ein Code bleibt · { NUMBER($bits, maximumFractionDigits: 1) } Bit
   *[other] { $left } Codes bleiben · { NUMBER($bits, maximumFractionDigits: 1) } Bit
  }
board-row-wrong = Falsche Schieber. Richtig wäre gewesen:
board-advice-same = Der Maestro hätte es genauso gemacht.
board-advice-solve = Der Maestro hätte es gleich gewagt: { NUMBER($best, maximumFractionDigits: 1) } Punkte zu erwarten statt { NUMBER($played, maximumFractionDigits: 1) }.
board-advice-place = Der Maestro:
board-advice-worth = { NUMBER($best, maximumFractionDigits: 1) } Punkte zu erwarten statt { NUMBER($played, maximumFractionDigits: 1) }
board-solved-with = { $left ->
    [0] Am Ende widersprachen sich die Schieber.
    [one] Am Ende stand der Code fest.
   *[other] Am Ende blieben { $left } Codes: ein Tipp, einer von { $left }.
  }
board-onward = Weiter: Partie { $game }
board-onward-solve = Weiter: Jetzt rätst du
board-onward-code = Weiter: Jetzt hast du den Code
board-back-to-game = Zurück zur Partie
board-back-to-last = Zurück zur letzten Partie
board-waits-for-sliders = { $who } hat schon gelegt und wartet auf deine Schieber.
board-has-begun = { $rows ->
    [0] { $who } ist schon bei der nächsten Partie.
    [one] { $who } ist schon bei der nächsten Partie: eine Reihe.
   *[other] { $who } ist schon bei der nächsten Partie: { $rows } Reihen.
  }

## Die Zeile ganz oben

headline-roll = Würfle: Die Jagd nach dem Code beginnt
headline-roll-again = Würfle oder nenn den Code
headline-place = Leg deine Würfel in Reihe { $row }
headline-solve = Nenn den Code: Zu würfeln gibt es nichts mehr
headline-feedback = Stell die Schieber für { $solver }
board-line-name = Leg die vier Würfel: nur eine Antwort
board-line-result = { $how ->
    [found] { $mine ->
        [yes] Du hast den Code gefunden
       *[other] { $who } hat den Code gefunden
      }
    [owed] Falsche Schieber, Punkte zählen doch
   *[missed] { $mine ->
        [yes] Das war er nicht
       *[other] { $who } hat den Code nicht gefunden
      }
  }: { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
  }
board-line-result-next = { $told }. Jetzt würfelt { $solver }
headline-wait-roll = { $solver } würfelt
headline-wait-place = { $solver } legt Würfel in Reihe { $row }
headline-wait-solve = { $solver } muss den Code nennen
headline-wait-feedback = { $coder } stellt die Schieber

# Was jemand am besten gemacht hat
honour-finest-code = der schönste Code: { $count } Punkte
honour-codes-found = die meisten Codes gefunden: { $count }
honour-fewest-rows = { $count ->
    [0] den Code ganz ohne Reihe genannt
    [one] der Code in einer einzigen Reihe
   *[other] der Code in den wenigsten Reihen: { $count }
}
honour-fewest-dice = der Code mit den wenigsten Würfeln: { $count }
honour-right-in-a-row = die treffsicherste Reihe: { $count } richtig
honour-best-row = { $count } richtig in einer Reihe
honour-code-kept = { $count ->
    [one] einen Code bis zum Schluss geheim gehalten
   *[other] { $count } Codes bis zum Schluss geheim gehalten
}
honour-rows-tried = { $count ->
    [one] eine Reihe probiert
   *[other] { $count } Reihen probiert
}
finale-code = Der Code des Duells: { $points } Punkte für { $who }
finale-kept = Der Code, den { $who } nicht gefunden hat
souvenir-shrinks = Wie viele Codes noch möglich waren
souvenir-start = Noch keine Frage
souvenir-points = Punkte
souvenir-found = { $left ->
    [one] Gefunden: der einzig mögliche
   *[other] Gefunden, unter { $left } möglichen
  }
souvenir-missed = { $left ->
    [one] Verfehlt: einer blieb übrig
   *[other] Verfehlt, unter { $left } möglichen
  }

# Two games of one deal side by side.
stages-title = Wie viele Codes übrig blieben, Reihe für Reihe
stage-name = Reihe { $number }
stage-stands = { $count ->
    [one] 1 Code
   *[other] { $count } Codes
}
