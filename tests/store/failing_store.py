"""A store that fails and waits on command: at any call of the interface, before the write or after it."""

from __future__ import annotations

import asyncio
import inspect
from collections.abc import Awaitable, Callable
from typing import Any

from ludoteca.store import Store
from ludoteca.store.sqlite.store import SqliteStore

CALLS = tuple(
    name for name, call in vars(Store).items()
    if inspect.isfunction(call) and not name.startswith("_") and name not in ("open", "close", "health"))
"""Every call of the interface that reads or writes."""


class FailingStore:
    """Wraps a real store and passes calls on to it. Every call is noted in `calls`.

    `fail("append")` makes the next append fail, as on a full disk; `times=None` makes all of them fail until `heal()`.
    `after=True` does the write and loses the reply: its outcome is unknown. `hold("append")` keeps calls waiting, in
    order, until `release()`. With no names, every call is meant."""

    def __init__(self, inner: Store | None = None) -> None:
        self.inner: Any = inner or SqliteStore(":memory:")
        self.calls: list[str] = []
        self._failing: dict[str, tuple[int | None, BaseException, bool]] = {}
        self._gates: dict[str, asyncio.Event] = {}

    def fail(
        self, *names: str, times: int | None = 1, error: BaseException | None = None, after: bool = False,
    ) -> None:
        for name in names or CALLS:
            assert name in CALLS, name
            self._failing[name] = (times, error or OSError("disk full"), after)

    def heal(self) -> None:
        self._failing.clear()

    def hold(self, *names: str) -> None:
        for name in names or CALLS:
            assert name in CALLS, name
            self._gates.setdefault(name, asyncio.Event())

    def release(self) -> None:
        gates, self._gates = self._gates, {}
        for gate in gates.values():
            gate.set()

    def __getattr__(self, name: str) -> Any:
        call = getattr(self.inner, name)
        return self._troubled(name, call) if name in CALLS else call

    def _troubled(self, name: str, call: Callable[..., Awaitable[Any]]) -> Callable[..., Awaitable[Any]]:
        async def troubled(*words: Any, **facts: Any) -> Any:
            self.calls.append(name)
            gate = self._gates.get(name)
            if gate is not None:
                await gate.wait()
            error, after = self._next_failure(name)
            if error is not None and not after:
                raise error
            answer = await call(*words, **facts)
            if error is not None:
                raise error
            return answer

        return troubled

    def _next_failure(self, name: str) -> tuple[BaseException | None, bool]:
        times, error, after = self._failing.get(name, (0, None, False))
        if times == 0:
            return None, False
        if times is not None:
            self._failing[name] = (times - 1, error, after)  # type: ignore[assignment]
        return error, after
