# The table in words: what every game needs.
words-chair = chair { $number }
words-nothing = nothing
words-row = { $first } and { $last }
words-numbers = zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty
words-wants-number = { $known ->
    [yes] a number from { $least } to { $most }
   *[other] a number
  }
words-wants-somebody = the name of somebody at the table ({ $names })
words-won = { $count ->
    [one] The game is over: { $winners } wins.
   *[other] The game is over: { $winners } win together.
  }
words-score-line = { $what } ({ $points })
words-score = { $known ->
    [yes] { $who }: { $points ->
        [one] one point
       *[other] { $points } points
      }. { $parts }.
   *[other] { $who }: { $points ->
        [one] one point
       *[other] { $points } points
      }.
  }
refusal-words-unclear = I did not understand “{ $words }”. Type “help” to hear what you can say.
refusal-words-near = I did not understand “{ $words }”. Perhaps you meant: { $how }
refusal-words-incomplete = “{ $words }” is not enough. { $how }
refusal-words-misread = “{ $piece }” will not do: it should be { $wanted }.
refusal-words-none = This game cannot be said in words yet.

say-ask-now = now | a | what do I do
say-ask-table = table | t | g | what is on the table
say-ask-mine = mine | m | what do I have
say-ask-changed = news | n | c | what has changed
say-ask-can = help | ? | moves | what can I do
say-ask-time = time | how much time
say-ask-all = all | repeat
say-ask-why = why | why did it do that
how-ask-now = “now”: what you are to do.
how-ask-table = “table”: what lies on the table.
how-ask-mine = “mine”: what is before you.
how-ask-changed = “news”: what has changed.
how-ask-can = “help”: what you can say.
how-ask-time = “time”: how much is left.
how-ask-all = “all”: from beginning to end.
how-ask-why = “why”: why a bot moved as it did.
say-lesson-next = next | go on | continue
say-lesson-finish = got it | next | done
say-lesson-show = show me | show me how
say-lesson-try = try it | I try it
how-lesson-next = “next”: on to the next step.
how-lesson-finish = “got it”: the lesson ends here.
how-lesson-show = “show me”: I do it for you.
how-lesson-try = “try it”: I try it, and you hear what the rules say.
words-lesson-over = The lesson is over: you can play. Beside this you find “Play a real game” and “Take the lesson again”.
words-always = You can always ask “now”, “table”, “mine”, “news”, “time”, “all” or “why”.
words-no-why = There is nothing to explain.
words-no-moves = There is nothing to do now but wait.
words-choices = The moves there are: { $choices }.
words-nothing-new = Nothing new.
words-nothing-mine = There is nothing before you.
words-no-time = No time is running.
words-time-left = { $seconds ->
    [one] One second is left.
   *[other] { $seconds } seconds are left.
  }
