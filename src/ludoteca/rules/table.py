"""One game played in memory: its moves, deadlines, views, log and replay."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from typing import Any, Generic, TypeAlias, cast

import msgspec

from ludoteca.rules.chance import NOTHING_YET, Chance, Company
from ludoteca.rules.fair_seed import Luck
from ludoteca.rules.game import Game
from ludoteca.rules.honours import Deed, Honour, chosen, public
from ludoteca.rules.refusal import IllegalMove, Unreadable
from ludoteca.rules.registry import game as find_game
from ludoteca.rules.take_back import counting_entries, take_back
from ludoteca.rules.values import Entry, M, Millis, O, Outcome, S, Seat, Step, TimeAdded, Told, V

LogData: TypeAlias = dict[str, Any]          # a log as JSON data, with or without its entries
NO_SEATS: frozenset[Seat] = frozenset()
MOST_TIME: Millis = 600_000      # the most that may be added to a deadline at once: ten minutes


class Chapter(msgspec.Struct, frozen=True):
    """Part of the log of a table that starts from another log: the entries up to `until` used this seed."""

    seed: int | str
    until: int


class Table(Generic[O, S, M, V]):
    """One game at one table. Seed, options and entries determine the whole game.

    `actors` are the seats that may act now; if there are none before the end, a `deadline` runs and `expire` goes on.
    `outcome` is the result once the game is over. Made from a game (`Table(Tris())`), its state, moves and views have
    that game's types; made from an id, they are unknown to type checkers.

    >>> table = Table("masterdice", seats=2, seed=7)
    >>> seat = min(table.actors)
    >>> step = table.play(seat, table.sample(seat))
    >>> Table.replay(table.log) == table
    True
    """

    def __init__(
        self,
        game: str | Game[O, S, M, V],
        seats: int | None = None,
        seed: int | str = 0,
        options: Mapping[str, object] | msgspec.Struct | None = None,
        at: Millis = 0,
        *,
        version: int | None = None,
        known: Mapping[str, object] | None = None,
        before: Iterable[Chapter] = (),
        luck: Luck | None = None,
    ) -> None:
        rules: Game[O, S, M, V] = find_game(game) if isinstance(game, str) else game
        self.game = rules
        self.version = rules.version if version is None else version
        self.seats = rules.seats[0] if seats is None else seats
        if seats is not None and seats not in rules.seats:
            raise self._refusal(IllegalMove(
                "wrong_number_of_seats", least=rules.seats[0], most=rules.seats[-1], span=len(rules.seats) - 1))
        self.seed = seed
        self.before = tuple(before)
        self.luck = luck                           # how the seed was made, if players took part
        try:
            self.options = rules.read_options(options or {})
            rules.check(self.seats, self.options)
        except IllegalMove as refusal:
            raise self._refusal(refusal) from None
        self.now: Millis = at
        self.started: Millis = at
        self.entries: list[Entry] = []
        self.known = dict(known) if known else {}
        self._extension: tuple[Millis, Millis] | None = None     # a deadline, and what was added to it
        self.company: Callable[[], Company] | None = None    # who is present: set by a room; entries keep the answer
        self._timed, self._kinds, self._by_tag = rules.timed, rules.kinds, rules.by_tag
        self.outcome: Outcome | None
        self.actors: frozenset[Seat]
        self._enter(self.initial_state())

    def _enter(self, state: S) -> None:
        """Make this the current state. What callers ask for often is computed here, once."""
        game = self.game
        self.outcome = outcome = game.outcome(state)
        self.actors = game.actors(state) if outcome is None else NO_SEATS
        self._state = state

    @property
    def state(self) -> S:
        """The whole state, secrets included. Never show it to a player; use `view`."""
        return self._state

    @state.setter
    def state(self, state: S) -> None:
        self._enter(state)

    def initial_state(self) -> S:
        """Return the state before the first entry."""
        chance = Chance(0, self.known, None, self._seed_of(0) if self.before else self.seed, 0, "setup")
        return self.game.setup(self.seats, self.options, chance)

    def _seed_of(self, position: int) -> int | str:
        for chapter in self.before:
            if position <= chapter.until:
                return chapter.seed
        return self.seed

    def chance_at(self, position: int, known: Mapping[str, object] | None = None) -> Chance:
        """Return the chance of an entry. Positions only grow, so a take-back never leads to the same dice again."""
        seed = self._seed_of(position) if self.before else self.seed
        return Chance(0, dict(known) if known else NOTHING_YET, self.company, seed, position)

    def _refusal(self, refusal: IllegalMove) -> IllegalMove:
        refusal.game = self.game.id
        return refusal

    @property
    def position(self) -> int:
        """The number of entries in the log."""
        return len(self.entries)

    @property
    def first_seed(self) -> int | str:
        """The seed of the setup."""
        return self._seed_of(0)

    @property
    def begun(self) -> int:
        """The position this table started from: 0, unless it starts from another log."""
        return self.before[-1].until if self.before else 0

    @property
    def deadline(self) -> Millis | None:
        """The table time in milliseconds at which the state expires, or None."""
        if not self._timed:
            return None
        deadline, extension = self.game.deadline(self._state), self._extension
        if deadline is None or extension is None or extension[0] != deadline:
            return deadline
        return deadline + extension[1]

    def moves(self, seat: Seat) -> list[M] | None:
        """Return every legal move of a seat, or None where moves are text or drawings and cannot be listed."""
        if seat not in self.actors:
            return []
        found = self.game.moves(self._state, seat)
        return found if type(found) is list or found is None else list(found)

    def sample(self, seat: Seat, chance: Chance | None = None) -> M:
        """Return one legal move of a seat that may act."""
        return self.game.sample(self.state, seat, chance or Chance.stream(self.seed, self.position, f"sample {seat}"))

    def view(self, seat: Seat | None = None) -> V:
        """Return what this seat may know. None is a spectator."""
        self._check_seat(seat)
        return self.game.view(self.state, seat)

    def read_move(self, move: object) -> M:
        """Return a move from its JSON form. Raises IllegalMove if it is not one of this game's."""
        kind = self.game.Move
        if type(move) is dict:                     # converting to one class by its tag is several times faster
            tag = move.get("type")
            if type(tag) is str:
                kind = self._by_tag.get(tag, kind)
        elif isinstance(move, msgspec.Struct):
            return cast(M, move)
        try:
            read: M = msgspec.convert(move, kind)
            return read
        except msgspec.ValidationError as error:
            known = "Invalid value" not in str(error) or "$.type" not in str(error)
            code = "malformed_move" if known and isinstance(move, Mapping) and "type" in move else "unknown_move"
            raise self._refusal(IllegalMove(code, detail=str(error))) from None

    def play(self, seat: Seat, move: M | Mapping[str, object], at: Millis | None = None) -> Step[S]:
        """Play a move, a Struct or its JSON form, and write it to the log."""
        own: M = move if type(move) in self._kinds else self.read_move(move)  # type: ignore[assignment]
        if at is None:
            at = self.now
        game = self.game
        if seat not in self.actors or at < self.now or self._timed or self.before:
            step = self.try_move(seat, own, at)
        else:                                      # `try_move` without its checks, for fast simulations
            chance = Chance(0, NOTHING_YET, self.company, self.seed, len(self.entries) + 1)
            try:
                step = game.play(self._state, seat, own, at, chance)
            except IllegalMove as refusal:
                raise self._refusal(refusal) from None
            if chance.known:
                step = _with_known(step, chance.known)
        state = step.state                         # as in `_enter`
        outcome = game.outcome(state)
        self.actors = game.actors(state) if outcome is None else NO_SEATS
        self.outcome, self._state, self.now = outcome, state, at
        self.entries.append(Entry(at, seat, own, step.known))
        return step

    def try_move(self, seat: Seat, move: M, at: Millis, known: Mapping[str, object] | None = None) -> Step[S]:
        """Return the effect of a move; the table does not change. `step.known` belongs in the move's entry.

        `known` are answers stored in a log entry; they are used instead of asking again.
        """
        try:
            if seat not in self.actors:
                self._check_turn(seat, move)
            if self._timed or at < self.now:
                self.check_time(at)
            number = len(self.entries) + 1
            chance = Chance(
                0, dict(known) if known else NOTHING_YET, self.company,
                self._seed_of(number) if self.before else self.seed, number)
            step = self.game.play(self._state, seat, move, at, chance)
            return _with_known(step, chance.known) if chance.known else step
        except IllegalMove as refusal:
            raise self._refusal(refusal) from None

    def _check_turn(self, seat: Seat, move: M) -> None:
        """Raise IllegalMove, unless the seat is a spectator's and the game lets spectators act."""
        if seat < 0:
            raise IllegalMove("no_such_seat")
        if self.outcome is not None:
            raise IllegalMove("game_over")
        if seat < self.seats:
            raise self.game.not_your_turn(self._state, seat, move)
        if not self.game.watchers_may_act(self._state):
            raise IllegalMove("no_such_seat")

    def expire(self, at: Millis | None = None) -> Step[S]:
        """Let the deadline pass, at its own time unless a later one is given."""
        entry, step = self.try_expire(at)
        self.write(entry, step)
        return step

    def try_expire(
        self, at: Millis | None = None, known: Mapping[str, object] | None = None,
    ) -> tuple[Entry, Step[S]]:
        """Return the effect of the deadline passing; the table does not change."""
        deadline = self.deadline
        moment = deadline if at is None else at
        if deadline is None or moment is None or moment < deadline or self.outcome is not None:
            raise self._refusal(IllegalMove("not_yet"))
        moment = max(moment, self.now)
        chance = self.chance_at(self.position + 1, known)
        step = self.game.expire(self.state, moment, chance)
        if chance.known:
            step = _with_known(step, chance.known)
        return Entry(moment, known=step.known), step

    def add_time(self, millis: Millis, at: Millis | None = None) -> Step[S]:
        """Move the current deadline; later deadlines do not change."""
        entry, step = self.try_add_time(millis, at)
        self.write(entry, step)
        return step

    def try_add_time(self, millis: Millis, at: Millis | None = None) -> tuple[Entry, Step[S]]:
        """Return the effect of added time; the table does not change."""
        moment = self.now if at is None else at
        try:
            if self.outcome is not None:
                raise IllegalMove("game_over")
            if self.deadline is None or not 0 < millis <= MOST_TIME:
                raise IllegalMove("no_hourglass")
            self.check_time(moment)
        except IllegalMove as refusal:
            raise self._refusal(refusal) from None
        return Entry(moment, more=millis), Step(self.state, (Told(TimeAdded(millis)),))

    def take_back(self, seat: Seat, agreed: Collection[Seat] = (), at: Millis | None = None) -> Step[S]:
        """Take back the seat's last move, if the game allows it (`Game.take_back`) and the others agree.

        >>> table = Table("masterdice", seed=7)
        >>> solver = min(table.actors)
        >>> step = table.play(solver, {"type": "roll"})
        >>> step = table.take_back(solver, agreed={1 - solver})
        >>> table.position, table.entries[-1].back
        (2, 0)
        """
        entry, step = self.try_take_back(seat, agreed, at)
        self.write(entry, step)
        return step

    def try_take_back(
        self, seat: Seat, agreed: Collection[Seat] = (), at: Millis | None = None,
    ) -> tuple[Entry, Step[S]]:
        """Return the effect of taking back the seat's last move; the table does not change.

        Raises IllegalMove("needs_consent") if it needs the consent of all others (`agreed`).
        """
        self._check_seat(seat)
        try:
            return take_back(self, seat, frozenset(agreed), self.now if at is None else at)
        except IllegalMove as refusal:
            raise self._refusal(refusal) from None

    def write(self, entry: Entry, step: Step[S]) -> None:
        """Write an entry and its effect, as returned by `try_move`, `try_expire` and their like."""
        if entry.more is not None:
            deadline = self.game.deadline(self.state)
            assert deadline is not None
            extension = self._extension
            before = extension[1] if extension is not None and extension[0] == deadline else 0
            self._extension = (deadline, before + entry.more)
        self._enter(step.state)
        self.entries.append(entry)
        self.now = entry.at

    def check_time(self, at: Millis) -> None:
        """Raise IllegalMove if this time is before the last entry or past the deadline."""
        if at < self.now:
            raise IllegalMove("time_runs_forward")
        deadline = self.deadline
        if deadline is not None and at >= deadline:
            raise IllegalMove("time_is_up")

    def _check_seat(self, seat: Seat | None) -> None:
        if seat is not None and not 0 <= seat < self.seats:
            raise self._refusal(IllegalMove("no_such_seat"))

    @property
    def header(self) -> LogData:
        """The head of the log as JSON data. With the entries it determines the whole game.

        >>> Table("masterdice", seed=7).header["version"]
        1
        """
        header: LogData = {
            "game": self.game.id,
            "version": self.version,
            "seats": self.seats,
            "seed": self.seed,
            "options": msgspec.to_builtins(self.options),
            "at": self.started,
        }
        if self.known:
            header["known"] = self.known
        if self.luck is not None:
            header["luck"] = msgspec.to_builtins(self.luck)
        if self.before:
            header["before"] = [msgspec.to_builtins(chapter) for chapter in self.before]
        return header

    @property
    def log(self) -> LogData:
        """The whole game as JSON data."""
        return {**self.header, "entries": [msgspec.to_builtins(entry) for entry in self.entries]}

    @classmethod
    def from_header(cls, header: Mapping[str, Any]) -> Table:
        """Return the table a log's header describes, before the first entry. Raises Unreadable."""
        game, version = header.get("game", ""), header.get("version", 0)
        try:
            rules = find_game(game)
            if version > rules.version:
                raise Unreadable("newer", game, version, 0, f"the rules here are of version {rules.version}")
            reader = rules if version == rules.version else rules.older(version)
            if reader is None:
                raise Unreadable("older", game, version, 0, f"version {rules.version} does not read it")
            return cls(
                reader, header["seats"], header["seed"], header["options"], header.get("at", 0), version=version,
                known=header.get("known"), luck=msgspec.convert(header.get("luck"), Luck | None),
                before=msgspec.convert(header.get("before", ()), tuple[Chapter, ...]))
        except Unreadable:
            raise
        except Exception as error:  # a header may hold anything: all that can go wrong is one error for the caller
            raise Unreadable("refused", game, version, 0, _describe(error)) from error

    @classmethod
    def replay(cls, log: Mapping[str, Any], until: int | None = None) -> Table:
        """Return the table of a log or, with `until`, the table after that many entries. Raises Unreadable."""
        table = cls.from_header(log)
        table.follow(log["entries"][:until])
        return table

    @classmethod
    def begin(cls, log: Mapping[str, Any], until: int, seed: int | str | None = None) -> Table:
        """Return a new table that starts from a log, after `until` of its entries.

        A seed changes the chance from there on; hidden cards already on the table stay. The new log holds everything:
        the earlier entries, and in its header their seed.
        """
        entries = log["entries"]
        if not 0 <= until <= len(entries):
            refusal = IllegalMove("no_such_position")
            refusal.game = log["game"]
            raise refusal
        passed = [each for each in log.get("before", ()) if each["until"] < until]
        seeds = (each["seed"] for each in log.get("before", ()) if each["until"] >= until)
        then = next(seeds, log["seed"])
        return cls.replay({
            **log,
            "seed": log["seed"] if seed is None else seed,
            "before": [*passed, {"seed": then, "until": until}],
            "entries": entries[:until],
        })

    def branch(self, until: int, seed: int | str | None = None) -> Table:
        """Return another table with the state this one had after `until` entries (see `begin`).

        >>> table = Table("masterdice", seed=7)
        >>> for _ in range(3):
        ...     seat = min(table.actors)
        ...     step = table.play(seat, table.sample(seat))
        >>> other = table.branch(2, seed="another evening")
        >>> other.position, Table.replay(other.log) == other
        (2, True)
        """
        return self.begin(self.log, until, seed)

    def follow(self, entries: Iterable[Mapping[str, object] | Entry]) -> None:
        """Play the entries of a log on top of this table."""
        for _ in self.retrace(entries):
            pass

    def retrace(self, entries: Iterable[Mapping[str, object] | Entry]) -> Iterator[tuple[Entry, Step[S]]]:
        """Play the entries of a log on top of this table, one by one, and yield each with its effect.

        Raises Unreadable if the rules refuse one; the table must not be used after that.
        """
        for raw in entries:
            here, self.company = self.company, None         # an entry holds who was present, where it counted
            try:
                entry, step = self._replayed(raw if isinstance(raw, Entry) else msgspec.convert(raw, Entry))
                self.write(entry, step)
            except Exception as error:  # a log may hold anything: all that can go wrong is one error for the caller
                why = _describe(error)
                raise Unreadable("refused", self.game.id, self.version, self.position + 1, why) from error
            finally:
                self.company = here
            yield entry, step

    def _replayed(self, entry: Entry) -> tuple[Entry, Step[S]]:
        if entry.more is not None:
            return self.try_add_time(entry.more, entry.at)
        if entry.seat is None:
            return self.try_expire(entry.at, entry.known)
        if entry.back is None:
            move = self.read_move(entry.move)
            step = self.try_move(entry.seat, move, entry.at, entry.known)
            return Entry(entry.at, entry.seat, move, step.known), step
        taken, step = self.try_take_back(entry.seat, entry.agreed, entry.at)
        if taken.back != entry.back:
            raise ValueError(f"a take-back leads to {taken.back}, not to {entry.back}")
        return taken, step

    def deeds(self) -> list[Deed]:
        """Return the public events, entry by entry, without what was taken back."""
        again = Table.from_header(self.header)
        seen = [Deed(entry.at, public(step.events)) for entry, step in again.retrace(self.entries)]
        return [seen[number - 1] for number in counting_entries(self.entries, self.position)]

    @property
    def honours(self) -> list[Honour]:
        """The honours of each seat, once the game is over."""
        outcome = self.outcome
        return [] if outcome is None else chosen(self.game.honours(self.deeds(), outcome), self.seats)

    def course(self, seat: Seat) -> list[int]:
        """Return this seat's standing after each stage, by its own view. Empty if the game has no stages."""
        again = Table.from_header(self.header)
        return course((self.game.view(step.state, seat) for _, step in again.retrace(self.entries)), self.game, seat)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Table):
            return NotImplemented
        return bool(self.log == other.log and self.state == other.state)

    __hash__ = None  # type: ignore[assignment]


def course(views: Iterable[V], game: Game[O, S, M, V], seat: Seat) -> list[int]:
    """Return a seat's standing after each stage, from its view after each entry. Take-backs undo stages."""
    stood: list[int] = []
    for view in views:
        reached = game.stage(view, seat)
        if reached is not None:
            stages, value = reached
            stood = stood[:stages] + [value] * (stages - len(stood))
    return stood


def _with_known(step: Step[S], known: dict[str, object]) -> Step[S]:
    return msgspec.structs.replace(step, known=known)


def _describe(error: Exception) -> str:
    return f"{type(error).__name__}: {error}"
