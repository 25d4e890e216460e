"""Pages of the docs: the links, anchors, files, commands and checks that they name exist."""

from __future__ import annotations

import importlib.util
import re
from inspect import isfunction
from pathlib import Path
from xml.etree import ElementTree

import pytest
from msgspec import inspect

from ludoteca.cli import main
from ludoteca.rules import Game
from ludoteca.rules.registry import game, games
from ludoteca.rules.rules_pages import rules_page
from ludoteca.rules.texts import has, sentence
from tests.conformance.checks import CHECKS
from tests.conformance.playouts import ROOT

PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md"), *(ROOT / "examples").rglob("*.md")])
each_page = pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))


def anchors(page: Path) -> set[str]:
    """The anchors of a page's headings: the name in braces, or made of the heading's words."""
    found = set()
    for heading in re.findall(r"^#{1,6} +(.*)$", page.read_text("utf-8"), re.M):
        named = re.search(r"\{#([\w-]+)\}", heading)
        words = re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-")
        found.add(named.group(1) if named else words)
    return found


@each_page
def test_links_lead_somewhere(page: Path) -> None:
    for link in re.findall(r"\]\(([^)\s]+)\)", page.read_text("utf-8")):
        if re.match(r"[a-z]+:", link):
            continue
        path, _, anchor = link.partition("#")
        target = (page.parent / path).resolve() if path else page
        assert target.exists(), f"{link} leads nowhere"
        assert not anchor or anchor in anchors(target), f"{link} names no heading"


@each_page
def test_files_named_are_there(page: Path) -> None:
    named = re.findall(r"`((?:src|tests|docs|examples|client|scripts|tools)/[\w./-]+)`", page.read_text("utf-8"))
    missing = [name for name in named if "NNN" not in name and not (ROOT / name).exists()]
    assert not missing


@each_page
def test_commands_named_exist(page: Path) -> None:
    text = page.read_text("utf-8")
    code = "\n".join([*re.findall(r"```\w*\n(.*?)```", text, re.S), *re.findall(r"`([^`\n]+)`", text)])
    for command in set(re.findall(r"(?:^|[ /])(?<!from )ludoteca ([a-z]+)\b(?!\.)", code, re.M)):
        assert knows(command), f"ludoteca {command}"
    targets = set(re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text("utf-8"), re.M))
    assert set(re.findall(r"^make ([a-z]+)\b|`make ([a-z]+)`", text, re.M)) <= {
        pair for target in targets for pair in ((target, ""), ("", target))}
    for module in set(re.findall(r"python -m ([\w.]+)", code)):
        assert importlib.util.find_spec(module), f"python -m {module}"
    for script in set(re.findall(r"python (scripts/\w+\.py)", code)):
        assert (ROOT / script).exists(), script


def knows(command: str) -> bool:
    with pytest.raises(SystemExit) as left:
        main([command, "--help"])
    return left.value.code == 0


def test_every_check_is_explained_where_games_are_added() -> None:
    text = (ROOT / "docs" / "write-a-game" / "checks.md").read_text("utf-8")
    table = text[text.index("| check |"):]
    rows = [line.split("|")[1] for line in table.splitlines()[2:] if line.startswith("|")]
    assert {name for row in rows for name in re.findall(r"`(\w+)`", row)} == CHECKS.keys()


def test_the_pictures_are_drawings_with_a_title_that_follow_the_light() -> None:
    for picture, text in (("packages", "architecture"), ("move", "requests-and-moves")):
        page = ROOT / "docs" / "pictures" / f"{picture}.svg"
        drawing = ElementTree.parse(page).getroot()
        assert drawing.find("{http://www.w3.org/2000/svg}title") is not None
        assert "prefers-color-scheme: dark" in page.read_text("utf-8")
        assert f"pictures/{picture}.svg" in (ROOT / "docs" / "internals" / f"{text}.md").read_text("utf-8")


def test_the_changelog_has_a_place_for_what_is_new() -> None:
    assert "## [Unreleased]" in (ROOT / "CHANGELOG.md").read_text("utf-8")


OF_THE_HOUSE = sorted(id for id in games(shelf=False) if type(game(id)).__module__.startswith("ludoteca.games."))
NO_LIMIT = {"it": ("senza", "nessun"), "en": ("none", "no limit", "without")}


def named(id: str, key: str, language: str) -> str:
    """The lobby's name of an option or a choice, without text in brackets or after a dot."""
    found = next((each for each in (f"{key}-{id}", key) if has(id, each, language)), None)
    assert found, f"{key} has no words"
    return re.split(r" · | \(|, ", sentence(id, found, language))[0].lower()


@pytest.mark.parametrize("language", ["it", "en"])
@pytest.mark.parametrize("id", OF_THE_HOUSE)
def test_a_rules_page_names_every_option_and_choice_of_its_game(id: str, language: str) -> None:
    """The page uses the lobby's words or numbers; it also covers the hourglass and the language."""
    page = " ".join((rules_page(id, game(id).box, language) or "").lower().replace("*", "").split())
    words = set(re.findall(r"\w+", page))
    for field in inspect.type_info(game(id).Options).fields:        # type: ignore[attr-defined]
        key = f"option-{field.encode_name}"
        assert named(id, key, language) in page, f"{id} ({language}) does not name {key}"
        for choice in getattr(field.type, "values", ()):
            said = [named(id, f"{key}-{choice}", language), str(choice)]
            in_words = any(each in words for each in NO_LIMIT[language]) if choice == 0 else said[1] in words
            assert said[0] in page or in_words, f"{id} ({language}) does not name {key}: {said[0]}"
    assert any(word in page for word in ("clessidra", "hourglass", "tempo per ogni carta", "time for each card"))
    if "words" in game(id).Options.__struct_fields__:
        tongue = {"it": "parole italiane, o della lingua", "en": "italian words, or words of the language"}
        assert tongue[language] in page


def test_adding_a_game_names_everything_a_board_may_bring_and_a_game_may_answer() -> None:
    folder = ROOT / "docs" / "write-a-game"
    page = "".join((folder / name).read_text("utf-8") for name in ("adding-a-game.md", "board.md"))
    contract = (ROOT / "client" / "src" / "games" / "contract.ts").read_text("utf-8")
    fields = re.findall(r"^  (\w+)\??[:(]", contract.partition("export interface GameClient {")[2], re.M)
    assert {"board", "screen", "ways"} <= set(fields)
    asked = [name for kind in Game.__mro__ if kind.__module__.startswith("ludoteca.")
             for name, what in vars(kind).items() if isfunction(what) and not name.startswith("_")]
    named = set(re.findall(r"\w+", " ".join(re.findall(r"`([^`]*)`", page))))
    assert sorted({*fields, *asked} - named) == []
