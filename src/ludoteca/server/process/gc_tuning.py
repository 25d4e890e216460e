"""Garbage collection: young generations only during play; a full pass in a minute without moves, or after an hour.

A full pass blocks the event loop, for about 200 ms on a busy server.
"""

from __future__ import annotations

import asyncio
import gc
import sys
from collections.abc import Callable

from ludoteca.protocol.refusals import TEXTS
from ludoteca.rules.texts import LANGUAGES, bundle

LOOK_EVERY = 60.0                # seconds: a server without a move in between is quiet
AT_LATEST = 3600.0               # seconds until a full pass on a server that is never quiet


def keep_pauses_short() -> None:
    """Freeze what is loaded, collect in small passes, and hand the interpreter to the store's thread quickly."""
    for language in LANGUAGES:
        bundle(TEXTS, language)                    # load the texts now, not during play
    gc.collect()
    gc.freeze()
    # A pass over 10,000 objects takes about 3 ms.
    gc.set_threshold(2_000, 4, 1_000_000)
    # The writer thread needs the interpreter about ten times in a commit. A busy loop gives it up after this interval.
    # With 1 ms the p99 of answers was 18 ms, with 0.1 ms it is 5 ms.
    sys.setswitchinterval(0.0001)


async def sweep_when_quiet(
    moves: Callable[[], int], look_every: float = LOOK_EVERY, at_latest: float = AT_LATEST,
) -> None:
    """Run a full pass when there was no move for a while. `moves` counts the moves since the start."""
    before, waited = moves(), 0.0
    while True:
        await asyncio.sleep(look_every)
        waited += look_every
        now = moves()
        something_old = gc.get_count()[2] > 0
        if something_old and (now == before or waited >= at_latest):
            gc.collect()
            waited = 0.0
        before = now
