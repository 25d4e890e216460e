say-place = Fenster { $window } | Katze an { $window } | Katze zu { $window } | { $window }
say-ready = bereit | ich bin bereit | fertig | weiter
say-ask-window = wie ist die { $number } | wie ist { $number } | wie groß ist die { $number } | wie groß ist { $number } | wie gross ist die { $number } | wie gross ist { $number }
say-ask-street = Straße | die Straße | Strasse | die Strasse
how-place = „Fenster 12“: Deine Katze springt hin und bleibt dort.
how-ready = „bereit“: Du hast genug gehört, her mit der Karte.
how-ask-window = „wie ist die 12“: die Form eines Fensters und wie groß es ungefähr ist.
how-ask-street = „Straße“: die ganze Straße, Haus für Haus.
told-window = Nummer { $number } { $shape ->
    [very_wide] sehr breit
    [wide] breit
    [square] fast quadratisch
    [tall] hoch
   *[very_tall] hoch und schmal
  }, etwa { $width } mal { $height }
told-house = Im { $house }: { $windows }.
told-outline = Der Umriss ist { $shape ->
    [very_wide] sehr breit
    [wide] breit
    [square] fast quadratisch
    [tall] hoch
   *[very_tall] hoch und schmal
  }: { $width } in der Breite, { $height } in der Höhe. Sag die Nummer des Fensters!
told-race = Der Umriss war { $shape ->
    [very_wide] sehr breit
    [wide] breit
    [square] fast quadratisch
    [tall] hoch
   *[very_tall] hoch und schmal
  }: { $width } in der Breite, { $height } in der Höhe. Wir warten auf die Katzen.
heard-pawn-placed = { $who } schickt die Katze zu Fenster { $number }{ $place ->
    [1] {""}
   *[2] , als zweite
  }.
heard-revealed = Es war Fenster { $number } im { house-name }. Darin: { picture-name }.
told-ready = Hör dir die Straße an und merk dir die Fenster; dann sag „bereit“.
told-wait-ready = { $some ->
    [yes] Wir warten auf { $who }.
   *[other] Gleich kommt die Karte.
  }
told-hurry = Hier kommt die Karte nach wenigen Sekunden. Wer die Straße in Ruhe hören will, eröffnet einen Tisch ohne Zeit: Er wartet, bis alle „bereit“ sagen.
told-answer = Es war Fenster { $window } im { $house }, { $width } mal { $height }. Darin: { $picture }.
told-over = Die Partie ist vorbei.
told-deck = Karte { $round }; im Stapel bleiben { $cards }.
told-cards = { $who }: Karten { $cards }.
told-cat = Die Katze von { $who } sitzt an Fenster { $window } im { $house }.
told-closed = Geschlossene Läden: Fenster { $windows }.
told-mine = Deine Katze sitzt an Fenster { $window }.
