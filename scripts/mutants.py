"""Mutation testing: changes one line after another and runs the tests: `make mutants`, or one part by name.

    python -m scripts.mutants                 every part in turn, with progress; writes docs/internals/mutants.md
    python -m scripts.mutants acts store      some parts
    python -m scripts.mutants acts --again    with the code and tests of now: changed functions, survivors, not reached
    python -m scripts.mutants acts --resume   a run that was stopped goes on with those it had not reached
    python -m scripts.mutants acts --patient  those that ran out of time, with six times as much of it
    python -m scripts.mutants acts --show     what each survivor that has no word yet changed
    python -m scripts.mutants acts --page     the page again, after a word was added

mutmut makes the changes and runs the tests that touch the changed function, the quickest first. A survivor is either a
hole in the tests or changes nothing anybody can notice; `scripts/mutants.toml` keeps a word on each of the latter.
"""

from __future__ import annotations

import argparse
import os
import re
import shutil
import subprocess
import sys
import tomllib
from contextlib import chdir
from functools import cache
from pathlib import Path
from typing import NamedTuple

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TaskID, TextColumn, TimeElapsedColumn

ROOT = Path(__file__).resolve().parent.parent
SCRATCH = ROOT / "build" / "mutants"
PAGE = ROOT / "docs" / "internals" / "mutants.md"
WORDS = ROOT / "scripts" / "mutants.toml"
COPIED = ("src", "tests", "examples", "docs", "scripts", "pyproject.toml", "README.md", "Makefile")
NOT_COPIED = shutil.ignore_patterns("__pycache__", "browser", "node_modules", "screenshots")

KILLED = ("killed", "segfault", "caught by type check")
NOTICED = (*KILLED, "timeout")
SURVIVED = ("survived", "no tests")

PATIENCE = 36.0

SQL = r'"(PRAGMA|SELECT|INSERT|UPDATE|DELETE|WHERE|ON|ORDER BY|UNION|BEGIN|COMMIT|ROLLBACK|SAVEPOINT|RELEASE)\b'


class Part(NamedTuple):
    """Some modules and the tests that concern them."""

    modules: tuple[str, ...]
    tests: tuple[str, ...]
    seconds: int = 600           # after this time a running test is taken to hang


def golden(*games: str) -> tuple[str, ...]:
    return tuple(f"tests/conformance/test_golden.py::test_the_golden_playthrough_still_holds[{game}]" for game in games)


def holds(*games: str, checks: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(
        f"tests/conformance/test_games.py::test_it_holds[{game}-{check}]" for game in games for check in checks)


def kept(*games: str) -> tuple[str, ...]:
    return tuple(
        f"tests/logs/test_kept.py::test_a_kept_game_still_ends_as_it_ended[{page.parent.name}/{page.stem}]"
        for page in sorted((ROOT / "tests" / "logs").glob("v*/*.json")) if page.stem.partition("-")[0] in games)


# The quick ones of the conformance checks.
SECRETS = ("what_is_hidden_is_drawn_afresh", "what_a_seat_meets_comes_from_its_view", "a_game_played_again_is_the_same")
SHOW = ("peaks_are_short_and_public", "honours_are_true", "taking_back_leads_where_one_was")
SPEECH = ("everything_told_has_its_words", "what_can_be_said_can_be_done", "what_is_told_hangs_on_the_view_alone",
          "every_legal_move_can_be_said_and_read_back")



def explained(*games: str) -> tuple[str, ...]:
    return tuple(f"tests/conformance/test_why.py::test_a_bot_says_why_from_what_it_saw[{game}]" for game in games)


def taught(*games: str) -> tuple[str, ...]:
    return tuple(f"tests/conformance/test_{test}" for game in games for test in (
        f"lessons.py::test_a_lesson_is_played_through[{game}-it]",
        f"lessons.py::test_a_lesson_is_played_through[{game}-en]",
        f"examples.py::test_an_example_is_played_in_every_language_its_game_speaks[{game}]",
        f"examples.py::test_a_word_that_an_example_speaks_of_is_one_that_somebody_says_or_writes[{game}]"))


SIX_SEAS = ("specchio", "pagliaccio", "palla", "manta", "polpo", "medusa")

PARTS = {
    "rules": Part(
        ("rules/table.py", "rules/take_back.py", "rules/game.py", "rules/chance.py", "rules/vote.py", "rules/deck.py",
         "rules/hourglass.py", "rules/refusal.py"),
        ("tests/rules", "tests/conformance/test_golden.py", "tests/logs",
         *(f"--deselect=tests/rules/test_docstrings.py::test_{name}" for name in (
             "every_public_name_is_in_the_reference_with_words_of_its_own",
             "the_reference_says_what_the_code_says")))),
    "masterdice": Part(
        ("games/masterdice/rules.py", "games/masterdice/pieces.py", "games/masterdice/deduction.py"),
        ("tests/games/masterdice/test_rules.py", "tests/games/masterdice/test_corners.py", *golden("masterdice"),
         *explained("masterdice"), *holds("masterdice", checks=(*SHOW, *SPEECH)))),
    "canvas": Part(
        ("games/canvas/rules.py", "games/canvas/scoring.py", "games/canvas/goals.py"),
        ("tests/games/canvas/test_table.py", "tests/games/canvas/test_scoring.py", "tests/games/canvas/test_corners.py",
         "tests/games/canvas/test_deck.py", *golden("canvas"), *explained("canvas"),
         *holds("canvas", checks=(*SHOW, *SPEECH)))),
    "duplik": Part(
        ("games/duplik/rules.py", "games/duplik/drawing.py", "games/duplik/judging.py", "games/duplik/paper.py"),
        ("tests/games/duplik/test_rules.py", "tests/games/duplik/test_corners.py",
         "tests/games/duplik/test_finer_points.py", "tests/games/duplik/test_gallery.py",
         "tests/games/duplik/test_collage.py", *golden("duplik"), *kept("duplik"),
         *holds("duplik", checks=(SECRETS[1], *SPEECH)))),
    "finestre": Part(
        ("games/finestre/rules.py", "games/finestre/statistics.py"),
        ("tests/games/finestre/test_rules.py", "tests/games/finestre/test_races.py",
         "tests/games/finestre/test_statistics.py", "tests/games/finestre/test_corners.py",
         *golden("finestre", "finestre_allenamento"), *explained("finestre"),
         *holds("finestre", checks=(*SHOW, *SPEECH)))),
    "polywords": Part(
        ("games/polywords/rules.py", "games/polywords/reveal.py", "games/polywords/claims.py",
         "games/polywords/contest.py", "games/polywords/sheet.py", "games/polywords/specchio.py",
         "games/polywords/pagliaccio.py", "games/polywords/palla.py", "games/polywords/manta.py",
         "games/polywords/polpo.py", "games/polywords/medusa.py"),
        (*(f"tests/games/polywords/test_{name}.py" for name in (
            *SIX_SEAS, "requests", "judging", "stamps", "corners", "corners_of_each", "finer_points")),
         *golden(*SIX_SEAS), *kept(*SIX_SEAS), *explained(*SIX_SEAS), *taught(*SIX_SEAS),
         *holds(*SIX_SEAS, checks=(*SECRETS, *SHOW, *SPEECH)))),
    "grid": Part(
        ("games/polywords/grid.py", "games/polywords/view.py"),
        (*(f"tests/games/polywords/test_{name}.py" for name in (
            "grid", "search", "view", *SIX_SEAS, "corners", "corners_of_each", "finer_points")),
         *golden(*SIX_SEAS), *kept(*SIX_SEAS), *holds("specchio", "manta", "polpo", "medusa", checks=SECRETS)),
        seconds=60),
    "words": Part(("rules/words.py",), ("tests/rules/test_words.py",)),
    "speech": Part(
        ("rules/speech.py", "rules/text_interface.py"),
        ("tests/rules/test_phrases.py", "tests/rules/test_text_interface.py", "tests/rules/test_speech.py")),
    "luck": Part(("rules/fair_seed.py",), ("tests/rules/test_fair_seed.py",)),
    "lessons": Part(
        ("rules/lessons.py",),
        ("tests/rules/test_lessons.py", "tests/web/test_lessons.py",
         *(f"tests/conformance/test_lessons.py::test_a_lesson_is_played_through[{game}-{language}]"
           for game in ("masterdice", "finestre") for language in ("it", "en")))),
    "acts": Part(
        ("server/state/transitions.py",),
        ("tests/room/test_transitions.py", "tests/room/test_lobby.py", "tests/room/test_leaving.py")),
    "round": Part(
        ("server/play/round.py", "server/play/pipeline.py", "server/play/expiry.py", "server/runtime/job_queue.py"),
        ("tests/room/test_play.py", "tests/room/test_races.py", "tests/room/test_time.py", "tests/room/test_bots.py",
         "tests/room/test_take_back.py", "tests/room/test_trouble.py", "tests/room/test_round.py",
         "tests/room/test_silence.py", "tests/room/test_peaks.py", "tests/room/test_endings.py",
         "tests/room/test_pipeline.py",
         "tests/web/test_api.py::test_a_deck_of_ones_own_is_fetched_by_its_name_and_kept",
         # It reads the source, in which every mutant stands at once.
         "--deselect=tests/room/test_trouble.py::test_no_refusal_is_invented_or_forgotten")),
    "past": Part(
        ("server/history/replays.py", "server/history/positions.py", "server/play/take_backs.py"),
        ("tests/web/test_replays.py", "tests/web/test_positions.py", "tests/room/test_take_back.py")),
    "house": Part(
        ("server/house/house.py", "server/people/guests.py", "server/admin/settings.py",
         "server/state/results.py", "server/room/outage_notice.py"),
        ("tests/room/test_heartbeat.py", "tests/room/test_endings.py", "tests/room/test_lobby.py",
         "tests/room/test_old_database.py", "tests/room/test_play.py", "tests/web/test_replays.py",
         "tests/web/test_admin.py", "tests/web/test_untrusted_clients.py", "tests/web/test_api.py",
         "tests/trouble/test_disk.py")),
    "leases": Part(
        ("server/house/heartbeat.py", "server/house/loader.py", "server/house/handover.py",
         "server/persistence/table_writer.py", "server/persistence/outage.py",
         "store/sqlite/heartbeats.py"),
        (*(f"tests/room/test_{name}.py" for name in (
            "heartbeat", "liveness", "loader", "handover", "trouble", "pipeline", "time", "old_database")),
         "tests/store/test_heartbeats.py", "tests/trouble/test_clock.py", "tests/trouble/test_disk.py",
         "tests/trouble/test_every_write.py", "tests/web/test_peers.py", "tests/web/test_unreadable_logs.py",
         "tests/web/test_positions.py::test_a_table_begins_in_a_log_and_outlives_a_restart",
         *(f"tests/room/test_daily.py::test_the_{name}" for name in (
             "end_of_a_try_waits_for_a_store_that_does_not_answer",
             "result_of_the_table_that_counts_is_not_replaced_by_another_tables")),
         # One of the four runs is enough.
         *(f"--deselect=tests/trouble/test_every_write.py::test_a_call_that_fails_in_any_phase_changes_nothing_but_"
           f"the_time[{story}" for story in ("lampo", "corsa", "masterdice")),
         # It reads the source, in which every mutant stands at once.
         "--deselect=tests/room/test_trouble.py::test_no_refusal_is_invented_or_forgotten"),
        seconds=10),
    "store": Part(
        ("store/sqlite/store.py", "store/sqlite/writer.py", "store/sqlite/log.py", "store/sqlite/schema.py",
         "store/sqlite/results.py", "store/preflight.py", "store/backup.py"),
        ("tests/store/test_sqlite.py", "tests/store/test_every_store.py", "tests/store/test_promises.py",
         "tests/store/test_personal_data.py", "tests/store/test_sqlite_log.py", "tests/store/test_heartbeats.py",
         *(f"tests/trouble/test_start.py::test_{name}" for name in (
             "every_error_has_a_diagnosis", "a_file_nobody_may_write_is_protected_not_lost",
             "a_file_belongs_to_one_house_at_a_time", "unusable_says_why_for_the_log")),
         "-k", "not postgres and not remote")),
}


def prepare(name: str) -> Path:
    """Make a copy of the project in which mutmut may change this part."""
    room = SCRATCH / name
    shutil.rmtree(room, ignore_errors=True)
    room.mkdir(parents=True)
    for source in filter(Path.exists, (ROOT / each for each in COPIED)):
        if source.is_dir():
            shutil.copytree(source, room / source.name, ignore=NOT_COPIED, symlinks=True)
        else:
            shutil.copy(source, room / source.name)
    shutil.rmtree(room / "src" / "ludoteca" / "server" / "http" / "client", ignore_errors=True)
    settle(name)
    return room


def settle(name: str, patience: float = 6.0) -> None:
    """The settings of mutmut for a part: the modules to change, the tests to run, the timeout."""
    part, room = PARTS[name], SCRATCH / name
    shutil.copy(ROOT / "pyproject.toml", room)
    modules = ", ".join(f'"src/ludoteca/{each}"' for each in part.modules)
    tests = ", ".join(f'"{each}"' for each in part.tests)
    with (room / "pyproject.toml").open("a") as settings:
        settings.write(
            f'\n[tool.mutmut]\nsource_paths = ["src"]\nonly_mutate = [{modules}]\n'
            'also_copy = ["examples", "docs", "scripts", "tests", "README.md", "Makefile"]\n'
            'pytest_add_cli_args = ["-p", "no:cacheprovider", "-p", "no:xdist", "-p", "no:unraisableexception", '
            f'"-p", "scripts.mutmut_pytest", "--timeout", "{part.seconds}", "--timeout-method", "thread"]\n'
            f"pytest_add_cli_args_test_selection = [{tests}]\n"
            f"timeout_constant = {patience}\ntimeout_multiplier = 5.0\n")


def refresh(name: str) -> Path:
    """Update an earlier run's copy to the present code and tests, and record anew which test covers which line.

    mutmut itself drops the results of functions that have changed.
    """
    room, house = SCRATCH / name, ROOT / "src" / "ludoteca"

    def left_alone(folder: str, names: list[str]) -> set[str]:
        broken = {each for each in names if (Path(folder) / each).relative_to(house).as_posix() in PARTS[name].modules}
        return broken | NOT_COPIED(folder, names)

    for copy in (room, room / "mutants"):
        shutil.copytree(house, copy / "src" / "ludoteca", symlinks=True, ignore=left_alone, dirs_exist_ok=True)
        shutil.rmtree(copy / "tests", ignore_errors=True)
    for module in changed(name):
        (room / "src" / "ludoteca" / module).write_bytes((house / module).read_bytes())
    shutil.copytree(ROOT / "tests", room / "tests", symlinks=True, ignore=NOT_COPIED)
    (room / "mutants" / "mutmut-stats.json").unlink(missing_ok=True)
    settle(name)
    return room


def changed(name: str) -> list[str]:
    """The modules of a part that have changed since its last run."""
    return [module for module in PARTS[name].modules if (ROOT / "src" / "ludoteca" / module).read_bytes()
            != (SCRATCH / name / "src" / "ludoteca" / module).read_bytes()]


def mutmut(room: Path, *words: str) -> subprocess.Popen[str]:
    settings = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHONPATH", "PYTEST_"))}
    return subprocess.Popen([sys.executable, "-m", "mutmut", *words], cwd=room, env=settings, text=True,
                            stdout=subprocess.PIPE, stderr=subprocess.STDOUT)


def run(name: str, children: int, progress: Progress, only: str = "") -> dict[str, str]:
    """Every mutant of a part and its result. `only` takes some mutants of the last run.

    `again`: those that no test noticed, and those of functions that have changed. `resume`: those not reached.
    `patient`: those that ran out of time, which on a busy machine may be the machine's fault.
    """
    bar = progress.add_task(name, total=None)
    if not only:
        return tried(name, prepare(name), children, progress, bar)
    if only == "again" and changed(name):
        tried(name, refresh(name), children, progress, bar)
    passed = {"again": NOTICED, "resume": (*NOTICED, *SURVIVED), "patient": (*KILLED, *SURVIVED)}
    asked = [mutant for mutant, fate in fates(name).items() if fate not in passed[only]]
    if not asked:
        return fates(name)
    room = refresh(name) if only == "again" else SCRATCH / name
    if only == "patient":
        settle(name, PATIENCE)
    return tried(name, room, children, progress, bar, *asked)


def tried(
    name: str, room: Path, children: int, progress: Progress, bar: TaskID, *mutants: str,
) -> dict[str, str]:
    """The results of these mutants; without names, of all that have none yet."""
    work = mutmut(room, "run", "--max-children", str(children), *mutants)
    assert work.stdout is not None
    tail, line = "", ""
    while char := work.stdout.read(1):
        line = line + char if char not in "\r\n" else ""
        tail = (tail + char)[-4000:]
        if found := re.search(r"(\d+)/(\d+)", line):
            progress.update(bar, completed=int(found[1]), total=int(found[2]))
    if work.wait():
        raise SystemExit(f"{name}: mutmut stopped\n{tail}")
    difference.cache_clear()
    return fates(name)


def fates(name: str) -> dict[str, str]:
    """The results of a part's mutants. A mutant that changes only the case of SQL does not count."""
    told, _ = mutmut(SCRATCH / name, "results", "--all", "true").communicate()
    found = dict(re.findall(r"^\s+(\S+): (.+)$", told, re.MULTILINE))
    return {mutant: fate for mutant, fate in found.items()
            if fate in NOTICED or not same_statement(difference(name, mutant))}


@cache
def difference(name: str, mutant: str) -> str:
    """The change that a mutant makes, as a patch."""
    from mutmut.mutation.diff_apply import get_diff_for_mutant

    module = mutant.rpartition(".x")[0].replace(".", "/")
    with chdir(SCRATCH / name):
        return str(get_diff_for_mutant(mutant, path=f"src/{module}.py"))


def alive(found: dict[str, str]) -> list[str]:
    return [mutant for mutant, fate in found.items() if fate in SURVIVED]


def judged(found: dict[str, str]) -> list[str]:
    """Mutants whose tests ran to the end; the others have no result."""
    return [mutant for mutant, fate in found.items() if fate in (*SURVIVED, *NOTICED)]


def place(mutant: str) -> tuple[str, int]:
    """Where a mutant lives and its number there.

    >>> place("ludoteca.rules.table.xǁTableǁread_move__mutmut_13")
    ('rules.table.Table.read_move', 13)
    >>> place("ludoteca.rules.refusal.x__printable__mutmut_2")
    ('rules.refusal._printable', 2)
    """
    where, _, number = mutant.rpartition("__mutmut_")
    module, _, function = where.removeprefix("ludoteca.").rpartition(".x")
    return f"{module}.{function.replace('ǁ', '.').removeprefix('.') if 'ǁ' in function else function[1:]}", int(number)


def words(name: str) -> dict[tuple[str, int], str]:
    """The reasons why survivors of a part are accepted."""
    kept = tomllib.loads(WORDS.read_text("utf-8")) if WORDS.exists() else {}
    return {(where, number): word for where, said in kept.get(name, {}).items()
            for word, numbers in said.items() for number in numbers}


def word_on(name: str, mutant: str) -> str:
    """The recorded reason for a survivor."""
    return words(name).get(place(mutant), "not looked at")


def same_statement(diff: str) -> bool:
    """Whether a mutant changes only the case of letters in SQL."""
    before, after = ("\n".join(re.findall(rf"^[{sign}](?![-+]).*", diff, re.M)) for sign in "-+")
    return before[1:].lower() == after[1:].lower() and re.search(SQL, before) is not None


def row(name: str, found: dict[str, str]) -> str:
    living, tried = alive(found), judged(found)
    looked_at = sum(word_on(name, mutant) != "not looked at" for mutant in living)
    return (f"| {name} | {len(found)} | {len(found) - len(tried)} | {len(tried) - len(living)} | {len(living)} "
            f"({100 * len(living) / max(1, len(tried)):.1f} %) | {looked_at} |")


def chapter(name: str, found: dict[str, str]) -> str:
    """The survivors of a part by function, each with its number and reason."""
    by_place: dict[str, dict[str, list[int]]] = {}
    for mutant in alive(found):
        where, number = place(mutant)
        by_place.setdefault(where, {}).setdefault(word_on(name, mutant), []).append(number)
    lines = []
    for where, reasons in sorted(by_place.items()):
        items = [f"{', '.join(map(str, sorted(numbers)))} {word}" for word, numbers in reasons.items()]
        lines.append(f"- `{where}`: {items[0]}" if len(items) == 1 else "\n  - ".join([f"- `{where}`:", *items]))
    return "\n".join(lines) or "None."


def write_page(results: dict[str, dict[str, str]]) -> None:
    """Write the table and the survivors below it; parts that were not run keep their section."""
    before = PAGE.read_text("utf-8") if PAGE.exists() else ""
    rows = {line.split()[1]: line for line in before.splitlines() if line.startswith("| ") and line.split()[1] in PARTS}
    told = {name: text.strip() for name, text in re.findall(r"^## (\w+)\n(.*?)(?=^## |\Z)", before, re.M | re.S)}
    for name, found in results.items():
        rows[name], told[name] = row(name, found), chapter(name, found)
    shown = [name for name in PARTS if name in rows]
    PAGE.write_text("\n".join([
        "# Mutation tests", "",
        "Made by `make mutants`. It changes one line after another and runs the tests that concern it. Parts are the",
        "rules core, rules and scoring of games, the grid of the word games, transitions, rounds, store and leases.",
        "`scripts/mutants.toml` says why a mutant may live.", "",
        "The share of survivors is that of the mutants whose tests ran to an end. What was not run is in no other",
        "column. Another case of the letters of SQL is not counted: the database reads the same statement.",
        "",
        "| part | mutants | not run | noticed | survive | looked at |", "|---|---|---|---|---|---|",
        *(rows[name] for name in shown),
        *(f"\n## {name}\n\n{told[name]}" for name in shown)]) + "\n", "utf-8")


def show(name: str) -> None:
    for mutant in alive(fates(name)):
        if word_on(name, mutant) == "not looked at":
            changed = [line for line in difference(name, mutant).splitlines() if re.match(r"[-+](?![-+])", line)]
            print("#", *place(mutant), *changed, sep="\n")


def main() -> None:
    ask = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    ask.add_argument("parts", nargs="*", choices=[*PARTS, []], help="which parts (default: all)")
    ask.add_argument("--children", type=int, default=os.cpu_count() or 2, help="how many mutants at a time")
    only = {"again": "were not noticed", "resume": "were not reached", "patient": "ran out of time"}
    for name, which in only.items():
        ask.add_argument(f"--{name}", dest="only", action="store_const", const=name, default="",
                         help=f"those of the last run that {which}")
    ask.add_argument("--show", action="store_true", help="show what each survivor of the last run changed")
    ask.add_argument("--page", action="store_true", help="write the page again from the last run")
    asked = ask.parse_args()
    parts = asked.parts or list(PARTS)
    if asked.show:
        for name in parts:
            show(name)
        return
    columns = (TextColumn("{task.description:12}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    with Progress(*columns, console=Console(stderr=True), disable=asked.page) as progress:
        for name in parts:
            found = fates(name) if asked.page else run(name, asked.children, progress, asked.only)
            write_page({name: found})
            print(row(name, found), flush=True)


if __name__ == "__main__":
    main()
