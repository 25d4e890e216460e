"""Merge patches: what a client makes of the old view and the patch is the new view, and nothing changes nothing."""

from __future__ import annotations

import msgspec
from hypothesis import given
from hypothesis import strategies as st

from ludoteca.room.patches import bare, merged, patch, plain

leaves = st.none() | st.integers(0, 3) | st.text("ab", max_size=2)
values = st.recursive(leaves, lambda inner: st.lists(inner, max_size=3) | st.dictionaries(
    st.text("xyz", min_size=1, max_size=1), inner, max_size=3), max_leaves=12)
views = st.dictionaries(st.text("xyz", min_size=1, max_size=1), values, max_size=3)


@given(views, views)
def test_old_and_patch_make_new(old: dict, new: dict) -> None:
    change = msgspec.json.decode(msgspec.json.encode(patch(old, new)))
    assert merged(bare(old), change) == bare(new)


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
