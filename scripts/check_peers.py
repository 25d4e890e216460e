"""Compares other servers with ours: plays a recorded game twice on each of them and here, move by move.

    python -m scripts.check_peers --peers FOLDER [--node NODE] [--game palla] [--modes schema]

Four people play through the clients that those servers bring along (`listen` in FOLDER). After each move the
knowledge of every seat there is compared with that here: the board, who may act, the hourglass, what happened. No seat
may receive what it must not know. Before each move wrong ones are tried: they must be refused and
change nothing. A move has to bring every seat one frame, which is what the comparison counts. With `--bytes` nothing
wrong is tried, and the mean size of such a frame is told.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from ludoteca.protocol.merge_patch import merged
from ludoteca.rules import IllegalMove, Table
from scripts.compare_servers import BROUGHT, Rival, free_port, opened, others
from scripts.fixed_deals import GAMES, SEATS, export, write
from scripts.place import GAME as PLACE
from scripts.three_tongues import course

Known = dict[str, Any]
"""What a seat knows, in words that do not depend on who told it."""

MODES = {game: ("views", "broadcast", "schema", *(("lean",) if game == "place" else ())) for game in BROUGHT}
LISTEN = {"colyseus": "colyseus/listen.mjs", "boardgameio": "boardgameio/listen.cjs"}
HEAD = {"colyseus": 0, "boardgameio": len("42/bench,")}      # the prefix that its client removes from a frame
GAMES_PLAYED = 2
CANVAS = ("goals", "cards", "row", "deck_left", "turn", "first")
PATIENCE = 120.0                 # seconds for all of them
WRONG: dict[str, tuple[dict[str, Any], ...]] = {
    "place": tuple({"type": "place", "piece": "knight", "x": x, "y": y, "note": ""}
                   for x, y in ((8, 0), (0, -1), (0, 0))),
    "canvas": (
        {"type": "take", "index": 0}, {"type": "take", "index": 4}, {"type": "take", "index": 5},
        {"type": "paint", "cards": [0, 1, 1], "background": 0}, {"type": "paint", "cards": [0, 1, 2], "background": 3},
        {"type": "paint", "cards": [0, 1, 2], "background": 0}),
    "palla": (
        {"type": "ready"}, {"type": "bottle", "cell": 27}, {"type": "bottle", "cell": 64}, {"type": "pass"},
        *({"type": "write", "word": word, "path": path} for word, path in (
            ("MARE", [0, 1, 2, 3]), ("MARE", [27, 28, 36]), ("MARE", [27, 28, 27, 35]), ("MARE", [27, 36, 37, 38]),
            ("M3", [27, 28]), ("FISICA", [3, 11, 19, 27, 35, 43])))),
}


def table_of(game: str) -> Table:
    return Table(PLACE if game == "place" else GAMES[game], SEATS)


def refused(table: Table, seat: int, move: dict[str, Any]) -> bool:
    try:
        table.try_move(seat, table.read_move(move), table.now + 1_000)
    except IllegalMove:
        return True
    return False


def steps(game: str, tempting: bool = True) -> Iterator[tuple[dict[str, Any], Table | None, tuple[Any, ...]]]:
    """Moves to try at a table, with the table after each (None if it must be refused) and its events."""
    table = table_of(game)
    for number, turn in enumerate(course(game) * GAMES_PLAYED):
        bad = WRONG[game][number % len(WRONG[game])]
        for seat in (turn.seat, (turn.seat + 1) % SEATS) if tempting else ():
            if refused(table, seat, bad):
                yield {"seat": seat, "move": bad, "wrong": True}, None, ()
        step = table.try_move(turn.seat, table.read_move(turn.move), table.now + 1_000)
        table.play(turn.seat, turn.move, table.now + 1_000)
        yield {"seat": turn.seat, "move": turn.move}, table, tuple(each.event for each in step.events)


# --- knowledge of a seat here----------------------------------------------------------------------------------------


def known_here(game: str, table: Table, seat: int) -> Known:
    view = in_json(table.view(seat))
    if game == "place":
        return {key: view[key] for key in ("seq", "turn", "scores", "board", "hand")}
    if game == "canvas":
        players = [{**{key: player[key] for key in ("hand", "tokens", "ribbons", "bonus", "points", "backgrounds")},
                    "paintings": [{**painting, "title": player["titles"][number]}
                                  for number, painting in player["paintings"].items()]}
                   for player in view["players"].values()]
        return {**{key: view[key] for key in CANVAS}, "players": players}
    return {
        "turn": view["turn"], "phase": view["phase"], "sand": view["ends"] - view["began"],
        "letters": view["request"]["letters"], "seen": view["seen"]["letters"],
        "done": view["done"], "due": view["due"],
        "sheets": [[sheet["cells"], sheet["words"], sheet["beside"]] for sheet in view["sheets"]],
        "written": [written[0] if written else None for written in view["written"]]}


def in_json(told: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(told))


def events_here(events: tuple[Any, ...]) -> list[Known]:
    unused = ("categories", "lengths", "shapes")         # texts of other games in the same box
    return [{key: value for key, value in in_json(event).items() if key not in unused}
            for event in events]


# --- knowledge of a seat there---------------------------------------------------------------------------------------


class Listener:
    """A seat at another server: assembles the received messages as that server's client would."""

    def __init__(self, rival: Rival, game: str, seat: int) -> None:
        self.rival, self.game, self.seat = rival, game, seat
        self.told: Known = {}
        self.view: Known = {}

    def hear(self, told: Known) -> None:
        self.told = told
        if self.rival.tongue == "boardgameio":
            self.view = told["state"]["G"]
        elif "state" in told:
            self.view = told["state"]
        elif (update := told["update"]) is None:
            self.view = told["view"]
        elif self.game == "place":
            board = list(self.view["board"])
            for op in update.get("ops", ()):
                board[int(op["path"].split("/")[3])] = op["value"]
            for cell, owner in update.get("cells", {}).items():
                board[int(cell)] = owner
            self.view = {**self.view, **{key: update[key] for key in ("seq", "turn", "scores")}, "board": board}
        else:
            self.view = update["view"] if "view" in update else merged(self.view, update["patch"])

    @property
    def schema(self) -> bool:
        return "state" in self.told and self.rival.tongue == "colyseus"

    def known(self) -> Known:
        if "deck" in self.view or ("hands" in self.view and not self.schema):
            raise AssertionError("a secret of the server's")
        return {"place": self.place, "canvas": self.canvas, "palla": self.palla}[self.game]()

    def place(self) -> Known:
        view = self.view
        if self.schema:
            shown = [hand.get("cards") for hand in view["hands"]]
            assert not any(cards for seat, cards in enumerate(shown) if seat != self.seat), "another's hand"
            view = {**view, "hand": shown[self.seat]}
        elif self.rival.tongue == "boardgameio":
            view = {**view, "turn": int(self.told["state"]["ctx"]["currentPlayer"])}
        return {key: view[key] for key in ("seq", "turn", "scores", "board", "hand")}

    def canvas(self) -> Known:
        view = self.view
        if not self.schema:
            rows = view["players"]
            players = [{**each, "paintings": in_order(each["paintings"])} for each in in_order(rows)]
            return {**{key: view[key] for key in CANVAS}, "players": players}
        goals = view["goals"]
        return {
            "goals": goals, "row": view["row"], "deck_left": view["deckLeft"], "turn": view["turn"],
            "first": view["first"],
            "cards": {number: {"id": face["id"], "half": face["half"], "title": title(face),
                               "swatches": swatches(face["swatches"])} for number, face in view["cards"].items()},
            "players": [{**player, "ribbons": dict(zip(goals, player["ribbons"], strict=True)), "paintings": [
                {"cards": each["cards"], "background": each["background"], "seen": swatches(each["seen"]),
                 "met": dict(zip(goals, each["met"], strict=True)), "won": dict(zip(goals, each["won"], strict=True)),
                 "bonus": each["bonus"], "title": title(each)} for each in player["paintings"]]}
                for player in view["players"]]}

    def palla(self) -> Known:
        view, seats = self.view, in_order(self.view["seats"])
        known = {key: view[key] for key in ("turn", "phase", "letters", "seen")} | {
            "sand": view["ends"] - view["began"], "done": [each["done"] for each in seats],
            "due": [each["due"] for each in seats],
            "sheets": [[each["cells"], each["words"], each["beside"]] for each in seats]}
        written = [each.get("written") for each in seats]
        if self.schema:
            assert not any(each for seat, each in enumerate(written) if seat != self.seat), "another's word"
            shown = [each.get("shown") for each in seats]
            own = written[self.seat]
            assert view["phase"] == "write" or own is None or same_word(own, shown[self.seat])
            written = [mine or (other and {key: other[key] for key in ("text", "word", "path")})
                       for mine, other in zip(written, shown, strict=True)]
        return {**known, "written": written}

    def actors(self) -> list[int]:
        if self.rival.tongue == "boardgameio":
            ctx = self.told["state"]["ctx"]
            return sorted(map(int, ctx["activePlayers"] or (ctx["currentPlayer"],)))
        if not self.schema and "actors" in self.told["update"]:
            return list(self.told["update"]["actors"])
        if self.game != "palla":
            return [self.view["turn"]]
        return [seat for seat, each in enumerate(self.view["seats"])
                if (each["due"] > 0 if self.view["phase"] == "bottles" else not each["done"])]

    def tells(self, event: Known) -> bool:
        """Whether an event is reported, in a list or as equivalent state."""
        if not self.schema:
            told = self.view if self.rival.tongue == "boardgameio" else self.told["update"]
            return event in told["events"] if "events" in told else bool(event["seat"] == told["by"])
        view = self.view
        if self.game == "place":
            return event == {"type": "Placed", "seat": view["by"], "x": view["x"], "y": view["y"]}
        if self.game == "canvas":
            last = view["last"]
            said = {key: last.get(key) for key in event} | {"title": title(last)}
            return event == ({**said, "paid": last["index"]} if event["type"] == "CardTaken" else said)
        return self.state_tells(event, view["seats"][event.get("seat", 0)])

    def state_tells(self, event: Known, seat: Known) -> bool:
        match event["type"]:
            case "PenDown":
                return bool(seat["done"] or self.view["phase"] != "write")
            case "WordShown":
                return same_word(event, seat["shown"]) and event["new"] == seat["shown"]["fresh"]
            case "LettersCounted":
                return bool(event["letters"] == seat["letters"] and event["count"] == seat["count"])
            case "Penalised":
                return bool(event["count"] == seat["penalty"] and event["why"] == seat["why"])
            case "BottleDropped":
                return bool(event["cell"] == seat["dropped"])
            case "TurnBegan":
                return bool(event["turn"] == self.view["turn"] and event["letters"] == self.view["letters"])
        return False


def in_order(rows: Any) -> list[Any]:
    return [rows[key] for key in sorted(rows, key=int)] if isinstance(rows, dict) else list(rows)


def title(told: Known) -> Known:
    return {"it": told["it"], "en": told["en"], "more": {"de": told["de"]}}


def swatches(told: str) -> list[list[str]]:
    return [each.split("+") if each else [] for each in told.split(" ")]


def same_word(one: Known, other: Known) -> bool:
    return all(one[key] == other[key] for key in ("text", "word", "path"))


def leaks(table: Table, seat: int, raw: str) -> Iterator[str]:
    """Other players' words that a seat received while they were secret, and letters still to come."""
    state: Any = table.state
    yield from (cards.letters for cards in state.deck if cards.letters in raw)
    if state.phase == "write":
        open_words = {word for sheet in state.sheets for word in sheet.words}
        open_words |= {each.word for each in state.written[seat]}
        yield from (each.word for other, written in enumerate(state.written) if other != seat for each in written
                    if each.word in raw and each.word not in open_words)


# --- comparison of both -------------------------------------------------------------------------------------------


def check(rival: Rival, game: str, listen: list[str], tempting: bool = True) -> str:
    """Play everything and compare; return a summary of the comparison, or raise."""
    tried = [step for step, _, _ in steps(game, tempting)]
    port = free_port()
    with opened(rival, port, None):
        heard = subprocess.run(
            [*listen, str(port)], input=msgspec.json.encode(tried), capture_output=True, check=True, timeout=PATIENCE,
            env={**os.environ, **rival.environment}).stdout.splitlines()
    seats = [Listener(rival, game, seat) for seat in range(SEATS)]
    lines = map(msgspec.json.decode, heard)
    for seat, told in zip(seats, next(lines)[1], strict=True):
        seat.hear(told)
        expect(f"{rival.name}: seat {seat.seat} at first", seat.known(), known_here(game, table_of(game), seat.seat))
    played = wrong = size = 0
    for (step, table, events), (how, told, reason, frames) in zip(steps(game, tempting), lines, strict=True):
        where = f"{rival.name}: move {played + 1}, {step}"
        if table is None:
            assert how == "refused" and reason, f"{where} was not refused"
            wrong += 1
            continue
        played += 1
        assert frames == [1] * SEATS, f"{where} brought {frames} frames"
        for seat, said in zip(seats, told, strict=True):
            seat.hear(said)
            size += len(said["raw"].encode("latin1" if rival.tongue == "colyseus" else "utf8")) + HEAD[rival.tongue]
            expect(f"{where}, seat {seat.seat}", seat.known(), known_here(game, table, seat.seat))
            expect(f"{where}, actors for {seat.seat}", seat.actors(), sorted(table.actors))
            for event in events_here(events):
                assert seat.tells(event), f"{where}: seat {seat.seat} does not hear {event}"
            if game == "palla":
                found = list(leaks(table, seat.seat, said["raw"]))
                assert not found, f"{where}: seat {seat.seat} hears {found}"
    more = f"{wrong} wrong ones refused" if tempting else f"{size / played / SEATS:.0f} bytes an update"
    return f"{rival.name}: {played} moves as here for {SEATS} seats, {more}"


def expect(what: str, there: Any, here: Any) -> None:
    if isinstance(here, dict) and there.keys() == here.keys():
        here, there = ({key: told[key] for key in sorted(here) if here[key] != there[key]} for told in (here, there))
    if there != here:
        raise AssertionError(f"{what}\n there {there}\n here  {here}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--peers", type=Path, required=True, help="the folder of the others")
    parser.add_argument("--node", default="node")
    parser.add_argument("--game", choices=BROUGHT, nargs="+", default=list(BROUGHT))
    parser.add_argument("--modes", nargs="+", help="how Colyseus plays; else in every way it can")
    parser.add_argument("--bytes", action="store_true", help="how large an update is, instead of wrong moves")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as deals:
        write(Path(deals), export)
        for game in asked.game:
            modes = asked.modes or MODES[game]
            for rival in others(asked.peers, asked.node, game, modes, Path(deals), delta=True):
                listen = [asked.node, str(asked.peers / LISTEN[rival.tongue])]
                print(f"{game}, {check(rival, game, listen, not asked.bytes)}", flush=True)


if __name__ == "__main__":
    main()
