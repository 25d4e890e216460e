say-roll = roll | roll the dice | throw | throw the dice | I roll
say-place = place { $dice } | put { $dice }
say-solve = the code is { $code } | solve { $code } | code { $code }
say-feedback = { $equal } right, { $lower } lower, { $higher } higher | answer { $equal } { $lower } { $higher } | sliders { $equal } { $lower } { $higher }
say-note = mark { $column } { $value } { $mark } | note { $column } { $value } { $mark }

how-roll = “roll”: you throw the white dice.
how-place = “place 3 none 5 none”: a value or “none” for blue, red, yellow and green, in this order. Only dice you rolled, at least one.
how-solve = “the code is 1 2 3 4”: your one answer, blue, red, yellow and green.
how-feedback = “1 right, 2 lower, 0 higher”: how the dice of the row stand to your code. For short “answer 1 2 0”.
how-note = “mark blue 3 out”, or “sure”, or “clear”: a mark in your notebook.

told-no-die = none | nothing | empty | - | _
told-mark-out = out | no
told-mark-sure = sure | yes
told-mark-clear = clear | clean

told-first-roll = Roll the dice: the hunt for the code begins. A right answer is worth { $worth } points now.
told-roll = Roll again, or say the code, which is worth { $worth } points.
told-place = You rolled { $dice }: place at least one die in row { $row }, or say the code.
told-solve = Say the code: there is nothing left to roll. Right, it is worth { $worth } points.
told-move-sliders = { $solver } waits: hold row { $row } against your code and answer.
told-wait-roll = { $solver } rolls the dice or says the code.
told-wait-place = { $solver } rolled { $dice } and places dice in row { $row }.
told-wait-solve = { $solver } has to say the code.
told-wait-sliders = { $coder } answers row { $row }.
told-over = The match is over: { $zero } { $first }, { $one } { $second }.
told-match = Game { $game } of { $games }: { $solver } solves, the code is { $coder }’s. Points: { $zero } { $first }, { $one } { $second }.
told-die = { $colour } { $face }
told-row = Row { $row }: { $dice }. { $equal ->
    [0] None right
    [one] One right
   *[other] { $equal } right
  }, { $lower } lower, { $higher } higher.
told-row-waiting = Row { $row }: { $dice }. No answer yet.
told-stock = { $dice ->
    [0] No white die is left
    [one] One white die is left
   *[other] { $dice } white dice are left
  }, and { $rows ->
    [0] no empty row
    [one] one empty row
   *[other] { $rows } empty rows
  }; the code is worth { $worth } points.
told-rolled = On the table the dice rolled: { $dice }.
told-page = Game { $game }, { $who } solving: { $found ->
    [yes] code { $code } found
   *[other] said { $guess }, the code was { $code }
  }, { $points ->
    [0] no points
   *[other] { $points } points
  }.
told-code = Your code: { $dice }.
told-notes = Notebook, { $colour }: { $some_sure ->
    [yes] sure { $sure }
   *[other] {""}
  }{ $some_out ->
    [yes] { $some_sure ->
        [yes] , out { $out }
       *[other] out { $out }
      }
   *[other] {""}
  }.
told-candidates = Codes still possible: { $count }.
told-faces = For { $colour }, still possible: { $faces }.
