"""A game being played in memory: its log, its views, its expiry, its replay, the positions one can go back to."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from typing import Any

import msgspec

from ludoteca.rules.chance import NOTHING_YET, Chance, Company
from ludoteca.rules.fair_seed import Luck
from ludoteca.rules.game import Entry, Game, Millis, Outcome, Seat, Step, TakenBack, TimeAdded, Told
from ludoteca.rules.honours import Deed, Honour, chosen, public
from ludoteca.rules.refusal import IllegalMove, Unreadable
from ludoteca.rules.registry import game as find_game

NOBODY: frozenset[Seat] = frozenset()
MOST_TIME: Millis = 600_000      # nobody adds more than this at once


class Chapter(msgspec.Struct, frozen=True):
    """What a table that begins in a log has behind it: so many entries, with the chance of this seed."""

    seed: int | str
    until: int


class Table:
    """One game at one table. seed + options + entries = the whole game.

    `actors` are the seats that may act now: with nobody among them before the end, time runs (`deadline`), and `expire`
    goes on. `outcome` is the result, once the game is over.

    >>> table = Table("masterdice", seats=2, seed=7)
    >>> seat = min(table.actors)
    >>> step = table.play(seat, table.sample(seat))
    >>> Table.replay(table.log) == table
    True
    """

    def __init__(
        self,
        game: str | Game[Any, Any, Any, Any],
        seats: int | None = None,
        seed: int | str = 0,
        options: Mapping[str, Any] | msgspec.Struct | None = None,
        at: Millis = 0,
        *,
        version: int | None = None,
        known: Mapping[str, Any] | None = None,
        before: Iterable[Chapter] = (),
        luck: Luck | None = None,
    ) -> None:
        self.game = rules = find_game(game) if isinstance(game, str) else game
        self.version = rules.version if version is None else version
        self.seats = rules.seats[0] if seats is None else seats
        if seats is not None and seats not in rules.seats:
            raise self._refusal(IllegalMove(
                "wrong_number_of_seats", least=rules.seats[0], most=rules.seats[-1], span=len(rules.seats) - 1))
        self.seed = seed
        self.before = tuple(before)
        self.luck = luck                           # how the seed came about, where people mixed it
        try:
            self.options = rules.read_options(options or {})
            rules.check(self.seats, self.options)
        except IllegalMove as refusal:
            raise self._refusal(refusal) from None
        self.now: Millis = at
        self.started: Millis = at
        self.entries: list[Entry] = []
        self.known = dict(known) if known else {}
        self._longer: tuple[Millis, Millis] | None = None    # the deadline that was put off, and by how much
        self.company: Callable[[], Company] | None = None    # who is here: a room knows, and an entry keeps it
        self._timed, self._kinds, self._by_tag = rules.timed, rules.kinds, rules.by_tag
        self.outcome: Outcome | None
        self.actors: frozenset[Seat]
        self._stand(self._laid())

    def _stand(self, state: Any) -> None:
        """Go over to a state. What a table is asked again and again is worked out here, once."""
        game = self.game
        self.outcome = outcome = game.outcome(state)
        self.actors = game.actors(state) if outcome is None else NOBODY
        self._state = state

    @property
    def state(self) -> Any:
        """What the rules know of the table: everything, so that nobody is shown it (`view`)."""
        return self._state

    @state.setter
    def state(self, state: Any) -> None:
        self._stand(state)

    def _laid(self) -> Any:
        chance = Chance(0, self.known, None, self._seed_of(0) if self.before else self.seed, 0, "setup")
        return self.game.setup(self.seats, self.options, chance)

    def _seed_of(self, position: int) -> int | str:
        for chapter in self.before:
            if position <= chapter.until:
                return chapter.seed
        return self.seed

    def _chance(self, position: int, known: Mapping[str, Any] | None = None) -> Chance:
        """The chance of an entry: positions only grow, so after a take-back the dice are others. Nobody fishes."""
        seed = self._seed_of(position) if self.before else self.seed
        return Chance(0, dict(known) if known else NOTHING_YET, self.company, seed, position)

    def _refusal(self, refusal: IllegalMove) -> IllegalMove:
        refusal.game = self.game.id
        return refusal

    @property
    def position(self) -> int:
        """How many entries the log has."""
        return len(self.entries)

    @property
    def first_seed(self) -> int | str:
        """What the table was laid from, wherever it began."""
        return self._seed_of(0)

    @property
    def begun(self) -> int:
        """The position this table began at: 0, unless it began in a log."""
        return self.before[-1].until if self.before else 0

    @property
    def deadline(self) -> Millis | None:
        """When time runs out, in milliseconds of table time, if it runs."""
        if not self._timed:
            return None
        deadline, longer = self.game.deadline(self._state), self._longer
        if deadline is None or longer is None or longer[0] != deadline:
            return deadline
        return deadline + longer[1]

    def moves(self, seat: Seat) -> list[Any] | None:
        """Every legal move of a seat that may act, or None where they are text or ink and cannot be listed."""
        if seat not in self.actors:
            return []
        found = self.game.moves(self._state, seat)
        return found if type(found) is list or found is None else list(found)

    def sample(self, seat: Seat, chance: Chance | None = None) -> Any:
        """One legal move of a seat that may act."""
        return self.game.sample(self.state, seat, chance or Chance.stream(self.seed, self.position, f"sample {seat}"))

    def view(self, seat: Seat | None = None) -> Any:
        """What this seat may know; None for a spectator."""
        self._check_seat(seat)
        return self.game.view(self.state, seat)

    def read_move(self, move: Any) -> Any:
        """A move from its JSON form. Raises IllegalMove where it is none of this game's."""
        kind = self.game.Move
        if type(move) is dict:                     # to convert to the one kind it says it is, is several times as quick
            tag = move.get("type")
            if type(tag) is str:
                kind = self._by_tag.get(tag, kind)
        elif isinstance(move, msgspec.Struct):
            return move
        try:
            return msgspec.convert(move, kind)
        except msgspec.ValidationError as error:
            known = "Invalid value" not in str(error) or "$.type" not in str(error)
            code = "malformed_move" if known and isinstance(move, Mapping) and "type" in move else "unknown_move"
            raise self._refusal(IllegalMove(code, detail=str(error))) from None

    def play(self, seat: Seat, move: Any, at: Millis | None = None) -> Step[Any]:
        """Play a move (a Struct or its JSON form) and write it into the log."""
        if type(move) not in self._kinds:
            move = self.read_move(move)
        if at is None:
            at = self.now
        game = self.game
        if seat not in self.actors or at < self.now or self._timed or self.before:
            step = self.try_move(seat, move, at)
        else:                                      # as there, where nothing is to be looked into: simulations live here
            chance = Chance(0, NOTHING_YET, self.company, self.seed, len(self.entries) + 1)
            try:
                step = game.play(self._state, seat, move, at, chance)
            except IllegalMove as refusal:
                raise self._refusal(refusal) from None
            if chance.known:
                step = _stamped(step, chance.known)
        state = step.state                         # and as in `_stand`
        outcome = game.outcome(state)
        self.actors = game.actors(state) if outcome is None else NOBODY
        self.outcome, self._state, self.now = outcome, state, at
        self.entries.append(Entry(at, seat, move, step.known))
        return step

    def try_move(self, seat: Seat, move: Any, at: Millis, known: Mapping[str, Any] | None = None) -> Step[Any]:
        """What a move would bring about; the table stays as it is. `step.known` belongs into its entry.

        With `known`, what an entry of a log has stamped on it: it is believed, and not asked for again.
        """
        try:
            if seat not in self.actors:
                self._check_turn(seat, move)
            if self._timed or at < self.now:
                self._check_time(at)
            number = len(self.entries) + 1
            chance = Chance(
                0, dict(known) if known else NOTHING_YET, self.company,
                self._seed_of(number) if self.before else self.seed, number)
            step = self.game.play(self._state, seat, move, at, chance)
            return _stamped(step, chance.known) if chance.known else step
        except IllegalMove as refusal:
            raise self._refusal(refusal) from None

    def _check_turn(self, seat: Seat, move: Any) -> None:
        """Whoever may not act is told why; only those who watch may be allowed to, where the game says so."""
        if seat < 0:
            raise IllegalMove("no_such_seat")
        if self.outcome is not None:
            raise IllegalMove("game_over")
        if seat < self.seats:
            raise self.game.not_your_turn(self._state, seat, move)
        if not self.game.watchers_may_act(self._state):
            raise IllegalMove("no_such_seat")

    def expire(self, at: Millis | None = None) -> Step[Any]:
        """Let the deadline pass (at that very time, unless a later one is given)."""
        entry, step = self.try_expire(at)
        self.write(entry, step)
        return step

    def try_expire(
        self, at: Millis | None = None, known: Mapping[str, Any] | None = None,
    ) -> tuple[Entry, Step[Any]]:
        """What the passing of the deadline would bring about; the table stays as it is."""
        deadline = self.deadline
        moment = deadline if at is None else at
        if deadline is None or moment is None or moment < deadline or self.outcome is not None:
            raise self._refusal(IllegalMove("not_yet"))
        moment = max(moment, self.now)
        chance = self._chance(self.position + 1, known)
        step = self.game.expire(self.state, moment, chance)
        if chance.known:
            step = _stamped(step, chance.known)
        return Entry(moment, known=step.known), step

    def add_time(self, millis: Millis, at: Millis | None = None) -> Step[Any]:
        """Make the hourglass that runs longer; the next one is as long as ever."""
        entry, step = self.try_add_time(millis, at)
        self.write(entry, step)
        return step

    def try_add_time(self, millis: Millis, at: Millis | None = None) -> tuple[Entry, Step[Any]]:
        """What more time would bring about; the table stays as it is."""
        moment = self.now if at is None else at
        try:
            if self.outcome is not None:
                raise IllegalMove("game_over")
            if self.deadline is None or not 0 < millis <= MOST_TIME:
                raise IllegalMove("no_hourglass")
            self._check_time(moment)
        except IllegalMove as refusal:
            raise self._refusal(refusal) from None
        return Entry(moment, more=millis), Step(self.state, (Told(TimeAdded(millis)),))

    def take_back(self, seat: Seat, agreed: Collection[Seat] = (), at: Millis | None = None) -> Step[Any]:
        """Take the seat's last move back, as far as the game allows it (`Game.take_back`) and the others agree.

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
    ) -> tuple[Entry, Step[Any]]:
        """What taking the seat's last move back would bring about; the table stays as it is.

        The log only grows: the entry names the position to go back to. IllegalMove("needs_consent") means that it may
        be tried again with `agreed`: everybody else at the table.
        """
        self._check_seat(seat)
        moment = self.now if at is None else at
        try:
            if self.outcome is not None:
                raise IllegalMove("game_over")
            self._check_time(moment)
            line = self._line(self.position)
            own = next((n for n in reversed(line) if n > self.begun and self.entries[n - 1].seat == seat), None)
            if own is None:
                raise IllegalMove("nothing_to_take_back", rule="take-back")
            before = self._state_after(own - 1)
            self._check_take_back(seat, own, before, own == line[-1], frozenset(agreed))
            deadline = self.game.deadline(before)
            if deadline is not None and moment >= deadline:
                raise IllegalMove("time_is_up", rule="take-back")
        except IllegalMove as refusal:
            raise self._refusal(refusal) from None
        named = tuple(sorted(set(agreed) - {seat}))
        return Entry(moment, seat, back=own - 1, agreed=named), Step(before, self._tell_taken_back(seat, before))

    def _check_take_back(self, seat: Seat, own: int, before: Any, last: bool, agreed: frozenset[Seat]) -> None:
        move = self.entries[own - 1].move
        after = self.state if last else self._followed(before, own)
        policy = self.game.take_back(before, move, after, seat)
        others = frozenset(range(self.seats)) - {seat}
        # Alone there is nobody to agree: what has come to light stays seen.
        if policy == "never" or (policy == "consent" and not others):
            raise IllegalMove("move_stays", rule="take-back")
        if not (policy == "free" and last) and not others <= agreed:
            raise IllegalMove("needs_consent", rule="take-back")

    def _tell_taken_back(self, seat: Seat, before: Any) -> tuple[Told, ...]:
        """Whoever sees a difference hears why; a move nobody else could see is taken back unheard."""
        def differs(viewer: Seat | None) -> bool:
            return bool(self.game.view(before, viewer) != self.game.view(self.state, viewer))

        hear = None if differs(None) else frozenset(each for each in range(self.seats) if each == seat or differs(each))
        return (Told(TakenBack(seat), hear),)

    def _line(self, position: int) -> list[int]:
        """The entries that led to a position and still count, by number: what was taken back is left out."""
        line = []
        while position > 0:
            entry = self.entries[position - 1]
            back = entry.back
            if back is None and entry.more is None:
                line.append(position)
            position = position - 1 if back is None else back
        return line[::-1]

    def _state_after(self, position: int) -> Any:
        state = self._laid()
        for number in self._line(position):
            state = self._followed(state, number)
        return state

    def _followed(self, state: Any, number: int) -> Any:
        """A state that has come to an entry of the log, after that entry."""
        entry = self.entries[number - 1]
        chance = self._chance(number, entry.known)
        if entry.seat is None:
            return self.game.expire(state, entry.at, chance).state
        return self.game.play(state, entry.seat, entry.move, entry.at, chance).state

    def write(self, entry: Entry, step: Step[Any]) -> None:
        """Write down what was tried: an entry and what it brings about, fresh from `try_move` or `try_expire`."""
        if entry.more is not None:
            deadline = self.game.deadline(self.state)
            assert deadline is not None
            before = self._longer[1] if self._longer is not None and self._longer[0] == deadline else 0
            self._longer = (deadline, before + entry.more)
        self._stand(step.state)
        self.entries.append(entry)
        self.now = entry.at

    def _check_time(self, at: Millis) -> None:
        if at < self.now:
            raise IllegalMove("time_runs_forward")
        deadline = self.deadline
        if deadline is not None and at >= deadline:
            raise IllegalMove("time_is_up")

    def _check_seat(self, seat: Seat | None) -> None:
        if seat is not None and not 0 <= seat < self.seats:
            raise self._refusal(IllegalMove("no_such_seat"))

    @property
    def header(self) -> dict[str, Any]:
        """The log's first line, as JSON-able data: with the entries it is the whole game.

        >>> Table("masterdice", seed=7).header["version"]
        1
        """
        header = {
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
    def log(self) -> dict[str, Any]:
        """The whole game as JSON-able data."""
        return {**self.header, "entries": [msgspec.to_builtins(entry) for entry in self.entries]}

    @classmethod
    def from_header(cls, header: Mapping[str, Any]) -> Table:
        """The table as its log's header lays it, under the rules of that version, before the first entry."""
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
        except Exception as error:  # whatever a header may hold, there is one way to say that it cannot be read
            raise Unreadable("refused", game, version, 0, _words(error)) from error

    @classmethod
    def replay(cls, log: Mapping[str, Any], until: int | None = None) -> Table:
        """The table a log tells of, or, with `until`, as it was after that many entries. Raises Unreadable."""
        table = cls.from_header(log)
        table.follow(log["entries"][:until])
        return table

    @classmethod
    def begin(cls, log: Mapping[str, Any], until: int, seed: int | str | None = None) -> Table:
        """A table of its own that begins in a log, after `until` of its entries.

        With a seed, chance is another from there on; what already lies hidden on the table stays as it lies. Its log
        holds everything: the entries before, and in the header the seed they were played with.
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
        """What if: another table that stands where this one stood after `until` entries (see `begin`).

        >>> table = Table("masterdice", seed=7)
        >>> for _ in range(3):
        ...     seat = min(table.actors)
        ...     step = table.play(seat, table.sample(seat))
        >>> other = table.branch(2, seed="another evening")
        >>> other.position, Table.replay(other.log) == other
        (2, True)
        """
        return self.begin(self.log, until, seed)

    def follow(self, entries: Iterable[Mapping[str, Any] | Entry]) -> None:
        """Play the entries of a log on top of this table."""
        for _ in self.retrace(entries):
            pass

    def retrace(self, entries: Iterable[Mapping[str, Any] | Entry]) -> Iterator[tuple[Entry, Step[Any]]]:
        """Play the entries of a log on top of this table, one by one, with what each brought about.

        Raises Unreadable where the rules do not follow; the table is then not to be used any further.
        """
        for raw in entries:
            here, self.company = self.company, None         # who was there stands in the entry, where it counted
            try:
                entry, step = self._again(raw if isinstance(raw, Entry) else msgspec.convert(raw, Entry))
                self.write(entry, step)
            except Exception as error:  # a log may hold anything: there is one way to say that it cannot be read
                why = _words(error)
                raise Unreadable("refused", self.game.id, self.version, self.position + 1, why) from error
            finally:
                self.company = here
            yield entry, step

    def _again(self, entry: Entry) -> tuple[Entry, Step[Any]]:
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
        """What everybody saw happen, entry by entry, less what was taken back."""
        again = Table.from_header(self.header)
        seen = [Deed(entry.at, public(step.events)) for entry, step in again.retrace(self.entries)]
        return [seen[number - 1] for number in self._line(self.position)]

    @property
    def honours(self) -> list[Honour]:
        """What each did best, once the game is over."""
        outcome = self.outcome
        return [] if outcome is None else chosen(self.game.honours(self.deeds(), outcome), self.seats)

    def course(self, seat: Seat) -> list[int]:
        """How this seat stood after each stage of the game, by its own view; empty where a game has none."""
        again = Table.from_header(self.header)
        return course((self.game.view(step.state, seat) for _, step in again.retrace(self.entries)), self.game, seat)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Table):
            return NotImplemented
        return self.log == other.log and self.state == other.state

    __hash__ = None  # type: ignore[assignment]


def course(views: Iterable[Any], game: Game[Any, Any, Any, Any], seat: Seat) -> list[int]:
    """How a seat stood when each stage was behind it, from what it saw entry by entry; what is taken back is undone."""
    stood: list[int] = []
    for view in views:
        reached = game.stage(view, seat)
        if reached is not None:
            stages, value = reached
            stood = stood[:stages] + [value] * (stages - len(stood))
    return stood


def _stamped(step: Step[Any], known: dict[str, Any]) -> Step[Any]:
    return msgspec.structs.replace(step, known=known)


def _words(error: Exception) -> str:
    return f"{type(error).__name__}: {error}"
