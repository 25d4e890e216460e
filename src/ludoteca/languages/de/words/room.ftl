words-lobby = Am Tisch { $code } hat die Partie noch nicht angefangen. { $free ->
    [0] Alle Stühle sind besetzt: { $seated }.
    [one] Ein Stuhl ist frei. Am Tisch: { $seated }.
   *[other] { $free } Stühle sind frei. Am Tisch: { $seated }.
  } { $host } startet die Partie.
