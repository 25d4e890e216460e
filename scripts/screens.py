"""One page in Chromium, Firefox or WebKit, with the few things one can do there: look, touch, press keys.

Playwright drives Chromium, WebDriver BiDi drives Firefox, and the driver of its package drives WebKit. Debian's
packages are chromium, firefox-esr, webkit2gtk-driver and xvfb. No engine is downloaded.
"""

from __future__ import annotations

import asyncio
import base64
import itertools
import json
import os
import re
import shutil
import socket
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Protocol

import aiohttp

from scripts.browser import installed

Point = tuple[float, float]
MINI = tuple(Path("/usr").glob("lib*/*/webkit2gtk-4.*/MiniBrowser"))
KEYS = {"Alt": "\ue00a", "Enter": "\ue006", "Escape": "\ue00c"}
HAND = "hand"


class Missing(Exception):
    """An engine is not installed."""


class Screen(Protocol):
    """A page in a browser profile of its own, as wide as a phone."""

    engine: str

    async def go(self, url: str) -> None: ...

    async def run(self, function: str, *given: Any) -> Any:
        """The result of a JavaScript function in the page."""

    async def touch(self, path: Sequence[Point]) -> None:
        """Put a finger down, move it and lift it."""

    async def press(self, key: str, *held: str) -> None: ...

    async def write(self, text: str) -> None: ...

    async def picture(self, path: Path) -> None: ...

    async def close(self) -> None: ...


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


def finger(path: Sequence[Point], kind: str) -> list[dict[str, Any]]:
    """The same touch, as both WebDriver protocols write it."""
    (x, y), *rest = [(round(x), round(y)) for x, y in path]
    steps: list[dict[str, Any]] = [{"type": "pointerMove", "x": x, "y": y}, {"type": "pointerDown", "button": 0}]
    steps += [{"type": "pointerMove", "x": x, "y": y, "duration": 12} for x, y in rest]
    steps += [{"type": "pause", "duration": 20}, {"type": "pointerUp", "button": 0}]
    return [{"type": "pointer", "id": HAND, "parameters": {"pointerType": kind}, "actions": steps}]


def typed(keys: Sequence[str], held: Sequence[str] = ()) -> list[dict[str, Any]]:
    steps = [{"type": "keyDown", "value": KEYS[key]} for key in held]
    for key in keys:
        steps += [{"type": "keyDown", "value": KEYS.get(key, key)}, {"type": "keyUp", "value": KEYS.get(key, key)}]
    steps += [{"type": "keyUp", "value": KEYS[key]} for key in reversed(held)]
    return [{"type": "key", "id": "keys", "actions": steps}]


class Chromium:
    engine = "chromium"

    @classmethod
    async def open(cls, width: int, height: int) -> Chromium:
        from playwright.async_api import async_playwright

        path = await asyncio.to_thread(installed)
        if path is None:
            raise Missing("chromium")
        screen = cls()
        screen.player = await async_playwright().start()
        screen.browser = await screen.player.chromium.launch(
            executable_path=path, args=["--no-sandbox", "--disable-gpu", "--no-first-run"])
        context = await screen.browser.new_context(
            viewport={"width": width, "height": height}, locale="it-IT", has_touch=True)
        screen.page = await context.new_page()
        screen.line = await context.new_cdp_session(screen.page)
        return screen

    async def go(self, url: str) -> None:
        await self.page.goto(url)

    async def run(self, function: str, *given: Any) -> Any:
        return await self.page.evaluate(f"given => ({function})(...given)", list(given))

    async def touch(self, path: Sequence[Point]) -> None:
        async def send(kind: str, *points: Point) -> None:
            await self.line.send("Input.dispatchTouchEvent", {
                "type": kind, "touchPoints": [{"x": x, "y": y} for x, y in points]})

        await send("touchStart", path[0])
        for point in path[1:]:
            await send("touchMove", point)
        await send("touchEnd")

    async def press(self, key: str, *held: str) -> None:
        await self.page.keyboard.press("+".join([*held, key.upper() if held else key]))

    async def write(self, text: str) -> None:
        await self.page.keyboard.type(text)

    async def picture(self, path: Path) -> None:
        await self.page.screenshot(path=path)

    async def close(self) -> None:
        await self.browser.close()
        await self.player.stop()

    player: Any
    browser: Any
    page: Any
    line: Any


class Firefox:
    engine = "firefox"

    @classmethod
    async def open(cls, width: int, height: int) -> Firefox:
        path = shutil.which("firefox-esr") or shutil.which("firefox")
        if path is None:
            raise Missing("firefox-esr (or firefox)")
        screen = cls()
        screen.profile = tempfile.TemporaryDirectory(ignore_cleanup_errors=True)
        Path(screen.profile.name, "user.js").write_text(
            'user_pref("intl.accept_languages", "it-IT, it");\nuser_pref("dom.w3c_touch_events.enabled", 1);\n')
        port = free_port()
        screen.process = await asyncio.create_subprocess_exec(
            path, "--headless", "--no-remote", "--profile", screen.profile.name, f"--remote-debugging-port={port}",
            stdout=asyncio.subprocess.DEVNULL, stderr=asyncio.subprocess.PIPE,
            env={**os.environ, "HOME": screen.profile.name})
        assert screen.process.stderr is not None
        async for line in screen.process.stderr:
            if found := re.search(rb"WebDriver BiDi listening on (ws://\S+)", line):
                break
        else:
            raise Missing("firefox that speaks WebDriver BiDi")
        screen.drain = asyncio.ensure_future(screen.process.stderr.read())
        screen.http = aiohttp.ClientSession()
        screen.socket = await screen.http.ws_connect(f"{found[1].decode()}/session", max_msg_size=0)
        await screen.call("session.new", {"capabilities": {}})
        tree = await screen.call("browsingContext.getTree", {})
        screen.context = tree["contexts"][0]["context"]
        await screen.call("browsingContext.setViewport", {
            "context": screen.context, "viewport": {"width": width, "height": height}})
        return screen

    async def call(self, method: str, given: dict[str, Any]) -> Any:
        number = next(self.numbers)
        await self.socket.send_json({"id": number, "method": method, "params": given})
        while True:
            told = json.loads((await self.socket.receive()).data)
            if told.get("id") == number:
                if told["type"] == "error":
                    raise RuntimeError(f"{method}: {told['error']}: {told['message'][:300]}")
                return told["result"]

    async def go(self, url: str) -> None:
        await self.call("browsingContext.navigate", {"context": self.context, "url": url, "wait": "complete"})

    async def run(self, function: str, *given: Any) -> Any:
        told = await self.call("script.callFunction", {
            "functionDeclaration": f"async given => JSON.stringify(await ({function})(...JSON.parse(given)) ?? null)",
            "awaitPromise": True, "target": {"context": self.context},
            "arguments": [{"type": "string", "value": json.dumps(given)}]})
        if told["type"] == "exception":
            raise RuntimeError(told["exceptionDetails"]["text"])
        return json.loads(told["result"]["value"])

    async def touch(self, path: Sequence[Point]) -> None:
        await self.act(finger(path, "touch"))

    async def press(self, key: str, *held: str) -> None:
        await self.act(typed([key], held))

    async def write(self, text: str) -> None:
        await self.act(typed(text))

    async def act(self, actions: list[dict[str, Any]]) -> None:
        await self.call("input.performActions", {"context": self.context, "actions": actions})

    async def picture(self, path: Path) -> None:
        told = await self.call("browsingContext.captureScreenshot", {"context": self.context})
        path.write_bytes(base64.b64decode(told["data"]))

    async def close(self) -> None:
        await self.socket.close()
        await self.http.close()
        self.process.terminate()
        await self.process.wait()
        self.drain.cancel()
        self.profile.cleanup()

    def __init__(self) -> None:
        self.numbers = itertools.count(1)

    profile: tempfile.TemporaryDirectory[str]
    process: asyncio.subprocess.Process
    drain: asyncio.Future[bytes]
    http: aiohttp.ClientSession
    socket: aiohttp.ClientWebSocketResponse
    context: str


class WebKit:
    """WebKitGTK: its driver has no touch on a desktop, so it uses a mouse."""

    engine = "webkit"

    @classmethod
    async def open(cls, width: int, height: int) -> WebKit:
        driver, stage = shutil.which("WebKitWebDriver"), shutil.which("Xvfb")
        if driver is None or stage is None or not MINI:
            raise Missing("webkit2gtk-driver and xvfb")
        screen = cls()
        screen.home = tempfile.TemporaryDirectory(ignore_cleanup_errors=True)
        number, port = free_port() % 5000 + 100, free_port()
        quiet = {"stdout": asyncio.subprocess.DEVNULL, "stderr": asyncio.subprocess.DEVNULL}
        screen.stage = await asyncio.create_subprocess_exec(
            stage, f":{number}", "-screen", "0", "1400x1400x24", **quiet)
        environment = {
            **os.environ, "DISPLAY": f":{number}", "HOME": screen.home.name, "GDK_BACKEND": "x11", "LANGUAGE": "it",
            "LANG": "it_IT.UTF-8", "LIBGL_ALWAYS_SOFTWARE": "1", "WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS": "1",
            "WEBKIT_DISABLE_DMABUF_RENDERER": "1"}
        screen.driver = await asyncio.create_subprocess_exec(driver, f"--port={port}", env=environment, **quiet)
        screen.http = aiohttp.ClientSession(f"http://127.0.0.1:{port}")
        wanted = {"browserName": "MiniBrowser", "webkitgtk:browserOptions": {
            "binary": str(MINI[0]), "args": ["--automation", f"--geometry={width}x{height}"]}}
        for _ in range(100):
            try:
                told = await screen.call("POST", "/session", {"capabilities": {"alwaysMatch": wanted}})
                break
            except aiohttp.ClientConnectionError:
                await asyncio.sleep(0.1)
        else:
            raise Missing("a WebKitWebDriver that answers")
        screen.place = f"/session/{told['sessionId']}"
        await screen.call("POST", f"{screen.place}/timeouts", {"script": 120_000, "pageLoad": 120_000})
        await screen.call("POST", f"{screen.place}/window/rect", {"width": width, "height": height})
        return screen

    async def call(self, method: str, path: str, given: Any = None) -> Any:
        async with self.http.request(method, path, json=given) as answer:
            told = (await answer.json(content_type=None))["value"]
        if isinstance(told, dict) and "error" in told:
            raise RuntimeError(f"{path}: {told['error']}: {told['message'][:300]}")
        return told

    async def go(self, url: str) -> None:
        await self.call("POST", f"{self.place}/url", {"url": url})

    async def run(self, function: str, *given: Any) -> Any:
        script = f"""const [given, done] = arguments;
            Promise.resolve().then(() => ({function})(...JSON.parse(given))).then(
              (found) => done(JSON.stringify({{ found: found ?? null }})),
              (error) => done(JSON.stringify({{ error: String(error) }})));"""
        told = json.loads(await self.call("POST", f"{self.place}/execute/async", {
            "script": script, "args": [json.dumps(given)]}))
        if "error" in told:
            raise RuntimeError(told["error"])
        return told["found"]

    async def touch(self, path: Sequence[Point]) -> None:
        await self.act(finger(path, "mouse"))

    async def press(self, key: str, *held: str) -> None:
        await self.act(typed([key], held))

    async def write(self, text: str) -> None:
        await self.act(typed(text))

    async def act(self, actions: list[dict[str, Any]]) -> None:
        await self.call("POST", f"{self.place}/actions", {"actions": actions})

    async def picture(self, path: Path) -> None:
        path.write_bytes(base64.b64decode(await self.call("GET", f"{self.place}/screenshot")))

    async def close(self) -> None:
        try:
            await self.call("DELETE", self.place)
        finally:
            await self.http.close()
            for process in (self.driver, self.stage):
                process.terminate()
                await process.wait()
            self.home.cleanup()

    home: tempfile.TemporaryDirectory[str]
    stage: asyncio.subprocess.Process
    driver: asyncio.subprocess.Process
    http: aiohttp.ClientSession
    place: str


ENGINES: dict[str, Any] = {each.engine: each for each in (Chromium, Firefox, WebKit)}
