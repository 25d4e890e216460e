"""Composes Duplik's album from its cards: run it after changing a card, an object or the way criteria are chosen."""

from __future__ import annotations

from pathlib import Path

import msgspec

from ludoteca.games.duplik.scenes import composed

ALBUM = Path(__file__).resolve().parent.parent / "src" / "ludoteca" / "games" / "duplik" / "content" / "album.json"

if __name__ == "__main__":
    scenes = composed()
    ALBUM.write_bytes(b"[\n" + b",\n".join(msgspec.json.encode(scene) for scene in scenes) + b"\n]\n")
    print(f"{len(scenes)} scenes in {ALBUM.name}")
