"""Defects planted in Morra, each with the name of the check that must find it."""

from tests.conformance.defects import leaks, playing, show, speech, words
from tests.conformance.defects.planting import DEFECTS, planted

__all__ = ["DEFECTS", "leaks", "planted", "playing", "show", "speech", "words"]
