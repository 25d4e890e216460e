"""Text interface of Masterdice: rows and answers, code or notebook, and phrases for dice and sliders."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ludoteca.games.masterdice.pieces import FACES, MARKS, FinishedGame, Row
from ludoteca.games.masterdice.view import View
from ludoteca.rules import Seat
from ludoteca.rules.speech import Choice, Misread, Number
from ludoteca.rules.speech import Row as Several
from ludoteca.rules.words import Sentence, Tongue, Who, Words, mine, now, on_table, words

COLOURS = {0: "board-blue", 1: "board-red", 2: "board-yellow", 3: "board-green"}


class Field:
    """A die on a field, or none."""

    def say(self, fact: int | None, tongue: Tongue) -> str:
        return NOTHING.say(None, tongue) if fact is None else str(fact)

    def read(self, piece: str, tongue: Tongue) -> int | None:
        try:
            NOTHING.read(piece, tongue)
        except Misread:
            return FACE.read(piece, tongue)
        return None


FACE, NOTHING = Number(1, FACES), Choice({None: "told-no-die"})
COLUMN, FIELDS, CODE = Choice(COLOURS), Several(Field()), Several(FACE)
MARK = Choice({"out": "told-mark-out", "sure": "told-mark-sure", "clear": "told-mark-clear"})


def dice(faces: Sequence[int | None]) -> str:
    """Return dice as people write them; a dash is an empty field."""
    return " ".join("–" if face is None else str(face) for face in faces)


def on_fields(fields: Sequence[int | None]) -> tuple[Words, ...]:
    """Return each die with the colour of its field."""
    return tuple(words("told-die", colour=words(COLOURS[column]), face=face)
                 for column, face in enumerate(fields) if face is not None)


def laid(row: Row, number: int) -> Words:
    """Describe a row: each die with its colour, then the sliders."""
    placed = on_fields(row.dice)
    if row.feedback is None:
        return words("told-row-waiting", row=number, dice=placed)
    told = row.feedback
    return words("told-row", row=number, dice=placed, equal=told.equal, lower=told.lower, higher=told.higher)


def page(number: str, sheet: FinishedGame) -> Words:
    return words("told-page", game=int(number), who=Who(sheet.solver), code=dice(sheet.code), guess=dice(sheet.guess),
                 points=sheet.points.total, found=sheet.points.found)


def told(view: View, seat: Seat | None) -> Iterator[Sentence]:
    yield what_now(view, seat)
    yield on_table("told-match", game=view.game, games=view.options.games, solver=Who(view.solver),
                   coder=Who(view.coder), first=view.points[0], second=view.points[1], zero=Who(0), one=Who(1))
    for number, row in enumerate(view.rows, 1):
        yield Sentence("table", laid(row, number))
    if view.phase != "over":
        yield on_table("told-stock", dice=view.stock, rows=view.rows_left, worth=view.worth)
    if view.roll:
        yield on_table("told-rolled", dice=dice(view.roll))
    for game, sheet in view.history.items():
        yield Sentence("table", page(game, sheet))
    if view.code is not None and view.phase != "over":
        yield mine("told-code", dice=on_fields(view.code))
    if view.marks is not None:
        yield from notebook(view.marks)
    if view.candidates is not None:
        yield mine("told-candidates", count=view.candidates.count)
        for column, faces in enumerate(view.candidates.faces):
            yield mine("told-faces", colour=words(COLOURS[column]), faces=faces)


def notebook(marks: str) -> Iterator[Sentence]:
    for column in range(len(COLOURS)):
        written = marks[column * FACES:(column + 1) * FACES]
        out = tuple(face for face, mark in enumerate(written, 1) if mark == MARKS["out"])
        sure = tuple(face for face, mark in enumerate(written, 1) if mark == MARKS["sure"])
        if out or sure:
            yield mine("told-notes", colour=words(COLOURS[column]), out=out, sure=sure, some_out=bool(out),
                       some_sure=bool(sure))


def what_now(view: View, seat: Seat | None) -> Sentence:
    row = len(view.rows) + 1
    match view.phase:
        case "over":
            return now("told-over", first=view.points[0], second=view.points[1], zero=Who(0), one=Who(1))
        case "feedback":
            key = "told-move-sliders" if seat == view.coder else "told-wait-sliders"
            return now(key, solver=Who(view.solver), coder=Who(view.coder), row=len(view.rows))
        case "roll":
            mine_now = "told-roll" if view.rows else "told-first-roll"
        case "place":
            mine_now = "told-place"
        case _:
            mine_now = "told-solve"
    key = mine_now if seat == view.solver else f"told-wait-{view.phase}"
    return now(key, solver=Who(view.solver), row=row, worth=view.worth, dice=dice(view.roll))


def sayable(view: View, seat: Seat) -> Iterator[str]:
    if view.phase == "feedback":
        if seat == view.coder:
            yield "feedback"
    elif seat == view.solver and view.phase != "over":
        if view.phase in ("roll", "place"):
            yield view.phase
        yield "solve"
        if view.options.notebook == "marks":
            yield "note"


def heard(event: object) -> dict[str, object]:
    """Return dice with their colours, since screen readers skip empty fields; rolls and codes as digits."""
    if hasattr(event, "row") and hasattr(event, "dice"):
        return {"dice": on_fields(event.dice)}
    return {name: dice(getattr(event, name)) for name in ("dice", "guess", "code") if hasattr(event, name)}
