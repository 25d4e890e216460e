"""A contested word: the evidence, the votes of those who are neither accuser nor accused, and who was right."""

from __future__ import annotations

from typing import Literal

import msgspec

from ludoteca.games.polywords import words
from ludoteca.rules import Millis, Seat
from ludoteca.rules.vote import Poll

Reason = Literal["sense", "category"]


class Proof(msgspec.Struct, frozen=True):
    """What the dictionary and the lists say, shown to everybody before anybody votes.

    It is stamped into the entry of the accusation, so a field that comes later needs a default.
    """

    in_dictionary: bool
    frequency: float
    categories: tuple[str, ...] = ()      # every category the word is listed in
    on_list: bool = False                 # listed in the category asked for
    form_of: str | None = None            # it stands for this member: another form of it, or a longer name
    partly: bool = False                  # one of its lesser meanings belongs there
    open_category: bool = False           # no list of this category can be complete
    supports: bool = False                # which way the lexicon alone would decide


class Dispute(msgspec.Struct, frozen=True):
    """One accusation: who doubts which word of whom, and why. `guilty` is None while it is open."""

    accuser: Seat
    accused: int                          # the board: a seat, or in Manta a team
    number: int                           # which of the accused's words of this turn
    word: str
    reason: Reason
    proof: Proof
    category: str = ""
    price: int = 2                        # penalties for who is wrong; none where the variant has its own price
    voters: tuple[Seat, ...] = ()
    votes: dict[Seat, bool] = {}          # True: the word is right
    guilty: bool | None = None


def gather(word: str, reason: Reason, category: str, language: str) -> Proof:
    """Evidence first."""
    if not category:
        known = words.is_word(word, language)
        return Proof(in_dictionary=known, frequency=words.frequency(word, language), supports=known)
    found = words.evidence(word, category, language)
    return Proof(
        in_dictionary=found.in_dictionary, frequency=found.frequency, categories=found.categories,
        on_list=found.on_list, form_of=found.form_of, partly=found.partly, open_category=found.open_category,
        supports=found.supports or (reason == "sense" and found.in_dictionary))


def poll(dispute: Dispute, ends: Millis | None = None) -> Poll[bool]:
    """Is the word right?"""
    return Poll(voters=dispute.voters, among=(True, False), said=dispute.votes, ends=ends)


def with_vote(dispute: Dispute, seat: Seat, right: bool) -> Dispute:
    said = poll(dispute).with_vote(seat, right, rule="contest").said
    return msgspec.structs.replace(dispute, votes={voter: each for voter, each in said.items() if each is not None})


def settled(dispute: Dispute) -> Dispute:
    """The contest decided: by the votes where somebody may vote (a tie is the accused's), else by the lexicon."""
    right = poll(dispute).decided(tie=True) if dispute.voters else dispute.proof.supports
    return msgspec.structs.replace(dispute, guilty=not right)
