# Was alle Spiele ablehnen.
refusal-not-your-turn = Du bist gerade nicht dran.
refusal-may-not-talk = Gerade darfst du am Tisch nicht reden.
refusal-game-over = Die Partie ist zu Ende.
refusal-unknown-move = Diesen Zug gibt es in diesem Spiel nicht.
refusal-malformed-move = Der Zug ist falsch geschrieben: { $detail }
refusal-no-such-seat = Diesen Stuhl gibt es am Tisch nicht.
refusal-time-is-up = Die Zeit ist um.
refusal-not-yet = Die Zeit ist noch nicht um.
refusal-time-runs-forward = Ein Zug kann nicht früher zählen als der davor.
refusal-wrong-number-of-seats = { $span ->
    [0] Dieses Spiel ist für { $least ->
        [one] genau eine Person
       *[other] genau { $least } Personen
      }, nicht mehr und nicht weniger.
   *[other] Dieses Spiel ist für { $least } bis { $most } Personen.
  }
refusal-bad-options = { schema-problem }
schema-problem = { $detail ->
    [not_among] Bei „{ $where }“ kann man „{ $value }“ nicht wählen.
    [wrong_kind] Bei „{ $where }“ steht etwas von anderer Art ({ $found } statt { $wanted }).
    [too_small] Bei „{ $where }“ ist die Zahl zu klein: mindestens { $least }.
    [too_large] Bei „{ $where }“ ist die Zahl zu groß: höchstens { $most }.
    [too_long] Was bei „{ $where }“ steht, ist zu lang: höchstens { $most }.
    [too_short] Was bei „{ $where }“ steht, ist zu kurz: mindestens { $least }.
    [badly_written] Was bei „{ $where }“ steht, ist nicht richtig geschrieben.
    [missing] Bei „{ $where }“ fehlt „{ $field }“.
    [unknown] „{ $field }“ kennt hier niemand.
   *[malformed] Diese Optionen sind falsch geschrieben.
  }

# Einen Zug zurücknehmen.
refusal-nothing-to-take-back = Es gibt noch nichts zurückzunehmen.
refusal-move-stays = Dieser Zug bleibt: Zurücknehmen geht nicht.
refusal-needs-consent = Diesen Zug kannst du nur zurücknehmen, wenn alle einverstanden sind.
refusal-no-such-position = So weit ist die Partie nie gekommen.
event-taken-back = { $who } nimmt den Zug zurück.

# Partien, die die heutigen Regeln nicht mehr lesen können.
unreadable-newer = Diese Partie wurde nach neueren Regeln gespielt, als es sie hier gibt: Bring Ludoteca auf den neuesten Stand, dann lässt sie sich öffnen.
unreadable-older = Diese Partie wurde nach alten Regeln gespielt, die es hier nicht mehr gibt: Sie lässt sich nicht mehr öffnen.
unreadable-refused = Mit den heutigen Regeln lässt sich diese Partie nicht nachspielen: Sie lässt sich nicht mehr öffnen.
event-time-added = 30 Sekunden mehr.
refusal-no-hourglass = Gerade läuft keine Sanduhr.
refusal-no-lesson = Zu diesem Spiel gibt es noch keine erste Partie zusammen.
refusal-lesson-over = Die erste Partie ist zu Ende: Jetzt spiel richtig.
refusal-lesson-do-it = Um weiterzukommen, mach, was dein Gegenüber sagt.
refusal-lesson-other = Das geht, aber erst kommt dieser Schritt: „{ $title }“.
refusal-lesson-but = { $because }
