lesson-canvas-goals-title = Guarda che cosa si premia
lesson-canvas-goals = Ogni quadro è fatto di tre carte trasparenti, una sull’altra. Vince coccarde se quello che resta in vista, in basso, corrisponde a questi obiettivi. Tocca un obiettivo quando vuoi per leggerlo meglio.
lesson-canvas-take-title = Prendi la prima carta
lesson-canvas-take = A ogni turno o prendi una carta o completi un quadro. La prima della fila è gratis: prendila.
lesson-canvas-early-title = E dipingere subito?
lesson-canvas-early = Hai una carta sola. Prova lo stesso a completare un quadro.
lesson-canvas-pay-title = Prendi la terza, pagando
lesson-canvas-pay = Per saltare una carta ci metti sopra un segnalino ispirazione. La terza ne costa due: restano sulle carte saltate, e chi le prende se li tiene.
lesson-canvas-third-title = Prendi ancora la prima
lesson-canvas-third = Ti manca una carta. Prendi la prima della fila: se qualcuno ci ha lasciato un segnalino, è tuo.
lesson-canvas-paint-title = Completa il quadro
lesson-canvas-paint = Tre carte in mano: mettile sul cavalletto, la prima sotto e l’ultima sopra, e guarda come cambiano le icone in basso. Quando ti piace, appendi il quadro.
lesson-canvas-paint-but = Si può, ma con tre carte in mano il quadro c’è già: mettile sul cavalletto e appendilo.
lesson-canvas-ribbons-title = Conta le coccarde
lesson-canvas-ribbons = Il quadro è appeso e le coccarde sono tue: quelle degli obiettivi valgono di più quante più ne hai dello stesso colore, quelle d’argento due punti l’una. La partita finisce quando tutti hanno tre quadri.

# Perché? Che cosa ha visto e pesato chi ha mosso.
why-take = { $gains ->
    [yes] Con questa carta il miglior quadro che ha in mano varrebbe { $after } punti invece di { $before }.
   *[no] Il miglior quadro che ha in mano resta da { $after } punti: la prende per dopo.
  } { $price ->
    [0] Non costa niente
    [one] Costa un’ispirazione
   *[other] Costa { $price } ispirazioni
  }{ $found ->
    [0] {""}
    [one] , e sulla carta c’era un’ispirazione
   *[other] , e sulla carta c’erano { $found } ispirazioni
  }.
why-take-early = È presto per pensare a un quadro: questa carta ha { $icons ->
    [one] un’icona
   *[other] { $icons } icone
  } e { $price ->
    [0] non costa niente
    [one] costa un’ispirazione
   *[other] costa { $price } ispirazioni
  }{ $found ->
    [0] {""}
    [one] {" "}(e sopra c’era un’ispirazione)
   *[other] {" "}(e sopra c’erano { $found } ispirazioni)
  }.
why-paint = Appeso così vale { $points } punti adesso; il massimo con questa mano era { $best }.

# Un esempio, passo per passo (rules/examples.py).
example-canvas-row = Tocca ad Ada, che ha { $tokens } ispirazioni. La prima carta della fila è gratis; ogni altra costa un’ispirazione per ciascuna carta saltata.
example-canvas-free = Prende la prima, «in bilico», senza spendere niente. La fila scorre e in fondo ne arriva una nuova.
example-canvas-pay = Bruno prende la sua. Poi Ada vuole «La poltrona», la seconda: lascia un’ispirazione sulla carta che salta, e la terrà chi la prende. Gliene restano { $tokens }.
example-canvas-early = Con due carte vorrebbe già dipingere. Non si può.
example-canvas-third = Salta due carte per avere «La civetta». Ispirazioni rimaste: { $tokens }; ma ora le carte sono tre.
example-canvas-paint = Le sovrappone: sotto «in bilico», poi «La poltrona», sopra di tutte «La civetta». In ogni campione conta solo quello che resta in vista; il titolo lo fanno le carte: «La civetta in bilico».
example-canvas-ribbons = I cinque campioni sono pieni (Composizione), di Tonalità se ne vede una sola (Enfasi), le Forme fanno una coppia (Ripetizione), e c’è tutto: Tonalità, Forma, Texture e Tono (Varietà). L’icona «Bonus Tono» porta una coccarda d’argento per ogni Tono in vista: { $bonus }. In tutto { $points } punti.
