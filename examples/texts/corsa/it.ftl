game-title = Corsa
game-tagline = Chi arriva prima in fondo?
option-length = Caselle
event-ran = { $who } corre di { $card } e arriva alla casella { $square }.
event-drew = Peschi un { $card }.
refusal-not-in-hand = Non hai in mano un { $card }.
score-squares = Caselle percorse
