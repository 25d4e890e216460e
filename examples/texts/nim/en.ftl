game-title = Nim
game-tagline = Do not take the last match.
event-taken = { $matches ->
    [one] { $who } takes one match.
   *[other] { $who } takes { $matches } matches.
}
refusal-not-so-many = { $most ->
    [one] There is only one match left: take it.
   *[other] Take between 1 and { $most } matches.
}
