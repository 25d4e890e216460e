play-welcome = Schreib einen Zug oder „Hilfe“. Mit „/say …“ redest du mit dem Tisch, mit „/bye“ gehst du.
play-lost = Die Leitung ist abgerissen: Ich versuch’s noch mal.
play-says = { $name } sagt: { $text }
play-bye-alone = Tschüss, bis zur nächsten Partie!
play-bye = Tschüss! Die Partie bleibt, wo sie ist.
play-nobody = Unter { $address } antwortet niemand: Ist das Haus offen?
play-no-such-game = Ein Spiel „{ $game }“ gibt es nicht.{ $near ->
    [none] {""}
   *[other] { " " }War „{ $near }“ gemeint?
 } Die Spiele sind: { $known }.
play-no-such-option = { $sentence }{ $near ->
    [none] {""}
   *[other] { " " }War „{ $near }“ gemeint?
 } Die Optionen von { $game } sind: { $known }.
