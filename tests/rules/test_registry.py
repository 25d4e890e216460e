"""Games from files: loading other files, or the same one again, leaves registered games unchanged."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from ludoteca.rules import registry
from ludoteca.rules.registry import bring

FILE = """
from __future__ import annotations
import msgspec

class Card(msgspec.Struct, frozen=True):
    name: str = "{id}"

class State(msgspec.Struct, frozen=True):
    hand: tuple[Card, ...] = (Card(),)

class Rules:
    id = "{id}"
    State = State

GAME = Rules()
"""


@pytest.fixture(autouse=True)
def visitors(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "_registered", dict(registry._registered))
    monkeypatch.setattr(registry, "register_texts", lambda *_: None)
    monkeypatch.setattr(registry, "register_pages", lambda *_: None)


def written(folder: Path, id: str) -> Path:
    folder.mkdir(exist_ok=True)
    (folder / "rules.py").write_text(FILE.format(id=id))
    return folder / "rules.py"


def survives(rules: object) -> bool:
    state = rules.State()  # type: ignore[attr-defined]
    return bool(msgspec.json.decode(msgspec.json.encode(state), type=type(state)) == state)


def test_two_files_of_one_name_are_two_games(tmp_path: Path) -> None:
    first, second = bring(written(tmp_path / "here", "uno")), bring(written(tmp_path / "there", "due"))
    assert (first.id, second.id) == ("uno", "due")
    assert survives(first) and survives(second)


def test_a_file_brought_again_is_the_same_game_and_a_new_one_once_it_has_changed(tmp_path: Path) -> None:
    path = written(tmp_path, "uno")
    first = bring(path)
    assert bring(path) is first
    second = bring(written(tmp_path, "due"))
    assert (first.id, second.id) == ("uno", "due")
    assert survives(first) and survives(second)


def test_a_file_that_does_not_load_is_tried_again(tmp_path: Path) -> None:
    path = tmp_path / "rules.py"
    path.write_text("1 / 0")
    for _ in range(2):
        with pytest.raises(ZeroDivisionError):
            bring(path)
