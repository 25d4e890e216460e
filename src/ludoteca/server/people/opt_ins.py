"""Opt-ins: what a guest has agreed to, such as games for research, or works on the first page. Default: no."""

from __future__ import annotations

import msgspec

from ludoteca.store import NoteRow, Store


class OptIn(msgspec.Struct, frozen=True):
    """One thing to agree to, stored as a note of the guest and deleted with the guest."""

    topic: str

    async def of(self, store: Store, guest: str) -> bool:
        """Whether a guest has agreed."""
        return any(note.topic == self.topic for note in await store.notes_of(guest, self.topic))    # or begins so

    async def say(self, store: Store, guest: str, yes: bool) -> None:
        """Store that a guest agrees, or no longer does."""
        if yes:
            await store.put_note(NoteRow(guest, self.topic, b"true"))
        else:
            await store.drop_note(guest, self.topic)

    async def guests(self, store: Store) -> frozenset[str]:
        """All guests who have agreed."""
        return frozenset(note.guest for note in await store.notes(self.topic))
