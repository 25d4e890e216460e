"""Requests and their answers at one table: each is carried out once, a resend gets the first answer again."""

from __future__ import annotations

from collections import OrderedDict

from ludoteca.room.messages import No, Ok, encode
from ludoteca.room.page import Page
from ludoteca.rules import IllegalMove

KEPT = 2000


def request_key(guest: str, id: str) -> str:
    """A request's name in this house: ids are the client's own, so they count for that person only."""
    return f"{guest}/{id}"


class Answers:
    """What was asked, by whom, and what was answered."""

    def __init__(self) -> None:
        self._given: OrderedDict[str, bytes] = OrderedDict()
        self._asking: dict[str, list[Page]] = {}

    def asked(self, key: str, page: Page) -> bool:
        """Whether this is new. What was answered is answered again; who waits already hears it on this page too."""
        known = self._given.get(key)
        if known is not None:
            page.send(known)
            return False
        waiting = self._asking.get(key)
        if waiting is not None:
            waiting.append(page)
            return False
        self._asking[key] = [page]
        return True

    def give(self, key: str, refusal: IllegalMove | None, keep: bool = True) -> None:
        """Tell whoever asked, and remember: a resend gets the same answer."""
        pages = self._asking.pop(key, [])
        id = key.partition("/")[2]
        if refusal is None:
            frame = encode(Ok(id))
        else:
            language = pages[0].language if pages else "it"
            frame = encode(No(id, refusal.code, refusal.sentence(language), refusal.rule, refusal.facts))
        if keep:
            self._keep(key, frame)
        for page in pages:
            page.send(frame)

    def recall(self, key: str) -> None:
        """A request the store says was carried out."""
        if key:
            self._keep(key, encode(Ok(key.partition("/")[2])))

    def _keep(self, key: str, frame: bytes) -> None:
        self._given[key] = frame
        if len(self._given) > KEPT:
            self._given.popitem(last=False)
