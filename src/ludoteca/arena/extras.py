"""Extras: says what to install where a learning environment is imported without its packages."""

from __future__ import annotations

RESEARCH = "'gymnasium<2' numba numpy 'pettingzoo<2'"    # the extra `research` of pyproject.toml


def research_needed(module: str, missing: ModuleNotFoundError) -> ModuleNotFoundError:
    """The error to raise where `module` cannot import a package of the extra `research`."""
    return ModuleNotFoundError(
        f"{module} needs {missing.name}, which is not installed: pip install {RESEARCH} (the extra `research`)",
        name=missing.name)
