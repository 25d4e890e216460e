"""A game being played in memory: its log, its views, its expiry, its replay."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

import msgspec

from ludoteca.rules.chance import Chance
from ludoteca.rules.game import Entry, Game, Millis, Outcome, Seat, Step
from ludoteca.rules.refusal import IllegalMove
from ludoteca.rules.registry import game as find_game


class Table:
    """One game at one table. seed + options + entries = the whole game.

    >>> table = Table("masterdice", seats=2, seed=7)
    >>> seat = min(table.actors)
    >>> step = table.play(seat, table.sample(seat))
    """

    def __init__(
        self,
        game: str | Game[Any, Any, Any, Any],
        seats: int | None = None,
        seed: int | str = 0,
        options: Mapping[str, Any] | msgspec.Struct | None = None,
        at: Millis = 0,
    ) -> None:
        self.game = find_game(game) if isinstance(game, str) else game
        self.seats = self.game.seats[0] if seats is None else seats
        if self.seats not in self.game.seats:
            raise self._refusal(IllegalMove(
                "wrong_number_of_seats", least=self.game.seats[0], most=self.game.seats[-1]))
        self.seed = seed
        self.options = self._read_options(options or {})
        try:
            self.game.check(self.seats, self.options)
        except IllegalMove as refusal:
            raise self._refusal(refusal) from None
        self.now: Millis = at
        self.started: Millis = at
        self.entries: list[Entry] = []
        self.state = self.game.setup(self.seats, self.options, Chance.stream(seed, 0, "setup"))

    def _read_options(self, options: Mapping[str, Any] | msgspec.Struct) -> Any:
        if isinstance(options, self.game.Options):
            return options
        try:
            return msgspec.convert(msgspec.to_builtins(options), self.game.Options)
        except msgspec.ValidationError as error:
            raise self._refusal(IllegalMove("bad_options", detail=str(error))) from None

    def _refusal(self, refusal: IllegalMove) -> IllegalMove:
        refusal.game = self.game.id
        return refusal

    @property
    def position(self) -> int:
        """How many entries the log has."""
        return len(self.entries)

    @property
    def actors(self) -> frozenset[Seat]:
        return frozenset() if self.outcome is not None else self.game.actors(self.state)

    @property
    def deadline(self) -> Millis | None:
        return self.game.deadline(self.state)

    @property
    def outcome(self) -> Outcome | None:
        return self.game.outcome(self.state)

    def moves(self, seat: Seat) -> list[Any] | None:
        """Every legal move of a seat, where the game can list them."""
        if seat not in self.actors:
            return []
        found = self.game.moves(self.state, seat)
        return None if found is None else list(found)

    def sample(self, seat: Seat, chance: Chance | None = None) -> Any:
        """One legal move of a seat that may act."""
        return self.game.sample(self.state, seat, chance or Chance.stream(self.seed, self.position, f"sample {seat}"))

    def view(self, seat: Seat | None = None) -> Any:
        """What this seat may know; None for a spectator."""
        self._check_seat(seat)
        return self.game.view(self.state, seat)

    def read_move(self, move: Any) -> Any:
        """A move from its JSON form. Raises IllegalMove where it is none of this game's."""
        if not isinstance(move, Mapping):
            return move
        try:
            return msgspec.convert(move, self.game.Move)
        except msgspec.ValidationError as error:
            known = "Invalid value" not in str(error) or "$.type" not in str(error)
            code = "malformed_move" if known and "type" in move else "unknown_move"
            raise self._refusal(IllegalMove(code, detail=str(error))) from None

    def play(self, seat: Seat, move: Any, at: Millis | None = None) -> Step[Any]:
        """Play a move (a Struct or its JSON form) and write it into the log."""
        moment = self.now if at is None else at
        step = self.try_move(seat, move := self.read_move(move), moment)
        self.write(Entry(at=moment, seat=seat, move=move), step)
        return step

    def try_move(self, seat: Seat, move: Any, at: Millis) -> Step[Any]:
        """What a move would bring about; the table stays as it is."""
        if seat < self.seats:
            self._check_seat(seat)
        try:
            if self.outcome is not None:
                raise IllegalMove("game_over")
            if not self._may_act(seat):
                raise IllegalMove("not_your_turn" if seat < self.seats else "no_such_seat")
            if at < self.now:
                raise IllegalMove("time_runs_forward")
            deadline = self.deadline
            if deadline is not None and at >= deadline:
                raise IllegalMove("time_is_up")
            return self.game.play(self.state, seat, move, at, Chance.stream(self.seed, self.position + 1))
        except IllegalMove as refusal:
            raise self._refusal(refusal) from None

    def expire(self, at: Millis | None = None) -> Step[Any]:
        """Let the deadline pass (at that very time, unless a later one is given)."""
        entry, step = self.try_expire(at)
        self.write(entry, step)
        return step

    def try_expire(self, at: Millis | None = None) -> tuple[Entry, Step[Any]]:
        """What the passing of the deadline would bring about; the table stays as it is."""
        deadline = self.deadline
        moment = deadline if at is None else at
        if deadline is None or moment is None or moment < deadline or self.outcome is not None:
            raise self._refusal(IllegalMove("not_yet"))
        moment = max(moment, self.now)
        step = self.game.expire(self.state, moment, Chance.stream(self.seed, self.position + 1))
        return Entry(at=moment), step

    def write(self, entry: Entry, step: Step[Any]) -> None:
        """Write down what was tried: an entry and what it brings about, fresh from `try_move` or `try_expire`."""
        self.entries.append(entry)
        self.state = step.state
        self.now = entry.at

    def _may_act(self, seat: Seat) -> bool:
        if seat < self.seats:
            return seat in self.game.actors(self.state)
        return self.game.watchers_may_act(self.state)

    def _check_seat(self, seat: Seat | None) -> None:
        if seat is not None and not 0 <= seat < self.seats:
            raise self._refusal(IllegalMove("no_such_seat"))

    @property
    def log(self) -> dict[str, Any]:
        """The whole game as JSON-able data."""
        return {
            "game": self.game.id,
            "seats": self.seats,
            "seed": self.seed,
            "options": msgspec.to_builtins(self.options),
            "at": self.started,
            "entries": [msgspec.to_builtins(entry) for entry in self.entries],
        }

    @classmethod
    def replay(cls, log: Mapping[str, Any], until: int | None = None) -> Table:
        """The table a log tells of, or, with `until`, as it was after that many entries."""
        table = cls(log["game"], log["seats"], log["seed"], log["options"], log.get("at", 0))
        table.follow(log["entries"][:until])
        return table

    def follow(self, entries: Iterable[Mapping[str, Any] | Entry]) -> None:
        """Play the entries of a log on top of this table."""
        for raw in entries:
            entry = raw if isinstance(raw, Entry) else msgspec.convert(raw, Entry)
            if entry.seat is None:
                self.expire(entry.at)
            else:
                self.play(entry.seat, entry.move, entry.at)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Table):
            return NotImplemented
        return self.log == other.log and self.state == other.state

    __hash__ = None  # type: ignore[assignment]
