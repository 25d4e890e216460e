"""Short pauses: while people play, garbage is looked for in small bites; everywhere only when nobody moves."""

from __future__ import annotations

import asyncio
import gc
import sys
from collections.abc import Callable

from ludoteca.protocol.refusals import TEXTS
from ludoteca.rules.texts import LANGUAGES, bundle

LOOK_EVERY = 60.0                # seconds: a house where nobody moved between two looks is quiet
AT_LATEST = 3600.0               # seconds: a house that is never quiet is swept all the same


def keep_pauses_short() -> None:
    """What is loaded by now stays: never look through it for garbage. And let the store's thread in quickly."""
    for language in LANGUAGES:
        bundle(TEXTS, language)                    # now, not while people play and the first of them is refused
    gc.collect()
    gc.freeze()
    # Ten thousand objects take some 3 ms to look through; all that a busy house holds takes a fifth of a second.
    gc.set_threshold(2_000, 4, 1_000_000)
    # The writer asks for the interpreter some ten times in a commit. Each time it waits this long for a loop that is at
    # work: a millisecond made one answer in a hundred wait 18 ms, a tenth of it 5.
    sys.setswitchinterval(0.0001)


async def sweep_when_quiet(
    moves: Callable[[], int], look_every: float = LOOK_EVERY, at_latest: float = AT_LATEST,
) -> None:
    """Look through everything for garbage once nobody has moved for a while. `moves` counts those made so far."""
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
