"""What all tests share: hypothesis never judges by the clock, which on a busy machine tells of the neighbours."""

from __future__ import annotations

from hypothesis import settings

settings.register_profile("ludoteca", deadline=None)
settings.load_profile("ludoteca")
