"""Endless scenes, improvised from the figures of kinds: a stage, a verb between two, a witness, a late detail."""

from __future__ import annotations

from ludoteca.games.duplik.improv.compose import improvise

__all__ = ["improvise"]
