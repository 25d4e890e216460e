"""Merge patches: what a client makes of the old view and the patch is the new view, and nothing changes nothing."""

from __future__ import annotations

import msgspec
from hypothesis import given, settings
from hypothesis import strategies as st

from ludoteca.room.patches import bare, change, glance, merged, patch, plain
from ludoteca.room.patches import values as parts_of

leaves = st.none() | st.integers(0, 3) | st.text("ab", max_size=2)
values = st.recursive(leaves, lambda inner: st.lists(inner, max_size=3) | st.dictionaries(
    st.text("xyz", min_size=1, max_size=1), inner, max_size=3), max_leaves=12)
views = st.dictionaries(st.text("xyz", min_size=1, max_size=1), values, max_size=3)


@settings(max_examples=60, deadline=None)
@given(views, views)
def test_old_and_patch_make_new(old: dict, new: dict) -> None:
    change = msgspec.json.decode(msgspec.json.encode(patch(old, new)))
    assert merged(bare(old), change) == bare(new)


@settings(max_examples=30, deadline=None)
@given(views)
def test_nothing_changes_nothing(view: dict) -> None:
    assert patch(view, view) == {}


def test_a_patch_is_small() -> None:
    old = {"strokes": {"1": [1, 2], "2": [3]}, "turn": 0, "gone": 1}
    new = {"strokes": {"1": [1, 2], "2": [3], "3": [4]}, "turn": 0}
    assert patch(old, new) == {"strokes": {"3": [4]}, "gone": None}


def test_the_same_view_is_always_the_same_bytes() -> None:
    class View(msgspec.Struct):
        seats: frozenset[str]
        by_seat: dict[int, str]

    one = View(frozenset({"b", "a", "c"}), {2: "x", 1: "y"})
    two = View(frozenset({"c", "b", "a"}), {1: "y", 2: "x"})
    assert plain(one) == plain(two) == {"seats": ["a", "b", "c"], "by_seat": {"1": "y", "2": "x"}}


class Leaf(msgspec.Struct, frozen=True, omit_defaults=True):
    mark: int | None = None
    name: str = "x"


class Stone(msgspec.Struct, frozen=True, tag=True):
    weight: int


class Feather(msgspec.Struct, frozen=True, tag=True):
    weight: int
    colour: str | None = None


class Tree(msgspec.Struct, frozen=True, omit_defaults=True):
    leaf: Leaf = Leaf(3, "z")
    leaves: dict[str, Leaf] = {}
    thing: Stone | Feather | None = None
    row: tuple[Leaf | None, ...] = ()
    seats: frozenset[int] = frozenset()


leaf = st.builds(Leaf, mark=st.none() | st.integers(0, 2), name=st.sampled_from("xyz"))
tree = st.builds(
    Tree, leaf=leaf, leaves=st.dictionaries(st.sampled_from("123"), leaf, max_size=3),
    thing=st.none() | st.builds(Stone, st.integers(0, 2)) | st.builds(
        Feather, st.integers(0, 2), st.none() | st.sampled_from("ab")),
    row=st.lists(st.none() | leaf, max_size=3).map(tuple), seats=st.frozensets(st.integers(0, 3)))


def sent(data: object) -> dict:
    """As it arrives."""
    return msgspec.json.decode(msgspec.json.encode(plain(data)))


@settings(max_examples=60, deadline=None)
@given(tree, tree)
def test_old_and_change_make_new(old: Tree, new: Tree) -> None:
    """Where defaults are left out, absent means the default."""
    assert msgspec.convert(merged(bare(sent(old)), sent(change(old, new))), Tree) == new


def test_a_glance_tells_whether_the_same_change_parts_two_pairs() -> None:
    class Seen(msgspec.Struct, frozen=True):
        board: tuple[int, ...]
        hand: tuple[str, ...]

    before, after = tuple(range(1000, 1004)), tuple(range(2000, 2004))
    mine, yours = ("asso",), ("fante",)
    olds = [parts_of(Seen(before, mine)), parts_of(Seen(before, yours))]
    news = [parts_of(Seen(after, mine)), parts_of(Seen(after, yours))]
    assert glance(olds[0], news[0]) == glance(olds[1], news[1]), "what was not touched does not part them"
    drawn = parts_of(Seen(after, (*yours, "re")))
    assert glance(olds[1], drawn) != glance(olds[0], news[0])
    assert glance(olds[0], parts_of(Seen(before, mine))) != glance(olds[0], news[0])
    assert glance(parts_of(Seen(after, mine)), parts_of(Seen(before, mine))) != glance(olds[0], news[0])
    assert glance(news[0], news[0]) == glance(olds[1], olds[1]), "nothing is the same nothing"
