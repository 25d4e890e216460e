"""Judging, from pens down to the score: judges, verdicts, contests, votes and points."""

from __future__ import annotations

from collections.abc import Collection

from msgspec.structs import replace

from ludoteca.games.duplik.moves import Contested, CriterionRead, Direction, Doubted, HandedOn, Judged, VoteCounted
from ludoteca.games.duplik.state import BONUS_POINTS, CONTESTS, CRITERIA, Ballot, RoundSheet, State, Verdict
from ludoteca.rules import IllegalMove, Millis, Seat, Told, tell
from ludoteca.rules.vote import Poll

TIME_TO_JUDGE = 90_000
TIME_TO_CONTEST = 4_000       # ruling: a verdict can be contested for this long
TIME_TO_VOTE = 45_000
TIME_TO_READ = 60_000
UNJUDGED = Verdict(False, silent=True)

Here = Collection[Seat] | None
"""The seats of the people who are there, or None where nobody can tell: then everybody is."""


def judges(state: State, direction: Direction, here: Here = None) -> dict[Seat, Seat]:
    """The judge of each author. Drawings go to the neighbour; a person who is present judges a person's drawing.

    Ruling (docs/rules): a bot cannot read a person's lines. Such a drawing goes on to the nearest other person among
    the artists; where there is none, its author judges it beside the original.
    """
    turned = replace(state, direction=direction)
    return {author: author if (judge := nearest(turned, author, here)) is None else judge for author in state.artists}


def nearest(state: State, author: Seat, here: Here) -> Seat | None:
    """The next artist in the direction of passing who can judge this drawing, at last its author; None for none."""
    ring = state.artists if state.direction == "left" else state.artists[::-1]
    place = ring.index(author)
    for other in (*ring[place + 1:], *ring[:place]):
        if can_judge(state, other, author, here):
            return other
    alone = author not in state.declined.get(author, ()) and not state.drawings[author].by_facts
    return author if alone and (here is None or author in here) else None


def can_judge(state: State, judge: Seat, author: Seat, here: Here) -> bool:
    """Whether a seat can judge a drawing: a person who is present always, a bot only known contents."""
    if judge in state.declined.get(author, ()):
        return False
    reads_facts = state.drawings[author].by_facts
    if here is None:
        return reads_facts or not state.drawings[judge].by_bot
    return judge in here or (reads_facts and state.drawings[judge].by_bot)


def pending(state: State) -> list[Seat]:
    """Authors whose drawing has no verdict yet on the criterion just read."""
    if state.read == 0:
        return []
    return [author for author in state.artists
            if state.read not in state.verdicts[author] and author not in state.ballots]


def may_contest(state: State, seat: Seat) -> list[Seat]:
    """Authors whose verdict this seat may still call a vote on."""
    if state.contests.get(seat, 0) >= CONTESTS:
        return []
    return [author for author in state.artists
            if seat in (author, state.judges[author]) and state.read in state.verdicts[author]
            and state.judges[author] != author and author not in state.contested and author not in state.ballots]


def poll(state: State, author: Seat) -> Poll[bool]:
    """The vote on a drawing's verdict: every artist has one vote, the master has none."""
    ballot = state.ballots[author]
    return Poll(voters=tuple(state.artists), among=(True, False), ends=state.until,
                said={**ballot.votes, **dict.fromkeys(ballot.abstained)})


def read_next(state: State, at: Millis, here: Here = None) -> tuple[State, tuple[Told, ...]]:
    """The master reads one more criterion. An absent judge is replaced; without any judge it is not met."""
    criterion = state.criteria[state.read]
    after = replace(state, read=state.read + 1, contested=(), settled=False, until=at + TIME_TO_JUDGE)
    told = [tell(CriterionRead(after.read, criterion.text["it"], criterion.text["en"]))]
    for author in after.artists:
        judge = after.judges[author]
        if _still_there(after, judge, author, here):
            continue
        after, events = _replaced(after, author, here)
        told += events
    return with_pause(after, at), tuple(told)


def _still_there(state: State, judge: Seat, author: Seat, here: Here) -> bool:
    # A bot that has taken a seat says so itself (`hand_on`); this is about people who left.
    if here is None or state.drawings[judge].by_bot:
        return True
    return judge in here


def _replaced(state: State, author: Seat, here: Here) -> tuple[State, list[Told]]:
    """Another judge for this drawing; where there is none, the criterion is not met."""
    gone = state.judges[author]
    state = replace(state, declined={**state.declined, author: (*state.declined.get(author, ()), gone)})
    judge = nearest(state, author, here)
    if judge is None:
        return _with_verdict(state, author, UNJUDGED), [tell(Judged(gone, author, state.read, False))]
    return replace(state, judges={**state.judges, author: judge}), [tell(HandedOn(gone, author, judge))]


def judge(state: State, seat: Seat, author: Seat, met: bool, at: Millis) -> tuple[State, Told]:
    if state.judges.get(author) != seat:
        raise IllegalMove("not_your_drawing_to_judge", rule="judging")
    if state.read == 0:
        raise IllegalMove("nothing_read_yet", rule="judging")
    if author not in pending(state):
        raise IllegalMove("already_judged", rule="judging", number=state.read)
    after = _with_verdict(state, author, Verdict(met))
    return with_pause(after, at), tell(Judged(seat, author, state.read, met))


def doubt(state: State, seat: Seat, author: Seat, at: Millis) -> tuple[State, Told]:
    """Ruling (docs/rules): once a round a judge in doubt lets the artists vote; this uses up no contest."""
    if state.judges.get(author) != seat:
        raise IllegalMove("not_your_drawing_to_judge", rule="judging")
    if author not in pending(state):
        raise IllegalMove("already_judged" if state.read else "nothing_read_yet", rule="judging", number=state.read)
    if seat == author:
        raise IllegalMove("your_own_verdict", rule="contests")
    if seat in state.doubts:
        raise IllegalMove("doubt_spent", rule="contests")
    ballots = {**state.ballots, author: Ballot(seat, state.read)}
    after = replace(state, ballots=ballots, doubts=(*state.doubts, seat),
                    until=max(state.until or 0, at + TIME_TO_VOTE))
    return after, tell(Doubted(seat, author, state.read))


def hand_on(state: State, seat: Seat, author: Seat, at: Millis, here: Here = None) -> tuple[State, Told]:
    """A bot that took a seat cannot judge a person's drawing: the nearest remaining person does, else its author.

    Without any judge the criterion is not met (docs/rules); otherwise a blank paper would score full marks.
    """
    if state.judges.get(author) != seat or state.drawings[author].by_facts:
        raise IllegalMove("not_your_drawing_to_judge", rule="judging")
    if author not in pending(state):
        raise IllegalMove("already_judged" if state.read else "nothing_read_yet", rule="judging", number=state.read)
    after, told = _replaced(state, author, here)
    return with_pause(after, at), told[0]


def _with_verdict(state: State, author: Seat, verdict: Verdict) -> State:
    marks = {**state.verdicts[author], state.read: verdict}
    return replace(state, verdicts={**state.verdicts, author: marks})


def with_pause(state: State, at: Millis) -> State:
    """Set when play goes on: after the time for contests, then the time to read on. Not while a verdict is open."""
    if pending(state) or state.ballots:
        return replace(state, settled=False)
    open_to_doubt = any(may_contest(state, seat) for seat in state.artists)
    return replace(state, settled=not open_to_doubt, until=at + (TIME_TO_CONTEST if open_to_doubt else TIME_TO_READ))


def settle(state: State, at: Millis) -> State:
    """The short wait for contests is over; contesting stays possible until the master reads on."""
    return replace(state, settled=True, until=at + TIME_TO_READ)


def contest(state: State, seat: Seat, author: Seat, at: Millis) -> tuple[State, Told]:
    if author not in state.artists or seat not in (author, state.judges[author]):
        raise IllegalMove("not_yours_to_contest", rule="contests")
    if state.judges[author] == author:
        raise IllegalMove("your_own_verdict", rule="contests")
    if state.read not in state.verdicts[author] and author not in state.ballots:
        raise IllegalMove("not_judged_yet", rule="contests")
    if author in state.ballots or author in state.contested:
        raise IllegalMove("already_contested", rule="contests")
    if state.contests.get(seat, 0) >= CONTESTS:
        raise IllegalMove("no_contests_left", rule="contests", most=CONTESTS)
    contests = {**state.contests, seat: state.contests.get(seat, 0) + 1}
    ballots = {**state.ballots, author: Ballot(seat, state.read)}
    # Judges who still owe a verdict keep the time they had.
    until = max(state.until or 0, at + TIME_TO_VOTE)
    after = replace(state, ballots=ballots, contests=contests, until=until, settled=False)
    return after, tell(Contested(seat, author, state.read))


def vote(state: State, seat: Seat, author: Seat, met: bool | None, at: Millis) -> tuple[State, tuple[Told, ...]]:
    if author not in state.ballots:
        raise IllegalMove("no_vote_open", rule="contests")
    after = poll(state, author).with_vote(seat, met, rule="contests")
    voted = replace(state.ballots[author],
                    votes={voter: said for voter, said in after.said.items() if said is not None},
                    abstained=tuple(voter for voter, said in after.said.items() if said is None))
    state = replace(state, ballots={**state.ballots, author: voted})
    if not after.over:
        return state, ()
    counted, told = count(state, author)
    return with_pause(counted, at), (told,)


def count(state: State, author: Seat) -> tuple[State, Told]:
    """The majority decides. Ruling: a tie means met; with only two artists a tie leaves the judge's verdict, if any."""
    ballot, vote = state.ballots[author], poll(state, author)
    verdict = state.verdicts[author].get(state.read)
    met = vote.decided(tie=True if len(state.artists) > 2 or verdict is None else verdict.met)
    left = {other: each for other, each in state.ballots.items() if other != author}
    after = replace(state, ballots=left, contested=(*state.contested, author))
    told = tell(VoteCounted(author, ballot.number, vote.count(True), vote.count(False), met))
    return _with_verdict(after, author, Verdict(met, voted=True, yes=vote.count(True), no=vote.count(False))), told


def time_ran_out(state: State, at: Millis, here: Here = None) -> tuple[State, tuple[Told, ...]]:
    """Missing votes abstain. An absent judge is replaced, with new time; a silent judge leaves the criterion unmet."""
    told = []
    for author in list(state.ballots):
        state, counted = count(state, author)
        told.append(counted)
    for author in pending(state):
        if not _still_there(state, state.judges[author], author, here):
            state, events = _replaced(state, author, here)
            told += events
        else:
            state = _with_verdict(state, author, UNJUDGED)
            told.append(tell(Judged(state.judges[author], author, state.read, False)))
    if pending(state):
        return replace(state, until=at + TIME_TO_JUDGE), tuple(told)
    return with_pause(state, at), tuple(told)


def artist_points(met: tuple[bool, ...], bonus: int) -> int:
    """One point per criterion met, three for the bonus criterion: at most twelve."""
    return sum(BONUS_POINTS if number == bonus else 1 for number, yes in enumerate(met, 1) if yes)


def master_points(drawings: list[tuple[bool, ...]]) -> int:
    """One point per criterion that at least one artist met, the bonus one included: at most ten."""
    return sum(any(met[number] for met in drawings) for number in range(CRITERIA))


def score(state: State) -> RoundSheet:
    """The round on the score sheet."""
    met = {author: tuple(state.verdicts[author][number].met for number in range(1, CRITERIA + 1))
           for author in state.artists}
    points = [0] * state.seats
    for author, marks in met.items():
        points[author] = artist_points(marks, state.bonus)
    points[state.master] = master_points(list(met.values()))
    assert state.title is not None
    return RoundSheet(state.master, state.title, state.bonus, dict(sorted(met.items())), tuple(points),
                      tuple(author for author in state.artists if state.judges[author] == author))
