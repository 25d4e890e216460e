say-roll = würfle | würfeln | ich würfle | wirf | wuerfle | wuerfeln | ich wuerfle
say-place = leg { $dice } | lege { $dice } | ich lege { $dice }
say-solve = der Code ist { $code } | löse { $code } | Code { $code } | loese { $code }
say-feedback = { $equal } richtig, { $lower } zu hoch, { $higher } zu niedrig | antworte { $equal } { $lower } { $higher } | Schieber { $equal } { $lower } { $higher }
say-note = notiere { $column } { $value } { $mark } | Notiz { $column } { $value } { $mark }

how-roll = „würfle“: Du wirfst die weißen Würfel.
how-place = „leg 3 nichts 5 nichts“: ein Wert oder „nichts“ für Blau, Rot, Gelb und Grün, in dieser Reihenfolge. Nur gewürfelte Würfel, mindestens einer.
how-solve = „der Code ist 1 2 3 4“: deine einzige Antwort, Blau, Rot, Gelb und Grün.
how-feedback = „1 richtig, 2 zu hoch, 0 zu niedrig“: wie die Würfel der Reihe zu deinem Code stehen. Kurz: „antworte 1 2 0“.
how-note = „notiere Blau 3 raus“, oder „sicher“, oder „leer“: eine Notiz auf deinem Block.

told-no-die = nichts | leer | - | _
told-mark-out = raus | nein | ausgeschlossen
told-mark-sure = sicher | ja
told-mark-clear = leer | löschen | loeschen

told-first-roll = Würfle: Die Jagd nach dem Code beginnt. Eine richtige Antwort bringt jetzt { $worth } Punkte.
told-roll = Würfle noch einmal oder nenn den Code, er bringt { $worth } Punkte.
told-place = Du hast { $dice } gewürfelt: Leg mindestens einen Würfel in Reihe { $row } oder nenn den Code.
told-solve = Nenn den Code: Zu würfeln gibt es nichts mehr. Richtig bringt { $worth } Punkte.
told-move-sliders = { $solver } wartet: Vergleich Reihe { $row } mit deinem Code und antworte.
told-wait-roll = { $solver } würfelt oder nennt den Code.
told-wait-place = { $solver } hat { $dice } gewürfelt und legt Würfel in Reihe { $row }.
told-wait-solve = { $solver } muss den Code nennen.
told-wait-sliders = { $coder } antwortet auf Reihe { $row }.
told-over = Das Duell ist vorbei: { $zero } { $first }, { $one } { $second }.
told-match = Partie { $game } von { $games }: { $solver } rät, der Code ist von { $coder }. Punkte: { $zero } { $first }, { $one } { $second }.
told-die = { $colour } { $face }
told-row = Reihe { $row }: { $dice }. { $equal ->
    [0] Keiner richtig
    [one] Einer richtig
   *[other] { $equal } richtig
  }, { $lower } zu hoch, { $higher } zu niedrig.
told-row-waiting = Reihe { $row }: { $dice }. Noch keine Antwort.
told-stock = { $dice ->
    [0] Kein weißer Würfel mehr
    [one] Noch ein weißer Würfel
   *[other] Noch { $dice } weiße Würfel
  } und { $rows ->
    [0] keine leere Reihe
    [one] eine leere Reihe
   *[other] { $rows } leere Reihen
  }; der Code bringt { $worth } Punkte.
told-rolled = Auf dem Tisch liegt der Wurf: { $dice }.
told-page = Partie { $game }, geraten hat { $who }: { $found ->
    [yes] Code { $code } gefunden
   *[other] { $guess } gesagt, der Code war { $code }
  }, { $points ->
    [0] keine Punkte
   *[other] { $points } Punkte
  }.
told-code = Dein Code: { $dice }.
told-notes = Notizblock, { $colour }: { $some_sure ->
    [yes] sicher { $sure }
   *[other] {""}
  }{ $some_out ->
    [yes] { $some_sure ->
        [yes] , raus { $out }
       *[other] raus { $out }
      }
   *[other] {""}
  }.
told-candidates = Noch mögliche Codes: { $count }.
told-faces = Für { $colour } noch möglich: { $faces }.
