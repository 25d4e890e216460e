"""Idempotency: each request of a table is carried out once; a resend gets the first reply again."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Container

from ludoteca.protocol.messages import No, Ok, encode
from ludoteca.rules import IllegalMove
from ludoteca.server.sessions.session import Session

KEPT = 400                       # replies of one guest: no guest pushes out those of another
PEOPLE = 200
NOTED, NOTED_OF_ONE = 100, 8     # request keys in the room's row: in all, and of one guest


def request_key(guest: str, id: str) -> str:
    """The key of a request: clients choose their ids, so an id counts for one guest only."""
    return f"{guest}/{id}"


def add_answered(noted: tuple[str, ...], key: str) -> tuple[str, ...]:
    """The keys with one more; the oldest of the same guest are dropped first."""
    whose = key.partition("/")[0] + "/"
    mine = [each for each in noted if each.startswith(whose)]
    spent = set(mine[:max(0, len(mine) + 1 - NOTED_OF_ONE)])
    return (*(each for each in noted if each not in spent), key)[-NOTED:]


class RequestLog:
    """The requests of one table: those that wait, and the replies of those that are done."""

    def __init__(self) -> None:
        self._given: OrderedDict[str, dict[str, bytes]] = OrderedDict()    # by guest, then by id
        self._asking: dict[str, list[Session]] = {}

    def register(self, key: str, session: Session, id: str) -> bool:
        """Whether this request is new. A known reply is sent again; a pending reply will also go to this session."""
        theirs = self._given.get(session.guest)
        if theirs is not None and id in theirs:
            session.send(theirs[id])
            return False
        waiting = self._asking.get(key)
        if waiting is not None:
            waiting.append(session)
            return False
        self._asking[key] = [session]
        return True

    def reply_refusal(self, key: str, refusal: IllegalMove, keep: bool = True) -> None:
        """Send the refusal to every session that waits. `keep`: a resend gets the same reply."""
        guest, _, id = key.partition("/")
        sessions = self._asking.pop(key, [])
        language = sessions[0].language if sessions else "it"
        frame = encode(No(id, refusal.code, refusal.sentence(language), refusal.rule, refusal.facts))
        if keep:
            self._keep(guest, id, frame)
        for session in sessions:
            session.send(frame)

    def reply_ok(self, key: str) -> None:
        """Send ok to every session that waits; a resend gets the same reply."""
        guest, _, id = key.partition("/")
        frame = encode(Ok(id))
        self._keep(guest, id, frame)
        for session in self._asking.pop(key, ()):
            session.send(frame)

    def abandon(self, key: str) -> list[Session]:
        """Forget a request whose outcome is unknown; the sessions that wait for it."""
        return self._asking.pop(key, [])

    def restore(self, key: str) -> None:
        """A request that was carried out, as the store says."""
        if key:
            guest, _, id = key.partition("/")
            self._keep(guest, id, encode(Ok(id)))

    def forget_all_but(self, people: Container[str]) -> None:
        """Drop the replies of guests that the table does not know any more."""
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
