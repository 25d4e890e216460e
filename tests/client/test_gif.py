"""GIF encoder of the client: another decoder reads back the frames that were drawn."""

from __future__ import annotations

import base64
import io
import json
import subprocess
from pathlib import Path

from PIL import Image

from tests.client.bundle import NODE, bundled


def test_a_film_shows_every_frame_as_it_was_drawn_and_as_long() -> None:
    page = bundled(Path(__file__).with_name("gif.ts"))
    told = json.loads(subprocess.run([NODE, str(page)], capture_output=True, text=True, check=True).stdout)
    file = base64.b64decode(told["file"])
    film = Image.open(io.BytesIO(file))
    assert (film.format, film.size, film.n_frames) == ("GIF", (told["wide"], told["high"]), 3)
    lengths = []
    for n, drawn in enumerate(told["frames"]):
        film.seek(n)
        lengths.append(film.info["duration"])
        assert film.convert("RGBA").tobytes() == base64.b64decode(drawn), f"frame {n}"
    assert lengths == [80, 80, 1600]
    assert film.info["loop"] == 0, "again and again"
    # Later frames hold only changed pixels: the file is hardly larger than the first frame.
    assert len(file) < 1.3 * told["wide"] * told["high"]
