"""Hears a table of Masterdice with a real screen reader, where Orca, Xvfb and D-Bus are installed; prints what it says.

    python scripts/orca.py

Not part of the suite, which reads the accessibility tree. Here Orca itself runs under a virtual display
with Chromium. The text board is opened by its key and a question typed; every sentence Orca speaks is printed.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
NEEDED = ("orca", "xvfb-run", "dbus-run-session", "gdbus")
LAUNCHER = "/usr/libexec/at-spi-bus-launcher"
STATUS = ("gdbus", "call", "--session", "--dest", "org.a11y.Bus", "--object-path", "/org/a11y/bus", "--method",
          "org.freedesktop.DBus.Properties.Set", "org.a11y.Status")


def outside() -> int:
    """Start a display and a D-Bus session, then this script inside them."""
    missing = [name for name in NEEDED if shutil.which(name) is None]
    if missing or not Path(LAUNCHER).exists():
        print("needs", *missing, LAUNCHER if not Path(LAUNCHER).exists() else "")
        return 1
    with tempfile.TemporaryDirectory() as home:
        run = Path(home) / "run"
        run.mkdir(mode=0o700)
        here = {**os.environ, "HOME": home, "XDG_RUNTIME_DIR": str(run), "PYTHONPATH": str(ROOT)}
        return subprocess.run(
            ["xvfb-run", "-a", "dbus-run-session", "--", sys.executable, __file__, "inside", home], env=here,
            stderr=subprocess.DEVNULL, check=False).returncode


def inside(home: Path) -> int:
    """Run Orca beside a browser; return what it spoke, line by line."""
    bus = subprocess.Popen([LAUNCHER, "--launch-immediately"])
    time.sleep(1)
    for name in ("IsEnabled", "ScreenReaderEnabled"):
        subprocess.run([*STATUS, name, "<true>"], stdout=subprocess.DEVNULL, check=True)
    said = home / "orca.log"
    orca = subprocess.Popen(["orca", "--replace", "--enable", "speech", "--disable", "braille", f"--debug-file={said}"])
    time.sleep(4)
    try:
        sit_and_ask(home)
    finally:
        for process in (orca, bus):
            process.terminate()
    spoken = re.findall(r"SPEECH OUTPUT: '(.+?)'(?:\{|$)", said.read_text("utf-8", "replace"), re.M)
    print(*spoken, sep="\n")
    return 0 if any("tavolo in parole" in line for line in spoken) else 1


def sit_and_ask(home: Path) -> None:
    from playwright.sync_api import sync_playwright

    from scripts.browser import FLAGS, installed
    from tests.browser.conftest import House

    house = House(home)
    house.open()
    path = installed()
    try:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(
                executable_path=path, headless=False, args=[*FLAGS, "--force-renderer-accessibility"])
            page = browser.new_context(locale="it-IT").new_page()
            guest = house.call("POST", "/api/guests", {"name": "Anna", "language": "it"})
            page.goto(house.url + "/favicon.svg")
            page.evaluate("kept => localStorage.setItem('ludoteca.guest', kept)", json.dumps(
                {name: guest[name] for name in ("guest", "token", "name")}))
            table = house.call("POST", "/api/tables", {"game": "masterdice"}, guest["token"])
            page.goto(f"{house.url}/t/{table['table']}?bots=artigiano")
            page.locator("main.board").wait_for()
            time.sleep(2)
            page.keyboard.press("Alt+t")
            time.sleep(4)
            page.keyboard.type("adesso")
            page.keyboard.press("Enter")
            time.sleep(4)
            browser.close()
    finally:
        house.close()


if __name__ == "__main__":
    sys.exit(inside(Path(sys.argv[2])) if sys.argv[1:2] == ["inside"] else outside())
