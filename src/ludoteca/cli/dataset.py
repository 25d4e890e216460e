"""`ludoteca dataset`: writes the open dataset."""

from __future__ import annotations

import argparse
import asyncio
import sqlite3
from collections.abc import Mapping
from pathlib import Path

from ludoteca.cli.arguments import Commands, add_database
from ludoteca.cli.stored_data import refuse


def add_command(commands: Commands, file_settings: Mapping[str, object]) -> None:
    parser = commands.add_parser(
        "dataset", help="write the games given to research, without the people",
        description="Write the games that all their players gave to research as an open dataset: one game a line, "
                    "with nothing of the people in them (docs/research/dataset.md).")
    parser.add_argument("file", type=Path, help="the file to write, such as games.jsonl")
    add_database(parser)
    parser.set_defaults(run=run, parser=parser)


def run(arguments: argparse.Namespace) -> int:
    from ludoteca.server.process.lifecycle import Settings
    from ludoteca.server.process.listen import database
    from ludoteca.server.runtime.operator_text import both, explained
    from ludoteca.store.preflight import InUse, Unusable, diagnosis

    address = database(Settings(database=arguments.database))
    try:
        count = asyncio.run(write(address, arguments.file))
    except (Unusable, InUse) as trouble:
        return refuse(explained(trouble))
    except sqlite3.Error as error:
        return refuse(explained(diagnosis(error, address)))
    print("\n".join(both("kept-dataset", path=arguments.file, games=count)))
    return 0


async def write(address: str, file: Path) -> int:
    """Write the dataset and return the number of its games."""
    from ludoteca.server.history import dataset
    from ludoteca.store import open_store

    store, count = open_store(address, read_only=True), 0
    await store.open()
    try:
        with file.open("wb") as into:
            async for line in dataset.lines(store):
                into.write(line + b"\n")
                count += 1
    finally:
        await store.close()
    return count
