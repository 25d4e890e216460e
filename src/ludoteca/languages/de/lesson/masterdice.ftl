lesson-masterdice-code-title = Behalt deinen Code im Auge
lesson-masterdice-code = In jeder Partie versteckt jemand vier bunte Würfel, und jemand sucht sie. Diesmal versteckst du: Blau 1, Rot 6, Gelb 3, Grün 5. Nerina sieht sie nicht.
lesson-masterdice-answer-title = Antworte Nerina
lesson-masterdice-answer = Nerina hat eine 4 auf Blau und eine 5 auf Rot gelegt. Dein Blau ist 1, also niedriger: ein ▼. Dein Rot ist 6, also höher: ein ▲. Sag, wie viele, nie welche: = 0, ▼ 1, ▲ 1.
lesson-masterdice-answer-but = Man kann sich irren, aber dann hat die andere Seite etwas davon. Vergleich noch mal: ein Würfel zu hoch (▼ 1), einer zu niedrig (▲ 1), keiner gleich.
lesson-masterdice-roll-title = Jetzt suchst du: Würfle
lesson-masterdice-roll = Nerina hatte es eilig: Für den Code gibt es nur einen Versuch, und ihrer ist nichts wert. Ihr tauscht. Schließ die Seite ihrer Partie und wirf vier weiße Würfel.
lesson-masterdice-reroll-title = Und wenn dir der Wurf nicht gefällt?
lesson-masterdice-reroll = Versuch, noch mal zu würfeln: Mal sehen, was die Regeln sagen.
lesson-masterdice-place-title = Leg die 6 auf Blau und die 4 auf Rot
lesson-masterdice-place = Du musst nicht alle nehmen: Jeder Würfel, der übrig bleibt, ist am Ende einen Punkt wert. Leg die 6 unter Blau und die 4 unter Rot, dann bestätige. Mit der Tastatur: Tipp die Zahl auf das Feld.
lesson-masterdice-place-but = Das geht, aber lass es uns hier mit zwei Würfeln versuchen: die 6 auf Blau und die 4 auf Rot.
lesson-masterdice-note-title = Schreib dir etwas auf
lesson-masterdice-note = „= 2“: Beide richtig, was für ein Glück! Blau 6 und Rot 4. Den Notizblock siehst nur du: Streich eine Zahl, die es nicht mehr sein kann, etwa die blaue 1.
lesson-masterdice-again-title = Würfle noch mal
lesson-masterdice-again = Gelb und Grün fehlen noch. Du hast noch sechzehn weiße Würfel: Wirf vier.
lesson-masterdice-rest-title = Leg die 3 auf Gelb und die 2 auf Grün
lesson-masterdice-rest = Blau und Rot kennst du schon: Lass sie leer. Leg die 3 unter Gelb und die 2 unter Grün.
lesson-masterdice-rest-but = Das geht, aber frag nicht, was du schon weißt: nur die 3 auf Gelb und die 2 auf Grün.
lesson-masterdice-solve-title = Nenn den Code
lesson-masterdice-solve = Wieder „= 2“: Jetzt kennst du alle vier. Drück „Ich hab den Code!“ und stell 6 4 3 2 ein. Man darf ihn nur einmal nennen, aber du hast den Beweis.
lesson-masterdice-solve-but = Das geht, aber wart mal: Die beiden Antworten sagen 6 4 3 2. Es gibt nur einen Versuch.
lesson-masterdice-points-title = Zähl die Punkte
lesson-masterdice-points = 20 für den Code, 5 für jede leere Reihe, 1 für jeden übrigen Würfel: Je weniger Fragen, desto mehr ist die Antwort wert. Nerina hat drauflosgeraten und bleibt bei null: Du gewinnst.
why-place = { $codes ->
    [one] Ein Code war
   *[other] { $codes } Codes waren
  } noch möglich. Auf diese Reihe gibt es { $answers ->
    [one] nur eine Antwort
   *[other] { $answers } verschiedene Antworten
  }, und im Schnitt blieben { $left } übrig.
why-solve = { $codes ->
    [one] Ein einziger Code war übrig: Zeit, ihn zu nennen.
   *[other] { $codes } Codes waren noch möglich: gewagt, für { $worth } Punkte.
  }
why-answer = Jeder Würfel wurde mit dem eigenen Code verglichen: Die Schieber sagen die Wahrheit.

example-masterdice-roll = Ada sucht Brunos Code und wirft vier weiße Würfel: { $dice }.
example-masterdice-reroll = Der Wurf gefällt ihr nicht, sie hätte lieber einen anderen. Das geht nicht.
example-masterdice-first = Sie legt drei: 4 auf Blau, 6 auf Rot, 4 auf Grün. Die Schieber antworten = { $equal }, ▼ { $lower }, ▲ { $higher }. Eine 6 kann nicht zu niedrig sein: Rot ist also 6. Von den beiden Vieren ist eine richtig, die andere zu niedrig. Es bleiben { $codes } Codes.
example-masterdice-signs = Hinter dem Sichtschirm vergleicht Bruno Spalte für Spalte mit seinem Code, { $code }: Die blaue 4 ist zu niedrig (▲), die rote 6 und die grüne 4 sind richtig (=). Ada sagt er, wie viele, nie welche.
example-masterdice-second = Neuer Wurf: 5 auf Blau, 3 auf Rot, 1 auf Gelb. Antwort: = { $equal }, ▼ { $lower }, ▲ { $higher }. Zu niedrig ist Rot, denn Rot ist 6: Also ist Blau 5 und Gelb 1. Und wenn Blau 5 ist, war von den beiden Vieren die grüne richtig. Übrige Codes: { $codes }.
example-masterdice-solve = Ada nennt { $code }: richtig! 20 für den Code, 5 für jede der fünf leeren Reihen, 1 für jeden der zwölf übrigen Würfel: { $points } Punkte.
