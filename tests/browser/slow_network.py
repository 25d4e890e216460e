"""A slow line to a house, and slow devices: what holds only where everything is quick shows itself (`make slowly`).

Every piece that passes waits by lot, each way and each line on its own; pieces of one line keep their order.
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
LONGEST_DELAY = 0.4                    # seconds a piece may wait
DELAYED_SHARE = 0.25                    # how many of the pieces do
CPU_SLOWDOWNS = (1, 2, 4, 6)            # how many times slower devices are


class SlowProxy:
    """Listens on a port of its own and passes on what comes."""

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
    """The device behind a page, by lot; the lot differs from page to page."""
    page.context.new_cdp_session(page).send(
        "Emulation.setCPUThrottlingRate", {"rate": random.choice(CPU_SLOWDOWNS)})
