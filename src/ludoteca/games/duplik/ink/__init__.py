"""Marks of Duplik's plates: written by `Art`, read by the game. The client inks the same marks."""

from __future__ import annotations

from ludoteca.games.duplik.ink.art import Art, Draw
from ludoteca.games.duplik.ink.curves import Path, oval

INK, PAPER, SPOT, TINT = "k", "p", "s", "t"

__all__ = ["INK", "PAPER", "SPOT", "TINT", "Art", "Draw", "Path", "oval"]
