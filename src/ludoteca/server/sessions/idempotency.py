"""Requests and their answers at one table: each is carried out once, a resend gets the first answer again."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Container

from ludoteca.protocol.messages import No, Ok, encode
from ludoteca.rules import IllegalMove
from ludoteca.server.sessions.session import Page

KEPT = 400                       # of each person: nobody's are pushed out by others
PEOPLE = 200
NOTED, NOTED_OF_ONE = 100, 8     # ids of requests that are kept in the room's row: in all, and of one person


def request_key(guest: str, id: str) -> str:
    """A request's name in this house: ids are the client's own, so they count for that person only."""
    return f"{guest}/{id}"


def add_answered(noted: tuple[str, ...], key: str) -> tuple[str, ...]:
    """One more request that was carried out; the oldest of the same person go first."""
    whose = key.partition("/")[0] + "/"
    mine = [each for each in noted if each.startswith(whose)]
    spent = set(mine[:max(0, len(mine) + 1 - NOTED_OF_ONE)])
    return (*(each for each in noted if each not in spent), key)[-NOTED:]


class RequestLog:
    """What was asked, by whom, and what was answered."""

    def __init__(self) -> None:
        self._given: OrderedDict[str, dict[str, bytes]] = OrderedDict()    # by person, then by id
        self._asking: dict[str, list[Page]] = {}

    def register(self, key: str, page: Page, id: str) -> bool:
        """Whether this is new. What was answered is answered again; who waits already hears it on this page too."""
        theirs = self._given.get(page.guest)
        if theirs is not None and id in theirs:
            page.send(theirs[id])
            return False
        waiting = self._asking.get(key)
        if waiting is not None:
            waiting.append(page)
            return False
        self._asking[key] = [page]
        return True

    def reply_refusal(self, key: str, refusal: IllegalMove, keep: bool = True) -> None:
        """Tell every session that waits. `keep`: a resend gets the same reply."""
        guest, _, id = key.partition("/")
        pages = self._asking.pop(key, [])
        language = pages[0].language if pages else "it"
        frame = encode(No(id, refusal.code, refusal.sentence(language), refusal.rule, refusal.facts))
        if keep:
            self._keep(guest, id, frame)
        for page in pages:
            page.send(frame)

    def reply_ok(self, key: str) -> None:
        """It was carried out: tell every session that waits; a resend gets the same reply."""
        guest, _, id = key.partition("/")
        frame = encode(Ok(id))
        self._keep(guest, id, frame)
        for page in self._asking.pop(key, ()):
            page.send(frame)

    def abandon(self, key: str) -> list[Page]:
        """Nobody knows how it went, so nobody is told: those who wait for it, to ask again elsewhere."""
        return self._asking.pop(key, [])

    def restore(self, key: str) -> None:
        """A request the store says was carried out."""
        if key:
            guest, _, id = key.partition("/")
            self._keep(guest, id, encode(Ok(id)))

    def forget_all_but(self, people: Container[str]) -> None:
        """Those the table does not know any more will not ask again."""
        for person in [each for each in self._given if each not in people]:
            del self._given[person]

    def _keep(self, guest: str, id: str, frame: bytes) -> None:
        theirs = self._given.get(guest)
        if theirs is None:
            theirs = self._given[guest] = {}
            if len(self._given) > PEOPLE:
                self._given.popitem(last=False)
        else:
            self._given.move_to_end(guest)
        theirs[id] = frame
        if len(theirs) > KEPT:
            del theirs[next(iter(theirs))]
