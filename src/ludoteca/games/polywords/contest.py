"""Contests: the evidence, the votes of the neutral seats, and the verdict."""

from __future__ import annotations

from typing import Literal

import msgspec

from ludoteca.games.polywords import words
from ludoteca.rules import Millis, Seat
from ludoteca.rules.vote import Poll

Reason = Literal["sense", "category"]


class Proof(msgspec.Struct, frozen=True):
    """What the dictionary and the lists say, shown to all before the vote.

    It is stored in the log entry of the contest, so new fields need a default.
    """

    in_dictionary: bool
    frequency: float
    categories: tuple[str, ...] = ()      # every category the word is listed in
    on_list: bool = False                 # listed in the category asked for
    form_of: str | None = None            # the listed member it is a form or a part of
    partly: bool = False                  # one of its lesser meanings is in the category
    open_category: bool = False           # the category's list cannot be complete
    supports: bool = False                # the verdict of the lexicon alone


class Dispute(msgspec.Struct, frozen=True):
    """One contest: accuser, accused, word and reason. `guilty` is None while it is open."""

    accuser: Seat
    accused: int                          # the board: a seat, or in Manta a team
    number: int                           # which of the accused's words of this turn
    word: str
    reason: Reason
    proof: Proof
    category: str = ""
    price: int = 2                        # penalties of the loser; 0 if the variant has its own
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
    """Decide a contest: by votes if there are voters (a tie favours the accused), else by the lexicon."""
    right = poll(dispute).decided(tie=True) if dispute.voters else dispute.proof.supports
    return msgspec.structs.replace(dispute, guilty=not right)
