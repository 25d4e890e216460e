"""Measures endless scenes as plates are measured, and records which of them may be dealt."""

from __future__ import annotations

from collections.abc import Iterable
from concurrent.futures import ProcessPoolExecutor

import msgspec

from ludoteca.games.duplik.improv import improvise, proofs
from tools.duplik_plates.build import all_faults
from tools.duplik_plates.raster import measure


def _faults(seed: int) -> tuple[int, list[str]]:
    scene, plate = improvise(str(seed))
    return seed, all_faults(scene, plate, measure(plate, scene))


def check(seeds: Iterable[int]) -> bool:
    """Measure the scenes of these seeds on all processors and print their faults; False if any has some."""
    with ProcessPoolExecutor() as pool:
        found = {seed: faults for seed, faults in pool.map(_faults, seeds, chunksize=4) if faults}
    for seed, faults in found.items():
        print(f"{seed}: {'; '.join(faults)}")
    print(f"{len(found)} faulty")
    return not found


def _known(number: int) -> proofs.Batch | None:
    known = proofs.batches() if proofs.FILE.exists() else ()
    return known[number] if number < len(known) else None


def _proof(number: int) -> tuple[int, proofs.Batch]:
    """A batch of scenes, measured; the recorded batch if its scenes have not changed."""
    known, digest = _known(number), proofs.digest(number)
    if known and known.digest == digest:
        return number, known
    first = number * proofs.BATCH
    faulty = [seed for seed in range(first, first + proofs.BATCH) if _faults(seed)[1]]
    return number, proofs.Batch(digest, tuple(faulty))


def write_proofs(batches: int) -> None:
    """Measure batches of a hundred scenes on all processors; each is written at once, so a run can be continued."""
    done: list[proofs.Batch] = []
    with ProcessPoolExecutor() as pool:
        for number, batch in pool.map(_proof, range(batches)):
            done.append(batch)
            rest = [known for i in range(number + 1, batches) if (known := _known(i))]
            proofs.FILE.write_bytes(msgspec.json.encode([*done, *rest]).replace(b"]],[", b"]],\n["))
            dealt = sum(proofs.BATCH - len(each.faulty) for each in done)
            print(f"\r{len(done)} of {batches} hundreds, {dealt} scenes in the deck", end="", flush=True)
    print()
