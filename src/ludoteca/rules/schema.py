"""The old name of `ludoteca.rules.validation`, kept for game authors."""

from ludoteca.rules.validation import *  # noqa: F403
