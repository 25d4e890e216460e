"""The ink of Duplik's plates: a skeleton of marks, and the hand that inks them. The client inks the same marks."""

from __future__ import annotations

from ludoteca.games.duplik.ink.art import Art, Draw
from ludoteca.games.duplik.ink.curves import Path, oval

INK, PAPER, SPOT, TINT = "k", "p", "s", "t"

__all__ = ["INK", "PAPER", "SPOT", "TINT", "Art", "Draw", "Path", "oval"]
