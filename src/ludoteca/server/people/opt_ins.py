"""What a person has said yes to (games for research, a rating, a place on the wall): no, until they say so."""

from __future__ import annotations

import msgspec

from ludoteca.store import NoteRow, Store


class OptIn(msgspec.Struct, frozen=True):
    """One thing to say yes to; a yes is a note of the guest's, and goes with them."""

    topic: str

    async def of(self, store: Store, guest: str) -> bool:
        """Whether they have said yes."""
        return any(note.topic == self.topic for note in await store.notes_of(guest, self.topic))    # or begins so

    async def say(self, store: Store, guest: str, yes: bool) -> None:
        """Yes, or no longer."""
        if yes:
            await store.put_note(NoteRow(guest, self.topic, b"true"))
        else:
            await store.drop_note(guest, self.topic)

    async def everybody(self, store: Store) -> frozenset[str]:
        """All who have said yes."""
        return frozenset(note.guest for note in await store.notes(self.topic))
