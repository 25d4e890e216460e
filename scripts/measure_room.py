"""What one move costs a table: from `Room.receive` to the reply and four sessions' frames, without socket and disk.

    python -m scripts.measure_room [--tables 50] [--times 4]      processor time in microseconds
    valgrind --tool=callgrind python -m scripts.measure_room ...  instructions, of two runs that differ in --times only

The game is Place, whose rules cost little. The store ends each write when all tables have made their move, as a commit
does. In another checkout the same file measures that one.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import time
from typing import Any

import msgspec

from ludoteca.rules.registry import register
from ludoteca.store import PendingWrite
from scripts.place import GAME
from scripts.three_tongues import course
from tests.room.scene import Scene, decode_request

NAMES = ("Ada", "Bea", "Carlo", "Dora")


async def measure(tables: int, times: int) -> tuple[float, int]:
    """Microseconds per move, and the number of moves."""
    register(GAME)
    async with Scene() as scene:
        laid = [await scene.table(GAME.id, *NAMES, start=True) for _ in range(tables)]
        pending: list[PendingWrite] = []

        def append(*_: Any, **__: Any) -> PendingWrite:
            pending.append(PendingWrite())
            return pending[-1]

        append_really = scene.house.store.append
        scene.house.store.append = append          # type: ignore[method-assign]
        gc.collect()
        gc.freeze()
        gc.disable()
        spent = 0
        for number, turn in enumerate(course(GAME.id) * times):
            asked = msgspec.json.encode({"type": "move", "id": f"m{number}", "move": turn.move})
            requests = [(room, people[turn.seat].page, decode_request(asked)) for room, people in laid]
            began = time.process_time_ns()
            for room, session, request in requests:
                assert session is not None
                room.receive(session, request, scene.hands.at)
            writes, pending[:] = pending[:], []
            for write in writes:
                write.end()
            spent += time.process_time_ns() - began
            assert len(writes) == tables, "every move was played"
            for _, people in laid:
                for each in people:
                    each.frames.clear()
            await asyncio.sleep(0)
        gc.enable()
        gc.unfreeze()
        scene.house.store.append = append_really   # type: ignore[method-assign]
        for room, _ in laid:                       # none of these moves is in the store
            room.record.closed = True
            scene.house.tables.rooms.pop(room.id, None)
        moves = len(course(GAME.id)) * times * tables
    return spent / moves / 1000, moves


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--times", type=int, default=4, help="how often the game is played")
    asked = parser.parse_args()
    cost, moves = asyncio.run(measure(asked.tables, asked.times))
    print(f"{cost:.2f} µs a move, {moves} moves")


if __name__ == "__main__":
    main()
