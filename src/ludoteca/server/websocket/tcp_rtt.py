"""What the kernel knows of a line: the round trip it has timed itself, which no page at the other end can stretch."""

from __future__ import annotations

import asyncio
import socket
import struct
import sys

_SIZE, _MIN_RTT = 152, 148       # where struct tcp_info has tcpi_min_rtt, in microseconds


def kernel_round_trip(transport: asyncio.BaseTransport | None) -> float | None:
    """Milliseconds there and back at the line's best; None where the system does not tell."""
    if sys.platform != "linux" or transport is None:
        return None
    sock = transport.get_extra_info("socket")
    try:
        info = sock.getsockopt(socket.IPPROTO_TCP, socket.TCP_INFO, _SIZE)
        return float(struct.unpack_from("=I", info, _MIN_RTT)[0]) / 1000
    except (OSError, AttributeError, struct.error):
        return None
