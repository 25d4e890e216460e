"""Merge patches: the old view with the patch gives the new view; equal views give an empty patch."""

from __future__ import annotations

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ludoteca.protocol import merge_patch
from ludoteca.protocol.merge_patch import Differences, bare, change, merged, patch, plain

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
    """The value as it travels over the wire."""
    return msgspec.json.decode(msgspec.json.encode(plain(data)))


@settings(max_examples=60, deadline=None)
@given(tree, tree)
def test_old_and_change_make_new(old: Tree, new: Tree) -> None:
    """Where defaults are left out, absent means the default."""
    assert msgspec.convert(merged(bare(sent(old)), sent(change(old, new))), Tree) == new


class Seen(msgspec.Struct, frozen=True):
    board: tuple[int, ...]
    hand: tuple[str, ...]
    turn: int = 0


def test_what_changed_for_several_is_written_once(monkeypatch: pytest.MonkeyPatch) -> None:
    written: list[object] = []
    monkeypatch.setattr(merge_patch, "_encode", lambda value: written.append(value) or msgspec.json.encode(value))
    before, after = tuple(range(1000, 1004)), tuple(range(2000, 2004))
    mine, yours, more = ("asso",), ("fante",), ("fante", "re")
    between = Differences().between
    told = between(Seen(before, mine), Seen(after, mine))
    assert told == b'"board":[2000,2001,2002,2003]' and written == [after]
    assert between(Seen(before, yours), Seen(after, yours)) is told, "what was not touched does not part them"
    assert between(Seen(before, yours), Seen(after, more)) == told + b',"hand":["fante","re"]'
    assert between(Seen(before, mine), Seen(after, mine)) == told
    assert written == [after, more], "the board is written once, whatever else a seat sees"


def test_a_patch_depends_on_both_views() -> None:
    one, other = (1, 2), (3, 4)
    between = Differences().between
    assert between(Seen(one, ()), Seen(other, ())) == b'"board":[3,4]'
    assert between(Seen(other, ()), Seen(one, ())) == b'"board":[1,2]'
    assert between(Seen(one, ()), Seen(one, ())) == b""
    assert between(Seen((5,), ()), Seen(other, ())) == b'"board":[3,4]'
    assert between(Seen((3, int("4")), ()), Seen(other, ())) == b"", "another thing, and yet the same"
    assert between(Seen(one, (), 1000), Seen(one, (), int("1000"))) == b""


@settings(max_examples=60, deadline=None)
@given(st.lists(st.tuples(tree, tree), max_size=6))
def test_many_patches_written_together_are_those_each_would_get_alone(pairs: list[tuple[Tree, Tree]]) -> None:
    between = Differences().between
    for old, new in pairs:
        assert msgspec.json.decode(b"{%b}" % between(old, new)) == sent(change(old, new))
