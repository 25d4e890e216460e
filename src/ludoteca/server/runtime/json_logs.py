"""Structured logs: one JSON object per line, with the facts that the caller names. Never a token, a state or a view."""

from __future__ import annotations

import logging
import sys
import time
import traceback
from typing import Any

import msgspec
from aiohttp.http_exceptions import BadHttpMessage
from aiohttp.web import RequestPayloadError


class JsonLines(logging.Formatter):
    """A record as JSON. Of an error: its kind and where it happened, not its words, which might quote a secret."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03d}Z",
            "level": record.levelname.lower(), "logger": record.name, "event": record.getMessage()}
        line.update(getattr(record, "facts", {}))
        if record.exc_info and record.exc_info[0] is not None:
            line["error"] = record.exc_info[0].__name__
            line["trace"] = [
                f"{frame.filename.rpartition('/')[2]}:{frame.lineno} {frame.name}"
                for frame in traceback.extract_tb(record.exc_info[2])][-12:]
        return msgspec.json.encode(line, enc_hook=str).decode()


def our_fault(record: logging.LogRecord) -> bool:
    """Whether an error of the HTTP library is ours: not a body that broke off or was badly cut."""
    theirs = (RequestPayloadError, BadHttpMessage, ConnectionError)
    return not (record.exc_info and isinstance(record.exc_info[1], theirs))


def set_up(level: str = "info", stream: Any = None) -> None:
    """Send our log, and the libraries' warnings, to stderr as JSON lines."""
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter(JsonLines())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger("aiohttp.server").addFilter(our_fault)
    logging.getLogger("ludoteca").setLevel(level.upper())
