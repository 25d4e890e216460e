game-title = Race
game-tagline = Who gets there first?
option-length = Squares
event-ran = { $who } runs { $card } and reaches square { $square }.
event-drew = You draw a { $card }.
refusal-not-in-hand = You hold no { $card }.
score-squares = Squares run
