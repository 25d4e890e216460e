"""Draws the icons of the home screen from the house's own mark: PNGs, whole and with room to be cut round.

    python -m scripts.draw_icons      (needs the browser of the tests; the files are kept in client/public)
"""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import sync_playwright

from scripts.browser import installed

PUBLIC = Path(__file__).resolve().parent.parent / "client" / "public"
WOOD = "#8E6238"
# Name: side in pixels, and the mark's share of it. Systems crop a maskable icon to a circle of 80 %.
ICONS = {"icon-192.png": (192, 1.0), "icon-512.png": (512, 1.0), "icon-maskable-512.png": (512, 0.7),
         "icon-maskable-192.png": (192, 0.7), "apple-touch-icon.png": (180, 0.86)}


def main() -> None:
    mark = (PUBLIC / "favicon.svg").read_text("utf-8")
    path = installed()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
        for name, (side, part) in ICONS.items():
            page = browser.new_page(viewport={"width": side, "height": side})
            ground = "transparent" if part == 1 else WOOD
            page.set_content(
                f"<style>body{{margin:0;background:{ground};display:grid;place-items:center;height:100vh}}"
                f"svg{{width:{round(side * part)}px;height:{round(side * part)}px}}</style>{mark}")
            page.screenshot(path=PUBLIC / name, omit_background=True)
            page.close()
        browser.close()


if __name__ == "__main__":
    main()
