game-title = Nim
game-tagline = Non prendere l’ultimo fiammifero.
event-taken = { $matches ->
    [one] { $who } prende un fiammifero.
   *[other] { $who } prende { $matches } fiammiferi.
}
refusal-not-so-many = { $most ->
    [one] È rimasto un solo fiammifero: prendilo.
   *[other] Prendi da 1 a { $most } fiammiferi.
}
