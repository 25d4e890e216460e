say-take = nimm { $index } | ich nehme { $index } | Karte { $index }
say-paint = male { $cards } auf Hintergrund { $background } | male { $cards } | mal { $cards } auf Hintergrund { $background } | Bild { $cards } auf Hintergrund { $background }
say-vote = stimme für { $painter } | ich stimme für { $painter } | wähle { $painter } | stimme fuer { $painter } | waehle { $painter }
say-abstain = ich enthalte mich | Enthaltung | enthalte dich
say-try = probiere { $cards } | probier { $cards } | schau { $cards }
how-take = „nimm 3“: die dritte Karte der Reihe. Die erste ist gratis, jede andere kostet eine Inspiration für jede übersprungene Karte.
how-paint = „male 1 3 2 auf Hintergrund 1“: drei Karten deiner Hand, von unten nach oben, auf einem deiner Hintergründe. „male 1 3 2“: auf dem ersten.
how-vote = „stimme für Anna“: Annas Bilder sind die schönsten.
how-abstain = „ich enthalte mich“: Du stimmst für niemanden.
how-try = „probiere 1 3 2“: was zu sehen wäre, ohne zu malen.

told-three-cards = die Plätze von drei Karten, etwa 1 3 2
told-take = Nimm eine Karte aus der Reihe: Du hast { $tokens ->
    [one] eine Inspiration
   *[other] { $tokens } Inspirationen
  } und { $cards ->
    [0] keine Karte
    [one] eine Karte
   *[other] { $cards } Karten
  } auf der Hand.
told-take-or-paint = Nimm eine Karte oder mal ein Bild: Du hast { $cards } Karten auf der Hand und { $tokens ->
    [one] eine Inspiration
   *[other] { $tokens } Inspirationen
  }.
told-paint-only = Mal ein Bild: Deine Hand ist voll, { $cards } Karten.
told-wait = { $who } sucht eine Karte aus oder malt.
told-vote = Gleichstand zwischen { $tied }: Wähl die schönsten Bilder.
told-wait-vote = Gleichstand zwischen { $tied }: Jetzt wird abgestimmt.
told-over = Die Partie ist vorbei.
told-goal = { $name }: { $rule }
told-spot = Karte { $place } der Reihe{ $cost ->
    [0] , gratis
    [one] , kostet eine Inspiration
   *[other] , kostet { $cost } Inspirationen
  }{ $tokens ->
    [0] {""}
    [one] , mit einer Inspiration darauf
   *[other] , mit { $tokens } Inspirationen darauf
  }: { $card }.
told-card = „{ $title }“, { $half ->
    [first] erste Hälfte eines Titels
   *[second] zweite Hälfte eines Titels
  }; { $seen }
told-swatches = { $swatches }
told-deck = Karten im Stapel: { $cards }.
told-vincent = Inspirationen bei Vincent: { $tokens }.
told-reserve = Inspirationen im Vorrat: { $tokens }.
told-player = { $who }: Punkte { $points }, Inspirationen { $tokens }, Karten auf der Hand { $cards }, Bilder { $paintings } von { $of }.
told-own = Du: Punkte { $points }, Inspirationen { $tokens }, Bilder { $paintings } von { $of }.
told-hand = Auf der Hand, Karte { $place }: { $card }.
told-painting = Ein Bild von { $who }, „{ $title }“: { $seen }. Schleifen { $ribbons }, Bonus { $bonus }.
told-ribbons = { $name } { $count }
told-won = Deine Schleifen: { $won }; Bonus { $bonus }.
told-no-such-card = Karten auf deiner Hand: { $cards }.
told-tried = Zu sehen wäre: { $seen }. Schleifen: { $won }; Bonus { $bonus }.
