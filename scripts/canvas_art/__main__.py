"""Writes the drawings of Canvas into the game's content: the grounds, and the cards drawn here."""

from __future__ import annotations

from pathlib import Path

from scripts.canvas_art.backgrounds import GROUNDS, Drawn
from scripts.canvas_art.creatures import CREATURES
from scripts.canvas_art.journeys import JOURNEYS
from scripts.canvas_art.paper import Paper
from scripts.canvas_art.places import PLACES
from scripts.canvas_art.settings import SETTINGS
from scripts.canvas_art.subjects import SUBJECTS
from scripts.canvas_art.weather import WEATHER

CONTENT = Path(__file__).resolve().parents[2] / "src" / "ludoteca" / "games" / "canvas" / "content"


def write(folder: str, drawings: dict[str, Drawn]) -> None:
    for name, draw in drawings.items():
        paper = Paper(name)
        draw(paper)
        (CONTENT / folder / f"{name}.svg").write_text(str(paper), "utf-8")
    print(f"{len(drawings)} in {folder}")


if __name__ == "__main__":
    write("backgrounds", GROUNDS)
    write("art", SUBJECTS | CREATURES | JOURNEYS | PLACES | SETTINGS | WEATHER)
