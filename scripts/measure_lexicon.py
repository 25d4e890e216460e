"""Measures the lexicon of Polywords: size, memory, speed and share of accepted answers.

Times are processor time, so that a busy machine does not spoil them.

PYTHONPATH=src python scripts/measure_lexicon.py
"""

from __future__ import annotations

import random
import re
import resource
import time
from collections.abc import Callable
from pathlib import Path

from ludoteca.games.polywords import words, words_store

ROOT = Path(__file__).parents[1]
CONTENT = ROOT / "src/ludoteca/games/polywords/content"
LISTS = ROOT / "tests/games/polywords"


def resident() -> float:
    """Peak memory of this process, in MB."""
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024


def microseconds(ask: Callable[[str], object], asked: list[str]) -> float:
    best = 1e9
    for _ in range(7):
        started = time.process_time()
        for word in asked:
            ask(word)
        best = min(best, (time.process_time() - started) / len(asked) * 1e6)
    return best


def accepted(name: str, language: str) -> str:
    good = total = 0
    worst = (2.0, "")
    for section in re.split(r"^## ", (LISTS / name).read_text(encoding="utf-8"), flags=re.M)[1:]:
        category, text = section.split("\n", 1)
        answers = [answer.strip() for answer in re.split(r"[,\n]", text) if answer.strip()]
        yes = sum(words.verdict(answer, category.strip(), language) == "yes" for answer in answers)
        good, total = good + yes, total + len(answers)
        worst = min(worst, (yes / len(answers), category.strip()))
    return f"{good} of {total} ({good / total:.1%}), worst category {worst[1]} {worst[0]:.0%}"


def measure(language: str) -> None:
    before, started = resident(), time.process_time()
    words_store.lexicon(language)
    took = time.process_time() - started
    print(f"{language}: loaded in {took * 1e3:.0f} ms, {resident() - before:.0f} MB more")
    before, started = resident(), time.process_time()
    words_store.frequencies(language)
    took = time.process_time() - started
    print(f"{language}: frequencies in {took * 1e3:.0f} ms, {resident() - before:.0f} MB more")
    started = time.process_time()
    many = words.playable(language, 2.5)
    print(f"{language}: {len(many):,} words for bots in {(time.process_time() - started) * 1e3:.0f} ms")
    asked = random.Random(1).sample(many, 20_000)
    for name, ask in (
        ("is_word", lambda word: words.is_word(word, language)),
        ("verdict", lambda word: words.verdict(word, "animale", language)),
        ("frequency", lambda word: words.frequency(word, language)),
    ):
        print(f"{language}: {name} {microseconds(ask, asked):.2f} µs")
    print(f"{language}: everyday answers accepted {accepted(f'everyday_answers_{language}.txt', language)}")
    print(f"{language}: answers written after the lists {accepted(f'later_answers_{language}.txt', language)}")


def main() -> None:
    print(f"shipped files: {sum(path.stat().st_size for path in CONTENT.iterdir()) / 1e6:.2f} MB")
    for language in words.LANGUAGES:
        measure(language)


if __name__ == "__main__":
    main()
