"""Finds a Chromium for the tests, or brings one: the system's, its package manager's, or Playwright's download."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

SHELL = "chromium-headless-shell"    # the same engine without a window: a fifth less work for the same tests
WHOLE = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
# Every window has internal pages of the browser, such as toolbar and search. They are not needed here and cost
# a third of what a page costs. Chromium reads only the last such list, so this one includes
# those of Playwright's that matter.
WITHOUT = ("InitialWebUI", "PreloadTopChromeWebUI", "WebUILocationBar", "WebUIOmniboxAimPopup", "WebUIOmniboxFullPopup",
           "WebUIOmniboxPopup", "WebUIReloadButton", "WebUIToolbar",
           "AimEnabled", "AvoidCorsURLLoaderRestartOnRedirect", "AvoidUnnecessaryBeforeUnloadCheckSync",
           "DestroyProfileOnBrowserClose", "HttpsFirstBalancedModeAutoEnable", "HttpsUpgrades", "LensOverlay",
           "MediaRouter", "NetworkTimeServiceQuerying", "OptimizationHints", "PaintHolding", "PreconnectToSearch",
           "ThirdPartyStoragePartitioning")
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update",
         "--disable-sync", "--no-first-run", f"--disable-features={','.join(WITHOUT)}"]


def installed(whole: bool = False) -> str | None:
    """The path of an existing browser: named by LUDOTECA_CHROMIUM, on the PATH, or downloaded by Playwright.

    `whole` asks for the complete browser instead of the headless shell.
    """
    named = os.environ.get("LUDOTECA_CHROMIUM")
    if named:
        return named
    for name in WHOLE if whole else (SHELL, *WHOLE):
        if found := shutil.which(name):
            return found
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        own = playwright.chromium.executable_path
    return own if Path(own).exists() else None


def bring() -> None:
    if os.name == "posix" and os.geteuid() == 0 and shutil.which("apt-get"):
        subprocess.run(["apt-get", "update", "-o", "DPkg::Lock::Timeout=300", "-qq"], check=False)
        for packages in (("chromium", SHELL), ("chromium",)):
            done = subprocess.run(
                ["apt-get", "install", "-o", "DPkg::Lock::Timeout=300", "-yqq", "--no-install-recommends", *packages],
                env={**os.environ, "DEBIAN_FRONTEND": "noninteractive"}, check=False)
            if done.returncode == 0:
                return
    subprocess.run([sys.executable, "-m", "playwright", "install", "chromium"], check=True)


if __name__ == "__main__":
    if installed(whole=True) is None:
        print("ludoteca: bringing a browser for the tests", file=sys.stderr)
        bring()
    print(installed())
