say-take = prendi { $index } | carta { $index }
say-paint = dipingi { $cards } sullo sfondo { $background } | dipingi { $cards } | quadro { $cards } sullo sfondo { $background }
say-vote = vota { $painter } | voto per { $painter }
say-abstain = mi astengo | astieniti
say-try = prova { $cards } | guarda { $cards }
how-take = «prendi 3»: la terza carta della fila. La prima è gratis, ogni altra costa un’ispirazione per ciascuna carta saltata.
how-paint = «dipingi 1 3 2 sullo sfondo 1»: tre carte della tua mano, dal basso verso l’alto, su uno dei tuoi sfondi. «dipingi 1 3 2»: sul primo.
how-vote = «vota Anna»: i suoi quadri sono i più belli.
how-abstain = «mi astengo»: non voti per nessuno.
how-try = «prova 1 3 2»: che cosa si vedrebbe, senza dipingere.

told-three-cards = il posto di tre carte, come 1 3 2
told-take = Prendi una carta dalla fila: hai { $tokens ->
    [one] un’ispirazione
   *[other] { $tokens } ispirazioni
  } e { $cards ->
    [0] nessuna carta
    [one] una carta
   *[other] { $cards } carte
  } in mano.
told-take-or-paint = Prendi una carta o completa un quadro: hai { $cards } carte in mano e { $tokens ->
    [one] un’ispirazione
   *[other] { $tokens } ispirazioni
  }.
told-paint-only = Completa un quadro: hai la mano piena, { $cards } carte.
told-wait = { $who } sceglie una carta o dipinge.
told-vote = Parità tra { $tied }: vota i quadri più belli.
told-wait-vote = Parità tra { $tied }: si vota.
told-over = La partita è finita.
told-goal = { $name }: { $rule }
told-spot = Carta { $place } della fila{ $cost ->
    [0] , gratis
    [one] , costa un’ispirazione
   *[other] , costa { $cost } ispirazioni
  }{ $tokens ->
    [0] {""}
    [one] , con un’ispirazione sopra
   *[other] , con { $tokens } ispirazioni sopra
  }: { $card }.
told-card = «{ $title }», { $half ->
    [first] prima metà di un titolo
   *[second] seconda metà di un titolo
  }; { $seen }
told-swatches = { $swatches }
told-deck = { $cards ->
    [0] Il mazzo è finito.
    [one] Nel mazzo resta una carta.
   *[other] Nel mazzo restano { $cards } carte.
  }
told-vincent = Vincent ha { $tokens ->
    [one] un’ispirazione
   *[other] { $tokens } ispirazioni
  }.
told-reserve = Nella riserva { $tokens ->
    [one] un’ispirazione
   *[other] { $tokens } ispirazioni
  }.
told-player = { $who }: { $points ->
    [one] un punto
   *[other] { $points } punti
  }, { $tokens ->
    [one] un’ispirazione
   *[other] { $tokens } ispirazioni
  }, { $cards ->
    [0] nessuna carta
    [one] una carta
   *[other] { $cards } carte
  } in mano, quadri { $paintings } di { $of }.
told-own = Hai { $points ->
    [one] un punto
   *[other] { $points } punti
  }, { $tokens ->
    [one] un’ispirazione
   *[other] { $tokens } ispirazioni
  }, quadri { $paintings } di { $of }.
told-hand = In mano, carta { $place }: { $card }.
told-painting = Quadro di { $who }, «{ $title }»: { $seen }. Coccarde { $ribbons }, bonus { $bonus }.
told-ribbons = { $name } { $count }
told-won = Le tue coccarde: { $won }; bonus { $bonus }.
told-no-such-card = In mano hai { $cards ->
    [0] nessuna carta
    [one] una carta sola
   *[other] { $cards } carte
  }.
told-tried = Si vedrebbe { $seen }. Coccarde: { $won }; bonus { $bonus }.
