"""Gallery after the judging: each drawing is replayed, and all players vote for the most beautiful one."""

from __future__ import annotations

from msgspec.structs import replace

from ludoteca.games.duplik.moves import RosettesPinned
from ludoteca.games.duplik.state import State
from ludoteca.rules import IllegalMove, Millis, Seat, Told, tell
from ludoteca.rules.vote import Poll

BIRTH = 6_000                 # longest replay of one drawing
ALL_BIRTHS = 36_000           # of all replays together; many drawings are replayed faster
TIME_TO_PRAISE = 20_000
TIME_IN_GALLERY = 180_000


def birth_duration(artists: int) -> Millis:
    """The duration of the replay of one drawing."""
    return min(BIRTH, ALL_BIRTHS // artists)


def hang(state: State, at: Millis) -> State:
    """The gallery opens, with time for all replays and a choice."""
    births = birth_duration(len(state.artists)) * len(state.artists)
    return replace(state, phase="praise", hung=at, until=at + births + TIME_TO_PRAISE)


def poll(state: State) -> Poll[Seat]:
    """The vote: each player has one, the master too, and cannot vote for their own drawing."""
    return Poll(voters=tuple(range(state.seats)), among=state.artists, said=state.praise, ends=state.until)


def praise(state: State, seat: Seat, author: Seat | None) -> State:
    if author == seat:
        raise IllegalMove("own_drawing", rule="rosette")
    if author is not None and author not in state.artists:
        raise IllegalMove("no_such_drawing", rule="rosette")
    return replace(state, praise=dict(poll(state).with_vote(seat, author, rule="rosette").said))


def pin(state: State, at: Millis) -> tuple[State, Told]:
    """The votes become rosettes, which score no points; the game ends with those of its last round."""
    given = {author: tuple(voter for voter in sorted(state.praise) if state.praise[voter] == author)
             for author in state.artists}
    rosettes = {author: voters for author, voters in given.items() if voters}
    sheet = (*state.sheet[:-1], replace(state.sheet[-1], rosettes=rosettes))
    last = state.round == state.rounds
    after = replace(state, sheet=sheet, praise={}, phase="over" if last else "gallery",
                    until=None if last else at + TIME_IN_GALLERY)
    best = poll(state).leaders if rosettes else ()
    return after, tell(RosettesPinned(best, max(map(len, rosettes.values()), default=0)))
