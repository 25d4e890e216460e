"""Text interface of Polywords: the grid row by row, the cards, this turn's words, and phrases for moves."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from ludoteca.games.polywords import grid, moves
from ludoteca.games.polywords.contest import poll
from ludoteca.games.polywords.grid import BOTTLE, EMPTY, LINED, NEIGHBOURS, SIDE, SIZE
from ludoteca.games.polywords.requests import Request
from ludoteca.games.polywords.sheet import Sheet, spell
from ludoteca.games.polywords.state import Said
from ludoteca.games.polywords.view import ClaimView, MantaView, MedusaView, PolpoView, WordView
from ludoteca.games.polywords.words_categories import CATEGORIES
from ludoteca.rules import IllegalMove, Seat
from ludoteca.rules.speech import Chair, Choice, Free, Misread, Number, Phrase, Question, Row, flat
from ludoteca.rules.words import Section, Sentence, Tongue, Who, Words, mine, now, on_table, seats_named, words

COLUMNS = "ABCDEFGH"
PATHS_TOLD = 3


def cell_name(cell: int) -> str:
    """Return the name of a cell: column letter and row number, as in D5."""
    row, column = divmod(cell, SIDE)
    return f"{COLUMNS[column]}{row + 1}"


class Cell:
    """A cell by its name."""

    def say(self, fact: int, tongue: Tongue) -> str:
        return cell_name(fact)

    def read(self, piece: str, tongue: Tongue) -> int:
        name = flat(piece).upper().replace(" ", "")
        if len(name) == 2 and name[0] in COLUMNS and name[1] in "12345678":
            return (int(name[1]) - 1) * SIDE + COLUMNS.index(name[0])
        raise Misread(piece, tongue.put("told-wants-cell", {}))


class Board:
    """A board by its owner: a player, in Manta a team."""

    def say(self, fact: int, tongue: Tongue) -> str:
        return TEAM.say(fact, tongue) if tongue.game == "manta" else Chair().say(fact, tongue)

    def read(self, piece: str, tongue: Tongue) -> int:
        found: int = TEAM.read(piece, tongue) if tongue.game == "manta" else Chair().read(piece, tongue)
        if tongue.view is not None and found >= len(tongue.view.sheets):
            raise Misread(piece, tongue.put("words-wants-somebody", {"names": tongue.names}))
        return found


def category(id: str) -> str:
    return f"category-{id.replace('_', '-')}"


TEAM = Choice({0: "board-team-0", 1: "board-team-1"})
PATH, WORD, ROW = Row(Cell()), Free(), Number(1, SIDE, shown_from=1)
REASON = Choice({"category": "told-reason-category", "sense": "told-reason-sense"})
CATEGORY = Choice({each.id: category(each.id) for each in CATEGORIES})


def board_of(game: str, seat: Seat) -> int:
    return seat % 2 if game == "manta" else seat


def paths_of(tongue: Tongue, text: str) -> list[tuple[int, ...]]:
    """Return the paths of a word on the seat's own board, cheapest first. None if the table plays without paths."""
    view: WordView = tongue.view
    try:
        word = spell(text)
    except IllegalMove as no:
        raise Misread(text, tongue.put("told-wants-word", {})) from no
    if tongue.seat is None or not view.options.paths:
        return []
    sheet = view.sheets[board_of(tongue.game, tongue.seat)]
    if isinstance(view, PolpoView):
        from ludoteca.games.polywords.polpo import landings

        shape = view.request.shapes[0]
        return landings(sheet.cells, word, shape, view.options.strict_shapes) if len(word) == len(shape) + 1 else []
    return [tuple(path) for path in grid.best_paths(sheet.cells, word, 8)]


def write_best(tongue: Tongue, word: str) -> moves.Write:
    """Return the move that writes a word along its cheapest path."""
    paths = paths_of(tongue, word)
    if not paths:
        raise Misread(word, tongue.put("told-wants-path", {}))
    return moves.Write(word, paths[0])


PHRASES = (
    Phrase("write", moves.Write, word=WORD, path=PATH),
    Phrase("write-best", moves.Write, write_best, lambda move: None, word=WORD),
    Phrase("claim", moves.Claim, word=WORD),
    Phrase("pass", moves.Pass),
    Phrase("ready", moves.Ready),
    Phrase("contest", moves.Contest, accused=Board(), reason=REASON, number=Number(1, 3, shown_from=1)),
    Phrase("contest-first", moves.Contest, lambda tongue, accused, reason: moves.Contest(accused, reason),
           lambda move: None, accused=Board(), reason=REASON),
    Phrase("vote-right", moves.Vote, lambda tongue: moves.Vote(True), lambda vote: {} if vote.right else None),
    Phrase("vote-wrong", moves.Vote, lambda tongue: moves.Vote(False), lambda vote: None if vote.right else {}),
    Phrase("bottle", moves.Bottle, cell=Cell()),
    Phrase("clear", moves.Clear, row=ROW),
    Phrase("assign", moves.Assign, category=CATEGORY, length=Number(4, 9)),
    Phrase("draft", moves.Draft, None, lambda move: {"word": move.word, "path": move.path} if move.path else None,
           word=WORD, path=PATH),
    Phrase("draft-word", moves.Draft, None,
           lambda move: {"word": move.word} if move.word and not move.path else None, word=WORD),
    Phrase("try", moves.Draft, None, lambda move: None, word=WORD),
    Phrase("draft-none", moves.Draft, lambda tongue: moves.Draft(), lambda move: None if move.word else {}),
)


# --- what is told ---------------------------------------------------------------------------------------------------


def asked(request: Request) -> Words:
    """What the cards ask for."""
    parts: list[Words] = [words("told-category", name=words(category(each))) for each in request.categories]
    parts += [words("told-letter", letter=letter) for letter in request.letters]
    parts += [words("told-length", length=length) for length in request.lengths]
    parts += [words("told-shape", count=len(shape) + 1, steps=tuple(words(f"told-step-{step}") for step in shape))
              for shape in request.shapes]
    return words("told-asked", parts=tuple(parts))


def called(request: Request, said: Iterable[Said | None]) -> dict[str, object]:
    """What the cards ask for, by kind; of lengths, those still free."""
    taken = {len(each.word) for each in said if each is not None}
    return {
        "categories": tuple(words(category(each)) for each in request.categories), "letters": request.letters,
        "lengths": tuple(str(length) for length in request.lengths if length not in taken),
        "count": len(request.shapes[0]) + 1 if request.shapes else 0,
        "steps": tuple(words(f"told-step-{step}") for shape in request.shapes[:1] for step in shape)}


def rows(sheet: Sheet) -> Iterator[Words]:
    """Describe the grid row by row; empty rows together."""
    empty: list[int] = []
    for row in range(SIDE):
        marks = sheet.cells[row * SIDE:(row + 1) * SIDE]
        if marks == EMPTY * SIDE:
            empty.append(row + 1)
            continue
        yield words("told-row", row=row + 1, cells=tuple(
            words(_kind(mark), column=COLUMNS[column], mark=mark)
            for column, mark in enumerate(marks) if mark != EMPTY))
    if empty:
        yield words("told-empty-rows", rows=tuple(empty), count=len(empty))


def _kind(mark: str) -> str:
    return {BOTTLE: "told-bottle", LINED: "told-lined"}.get(mark, "told-cell")


def owner(game: str, board: int) -> Words | Who:
    return words("board-team-name", side=words(f"board-team-{board}")) if game == "manta" else Who(board)


def told(game: str, view: WordView, seat: Seat | None) -> Iterator[Sentence]:
    own = None if seat is None else board_of(game, seat)
    yield what_now(game, view, seat)
    if isinstance(view, MedusaView) and (probe := view.probe) is not None:
        yield now("told-probe", word=probe.word, known=probe.known,
                  categories=tuple(words(category(each)) for each in probe.categories))
    yield on_table("told-turn", turn=view.turn, asked=asked(view.request))
    if isinstance(view, MantaView):
        yield from pairs(view)
    for board, sheet in enumerate(view.sheets):
        yield on_table("told-board", who=owner(game, board), points=sheet.points, bottles=sheet.bottles,
                       empty=sheet.empty)
        if board != own:
            yield from written(game, view, board, "table")
    if isinstance(view, ClaimView):
        for other, said in enumerate(view.said):
            if said is not None:
                yield on_table("told-said", who=Who(other), word=said.word)
    if view.phase in ("reveal", "vote") and view.disputes:
        yield from disputes(game, view)
    if own is not None:
        yield from (Sentence("mine", line) for line in rows(view.sheets[own]))
        writes = game != "polpo" and view.phase in ("write", "place")
        if writes and not any(map(grid.is_letter, view.sheets[own].cells)):
            yield mine("told-centre", cells=tuple(map(cell_name, sorted(grid.CENTRE))))
        yield from written(game, view, own, "mine")
        if view.sheets[own].words:
            yield mine("told-words", words=view.sheets[own].words)
        yield from in_hand(view, own)


def written(game: str, view: WordView, board: int, section: Section) -> Iterator[Sentence]:
    """This turn's words of a board that this seat may read."""
    for number, each in enumerate(view.written[board], 1):
        yield Sentence(section, words("told-written", who=owner(game, board), word=each.word, number=number,
                                      path=tuple(map(cell_name, each.path)), many=len(view.written[board]) > 1))


def paired(laid: Mapping[int, str | None]) -> tuple[Words, ...]:
    """The categories of a team by length, as far as they are face up."""
    return tuple(words("told-pair", length=length, name=words(category(id)) if id else words("told-covered"))
                 for length, id in sorted(laid.items()))


def pairs(view: MantaView) -> Iterator[Sentence]:
    for team, laid in enumerate(view.pairs):
        if known := paired(laid):
            yield on_table("told-pairs", who=owner("manta", team), pairs=known)


def in_hand(view: WordView, own: int) -> Iterator[Sentence]:
    if isinstance(view, MantaView):
        if view.hands[own] and all(view.hands[own]):
            yield mine("told-hand", cards=tuple(words(category(each)) for each in view.hands[own]))
        for other, draft in view.drafts.items():
            yield mine("told-draft", who=Who(other), word=draft.word, path=tuple(map(cell_name, draft.path)),
                       placed=bool(draft.path))


def disputes(game: str, view: WordView) -> Iterator[Sentence]:
    for each in view.disputes:
        verdict = "open" if each.guilty is None else "wrong" if each.guilty else "right"
        yield on_table("told-dispute", who=Who(each.accuser), other=owner(game, each.accused), word=each.word,
                       reason=each.reason, verdict=verdict, listed=each.proof.supports)


def voters(view: WordView) -> tuple[Seat, ...]:
    return poll(view.disputes[-1], view.ends).missing if view.phase == "vote" and view.disputes else ()


def acting(game: str, view: WordView) -> tuple[Seat, ...]:
    """Return the seats that may act, from public information."""
    match view.phase:
        case "over":
            return ()
        case "vote":
            return voters(view)
        case "bottles":
            return tuple(seat for seat in range(view.seats) if view.due[board_of(game, seat)])
    return tuple(seat for seat in range(view.seats) if not view.done[seat])


def writer(view: WordView, team: int) -> Seat:
    members = range(team, view.seats, 2)
    return members[(view.turn - 1) % len(members)]


def what_now(game: str, view: WordView, seat: Seat | None) -> Sentence:
    people = acting(game, view)
    if seat is None or seat not in people:
        return now("told-over" if view.phase == "over" else f"told-wait-{view.phase}", who=seats_named(people),
                   count=len(people))
    said = view.said if isinstance(view, ClaimView) else None
    key = f"told-{view.phase}"
    facts: dict[str, object] = {"asked": asked(view.request)}
    match view.phase:
        case "write" if isinstance(view, MantaView):
            key = "told-write-manta" if writer(view, seat % 2) == seat else "told-suggest"
            facts["asked"] = paired(view.pairs[seat % 2])
        case "write" | "place" if said is not None and (own := said[seat]) is not None:
            key, facts["word"] = "told-place", own.word
        case "write":
            key = f"told-write-{game}"
            facts |= called(view.request, said or ())
        case "bottles":
            facts["count"] = view.due[board_of(game, seat)]
        case "vote":
            facts["word"] = view.disputes[-1].word
    if key == "told-suggest":
        facts["who"] = Who(writer(view, seat % 2))
    return now(key, **facts)


def sayable(game: str, view: WordView, seat: Seat) -> Iterator[str]:
    if seat not in acting(game, view):
        return
    writing = ("write-best", "write") if view.options.paths else ("write",)
    match view.phase:
        case "assign":
            yield "assign"
        case "write" if game == "manta" and writer(view, seat % 2) != seat:
            yield from ("draft-word", "draft", "draft-none")
        case "write" if isinstance(view, ClaimView) and view.said and view.said[seat] is None:
            yield from ("claim", "pass")
        case "write" | "place":
            yield from writing
            yield "pass"
            if game == "manta":
                yield from ("draft-word", "draft", "draft-none")
            elif game == "medusa":
                yield "try"
        case "reveal":
            yield from ("ready", "contest")
        case "vote":
            yield from ("vote-right", "vote-wrong")
        case "bottles":
            yield "bottle"
        case "clear":
            yield "clear"


# --- what is asked --------------------------------------------------------------------------------------------------


def _own(tongue: Tongue) -> Sheet | None:
    return None if tongue.seat is None else tongue.view.sheets[board_of(tongue.game, tongue.seat)]


def neighbours(tongue: Tongue, cell: int) -> Iterator[Words]:
    """Describe the neighbours of a cell of the own board."""
    sheet = _own(tongue)
    if sheet is None:
        yield words("told-no-board")
        return
    sides = {-SIDE: "above", SIDE: "below", -1: "left", 1: "right"}
    yield words("told-neighbours", cell=cell_name(cell), here=_mark(sheet.cells[cell]), beside=tuple(
        words("told-beside", side=sides[near - cell], cell=cell_name(near), mark=_mark(sheet.cells[near]))
        for near in NEIGHBOURS[cell]))


def _mark(mark: str) -> Words:
    return words("told-free" if mark == EMPTY else _kind(mark).replace("told-", "told-only-"), mark=mark)


def one_row(tongue: Tongue, row: int) -> Iterator[Words]:
    sheet = _own(tongue)
    cells = EMPTY * SIZE if sheet is None else sheet.cells
    yield words("told-whole-row", row=row + 1, cells=tuple(
        words("told-column", column=COLUMNS[column], mark=_mark(mark))
        for column, mark in enumerate(cells[row * SIDE:(row + 1) * SIDE])))


def cost(tongue: Tongue, word: str) -> Iterator[Words]:
    """Describe where a word could go, and how many new cells each path takes."""
    sheet, paths = _own(tongue), paths_of(tongue, word)
    if sheet is None or not paths:
        yield words("told-no-path", word=word.upper())
        return
    for path in paths[:PATHS_TOLD]:
        new = len(grid.new_cells(sheet.cells, path))
        yield words("told-path", word=word.upper(), new=new, reused=len(path) - new, path=tuple(map(cell_name, path)))


def other_board(tongue: Tongue, board: int) -> Iterator[Words]:
    yield words("told-grid-of", who=owner(tongue.game, board))
    yield from rows(tongue.view.sheets[board])


QUESTIONS = (
    Question("ask-near", neighbours, cell=Cell()), Question("ask-row", one_row, row=ROW),
    Question("ask-cost", cost, word=WORD), Question("ask-grid", other_board, board=Board()),
)

QUIET = (moves.BottleDropped, moves.CardLaid, moves.LineDrawn, moves.Voted)


def heard(game: str, event: object) -> dict[str, object] | None:
    """Return the facts an event's sentence needs beyond its own fields."""
    match event:
        case moves.TurnBegan(_, categories, letters, lengths, shapes):
            return {"asked": asked(Request(categories, letters, lengths, shapes))}
        case moves.RequestsMet(_, _, categories, letters, shape):
            return {"asked": asked(Request(categories, letters, (), (shape,) if shape else ()))}
        case moves.WordsErased(_, seats):
            return {"names": seats_named(seats)}
        case moves.OutOfCategory():
            return {"asked": words(category(event.category))}
        case moves.Contested():
            return {"other": owner(game, event.accused), "asked": words(category(event.category))
                    if event.category else ""}
        case moves.ContestSettled():
            return {"guilty": "true" if event.guilty else "false"}
        case moves.Penalised():
            return {"who": owner(game, event.seat), "reason": words(f"board-why-{event.why}")}
        case moves.RowCleared():
            return {"row": 0 if event.row is None else event.row + 1}
        case moves.PairsShown():
            return {"side": words(f"board-team-{event.team}"), "asked": tuple(
                words("told-pair", length=length, name=words(category(id))) for length, id in event.pairs.items())}
        case moves.TeamWrote() | moves.TeamFinished():
            return {"side": words(f"board-team-{event.team}")}
    return None if isinstance(event, QUIET) else {}
