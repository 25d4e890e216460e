"""One owner per table, as a model: searches every order of actions of two processes, a database and a client.

Two processes share one table. The client wants a move, a new game and another move, and repeats requests without a
reply. A late copy of an earlier request may arrive at any time. The database checks a write's lease and commits it in
two steps. Processes crash, are declared dead while only suspended, and lose the database's replies: each trouble once.

`Rules` are those of the server. For each rule switched off, the search must find an error."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from typing import NamedTuple

WISHES = ("a", "deal", "b")      # what the client wants, one after another


class Rules(NamedTuple):
    """The rules that keep tables consistent. All True: as implemented."""

    fenced_saves: bool = True            # a room's row is written under its lease too
    unknown_is_no_no: bool = True        # a lost reply of the database is not reported as a refusal
    lost_is_no_no: bool = True           # nor is a table that another process has when the write is retried
    all_rounds_remembered: bool = True   # the ids of every round are known after loading
    lock_between: bool = True            # a claim waits for a write between its check and its commit
    load_after_claim: bool = True        # not in the same snapshot
    own_can_be_claimed: bool = True      # a claim whose reply was lost can be made again
    claim_after_unknown: bool = True     # before loading again, so that a pending write cannot arrive later
    death_is_final: bool = True          # a heartbeat does not revive a dead incarnation
    look_at_join: bool = True            # only the owner shows the table to a new client


class Entry(NamedTuple):
    round: int
    request: str


class Process(NamedTuple):
    """What a process believes. `copy` is None while it has no room in memory."""

    incarnation: int
    epoch: int = 0
    claimed: bool = False
    copy: tuple[Entry, ...] | None = None
    room_round: int = 0
    snapshot: tuple[Entry, ...] | None = None
    waits_for: str = ""                  # the request it has begun to write
    unsure: str = ""                     # the request whose outcome is unknown, in a model without `lost_is_no_no`


class Write(NamedTuple):
    """A pending write in the database."""

    process: int                         # -1: no process waits for its reply any more
    incarnation: int
    epoch: int
    position: int
    entry: Entry
    checked: bool = False


class World(NamedTuple):
    log: tuple[Entry, ...] = ()
    room_round: int = 1
    owner: int = 0                       # 0: no owner
    epoch: int = 0
    over: frozenset[int] = frozenset()
    dead: frozenset[int] = frozenset()   # incarnations whose process is gone
    processes: tuple[Process, ...] = ()
    writes: tuple[Write, ...] = ()
    told_yes: int = 0                    # number of wishes, in order
    told_no: frozenset[str] = frozenset()
    line: int = -1                       # the process the client is connected to: it hears no other
    shown: tuple[int, int] = (0, 0)      # for a new client: entries confirmed by then, entries it was shown
    troubles: int = 0                    # how many troubles may still occur
    come: frozenset[str] = frozenset()   # kinds of trouble that have occurred: each occurs once
    incarnations: int = 2

    def may(self, trouble: str) -> bool:
        return self.troubles > 0 and trouble not in self.come

    def troubled(self, trouble: str) -> World:
        return self._replace(troubles=self.troubles - 1, come=self.come | {trouble})


def beginning(troubles: int) -> World:
    return World(processes=(Process(1), Process(2)), troubles=troubles)


def wrong(world: World) -> str:
    """The first broken promise of this world; empty when there is none."""
    requests = [entry.request for entry in world.log]
    if len(set(requests)) != len(requests):
        return "carried out twice"
    if any(wish not in requests for wish in WISHES[:world.told_yes]):
        return "told done and lost"
    if any(request in requests for request in world.told_no):
        return "told no and done"
    if world.log and world.room_round < world.log[-1].round:
        return "the room's row went back: the table is unusable"
    if world.shown[1] < world.shown[0]:
        return "a client was shown a lost entry"
    for process in world.processes:
        mine = world.owner == process.incarnation and world.epoch == process.epoch and process.copy is not None
        if mine and not process.waits_for and process.copy != world.log:
            return "the owner does not know its own table"
        if process.copy is not None and world.owner != process.incarnation and process.incarnation not in world.over:
            return "an outdated copy that no write will detect"
    return ""


def finished(world: World) -> bool:
    return world.told_yes == len(WISHES)


def steps(world: World, rules: Rules) -> Iterator[World]:
    """All possible next worlds."""
    for index, process in enumerate(world.processes):
        yield from _claim(world, rules, index, process)
        yield from _ask(world, rules, index, process)
        yield from _fail(world, rules, index, process)
        if process.copy is not None and not process.waits_for:
            fence = world.owner == process.incarnation and world.epoch == process.epoch
            if (fence or not rules.fenced_saves) and world.room_round != process.room_round:
                yield world._replace(room_round=process.room_round)
            if world.shown == (0, 0) and (world.owner == process.incarnation or not rules.look_at_join):
                yield world._replace(shown=(world.told_yes, len(process.copy)))
    for write in world.writes:
        yield from _go_on(world, rules, write)
    for incarnation in sorted(world.dead - world.over):
        yield world._replace(over=world.over | {incarnation})


def _with(world: World, index: int, process: Process, **changes: object) -> World:
    processes = tuple(process if each == index else old for each, old in enumerate(world.processes))
    return world._replace(processes=processes, **changes)  # type: ignore[arg-type]


def _claim(world: World, rules: Rules, index: int, process: Process) -> Iterator[World]:
    if process.copy is not None or process.waits_for:
        return
    if not rules.load_after_claim and process.snapshot is None and not process.claimed:
        yield _with(world, index, process._replace(snapshot=world.log))
        return
    free = world.owner == 0 or world.owner in world.over or (
        rules.own_can_be_claimed and world.owner == process.incarnation)
    locked = rules.lock_between and any(write.checked for write in world.writes)
    if not process.claimed and free and not locked and process.incarnation not in world.over:
        taken = process._replace(epoch=world.epoch + 1, claimed=True, unsure="")
        yield _with(world, index, taken, owner=process.incarnation, epoch=world.epoch + 1)
        if world.may("loss"):
            yield _with(world.troubled("loss"), index, process, owner=process.incarnation, epoch=world.epoch + 1)
    if process.claimed:
        seen = world.log if process.snapshot is None else process.snapshot
        yield _with(world, index, process._replace(
            claimed=False, copy=seen, snapshot=None, room_round=world.room_round))


def _ask(world: World, rules: Rules, index: int, process: Process) -> Iterator[World]:
    """The client sends its request, or an earlier request arrives once more."""
    if process.copy is None or process.waits_for:
        return
    welcome = world.line == index or world.owner == process.incarnation or not rules.look_at_join
    asked = [(WISHES[world.told_yes], world._replace(line=index))] if welcome and not finished(world) else []
    if world.may("echo"):
        asked += [(wish, world.troubled("echo")) for wish in WISHES[:world.told_yes]]
    for request, before in asked:
        then = before._replace(told_no=before.told_no - {request})
        known = {entry.request for entry in process.copy
                 if rules.all_rounds_remembered or entry.round == process.room_round}
        if request in known:
            yield _yes(then, index, request)
            continue
        round = process.room_round + (request == "deal")
        write = Write(index, process.incarnation, process.epoch, len(process.copy), Entry(round, request))
        yield _with(then, index, process._replace(waits_for=request), writes=(*world.writes, write))


def _yes(world: World, index: int, request: str) -> World:
    current = world.line == index and not finished(world) and WISHES[world.told_yes] == request
    return world._replace(told_yes=world.told_yes + current)


def _go_on(world: World, rules: Rules, write: Write) -> Iterator[World]:
    """The database checks the lease, or commits, and replies."""
    rest = tuple(each for each in world.writes if each is not write)
    if not write.checked:
        if (world.owner, world.epoch) == (write.incarnation, write.epoch):
            yield world._replace(writes=(*rest, write._replace(checked=True)))
        else:
            yield _refused(world._replace(writes=rest), write)
        return
    if len(world.log) > write.position:
        yield _refused(world._replace(writes=rest), write)
        return
    done = world._replace(
        writes=rest, log=(*world.log, write.entry), room_round=max(world.room_round, write.entry.round))
    if write.process < 0:
        yield done
        return
    process = done.processes[write.process]
    yield _yes(_with(done, write.process, process._replace(
        waits_for="", copy=(*(process.copy or ()), write.entry), room_round=write.entry.round)),
        write.process, write.entry.request)


def _refused(world: World, write: Write) -> World:
    """Another process has the table: the refusal is correct, and the copy is dropped."""
    if write.process < 0:
        return world
    process = world.processes[write.process]
    heard = {write.entry.request} if world.line == write.process else set()
    return _with(world, write.process, Process(process.incarnation), told_no=world.told_no | heard)


def _fail(world: World, rules: Rules, index: int, process: Process) -> Iterator[World]:
    orphans = tuple(write._replace(process=-1) if write.process == index else write for write in world.writes)
    if world.may("loss") and process.waits_for:    # the connection to the database breaks: the outcome is unknown
        after = Process(process.incarnation, unsure="" if rules.lost_is_no_no else process.waits_for)
        if not rules.claim_after_unknown:
            after = after._replace(epoch=process.epoch, claimed=True)
        told_no = world.told_no
        if not rules.unknown_is_no_no and world.line == index:
            told_no |= {process.waits_for}
        yield _with(world.troubled("loss"), index, after, writes=orphans, told_no=told_no)
    if process.unsure and world.owner != process.incarnation and world.line == index:
        yield _with(world, index, process._replace(unsure=""), told_no=world.told_no | {process.unsure})
    if world.may("crash"):
        yield _with(world.troubled("crash"), index, Process(world.incarnations + 1), writes=orphans,
                    dead=world.dead | {process.incarnation}, incarnations=world.incarnations + 1)
    if world.may("mistake") and process.incarnation not in world.over:
        yield world.troubled("mistake")._replace(over=world.over | {process.incarnation})
    if process.incarnation in world.over:              # its next heartbeat reveals it
        if rules.death_is_final:
            next_one = world.incarnations + 1
            yield _with(world, index, Process(next_one), writes=orphans, incarnations=next_one)
        else:
            yield world._replace(over=world.over - {process.incarnation})


class Found(NamedTuple):
    """Result of the search: the number of worlds, and the first error found."""

    worlds: int
    wrong: str


def search(rules: Rules, troubles: int, limit: int = 5_000_000) -> Found:
    """Search every world reachable with this many troubles; the end must be reachable from each."""
    first = beginning(troubles)
    before: dict[World, list[World]] = {first: []}
    waiting = deque([first])
    while waiting:
        world = waiting.popleft()
        if fault := wrong(world):
            return Found(len(before), fault)
        for after in steps(world, rules):
            if after in before:
                before[after].append(world)
            else:
                before[after] = [world]
                waiting.append(after)
                if len(before) > limit:
                    raise OverflowError(limit)
    ends = [world for world in before if finished(world)]
    good, waiting = set(ends), deque(ends)
    while waiting:
        for world in before[waiting.popleft()]:
            if world not in good:
                good.add(world)
                waiting.append(world)
    return Found(len(before), "" if len(good) == len(before) else "no process can have the table any more")
