lesson-canvas-goals-title = Schau, wofür es Preise gibt
lesson-canvas-goals = Jedes Bild besteht aus drei durchsichtigen Karten übereinander. Es gewinnt Schleifen, wenn das, was unten zu sehen bleibt, zu diesen Wertungen passt. Tipp auf eine Wertung, wann immer du mehr lesen willst.
lesson-canvas-take-title = Nimm die erste Karte
lesson-canvas-take = Wenn du dran bist, nimmst du eine Karte oder malst ein Bild fertig. Die erste in der Reihe ist gratis: Nimm sie.
lesson-canvas-early-title = Warum nicht gleich malen?
lesson-canvas-early = Du hast nur eine Karte. Versuch trotzdem, ein Bild fertig zu malen.
lesson-canvas-pay-title = Nimm die dritte und bezahl sie
lesson-canvas-pay = Wer eine Karte überspringt, legt eine Inspiration darauf. Die dritte kostet zwei: Sie bleiben auf den übersprungenen Karten liegen, und wer die nimmt, behält sie.
lesson-canvas-third-title = Nimm noch mal die erste
lesson-canvas-third = Eine Karte fehlt dir noch. Nimm die erste in der Reihe: Liegt eine Inspiration darauf, gehört sie dir.
lesson-canvas-paint-title = Mal das Bild fertig
lesson-canvas-paint = Drei Karten auf der Hand: Leg sie auf die Staffelei, die erste nach unten, die letzte obenauf, und schau, wie sich die Zeichen unten ändern. Wenn es dir gefällt, häng es auf.
lesson-canvas-paint-but = Das geht, aber mit drei Karten auf der Hand hast du schon ein Bild: Leg sie auf die Staffelei und häng es auf.
lesson-canvas-ribbons-title = Zähl die Schleifen
lesson-canvas-ribbons = Das Bild hängt, die Schleifen gehören dir: Die für die Wertungen sind umso mehr wert, je mehr du von einer Farbe hast, die silbernen zwei Punkte jede. Die Partie ist zu Ende, wenn alle drei Bilder haben.
why-take = { $gains ->
    [yes] Mit dieser Karte wäre das beste Bild auf der Hand { $after } statt { $before } Punkte wert.
   *[no] Das beste Bild auf der Hand bleibt { $after } Punkte wert: Die Karte ist für später.
  } Bezahlt: { $price ->
    [0] nichts
    [one] eine Inspiration
   *[other] { $price } Inspirationen
  }{ $found ->
    [0] {""}
    [one] , und eine lag darauf
   *[other] , und { $found } lagen darauf
  }.
why-take-early = Für ein Bild ist es noch zu früh: Diese Karte hat { $icons } Zeichen und kostet { $price ->
    [0] nichts
    [one] eine Inspiration
   *[other] { $price } Inspirationen
  }{ $found ->
    [0] {""}
    [one] {" "}(eine lag darauf)
   *[other] {" "}({ $found } lagen darauf)
  }.
why-paint = So gehängt ist es jetzt { $points } Punkte wert; mehr als { $best } waren mit dieser Hand nicht möglich.

example-canvas-row = Ada ist dran und hat { $tokens } Inspirationen. Die erste Karte der Reihe ist gratis; jede andere kostet eine Inspiration für jede übersprungene Karte.
example-canvas-free = Sie nimmt die erste und bezahlt nichts. Die Reihe rückt nach, am Ende kommt eine neue Karte dazu.
example-canvas-pay = Bruno nimmt seine. Dann will Ada „Der Sessel“, die zweite: Sie lässt eine Inspiration auf der Karte, die sie überspringt, und wer die nimmt, behält sie. Ihr bleiben { $tokens }.
example-canvas-early = Mit zwei Karten möchte sie schon malen. Das geht nicht.
example-canvas-third = Sie überspringt zwei Karten für „Die Eule“. Übrige Inspirationen: { $tokens }; aber nun hat sie drei Karten.
example-canvas-paint = Sie legt sie übereinander, die erste nach unten, darauf „Der Sessel“, obenauf „Die Eule“. In jedem Farbfeld zählt nur, was zu sehen bleibt; auch den Titel machen die Karten.
example-canvas-ribbons = Alle fünf Farbfelder sind voll (Komposition), es ist nur ein Farbton zu sehen (Betonung), die Formen bilden ein Paar (Wiederholung), und alles ist da: Farbton, Form, Textur und Tonwert (Vielfalt). Das Bonussymbol bringt eine silberne Schleife für jeden sichtbaren Tonwert: { $bonus }. Zusammen { $points } Punkte.
