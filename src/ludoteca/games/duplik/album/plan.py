"""Who draws what: the 120 titles of the album in their order, in six blocks of twenty."""

from __future__ import annotations

from ludoteca.games.duplik.album import modules, scene

BLOCKS = tuple(range(first, first + 20) for first in range(0, 120, 20))


def titles() -> list[tuple[int, str, str]]:
    """Number, Italian and English title of every plate."""
    return [(number, scene(number).title.it, scene(number).title.en) for number in modules()]


def report() -> str:
    """The blocks with what is drawn (x) and what is still to draw, as text."""
    done = modules()
    lines = []
    for n, block in enumerate(BLOCKS):
        lines.append(f"Block {n + 1}: {block.start}-{block.stop - 1}, {sum(i in done for i in block)} of 20")
        lines += [f"  {'x' if i in done else '.'} {i:3} {it} / {en}" for i, it, en in titles() if i in block]
    return "\n".join(lines)
