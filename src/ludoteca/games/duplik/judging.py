"""From pens down to the score: who judges whose drawing, contests and votes, points."""

from __future__ import annotations

from msgspec.structs import replace

from ludoteca.games.duplik.moves import Contested, CriterionRead, Direction, HandedOn, Judged, VoteCounted
from ludoteca.games.duplik.state import BONUS_POINTS, CONTESTS, CRITERIA, Ballot, RoundSheet, State, Verdict
from ludoteca.rules import IllegalMove, Millis, Seat, Told, tell
from ludoteca.rules.vote import Poll

TIME_TO_JUDGE = 90_000
TIME_TO_VOTE = 45_000
TIME_TO_READ = 60_000


def judges(state: State, direction: Direction) -> dict[Seat, Seat]:
    """Who judges whom. Drawings go to the neighbour; a person's drawing is judged by a person.

    Ruling (docs/rules): a bot cannot read a person's lines, so such a drawing travels on to the nearest other person
    among the artists, and, where there is none, its author judges it with the original beside it.
    """
    ring = state.artists if direction == "left" else state.artists[::-1]
    found: dict[Seat, Seat] = {}
    for place, author in enumerate(ring):
        others = [ring[(place + step) % len(ring)] for step in range(1, len(ring))]
        if state.drawings[author].by_bot:
            found[author] = others[0]
        else:
            people = [seat for seat in others if not state.drawings[seat].by_bot]
            found[author] = people[0] if people else author
    return found


def pending(state: State) -> list[Seat]:
    """Authors whose drawing has no verdict yet on the criterion just read."""
    if state.read == 0:
        return []
    return [author for author in state.artists if state.read not in state.verdicts[author]]


def may_contest(state: State, seat: Seat) -> list[Seat]:
    """Authors whose verdict this seat may still call a vote on."""
    if state.contests.get(seat, 0) >= CONTESTS:
        return []
    return [author for author in state.artists
            if seat in (author, state.judges[author]) and state.read in state.verdicts[author]
            and author not in state.contested and author not in state.ballots]


def poll(state: State, author: Seat) -> Poll[bool]:
    """The vote on a drawing's verdict: every artist has one, the master never votes."""
    ballot = state.ballots[author]
    return Poll(voters=tuple(state.artists), among=(True, False), ends=state.until,
                said={**ballot.votes, **dict.fromkeys(ballot.abstained)})


def read_next(state: State, at: Millis) -> tuple[State, Told]:
    """The master reads one criterion more."""
    criterion = state.criteria[state.read]
    after = replace(state, read=state.read + 1, contested=(), until=at + TIME_TO_JUDGE)
    return after, tell(CriterionRead(after.read, criterion.text["it"], criterion.text["en"]))


def judge(state: State, seat: Seat, author: Seat, met: bool, at: Millis) -> tuple[State, Told]:
    if state.judges.get(author) != seat:
        raise IllegalMove("not_your_drawing_to_judge", rule="judging")
    if state.read == 0:
        raise IllegalMove("nothing_read_yet", rule="judging")
    if state.read in state.verdicts[author]:
        raise IllegalMove("already_judged", rule="judging", number=state.read)
    after = _with_verdict(state, author, Verdict(met))
    return rest_after(after, at), tell(Judged(seat, author, state.read, met))


def hand_on(state: State, seat: Seat, author: Seat, at: Millis) -> tuple[State, Told]:
    """A chair that became a bot's cannot judge a person's drawing: the nearest person left does, else its author.

    Where nobody can, the criterion counts as met at once, as it would when the time ran out (docs/rules).
    """
    if state.judges.get(author) != seat or state.drawings[author].by_bot:
        raise IllegalMove("not_your_drawing_to_judge", rule="judging")
    if author not in pending(state):
        raise IllegalMove("already_judged" if state.read else "nothing_read_yet", rule="judging", number=state.read)
    declined = (*state.declined.get(author, ()), seat)
    ring = state.artists if state.direction == "left" else state.artists[::-1]
    place = ring.index(author)
    able = [other for other in (*ring[place + 1:], *ring[:place], author)
            if other not in declined and (other == author or not state.drawings[other].by_bot)]
    if not able:
        after = _with_verdict(state, author, Verdict(True, silent=True))
        return rest_after(after, at), tell(Judged(seat, author, state.read, True))
    after = replace(state, judges={**state.judges, author: able[0]}, declined={**state.declined, author: declined})
    return after, tell(HandedOn(seat, author, able[0]))


def _with_verdict(state: State, author: Seat, verdict: Verdict) -> State:
    marks = {**state.verdicts[author], state.read: verdict}
    return replace(state, verdicts={**state.verdicts, author: marks})


def rest_after(state: State, at: Millis) -> State:
    """Once nothing is open, the master has a while to read on."""
    if pending(state) or state.ballots:
        return state
    return replace(state, until=at + TIME_TO_READ)


def contest(state: State, seat: Seat, author: Seat, at: Millis) -> tuple[State, Told]:
    if author not in state.artists or seat not in (author, state.judges[author]):
        raise IllegalMove("not_yours_to_contest", rule="contests")
    if state.read not in state.verdicts[author]:
        raise IllegalMove("not_judged_yet", rule="contests")
    if author in state.ballots or author in state.contested:
        raise IllegalMove("already_contested", rule="contests")
    if state.contests.get(seat, 0) >= CONTESTS:
        raise IllegalMove("no_contests_left", rule="contests", most=CONTESTS)
    contests = {**state.contests, seat: state.contests.get(seat, 0) + 1}
    ballots = {**state.ballots, author: Ballot(seat, state.read)}
    # Whoever still has a verdict to give keeps the time they had.
    until = max(state.until or 0, at + TIME_TO_VOTE)
    after = replace(state, ballots=ballots, contests=contests, until=until)
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
    return rest_after(counted, at), (told,)


def count(state: State, author: Seat) -> tuple[State, Told]:
    """The majority decides. Ruling: a tie means met; with only two artists a tie leaves the judge's verdict."""
    ballot, vote = state.ballots[author], poll(state, author)
    met = vote.decided(tie=True if len(state.artists) > 2 else state.verdicts[author][state.read].met)
    left = {other: each for other, each in state.ballots.items() if other != author}
    after = replace(state, ballots=left, contested=(*state.contested, author))
    told = tell(VoteCounted(author, ballot.number, vote.count(True), vote.count(False), met))
    return _with_verdict(after, author, Verdict(met, voted=True, yes=vote.count(True), no=vote.count(False))), told


def time_ran_out(state: State, at: Millis) -> tuple[State, tuple[Told, ...]]:
    """Votes not given abstain; a verdict not given counts as met (docs/rules): nobody pays for a dozing judge."""
    told = []
    for author in list(state.ballots):
        state, counted = count(state, author)
        told.append(counted)
    for author in pending(state):
        state = _with_verdict(state, author, Verdict(True, silent=True))
        told.append(tell(Judged(state.judges[author], author, state.read, True)))
    return replace(state, until=at + TIME_TO_READ), tuple(told)


def artist_points(met: tuple[bool, ...], bonus: int) -> int:
    """One point for each criterion met, three for the bonus one: at most twelve."""
    return sum(BONUS_POINTS if number == bonus else 1 for number, yes in enumerate(met, 1) if yes)


def master_points(drawings: list[tuple[bool, ...]]) -> int:
    """One point for each criterion met by at least one artist, the bonus one too: at most ten."""
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
    return RoundSheet(state.master, state.title, state.bonus, dict(sorted(met.items())), tuple(points))
