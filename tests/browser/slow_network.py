"""Slow network and slow devices for the browser tests (`make slowly`): finds what works only on fast machines.

A random share of the chunks is delayed, independently for each connection and direction; chunks of one connection keep
their order.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import socket
import threading

from playwright.sync_api import Page

SLOWLY = "LUDOTECA_SLOWLY" in os.environ
LONGEST_DELAY = 0.4                    # seconds
DELAYED_SHARE = 0.25                    # of all chunks
CPU_SLOWDOWNS = (1, 2, 4, 6)            # factors for Chromium's CPU throttling


class SlowProxy:
    """Listens on its own port and forwards each connection to the server, with delays."""

    def __init__(self, port: int) -> None:
        self._to = port
        self._random = random.Random(os.environ["LUDOTECA_SLOWLY"])
        listening = socket.create_server(("127.0.0.1", 0))
        self.port: int = listening.getsockname()[1]
        threading.Thread(target=lambda: asyncio.run(self._serve(listening)), daemon=True).start()

    async def _serve(self, listening: socket.socket) -> None:
        async with await asyncio.start_server(self._on_connection, sock=listening) as server:
            await server.serve_forever()

    async def _on_connection(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError):
            up, down = await asyncio.open_connection("127.0.0.1", self._to)
            await asyncio.gather(self._forward(reader, down), self._forward(up, writer), return_exceptions=True)
        writer.close()

    async def _forward(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            while piece := await reader.read(65_536):
                if self._random.random() < DELAYED_SHARE:
                    await asyncio.sleep(self._random.uniform(0, LONGEST_DELAY))
                writer.write(piece)
                await writer.drain()
        finally:
            writer.close()


def slow_down(page: Page) -> None:
    """Throttle the CPU behind a page by a random factor."""
    page.context.new_cdp_session(page).send(
        "Emulation.setCPUThrottlingRate", {"rate": random.choice(CPU_SLOWDOWNS)})
