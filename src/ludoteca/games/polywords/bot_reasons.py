"""Why a word was written, said, doubted or let pass: what the cards asked, what it cost, what the lists say."""

from __future__ import annotations

from ludoteca.games.polywords import grid, moves
from ludoteca.games.polywords import words as lexicon
from ludoteca.games.polywords.moves import WordMove
from ludoteca.games.polywords.palla import letters_used
from ludoteca.games.polywords.sheet import spell
from ludoteca.games.polywords.view import WordView
from ludoteca.rules import Seat
from ludoteca.rules.words import Words, words


def explain_move(view: WordView, seat: Seat, move: WordMove, board: int) -> Words | None:
    """From what this seat sees: its own sea, the cards, and the words that lie open."""
    match move:
        case moves.Write(text, path):
            word = spell(text)
            new = len(grid.new_cells(view.sheets[board].cells, path))
            used = letters_used(word, view.request.letters) if len(view.request.letters) > 1 else 0
            return words("why-write", word=word, new=new, reused=len(word) - new, letters=used)
        case moves.Claim(text):
            return words("why-claim", word=spell(text), length=len(spell(text)))
        case moves.Pass():
            return words("why-pass")
        case moves.Bottle():
            return words("why-bottle")
        case moves.Vote(right):
            return words("why-vote", right=right)
        case moves.Contest(accused, reason, number) if number < len(view.written[accused]):
            text = view.written[accused][number].text
            known = lexicon.is_word(text, view.options.words)
            return words("why-contest", word=spell(text), known=known, reason=reason)
    return None
