lesson-finestre-street-title = Schau dir die Straße an
lesson-finestre-street = Sechs Häuser, fünfunddreißig Fenster, keine zwei gleich groß. Gleich siehst du einen Umriss: Er ist genau so groß wie eines davon. Wer es nach Augenmaß findet, und zwar zuerst, gewinnt.
lesson-finestre-ready-title = Sag, dass du bereit bist
lesson-finestre-ready = Nerina und Ottavio sind bereit. Wenn du es auch bist, wird die erste Karte aufgedeckt.
lesson-finestre-place-title = Finde das Fenster dieser Größe
lesson-finestre-place = Der Umriss ist hoch und ziemlich breit. Vergleich ihn mit den Fenstern des zweiten Hauses und schick deine Katze zum richtigen. Eine Katze, die gesprungen ist, bleibt sitzen.
lesson-finestre-place-but = Das geht, aber das da ist anders groß. Schau den Umriss an: Er ist so hoch wie das große Fenster des zweiten Hauses.
lesson-finestre-photo-title = Fotofinish
lesson-finestre-photo = Nerina hatte auch recht, aber nach dir: Die Karte gehört dir, sie nimmt eine verdeckte vom Stapel. Ottavio lag daneben und bekommt nichts.
lesson-finestre-next-title = Weiter zur nächsten
lesson-finestre-next = Schau, solange du magst, dann sag, dass es weitergehen kann. Diesmal sind die anderen schnell.
lesson-finestre-full-title = Und wenn du zu spät kommst?
lesson-finestre-full = Am richtigen Fenster sitzen schon zwei Katzen. Versuch, deine auch hinzuschicken.
lesson-finestre-elsewhere-title = Such dir ein anderes Fenster aus
lesson-finestre-elsewhere = Zwei pro Fenster, mehr nicht. Schick deine Katze, wohin du willst: Manchmal irrt sich, wer sich beeilt, und es gewinnt, wer besser hingeschaut hat.
lesson-finestre-cards-title = Zähl die Karten
lesson-finestre-cards = Jede gewonnene Karte ist ein Punkt, auch die verdeckten. Ist der Stapel leer, gewinnt, wer die meisten hat.
why-window = { $percent ->
    [0] Fenster und Umriss sind gleich groß
   *[other] Fenster und Umriss unterscheiden sich um { $percent } %
  }. { $nearer ->
    [0] Kein freies Fenster war näher dran.
    [one] Ein freies Fenster war näher dran: Augen täuschen sich.
   *[other] { $nearer } freie Fenster waren näher dran: Augen täuschen sich.
  }

example-finestre-street = Ada, Bruno und Carla schauen die Straße an: fünfunddreißig Fenster, keine zwei gleich groß.
example-finestre-card = Alle sind bereit, und gleich kommt die Karte: ein Umriss, genau so groß wie eines der Fenster. Kein Lineal, nur Augenmaß.
example-finestre-first = Ada ist die Erste: Sie schickt ihre Katze ins pflaumenfarbene Haus, zum hohen Fenster. Eine Katze, die gesprungen ist, bleibt sitzen.
example-finestre-photo = Dann Bruno, am selben Fenster, und Carla an einem anderen. Das Fotofinish zeigt die Zeit von allen, ohne die Verzögerung des Netzes. Ada hatte zuerst recht und nimmt die Karte; Bruno, als Zweiter, nimmt eine verdeckte vom Stapel; Carla lag daneben.
example-finestre-full = Die zweite Karte. Carla und Bruno sitzen am richtigen Fenster, und als Ada ihre Katze hinschicken will, ist es zu spät.
example-finestre-late = Ada versucht es woanders und liegt daneben: Diesmal gehört die Karte Carla, und Bruno bekommt eine verdeckte. Am Ende ist jede Karte ein Punkt.
