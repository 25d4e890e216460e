"""Sanitizer of names and chat: no control characters, no tricks with text direction, not too long."""

from __future__ import annotations

import unicodedata

from ludoteca.protocol.limits import CHAT_LENGTH, NAME_LENGTH
from ludoteca.protocol.refusals import Refused

# Joiners build emoji and some scripts; the other invisible signs only serve to deceive.
_KEPT = {"\u200c", "\u200d"}


def clean_name(name: str) -> str:
    """A name as the table shows it, or a refusal."""
    text = _visible(name)
    if not text:
        raise Refused("name_empty")
    if len(text) > NAME_LENGTH:
        raise Refused("name_too_long", most=NAME_LENGTH)
    return text


def clean_line(text: str) -> str:
    """One line of plain text; empty where nothing is left of it."""
    return _visible(text)


def clean_text(said: str) -> str:
    """A line of chat as the table shows it, or a refusal."""
    text = _visible(said)
    if not text:
        raise Refused("chat_empty")
    if len(text) > CHAT_LENGTH:
        raise Refused("chat_too_long", most=CHAT_LENGTH)
    return text


def folded_name(name: str) -> str:
    """A name for comparison: capitals, accents and spaces make no difference."""
    plain = unicodedata.normalize("NFKD", _visible(name).casefold())
    return "".join(sign for sign in plain if not sign.isspace() and not unicodedata.combining(sign))


def _visible(text: str) -> str:
    normal = unicodedata.normalize("NFC", text)
    shown = "".join(
        " " if sign.isspace() else sign for sign in normal
        if sign.isspace() or sign in _KEPT or unicodedata.category(sign) not in ("Cc", "Cf", "Cs", "Co", "Cn"))
    shown = " ".join(shown.split())
    return shown if any(sign not in _KEPT for sign in shown) else ""
