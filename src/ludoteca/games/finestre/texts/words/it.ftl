say-place = finestra { $window } | gatto alla { $window } | { $window }
say-ready = pronto | sono a posto | avanti
say-ask-window = com’è la { $number } | quanto è grande la { $number }
say-ask-street = via | la via
how-place = «finestra 12»: il tuo gatto ci va, e ci resta.
how-ready = «pronto»: hai sentito abbastanza, avanti con la carta.
how-ask-window = «com’è la 12»: la forma di una finestra e quanto è grande, più o meno.
how-ask-street = «via»: tutta la via, casa per casa.
told-window = la { $number } { $shape ->
    [very_wide] molto larga
    [wide] larga
    [square] quasi quadrata
    [tall] alta
   *[very_tall] alta e stretta
  }, circa { $width } per { $height }
told-house = { $house }: { $windows }.
told-outline = La sagoma è { $shape ->
    [very_wide] molto larga
    [wide] larga
    [square] quasi quadrata
    [tall] alta
   *[very_tall] alta e stretta
  }: { $width } di larghezza, { $height } di altezza. Di’ il numero della finestra!
told-race = La sagoma era { $shape ->
    [very_wide] molto larga
    [wide] larga
    [square] quasi quadrata
    [tall] alta
   *[very_tall] alta e stretta
  }: { $width } di larghezza, { $height } di altezza. Si aspettano i gatti.
heard-pawn-placed = { $who } manda il gatto alla finestra { $number }{ $place ->
    [1] {""}
   *[2] , secondo
  }.
heard-revealed = Era la finestra { $number } con { picture-name }, nella { house-name }.
told-ready = Ascolta la via e tieni a mente le finestre; poi di’ «pronto».
told-wait-ready = { $some ->
    [yes] Si aspetta { $who }.
   *[other] La carta arriva fra un momento.
  }
told-hurry = Qui la carta arriva dopo pochi secondi. Per ascoltare la via con calma, apri un tavolo senza tempo: aspetta i vostri «pronto».
told-answer = Era la finestra { $window }, { $width } per { $height }, con { $picture }, nella { $house }.
told-over = La partita è finita.
told-deck = Carta { $round }; nel mazzo ne restano { $cards }.
told-cards = { $who }: { $cards ->
    [one] una carta
   *[other] { $cards } carte
}.
told-cat = Il gatto di { $who } è alla finestra { $window }, nella { $house }.
told-closed = Hanno le persiane chiuse le finestre { $windows }.
told-mine = Il tuo gatto è alla finestra { $window }.
