"""The old name of `ludoteca.rules.text_interface`, kept for game authors."""

from ludoteca.rules.text_interface import *  # noqa: F403
