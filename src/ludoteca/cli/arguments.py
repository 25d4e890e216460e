"""Arguments: types and options that several commands share, and a parser that names what is near to a mistake."""

from __future__ import annotations

import argparse
import difflib
import re
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import TypeAlias

import msgspec

Commands: TypeAlias = "argparse._SubParsersAction[CommandParser]"

DATABASE_HELP = "a file, sqlite:///file or postgresql://… (default: LUDOTECA_DATABASE, else a file in the data folder)"


class CommandParser(argparse.ArgumentParser):
    """An argument parser whose errors suggest the nearest command, option or choice."""

    def parse_args(self, args: Sequence[str] | None = None, namespace: None = None) -> argparse.Namespace:  # type: ignore[override]
        found, unknown = self.parse_known_args(args, namespace)
        if unknown:
            parser: CommandParser = getattr(found, "parser", self)
            options = [name for action in parser._actions for name in action.option_strings]
            parser.error(f"unrecognized arguments: {' '.join(unknown)}{did_you_mean(unknown[0], options)}")
        return found

    def error(self, message: str) -> None:  # type: ignore[override]
        choice = re.search(r"invalid choice: '([^']*)' \(choose from (.*)\)$", message)
        if choice is not None:
            message += did_you_mean(choice[1], [each.strip("' ") for each in choice[2].split(",")])
        super().error(message)


def did_you_mean(word: str, known: Iterable[str]) -> str:
    """A question that names the most similar known word; empty where none is similar.

    >>> did_you_mean("mastrdice", ["canvas", "masterdice"])
    '; did you mean masterdice?'
    """
    near = difflib.get_close_matches(word, list(known), 1)
    return f"; did you mean {near[0]}?" if near else ""


def between(least: int, most: int) -> Callable[[str], int]:
    """A type for a whole number within these bounds; the error names them, also for a value of the environment."""
    def read(word: str) -> int:
        if not word.isdecimal() or not least <= int(word) <= most:
            raise argparse.ArgumentTypeError(f"{least} to {most}")
        return int(word)

    return read


def read_option(text: str) -> tuple[str, object]:
    """The name and value of `NAME=VALUE`; the value is JSON, or text where it is not."""
    name, _, value = text.partition("=")
    try:
        return name, msgspec.json.decode(value)
    except msgspec.DecodeError:
        return name, value


def add_database(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--database", default="", metavar="ADDRESS", help=DATABASE_HELP)


def add_also(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--also", action="append", default=[], metavar="GAME.py", help="add a game from a Python file")


def bring_all(paths: Iterable[str | Path]) -> None:
    """Register the games of these files."""
    from ludoteca.rules.registry import bring

    for path in paths:
        bring(Path(path))


def person_last(words: list[str]) -> list[str]:
    """Move a person's id or name that begins with a hyphen behind `--`, so that it is not read as an option.

    >>> person_last(["forget", "-kifIeKsvEaU", "--database", "casa.sqlite3"])
    ['forget', '--database', 'casa.sqlite3', '--', '-kifIeKsvEaU']
    >>> person_last(["export", "Ada", "--database=casa.sqlite3"])
    ['export', 'Ada', '--database=casa.sqlite3']
    """
    if words[0] not in ("export", "forget"):
        return words
    for number, word in enumerate(words):
        option = word.partition("=")[0] in ("-h", "--help", "--database", "--") or words[number - 1] == "--database"
        if number and word.startswith("-") and not option:
            return [*words[:number], *words[number + 1:], "--", word]
    return words
