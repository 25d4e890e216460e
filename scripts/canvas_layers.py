"""Visible share of each layer of a Canvas painting, over all orders of three cards of the built-in deck.

    python -m scripts.canvas_layers        share of layers that are lost

A layer counts as lost where less than 15 % of it is seen.
"""

from __future__ import annotations

import io
import json

import numpy as np
from PIL import Image
from playwright.sync_api import sync_playwright

from scripts.browser import installed
from scripts.canvas_sheet import CONTENT, shapes

WIDE, TALL = 150, 183                        # half of a card's picture
UNSEEN = 0.15


def covered(names: list[str]) -> np.ndarray:
    """What each card covers of its picture, one row for each card."""
    rows = []
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=installed(), args=["--no-sandbox"])
        page = browser.new_page(viewport={"width": WIDE, "height": TALL})
        for name in names:
            page.set_content(f"<body style='margin:0'><svg viewBox='0 0 300 366' width={WIDE} height={TALL}>"
                             f"{shapes('art', name)}</svg>")
            shot = Image.open(io.BytesIO(page.screenshot(omit_background=True, timeout=0)))
            rows.append(np.asarray(shot)[:, :, 3].ravel() / 255)
        browser.close()
    return np.array(rows, dtype=np.float32)


def main() -> None:
    cards = json.loads((CONTENT / "deck.json").read_text("utf-8"))["cards"]
    alpha = covered([card["id"] for card in cards])
    paint = np.array([card.get("film", "paint") == "paint" for card in cards])
    own = alpha / alpha.sum(1)[:, None]
    through = np.where(paint[:, None], 1 - alpha, 1).astype(np.float32)
    seen = own @ through.T                   # of the first, under the second
    pairs = ~np.eye(len(cards), dtype=bool)
    lost, orders = 0, 0
    for middle, top in zip(*np.nonzero(pairs), strict=True):
        below = np.ones(len(cards), dtype=bool)
        below[[middle, top]] = False
        left = own @ (through[middle] * through[top])
        lost += int(((left < UNSEEN) & below).sum())
        orders += int(below.sum())
    print(f"bottom layer lost in {lost / orders:.2%} of {orders} orders")
    print(f"middle layer lost under {(seen < UNSEEN)[pairs].mean():.2%} of {pairs.sum()} cards")


if __name__ == "__main__":
    main()
