# Der Tisch in Worten: was alle Spiele brauchen.
words-chair = Platz { $number }
words-nothing = nichts
words-row = { $first } und { $last }
words-numbers = null eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn zwanzig
words-wants-number = { $known ->
    [yes] eine Zahl von { $least } bis { $most }
   *[other] eine Zahl
  }
words-wants-somebody = ein Name von jemandem am Tisch ({ $names })
words-won = { $count ->
    [one] Die Partie ist zu Ende: { $winners } gewinnt.
   *[other] Die Partie ist zu Ende: { $winners } gewinnen zusammen.
  }
words-score-line = { $what } ({ $points })
words-score = { $known ->
    [yes] { $who }: { $points ->
        [one] ein Punkt
       *[other] { $points } Punkte
      }. { $parts }.
   *[other] { $who }: { $points ->
        [one] ein Punkt
       *[other] { $points } Punkte
      }.
  }
refusal-words-unclear = „{ $words }“ habe ich nicht verstanden. Schreib „Hilfe“, dann hörst du, was du sagen kannst.
refusal-words-near = „{ $words }“ habe ich nicht verstanden. Vielleicht meintest du: { $how }
refusal-words-incomplete = „{ $words }“ reicht noch nicht. { $how }
refusal-words-misread = „{ $piece }“ passt nicht: Gefragt ist { $wanted }.
refusal-words-none = Dieses Spiel lässt sich noch nicht in Worten spielen.

say-ask-now = jetzt | a | was soll ich tun
say-ask-table = Tisch | t | g | was liegt auf dem Tisch
say-ask-mine = meins | m | was habe ich
say-ask-changed = Neues | n | c | was hat sich geändert
say-ask-can = Hilfe | ? | Züge | was kann ich tun
say-ask-time = Zeit | wie viel Zeit
say-ask-all = alles | noch mal
say-ask-why = warum | warum macht er das
how-ask-now = „jetzt“: was du tun sollst.
how-ask-table = „Tisch“: was auf dem Tisch liegt.
how-ask-mine = „meins“: was vor dir liegt.
how-ask-changed = „Neues“: was sich geändert hat.
how-ask-can = „Hilfe“: was du sagen kannst.
how-ask-time = „Zeit“: wie viel noch bleibt.
how-ask-all = „alles“: von Anfang bis Ende.
how-ask-why = „warum“: warum ein Bot so gezogen hat.
say-lesson-next = weiter | mach weiter
say-lesson-finish = verstanden | weiter | fertig
say-lesson-show = zeig’s mir | zeig es mir
say-lesson-try = probier’s | probier es
how-lesson-next = „weiter“: zum nächsten Schritt.
how-lesson-finish = „verstanden“: damit ist die erste Partie zu Ende.
how-lesson-show = „zeig’s mir“: ich mache es für dich.
how-lesson-try = „probier’s“: ich versuche es, und du hörst, was die Regeln sagen.
words-lesson-over = Die erste Partie ist zu Ende: Du kannst spielen. Daneben stehen „Spiel eine richtige Partie“ und „Fang noch mal von vorn an“.
words-always = Du kannst immer fragen: „jetzt“, „Tisch“, „meins“, „Neues“, „Zeit“, „alles“ oder „warum“.
words-no-why = Da gibt es nichts zu erklären.
words-no-moves = Gerade gibt es nichts zu tun: einfach abwarten.
words-choices = Die möglichen Züge: { $choices }.
words-nothing-new = Nichts Neues.
words-nothing-mine = Vor dir liegt nichts.
words-no-time = Gerade läuft keine Zeit.
words-time-left = { $seconds ->
    [one] Eine Sekunde bleibt noch.
   *[other] { $seconds } Sekunden bleiben noch.
  }
