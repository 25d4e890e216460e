lesson-masterdice-code-title = Keep an eye on your code
lesson-masterdice-code = In every game somebody hides four coloured dice and somebody looks for them. This time you hide them: blue 1, red 6, yellow 3, green 5. Nerina cannot see them.
lesson-masterdice-answer-title = Answer Nerina
lesson-masterdice-answer = Nerina put a 4 on blue and a 5 on red. Your blue is 1, lower: one ▼. Your red is 6, higher: one ▲. Say how many, never which: = 0, ▼ 1, ▲ 1.
lesson-masterdice-answer-but = One can get it wrong, but then whoever searches gains by it. Compare again: one die too high (▼ 1), one too low (▲ 1), none equal.
lesson-masterdice-roll-title = Now you search: roll
lesson-masterdice-roll = Nerina was in a hurry: there is only one try at the code, and hers is worth nothing. You swap places. Close the page of her game and roll four white dice.
lesson-masterdice-reroll-title = What if you do not like the roll?
lesson-masterdice-reroll = Try to roll again: let us see what the rules say.
lesson-masterdice-place-title = Put the 6 on blue and the 4 on red
lesson-masterdice-place = You need not use them all: every die left over is worth a point at the end. Put the 6 under blue and the 4 under red, then confirm. By keyboard: type the number on the field.
lesson-masterdice-place-but = You can, but let us try with two dice here: the 6 on blue and the 4 on red.
lesson-masterdice-note-title = Take a note
lesson-masterdice-note = “= 2”: both right, what luck! Blue 6 and red 4. Only you see the notebook: cross out a face that cannot be any more, such as the blue 1.
lesson-masterdice-again-title = Roll again
lesson-masterdice-again = Yellow and green are missing. You still have sixteen white dice: roll four.
lesson-masterdice-rest-title = Put the 3 on yellow and the 2 on green
lesson-masterdice-rest = You know blue and red already: leave them empty. Put the 3 under yellow and the 2 under green.
lesson-masterdice-rest-but = You can, but no need to ask what you know: only the 3 on yellow and the 2 on green.
lesson-masterdice-solve-title = Name the code
lesson-masterdice-solve = “= 2” again: now you know all four. Press “I know the code” and set 6 4 3 2. It can be said once only, but you have the proof.
lesson-masterdice-solve-but = You can, but wait: the two answers say 6 4 3 2. There is one try only.
lesson-masterdice-points-title = Count the points
lesson-masterdice-points = 20 for the code, 5 for every row left empty, 1 for every die left over: the fewer questions, the more the answer is worth. Nerina guessed wildly and stays at zero: you win.

# Why? What whoever moved saw and weighed.
why-place = { $codes ->
    [one] One code was
   *[other] { $codes } codes were
  } still possible. This row can have { $answers ->
    [one] one answer only
   *[other] { $answers } different answers
  }, and would leave { $left ->
    [one] one
   *[other] { $left }
  } on average.
why-solve = { $codes ->
    [one] One code was left: time to say it.
   *[other] { $codes } codes were still possible: a gamble, for { $worth } points.
  }
why-answer = It compared each die with its own code: the sliders tell the truth.

# A worked example, step by step (rules/examples.py).
example-masterdice-roll = Ada looks for Bruno’s code and rolls four white dice: { $dice }.
example-masterdice-reroll = She does not like the roll and would rather have another. That cannot be done.
example-masterdice-first = She places three: 4 on blue, 6 on red, 4 on green. The sliders answer = { $equal }, ▼ { $lower }, ▲ { $higher }. A 6 cannot be too low: red must be 6. Of the two 4s one is right and the other too low. { $codes } codes are left.
example-masterdice-signs = Behind the screen Bruno compares, column by column, with his code, { $code }: the blue 4 is too low (▲), the red 6 and the green 4 are right (=). He tells Ada how many, never which.
example-masterdice-second = Another roll: 5 on blue, 3 on red, 1 on yellow. Answer: = { $equal }, ▼ { $lower }, ▲ { $higher }. The one too low is red, which is 6: so blue is 5 and yellow 1. And if blue is 5, of the two 4s before green was right. Codes left: { $codes }.
example-masterdice-solve = Ada says { $code }: right! 20 for the code, 5 for each of the five empty rows, 1 for each of the twelve dice left over: { $points } points.
