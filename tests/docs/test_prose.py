"""The prose check finds each kind of fault, and none in clean text."""

from __future__ import annotations

import textwrap

import pytest

from scripts.check_prose import code_blocks, faults_in, page_blocks, sentences

LONG = " ".join(["word"] * 40)


def test_a_sentence_too_long_is_named_with_its_line() -> None:
    faults = faults_in("docs/page.md", f"# Title\n\nShort one.\n\nLong {LONG}.\n")
    assert [str(fault).split(": ")[:2] for fault in faults] == [["docs/page.md:5", "41 words, at most 35"]]


def test_a_page_whose_sentences_are_long_on_average_is_found() -> None:
    sentence = " ".join(["Word"] + ["word"] * 19) + "."
    assert "20.0 words a sentence on average" in faults_in("docs/page.md", "\n\n".join([sentence] * 5))[0].words
    assert not faults_in("docs/page.md", "\n\n".join([sentence] * 4)), "four sentences have no average"


@pytest.mark.parametrize("text", [
    f"```\n{LONG}\n```", f"~~~python title=x\n{LONG}\n~~~", f"# {LONG}", f"A `{LONG}` is one word.",
    "[a](https://example.org/a/b) b.", f"---\ntitle: {LONG}\n---\nText."])
def test_code_headings_and_targets_of_links_are_no_prose(text: str) -> None:
    assert not faults_in("docs/page.md", text)


def test_items_and_cells_are_blocks_of_their_own() -> None:
    half = " ".join(["word"] * 20)
    assert not faults_in("docs/page.md", f"Before:\n- {half}\n- {half}\n\n| {half} | {half} |\n")
    assert [block.line for block in page_blocks("a\nb\n\n1. c\n2. d\n   e\n")] == [1, 4, 5]


def test_sentences_end_where_a_reader_thinks_so() -> None:
    assert sentences("It costs 0.5 ms, e.g. On a Pi. `code` follows. “Quoted.” Next!") == [
        "It costs 0.5 ms, eg On a Pi.", "Code follows.", "“Quoted.", "Next!"]


def test_docstrings_and_comments_are_read_and_examples_in_them_are_not() -> None:
    source = textwrap.dedent(f'''
        """Module: does it.

            {LONG}

        - an item
        - another

        >>> "{LONG}"
        '{LONG}'
        """

        # A comment
        # over two lines.
        x = 1  # beside code
        y = "whoever"
        z = 2  # type: ignore[assignment]
    ''')
    assert [(block.line, block.text) for block in code_blocks(source)] == [
        (2, "Module: does it."), (6, "an item"), (7, "another"), (13, "A comment over two lines."), (15, "beside code")]


def test_words_are_found_where_they_are_banned() -> None:
    assert "whoever" in faults_in("docs/page.md", "Whoever comes.")[0].words
    assert "admission" in faults_in("src/ludoteca/server/x.py", '"""The usher of a table."""')[0].words
    assert not faults_in("src/ludoteca/games/x.py", '"""The usher of a table."""')
    assert not faults_in("docs/rules/en/palla.md", "Whoever comes first.")
    assert not faults_in("CONTRIBUTING.md", "| admission | usher |")
