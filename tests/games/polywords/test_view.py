"""Hidden words stay hidden, whatever views of the same table were made before."""

from __future__ import annotations

from ludoteca.games.polywords.view import seen_by_all, seen_by_writer
from tests.games.polywords.seas import laid, write


def test_a_spectator_reads_no_word_even_after_a_player_has_read_all() -> None:
    table = laid("specchio", 3, categories=("animale",), letters="G")
    write(table, 0, "gatto")
    state, kind = table.state, table.game.View
    everything = seen_by_all(kind, state)
    assert everything.written == state.written and any(everything.written)
    covered = ((),) * len(state.written)
    assert seen_by_writer(kind, state, None).written == covered
    assert seen_by_writer(kind, state, table.game.board_of(1)).written == covered, "nothing there yet"
    mine = seen_by_writer(kind, state, table.game.board_of(0))
    assert mine.written[table.game.board_of(0)] == state.written[table.game.board_of(0)] != ()
    assert seen_by_all(kind, state) is everything and seen_by_writer(kind, state, table.game.board_of(0)) is mine
